# Keys and commands in Italian: read only when asked for.

## Keys as they are spoken: as they are printed on Italian keyboards, and as screen readers say them.

key-enter = Invio
key-space = Spazio
key-backspace = Backspace
key-escape = Escape
key-left = Sinistra
key-right = Destra
key-up = Su
key-down = Giù
key-home = Inizio
key-end = Fine
key-shift = Shift { $key }
key-ctrl = Control { $key }
key-alt = Alt { $key }
key-cmd = { $system ->
        [darwin] Comando
        [win32] Windows
       *[other] Super
    } { $key }
key-ctrl-alone = Control
key-comma = virgola
key-dot = punto
key-minus = meno
key-plus = più
key-equals = uguale
key-question = punto interrogativo
key-slash = barra
key-delete = Canc
key-tab = Tab

## Commands: what a key does. The value names it, .help says more.

command-roll = Tira
    .help = Tira i dadi che non tieni. Tenuto giù, li scuote finché non lo lasci, se così dicono le impostazioni.
command-commit = Incassa
    .help = Finisce il tuo turno e prende ciò che vale.
command-all = Tutto ciò che vale
    .help = Tiene ogni dado che dà punti.
command-undo = Annulla
    .help = { TOUCH() ->
        [yes] Annulla l'ultima mossa, al massimo fino all'ultimo tiro; un'impostazione permette di andare oltre.
       *[no] Annulla l'ultimo tasto, al massimo fino all'ultimo tiro; un'impostazione permette di andare oltre.
      }
command-left = Dado a sinistra
    .help = Scorre i dadi; { KEY("toggle") } ne tiene o ne lascia uno.
command-right = Dado a destra
    .help = Scorre i dadi; { KEY("toggle") } ne tiene o ne lascia uno.
command-toggle = Tieni o lascia questo dado
    .help = Mentre giocano gli altri, li accelera.
command-previous = Scelta precedente
    .help = Scorre le scelte, prima quella con più punti.
command-next = Scelta successiva
    .help = Scorre le scelte, prima quella con più punti.
command-first = Prima scelta
    .help = La scelta con più punti.
command-last = Ultima scelta
    .help = La scelta con meno punti.
command-digit-1 = Tieni o lascia gli uno
    .help = Tiene tutti gli uno; ancora, uno di meno; poi nessuno. Su un foglio, dopo l'ultimo tiro: dice la casella 1.
command-digit-2 = Tieni o lascia i due
    .help = Tiene tutti i due; ancora, uno di meno; poi nessuno. Su un foglio, dopo l'ultimo tiro: dice la casella 2.
command-digit-3 = Tieni o lascia i tre
    .help = Tiene tutti i tre; ancora, uno di meno; poi nessuno. Su un foglio, dopo l'ultimo tiro: dice la casella 3.
command-digit-4 = Tieni o lascia i quattro
    .help = Tiene tutti i quattro; ancora, uno di meno; poi nessuno. Su un foglio, dopo l'ultimo tiro: dice la casella 4.
command-digit-5 = Tieni o lascia i cinque
    .help = Tiene tutti i cinque; ancora, uno di meno; poi nessuno. Su un foglio, dopo l'ultimo tiro: dice la casella 5.
command-digit-6 = Tieni o lascia i sei
    .help = Tiene tutti i sei; ancora, uno di meno; poi nessuno. Su un foglio, dopo l'ultimo tiro: dice la casella 6.
command-digit-7 = Dado 7
    .help = Solo se i numeri scelgono i posti. Su un foglio, dopo l'ultimo tiro: dice la casella 7.
command-digit-8 = Dado 8
    .help = Solo se i numeri scelgono i posti. Su un foglio, dopo l'ultimo tiro: dice la casella 8.
command-digit-9 = Dado 9
    .help = Solo se i numeri scelgono i posti. Su un foglio, dopo l'ultimo tiro: dice la casella 9.
command-digit-0 = Dado 10
    .help = Solo se i numeri scelgono i posti. Su un foglio, dopo l'ultimo tiro: dice la casella 10.
command-points = Punti di questo turno
    .help = Quanto vale questo turno se lo prendi ora.
command-last-roll = Ripeti l'ultimo tiro
    .help = Tutti i dadi, prima quelli tenuti. Dopo un tiro degli altri, la seconda volta dice i tuoi.
command-scores = Punteggi
    .help = Il punteggio di tutti.
command-turn = A chi tocca
    .help = Di chi è il turno.
command-choices = Scelte
    .help = Quante sono, e le tre con più punti.
command-risk = Rischio
    .help = Quanto è probabile che il prossimo tiro faccia perdere il turno.
command-sheet = Foglio dei punti
    .help = Il tuo foglio, riga per riga.
command-bonus = Bonus della parte alta
    .help = Quanto hai, e quanto sei lontano dalla media di tre dadi per faccia.
command-party = La Festa
    .help = Chi è alla Festa.
command-dungeon = La Prigione
    .help = Chi è in Prigione.
command-game-rules = Gioco e opzioni
    .help = Quale gioco è, e le opzioni in vigore.
command-worth = Che cosa dà punti
    .help = Le combinazioni o le caselle di questo gioco e quanto valgono, riga per riga.
command-practise = Esercitarsi
    .help = Dopo una partita: le decisioni che ti sono costate molto, da ripetere. Negli esercizi: la prossima.
command-hint = Suggerimento
    .help = Dice la cosa migliore da fare; ancora, la fa.
command-chance = Probabilità di vincere
    .help = Quante partite su cento vince ciascuno da qui, se tutti giocano bene.
command-hint-numbers = Suggerimento con numeri
    .help = La cosa migliore da fare, quanto vale, e la seconda migliore.
command-who = Chi c'è
    .help = Chi siede dove, chi guarda, e di chi tace la linea.
command-friends = Amici
    .help = Un elenco di chi c'è. Zittisce qualcuno, risponde a ciò che chiede, e decide del posto di chi non è più in linea.
command-say = Di' qualcosa
    .help = Apre una riga in cui scrivere; { KEY("select") } la dice a tutti al tavolo.
command-phrases = Frasi pronte
    .help = { TOUCH() ->
        [yes] Un elenco di frasi da dire.
       *[no] Un elenco di frasi; un numero ne dice una subito.
      }
command-said-older = Ciò che è stato detto, indietro
    .help = L'ultima cosa detta da un amico; ogni altra pressione torna indietro di una.
command-said-newer = Ciò che è stato detto, avanti
    .help = Torna avanti tra le cose dette dagli amici.
command-verbosity = Quanto viene detto
    .help = Breve, normale o completo.
command-missed = Che cosa mi è sfuggito?
    .help = Tutto ciò che è successo dopo la tua ultima azione.
command-step = La prossima cosa da fare
    .help = Con i sensori: dice che cos'altro si può fare.
command-press = Esegui
    .help = Con i sensori: fa ciò che è stato detto per ultimo.
command-list-previous = Precedente
    .help = La voce sopra.
command-list-next = Successiva
    .help = La voce sotto.
command-list-first = Prima
    .help = La prima voce.
command-list-last = Ultima
    .help = L'ultima voce.
command-list-left = Cambia indietro
    .help = Il valore prima di questo.
command-list-right = Cambia avanti
    .help = Il valore dopo questo.
command-select = Scegli
    .help = Fa ciò che dice la riga dell'elenco.
command-find = Cerca
    .help = { TOUCH() ->
        [yes] Scrivi una parola, poi { KEY("select") }.
       *[no] Scrivi una parola, poi { KEY("select") }; lo stesso tasto trova la prossima.
      }
command-delete = Elimina
    .help = Elimina la voce dove si può; chiede una volta.
command-reset = Ripristina
    .help = Riporta l'impostazione al suo valore iniziale.
command-explain = Spiega
    .help = Che cosa significa questa impostazione.
command-section-list-left = Gruppo precedente
    .help = Va al gruppo prima di questo.
command-section-list-right = Gruppo successivo
    .help = Va al gruppo dopo questo.
command-sheet-list-left = Foglio precedente
    .help = Il foglio del giocatore prima.
command-sheet-list-right = Foglio successivo
    .help = Il foglio del giocatore dopo.
command-replay-list-left = Passo indietro
    .help = Dice il passo prima.
command-replay-list-right = Passo avanti
    .help = Dice il passo dopo.
command-replay-list-previous = Turno precedente
    .help = Va al turno prima.
command-replay-list-next = Turno successivo
    .help = Va al turno dopo.
command-replay-list-first = Primo passo
    .help = Va all'inizio della partita.
command-replay-list-last = Ultimo passo
    .help = Va alla fine della partita.
command-replay-select = Riproduci o pausa
    .help = Continua da solo, o si ferma.
command-play-again = Gioca ancora
    .help = Inizia una nuova partita con gli stessi giocatori.
command-help = { TOUCH() ->
    [yes] Aiuto
   *[no] Tasti qui
  }
    .help = { TOUCH() ->
        [yes] Dice che cosa fanno i pulsanti.
       *[no] Un elenco di ciò che puoi premere qui; { KEY("select") } lo fa.
      }
command-input-help = { TOUCH() ->
    [yes] Che cosa fa un pulsante
   *[no] Aiuto tasti
  }
    .help = { TOUCH() ->
        [yes] I pulsanti dicono che cosa fanno, e non fanno niente.
       *[no] I tasti dicono che cosa fanno, e non fanno niente.
      }
command-stop = Ferma la voce
    .help = Silenzio, finché non c'è qualcosa di nuovo.
command-older = Ripeti, poi messaggi precedenti
    .help = Ripete l'ultimo messaggio; ogni altra pressione torna indietro di uno.
command-newer = Messaggio successivo
    .help = Torna avanti tra le cose dette.
command-oldest = Primo messaggio
    .help = La prima cosa detta.
command-newest = Ultimo messaggio
    .help = L'ultima cosa detta.
command-recent = Gli ultimi messaggi
    .help = Gli ultimi messaggi in una volta; un'impostazione dice quanti.
command-kind = Quali messaggi
    .help = Quali messaggi si scorrono: tutti, le mie mosse, i rivali, i risultati.
command-where = Dove sono
    .help = In un elenco: il nome, la voce e il suo posto. Al tavolo: a chi tocca, i dadi, i punti e i punteggi.
command-copy = Copia
    .help = Mette il messaggio negli appunti.
command-softer = Suoni più piano
    .help = Abbassa gli effetti sonori.
command-louder = Suoni più forte
    .help = Alza gli effetti sonori.
command-voice-softer = Voce più piano
    .help = Abbassa la voce, se non la regola uno screen reader.
command-voice-louder = Voce più forte
    .help = Alza la voce, se non la regola uno screen reader.
command-slower = Voce più lenta
    .help = Rallenta la voce, se non la regola uno screen reader.
command-faster = Voce più veloce
    .help = Accelera la voce, se non la regola uno screen reader.
command-effects = Suoni accesi o spenti
    .help = Spegne tutti gli effetti sonori, o li riaccende.
command-speech = Voce accesa o spenta
    .help = Spegne ogni voce, o la riaccende.
command-caption-smaller = Sottotitoli più piccoli
    .help = Per chi guarda la finestra.
command-caption-bigger = Sottotitoli più grandi
    .help = Per chi guarda la finestra.
command-back = Indietro
    .help = Lascia questo elenco; al tavolo, apre il menu di pausa.
command-leave = Esci
    .help = Chiude il programma.

## The groups of the lists of keys

command-group-play = Giocare
command-group-ask = Chiedere
command-group-friends = Amici
command-group-lists = Negli elenchi
command-group-speech = Voce
command-group-sound = Suoni
command-group-program = Il programma
command-group-switches = Sensori

## Learning the sounds

menu-trainer = Valori a orecchio, da provare
menu-quiz = Quiz
cue-played = {""}
cue-told = {""}
quiz-asked = {""}
trainer-open = { TOUCH() ->
    [yes] { $title }. { $label }
   *[no] { $title }. I numeri suonano il loro valore. { $label }
  }
    .brief = { $title }. { $label }
trainer-hand = { TOUCH() ->
    [yes] Cinque dadi: se premi si tirano, ancora e li senti
   *[no] Cinque dadi: { KEY("select") } li tira, ancora li dice
  }
    .brief = Cinque dadi
trainer-kept = Dadi tenuti: { $value }
trainer-answer = { $faces }.
level-slow = Valori, lenti
level-brisk = Valori, svelti
level-dice = Cinque dadi
level-combo = Combinazioni
level-cues = Tutti i suoni
quiz-level = { $name }{ $best-n ->
    [0] {""}
   *[other] . Record { $best } su { $count }
  }
quiz-open = { $title }. { $digits ->
    [0] Quale dei quattro è?
    [1] { TOUCH() ->
        [yes] Che valore è?
       *[no] Premi il suo numero.
      }
   *[other] { TOUCH() ->
        [yes] Quali { $digits } valori sono?
       *[no] Premi { $digits } numeri.
      }
  } { KEY("list_right") } lo ripete, { KEY("scores") } dice il punteggio.
    .brief = { $title }.
quiz-wrong = No: { $answer }. { KEY("select") } continua.
quiz-missed = No: { $answer }. { KEY("select") } continua.
quiz-score = Giuste { $right }, sbagliate { $wrong }, ne mancano { $left }.
    .brief = Giuste { $right }, sbagliate { $wrong }.
quiz-ended = Giuste { $right } su { $count }. { $record ->
    [yes] Il tuo record finora.
   *[no] Record { $best }.
  }
    .brief = { $right } su { $count }.

## Names of sounds. cues-GROUP is a group of them, cue-FAMILY one; $count is a number of dice or a value.

cues-dice = Dadi e bicchiere
cues-game = Turni e partite
cues-sheet = Fogli dei punti
cues-fonnjo = Fonnjo Foon
cues-combo = Combinazioni
cues-tell = Che cosa significa un numero
cues-value = Valori a orecchio
cues-friends = Amici al tavolo
cues-menu = Menu e programma

cue-shake = Bicchiere scosso, dadi: { $count }
cue-pour = Dadi versati: { $count }
cue-pour-short = Dadi versati, corto: { $count }
cue-stroke = Un colpo di bicchiere, dadi: { $count }
cue-shake-horn = Bicchiere di corno scosso, dadi: { $count }
cue-pour-horn = Dadi versati dal bicchiere di corno: { $count }
cue-pour-short-horn = Dadi versati dal bicchiere di corno, corto: { $count }
cue-shake-tin = Barattolo scosso, dadi: { $count }
cue-pour-tin = Dadi versati dal barattolo: { $count }
cue-pour-short-tin = Dadi versati dal barattolo, corto: { $count }
cue-shake-wood = Bicchiere di legno scosso, dadi: { $count }
cue-pour-wood = Dadi versati dal bicchiere di legno: { $count }
cue-pour-short-wood = Dadi versati dal bicchiere di legno, corto: { $count }
cue-keep = Tenere
cue-release = Lasciare
cue-all-dice = Tutti i dadi tenuti
cue-bank = Incassare
cue-bank-big = Incassare, molti punti
cue-farkle = Farkle
cue-farkle-big = Farkle, molti punti persi
cue-hot-dice =
    { $count ->
        [2] Dadi caldi di nuovo
        [3] Dadi caldi, tre volte o più
       *[other] Dadi caldi
    }
cue-turn-mine = Il tuo turno
cue-turn-other = Turno di un altro
cue-name = Nome del rivale { $count }
cue-win = Vittoria
cue-lose = Sconfitta
cue-tie = Pareggio
cue-score = Casella segnata
cue-score-big = Casella segnata, molti punti
cue-zero = Zero in una casella
cue-bonus = Bonus
cue-foon = Foon
cue-big-foon = Gran Foon
cue-crisis = Crisi
cue-dungeon = Porta della Prigione
cue-party = Fonnjo arriva alla Festa
cue-party-monster = Un mostro arriva alla Festa
cue-another-day = Altro giorno
cue-picture = Foto
cue-combo-pair = Coppia
cue-combo-three = Tris
cue-combo-four = Poker
cue-combo-five = Cinquina
cue-combo-six = Sestina
cue-combo-full-house = Full
cue-combo-straight = Scala
cue-combo-long-straight = Scala lunga
cue-combo-any = Dadi qualsiasi
cue-tell-points = Seguono i punti
cue-tell-total = Segue il totale
cue-tell-dice = Seguono i dadi
cue-tell-left = Quanti ne restano
cue-tell-box = Casella della parte alta: segue la sua faccia
cue-tell-need = Quanto manca
cue-tell-risk = Rischio, in percentuale
cue-tell-choices = Quante scelte
cue-tell-choice = Una scelta
cue-tell-round = Giro
cue-tell-lost = Punti persi
cue-tell-fonnjo = Fonnjo
cue-tell-group = Gruppo di dadi: seguono faccia e numero
cue-tell-seat = Posto
cue-tell-yes = Sì
cue-tell-no = No, o nessuno
cue-tell-letter = Una lettera, o la virgola di un numero
cue-value = Valore { $count }
cue-value-kept = Valore { $count }, tenuto
cue-value-brisk = Valore { $count }, svelto
cue-value-kept-brisk = Valore { $count }, tenuto, svelto
cue-refused = Rifiutato
cue-question = Domanda
cue-too-soon = Troppo presto
cue-undo = Annullare
cue-hurry = Accelerare
cue-menu-move = Voce successiva
cue-menu-edge = Fine di un elenco
cue-menu-select = Scelto
cue-menu-open = Il menu si apre
cue-menu-close = Il menu si chiude
cue-start = Il programma si apre
cue-exit = Il programma si chiude
cue-text = Qualcosa da leggere sullo schermo
cue-input-help-on = Aiuto tasti acceso
cue-input-help-off = Aiuto tasti spento
cue-game-kept = Partita salvata
cue-game-resumed = Partita ripresa
cue-quiz-right = Risposta giusta
cue-quiz-wrong = Risposta sbagliata
cue-thinking = Sta pensando
cue-friend-came = Qualcuno arriva
cue-friend-left = Qualcuno se ne va
cue-friend-quiet = La linea di qualcuno tace
cue-friend-back = Qualcuno è di nuovo qui
cue-friend-said = Qualcuno dice qualcosa
cue-line-lost = La tua linea è caduta
cue-line-found = La tua linea è tornata
cue-ambience = La sala con il tavolo
cue-motif-fune-start = FUNE, melodia: inizia una partita
cue-motif-fune-turn = FUNE, melodia: il tuo turno
cue-motif-fune-bank = FUNE, melodia: punti presi
cue-motif-fune-win = FUNE, melodia: vittoria
cue-motif-dice4fun-start = Dice4Fun, melodia: inizia una partita
cue-motif-dice4fun-turn = Dice4Fun, melodia: il tuo turno
cue-motif-dice4fun-bank = Dice4Fun, melodia: punti presi
cue-motif-dice4fun-win = Dice4Fun, melodia: vittoria
cue-motif-farkle-start = Farkle, melodia: inizia una partita
cue-motif-farkle-turn = Farkle, melodia: il tuo turno
cue-motif-farkle-bank = Farkle, melodia: punti presi
cue-motif-farkle-win = Farkle, melodia: vittoria
cue-motif-fonnjo-foon-start = Fonnjo Foon, melodia: inizia una partita
cue-motif-fonnjo-foon-turn = Fonnjo Foon, melodia: il tuo turno
cue-motif-fonnjo-foon-bank = Fonnjo Foon, melodia: punti presi
cue-motif-fonnjo-foon-win = Fonnjo Foon, melodia: vittoria
