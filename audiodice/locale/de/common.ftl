# What any game and every screen says, in German.
# A message's value is what "normal" says; .brief leaves out, .full adds. {""} says nothing.
# $who is you, here (one of several people at this keyboard) or other (a computer).
#
# Words used throughout (the player is "du"; sentences are built so that a name or a list always
# stands in the nominative or accusative; where a face needs another case, it is chosen there):
#   roll, throw    Wurf, würfeln            face            Einser ... Sechser; eine 1
#   keep           behalten                 bank            sichern (not yet: ungesichert)
#   turn, round    Zug, Runde               choices         zur Wahl
#   box, sheet     Feld, Zettel             open, filled    frei, belegt
#   upper boxes    oben                     score 0         streichen
#   hot dice       Heiße Würfel             three of a kind Dreierpasch (in Farkle: drei Zweier)
#   straight       kleine, große Straße     full house      Full House
#   picture        Foto                     enter the Party reindürfen
#   Dungeon        Verlies                  Crisis          Krise
#   Reserve Group  Reservegruppe            Another Day     noch ein Tag
#   twins, triplets, quads                  Zwillinge, Drillinge, Vierlinge
#   a game is kept gespeichert (aufgehoben would also mean: cancelled)
#   speech         Sprachausgabe            language        Sprache
#   values by ear  Zahlen als Klänge        undo            zurücknehmen
# A number never stands before a point and a small letter: voices would read "480. du" as "480th".
# One of a thing is a word, never a digit: they would read "1 Spiel" as "eins Spiel". And no number
# of dice stands beside "würfeln" without "mit": "4 neu würfeln" might be the fours.

## Joints of lists

list-joint = { $head }, { $next }
list-last = { $head } und { $next }
# Between dice if there are to be pauses, and before what follows them.
dice-joint = { $head }, { $next }
dice-stop = { $head }; { $next }
scores-item = { $who ->
    [you] Du
   *[other] { $name }
  } { $points }
scores-last = { $head }, { $next }
apart-item = { $a }:
places-item = { $who ->
    [you] du
   *[other] { $name }
  } { $points }
places-last = { $head }, { $next }
best-item = { $b } für { $a-n ->
    [1] die { $a }
   *[other] { $a }
  }
best-last = { $head }, { $next }
taken-joint = { $head }, dann { $next }
taken-last = { $head }, dann { $next }

## Faces

plural-face = { $face ->
    [1] Einser
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
   *[6] Sechser
  }
Plural-face = { plural-face }
# One die is "die 6": "6 behalten" might be six dice.
the-faces = { $faces-n ->
    [1] die { $faces }
   *[other] { $faces }
  }
combo-face = { $b ->
    [1] Einser
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
   *[6] Sechser
  }

## Turns, scores and ends

turn = { $who ->
    [you] { $scores-n ->
        [1] {""}
       *[other] Du bist dran. { $scores }.
      }
   *[other] { $name } ist dran.
  }
    .brief = { $who ->
        [you] { $scores-n ->
            [1] {""}
           *[other] Du bist dran.
          }
       *[other] { $name } ist dran.
      }
whose-turn = { $over ->
    [yes] Das Spiel ist aus.
   *[no] { $who ->
        [you] Du bist dran.
       *[other] { $name } ist dran.
      }
  }

# Where a seat stands: behind the leader, or ahead of the next.
# "mit": "Du 12, 6 vorn" would be heard as 12,6.
standing-lead = { $where ->
    [ahead] mit { $by } vorn
    [behind] { $seats ->
        [2] {""}
       *[other] Platz { $place },{" "}
      }mit { $by } zurück
   *[level] gleichauf
  }
standing = { $who ->
    [you] Du
   *[other] { $name }
  } { $points }{ $seats ->
    [1] .
   *[other] , { standing-lead }.
  }
lead = { $who ->
    [you] { $seats ->
        [2] {""}
       *[other] Du liegst
      }
   *[other] { $name } liegt
  } { $where ->
    [behind] { $seats ->
        [2] {""}
       *[other] auf Platz { $place }, mit{" "}
      }{ $by } zurück.
    [ahead] { $by } vorn.
   *[other] { standing-lead }.
  }
    .brief = {""}
scores = { $scores }. Ziel { $target }.
    .brief = { $scores }.
last-roll = { $faces-n ->
    [0] Noch kein Wurf.
   *[other] { $who ->
        [other] Letzter Wurf von { $name }: { $kept-n ->
            [0] { $free-n ->
                [1] eine { $free }.
               *[other] { $free }.
              }
           *[other] { $faces }{ $free-n ->
                [0] , alle behalten.
               *[other] , behalten { $kept-n ->
                    [1] die { $kept }.
                   *[other] { $kept }.
                  }
              }
          }
       *[you] { $kept-n ->
            [0] { $free-n ->
                [1] eine { $free }.
               *[other] { $free }.
              }
           *[other] { $kept-n ->
                [1] Die { $kept }
               *[other] { $kept }
              } behalten{ $free-n ->
                [0] .
                [1] , übrig die { $free }.
               *[other] , übrig { $free }.
              }
          }
      }
  }
# Asked again, after another's: one's own last roll follows.
own-roll = { $who ->
    [you] Dein letzter Wurf:
   *[other] Letzter Wurf von { $name }:
  }
ended = { $tied ->
    [yes] Unentschieden bei { $top }. { $places }.
   *[no] { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
      }{ $seats ->
        [1] , { $top } in { $turns ->
            [one] einem Zug
           *[other] { $turns } Zügen
          }.
        [2] , { $top } zu { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
# Undo while the dice are shaken.
put-down = Die Würfel bleiben im Becher.
# What a step back took back: the game says what its undone-commit and undone-dice are.
undone-commit = { $box } zurückgenommen
undone-dice = { $kept-n ->
    [0] Nichts behalten.
    [1] Die { $kept } behalten.
   *[other] { $kept } behalten.
  }
undone = { $what ->
    [commit] { undone-commit }
    [roll] Wurf zurückgenommen
   *[keep] Zurückgenommen
  }{ $gone-n ->
    [0] .
   *[other] , { $gone } auch.
  } { $again ->
    [yes] { $who ->
        [you] Du bist wieder dran.
       *[other] { $name } ist wieder dran.
      }
   *[no] {""}
  } { $faces-n ->
    [0] {""}
   *[other] { $faces }.
  } { $open ->
    [yes] { undone-dice }
   *[no] {""}
  } { $first ->
    [yes] Ein Wurf ist zurückgenommen: dieses Spiel zählt für keine Bestleistung.
   *[no] {""}
  }
    .brief = { $what ->
        [commit] { undone-commit }
        [roll] Wurf zurückgenommen
       *[keep] Zurückgenommen
      }{ $gone-n ->
        [0] .
       *[other] , { $gone } auch.
      } { $again ->
        [yes] { $who ->
            [you] Du bist dran.
           *[other] { $name } ist dran.
          }
       *[no] {""}
      } { $faces-n ->
        [0] {""}
       *[other] { $faces }.
      } { $open ->
        [yes] { $again ->
            [yes] { $kept-n ->
                [0] {""}
               *[other] { undone-dice }
              }
           *[no] { undone-dice }
          }
       *[no] {""}
      } { $first ->
        [yes] Keine Bestleistung mehr.
       *[no] {""}
      }
hurried = {""}

## Score sheets: games of three throws and boxes to fill. The game's box-item names a box, $a.

# What boxes bring: $a the box, $b the points, $c the upper bonus in them
boxes-item = { box-item } { $b }{ $c ->
    [0] {""}
   *[other] {" "}mit Bonus
  }
boxes-last = { $head }, { $next }
# $a the box or kind, $b the face, $c how many dice, $d the points
made-kind = { $c ->
    [3] drei { combo-face }
    [4] vier { combo-face }
   *[other] fünf { combo-face }
  }
made-item = { $a ->
    [kind] { made-kind }
   *[other] { box-item }, { $d } Punkte
  }
    .brief = { $a ->
        [kind] { made-kind }
       *[other] { box-item }
      }
from-item = { $c ->
    [5] { made-kind }
   *[other] { $a ->
        [kind] { made-kind }
       *[other] { box-item }
      }
  }
# The player has set what is told after a reroll ($reroll). After the last one it is always the whole hand.
new-dice = { $faces-n ->
    [1] Eine { $faces }
   *[other] Neu { $faces }
  }
    .brief = { $faces-n ->
        [1] Eine { $faces }
       *[other] { $faces }
      }
rolled-dice = { $left ->
    [0] { $all }{ rolled-made }
   *[other] { $kept-n ->
        [0] { $faces }{ rolled-made }
       *[other] { $reroll ->
            [hand] { $all }{ rolled-made }
            [both] { new-dice }. Jetzt { $all }{ rolled-made }
           *[other] { new-dice }{ now-made }
          }
      }
  }
    .brief = { $left ->
        [0] { $all }{ rolled-last }
       *[other] { $kept-n ->
            [0] { $faces }{ rolled-made.brief }
           *[other] { $reroll ->
                [hand] { $all }{ rolled-made.brief }
                [both] { new-dice }. Jetzt { $all }{ rolled-made.brief }
               *[other] { new-dice.brief }{ now-made.brief }
              }
          }
      }
    .full = { $left ->
        [0] { $all }{ rolled-made }
       *[other] { $kept-n ->
            [0] { $faces }{ rolled-made }
           *[other] { $reroll ->
                [hand] { $all }{ rolled-made }
                [new] { new-dice }{ now-made }
               *[other] { new-dice }. Jetzt { $all }{ rolled-made }
              }
          }
      }
rolled-made = { $made-n ->
    [0] .
   *[other] : { $made }.
  }
    .brief = { $made-n ->
        [0] .
       *[other] : { made-worth }.
      }
made-worth = { $made }{ $made_points ->
    [0] {""}
   *[other] {" "}{ $made_points }
  }
# Made by all five dice, not by the new ones alone.
now-made = { $made-n ->
    [0] .
   *[other] : jetzt { $made }.
  }
    .brief = { $made-n ->
        [0] .
       *[other] . { $made }.
      }
# In brief three alike are left out where the box that brings most says it.
rolled-last = { $named ->
    [yes] { rolled-made.brief }
   *[no] { $most ->
        [no] { rolled-made.brief }
       *[yes] { $points ->
            [0] { rolled-made.brief } Passt nirgends.
           *[other] : { $made_points ->
                [0] {""}
               *[other] { made-worth },{" "}
              }{ $box } { $points }{ with-bonus }.
          }
      }
  }
# Points are called so once: here, or by what the dice make.
most-points = { $made-n ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }
   *[other] { $points }
  }
# The player has set whether it is told ($most).
rolled-best = { $named ->
    [yes] {""}
   *[no] { $most ->
        [no] {""}
       *[yes] { $points ->
            [0] Passt nirgends.
           *[other] Am meisten: { $box }, { most-points }{ with-bonus }.
          }
      }
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice } { $left ->
        [0] Kein Wurf mehr. { rolled-best }
        [one] Noch ein Wurf.
       *[other] Noch { $left } Würfe.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice.brief }
      }
    .full = { $who ->
        [other] { $kept-n ->
            [0] { $name } würfelt { $faces }{ rolled-made }
           *[other] { $made-n ->
                [0] { $name } behält { $kept-n ->
                    [1] die { $kept }
                   *[other] { $kept }
                  }, würfelt { $faces-n ->
                    [1] eine { $faces }
                   *[other] { $faces }
                  }.
               *[other] { $name } hat { $all }{ rolled-made }
              }
          }
       *[you] { rolled-dice.full } { rolled-best } { $left ->
            [0] Kein Wurf mehr.
            [one] Noch ein Wurf.
           *[other] Noch { $left } Würfe.
          }
      }
five-alike = {""}
keeping = { $faces-n ->
    [0] Nichts behalten.
    [1] Die { $faces } behalten.
    [5] Alle fünf behalten: nichts zu würfeln.
   *[other] { $faces } behalten.
  }
    .brief = { $faces-n ->
        [0] Nichts behalten.
        [1] Die { $faces } behalten.
        [5] Alle fünf behalten.
       *[other] { $faces } behalten.
      }
    .full = { $faces-n ->
        [0] Nichts behalten.
        [1] Die { $faces } behalten. { roll-now }
        [5] Alle fünf behalten: nichts zu würfeln. { KEY("commit") } nennt das höchste Feld.
       *[other] { $faces } behalten. { roll-now }
      }
kept = { $who ->
    [other] {""}
   *[you] { keeping }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { keeping.brief }
      }
    .full = { $who ->
        [other] {""}
       *[you] { keeping.full }
      }
let-go = { $gone-n ->
    [1] Eine { $gone }
   *[other] { $gone }
  } freigegeben
freeing = { $faces-n ->
    [0] { keeping }
    [1] { let-go }, eine { $faces } behalten.
   *[other] { let-go }. { keeping }
  }
    .brief = { $faces-n ->
        [1] Eine { $faces } behalten.
       *[other] { keeping.brief }
      }
    .full = { $faces-n ->
        [0] { keeping.full }
       *[other] { let-go }. { keeping.full }
      }
released = { $who ->
    [other] {""}
   *[you] { freeing }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { freeing.brief }
      }
    .full = { $who ->
        [other] {""}
       *[you] { freeing.full }
      }
with-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}mit Bonus
  }
choice = { $box }: { $points }{ with-bonus }.
    .brief = { $box } { $points }{ with-bonus }.
# What an opponent's dice were, if box and points do not say it. In full every roll has been told.
told-from = { $from-n ->
    [0] {""}
   *[other] , gewürfelt { $from }
  }
total-after = { $bonus ->
    [yes] .
   *[no] { $next_who ->
        [none] .
       *[other] , insgesamt { $total }.
      }
  }
# Left out where the scores follow, with "Your turn".
others-total = { $next_who ->
    [you] .
   *[other] { total-after }
  }
scored = { $who ->
    [other] { $name }: { $box } { $points }{ told-from }{ others-total }
   *[you] { $box } { $points }{ total-after }
  }
    .brief = { $who ->
        [other] { $name }: { $box } { $points }.
       *[you] { $box } eingetragen.
      }
    .full = { $who ->
        [other] { $name }: { $box } { $points }{ others-total }
       *[you] { $box } { $points }{ total-after }
      }
zeroed = { $who ->
    [other] { $name }: { $box } gestrichen{ told-from }{ others-total }
   *[you] { $box } gestrichen{ total-after }
  }
    .brief = { $who ->
        [other] { $name }: { $box } gestrichen.
       *[you] { $box } gestrichen.
      }
    .full = { $who ->
        [other] { $name }: { $box } gestrichen{ others-total }
       *[you] { $box } gestrichen{ total-after }
      }
bonus = Bonus oben, { $points }!{ $next_who ->
    [none] {""}
   *[other] {" "}Insgesamt { $total }.
  }
    .brief = Bonus { $points }!
last-round = Letzte Runde.
next-turn = Zug { $round } von { $rounds }.
    .brief = {""}
sheets-ended = { $seats ->
    [1] Das Spiel ist aus: insgesamt { $top }.
   *[other] { $tied ->
        [yes] Unentschieden bei { $top }. { $places }.
       *[no] { $who ->
            [you] Du gewinnst
           *[other] { $name } gewinnt
          }{ $seats ->
            [2] , { $top } zu { $second }.
           *[other] , { $top }. { $after_winner }.
          }
      }
  }
podium = { $place ->
    [1] { $shared ->
        [yes] Platz 1: { podium-who }, { $points }.
       *[no] {""}
      }
   *[other] Platz { $place }: { podium-who }, { $points }.
  }
podium-who = { $who ->
    [you] du
   *[other] { $name }
  }

# After the result: the best yet, the decisions that cost most, what keys do. $a is the turn, $b the cost, $c points or chance.
dear-item = Zug { $a }, { $c ->
    [chance] { $b } Prozent Gewinnchance
   *[points] { $b ->
        [one] 1 Punkt
       *[other] { $b } Punkte
      }
  }
dear-joint = { $head }; { $next }
dear-last = { $head }; { $next }
new-best = { $who ->
    [you] Neuer Rekord! Bisher { $before }.
   *[other] Neuer Rekord für { $name }! Bisher { $before }.
  }
    .brief = { $who ->
        [you] Neuer Rekord!
       *[other] Neuer Rekord für { $name }!
      }
best-hinted = { $who ->
    [you] Mehr als dein Rekord von { $before }, aber mit Tipps.
   *[other] { $name }: mehr als der bisherige Rekord von { $before }, aber mit Tipps.
  }
    .brief = {""}
best-stands = Dein Rekord: { $points }.
costliest = { $dear-n ->
    [0] { $how ->
        [hinted] Vor jeder Entscheidung kam ein Tipp.
        [rest] Jede Entscheidung ohne Tipp war die beste.
        [small] Nur kleine Fehler.
       *[best] Jede Entscheidung war die beste.
      }
   *[other] { $dear-n ->
        [one] Die teuerste Entscheidung
       *[other] Die teuersten Entscheidungen
      }: { $dear }.
  }
    .brief = {""}
plays-again = { $review ->
    [yes] { TOUCH() ->
        [yes] Jetzt { KEY("roll") } oder { KEY("hint") }.
       *[no] { KEY("hint") } zeigt den Rückblick, mit { KEY("roll") } noch ein Spiel.
      }
   *[no] { TOUCH() ->
        [yes] Jetzt { KEY("roll") }.
       *[no] Mit { KEY("roll") } noch ein Spiel.
      }
  }
    .brief = {""}

no-throws-left = Kein Wurf mehr. Wähle ein Feld: { $boxes }.
    .brief = Kein Wurf mehr. { $boxes }.
    .full = { TOUCH() ->
        [yes] Kein Wurf mehr. Wähle ein Feld. Am meisten: { $boxes }.
       *[no] Kein Wurf mehr. { KEY("previous") } und { KEY("next") } gehen durch die Felder, Ziffern nennen eins, { KEY("commit") } füllt es. Am meisten: { $boxes }.
      }
all-kept = Alle fünf sind behalten: nichts zu würfeln. Am meisten: { $boxes }.
    .brief = Alle behalten. { $boxes }.
roll-all = Nichts behalten. { TOUCH() ->
    [yes] Alle fünf neu würfeln?
   *[no] Noch mal { KEY("roll") } würfelt alle fünf neu.
  }
    .brief = Alle fünf neu?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("roll") }.
      }
alike-left = { $faces-n ->
    [1] Eine { $faces }
   *[other] { $faces }
  } nicht behalten. { TOUCH() ->
    [yes] Trotzdem neu würfeln?
   *[no] Noch mal { KEY("roll") } würfelt neu.
  }
made-left = { $box }, { $points }, nicht behalten. { TOUCH() ->
    [yes] Trotzdem neu würfeln?
   *[no] Noch mal { KEY("roll") } würfelt neu.
  }
zero = { $box } streichen?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Dann noch mal { KEY("commit") }.
  }
    .brief = { $box } streichen?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("commit") }.
      }
box-filled = { $points ->
    [0] Schon gestrichen: { $box }.
   *[other] Schon belegt: { $box }, mit { $points }.
  } Am meisten: { $boxes }.
    .brief = Belegt: { $box }. { $boxes }.
no-such-box = Dieses Feld gibt es nicht. Am meisten: { $boxes }.
    .brief = Kein solches Feld.

points = { $open ->
    [no] Noch nichts.
   *[yes] { $points ->
        [0] Passt nirgends.
       *[other] Am meisten: { $box }, { $points }{ with-bonus }.
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $points ->
            [0] 0.
           *[other] { $box } { $points }{ with-bonus }.
          }
      }
totals = { $scores }. { $over ->
    [yes] Das Spiel ist aus.
   *[no] Zug { $round } von { $rounds }.
  }
    .brief = { $scores }.
choice-list = { $over ->
    [yes] Das Spiel ist aus.
   *[no] { $count ->
        [one] Ein Feld frei.
       *[other] { $count } Felder frei.
      } { $boxes-n ->
        [1] { $boxes }.
       *[other] Am meisten: { $boxes }.
      }
  }
    .brief = { $over ->
        [yes] Das Spiel ist aus.
       *[no] { $count ->
            [1] {""}
            [2] {""}
            [3] {""}
           *[other] Von { $count }:
          } { $boxes }.
      }
# The open boxes, or the filled ones where these are fewer.
unfilled-item = { box-item }
unfilled-last = { $head }, { $next }
filled-item = { box-item }
filled-last = { $head }, { $next }
open-boxes = Frei: { $unfilled-n ->
    [0] { $filled-n ->
        [0] alle { $count }.
       *[other] alle außer { $filled }.
      }
   *[other] { $unfilled }.
  }
# Off an even pace, which is three dice of each face.
bonus-pace = { $pace ->
    [ahead] { $off } über Plan
    [behind] { $off } unter Plan
   *[even] im Plan
  }
    .brief = { $pace ->
        [ahead] { $off } drüber
        [behind] { $off } drunter
       *[even] im Plan
      }
bonus-lost = { $possible ->
    [0] { $need } zu wenig
   *[other] höchstens { $possible } dazu
  }, kein Bonus
rolls-left = { $over ->
    [yes] Das Spiel ist aus.
   *[no] { $left ->
        [0] Kein Wurf mehr.
        [one] Noch ein Wurf.
       *[other] Noch { $left } Würfe.
      }
  }
    .full = { $over ->
        [yes] Das Spiel ist aus.
       *[no] { $left ->
            [0] Kein Wurf mehr: wähle ein Feld.
            [one] Noch ein Wurf{ $throws ->
                [0] , doch alle Würfel sind behalten.
                [1] , mit einem Würfel.
               *[other] , mit { $throws } Würfeln.
              }
           *[other] Noch { $left } Würfe, { $throws ->
                [0] doch alle Würfel sind behalten.
                [1] der nächste mit einem Würfel.
               *[other] der nächste mit { $throws } Würfeln.
              }
          }
      }
bonus-progress = { $who ->
    [other] { $name }: oben
   *[you] Oben
  } { $progress ->
    [reached] { $have }: Bonus erreicht, { $bonus }.
    [lost] { $have }: { bonus-lost }.
   *[running] { $have } von { $threshold }, { bonus-pace }.
  }
    .brief = { $who ->
        [other] { $name }:
       *[you] {""}
      } { $progress ->
        [reached] { $have }, Bonus erreicht.
        [lost] { $have }, kein Bonus.
       *[running] { $have } von { $threshold }, { bonus-pace.brief }.
      }
    .full = { $who ->
        [other] { $name }: oben
       *[you] Oben
      } { $progress ->
        [reached] { $have }: Bonus erreicht, { $bonus }.
        [lost] { $have } von { $threshold }: { bonus-lost }.
       *[running] { $have } von { $threshold } für { $bonus } Bonuspunkte, { bonus-pace }. Noch { $possible } möglich.
      }
sheet-line = { $filled ->
    [yes] { $box } { $points ->
        [0] gestrichen.
       *[other] { $points }.
      }
   *[no] { $box }, frei.
  }
sheet-bonus = { $progress ->
    [reached] Bonus { $bonus }, mit { $have }.
    [lost] Kein Bonus, mit { $have } von { $threshold }.
   *[running] Bonus offen, { $have } von { $threshold }.
  }
    .brief = { $progress ->
        [reached] Bonus { $bonus }.
        [lost] Kein Bonus.
       *[running] Bonus, { $have } von { $threshold }.
      }
sheet-total = { $who ->
    [you] Du insgesamt: { $total }.
   *[other] { $name } insgesamt: { $total }.
  } { $open ->
    [0] {""}
    [one] Ein Feld frei.
   *[other] { $open } Felder frei.
  }
    .brief = { $who ->
        [you] Insgesamt { $total }.
       *[other] { $name } { $total }.
      }
# Not among values, which are another sum.
hint-worth = { $worth ->
    [0] {""}
   *[other] : { $worth }
  }
hint = { $commit ->
    [yes] { $zero ->
        [yes] { $box } streichen.
       *[no] { $box } nehmen{ hint-worth }{ with-bonus }.
      }
   *[no] { $faces-n ->
        [0] Alle fünf würfeln.
       *[other] { the-faces } behalten, mit { $throws ->
            [1] einem
           *[other] { $throws }
          } würfeln.
      }
  }
# Values: points at the end, chances to win in 100, points of this turn, or none.
hint-numbers = { hint } { $unit ->
    [points] Am Ende { $value }, wenn du so gut weiterspielst.
    [chance] Gewinnchance { $value } Prozent.
    [rule] Nach Faustregel.
   *[turn] In diesem Zug im Schnitt { $value }.
  } { $gap-n ->
    [0] { $only ->
        [yes] Sonst geht nichts.
       *[no] {""}
      }
   *[other] Das Nächstbeste, { $gap } weniger: { $other }
  }
    .brief = { hint } { $gap-n ->
        [0] {""}
       *[other] Sonst { $gap } weniger: { $other }
      }

## The coach on score sheets: why a decision is better, and what matters for one

instead-item = { box-item }
aim-told = { $many ->
    [0] {""}
   *[other] mindestens { $many }{" "}
  }{ $box } in { $percent } von 100
other-aim-told = { $other_many ->
    [0] {""}
   *[other] mindestens { $other_many }{" "}
  }{ $instead } in { $other_percent } von 100
reason-aims = Das ergibt { aim-told }; deine Wahl { other-aim-told }.
reason-roll-on = Das ergibt { aim-told } und bringt in diesem Zug im Schnitt { $points }; deine Wahl bringt jetzt { $other_points }.
reason-take = Das bringt jetzt { $points }; deine Wahl ergibt { other-aim-told } und bringt in diesem Zug im Schnitt { $other_points }.
reason-later = Das bringt in diesem Zug { $now_sign ->
    [more] { $now } mehr
    [less] { $now } weniger
   *[same] gleich viel
  }, später { $then_sign ->
    [more] { $then } mehr
    [less] { $then } weniger
   *[same] gleich viel
  }.
half-hint-box = Denk an das Feld { $box }.
half-hint-all = Lohnt es sich, einen dieser Würfel zu behalten?
half-hint-zero = Welches Feld wird später am schwersten zu füllen sein?
half-hint-made = Vergleiche, was daliegt, mit dem, was noch ein Wurf bringt.
half-hint-bonus = Achte auf den Bonus: Es fehlen { $missing }.
half-hint-later = Wäge ab, was jedes Feld später noch bringen kann.

## Refusals: why a key does nothing now, and what would

no-meaning = { $command }: gibt es in diesem Spiel nicht.
    .brief = Nicht in diesem Spiel.
one-moment = Einen Moment.
unbound = { $bound }: hier ohne Funktion. { KEY("help") } nennt die Tasten.
    .brief = Ohne Funktion.
not-your-turn = { $name } ist dran. { KEY("toggle") }: schneller.
    .brief = { $name } ist dran.
roll-first = Erst würfeln.
    .full = Erst würfeln, mit { KEY("roll") }.
game-over = Das Spiel ist aus.
undo-too-late = Zu spät zum Zurücknehmen: { $name } spielt schon.
    .brief = Zu spät.
nothing-to-undo = Nichts zurückzunehmen.
    .full = Nichts zurückzunehmen. Wie weit es zurückgeht, bestimmt eine Einstellung.
rolls-stand = Nichts zurückzunehmen.{ $first ->
    [yes] {" "}Mit prüfbaren Würfeln gilt jeder Wurf, was auch eingestellt ist.
   *[no] {""}
  }
no-such-die = Es sind nur { $dice } Würfel.
no-such-face = Keine { plural-face } hier.
no-such-digit = Die Ziffern 1 bis 6 wählen Augen.
no-such-action = Das geht jetzt nicht.
nothing-to-choose = Jetzt nichts zur Wahl. Erst würfeln.
held-back = Zu früh.
nothing-missed = Nichts Neues.
hint-how = { $numbers ->
    [yes] { $first ->
        [yes] { KEY("hint") } führt das Erste aus.
       *[no] { KEY("hint") } führt es aus.
      }
   *[no] Noch mal { KEY("hint") } führt es aus.
  }
    .brief = {""}
no-hint = Hier kein Tipp.
chance-part = { $points ->
    [0] unter 1
    [100] über 99
   *[other] { $points }
  }
chance-about = { $exact ->
    [yes] { chance-part }
   *[other] { $points ->
        [0] { chance-part }
        [100] { chance-part }
       *[other] etwa{" "}{ chance-part }
      }
  }
chances-item = { $who ->
    [you] du
   *[other] { $name }
  } { chance-part }
chances-last = { $head }, { $next }
chance = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
  } { chance-about } von 100, { $chances }.
    .brief = { chance-about }.
decided-before = { $before ->
    [0] unter 1
    [100] über 99
   *[other] { $before }
  }
decided-after = { $after ->
    [0] unter 1
    [100] über 99
   *[other] { $after }
  }
decided = Entschieden in Runde { $turn }: { $who ->
    [you] deine Gewinnchance
   *[other] die Gewinnchance von { $name }
  } ging von { decided-before } auf { decided-after } Prozent.
    .brief = Entschieden in Runde { $turn }: von { decided-before } auf { decided-after }.
chance-unknown = Mit diesen Regeln sind die Chancen nicht bekannt.
chance-record = Neuer Rekord, über { $best }: { chance-about } von 100.
    .brief = { chance-about }.
end-expected = Zu erwarten am Ende: { $points } Punkte.
    .brief = Zu erwarten: { $points }.
turns-to-go = Züge bis zum Ende: etwa { $count }.
hint-not-ready = Ich rechne noch{ $percent ->
    [0] .
   *[other] , { $percent } Prozent.
  } Frag gleich noch mal.
    .brief = { $percent ->
        [0] Noch nicht ausgerechnet.
       *[other] { $percent } Prozent gerechnet.
      }

## Walking the dice

die = { $kept ->
    [yes] { $face }, behalten.
   *[no] { $face }.
  }
    .full = { $kept ->
    [yes] Würfel { $place }: { $face }, behalten.
   *[no] Würfel { $place }: { $face }.
  }

## The table

roll-now = { TOUCH() ->
    [yes] Drück { KEY("roll") }.
   *[no] { KEY("roll") } würfelt.
  }
seated = { $game }{ seated-who }.{ seated-options } { $who ->
    [you] { $seats ->
        [1] {""}
       *[other] Du fängst an.
      } { roll-now }
    [here] { $name } fängt an. { roll-now }
   *[other] { $name } fängt an.
  }
    .brief = { $seats ->
        [1] { $game }{ seated-who }.{ seated-options }
       *[other] { $game }.{ seated-options } { $who ->
            [you] Du fängst an.
           *[other] { $name } fängt an.
          }
      }
# One person against others, several people (and others), or one alone.
seated-who = { $opponents-n ->
    [0] { $players-n ->
        [0] , allein
       *[other] , { $players }
      }
   *[other] {" "}gegen { $opponents }
  }
# Options that are not as usual. Before who starts: what comes later is cut off by the first key.
seated-options = { $options-n ->
    [0] {""}
   *[other] {" "}{ $options }.
  }
options-last = { $head }, { $next }
watching = { $game }: { $players-n ->
    [one] { $players } spielt
   *[other] Es spielen { $players }
  }.{ seated-options }{ $hurries ->
    [yes] {" "}{ KEY("toggle") }: schneller.
   *[no] {""}
  }
no-display = Es gibt keinen Bildschirm. Enter spielt in diesem Terminal, Steuerung C beendet.
goodbye = Tschüss.

## Menus, readers, the history

menu-open = { $title }. { $label }
menu-move = { $label }
menu-edge = { $label }
menu-wrap = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
reader-open = { $title }, { $count ->
    [one] eine Zeile.
   *[other] { $count } Zeilen.
  } { $label }
titled = { $title }.
list-where = { $title }. { $label }. { $place } von { $count }.
    .brief = { $label }. { $place } von { $count }.
in-section = { $section }. { $label }
explained = { $text }
not-explained = Hier gibt es nichts zu erklären.
kind-set = { $value ->
    [mine] Meine Züge.
    [others] Züge der Gegner.
    [results] Ergebnisse.
   *[all] Alle Meldungen.
  }
find = Suchen: Wort tippen, dann { KEY("select") }.
    .brief = Suchen.
space = Leerzeichen
blank = leer
not-found = { $text } steht hier nicht.
nothing-sought = Nichts zu suchen: drücke { KEY("find") } und tippe ein Wort.
history-empty = Noch nichts gesagt.
copied = Kopiert.
not-copied = Kopieren geht hier nicht.
address-wrong = Die Adresse dieser Seite nennt { $text }, das gibt es nicht. Dafür kommt das Menü.
no-game-to-save = Es ist noch kein Spiel gespeichert.
no-saved-game = Diese Datei ist kein gespeichertes Spiel.
saved-to-file = { $name } liegt jetzt bei den Downloads.
export-counts = Darin: Spiele { $games }, Ergebnisse { $records }, Entscheidungen zum Üben { $practice }.
export-also = Darin auch: { $files }.
files-item = { $a ->
    [settings] Einstellungen
    [keymap] Tasten
    [last] letzte Auswahl
   *[quiz] beste Quizergebnisse
  }
export-left-out = Weggelassen, weil nicht lesbar: { $inside } ({ $why }).
export-too-large = Hier ist mehr, als in eine Datei passt: { $count } Dateien, { $size } MB.
import-games = Spiele: { $count } neu, { $there } schon da.
import-continued = Spiele, die anderswo weitergespielt wurden und jetzt auch hier so weit sind: { $count }.
import-beside = { $inside } ging hier anders weiter. Deines bleibt, das andere liegt daneben als { $copy }.
import-records = Ergebnisse aller Spiele: { $count } neu, { $there } schon da.
import-practice = Entscheidungen zum Üben: { $count } neu, { $there } schon da.
import-file = { $what ->
    [settings] Einstellungen
    [keymap] Tasten
    [last] Letzte Auswahl
   *[quiz] Beste Quizergebnisse
  }: { $outcome ->
    [new] übernommen.
    [there] schon dieselben.
    [kept] deine bleiben.
    [kept_unless] deine bleiben; --replace nimmt die aus der Datei.
    [replaced] die aus der Datei ersetzen deine.
   *[joined] mit deinen vereint.
  }
import-over-cap = Jetzt sind { $count } beendete Spiele da. Das Programm behält { $cap } und löscht die ältesten nach dem nächsten Spiel, wenn du nicht einstellst, dass es mehr behält.
import-runs = Nichts wurde übernommen, weil ein anderes Programm gerade eine Datei übernimmt.
import-failed = Nichts wurde übernommen: { $why }.
import-stopped = Nicht alles wurde übernommen: { $why }. Übernimm die Datei noch einmal, dann kommt der Rest.
import-foreign = Das ist keine Datei mit Spielen eines Spielers, oder sie ist beschädigt. Nichts wurde übernommen.
import-newer = Ein neueres audiodice hat diese Datei gespeichert, im Format { $version }. Dieses kennt { $known }. Nichts wurde übernommen.
import-too-large = Diese Datei enthält mehr als { $count } Dateien oder { $size } MB. Nichts wurde übernommen.
import-unknown = Diese Datei enthält { $inside }, was in keiner solchen Datei sein darf. Nichts wurde übernommen.
import-damaged = { $inside } in dieser Datei ist beschädigt: { $why }. Nichts wurde übernommen.
start = {""}
exit = {""}

main-menu = audiodice
menu-play = { $game } gegen { $opponents } spielen
menu-play-together = { $game } spielen: { $players }
menu-play-alone = { $game } allein spielen
game-described = { $game }, { $kind }
    .brief = { $game }
play-described = { $label }. { $kind }
    .brief = { $label }
menu-new-game = Neues Spiel
menu-rules = Regeln
menu-keys = { TOUCH() ->
    [yes] Schaltflächen
   *[no] Tasten
  }
menu-settings = Einstellungen
menu-learn = Klänge kennenlernen
menu-lessons = Spielen lernen
menu-tips = Tipps
lessons-letter = S
menu-quit = Beenden
pause-menu = Pause
menu-continue = { $over ->
    [yes] Zurück zum Ergebnis
   *[no] Zurück ins Spiel
  }
menu-restart = Dieses Spiel neu beginnen
menu-play-again = Noch ein Spiel
menu-statistics = Statistik dieses Spiels
menu-credits = Mitwirkende
end-menu = Das Spiel ist aus
menu-reset = Alle Einstellungen auf ihre Vorgaben
reset-asked = Alle zurücksetzen, außer deinem Namen und den Servern für Freunde?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Noch mal { KEY("select") }.
  }
    .brief = Alle zurücksetzen?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Noch mal { KEY("select") }.
      }
settings-reset = Alle Einstellungen haben wieder ihre Vorgaben.
loss-asked = Dieses Spiel geht dann verloren. { TOUCH() ->
    [yes] Trotzdem neu anfangen?
   *[no] Noch mal { KEY("select") }, um neu anzufangen.
  }
    .brief = { TOUCH() ->
        [yes] Spiel verlieren?
       *[no] Geht verloren. Noch mal { KEY("select") }?
      }
statistics-title = Statistik
statistics-ranking = { $places }.
statistics-margin = { $margin ->
    [0] Unentschieden.
   *[other] { $who ->
        [you] Du hast
       *[other] { $name } hat
      } mit { $margin ->
        [1] einem Punkt
       *[other] { $margin } Punkten
      } Vorsprung gewonnen.
  }
statistics-seat = { $who ->
    [you] Du
   *[other] { $name }
  }: { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }, bester { $best }, schlechtester { $worst }, im Schnitt { $mean }{ seat-hinted }.
seat-hinted = { $hinted ->
    [0] {""}
    [one] , eine Entscheidung nach einem Tipp
   *[other] , { $hinted } Entscheidungen nach einem Tipp
  }
sheet-title = { $who ->
    [you] Dein Zettel
   *[other] Zettel von { $name }
  }
credits = audiodice ist freie Software unter der MIT-Lizenz. Die eigene Stimme ist espeak-ng, unter der GNU General Public License. Alle Klänge erzeugt der eigene Synthesizer des Programms.
menu-main = Zurück ins Hauptmenü
new-game-menu = Neues Spiel
menu-start = Los
menu-game = Spiel: { $game }
menu-people = Menschen an dieser Tastatur: { $number }
menu-opponent = Gegner { $number }{ from-next-game }: { $value }
menu-one-opponent = Gegner{ from-next-game }: { $value }
from-next-game = { $later ->
    [yes] , ab dem nächsten Spiel
   *[no] {""}
  }
menu-add-opponent = Anzahl der Gegner: { $number }
menu-option = { $option }: { $value }
menu-name = Name von Spieler { $number }: { $value }
menu-begins = Wer das nächste Spiel beginnt: { $value }
    .help = Wer im nächsten Spiel an diesem Tisch anfängt.
value-first = wieder der erste Platz
value-turn = reihum
value-winner = wer gewonnen hat
value-loser = wer verloren hat
rules-title = Regeln: { $game }
worth-title = Was in { $game } zählt
tips-title = Tipps: { $game }
tips-here = { TOUCH() ->
    [yes] Tipps zu diesem Spiel: hier drücken.
   *[no] { KEY("select") } nennt Tipps zu diesem Spiel.
  }
keys-title = { TOUCH() ->
    [yes] Schaltflächen
   *[no] Tasten
  }
here-title = Was du hier drücken kannst
settings-title = Einstellungen
settings-words = Was gesagt wird
settings-voice = Die Stimme
settings-sounds = Klänge
settings-playing = Spiel und gespeicherte Spiele
settings-keys = Tasten und Listen
settings-captions = Schrift im Fenster
settings-open = { $title }. { KEY("list_left") } und { KEY("list_right") } ändern eine Einstellung, { KEY("explain") } erklärt sie. { $label }
    .brief = { $title }. { $label }
value-on = an
value-off = aus
value-none = nichts gewählt
value-one = einer
value-two = zwei
too-few-seats = Jemand muss spielen: Menschen oder Gegner.
same-name = Zwei Spieler können nicht beide { $name } heißen. Ändere einen Namen.
name-unheard = Ein Name braucht einen Buchstaben oder eine Ziffer.
too-many-seats = { $game } hat höchstens { $most } Plätze.
teams-need-seats = Für Zweierteams braucht es vier, sechs oder acht Spieler.
menu-changed = { $label }
announced = { $text }
offer = { $label }
offer-hurry = Die anderen antreiben
    .help = Sie spielen sofort weiter, und du hörst, was dabei herauskommt.
offer-done = Fertig
offer-erase = Letztes Zeichen löschen
offer-again = Noch einmal hören
offer-sheet = Nächster Zettel
offer-zeros = Felder für 0
type-name = { $label }. Tippen, dann { KEY("select") }.
type-number = { $label }. Tippe { number-allowed }, dann { KEY("select") }.
    .brief = { $label }. Tippe eine Zahl.
number-allowed = { $numbers-n ->
    [0] { $step ->
        [1] eine Zahl von { $least } bis { $most }
       *[other] eine Zahl von { $least } bis { $most }, teilbar durch { $step }
      }
   *[other] eine der Zahlen { $numbers }
  }
number-wanted = { $text } geht nicht. Tippe { number-allowed }.
    .brief = { $text }? Tippe { number-allowed }.
typed = { $text }
erased = { $text } gelöscht
nothing-typed = Leer.
entry-full = Voll: höchstens { $most } Zeichen.
default-name = Spieler { $number ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $number }
  }
you-name = Du

setting-language = Sprache, ab dem nächsten Start: { $value }
    .help = Texte und Stimme; automatisch nimmt die Sprache des Systems.
setting-verbosity = Wie viel gesagt wird: { $value }
    .help = Kurz lässt weg, was man erfragen kann; ausführlich sagt mehr.
setting-name = Wie Freunde dich nennen: { $value }
    .help = Freunde an anderen Rechnern hören diesen Namen. Danach wird gefragt, wenn du zum ersten Mal einen Raum aufmachst oder in einen gehst.
setting-pace = Tempo der Gegner: { $value }
    .help = Wie lange Gegner zwischen ihren Schritten warten.
setting-digits = Zifferntasten wählen: { $value }
    .help = Augen: 5 behält die Fünfer. Plätze: 5 behält den fünften Würfel.
setting-dice = Würfel werden genannt: { $value }
    .help = In welcher Reihenfolge die Würfel eines Wurfs genannt werden.
setting-between-dice = Zwischen Würfeln: { $value }
    .help = Leerzeichen, oder Kommas, die eine Pause machen; automatisch ist, was deine Stimme am besten liest.
setting-reroll = Nach einem weiteren Wurf wird genannt: { $value }
    .help = Was nach einem weiteren Wurf kommt: die neuen Würfel, alle Würfel oder beides.
setting-most = Feld mit den meisten Punkten nach dem Wurf: { $value }
    .help = Ob du hörst, welches Feld am meisten bringt: nach dem letzten Wurf, ausführlich nach jedem. Das beste muss es nicht sein: das sagt { KEY("hint") }.
setting-box-order = Reihenfolge der Felder: { $value }
    .help = Welches Feld { KEY("next") } zuerst nennt: das mit den meisten Punkten oder das erste auf dem Zettel.
setting-scores = Punktestände: { $value }
    .help = In welcher Reihenfolge { KEY("scores") } die Punktestände nennt.
setting-undo = Zurücknehmen: { $value }
    .help = Wie weit { KEY("undo") } zurückgeht. Mit prüfbaren Würfeln nie über einen Wurf hinaus.
setting-confirmations = Nachfragen vor einem wahrscheinlichen Versehen: { $value }
    .help = Fragt einmal nach, bevor Punkte oder ein Spiel verloren gehen.
setting-undo-pause = Nach deinem Zug, Millisekunden zum Zurücknehmen: { $value }
    .help = So lange warten Gegner nach deinem Zug mindestens, damit { KEY("undo") } ihn noch zurücknehmen kann.
setting-auto-keep = Sofort behalten, wo es nur eine Wahl gibt: { $value }
    .help = An: gibt ein Wurf nur eine Wahl, wird sie von selbst behalten.
setting-speech = Wer spricht, ab dem nächsten Start: { $value }
    .help = Automatisch nimmt den Screenreader, sonst die Stimme des Systems, sonst die eigene.
setting-voice = Eigene Stimme des Programms: { $value }
    .help = Wer spricht, wenn das Programm mit eigener Stimme spricht.
setting-elsewhere = Wenn ein anderes Fenster vorn ist: { $value }
    .help = Was man vom Spiel hört, während ein anderes Programm vorn ist.
setting-wrap = Listen laufen am Ende im Kreis: { $value }
    .help = Ob nach dem letzten Eintrag der erste kommt.
setting-recent = Meldungen auf einmal: { $value }
    .help = Wie viele Meldungen { KEY("recent") } auf einmal wiederholt.
setting-rate = Stimme, Wörter pro Minute: { $value }
    .help = Wie schnell die Stimme spricht, wo kein Screenreader das bestimmt. 220 ist das Tempo, das in Speech Dispatcher eingestellt ist.
setting-pitch = Tonhöhe der Stimme: { $value }
    .help = Wie hoch die Stimme ist, wo kein Screenreader das bestimmt.
setting-effects = Lautstärke der Klänge: { $value } Prozent
    .help = Wie laut alle Klänge zusammen sind; die nächsten drei Einstellungen sind Anteile davon.
setting-dice-volume = Lautstärke der Würfel: { $value } Prozent
    .help = Wie laut Becher und Würfel sind.
setting-interface-volume = Lautstärke der Menüs und Ereignisse: { $value } Prozent
    .help = Wie laut Menüs, Züge und Punkte klingen.
setting-values-volume = Lautstärke der Zahlen als Klänge: { $value } Prozent
    .help = Wie laut die Töne sind, die eine Zahl ohne Worte sagen.
setting-music = Musik und Raum: { $value }
    .help = Der Klang eines Raums mit Leuten, und eine Melodie für jedes Spiel. Automatisch: nicht neben einem Screenreader.
setting-music-volume = Lautstärke der Musik: { $value } Prozent
    .help = Wie laut Raum und Melodien sind; die Lautstärke der Klänge ändert daran nichts.
setting-values-pace = Tempo der Zahlen als Klänge: { $value }
    .help = Wie schnell Zahlen als Klänge kommen; flott ist für Geübte.
setting-night = Nachtmodus: { $value }
    .help = Nichts wird laut: laute Klänge werden gedämpft.
setting-mono = Beide Ohren gleich: { $value }
    .help = Gibt auf beiden Ohren dasselbe, für alle, die auf einem hören.
setting-swap = Links und rechts vertauscht: { $value }
    .help = Vertauscht links und rechts, für verkehrt aufgesetzte Kopfhörer.
setting-headphones = Klang für Kopfhörer: { $value }
    .help = Klänge kommen wie von rings um den Kopf: das ferne Ohr hört sie später und dumpfer.
setting-voice-volume = Lautstärke der Stimme: { $value } Prozent
    .help = Wie laut die Stimme ist, wo kein Screenreader das bestimmt.
setting-voice-waits = Eigene Stimme wartet auf Klänge: { $value }
    .help = Üblich: Man hört, was geschehen ist, bevor es gesagt wird. Kurz: Die Stimme wartet nur auf den ersten Klang.
setting-braille = Braillezeile: { $value }
    .help = Zeigt jede Meldung in ihrer kürzesten Form auf der Braillezeile: über den Screenreader oder über BRLTTY. Orca 45 bis 50 zeigt die ganze Meldung, was immer hier steht.
setting-captions = Gesagtes als Schrift: { $value }
    .help = Zeigt im Fenster, was gesagt wird.
setting-caption = Größe der Schrift: { $value }
    .help = Wie groß die Schrift im Fenster ist.
setting-colours = Farben der Schrift: { $value }
    .help = Die Farben von Schrift und Fenster.
setting-motion = Rollende Würfel im Fenster: { $value }
    .help = Aus: Ein Wurf liegt sofort still im Fenster.
setting-picture = Bild des Spiels im Terminal: { $value }
    .help = Über den Worten stehen Punkte, Würfel, Felder und Tasten. Im Fenster stehen sie immer.
setting-key-repeat = Gehaltene Tasten wiederholen sich, ab dem nächsten Start: { $value }
    .help = Ob eine gehaltene Taste immer wieder zählt.
setting-switches = Schalter zum Spielen: { $value }
    .help = Spielt mit einer oder zwei Tasten: eine geht weiter, eine wählt.
setting-dwell = Mit einem Schalter, Millisekunden je Schritt: { $value }
    .help = Wie lange jeder Schritt nach den letzten Worten wartet.
setting-buffer = Tonpuffer, kleiner ist schneller: { $value }
    .help = Ein kleinerer Puffer antwortet schneller; knackt es, nimm einen größeren.
setting-pack = Klangpaket, ab dem nächsten Start: { $value }
    .help = Eigene Klänge, aus dem Ordner packs neben den Einstellungen.
setting-shake = Becher schütteln: { $value }
    .help = { TOUCH() ->
        [yes] Halte die Schaltfläche zum Würfeln: die Würfel werden geschüttelt, bis du loslässt.
       *[no] Halte die Würfeltaste: die Würfel werden geschüttelt, bis du loslässt.
      } Automatisch: mit der eigenen Stimme des Programms wie gehalten, neben einem Screenreader aus.
value-auto = automatisch
value-automatic = automatisch
value-network = nur dieser Rechner und sein Netz
value-screen-reader = Screenreader
value-native = Stimme des Systems
value-embedded = eigene Stimme
value-text = nur Text
value-cream = Creme auf Dunkel
value-white = Weiß auf Schwarz
value-yellow = Gelb auf Schwarz
value-green = Grün auf Schwarz
value-black = Schwarz auf Weiß
value-de = Deutsch
value-en = Englisch
value-es = Spanisch
value-fr = Französisch
value-it = Italienisch
value-ja = Japanisch
value-nl = Niederländisch
value-pl = Polnisch
value-pt-BR = brasilianisches Portugiesisch
value-ru = Russisch
value-tr = Türkisch
value-zh-Hans = vereinfachtes Chinesisch
value-brief = kurz
value-normal = normal
value-plain = schlicht
value-max = Max
value-edward = Edward
value-linda = Linda
value-belinda = Belinda
value-steph = Steph
value-klatt = Klatt
value-full = ausführlich
value-instant = sofort
value-fast = schnell
value-held = gehalten
value-tap = kurz
value-slow = langsam
value-brisk = flott
value-usual = üblich
value-short = kurz
value-no = nein
value-thrown = wie sie liegen
value-step = bis zum letzten Wurf
value-more = auch über Würfe hinweg, das Spiel zählt dann für keine Bestleistung
value-sorted = nach Augen
value-blanks = Leerzeichen
value-commas = Kommas
value-new = die neuen Würfel
value-hand = alle Würfel
value-both = neue und alle Würfel
value-points = die meisten Punkte zuerst
value-sheet = wie auf dem Zettel
value-seats = der Reihe nach
value-speak = Spiel läuft hörbar weiter
value-quiet = still
value-face = Augen
value-place = Plätze

## Opponents: a name and a line about each

opponent-name-random = Rudi
opponent-name-cautious = Clara
opponent-name-bold = Bo
opponent-name-steady = Stella
opponent-name-weak = Willi
opponent-name-fair = Frieda
opponent-name-strong = Stefan
opponent-name-perfect = Petra
# The names of a second, third ... opponent of that kind at the table.
opponent-more-random = Rosa Ralf Ruth Roland Rita Robert Romy
opponent-more-cautious = Carl Conny Christian Cordula Claus Carola Constantin
opponent-more-bold = Bea Ben Berta Bernd Birgit Boris Britta
opponent-more-steady = Sven Sibylle Simon Silke Sebastian Sophie Samuel
opponent-more-weak = Wanda Walter Wiebke Werner Waltraud Wolfgang Wilma
opponent-more-fair = Fritz Franka Felix Flora Frank Fiona Ferdinand
opponent-more-strong = Sabine Sascha Susanne Siegfried Sandra Sören Sigrid
opponent-more-perfect = Paul Paula Peter Pia Philipp Pauline Pascal
# In words: voices join "Bo 2 480" into 2480.
opponent-numbered = { $name } { $number ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $number }
  }

## The solved games: perfect play, and a game looked at again

still-solving = { $name } rechnet das Spiel noch durch, { $percent } Prozent, und spielt bis dahin nach Faustregeln.
    .brief = { $name } rechnet noch, { $percent } Prozent.
solved = Das Spiel ist durchgerechnet: Tipps sind jetzt genau.
    .brief = Tipps sind jetzt genau.
table-rebuilt = Eine Tabelle durchgerechneter Spiele war beschädigt oder alt. Sie wird neu berechnet.
table-damaged = Die Tabelle dieses Spiels ist beschädigt oder alt und bleibt ungenutzt; audiodice solve berechnet sie neu.
cache-unwritable = Das durchgerechnete Spiel lässt sich auf diesem Rechner nicht speichern. Beim nächsten Mal wird es neu berechnet.
solver-died = Das Durchrechnen wurde abgebrochen. Beim nächsten Spiel wird es wieder versucht.
menu-review = Rückblick auf dieses Spiel
review-title = Rückblick
review-seat = { $who ->
    [you] Du
   *[other] { $name }
  }: { $unit ->
    [chance] { $result ->
        [100.0] gewonnen
        [0.0] verloren
       *[other] unentschieden
      }. Gewinnchance vor dem ersten Wurf { $expected } Prozent. Eigene Würfel { review-luck }, Entscheidungen { review-cost }{ $others_sign ->
        [zero] .
        [minus] , Würfel und Entscheidungen der anderen minus { $others }.
       *[plus] , Würfel und Entscheidungen der anderen plus { $others }.
      }
   *[points] { $result } Punkte, erwartet { $expected }. Glück { review-luck }, Entscheidungen { review-cost }.
  } { review-right }
    .brief = { $who ->
        [you] Du
       *[other] { $name }
      }: Glück { review-luck }, Entscheidungen { review-cost }.
# Decisions after a hint are not the player's own.
review-right = { $decisions ->
    [0] {""}
   *[other] Beste Wahl bei { $right } von { $decisions } Entscheidungen.
  } { $hinted ->
    [0] {""}
    [one] Eine Entscheidung nach einem Tipp.
   *[other] { $hinted } Entscheidungen nach einem Tipp.
  }
review-luck = { $luck_sign ->
    [minus] minus { $luck }
    [zero] 0
   *[plus] plus { $luck }
  }
review-cost = { $cost_sign ->
    [zero] 0
   *[plus] minus { $cost }
  }
review-decision = Zug { $turn }, mit { $faces }. { $done } Besser: { $better } { $unit ->
    [chance] Das kostete { $cost } Prozent Gewinnchance.
   *[points] Das kostete { $cost ->
        [1] einen Punkt
       *[other] { $cost } Punkte
      }.
  }
    .brief = Zug { $turn }, { $faces }. { $done } Besser: { $better } { $cost }.

## Games that are kept

game-not-kept = Das Spiel lässt sich nicht speichern: { $why }. Es geht weiter und wird gespeichert, sobald die Platte es zulässt.
    .brief = Nicht gespeichert: { $why }.
game-kept-again = Das Spiel wird wieder gespeichert.
    .brief = Wieder gespeichert.
game-file-vanished = Die Datei des Spiels war weg. Sie ist neu geschrieben.
    .brief = Spieldatei neu geschrieben.
game-file-cut = Die Datei des Spiels war abgeschnitten oder keine Datei mehr. Sie ist neu geschrieben.
    .brief = Spieldatei neu geschrieben.
game-file-changed = Etwas anderes hat in die Datei dieses Spiels geschrieben. Das Spiel geht in einer neuen Datei weiter.
    .brief = Weiter in einer neuen Datei.
game-taken = Ein anderes audiodice hat dieses Spiel auch geöffnet. Hier geht es als eigenes Spiel weiter.
    .brief = Weiter als eigenes Spiel.
left-game-kept = Das verlassene Spiel ist nun doch gespeichert.
    .brief = Das andere Spiel ist gespeichert.
games-unreadable = Die gespeicherten Spiele sind nicht lesbar: { $why }.
last-step-dropped = Der letzte Schritt war abgeschnitten und entfällt. Du hattest ihn noch nicht gehört.
    .brief = Der letzte Schritt entfällt.
clock-set-back = Die Uhr wurde zurückgestellt. Gespeicherte Spiele stehen vielleicht in falscher Reihenfolge.
    .brief = Die Uhr wurde zurückgestellt.
game-damaged = Beschädigt in Zeile { $line }: { $why }. { $turns ->
    [0] Kein Zug davor ist vollständig.
    [one] Ein Zug davor ist vollständig.
   *[other] { $turns } Züge davor sind vollständig.
  }
    .brief = Beschädigt, { $turns ->
        [0] kein Zug
        [one] ein Zug
       *[other] { $turns } Züge
      } vollständig.
game-newer = Gespeichert von einem neueren audiodice, im Format { $version }. Dieses kann es nicht lesen.
    .brief = Gespeichert von einem neueren audiodice.
game-unreadable = Dieses Spiel ist nicht lesbar: { $why }.
    .brief = Nicht lesbar.
game-open-elsewhere = Ein anderes audiodice spielt dieses Spiel gerade.
    .brief = Woanders offen.
records-newer = Die Ergebnisse aller Spiele sind von einem neueren audiodice, Version { $version }; dieses kennt { $known }. Sie bleiben, wie sie sind.
    .brief = Die Ergebnisse aller Spiele sind von einem neueren audiodice.
records-unusable = Die Ergebnisse aller Spiele sind nicht brauchbar: { $why }. Spiele werden trotzdem gespeichert.
    .brief = Die Ergebnisse aller Spiele sind nicht brauchbar.
records-damaged = Die Ergebnisse aller Spiele sind beschädigt: { $why }; audiodice stats --rebuild stellt sie aus den gespeicherten Spielen wieder her.
    .brief = Die Ergebnisse aller Spiele sind beschädigt.

## Going on with a kept game

game-kept = { $young ->
    [yes] Gespeichert, bis ein anderes Spiel beginnt: noch hat niemand Punkte.
   *[no] Das Spiel ist gespeichert.
  }
    .brief = { $young ->
        [yes] Gespeichert bis zum nächsten Spiel.
       *[no] Gespeichert.
      }
steps-not-kept = Die letzten Schritte dieses Spiels ließen sich nicht speichern.
    .brief = Letzte Schritte nicht gespeichert.
table-back = { $game }{ seated-who }.
    .brief = { $game }.
resumed = { $game }{ seated-who }, wie du es verlassen hast.
    .brief = { $game }.
menu-friends = Mit Freunden
menu-resume = { $game } weiterspielen{ standing-now }
standing-now = { $against-n ->
    [0] { $seats-n ->
        [0] {""}
       *[other] : { $seats }
      }
   *[other] {" "}gegen { $against }, { $mine } zu { $theirs }
  }{ $turn-n ->
    [0] {""}
   *[other] , Zug { $turn }
  }
kept-title = Gespeicherte Spiele
finished-title = Beendete Spiele
kept-game = { $game }{ standing-now }, { kept-ago }{ $state ->
    [elsewhere] , woanders offen
    [damaged] , beschädigt
    [newer] , von einem neueren audiodice
   *[fine] {""}
  }
kept-seat = { $name } { $points }
kept-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] eben erst
            [one] vor einer Minute
           *[other] vor { $minutes } Minuten
          }
        [one] vor einer Stunde
       *[other] vor { $hours } Stunden
      }
    [one] gestern
   *[other] vor { $days } Tagen
  }
kept-none = Keine beendeten Spiele
good-part-asked = { TOUCH() ->
    [yes] Von dort weiterspielen?
   *[no] Noch mal { KEY("select") }, und es geht von dort weiter.
  }
delete-asked = Dieses Spiel löschen?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Dieselbe Taste noch mal löscht es.
  }
game-deleted = Gelöscht.
game-not-deleted = Löschen geht nicht: { $why }.
game-gone = Dieses Spiel ist nicht mehr da.
setting-kept-games = Beendete Spiele, die gespeichert bleiben: { $value }
    .help = Wie viele beendete Spiele man noch hören kann; ältere werden gelöscht.
setting-relays = Server zu Freunden anderswo: { $value }
    .help = Über welche Server du Freunde triffst: automatisch heißt öffentliche, denen du zugestimmt hast. Dieser Rechner und sein Netz gehen immer. Du kannst auch eigene Adressen eingeben, etwa relay.example.
relays-asked = Deine eigenen Server, mit Leerzeichen dazwischen: ein Name, oder eine Adresse mit tcp, mqtts, ws oder wss. Leer für automatisch.
relays-refused = { $url } ist keine Adresse eines Servers. Sie ist ein Name wie relay.example oder beginnt mit tcp, mqtts, ws oder wss.

## The program about itself

defect = Verzeihung, ein Fehler von uns. { $path-n ->
    [0] {""}
   *[other] Der Bericht liegt in { $path }.
  }
    .brief = Verzeihung, ein Fehler von uns.
defect-again = Verzeihung, noch ein Fehler. Das Programm endet. { $path-n ->
    [0] {""}
   *[other] Der Bericht liegt in { $path }.
  }
verbosity-set = { $value ->
    [brief] Kurz.
    [full] Ausführlich.
   *[normal] Normal.
  }
input-help-on = { TOUCH() ->
    [yes] Hilfe zu den Schaltflächen an. Drück eine, um zu hören, was sie tut; { KEY("input_help") } schaltet sie wieder aus.
   *[no] Tastenhilfe an. Drücke eine Taste, um zu hören, was sie tut; { KEY("input_help") } schaltet sie wieder aus.
  }
    .brief = { TOUCH() ->
        [yes] Hilfe zu den Schaltflächen an.
       *[no] Tastenhilfe an.
      }
input-help-off = { TOUCH() ->
    [yes] Hilfe zu den Schaltflächen aus.
   *[no] Tastenhilfe aus.
  }
described = { TOUCH() ->
    [yes] { $command }. { $help }
   *[no] { $bound }: { $command }. { $help }
  }
    .brief = { TOUCH() ->
        [yes] { $command }.
       *[no] { $bound }: { $command }.
      }
jump-described = { $bound }: geht zu { $label }.
effects-off = Klänge aus. { KEY("effects") } schaltet sie ein.
effects-on = Klänge an.
nothing-left = Die Sprachausgabe ist aus: die Klänge bleiben an.
speech-off = Sprachausgabe aus. { KEY("speech") } schaltet sie ein.
speech-on = Sprachausgabe an.
effects-volume = Klänge { $value } Prozent.
voice-volume = Stimme { $value } Prozent.
voice-rate = { $value } Wörter pro Minute.
voice-not-ours = Das Tempo bestimmt dein Screenreader.
voice-volume-not-ours = Die Lautstärke bestimmt dein Screenreader.
voice-changed = { $better ->
    [yes] Jetzt spricht { voice-name }.
   *[no] { $gone ->
        [embedded] Die eigene Stimme
        [text] Der Text
       *[other] { $gone }
      } ist weg. Jetzt spricht { voice-name }.
  }
voice-name = { $voice ->
    [embedded] die eigene Stimme
    [text] nur der Text
   *[other] { $voice }
  }
caption-size = Schrift { $value }.
sounds-unavailable = Keine Klänge verfügbar. { $why }.
    .brief = Keine Klänge verfügbar.
sound-back = Die Klänge sind wieder da.
sounds-missing = { $count ->
    [one] Der Klang { $file } fehlt.
   *[other] { $count } Klänge fehlen, zuerst { $file }.
  } Das Spiel geht trotzdem weiter.
sound-broken = Der Klang { $file } lässt sich nicht abspielen: { $why }. Das Spiel geht trotzdem weiter.
pack-sound-broken = Der Klang { $file } des Pakets lässt sich nicht abspielen: { $why }. Dafür kommt der des Programms.
pack-flawed = { $count ->
    [one] Noch ein Fehler
   *[other] Noch { $count } Fehler
  } im Klangpaket: audiodice sounds check nennt alle.
pack-unusable = { $path }{ $line ->
    [0] {""}
   *[other] , Zeile { $line }
  }: { $why }. Es gelten die Klänge des Programms.
pack-unknown-cue = { $path }, Zeile { $line }: den Klang { $given } gibt es nicht.
pack-wrong-line = { $path }, Zeile { $line }: { $cue }: { $why }. Es gilt der Klang des Programms.
pack-missing-file = { $path }, Zeile { $line }: { $cue }: { $file } fehlt. Dafür kommt der Klang des Programms.
pack-silent-file = { $path }, Zeile { $line }: { $cue }: In { $file } ist nichts zu hören. Dieser Klang bleibt still.
pack-long-file = { $path }, Zeile { $line }: { $cue }: { $file } dauert { $seconds } Sekunden; höchstens 5 sind erlaubt.
pack-lying-file = { $path }, Zeile { $line }: { $cue }: { $file } dauert nach eigener Angabe { $says } Sekunden, doch es sind { $seconds }. Ist die Datei vollständig?
pack-odd-file = { $path }, Zeile { $line }: { $cue }: { $file } hat { $rate } Abtastungen pro Sekunde, Kanäle: { $channels }; üblich sind 8000 bis 96000, mit einem oder zwei Kanälen.
pack-fine = { $count ->
    [0] Kein Klang wird ersetzt.
    [one] Ein Klang wird ersetzt; alles in Ordnung.
   *[other] { $count } Klänge werden ersetzt; alles in Ordnung.
  }
pack-wrong-file = { $path }, Zeile { $line }: { $cue }: { $file } ist nicht brauchbar: { $why }.
cause-no-space = auf der Platte ist kein Platz mehr
cause-not-allowed = das System erlaubt es nicht
cause-read-only = die Platte ist schreibgeschützt
cause-disk-failed = die Platte hat versagt
cause-missing = die Datei fehlt
cause-sound-gone = Das Tongerät ist weg
cause-sound-silent = Das Tongerät antwortet nicht
settings-unwritable = Die Einstellungen lassen sich nicht speichern: { $why }. Sie gelten, bis du das Programm beendest, und werden gespeichert, sobald die Platte es zulässt.
settings-kept-again = Die Einstellungen werden wieder gespeichert.
settings-broken = { $path }, Zeile { $line }: { $why }. Es gilt { $default }.
keymap-unknown-command = { $path }, Zeile { $line }: den Befehl { $given } gibt es nicht.
keymap-unknown-key = { $path }, Zeile { $line }: { $command }: { $why }. Die übliche Taste bleibt.
keymap-no-key = { $path }, Zeile { $line }: { $command } behält die übliche Taste: ohne eine geht es nicht.
keymap-clash = { $path }, Zeile { $line }: { $bound } ist schon mit { $other } belegt, darum behält { $command } die übliche Taste.
keymap-syntax = { $path }, Zeile { $line }: nicht lesbar: { $why }. Die üblichen Tasten bleiben.
keymap-unreadable = { $path }: { $why }. Die üblichen Tasten bleiben.
message-broken = { $file }{ $message-n ->
    [0] {""}
   *[other] , Meldung { $message },
  } ist unbrauchbar: Englisch springt ein.
messages-broken = { $count ->
    [one] Eine weitere Meldung
   *[other] { $count } weitere Meldungen
  } dieser Sprache { $count ->
    [one] ist
   *[other] sind
  } unbrauchbar.
doctor-sentence = audiodice ist bereit. Du hörst mich.
help-line = { $bound }: { $command }
key-none = „{ $command }“
key-explained = { $line }. { $help }

## Dice that can be checked: the SHA-256 of their seed at the start, then a word that somebody

## adds, the seed at the end. Proven is where the dice came from, not that nobody chose the seed.

word-asked = Prüfbare Würfel. Ihr Startwert ist gezogen, und die Prüfsumme legt ihn fest. Jetzt kann jemand anders ein Wort tippen, das in die Würfel eingeht: dann hat sie niemand allein gewählt. Danach { KEY("select") }; ohne Wort nur { KEY("select") }. { KEY("where") } wiederholt das. Die Prüfsumme, zum Notieren: { $groups }.
    .brief = Prüfbare Würfel. Ein Wort von jemand anderem, dann { KEY("select") }. Prüfsumme: { $groups }.
fair-dice = Prüfbare Würfel{ $word-n ->
    [0] {""}
   *[other] {" "}mit dem Wort „{ $word }“
  }
fair-begun = { fair-dice }: die Prüfsumme steht in der Datei des Spiels; { KEY("game_rules") } sagt sie.
    .brief = { fair-dice }.
    .full = { fair-dice }: die Prüfsumme steht in der Datei des Spiels; { KEY("game_rules") } sagt sie. Sie legt den Startwert fest, aus dem jeder Wurf kommt.
commitment = { fair-dice }. Die Prüfsumme: { $groups }.
    .brief = Prüfsumme: { $groups }.
    .full = { fair-dice }. Prüfen lässt sich, dass die Würfe aus dem festgelegten Startwert kommen, aber nicht, wie er gewählt wurde. Die Prüfsumme: { $groups }.
seed-told = Der Startwert der Würfel: { $groups }.
    .brief = Startwert: { $groups }.
verify-fair = { $throws ->
    [one] ein Wurf
   *[other] { $throws } Würfe
  }, { $faces } Würfel: alle kommen aus dem Startwert{ $given ->
    [yes] , und der Startwert passt zur Prüfsumme.
   *[no] .
  }
verify-shared = { $throws ->
    [one] ein Wurf
   *[other] { $throws } Würfe
  }, { $faces } Würfel: alle kommen aus dem, was alle dafür gezeigt haben.
verify-shared-wrong = Nicht ehrlich: die Würfel in Zeile { $line } kommen nicht aus dem, was alle dafür gezeigt haben.
verify-without = { $throws ->
    [one] An einem Wurf
   *[other] An { $throws } Würfen
  } war jemand nicht beteiligt, der am Tisch gesessen hatte.
verify-lost = { $turns ->
    [one] Ein Zug ging verloren
   *[other] { $turns } Züge gingen verloren
  }, weil der Wurf nicht gezeigt wurde.
verify-unbound = Nicht bewiesen: der Startwert passt nicht zur Prüfsumme.
verify-wrong = Nicht ehrlich: die Würfel in Zeile { $line } kommen nicht aus dem Startwert.
verify-unheard = Mit der Prüfsumme, die am Anfang gesagt wurde, ist das nicht verglichen; das tut --commitment.
verify-word = { $word-n ->
    [0] Niemand hat dem Startwert ein Wort hinzugefügt: wer das Spiel begann, kann ihn gewählt haben.
   *[other] Zum Startwert kam das Wort „{ $word }“.
  }
verify-undone = { $unfairly ->
    [yes] Nicht ehrlich: {""}
   *[no] {""}
  }{ $undone ->
    [one] ein Wurf wurde
   *[other] { $undone } Würfe wurden
  } zurückgenommen{ $unfairly ->
    [yes] , und mit prüfbaren Würfeln gilt jeder Wurf.
   *[no] .
  }
verify-unfinished = Das Spiel ist nicht zu Ende: was noch kam, kann abgeschnitten sein.
groups-last = { $head }, { $next }

## Records

menu-records = Ergebnisse aller Spiele
records-empty = Noch kein Spiel zu Ende gespielt.
records-rebuilt = { $count ->
    [one] ein Spiel steht
   *[other] { $count } Spiele stehen
  } jetzt in den Ergebnissen.
record-people = { $count ->
    [one] eine andere Person
   *[other] { $count } andere Personen
  }
record-games = { $title }, { $player } { $opponents-n ->
    [0] allein
   *[other] gegen { $opponents }
  }: { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
  }{ $opponents-n ->
    [0] .
   *[other] , { $won } gewonnen, { $lost } verloren, { $tied } unentschieden. { $longest ->
        [0] {""}
       *[other] Siege in Folge: höchstens { $longest }, jetzt { $streak }.
      }
  }
    .brief = { $title }, { $player } { $opponents-n ->
        [0] allein: { $count }.
       *[other] gegen { $opponents }: { $won } von { $count } gewonnen.
      }
record-scores = { $best-n ->
    [0] {""}
   *[other] Bestes Ergebnis { $best }.
  } Im Schnitt { $mean }. { $best_turn-n ->
    [0] {""}
   *[other] Bester Zug { $best_turn }.
  } Im Schnitt { $mean_turn } je Zug{ $empty ->
    [0] .
   *[other] , { $empty } von { $count } ohne Punkte.
  }
    .brief = { $best-n ->
        [0] {""}
       *[other] Bestes { $best }.
      } Im Schnitt { $mean }.
record-luck = { $count ->
    [one] Ein Spiel ausgewertet
   *[other] { $count } Spiele ausgewertet
  }: Glück { review-luck }, Entscheidungen { review-cost }{ $unit ->
    [chance] {" "}Prozent Gewinnchance.
   *[points] {" "}Punkte.
  }
    .brief = Glück { review-luck }, Entscheidungen { review-cost }.
record-overall = { $title }, { $player }, alle Gegner zusammen: { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
  }{ $best-n ->
    [0] {""}
   *[other] , bestes Ergebnis { $best }
  }, im Schnitt { $mean }.
record-time = { $hours ->
    [0] {""}
    [one] eine Stunde
   *[other] { $hours } Stunden
  } { $minutes ->
    [0] { $hours ->
        [0] 0 Minuten
       *[other] {""}
      }
    [one] eine Minute
   *[other] { $minutes } Minuten
  } gespielt. { $undone ->
    [0] {""}
    [one] Ein Schritt zurückgenommen.
   *[other] { $undone } Schritte zurückgenommen.
  } { $retaken ->
    [0] {""}
    [one] In einem Spiel auch Würfe; es zählt für keine Bestleistung.
   *[other] In { $retaken } Spielen auch Würfe; diese Spiele zählen für keine Bestleistung.
  } { $hinted ->
    [0] {""}
    [one] Ein Spiel mit Tipps; es zählt für keine Bestleistung.
   *[other] { $hinted } Spiele mit Tipps; sie zählen für keine Bestleistung.
  }
plot-title = audiodice: Ergebnisse aller Spiele
plot-game = { $title }: { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
  }, { $won } gewonnen, höchstes Ergebnis { $top }, im Schnitt { $mean }.
plot-over-time = { $count ->
    [one] Das letzte Spiel
   *[other] Die letzten { $count } Spiele der Reihe nach
  }: blau gefüllt gewonnen, oranger Ring verloren, graues Quadrat unentschieden. Linie: Schnitt aus { $last }.
plot-spread = Wie oft welches Ergebnis
course-title = { $title }: Gewinnchance in Prozent zu Beginn jedes Zugs
course-seat = { $name }: zuerst { $before }, am niedrigsten { $low }, am höchsten { $high }, zuletzt { $after }.

## A game heard again

menu-replay = Dieses Spiel noch einmal hören
replay-title = { $title }, { $players }: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
  }.
replay-open = { $title }, { $players }: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
  } zu hören. { KEY("list_right") } geht einen Schritt weiter, { KEY("list_next") } einen Zug, { KEY("select") } spielt ab.
    .brief = { $title }, { $players }: { $count ->
        [one] ein Zug
       *[other] { $count } Züge
      }.
replay-turn = Zug { $turn }{ $seats ->
    [1] .
   *[other] , { $who ->
        [you] deiner
       *[other] { $name }
      }.
  }
replay-where = Zug { $turn } von { $turns }, { $who ->
    [you] deiner
   *[other] { $name }
  }. Schritt { $place } von { $count }.
    .brief = Zug { $turn }, Schritt { $place }.
replay-paused = Pause.
replay-failed = Dieses Spiel lässt sich nicht noch einmal hören: { $why }.
    .brief = Es lässt sich nicht hören.
# A turn told afterwards, roll by roll.
told-who = { $who ->
    [you] Du hast
   *[other] { $name } hat
  }
told-rolled = { told-who } { $faces-n ->
    [1] eine { $faces }
   *[other] { $faces }
  } gewürfelt.
# What dice were worth, where that is known; such points are multiples of 5.
told-worth = { $points ->
    [0] .
   *[other] , { $points } Punkte.
  }
told-kept = { told-who } { $faces-n ->
    [0] nichts
   *[other] { the-faces }
  } behalten{ told-worth }
told-scored = { told-who } eingetragen: { $box }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
told-zeroed = { told-who } gestrichen: { $box }.
offer-play-on = Abspielen
offer-pause = Pause
offer-step = Nächster Schritt
offer-turn = Nächster Zug
offer-from-start = Von Anfang an

## Lessons: a first game, led. $text is what the game's lesson says (its teach- messages), $bound

## the key to press; there is none while the opponent plays.

lesson-begun = Eine Lektion: dein erstes { $game }, gegen { $opponent }. { KEY("hint") } sagt noch mal, was zu tun ist, { KEY("back") } öffnet das Menü.
lesson-step = { $text } { $bound-n ->
    [0] {""}
   *[other] Drück { $bound }.
  }
lesson-first = { $bound-n ->
    [0] Noch nicht.
   *[other] Drück erst { $bound }.
  } { $text }
lesson-over = { TOUCH() ->
    [yes] { $text } Im Spiel gibt { KEY("hint") } einen Tipp, { KEY("help") } sagt, was die Schaltflächen tun. Jetzt beginnt { KEY("roll") } ein richtiges Spiel gegen { $opponent }, { KEY("back") } geht zurück.
   *[no] { $text } Im Spiel gibt { KEY("hint") } einen Tipp, { KEY("help") } nennt die Tasten, { KEY("input_help") } schaltet die Tastenhilfe ein. Jetzt beginnt { KEY("roll") } ein richtiges Spiel gegen { $opponent }, { KEY("back") } geht zurück.
  }
lesson-continue = Zurück zur Lektion
lesson-anew = Die Lektion neu beginnen
lessons-need-words = Lektionen bestehen aus Worten. { KEY("speech") } schaltet die Sprachausgabe ein.
new-here = { TOUCH() ->
    [yes] Neu hier? Wähle „{ menu-lessons }“: zu jedem Spiel eine Lektion, drei Minuten.
   *[no] Neu hier? Drück { lessons-letter }, dann { KEY("select") }: zu jedem Spiel eine Lektion, drei Minuten.
  }

## What is shown: names of dice, boxes, seats and buttons

label-face = { $face ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[6] Sechs
  }
label-die = Würfel { $place }: { $face ->
    [0] rollt
   *[other] { label-face }
  }
# $box is a box of the sheet, $points what it would bring.
label-box-now = { $box }: jetzt { $points }
label-box-fill = { $box }: { $points } eintragen
label-total = Summe
label-seat = { $name }: { $points }{ $missing ->
    [-1] {""}
   *[other] , noch { $missing } bis zum Sieg
  }{ $turn ->
    [yes] , am Zug
   *[no] {""}
  }{ $present ->
    [yes] {""}
   *[no] , nicht mehr da
  }
label-turn = { $over ->
    [yes] Das Spiel ist aus
   *[no] { $who ->
        [you] Du bist dran
       *[other] { $name } ist dran
      }{ $rolls ->
        [-1] { $rounds ->
            [0] , Runde { $round }
           *[other] , Runde { $round } von { $rounds }
          }
        [one] , noch ein Wurf
       *[other] , noch { $rolls } Würfe
      }
  }
label-stake = Auf dem Spiel: { $points }
label-apart = Gesammelt
label-roll = { $count ->
    [one] Einen Würfel werfen
   *[other] { $count } Würfel werfen
  }
# $name is what ends the turn, or a box.
label-commit = { $name }, { $points }
label-hurry = Schneller
label-menu = Menü
label-less = Weniger
label-more = Mehr
label-cancel = Abbrechen
label-yes = Ja
label-no = Nein
yes-zero = Ja, { $box } streichen
yes-roll-all = Ja, alle werfen
yes-made-left = Ja, würfeln
yes-alike-left = Ja, würfeln
yes-delete-asked = Ja, löschen
not-done = Dann eben nicht.

## Practice: decisions of finished games, and drills
menu-practise = Üben{ $due ->
    [0] {""}
   *[other] : { $due } fällig
  }
practise-due = { $due } fällig
practise-drill = Übungen: { $title }
practise-mixed = Gemischt
practise-progress = Dein Fortschritt
practise-go-on = Nächste Entscheidung
to-practise = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
  } zum Üben: { KEY("practise") }.
practise-none = Hier gibt es nichts zu üben.
practise-place = { $place } von { $count }{ $turn ->
    [0] .
   *[other] , Zug { $turn }.
  }
practise-keys = { KEY("hint") } gibt einen Tipp, zweimal die Antwort. { KEY("practise") } überspringt, { KEY("back") } beendet das Üben.
practise-boxes = { $count } Felder offen.
practise-value = { $unit ->
    [chance] Gewinnchance { $value } Prozent.
    [end] Am Ende im Schnitt { $value }.
   *[points] Im Schnitt { $value }.
  }
practise-right = { $hinted ->
    [yes] Richtig, mit Tipp.
   *[no] Richtig.
  } { hint } { practise-value }
practise-near = { $hinted ->
    [yes] Richtig mit Tipp
   *[no] Richtig
  }, { $unit ->
    [chance] { $loss } Prozent weniger als das Beste
   *[points] { $loss } weniger als das Beste
  }: { hint } { practise-value }
practise-wrong = { $unit ->
    [chance] Deine Wahl gewinnt { $yours } von 100. Besser, { $value }: { hint }
   *[points] Das kostet im Schnitt { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
      }. Besser: { hint }
  }
practise-same = Dieselbe Antwort wie zuvor.
practise-answer = { hint } { practise-value }
practise-next = Weiter mit { KEY("roll") }.
    .brief = {""}
practise-over = { $right } von { $count } richtig{ $skipped ->
    [0] .
   *[other] , { $skipped } übersprungen.
  }
practise-refused = Eine Entscheidung fällt weg, weil die Regeln sie ablehnen: { $why }.
practice-line-bad = { $path }, Zeile { $line }, fällt weg: { $why }.
practise-kind-kept = andere Würfel behalten
practise-kind-filled = anders werten
practise-kind-stopped = zu früh aufhören
practise-kind-rolled = zu lange weiterwürfeln
progress-weeks = { $unit ->
    [chance] { $title }: In der letzten Spielwoche kostete eine Entscheidung { $mean } Prozent
   *[points] { $title }: In der letzten Spielwoche kostete eine Entscheidung im Schnitt { $mean ->
        [one] 1 Punkt
       *[other] { $mean } Punkte
      }
  }{ $first ->
    [yes] .
   *[no] , in der Woche davor { $before }.
  }
progress-kinds = Am meisten davon kostete { $kind }, { $percent } Prozent{ $other-n ->
    [0] .
   *[other] ; dann { $other }, { $rest } Prozent.
  }
plot-practice = audiodice: was Entscheidungen kosten
plot-by-week = Mittlerer Verlust je Entscheidung, nach Wochen
plot-by-kind = Wodurch wie viel davon verloren ging
progress-empty = Noch kein Fortschritt bekannt: Er kommt aus beendeten Spielen.
