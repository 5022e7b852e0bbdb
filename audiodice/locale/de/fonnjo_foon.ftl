# Fonnjo Foon in German. Designed by Frank Nora (Creative Commons Attribution 3.0 United States).

game-name = Fonnjo Foon
game-kind = eine Monsterparty
game-credits = Fonnjo Foon hat Frank Nora erfunden. Seine Regeln stehen unter der Lizenz Creative Commons Namensnennung, Version 3, USA.

## Dice that enter together. $a what they make, $b their face, $c how many, $d the group then.
## A number without "noch" is the whole group; with Fonnjo in it, that is the picture.

offers-item = { $a ->
    [fonnjo] { $c } { combo-face } inklusive Fonnjo
    [fonnjo_more] { more-of-face } für Fonnjo
    [fonnjo_joins] Fonnjo zu den { $b ->
        [1] Einsern
        [2] Zweiern
        [3] Dreiern
        [4] Vierern
        [5] Fünfern
       *[6] Sechsern
      }, macht { $d }
    [more] { more-of-face }
   *[new] { $c } { combo-face }
  }
more-of-face = noch { $c ->
    [1] ein
   *[other] { $c }
  } { combo-face }
offers-last = { $head }, { $next }
party-item = { offers-item }
party-last = { $head }, { $next }

## A roll by family. $a the family, $b its faces.

families-item = { $a ->
    [1] Fonnjo
    [2] { $b-n ->
        [1] Zwilling
       *[other] Zwillinge
      }
    [3] { $b-n ->
        [1] Drilling
       *[other] Drillinge
      }
   *[4] { $b-n ->
        [1] Vierling
       *[other] Vierlinge
      }
  } { $b }
families-joint = { $head }; { $next }
families-last = { $head }; { $next }
rest-item = { offers-item }
rest-last = { offers-last }
part-item = { families-item }
part-last = { $head } und { $next }
dungeon-item = { $a ->
    [1] Fonnjo
    [2] { $b ->
        [one] ein Zwilling
       *[other] { $b } Zwillinge
      }
    [3] { $b ->
        [one] ein Drilling
       *[other] { $b } Drillinge
      }
   *[4] { $b ->
        [one] ein Vierling
       *[other] { $b } Vierlinge
      }
  }

## Reserve Groups in a Crisis. $a the face, $b how many: "3 Sechser".

group-face = { $a ->
    [1] Einser
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
   *[6] Sechser
  }
groups-item = { $b } { group-face }
groups-last = { $head } oder { $next }
unpicked-item = { groups-item }
unpicked-last = { groups-last }
how-to-pick = { TOUCH() ->
    [yes] Wähle eine, dann { KEY("roll") }.
   *[no] Drück die Ziffer, dann { KEY("roll") }.
  }

## A roll and what is moved

of-before = { $recorded ->
    [0] {""}
   *[other] , davon { $recorded } von vorher
  }
worth-picture = { $points ->
    [0] {""}
   *[other] Foto { $points }{ of-before }.
  }
rolled = { $offers-n ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $offers }. { $out ->
            [0] {""}
           *[other] Fonnjo, eine { $out }, bleibt draußen.
          } { $all ->
            [yes] Alle dürfen rein.
           *[no] {""}
          }
      }
  }
    .brief = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo bleibt draußen.
              } { $all ->
                [yes] Alle.
               *[no] {""}
              }
          }
      }
    .full = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] { $count ->
                [10] { $name } würfelt: { $families }.
               *[other] Dann: { $families }.
              }
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo, eine { $out }, bleibt draußen.
              } { $all ->
                [yes] Alle dürfen rein.
               *[no] {""}
              } { worth-picture }
          }
      }
all-dice = {""}
entered = {""}
choice = { $leaves ->
    [0] { $offers }, alle drin.
    [1] { $offers }, einer übrig.
   *[other] { $offers }, { $leaves } übrig.
  }
    .brief = { $leaves ->
        [0] { $offers }, alle drin.
       *[other] { $offers }.
      }
# Several faces are not listed again once all of them move.
movers = { $all ->
    [yes] { $offers-n ->
        [1] Rein: { $offers }
       *[other] { $faces-n } gehen rein
      }
   *[no] Rein: { $offers }
  }
    .brief = { $all ->
        [yes] { $offers-n ->
            [1] { $offers },{" "}
           *[other] {""}
          }
       *[no] { $offers },{" "}
      }
moving = { movers }, { $throws ->
    [1] einer
   *[other] { $throws }
  } übrig.
    .brief = { movers.brief }{ $throws ->
        [1] einer
       *[other] { $throws }
      } übrig.
    .full = { moving } { worth-picture }
kept = { $who ->
    [other] {""}
   *[you] { moving }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { moving.brief }
      }
    .full = { $who ->
        [other] { $name }, rein: { $offers }.
       *[you] { moving.full }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] Niemand gewählt.
       *[other] { moving }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Niemand gewählt.
           *[other] { moving.brief }
          }
      }
    .full = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Niemand gewählt.
           *[other] { moving.full }
          }
      }
all-in-picture = { $points ->
    [0] {""}
   *[other] { TOUCH() ->
        [yes] Foto { $points }{ of-before }.
       *[no] { KEY("commit") }: Foto { $points }{ of-before }.
      }
  }
all-in = { $who ->
    [other] {""}
   *[you] Alle drin! { all-in-picture } { KEY("roll") }: noch ein Tag.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Alle drin! { worth-picture }
      }
    .full = { $who ->
        [other] { $name }, alle drin: { $offers }. { worth-picture }
       *[you] Alle drin! { all-in-picture } { KEY("roll") }: noch ein Tag, mit allen { $throws } Würfeln.
      }
undone-commit = Foto zurückgenommen
undone-dice = { $kept-n ->
    [0] Niemand gewählt.
   *[other] Rein: { $offers }.
  }

## Days, Crisis, and the end of a turn

another-day = { $who ->
    [other] {""}
   *[you] Tag { $day }, bisher { $recorded } Punkte.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Tag { $day }.
      }
    .full = Tag { $day }, bisher { $recorded } Punkte.
crisis = { $who ->
    [other] {""}
   *[you] Krise! Ins Verlies: { $families }. { $groups-n ->
        [1] { KEY("roll") } wirft { $groups } neu.
       *[other] Wähle { $groups }. { how-to-pick }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Krise! { $families }. { $groups-n ->
            [1] { KEY("roll") } wirft { $groups } neu.
           *[other] { $groups }?
          }
      }
    .full = { $who ->
        [other] { told-crisis }
       *[you] { crisis }
      }
group-choice = { $groups }.
picked = { $who ->
    [other] {""}
   *[you] { $groups }. { KEY("roll") } wirft sie neu.
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $groups }.
      }
    .full = { $who ->
        [other] { $name } nimmt { $groups }.
       *[you] { $groups }. { KEY("roll") } wirft sie neu.
      }
foon = { $who ->
    [other] { $name }: Foon!
   *[you] Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Foon!
       *[you] Foon!
      } { points-lost }
    .full = { $who ->
        [other] Foon!
       *[you] Foon! Niemand darf rein:
      } { $families }. { points-lost }
big-foon = { $who ->
    [other] { $name }: Großer Foon!
   *[you] Großer Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Großer Foon!
       *[you] Großer Foon!
      } { points-lost }
    .full = { $who ->
        [other] { $name }: Großer Foon!
       *[you] Großer Foon! Niemand darf rein:
      } { $families }. { points-lost }
points-lost = { $lost ->
    [0] {""}
   *[other] { $lost } verloren.
  }
# Left out where the scores follow, and where the game ends.
picture-total = { $next_who ->
    [none] .
   *[other] , insgesamt { $total }.
  }
picture = { $who ->
    [other] { pictured }{ $next_who ->
        [you] .
       *[other] { picture-total }
      }
   *[you] Foto! { $points }{ picture-total }
  }
    .brief = { $who ->
        [other] { pictured }{ picture-total }
       *[you] Foto! { $points }{ picture-total }
      }
pictured = Foto von { $name }{ $day ->
    [1] {""}
   *[other] {" "}an Tag { $day }
  }: { $points }
told-rolled = { told-who } gewürfelt: { $families }.
told-kept = { told-who } { $faces-n ->
    [0] niemanden
   *[other] { the-faces }
  } auf die Party gelassen.
told-crisis = Krise! { $count ->
    [one] Ein Würfel
   *[other] { $count } Würfel
  } ins Verlies.
told-another-day = Tag { $day }, bisher { $recorded }.
next-turn = { $last ->
    [yes] {""}
   *[no] Runde { $round }{ $rounds ->
        [0] .
       *[other] {" "}von { $rounds }.
      }
  }
    .brief = {""}
last-round = Letzte Runde.
ended = { sheets-ended }

## Refusals

nothing-moved = Erst jemanden reinlassen: { $offers }.
    .brief = Erst rein: { $offers }.
may-not-enter = { Plural-face } dürfen nicht rein. Rein dürfen: { $offers }.
    .brief = { Plural-face } dürfen nicht rein.
incomplete = { $faces-n ->
    [1] Die { $faces } allein ist
   *[other] { $faces } allein sind
  } keine Gruppe. Nötig ist Fonnjo, oder zwei aus einer Familie.
    .brief = { $faces-n ->
        [1] Die { $faces } allein ist
       *[other] { $faces } allein sind
      } keine Gruppe.
need-fonnjo = Kein Foto ohne Fonnjo. { $face ->
    [0] { $chosen ->
        [yes] { roll-now }
       *[no] Rein dürfen: { $offers }.
      }
   *[other] Er darf rein, mit { $face ->
        [1] Einsern
        [2] Zweiern
        [3] Dreiern
        [4] Vierern
        [5] Fünfern
       *[6] Sechsern
      }.
  }
    .brief = { $face ->
        [0] Kein Fonnjo, kein Foto.
       *[other] Kein Foto, erst Fonnjo: { plural-face }.
      }
picture-leaves = { $count ->
    [one] Einer passt
   *[other] { $count } passen
  } noch aufs Foto. { TOUCH() ->
    [yes] Trotzdem { $points } Punkte nehmen?
   *[no] Noch mal { KEY("commit") } nimmt { $points } Punkte.
  }
    .brief = { $count ->
        [one] Noch einer passt.
       *[other] Noch { $count } passen.
      } { $points } Punkte nehmen?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Noch mal { KEY("commit") }.
      }
# A lone group is picked already: then it is only to be rolled.
pick-first = { $groups-n ->
    [1] Erst würfeln: { KEY("roll") } wirft { $groups } neu.
   *[other] Erst eine Gruppe wählen: { $groups }. { how-to-pick }
  }
    .brief = { $groups-n ->
        [1] Erst würfeln.
       *[other] Erst wählen: { $groups }.
      }
no-such-group = { $face ->
    [0] Diese Gruppe gibt es nicht.
   *[other] Keine Reservegruppe aus { $face ->
        [1] Einsern
        [2] Zweiern
        [3] Dreiern
        [4] Vierern
        [5] Fünfern
       *[6] Sechsern
      }.
  } { $groups-n ->
    [1] { KEY("roll") } wirft { $groups } neu.
   *[other] Wähle { $groups }. { how-to-pick }
  }
    .brief = { $face ->
        [0] Keine solche Gruppe.
       *[other] Keine { plural-face }.
      } { $groups }.
no-picture-in-crisis = Kein Foto in der Krise. { $groups-n ->
    [1] { KEY("roll") } wirft { $groups } neu.
   *[other] Wähle { $groups }. { how-to-pick }
  }
    .brief = Kein Foto in der Krise.
no-crisis = Keine Krise: nichts zu wählen.

## Answers

at-stake = { $stake } Punkte auf dem Spiel.
points = { $crisis ->
    [yes] { at-stake } Kein Foto in der Krise.
   *[no] { $open ->
        [no] Noch nichts.
       *[yes] { $points ->
            [0] { $stake ->
                [0] {""}
               *[other] { at-stake }
              } Kein Foto ohne Fonnjo.
           *[other] { worth-picture }
          }
      }
  }
    .brief = { $crisis ->
        [yes] { $stake }, kein Foto.
       *[no] { $open ->
            [no] 0.
           *[yes] { $points ->
                [0] { $recorded }, kein Fonnjo.
               *[other] { $points }{ of-before }.
              }
          }
      }
    .full = { $crisis ->
        [yes] { at-stake } Kein Foto in der Krise.
       *[no] { $open ->
            [no] Noch nichts.
           *[yes] { $points ->
                [0] { $stake ->
                    [0] {""}
                   *[other] { at-stake }
                  } Kein Foto ohne Fonnjo.
               *[other] Foto { $points }, { $chosen ->
                    [yes] so wie gewählt
                   *[no] wenn alle reingehen, die dürfen
                  }{ $recorded ->
                    [0] .
                   *[other] ; davon { $recorded } von früheren Tagen.
                  }
              }
          }
      }
last-roll = { $faces-n ->
    [0] Noch kein Wurf.
   *[other] { $who ->
        [other] Letzter Wurf von { $name }: { $families }.
       *[you] { $families }.
      } { $offers-n ->
        [0] {""}
       *[other] Rein: { $offers }.
      }
  }
die = { $family ->
    [1] Fonnjo
    [2] Zwilling
    [3] Drilling
   *[4] Vierling
  } { $face }{ $kept ->
    [yes] , geht rein.
   *[no] .
  }
    .full = Würfel { $place }: { $family ->
        [1] Fonnjo
        [2] Zwilling
        [3] Drilling
       *[4] Vierling
      } { $face }{ $kept ->
        [yes] , geht rein.
       *[no] .
      }
scores = { $scores }. { $over ->
    [yes] Das Spiel ist aus.
   *[no] Runde { $round }{ $rounds ->
        [0] , Ziel { $target }.
       *[other] {" "}von { $rounds }.
      }
  }
    .brief = { $scores }.
whose-turn = { $over ->
    [yes] Das Spiel ist aus.
   *[no] { $who ->
        [you] Du bist dran
       *[other] { $name } ist dran
      }{ $day ->
        [1] {""}
       *[other] , Tag { $day }
      }. { $crisis ->
        [yes] Krise.
       *[no] {""}
      }
  }
    .brief = { $over ->
        [yes] Das Spiel ist aus.
       *[no] { $who ->
            [you] Du bist dran
           *[other] { $name } ist dran
          }{ $day ->
            [1] .
           *[other] , Tag { $day }.
          }
      }
choice-list = { $over ->
    [yes] Das Spiel ist aus.
   *[no] { $count ->
        [0] Erst würfeln.
        [one] Eine Zahl darf rein: { $offers }.
       *[other] { $count } Zahlen dürfen rein: { $offers }.
      }
  }
    .brief = { $over ->
        [yes] Das Spiel ist aus.
       *[no] { $count ->
            [0] Erst würfeln.
           *[other] { $offers }.
          }
      }
group-picked = { KEY("roll") } wirft { $groups } neu{ $unpicked-n ->
    [0] .
   *[other] , oder wähle { $unpicked }.
  }
group-list = { at-stake } { $who ->
    [other] { $groups }.
   *[you] { $groups-n ->
        [1] { group-picked }
       *[other] Wähle { $groups }. { how-to-pick }
      }
  }
    .brief = { at-stake } { $who ->
        [other] { $groups }.
       *[you] { $groups-n ->
            [1] { group-picked }
           *[other] { $groups }?
          }
      }
risk-cup = { $groups-n ->
    [0] { $throws ->
        [1] mit einem Würfel
       *[other] mit { $throws } Würfeln
      }
   *[other] { $groups }:
  }
    .brief = { $groups-n ->
        [0] { $throws ->
            [1] Ein Würfel
           *[other] { $throws } Würfel
          }
       *[other] { $groups }
      }
risk = { $over ->
    [yes] Das Spiel ist aus.
   *[no] { $ready ->
        [yes] {""}
       *[no] Wenn alle reingehen, die dürfen:
      } { risk-cup } { $never ->
        [yes] darf immer jemand rein.
       *[no] { $insured ->
            [yes] Krise
           *[no] Foon
          } in { $percent ->
            [0] weniger als einem
            [1] einem
           *[other] { $percent }
          } von 100 Würfen.
      }
  }
    .brief = { $over ->
        [yes] Das Spiel ist aus.
       *[no] { risk-cup.brief }: { $insured ->
            [yes] Krise
           *[no] Foon
          } { $percent ->
            [1] ein Prozent.
           *[other] { $percent } Prozent.
          }
      }
party = { $party-n ->
    [0] Die Party ist leer.
   *[other] Auf der Party: { $party }.
  } { $offers-n ->
    [0] {""}
   *[other] Rein: { $offers }.
  }
    .brief = { $party-n ->
        [0] Party leer.
       *[other] { $party }.
      }
dungeon = { $count ->
    [0] Das Verlies ist leer.
   *[other] Im Verlies: { $dungeon }.
  }
    .brief = { $count ->
        [0] Verlies leer.
       *[other] { $dungeon }.
      }
rules-in-force = Fonnjo Foon. { $target ->
    [0] { $rounds ->
        [one] Eine Runde.
       *[other] { $rounds } Runden.
      } Die höchste Summe gewinnt.
   *[other] Ziel { $target }: wer es erreicht, beendet das Spiel mit dieser Runde, und die höchste Summe gewinnt.
  }
    .brief = Fonnjo Foon, { $target ->
        [0] { $rounds ->
            [one] eine Runde.
           *[other] { $rounds } Runden.
          }
       *[other] bis { $target }.
      }

## Commands, as they are called here

command-commit = Foto
    .help = Beendet deinen Zug: das Foto zählt die Würfel in Fonnjos Gruppe und die notierten Tage.
command-all = Alle, die reindürfen
    .help = Wählt alle Würfel, die auf die Party dürfen.
command-roll = Würfeln
    .help = Lässt die gewählten Würfel auf die Party und wirft die übrigen. Wenn alle drin sind: noch ein Tag.

## Hints, and the review that tells decisions by them

hint = { $pick ->
    [0] { $commit ->
        [yes] { $all ->
            [no] { $faces-n ->
                [0] Foto.
               *[other] Rein: { hint-dice }; dann Foto.
              }
           *[yes] Foto.
          }
       *[no] { $faces-n ->
            [0] Mit { $throws ->
                [1] einem
               *[other] { $throws }
              } würfeln.
           *[other] { $all ->
                [yes] Alle rein
               *[no] Rein: { hint-dice }
              }; mit { $throws ->
                [1] einem
               *[other] { $throws }
              } würfeln.
          }
      }
   *[other] { group-of-pick } wählen.
  }
# Where other dice of the same face stay in hand, those that move are told by family.
hint-dice = { $part-n ->
    [0] { $offers }
   *[other] { $rest-n ->
        [0] { $part }
       *[other] { $rest }, { $part }
      }
  }
group-of-pick = { $pick ->
    [1] Einser
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
   *[6] Sechser
  }

## The coach: why a decision is better, what matters for one, and the families of drills

roll-told = { $day ->
    [yes] noch ein Tag
   *[no] { $dice ->
        [1] ein Würfel
       *[other] { $dice } Würfel
      }
  }: im Schnitt { $average }, { $crisis ->
    [yes] Krise
   *[no] Foon
  } in { $percent } von 100
other-roll-told = { $other_day ->
    [yes] noch ein Tag
   *[no] { $other_dice ->
        [1] ein Würfel
       *[other] { $other_dice } Würfel
      }
  }: im Schnitt { $other_average }, { $other_crisis ->
    [yes] Krise
   *[no] Foon
  } in { $other_percent } von 100
reason-day = Das Foto bringt { $picture }, noch ein Tag im Schnitt { $average }: Die { $picture } bleiben, und sein erster Wurf ist in { $percent } von 100 ein Foon.
reason-picture = Foto: { $picture }; { roll-told }.
reason-hands = { roll-told }; { other-roll-told }.
reason-average = Im Schnitt bringt das { $average }, deine Wahl { $other_average }.
reason-group = Das Foto ist { $picture } wert, deins { $other_picture }.
half-hint-groups = Welche dieser Gruppen findet leichter Partner?
half-hint-day = Vergleiche das Foto mit noch einem Tag.
half-hint-hand = Müssen alle Würfel rein? Je mehr Würfel du wirfst, desto seltener ist ein Foon.
half-hint-dungeon = Achte auf das Verlies.
half-hint-picture = Vergleiche das Foto mit dem, was ein Wurf im Schnitt bringt.
drill-another-day = Alle Würfel sind drin, das Verlies ist leer
drill-first-picture = Erster Wurf: vier in Fonnjos Gruppe
drill-three-in = Drei in Fonnjos Gruppe, und eine Reserve
drill-picture-four = Vier in Fonnjos Gruppe, eine Reserve, vier Würfel in der Hand
drill-picture-three = Vier in Fonnjos Gruppe, eine Reserve, drei Würfel in der Hand
drill-five-in-hand = Zwei in Fonnjos Gruppe, eine Reserve, fünf Würfel in der Hand
drill-picture-one = Vier in Fonnjos Gruppe, eine Reserve, ein Würfel in der Hand
drill-four-in-hand = Zwei in Fonnjos Gruppe, eine Reserve, vier Würfel in der Hand
drill-no-reserve = Fünf in Fonnjos Gruppe, keine Reserve
drill-second-day = Zweiter Tag: zwei in Fonnjos Gruppe

## Opponents

opponent-random = Rudi, 2,8 Punkte je Zug: spielt auf gut Glück
opponent-cautious = Clara, 2,8 Punkte je Zug: macht das Foto, sobald Fonnjo darauf ist
opponent-weak = Willi, 3,4 Punkte je Zug: vertut sich oft
opponent-bold = Bo, 3,6 Punkte je Zug: hofft immer auf noch einen Tag
opponent-fair = Frieda, 4,8 Punkte je Zug: vertut sich ab und zu
opponent-steady = Stella, 5,6 Punkte je Zug: hält sich eine Reserve und rechnet die Chancen aus
opponent-strong = Stefan, 6,3 Punkte je Zug: vertut sich selten
opponent-perfect = Petra, 7,5 Punkte je Zug: spielt fehlerlos

## Options, as the menu and the rules call them

option-rounds = Runden
    .help = Wie viele Züge jeder hat.
option-target = Ziel, 0 für keins
    .help = Mit einem Ziel endet das Spiel in der Runde, in der es jemand erreicht.
variant-rounds = { $value ->
    [one] 1 Runde
   *[other] { $value } Runden
  }
variant-target = bis { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 4 5 6 7 8
in-short = { TOUCH() ->
    [yes] Kurz gesagt: Du wirfst zehn Würfel und hörst, welche Zahlen auf die Party dürfen. Du lässt einige rein und wirfst den Rest. Ist Fonnjo auf der Party, kannst du das Foto machen: ein Punkt für jeden Würfel seiner Gruppe. Darf niemand rein, ist das ein Foon, und der Zug ist verloren.
   *[no] Kurz gesagt: { KEY("roll") } wirft zehn Würfel, und du hörst, welche Zahlen auf die Party dürfen. Eine Ziffer lässt alle Würfel ihrer Zahl rein, { KEY("all") } alle, die dürfen; { KEY("roll") } wirft den Rest. Ist Fonnjo auf der Party, macht { KEY("commit") } das Foto: ein Punkt für jeden Würfel seiner Gruppe. Darf niemand rein, ist das ein Foon, und der Zug ist verloren.
  }
rules-1 = Die zehn Würfel sind Monster aus vier Familien: Fonnjo, ganz allein, zwei Zwillinge, drei Drillinge und vier Vierlinge. Fonnjo gibt eine Party, und das Foto seiner Gruppe bringt dir die Punkte.
rules-2 = Dein Zug beginnt mit allen zehn Würfeln in der Hand, und niemand ist auf der Party oder im Verlies. Wirf sie.
rules-3 = Nach jedem Wurf lässt du mindestens einen Würfel auf die Party: von denen, die reindürfen, so wenige oder so viele, wie du willst.
rules-4 = Fonnjo darf rein zusammen mit jedem Würfel, der seine Zahl zeigt. Das ist die Fonnjo-Gruppe.
rules-5 = Zwei Würfel einer Familie mit gleicher Zahl dürfen zusammen rein. Das ist eine Reservegruppe.
rules-6 = Hat eine Zahl eine Gruppe, darf jeder geworfene Würfel dieser Zahl dazu, gleich aus welcher Familie, im selben Wurf oder später. Jede Zahl hat höchstens eine Gruppe.
rules-7 = Auch Fonnjo darf zu einer Reservegruppe; sie wird zur Fonnjo-Gruppe.
rules-8 = Danach wirfst du die Würfel, die du noch in der Hand hast, oder du machst ein Foto: dein Zug endet und bringt einen Punkt für jeden Würfel der Fonnjo-Gruppe. Andere Gruppen zählen nicht, und ohne Fonnjo gibt es kein Foto.
rules-9 = Darf nach einem Wurf niemand rein, ist das ein Foon: der Zug endet und bringt nichts.
rules-10 = Ein Foon beim Wurf aller Würfel, die nicht im Verlies sind, ist ein Großer Foon.
rules-11 = Krise: sind auf der Party die Fonnjo-Gruppe und eine Reservegruppe, beendet ein Foon deinen Zug nicht. Die eben geworfenen Würfel kommen ins Verlies und bleiben dort bis zum Ende des Zugs.
rules-12 = Dann wählst du eine Reservegruppe und wirfst deren Würfel. Dieser Wurf zählt wie jeder andere; auch eine weitere Krise ist möglich.
rules-13 = Noch ein Tag: sind alle Würfel außerhalb des Verlieses auf der Party, machst du das Foto, oder du notierst seine Punkte und wirfst alle diese Würfel neu, für noch einen Tag. Die Tage zählen zusammen, bis ein Foto gemacht wird; bei einem Foon sind alle verloren.
rules-14 = Das Spiel dauert 12 Runden, oder so viele, wie am Tisch gelten, und die höchste Summe gewinnt. Mit einem Ziel endet es mit der Runde, in der es jemand erreicht. Bei gleicher Summe teilt man den Sieg. Du kannst auch allein spielen, auf die höchste Summe.
rules-15 = { TOUCH() ->
    [yes] Die Zahlen, die reindürfen, sind Schaltflächen; { KEY("all") } lässt alle rein, die dürfen.
   *[no] Tasten: { KEY("roll") } würfelt. Eine Ziffer lässt alle Würfel ihrer Zahl rein, noch mal gedrückt einen weniger; { KEY("all") } alle, die dürfen. { KEY("previous") } und { KEY("next") } gehen durch die Zahlen. { KEY("commit") } macht das Foto.
  }
rules-16 = { KEY("points") } sagt, was ein Foto wert ist, { KEY("last_roll") } den ganzen Wurf nach Familien, { KEY("risk") } das Risiko, { KEY("party") } die Party, { KEY("dungeon") } das Verlies, { KEY("scores") } den Punktestand, { KEY("turn") }, wer dran ist.
rules-17 = { TOUCH() ->
    [yes] In einer Krise wähle eine Reservegruppe; { KEY("roll") } wirft sie.
   *[no] In einer Krise wählt die Ziffer eine Reservegruppe, und { KEY("roll") } wirft sie.
  }
rules-18 = { game-credits }

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Die beste erste Gruppe sind die beiden Zwillinge, dann zwei Drillinge, dann zwei Vierlinge; Fonnjo mit einem einzigen Würfel kommt danach.
tips-2 = Lass zuerst wenige rein: Aus dem ersten Wurf alle reinzulassen, die dürfen, kostet im Schnitt über einen Punkt von den 7, die ein Zug bringt.
tips-3 = Ohne Reservegruppe würfle weiter, solange Fonnjos Gruppe höchstens 4 Würfel hat; hat sie 7, mach das Foto.
tips-4 = Ist neben Fonnjos Gruppe eine Reservegruppe da und niemand im Verlies, würfle weiter: Ein Foon ist dann nur eine Krise.
tips-5 = Sind alle zehn Würfel auf der Party, spiele auf jeden Fall noch einen Tag: Ein Wurf mit zehn Würfeln ist nur in einem von 70 Fällen ein Foon.

## The lesson: what a step says, before the key to press; by their names in lessons/fonnjo_foon.toml

teach-roll = Die zehn Würfel sind Monster: Fonnjo, zwei Zwillinge, drei Drillinge, vier Vierlinge. Fonnjo gibt eine Party. Wirf alle.
teach-digit = Du hörst, wer auf die Party darf: Fonnjo mit jedem Würfel seiner Zahl, und zwei einer Familie mit gleicher Zahl. { TOUCH() ->
    [yes] Lass die Vierer rein.
   *[no] Eine Ziffer lässt ihre Zahl rein.
  }
teach-all = { KEY("all") } lässt alle rein, die dürfen: auch die Sechser.
teach-rest = Jetzt wirf die Würfel in deiner Hand.
teach-party = Die kommen zu den Gruppen ihrer Zahl. { KEY("party") } sagt, wer schon auf der Party ist.
teach-points = Ein Foto bringt einen Punkt für jeden Würfel in Fonnjos Gruppe. { KEY("points") } sagt, was es jetzt wert ist.
teach-picture = { KEY("commit") } macht das Foto und beendet deinen Zug. Alle, die reindürfen, kommen mit drauf.
teach-listen = Jetzt hör dir den Zug von { opponent-name-cautious } an. { KEY("toggle") } macht ihn schneller.
teach-second = Würfle noch mal.
teach-both = Lass alle rein.
teach-risk = Ein Foto für 2 Punkte? Würfle lieber weiter.
teach-dungeon = Niemand darf rein. Aber eine Gruppe ohne Fonnjo kann dich retten: das ist eine Krise. { KEY("dungeon") } sagt, wer ins Verlies kam.
teach-crisis = Jetzt wirf die zwei Fünfer. Einer von ihnen muss reindürfen.
teach-foon = Keiner darf, und es gibt keine solche Gruppe mehr: das ist ein Foon. Der Zug bringt nichts. Hör wieder zu.
teach-third = Würfle noch mal.
teach-all-in = Lass alle rein.
teach-day = Du kannst das Foto machen, oder seine Punkte notieren und wieder alle zehn werfen: noch ein Tag. Versuch es.
teach-days = Ein Foon würde jetzt auch den ersten Tag kosten. Mach also das Foto.
teach-learned = Das ist Fonnjo Foon: reinlassen, dann weiterwürfeln oder das Foto machen, bevor ein Foon kommt. Die höchste Summe nach zwölf Runden gewinnt.

## What is shown

label-family = { $family ->
    [1] Fonnjo
    [2] Zwilling
    [3] Drilling
   *[4] Vierling
  }
label-die = Würfel { $place }: { $face ->
    [0] { $family ->
        [0] rollt
       *[other] { label-family }
      }
   *[other] { label-face }, { label-family }
  }
label-fonnjo = Fonnjos Gruppe
label-reserve = Reserve: { plural-face }
label-dungeon = Verlies
label-stake = Foto: { $points }
yes-picture-leaves = Ja, Foto machen
