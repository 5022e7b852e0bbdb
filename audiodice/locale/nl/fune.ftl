# FUNE in Dutch. What every score sheet says is in common.ftl. The boxes are called as on the Dutch
# sheets of Yahtzee: enen to zessen, drie gelijke, full house, kleine straat, chance.

game-name = FUNE
game-kind = een Yacht-spel
game-credits = FUNE is een huisvariant van Yacht, een spel uit het publieke domein.

## The boxes, as Dutch dice players call them: $a is the box

box-item = { $a ->
    [ones] enen
    [twos] tweeën
    [threes] drieën
    [fours] vieren
    [fives] vijven
    [sixes] zessen
    [three_dice] drie gelijke
    [four_dice] vier gelijke
    [fune] FUNE
    [full_house] full house
    [short_straight] kleine straat
    [long_straight] grote straat
   *[choice] chance
  }

ended = { sheets-ended }
rules-in-force = FUNE. { $boxes } vakken, drie worpen per beurt. { $threshold } in de bovenste vakken geeft een bonus van { $bonus }. Geen joker.
    .brief = FUNE. { $boxes } vakken. Bonus { $bonus } vanaf { $threshold }.

## The families of drills

drill-pair-or-four = Een paar, en vier voor een straat met een gat
drill-short-straight = Een kleine straat in de eerste worp
drill-pair-or-short = Een paar en vier op een rij
drill-low-pair = Een laag paar in de eerste worp
drill-which-pair = Twee paar: welk?
drill-two-pairs = Twee paar: één of allebei?
drill-pair-or-three = Een paar of drie voor een straat
drill-three-dice = Drie gelijke aan het eind
drill-second-pair = Een paar of vier voor een straat, voor de laatste worp
drill-which-zero = Niets past: waar komt de nul?

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games or more; the last is exact).
opponent-random = Ruud, 46 punten: speelt op goed geluk
opponent-weak = Wim, 154 punten: vergist zich vaak
opponent-cautious = Clara, 194 punten: neemt het eerste vak dat loont
opponent-bold = Bo, 196 punten: jaagt op FUNE en de grote straat
opponent-fair = Femke, 207 punten: vergist zich soms
opponent-strong = Stijn, 241 punten: vergist zich zelden
opponent-steady = Stella, 252 punten: weegt elk vak af
opponent-perfect = Petra, 255 punten: speelt foutloos

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] Kort gezegd: je gooit vijf stenen, houdt vast wat je wilt en gooit de andere: drie worpen in totaal. Een druk op een vak zegt wat het zou opleveren, een tweede vult het in. Dertien vakken, en het hoogste totaal wint.
   *[no] In het kort: { KEY("roll") } gooit vijf dobbelstenen. Cijfers houden stenen naar hun ogen vast, en { KEY("roll") } gooit de andere: drie worpen in totaal. { KEY("previous") } en { KEY("next") } lopen langs de vakken en zeggen wat elk zou opleveren; { KEY("commit") } vult het vak in dat je hoort. Dertien vakken, en het hoogste totaal wint.
  }
rules-1 = FUNE speel je met vijf dobbelstenen en een scoreblad met dertien vakken. Na dertien beurten is elk vak ingevuld, en het hoogste totaal wint.
rules-2 = In je beurt gooi je alle vijf de stenen. Daarna mag je nog twee keer gooien, met zoveel stenen als je wilt; wat je vasthoudt, blijft liggen.
rules-3 = Wat je vasthoudt mag je voor de volgende worp weer loslaten, en na elke worp mag je stoppen.
rules-4 = Je beëindigt je beurt door één open vak in te vullen met wat de stenen daar waard zijn. Een ingevuld vak verandert nooit meer.
rules-5 = Passen de stenen niet, dan is het vak 0 waard: het wordt geschrapt. Voor het schrappen vraagt het programma het één keer na.
rules-6 = De bovenste vakken zijn enen, tweeën, drieën, vieren, vijven en zessen: elk telt de stenen van zijn ogen op. Drie enen en twee andere zijn 3 bij de enen.
rules-7 = Bonus boven: 35 punten zodra je bovenste vakken samen 63 of meer zijn. Drie van elk is precies 63.
rules-8 = Drie gelijke: drie of meer met dezelfde ogen. Het telt de som van alle vijf de stenen.
rules-9 = Vier gelijke: vier of meer met dezelfde ogen. Ook dat telt de som van alle vijf de stenen.
rules-10 = FUNE: alle vijf gelijk, 50 punten. Dat kan maar één keer: een tweede FUNE geeft geen bonus, en er is geen joker.
rules-11 = Full house: drie gelijke en twee andere gelijke, 35 punten. Vijf gelijke zijn geen full house.
rules-12 = Kleine straat: vier op een rij, de vijfde steen is vrij, 30 punten.
rules-13 = Grote straat: 1 tot 5 of 2 tot 6, 40 punten.
rules-14 = Chance: alle stenen mogen. Het telt hun som.
rules-15 = Een worp past soms in meer vakken: vier tweeën en een zes kunnen naar tweeën, drie gelijke, vier gelijke of chance.
rules-16 = { TOUCH() ->
    [yes] Een druk op een steen houdt die vast of laat die los; { KEY("all") } houdt ze alle vast. { KEY("undo") } maakt ongedaan.
   *[no] Toetsen: { KEY("roll") } gooit. Cijfers houden stenen naar hun ogen vast, { KEY("left") }, { KEY("right") } en { KEY("toggle") } een voor een; { KEY("all") } houdt alle vast. { KEY("undo") } maakt ongedaan.
  }
rules-17 = { TOUCH() ->
    [yes] Een druk op een vrij vak zegt wat het zou opleveren, een tweede vult het in.
   *[no] { KEY("previous") } en { KEY("next") } lopen langs de open vakken, het hoogste eerst, van gelijke het zeldzaamste. Na de laatste worp noemen de cijfers de eerste tien vakken van het blad: 1 zijn de enen. { KEY("commit") } vult het vak in dat je hoorde; de eerste keer noemt de toets alleen het hoogste.
  }
rules-18 = { KEY("points") } noemt het hoogste vak, { KEY("last_roll") } de stenen, { KEY("choices") } de hoogste drie vakken, of voor de eerste worp de open vakken, { KEY("risk") } de worpen die je nog hebt, { KEY("bonus") } de bonus boven en hoe ver je voor of achter ligt op schema, drie stenen van elk, { KEY("scores") } de stand, { KEY("sheet") } het blad.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Houd van twee paar in de eerste worp alleen het hoogste vast.
tips-2 = In de eerste worp zijn twee drieën, of twee gelijke die hoger zijn, beter dan drie op een rij; twee enen vasthouden is nooit de moeite waard.
tips-3 = Houd van een full house in de eerste worp de drie gelijke vast, en gooi verder; alleen met drie enen neem je het meteen.
tips-4 = In het begin horen vier gelijke in hun bovenste vak, niet bij vier gelijke: dat scheelt 2 tot 8 punten.
tips-5 = Bewaar in het begin chance voor 19 punten of meer: zelfs een enkele 1 bij de enen is beter dan 18 bij chance.

## The lesson: what a step says, before the key to press; by their names in lessons/fune.toml

teach-roll = Je hebt een blad met dertien vakken, en voor elk vak hooguit drie worpen.
teach-keep = { TOUCH() ->
    [yes] Houd de zessen vast.
   *[no] Een cijfer houdt alle stenen met die ogen vast. Houd de zessen.
  }
teach-others = Gooi nu de stenen die je niet vasthoudt.
teach-more = { TOUCH() ->
    [yes] Nog een zes: houd die ook vast.
   *[no] Nog een zes. Hetzelfde cijfer houdt ook die vast.
  }
teach-third = En de laatste worp.
teach-walk = Kies nu een vak. { KEY("next") } en { KEY("previous") } lopen langs de open vakken, het hoogste eerst, en zeggen wat elk zou opleveren.
teach-fill = Vier gelijke telt al je stenen op als er vier gelijk zijn. Dat is zeldzaam, dus neem het. { KEY("commit") } vult het vak in dat je hoort.
teach-listen = Luister nu naar de beurt van { opponent-name-cautious }. { KEY("toggle") } versnelt die.
teach-second = Gooi weer.
teach-bonus = Enen tot zessen zijn de bovenste vakken: 63 punten daarin geven er 35 bij. { KEY("bonus") } zegt hoe ver je bent.
teach-lowest = Je mag na elke worp stoppen, maar dan moet je een vak invullen, desnoods met 0. { KEY("last") } gaat naar het laagste.
teach-zero = Stel dat je dit vak opgeeft: het lukt zelden.
teach-confirm = { TOUCH() ->
    [yes] Voor een nul wordt eerst gevraagd. Bevestig het.
   *[no] Voor het schrappen vraagt het programma het na. Dezelfde toets nog eens schrapt het vak.
  }
teach-wait = Nu nog eens { opponent-name-cautious }.
teach-sheet = { KEY("sheet") } opent je blad: { KEY("list_next") } en { KEY("list_previous") } lezen de regels, { KEY("back") } sluit het.
teach-scores = { KEY("scores") } noemt de stand, { KEY("turn") } wie er aan de beurt is.
teach-learned = Dat is FUNE: hooguit drie keer gooien, vasthouden wat je wilt, en het beste vak invullen. Het hoogste totaal wint.

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
