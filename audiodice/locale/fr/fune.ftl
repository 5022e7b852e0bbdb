# FUNE in French. What every score sheet says is in common.ftl.

game-name = FUNE
game-kind = un Yacht
game-credits = FUNE est une variante maison du Yacht, jeu du domaine public.

## The boxes, as French players of the Yams family call them: $a is the box

box-item = { $a ->
    [ones] les as
    [twos] les deux
    [threes] les trois
    [fours] les quatre
    [fives] les cinq
    [sixes] les six
    [three_dice] brelan
    [four_dice] carré
    [fune] FUNE
    [full_house] full
    [short_straight] petite suite
    [long_straight] grande suite
   *[choice] chance
  }

ended = { sheets-ended }
rules-in-force = FUNE. { $boxes } cases, trois lancers par tour. { $threshold } points en partie haute donnent un bonus de { $bonus }. Pas de joker.
    .brief = FUNE. { $boxes } cases. Bonus { $bonus } dès { $threshold }.

## The families of drills

drill-pair-or-four = Une paire, et quatre dés pour une suite avec un trou
drill-short-straight = Une petite suite au premier lancer
drill-pair-or-short = Une paire et quatre dés qui se suivent
drill-low-pair = Une petite paire au premier lancer
drill-which-pair = Deux paires : laquelle ?
drill-two-pairs = Deux paires : une ou les deux ?
drill-pair-or-three = Une paire ou trois dés pour une suite
drill-three-dice = Trois dés pareils à la fin
drill-second-pair = Une paire ou quatre dés pour une suite, avant le dernier lancer
drill-which-zero = Rien ne convient : où mettre le zéro ?

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games or more; the last is exact).
opponent-random = Raoul, 46 points : joue au hasard
opponent-weak = Gaston, 154 points : se trompe souvent
opponent-cautious = Prudence, 194 points : prend la première case assez bonne
opponent-bold = Bo, 196 points : court après FUNE et la grande suite
opponent-fair = Félix, 207 points : se trompe de temps en temps
opponent-strong = Victor, 241 points : se trompe rarement
opponent-steady = Stella, 252 points : pèse chaque case
opponent-perfect = Perle, 255 points : joue parfaitement

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] En bref : vous lancez cinq dés, gardez ceux que vous voulez et relancez les autres : trois lancers en tout. Un appui sur une case dit ses points, un second la marque. Treize cases, et le plus haut total gagne.
   *[no] En bref : { KEY("roll") } lance cinq dés. Les chiffres gardent les dés de leur face, et { KEY("roll") } relance les autres : trois lancers en tout. { KEY("previous") } et { KEY("next") } parcourent les cases et disent leurs points ; { KEY("commit") } marque celle que vous entendez. Treize cases, et le plus haut total gagne.
  }
rules-1 = FUNE se joue avec cinq dés et une feuille de treize cases. Après treize tours, toutes sont remplies et le plus haut total gagne.
rules-2 = À votre tour, vous lancez les cinq dés. Vous pouvez ensuite relancer deux fois autant de dés que vous voulez ; ceux que vous gardez ne bougent pas.
rules-3 = Un dé gardé peut être relâché avant le lancer suivant, et vous pouvez vous arrêter après chaque lancer.
rules-4 = Vous finissez le tour en marquant dans une case libre ce que les dés y valent. Une case remplie ne change plus.
rules-5 = Si les dés ne conviennent pas, la case vaut 0 : elle est barrée. Il faut le confirmer une fois.
rules-6 = La partie haute a six cases, les as, les deux, et ainsi de suite jusqu'aux six : chacune compte la somme des dés de sa face. Trois as et deux autres dés font 3 dans la case des as.
rules-7 = Bonus du haut : 35 points si la partie haute atteint 63. Trois dés de chaque face font juste 63.
rules-8 = Brelan : au moins trois dés identiques. Il compte la somme des cinq dés.
rules-9 = Carré : au moins quatre dés identiques. Il compte aussi la somme des cinq dés.
rules-10 = FUNE : cinq dés identiques, 50 points. Il ne se marque qu'une fois : un deuxième FUNE ne donne aucun bonus, et il n'y a pas de joker.
rules-11 = Full : trois dés d'une face et deux d'une autre, 35 points. Cinq dés identiques ne font pas un full.
rules-12 = Petite suite : quatre faces qui se suivent, le cinquième dé est libre, 30 points.
rules-13 = Grande suite : de 1 à 5 ou de 2 à 6, 40 points.
rules-14 = Chance : n'importe quels dés. Elle compte leur somme.
rules-15 = Un lancer peut convenir à plusieurs cases : 2 2 2 2 6 peut aller au brelan, au carré, à la chance ou dans la case des deux.
rules-16 = { TOUCH() ->
    [yes] Un appui sur un dé le garde ou le libère ; { KEY("all") } les garde tous. { KEY("undo") } annule.
   *[no] Touches : { KEY("roll") } lance. Les chiffres gardent les dés de leur face, { KEY("left") }, { KEY("right") } et { KEY("toggle") } un par un ; { KEY("all") } les garde tous. { KEY("undo") } annule.
  }
rules-17 = { TOUCH() ->
    [yes] Un appui sur une case libre dit ce qu'elle rapporterait, un second la marque.
   *[no] { KEY("previous") } et { KEY("next") } parcourent les cases libres, celle qui rapporte le plus d'abord, à égalité la plus rare. Après le dernier lancer, les chiffres nomment les dix premières cases de la feuille : 1, ce sont les as. { KEY("commit") } marque la case que vous avez entendue ; la première fois, il dit seulement celle qui rapporte le plus.
  }
rules-18 = { KEY("points") } dit la case qui rapporte le plus, { KEY("last_roll") } les dés, { KEY("choices") } les trois cases qui rapportent le plus, ou avant le lancer les cases libres, { KEY("risk") } les lancers restants, { KEY("bonus") } le bonus du haut et votre avance ou retard sur trois dés de chaque face, { KEY("scores") } les scores, { KEY("sheet") } la feuille.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = De deux paires au premier lancer, ne gardez que la plus haute.
tips-2 = Au premier lancer, une paire de 3 ou plus vaut mieux que trois dés à la suite ; une paire d'as ne vaut jamais la peine.
tips-3 = D'un full au premier lancer, gardez les trois dés pareils et relancez ; ne le marquez tout de suite qu'avec trois as.
tips-4 = Au début, quatre dés pareils vont dans leur case du haut, pas dans le carré : 2 à 8 points de plus.
tips-5 = Au début, gardez la chance pour 19 points ou plus : même un seul as dans les as vaut mieux que 18 dans la chance.

## The lesson: what a step says, before the key to press; by their names in lessons/fune.toml

teach-roll = Vous remplissez une feuille de treize cases, avec trois lancers au plus pour chacune.
teach-keep = { TOUCH() ->
    [yes] Gardez les six.
   *[no] Un chiffre garde tous les dés de sa face. Gardez les six.
  }
teach-others = Maintenant, lancez les dés que vous n'avez pas gardés.
teach-more = { TOUCH() ->
    [yes] Encore un six : gardez-le aussi.
   *[no] Encore un six. Le même chiffre le garde aussi.
  }
teach-third = Et le dernier lancer.
teach-walk = Choisissez une case. { KEY("next") } et { KEY("previous") } parcourent les cases libres, la meilleure d'abord, et disent leurs points.
teach-fill = Le carré compte tous les dés, si quatre sont identiques. Il est rare : prenez-le. { KEY("commit") } marque la case que vous entendez.
teach-listen = Écoutez le tour de { opponent-name-cautious }. { KEY("toggle") } l'accélère.
teach-second = Lancez de nouveau.
teach-bonus = Des as aux six, c'est la partie haute : 63 points y donnent 35 de plus. { KEY("bonus") } dit où vous en êtes.
teach-lowest = On peut s'arrêter après chaque lancer, mais il faut alors marquer une case, même à 0. { KEY("last") } va à celle qui rapporte le moins.
teach-zero = Sacrifiez-la : elle est difficile à faire.
teach-confirm = { TOUCH() ->
    [yes] Barrer une case se confirme. Dites oui.
   *[no] Barrer une case se confirme. La même touche encore une fois.
  }
teach-wait = Écoutez encore { opponent-name-cautious }.
teach-sheet = { KEY("sheet") } ouvre votre feuille : { KEY("list_next") } et { KEY("list_previous") } lisent ses lignes, { KEY("back") } la ferme.
teach-scores = { KEY("scores") } dit les scores, { KEY("turn") } à qui de jouer.
teach-learned = Voilà FUNE : lancer trois fois au plus, garder ce qu'on veut, et marquer la meilleure case. Le plus haut total gagne.

## Touches qui ont ici un autre nom

command-commit = Marquer une case
    .help = Finit votre tour et marque la case que vous entendez ; la première fois, nomme seulement celle qui rapporte le plus.
command-all = Garder les cinq dés
    .help = Garde les cinq dés.
command-choices = Cases
    .help = Avant le lancer, les cases libres et le bonus du haut ; ensuite, les trois qui rapportent le plus.
command-risk = Lancers restants
    .help = Combien de lancers il reste à ce tour.
