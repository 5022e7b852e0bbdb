# Farkle in German.

game-name = Farkle
game-kind = ein Risikospiel
game-credits = Farkle ist ein Volksspiel; Kombinationen und Grenzen wie in QuentinCs Playroom.

## Combinations, as they are called in a sentence. $a its name, $b its face, $c how many.

combos-item = { $a ->
    [single] { $c ->
        [1] eine { $b }
       *[other] zwei { combo-face }
      }
    [three] drei { combo-face }
    [four] vier { combo-face }
    [five] fünf { combo-face }
    [six] sechs { combo-face }
    [small_straight] kleine Straße
    [large_straight] große Straße
    [three_pairs] drei Paare
    [full_house] Full House
   *[two_triples] zweimal drei gleiche
  }
# What was kept or can be, set by set. $d is what follows: more or and (of the same roll), then (another roll),
# hot (a roll of all six, after hot dice), end.
sets-item = { combos-item }{ $d ->
    [more] ,
    [and] {" "}und
    [then] , dann
    [hot] , heiße Würfel, dann
   *[end] {""}
  }
sets-joint = { $head } { $next }
sets-last = { $head } { $next }
big-item = { $a ->
    [hot_dice] heiße Würfel
   *[other] { combos-item }
  }

## A roll and what is kept of it

# One die is "a 5", not a bare number: only points are.
some-dice = { $faces-n ->
    [1] eine { $faces }
   *[other] { $faces }
  }
these-dice = { the-faces }
# The points of a single 5 would be heard as one more die.
rolled-sum = { $count ->
    [1] { some-dice }: { $points } Punkte
   *[other] { $faces }. { $points ->
        [5] Die 5 zählt
       *[other] { $points } Punkte
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
                        [2] beide
                        [3] alle drei
                        [4] alle vier
                        [5] alle fünf
                       *[6] alle sechs
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
                [0] { $name } würfelt { some-dice }.
               *[other] Würfelt { some-dice }.
              }
           *[you] { rolled-sets } { $choices ->
                [one] Nur das zur Wahl.
               *[other] { $choices } zur Wahl.
              } { $before ->
                [0] {""}
               *[other] Vorher { $before } Punkte.
              }
          }
      }
all-dice = {""}
stake = { $at_stake } Punkte{ $more ->
    [yes] {" "}ungesichert
   *[no] {""}
  }
keeping = { these-dice } behalten, { stake }, { $throws ->
    [1] einer
   *[other] { $throws }
  } übrig.
    .brief = { these-dice }: { $more ->
        [yes] jetzt { $at_stake }
       *[no] { $at_stake } Punkte
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
        [other] { $name } behält { these-dice }, { stake }.
       *[you] { keeping }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] Nichts behalten.
       *[other] { keeping }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] Nichts behalten.
           *[other] { keeping.brief }
          }
      }
hot-dice = { $who ->
    [other] {""}
   *[you] Heiße Würfel! { $at_stake }. { KEY("roll") } würfelt mit allen sechs{ $enough ->
        [yes] , { KEY("commit") } sichert.
       *[no] . Sichern geht ab { $need }.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Heiße Würfel! { $at_stake }.
      }
    .full = { $who ->
        [other] Heiße Würfel für { $name }, { stake }.
       *[you] Heiße Würfel! { $at_stake } ungesichert. { KEY("roll") } würfelt mit allen sechs{ $enough ->
        [yes] , { KEY("commit") } sichert.
       *[no] . Sichern geht ab { $need }.
      }
      }
choice = { these-dice }, { stake }, { $leaves ->
    [0] heiße Würfel.
    [1] einer übrig.
   *[other] { $leaves } übrig.
  }
    .brief = { keeping.brief }

## The end of a turn

# Left out where all totals follow at once, at the end or with "your turn".
in-all = { $totals_follow ->
    [yes] {""}
   *[no] , insgesamt { $total }
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] , insgesamt { $total }
      }
# A sentence of its own: they need not be all that was banked.
with-big = { $big-n ->
    [0] {""}
   *[other] {" "}{ $big }!
  }
# In full: the dice that a bank took by itself, which no keep told.
taking = { $faces-n ->
    [0] {""}
   *[other] , behält { these-dice }
  }
banked = { $who ->
    [other] { $name } sichert { $points }{ in-all }.{ with-big }
   *[you] { $points } gesichert{ in-all }.
  }
    .brief = { $who ->
        [other] { $name } sichert { $points }{ in-all.brief }.
       *[you] { $next_who ->
            [none] { $points } gesichert.
           *[other] Insgesamt { $total }.
          }
      }
    .full = { $who ->
        [other] { $name } sichert { $points }{ in-all }{ taking }.
       *[you] { $points } gesichert{ in-all }.
      }
# What is told to who asks for what was missed: the path, too. In full it was told roll by roll.
missed-banked = { $who ->
    [other] { $name } sichert { $points } Punkte{ in-all }: { $sets }.
   *[you] { banked }
  }
    .full = { banked.full }
farkled = { $who ->
    [other] { $name }: Farkle{ $lost ->
        [0] .
       *[other] , { $lost } verloren.
      }
   *[you] Farkle! { $lost ->
        [0] {""}
       *[other] { $lost } Punkte verloren.{" "}
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
        [other] { $name } würfelt { some-dice }: Farkle{ $lost ->
            [0] .
           *[other] , { $lost } Punkte verloren.
          }
       *[you] { farkled }
      }
told-banked = { told-who } { $points } Punkte gesichert, insgesamt { $total }.
told-farkled = { $who ->
    [you] Farkle
   *[other] Farkle für { $name }
  }{ $lost ->
    [0] .
   *[other] , { $lost } verloren.
  }
penalized = { $who ->
    [other] { $name }: drei Farkle in Folge
   *[you] Drei Farkle in Folge
  }{ $lost ->
    [0] , und nichts zu verlieren.
   *[other] , { $lost } verloren{ in-all }.
  }
    .brief = { $who ->
        [other] { $name }, dritter Farkle
       *[you] Dritter Farkle
      }{ $lost ->
        [0] .
       *[other] : { $lost } verloren{ in-all.brief }.
      }
penalty-near = { $who ->
    [other] { $name }: zwei Farkle in Folge.
   *[you] Zwei Farkle in Folge: ein dritter kostet { $penalty }.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Ein dritter kostet { $penalty }.
      }
last-round = Letzte Runde.
    .full = Letzte Runde: Alle anderen sind noch einmal dran.

## Teams: $team is whose turn it was, or who won; $sides are all, by their players

team-item = { $who ->
    [you] du
   *[other] { $name }
  }
team-last = { $head } und { $next }
teams-item = { $members } { $points }
sides-joint = { $head } gegen { $next }
sides-last = { sides-joint }
team-seated = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Du fängst an. { roll-now }
    [here] { $name } fängt an. { roll-now }
   *[other] { $name } fängt an.
  }
    .brief = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Du fängst an.
   *[other] { $name } fängt an.
  }
team-resumed = { $game }, wie du es verlassen hast. { $sides }.
    .brief = { $game }.
missed-farkled = { $who ->
    [other] { $name }: Farkle{ $lost ->
        [0] . { some-dice }.
       *[other] , { $lost } Punkte verloren. { $sets } { some-dice }.
      }
   *[you] { farkled }
  }
    .full = { farkled.full }
team-in-all = { $totals_follow ->
    [yes] {""}
   *[no] {" "}{ $team }: insgesamt { $total }.
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] {" "}{ $team }: { $total }.
      }
team-banked = { $who ->
    [other] { $name } sichert { $points }.{ with-big }
   *[you] { $points } gesichert.
  }{ team-in-all }
    .brief = { $who ->
        [other] { $name } sichert { $points }.
       *[you] { $points } gesichert.
      }{ team-in-all.brief }
    .full = { $who ->
        [other] { $name } sichert { $points }{ taking }.
       *[you] { $points } gesichert.
      }{ team-in-all }
team-missed-banked = { $who ->
    [other] { $name } sichert { $points } Punkte: { $sets }.{ team-in-all }
   *[you] { team-banked }
  }
    .full = { team-banked.full }
team-last-round = Letzte Runde: Jedes andere Team ist noch einmal dran.
    .brief = Letzte Runde.
team-ended = { $tied ->
    [yes] Unentschieden bei { $top }. { $places }.
   *[no] Sieger: { $team }{ $seats ->
        [2] , { $top } zu { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
teams-in-force = Zweierteams mit je einem Punktestand: { $sides }.
    .brief = { $sides }.

## Refusals

nothing-kept = Erst etwas behalten: { $best }.
    .brief = Erst behalten: { $best }.
incomplete = { these-dice } { $faces-n ->
    [1] zählt
   *[other] zählen
  } noch nicht.
    .brief = { these-dice }, noch nicht.
worthless = { these-dice } { $faces-n ->
    [1] zählt
   *[other] zählen
  } nicht.
bank-wins = { KEY("commit") } gewinnt jetzt, mit { $total }. { TOUCH() ->
    [yes] Trotzdem neu würfeln?
   *[no] Noch mal { KEY("roll") } würfelt.
  }
    .brief = { KEY("commit") } gewinnt. { TOUCH() ->
        [yes] Trotzdem neu würfeln?
       *[no] Noch mal { KEY("roll") } würfelt.
      }
bank-less = { $there } liegen da. { TOUCH() ->
    [yes] Nur { $points } sichern?
   *[no] Noch mal { KEY("commit") } sichert { $points }.
  }
    .brief = { $there } liegen da. Noch mal { KEY("commit") }: { $points }.
undone-commit = Sichern zurückgenommen
too-low = Noch nicht: { $points } von { $need }.
    .brief = { $points } von { $need }.

## Answers

# The sum, then what was collected in this turn and what lies there.
points = { $open ->
    [no] Noch nichts.{ $enough ->
        [yes] {""}
       *[no] {" "}Sichern geht ab { $need }.
      }
   *[yes] { $stake } Punkte{ $before ->
        [0] { $there ->
            [0] {" "}behalten.
           *[other] {" "}auf dem Tisch.
          }
       *[other] : { $before } gesammelt, { $there ->
            [0] { $here } behalten.
           *[other] { $there } auf dem Tisch.
          }
      } { $bank ->
        [0] { $enough ->
            [yes] {""}
           *[no] Sichern geht ab { $need }.
          }
       *[other] { TOUCH() ->
           [yes] Du kannst sichern.
          *[no] { KEY("commit") } sichert.
         }
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $stake }{ $enough ->
            [yes] {""}
           *[no] {" "}von { $need }
          }{ $there ->
            [0] .
           *[other] , nichts behalten.
          }
      }
choice-list = { $count ->
    [0] Nichts zur Wahl: erst würfeln.
    [one] Eins zur Wahl: { $best }.
   *[other] { $count } zur Wahl. Am meisten: { $best }.
  }
    .brief = { $count ->
        [0] Erst würfeln.
        [one] { $best }.
       *[other] Von { $count }: { $best }.
      }
risk = { $keep_first ->
    [yes] Alles behalten,
   *[no] {""}
  } { $throws ->
    [1] mit einem Würfel:
   *[other] mit { $throws } Würfeln:
  } Farkle in { $percent ->
    [1] einem
   *[other] { $percent }
  } von 100 Würfen.
    .brief = { $throws ->
        [1] Ein Würfel:
       *[other] { $throws } Würfel:
      } Farkle { $percent ->
        [1] ein Prozent.
       *[other] { $percent } Prozent.
      }
bank-from = { $raised ->
    [yes] { $minimum ->
        [0] Beim ersten Mal sichern ab { $first_bank }, danach ohne Mindestzahl.
       *[other] Sichern ab { $minimum }, beim ersten Mal ab { $first_bank }.
      }
   *[no] { $minimum ->
        [0] Sichern ohne Mindestzahl.
       *[other] Sichern ab { $minimum }.
      }
  }
rules-in-force = Farkle. Ziel { $target }. { bank-from } { $last_round ->
    [yes] Erreicht jemand das Ziel, sind die anderen noch einmal dran.
   *[no] Wer zuerst das Ziel sichert, gewinnt.
  }
    .brief = Farkle bis { $target }. { bank-from }
scale-in-force = Skala bis { $scale }: eine 1 zählt 100, eine 5 zählt 50, drei gleiche das Hundertfache ihrer Augen, drei Einser 300.
    .brief = Skala bis { $scale }.
penalty-in-force = Drei Farkle in Folge kosten { $penalty } Punkte.
    .brief = Ein dritter Farkle kostet { $penalty }.

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] Sichern.
       *[other] { the-faces } behalten und sichern.
      }
   *[no] { $faces-n ->
        [0] Würfeln.
       *[other] { the-faces } behalten, mit { $throws ->
            [1] einem
           *[other] { $throws }
          } würfeln.
      }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

reason-left = Da liegen { $points } Punkte, nicht nur { $other_points }.
reason-dice = Mit { $dice } Würfeln ist ein Farkle seltener als mit { $other_dice ->
    [1] einem
   *[other] { $other_dice }
  }: { $percent } von 100 gegen { $other_percent }.
reason-roll = Mit { $dice ->
    [1] einem Würfel
   *[other] { $dice } Würfeln
  } weiterzuwürfeln bringt im Schnitt { $average }, trotz Farkle in { $percent } von 100; zu sichern bringt { $other_points }.
reason-bank = Zu sichern bringt { $points }, mit { $other_dice ->
    [1] einem Würfel
   *[other] { $other_dice } Würfeln
  } weiterzuwürfeln im Schnitt { $other_average }; ein Farkle kommt in { $other_percent } von 100.
reason-points = { $points } Punkte und { $dice ->
    [1] ein Würfel
   *[other] { $dice } Würfel
  } bringen im Schnitt { $average }; { $other_points } und { $other_dice ->
    [1] ein Würfel
   *[other] { $other_dice } Würfel
  } nur { $other_average }.
reason-wins = An Punkten bringt es nicht mehr: Hier entscheidet der Stand.
half-hint-dice = Vergleiche, wie oft viele und wie oft wenige Würfel einen Farkle bringen.
half-hint-bank = Vergleiche, was daliegt, mit dem, was ein Wurf im Schnitt bringt.
half-hint-scores = Achte auf den Stand: Hier entscheiden nicht die Punkte allein.
drill-four-dice = Zwei Würfel zählen: beide behalten?
drill-three-dice = Drei Würfel zählen: alle behalten?
drill-bank-two = Noch zwei Würfel: sichern oder weniger behalten?
drill-last-die = Ab 50 Punkten, noch ein Würfel
drill-last-die-few = Unter 50 Punkten, noch ein Würfel
drill-last-die-losing = Ab 100 Punkten, noch ein Würfel
drill-roll-three = Ab 50 Punkten, noch drei Würfel
drill-two-few = Unter 50 Punkten, noch zwei Würfel
drill-five-of-six = Fünf von sechs Würfeln zählen
drill-three-rich = Ab 50 Punkten, drei Würfel zählen

## Opponents: a name and a line about each

# What is won is of 100 games between two, against Petra (bench/strength.py, 2000 games each).
opponent-random = Rudi, gewinnt 12 von 100 Spielen gegen Petra: spielt auf gut Glück
opponent-weak = Willi, gewinnt 24 von 100 Spielen gegen Petra: vertut sich oft
opponent-cautious = Clara, gewinnt 25 von 100 Spielen gegen Petra: sichert, sobald sie darf
opponent-bold = Bo, gewinnt 30 von 100 Spielen gegen Petra: hat nie genug
opponent-fair = Frieda, gewinnt 38 von 100 Spielen gegen Petra: vertut sich ab und zu
opponent-strong = Stefan, gewinnt 46 von 100 Spielen gegen Petra: vertut sich selten
opponent-steady = Stella, gewinnt 49 von 100 Spielen gegen Petra: rechnet die Chancen aus
opponent-perfect = Petra: spielt fehlerlos

## Options, as the menu and the rules call them

option-minimum = Mindestens zum Sichern
    .help = So viele Punkte muss ein Zug mindestens haben, um gesichert zu werden.
option-first-bank = Mindestens zum ersten Sichern
    .help = So viele Punkte muss ein Zug mindestens haben, damit du zum ersten Mal sichern kannst.
option-target = Ziel
    .help = Wer zuerst so viele Punkte gesichert hat, gewinnt.
option-last-round = Letzte Runde
    .help = An: erreicht jemand das Ziel, sind die anderen noch einmal dran.
option-scale = Punkteskala mit ihren Grenzen
    .help = Die Punkte der Kombinationen, mit passendem Ziel und passenden Grenzen.
option-penalty = Strafe für drei Farkle in Folge
    .help = Was drei Farkle in Folge kosten.
option-teams = Zweierteams
    .help = Je zwei spielen zusammen, ihre Punkte zählen gemeinsam.
variant-scale = Skala bis { $value }
variant-teams = in Teams
variant-target = bis { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 7 8 9 10 11 12 13
in-short = { TOUCH() ->
    [yes] Kurz gesagt: Du wirfst sechs Würfel und behältst, was zählt; dann wirfst du den Rest, oder du sicherst deine Punkte und beendest den Zug. Zählt in einem Wurf nichts, sind die Punkte des Zugs verloren. Wer zuerst 1000 gesichert hat, gewinnt.
   *[no] Kurz gesagt: { KEY("roll") } wirft sechs Würfel. Behalte, was zählt, mit den Ziffern oder mit { KEY("all") }; dann wirft { KEY("roll") } den Rest, oder { KEY("commit") } sichert deine Punkte und beendet den Zug. Zählt in einem Wurf nichts, sind die Punkte des Zugs verloren. Wer zuerst 1000 gesichert hat, gewinnt.
  }
rules-1 = Farkle spielt man mit sechs Würfeln. Wer zuerst das Ziel gesichert hat, meist 1000 Punkte, gewinnt.
rules-2 = In deinem Zug wirfst du alle sechs Würfel und behältst mindestens einen Würfel oder eine Kombination, die zählt.
rules-3 = Dann entscheidest du: die übrigen Würfel werfen, oder sichern. Sichern schreibt dir die Punkte dieses Zugs gut und beendet ihn.
rules-4 = Zählt in einem Wurf gar nichts, ist das ein Farkle: der Zug ist zu Ende, und alle seine Punkte sind verloren.
rules-5 = Haben alle sechs Würfel gezählt, hast du heiße Würfel: du darfst mit allen sechs weiterwürfeln.
rules-6 = Sichern geht ab 30 Punkten; beim ersten Mal, solange du noch keine Punkte hast, ab 50. Am Tisch können andere Grenzen gelten.
rules-7 = Eine einzelne 1 zählt 10, eine einzelne 5 zählt 5. Andere einzelne Würfel zählen nichts.
rules-8 = Drei gleiche zählen das Zehnfache ihrer Augen: drei Zweier 20, bis zu drei Sechsern mit 60. Drei Einser zählen 75.
rules-9 = Vier gleiche zählen 100 und dazu das Zehnfache ihrer Augen: 110 bis 160.
rules-10 = Fünf gleiche zählen 300 und dazu das Zwanzigfache ihrer Augen: 320 bis 420.
rules-11 = Sechs gleiche zählen 600 und dazu das Fünfundzwanzigfache ihrer Augen: 625 bis 750.
rules-12 = Fünf in Folge, 1 bis 5 oder 2 bis 6, sind eine kleine Straße und zählen 100. Die große Straße, 1 bis 6, zählt 200.
rules-13 = Drei verschiedene Paare zählen 150. Vier gleiche mit einem Paar sind ein Full House und zählen 250. Zweimal drei gleiche zählen 250.
rules-14 = Würfel aus verschiedenen Würfen gehören nie zusammen: jede Kombination stammt aus einem Wurf.
rules-15 = Mit der Option „Letzte Runde“ sind alle anderen noch einmal dran, wenn das Ziel erreicht ist.
rules-16 = Die Option „Punkteskala“ ändert, was Würfel zählen. Auf der Skala bis 10000 zählt eine 1 dann 100, eine 5 dann 50, drei gleiche zählen das Hundertfache ihrer Augen, drei Einser 300. Vier gleiche zählen 1000, fünf 2000, sechs 3000.
rules-17 = Auf dieser Skala zählen 1 bis 6 zusammen 1500, drei verschiedene Paare 1500, vier gleiche mit einem Paar 1500, zweimal drei gleiche 2500. Fünf in Folge zählen nichts. Das Ziel ist dann 10000, das erste Sichern geht ab 500, und es gibt eine letzte Runde, wenn am Tisch nichts anderes gilt.
rules-18 = Mit der Option „Strafe“ kostet der dritte Farkle in Folge so viele Punkte deines Punktestands, der nie unter 0 fällt; dann wird neu gezählt. Wer sichert, beendet die Folge.
rules-19 = Mit der Option „Zweierteams“ bilden vier Spieler zwei Teams, sechs drei, acht vier. Partner sitzen einander gegenüber: von vieren spielen der erste und der dritte zusammen. Ein Team hat einen gemeinsamen Punktestand, für den das erste Sichern, das Ziel und die Strafe gelten; in der letzten Runde ist jedes andere Team noch einmal dran.
rules-20 = { TOUCH() ->
    [yes] Ein Druck auf einen Würfel behält ihn oder gibt ihn frei; { KEY("all") } behält alles, was zählt.
   *[no] Tasten: { KEY("roll") } würfelt. Die Ziffern behalten Würfel nach ihren Augen, { KEY("all") } behält alles, was zählt, { KEY("previous") } und { KEY("next") } gehen durch die Möglichkeiten. { KEY("commit") } sichert.
  }
rules-21 = { KEY("points") } nennt die Punkte dieses Zugs, { KEY("last_roll") } den letzten Wurf, { KEY("scores") } den Punktestand, { KEY("turn") } sagt, wer dran ist.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Zählen im ersten Wurf nur einzelne Einser und Fünfer, behalte nur einen Würfel, eine 1 lieber als eine 5, und wirf die anderen fünf; ebenso neben drei Zweiern.
tips-2 = Bei gleichem Stand sichere ab 50 Punkten, wenn drei Würfel oder weniger übrig sind, ab 110, wenn es vier sind; mit fünf würfle unter 250 weiter.
tips-3 = Hast du 30 oder 35 Punkte und noch einen Würfel, wirf ihn: In zwei von drei Fällen ist alles weg, aber heiße Würfel sind es wert. Hast du noch zwei, sichere.
tips-4 = Nach heißen Würfeln wirf bis 450 Punkte alle sechs noch einmal: Nur 2 von 100 solchen Würfen sind ein Farkle.
tips-5 = Hat der Gegner 950, würfle mit vier Würfeln oder mehr weiter, bis du gewinnst.

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = Du wirfst sechs Würfel und behältst, was zählt.
teach-digit = Eine einzelne 1 zählt 10, eine einzelne 5 zählt 5; andere Zahlen zählen nur zu mehreren. { TOUCH() ->
    [yes] Behalte die 1.
   *[no] Eine Ziffer behält ihre Zahl: behalte die 1.
  }
teach-all = { KEY("all") } behält alles, was zählt: hier auch die 5.
teach-rest = Jetzt wirf die Würfel, die du nicht behalten hast.
teach-walk = Drei gleiche zählen das Zehnfache ihrer Augen, drei Einser 75. { KEY("next") } und { KEY("previous") } gehen durch die Möglichkeiten und behalten, was du hörst.
teach-points = { KEY("points") } sagt, was dieser Zug wert ist.
teach-risk = Beim ersten Mal kannst du ab 50 Punkten sichern, später ab 30. Du musst also weiterwürfeln. { KEY("risk") } nennt das Risiko.
teach-last-die = Ein Farkle würde die Punkte dieses Zugs kosten. Wag es mit dem letzten Würfel.
teach-hot = Glück gehabt! Behalte sie: haben alle sechs Würfel gezählt, sind es heiße Würfel.
teach-six = Jetzt könntest du sichern. Aber mit heißen Würfeln wirfst du wieder alle sechs, und bei sechs zählt fast immer etwas.
teach-bank = Das reicht. { KEY("commit") } sichert: die Punkte gehören dir, und der Zug ist zu Ende. Hast du nichts behalten, { TOUCH() ->
    [yes] nimmst du alles
   *[no] nimmt die Taste alles
  }, was zählt.
teach-others = Jetzt hör zu. { KEY("toggle") } macht es schneller.
teach-second = Auch eine Straße aus fünf oder sechs Würfeln zählt, und drei Paare: 100 Punkte und mehr. Würfle noch mal.
teach-keep = Nur eine 1. Behalte sie.
teach-greed = Zu wenig zum Sichern: wirf die anderen fünf.
teach-farkle = Nichts zählt: das ist ein Farkle. Der Zug ist zu Ende, seine Punkte sind verloren. Hör wieder zu.
teach-scores = { KEY("scores") } nennt den Punktestand, { KEY("turn") } sagt, wer dran ist.
teach-learned = Das ist Farkle: würfeln, behalten, dann weiterwürfeln oder sichern. Wer zuerst 1000 gesichert hat, gewinnt.

## What is shown

label-stake = { $points } auf dem Spiel
label-commit = { $points } sichern
yes-bank-wins = Ja, würfeln
yes-bank-less = Ja, { $points } sichern
