# Dice4Fun in Spanish. What every score sheet says is in common.ftl.

game-name = Dice4Fun
game-kind = un Yatzy
game-credits = Dice4Fun es de la familia del Yatzy, que viene del Yacht, un juego de dominio público.

## The boxes, as Spanish score sheets of the Yatzy family and dice poker call them: escalera menor from
## 1, mayor from 2; "azar" is Chance, "cinco iguales" the five alike of Yatzy. $a is the box

box-item = { $a ->
    [ones] unos
    [twos] doses
    [threes] treses
    [fours] cuatros
    [fives] cincos
    [sixes] seises
    [pair] pareja
    [two_pairs] dos parejas
    [three_kind] trío
    [four_kind] póker
    [small_straight] escalera menor
    [large_straight] escalera mayor
    [full_house] full
    [five_dice] cinco iguales
   *[chance] azar
  }
ended = { $seats ->
    [1] { sheets-ended }
    [2] { sheets-ended }
   *[other] { $tied ->
        [yes] Empate a { $top }.
       *[no] { $who ->
            [you] Ganas
           *[other] Gana { $name }
          } con { $top }.
      }
  }
rules-in-force = Dice4Fun. { $boxes } casillas, tres tiradas por turno. Con { $threshold } en la parte superior, bono de { $bonus }.
    .brief = Dice4Fun. { $boxes } casillas. Bono { $bonus } desde { $threshold }.

option-boxes = Casillas
    .help = 15 casillas, o 13 sin pareja ni dos parejas.
variant-boxes = { $value } casillas

## The families of drills

drill-three-ones = Tres unos y un seis
drill-pair-or-fives = Cincos o pareja
drill-three-ones-or = Tres unos, y cuatros o cincos
drill-four-low = Cuatro iguales bajos
drill-sixes-or-ones = Una pareja: seises o unos
drill-four-fives = Cuatro cincos: azar o cincos
drill-pair-of-sixes = Una pareja de seises
drill-four-twos = Cuatro doses
drill-three-kind = Tres iguales al final
drill-low-pair = Una pareja baja en la primera tirada

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games; the last is exact).
opponent-random = Ramón, promedio 50: juega sin pensar
opponent-weak = Modesto, promedio 152: falla a menudo
opponent-cautious = Prudencia, promedio 166: elige la primera casilla que puntúa
opponent-bold = Bruno, promedio 167: persigue los cinco iguales y las escaleras
opponent-fair = Félix, promedio 209: falla de vez en cuando
opponent-strong = Sansón, promedio 237: falla pocas veces
opponent-steady = Constanza, promedio 245: sopesa cada casilla
opponent-perfect = Vera, promedio 248: juega a la perfección

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] En pocas palabras: tiras cinco dados, guardas los que quieras y tiras los demás: tres tiradas en total. Al pulsar una casilla oyes lo que daría; otra vez, anotas en ella. Quince casillas, y gana el total más alto.
   *[no] En pocas palabras: { KEY("roll") } tira cinco dados. Los números guardan los dados de su cara, y { KEY("roll") } tira los demás: tres tiradas en total. { KEY("previous") } y { KEY("next") } recorren las casillas y dicen lo que daría cada una; { KEY("commit") } anota en la que oyes. Quince casillas, y gana el total más alto.
  }
rules-1 = Dice4Fun se juega con cinco dados y una hoja de quince casillas, una por ronda. Al final gana el total más alto.
rules-2 = Con la opción de trece casillas no hay pareja ni dos parejas, y las rondas son trece.
rules-3 = En tu turno tiras los cinco dados. Después puedes volver a tirar los que quieras, dos veces como mucho.
rules-4 = Terminas el turno anotando en una casilla libre. Cada casilla se usa una vez, y lo que hay en ella se queda.
rules-5 = Si nada encaja, hay que anotar 0 en alguna casilla. Antes se te pregunta una vez.
rules-6 = La parte superior va de unos a seises, y cada casilla suma los dados de su cara: tres doses hacen 6 en doses.
rules-7 = Bono superior: 50 puntos si la parte superior llega a 63 o más.
rules-8 = Pareja: dos dados iguales; cuenta la mejor pareja, y solo esos dos dados. Dos seises dan 12.
rules-9 = Dos parejas: parejas de dos caras distintas; cuentan esos cuatro dados. Dos seises y dos cincos dan 22.
rules-10 = Trío y póker cuentan solo los tres o cuatro dados iguales.
rules-11 = La escalera menor es 1 2 3 4 5 y da 15. La escalera mayor es 2 3 4 5 6 y da 20.
rules-12 = Full: tres dados de una cara y dos de otra; cuentan los cinco dados.
rules-13 = Cinco iguales: los cinco dados de una cara, 50 puntos. También pueden ir a cualquier otra casilla en que encajen: cinco seises son 30 en seises, o 24 en póker.
rules-14 = Azar: dados cualesquiera; cuentan los cinco.
rules-15 = { TOUCH() ->
    [yes] Al pulsar un dado lo guardas o lo sueltas; { KEY("all") } los guarda todos. { KEY("undo") } deshace.
   *[no] Teclas: { KEY("roll") } tira. Los números guardan los dados de su cara, { KEY("left") }, { KEY("right") } y { KEY("toggle") } uno por uno; { KEY("all") } los guarda todos. { KEY("undo") } deshace.
  }
rules-16 = { TOUCH() ->
    [yes] Al pulsar una casilla libre oyes lo que daría; otra vez, anotas en ella.
   *[no] { KEY("previous") } y { KEY("next") } recorren las casillas libres, primero la que más da; si dan lo mismo, la más rara. Después de la última tirada los números nombran las diez primeras casillas de la hoja: 1 es unos. { KEY("commit") } anota en la casilla que oíste; la primera vez solo nombra la que más da.
  }
rules-17 = { KEY("points") } dice la casilla que más da, { KEY("last_roll") } los dados, { KEY("choices") } las tres casillas que más dan, o antes de tirar las libres, { KEY("risk") } las tiradas que quedan, { KEY("bonus") } el bono superior y cuánto te apartas de su ritmo, tres dados de cada cara, { KEY("scores") } los puntos, { KEY("sheet") } la hoja.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = De dos parejas en la primera tirada guarda solo una, salvo que sean cincos y seises: entonces guarda las dos.
tips-2 = Un 5 o un 6 en la primera tirada vale más que una pareja de unos o de doses.
tips-3 = Para una escalera guarda solo 2 3 4 5, nada menos y ninguna otra serie.
tips-4 = Si al principio nada encaja, anota el 0 en escalera menor: cuesta unos 11 puntos, menos que en cualquier otra casilla.
tips-5 = Un full en la primera tirada no es razón para parar: seguir tirando es siempre mejor.

## The lesson: what a step says, before the key to press; by their names in lessons/dice4fun.toml

teach-roll = Tienes una hoja de quince casillas que llenar, y hasta tres tiradas para cada una.
teach-fives = { TOUCH() ->
    [yes] Guarda los cincos.
   *[no] Un número guarda todos los dados de su cara. Guarda los cincos.
  }
teach-threes = Y los treses: con otro más tendrías un full.
teach-one-die = Ahora tira el dado que no guardaste.
teach-points = Puedes parar antes de la tercera tirada. { KEY("points") } dice la casilla de más puntos.
teach-best = { KEY("commit") } va a esa casilla y la repite; todavía no se anota nada.
teach-fill = { TOUCH() ->
    [yes] Ahora anota en ella.
   *[no] Ahora la misma tecla anota en ella.
  }
teach-listen = Ahora escucha el turno de { opponent-name-cautious }. { KEY("toggle") } lo acelera.
teach-second = Tira otra vez.
teach-choices = { KEY("choices") } dice las tres casillas que más dan.
teach-walk = { KEY("next") } y { KEY("previous") } recorren todas las libres, primero la que más da, y dicen lo que daría cada una.
teach-walk-on = Azar admite dados cualesquiera, así que resérvala. Pasa a la casilla siguiente.
teach-kind = El trío solo cuenta los dados iguales. Pasa a la siguiente.
teach-upper = Cuatros da lo mismo, y cuenta para el bono superior. { KEY("commit") } anota en la casilla que oyes.
teach-wait = Ahora otra vez { opponent-name-cautious }.
teach-bonus = De unos a seises, esa es la parte superior: 63 puntos en ella dan 50 más. { KEY("bonus") } dice cómo vas.
teach-sheet = { KEY("sheet") } abre tu hoja: { KEY("list_next") } y { KEY("list_previous") } leen sus líneas, { KEY("back") } la cierra.
teach-learned = Esto es Dice4Fun: tira hasta tres veces, guarda lo que quieras y anota en la mejor casilla. Si nada encaja, alguna recibe 0. Gana el total más alto.

## Keys that are called otherwise here

command-commit = Anotar en una casilla
    .help = Termina tu turno y anota en la casilla que oyes; la primera vez nombra la que más da.
command-all = Guardar los cinco
    .help = Guarda los cinco dados.
command-choices = Casillas
    .help = Antes de tirar, las casillas libres y el ritmo del bono; después, las tres que más dan.
command-risk = Tiradas que quedan
    .help = Cuántas tiradas quedan en este turno.
