# Friends at other machines, in Spanish: read only when somebody plays with friends.
# Code: código; room: sala; table: mesa; relay: servidor; join: unirse; line: conexión; a line that is quiet: sin señal.

## The way to a room

friends-title = Amigos
friends-host = Abrir una sala
friends-join = Unirse a una sala
friends-install = Cómo instalar lo que falta
friends-missing = Para jugar con amigos falta { $what }. Con pip: pip install "{ $what }".
    .brief = Instala { $what }.
friends-name = ¿Cómo te llaman tus amigos? Escribe un nombre, luego { KEY("select") }.
    .brief = ¿Tu nombre?
friends-need-name = Tus amigos necesitan un nombre para ti.
    .brief = Hace falta un nombre.
code-asked = El código de la sala: doce dígitos.
    .brief = ¿El código?
code-so-far = { $code-n ->
    [0] Nada todavía.
   *[other] { $code }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-short = { $left ->
    [one] Falta un dígito.
   *[other] Faltan { $left } dígitos.
  }
code-told = El código: { $code }.

## In the room

lobby-wait = { $name-n ->
    [0] Esperando respuesta
   *[other] Esperando a que { $name } empiece, asientos ocupados: { $count }
  }
lobby-who = Quién está aquí
lobby-sit = Tomar asiento
lobby-watch = Solo mirar
lobby-sits = Quieres un asiento.
lobby-watches = Solo miras.
friends-code = Decir el código
leave-asked = { TOUCH() ->
    [yes] ¿Salir de la sala?
   *[no] { KEY("back") } otra vez sale de la sala.
  }
table-sought = Buscando la sala.
table-too-few = Aún no hay nadie más para jugar.
    .brief = Aún no hay nadie.
table-cannot-begin = La partida no puede empezar: { $why }.
table-ended = Esta partida se dio por terminada.

## Who is here

friends-here = { $alone ->
    [yes] No hay nadie más aquí.
   *[no] { $friends }.
  }
friends-item = { $b ->
    [-1] {""}
    [0] {""}
   *[other] asiento { $b },{" "}
  }{ $c ->
    [me] tú
   *[other] { $a }
  }{ $b ->
    [0] , mirando
   *[other] {""}
  }{ $c ->
    [quiet] , sin señal
    [gone] , ya no está
    [computer] , juega el programa
   *[other] {""}
  }
friends-joint = { $head }; { $next }
friends-last = { $head }; { $next }
friend-entry = { $name }{ $state ->
    [me] , eres tú
    [muted] , en silencio
    [quiet] , sin señal
    [gone] , ya no está
   *[other] , aquí
  }
talk-entry = Oír lo que dicen los amigos: { $value }
friend-came = { $name } está aquí.
    .brief = { $name }.
friend-sat = { $me ->
    [yes] Tienes el asiento { $number }.
   *[no] { $name } toma el asiento { $number }.
  }
    .brief = { $me ->
        [yes] Tu asiento: { $number }.
       *[no] { $name }, asiento { $number }.
      }
friend-stood-up = { $me ->
    [yes] Ya no tienes asiento.
   *[no] { $name } dejó su asiento.
  }
friend-left = { $name } se fue.
friend-quiet = { $name } está sin señal.
friend-gone = { $name } ya no está.
decide-asked = { KEY("friends") }: esperar, dejar que juegue el programa, o terminar la partida.
    .brief = { KEY("friends") } decide.
friend-odd = Algo que llegó de { $name } no encaja en ninguna regla, y se deja de lado.
    .brief = {""}
line-lost = Se perdió la conexión. El programa lo intenta otra vez por sí solo.
    .brief = Sin conexión.
line-still-lost = Sin conexión.
line-found = Vuelve la conexión.
line-refused = El servidor de { $address } nos rechaza.
line-certificate = El certificado de { $address } no corresponde: nadie sabe quién escucha allí.
    .brief = Certificado incorrecto en { $address }.
line-no-broker = Lo que responde en { $address } no es un servidor para amigos.
line-no-host = No existe { $address }.
line-unreachable = Nada responde en { $address }.
friends-no-broker = No se pudo iniciar ningún servidor: { $why }.
friends-bad-broker = { $url } no es la dirección de un servidor.
friends-not-found = En esta red no hay ninguna sala con este código, y en los ajustes no hay un servidor para buscar más lejos.
    .brief = Esa sala no está cerca.
friends-needs-broker = En un navegador, las salas necesitan un servidor en internet. Pon su dirección en los ajustes.
    .brief = Hay que poner un servidor.
friends-no-websocket = Un navegador no llega así a { $address }: la dirección tiene que empezar por wss, o por ws.
    .brief = La dirección tiene que empezar por wss.
friends-needs-wss = Esta página solo llega a servidores cuya dirección empieza por wss, y { $address } no empieza así.
    .brief = La dirección tiene que empezar por wss.
friends-not-loaded = No se pudo cargar lo que hace falta para jugar con amigos. ¿Hay red?
    .brief = No se pudo cargar.

## What is said

say-what = ¿Qué quieres decir? { KEY("select") } lo dice.
    .brief = ¿Decir qué?
friend-said = { $name }: { $text }
friend-phrase = { $name }: { phrase }
you-said = Tú: { $text }
said-later = Se perdió la conexión: se enviará cuando vuelva.
    .brief = Se enviará después.
nothing-was-said = Aún nadie ha dicho nada.
    .brief = Nada todavía.
phrases-title = Frases
phrase-numbered = { $number }, { $text }
phrase = { $phrase ->
    [1] { phrase-1 }
    [2] { phrase-2 }
    [3] { phrase-3 }
    [4] { phrase-4 }
    [5] { phrase-5 }
    [6] { phrase-6 }
    [7] { phrase-7 }
    [8] { phrase-8 }
    [9] { phrase-9 }
   *[other] ?
  }
phrase-1 = ¡Buena tirada!
phrase-2 = Mala suerte.
phrase-3 = Te toca a ti.
phrase-4 = Un momento, por favor.
phrase-5 = Ya estoy de vuelta.
phrase-6 = Gracias.
phrase-7 = ¡Buena partida!
phrase-8 = ¿Otra partida?
phrase-9 = Ahora tengo que irme.

## At the table

friends-pause = Menú, la partida sigue
room-by-back = { KEY("back") } y luego «{ room-back }» para ir a la sala.
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } repasa la partida.{" "}
   *[no] {""}
  }La próxima partida la empieza { $name }. { KEY("back") } y luego «{ room-leave }» para salir.
    .brief = Empieza { $name }. { KEY("back") }: { room-leave }.
dice-coming = Tus dados están en camino.
    .brief = Ya llegan los dados.
dice-wait = { $names-n ->
    [0] Los dados esperan a los demás.
   *[other] Los dados esperan a { $names }.
  }
throw-waits = Hay una tirada en camino.
not-back-yet = Un momento: lo que te perdiste está en camino.
you-watch = Estás mirando: eso es para quienes juegan.
    .brief = Estás mirando.
friends-missed = { $turns ->
    [0] No te perdiste ningún turno.
    [one] Te perdiste un turno. { KEY("missed") } lo cuenta.
   *[other] Te perdiste { $turns } turnos. { KEY("missed") } los cuenta.
  }
    .brief = { $turns ->
        [0] Nada perdido.
        [one] Perdido uno.
       *[other] Perdidos { $turns }.
      }
table-rewound = Lo último que se jugó no llegó a todos y no cuenta.
    .brief = Los últimos pasos no cuentan.
undo-asking = Se pregunta a los demás.
    .brief = Preguntado.
undo-asked = { $name } quiere deshacer { $many ->
    [one] un paso
   *[other] { $many } pasos
  }. { KEY("undo") } lo permite, { KEY("friends") } ofrece más.
    .brief = { $name }: ¿deshacer? { KEY("undo") } lo permite.
undo-agreed = Permitido.
undo-denied = No permitido.
undo-refused = El paso queda: no todos aceptaron.
    .brief = El paso queda.
undo-nobody = No hay nadie que pueda aceptar.
undo-allow = Permitirlo
undo-deny = No permitirlo
friend-undid = { $who ->
    [you] Deshecho. Te toca.
   *[other] { $name } deshizo un paso.
  }
decide-wait = { $name }: esperar
decide-computer = { $name }: que juegue el programa
decide-end = { $name }: terminar la partida
chosen-wait = Esperamos a { $name }.
ruled-skip = { $who ->
    [you] Faltaba tu parte de la tirada: se sigue sin ti.
   *[other] Falta la parte de { $name } en la tirada: se sigue sin esa parte.
  }
    .brief = Sin { $who ->
        [you] ti
       *[other] { $name }
      }.
ruled-lost = { $who ->
    [you] Tu tirada no llegó: pierdes el turno.
   *[other] La tirada de { $name } no llegó: el turno se pierde.
  }
    .brief = Turno perdido.
ruled-computer = { $who ->
    [you] El programa juega por ti.
   *[other] El programa juega por { $name }.
  }
ruled-back = { $who ->
    [you] Tu asiento es tuyo otra vez.
   *[other] { $name } vuelve a jugar.
  }
ruled-end = La partida termina sin ganador.

## Games kept

friends-not-kept = Esa sala no está guardada. Con su código puedes unirte.
    .brief = No está guardada.
shared-needs = Esta partida necesita a tus amigos
shared-back = Ir a la sala de esta partida

## The room

consent-asked = Para llegar a amigos de otros lugares, los mensajes van cifrados por servidores públicos de { $names }. No pueden leerlos, pero ven tu dirección de internet.
    .brief = ¿Usar servidores públicos de { $names }? No pueden leer los mensajes, pero ven tu dirección de internet.
consent-yes = Usar servidores públicos
consent-no = Solo esta red
room-title = { $whose ->
    [mine] Tu sala
    [named] Sala de { $name }
   *[unknown] Una sala
  }{ $code-n ->
    [0] {""}
   *[other] , { $code }
  }
room-forgotten = Sala olvidada.
room-begin = Empezar { $game }, { $count ->
    [1] aún no hay nadie más
   *[other] juegan { $count }
  }
room-computers = Rivales del programa: { $number }
room-chance = Probabilidad de ganar con una tecla: { $value }
room-invite = Copiar la invitación, un enlace
room-lock = Bloquear la sala
room-unlock = Desbloquear la sala
room-back = Volver a la sala
room-end-game = Terminar la partida para todos
room-leave = Salir de la sala
room-leave-asked = ¿A quién le dejas la sala?
room-hand-over = Dejarla a { $name }
room-close = Cerrar la sala para todos
room-stay = Quedarse aquí
room-entered = Sala de { $name }.{ $others-n ->
    [0] {""}
   *[other] {" "}Aquí contigo: { $others }.
  }{ $game-n ->
    [0] {""}
   *[other] {" "}Próxima partida: { $game }, en cuanto { $name } empiece.
  }
room-keys = { $keys ->
    [copies] { KEY("copy") } lo copia, { KEY("where") } lo repite.
    [host] { KEY("where") } lo repite.
   *[guest] { KEY("who") } dice quién está, { KEY("say") } escribe a todos.
  }
    .brief = {""}
room-silent = Ahora no hay nadie en esta sala. Puedes esperar aquí.
    .brief = Ahora no hay nadie.
room-refused = { $why ->
    [locked] La sala está bloqueada.
   *[other] La sala está llena.
  }
room-locked = La sala está bloqueada.
room-unlocked = La sala está abierta otra vez.
room-closed = { $name } cerró la sala.
game-chosen = Próxima partida: { $game }.
host-lost = { $name } ya no está. { $here ->
    [one] Aquí hay una persona de { $of }.
   *[other] Aquí hay { $here } personas de { $of }.
  } { KEY("friends") }: esperar, o seguir sin { $name }.
    .brief = { $name } ya no está, hay { $here } de { $of }. ¿{ KEY("friends") }?
host-go-on = Seguir sin { $name }
host-went-on = { $you ->
    [goes] Sigues sin { $lost }.
    [lost] { $name } siguió sin ti.
   *[other] { $name } sigue sin { $lost }.
  }
host-changed = { $me ->
    [yes] Ahora la sala es tuya.
   *[no] Ahora la sala es de { $name }.
  }
tables-meet = { $name } sigue esta partida en otra mesa. { KEY("friends") } te lleva allí; { $many ->
    [one] el último paso de aquí no contaría.
   *[other] los últimos { $many } pasos de aquí no contarían.
  }
table-join-larger = Unirse a los demás
table-changed = Ahora estás en la mesa de { $name }{ $many ->
    [0] .
    [one] ; el último paso en la mesa anterior no cuenta.
   *[other] ; los últimos { $many } pasos en la mesa anterior no cuentan.
  }
friend-lost = { $name } ya no está.
friend-removed = { $me ->
    [yes] Quien dirige la sala te sacó de ella.
   *[no] Sacaron a { $name } de la sala.
  }
two-programs = { $me ->
    [yes] También estás en esta sala con otro programa.
   *[no] { $name } está aquí con dos programas. { KEY("friends") } y luego su nombre para elegir uno.
  }
twin-newer = Conservar el programa más nuevo
twin-older = Conservar el programa más antiguo
put-out = Quien dirige la sala conservó tu otro programa. Este salió de la sala.
not-the-host = Eso solo puede hacerlo quien dirige la sala.
chance-off = Con amigos, lo activa en la sala quien la dirige.
cannot-be-host = Ahora no se puede dejar la sala a { $name }.
person-hand-over = Dejarle la sala
person-remove = Sacar de la sala
code-wrong-digits = Un código tiene doce dígitos.
code-wrong-check = En { $code } hay un dígito equivocado. Escribe el código otra vez.
code-digits-only = Solo dígitos.
