# Friends at other machines, in Italian: read only when somebody plays with friends.

## The way to a room

friends-title = Amici
friends-host = Apri una stanza
friends-join = Entra in una stanza
friends-install = Come installare ciò che manca
friends-missing = Per giocare con gli amici serve altro: { $what }. Con pip: pip install "{ $what }".
    .brief = Installa { $what }.
friends-name = Come devono chiamarti gli amici? Scrivi un nome, poi { KEY("select") }.
    .brief = Il tuo nome?
friends-need-name = Agli amici serve un nome per te.
    .brief = Serve un nome.
code-asked = Il codice della stanza: dodici cifre.
    .brief = Il codice?
code-so-far = { $code-n ->
    [0] Ancora niente.
   *[other] { $code }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-short = { $left ->
    [one] Manca una cifra.
   *[other] Mancano { $left } cifre.
  }
code-told = Il codice: { $code }.

## In the room

lobby-wait = { $name-n ->
    [0] In attesa di risposta
   *[other] In attesa che { $name } inizi, posti presi: { $count }
  }
lobby-who = Chi c'è
lobby-sit = Prendi un posto
lobby-watch = Guarda soltanto
lobby-sits = Vuoi un posto.
lobby-watches = Guardi.
friends-code = Di' il codice
leave-asked = { TOUCH() ->
    [yes] Lasciare la stanza?
   *[no] Ancora { KEY("back") } per lasciare la stanza.
  }
table-sought = Cerco la stanza.
table-too-few = Non c'è ancora nessun altro per giocare.
    .brief = Ancora nessuno.
table-cannot-begin = La partita non può iniziare: { $why }.
table-ended = Questa partita è stata chiusa.

## Who is here

friends-here = { $alone ->
    [yes] Qui non c'è nessun altro.
   *[no] { $friends }.
  }
friends-item = { $b ->
    [-1] {""}
    [0] {""}
   *[other] posto { $b },{" "}
  }{ $c ->
    [me] tu
   *[other] { $a }
  }{ $b ->
    [0] , a guardare
   *[other] {""}
  }{ $c ->
    [quiet] , linea muta
    [gone] , non più in linea
    [computer] , gioca un computer
   *[other] {""}
  }
friends-joint = { $head }; { $next }
friends-last = { $head }; { $next }
friend-entry = { $name }{ $state ->
    [me] , cioè tu
    [muted] , voce disattivata
    [quiet] , linea muta
    [gone] , non più in linea
   *[other] , qui
  }
talk-entry = Ciò che dicono gli amici si sente: { $value }
friend-came = { $name } è qui.
    .brief = { $name }.
friend-sat = { $me ->
    [yes] Hai il posto { $number }.
   *[no] { $name } prende il posto { $number }.
  }
    .brief = { $me ->
        [yes] Il tuo posto: { $number }.
       *[no] { $name }, posto { $number }.
      }
friend-stood-up = { $me ->
    [yes] Non hai più un posto.
   *[no] { $name } lascia il posto.
  }
friend-left = { $name } ha lasciato la stanza.
friend-quiet = La linea di { $name } è muta.
friend-gone = { $name } non è più in linea.
decide-asked = { KEY("friends") }: aspettare, far giocare un computer, o chiudere la partita.
    .brief = { KEY("friends") } decide.
friend-odd = Qualcosa da { $name } è contro le regole, e non conta.
    .brief = {""}
line-lost = La linea è caduta. Il programma riprova da solo.
    .brief = Linea caduta.
line-still-lost = Nessuna linea.
line-found = La linea è tornata.
line-refused = Il server { $address } ci rifiuta.
line-certificate = Il certificato di { $address } non va bene: nessuno sa chi ascolta lì.
    .brief = Certificato sbagliato: { $address }.
line-no-broker = Ciò che risponde a { $address } non è un server per gli amici.
line-no-host = Non esiste { $address }.
line-unreachable = A { $address } non risponde nessuno.
friends-no-broker = Non è stato possibile avviare un server: { $why }.
friends-bad-broker = { $url } non è l'indirizzo di un server.
friends-not-found = In questa rete non c'è nessuna stanza con questo codice, e non è impostato un server per cercare oltre.
    .brief = Quella stanza non è vicina.
friends-needs-broker = In un browser, le stanze hanno bisogno di un server su internet. Scrivi il suo indirizzo nelle impostazioni.
    .brief = Serve un server.
friends-no-websocket = Un browser non raggiunge { $address } in questo modo: l'indirizzo deve cominciare con wss, o con ws.
    .brief = L'indirizzo deve cominciare con wss.
friends-needs-wss = Questa pagina raggiunge solo i server il cui indirizzo comincia con wss, e { $address } non è così.
    .brief = L'indirizzo deve cominciare con wss.
friends-not-loaded = Ciò che serve per giocare con gli amici non si è potuto caricare. C'è una rete?
    .brief = Non caricato.

## What is said

say-what = Che cosa vuoi dire? { KEY("select") } lo dice.
    .brief = Che cosa?
friend-said = { $name }: { $text }
friend-phrase = { $name }: { phrase }
you-said = Tu: { $text }
said-later = La linea è caduta: sarà inviato quando torna.
    .brief = Inviato più tardi.
nothing-was-said = Nessuno ha ancora detto niente.
    .brief = Ancora niente.
phrases-title = Frasi
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
phrase-1 = Bel tiro!
phrase-2 = Che sfortuna.
phrase-3 = Tocca a te.
phrase-4 = Un momento, per favore.
phrase-5 = Eccomi di nuovo.
phrase-6 = Grazie.
phrase-7 = Bella partita!
phrase-8 = Un'altra partita?
phrase-9 = Ora devo andare.

## At the table

friends-pause = Menu, la partita continua
room-by-back = { KEY("back") }, poi «{ room-back }», porta alla stanza.
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } analizza la partita.{" "}
   *[no] {""}
  }La prossima partita la inizia { $name }. { KEY("back") }, poi «{ room-leave }», per uscire.
    .brief = Inizia { $name }. { KEY("back") }: { room-leave }.
dice-coming = I tuoi dadi stanno arrivando.
    .brief = Dadi in arrivo.
dice-wait = { $names-n ->
    [0] I dadi aspettano gli altri.
   *[other] I dadi aspettano { $names }.
  }
throw-waits = Un tiro sta arrivando.
not-back-yet = Un momento: sta arrivando ciò che ti è sfuggito.
you-watch = Guardi soltanto: questo è per chi gioca.
    .brief = Guardi soltanto.
friends-missed = { $turns ->
    [0] Non ti è sfuggito nessun turno.
    [one] Ti è sfuggito un turno. { KEY("missed") } lo racconta.
   *[other] Ti sono sfuggiti { $turns } turni. { KEY("missed") } li racconta.
  }
    .brief = { $turns ->
        [0] Nessun turno sfuggito.
       *[other] Turni sfuggiti: { $turns }.
      }
table-rewound = Ciò che è stato giocato per ultimo non è arrivato a tutti, e non conta.
    .brief = Gli ultimi passi non contano.
undo-asking = Chiedo agli altri.
    .brief = Chiesto.
undo-asked = { $name } vuole annullare { $many ->
    [one] un passo
   *[other] { $many } passi
  }. { KEY("undo") } lo permette, { KEY("friends") } offre altro.
    .brief = { $name }: annullare? { KEY("undo") } lo permette.
undo-agreed = Permesso.
undo-denied = Non permesso.
undo-refused = Il passo resta: non tutti hanno acconsentito.
    .brief = Il passo resta.
undo-nobody = Non c'è nessuno che possa acconsentire.
undo-allow = Permetti
undo-deny = Non permettere
friend-undid = { $who ->
    [you] Annullato. Tocca a te.
   *[other] { $name } ha annullato un passo.
  }
decide-wait = { $name }: aspettare
decide-computer = { $name }: far giocare un computer
decide-end = { $name }: chiudere la partita
chosen-wait = Si aspetta { $name }.
ruled-skip = { $who ->
    [you] Mancava la tua parte del tiro: si va avanti senza di te.
   *[other] Manca la parte del tiro di { $name }: si va avanti senza.
  }
    .brief = Senza { $who ->
        [you] di te
       *[other] { $name }
      }.
ruled-lost = { $who ->
    [you] Il tuo tiro non è arrivato: perdi il turno.
   *[other] Il tiro di { $name } non è arrivato: il turno è perso.
  }
    .brief = Turno perso.
ruled-computer = { $who ->
    [you] Un computer gioca per te.
   *[other] Un computer gioca per { $name }.
  }
ruled-back = { $who ->
    [you] Il tuo posto è di nuovo tuo.
   *[other] { $name } gioca di nuovo.
  }
ruled-end = La partita è chiusa, e nessuno vince.

## Games kept

friends-not-kept = Quella stanza non è in memoria. Con il suo codice puoi entrare.
    .brief = Non è in memoria.
shared-needs = A questa partita servono i tuoi amici
shared-back = Vai alla stanza di questa partita

## The room

consent-asked = Per raggiungere amici altrove, messaggi cifrati passano per server pubblici di { $names }. Non possono leggerli, ma vedono il tuo indirizzo internet.
    .brief = Usare server pubblici di { $names }? Non possono leggere i messaggi, ma vedono il tuo indirizzo internet.
consent-yes = Usa server pubblici
consent-no = Solo questa rete
room-title = { $whose ->
    [mine] La tua stanza
    [named] Stanza di { $name }
   *[unknown] Una stanza
  }{ $code-n ->
    [0] {""}
   *[other] , { $code }
  }
room-forgotten = Stanza dimenticata.
room-begin = Inizia { $game }, { $count ->
    [1] non c'è ancora nessun altro
   *[other] si gioca in { $count }
  }
room-computers = Computer che giocano: { $number }
room-chance = Probabilità di vincere con un tasto: { $value }
room-invite = Copia l'invito, un link
room-lock = Blocca la stanza
room-unlock = Sblocca la stanza
room-back = Torna alla stanza
room-end-game = Chiudi la partita per tutti
room-leave = Lascia la stanza
room-leave-asked = A chi affidi la stanza?
room-hand-over = Affidala a { $name }
room-close = Chiudi la stanza per tutti
room-stay = Resta qui
room-entered = Stanza di { $name }.{ $others-n ->
    [0] {""}
   *[other] {" "}Qui con te: { $others }.
  }{ $game-n ->
    [0] {""}
   *[other] {" "}Prossima partita: { $game }, appena { $name } la inizia.
  }
room-keys = { $keys ->
    [copies] { KEY("copy") } lo copia, { KEY("where") } lo ripete.
    [host] { KEY("where") } lo ripete.
   *[guest] { KEY("who") } dice chi c'è, { KEY("say") } scrive a tutti.
  }
    .brief = {""}
room-silent = In questa stanza ora non c'è nessuno. Puoi aspettare qui.
    .brief = Ora non c'è nessuno.
room-refused = { $why ->
    [locked] La stanza è bloccata.
   *[other] La stanza è piena.
  }
room-locked = La stanza è bloccata.
room-unlocked = La stanza è di nuovo aperta.
room-closed = { $name } ha chiuso la stanza.
game-chosen = Prossima partita: { $game }.
host-lost = { $name } non è più in linea. { $here ->
    [one] C'è una persona su { $of }.
   *[other] Ci sono { $here } persone su { $of }.
  } { KEY("friends") }: aspettare, o continuare senza { $name }.
    .brief = { $name } non è più in linea, presenti { $here } su { $of }. { KEY("friends") }?
host-go-on = Continua senza { $name }
host-went-on = { $you ->
    [goes] Continui senza { $lost }.
    [lost] { $name } ha continuato senza di te.
   *[other] { $name } continua senza { $lost }.
  }
host-changed = { $me ->
    [yes] Ora la stanza è tua.
   *[no] Ora la stanza è di { $name }.
  }
tables-meet = { $name } continua questa partita a un altro tavolo. { KEY("friends") } ti porta lì; { $many ->
    [one] l'ultimo passo fatto qui non conterebbe.
   *[other] gli ultimi { $many } passi fatti qui non conterebbero.
  }
table-join-larger = Raggiungi gli altri
table-changed = Ora sei al tavolo di { $name }{ $many ->
    [0] .
    [one] ; l'ultimo passo al vecchio tavolo non conta.
   *[other] ; gli ultimi { $many } passi al vecchio tavolo non contano.
  }
friend-lost = { $name } non è più in linea.
friend-removed = { $me ->
    [yes] Chi gestisce la stanza ti ha fatto uscire.
   *[no] A { $name } è stato tolto l'accesso alla stanza.
  }
two-programs = { $me ->
    [yes] Sei in questa stanza anche con un altro programma.
   *[no] { $name } è qui con due programmi. { KEY("friends") }, poi il nome, per sceglierne uno.
  }
twin-newer = Tieni il programma più recente
twin-older = Tieni il programma meno recente
put-out = Chi gestisce la stanza ha tenuto l'altro tuo programma. Questo ha lasciato la stanza.
not-the-host = Può farlo solo chi gestisce la stanza.
chance-off = Con gli amici, lo attiva chi gestisce la stanza.
cannot-be-host = Ora non si può affidare la stanza a { $name }.
person-hand-over = Affida la stanza
person-remove = Fai uscire dalla stanza
code-wrong-digits = Un codice ha dodici cifre.
code-wrong-check = In { $code } una cifra è sbagliata. Scrivi di nuovo il codice.
code-digits-only = Solo cifre.
