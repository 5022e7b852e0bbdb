# Fonnjo Foon in Italian. Designed by Frank Nora (Creative Commons Attribution 3.0 United States).
# Fonnjo's party is "la Festa", its prison "la Prigione"; dice come in ("entrare") and are then
# "dentro". Two sixes are "2 volte 6", a Reserve Group "i sei, 2 dadi": "due sei" would be 2 6.

game-name = Fonnjo Foon
game-kind = una festa di mostri
game-credits = Fonnjo Foon è stato ideato da Frank Nora. Le sue regole sono sotto la licenza Creative Commons Attribuzione 3.0 Stati Uniti.

## Dice that enter together. $a what they make, $b their face, $c how many, $d the group then.
## A number without "ancora" is the whole group; with Fonnjo in it, that is the picture.

offers-item = { $a ->
    [fonnjo] { times-face } compreso Fonnjo
    [fonnjo_more] { more-of-face } per Fonnjo
    [fonnjo_joins] Fonnjo con { faces-of }, gruppo di { $d }
    [more] { more-of-face }
   *[new] { times-face }
  }
times-face = { $c ->
    [1] un { $b }
   *[other] { $c } volte { $b }
  }
more-of-face = ancora { times-face }
faces-of = { $b ->
    [1] gli uno
    [2] i due
    [3] i tre
    [4] i quattro
    [5] i cinque
   *[6] i sei
  }
offers-last = { $head }, { $next }
party-item = { offers-item }
party-last = { $head }, { $next }

## A roll by family. $a the family, $b its faces.

families-item = { $a ->
    [1] Fonnjo
    [2] { $b-n ->
        [1] gemello
       *[other] gemelli
      }
    [3] { $b-n ->
        [1] trigemino
       *[other] trigemini
      }
   *[4] { $b-n ->
        [1] quadrigemino
       *[other] quadrigemini
      }
  } { $b }
families-joint = { $head }; { $next }
families-last = { $head }; { $next }
rest-item = { offers-item }
rest-last = { offers-last }
part-item = { families-item }
part-last = { $head } e { $next }
dungeon-item = { $a ->
    [1] Fonnjo
    [2] { $b ->
        [one] un gemello
       *[other] { $b } gemelli
      }
    [3] { $b ->
        [one] un trigemino
       *[other] { $b } trigemini
      }
   *[4] { $b ->
        [one] un quadrigemino
       *[other] { $b } quadrigemini
      }
  }

## Reserve Groups in a Crisis. $a the face, $b how many: "i sei, 3 dadi"; "i 3 sei" would be 3 6.

group-face = { $a ->
    [1] gli uno
    [2] i due
    [3] i tre
    [4] i quattro
    [5] i cinque
   *[6] i sei
  }
groups-item = { group-face }, { $b } dadi
groups-last = { $head }, o { $next }
unpicked-item = { groups-item }
unpicked-last = { groups-last }
how-to-pick = { TOUCH() ->
    [yes] Scegline uno, poi { KEY("roll") }.
   *[no] Premi la faccia, poi { KEY("roll") }.
  }
dice-count = { $count ->
    [one] Un dado
   *[other] { $count } dadi
  }

## A roll and what is moved

of-before = { $recorded ->
    [0] {""}
   *[other] , di cui { $recorded } da prima
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
           *[other] Fonnjo, un { $out }, resta fuori.
          } { $all ->
            [yes] Possono entrare tutti.
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
               *[other] Fonnjo resta fuori.
              } { $all ->
                [yes] Tutti.
               *[no] {""}
              }
          }
      }
    .full = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] { $count ->
                [10] { $name } tira { $families }.
               *[other] Poi { $families }.
              }
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo, un { $out }, resta fuori.
              } { $all ->
                [yes] Possono entrare tutti.
               *[no] {""}
              } { worth-picture }
          }
      }
all-dice = {""}
entered = {""}
dice-left = { $throws ->
    [one] resta uno
   *[other] restano { $throws }
  }
choice = { $leaves ->
    [0] { $offers }, tutti dentro.
    [one] { $offers }, resta uno.
   *[other] { $offers }, restano { $leaves }.
  }
    .brief = { $leaves ->
        [0] { $offers }, tutti dentro.
       *[other] { $offers }.
      }
# Several faces are not listed again once all of them move.
movers = { $all ->
    [yes] { $offers-n ->
        [1] Dentro: { $offers }
       *[other] Entrano in { $faces-n }
      }
   *[no] Dentro: { $offers }
  }
    .brief = { $all ->
        [yes] { $offers-n ->
            [1] { $offers },{" "}
           *[other] {""}
          }
       *[no] { $offers },{" "}
      }
moving = { movers }, { dice-left }.
    .brief = { movers.brief }{ dice-left }.
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
        [other] { $name } fa entrare { $offers }.
       *[you] { moving.full }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] Niente scelto.
       *[other] { moving }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Niente scelto.
           *[other] { moving.brief }
          }
      }
    .full = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Niente scelto.
           *[other] { moving.full }
          }
      }
all-in-picture = { $points ->
    [0] {""}
   *[other] { TOUCH() ->
        [yes] Foto { $points }{ of-before }.
       *[no] { KEY("commit") }: foto { $points }{ of-before }.
      }
  }
all-in = { $who ->
    [other] {""}
   *[you] Tutti dentro! { all-in-picture } { KEY("roll") }: altro giorno.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Tutti dentro! { worth-picture }
      }
    .full = { $who ->
        [other] { $name }, tutti dentro: { $offers }. { worth-picture }
       *[you] Tutti dentro! { all-in-picture } { KEY("roll") }: altro giorno, tutti e { $throws } i dadi.
      }
undone-commit = Foto annullata
undone-dice = { $kept-n ->
    [0] Niente scelto.
   *[other] Dentro: { $offers }.
  }

## Days, Crisis, and the end of a turn

another-day = { $who ->
    [other] {""}
   *[you] Giorno { $day }, finora { $recorded } punti.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Giorno { $day }.
      }
    .full = Giorno { $day }, finora { $recorded } punti.
crisis = { $who ->
    [other] {""}
   *[you] Crisi! In Prigione: { $families }. { $groups-n ->
        [1] { KEY("roll") } tira di nuovo { $groups }.
       *[other] Scegli { $groups }. { how-to-pick }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Crisi! { $families }. { $groups-n ->
            [1] { KEY("roll") } tira di nuovo { $groups }.
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
   *[you] { $groups }. { KEY("roll") } li tira.
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $groups }.
      }
    .full = { $who ->
        [other] { $name } sceglie { $groups }.
       *[you] { $groups }. { KEY("roll") } li tira.
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
       *[you] Foon! Nessuno può entrare:
      } { $families }. { points-lost }
big-foon = { $who ->
    [other] { $name }: Gran Foon!
   *[you] Gran Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Gran Foon!
       *[you] Gran Foon!
      } { points-lost }
    .full = { $who ->
        [other] { $name }: Gran Foon!
       *[you] Gran Foon! Nessuno può entrare:
      } { $families }. { points-lost }
points-lost = { $lost ->
    [0] {""}
    [one] Un punto perso.
   *[other] { $lost } punti persi.
  }
# Left out where the scores follow, and where the game ends.
picture-total = { $next_who ->
    [none] .
   *[other] , totale { $total }.
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
pictured = Foto di { $name }{ $day ->
    [1] {""}
   *[other] {" "}il giorno { $day }
  }: { $points }
told-rolled = { told-who } tirato { $families }.
told-kept = { $faces-n ->
    [0] { $who ->
        [you] Non hai
       *[other] { $name } non ha
      } fatto entrare nessuno.
    [1] { told-who } fatto entrare un { $faces }.
   *[other] { told-who } fatto entrare { $faces }.
  }
told-crisis = Crisi! { dice-count } in Prigione.
told-another-day = Giorno { $day }, finora { $recorded }.
next-turn = { $last ->
    [yes] {""}
   *[no] Giro { $round }{ $rounds ->
        [0] .
       *[other] {" "}di { $rounds }.
      }
  }
    .brief = {""}
last-round = Ultimo giro.
ended = { sheets-ended }

## Refusals

nothing-moved = Prima fai entrare qualcuno: { $offers }.
    .brief = Prima fai entrare: { $offers }.
may-not-enter = { Plural-face } non possono entrare. Possono entrare: { $offers }.
    .brief = { Plural-face } non possono entrare.
incomplete = { $faces-n ->
    [1] Un { $faces } da solo non è
   *[other] { $faces } da soli non sono
  } un gruppo. Serve Fonnjo, o due della stessa famiglia.
    .brief = { $faces-n ->
        [1] Un { $faces } da solo non è
       *[other] { $faces } da soli non sono
      } un gruppo.
need-fonnjo = Senza Fonnjo niente foto. { $face ->
    [0] { $chosen ->
        [yes] { roll-now }
       *[no] Possono entrare: { $offers }.
      }
   *[other] Può entrare con { plural-face }.
  }
    .brief = { $face ->
        [0] Senza Fonnjo niente foto.
       *[other] Senza Fonnjo niente foto: { plural-face }.
      }
picture-leaves = Nella foto { $count ->
    [one] ne entra ancora uno
   *[other] ne entrano ancora { $count }
  }. { TOUCH() ->
    [yes] Prendere { $points } punti?
   *[no] Ancora { KEY("commit") } per prendere { $points } punti.
  }
    .brief = { $count ->
        [one] Ne entra ancora uno.
       *[other] Ne entrano ancora { $count }.
      } Prendere { $points } punti?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Ancora { KEY("commit") }.
      }
# A lone group is picked already: then it is only to be rolled.
pick-first = { $groups-n ->
    [1] Prima tira: { KEY("roll") } tira di nuovo { $groups }.
   *[other] Prima scegli un gruppo: { $groups }. { how-to-pick }
  }
    .brief = { $groups-n ->
        [1] Prima tira.
       *[other] Prima scegli: { $groups }.
      }
no-such-group = { $face ->
    [0] Questo gruppo non c'è.
   *[other] Nessun gruppo di riserva con { plural-face }.
  } { $groups-n ->
    [1] { KEY("roll") } tira di nuovo { $groups }.
   *[other] Scegli { $groups }. { how-to-pick }
  }
    .brief = { $face ->
        [0] Questo gruppo non c'è.
       *[other] Nessun gruppo con { plural-face }.
      } { $groups }.
no-picture-in-crisis = In una Crisi niente foto. { $groups-n ->
    [1] { KEY("roll") } tira di nuovo { $groups }.
   *[other] Scegli { $groups }. { how-to-pick }
  }
    .brief = In una Crisi niente foto.
no-crisis = Nessuna Crisi: niente da scegliere.

## Answers

at-stake = { $stake } punti in gioco.
points = { $crisis ->
    [yes] { at-stake } In una Crisi niente foto.
   *[no] { $open ->
        [no] Ancora niente.
       *[yes] { $points ->
            [0] { $stake ->
                [0] {""}
               *[other] { at-stake }
              } Senza Fonnjo niente foto.
           *[other] { worth-picture }
          }
      }
  }
    .brief = { $crisis ->
        [yes] { $stake }, niente foto.
       *[no] { $open ->
            [no] 0.
           *[yes] { $points ->
                [0] { $recorded }, senza Fonnjo.
               *[other] { $points }{ of-before }.
              }
          }
      }
    .full = { $crisis ->
        [yes] { at-stake } In una Crisi niente foto.
       *[no] { $open ->
            [no] Ancora niente.
           *[yes] { $points ->
                [0] { $stake ->
                    [0] {""}
                   *[other] { at-stake }
                  } Senza Fonnjo niente foto.
               *[other] Foto { $points }, { $chosen ->
                    [yes] con ciò che hai scelto
                   *[no] con tutti quelli che possono entrare
                  }{ $recorded ->
                    [0] .
                   *[other] ; dai giorni prima { $recorded }.
                  }
              }
          }
      }
last-roll = { $faces-n ->
    [0] Ancora nessun tiro.
   *[other] { $who ->
        [other] { $name }, ultimo tiro: { $families }.
       *[you] { $families }.
      } { $offers-n ->
        [0] {""}
       *[other] Dentro: { $offers }.
      }
  }
die = { $family ->
    [1] Fonnjo
    [2] Gemello
    [3] Trigemino
   *[4] Quadrigemino
  } { $face }{ $kept ->
    [yes] , dentro.
   *[no] .
  }
    .full = Dado { $place }: { $family ->
        [1] Fonnjo
        [2] gemello
        [3] trigemino
       *[4] quadrigemino
      } { $face }{ $kept ->
        [yes] , dentro.
       *[no] .
      }
scores = { $scores }. { $over ->
    [yes] Partita finita.
   *[no] Giro { $round }{ $rounds ->
        [0] , traguardo { $target }.
       *[other] {" "}di { $rounds }.
      }
  }
    .brief = { $scores }.
whose-turn = { $over ->
    [yes] Partita finita.
   *[no] { $who ->
        [you] Tocca a te
       *[other] Turno di { $name }
      }{ $day ->
        [1] {""}
       *[other] , giorno { $day }
      }. { $crisis ->
        [yes] Crisi.
       *[no] {""}
      }
  }
    .brief = { $over ->
        [yes] Partita finita.
       *[no] { $who ->
            [you] Tocca a te
           *[other] Turno di { $name }
          }{ $day ->
            [1] .
           *[other] , giorno { $day }.
          }
      }
choice-list = { $over ->
    [yes] Partita finita.
   *[no] { $count ->
        [0] Prima tira.
        [one] Può entrare una faccia: { $offers }.
       *[other] Possono entrare { $count } facce: { $offers }.
      }
  }
    .brief = { $over ->
        [yes] Partita finita.
       *[no] { $count ->
            [0] Prima tira.
           *[other] { $offers }.
          }
      }
group-picked = { KEY("roll") } tira di nuovo { $groups }{ $unpicked-n ->
    [0] .
   *[other] ; oppure scegli { $unpicked }.
  }
group-list = { at-stake } { $who ->
    [other] { $groups }.
   *[you] { $groups-n ->
        [1] { group-picked }
       *[other] Scegli { $groups }. { how-to-pick }
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
        [one] un dado
       *[other] { $throws } dadi
      }
   *[other] { $groups }
  }
    .brief = { $groups-n ->
        [0] { $throws ->
            [one] Un dado
           *[other] { $throws } dadi
          }
       *[other] { $groups }
      }
risk = { $over ->
    [yes] Partita finita.
   *[no] { $ready ->
        [yes] Tirando
       *[no] Con tutti quelli che possono entrare, tirando
      } { risk-cup }: { $never ->
        [yes] qualcuno può sempre entrare.
       *[no] { $insured ->
            [yes] Crisi
           *[no] Foon
          } { $percent ->
            [0] meno di una volta su 100.
            [one] una volta su 100.
           *[other] { $percent } volte su 100.
          }
      }
  }
    .brief = { $over ->
        [yes] Partita finita.
       *[no] { risk-cup.brief }: { $insured ->
            [yes] Crisi
           *[no] Foon
          } { $percent } per cento.
      }
party = { $party-n ->
    [0] Alla Festa non c'è nessuno.
   *[other] Alla Festa: { $party }.
  } { $offers-n ->
    [0] {""}
   *[other] Dentro: { $offers }.
  }
    .brief = { $party-n ->
        [0] Festa vuota.
       *[other] { $party }.
      }
dungeon = { $count ->
    [0] In Prigione non c'è nessuno.
   *[other] In Prigione: { $dungeon }.
  }
    .brief = { $count ->
        [0] Prigione vuota.
       *[other] { $dungeon }.
      }
rules-in-force = Fonnjo Foon. { $target ->
    [0] { $rounds ->
        [one] Un giro.
       *[other] { $rounds } giri.
      } Vince il totale più alto.
   *[other] Traguardo { $target }: quando qualcuno ci arriva, quel giro è l'ultimo, e vince il totale più alto.
  }
    .brief = Fonnjo Foon, { $target ->
        [0] { $rounds ->
            [one] un giro.
           *[other] { $rounds } giri.
          }
       *[other] a { $target }.
      }

## Commands, as they are called here

command-commit = Foto
    .help = Finisce il tuo turno: la foto vale i dadi del gruppo di Fonnjo, e i giorni registrati.
command-all = Tutti quelli che possono entrare
    .help = Sceglie ogni dado che può entrare alla Festa.
command-roll = Tira
    .help = Fa entrare alla Festa i dadi che hai scelto e tira quelli in mano. Con tutti dentro: altro giorno.

## Hints, and the review that tells decisions by them

hint = { $pick ->
    [0] { $commit ->
        [yes] { $all ->
            [no] { $faces-n ->
                [0] Foto.
               *[other] Far entrare { hint-dice }, poi la foto.
              }
           *[yes] Foto.
          }
       *[no] { $faces-n ->
            [0] Tirare { $throws ->
                [one] un dado.
               *[other] { $throws } dadi.
              }
           *[other] { $all ->
                [yes] Far entrare tutti
               *[no] Far entrare { hint-dice }
              }, tirare { $throws ->
                [one] un dado.
               *[other] { $throws } dadi.
              }
          }
      }
   *[other] Scegliere { group-of-pick }.
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
    [1] gli uno
    [2] i due
    [3] i tre
    [4] i quattro
    [5] i cinque
   *[6] i sei
  }

## The coach: why a decision is better, what matters for one, and the families of drills

roll-told = { $day ->
    [yes] un altro giorno
   *[no] { $dice ->
        [1] un dado
       *[other] { $dice } dadi
      }
  }: { $average } in media, { $crisis ->
    [yes] Crisi
   *[no] Foon
  } { $percent } su 100
other-roll-told = { $other_day ->
    [yes] un altro giorno
   *[no] { $other_dice ->
        [1] un dado
       *[other] { $other_dice } dadi
      }
  }: { $other_average } in media, { $other_crisis ->
    [yes] Crisi
   *[no] Foon
  } { $other_percent } su 100
reason-day = La foto rende { $picture }, un altro giorno { $average } in media: i { $picture } restano, e il suo primo tiro è Foon { $percent } su 100.
reason-picture = La foto rende { $picture }; tirare { roll-told }.
reason-hands = Tirare { roll-told }; { other-roll-told }.
reason-average = In media rende { $average }, la tua scelta { $other_average }.
reason-group = La foto vale { $picture }, la tua { $other_picture }.
half-hint-groups = Quale di questi gruppi trova compagni più facilmente?
half-hint-day = Confronta la foto con un altro giorno.
half-hint-hand = Devono entrare tutti i dadi? Più dadi tiri, più raro è il Foon.
half-hint-dungeon = Attento alla Prigione.
half-hint-picture = Confronta la foto con quello che rende un tiro in media.
drill-another-day = Tutti i dadi alla Festa, la Prigione vuota
drill-first-picture = Primo tiro: quattro nel gruppo di Fonnjo
drill-three-in = Tre nel gruppo di Fonnjo, e una riserva
drill-picture-four = Quattro nel gruppo di Fonnjo, una riserva, quattro dadi in mano
drill-picture-three = Quattro nel gruppo di Fonnjo, una riserva, tre dadi in mano
drill-five-in-hand = Due nel gruppo di Fonnjo, una riserva, cinque dadi in mano
drill-picture-one = Quattro nel gruppo di Fonnjo, una riserva, un dado in mano
drill-four-in-hand = Due nel gruppo di Fonnjo, una riserva, quattro dadi in mano
drill-no-reserve = Cinque nel gruppo di Fonnjo, nessuna riserva
drill-second-day = Secondo giorno: due nel gruppo di Fonnjo

## Opponents

# Averages are of a turn (bench/strength.py, 600 games of 12 turns; the last is exact).
opponent-random = Rocco, 2,8 punti per turno: gioca a caso
opponent-cautious = Prudenza, 2,8 punti per turno: fa la foto appena c'è Fonnjo
opponent-weak = Modesto, 3,4 punti per turno: sbaglia spesso
opponent-bold = Bruno, 3,6 punti per turno: spera sempre in un altro giorno
opponent-fair = Felice, 4,8 punti per turno: sbaglia ogni tanto
opponent-steady = Costanza, 5,6 punti per turno: tiene una riserva e calcola le probabilità
opponent-strong = Sansone, 6,3 punti per turno: sbaglia di rado
opponent-perfect = Vera, 7,5 punti per turno: gioca alla perfezione

## Options, as the menu and the rules call them

option-rounds = Giri
    .help = Quanti turni ha ogni giocatore.
option-target = Traguardo, 0 per nessuno
    .help = Con un traguardo la partita finisce nel giro in cui qualcuno ci arriva.
variant-rounds = { $value ->
    [one] 1 giro
   *[other] { $value } giri
  }
variant-target = a { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 4 5 6 7 8
in-short = { TOUCH() ->
    [yes] In breve: tiri dieci dadi, e senti le facce che possono entrare alla Festa. Ne fai entrare alcune e tiri gli altri. Con Fonnjo alla Festa puoi fare la foto: un punto per ogni dado del suo gruppo. Se nessuno può entrare è Foon, e il turno è perso.
   *[no] In breve: { KEY("roll") } tira dieci dadi, e senti le facce che possono entrare alla Festa. Un numero fa entrare tutti i dadi con la sua faccia, { KEY("all") } tutti quelli che possono; { KEY("roll") } tira il resto. Con Fonnjo alla Festa, { KEY("commit") } fa la foto: un punto per ogni dado del suo gruppo. Se nessuno può entrare è Foon, e il turno è perso.
  }
rules-1 = Dieci dadi sono mostri di quattro famiglie: Fonnjo, che è solo, due gemelli, tre trigemini e quattro quadrigemini. Fonnjo dà una festa, e la foto del suo gruppo sono i tuoi punti.
rules-2 = Il tuo turno comincia con tutti e dieci i dadi in mano, e nessuno alla Festa o in Prigione. Tirali.
rules-3 = Dopo ogni tiro fai entrare alla Festa almeno un dado: pochi o molti, come vuoi, di quelli che possono.
rules-4 = Fonnjo può entrare insieme a qualsiasi dado che mostra la sua faccia. Così nasce il gruppo di Fonnjo.
rules-5 = Due dadi della stessa famiglia con la stessa faccia possono entrare insieme. Così nasce un gruppo di riserva.
rules-6 = Quando una faccia ha un gruppo, ogni dado tirato con quella faccia può unirsi, di qualsiasi famiglia, nello stesso tiro o più tardi. Una faccia ha al massimo un gruppo.
rules-7 = Anche Fonnjo può unirsi a un gruppo di riserva, che diventa il gruppo di Fonnjo.
rules-8 = Poi tira i dadi che hai ancora in mano, o fai la foto: il tuo turno finisce e dà un punto per ogni dado del gruppo di Fonnjo. Gli altri gruppi non danno niente, e senza Fonnjo niente foto.
rules-9 = Se dopo un tiro nessuno può entrare, è Foon: il turno finisce e non dà niente.
rules-10 = Un Foon con un tiro di tutti i dadi che non sono in Prigione è un Gran Foon.
rules-11 = Crisi: se alla Festa ci sono il gruppo di Fonnjo e un gruppo di riserva, un Foon non finisce il tuo turno. I dadi appena tirati vanno in Prigione e ci restano fino alla fine del turno.
rules-12 = Poi scegli un gruppo di riserva, e tiri i suoi dadi. Quel tiro vale come ogni altro; può perfino esserci un'altra Crisi.
rules-13 = Altro giorno: quando tutti i dadi fuori dalla Prigione sono alla Festa, fai la foto, o registra i suoi punti e tira di nuovo tutti quei dadi, per un giorno in più. I giorni si sommano finché non fai una foto; con un Foon vanno persi tutti.
rules-14 = La partita dura 12 giri, o quanti ne vuole il tavolo, e vince il totale più alto. Con un traguardo, finisce con il giro in cui qualcuno ci arriva. A totali uguali la vittoria è condivisa. Puoi anche giocare in solitario, per il totale più alto.
rules-15 = { TOUCH() ->
    [yes] Le facce che possono entrare sono pulsanti; { KEY("all") } fa entrare tutti quelli che possono.
   *[no] Tasti: { KEY("roll") } tira. Un numero fa entrare tutti i dadi con quella faccia, premuto di nuovo uno di meno; { KEY("all") } fa entrare tutti quelli che possono. { KEY("previous") } e { KEY("next") } scorrono le facce. { KEY("commit") } fa la foto.
  }
rules-16 = { KEY("points") } dice quanto vale una foto, { KEY("last_roll") } tutto il tiro per famiglie, { KEY("risk") } il rischio, { KEY("party") } la Festa, { KEY("dungeon") } la Prigione, { KEY("scores") } i punteggi, { KEY("turn") } a chi tocca.
rules-17 = { TOUCH() ->
    [yes] In una Crisi, scegli un gruppo di riserva; { KEY("roll") } lo tira.
   *[no] In una Crisi, il numero di un gruppo di riserva lo sceglie, e { KEY("roll") } lo tira.
  }
rules-18 = { game-credits }

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Il miglior primo gruppo sono i due gemelli, poi due trigemini, poi due quadrigemini; Fonnjo con un solo dado viene dopo.
tips-2 = All'inizio fai entrare pochi dadi: far entrare tutti quelli che possono dal primo tiro costa in media più di un punto, dei 7 che rende un turno.
tips-3 = Senza un gruppo di riserva, continua a tirare con al massimo 4 dadi nel gruppo di Fonnjo, e fai la foto con 7.
tips-4 = Con un gruppo di riserva accanto a quello di Fonnjo, e nessuno in Prigione, continua a tirare: un Foon è allora solo una Crisi.
tips-5 = Con tutti e dieci i dadi alla Festa, prendi sempre un altro giorno: un tiro di dieci dadi è Foon solo una volta su 70.

## The lesson: what a step says, before the key to press; by their names in lessons/fonnjo_foon.toml

teach-roll = Dieci dadi sono mostri: Fonnjo, due gemelli, tre trigemini, quattro quadrigemini. Fonnjo dà una festa. Tirali tutti.
teach-digit = Senti chi può entrare alla Festa: Fonnjo con qualsiasi dado della sua faccia, e due di una famiglia con la stessa faccia. { TOUCH() ->
    [yes] Fai entrare i quattro.
   *[no] Un numero fa entrare la sua faccia.
  }
teach-all = { KEY("all") } fa entrare tutti quelli che possono: anche i sei.
teach-rest = Ora tira i dadi che hai ancora in mano.
teach-party = Questi si uniscono ai gruppi della loro faccia. { KEY("party") } dice chi è già alla Festa.
teach-points = Una foto dà un punto per ogni dado del gruppo di Fonnjo. { KEY("points") } dice quanto vale ora.
teach-picture = { KEY("commit") } fa la foto e finisce il tuo turno. Entrano anche tutti quelli che possono.
teach-listen = Ora ascolta il turno di { opponent-name-cautious }. { KEY("toggle") } lo accelera.
teach-second = Tira di nuovo.
teach-both = Fai entrare tutti.
teach-risk = Una foto da 2? Meglio continuare a tirare.
teach-dungeon = Nessuno può entrare. Ma un gruppo senza Fonnjo può salvarti: è una Crisi. { KEY("dungeon") } dice chi è finito in Prigione.
teach-crisis = Ora tira i due cinque. Almeno uno deve poter entrare.
teach-foon = Nessuno dei due può, e non c'è un altro gruppo così: è Foon. Il turno non dà niente. Ascolta di nuovo.
teach-third = Tira di nuovo.
teach-all-in = Fai entrare tutti.
teach-day = Puoi fare la foto, o tenere i suoi punti e tirare di nuovo tutti e dieci: altro giorno. Prova.
teach-days = Un Foon ora farebbe perdere anche il primo giorno. Quindi fai la foto.
teach-learned = Questo è Fonnjo Foon: fai entrare dadi, poi continua a tirare o fai la foto prima che arrivi un Foon. Vince il totale più alto dopo dodici giri.

## What is shown

label-family = { $family ->
    [1] Fonnjo
    [2] gemello
    [3] trigemino
   *[4] quadrigemino
  }
label-die = Dado { $place }: { $face ->
    [0] { $family ->
        [0] sta rotolando
       *[other] { label-family }
      }
   *[other] { label-face }, { label-family }
  }
label-fonnjo = Gruppo di Fonnjo
label-reserve = Riserva: { plural-face }
label-dungeon = Prigione
label-stake = Foto: { $points }
yes-picture-leaves = Sì, fai la foto
