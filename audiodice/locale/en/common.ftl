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
           *[other] kept { $kept }{ $free-n ->
                [0] .
               *[other] , then { $free }.
              }
          }
       *[you] { $kept-n ->
            [0] { $free }.
           *[other] Kept { $kept }{ $free-n ->
                [0] .
               *[other] . { $free }.
              }
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
undone = Undone. { $kept-n ->
    [0] Nothing kept.
   *[other] Keep { $kept }.
  }
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
goodbye = Goodbye.

## Menus, readers, the history

menu-open = { $title }. { $label }
menu-move = { $label }
menu-edge = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
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
menu-play-again = Play again
menu-statistics = Statistics of this game
menu-credits = Credits
end-menu = The game is over
restart-asked = This game would be lost. Enter again to start anew.
    .brief = Enter again to start anew.
statistics-title = Statistics
statistics-ranking = { $places }.
statistics-margin = { $margin ->
    [0] A tie.
   *[other] Won by { $margin }.
  }
statistics-seat = { $who ->
    [you] You
   *[other] { $name }
  }: { $turns } { $turns ->
    [one] turn
   *[other] turns
  }, best { $best }, worst { $worst }, { $mean } on average.
sheet-title = { $who ->
    [you] Your sheet
   *[other] Sheet of { $name }
  }
credits = audiodice is free software under the MIT licence. Its own voice is espeak-ng, under the GNU General Public License. Every sound is synthesised by the program's own synthesiser.
menu-main = Leave for the main menu
new-game-menu = New game
menu-start = Start
menu-people = People at this keyboard: { $number }
menu-opponent = Opponent { $number }: { $value }
menu-one-opponent = Opponent: { $value }
menu-add-opponent = Opponents: { $number }
menu-option = { $option }: { $value }
menu-name = Name of player { $number }: { $value }
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
sounds-unavailable = Sound effects unavailable. { $why }.
    .brief = Sound effects unavailable.
sound-back = Sounds are back.
sounds-missing = { $count ->
    [one] Sound { $file } is missing.
   *[other] { $count } sounds are missing, { $file } the first.
  } The game goes on without.
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
