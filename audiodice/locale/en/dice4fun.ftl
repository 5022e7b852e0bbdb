# Dice4Fun in English. What every score sheet says is in common.ftl.

game-name = Dice4Fun
game-kind = a Yatzy
game-credits = Dice4Fun is of the Yatzy family, which comes from the public-domain game Yacht.

## The boxes, as the sheet calls them: $a is the box. "5er Dice" is written as it is heard.

box-item = { $a ->
    [ones] Ones
    [twos] Twos
    [threes] Threes
    [fours] Fours
    [fives] Fives
    [sixes] Sixes
    [pair] Pair
    [two_pairs] Two Pairs
    [three_kind] Three of a Kind
    [four_kind] Four of a Kind
    [small_straight] Small Straight
    [large_straight] Large Straight
    [full_house] Full House
    [five_dice] Fiver Dice
   *[chance] Chance
  }
ended = { $seats ->
    [1] { sheets-ended }
    [2] { sheets-ended }
   *[other] { $tied ->
        [yes] A tie at { $top }.
       *[no] { $who ->
            [you] You win
           *[other] { $name } wins
          } with { $top }.
      }
  }
rules-in-force = Dice4Fun. { $boxes } boxes, three rolls a turn. { $threshold } in the upper boxes brings a bonus of { $bonus }.
    .brief = Dice4Fun. { $boxes } boxes. Bonus { $bonus } from { $threshold }.

option-boxes = Boxes
    .help = 15 boxes, or 13 without Pair and Two Pairs.
variant-boxes = { $value } boxes

## The families of drills

drill-three-ones = Three ones and a six
drill-pair-or-fives = Fives or Pair
drill-three-ones-or = Three ones, and fours or fives
drill-four-low = Four of a low face
drill-sixes-or-ones = A pair: Sixes or Ones
drill-four-fives = Four fives: Chance or Fives
drill-pair-of-sixes = A pair of sixes
drill-four-twos = Four twos
drill-three-kind = Three alike at the end
drill-low-pair = A low pair in the first roll

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games; the last is exact).
opponent-random = Randy, 50 points: plays at random
opponent-weak = Will, 152 points: errs often
opponent-cautious = Cora, 166 points: takes the first box that pays
opponent-bold = Bo, 167 points: chases five alike and the straights
opponent-fair = Fay, 209 points: errs now and then
opponent-strong = Stan, 237 points: seldom errs
opponent-steady = Stella, 245 points: weighs every box
opponent-perfect = Petra, 248 points: plays perfectly

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] In short: you roll five dice, keep what you like, and roll the others: three rolls in all. A press on a box tells what it would score, a second one fills it. Fifteen boxes, and the highest total wins.
   *[no] In short: { KEY("roll") } rolls five dice. Digits keep dice by their face, and { KEY("roll") } rolls the others: three rolls in all. { KEY("previous") } and { KEY("next") } walk the boxes and tell what each would score; { KEY("commit") } fills the one you hear. Fifteen boxes, and the highest total wins.
  }
rules-1 = Dice4Fun is played with five dice and a sheet of fifteen boxes, one for each round. The highest total at the end wins.
rules-2 = With the option of thirteen boxes, Pair and Two Pairs are left out and there are thirteen rounds.
rules-3 = In your turn you roll all five dice. Then you may roll any of them again, twice at most.
rules-4 = You end your turn by filling one open box. Every box is filled once, and what stands there stays.
rules-5 = If nothing fits, some box must be set to 0. You are asked once before that.
rules-6 = The upper boxes, Ones to Sixes, each add up the dice of their face: three twos make 6 in Twos.
rules-7 = Upper bonus: 50 points if the upper boxes come to 63 or more.
rules-8 = Pair: two dice of one face; the best pair counts, and only those two dice. Two sixes score 12.
rules-9 = Two Pairs: pairs of two different faces; those four dice count. Two sixes and two fives score 22.
rules-10 = Three of a Kind and Four of a Kind count only the three or four dice that are alike.
rules-11 = Small Straight is 1 2 3 4 5 and scores 15. Large Straight is 2 3 4 5 6 and scores 20.
rules-12 = Full House: three of one face and two of another; all five dice count.
rules-13 = Fiver Dice: all five dice alike, 50 points. Five alike may instead go into any other box they fit: five sixes are 30 in Sixes, or 24 in Four of a Kind.
rules-14 = Chance: any dice; all five count.
rules-15 = { TOUCH() ->
    [yes] A press on a die keeps it or lets it go; { KEY("all") } keeps all. { KEY("undo") } undoes.
   *[no] Keys: { KEY("roll") } rolls. Digits keep dice by their face, { KEY("left") }, { KEY("right") } and { KEY("toggle") } one by one; { KEY("all") } keeps all. { KEY("undo") } undoes.
  }
rules-16 = { TOUCH() ->
    [yes] A press on an open box tells what it would score, a second one fills it.
   *[no] { KEY("previous") } and { KEY("next") } walk the open boxes, the highest first, of equal ones the rarer. After the last roll the digits name the first ten boxes of the sheet: 1 is Ones. { KEY("commit") } fills the box you heard; the first time it only names the one with most points.
  }
rules-17 = { KEY("points") } tells the box with most points, { KEY("last_roll") } the dice, { KEY("choices") } the top three boxes, or before a roll the open ones, { KEY("risk") } the rolls left, { KEY("bonus") } the upper bonus and how far you are off its pace, three dice of each face, { KEY("scores") } the scores, { KEY("sheet") } the sheet.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Of two pairs in the first roll keep only one, unless they are fives and sixes: those you keep both.
tips-2 = A 5 or a 6 in the first roll is worth more than a pair of ones or twos.
tips-3 = For a straight keep only 2 3 4 5, nothing less and no other run.
tips-4 = If nothing fits early on, put the 0 in Small Straight: that costs about 11 points, less than in any other box.
tips-5 = A full house in the first roll is no reason to stop: rolling on is better every time.

## The lesson: what a step says, before the key to press; by their names in lessons/dice4fun.toml

teach-roll = You have a sheet of fifteen boxes to fill, and up to three rolls for each.
teach-fives = { TOUCH() ->
    [yes] Keep the fives.
   *[no] A digit keeps all dice of its face. Keep the fives.
  }
teach-threes = And the threes: a third one would make a full house.
teach-one-die = Now roll the die you did not keep.
teach-points = You may stop before the third roll. { KEY("points") } tells the box with most points.
teach-best = { KEY("commit") } goes to that box and says it again; nothing is filled yet.
teach-fill = { TOUCH() ->
    [yes] Now fill it.
   *[no] Now the same key fills it.
  }
teach-listen = Now listen to { opponent-name-cautious }'s turn. { KEY("toggle") } hurries it.
teach-second = Roll again.
teach-choices = { KEY("choices") } tells the top three boxes.
teach-walk = { KEY("next") } and { KEY("previous") } walk all the open ones, the highest first, and tell what each would score.
teach-walk-on = Chance takes any dice, so save it. Go on to the next box.
teach-kind = Three of a Kind counts only the dice that are alike. Go on to the next.
teach-upper = Fours brings as much, and counts for the upper bonus. { KEY("commit") } fills the box you hear.
teach-wait = Now { opponent-name-cautious } once more.
teach-bonus = Ones to Sixes are the upper boxes: 63 points in them bring 50 more. { KEY("bonus") } tells how far you are.
teach-sheet = { KEY("sheet") } opens your sheet: { KEY("list_next") } and { KEY("list_previous") } read its lines, { KEY("back") } closes it.
teach-learned = That is Dice4Fun: roll up to three times, keep what you like, and fill the best box. If nothing fits, some box gets 0. The highest total wins.

## Keys that are called otherwise here

command-commit = Fill a box
    .help = Ends your turn and fills the box you hear; first it names the highest.
command-all = Keep all five
    .help = Keeps all five dice.
command-choices = Boxes
    .help = Before a roll the open boxes and the pace of the bonus, later the top three.
command-risk = Rolls left
    .help = How many rolls are left in this turn.
