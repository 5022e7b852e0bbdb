# Keys and commands in Spanish: read only when asked for.

## Keys as they are spoken

key-enter = Enter
key-space = Espacio
key-backspace = Retroceso
key-escape = Escape
key-left = Izquierda
key-right = Derecha
key-up = Arriba
key-down = Abajo
key-home = Inicio
key-end = Fin
key-shift = Mayús { $key }
key-ctrl = Control { $key }
key-alt = Alt { $key }
key-cmd = { $system ->
        [darwin] Comando
        [win32] Windows
       *[other] Super
    } { $key }
key-ctrl-alone = Control
key-comma = coma
key-dot = punto
key-minus = menos
key-plus = más
key-equals = igual
key-question = signo de interrogación
key-slash = barra
key-delete = Suprimir
key-tab = Tabulador

## Commands: what a key does. The value names it, .help says more.

command-roll = Tirar
    .help = Tira los dados que no están guardados. Si la mantienes pulsada, los agita hasta que la sueltes, si los ajustes lo permiten.
command-commit = Plantarse o anotar
    .help = Termina tu turno y anota lo que vale.
command-all = Todo lo que puntúa
    .help = Guarda todos los dados que puntúan.
command-undo = Deshacer
    .help = Deshace tu última pulsación, hasta la última tirada; un ajuste permite ir más atrás.
command-left = Dado a la izquierda
    .help = Recorre los dados; { KEY("toggle") } guarda o suelta uno.
command-right = Dado a la derecha
    .help = Recorre los dados; { KEY("toggle") } guarda o suelta uno.
command-toggle = Guardar o soltar este dado
    .help = Mientras juegan los demás, los acelera.
command-previous = Opción anterior
    .help = Recorre las opciones, primero las de más puntos.
command-next = Opción siguiente
    .help = Recorre las opciones, primero las de más puntos.
command-first = Primera opción
    .help = La opción con más puntos.
command-last = Última opción
    .help = La opción con menos puntos.
command-digit-1 = Guardar o soltar unos
    .help = Guarda todos los unos; otra vez, uno menos; al final, ninguno. En una hoja, tras la última tirada: nombra la casilla 1.
command-digit-2 = Guardar o soltar doses
    .help = Guarda todos los doses; otra vez, uno menos; al final, ninguno. En una hoja, tras la última tirada: nombra la casilla 2.
command-digit-3 = Guardar o soltar treses
    .help = Guarda todos los treses; otra vez, uno menos; al final, ninguno. En una hoja, tras la última tirada: nombra la casilla 3.
command-digit-4 = Guardar o soltar cuatros
    .help = Guarda todos los cuatros; otra vez, uno menos; al final, ninguno. En una hoja, tras la última tirada: nombra la casilla 4.
command-digit-5 = Guardar o soltar cincos
    .help = Guarda todos los cincos; otra vez, uno menos; al final, ninguno. En una hoja, tras la última tirada: nombra la casilla 5.
command-digit-6 = Guardar o soltar seises
    .help = Guarda todos los seises; otra vez, uno menos; al final, ninguno. En una hoja, tras la última tirada: nombra la casilla 6.
command-digit-7 = Dado 7
    .help = Solo si los números eligen posiciones. En una hoja, tras la última tirada: nombra la casilla 7.
command-digit-8 = Dado 8
    .help = Solo si los números eligen posiciones. En una hoja, tras la última tirada: nombra la casilla 8.
command-digit-9 = Dado 9
    .help = Solo si los números eligen posiciones. En una hoja, tras la última tirada: nombra la casilla 9.
command-digit-0 = Dado 10
    .help = Solo si los números eligen posiciones. En una hoja, tras la última tirada: nombra la casilla 10.
command-points = Puntos de este turno
    .help = Lo que vale este turno si lo tomas ahora.
command-last-roll = Repetir la última tirada
    .help = Todos los dados, primero los guardados. Si ya tiraron otros, la segunda vez dice los tuyos.
command-scores = Marcador
    .help = Los puntos de cada uno.
command-turn = De quién es el turno
    .help = A quién le toca jugar.
command-choices = Opciones
    .help = Cuántas hay, y las tres de más puntos.
command-risk = Riesgo
    .help = Qué probabilidad tiene la próxima tirada de perder el turno.
command-sheet = Hoja de puntos
    .help = Tu hoja, línea por línea.
command-bonus = Bono superior
    .help = Lo que llevas, y cuánto te apartas del ritmo de tres dados de cada cara.
command-party = La Fiesta
    .help = Quién está en la Fiesta.
command-dungeon = La Mazmorra
    .help = Quién está en la Mazmorra.
command-game-rules = Juego y opciones
    .help = Qué juego es este, y con qué opciones se juega.
command-worth = Qué puntúa cuánto
    .help = Las combinaciones o casillas de este juego y lo que valen, línea por línea.
command-practise = Practicar
    .help = Tras una partida: decisiones que te costaron mucho, para repetirlas. Al practicar: la siguiente.
command-hint = Pista
    .help = Dice qué es lo mejor; otra vez, lo hace.
command-chance = Probabilidad de ganar
    .help = Cuántas de cien partidas gana cada cual desde aquí, si todos juegan bien.
command-hint-numbers = Pista con números
    .help = Qué es lo mejor, lo que vale, y qué le sigue.
command-who = Quién está aquí
    .help = Quién se sienta dónde, quién mira, y de quién no llega señal.
command-friends = Amigos
    .help = Una lista de quienes están aquí. Silencia lo que alguien dice, responde a lo que piden y decide qué pasa con el asiento de alguien que se ha ido.
command-say = Decir algo
    .help = Abre una línea para escribir; { KEY("select") } lo dice a toda la mesa.
command-phrases = Frases hechas
    .help = { TOUCH() ->
        [yes] Una lista de frases para decir.
       *[no] Una lista de frases; un número dice una al momento.
      }
command-said-older = Lo que se dijo, hacia atrás
    .help = Lo último que dijo un amigo; cada nueva pulsación retrocede una frase.
command-said-newer = Lo que se dijo, hacia adelante
    .help = Avanza otra vez por lo que dijeron los amigos.
command-verbosity = Cuánto se dice
    .help = Breve, normal o completo.
command-missed = ¿Qué me perdí?
    .help = Todo desde tu última acción.
command-step = Siguiente acción
    .help = Con pulsadores: nombra qué más se puede hacer.
command-press = Hacerlo
    .help = Con pulsadores: hace lo último que se nombró.
command-list-previous = Anterior
    .help = El elemento de arriba.
command-list-next = Siguiente
    .help = El elemento de abajo.
command-list-first = Primero
    .help = El primer elemento.
command-list-last = Último
    .help = El último elemento.
command-list-left = Valor anterior
    .help = El valor que va antes de este.
command-list-right = Valor siguiente
    .help = El valor que va después de este.
command-select = Elegir
    .help = Hace lo que dice el elemento.
command-find = Buscar
    .help = { TOUCH() ->
        [yes] Escribe una palabra, luego { KEY("select") }.
       *[no] Escribe una palabra, luego { KEY("select") }; la misma tecla otra vez busca la siguiente.
      }
command-delete = Borrar
    .help = Borra el elemento, donde se puede; pregunta una vez.
command-reset = Restablecer
    .help = Devuelve el ajuste a su valor inicial.
command-explain = Explicar
    .help = Qué significa este ajuste.
command-section-list-left = Grupo anterior
    .help = Va al grupo anterior a este.
command-section-list-right = Grupo siguiente
    .help = Va al grupo siguiente.
command-sheet-list-left = Hoja anterior
    .help = La hoja de quien juega antes.
command-sheet-list-right = Hoja siguiente
    .help = La hoja de quien juega después.
command-replay-list-left = Paso atrás
    .help = Dice el paso anterior.
command-replay-list-right = Paso adelante
    .help = Dice el paso siguiente.
command-replay-list-previous = Turno anterior
    .help = Va al turno anterior.
command-replay-list-next = Turno siguiente
    .help = Va al turno siguiente.
command-replay-list-first = Primer paso
    .help = Va al principio de la partida.
command-replay-list-last = Último paso
    .help = Va al final de la partida.
command-replay-select = Reproducir o pausar
    .help = Sigue sin parar, o hace una pausa.
command-play-again = Jugar otra vez
    .help = Empieza otra partida con los mismos jugadores.
command-help = { TOUCH() ->
    [yes] Ayuda
   *[no] Teclas de aquí
  }
    .help = { TOUCH() ->
        [yes] Dice qué hacen los botones.
       *[no] Una lista de lo que puedes pulsar aquí; { KEY("select") } lo hace.
      }
command-input-help = { TOUCH() ->
    [yes] Qué hace un botón
   *[no] Ayuda de teclas
  }
    .help = { TOUCH() ->
        [yes] Los botones dicen lo que hacen, y no hacen nada.
       *[no] Las teclas dicen lo que hacen, y no hacen nada.
      }
command-stop = Callar
    .help = Silencio, hasta que se diga algo nuevo.
command-older = Repetir, luego mensajes anteriores
    .help = Dice otra vez el último mensaje; cada nueva pulsación retrocede uno.
command-newer = Mensaje siguiente
    .help = Avanza otra vez por lo que se dijo.
command-oldest = Primer mensaje
    .help = Lo primero que se dijo.
command-newest = Último mensaje
    .help = Lo último que se dijo.
command-recent = Los últimos mensajes
    .help = Los últimos mensajes de una vez; un ajuste dice cuántos.
command-kind = Qué mensajes
    .help = Qué mensajes se recorren: todos, mis jugadas, rivales, resultados.
command-where = Dónde estoy
    .help = En una lista: su nombre, el elemento y su lugar. En la mesa: de quién es el turno, los dados, los puntos y el marcador.
command-copy = Copiar
    .help = Pone el mensaje en el portapapeles.
command-softer = Sonidos más bajos
    .help = Baja los efectos de sonido.
command-louder = Sonidos más altos
    .help = Sube los efectos de sonido.
command-voice-softer = Voz más baja
    .help = Baja la voz, si no la fija un lector de pantalla.
command-voice-louder = Voz más alta
    .help = Sube la voz, si no la fija un lector de pantalla.
command-slower = Voz más lenta
    .help = Hace la voz más lenta, si no la fija un lector de pantalla.
command-faster = Voz más rápida
    .help = Hace la voz más rápida, si no la fija un lector de pantalla.
command-effects = Encender o apagar los sonidos
    .help = Apaga todos los efectos de sonido, o los enciende.
command-speech = Encender o apagar la voz
    .help = Apaga la voz del todo, o la enciende.
command-caption-smaller = Subtítulos más pequeños
    .help = Para quien mira la ventana.
command-caption-bigger = Subtítulos más grandes
    .help = Para quien mira la ventana.
command-back = Atrás
    .help = Sale de esta lista; en la mesa, abre el menú de pausa.
command-leave = Salir
    .help = Cierra el programa.

## The groups of the lists of keys

command-group-play = Jugar
command-group-ask = Preguntar
command-group-friends = Amigos
command-group-lists = En las listas
command-group-speech = Voz
command-group-sound = Sonidos
command-group-program = El programa
command-group-switches = Pulsadores

## Learning the sounds

menu-trainer = Valores de oído, para probar
menu-quiz = Examen
cue-played = {""}
cue-told = {""}
quiz-asked = {""}
trainer-open = { TOUCH() ->
    [yes] { $title }. { $label }
   *[no] { $title }. Los números suenan con su valor. { $label }
  }
    .brief = { $title }. { $label }
trainer-hand = { TOUCH() ->
    [yes] Cinco dados: al pulsar se tiran, otra vez los dice
   *[no] Cinco dados: { KEY("select") } los tira, otra vez los dice
  }
    .brief = Cinco dados
trainer-kept = Dados guardados: { $value }
trainer-answer = { $faces }.
level-slow = Valores, lento
level-brisk = Valores, ágil
level-dice = Cinco dados
level-combo = Combinaciones
level-cues = Todos los sonidos
quiz-level = { $name }{ $best-n ->
    [0] {""}
   *[other] . Récord { $best } de { $count }
  }
quiz-open = { $title }. { $digits ->
    [0] ¿Cuál de los cuatro es?
    [1] { TOUCH() ->
        [yes] ¿Qué valor es?
       *[no] Pulsa su número.
      }
   *[other] { TOUCH() ->
        [yes] ¿Qué { $digits } valores son?
       *[no] Pulsa { $digits } números.
      }
  } { KEY("list_right") } lo repite, { KEY("scores") } dice los aciertos.
    .brief = { $title }.
quiz-wrong = No: { $answer }. { KEY("select") } sigue.
quiz-missed = No: { $answer }. { KEY("select") } sigue.
quiz-score = Aciertos { $right }, fallos { $wrong }, quedan { $left }.
    .brief = Aciertos { $right }, fallos { $wrong }.
quiz-ended = Aciertos { $right } de { $count }. { $record ->
    [yes] Es tu récord.
   *[no] Récord { $best }.
  }
    .brief = { $right } de { $count }.

## Names of sounds. cues-GROUP is a group of them, cue-FAMILY one; $count is a number of dice or a value.

cues-dice = Dados y cubilete
cues-game = Turnos y partidas
cues-sheet = Hojas de puntos
cues-fonnjo = Fonnjo Foon
cues-combo = Combinaciones
cues-tell = Qué significa un número
cues-value = Valores de oído
cues-friends = Amigos en la mesa
cues-menu = Menús y programa

cue-shake = Cubilete agitado, dados: { $count }
cue-pour = Dados tirados: { $count }
cue-pour-short = Dados tirados, corto: { $count }
cue-stroke = Un golpe de cubilete, dados: { $count }
cue-shake-horn = Cubilete de cuerno agitado, dados: { $count }
cue-pour-horn = Dados tirados del cubilete de cuerno: { $count }
cue-pour-short-horn = Dados tirados del cubilete de cuerno, corto: { $count }
cue-shake-tin = Lata agitada, dados: { $count }
cue-pour-tin = Dados tirados de la lata: { $count }
cue-pour-short-tin = Dados tirados de la lata, corto: { $count }
cue-shake-wood = Cubilete de madera agitado, dados: { $count }
cue-pour-wood = Dados tirados del cubilete de madera: { $count }
cue-pour-short-wood = Dados tirados del cubilete de madera, corto: { $count }
cue-keep = Dado guardado
cue-release = Dado soltado
cue-all-dice = Todos los dados guardados
cue-bank = Puntos anotados
cue-bank-big = Puntos anotados, muchos
cue-farkle = Farkle
cue-farkle-big = Farkle, muchos puntos perdidos
cue-hot-dice =
    { $count ->
        [2] Dados calientes otra vez
        [3] Dados calientes, tres veces o más
       *[other] Dados calientes
    }
cue-turn-mine = Te toca
cue-turn-other = Le toca a alguien más
cue-name = Nombre del rival { $count }
cue-win = Victoria
cue-lose = Derrota
cue-tie = Empate
cue-score = Casilla anotada
cue-score-big = Casilla anotada, muchos puntos
cue-zero = Cero en una casilla
cue-bonus = Bono
cue-foon = Foon
cue-big-foon = Gran Foon
cue-crisis = Crisis
cue-dungeon = Puerta de la Mazmorra
cue-party = Fonnjo entra en la Fiesta
cue-party-monster = Un monstruo entra en la Fiesta
cue-another-day = Otro día
cue-picture = Foto
cue-combo-pair = Pareja
cue-combo-three = Trío
cue-combo-four = Póker
cue-combo-five = Cinco iguales
cue-combo-six = Seis iguales
cue-combo-full-house = Full
cue-combo-straight = Escalera
cue-combo-long-straight = Escalera larga
cue-combo-any = Dados cualesquiera
cue-tell-points = Siguen puntos
cue-tell-total = Siguen puntos en total
cue-tell-dice = Siguen dados
cue-tell-left = Cuántos quedan
cue-tell-box = Casilla superior: sigue su cara
cue-tell-need = Lo que hace falta
cue-tell-risk = Riesgo, en tanto por ciento
cue-tell-choices = Cuántas opciones
cue-tell-choice = Una opción
cue-tell-round = Ronda
cue-tell-lost = Puntos perdidos
cue-tell-fonnjo = Fonnjo
cue-tell-group = Grupo de dados: siguen cara y cantidad
cue-tell-seat = Asiento
cue-tell-yes = Sí
cue-tell-no = No, o ninguno
cue-tell-letter = Una letra, o la coma de un número
cue-value = Valor { $count }
cue-value-kept = Valor { $count }, guardado
cue-value-brisk = Valor { $count }, ágil
cue-value-kept-brisk = Valor { $count }, guardado, ágil
cue-refused = No se puede
cue-question = Pregunta
cue-too-soon = Demasiado pronto
cue-undo = Deshacer
cue-hurry = Acelerar
cue-menu-move = Elemento siguiente
cue-menu-edge = Final de una lista
cue-menu-select = Elegido
cue-menu-open = Se abre un menú
cue-menu-close = Se cierra un menú
cue-start = El programa empieza
cue-exit = El programa termina
cue-text = Algo que leer en la pantalla
cue-input-help-on = Ayuda de teclas
cue-input-help-off = Fin de la ayuda de teclas
cue-game-kept = Partida guardada
cue-game-resumed = Sigue una partida
cue-quiz-right = Respuesta correcta
cue-quiz-wrong = Respuesta incorrecta
cue-thinking = Pensando
cue-friend-came = Alguien llega
cue-friend-left = Alguien se va
cue-friend-quiet = Alguien sin señal
cue-friend-back = Alguien vuelve
cue-friend-said = Alguien dice algo
cue-line-lost = Pierdes la conexión
cue-line-found = Vuelve tu conexión
cue-ambience = La sala con la mesa
cue-motif-fune-start = FUNE, melodía: empieza una partida
cue-motif-fune-turn = FUNE, melodía: te toca
cue-motif-fune-bank = FUNE, melodía: puntos anotados
cue-motif-fune-win = FUNE, melodía: victoria
cue-motif-dice4fun-start = Dice4Fun, melodía: empieza una partida
cue-motif-dice4fun-turn = Dice4Fun, melodía: te toca
cue-motif-dice4fun-bank = Dice4Fun, melodía: puntos anotados
cue-motif-dice4fun-win = Dice4Fun, melodía: victoria
cue-motif-farkle-start = Farkle, melodía: empieza una partida
cue-motif-farkle-turn = Farkle, melodía: te toca
cue-motif-farkle-bank = Farkle, melodía: puntos anotados
cue-motif-farkle-win = Farkle, melodía: victoria
cue-motif-fonnjo-foon-start = Fonnjo Foon, melodía: empieza una partida
cue-motif-fonnjo-foon-turn = Fonnjo Foon, melodía: te toca
cue-motif-fonnjo-foon-bank = Fonnjo Foon, melodía: puntos anotados
cue-motif-fonnjo-foon-win = Fonnjo Foon, melodía: victoria
