# Fonnjo Foon in Brazilian Portuguese. Designed by Frank Nora (Creative Commons Attribution 3.0 United States).

game-name = Fonnjo Foon
game-kind = uma festa de monstros
game-credits = Fonnjo Foon foi criado por Frank Nora. As regras dele estão sob a licença Creative Commons Atribuição 3.0 Estados Unidos.

## Dice that enter together. $a what they make, $b their face, $c how many, $d the group then.
## "par de 6", not "dois 6", which would be heard as the dice 2 6. A group with Fonnjo in it is the picture.

offers-item = { $a ->
    [fonnjo] { some-of-face } contando Fonnjo
    [fonnjo_more] { more-of-face } para Fonnjo
    [fonnjo_joins] Fonnjo com os { $b ->
        [1] ases
       *[other] { $b }
      }, ao todo { $d }
    [more] { more-of-face }
   *[new] { some-of-face }
  }
some-of-face = { $c ->
    [2] par
    [3] trinca
    [4] quadra
    [5] quina
    [6] sena
    [7] sete dados
    [8] oito dados
    [9] nove dados
   *[10] dez dados
  } { combo-face }
more-of-face = { $c ->
    [1] mais um { $b ->
        [1] ás
       *[other] { $b }
      }
    [2] mais um par { combo-face }
    [3] mais uma trinca { combo-face }
    [4] mais uma quadra { combo-face }
    [5] mais uma quina { combo-face }
    [6] mais uma sena { combo-face }
    [7] mais sete dados { combo-face }
   *[8] mais oito dados { combo-face }
  }
offers-joint = { $head }; { $next }
offers-last = { $head }; { $next }
party-item = { offers-item }
party-joint = { $head }; { $next }
party-last = { $head }; { $next }

## A roll by family. $a the family, $b its faces.

families-item = { $a ->
    [1] Fonnjo
    [2] { $b-n ->
        [1] gêmeo
       *[other] gêmeos
      }
    [3] { $b-n ->
        [1] trigêmeo
       *[other] trigêmeos
      }
   *[4] { $b-n ->
        [1] quádruplo
       *[other] quádruplos
      }
  } { $b }
families-joint = { $head }; { $next }
families-last = { $head }; { $next }
rest-item = { offers-item }
rest-last = { offers-last }
part-item = { families-item }
part-joint = { $head }; { $next }
part-last = { $head }; { $next }
dungeon-item = { $a ->
    [1] Fonnjo
    [2] { $b ->
        [1] um gêmeo
       *[other] { $b } gêmeos
      }
    [3] { $b ->
        [1] um trigêmeo
       *[other] { $b } trigêmeos
      }
   *[4] { $b ->
        [1] um quádruplo
       *[other] { $b } quádruplos
      }
  }

## Reserve Groups in a Crisis. $a the face, $b how many: "a trinca de 6".

group-face = { $a ->
    [1] de ases
   *[other] de { $a }
  }
groups-item = { $b ->
    [2] o par
    [3] a trinca
    [4] a quadra
    [5] a quina
    [6] a sena
    [7] os sete dados
    [8] os oito dados
   *[9] os nove dados
  } { group-face }
groups-last = { $head } ou { $next }
unpicked-item = { groups-item }
unpicked-last = { groups-last }
how-to-pick = { TOUCH() ->
    [yes] Escolha um, depois { KEY("roll") }.
   *[no] Aperte a face, depois { KEY("roll") }.
  }
fonnjo-out = Fonnjo, com { $out }, fica fora.

## A roll and what is moved

of-before = { $recorded ->
    [0] {""}
   *[other] , sendo { $recorded } de antes
  }
worth-picture = { $points ->
    [0] {""}
   *[other] Foto { $points }{ of-before }.
  }
rolled = { $offers-n ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $offers }. { $out ->
            [0] {""}
           *[other] { fonnjo-out }
          } { $all ->
            [yes] Todos podem entrar.
           *[no] {""}
          }
      }
  }
    .brief = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo fica fora.
              } { $all ->
                [yes] Todos.
               *[no] {""}
              }
          }
      }
    .full = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] { $count ->
                [10] { $name } tira { $families }.
               *[other] Depois { $families }.
              }
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] { fonnjo-out }
              } { $all ->
                [yes] Todos podem entrar.
               *[no] {""}
              } { worth-picture }
          }
      }
all-dice = {""}
entered = {""}
choice = { $leaves ->
    [0] { $offers }; todos dentro.
    [1] { $offers }; resta um.
   *[other] { $offers }; restam { $leaves }.
  }
    .brief = { $leaves ->
        [0] { $offers }; todos dentro.
       *[other] { $offers }.
      }
# Several faces are not listed again once all of them move.
movers = { $all ->
    [yes] { $offers-n ->
        [1] Entrando: { $offers }
       *[other] Entram { $faces-n } dados
      }
   *[no] Entrando: { $offers }
  }
    .brief = { $all ->
        [yes] { $offers-n ->
            [1] { $offers };{" "}
           *[other] {""}
          }
       *[no] { $offers };{" "}
      }
moving = { movers }; { $throws ->
    [1] resta um
   *[other] restam { $throws }
  }.
    .brief = { movers.brief }{ $throws ->
        [1] resta um
       *[other] restam { $throws }
      }.
    .full = { moving } { worth-picture }
kept = { $who ->
    [other] {""}
   *[you] { moving }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { moving.brief }
      }
    .full = { $who ->
        [other] { $name } faz entrar { $offers }.
       *[you] { moving.full }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] Nada escolhido.
       *[other] { moving }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Nada escolhido.
           *[other] { moving.brief }
          }
      }
    .full = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Nada escolhido.
           *[other] { moving.full }
          }
      }
all-in-picture = { $points ->
    [0] {""}
   *[other] { TOUCH() ->
        [yes] Foto { $points }{ of-before }.
       *[no] { KEY("commit") }: foto { $points }{ of-before }.
      }
  }
all-in = { $who ->
    [other] {""}
   *[you] Todos dentro! { all-in-picture } { KEY("roll") }: mais um dia.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Todos dentro! { worth-picture }
      }
    .full = { $who ->
        [other] { $name }, todos dentro: { $offers }. { worth-picture }
       *[you] Todos dentro! { all-in-picture } { KEY("roll") }: mais um dia, com { $throws ->
            [1] um dado
           *[other] { $throws } dados
          }.
      }
undone-commit = Foto desfeita
undone-dice = { $kept-n ->
    [0] Nada escolhido.
   *[other] Entrando: { $offers }.
  }

## Days, Crisis, and the end of a turn

another-day = { $who ->
    [other] {""}
   *[you] Dia { $day }, { $recorded } pontos até agora.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Dia { $day }.
      }
    .full = Dia { $day }, { $recorded } pontos até agora.
to-dungeon = { $count ->
    [1] Um dado
   *[other] { $count } dados
  } para a Masmorra.
pick-and-roll = { $groups-n ->
    [1] { KEY("roll") } lança de novo { $groups }.
   *[other] Escolha { $groups }. { how-to-pick }
  }
crisis = { $who ->
    [other] {""}
   *[you] Crise! Para a Masmorra: { $families }. { pick-and-roll }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Crise! { $families }. { $groups-n ->
            [1] { KEY("roll") } lança de novo { $groups }.
           *[other] { $groups }?
          }
      }
    .full = { $who ->
        [other] { told-crisis }
       *[you] { crisis }
      }
group-choice = { $groups }.
picked = { $who ->
    [other] {""}
   *[you] { $groups }. { KEY("roll") } lança.
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $groups }.
      }
    .full = { $who ->
        [other] { $name } escolhe { $groups }.
       *[you] { $groups }. { KEY("roll") } lança.
      }
foon = { $who ->
    [other] { $name }: Foon!
   *[you] Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Foon!
       *[you] Foon!
      } { points-lost }
    .full = { $who ->
        [other] Foon!
       *[you] Foon! Ninguém pode entrar:
      } { $families }. { points-lost }
big-foon = { $who ->
    [other] { $name }: Grande Foon!
   *[you] Grande Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Grande Foon!
       *[you] Grande Foon!
      } { points-lost }
    .full = { $who ->
        [other] { $name }: Grande Foon!
       *[you] Grande Foon! Ninguém pode entrar:
      } { $families }. { points-lost }
points-lost = { $lost ->
    [0] {""}
    [1] Um ponto perdido.
   *[other] { $lost } pontos perdidos.
  }
# Left out where the scores follow, and where the game ends.
picture-total = { $next_who ->
    [none] .
   *[other] , total { $total }.
  }
picture = { $who ->
    [other] { pictured }{ $next_who ->
        [you] .
       *[other] { picture-total }
      }
   *[you] Foto! { $points }{ picture-total }
  }
    .brief = { $who ->
        [other] { pictured }{ picture-total }
       *[you] Foto! { $points }{ picture-total }
      }
pictured = Foto de { $name }{ $day ->
    [1] {""}
   *[other] {" "}no dia { $day }
  }: { $points }
told-rolled = { told-who } tirou: { $families }.
told-kept = { told-who } { $faces-n ->
    [0] não moveu nada.
    [1] moveu o { $faces }.
   *[other] moveu { $faces }.
  }
told-crisis = Crise! { to-dungeon }
told-another-day = Dia { $day }, { $recorded } até agora.
next-turn = { $last ->
    [yes] {""}
   *[no] Rodada { $round }{ $rounds ->
        [0] .
       *[other] {" "}de { $rounds }.
      }
  }
    .brief = {""}
last-round = Última rodada.
ended = { sheets-ended }

## Refusals

nothing-moved = Primeiro escolha quem entra: { $offers }.
    .brief = Primeiro escolha: { $offers }.
may-not-enter = { Plural-face } não podem entrar. Podem entrar: { $offers }.
    .brief = { Plural-face } não podem entrar.
incomplete = { $faces-n ->
    [1] O { $faces } sozinho não é
   *[other] { $faces } sozinhos não são
  } um grupo. É preciso Fonnjo, ou dois da mesma família.
    .brief = { $faces-n ->
        [1] O { $faces } sozinho não é
       *[other] { $faces } sozinhos não são
      } um grupo.
need-fonnjo = Sem Fonnjo não há foto. { $face ->
    [0] { $chosen ->
        [yes] { roll-now }
       *[no] Podem entrar: { $offers }.
      }
   *[other] Ele pode entrar com { plural-face }.
  }
    .brief = { $face ->
        [0] Sem Fonnjo, sem foto.
       *[other] Sem Fonnjo não há foto: { plural-face }.
      }
picture-leaves = Na foto { $count ->
    [1] cabe mais um
   *[other] cabem mais { $count }
  }. { TOUCH() ->
    [yes] Tirar a foto por { $points } pontos?
   *[no] { KEY("commit") } de novo tira a foto, por { $points } pontos.
  }
    .brief = { $count ->
        [1] Cabe mais um.
       *[other] Cabem mais { $count }.
      } Foto por { $points } pontos?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("commit") } de novo.
      }
# A lone group is picked already: then it is only to be rolled.
pick-first = { $groups-n ->
    [1] Lance primeiro: { KEY("roll") } lança de novo { $groups }.
   *[other] Primeiro escolha um grupo: { $groups }. { how-to-pick }
  }
    .brief = { $groups-n ->
        [1] Lance primeiro.
       *[other] Primeiro escolha: { $groups }.
      }
no-such-group = { $face ->
    [0] Esse grupo não existe.
   *[other] Não há grupo de reserva com { plural-face }.
  } { pick-and-roll }
    .brief = { $face ->
        [0] Esse grupo não existe.
       *[other] Nada com { plural-face }.
      } { $groups }.
no-picture-in-crisis = Não há foto em Crise. { pick-and-roll }
    .brief = Não há foto em Crise.
no-crisis = Não há Crise: nada a escolher.

## Answers

at-stake = { $stake } pontos em jogo.
points = { $crisis ->
    [yes] { at-stake } Não há foto em Crise.
   *[no] { $open ->
        [no] Nada ainda.
       *[yes] { $points ->
            [0] { $stake ->
                [0] {""}
               *[other] { at-stake }
              } Sem Fonnjo não há foto.
           *[other] { worth-picture }
          }
      }
  }
    .brief = { $crisis ->
        [yes] { $stake }, sem foto.
       *[no] { $open ->
            [no] 0.
           *[yes] { $points ->
                [0] { $recorded }, sem Fonnjo.
               *[other] { $points }{ of-before }.
              }
          }
      }
    .full = { $crisis ->
        [yes] { at-stake } Não há foto em Crise.
       *[no] { $open ->
            [no] Nada ainda.
           *[yes] { $points ->
                [0] { $stake ->
                    [0] {""}
                   *[other] { at-stake }
                  } Sem Fonnjo não há foto.
               *[other] Foto { $points }, { $chosen ->
                    [yes] com quem você escolheu
                   *[no] com todos que podem entrar
                  }{ $recorded ->
                    [0] .
                   *[other] ; destes, { $recorded } de dias anteriores.
                  }
              }
          }
      }
last-roll = { $faces-n ->
    [0] Nenhum lance ainda.
   *[other] { $who ->
        [other] { $name }, último lance: { $families }.
       *[you] { $families }.
      } { $offers-n ->
        [0] {""}
       *[other] Entrando: { $offers }.
      }
  }
die = { $family ->
    [1] Fonnjo
    [2] Gêmeo
    [3] Trigêmeo
   *[4] Quádruplo
  } { $face }{ $kept ->
    [yes] , entrando.
   *[no] .
  }
    .full = Dado { $place }: { $family ->
        [1] Fonnjo
        [2] gêmeo
        [3] trigêmeo
       *[4] quádruplo
      } { $face }{ $kept ->
        [yes] , entrando.
       *[no] .
      }
scores = { $scores }. { $over ->
    [yes] Fim de jogo.
   *[no] Rodada { $round }{ $rounds ->
        [0] , meta { $target }.
       *[other] {" "}de { $rounds }.
      }
  }
    .brief = { $scores }.
whose-turn = { $over ->
    [yes] Fim de jogo.
   *[no] { $who ->
        [you] Sua vez
       *[other] Vez de { $name }
      }{ $day ->
        [1] {""}
       *[other] , dia { $day }
      }. { $crisis ->
        [yes] Crise.
       *[no] {""}
      }
  }
    .brief = { $over ->
        [yes] Fim de jogo.
       *[no] { $who ->
            [you] Sua vez
           *[other] Vez de { $name }
          }{ $day ->
            [1] .
           *[other] , dia { $day }.
          }
      }
choice-list = { $over ->
    [yes] Fim de jogo.
   *[no] { $count ->
        [0] Primeiro lance os dados.
        [1] Uma face pode entrar: { $offers }.
        [2] Duas faces podem entrar: { $offers }.
       *[other] { $count } faces podem entrar: { $offers }.
      }
  }
    .brief = { $over ->
        [yes] Fim de jogo.
       *[no] { $count ->
            [0] Primeiro lance os dados.
           *[other] { $offers }.
          }
      }
group-picked = { KEY("roll") } lança de novo { $groups }{ $unpicked-n ->
    [0] .
   *[other] ; ou escolha { $unpicked }.
  }
group-list = { at-stake } { $who ->
    [other] { $groups }.
   *[you] { $groups-n ->
        [1] { group-picked }
       *[other] Escolha { $groups }. { how-to-pick }
      }
  }
    .brief = { at-stake } { $who ->
        [other] { $groups }.
       *[you] { $groups-n ->
            [1] { group-picked }
           *[other] { $groups }?
          }
      }
risk-cup = { $groups-n ->
    [0] { $throws ->
        [1] um dado
       *[other] { $throws } dados
      }
   *[other] { $groups }
  }
    .brief = { $groups-n ->
        [0] { $throws ->
            [1] Um dado
           *[other] { $throws } dados
          }
       *[other] { $groups }
      }
risk = { $over ->
    [yes] Fim de jogo.
   *[no] { $ready ->
        [yes] Lançar
       *[no] Com todos que podem entrar, lançar
      } { risk-cup }: { $never ->
        [yes] sempre alguém pode entrar.
       *[no] { $insured ->
            [yes] Crise
           *[no] Foon
          } { $percent ->
            [0] menos de 1 em 100.
           *[other] { $percent } em 100.
          }
      }
  }
    .brief = { $over ->
        [yes] Fim de jogo.
       *[no] { risk-cup.brief }: { $insured ->
            [yes] Crise
           *[no] Foon
          } { $percent } por cento.
      }
party = { $party-n ->
    [0] A Festa está vazia.
   *[other] Na Festa: { $party }.
  } { $offers-n ->
    [0] {""}
   *[other] Entrando: { $offers }.
  }
    .brief = { $party-n ->
        [0] Festa vazia.
       *[other] { $party }.
      }
dungeon = { $count ->
    [0] A Masmorra está vazia.
   *[other] Na Masmorra: { $dungeon }.
  }
    .brief = { $count ->
        [0] Masmorra vazia.
       *[other] { $dungeon }.
      }
some-rounds = { $rounds ->
    [1] uma rodada
    [2] duas rodadas
   *[other] { $rounds } rodadas
  }
rules-in-force = Fonnjo Foon. { $target ->
    [0] { some-rounds }. Vence o maior total.
   *[other] Meta { $target }: quem chega lá encerra o jogo naquela rodada, e vence o maior total.
  }
    .brief = Fonnjo Foon, { $target ->
        [0] { some-rounds }.
       *[other] até { $target }.
      }

## Commands, as they are called here

command-commit = Foto
    .help = Termina a sua vez: a foto vale os dados do grupo de Fonnjo e os dias anotados.
command-all = Todos que podem entrar
    .help = Escolhe todos os dados que podem entrar na Festa.
command-roll = Lançar
    .help = Leva à Festa os dados que você escolheu e lança os que estão na mão. Com todos dentro: mais um dia.

## Hints, and the review that tells decisions by them

hint = { $pick ->
    [0] { $commit ->
        [yes] { $all ->
            [no] { $faces-n ->
                [0] Foto.
               *[other] Mover { hint-dice }. Depois a foto.
              }
           *[yes] Foto.
          }
       *[no] { $faces-n ->
            [0] Lançar { $throws ->
                [1] um dado.
               *[other] { $throws } dados.
              }
           *[other] { $all ->
                [yes] Mover todos, lançar
               *[no] Mover { hint-dice }. Lançar
              } { $throws ->
                [1] um dado.
               *[other] { $throws } dados.
              }
          }
      }
   *[other] Escolher { group-of-pick }.
  }
# Where other dice of the same face stay in hand, those that move are told by family.
hint-dice = { $part-n ->
    [0] { $offers }
   *[other] { $rest-n ->
        [0] { $part }
       *[other] { $rest }; { $part }
      }
  }
group-of-pick = { $pick ->
    [1] os ases
   *[other] os { $pick }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

roll-told = { $day ->
    [yes] mais um dia
   *[no] { $dice ->
        [1] um dado
       *[other] { $dice } dados
      }
  }: { $average } em média, { $crisis ->
    [yes] Crise
   *[no] Foon
  } { $percent } em 100
other-roll-told = { $other_day ->
    [yes] mais um dia
   *[no] { $other_dice ->
        [1] um dado
       *[other] { $other_dice } dados
      }
  }: { $other_average } em média, { $other_crisis ->
    [yes] Crise
   *[no] Foon
  } { $other_percent } em 100
reason-day = A foto rende { $picture }, mais um dia { $average } em média: os { $picture } ficam, e o primeiro lance é Foon { $percent } em 100.
reason-picture = A foto rende { $picture }; { roll-told }.
reason-hands = Lançar { roll-told }; { other-roll-told }.
reason-average = Em média rende { $average }, a sua escolha { $other_average }.
reason-group = A foto vale { $picture }, a sua { $other_picture }.
half-hint-groups = Qual destes grupos acha parceiros mais facilmente?
half-hint-day = Compare a foto com mais um dia.
half-hint-hand = Todos os dados precisam entrar? Quanto mais dados você lança, mais raro é o Foon.
half-hint-dungeon = Cuidado com a Masmorra.
half-hint-picture = Compare a foto com o que um lance rende em média.
drill-another-day = Todos os dados na Festa, a Masmorra vazia
drill-first-picture = Primeiro lance: quatro no grupo de Fonnjo
drill-three-in = Três no grupo de Fonnjo, e uma reserva
drill-picture-four = Quatro no grupo de Fonnjo, uma reserva, quatro dados na mão
drill-picture-three = Quatro no grupo de Fonnjo, uma reserva, três dados na mão
drill-five-in-hand = Dois no grupo de Fonnjo, uma reserva, cinco dados na mão
drill-picture-one = Quatro no grupo de Fonnjo, uma reserva, um dado na mão
drill-four-in-hand = Dois no grupo de Fonnjo, uma reserva, quatro dados na mão
drill-no-reserve = Cinco no grupo de Fonnjo, sem reserva
drill-second-day = Segundo dia: dois no grupo de Fonnjo

## Opponents

# Averages are of a turn (bench/strength.py, 600 games of 12 turns; the last is exact).
opponent-random = Raul, 2,8 pontos por turno: joga ao acaso
opponent-cautious = Célia, 2,8 pontos por turno: tira a foto assim que Fonnjo aparece nela
opponent-weak = Zeca, 3,4 pontos por turno: erra muito
opponent-bold = Beto, 3,6 pontos por turno: aposta sempre em mais um dia
opponent-fair = Fábio, 4,8 pontos por turno: erra de vez em quando
opponent-steady = Estela, 5,6 pontos por turno: mantém uma reserva e calcula as chances
opponent-strong = Vítor, 6,3 pontos por turno: erra pouco
opponent-perfect = Pérola, 7,5 pontos por turno: joga com perfeição

## Options, as the menu and the rules call them

option-rounds = Rodadas
    .help = Quantos turnos cada jogador tem.
option-target = Meta, 0 para nenhuma
    .help = Com uma meta, o jogo termina na rodada em que alguém chega a ela.
variant-rounds = { $value ->
    [1] { $value } rodada
   *[other] { $value } rodadas
  }
variant-target = até { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 4 5 6 7 8
in-short = { TOUCH() ->
    [yes] Em resumo: você lança dez dados e ouve as faces que podem entrar na Festa. Você move algumas e lança o resto. Com Fonnjo na Festa, você pode tirar a foto: um ponto por dado do grupo dele. Se ninguém pode entrar, é Foon, e o turno está perdido.
   *[no] Em resumo: { KEY("roll") } lança dez dados, e você ouve as faces que podem entrar na Festa. Um número move todos os dados da sua face, { KEY("all") } todos que podem entrar; { KEY("roll") } lança o resto. Com Fonnjo na Festa, { KEY("commit") } tira a foto: um ponto por dado do grupo dele. Se ninguém pode entrar, é Foon, e o turno está perdido.
  }
rules-1 = Dez dados são monstros de quatro famílias: Fonnjo, que é um só, dois gêmeos, três trigêmeos e quatro quádruplos. Fonnjo dá uma festa, e a foto do grupo dele são os seus pontos.
rules-2 = Sua vez começa com os dez dados na mão, e ninguém na Festa nem na Masmorra. Lance todos.
rules-3 = Depois de cada lance, leve ao menos um dado à Festa: poucos ou muitos, como quiser, entre os que podem entrar.
rules-4 = Fonnjo pode entrar junto com qualquer dado que mostre a face dele. Assim se forma o grupo de Fonnjo.
rules-5 = Dois dados da mesma família com a mesma face podem entrar juntos. Assim se forma um grupo de reserva.
rules-6 = Quando uma face já tem grupo, todo dado lançado com essa face pode se juntar a ele, de qualquer família, no mesmo lance ou depois. Uma face tem no máximo um grupo.
rules-7 = Fonnjo também pode se juntar a um grupo de reserva, que vira o grupo de Fonnjo.
rules-8 = Depois de mover, lance os dados que ainda estão na mão, ou tire uma foto: o turno termina e vale um ponto por dado do grupo de Fonnjo. Os outros grupos não valem nada, e sem Fonnjo não há foto.
rules-9 = Se ninguém pode entrar depois de um lance, é Foon: o turno termina e não vale nada.
rules-10 = Foon em um lance de todos os dados que não estão na Masmorra é um Grande Foon.
rules-11 = Crise: se a Festa tem o grupo de Fonnjo e um grupo de reserva, um Foon não termina o turno. Os dados que acabaram de ser lançados vão para a Masmorra e ficam lá até o fim do turno.
rules-12 = Então você escolhe um grupo de reserva e lança os dados dele. Esse lance vale como qualquer outro; pode até haver outra Crise.
rules-13 = Mais um dia: quando todos os dados fora da Masmorra estão na Festa, tire a foto, ou anote os pontos dela e lance todos esses dados de novo, por mais um dia. Os dias se somam até uma foto ser tirada; um Foon perde todos.
rules-14 = O jogo dura 12 rodadas, ou quantas a mesa definir, e vence o maior total. Com uma meta, ele termina na rodada em que alguém chega a ela. Totais iguais dividem a vitória. Você também pode jogar solo, atrás do maior total.
rules-15 = { TOUCH() ->
    [yes] As faces que podem entrar são botões; { KEY("all") } move todos que podem entrar.
   *[no] Teclas: { KEY("roll") } lança. Um número move todos os dados dessa face; apertado de novo, um a menos; { KEY("all") } move todos que podem entrar. { KEY("previous") } e { KEY("next") } percorrem as faces. { KEY("commit") } tira a foto.
  }
rules-16 = { KEY("points") } diz quanto vale uma foto, { KEY("last_roll") } o lance inteiro por família, { KEY("risk") } o risco, { KEY("party") } a Festa, { KEY("dungeon") } a Masmorra, { KEY("scores") } o placar, { KEY("turn") } de quem é a vez.
rules-17 = { TOUCH() ->
    [yes] Em uma Crise, escolha um grupo de reserva; { KEY("roll") } o lança.
   *[no] Em uma Crise, o número de um grupo de reserva o escolhe, e { KEY("roll") } o lança.
  }
rules-18 = { game-credits }

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = O melhor primeiro grupo são os dois gêmeos, depois dois trigêmeos, depois dois quádruplos; Fonnjo com um só dado vem depois deles.
tips-2 = No início deixe entrar poucos: mover todos que podem entrar já no primeiro lance custa em média mais de um ponto, dos 7 que um turno rende.
tips-3 = Sem grupo de reserva, continue com até 4 dados no grupo de Fonnjo, e tire a foto com 7.
tips-4 = Com um grupo de reserva ao lado do de Fonnjo, e ninguém na Masmorra, continue: um Foon é então só uma Crise.
tips-5 = Com os dez dados na Festa, escolha sempre mais um dia: só 1 em 70 lances de dez dados é Foon.

## The lesson: what a step says, before the key to press; by their names in lessons/fonnjo_foon.toml

teach-roll = Dez dados são monstros: Fonnjo, dois gêmeos, três trigêmeos, quatro quádruplos. Fonnjo dá uma festa. Lance todos.
teach-digit = Você ouve quem pode entrar na Festa: Fonnjo com qualquer dado da face dele, e dois da mesma família com a mesma face. { TOUCH() ->
    [yes] Mova os 4.
   *[no] Um número move a sua face.
  }
teach-all = { KEY("all") } move todos que podem entrar: os 6 também.
teach-rest = Agora lance os dados que ficaram na mão.
teach-party = Esses se juntam aos grupos da sua face. { KEY("party") } diz quem já está na Festa.
teach-points = Uma foto vale um ponto por dado do grupo de Fonnjo. { KEY("points") } diz quanto ela vale agora.
teach-picture = { KEY("commit") } tira a foto e termina a sua vez. Todos que podem entrar vêm junto.
teach-listen = Agora ouça a vez de { opponent-name-cautious }. { KEY("toggle") } apressa.
teach-second = Lance de novo.
teach-both = Mova todos.
teach-risk = Uma foto de 2? Melhor continuar.
teach-dungeon = Ninguém pode entrar. Mas um grupo sem Fonnjo pode salvar você: é uma Crise. { KEY("dungeon") } diz quem foi para a Masmorra.
teach-crisis = Agora lance o par de 5. Um deles precisa poder entrar.
teach-foon = Nenhum dos dois pode, e não há outro grupo assim: é Foon. O turno não vale nada. Ouça mais uma vez.
teach-third = Lance de novo.
teach-all-in = Mova todos.
teach-day = Você pode tirar a foto, ou ficar com os pontos dela e lançar os dez de novo: mais um dia. Experimente.
teach-days = Um Foon agora perderia também o primeiro dia. Então tire a foto.
teach-learned = Isso é Fonnjo Foon: mova, depois continue ou tire a foto antes que venha um Foon. Vence o maior total depois de doze rodadas.

## What is shown

label-family = { $family ->
    [1] Fonnjo
    [2] gêmeo
    [3] trigêmeo
   *[4] quádruplo
  }
label-die = Dado { $place }: { $face ->
    [0] { $family ->
        [0] rolando
       *[other] { label-family }
      }
   *[other] { label-face }, { label-family }
  }
label-fonnjo = Grupo de Fonnjo
label-reserve = Reserva: { plural-face }
label-dungeon = Masmorra
label-stake = Foto: { $points }
yes-picture-leaves = Sim, tirar a foto
