# Friends at other machines, in Spanish: read only when somebody plays with friends.
# Code: código; table: mesa; host: abrir una mesa; join: unirse; line: conexión; a line that is quiet: sin señal.

## The way to a table

friends-title = Amigos
friends-host = Abrir una mesa
friends-join = Unirse con un código
friends-near = Mesas cercanas
friends-install = Cómo instalar lo que falta
friends-missing = Para jugar con amigos falta { $what }. Con pip: pip install "{ $what }".
    .brief = Instala { $what }.
friends-name = ¿Cómo te llaman tus amigos? Escribe un nombre, luego { KEY("select") }.
    .brief = ¿Tu nombre?
friends-need-name = Tus amigos necesitan un nombre para ti.
    .brief = Hace falta un nombre.
nobody-near = En esta red no se anuncia ninguna mesa. Con su código puedes unirte igual.
    .brief = Ninguna mesa cerca.
near-table = Mesa de { $name }, { $address }
host-menu = Una mesa para amigos
host-open = Abrir la mesa
host-seats = Asientos para personas: { $number }
host-name = Mi nombre: { $value }
host-near = Quién puede venir: { $reach ->
    [near] todos los de esta red
    [broker] todos, por el broker de los ajustes
   *[here] solo este dispositivo
  }
    .help = Desde dónde se llega a la mesa. Sin su código no entra nadie.
code-asked = { $name-n ->
    [0] El código de la mesa.
   *[other] El código de la mesa de { $name }.
  } Bastan las primeras letras de cada palabra, luego Espacio; al final { KEY("select") }.
    .brief = ¿El código?
code-so-far = { $code-n ->
    [0] Nada todavía.
   *[other] { $code }.
  } { $typed-n ->
    [0] {""}
   *[other] { $typed }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-word = { $word }{ $many ->
    [1] .
   *[other] , una de { $many }.
  }
code-taken = { $word-n ->
    [0] {""}
   *[other] { $word }.
  } { $left ->
    [0] Ya está: { KEY("select") } entra.
    [one] Queda una palabra.
   *[other] Quedan { $left } palabras.
  }
    .brief = { $left ->
        [0] { $word-n ->
            [0] {""}
           *[other] { $word }.
          } Ya está.
       *[other] { $word } { $left }.
      }
code-several = Así empiezan { $many } palabras: { $words }. { KEY("list_next") } las recorre.
    .brief = ¿{ $words }?
words-last = { $head }, { $next }
code-no-word = Ninguna palabra de un código empieza por { $typed }.
    .brief = Nada con { $typed }.
code-full = Ya están las cinco palabras. { KEY("select") } entra.
    .brief = Ya están las cinco.
code-short = { $left ->
    [one] Falta una palabra.
   *[other] Faltan { $left } palabras.
  }
code-wrong-count = Un código tiene cinco palabras, y aquí hay { $count ->
    [one] una
   *[other] { $count }
  }.
code-unknown-word = La palabra { $number }, { $typed }, no está en ningún código. ¿Será { $nearest }?
code-told = El código: { $code }.
listening = { $copies ->
    [yes] { KEY("copy") } lo copia, { KEY("where") } lo repite.
   *[no] { KEY("where") } lo repite.
  }{ $address-n ->
    [0] {""}
   *[other] {" "}La mesa está en { $address }.
  }
    .brief = {""}
friends-called = Ya se avisó a los demás.

## Before the game

lobby-host = Tu mesa
lobby-guest = Mesa con amigos
lobby-begin = Empezar la partida, { $count ->
    [1] aún no ha venido nadie
   *[other] en la mesa hay { $count }
  }
lobby-wait = { $name-n ->
    [0] Esperando respuesta
   *[other] Esperando a que { $name } empiece, en la mesa hay { $count }
  }
lobby-invite = Copiar la invitación, un enlace
lobby-who = Quién está aquí
lobby-sit = Tomar asiento
lobby-watch = Solo mirar
lobby-leave = Dejar la mesa
lobby-sits = Quieres un asiento.
lobby-watches = Solo miras.
friends-code = Decir el código
leave-asked = { $host ->
    [yes] Esto cierra tu mesa. { KEY("back") } otra vez sale.
   *[no] { KEY("back") } otra vez sale.
  }
table-sought = Buscando la mesa.
    .brief = {""}
table-found = Mesa de { $name }: { $game }, para { $most }.
    .brief = { $game }.
table-begins = Empezando.
table-began = {""}
table-too-few = Aún no hay nadie contigo en la mesa.
    .brief = Aún no hay nadie.
table-cannot-begin = La partida no puede empezar: { $why }.
table-full = La mesa está llena: ya hay { $most }. Puedes quedarte y mirar.
    .brief = Llena. Puedes mirar.
table-other-version = Esa mesa es de otra versión de audiodice.
    .brief = Otra versión.
table-other-game = En esa mesa se juega a { $game }, y este audiodice no lo tiene.
    .brief = Juego desconocido.
table-silent = No hay nadie en esa mesa. ¿Es correcto el código?
    .brief = No hay nadie.
table-split = Lo que ha jugado { $name } y lo que hemos jugado aquí difieren, y ya no se pueden juntar.
    .brief = { $name } tiene otra partida.
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
friend-came = { $name } está aquí{ $watching ->
    [yes] , para mirar.
   *[no] .
  }
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
friend-quiet = No llega señal de { $name }.
    .brief = { $name }, sin señal.
friend-gone = { $name } ya no está.
decide-asked = { KEY("friends") }: esperar, dejar que juegue el programa, o terminar la partida.
    .brief = { KEY("friends") } decide.
friend-back = { $name } ha vuelto.
friend-cheated = { $name } firmó dos jugadas distintas para un mismo momento, lo que es trampa, y queda fuera.
    .brief = { $name } hizo trampa, y queda fuera.
friend-odd = Algo que llegó de { $name } no encaja en ninguna regla, y se deja de lado.
    .brief = {""}
line-lost = Se perdió la conexión. El programa lo intenta otra vez por sí solo.
    .brief = Sin conexión.
line-found = Vuelve la conexión.
line-refused = El broker de { $address } nos rechaza.
line-certificate = El certificado de { $address } no corresponde: nadie sabe quién escucha allí.
    .brief = Certificado incorrecto en { $address }.
line-no-broker = Lo que escucha en { $address } no es un broker.
line-no-host = No existe { $address }.
line-unreachable = Nada responde en { $address }.
friends-no-network = Este dispositivo no está en ninguna red.
friends-no-broker = No se pudo iniciar ningún broker: { $why }.
friends-bad-broker = { $url } no es la dirección de un broker.
friends-not-found = No hay cerca ninguna mesa con este código, y en los ajustes no hay un broker para buscar más lejos.
    .brief = Esa mesa no está cerca.
friends-needs-broker = En un navegador, las mesas con amigos necesitan un broker en internet. Pon su dirección en los ajustes, o abre el enlace de una invitación.
    .brief = Hay que poner un broker.
friends-no-websocket = Un navegador no llega así a { $address }: la dirección tiene que empezar por wss, o por ws.
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
leaves-friends = { $review ->
    [yes] { KEY("hint") } repasa la partida, { KEY("roll") } deja la mesa.
   *[no] { KEY("roll") } deja la mesa.
  }
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } repasa la partida.{" "}
   *[no] {""}
  }{ $name } aún no ha empezado otra vez: lo oirás aquí. { KEY("back") } y luego «{ lobby-leave }» para salir.
    .brief = { $name } aún no ha empezado otra vez. { KEY("back") }: { lobby-leave }.
friend-begins-again = { $name } empieza otra vez. { KEY("roll") } lleva a la mesa.
    .brief = { $name }, otra vez. { KEY("roll") } lleva a la mesa.
friends-next = Jugar la próxima partida
    .help = En cuanto empiece. { KEY("back") } y luego «{ lobby-leave }» para salir.
friends-leave = Dejar la mesa
    .help = Va al menú principal; la partida está en las estadísticas.
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
end-asked = { $name } quiere terminar la partida, porque { $about } no está. Con { KEY("friends") } se decide.
    .brief = { $name }: ¿terminar la partida? { KEY("friends") } decide.
decide-wait = { $name }: esperar
decide-computer = { $name }: que juegue el programa
decide-end = { $name }: terminar la partida
chosen-wait = Esperamos a { $name }.
chosen-computer = El programa jugará por { $name }, si quienes están aquí aceptan.
    .brief = El programa por { $name }.
chosen-end = La partida terminará, si quienes están aquí aceptan.
    .brief = La partida terminará.
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

friends-not-kept = No se guardó nada con lo que puedas volver a esa mesa.
    .brief = No puedes volver.
shared-needs = Esta partida necesita a tus amigos
shared-back = Volver a su mesa
