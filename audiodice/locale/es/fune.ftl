# FUNE in Spanish. What every score sheet says is in common.ftl.

game-name = FUNE
game-kind = un Yacht
game-credits = FUNE es una variante de la casa del Yacht, un juego de dominio público.

## The boxes, as Spanish score sheets of the Yahtzee family and dice poker call them: unos ... seises,
## trío, póker, full, escalera; "azar" is its Chance. $a is the box

box-item = { $a ->
    [ones] unos
    [twos] doses
    [threes] treses
    [fours] cuatros
    [fives] cincos
    [sixes] seises
    [three_dice] trío
    [four_dice] póker
    [fune] FUNE
    [full_house] full
    [short_straight] escalera corta
    [long_straight] escalera larga
   *[choice] azar
  }

ended = { sheets-ended }
rules-in-force = FUNE. { $boxes } casillas, tres tiradas por turno. Con { $threshold } en la parte superior, bono de { $bonus }. Sin comodín.
    .brief = FUNE. { $boxes } casillas. Bono { $bonus } desde { $threshold }.

## The families of drills

drill-pair-or-four = Una pareja, y cuatro para una escalera con un hueco
drill-short-straight = Una escalera corta en la primera tirada
drill-pair-or-short = Una pareja y cuatro seguidos
drill-low-pair = Una pareja baja en la primera tirada
drill-which-pair = Dos parejas: ¿cuál?
drill-two-pairs = Dos parejas: ¿una o las dos?
drill-pair-or-three = Una pareja o tres para una escalera
drill-three-dice = Tres iguales al final
drill-second-pair = Una pareja o cuatro para una escalera, antes de la última tirada
drill-which-zero = Nada encaja: ¿dónde va el cero?

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games or more; the last is exact).
opponent-random = Ramón, promedio 46: juega sin pensar
opponent-weak = Modesto, promedio 154: falla a menudo
opponent-cautious = Prudencia, promedio 194: elige la primera casilla que puntúa
opponent-bold = Bruno, promedio 196: persigue FUNE y la escalera larga
opponent-fair = Félix, promedio 207: falla de vez en cuando
opponent-strong = Sansón, promedio 241: falla pocas veces
opponent-steady = Constanza, promedio 252: sopesa cada casilla
opponent-perfect = Vera, promedio 255: juega a la perfección

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] En pocas palabras: tiras cinco dados, guardas los que quieras y tiras los demás: tres tiradas en total. Al pulsar una casilla oyes lo que daría; otra vez, anotas en ella. Trece casillas, y gana el total más alto.
   *[no] En pocas palabras: { KEY("roll") } tira cinco dados. Los números guardan los dados de su cara, y { KEY("roll") } tira los demás: tres tiradas en total. { KEY("previous") } y { KEY("next") } recorren las casillas y dicen lo que daría cada una; { KEY("commit") } anota en la que oyes. Trece casillas, y gana el total más alto.
  }
rules-1 = FUNE se juega con cinco dados y una hoja de trece casillas. Tras trece turnos todas están ocupadas, y gana el total más alto.
rules-2 = En tu turno tiras los cinco dados. Después puedes tirar dos veces más todos los que quieras; los que guardas se quedan como están.
rules-3 = Lo que guardas puedes soltarlo antes de la próxima tirada, y puedes parar después de cualquier tirada.
rules-4 = Terminas el turno anotando en una casilla libre lo que los dados valen allí. Una casilla ocupada ya no cambia.
rules-5 = Si los dados no encajan, la casilla vale 0. Antes de anotar un 0 se te pregunta una vez.
rules-6 = La parte superior son las casillas de unos, doses, treses, cuatros, cincos y seises: cada una suma los dados de su cara. Tres unos y otros dos dados hacen 3 en unos.
rules-7 = Bono superior: 35 puntos en cuanto la parte superior suma 63 o más. Tres dados de cada cara hacen justo 63.
rules-8 = Trío: tres o más dados iguales. Da la suma de los cinco dados.
rules-9 = Póker: cuatro o más dados iguales. También da la suma de los cinco dados.
rules-10 = FUNE: los cinco dados iguales, 50 puntos. Se anota una sola vez: un segundo FUNE no da bono, y no hay comodín.
rules-11 = Full: tres dados de una cara y dos de otra, 35 puntos. Cinco dados iguales no son un full.
rules-12 = Escalera corta: cuatro caras seguidas, el quinto dado es libre, 30 puntos.
rules-13 = Escalera larga: del 1 al 5 o del 2 al 6, 40 puntos.
rules-14 = Azar: dados cualesquiera. Da su suma.
rules-15 = Una tirada puede encajar en varias casillas: cuatro doses y un seis valen para doses, trío, póker o azar.
rules-16 = { TOUCH() ->
    [yes] Al pulsar un dado lo guardas o lo sueltas; { KEY("all") } los guarda todos. { KEY("undo") } deshace.
   *[no] Teclas: { KEY("roll") } tira. Los números guardan los dados de su cara, { KEY("left") }, { KEY("right") } y { KEY("toggle") } uno por uno; { KEY("all") } los guarda todos. { KEY("undo") } deshace.
  }
rules-17 = { TOUCH() ->
    [yes] Al pulsar una casilla libre oyes lo que daría; otra vez, anotas en ella.
   *[no] { KEY("previous") } y { KEY("next") } recorren las casillas libres, primero la que más da; si dan lo mismo, la más rara. Después de la última tirada los números nombran las diez primeras casillas de la hoja: 1 es unos. { KEY("commit") } anota en la casilla que oíste; la primera vez solo nombra la que más da.
  }
rules-18 = { KEY("points") } dice la casilla que más da, { KEY("last_roll") } los dados, { KEY("choices") } las tres casillas que más dan, o antes de tirar las libres, { KEY("risk") } las tiradas que quedan, { KEY("bonus") } el bono superior y cuánto te apartas de su ritmo, tres dados de cada cara, { KEY("scores") } los puntos, { KEY("sheet") } la hoja.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = De dos parejas en la primera tirada, guarda solo la más alta.
tips-2 = En la primera tirada, una pareja de treses o más vale más que tres caras seguidas; una pareja de unos nunca merece guardarse.
tips-3 = Con un full en la primera tirada, guarda los tres iguales y sigue tirando; anótalo enseguida solo si son tres unos.
tips-4 = Al principio, cuatro dados iguales van a su casilla superior, no a póker: eso vale de 2 a 8 puntos más.
tips-5 = Al principio, reserva azar para 19 puntos o más: hasta un solo uno en unos es mejor que 18 en azar.

## The lesson: what a step says, before the key to press; by their names in lessons/fune.toml

teach-roll = Tienes una hoja de trece casillas que llenar, y hasta tres tiradas para cada una.
teach-keep = { TOUCH() ->
    [yes] Guarda los seises.
   *[no] Un número guarda todos los dados de su cara. Guarda los seises.
  }
teach-others = Ahora tira los dados que no guardaste.
teach-more = { TOUCH() ->
    [yes] Otro seis: guárdalo también.
   *[no] Otro seis. El mismo número lo guarda también.
  }
teach-third = Y la última tirada.
teach-walk = Ahora elige una casilla. { KEY("next") } y { KEY("previous") } recorren las libres, primero la que más da, y dicen lo que daría cada una.
teach-fill = El póker suma todos tus dados, si cuatro son iguales. Es raro, así que tómalo. { KEY("commit") } anota en la casilla que oyes.
teach-listen = Ahora escucha el turno de { opponent-name-cautious }. { KEY("toggle") } lo acelera.
teach-second = Tira otra vez.
teach-bonus = De unos a seises, esa es la parte superior: 63 puntos en ella dan 35 más. { KEY("bonus") } dice cómo vas.
teach-lowest = Puedes parar después de cualquier tirada, pero entonces tienes que anotar en una casilla, aunque sea un 0. { KEY("last") } va a la que menos da.
teach-zero = Supongamos que renuncias a ella: es difícil de hacer.
teach-confirm = { TOUCH() ->
    [yes] Un cero se pregunta antes. Di que sí.
   *[no] Antes de anotar un cero se pregunta. La misma tecla otra vez lo hace.
  }
teach-wait = Ahora otra vez { opponent-name-cautious }.
teach-sheet = { KEY("sheet") } abre tu hoja: { KEY("list_next") } y { KEY("list_previous") } leen sus líneas, { KEY("back") } la cierra.
teach-scores = { KEY("scores") } dice los puntos, { KEY("turn") } de quién es el turno.
teach-learned = Esto es FUNE: tira hasta tres veces, guarda lo que quieras y anota en la mejor casilla. Gana el total más alto.

## Keys that are called otherwise here

command-commit = Anotar en una casilla
    .help = Termina tu turno y anota en la casilla que oyes; la primera vez nombra la que más da.
command-all = Guardar los cinco
    .help = Guarda los cinco dados.
command-choices = Casillas
    .help = Antes de tirar, las casillas libres y el ritmo del bono; después, las tres que más dan.
command-risk = Tiradas que quedan
    .help = Cuántas tiradas quedan en este turno.
