# Dice4Fun in Dutch. What every score sheet says is in common.ftl. The boxes are called as on the
# Dutch sheets of Yatzy and Yahtzee.

game-name = Dice4Fun
game-kind = een Yatzy-spel
game-credits = Dice4Fun hoort bij de familie van Yatzy, die afstamt van Yacht, een spel uit het publieke domein.

## The boxes, as Dutch dice players call them: $a is the box. "5er Dice" is "vijf gelijke".

box-item = { $a ->
    [ones] enen
    [twos] tweeën
    [threes] drieën
    [fours] vieren
    [fives] vijven
    [sixes] zessen
    [pair] paar
    [two_pairs] twee paar
    [three_kind] drie gelijke
    [four_kind] vier gelijke
    [small_straight] kleine straat
    [large_straight] grote straat
    [full_house] full house
    [five_dice] vijf gelijke
   *[chance] chance
  }
ended = { $seats ->
    [1] { sheets-ended }
    [2] { sheets-ended }
   *[other] { $tied ->
        [yes] Gelijkspel met { $top }.
       *[no] { $who ->
            [you] Jij wint
           *[other] { $name } wint
          } met { $top }.
      }
  }
rules-in-force = Dice4Fun. { $boxes } vakken, drie worpen per beurt. { $threshold } in de bovenste vakken geeft een bonus van { $bonus }.
    .brief = Dice4Fun. { $boxes } vakken. Bonus { $bonus } vanaf { $threshold }.

option-boxes = Vakken
    .help = 15 vakken, of 13 zonder paar en twee paar.
variant-boxes = { $value } vakken

## The families of drills

drill-three-ones = Drie enen en een zes
drill-pair-or-fives = Vijven of paar
drill-three-ones-or = Drie enen, en vieren of vijven
drill-four-low = Vier gelijke lage
drill-sixes-or-ones = Een paar: zessen of enen
drill-four-fives = Vier vijven: chance of vijven
drill-pair-of-sixes = Een paar zessen
drill-four-twos = Vier tweeën
drill-three-kind = Drie gelijke aan het eind
drill-low-pair = Een laag paar in de eerste worp

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games; the last is exact).
opponent-random = Ruud, 50 punten: speelt op goed geluk
opponent-weak = Wim, 152 punten: vergist zich vaak
opponent-cautious = Clara, 166 punten: neemt het eerste vak dat loont
opponent-bold = Bo, 167 punten: jaagt op vijf gelijke en de straten
opponent-fair = Femke, 209 punten: vergist zich soms
opponent-strong = Stijn, 237 punten: vergist zich zelden
opponent-steady = Stella, 245 punten: weegt elk vak af
opponent-perfect = Petra, 248 punten: speelt foutloos

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] Kort gezegd: je gooit vijf stenen, houdt vast wat je wilt en gooit de andere: drie worpen in totaal. Een druk op een vak zegt wat het zou opleveren, een tweede vult het in. Vijftien vakken, en het hoogste totaal wint.
   *[no] In het kort: { KEY("roll") } gooit vijf dobbelstenen. Cijfers houden stenen naar hun ogen vast, en { KEY("roll") } gooit de andere: drie worpen in totaal. { KEY("previous") } en { KEY("next") } lopen langs de vakken en zeggen wat elk zou opleveren; { KEY("commit") } vult het vak in dat je hoort. Vijftien vakken, en het hoogste totaal wint.
  }
rules-1 = Dice4Fun speel je met vijf dobbelstenen en een scoreblad met vijftien vakken, voor elke ronde één. Het hoogste totaal aan het eind wint.
rules-2 = Met de optie van dertien vakken vervallen paar en twee paar, en zijn er dertien rondes.
rules-3 = In je beurt gooi je alle vijf de stenen. Daarna mag je nog hooguit twee keer gooien, met zoveel stenen als je wilt.
rules-4 = Je beëindigt je beurt door één open vak in te vullen. Elk vak wordt één keer ingevuld, en wat er staat, blijft staan.
rules-5 = Past er niets, dan moet je een vak schrappen: het is 0 waard. Voor het schrappen vraagt het programma het één keer na.
rules-6 = De bovenste vakken, enen tot zessen, tellen elk de stenen van hun ogen op: drie tweeën zijn 6 bij de tweeën.
rules-7 = Bonus boven: 50 punten als de bovenste vakken samen 63 of meer zijn.
rules-8 = Paar: twee gelijke; het beste paar telt, en alleen die twee stenen. Twee zessen tellen 12.
rules-9 = Twee paar: paren van twee verschillende ogen; die vier stenen tellen. Twee zessen en twee vijven tellen 22.
rules-10 = Drie gelijke en vier gelijke tellen alleen de drie of vier stenen die gelijk zijn.
rules-11 = De kleine straat is 1 2 3 4 5 en telt 15. De grote straat is 2 3 4 5 6 en telt 20.
rules-12 = Full house: drie gelijke en twee andere gelijke; alle vijf de stenen tellen.
rules-13 = Vijf gelijke: alle vijf de stenen gelijk, 50 punten. Ze mogen ook in elk ander vak waar ze passen: vijf zessen zijn 30 bij de zessen, of 24 bij vier gelijke.
rules-14 = Chance: alle stenen mogen; alle vijf tellen.
rules-15 = { TOUCH() ->
    [yes] Een druk op een steen houdt die vast of laat die los; { KEY("all") } houdt ze alle vast. { KEY("undo") } maakt ongedaan.
   *[no] Toetsen: { KEY("roll") } gooit. Cijfers houden stenen naar hun ogen vast, { KEY("left") }, { KEY("right") } en { KEY("toggle") } een voor een; { KEY("all") } houdt alle vast. { KEY("undo") } maakt ongedaan.
  }
rules-16 = { TOUCH() ->
    [yes] Een druk op een vrij vak zegt wat het zou opleveren, een tweede vult het in.
   *[no] { KEY("previous") } en { KEY("next") } lopen langs de open vakken, het hoogste eerst, van gelijke het zeldzaamste. Na de laatste worp noemen de cijfers de eerste tien vakken van het blad: 1 zijn de enen. { KEY("commit") } vult het vak in dat je hoorde; de eerste keer noemt de toets alleen het hoogste.
  }
rules-17 = { KEY("points") } noemt het hoogste vak, { KEY("last_roll") } de stenen, { KEY("choices") } de hoogste drie vakken, of voor de eerste worp de open vakken, { KEY("risk") } de worpen die je nog hebt, { KEY("bonus") } de bonus boven en hoe ver je voor of achter ligt op schema, drie stenen van elk, { KEY("scores") } de stand, { KEY("sheet") } het blad.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Houd van twee paar in de eerste worp er maar één vast, tenzij het vijven en zessen zijn: houd die allebei.
tips-2 = Een 5 of een 6 in de eerste worp is meer waard dan twee enen of twee tweeën.
tips-3 = Houd voor een straat alleen 2 3 4 5 vast, niets minder en geen andere rij.
tips-4 = Past er in het begin niets, schrap dan de kleine straat: dat kost ongeveer 11 punten, minder dan elk ander vak.
tips-5 = Een full house in de eerste worp is geen reden om te stoppen: verder gooien is altijd beter.

## The lesson: what a step says, before the key to press; by their names in lessons/dice4fun.toml

teach-roll = Je hebt een blad met vijftien vakken, en voor elk vak hooguit drie worpen.
teach-fives = { TOUCH() ->
    [yes] Houd de vijven vast.
   *[no] Een cijfer houdt alle stenen met die ogen vast. Houd de vijven.
  }
teach-threes = En de drieën: een derde zou een full house zijn.
teach-one-die = Gooi nu de steen die je niet vasthoudt.
teach-points = Je mag voor de derde worp stoppen. { KEY("points") } noemt het vak met de meeste punten.
teach-best = { KEY("commit") } gaat naar dat vak en noemt het nog eens; er is nog niets ingevuld.
teach-fill = { TOUCH() ->
    [yes] Vul het nu in.
   *[no] Nu vult dezelfde toets het in.
  }
teach-listen = Luister nu naar de beurt van { opponent-name-cautious }. { KEY("toggle") } versnelt die.
teach-second = Gooi weer.
teach-choices = { KEY("choices") } noemt de hoogste drie vakken.
teach-walk = { KEY("next") } en { KEY("previous") } lopen langs alle open vakken, het hoogste eerst, en zeggen wat elk zou opleveren.
teach-walk-on = Chance neemt elke worp, dus bewaar het. Ga verder naar het volgende vak.
teach-kind = Drie gelijke telt alleen de stenen die gelijk zijn. Ga verder naar het volgende.
teach-upper = De vieren leveren evenveel op, en tellen mee voor de bonus boven. { KEY("commit") } vult het vak in dat je hoort.
teach-wait = Nu nog eens { opponent-name-cautious }.
teach-bonus = Enen tot zessen zijn de bovenste vakken: 63 punten daarin geven er 50 bij. { KEY("bonus") } zegt hoe ver je bent.
teach-sheet = { KEY("sheet") } opent je blad: { KEY("list_next") } en { KEY("list_previous") } lezen de regels, { KEY("back") } sluit het.
teach-learned = Dat is Dice4Fun: hooguit drie keer gooien, vasthouden wat je wilt, en het beste vak invullen. Past er niets, dan wordt er een vak geschrapt. Het hoogste totaal wint.

## Keys that are called otherwise here

command-commit = Een vak invullen
    .help = Beëindigt je beurt en vult het vak in dat je hoort; de eerste keer { TOUCH() ->
        [yes] noemt het
       *[no] noemt de toets
      } het hoogste.
command-all = Alle vijf vasthouden
    .help = Houdt alle vijf de stenen vast.
command-choices = Vakken
    .help = Voor de eerste worp de open vakken en hoe de bonus ervoor staat, later de hoogste drie.
command-risk = Resterende worpen
    .help = Hoeveel worpen je deze beurt nog hebt.
