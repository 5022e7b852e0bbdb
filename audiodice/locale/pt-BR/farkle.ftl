# Farkle in Brazilian Portuguese. Trinca, vez and jogada are those of Dez mil, the game of ten thousand
# as Brazil knows it; to bank is "garantir", as in quiz shows; hot dice are "dados quentes".

game-name = Farkle
game-kind = tudo ou nada
game-credits = Farkle é um jogo tradicional; combinações e limites como no QuentinC's Playroom.

## Combinations, as they are called in a sentence. $a its name, $b its face, $c how many.
## "um 5" would be heard as the dice 1 5, hence "o 5"; so too "par de 5", not "dois 5".

combos-item = { $a ->
    [single] { $c ->
        [1] o { $b ->
            [1] ás
           *[other] { $b }
          }
       *[other] par { combo-face }
      }
    [three] trinca { combo-face }
    [four] quadra { combo-face }
    [five] quina { combo-face }
    [six] sena { combo-face }
    [small_straight] sequência curta
    [large_straight] sequência longa
    [three_pairs] três pares
    [full_house] full
   *[two_triples] duas trincas
  }
# What was kept or can be, set by set. $d is what follows: more or and (of the same roll), then (another roll),
# hot (a roll of all six, after hot dice), end.
sets-item = { combos-item }{ $d ->
    [more] ,
    [and] {" "}e
    [then] , depois
    [hot] , dados quentes, depois
   *[end] {""}
  }
sets-joint = { $head } { $next }
sets-last = { $head } { $next }
big-item = { $a ->
    [hot_dice] dados quentes
   *[other] { combos-item }
  }

## A roll and what is kept of it

# One die is "a 5", not a bare number: only points are.
some-dice = { $faces-n ->
    [1] um { $faces }
   *[other] { $faces }
  }
these-dice = { $faces-n ->
    [1] o { $faces }
   *[other] { $faces }
  }
# The points of a single 5 would be heard as one more die.
rolled-sum = { $count ->
    [1] { some-dice }: { $points } pontos
   *[other] { $faces }. { $points ->
        [5] O 5 pontua
       *[other] { $points } pontos
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
                        [2] os dois
                        [3] os três
                        [4] os quatro
                        [5] os cinco
                       *[6] todos os seis
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
                [1] Uma opção.
                [2] Duas opções.
               *[other] { $choices } opções.
              } { $before ->
                [0] {""}
               *[other] Antes, { $before } pontos.
              }
          }
      }
all-dice = {""}
what-is-kept = { $faces-n ->
    [1] O { $faces } guardado
   *[other] { $faces } guardados
  }
stake = { $at_stake } pontos{ $more ->
    [yes] {" "}em jogo
   *[no] {""}
  }
keeping = { what-is-kept }, { stake }, { $throws ->
    [1] resta um.
   *[other] restam { $throws }.
  }
    .brief = { these-dice }: { $more ->
        [yes] agora { $at_stake }
       *[no] { $at_stake } pontos
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
        [other] { $name } guarda { these-dice }, { stake }.
       *[you] { keeping }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] Nada guardado.
       *[other] { keeping }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] Nada guardado.
           *[other] { keeping.brief }
          }
      }
hot-dice = { $who ->
    [other] {""}
   *[you] Dados quentes! { $at_stake }. { KEY("roll") } lança seis{ $enough ->
        [yes] , { KEY("commit") } garante.
       *[no] . Mínimo { $need }.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Dados quentes! { $at_stake }.
      }
    .full = { $who ->
        [other] Dados quentes para { $name }, { stake }.
       *[you] Dados quentes! { $at_stake } em jogo. { KEY("roll") } lança seis{ $enough ->
        [yes] , { KEY("commit") } garante.
       *[no] . Mínimo { $need }.
      }
      }
choice = { these-dice }, { stake }, { $leaves ->
    [0] dados quentes.
    [1] resta um.
   *[other] restam { $leaves }.
  }
    .brief = { keeping.brief }

## The end of a turn

# Left out where all totals follow at once, at the end or with "your turn".
in-all = { $totals_follow ->
    [yes] {""}
   *[no] , total { $total }
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] , total { $total }
      }
# A sentence of its own: they need not be all that was banked.
with-big = { $big-n ->
    [0] {""}
   *[other] {" "}{ $big }!
  }
# In full: the dice that a bank took by itself, which no keep told.
taking = { $faces-n ->
    [0] {""}
   *[other] , guarda { these-dice }
  }
banked = { $who ->
    [other] { $name } garante { $points }{ in-all }.{ with-big }
   *[you] { $points } garantidos{ in-all }.
  }
    .brief = { $who ->
        [other] { $name } garante { $points }{ in-all.brief }.
       *[you] { $next_who ->
            [none] { $points } garantidos.
           *[other] Total { $total }.
          }
      }
    .full = { $who ->
        [other] { $name } garante { $points }{ in-all }{ taking }.
       *[you] { $points } garantidos{ in-all }.
      }
# What is told to who asks for what was missed: the path, too. In full it was told roll by roll.
missed-banked = { $who ->
    [other] { $name } garante { $points } pontos{ in-all }: { $sets }.
   *[you] { banked }
  }
    .full = { banked.full }
farkled = { $who ->
    [other] { $name }: farkle{ $lost ->
        [0] .
       *[other] , { $lost } perdidos.
      }
   *[you] Farkle! { $lost ->
        [0] {""}
       *[other] { $lost } pontos perdidos.{" "}
      }{ some-dice }.
  }
    .brief = { $who ->
        [other] { farkled }
       *[you] Farkle! { $lost ->
            [0] {""}
           *[other] { $lost } perdidos.
          }
      }
    .full = { $who ->
        [other] { $name } tira { some-dice }: farkle{ $lost ->
            [0] .
           *[other] , { $lost } pontos perdidos.
          }
       *[you] { farkled }
      }
told-banked = { told-who } garantiu { $points } pontos, total { $total }.
told-farkled = { told-who } fez farkle{ $lost ->
    [0] .
   *[other] , { $lost } perdidos.
  }
penalized = { $who ->
    [other] { $name }: três farkles seguidos
   *[you] Três farkles seguidos
  }{ $lost ->
    [0] , e nada a perder.
   *[other] , { $lost } perdidos{ in-all }.
  }
    .brief = { $who ->
        [other] { $name }, terceiro farkle
       *[you] Terceiro farkle
      }{ $lost ->
        [0] .
       *[other] : { $lost } perdidos{ in-all.brief }.
      }
penalty-near = { $who ->
    [other] { $name }: dois farkles seguidos.
   *[you] Dois farkles seguidos: o terceiro custa { $penalty }.
  }
    .brief = { $who ->
        [other] {""}
       *[you] O terceiro custa { $penalty }.
      }
last-round = Última rodada.
    .full = Última rodada: cada um dos outros joga mais uma vez.

## Teams: $team is whose turn it was, or who won; $sides are all, by their players

team-item = { $who ->
    [you] você
   *[other] { $name }
  }
team-last = { $head } e { $next }
teams-item = { $members } { $points }
sides-joint = { $head } contra { $next }
sides-last = { sides-joint }
team-seated = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Você começa. { roll-now }
    [here] { $name } começa. { roll-now }
   *[other] { $name } começa.
  }
    .brief = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Você começa.
   *[other] { $name } começa.
  }
team-resumed = { $game }, onde você parou. { $sides }.
    .brief = { $game }.
missed-farkled = { $who ->
    [other] { $name }: farkle{ $lost ->
        [0] . { some-dice }.
       *[other] , { $lost } pontos perdidos. { $sets } { some-dice }.
      }
   *[you] { farkled }
  }
    .full = { farkled.full }
team-in-all = { $totals_follow ->
    [yes] {""}
   *[no] {" "}{ $team }: total { $total }.
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] {" "}{ $team }: { $total }.
      }
team-banked = { $who ->
    [other] { $name } garante { $points }.{ with-big }
   *[you] { $points } garantidos.
  }{ team-in-all }
    .brief = { $who ->
        [other] { $name } garante { $points }.
       *[you] { $points } garantidos.
      }{ team-in-all.brief }
    .full = { $who ->
        [other] { $name } garante { $points }{ taking }.
       *[you] { $points } garantidos.
      }{ team-in-all }
team-missed-banked = { $who ->
    [other] { $name } garante { $points } pontos: { $sets }.{ team-in-all }
   *[you] { team-banked }
  }
    .full = { team-banked.full }
team-last-round = Última rodada: cada uma das outras equipes joga mais uma vez.
    .brief = Última rodada.
team-ended = { $tied ->
    [yes] Empate com { $top }. { $places }.
   *[no] { $team } vencem, { $seats ->
        [2] { $top } a { $second }.
       *[other] { $top }. { $after_winner }.
      }
  }
teams-in-force = Equipes de dois, cada uma com um só total: { $sides }.
    .brief = { $sides }.

## Refusals

nothing-kept = Primeiro guarde algo: { $best }.
    .brief = Primeiro guarde: { $best }.
incomplete = { these-dice }: ainda não é uma opção.
    .brief = { these-dice }, ainda não.
worthless = { these-dice } não { $faces-n ->
    [1] pontua
   *[other] pontuam
  }.
bank-wins = Garantir agora vence, com { $total }. { TOUCH() ->
    [yes] Lançar mesmo assim?
   *[no] { KEY("roll") } de novo lança.
  }
    .brief = { KEY("commit") } vence. { TOUCH() ->
        [yes] Lançar mesmo assim?
       *[no] { KEY("roll") } de novo lança.
      }
bank-less = { $there } na mesa. { TOUCH() ->
    [yes] Garantir só { $points }?
   *[no] { KEY("commit") } de novo garante { $points }.
  }
    .brief = { $there } na mesa. { KEY("commit") } de novo garante { $points }.
undone-commit = Pontos outra vez em jogo
too-low = Ainda não: { $points } de { $need }.
    .brief = { $points } de { $need }.

## Answers

# The sum, then what was collected in this turn and what lies there.
points = { $open ->
    [no] Nada ainda.{ $enough ->
        [yes] {""}
       *[no] {" "}Mínimo { $need }.
      }
   *[yes] { $stake } pontos{ $before ->
        [0] { $there ->
            [0] {" "}guardados.
           *[other] {" "}na mesa.
          }
       *[other] : { $before } separados, { $there ->
            [0] { $here } guardados.
           *[other] { $there } na mesa.
          }
      } { $bank ->
        [0] { $enough ->
            [yes] {""}
           *[no] Mínimo { $need }.
          }
       *[other] { TOUCH() ->
           [yes] Você pode garantir.
          *[no] { KEY("commit") } garante.
         }
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $stake }{ $enough ->
            [yes] {""}
           *[no] {" "}de { $need }
          }{ $there ->
            [0] .
           *[other] , nada guardado.
          }
      }
choice-list = { $count ->
    [0] Nenhuma opção: lance os dados.
    [1] Uma opção: { $best }.
    [2] Duas opções: { $best }.
   *[other] { $count } opções. As melhores: { $best }.
  }
    .brief = { $count ->
        [0] Lance os dados.
        [1] { $best }.
       *[other] De { $count }: { $best }.
      }
risk = { $keep_first ->
    [yes] Tudo guardado, { $throws ->
        [1] um dado
       *[other] { $throws } dados
      }: farkle { $percent } em 100.
   *[no] Lançar { $throws ->
        [1] um dado
       *[other] { $throws } dados
      }: farkle { $percent } em 100.
  }
    .brief = { $throws ->
        [1] Um dado
       *[other] { $throws } dados
      }: farkle { $percent } por cento.
bank-from = { $raised ->
    [yes] { $minimum ->
        [0] Mínimo { $first_bank } na primeira vez, depois sem mínimo.
       *[other] Mínimo { $minimum }, na primeira vez { $first_bank }.
      }
   *[no] { $minimum ->
        [0] Sem mínimo para garantir.
       *[other] Mínimo { $minimum }.
      }
  }
rules-in-force = Farkle. Meta { $target }. { bank-from } { $last_round ->
    [yes] Quando alguém chega à meta, cada um dos outros joga mais uma vez.
   *[no] Vence quem garantir a meta primeiro.
  }
    .brief = Farkle até { $target }. { bank-from }
scale-in-force = Escala de { $scale }: um ás vale 100, um 5 vale 50, uma trinca cem vezes a face, a trinca de ases 300.
    .brief = Escala de { $scale }.
penalty-in-force = Três farkles seguidos custam { $penalty } pontos.
    .brief = O terceiro farkle custa { $penalty }.

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] Garantir.
        [1] Guardar o { $faces } e garantir.
       *[other] Guardar { $faces } e garantir.
      }
   *[no] { $faces-n ->
        [0] Lançar.
        [1] Guardar o { $faces }, lançar { $throws ->
            [1] um dado.
           *[other] { $throws } dados.
          }
       *[other] Guardar { $faces }, lançar { $throws ->
            [1] um dado.
           *[other] { $throws } dados.
          }
      }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

reason-left = Há { $points } pontos, não só { $other_points }.
reason-dice = Com { $dice } dados o farkle é mais raro que com { $other_dice ->
    [1] um
   *[other] { $other_dice }
  }: { $percent } em 100 contra { $other_percent }.
reason-roll = Lançar { $dice ->
    [1] um dado
   *[other] { $dice } dados
  } rende { $average } em média, mesmo com farkle { $percent } em 100; garantir rende { $other_points }.
reason-bank = Garantir rende { $points }; lançar { $other_dice ->
    [1] um dado
   *[other] { $other_dice } dados
  } rende { $other_average } em média, com farkle { $other_percent } em 100.
reason-points = { $points } pontos e { $dice ->
    [1] um dado
   *[other] { $dice } dados
  }: { $average } em média; { $other_points } e { $other_dice ->
    [1] um dado
   *[other] { $other_dice } dados
  }: { $other_average }.
reason-wins = Em pontos não é melhor: aqui quem decide é o placar.
half-hint-dice = Compare o risco de farkle: com muitos dados e com poucos.
half-hint-bank = Compare o que está na mesa com o que um lance rende em média.
half-hint-scores = Olhe o placar: aqui não são só os pontos que decidem.
drill-four-dice = Dois dados pontuam: guardar os dois?
drill-three-dice = Três dados pontuam: guardar todos?
drill-bank-two = Restam dois dados: garantir ou guardar menos?
drill-last-die = A partir de 50 pontos, resta um dado
drill-last-die-few = Menos de 50 pontos, resta um dado
drill-last-die-losing = A partir de 100 pontos, resta um dado
drill-roll-three = A partir de 50 pontos, restam três dados
drill-two-few = Menos de 50 pontos, restam dois dados
drill-five-of-six = Cinco dos seis dados pontuam
drill-three-rich = A partir de 50 pontos, três dados pontuam

## Opponents: a name and a line about each

# What is won is of 100 games between two, against Petra (bench/strength.py, 2000 games each).
opponent-random = Raul, vence 12 em 100 contra Pérola: joga ao acaso
opponent-weak = Zeca, vence 24 em 100 contra Pérola: erra muito
opponent-cautious = Célia, vence 25 em 100 contra Pérola: garante assim que pode
opponent-bold = Beto, vence 30 em 100 contra Pérola: sempre quer mais
opponent-fair = Fábio, vence 38 em 100 contra Pérola: erra de vez em quando
opponent-strong = Vítor, vence 46 em 100 contra Pérola: erra pouco
opponent-steady = Estela, vence 49 em 100 contra Pérola: calcula as chances
opponent-perfect = Pérola: joga com perfeição

## Options, as the menu and the rules call them

option-minimum = Mínimo para garantir
    .help = O mínimo de pontos que um turno pode garantir.
option-first-bank = Mínimo na primeira vez
    .help = O mínimo de pontos para garantir pela primeira vez.
option-target = Meta
    .help = Vence quem garantir estes pontos primeiro.
option-last-round = Última rodada
    .help = Sim: quando alguém chega à meta, os outros jogam mais uma vez.
option-scale = Escala de pontos, com seus limites
    .help = Os pontos das combinações, com meta e mínimos que combinam com eles.
option-penalty = Multa por três farkles seguidos
    .help = Quanto custam três farkles seguidos.
option-teams = Equipes de dois
    .help = Dois jogam juntos, e os pontos deles são somados.
variant-scale = escala de { $value }
variant-teams = em equipes
variant-target = até { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 7 8 9 10 11 12 13
in-short = { TOUCH() ->
    [yes] Em resumo: você lança seis dados e guarda o que pontua; depois lança o resto, ou garante seus pontos e termina a vez. Se nada pontua, os pontos da vez estão perdidos. Vence quem primeiro garante 1000.
   *[no] Em resumo: { KEY("roll") } lança seis dados. Guarde o que pontua, com os números ou com { KEY("all") }; depois { KEY("roll") } lança o resto, ou { KEY("commit") } garante os seus pontos e termina o turno. Se nada pontua, os pontos do turno são perdidos. Vence quem garantir 1000 primeiro.
  }
rules-1 = Farkle se joga com seis dados. Vence quem primeiro garantir a meta, em geral 1000 pontos.
rules-2 = Na sua vez, você lança os seis dados e guarda ao menos um dado ou conjunto que pontua.
rules-3 = Depois você escolhe: lançar os dados que restam, ou garantir. Garantir torna seus os pontos deste turno, e termina o turno.
rules-4 = Se nada pontua em um lance, é um farkle: o turno termina e todos os pontos dele são perdidos.
rules-5 = Se todos os seis dados pontuaram, você tem dados quentes: pode continuar lançando os seis de novo.
rules-6 = O mínimo para garantir são 30 pontos; na primeira vez, enquanto você não tem pontos, 50. A mesa pode definir outros limites.
rules-7 = Um ás sozinho, isto é, um dado de valor 1, vale 10; um 5 sozinho vale 5. Outros dados sozinhos não valem nada.
rules-8 = Uma trinca, três dados iguais, vale dez vezes a face: a trinca de 2 vale 20, e assim até a trinca de 6, que vale 60. A trinca de ases vale 75.
rules-9 = Uma quadra, quatro iguais, vale 100 mais dez vezes a face: de 110 a 160.
rules-10 = Uma quina, cinco iguais, vale 300 mais vinte vezes a face: de 320 a 420.
rules-11 = Uma sena, seis iguais, vale 600 mais vinte e cinco vezes a face: de 625 a 750.
rules-12 = Cinco dados seguidos, de 1 a 5 ou de 2 a 6, são a sequência curta e valem 100. A sequência longa, de 1 a 6, vale 200.
rules-13 = Três pares diferentes valem 150. O full, aqui uma quadra e um par, vale 250. Duas trincas valem 250.
rules-14 = Dados de lances diferentes nunca se juntam: cada combinação vem de um só lance.
rules-15 = Com a opção da última rodada, cada um dos outros joga mais uma vez depois que a meta é alcançada.
rules-16 = A opção da escala de pontos muda o valor dos dados. Na escala de 10000, um ás vale 100, um 5 vale 50, uma trinca cem vezes a face, a trinca de ases 300. A quadra vale 1000, a quina 2000, a sena 3000.
rules-17 = Nessa escala, de 1 a 6 vale 1500, três pares diferentes 1500, quadra e par 1500, duas trincas 2500. Cinco seguidos não valem nada. A meta passa a ser 10000, garantir pela primeira vez exige 500 pontos, e há uma última rodada, a não ser que a mesa decida outra coisa.
rules-18 = Com a opção da multa, o terceiro farkle seguido custa esses pontos do seu total, que nunca fica abaixo de 0; depois a contagem recomeça. Garantir encerra a série.
rules-19 = Com a opção de equipes de dois, quatro jogadores formam duas equipes, seis formam três, oito formam quatro. Os parceiros ficam frente a frente: de quatro, o primeiro e o terceiro jogam juntos. Uma equipe tem um só total, a que se aplicam o primeiro mínimo, a meta e a multa; em uma última rodada, cada uma das outras equipes joga mais uma vez.
rules-20 = { TOUCH() ->
    [yes] Um toque em um dado o guarda ou solta; { KEY("all") } guarda tudo que pontua.
   *[no] Teclas: { KEY("roll") } lança. Os números guardam faces, { KEY("all") } guarda tudo que pontua, { KEY("previous") } e { KEY("next") } percorrem as opções. { KEY("commit") } garante.
  }
rules-21 = { KEY("points") } diz os pontos deste turno, { KEY("last_roll") } o último lance, { KEY("scores") } o placar, { KEY("turn") } de quem é a vez.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Se no primeiro lance só pontuam ases e 5 soltos, guarde um só dado, o ás de preferência ao 5, e lance os outros cinco; faça o mesmo ao lado de uma trinca de 2.
tips-2 = Com o placar empatado, garanta a partir de 50 pontos se restam três dados ou menos, a partir de 110 com quatro; com cinco, continue abaixo de 250.
tips-3 = Com 30 ou 35 pontos e um só dado, lance: em duas de cada três vezes você perde, mas os dados quentes compensam. Com dois dados, garanta.
tips-4 = Depois de dados quentes, lance os seis de novo até 450 pontos: só 2 em 100 desses lances são farkle.
tips-5 = Quando o adversário tem 950, continue com quatro dados ou mais até vencer.

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = Você lança seis dados e guarda o que pontua.
teach-digit = Um ás sozinho, o dado 1, vale 10, um 5 sozinho vale 5; outras faces, só em conjunto. { TOUCH() ->
    [yes] Guarde o ás.
   *[no] Um número guarda a sua face: guarde o 1.
  }
teach-all = { KEY("all") } guarda tudo que pontua: aqui, o 5 também.
teach-rest = Agora lance os dados que você não guardou.
teach-walk = Três iguais valem dez vezes a face, três ases 75. { KEY("next") } e { KEY("previous") } percorrem as opções e guardam a que você ouve.
teach-points = { KEY("points") } diz quanto vale este turno.
teach-risk = Na primeira vez, você pode garantir a partir de 50 pontos, depois a partir de 30. Por isso é preciso continuar. { KEY("risk") } diz o risco.
teach-last-die = Com um farkle, você perderia os pontos deste turno. Arrisque: lance o último dado.
teach-hot = Que sorte! Guarde: quando todos os seis dados pontuaram, você tem dados quentes.
teach-six = Agora você poderia garantir. Mas com dados quentes os seis podem ser lançados de novo, e seis dados quase sempre pontuam.
teach-bank = Chega. { KEY("commit") } garante: os pontos são seus, e o turno termina. Se nada está guardado, leva tudo que pontua.
teach-others = Agora ouça. { KEY("toggle") } apressa a vez.
teach-second = Uma sequência de cinco ou seis dados também pontua, três pares também: 100 pontos ou mais. Lance de novo.
teach-keep = Só um ás. Guarde.
teach-greed = Ainda não dá para garantir: lance os outros cinco.
teach-farkle = Nada pontuou: é um farkle. O turno acabou, e os pontos dele se perderam. Ouça mais uma vez.
teach-scores = { KEY("scores") } diz o placar, { KEY("turn") } de quem é a vez.
teach-learned = Isso é Farkle: lance, guarde, depois continue ou garanta. Vence quem garantir 1000 primeiro.

## What is shown

label-stake = { $points } em jogo
label-commit = Garantir { $points }
yes-bank-wins = Sim, lançar
yes-bank-less = Sim, garantir { $points }
