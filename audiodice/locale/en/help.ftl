# Keys and commands in English: read only when asked for.

## Keys as they are spoken

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
key-cmd = { $system ->
        [darwin] Command
        [win32] Windows
       *[other] Super
    } { $key }
key-ctrl-alone = Control
key-comma = comma
key-dot = dot
key-minus = minus
key-plus = plus
key-equals = equals
key-question = question mark
key-slash = slash
key-delete = Delete
key-tab = Tab

## Commands: what a key does. The value names it, .help says more.

command-roll = Roll
    .help = Rolls the dice that are not kept. Held, it shakes them until you let go, if the settings say so.
command-commit = Bank
    .help = Ends your turn and takes what it is worth.
command-all = All that scores
    .help = Keeps every die that scores.
command-undo = Undo
    .help = { TOUCH() ->
        [yes] Takes back your last move, as far as the last roll; a setting lets it go further.
       *[no] Takes back your last key press, as far as the last roll; a setting lets it go further.
      }
command-left = Die to the left
    .help = Walks the dice; { KEY("toggle") } keeps or releases one.
command-right = Die to the right
    .help = Walks the dice; { KEY("toggle") } keeps or releases one.
command-toggle = Keep or release this die
    .help = While others play, hurries them.
command-previous = Previous choice
    .help = Walks the choices, most points first.
command-next = Next choice
    .help = Walks the choices, most points first.
command-first = First choice
    .help = The choice with most points.
command-last = Last choice
    .help = The choice with fewest points.
command-digit-1 = Keep or release ones
    .help = Keeps all ones; again, fewer; then none. On a score sheet, after the last roll: names box 1.
command-digit-2 = Keep or release twos
    .help = Keeps all twos; again, fewer; then none. On a score sheet, after the last roll: names box 2.
command-digit-3 = Keep or release threes
    .help = Keeps all threes; again, fewer; then none. On a score sheet, after the last roll: names box 3.
command-digit-4 = Keep or release fours
    .help = Keeps all fours; again, fewer; then none. On a score sheet, after the last roll: names box 4.
command-digit-5 = Keep or release fives
    .help = Keeps all fives; again, fewer; then none. On a score sheet, after the last roll: names box 5.
command-digit-6 = Keep or release sixes
    .help = Keeps all sixes; again, fewer; then none. On a score sheet, after the last roll: names box 6.
command-digit-7 = Die 7
    .help = Only when digits choose places. On a score sheet, after the last roll: names box 7.
command-digit-8 = Die 8
    .help = Only when digits choose places. On a score sheet, after the last roll: names box 8.
command-digit-9 = Die 9
    .help = Only when digits choose places. On a score sheet, after the last roll: names box 9.
command-digit-0 = Die 10
    .help = Only when digits choose places. On a score sheet, after the last roll: names box 10.
command-points = Points this turn
    .help = What this turn is worth if you take it now.
command-last-roll = Repeat the last roll
    .help = Every die, the kept ones first. Once others have rolled, again tells your own.
command-scores = Scores
    .help = Everyone's score.
command-turn = Whose turn
    .help = Who is to play.
command-choices = Choices
    .help = How many there are, and the three with most points.
command-risk = Risk
    .help = How likely the next roll loses the turn.
command-sheet = Score sheet
    .help = Your sheet, line by line.
command-bonus = Upper bonus
    .help = What you have, and how far you are off the pace of three dice of each face.
command-party = The Party
    .help = Who is in the Party.
command-dungeon = The Dungeon
    .help = Who is in the Dungeon.
command-game-rules = Game and options
    .help = Which game this is, and the options in force.
command-worth = What scores what
    .help = The combinations or boxes of this game and what they are worth, line by line.
command-practise = Practise
    .help = After a game: decisions that cost you much, to try again. In practice: the next one.
command-hint = Hint
    .help = Says the best thing to do; again, does it.
command-chance = Chance to win
    .help = How many of a hundred games each seat wins from here, if all play well.
command-hint-numbers = Hint with numbers
    .help = The best thing to do, what it is worth, and the next best.
command-who = Who is here
    .help = Who sits where, who watches, and whose line is quiet.
command-friends = Friends
    .help = A list of who is here. It mutes what somebody says, answers what they ask, and says what happens to the seat of somebody who is gone.
command-say = Say something
    .help = Opens a line to write in; { KEY("select") } says it to everybody at the table.
command-phrases = Ready-made phrases
    .help = { TOUCH() ->
        [yes] A list of phrases to say.
       *[no] A list of phrases; a digit says one at once.
      }
command-said-older = What was said, back
    .help = The last thing that a friend said; each further press goes back one.
command-said-newer = What was said, forward
    .help = Goes forward again through what friends said.
command-verbosity = How much is said
    .help = Brief, normal or full.
command-missed = What did I miss?
    .help = Everything since your last action.
command-step = Next thing to do
    .help = With switches: names what else can be done.
command-press = Do it
    .help = With switches: does what was named last.
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
command-find = Find
    .help = { TOUCH() ->
        [yes] Type a word, then { KEY("select") }.
       *[no] Type a word, then { KEY("select") }; the same key again finds the next.
      }
command-delete = Delete
    .help = Deletes the entry where that can be; asks once.
command-reset = Back to the default
    .help = Sets the setting back to its default.
command-explain = Explain
    .help = What this setting means.
command-section-list-left = Group before
    .help = Goes to the group before this one.
command-section-list-right = Next group
    .help = Goes to the next group.
command-sheet-list-left = Sheet before
    .help = The sheet of the player before.
command-sheet-list-right = Next sheet
    .help = The sheet of the next player.
command-replay-list-left = Step back
    .help = Tells the step before.
command-replay-list-right = Step on
    .help = Tells the next step.
command-replay-list-previous = Turn before
    .help = Goes to the turn before.
command-replay-list-next = Next turn
    .help = Goes to the next turn.
command-replay-list-first = First step
    .help = Goes to the start of the game.
command-replay-list-last = Last step
    .help = Goes to the end of the game.
command-replay-select = Play or pause
    .help = Plays on by itself, or pauses.
command-play-again = Play again
    .help = Starts a new game with the same players.
command-help = { TOUCH() ->
    [yes] Help
   *[no] Keys here
  }
    .help = { TOUCH() ->
        [yes] Says what the buttons do.
       *[no] A list of what you can press here; { KEY("select") } does it.
      }
command-input-help = { TOUCH() ->
    [yes] What a button does
   *[no] Input help
  }
    .help = { TOUCH() ->
        [yes] Buttons say what they do and do nothing.
       *[no] Keys say what they do and do nothing.
      }
command-stop = Stop speaking
    .help = Silence, until something new is said.
command-older = Repeat, then older messages
    .help = Says the last message again; each further press goes back one.
command-newer = Newer message
    .help = Goes forward again through what was said.
command-oldest = Oldest message
    .help = The first thing said.
command-newest = Newest message
    .help = The last thing said.
command-recent = The last messages
    .help = The last few messages in one go; a setting says how many.
command-kind = Which messages
    .help = Which messages are walked: all, my moves, opponents, results.
command-where = Where am I
    .help = In a list: its name, the entry and its place. At the table: whose turn it is, the dice, the points and the scores.
command-copy = Copy
    .help = Puts the message on the clipboard.
command-softer = Sounds softer
    .help = Turns the sound effects down.
command-louder = Sounds louder
    .help = Turns the sound effects up.
command-voice-softer = Voice softer
    .help = Turns the voice down, where no screen reader sets it.
command-voice-louder = Voice louder
    .help = Turns the voice up, where no screen reader sets it.
command-slower = Voice slower
    .help = Slows the voice, where no screen reader sets it.
command-faster = Voice faster
    .help = Speeds the voice up, where no screen reader sets it.
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

## The groups of the lists of keys

command-group-play = Play
command-group-ask = Ask
command-group-friends = Friends
command-group-lists = In lists
command-group-speech = Speech
command-group-sound = Sounds
command-group-program = The program
command-group-switches = Switches

## Learning the sounds

menu-trainer = Values by ear, to try
menu-quiz = Quiz
cue-played = {""}
cue-told = {""}
quiz-asked = {""}
trainer-open = { TOUCH() ->
    [yes] { $title }. { $label }
   *[no] { $title }. Digits play their value. { $label }
  }
    .brief = { $title }. { $label }
trainer-hand = { TOUCH() ->
    [yes] Five dice: a press rolls them, the next tells them
   *[no] Five dice: { KEY("select") } rolls them, again tells them
  }
    .brief = Five dice
trainer-kept = Kept dice: { $value }
trainer-answer = { $faces }.
level-slow = Values, slow
level-brisk = Values, brisk
level-dice = Five dice
level-combo = Combinations
level-cues = All sounds
quiz-level = { $name }{ $best-n ->
    [0] {""}
   *[other] . Best { $best } of { $count }
  }
quiz-open = { $title }. { $digits ->
    [0] Which of four is it?
    [1] { TOUCH() ->
        [yes] Which value is it?
       *[no] Press its digit.
      }
   *[other] { TOUCH() ->
        [yes] Which { $digits } values are they?
       *[no] Press { $digits } digits.
      }
  } { KEY("list_right") } plays it again, { KEY("scores") } tells the score.
    .brief = { $title }.
quiz-wrong = No: { $answer }. { KEY("select") } goes on.
quiz-missed = No: { $answer }. { KEY("select") } goes on.
quiz-score = { $right } right, { $wrong } wrong, { $left } to go.
    .brief = { $right } right, { $wrong } wrong.
quiz-ended = { $right } of { $count } right. { $record ->
    [yes] Your best so far.
   *[no] Best { $best }.
  }
    .brief = { $right } of { $count }.

## Names of sounds. cues-GROUP is a group of them, cue-FAMILY one; $count is a number of dice or a value.

cues-dice = Dice and cup
cues-game = Turns and games
cues-sheet = Score sheets
cues-fonnjo = Fonnjo Foon
cues-combo = Combinations
cues-tell = What a number means
cues-value = Values by ear
cues-friends = Friends at the table
cues-menu = Menus and the program

cue-shake = Cup shaken, dice: { $count }
cue-pour = Dice poured: { $count }
cue-pour-short = Dice poured, short: { $count }
cue-stroke = One stroke of the cup, dice: { $count }
cue-shake-horn = Horn cup shaken, dice: { $count }
cue-pour-horn = Dice poured from the horn cup: { $count }
cue-pour-short-horn = Dice poured from the horn cup, short: { $count }
cue-shake-tin = Tin shaken, dice: { $count }
cue-pour-tin = Dice poured from the tin: { $count }
cue-pour-short-tin = Dice poured from the tin, short: { $count }
cue-shake-wood = Wooden cup shaken, dice: { $count }
cue-pour-wood = Dice poured from the wooden cup: { $count }
cue-pour-short-wood = Dice poured from the wooden cup, short: { $count }
cue-keep = Keep
cue-release = Release
cue-all-dice = All dice kept
cue-bank = Bank
cue-bank-big = Bank, many points
cue-farkle = Farkle
cue-farkle-big = Farkle, many points lost
cue-hot-dice =
    { $count ->
        [2] Hot dice again
        [3] Hot dice, three times or more
       *[other] Hot dice
    }
cue-turn-mine = Your turn
cue-turn-other = Another's turn
cue-name = Name of opponent { $count }
cue-win = Win
cue-lose = Lose
cue-tie = Tie
cue-score = Box scored
cue-score-big = Box scored, many points
cue-zero = Zero in a box
cue-bonus = Bonus
cue-foon = Foon
cue-big-foon = Big Foon
cue-crisis = Crisis
cue-dungeon = Dungeon door
cue-party = Fonnjo joins the Party
cue-party-monster = Monster joins the Party
cue-another-day = Another Day
cue-picture = Picture
cue-combo-pair = Pair
cue-combo-three = Three of a kind
cue-combo-four = Four of a kind
cue-combo-five = Five of a kind
cue-combo-six = Six of a kind
cue-combo-full-house = Full house
cue-combo-straight = Straight
cue-combo-long-straight = Long straight
cue-combo-any = Any dice
cue-tell-points = Points follow
cue-tell-total = Points in all follow
cue-tell-dice = Dice follow
cue-tell-left = How many are left
cue-tell-box = Upper box: its face follows
cue-tell-need = What is needed
cue-tell-risk = Risk, in percent
cue-tell-choices = How many choices
cue-tell-choice = A choice
cue-tell-round = Round
cue-tell-lost = Points lost
cue-tell-fonnjo = Fonnjo
cue-tell-group = Group of dice: face and count follow
cue-tell-seat = Seat
cue-tell-yes = Yes
cue-tell-no = No, or none
cue-tell-letter = A letter, or a point in a number
cue-value = Value { $count }
cue-value-kept = Value { $count }, kept
cue-value-brisk = Value { $count }, brisk
cue-value-kept-brisk = Value { $count }, kept, brisk
cue-refused = Refused
cue-question = Question
cue-too-soon = Too soon
cue-undo = Undo
cue-hurry = Hurry
cue-menu-move = Next entry
cue-menu-edge = End of a list
cue-menu-select = Chosen
cue-menu-open = Menu opens
cue-menu-close = Menu closes
cue-start = Program starts
cue-exit = Program ends
cue-text = Something to read on the screen
cue-input-help-on = Input help on
cue-input-help-off = Input help off
cue-game-kept = Game kept
cue-game-resumed = Game resumed
cue-quiz-right = Right answer
cue-quiz-wrong = Wrong answer
cue-thinking = Thinking
cue-friend-came = Somebody comes
cue-friend-left = Somebody leaves
cue-friend-quiet = Somebody's line is quiet
cue-friend-back = Somebody is back
cue-friend-said = Somebody says something
cue-line-lost = Your line is lost
cue-line-found = Your line is back
cue-ambience = The room with the table
cue-motif-fune-start = FUNE, tune: a game begins
cue-motif-fune-turn = FUNE, tune: your turn
cue-motif-fune-bank = FUNE, tune: points kept
cue-motif-fune-win = FUNE, tune: won
cue-motif-dice4fun-start = Dice4Fun, tune: a game begins
cue-motif-dice4fun-turn = Dice4Fun, tune: your turn
cue-motif-dice4fun-bank = Dice4Fun, tune: points kept
cue-motif-dice4fun-win = Dice4Fun, tune: won
cue-motif-farkle-start = Farkle, tune: a game begins
cue-motif-farkle-turn = Farkle, tune: your turn
cue-motif-farkle-bank = Farkle, tune: points kept
cue-motif-farkle-win = Farkle, tune: won
cue-motif-fonnjo-foon-start = Fonnjo Foon, tune: a game begins
cue-motif-fonnjo-foon-turn = Fonnjo Foon, tune: your turn
cue-motif-fonnjo-foon-bank = Fonnjo Foon, tune: points kept
cue-motif-fonnjo-foon-win = Fonnjo Foon, tune: won
