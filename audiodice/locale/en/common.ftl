# What any game and every screen says, in English.
# A message's value is what "normal" says; .brief leaves out, .full adds. {""} says nothing.
# $who is you, here (one of several people at this keyboard) or other (a computer).

## Joints of lists

list-joint = { $head }, { $next }
list-last = { $head } and { $next }
# Between dice if there are to be pauses, and before what follows them.
dice-joint = { $head }, { $next }
dice-stop = { $head }; { $next }
scores-item = { $who ->
    [you] You
   *[other] { $name }
  } { $points }
scores-last = { $head }, { $next }
apart-item = { $a }:
places-item = { $who ->
    [you] you
   *[other] { $name }
  } { $points }
places-last = { $head }, { $next }
best-item = { $b } for { $a-n ->
    [1] the { $a }
   *[other] { $a }
  }
best-last = { $head }, { $next }
taken-joint = { $head }, then { $next }
taken-last = { $head }, then { $next }

## Faces

plural-face = { $face ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
  }
Plural-face = { $face ->
    [1] Ones
    [2] Twos
    [3] Threes
    [4] Fours
    [5] Fives
   *[6] Sixes
  }
combo-face = { $b ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
  }

## Turns, scores and ends

turn = { $who ->
    [you] { $scores-n ->
        [1] {""}
       *[other] Your turn. { $scores }.
      }
   *[other] { $name }'s turn.
  }
    .brief = { $who ->
        [you] { $scores-n ->
            [1] {""}
           *[other] Your turn.
          }
       *[other] { $name }'s turn.
      }
whose-turn = { $over ->
    [yes] The game is over.
   *[no] { $who ->
        [you] Your turn.
       *[other] { $name }'s turn.
      }
  }

# Where a seat stands: behind the leader, or ahead of the next.
standing-lead = { $where ->
    [ahead] { $by } ahead
    [behind] { $seats ->
        [2] {""}
       *[other] { $place ->
            [2] second,
            [3] third,
           *[other] place { $place },
          }{" "}
      }{ $by } behind
   *[level] level
  }
standing = { $who ->
    [you] You
   *[other] { $name }
  } { $points }{ $seats ->
    [1] .
   *[other] , { standing-lead }.
  }
lead = { $who ->
    [you] { $seats ->
        [2] {""}
       *[other] You are
      }
   *[other] { $name } is
  } { standing-lead }.
    .brief = {""}
scores = { $scores }. Target { $target }.
    .brief = { $scores }.
# One die is "a 5", not a bare number.
last-roll = { $faces-n ->
    [0] No roll yet.
   *[other] { $who ->
        [other] { $name }'s last roll: { $kept-n ->
            [0] { $free-n ->
                [1] a { $free }.
               *[other] { $free }.
              }
           *[other] { $faces }{ $free-n ->
                [0] , all kept.
               *[other] , kept { $kept-n ->
                    [1] the { $kept }.
                   *[other] { $kept }.
                  }
              }
          }
       *[you] { $kept-n ->
            [0] { $free-n ->
                [1] a { $free }.
               *[other] { $free }.
              }
           *[other] Kept { $kept-n ->
                [1] the { $kept }
               *[other] { $kept }
              }{ $free-n ->
                [0] .
                [1] , left a { $free }.
               *[other] , left { $free }.
              }
          }
      }
  }
# Asked again, after another's: one's own last roll follows.
own-roll = { $who ->
    [you] Your last roll:
   *[other] { $name }'s last roll:
  }
ended = { $tied ->
    [yes] A tie at { $top }. { $places }.
   *[no] { $who ->
        [you] You win
       *[other] { $name } wins
      }{ $seats ->
        [1] , { $top } in { $turns } { $turns ->
            [one] turn
           *[other] turns
          }.
        [2] , { $top } to { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
# Undo while the dice are shaken.
put-down = The dice stay in the cup.
# What a step back took back: the game says what its undone-commit and undone-dice are.
undone-commit = { $box } undone
undone-dice = { $kept-n ->
    [0] Nothing kept.
    [1] Kept the { $kept }.
   *[other] Kept { $kept }.
  }
undone = { $what ->
    [commit] { undone-commit }
    [roll] Roll undone
   *[keep] Undone
  }{ $gone-n ->
    [0] .
   *[other] , { $gone } too.
  } { $again ->
    [yes] { $who ->
        [you] Your turn again.
       *[other] { $name }'s turn again.
      }
   *[no] {""}
  } { $faces-n ->
    [0] {""}
   *[other] { $faces }.
  } { $open ->
    [yes] { undone-dice }
   *[no] {""}
  } { $first ->
    [yes] A roll was undone: this game counts for no best score.
   *[no] {""}
  }
    .brief = { $what ->
        [commit] { undone-commit }
        [roll] Roll undone
       *[keep] Undone
      }{ $gone-n ->
        [0] .
       *[other] , { $gone } too.
      } { $again ->
        [yes] { $who ->
            [you] Your turn.
           *[other] { $name }'s turn.
          }
       *[no] {""}
      } { $faces-n ->
        [0] {""}
       *[other] { $faces }.
      } { $open ->
        [yes] { $again ->
            [yes] { $kept-n ->
                [0] {""}
               *[other] { undone-dice }
              }
           *[no] { undone-dice }
          }
       *[no] {""}
      } { $first ->
        [yes] No best score now.
       *[no] {""}
      }
hurried = {""}

## Score sheets: games of three rolls and boxes to fill. The game's box-item names a box, $a.

# What boxes bring: $a the box, $b the points, $c the upper bonus in them
boxes-item = { box-item } { $b }{ $c ->
    [0] {""}
   *[other] {" "}with bonus
  }
boxes-last = { $head }, { $next }
# $a the box or kind, $b the face, $c how many dice, $d the points
made-kind = { $c ->
    [3] three { combo-face }
    [4] four { combo-face }
   *[other] five { combo-face }
  }
made-item = { $a ->
    [kind] { made-kind }
   *[other] { box-item }, { $d } points
  }
    .brief = { $a ->
        [kind] { made-kind }
       *[other] { box-item }
      }
from-item = { $c ->
    [5] { made-kind }
   *[other] { $a ->
        [kind] { made-kind }
       *[other] { box-item }
      }
  }
# The player has set what is told after a reroll ($reroll). After the last one it is always the whole hand.
new-dice = { $faces-n ->
    [1] A { $faces }
   *[other] New { $faces }
  }
    .brief = { $faces-n ->
        [1] A { $faces }
       *[other] { $faces }
      }
rolled-dice = { $left ->
    [0] { $all }{ rolled-made }
   *[other] { $kept-n ->
        [0] { $faces }{ rolled-made }
       *[other] { $reroll ->
            [hand] { $all }{ rolled-made }
            [both] { new-dice }. Now { $all }{ rolled-made }
           *[other] { new-dice }{ now-made }
          }
      }
  }
    .brief = { $left ->
        [0] { $all }{ rolled-last }
       *[other] { $kept-n ->
            [0] { $faces }{ rolled-made.brief }
           *[other] { $reroll ->
                [hand] { $all }{ rolled-made.brief }
                [both] { new-dice }. Now { $all }{ rolled-made.brief }
               *[other] { new-dice.brief }{ now-made.brief }
              }
          }
      }
    .full = { $left ->
        [0] { $all }{ rolled-made }
       *[other] { $kept-n ->
            [0] { $faces }{ rolled-made }
           *[other] { $reroll ->
                [hand] { $all }{ rolled-made }
                [new] { new-dice }{ now-made }
               *[other] { new-dice }. Now { $all }{ rolled-made }
              }
          }
      }
rolled-made = { $made-n ->
    [0] .
   *[other] : { $made }.
  }
    .brief = { $made-n ->
        [0] .
       *[other] : { made-worth }.
      }
made-worth = { $made }{ $made_points ->
    [0] {""}
   *[other] {" "}{ $made_points }
  }
# Made by all five dice, not by the new ones alone.
now-made = { $made-n ->
    [0] .
   *[other] : now { $made }.
  }
    .brief = { $made-n ->
        [0] .
       *[other] . { $made }.
      }
# In brief three alike are left out where the box that brings most says it.
rolled-last = { $named ->
    [yes] { rolled-made.brief }
   *[no] { $most ->
        [no] { rolled-made.brief }
       *[yes] { $points ->
            [0] { rolled-made.brief } Nothing scores.
           *[other] : { $made_points ->
                [0] {""}
               *[other] { made-worth },{" "}
              }{ $box } { $points }{ with-bonus }.
          }
      }
  }
# Points are called so once: here, or by what the dice make.
most-points = { $made-n ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
      }
   *[other] { $points }
  }
# The player has set whether it is told ($most).
rolled-best = { $named ->
    [yes] {""}
   *[no] { $most ->
        [no] {""}
       *[yes] { $points ->
            [0] Nothing scores.
           *[other] Most: { $box }, { most-points }{ with-bonus }.
          }
      }
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice } { $left ->
        [0] No rolls left. { rolled-best }
        [one] { $left } roll left.
       *[other] { $left } rolls left.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice.brief }
      }
    .full = { $who ->
        [other] { $kept-n ->
            [0] { $name } rolls { $faces }{ rolled-made }
           *[other] { $made-n ->
                [0] { $name } keeps { $kept-n ->
                    [1] the { $kept }
                   *[other] { $kept }
                  }, rolls { $faces-n ->
                    [1] a { $faces }
                   *[other] { $faces }
                  }.
               *[other] { $name } has { $all }{ rolled-made }
              }
          }
       *[you] { rolled-dice.full } { rolled-best } { $left ->
            [0] No rolls left.
            [one] { $left } roll left.
           *[other] { $left } rolls left.
          }
      }
five-alike = {""}
keeping = { $faces-n ->
    [0] Nothing kept.
    [1] Kept the { $faces }.
    [5] All five kept: nothing to roll.
   *[other] Kept { $faces }.
  }
    .brief = { $faces-n ->
        [0] Nothing kept.
        [1] Kept the { $faces }.
        [5] All five kept.
       *[other] Kept { $faces }.
      }
    .full = { $faces-n ->
        [0] Nothing kept.
        [1] Kept the { $faces }. { roll-now }
        [5] All five kept: nothing to roll. { KEY("commit") } names the box with most points.
       *[other] Kept { $faces }. { roll-now }
      }
kept = { $who ->
    [other] {""}
   *[you] { keeping }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { keeping.brief }
      }
    .full = { $who ->
        [other] {""}
       *[you] { keeping.full }
      }
let-go = Released { $gone-n ->
    [1] a { $gone }
   *[other] { $gone }
  }
freeing = { $faces-n ->
    [0] { keeping }
    [1] { let-go }, one { $faces } kept.
   *[other] { let-go }. { keeping }
  }
    .brief = { $faces-n ->
        [1] One { $faces } kept.
       *[other] { keeping.brief }
      }
    .full = { $faces-n ->
        [0] { keeping.full }
       *[other] { let-go }. { keeping.full }
      }
released = { $who ->
    [other] {""}
   *[you] { freeing }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { freeing.brief }
      }
    .full = { $who ->
        [other] {""}
       *[you] { freeing.full }
      }
with-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}with bonus
  }
choice = { $box }: { $points }{ with-bonus }.
    .brief = { $box } { $points }{ with-bonus }.
# What an opponent's dice were, if box and points do not say it. In full every roll has been told.
told-from = { $from-n ->
    [0] {""}
   *[other] , with { $from }
  }
total-after = { $bonus ->
    [yes] .
   *[no] { $next_who ->
        [none] .
       *[other] , total { $total }.
      }
  }
# Left out where the scores follow, with "Your turn".
others-total = { $next_who ->
    [you] .
   *[other] { total-after }
  }
scored = { $who ->
    [other] { $name }: { $points } in { $box }{ told-from }{ others-total }
   *[you] { $points } in { $box }{ total-after }
  }
    .brief = { $who ->
        [other] { $name }: { $box } { $points }.
       *[you] { $box } scored.
      }
    .full = { $who ->
        [other] { $name }: { $points } in { $box }{ others-total }
       *[you] { $points } in { $box }{ total-after }
      }
zeroed = { scored }
    .brief = { $who ->
        [other] { $name }: { $box } { $points }.
       *[you] 0 in { $box }.
      }
    .full = { scored.full }
bonus = Upper bonus, { $points }!{ $next_who ->
    [none] {""}
   *[other] {" "}Total { $total }.
  }
    .brief = Bonus { $points }!
last-round = Last round.
next-turn = Turn { $round } of { $rounds }.
    .brief = {""}
sheets-ended = { $seats ->
    [1] The game is over: { $top } in all.
   *[other] { $tied ->
        [yes] A tie at { $top }. { $places }.
       *[no] { $who ->
            [you] You win
           *[other] { $name } wins
          }{ $seats ->
            [2] , { $top } to { $second }.
           *[other] , { $top }. { $after_winner }.
          }
      }
  }
podium = { $place ->
    [1] { $shared ->
        [yes] First: { podium-who }, { $points }.
       *[no] {""}
      }
    [2] Second: { podium-who }, { $points }.
    [3] Third: { podium-who }, { $points }.
   *[other] Place { $place }: { podium-who }, { $points }.
  }
podium-who = { $who ->
    [you] you
   *[other] { $name }
  }

# After the result: the best yet, the decisions that cost most, what keys do. $a is the turn, $b the cost, $c points or chance.
dear-item = turn { $a }, { $c ->
    [chance] { $b } in 100
   *[points] { $b ->
        [one] 1 point
       *[other] { $b } points
      }
  }
dear-joint = { $head }; { $next }
dear-last = { $head }; { $next }
new-best = { $who ->
    [you] New best! Before, { $before }.
   *[other] New best for { $name }! Before, { $before }.
  }
    .brief = { $who ->
        [you] New best!
       *[other] New best for { $name }!
      }
best-hinted = { $who ->
    [you] More than your best, { $before }, but with hints.
   *[other] { $name }: more than the best before, { $before }, but with hints.
  }
    .brief = {""}
best-stands = Your best is { $points }.
costliest = { $dear-n ->
    [0] { $how ->
        [hinted] Every decision came after a hint.
        [rest] Every decision without a hint was the best.
        [small] Only small mistakes.
       *[best] Every decision was the best.
      }
   *[other] { $dear-n ->
        [one] Costliest decision
       *[other] Costliest decisions
      }: { $dear }.
  }
    .brief = {""}
plays-again = { $review ->
    [yes] { TOUCH() ->
        [yes] Now { KEY("roll") } or { KEY("hint") }.
       *[no] { KEY("hint") } reviews the game, { KEY("roll") } plays again.
      }
   *[no] { TOUCH() ->
        [yes] Now { KEY("roll") }.
       *[no] { KEY("roll") } plays again.
      }
  }
    .brief = {""}

no-throws-left = No rolls left. Choose a box: { $boxes }.
    .brief = No rolls left. { $boxes }.
    .full = { TOUCH() ->
        [yes] No rolls left. Choose a box. Most: { $boxes }.
       *[no] No rolls left. { KEY("previous") } and { KEY("next") } walk the boxes, digits name one, { KEY("commit") } fills it. Most: { $boxes }.
      }
all-kept = All five are kept: nothing to roll. Most: { $boxes }.
    .brief = All kept. { $boxes }.
roll-all = Nothing kept. { TOUCH() ->
    [yes] Roll all five?
   *[no] { KEY("roll") } again rolls all five.
  }
    .brief = Roll all five?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("roll") } again.
      }
alike-left = { $faces-n ->
    [1] One { $faces } is not kept. { TOUCH() ->
        [yes] Roll all the same?
       *[no] { KEY("roll") } again rolls it.
      }
   *[other] { $faces } not kept. { TOUCH() ->
        [yes] Roll all the same?
       *[no] { KEY("roll") } again rolls them.
      }
  }
made-left = { $box }, { $points }, is not kept. { TOUCH() ->
    [yes] Roll all the same?
   *[no] { KEY("roll") } again rolls.
  }
zero = Put 0 in { $box }?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}{ KEY("commit") } again.
  }
    .brief = 0 in { $box }?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("commit") } again.
      }
box-filled = { $box } is filled, with { $points }. Most: { $boxes }.
    .brief = { $box } is filled. { $boxes }.
no-such-box = There is no such box. Most: { $boxes }.
    .brief = No such box.

points = { $open ->
    [no] Nothing yet.
   *[yes] { $points ->
        [0] Nothing scores.
       *[other] Most: { $box }, { $points }{ with-bonus }.
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $points ->
            [0] 0.
           *[other] { $box } { $points }{ with-bonus }.
          }
      }
totals = { $scores }. { $over ->
    [yes] The game is over.
   *[no] Turn { $round } of { $rounds }.
  }
    .brief = { $scores }.
choice-list = { $over ->
    [yes] The game is over.
   *[no] { $count ->
        [one] 1 box open.
       *[other] { $count } boxes open.
      } { $boxes-n ->
        [1] { $boxes }.
       *[other] Most: { $boxes }.
      }
  }
    .brief = { $over ->
        [yes] The game is over.
       *[no] { $count ->
            [1] {""}
            [2] {""}
            [3] {""}
           *[other] Of { $count }:
          } { $boxes }.
      }
# The open boxes, or the filled ones where these are fewer.
unfilled-item = { box-item }
unfilled-last = { $head }, { $next }
filled-item = { box-item }
filled-last = { $head }, { $next }
open-boxes = Open: { $unfilled-n ->
    [0] { $filled-n ->
        [0] all { $count }.
       *[other] all but { $filled }.
      }
   *[other] { $unfilled }.
  }
rolls-left = { $over ->
    [yes] The game is over.
   *[no] { $left ->
        [0] No rolls left.
        [one] { $left } roll left.
       *[other] { $left } rolls left.
      }
  }
    .full = { $over ->
        [yes] The game is over.
       *[no] { $left ->
            [0] No rolls left: fill a box.
            [one] { $left } roll left{ $throws ->
                [0] , but all five are kept.
                [one] , of 1 die.
               *[other] , of { $throws } dice.
              }
           *[other] { $left } rolls left{ $throws ->
                [0] , but all five are kept.
                [one] , the next of 1 die.
               *[other] , the next of { $throws } dice.
              }
          }
      }
# Off an even pace, which is three dice of each face.
bonus-pace = { $pace ->
    [ahead] { $off } ahead of pace
    [behind] { $off } behind pace
   *[even] on pace
  }
    .brief = { $pace ->
        [ahead] { $off } ahead
        [behind] { $off } behind
       *[even] on pace
      }
bonus-lost = { $possible ->
    [0] { $need } short
   *[other] at most { $possible } more
  }, no bonus
bonus-progress = { $who ->
    [other] { $name }: upper
   *[you] Upper
  } boxes { $progress ->
    [reached] { $have }: bonus reached, { $bonus }.
    [lost] { $have }: { bonus-lost }.
   *[running] { $have } of { $threshold }, { bonus-pace }.
  }
    .brief = { $who ->
        [other] { $name }:
       *[you] {""}
      } { $progress ->
        [reached] { $have }, bonus reached.
        [lost] { $have }, no bonus.
       *[running] { $have } of { $threshold }, { bonus-pace.brief }.
      }
    .full = { $who ->
        [other] { $name }: upper
       *[you] Upper
      } boxes { $progress ->
        [reached] { $have }: bonus reached, { $bonus }.
        [lost] { $have } of { $threshold }: { bonus-lost }.
       *[running] { $have } of { $threshold } for the bonus of { $bonus }, { bonus-pace }. { $possible } still possible.
      }
sheet-line = { $filled ->
    [yes] { $box } { $points }.
   *[no] { $box }, open.
  }
sheet-bonus = { $progress ->
    [reached] Bonus { $bonus }, with { $have }.
    [lost] Bonus 0, with { $have } of { $threshold }.
   *[running] Bonus open, { $have } of { $threshold }.
  }
    .brief = { $progress ->
        [reached] Bonus { $bonus }.
        [lost] Bonus 0.
       *[running] Bonus, { $have } of { $threshold }.
      }
sheet-total = { $who ->
    [you] Your total: { $total }.
   *[other] { $name }: { $total } in all.
  } { $open ->
    [0] {""}
    [one] 1 box open.
   *[other] { $open } boxes open.
  }
    .brief = { $who ->
        [you] Total { $total }.
       *[other] { $name } { $total }.
      }
# Not among values, which are another sum.
hint-worth = { $worth ->
    [0] {""}
   *[other] : { $worth }
  }
hint = { $commit ->
    [yes] { $zero ->
        [yes] Put 0 in { $box }.
       *[no] Score { $box }{ hint-worth }{ with-bonus }.
      }
   *[no] { $faces-n ->
        [0] Roll all five.
        [1] Keep the { $faces }, roll { $throws } dice.
       *[other] Keep { $faces }, roll { $throws ->
            [one] 1 die.
           *[other] { $throws } dice.
          }
      }
  }
# Values: points at the end, chances to win in 100, points of this turn, or none.
hint-numbers = { hint } { $unit ->
    [points] { $value } if played well to the end.
    [chance] Wins { $value ->
        [1] once
       *[other] { $value } times
      } in 100.
    [rule] By rule of thumb.
   *[turn] Expect { $value } this turn.
  } { $gap-n ->
    [0] { $only ->
        [yes] No other choice.
       *[no] {""}
      }
   *[other] Next best, { $gap } less: { $other }
  }
    .brief = { hint } { $gap-n ->
        [0] {""}
       *[other] Next, { $gap } less: { $other }
      }

## The coach on score sheets: why a decision is better, and what matters for one

# A reason follows the better decision, so it does not repeat it. $box is the box that the better decision aims at or fills,
# $instead that of the player's own, $many the dice of its face that make an upper box. $now and $then are the points by
# which the better decision differs from it, in this turn and in later ones, on average.
instead-item = { box-item }
aim-told = { $many ->
    [0] {""}
   *[other] at least { $many }{" "}
  }{ $box } { $percent } in 100
other-aim-told = { $other_many ->
    [0] {""}
   *[other] at least { $other_many }{" "}
  }{ $instead } { $other_percent } in 100
reason-aims = That makes { aim-told }; yours, { other-aim-told }.
reason-roll-on = That makes { aim-told }, and brings { $points } this turn on average; yours brings { $other_points } now.
reason-take = That brings { $points } now; yours makes { other-aim-told }, and brings { $other_points } this turn on average.
reason-later = That brings { $now_sign ->
    [more] { $now } more
    [less] { $now } less
   *[same] as much
  } this turn, { $then_sign ->
    [more] { $then } more
    [less] { $then } less
   *[same] as much
  } later.
half-hint-box = Think of { $box }.
half-hint-all = Is any of these dice worth keeping?
half-hint-zero = Which box will be the hardest to fill later?
half-hint-made = Compare what lies there with what another roll brings.
half-hint-bonus = Mind the bonus: { $missing } to go.
half-hint-later = Weigh what each box could still bring later.

## Refusals: why a key does nothing now, and what would

no-meaning = { $command } has no meaning in this game.
    .brief = Not in this game.
one-moment = One moment.
unbound = { $bound }: no meaning here. { KEY("help") } lists the keys.
    .brief = No meaning here.
not-your-turn = { $name }'s turn. { KEY("toggle") } hurries.
    .brief = { $name }'s turn.
roll-first = Roll first.
    .full = Roll first, with { KEY("roll") }.
game-over = The game is over.
undo-too-late = Too late to undo: { $name } is playing.
    .brief = Too late.
nothing-to-undo = Nothing to undo.
    .full = Nothing to undo. A setting says whether rolls can be undone too.
rolls-stand = Nothing to undo.{ $first ->
    [yes] {" "}With fair dice every roll stands, whatever the setting.
   *[no] {""}
  }
no-such-die = { $dice ->
    [one] There is 1 die.
   *[other] There are { $dice } dice.
  }
no-such-face = No { plural-face } here.
no-such-digit = The digits 1 to 6 choose faces.
no-such-action = That cannot be done now.
nothing-to-choose = Nothing to choose now. Roll first.
held-back = Too soon.
nothing-missed = Nothing new.
hint-how = { $numbers ->
    [yes] { $first ->
        [yes] { KEY("hint") } does the first.
       *[no] { KEY("hint") } does it.
      }
   *[no] { KEY("hint") } again does it.
  }
    .brief = {""}
no-hint = No hint here.
chance-part = { $points ->
    [0] under 1
    [100] over 99
   *[other] { $points }
  }
chance-about = { $exact ->
    [yes] { chance-part }
   *[other] { $points ->
        [0] { chance-part }
        [100] { chance-part }
       *[other] about{" "}{ chance-part }
      }
  }
chances-item = { $who ->
    [you] you
   *[other] { $name }
  } { chance-part }
chances-last = { $head }, { $next }
chance = { $who ->
    [you] You win
   *[other] { $name } wins
  } { chance-about } in 100, { $chances }.
    .brief = { chance-about }.
decided-before = { $before ->
    [0] under 1
    [100] over 99
   *[other] { $before }
  }
decided-after = { $after ->
    [0] under 1
    [100] over 99
   *[other] { $after }
  }
decided = Decided in round { $turn }: { $who ->
    [you] your chance
   *[other] { $name }'s chance
  } went from { decided-before } to { decided-after } in 100.
    .brief = Decided in round { $turn }: from { decided-before } to { decided-after }.
chance-unknown = The chances are not known with these options.
chance-record = New best, above { $best }: { chance-about } in 100.
    .brief = { chance-about }.
end-expected = Expected in the end: { $points } points.
    .brief = Expected: { $points }.
turns-to-go = Turns to go: about { $count }.
hint-not-ready = Working the game out{ $percent ->
    [0] .
   *[other] , { $percent } percent.
  } Ask again in a moment.
    .brief = { $percent ->
        [0] Not worked out yet.
       *[other] { $percent } percent worked out.
      }

## Walking the dice

die = { $kept ->
    [yes] { $face }, kept.
   *[no] { $face }.
  }
    .full = { $kept ->
    [yes] Die { $place }: { $face }, kept.
   *[no] Die { $place }: { $face }.
  }

## The table

roll-now = { TOUCH() ->
    [yes] Press { KEY("roll") }.
   *[no] { KEY("roll") } rolls.
  }
seated = { $game }{ seated-who }.{ seated-options } { $who ->
    [you] { $seats ->
        [1] {""}
       *[other] You start.
      } { roll-now }
    [here] { $name } starts. { roll-now }
   *[other] { $name } starts.
  }
    .brief = { $seats ->
        [1] { $game }{ seated-who }.{ seated-options }
       *[other] { $game }.{ seated-options } { $who ->
            [you] You start.
           *[other] { $name } starts.
          }
      }
# One person against others, several people (and others), or one alone.
seated-who = { $opponents-n ->
    [0] { $players-n ->
        [0] , solitaire
       *[other] , { $players }
      }
   *[other] {" "}against { $opponents }
  }
# Options that are not as usual. Before who starts: what comes later is cut off by the first key.
seated-options = { $options-n ->
    [0] {""}
   *[other] {" "}{ $options }.
  }
options-last = { $head }, { $next }
watching = { $game }: { $players } { $players-n ->
    [one] plays
   *[other] play
  }.{ seated-options }{ $hurries ->
    [yes] {" "}{ KEY("toggle") } hurries.
   *[no] {""}
  }
no-display = There is no display. Press Enter to play in this terminal, Control C to quit.
goodbye = Goodbye.

## Menus, readers, the history

menu-open = { $title }. { $label }
menu-move = { $label }
menu-edge = { $label }
menu-wrap = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
reader-open = { $title }, { $count } lines. { $label }
titled = { $title }.
list-where = { $title }. { $label }. { $place } of { $count }.
    .brief = { $label }. { $place } of { $count }.
in-section = { $section }. { $label }
explained = { $text }
not-explained = Nothing to explain here.
kind-set = { $value ->
    [mine] My moves.
    [others] Opponents' moves.
    [results] Results.
   *[all] All messages.
  }
find = Find: type a word, then { KEY("select") }.
    .brief = Find.
space = space
blank = blank
not-found = { $text } is not here.
nothing-sought = Nothing to find: press { KEY("find") } and type a word.
history-empty = Nothing said yet.
copied = Copied.
not-copied = Copying is not possible here.
address-wrong = The address of this page asks for { $text }, which does not exist. The menu is here instead.
no-game-to-save = No game has been kept yet.
no-saved-game = This file is no saved game.
saved-to-file = { $name } is among your downloads now.
export-counts = In it: games { $games }, records { $records }, decisions to practise { $practice }.
export-also = In it, too: { $files }.
files-item = { $a ->
    [settings] settings
    [keymap] keys
    [last] last choices
   *[quiz] best scores of the quiz
  }
export-left-out = Left out, because it cannot be read: { $inside } ({ $why }).
export-too-large = There is more here than one file may hold: { $count } files, { $size } MB.
import-games = Games: { $count } new, { $there } there already.
import-continued = Games that were played on elsewhere and are now as far here: { $count }.
import-beside = { $inside } went on differently here. Yours stays; the other one is kept beside it as { $copy }.
import-records = Records: { $count } new, { $there } there already.
import-practice = Decisions to practise: { $count } new, { $there } there already.
import-file = { $what ->
    [settings] Settings
    [keymap] Keys
    [last] Last choices
   *[quiz] Best scores of the quiz
  }: { $outcome ->
    [new] brought in.
    [there] the same already.
    [kept] yours stay.
    [kept_unless] yours stay; --replace takes those of the file.
    [replaced] those of the file replace yours.
   *[joined] joined with yours.
  }
import-over-cap = There are { $count } finished games now. The program keeps { $cap } and deletes the oldest when the next game has ended, unless you set it to keep more.
import-runs = Nothing was brought in, because another program is bringing in a file.
import-failed = Nothing was brought in: { $why }.
import-stopped = Not everything was brought in: { $why }. Bring in the file again for the rest.
import-foreign = This is no file of a player's games, or it is damaged. Nothing was brought in.
import-newer = A newer audiodice saved this file, in format { $version }. This one knows { $known }. Nothing was brought in.
import-too-large = This file holds more than { $count } files or { $size } MB. Nothing was brought in.
import-unknown = This file holds { $inside }, which no such file may hold. Nothing was brought in.
import-damaged = { $inside } in this file is damaged: { $why }. Nothing was brought in.
start = {""}
exit = {""}

main-menu = audiodice
menu-play = Play { $game } against { $opponents }
menu-play-together = Play { $game } with { $players }
menu-play-alone = Play { $game } alone
game-described = { $game }, { $kind }
    .brief = { $game }
play-described = { $label }. { $kind }
    .brief = { $label }
menu-new-game = New game
menu-rules = Rules
menu-keys = { TOUCH() ->
    [yes] Buttons
   *[no] Keys
  }
menu-settings = Settings
menu-learn = Learn the sounds
menu-lessons = Learn to play
menu-tips = Tips
lessons-letter = L
menu-quit = Quit
pause-menu = Pause
menu-continue = { $over ->
    [yes] Back to the result
   *[no] Back to the game
  }
menu-restart = Start this game again
menu-play-again = Play again
menu-statistics = Statistics of this game
menu-credits = Credits
end-menu = The game is over
menu-reset = All settings back to their defaults
reset-asked = Set all back, except your name and the relays?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}{ KEY("select") } again.
  }
    .brief = Set all back?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("select") } again.
      }
settings-reset = All settings have their defaults again.
loss-asked = This game would be lost. { TOUCH() ->
    [yes] Start over all the same?
   *[no] { KEY("select") } again to start over.
  }
    .brief = { TOUCH() ->
        [yes] Lost for good?
       *[no] Lost for good? { KEY("select") } again.
      }
statistics-title = Statistics
statistics-ranking = { $places }.
statistics-margin = { $margin ->
    [0] A tie.
   *[other] { $who ->
        [you] You won
       *[other] { $name } won
      } by { $margin }.
  }
statistics-seat = { $who ->
    [you] You
   *[other] { $name }
  }: { $turns } { $turns ->
    [one] turn
   *[other] turns
  }, best { $best }, worst { $worst }, { $mean } on average{ seat-hinted }.
seat-hinted = { $hinted ->
    [0] {""}
    [one] , 1 decision after a hint
   *[other] , { $hinted } decisions after a hint
  }
sheet-title = { $who ->
    [you] Your sheet
   *[other] Sheet of { $name }
  }
credits = audiodice is free software under the MIT licence. Its own voice is espeak-ng, under the GNU General Public License. Every sound is synthesised by the program's own synthesiser.
menu-main = Leave for the main menu
new-game-menu = New game
menu-start = Start
menu-game = Game: { $game }
menu-people = People at this keyboard: { $number }
menu-opponent = Opponent { $number }{ from-next-game }: { $value }
menu-one-opponent = Opponent{ from-next-game }: { $value }
from-next-game = { $later ->
    [yes] , from the next game
   *[no] {""}
  }
menu-add-opponent = Opponents: { $number }
menu-option = { $option }: { $value }
menu-name = Name of player { $number }: { $value }
menu-begins = Who begins the next game: { $value }
    .help = Who has the first turn of the next game at this table.
value-first = the first seat again
value-turn = each in turn
value-winner = the winner
value-loser = the loser
rules-title = Rules of { $game }
worth-title = What scores in { $game }
tips-title = Tips for { $game }
tips-here = { TOUCH() ->
    [yes] Tips for this game: press here.
   *[no] { KEY("select") } tells tips for this game.
  }
keys-title = { TOUCH() ->
    [yes] Buttons
   *[no] Keys
  }
here-title = What you can press here
settings-title = Settings
settings-words = What is said
settings-voice = The voice
settings-sounds = Sounds
settings-playing = Play and kept games
settings-keys = Keys and lists
settings-captions = Captions
settings-open = { $title }. { KEY("list_left") } and { KEY("list_right") } change a setting, { KEY("explain") } explains it. { $label }
    .brief = { $title }. { $label }
value-on = on
value-off = off
value-none = none
value-one = one
value-two = two
too-few-seats = Someone must play: people or opponents.
same-name = Two players cannot both be called { $name }. Change a name.
name-unheard = A name needs a letter or a digit.
too-many-seats = { $game } seats { $most } at most.
teams-need-seats = Teams of two need four, six or eight players.
menu-changed = { $label }
announced = { $text }
offer = { $label }
offer-hurry = Hurry the others
    .help = They play on at once, and you hear the result.
offer-done = Done
offer-erase = Take one back
offer-again = Hear it again
offer-sheet = Next sheet
offer-zeros = Boxes for 0
type-name = { $label }. Type, then { KEY("select") }.
type-number = { $label }. Type { number-allowed }, then { KEY("select") }.
    .brief = { $label }. Type a number.
number-allowed = { $numbers-n ->
    [0] { $step ->
        [1] a number from { $least } to { $most }
       *[other] a multiple of { $step } from { $least } to { $most }
      }
   *[other] one of { $numbers }
  }
number-wanted = { $text } cannot be set. Type { number-allowed }.
    .brief = { $text }? Type { number-allowed }.
typed = { $text }
erased = { $text } erased
nothing-typed = Empty.
entry-full = Full: { $most } characters at most.
default-name = Player { $number }
you-name = You

setting-language = Language, from the next start: { $value }
    .help = Words and voice; automatic takes the system's language.
setting-verbosity = How much is said: { $value }
    .help = Brief leaves out what you can ask for, full adds more.
setting-name = What friends call you: { $value }
    .help = Friends at other machines hear it. It is asked when you first open or join a room.
setting-pace = Pace of opponents: { $value }
    .help = How long opponents wait between their steps.
setting-digits = Digit keys choose: { $value }
    .help = Faces: 5 keeps the fives. Places: 5 keeps the fifth die.
setting-dice = Dice are told: { $value }
    .help = The order in which the dice of a roll are told.
setting-between-dice = Between dice: { $value }
    .help = Blanks, or commas that make a pause; automatic is what your voice reads best.
setting-reroll = Told after a reroll: { $value }
    .help = What you hear after another roll: the new dice, the whole hand, or both.
setting-most = Box with most points told after a roll: { $value }
    .help = Whether you hear which box brings most points: after the last roll, and in full after each. It need not be the best one: { KEY("hint") } tells that.
setting-box-order = Boxes are walked: { $value }
    .help = Which box { KEY("next") } comes to first: the one with the most points, or the first of the sheet.
setting-scores = Scores are told: { $value }
    .help = The order in which { KEY("scores") } tells the scores.
setting-undo = Undo goes back: { $value }
    .help = How far { KEY("undo") } goes back. With fair dice never past a roll.
setting-confirmations = Ask before a likely slip: { $value }
    .help = Asks once before a step that throws points or a game away.
setting-undo-pause = After your turn, milliseconds to undo it: { $value }
    .help = How long opponents wait at least after your turn, so that { KEY("undo") } can still take it back.
setting-auto-keep = Keep at once where there is only one choice: { $value }
    .help = On: a roll with only one choice keeps it by itself.
setting-speech = Who speaks, from the next start: { $value }
    .help = Automatic takes your screen reader, else the system's voice, else our own.
setting-voice = Program's own voice: { $value }
    .help = The speaker, while the program speaks with its own voice.
setting-elsewhere = While another window is in front: { $value }
    .help = What you hear of the game while you are in another program.
setting-wrap = Lists go round at their ends: { $value }
    .help = Whether the first entry follows the last.
setting-recent = Messages said at once: { $value }
    .help = How many messages { KEY("recent") } repeats in one go.
setting-rate = Voice, words a minute: { $value }
    .help = How fast the voice speaks, where no screen reader sets it. 220 is the speed that Speech Dispatcher is set to.
setting-pitch = Voice pitch: { $value }
    .help = How high the voice is, where no screen reader sets it.
setting-effects = Effects volume: { $value } percent
    .help = How loud all sounds are together; the next three settings are parts of it.
setting-dice-volume = Dice volume: { $value } percent
    .help = How loud cup and dice are.
setting-interface-volume = Volume of menus and events: { $value } percent
    .help = How loud the sounds of menus, turns and points are.
setting-values-volume = Volume of values by ear: { $value } percent
    .help = How loud the strokes are that tell a number without words.
setting-music = Music and the room: { $value }
    .help = The sound of a room with people in it, and a tune for each game. Automatic: not beside a screen reader.
setting-music-volume = Music volume: { $value } percent
    .help = How loud the room and the tunes are; the effects volume does not change it.
setting-values-pace = Values by ear: { $value }
    .help = How fast numbers are played as sounds; brisk is for those who know them.
setting-night = Night mode: { $value }
    .help = Nothing gets loud: loud sounds are held down.
setting-mono = Both ears the same: { $value }
    .help = Plays the same in both ears, for those who hear with one.
setting-swap = Left and right exchanged: { $value }
    .help = Exchanges left and right, for headphones worn the other way round.
setting-headphones = Sound made for headphones: { $value }
    .help = Places sounds as if they were around your head: the far ear hears them later and duller.
setting-voice-volume = Voice volume: { $value } percent
    .help = How loud the voice is, where no screen reader sets it.
setting-voice-waits = Own voice waits for sounds: { $value }
    .help = Usual: you hear what happened before the words tell it. Short: the voice waits for the first sound only.
setting-braille = Braille display: { $value }
    .help = Shows each message on a braille display, in its shortest form: through your screen reader, or through BRLTTY. Orca 45 to 50 show the whole message, whatever is set here.
setting-captions = Captions in the window: { $value }
    .help = Shows what is said in the window.
setting-caption = Caption size: { $value }
    .help = How large the letters in the window are.
setting-colours = Caption colours: { $value }
    .help = The colours of letters and window.
setting-motion = Moving dice in the window: { $value }
    .help = Off: a throw is shown at rest, as soon as it is told.
setting-picture = Picture of the game in the terminal: { $value }
    .help = Scores, dice, sheet and keys are drawn above the words. The window always shows them.
setting-key-repeat = Held keys repeat, from the next start: { $value }
    .help = Whether a key that is held down counts again and again.
setting-switches = Play with switches: { $value }
    .help = Plays with one or two keys: one steps, one selects.
setting-dwell = One switch, milliseconds at each step: { $value }
    .help = How long each step waits after the last words, with one switch.
setting-buffer = Sound buffer, smaller is quicker: { $value }
    .help = A smaller buffer answers a key sooner; raise it if sounds crackle.
setting-pack = Sound pack, from the next start: { $value }
    .help = Sounds of your own, from the folder packs beside the settings.
setting-shake = Shaking the cup: { $value }
    .help = { TOUCH() ->
        [yes] Hold the button that rolls, and the dice are shaken until you let go.
       *[no] Hold the key that rolls, and the dice are shaken until you let go.
      } Automatic is held with the program's own voice, and off beside a screen reader.
value-auto = automatic
value-automatic = automatic
value-network = this computer and its network only
value-de = German
value-en = English
value-es = Spanish
value-fr = French
value-it = Italian
value-ja = Japanese
value-nl = Dutch
value-pl = Polish
value-pt-BR = Brazilian Portuguese
value-ru = Russian
value-tr = Turkish
value-zh-Hans = Simplified Chinese
value-brief = brief
value-normal = normal
value-plain = plain
value-max = Max
value-edward = Edward
value-linda = Linda
value-belinda = Belinda
value-steph = Steph
value-klatt = Klatt
value-full = full
value-instant = instant
value-fast = fast
value-held = held
value-tap = short
value-slow = slow
value-brisk = brisk
value-usual = usual
value-short = short
value-no = no
value-step = as far as the last roll
value-more = past rolls too, and the game counts for no best score
value-thrown = as they lie
value-sorted = by value
value-blanks = blanks
value-commas = commas
value-new = the new dice
value-hand = the whole hand
value-both = new dice and whole hand
value-points = most points first
value-sheet = as on the sheet
value-seats = in seat order
value-screen-reader = screen reader
value-native = the system's voice
value-embedded = own voice
value-text = text only
value-cream = cream on dark
value-white = white on black
value-yellow = yellow on black
value-green = green on black
value-black = black on white
value-speak = the game goes on aloud
value-quiet = quiet
value-face = faces
value-place = places

## Opponents: a name and a line about each

opponent-name-random = Randy
opponent-name-cautious = Cora
opponent-name-bold = Bo
opponent-name-steady = Stella
opponent-name-weak = Will
opponent-name-fair = Fay
opponent-name-strong = Stan
opponent-name-perfect = Petra
# The names of a second, third ... opponent of that kind at the table.
opponent-more-random = Rose Ralph Ruby Roy Rita Rex Ramona
opponent-more-cautious = Carl Cleo Chris Celia Clive Cathy Colin
opponent-more-bold = Bea Ben Bella Bob Betty Bert Bonnie
opponent-more-steady = Steve Sybil Simon Sheila Seth Sophie Scott
opponent-more-weak = Wanda Walt Wendy Ward Wilma Wes Willow
opponent-more-fair = Fred Flora Frank Fern Felix Fiona Finn
opponent-more-strong = Sally Sam Susan Sid Sonia Saul Sadie
opponent-more-perfect = Paul Polly Pete Pam Phil Paula Percy
opponent-numbered = { $name } { $number }

## The solved games: perfect play, and a game looked at again

still-solving = { $name } is still working out the game, { $percent } percent, and plays by rule of thumb until then.
    .brief = { $name } is still thinking, { $percent } percent.
solved = The game is worked out: hints are exact now.
    .brief = Hints are exact now.
table-rebuilt = A table of solved games was damaged or old. It is made again.
table-damaged = The table of this game is damaged or old, and not used; audiodice solve makes it again.
cache-unwritable = What was worked out cannot be kept on this computer. It is made again next time.
solver-died = Working out the game was cut short. The next game tries again.
menu-review = Review of this game
review-title = Review
review-seat = { $who ->
    [you] You
   *[other] { $name }
  }: { $unit ->
    [chance] { $result ->
        [100.0] won
        [0.0] lost
       *[other] tied
      }. Before the first roll, { $expected } chances in 100. Own dice { review-luck }, decisions { review-cost }{ $others_sign ->
        [zero] .
        [minus] , the other's dice and decisions minus { $others }.
       *[plus] , the other's dice and decisions plus { $others }.
      }
   *[points] { $result } points, { $expected } expected. Luck { review-luck }, decisions { review-cost }.
  } { review-right }
    .brief = { $who ->
        [you] You
       *[other] { $name }
      }: luck { review-luck }, decisions { review-cost }.
# Decisions after a hint are not the player's own.
review-right = { $decisions ->
    [0] {""}
   *[other] { $right } of { $decisions } decisions were the best.
  } { $hinted ->
    [0] {""}
    [one] 1 decision came after a hint.
   *[other] { $hinted } decisions came after a hint.
  }
review-luck = { $luck_sign ->
    [minus] minus { $luck }
    [zero] 0
   *[plus] plus { $luck }
  }
review-cost = { $cost_sign ->
    [zero] 0
   *[plus] minus { $cost }
  }
review-decision = Turn { $turn }, with { $faces }. { $done } Better: { $better } { $unit ->
    [chance] It cost { $cost } { $cost ->
        [1] chance
       *[other] chances
      } in 100.
   *[points] It cost { $cost } { $cost ->
        [1] point
       *[other] points
      }.
  }
    .brief = Turn { $turn }, { $faces }. { $done } Better: { $better } { $cost }.

## Games that are kept

game-not-kept = The game cannot be kept: { $why }. It goes on, and is kept as soon as the disk allows.
    .brief = Not kept: { $why }.
game-kept-again = The game is kept again.
    .brief = Kept again.
game-file-vanished = The game's file was gone. It has been written anew.
    .brief = Game file written anew.
game-file-cut = The game's file was cut short, or no file any more. It has been written anew.
    .brief = Game file written anew.
game-file-changed = Something else has written to this game's file. The game goes on in a new file.
    .brief = Goes on in a new file.
game-taken = Another audiodice has opened this game too. Here it goes on as a game of its own.
    .brief = Goes on as a game of its own.
left-game-kept = The game you left is kept after all.
    .brief = The other game is kept.
games-unreadable = The kept games cannot be read: { $why }.
last-step-dropped = The last step was cut short, and is dropped. You had not heard it yet.
    .brief = Last step dropped.
clock-set-back = The clock was set back. Kept games may be listed out of order.
    .brief = The clock was set back.
game-damaged = Damaged at line { $line }: { $why }. { $turns ->
    [0] No turn before that is whole.
    [one] 1 turn before that is whole.
   *[other] { $turns } turns before that are whole.
  }
    .brief = Damaged, { $turns ->
        [0] no turn
        [one] 1 turn
       *[other] { $turns } turns
      } whole.
game-newer = Kept by a newer audiodice, in format { $version }. This one cannot read it.
    .brief = Kept by a newer audiodice.
game-unreadable = This game cannot be read: { $why }.
    .brief = Cannot be read.
game-open-elsewhere = Another audiodice is playing this game.
    .brief = Open elsewhere.
records-newer = The records are a newer audiodice's, of version { $version }; this one knows { $known }. They are left as they are.
    .brief = The records are a newer audiodice's.
records-unusable = The records cannot be used: { $why }. Games are kept all the same.
    .brief = The records cannot be used.
records-damaged = The records are damaged: { $why }; audiodice stats --rebuild makes them again from the kept games.
    .brief = The records are damaged.

## Going on with a kept game

game-kept = { $young ->
    [yes] Kept until another game begins: nothing is scored yet.
   *[no] The game is kept.
  }
    .brief = { $young ->
        [yes] Kept until the next game.
       *[no] Kept.
      }
steps-not-kept = The last steps of this game could not be kept.
    .brief = Last steps not kept.
table-back = { $game }{ seated-who }.
    .brief = { $game }.
resumed = { $game }{ seated-who }, as you left it.
    .brief = { $game }.
menu-friends = With friends
menu-resume = Resume { $game }{ standing-now }
standing-now = { $against-n ->
    [0] { $seats-n ->
        [0] {""}
       *[other] : { $seats }
      }
   *[other] {" "}against { $against }, { $mine } to { $theirs }
  }{ $turn-n ->
    [0] {""}
   *[other] , turn { $turn }
  }
kept-title = Kept games
finished-title = Finished games
kept-game = { $game }{ standing-now }, { kept-ago }{ $state ->
    [elsewhere] , open elsewhere
    [damaged] , damaged
    [newer] , of a newer audiodice
   *[fine] {""}
  }
kept-seat = { $name } { $points }
kept-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] just now
            [one] 1 minute ago
           *[other] { $minutes } minutes ago
          }
        [one] 1 hour ago
       *[other] { $hours } hours ago
      }
    [one] yesterday
   *[other] { $days } days ago
  }
kept-none = No finished games
good-part-asked = { TOUCH() ->
    [yes] Go on from there?
   *[no] { KEY("select") } again goes on from there.
  }
delete-asked = Delete this game?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}{ KEY("delete") } again.
  }
game-deleted = Deleted.
game-not-deleted = It cannot be deleted: { $why }.
game-gone = That game is no longer there.
setting-kept-games = Finished games kept: { $value }
    .help = How many finished games can be heard again; older ones are deleted.
setting-relays = Relays to friends elsewhere: { $value }
    .help = By which servers you meet friends: automatic is public ones, to which you have agreed. This computer and its network always work. You can type addresses of your own, such as relay.example.
relays-asked = Your own relays, with blanks between them: a host, or an address with tcp, mqtts, ws or wss. Empty for automatic.
relays-refused = { $url } is no address of a relay. It is a host such as relay.example, or begins with tcp, mqtts, ws or wss.

## The program about itself

defect = Sorry, a defect of ours. { $path-n ->
    [0] {""}
   *[other] The report is in { $path }.
  }
    .brief = Sorry, a defect of ours.
defect-again = Sorry, another defect. The program ends. { $path-n ->
    [0] {""}
   *[other] The report is in { $path }.
  }
verbosity-set = { $value ->
    [brief] Brief.
    [full] Full.
   *[normal] Normal.
  }
input-help-on = { TOUCH() ->
    [yes] Input help on. Press a button to hear what it does; { KEY("input_help") } turns it off.
   *[no] Input help on. Press a key to hear what it does; { KEY("input_help") } turns it off.
  }
    .brief = Input help on.
input-help-off = Input help off.
described = { TOUCH() ->
    [yes] { $command }. { $help }
   *[no] { $bound }: { $command }. { $help }
  }
    .brief = { TOUCH() ->
        [yes] { $command }.
       *[no] { $bound }: { $command }.
      }
jump-described = { $bound }: goes to { $label }.
effects-off = Sounds off. { KEY("effects") } turns them on.
effects-on = Sounds on.
nothing-left = Speech is off: the sounds stay on.
speech-off = Speech off. { KEY("speech") } turns it on.
speech-on = Speech on.
effects-volume = Sounds { $value } percent.
voice-volume = Voice { $value } percent.
voice-rate = { $value } words a minute.
voice-not-ours = Your screen reader sets the speed.
voice-volume-not-ours = Your screen reader sets the volume.
voice-changed = { $better ->
    [yes] { voice-name } speaks.
   *[no] { $gone ->
        [embedded] The own voice
        [text] Text
       *[other] { $gone }
      } is gone; { voice-name } speaks.
  }
voice-name = { $voice ->
    [embedded] own voice
    [text] text only
   *[other] { $voice }
  }
caption-size = Caption { $value }.
sounds-unavailable = Sound effects unavailable. { $why }.
    .brief = Sound effects unavailable.
sound-back = Sounds are back.
sounds-missing = { $count ->
    [one] Sound { $file } is missing.
   *[other] { $count } sounds are missing, { $file } the first.
  } The game goes on without.
sound-broken = Sound { $file } cannot be played: { $why }. The game goes on without it.
pack-sound-broken = Sound { $file } of the pack cannot be played: { $why }. The program's own is played.
pack-flawed = { $count ->
    [one] 1 more problem
   *[other] { $count } more problems
  } in the sound pack: audiodice sounds check names them.
pack-unusable = { $path }{ $line ->
    [0] {""}
   *[other] , line { $line }
  }: { $why }. The program's own sounds are used.
pack-unknown-cue = { $path }, line { $line }: no cue is called { $given }.
pack-wrong-line = { $path }, line { $line }: { $cue }: { $why }. The program's own sound is used.
pack-missing-file = { $path }, line { $line }: { $cue }: { $file } is missing. The program's own sound stands in.
pack-silent-file = { $path }, line { $line }: { $cue }: there is nothing to hear in { $file }. This sound stays silent.
pack-long-file = { $path }, line { $line }: { $cue }: { $file } lasts { $seconds } seconds; 5 are the most.
pack-lying-file = { $path }, line { $line }: { $cue }: by its header { $file } lasts { $says } seconds, but it is { $seconds }. Is it whole?
pack-odd-file = { $path }, line { $line }: { $cue }: { $file } has { $rate } samples a second in { $channels } channels; 8000 to 96000 in 1 or 2 are allowed.
pack-fine = { $count ->
    [0] No sound is replaced.
    [one] 1 cue is replaced; nothing is wrong.
   *[other] { $count } cues are replaced; nothing is wrong.
  }
pack-wrong-file = { $path }, line { $line }: { $cue }: { $file } cannot be used: { $why }.
# What $why is where something goes wrong with a disk or the sound; other reasons are the system's own words.
cause-no-space = no space is left on the disk
cause-not-allowed = the system does not allow it
cause-read-only = the disk can only be read
cause-disk-failed = the disk has failed
cause-missing = the file is missing
cause-sound-gone = The sound device is gone
cause-sound-silent = The sound device does not answer
settings-unwritable = Settings cannot be kept: { $why }. They hold until you leave, and are kept as soon as the disk allows.
settings-kept-again = Settings are kept again.
settings-broken = { $path }, line { $line }: { $why }. { $default } is used.
keymap-unknown-command = { $path }, line { $line }: no command is called { $given }.
keymap-unknown-key = { $path }, line { $line }: { $command }: { $why }. Its default key stands.
keymap-no-key = { $path }, line { $line }: { $command } keeps its default key: it cannot do without one.
keymap-clash = { $path }, line { $line }: { $bound } is { $other } already, so { $command } keeps its default key.
keymap-syntax = { $path }, line { $line }: not readable: { $why }. The default keys stand.
keymap-unreadable = { $path }: { $why }. The default keys stand.
message-broken = { $file }{ $message-n ->
    [0] {""}
   *[other] , message { $message }
  } cannot be used: English stands in.
messages-broken = { $count ->
    [one] 1 more message
   *[other] { $count } more messages
  } of this language cannot be used.
doctor-sentence = audiodice is ready. You hear me.
help-line = { $bound }: { $command }
key-none = "{ $command }"
key-explained = { $line }. { $help }

## Dice that can be checked: the SHA-256 of their seed at the start, then a word that somebody

## adds, the seed at the end. Proven is where the dice came from, not that nobody chose the seed.

word-asked = Fair dice. Their seed is drawn, and the commitment binds it. Now somebody else may type a word that goes into the dice, so that nobody alone has chosen them; then { KEY("select") }. { KEY("select") } alone begins without a word. { KEY("where") } repeats this. The commitment, to note down: { $groups }.
    .brief = Fair dice. Somebody else's word, then { KEY("select") }. Commitment: { $groups }.
fair-dice = Fair dice{ $word-n ->
    [0] {""}
   *[other] , with the word “{ $word }”
  }
fair-begun = { fair-dice }: the commitment is in the game's file; { KEY("game_rules") } tells it.
    .brief = { fair-dice }.
    .full = { fair-dice }: the commitment is in the game's file; { KEY("game_rules") } tells it. It binds the seed that every roll comes from.
commitment = { fair-dice }. The commitment: { $groups }.
    .brief = Commitment: { $groups }.
    .full = { fair-dice }. It can be checked that the rolls come from the seed that was committed to, not how that seed was chosen. The commitment: { $groups }.
seed-told = The seed of the dice: { $groups }.
    .brief = Seed: { $groups }.
verify-fair = { $throws ->
    [one] 1 roll
   *[other] { $throws } rolls
  }, { $faces } dice: all come from the seed{ $given ->
    [yes] , and the seed is the one that was committed to.
   *[no] .
  }
verify-shared = { $throws ->
    [one] 1 roll
   *[other] { $throws } rolls
  }, { $faces } dice: all come from what everybody showed for them.
verify-shared-wrong = Not fair: the dice of line { $line } do not come from what everybody showed for them.
verify-without = { $throws ->
    [one] In 1 roll
   *[other] In { $throws } rolls
  } somebody who had been at the table took no part.
verify-lost = { $turns ->
    [one] 1 turn was lost
   *[other] { $turns } turns were lost
  } because the player did not show the roll.
verify-unbound = Not proven: the seed is not the one that was committed to.
verify-wrong = Not fair: the dice of line { $line } do not come from the seed.
verify-unheard = This was not compared with the commitment heard at the start; --commitment does that.
verify-word = { $word-n ->
    [0] Nobody added a word to the seed: whoever began the game may have chosen it.
   *[other] Added to the seed: the word “{ $word }”.
  }
verify-undone = { $unfairly ->
    [yes] Not fair: {""}
   *[no] {""}
  }{ $undone ->
    [one] 1 roll was
   *[other] { $undone } rolls were
  } taken back{ $unfairly ->
    [yes] , and with fair dice every roll stands.
   *[no] .
  }
verify-unfinished = The game is not finished: what came after this may have been cut off.
groups-last = { $head }, { $next }

## Records

menu-records = Records
records-empty = No finished games yet.
records-rebuilt = { $count ->
    [one] 1 game is in the records now.
   *[other] { $count } games are in the records now.
  }
record-people = { $count ->
    [one] another person
   *[other] { $count } other people
  }
record-games = { $title }, { $player } { $opponents-n ->
    [0] alone
   *[other] against { $opponents }
  }: { $count ->
    [one] 1 game
   *[other] { $count } games
  }{ $opponents-n ->
    [0] .
   *[other] , { $won } won, { $lost } lost, { $tied } tied. { $longest ->
        [0] {""}
       *[other] Most wins in a row { $longest }, now { $streak }.
      }
  }
    .brief = { $title }, { $player } { $opponents-n ->
        [0] alone: { $count }.
       *[other] against { $opponents }: { $won } of { $count } won.
      }
record-scores = { $best-n ->
    [0] {""}
   *[other] Best score { $best },
  } { $mean } on average. { $best_turn-n ->
    [0] {""}
   *[other] Best turn { $best_turn },
  } { $mean_turn } on average{ $empty ->
    [0] .
   *[other] , { $empty } of { $count } without points.
  }
    .brief = { $best-n ->
        [0] {""}
       *[other] Best { $best }.
      } { $mean } on average.
record-luck = { $count ->
    [one] 1 game reviewed
   *[other] { $count } games reviewed
  }: luck { review-luck }, decisions { review-cost }{ $unit ->
    [chance] , in chances of 100.
   *[points] {" "}points.
  }
    .brief = Luck { review-luck }, decisions { review-cost }.
record-overall = { $title }, { $player }, all opponents: { $count ->
    [one] 1 game
   *[other] { $count } games
  }{ $best-n ->
    [0] {""}
   *[other] , best score { $best }
  }, { $mean } on average.
record-time = { $hours ->
    [0] {""}
    [one] 1 hour
   *[other] { $hours } hours
  } { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  } of play. { $undone ->
    [0] {""}
    [one] 1 step undone.
   *[other] { $undone } steps undone.
  } { $retaken ->
    [0] {""}
    [one] 1 game with rolls undone, which counts for no best score.
   *[other] { $retaken } games with rolls undone, which count for no best score.
  } { $hinted ->
    [0] {""}
    [one] 1 game with hints, which counts for no best score.
   *[other] { $hinted } games with hints, which count for no best score.
  }
plot-title = audiodice: records
plot-game = { $title }: { $count ->
    [one] 1 game
   *[other] { $count } games
  }, { $won } won, highest score { $top }, { $mean } on average.
plot-over-time = { $count ->
    [one] The last game
   *[other] The last { $count } games in order
  }: filled blue won, orange ring lost, grey square tied. Line: mean of { $last }.
plot-spread = How often which score
course-title = { $title }: chance to win, in 100, at each turn
course-seat = { $name }: { $before } at first, lowest { $low }, highest { $high }, { $after } in the end.

## A game heard again

menu-replay = Hear this game again
replay-title = { $title }, { $players }: { $count ->
    [one] 1 turn
   *[other] { $count } turns
  }.
replay-open = { $title }, { $players }: { $count ->
    [one] 1 turn
   *[other] { $count } turns
  } to hear. { KEY("list_right") } goes on a step, { KEY("list_next") } a turn, { KEY("select") } plays.
    .brief = { $title }, { $players }: { $count }.
replay-turn = Turn { $turn }{ $seats ->
    [1] .
   *[other] , { $who ->
        [you] yours
       *[other] { $name }
      }.
  }
replay-where = Turn { $turn } of { $turns }, { $who ->
    [you] yours
   *[other] { $name }
  }. Step { $place } of { $count }.
    .brief = Turn { $turn }, step { $place }.
replay-paused = Paused.
replay-failed = This game cannot be heard again: { $why }.
    .brief = It cannot be heard.
# A turn told afterwards, roll by roll.
told-who = { $who ->
    [you] You
   *[other] { $name }
  }
told-rolled = { told-who } rolled { $faces-n ->
    [1] a { $faces }
   *[other] { $faces }
  }.
# What dice were worth, where that is known; such points are multiples of 5.
told-worth = { $points ->
    [0] .
   *[other] , { $points } points.
  }
told-kept = { told-who } kept { $faces-n ->
    [0] nothing.
    [1] the { $faces }{ told-worth }
   *[other] { $faces }{ told-worth }
  }
told-scored = { told-who } put { $points ->
    [one] 1 point
   *[other] { $points } points
  } in { $box }.
told-zeroed = { told-who } put 0 in { $box }.
offer-play-on = Play on
offer-pause = Pause
offer-step = Next step
offer-turn = Next turn
offer-from-start = From the start

## Lessons: a first game, led. $text is what the game's lesson says (its teach- messages), $bound

## the key to press; there is none while the opponent plays.

lesson-begun = A lesson: your first game of { $game }, against { $opponent }. { KEY("hint") } says again what to do, { KEY("back") } opens the menu.
lesson-step = { $text } { $bound-n ->
    [0] {""}
   *[other] Press { $bound }.
  }
lesson-first = { $bound-n ->
    [0] Not yet.
   *[other] First press { $bound }.
  } { $text }
lesson-over = { TOUCH() ->
    [yes] { $text } In a game { KEY("hint") } gives a hint, and { KEY("help") } says what the buttons do. Now { KEY("roll") } begins a real game against { $opponent }, { KEY("back") } goes back.
   *[no] { $text } In a game { KEY("hint") } gives a hint, { KEY("help") } lists the keys, { KEY("input_help") } turns on input help. Now { KEY("roll") } plays a real game against { $opponent }, { KEY("back") } goes back.
  }
lesson-continue = Back to the lesson
lesson-anew = Begin the lesson again
lessons-need-words = Lessons are told in words. { KEY("speech") } turns the voice on.
new-here = { TOUCH() ->
    [yes] New here? Choose "{ menu-lessons }": a lesson for each game, three minutes.
   *[no] New here? Press { lessons-letter }, then { KEY("select") }: a lesson for each game, three minutes.
  }

## What is shown: names of dice, boxes, seats and buttons

label-face = { $face ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
  }
label-die = Die { $place }: { $face ->
    [0] rolling
   *[other] { label-face }
  }
# $box is a box of the sheet, $points what it would bring.
label-box-now = { $box }: { $points } now
label-box-fill = Fill { $box } with { $points }
label-total = Total
label-seat = { $name }: { $points }{ $missing ->
    [-1] {""}
   *[other] , { $missing } to win
  }{ $turn ->
    [yes] , in turn
   *[no] {""}
  }{ $present ->
    [yes] {""}
   *[no] , gone
  }
label-turn = { $over ->
    [yes] The game is over
   *[no] { $who ->
        [you] Your turn
       *[other] { $name }'s turn
      }{ $rolls ->
        [-1] { $rounds ->
            [0] , round { $round }
           *[other] , round { $round } of { $rounds }
          }
        [one] , { $rolls } roll left
       *[other] , { $rolls } rolls left
      }
  }
label-stake = At stake: { $points }
label-apart = Set apart
label-roll = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
  }
# $name is what ends the turn, or a box.
label-commit = { $name }, { $points }
label-hurry = Hurry
label-menu = Menu
label-less = Less
label-more = More
label-cancel = Cancel
label-yes = Yes
label-no = No
yes-zero = Yes, 0 in { $box }
yes-roll-all = Yes, roll all
yes-made-left = Yes, roll
yes-alike-left = Yes, roll
yes-delete-asked = Yes, delete
not-done = Not done.

## Practice: decisions of finished games, and drills
menu-practise = Practise{ $due ->
    [0] {""}
   *[other] : { $due } due
  }
practise-due = { $due } due
practise-drill = Drills: { $title }
practise-mixed = Mixed
practise-progress = Your progress
practise-go-on = Next decision
to-practise = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
  } to practise: { KEY("practise") }.
practise-none = Nothing to practise here.
practise-place = { $place } of { $count }{ $turn ->
    [0] .
   *[other] , turn { $turn }.
  }
practise-keys = { KEY("hint") } gives a hint, twice the answer. { KEY("practise") } skips, { KEY("back") } ends.
practise-boxes = { $count } boxes open.
# $unit: chances to win, points of this turn, or points at the end of the game.
practise-value = { $unit ->
    [chance] Wins { $value } in 100.
    [end] { $value } in the end, on average.
   *[points] On average { $value }.
  }
practise-right = { $hinted ->
    [yes] Right, with a hint.
   *[no] Right.
  } { hint } { practise-value }
practise-near = { $unit ->
    [chance] Right, { $loss } in 100 less than the best{ $hinted ->
        [yes] , with a hint
       *[no] {""}
      }: { hint } { practise-value }
   *[points] Right, { $loss } less than the best{ $hinted ->
        [yes] , with a hint
       *[no] {""}
      }: { hint } { practise-value }
  }
practise-wrong = { $unit ->
    [chance] Yours wins { $yours } in 100. Better, { $value }: { hint }
   *[points] That costs { $cost ->
        [one] 1 point
       *[other] { $cost } points
      } on average. Better: { hint }
  }
practise-same = The same answer as before.
practise-answer = { hint } { practise-value }
practise-next = { KEY("roll") } for the next one.
    .brief = {""}
practise-over = { $right } of { $count } right{ $skipped ->
    [0] .
   *[other] , { $skipped } skipped.
  }
practise-refused = One decision is left out, because the rules refuse it: { $why }.
practice-line-bad = { $path }, line { $line }, is left out: { $why }.
practise-kind-kept = keeping other dice
practise-kind-filled = scoring otherwise
practise-kind-stopped = stopping too soon
practise-kind-rolled = rolling on too long
progress-weeks = { $unit ->
    [chance] { $title }: a decision cost { $mean } in 100 in the last week of play
   *[points] { $title }: a decision cost { $mean } points on average in the last week of play
  }{ $first ->
    [yes] .
   *[no] , { $before } in the week before.
  }
progress-kinds = Most of it by { $kind }, { $percent } percent{ $other-n ->
    [0] .
   *[other] ; then by { $other }, { $rest } percent.
  }
plot-practice = audiodice: what decisions cost
plot-by-week = Mean loss of a decision, by week
plot-by-kind = What part of it was lost how
progress-empty = No progress known yet: it comes from finished games.
