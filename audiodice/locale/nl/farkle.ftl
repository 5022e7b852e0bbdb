# Farkle in Dutch. Words as in the Dutch rules of Farkle, Tienduizenden and Regenwormen: ogen, worp,
# beurt, straat, drie gelijke; "veilig" for what is banked.

game-name = Farkle
game-kind = een spel van durf
game-credits = Farkle is een volksspel; combinaties en grenzen zijn die van QuentinC's Playroom.

## Combinations, as they are called in a sentence. $a its name, $b its face, $c how many.

combos-item = { $a ->
    [single] { $c ->
        [1] een { $b }
       *[other] twee { combo-face }
      }
    [three] drie { combo-face }
    [four] vier { combo-face }
    [five] vijf { combo-face }
    [six] zes { combo-face }
    [small_straight] kleine straat
    [large_straight] grote straat
    [three_pairs] drie paar
    [full_house] full house
   *[two_triples] twee keer drie gelijke
  }
# What was kept or can be, set by set. $d is what follows: more or and (of the same roll), then (another roll),
# hot (a roll of all six, after hot dice), end.
sets-item = { combos-item }{ $d ->
    [more] ,
    [and] {" "}en
    [then] , dan
    [hot] , hete stenen, dan
   *[end] {""}
  }
sets-joint = { $head } { $next }
sets-last = { $head } { $next }
big-item = { $a ->
    [hot_dice] hete stenen
   *[other] { combos-item }
  }

## A roll and what is kept of it

# One die is "a 5", not a bare number: only points are.
some-dice = { $faces-n ->
    [1] een { $faces }
   *[other] { $faces }
  }
these-dice = { the-faces }
# The points of a single 5 would be heard as one more die.
rolled-sum = { $count ->
    [1] { some-dice }: { $points } punten
   *[other] { $faces }. { $points ->
        [5] De 5 telt
       *[other] { $points } punten
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
                        [2] allebei
                        [3] alle drie
                        [4] alle vier
                        [5] alle vijf
                       *[6] alle zes
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
                [0] { $name } gooit { some-dice }.
               *[other] Gooit { some-dice }.
              }
           *[you] { rolled-sets } { $choices ->
                [one] Eén keuze.
               *[other] { $choices } keuzes.
              } { $before ->
                [0] {""}
               *[other] Eerder { $before } punten.
              }
          }
      }
all-dice = {""}
stake = { $at_stake } punten{ $more ->
    [yes] {" "}op het spel
   *[no] {""}
  }
keeping = { these-dice } vast, { stake }, { $throws ->
    [1] één
   *[other] { $throws }
  } over.
    .brief = { these-dice }: { $more ->
        [yes] nu { $at_stake }
       *[no] { $at_stake } punten
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
        [other] { $name } houdt { these-dice }, { stake }.
       *[you] { keeping }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] Niets vast.
       *[other] { keeping }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] Niets vast.
           *[other] { keeping.brief }
          }
      }
hot-dice = { $who ->
    [other] {""}
   *[you] Hete stenen! { $at_stake }. { KEY("roll") } gooit er zes{ $enough ->
        [yes] , { KEY("commit") } stelt veilig.
       *[no] . Veilig vanaf { $need }.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Hete stenen! { $at_stake }.
      }
    .full = { $who ->
        [other] Hete stenen voor { $name }, { stake }.
       *[you] Hete stenen! { $at_stake } op het spel. { KEY("roll") } gooit er zes{ $enough ->
        [yes] , { KEY("commit") } stelt veilig.
       *[no] . Veilig vanaf { $need }.
      }
      }
choice = { these-dice }, { stake }, { $leaves ->
    [0] hete stenen.
    [1] één over.
   *[other] { $leaves } over.
  }
    .brief = { keeping.brief }

## The end of a turn

# Left out where all totals follow at once, at the end or with "your turn".
in-all = { $totals_follow ->
    [yes] {""}
   *[no] , totaal { $total }
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] , totaal { $total }
      }
# A sentence of its own: they need not be all that was banked.
with-big = { $big-n ->
    [0] {""}
   *[other] {" "}{ $big }!
  }
# In full: the dice that a bank took by itself, which no keep told.
taking = { $faces-n ->
    [0] {""}
   *[other] , houdt { these-dice }
  }
banked = { $who ->
    [other] { $name } stelt { $points } veilig{ in-all }.{ with-big }
   *[you] { $points } veilig{ in-all }.
  }
    .brief = { $who ->
        [other] { $name } stelt { $points } veilig{ in-all.brief }.
       *[you] { $next_who ->
            [none] { $points } veilig.
           *[other] Totaal { $total }.
          }
      }
    .full = { $who ->
        [other] { $name } stelt { $points } veilig{ in-all }{ taking }.
       *[you] { $points } veilig{ in-all }.
      }
# What is told to who asks for what was missed: the path, too. In full it was told roll by roll.
missed-banked = { $who ->
    [other] { $name } stelt { $points } punten veilig{ in-all }: { $sets }.
   *[you] { banked }
  }
    .full = { banked.full }
farkled = { $who ->
    [other] { $name }: farkle{ $lost ->
        [0] .
       *[other] , { $lost } verloren.
      }
   *[you] Farkle! { $lost ->
        [0] {""}
       *[other] { $lost } punten verloren.{" "}
      }{ some-dice }.
  }
    .brief = { $who ->
        [other] { farkled }
       *[you] Farkle! { $lost ->
            [0] {""}
           *[other] { $lost } verloren.
          }
      }
    .full = { $who ->
        [other] { $name } gooit { some-dice }: farkle{ $lost ->
            [0] .
           *[other] , { $lost } punten verloren.
          }
       *[you] { farkled }
      }
told-banked = { told-who } stelde { $points } punten veilig, totaal { $total }.
told-farkled = { told-who } gooide een farkle{ $lost ->
    [0] .
   *[other] , { $lost } verloren.
  }
penalized = { $who ->
    [other] { $name }: drie farkles op rij
   *[you] Drie farkles op rij
  }{ $lost ->
    [0] , en niets te verliezen.
   *[other] , { $lost } verloren{ in-all }.
  }
    .brief = { $who ->
        [other] { $name }, derde farkle
       *[you] Derde farkle
      }{ $lost ->
        [0] .
       *[other] : { $lost } verloren{ in-all.brief }.
      }
penalty-near = { $who ->
    [other] { $name }: twee farkles op rij.
   *[you] Twee farkles op rij: een derde kost { $penalty }.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Een derde kost { $penalty }.
      }
last-round = Laatste ronde.
    .full = Laatste ronde: alle anderen hebben nog één beurt.

## Teams: $team is whose turn it was, or who won; $sides are all, by their players

team-item = { $who ->
    [you] jij
   *[other] { $name }
  }
team-last = { $head } en { $next }
teams-item = { $members } { $points }
sides-joint = { $head } tegen { $next }
sides-last = { sides-joint }
team-seated = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Jij begint. { roll-now }
    [here] { $name } begint. { roll-now }
   *[other] { $name } begint.
  }
    .brief = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Jij begint.
   *[other] { $name } begint.
  }
team-resumed = { $game }, zoals je het verliet. { $sides }.
    .brief = { $game }.
missed-farkled = { $who ->
    [other] { $name }: farkle{ $lost ->
        [0] . { some-dice }.
       *[other] , { $lost } punten verloren. { $sets } { some-dice }.
      }
   *[you] { farkled }
  }
    .full = { farkled.full }
team-in-all = { $totals_follow ->
    [yes] {""}
   *[no] {" "}{ $team }: totaal { $total }.
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] {" "}{ $team }: { $total }.
      }
team-banked = { $who ->
    [other] { $name } stelt { $points } veilig.{ with-big }
   *[you] { $points } veilig.
  }{ team-in-all }
    .brief = { $who ->
        [other] { $name } stelt { $points } veilig.
       *[you] { $points } veilig.
      }{ team-in-all.brief }
    .full = { $who ->
        [other] { $name } stelt { $points } veilig{ taking }.
       *[you] { $points } veilig.
      }{ team-in-all }
team-missed-banked = { $who ->
    [other] { $name } stelt { $points } punten veilig: { $sets }.{ team-in-all }
   *[you] { team-banked }
  }
    .full = { team-banked.full }
team-last-round = Laatste ronde: elk ander team heeft nog één beurt.
    .brief = Laatste ronde.
team-ended = { $tied ->
    [yes] Gelijkspel met { $top }. { $places }.
   *[no] { $team } winnen, { $seats ->
        [2] { $top } tegen { $second }.
       *[other] { $top }. { $after_winner }.
      }
  }
teams-in-force = Teams van twee, elk met één totaal: { $sides }.
    .brief = { $sides }.

## Refusals

nothing-kept = Houd eerst iets vast: { $best }.
    .brief = Houd eerst vast: { $best }.
incomplete = { these-dice } { $faces-n ->
    [1] telt
   *[other] tellen
  } nog niet.
    .brief = { these-dice }, nog niet.
worthless = { these-dice } { $faces-n ->
    [1] telt
   *[other] tellen
  } niet.
bank-wins = Met { KEY("commit") } win je nu, met { $total }. { TOUCH() ->
    [yes] Toch gooien?
   *[no] Nog eens { KEY("roll") } gooit.
  }
    .brief = { KEY("commit") } wint. { TOUCH() ->
        [yes] Toch gooien?
       *[no] Nog eens { KEY("roll") } gooit.
      }
bank-less = Er ligt { $there }. { TOUCH() ->
    [yes] Maar { $points } veiligstellen?
   *[no] Nog eens { KEY("commit") } stelt { $points } veilig.
  }
    .brief = Er ligt { $there }. Nog eens { KEY("commit") }: { $points }.
undone-commit = Veiligstellen teruggenomen
too-low = Nog niet: { $points } van { $need }.
    .brief = { $points } van { $need }.

## Answers

# The sum, then what was collected in this turn and what lies there.
points = { $open ->
    [no] Nog niets.{ $enough ->
        [yes] {""}
       *[no] {" "}Veilig vanaf { $need }.
      }
   *[yes] { $stake } punten{ $before ->
        [0] { $there ->
            [0] {" "}vast.
           *[other] {" "}op tafel.
          }
       *[other] : { $before } opzij, { $there ->
            [0] { $here } vast.
           *[other] { $there } op tafel.
          }
      } { $bank ->
        [0] { $enough ->
            [yes] {""}
           *[no] Veilig vanaf { $need }.
          }
       *[other] { TOUCH() ->
           [yes] Je kunt ze veiligstellen.
          *[no] { KEY("commit") } stelt ze veilig.
         }
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $stake }{ $enough ->
            [yes] {""}
           *[no] {" "}van { $need }
          }{ $there ->
            [0] .
           *[other] , niets vast.
          }
      }
choice-list = { $count ->
    [0] Geen keuzes: eerst gooien.
    [one] Eén keuze: { $best }.
   *[other] { $count } keuzes. De meeste punten: { $best }.
  }
    .brief = { $count ->
        [0] Eerst gooien.
        [one] { $best }.
       *[other] Van { $count }: { $best }.
      }
risk = { $keep_first ->
    [yes] Alles vast, { $throws ->
        [one] één steen
       *[other] { $throws } stenen
      }: { $percent } op de 100 keer farkle.
   *[no] { $throws ->
        [one] Eén steen
       *[other] { $throws } stenen
      }: { $percent } op de 100 keer farkle.
  }
    .brief = { $throws ->
        [one] Eén steen
       *[other] { $throws } stenen
      }: { $percent } procent farkle.
bank-from = { $raised ->
    [yes] { $minimum ->
        [0] De eerste keer veilig vanaf { $first_bank }, daarna zonder minimum.
       *[other] Veilig vanaf { $minimum }, de eerste keer vanaf { $first_bank }.
      }
   *[no] { $minimum ->
        [0] Veiligstellen zonder minimum.
       *[other] Veilig vanaf { $minimum }.
      }
  }
rules-in-force = Farkle. Doel { $target }. { bank-from } { $last_round ->
    [yes] Na wie het eerst het doel haalt, hebben de anderen nog één beurt.
   *[no] Wie het eerst het doel veilig heeft, wint.
  }
    .brief = Farkle tot { $target }. { bank-from }
scale-in-force = Puntentelling tot { $scale }: een 1 is 100, een 5 is 50, drie gelijke honderd keer hun ogen, drie enen 300.
    .brief = Puntentelling tot { $scale }.
penalty-in-force = Drie farkles op rij kosten { $penalty } punten.
    .brief = Een derde farkle kost { $penalty }.

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] Stel veilig.
       *[other] Houd { the-faces } en stel veilig.
      }
   *[no] { $faces-n ->
        [0] Gooi.
       *[other] Houd { the-faces }, gooi er { $throws ->
            [one] één.
           *[other] { $throws }.
          }
      }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

reason-left = Er liggen { $points } punten, niet maar { $other_points }.
reason-dice = Met { $dice } stenen is een farkle zeldzamer dan met { $other_dice ->
    [1] één
   *[other] { $other_dice }
  }: { $percent } op de 100 tegen { $other_percent }.
reason-roll = { $dice ->
    [1] Eén steen gooien
   *[other] { $dice } stenen gooien
  } levert gemiddeld { $average } op, ook al is het { $percent } op de 100 keer farkle; veiligstellen levert { $other_points } op.
reason-bank = Veiligstellen levert { $points } op; { $other_dice ->
    [1] één steen gooien
   *[other] { $other_dice } stenen gooien
  } gemiddeld { $other_average }, met { $other_percent } op de 100 keer farkle.
reason-points = { $points } punten en { $dice ->
    [1] één steen
   *[other] { $dice } stenen
  }: gemiddeld { $average }; { $other_points } en { $other_dice ->
    [1] één steen
   *[other] { $other_dice } stenen
  }: { $other_average }.
reason-wins = In punten is het niet beter: hier beslist de stand.
half-hint-dice = Vergelijk de kans op een farkle: met veel stenen en met weinig.
half-hint-bank = Vergelijk wat er ligt met wat een worp gemiddeld oplevert.
half-hint-scores = Let op de stand: hier beslissen niet alleen de punten.
drill-four-dice = Twee stenen tellen: allebei houden?
drill-three-dice = Drie stenen tellen: allemaal houden?
drill-bank-two = Nog twee stenen: veiligstellen of minder houden?
drill-last-die = Vanaf 50 punten, nog één steen
drill-last-die-few = Onder 50 punten, nog één steen
drill-last-die-losing = Vanaf 100 punten, nog één steen
drill-roll-three = Vanaf 50 punten, nog drie stenen
drill-two-few = Onder 50 punten, nog twee stenen
drill-five-of-six = Vijf van de zes stenen tellen
drill-three-rich = Vanaf 50 punten, drie stenen tellen

## Opponents: a name and a line about each

# What is won is of 100 games between two, against Petra (bench/strength.py, 2000 games each).
opponent-random = Ruud, wint 12 van de 100 tegen Petra: speelt op goed geluk
opponent-weak = Wim, wint 24 van de 100 tegen Petra: vergist zich vaak
opponent-cautious = Clara, wint 25 van de 100 tegen Petra: stelt veilig zodra het mag
opponent-bold = Bo, wint 30 van de 100 tegen Petra: wil altijd meer
opponent-fair = Femke, wint 38 van de 100 tegen Petra: vergist zich soms
opponent-strong = Stijn, wint 46 van de 100 tegen Petra: vergist zich zelden
opponent-steady = Stella, wint 49 van de 100 tegen Petra: berekent de kansen
opponent-perfect = Petra: speelt foutloos

## Options, as the menu and the rules call them

option-minimum = Minimum om veilig te stellen
    .help = Hoeveel punten een beurt minstens moet opleveren om ze veilig te stellen.
option-first-bank = Eerste keer veilig
    .help = Hoeveel punten je nodig hebt om voor het eerst veilig te stellen.
option-target = Doel
    .help = Wie het eerst zoveel punten veilig heeft, wint.
option-last-round = Laatste ronde
    .help = Aan: als iemand het doel haalt, hebben de anderen nog één beurt.
option-scale = Puntentelling met grenzen
    .help = De punten van de combinaties, met een doel en minima die erbij passen.
option-penalty = Straf voor drie farkles op rij
    .help = Wat drie farkles op rij kosten.
option-teams = Teams van twee
    .help = Twee spelen samen, en hun punten worden opgeteld.
variant-scale = puntentelling tot { $value }
variant-teams = in teams
variant-target = tot { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 7 8 9 10 11 12 13
in-short = { TOUCH() ->
    [yes] Kort gezegd: je gooit zes stenen en houdt vast wat telt; dan gooi je de rest, of je stelt je punten veilig en beëindigt je beurt. Telt niets, dan zijn de punten van de beurt verloren. Wie het eerst 1000 veiligstelt, wint.
   *[no] In het kort: { KEY("roll") } gooit zes dobbelstenen. Houd vast wat telt, met cijfers of met { KEY("all") }; dan gooit { KEY("roll") } de rest, of { KEY("commit") } stelt je punten veilig en beëindigt de beurt. Telt er niets, dan ben je de punten van de beurt kwijt. Wie het eerst 1000 veilig heeft, wint.
  }
rules-1 = Farkle speel je met zes dobbelstenen. Wie het eerst het doel veilig heeft, meestal 1000 punten, wint.
rules-2 = In je beurt gooi je alle zes de stenen, en je houdt minstens één steen of combinatie vast die telt.
rules-3 = Dan kies je: de overige stenen gooien, of veiligstellen. Dan zijn de punten van deze beurt van jou, en de beurt is voorbij.
rules-4 = Telt er niets in een worp, dan is dat een farkle: de beurt is voorbij, en alle punten ervan zijn verloren.
rules-5 = Hebben alle zes de stenen geteld, dan heb je hete stenen: je mag weer met alle zes verder gooien.
rules-6 = Veiligstellen kan vanaf 30 punten; de eerste keer, zolang je nog geen punten hebt, vanaf 50. Aan tafel kunnen andere grenzen gelden.
rules-7 = Een losse 1 telt 10, een losse 5 telt 5. Andere losse stenen tellen niet.
rules-8 = Drie gelijke tellen tien keer hun ogen: drie tweeën 20, tot drie zessen 60. Drie enen tellen 75.
rules-9 = Vier gelijke tellen 100 plus tien keer hun ogen: 110 tot 160.
rules-10 = Vijf gelijke tellen 300 plus twintig keer hun ogen: 320 tot 420.
rules-11 = Zes gelijke tellen 600 plus vijfentwintig keer hun ogen: 625 tot 750.
rules-12 = Vijf op een rij, 1 tot 5 of 2 tot 6, is een kleine straat en telt 100. Een grote straat, 1 tot 6, telt 200.
rules-13 = Drie verschillende paren tellen 150. Vier gelijke met een paar is een full house en telt 250. Twee keer drie gelijke telt 250.
rules-14 = Stenen van verschillende worpen horen nooit bij elkaar: elke combinatie komt uit één worp.
rules-15 = Met de optie Laatste ronde hebben alle anderen nog één beurt als het doel gehaald is.
rules-16 = De optie Puntentelling verandert wat de stenen waard zijn. Bij de telling tot 10000 telt een 1 voor 100, een 5 voor 50, drie gelijke honderd keer hun ogen, drie enen 300. Vier gelijke tellen 1000, vijf 2000, zes 3000.
rules-17 = Bij die telling telt 1 tot 6 voor 1500, drie verschillende paren 1500, vier gelijke met een paar 1500, twee keer drie gelijke 2500. Vijf op een rij telt niet. Het doel is dan 10000, de eerste keer veiligstellen vraagt 500 punten, en er is een laatste ronde, tenzij de tafel het anders zegt.
rules-18 = Met de optie Straf kost de derde farkle op rij zoveel punten van je totaal, dat nooit onder 0 komt; dan begint het tellen opnieuw. Wie veiligstelt, breekt de rij af.
rules-19 = Met de optie Teams van twee maken vier spelers twee teams, zes drie, acht vier. Partners zitten tegenover elkaar: van vier spelen de eerste en de derde samen. Een team heeft één totaal, en daarvoor gelden de eerste keer veilig, het doel en de straf; in een laatste ronde heeft elk ander team nog één beurt.
rules-20 = { TOUCH() ->
    [yes] Een druk op een steen houdt die vast of laat die los; { KEY("all") } houdt alles vast wat telt.
   *[no] Toetsen: { KEY("roll") } gooit. Cijfers houden stenen naar hun ogen vast, { KEY("all") } houdt alles vast wat telt, { KEY("previous") } en { KEY("next") } lopen langs de keuzes. { KEY("commit") } stelt veilig.
  }
rules-21 = { KEY("points") } noemt de punten van deze beurt, { KEY("last_roll") } de laatste worp, { KEY("scores") } de stand, { KEY("turn") } wie er aan de beurt is.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Tellen in je eerste worp alleen losse enen en vijven, houd er dan maar één vast, liever een 1 dan een 5, en gooi de andere vijf; net zo naast drie tweeën.
tips-2 = Bij gelijke stand stel je vanaf 50 punten veilig met drie stenen of minder over, vanaf 110 met vier; met vijf gooi je onder 250 door.
tips-3 = Met 30 of 35 punten en één steen over: gooi hem. Twee van de drie keer verlies je, maar hete stenen zijn het waard. Met twee stenen over stel je veilig.
tips-4 = Na hete stenen gooi je tot 450 punten alle zes opnieuw: maar 2 van de 100 zulke worpen zijn een farkle.
tips-5 = Heeft je tegenstander 950, gooi dan met vier stenen of meer door tot je wint.

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = Je gooit zes dobbelstenen, en houdt vast wat telt.
teach-digit = Een losse 1 telt 10, een losse 5 telt 5; andere ogen tellen alleen in combinaties. { TOUCH() ->
    [yes] Houd de 1 vast.
   *[no] Een cijfer houdt de stenen met die ogen vast: houd de 1.
  }
teach-all = { KEY("all") } houdt alles vast wat telt: hier ook de 5.
teach-rest = Gooi nu de stenen die je niet vasthoudt.
teach-walk = Drie gelijke tellen tien keer hun ogen, drie enen 75. { KEY("next") } en { KEY("previous") } lopen langs de keuzes, en houden vast wat je hoort.
teach-points = { KEY("points") } zegt wat deze beurt waard is.
teach-risk = De eerste keer kun je vanaf 50 punten veiligstellen, later vanaf 30. Je moet dus verder gooien. { KEY("risk") } noemt het risico.
teach-last-die = Met een farkle verlies je de punten van deze beurt. Waag het: gooi de laatste steen.
teach-hot = Geluk! Houd hem vast: als alle zes de stenen geteld hebben, heb je hete stenen.
teach-six = Nu zou je kunnen veiligstellen. Maar met hete stenen mag je ze alle zes weer gooien, en bij zes stenen telt er bijna altijd iets.
teach-bank = Genoeg. { KEY("commit") } stelt veilig: de punten zijn van jou, en de beurt is voorbij. Houd je niets vast, { TOUCH() ->
    [yes] dan neem je alles
   *[no] dan neemt de toets alles
  } wat telt.
teach-others = Luister nu. { KEY("toggle") } versnelt de beurt.
teach-second = Een straat van vijf of zes stenen telt ook, drie paar ook: 100 punten en meer. Gooi weer.
teach-keep = Alleen een 1. Houd hem vast.
teach-greed = Niet genoeg om veilig te stellen: gooi de andere vijf.
teach-farkle = Er telt niets: dat is een farkle. De beurt is voorbij, de punten zijn verloren. Luister weer.
teach-scores = { KEY("scores") } noemt de stand, { KEY("turn") } wie er aan de beurt is.
teach-learned = Dat is Farkle: gooien, vasthouden, dan verder gooien of veiligstellen. Wie het eerst 1000 veilig heeft, wint.

## What is shown

label-stake = { $points } op het spel
label-commit = { $points } veiligstellen
yes-bank-wins = Ja, gooien
yes-bank-less = Ja, { $points } veiligstellen
