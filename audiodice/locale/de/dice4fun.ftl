# Dice4Fun in German. What every score sheet says is in common.ftl.

game-name = Dice4Fun
game-kind = ein Yatzy-Spiel
game-credits = Dice4Fun gehört zur Familie von Yatzy, die vom gemeinfreien Spiel Yacht abstammt.

## The boxes, as German dice players call them: $a is the box. "5er Dice" is the Fünferpasch, for
## "Fünfer" alone is the box of the fives.

box-item = { $a ->
    [ones] Einser
    [twos] Zweier
    [threes] Dreier
    [fours] Vierer
    [fives] Fünfer
    [sixes] Sechser
    [pair] Paar
    [two_pairs] zwei Paare
    [three_kind] Dreierpasch
    [four_kind] Viererpasch
    [small_straight] kleine Straße
    [large_straight] große Straße
    [full_house] Full House
    [five_dice] Fünferpasch
   *[chance] Chance
  }
ended = { $seats ->
    [1] { sheets-ended }
    [2] { sheets-ended }
   *[other] { $tied ->
        [yes] Unentschieden bei { $top }.
       *[no] { $who ->
            [you] Du gewinnst
           *[other] { $name } gewinnt
          } mit { $top }.
      }
  }
rules-in-force = Dice4Fun. { $boxes } Felder, drei Würfe im Zug. Ab { $threshold } oben gibt es { $bonus } Bonuspunkte.
    .brief = Dice4Fun. { $boxes } Felder. Bonus { $bonus } ab { $threshold }.

option-boxes = Felder
    .help = 15 Felder, oder 13 ohne Paar und zwei Paare.
variant-boxes = { $value } Felder

## The families of drills

drill-three-ones = Drei Einser und eine Sechs
drill-pair-or-fives = Fünfer oder Paar
drill-three-ones-or = Drei Einser, und Vieren oder Fünfen
drill-four-low = Vier gleiche niedrige
drill-sixes-or-ones = Ein Paar: Sechser oder Einser
drill-four-fives = Vier Fünfen: Chance oder Fünfer
drill-pair-of-sixes = Ein Paar Sechsen
drill-four-twos = Vier Zweien
drill-three-kind = Drei gleiche am Ende
drill-low-pair = Ein niedriges Paar im ersten Wurf

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games; the last is exact).
opponent-random = Rudi, 50 Punkte: spielt auf gut Glück
opponent-weak = Willi, 152 Punkte: vertut sich oft
opponent-cautious = Clara, 166 Punkte: nimmt das erste Feld, das sich lohnt
opponent-bold = Bo, 167 Punkte: ist auf fünf gleiche und die Straßen aus
opponent-fair = Frieda, 209 Punkte: vertut sich ab und zu
opponent-strong = Stefan, 237 Punkte: vertut sich selten
opponent-steady = Stella, 245 Punkte: wägt jedes Feld ab
opponent-perfect = Petra, 248 Punkte: spielt fehlerlos

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] Kurz gesagt: Du wirfst fünf Würfel, behältst, was dir gefällt, und wirfst die anderen: drei Würfe insgesamt. Ein Druck auf ein Feld sagt, was es brächte, ein zweiter füllt es. Fünfzehn Felder, und die höchste Summe gewinnt.
   *[no] Kurz gesagt: { KEY("roll") } wirft fünf Würfel. Die Ziffern behalten Würfel nach ihren Augen, { KEY("roll") } wirft die anderen: drei Würfe insgesamt. { KEY("previous") } und { KEY("next") } gehen durch die Felder und sagen, was jedes brächte; { KEY("commit") } füllt das Feld, das du hörst. Fünfzehn Felder, und die höchste Summe gewinnt.
  }
rules-1 = Dice4Fun spielt man mit fünf Würfeln und einem Zettel mit fünfzehn Feldern, für jede Runde eins. Die höchste Summe am Ende gewinnt.
rules-2 = Mit der Option „dreizehn Felder“ fallen Paar und zwei Paare weg, und es sind dreizehn Runden.
rules-3 = In deinem Zug wirfst du alle fünf Würfel. Danach darfst du noch zweimal werfen, so viele davon, wie du willst.
rules-4 = Dein Zug endet, wenn du ein freies Feld füllst. Jedes Feld wird einmal gefüllt, und was dort steht, bleibt.
rules-5 = Passt nichts, musst du ein Feld streichen: es zählt 0. Davor wirst du einmal gefragt.
rules-6 = Jedes der oberen Felder, Einser bis Sechser, zählt die Augen der Würfel seiner Zahl zusammen: drei Zweier machen 6 bei den Zweiern.
rules-7 = Bonus oben: 50 Punkte, wenn die oberen Felder zusammen 63 oder mehr ergeben.
rules-8 = Paar: zwei gleiche; das beste Paar zählt, und nur diese zwei Würfel. Zwei Sechser zählen 12.
rules-9 = Zwei Paare: Paare von zwei verschiedenen Zahlen; diese vier Würfel zählen. Zwei Sechser und zwei Fünfer zählen 22.
rules-10 = Dreierpasch und Viererpasch zählen nur die drei oder vier gleichen Würfel.
rules-11 = Die kleine Straße ist 1 2 3 4 5 und zählt 15. Die große Straße ist 2 3 4 5 6 und zählt 20.
rules-12 = Full House: drei gleiche und zwei andere gleiche; alle fünf Würfel zählen.
rules-13 = Fünferpasch: alle fünf gleich, 50 Punkte. Fünf gleiche dürfen auch in jedes andere Feld, zu dem sie passen: fünf Sechser sind 30 bei den Sechsern oder 24 im Viererpasch.
rules-14 = Chance: beliebige Würfel; alle fünf zählen.
rules-15 = { TOUCH() ->
    [yes] Ein Druck auf einen Würfel behält ihn oder gibt ihn frei; { KEY("all") } behält alle. { KEY("undo") } nimmt zurück.
   *[no] Tasten: { KEY("roll") } würfelt. Die Ziffern behalten Würfel nach ihren Augen, { KEY("left") }, { KEY("right") } und { KEY("toggle") } einzeln; { KEY("all") } behält alle. { KEY("undo") } nimmt zurück.
  }
rules-16 = { TOUCH() ->
    [yes] Ein Druck auf ein freies Feld sagt, was es brächte, ein zweiter füllt es.
   *[no] { KEY("previous") } und { KEY("next") } gehen durch die freien Felder, das höchste zuerst, von gleichen das seltenere. Nach dem letzten Wurf nennen die Ziffern die ersten zehn Felder des Zettels: 1 sind die Einser. { KEY("commit") } füllt das Feld, das du gehört hast; beim ersten Mal nennt die Taste nur das höchste.
  }
rules-17 = { KEY("points") } nennt das höchste Feld, { KEY("last_roll") } die Würfel, { KEY("choices") } die höchsten drei Felder, vor dem Wurf die freien, { KEY("risk") } die übrigen Würfe, { KEY("bonus") } den Bonus oben und wie weit du über oder unter Plan bist, { KEY("scores") } den Punktestand, { KEY("sheet") } den Zettel. Plan sind drei Würfel jeder Zahl.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Von zwei Paaren im ersten Wurf behalte nur eines, außer es sind Fünfer und Sechser: die behalte beide.
tips-2 = Eine 5 oder 6 im ersten Wurf ist mehr wert als ein Paar Einser oder Zweier.
tips-3 = Für eine Straße behalte nur 2 3 4 5, nicht weniger und keine andere Reihe.
tips-4 = Passt am Anfang nichts, streiche die kleine Straße: Das kostet etwa 11 Punkte, weniger als bei jedem anderen Feld.
tips-5 = Ein Full House im ersten Wurf ist kein Grund aufzuhören: Weiterwürfeln ist immer besser.

## The lesson: what a step says, before the key to press; by their names in lessons/dice4fun.toml

teach-roll = Du füllst einen Zettel mit fünfzehn Feldern und hast für jedes bis zu drei Würfe.
teach-fives = { TOUCH() ->
    [yes] Behalte die Fünfer.
   *[no] Eine Ziffer behält alle Würfel ihrer Zahl. Behalte die Fünfer.
  }
teach-threes = Und die Dreier: noch einer wäre ein Full House.
teach-one-die = Jetzt wirf den Würfel, den du nicht behalten hast.
teach-points = Du kannst vor dem dritten Wurf aufhören. { KEY("points") } nennt das höchste Feld.
teach-best = { KEY("commit") } geht zu diesem Feld und nennt es noch mal; gefüllt ist noch nichts.
teach-fill = { TOUCH() ->
    [yes] Jetzt füll es.
   *[no] Dieselbe Taste füllt es jetzt.
  }
teach-listen = Jetzt hör dir den Zug von { opponent-name-cautious } an. { KEY("toggle") } macht ihn schneller.
teach-second = Würfle noch mal.
teach-choices = { KEY("choices") } nennt die höchsten drei Felder.
teach-walk = { KEY("next") } und { KEY("previous") } gehen durch alle freien Felder, das höchste zuerst, und sagen, was jedes brächte.
teach-walk-on = Die Chance nimmt jeden Wurf, also heb sie auf. Geh weiter zum nächsten Feld.
teach-kind = Ein Dreierpasch zählt nur die gleichen Würfel. Geh weiter zum nächsten.
teach-upper = Die Vierer bringen ebenso viel und zählen für den Bonus oben. { KEY("commit") } füllt das Feld, das du hörst.
teach-wait = Jetzt noch mal { opponent-name-cautious }.
teach-bonus = Einser bis Sechser sind die oberen Felder: 63 Punkte darin bringen 50 dazu. { KEY("bonus") } sagt, wie weit du bist.
teach-sheet = { KEY("sheet") } öffnet deinen Zettel: { KEY("list_next") } und { KEY("list_previous") } lesen die Zeilen, { KEY("back") } schließt ihn.
teach-learned = Das ist Dice4Fun: bis zu dreimal würfeln, behalten, was du magst, und das beste Feld füllen. Passt nichts, wird ein Feld gestrichen. Die höchste Summe gewinnt.

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
