# Friends at other machines, in English: read only when somebody plays with friends.

## The way to a table

friends-title = Friends
friends-host = Host a table
friends-join = Join by a code
friends-near = Tables near me
friends-install = How to install what is missing
friends-missing = Playing with friends needs more: { $what }. With pip: pip install "{ $what }".
    .brief = Install { $what }.
friends-name = What shall your friends call you? Type a name, then { KEY("select") }.
    .brief = Your name?
friends-need-name = Your friends need a name for you.
    .brief = A name is needed.
nobody-near = No table is announced on this network. With its code you can join all the same.
    .brief = No table near.
near-table = { $name }'s table, { $address }
host-menu = A table for friends
host-open = Open the table
host-seats = Seats for people: { $number }
host-name = My name: { $value }
host-near = Who can come: { $reach ->
    [near] everybody on this network
    [broker] everybody, by the broker in the settings
   *[here] only this computer
  }
    .help = From where the table can be reached. Nobody gets in without its code.
code-asked = { $name-n ->
    [0] The code of the table.
   *[other] The code of { $name }'s table.
  } The first letters of each word are enough, then Space; { KEY("select") } at the end.
    .brief = The code?
code-so-far = { $code-n ->
    [0] Nothing yet.
   *[other] { $code }.
  } { $typed-n ->
    [0] {""}
   *[other] { $typed }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-word = { $word }{ $many ->
    [1] .
   *[other] , one of { $many }.
  }
code-taken = { $word-n ->
    [0] {""}
   *[other] { $word }.
  } { $left ->
    [0] That is all: { KEY("select") } joins.
    [one] { $left } word to go.
   *[other] { $left } words to go.
  }
    .brief = { $left ->
        [0] { $word } All.
       *[other] { $word } { $left }.
      }
code-several = { $many } words begin so: { $words }. { KEY("list_next") } walks them.
    .brief = { $words }?
words-last = { $head }, { $next }
code-no-word = No word of a code begins with { $typed }.
    .brief = No { $typed }.
code-full = All five words are there. { KEY("select") } joins.
    .brief = All five are there.
code-short = { $left ->
    [one] 1 word is missing.
   *[other] { $left } words are missing.
  }
code-wrong-count = A code has five words, and this has { $count }.
code-unknown-word = Word { $number }, { $typed }, is in no code. Perhaps { $nearest }?
code-told = The code: { $code }.
listening = { $copies ->
    [yes] { KEY("copy") } copies it, { KEY("where") } says it again.
   *[no] { KEY("where") } says it again.
  }{ $address-n ->
    [0] {""}
   *[other] {" "}The table is at { $address }.
  }
    .brief = {""}
friends-called = The others are called.

## Before the game

lobby-host = Your table
lobby-guest = Friends' table
lobby-begin = Begin the game, { $count ->
    [1] nobody has come yet
   *[other] { $count } sit here
  }
lobby-wait = { $name-n ->
    [0] Waiting for an answer
   *[other] Waiting until { $name } begins, { $count } sit here
  }
lobby-invite = Copy the invitation, a link
lobby-who = Who is here
lobby-sit = Take a seat
lobby-watch = Only watch
lobby-leave = Leave the table
lobby-sits = You would like a seat.
lobby-watches = You watch.
friends-code = Say the code
leave-asked = { $host ->
    [yes] This closes your table. { KEY("back") } again leaves.
   *[no] { KEY("back") } again leaves.
  }
table-sought = Looking for the table.
    .brief = {""}
table-found = { $name }'s table: { $game }, for { $most }.
    .brief = { $game }.
table-begins = Beginning.
table-began = {""}
table-too-few = Nobody sits here with you yet.
    .brief = Nobody yet.
table-cannot-begin = The game cannot begin: { $why }.
table-full = The table is full: { $most } sit there. You can stay and watch.
    .brief = Full. You can watch.
table-other-version = That table is of another version of audiodice.
    .brief = Another version.
table-other-game = That table plays { $game }, which this audiodice does not have.
    .brief = Unknown game.
table-silent = Nobody is at that table. Is the code right?
    .brief = Nobody there.
table-split = What { $name } has played and what we have played differ, and cannot be made one again.
    .brief = { $name } has another game.
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
friend-came = { $name } is here{ $watching ->
    [yes] , to watch.
   *[no] .
  }
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
    .brief = { $name }, quiet.
friend-gone = { $name } is gone.
decide-asked = { KEY("friends") }: wait, let a computer play, or end the game.
    .brief = { KEY("friends") } decides.
friend-back = { $name } is back.
friend-cheated = { $name } signed two different moves for one place, which is cheating, and is out.
    .brief = { $name } cheated, and is out.
friend-odd = Something from { $name } fits no rule, and is left out.
    .brief = {""}
line-lost = The line is lost. The program tries again by itself.
    .brief = Line lost.
line-found = The line is back.
line-refused = The broker at { $address } refuses us.
line-certificate = The certificate of { $address } does not fit: nobody knows who listens there.
    .brief = Wrong certificate at { $address }.
line-no-broker = What listens at { $address } is no broker.
line-no-host = There is no { $address }.
line-unreachable = Nothing answers at { $address }.
friends-no-network = This computer is in no network.
friends-no-broker = No broker could be started: { $why }.
friends-bad-broker = { $url } is no address of a broker.
friends-not-found = No table with this code is near, and no broker is set by which to look further.
    .brief = No such table near.
friends-needs-broker = In a browser, tables with friends need a broker on the internet. Set its address in the settings, or open the link of an invitation.
    .brief = A broker has to be set.
friends-no-websocket = A browser does not reach { $address } in this way: the address has to begin with wss, or with ws.
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
leaves-friends = { $review ->
    [yes] { KEY("hint") } reviews the game, { KEY("roll") } leaves the table.
   *[no] { KEY("roll") } leaves the table.
  }
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } reviews the game.{" "}
   *[no] {""}
  }{ $name } has not begun again yet: you hear it here. { KEY("back") }, then "{ lobby-leave }", leaves.
    .brief = { $name } has not begun again. { KEY("back") }: { lobby-leave }.
friend-begins-again = { $name } begins again. { KEY("roll") } joins.
    .brief = { $name } again. { KEY("roll") } joins.
friends-next = Join the next game
    .help = Once the host has begun it. { KEY("back") }, then "{ lobby-leave }", leaves.
friends-leave = Leave the table
    .help = Goes to the main menu; the game is in the records.
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
end-asked = { $name } would like to end the game, for { $about } is gone. { KEY("friends") } decides.
    .brief = { $name }: end the game? { KEY("friends") } decides.
decide-wait = { $name }: wait
decide-computer = { $name }: let a computer play
decide-end = { $name }: end the game
chosen-wait = We wait for { $name }.
chosen-computer = A computer shall play for { $name }, if all who are here agree.
    .brief = A computer for { $name }.
chosen-end = The game shall end, if all who are here agree.
    .brief = The game shall end.
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

friends-not-kept = Nothing is kept by which you could come back to that table.
    .brief = You cannot come back.
shared-needs = This game needs your friends
shared-back = Go back to its table

## The room

room-title = { $name-n ->
    [0] Your room
   *[other] { $name }'s room
  }
room-begin = Begin { $game }, { $count ->
    [1] nobody else has come yet
   *[other] { $count } play
  }
room-game = Game: { $game }
room-lock = Lock the room
room-unlock = Unlock the room
room-leave = Leave the room
room-entered = { $name }'s room.
room-silent = Nobody is in that room yet.
room-refused = { $why ->
    [locked] The room is locked.
    [removed] The host has removed you from this room.
   *[other] The room is full.
  }
room-locked = The room is locked.
room-unlocked = The room is open again.
room-closed = { $name } has closed the room. The game is kept.
game-chosen = The next game is { $game }.
host-lost = { $name } is lost. { $here } of { $of } are here. { KEY("friends") }: wait, or go on without { $name }.
host-went-on = { $name } goes on without { $lost }.
host-changed = { $me ->
    [yes] You are the host now.
   *[no] { $name } is the host now.
  }
tables-meet = { $name }'s table is larger. { KEY("friends") }: join it, and give up { $many } moves, or stay.
table-changed = { $name }'s table goes on.
friend-lost = { $name } is lost.
friend-removed = { $me ->
    [yes] The host has removed you.
   *[no] { $name } was removed.
  }
two-programs = { $me ->
    [yes] Another program plays in your seat.
   *[no] Two programs play for { $name }.
  }
put-out = The host has ended this program's place.
not-the-host = Only the host can do that.
cannot-be-host = { $name } cannot be the host now.
person-hand-over = Make { $name } the host
person-remove = Remove { $name }
code-wrong-digits = A code has twelve digits.
code-wrong-check = One digit is wrong: { $code }.
code-digits-only = Only digits.
