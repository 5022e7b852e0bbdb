# Farkle in Spanish: as at Spanish pages on Farkle and at "diez mil", one plays on or stops
# ("plantarse") and notes the points; hot dice are "dados calientes".

game-name = Farkle
game-kind = un juego de tentar la suerte
game-credits = Farkle es un juego popular; combinaciones y límites como en la Sala de juegos de QuentinC.

## Combinations, as they are called in a sentence. $a its name, $b its face, $c how many.

combos-item = { $a ->
    [single] { $c ->
        [1] un { $b }
       *[other] dos { combo-face }
      }
    [three] trío de { combo-face }
    [four] póker de { combo-face }
    [five] cinco { combo-face }
    [six] seis { combo-face }
    [small_straight] escalera corta
    [large_straight] escalera larga
    [three_pairs] tres parejas
    [full_house] full
   *[two_triples] dos tríos
  }
# What was kept or can be, set by set. $d is what follows: more or and (of the same roll), then (another roll),
# hot (a roll of all six, after hot dice), end.
sets-item = { combos-item }{ $d ->
    [more] ,
    [and] {" "}y
    [then] , luego
    [hot] , dados calientes, luego
   *[end] {""}
  }
sets-joint = { $head } { $next }
sets-last = { $head } { $next }
big-item = { $a ->
    [hot_dice] dados calientes
   *[other] { combos-item }
  }

## A roll and what is kept of it

# One die is "a 5", not a bare number: only points are.
some-dice = { $faces-n ->
    [1] un { $faces }
   *[other] { $faces }
  }
these-dice = { $faces-n ->
    [1] el { $faces }
   *[other] { $faces }
  }
# The points of a single 5 would be heard as one more die.
rolled-sum = { $count ->
    [1] { some-dice }: { $points } puntos
   *[other] { $faces }. { $points ->
        [5] El 5 puntúa
       *[other] { $points } puntos
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
                        [2] los dos
                        [3] los tres
                        [4] los cuatro
                        [5] los cinco
                       *[6] los seis
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
                [0] { $name } saca { some-dice }.
               *[other] Saca { some-dice }.
              }
           *[you] { rolled-sets } { $choices ->
                [one] Una opción.
               *[other] { $choices } opciones.
              } { $before ->
                [0] {""}
               *[other] Antes { $before } puntos.
              }
          }
      }
all-dice = {""}
kept-dice = { $faces-n ->
    [1] Guardado el { $faces }
   *[other] Guardados { $faces }
  }
dice-left = { $throws ->
    [one] queda uno
   *[other] quedan { $throws }
  }
stake = { $at_stake } puntos{ $more ->
    [yes] {" "}en juego
   *[no] {""}
  }
keeping = { kept-dice }, { stake }, { dice-left }.
    .brief = { these-dice }: { $more ->
        [yes] ahora { $at_stake }
       *[no] { $at_stake } puntos
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
        [other] { $name } guarda { these-dice }, { stake }.
       *[you] { keeping }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] Nada guardado.
       *[other] { keeping }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] Nada guardado.
           *[other] { keeping.brief }
          }
      }
hot-dice = { $who ->
    [other] {""}
   *[you] ¡Dados calientes! { $at_stake }. { KEY("roll") } tira los seis{ $enough ->
        [yes] , con { KEY("commit") } te plantas.
       *[no] . Te plantas desde { $need }.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] ¡Dados calientes! { $at_stake }.
      }
    .full = { $who ->
        [other] Dados calientes para { $name }, { stake }.
       *[you] ¡Dados calientes! { $at_stake } en juego. { KEY("roll") } tira los seis{ $enough ->
        [yes] , con { KEY("commit") } te plantas.
       *[no] . Te plantas desde { $need }.
      }
      }
choice = { these-dice }, { stake }, { $leaves ->
    [0] dados calientes.
    [1] queda uno.
   *[other] quedan { $leaves }.
  }
    .brief = { keeping.brief }

## The end of a turn

# Left out where all totals follow at once, at the end or with "your turn".
in-all = { $totals_follow ->
    [yes] {""}
   *[no] , total { $total }
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] , total { $total }
      }
# A sentence of its own: they need not be all that was banked.
with-big = { $big-n ->
    [0] {""}
   *[other] {" "}¡{ $big }!
  }
# In full: the dice that a bank took by itself, which no keep told.
taking = { $faces-n ->
    [0] {""}
   *[other] , guarda { these-dice }
  }
banked = { $who ->
    [other] { $name } anota { $points }{ in-all }.{ with-big }
   *[you] { $points } anotados{ in-all }.
  }
    .brief = { $who ->
        [other] { $name } anota { $points }{ in-all.brief }.
       *[you] { $next_who ->
            [none] { $points } anotados.
           *[other] Total { $total }.
          }
      }
    .full = { $who ->
        [other] { $name } anota { $points }{ in-all }{ taking }.
       *[you] { $points } anotados{ in-all }.
      }
# What is told to who asks for what was missed: the path, too. In full it was told roll by roll.
missed-banked = { $who ->
    [other] { $name } anota { $points } puntos{ in-all }: { $sets }.
   *[you] { banked }
  }
    .full = { banked.full }
farkled = { $who ->
    [other] { $name }: farkle{ $lost ->
        [0] .
       *[other] , pierde { $lost }.
      }
   *[you] ¡Farkle! { $lost ->
        [0] {""}
       *[other] Pierdes { $lost } puntos.{" "}
      }{ some-dice }.
  }
    .brief = { $who ->
        [other] { farkled }
       *[you] ¡Farkle! { $lost ->
            [0] {""}
           *[other] Pierdes { $lost }.
          }
      }
    .full = { $who ->
        [other] { $name } saca { some-dice }: farkle{ $lost ->
            [0] .
           *[other] , pierde { $lost } puntos.
          }
       *[you] { farkled }
      }
told-banked = { $who ->
    [you] Anotaste
   *[other] { $name } anotó
  } { $points } puntos, total { $total }.
told-farkled = { $who ->
    [you] Hiciste farkle
   *[other] { $name } hizo farkle
  }{ $lost ->
    [0] .
   *[other] , { $lost } menos.
  }
penalized = { $who ->
    [other] { $name }: tres farkles seguidos
   *[you] Tres farkles seguidos
  }{ $lost ->
    [0] , y nada que perder.
   *[other] , { $lost } menos{ in-all }.
  }
    .brief = { $who ->
        [other] { $name }, tercer farkle
       *[you] Tercer farkle
      }{ $lost ->
        [0] .
       *[other] , { $lost } menos{ in-all.brief }.
      }
penalty-near = { $who ->
    [other] { $name }: dos farkles seguidos.
   *[you] Dos farkles seguidos: un tercero cuesta { $penalty }.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Un tercero cuesta { $penalty }.
      }
last-round = Última ronda.
    .full = Última ronda: a los demás les queda un turno.

## Teams: $team is whose turn it was, or who won; $sides are all, by their players

team-item = { $who ->
    [you] tú
   *[other] { $name }
  }
team-last = { $head } y { $next }
teams-item = { $members } { $points }
sides-joint = { $head } contra { $next }
sides-last = { sides-joint }
team-seated = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Empiezas tú. { roll-now }
    [here] Empieza { $name }. { roll-now }
   *[other] Empieza { $name }.
  }
    .brief = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
  }
team-resumed = { $game }, donde lo dejaste. { $sides }.
    .brief = { $game }.
missed-farkled = { $who ->
    [other] { $name }: farkle{ $lost ->
        [0] . { some-dice }.
       *[other] , pierde { $lost } puntos. { $sets } { some-dice }.
      }
   *[you] { farkled }
  }
    .full = { farkled.full }
team-in-all = { $totals_follow ->
    [yes] {""}
   *[no] {" "}{ $team }: total { $total }.
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] {" "}{ $team }: { $total }.
      }
team-banked = { $who ->
    [other] { $name } anota { $points }.{ with-big }
   *[you] { $points } anotados.
  }{ team-in-all }
    .brief = { $who ->
        [other] { $name } anota { $points }.
       *[you] { $points } anotados.
      }{ team-in-all.brief }
    .full = { $who ->
        [other] { $name } anota { $points }{ taking }.
       *[you] { $points } anotados.
      }{ team-in-all }
team-missed-banked = { $who ->
    [other] { $name } anota { $points } puntos: { $sets }.{ team-in-all }
   *[you] { team-banked }
  }
    .full = { team-banked.full }
team-last-round = Última ronda: a cada uno de los otros equipos le queda un turno.
    .brief = Última ronda.
team-ended = { $tied ->
    [yes] Empate a { $top }. { $places }.
   *[no] Equipo ganador: { $team }{ $seats ->
        [2] , { $top } a { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
teams-in-force = Equipos de dos, con un total cada uno: { $sides }.
    .brief = { $sides }.

## Refusals

nothing-kept = Primero guarda algo: { $best }.
    .brief = Primero guarda: { $best }.
incomplete = { these-dice }: aún no es una opción.
    .brief = { these-dice }, aún no.
worthless = { these-dice }: sin puntos.
bank-wins = Si te plantas ahora ganas, con { $total }. { TOUCH() ->
    [yes] ¿Tirar de todos modos?
   *[no] { KEY("roll") } otra vez tira.
  }
    .brief = { KEY("commit") } gana. { TOUCH() ->
        [yes] ¿Tirar de todos modos?
       *[no] { KEY("roll") } otra vez tira.
      }
bank-less = En la mesa hay { $there }. { TOUCH() ->
    [yes] ¿Anotar solo { $points }?
   *[no] { KEY("commit") } otra vez anota { $points }.
  }
    .brief = Hay { $there }. { KEY("commit") } otra vez anota { $points }.
undone-commit = Anotación deshecha
too-low = Aún no: { $points } de { $need }.
    .brief = { $points } de { $need }.

## Answers

# The sum, then what was collected in this turn and what lies there.
points = { $open ->
    [no] Nada todavía.{ $enough ->
        [yes] {""}
       *[no] {" "}Te plantas desde { $need }.
      }
   *[yes] { $stake } puntos{ $before ->
        [0] { $there ->
            [0] {" "}guardados.
           *[other] {" "}en la mesa.
          }
       *[other] : { $before } apartados, { $there ->
            [0] { $here } guardados.
           *[other] { $there } en la mesa.
          }
      } { $bank ->
        [0] { $enough ->
            [yes] {""}
           *[no] Te plantas desde { $need }.
          }
       *[other] { TOUCH() ->
           [yes] Puedes anotarlos.
          *[no] { KEY("commit") } los anota.
         }
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $stake }{ $enough ->
            [yes] {""}
           *[no] {" "}de { $need }
          }{ $there ->
            [0] .
           *[other] , nada guardado.
          }
      }
choice-list = { $count ->
    [0] No hay opciones: primero tira.
    [one] Una opción: { $best }.
   *[other] { $count } opciones. Mejores: { $best }.
  }
    .brief = { $count ->
        [0] Primero tira.
        [one] { $best }.
       *[other] De { $count }: { $best }.
      }
risk = { $keep_first ->
    [yes] Con todo guardado, tirar
   *[no] Tirar
  } { $throws ->
    [one] un dado
   *[other] { $throws } dados
  }: farkle { $percent ->
    [one] una vez
   *[other] { $percent } veces
  } de cada 100.
    .brief = { $throws ->
        [one] Un dado
       *[other] { $throws } dados
      }: farkle, { $percent } por ciento.
bank-from = { $raised ->
    [yes] { $minimum ->
        [0] Te plantas la primera vez desde { $first_bank }, luego sin mínimo.
       *[other] Te plantas desde { $minimum }, la primera vez desde { $first_bank }.
      }
   *[no] { $minimum ->
        [0] Sin mínimo para plantarse.
       *[other] Te plantas desde { $minimum }.
      }
  }
rules-in-force = Farkle. Meta { $target }. { bank-from } { $last_round ->
    [yes] Cuando alguien llega a la meta, a los demás les queda un turno.
   *[no] Gana quien llega primero.
  }
    .brief = Farkle a { $target }. { bank-from }
scale-in-force = Escala de { $scale }: un 1 vale 100, un 5 vale 50, tres iguales cien veces su cara, tres unos 300.
    .brief = Escala de { $scale }.
penalty-in-force = Tres farkles seguidos cuestan { $penalty } puntos.
    .brief = Un tercer farkle cuesta { $penalty }.

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] Plantarse.
        [1] Guardar el { $faces } y plantarse.
       *[other] Guardar { $faces } y plantarse.
      }
   *[no] { $faces-n ->
        [0] Tirar.
        [1] Guardar el { $faces }, tirar { $throws ->
            [one] un dado.
           *[other] { $throws } dados.
          }
       *[other] Guardar { $faces }, tirar { $throws ->
            [one] un dado.
           *[other] { $throws } dados.
          }
      }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

reason-left = Hay { $points } puntos, no solo { $other_points }.
reason-dice = Con { $dice } dados hay menos farkles que con { $other_dice ->
    [1] uno
   *[other] { $other_dice }
  }: { $percent } de cada 100 contra { $other_percent }.
reason-roll = Tirar { $dice ->
    [1] un dado
   *[other] { $dice } dados
  } da { $average } de promedio, aunque hay farkle { $percent } de cada 100 veces; plantarse da { $other_points }.
reason-bank = Plantarse da { $points }; tirar { $other_dice ->
    [1] un dado
   *[other] { $other_dice } dados
  } da { $other_average } de promedio, con farkle { $other_percent } de cada 100 veces.
reason-points = { $points } puntos y { $dice ->
    [1] un dado
   *[other] { $dice } dados
  }: { $average } de promedio; { $other_points } y { $other_dice ->
    [1] un dado
   *[other] { $other_dice } dados
  }: { $other_average }.
reason-wins = En puntos no es mejor: aquí decide el marcador.
half-hint-dice = Compara el riesgo de farkle: con muchos dados y con pocos.
half-hint-bank = Compara lo que hay con lo que da una tirada de promedio.
half-hint-scores = Mira el marcador: aquí no deciden solo los puntos.
drill-four-dice = Puntúan dos dados: ¿guardar los dos?
drill-three-dice = Puntúan tres dados: ¿guardarlos todos?
drill-bank-two = Quedan dos dados: ¿plantarse o guardar menos?
drill-last-die = Desde 50 puntos, queda un dado
drill-last-die-few = Menos de 50 puntos, queda un dado
drill-last-die-losing = Desde 100 puntos, queda un dado
drill-roll-three = Desde 50 puntos, quedan tres dados
drill-two-few = Menos de 50 puntos, quedan dos dados
drill-five-of-six = Puntúan cinco de los seis dados
drill-three-rich = Desde 50 puntos, puntúan tres dados

## Opponents: a name and a line about each

# What is won is of 100 games between two, against Vera (bench/strength.py, 2000 games each).
opponent-random = Ramón, gana 12 de cada 100 contra Vera: juega sin pensar
opponent-weak = Modesto, gana 24 de cada 100 contra Vera: falla a menudo
opponent-cautious = Prudencia, gana 25 de cada 100 contra Vera: se planta en cuanto puede
opponent-bold = Bruno, gana 30 de cada 100 contra Vera: siempre quiere más
opponent-fair = Félix, gana 38 de cada 100 contra Vera: falla de vez en cuando
opponent-strong = Sansón, gana 46 de cada 100 contra Vera: falla pocas veces
opponent-steady = Constanza, gana 49 de cada 100 contra Vera: calcula las probabilidades
opponent-perfect = Vera: juega a la perfección

## Options, as the menu and the rules call them

option-minimum = Mínimo para plantarse
    .help = Los puntos que un turno necesita como mínimo para anotarlos.
option-first-bank = Mínimo la primera vez
    .help = Los puntos que necesitas como mínimo para anotar por primera vez.
option-target = Meta
    .help = Gana quien primero anota tantos puntos.
option-last-round = Última ronda
    .help = Sí: cuando alguien llega a la meta, a los demás les queda un turno.
option-scale = Escala de puntos, con sus límites
    .help = Los puntos de las combinaciones, con la meta y los mínimos que les convienen.
option-penalty = Castigo por tres farkles seguidos
    .help = Lo que cuestan tres farkles seguidos.
option-teams = Equipos de dos
    .help = Juegan dos juntos, y sus puntos se suman.
variant-scale = escala de { $value }
variant-teams = por equipos
variant-target = a { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 7 8 9 10 11 12 13
in-short = { TOUCH() ->
    [yes] En pocas palabras: tiras seis dados y guardas lo que puntúa; luego tiras el resto, o te plantas: anotas tus puntos y termina el turno. Si nada puntúa, se pierden los puntos del turno. Gana quien primero anota 1000.
   *[no] En pocas palabras: { KEY("roll") } tira seis dados. Guarda lo que puntúa, con los números o con { KEY("all") }; luego { KEY("roll") } tira el resto, o con { KEY("commit") } te plantas: anotas tus puntos y termina el turno. Si nada puntúa, se pierden los puntos del turno. Gana quien primero anota 1000.
  }
rules-1 = Farkle se juega con seis dados. Gana quien primero anota los puntos de la meta, normalmente 1000.
rules-2 = En tu turno tiras los seis dados, y guardas al menos un dado o una combinación que puntúe.
rules-3 = Entonces eliges: tirar los dados que quedan, o plantarte, y así los puntos de este turno son tuyos y el turno termina.
rules-4 = Si en una tirada nada puntúa, es un farkle: el turno termina y se pierden todos sus puntos.
rules-5 = Si los seis dados han puntuado, tienes dados calientes: puedes seguir tirando otra vez los seis.
rules-6 = Puedes plantarte desde 30 puntos; la primera vez, mientras no tengas puntos, desde 50. La mesa puede poner otros límites.
rules-7 = Un 1 suelto da 10, un 5 suelto da 5. Los demás dados sueltos no dan nada.
rules-8 = Tres iguales dan diez veces su cara: tres doses 20, y así hasta tres seises 60. Tres unos dan 75.
rules-9 = Cuatro iguales dan 100 más diez veces su cara: de 110 a 160.
rules-10 = Cinco iguales dan 300 más veinte veces su cara: de 320 a 420.
rules-11 = Seis iguales dan 600 más veinticinco veces su cara: de 625 a 750.
rules-12 = Cinco seguidos, del 1 al 5 o del 2 al 6, son una escalera corta y dan 100. Una escalera larga, del 1 al 6, da 200.
rules-13 = Tres parejas distintas dan 150. Un full, que aquí son cuatro iguales y una pareja, da 250. Dos tríos dan 250.
rules-14 = Los dados de tiradas distintas nunca se juntan: cada combinación sale de una sola tirada.
rules-15 = Con la opción de última ronda, cuando alguien llega a la meta, a los demás les queda un turno.
rules-16 = La opción de escala de puntos cambia lo que valen los dados. En la escala de 10000, un 1 da 100, un 5 da 50, tres iguales cien veces su cara, tres unos 300. Cuatro iguales dan 1000, cinco 2000, seis 3000.
rules-17 = En esa escala, del 1 al 6 da 1500, tres parejas distintas 1500, cuatro iguales con una pareja 1500, dos tríos 2500. Cinco seguidos no dan nada. La meta es entonces 10000, para plantarse la primera vez hacen falta 500 puntos, y hay última ronda, si la mesa no dice otra cosa.
rules-18 = Con la opción de castigo, el tercer farkle seguido te quita esos puntos del total, que nunca baja de 0; luego la cuenta empieza de nuevo. Plantarse corta la serie.
rules-19 = Con la opción de equipos de dos, cuatro jugadores hacen dos equipos, seis tres, ocho cuatro. Los compañeros se sientan frente a frente: de cuatro, juegan juntos el primero y el tercero. Cada equipo tiene un solo total, al que se aplican el mínimo de la primera vez, la meta y el castigo; en la última ronda, a cada uno de los otros equipos le queda un turno.
rules-20 = { TOUCH() ->
    [yes] Al pulsar un dado lo guardas o lo sueltas; { KEY("all") } guarda todo lo que puntúa.
   *[no] Teclas: { KEY("roll") } tira. Los números guardan caras, { KEY("all") } guarda todo lo que puntúa, { KEY("previous") } y { KEY("next") } recorren las opciones. Con { KEY("commit") } te plantas.
  }
rules-21 = { KEY("points") } dice los puntos de este turno, { KEY("last_roll") } la última tirada, { KEY("scores") } los puntos de todos, { KEY("turn") } de quién es el turno.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Si en la primera tirada solo puntúan unos y cincos sueltos, guarda un solo dado, antes un 1 que un 5, y tira los otros cinco; lo mismo junto a tres doses.
tips-2 = Con el marcador igualado, plántate desde 50 puntos si quedan tres dados o menos por tirar, desde 110 si quedan cuatro; con cinco, sigue mientras no llegues a 250.
tips-3 = Con 30 o 35 puntos y un solo dado, tíralo: dos de cada tres veces se pierde, pero los dados calientes lo valen. Con dos dados, plántate.
tips-4 = Con dados calientes, tira otra vez los seis hasta 450 puntos: solo 2 de cada 100 tiradas así son un farkle.
tips-5 = Cuando tu rival tenga 950, sigue con cuatro dados o más hasta ganar.

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = Tiras seis dados, y guardas lo que puntúa.
teach-digit = Un 1 suelto da 10, un 5 suelto da 5; las demás caras, solo en combinaciones. { TOUCH() ->
    [yes] Guarda el 1.
   *[no] Un número guarda su cara: guarda el 1.
  }
teach-all = { KEY("all") } guarda todo lo que puntúa: aquí, también el 5.
teach-rest = Ahora tira los dados que no guardaste.
teach-walk = Tres iguales dan diez veces su cara, tres unos 75. { KEY("next") } y { KEY("previous") } recorren las opciones, y guardan la que oyes.
teach-points = { KEY("points") } dice lo que vale este turno.
teach-risk = La primera vez puedes plantarte desde 50 puntos, después desde 30. Así que tienes que seguir. { KEY("risk") } dice el riesgo.
teach-last-die = Con un farkle perderías los puntos de este turno. Arriésgate: tira el último dado.
teach-hot = ¡Qué suerte! Guárdalo: cuando los seis dados han puntuado, tienes dados calientes.
teach-six = Ahora podrías plantarte. Pero con dados calientes se tiran otra vez los seis, y seis dados casi siempre puntúan.
teach-bank = Ya basta. Con { KEY("commit") } te plantas: los puntos son tuyos, y el turno termina. Si no has guardado nada, toma todo lo que puntúa.
teach-others = Ahora escucha. { KEY("toggle") } acelera el turno.
teach-second = También puntúan una escalera de cinco o seis dados y tres parejas: 100 puntos y más. Tira otra vez.
teach-keep = Solo un 1. Guárdalo.
teach-greed = No basta para plantarse: tira los otros cinco.
teach-farkle = Nada puntuó: es un farkle. El turno termina, sus puntos se pierden. Escucha otra vez.
teach-scores = { KEY("scores") } dice los puntos de todos, { KEY("turn") } de quién es el turno.
teach-learned = Esto es Farkle: tira, guarda, y luego sigue o plántate. Gana quien primero anota 1000.

## What is shown

label-stake = { $points } en juego
label-commit = Plantarse con { $points }
yes-bank-wins = Sí, tirar
yes-bank-less = Sí, anotar { $points }
