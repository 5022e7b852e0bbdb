# Farkle in French. Hot dice is "main pleine", as at the French game of ten thousand.

game-name = Farkle
game-kind = un quitte ou double
game-credits = Farkle est un jeu traditionnel ; combinaisons et limites comme au Salon de jeux de QuentinC.

## Combinations, as they are called in a sentence. $a its name, $b its face, $c how many.
## "un 5" would be heard as the dice 1 5, hence "le 5".

combos-item = { $a ->
    [single] { $c ->
        [1] { $b ->
            [1] l'as
           *[other] le { $b }
          }
       *[other] les deux { $b ->
            [1] as
           *[other] { $b }
          }
      }
    [three] brelan { combo-face }
    [four] carré { combo-face }
    [five] cinq { $b ->
        [1] as
       *[other] fois { $b }
      }
    [six] six { $b ->
        [1] as
       *[other] fois { $b }
      }
    [small_straight] petite suite
    [large_straight] grande suite
    [three_pairs] trois paires
    [full_house] full
   *[two_triples] deux brelans
  }
# What was kept or can be, set by set. $d is what follows: more or and (of the same roll), then (another roll),
# hot (a roll of all six, after hot dice), end.
sets-item = { combos-item }{ $d ->
    [more] ,
    [and] {" "}et
    [then] , puis
    [hot] , main pleine, puis
   *[end] {""}
  }
sets-joint = { $head } { $next }
sets-last = { $head } { $next }
big-item = { $a ->
    [hot_dice] main pleine
   *[other] { combos-item }
  }

## A roll and what is kept of it

# One die is "a 5", not a bare number: only points are.
some-dice = { $faces-n ->
    [1] un { $faces }
   *[other] { $faces }
  }
these-dice = { $faces-n ->
    [1] le { $faces }
   *[other] { $faces }
  }
# The points of a single 5 would be heard as one more die.
rolled-sum = { $count ->
    [1] { some-dice } : { $points } points
   *[other] { $faces }. { $points ->
        [5] Le 5 compte
       *[other] { $points } points
      }
  }
rolled-sets = { rolled-sum }{ $count ->
    [1] {""}
   *[other] { $points ->
        [5] {""}
       *[other] {" "}: { $sets }
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
                    [yes] {" "}: { $count ->
                        [2] les deux
                        [3] les trois
                        [4] les quatre
                        [5] les cinq
                       *[6] les six
                      }
                   *[no] {" "}: { $sets }
                  }
              }.
          }
      }
    .full = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] { $before ->
                [0] { $name } lance { some-dice }.
               *[other] Lance { some-dice }.
              }
           *[you] { rolled-sets } { $choices } choix. { $before ->
                [0] {""}
               *[other] Avant, { $before } points.
              }
          }
      }
all-dice = {""}
stake = { $at_stake } points{ $more ->
    [yes] {" "}en jeu
   *[no] {""}
  }
keeping = { $faces-n ->
    [1] Le { $faces } gardé
   *[other] { $faces } gardés
  }, { stake }, { $throws ->
    [one] reste un dé
   *[other] restent { $throws } dés
  }.
    .brief = { these-dice } : { $more ->
        [yes] { $at_stake } en tout
       *[no] { $at_stake } points
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
        [other] { $name } garde { these-dice }, { stake }.
       *[you] { keeping }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] Aucun dé gardé.
       *[other] { keeping }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] Aucun dé gardé.
           *[other] { keeping.brief }
          }
      }
hot-dice = { $who ->
    [other] {""}
   *[you] Main pleine ! { $at_stake }. { KEY("roll") } relance les six{ $enough ->
        [yes] , { KEY("commit") } encaisse.
       *[no] . On encaisse dès { $need }.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Main pleine ! { $at_stake }.
      }
    .full = { $who ->
        [other] Main pleine pour { $name }, { stake }.
       *[you] Main pleine ! { $at_stake } en jeu. { KEY("roll") } relance les six{ $enough ->
        [yes] , { KEY("commit") } encaisse.
       *[no] . On encaisse dès { $need }.
      }
      }
choice = { these-dice }, { stake }, { $leaves ->
    [0] main pleine.
    [1] reste un dé.
   *[other] restent { $leaves } dés.
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
   *[other] {" "}{ $big } !
  }
# In full: the dice that a bank took by itself, which no keep told.
taking = { $faces-n ->
    [0] {""}
   *[other] , garde { these-dice }
  }
banked = { $who ->
    [other] { $name } encaisse { $points }{ in-all }.{ with-big }
   *[you] { $points } encaissés{ in-all }.
  }
    .brief = { $who ->
        [other] { $name } encaisse { $points }{ in-all.brief }.
       *[you] { $next_who ->
            [none] { $points } encaissés.
           *[other] Total { $total }.
          }
      }
    .full = { $who ->
        [other] { $name } encaisse { $points }{ in-all }{ taking }.
       *[you] { $points } encaissés{ in-all }.
      }
# What is told to who asks for what was missed: the path, too. In full it was told roll by roll.
missed-banked = { $who ->
    [other] { $name } encaisse { $points } points{ in-all }{" "}: { $sets }.
   *[you] { banked }
  }
    .full = { banked.full }
farkled = { $who ->
    [other] { $name } : farkle{ $lost ->
        [0] .
       *[other] , { $lost } perdus.
      }
   *[you] Farkle ! { $lost ->
        [0] {""}
       *[other] { $lost } points perdus.{" "}
      }{ some-dice }.
  }
    .brief = { $who ->
        [other] { farkled }
       *[you] Farkle ! { $lost ->
            [0] {""}
           *[other] { $lost } perdus.
          }
      }
    .full = { $who ->
        [other] { $name } lance { some-dice } : farkle{ $lost ->
            [0] .
           *[other] , { $lost } points perdus.
          }
       *[you] { farkled }
      }
told-banked = { told-who } encaissé { $points } points, total { $total }.
told-farkled = Farkle{ $who ->
    [you] {""}
   *[other] {" "}pour { $name }
  }{ $lost ->
    [0] .
   *[other] , { $lost } perdus.
  }
penalized = { $who ->
    [other] { $name } : trois farkles de suite
   *[you] Trois farkles de suite
  }{ $lost ->
    [0] , et rien à perdre.
   *[other] , { $lost } perdus{ in-all }.
  }
    .brief = { $who ->
        [other] { $name }, troisième farkle
       *[you] Troisième farkle
      }{ $lost ->
        [0] .
       *[other] {" "}: { $lost } perdus{ in-all.brief }.
      }
penalty-near = { $who ->
    [other] { $name } : deux farkles de suite.
   *[you] Deux farkles de suite : un troisième coûte { $penalty }.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Un troisième coûte { $penalty }.
      }
last-round = Dernière manche.
    .full = Dernière manche : chacun des autres a encore un tour.

## Teams: $team is whose turn it was, or who won; $sides are all, by their players

team-item = { $who ->
    [you] vous
   *[other] { $name }
  }
team-last = { $head } et { $next }
teams-item = { $members } { $points }
sides-joint = { $head } contre { $next }
sides-last = { sides-joint }
team-seated = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Vous commencez. { roll-now }
    [here] { $name } commence. { roll-now }
   *[other] { $name } commence.
  }
    .brief = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
  }
team-resumed = { $game }, partie reprise. { $sides }.
    .brief = { $game }.
missed-farkled = { $who ->
    [other] { $name } : farkle{ $lost ->
        [0] . { some-dice }.
       *[other] , { $lost } points perdus. { $sets } { some-dice }.
      }
   *[you] { farkled }
  }
    .full = { farkled.full }
team-in-all = { $totals_follow ->
    [yes] {""}
   *[no] {" "}{ $team } : total { $total }.
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] {" "}{ $team } : { $total }.
      }
team-banked = { $who ->
    [other] { $name } encaisse { $points }.{ with-big }
   *[you] { $points } encaissés.
  }{ team-in-all }
    .brief = { $who ->
        [other] { $name } encaisse { $points }.
       *[you] { $points } encaissés.
      }{ team-in-all.brief }
    .full = { $who ->
        [other] { $name } encaisse { $points }{ taking }.
       *[you] { $points } encaissés.
      }{ team-in-all }
team-missed-banked = { $who ->
    [other] { $name } encaisse { $points } points{" "}: { $sets }.{ team-in-all }
   *[you] { team-banked }
  }
    .full = { team-banked.full }
team-last-round = Dernière manche : chacune des autres équipes a encore un tour.
    .brief = Dernière manche.
team-ended = { $tied ->
    [yes] Égalité à { $top }. { $places }.
   *[no] Gagnants : { $team }{ $seats ->
        [2] , { $top } à { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
teams-in-force = Équipes de deux, un total par équipe : { $sides }.
    .brief = { $sides }.

## Refusals

nothing-kept = Gardez d'abord quelque chose : { $best }.
    .brief = Gardez d'abord : { $best }.
incomplete = { these-dice } : pas encore un choix.
    .brief = { these-dice }, pas encore.
worthless = { these-dice } : aucun point.
bank-wins = { KEY("commit") } gagne maintenant, avec { $total }. { TOUCH() ->
    [yes] Relancer quand même ?
   *[no] Encore { KEY("roll") } pour lancer.
  }
    .brief = { KEY("commit") } gagne. { TOUCH() ->
        [yes] Relancer quand même ?
       *[no] Encore { KEY("roll") } pour lancer.
      }
bank-less = { $there } sur la table. { TOUCH() ->
    [yes] N'encaisser que { $points } ?
   *[no] Encore { KEY("commit") } pour encaisser { $points }.
  }
    .brief = { $there } sur la table. Encore { KEY("commit") } : { $points }.
undone-commit = Encaissement annulé
too-low = Pas encore : { $points } sur { $need }.
    .brief = { $points } sur { $need }.

## Answers

# The sum, then what was collected in this turn and what lies there.
points = { $open ->
    [no] Rien encore.{ $enough ->
        [yes] {""}
       *[no] {" "}On encaisse dès { $need }.
      }
   *[yes] { $stake } points{ $before ->
        [0] { $there ->
            [0] {" "}avec ce choix.
           *[other] {" "}sur la table.
          }
       *[other] {" "}: { $before } de côté, { $there ->
            [0] { $here } avec ce choix.
           *[other] { $there } sur la table.
          }
      } { $bank ->
        [0] { $enough ->
            [yes] {""}
           *[no] On encaisse dès { $need }.
          }
       *[other] { TOUCH() ->
           [yes] Vous pouvez encaisser.
          *[no] { KEY("commit") } encaisse.
         }
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $stake }{ $enough ->
            [yes] {""}
           *[no] {" "}sur { $need }
          }{ $there ->
            [0] .
           *[other] , rien de gardé.
          }
      }
choice-list = { $count ->
    [0] Aucun choix : lancez d'abord.
    [1] Un choix : { $best }.
   *[other] { $count } choix. Les meilleurs : { $best }.
  }
    .brief = { $count ->
        [0] Lancez d'abord.
        [1] { $best }.
       *[other] Sur { $count } : { $best }.
      }
risk = { $keep_first ->
    [yes] Tout gardé, { $throws ->
        [one] un dé
       *[other] { $throws } dés
      } : farkle { $percent ->
        [1] une
       *[other] { $percent }
      } fois sur 100.
   *[no] Lancer { $throws ->
        [one] un dé
       *[other] { $throws } dés
      } : farkle { $percent ->
        [1] une
       *[other] { $percent }
      } fois sur 100.
  }
    .brief = { $throws ->
        [one] Un dé
       *[other] { $throws } dés
      } : farkle, { $percent } pour cent.
bank-from = { $raised ->
    [yes] { $minimum ->
        [0] On encaisse dès { $first_bank } la première fois, puis sans minimum.
       *[other] On encaisse dès { $minimum }, la première fois dès { $first_bank }.
      }
   *[no] { $minimum ->
        [0] On encaisse sans minimum.
       *[other] On encaisse dès { $minimum }.
      }
  }
rules-in-force = Farkle. Objectif { $target }. { bank-from } { $last_round ->
    [yes] Quand l'objectif est atteint, chacun des autres a encore un tour.
   *[no] Le premier à atteindre l'objectif gagne.
  }
    .brief = Farkle en { $target }. { bank-from }
scale-in-force = Barème de { $scale } : l'as vaut 100, le 5 vaut 50, un brelan cent fois sa face, le brelan d'as 300.
    .brief = Barème de { $scale }.
penalty-in-force = Trois farkles de suite coûtent { $penalty } points.
    .brief = Un troisième farkle coûte { $penalty }.

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] Encaisser.
        [1] Garder le { $faces } et encaisser.
       *[other] Garder { $faces } et encaisser.
      }
   *[no] { $faces-n ->
        [0] Lancer.
        [1] Garder le { $faces } et lancer { $throws ->
            [one] un dé
           *[other] { $throws } dés
          }.
       *[other] Garder { $faces } et lancer { $throws ->
            [one] un dé
           *[other] { $throws } dés
          }.
      }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

reason-left = Il y a { $points } points, pas seulement { $other_points }.
reason-dice = Avec { $dice } dés, le farkle est plus rare qu'avec { $other_dice ->
    [1] un seul
   *[other] { $other_dice }
  } : { $percent } fois sur 100 contre { $other_percent }.
reason-roll = Lancer { $dice ->
    [1] un dé
   *[other] { $dice } dés
  } rapporte { $average } en moyenne, malgré un farkle { $percent } fois sur 100 ; encaisser rapporte { $other_points }.
reason-bank = Encaisser rapporte { $points } ; lancer { $other_dice ->
    [1] un dé
   *[other] { $other_dice } dés
  } rapporte { $other_average } en moyenne, avec un farkle { $other_percent } fois sur 100.
reason-points = { $points } points et { $dice ->
    [1] un dé
   *[other] { $dice } dés
  } : { $average } en moyenne ; { $other_points } et { $other_dice ->
    [1] un dé
   *[other] { $other_dice } dés
  } : { $other_average }.
reason-wins = En points ce n'est pas mieux : ici, les scores décident.
half-hint-dice = Comparez le risque de farkle : avec beaucoup de dés et avec peu.
half-hint-bank = Comparez ce que vous avez avec ce que rapporte un lancer en moyenne.
half-hint-scores = Pensez aux scores : ici les points seuls ne décident pas.
drill-four-dice = Deux dés rapportent : garder les deux ?
drill-three-dice = Trois dés rapportent : les garder tous ?
drill-bank-two = Encore deux dés : encaisser ou garder moins ?
drill-last-die = Dès 50 points, encore un dé
drill-last-die-few = Moins de 50 points, encore un dé
drill-last-die-losing = Dès 100 points, encore un dé
drill-roll-three = Dès 50 points, encore trois dés
drill-two-few = Moins de 50 points, encore deux dés
drill-five-of-six = Cinq dés sur six rapportent
drill-three-rich = Dès 50 points, trois dés rapportent

## Opponents: a name and a line about each

# What is won is of 100 games between two, against Perle (bench/strength.py, 2000 games each).
opponent-random = Raoul, gagne 12 fois sur 100 contre Perle : joue au hasard
opponent-weak = Gaston, gagne 24 fois sur 100 contre Perle : se trompe souvent
opponent-cautious = Prudence, gagne 25 fois sur 100 contre Perle : encaisse dès qu'elle peut
opponent-bold = Bo, gagne 30 fois sur 100 contre Perle : en veut toujours plus
opponent-fair = Félix, gagne 38 fois sur 100 contre Perle : se trompe de temps en temps
opponent-strong = Victor, gagne 46 fois sur 100 contre Perle : se trompe rarement
opponent-steady = Stella, gagne 49 fois sur 100 contre Perle : pèse ses chances
opponent-perfect = Perle : joue parfaitement

## Options, as the menu and the rules call them

option-minimum = Minimum à encaisser
    .help = Le minimum de points qu'un tour peut encaisser.
option-first-bank = Minimum la première fois
    .help = Le minimum pour encaisser la première fois.
option-target = Objectif
    .help = Le premier qui encaisse autant de points gagne.
option-last-round = Dernière manche
    .help = Oui : quand l'objectif est atteint, les autres ont encore un tour.
option-scale = Barème, avec ses limites
    .help = Les points des combinaisons, avec l'objectif et les minimums qui vont avec.
option-penalty = Pénalité pour trois farkles de suite
    .help = Ce que coûtent trois farkles de suite.
option-teams = Équipes de deux
    .help = Deux partenaires jouent ensemble, et leurs points s'ajoutent.
variant-scale = barème de { $value }
variant-teams = en équipes
variant-target = à { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 7 8 9 10 11 12 13
in-short = { TOUCH() ->
    [yes] En bref : vous lancez six dés et gardez ce qui rapporte ; puis vous relancez le reste, ou vous encaissez vos points, ce qui finit le tour. Si rien ne rapporte, les points du tour sont perdus. Le premier qui encaisse 1000 gagne.
   *[no] En bref : { KEY("roll") } lance six dés. Gardez ce qui rapporte, avec les chiffres ou avec { KEY("all") } ; puis { KEY("roll") } relance le reste, ou { KEY("commit") } encaisse vos points et finit le tour. Si rien ne rapporte, les points du tour sont perdus. Le premier qui encaisse 1000 gagne.
  }
rules-1 = Farkle se joue avec six dés. Le premier à atteindre l'objectif, d'habitude 1000 points, gagne.
rules-2 = À votre tour, vous lancez les six dés et gardez au moins un dé ou une combinaison qui rapporte.
rules-3 = Ensuite vous choisissez : lancer les dés qui restent, ou encaisser. Encaisser ajoute les points du tour à votre score, et le tour est fini.
rules-4 = Si rien ne rapporte dans un lancer, c'est un farkle : le tour finit et tous ses points sont perdus.
rules-5 = Si les six dés ont rapporté, c'est la main pleine : vous pouvez continuer en relançant les six.
rules-6 = On encaisse à partir de 30 points ; la première fois, tant que vous n'avez aucun point, à partir de 50. Les options peuvent fixer d'autres limites.
rules-7 = L'as seul, c'est-à-dire un dé de valeur 1, rapporte 10 ; le 5 seul rapporte 5. Les autres dés seuls ne rapportent rien.
rules-8 = Un brelan, trois dés identiques, rapporte dix fois sa face : brelan de 2, 20 points, jusqu'au brelan de 6, 60 points. Le brelan d'as rapporte 75.
rules-9 = Un carré, quatre dés identiques, rapporte 100 plus dix fois sa face : de 110 à 160.
rules-10 = Cinq dés identiques rapportent 300 plus vingt fois leur face : de 320 à 420.
rules-11 = Six dés identiques rapportent 600 plus vingt-cinq fois leur face : de 625 à 750.
rules-12 = Cinq dés qui se suivent, de 1 à 5 ou de 2 à 6, font une petite suite, 100. La grande suite, de 1 à 6, rapporte 200.
rules-13 = Trois paires différentes rapportent 150. Le full, ici un carré et une paire, rapporte 250. Deux brelans rapportent 250.
rules-14 = Les dés de lancers différents ne se combinent jamais : chaque combinaison vient d'un seul lancer.
rules-15 = Avec l'option de la dernière manche, chacun des autres joue encore un tour quand l'objectif est atteint.
rules-16 = L'option du barème change la valeur des dés. Au barème de 10000, l'as rapporte 100, le 5 rapporte 50, un brelan cent fois sa face, le brelan d'as 300. Quatre dés identiques rapportent 1000, cinq 2000, six 3000.
rules-17 = À ce barème, la suite de 1 à 6 rapporte 1500, trois paires différentes 1500, un carré et une paire 1500, deux brelans 2500. Cinq dés qui se suivent ne rapportent rien. L'objectif est alors 10000, on encaisse la première fois à partir de 500, et il y a une dernière manche, sauf si les options en décident autrement.
rules-18 = Avec l'option de la pénalité, le troisième farkle de suite enlève à votre total les points que dit l'option, mais le total ne descend jamais sous 0 ; puis le compte repart de zéro. Encaisser met fin à la série.
rules-19 = Avec l'option des équipes de deux, quatre joueurs forment deux équipes, six joueurs trois équipes, huit joueurs quatre équipes. Les partenaires sont face à face : à quatre, le premier joue avec le troisième. Une équipe a un seul total, auquel s'appliquent le premier minimum, l'objectif et la pénalité ; à la dernière manche, chacune des autres équipes a encore un tour.
rules-20 = { TOUCH() ->
    [yes] Un appui sur un dé le garde ou le libère ; { KEY("all") } garde tout ce qui rapporte.
   *[no] Touches : { KEY("roll") } lance. Les chiffres gardent les dés de leur face, { KEY("all") } garde tout ce qui rapporte, { KEY("previous") } et { KEY("next") } parcourent les choix. { KEY("commit") } encaisse.
  }
rules-21 = { KEY("points") } dit les points du tour, { KEY("last_roll") } le dernier lancer, { KEY("scores") } les scores, { KEY("turn") } à qui de jouer.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Si le premier lancer ne rapporte que des as et des 5 isolés, gardez un seul dé, l'as plutôt que le 5, et relancez les cinq autres ; de même à côté d'un brelan de 2.
tips-2 = À égalité, encaissez dès 50 points s'il reste trois dés ou moins à lancer, dès 110 s'il en reste quatre ; avec cinq, continuez sous 250.
tips-3 = Avec 30 ou 35 points et un seul dé, lancez-le : deux fois sur trois tout est perdu, mais la main pleine en vaut la peine. Avec deux dés, encaissez.
tips-4 = Après une main pleine, relancez les six dés jusqu'à 450 points : seuls 2 lancers sur 100 sont alors des farkles.
tips-5 = Quand l'adversaire a 950 points, continuez avec quatre dés ou plus jusqu'à la victoire.

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = Vous lancez six dés, et gardez ce qui rapporte.
teach-digit = L'as seul rapporte 10, le 5 seul rapporte 5 ; les autres faces, seulement à plusieurs. { TOUCH() ->
    [yes] Gardez l'as.
   *[no] Un chiffre garde sa face : gardez l'as.
  }
teach-all = { KEY("all") } garde tout ce qui rapporte : ici, le 5 aussi.
teach-rest = Maintenant, lancez les dés que vous n'avez pas gardés.
teach-walk = Trois dés identiques rapportent dix fois leur face, trois as 75. { KEY("next") } et { KEY("previous") } parcourent les choix, et gardent ce que vous entendez.
teach-points = { KEY("points") } dit ce que vaut ce tour.
teach-risk = On encaisse à partir de 50 points la première fois, de 30 ensuite. Il faut donc continuer. { KEY("risk") } dit le risque.
teach-last-die = Un farkle ferait perdre les points du tour. Risquez le dernier dé.
teach-hot = Quelle chance ! Gardez-le : quand les six dés ont rapporté, c'est la main pleine.
teach-six = Vous pourriez encaisser. Mais la main pleine permet de relancer les six dés, et six dés rapportent presque toujours.
teach-bank = C'est assez. { KEY("commit") } encaisse : les points sont à vous, et le tour finit. Si rien n'est gardé, il prend tout ce qui rapporte.
teach-others = Écoutez maintenant. { KEY("toggle") } accélère le tour.
teach-second = Une suite de cinq ou six dés rapporte aussi, trois paires aussi : 100 points et plus. Lancez de nouveau.
teach-keep = Seulement un as. Gardez-le.
teach-greed = Trop peu pour encaisser : lancez les cinq autres.
teach-farkle = Rien ne rapporte : c'est un farkle. Le tour finit, ses points sont perdus. Écoutez encore.
teach-scores = { KEY("scores") } dit les scores, { KEY("turn") } à qui de jouer.
teach-learned = Voilà Farkle : lancer, garder, puis continuer ou encaisser. Le premier qui encaisse 1000 gagne.

## What is shown

label-stake = { $points } en jeu
label-commit = Encaisser { $points }
yes-bank-wins = Oui, relancer
yes-bank-less = Oui, encaisser { $points }
