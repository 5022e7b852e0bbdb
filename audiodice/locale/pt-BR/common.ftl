# What any game and every screen says, in Brazilian Portuguese.
# A message's value is what "normal" says; .brief leaves out, .full adds. {""} says nothing.
# $who is you, here (one of several people at this keyboard) or other (a computer).
#
# Words used throughout (the player is "você", with plain imperatives: "lance", "escolha"; hints are
# in the infinitive; nothing agrees with the gender of a player, and names take no article):
#   roll, throw    lance, lançar            face            os ases, os 2 ... os 6
#   keep, release  guardar, soltar          bank            garantir (not yet: em jogo)
#   turn           vez (whose), turno       round           rodada
#   box, sheet     casa, cartela            open, filled    livre, preenchida
#   upper boxes    parte superior           score 0         zerar
#   hot dice       dados quentes            choices         opções
#   kinds          par, trinca, quadra, quina, sena (two to six alike)
#   straight       sequência                full house      full
#   five alike     general (a box), as in the Brazilian game General
#   picture        foto                     enter, Party    entrar, a Festa
#   Dungeon        a Masmorra               Crisis          Crise
#   Reserve Group  grupo de reserva         Another Day     mais um dia
#   twins, triplets, quads                  gêmeos, trigêmeos, quádruplos
#   cup            copo                     records         registros
#   own voice      voz própria              entry of a list item
#   commitment     comprovante              seed            semente
# A voice reads "2 casas" as "dois casas": before a feminine noun one and two are words, and nouns that
# are counted are masculine where there is a choice (turno, lance, dado, jogo, item). "Os dois, 6" and
# not "os dois 6": a comma parts a box from its points.

## Joints of lists

list-joint = { $head }, { $next }
list-last = { $head } e { $next }
# Between dice if there are to be pauses, and before what follows them.
dice-joint = { $head }, { $next }
dice-stop = { $head }; { $next }
scores-item = { $who ->
    [you] Você
   *[other] { $name }
  } { $points }
scores-last = { $head }, { $next }
apart-item = { $a }:
places-item = { $who ->
    [you] você
   *[other] { $name }
  } { $points }
places-last = { $head }, { $next }
best-item = { $b } por { $a-n ->
    [1] um { $a }
   *[other] { $a }
  }
best-last = { $head }, { $next }
taken-joint = { $head }, depois { $next }
taken-last = { $head }, depois { $next }

## Faces. combo-face follows a combination: "trinca de ases".

plural-face = { $face ->
    [1] os ases
   *[other] os { $face }
  }
Plural-face = { plural-face }
combo-face = { $b ->
    [1] de ases
   *[other] de { $b }
  }

## Turns, scores and ends

turn = { $who ->
    [you] { $scores-n ->
        [1] {""}
       *[other] Sua vez. { $scores }.
      }
   *[other] Vez de { $name }.
  }
    .brief = { $who ->
        [you] { $scores-n ->
            [1] {""}
           *[other] Sua vez.
          }
       *[other] Vez de { $name }.
      }
whose-turn = { $over ->
    [yes] Fim de jogo.
   *[no] { $who ->
        [you] Sua vez.
       *[other] Vez de { $name }.
      }
  }

# Where a seat stands: behind the leader, or ahead of the next.
nth-place = { $place ->
    [1] primeiro
    [2] segundo
    [3] terceiro
    [4] quarto
    [5] quinto
    [6] sexto
    [7] sétimo
   *[8] oitavo
  } lugar
standing-lead = { $where ->
    [ahead] { $by } à frente
    [behind] { $seats ->
        [2] {""}
       *[other] { nth-place },{" "}
      }{ $by } atrás
   *[level] empate
  }
standing = { $who ->
    [you] Você
   *[other] { $name }
  } { $points }{ $seats ->
    [1] .
   *[other] , { standing-lead }.
  }
lead = { $who ->
    [you] {""}
   *[other] { $name }:
  } { standing-lead }.
    .brief = {""}
scores = { $scores }. Meta { $target }.
    .brief = { $scores }.
last-roll = { $faces-n ->
    [0] Nenhum lance ainda.
   *[other] { $who ->
        [other] { $name }, último lance: { $kept-n ->
            [0] { $free-n ->
                [1] um { $free }.
               *[other] { $free }.
              }
           *[other] { $faces }{ $free-n ->
                [0] , todos guardados.
               *[other] , { $kept-n ->
                    [1] o { $kept } guardado
                   *[other] { $kept } guardados
                  }.
              }
          }
       *[you] { $kept-n ->
            [0] { $free-n ->
                [1] um { $free }.
               *[other] { $free }.
              }
           *[other] { $kept-n ->
                [1] O { $kept } guardado
               *[other] { $kept } guardados
              }{ $free-n ->
                [0] .
                [1] , resta o { $free }.
               *[other] , restam { $free }.
              }
          }
      }
  }
# Asked again, after another's: one's own last roll follows.
own-roll = { $who ->
    [you] Seu último lance:
   *[other] { $name }, último lance:
  }
ended = { $tied ->
    [yes] Empate com { $top }. { $places }.
   *[no] { $who ->
        [you] Você venceu
       *[other] { $name } venceu
      }{ $seats ->
        [1] , { $top } em { $turns } { $turns ->
            [one] turno
           *[other] turnos
          }.
        [2] , { $top } a { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
# Undo while the dice are shaken.
put-down = Os dados ficam no copo.
# What a step back took back: the game says what its undone-commit and undone-dice are.
undone-commit = { $box }, casa reaberta
undone-dice = { $kept-n ->
    [0] Nada guardado.
    [1] O { $kept } guardado.
   *[other] { $kept } guardados.
  }
undone = { $what ->
    [commit] { undone-commit }
    [roll] Lance desfeito
   *[keep] Desfeito
  }{ $gone-n ->
    [0] .
   *[other] . Também desfeito: { $gone }.
  } { $again ->
    [yes] { $who ->
        [you] Sua vez de novo.
       *[other] De novo a vez de { $name }.
      }
   *[no] {""}
  } { $faces-n ->
    [0] {""}
   *[other] { $faces }.
  } { $open ->
    [yes] { undone-dice }
   *[no] {""}
  } { $first ->
    [yes] Este jogo agora não vale recorde.
   *[no] {""}
  }
    .brief = { $what ->
        [commit] { undone-commit }
        [roll] Lance desfeito
       *[keep] Desfeito
      }{ $gone-n ->
        [0] .
       *[other] . Também desfeito: { $gone }.
      } { $again ->
        [yes] { $who ->
            [you] Sua vez.
           *[other] Vez de { $name }.
          }
       *[no] {""}
      } { $faces-n ->
        [0] {""}
       *[other] { $faces }.
      } { $open ->
        [yes] { $again ->
            [yes] { $kept-n ->
                [0] {""}
               *[other] { undone-dice }
              }
           *[no] { undone-dice }
          }
       *[no] {""}
      } { $first ->
        [yes] Não vale recorde.
       *[no] {""}
      }
hurried = {""}

## Score sheets: games of three rolls and boxes to fill. The game's box-item names a box, $a.

# What boxes bring: $a the box, $b the points, $c the upper bonus in them
boxes-item = { box-item }, { $b }{ $c ->
    [0] {""}
   *[other] {" "}com o bônus
  }
boxes-joint = { $head }; { $next }
boxes-last = { $head }; { $next }
# $a the box or kind, $b the face, $c how many dice, $d the points
made-kind = { $c ->
    [3] trinca { combo-face }
    [4] quadra { combo-face }
   *[other] quina { combo-face }
  }
made-item = { $a ->
    [kind] { made-kind }
   *[other] { box-item }, { $d } pontos
  }
    .brief = { $a ->
        [kind] { made-kind }
       *[other] { box-item }
      }
from-item = { $c ->
    [5] { made-kind }
   *[other] { $a ->
        [kind] { made-kind }
       *[other] { box-item }
      }
  }
# The player has set what is told after a reroll ($reroll). After the last one it is always the whole hand.
new-dice = { $faces-n ->
    [1] Novo { $faces }
   *[other] Novos { $faces }
  }
    .brief = { $faces-n ->
        [1] Novo { $faces }
       *[other] { $faces }
      }
rolled-dice = { $left ->
    [0] { $all }{ rolled-made }
   *[other] { $kept-n ->
        [0] { $faces }{ rolled-made }
       *[other] { $reroll ->
            [hand] { $all }{ rolled-made }
            [both] { new-dice }. Agora { $all }{ rolled-made }
           *[other] { new-dice }{ now-made }
          }
      }
  }
    .brief = { $left ->
        [0] { $all }{ rolled-last }
       *[other] { $kept-n ->
            [0] { $faces }{ rolled-made.brief }
           *[other] { $reroll ->
                [hand] { $all }{ rolled-made.brief }
                [both] { new-dice }. Agora { $all }{ rolled-made.brief }
               *[other] { new-dice.brief }{ now-made.brief }
              }
          }
      }
    .full = { $left ->
        [0] { $all }{ rolled-made }
       *[other] { $kept-n ->
            [0] { $faces }{ rolled-made }
           *[other] { $reroll ->
                [hand] { $all }{ rolled-made }
                [new] { new-dice }{ now-made }
               *[other] { new-dice }. Agora { $all }{ rolled-made }
              }
          }
      }
rolled-made = { $made-n ->
    [0] .
   *[other] : { $made }.
  }
    .brief = { $made-n ->
        [0] .
       *[other] : { made-worth }.
      }
made-worth = { $made }{ $made_points ->
    [0] {""}
   *[other] , { $made_points }
  }
# Made by all five dice, not by the new ones alone.
now-made = { $made-n ->
    [0] .
   *[other] : agora { $made }.
  }
    .brief = { $made-n ->
        [0] .
       *[other] . { $made }.
      }
# In brief three alike are left out where the box that brings most says it.
rolled-last = { $named ->
    [yes] { rolled-made.brief }
   *[no] { $most ->
        [no] { rolled-made.brief }
       *[yes] { $points ->
            [0] { rolled-made.brief } Nada pontua.
           *[other] : { $made_points ->
                [0] {""}
               *[other] { made-worth };{" "}
              }{ $box }, { $points }{ with-bonus }.
          }
      }
  }
# "Mais pontos" calls them points already.
most-points = { $points }
# The player has set whether it is told ($most).
rolled-best = { $named ->
    [yes] {""}
   *[no] { $most ->
        [no] {""}
       *[yes] { $points ->
            [0] Nada pontua.
           *[other] Mais pontos: { $box }, { most-points }{ with-bonus }.
          }
      }
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice } { $left ->
        [0] Fim dos lances. { rolled-best }
        [one] Mais um lance.
       *[other] Mais { $left } lances.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice.brief }
      }
    .full = { $who ->
        [other] { $kept-n ->
            [0] { $name } tira { $faces }{ rolled-made }
           *[other] { $made-n ->
                [0] { $name } guarda { $kept-n ->
                    [1] o { $kept }
                   *[other] { $kept }
                  }, tira { $faces-n ->
                    [1] um dado: { $faces }
                   *[other] { $faces }
                  }.
               *[other] { $name } tem { $all }{ rolled-made }
              }
          }
       *[you] { rolled-dice.full } { rolled-best } { $left ->
            [0] Fim dos lances.
            [one] Mais um lance.
           *[other] Mais { $left } lances.
          }
      }
five-alike = {""}
keeping = { $faces-n ->
    [0] Nada guardado.
    [1] O { $faces } guardado.
    [5] Todos guardados: nada a lançar.
   *[other] { $faces } guardados.
  }
    .brief = { $faces-n ->
        [0] Nada guardado.
        [1] O { $faces } guardado.
        [5] Todos guardados.
       *[other] { $faces } guardados.
      }
    .full = { $faces-n ->
        [0] Nada guardado.
        [1] O { $faces } guardado. { KEY("roll") } lança o resto.
        [4] { $faces } guardados. { KEY("roll") } lança um dado.
        [5] Todos guardados: nada a lançar. { KEY("commit") } diz a casa com mais pontos.
       *[other] { $faces } guardados. { KEY("roll") } lança o resto.
      }
kept = { $who ->
    [other] {""}
   *[you] { keeping }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { keeping.brief }
      }
    .full = { $who ->
        [other] {""}
       *[you] { keeping.full }
      }
let-go = { $gone-n ->
    [1] Um { $gone } solto
   *[other] { $gone } soltos
  }
freeing = { $faces-n ->
    [0] { keeping }
    [1] { let-go }, um { $faces } guardado.
   *[other] { let-go }. { keeping }
  }
    .brief = { $faces-n ->
        [1] Um { $faces } guardado.
       *[other] { keeping.brief }
      }
    .full = { $faces-n ->
        [0] { keeping.full }
       *[other] { let-go }. { keeping.full }
      }
released = { $who ->
    [other] {""}
   *[you] { freeing }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { freeing.brief }
      }
    .full = { $who ->
        [other] {""}
       *[you] { freeing.full }
      }
with-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}com o bônus
  }
choice = { $box }: { $points }{ with-bonus }.
    .brief = { $box }, { $points }{ with-bonus }.
# What an opponent's dice were, if box and points do not say it. In full every roll has been told.
told-from = { $from-n ->
    [0] {""}
   *[other] , com { $from }
  }
total-after = { $bonus ->
    [yes] .
   *[no] { $next_who ->
        [none] .
       *[other] , total { $total }.
      }
  }
# Left out where the scores follow, with "Your turn".
others-total = { $next_who ->
    [you] .
   *[other] { total-after }
  }
scored = { $who ->
    [other] { $name }: { $box }, { $points }{ told-from }{ others-total }
   *[you] { $box }: { $points }{ total-after }
  }
    .brief = { $who ->
        [other] { $name }: { $box }, { $points }.
       *[you] Marcado: { $box }.
      }
    .full = { $who ->
        [other] { $name }: { $box }, { $points }{ others-total }
       *[you] { $box }: { $points }{ total-after }
      }
zeroed = { $who ->
    [other] { $name }: { $box }, zero{ told-from }{ others-total }
   *[you] { $box }: zero{ total-after }
  }
    .brief = { $who ->
        [other] { $name }: { $box }, zero.
       *[you] Marcado zero: { $box }.
      }
    .full = { $who ->
        [other] { $name }: { $box }, zero{ others-total }
       *[you] { $box }: zero{ total-after }
      }
bonus = Bônus superior, { $points }!{ $next_who ->
    [none] {""}
   *[other] {" "}Total { $total }.
  }
    .brief = Bônus { $points }!
last-round = Última rodada.
next-turn = Rodada { $round } de { $rounds }.
    .brief = {""}
sheets-ended = { $seats ->
    [1] Fim de jogo: total { $top }.
   *[other] { $tied ->
        [yes] Empate com { $top }. { $places }.
       *[no] { $who ->
            [you] Você venceu
           *[other] { $name } venceu
          }{ $seats ->
            [2] , { $top } a { $second }.
           *[other] , { $top }. { $after_winner }.
          }
      }
  }
podium = { $place ->
    [1] { $shared ->
        [yes] Primeiro lugar: { podium-who }, { $points }.
       *[no] {""}
      }
   *[other] { nth-place }: { podium-who }, { $points }.
  }
podium-who = { $who ->
    [you] você
   *[other] { $name }
  }

# After the result: the best yet, the decisions that cost most, what keys do. $a is the turn, $b the cost, $c points or chance.
dear-item = turno { $a }, { $c ->
    [chance] { $b } em 100
   *[points] { $b ->
        [one] { $b } ponto
       *[other] { $b } pontos
      }
  }
dear-joint = { $head }; { $next }
dear-last = { $head }; { $next }
new-best = { $who ->
    [you] Novo recorde! Antes, { $before }.
   *[other] Novo recorde de { $name }! Antes, { $before }.
  }
    .brief = { $who ->
        [you] Novo recorde!
       *[other] Novo recorde de { $name }!
      }
best-hinted = { $who ->
    [you] Mais que seu recorde de { $before }, mas com dicas.
   *[other] { $name }: mais que o recorde de { $before }, mas com dicas.
  }
    .brief = {""}
best-stands = Seu recorde: { $points }.
costliest = { $dear-n ->
    [0] { $how ->
        [hinted] Todas as decisões vieram depois de uma dica.
        [rest] Todas as decisões sem dica foram as melhores.
        [small] Só erros pequenos.
       *[best] Todas as decisões foram as melhores.
      }
   *[other] { $dear-n ->
        [one] Decisão mais cara
       *[other] Decisões mais caras
      }: { $dear }.
  }
    .brief = {""}
plays-again = { $review ->
    [yes] { TOUCH() ->
        [yes] Agora { KEY("roll") } ou { KEY("hint") }.
       *[no] { KEY("hint") } analisa o jogo, { KEY("roll") } joga de novo.
      }
   *[no] { TOUCH() ->
        [yes] Agora { KEY("roll") }.
       *[no] { KEY("roll") } joga de novo.
      }
  }
    .brief = {""}

no-throws-left = Fim dos lances. Escolha uma casa: { $boxes }.
    .brief = Fim dos lances. { $boxes }.
    .full = { TOUCH() ->
        [yes] Fim dos lances. Escolha uma casa. Mais pontos: { $boxes }.
       *[no] Fim dos lances. { KEY("previous") } e { KEY("next") } percorrem as casas, os números vão direto a uma, { KEY("commit") } preenche. Mais pontos: { $boxes }.
      }
all-kept = Todos os cinco guardados: nada a lançar. Mais pontos: { $boxes }.
    .brief = Todos guardados. { $boxes }.
roll-all = Nada guardado. { TOUCH() ->
    [yes] Lançar os cinco?
   *[no] { KEY("roll") } de novo lança os cinco.
  }
    .brief = Lançar os cinco?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("roll") } de novo.
      }
alike-left = { $faces-n ->
    [1] Um { $faces } não está guardado.
   *[other] { $faces } não estão guardados.
  } { TOUCH() ->
    [yes] Lançar mesmo assim?
   *[no] { KEY("roll") } de novo lança.
  }
made-left = { $box }, { $points }: não está guardado. { TOUCH() ->
    [yes] Lançar mesmo assim?
   *[no] { KEY("roll") } de novo lança.
  }
zero = Zerar { $box }?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}{ KEY("commit") } de novo.
  }
    .brief = Zerar { $box }?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("commit") } de novo.
      }
box-filled = Casa preenchida: { $box }, { $points }. Mais pontos: { $boxes }.
    .brief = Preenchida: { $box }. { $boxes }.
no-such-box = Essa casa não existe. Mais pontos: { $boxes }.
    .brief = Casa inexistente.

points = { $open ->
    [no] Nada ainda.
   *[yes] { $points ->
        [0] Nada pontua.
       *[other] Mais pontos: { $box }, { $points }{ with-bonus }.
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $points ->
            [0] 0.
           *[other] { $box }, { $points }{ with-bonus }.
          }
      }
totals = { $scores }. { $over ->
    [yes] Fim de jogo.
   *[no] Rodada { $round } de { $rounds }.
  }
    .brief = { $scores }.
boxes-open = { $count ->
    [1] Uma casa livre.
    [2] Duas casas livres.
   *[other] { $count } casas livres.
  }
choice-list = { $over ->
    [yes] Fim de jogo.
   *[no] { boxes-open } { $boxes-n ->
        [1] { $boxes }.
       *[other] Mais pontos: { $boxes }.
      }
  }
    .brief = { $over ->
        [yes] Fim de jogo.
       *[no] { $count ->
            [1] {""}
            [2] {""}
            [3] {""}
           *[other] De { $count }:
          } { $boxes }.
      }
# The open boxes, or the filled ones where these are fewer.
unfilled-item = { box-item }
unfilled-last = { $head }, { $next }
filled-item = { box-item }
filled-last = { $head }, { $next }
open-boxes = { $unfilled-n ->
    [0] { $filled-n ->
        [0] Todas as { $count } livres.
       *[other] Todas livres, menos: { $filled }.
      }
   *[other] Livres: { $unfilled }.
  }
rolls-left = { $over ->
    [yes] Fim de jogo.
   *[no] { $left ->
        [0] Fim dos lances.
        [one] Mais um lance.
       *[other] Mais { $left } lances.
      }
  }
    .full = { $over ->
        [yes] Fim de jogo.
       *[no] { $left ->
            [0] Fim dos lances: preencha uma casa.
            [one] Mais um lance{ $throws ->
                [0] , mas todos estão guardados.
                [one] , de um dado.
               *[other] , de { $throws } dados.
              }
           *[other] Mais { $left } lances{ $throws ->
                [0] , mas todos estão guardados.
                [one] , o próximo de um dado.
               *[other] , o próximo de { $throws } dados.
              }
          }
      }
# Off an even pace, which is three dice of each face.
bonus-pace = { $pace ->
    [ahead] { $off } à frente do ritmo
    [behind] { $off } atrás do ritmo
   *[even] no ritmo
  }
    .brief = { $pace ->
        [ahead] { $off } à frente
        [behind] { $off } atrás
       *[even] no ritmo
      }
bonus-lost = { $possible ->
    [0] { $need ->
        [one] falta { $need }
       *[other] faltam { $need }
      }
   *[other] no máximo mais { $possible }
  }, sem bônus
bonus-progress = { $who ->
    [other] { $name }, parte superior:
   *[you] Parte superior:
  } { $progress ->
    [reached] { $have }, bônus ganho, { $bonus }.
    [lost] { $have }, { bonus-lost }.
   *[running] { $have } de { $threshold }, { bonus-pace }.
  }
    .brief = { $who ->
        [other] { $name }:
       *[you] {""}
      } { $progress ->
        [reached] { $have }, bônus ganho.
        [lost] { $have }, sem bônus.
       *[running] { $have } de { $threshold }, { bonus-pace.brief }.
      }
    .full = { $who ->
        [other] { $name }, parte superior:
       *[you] Parte superior:
      } { $progress ->
        [reached] { $have }, bônus ganho, { $bonus }.
        [lost] { $have } de { $threshold }, { bonus-lost }.
       *[running] { $have } de { $threshold } para o bônus de { $bonus }, { bonus-pace }. Ainda até { $possible } possíveis.
      }
sheet-line = { $filled ->
    [yes] { $box }, { $points }.
   *[no] { $box }, livre.
  }
sheet-bonus = { $progress ->
    [reached] Bônus { $bonus }, com { $have }.
    [lost] Bônus 0, com { $have } de { $threshold }.
   *[running] Bônus em aberto, { $have } de { $threshold }.
  }
    .brief = { $progress ->
        [reached] Bônus { $bonus }.
        [lost] Bônus 0.
       *[running] Bônus, { $have } de { $threshold }.
      }
sheet-total = { $who ->
    [you] Seu total: { $total }.
   *[other] { $name }: total { $total }.
  } { $open ->
    [0] {""}
    [1] Uma casa livre.
    [2] Duas casas livres.
   *[other] { $open } casas livres.
  }
    .brief = { $who ->
        [you] Total { $total }.
       *[other] { $name } { $total }.
      }
# Not among values, which are another sum.
hint-worth = { $worth ->
    [0] {""}
   *[other] : { $worth }
  }
hint = { $commit ->
    [yes] { $zero ->
        [yes] Zerar { $box }.
       *[no] Marcar { $box }{ hint-worth }{ with-bonus }.
      }
   *[no] { $faces-n ->
        [0] Lançar os cinco.
        [1] Guardar o { $faces }, lançar { $throws } dados.
       *[other] Guardar { $faces }, lançar { $throws ->
            [one] um dado.
           *[other] { $throws } dados.
          }
      }
  }
# Values: points at the end, chances to win in 100, points of this turn, or none.
hint-numbers = { hint } { $unit ->
    [points] { $value } no fim, jogando bem até lá.
    [chance] Vence { $value } em 100.
    [rule] Pela regra prática.
   *[turn] Vale { $value } neste turno, em média.
  } { $gap-n ->
    [0] { $only ->
        [yes] Única opção.
       *[no] {""}
      }
   *[other] A segunda melhor, { $gap } a menos: { $other }
  }
    .brief = { hint } { $gap-n ->
        [0] {""}
       *[other] A segunda, { $gap } a menos: { $other }
      }

## The coach on score sheets: why a decision is better, and what matters for one

instead-item = { box-item }
aim-told = { $box }{ $many ->
    [0] {""}
   *[other] , pelo menos { $many }
  }, { $percent } em 100
other-aim-told = { $instead }{ $other_many ->
    [0] {""}
   *[other] , pelo menos { $other_many }
  }, { $other_percent } em 100
reason-aims = Isso dá { aim-told }; a sua escolha: { other-aim-told }.
reason-roll-on = Isso dá { aim-told }, e rende { $points } em média neste turno; a sua escolha rende { $other_points } agora.
reason-take = Isso rende { $points } agora; a sua escolha dá { other-aim-told }, e rende { $other_points } em média neste turno.
reason-later = Isso rende { $now_sign ->
    [more] { $now } a mais
    [less] { $now } a menos
   *[same] o mesmo
  } neste turno, { $then_sign ->
    [more] { $then } a mais
    [less] { $then } a menos
   *[same] o mesmo
  } depois.
half-hint-box = Pense na casa: { $box }.
half-hint-all = Vale a pena guardar algum destes dados?
half-hint-zero = Qual casa será a mais difícil de preencher depois?
half-hint-made = Compare o que está na mesa com o que rende mais um lance.
half-hint-bonus = Pense no bônus: faltam { $missing }.
half-hint-later = Pese o que cada casa ainda pode render depois.

## Refusals: why a key does nothing now, and what would

no-meaning = { $command }: sem função neste jogo.
    .brief = Não neste jogo.
one-moment = Um momento.
unbound = { $bound }: sem função aqui. { KEY("help") } lista as teclas.
    .brief = Sem função aqui.
not-your-turn = Vez de { $name }. { KEY("toggle") } apressa.
    .brief = Vez de { $name }.
roll-first = Primeiro, lance os dados.
    .full = Primeiro, lance os dados com { KEY("roll") }.
game-over = Fim de jogo.
undo-too-late = Tarde demais para desfazer: { $name } já está jogando.
    .brief = Tarde demais.
nothing-to-undo = Nada a desfazer.
    .full = Nada a desfazer. Uma configuração diz se lances também podem ser desfeitos.
rolls-stand = Nada a desfazer.{ $first ->
    [yes] {" "}Com dados verificáveis, todo lance vale, seja qual for a configuração.
   *[no] {""}
  }
no-such-die = { $dice ->
    [one] Só há um dado.
   *[other] Só há { $dice } dados.
  }
no-such-face = Nenhum { $face ->
    [1] ás
   *[other] { $face }
  } aqui.
no-such-digit = Os números de 1 a 6 escolhem faces.
no-such-action = Isso não é possível agora.
nothing-to-choose = Nada a escolher agora. Lance os dados.
held-back = Cedo demais.
nothing-missed = Nada de novo.
hint-how = { $numbers ->
    [yes] { $first ->
        [yes] { KEY("hint") } faz a primeira.
       *[no] { KEY("hint") } faz isso.
      }
   *[no] { KEY("hint") } de novo faz isso.
  }
    .brief = {""}
no-hint = Não há dica aqui.
chance-part = { $points ->
    [0] menos de 1
    [100] mais de 99
   *[other] { $points }
  }
chance-about = { $exact ->
    [yes] { chance-part }
   *[other] { $points ->
        [0] { chance-part }
        [100] { chance-part }
       *[other] cerca de{" "}{ chance-part }
      }
  }
chances-item = { $who ->
    [you] você
   *[other] { $name }
  } { chance-part }
chances-last = { $head }, { $next }
chance = { $who ->
    [you] Você vence
   *[other] { $name } vence
  } { chance-about } em 100, { $chances }.
    .brief = { chance-about }.
decided-before = { $before ->
    [0] menos de 1
    [100] mais de 99
   *[other] { $before }
  }
decided-after = { $after ->
    [0] menos de 1
    [100] mais de 99
   *[other] { $after }
  }
decided = Decidido no turno { $turn }: { $who ->
    [you] suas chances
   *[other] as chances de { $name }
  } foram de { decided-before } para { decided-after } em 100.
    .brief = Decidido no turno { $turn }: de { decided-before } para { decided-after }.
chance-unknown = Com estas opções, as chances não são conhecidas.
chance-record = Novo recorde, acima de { $best }: { chance-about } em 100.
    .brief = { chance-about }.
end-expected = Esperado no fim: { $points } pontos.
    .brief = Esperado: { $points }.
turns-to-go = Rodadas até o fim: cerca de { $count }.
hint-not-ready = Ainda calculando o jogo{ $percent ->
    [0] .
   *[other] , { $percent } por cento.
  } Peça de novo daqui a pouco.
    .brief = { $percent ->
        [0] Ainda não calculado.
       *[other] { $percent } por cento calculados.
      }

## Walking the dice

die = { $kept ->
    [yes] { $face }, guardado.
   *[no] { $face }.
  }
    .full = { $kept ->
    [yes] Dado { $place }: { $face }, guardado.
   *[no] Dado { $place }: { $face }.
  }

## The table

roll-now = { TOUCH() ->
    [yes] Aperte { KEY("roll") }.
   *[no] { KEY("roll") } lança.
  }
seated = { $game }{ seated-who }.{ seated-options } { $who ->
    [you] { $seats ->
        [1] {""}
       *[other] Você começa.
      } { roll-now }
    [here] { $name } começa. { roll-now }
   *[other] { $name } começa.
  }
    .brief = { $seats ->
        [1] { $game }{ seated-who }.{ seated-options }
       *[other] { $game }.{ seated-options } { $who ->
            [you] Você começa.
           *[other] { $name } começa.
          }
      }
# One person against others, several people (and others), or one alone.
seated-who = { $opponents-n ->
    [0] { $players-n ->
        [0] , jogo solo
       *[other] , { $players }
      }
   *[other] {" "}contra { $opponents }
  }
# Options that are not as usual. Before who starts: what comes later is cut off by the first key.
seated-options = { $options-n ->
    [0] {""}
   *[other] {" "}{ $options }.
  }
options-last = { $head }, { $next }
watching = { $game }: { $players } { $players-n ->
    [one] joga
   *[other] jogam
  }.{ seated-options }{ $hurries ->
    [yes] {" "}{ KEY("toggle") } apressa.
   *[no] {""}
  }
no-display = Não há tela. Aperte Enter para jogar neste terminal, Control C para sair.
goodbye = Até logo.

## Menus, readers, the history

menu-open = { $title }. { $label }
menu-move = { $label }
menu-edge = { $label }
menu-wrap = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
reader-open = { $title }, { $count ->
    [one] { $count } item
   *[other] { $count } itens
  }. { $label }
titled = { $title }.
list-where = { $title }. { $label }. { $place } de { $count }.
    .brief = { $label }. { $place } de { $count }.
in-section = { $section }. { $label }
explained = { $text }
not-explained = Nada a explicar aqui.
kind-set = { $value ->
    [mine] Minhas jogadas.
    [others] Jogadas dos adversários.
    [results] Resultados.
   *[all] Todas as mensagens.
  }
find = Buscar: digite uma palavra, depois { KEY("select") }.
    .brief = Buscar.
space = espaço
blank = em branco
not-found = { $text } não está aqui.
nothing-sought = Nada a buscar: aperte { KEY("find") } e digite uma palavra.
history-empty = Nada foi dito ainda.
copied = Copiado.
not-copied = Não é possível copiar aqui.
address-wrong = O endereço desta página pede { $text }, que não existe. Em vez disso, aqui está o menu.
no-game-to-save = Nenhum jogo foi salvo ainda.
no-saved-game = Este arquivo não é uma partida salva.
saved-to-file = { $name } está agora nos seus downloads.
export-counts = Contém: jogos { $games }, registros { $records }, decisões para praticar { $practice }.
export-also = Contém também: { $files }.
files-item = { $a ->
    [settings] configurações
    [keymap] teclas
    [last] últimas escolhas
   *[quiz] melhores pontuações do teste
  }
export-left-out = Ficou de fora, porque não pode ser lido: { $inside } ({ $why }).
export-too-large = Há mais aqui do que cabe em um arquivo: { $count } arquivos, { $size } MB.
import-games = Jogos: { $count ->
    [one] { $count } novo
   *[other] { $count } novos
  }, { $there } já estavam aqui.
import-continued = Jogos que continuaram em outro lugar e agora estão no mesmo ponto aqui: { $count }.
import-beside = { $inside } continuou de outro jeito aqui. O seu fica, o outro está salvo ao lado como { $copy }.
import-records = Registros: { $count ->
    [one] { $count } novo
   *[other] { $count } novos
  }, { $there } já estavam aqui.
import-practice = Decisões para praticar: { $count ->
    [one] { $count } nova
   *[other] { $count } novas
  }, { $there } já estavam aqui.
import-file = { $what ->
    [settings] Configurações
    [keymap] Teclas
    [last] Últimas escolhas
   *[quiz] Melhores pontuações do teste
  }: { $outcome ->
    [new] vieram do arquivo.
    [there] já eram iguais.
    [kept] as suas ficam.
    [kept_unless] as suas ficam; --replace usa as do arquivo.
    [replaced] as do arquivo substituem as suas.
   *[joined] juntadas às suas.
  }
import-over-cap = Agora há { $count } jogos terminados. O programa mantém { $cap } e apaga os mais antigos quando o próximo jogo terminar, a não ser que você configure para manter mais.
import-runs = Nada foi trazido, porque outro programa está trazendo um arquivo.
import-failed = Nada foi trazido: { $why }.
import-stopped = Nem tudo foi trazido: { $why }. Traga o arquivo de novo para ter o resto.
import-foreign = Este não é um arquivo com os jogos de um jogador, ou está danificado. Nada foi trazido.
import-newer = Um audiodice mais novo salvou este arquivo, no formato { $version }. Este conhece { $known }. Nada foi trazido.
import-too-large = Este arquivo contém mais de { $count } arquivos ou { $size } MB. Nada foi trazido.
import-unknown = Este arquivo contém { $inside }, que nenhum arquivo desse tipo pode conter. Nada foi trazido.
import-damaged = { $inside } está danificado neste arquivo: { $why }. Nada foi trazido.
start = {""}
exit = {""}

main-menu = audiodice
menu-play = Jogar { $game } contra { $opponents }
menu-play-together = Jogar { $game }: { $players }
menu-play-alone = Jogar { $game } solo
game-described = { $game }, { $kind }
    .brief = { $game }
play-described = { $label }. { $kind }
    .brief = { $label }
menu-new-game = Novo jogo
menu-rules = Regras
menu-keys = { TOUCH() ->
    [yes] Botões
   *[no] Teclas
  }
menu-settings = Configurações
menu-learn = Aprender os sons
menu-lessons = Aprender a jogar
menu-tips = Conselhos
lessons-letter = A
menu-quit = Sair
pause-menu = Pausa
menu-continue = { $over ->
    [yes] Voltar ao resultado
   *[no] Voltar ao jogo
  }
menu-restart = Recomeçar este jogo
menu-play-again = Jogar de novo
menu-statistics = Estatísticas deste jogo
menu-credits = Créditos
end-menu = Fim de jogo
menu-reset = Restaurar todas as configurações
reset-asked = Restaurar tudo, menos seu nome e os servidores?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}{ KEY("select") } de novo.
  }
    .brief = Restaurar tudo?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("select") } de novo.
      }
settings-reset = Todas as configurações voltaram ao padrão.
loss-asked = Este jogo seria perdido. { TOUCH() ->
    [yes] Recomeçar?
   *[no] { KEY("select") } de novo para recomeçar.
  }
    .brief = { TOUCH() ->
        [yes] Perder este jogo?
       *[no] Perder este jogo? { KEY("select") } de novo.
      }
statistics-title = Estatísticas
statistics-ranking = { $places }.
statistics-margin = { $margin ->
    [0] Empate.
   *[other] { $who ->
        [you] Você venceu
       *[other] { $name } venceu
      } por { $margin }.
  }
statistics-seat = { $who ->
    [you] Você
   *[other] { $name }
  }: { $turns } { $turns ->
    [one] turno
   *[other] turnos
  }, melhor { $best }, pior { $worst }, média { $mean }{ seat-hinted }.
seat-hinted = { $hinted ->
    [0] {""}
    [1] , uma decisão com dica
   *[other] , { $hinted } decisões com dica
  }
sheet-title = { $who ->
    [you] Sua cartela
   *[other] Cartela de { $name }
  }
credits = audiodice é software livre sob a licença MIT. Sua voz própria é espeak-ng, sob a Licença Pública Geral GNU. Todos os sons são criados pelo sintetizador do próprio programa.
menu-main = Sair para o menu principal
new-game-menu = Novo jogo
menu-start = Começar
menu-game = Jogo: { $game }
menu-people = Pessoas neste teclado: { $number }
menu-opponent = Adversário { $number }{ from-next-game }: { $value }
menu-one-opponent = Adversário{ from-next-game }: { $value }
from-next-game = { $later ->
    [yes] , a partir do próximo jogo
   *[no] {""}
  }
menu-add-opponent = Adversários: { $number }
menu-option = { $option }: { $value }
menu-name = Nome do jogador { $number }: { $value }
menu-begins = Quem começa o próximo jogo: { $value }
    .help = Quem joga primeiro no próximo jogo desta mesa.
value-first = de novo o lugar 1
value-turn = cada um na sua vez
value-winner = quem venceu
value-loser = quem perdeu
rules-title = Regras: { $game }
worth-title = O que pontua: { $game }
tips-title = Conselhos: { $game }
tips-here = { TOUCH() ->
    [yes] Conselhos para este jogo: aperte aqui.
   *[no] { KEY("select") } dá conselhos para este jogo.
  }
keys-title = { TOUCH() ->
    [yes] Botões
   *[no] Teclas
  }
here-title = O que você pode apertar aqui
settings-title = Configurações
settings-words = O que é dito
settings-voice = A voz
settings-sounds = Sons
settings-playing = Jogo e jogos salvos
settings-keys = Teclas e listas
settings-captions = Legendas
settings-open = { $title }. { KEY("list_left") } e { KEY("list_right") } mudam uma configuração, { KEY("explain") } explica. { $label }
    .brief = { $title }. { $label }
value-on = sim
value-off = não
value-none = nenhum
value-one = um
value-two = dois
too-few-seats = Alguém precisa jogar: pessoas ou adversários.
same-name = Dois jogadores não podem se chamar { $name }. Mude um nome.
name-unheard = Um nome precisa de uma letra ou de um algarismo.
too-many-seats = { $game }: no máximo { $most } jogadores.
teams-need-seats = Equipes de dois precisam de quatro, seis ou oito jogadores.
menu-changed = { $label }
announced = { $text }
offer = { $label }
offer-hurry = Apressar os outros
    .help = Eles jogam na hora, e você ouve o resultado.
offer-done = Pronto
offer-erase = Apagar o último
offer-again = Ouvir de novo
offer-sheet = Próxima cartela
offer-zeros = Casas que dão 0
type-name = { $label }. Digite, depois { KEY("select") }.
type-number = { $label }. Digite { number-allowed }, depois { KEY("select") }.
    .brief = { $label }. Digite um número.
number-allowed = { $numbers-n ->
    [0] { $step ->
        [1] um número de { $least } a { $most }
       *[other] um múltiplo de { $step }, de { $least } a { $most }
      }
   *[other] um destes: { $numbers }
  }
number-wanted = { $text } não serve. Digite { number-allowed }.
    .brief = { $text }? Digite { number-allowed }.
typed = { $text }
erased = { $text } apagado
nothing-typed = Vazio.
entry-full = Cheio: no máximo { $most } caracteres.
default-name = Jogador { $number ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
   *[8] oito
  }
you-name = Você

setting-language = Idioma, a partir da próxima inicialização: { $value }
    .help = Palavras e voz; automático segue o idioma do sistema.
setting-verbosity = Quanto é dito: { $value }
    .help = Breve deixa de fora o que você pode perguntar, completo diz mais.
setting-name = Como os amigos chamam você: { $value }
    .help = Amigos em outras máquinas ouvem este nome. Ele é pedido quando você abre uma sala ou entra em uma pela primeira vez.
setting-pace = Ritmo dos adversários: { $value }
    .help = Quanto os adversários esperam entre um passo e outro.
setting-digits = As teclas de números escolhem: { $value }
    .help = Faces: 5 guarda os 5. Lugares: 5 guarda o quinto dado.
setting-dice = Os dados são ditos: { $value }
    .help = A ordem em que os dados de um lance são ditos.
setting-between-dice = Entre os dados: { $value }
    .help = Espaços, ou vírgulas que fazem uma pausa; automático é o que a sua voz lê melhor.
setting-reroll = Dito depois de relançar: { $value }
    .help = O que você ouve depois de relançar: os dados novos, a mão inteira, ou os dois.
setting-most = Casa com mais pontos depois do lance: { $value }
    .help = Se você ouve qual casa dá mais pontos: depois do último lance, e no modo completo depois de cada um. Nem sempre é a melhor: essa { KEY("hint") } diz.
setting-box-order = Ordem das casas: { $value }
    .help = A qual casa { KEY("next") } chega primeiro: à de mais pontos, ou à primeira da cartela.
setting-scores = Ordem do placar: { $value }
    .help = A ordem em que { KEY("scores") } diz o placar.
setting-undo = Desfazer volta: { $value }
    .help = Até onde { KEY("undo") } volta. Com dados verificáveis, nunca além de um lance.
setting-confirmations = Perguntar antes de um provável engano: { $value }
    .help = Pergunta uma vez antes de um passo que joga fora pontos ou um jogo.
setting-undo-pause = Depois da sua vez, milissegundos para desfazer: { $value }
    .help = Quanto os adversários esperam, no mínimo, depois da sua vez, para que { KEY("undo") } ainda possa desfazer.
setting-auto-keep = Guardar na hora quando há uma só opção: { $value }
    .help = Sim: um lance com uma única opção é guardado sozinho.
setting-speech = Quem fala, a partir da próxima inicialização: { $value }
    .help = Automático usa o seu leitor de tela, senão a voz do sistema, senão a nossa.
setting-voice = Voz do próprio programa: { $value }
    .help = Quem fala, quando o programa usa a voz própria.
setting-elsewhere = Com outra janela na frente: { $value }
    .help = O que você ouve do jogo enquanto está em outro programa.
setting-wrap = Listas dão a volta no fim: { $value }
    .help = Se depois do último item vem o primeiro.
setting-recent = Mensagens ditas de uma vez: { $value }
    .help = Quantas mensagens { KEY("recent") } repete de uma vez.
setting-rate = Voz, palavras por minuto: { $value }
    .help = A velocidade da voz, onde nenhum leitor de tela a define. 220 é a velocidade definida no Speech Dispatcher.
setting-pitch = Tom da voz: { $value }
    .help = Se a voz é mais aguda ou mais grave, onde nenhum leitor de tela define isso.
setting-effects = Volume dos efeitos: { $value } por cento
    .help = O volume de todos os sons juntos; as três configurações seguintes são partes dele.
setting-dice-volume = Volume dos dados: { $value } por cento
    .help = O volume do copo e dos dados.
setting-interface-volume = Volume de menus e eventos: { $value } por cento
    .help = O volume dos sons de menus, turnos e pontos.
setting-values-volume = Volume dos valores em sons: { $value } por cento
    .help = O volume das batidas que dizem um número sem palavras.
setting-music = Música e ambiente: { $value }
    .help = O som de uma sala com gente, e uma melodia para cada jogo. Automático: não junto com um leitor de tela.
setting-music-volume = Volume da música: { $value } por cento
    .help = O volume da sala e das melodias; o volume dos efeitos não o altera.
setting-values-pace = Valores em sons: { $value }
    .help = A velocidade dos números em sons; rápido é para quem já os conhece.
setting-night = Modo noturno: { $value }
    .help = Nada fica alto: os sons altos são contidos.
setting-mono = Igual nos dois ouvidos: { $value }
    .help = Toca o mesmo nos dois ouvidos, para quem ouve com um só.
setting-swap = Esquerda e direita trocadas: { $value }
    .help = Troca esquerda e direita, para fones usados ao contrário.
setting-headphones = Som feito para fones: { $value }
    .help = Coloca os sons como se estivessem em volta da cabeça: o ouvido mais distante ouve depois e mais abafado.
setting-voice-volume = Volume da voz: { $value } por cento
    .help = O volume da voz, onde nenhum leitor de tela o define.
setting-voice-waits = Voz própria espera os sons: { $value }
    .help = Como de costume: você ouve o que aconteceu antes que a voz conte. Curto: a voz espera só o primeiro som.
setting-braille = Linha braille: { $value }
    .help = Mostra cada mensagem em uma linha braille, na forma mais curta: pelo seu leitor de tela, ou pelo BRLTTY. Do Orca 45 ao 50 aparece a mensagem inteira, seja qual for esta configuração.
setting-captions = Legendas na janela: { $value }
    .help = Mostra na janela o que é dito.
setting-caption = Tamanho das legendas: { $value }
    .help = O tamanho das letras na janela.
setting-colours = Cores das legendas: { $value }
    .help = As cores das letras e da janela.
setting-motion = Dados em movimento na janela: { $value }
    .help = Não: os dados lançados aparecem parados.
setting-picture = Imagem do jogo no terminal: { $value }
    .help = Placar, dados, casas e teclas são desenhados acima das palavras. A janela sempre os mostra.
setting-key-repeat = Teclas seguradas se repetem, a partir da próxima inicialização: { $value }
    .help = Se uma tecla mantida apertada conta várias vezes.
setting-switches = Jogar com acionadores: { $value }
    .help = Joga com uma ou duas teclas: uma avança, outra escolhe.
setting-dwell = Um acionador, milissegundos em cada passo: { $value }
    .help = Quanto cada passo espera depois das últimas palavras, com um só acionador.
setting-buffer = Buffer de som, menor é mais rápido: { $value }
    .help = Um buffer menor responde antes a uma tecla; aumente se o som estalar.
setting-pack = Pacote de sons, a partir da próxima inicialização: { $value }
    .help = Seus próprios sons, da pasta packs ao lado das configurações.
setting-shake = Agitar o copo: { $value }
    .help = { TOUCH() ->
        [yes] Segure o botão que lança, e os dados são agitados até você soltar.
       *[no] Segure a tecla que lança, e os dados são agitados até você soltar.
      } Automático: segurando, com a voz própria do programa; não, junto com um leitor de tela.
value-auto = automático
value-automatic = automático
value-network = só este computador e a rede dele
value-de = alemão
value-en = inglês
value-es = espanhol
value-fr = francês
value-it = italiano
value-ja = japonês
value-nl = holandês
value-pl = polonês
value-pt-BR = português do Brasil
value-ru = russo
value-tr = turco
value-zh-Hans = chinês simplificado
value-brief = breve
value-normal = normal
value-plain = simples
value-max = Max
value-edward = Edward
value-linda = Linda
value-belinda = Belinda
value-steph = Steph
value-klatt = Klatt
value-full = completo
value-instant = imediato
value-fast = rápido
value-held = segurando
value-tap = toque
value-slow = lento
value-brisk = rápido
value-usual = como de costume
value-short = curto
value-no = não
value-step = até o último lance
value-more = além dos lances também, e o jogo não vale recorde
value-thrown = como caíram
value-sorted = por valor
value-blanks = espaços
value-commas = vírgulas
value-new = os dados novos
value-hand = a mão inteira
value-both = dados novos e mão inteira
value-points = mais pontos primeiro
value-sheet = como na cartela
value-seats = pela ordem dos lugares
value-screen-reader = leitor de tela
value-native = a voz do sistema
value-embedded = voz própria
value-text = só texto
value-cream = creme sobre escuro
value-white = branco sobre preto
value-yellow = amarelo sobre preto
value-green = verde sobre preto
value-black = preto sobre branco
value-speak = o jogo continua em voz alta
value-quiet = silêncio
value-face = as faces
value-place = os lugares

## Opponents: a name and a line about each

opponent-name-random = Raul
opponent-name-cautious = Célia
opponent-name-bold = Beto
opponent-name-steady = Estela
opponent-name-weak = Zeca
opponent-name-fair = Fábio
opponent-name-strong = Vítor
opponent-name-perfect = Pérola
# The names of a second, third ... opponent of that kind at the table.
opponent-more-random = Rosa Renato Rute Roberto Raquel Rogério Regina
opponent-more-cautious = Carlos Cecília César Carmem Cláudio Cíntia Caetano
opponent-more-bold = Bia Bernardo Berta Bruno Betina Baltazar Bárbara
opponent-more-steady = Elias Elisa Ernesto Elaine Evandro Edite Eduardo
opponent-more-weak = Zilda Zacarias Zuleica Zenon Zaira Zeferino Zoraide
opponent-more-fair = Flora Felipe Fernanda Flávio Fátima Francisco Fabiana
opponent-more-strong = Vera Vicente Valéria Valdir Vitória Vinícius Violeta
opponent-more-perfect = Pedro Paula Patrício Penélope Pascoal Priscila Plínio
opponent-numbered = { $name } { $number ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
   *[8] oito
  }

## The solved games: perfect play, and a game looked at again

still-solving = { $name } ainda está calculando o jogo, { $percent } por cento, e até lá joga pela regra prática.
    .brief = { $name } ainda calcula, { $percent } por cento.
solved = O jogo está calculado: agora as dicas são exatas.
    .brief = As dicas agora são exatas.
table-rebuilt = Uma tabela de jogos calculados estava danificada ou antiga. Ela está sendo refeita.
table-damaged = A tabela deste jogo está danificada ou antiga, e não é usada; audiodice solve faz outra.
cache-unwritable = O que foi calculado não pode ser salvo neste computador. Será refeito da próxima vez.
solver-died = O cálculo do jogo foi interrompido. O próximo jogo tenta de novo.
menu-review = Análise deste jogo
review-title = Análise
review-seat = { $who ->
    [you] Você
   *[other] { $name }
  }: { $unit ->
    [chance] { $result ->
        [100.0] vitória
        [0.0] derrota
       *[other] empate
      }. Antes do primeiro lance, { $expected } chances em 100. { $who ->
        [you] Seus dados { review-luck }, suas decisões { review-cost }
       *[other] Dados { review-luck }, decisões { review-cost }
      }{ $others_sign ->
        [zero] .
        [minus] , dados e decisões do outro lado menos { $others }.
       *[plus] , dados e decisões do outro lado mais { $others }.
      }
   *[points] { $result } { $result ->
        [one] ponto
       *[other] pontos
      }, { $expected } esperados. Sorte { review-luck }, decisões { review-cost }.
  } { review-right }
    .brief = { $who ->
        [you] Você
       *[other] { $name }
      }: sorte { review-luck }, decisões { review-cost }.
# Decisions after a hint are not the player's own.
review-right = { $decisions ->
    [0] {""}
   *[other] Decisões certas: { $right } de { $decisions }.
  } { $hinted ->
    [0] {""}
   *[other] Com dica: { $hinted }.
  }
review-luck = { $luck_sign ->
    [minus] menos { $luck }
    [zero] 0
   *[plus] mais { $luck }
  }
review-cost = { $cost_sign ->
    [zero] 0
   *[plus] menos { $cost }
  }
review-decision = Turno { $turn }, com { $faces }. { $done } Melhor: { $better } { $unit ->
    [chance] Custou { $cost } em 100.
   *[points] Custou { $cost } { $cost ->
        [one] ponto
       *[other] pontos
      }.
  }
    .brief = Turno { $turn }, { $faces }. { $done } Melhor: { $better } { $cost }.

## Games that are kept

game-not-kept = O jogo não pode ser salvo: { $why }. Ele continua, e será salvo assim que o disco permitir.
    .brief = Não salvo: { $why }.
game-kept-again = O jogo voltou a ser salvo.
    .brief = Salvo de novo.
game-file-vanished = O arquivo do jogo tinha sumido. Foi gravado de novo.
    .brief = Arquivo do jogo gravado de novo.
game-file-cut = O arquivo do jogo estava cortado, ou já não era um arquivo. Foi gravado de novo.
    .brief = Arquivo do jogo gravado de novo.
game-file-changed = Outro programa escreveu no arquivo deste jogo. O jogo continua em um arquivo novo.
    .brief = Continua em um arquivo novo.
game-taken = Outro audiodice também abriu este jogo. Aqui ele continua como um jogo à parte.
    .brief = Continua como um jogo à parte.
left-game-kept = O jogo que você deixou foi salvo afinal.
    .brief = O outro jogo foi salvo.
games-unreadable = Não é possível ler os jogos salvos: { $why }.
last-step-dropped = O último passo estava cortado e foi descartado. Você ainda não o tinha ouvido.
    .brief = Último passo descartado.
clock-set-back = O relógio foi atrasado. Os jogos salvos podem aparecer fora de ordem.
    .brief = O relógio foi atrasado.
game-damaged = Danificado na linha { $line }: { $why }. { $turns ->
    [0] Nenhum turno antes dela está inteiro.
    [one] Um turno antes dela está inteiro.
   *[other] { $turns } turnos antes dela estão inteiros.
  }
    .brief = Danificado, { $turns ->
        [0] nenhum turno inteiro.
        [one] um turno inteiro.
       *[other] { $turns } turnos inteiros.
      }
game-newer = Salvo por um audiodice mais novo, no formato { $version }. Este não consegue ler.
    .brief = Salvo por um audiodice mais novo.
game-unreadable = Não é possível ler este jogo: { $why }.
    .brief = Ilegível.
game-open-elsewhere = Outro audiodice está jogando este jogo.
    .brief = Aberto em outro lugar.
records-newer = Os registros são de um audiodice mais novo, versão { $version }; este conhece a { $known }. Eles ficam como estão.
    .brief = Os registros são de um audiodice mais novo.
records-unusable = Os registros não podem ser usados: { $why }. Os jogos são salvos mesmo assim.
    .brief = Os registros não podem ser usados.
records-damaged = Os registros estão danificados: { $why }; audiodice stats --rebuild os refaz a partir dos jogos salvos.
    .brief = Os registros estão danificados.

## Going on with a kept game

game-kept = { $young ->
    [yes] Salvo até começar outro jogo: nada foi pontuado ainda.
   *[no] O jogo está salvo.
  }
    .brief = { $young ->
        [yes] Salvo até o próximo jogo.
       *[no] Salvo.
      }
steps-not-kept = Não foi possível salvar os últimos passos deste jogo.
    .brief = Últimos passos não salvos.
table-back = { $game }{ seated-who }.
    .brief = { $game }.
resumed = { $game }{ seated-who }, onde você parou.
    .brief = { $game }.
menu-friends = Com amigos
menu-resume = Continuar { $game }{ standing-now }
standing-now = { $against-n ->
    [0] { $seats-n ->
        [0] {""}
       *[other] : { $seats }
      }
   *[other] {" "}contra { $against }, { $mine } a { $theirs }
  }{ $turn-n ->
    [0] {""}
   *[other] , turno { $turn }
  }
kept-title = Jogos salvos
finished-title = Jogos terminados
kept-game = { $game }{ standing-now }, { kept-ago }{ $state ->
    [elsewhere] , aberto em outro lugar
    [damaged] , danificado
    [newer] , de um audiodice mais novo
   *[fine] {""}
  }
kept-seat = { $name } { $points }
kept-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] agora mesmo
            [1] há um minuto
           *[other] há { $minutes } minutos
          }
        [1] há uma hora
        [2] há duas horas
        [21] há vinte e uma horas
        [22] há vinte e duas horas
       *[other] há { $hours } horas
      }
    [1] ontem
   *[other] há { $days } dias
  }
kept-none = Nenhum jogo terminado
good-part-asked = { TOUCH() ->
    [yes] Continuar dali?
   *[no] { KEY("select") } de novo continua dali.
  }
delete-asked = Apagar este jogo?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}{ KEY("delete") } de novo.
  }
game-deleted = Apagado.
game-not-deleted = Não é possível apagar: { $why }.
game-gone = Esse jogo não está mais lá.
setting-kept-games = Jogos terminados a manter: { $value }
    .help = Quantos jogos terminados podem ser ouvidos de novo; os mais antigos são apagados.
setting-relays = Servidores para amigos em outros lugares: { $value }
    .help = Por quais servidores você encontra amigos: automático são os públicos que você aceitou. Este computador e a rede dele sempre funcionam. Você também pode digitar endereços seus, como relay.example.
relays-asked = Seus próprios servidores, separados por espaços: um nome, ou um endereço com tcp, mqtts, ws ou wss. Vazio para automático.
relays-refused = { $url } não é endereço de servidor: ele é um nome como relay.example, ou começa com tcp, mqtts, ws ou wss.

## The program about itself

defect = Desculpe, um erro nosso. { $path-n ->
    [0] {""}
   *[other] O relatório está em { $path }.
  }
    .brief = Desculpe, um erro nosso.
defect-again = Desculpe, outro erro nosso. O programa vai fechar. { $path-n ->
    [0] {""}
   *[other] O relatório está em { $path }.
  }
verbosity-set = { $value ->
    [brief] Breve.
    [full] Completo.
   *[normal] Normal.
  }
input-help-on = { TOUCH() ->
    [yes] Ajuda de botões ligada. Aperte um botão para ouvir o que ele faz; { KEY("input_help") } desliga.
   *[no] Ajuda de teclas ligada. Aperte uma tecla para ouvir o que ela faz; { KEY("input_help") } desliga.
  }
    .brief = { TOUCH() ->
        [yes] Ajuda de botões ligada.
       *[no] Ajuda de teclas ligada.
      }
input-help-off = { TOUCH() ->
    [yes] Ajuda de botões desligada.
   *[no] Ajuda de teclas desligada.
  }
described = { TOUCH() ->
    [yes] { $command }. { $help }
   *[no] { $bound }: { $command }. { $help }
  }
    .brief = { TOUCH() ->
        [yes] { $command }.
       *[no] { $bound }: { $command }.
      }
jump-described = { $bound }: vai para { $label }.
effects-off = Sons desligados. { KEY("effects") } liga.
effects-on = Sons ligados.
nothing-left = A fala está desligada: os sons continuam.
speech-off = Fala desligada. { KEY("speech") } liga.
speech-on = Fala ligada.
effects-volume = Sons { $value } por cento.
voice-volume = Voz { $value } por cento.
voice-rate = { $value } palavras por minuto.
voice-not-ours = O seu leitor de tela define a velocidade.
voice-volume-not-ours = O seu leitor de tela define o volume.
voice-changed = { $better ->
    [yes] Agora fala: { voice-name }.
   *[no] Voz perdida: { $gone ->
        [embedded] voz própria
        [text] texto
       *[other] { $gone }
      }. Agora fala: { voice-name }.
  }
voice-name = { $voice ->
    [embedded] voz própria
    [text] só texto
   *[other] { $voice }
  }
caption-size = Legendas { $value }.
sounds-unavailable = Efeitos sonoros indisponíveis. { $why }.
    .brief = Efeitos sonoros indisponíveis.
sound-back = Os sons voltaram.
sounds-missing = { $count ->
    [one] Falta o som { $file }.
   *[other] Faltam { $count } sons, o primeiro é { $file }.
  } O jogo continua assim mesmo.
sound-broken = O som { $file } não pode ser tocado: { $why }. O jogo continua sem ele.
pack-sound-broken = O som { $file } do pacote não pode ser tocado: { $why }. Toca o do próprio programa.
pack-flawed = { $count ->
    [one] Mais um problema
   *[other] Mais { $count } problemas
  } no pacote de sons: audiodice sounds check diz quais.
pack-unusable = { $path }{ $line ->
    [0] {""}
   *[other] , linha { $line }
  }: { $why }. Valem os sons do próprio programa.
pack-unknown-cue = { $path }, linha { $line }: nenhum som se chama { $given }.
pack-wrong-line = { $path }, linha { $line }: { $cue }: { $why }. Vale o som do próprio programa.
pack-missing-file = { $path }, linha { $line }: { $cue }: falta { $file }. Vale o som do próprio programa.
pack-silent-file = { $path }, linha { $line }: { $cue }: em { $file } não há nada para ouvir. Este som fica mudo.
pack-long-file = { $path }, linha { $line }: { $cue }: { $file } dura { $seconds } segundos; o máximo são 5.
pack-lying-file = { $path }, linha { $line }: { $cue }: pelo cabeçalho, { $file } dura { $says } segundos, mas são { $seconds }. O arquivo está inteiro?
pack-odd-file = { $path }, linha { $line }: { $cue }: { $file } tem { $rate } amostras por segundo, canais: { $channels }; valem de 8000 a 96000, em 1 ou 2 canais.
pack-fine = { $count ->
    [0] Nenhum som é substituído.
    [one] Um som é substituído; nada está errado.
   *[other] { $count } sons são substituídos; nada está errado.
  }
pack-wrong-file = { $path }, linha { $line }: { $cue }: { $file } não pode ser usado: { $why }.
cause-no-space = não há mais espaço no disco
cause-not-allowed = o sistema não permite
cause-read-only = o disco é somente leitura
cause-disk-failed = o disco falhou
cause-missing = falta o arquivo
cause-sound-gone = O dispositivo de som sumiu
cause-sound-silent = O dispositivo de som não responde
settings-unwritable = As configurações não podem ser salvas: { $why }. Elas valem até você sair, e serão salvas assim que o disco permitir.
settings-kept-again = As configurações voltaram a ser salvas.
settings-broken = { $path }, linha { $line }: { $why }. Vale { $default }.
keymap-unknown-command = { $path }, linha { $line }: nenhum comando se chama { $given }.
keymap-unknown-key = { $path }, linha { $line }: { $command }: { $why }. Vale a tecla padrão.
keymap-no-key = { $path }, linha { $line }: { $command } fica com a tecla padrão: precisa de uma.
keymap-clash = { $path }, linha { $line }: { $bound } já é { $other }, então { $command } fica com a tecla padrão.
keymap-syntax = { $path }, linha { $line }: ilegível: { $why }. Valem as teclas padrão.
keymap-unreadable = { $path }: { $why }. Valem as teclas padrão.
message-broken = { $file }{ $message-n ->
    [0] {""}
   *[other] , mensagem { $message }
  } não serve: o inglês entra no lugar.
messages-broken = { $count ->
    [1] Mais uma mensagem deste idioma não pode ser usada.
    [2] Mais duas mensagens deste idioma não podem ser usadas.
   *[other] Mais { $count } mensagens deste idioma não podem ser usadas.
  }
doctor-sentence = audiodice está pronto. Você me ouve.
help-line = { $bound }: { $command }
key-none = “{ $command }”
key-explained = { $line }. { $help }

## Dice that can be checked: the SHA-256 of their seed at the start, then a word that somebody

## adds, the seed at the end. Proven is where the dice came from, not that nobody chose the seed.

word-asked = Dados verificáveis. A semente deles foi sorteada, e o comprovante a fixa. Agora outra pessoa pode digitar uma palavra que entra nos dados, para que ninguém os escolha por conta própria; depois { KEY("select") }. Só { KEY("select") }, e o jogo começa sem palavra. { KEY("where") } repete isto. O comprovante, para anotar: { $groups }.
    .brief = Dados verificáveis. A palavra de outra pessoa, depois { KEY("select") }. Comprovante: { $groups }.
fair-dice = Dados verificáveis{ $word-n ->
    [0] {""}
   *[other] , com a palavra “{ $word }”
  }
fair-begun = { fair-dice }: o comprovante está no arquivo do jogo; { KEY("game_rules") } o diz.
    .brief = { fair-dice }.
    .full = { fair-dice }: o comprovante está no arquivo do jogo; { KEY("game_rules") } o diz. Ele fixa a semente de que vêm todos os lances.
commitment = { fair-dice }. O comprovante: { $groups }.
    .brief = Comprovante: { $groups }.
    .full = { fair-dice }. Dá para verificar que os lances vêm da semente fixada pelo comprovante, mas não como ela foi escolhida. O comprovante: { $groups }.
seed-told = A semente dos dados: { $groups }.
    .brief = Semente: { $groups }.
verify-fair = { $throws ->
    [one] { $throws } lance
   *[other] { $throws } lances
  }, { $faces } dados: todos vêm da semente{ $given ->
    [yes] , e a semente é a do comprovante.
   *[no] .
  }
verify-shared = { $throws ->
    [one] { $throws } lance
   *[other] { $throws } lances
  }, { $faces } dados: todos vêm do que cada um mostrou para eles.
verify-shared-wrong = Não é honesto: os dados da linha { $line } não vêm do que cada um mostrou para eles.
verify-without = { $throws ->
    [one] Em { $throws } lance
   *[other] Em { $throws } lances
  }, alguém que estava na mesa não participou.
verify-lost = { $turns ->
    [1] { $turns } turno foi perdido
   *[other] { $turns } turnos foram perdidos
  } porque o lance não foi mostrado.
verify-unbound = Não provado: a semente não é a do comprovante.
verify-wrong = Não é honesto: os dados da linha { $line } não vêm da semente.
verify-unheard = Isto não foi comparado com o comprovante ouvido no início; --commitment faz isso.
verify-word = { $word-n ->
    [0] Ninguém acrescentou uma palavra à semente: quem começou o jogo pode tê-la escolhido.
   *[other] Acrescentada à semente: a palavra “{ $word }”.
  }
verify-undone = { $unfairly ->
    [yes] Não é honesto: {""}
   *[no] {""}
  }{ $undone ->
    [one] { $undone } lance foi desfeito
   *[other] { $undone } lances foram desfeitos
  }{ $unfairly ->
    [yes] , e com dados verificáveis todo lance vale.
   *[no] .
  }
verify-unfinished = O jogo não terminou: o que veio depois pode ter sido cortado.
groups-last = { $head }, { $next }

## Records

menu-records = Registros
records-empty = Nenhum jogo terminado ainda.
records-rebuilt = { $count ->
    [1] Agora há um jogo nos registros.
   *[other] Agora há { $count } jogos nos registros.
  }
record-people = { $count ->
    [1] outra pessoa
    [2] outras duas pessoas
   *[other] outras { $count } pessoas
  }
record-games = { $title }, { $player } { $opponents-n ->
    [0] em jogo solo
   *[other] contra { $opponents }
  }: { $count ->
    [1] { $count } jogo
   *[other] { $count } jogos
  }{ $opponents-n ->
    [0] .
   *[other] , vitórias { $won }, derrotas { $lost }, empates { $tied }. { $longest ->
        [0] {""}
       *[other] Maior série de vitórias { $longest }, agora { $streak }.
      }
  }
    .brief = { $title }, { $player } { $opponents-n ->
        [0] em jogo solo: { $count }.
       *[other] contra { $opponents }: vitórias { $won } de { $count }.
      }
record-scores = { $best-n ->
    [0] {""}
   *[other] Melhor placar { $best },
  } média { $mean }. { $best_turn-n ->
    [0] {""}
   *[other] Melhor turno { $best_turn },
  } média { $mean_turn }{ $empty ->
    [0] .
   *[other] , { $empty } de { $count } sem pontos.
  }
    .brief = { $best-n ->
        [0] {""}
       *[other] Melhor { $best }.
      } Média { $mean }.
record-luck = { $count ->
    [1] { $count } jogo analisado
   *[other] { $count } jogos analisados
  }: sorte { review-luck }, decisões { review-cost }, em { $unit ->
    [chance] pontos percentuais.
   *[points] pontos.
  }
    .brief = Sorte { review-luck }, decisões { review-cost }.
record-overall = { $title }, { $player }, todos os adversários: { $count ->
    [1] { $count } jogo
   *[other] { $count } jogos
  }{ $best-n ->
    [0] {""}
   *[other] , melhor placar { $best }
  }, média { $mean }.
record-time = { $hours ->
    [0] {""}
    [1] Uma hora e
    [2] Duas horas e
   *[other] { $hours } horas e
  } { $minutes ->
    [1] { $minutes } minuto
   *[other] { $minutes } minutos
  } de jogo. { $undone ->
    [0] {""}
    [1] Um passo desfeito.
   *[other] { $undone } passos desfeitos.
  } { $retaken ->
    [0] {""}
    [1] Um jogo com lances desfeitos, que não vale recorde.
   *[other] { $retaken } jogos com lances desfeitos, que não valem recorde.
  } { $hinted ->
    [0] {""}
    [1] Um jogo com dicas, que não vale recorde.
   *[other] { $hinted } jogos com dicas, que não valem recorde.
  }
plot-title = audiodice: registros
plot-game = { $title }: { $count ->
    [1] { $count } jogo
   *[other] { $count } jogos
  }, vitórias { $won }, maior placar { $top }, média { $mean }.
plot-over-time = { $count ->
    [1] O último jogo
   *[other] Os últimos { $count } jogos em ordem
  }: azul cheio vitória, anel laranja derrota, quadrado cinza empate. Linha: média de { $last }.
plot-spread = Quantas vezes cada placar
course-title = { $title }: chances de vencer, em 100, no início de cada turno
course-seat = { $name }: no início { $before }, mínimo { $low }, máximo { $high }, no fim { $after }.

## A game heard again

menu-replay = Ouvir este jogo de novo
replay-title = { $title }, { $players }: { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
  }.
replay-open = { $title }, { $players }: { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
  } para ouvir. { KEY("list_right") } avança um passo, { KEY("list_next") } um turno, { KEY("select") } toca.
    .brief = { $title }, { $players }: { $count }.
replay-turn = Turno { $turn }{ $seats ->
    [1] .
   *[other] , { $who ->
        [you] seu
       *[other] { $name }
      }.
  }
replay-where = Turno { $turn } de { $turns }, { $who ->
    [you] seu
   *[other] { $name }
  }. Passo { $place } de { $count }.
    .brief = Turno { $turn }, passo { $place }.
replay-paused = Em pausa.
replay-failed = Não é possível ouvir este jogo de novo: { $why }.
    .brief = Não pode ser ouvido.
# A turn told afterwards, roll by roll.
told-who = { $who ->
    [you] Você
   *[other] { $name }
  }
told-rolled = { told-who } tirou { $faces-n ->
    [1] um { $faces }
   *[other] { $faces }
  }.
# What dice were worth, where that is known; such points are multiples of 5.
told-worth = { $points ->
    [0] .
   *[other] , { $points } pontos.
  }
told-kept = { told-who } { $faces-n ->
    [0] não guardou nada.
    [1] guardou o { $faces }{ told-worth }
   *[other] guardou { $faces }{ told-worth }
  }
told-scored = { told-who } marcou: { $box }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
told-zeroed = { told-who } zerou: { $box }.
offer-play-on = Continuar
offer-pause = Pausar
offer-step = Próximo passo
offer-turn = Próximo turno
offer-from-start = Do começo

## Lessons: a first game, led. $text is what the game's lesson says (its teach- messages), $bound

## the key to press; there is none while the opponent plays.

lesson-begun = Uma lição: { $game }, o seu primeiro jogo, contra { $opponent }. { KEY("hint") } repete o que fazer, { KEY("back") } abre o menu.
lesson-step = { $text } { $bound-n ->
    [0] {""}
   *[other] Aperte { $bound }.
  }
lesson-first = { $bound-n ->
    [0] Ainda não.
   *[other] Primeiro aperte { $bound }.
  } { $text }
lesson-over = { TOUCH() ->
    [yes] { $text } Em um jogo, { KEY("hint") } dá uma dica, e { KEY("help") } diz o que os botões fazem. Agora { KEY("roll") } começa um jogo de verdade contra { $opponent }, { KEY("back") } volta.
   *[no] { $text } Em um jogo, { KEY("hint") } dá uma dica, { KEY("help") } lista as teclas, { KEY("input_help") } liga a ajuda de teclas. Agora { KEY("roll") } começa um jogo de verdade contra { $opponent }, { KEY("back") } volta.
  }
lesson-continue = Voltar à lição
lesson-anew = Recomeçar a lição
lessons-need-words = As lições são contadas em palavras. { KEY("speech") } liga a voz.
new-here = { TOUCH() ->
    [yes] Primeira vez aqui? Escolha “{ menu-lessons }”: uma lição para cada jogo, três minutos.
   *[no] Primeira vez aqui? Aperte { lessons-letter }, depois { KEY("select") }: uma lição para cada jogo, três minutos.
  }

## What is shown: names of dice, boxes, seats and buttons

label-face = { $face ->
    [1] ás
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
   *[6] seis
  }
label-die = Dado { $place }: { $face ->
    [0] rolando
   *[other] { label-face }
  }
# $box is a box of the sheet, $points what it would bring.
label-box-now = { $box }: { $points } agora
label-box-fill = { $box }: marcar { $points }
label-total = Total
label-seat = { $name }: { $points }{ $missing ->
    [-1] {""}
   *[other] , a { $missing } da vitória
  }{ $turn ->
    [yes] , na vez
   *[no] {""}
  }{ $present ->
    [yes] {""}
   *[no] , saiu
  }
label-turn = { $over ->
    [yes] Fim de jogo
   *[no] { $who ->
        [you] Sua vez
       *[other] Vez de { $name }
      }{ $rolls ->
        [-1] { $rounds ->
            [0] , rodada { $round }
           *[other] , rodada { $round } de { $rounds }
          }
        [one] , mais um lance
       *[other] , mais { $rolls } lances
      }
  }
label-stake = Em jogo: { $points }
label-apart = Separados
label-roll = { $count ->
    [one] Lançar um dado
   *[other] Lançar { $count } dados
  }
# $name is what ends the turn, or a box.
label-commit = { $name }, { $points }
label-hurry = Apressar
label-menu = Menu
label-less = Menos
label-more = Mais
label-cancel = Cancelar
label-yes = Sim
label-no = Não
yes-zero = Sim, zerar { $box }
yes-roll-all = Sim, lançar todos
yes-made-left = Sim, lançar
yes-alike-left = Sim, lançar
yes-delete-asked = Sim, apagar
not-done = Nada foi feito.

## Practice: decisions of finished games, and drills
menu-practise = Praticar{ $due ->
    [0] {""}
   *[other] : para hoje { $due }
  }
practise-due = Para hoje: { $due }
practise-drill = Exercícios: { $title }
practise-mixed = Misturados
practise-progress = Seu progresso
practise-go-on = Próxima decisão
to-practise = { $count ->
    [1] Uma decisão
    [one] { $count } decisão
   *[other] { $count } decisões
  } para praticar: { KEY("practise") }.
practise-none = Nada para praticar aqui.
practise-place = { $place } de { $count }{ $turn ->
    [0] .
   *[other] , turno { $turn }.
  }
practise-keys = { KEY("hint") } dá uma dica; duas vezes, a resposta. { KEY("practise") } pula, { KEY("back") } termina.
practise-boxes = { $count } casas abertas.
practise-value = { $unit ->
    [chance] Vence { $value } em 100.
    [end] No fim { $value }, em média.
   *[points] Em média { $value }.
  }
practise-right = { $hinted ->
    [yes] Certo, com uma dica.
   *[no] Certo.
  } { hint } { practise-value }
practise-near = { $hinted ->
    [yes] Certo com uma dica
   *[no] Certo
  }, { $unit ->
    [chance] { $loss } em 100 a menos que o melhor
   *[points] { $loss } a menos que o melhor
  }: { hint } { practise-value }
practise-wrong = { $unit ->
    [chance] Sua escolha vence { $yours } em 100. Melhor, { $value }: { hint }
   *[points] Isso custa { $cost ->
        [one] { $cost } ponto
       *[other] { $cost } pontos
      } em média. Melhor: { hint }
  }
practise-same = A mesma resposta de antes.
practise-answer = { hint } { practise-value }
practise-next = { KEY("roll") } para a próxima.
    .brief = {""}
practise-over = Acertos { $right } de { $count }{ $skipped ->
    [0] .
   *[other] , { $skipped } sem resposta.
  }
practise-refused = Uma decisão fica de fora, porque as regras a recusam: { $why }.
practice-line-bad = { $path }, linha { $line }, fica de fora: { $why }.
practise-kind-kept = guardar outros dados
practise-kind-filled = marcar de outro jeito
practise-kind-stopped = parar cedo demais
practise-kind-rolled = continuar jogando os dados
progress-weeks = { $unit ->
    [chance] { $title }: na última semana de jogo uma decisão custou { $mean } em 100
   *[points] { $title }: na última semana de jogo uma decisão custou { $mean ->
        [one] { $mean } ponto
       *[other] { $mean } pontos
      } em média
  }{ $first ->
    [yes] .
   *[no] , na anterior { $before }.
  }
progress-kinds = Principalmente por { $kind }, { $percent } por cento{ $other-n ->
    [0] .
   *[other] ; depois por { $other }, { $rest } por cento.
  }
plot-practice = audiodice: quanto custam as decisões
plot-by-week = Perda média por decisão, por semana
plot-by-kind = Que parte foi perdida e como
progress-empty = Ainda não há progresso: ele vem dos jogos terminados.
