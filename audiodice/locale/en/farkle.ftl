# Farkle in English.

game-name = Farkle
game-kind = a push-your-luck game
game-credits = Farkle is a folk game; combinations and limits as at QuentinC's Playroom.

## Combinations, as they are called in a sentence. $a its name, $b its face, $c how many.

combos-item = { $a ->
    [single] { $c ->
        [1] a { $b }
       *[other] two { combo-face }
      }
    [three] three { combo-face }
    [four] four { combo-face }
    [five] five { combo-face }
    [six] six { combo-face }
    [small_straight] small straight
    [large_straight] large straight
    [three_pairs] three pairs
    [full_house] full house
   *[two_triples] two triples
  }
# What was kept or can be, set by set. $d is what follows: more or and (of the same roll), then (another roll),
# hot (a roll of all six, after hot dice), end.
sets-item = { combos-item }{ $d ->
    [more] ,
    [and] {" "}and
    [then] , then
    [hot] , hot dice, then
   *[end] {""}
  }
sets-joint = { $head } { $next }
sets-last = { $head } { $next }
big-item = { $a ->
    [hot_dice] hot dice
   *[other] { combos-item }
  }

## A roll and what is kept of it

# One die is "a 5", not a bare number: only points are.
some-dice = { $faces-n ->
    [1] a { $faces }
   *[other] { $faces }
  }
these-dice = { $faces-n ->
    [1] the { $faces }
   *[other] { $faces }
  }
# The points of a single 5 would be heard as one more die.
rolled-sum = { $count ->
    [1] { some-dice }: { $points } points
   *[other] { $faces }. { $points ->
        [5] The 5 scores
       *[other] { $points } points
      }
  }
rolled-sets = { rolled-sum }{ $count ->
    [1] {""}
   *[other] { $points ->
        [5] {""}
       *[other] : { $sets }
      }
  }.
rolled = { $points ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { rolled-sets }
      }
  }
    .brief = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { rolled-sum }{ $singles ->
                [yes] {""}
               *[no] { $all ->
                    [yes] : { $count ->
                        [2] both
                        [3] all three
                        [4] all four
                        [5] all five
                       *[6] all six
                      }
                   *[no] : { $sets }
                  }
              }.
          }
      }
    .full = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] { $before ->
                [0] { $name } rolls { some-dice }.
               *[other] Rolls { some-dice }.
              }
           *[you] { rolled-sets } { $choices ->
                [one] { $choices } choice.
               *[other] { $choices } choices.
              } { $before ->
                [0] {""}
               *[other] { $before } points before.
              }
          }
      }
all-dice = {""}
stake = { $at_stake } points{ $more ->
    [yes] {" "}at stake
   *[no] {""}
  }
keeping = Kept { these-dice }, { stake }, { $throws } left.
    .brief = { these-dice }: { $more ->
        [yes] { $at_stake } now
       *[no] { $at_stake } points
      }.
kept = { $who ->
    [other] {""}
   *[you] { keeping }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { keeping.brief }
      }
    .full = { $who ->
        [other] { $name } keeps { these-dice }, { stake }.
       *[you] { keeping }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] Nothing kept.
       *[other] { keeping }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] Nothing kept.
           *[other] { keeping.brief }
          }
      }
hot-dice = { $who ->
    [other] {""}
   *[you] Hot dice! { $at_stake }. { KEY("roll") } rolls six{ $enough ->
        [yes] , { KEY("commit") } banks.
       *[no] . Bank from { $need }.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Hot dice! { $at_stake }.
      }
    .full = { $who ->
        [other] Hot dice for { $name }, { stake }.
       *[you] Hot dice! { $at_stake } at stake. { KEY("roll") } rolls six{ $enough ->
        [yes] , { KEY("commit") } banks.
       *[no] . Bank from { $need }.
      }
      }
choice = { these-dice }, { stake }, { $leaves ->
    [0] hot dice.
   *[other] { $leaves } left.
  }
    .brief = { keeping.brief }

## The end of a turn

# Left out where all totals follow at once, at the end or with "your turn".
in-all = { $totals_follow ->
    [yes] {""}
   *[no] , total { $total }
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] , total { $total }
      }
# A sentence of its own: they need not be all that was banked.
with-big = { $big-n ->
    [0] {""}
   *[other] {" "}{ $big }!
  }
# In full: the dice that a bank took by itself, which no keep told.
taking = { $faces-n ->
    [0] {""}
   *[other] , keeps { these-dice }
  }
banked = { $who ->
    [other] { $name } banks { $points }{ in-all }.{ with-big }
   *[you] { $points } banked{ in-all }.
  }
    .brief = { $who ->
        [other] { $name } banks { $points }{ in-all.brief }.
       *[you] { $next_who ->
            [none] { $points } banked.
           *[other] Total { $total }.
          }
      }
    .full = { $who ->
        [other] { $name } banks { $points }{ in-all }{ taking }.
       *[you] { $points } banked{ in-all }.
      }
# What is told to who asks for what was missed: the path, too. In full it was told roll by roll.
missed-banked = { $who ->
    [other] { $name } banks { $points } points{ in-all }: { $sets }.
   *[you] { banked }
  }
    .full = { banked.full }
farkled = { $who ->
    [other] { $name } farkles{ $lost ->
        [0] .
       *[other] , { $lost } lost.
      }
   *[you] Farkle! { $lost ->
        [0] {""}
       *[other] { $lost } points lost.{" "}
      }{ some-dice }.
  }
    .brief = { $who ->
        [other] { farkled }
       *[you] Farkle! { $lost ->
            [0] {""}
           *[other] { $lost } lost.
          }
      }
    .full = { $who ->
        [other] { $name } farkles with { some-dice }{ $lost ->
            [0] .
           *[other] , { $lost } points lost.
          }
       *[you] { farkled }
      }
told-banked = { told-who } banked { $points } points, { $total } in all.
told-farkled = { told-who } farkled{ $lost ->
    [0] .
   *[other] , { $lost } lost.
  }
missed-farkled = { $who ->
    [other] { $name } farkles{ $lost ->
        [0] : { some-dice }.
       *[other] , { $lost } points lost: { $sets } { some-dice }.
      }
   *[you] { farkled }
  }
    .full = { farkled.full }
penalized = { $who ->
    [other] { $name }: three farkles in a row
   *[you] Three farkles in a row
  }{ $lost ->
    [0] , and nothing to lose.
   *[other] , { $lost } lost{ in-all }.
  }
    .brief = { $who ->
        [other] { $name }, third farkle
       *[you] Third farkle
      }{ $lost ->
        [0] .
       *[other] : { $lost } lost{ in-all.brief }.
      }
penalty-near = { $who ->
    [other] { $name }: two farkles in a row.
   *[you] Two farkles in a row: a third costs { $penalty }.
  }
    .brief = { $who ->
        [other] {""}
       *[you] A third costs { $penalty }.
      }
last-round = Last round.
    .full = Last round: everyone else has one more turn.

## Teams: $team is whose turn it was, or who won; $sides are all, by their players

team-item = { $who ->
    [you] you
   *[other] { $name }
  }
team-last = { $head } and { $next }
teams-item = { $members } { $points }
sides-joint = { $head } against { $next }
sides-last = { sides-joint }
team-seated = { $game }. { $sides }.{ seated-options } { $who ->
    [you] You start. { roll-now }
    [here] { $name } starts. { roll-now }
   *[other] { $name } starts.
  }
    .brief = { $game }. { $sides }.{ seated-options } { $who ->
    [you] You start.
   *[other] { $name } starts.
  }
team-resumed = { $game }, as you left it. { $sides }.
    .brief = { $game }.
team-in-all = { $totals_follow ->
    [yes] {""}
   *[no] {" "}{ $team }: total { $total }.
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] {" "}{ $team }: { $total }.
      }
team-banked = { $who ->
    [other] { $name } banks { $points }.{ with-big }
   *[you] { $points } banked.
  }{ team-in-all }
    .brief = { $who ->
        [other] { $name } banks { $points }.
       *[you] { $points } banked.
      }{ team-in-all.brief }
    .full = { $who ->
        [other] { $name } banks { $points }{ taking }.
       *[you] { $points } banked.
      }{ team-in-all }
team-missed-banked = { $who ->
    [other] { $name } banks { $points } points: { $sets }.{ team-in-all }
   *[you] { team-banked }
  }
    .full = { team-banked.full }
team-last-round = Last round: each other team has one more turn.
    .brief = Last round.
team-ended = { $tied ->
    [yes] A tie at { $top }. { $places }.
   *[no] { $team } win, { $seats ->
        [2] { $top } to { $second }.
       *[other] { $top }. { $after_winner }.
      }
  }
teams-in-force = Teams of two, one total each: { $sides }.
    .brief = { $sides }.

## Refusals

nothing-kept = Keep something first: { $best }.
    .brief = Keep first: { $best }.
incomplete = { these-dice }: not a choice yet.
    .brief = { these-dice }, not yet.
worthless = { $faces-n ->
    [1] the { $faces } scores
   *[other] { $faces } score
  } nothing.
bank-wins = Banking now wins, with { $total }. { TOUCH() ->
    [yes] Roll all the same?
   *[no] { KEY("roll") } again rolls.
  }
    .brief = { KEY("commit") } wins. { TOUCH() ->
        [yes] Roll all the same?
       *[no] { KEY("roll") } again rolls.
      }
bank-less = { $there } lies there. { TOUCH() ->
    [yes] Bank only { $points }?
   *[no] { KEY("commit") } again banks { $points }.
  }
    .brief = { $there } there. { KEY("commit") } again banks { $points }.
undone-commit = Bank undone
too-low = Not yet: { $points } of { $need }.
    .brief = { $points } of { $need }.

## Answers

# The sum, then what was collected in this turn and what lies there.
points = { $open ->
    [no] Nothing yet.{ $enough ->
        [yes] {""}
       *[no] {" "}Bank from { $need }.
      }
   *[yes] { $stake } points{ $before ->
        [0] { $there ->
            [0] {" "}kept.
           *[other] {" "}on the table.
          }
       *[other] : { $before } set apart, { $there ->
            [0] { $here } kept.
           *[other] { $there } on the table.
          }
      } { $bank ->
        [0] { $enough ->
            [yes] {""}
           *[no] Bank from { $need }.
          }
       *[other] { TOUCH() ->
           [yes] You can bank.
          *[no] { KEY("commit") } banks.
         }
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $stake }{ $enough ->
            [yes] {""}
           *[no] {" "}of { $need }
          }{ $there ->
            [0] .
           *[other] , nothing kept.
          }
      }
choice-list = { $count ->
    [0] No choices: roll first.
    [one] 1 choice: { $best }.
   *[other] { $count } choices. Most: { $best }.
  }
    .brief = { $count ->
        [0] Roll first.
        [one] { $best }.
       *[other] Of { $count }: { $best }.
      }
risk = { $keep_first ->
    [yes] All kept,
   *[no] {""}
  } { $throws ->
    [one] 1 die farkles
   *[other] { $throws } dice farkle
  } { $percent } times in 100.
    .brief = { $throws ->
        [one] 1 die:
       *[other] { $throws } dice:
      } farkle { $percent } percent.
bank-from = { $raised ->
    [yes] { $minimum ->
        [0] The first bank from { $first_bank }, then no minimum.
       *[other] Bank from { $minimum }, the first time from { $first_bank }.
      }
   *[no] { $minimum ->
        [0] No minimum to bank.
       *[other] Bank from { $minimum }.
      }
  }
rules-in-force = Farkle. Target { $target }. { bank-from } { $last_round ->
    [yes] After the first to reach the target, the others have one more turn.
   *[no] The first to bank the target wins.
  }
    .brief = Farkle to { $target }. { bank-from }
scale-in-force = Scale of { $scale }: a 1 is 100, a 5 is 50, three alike a hundred times the face, three ones 300.
    .brief = Scale of { $scale }.
penalty-in-force = Three farkles in a row cost { $penalty } points.
    .brief = A third farkle costs { $penalty }.

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] Bank.
       *[other] Keep { these-dice } and bank.
      }
   *[no] { $faces-n ->
        [0] Roll.
       *[other] Keep { these-dice }, roll { $throws ->
            [one] 1 die.
           *[other] { $throws } dice.
          }
      }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

reason-left = { $points } points lie there, not only { $other_points }.
reason-dice = { $dice } dice farkle less often than { $other_dice ->
    [1] one die
   *[other] { $other_dice } dice
  }: { $percent } in 100 against { $other_percent }.
reason-roll = Rolling { $dice ->
    [1] one die
   *[other] { $dice } dice
  } brings { $average } on average, though it farkles { $percent } in 100; banking brings { $other_points }.
reason-bank = Banking brings { $points }; rolling { $other_dice ->
    [1] one die
   *[other] { $other_dice } dice
  } brings { $other_average } on average, and farkles { $other_percent } in 100.
reason-points = { $points } with { $dice ->
    [1] one die
   *[other] { $dice } dice
  } to roll: { $average } on average; { $other_points } with { $other_dice ->
    [1] one die
   *[other] { $other_dice } dice
  }: { $other_average }.
reason-wins = For points it is no better: here the scores decide.
half-hint-dice = Compare the chances of a farkle: with many dice and with few.
half-hint-bank = Compare what lies there with what a roll brings on average.
half-hint-scores = Mind the scores: here points alone do not decide.
drill-four-dice = Two dice score: keep both?
drill-three-dice = Three dice score: keep all?
drill-bank-two = Two dice left: bank, or keep less?
drill-last-die = From 50 points, one die left
drill-last-die-few = Under 50 points, one die left
drill-last-die-losing = From 100 points, one die left
drill-roll-three = From 50 points, three dice left
drill-two-few = Under 50 points, two dice left
drill-five-of-six = Five of six dice score
drill-three-rich = From 50 points, three dice score

## Opponents: a name and a line about each

# What is won is of 100 games between two, against Petra (bench/strength.py, 2000 games each).
opponent-random = Randy, wins 12 in 100 against Petra: plays at random
opponent-weak = Will, wins 24 in 100 against Petra: errs often
opponent-cautious = Cora, wins 25 in 100 against Petra: banks as soon as she may
opponent-bold = Bo, wins 30 in 100 against Petra: always wants more
opponent-fair = Fay, wins 38 in 100 against Petra: errs now and then
opponent-strong = Stan, wins 46 in 100 against Petra: seldom errs
opponent-steady = Stella, wins 49 in 100 against Petra: counts the odds
opponent-perfect = Petra: plays perfectly

## Options, as the menu and the rules call them

option-minimum = Minimum to bank
    .help = The fewest points that a turn may bank.
option-first-bank = First bank
    .help = The fewest points that your first bank takes.
option-target = Target
    .help = Whoever banks this many points first wins.
option-last-round = Last round
    .help = On: when somebody reaches the target, the others have one more turn.
option-scale = Scale of points, with its limits
    .help = The points of the combinations, with a target and minimums that suit them.
option-penalty = Penalty for three farkles in a row
    .help = What three farkles in a row cost.
option-teams = Teams of two
    .help = Two play together, and their points are added.
variant-scale = scale of { $value }
variant-teams = in teams
variant-target = to { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 7 8 9 10 11 12 13
in-short = { TOUCH() ->
    [yes] In short: you roll six dice, keep what scores, and then roll the rest or bank your points, which ends the turn. If nothing scores, the turn's points are lost. The first to bank 1000 wins.
   *[no] In short: { KEY("roll") } rolls six dice. Keep what scores, with digits or with { KEY("all") }; then { KEY("roll") } rolls the rest, or { KEY("commit") } banks your points and ends the turn. If nothing scores, the turn's points are lost. The first to bank 1000 wins.
  }
rules-1 = Farkle is played with six dice. The first to bank the target, usually 1000 points, wins.
rules-2 = In your turn you roll all six dice, and keep at least one die or set that scores.
rules-3 = Then you choose: roll the dice that are left, or bank, which makes the points of this turn yours and ends it.
rules-4 = If nothing scores in a roll, that is a farkle: the turn ends and all its points are lost.
rules-5 = If all six dice have scored, you have hot dice: you may go on by rolling all six again.
rules-6 = Bank from 30 points; the first time, while you have no points yet, from 50. The table may set other limits.
rules-7 = A single 1 scores 10, a single 5 scores 5. Other single dice score nothing.
rules-8 = Three of a kind scores ten times its face: three twos 20, up to three sixes 60. Three ones score 75.
rules-9 = Four of a kind scores 100 plus ten times its face: 110 to 160.
rules-10 = Five of a kind scores 300 plus twenty times its face: 320 to 420.
rules-11 = Six of a kind scores 600 plus twenty-five times its face: 625 to 750.
rules-12 = Five in a row, 1 to 5 or 2 to 6, is a small straight and scores 100. A large straight, 1 to 6, scores 200.
rules-13 = Three different pairs score 150. Four of a kind with a pair scores 250. Three of a kind twice scores 250.
rules-14 = Dice of different rolls never join: each combination comes from one roll.
rules-15 = With the option Last round, everyone else has one more turn after the target is reached.
rules-16 = The option Scale of points changes what dice are worth. On the scale of 10000 a 1 scores 100, a 5 scores 50, three of a kind a hundred times its face, three ones 300. Four of a kind scores 1000, five 2000, six 3000.
rules-17 = On that scale 1 to 6 scores 1500, three different pairs 1500, four of a kind with a pair 1500, three of a kind twice 2500. Five in a row score nothing. The target is then 10000, the first bank needs 500 points, and there is a last round, unless the table says otherwise.
rules-18 = With the option Penalty, the third farkle in a row costs that many points of your total, which never falls below 0; then the count begins anew. A bank ends the row.
rules-19 = With the option Teams of two, four players make two teams, six three, eight four. Partners sit opposite each other: of four the first and the third play together. A team has one total, to which the first bank, the target and the penalty apply; in a last round each other team has one more turn.
rules-20 = { TOUCH() ->
    [yes] A press on a die keeps it or lets it go; { KEY("all") } keeps all that scores.
   *[no] Keys: { KEY("roll") } rolls. Digits keep faces, { KEY("all") } keeps all that scores, { KEY("previous") } and { KEY("next") } walk the choices. { KEY("commit") } banks.
  }
rules-21 = { KEY("points") } tells the points of this turn, { KEY("last_roll") } the last roll, { KEY("scores") } the scores, { KEY("turn") } whose turn it is.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = If only single 1s and 5s score in your first roll, keep just one die, a 1 before a 5, and roll the other five; likewise beside three twos.
tips-2 = With the scores level, bank from 50 points with three dice or fewer left to roll, from 110 with four; with five, roll on below 250.
tips-3 = With 30 or 35 points and one die left, roll it: two times in three that loses, but hot dice are worth it. With two dice left, bank.
tips-4 = After hot dice, roll all six again up to 450 points: only 2 of 100 such rolls farkle.
tips-5 = Once your opponent has 950, roll on with four dice or more until you win.

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = You roll six dice, and keep what scores.
teach-digit = A single 1 scores 10, a single 5 scores 5; other faces only in sets. { TOUCH() ->
    [yes] Keep the 1.
   *[no] A digit keeps its face: keep the 1.
  }
teach-all = { KEY("all") } keeps all that scores: here the 5, too.
teach-rest = Now roll the dice you did not keep.
teach-walk = Three alike score ten times their face, three ones 75. { KEY("next") } and { KEY("previous") } walk the choices, and keep the one you hear.
teach-points = { KEY("points") } tells what this turn is worth.
teach-risk = The first time, you can bank from 50 points, later from 30. So you must roll on. { KEY("risk") } tells the risk.
teach-last-die = A farkle would lose this turn's points. Risk it: roll the last die.
teach-hot = Lucky! Keep it: once all six dice have scored, you have hot dice.
teach-six = Now you might bank. But with hot dice all six may be rolled again, and six dice nearly always score.
teach-bank = Enough. { KEY("commit") } banks: the points are yours, and the turn ends. With nothing kept it takes all that scores.
teach-others = Now listen. { KEY("toggle") } hurries it.
teach-second = A straight of five or six dice scores too, three pairs too: 100 points and more. Roll again.
teach-keep = Only a 1. Keep it.
teach-greed = Not enough to bank: roll the other five.
teach-farkle = Nothing scored: that is a farkle. The turn is over, its points are lost. Listen again.
teach-scores = { KEY("scores") } tells the scores, { KEY("turn") } whose turn it is.
teach-learned = That is Farkle: roll, keep, then roll on or bank. The first to bank 1000 wins.

## What is shown

label-stake = { $points } at stake
label-commit = Bank { $points }
yes-bank-wins = Yes, roll
yes-bank-less = Yes, bank { $points }
