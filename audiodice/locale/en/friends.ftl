# Friends at other machines, in English: read only when somebody plays with friends.

## The way to a room

friends-title = Friends
friends-host = Open a room
friends-join = Join a room
friends-install = How to install what is missing
friends-missing = Playing with friends needs more: { $what }. With pip: pip install "{ $what }".
    .brief = Install { $what }.
friends-name = What shall your friends call you? Type a name, then { KEY("select") }.
    .brief = Your name?
friends-need-name = Your friends need a name for you.
    .brief = A name is needed.
code-asked = The code of the room: twelve digits.
    .brief = The code?
code-so-far = { $code-n ->
    [0] Nothing yet.
   *[other] { $code }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-short = { $left ->
    [one] 1 digit is missing.
   *[other] { $left } digits are missing.
  }
code-told = The code: { $code }.

## In the room

lobby-wait = { $name-n ->
    [0] Waiting for an answer
   *[other] Waiting until { $name } begins, { $count } play
  }
lobby-who = Who is here
lobby-sit = Take a seat
lobby-watch = Only watch
lobby-sits = You would like a seat.
lobby-watches = You watch.
friends-code = Say the code
leave-asked = { TOUCH() ->
    [yes] Leave the room?
   *[no] { KEY("back") } again leaves the room.
  }
table-sought = Looking for the room.
table-too-few = Nobody else is here to play yet.
    .brief = Nobody yet.
table-cannot-begin = The game cannot begin: { $why }.
table-ended = This game was ended.

## Who is here

friends-here = { $alone ->
    [yes] You are alone here.
   *[no] { $friends }.
  }
friends-item = { $b ->
    [-1] {""}
    [0] {""}
   *[other] seat { $b },{" "}
  }{ $c ->
    [me] you
   *[other] { $a }
  }{ $b ->
    [0] {" "}watching
   *[other] {""}
  }{ $c ->
    [quiet] , line quiet
    [gone] , gone
    [computer] , a computer plays
   *[other] {""}
  }
friends-joint = { $head }; { $next }
friends-last = { $head }; { $next }
friend-entry = { $name }{ $state ->
    [me] , that is you
    [muted] , muted
    [quiet] , line quiet
    [gone] , gone
   *[other] , here
  }
talk-entry = What friends say is heard: { $value }
friend-came = { $name } is here.
    .brief = { $name }.
friend-sat = { $me ->
    [yes] You have seat { $number }.
   *[no] { $name } takes seat { $number }.
  }
    .brief = { $me ->
        [yes] Your seat: { $number }.
       *[no] { $name }, seat { $number }.
      }
friend-stood-up = { $me ->
    [yes] You have no seat any more.
   *[no] { $name } has left the seat.
  }
friend-left = { $name } has left.
friend-quiet = { $name }'s line is quiet.
friend-gone = { $name } is gone.
decide-asked = { KEY("friends") }: wait, let a computer play, or end the game.
    .brief = { KEY("friends") } decides.
friend-odd = Something from { $name } fits no rule, and is left out.
    .brief = {""}
line-lost = The line is lost. The program tries again by itself.
    .brief = Line lost.
line-still-lost = No line.
line-found = The line is back.
line-refused = The relay at { $address } refuses us.
line-certificate = The certificate of { $address } does not fit: nobody knows who listens there.
    .brief = Wrong certificate at { $address }.
line-no-broker = What answers at { $address } is no relay.
line-no-host = There is no { $address }.
line-unreachable = Nothing answers at { $address }.
friends-no-broker = No relay could be started: { $why }.
friends-bad-broker = { $url } is no address of a relay.
friends-not-found = No room with this code is on this network, and no relay is set that leads further.
    .brief = No such room near.
friends-needs-broker = In a browser, rooms need a relay on the internet. Set its address in the settings.
    .brief = A relay has to be set.
friends-no-websocket = A browser does not reach { $address } in this way: the address has to begin with wss, or with ws.
    .brief = The address has to begin with wss.
friends-needs-wss = This page reaches only relays whose address begins with wss, and { $address } does not.
    .brief = The address has to begin with wss.
friends-not-loaded = What playing with friends needs could not be loaded. Is there a network?
    .brief = Not loaded.

## What is said

say-what = What do you want to say? { KEY("select") } says it.
    .brief = Say what?
friend-said = { $name }: { $text }
friend-phrase = { $name }: { phrase }
you-said = You: { $text }
said-later = The line is lost: that is sent once it is back.
    .brief = Sent once the line is back.
nothing-was-said = Nobody has said anything yet.
    .brief = Nothing yet.
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
phrase-1 = Well thrown!
phrase-2 = Bad luck.
phrase-3 = It is your turn.
phrase-4 = One moment, please.
phrase-5 = I am back.
phrase-6 = Thank you.
phrase-7 = Good game!
phrase-8 = Another game?
phrase-9 = I have to go now.

## At the table

friends-pause = Menu, the game goes on
room-by-back = { KEY("back") }, then "{ room-back }", leads to the room.
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } reviews the game.{" "}
   *[no] {""}
  }{ $name } begins the next game. { KEY("back") }, then "{ room-leave }", leaves.
    .brief = { $name } begins. { KEY("back") }: { room-leave }.
dice-coming = Your dice are on their way.
    .brief = Dice are coming.
dice-wait = { $names-n ->
    [0] The dice wait for the others.
   *[other] The dice wait for { $names }.
  }
throw-waits = A roll is on its way.
not-back-yet = One moment: what you missed is on its way.
you-watch = You watch: that is for the players.
    .brief = You watch.
friends-missed = { $turns ->
    [0] You missed no turn.
    [one] You missed 1 turn. { KEY("missed") } tells it.
   *[other] You missed { $turns } turns. { KEY("missed") } tells them.
  }
    .brief = { $turns ->
        [0] Nothing missed.
       *[other] Missed { $turns }.
      }
table-rewound = What was played last did not reach everybody, and does not count.
    .brief = The last steps do not count.
undo-asking = The others are asked.
    .brief = Asked.
undo-asked = { $name } would like to take back { $many ->
    [one] a step
   *[other] { $many } steps
  }. { KEY("undo") } allows it, { KEY("friends") } offers more.
    .brief = { $name }: undo? { KEY("undo") } allows it.
undo-agreed = Allowed.
undo-denied = Not allowed.
undo-refused = The step stands: not everybody agreed.
    .brief = The step stands.
undo-nobody = Nobody is there to agree.
undo-allow = Allow it
undo-deny = Do not allow it
friend-undid = { $who ->
    [you] Taken back. Your turn.
   *[other] { $name } took a step back.
  }
decide-wait = { $name }: wait
decide-computer = { $name }: let a computer play
decide-end = { $name }: end the game
chosen-wait = We wait for { $name }.
ruled-skip = { $who ->
    [you] Your part of the roll was missing: it goes on without you.
   *[other] { $name }'s part of the roll is missing: it goes on without.
  }
    .brief = Without { $who ->
        [you] you
       *[other] { $name }
      }.
ruled-lost = { $who ->
    [you] Your roll did not come: you lose the turn.
   *[other] { $name }'s roll did not come: the turn is lost.
  }
    .brief = Turn lost.
ruled-computer = { $who ->
    [you] A computer plays for you.
   *[other] A computer plays for { $name }.
  }
ruled-back = { $who ->
    [you] Your seat is yours again.
   *[other] { $name } plays again.
  }
ruled-end = The game is ended, without a winner.

## Games kept

friends-not-kept = That room is not remembered. With its code you can join it.
    .brief = Not remembered.
shared-needs = This game needs your friends
shared-back = Go to its room

## The room

consent-asked = To reach friends elsewhere, sealed messages go through public servers of { $names }. They cannot read them, but they see your internet address.
    .brief = Use public servers of { $names }? They cannot read the messages, but see your internet address.
consent-yes = Use public servers
consent-no = Only this network
room-title = { $whose ->
    [mine] Your room
    [named] { $name }'s room
   *[unknown] A room
  }{ $code-n ->
    [0] {""}
   *[other] , { $code }
  }
room-forgotten = Forgotten.
room-begin = Begin { $game }, { $count ->
    [1] nobody else is here yet
   *[other] { $count } play
  }
room-computers = Computer players: { $number }
room-chance = Chance to win, told by key: { $value }
room-invite = Copy the invitation, a link
room-lock = Lock the room
room-unlock = Unlock the room
room-back = Back to the room
room-end-game = End the game for all
room-leave = Leave the room
room-leave-asked = Who keeps the room?
room-hand-over = { $name } keeps it
room-close = Close the room for all
room-stay = Stay here
room-entered = { $name }'s room.{ $others-n ->
    [0] {""}
   *[other] {" "}Also here: { $others }.
  }{ $game-n ->
    [0] {""}
   *[other] {" "}Next game: { $game }, once { $name } begins.
  }
room-keys = { $keys ->
    [copies] { KEY("copy") } copies it, { KEY("where") } says it again.
    [host] { KEY("where") } says it again.
   *[guest] { KEY("who") } says who is here, { KEY("say") } writes to all.
  }
    .brief = {""}
room-silent = Nobody is in this room now. You can wait here.
    .brief = Nobody here now.
room-refused = { $why ->
    [locked] The room is locked.
   *[other] The room is full.
  }
room-locked = The room is locked.
room-unlocked = The room is open again.
room-closed = { $name } has closed the room.
game-chosen = Next game: { $game }.
host-lost = { $name } is gone. { $here } of { $of } are here. { KEY("friends") }: wait, or go on without { $name }.
    .brief = { $name } is gone, { $here } of { $of } are here. { KEY("friends") }?
host-go-on = Go on without { $name }
host-went-on = { $you ->
    [goes] You go on without { $lost }.
    [lost] { $name } went on without you.
   *[other] { $name } goes on without { $lost }.
  }
host-changed = { $me ->
    [yes] The room is yours now.
   *[no] { $name } has the room now.
  }
tables-meet = { $name } goes on with this game at another table. { KEY("friends") } joins it; { $many ->
    [one] the last move
   *[other] the last { $many } moves
  } here would not count.
table-join-larger = Join the others
table-changed = You are at { $name }'s table now{ $many ->
    [0] .
    [one] ; the last move here does not count.
   *[other] ; the last { $many } moves here do not count.
  }
friend-lost = { $name } is gone.
friend-removed = { $me ->
    [yes] The host has removed you from the room.
   *[no] { $name } was removed.
  }
two-programs = { $me ->
    [yes] You are in this room with another program, too.
   *[no] { $name } is here with two programs. { KEY("friends") }, then the name, chooses one.
  }
twin-newer = Keep the newer program
twin-older = Keep the older program
put-out = The host has kept your other program. This one has left the room.
not-the-host = Only the host can do that.
chance-off = With friends, the host switches this on in the room.
cannot-be-host = { $name } cannot have the room now.
person-hand-over = Hand over the room
person-remove = Remove from the room
code-wrong-digits = A code has twelve digits.
code-wrong-check = One digit is wrong in { $code }. Type it again.
code-digits-only = Only digits.
