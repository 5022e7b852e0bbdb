# Friends at other machines, in Italian: read only when somebody plays with friends.

## The way to a table

friends-title = Amici
friends-host = Apri un tavolo
friends-join = Entra con un codice
friends-near = Tavoli vicini
friends-install = Come installare ciò che manca
friends-missing = Per giocare con gli amici serve altro: { $what }. Con pip: pip install "{ $what }".
    .brief = Installa { $what }.
friends-name = Come devono chiamarti gli amici? Scrivi un nome, poi { KEY("select") }.
    .brief = Il tuo nome?
friends-need-name = Agli amici serve un nome per te.
    .brief = Serve un nome.
nobody-near = In questa rete non è annunciato nessun tavolo. Con il codice puoi entrare lo stesso.
    .brief = Nessun tavolo vicino.
near-table = Tavolo di { $name }, { $address }
host-menu = Un tavolo per gli amici
host-open = Apri il tavolo
host-seats = Posti per persone: { $number }
host-name = Il mio nome: { $value }
host-near = Chi può venire: { $reach ->
    [near] tutti in questa rete
    [broker] tutti, con il broker delle impostazioni
   *[here] solo questo computer
  }
    .help = Da dove si raggiunge il tavolo. Senza il suo codice non entra nessuno.
code-asked = { $name-n ->
    [0] Il codice del tavolo.
   *[other] Il codice del tavolo di { $name }.
  } Bastano le prime lettere di ogni parola, poi Spazio; { KEY("select") } alla fine.
    .brief = Il codice?
code-so-far = { $code-n ->
    [0] Ancora niente.
   *[other] { $code }.
  } { $typed-n ->
    [0] {""}
   *[other] { $typed }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-word = { $word }{ $many ->
    [1] .
   *[other] , una di { $many }.
  }
code-taken = { $word-n ->
    [0] {""}
   *[other] { $word }.
  } { $left ->
    [0] È tutto: { KEY("select") } entra.
    [one] Ancora una parola.
   *[other] Ancora { $left } parole.
  }
    .brief = { $left ->
        [0] { $word } Tutto.
       *[other] { $word } { $left }.
      }
code-several = { $many } parole cominciano così: { $words }. { KEY("list_next") } le scorre.
    .brief = { $words }?
words-last = { $head }, { $next }
code-no-word = Nessuna parola di un codice comincia con { $typed }.
    .brief = Niente { $typed }.
code-full = Le cinque parole ci sono. { KEY("select") } entra.
    .brief = Ci sono tutte e cinque.
code-short = { $left ->
    [one] Manca una parola.
   *[other] Mancano { $left } parole.
  }
code-wrong-count = Un codice ha cinque parole, e qui { $count ->
    [one] ce n'è una.
   *[other] ce ne sono { $count }.
  }
code-unknown-word = La parola { $number }, { $typed }, non è in nessun codice. Forse { $nearest }?
code-told = Il codice: { $code }.
listening = { $copies ->
    [yes] { KEY("copy") } lo copia, { KEY("where") } lo ripete.
   *[no] { KEY("where") } lo ripete.
  }{ $address-n ->
    [0] {""}
   *[other] {" "}Il tavolo è a { $address }.
  }
    .brief = {""}
friends-called = Gli altri sono avvisati.

## Before the game

lobby-host = Il tuo tavolo
lobby-guest = Tavolo con amici
lobby-begin = Inizia la partita, { $count ->
    [1] non c'è ancora nessuno
   *[other] siete in { $count }
  }
lobby-wait = { $name-n ->
    [0] In attesa di risposta
   *[other] In attesa che { $name } inizi, siete in { $count }
  }
lobby-invite = Copia l'invito, un link
lobby-who = Chi c'è
lobby-sit = Prendi un posto
lobby-watch = Guarda soltanto
lobby-leave = Lascia il tavolo
lobby-sits = Vuoi un posto.
lobby-watches = Guardi.
friends-code = Di' il codice
leave-asked = { $host ->
    [yes] Così il tuo tavolo si chiude. Ancora { KEY("back") } per uscire.
   *[no] Ancora { KEY("back") } per uscire.
  }
table-sought = Cerco il tavolo.
    .brief = {""}
table-found = Tavolo di { $name }: { $game }, al massimo in { $most }.
    .brief = { $game }.
table-begins = Si inizia.
table-began = {""}
table-too-few = Al tavolo con te non c'è ancora nessuno.
    .brief = Ancora nessuno.
table-cannot-begin = La partita non può iniziare: { $why }.
table-full = Il tavolo è pieno: sono già in { $most }. Puoi restare a guardare.
    .brief = Pieno. Puoi guardare.
table-other-version = Quel tavolo è di un'altra versione di audiodice.
    .brief = Altra versione.
table-other-game = A quel tavolo si gioca a { $game }, che questo audiodice non ha.
    .brief = Gioco sconosciuto.
table-silent = A quel tavolo non c'è nessuno. Il codice è giusto?
    .brief = Non c'è nessuno.
table-split = Ciò che ha giocato { $name } e ciò che abbiamo giocato noi non coincidono, e non si possono più riunire.
    .brief = { $name } ha un'altra partita.
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
friend-came = { $name } è qui{ $watching ->
    [yes] , a guardare.
   *[no] .
  }
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
friend-left = { $name } ha lasciato il tavolo.
friend-quiet = La linea di { $name } tace.
    .brief = { $name }, linea muta.
friend-gone = { $name } non è più in linea.
decide-asked = { KEY("friends") }: aspettare, far giocare un computer, o chiudere la partita.
    .brief = { KEY("friends") } decide.
friend-back = { $name } è di nuovo qui.
friend-cheated = { $name } ha firmato due mosse diverse per lo stesso posto, cioè ha barato, ed è fuori.
    .brief = { $name } ha barato, ed è fuori.
friend-odd = Qualcosa da { $name } è contro le regole, e non conta.
    .brief = {""}
line-lost = La linea è caduta. Il programma riprova da solo.
    .brief = Linea caduta.
line-found = La linea è tornata.
line-refused = Il broker { $address } ci rifiuta.
line-certificate = Il certificato di { $address } non va bene: nessuno sa chi ascolta lì.
    .brief = Certificato sbagliato: { $address }.
line-no-broker = Ciò che ascolta a { $address } non è un broker.
line-no-host = Non esiste { $address }.
line-unreachable = A { $address } non risponde nessuno.
friends-no-network = Questo computer non è in nessuna rete.
friends-no-broker = Non è stato possibile avviare un broker: { $why }.
friends-bad-broker = { $url } non è l'indirizzo di un broker.
friends-not-found = Qui vicino non c'è nessun tavolo con questo codice, e non è impostato un broker per cercare oltre.
    .brief = Quel tavolo non è vicino.
friends-needs-broker = In un browser, i tavoli con gli amici hanno bisogno di un broker su internet. Scrivi il suo indirizzo nelle impostazioni, o apri il link di un invito.
    .brief = Serve un broker.
friends-no-websocket = Un browser non raggiunge { $address } in questo modo: l'indirizzo deve cominciare con wss, o con ws.
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
leaves-friends = { $review ->
    [yes] { KEY("hint") } analizza la partita, { KEY("roll") } lascia il tavolo.
   *[no] { KEY("roll") } lascia il tavolo.
  }
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } analizza la partita.{" "}
   *[no] {""}
  }{ $name } non ha ancora ricominciato: lo senti qui. { KEY("back") }, poi «{ lobby-leave }», per uscire.
    .brief = { $name } non ha ancora ricominciato. { KEY("back") }: { lobby-leave }.
friend-begins-again = { $name } ricomincia. { KEY("roll") } porta al tavolo.
    .brief = { $name }, di nuovo. { KEY("roll") } porta al tavolo.
friends-next = Gioca la prossima partita
    .help = Appena comincia. { KEY("back") }, poi «{ lobby-leave }», per uscire.
friends-leave = Lascia il tavolo
    .help = Va al menu principale; la partita è nelle statistiche.
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
end-asked = { $name } vuole chiudere la partita, perché { $about } non c'è più. Con { KEY("friends") } si decide.
    .brief = { $name }: chiudere la partita? { KEY("friends") } decide.
decide-wait = { $name }: aspettare
decide-computer = { $name }: far giocare un computer
decide-end = { $name }: chiudere la partita
chosen-wait = Si aspetta { $name }.
chosen-computer = Al posto di { $name } giocherà un computer, se tutti i presenti acconsentono.
    .brief = Un computer per { $name }.
chosen-end = La partita sarà chiusa, se tutti i presenti acconsentono.
    .brief = La partita sarà chiusa.
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

friends-not-kept = Non è salvato niente che ti permetta di tornare a quel tavolo.
    .brief = Non puoi tornare.
shared-needs = A questa partita servono i tuoi amici
shared-back = Torna al suo tavolo
