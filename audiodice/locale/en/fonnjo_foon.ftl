# Fonnjo Foon in English. Designed by Frank Nora (Creative Commons Attribution 3.0 United States).

game-name = Fonnjo Foon
game-kind = a monster party
game-credits = Fonnjo Foon was designed by Frank Nora. His rules are under the Creative Commons Attribution 3.0 United States licence.

## Dice that enter together. $a what they make, $b their face, $c how many, $d the group then.
## A number without "more" is the whole group; with Fonnjo in it, that is the picture.

offers-item = { $a ->
    [fonnjo] { $c } { combo-face } including Fonnjo
    [fonnjo_more] { $c ->
        [1] a { $b }
       *[other] { $c } more { combo-face }
      } for Fonnjo
    [fonnjo_joins] Fonnjo for the { combo-face }, making { $d }
    [more] { more-of-face }
   *[new] { $c } { combo-face }
  }
more-of-face = { $c ->
    [1] another { $b }
   *[other] { $c } more { combo-face }
  }
offers-last = { $head }, { $next }
party-item = { offers-item }
party-last = { $head }, { $next }

## A roll by family. $a the family, $b its faces.

families-item = { $a ->
    [1] Fonnjo
    [2] { $b-n ->
        [1] twin
       *[other] twins
      }
    [3] { $b-n ->
        [1] triplet
       *[other] triplets
      }
   *[4] { $b-n ->
        [1] quad
       *[other] quads
      }
  } { $b }
families-joint = { $head }; { $next }
families-last = { $head }; { $next }
rest-item = { offers-item }
rest-last = { offers-last }
part-item = { families-item }
part-last = { $head } and { $next }
dungeon-item = { $b } { $a ->
    [1] Fonnjo
    [2] { $b ->
        [one] twin
       *[other] twins
      }
    [3] { $b ->
        [one] triplet
       *[other] triplets
      }
   *[4] { $b ->
        [one] quad
       *[other] quads
      }
  }

## Reserve Groups in a Crisis. $a the face, $b how many: "3 sixes".

group-face = { $a ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
  }
groups-item = { $b } { group-face }
groups-last = { $head } or { $next }
unpicked-item = { groups-item }
unpicked-last = { groups-last }
how-to-pick = { TOUCH() ->
    [yes] Choose one, then press { KEY("roll") }.
   *[no] Press the face, then { KEY("roll") }.
  }

## A roll and what is moved

of-before = { $recorded ->
    [0] {""}
   *[other] , { $recorded } of it before
  }
worth-picture = { $points ->
    [0] {""}
   *[other] Picture { $points }{ of-before }.
  }
rolled = { $offers-n ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $offers }. { $out ->
            [0] {""}
           *[other] Fonnjo, a { $out }, stays out.
          } { $all ->
            [yes] All may enter.
           *[no] {""}
          }
      }
  }
    .brief = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo stays out.
              } { $all ->
                [yes] All.
               *[no] {""}
              }
          }
      }
    .full = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] { $count ->
                [10] { $name } rolls { $families }.
               *[other] Then { $families }.
              }
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo, a { $out }, stays out.
              } { $all ->
                [yes] All may enter.
               *[no] {""}
              } { worth-picture }
          }
      }
all-dice = {""}
entered = {""}
choice = { $leaves ->
    [0] { $offers }, all in.
   *[other] { $offers }, { $leaves } left.
  }
    .brief = { $leaves ->
        [0] { $offers }, all in.
       *[other] { $offers }.
      }
# Several faces are not listed again once all of them move.
movers = { $all ->
    [yes] { $offers-n ->
        [1] Moving { $offers }
       *[other] { $faces-n } moving
      }
   *[no] Moving { $offers }
  }
    .brief = { $all ->
        [yes] { $offers-n ->
            [1] { $offers },{" "}
           *[other] {""}
          }
       *[no] { $offers },{" "}
      }
moving = { movers }, { $throws } left.
    .brief = { movers.brief }{ $throws } left.
    .full = { moving } { worth-picture }
kept = { $who ->
    [other] {""}
   *[you] { moving }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { moving.brief }
      }
    .full = { $who ->
        [other] { $name } moves { $offers }.
       *[you] { moving.full }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] Nothing chosen.
       *[other] { moving }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Nothing chosen.
           *[other] { moving.brief }
          }
      }
    .full = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Nothing chosen.
           *[other] { moving.full }
          }
      }
all-in-picture = { $points ->
    [0] {""}
   *[other] { TOUCH() ->
        [yes] Picture { $points }{ of-before }.
       *[no] { KEY("commit") }: picture { $points }{ of-before }.
      }
  }
all-in = { $who ->
    [other] {""}
   *[you] All in! { all-in-picture } { KEY("roll") }: Another Day.
  }
    .brief = { $who ->
        [other] {""}
       *[you] All in! { worth-picture }
      }
    .full = { $who ->
        [other] { $name } is all in with { $offers }. { worth-picture }
       *[you] All in! { all-in-picture } { KEY("roll") }: Another Day, all { $throws } dice.
      }
undone-commit = Picture undone
undone-dice = { $kept-n ->
    [0] Nothing chosen.
   *[other] Moving { $offers }.
  }

## Days, Crisis, and the end of a turn

another-day = { $who ->
    [other] {""}
   *[you] Day { $day }, { $recorded } points so far.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Day { $day }.
      }
    .full = Day { $day }, { $recorded } points so far.
crisis = { $who ->
    [other] {""}
   *[you] Crisis! To the Dungeon: { $families }. { $groups-n ->
        [1] { KEY("roll") } rolls the { $groups } again.
       *[other] Pick { $groups }. { how-to-pick }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Crisis! { $families }. { $groups-n ->
            [1] { KEY("roll") } rolls the { $groups } again.
           *[other] { $groups }?
          }
      }
    .full = { $who ->
        [other] { told-crisis }
       *[you] { crisis }
      }
group-choice = { $groups }.
picked = { $who ->
    [other] {""}
   *[you] { $groups }. { KEY("roll") } rolls them.
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $groups }.
      }
    .full = { $who ->
        [other] { $name } picks { $groups }.
       *[you] { $groups }. { KEY("roll") } rolls them.
      }
foon = { $who ->
    [other] { $name }: Foon!
   *[you] Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Foon!
       *[you] Foon!
      } { points-lost }
    .full = { $who ->
        [other] Foon!
       *[you] Foon! Nothing can move:
      } { $families }. { points-lost }
big-foon = { $who ->
    [other] { $name }: Big Foon!
   *[you] Big Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Big Foon!
       *[you] Big Foon!
      } { points-lost }
    .full = { $who ->
        [other] { $name }: Big Foon!
       *[you] Big Foon! Nothing can move:
      } { $families }. { points-lost }
points-lost = { $lost ->
    [0] {""}
   *[other] { $lost } points lost.
  }
# Left out where the scores follow, and where the game ends.
picture-total = { $next_who ->
    [none] .
   *[other] , total { $total }.
  }
picture = { $who ->
    [other] { pictured }{ $next_who ->
        [you] .
       *[other] { picture-total }
      }
   *[you] Picture! { $points }{ picture-total }
  }
    .brief = { $who ->
        [other] { pictured }{ picture-total }
       *[you] Picture! { $points }{ picture-total }
      }
pictured = { $name }'s picture{ $day ->
    [1] {""}
   *[other] {" "}on day { $day }
  }: { $points }
told-rolled = { told-who } rolled { $families }.
told-kept = { told-who } moved { $faces-n ->
    [0] nothing.
    [1] the { $faces }.
   *[other] { $faces }.
  }
told-crisis = Crisis! { $count ->
    [one] { $count } die
   *[other] { $count } dice
  } to the Dungeon.
told-another-day = Day { $day }, { $recorded } so far.
next-turn = { $last ->
    [yes] {""}
   *[no] Round { $round }{ $rounds ->
        [0] .
       *[other] {" "}of { $rounds }.
      }
  }
    .brief = {""}
last-round = Last round.
ended = { sheets-ended }

## Refusals

nothing-moved = Move something first: { $offers }.
    .brief = Move first: { $offers }.
may-not-enter = { Plural-face } may not enter. May enter: { $offers }.
    .brief = { Plural-face } may not enter.
incomplete = { $faces-n ->
    [1] The { $faces } alone is
   *[other] { $faces } alone are
  } no group. It takes Fonnjo, or two of one family.
    .brief = { $faces-n ->
        [1] The { $faces } alone is
       *[other] { $faces } alone are
      } no group.
need-fonnjo = No picture without Fonnjo. { $face ->
    [0] { $chosen ->
        [yes] { roll-now }
       *[no] May enter: { $offers }.
      }
   *[other] He may enter with { plural-face }.
  }
    .brief = { $face ->
        [0] No Fonnjo, no picture.
       *[other] No picture without Fonnjo: { plural-face }.
      }
picture-leaves = { $count } more could be on the picture. { TOUCH() ->
    [yes] Take { $points } points now?
   *[no] { KEY("commit") } again takes { $points } points.
  }
    .brief = { $count ->
        [one] { $count } more fits.
       *[other] { $count } more fit.
      } Take { $points } points?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("commit") } again.
      }
# A lone group is picked already: then it is only to be rolled.
pick-first = { $groups-n ->
    [1] Roll first: { KEY("roll") } rolls the { $groups } again.
   *[other] Pick a group first: { $groups }. { how-to-pick }
  }
    .brief = { $groups-n ->
        [1] Roll first.
       *[other] Pick first: { $groups }.
      }
no-such-group = { $face ->
    [0] There is no such group.
   *[other] No Reserve Group of { plural-face }.
  } { $groups-n ->
    [1] { KEY("roll") } rolls the { $groups } again.
   *[other] Pick { $groups }. { how-to-pick }
  }
    .brief = { $face ->
        [0] No such group.
       *[other] No { plural-face }.
      } { $groups }.
no-picture-in-crisis = No picture in Crisis. { $groups-n ->
    [1] { KEY("roll") } rolls the { $groups } again.
   *[other] Pick { $groups }. { how-to-pick }
  }
    .brief = No picture in Crisis.
no-crisis = No Crisis: nothing to pick.

## Answers

at-stake = { $stake } points at stake.
points = { $crisis ->
    [yes] { at-stake } No picture in Crisis.
   *[no] { $open ->
        [no] Nothing yet.
       *[yes] { $points ->
            [0] { $stake ->
                [0] {""}
               *[other] { at-stake }
              } No picture without Fonnjo.
           *[other] { worth-picture }
          }
      }
  }
    .brief = { $crisis ->
        [yes] { $stake }, no picture.
       *[no] { $open ->
            [no] 0.
           *[yes] { $points ->
                [0] { $recorded }, no Fonnjo.
               *[other] { $points }{ of-before }.
              }
          }
      }
    .full = { $crisis ->
        [yes] { at-stake } No picture in Crisis.
       *[no] { $open ->
            [no] Nothing yet.
           *[yes] { $points ->
                [0] { $stake ->
                    [0] {""}
                   *[other] { at-stake }
                  } No picture without Fonnjo.
               *[other] Picture { $points }, { $chosen ->
                    [yes] with what you chose
                   *[no] with all that may enter
                  }{ $recorded ->
                    [0] .
                   *[other] ; { $recorded } of it from days before.
                  }
              }
          }
      }
last-roll = { $faces-n ->
    [0] No roll yet.
   *[other] { $who ->
        [other] { $name }'s last roll: { $families }.
       *[you] { $families }.
      } { $offers-n ->
        [0] {""}
       *[other] Moving { $offers }.
      }
  }
die = { $family ->
    [1] Fonnjo
    [2] Twin
    [3] Triplet
   *[4] Quad
  } { $face }{ $kept ->
    [yes] , moving.
   *[no] .
  }
    .full = Die { $place }: { $family ->
        [1] Fonnjo
        [2] twin
        [3] triplet
       *[4] quad
      } { $face }{ $kept ->
        [yes] , moving.
       *[no] .
      }
scores = { $scores }. { $over ->
    [yes] The game is over.
   *[no] Round { $round }{ $rounds ->
        [0] , target { $target }.
       *[other] {" "}of { $rounds }.
      }
  }
    .brief = { $scores }.
whose-turn = { $over ->
    [yes] The game is over.
   *[no] { $who ->
        [you] Your turn
       *[other] { $name }'s turn
      }{ $day ->
        [1] {""}
       *[other] , day { $day }
      }. { $crisis ->
        [yes] Crisis.
       *[no] {""}
      }
  }
    .brief = { $over ->
        [yes] The game is over.
       *[no] { $who ->
            [you] Your turn
           *[other] { $name }'s turn
          }{ $day ->
            [1] .
           *[other] , day { $day }.
          }
      }
choice-list = { $over ->
    [yes] The game is over.
   *[no] { $count ->
        [0] Roll first.
        [one] { $count } face may enter: { $offers }.
       *[other] { $count } faces may enter: { $offers }.
      }
  }
    .brief = { $over ->
        [yes] The game is over.
       *[no] { $count ->
            [0] Roll first.
           *[other] { $offers }.
          }
      }
group-picked = { KEY("roll") } rolls the { $groups } again{ $unpicked-n ->
    [0] .
   *[other] , or pick { $unpicked }.
  }
group-list = { at-stake } { $who ->
    [other] { $groups }.
   *[you] { $groups-n ->
        [1] { group-picked }
       *[other] Pick { $groups }. { how-to-pick }
      }
  }
    .brief = { at-stake } { $who ->
        [other] { $groups }.
       *[you] { $groups-n ->
            [1] { group-picked }
           *[other] { $groups }?
          }
      }
risk-cup = { $groups-n ->
    [0] { $throws ->
        [one] 1 die
       *[other] { $throws } dice
      }
   *[other] { $groups }
  }
    .brief = { $groups-n ->
        [0] { $throws ->
            [one] 1 die
           *[other] { $throws } dice
          }
       *[other] { $groups }
      }
risk = { $over ->
    [yes] The game is over.
   *[no] { $ready ->
        [yes] {""}
       *[no] All moved,
      } { risk-cup }: { $never ->
        [yes] somebody may always enter.
       *[no] { $insured ->
            [yes] Crisis
           *[no] Foon
          } { $percent ->
            [0] less than once in 100.
            [1] once in 100.
           *[other] { $percent } times in 100.
          }
      }
  }
    .brief = { $over ->
        [yes] The game is over.
       *[no] { risk-cup.brief }: { $insured ->
            [yes] Crisis
           *[no] Foon
          } { $percent } percent.
      }
party = { $party-n ->
    [0] The Party is empty.
   *[other] In the Party: { $party }.
  } { $offers-n ->
    [0] {""}
   *[other] Moving { $offers }.
  }
    .brief = { $party-n ->
        [0] Party empty.
       *[other] { $party }.
      }
dungeon = { $count ->
    [0] The Dungeon is empty.
   *[other] In the Dungeon: { $dungeon }.
  }
    .brief = { $count ->
        [0] Dungeon empty.
       *[other] { $dungeon }.
      }
rules-in-force = Fonnjo Foon. { $target ->
    [0] { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
      } The highest total wins.
   *[other] Target { $target }: who reaches it ends the game with that round, and the highest total wins.
  }
    .brief = Fonnjo Foon, { $target ->
        [0] { $rounds ->
            [one] { $rounds } round.
           *[other] { $rounds } rounds.
          }
       *[other] to { $target }.
      }

## Commands, as they are called here

command-commit = Picture
    .help = Ends your turn: the picture is worth the dice in Fonnjo's group, and the days recorded.
command-all = All that may enter
    .help = Chooses every die that may enter the Party.
command-roll = Roll
    .help = Moves the dice you chose into the Party and rolls those in hand. All in: Another Day.

## Hints, and the review that tells decisions by them

hint = { $pick ->
    [0] { $commit ->
        [yes] { $all ->
            [no] { $faces-n ->
                [0] Picture.
               *[other] Move { hint-dice }, then the picture.
              }
           *[yes] Picture.
          }
       *[no] { $faces-n ->
            [0] Roll { $throws ->
                [one] 1 die.
               *[other] { $throws } dice.
              }
           *[other] { $all ->
                [yes] Move all
               *[no] Move { hint-dice }
              }, roll { $throws ->
                [one] 1 die.
               *[other] { $throws } dice.
              }
          }
      }
   *[other] Pick { group-of-pick }.
  }
# Where other dice of the same face stay in hand, those that move are told by family.
hint-dice = { $part-n ->
    [0] { $offers }
   *[other] { $rest-n ->
        [0] { $part }
       *[other] { $rest }, { $part }
      }
  }
group-of-pick = { $pick ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
  }

## The coach: why a decision is better, what matters for one, and the families of drills

# $dice are rolled; $crisis: if none of them enters, that is a Crisis, not Foon.
roll-told = { $day ->
    [yes] Another Day
   *[no] { $dice ->
        [1] one die
       *[other] { $dice } dice
      }
  }: { $average } on average, { $crisis ->
    [yes] Crisis
   *[no] Foon
  } { $percent } in 100
other-roll-told = { $other_day ->
    [yes] Another Day
   *[no] { $other_dice ->
        [1] one die
       *[other] { $other_dice } dice
      }
  }: { $other_average } on average, { $other_crisis ->
    [yes] Crisis
   *[no] Foon
  } { $other_percent } in 100
reason-day = The picture brings { $picture }, Another Day { $average } on average: the { $picture } stay recorded, and its first roll is Foon { $percent } in 100.
reason-picture = The picture brings { $picture }; rolling { roll-told }.
reason-hands = Rolling { roll-told }; { other-roll-told }.
reason-average = On average it brings { $average }, your choice { $other_average }.
reason-group = The picture is worth { $picture }, yours { $other_picture }.
half-hint-groups = Which of these groups finds partners more easily?
half-hint-day = Compare the picture with Another Day.
half-hint-hand = Must all dice enter? The more dice you roll, the rarer Foon is.
half-hint-dungeon = Mind the Dungeon.
half-hint-picture = Compare the picture with what a roll brings on average.
drill-another-day = All dice are in, the Dungeon is empty
drill-first-picture = First roll: four in Fonnjo's group
drill-three-in = Three in Fonnjo's group, and a Reserve
drill-picture-four = Four in Fonnjo's group, a Reserve, four dice in hand
drill-picture-three = Four in Fonnjo's group, a Reserve, three dice in hand
drill-five-in-hand = Two in Fonnjo's group, a Reserve, five dice in hand
drill-picture-one = Four in Fonnjo's group, a Reserve, one die in hand
drill-four-in-hand = Two in Fonnjo's group, a Reserve, four dice in hand
drill-no-reserve = Five in Fonnjo's group, no Reserve
drill-second-day = Second day: two in Fonnjo's group

## Opponents

# Averages are of a turn (bench/strength.py, 600 games of 12 turns; the last is exact).
opponent-random = Randy, 2.8 points a turn: plays at random
opponent-cautious = Cora, 2.8 points a turn: takes the picture as soon as Fonnjo is on it
opponent-weak = Will, 3.4 points a turn: errs often
opponent-bold = Bo, 3.6 points a turn: always hopes for Another Day
opponent-fair = Fay, 4.8 points a turn: errs now and then
opponent-steady = Stella, 5.6 points a turn: keeps a reserve and counts the odds
opponent-strong = Stan, 6.3 points a turn: seldom errs
opponent-perfect = Petra, 7.5 points a turn: plays perfectly

## Options, as the menu and the rules call them

option-rounds = Rounds
    .help = How many turns each player has.
option-target = Target, 0 for none
    .help = With a target the game ends in the round in which somebody reaches it.
variant-rounds = { $value ->
    [one] 1 round
   *[other] { $value } rounds
  }
variant-target = to { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 4 5 6 7 8
in-short = { TOUCH() ->
    [yes] In short: you roll ten dice, and hear the faces that may enter the Party. You move some of them in and roll the rest. With Fonnjo in the Party, you can take the picture: a point for each die of his group. If nothing may enter, that is Foon, and the turn is lost.
   *[no] In short: { KEY("roll") } rolls ten dice, and you hear the faces that may enter the Party. A digit moves all dice of its face, { KEY("all") } all that may enter; { KEY("roll") } rolls the rest. With Fonnjo in the Party, { KEY("commit") } takes the picture: a point for each die of his group. If nothing may enter, that is Foon, and the turn is lost.
  }
rules-1 = Ten dice are monsters of four families: Fonnjo, who is alone, two twins, three triplets and four quads. Fonnjo gives a party, and the picture of his group is your score.
rules-2 = Your turn begins with all ten dice in your hand, and nobody in the Party or in the Dungeon. Roll them.
rules-3 = After each roll, move at least one die into the Party: as few or as many as you like of those that may enter.
rules-4 = Fonnjo may enter together with any die that shows his face. That makes the Fonnjo Group.
rules-5 = Two dice of one family with the same face may enter together. That makes a Reserve Group.
rules-6 = Once a face has a group, every rolled die of that face may join it, whatever its family, in the same roll or later. A face has one group at most.
rules-7 = Fonnjo may join a Reserve Group too; it becomes the Fonnjo Group.
rules-8 = When you have moved, roll the dice still in your hand, or take a picture: your turn ends and scores one point for each die in the Fonnjo Group. Other groups score nothing, and there is no picture without Fonnjo.
rules-9 = If nobody may enter after a roll, that is Foon: the turn ends and scores nothing.
rules-10 = Foon on a roll of every die that is not in the Dungeon is a Big Foon.
rules-11 = Crisis: if the Party has the Fonnjo Group and a Reserve Group, Foon does not end your turn. The dice just rolled go to the Dungeon and stay there until the turn ends.
rules-12 = Then you pick one Reserve Group, and roll its dice. That roll counts like any other; there may even be another Crisis.
rules-13 = Another Day: when every die outside the Dungeon is in the Party, take the picture, or record its points and roll all those dice again, for one more day. Days add up until a picture is taken; Foon loses them all.
rules-14 = The game lasts 12 rounds, or as many as the table sets, and the highest total wins. With a target, it ends with the round in which somebody reaches it. Equal totals share the win. You may also play alone, for the highest total.
rules-15 = { TOUCH() ->
    [yes] The faces that may enter are buttons; { KEY("all") } moves all that may enter.
   *[no] Keys: { KEY("roll") } rolls. A digit moves all dice of that face, pressed again one fewer; { KEY("all") } moves all that may enter. { KEY("previous") } and { KEY("next") } walk the faces. { KEY("commit") } takes the picture.
  }
rules-16 = { KEY("points") } tells what a picture is worth, { KEY("last_roll") } the whole roll by family, { KEY("risk") } the risk, { KEY("party") } the Party, { KEY("dungeon") } the Dungeon, { KEY("scores") } the scores, { KEY("turn") } the turn.
rules-17 = { TOUCH() ->
    [yes] In a Crisis, choose a Reserve Group; { KEY("roll") } rolls it.
   *[no] In a Crisis, the digit of a Reserve Group picks it, and { KEY("roll") } rolls it.
  }
rules-18 = { game-credits }

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = The best first group is the two twins, then two triplets, then two quads; Fonnjo with a single die comes after them.
tips-2 = Let few in at first: to move all that may enter from the first roll costs over a point on average, of the 7 that a turn brings.
tips-3 = Without a Reserve Group, roll on with up to 4 dice in Fonnjo's group, and take the picture with 7.
tips-4 = With a Reserve Group beside Fonnjo's, and nobody in the Dungeon, roll on: Foon is then only a Crisis.
tips-5 = With all ten dice in the Party, always take Another Day: a roll of ten dice is Foon only once in 70.

## The lesson: what a step says, before the key to press; by their names in lessons/fonnjo_foon.toml

teach-roll = Ten dice are monsters: Fonnjo, two twins, three triplets, four quads. Fonnjo gives a party. Roll them all.
teach-digit = You hear who may enter the Party: Fonnjo with any die of his face, and two of one family with the same face. { TOUCH() ->
    [yes] Let the fours in.
   *[no] A digit moves its face.
  }
teach-all = { KEY("all") } moves all who may enter: the sixes, too.
teach-rest = Now roll the dice left in your hand.
teach-party = Those join the groups of their face. { KEY("party") } tells who is in the Party already.
teach-points = A picture scores a point for each die in Fonnjo's group. { KEY("points") } tells what it is worth now.
teach-picture = { KEY("commit") } takes the picture and ends your turn. All who may enter come along.
teach-listen = Now listen to { opponent-name-cautious }'s turn. { KEY("toggle") } hurries it.
teach-second = Roll again.
teach-both = Move them all.
teach-risk = A picture of 2? Better roll on.
teach-dungeon = Nobody may enter. But a group without Fonnjo can save you: that is a Crisis. { KEY("dungeon") } tells who went to the Dungeon.
teach-crisis = Now roll the two fives. One of them must be able to enter.
teach-foon = Neither may, and there is no other such group: that is Foon. The turn scores nothing. Listen again.
teach-third = Roll again.
teach-all-in = Move them all.
teach-day = You may take the picture, or keep its points and roll all ten again: Another Day. Try it.
teach-days = A Foon now would lose the first day, too. So take the picture.
teach-learned = That is Fonnjo Foon: move, then roll on or take the picture before there is a Foon. The highest total after twelve rounds wins.

## What is shown

label-family = { $family ->
    [1] Fonnjo
    [2] twin
    [3] triplet
   *[4] quad
  }
label-die = Die { $place }: { $face ->
    [0] { $family ->
        [0] rolling
       *[other] { label-family }
      }
   *[other] { label-face }, { label-family }
  }
label-fonnjo = Fonnjo's group
label-reserve = Reserve of { plural-face }
label-dungeon = The Dungeon
label-stake = Picture: { $points }
yes-picture-leaves = Yes, take the picture
