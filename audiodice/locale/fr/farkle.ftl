# Farkle in French. Hot dice is "main pleine", as at the French game of ten thousand.

game-name = Farkle
game-kind = quitte ou double
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

## A roll and what is kept of it

rolled = { $points ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $faces }. { $combos }, { $points }. { $choices ->
            [1] {""}
           *[other] { $choices } choix.
          }
      }
  }
    .brief = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { $faces }. { $all ->
                [yes] { $count ->
                    [1] { $combos }
                    [2] Les deux
                    [3] Les trois
                    [4] Les quatre
                    [5] Les cinq
                   *[6] Les six
                  }, { $points }.
               *[no] { $combos }, { $points }.
              }
          }
      }
    .full = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] { $name } lance { $faces }.
           *[you] { $faces }. { $combos }, { $points }. { $choices } choix. { $before ->
                [0] {""}
               *[other] { $before } déjà mis de côté.
              }
          }
      }
all-dice = {""}
# The turn's points, where there are more than those of these dice.
stake-so-far = { $more ->
    [yes] , { $at_stake } en jeu
   *[no] {""}
  }
    .brief = { $more ->
        [yes] , { $at_stake } en tout
       *[no] {""}
      }
kept = { $who ->
    [other] {""}
   *[you] { $faces } { $faces-n ->
        [1] gardé
       *[other] gardés
      } pour { $points }{ stake-so-far }. { KEY("roll") } lance { $throws ->
        [one] un dé
       *[other] { $throws } dés
      }.
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces } { $faces-n ->
            [1] gardé
           *[other] gardés
          }, { $points }{ stake-so-far.brief }.
      }
    .full = { $who ->
        [other] Garde { $faces }, { $at_stake } en jeu.
       *[you] { $faces } { $faces-n ->
            [1] gardé
           *[other] gardés
          } pour { $points }, { $at_stake } en jeu. { KEY("roll") } lance { $throws ->
            [one] un dé
           *[other] { $throws } dés
          }.
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] Rien de gardé.
       *[other] { $faces } { $faces-n ->
            [1] gardé
           *[other] gardés
          } pour { $points }{ stake-so-far }. { KEY("roll") } lance { $throws ->
            [one] un dé
           *[other] { $throws } dés
          }.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] Rien de gardé.
           *[other] { $faces } { $faces-n ->
                [1] gardé
               *[other] gardés
              }, { $points }{ stake-so-far.brief }.
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
        [other] Main pleine pour { $name }, { $at_stake } en jeu.
       *[you] Main pleine ! { $at_stake } en jeu. { KEY("roll") } relance les six{ $enough ->
        [yes] , { KEY("commit") } encaisse.
       *[no] . On encaisse dès { $need }.
      }
      }
choice = { $leaves ->
    [0] { $faces } pour { $points }, main pleine.
   *[other] { $faces } pour { $points }, { $leaves ->
        [one] reste un dé
       *[other] restent { $leaves } dés
      }.
  }
    .brief = { $faces }, { $points }.

## The end of a turn

banked = { $who ->
    [other] { $name } : { $taken }. Encaisse { $points }, total { $total }.
   *[you] { $points } encaissés, total { $total }.
  }
    .brief = { $who ->
        [other] { $name } encaisse { $points }, { $total }.
       *[you] { $points } encaissés, { $total }.
      }
farkled = { $who ->
    [other] { $name } : { $taken-n ->
        [0] farkle avec { $faces }.
       *[other] { $taken }, puis farkle avec { $faces }. { $lost } perdus.
      }
   *[you] Farkle ! { $faces }. { $lost ->
        [0] {""}
       *[other] { $lost } perdus.
      }
  }
    .brief = { $who ->
        [other] { $name } : farkle{ $lost ->
            [0] .
           *[other] , { $lost } perdus.
          }
       *[you] Farkle ! { $lost ->
            [0] {""}
           *[other] { $lost } perdus.
          }
      }
last-round = { $who ->
    [you] { $score } : dernière manche. Chacun des autres a encore un tour.
   *[other] { $name } arrive à { $score } : dernière manche.
  }
    .brief = Dernière manche.

## Refusals

scoring-item = { $a ->
    [1] les as
   *[other] les { $a }
  }

nothing-kept = Gardez d'abord quelque chose. { $count ->
    [1] { $best }.
   *[other] { $count } choix : { $best }.
  }
    .brief = Gardez d'abord : { $best }.
useless = { Plural-face } ne rapportent rien. Seuls { $scoring } rapportent.
    .brief = { Plural-face } ne rapportent rien.
incomplete = { $faces } : pas encore un choix.
    .brief = { $faces }, pas encore.
bank-wins = { KEY("commit") } gagne maintenant, avec { $total }. Encore { KEY("roll") } pour lancer.
    .brief = { KEY("commit") } gagne. Encore { KEY("roll") } pour lancer.
too-low = { $points } en jeu. On encaisse dès { $need }.
    .brief = { $points }. On encaisse dès { $need }.

## Answers

points = { $open ->
    [no] Rien encore. On encaisse dès { $need }.
   *[yes] { $points } en jeu. { $enough ->
        [yes] { KEY("commit") } encaisse.
       *[no] On encaisse dès { $need }.
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $enough ->
            [yes] { $points }.
           *[no] { $points }. On encaisse dès { $need }.
          }
      }
    .full = { $open ->
        [no] Rien encore. On encaisse dès { $need }.
       *[yes] { $points } en jeu : { $before } de côté, { $here } avec ce choix. { $enough ->
            [yes] { KEY("commit") } encaisse.
           *[no] On encaisse dès { $need }.
          }
      }
choice-list = { $count ->
    [0] Aucun choix : lancez d'abord.
    [1] Un choix : { $best }.
   *[other] { $count } choix. Au mieux { $best }.
  }
    .brief = { $count ->
        [0] Lancez d'abord.
        [1] { $best }.
       *[other] { $count }. { $best }.
      }
risk = { $keep_first ->
    [yes] Gardez d'abord quelque chose. Lancer { $throws ->
        [one] un dé
       *[other] { $throws } dés
      } : farkle { $percent } fois sur 100.
   *[no] Lancer { $throws ->
        [one] un dé
       *[other] { $throws } dés
      } : farkle { $percent } fois sur 100.
  }
    .brief = { $throws ->
        [one] Un dé
       *[other] { $throws } dés
      } : { $percent } pour cent.
rules-in-force = Farkle. Objectif { $target }. On encaisse dès { $minimum }, la première fois dès { $first_bank }. { $last_round ->
    [yes] Quand l'objectif est atteint, chacun des autres a encore un tour.
   *[no] Le premier à encaisser l'objectif gagne.
  }
    .brief = Farkle en { $target }. On encaisse dès { $minimum }, d'abord { $first_bank }.

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] Encaisser.
       *[other] Garder { $faces } et encaisser.
      }
   *[no] { $faces-n ->
        [0] Lancer.
       *[other] Garder { $faces } et lancer { $throws ->
            [one] un dé
           *[other] { $throws } dés
          }.
      }
  }

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

## Rules, line by line, in our own words

in-short = En bref : { KEY("roll") } lance six dés. Gardez ce qui rapporte, avec les chiffres ou avec { KEY("all") } ; puis { KEY("roll") } relance le reste, ou { KEY("commit") } encaisse vos points et finit le tour. Si rien ne rapporte, les points du tour sont perdus. Le premier qui encaisse 1000 gagne.
rules-1 = Farkle se joue avec six dés. Le premier qui encaisse l'objectif, d'habitude 1000 points, gagne.
rules-2 = À votre tour, vous lancez les six dés et gardez au moins un dé ou une combinaison qui rapporte.
rules-3 = Ensuite vous choisissez : lancer les dés qui restent, ou encaisser. Encaisser ajoute les points du tour à votre score, et le tour est fini.
rules-4 = Si rien ne rapporte dans un lancer, c'est un farkle : le tour finit et tous ses points sont perdus.
rules-5 = Si les six dés ont rapporté, c'est la main pleine : vous pouvez continuer en relançant les six.
rules-6 = On encaisse à partir de 30 points ; la première fois, tant que vous n'avez aucun point, à partir de 50. Les options peuvent fixer d'autres limites.
rules-7 = Un as seul, c'est-à-dire un dé de valeur 1, rapporte 10 ; un 5 seul rapporte 5. Les autres dés seuls ne rapportent rien.
rules-8 = Un brelan, trois dés identiques, rapporte dix fois sa face : brelan de 2, 20 points, jusqu'au brelan de 6, 60 points. Le brelan d'as rapporte 75.
rules-9 = Un carré, quatre dés identiques, rapporte 100 plus dix fois sa face : de 110 à 160.
rules-10 = Cinq dés identiques rapportent 300 plus vingt fois leur face : de 320 à 420.
rules-11 = Six dés identiques rapportent 600 plus vingt-cinq fois leur face : de 625 à 750.
rules-12 = Cinq dés qui se suivent, de 1 à 5 ou de 2 à 6, font une petite suite, 100. La grande suite, de 1 à 6, rapporte 200.
rules-13 = Trois paires différentes rapportent 150. Le full, ici un carré et une paire, rapporte 250. Deux brelans rapportent 250.
rules-14 = Les dés de lancers différents ne se combinent jamais : chaque combinaison vient d'un seul lancer.
rules-15 = Avec l'option de la dernière manche, chacun des autres joue encore un tour quand l'objectif est atteint.
rules-16 = Touches : { KEY("roll") } lance. Les chiffres gardent les dés de leur face, { KEY("all") } garde tout ce qui rapporte, { KEY("previous") } et { KEY("next") } parcourent les choix. { KEY("commit") } encaisse.
rules-17 = { KEY("points") } dit les points du tour, { KEY("last_roll") } le dernier lancer, { KEY("scores") } les scores, { KEY("turn") } à qui de jouer.

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = Vous lancez six dés, et gardez ce qui rapporte.
teach-digit = Un as seul rapporte 10, un 5 seul rapporte 5 ; les autres faces, seulement à plusieurs. Un chiffre garde sa face : gardez l'as.
teach-all = { KEY("all") } garde tout ce qui rapporte : ici, le 5 aussi.
teach-rest = Maintenant, lancez les dés que vous n'avez pas gardés.
teach-walk = Trois dés identiques rapportent dix fois leur face, trois as 75. { KEY("next") } et { KEY("previous") } parcourent les choix, et gardent ce que vous entendez.
teach-points = { KEY("points") } dit ce que vaut ce tour.
teach-risk = On encaisse à partir de 50 points la première fois, de 30 ensuite. Il faut donc continuer. { KEY("risk") } dit le risque.
teach-last-die = Un farkle ferait perdre les points du tour. Risquez le dernier dé.
teach-hot = Quelle chance ! Gardez-le : quand les six dés ont rapporté, c'est la main pleine.
teach-six = Vous pourriez encaisser. Mais la main pleine relance les six dés, et six dés rapportent presque toujours.
teach-bank = C'est assez. { KEY("commit") } encaisse : les points sont à vous, et le tour finit. Si rien n'est gardé, il prend tout ce qui rapporte.
teach-others = Écoutez le tour de { opponent-name-cautious }. { KEY("toggle") } l'accélère.
teach-second = Une suite de cinq ou six dés rapporte aussi, trois paires aussi : 100 points et plus. Lancez de nouveau.
teach-keep = Seulement un as. Gardez-le.
teach-greed = Trop peu pour encaisser : lancez les cinq autres.
teach-farkle = Rien ne rapporte : c'est un farkle. Le tour finit, ses points sont perdus. Écoutez encore.
teach-scores = { KEY("scores") } dit les scores, { KEY("turn") } à qui de jouer.
teach-learned = Voilà Farkle : lancer, garder, puis continuer ou encaisser. Le premier qui encaisse 1000 gagne.
