# FUNE in German. What every score sheet says is in common.ftl.

game-name = FUNE
game-kind = ein Yacht-Spiel
game-credits = FUNE ist eine Hausvariante des gemeinfreien Spiels Yacht.

## The boxes, as German dice players call them: $a is the box

box-item = { $a ->
    [ones] Einser
    [twos] Zweier
    [threes] Dreier
    [fours] Vierer
    [fives] Fünfer
    [sixes] Sechser
    [three_dice] Dreierpasch
    [four_dice] Viererpasch
    [fune] FUNE
    [full_house] Full House
    [short_straight] kleine Straße
    [long_straight] große Straße
   *[choice] Chance
  }

ended = { sheets-ended }
rules-in-force = FUNE. { $boxes } Felder, drei Würfe im Zug. Ab { $threshold } oben gibt es { $bonus } Bonuspunkte. Kein Joker.
    .brief = FUNE. { $boxes } Felder. Bonus { $bonus } ab { $threshold }.

## The families of drills

drill-pair-or-four = Ein Paar, und vier für eine Straße mit Lücke
drill-short-straight = Eine kleine Straße im ersten Wurf
drill-pair-or-short = Ein Paar und vier in einer Reihe
drill-low-pair = Ein niedriges Paar im ersten Wurf
drill-which-pair = Zwei Paare: welches?
drill-two-pairs = Zwei Paare: eins oder beide?
drill-pair-or-three = Ein Paar oder drei für eine Straße
drill-three-dice = Drei gleiche am Ende
drill-second-pair = Ein Paar oder vier für eine Straße, vor dem letzten Wurf
drill-which-zero = Nichts passt: Wohin mit der Null?

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games or more; the last is exact).
opponent-random = Rudi, 46 Punkte: spielt auf gut Glück
opponent-weak = Willi, 154 Punkte: vertut sich oft
opponent-cautious = Clara, 194 Punkte: nimmt das erste Feld, das sich lohnt
opponent-bold = Bo, 196 Punkte: ist auf FUNE und die große Straße aus
opponent-fair = Frieda, 207 Punkte: vertut sich ab und zu
opponent-strong = Stefan, 241 Punkte: vertut sich selten
opponent-steady = Stella, 252 Punkte: wägt jedes Feld ab
opponent-perfect = Petra, 255 Punkte: spielt fehlerlos

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] Kurz gesagt: Du wirfst fünf Würfel, behältst, was dir gefällt, und wirfst die anderen: drei Würfe insgesamt. Ein Druck auf ein Feld sagt, was es brächte, ein zweiter füllt es. Dreizehn Felder, und die höchste Summe gewinnt.
   *[no] Kurz gesagt: { KEY("roll") } wirft fünf Würfel. Die Ziffern behalten Würfel nach ihren Augen, { KEY("roll") } wirft die anderen: drei Würfe insgesamt. { KEY("previous") } und { KEY("next") } gehen durch die Felder und sagen, was jedes brächte; { KEY("commit") } füllt das Feld, das du hörst. Dreizehn Felder, und die höchste Summe gewinnt.
  }
rules-1 = FUNE spielt man mit fünf Würfeln und einem Zettel mit dreizehn Feldern. Nach dreizehn Zügen sind alle Felder gefüllt, und die höchste Summe gewinnt.
rules-2 = In deinem Zug wirfst du alle fünf Würfel. Danach darfst du noch zweimal werfen, so viele, wie du willst; was du behältst, bleibt liegen.
rules-3 = Behaltene Würfel darfst du vor dem nächsten Wurf wieder freigeben, und du darfst nach jedem Wurf aufhören.
rules-4 = Dein Zug endet, wenn du ein freies Feld füllst: mit dem, was die Würfel dort wert sind. Ein gefülltes Feld ändert sich nie mehr.
rules-5 = Passen die Würfel nicht, ist das Feld 0 wert: es wird gestrichen. Vor dem Streichen wirst du einmal gefragt.
rules-6 = Die oberen Felder sind Einser, Zweier, Dreier, Vierer, Fünfer und Sechser: jedes zählt die Augen der Würfel seiner Zahl zusammen. Drei Einser und zwei andere machen 3 bei den Einsern.
rules-7 = Bonus oben: 35 Punkte, sobald deine oberen Felder zusammen 63 oder mehr haben. Drei von jeder Zahl ergeben genau 63.
rules-8 = Dreierpasch: drei oder mehr gleiche. Er zählt die Summe aller fünf Würfel.
rules-9 = Viererpasch: vier oder mehr gleiche. Auch er zählt die Summe aller fünf Würfel.
rules-10 = FUNE: alle fünf gleich, 50 Punkte. Das geht nur einmal: ein zweites FUNE bringt keinen Bonus, und einen Joker gibt es nicht.
rules-11 = Full House: drei gleiche und zwei andere gleiche, 35 Punkte. Fünf gleiche sind kein Full House.
rules-12 = Kleine Straße: vier Zahlen in Folge, der fünfte Würfel ist beliebig, 30 Punkte.
rules-13 = Große Straße: 1 bis 5 oder 2 bis 6, 40 Punkte.
rules-14 = Chance: beliebige Würfel. Sie zählt deren Summe.
rules-15 = Ein Wurf passt oft in mehrere Felder: vier Zweier und eine Sechs zählen als Zweier, Dreierpasch, Viererpasch oder Chance.
rules-16 = { TOUCH() ->
    [yes] Ein Druck auf einen Würfel behält ihn oder gibt ihn frei; { KEY("all") } behält alle. { KEY("undo") } nimmt zurück.
   *[no] Tasten: { KEY("roll") } würfelt. Die Ziffern behalten Würfel nach ihren Augen, { KEY("left") }, { KEY("right") } und { KEY("toggle") } einzeln; { KEY("all") } behält alle. { KEY("undo") } nimmt zurück.
  }
rules-17 = { TOUCH() ->
    [yes] Ein Druck auf ein freies Feld sagt, was es brächte, ein zweiter füllt es.
   *[no] { KEY("previous") } und { KEY("next") } gehen durch die freien Felder, das höchste zuerst, von gleichen das seltenere. Nach dem letzten Wurf nennen die Ziffern die ersten zehn Felder des Zettels: 1 sind die Einser. { KEY("commit") } füllt das Feld, das du gehört hast; beim ersten Mal nennt die Taste nur das höchste.
  }
rules-18 = { KEY("points") } nennt das höchste Feld, { KEY("last_roll") } die Würfel, { KEY("choices") } die höchsten drei Felder, vor dem Wurf die freien, { KEY("risk") } die übrigen Würfe, { KEY("bonus") } den Bonus oben und wie weit du über oder unter Plan bist, { KEY("scores") } den Punktestand, { KEY("sheet") } den Zettel. Plan sind drei Würfel jeder Zahl.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Von zwei Paaren im ersten Wurf behalte nur das höhere.
tips-2 = Im ersten Wurf ist ein Paar Dreier oder höher besser als drei in einer Reihe; ein Paar Einser zu behalten lohnt sich nie.
tips-3 = Von einem Full House im ersten Wurf behalte die drei gleichen und würfle weiter; nur mit drei Einsern nimm es sofort.
tips-4 = Am Anfang gehören vier gleiche in ihr oberes Feld, nicht in den Viererpasch: Das bringt 2 bis 8 Punkte mehr.
tips-5 = Am Anfang spare die Chance für 19 Punkte oder mehr auf: Selbst eine einzige 1 bei den Einsern ist besser als 18 in der Chance.

## The lesson: what a step says, before the key to press; by their names in lessons/fune.toml

teach-roll = Du füllst einen Zettel mit dreizehn Feldern und hast für jedes bis zu drei Würfe.
teach-keep = { TOUCH() ->
    [yes] Behalte die Sechser.
   *[no] Eine Ziffer behält alle Würfel ihrer Zahl. Behalte die Sechser.
  }
teach-others = Jetzt wirf die Würfel, die du nicht behalten hast.
teach-more = { TOUCH() ->
    [yes] Noch eine Sechs: behalte auch sie.
   *[no] Noch eine Sechs. Dieselbe Ziffer behält auch sie.
  }
teach-third = Und der letzte Wurf.
teach-walk = Jetzt wähle ein Feld. { KEY("next") } und { KEY("previous") } gehen durch die freien, das höchste zuerst, und sagen, was jedes brächte.
teach-fill = Ein Viererpasch zählt alle Würfel, wenn vier gleich sind. Er ist selten, also nimm ihn. { KEY("commit") } füllt das Feld, das du hörst.
teach-listen = Jetzt hör dir den Zug von { opponent-name-cautious } an. { KEY("toggle") } macht ihn schneller.
teach-second = Würfle noch mal.
teach-bonus = Einser bis Sechser sind die oberen Felder: 63 Punkte darin bringen 35 dazu. { KEY("bonus") } sagt, wie weit du bist.
teach-lowest = Du kannst nach jedem Wurf aufhören, musst dann aber ein Feld füllen, notfalls mit 0. { KEY("last") } geht zum niedrigsten.
teach-zero = Gib FUNE auf: es gelingt selten.
teach-confirm = { TOUCH() ->
    [yes] Vor dem Streichen wirst du gefragt. Sag ja.
   *[no] Vor dem Streichen wirst du gefragt. Dieselbe Taste noch mal streicht das Feld.
  }
teach-wait = Jetzt noch mal { opponent-name-cautious }.
teach-sheet = { KEY("sheet") } öffnet deinen Zettel: { KEY("list_next") } und { KEY("list_previous") } lesen die Zeilen, { KEY("back") } schließt ihn.
teach-scores = { KEY("scores") } nennt den Punktestand, { KEY("turn") } sagt, wer dran ist.
teach-learned = Das ist FUNE: bis zu dreimal würfeln, behalten, was du magst, und das beste Feld füllen. Die höchste Summe gewinnt.

## Tasten, die hier anders heißen

command-commit = Feld füllen
    .help = Beendet deinen Zug und füllt das Feld, das du hörst; beim ersten Mal { TOUCH() ->
        [yes] nennt es
       *[no] nennt die Taste
      } das höchste.
command-all = Alle fünf behalten
    .help = Behält alle fünf Würfel.
command-choices = Felder
    .help = Vor dem Wurf die freien Felder und der Bonus oben, danach die höchsten drei.
command-risk = Übrige Würfe
    .help = Wie viele Würfe dieser Zug noch hat.
