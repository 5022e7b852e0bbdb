# FUNE in Italian. What every score sheet says is in common.ftl.

game-name = FUNE
game-kind = uno Yacht
game-credits = FUNE è una variante di casa dello Yacht, un gioco di pubblico dominio.

## The boxes, as Italian rules of Yahtzee and dice poker call them: tris, poker, full, scala;
## "chance" is what they call it, too. Numbers have an article: "sei 18" would be a number. $a is the box

box-item = { $a ->
    [ones] gli uno
    [twos] i due
    [threes] i tre
    [fours] i quattro
    [fives] i cinque
    [sixes] i sei
    [three_dice] tris
    [four_dice] poker
    [fune] FUNE
    [full_house] full
    [short_straight] scala corta
    [long_straight] scala lunga
   *[choice] chance
  }

ended = { sheets-ended }
rules-in-force = FUNE. { $boxes } caselle, tre tiri per turno. Con { $threshold } nella parte alta, bonus di { $bonus }. Senza jolly.
    .brief = FUNE. { $boxes } caselle. Bonus { $bonus } da { $threshold }.

## The families of drills

drill-pair-or-four = Una coppia, e quattro per una scala con un buco
drill-short-straight = Una scala corta nel primo tiro
drill-pair-or-short = Una coppia e quattro in fila
drill-low-pair = Una coppia bassa nel primo tiro
drill-which-pair = Due coppie: quale?
drill-two-pairs = Due coppie: una o tutte e due?
drill-pair-or-three = Una coppia o tre per una scala
drill-three-dice = Tre uguali alla fine
drill-second-pair = Una coppia o quattro per una scala, prima dell'ultimo tiro
drill-which-zero = Niente va bene: dove mettere lo zero?

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games or more; the last is exact).
opponent-random = Rocco, 46 punti: gioca a caso
opponent-weak = Modesto, 154 punti: sbaglia spesso
opponent-cautious = Prudenza, 194 punti: prende la prima casella che rende
opponent-bold = Bruno, 196 punti: insegue FUNE e la scala lunga
opponent-fair = Felice, 207 punti: sbaglia ogni tanto
opponent-strong = Sansone, 241 punti: sbaglia di rado
opponent-steady = Costanza, 252 punti: soppesa ogni casella
opponent-perfect = Vera, 255 punti: gioca alla perfezione

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] In breve: tiri cinque dadi, tieni quelli che vuoi e tiri gli altri: tre tiri in tutto. Se premi una casella senti quanto varrebbe, ancora e la segni. Tredici caselle, e vince il totale più alto.
   *[no] In breve: { KEY("roll") } tira cinque dadi. I numeri tengono i dadi con la loro faccia, e { KEY("roll") } tira gli altri: tre tiri in tutto. { KEY("previous") } e { KEY("next") } scorrono le caselle e dicono quanto renderebbe ognuna; { KEY("commit") } segna quella che senti. Tredici caselle, e vince il totale più alto.
  }
rules-1 = FUNE si gioca con cinque dadi e un foglio di tredici caselle. Dopo tredici turni sono tutte occupate, e vince il totale più alto.
rules-2 = Nel tuo turno tiri tutti e cinque i dadi. Poi puoi ritirare due volte quelli che vuoi; i dadi che tieni restano come sono.
rules-3 = Ciò che tieni lo puoi lasciare prima del prossimo tiro, e puoi fermarti dopo qualsiasi tiro.
rules-4 = Finisci il turno segnando in una casella libera ciò che i dadi valgono lì. Una casella occupata non cambia più.
rules-5 = Se i dadi non vanno bene, la casella vale 0. Prima di segnare uno 0 ti viene chiesto una volta.
rules-6 = La parte alta sono le caselle degli uno, due, tre, quattro, cinque e sei: ognuna somma i dadi della sua faccia. Tre dadi con l'uno e altri due fanno 3 negli uno.
rules-7 = Bonus della parte alta: 35 punti quando la parte alta arriva a 63 o più. Tre dadi per ogni faccia fanno proprio 63.
rules-8 = Tris: tre o più dadi uguali. Vale la somma di tutti e cinque i dadi.
rules-9 = Poker: quattro o più dadi uguali. Vale anch'esso la somma di tutti e cinque i dadi.
rules-10 = FUNE: cinque dadi uguali, 50 punti. Si segna una volta sola: un secondo FUNE non dà bonus, e non c'è jolly.
rules-11 = Full: tre dadi di una faccia e due di un'altra, 35 punti. Cinque dadi uguali non sono un full.
rules-12 = Scala corta: quattro facce di fila, il quinto dado è libero, 30 punti.
rules-13 = Scala lunga: da 1 a 5 o da 2 a 6, 40 punti.
rules-14 = Chance: dadi qualsiasi. Vale la loro somma.
rules-15 = Un tiro può andare bene per più caselle: quattro dadi con il due e un sei valgono per i due, tris, poker o chance.
rules-16 = { TOUCH() ->
    [yes] Se premi un dado, lo tieni o lo lasci; { KEY("all") } li tiene tutti. { KEY("undo") } annulla.
   *[no] Tasti: { KEY("roll") } tira. I numeri tengono i dadi con la loro faccia, { KEY("left") }, { KEY("right") } e { KEY("toggle") } uno per uno; { KEY("all") } li tiene tutti. { KEY("undo") } annulla.
  }
rules-17 = { TOUCH() ->
    [yes] Se premi una casella libera senti quanto varrebbe, ancora e la segni.
   *[no] { KEY("previous") } e { KEY("next") } scorrono le caselle libere, prima quella che rende di più; a parità, la più rara. Dopo l'ultimo tiro i numeri dicono le prime dieci caselle del foglio: 1 sono gli uno. { KEY("commit") } segna la casella che hai sentito; la prima volta dice solo quella con più punti.
  }
rules-18 = { KEY("points") } dice la casella con più punti, { KEY("last_roll") } i dadi, { KEY("choices") } le tre caselle con più punti, o prima di un tiro quelle libere, { KEY("risk") } i tiri che restano, { KEY("bonus") } il bonus e quanto sei lontano dalla sua media, tre dadi per faccia, { KEY("scores") } i punteggi, { KEY("sheet") } il foglio.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Di due coppie nel primo tiro, tieni solo la più alta.
tips-2 = Nel primo tiro una coppia di tre o più vale più di tre facce di fila; una coppia di uno non vale mai la pena di tenerla.
tips-3 = Con un full nel primo tiro tieni i tre dadi uguali e ritira; prendilo subito solo con un tris di uno.
tips-4 = All'inizio quattro dadi uguali vanno nella loro casella della parte alta, non in poker: rende da 2 a 8 punti in più.
tips-5 = All'inizio riserva la chance a 19 punti o più: perfino un solo 1 segnato negli uno è meglio di 18 nella chance.

## The lesson: what a step says, before the key to press; by their names in lessons/fune.toml

teach-roll = Hai un foglio di tredici caselle da riempire, e fino a tre tiri per ognuna.
teach-keep = { TOUCH() ->
    [yes] Tieni i sei.
   *[no] Un numero tiene tutti i dadi con la sua faccia. Tieni i sei.
  }
teach-others = Ora tira i dadi che non tieni.
teach-more = { TOUCH() ->
    [yes] Un altro sei: tieni anche quello.
   *[no] Un altro sei. Lo stesso numero tiene anche quello.
  }
teach-third = E l'ultimo tiro.
teach-walk = Ora scegli una casella. { KEY("next") } e { KEY("previous") } scorrono quelle libere, prima quella che rende di più, e dicono quanto renderebbe ognuna.
teach-fill = Il poker somma tutti i tuoi dadi, se quattro sono uguali. È raro, quindi prendilo. { KEY("commit") } segna la casella che senti.
teach-listen = Ora ascolta il turno di { opponent-name-cautious }. { KEY("toggle") } lo accelera.
teach-second = Tira di nuovo.
teach-bonus = Dagli uno ai sei, questa è la parte alta: 63 punti lì ne danno altri 35. { KEY("bonus") } dice a che punto sei.
teach-lowest = Puoi fermarti dopo qualsiasi tiro, ma allora devi segnare una casella, se serve con 0. { KEY("last") } va a quella che rende meno.
teach-zero = Mettiamo che tu ci rinunci: è difficile da fare.
teach-confirm = { TOUCH() ->
    [yes] Prima di uno zero ti viene chiesto. Conferma.
   *[no] Prima di segnare uno zero ti viene chiesto. Lo stesso tasto lo conferma.
  }
teach-wait = Ora di nuovo { opponent-name-cautious }.
teach-sheet = { KEY("sheet") } apre il tuo foglio: { KEY("list_next") } e { KEY("list_previous") } ne leggono le righe, { KEY("back") } lo chiude.
teach-scores = { KEY("scores") } dice i punteggi, { KEY("turn") } a chi tocca.
teach-learned = Questo è FUNE: tira fino a tre volte, tieni ciò che vuoi, e segna la casella migliore. Vince il totale più alto.

## Keys that are called otherwise here

command-commit = Segna una casella
    .help = Finisce il tuo turno e segna la casella che senti; prima dice quella che rende di più.
command-all = Tieni tutti e cinque
    .help = Tiene tutti e cinque i dadi.
command-choices = Caselle
    .help = Prima di un tiro le caselle libere e la media del bonus, poi le tre con più punti.
command-risk = Tiri che restano
    .help = Quanti tiri restano in questo turno.
