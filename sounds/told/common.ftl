# What is told where there is no voice. A message is a row of tokens (audiodice/present/spelling.py):
# digits are values by ear, ( ) around kept dice, | a pause, @50 a place, a word a cue.
# Every number stands after its label; faces in a row are dice. The news comes first.
# Verbosity is as in a language: the value is "normal", .brief leaves out, .full adds.
# $side is the seat's place in percent, $seat_number its number where it takes one to know it, and
# $tone the cue of its turn: turn_mine, turn_other or, among several others, its name.

list-joint = { $head } @0 | { $next }
list-last = { $head } @0 | { $next }

## Seats: yours is the tone of your turn, another's that of theirs, where they sit.

seat = @{ $side } { $tone } { $seat_number-n ->
    [0] {""}
   *[other] tell_seat { $seat_number }
  }
by = { $who ->
    [other] { seat }
   *[you] {""}
  }
apart-item = {""}
scores-item = { seat } tell_total { $points }
places-item = { seat } tell_total { $points }

## Turns, scores and ends

over = tell_no tell_round
turn = { $seat_number-n ->
    [0] {""}
   *[other] tell_seat { $seat_number }
  }
    .full = { $seat_number-n ->
        [0] {""}
       *[other] tell_seat { $seat_number }
      } { $who ->
        [you] @0 | { $scores }
       *[other] {""}
      }
    .brief = { $seat_number-n ->
        [0] {""}
       *[other] tell_seat { $seat_number }
      }
whose-turn = { $over ->
    [yes] { over }
   *[no] { seat }
  }
scores = { $scores } @0 | tell_need { $target }
    .brief = { $scores }
last-roll = { $faces-n ->
    [0] tell_no
   *[other] { by } @0 tell_dice ( { $kept } ) { $free }
  }
own-roll = {""}
ended = { $places }
# After the result. $a is the turn, $b the cost.
dear-item = tell_round { $a } tell_lost { $b }
new-best = { by } tell_yes tell_total { $points } tell_need { $before }
best-hinted = { by } tell_no tell_total { $points } tell_need { $before }
best-stands = tell_need { $points }
costliest = { $dear }
    .brief = {""}
plays-again = {""}
standing-lead = { $where ->
    [ahead] tell_yes { $by }
    [behind] tell_need { $by }
   *[level] tell_points 0
  }
standing = { seat } tell_total { $points } { $seats ->
    [1] {""}
   *[other] | { standing-lead }
  }
lead = { standing-lead }
    .brief = {""}
put-down = {""}
undone = { $again ->
    [yes] { seat } @0
   *[no] {""}
  } { $faces } { $open ->
    [yes] { $kept-n ->
        [0] tell_no
       *[other] ( { $kept } )
      }
   *[no] { $what ->
        [roll] tell_no
       *[other] {""}
      }
  } { $first ->
    [yes] tell_lost
   *[no] {""}
  }
hurried = {""}

## Score sheets

boxes-item = { box-item } tell_points { $b } { $c ->
    [0] {""}
   *[other] bonus
  }
made-item = { $a ->
    [kind] { $c ->
        [3] combo_three
        [4] combo_four
       *[5] combo_five
      }
   *[other] { box-item }
  }
combination = {""}
from-item = { $a ->
    [kind] { $c ->
        [3] combo_three
        [4] combo_four
       *[5] combo_five
      }
   *[other] { box-item }
  }
rolled-dice = { $left ->
    [0] { $all }
   *[other] { $reroll ->
        [hand] ( { $kept } ) { $faces }
        [both] ( { $kept } ) { $faces }
       *[other] { $faces }
      }
  }
    .full = { $left ->
        [0] { $all }
       *[other] { $reroll ->
            [new] { $faces }
           *[other] ( { $kept } ) { $faces }
          }
      }
rolled-most = { $most ->
    [yes] { $box } tell_points { $points } { with-bonus }
   *[no] {""}
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice } { $left ->
        [0] { rolled-most }
       *[other] tell_left { $left }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice }
      }
    .full = { $who ->
        [other] { by } { $faces }
       *[you] { rolled-dice.full } { rolled-most } tell_left { $left }
      }
five-alike = {""}
kept = { $who ->
    [other] {""}
   *[you] ( { $faces } ) { $throws ->
        [0] tell_left 0
       *[other] {""}
      }
  }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] tell_no
       *[other] ( { $faces } )
      }
  }
with-bonus = { $bonus ->
    [0] {""}
   *[other] bonus
  }
choice = { $box } tell_points { $points } { with-bonus }
scored = { by } { told-from } @0 { $box } tell_points { $points } tell_total { $total }
    .brief = { by } @0 { $box } tell_points { $points }
told-from = { $who ->
    [other] { $from }
   *[you] {""}
  }
zeroed = { by } { told-from } @0 { $box } tell_points 0 tell_total { $total }
    .brief = { by } @0 { $box } tell_points 0
bonus = tell_points { $points } tell_total { $total }
last-round = tell_round { $round }
next-turn = tell_round { $round }
    .brief = {""}
podium = tell_choice { $place } { seat } tell_total { $points }

no-throws-left = tell_left 0 | { $boxes }
all-kept = tell_left 0 | { $boxes }
roll-all = tell_left { $count }
alike-left = tell_lost tell_dice { $faces }
made-left = tell_lost { $box } tell_points { $points }
zero = { $box } tell_points 0
box-filled = tell_no { $box } tell_points { $points } | { $boxes }
no-such-box = tell_no { $boxes }

points = { $open ->
    [no] tell_points 0
   *[yes] { $points ->
        [0] tell_points 0
       *[other] { $box } tell_points { $points } { with-bonus }
      }
  }
totals = { $scores } @0 | { $over ->
    [yes] { over }
   *[no] tell_round { $round }
  }
    .brief = { $scores }
choice-list = { $over ->
    [yes] { over }
   *[no] tell_choices { $count } | { $boxes }
  }
unfilled-item = { box-item }
filled-item = { box-item }
open-boxes = { $unfilled-n ->
    [0] tell_choices { $count }
   *[other] tell_choices { $unfilled }
  }
rolls-left = { $over ->
    [yes] { over }
   *[no] tell_left { $left }
  }
bonus-progress = { by } tell_total { $have } { $progress ->
    [reached] tell_yes
    [lost] tell_need { $need } tell_no
   *[running] tell_need { $need } { $pace ->
        [ahead] tell_yes { $off }
        [behind] tell_lost { $off }
       *[even] {""}
      }
  }
sheet-line = { $filled ->
    [yes] { $box } tell_points { $points }
   *[no] { $box } tell_no
  }
sheet-bonus = bonus { $progress ->
    [reached] tell_points { $bonus }
    [lost] tell_points 0
   *[running] tell_total { $have } tell_need { $need }
  }
sheet-total = { seat } tell_total { $total } tell_left { $open }
rules-in-force = tell_choices { $boxes } tell_points { $bonus } tell_need { $threshold }
hint = { $commit ->
    [yes] tell_choice { $box } { $zero ->
        [yes] tell_points 0
       *[no] { with-bonus }
      }
   *[no] { $faces-n ->
        [0] tell_left { $throws }
       *[other] tell_dice ( { $faces } )
      }
  }
# Points at stake where turns are valued by themselves, else the result: points, or chances in 100.
hint-numbers = { hint } { $unit ->
    [rule] {""}
    [turn] tell_points { $value }
   *[other] tell_total { $value }
  } { gap }
# What the next best would lose.
gap = { $gap-n ->
    [0] {""}
   *[other] tell_lost { $gap }
  }

## Refusals: after the cue of all refusals, what would do

no-meaning = {""}
unbound = {""}
not-your-turn = { seat }
roll-first = tell_need tell_dice
game-over = { over }
undo-too-late = { seat }
nothing-to-undo = {""}
rolls-stand = { $first ->
    [yes] tell_no tell_dice
   *[no] {""}
  }
no-such-die = tell_dice { $dice }
no-such-face = tell_no { $face }
no-such-digit = tell_no
no-such-action = {""}
nothing-to-choose = {""}
held-back = {""}
nothing-missed = tell_no
hint-how = {""}
no-hint = tell_no
chances-item = { seat } tell_total { $points }
chance = { seat } tell_total { $points } | { $chances }
to-practise = tell_left { $count }
practise-none = tell_no
practise-place = tell_round { $place }
practise-boxes = tell_left { $count }
practise-right = tell_yes | { hint } tell_total { $value }
practise-near = tell_yes | { hint } tell_total { $value } tell_lost { $loss }
practise-wrong = tell_no | tell_total { $yours } | { hint } tell_total { $value }
practise-answer = { hint } tell_total { $value }
practise-same = tell_no
practise-next = {""}
practise-keys = {""}
# Half a hint says only that there is a better way; reasons would repeat the numbers of the verdict.
half-hint-all = tell_need
half-hint-bank = tell_need
half-hint-bonus = tell_need
half-hint-box = tell_need { $box }
half-hint-day = tell_need
half-hint-dice = tell_need
half-hint-dungeon = tell_need
half-hint-groups = tell_need
half-hint-hand = tell_need
half-hint-later = tell_need
half-hint-made = tell_need
half-hint-picture = tell_need
half-hint-scores = tell_need
half-hint-zero = tell_need
reason-aims = {""}
reason-average = {""}
reason-bank = {""}
reason-day = {""}
reason-dice = {""}
reason-group = {""}
reason-hands = {""}
reason-later = {""}
reason-left = {""}
reason-picture = {""}
reason-points = {""}
reason-roll = {""}
reason-roll-on = {""}
reason-take = {""}
reason-wins = {""}
practise-over = tell_total { $right } tell_left { $skipped }
practise-refused = tell_no
practice-line-bad = tell_no
progress-weeks = tell_lost { $mean }
progress-kinds = {""}
progress-empty = tell_no
chance-unknown = tell_no
chance-off = tell_no
chance-record = tell_need { $best } tell_total { $points }
end-expected = tell_points { $points }
turns-to-go = tell_left { $count }
decided = { by } tell_round { $turn } tell_total { $before } tell_total { $after }
one-moment = thinking
hint-not-ready = thinking | { $percent }

## Walking the dice

die = @{ $pan } { $kept ->
    [yes] ( { $face } )
   *[no] { $face }
  }

## The table

seated = { seat }
watching = { seat }
goodbye = {""}

## Menus, readers, the history. An entry is its number; where it has a value, that too.

menu-open = { $place } { entry-value }
settings-open = { $place } { entry-value }
menu-move = { $place } { entry-value }
menu-edge = { $place } { entry-value }
menu-again = { $place } { entry-value }
offer = { $place }
menu-changed = { value-told }
sheet-of = { seat }
announced = text
settings-broken = text
settings-unwritable = text
settings-kept-again = tell_yes
sounds-missing = text
sound-broken = text
sounds-unavailable = text
sound-back = tell_yes
reader-open = tell_choices { $count } | { $place }
entry-value = { $value-n ->
    [0] {""}
   *[other] { value-told }
  }
value-told = { $value ->
    [True] tell_yes
    [False] tell_no
   *[other] tell_choice { $value }
  }
menu-select = {""}
menu-close = {""}
history-empty = tell_no
copied = tell_yes
not-copied = tell_no
address-wrong = tell_no
no-game-to-save = tell_no
no-saved-game = tell_no
not-done = tell_no
saved-to-file = tell_yes
export-counts = tell_yes { $games }
export-also = tell_yes { $files }
export-left-out = tell_lost { $inside }
export-too-large = tell_no
import-games = tell_yes { $count }
import-continued = tell_yes undo { $count }
import-beside = tell_choice { $copy }
import-records = tell_yes tell_total { $count }
import-practice = tell_yes { $count }
import-file = { $outcome ->
    [kept] tell_no
    [kept_unless] tell_no
   *[other] tell_yes
  }
import-over-cap = tell_need { $cap }
import-runs = tell_no
import-failed = tell_no text
import-stopped = tell_lost text
import-foreign = tell_no
import-newer = tell_no tell_need { $version }
import-too-large = tell_no
import-unknown = tell_no
import-damaged = tell_no text
start = {""}
exit = {""}
loss-asked = tell_lost
reset-asked = tell_need
settings-reset = tell_yes
too-few-seats = tell_need tell_seat 1
same-name = tell_seat tell_seat
name-unheard = tell_no tell_letter
too-many-seats = tell_no tell_seat { $most }
teams-need-seats = tell_no tell_seat
type-name = tell_letter
type-number = tell_letter { $least } { $most }
number-wanted = tell_no { $least } { $most }
explained = text
not-explained = tell_no
typed = tell_letter
erased = tell_no
nothing-typed = tell_no
entry-full = tell_no { $most }

statistics-ranking = { $places }
statistics-margin = tell_points { $margin }
statistics-seat = { seat } tell_round { $turns } | tell_points { $best } | tell_points { $worst } | tell_points { $mean }

## The solved games: how far one is, in percent, and a game looked back on. What was done and what
## would have been better are sentences in a review, so of a decision the dice and its cost are told.

still-solving = { seat } @0 thinking | { $percent }
    .brief = { seat }
solved = thinking | tell_yes
table-rebuilt = thinking | tell_lost
table-damaged = thinking | tell_lost tell_no
cache-unwritable = thinking | tell_no game_kept
solver-died = thinking | tell_no
review-seat = { seat } @0 { $unit ->
    [chance] { $result ->
        [100.0] tell_yes
        [0.0] tell_no
       *[other] tie
      }
   *[points] tell_total { $result }
  } | tell_need { $expected } | { review-luck } | { review-cost } { $unit ->
    [chance] { $others_sign ->
        [zero] {""}
        [minus] | turn_other tell_lost { $others }
       *[plus] | turn_other tell_points { $others }
      }
   *[points] {""}
  } | tell_choice { $right } tell_choices { $decisions }
    .brief = { seat } @0 { review-luck } | { review-cost }
review-luck = { $luck_sign ->
    [minus] tell_lost
   *[plus] tell_points
  } { $luck }
review-cost = tell_choice tell_lost { $cost }
review-decision = tell_round { $turn } tell_dice { $faces } | tell_lost { $cost }

## Games that are kept. Why not is for the screen.

game-not-kept = tell_no game_kept text
game-kept-again = tell_yes game_kept
game-file-vanished = tell_lost | tell_yes game_kept
game-file-cut = tell_lost | tell_yes game_kept
game-file-changed = tell_lost | tell_yes tell_choices game_kept
game-taken = turn_other game_resumed | tell_yes game_kept
left-game-kept = undo tell_yes game_kept
games-unreadable = tell_no game_resumed text
last-step-dropped = tell_lost undo
clock-set-back = tell_choices text
game-damaged = tell_lost game_resumed tell_round { $turns }
game-newer = tell_no game_resumed tell_need { $version }
game-unreadable = tell_no game_resumed text
game-open-elsewhere = tell_no game_resumed turn_other
records-newer = tell_no tell_total tell_need { $version }
records-unusable = tell_no tell_total text
records-damaged = tell_lost tell_total text

## The program about itself

verbosity-set = { $value ->
    [brief] tell_choice 1
    [full] tell_choice 3
   *[normal] tell_choice 2
  }
input-help-on = {""}
input-help-off = {""}
described = tell_yes
jump-described = tell_yes
effects-off = {""}
effects-on = {""}
nothing-left = tell_no
speech-off = {""}
speech-on = {""}
effects-volume = tell_choice { $value }
voice-volume = tell_choice { $value }
voice-rate = tell_choice { $value }
voice-changed = { $better ->
    [yes] tell_yes
   *[no] tell_no
  }
message-broken = text
messages-broken = text
voice-not-ours = tell_no
voice-volume-not-ours = tell_no
caption-size = tell_choice { $value }

## Kept games: kept and resumed have cues of their own.

game-kept = {""}
steps-not-kept = tell_lost game_kept
table-back = { seat }
resumed = { seat }
good-part-asked = tell_yes
delete-asked = tell_lost
game-deleted = tell_yes
game-not-deleted = text
game-gone = tell_no
defect = text
defect-again = text

## Finding one's way

titled = {""}
list-where = tell_choice { $place } | tell_choices { $count }
kind-set = { $value ->
    [mine] turn_mine
    [others] turn_other
    [results] tell_total
   *[all] tell_choices
  }
find = tell_letter
space = tell_letter
blank = tell_no
menu-wrap = { $place } { entry-value }
not-found = tell_no
nothing-sought = tell_no

## Learning the sounds: a cue, then the number of its entry; digits slowly, to be counted.

cue-played = { $place-n ->
    [0] {""}
   *[other] | { $place } { entry-value }
  }
cue-told = | { $cue }
trainer-open = { $place } { entry-value }
trainer-answer = @slow { $kept ->
    [yes] ( { $faces } )
   *[no] { $faces }
  }
quiz-open = {""}
quiz-asked = |
quiz-right = {""}
quiz-wrong = @slow { $answer }
quiz-missed = { $place } | { $cue }
quiz-score = tell_yes { $right } tell_no { $wrong } tell_left { $left }
    .brief = tell_yes { $right } tell_no { $wrong }
quiz-ended = tell_points { $right } tell_total { $best }
pack-flawed = text
pack-sound-broken = text

## Dice that can be checked: no sound tells a check sum.

word-asked = tell_letter tell_dice
relays-asked = tell_letter
relays-refused = tell_no text
fair-begun = tell_yes tell_dice
commitment = text
seed-told = text

## Records, each game by its number; a game heard again

record-overall = tell_choice { $number } tell_round { $count } | tell_total { $best } | { $mean }
record-games = tell_choice { $number } tell_round { $count } | tell_yes { $won } | tell_no { $lost }
record-scores = { $best-n ->
    [0] {""}
   *[other] tell_total { $best } |
  } tell_total { $mean } | { $best_turn-n ->
    [0] {""}
   *[other] tell_points { $best_turn } |
  } tell_points { $mean_turn }
record-luck = { review-luck } | { review-cost }
record-time = tell_round { $hours } | { $minutes }
records-empty = tell_no
replay-open = tell_round { $count }
replay-turn = tell_round { $turn } { seat }
replay-where = tell_round { $turn } tell_choice { $place } | tell_choices { $count }
replay-paused = tell_no
replay-failed = tell_no
told-rolled = { by } tell_dice { $faces }
told-kept = { by } ( { $faces } )
told-scored = { scored }
told-zeroed = { zeroed }

## Lessons are words: with captions they can be read. What a step says is always of the screen.

lesson-begun = {""}
lesson-step = text
lesson-first = text
lesson-over = tell_yes text
lessons-need-words = tell_no tell_letter
new-here = {""}

## Friends at other machines: who comes, goes and speaks has a cue, and its place once the game has
## begun. Names, codes and what is said are text.

friends-missing = tell_no text
friends-name = tell_letter
friends-need-name = tell_no tell_letter
code-asked = tell_letter text
code-so-far = text
code-short = tell_no tell_left { $left }
code-told = text
lobby-sits = tell_seat
lobby-watches = tell_no
leave-asked = tell_lost
code-wrong-digits = tell_no tell_need
code-wrong-check = tell_no tell_letter
code-digits-only = tell_no tell_letter
table-sought = thinking
table-began = {""}
table-too-few = tell_need tell_seat
table-cannot-begin = tell_no text
table-ended = tell_no tell_round
friends-here = { $alone ->
    [yes] tell_seat 1
   *[no] { $friends }
  }
friends-item = { $b ->
    [-1] tell_seat
    [0] tell_seat 0
   *[other] tell_seat { $b }
  } { $c ->
    [me] turn_mine
    [quiet] friend_quiet
    [gone] friend_left
    [computer] thinking
   *[other] tell_yes
  }
friend-came = {""}
friend-sat = tell_seat { $number } { $me ->
    [yes] turn_mine
   *[no] {""}
  }
friend-stood-up = tell_seat { $number } { $me ->
    [yes] tell_no turn_mine
   *[no] tell_no
  }
friend-left = {""}
friend-quiet = tell_no tell_letter
friend-gone = {""}
decide-asked = tell_need tell_choices 3
friend-odd = {""}
line-lost = {""}
line-still-lost = tell_no tell_letter
line-found = {""}
line-refused = tell_no text
line-certificate = tell_no text
line-no-broker = tell_no text
line-no-host = tell_no text
line-unreachable = tell_no text
friends-no-broker = tell_no text
friends-bad-broker = tell_no text
friends-needs-broker = tell_no tell_letter
friends-needs-wss = tell_no tell_letter
friends-no-websocket = tell_no tell_letter
friends-not-loaded = tell_no text
say-what = tell_letter
game-chosen = tell_yes tell_round
host-changed = tell_seat
host-went-on = tell_yes tell_seat
host-lost = tell_lost tell_seat { $here } tell_need tell_choices 2
room-forgotten = tell_yes
room-entered = tell_yes tell_seat
room-keys = {""}
room-silent = tell_no tell_seat
room-refused = tell_no tell_seat
room-closed = tell_no tell_seat
tables-meet = tell_need tell_choices 2 tell_lost { $many }
table-changed = tell_yes tell_seat tell_lost { $many }
friend-lost = {""}
friend-removed = tell_no { $me ->
    [yes] turn_mine
   *[no] {""}
  }
two-programs = tell_no tell_seat 2
put-out = tell_no turn_mine
not-the-host = tell_no
cannot-be-host = tell_no tell_seat
room-locked = tell_no tell_seat
room-unlocked = tell_yes tell_seat
friend-said = text
friend-phrase = tell_choice { $phrase }
you-said = {""}
said-later = tell_no tell_seat
nothing-was-said = tell_no
dice-coming = thinking
dice-wait = thinking tell_need tell_seat
throw-waits = thinking
not-back-yet = thinking
you-watch = tell_no
table-rewound = tell_lost
friends-missed = tell_lost tell_round { $turns }
undo-asking = {""}
undo-asked = tell_lost { $many }
undo-agreed = tell_yes
undo-denied = tell_no
undo-refused = {""}
undo-nobody = tell_no tell_seat
friend-undid = { seat }
chosen-wait = thinking
ruled-skip = { seat } tell_no tell_dice
ruled-lost = { seat } tell_lost tell_round
ruled-computer = { seat }
ruled-back = { seat }
ruled-end = tell_no tell_round
not-begun-again = {""}
room-by-back = {""}
friends-not-kept = tell_no
friends-not-found = tell_no tell_seat
