# Dice4Fun in French. What every score sheet says is in common.ftl.

game-name = Dice4Fun
game-kind = un Yatzy
game-credits = Dice4Fun est de la famille du Yatzy, qui vient du Yacht, jeu du domaine public.

## The boxes, as French players of the Yams family call them: $a is the box. "5er Dice" is the Yams.

box-item = { $a ->
    [ones] les as
    [twos] les deux
    [threes] les trois
    [fours] les quatre
    [fives] les cinq
    [sixes] les six
    [pair] paire
    [two_pairs] deux paires
    [three_kind] brelan
    [four_kind] carré
    [small_straight] petite suite
    [large_straight] grande suite
    [full_house] full
    [five_dice] Yams
   *[chance] chance
  }
ended = { $seats ->
    [1] { sheets-ended }
    [2] { sheets-ended }
   *[other] { $tied ->
        [yes] Égalité à { $top }.
       *[no] { $who ->
            [you] Vous gagnez
           *[other] { $name } gagne
          } avec { $top }.
      }
  }
rules-in-force = Dice4Fun. { $boxes } cases, trois lancers par tour. { $threshold } points en partie haute donnent un bonus de { $bonus }.
    .brief = Dice4Fun. { $boxes } cases. Bonus { $bonus } dès { $threshold }.

option-boxes = Cases
    .help = 15 cases, ou 13 sans Paire ni Deux paires.
variant-boxes = { $value } cases

## The families of drills

drill-three-ones = Trois as et un six
drill-pair-or-fives = Les cinq ou la paire
drill-three-ones-or = Trois as, et des quatre ou des cinq
drill-four-low = Quatre petits dés pareils
drill-sixes-or-ones = Une paire : les six ou les as
drill-four-fives = Quatre cinq : chance ou les cinq
drill-pair-of-sixes = Une paire de six
drill-four-twos = Quatre deux
drill-three-kind = Trois dés pareils à la fin
drill-low-pair = Une petite paire au premier lancer

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games; the last is exact).
opponent-random = Raoul, 50 points : joue au hasard
opponent-weak = Gaston, 152 points : se trompe souvent
opponent-cautious = Prudence, 166 points : prend la première case assez bonne
opponent-bold = Bo, 167 points : court après le Yams et les suites
opponent-fair = Félix, 209 points : se trompe de temps en temps
opponent-strong = Victor, 237 points : se trompe rarement
opponent-steady = Stella, 245 points : pèse chaque case
opponent-perfect = Perle, 248 points : joue parfaitement

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] En bref : vous lancez cinq dés, gardez ceux que vous voulez et relancez les autres : trois lancers en tout. Un appui sur une case dit ses points, un second la marque. Quinze cases, et le plus haut total gagne.
   *[no] En bref : { KEY("roll") } lance cinq dés. Les chiffres gardent les dés de leur face, et { KEY("roll") } relance les autres : trois lancers en tout. { KEY("previous") } et { KEY("next") } parcourent les cases et disent leurs points ; { KEY("commit") } marque celle que vous entendez. Quinze cases, et le plus haut total gagne.
  }
rules-1 = Dice4Fun se joue avec cinq dés et une feuille de quinze cases, une par tour. À la fin, le plus haut total gagne.
rules-2 = Avec l'option de treize cases, il n'y a ni paire ni deux paires, et on joue treize tours.
rules-3 = À votre tour, vous lancez les cinq dés. Vous pouvez ensuite relancer ceux que vous voulez, deux fois au plus.
rules-4 = Vous finissez le tour en marquant une case libre. Chaque case se remplit une fois, et ce qui y est reste.
rules-5 = Si rien ne convient, il faut barrer une case, qui vaut alors 0. Il faut le confirmer une fois.
rules-6 = La partie haute a six cases, des as aux six : chacune compte la somme des dés de sa face. Trois 2 font 6 dans la case des deux.
rules-7 = Bonus du haut : 50 points si la partie haute atteint 63.
rules-8 = Paire : deux dés identiques. La meilleure paire compte, et seulement ses deux dés. Deux 6 font 12.
rules-9 = Deux paires : deux paires de faces différentes ; ces quatre dés comptent. Deux 6 et deux 5 font 22.
rules-10 = Brelan et carré ne comptent que les trois ou quatre dés identiques.
rules-11 = La petite suite est 1 2 3 4 5 et vaut 15 points. La grande suite est 2 3 4 5 6 et vaut 20 points.
rules-12 = Full : trois dés d'une face et deux d'une autre ; les cinq dés comptent.
rules-13 = Yams : cinq dés identiques, 50 points. Ils peuvent aussi aller dans toute autre case qui leur convient : cinq 6 font 30 dans la case des six, ou 24 dans la case du carré.
rules-14 = Chance : n'importe quels dés ; les cinq comptent.
rules-15 = { TOUCH() ->
    [yes] Un appui sur un dé le garde ou le libère ; { KEY("all") } les garde tous. { KEY("undo") } annule.
   *[no] Touches : { KEY("roll") } lance. Les chiffres gardent les dés de leur face, { KEY("left") }, { KEY("right") } et { KEY("toggle") } un par un ; { KEY("all") } les garde tous. { KEY("undo") } annule.
  }
rules-16 = { TOUCH() ->
    [yes] Un appui sur une case libre dit ce qu'elle rapporterait, un second la marque.
   *[no] { KEY("previous") } et { KEY("next") } parcourent les cases libres, celle qui rapporte le plus d'abord, à égalité la plus rare. Après le dernier lancer, les chiffres nomment les dix premières cases de la feuille : 1, ce sont les as. { KEY("commit") } marque la case que vous avez entendue ; la première fois, il dit seulement celle qui rapporte le plus.
  }
rules-17 = { KEY("points") } dit la case qui rapporte le plus, { KEY("last_roll") } les dés, { KEY("choices") } les trois cases qui rapportent le plus, ou avant le lancer les cases libres, { KEY("risk") } les lancers restants, { KEY("bonus") } le bonus du haut et votre avance ou retard sur trois dés de chaque face, { KEY("scores") } les scores, { KEY("sheet") } la feuille.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = De deux paires au premier lancer, n'en gardez qu'une, sauf les 5 et les 6 : gardez alors les quatre dés.
tips-2 = Au premier lancer, un seul 5 ou un seul 6 vaut plus qu'une paire d'as ou de 2.
tips-3 = Pour une suite, ne gardez que 2 3 4 5, rien de moins et aucune autre série.
tips-4 = Si rien ne va au début, barrez la petite suite : cela coûte environ 11 points, moins que toute autre case.
tips-5 = Un full au premier lancer n'est pas une raison d'arrêter : relancer vaut toujours mieux.

## The lesson: what a step says, before the key to press; by their names in lessons/dice4fun.toml

teach-roll = Vous remplissez une feuille de quinze cases, avec trois lancers au plus pour chacune.
teach-fives = { TOUCH() ->
    [yes] Gardez ceux qui montrent 5.
   *[no] Un chiffre garde tous les dés de sa face. Gardez ceux qui montrent 5.
  }
teach-threes = Et ceux qui montrent 3 : un de plus ferait un full.
teach-one-die = Maintenant, lancez le dé que vous n'avez pas gardé.
teach-points = On peut s'arrêter avant le troisième lancer. { KEY("points") } dit la case qui rapporte le plus.
teach-best = { KEY("commit") } va à cette case et la redit ; rien n'est encore marqué.
teach-fill = { TOUCH() ->
    [yes] Maintenant, marquez cette case.
   *[no] Maintenant, la même touche marque cette case.
  }
teach-listen = Écoutez le tour de { opponent-name-cautious }. { KEY("toggle") } l'accélère.
teach-second = Lancez de nouveau.
teach-choices = { KEY("choices") } dit les trois cases qui rapportent le plus.
teach-walk = { KEY("next") } et { KEY("previous") } parcourent toutes les cases libres, la meilleure d'abord, et disent leurs points.
teach-walk-on = La chance prend n'importe quels dés : réservez-la. Allez à la case suivante.
teach-kind = Le brelan ne compte que les dés identiques. Allez à la case suivante.
teach-upper = Les quatre rapportent autant, et comptent pour le bonus du haut. { KEY("commit") } marque la case que vous entendez.
teach-wait = Écoutez encore { opponent-name-cautious }.
teach-bonus = Des as aux six, c'est la partie haute : 63 points y donnent 50 de plus. { KEY("bonus") } dit où vous en êtes.
teach-sheet = { KEY("sheet") } ouvre votre feuille : { KEY("list_next") } et { KEY("list_previous") } lisent ses lignes, { KEY("back") } la ferme.
teach-learned = Voilà Dice4Fun : lancer trois fois au plus, garder ce qu'on veut, et marquer la meilleure case. Si rien ne convient, on en barre une. Le plus haut total gagne.

## Touches qui ont ici un autre nom

command-commit = Marquer une case
    .help = Finit votre tour et marque la case que vous entendez ; la première fois, nomme seulement celle qui rapporte le plus.
command-all = Garder les cinq dés
    .help = Garde les cinq dés.
command-choices = Cases
    .help = Avant le lancer, les cases libres et le bonus du haut ; ensuite, les trois qui rapportent le plus.
command-risk = Lancers restants
    .help = Combien de lancers il reste à ce tour.
