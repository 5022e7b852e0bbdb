# FUNE in English. What every score sheet says is in common.ftl.

game-name = FUNE
game-kind = a Yacht
game-credits = FUNE is a house variant of the public-domain game Yacht.

## The boxes, as the sheet calls them: $a is the box

box-item = { $a ->
    [ones] Ones
    [twos] Twos
    [threes] Threes
    [fours] Fours
    [fives] Fives
    [sixes] Sixes
    [three_dice] Three Dice
    [four_dice] Four Dice
    [fune] FUNE
    [full_house] Full House
    [short_straight] Short Straight
    [long_straight] Long Straight
   *[choice] Choice
  }

ended = { sheets-ended }
rules-in-force = FUNE. { $boxes } boxes, three rolls a turn. { $threshold } in the upper boxes brings a bonus of { $bonus }. No joker.
    .brief = FUNE. { $boxes } boxes. Bonus { $bonus } from { $threshold }.

## The families of drills

drill-pair-or-four = A pair, and four for a straight with a gap
drill-short-straight = A short straight in the first roll
drill-pair-or-short = A pair and four in a row
drill-low-pair = A low pair in the first roll
drill-which-pair = Two pairs: which one?
drill-two-pairs = Two pairs: one or both?
drill-pair-or-three = A pair or three for a straight
drill-three-dice = Three alike at the end
drill-second-pair = A pair or four for a straight, before the last roll
drill-which-zero = Nothing fits: where does the zero go?

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games or more; the last is exact).
opponent-random = Randy, 46 points: plays at random
opponent-weak = Will, 154 points: errs often
opponent-cautious = Cora, 194 points: takes the first box that pays
opponent-bold = Bo, 196 points: chases FUNE and the long straight
opponent-fair = Fay, 207 points: errs now and then
opponent-strong = Stan, 241 points: seldom errs
opponent-steady = Stella, 252 points: weighs every box
opponent-perfect = Petra, 255 points: plays perfectly

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] In short: you roll five dice, keep what you like, and roll the others: three rolls in all. A press on a box tells what it would score, a second one fills it. Thirteen boxes, and the highest total wins.
   *[no] In short: { KEY("roll") } rolls five dice. Digits keep dice by their face, and { KEY("roll") } rolls the others: three rolls in all. { KEY("previous") } and { KEY("next") } walk the boxes and tell what each would score; { KEY("commit") } fills the one you hear. Thirteen boxes, and the highest total wins.
  }
rules-1 = FUNE is played with five dice and a sheet of thirteen boxes. After thirteen turns every box is filled, and the highest total wins.
rules-2 = In your turn you roll all five dice. Then you may roll twice more, as many of them as you like; the dice you keep stay as they are.
rules-3 = What you keep you may release again before the next roll, and you may stop after any roll.
rules-4 = You end your turn by filling one open box with what the dice are worth there. A filled box never changes.
rules-5 = If the dice do not fit, the box is worth 0. You are asked once before a 0 is written.
rules-6 = The upper boxes are Ones, Twos, Threes, Fours, Fives and Sixes: each adds up the dice of its face. Three ones and two others make 3 in Ones.
rules-7 = Upper bonus: 35 points once your upper boxes add up to 63 or more. Three of each face make exactly 63.
rules-8 = Three Dice: three or more of one face. It scores the sum of all five dice.
rules-9 = Four Dice: four or more of one face. It too scores the sum of all five dice.
rules-10 = FUNE: all five of one face, 50 points. It can be scored once: a second FUNE brings no bonus, and there is no joker.
rules-11 = Full House: three of one face and two of another, 35 points. Five of one face are no full house.
rules-12 = Short Straight: four faces in a row, the fifth die is free, 30 points.
rules-13 = Long Straight: 1 to 5 or 2 to 6, 40 points.
rules-14 = Choice: any dice at all. It scores their sum.
rules-15 = One roll may fit several boxes: four twos and a six are Twos, Three Dice, Four Dice or Choice.
rules-16 = { TOUCH() ->
    [yes] A press on a die keeps it or lets it go; { KEY("all") } keeps all. { KEY("undo") } undoes.
   *[no] Keys: { KEY("roll") } rolls. Digits keep dice by their face, { KEY("left") }, { KEY("right") } and { KEY("toggle") } one by one; { KEY("all") } keeps all. { KEY("undo") } undoes.
  }
rules-17 = { TOUCH() ->
    [yes] A press on an open box tells what it would score, a second one fills it.
   *[no] { KEY("previous") } and { KEY("next") } walk the open boxes, the highest first, of equal ones the rarer. After the last roll the digits name the first ten boxes of the sheet: 1 is Ones. { KEY("commit") } fills the box you heard; the first time it only names the one with most points.
  }
rules-18 = { KEY("points") } tells the box with most points, { KEY("last_roll") } the dice, { KEY("choices") } the top three boxes, or before a roll the open ones, { KEY("risk") } the rolls left, { KEY("bonus") } the upper bonus and how far you are off its pace, three dice of each face, { KEY("scores") } the scores, { KEY("sheet") } the sheet.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Of two pairs in the first roll, keep only the higher one.
tips-2 = In the first roll a pair of threes or more beats three in a row; a pair of ones is never worth keeping.
tips-3 = Roll on with the three alike of a full house in the first roll; take it at once only with three ones.
tips-4 = Early on, four of a face belong in their upper box, not in Four Dice: that is worth 2 to 8 points more.
tips-5 = Early on, save Choice for 19 points or more: even a single one in Ones is better than 18 in Choice.

## The lesson: what a step says, before the key to press; by their names in lessons/fune.toml

teach-roll = You have a sheet of thirteen boxes to fill, and up to three rolls for each.
teach-keep = { TOUCH() ->
    [yes] Keep the sixes.
   *[no] A digit keeps all dice of its face. Keep the sixes.
  }
teach-others = Now roll the dice you did not keep.
teach-more = { TOUCH() ->
    [yes] Another six: keep it, too.
   *[no] Another six. The same digit keeps it too.
  }
teach-third = And the last roll.
teach-walk = Now choose a box. { KEY("next") } and { KEY("previous") } walk the open ones, the highest first, and tell what each would score.
teach-fill = Four Dice adds up all your dice if four are alike. It is rare, so take it. { KEY("commit") } fills the box you hear.
teach-listen = Now listen to { opponent-name-cautious }'s turn. { KEY("toggle") } hurries it.
teach-second = Roll again.
teach-bonus = Ones to Sixes are the upper boxes: 63 points in them bring 35 more. { KEY("bonus") } tells how far you are.
teach-lowest = You may stop after any roll, but then you must fill a box, if need be for 0. { KEY("last") } goes to the lowest.
teach-zero = Suppose you give it up: it is hard to make.
teach-confirm = { TOUCH() ->
    [yes] A zero is asked about first. Say yes.
   *[no] A zero is asked about first. The same key again does it.
  }
teach-wait = Now { opponent-name-cautious } once more.
teach-sheet = { KEY("sheet") } opens your sheet: { KEY("list_next") } and { KEY("list_previous") } read its lines, { KEY("back") } closes it.
teach-scores = { KEY("scores") } tells the scores, { KEY("turn") } whose turn it is.
teach-learned = That is FUNE: roll up to three times, keep what you like, and fill the best box. The highest total wins.

## Keys that are called otherwise here

command-commit = Fill a box
    .help = Ends your turn and fills the box you hear; first it names the highest.
command-all = Keep all five
    .help = Keeps all five dice.
command-choices = Boxes
    .help = Before a roll the open boxes and the pace of the bonus, later the top three.
command-risk = Rolls left
    .help = How many rolls are left in this turn.
