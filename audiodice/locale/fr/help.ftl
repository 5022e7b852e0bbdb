# Keys and commands in French: read only when asked for.

## Keys as they are spoken

key-enter = Entrée
key-space = Espace
key-backspace = Retour arrière
key-escape = Échap
key-left = Gauche
key-right = Droite
key-up = Haut
key-down = Bas
key-home = Début
key-end = Fin
key-shift = Maj { $key }
key-ctrl = Contrôle { $key }
key-alt = Alt { $key }
key-cmd = { $system ->
        [darwin] Commande
        [win32] Windows
       *[other] Super
    } { $key }
key-ctrl-alone = Contrôle
key-comma = virgule
key-dot = point
key-minus = moins
key-plus = plus
key-equals = égal
key-question = point d'interrogation
key-slash = barre oblique
key-delete = Suppr
key-tab = Tabulation

## Commands: what a key does. The value names it, .help says more.

command-roll = Lancer
    .help = Lance les dés qui ne sont pas gardés. Si les réglages le disent, { TOUCH() ->
        [yes] le bouton maintenu les secoue jusqu'à ce que vous le lâchiez
       *[no] la touche maintenue les secoue jusqu'à ce que vous la lâchiez
      }.
command-commit = Encaisser ou marquer
    .help = Finit votre tour et prend ce qu'il vaut.
command-all = Tout ce qui rapporte
    .help = Garde tous les dés qui rapportent.
command-undo = Annuler
    .help = Annule votre dernier appui, sans remonter au-delà du dernier lancer ; un réglage permet d'aller plus loin.
command-left = Dé à gauche
    .help = Parcourt les dés ; { KEY("toggle") } garde ou relâche.
command-right = Dé à droite
    .help = Parcourt les dés ; { KEY("toggle") } garde ou relâche.
command-toggle = Garder ou relâcher ce dé
    .help = Quand les autres jouent, accélère.
command-previous = Choix précédent
    .help = Parcourt les choix, celui qui rapporte le plus d'abord.
command-next = Choix suivant
    .help = Parcourt les choix, celui qui rapporte le plus d'abord.
command-first = Premier choix
    .help = Le choix qui rapporte le plus.
command-last = Dernier choix
    .help = Le choix qui rapporte le moins.
command-digit-1 = Garder ou relâcher les as
    .help = Garde tous les as ; encore, un de moins ; à la fin, aucun. Sur une feuille, après le dernier lancer : nomme la case 1.
command-digit-2 = Garder ou relâcher les 2
    .help = Garde tous les 2 ; encore, un de moins ; à la fin, aucun. Sur une feuille, après le dernier lancer : nomme la case 2.
command-digit-3 = Garder ou relâcher les 3
    .help = Garde tous les 3 ; encore, un de moins ; à la fin, aucun. Sur une feuille, après le dernier lancer : nomme la case 3.
command-digit-4 = Garder ou relâcher les 4
    .help = Garde tous les 4 ; encore, un de moins ; à la fin, aucun. Sur une feuille, après le dernier lancer : nomme la case 4.
command-digit-5 = Garder ou relâcher les 5
    .help = Garde tous les 5 ; encore, un de moins ; à la fin, aucun. Sur une feuille, après le dernier lancer : nomme la case 5.
command-digit-6 = Garder ou relâcher les 6
    .help = Garde tous les 6 ; encore, un de moins ; à la fin, aucun. Sur une feuille, après le dernier lancer : nomme la case 6.
command-digit-7 = Dé 7
    .help = Seulement si les chiffres choisissent les places. Sur une feuille, après le dernier lancer : nomme la case 7.
command-digit-8 = Dé 8
    .help = Seulement si les chiffres choisissent les places. Sur une feuille, après le dernier lancer : nomme la case 8.
command-digit-9 = Dé 9
    .help = Seulement si les chiffres choisissent les places. Sur une feuille, après le dernier lancer : nomme la case 9.
command-digit-0 = Dé 10
    .help = Seulement si les chiffres choisissent les places. Sur une feuille, après le dernier lancer : nomme la case 10.
command-points = Points du tour
    .help = Ce que vaut ce tour si vous le prenez maintenant.
command-last-roll = Répéter le dernier lancer
    .help = Tous les dés, d'abord ceux qui sont gardés. Quand d'autres ont lancé depuis, un second appui dit les vôtres.
command-scores = Scores
    .help = Le score de chacun.
command-turn = À qui de jouer
    .help = Dit qui doit jouer.
command-choices = Choix
    .help = Combien il y en a, et les trois qui rapportent le plus.
command-risk = Risque
    .help = Les chances de perdre le tour au prochain lancer.
command-sheet = Feuille de score
    .help = Votre feuille, ligne par ligne.
command-bonus = Bonus du haut
    .help = Ce que vous avez, et votre avance ou retard sur trois dés de chaque face.
command-party = La Fête
    .help = Qui est à la Fête.
command-dungeon = Le Cachot
    .help = Qui est au Cachot.
command-game-rules = Jeu et options
    .help = Quel jeu c'est, et les options choisies.
command-worth = Ce qui rapporte
    .help = Les combinaisons ou les cases de ce jeu et leurs points, ligne par ligne.
command-practise = S'entraîner
    .help = Après une partie : les décisions qui vous ont coûté cher, à refaire. À l'entraînement : la suivante.
command-hint = Conseil
    .help = Dit le meilleur coup ; encore une fois, le joue.
command-chance = Chances de gagner
    .help = Combien de parties sur cent chacun gagne à partir d'ici, si tout le monde joue bien.
command-hint-numbers = Conseil chiffré
    .help = Le meilleur coup, ce qu'il vaut, et le suivant.
command-who = Qui est là
    .help = Qui est assis où, qui regarde, et de qui on n'entend plus rien.
command-friends = Amis
    .help = La liste des présents, pour couper le son de quelqu'un, répondre à ce qu'on vous demande, ou décider de la place de quelqu'un qui est parti.
command-say = Dire quelque chose
    .help = Ouvre une ligne où écrire ; { KEY("select") } le dit à toute la table.
command-phrases = Phrases toutes faites
    .help = { TOUCH() ->
        [yes] Une liste de phrases à dire.
       *[no] Une liste de phrases ; un chiffre en dit une aussitôt.
      }
command-said-older = Ce que les amis ont dit, en arrière
    .help = La dernière phrase d'un ami ; chaque nouvel appui recule d'une phrase.
command-said-newer = Ce que les amis ont dit, en avant
    .help = Avance de nouveau dans ce que les amis ont dit.
command-verbosity = Niveau de détail
    .help = Bref, normal ou complet.
command-missed = Ce que j'ai manqué
    .help = Tout depuis votre dernier geste.
command-step = Action suivante
    .help = Avec des contacteurs : nomme ce qu'on peut encore faire.
command-press = Exécuter
    .help = Avec des contacteurs : fait ce qui vient d'être nommé.
command-list-previous = Précédent
    .help = La ligne au-dessus.
command-list-next = Suivant
    .help = La ligne au-dessous.
command-list-first = Premier
    .help = La première ligne.
command-list-last = Dernier
    .help = La dernière ligne.
command-list-left = Valeur précédente
    .help = La valeur d'avant.
command-list-right = Valeur suivante
    .help = La valeur d'après.
command-select = Choisir
    .help = Fait ce que dit la ligne.
command-find = Rechercher
    .help = { TOUCH() ->
        [yes] Tapez un mot, puis { KEY("select") }.
       *[no] Tapez un mot, puis { KEY("select") } ; la même touche trouve le suivant.
      }
command-delete = Supprimer
    .help = Supprime la ligne, si c'est possible, après confirmation.
command-reset = Valeur d'origine
    .help = Rend au réglage sa valeur d'origine.
command-explain = Expliquer
    .help = Ce que veut dire ce réglage.
command-section-list-left = Groupe précédent
    .help = Va au groupe d'avant.
command-section-list-right = Groupe suivant
    .help = Va au groupe suivant.
command-sheet-list-left = Feuille précédente
    .help = La feuille du joueur d'avant.
command-sheet-list-right = Feuille suivante
    .help = La feuille du joueur suivant.
command-replay-list-left = Étape précédente
    .help = Redit l'étape d'avant.
command-replay-list-right = Étape suivante
    .help = Dit l'étape suivante.
command-replay-list-previous = Tour précédent
    .help = Va au tour d'avant.
command-replay-list-next = Tour suivant
    .help = Va au tour suivant.
command-replay-list-first = Première étape
    .help = Va au début de la partie.
command-replay-list-last = Dernière étape
    .help = Va à la fin de la partie.
command-replay-select = Lecture ou pause
    .help = Continue tout seul, ou s'arrête.
command-play-again = Rejouer
    .help = Commence une partie avec les mêmes joueurs.
command-help = { TOUCH() ->
    [yes] Aide
   *[no] Touches utiles ici
  }
    .help = { TOUCH() ->
        [yes] Dit ce que font les boutons.
       *[no] La liste des touches possibles ici ; { KEY("select") } exécute.
      }
command-input-help = { TOUCH() ->
    [yes] Ce que fait un bouton
   *[no] Aide des touches
  }
    .help = { TOUCH() ->
        [yes] Les boutons disent ce qu'ils font, sans le faire.
       *[no] Les touches disent ce qu'elles font, sans le faire.
      }
command-stop = Faire taire
    .help = Silence, jusqu'à la prochaine nouvelle.
command-older = Répéter, puis messages plus anciens
    .help = Redit le dernier message ; chaque nouvel appui remonte d'un message.
command-newer = Message suivant
    .help = Redescend dans tout ce qui a été dit.
command-oldest = Premier message
    .help = La première chose dite.
command-newest = Dernier message
    .help = La dernière chose dite.
command-recent = Les derniers messages
    .help = Redit les derniers messages d'un coup ; un réglage dit combien.
command-kind = Quels messages
    .help = Les messages à parcourir : tous, mes coups, adversaires, résultats.
command-where = Où suis-je
    .help = Dans une liste : son nom, la ligne et sa place. À la table : à qui de jouer, les dés, les points et les scores.
command-copy = Copier
    .help = Met le message dans le presse-papiers.
command-softer = Sons moins forts
    .help = Baisse le volume des sons.
command-louder = Sons plus forts
    .help = Monte le volume des sons.
command-voice-softer = Voix moins forte
    .help = Baisse la voix, quand elle ne se règle pas dans un lecteur d'écran.
command-voice-louder = Voix plus forte
    .help = Monte la voix, quand elle ne se règle pas dans un lecteur d'écran.
command-slower = Voix plus lente
    .help = Ralentit la voix, quand elle ne se règle pas dans un lecteur d'écran.
command-faster = Voix plus rapide
    .help = Accélère la voix, quand elle ne se règle pas dans un lecteur d'écran.
command-effects = Couper ou rétablir les sons
    .help = Coupe tous les sons, ou les rétablit.
command-speech = Couper ou rétablir la parole
    .help = Coupe toute parole, ou la rétablit.
command-caption-smaller = Sous-titres plus petits
    .help = Pour qui regarde la fenêtre.
command-caption-bigger = Sous-titres plus grands
    .help = Pour qui regarde la fenêtre.
command-back = Retour
    .help = Quitte cette liste ; à la table, ouvre le menu Pause.
command-leave = Quitter
    .help = Ferme le programme.

## The groups of the lists of keys

command-group-play = Jouer
command-group-ask = Demander
command-group-friends = Amis
command-group-lists = Dans les listes
command-group-speech = Parole
command-group-sound = Sons
command-group-program = Le programme
command-group-switches = Contacteurs

## Learning the sounds

menu-trainer = Valeurs en sons, à essayer
menu-quiz = Quiz
cue-played = {""}
cue-told = {""}
quiz-asked = {""}
trainer-open = { TOUCH() ->
    [yes] { $title }. { $label }
   *[no] { $title }. Les chiffres jouent leur valeur. { $label }
  }
    .brief = { $title }. { $label }
trainer-hand = { TOUCH() ->
    [yes] Cinq dés : un appui les lance, le suivant les dit
   *[no] Cinq dés : { KEY("select") } les lance ; encore une fois, les dit
  }
    .brief = Cinq dés
trainer-kept = Dés gardés : { $value }
trainer-answer = { $faces }.
level-slow = Valeurs, rythme lent
level-brisk = Valeurs, rythme vif
level-dice = Cinq dés
level-combo = Combinaisons
level-cues = Tous les sons
quiz-level = { $name }{ $best-n ->
    [0] {""}
   *[other] . Record : { $best } sur { $count }
  }
quiz-open = { $title }. { $digits ->
    [0] Lequel des quatre est-ce ?
    [1] { TOUCH() ->
        [yes] Quelle est la valeur ?
       *[no] Tapez son chiffre.
      }
   *[other] { TOUCH() ->
        [yes] Quelles sont les { $digits } valeurs ?
       *[no] Tapez { $digits } chiffres.
      }
  } { KEY("list_right") } : réécouter. { KEY("scores") } : score.
    .brief = { $title }.
quiz-wrong = Non : { $answer }.
    .full = Non : { $answer }. { KEY("select") } pour continuer.
quiz-missed = Non : { $answer }.
    .full = Non : { $answer }. { KEY("select") } pour continuer.
quiz-score = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
  }, { $wrong ->
    [one] { $wrong } faux
   *[other] { $wrong } faux
  }, encore { $left }.
    .brief = { $right ->
        [one] { $right } juste
       *[other] { $right } justes
      }, { $wrong } faux.
quiz-ended = { $right } sur { $count }. { $record ->
    [yes] Votre record.
   *[no] Record : { $best }.
  }
    .brief = { $right } sur { $count }.

## Names of sounds. cues-GROUP is a group of them, cue-FAMILY one; $count is a number of dice or a value.

cues-dice = Dés et gobelet
cues-game = Tours et parties
cues-sheet = Feuilles de score
cues-fonnjo = Fonnjo Foon
cues-combo = Combinaisons
cues-tell = Ce que veut dire un nombre
cues-value = Valeurs en sons
cues-friends = Amis à la table
cues-menu = Menus et programme

cue-shake = Gobelet secoué, dés : { $count }
cue-pour = Dés lancés : { $count }
cue-pour-short = Dés lancés, son court : { $count }
cue-stroke = Un coup de gobelet, dés : { $count }
cue-shake-horn = Gobelet de corne secoué, dés : { $count }
cue-pour-horn = Dés lancés du gobelet de corne : { $count }
cue-pour-short-horn = Dés lancés du gobelet de corne, son court : { $count }
cue-shake-tin = Boîte en fer secouée, dés : { $count }
cue-pour-tin = Dés lancés de la boîte en fer : { $count }
cue-pour-short-tin = Dés lancés de la boîte en fer, son court : { $count }
cue-shake-wood = Gobelet en bois secoué, dés : { $count }
cue-pour-wood = Dés lancés du gobelet en bois : { $count }
cue-pour-short-wood = Dés lancés du gobelet en bois, son court : { $count }
cue-keep = Dé gardé
cue-release = Dé relâché
cue-all-dice = Tous les dés gardés
cue-bank = Points encaissés
cue-bank-big = Points encaissés, beaucoup
cue-farkle = Farkle
cue-farkle-big = Farkle, beaucoup de points perdus
cue-hot-dice =
    { $count ->
        [2] Main pleine, deuxième fois
        [3] Main pleine, troisième fois ou plus
       *[other] Main pleine
    }
cue-turn-mine = À vous
cue-turn-other = À un autre
cue-name = Nom de l'adversaire { $count }
cue-win = Victoire
cue-lose = Défaite
cue-tie = Égalité
cue-score = Case marquée
cue-score-big = Case marquée, beaucoup de points
cue-zero = Case barrée
cue-bonus = Bonus obtenu
cue-foon = Foon
cue-big-foon = Grand Foon
cue-crisis = Crise
cue-dungeon = Porte du Cachot
cue-party = Fonnjo arrive à la Fête
cue-party-monster = Un monstre arrive à la Fête
cue-another-day = Encore un jour
cue-picture = Prise de photo
cue-combo-pair = Paire
cue-combo-three = Brelan
cue-combo-four = Carré
cue-combo-five = Cinq identiques
cue-combo-six = Six identiques
cue-combo-full-house = Full
cue-combo-straight = Suite
cue-combo-long-straight = Grande suite
cue-combo-any = Dés quelconques
cue-tell-points = Points à suivre
cue-tell-total = Total à suivre
cue-tell-dice = Dés à suivre
cue-tell-left = Combien il en reste
cue-tell-box = Case du haut : sa face suit
cue-tell-need = Ce qui manque
cue-tell-risk = Risque, en pour cent
cue-tell-choices = Nombre de choix
cue-tell-choice = Un choix
cue-tell-round = Numéro du tour
cue-tell-lost = Points perdus
cue-tell-fonnjo = Fonnjo lui-même
cue-tell-group = Groupe de dés : face et nombre suivent
cue-tell-seat = Joueur
cue-tell-yes = Oui
cue-tell-no = Non, ou rien
cue-tell-letter = Une lettre, ou la virgule d'un nombre
cue-value = Valeur { $count }
cue-value-kept = Valeur { $count }, dé gardé
cue-value-brisk = Valeur { $count }, rythme vif
cue-value-kept-brisk = Valeur { $count }, dé gardé, rythme vif
cue-refused = Refus
cue-question = Question
cue-too-soon = Trop tôt
cue-undo = Annulation
cue-hurry = Accélérer
cue-menu-move = Ligne suivante
cue-menu-edge = Bout de liste
cue-menu-select = Ligne choisie
cue-menu-open = Menu ouvert
cue-menu-close = Menu fermé
cue-start = Début du programme
cue-exit = Fin du programme
cue-text = Texte à lire à l'écran
cue-input-help-on = Aide des touches
cue-input-help-off = Fin de l'aide des touches
cue-game-kept = Partie gardée
cue-game-resumed = Partie reprise
cue-quiz-right = Bonne réponse
cue-quiz-wrong = Mauvaise réponse
cue-thinking = Réflexion
cue-friend-came = Quelqu'un arrive
cue-friend-left = Quelqu'un part
cue-friend-quiet = Quelqu'un qu'on n'entend plus
cue-friend-back = Quelqu'un est revenu
cue-friend-said = Quelqu'un dit quelque chose
cue-line-lost = Votre connexion est perdue
cue-line-found = Votre connexion est rétablie
cue-ambience = La salle et la table
cue-motif-fune-start = FUNE, air : une partie commence
cue-motif-fune-turn = FUNE, air : à vous
cue-motif-fune-bank = FUNE, air : points gardés
cue-motif-fune-win = FUNE, air : victoire
cue-motif-dice4fun-start = Dice4Fun, air : une partie commence
cue-motif-dice4fun-turn = Dice4Fun, air : à vous
cue-motif-dice4fun-bank = Dice4Fun, air : points gardés
cue-motif-dice4fun-win = Dice4Fun, air : victoire
cue-motif-farkle-start = Farkle, air : une partie commence
cue-motif-farkle-turn = Farkle, air : à vous
cue-motif-farkle-bank = Farkle, air : points gardés
cue-motif-farkle-win = Farkle, air : victoire
cue-motif-fonnjo-foon-start = Fonnjo Foon, air : une partie commence
cue-motif-fonnjo-foon-turn = Fonnjo Foon, air : à vous
cue-motif-fonnjo-foon-bank = Fonnjo Foon, air : points gardés
cue-motif-fonnjo-foon-win = Fonnjo Foon, air : victoire
