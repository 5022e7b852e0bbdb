# What any game and every screen says, in French.
# A message's value is what "normal" says; .brief leaves out, .full adds. {""} says nothing.
# $who is you, here (one of several people at this keyboard) or other (a computer).
#
# Words used throughout (the player is "vous"; hints and help are in the infinitive or the third
# person; a name or a box never follows "de", "que" or "à la", so that nothing is elided or agrees):
#   roll, throw    lancer                   face            les as, les 2 ... les 6
#   keep           garder                   bank            encaisser (not yet: en jeu)
#   turn, round    tour, manche             choices         choix
#   box, sheet     case, feuille            open, filled    libre, remplie
#   upper boxes    partie haute             score 0         barrer
#   hot dice       main pleine              kinds           brelan, carré, cinq fois 4
#   straight       petite, grande suite     full house      full
#   picture        photo                    enter, Party    entrer, la Fête
#   Dungeon        le Cachot                Crisis          Crise
#   Reserve Group  groupe de réserve        Another Day     Encore un jour
#   twins, triplets, quads                  jumeaux, triplés, quadruplés
#   own voice              voix intégrée    entry of a list   ligne ("entrée" is the Enter key)
# Voices read "5 110" as 5110: a number never follows another, or a digit, without a comma between,
# dice apart; a box's name is no bare number ("les six, 18"), and players are numbered in words.
# After " !" and " ?" nothing is given a capital: it is written. No label ends in " ?".

## Joints of lists

list-joint = { $head }, { $next }
list-last = { $head } et { $next }
# Between dice if there are to be pauses, and before what follows them.
dice-joint = { $head }, { $next }
dice-stop = { $head } ; { $next }
scores-item = { $who ->
    [you] Vous
   *[other] { $name }
  } { $points }
scores-last = { $head }, { $next }
apart-item = { $a } :
places-item = { $who ->
    [you] vous
   *[other] { $name }
  } { $points }
places-last = { $head }, { $next }
best-item = { $b } pour { $a-n ->
    [1] le { $a }
   *[other] { $a }
  }
best-last = { $head }, { $next }
taken-joint = { $head }, puis { $next }
taken-last = { $head }, puis { $next }

## Faces. combo-face follows a combination: "brelan d'as".

plural-face = { $face ->
    [1] les as
   *[other] les { $face }
  }
Plural-face = { plural-face }
combo-face = { $b ->
    [1] d'as
   *[other] de { $b }
  }

## Turns, scores and ends

turn = { $who ->
    [you] { $scores-n ->
        [1] {""}
       *[other] À vous. { $scores }.
      }
   *[other] À { $name } de jouer.
  }
    .brief = { $who ->
        [you] { $scores-n ->
            [1] {""}
           *[other] À vous.
          }
       *[other] À { $name } de jouer.
      }
whose-turn = { $over ->
    [yes] La partie est finie.
   *[no] { $who ->
        [you] À vous.
       *[other] À { $name } de jouer.
      }
  }

# Where a seat stands: behind the leader, or ahead of the next.
standing-lead = { $where ->
    [ahead] { $by } d'avance
    [behind] { $seats ->
        [2] {""}
       *[other] { $place ->
            [1] première place
            [2] deuxième place
            [3] troisième place
           *[other] place { $place }
          },{" "}
      }{ $by } de retard
   *[level] à égalité
  }
standing = { $who ->
    [you] Vous
   *[other] { $name }
  } { $points }{ $seats ->
    [1] .
   *[other] , { standing-lead }.
  }
lead = { $where ->
    [level] { $who ->
        [you] À égalité.
       *[other] { $name } est à égalité.
      }
   *[other] { $who ->
        [you] {""}
       *[other] { $name } a
      } { $by } { $where ->
        [ahead] d'avance
       *[behind] de retard
      }{ $seats ->
        [2] .
       *[other] { $where ->
            [behind] , { $place ->
                [2] deuxième place
                [3] troisième place
               *[other] place { $place }
              }.
           *[ahead] .
          }
      }
  }
    .brief = {""}
scores = { $scores }. Objectif { $target }.
    .brief = { $scores }.
last-roll = { $faces-n ->
    [0] Rien de lancé.
   *[other] { $who ->
        [other] { $name }, dernier lancer : { $kept-n ->
            [0] { $free-n ->
                [1] un { $free }.
               *[other] { $free }.
              }
           *[other] { $faces }{ $free-n ->
                [0] , tous gardés.
               *[other] , { $kept-n ->
                    [1] le { $kept } gardé
                   *[other] { $kept } gardés
                  }.
              }
          }
       *[you] { $kept-n ->
            [0] { $free-n ->
                [1] un { $free }.
               *[other] { $free }.
              }
           *[other] { $kept-n ->
                [1] Le { $kept } gardé
               *[other] { $kept } gardés
              }{ $free-n ->
                [0] .
                [1] , reste le { $free }.
               *[other] , restent { $free }.
              }
          }
      }
  }
# Asked again, after another's: one's own last roll follows.
own-roll = { $who ->
    [you] Votre dernier lancer :
   *[other] { $name }, dernier lancer :
  }
ended = { $tied ->
    [yes] Égalité à { $top }. { $places }.
   *[no] { $who ->
        [you] Vous gagnez
       *[other] { $name } gagne
      }{ $seats ->
        [1] , { $top } en { $turns } { $turns ->
            [one] tour
           *[other] tours
          }.
        [2] , { $top } à { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
# Undo while the dice are shaken.
put-down = Les dés restent dans le gobelet.
# What a step back took back: the game says what its undone-commit and undone-dice are.
undone-commit = { $box } : case rouverte
undone-dice = { $kept-n ->
    [0] Aucun dé gardé.
   *[other] { $kept-n ->
        [1] Le { $kept } gardé.
       *[other] { $kept } gardés.
      }
  }
undone = { $what ->
    [commit] { undone-commit }
    [roll] Lancer annulé
   *[keep] Annulé
  }{ $gone-n ->
    [0] .
   *[other] , { $gone } aussi.
  } { $again ->
    [yes] { $who ->
        [you] À vous de nouveau.
       *[other] À { $name } de nouveau.
      }
   *[no] {""}
  } { $faces-n ->
    [0] {""}
   *[other] { $faces }.
  } { $open ->
    [yes] { undone-dice }
   *[no] {""}
  } { $first ->
    [yes] Un lancer a été annulé : cette partie ne compte pour aucun record.
   *[no] {""}
  }
    .brief = { $what ->
        [commit] { undone-commit }
        [roll] Lancer annulé
       *[keep] Annulé
      }{ $gone-n ->
        [0] .
       *[other] , { $gone } aussi.
      } { $again ->
        [yes] { $who ->
            [you] À vous.
           *[other] À { $name } de jouer.
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
        [yes] Hors records.
       *[no] {""}
      }
hurried = {""}

## Score sheets: games of three throws and boxes to fill. The game's box-item names a box, $a.

# What boxes bring: $a the box, $b the points, $c the upper bonus in them
boxes-item = { box-item }, { $b }{ $c ->
    [0] {""}
   *[other] {" "}avec le bonus
  }
boxes-joint = { $head } ; { $next }
boxes-last = { $head } ; { $next }
# $a the box or kind, $b the face, $c how many dice, $d the points
made-kind = { $c ->
    [3] brelan { combo-face }
    [4] carré { combo-face }
   *[other] cinq { $b ->
        [1] as
       *[other] fois { $b }
      }
  }
made-item = { $a ->
    [kind] { made-kind }
   *[other] { box-item }, { $d } points
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
    [1] Nouveau dé
   *[other] Nouveaux dés
  } : { $faces }
    .brief = { $faces-n ->
        [1] Dé : { $faces }
       *[other] { $faces }
      }
rolled-dice = { $left ->
    [0] { $all }{ rolled-made }
   *[other] { $kept-n ->
        [0] { $faces }{ rolled-made }
       *[other] { $reroll ->
            [hand] { $all }{ rolled-made }
            [both] { new-dice }. Maintenant { $all }{ rolled-made }
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
                [both] { new-dice }. Maintenant { $all }{ rolled-made.brief }
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
               *[other] { new-dice }. Maintenant { $all }{ rolled-made }
              }
          }
      }
rolled-made = { $made-n ->
    [0] .
   *[other] . { $made }.
  }
    .brief = { $made-n ->
        [0] .
       *[other] . { made-worth }.
      }
made-worth = { $made }{ $made_points ->
    [0] {""}
   *[other] , { $made_points }
  }
# Made by all five dice, not by the new ones alone.
now-made = { $made-n ->
    [0] .
   *[other] . Maintenant { $made }.
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
            [0] { rolled-made.brief } Rien ne rapporte.
           *[other] . { $made_points ->
                [0] {""}
               *[other] { made-worth } ;{" "}
              }{ $box }, { $points }{ with-bonus }.
          }
      }
  }
# Points are called so once: here, or by what the dice make.
most-points = { $made-n ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[other] { $points }
  }
# The player has set whether it is told ($most).
rolled-best = { $named ->
    [yes] {""}
   *[no] { $most ->
        [no] {""}
       *[yes] { $points ->
            [0] Rien ne rapporte.
           *[other] Rapporte le plus : { $box }, { most-points }{ with-bonus }.
          }
      }
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice } { $left ->
        [0] Plus de lancer. { rolled-best }
        [one] Encore un lancer.
       *[other] Encore { $left } lancers.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice.brief }
      }
    .full = { $who ->
        [other] { $kept-n ->
            [0] { $name } lance { $faces }{ rolled-made }
           *[other] { $made-n ->
                [0] { $name } garde { $kept-n ->
                    [1] le { $kept }
                   *[other] { $kept }
                  }, lance { $faces-n ->
                    [1] un dé : { $faces }
                   *[other] { $faces }
                  }.
               *[other] { $name } obtient { $all }{ rolled-made }
              }
          }
       *[you] { rolled-dice.full } { rolled-best } { $left ->
            [0] Plus de lancer.
            [one] Encore un lancer.
           *[other] Encore { $left } lancers.
          }
      }
five-alike = {""}
keeping = { $faces-n ->
    [0] Aucun dé gardé.
    [1] Le { $faces } gardé.
    [5] Tous gardés : rien à lancer.
   *[other] { $faces } gardés.
  }
    .brief = { $faces-n ->
        [0] Aucun dé gardé.
        [1] Le { $faces } gardé.
        [5] Tous gardés.
       *[other] { $faces } gardés.
      }
    .full = { $faces-n ->
        [0] Aucun dé gardé.
        [1] Le { $faces } gardé. { KEY("roll") } lance le reste.
        [4] { $faces } gardés. { KEY("roll") } lance un dé.
        [5] Tous gardés : rien à lancer. { KEY("commit") } dit la case qui rapporte le plus.
       *[other] { $faces } gardés. { KEY("roll") } lance le reste.
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
    [1] Un { $gone } relâché
   *[other] { $gone } relâchés
  }
freeing = { $faces-n ->
    [0] { keeping }
    [1] { let-go }, un { $faces } gardé.
   *[other] { let-go }. { keeping }
  }
    .brief = { $faces-n ->
        [1] Un { $faces } gardé.
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
   *[other] {" "}avec le bonus
  }
choice = { $box } : { $points }{ with-bonus }.
    .brief = { $box }, { $points }{ with-bonus }.
# What an opponent's dice were, if box and points do not say it. In full every roll has been told.
told-from = { $from-n ->
    [0] {""}
   *[other] , avec { $from }
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
    [other] { $name } : { $box }, { $points }{ told-from }{ others-total }
   *[you] { $box } : { $points }{ total-after }
  }
    .brief = { $who ->
        [other] { $name } : { $box }, { $points }.
       *[you] Marqué : { $box }.
      }
    .full = { $who ->
        [other] { $name } : { $box }, { $points }{ others-total }
       *[you] { $box } : { $points }{ total-after }
      }
zeroed = { $who ->
    [other] { $name } : { $box }, case barrée{ told-from }{ others-total }
   *[you] { $box }, case barrée{ total-after }
  }
    .brief = { $who ->
        [other] { $name } : { $box }, 0.
       *[you] { $box }, case barrée.
      }
    .full = { $who ->
        [other] { $name } : { $box }, case barrée{ others-total }
       *[you] { $box }, case barrée{ total-after }
      }
bonus = Bonus du haut, { $points } !{ $next_who ->
    [none] {""}
   *[other] {" "}Total { $total }.
  }
    .brief = Bonus { $points } !
last-round = Dernier tour.
next-turn = Tour { $round } sur { $rounds }.
    .brief = {""}
sheets-ended = { $seats ->
    [1] La partie est finie : total { $top }.
   *[other] { $tied ->
        [yes] Égalité à { $top }. { $places }.
       *[no] { $who ->
            [you] Vous gagnez
           *[other] { $name } gagne
          }{ $seats ->
            [2] , { $top } à { $second }.
           *[other] , { $top }. { $after_winner }.
          }
      }
  }
podium = { $place ->
    [1] { $shared ->
        [yes] Première place : { podium-who }, { $points }.
       *[no] {""}
      }
    [2] Deuxième place : { podium-who }, { $points }.
    [3] Troisième place : { podium-who }, { $points }.
   *[other] Place { $place } : { podium-who }, { $points }.
  }
podium-who = { $who ->
    [you] vous
   *[other] { $name }
  }

# After the result: the best yet, the decisions that cost most, what keys do. $a is the turn, $b the cost, $c points or chance.
dear-item = tour { $a }, { $c ->
    [chance] { $b } sur 100
   *[points] { $b ->
        [one] { $b } point
       *[other] { $b } points
      }
  }
dear-joint = { $head } ; { $next }
dear-last = { $head } ; { $next }
new-best = { $who ->
    [you] Nouveau record ! Avant, { $before }.
   *[other] Nouveau record pour { $name } ! Avant, { $before }.
  }
    .brief = { $who ->
        [you] Nouveau record !
       *[other] Nouveau record pour { $name } !
      }
best-hinted = { $who ->
    [you] Plus que votre record de { $before }, mais avec des conseils.
   *[other] { $name } : plus que son record de { $before }, mais avec des conseils.
  }
    .brief = {""}
best-stands = Votre record : { $points }.
costliest = { $dear-n ->
    [0] { $how ->
        [hinted] Chaque décision suivait un conseil.
        [rest] Chaque décision sans conseil était la meilleure.
        [small] Seulement de petites erreurs.
       *[best] Chaque décision était la meilleure.
      }
   *[other] { $dear-n ->
        [one] Décision la plus coûteuse
       *[other] Décisions les plus coûteuses
      } : { $dear }.
  }
    .brief = {""}
plays-again = { $review ->
    [yes] { KEY("hint") } pour l'analyse, { KEY("roll") } pour rejouer.
   *[no] { KEY("roll") } pour rejouer.
  }
    .brief = {""}

no-throws-left = Plus de lancer. Choisissez une case : { $boxes }.
    .brief = Plus de lancer. { $boxes }.
    .full = { TOUCH() ->
        [yes] Plus de lancer. Choisissez une case. Rapporte le plus : { $boxes }.
       *[no] Plus de lancer. { KEY("previous") } et { KEY("next") } parcourent les cases, les chiffres en nomment une, { KEY("commit") } la marque. Rapporte le plus : { $boxes }.
      }
all-kept = Les cinq dés sont gardés : rien à lancer. Rapporte le plus : { $boxes }.
    .brief = Tous gardés. { $boxes }.
roll-all = Aucun dé gardé. { TOUCH() ->
    [yes] Tout relancer ?
   *[no] Encore { KEY("roll") } pour tout relancer.
  }
    .brief = Tout relancer ?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Encore { KEY("roll") }.
      }
alike-left = { $faces-n ->
    [1] Un { $faces } non gardé.
   *[other] { $faces } non gardés.
  } { TOUCH() ->
    [yes] Relancer quand même ?
   *[no] Encore { KEY("roll") } pour relancer.
  }
made-left = { $box }, { $points } : non gardé. { TOUCH() ->
    [yes] Relancer quand même ?
   *[no] Encore { KEY("roll") } pour relancer.
  }
zero = { $box } : barrer la case ?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Encore { KEY("commit") } pour confirmer.
  }
    .brief = { $box }, 0 ?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Encore { KEY("commit") }.
      }
box-filled = Case remplie : { $box }, { $points }. Rapporte le plus : { $boxes }.
    .brief = Remplie : { $box }. { $boxes }.
no-such-box = Cette case n'existe pas. { $boxes-n ->
    [1] Rapporte
   *[other] Rapportent
  } le plus : { $boxes }.
    .brief = Case inconnue.

points = { $open ->
    [no] Rien encore.
   *[yes] { $points ->
        [0] Rien ne rapporte.
       *[other] Rapporte le plus : { $box }, { $points }{ with-bonus }.
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
    [yes] La partie est finie.
   *[no] Tour { $round } sur { $rounds }.
  }
    .brief = { $scores }.
choice-list = { $over ->
    [yes] La partie est finie.
   *[no] { $count ->
        [one] Une case libre.
       *[other] { $count } cases libres.
      } { $boxes-n ->
        [1] { $boxes }.
       *[other] Rapportent le plus : { $boxes }.
      }
  }
    .brief = { $over ->
        [yes] La partie est finie.
       *[no] { $count ->
            [1] {""}
            [2] {""}
            [3] {""}
           *[other] Sur { $count } :
          } { $boxes }.
      }
# The open boxes, or the filled ones where these are fewer.
unfilled-item = { box-item }
unfilled-last = { $head }, { $next }
filled-item = { box-item }
filled-last = { $head }, { $next }
open-boxes = { $unfilled-n ->
    [0] { $filled-n ->
        [0] Les { $count } cases sont libres.
       *[other] Tout est libre, sauf : { $filled }.
      }
   *[other] Libres : { $unfilled }.
  }
# Off an even pace, which is three dice of each face.
bonus-pace = { $pace ->
    [ahead] { $off } d'avance
    [behind] { $off } de retard
   *[even] dans le rythme
  }
    .brief = { $pace ->
        [ahead] plus { $off }
        [behind] moins { $off }
       *[even] dans le rythme
      }
bonus-lost = { $possible ->
    [0] il en manque { $need }
   *[other] { $possible } encore possibles
  }, pas de bonus
rolls-left = { $over ->
    [yes] La partie est finie.
   *[no] { $left ->
        [0] Plus de lancer.
        [one] Encore un lancer.
       *[other] Encore { $left } lancers.
      }
  }
    .full = { $over ->
        [yes] La partie est finie.
       *[no] { $left ->
            [0] Plus de lancer : marquez une case.
            [one] Encore un lancer, { $throws ->
                [0] tous les dés gardés.
                [one] un dé.
               *[other] { $throws } dés.
              }
           *[other] Encore { $left } lancers, le prochain : { $throws ->
                [0] aucun dé.
                [one] un dé.
               *[other] { $throws } dés.
              }
          }
      }
bonus-progress = { $who ->
    [other] { $name }, partie haute
   *[you] Partie haute
  } : { $progress ->
    [reached] { $have }, bonus obtenu, { $bonus }.
    [lost] { $have }, { bonus-lost }.
   *[running] { $have } sur { $threshold }, { bonus-pace }.
  }
    .brief = { $who ->
        [other] { $name } :
       *[you] {""}
      } { $progress ->
        [reached] { $have }, bonus obtenu.
        [lost] { $have }, pas de bonus.
       *[running] { $have } sur { $threshold }, { bonus-pace.brief }.
      }
    .full = { $who ->
        [other] { $name }, partie haute
       *[you] Partie haute
      } : { $progress ->
        [reached] { $have }, bonus obtenu, { $bonus }.
        [lost] { $have } sur { $threshold }, { bonus-lost }.
       *[running] { $have } sur { $threshold } pour le bonus de { $bonus }, { bonus-pace }. Encore { $possible } possibles.
      }
sheet-line = { $filled ->
    [yes] { $box }, { $points }.
   *[no] { $box }, case libre.
  }
sheet-bonus = { $progress ->
    [reached] Bonus { $bonus }, avec { $have }.
    [lost] Bonus 0, avec { $have } sur { $threshold }.
   *[running] Bonus en cours, { $have } sur { $threshold }.
  }
    .brief = { $progress ->
        [reached] Bonus { $bonus }.
        [lost] Bonus 0.
       *[running] Bonus, { $have } sur { $threshold }.
      }
sheet-total = { $who ->
    [you] Votre total : { $total }.
   *[other] { $name }, total { $total }.
  } { $open ->
    [0] {""}
    [one] Une case libre.
   *[other] { $open } cases libres.
  }
    .brief = { $who ->
        [you] Total { $total }.
       *[other] { $name } { $total }.
      }
# Not among values, which are another sum.
hint-worth = { $worth ->
    [0] {""}
   *[other] , { $worth }
  }
hint = { $commit ->
    [yes] { $zero ->
        [yes] Barrer : { $box }.
       *[no] Marquer : { $box }{ hint-worth }{ with-bonus }.
      }
   *[no] { $faces-n ->
        [0] Lancer les cinq dés.
        [1] Garder le { $faces }, relancer { $throws } dés.
       *[other] Garder { $faces }, relancer { $throws ->
            [one] un dé
           *[other] { $throws } dés
          }.
      }
  }
# Values: points at the end, chances to win in 100, points of this turn, or none.
hint-numbers = { hint } { $unit ->
    [points] { $value } au total, en jouant aussi bien jusqu'au bout.
    [chance] Gagne { $value } fois sur 100.
    [rule] À vue de nez.
   *[turn] Ce tour vaut { $value } en moyenne.
  } { $gap-n ->
    [0] { $only ->
        [yes] Seul coup possible.
       *[no] {""}
      }
   *[other] Sinon, { $gap } de moins : { $other }
  }
    .brief = { hint } { $gap-n ->
        [0] {""}
       *[other] Sinon, { $gap } de moins : { $other }
      }

## The coach on score sheets: why a decision is better, and what matters for one

instead-item = { box-item }
aim-told = { $box }{ $many ->
    [0] {""}
   *[other] , au moins { $many }
  }, { $percent } fois sur 100
other-aim-told = { $instead }{ $other_many ->
    [0] {""}
   *[other] , au moins { $other_many }
  }, { $other_percent } fois sur 100
reason-aims = Cela donne { aim-told } ; votre choix : { other-aim-told }.
reason-roll-on = Cela donne { aim-told }, et rapporte { $points } en moyenne à ce tour ; votre choix rapporte { $other_points } maintenant.
reason-take = Cela rapporte { $points } maintenant ; votre choix donne { other-aim-told }, et rapporte { $other_points } en moyenne à ce tour.
reason-later = Cela rapporte { $now_sign ->
    [more] { $now } de plus
    [less] { $now } de moins
   *[same] autant
  } à ce tour, { $then_sign ->
    [more] { $then } de plus
    [less] { $then } de moins
   *[same] autant
  } ensuite.
half-hint-box = Pensez à la case « { $box } ».
half-hint-all = Un de ces dés vaut-il la peine d'être gardé ?
half-hint-zero = Quelle case sera la plus difficile à remplir ensuite ?
half-hint-made = Comparez ce que vous avez avec ce que rapporte un autre lancer.
half-hint-bonus = Pensez au bonus : il manque { $missing }.
half-hint-later = Pesez ce que chaque case peut encore rapporter.

## Refusals: why a key does nothing now, and what would

no-meaning = { $command } : sans effet dans ce jeu.
    .brief = Pas dans ce jeu.
one-moment = Un instant.
unbound = { $bound } : sans effet ici. { KEY("help") } : les touches.
    .brief = Sans effet ici.
not-your-turn = C'est à { $name }. { KEY("toggle") } pour accélérer.
    .brief = C'est à { $name }.
roll-first = Lancez d'abord.
    .full = Lancez d'abord, avec { KEY("roll") }.
game-over = La partie est finie.
undo-too-late = Trop tard pour annuler : { $name } joue déjà.
    .brief = Trop tard.
nothing-to-undo = Rien à annuler.
    .full = Rien à annuler. Un réglage dit jusqu'où { KEY("undo") } remonte.
rolls-stand = Rien à annuler.{ $first ->
    [yes] {" "}Avec des dés vérifiables, chaque lancer reste, quel que soit le réglage.
   *[no] {""}
  }
no-such-die = Il n'y a que { $dice } dés.
no-such-face = { $face ->
    [1] Pas d'as ici.
   *[other] Pas de { $face } ici.
  }
no-such-digit = Les chiffres 1 à 6 choisissent des dés.
no-such-action = Impossible maintenant.
nothing-to-choose = Rien à choisir. Lancez d'abord.
held-back = Trop tôt.
nothing-missed = Rien de neuf.
hint-how = { $numbers ->
    [yes] { $first ->
        [yes] { KEY("hint") } joue le premier choix.
       *[no] { KEY("hint") } le joue.
      }
   *[no] Encore { KEY("hint") } pour le jouer.
  }
    .brief = {""}
no-hint = Pas de conseil ici.
chance-part = { $points ->
    [0] moins de 1
    [100] plus de 99
   *[other] { $points }
  }
chance-about = { $exact ->
    [yes] { chance-part }
   *[other] { $points ->
        [0] { chance-part }
        [100] { chance-part }
       *[other] environ{" "}{ chance-part }
      }
  }
chances-item = { $who ->
    [you] vous
   *[other] { $name }
  } { chance-part }
chances-last = { $head }, { $next }
chance = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
  } { chance-about } fois sur 100, { $chances }.
    .brief = { chance-about }.
decided-before = { $before ->
    [0] moins de 1
    [100] plus de 99
   *[other] { $before }
  }
decided-after = { $after ->
    [0] moins de 1
    [100] plus de 99
   *[other] { $after }
  }
decided = Décidé au tour { $turn } : pour { $who ->
    [you] vous
   *[other] { $name }
  }, de { decided-before } à { decided-after } chances sur 100.
    .brief = Décidé au tour { $turn } : de { decided-before } à { decided-after }.
chance-unknown = Avec ces options, les chances ne sont pas connues.
chance-record = Nouveau record, plus de { $best } : { chance-about } fois sur 100.
    .brief = { chance-about }.
end-expected = Attendu à la fin : { $points } points.
    .brief = Attendu : { $points }.
turns-to-go = Tours jusqu'à la fin : environ { $count }.
hint-not-ready = Je calcule encore{ $percent ->
    [0] .
   *[other] , { $percent } pour cent.
  } Redemandez dans un instant.
    .brief = { $percent ->
        [0] Pas encore calculé.
       *[other] { $percent } pour cent calculés.
      }

## Walking the dice

die = { $kept ->
    [yes] { $face }, gardé.
   *[no] { $face }.
  }
    .full = { $kept ->
    [yes] Dé { $place } : { $face }, gardé.
   *[no] Dé { $place } : { $face }.
  }

## The table

roll-now = { TOUCH() ->
    [yes] Appuyez sur { KEY("roll") }.
   *[no] { KEY("roll") } pour lancer.
  }
seated = { $game }{ seated-who }.{ seated-options } { $who ->
    [you] { $seats ->
        [1] {""}
       *[other] Vous commencez.
      } { roll-now }
    [here] { $name } commence. { roll-now }
   *[other] { $name } commence.
  }
    .brief = { $seats ->
        [1] { $game }{ seated-who }.{ seated-options }
       *[other] { $game }.{ seated-options } { $who ->
            [you] Vous commencez.
           *[other] { $name } commence.
          }
      }
# One person against others, several people (and others), or one alone.
seated-who = { $opponents-n ->
    [0] { $players-n ->
        [0] , en solitaire
       *[other] , { $players }
      }
   *[other] {" "}contre { $opponents }
  }
# Options that are not as usual. Before who starts: what comes later is cut off by the first key.
seated-options = { $options-n ->
    [0] {""}
   *[other] {" "}{ $options }.
  }
options-last = { $head }, { $next }
watching = { $game } : { $players } { $players-n ->
    [one] joue
   *[other] jouent
  }.{ seated-options }{ $hurries ->
    [yes] {" "}{ KEY("toggle") } pour accélérer.
   *[no] {""}
  }
no-display = Il n'y a pas d'écran. Entrée pour jouer dans ce terminal, Contrôle C pour quitter.
goodbye = Au revoir.

## Menus, readers, the history

menu-open = { $title }. { $label }
menu-move = { $label }
menu-edge = { $label }
menu-wrap = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
reader-open = { $title }, { $count ->
    [1] une ligne
    [one] { $count } ligne
   *[other] { $count } lignes
  }. { $label }
titled = { $title }.
list-where = { $title }. { $label }. { $place } sur { $count }.
    .brief = { $label }. { $place } sur { $count }.
in-section = { $section }. { $label }
explained = { $text }
not-explained = Rien à expliquer ici.
kind-set = { $value ->
    [mine] Mes coups.
    [others] Coups des adversaires.
    [results] Résultats.
   *[all] Tous les messages.
  }
find = Rechercher : tapez un mot, puis { KEY("select") }.
    .brief = Rechercher.
space = espace
blank = vide
not-found = Introuvable : { $text }.
nothing-sought = Rien à rechercher : { KEY("find") }, puis tapez un mot.
history-empty = Rien n'a encore été dit.
copied = Copié.
not-copied = Copie impossible ici.
address-wrong = L'adresse de cette page demande { $text }, qui n'existe pas. Voici le menu à la place.
no-game-to-save = Aucune partie n'est gardée pour l'instant.
no-saved-game = Ce fichier n'est pas une partie enregistrée.
saved-to-file = { $name } est maintenant dans les téléchargements.
export-counts = Contenu : parties { $games }, statistiques { $records }, décisions à travailler { $practice }.
export-also = Avec aussi : { $files }.
files-item = { $a ->
    [settings] réglages
    [keymap] touches
    [last] derniers choix
   *[quiz] meilleurs résultats du quiz
  }
export-left-out = Laissé de côté, car illisible : { $inside } ({ $why }).
export-too-large = Il y a ici plus qu'un fichier ne peut contenir : { $count } fichiers, { $size } Mo.
import-games = Parties : { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
  }, { $there } déjà là.
import-continued = Parties continuées ailleurs, et maintenant aussi avancées ici : { $count }.
import-beside = { $inside } a continué autrement ici. La vôtre reste, l'autre est gardée à côté sous le nom { $copy }.
import-records = Statistiques, parties : { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
  }, { $there } déjà là.
import-practice = Décisions à travailler : { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
  }, { $there } déjà là.
import-file = { $what ->
    [settings] Réglages
    [keymap] Touches
    [last] Derniers choix
   *[quiz] Meilleurs résultats du quiz
  } : { $outcome ->
    [new] repris du fichier.
    [there] déjà pareil.
    [kept] les vôtres restent.
    [kept_unless] les vôtres restent ; --replace prend ceux du fichier.
    [replaced] le fichier remplace les vôtres.
   *[joined] réunis avec les vôtres.
  }
import-over-cap = Il y a maintenant { $count } parties finies. Le programme en garde { $cap } et supprime les plus anciennes à la fin de la prochaine partie, sauf si vous réglez qu'il en garde plus.
import-runs = Rien n'a été repris, car un autre programme est en train de reprendre un fichier.
import-failed = Rien n'a été repris : { $why }.
import-stopped = Tout n'a pas été repris : { $why }. Reprenez le fichier encore une fois pour avoir le reste.
import-foreign = Ce n'est pas un fichier des parties d'un joueur, ou il est abîmé. Rien n'a été repris.
import-newer = Un audiodice plus récent a enregistré ce fichier, au format { $version }. Celui-ci connaît { $known }. Rien n'a été repris.
import-too-large = Ce fichier contient plus de { $count } fichiers ou de { $size } Mo. Rien n'a été repris.
import-unknown = Ce fichier contient { $inside }, qu'aucun fichier de ce genre ne peut contenir. Rien n'a été repris.
import-damaged = { $inside } est abîmé dans ce fichier : { $why }. Rien n'a été repris.
start = {""}
exit = {""}

main-menu = audiodice
menu-play = Jouer à { $game } contre { $opponents }
menu-play-alone = Jouer à { $game } en solitaire
game-described = { $game }, { $kind }
    .brief = { $game }
play-described = { $label }. { $kind }
    .brief = { $label }
menu-play-together = Jouer à { $game } : { $players }
menu-new-game = Nouvelle partie
menu-rules = Règles
menu-keys = { TOUCH() ->
    [yes] Boutons
   *[no] Touches
  }
menu-settings = Réglages
menu-learn = Apprendre les sons
menu-lessons = Apprendre à jouer
menu-tips = Conseils
lessons-letter = A
menu-quit = Quitter
pause-menu = Pause
menu-continue = { $over ->
    [yes] Revenir au résultat
   *[no] Reprendre la partie
  }
menu-restart = Recommencer cette partie
menu-play-again = Rejouer
menu-statistics = Statistiques de la partie
menu-credits = Crédits
end-menu = La partie est finie
menu-reset = Rétablir tous les réglages d'origine
reset-asked = Tout rétablir, sauf votre nom et les serveurs ?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Encore { KEY("select") }.
  }
    .brief = Tout rétablir ?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Encore { KEY("select") }.
      }
settings-reset = Tous les réglages ont de nouveau leur valeur d'origine.
loss-asked = Cette partie serait perdue. { TOUCH() ->
    [yes] Recommencer quand même ?
   *[no] Encore { KEY("select") } pour recommencer.
  }
    .brief = { TOUCH() ->
        [yes] Partie perdue ?
       *[no] Partie perdue ? Encore { KEY("select") }.
      }
statistics-title = Statistiques de la partie
statistics-ranking = { $places }.
statistics-margin = { $margin ->
    [0] Égalité.
   *[other] { $who ->
        [you] Vous avez gagné
       *[other] { $name } a gagné
      } de { $margin } { $margin ->
        [one] point
       *[other] points
      }.
  }
statistics-seat = { $who ->
    [you] Vous
   *[other] { $name }
  } : { $turns } { $turns ->
    [one] tour
   *[other] tours
  }, au mieux { $best }, au pire { $worst }, { $mean } en moyenne{ seat-hinted }.
seat-hinted = { $hinted ->
    [0] {""}
    [1] , une décision après un conseil
   *[other] , { $hinted } décisions après un conseil
  }
sheet-title = { $who ->
    [you] Votre feuille
   *[other] Feuille : { $name }
  }
credits = audiodice est un logiciel libre sous licence MIT. Sa voix intégrée est espeak-ng, sous licence publique générale GNU. Tous les sons sont produits par le synthétiseur du programme.
menu-main = Retour au menu principal
new-game-menu = Nouvelle partie
menu-start = Commencer
menu-game = Jeu : { $game }
menu-people = Joueurs à ce clavier : { $number }
menu-opponent = Adversaire { $number }{ from-next-game } : { $value }
menu-one-opponent = Adversaire{ from-next-game } : { $value }
from-next-game = { $later ->
    [yes] , à la prochaine partie
   *[no] {""}
  }
menu-add-opponent = Adversaires : { $number }
menu-option = { $option } : { $value }
menu-name = Nom du joueur { $number } : { $value }
menu-begins = Qui commence la partie suivante : { $value }
    .help = Qui commence la prochaine partie à cette table.
value-first = de nouveau le premier joueur
value-turn = chacun à son tour
value-winner = le gagnant
value-loser = le perdant
rules-title = Règles : { $game }
worth-title = Ce qui rapporte : { $game }
tips-title = Conseils : { $game }
tips-here = { TOUCH() ->
    [yes] Des conseils pour ce jeu : appuyez ici.
   *[no] { KEY("select") } donne des conseils pour ce jeu.
  }
keys-title = { TOUCH() ->
    [yes] Boutons
   *[no] Touches
  }
here-title = Touches utiles ici
settings-title = Réglages
settings-words = Ce qui est dit
settings-voice = Voix
settings-sounds = Sons
settings-playing = Jeu et parties gardées
settings-keys = Touches et listes
settings-captions = Sous-titres
settings-open = { $title }. { KEY("list_left") } et { KEY("list_right") } changent un réglage, { KEY("explain") } l'explique. { $label }
    .brief = { $title }. { $label }
value-on = oui
value-off = non
value-none = aucun
value-one = un
value-two = deux
too-few-seats = Il faut au moins un joueur, vous ou un adversaire.
same-name = Deux joueurs ne peuvent pas s'appeler tous deux { $name }. Changez un nom.
name-unheard = Un nom doit avoir une lettre ou un chiffre.
too-many-seats = { $game } : { $most } joueurs au plus.
teams-need-seats = Les équipes de deux demandent quatre, six ou huit joueurs.
menu-changed = { $label }
announced = { $text }
offer = { $label }
offer-hurry = Accélérer
    .help = Les autres jouent tout de suite, et vous entendez le résultat.
offer-done = Terminer
offer-erase = Effacer le dernier
offer-again = Réécouter
offer-sheet = Feuille suivante
offer-zeros = Cases à 0
type-name = { $label }. Tapez, puis { KEY("select") }.
type-number = { $label }. Tapez { number-allowed }, puis { KEY("select") }.
    .brief = { $label }. Tapez un nombre.
number-allowed = { $numbers-n ->
    [0] { $step ->
        [1] un nombre de { $least } à { $most }
       *[other] un multiple de { $step }, de { $least } à { $most }
      }
   *[other] un nombre parmi { $numbers }
  }
number-wanted = { $text } est impossible. Tapez { number-allowed }.
    .brief = { $text } ? Tapez { number-allowed }.
typed = { $text }
erased = { $text } effacé
nothing-typed = Vide.
entry-full = Complet : { $most } caractères au plus.
default-name = Joueur { $number ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[8] huit
  }
you-name = Vous

setting-language = Langue, au prochain démarrage : { $value }
    .help = Les textes et la voix ; automatique prend la langue du système.
setting-verbosity = Niveau de détail : { $value }
    .help = Bref omet ce qu'on peut demander, complet en dit plus.
setting-name = Votre nom pour vos amis : { $value }
    .help = Les amis sur d'autres machines l'entendent. C'est demandé quand vous ouvrez ou rejoignez un salon pour la première fois.
setting-pace = Rythme des adversaires : { $value }
    .help = Le temps que prennent les adversaires entre leurs gestes.
setting-digits = Les chiffres choisissent : { $value }
    .help = Faces : 5 garde les 5. Places : 5 garde le cinquième dé.
setting-dice = Dés annoncés : { $value }
    .help = L'ordre dans lequel les dés d'un lancer sont dits.
setting-between-dice = Entre les dés : { $value }
    .help = Des espaces, ou des virgules qui font une pause ; automatique choisit ce que votre voix lit le mieux.
setting-reroll = Après une relance, dire : { $value }
    .help = Ce que vous entendez après une relance : les nouveaux dés, toute la main, ou les deux.
setting-most = Case qui rapporte le plus après un lancer : { $value }
    .help = Dit quelle case rapporte le plus : après le dernier lancer, et en détail après chacun. Ce n'est pas toujours la meilleure : { KEY("hint") } le dit.
setting-box-order = Ordre des cases : { $value }
    .help = La case que { KEY("next") } dit d'abord : celle qui rapporte le plus, ou la première de la feuille.
setting-scores = Annonce des scores : { $value }
    .help = Dans quel ordre les scores sont annoncés.
setting-undo = Annuler remonte : { $value }
    .help = Jusqu'où { KEY("undo") } remonte. Avec des dés vérifiables, jamais avant un lancer.
setting-confirmations = Confirmer les coups douteux : { $value }
    .help = Demande une fois avant de perdre des points ou une partie.
setting-undo-pause = Après votre tour, millisecondes pour l'annuler : { $value }
    .help = L'attente des adversaires, au moins, après votre tour, pour que { KEY("undo") } puisse encore l'annuler.
setting-auto-keep = Garder d'office quand il n'y a qu'un choix : { $value }
    .help = Oui : si un lancer n'offre qu'un choix, il est gardé tout seul.
setting-speech = Qui parle, au prochain démarrage : { $value }
    .help = Automatique prend le lecteur d'écran, sinon la voix du système, sinon la voix intégrée.
setting-voice = Timbre de la voix intégrée : { $value }
    .help = Le timbre, quand le programme parle avec sa propre voix.
setting-elsewhere = Quand une autre fenêtre est devant : { $value }
    .help = Ce qu'on entend du jeu pendant qu'on est dans un autre programme.
setting-wrap = Les listes tournent en boucle : { $value }
    .help = Si la première ligne suit la dernière.
setting-recent = Messages redits à la fois : { $value }
    .help = Combien de messages { KEY("recent") } redit d'un coup.
setting-rate = Voix, mots par minute : { $value }
    .help = La vitesse de la voix, quand elle ne se règle pas dans un lecteur d'écran. 220 est la vitesse réglée dans Speech Dispatcher.
setting-pitch = Hauteur de la voix : { $value }
    .help = La hauteur de la voix, quand elle ne se règle pas dans un lecteur d'écran.
setting-effects = Volume des sons : { $value } pour cent
    .help = La force de tous les sons ; les trois réglages suivants en sont des parts.
setting-dice-volume = Volume des dés : { $value } pour cent
    .help = La force du gobelet et des dés, en part du volume des sons.
setting-interface-volume = Volume des menus et événements : { $value } pour cent
    .help = La force des sons de menus, de tours et de points, en part du volume des sons.
setting-values-volume = Volume des valeurs en sons : { $value } pour cent
    .help = La force des sons qui disent un nombre sans paroles, en part du volume des sons.
setting-music = Musique et salle : { $value }
    .help = Le son d'une salle où l'on parle, et un air pour chaque jeu. Automatique : pas avec un lecteur d'écran.
setting-music-volume = Volume de la musique : { $value } pour cent
    .help = La force de la salle et des airs ; le volume des sons n'y change rien.
setting-values-pace = Rythme des valeurs en sons : { $value }
    .help = La vitesse des nombres en sons ; vif est pour qui les connaît.
setting-night = Mode nuit : { $value }
    .help = Rien n'est fort : les sons forts sont adoucis.
setting-mono = Même son dans les deux oreilles : { $value }
    .help = Le même son des deux côtés, si l'on n'entend que d'une oreille.
setting-swap = Gauche et droite inversées : { $value }
    .help = Échange gauche et droite, pour un casque mis à l'envers.
setting-headphones = Son pour casque : { $value }
    .help = Place les sons comme autour de la tête : l'oreille éloignée les entend plus tard et plus sourds.
setting-voice-volume = Volume de la voix : { $value } pour cent
    .help = La force de la voix, quand elle ne se règle pas dans un lecteur d'écran.
setting-voice-waits = La voix intégrée attend les sons : { $value }
    .help = Comme d'habitude : on entend ce qui arrive avant que ce soit dit. Court : la voix n'attend que le premier son.
setting-braille = Afficheur braille : { $value }
    .help = Affiche chaque message en braille, sous sa forme la plus courte : par votre lecteur d'écran ou par BRLTTY. Orca 45 à 50 affichent le message entier, quel que soit ce réglage.
setting-captions = Sous-titres dans la fenêtre : { $value }
    .help = Montre dans la fenêtre ce qui est dit.
setting-caption = Taille des sous-titres : { $value }
    .help = La taille des lettres dans la fenêtre.
setting-colours = Couleurs des sous-titres : { $value }
    .help = Les couleurs des lettres et de la fenêtre.
setting-motion = Dés en mouvement dans la fenêtre : { $value }
    .help = Non : les dés lancés apparaissent immobiles.
setting-picture = Image de la partie dans le terminal : { $value }
    .help = Les scores, les dés, les cases et les touches sont dessinés au-dessus du texte. La fenêtre les montre toujours.
setting-key-repeat = Répétition des touches maintenues, au prochain démarrage : { $value }
    .help = Si une touche maintenue compte plusieurs fois.
setting-switches = Jouer avec des contacteurs : { $value }
    .help = Joue avec une ou deux touches : l'une avance, l'autre choisit.
setting-dwell = Un contacteur, millisecondes à chaque pas : { $value }
    .help = L'attente de chaque pas après les derniers mots.
setting-buffer = Tampon du son, petit réagit plus vite : { $value }
    .help = Un petit tampon répond plus vite ; augmentez-le si le son craque.
setting-pack = Jeu de sons, au prochain démarrage : { $value }
    .help = Vos propres sons, du dossier packs à côté des réglages.
setting-shake = Secouer le gobelet : { $value }
    .help = { TOUCH() ->
        [yes] Maintenez le bouton qui lance : les dés sont secoués jusqu'à ce que vous le lâchiez.
       *[no] Maintenez la touche qui lance : les dés sont secoués jusqu'à ce que vous la lâchiez.
      } Automatique veut dire touche maintenue avec la voix intégrée, non avec un lecteur d'écran.
value-auto = automatique
value-automatic = automatique
value-network = cet ordinateur et son réseau seulement
value-de = allemand
value-en = anglais
value-es = espagnol
value-fr = français
value-it = italien
value-ja = japonais
value-nl = néerlandais
value-pl = polonais
value-pt-BR = portugais du Brésil
value-ru = russe
value-tr = turc
value-zh-Hans = chinois simplifié
value-brief = bref
value-normal = normal
value-plain = simple
value-max = Max
value-edward = Edward
value-linda = Linda
value-belinda = Belinda
value-steph = Steph
value-klatt = Klatt
value-full = complet
value-instant = immédiat
value-fast = rapide
value-held = touche maintenue
value-tap = brièvement
value-slow = lent
value-brisk = vif
value-usual = comme d'habitude
value-short = court
value-no = non
value-thrown = comme ils tombent
value-step = jusqu'au dernier lancer
value-more = au-delà des lancers, la partie ne compte alors pour aucun record
value-sorted = par valeur
value-blanks = espaces
value-commas = virgules
value-new = les nouveaux dés
value-hand = tous les dés
value-both = les nouveaux, puis tous
value-points = le plus de points d'abord
value-sheet = comme sur la feuille
value-seats = dans l'ordre où l'on joue
value-screen-reader = lecteur d'écran
value-native = voix du système
value-embedded = voix intégrée
value-text = texte seul
value-cream = crème sur fond sombre
value-white = blanc sur noir
value-yellow = jaune sur noir
value-green = vert sur noir
value-black = noir sur blanc
value-speak = le jeu continue à voix haute
value-quiet = silence
value-face = les faces
value-place = les places

## Opponents: a name and a line about each

opponent-name-random = Raoul
opponent-name-cautious = Prudence
opponent-name-bold = Bo
opponent-name-steady = Stella
opponent-name-weak = Gaston
opponent-name-fair = Félix
opponent-name-strong = Victor
opponent-name-perfect = Perle
# The names of a second, third ... opponent of that kind at the table.
opponent-more-random = Rose René Ruth Robert Rachel Roland Romane
opponent-more-cautious = Clément Camille Charles Clara Claude Chloé Coralie
opponent-more-bold = Béatrice Benoît Berthe Bruno Brigitte Bastien Bella
opponent-more-steady = Simon Sylvie Serge Sophie Samuel Sabine Sacha
opponent-more-weak = Gisèle Guy Germaine Gérard Gaëlle Georges Ginette
opponent-more-fair = Flora Fabien Fanny François Florence Fernand Faustine
opponent-more-strong = Valérie Vincent Véronique Valentin Victoire Virgile Violette
opponent-more-perfect = Pierre Pauline Pascal Patricia Philippe Paulette Patrice
opponent-numbered = { $name } { $number ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[8] huit
  }

## The solved games: perfect play, and a game looked at again

still-solving = { $name } calcule encore le jeu, { $percent } pour cent, et joue d'instinct en attendant.
    .brief = { $name } calcule encore, { $percent } pour cent.
solved = Le jeu est calculé : les conseils sont exacts.
    .brief = Conseils exacts.
table-rebuilt = Une table de jeu calculé était abîmée ou trop vieille. Elle est refaite.
table-damaged = La table de ce jeu est abîmée ou trop vieille, et n'est pas utilisée ; audiodice solve la refait.
cache-unwritable = Ce qui a été calculé ne peut être gardé sur cet ordinateur. Ce sera refait la prochaine fois.
solver-died = Le calcul du jeu a été interrompu. La prochaine partie le reprendra.
menu-review = Analyse de la partie
review-title = Analyse
review-seat = { $who ->
    [you] Vous
   *[other] { $name }
  } : { $unit ->
    [chance] { $result ->
        [100.0] victoire
        [0.0] défaite
       *[other] égalité
      }. Avant le premier lancer, { $expected } chances sur 100. { $who ->
        [you] Vos dés { review-luck }, vos décisions { review-cost }
       *[other] Ses dés { review-luck }, ses décisions { review-cost }
      }{ $others_sign ->
        [zero] .
        [minus] , dés et décisions adverses moins { $others }.
       *[plus] , dés et décisions adverses plus { $others }.
      }
   *[points] { $result } { $result ->
        [one] point
       *[other] points
      } pour { $expected } attendus. Chance { review-luck }, décisions { review-cost }.
  } { review-right }
    .brief = { $who ->
        [you] Vous
       *[other] { $name }
      } : chance { review-luck }, décisions { review-cost }.
# Decisions after a hint are not the player's own.
review-right = { $decisions ->
    [0] {""}
   *[other] Le meilleur choix { $right } fois sur { $decisions }.
  } { $hinted ->
    [0] {""}
   *[other] Après un conseil : { $hinted }.
  }
review-luck = { $luck_sign ->
    [minus] moins { $luck }
    [zero] 0
   *[plus] plus { $luck }
  }
review-cost = { $cost_sign ->
    [zero] 0
   *[plus] moins { $cost }
  }
review-decision = Tour { $turn }, avec { $faces }. { $done } Mieux : { $better } { $unit ->
    [chance] Coût : { $cost } { $cost ->
        [one] chance
       *[other] chances
      } sur 100.
   *[points] Coût : { $cost } { $cost ->
        [one] point
       *[other] points
      }.
  }
    .brief = Tour { $turn }, { $faces }. { $done } Mieux : { $better } Coût { $cost }.

## Games that are kept

game-not-kept = La partie ne peut être gardée : { $why }. Elle continue, et sera gardée dès que le disque le permet.
    .brief = Partie non gardée : { $why }.
game-kept-again = La partie est de nouveau gardée.
    .brief = De nouveau gardée.
game-file-vanished = Le fichier de la partie avait disparu. Il vient d'être refait.
    .brief = Fichier de la partie refait.
game-file-cut = Le fichier de la partie était tronqué, ou n'était plus un fichier. Il vient d'être refait.
    .brief = Fichier de la partie refait.
game-file-changed = Autre chose a écrit dans le fichier de cette partie. Elle continue dans un nouveau fichier.
    .brief = Continue dans un nouveau fichier.
game-taken = Cette partie a aussi été ouverte dans une autre fenêtre d'audiodice. Ici, elle continue comme une partie à part.
    .brief = Continue comme une partie à part.
left-game-kept = La partie que vous avez quittée est finalement gardée.
    .brief = L'autre partie est gardée.
games-unreadable = Les parties gardées sont illisibles : { $why }.
last-step-dropped = La dernière étape était incomplète et n'est pas reprise. Vous ne l'aviez pas encore entendue.
    .brief = Dernière étape non reprise.
clock-set-back = L'horloge a été reculée. Les parties gardées peuvent être listées dans le désordre.
    .brief = L'horloge a été reculée.
game-damaged = Abîmée à la ligne { $line } : { $why }. { $turns ->
    [0] Aucun tour intact avant.
    [one] Un tour intact avant.
   *[other] { $turns } tours intacts avant.
  }
    .brief = Abîmée, { $turns ->
        [0] aucun tour intact.
        [one] un tour intact.
       *[other] { $turns } tours intacts.
      }
game-newer = Gardée par une version plus récente d'audiodice, au format { $version }. Celle-ci ne sait pas la lire.
    .brief = Gardée par une version plus récente.
game-unreadable = Cette partie est illisible : { $why }.
    .brief = Illisible.
game-open-elsewhere = Cette partie est en cours dans une autre fenêtre d'audiodice.
    .brief = Ouverte ailleurs.
records-newer = Les statistiques viennent d'une version plus récente d'audiodice, au format { $version } ; celle-ci connaît le format { $known }. Elles restent telles quelles.
    .brief = Statistiques d'une version plus récente.
records-unusable = Les statistiques sont inutilisables : { $why }. Les parties sont gardées quand même.
    .brief = Statistiques inutilisables.
records-damaged = Les statistiques sont abîmées : { $why } ; audiodice stats --rebuild les refait à partir des parties gardées.
    .brief = Statistiques abîmées.

## Going on with a kept game

game-kept = { $young ->
    [yes] Partie gardée jusqu'à la suivante : personne n'a encore marqué.
   *[no] La partie est gardée.
  }
    .brief = { $young ->
        [yes] Gardée jusqu'à la suivante.
       *[no] Gardée.
      }
steps-not-kept = Les derniers coups de cette partie n'ont pas pu être gardés.
    .brief = Derniers coups non gardés.
table-back = { $game }{ seated-who }.
    .brief = { $game }.
resumed = { $game }{ seated-who }, partie reprise.
    .brief = { $game }.
menu-friends = Avec des amis
menu-resume = Reprendre { $game }{ standing-now }
standing-now = { $against-n ->
    [0] { $seats-n ->
        [0] {""}
       *[other] {" "}: { $seats }
      }
   *[other] {" "}contre { $against }, { $mine } à { $theirs }
  }{ $turn-n ->
    [0] {""}
   *[other] , tour { $turn }
  }
kept-title = Parties gardées
finished-title = Parties finies
kept-game = { $game }{ standing-now }, { kept-ago }{ $state ->
    [elsewhere] , ouverte ailleurs
    [damaged] , abîmée
    [newer] , d'une version plus récente
   *[fine] {""}
  }
kept-seat = { $name } { $points }
kept-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] à l'instant
            [1] il y a une minute
           *[other] il y a { $minutes } minutes
          }
        [1] il y a une heure
       *[other] il y a { $hours } heures
      }
    [1] hier
   *[other] il y a { $days } jours
  }
kept-none = Aucune partie finie
good-part-asked = { TOUCH() ->
    [yes] La reprendre à cet endroit ?
   *[no] Encore { KEY("select") } pour la reprendre à cet endroit.
  }
delete-asked = Supprimer cette partie ?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Encore { KEY("delete") }.
  }
game-deleted = Supprimée.
game-not-deleted = Suppression impossible : { $why }.
game-gone = Cette partie n'est plus là.
setting-kept-games = Parties finies gardées : { $value }
    .help = Combien de parties finies on peut réécouter ; les plus vieilles sont effacées.
setting-relays = Serveurs pour les amis ailleurs : { $value }
    .help = Par quels serveurs vous retrouvez vos amis : automatique, ce sont les serveurs publics que vous avez acceptés. Cet ordinateur et son réseau marchent toujours. Vous pouvez aussi saisir vos propres adresses, comme relay.example.
relays-asked = Vos propres serveurs, séparés par des espaces : un nom, ou une adresse avec tcp, mqtts, ws ou wss. Vide pour automatique.
relays-refused = { $url } n'est pas l'adresse d'un serveur. C'est un nom comme relay.example, ou elle commence par tcp, mqtts, ws ou wss.

## The program about itself

defect = Pardon, un défaut du programme. { $path-n ->
    [0] {""}
   *[other] Le rapport est dans { $path }.
  }
    .brief = Pardon, un défaut du programme.
defect-again = Pardon, encore un défaut. Le programme s'arrête. { $path-n ->
    [0] {""}
   *[other] Le rapport est dans { $path }.
  }
verbosity-set = { $value ->
    [brief] Bref.
    [full] Complet.
   *[normal] Normal.
  }
input-help-on = { TOUCH() ->
    [yes] Aide des boutons. Chaque bouton dit ce qu'il fait ; { KEY("input_help") } y met fin.
   *[no] Aide des touches. Chaque touche dit ce qu'elle fait ; { KEY("input_help") } y met fin.
  }
    .brief = { TOUCH() ->
        [yes] Aide des boutons.
       *[no] Aide des touches.
      }
input-help-off = { TOUCH() ->
    [yes] Fin de l'aide des boutons.
   *[no] Fin de l'aide des touches.
  }
described = { TOUCH() ->
    [yes] { $command }. { $help }
   *[no] { $bound } : { $command }. { $help }
  }
    .brief = { TOUCH() ->
        [yes] { $command }.
       *[no] { $bound } : { $command }.
      }
jump-described = { $bound } : va à { $label }.
effects-off = Sons coupés. { KEY("effects") } les rétablit.
effects-on = Sons rétablis.
nothing-left = La parole est coupée : les sons restent.
speech-off = Parole coupée. { KEY("speech") } la rétablit.
speech-on = Parole rétablie.
effects-volume = Sons à { $value } pour cent.
voice-volume = Voix à { $value } pour cent.
voice-rate = { $value } mots par minute.
voice-not-ours = La vitesse se règle dans votre lecteur d'écran.
voice-volume-not-ours = Le volume se règle dans votre lecteur d'écran.
voice-changed = { $better ->
    [yes] Maintenant : { voice-name }.
   *[no] Voix perdue : { $gone ->
        [embedded] voix intégrée
        [text] texte
       *[other] { $gone }
      }. Maintenant : { voice-name }.
  }
voice-name = { $voice ->
    [embedded] voix intégrée
    [text] texte seul
   *[other] { $voice }
  }
caption-size = Sous-titres, taille { $value }.
sounds-unavailable = Pas de sons. { $why }.
    .brief = Pas de sons.
sound-back = Les sons sont revenus.
sounds-missing = { $count ->
    [one] Le son { $file } manque.
   *[other] { $count } sons manquent, dont { $file }.
  } Le jeu continue sans.
sound-broken = Le son { $file } est illisible : { $why }. Le jeu continue sans lui.
pack-sound-broken = Le son { $file } du jeu de sons est illisible : { $why }. Celui du programme le remplace.
pack-flawed = { $count ->
    [one] Encore un défaut
   *[other] Encore { $count } défauts
  } dans le jeu de sons : audiodice sounds check en donne la liste.
pack-unusable = { $path }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
  } : { $why }. Les sons du programme sont utilisés.
pack-unknown-cue = { $path }, ligne { $line } : aucun son ne s'appelle { $given }.
pack-wrong-line = { $path }, ligne { $line } : { $cue } : { $why }. Le son du programme est utilisé.
pack-missing-file = { $path }, ligne { $line } : { $cue } : { $file } manque. Le son du programme le remplace.
pack-silent-file = { $path }, ligne { $line } : { $cue } : il n'y a rien à entendre dans { $file }. Ce son reste muet.
pack-long-file = { $path }, ligne { $line } : { $cue } : { $file } dure { $seconds } secondes ; 5 au plus.
pack-lying-file = { $path }, ligne { $line } : { $cue } : d'après son en-tête, { $file } dure { $says } { $says ->
    [one] seconde
   *[other] secondes
  }, mais c'est { $seconds }. Le fichier est-il entier ?
pack-odd-file = { $path }, ligne { $line } : { $cue } : { $file } a { $rate } échantillons par seconde, canaux : { $channels } ; il en faut de 8000 à 96000, sur 1 ou 2 canaux.
pack-fine = { $count ->
    [0] Aucun son n'est remplacé.
    [one] Un son est remplacé ; aucun défaut.
   *[other] { $count } sons sont remplacés ; aucun défaut.
  }
pack-wrong-file = { $path }, ligne { $line } : { $cue } : { $file } est inutilisable : { $why }.
cause-no-space = il n'y a plus de place sur le disque
cause-not-allowed = le système ne le permet pas
cause-read-only = le disque est en lecture seule
cause-disk-failed = le disque a une panne
cause-missing = le fichier manque
cause-sound-gone = L'appareil audio a disparu
cause-sound-silent = L'appareil audio ne répond pas
settings-unwritable = Les réglages ne peuvent être enregistrés : { $why }. Ils valent jusqu'à la fermeture, et seront enregistrés dès que le disque le permet.
settings-kept-again = Les réglages sont de nouveau enregistrés.
settings-broken = { $path }, ligne { $line } : { $why }. Valeur utilisée : { $default }.
keymap-unknown-command = { $path }, ligne { $line } : aucune commande ne s'appelle { $given }.
keymap-unknown-key = { $path }, ligne { $line } : { $command } : { $why }. Sa touche d'origine reste.
keymap-no-key = { $path }, ligne { $line } : { $command } garde sa touche d'origine : il lui en faut une.
keymap-clash = { $path }, ligne { $line } : { $bound } sert déjà à { $other } ; { $command } garde sa touche d'origine.
keymap-syntax = { $path }, ligne { $line } : illisible : { $why }. Les touches d'origine restent.
keymap-unreadable = { $path } : { $why }. Les touches d'origine restent.
message-broken = { $file }{ $message-n ->
    [0] {""}
   *[other] , message { $message }
  } : inutilisable ; l'anglais le remplace.
messages-broken = { $count ->
    [one] Encore un message inutilisable
   *[other] Encore { $count } messages inutilisables
  } dans cette langue.
doctor-sentence = audiodice est prêt. Vous m'entendez.
help-line = { $bound } : { $command }
key-none = « { $command } »
key-explained = { $line }. { $help }

## Dice that can be checked: the SHA-256 of their seed at the start, then a word that somebody

## adds, the seed at the end. Proven is where the dice came from, not that nobody chose the seed.

word-asked = Dés vérifiables. Leur graine est tirée, et l'empreinte la fixe. Une autre personne peut maintenant taper un mot qui s'ajoute à la graine : ainsi, personne n'a pu choisir les dés tout seul. Ensuite { KEY("select") } ; sans mot, seulement { KEY("select") }. { KEY("where") } répète tout cela. L'empreinte, à noter : { $groups }.
    .brief = Dés vérifiables. Le mot d'une autre personne, puis { KEY("select") }. Empreinte : { $groups }.
fair-dice = Dés vérifiables{ $word-n ->
    [0] {""}
   *[other] {" "}avec le mot « { $word } »
  }
fair-begun = { fair-dice } : l'empreinte est dans le fichier de la partie ; { KEY("game_rules") } la dit.
    .brief = { fair-dice }.
    .full = { fair-dice } : l'empreinte est dans le fichier de la partie ; { KEY("game_rules") } la dit. Elle fixe la graine de tous les lancers.
commitment = { fair-dice }. L'empreinte : { $groups }.
    .brief = Empreinte : { $groups }.
    .full = { fair-dice }. On peut vérifier que les lancers viennent de la graine fixée par l'empreinte, mais non comment cette graine a été choisie. L'empreinte : { $groups }.
seed-told = La graine des dés : { $groups }.
    .brief = Graine : { $groups }.
verify-fair = { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
  }, { $faces } dés : tous viennent de la graine{ $given ->
    [yes] , et la graine correspond à l'empreinte.
   *[no] .
  }
verify-shared = { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
  }, { $faces } dés : tous viennent de ce que chacun a montré à chaque lancer.
verify-shared-wrong = Pas honnête : les dés de la ligne { $line } ne viennent pas de ce que chacun a montré pour ce lancer.
verify-without = { $throws ->
    [one] Pour { $throws } lancer
   *[other] Pour { $throws } lancers
  }, quelqu'un qui était à la table n'a pas participé.
verify-lost = { $turns ->
    [one] { $turns } tour a été perdu
   *[other] { $turns } tours ont été perdus
  }, parce que le lancer n'a pas été montré.
verify-unbound = Non prouvé : la graine ne correspond pas à l'empreinte.
verify-wrong = Pas honnête : les dés de la ligne { $line } ne viennent pas de la graine.
verify-unheard = Ceci n'a pas été comparé à l'empreinte entendue au début ; --commitment le fait.
verify-word = { $word-n ->
    [0] Personne n'a ajouté de mot à la graine : la personne qui a commencé la partie a pu la choisir.
   *[other] Ajouté à la graine : le mot « { $word } ».
  }
verify-undone = { $unfairly ->
    [yes] Pas honnête : {""}
   *[no] {""}
  }{ $undone ->
    [one] { $undone } lancer a été annulé
   *[other] { $undone } lancers ont été annulés
  }{ $unfairly ->
    [yes] {" "}; avec des dés vérifiables, chaque lancer reste.
   *[no] .
  }
verify-unfinished = La partie n'est pas finie : la suite a pu être coupée.
groups-last = { $head }, { $next }

## Records

menu-records = Statistiques
records-empty = Pas encore de partie finie.
records-rebuilt = { $count ->
    [1] Une partie est maintenant dans les statistiques.
    [one] { $count } partie est maintenant dans les statistiques.
   *[other] { $count } parties sont maintenant dans les statistiques.
  }
record-people = { $count ->
    [one] une autre personne
   *[other] { $count } autres personnes
  }
record-games = { $title }, { $player } { $opponents-n ->
    [0] en solitaire
   *[other] contre { $opponents }
  } : { $count ->
    [1] une partie
    [one] { $count } partie
   *[other] { $count } parties
  }{ $opponents-n ->
    [0] .
   *[other] , { $won ->
        [1] une gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
      }, { $lost ->
        [1] une perdue
        [one] { $lost } perdue
       *[other] { $lost } perdues
      }, { $tied ->
        [1] une égalité
        [one] { $tied } égalité
       *[other] { $tied } égalités
      }. { $longest ->
        [0] {""}
       *[other] Victoires de suite : au plus { $longest }, maintenant { $streak }.
      }
  }
    .brief = { $title }, { $player } { $opponents-n ->
        [0] en solitaire : { $count }.
       *[other] contre { $opponents } : { $won ->
            [1] une gagnée
            [one] { $won } gagnée
           *[other] { $won } gagnées
          } sur { $count }.
      }
record-scores = { $best-n ->
    [0] {""}
   *[other] Meilleur score { $best }.
  } Score moyen { $mean }. { $best_turn-n ->
    [0] {""}
   *[other] Meilleur tour { $best_turn }.
  } Tour moyen { $mean_turn }{ $empty ->
    [0] .
   *[other] , sans points { $empty ->
        [1] une
       *[other] { $empty }
      } fois sur { $count }.
  }
    .brief = { $best-n ->
        [0] {""}
       *[other] Meilleur score { $best }.
      } Score moyen { $mean }.
record-luck = { $count ->
    [1] Une partie analysée
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
  } : chance { review-luck }, décisions { review-cost }{ $unit ->
    [chance] , en chances sur 100.
   *[points] {" "}{ $cost ->
        [one] point
       *[other] points
      }.
  }
    .brief = Chance { review-luck }, décisions { review-cost }.
record-overall = { $title }, { $player }, tous adversaires confondus : { $count ->
    [1] une partie
    [one] { $count } partie
   *[other] { $count } parties
  }{ $best-n ->
    [0] {""}
   *[other] , meilleur score { $best }
  }, { $mean } en moyenne.
record-time = { $hours ->
    [0] {""}
    [1] une heure
    [one] { $hours } heure
   *[other] { $hours } heures
  } { $minutes ->
    [1] une minute
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } de jeu. { $undone ->
    [0] {""}
    [one] { $undone } coup annulé.
   *[other] { $undone } coups annulés.
  } { $retaken ->
    [0] {""}
    [1] Une partie avec des lancers annulés, qui ne compte pour aucun record.
    [one] { $retaken } partie avec des lancers annulés, qui ne compte pour aucun record.
   *[other] { $retaken } parties avec des lancers annulés, qui ne comptent pour aucun record.
  } { $hinted ->
    [0] {""}
    [1] Une partie avec des conseils, qui ne compte pour aucun record.
   *[other] { $hinted } parties avec des conseils, qui ne comptent pour aucun record.
  }
plot-title = audiodice : statistiques
plot-game = { $title } : { $count ->
    [1] une partie
    [one] { $count } partie
   *[other] { $count } parties
  }, { $won ->
    [1] une gagnée
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }, plus haut score { $top }, { $mean } en moyenne.
plot-over-time = { $count ->
    [one] La dernière partie
   *[other] Les { $count } dernières parties dans l'ordre
  } : point bleu pour une victoire, anneau orange pour une défaite, carré gris pour une égalité. Ligne : moyenne sur { $last }.
plot-spread = Combien de fois chaque score
course-title = { $title } : chances de gagner, sur 100, au début de chaque tour
course-seat = { $name } : au début { $before }, au plus bas { $low }, au plus haut { $high }, à la fin { $after }.

## A game heard again

menu-replay = Réécouter cette partie
replay-title = { $title }, { $players } : { $count ->
    [one] { $count } tour
   *[other] { $count } tours
  }.
replay-open = { $title }, { $players } : { $count ->
    [one] { $count } tour
   *[other] { $count } tours
  } à écouter. { KEY("list_right") } avance d'une étape, { KEY("list_next") } d'un tour, { KEY("select") } lit la suite.
    .brief = { $title }, { $players } : { $count }.
replay-turn = Tour { $turn }{ $seats ->
    [1] .
   *[other] , { $who ->
        [you] le vôtre
       *[other] { $name }
      }.
  }
replay-where = Tour { $turn } sur { $turns }, { $who ->
    [you] le vôtre
   *[other] { $name }
  }. Étape { $place } sur { $count }.
    .brief = Tour { $turn }, étape { $place }.
replay-paused = En pause.
replay-failed = Cette partie ne peut pas être réécoutée : { $why }.
    .brief = Réécoute impossible.
# A turn told afterwards, roll by roll.
told-who = { $who ->
    [you] Vous avez
   *[other] { $name } a
  }
told-rolled = { told-who } obtenu { $faces-n ->
    [1] un { $faces }
   *[other] { $faces }
  }.
# What dice were worth, where that is known; such points are multiples of 5.
told-worth = { $points ->
    [0] .
   *[other] , { $points } points.
  }
told-kept = { $faces-n ->
    [0] { $who ->
        [you] Vous n'avez
       *[other] { $name } n'a
      } rien gardé.
    [1] { told-who } gardé le { $faces }{ told-worth }
   *[other] { told-who } gardé { $faces }{ told-worth }
  }
told-scored = { told-who } marqué : { $box }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
told-zeroed = { told-who } barré : { $box }.
offer-play-on = Lecture
offer-pause = Pause
offer-step = Étape suivante
offer-turn = Tour suivant
offer-from-start = Depuis le début

## Lessons: a first game, led. $text is what the game's lesson says (its teach- messages), $bound

## the key to press; there is none while the opponent plays.

lesson-begun = Une leçon : { $game }, votre première partie, contre { $opponent }. { KEY("hint") } redit quoi faire, { KEY("back") } ouvre le menu.
lesson-step = { $text } { $bound-n ->
    [0] {""}
   *[other] Appuyez sur { $bound }.
  }
lesson-first = { $bound-n ->
    [0] Pas encore.
   *[other] D'abord, appuyez sur { $bound }.
  } { $text }
lesson-over = { TOUCH() ->
    [yes] { $text } Pendant une partie, { KEY("hint") } donne un conseil, et { KEY("help") } dit ce que font les boutons. Maintenant, { KEY("roll") } commence une vraie partie contre { $opponent }, { KEY("back") } revient en arrière.
   *[no] { $text } Pendant une partie, { KEY("hint") } donne un conseil, { KEY("help") } la liste des touches, et { KEY("input_help") } fait dire à chaque touche son effet. Maintenant, { KEY("roll") } commence une vraie partie contre { $opponent }, { KEY("back") } revient en arrière.
  }
lesson-continue = Reprendre la leçon
lesson-anew = Recommencer la leçon
lessons-need-words = Les leçons sont faites de mots. { KEY("speech") } rétablit la parole.
new-here = { TOUCH() ->
    [yes] Première fois ? Choisissez « { menu-lessons } » : une leçon par jeu, trois minutes.
   *[no] Première fois ? Appuyez sur { lessons-letter }, puis { KEY("select") } : une leçon par jeu, trois minutes.
  }

## What is shown: names of dice, boxes, seats and buttons

label-face = { $face ->
    [1] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
  }
label-die = Dé { $place } : { $face ->
    [0] roule
   *[other] { label-face }
  }
# $box is a box of the sheet, $points what it would bring.
label-box-now = { $box } : { $points } maintenant
label-box-fill = { $box } : marquer { $points }
label-total = Total
label-seat = { $name } : { $points }{ $missing ->
    [-1] {""}
   *[other] , encore { $missing } pour gagner
  }{ $turn ->
    [yes] , en train de jouer
   *[no] {""}
  }{ $present ->
    [yes] {""}
   *[no] , n'est plus là
  }
label-turn = { $over ->
    [yes] La partie est finie
   *[no] { $who ->
        [you] À vous
       *[other] À { $name } de jouer
      }{ $rolls ->
        [-1] { $rounds ->
            [0] , manche { $round }
           *[other] , manche { $round } sur { $rounds }
          }
        [one] , encore un lancer
       *[other] , encore { $rolls } lancers
      }
  }
label-stake = En jeu : { $points }
label-apart = De côté
label-roll = { $count ->
    [one] Lancer un dé
   *[other] Lancer { $count } dés
  }
# $name is what ends the turn, or a box.
label-commit = { $name }, { $points }
label-hurry = Accélérer
label-menu = Menu
label-less = Moins
label-more = Plus
label-cancel = Annuler
label-yes = Oui
label-no = Non
yes-zero = Oui, barrer : { $box }
yes-roll-all = Oui, tout relancer
yes-made-left = Oui, relancer
yes-alike-left = Oui, relancer
yes-delete-asked = Oui, supprimer
not-done = Rien n'est fait.

## Practice: decisions of finished games, and drills
menu-practise = S'entraîner{ $due ->
    [0] {""}
   *[other] {" "}: { $due } à revoir
  }
practise-due = À revoir : { $due }
practise-drill = Exercices : { $title }
practise-mixed = Mélangés
practise-progress = Vos progrès
practise-go-on = Décision suivante
to-practise = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
  } à retravailler : { KEY("practise") }.
practise-none = Rien à retravailler ici.
practise-place = { $place } sur { $count }{ $turn ->
    [0] .
   *[other] , tour { $turn }.
  }
practise-keys = { KEY("hint") } donne un conseil ; deux fois, la réponse. { KEY("practise") } passe à la suite, { KEY("back") } termine.
practise-boxes = { $count } cases libres.
practise-value = { $unit ->
    [chance] Gagne { $value } fois sur 100.
    [end] { $value } à la fin, en moyenne.
   *[points] { $value } en moyenne.
  }
practise-right = { $hinted ->
    [yes] Juste, avec un conseil.
   *[no] Juste.
  } { hint } { practise-value }
practise-near = { $hinted ->
    [yes] Juste avec un conseil
   *[no] Juste
  }, { $unit ->
    [chance] { $loss } sur 100 de moins que le meilleur choix
   *[points] { $loss } de moins que le meilleur choix
  } : { hint } { practise-value }
practise-wrong = { $unit ->
    [chance] Votre choix gagne { $yours } fois sur 100. Mieux, { $value } : { hint }
   *[points] Cela coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
      } en moyenne. Mieux : { hint }
  }
practise-same = La même réponse qu'avant.
practise-answer = { hint } { practise-value }
practise-next = { KEY("roll") } pour la suite.
    .brief = {""}
practise-over = { $right } sur { $count } justes{ $skipped ->
    [0] .
   *[other] , { $skipped } sans réponse.
  }
practise-refused = Une décision est laissée de côté, car les règles la refusent : { $why }.
practice-line-bad = { $path }, ligne { $line }, laissée de côté : { $why }.
practise-kind-kept = garder d'autres dés
practise-kind-filled = marquer autrement
practise-kind-stopped = s'arrêter trop tôt
practise-kind-rolled = relancer trop longtemps
progress-weeks = { $unit ->
    [chance] { $title } : la dernière semaine de jeu, une décision a coûté { $mean } sur 100
   *[points] { $title } : la dernière semaine de jeu, une décision a coûté { $mean ->
        [one] { $mean } point
       *[other] { $mean } points
      } en moyenne
  }{ $first ->
    [yes] .
   *[no] , la semaine d'avant { $before }.
  }
progress-kinds = Le plus coûteux : { $kind }, { $percent } pour cent de cette perte{ $other-n ->
    [0] .
   *[other] {" "}; puis { $other }, { $rest } pour cent.
  }
plot-practice = audiodice : ce que coûtent les décisions
plot-by-week = Perte moyenne par décision, semaine par semaine
plot-by-kind = Quelle part a été perdue comment
progress-empty = Progrès encore inconnus : ils viennent des parties finies.
