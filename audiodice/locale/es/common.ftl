# What any game and every screen says, in Spanish as it is understood in Spain and Latin America.
# A message's value is what "normal" says; .brief leaves out, .full adds. {""} says nothing.
# $who is you, here (one of several people at this keyboard) or other (a computer).
#
# Words used throughout (the player is "tú"; hints are in the infinitive, for the review tells
# decisions by them too; nobody's gender is known, so nothing that is said of a player agrees):
#   roll, throw    tirada, tirar, sacar     face            unos, doses ... seises; un 1
#   keep, release  guardar, soltar          bank            plantarse, anotar (not yet: en juego)
#   turn, round    turno, ronda             choices         opciones
#   box, sheet     casilla, hoja            open, filled    libre, ocupada
#   upper boxes    parte superior           fill, score 0   anotar, anotar 0
#   hot dice       dados calientes          kinds           trío, póker, cinco iguales
#   straight       escalera                 full house      full
#   bonus          bono                     best score      récord
#   picture        foto                     enter, Party    entrar, la Fiesta
#   Dungeon        la Mazmorra              Crisis          Crisis
#   Reserve Group  grupo de reserva         Another Day     otro día
#   twins, triplets, quads                  gemelos, trillizos, cuatrillizos
#   opponent       rival                    hint, tip       pista, consejo
#   fair dice      dados verificables       commitment      huella (seed: semilla)
#   own voice      voz propia               level, tied     empate
# One of a thing is a word: voices read "1 tirada" as "uno tirada". Where there may be hundreds of
# a feminine thing, the number stands after it ("partidas: 200"), for they read "doscientos".
# A list of dice is parted from any other number by a comma, a stop or a word.

## Joints of lists

list-joint = { $head }, { $next }
list-last = { $head } y { $next }
# Between dice if there are to be pauses, and before what follows them.
dice-joint = { $head }, { $next }
dice-stop = { $head }; { $next }
scores-item = { $who ->
    [you] Tú
   *[other] { $name }
  } { $points }
scores-last = { $head }, { $next }
apart-item = { $a }:
places-item = { $who ->
    [you] tú
   *[other] { $name }
  } { $points }
places-last = { $head }, { $next }
best-item = { $b } por { $a-n ->
    [1] el { $a }
   *[other] { $a }
  }
best-last = { $head }, { $next }
taken-joint = { $head }, luego { $next }
taken-last = { $head }, luego { $next }

## Faces

plural-face = { $face ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[6] seises
  }
Plural-face = { $face ->
    [1] Los unos
    [2] Los doses
    [3] Los treses
    [4] Los cuatros
    [5] Los cincos
   *[6] Los seises
  }
combo-face = { $b ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[6] seises
  }

## Turns, scores and ends

turn = { $who ->
    [you] { $scores-n ->
        [1] {""}
       *[other] Te toca. { $scores }.
      }
   *[other] Turno de { $name }.
  }
    .brief = { $who ->
        [you] { $scores-n ->
            [1] {""}
           *[other] Te toca.
          }
       *[other] Turno de { $name }.
      }
whose-turn = { $over ->
    [yes] Fin de la partida.
   *[no] { $who ->
        [you] Te toca.
       *[other] Turno de { $name }.
      }
  }

# Where a seat stands: behind the leader, or ahead of the next.
standing-lead = { $where ->
    [ahead] { $by } por delante
    [behind] { $seats ->
        [2] {""}
       *[other] { $place ->
            [2] segundo lugar,
            [3] tercer lugar,
           *[other] lugar { $place },
          }{" "}
      }{ $by } por detrás
   *[level] empate
  }
standing = { $who ->
    [you] Tú
   *[other] { $name }
  } { $points }{ $seats ->
    [1] .
   *[other] , { standing-lead }.
  }
lead = { $where ->
    [level] { $who ->
        [you] Empate.
       *[other] { $name }: empate.
      }
   *[other] { $who ->
        [you] {""}
       *[other] { $name }:
      } { standing-lead }.
  }
    .brief = {""}
scores = { $scores }. Meta { $target }.
    .brief = { $scores }.
last-roll = { $faces-n ->
    [0] Aún no hay tirada.
   *[other] { $who ->
        [other] { $name }, última tirada: { $kept-n ->
            [0] { $free-n ->
                [1] un { $free }.
               *[other] { $free }.
              }
           *[other] { $faces }{ $free-n ->
                [0] , todos guardados.
               *[other] { $kept-n ->
                    [1] , guardado el { $kept }.
                   *[other] , guardados { $kept }.
                  }
              }
          }
       *[you] { $kept-n ->
            [0] { $free-n ->
                [1] un { $free }.
               *[other] { $free }.
              }
           *[other] { $kept-n ->
                [1] Guardado el { $kept }
               *[other] Guardados { $kept }
              }{ $free-n ->
                [0] .
                [1] , queda el { $free }.
               *[other] , quedan { $free }.
              }
          }
      }
  }
# Asked again, after another's: one's own last roll follows.
own-roll = { $who ->
    [you] Tu última tirada:
   *[other] { $name }, última tirada:
  }
ended = { $tied ->
    [yes] Empate a { $top }. { $places }.
   *[no] { $who ->
        [you] Ganas
       *[other] Gana { $name }
      }{ $seats ->
        [1] , { $top } en { $turns ->
            [one] un turno
           *[other] { $turns } turnos
          }.
        [2] , { $top } a { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
# Undo while the dice are shaken.
put-down = Los dados siguen en el cubilete.
# What a step back took back: the game says what its undone-commit and undone-dice are.
undone-commit = Deshecho: { $box }
undone-dice = { $kept-n ->
    [0] Nada guardado.
    [1] Guardado el { $kept }.
   *[other] Guardados { $kept }.
  }
undone = { $what ->
    [commit] { undone-commit }
    [roll] Tirada deshecha
   *[keep] Deshecho
  }{ $gone-n ->
    [0] .
   *[other] , y también lo de { $gone }.
  } { $again ->
    [yes] { $who ->
        [you] Te toca otra vez.
       *[other] Turno de { $name } otra vez.
      }
   *[no] {""}
  } { $faces-n ->
    [0] {""}
   *[other] { $faces }.
  } { $open ->
    [yes] { undone-dice }
   *[no] {""}
  } { $first ->
    [yes] Esta partida ya no cuenta para récords.
   *[no] {""}
  }
    .brief = { $what ->
        [commit] { undone-commit }
        [roll] Tirada deshecha
       *[keep] Deshecho
      }{ $gone-n ->
        [0] .
       *[other] , y también lo de { $gone }.
      } { $again ->
        [yes] { $who ->
            [you] Te toca.
           *[other] Turno de { $name }.
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
        [yes] Ya sin récord.
       *[no] {""}
      }
hurried = {""}

## Score sheets: games of three rolls and boxes to fill. The game's box-item names a box, $a.

# What boxes bring: $a the box, $b the points, $c the upper bonus in them
boxes-item = { box-item } { $b }{ $c ->
    [0] {""}
   *[other] {" "}con bono
  }
boxes-last = { $head }, { $next }
# $a the box or kind, $b the face, $c how many dice, $d the points
made-kind = { $c ->
    [3] trío de { combo-face }
    [4] póker de { combo-face }
   *[other] cinco { combo-face }
  }
made-item = { $a ->
    [kind] { made-kind }
   *[other] { box-item }, { $d } puntos
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
   *[other] Nuevos { $faces }
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
            [both] { new-dice }. Ahora { $all }{ rolled-made }
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
                [both] { new-dice }. Ahora { $all }{ rolled-made.brief }
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
               *[other] { new-dice }. Ahora { $all }{ rolled-made }
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
   *[other] : ahora { $made }.
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
            [0] { rolled-made.brief } Nada puntúa.
           *[other] : { $made_points ->
                [0] {""}
               *[other] { made-worth },{" "}
              }{ $box } { $points }{ with-bonus }.
          }
      }
  }
# "Más puntos" calls them points already.
most-points = { $points }
# The player has set whether it is told ($most).
rolled-best = { $named ->
    [yes] {""}
   *[no] { $most ->
        [no] {""}
       *[yes] { $points ->
            [0] Nada puntúa.
           *[other] Más puntos: { $box }, { most-points }{ with-bonus }.
          }
      }
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice } { $left ->
        [0] No quedan tiradas. { rolled-best }
        [one] Queda una tirada.
       *[other] Quedan { $left } tiradas.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice.brief }
      }
    .full = { $who ->
        [other] { $kept-n ->
            [0] { $name } saca { $faces }{ rolled-made }
           *[other] { $made-n ->
                [0] { $name } guarda { $kept-n ->
                    [1] el { $kept }
                   *[other] { $kept }
                  }, saca { $faces-n ->
                    [1] un { $faces }
                   *[other] { $faces }
                  }.
               *[other] { $name } tiene { $all }{ rolled-made }
              }
          }
       *[you] { rolled-dice.full } { rolled-best } { $left ->
            [0] No quedan tiradas.
            [one] Queda una tirada.
           *[other] Quedan { $left } tiradas.
          }
      }
five-alike = {""}
keeping = { $faces-n ->
    [0] Nada guardado.
    [1] Guardado el { $faces }.
    [5] Los cinco guardados: nada que tirar.
   *[other] Guardados { $faces }.
  }
    .brief = { $faces-n ->
        [0] Nada guardado.
        [1] Guardado el { $faces }.
        [5] Los cinco guardados.
       *[other] Guardados { $faces }.
      }
    .full = { $faces-n ->
        [0] Nada guardado.
        [1] Guardado el { $faces }. { KEY("roll") } tira los otros.
        [4] Guardados { $faces }. { KEY("roll") } tira el otro.
        [5] Los cinco guardados: nada que tirar. { KEY("commit") } dice la casilla que más da.
       *[other] Guardados { $faces }. { KEY("roll") } tira los otros.
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
    [1] Soltado un { $gone }
   *[other] Soltados { $gone }
  }
freeing = { $faces-n ->
    [0] { keeping }
    [1] { let-go }, guardado un { $faces }.
   *[other] { let-go }. { keeping }
  }
    .brief = { $faces-n ->
        [1] Guardado un { $faces }.
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
   *[other] {" "}con bono
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
       *[other] , total { $total }.
      }
  }
# Left out where the scores follow, with "Te toca".
others-total = { $next_who ->
    [you] .
   *[other] { total-after }
  }
scored = { $who ->
    [other] { $name }: { $points } en { $box }{ told-from }{ others-total }
   *[you] { $points } en { $box }{ total-after }
  }
    .brief = { $who ->
        [other] { $name }: { $box } { $points }.
       *[you] Anotado: { $box }.
      }
    .full = { $who ->
        [other] { $name }: { $points } en { $box }{ others-total }
       *[you] { $points } en { $box }{ total-after }
      }
zeroed = { scored }
    .brief = { $who ->
        [other] { $name }: { $box } { $points }.
       *[you] 0 en { $box }.
      }
    .full = { scored.full }
bonus = ¡Bono superior, { $points }!{ $next_who ->
    [none] {""}
   *[other] {" "}Total { $total }.
  }
    .brief = ¡Bono { $points }!
last-round = Última ronda.
next-turn = Turno { $round } de { $rounds }.
    .brief = {""}
sheets-ended = { $seats ->
    [1] Fin de la partida: total { $top }.
   *[other] { $tied ->
        [yes] Empate a { $top }. { $places }.
       *[no] { $who ->
            [you] Ganas
           *[other] Gana { $name }
          }{ $seats ->
            [2] , { $top } a { $second }.
           *[other] , { $top }. { $after_winner }.
          }
      }
  }
podium = { $place ->
    [1] { $shared ->
        [yes] Primer lugar: { podium-who }, { $points }.
       *[no] {""}
      }
    [2] Segundo lugar: { podium-who }, { $points }.
    [3] Tercer lugar: { podium-who }, { $points }.
   *[other] Lugar { $place }: { podium-who }, { $points }.
  }
podium-who = { $who ->
    [you] tú
   *[other] { $name }
  }

# After the result: the best yet, the decisions that cost most, what keys do. $a is the turn, $b the cost, $c points or chance.
dear-item = turno { $a }, { $c ->
    [chance] { $b } de cada 100
   *[points] { $b ->
        [one] 1 punto
       *[other] { $b } puntos
      }
  }
dear-joint = { $head }; { $next }
dear-last = { $head }; { $next }
new-best = { $who ->
    [you] ¡Nuevo récord! Antes, { $before }.
   *[other] ¡Nuevo récord de { $name }! Antes, { $before }.
  }
    .brief = { $who ->
        [you] ¡Nuevo récord!
       *[other] ¡Nuevo récord de { $name }!
      }
best-hinted = { $who ->
    [you] Más que tu récord de { $before }, pero con pistas.
   *[other] { $name }: más que su récord de { $before }, pero con pistas.
  }
    .brief = {""}
best-stands = Tu récord: { $points }.
costliest = { $dear-n ->
    [0] { $how ->
        [hinted] Cada decisión se tomó con una pista.
        [rest] Cada decisión sin pista fue la mejor.
        [small] Solo errores pequeños.
       *[best] Cada decisión fue la mejor.
      }
   *[other] { $dear-n ->
        [one] Decisión más cara
       *[other] Decisiones más caras
      }: { $dear }.
  }
    .brief = {""}
plays-again = { $review ->
    [yes] { TOUCH() ->
        [yes] Ahora { KEY("roll") } o { KEY("hint") }.
       *[no] { KEY("hint") } repasa la partida, { KEY("roll") } juega otra.
      }
   *[no] { TOUCH() ->
        [yes] Ahora { KEY("roll") }.
       *[no] { KEY("roll") } juega otra.
      }
  }
    .brief = {""}

no-throws-left = No quedan tiradas. Elige una casilla: { $boxes }.
    .brief = No quedan tiradas. { $boxes }.
    .full = { TOUCH() ->
        [yes] No quedan tiradas. Elige una casilla. Más puntos: { $boxes }.
       *[no] No quedan tiradas. { KEY("previous") } y { KEY("next") } recorren las casillas, los números nombran una, { KEY("commit") } anota en ella. Más puntos: { $boxes }.
      }
all-kept = Los cinco están guardados: nada que tirar. Más puntos: { $boxes }.
    .brief = Todos guardados. { $boxes }.
roll-all = Nada guardado. { TOUCH() ->
    [yes] ¿Tirar los cinco?
   *[no] { KEY("roll") } otra vez tira los cinco.
  }
    .brief = ¿Tirar los cinco?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("roll") } otra vez.
      }
alike-left = { $faces-n ->
    [1] Un { $faces } sin guardar. { TOUCH() ->
        [yes] ¿Tirar de todos modos?
       *[no] { KEY("roll") } otra vez lo tira.
      }
   *[other] { $faces } sin guardar. { TOUCH() ->
        [yes] ¿Tirar de todos modos?
       *[no] { KEY("roll") } otra vez los tira.
      }
  }
made-left = { $box }, { $points }, sin guardar. { TOUCH() ->
    [yes] ¿Tirar de todos modos?
   *[no] { KEY("roll") } otra vez tira.
  }
zero = ¿Anotar 0 en { $box }?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}{ KEY("commit") } otra vez.
  }
    .brief = ¿0 en { $box }?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("commit") } otra vez.
      }
box-filled = Ya hay { $points } en { $box }. Más puntos: { $boxes }.
    .brief = Ocupada: { $box }. { $boxes }.
no-such-box = No hay tal casilla. Más puntos: { $boxes }.
    .brief = No hay tal casilla.

points = { $open ->
    [no] Nada todavía.
   *[yes] { $points ->
        [0] Nada puntúa.
       *[other] Más puntos: { $box }, { $points }{ with-bonus }.
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
    [yes] Fin de la partida.
   *[no] Turno { $round } de { $rounds }.
  }
    .brief = { $scores }.
choice-list = { $over ->
    [yes] Fin de la partida.
   *[no] { $count ->
        [one] Una casilla libre.
       *[other] { $count } casillas libres.
      } { $boxes-n ->
        [1] { $boxes }.
       *[other] Más puntos: { $boxes }.
      }
  }
    .brief = { $over ->
        [yes] Fin de la partida.
       *[no] { $count ->
            [1] {""}
            [2] {""}
            [3] {""}
           *[other] De { $count }:
          } { $boxes }.
      }
# The open boxes, or the filled ones where these are fewer.
unfilled-item = { box-item }
unfilled-last = { $head }, { $next }
filled-item = { box-item }
filled-last = { $head }, { $next }
open-boxes = Libres: { $unfilled-n ->
    [0] { $filled-n ->
        [0] las { $count }.
       *[other] todas menos { $filled }.
      }
   *[other] { $unfilled }.
  }
rolls-left = { $over ->
    [yes] Fin de la partida.
   *[no] { $left ->
        [0] No quedan tiradas.
        [one] Queda una tirada.
       *[other] Quedan { $left } tiradas.
      }
  }
    .full = { $over ->
        [yes] Fin de la partida.
       *[no] { $left ->
            [0] No quedan tiradas: anota en una casilla.
            [one] Queda una tirada{ $throws ->
                [0] , pero los cinco están guardados.
                [one] , de un dado.
               *[other] , de { $throws } dados.
              }
           *[other] Quedan { $left } tiradas{ $throws ->
                [0] , pero los cinco están guardados.
                [one] , la próxima de un dado.
               *[other] , la próxima de { $throws } dados.
              }
          }
      }
# Off an even pace, which is three dice of each face.
bonus-pace = { $pace ->
    [ahead] { $off } por encima del ritmo
    [behind] { $off } por debajo del ritmo
   *[even] a buen ritmo
  }
    .brief = { $pace ->
        [ahead] { $off } por encima
        [behind] { $off } por debajo
       *[even] a buen ritmo
      }
bonus-lost = { $possible ->
    [0] a falta de { $need }
   *[other] como mucho { $possible } más
  }, sin bono
bonus-progress = { $who ->
    [other] { $name }: parte
   *[you] Parte
  } superior { $progress ->
    [reached] { $have }, bono logrado, { $bonus }.
    [lost] { $have }, { bonus-lost }.
   *[running] { $have } de { $threshold }, { bonus-pace }.
  }
    .brief = { $who ->
        [other] { $name }:
       *[you] {""}
      } { $progress ->
        [reached] { $have }, bono logrado.
        [lost] { $have }, sin bono.
       *[running] { $have } de { $threshold }, { bonus-pace.brief }.
      }
    .full = { $who ->
        [other] { $name }: parte
       *[you] Parte
      } superior { $progress ->
        [reached] { $have }, bono logrado, { $bonus }.
        [lost] { $have } de { $threshold }, { bonus-lost }.
       *[running] { $have } de { $threshold } para el bono de { $bonus }, { bonus-pace }. Aún posibles { $possible }.
      }
sheet-line = { $filled ->
    [yes] { $box } { $points }.
   *[no] { $box }, libre.
  }
sheet-bonus = { $progress ->
    [reached] Bono { $bonus }, con { $have }.
    [lost] Bono 0, con { $have } de { $threshold }.
   *[running] Bono pendiente, { $have } de { $threshold }.
  }
    .brief = { $progress ->
        [reached] Bono { $bonus }.
        [lost] Bono 0.
       *[running] Bono, { $have } de { $threshold }.
      }
sheet-total = { $who ->
    [you] Tu total: { $total }.
   *[other] { $name }: total { $total }.
  } { $open ->
    [0] {""}
    [one] Una casilla libre.
   *[other] { $open } casillas libres.
  }
    .brief = { $who ->
        [you] Total { $total }.
       *[other] { $name } { $total }.
      }
# Not among values, which are another sum.
hint-worth = { $worth ->
    [0] {""}
   *[other] : { $worth }
  }
hint = { $commit ->
    [yes] { $zero ->
        [yes] Anotar 0 en { $box }.
       *[no] Anotar en { $box }{ hint-worth }{ with-bonus }.
      }
   *[no] { $faces-n ->
        [0] Tirar los cinco.
        [1] Guardar el { $faces }, tirar { $throws } dados.
       *[other] Guardar { $faces }, tirar { $throws ->
            [one] un dado.
           *[other] { $throws } dados.
          }
      }
  }
# Values: points at the end, chances to win in 100, points of this turn, or none.
hint-numbers = { hint } { $unit ->
    [points] Llega a { $value } si juegas bien hasta el final.
    [chance] Gana { $value ->
        [one] una vez
       *[other] { $value } veces
      } de cada 100.
    [rule] A ojo.
   *[turn] Este turno da { $value } de promedio.
  } { $gap-n ->
    [0] { $only ->
        [yes] No hay otra opción.
       *[no] {""}
      }
   *[other] Si no, { $gap } menos: { $other }
  }
    .brief = { hint } { $gap-n ->
        [0] {""}
       *[other] Si no, { $gap } menos: { $other }
      }

## The coach on score sheets: why a decision is better, and what matters for one

instead-item = { box-item }
aim-told = { $many ->
    [0] {""}
   *[other] al menos { $many }{" "}
  }{ $box }, { $percent } de cada 100 veces
other-aim-told = { $other_many ->
    [0] {""}
   *[other] al menos { $other_many }{" "}
  }{ $instead }, { $other_percent } de cada 100 veces
reason-aims = Eso da { aim-told }; tu elección: { other-aim-told }.
reason-roll-on = Eso da { aim-told }, y { $points } de promedio en este turno; tu elección da { $other_points } ahora.
reason-take = Eso da { $points } ahora; tu elección da { other-aim-told }, y { $other_points } de promedio en este turno.
reason-later = Eso da { $now_sign ->
    [more] { $now } más
    [less] { $now } menos
   *[same] lo mismo
  } en este turno, { $then_sign ->
    [more] { $then } más
    [less] { $then } menos
   *[same] lo mismo
  } después.
half-hint-box = Piensa en la casilla { $box }.
half-hint-all = ¿Vale la pena guardar alguno de estos dados?
half-hint-zero = ¿Qué casilla será la más difícil de llenar después?
half-hint-made = Compara lo que hay con lo que da otra tirada.
half-hint-bonus = Piensa en el bono: faltan { $missing }.
half-hint-later = Sopesa lo que aún puede dar cada casilla después.

## Refusals: why a key does nothing now, and what would

no-meaning = { $command }: no sirve en este juego.
    .brief = En este juego no.
one-moment = Un momento.
unbound = { $bound }: aquí no sirve. { KEY("help") } dice las teclas.
    .brief = Aquí no sirve.
not-your-turn = Turno de { $name }. { KEY("toggle") } acelera.
    .brief = Turno de { $name }.
roll-first = Primero tira.
    .full = Primero tira, con { KEY("roll") }.
game-over = Fin de la partida.
undo-too-late = Ya no se puede deshacer: juega { $name }.
    .brief = Demasiado tarde.
nothing-to-undo = Nada que deshacer.
    .full = Nada que deshacer. Un ajuste dice si también se deshacen tiradas.
rolls-stand = Nada que deshacer.{ $first ->
    [yes] {" "}Con dados verificables toda tirada queda, diga lo que diga el ajuste.
   *[no] {""}
  }
no-such-die = { $dice ->
    [one] Solo hay un dado.
   *[other] Solo hay { $dice } dados.
  }
no-such-face = Aquí no hay { plural-face }.
no-such-digit = Los números del 1 al 6 eligen caras.
no-such-action = Ahora no se puede.
nothing-to-choose = Nada que elegir ahora. Primero tira.
held-back = Demasiado pronto.
nothing-missed = Nada nuevo.
hint-how = { $numbers ->
    [yes] { $first ->
        [yes] { KEY("hint") } hace lo primero.
       *[no] { KEY("hint") } lo hace.
      }
   *[no] { KEY("hint") } otra vez lo hace.
  }
    .brief = {""}
no-hint = Aquí no hay pista.
chance-part = { $points ->
    [0] menos de 1
    [100] más de 99
   *[other] { $points }
  }
chance-about = { $exact ->
    [yes] { chance-part }
   *[other] { $points ->
        [0] { chance-part }
        [100] { chance-part }
       *[other] aproximadamente{" "}{ chance-part }
      }
  }
chances-item = { $who ->
    [you] tú
   *[other] { $name }
  } { chance-part }
chances-last = { $head }, { $next }
chance = { $who ->
    [you] Ganas
   *[other] { $name } gana
  } { chance-about } de cada 100, { $chances }.
    .brief = { chance-about }.
decided-before = { $before ->
    [0] menos de 1
    [100] más de 99
   *[other] { $before }
  }
decided-after = { $after ->
    [0] menos de 1
    [100] más de 99
   *[other] { $after }
  }
decided = Se decidió en el turno { $turn }: { $who ->
    [you] tus posibilidades
   *[other] las posibilidades de { $name }
  } pasaron de { decided-before } a { decided-after } de cada 100.
    .brief = Se decidió en el turno { $turn }: de { decided-before } a { decided-after }.
chance-unknown = Con estas opciones no se conocen las probabilidades.
chance-record = Nuevo récord, más de { $best }: { chance-about } de cada 100.
    .brief = { chance-about }.
end-expected = Esperado al final: { $points } puntos.
    .brief = Esperado: { $points }.
turns-to-go = Turnos hasta el final: unos { $count }.
hint-not-ready = Calculando el juego{ $percent ->
    [0] .
   *[other] , { $percent } por ciento.
  } Pregunta otra vez en un momento.
    .brief = { $percent ->
        [0] Aún sin calcular.
       *[other] Calculado el { $percent } por ciento.
      }

## Walking the dice

die = { $kept ->
    [yes] { $face }, guardado.
   *[no] { $face }.
  }
    .full = { $kept ->
    [yes] Dado { $place }: { $face }, guardado.
   *[no] Dado { $place }: { $face }.
  }

## The table

roll-now = { TOUCH() ->
    [yes] Pulsa { KEY("roll") }.
   *[no] { KEY("roll") } tira.
  }
seated = { $game }{ seated-who }.{ seated-options } { $who ->
    [you] { $seats ->
        [1] {""}
       *[other] Empiezas tú.
      } { roll-now }
    [here] Empieza { $name }. { roll-now }
   *[other] Empieza { $name }.
  }
    .brief = { $seats ->
        [1] { $game }{ seated-who }.{ seated-options }
       *[other] { $game }.{ seated-options } { $who ->
            [you] Empiezas tú.
           *[other] Empieza { $name }.
          }
      }
# One person against others, several people (and others), or one alone.
seated-who = { $opponents-n ->
    [0] { $players-n ->
        [0] , en solitario
       *[other] , { $players }
      }
   *[other] {" "}contra { $opponents }
  }
# Options that are not as usual. Before who starts: what comes later is cut off by the first key.
seated-options = { $options-n ->
    [0] {""}
   *[other] {" "}{ $options }.
  }
options-last = { $head }, { $next }
watching = { $game }: { $players-n ->
    [one] juega
   *[other] juegan
  } { $players }.{ seated-options }{ $hurries ->
    [yes] {" "}{ KEY("toggle") } acelera.
   *[no] {""}
  }
no-display = No hay pantalla. Pulsa Enter para jugar en esta terminal, Control C para salir.
goodbye = Hasta luego.

## Menus, readers, the history

menu-open = { $title }. { $label }
menu-move = { $label }
menu-edge = { $label }
menu-wrap = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
reader-open = { $title }, { $count ->
    [one] una línea
   *[other] líneas: { $count }
  }. { $label }
titled = { $title }.
list-where = { $title }. { $label }. { $place } de { $count }.
    .brief = { $label }. { $place } de { $count }.
in-section = { $section }. { $label }
explained = { $text }
not-explained = Aquí no hay nada que explicar.
kind-set = { $value ->
    [mine] Mis jugadas.
    [others] Jugadas de rivales.
    [results] Resultados.
   *[all] Todos los mensajes.
  }
find = Buscar: escribe una palabra, luego { KEY("select") }.
    .brief = Buscar.
space = espacio
blank = en blanco
not-found = { $text } no está aquí.
nothing-sought = Nada que buscar: pulsa { KEY("find") } y escribe una palabra.
history-empty = Aún no se ha dicho nada.
copied = Copiado.
not-copied = Aquí no se puede copiar.
address-wrong = La dirección de esta página pide { $text }, que no existe. En su lugar, aquí está el menú.
no-game-to-save = Aún no hay ninguna partida guardada.
no-saved-game = Este archivo no es una partida guardada.
saved-to-file = { $name } ya está en tus descargas.
export-counts = Contiene: partidas { $games }, estadísticas { $records }, decisiones para practicar { $practice }.
export-also = Contiene también: { $files }.
files-item = { $a ->
    [settings] ajustes
    [keymap] teclas
    [last] últimas elecciones
   *[quiz] mejores resultados del examen
  }
export-left-out = Se dejó fuera porque no se puede leer: { $inside } ({ $why }).
export-too-large = Aquí hay más de lo que cabe en un archivo: { $count } archivos, { $size } MB.
import-games = Partidas: { $count ->
    [one] { $count } nueva
   *[other] { $count } nuevas
  }, { $there } ya estaban.
import-continued = Partidas que siguieron en otro sitio y ahora están igual de avanzadas aquí: { $count }.
import-beside = { $inside } siguió aquí de otra manera. La tuya se queda, la otra se guarda al lado como { $copy }.
import-records = Estadísticas, partidas: { $count ->
    [one] { $count } nueva
   *[other] { $count } nuevas
  }, { $there } ya estaban.
import-practice = Decisiones para practicar: { $count ->
    [one] { $count } nueva
   *[other] { $count } nuevas
  }, { $there } ya estaban.
import-file = { $what ->
    [settings] Ajustes
    [keymap] Teclas
    [last] Últimas elecciones
   *[quiz] Mejores resultados del examen
  }: { $outcome ->
    [new] se tomaron del archivo.
    [there] ya eran iguales.
    [kept] se quedan como las tienes.
    [kept_unless] se quedan como las tienes; --replace toma lo del archivo.
    [replaced] lo del archivo sustituye lo tuyo.
   *[joined] se unieron con lo tuyo.
  }
import-over-cap = Ahora hay { $count } partidas terminadas. El programa guarda { $cap } y borra las más antiguas cuando termine la próxima, si no ajustas que guarde más.
import-runs = No se tomó nada, porque otro programa está tomando un archivo.
import-failed = No se tomó nada: { $why }.
import-stopped = No se tomó todo: { $why }. Vuelve a tomar el archivo para tener el resto.
import-foreign = Este no es un archivo con las partidas de un jugador, o está dañado. No se tomó nada.
import-newer = Un audiodice más nuevo guardó este archivo, en el formato { $version }. Este conoce { $known }. No se tomó nada.
import-too-large = Este archivo contiene más de { $count } archivos o { $size } MB. No se tomó nada.
import-unknown = Este archivo contiene { $inside }, que ningún archivo así puede contener. No se tomó nada.
import-damaged = { $inside } está dañado en este archivo: { $why }. No se tomó nada.
start = {""}
exit = {""}

main-menu = audiodice
menu-play = Jugar a { $game } contra { $opponents }
menu-play-together = Jugar a { $game }: { $players }
menu-play-alone = Jugar a { $game } en solitario
game-described = { $game }, { $kind }
    .brief = { $game }
play-described = { $label }. { $kind }
    .brief = { $label }
menu-new-game = Nueva partida
menu-rules = Reglas
menu-keys = { TOUCH() ->
    [yes] Botones
   *[no] Teclas
  }
menu-settings = Ajustes
menu-learn = Aprender los sonidos
menu-lessons = Aprender a jugar
menu-tips = Consejos
lessons-letter = A
menu-quit = Salir
pause-menu = Pausa
menu-continue = { $over ->
    [yes] Volver al resultado
   *[no] Volver a la partida
  }
menu-restart = Empezar esta partida de nuevo
menu-play-again = Jugar otra vez
menu-statistics = Estadísticas de esta partida
menu-credits = Créditos
end-menu = Fin de la partida
menu-reset = Restablecer todos los ajustes
reset-asked = ¿Restablecer todo, menos tu nombre y los servidores?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}{ KEY("select") } otra vez.
  }
    .brief = ¿Restablecer todo?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("select") } otra vez.
      }
settings-reset = Todos los ajustes tienen otra vez su valor inicial.
loss-asked = Esta partida se perdería. { TOUCH() ->
    [yes] ¿Empezar de nuevo?
   *[no] { KEY("select") } otra vez para empezar de nuevo.
  }
    .brief = { TOUCH() ->
        [yes] ¿Perderla para siempre?
       *[no] ¿Perderla para siempre? { KEY("select") } otra vez.
      }
statistics-title = Estadísticas de la partida
statistics-ranking = { $places }.
statistics-margin = { $margin ->
    [0] Empate.
   *[other] { $who ->
        [you] Ganaste
       *[other] Ganó { $name }
      } por { $margin }.
  }
statistics-seat = { $who ->
    [you] Tú
   *[other] { $name }
  }: { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }, el mejor { $best }, el peor { $worst }, promedio { $mean }{ seat-hinted }.
seat-hinted = { $hinted ->
    [0] {""}
    [one] , una decisión con pista
   *[other] , { $hinted } decisiones con pista
  }
sheet-title = { $who ->
    [you] Tu hoja
   *[other] Hoja de { $name }
  }
credits = audiodice es software libre con licencia MIT. Su voz propia es espeak-ng, con la Licencia Pública General de GNU. Todos los sonidos los crea el sintetizador del propio programa.
menu-main = Salir al menú principal
new-game-menu = Nueva partida
menu-start = Empezar
menu-game = Juego: { $game }
menu-people = Personas en este teclado: { $number }
menu-opponent = Rival { $number }{ from-next-game }: { $value }
menu-one-opponent = Rival{ from-next-game }: { $value }
from-next-game = { $later ->
    [yes] , desde la próxima partida
   *[no] {""}
  }
menu-add-opponent = Rivales: { $number }
menu-option = { $option }: { $value }
menu-name = Nombre del jugador { $number }: { $value }
menu-begins = Quién empieza la próxima partida: { $value }
    .help = A quién le toca primero en la próxima partida de esta mesa.
value-first = otra vez el primer asiento
value-turn = por turnos
value-winner = quien gane
value-loser = quien pierda
rules-title = Reglas de { $game }
worth-title = Qué puntúa en { $game }
tips-title = Consejos para { $game }
tips-here = { TOUCH() ->
    [yes] Consejos para este juego: pulsa aquí.
   *[no] { KEY("select") } da consejos para este juego.
  }
keys-title = { TOUCH() ->
    [yes] Botones
   *[no] Teclas
  }
here-title = Qué puedes pulsar aquí
settings-title = Ajustes
settings-words = Lo que se dice
settings-voice = La voz
settings-sounds = Sonidos
settings-playing = Juego y partidas guardadas
settings-keys = Teclas y listas
settings-captions = Subtítulos
settings-open = { $title }. { KEY("list_left") } y { KEY("list_right") } cambian un ajuste, { KEY("explain") } lo explica. { $label }
    .brief = { $title }. { $label }
value-on = sí
value-off = no
value-none = ninguno
value-one = uno
value-two = dos
too-few-seats = Alguien tiene que jugar: personas o rivales.
same-name = Dos jugadores no pueden llamarse { $name }. Cambia un nombre.
name-unheard = Un nombre necesita una letra o una cifra.
too-many-seats = En { $game } caben { $most } como máximo.
teams-need-seats = Los equipos de dos piden cuatro, seis u ocho jugadores.
menu-changed = { $label }
announced = { $text }
offer = { $label }
offer-hurry = Acelerar a los demás
    .help = Juegan enseguida, y oyes el resultado.
offer-done = Listo
offer-erase = Borrar lo último
offer-again = Oírlo otra vez
offer-sheet = Hoja siguiente
offer-zeros = Casillas por 0
type-name = { $label }. Escribe, luego { KEY("select") }.
type-number = { $label }. Escribe { number-allowed }, luego { KEY("select") }.
    .brief = { $label }. Escribe un número.
number-allowed = { $numbers-n ->
    [0] { $step ->
        [1] un número del { $least } al { $most }
       *[other] un múltiplo de { $step }, del { $least } al { $most }
      }
   *[other] uno de estos: { $numbers }
  }
number-wanted = { $text } no se puede. Escribe { number-allowed }.
    .brief = ¿{ $text }? Escribe { number-allowed }.
typed = { $text }
erased = { $text } borrado
nothing-typed = Vacío.
entry-full = Lleno: { $most } caracteres como máximo.
default-name = Jugador { $number ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[8] ocho
  }
you-name = Tú

setting-language = Idioma, desde el próximo inicio: { $value }
    .help = Textos y voz; automático toma el idioma del sistema.
setting-verbosity = Cuánto se dice: { $value }
    .help = Breve calla lo que puedes preguntar, completo dice más.
setting-name = Cómo te llaman tus amigos: { $value }
    .help = Lo oyen los amigos en otras máquinas. Se pregunta cuando abres una sala o te unes a una por primera vez.
setting-pace = Ritmo de los rivales: { $value }
    .help = Cuánto esperan los rivales entre un paso y otro.
setting-digits = Los números eligen: { $value }
    .help = Caras: 5 guarda los cincos. Posiciones: 5 guarda el quinto dado.
setting-dice = Orden de los dados: { $value }
    .help = En qué orden se dicen los dados de una tirada.
setting-between-dice = Entre los dados: { $value }
    .help = Espacios, o comas que hacen una pausa; automático es lo que tu voz lee mejor.
setting-reroll = Tras volver a tirar se dice: { $value }
    .help = Qué oyes después de otra tirada: los dados nuevos, todos, o ambas cosas.
setting-most = Casilla con más puntos tras tirar: { $value }
    .help = Si oyes qué casilla da más puntos: tras la última tirada, y en detalle tras cada una. No siempre es la mejor: eso lo dice { KEY("hint") }.
setting-box-order = Orden de las casillas: { $value }
    .help = Qué casilla dice primero { KEY("next") }: la de más puntos o la primera de la hoja.
setting-scores = Orden de los puntos: { $value }
    .help = En qué orden dice { KEY("scores") } los puntos de cada uno.
setting-undo = Deshacer llega: { $value }
    .help = Hasta dónde vuelve { KEY("undo") }. Con dados verificables, nunca más allá de una tirada.
setting-confirmations = Preguntar ante un posible error: { $value }
    .help = Pregunta una vez antes de un paso que desperdicia puntos o pierde una partida.
setting-undo-pause = Tras tu turno, milisegundos para deshacer: { $value }
    .help = Cuánto esperan como mínimo los rivales después de tu turno, para que { KEY("undo") } aún pueda deshacerlo.
setting-auto-keep = Guardar al momento si solo hay una opción: { $value }
    .help = Sí: si una tirada solo tiene una opción, se guarda sola.
setting-speech = Quién habla, desde el próximo inicio: { $value }
    .help = Automático toma tu lector de pantalla; si no, la voz del sistema; si no, la nuestra.
setting-voice = Voz propia del programa: { $value }
    .help = Quién habla cuando el programa usa su propia voz.
setting-elsewhere = Con otra ventana delante: { $value }
    .help = Qué oyes del juego mientras estás en otro programa.
setting-wrap = Las listas dan la vuelta: { $value }
    .help = Si después del último elemento viene el primero.
setting-recent = Mensajes de una vez: { $value }
    .help = Cuántos mensajes repite { KEY("recent") } de una vez.
setting-rate = Voz, palabras por minuto: { $value }
    .help = Lo rápido que habla la voz, si no lo fija un lector de pantalla. 220 es la velocidad que tiene puesta Speech Dispatcher.
setting-pitch = Tono de la voz: { $value }
    .help = Lo aguda que es la voz, si no lo fija un lector de pantalla.
setting-effects = Volumen de los efectos: { $value } por ciento
    .help = Lo fuerte que suena todo junto; los tres ajustes siguientes son partes de este.
setting-dice-volume = Volumen de los dados: { $value } por ciento
    .help = Lo fuerte que suenan el cubilete y los dados.
setting-interface-volume = Volumen de menús y sucesos: { $value } por ciento
    .help = Lo fuertes que son los sonidos de menús, turnos y puntos.
setting-values-volume = Volumen de los valores de oído: { $value } por ciento
    .help = Lo fuertes que son los golpes que dicen un número sin palabras.
setting-music = Música y sala: { $value }
    .help = El sonido de una sala con gente, y una melodía para cada juego. Automático: no junto a un lector de pantalla.
setting-music-volume = Volumen de la música: { $value } por ciento
    .help = Lo fuertes que son la sala y las melodías; el volumen de los efectos no lo cambia.
setting-values-pace = Valores de oído: { $value }
    .help = Lo rápido que suenan los números; ágil es para quien ya los conoce.
setting-night = Modo nocturno: { $value }
    .help = Nada suena fuerte: los sonidos fuertes se contienen.
setting-mono = Lo mismo en ambos oídos: { $value }
    .help = Suena igual en los dos oídos, para quien oye con uno solo.
setting-swap = Izquierda y derecha cambiadas: { $value }
    .help = Cambia izquierda por derecha, si llevas los auriculares al revés.
setting-headphones = Sonido para auriculares: { $value }
    .help = Coloca los sonidos alrededor de tu cabeza: el oído más lejano los oye después y más apagados.
setting-voice-volume = Volumen de la voz: { $value } por ciento
    .help = Lo fuerte que es la voz, si no lo fija un lector de pantalla.
setting-voice-waits = La voz propia espera a los sonidos: { $value }
    .help = Lo habitual: oyes lo que pasó antes de que se diga. Poco: la voz solo espera al primer sonido.
setting-braille = Línea braille: { $value }
    .help = Muestra cada mensaje en una línea braille, en su forma más corta: por tu lector de pantalla o por BRLTTY. Orca 45 a 50 muestran el mensaje entero, diga lo que diga este ajuste.
setting-captions = Subtítulos en la ventana: { $value }
    .help = Muestra en la ventana lo que se dice.
setting-caption = Tamaño de los subtítulos: { $value }
    .help = Lo grandes que son las letras de la ventana.
setting-colours = Colores de los subtítulos: { $value }
    .help = Los colores de las letras y de la ventana.
setting-motion = Dados en movimiento en la ventana: { $value }
    .help = No: los dados lanzados aparecen quietos.
setting-picture = Imagen de la partida en la terminal: { $value }
    .help = Puntos, dados, casillas y teclas se dibujan encima de las palabras. La ventana los muestra siempre.
setting-key-repeat = Las teclas mantenidas se repiten, desde el próximo inicio: { $value }
    .help = Si una tecla que mantienes pulsada cuenta una y otra vez.
setting-switches = Jugar con pulsadores: { $value }
    .help = Se juega con una o dos teclas: una avanza, la otra elige.
setting-dwell = Un pulsador, milisegundos en cada paso: { $value }
    .help = Cuánto espera cada paso después de las últimas palabras, con un solo pulsador.
setting-buffer = Búfer de sonido, más pequeño es más rápido: { $value }
    .help = Un búfer pequeño responde antes a la tecla; súbelo si el sonido cruje.
setting-pack = Paquete de sonidos, desde el próximo inicio: { $value }
    .help = Tus propios sonidos, de la carpeta packs que está junto a los ajustes.
setting-shake = Agitar el cubilete: { $value }
    .help = { TOUCH() ->
        [yes] Mantén pulsado el botón que tira, y los dados se agitan hasta que lo sueltes.
       *[no] Mantén pulsada la tecla que tira, y los dados se agitan hasta que la sueltes.
      } Automático es mantenido con la voz propia del programa, y no junto a un lector de pantalla.
value-auto = automático
value-automatic = automático
value-network = solo este dispositivo y su red
value-de = alemán
value-en = inglés
value-es = español
value-fr = francés
value-it = italiano
value-ja = japonés
value-nl = neerlandés
value-pl = polaco
value-pt-BR = portugués de Brasil
value-ru = ruso
value-tr = turco
value-zh-Hans = chino simplificado
value-brief = breve
value-normal = normal
value-plain = sencilla
value-max = Max
value-edward = Edward
value-linda = Linda
value-belinda = Belinda
value-steph = Steph
value-klatt = Klatt
value-full = completo
value-instant = inmediato
value-fast = rápido
value-held = mantenido
value-tap = corto
value-slow = lento
value-brisk = ágil
value-usual = lo habitual
value-short = poco
value-no = no
value-step = hasta la última tirada
value-more = también tiradas, y la partida no cuenta para récords
value-thrown = como caen
value-sorted = por valor
value-blanks = espacios
value-commas = comas
value-new = los dados nuevos
value-hand = todos los dados
value-both = los nuevos y todos
value-points = primero más puntos
value-sheet = como en la hoja
value-seats = por asientos
value-screen-reader = lector de pantalla
value-native = la voz del sistema
value-embedded = voz propia
value-text = solo texto
value-cream = crema sobre oscuro
value-white = blanco sobre negro
value-yellow = amarillo sobre negro
value-green = verde sobre negro
value-black = negro sobre blanco
value-speak = el juego sigue en voz alta
value-quiet = silencio
value-face = caras
value-place = posiciones

## Opponents: a name and a line about each

opponent-name-random = Ramón
opponent-name-cautious = Prudencia
opponent-name-bold = Bruno
opponent-name-steady = Constanza
opponent-name-weak = Modesto
opponent-name-fair = Félix
opponent-name-strong = Sansón
opponent-name-perfect = Vera
# The names of a second, third ... opponent of that kind at the table.
opponent-more-random = Rosa Raúl Rita Rubén Rebeca René Rocío
opponent-more-cautious = Pablo Pilar Pedro Paula Pascual Pía Patricio
opponent-more-bold = Beatriz Benito Blanca Bernardo Belén Basilio Brígida
opponent-more-steady = Carlos Clara Cecilio Carmen Claudio Celia Camilo
opponent-more-weak = Marta Miguel Mónica Mario Mercedes Manuel Matilde
opponent-more-fair = Flora Fermín Fátima Fabio Fernanda Federico Felisa
opponent-more-strong = Sara Samuel Sofía Sergio Silvia Simón Susana
opponent-more-perfect = Víctor Valeria Vicente Violeta Vidal Verónica Virgilio
opponent-numbered = { $name } { $number ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[8] ocho
  }

## The solved games: perfect play, and a game looked at again

still-solving = { $name } aún calcula el juego, { $percent } por ciento, y mientras tanto juega a ojo.
    .brief = { $name } aún calcula, { $percent } por ciento.
solved = El juego está calculado: las pistas ya son exactas.
    .brief = Las pistas ya son exactas.
table-rebuilt = Una tabla de juegos calculados estaba dañada o era vieja. Se hace de nuevo.
table-damaged = La tabla de este juego está dañada o es vieja, y no se usa; audiodice solve la hace de nuevo.
cache-unwritable = Lo calculado no se puede guardar en este dispositivo. La próxima vez se calcula de nuevo.
solver-died = El cálculo del juego se interrumpió. La próxima partida lo intenta de nuevo.
menu-review = Repaso de esta partida
review-title = Repaso
review-seat = { $who ->
    [you] Tú
   *[other] { $name }
  }: { $unit ->
    [chance] { $result ->
        [100.0] victoria
        [0.0] derrota
       *[other] empate
      }. Antes de la primera tirada, { $expected } victorias de cada 100. Dados propios { review-luck }, decisiones { review-cost }{ $others_sign ->
        [zero] .
        [minus] , dados y decisiones del rival menos { $others }.
       *[plus] , dados y decisiones del rival más { $others }.
      }
   *[points] { $result } en total, se esperaban { $expected }. Suerte { review-luck }, decisiones { review-cost }.
  } { review-right }
    .brief = { $who ->
        [you] Tú
       *[other] { $name }
      }: suerte { review-luck }, decisiones { review-cost }.
# Decisions after a hint are not the player's own.
review-right = { $decisions ->
    [0] {""}
   *[other] Decisiones acertadas: { $right } de { $decisions }.
  } { $hinted ->
    [0] {""}
   *[other] Con pista: { $hinted }.
  }
review-luck = { $luck_sign ->
    [minus] menos { $luck }
    [zero] 0
   *[plus] más { $luck }
  }
review-cost = { $cost_sign ->
    [zero] 0
   *[plus] menos { $cost }
  }
review-decision = Turno { $turn }, con { $faces }. { $done } Mejor: { $better } { $unit ->
    [chance] Costó { $cost ->
        [one] una victoria
       *[other] { $cost } victorias
      } de cada 100.
   *[points] Costó { $cost ->
        [one] un punto
       *[other] { $cost } puntos
      }.
  }
    .brief = Turno { $turn }, { $faces }. { $done } Mejor: { $better } { $cost }.

## Games that are kept

game-not-kept = La partida no se puede guardar: { $why }. Continúa, y se guardará en cuanto el disco lo permita.
    .brief = Sin guardar: { $why }.
game-kept-again = La partida vuelve a guardarse.
    .brief = Vuelve a guardarse.
game-file-vanished = El archivo de la partida había desaparecido. Se ha escrito de nuevo.
    .brief = Archivo de la partida escrito de nuevo.
game-file-cut = El archivo de la partida estaba cortado, o ya no era un archivo. Se ha escrito de nuevo.
    .brief = Archivo de la partida escrito de nuevo.
game-file-changed = Otro programa escribió en el archivo de esta partida. La partida sigue en un archivo nuevo.
    .brief = Sigue en un archivo nuevo.
game-taken = Otro audiodice también ha abierto esta partida. Aquí sigue como una partida aparte.
    .brief = Sigue como partida aparte.
left-game-kept = La partida que dejaste sí está guardada.
    .brief = La otra partida está guardada.
games-unreadable = Las partidas guardadas no se pueden leer: { $why }.
last-step-dropped = El último paso estaba cortado y se descarta. Aún no lo habías oído.
    .brief = Último paso descartado.
clock-set-back = El reloj se ha atrasado. Las partidas guardadas pueden salir desordenadas.
    .brief = El reloj se ha atrasado.
game-damaged = Dañada en la línea { $line }: { $why }. { $turns ->
    [0] Antes no hay ningún turno entero.
    [one] Antes hay un turno entero.
   *[other] Antes hay { $turns } turnos enteros.
  }
    .brief = Dañada, { $turns ->
        [0] ningún turno entero.
        [one] un turno entero.
       *[other] { $turns } turnos enteros.
      }
game-newer = La guardó un audiodice más nuevo, en el formato { $version }. Este no sabe leerla.
    .brief = La guardó un audiodice más nuevo.
game-unreadable = Esta partida no se puede leer: { $why }.
    .brief = No se puede leer.
game-open-elsewhere = Otro audiodice está jugando esta partida.
    .brief = Abierta en otro sitio.
records-newer = Las estadísticas son de un audiodice más nuevo, versión { $version }; este conoce la { $known }. Se dejan como están.
    .brief = Las estadísticas son de un audiodice más nuevo.
records-unusable = Las estadísticas no se pueden usar: { $why }. Las partidas se guardan igual.
    .brief = Las estadísticas no se pueden usar.
records-damaged = Las estadísticas están dañadas: { $why }; audiodice stats --rebuild las rehace con las partidas guardadas.
    .brief = Las estadísticas están dañadas.

## Going on with a kept game

game-kept = { $young ->
    [yes] Guardada hasta que empiece otra partida: aún no hay puntos.
   *[no] La partida está guardada.
  }
    .brief = { $young ->
        [yes] Guardada hasta la próxima partida.
       *[no] Guardada.
      }
steps-not-kept = Los últimos pasos de esta partida no se pudieron guardar.
    .brief = Últimos pasos sin guardar.
table-back = { $game }{ seated-who }.
    .brief = { $game }.
resumed = { $game }{ seated-who }, donde lo dejaste.
    .brief = { $game }.
menu-friends = Con amigos
menu-resume = Continuar { $game }{ standing-now }
standing-now = { $against-n ->
    [0] { $seats-n ->
        [0] {""}
       *[other] : { $seats }
      }
   *[other] {" "}contra { $against }, { $mine } a { $theirs }
  }{ $turn-n ->
    [0] {""}
   *[other] , turno { $turn }
  }
kept-title = Partidas guardadas
finished-title = Partidas terminadas
kept-game = { $game }{ standing-now }, { kept-ago }{ $state ->
    [elsewhere] , abierta en otro sitio
    [damaged] , dañada
    [newer] , de un audiodice más nuevo
   *[fine] {""}
  }
kept-seat = { $name } { $points }
kept-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] ahora mismo
            [one] hace un minuto
           *[other] hace { $minutes } minutos
          }
        [one] hace una hora
       *[other] hace { $hours } horas
      }
    [one] ayer
   *[other] hace { $days } días
  }
kept-none = No hay partidas terminadas
good-part-asked = { TOUCH() ->
    [yes] ¿Seguir desde ahí?
   *[no] { KEY("select") } otra vez sigue desde ahí.
  }
delete-asked = ¿Borrar esta partida?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}{ KEY("delete") } otra vez.
  }
game-deleted = Borrada.
game-not-deleted = No se puede borrar: { $why }.
game-gone = Esa partida ya no está.
setting-kept-games = Partidas terminadas que se guardan: { $value }
    .help = Cuántas partidas terminadas se pueden volver a oír; las más viejas se borran.
setting-relays = Servidores para amigos de otros lugares: { $value }
    .help = Por qué servidores te encuentras con tus amigos: automático son los públicos que hayas aceptado. Este dispositivo y su red funcionan siempre. También puedes escribir direcciones propias, como relay.example.
relays-asked = Tus propios servidores, separados por espacios: un nombre, o una dirección con tcp, mqtts, ws o wss. Vacío, automático.
relays-refused = { $url } no es la dirección de un servidor. Es un nombre como relay.example, o empieza por tcp, mqtts, ws o wss.

## The program about itself

defect = Perdón, un fallo nuestro. { $path-n ->
    [0] {""}
   *[other] El informe está en { $path }.
  }
    .brief = Perdón, un fallo nuestro.
defect-again = Perdón, otro fallo. El programa se cierra. { $path-n ->
    [0] {""}
   *[other] El informe está en { $path }.
  }
verbosity-set = { $value ->
    [brief] Breve.
    [full] Completo.
   *[normal] Normal.
  }
input-help-on = { TOUCH() ->
    [yes] Ayuda de botones. Pulsa un botón para oír qué hace; { KEY("input_help") } la quita.
   *[no] Ayuda de teclas. Pulsa una tecla para oír qué hace; { KEY("input_help") } la quita.
  }
    .brief = { TOUCH() ->
        [yes] Ayuda de botones.
       *[no] Ayuda de teclas.
      }
input-help-off = { TOUCH() ->
    [yes] Fin de la ayuda de botones.
   *[no] Fin de la ayuda de teclas.
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
effects-off = Sin sonidos. { KEY("effects") } los activa.
effects-on = Con sonidos.
nothing-left = La voz está apagada: los sonidos siguen encendidos.
speech-off = Voz apagada. { KEY("speech") } la enciende.
speech-on = Voz encendida.
effects-volume = Sonidos al { $value } por ciento.
voice-volume = Voz al { $value } por ciento.
voice-rate = Palabras por minuto: { $value }.
voice-not-ours = La velocidad la fija tu lector de pantalla.
voice-volume-not-ours = El volumen lo fija tu lector de pantalla.
voice-changed = { $better ->
    [yes] Ahora habla: { voice-name }.
   *[no] Se perdió: { $gone ->
        [embedded] voz propia
        [text] texto
       *[other] { $gone }
      }. Ahora habla: { voice-name }.
  }
voice-name = { $voice ->
    [embedded] voz propia
    [text] solo texto
   *[other] { $voice }
  }
caption-size = Subtítulos, tamaño { $value }.
sounds-unavailable = No hay efectos de sonido. { $why }.
    .brief = No hay efectos de sonido.
sound-back = Vuelve a haber sonidos.
sounds-missing = { $count ->
    [one] Falta el sonido { $file }.
   *[other] Faltan { $count } sonidos, el primero { $file }.
  } El juego sigue.
sound-broken = El sonido { $file } no se puede reproducir: { $why }. El juego sigue sin él.
pack-sound-broken = El sonido { $file } del paquete no se puede reproducir: { $why }. Suena el del programa.
pack-flawed = { $count ->
    [one] Otro fallo
   *[other] Otros { $count } fallos
  } en el paquete de sonidos: audiodice sounds check los nombra.
pack-unusable = { $path }{ $line ->
    [0] {""}
   *[other] , línea { $line }
  }: { $why }. Se usan los sonidos del programa.
pack-unknown-cue = { $path }, línea { $line }: ningún sonido se llama { $given }.
pack-wrong-line = { $path }, línea { $line }: { $cue }: { $why }. Se usa el sonido del programa.
pack-missing-file = { $path }, línea { $line }: { $cue }: falta { $file }. En su lugar suena el del programa.
pack-silent-file = { $path }, línea { $line }: { $cue }: en { $file } no hay nada que oír. Este sonido queda en silencio.
pack-long-file = { $path }, línea { $line }: { $cue }: { $file } dura { $seconds } segundos; 5 son el máximo.
pack-lying-file = { $path }, línea { $line }: { $cue }: según su cabecera, { $file } dura { $says } segundos, pero son { $seconds }. ¿Está entero?
pack-odd-file = { $path }, línea { $line }: { $cue }: { $file } tiene { $rate } muestras por segundo y sus canales son { $channels }; se admiten de 8000 a 96000, en 1 o 2.
pack-fine = { $count ->
    [0] No se sustituye ningún sonido.
    [one] Se sustituye un sonido; todo está bien.
   *[other] Se sustituyen { $count } sonidos; todo está bien.
  }
pack-wrong-file = { $path }, línea { $line }: { $cue }: { $file } no se puede usar: { $why }.
cause-no-space = no queda espacio en el disco
cause-not-allowed = el sistema no lo permite
cause-read-only = el disco es de solo lectura
cause-disk-failed = el disco ha fallado
cause-missing = falta el archivo
cause-sound-gone = El dispositivo de sonido ya no está
cause-sound-silent = El dispositivo de sonido no responde
settings-unwritable = Los ajustes no se pueden guardar: { $why }. Valen hasta que salgas, y se guardarán en cuanto el disco lo permita.
settings-kept-again = Los ajustes vuelven a guardarse.
settings-broken = { $path }, línea { $line }: { $why }. Se usa { $default }.
keymap-unknown-command = { $path }, línea { $line }: ningún comando se llama { $given }.
keymap-unknown-key = { $path }, línea { $line }: { $command }: { $why }. Queda su tecla de siempre.
keymap-no-key = { $path }, línea { $line }: { $command } conserva su tecla de siempre: necesita una.
keymap-clash = { $path }, línea { $line }: { $bound } ya es { $other }, así que { $command } conserva su tecla de siempre.
keymap-syntax = { $path }, línea { $line }: no se puede leer: { $why }. Quedan las teclas de siempre.
keymap-unreadable = { $path }: { $why }. Quedan las teclas de siempre.
message-broken = { $file }{ $message-n ->
    [0] {""}
   *[other] , mensaje { $message }
  }: no se puede usar; en su lugar va el inglés.
messages-broken = { $count ->
    [one] Otro mensaje de este idioma no se puede usar.
   *[other] Otros { $count } mensajes de este idioma no se pueden usar.
  }
doctor-sentence = audiodice funciona. Me oyes.
help-line = { $bound }: { $command }
key-none = «{ $command }»
key-explained = { $line }. { $help }

## Dice that can be checked: the SHA-256 of their seed at the start, then a word that somebody

## adds, the seed at the end. Proven is where the dice came from, not that nobody chose the seed.

word-asked = Dados verificables. Su semilla está sorteada y la huella la fija. Ahora otra persona puede escribir una palabra que entra en los dados, para que nadie los haya elegido por su cuenta; luego { KEY("select") }. { KEY("select") } sin más empieza sin palabra. { KEY("where") } repite esto. La huella, para anotarla: { $groups }.
    .brief = Dados verificables. La palabra de otra persona, luego { KEY("select") }. Huella: { $groups }.
fair-dice = Dados verificables{ $word-n ->
    [0] {""}
   *[other] , con la palabra «{ $word }»
  }
fair-begun = { fair-dice }: la huella está en el archivo de la partida; { KEY("game_rules") } la dice.
    .brief = { fair-dice }.
    .full = { fair-dice }: la huella está en el archivo de la partida; { KEY("game_rules") } la dice. Fija la semilla de la que sale cada tirada.
commitment = { fair-dice }. La huella: { $groups }.
    .brief = Huella: { $groups }.
    .full = { fair-dice }. Se puede comprobar que las tiradas salen de la semilla que fija la huella, pero no cómo se eligió esa semilla. La huella: { $groups }.
seed-told = La semilla de los dados: { $groups }.
    .brief = Semilla: { $groups }.
verify-fair = { $throws ->
    [one] Una tirada
   *[other] Tiradas: { $throws }
  }, dados: { $faces }. Todo sale de la semilla{ $given ->
    [yes] , y la semilla es la que fija la huella.
   *[no] .
  }
verify-shared = { $throws ->
    [one] Una tirada
   *[other] Tiradas: { $throws }
  }, dados: { $faces }. Todo sale de lo que cada uno mostró para ellos.
verify-shared-wrong = La partida no es limpia: los dados de la línea { $line } no salen de lo que cada uno mostró para ellos.
verify-without = { $throws ->
    [one] En una tirada
   *[other] En { $throws } tiradas
  } no participó alguien que había estado en la mesa.
verify-lost = { $turns ->
    [one] Se perdió un turno
   *[other] Se perdieron { $turns } turnos
  } porque quien jugaba no mostró la tirada.
verify-unbound = Sin probar: la semilla no es la que fija la huella.
verify-wrong = La partida no es limpia: los dados de la línea { $line } no salen de la semilla.
verify-unheard = Esto no se comparó con la huella que se oyó al principio; --commitment lo hace.
verify-word = { $word-n ->
    [0] Nadie añadió una palabra a la semilla: quien empezó la partida pudo elegirla.
   *[other] Añadida a la semilla: la palabra «{ $word }».
  }
verify-undone = { $unfairly ->
    [yes] La partida no es limpia: {""}
   *[no] {""}
  }{ $undone ->
    [one] se deshizo una tirada
   *[other] se deshicieron { $undone } tiradas
  }{ $unfairly ->
    [yes] , y con dados verificables toda tirada queda.
   *[no] .
  }
verify-unfinished = La partida no está terminada: puede que lo que seguía se haya cortado.
groups-last = { $head }, { $next }

## Records

menu-records = Estadísticas
records-empty = Aún no hay partidas terminadas.
records-rebuilt = { $count ->
    [one] Ahora hay una partida en las estadísticas.
   *[other] Partidas en las estadísticas: { $count }.
  }
record-people = { $count ->
    [one] otra persona
   *[other] otras { $count } personas
  }
record-games = { $title }, { $player } { $opponents-n ->
    [0] en solitario
   *[other] contra { $opponents }
  }: { $count ->
    [one] una partida
   *[other] jugadas { $count }
  }{ $opponents-n ->
    [0] .
   *[other] , ganadas { $won }, perdidas { $lost }, empates { $tied }. { $longest ->
        [0] {""}
       *[other] Victorias seguidas: como mucho { $longest }, ahora { $streak }.
      }
  }
    .brief = { $title }, { $player } { $opponents-n ->
        [0] en solitario: { $count }.
       *[other] contra { $opponents }: ganadas { $won } de { $count }.
      }
record-scores = { $best-n ->
    [0] {""}
   *[other] Récord { $best }.
  } Promedio { $mean }. { $best_turn-n ->
    [0] {""}
   *[other] Mejor turno { $best_turn }.
  } Promedio por turno { $mean_turn }{ $empty ->
    [0] .
   *[other] , sin puntos { $empty } de { $count }.
  }
    .brief = { $best-n ->
        [0] {""}
       *[other] Récord { $best }.
      } Promedio { $mean }.
record-luck = { $count ->
    [one] Una partida repasada
   *[other] Partidas repasadas { $count }
  }: suerte { review-luck }, decisiones { review-cost }{ $unit ->
    [chance] , en victorias de cada 100.
   *[points] , en puntos.
  }
    .brief = Suerte { review-luck }, decisiones { review-cost }.
record-overall = { $title }, { $player }, todos los rivales: { $count ->
    [one] una partida
   *[other] jugadas { $count }
  }{ $best-n ->
    [0] {""}
   *[other] , récord { $best }
  }, promedio { $mean }.
record-time = { $hours ->
    [0] {""}
    [one] Una hora
   *[other] { $hours } horas
  } { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  } de juego. { $undone ->
    [0] {""}
    [one] Un paso deshecho.
   *[other] { $undone } pasos deshechos.
  } { $retaken ->
    [0] {""}
    [one] Una partida con tiradas deshechas, que no cuenta para récords.
   *[other] { $retaken } partidas con tiradas deshechas, que no cuentan para récords.
  } { $hinted ->
    [0] {""}
    [one] Una partida con pistas, que no cuenta para récords.
   *[other] { $hinted } partidas con pistas, que no cuentan para récords.
  }
plot-title = audiodice: estadísticas
plot-game = { $title }: { $count ->
    [one] una partida
   *[other] jugadas { $count }
  }, ganadas { $won }, récord { $top }, promedio { $mean }.
plot-over-time = { $count ->
    [one] La última partida
   *[other] Las últimas { $count } partidas en orden
  }: punto azul ganada, anillo naranja perdida, cuadrado gris empate. Línea: promedio de { $last }.
plot-spread = Cuántas veces cada puntuación
course-title = { $title }: probabilidad de ganar, de cada 100, al empezar cada turno
course-seat = { $name }: al principio { $before }, mínimo { $low }, máximo { $high }, al final { $after }.

## A game heard again

menu-replay = Volver a oír esta partida
replay-title = { $title }, { $players }: { $count ->
    [one] un turno
   *[other] { $count } turnos
  }.
replay-open = { $title }, { $players }: { $count ->
    [one] un turno
   *[other] { $count } turnos
  } que oír. { KEY("list_right") } avanza un paso, { KEY("list_next") } un turno, { KEY("select") } reproduce.
    .brief = { $title }, { $players }: { $count }.
replay-turn = Turno { $turn }{ $seats ->
    [1] .
   *[other] , { $who ->
        [you] tuyo
       *[other] { $name }
      }.
  }
replay-where = Turno { $turn } de { $turns }, { $who ->
    [you] tuyo
   *[other] { $name }
  }. Paso { $place } de { $count }.
    .brief = Turno { $turn }, paso { $place }.
replay-paused = En pausa.
replay-failed = Esta partida no se puede volver a oír: { $why }.
    .brief = No se puede oír.
# A turn told afterwards, roll by roll.
told-who = { $who ->
    [you] Tú:
   *[other] { $name }:
  }
told-rolled = { $who ->
    [you] Sacaste
   *[other] { $name } sacó
  } { $faces-n ->
    [1] un { $faces }
   *[other] { $faces }
  }.
# What dice were worth, where that is known; such points are multiples of 5.
told-worth = { $points ->
    [0] .
   *[other] , { $points } puntos.
  }
told-kept = { $who ->
    [you] { $faces-n ->
        [0] No guardaste nada.
        [1] Guardaste el { $faces }{ told-worth }
       *[other] Guardaste { $faces }{ told-worth }
      }
   *[other] { $faces-n ->
        [0] { $name } no guardó nada.
        [1] { $name } guardó el { $faces }{ told-worth }
       *[other] { $name } guardó { $faces }{ told-worth }
      }
  }
told-scored = { $who ->
    [you] Anotaste
   *[other] { $name } anotó
  } { $points ->
    [one] un punto
   *[other] { $points } puntos
  } en { $box }.
told-zeroed = { $who ->
    [you] Anotaste
   *[other] { $name } anotó
  } 0 en { $box }.
offer-play-on = Reproducir
offer-pause = Pausa
offer-step = Paso siguiente
offer-turn = Turno siguiente
offer-from-start = Desde el principio

## Lessons: a first game, led. $text is what the game's lesson says (its teach- messages), $bound

## the key to press; there is none while the opponent plays.

lesson-begun = Una lección: tu primera partida de { $game }, contra { $opponent }. { KEY("hint") } repite qué hacer, { KEY("back") } abre el menú.
lesson-step = { $text } { $bound-n ->
    [0] {""}
   *[other] Pulsa { $bound }.
  }
lesson-first = { $bound-n ->
    [0] Todavía no.
   *[other] Primero pulsa { $bound }.
  } { $text }
lesson-over = { TOUCH() ->
    [yes] { $text } En una partida, { KEY("hint") } da una pista, y { KEY("help") } dice qué hacen los botones. Ahora { KEY("roll") } empieza una partida de verdad contra { $opponent }, { KEY("back") } vuelve atrás.
   *[no] { $text } En una partida, { KEY("hint") } da una pista, { KEY("help") } dice las teclas, { KEY("input_help") } activa la ayuda de teclas. Ahora { KEY("roll") } empieza una partida de verdad contra { $opponent }, { KEY("back") } vuelve atrás.
  }
lesson-continue = Volver a la lección
lesson-anew = Empezar la lección de nuevo
lessons-need-words = Las lecciones se dicen con palabras. { KEY("speech") } enciende la voz.
new-here = { TOUCH() ->
    [yes] ¿Primera vez? Elige «{ menu-lessons }»: una lección por juego, tres minutos.
   *[no] ¿Primera vez? Pulsa { lessons-letter } y luego { KEY("select") }: una lección por juego, tres minutos.
  }

## What is shown: names of dice, boxes, seats and buttons

label-face = { $face ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[6] seis
  }
label-die = Dado { $place }: { $face ->
    [0] rodando
   *[other] { label-face }
  }
# $box is a box of the sheet, $points what it would bring.
label-box-now = { $box }: { $points } ahora
label-box-fill = Anotar { $points } en { $box }
label-total = Total
label-seat = { $name }: { $points }{ $missing ->
    [-1] {""}
   *[other] , a { $missing } de ganar
  }{ $turn ->
    [yes] , con el turno
   *[no] {""}
  }{ $present ->
    [yes] {""}
   *[no] , ya no está
  }
label-turn = { $over ->
    [yes] Fin de la partida
   *[no] { $who ->
        [you] Te toca
       *[other] Turno de { $name }
      }{ $rolls ->
        [-1] { $rounds ->
            [0] , ronda { $round }
           *[other] , ronda { $round } de { $rounds }
          }
        [one] , queda una tirada
       *[other] , quedan { $rolls } tiradas
      }
  }
label-stake = En juego: { $points }
label-apart = Apartados
label-roll = { $count ->
    [one] Tirar un dado
   *[other] Tirar { $count } dados
  }
# $name is what ends the turn, or a box.
label-commit = { $name }, { $points }
label-hurry = Acelerar
label-menu = Menú
label-less = Menos
label-more = Más
label-cancel = Cancelar
label-yes = Sí
label-no = No
yes-zero = Sí, 0 en { $box }
yes-roll-all = Sí, tirar todos
yes-made-left = Sí, tirar
yes-alike-left = Sí, tirar
yes-delete-asked = Sí, borrar
not-done = No se hizo.

## Practice: decisions of finished games, and drills
menu-practise = Practicar{ $due ->
    [0] {""}
   *[other] : pendientes { $due }
  }
practise-due = Pendientes: { $due }
practise-drill = Ejercicios: { $title }
practise-mixed = Mezclados
practise-progress = Tu progreso
practise-go-on = Siguiente decisión
to-practise = { $count ->
    [one] Una decisión
   *[other] { $count } decisiones
  } para practicar: { KEY("practise") }.
practise-none = Aquí no hay nada que practicar.
practise-place = { $place } de { $count }{ $turn ->
    [0] .
   *[other] , turno { $turn }.
  }
practise-keys = { KEY("hint") } da una pista; dos veces, la respuesta. { KEY("practise") } pasa a la siguiente, { KEY("back") } termina.
practise-boxes = { $count } casillas abiertas.
practise-value = { $unit ->
    [chance] Gana { $value } de cada 100.
    [end] Al final { $value } de promedio.
   *[points] De promedio { $value }.
  }
practise-right = { $hinted ->
    [yes] Correcto, con pista.
   *[no] Correcto.
  } { hint } { practise-value }
practise-near = { $hinted ->
    [yes] Correcto con pista
   *[no] Correcto
  }, { $unit ->
    [chance] { $loss } de cada 100 menos que lo mejor
   *[points] { $loss } menos que lo mejor
  }: { hint } { practise-value }
practise-wrong = { $unit ->
    [chance] Tu elección gana { $yours } de cada 100. Mejor, { $value }: { hint }
   *[points] Eso cuesta { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
      } de promedio. Mejor: { hint }
  }
practise-same = La misma respuesta que antes.
practise-answer = { hint } { practise-value }
practise-next = { KEY("roll") } para la siguiente.
    .brief = {""}
practise-over = Aciertos { $right } de { $count }{ $skipped ->
    [0] .
   *[other] , { $skipped } sin responder.
  }
practise-refused = Una decisión se omite porque las reglas la rechazan: { $why }.
practice-line-bad = { $path }, línea { $line }, se omite: { $why }.
practise-kind-kept = guardar otros dados
practise-kind-filled = anotar de otro modo
practise-kind-stopped = parar demasiado pronto
practise-kind-rolled = seguir tirando demasiado
progress-weeks = { $unit ->
    [chance] { $title }: en la última semana de juego una decisión costó { $mean } de cada 100
   *[points] { $title }: en la última semana de juego una decisión costó { $mean ->
        [one] 1 punto
       *[other] { $mean } puntos
      } de promedio
  }{ $first ->
    [yes] .
   *[no] , en la anterior { $before }.
  }
progress-kinds = Sobre todo por { $kind }, el { $percent } por ciento{ $other-n ->
    [0] .
   *[other] ; luego por { $other }, el { $rest } por ciento.
  }
plot-practice = audiodice: lo que cuestan las decisiones
plot-by-week = Pérdida media por decisión, por semanas
plot-by-kind = Qué parte se perdió de qué modo
progress-empty = Aún no se conoce tu progreso: sale de las partidas terminadas.
