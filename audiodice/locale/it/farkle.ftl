# Farkle in Italian: as in Italian rules of Farkle and "Diecimila", one goes on or stops and takes
# the points ("incassare"); hot dice are "dadi caldi". Sets are those of dice poker and tombola.

game-name = Farkle
game-kind = sfida alla fortuna
game-credits = Farkle è un gioco popolare; combinazioni e limiti come nella sala giochi di QuentinC.

## Combinations, as they are called in a sentence. $a its name, $b its face, $c how many.

combos-item = { $a ->
    [single] { $c ->
        [1] un { $b }
       *[other] coppia di { combo-face }
      }
    [three] tris di { combo-face }
    [four] poker di { combo-face }
    [five] cinquina di { combo-face }
    [six] sestina di { combo-face }
    [small_straight] scala corta
    [large_straight] scala lunga
    [three_pairs] tre coppie
    [full_house] full
   *[two_triples] doppio tris
  }
# What was kept or can be, set by set. $d is what follows: more or and (of the same roll), then (another roll),
# hot (a roll of all six, after hot dice), end.
sets-item = { combos-item }{ $d ->
    [more] ,
    [and] {" "}e
    [then] , poi
    [hot] , dadi caldi, poi
   *[end] {""}
  }
sets-joint = { $head } { $next }
sets-last = { $head } { $next }
big-item = { $a ->
    [hot_dice] dadi caldi
   *[other] { combos-item }
  }

## A roll and what is kept of it

# One die is "a 5", not a bare number: only points are.
some-dice = { $faces-n ->
    [1] un { $faces }
   *[other] { $faces }
  }
these-dice = { some-dice }
# The points of a single 5 would be heard as one more die.
rolled-sum = { $count ->
    [1] { some-dice }: { $points } punti
   *[other] { $faces }. { $points ->
        [5] Vale il 5
       *[other] { $points } punti
      }
  }
rolled-sets = { rolled-sum }{ $count ->
    [1] {""}
   *[other] { $points ->
        [5] {""}
       *[other] : { $sets }
      }
  }.
rolled = { $points ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { rolled-sets }
      }
  }
    .brief = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { rolled-sum }{ $singles ->
                [yes] {""}
               *[no] { $all ->
                    [yes] : { $count ->
                        [2] tutti e due
                        [3] tutti e tre
                        [4] tutti e quattro
                        [5] tutti e cinque
                       *[6] tutti e sei
                      }
                   *[no] : { $sets }
                  }
              }.
          }
      }
    .full = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] { $before ->
                [0] { $name } tira { some-dice }.
               *[other] Tira { some-dice }.
              }
           *[you] { rolled-sets } { $choices ->
                [one] Una scelta.
               *[other] { $choices } scelte.
              } { $before ->
                [0] {""}
               *[other] Prima { $before } punti.
              }
          }
      }
all-dice = {""}
kept-dice = { $faces-n ->
    [1] Tenuto un { $faces }
   *[other] Tenuti { $faces }
  }
dice-left = { $throws ->
    [one] resta uno
   *[other] restano { $throws }
  }
stake = { $at_stake } punti{ $more ->
    [yes] {" "}in gioco
   *[no] {""}
  }
keeping = { kept-dice }, { stake }, { dice-left }.
    .brief = { these-dice }: { $more ->
        [yes] ora { $at_stake }
       *[no] { $at_stake } punti
      }.
kept = { $who ->
    [other] {""}
   *[you] { keeping }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { keeping.brief }
      }
    .full = { $who ->
        [other] { $name } tiene { these-dice }, { stake }.
       *[you] { keeping }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] Non tieni niente.
       *[other] { keeping }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] Non tieni niente.
           *[other] { keeping.brief }
          }
      }
hot-dice = { $who ->
    [other] {""}
   *[you] Dadi caldi! { $at_stake }. { KEY("roll") } tira tutti e sei{ $enough ->
        [yes] , { KEY("commit") } incassa.
       *[no] . Incassi da { $need }.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Dadi caldi! { $at_stake }.
      }
    .full = { $who ->
        [other] Dadi caldi per { $name }, { stake }.
       *[you] Dadi caldi! { $at_stake } in gioco. { KEY("roll") } tira tutti e sei{ $enough ->
        [yes] , { KEY("commit") } incassa.
       *[no] . Incassi da { $need }.
      }
      }
choice = { these-dice }, { stake }, { $leaves ->
    [0] dadi caldi.
    [1] resta uno.
   *[other] restano { $leaves }.
  }
    .brief = { keeping.brief }

## The end of a turn

# Left out where all totals follow at once, at the end or with "your turn".
in-all = { $totals_follow ->
    [yes] {""}
   *[no] , totale { $total }
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] , totale { $total }
      }
# A sentence of its own: they need not be all that was banked.
with-big = { $big-n ->
    [0] {""}
   *[other] {" "}{ $big }!
  }
# In full: the dice that a bank took by itself, which no keep told.
taking = { $faces-n ->
    [0] {""}
   *[other] , tiene { these-dice }
  }
banked = { $who ->
    [other] { $name } incassa { $points }{ in-all }.{ with-big }
   *[you] Incassi { $points }{ in-all }.
  }
    .brief = { $who ->
        [other] { $name } incassa { $points }{ in-all.brief }.
       *[you] { $next_who ->
            [none] Incassi { $points }.
           *[other] Totale { $total }.
          }
      }
    .full = { $who ->
        [other] { $name } incassa { $points }{ in-all }{ taking }.
       *[you] Incassi { $points }{ in-all }.
      }
# What is told to who asks for what was missed: the path, too. In full it was told roll by roll.
missed-banked = { $who ->
    [other] { $name } incassa { $points } punti{ in-all }: { $sets }.
   *[you] { banked }
  }
    .full = { banked.full }
farkled = { $who ->
    [other] { $name }: farkle{ $lost ->
        [0] .
       *[other] , { $lost } persi.
      }
   *[you] Farkle! { $lost ->
        [0] {""}
       *[other] { $lost } punti persi.{" "}
      }{ some-dice }.
  }
    .brief = { $who ->
        [other] { farkled }
       *[you] Farkle! { $lost ->
            [0] {""}
           *[other] { $lost } persi.
          }
      }
    .full = { $who ->
        [other] { $name } tira { some-dice }: farkle{ $lost ->
            [0] .
           *[other] , { $lost } punti persi.
          }
       *[you] { farkled }
      }
told-banked = { told-who } incassato { $points } punti, totale { $total }.
told-farkled = { told-who } fatto farkle{ $lost ->
    [0] .
   *[other] , { $lost } persi.
  }
penalized = { $who ->
    [other] { $name }: tre farkle di fila
   *[you] Tre farkle di fila
  }{ $lost ->
    [0] , e niente da perdere.
   *[other] , { $lost } persi{ in-all }.
  }
    .brief = { $who ->
        [other] { $name }, terzo farkle
       *[you] Terzo farkle
      }{ $lost ->
        [0] .
       *[other] : { $lost } persi{ in-all.brief }.
      }
penalty-near = { $who ->
    [other] { $name }: due farkle di fila.
   *[you] Due farkle di fila: il terzo costa { $penalty }.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Il terzo costa { $penalty }.
      }
last-round = Ultimo giro.
    .full = Ultimo giro: agli altri resta un turno.

## Teams: $team is whose turn it was, or who won; $sides are all, by their players

team-item = { $who ->
    [you] tu
   *[other] { $name }
  }
team-last = { $head } e { $next }
teams-item = { $members } { $points }
sides-joint = { $head } contro { $next }
sides-last = { sides-joint }
team-seated = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Inizi tu. { roll-now }
    [here] Inizia { $name }. { roll-now }
   *[other] Inizia { $name }.
  }
    .brief = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Inizi tu.
   *[other] Inizia { $name }.
  }
team-resumed = { $game }, da dove eri. { $sides }.
    .brief = { $game }.
missed-farkled = { $who ->
    [other] { $name }: farkle{ $lost ->
        [0] . { some-dice }.
       *[other] , { $lost } punti persi. { $sets } { some-dice }.
      }
   *[you] { farkled }
  }
    .full = { farkled.full }
team-in-all = { $totals_follow ->
    [yes] {""}
   *[no] {" "}{ $team }: totale { $total }.
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] {" "}{ $team }: { $total }.
      }
team-banked = { $who ->
    [other] { $name } incassa { $points }.{ with-big }
   *[you] Incassi { $points }.
  }{ team-in-all }
    .brief = { $who ->
        [other] { $name } incassa { $points }.
       *[you] Incassi { $points }.
      }{ team-in-all.brief }
    .full = { $who ->
        [other] { $name } incassa { $points }{ taking }.
       *[you] Incassi { $points }.
      }{ team-in-all }
team-missed-banked = { $who ->
    [other] { $name } incassa { $points } punti: { $sets }.{ team-in-all }
   *[you] { team-banked }
  }
    .full = { team-banked.full }
team-last-round = Ultimo giro: a ogni altra squadra resta un turno.
    .brief = Ultimo giro.
team-ended = { $tied ->
    [yes] Pareggio a { $top }. { $places }.
   *[no] Squadra vincente: { $team }{ $seats ->
        [2] , { $top } a { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
teams-in-force = Squadre da due, un totale per squadra: { $sides }.
    .brief = { $sides }.

## Refusals

nothing-kept = Prima tieni qualcosa: { $best }.
    .brief = Prima tieni: { $best }.
incomplete = { these-dice }: non è ancora una scelta.
    .brief = { these-dice }, non ancora.
worthless = { these-dice } non { $faces-n ->
    [1] vale
   *[other] valgono
  } niente.
bank-wins = Se incassi ora vinci, con { $total }. { TOUCH() ->
    [yes] Tirare lo stesso?
   *[no] Ancora { KEY("roll") } per tirare.
  }
    .brief = { KEY("commit") } vince. { TOUCH() ->
        [yes] Tirare lo stesso?
       *[no] Ancora { KEY("roll") } per tirare.
      }
bank-less = Sul tavolo ci sono { $there } punti. { TOUCH() ->
    [yes] Incassare solo { $points }?
   *[no] Ancora { KEY("commit") } per incassare { $points }.
  }
    .brief = Sul tavolo { $there }. Ancora { KEY("commit") } per incassare { $points }.
undone-commit = Incasso annullato
too-low = Non ancora: { $points } su { $need }.
    .brief = { $points } su { $need }.

## Answers

# The sum, then what was collected in this turn and what lies there.
points = { $open ->
    [no] Ancora niente.{ $enough ->
        [yes] {""}
       *[no] {" "}Incassi da { $need }.
      }
   *[yes] { $stake } punti{ $before ->
        [0] { $there ->
            [0] {" "}tenuti.
           *[other] {" "}sul tavolo.
          }
       *[other] : { $before } da parte, { $there ->
            [0] { $here } tenuti.
           *[other] { $there } sul tavolo.
          }
      } { $bank ->
        [0] { $enough ->
            [yes] {""}
           *[no] Incassi da { $need }.
          }
       *[other] { TOUCH() ->
           [yes] Puoi incassare.
          *[no] { KEY("commit") } incassa.
         }
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $stake }{ $enough ->
            [yes] {""}
           *[no] {" "}su { $need }
          }{ $there ->
            [0] .
           *[other] , niente tenuto.
          }
      }
choice-list = { $count ->
    [0] Nessuna scelta: prima tira.
    [one] Una scelta: { $best }.
   *[other] { $count } scelte. Migliori: { $best }.
  }
    .brief = { $count ->
        [0] Prima tira.
        [one] { $best }.
       *[other] Su { $count }: { $best }.
      }
risk = { $keep_first ->
    [yes] Tenuto tutto, tirando
   *[no] Tirando
  } { $throws ->
    [one] un dado
   *[other] { $throws } dadi
  }: farkle { $percent ->
    [one] una volta
   *[other] { $percent } volte
  } su 100.
    .brief = { $throws ->
        [one] Un dado
       *[other] { $throws } dadi
      }: farkle, { $percent } per cento.
bank-from = { $raised ->
    [yes] { $minimum ->
        [0] Incassi la prima volta da { $first_bank }, poi senza minimo.
       *[other] Incassi da { $minimum }, la prima volta da { $first_bank }.
      }
   *[no] { $minimum ->
        [0] Incassi senza minimo.
       *[other] Incassi da { $minimum }.
      }
  }
rules-in-force = Farkle. Traguardo { $target }. { bank-from } { $last_round ->
    [yes] Quando qualcuno arriva al traguardo, agli altri resta un turno.
   *[no] Vince chi ci arriva per primo.
  }
    .brief = Farkle a { $target }. { bank-from }
scale-in-force = Scala punti da { $scale }: un 1 vale 100, un 5 vale 50, tre uguali cento volte la faccia, tris di uno 300.
    .brief = Scala punti da { $scale }.
penalty-in-force = Tre farkle di fila costano { $penalty } punti.
    .brief = Un terzo farkle costa { $penalty }.

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] Incassare.
        [1] Tenere un { $faces } e incassare.
       *[other] Tenere { $faces } e incassare.
      }
   *[no] { $faces-n ->
        [0] Tirare.
        [1] Tenere un { $faces }, tirare { $throws ->
            [one] un dado.
           *[other] { $throws } dadi.
          }
       *[other] Tenere { $faces }, tirare { $throws ->
            [one] un dado.
           *[other] { $throws } dadi.
          }
      }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

reason-left = Ci sono { $points } punti, non solo { $other_points }.
reason-dice = Con { $dice } dadi il farkle è più raro che con { $other_dice ->
    [1] uno
   *[other] { $other_dice }
  }: { $percent } su 100 contro { $other_percent }.
reason-roll = Tirare { $dice ->
    [1] un dado
   *[other] { $dice } dadi
  } rende { $average } in media, anche se fa farkle { $percent } su 100; incassare rende { $other_points }.
reason-bank = Incassare rende { $points }; tirare { $other_dice ->
    [1] un dado
   *[other] { $other_dice } dadi
  } rende { $other_average } in media, con farkle { $other_percent } su 100.
reason-points = { $points } punti e { $dice ->
    [1] un dado
   *[other] { $dice } dadi
  }: { $average } in media; { $other_points } e { $other_dice ->
    [1] un dado
   *[other] { $other_dice } dadi
  }: { $other_average }.
reason-wins = Per i punti non è meglio: qui decidono i punteggi.
half-hint-dice = Confronta il rischio di farkle: con molti dadi e con pochi.
half-hint-bank = Confronta quello che c'è con quello che rende un tiro in media.
half-hint-scores = Guarda i punteggi: qui non decidono solo i punti.
drill-four-dice = Valgono due dadi: tenerli tutti e due?
drill-three-dice = Valgono tre dadi: tenerli tutti?
drill-bank-two = Restano due dadi: incassare o tenere di meno?
drill-last-die = Da 50 punti, resta un dado
drill-last-die-few = Sotto i 50 punti, resta un dado
drill-last-die-losing = Da 100 punti, resta un dado
drill-roll-three = Da 50 punti, restano tre dadi
drill-two-few = Sotto i 50 punti, restano due dadi
drill-five-of-six = Valgono cinque dadi su sei
drill-three-rich = Da 50 punti, valgono tre dadi

## Opponents: a name and a line about each

# What is won is of 100 games between two, against Vera (bench/strength.py, 2000 games each).
opponent-random = Rocco, vince 12 volte su 100 contro Vera: gioca a caso
opponent-weak = Modesto, vince 24 volte su 100 contro Vera: sbaglia spesso
opponent-cautious = Prudenza, vince 25 volte su 100 contro Vera: incassa appena può
opponent-bold = Bruno, vince 30 volte su 100 contro Vera: vuole sempre di più
opponent-fair = Felice, vince 38 volte su 100 contro Vera: sbaglia ogni tanto
opponent-strong = Sansone, vince 46 volte su 100 contro Vera: sbaglia di rado
opponent-steady = Costanza, vince 49 volte su 100 contro Vera: calcola le probabilità
opponent-perfect = Vera: gioca alla perfezione

## Options, as the menu and the rules call them

option-minimum = Minimo per incassare
    .help = I punti che un turno deve avere almeno per incassarli.
option-first-bank = Minimo la prima volta
    .help = I punti che servono almeno per il tuo primo incasso.
option-target = Traguardo
    .help = Vince chi incassa per primo questi punti.
option-last-round = Ultimo giro
    .help = Sì: quando qualcuno arriva al traguardo, agli altri resta un turno.
option-scale = Scala dei punti, con i suoi limiti
    .help = I punti delle combinazioni, con un traguardo e minimi adatti.
option-penalty = Penalità per tre farkle di fila
    .help = Quanto costano tre farkle di fila.
option-teams = Squadre da due
    .help = Si gioca a coppie, e i punti dei due si sommano.
variant-scale = scala punti da { $value }
variant-teams = a squadre
variant-target = a { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 7 8 9 10 11 12 13
in-short = { TOUCH() ->
    [yes] In breve: tiri sei dadi e tieni ciò che vale; poi tiri gli altri, oppure incassi i tuoi punti e finisci il turno. Se niente vale, i punti del turno sono persi. Vince chi incassa per primo 1000.
   *[no] In breve: { KEY("roll") } tira sei dadi. Tieni ciò che vale, con i numeri o con { KEY("all") }; poi { KEY("roll") } tira il resto, o { KEY("commit") } incassa i tuoi punti e finisce il turno. Se niente vale, i punti del turno sono persi. Vince chi incassa 1000 per primo.
  }
rules-1 = Farkle si gioca con sei dadi. Vince chi incassa per primo i punti del traguardo, di solito 1000.
rules-2 = Nel tuo turno tiri tutti e sei i dadi, e tieni almeno un dado o una combinazione che vale.
rules-3 = Poi scegli: tirare i dadi che restano, o incassare, e così i punti di questo turno sono tuoi e il turno finisce.
rules-4 = Se in un tiro niente vale, è un farkle: il turno finisce e tutti i suoi punti sono persi.
rules-5 = Se tutti e sei i dadi hanno dato punti, hai i dadi caldi: puoi continuare tirandoli di nuovo tutti.
rules-6 = Puoi incassare da 30 punti; la prima volta, finché non hai punti, da 50. Il tavolo può mettere altri limiti.
rules-7 = Un 1 da solo vale 10, un 5 da solo vale 5. Gli altri dadi da soli non valgono niente.
rules-8 = Un tris vale dieci volte la sua faccia: tris di due 20, e così via fino al tris di sei, 60. Il tris di uno vale 75.
rules-9 = Un poker, quattro dadi uguali, vale 100 più dieci volte la sua faccia: da 110 a 160.
rules-10 = Una cinquina, cinque dadi uguali, vale 300 più venti volte la sua faccia: da 320 a 420.
rules-11 = Una sestina, sei dadi uguali, vale 600 più venticinque volte la sua faccia: da 625 a 750.
rules-12 = Cinque dadi di fila, da 1 a 5 o da 2 a 6, sono una scala corta e valgono 100. Una scala lunga, da 1 a 6, vale 200.
rules-13 = Tre coppie diverse valgono 150. Un full, che qui è un poker con una coppia, vale 250. Un doppio tris vale 250.
rules-14 = I dadi di tiri diversi non si uniscono mai: ogni combinazione viene da un solo tiro.
rules-15 = Con l'opzione dell'ultimo giro, quando il traguardo è raggiunto a tutti gli altri resta un turno.
rules-16 = L'opzione della scala dei punti cambia ciò che valgono i dadi. Nella scala da 10000 un 1 vale 100, un 5 vale 50, un tris cento volte la sua faccia, il tris di uno 300. Un poker vale 1000, una cinquina 2000, una sestina 3000.
rules-17 = In quella scala da 1 a 6 vale 1500, tre coppie diverse 1500, un poker con una coppia 1500, un doppio tris 2500. Cinque dadi di fila non valgono niente. Il traguardo è allora 10000, per il primo incasso servono 500 punti, e c'è un ultimo giro, se il tavolo non dice altro.
rules-18 = Con l'opzione della penalità, il terzo farkle di fila costa quei punti del tuo totale, che non scende mai sotto 0; poi il conto ricomincia. Un incasso interrompe la serie.
rules-19 = Con l'opzione delle squadre da due, quattro giocatori fanno due squadre, sei tre, otto quattro. I compagni siedono uno di fronte all'altro: in quattro giocano insieme il primo e il terzo. Una squadra ha un solo totale, per cui valgono il primo incasso, il traguardo e la penalità; nell'ultimo giro a ogni altra squadra resta un turno.
rules-20 = { TOUCH() ->
    [yes] Se premi un dado, lo tieni o lo lasci; { KEY("all") } tiene tutto ciò che vale.
   *[no] Tasti: { KEY("roll") } tira. I numeri tengono facce, { KEY("all") } tiene tutto ciò che vale, { KEY("previous") } e { KEY("next") } scorrono le scelte. { KEY("commit") } incassa.
  }
rules-21 = { KEY("points") } dice i punti di questo turno, { KEY("last_roll") } l'ultimo tiro, { KEY("scores") } i punteggi, { KEY("turn") } a chi tocca.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Se nel primo tiro valgono solo 1 e 5 da soli, tieni un dado solo, meglio un 1 che un 5, e tira gli altri cinque; lo stesso accanto a un tris di due.
tips-2 = A punteggi pari, incassa da 50 punti se restano tre dadi o meno da tirare, da 110 se ne restano quattro; con cinque, continua sotto 250.
tips-3 = Con 30 o 35 punti e un solo dado, tiralo: due volte su tre si perde, ma i dadi caldi valgono il rischio. Con due dadi, incassa.
tips-4 = Con i dadi caldi tira di nuovo tutti e sei fino a 450 punti: solo 2 di questi tiri su 100 sono farkle.
tips-5 = Quando il rivale ha 950, continua con quattro dadi o più finché non vinci.

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = Tiri sei dadi, e tieni ciò che vale.
teach-digit = Un 1 da solo vale 10, un 5 da solo vale 5; le altre facce solo in combinazioni. { TOUCH() ->
    [yes] Tieni l'1.
   *[no] Un numero tiene la sua faccia: tieni l'uno.
  }
teach-all = { KEY("all") } tiene tutto ciò che vale: qui anche il 5.
teach-rest = Ora tira i dadi che non tieni.
teach-walk = Tre dadi uguali valgono dieci volte la loro faccia, il tris di uno 75. { KEY("next") } e { KEY("previous") } scorrono le scelte, e tengono quella che senti.
teach-points = { KEY("points") } dice quanto vale questo turno.
teach-risk = La prima volta puoi incassare da 50 punti, poi da 30. Quindi devi continuare. { KEY("risk") } dice il rischio.
teach-last-die = Un farkle ti farebbe perdere i punti di questo turno. Rischia: tira l'ultimo dado.
teach-hot = Che fortuna! Tienilo: quando tutti e sei i dadi hanno dato punti, hai i dadi caldi.
teach-six = Ora potresti incassare. Ma con i dadi caldi si tirano di nuovo tutti e sei, e sei dadi valgono quasi sempre qualcosa.
teach-bank = Basta così. { KEY("commit") } incassa: i punti sono tuoi, e il turno finisce. Se non tieni niente, prende tutto ciò che vale.
teach-others = Ora ascolta. { KEY("toggle") } accelera il turno.
teach-second = Vale anche una scala di cinque o sei dadi, e tre coppie: 100 punti e più. Tira di nuovo.
teach-keep = Solo un 1. Tienilo.
teach-greed = Non basta per incassare: tira gli altri cinque.
teach-farkle = Niente vale: è un farkle. Il turno è finito, i suoi punti sono persi. Ascolta di nuovo.
teach-scores = { KEY("scores") } dice i punteggi, { KEY("turn") } a chi tocca.
teach-learned = Questo è Farkle: tira, tieni, poi continua o incassa. Vince chi incassa 1000 per primo.

## What is shown

label-stake = { $points } in gioco
label-commit = Incassa { $points }
yes-bank-wins = Sì, tira
yes-bank-less = Sì, incassa { $points }
