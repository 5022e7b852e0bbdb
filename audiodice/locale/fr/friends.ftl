# Des amis sur d'autres machines, en français : lu seulement quand on joue avec des amis.

## Le chemin vers un salon

friends-title = Amis
friends-host = Ouvrir un salon
friends-join = Rejoindre un salon
friends-install = Comment installer ce qui manque
friends-missing = Pour jouer avec des amis, il manque { $what }. Avec pip : pip install "{ $what }".
    .brief = Installer { $what }.
friends-name = Comment vos amis doivent-ils vous appeler ? Tapez un nom, puis { KEY("select") }.
    .brief = Votre nom ?
friends-need-name = Vos amis ont besoin d'un nom pour vous.
    .brief = Il faut un nom.
code-asked = Le code du salon : douze chiffres.
    .brief = Le code ?
code-so-far = { $code-n ->
    [0] Rien encore.
   *[other] { $code }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-short = { $left ->
    [one] Il manque 1 chiffre.
   *[other] Il manque { $left } chiffres.
  }
code-told = Le code : { $code }.

## Dans le salon

lobby-wait = { $name-n ->
    [0] En attente d'une réponse
   *[other] On attend que { $name } commence, places prises : { $count }
  }
lobby-who = Qui est là
lobby-sit = Prendre une place
lobby-watch = Regarder seulement
lobby-sits = Vous aimeriez une place.
lobby-watches = Vous regardez.
friends-code = Dire le code
leave-asked = { TOUCH() ->
    [yes] Quitter le salon ?
   *[no] Encore { KEY("back") } pour quitter le salon.
  }
table-sought = Recherche du salon.
table-too-few = Personne d'autre n'est encore là pour jouer.
    .brief = Personne encore.
table-cannot-begin = La partie ne peut pas commencer : { $why }.
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
friend-came = { $name } est là.
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
friend-left = { $name } a quitté le salon.
friend-quiet = On n'entend plus { $name }.
friend-gone = { $name } n'est plus là.
decide-asked = { KEY("friends") } : attendre, laisser jouer un ordinateur, ou mettre fin à la partie.
    .brief = { KEY("friends") } pour décider.
friend-odd = Ce que { $name } vient d'envoyer ne suit aucune règle et n'est pas retenu.
    .brief = {""}
line-lost = La connexion est perdue. Le programme réessaie de lui-même.
    .brief = Connexion perdue.
line-still-lost = Pas de connexion.
line-found = La connexion est rétablie.
line-refused = Le serveur à l'adresse { $address } nous refuse.
line-certificate = Le certificat de { $address } ne convient pas : on ne sait pas qui écoute là.
    .brief = Mauvais certificat à { $address }.
line-no-broker = Ce qui répond à l'adresse { $address } n'est pas un serveur pour les amis.
line-no-host = { $address } n'existe pas.
line-unreachable = Rien ne répond à l'adresse { $address }.
friends-no-broker = Aucun serveur n'a pu démarrer : { $why }.
friends-bad-broker = { $url } n'est pas l'adresse d'un serveur.
friends-not-found = Aucun salon n'a ce code sur ce réseau, et aucun serveur n'est réglé pour chercher plus loin.
    .brief = Aucun salon proche avec ce code.
friends-needs-broker = Dans un navigateur, les salons ont besoin d'un serveur sur Internet. Mettez son adresse dans les réglages.
    .brief = Il faut régler un serveur.
friends-no-websocket = Un navigateur n'atteint pas { $address } ainsi : l'adresse doit commencer par wss ou ws.
    .brief = L'adresse doit commencer par wss.
friends-needs-wss = Cette page n'atteint que les serveurs dont l'adresse commence par wss, et ce n'est pas le cas de { $address }.
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
room-by-back = { KEY("back") }, puis « { room-back } », mène au salon.
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } revoit la partie.{" "}
   *[no] {""}
  }C'est { $name } qui lance la partie suivante. { KEY("back") }, puis « { room-leave } », pour partir.
    .brief = { $name } lance la suite. { KEY("back") } : { room-leave }.
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
decide-wait = { $name } : attendre
decide-computer = { $name } : laisser jouer un ordinateur
decide-end = { $name } : mettre fin à la partie
chosen-wait = Nous attendons { $name }.
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

friends-not-kept = Ce salon n'est pas en mémoire. Avec son code, vous pouvez le rejoindre.
    .brief = Pas en mémoire.
shared-needs = Cette partie a besoin de vos amis
shared-back = Aller au salon de cette partie

## Le salon

consent-asked = Pour joindre des amis ailleurs, des messages chiffrés passent par des serveurs publics de { $names }. Ils ne peuvent pas les lire, mais ils voient votre adresse Internet.
    .brief = Utiliser des serveurs publics de { $names } ? Ils ne peuvent pas lire les messages, mais voient votre adresse Internet.
consent-yes = Utiliser des serveurs publics
consent-no = Ce réseau seulement
room-title = { $whose ->
    [mine] Votre salon
    [named] Salon de { $name }
   *[unknown] Un salon
  }{ $code-n ->
    [0] {""}
   *[other] , { $code }
  }
room-forgotten = Salon oublié.
room-begin = Commencer { $game }, { $count ->
    [1] personne d'autre n'est encore là
   *[other] on joue à { $count }
  }
room-computers = Ordinateurs qui jouent : { $number }
room-chance = Chances de gagner par une touche : { $value }
room-invite = Copier l'invitation, un lien
room-lock = Verrouiller le salon
room-unlock = Déverrouiller le salon
room-back = Revenir au salon
room-end-game = Mettre fin à la partie pour tous
room-leave = Quitter le salon
room-leave-asked = À qui confier le salon ?
room-hand-over = Le confier à { $name }
room-close = Fermer le salon pour tous
room-stay = Rester ici
room-entered = Salon de { $name }.{ $others-n ->
    [0] {""}
   *[other] {" "}Avec vous ici : { $others }.
  }{ $game-n ->
    [0] {""}
   *[other] {" "}Prochaine partie : { $game }, dès que { $name } la lance.
  }
room-keys = { $keys ->
    [copies] { KEY("copy") } copie le code, { KEY("where") } le redit.
    [host] { KEY("where") } redit le code.
   *[guest] { KEY("who") } dit qui est là, { KEY("say") } écrit à tous.
  }
    .brief = {""}
room-silent = Il n'y a personne dans ce salon pour le moment. Vous pouvez attendre ici.
    .brief = Personne pour le moment.
room-refused = { $why ->
    [locked] Le salon est verrouillé.
   *[other] Le salon est complet.
  }
room-locked = Le salon est verrouillé.
room-unlocked = Le salon est de nouveau ouvert.
room-closed = { $name } a fermé le salon.
game-chosen = Prochaine partie : { $game }.
host-lost = { $name } n'est plus là. { $here ->
    [one] 1 personne sur { $of } est là.
   *[other] { $here } personnes sur { $of } sont là.
  } { KEY("friends") } : attendre, ou continuer sans { $name }.
    .brief = { $name } n'est plus là, { $here } sur { $of } y sont. { KEY("friends") } ?
host-go-on = Continuer sans { $name }
host-went-on = { $you ->
    [goes] Vous continuez sans { $lost }.
    [lost] { $name } a continué sans vous.
   *[other] { $name } continue sans { $lost }.
  }
host-changed = { $me ->
    [yes] Le salon est maintenant à vous.
   *[no] Le salon est maintenant à { $name }.
  }
tables-meet = { $name } continue cette partie à une autre table. { KEY("friends") } pour y aller ; { $many ->
    [one] le dernier coup joué ici ne compterait pas.
   *[other] les { $many } derniers coups joués ici ne compteraient pas.
  }
table-join-larger = Rejoindre les autres
table-changed = Vous êtes maintenant à la table de { $name }.{ $many ->
    [0] {""}
    [one] {" "}Le dernier coup joué à l'ancienne table ne compte pas.
   *[other] {" "}Les { $many } derniers coups joués à l'ancienne table ne comptent pas.
  }
friend-lost = { $name } n'est plus là.
friend-removed = { $me ->
    [yes] L'hôte vous a fait sortir du salon.
   *[no] On a fait sortir { $name } du salon.
  }
two-programs = { $me ->
    [yes] Vous êtes aussi dans ce salon avec un autre programme.
   *[no] { $name } est ici avec deux programmes. { KEY("friends") }, puis son nom, pour en choisir un.
  }
twin-newer = Garder le programme le plus récent
twin-older = Garder le programme le plus ancien
put-out = L'hôte a gardé votre autre programme. Celui-ci a quitté le salon.
not-the-host = C'est réservé à l'hôte.
chance-off = Entre amis, c'est l'hôte qui l'active dans le salon.
cannot-be-host = Le salon ne peut pas être confié à { $name } pour le moment.
person-hand-over = Confier le salon
person-remove = Faire sortir du salon
code-wrong-digits = Un code a douze chiffres.
code-wrong-check = Un chiffre est faux dans { $code }. Retapez le code.
code-digits-only = Seulement des chiffres.
