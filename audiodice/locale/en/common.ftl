# What any game and every screen says, in English.
# A message's value is what "normal" says; .brief leaves out, .full adds. {""} says nothing.
# $who is you, here (one of several people at this keyboard) or other (a computer).

## Joints of lists

list-joint = { $head }, { $next }
list-last = { $head } and { $next }
scores-item = { $who ->
    [you] You
   *[other] { $name }
  } { $points }
scores-last = { $head }, { $next }
places-item = { $who ->
    [you] you
   *[other] { $name }
  } { $points }
places-last = { $head }, { $next }
best-item = { $a }, { $b }
best-joint = { $head }; { $next }
best-last = { $head }; { $next }
taken-joint = { $head }, then { $next }
taken-last = { $head }, then { $next }

## Faces

plural-face = { $face ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
  }
Plural-face = { $face ->
    [1] Ones
    [2] Twos
    [3] Threes
    [4] Fours
    [5] Fives
   *[6] Sixes
  }

## Turns, scores and ends

turn = { $who ->
    [you] Your turn. { $scores }.
   *[other] { $name }'s turn.
  }
    .brief = { $who ->
        [you] Your turn.
       *[other] { $name }.
      }
whose-turn = { $over ->
    [yes] The game is over.
   *[no] { $who ->
        [you] Your turn.
       *[other] { $name }'s turn.
      }
  }
scores = { $scores }. Target { $target }.
    .brief = { $scores }.
last-roll = { $faces-n ->
    [0] No roll yet.
   *[other] { $who ->
        [other] { $name }: { $kept-n ->
            [0] { $free }.
           *[other] kept { $kept }. { $free }
          }
       *[you] { $kept-n ->
            [0] { $free }.
           *[other] Kept { $kept }. { $free }
          }
      }
  }
ended = { $tied ->
    [yes] A tie at { $top }. { $places }.
   *[no] { $who ->
        [you] You win, { $seats ->
            [1] { $top } in { $turns } { $turns ->
                [one] turn
               *[other] turns
              }. Enter plays again.
            [2] { $top } to { $second }. Enter plays again.
           *[other] { $places }. Enter plays again.
          }
       *[other] { $name } wins, { $seats ->
            [1] { $top } in { $turns } { $turns ->
                [one] turn
               *[other] turns
              }. Enter plays again.
            [2] { $top } to { $second }. Enter plays again.
           *[other] { $places }. Enter plays again.
          }
      }
  }
    .brief = { $tied ->
    [yes] A tie at { $top }.
   *[no] { $who ->
        [you] You win, { $seats ->
            [1] { $top } in { $turns } { $turns ->
                [one] turn
               *[other] turns
              }.
            [2] { $top } to { $second }.
           *[other] { $places }.
          }
       *[other] { $name } wins, { $seats ->
            [1] { $top } in { $turns } { $turns ->
                [one] turn
               *[other] turns
              }.
            [2] { $top } to { $second }.
           *[other] { $places }.
          }
      }
  }
undone = Undone.
hurried = {""}

## Refusals: why a key does nothing now, and what would

no-meaning = { $command } has no meaning in this game.
    .brief = Not in this game.
unbound = { $bound }: no meaning here. ? lists the keys.
    .brief = No meaning here.
not-your-turn = { $name }'s turn. Space hurries.
    .brief = { $name }'s turn.
roll-first = Roll first.
    .full = Roll first, with Enter.
game-over = The game is over. Enter plays again.
    .brief = The game is over.
nothing-to-undo = Nothing to undo.
    .full = Nothing to undo: dice cannot be taken back.
no-such-die = There are { $dice } dice.
no-such-face = No { plural-face } here.
no-such-action = That cannot be done now.
nothing-to-choose = Nothing to choose now. Roll first.
held-back = {""}
nothing-missed = Nothing new.
no-hint = No hint here.
hint-not-ready = Still thinking. Ask again in a moment.

## Walking the dice

die = { $kept ->
    [yes] { $face }, kept.
   *[no] { $face }.
  }
    .full = { $kept ->
    [yes] Die { $place }: { $face }, kept.
   *[no] Die { $place }: { $face }.
  }

## The table

seated = { $game } { $opponents-n ->
    [0] alone
   *[other] against { $opponents }
  }. { $who ->
    [you] You start. Enter rolls.
    [here] { $name } starts. Enter rolls.
   *[other] { $name } starts.
  }
    .brief = { $game }. { $who ->
    [you] You start.
   *[other] { $name } starts.
  }
watching = { $game }: { $players } play. Space hurries them.
back-at-table = Back at the table.
kept-for-later = Goodbye.

## Menus, readers, the history

menu-open = { $title }. { $label }
menu-move = { $label }
menu-edge = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
menu-place = { $label }, { $place } of { $count }
reader-open = { $title }, { $count } lines. { $label }
history-empty = Nothing said yet.
copied = Copied.
not-copied = Copying is not possible here.
start = {""}
exit = {""}

main-menu = audiodice
menu-play = Play { $game } against { $opponents }
menu-play-alone = Play { $game } alone
menu-new-game = New game
menu-rules = Rules
menu-keys = Keys
menu-settings = Settings
menu-quit = Quit
pause-menu = Pause
menu-continue = Back to the game
menu-restart = Start this game again
menu-main = Leave for the main menu
new-game-menu = New game
choose-game-menu = Which game?
menu-start = Start
menu-people = People at this keyboard: { $number }
menu-opponent = Opponent { $number }: { $value }
menu-one-opponent = Opponent: { $value }
menu-add-opponent = Opponents: { $number }
menu-option = { $option }: { $value }
menu-name = Name of player { $number }: { $value }
no-one = nobody
rules-title = Rules of { $game }
keys-title = Keys
here-title = What you can press here
settings-title = Settings
value-on = on
value-off = off
too-few-seats = Someone must play: people or opponents.
too-many-seats = { $game } seats { $most } at most.
type-name = { $label }. Type, then Enter.
typed = { $text }
erased = { $text } erased
nothing-typed = Empty.
default-name = Player { $number }
you-name = You

setting-verbosity = How much is said: { $value }
setting-pace = Pace of opponents: { $value }
setting-digits = Digit keys choose: { $value }
setting-rate = Own voice, words a minute: { $value }
setting-effects = Effects volume: { $value } percent
setting-voice-volume = Own voice volume: { $value } percent
setting-caption = Caption size: { $value }
setting-buffer = Sound buffer, from the next start: { $value }
value-brief = brief
value-normal = normal
value-full = full
value-instant = instant
value-fast = fast
value-slow = slow
value-face = faces
value-place = places

## Opponents: a name and a line about each

opponent-name-random = Randy
opponent-name-cautious = Cora
opponent-name-bold = Bo
opponent-name-steady = Stella
opponent-random = Randy, who plays at random
opponent-cautious = Cora, who banks as soon as she may
opponent-bold = Bo, who always wants more
opponent-steady = Stella, who counts the odds of every turn
opponent-numbered = { $name } { $number }

## The program about itself

verbosity-set = { $value ->
    [brief] Brief.
    [full] Full.
   *[normal] Normal.
  }
input-help-on = Input help on. Press a key to hear what it does; the same key again turns it off.
    .brief = Input help on.
input-help-off = Input help off.
described = { $bound }: { $command }. { $help }
    .brief = { $bound }: { $command }.
effects-off = Sounds off; F9, on.
effects-on = Sounds on.
speech-off = Speech off; F10, on.
speech-on = Speech on.
effects-volume = Sounds { $value } percent.
voice-volume = Voice { $value } percent.
voice-rate = { $value } words a minute.
voice-not-ours = Your screen reader sets the speed.
voice-volume-not-ours = Your screen reader sets the volume.
caption-size = Caption { $value }.
sounds-unavailable = Sound effects unavailable: { $why }.
sound-back = Sounds are back.
sound-broken = Sound { $file } cannot be played: { $why }. The game goes on without it.
settings-unwritable = Settings cannot be kept: { $why }. They hold until you leave.
settings-broken = { $path }, line { $line }: { $why }. { $default } is used.
keymap-unknown-command = { $path }, line { $line }: no command is called { $given }.
keymap-unknown-key = { $path }, line { $line }: { $command }: { $why }. Its default key stands.
keymap-clash = { $path }, line { $line }: { $bound } is { $other } already, so { $command } keeps its default key.
keymap-syntax = { $path }, line { $line }: not readable: { $why }. The default keys stand.
keymap-unreadable = { $path }: { $why }. The default keys stand.
doctor-sentence = audiodice is ready. You hear me.
help-line = { $bound }: { $command }

key-enter = Enter
key-space = Space
key-backspace = Backspace
key-escape = Escape
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-home = Home
key-end = End
key-shift = Shift { $key }
key-ctrl = Control { $key }
key-alt = Alt { $key }
key-cmd = Command { $key }
key-ctrl-alone = Control
key-comma = comma
key-dot = dot
key-minus = minus
key-plus = plus
key-equals = equals
key-question = question mark

## Commands: what a key does. The value names it, .help says more.

command-roll = Roll
    .help = Throws the dice that are not kept.
command-commit = Bank
    .help = Ends your turn and takes what it is worth.
command-all = All that scores
    .help = Keeps every die that scores; again, none.
command-undo = Undo
    .help = Takes back your last step, as far as the last throw.
command-left = Die to the left
    .help = Walks the dice; Space keeps or releases one.
command-right = Die to the right
    .help = Walks the dice; Space keeps or releases one.
command-toggle = Keep or release this die
    .help = While others play, hurries them.
command-previous = Better choice
    .help = Walks the choices, best first.
command-next = Next choice
    .help = Walks the choices, best first.
command-first = Best choice
    .help = The choice with most points.
command-last = Last choice
    .help = The choice with fewest points.
command-digit-1 = Ones
    .help = Keeps all ones; again, fewer; then none.
command-digit-2 = Twos
    .help = Keeps all twos; again, fewer; then none.
command-digit-3 = Threes
    .help = Keeps all threes; again, fewer; then none.
command-digit-4 = Fours
    .help = Keeps all fours; again, fewer; then none.
command-digit-5 = Fives
    .help = Keeps all fives; again, fewer; then none.
command-digit-6 = Sixes
    .help = Keeps all sixes; again, fewer; then none.
command-digit-7 = Die 7
    .help = Only when digits choose places.
command-digit-8 = Die 8
    .help = Only when digits choose places.
command-digit-9 = Die 9
    .help = Only when digits choose places.
command-digit-0 = Die 10
    .help = Only when digits choose places.
command-points = Points this turn
    .help = What this turn is worth if you take it now.
command-last-roll = Repeat the last roll
    .help = Every die, the kept ones first.
command-scores = Scores
    .help = Everyone's score.
command-turn = Whose turn
    .help = Who is to play.
command-choices = Choices
    .help = How many there are, and the best three.
command-risk = Risk
    .help = How likely the next roll loses the turn.
command-sheet = Score sheet
    .help = Your sheet, line by line.
command-bonus = Upper bonus
    .help = What you have, need, and can still get.
command-party = The Party
    .help = Who is in the Party.
command-dungeon = The Dungeon
    .help = Who is in the Dungeon.
command-game-rules = Game and options
    .help = Which game this is, and the options in force.
command-hint = Hint
    .help = Says the best thing to do; Enter does it.
command-hint-numbers = Hint with numbers
    .help = The best thing to do, what it is worth, and the next best.
command-verbosity = How much is said
    .help = Brief, normal or full.
command-missed = What did I miss?
    .help = Everything since your last action.
command-list-previous = Previous
    .help = The entry above.
command-list-next = Next
    .help = The entry below.
command-list-first = First
    .help = The first entry.
command-list-last = Last
    .help = The last entry.
command-list-left = Change down
    .help = The value before this one.
command-list-right = Change up
    .help = The value after this one.
command-select = Choose
    .help = Does what the entry says.
command-help = Keys here
    .help = A list of what you can press here; Enter does it.
command-input-help = Input help
    .help = Keys say what they do and do nothing.
command-stop = Stop speaking
    .help = Silence, until something new is said.
command-older = Older message
    .help = Walks back through all that was said.
command-newer = Newer message
    .help = Walks forward through all that was said.
command-oldest = Oldest message
    .help = The first thing said.
command-newest = Newest message
    .help = The last thing said.
command-copy = Copy
    .help = Puts the message on the clipboard.
command-softer = Sounds softer
    .help = Turns the sound effects down.
command-louder = Sounds louder
    .help = Turns the sound effects up.
command-voice-softer = Voice softer
    .help = Turns the program's own voice down.
command-voice-louder = Voice louder
    .help = Turns the program's own voice up.
command-slower = Voice slower
    .help = Slows the program's own voice.
command-faster = Voice faster
    .help = Speeds the program's own voice up.
command-effects = Sounds on or off
    .help = Turns all sound effects off, or on again.
command-speech = Speech on or off
    .help = Turns all speech off, or on again.
command-caption-smaller = Caption smaller
    .help = For those who look at the window.
command-caption-bigger = Caption bigger
    .help = For those who look at the window.
command-back = Back
    .help = Leaves this list; at the table, opens the pause menu.
command-leave = Leave
    .help = Ends the program.
