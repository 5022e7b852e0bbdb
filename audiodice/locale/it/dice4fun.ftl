# Dice4Fun in Italian. What every score sheet says is in common.ftl.

game-name = Dice4Fun
game-kind = uno Yatzy
game-credits = Dice4Fun è della famiglia dello Yatzy, che viene dallo Yacht, un gioco di pubblico dominio.

## The boxes, as Italian rules of Yatzy and of poker call them: scala minima from 1, scala massima
## from 2; "cinquina" is five alike, as in tombola and its games. $a is the box

box-item = { $a ->
    [ones] gli uno
    [twos] i due
    [threes] i tre
    [fours] i quattro
    [fives] i cinque
    [sixes] i sei
    [pair] coppia
    [two_pairs] doppia coppia
    [three_kind] tris
    [four_kind] poker
    [small_straight] scala minima
    [large_straight] scala massima
    [full_house] full
    [five_dice] cinquina
   *[chance] chance
  }
ended = { $seats ->
    [1] { sheets-ended }
    [2] { sheets-ended }
   *[other] { $tied ->
        [yes] Pareggio a { $top }.
       *[no] { $who ->
            [you] Hai vinto
           *[other] Vince { $name }
          } con { $top }.
      }
  }
rules-in-force = Dice4Fun. { $boxes } caselle, tre tiri per turno. Con { $threshold } nella parte alta, bonus di { $bonus }.
    .brief = Dice4Fun. { $boxes } caselle. Bonus { $bonus } da { $threshold }.

option-boxes = Caselle
    .help = 15 caselle, o 13 senza coppia e doppia coppia.
variant-boxes = { $value } caselle

## The families of drills

drill-three-ones = Tre uno e un sei
drill-pair-or-fives = I cinque o la coppia
drill-three-ones-or = Tre uno, e quattro o cinque
drill-four-low = Quattro uguali bassi
drill-sixes-or-ones = Una coppia: i sei o gli uno
drill-four-fives = Quattro cinque: chance o i cinque
drill-pair-of-sixes = Una coppia di sei
drill-four-twos = Quattro due
drill-three-kind = Tre uguali alla fine
drill-low-pair = Una coppia bassa nel primo tiro

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games; the last is exact).
opponent-random = Rocco, 50 punti: gioca a caso
opponent-weak = Modesto, 152 punti: sbaglia spesso
opponent-cautious = Prudenza, 166 punti: prende la prima casella che rende
opponent-bold = Bruno, 167 punti: insegue la cinquina e le scale
opponent-fair = Felice, 209 punti: sbaglia ogni tanto
opponent-strong = Sansone, 237 punti: sbaglia di rado
opponent-steady = Costanza, 245 punti: soppesa ogni casella
opponent-perfect = Vera, 248 punti: gioca alla perfezione

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] In breve: tiri cinque dadi, tieni quelli che vuoi e tiri gli altri: tre tiri in tutto. Se premi una casella senti quanto varrebbe, ancora e la segni. Quindici caselle, e vince il totale più alto.
   *[no] In breve: { KEY("roll") } tira cinque dadi. I numeri tengono i dadi con la loro faccia, e { KEY("roll") } tira gli altri: tre tiri in tutto. { KEY("previous") } e { KEY("next") } scorrono le caselle e dicono quanto renderebbe ognuna; { KEY("commit") } segna quella che senti. Quindici caselle, e vince il totale più alto.
  }
rules-1 = Dice4Fun si gioca con cinque dadi e un foglio di quindici caselle, una per ogni giro. Alla fine vince il totale più alto.
rules-2 = Con l'opzione di tredici caselle mancano coppia e doppia coppia, e i giri sono tredici.
rules-3 = Nel tuo turno tiri tutti e cinque i dadi. Poi puoi ritirare quelli che vuoi, al massimo due volte.
rules-4 = Finisci il turno segnando una casella libera. Ogni casella si usa una volta, e ciò che c'è scritto resta.
rules-5 = Se niente va bene, bisogna segnare 0 in qualche casella. Prima ti viene chiesto una volta.
rules-6 = La parte alta va dagli uno ai sei, e ogni casella somma i dadi della sua faccia: tre dadi con il due fanno 6 nei due.
rules-7 = Bonus della parte alta: 50 punti se la parte alta arriva a 63 o più.
rules-8 = Coppia: due dadi uguali; conta la coppia migliore, e solo quei due dadi. Una coppia di sei vale 12.
rules-9 = Doppia coppia: coppie di due facce diverse; contano quei quattro dadi. Coppia di sei e coppia di cinque valgono 22.
rules-10 = Tris e poker contano solo i tre o quattro dadi uguali.
rules-11 = La scala minima è 1 2 3 4 5 e vale 15. La scala massima è 2 3 4 5 6 e vale 20.
rules-12 = Full: tre dadi di una faccia e due di un'altra; contano tutti e cinque i dadi.
rules-13 = Cinquina: cinque dadi uguali, 50 punti. Possono anche andare in un'altra casella adatta: una cinquina di sei vale 30 nei sei, o 24 nel poker.
rules-14 = Chance: dadi qualsiasi; contano tutti e cinque.
rules-15 = { TOUCH() ->
    [yes] Se premi un dado, lo tieni o lo lasci; { KEY("all") } li tiene tutti. { KEY("undo") } annulla.
   *[no] Tasti: { KEY("roll") } tira. I numeri tengono i dadi con la loro faccia, { KEY("left") }, { KEY("right") } e { KEY("toggle") } uno per uno; { KEY("all") } li tiene tutti. { KEY("undo") } annulla.
  }
rules-16 = { TOUCH() ->
    [yes] Se premi una casella libera senti quanto varrebbe, ancora e la segni.
   *[no] { KEY("previous") } e { KEY("next") } scorrono le caselle libere, prima quella che rende di più; a parità, la più rara. Dopo l'ultimo tiro i numeri dicono le prime dieci caselle del foglio: 1 sono gli uno. { KEY("commit") } segna la casella che hai sentito; la prima volta dice solo quella con più punti.
  }
rules-17 = { KEY("points") } dice la casella con più punti, { KEY("last_roll") } i dadi, { KEY("choices") } le tre caselle con più punti, o prima di un tiro quelle libere, { KEY("risk") } i tiri che restano, { KEY("bonus") } il bonus e quanto sei lontano dalla sua media, tre dadi per faccia, { KEY("scores") } i punteggi, { KEY("sheet") } il foglio.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Di due coppie nel primo tiro tienine una sola, tranne cinque e sei: quelle tienile tutte e due.
tips-2 = Un 5 o un 6 nel primo tiro vale più di una coppia di uno o di due.
tips-3 = Per una scala tieni solo 2 3 4 5, niente di meno e nessun'altra serie.
tips-4 = Se all'inizio niente va bene, segna lo 0 nella scala minima: costa circa 11 punti, meno che in ogni altra casella.
tips-5 = Un full nel primo tiro non è un motivo per fermarsi: ritirare è sempre meglio.

## The lesson: what a step says, before the key to press; by their names in lessons/dice4fun.toml

teach-roll = Hai un foglio di quindici caselle da riempire, e fino a tre tiri per ognuna.
teach-fives = { TOUCH() ->
    [yes] Tieni i cinque.
   *[no] Un numero tiene tutti i dadi con la sua faccia. Tieni i cinque.
  }
teach-threes = E i tre: con un altro avresti un full.
teach-one-die = Ora tira il dado che non tieni.
teach-points = Puoi fermarti prima del terzo tiro. { KEY("points") } dice la casella con più punti.
teach-best = { KEY("commit") } va a quella casella e la ripete; non è ancora segnato niente.
teach-fill = { TOUCH() ->
    [yes] Ora segnala.
   *[no] Ora lo stesso tasto la segna.
  }
teach-listen = Ora ascolta il turno di { opponent-name-cautious }. { KEY("toggle") } lo accelera.
teach-second = Tira di nuovo.
teach-choices = { KEY("choices") } dice le tre caselle con più punti.
teach-walk = { KEY("next") } e { KEY("previous") } scorrono tutte quelle libere, prima quella che rende di più, e dicono quanto renderebbe ognuna.
teach-walk-on = La chance accetta dadi qualsiasi, quindi tienila per dopo. Vai alla casella successiva.
teach-kind = Il tris conta solo i dadi uguali. Vai alla successiva.
teach-upper = I quattro rendono altrettanto, e contano per il bonus. { KEY("commit") } segna la casella che senti.
teach-wait = Ora di nuovo { opponent-name-cautious }.
teach-bonus = Dagli uno ai sei, questa è la parte alta: 63 punti lì ne danno altri 50. { KEY("bonus") } dice a che punto sei.
teach-sheet = { KEY("sheet") } apre il tuo foglio: { KEY("list_next") } e { KEY("list_previous") } ne leggono le righe, { KEY("back") } lo chiude.
teach-learned = Questo è Dice4Fun: tira fino a tre volte, tieni ciò che vuoi, e segna la casella migliore. Se niente va bene, qualche casella prende 0. Vince il totale più alto.

## Keys that are called otherwise here

command-commit = Segna una casella
    .help = Finisce il tuo turno e segna la casella che senti; prima dice quella che rende di più.
command-all = Tieni tutti e cinque
    .help = Tiene tutti e cinque i dadi.
command-choices = Caselle
    .help = Prima di un tiro le caselle libere e la media del bonus, poi le tre con più punti.
command-risk = Tiri che restano
    .help = Quanti tiri restano in questo turno.
