# Fonnjo Foon in French. Designed by Frank Nora (Creative Commons Attribution 3.0 United States).

game-name = Fonnjo Foon
game-kind = une fête de monstres
game-credits = Fonnjo Foon a été créé par Frank Nora. Ses règles sont sous licence Creative Commons Attribution 3.0 États-Unis.

## Dice that enter together. $a what they make, $b their face, $c how many, $d the group then.
## How many is a word, for "3 6" would be heard as two dice: "trois 6 dont Fonnjo" is a picture of 3.

offers-face = { $b ->
    [1] as
   *[other] { $b }
  }
offers-count = { $c ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[10] dix
  }
offers-group = { $d ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[10] dix
  }
offers-item = { $a ->
    [fonnjo] { offers-count } { offers-face } dont Fonnjo
    [fonnjo_more] { more-of-face } avec Fonnjo
    [fonnjo_joins] Fonnjo chez les { offers-face }, { offers-group } en tout
    [more] { more-of-face }
   *[new] { offers-count } { offers-face }
  }
more-of-face = { offers-count } { offers-face } de plus
offers-joint = { $head } ; { $next }
offers-last = { $head } ; { $next }
party-item = { offers-item }
party-joint = { $head } ; { $next }
party-last = { $head } ; { $next }

## A roll by family. $a the family, $b its faces.

families-item = { $a ->
    [1] Fonnjo
    [2] { $b-n ->
        [1] jumeau
       *[other] jumeaux
      }
    [3] { $b-n ->
        [1] triplé
       *[other] triplés
      }
   *[4] { $b-n ->
        [1] quadruplé
       *[other] quadruplés
      }
  } { $b }
families-joint = { $head } ; { $next }
families-last = { $head } ; { $next }
rest-item = { offers-item }
rest-last = { offers-last }
part-item = { families-item }
part-joint = { $head } ; { $next }
part-last = { $head } ; { $next }
dungeon-item = { $a ->
    [1] Fonnjo
    [2] { $b ->
        [one] un jumeau
       *[other] { $b } jumeaux
      }
    [3] { $b ->
        [one] un triplé
       *[other] { $b } triplés
      }
   *[4] { $b ->
        [one] un quadruplé
       *[other] { $b } quadruplés
      }
  }

## Reserve Groups in a Crisis. $a the face, $b how many: "trois 6".

group-face = { $a ->
    [1] as
   *[other] { $a }
  }
groups-item = { $b ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[9] neuf
  } { group-face }
groups-last = { $head } ou { $next }
unpicked-item = { groups-item }
unpicked-last = { groups-last }
how-to-pick = { TOUCH() ->
    [yes] Choisissez-en un, puis { KEY("roll") }.
   *[no] Tapez le chiffre, puis { KEY("roll") }.
  }
fonnjo-out = Fonnjo, { $out ->
    [1] l'as
   *[other] le { $out }
  }, reste dehors.

## A roll and what is moved

of-before = { $recorded ->
    [0] {""}
   *[other] , dont { $recorded } d'avant
  }
worth-picture = { $points ->
    [0] {""}
   *[other] Photo { $points }{ of-before }.
  }
rolled = { $offers-n ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $offers }. { $out ->
            [0] {""}
           *[other] { fonnjo-out }
          } { $all ->
            [yes] Tous peuvent entrer.
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
               *[other] Fonnjo reste dehors.
              } { $all ->
                [yes] Tous.
               *[no] {""}
              }
          }
      }
    .full = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] { $count ->
                [10] { $name } lance : { $families }.
               *[other] Puis : { $families }.
              }
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] { fonnjo-out }
              } { $all ->
                [yes] Tous peuvent entrer.
               *[no] {""}
              } { worth-picture }
          }
      }
all-dice = {""}
entered = {""}
choice = { $leaves ->
    [0] { $offers } : tous dedans.
    [one] { $offers } : un dé restant.
   *[other] { $offers } : { $leaves } dés restants.
  }
    .brief = { $leaves ->
        [0] { $offers } : tous dedans.
       *[other] { $offers }.
      }
# Several faces are not listed again once all of them move.
movers = { $all ->
    [yes] { $offers-n ->
        [1] Choix : { $offers }
       *[other] { $faces-n } dés entrent
      }
   *[no] Choix : { $offers }
  }
    .brief = { $all ->
        [yes] { $offers-n ->
            [1] { $offers } ;{" "}
           *[other] {""}
          }
       *[no] { $offers } ;{" "}
      }
moving = { movers } ; { $throws ->
    [one] reste un dé
   *[other] restent { $throws } dés
  }.
    .brief = { movers.brief }{ $throws ->
        [one] reste un dé
       *[other] restent { $throws } dés
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
        [other] { $name } fait entrer { $offers }.
       *[you] { moving.full }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] Aucun dé choisi.
       *[other] { moving }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Aucun dé choisi.
           *[other] { moving.brief }
          }
      }
    .full = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Aucun dé choisi.
           *[other] { moving.full }
          }
      }
all-in-picture = { $points ->
    [0] {""}
   *[other] { TOUCH() ->
        [yes] Photo { $points }{ of-before }.
       *[no] { KEY("commit") } : photo { $points }{ of-before }.
      }
  }
all-in = { $who ->
    [other] {""}
   *[you] Tous dedans ! { all-in-picture } { KEY("roll") } : encore un jour.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Tous dedans ! { worth-picture }
      }
    .full = { $who ->
        [other] { $name }, tous dedans : { $offers }. { worth-picture }
       *[you] Tous dedans ! { all-in-picture } { KEY("roll") } : encore un jour, avec { $throws ->
            [one] un dé
           *[other] { $throws } dés
          }.
      }
undone-commit = Photo annulée
undone-dice = { $kept-n ->
    [0] Aucun dé choisi.
   *[other] Choix : { $offers }.
  }

## Days, Crisis, and the end of a turn

another-day = { $who ->
    [other] {""}
   *[you] Jour { $day }, déjà { $recorded } points.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Jour { $day }.
      }
    .full = Jour { $day }, déjà { $recorded } points.
crisis = { $who ->
    [other] {""}
   *[you] Crise ! Au Cachot : { $families }. { $groups-n ->
        [1] { KEY("roll") } relance les { $groups }.
       *[other] Prenez { $groups }. { how-to-pick }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Crise ! { $families }. { $groups-n ->
            [1] { KEY("roll") } relance les { $groups }.
           *[other] { $groups } ?
          }
      }
    .full = { $who ->
        [other] { told-crisis }
       *[you] { crisis }
      }
group-choice = { $groups }.
picked = { $who ->
    [other] {""}
   *[you] { $groups }. { KEY("roll") } les lance.
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $groups }.
      }
    .full = { $who ->
        [other] { $name } prend { $groups }.
       *[you] { $groups }. { KEY("roll") } les lance.
      }
foon = { $who ->
    [other] { $name } : Foon !
   *[you] Foon ! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name } : Foon !
       *[you] Foon !
      } { points-lost }
    .full = { $who ->
        [other] Foon !
       *[you] Foon ! Personne ne peut entrer :
      } { $families }. { points-lost }
big-foon = { $who ->
    [other] { $name } : Grand Foon !
   *[you] Grand Foon ! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name } : Grand Foon !
       *[you] Grand Foon !
      } { points-lost }
    .full = { $who ->
        [other] { $name } : Grand Foon !
       *[you] Grand Foon ! Personne ne peut entrer :
      } { $families }. { points-lost }
points-lost = { $lost ->
    [0] {""}
    [one] 1 perdu.
   *[other] { $lost } perdus.
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
   *[you] Photo ! { $points }{ picture-total }
  }
    .brief = { $who ->
        [other] { pictured }{ picture-total }
       *[you] Photo ! { $points }{ picture-total }
      }
pictured = { $name } prend la photo{ $day ->
    [1] {""}
   *[other] {" "}au jour { $day }
  } : { $points }
told-rolled = { told-who } obtenu : { $families }.
told-kept = { $faces-n ->
    [0] { $who ->
        [you] Vous n'avez
       *[other] { $name } n'a
      } fait entrer personne.
    [1] { told-who } fait entrer le { $faces }.
   *[other] { told-who } fait entrer { $faces }.
  }
told-crisis = Crise ! { $count ->
    [one] Un dé
   *[other] { $count } dés
  } au Cachot.
told-another-day = Jour { $day }, déjà { $recorded }.
next-turn = { $last ->
    [yes] {""}
   *[no] Manche { $round }{ $rounds ->
        [0] .
       *[other] {" "}sur { $rounds }.
      }
  }
    .brief = {""}
last-round = Dernière manche.
ended = { sheets-ended }

## Refusals

nothing-moved = Choisissez d'abord qui entre : { $offers }.
    .brief = Choisissez : { $offers }.
may-not-enter = { Plural-face } ne peuvent pas entrer. Peuvent entrer : { $offers }.
    .brief = { Plural-face } ne peuvent pas entrer.
incomplete = { $faces-n ->
    [1] Le { $faces } seul n'est pas
   *[other] { $faces } seuls ne sont pas
  } un groupe. Il faut Fonnjo, ou deux dés d'une même famille.
    .brief = { $faces-n ->
        [1] Le { $faces } seul n'est pas
       *[other] { $faces } seuls ne sont pas
      } un groupe.
need-fonnjo = Pas de photo sans Fonnjo. { $face ->
    [0] { $chosen ->
        [yes] { roll-now }
       *[no] Peuvent entrer : { $offers }.
      }
   *[other] Il peut entrer avec { plural-face }.
  }
    .brief = { $face ->
        [0] Pas de photo sans Fonnjo.
       *[other] Pas de photo sans Fonnjo, qui peut entrer avec { plural-face }.
      }
picture-leaves = { $count ->
    [one] Un dé de plus tiendrait
   *[other] { $count } dés de plus tiendraient
  } sur la photo. { TOUCH() ->
    [yes] Prendre { $points } points ?
   *[no] Encore { KEY("commit") } pour prendre { $points } points.
  }
    .brief = { $count ->
        [one] Un de plus possible.
       *[other] { $count } de plus possibles.
      } { TOUCH() ->
        [yes] Prendre { $points } points ?
       *[no] Encore { KEY("commit") } : { $points } points.
      }
# A lone group is picked already: then it is only to be rolled.
pick-first = { $groups-n ->
    [1] Lancez d'abord : { KEY("roll") } relance les { $groups }.
   *[other] Choisissez d'abord un groupe : { $groups }. { how-to-pick }
  }
    .brief = { $groups-n ->
        [1] Lancez d'abord.
       *[other] Choisissez : { $groups }.
      }
no-such-group = { $face ->
    [0] Ce groupe n'existe pas.
   *[other] Pas de groupe de réserve avec { plural-face }.
  } { $groups-n ->
    [1] { KEY("roll") } relance les { $groups }.
   *[other] Prenez { $groups }. { how-to-pick }
  }
    .brief = { $face ->
        [0] Groupe inconnu.
       *[other] Rien avec { plural-face }.
      } { $groups }.
no-picture-in-crisis = Pas de photo en pleine Crise. { $groups-n ->
    [1] { KEY("roll") } relance les { $groups }.
   *[other] Prenez { $groups }. { how-to-pick }
  }
    .brief = Pas de photo en Crise.
no-crisis = Pas de Crise : aucun groupe à choisir.

## Answers

at-stake = { $stake } points en jeu.
points = { $crisis ->
    [yes] { at-stake } Pas de photo en Crise.
   *[no] { $open ->
        [no] Rien encore.
       *[yes] { $points ->
            [0] { $stake ->
                [0] {""}
               *[other] { at-stake }
              } Pas de photo sans Fonnjo.
           *[other] { worth-picture }
          }
      }
  }
    .brief = { $crisis ->
        [yes] { $stake }, pas de photo.
       *[no] { $open ->
            [no] 0.
           *[yes] { $points ->
                [0] { $recorded }, sans Fonnjo.
               *[other] { $points }{ of-before }.
              }
          }
      }
    .full = { $crisis ->
        [yes] { at-stake } Pas de photo en Crise.
       *[no] { $open ->
            [no] Rien encore.
           *[yes] { $points ->
                [0] { $stake ->
                    [0] {""}
                   *[other] { at-stake }
                  } Pas de photo sans Fonnjo.
               *[other] Photo { $points }, { $chosen ->
                    [yes] avec votre choix
                   *[no] avec tous ceux qui peuvent entrer
                  }{ $recorded ->
                    [0] .
                   *[other] {" "}; dont { $recorded } des jours d'avant.
                  }
              }
          }
      }
last-roll = { $faces-n ->
    [0] Rien de lancé.
   *[other] { $who ->
        [other] { $name }, dernier lancer : { $families }.
       *[you] { $families }.
      } { $offers-n ->
        [0] {""}
       *[other] Choix : { $offers }.
      }
  }
die = { $family ->
    [1] Fonnjo
    [2] Jumeau
    [3] Triplé
   *[4] Quadruplé
  } { $face }{ $kept ->
    [yes] , choisi.
   *[no] .
  }
    .full = Dé { $place } : { $family ->
        [1] Fonnjo
        [2] jumeau
        [3] triplé
       *[4] quadruplé
      } { $face }{ $kept ->
        [yes] , choisi.
       *[no] .
      }
scores = { $scores }. { $over ->
    [yes] La partie est finie.
   *[no] Manche { $round }{ $rounds ->
        [0] , objectif { $target }.
       *[other] {" "}sur { $rounds }.
      }
  }
    .brief = { $scores }.
whose-turn = { $over ->
    [yes] La partie est finie.
   *[no] { $who ->
        [you] À vous
       *[other] À { $name } de jouer
      }{ $day ->
        [1] {""}
       *[other] , jour { $day }
      }. { $crisis ->
        [yes] Crise.
       *[no] {""}
      }
  }
    .brief = { $over ->
        [yes] La partie est finie.
       *[no] { $who ->
            [you] À vous
           *[other] À { $name }
          }{ $day ->
            [1] .
           *[other] , jour { $day }.
          }
      }
choice-list = { $over ->
    [yes] La partie est finie.
   *[no] { $count ->
        [0] Lancez d'abord.
        [one] Une face peut entrer : { $offers }.
       *[other] { $count } faces peuvent entrer : { $offers }.
      }
  }
    .brief = { $over ->
        [yes] La partie est finie.
       *[no] { $count ->
            [0] Lancez d'abord.
           *[other] { $offers }.
          }
      }
group-picked = { KEY("roll") } relance les { $groups }{ $unpicked-n ->
    [0] .
   *[other] {" "}; ou prenez { $unpicked }.
  }
group-list = { at-stake } { $who ->
    [other] { $groups }.
   *[you] { $groups-n ->
        [1] { group-picked }
       *[other] Prenez { $groups }. { how-to-pick }
      }
  }
    .brief = { at-stake } { $who ->
        [other] { $groups }.
       *[you] { $groups-n ->
            [1] { group-picked }
           *[other] { $groups } ?
          }
      }
risk-cup = { $groups-n ->
    [0] { $throws ->
        [one] un dé
       *[other] { $throws } dés
      }
   *[other] { $groups }
  }
    .brief = { $groups-n ->
        [0] { $throws ->
            [one] Un dé
           *[other] { $throws } dés
          }
       *[other] { $groups }
      }
risk = { $over ->
    [yes] La partie est finie.
   *[no] { $ready ->
        [yes] Lancer
       *[no] Avec tous ceux qui peuvent entrer, lancer
      } { risk-cup } : { $never ->
        [yes] quelqu'un peut toujours entrer.
       *[no] { $insured ->
            [yes] Crise
           *[no] Foon
          } { $percent ->
            [0] moins d'une fois sur 100.
            [1] une fois sur 100.
           *[other] { $percent } fois sur 100.
          }
      }
  }
    .brief = { $over ->
        [yes] La partie est finie.
       *[no] { risk-cup.brief } : { $insured ->
            [yes] Crise
           *[no] Foon
          } { $percent } pour cent.
      }
party = { $party-n ->
    [0] Personne à la Fête.
   *[other] À la Fête : { $party }.
  } { $offers-n ->
    [0] {""}
   *[other] Choix : { $offers }.
  }
    .brief = { $party-n ->
        [0] Fête vide.
       *[other] { $party }.
      }
dungeon = { $count ->
    [0] Personne au Cachot.
   *[other] Au Cachot : { $dungeon }.
  }
    .brief = { $count ->
        [0] Cachot vide.
       *[other] { $dungeon }.
      }
rules-in-force = Fonnjo Foon. { $target ->
    [0] { $rounds ->
        [one] Une manche.
       *[other] { $rounds } manches.
      } Le plus haut total gagne.
   *[other] Objectif { $target } : la manche où quelqu'un l'atteint est la dernière, et le plus haut total gagne.
  }
    .brief = Fonnjo Foon, { $target ->
        [0] { $rounds ->
            [one] une manche.
           *[other] { $rounds } manches.
          }
       *[other] en { $target }.
      }

## Commands, as they are called here

command-commit = Prendre la photo
    .help = Finit votre tour : la photo vaut les dés du groupe de Fonnjo, et les jours notés.
command-all = Tous ceux qui peuvent entrer
    .help = Choisit tous les dés qui peuvent entrer à la Fête.
command-roll = Lancer
    .help = Fait entrer à la Fête les dés choisis et lance ceux en main. Tous dedans : encore un jour.

## Hints, and the review that tells decisions by them

hint = { $pick ->
    [0] { $commit ->
        [yes] { $all ->
            [no] { $faces-n ->
                [0] Prendre la photo.
               *[other] Faire entrer { hint-dice }, puis la photo.
              }
           *[yes] Prendre la photo.
          }
       *[no] { $faces-n ->
            [0] Lancer { $throws ->
                [one] un dé
               *[other] { $throws } dés
              }.
           *[other] { $all ->
                [yes] Tout faire entrer et lancer
               *[no] Faire entrer { hint-dice }, et lancer
              } { $throws ->
                [one] un dé
               *[other] { $throws } dés
              }.
          }
      }
   *[other] Prendre { group-of-pick }.
  }
# Where other dice of the same face stay in hand, those that move are told by family.
hint-dice = { $part-n ->
    [0] { $offers }
   *[other] { $rest-n ->
        [0] { $part }
       *[other] { $rest } ; { $part }
      }
  }
group-of-pick = { $pick ->
    [1] les as
   *[other] les { $pick }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

roll-told = { $day ->
    [yes] un jour de plus
   *[no] { $dice ->
        [1] un dé
       *[other] { $dice } dés
      }
  } : { $average } en moyenne, { $crisis ->
    [yes] Crise
   *[no] Foon
  } { $percent } fois sur 100
other-roll-told = { $other_day ->
    [yes] un jour de plus
   *[no] { $other_dice ->
        [1] un dé
       *[other] { $other_dice } dés
      }
  } : { $other_average } en moyenne, { $other_crisis ->
    [yes] Crise
   *[no] Foon
  } { $other_percent } fois sur 100
reason-day = La photo rapporte { $picture }, un jour de plus { $average } en moyenne : les { $picture } restent acquis, et Foon d'abord { $percent } fois sur 100.
reason-picture = Photo : { $picture } ; { roll-told }.
reason-hands = { roll-told } ; { other-roll-told }.
reason-average = En moyenne cela rapporte { $average }, votre choix { $other_average }.
reason-group = La photo vaut { $picture }, la vôtre { $other_picture }.
half-hint-groups = Lequel de ces groupes trouve plus facilement des partenaires ?
half-hint-day = Comparez la photo avec un jour de plus.
half-hint-hand = Faut-il faire entrer tous les dés ? Plus on lance de dés, plus le Foon est rare.
half-hint-dungeon = Attention au Cachot.
half-hint-picture = Comparez la photo avec ce que rapporte un lancer en moyenne.
drill-another-day = Tous les dés à la Fête, le Cachot vide
drill-first-picture = Premier lancer : quatre dans le groupe de Fonnjo
drill-three-in = Trois dans le groupe de Fonnjo, et une réserve
drill-picture-four = Quatre dans le groupe de Fonnjo, une réserve, quatre dés en main
drill-picture-three = Quatre dans le groupe de Fonnjo, une réserve, trois dés en main
drill-five-in-hand = Deux dans le groupe de Fonnjo, une réserve, cinq dés en main
drill-picture-one = Quatre dans le groupe de Fonnjo, une réserve, un dé en main
drill-four-in-hand = Deux dans le groupe de Fonnjo, une réserve, quatre dés en main
drill-no-reserve = Cinq dans le groupe de Fonnjo, pas de réserve
drill-second-day = Deuxième jour : deux dans le groupe de Fonnjo

## Opponents

opponent-random = Raoul, 2,8 points par tour : joue au hasard
opponent-cautious = Prudence, 2,8 points par tour : prend la photo dès que Fonnjo y est
opponent-weak = Gaston, 3,4 points par tour : se trompe souvent
opponent-bold = Bo, 3,6 points par tour : espère toujours un jour de plus
opponent-fair = Félix, 4,8 points par tour : se trompe de temps en temps
opponent-steady = Stella, 5,6 points par tour : garde une réserve et pèse ses chances
opponent-strong = Victor, 6,3 points par tour : se trompe rarement
opponent-perfect = Perle, 7,5 points par tour : joue parfaitement

## Options, as the menu and the rules call them

option-rounds = Manches
    .help = Le nombre de tours de chacun.
option-target = Objectif, 0 pour aucun
    .help = Avec un objectif, la partie finit à la manche où quelqu'un l'atteint.
variant-rounds = { $value ->
    [one] { $value } manche
   *[other] { $value } manches
  }
variant-target = à { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 4 5 6 7 8
in-short = { TOUCH() ->
    [yes] En bref : vous lancez dix dés, et vous entendez les faces qui peuvent entrer à la Fête. Vous en faites entrer et relancez le reste. Avec Fonnjo à la Fête, vous pouvez prendre la photo : un point par dé de son groupe. Si personne ne peut entrer, c'est Foon, et le tour est perdu.
   *[no] En bref : { KEY("roll") } lance dix dés, et vous entendez les faces qui peuvent entrer à la Fête. Un chiffre choisit tous les dés de sa face, { KEY("all") } tous ceux qui peuvent entrer ; { KEY("roll") } relance le reste. Avec Fonnjo à la Fête, { KEY("commit") } prend la photo : un point par dé de son groupe. Si personne ne peut entrer, c'est Foon, et le tour est perdu.
  }
rules-1 = Les dix dés sont des monstres de quatre familles : Fonnjo, qui est seul, deux jumeaux, trois triplés et quatre quadruplés. Fonnjo donne une fête, et la photo de son groupe fait votre score.
rules-2 = Votre tour commence avec les dix dés en main, personne à la Fête ni au Cachot. Lancez-les.
rules-3 = Après chaque lancer, faites entrer au moins un dé à la Fête : peu ou beaucoup, comme vous voulez, parmi ceux qui peuvent entrer.
rules-4 = Fonnjo peut entrer avec n'importe quel dé qui montre sa face. Cela forme le groupe de Fonnjo.
rules-5 = Deux dés d'une même famille et de même face peuvent entrer ensemble. Cela forme un groupe de réserve.
rules-6 = Dès qu'une face a un groupe, tout dé lancé de cette face peut le rejoindre, quelle que soit sa famille, au même lancer ou plus tard. Une face n'a jamais plus d'un groupe.
rules-7 = Fonnjo peut aussi rejoindre un groupe de réserve, qui devient le groupe de Fonnjo.
rules-8 = Ensuite, lancez les dés encore en main, ou prenez une photo : votre tour finit et rapporte un point par dé du groupe de Fonnjo. Les autres groupes ne rapportent rien, et il n'y a pas de photo sans Fonnjo.
rules-9 = Si personne ne peut entrer après un lancer, c'est Foon : le tour finit et ne rapporte rien.
rules-10 = Un Foon sur un lancer de tous les dés qui ne sont pas au Cachot est un Grand Foon.
rules-11 = Crise : si le groupe de Fonnjo et un groupe de réserve sont à la Fête, un Foon ne finit pas votre tour. Les dés qui viennent d'être lancés vont au Cachot et y restent jusqu'à la fin du tour.
rules-12 = Vous choisissez alors un groupe de réserve et lancez ses dés. Ce lancer compte comme un autre ; il peut même amener une nouvelle Crise.
rules-13 = Encore un jour : quand tous les dés hors du Cachot sont à la Fête, prenez la photo, ou notez ses points et relancez tous ces dés, pour un jour de plus. Les jours s'ajoutent jusqu'à la photo ; un Foon les fait tous perdre.
rules-14 = La partie dure 12 manches, ou le nombre choisi dans les options, et le plus haut total gagne. Avec un objectif, elle finit avec la manche où quelqu'un l'atteint. À total égal, la victoire est partagée. On peut aussi jouer en solitaire, pour le plus haut total.
rules-15 = { TOUCH() ->
    [yes] Les faces qui peuvent entrer sont des boutons ; { KEY("all") } choisit tous ceux qui peuvent entrer.
   *[no] Touches : { KEY("roll") } lance. Un chiffre choisit tous les dés de sa face, et à chaque nouvel appui un de moins. { KEY("all") } choisit tous ceux qui peuvent entrer. { KEY("previous") } et { KEY("next") } parcourent les faces. { KEY("commit") } prend la photo.
  }
rules-16 = { KEY("points") } dit ce que vaut la photo, { KEY("last_roll") } tout le lancer par famille, { KEY("risk") } le risque, { KEY("party") } la Fête, { KEY("dungeon") } le Cachot, { KEY("scores") } les scores, { KEY("turn") } à qui de jouer.
rules-17 = { TOUCH() ->
    [yes] En Crise, choisissez un groupe de réserve ; { KEY("roll") } le lance.
   *[no] En Crise, le chiffre d'un groupe de réserve le choisit, et { KEY("roll") } le lance.
  }
rules-18 = { game-credits }

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Le meilleur premier groupe, ce sont les deux jumeaux, puis deux triplés, puis deux quadruplés ; Fonnjo avec un seul dé vient après eux.
tips-2 = Faites entrer peu de dés d'abord : au premier lancer, tout faire entrer coûte en moyenne plus d'un point, sur les 7 d'un tour.
tips-3 = Sans groupe de réserve, relancez avec 4 dés au plus dans le groupe de Fonnjo, et prenez la photo avec 7.
tips-4 = Avec un groupe de réserve en plus de celui de Fonnjo, et personne au Cachot, relancez : un Foon ne serait qu'une Crise.
tips-5 = Quand les dix dés sont à la Fête, jouez toujours un jour de plus : un lancer de dix dés n'est un Foon qu'une fois sur 70.

## The lesson: what a step says, before the key to press; by their names in lessons/fonnjo_foon.toml

teach-roll = Les dix dés sont des monstres : Fonnjo, deux jumeaux, trois triplés, quatre quadruplés. Fonnjo donne une fête. Lancez-les tous.
teach-digit = Vous entendez qui peut entrer à la Fête : Fonnjo avec tout dé de sa face, et deux dés de même famille et de même face. { TOUCH() ->
    [yes] Faites entrer les quatre.
   *[no] Un chiffre choisit sa face.
  }
teach-all = { KEY("all") } choisit tous ceux qui peuvent entrer : les 6 aussi.
teach-rest = Maintenant, lancez les dés encore en main.
teach-party = Ils rejoignent les groupes de leur face. { KEY("party") } dit qui est déjà à la Fête.
teach-points = Une photo rapporte un point par dé du groupe de Fonnjo. { KEY("points") } dit ce qu'elle vaut maintenant.
teach-picture = { KEY("commit") } prend la photo et finit votre tour. Tous ceux qui peuvent entrer y seront.
teach-listen = Écoutez le tour de { opponent-name-cautious }. { KEY("toggle") } l'accélère.
teach-second = Lancez de nouveau.
teach-both = Choisissez-les tous.
teach-risk = Une photo de 2 points ? Continuez plutôt.
teach-dungeon = Personne ne peut entrer. Mais un groupe sans Fonnjo peut vous sauver : c'est une Crise. { KEY("dungeon") } dit qui est au Cachot.
teach-crisis = Maintenant, lancez les deux 5. L'un d'eux doit pouvoir entrer.
teach-foon = Personne ne peut entrer, et il n'y a plus de groupe de réserve : c'est Foon. Le tour ne rapporte rien. Écoutez encore.
teach-third = Lancez de nouveau.
teach-all-in = Choisissez-les tous.
teach-day = Vous pouvez prendre la photo, ou garder ses points et relancer les dix dés : encore un jour. Essayez.
teach-days = Un Foon ferait perdre le premier jour aussi. Prenez donc la photo.
teach-learned = Voilà Fonnjo Foon : faire entrer, puis continuer ou prendre la photo avant un Foon. Le plus haut total après douze manches gagne.

## What is shown

label-family = { $family ->
    [1] Fonnjo
    [2] jumeau
    [3] triplé
   *[4] quadruplé
  }
label-die = Dé { $place } : { $face ->
    [0] { $family ->
        [0] roule
       *[other] { label-family }
      }
   *[other] { label-face }, { label-family }
  }
label-fonnjo = Groupe de Fonnjo
label-reserve = Réserve : { plural-face }
label-dungeon = Cachot
label-stake = Photo : { $points }
yes-picture-leaves = Oui, prendre la photo
