# FUNE in English. What every score sheet says is in common.ftl.

game-name = FUNE
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
    .brief = { sheets-ended-brief }
rules-in-force = FUNE. { $boxes } boxes, three rolls a turn. { $threshold } in the upper boxes bring a bonus of { $bonus }. No joker.
    .brief = FUNE. { $boxes } boxes. Bonus { $bonus } from { $threshold }.

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games or more; the last is exact).
opponent-random = Randy, who plays at random: 46 points on average
opponent-weak = Will, who errs often: 154 points on average
opponent-cautious = Cora, who takes the first box that pays well enough: 194 points on average
opponent-bold = Bo, who chases FUNE and the long straight: 196 points on average
opponent-fair = Fay, who errs now and then: 207 points on average
opponent-strong = Stan, who seldom errs: 241 points on average
opponent-steady = Stella, who weighs every box against what it usually brings: 252 points on average
opponent-perfect = Petra, who plays perfectly: 255 points on average

## Rules, line by line, in our own words

in-short = In short: { KEY("roll") } throws five dice. Digits keep dice by their face, and { KEY("roll") } throws the others: three throws in all. { KEY("previous") } and { KEY("next") } walk the boxes and tell what each would score; { KEY("commit") } fills the one you hear. Thirteen boxes, and the highest total wins.
rules-1 = FUNE is played with five dice and a sheet of thirteen boxes. After thirteen turns every box is filled, and the highest total wins.
rules-2 = In your turn you throw all five dice. Then you may throw twice more, as many of them as you like; the dice you keep stay as they are.
rules-3 = What you keep you may release again before the next throw, and you may stop after any throw.
rules-4 = You end your turn by filling one open box with what the dice are worth there. A filled box never changes.
rules-5 = If the dice do not fit, the box is worth 0. You are asked once before a 0 is written.
rules-6 = The upper boxes are Ones, Twos, Threes, Fours, Fives and Sixes: each adds up the dice of its face. Three ones and two others make 3 in Ones.
rules-7 = Upper bonus: 35 points once your upper boxes add up to 63 or more. Three of each face make exactly 63.
rules-8 = Three Dice: three or more of one face. It scores the sum of all five dice.
rules-9 = Four Dice: four or more of one face. It too scores the sum of all five dice.
rules-10 = FUNE: all five of one face, 50 points. It can be scored once, and there is no joker.
rules-11 = Full House: three of one face and two of another, 35 points. Five of one face are no full house.
rules-12 = Short Straight: four faces in a row, the fifth die is free, 30 points.
rules-13 = Long Straight: 1 to 5 or 2 to 6, 40 points.
rules-14 = Choice: any dice at all. It scores their sum.
rules-15 = One throw may fit several boxes: four twos and a six are Twos, Three Dice, Four Dice or Choice.
rules-16 = Keys: { KEY("roll") } rolls. Digits keep dice by their face, { KEY("left") }, { KEY("right") } and { KEY("toggle") } one by one; { KEY("all") } keeps all. Backspace undoes.
rules-17 = { KEY("previous") } and { KEY("next") } walk the open boxes, the highest first. { KEY("commit") } scores the box you stand on; the first time it only names the highest.
rules-18 = { KEY("points") } tells the best box, { KEY("last_roll") } the dice, { KEY("choices") } the best three boxes, { KEY("risk") } the rolls left, { KEY("bonus") } the upper bonus, { KEY("scores") } the scores, { KEY("sheet") } the sheet.
