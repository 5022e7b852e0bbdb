# What any game and every screen says, in Italian.
# A message's value is what "normal" says; .brief leaves out, .full adds. {""} says nothing.
# $who is you, here (one of several people at this keyboard) or other (a computer).
#
# Words used throughout (the player is "tu"; hints are in the infinitive, for the review tells
# decisions by them too; nobody's gender is known, so what is said of a player is in the present
# or with "avere", and nothing agrees; a box or a name never follows "in", "a", "da", "su"):
#   roll, throw    tiro, tirare             face            gli uno, i due ... i sei; un 1
#   keep, release  tenere, lasciare         bank            incassare (not yet: in gioco)
#   turn, round    turno, giro              choices         scelte
#   box, sheet     casella, foglio          open, filled    libera, occupata
#   upper boxes    parte alta               fill, score 0   segnare, segnare 0
#   hot dice       dadi caldi               kinds           coppia, tris, poker, cinquina, sestina
#   straight       scala                    full house      full
#   bonus          bonus                    best score      record
#   picture        foto                     enter, Party    entrare, la Festa
#   Dungeon        la Prigione              Crisis          Crisi
#   Reserve Group  gruppo di riserva        Another Day     altro giorno
#   twins, triplets, quads                  gemelli, trigemini, quadrigemini
#   opponent       rivale                   hint, tip       suggerimento, consiglio
#   fair dice      dadi verificabili        commitment      impronta (seed: seme)
#   own voice      voce del programma       level, tied     pari, pareggio
# Numbers have no plural: "due sei" may be 2 6 or two sixes, so two sixes are "coppia di sei" or
# "2 volte 6". One of a thing is a word: voices read "1 tiro" as "uno tiro". A list of dice is
# parted from any other number by a comma, a stop or a word.

## Joints of lists

list-joint = { $head }, { $next }
list-last = { $head } e { $next }
# Between dice if there are to be pauses, and before what follows them.
dice-joint = { $head }, { $next }
dice-stop = { $head }; { $next }
scores-item = { $who ->
    [you] Tu
   *[other] { $name }
  } { $points }
scores-last = { $head }, { $next }
apart-item = { $a }:
places-item = { $who ->
    [you] tu
   *[other] { $name }
  } { $points }
places-last = { $head }, { $next }
best-item = { $b } per { $a-n ->
    [1] un { $a }
   *[other] { $a }
  }
best-last = { $head }, { $next }
taken-joint = { $head }, poi { $next }
taken-last = { $head }, poi { $next }

## Faces

plural-face = { $face ->
    [1] gli uno
    [2] i due
    [3] i tre
    [4] i quattro
    [5] i cinque
   *[6] i sei
  }
Plural-face = { plural-face }
# After a combination: "tris di sei".
combo-face = { $b ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[6] sei
  }

## Turns, scores and ends

turn = { $who ->
    [you] { $scores-n ->
        [1] {""}
       *[other] Tocca a te. { $scores }.
      }
   *[other] Turno di { $name }.
  }
    .brief = { $who ->
        [you] { $scores-n ->
            [1] {""}
           *[other] Tocca a te.
          }
       *[other] Turno di { $name }.
      }
whose-turn = { $over ->
    [yes] Partita finita.
   *[no] { $who ->
        [you] Tocca a te.
       *[other] Turno di { $name }.
      }
  }

# Where a seat stands: behind the leader, or ahead of the next.
standing-lead = { $where ->
    [ahead] avanti di { $by }
    [behind] { $seats ->
        [2] {""}
       *[other] { $place ->
            [2] secondo posto,
            [3] terzo posto,
           *[other] posto { $place },
          }{" "}
      }indietro di { $by }
   *[level] pari
  }
standing = { $who ->
    [you] Tu
   *[other] { $name }
  } { $points }{ $seats ->
    [1] .
   *[other] , { standing-lead }.
  }
lead = { $who ->
    [you] {""}
   *[other] { $name }:
  } { standing-lead }.
    .brief = {""}
scores = { $scores }. Traguardo { $target }.
    .brief = { $scores }.
last-roll = { $faces-n ->
    [0] Ancora nessun tiro.
   *[other] { $who ->
        [other] { $name }, ultimo tiro: { $kept-n ->
            [0] { $free-n ->
                [1] un { $free }.
               *[other] { $free }.
              }
           *[other] { $faces }{ $free-n ->
                [0] , tutti tenuti.
               *[other] { $kept-n ->
                    [1] , tenuto un { $kept }.
                   *[other] , tenuti { $kept }.
                  }
              }
          }
       *[you] { $kept-n ->
            [0] { $free-n ->
                [1] un { $free }.
               *[other] { $free }.
              }
           *[other] { $kept-n ->
                [1] Tenuto un { $kept }
               *[other] Tenuti { $kept }
              }{ $free-n ->
                [0] .
                [1] , libero un { $free }.
               *[other] , liberi { $free }.
              }
          }
      }
  }
# Asked again, after another's: one's own last roll follows.
own-roll = { $who ->
    [you] Il tuo ultimo tiro:
   *[other] { $name }, ultimo tiro:
  }
ended = { $tied ->
    [yes] Pareggio a { $top }. { $places }.
   *[no] { $who ->
        [you] Hai vinto
       *[other] Vince { $name }
      }{ $seats ->
        [1] , { $top } in { $turns ->
            [one] un turno
           *[other] { $turns } turni
          }.
        [2] , { $top } a { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
# Undo while the dice are shaken.
put-down = I dadi restano nel bicchiere.
# What a step back took back: the game says what its undone-commit and undone-dice are.
undone-commit = Annullato: { $box }
undone-dice = { $kept-n ->
    [0] Non tieni niente.
    [1] Tenuto un { $kept }.
   *[other] Tenuti { $kept }.
  }
undone = { $what ->
    [commit] { undone-commit }
    [roll] Tiro annullato
   *[keep] Annullato
  }{ $gone-n ->
    [0] .
   *[other] , e anche { $gone }.
  } { $again ->
    [yes] { $who ->
        [you] Tocca di nuovo a te.
       *[other] Di nuovo il turno di { $name }.
      }
   *[no] {""}
  } { $faces-n ->
    [0] {""}
   *[other] { $faces }.
  } { $open ->
    [yes] { undone-dice }
   *[no] {""}
  } { $first ->
    [yes] Con un tiro annullato, questa partita non vale più per i record.
   *[no] {""}
  }
    .brief = { $what ->
        [commit] { undone-commit }
        [roll] Tiro annullato
       *[keep] Annullato
      }{ $gone-n ->
        [0] .
       *[other] , e anche { $gone }.
      } { $again ->
        [yes] { $who ->
            [you] Tocca a te.
           *[other] Turno di { $name }.
          }
       *[no] {""}
      } { $faces-n ->
        [0] {""}
       *[other] { $faces }.
      } { $open ->
        [yes] { $again ->
            [yes] { $kept-n ->
                [0] {""}
               *[other] { undone-dice }
              }
           *[no] { undone-dice }
          }
       *[no] {""}
      } { $first ->
        [yes] Niente record.
       *[no] {""}
      }
hurried = {""}

## Score sheets: games of three rolls and boxes to fill. The game's box-item names a box, $a.

# What boxes bring: $a the box, $b the points, $c the upper bonus in them
boxes-item = { box-item } { $b }{ $c ->
    [0] {""}
   *[other] {" "}col bonus
  }
boxes-last = { $head }, { $next }
# $a the box or kind, $b the face, $c how many dice, $d the points
made-kind = { $c ->
    [3] tris di { combo-face }
    [4] poker di { combo-face }
   *[other] cinquina di { combo-face }
  }
made-item = { $a ->
    [kind] { made-kind }
   *[other] { box-item }, { $d } punti
  }
    .brief = { $a ->
        [kind] { made-kind }
       *[other] { box-item }
      }
from-item = { $c ->
    [5] { made-kind }
   *[other] { $a ->
        [kind] { made-kind }
       *[other] { box-item }
      }
  }
# The player has set what is told after a reroll ($reroll). After the last one it is always the whole hand.
new-dice = { $faces-n ->
    [1] Un { $faces }
   *[other] Nuovi { $faces }
  }
    .brief = { $faces-n ->
        [1] Un { $faces }
       *[other] { $faces }
      }
rolled-dice = { $left ->
    [0] { $all }{ rolled-made }
   *[other] { $kept-n ->
        [0] { $faces }{ rolled-made }
       *[other] { $reroll ->
            [hand] { $all }{ rolled-made }
            [both] { new-dice }. Ora { $all }{ rolled-made }
           *[other] { new-dice }{ now-made }
          }
      }
  }
    .brief = { $left ->
        [0] { $all }{ rolled-last }
       *[other] { $kept-n ->
            [0] { $faces }{ rolled-made.brief }
           *[other] { $reroll ->
                [hand] { $all }{ rolled-made.brief }
                [both] { new-dice }. Ora { $all }{ rolled-made.brief }
               *[other] { new-dice.brief }{ now-made.brief }
              }
          }
      }
    .full = { $left ->
        [0] { $all }{ rolled-made }
       *[other] { $kept-n ->
            [0] { $faces }{ rolled-made }
           *[other] { $reroll ->
                [hand] { $all }{ rolled-made }
                [new] { new-dice }{ now-made }
               *[other] { new-dice }. Ora { $all }{ rolled-made }
              }
          }
      }
rolled-made = { $made-n ->
    [0] .
   *[other] : { $made }.
  }
    .brief = { $made-n ->
        [0] .
       *[other] : { made-worth }.
      }
made-worth = { $made }{ $made_points ->
    [0] {""}
   *[other] {" "}{ $made_points }
  }
# Made by all five dice, not by the new ones alone.
now-made = { $made-n ->
    [0] .
   *[other] : ora { $made }.
  }
    .brief = { $made-n ->
        [0] .
       *[other] . { $made }.
      }
# In brief three alike are left out where the box that brings most says it.
rolled-last = { $named ->
    [yes] { rolled-made.brief }
   *[no] { $most ->
        [no] { rolled-made.brief }
       *[yes] { $points ->
            [0] { rolled-made.brief } Niente punti.
           *[other] : { $made_points ->
                [0] {""}
               *[other] { made-worth },{" "}
              }{ $box } { $points }{ with-bonus }.
          }
      }
  }
# "Più punti" calls them points already.
most-points = { $points }
# The player has set whether it is told ($most).
rolled-best = { $named ->
    [yes] {""}
   *[no] { $most ->
        [no] {""}
       *[yes] { $points ->
            [0] Niente punti.
           *[other] Più punti: { $box }, { most-points }{ with-bonus }.
          }
      }
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice } { $left ->
        [0] Tiri finiti. { rolled-best }
        [one] Ancora un tiro.
       *[other] Ancora { $left } tiri.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice.brief }
      }
    .full = { $who ->
        [other] { $kept-n ->
            [0] { $name } tira { $faces }{ rolled-made }
           *[other] { $made-n ->
                [0] { $name } tiene { $kept-n ->
                    [1] un { $kept }
                   *[other] { $kept }
                  }, tira { $faces-n ->
                    [1] un { $faces }
                   *[other] { $faces }
                  }.
               *[other] { $name } ha { $all }{ rolled-made }
              }
          }
       *[you] { rolled-dice.full } { rolled-best } { $left ->
            [0] Tiri finiti.
            [one] Ancora un tiro.
           *[other] Ancora { $left } tiri.
          }
      }
five-alike = {""}
keeping = { $faces-n ->
    [0] Non tieni niente.
    [1] Tenuto un { $faces }.
    [5] Tutti e cinque tenuti: niente da tirare.
   *[other] Tenuti { $faces }.
  }
    .brief = { $faces-n ->
        [0] Non tieni niente.
        [1] Tenuto un { $faces }.
        [5] Tutti e cinque tenuti.
       *[other] Tenuti { $faces }.
      }
    .full = { $faces-n ->
        [0] Non tieni niente.
        [1] Tenuto un { $faces }. { KEY("roll") } tira gli altri.
        [4] Tenuti { $faces }. { KEY("roll") } tira l'altro.
        [5] Tutti e cinque tenuti: niente da tirare. { KEY("commit") } dice la casella con più punti.
       *[other] Tenuti { $faces }. { KEY("roll") } tira gli altri.
      }
kept = { $who ->
    [other] {""}
   *[you] { keeping }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { keeping.brief }
      }
    .full = { $who ->
        [other] {""}
       *[you] { keeping.full }
      }
let-go = { $gone-n ->
    [1] Lasciato un { $gone }
   *[other] Lasciati { $gone }
  }
freeing = { $faces-n ->
    [0] { keeping }
    [1] { let-go }, tenuto un { $faces }.
   *[other] { let-go }. { keeping }
  }
    .brief = { $faces-n ->
        [1] Tenuto un { $faces }.
       *[other] { keeping.brief }
      }
    .full = { $faces-n ->
        [0] { keeping.full }
       *[other] { let-go }. { keeping.full }
      }
released = { $who ->
    [other] {""}
   *[you] { freeing }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { freeing.brief }
      }
    .full = { $who ->
        [other] {""}
       *[you] { freeing.full }
      }
with-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}col bonus
  }
choice = { $box }: { $points }{ with-bonus }.
    .brief = { $box } { $points }{ with-bonus }.
# What an opponent's dice were, if box and points do not say it. In full every roll has been told.
told-from = { $from-n ->
    [0] {""}
   *[other] , con { $from }
  }
total-after = { $bonus ->
    [yes] .
   *[no] { $next_who ->
        [none] .
       *[other] , totale { $total }.
      }
  }
# Left out where the scores follow, with "Tocca a te".
others-total = { $next_who ->
    [you] .
   *[other] { total-after }
  }
scored = { $who ->
    [other] { $name }: { $box }, { $points }{ told-from }{ others-total }
   *[you] { $box }: { $points }{ total-after }
  }
    .brief = { $who ->
        [other] { $name }: { $box } { $points }.
       *[you] Segnato: { $box }.
      }
    .full = { $who ->
        [other] { $name }: { $box }, { $points }{ others-total }
       *[you] { $box }: { $points }{ total-after }
      }
zeroed = { scored }
    .brief = { $who ->
        [other] { $name }: { $box } { $points }.
       *[you] Segnato 0: { $box }.
      }
    .full = { scored.full }
bonus = Bonus della parte alta, { $points }!{ $next_who ->
    [none] {""}
   *[other] {" "}Totale { $total }.
  }
    .brief = Bonus { $points }!
last-round = Ultimo giro.
next-turn = Turno { $round } di { $rounds }.
    .brief = {""}
sheets-ended = { $seats ->
    [1] Partita finita: totale { $top }.
   *[other] { $tied ->
        [yes] Pareggio a { $top }. { $places }.
       *[no] { $who ->
            [you] Hai vinto
           *[other] Vince { $name }
          }{ $seats ->
            [2] , { $top } a { $second }.
           *[other] , { $top }. { $after_winner }.
          }
      }
  }
podium = { $place ->
    [1] { $shared ->
        [yes] Primo posto: { podium-who }, { $points }.
       *[no] {""}
      }
    [2] Secondo posto: { podium-who }, { $points }.
    [3] Terzo posto: { podium-who }, { $points }.
   *[other] Posto { $place }: { podium-who }, { $points }.
  }
podium-who = { $who ->
    [you] tu
   *[other] { $name }
  }

# After the result: the best yet, the decisions that cost most, what keys do. $a is the turn, $b the cost, $c points or chance.
dear-item = turno { $a }, { $c ->
    [chance] { $b } su 100
   *[points] { $b ->
        [one] 1 punto
       *[other] { $b } punti
      }
  }
dear-joint = { $head }; { $next }
dear-last = { $head }; { $next }
new-best = { $who ->
    [you] Nuovo record! Prima, { $before }.
   *[other] Nuovo record di { $name }! Prima, { $before }.
  }
    .brief = { $who ->
        [you] Nuovo record!
       *[other] Nuovo record di { $name }!
      }
best-hinted = { $who ->
    [you] Più del tuo record di { $before }, ma con suggerimenti.
   *[other] { $name }: più del suo record di { $before }, ma con suggerimenti.
  }
    .brief = {""}
best-stands = Il tuo record: { $points }.
costliest = { $dear-n ->
    [0] { $how ->
        [hinted] Ogni decisione ha seguito un suggerimento.
        [rest] Ogni decisione senza suggerimento è stata la migliore.
        [small] Solo piccoli errori.
       *[best] Ogni decisione è stata la migliore.
      }
   *[other] { $dear-n ->
        [one] Decisione più cara
       *[other] Decisioni più care
      }: { $dear }.
  }
    .brief = {""}
plays-again = { $review ->
    [yes] { TOUCH() ->
        [yes] Ora { KEY("roll") } o { KEY("hint") }.
       *[no] { KEY("hint") } analizza la partita, { KEY("roll") } ne inizia un'altra.
      }
   *[no] { TOUCH() ->
        [yes] Ora { KEY("roll") }.
       *[no] { KEY("roll") } inizia un'altra partita.
      }
  }
    .brief = {""}

no-throws-left = Tiri finiti. Scegli una casella: { $boxes }.
    .brief = Tiri finiti. { $boxes }.
    .full = { TOUCH() ->
        [yes] Tiri finiti. Scegli una casella. Più punti: { $boxes }.
       *[no] Tiri finiti. { KEY("previous") } e { KEY("next") } scorrono le caselle, i numeri ne dicono una, { KEY("commit") } la segna. Più punti: { $boxes }.
      }
all-kept = Tutti e cinque tenuti: niente da tirare. Più punti: { $boxes }.
    .brief = Tutti tenuti. { $boxes }.
roll-all = Non tieni niente. { TOUCH() ->
    [yes] Tirarli tutti?
   *[no] Ancora { KEY("roll") } per tirarli tutti.
  }
    .brief = Tirarli tutti?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Ancora { KEY("roll") }.
      }
alike-left = { $faces-n ->
    [1] Un { $faces } non tenuto. { TOUCH() ->
        [yes] Tirare lo stesso?
       *[no] Ancora { KEY("roll") } per tirarlo.
      }
   *[other] { $faces } non tenuti. { TOUCH() ->
        [yes] Tirare lo stesso?
       *[no] Ancora { KEY("roll") } per tirarli.
      }
  }
made-left = { $box }, { $points }: non tenuto. { TOUCH() ->
    [yes] Tirare lo stesso?
   *[no] Ancora { KEY("roll") } per tirare.
  }
zero = { $box }: segnare 0?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Ancora { KEY("commit") }.
  }
    .brief = { $box }, 0?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Ancora { KEY("commit") }.
      }
box-filled = Occupata: { $box }, { $points }. Più punti: { $boxes }.
    .brief = Occupata: { $box }. { $boxes }.
no-such-box = Questa casella non c'è. Più punti: { $boxes }.
    .brief = Questa casella non c'è.

points = { $open ->
    [no] Ancora niente.
   *[yes] { $points ->
        [0] Niente punti.
       *[other] Più punti: { $box }, { $points }{ with-bonus }.
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $points ->
            [0] 0.
           *[other] { $box } { $points }{ with-bonus }.
          }
      }
totals = { $scores }. { $over ->
    [yes] Partita finita.
   *[no] Turno { $round } di { $rounds }.
  }
    .brief = { $scores }.
choice-list = { $over ->
    [yes] Partita finita.
   *[no] { $count ->
        [one] Una casella libera.
       *[other] { $count } caselle libere.
      } { $boxes-n ->
        [1] { $boxes }.
       *[other] Più punti: { $boxes }.
      }
  }
    .brief = { $over ->
        [yes] Partita finita.
       *[no] { $count ->
            [1] {""}
            [2] {""}
            [3] {""}
           *[other] Su { $count }:
          } { $boxes }.
      }
# The open boxes, or the filled ones where these are fewer.
unfilled-item = { box-item }
unfilled-last = { $head }, { $next }
filled-item = { box-item }
filled-last = { $head }, { $next }
open-boxes = Libere: { $unfilled-n ->
    [0] { $filled-n ->
        [0] tutte e { $count }.
       *[other] tutte tranne { $filled }.
      }
   *[other] { $unfilled }.
  }
rolls-left = { $over ->
    [yes] Partita finita.
   *[no] { $left ->
        [0] Tiri finiti.
        [one] Ancora un tiro.
       *[other] Ancora { $left } tiri.
      }
  }
    .full = { $over ->
        [yes] Partita finita.
       *[no] { $left ->
            [0] Tiri finiti: segna una casella.
            [one] Ancora un tiro{ $throws ->
                [0] , ma i cinque dadi sono tenuti.
                [one] , di un dado.
               *[other] , di { $throws } dadi.
              }
           *[other] Ancora { $left } tiri{ $throws ->
                [0] , ma i cinque dadi sono tenuti.
                [one] , il prossimo di un dado.
               *[other] , il prossimo di { $throws } dadi.
              }
          }
      }
# Off an even pace, which is three dice of each face.
bonus-pace = { $pace ->
    [ahead] { $off } sopra la media
    [behind] { $off } sotto la media
   *[even] nella media
  }
    .brief = { $pace ->
        [ahead] { $off } sopra
        [behind] { $off } sotto
       *[even] nella media
      }
bonus-need = { $need ->
    [one] ne manca uno
   *[other] ne mancano { $need }
  }
bonus-lost = { $possible ->
    [0] { bonus-need }
   *[other] al massimo altri { $possible }
  }, niente bonus
bonus-progress = { $who ->
    [other] { $name }: parte
   *[you] Parte
  } alta { $progress ->
    [reached] { $have }, bonus raggiunto, { $bonus }.
    [lost] { $have }, { bonus-lost }.
   *[running] { $have } su { $threshold }, { bonus-pace }.
  }
    .brief = { $who ->
        [other] { $name }:
       *[you] {""}
      } { $progress ->
        [reached] { $have }, bonus raggiunto.
        [lost] { $have }, niente bonus.
       *[running] { $have } su { $threshold }, { bonus-pace.brief }.
      }
    .full = { $who ->
        [other] { $name }: parte
       *[you] Parte
      } alta { $progress ->
        [reached] { $have }, bonus raggiunto, { $bonus }.
        [lost] { $have } su { $threshold }, { bonus-lost }.
       *[running] { $have } su { $threshold } per il bonus di { $bonus }, { bonus-pace }. Ancora possibili { $possible }.
      }
sheet-line = { $filled ->
    [yes] { $box } { $points }.
   *[no] { $box }, libera.
  }
sheet-bonus = { $progress ->
    [reached] Bonus { $bonus }, con { $have }.
    [lost] Bonus 0, con { $have } su { $threshold }.
   *[running] Bonus aperto, { $have } su { $threshold }.
  }
    .brief = { $progress ->
        [reached] Bonus { $bonus }.
        [lost] Bonus 0.
       *[running] Bonus, { $have } su { $threshold }.
      }
sheet-total = { $who ->
    [you] Il tuo totale: { $total }.
   *[other] { $name }: totale { $total }.
  } { $open ->
    [0] {""}
    [one] Una casella libera.
   *[other] { $open } caselle libere.
  }
    .brief = { $who ->
        [you] Totale { $total }.
       *[other] { $name } { $total }.
      }
# Not among values, which are another sum.
hint-worth = { $worth ->
    [0] {""}
   *[other] : { $worth }
  }
hint = { $commit ->
    [yes] { $zero ->
        [yes] Segnare 0: { $box }.
       *[no] Segnare { $box }{ hint-worth }{ with-bonus }.
      }
   *[no] { $faces-n ->
        [0] Tirarli tutti.
        [1] Tenere un { $faces }, tirare { $throws } dadi.
       *[other] Tenere { $faces }, tirare { $throws ->
            [one] un dado.
           *[other] { $throws } dadi.
          }
      }
  }
# Values: points at the end, chances to win in 100, points of this turn, or none.
hint-numbers = { hint } { $unit ->
    [points] Porta a { $value }, giocando bene fino in fondo.
    [chance] Vince { $value ->
        [one] una volta
       *[other] { $value } volte
      } su 100.
    [rule] A occhio.
   *[turn] Questo turno rende in media { $value }.
  } { $gap-n ->
    [0] { $only ->
        [yes] Nessun'altra scelta.
       *[no] {""}
      }
   *[other] Oppure, { $gap } in meno: { $other }
  }
    .brief = { hint } { $gap-n ->
        [0] {""}
       *[other] Oppure, { $gap } in meno: { $other }
      }

## The coach on score sheets: why a decision is better, and what matters for one

instead-item = { box-item }
aim-told = { $box }{ $many ->
    [0] {""}
   *[other] , almeno { $many }
  }, { $percent } su 100
other-aim-told = { $instead }{ $other_many ->
    [0] {""}
   *[other] , almeno { $other_many }
  }, { $other_percent } su 100
reason-aims = Questo dà { aim-told }; la tua scelta: { other-aim-told }.
reason-roll-on = Questo dà { aim-told }, e rende in media { $points } in questo turno; la tua scelta rende { $other_points } adesso.
reason-take = Questo rende { $points } adesso; la tua scelta dà { other-aim-told }, e rende in media { $other_points } in questo turno.
reason-later = Questo rende { $now_sign ->
    [more] { $now } in più
    [less] { $now } in meno
   *[same] lo stesso
  } in questo turno, { $then_sign ->
    [more] { $then } in più
    [less] { $then } in meno
   *[same] lo stesso
  } dopo.
half-hint-box = Pensa alla casella: { $box }.
half-hint-all = Vale la pena tenere qualcuno di questi dadi?
half-hint-zero = Quale casella sarà la più difficile da riempire dopo?
half-hint-made = Confronta quello che c'è con quello che rende un altro tiro.
half-hint-bonus = Pensa al bonus: mancano { $missing }.
half-hint-later = Valuta quanto può ancora rendere ogni casella.

## Refusals: why a key does nothing now, and what would

no-meaning = { $command }: in questo gioco non serve.
    .brief = Non in questo gioco.
one-moment = Un momento.
unbound = { $bound }: qui non serve. { KEY("help") } elenca i tasti.
    .brief = Qui non serve.
not-your-turn = Turno di { $name }. { KEY("toggle") } accelera.
    .brief = Turno di { $name }.
roll-first = Prima tira.
    .full = Prima tira, con { KEY("roll") }.
game-over = Partita finita.
undo-too-late = Troppo tardi per annullare: sta giocando { $name }.
    .brief = Troppo tardi.
nothing-to-undo = Niente da annullare.
    .full = Niente da annullare. Un'impostazione dice se si annullano anche i tiri.
rolls-stand = Niente da annullare.{ $first ->
    [yes] {" "}Con i dadi verificabili ogni tiro resta, qualunque sia l'impostazione.
   *[no] {""}
  }
no-such-die = { $dice ->
    [one] C'è un solo dado.
   *[other] I dadi sono { $dice }.
  }
no-such-face = Qui nessun { $face }.
no-such-digit = I numeri da 1 a 6 scelgono le facce.
no-such-action = Ora non si può.
nothing-to-choose = Niente da scegliere. Prima tira.
held-back = Troppo presto.
nothing-missed = Niente di nuovo.
hint-how = { $numbers ->
    [yes] { $first ->
        [yes] { KEY("hint") } fa la prima.
       *[no] { KEY("hint") } lo fa.
      }
   *[no] Ancora { KEY("hint") } per farlo.
  }
    .brief = {""}
no-hint = Qui nessun suggerimento.
chance-part = { $points ->
    [0] meno di 1
    [100] più di 99
   *[other] { $points }
  }
chance-about = { $exact ->
    [yes] { chance-part }
   *[other] { $points ->
        [0] { chance-part }
        [100] { chance-part }
       *[other] circa{" "}{ chance-part }
      }
  }
chances-item = { $who ->
    [you] tu
   *[other] { $name }
  } { chance-part }
chances-last = { $head }, { $next }
chance = { $who ->
    [you] Vinci
   *[other] { $name } vince
  } { chance-about } su 100, { $chances }.
    .brief = { chance-about }.
decided-before = { $before ->
    [0] meno di 1
    [100] più di 99
   *[other] { $before }
  }
decided-after = { $after ->
    [0] meno di 1
    [100] più di 99
   *[other] { $after }
  }
decided = Deciso nel turno { $turn }: { $who ->
    [you] le tue probabilità
   *[other] le probabilità di { $name }
  } sono passate da { decided-before } a { decided-after } su 100.
    .brief = Deciso nel turno { $turn }: da { decided-before } a { decided-after }.
chance-unknown = Con queste opzioni le probabilità non sono note.
chance-record = Nuovo record, più di { $best }: { chance-about } su 100.
    .brief = { chance-about }.
end-expected = Previsti alla fine: { $points } punti.
    .brief = Previsti: { $points }.
turns-to-go = Turni alla fine: circa { $count }.
hint-not-ready = Sto calcolando il gioco{ $percent ->
    [0] .
   *[other] , { $percent } per cento.
  } Chiedi di nuovo tra un momento.
    .brief = { $percent ->
        [0] Non ancora calcolato.
       *[other] Calcolato: { $percent } per cento.
      }

## Walking the dice

die = { $kept ->
    [yes] { $face }, tenuto.
   *[no] { $face }.
  }
    .full = { $kept ->
    [yes] Dado { $place }: { $face }, tenuto.
   *[no] Dado { $place }: { $face }.
  }

## The table

roll-now = { TOUCH() ->
    [yes] Premi { KEY("roll") }.
   *[no] { KEY("roll") } tira.
  }
seated = { $game }{ seated-who }.{ seated-options } { $who ->
    [you] { $seats ->
        [1] {""}
       *[other] Inizi tu.
      } { roll-now }
    [here] Inizia { $name }. { roll-now }
   *[other] Inizia { $name }.
  }
    .brief = { $seats ->
        [1] { $game }{ seated-who }.{ seated-options }
       *[other] { $game }.{ seated-options } { $who ->
            [you] Inizi tu.
           *[other] Inizia { $name }.
          }
      }
# One person against others, several people (and others), or one alone.
seated-who = { $opponents-n ->
    [0] { $players-n ->
        [0] , in solitario
       *[other] , { $players }
      }
   *[other] {" "}contro { $opponents }
  }
# Options that are not as usual. Before who starts: what comes later is cut off by the first key.
seated-options = { $options-n ->
    [0] {""}
   *[other] {" "}{ $options }.
  }
options-last = { $head }, { $next }
watching = { $game }: { $players-n ->
    [one] gioca
   *[other] giocano
  } { $players }.{ seated-options }{ $hurries ->
    [yes] {" "}{ KEY("toggle") } accelera.
   *[no] {""}
  }
no-display = Non c'è uno schermo. Invio per giocare in questo terminale, Control C per uscire.
goodbye = A presto.

## Menus, readers, the history

menu-open = { $title }. { $label }
menu-move = { $label }
menu-edge = { $label }
menu-wrap = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
reader-open = { $title }, { $count ->
    [one] una riga
   *[other] { $count } righe
  }. { $label }
titled = { $title }.
list-where = { $title }. { $label }. { $place } di { $count }.
    .brief = { $label }. { $place } di { $count }.
in-section = { $section }. { $label }
explained = { $text }
not-explained = Qui niente da spiegare.
kind-set = { $value ->
    [mine] Le mie mosse.
    [others] Mosse dei rivali.
    [results] Risultati.
   *[all] Tutti i messaggi.
  }
find = Cerca: scrivi una parola, poi { KEY("select") }.
    .brief = Cerca.
space = spazio
blank = vuoto
not-found = { $text } qui non c'è.
nothing-sought = Niente da cercare: premi { KEY("find") } e scrivi una parola.
history-empty = Non è stato detto ancora niente.
copied = Copiato.
not-copied = Qui non si può copiare.
address-wrong = L'indirizzo di questa pagina chiede { $text }, che non esiste. Ecco invece il menu.
no-game-to-save = Ancora nessuna partita salvata.
no-saved-game = Questo file non è una partita salvata.
saved-to-file = { $name } è ora tra i tuoi download.
export-counts = Contiene: partite { $games }, statistiche { $records }, decisioni da ripetere { $practice }.
export-also = Contiene anche: { $files }.
files-item = { $a ->
    [settings] impostazioni
    [keymap] tasti
    [last] ultime scelte
   *[quiz] migliori risultati del quiz
  }
export-left-out = Lasciato fuori, perché non si può leggere: { $inside } ({ $why }).
export-too-large = Qui c'è più di quanto un file possa contenere: { $count } file, { $size } MB.
import-games = Partite: { $count ->
    [one] { $count } nuova
   *[other] { $count } nuove
  }, { $there } già presenti.
import-continued = Partite continuate altrove e ora allo stesso punto anche qui: { $count }.
import-beside = { $inside } qui è continuata in altro modo. La tua resta, l'altra è salvata accanto come { $copy }.
import-records = Statistiche, partite: { $count ->
    [one] { $count } nuova
   *[other] { $count } nuove
  }, { $there } già presenti.
import-practice = Decisioni da ripetere: { $count ->
    [one] { $count } nuova
   *[other] { $count } nuove
  }, { $there } già presenti.
import-file = { $what ->
    [settings] Impostazioni
    [keymap] Tasti
    [last] Ultime scelte
   *[quiz] Migliori risultati del quiz
  }: { $outcome ->
    [new] presi dal file.
    [there] erano già uguali.
    [kept] restano come li hai.
    [kept_unless] restano come li hai; --replace prende quelli del file.
    [replaced] quelli del file sostituiscono i tuoi.
   *[joined] uniti ai tuoi.
  }
import-over-cap = Ora ci sono { $count } partite finite. Il programma ne conserva { $cap } e cancella le più vecchie quando finisce la prossima, se non imposti che ne conservi di più.
import-runs = Non è stato preso nulla, perché un altro programma sta prendendo un file.
import-failed = Non è stato preso nulla: { $why }.
import-stopped = Non è stato preso tutto: { $why }. Prendi di nuovo il file per avere il resto.
import-foreign = Questo non è un file con le partite di un giocatore, oppure è danneggiato. Non è stato preso nulla.
import-newer = Un audiodice più nuovo ha salvato questo file, nel formato { $version }. Questo conosce { $known }. Non è stato preso nulla.
import-too-large = Questo file contiene più di { $count } file o { $size } MB. Non è stato preso nulla.
import-unknown = Questo file contiene { $inside }, che nessun file di questo tipo può contenere. Non è stato preso nulla.
import-damaged = { $inside } in questo file è danneggiato: { $why }. Non è stato preso nulla.
start = {""}
exit = {""}

main-menu = audiodice
menu-play = Gioca a { $game } contro { $opponents }
menu-play-together = Gioca a { $game }: { $players }
menu-play-alone = Gioca a { $game } in solitario
game-described = { $game }, { $kind }
    .brief = { $game }
play-described = { $label }. { $kind }
    .brief = { $label }
menu-new-game = Nuova partita
menu-rules = Regole
menu-keys = { TOUCH() ->
    [yes] Pulsanti
   *[no] Tasti
  }
menu-settings = Impostazioni
menu-learn = Impara i suoni
menu-lessons = Lezioni di gioco
menu-tips = Consigli
lessons-letter = L
menu-quit = Esci
pause-menu = Pausa
menu-continue = { $over ->
    [yes] Torna al risultato
   *[no] Torna alla partita
  }
menu-restart = Ricomincia questa partita
menu-play-again = Gioca ancora
menu-statistics = Statistiche di questa partita
menu-credits = Riconoscimenti
end-menu = Partita finita
menu-reset = Ripristina tutte le impostazioni
reset-asked = Ripristinare tutto, tranne il tuo nome e i server?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Ancora { KEY("select") }.
  }
    .brief = Ripristinare tutto?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Ancora { KEY("select") }.
      }
settings-reset = Tutte le impostazioni hanno di nuovo il valore iniziale.
loss-asked = Questa partita andrebbe persa. { TOUCH() ->
    [yes] Ricominciare?
   *[no] Ancora { KEY("select") } per ricominciare.
  }
    .brief = { TOUCH() ->
        [yes] Perderla davvero?
       *[no] Perderla davvero? Ancora { KEY("select") }.
      }
statistics-title = Statistiche
statistics-ranking = { $places }.
statistics-margin = { $margin ->
    [0] Pareggio.
   *[other] { $who ->
        [you] Hai vinto
       *[other] { $name } ha vinto
      } di { $margin }.
  }
statistics-seat = { $who ->
    [you] Tu
   *[other] { $name }
  }: { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }, il migliore { $best }, il peggiore { $worst }, media { $mean }{ seat-hinted }.
seat-hinted = { $hinted ->
    [0] {""}
    [one] , una decisione con suggerimento
   *[other] , { $hinted } decisioni con suggerimento
  }
sheet-title = { $who ->
    [you] Il tuo foglio
   *[other] Foglio di { $name }
  }
credits = audiodice è software libero con licenza MIT. La sua voce è espeak-ng, con la GNU General Public License. Ogni suono è creato dal sintetizzatore del programma.
menu-main = Esci al menu principale
new-game-menu = Nuova partita
menu-start = Inizia
menu-game = Gioco: { $game }
menu-people = Persone a questa tastiera: { $number }
menu-opponent = Rivale { $number }{ from-next-game }: { $value }
menu-one-opponent = Rivale{ from-next-game }: { $value }
from-next-game = { $later ->
    [yes] , dalla prossima partita
   *[no] {""}
  }
menu-add-opponent = Rivali: { $number }
menu-option = { $option }: { $value }
menu-name = Nome del giocatore { $number }: { $value }
menu-begins = Chi inizia la prossima partita: { $value }
    .help = Di chi è il primo turno della prossima partita a questo tavolo.
value-first = di nuovo il primo posto
value-turn = a turno
value-winner = chi vince
value-loser = chi perde
rules-title = Regole di { $game }
worth-title = Che cosa dà punti in { $game }
tips-title = Consigli per { $game }
tips-here = { TOUCH() ->
    [yes] Consigli per questo gioco: premi qui.
   *[no] { KEY("select") } dà consigli per questo gioco.
  }
keys-title = { TOUCH() ->
    [yes] Pulsanti
   *[no] Tasti
  }
here-title = Che cosa puoi premere qui
settings-title = Impostazioni
settings-words = Che cosa viene detto
settings-voice = La voce
settings-sounds = Suoni
settings-playing = Gioco e partite salvate
settings-keys = Tasti ed elenchi
settings-captions = Sottotitoli
settings-open = { $title }. { KEY("list_left") } e { KEY("list_right") } cambiano un'impostazione, { KEY("explain") } la spiega. { $label }
    .brief = { $title }. { $label }
value-on = sì
value-off = no
value-none = nessuno
value-one = uno
value-two = due
too-few-seats = Qualcuno deve giocare: persone o rivali.
same-name = Due giocatori non possono chiamarsi { $name }. Cambia un nome.
name-unheard = Un nome ha bisogno di una lettera o di una cifra.
too-many-seats = In { $game } si gioca al massimo in { $most }.
teams-need-seats = Le squadre da due vogliono quattro, sei o otto giocatori.
menu-changed = { $label }
announced = { $text }
offer = { $label }
offer-hurry = Accelera gli altri
    .help = Giocano subito, e senti il risultato.
offer-done = Fatto
offer-erase = Cancella l'ultimo
offer-again = Riascolta
offer-sheet = Foglio successivo
offer-zeros = Caselle da 0
type-name = { $label }. Scrivi, poi { KEY("select") }.
type-number = { $label }. Scrivi { number-allowed }, poi { KEY("select") }.
    .brief = { $label }. Scrivi un numero.
number-allowed = { $numbers-n ->
    [0] { $step ->
        [1] un numero da { $least } a { $most }
       *[other] un multiplo di { $step }, da { $least } a { $most }
      }
   *[other] uno di questi: { $numbers }
  }
number-wanted = { $text } non si può. Scrivi { number-allowed }.
    .brief = { $text }? Scrivi { number-allowed }.
typed = { $text }
erased = { $text } cancellato
nothing-typed = Vuoto.
entry-full = Pieno: al massimo { $most } caratteri.
default-name = Giocatore { $number ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
   *[8] otto
  }
you-name = Tu

setting-language = Lingua, dal prossimo avvio: { $value }
    .help = Testi e voce; automatico prende la lingua del sistema.
setting-verbosity = Quanto viene detto: { $value }
    .help = Breve tralascia ciò che puoi chiedere, completo dice di più.
setting-name = Come ti chiamano gli amici: { $value }
    .help = Lo sentono gli amici su altri computer. Viene chiesto quando apri una stanza o entri in una per la prima volta.
setting-pace = Ritmo dei rivali: { $value }
    .help = Quanto aspettano i rivali tra un passo e l'altro.
setting-digits = I numeri scelgono: { $value }
    .help = Facce: 5 tiene i cinque. Posti: 5 tiene il quinto dado.
setting-dice = Ordine dei dadi: { $value }
    .help = In che ordine vengono detti i dadi di un tiro.
setting-between-dice = Tra i dadi: { $value }
    .help = Spazi, o virgole che fanno una pausa; automatico è ciò che la tua voce legge meglio.
setting-reroll = Dopo un altro tiro si dice: { $value }
    .help = Che cosa senti quando ritiri: i dadi nuovi, tutti, o le due cose.
setting-most = Casella con più punti dopo un tiro: { $value }
    .help = Se senti quale casella dà più punti: dopo l'ultimo tiro, e in dettaglio dopo ognuno. Non è sempre la migliore: quella la dice { KEY("hint") }.
setting-box-order = Ordine delle caselle: { $value }
    .help = Quale casella dice prima { KEY("next") }: quella con più punti o la prima del foglio.
setting-scores = Ordine dei punteggi: { $value }
    .help = In che ordine { KEY("scores") } dice i punteggi.
setting-undo = Annullare arriva: { $value }
    .help = Fin dove torna { KEY("undo") }. Con i dadi verificabili, mai oltre un tiro.
setting-confirmations = Chiedere prima di una probabile svista: { $value }
    .help = Chiede una volta prima di un passo che butta via punti o una partita.
setting-undo-pause = Dopo il tuo turno, millisecondi per annullare: { $value }
    .help = Quanto aspettano almeno i rivali dopo il tuo turno, perché { KEY("undo") } possa ancora annullarlo.
setting-auto-keep = Tenere subito se c'è una sola scelta: { $value }
    .help = Sì: un tiro con una sola scelta la tiene da solo.
setting-speech = Chi parla, dal prossimo avvio: { $value }
    .help = Automatico prende il tuo screen reader, se no la voce del sistema, se no la nostra.
setting-voice = Voce del programma: { $value }
    .help = Chi parla quando il programma usa la propria voce.
setting-elsewhere = Con un'altra finestra davanti: { $value }
    .help = Che cosa senti del gioco mentre usi un altro programma.
setting-wrap = Gli elenchi ricominciano da capo: { $value }
    .help = Se dopo l'ultima voce viene la prima.
setting-recent = Messaggi detti in una volta: { $value }
    .help = Quanti messaggi ripete { KEY("recent") } in una volta.
setting-rate = Voce, parole al minuto: { $value }
    .help = Quanto in fretta parla la voce, se non lo decide uno screen reader. 220 è la velocità impostata in Speech Dispatcher.
setting-pitch = Tono della voce: { $value }
    .help = Quanto è acuta la voce, se non lo decide uno screen reader.
setting-effects = Volume degli effetti: { $value } per cento
    .help = Quanto sono forti tutti i suoni insieme; le tre impostazioni che seguono ne sono parti.
setting-dice-volume = Volume dei dadi: { $value } per cento
    .help = Quanto sono forti il bicchiere e i dadi.
setting-interface-volume = Volume di menu ed eventi: { $value } per cento
    .help = Quanto sono forti i suoni di menu, turni e punti.
setting-values-volume = Volume dei valori a orecchio: { $value } per cento
    .help = Quanto sono forti i colpi che dicono un numero senza parole.
setting-music = Musica e sala: { $value }
    .help = Il suono di una sala con gente, e una melodia per ogni gioco. Automatico: non insieme a uno screen reader.
setting-music-volume = Volume della musica: { $value } per cento
    .help = Quanto sono forti la sala e le melodie; il volume degli effetti non lo cambia.
setting-values-pace = Valori a orecchio: { $value }
    .help = Quanto in fretta suonano i numeri; svelto è per chi li conosce già.
setting-night = Modalità notturna: { $value }
    .help = Niente diventa forte: i suoni forti vengono frenati.
setting-mono = Lo stesso nelle due orecchie: { $value }
    .help = Suona uguale nelle due orecchie, per chi sente con una sola.
setting-swap = Destra e sinistra scambiate: { $value }
    .help = Scambia destra e sinistra, se porti le cuffie al contrario.
setting-headphones = Suono per cuffie: { $value }
    .help = Mette i suoni intorno alla tua testa: l'orecchio lontano li sente più tardi e più ovattati.
setting-voice-volume = Volume della voce: { $value } per cento
    .help = Quanto è forte la voce, se non lo decide uno screen reader.
setting-voice-waits = La voce del programma aspetta i suoni: { $value }
    .help = Normale: senti che cosa è successo prima che sia detto. Poco: la voce aspetta solo il primo suono.
setting-braille = Display braille: { $value }
    .help = Mostra ogni messaggio su un display braille, nella forma più corta: tramite il tuo screen reader o BRLTTY. Orca da 45 a 50 mostra il messaggio intero, qualunque sia l'impostazione.
setting-captions = Sottotitoli nella finestra: { $value }
    .help = Mostra nella finestra ciò che viene detto.
setting-caption = Dimensione dei sottotitoli: { $value }
    .help = Quanto sono grandi le lettere nella finestra.
setting-colours = Colori dei sottotitoli: { $value }
    .help = I colori delle lettere e della finestra.
setting-motion = Dadi in movimento nella finestra: { $value }
    .help = No: i dadi lanciati appaiono fermi.
setting-picture = Immagine della partita nel terminale: { $value }
    .help = Punteggi, dadi, caselle e tasti sono disegnati sopra le parole. La finestra li mostra sempre.
setting-key-repeat = I tasti tenuti giù si ripetono, dal prossimo avvio: { $value }
    .help = Se un tasto tenuto giù conta più volte.
setting-switches = Giocare con i sensori: { $value }
    .help = Si gioca con uno o due tasti: uno avanza, l'altro sceglie.
setting-dwell = Un sensore, millisecondi a ogni passo: { $value }
    .help = Quanto aspetta ogni passo dopo le ultime parole, con un solo sensore.
setting-buffer = Buffer audio, più piccolo è più rapido: { $value }
    .help = Un buffer più piccolo risponde prima ai tasti; alzalo se il suono gracchia.
setting-pack = Pacchetto di suoni, dal prossimo avvio: { $value }
    .help = Suoni tuoi, dalla cartella packs accanto alle impostazioni.
setting-shake = Scuotere il bicchiere: { $value }
    .help = { TOUCH() ->
        [yes] Tieni premuto il pulsante che tira, e i dadi vengono scossi finché non lo lasci.
       *[no] Tieni giù il tasto che tira, e i dadi vengono scossi finché non lo lasci.
      } Automatico è tenuto con la voce del programma, e no insieme a uno screen reader.
value-auto = automatico
value-automatic = automatico
value-network = solo questo computer e la sua rete
value-de = tedesco
value-en = inglese
value-es = spagnolo
value-fr = francese
value-it = italiano
value-ja = giapponese
value-nl = olandese
value-pl = polacco
value-pt-BR = portoghese brasiliano
value-ru = russo
value-tr = turco
value-zh-Hans = cinese semplificato
value-brief = breve
value-normal = normale
value-plain = semplice
value-max = Max
value-edward = Edward
value-linda = Linda
value-belinda = Belinda
value-steph = Steph
value-klatt = Klatt
value-full = completo
value-instant = immediato
value-fast = veloce
value-held = tenuto
value-tap = corto
value-slow = lento
value-brisk = svelto
value-usual = normale
value-short = poco
value-no = no
value-step = fino all'ultimo tiro
value-more = anche oltre i tiri, e la partita non vale per i record
value-thrown = come cadono
value-sorted = per valore
value-blanks = spazi
value-commas = virgole
value-new = i dadi nuovi
value-hand = tutti i dadi
value-both = i nuovi e tutti
value-points = prima più punti
value-sheet = come sul foglio
value-seats = per posto
value-screen-reader = screen reader
value-native = la voce del sistema
value-embedded = voce del programma
value-text = solo testo
value-cream = crema su scuro
value-white = bianco su nero
value-yellow = giallo su nero
value-green = verde su nero
value-black = nero su bianco
value-speak = il gioco continua a voce
value-quiet = silenzio
value-face = facce
value-place = posti

## Opponents: a name and a line about each

opponent-name-random = Rocco
opponent-name-cautious = Prudenza
opponent-name-bold = Bruno
opponent-name-steady = Costanza
opponent-name-weak = Modesto
opponent-name-fair = Felice
opponent-name-strong = Sansone
opponent-name-perfect = Vera
# The names of a second, third ... opponent of that kind at the table.
opponent-more-random = Rosa Renato Rita Raul Rebecca Remo Romina
opponent-more-cautious = Paolo Paola Pietro Piera Pino Pia Pasquale
opponent-more-bold = Bianca Beppe Bice Boris Barbara Biagio Berta
opponent-more-steady = Carlo Clara Cesare Carmen Claudio Celia Corrado
opponent-more-weak = Marta Mario Miranda Marco Monica Manuel Matilde
opponent-more-fair = Flora Fabio Fiamma Furio Franca Federico Fedora
opponent-more-strong = Sara Samuele Sofia Sergio Silvia Simone Susanna
opponent-more-perfect = Vito Valeria Vincenzo Viola Vasco Veronica Virgilio
opponent-numbered = { $name } { $number ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
   *[8] otto
  }

## The solved games: perfect play, and a game looked at again

still-solving = { $name } sta ancora calcolando il gioco, { $percent } per cento, e intanto gioca a occhio.
    .brief = { $name } sta ancora calcolando, { $percent } per cento.
solved = Il gioco è calcolato: ora i suggerimenti sono esatti.
    .brief = Ora i suggerimenti sono esatti.
table-rebuilt = Una tabella dei giochi calcolati era danneggiata o vecchia. Viene rifatta.
table-damaged = La tabella di questo gioco è danneggiata o vecchia, e non viene usata; audiodice solve la rifà.
cache-unwritable = Ciò che è stato calcolato non si può conservare su questo computer. La prossima volta viene ricalcolato.
solver-died = Il calcolo del gioco si è interrotto. La prossima partita ci riprova.
menu-review = Analisi di questa partita
review-title = Analisi
review-seat = { $who ->
    [you] Tu
   *[other] { $name }
  }: { $unit ->
    [chance] { $result ->
        [100.0] vittoria
        [0.0] sconfitta
       *[other] pareggio
      }. Prima del primo tiro, { $expected } vittorie su 100. Dadi propri { review-luck }, decisioni { review-cost }{ $others_sign ->
        [zero] .
        [minus] , dadi e decisioni del rivale meno { $others }.
       *[plus] , dadi e decisioni del rivale più { $others }.
      }
   *[points] { $result } punti, { $expected } attesi. Fortuna { review-luck }, decisioni { review-cost }.
  } { review-right }
    .brief = { $who ->
        [you] Tu
       *[other] { $name }
      }: fortuna { review-luck }, decisioni { review-cost }.
# Decisions after a hint are not the player's own.
review-right = { $decisions ->
    [0] {""}
   *[other] Decisioni giuste: { $right } su { $decisions }.
  } { $hinted ->
    [0] {""}
   *[other] Con suggerimento: { $hinted }.
  }
review-luck = { $luck_sign ->
    [minus] meno { $luck }
    [zero] 0
   *[plus] più { $luck }
  }
review-cost = { $cost_sign ->
    [zero] 0
   *[plus] meno { $cost }
  }
review-decision = Turno { $turn }, con { $faces }. { $done } Meglio: { $better } { $unit ->
    [chance] Costo: { $cost ->
        [one] una vittoria
       *[other] { $cost } vittorie
      } su 100.
   *[points] Costo: { $cost ->
        [one] un punto
       *[other] { $cost } punti
      }.
  }
    .brief = Turno { $turn }, { $faces }. { $done } Meglio: { $better } { $cost }.

## Games that are kept

game-not-kept = La partita non si può salvare: { $why }. Continua, e sarà salvata appena il disco lo permette.
    .brief = Non salvata: { $why }.
game-kept-again = La partita viene di nuovo salvata.
    .brief = Di nuovo salvata.
game-file-vanished = Il file della partita era sparito. È stato riscritto.
    .brief = File della partita riscritto.
game-file-cut = Il file della partita era troncato, o non era più un file. È stato riscritto.
    .brief = File della partita riscritto.
game-file-changed = Qualcos'altro ha scritto nel file di questa partita. La partita continua in un file nuovo.
    .brief = Continua in un file nuovo.
game-taken = Anche un altro audiodice ha aperto questa partita. Qui continua come partita a sé.
    .brief = Continua come partita a sé.
left-game-kept = La partita che hai lasciato è comunque salvata.
    .brief = L'altra partita è salvata.
games-unreadable = Le partite salvate non si possono leggere: { $why }.
last-step-dropped = L'ultimo passo era troncato, e viene scartato. Non l'avevi ancora sentito.
    .brief = Ultimo passo scartato.
clock-set-back = L'orologio è stato messo indietro. Le partite salvate potrebbero non essere in ordine.
    .brief = L'orologio è stato messo indietro.
game-damaged = Danneggiata alla riga { $line }: { $why }. { $turns ->
    [0] Prima non c'è nessun turno intero.
    [one] Prima c'è un turno intero.
   *[other] Prima ci sono { $turns } turni interi.
  }
    .brief = Danneggiata, { $turns ->
        [0] nessun turno intero.
        [one] un turno intero.
       *[other] { $turns } turni interi.
      }
game-newer = Salvata da un audiodice più nuovo, nel formato { $version }. Questo non sa leggerla.
    .brief = Salvata da un audiodice più nuovo.
game-unreadable = Questa partita non si può leggere: { $why }.
    .brief = Non si può leggere.
game-open-elsewhere = Un altro audiodice sta giocando questa partita.
    .brief = Aperta altrove.
records-newer = Le statistiche sono di un audiodice più nuovo, versione { $version }; questo conosce la { $known }. Restano come sono.
    .brief = Le statistiche sono di un audiodice più nuovo.
records-unusable = Le statistiche non si possono usare: { $why }. Le partite vengono salvate lo stesso.
    .brief = Le statistiche non si possono usare.
records-damaged = Le statistiche sono danneggiate: { $why }; audiodice stats --rebuild le rifà dalle partite salvate.
    .brief = Le statistiche sono danneggiate.

## Going on with a kept game

game-kept = { $young ->
    [yes] Salvata finché non ne inizia un'altra: non ci sono ancora punti.
   *[no] La partita è salvata.
  }
    .brief = { $young ->
        [yes] Salvata fino alla prossima partita.
       *[no] Salvata.
      }
steps-not-kept = Gli ultimi passi di questa partita non sono stati salvati.
    .brief = Ultimi passi non salvati.
table-back = { $game }{ seated-who }.
    .brief = { $game }.
resumed = { $game }{ seated-who }, da dove eri.
    .brief = { $game }.
menu-friends = Con gli amici
menu-resume = Riprendi { $game }{ standing-now }
standing-now = { $against-n ->
    [0] { $seats-n ->
        [0] {""}
       *[other] : { $seats }
      }
   *[other] {" "}contro { $against }, { $mine } a { $theirs }
  }{ $turn-n ->
    [0] {""}
   *[other] , turno { $turn }
  }
kept-title = Partite salvate
finished-title = Partite finite
kept-game = { $game }{ standing-now }, { kept-ago }{ $state ->
    [elsewhere] , aperta altrove
    [damaged] , danneggiata
    [newer] , di un audiodice più nuovo
   *[fine] {""}
  }
kept-seat = { $name } { $points }
kept-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] proprio ora
            [one] un minuto fa
           *[other] { $minutes } minuti fa
          }
        [one] un'ora fa
       *[other] { $hours } ore fa
      }
    [one] ieri
   *[other] { $days } giorni fa
  }
kept-none = Nessuna partita finita
good-part-asked = { TOUCH() ->
    [yes] Continuare da lì?
   *[no] Ancora { KEY("select") } per continuare da lì.
  }
delete-asked = Eliminare questa partita?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Ancora { KEY("delete") }.
  }
game-deleted = Eliminata.
game-not-deleted = Non si può eliminare: { $why }.
game-gone = Quella partita non c'è più.
setting-kept-games = Partite finite conservate: { $value }
    .help = Quante partite finite si possono riascoltare; le più vecchie vengono eliminate.
setting-relays = Server per gli amici altrove: { $value }
    .help = Tramite quali server incontri gli amici: automatico sono quelli pubblici che hai accettato. Questo computer e la sua rete funzionano sempre. Puoi anche scrivere indirizzi tuoi, come relay.example.
relays-asked = I tuoi server, separati da spazi: un nome, o un indirizzo con tcp, mqtts, ws o wss. Vuoto, automatico.
relays-refused = { $url } non è l'indirizzo di un server. È un nome come relay.example, o comincia con tcp, mqtts, ws o wss.

## The program about itself

defect = Scusa, un nostro errore. { $path-n ->
    [0] {""}
   *[other] Il rapporto è in { $path }.
  }
    .brief = Scusa, un nostro errore.
defect-again = Scusa, un altro errore. Il programma si chiude. { $path-n ->
    [0] {""}
   *[other] Il rapporto è in { $path }.
  }
verbosity-set = { $value ->
    [brief] Breve.
    [full] Completo.
   *[normal] Normale.
  }
input-help-on = { TOUCH() ->
    [yes] Aiuto pulsanti. Premi un pulsante per sentire che cosa fa; { KEY("input_help") } lo toglie.
   *[no] Aiuto tasti. Premi un tasto per sentire che cosa fa; { KEY("input_help") } lo toglie.
  }
    .brief = { TOUCH() ->
        [yes] Aiuto pulsanti.
       *[no] Aiuto tasti.
      }
input-help-off = { TOUCH() ->
    [yes] Fine dell'aiuto pulsanti.
   *[no] Fine dell'aiuto tasti.
  }
described = { TOUCH() ->
    [yes] { $command }. { $help }
   *[no] { $bound }: { $command }. { $help }
  }
    .brief = { TOUCH() ->
        [yes] { $command }.
       *[no] { $bound }: { $command }.
      }
jump-described = { $bound }: va a { $label }.
effects-off = Suoni spenti. { KEY("effects") } li accende.
effects-on = Suoni accesi.
nothing-left = La voce è spenta: i suoni restano.
speech-off = Voce spenta. { KEY("speech") } la accende.
speech-on = Voce accesa.
effects-volume = Suoni: { $value } per cento.
voice-volume = Voce: { $value } per cento.
voice-rate = { $value } parole al minuto.
voice-not-ours = La velocità la decide il tuo screen reader.
voice-volume-not-ours = Il volume lo decide il tuo screen reader.
voice-changed = { $better ->
    [yes] Ora parla: { voice-name }.
   *[no] Non c'è più: { $gone ->
        [embedded] voce del programma
        [text] testo
       *[other] { $gone }
      }. Ora parla: { voice-name }.
  }
voice-name = { $voice ->
    [embedded] voce del programma
    [text] solo testo
   *[other] { $voice }
  }
caption-size = Sottotitoli, dimensione { $value }.
sounds-unavailable = Effetti sonori non disponibili. { $why }.
    .brief = Effetti sonori non disponibili.
sound-back = I suoni sono tornati.
sounds-missing = { $count ->
    [one] Manca il suono { $file }.
   *[other] Mancano { $count } suoni, il primo { $file }.
  } Il gioco continua senza.
sound-broken = Il suono { $file } non si può riprodurre: { $why }. Il gioco continua senza.
pack-sound-broken = Il suono { $file } del pacchetto non si può riprodurre: { $why }. Si sente quello del programma.
pack-flawed = { $count ->
    [one] Un altro problema
   *[other] Altri { $count } problemi
  } nel pacchetto di suoni: audiodice sounds check li dice.
pack-unusable = { $path }{ $line ->
    [0] {""}
   *[other] , riga { $line }
  }: { $why }. Si usano i suoni del programma.
pack-unknown-cue = { $path }, riga { $line }: nessun suono si chiama { $given }.
pack-wrong-line = { $path }, riga { $line }: { $cue }: { $why }. Si usa il suono del programma.
pack-missing-file = { $path }, riga { $line }: { $cue }: manca { $file }. Al suo posto c'è il suono del programma.
pack-silent-file = { $path }, riga { $line }: { $cue }: in { $file } non c'è nulla da sentire. Questo suono resta muto.
pack-long-file = { $path }, riga { $line }: { $cue }: { $file } dura { $seconds } secondi; il massimo è 5.
pack-lying-file = { $path }, riga { $line }: { $cue }: secondo l'intestazione { $file } dura { $says } secondi, ma sono { $seconds }. È intero?
pack-odd-file = { $path }, riga { $line }: { $cue }: { $file } ha { $rate } campioni al secondo, canali: { $channels }; sono ammessi da 8000 a 96000, in 1 o 2.
pack-fine = { $count ->
    [0] Nessun suono è sostituito.
    [one] Un suono è sostituito; tutto a posto.
   *[other] { $count } suoni sono sostituiti; tutto a posto.
  }
pack-wrong-file = { $path }, riga { $line }: { $cue }: { $file } non si può usare: { $why }.
cause-no-space = non c'è più spazio sul disco
cause-not-allowed = il sistema non lo permette
cause-read-only = il disco è di sola lettura
cause-disk-failed = il disco è guasto
cause-missing = manca il file
cause-sound-gone = Il dispositivo audio non c'è più
cause-sound-silent = Il dispositivo audio non risponde
settings-unwritable = Le impostazioni non si possono salvare: { $why }. Valgono finché non esci, e saranno salvate appena il disco lo permette.
settings-kept-again = Le impostazioni vengono di nuovo salvate.
settings-broken = { $path }, riga { $line }: { $why }. Si usa { $default }.
keymap-unknown-command = { $path }, riga { $line }: nessun comando si chiama { $given }.
keymap-unknown-key = { $path }, riga { $line }: { $command }: { $why }. Resta il tasto di sempre.
keymap-no-key = { $path }, riga { $line }: { $command } conserva il tasto di sempre: ne serve uno.
keymap-clash = { $path }, riga { $line }: { $bound } è già { $other }, quindi { $command } conserva il tasto di sempre.
keymap-syntax = { $path }, riga { $line }: non si legge: { $why }. Restano i tasti di sempre.
keymap-unreadable = { $path }: { $why }. Restano i tasti di sempre.
message-broken = { $file }{ $message-n ->
    [0] {""}
   *[other] , messaggio { $message }
  }: non si può usare; al suo posto c'è l'inglese.
messages-broken = { $count ->
    [one] Un altro messaggio di questa lingua non si può usare.
   *[other] Altri { $count } messaggi di questa lingua non si possono usare.
  }
doctor-sentence = audiodice è pronto. Mi senti.
help-line = { $bound }: { $command }
key-none = «{ $command }»
key-explained = { $line }. { $help }

## Dice that can be checked: the SHA-256 of their seed at the start, then a word that somebody

## adds, the seed at the end. Proven is where the dice came from, not that nobody chose the seed.

word-asked = Dadi verificabili. Il loro seme è estratto, e l'impronta lo fissa. Ora qualcun altro può scrivere una parola che entra nei dadi, così che nessuno li abbia scelti per conto suo; poi { KEY("select") }. { KEY("select") } da solo inizia senza parola. { KEY("where") } ripete tutto. L'impronta, da annotare: { $groups }.
    .brief = Dadi verificabili. La parola di qualcun altro, poi { KEY("select") }. Impronta: { $groups }.
fair-dice = Dadi verificabili{ $word-n ->
    [0] {""}
   *[other] , con la parola «{ $word }»
  }
fair-begun = { fair-dice }: l'impronta è nel file della partita; { KEY("game_rules") } la dice.
    .brief = { fair-dice }.
    .full = { fair-dice }: l'impronta è nel file della partita; { KEY("game_rules") } la dice. Fissa il seme da cui viene ogni tiro.
commitment = { fair-dice }. L'impronta: { $groups }.
    .brief = Impronta: { $groups }.
    .full = { fair-dice }. Si può verificare che i tiri vengono dal seme fissato dall'impronta, non come quel seme sia stato scelto. L'impronta: { $groups }.
seed-told = Il seme dei dadi: { $groups }.
    .brief = Seme: { $groups }.
verify-fair = { $throws ->
    [one] Un tiro
   *[other] { $throws } tiri
  }, dadi: { $faces }. Tutto viene dal seme{ $given ->
    [yes] , e il seme è quello fissato dall'impronta.
   *[no] .
  }
verify-shared = { $throws ->
    [one] Un tiro
   *[other] { $throws } tiri
  }, dadi: { $faces }. Tutto viene da ciò che ognuno ha mostrato.
verify-shared-wrong = Non è regolare: i dadi della riga { $line } non vengono da ciò che ognuno ha mostrato.
verify-without = { $throws ->
    [one] In un tiro
   *[other] In { $throws } tiri
  } qualcuno che era al tavolo non ha partecipato.
verify-lost = { $turns ->
    [one] Un turno è andato perso
   *[other] { $turns } turni sono andati persi
  } perché chi giocava non ha mostrato il tiro.
verify-unbound = Non provato: il seme non è quello fissato dall'impronta.
verify-wrong = Non è regolare: i dadi della riga { $line } non vengono dal seme.
verify-unheard = Questo non è stato confrontato con l'impronta sentita all'inizio; lo fa --commitment.
verify-word = { $word-n ->
    [0] Nessuno ha aggiunto una parola al seme: chi ha iniziato la partita può averlo scelto.
   *[other] Aggiunta al seme: la parola «{ $word }».
  }
verify-undone = { $unfairly ->
    [yes] Non è regolare: {""}
   *[no] {""}
  }{ $undone ->
    [one] un tiro annullato
   *[other] { $undone } tiri annullati
  }{ $unfairly ->
    [yes] , e con i dadi verificabili ogni tiro resta.
   *[no] .
  }
verify-unfinished = La partita non è finita: ciò che seguiva può essere stato tagliato.
groups-last = { $head }, { $next }

## Records

menu-records = Statistiche
records-empty = Ancora nessuna partita finita.
records-rebuilt = { $count ->
    [one] Ora c'è una partita nelle statistiche.
   *[other] Ora ci sono { $count } partite nelle statistiche.
  }
record-people = { $count ->
    [one] un'altra persona
   *[other] altre { $count } persone
  }
record-games = { $title }, { $player } { $opponents-n ->
    [0] in solitario
   *[other] contro { $opponents }
  }: { $count ->
    [one] una partita
   *[other] { $count } partite
  }{ $opponents-n ->
    [0] .
   *[other] , vinte { $won }, perse { $lost }, pari { $tied }. { $longest ->
        [0] {""}
       *[other] Vittorie di fila: al massimo { $longest }, ora { $streak }.
      }
  }
    .brief = { $title }, { $player } { $opponents-n ->
        [0] in solitario: { $count }.
       *[other] contro { $opponents }: vinte { $won } su { $count }.
      }
record-scores = { $best-n ->
    [0] {""}
   *[other] Record { $best }.
  } Media { $mean }. { $best_turn-n ->
    [0] {""}
   *[other] Turno migliore { $best_turn }.
  } Media per turno { $mean_turn }{ $empty ->
    [0] .
   *[other] , senza punti { $empty } su { $count }.
  }
    .brief = { $best-n ->
        [0] {""}
       *[other] Record { $best }.
      } Media { $mean }.
record-luck = { $count ->
    [one] Una partita analizzata
   *[other] { $count } partite analizzate
  }: fortuna { review-luck }, decisioni { review-cost }{ $unit ->
    [chance] , in vittorie su 100.
   *[points] , in punti.
  }
    .brief = Fortuna { review-luck }, decisioni { review-cost }.
record-overall = { $title }, { $player }, tutti gli avversari: { $count ->
    [one] una partita
   *[other] { $count } partite
  }{ $best-n ->
    [0] {""}
   *[other] , record { $best }
  }, media { $mean }.
record-time = { $hours ->
    [0] {""}
    [one] Un'ora e
   *[other] { $hours } ore e
  } { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  } di gioco. { $undone ->
    [0] {""}
    [one] Un passo annullato.
   *[other] { $undone } passi annullati.
  } { $retaken ->
    [0] {""}
    [one] Una partita con tiri annullati, che non vale per i record.
   *[other] { $retaken } partite con tiri annullati, che non valgono per i record.
  } { $hinted ->
    [0] {""}
    [one] Una partita con suggerimenti, che non vale per i record.
   *[other] { $hinted } partite con suggerimenti, che non valgono per i record.
  }
plot-title = audiodice: statistiche
plot-game = { $title }: { $count ->
    [one] una partita
   *[other] { $count } partite
  }, vinte { $won }, record { $top }, media { $mean }.
plot-over-time = { $count ->
    [one] L'ultima partita
   *[other] Le ultime { $count } partite in ordine
  }: punto blu vinta, anello arancione persa, quadrato grigio pari. Linea: media di { $last }.
plot-spread = Quante volte ogni punteggio
course-title = { $title }: probabilità di vincere, su 100, all'inizio di ogni turno
course-seat = { $name }: all'inizio { $before }, minimo { $low }, massimo { $high }, alla fine { $after }.

## A game heard again

menu-replay = Riascolta questa partita
replay-title = { $title }, { $players }: { $count ->
    [one] un turno
   *[other] { $count } turni
  }.
replay-open = { $title }, { $players }: { $count ->
    [one] un turno
   *[other] { $count } turni
  } da ascoltare. { KEY("list_right") } avanza di un passo, { KEY("list_next") } di un turno, { KEY("select") } riproduce.
    .brief = { $title }, { $players }: { $count }.
replay-turn = Turno { $turn }{ $seats ->
    [1] .
   *[other] , { $who ->
        [you] tuo
       *[other] { $name }
      }.
  }
replay-where = Turno { $turn } di { $turns }, { $who ->
    [you] tuo
   *[other] { $name }
  }. Passo { $place } di { $count }.
    .brief = Turno { $turn }, passo { $place }.
replay-paused = In pausa.
replay-failed = Questa partita non si può riascoltare: { $why }.
    .brief = Non si può ascoltare.
# A turn told afterwards, roll by roll.
told-who = { $who ->
    [you] Hai
   *[other] { $name } ha
  }
told-rolled = { told-who } tirato { $faces-n ->
    [1] un { $faces }
   *[other] { $faces }
  }.
# What dice were worth, where that is known; such points are multiples of 5.
told-worth = { $points ->
    [0] .
   *[other] , { $points } punti.
  }
told-kept = { $faces-n ->
    [0] { $who ->
        [you] Non hai
       *[other] { $name } non ha
      } tenuto niente.
    [1] { told-who } tenuto un { $faces }{ told-worth }
   *[other] { told-who } tenuto { $faces }{ told-worth }
  }
told-scored = { told-who } segnato { $box }, { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
told-zeroed = { told-who } segnato { $box }, 0.
offer-play-on = Riproduci
offer-pause = Pausa
offer-step = Passo successivo
offer-turn = Turno successivo
offer-from-start = Dall'inizio

## Lessons: a first game, led. $text is what the game's lesson says (its teach- messages), $bound

## the key to press; there is none while the opponent plays.

lesson-begun = Una lezione: la tua prima partita a { $game }, contro { $opponent }. { KEY("hint") } ripete che cosa fare, { KEY("back") } apre il menu.
lesson-step = { $text } { $bound-n ->
    [0] {""}
   *[other] Premi { $bound }.
  }
lesson-first = { $bound-n ->
    [0] Non ancora.
   *[other] Prima premi { $bound }.
  } { $text }
lesson-over = { TOUCH() ->
    [yes] { $text } In una partita { KEY("hint") } dà un suggerimento, e { KEY("help") } dice che cosa fanno i pulsanti. Ora { KEY("roll") } inizia una vera partita contro { $opponent }, { KEY("back") } torna indietro.
   *[no] { $text } In una partita { KEY("hint") } dà un suggerimento, { KEY("help") } elenca i tasti, { KEY("input_help") } apre l'aiuto tasti. Ora { KEY("roll") } inizia una vera partita contro { $opponent }, { KEY("back") } torna indietro.
  }
lesson-continue = Torna alla lezione
lesson-anew = Ricomincia la lezione
lessons-need-words = Le lezioni sono a parole. { KEY("speech") } accende la voce.
new-here = { TOUCH() ->
    [yes] È la prima volta? Scegli «{ menu-lessons }»: una lezione per ogni gioco, tre minuti.
   *[no] È la prima volta? Premi { lessons-letter }, poi { KEY("select") }: una lezione per ogni gioco, tre minuti.
  }

## What is shown: names of dice, boxes, seats and buttons

label-face = { $face ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[6] sei
  }
label-die = Dado { $place }: { $face ->
    [0] sta rotolando
   *[other] { label-face }
  }
# $box is a box of the sheet, $points what it would bring.
label-box-now = { $box }: ora { $points }
label-box-fill = { $box }: segna { $points }
label-total = Totale
label-seat = { $name }: { $points }{ $missing ->
    [-1] {""}
   *[other] , { $missing } alla vittoria
  }{ $turn ->
    [yes] , di turno
   *[no] {""}
  }{ $present ->
    [yes] {""}
   *[no] , non c'è più
  }
label-turn = { $over ->
    [yes] Partita finita
   *[no] { $who ->
        [you] Tocca a te
       *[other] Turno di { $name }
      }{ $rolls ->
        [-1] { $rounds ->
            [0] , giro { $round }
           *[other] , giro { $round } di { $rounds }
          }
        [one] , ancora un tiro
       *[other] , ancora { $rolls } tiri
      }
  }
label-stake = In gioco: { $points }
label-apart = Da parte
label-roll = { $count ->
    [one] Tira un dado
   *[other] Tira { $count } dadi
  }
# $name is what ends the turn, or a box.
label-commit = { $name }, { $points }
label-hurry = Accelera
label-menu = Menu
label-less = Meno
label-more = Più
label-cancel = Annulla
label-yes = Sì
label-no = No
yes-zero = Sì, { $box } a 0
yes-roll-all = Sì, tira tutti
yes-made-left = Sì, tira
yes-alike-left = Sì, tira
yes-delete-asked = Sì, elimina
not-done = Niente di fatto.

## Practice: decisions of finished games, and drills
menu-practise = Esercitarsi{ $due ->
    [0] {""}
   *[other] : da ripetere { $due }
  }
practise-due = Da ripetere: { $due }
practise-drill = Esercizi: { $title }
practise-mixed = Misti
practise-progress = I tuoi progressi
practise-go-on = Prossima decisione
to-practise = { $count ->
    [one] Una decisione
   *[other] { $count } decisioni
  } da ripetere: { KEY("practise") }.
practise-none = Qui non c'è niente da ripetere.
practise-place = { $place } di { $count }{ $turn ->
    [0] .
   *[other] , turno { $turn }.
  }
practise-keys = { KEY("hint") } dà un suggerimento; due volte, la risposta. { KEY("practise") } passa alla prossima, { KEY("back") } termina.
practise-boxes = { $count } caselle libere.
practise-value = { $unit ->
    [chance] Vince { $value } su 100.
    [end] Alla fine in media { $value }.
   *[points] In media { $value }.
  }
practise-right = { $hinted ->
    [yes] Giusto, con un suggerimento.
   *[no] Giusto.
  } { hint } { practise-value }
practise-near = { $hinted ->
    [yes] Giusto con un suggerimento
   *[no] Giusto
  }, { $unit ->
    [chance] { $loss } su 100 in meno della scelta migliore
   *[points] { $loss } in meno della scelta migliore
  }: { hint } { practise-value }
practise-wrong = { $unit ->
    [chance] La tua scelta vince { $yours } su 100. Meglio, { $value }: { hint }
   *[points] Questo costa in media { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
      }. Meglio: { hint }
  }
practise-same = La stessa risposta di prima.
practise-answer = { hint } { practise-value }
practise-next = { KEY("roll") } per la prossima.
    .brief = {""}
practise-over = Giuste { $right } su { $count }{ $skipped ->
    [0] .
   *[other] , { $skipped } senza risposta.
  }
practise-refused = Una decisione è esclusa perché le regole la rifiutano: { $why }.
practice-line-bad = { $path }, riga { $line }, esclusa: { $why }.
practise-kind-kept = tenere altri dadi
practise-kind-filled = segnare altrove
practise-kind-stopped = fermarsi troppo presto
practise-kind-rolled = continuare a tirare troppo
progress-weeks = { $unit ->
    [chance] { $title }: nell'ultima settimana di gioco una decisione è costata { $mean } su 100
   *[points] { $title }: nell'ultima settimana di gioco una decisione è costata in media { $mean ->
        [one] 1 punto
       *[other] { $mean } punti
      }
  }{ $first ->
    [yes] .
   *[no] , in quella prima { $before }.
  }
progress-kinds = A costare di più è stato { $kind }, { $percent } per cento del totale{ $other-n ->
    [0] .
   *[other] ; poi { $other }, { $rest } per cento.
  }
plot-practice = audiodice: quanto costano le decisioni
plot-by-week = Perdita media per decisione, per settimana
plot-by-kind = Quale parte è stata persa e come
progress-empty = Progressi ancora sconosciuti: vengono dalle partite finite.
