# Des amis sur d'autres machines, en français : lu seulement quand on joue avec des amis.

## Le chemin vers une table

friends-title = Amis
friends-host = Ouvrir une table
friends-join = Rejoindre par un code
friends-near = Tables proches
friends-install = Comment installer ce qui manque
friends-missing = Pour jouer avec des amis, il manque { $what }. Avec pip : pip install "{ $what }".
    .brief = Installer { $what }.
friends-name = Comment vos amis doivent-ils vous appeler ? Tapez un nom, puis { KEY("select") }.
    .brief = Votre nom ?
friends-need-name = Vos amis ont besoin d'un nom pour vous.
    .brief = Il faut un nom.
nobody-near = Aucune table n'est annoncée sur ce réseau. Avec son code, on peut tout de même en rejoindre une.
    .brief = Aucune table proche.
near-table = Table de { $name }, { $address }
host-menu = Une table pour des amis
host-open = Ouvrir la table
host-seats = Places pour des personnes : { $number }
host-name = Mon nom : { $value }
host-near = Qui peut venir : { $reach ->
    [near] tous ceux de ce réseau
    [broker] tout le monde, par le broker des réglages
   *[here] cet ordinateur seulement
  }
    .help = D'où l'on peut atteindre la table. Sans son code, personne n'entre.
code-asked = { $name-n ->
    [0] Le code de la table.
   *[other] Le code de la table de { $name }.
  } Les premières lettres de chaque mot suffisent, puis Espace ; à la fin { KEY("select") }.
    .brief = Le code ?
code-so-far = { $code-n ->
    [0] Rien encore.
   *[other] { $code }.
  } { $typed-n ->
    [0] {""}
   *[other] { $typed }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-word = { $word }{ $many ->
    [1] .
   *[other] , un parmi { $many }.
  }
code-taken = { $word-n ->
    [0] {""}
   *[other] { $word }.
  } { $left ->
    [0] C'est tout : { KEY("select") } rejoint la table.
    [one] Encore { $left } mot.
   *[other] Encore { $left } mots.
  }
    .brief = { $left ->
        [0] { $word } Complet.
       *[other] { $word } { $left }.
      }
code-several = { $many } mots commencent ainsi : { $words }. { KEY("list_next") } les parcourt.
    .brief = { $words } ?
words-last = { $head }, { $next }
code-no-word = Aucun mot d'un code ne commence par { $typed }.
    .brief = Pas de { $typed }.
code-full = Les cinq mots sont là. { KEY("select") } rejoint la table.
    .brief = Les cinq sont là.
code-short = { $left ->
    [one] Il manque 1 mot.
   *[other] Il manque { $left } mots.
  }
code-wrong-count = Un code a cinq mots, et celui-ci en a { $count }.
code-unknown-word = Le mot { $number }, { $typed }, n'est dans aucun code. Peut-être { $nearest } ?
code-told = Le code : { $code }.
listening = { $copies ->
    [yes] { KEY("copy") } copie le code, { KEY("where") } le redit.
   *[no] { KEY("where") } redit le code.
  }{ $address-n ->
    [0] {""}
   *[other] {" "}La table est à l'adresse { $address }.
  }
    .brief = {""}
friends-called = Les autres sont appelés.

## Avant la partie

lobby-host = Votre table
lobby-guest = Table entre amis
lobby-begin = Commencer la partie, { $count ->
    [1] personne n'est encore venu
   *[other] { $count } personnes assises
  }
lobby-wait = { $name-n ->
    [0] En attente d'une réponse
   *[other] On attend que { $name } commence, personnes assises : { $count }
  }
lobby-invite = Copier l'invitation, un lien
lobby-who = Qui est là
lobby-sit = Prendre une place
lobby-watch = Regarder seulement
lobby-leave = Quitter la table
lobby-sits = Vous aimeriez une place.
lobby-watches = Vous regardez.
friends-code = Dire le code
leave-asked = { $host ->
    [yes] Cela ferme votre table. Encore { KEY("back") } pour partir.
   *[no] Encore { KEY("back") } pour partir.
  }
table-sought = Recherche de la table.
    .brief = {""}
table-found = Table de { $name } : { $game }, pour { $most }.
    .brief = { $game }.
table-begins = La partie commence.
table-began = {""}
table-too-few = Personne n'est encore assis avec vous.
    .brief = Personne encore.
table-cannot-begin = La partie ne peut pas commencer : { $why }.
table-full = La table est complète : { $most } y sont assis. Vous pouvez rester et regarder.
    .brief = Complète. Vous pouvez regarder.
table-other-version = Cette table est d'une autre version d'audiodice.
    .brief = Autre version.
table-other-game = On y joue à { $game }, que cet audiodice n'a pas.
    .brief = Jeu inconnu.
table-silent = Il n'y a personne à cette table. Le code est-il juste ?
    .brief = Personne.
table-split = Ce que { $name } a joué et ce que nous avons joué diffèrent, et ne peuvent plus s'accorder.
    .brief = { $name } a une autre partie.
table-ended = On a mis fin à cette partie.

## Qui est là

friends-here = { $alone ->
    [yes] Il n'y a que vous ici.
   *[no] { $friends }.
  }
friends-item = { $b ->
    [-1] {""}
    [0] {""}
   *[other] Place { $b },{" "}
  }{ $c ->
    [me] vous
   *[other] { $a }
  }{ $b ->
    [0] , qui regarde
   *[other] {""}
  }{ $c ->
    [quiet] , qu'on n'entend plus
    [gone] , qui n'est plus là
    [computer] , un ordinateur joue
   *[other] {""}
  }
friends-joint = { $head } ; { $next }
friends-last = { $head } ; { $next }
friend-entry = { $name }{ $state ->
    [me] , c'est vous
    [muted] , son coupé
    [quiet] , on ne l'entend plus
    [gone] , n'est plus là
   *[other] , est là
  }
talk-entry = On entend ce que disent les amis : { $value }
friend-came = { $name } est là{ $watching ->
    [yes] , pour regarder.
   *[no] .
  }
    .brief = { $name }.
friend-sat = { $me ->
    [yes] Vous avez la place { $number }.
   *[no] { $name } prend la place { $number }.
  }
    .brief = { $me ->
        [yes] Votre place : { $number }.
       *[no] { $name }, place { $number }.
      }
friend-stood-up = { $me ->
    [yes] Vous n'avez plus de place.
   *[no] { $name } a quitté sa place.
  }
friend-left = { $name } a quitté la table.
friend-quiet = On n'entend plus { $name }.
    .brief = { $name }, silence.
friend-gone = { $name } n'est plus là.
decide-asked = { KEY("friends") } : attendre, laisser jouer un ordinateur, ou mettre fin à la partie.
    .brief = { KEY("friends") } pour décider.
friend-back = { $name } est de retour.
friend-cheated = { $name } a signé deux coups différents au même endroit : c'est tricher, et { $name } ne joue plus.
    .brief = { $name } a triché et ne joue plus.
friend-odd = Ce que { $name } vient d'envoyer ne suit aucune règle et n'est pas retenu.
    .brief = {""}
line-lost = La connexion est perdue. Le programme réessaie de lui-même.
    .brief = Connexion perdue.
line-found = La connexion est rétablie.
line-refused = Le broker à l'adresse { $address } nous refuse.
line-certificate = Le certificat de { $address } ne convient pas : on ne sait pas qui écoute là.
    .brief = Mauvais certificat à { $address }.
line-no-broker = Ce qui écoute à l'adresse { $address } n'est pas un broker.
line-no-host = { $address } n'existe pas.
line-unreachable = Rien ne répond à l'adresse { $address }.
friends-no-network = Cet ordinateur n'est sur aucun réseau.
friends-no-broker = Aucun broker n'a pu démarrer : { $why }.
friends-bad-broker = { $url } n'est pas l'adresse d'un broker.
friends-not-found = Aucune table avec ce code n'est proche, et aucun broker n'est réglé pour chercher plus loin.
    .brief = Aucune table proche avec ce code.
friends-needs-broker = Dans un navigateur, les tables entre amis ont besoin d'un broker sur Internet. Mettez son adresse dans les réglages, ou ouvrez le lien d'une invitation.
    .brief = Il faut régler un broker.
friends-no-websocket = Un navigateur n'atteint pas { $address } ainsi : l'adresse doit commencer par wss ou ws.
    .brief = L'adresse doit commencer par wss.
friends-not-loaded = Ce qu'il faut pour jouer avec des amis n'a pas pu être chargé. Y a-t-il un réseau ?
    .brief = Non chargé.

## Ce qui se dit

say-what = Que voulez-vous dire ? { KEY("select") } le dit.
    .brief = Dire quoi ?
friend-said = { $name } : { $text }
friend-phrase = { $name } : { phrase }
you-said = Vous : { $text }
said-later = La connexion est perdue : ce sera envoyé à son retour.
    .brief = Envoyé plus tard.
nothing-was-said = Personne n'a encore rien dit.
    .brief = Rien encore.
phrases-title = Phrases
phrase-numbered = { $number }, { $text }
phrase = { $phrase ->
    [1] { phrase-1 }
    [2] { phrase-2 }
    [3] { phrase-3 }
    [4] { phrase-4 }
    [5] { phrase-5 }
    [6] { phrase-6 }
    [7] { phrase-7 }
    [8] { phrase-8 }
    [9] { phrase-9 }
   *[other] ?
  }
phrase-1 = Bien lancé !
phrase-2 = Pas de chance.
phrase-3 = C'est à toi.
phrase-4 = Un instant, s'il te plaît.
phrase-5 = Me revoilà.
phrase-6 = Merci.
phrase-7 = Belle partie !
phrase-8 = Encore une partie ?
phrase-9 = Je dois partir.

## À la table

friends-pause = Menu, la partie continue
leaves-friends = { $review ->
    [yes] { KEY("hint") } revoit la partie, { KEY("roll") } quitte la table.
   *[no] { KEY("roll") } quitte la table.
  }
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } revoit la partie.{" "}
   *[no] {""}
  }{ $name } n'a pas encore recommencé : vous l'entendrez ici. { KEY("back") }, puis « { lobby-leave } », pour partir.
    .brief = { $name } n'a pas encore recommencé. { KEY("back") } : { lobby-leave }.
friend-begins-again = { $name } recommence. { KEY("roll") } rejoint la table.
    .brief = { $name } recommence. { KEY("roll") } pour rejoindre la table.
friends-next = Jouer la partie suivante
    .help = Dès qu'elle commence. { KEY("back") }, puis « { lobby-leave } », pour partir.
friends-leave = Quitter la table
    .help = Va au menu principal ; la partie est dans les statistiques.
dice-coming = Vos dés arrivent.
    .brief = Les dés arrivent.
dice-wait = { $names-n ->
    [0] Les dés attendent les autres.
   *[other] Les dés attendent { $names }.
  }
throw-waits = Un lancer est en route.
not-back-yet = Un instant : ce que vous avez manqué est en route.
you-watch = Vous regardez : c'est pour ceux qui jouent.
    .brief = Vous regardez.
friends-missed = { $turns ->
    [0] Vous n'avez manqué aucun tour.
    [one] Vous avez manqué 1 tour. { KEY("missed") } le raconte.
   *[other] Vous avez manqué { $turns } tours. { KEY("missed") } les raconte.
  }
    .brief = { $turns ->
        [0] Rien manqué.
        [one] { $turns } manqué.
       *[other] { $turns } manqués.
      }
table-rewound = Ce qui a été joué en dernier n'est pas parvenu à tout le monde et ne compte pas.
    .brief = Les derniers coups ne comptent pas.
undo-asking = La question est posée aux autres.
    .brief = Demandé.
undo-asked = { $name } aimerait annuler { $many ->
    [one] un coup
   *[other] { $many } coups
  }. { KEY("undo") } le permet, { KEY("friends") } propose autre chose.
    .brief = { $name } : annuler ? { KEY("undo") } le permet.
undo-agreed = Accordé.
undo-denied = Refusé.
undo-refused = Le coup est maintenu : tous n'étaient pas d'accord.
    .brief = Coup maintenu.
undo-nobody = Personne n'est là pour donner son accord.
undo-allow = Permettre l'annulation
undo-deny = Refuser l'annulation
friend-undid = { $who ->
    [you] Annulé. À vous.
   *[other] { $name } a annulé un coup.
  }
end-asked = { $name } aimerait arrêter la partie, car { $about } n'est plus là. { KEY("friends") } pour décider.
    .brief = { $name } : arrêter la partie ? { KEY("friends") } décide.
decide-wait = { $name } : attendre
decide-computer = { $name } : laisser jouer un ordinateur
decide-end = { $name } : mettre fin à la partie
chosen-wait = Nous attendons { $name }.
chosen-computer = Un ordinateur jouera pour { $name }, si tous les présents sont d'accord.
    .brief = Un ordinateur pour { $name }.
chosen-end = La partie prendra fin, si tous les présents sont d'accord.
    .brief = La partie prendra fin.
ruled-skip = { $who ->
    [you] Votre part du lancer manquait : on continue sans vous.
   *[other] La part de { $name } manque au lancer : on s'en passe.
  }
    .brief = Sans { $who ->
        [you] vous
       *[other] { $name }
      }.
ruled-lost = { $who ->
    [you] Votre lancer n'est pas arrivé : vous perdez le tour.
   *[other] Le lancer de { $name } n'est pas arrivé : le tour est perdu.
  }
    .brief = Tour perdu.
ruled-computer = { $who ->
    [you] Un ordinateur joue pour vous.
   *[other] Un ordinateur joue pour { $name }.
  }
ruled-back = { $who ->
    [you] Votre place est de nouveau à vous.
   *[other] { $name } joue de nouveau.
  }
ruled-end = La partie est terminée, sans gagnant.

## Parties gardées

friends-not-kept = Rien n'est gardé qui permette de revenir à cette table.
    .brief = Retour impossible.
shared-needs = Cette partie a besoin de vos amis
shared-back = Revenir à sa table
