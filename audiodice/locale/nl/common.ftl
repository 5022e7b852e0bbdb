# What any game and every screen says, in Dutch.
# A message's value is what "normal" says; .brief leaves out, .full adds. {""} says nothing.
# $who is you, here (one of several people at this keyboard) or other (a computer).
#
# Words used throughout, such as are heard in the Netherlands and in Flanders (the player is "je",
# with stress "jij", as in games and in screen readers):
#   roll, throw    worp, gooien             face            ogen; enen ... zessen; een 1
#   dice           (dobbel)stenen           cup             beker
#   keep           houden; kept: vast       release         loslaten
#   bank           veiligstellen; banked: veilig; not yet: op het spel
#   turn, round    beurt, ronde             choices         keuzes
#   box, sheet     vak, (score)blad         open, filled    open, ingevuld
#   upper boxes    boven                    score 0         schrappen
#   hot dice       hete stenen              three of a kind drie gelijke (in Farkle: drie tweeën)
#   straight       kleine, grote straat     full house      full house
#   picture        foto                     enter the Party naar binnen, binnen
#   Party, Dungeon feest, kerker            Crisis          crisis
#   Reserve Group  reservegroep             Another Day     nog een dag
#   twins, triplets, quads                  tweeling, drieling, vierling (the family, so singular)
#   a game is kept bewaard                  undo            ongedaan maken, teruggenomen
#   speech         spraak                   language        taal
#   values by ear  getallen als klanken     records         resultaten
# Boxes are written small: they stand within sentences. A number of dice stands with "er" or "met",
# since "gooi 4" might be a face, and one die with its article: "de 6 vast".

## Joints of lists

list-joint = { $head }, { $next }
list-last = { $head } en { $next }
# Between dice if there are to be pauses, and before what follows them.
dice-joint = { $head }, { $next }
dice-stop = { $head }; { $next }
scores-item = { $who ->
    [you] Jij
   *[other] { $name }
  } { $points }
scores-last = { $head }, { $next }
apart-item = { $a }:
places-item = { $who ->
    [you] jij
   *[other] { $name }
  } { $points }
places-last = { $head }, { $next }
best-item = { $b } voor { $a-n ->
    [1] de { $a }
   *[other] { $a }
  }
best-last = { $head }, { $next }
taken-joint = { $head }, dan { $next }
taken-last = { $head }, dan { $next }

## Faces

plural-face = { $face ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[6] zessen
  }
Plural-face = { $face ->
    [1] Enen
    [2] Tweeën
    [3] Drieën
    [4] Vieren
    [5] Vijven
   *[6] Zessen
  }
# One die is "de 6": "6 vast" might be six dice.
the-faces = { $faces-n ->
    [1] de { $faces }
   *[other] { $faces }
  }
combo-face = { $b ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[6] zessen
  }

## Turns, scores and ends

turn = { $who ->
    [you] { $scores-n ->
        [1] {""}
       *[other] Jouw beurt. { $scores }.
      }
   *[other] { $name } is aan de beurt.
  }
    .brief = { $who ->
        [you] { $scores-n ->
            [1] {""}
           *[other] Jouw beurt.
          }
       *[other] { $name } is aan de beurt.
      }
whose-turn = { $over ->
    [yes] Het spel is uit.
   *[no] { $who ->
        [you] Jouw beurt.
       *[other] { $name } is aan de beurt.
      }
  }

# Where a seat stands: behind the leader, or ahead of the next.
# A word before the number: "Jij 12, 6 voor" would be heard as 12,6.
standing-lead = { $where ->
    [ahead] voorsprong { $by }
    [behind] { $seats ->
        [2] {""}
       *[other] { $place ->
            [2] tweede,
            [3] derde,
           *[other] plaats { $place },
          }{" "}
      }achterstand { $by }
   *[level] gelijk
  }
standing = { $who ->
    [you] Jij
   *[other] { $name }
  } { $points }{ $seats ->
    [1] .
   *[other] , { standing-lead }.
  }
lead = { $who ->
    [you] { $seats ->
        [2] {""}
       *[other] Jij staat
      }
   *[other] { $name } staat
  } { $where ->
    [behind] { $seats ->
        [2] { $by } achter.
       *[other] { $place ->
            [2] tweede, { $by } achter.
            [3] derde, { $by } achter.
           *[other] op plaats { $place }, met { $by } achterstand.
          }
      }
    [ahead] { $by } voor.
   *[other] { standing-lead }.
  }
    .brief = {""}
scores = { $scores }. Doel { $target }.
    .brief = { $scores }.
last-roll = { $faces-n ->
    [0] Nog geen worp.
   *[other] { $who ->
        [other] Laatste worp van { $name }: { $kept-n ->
            [0] { $free-n ->
                [1] een { $free }.
               *[other] { $free }.
              }
           *[other] { $faces }{ $free-n ->
                [0] , alles vast.
               *[other] , vast { $kept-n ->
                    [1] de { $kept }.
                   *[other] { $kept }.
                  }
              }
          }
       *[you] { $kept-n ->
            [0] { $free-n ->
                [1] een { $free }.
               *[other] { $free }.
              }
           *[other] { $kept-n ->
                [1] De { $kept }
               *[other] { $kept }
              } vast{ $free-n ->
                [0] .
                [1] , los de { $free }.
               *[other] , los { $free }.
              }
          }
      }
  }
# Asked again, after another's: one's own last roll follows.
own-roll = { $who ->
    [you] Jouw laatste worp:
   *[other] Laatste worp van { $name }:
  }
ended = { $tied ->
    [yes] Gelijkspel met { $top }. { $places }.
   *[no] { $who ->
        [you] Jij wint
       *[other] { $name } wint
      }{ $seats ->
        [1] , { $top } in { $turns ->
            [one] één beurt
           *[other] { $turns } beurten
          }.
        [2] , { $top } tegen { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
# Undo while the dice are shaken.
put-down = De stenen blijven in de beker.
# What a step back took back: the game says what its undone-commit and undone-dice are.
undone-commit = { $box } teruggenomen
undone-dice = { $kept-n ->
    [0] Niets vast.
    [1] De { $kept } vast.
   *[other] { $kept } vast.
  }
undone = { $what ->
    [commit] { undone-commit }
    [roll] Worp teruggenomen
   *[keep] Teruggenomen
  }{ $gone-n ->
    [0] .
   *[other] , { $gone } ook.
  } { $again ->
    [yes] { $who ->
        [you] Weer jouw beurt.
       *[other] { $name } is weer aan de beurt.
      }
   *[no] {""}
  } { $faces-n ->
    [0] {""}
   *[other] { $faces }.
  } { $open ->
    [yes] { undone-dice }
   *[no] {""}
  } { $first ->
    [yes] Dit spel telt nu niet meer voor een record.
   *[no] {""}
  }
    .brief = { $what ->
        [commit] { undone-commit }
        [roll] Worp teruggenomen
       *[keep] Teruggenomen
      }{ $gone-n ->
        [0] .
       *[other] , { $gone } ook.
      } { $again ->
        [yes] { $who ->
            [you] Jouw beurt.
           *[other] { $name } is aan de beurt.
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
        [yes] Nu geen record meer.
       *[no] {""}
      }
hurried = {""}

## Score sheets: games of three throws and boxes to fill. The game's box-item names a box, $a.

# What boxes bring: $a the box, $b the points, $c the upper bonus in them
boxes-item = { box-item } { $b }{ $c ->
    [0] {""}
   *[other] {" "}met bonus
  }
boxes-last = { $head }, { $next }
# $a the box or kind, $b the face, $c how many dice, $d the points
made-kind = { $c ->
    [3] drie { combo-face }
    [4] vier { combo-face }
   *[other] vijf { combo-face }
  }
made-item = { $a ->
    [kind] { made-kind }
   *[other] { box-item }, { $d } punten
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
    [1] Een { $faces }
   *[other] Nieuw { $faces }
  }
    .brief = { $faces-n ->
        [1] Een { $faces }
       *[other] { $faces }
      }
rolled-dice = { $left ->
    [0] { $all }{ rolled-made }
   *[other] { $kept-n ->
        [0] { $faces }{ rolled-made }
       *[other] { $reroll ->
            [hand] { $all }{ rolled-made }
            [both] { new-dice }. Nu { $all }{ rolled-made }
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
                [both] { new-dice }. Nu { $all }{ rolled-made.brief }
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
               *[other] { new-dice }. Nu { $all }{ rolled-made }
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
   *[other] : nu { $made }.
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
            [0] { rolled-made.brief } Past nergens.
           *[other] : { $made_points ->
                [0] {""}
               *[other] { made-worth },{" "}
              }{ $box } { $points }{ with-bonus }.
          }
      }
  }
# "Meeste punten" calls them points already.
most-points = { $points }
# The player has set whether it is told ($most).
rolled-best = { $named ->
    [yes] {""}
   *[no] { $most ->
        [no] {""}
       *[yes] { $points ->
            [0] Past nergens.
           *[other] Meeste punten: { $box }, { most-points }{ with-bonus }.
          }
      }
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice } { $left ->
        [0] Geen worpen meer. { rolled-best }
        [one] Nog één worp.
       *[other] Nog { $left } worpen.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice.brief }
      }
    .full = { $who ->
        [other] { $kept-n ->
            [0] { $name } gooit { $faces }{ rolled-made }
           *[other] { $made-n ->
                [0] { $name } houdt { $kept-n ->
                    [1] de { $kept }
                   *[other] { $kept }
                  }, gooit { $faces-n ->
                    [1] een { $faces }
                   *[other] { $faces }
                  }.
               *[other] { $name } heeft { $all }{ rolled-made }
              }
          }
       *[you] { rolled-dice.full } { rolled-best } { $left ->
            [0] Geen worpen meer.
            [one] Nog één worp.
           *[other] Nog { $left } worpen.
          }
      }
five-alike = {""}
keeping = { $faces-n ->
    [0] Niets vast.
    [1] De { $faces } vast.
    [5] Alle vijf vast: niets te gooien.
   *[other] { $faces } vast.
  }
    .brief = { $faces-n ->
        [0] Niets vast.
        [1] De { $faces } vast.
        [5] Alle vijf vast.
       *[other] { $faces } vast.
      }
    .full = { $faces-n ->
        [0] Niets vast.
        [1] De { $faces } vast. { KEY("roll") } gooit de rest.
        [5] Alle vijf vast: niets te gooien. { KEY("commit") } noemt het vak met de meeste punten.
       *[other] { $faces } vast. { KEY("roll") } gooit de rest.
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
    [1] Een { $gone }
   *[other] { $gone }
  } los
freeing = { $faces-n ->
    [0] { keeping }
    [1] { let-go }, één { $faces } vast.
   *[other] { let-go }. { keeping }
  }
    .brief = { $faces-n ->
        [1] Eén { $faces } vast.
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
   *[other] {" "}met bonus
  }
choice = { $box }: { $points }{ with-bonus }.
    .brief = { $box } { $points }{ with-bonus }.
# What an opponent's dice were, if box and points do not say it. In full every roll has been told.
told-from = { $from-n ->
    [0] {""}
   *[other] , gegooid { $from }
  }
total-after = { $bonus ->
    [yes] .
   *[no] { $next_who ->
        [none] .
       *[other] , totaal { $total }.
      }
  }
# Left out where the scores follow, with "Jouw beurt".
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
       *[you] { $box } genoteerd.
      }
    .full = { $who ->
        [other] { $name }: { $box } { $points }{ others-total }
       *[you] { $box } { $points }{ total-after }
      }
zeroed = { $who ->
    [other] { $name }: { $box } geschrapt{ told-from }{ others-total }
   *[you] { $box } geschrapt{ total-after }
  }
    .brief = { $who ->
        [other] { $name }: { $box } geschrapt.
       *[you] { $box } geschrapt.
      }
    .full = { $who ->
        [other] { $name }: { $box } geschrapt{ others-total }
       *[you] { $box } geschrapt{ total-after }
      }
bonus = Bonus boven, { $points }!{ $next_who ->
    [none] {""}
   *[other] {" "}Totaal { $total }.
  }
    .brief = Bonus { $points }!
last-round = Laatste ronde.
next-turn = Beurt { $round } van { $rounds }.
    .brief = {""}
sheets-ended = { $seats ->
    [1] Het spel is uit: totaal { $top }.
   *[other] { $tied ->
        [yes] Gelijkspel met { $top }. { $places }.
       *[no] { $who ->
            [you] Jij wint
           *[other] { $name } wint
          }{ $seats ->
            [2] , { $top } tegen { $second }.
           *[other] , { $top }. { $after_winner }.
          }
      }
  }
podium = { $place ->
    [1] { $shared ->
        [yes] Eerste: { podium-who }, { $points }.
       *[no] {""}
      }
    [2] Tweede: { podium-who }, { $points }.
    [3] Derde: { podium-who }, { $points }.
   *[other] Plaats { $place }: { podium-who }, { $points }.
  }
podium-who = { $who ->
    [you] jij
   *[other] { $name }
  }

# After the result: the best yet, the decisions that cost most, what keys do. $a is the turn, $b the cost, $c points or chance.
dear-item = beurt { $a }, { $c ->
    [chance] { $b } procent winkans
   *[points] { $b ->
        [one] 1 punt
       *[other] { $b } punten
      }
  }
dear-joint = { $head }; { $next }
dear-last = { $head }; { $next }
new-best = { $who ->
    [you] Nieuw record! Het oude was { $before }.
   *[other] Nieuw record voor { $name }! Het oude was { $before }.
  }
    .brief = { $who ->
        [you] Nieuw record!
       *[other] Nieuw record voor { $name }!
      }
best-hinted = { $who ->
    [you] Meer dan je record van { $before }, maar met hints.
   *[other] { $name }: meer dan het record van { $before }, maar met hints.
  }
    .brief = {""}
best-stands = Jouw record: { $points }.
costliest = { $dear-n ->
    [0] { $how ->
        [hinted] Voor elke beslissing kwam een hint.
        [rest] Elke beslissing zonder hint was de beste.
        [small] Alleen kleine fouten.
       *[best] Elke beslissing was de beste.
      }
   *[other] { $dear-n ->
        [one] De duurste beslissing
       *[other] De duurste beslissingen
      }: { $dear }.
  }
    .brief = {""}
plays-again = { $review ->
    [yes] { TOUCH() ->
        [yes] Nu { KEY("roll") } of { KEY("hint") }.
       *[no] { KEY("hint") } bespreekt het spel, { KEY("roll") } begint een nieuw.
      }
   *[no] { TOUCH() ->
        [yes] Nu { KEY("roll") }.
       *[no] { KEY("roll") } begint een nieuw spel.
      }
  }
    .brief = {""}

no-throws-left = Geen worpen meer. Kies een vak: { $boxes }.
    .brief = Geen worpen meer. { $boxes }.
    .full = { TOUCH() ->
        [yes] Geen worpen meer. Kies een vak. Meeste punten: { $boxes }.
       *[no] Geen worpen meer. { KEY("previous") } en { KEY("next") } lopen langs de vakken, cijfers noemen er een, { KEY("commit") } vult het in. Meeste punten: { $boxes }.
      }
all-kept = Alle vijf liggen vast: niets te gooien. Meeste punten: { $boxes }.
    .brief = Alles vast. { $boxes }.
roll-all = Niets vast. { TOUCH() ->
    [yes] Alle vijf gooien?
   *[no] Nog eens { KEY("roll") } gooit alle vijf.
  }
    .brief = Alle vijf gooien?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Nog eens { KEY("roll") }.
      }
alike-left = { $faces-n ->
    [1] Eén { $faces }
   *[other] { $faces }
  } niet vast. { TOUCH() ->
    [yes] Toch gooien?
   *[no] Nog eens { KEY("roll") } gooit toch.
  }
made-left = { $box }, { $points }, ligt niet vast. { TOUCH() ->
    [yes] Toch gooien?
   *[no] Nog eens { KEY("roll") } gooit toch.
  }
zero = { $box } schrappen?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Nog eens { KEY("commit") }.
  }
    .brief = { $box } schrappen?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("commit") }.
      }
box-filled = { $points ->
    [0] Al geschrapt: { $box }.
   *[other] Al ingevuld: { $box }, met { $points }.
  } Meeste punten: { $boxes }.
    .brief = Al ingevuld: { $box }. { $boxes }.
no-such-box = Dat vak is er niet. Meeste punten: { $boxes }.
    .brief = Zo'n vak is er niet.

points = { $open ->
    [no] Nog niets.
   *[yes] { $points ->
        [0] Past nergens.
       *[other] Meeste punten: { $box }, { $points }{ with-bonus }.
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
    [yes] Het spel is uit.
   *[no] Beurt { $round } van { $rounds }.
  }
    .brief = { $scores }.
choice-list = { $over ->
    [yes] Het spel is uit.
   *[no] { $count ->
        [one] Eén vak open.
       *[other] { $count } vakken open.
      } { $boxes-n ->
        [1] { $boxes }.
       *[other] Meeste punten: { $boxes }.
      }
  }
    .brief = { $over ->
        [yes] Het spel is uit.
       *[no] { $count ->
            [1] {""}
            [2] {""}
            [3] {""}
           *[other] Van { $count }:
          } { $boxes }.
      }
# The open boxes, or the filled ones where these are fewer.
unfilled-item = { box-item }
unfilled-last = { $head }, { $next }
filled-item = { box-item }
filled-last = { $head }, { $next }
open-boxes = Open: { $unfilled-n ->
    [0] { $filled-n ->
        [0] alle { $count }.
       *[other] alles behalve { $filled }.
      }
   *[other] { $unfilled }.
  }
rolls-left = { $over ->
    [yes] Het spel is uit.
   *[no] { $left ->
        [0] Geen worpen meer.
        [one] Nog één worp.
       *[other] Nog { $left } worpen.
      }
  }
    .full = { $over ->
        [yes] Het spel is uit.
       *[no] { $left ->
            [0] Geen worpen meer: vul een vak in.
            [one] Nog één worp{ $throws ->
                [0] , maar alle vijf liggen vast.
                [one] , met één steen.
               *[other] , met { $throws } stenen.
              }
           *[other] Nog { $left } worpen{ $throws ->
                [0] , maar alle vijf liggen vast.
                [one] , de volgende met één steen.
               *[other] , de volgende met { $throws } stenen.
              }
          }
      }
# Off an even pace, which is three dice of each face.
bonus-pace = { $pace ->
    [ahead] { $off } voor op schema
    [behind] { $off } achter op schema
   *[even] op schema
  }
    .brief = { $pace ->
        [ahead] { $off } voor
        [behind] { $off } achter
       *[even] op schema
      }
bonus-lost = { $possible ->
    [0] { $need } te weinig
   *[other] hooguit nog { $possible }
  }, geen bonus
bonus-progress = { $who ->
    [other] { $name }: boven
   *[you] Boven
  } { $progress ->
    [reached] { $have }: bonus binnen, { $bonus }.
    [lost] { $have }: { bonus-lost }.
   *[running] { $have } van { $threshold }, { bonus-pace }.
  }
    .brief = { $who ->
        [other] { $name }:
       *[you] {""}
      } { $progress ->
        [reached] { $have }, bonus binnen.
        [lost] { $have }, geen bonus.
       *[running] { $have } van { $threshold }, { bonus-pace.brief }.
      }
    .full = { $who ->
        [other] { $name }: boven
       *[you] Boven
      } { $progress ->
        [reached] { $have }: bonus binnen, { $bonus }.
        [lost] { $have } van { $threshold }: { bonus-lost }.
       *[running] { $have } van { $threshold } voor de bonus van { $bonus }, { bonus-pace }. Nog { $possible } mogelijk.
      }
sheet-line = { $filled ->
    [yes] { $box } { $points ->
        [0] geschrapt.
       *[other] { $points }.
      }
   *[no] { $box }, open.
  }
sheet-bonus = { $progress ->
    [reached] Bonus { $bonus }, met { $have }.
    [lost] Geen bonus, met { $have } van { $threshold }.
   *[running] Bonus open, { $have } van { $threshold }.
  }
    .brief = { $progress ->
        [reached] Bonus { $bonus }.
        [lost] Geen bonus.
       *[running] Bonus, { $have } van { $threshold }.
      }
sheet-total = { $who ->
    [you] Jouw totaal: { $total }.
   *[other] { $name }: totaal { $total }.
  } { $open ->
    [0] {""}
    [one] Eén vak open.
   *[other] { $open } vakken open.
  }
    .brief = { $who ->
        [you] Totaal { $total }.
       *[other] { $name } { $total }.
      }
# Not among values, which are another sum.
hint-worth = { $worth ->
    [0] {""}
   *[other] : { $worth }
  }
hint = { $commit ->
    [yes] { $zero ->
        [yes] Schrap { $box }.
       *[no] Neem { $box }{ hint-worth }{ with-bonus }.
      }
   *[no] { $faces-n ->
        [0] Gooi alle vijf.
       *[other] Houd { the-faces }, gooi er { $throws ->
            [one] één.
           *[other] { $throws }.
          }
      }
  }
# Values: points at the end, chances to win in 100, points of this turn, or none.
hint-numbers = { hint } { $unit ->
    [points] Aan het eind { $value }, bij goed spel.
    [chance] Winkans { $value } procent.
    [rule] Volgens een vuistregel.
   *[turn] Deze beurt gemiddeld { $value }.
  } { $gap-n ->
    [0] { $only ->
        [yes] Geen andere keus.
       *[no] {""}
      }
   *[other] Anders, { $gap } minder: { $other }
  }
    .brief = { hint } { $gap-n ->
        [0] {""}
       *[other] Anders, { $gap } minder: { $other }
      }

## The coach on score sheets: why a decision is better, and what matters for one

instead-item = { box-item }
aim-told = { $percent } op de 100 keer { $many ->
    [0] {""}
   *[other] minstens { $many }{" "}
  }{ $box }
other-aim-told = { $other_percent } op de 100 keer { $other_many ->
    [0] {""}
   *[other] minstens { $other_many }{" "}
  }{ $instead }
reason-aims = Dat geeft { aim-told }; jouw keuze { other-aim-told }.
reason-roll-on = Dat geeft { aim-told } en levert deze beurt gemiddeld { $points } op; jouw keuze levert nu { $other_points } op.
reason-take = Dat levert nu { $points } op; jouw keuze geeft { other-aim-told } en levert deze beurt gemiddeld { $other_points } op.
reason-later = Dat levert deze beurt { $now_sign ->
    [more] { $now } meer
    [less] { $now } minder
   *[same] evenveel
  } op, later { $then_sign ->
    [more] { $then } meer
    [less] { $then } minder
   *[same] evenveel
  }.
half-hint-box = Denk aan het vak { $box }.
half-hint-all = Is een van deze stenen het houden waard?
half-hint-zero = Welk vak zal later het moeilijkst te vullen zijn?
half-hint-made = Vergelijk wat er ligt met wat nog een worp oplevert.
half-hint-bonus = Let op de bonus: nog { $missing }.
half-hint-later = Weeg af wat elk vak later nog kan opleveren.

## Refusals: why a key does nothing now, and what would

no-meaning = { $command }: bestaat niet in dit spel.
    .brief = Niet in dit spel.
one-moment = Eén moment.
unbound = { $bound }: doet hier niets. { KEY("help") } noemt de toetsen.
    .brief = Doet hier niets.
not-your-turn = { $name } is aan de beurt. { KEY("toggle") } versnelt.
    .brief = { $name } is aan de beurt.
roll-first = Eerst gooien.
    .full = Eerst gooien, met { KEY("roll") }.
game-over = Het spel is uit.
undo-too-late = Te laat om terug te nemen: { $name } speelt al.
    .brief = Te laat.
nothing-to-undo = Niets om ongedaan te maken.
    .full = Niets om ongedaan te maken. Een instelling zegt of worpen ook terug kunnen.
rolls-stand = Niets om ongedaan te maken.{ $first ->
    [yes] {" "}Met eerlijke stenen blijft elke worp staan, wat er ook is ingesteld.
   *[no] {""}
  }
no-such-die = { $dice ->
    [one] Er is maar één steen.
   *[other] Er zijn { $dice } stenen.
  }
no-such-face = Geen { plural-face } hier.
no-such-digit = De cijfers 1 tot en met 6 kiezen ogen.
no-such-action = Dat kan nu niet.
nothing-to-choose = Nu niets te kiezen. Eerst gooien.
held-back = Te vroeg.
nothing-missed = Niets nieuws.
hint-how = { $numbers ->
    [yes] { $first ->
        [yes] { KEY("hint") } doet het eerste.
       *[no] { KEY("hint") } doet het.
      }
   *[no] Nog eens { KEY("hint") } doet het.
  }
    .brief = {""}
no-hint = Hier geen hint.
chance-part = { $points ->
    [0] minder dan 1
    [100] meer dan 99
   *[other] { $points }
  }
chance-about = { $exact ->
    [yes] { chance-part }
   *[other] { $points ->
        [0] { chance-part }
        [100] { chance-part }
       *[other] ongeveer{" "}{ chance-part }
      }
  }
chances-item = { $who ->
    [you] jij
   *[other] { $name }
  } { chance-part }
chances-last = { $head }, { $next }
chance = { $who ->
    [you] Jij wint
   *[other] { $name } wint
  } { chance-about } van de 100, { $chances }.
    .brief = { chance-about }.
decided-before = { $before ->
    [0] minder dan 1
    [100] meer dan 99
   *[other] { $before }
  }
decided-after = { $after ->
    [0] minder dan 1
    [100] meer dan 99
   *[other] { $after }
  }
decided = Beslist in beurt { $turn }: { $who ->
    [you] jouw kans
   *[other] de kans van { $name }
  } ging van { decided-before } naar { decided-after } op 100.
    .brief = Beslist in beurt { $turn }: van { decided-before } naar { decided-after }.
chance-unknown = Met deze opties zijn de kansen niet bekend.
chance-record = Nieuw record, meer dan { $best }: { chance-about } van de 100.
    .brief = { chance-about }.
end-expected = Te verwachten aan het eind: { $points } punten.
    .brief = Te verwachten: { $points }.
turns-to-go = Beurten tot het einde: ongeveer { $count }.
hint-not-ready = Ik reken nog{ $percent ->
    [0] .
   *[other] , { $percent } procent.
  } Vraag het zo nog eens.
    .brief = { $percent ->
        [0] Nog niet uitgerekend.
       *[other] { $percent } procent uitgerekend.
      }

## Walking the dice

die = { $kept ->
    [yes] { $face }, vast.
   *[no] { $face }.
  }
    .full = { $kept ->
    [yes] Steen { $place }: { $face }, vast.
   *[no] Steen { $place }: { $face }.
  }

## The table

roll-now = { TOUCH() ->
    [yes] Druk op { KEY("roll") }.
   *[no] { KEY("roll") } gooit.
  }
seated = { $game }{ seated-who }.{ seated-options } { $who ->
    [you] { $seats ->
        [1] {""}
       *[other] Jij begint.
      } { roll-now }
    [here] { $name } begint. { roll-now }
   *[other] { $name } begint.
  }
    .brief = { $seats ->
        [1] { $game }{ seated-who }.{ seated-options }
       *[other] { $game }.{ seated-options } { $who ->
            [you] Jij begint.
           *[other] { $name } begint.
          }
      }
# One person against others, several people (and others), or one alone.
seated-who = { $opponents-n ->
    [0] { $players-n ->
        [0] , alleen
       *[other] , { $players }
      }
   *[other] {" "}tegen { $opponents }
  }
# Options that are not as usual. Before who starts: what comes later is cut off by the first key.
seated-options = { $options-n ->
    [0] {""}
   *[other] {" "}{ $options }.
  }
options-last = { $head }, { $next }
watching = { $game }: { $players-n ->
    [one] { $players } speelt
   *[other] { $players } spelen
  }.{ seated-options }{ $hurries ->
    [yes] {" "}{ KEY("toggle") } versnelt.
   *[no] {""}
  }
no-display = Er is geen scherm. Enter speelt in deze terminal, Control C stopt.
goodbye = Tot ziens.

## Menus, readers, the history

menu-open = { $title }. { $label }
menu-move = { $label }
menu-edge = { $label }
menu-wrap = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
reader-open = { $title }, { $count ->
    [one] één regel.
   *[other] { $count } regels.
  } { $label }
titled = { $title }.
list-where = { $title }. { $label }. { $place } van { $count }.
    .brief = { $label }. { $place } van { $count }.
in-section = { $section }. { $label }
explained = { $text }
not-explained = Hier valt niets uit te leggen.
kind-set = { $value ->
    [mine] Mijn zetten.
    [others] Zetten van tegenstanders.
    [results] Uitslagen.
   *[all] Alle meldingen.
  }
find = Zoeken: typ een woord, dan { KEY("select") }.
    .brief = Zoeken.
space = spatie
blank = leeg
not-found = { $text } staat hier niet.
nothing-sought = Niets te zoeken: druk op { KEY("find") } en typ een woord.
history-empty = Nog niets gezegd.
copied = Gekopieerd.
not-copied = Kopiëren kan hier niet.
address-wrong = Het adres van deze pagina vraagt om { $text }, en dat bestaat niet. In plaats daarvan is hier het menu.
no-game-to-save = Er is nog geen spel bewaard.
no-saved-game = Dit bestand is geen bewaard spel.
saved-to-file = { $name } staat nu bij je downloads.
export-counts = Erin: spellen { $games }, resultaten { $records }, beslissingen om te oefenen { $practice }.
export-also = Er zit ook in: { $files }.
files-item = { $a ->
    [settings] instellingen
    [keymap] toetsen
    [last] laatste keuzes
   *[quiz] beste scores van de quiz
  }
export-left-out = Weggelaten, omdat het niet te lezen is: { $inside } ({ $why }).
export-too-large = Hier is meer dan in één bestand past: { $count } bestanden, { $size } MB.
import-games = Spellen: { $count } nieuw, { $there } al aanwezig.
import-continued = Spellen die elders verder zijn gespeeld en nu hier even ver zijn: { $count }.
import-beside = { $inside } ging hier anders verder. Het jouwe blijft, het andere is ernaast bewaard als { $copy }.
import-records = Resultaten: { $count } nieuw, { $there } al aanwezig.
import-practice = Beslissingen om te oefenen: { $count } nieuw, { $there } al aanwezig.
import-file = { $what ->
    [settings] Instellingen
    [keymap] Toetsen
    [last] Laatste keuzes
   *[quiz] Beste scores van de quiz
  }: { $outcome ->
    [new] overgenomen.
    [there] al hetzelfde.
    [kept] die van jou blijven.
    [kept_unless] die van jou blijven; --replace neemt die uit het bestand.
    [replaced] die uit het bestand vervangen die van jou.
   *[joined] samengevoegd met die van jou.
  }
import-over-cap = Er zijn nu { $count } uitgespeelde spellen. Het programma bewaart er { $cap } en wist de oudste als het volgende spel is afgelopen, tenzij je instelt dat het er meer bewaart.
import-runs = Er is niets overgenomen, omdat een ander programma een bestand overneemt.
import-failed = Er is niets overgenomen: { $why }.
import-stopped = Niet alles is overgenomen: { $why }. Neem het bestand nog eens over voor de rest.
import-foreign = Dit is geen bestand met spellen van een speler, of het is beschadigd. Er is niets overgenomen.
import-newer = Een nieuwere audiodice heeft dit bestand bewaard, in formaat { $version }. Deze kent { $known }. Er is niets overgenomen.
import-too-large = Dit bestand bevat meer dan { $count } bestanden of { $size } MB. Er is niets overgenomen.
import-unknown = Dit bestand bevat { $inside }, wat in geen enkel zo'n bestand mag zitten. Er is niets overgenomen.
import-damaged = { $inside } in dit bestand is beschadigd: { $why }. Er is niets overgenomen.
start = {""}
exit = {""}

main-menu = audiodice
menu-play = Speel { $game } tegen { $opponents }
menu-play-together = Speel { $game }: { $players }
menu-play-alone = Speel { $game } alleen
game-described = { $game }, { $kind }
    .brief = { $game }
play-described = { $label }. { $kind }
    .brief = { $label }
menu-new-game = Nieuw spel
menu-rules = Regels
menu-keys = { TOUCH() ->
    [yes] Knoppen
   *[no] Toetsen
  }
menu-settings = Instellingen
menu-learn = Geluiden leren kennen
menu-lessons = Leren spelen
menu-tips = Tips
lessons-letter = L
menu-quit = Afsluiten
pause-menu = Pauze
menu-continue = { $over ->
    [yes] Terug naar de uitslag
   *[no] Terug naar het spel
  }
menu-restart = Dit spel opnieuw beginnen
menu-play-again = Nog een spel
menu-statistics = Statistiek van dit spel
menu-credits = Over audiodice
end-menu = Het spel is uit
menu-reset = Alle instellingen op hun standaardwaarde
reset-asked = Alles terugzetten, behalve je naam en de servers?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Nog eens { KEY("select") }.
  }
    .brief = Alles terugzetten?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Nog eens { KEY("select") }.
      }
settings-reset = Alle instellingen hebben weer hun standaardwaarde.
loss-asked = Dan gaat dit spel verloren. { TOUCH() ->
    [yes] Toch opnieuw beginnen?
   *[no] Nog eens { KEY("select") } om opnieuw te beginnen.
  }
    .brief = { TOUCH() ->
        [yes] Spel verliezen?
       *[no] Gaat verloren. Nog eens { KEY("select") }?
      }
statistics-title = Statistiek
statistics-ranking = { $places }.
statistics-margin = { $margin ->
    [0] Gelijkspel.
   *[other] { $who ->
        [you] Jij hebt
       *[other] { $name } heeft
      } gewonnen met { $margin ->
        [1] één punt
       *[other] { $margin } punten
      } verschil.
  }
statistics-seat = { $who ->
    [you] Jij
   *[other] { $name }
  }: { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }, beste { $best }, slechtste { $worst }, gemiddeld { $mean }{ seat-hinted }.
seat-hinted = { $hinted ->
    [0] {""}
    [one] , één beslissing na een hint
   *[other] , { $hinted } beslissingen na een hint
  }
sheet-title = { $who ->
    [you] Jouw blad
   *[other] Blad van { $name }
  }
credits = audiodice is vrije software onder de MIT-licentie. De eigen stem is espeak-ng, onder de GNU General Public License. Elk geluid komt uit de eigen synthesizer van het programma.
menu-main = Naar het hoofdmenu
new-game-menu = Nieuw spel
menu-start = Beginnen
menu-game = Spel: { $game }
menu-people = Mensen aan dit toetsenbord: { $number }
menu-opponent = Tegenstander { $number }{ from-next-game }: { $value }
menu-one-opponent = Tegenstander{ from-next-game }: { $value }
from-next-game = { $later ->
    [yes] , vanaf het volgende spel
   *[no] {""}
  }
menu-add-opponent = Aantal tegenstanders: { $number }
menu-option = { $option }: { $value }
menu-name = Naam van speler { $number }: { $value }
menu-begins = Wie het volgende spel begint: { $value }
    .help = Wie in het volgende spel aan deze tafel de eerste beurt heeft.
value-first = weer de eerste plaats
value-turn = om de beurt
value-winner = de winnaar
value-loser = de verliezer
rules-title = Spelregels van { $game }
worth-title = Wat telt in { $game }
tips-title = Tips voor { $game }
tips-here = { TOUCH() ->
    [yes] Tips voor dit spel: druk hier.
   *[no] { KEY("select") } geeft tips voor dit spel.
  }
keys-title = { TOUCH() ->
    [yes] Knoppen
   *[no] Toetsen
  }
here-title = Wat je hier kunt indrukken
settings-title = Instellingen
settings-words = Wat er gezegd wordt
settings-voice = De stem
settings-sounds = Geluiden
settings-playing = Spel en bewaarde spellen
settings-keys = Toetsen en lijsten
settings-captions = Tekst in het venster
settings-open = { $title }. { KEY("list_left") } en { KEY("list_right") } veranderen een instelling, { KEY("explain") } legt die uit. { $label }
    .brief = { $title }. { $label }
value-on = aan
value-off = uit
value-none = geen
value-one = één
value-two = twee
too-few-seats = Er moet iemand spelen: mensen of tegenstanders.
same-name = Twee spelers kunnen niet allebei { $name } heten. Verander een naam.
name-unheard = Een naam heeft een letter of een cijfer nodig.
too-many-seats = { $game } heeft hooguit { $most } plaatsen.
teams-need-seats = Voor teams van twee zijn vier, zes of acht spelers nodig.
menu-changed = { $label }
announced = { $text }
offer = { $label }
offer-hurry = De anderen opjagen
    .help = Ze spelen meteen door, en je hoort het resultaat.
offer-done = Klaar
offer-erase = Laatste teken wissen
offer-again = Nog eens horen
offer-sheet = Volgend blad
offer-zeros = Vakken voor 0
type-name = { $label }. Typ, dan { KEY("select") }.
type-number = { $label }. Typ { number-allowed }, dan { KEY("select") }.
    .brief = { $label }. Typ een getal.
number-allowed = { $numbers-n ->
    [0] { $step ->
        [1] een getal van { $least } tot { $most }
       *[other] een veelvoud van { $step }, van { $least } tot { $most }
      }
   *[other] een van { $numbers }
  }
number-wanted = { $text } kan niet. Typ { number-allowed }.
    .brief = { $text }? Typ { number-allowed }.
typed = { $text }
erased = { $text } gewist
nothing-typed = Leeg.
entry-full = Vol: hooguit { $most } tekens.
default-name = Speler { $number ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
   *[other] { $number }
  }
you-name = Jij

setting-language = Taal, vanaf de volgende start: { $value }
    .help = Teksten en stem; automatisch neemt de taal van het systeem.
setting-verbosity = Hoeveel er gezegd wordt: { $value }
    .help = Kort laat weg wat je kunt opvragen, uitgebreid zegt meer.
setting-name = Hoe vrienden je noemen: { $value }
    .help = Vrienden op andere computers horen die naam. Er wordt naar gevraagd als je voor het eerst een kamer opent of binnengaat.
setting-pace = Tempo van tegenstanders: { $value }
    .help = Hoe lang tegenstanders tussen hun stappen wachten.
setting-digits = Cijfertoetsen kiezen: { $value }
    .help = Ogen: 5 houdt de vijven. Plaatsen: 5 houdt de vijfde steen.
setting-dice = Stenen worden genoemd: { $value }
    .help = In welke volgorde de stenen van een worp genoemd worden.
setting-between-dice = Tussen stenen: { $value }
    .help = Spaties, of komma's die een pauze geven; automatisch is wat jouw stem het best leest.
setting-reroll = Na een volgende worp hoor je: { $value }
    .help = Wat je na een volgende worp hoort: de nieuwe stenen, alle vijf, of allebei.
setting-most = Vak met de meeste punten na een worp: { $value }
    .help = Of je hoort welk vak de meeste punten geeft: na de laatste worp, en uitgebreid na elke. Het beste hoeft dat niet te zijn: dat zegt { KEY("hint") }.
setting-box-order = Volgorde van de vakken: { $value }
    .help = Bij welk vak { KEY("next") } het eerst komt: het vak met de meeste punten, of het eerste van het blad.
setting-scores = Volgorde van de standen: { $value }
    .help = In welke volgorde { KEY("scores") } de stand noemt.
setting-undo = Ongedaan maken: { $value }
    .help = Hoe ver { KEY("undo") } teruggaat. Met eerlijke stenen blijft elke worp staan.
setting-confirmations = Vragen bij een waarschijnlijke vergissing: { $value }
    .help = Vraagt het eerst na, voor een stap die punten of een spel weggooit.
setting-undo-pause = Na jouw beurt, milliseconden om die terug te nemen: { $value }
    .help = Hoe lang tegenstanders na jouw beurt minstens wachten, zodat { KEY("undo") } die nog kan terugnemen.
setting-auto-keep = Meteen vasthouden als er maar één keus is: { $value }
    .help = Aan: een worp met maar één keus houdt die vanzelf vast.
setting-speech = Wie er spreekt, vanaf de volgende start: { $value }
    .help = Automatisch neemt je schermlezer, anders de stem van het systeem, anders de eigen stem.
setting-voice = Eigen stem van het programma: { $value }
    .help = Wie er spreekt als het programma zijn eigen stem gebruikt.
setting-elsewhere = Als een ander venster vooraan staat: { $value }
    .help = Wat je van het spel hoort terwijl je in een ander programma bent.
setting-wrap = Lijsten lopen rond: { $value }
    .help = Of na het laatste onderdeel het eerste komt.
setting-recent = Meldingen in één keer: { $value }
    .help = Hoeveel meldingen { KEY("recent") } in één keer herhaalt.
setting-rate = Stem, woorden per minuut: { $value }
    .help = Hoe snel de stem spreekt, waar geen schermlezer dat bepaalt. 220 is het tempo waarop Speech Dispatcher is ingesteld.
setting-pitch = Toonhoogte van de stem: { $value }
    .help = Hoe hoog de stem is, waar geen schermlezer dat bepaalt.
setting-effects = Volume van de geluiden: { $value } procent
    .help = Hoe luid alle geluiden samen zijn; de volgende drie zijn er delen van.
setting-dice-volume = Volume van de stenen: { $value } procent
    .help = Hoe luid beker en stenen zijn.
setting-interface-volume = Volume van menu's en gebeurtenissen: { $value } procent
    .help = Hoe luid de geluiden van menu's, beurten en punten zijn.
setting-values-volume = Volume van getallen als klanken: { $value } procent
    .help = Hoe luid de tonen zijn die een getal zonder woorden zeggen.
setting-music = Muziek en kamer: { $value }
    .help = Het geluid van een kamer met mensen, en een wijsje voor elk spel. Automatisch: niet naast een schermlezer.
setting-music-volume = Volume van de muziek: { $value } procent
    .help = Hoe luid de kamer en de wijsjes zijn; het volume van de geluiden verandert daar niets aan.
setting-values-pace = Tempo van getallen als klanken: { $value }
    .help = Hoe snel getallen als klanken komen; vlot is voor wie ze kent.
setting-night = Nachtstand: { $value }
    .help = Niets wordt luid: luide geluiden worden gedempt.
setting-mono = Beide oren gelijk: { $value }
    .help = Geeft beide oren hetzelfde, voor wie met één oor hoort.
setting-swap = Links en rechts verwisseld: { $value }
    .help = Verwisselt links en rechts, voor wie de koptelefoon andersom draagt.
setting-headphones = Geluid voor koptelefoon: { $value }
    .help = Geluiden komen van rondom je hoofd: het verre oor hoort ze later en doffer.
setting-voice-volume = Volume van de stem: { $value } procent
    .help = Hoe luid de stem is, waar geen schermlezer dat bepaalt.
setting-voice-waits = Eigen stem wacht op geluiden: { $value }
    .help = Gewoon: je hoort wat er gebeurt voor de woorden het zeggen. Kort: de stem wacht alleen op het eerste geluid.
setting-braille = Brailleleesregel: { $value }
    .help = Toont elke melding in de kortste vorm op een brailleleesregel: via je schermlezer of via BRLTTY. Orca 45 tot 50 toont de hele melding, wat hier ook staat.
setting-captions = Tekst in het venster: { $value }
    .help = Toont in het venster wat er gezegd wordt.
setting-caption = Grootte van de tekst: { $value }
    .help = Hoe groot de letters in het venster zijn.
setting-colours = Kleuren van de tekst: { $value }
    .help = De kleuren van letters en venster.
setting-motion = Bewegende dobbelstenen in het venster: { $value }
    .help = Uit: een worp ligt meteen stil in het venster.
setting-picture = Beeld van het spel in de terminal: { $value }
    .help = Boven de woorden staan stand, stenen, vakken en toetsen. In het venster staan ze altijd.
setting-key-repeat = Ingedrukte toetsen herhalen, vanaf de volgende start: { $value }
    .help = Of een toets die ingedrukt blijft steeds opnieuw telt.
setting-switches = Spelen met schakelaars: { $value }
    .help = Speelt met één of twee toetsen: de ene gaat verder, de andere kiest.
setting-dwell = Eén schakelaar, milliseconden per stap: { $value }
    .help = Hoe lang elke stap na de laatste woorden wacht, met één schakelaar.
setting-buffer = Geluidsbuffer, kleiner is sneller: { $value }
    .help = Een kleinere buffer antwoordt sneller op een toets; maak hem groter als het kraakt.
setting-pack = Geluidenpakket, vanaf de volgende start: { $value }
    .help = Eigen geluiden, uit de map packs naast de instellingen.
setting-shake = De beker schudden: { $value }
    .help = { TOUCH() ->
        [yes] Houd de knop ingedrukt die gooit, en de stenen worden geschud tot je loslaat.
       *[no] Houd de gooitoets ingedrukt, en de stenen worden geschud tot je loslaat.
      } Automatisch is ingedrukt met de eigen stem van het programma, en uit naast een schermlezer.
value-auto = automatisch
value-automatic = automatisch
value-network = alleen deze computer en zijn netwerk
value-de = Duits
value-en = Engels
value-es = Spaans
value-fr = Frans
value-it = Italiaans
value-ja = Japans
value-nl = Nederlands
value-pl = Pools
value-pt-BR = Braziliaans-Portugees
value-ru = Russisch
value-tr = Turks
value-zh-Hans = vereenvoudigd Chinees
value-brief = kort
value-normal = normaal
value-plain = gewoon
value-max = Max
value-edward = Edward
value-linda = Linda
value-belinda = Belinda
value-steph = Steph
value-klatt = Klatt
value-full = uitgebreid
value-instant = meteen
value-fast = snel
value-held = ingedrukt
value-tap = kort
value-slow = langzaam
value-brisk = vlot
value-usual = gewoon
value-short = kort
value-no = nee
value-step = tot de laatste worp
value-more = ook worpen, en het spel telt niet voor een record
value-thrown = zoals ze liggen
value-sorted = op ogen
value-blanks = spaties
value-commas = komma's
value-new = de nieuwe stenen
value-hand = alle stenen
value-both = nieuwe en alle stenen
value-points = de meeste punten eerst
value-sheet = zoals op het blad
value-seats = op volgorde van de plaatsen
value-screen-reader = schermlezer
value-native = stem van het systeem
value-embedded = eigen stem
value-text = alleen tekst
value-cream = crème op donker
value-white = wit op zwart
value-yellow = geel op zwart
value-green = groen op zwart
value-black = zwart op wit
value-speak = het spel gaat hoorbaar door
value-quiet = stil
value-face = ogen
value-place = plaatsen

## Opponents: a name and a line about each

opponent-name-random = Ruud
opponent-name-cautious = Clara
opponent-name-bold = Bo
opponent-name-steady = Stella
opponent-name-weak = Wim
opponent-name-fair = Femke
opponent-name-strong = Stijn
opponent-name-perfect = Petra
# The names of a second, third ... opponent of that kind at the table.
opponent-more-random = Roos Ralf Ruth Roland Rita Rob Romy
opponent-more-cautious = Coen Carla Casper Claire Cor Catrien Corneel
opponent-more-bold = Bea Ben Britt Bas Berta Bram Babette
opponent-more-steady = Sven Sofie Simon Silke Seppe Sanne Sam
opponent-more-weak = Wanda Walter Wendy Wouter Wilma Ward Willemijn
opponent-more-fair = Floris Flora Frank Fien Felix Floor Freek
opponent-more-strong = Saskia Sander Susan Stef Sonja Stan Sigrid
opponent-more-perfect = Paul Paula Pieter Pien Pim Pauline Pascal
# In words, lest a number that follows be joined to it.
opponent-numbered = { $name } { $number ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
   *[other] { $number }
  }

## The solved games: perfect play, and a game looked at again

still-solving = { $name } rekent het spel nog door, { $percent } procent, en speelt tot dan op vuistregels.
    .brief = { $name } rekent nog, { $percent } procent.
solved = Het spel is doorgerekend: hints zijn nu exact.
    .brief = Hints zijn nu exact.
table-rebuilt = Een tabel met doorgerekende spellen was beschadigd of oud. Er wordt een nieuwe gemaakt.
table-damaged = De tabel van dit spel is beschadigd of oud en wordt niet gebruikt; audiodice solve maakt een nieuwe.
cache-unwritable = Wat is uitgerekend kan op deze computer niet bewaard worden. De volgende keer wordt het opnieuw gemaakt.
solver-died = Het doorrekenen is afgebroken. Het volgende spel probeert het weer.
menu-review = Terugblik op dit spel
review-title = Terugblik
review-seat = { $who ->
    [you] Jij
   *[other] { $name }
  }: { $unit ->
    [chance] { $result ->
        [100.0] gewonnen
        [0.0] verloren
       *[other] gelijkgespeeld
      }. Winkans voor de eerste worp { $expected } procent. Eigen stenen { review-luck }, beslissingen { review-cost }{ $others_sign ->
        [zero] .
        [minus] , stenen en beslissingen van de ander min { $others }.
       *[plus] , stenen en beslissingen van de ander plus { $others }.
      }
   *[points] { $result } punten, verwacht { $expected }. Geluk { review-luck }, beslissingen { review-cost }.
  } { review-right }
    .brief = { $who ->
        [you] Jij
       *[other] { $name }
      }: geluk { review-luck }, beslissingen { review-cost }.
# Decisions after a hint are not the player's own.
review-right = { $decisions ->
    [0] {""}
   *[other] { $right } van de { $decisions } beslissingen waren de beste.
  } { $hinted ->
    [0] {""}
    [one] Eén beslissing na een hint.
   *[other] { $hinted } beslissingen na een hint.
  }
review-luck = { $luck_sign ->
    [minus] min { $luck }
    [zero] 0
   *[plus] plus { $luck }
  }
review-cost = { $cost_sign ->
    [zero] 0
   *[plus] min { $cost }
  }
review-decision = Beurt { $turn }, met { $faces }. { $done } Beter: { $better } { $unit ->
    [chance] Het kostte { $cost } procent winkans.
   *[points] Het kostte { $cost ->
        [1] één punt
       *[other] { $cost } punten
      }.
  }
    .brief = Beurt { $turn }, { $faces }. { $done } Beter: { $better } { $cost }.

## Games that are kept

game-not-kept = Het spel kan niet bewaard worden: { $why }. Het gaat door, en wordt bewaard zodra de schijf het toelaat.
    .brief = Niet bewaard: { $why }.
game-kept-again = Het spel wordt weer bewaard.
    .brief = Weer bewaard.
game-file-vanished = Het bestand van het spel was weg. Het is opnieuw geschreven.
    .brief = Spelbestand opnieuw geschreven.
game-file-cut = Het bestand van het spel was afgekapt, of geen bestand meer. Het is opnieuw geschreven.
    .brief = Spelbestand opnieuw geschreven.
game-file-changed = Iets anders heeft in het bestand van dit spel geschreven. Het spel gaat door in een nieuw bestand.
    .brief = Gaat door in een nieuw bestand.
game-taken = Een andere audiodice heeft dit spel ook geopend. Hier gaat het door als een eigen spel.
    .brief = Gaat door als een eigen spel.
left-game-kept = Het spel dat je verliet is toch bewaard.
    .brief = Het andere spel is bewaard.
games-unreadable = De bewaarde spellen zijn niet leesbaar: { $why }.
last-step-dropped = De laatste stap was afgekapt en vervalt. Je had hem nog niet gehoord.
    .brief = De laatste stap vervalt.
clock-set-back = De klok is teruggezet. Bewaarde spellen staan misschien niet op volgorde.
    .brief = De klok is teruggezet.
game-damaged = Beschadigd op regel { $line }: { $why }. { $turns ->
    [0] Geen beurt daarvoor is heel.
    [one] Eén beurt daarvoor is heel.
   *[other] { $turns } beurten daarvoor zijn heel.
  }
    .brief = Beschadigd, { $turns ->
        [0] geen beurt
        [one] één beurt
       *[other] { $turns } beurten
      } heel.
game-newer = Bewaard door een nieuwere audiodice, in formaat { $version }. Deze kan het niet lezen.
    .brief = Bewaard door een nieuwere audiodice.
game-unreadable = Dit spel is niet leesbaar: { $why }.
    .brief = Niet leesbaar.
game-open-elsewhere = Een andere audiodice speelt dit spel.
    .brief = Elders open.
records-newer = De resultaten zijn van een nieuwere audiodice, versie { $version }; deze kent { $known }. Ze blijven zoals ze zijn.
    .brief = De resultaten zijn van een nieuwere audiodice.
records-unusable = De resultaten zijn niet bruikbaar: { $why }. Spellen worden toch bewaard.
    .brief = De resultaten zijn niet bruikbaar.
records-damaged = De resultaten zijn beschadigd: { $why }; audiodice stats --rebuild maakt ze opnieuw uit de bewaarde spellen.
    .brief = De resultaten zijn beschadigd.

## Going on with a kept game

game-kept = { $young ->
    [yes] Bewaard tot er een ander spel begint: er zijn nog geen punten.
   *[no] Het spel is bewaard.
  }
    .brief = { $young ->
        [yes] Bewaard tot het volgende spel.
       *[no] Bewaard.
      }
steps-not-kept = De laatste stappen van dit spel konden niet bewaard worden.
    .brief = Laatste stappen niet bewaard.
table-back = { $game }{ seated-who }.
    .brief = { $game }.
resumed = { $game }{ seated-who }, zoals je het verliet.
    .brief = { $game }.
menu-friends = Met vrienden
menu-resume = Verder met { $game }{ standing-now }
standing-now = { $against-n ->
    [0] { $seats-n ->
        [0] {""}
       *[other] : { $seats }
      }
   *[other] {" "}tegen { $against }, { $mine } tegen { $theirs }
  }{ $turn-n ->
    [0] {""}
   *[other] , beurt { $turn }
  }
kept-title = Bewaarde spellen
finished-title = Gespeelde spellen
kept-game = { $game }{ standing-now }, { kept-ago }{ $state ->
    [elsewhere] , elders open
    [damaged] , beschadigd
    [newer] , van een nieuwere audiodice
   *[fine] {""}
  }
kept-seat = { $name } { $points }
kept-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] zojuist
            [one] één minuut geleden
           *[other] { $minutes } minuten geleden
          }
        [one] één uur geleden
       *[other] { $hours } uur geleden
      }
    [one] gisteren
   *[other] { $days } dagen geleden
  }
kept-none = Geen gespeelde spellen
good-part-asked = { TOUCH() ->
    [yes] Van daar verder?
   *[no] Nog eens { KEY("select") } gaat van daar verder.
  }
delete-asked = Dit spel wissen?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Nog eens { KEY("delete") }.
  }
game-deleted = Gewist.
game-not-deleted = Wissen lukt niet: { $why }.
game-gone = Dat spel is er niet meer.
setting-kept-games = Gespeelde spellen die bewaard blijven: { $value }
    .help = Hoeveel gespeelde spellen je opnieuw kunt horen; oudere worden gewist.
setting-relays = Servers voor vrienden elders: { $value }
    .help = Via welke servers je vrienden ontmoet: automatisch zijn openbare, waarmee je hebt ingestemd. Deze computer en zijn netwerk werken altijd. Je kunt ook eigen adressen typen, zoals relay.example.
relays-asked = Je eigen servers, met spaties ertussen: een naam, of een adres met tcp, mqtts, ws of wss. Leeg voor automatisch.
relays-refused = { $url } is geen adres van een server. Het is een naam zoals relay.example, of begint met tcp, mqtts, ws of wss.

## The program about itself

defect = Sorry, een fout van ons. { $path-n ->
    [0] {""}
   *[other] Het verslag staat in { $path }.
  }
    .brief = Sorry, een fout van ons.
defect-again = Sorry, nog een fout. Het programma stopt. { $path-n ->
    [0] {""}
   *[other] Het verslag staat in { $path }.
  }
verbosity-set = { $value ->
    [brief] Kort.
    [full] Uitgebreid.
   *[normal] Normaal.
  }
input-help-on = { TOUCH() ->
    [yes] Knoppenhulp aan. Druk op een knop om te horen wat die doet; { KEY("input_help") } zet de hulp uit.
   *[no] Toetsenhulp aan. Druk op een toets om te horen wat die doet; { KEY("input_help") } zet de hulp uit.
  }
    .brief = { TOUCH() ->
        [yes] Knoppenhulp aan.
       *[no] Toetsenhulp aan.
      }
input-help-off = { TOUCH() ->
    [yes] Knoppenhulp uit.
   *[no] Toetsenhulp uit.
  }
described = { TOUCH() ->
    [yes] { $command }. { $help }
   *[no] { $bound }: { $command }. { $help }
  }
    .brief = { TOUCH() ->
        [yes] { $command }.
       *[no] { $bound }: { $command }.
      }
jump-described = { $bound }: gaat naar { $label }.
effects-off = Geluiden uit. { KEY("effects") } zet ze aan.
effects-on = Geluiden aan.
nothing-left = De spraak is uit: de geluiden blijven aan.
speech-off = Spraak uit. { KEY("speech") } zet die weer aan.
speech-on = Spraak aan.
effects-volume = Geluiden { $value } procent.
voice-volume = Stem { $value } procent.
voice-rate = { $value } woorden per minuut.
voice-not-ours = Je schermlezer bepaalt het tempo.
voice-volume-not-ours = Je schermlezer bepaalt het volume.
voice-changed = { $better ->
    [yes] Nu spreekt { voice-name }.
   *[no] { $gone ->
        [embedded] De eigen stem
        [text] De tekst
       *[other] { $gone }
      } is weg; nu spreekt { voice-name }.
  }
voice-name = { $voice ->
    [embedded] de eigen stem
    [text] alleen de tekst
   *[other] { $voice }
  }
caption-size = Tekst { $value }.
sounds-unavailable = Geen geluiden beschikbaar. { $why }.
    .brief = Geen geluiden beschikbaar.
sound-back = De geluiden zijn terug.
sounds-missing = { $count ->
    [one] Het geluid { $file } ontbreekt.
   *[other] { $count } geluiden ontbreken, als eerste { $file }.
  } Het spel gaat zonder door.
sound-broken = Het geluid { $file } kan niet klinken: { $why }. Het spel gaat zonder door.
pack-sound-broken = Het geluid { $file } van het pakket kan niet klinken: { $why }. Je hoort dat van het programma.
pack-flawed = { $count ->
    [one] Nog één probleem
   *[other] Nog { $count } problemen
  } in het geluidenpakket: audiodice sounds check noemt alles.
pack-unusable = { $path }{ $line ->
    [0] {""}
   *[other] , regel { $line }
  }: { $why }. De geluiden van het programma gelden.
pack-unknown-cue = { $path }, regel { $line }: geen geluid heet { $given }.
pack-wrong-line = { $path }, regel { $line }: { $cue }: { $why }. Het geluid van het programma geldt.
pack-missing-file = { $path }, regel { $line }: { $cue }: { $file } ontbreekt. Het geluid van het programma valt in.
pack-silent-file = { $path }, regel { $line }: { $cue }: in { $file } is niets te horen. Dit geluid blijft stil.
pack-long-file = { $path }, regel { $line }: { $cue }: { $file } duurt { $seconds } seconden; hooguit 5 zijn toegestaan.
pack-lying-file = { $path }, regel { $line }: { $cue }: { $file } duurt volgens zijn kop { $says } seconden, maar het zijn er { $seconds }. Is het heel?
pack-odd-file = { $path }, regel { $line }: { $cue }: { $file } heeft { $rate } monsters per seconde, kanalen: { $channels }; 8000 tot 96000 in 1 of 2 kanalen mag.
pack-fine = { $count ->
    [0] Er wordt geen geluid vervangen.
    [one] Eén geluid wordt vervangen; er is niets mis.
   *[other] { $count } geluiden worden vervangen; er is niets mis.
  }
pack-wrong-file = { $path }, regel { $line }: { $cue }: { $file } is niet bruikbaar: { $why }.
cause-no-space = er is geen ruimte meer op de schijf
cause-not-allowed = het systeem staat het niet toe
cause-read-only = de schijf kan alleen gelezen worden
cause-disk-failed = de schijf heeft een storing
cause-missing = het bestand ontbreekt
cause-sound-gone = Het geluidsapparaat is weg
cause-sound-silent = Het geluidsapparaat antwoordt niet
settings-unwritable = De instellingen kunnen niet bewaard worden: { $why }. Ze gelden tot je afsluit, en worden bewaard zodra de schijf het toelaat.
settings-kept-again = De instellingen worden weer bewaard.
settings-broken = { $path }, regel { $line }: { $why }. Nu geldt { $default }.
keymap-unknown-command = { $path }, regel { $line }: geen opdracht heet { $given }.
keymap-unknown-key = { $path }, regel { $line }: { $command }: { $why }. De gewone toets blijft.
keymap-no-key = { $path }, regel { $line }: { $command } houdt zijn gewone toets: zonder gaat het niet.
keymap-clash = { $path }, regel { $line }: { $bound } is al { $other }, dus { $command } houdt zijn gewone toets.
keymap-syntax = { $path }, regel { $line }: niet leesbaar: { $why }. De gewone toetsen blijven.
keymap-unreadable = { $path }: { $why }. De gewone toetsen blijven.
message-broken = { $file }{ $message-n ->
    [0] {""}
   *[other] , melding { $message },
  } is onbruikbaar: Engels valt in.
messages-broken = { $count ->
    [one] Nog één melding van deze taal is onbruikbaar.
   *[other] Nog { $count } meldingen van deze taal zijn onbruikbaar.
  }
doctor-sentence = audiodice is klaar. Je hoort me.
help-line = { $bound }: { $command }
key-none = “{ $command }”
key-explained = { $line }. { $help }

## Dice that can be checked: the SHA-256 of their seed at the start, then a word that somebody

## adds, the seed at the end. Proven is where the dice came from, not that nobody chose the seed.

word-asked = Eerlijke stenen. Hun startwaarde is getrokken, en de controlesom legt die vast. Nu kan iemand anders een woord typen dat in de stenen meetelt, zodat niemand ze alleen gekozen heeft; daarna { KEY("select") }. Alleen { KEY("select") } begint zonder woord. { KEY("where") } herhaalt dit. De controlesom, om te noteren: { $groups }.
    .brief = Eerlijke stenen. Een woord van iemand anders, dan { KEY("select") }. Controlesom: { $groups }.
fair-dice = Eerlijke stenen{ $word-n ->
    [0] {""}
   *[other] , met het woord “{ $word }”
  }
fair-begun = { fair-dice }: de controlesom staat in het bestand van het spel; { KEY("game_rules") } noemt die.
    .brief = { fair-dice }.
    .full = { fair-dice }: de controlesom staat in het bestand van het spel; { KEY("game_rules") } noemt die. Die legt de startwaarde vast waar elke worp uit komt.
commitment = { fair-dice }. De controlesom: { $groups }.
    .brief = Controlesom: { $groups }.
    .full = { fair-dice }. Na te gaan is dat de worpen uit de vastgelegde startwaarde komen, niet hoe die gekozen is. De controlesom: { $groups }.
seed-told = De startwaarde van de stenen: { $groups }.
    .brief = Startwaarde: { $groups }.
verify-fair = { $throws ->
    [one] Eén worp
   *[other] { $throws } worpen
  }, { $faces } stenen: ze komen alle uit de startwaarde{ $given ->
    [yes] , en de startwaarde past bij de controlesom.
   *[no] .
  }
verify-shared = { $throws ->
    [one] Eén worp
   *[other] { $throws } worpen
  }, { $faces } stenen: ze komen alle uit wat iedereen ervoor getoond heeft.
verify-shared-wrong = Niet eerlijk: de stenen van regel { $line } komen niet uit wat iedereen ervoor getoond heeft.
verify-without = { $throws ->
    [one] Aan één worp
   *[other] Aan { $throws } worpen
  } deed iemand die aan tafel had gezeten niet mee.
verify-lost = { $turns ->
    [one] Eén beurt ging
   *[other] { $turns } beurten gingen
  } verloren, omdat de worp niet getoond werd.
verify-unbound = Niet bewezen: de startwaarde past niet bij de controlesom.
verify-wrong = Niet eerlijk: de stenen van regel { $line } komen niet uit de startwaarde.
verify-unheard = Dit is niet vergeleken met de controlesom van het begin; dat doet --commitment.
verify-word = { $word-n ->
    [0] Niemand heeft een woord aan de startwaarde toegevoegd: wie het spel begon, kan die gekozen hebben.
   *[other] Toegevoegd aan de startwaarde: het woord “{ $word }”.
  }
verify-undone = { $unfairly ->
    [yes] Niet eerlijk: {""}
   *[no] {""}
  }{ $undone ->
    [one] er is één worp
   *[other] er zijn { $undone } worpen
  } teruggenomen{ $unfairly ->
    [yes] , en met eerlijke stenen blijft elke worp staan.
   *[no] .
  }
verify-unfinished = Het spel is niet af: wat hierna kwam kan zijn afgekapt.
groups-last = { $head }, { $next }

## Records

menu-records = Resultaten
records-empty = Nog geen spel uitgespeeld.
records-rebuilt = { $count ->
    [one] Er staat nu één spel in de resultaten.
   *[other] Er staan nu { $count } spellen in de resultaten.
  }
record-people = { $count ->
    [one] iemand anders
   *[other] { $count } anderen
  }
record-games = { $title }, { $player } { $opponents-n ->
    [0] alleen
   *[other] tegen { $opponents }
  }: { $count ->
    [one] één spel
   *[other] { $count } spellen
  }{ $opponents-n ->
    [0] .
   *[other] , { $won } gewonnen, { $lost } verloren, { $tied } gelijk. { $longest ->
        [0] {""}
       *[other] Meeste zeges op rij { $longest }, nu { $streak }.
      }
  }
    .brief = { $title }, { $player } { $opponents-n ->
        [0] alleen: { $count }.
       *[other] tegen { $opponents }: { $won } van { $count } gewonnen.
      }
record-scores = { $best-n ->
    [0] {""}
   *[other] Beste score { $best },
  } gemiddeld { $mean }. { $best_turn-n ->
    [0] {""}
   *[other] Beste beurt { $best_turn },
  } gemiddeld { $mean_turn } per beurt{ $empty ->
    [0] .
   *[other] , { $empty } van { $count } zonder punten.
  }
    .brief = { $best-n ->
        [0] {""}
       *[other] Beste { $best },
      } gemiddeld { $mean }.
record-luck = { $count ->
    [one] Eén spel besproken
   *[other] { $count } spellen besproken
  }: geluk { review-luck }, beslissingen { review-cost }{ $unit ->
    [chance] {" "}procent winkans.
   *[points] {" "}punten.
  }
    .brief = Geluk { review-luck }, beslissingen { review-cost }.
record-overall = { $title }, { $player }, alle tegenstanders: { $count ->
    [one] één spel
   *[other] { $count } spellen
  }{ $best-n ->
    [0] {""}
   *[other] , beste score { $best }
  }, gemiddeld { $mean }.
record-time = { $hours ->
    [0] {""}
    [one] Eén uur
   *[other] { $hours } uur
  } { $minutes ->
    [0] { $hours ->
        [0] 0 minuten
       *[other] {""}
      }
    [one] één minuut
   *[other] { $minutes } minuten
  } gespeeld. { $undone ->
    [0] {""}
    [one] Eén stap teruggenomen.
   *[other] { $undone } stappen teruggenomen.
  } { $retaken ->
    [0] {""}
    [one] Eén spel met teruggenomen worpen; dat telt niet voor een record.
   *[other] { $retaken } spellen met teruggenomen worpen; die tellen niet voor een record.
  } { $hinted ->
    [0] {""}
    [one] Eén spel met hints; dat telt niet voor een record.
   *[other] { $hinted } spellen met hints; die tellen niet voor een record.
  }
plot-title = audiodice: resultaten
plot-game = { $title }: { $count ->
    [one] één spel
   *[other] { $count } spellen
  }, { $won } gewonnen, hoogste score { $top }, gemiddeld { $mean }.
plot-over-time = { $count ->
    [one] Het laatste spel
   *[other] De laatste { $count } spellen op volgorde
  }: blauw gevuld gewonnen, oranje ring verloren, grijs vierkant gelijk. Lijn: gemiddelde van { $last }.
plot-spread = Hoe vaak welke score
course-title = { $title }: kans om te winnen, op 100, aan het begin van elke beurt
course-seat = { $name }: eerst { $before }, laagste { $low }, hoogste { $high }, laatst { $after }.

## A game heard again

menu-replay = Dit spel opnieuw horen
replay-title = { $title }, { $players }: { $count ->
    [one] één beurt
   *[other] { $count } beurten
  }.
replay-open = { $title }, { $players }: { $count ->
    [one] één beurt
   *[other] { $count } beurten
  } te horen. { KEY("list_right") } gaat een stap verder, { KEY("list_next") } een beurt, { KEY("select") } speelt af.
    .brief = { $title }, { $players }: { $count }.
replay-turn = Beurt { $turn }{ $seats ->
    [1] .
   *[other] , { $who ->
        [you] van jou
       *[other] { $name }
      }.
  }
replay-where = Beurt { $turn } van { $turns }, { $who ->
    [you] van jou
   *[other] { $name }
  }. Stap { $place } van { $count }.
    .brief = Beurt { $turn }, stap { $place }.
replay-paused = Pauze.
replay-failed = Dit spel kan niet opnieuw gehoord worden: { $why }.
    .brief = Het kan niet gehoord worden.
# A turn told afterwards, roll by roll.
told-who = { $who ->
    [you] Jij
   *[other] { $name }
  }
told-has = { $who ->
    [you] Jij hebt
   *[other] { $name } heeft
  }
told-rolled = { told-who } gooide { $faces-n ->
    [1] een { $faces }
   *[other] { $faces }
  }.
# What dice were worth, where that is known; such points are multiples of 5.
told-worth = { $points ->
    [0] .
   *[other] , { $points } punten.
  }
told-kept = { told-who } hield { $faces-n ->
    [0] niets.
   *[other] { the-faces }{ told-worth }
  }
told-scored = { told-has } ingevuld: { $box }, { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
told-zeroed = { told-has } geschrapt: { $box }.
offer-play-on = Verder afspelen
offer-pause = Pauze
offer-step = Volgende stap
offer-turn = Volgende beurt
offer-from-start = Vanaf het begin

## Lessons: a first game, led. $text is what the game's lesson says (its teach- messages), $bound

## the key to press; there is none while the opponent plays.

lesson-begun = Een les: je eerste spel { $game }, tegen { $opponent }. { KEY("hint") } zegt nog eens wat je moet doen, { KEY("back") } opent het menu.
lesson-step = { $text } { $bound-n ->
    [0] {""}
   *[other] Druk op { $bound }.
  }
lesson-first = { $bound-n ->
    [0] Nog niet.
   *[other] Druk eerst op { $bound }.
  } { $text }
lesson-over = { TOUCH() ->
    [yes] { $text } In een spel geeft { KEY("hint") } een hint, en { KEY("help") } zegt wat de knoppen doen. Nu begint { KEY("roll") } een echt spel tegen { $opponent }, { KEY("back") } gaat terug.
   *[no] { $text } In een spel geeft { KEY("hint") } een hint, { KEY("help") } noemt de toetsen, { KEY("input_help") } zet de toetsenhulp aan. Nu begint { KEY("roll") } een echt spel tegen { $opponent }, { KEY("back") } gaat terug.
  }
lesson-continue = Terug naar de les
lesson-anew = De les opnieuw beginnen
lessons-need-words = Lessen bestaan uit woorden. { KEY("speech") } zet de spraak aan.
new-here = { TOUCH() ->
    [yes] Nieuw hier? Kies “{ menu-lessons }”: een les voor elk spel, drie minuten.
   *[no] Nieuw hier? Druk op { lessons-letter }, dan { KEY("select") }: een les voor elk spel, drie minuten.
  }

## What is shown: names of dice, boxes, seats and buttons

label-face = { $face ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[6] zes
  }
label-die = Steen { $place }: { $face ->
    [0] rolt
   *[other] { label-face }
  }
# $box is a box of the sheet, $points what it would bring.
label-box-now = { $box }: nu { $points }
label-box-fill = { $box }: { $points } invullen
label-total = Totaal
label-seat = { $name }: { $points }{ $missing ->
    [-1] {""}
   *[other] , nog { $missing } om te winnen
  }{ $turn ->
    [yes] , aan de beurt
   *[no] {""}
  }{ $present ->
    [yes] {""}
   *[no] , niet meer hier
  }
label-turn = { $over ->
    [yes] Het spel is uit
   *[no] { $who ->
        [you] Jouw beurt
       *[other] { $name } is aan de beurt
      }{ $rolls ->
        [-1] { $rounds ->
            [0] , ronde { $round }
           *[other] , ronde { $round } van { $rounds }
          }
        [one] , nog één worp
       *[other] , nog { $rolls } worpen
      }
  }
label-stake = Op het spel: { $points }
label-apart = Opzij
label-roll = { $count ->
    [one] Eén steen gooien
   *[other] { $count } stenen gooien
  }
# $name is what ends the turn, or a box.
label-commit = { $name }, { $points }
label-hurry = Sneller
label-menu = Menu
label-less = Minder
label-more = Meer
label-cancel = Annuleren
label-yes = Ja
label-no = Nee
yes-zero = Ja, { $box } schrappen
yes-roll-all = Ja, alle gooien
yes-made-left = Ja, gooien
yes-alike-left = Ja, gooien
yes-delete-asked = Ja, wissen
not-done = Niet gedaan.

## Practice: decisions of finished games, and drills
menu-practise = Oefenen{ $due ->
    [0] {""}
   *[other] : { $due } aan de beurt
  }
practise-due = { $due } aan de beurt
practise-drill = Oefeningen: { $title }
practise-mixed = Gemengd
practise-progress = Jouw vooruitgang
practise-go-on = Volgende beslissing
to-practise = { $count ->
    [one] Eén beslissing
   *[other] { $count } beslissingen
  } om te oefenen: { KEY("practise") }.
practise-none = Hier is niets te oefenen.
practise-place = { $place } van { $count }{ $turn ->
    [0] .
   *[other] , beurt { $turn }.
  }
practise-keys = { KEY("hint") } geeft een hint, twee keer het antwoord. { KEY("practise") } slaat over, { KEY("back") } stopt.
practise-boxes = { $count } vakken open.
practise-value = { $unit ->
    [chance] Winkans { $value } procent.
    [end] Aan het eind gemiddeld { $value }.
   *[points] Gemiddeld { $value }.
  }
practise-right = { $hinted ->
    [yes] Goed, met een hint.
   *[no] Goed.
  } { hint } { practise-value }
practise-near = { $hinted ->
    [yes] Goed met een hint
   *[no] Goed
  }, { $unit ->
    [chance] { $loss } procent minder dan het beste
   *[points] { $loss } minder dan het beste
  }: { hint } { practise-value }
practise-wrong = { $unit ->
    [chance] Jouw keus wint { $yours } van de 100. Beter, { $value }: { hint }
   *[points] Dat kost gemiddeld { $cost ->
        [one] 1 punt
       *[other] { $cost } punten
      }. Beter: { hint }
  }
practise-same = Hetzelfde antwoord als daarnet.
practise-answer = { hint } { practise-value }
practise-next = Verder met { KEY("roll") }.
    .brief = {""}
practise-over = { $right } van { $count } goed{ $skipped ->
    [0] .
   *[other] , { $skipped } overgeslagen.
  }
practise-refused = Eén beslissing valt weg, omdat de regels haar weigeren: { $why }.
practice-line-bad = { $path }, regel { $line }, valt weg: { $why }.
practise-kind-kept = andere stenen bewaren
practise-kind-filled = anders scoren
practise-kind-stopped = te vroeg stoppen
practise-kind-rolled = te lang doorgooien
progress-weeks = { $unit ->
    [chance] { $title }: in de laatste speelweek kostte een beslissing { $mean } procent
   *[points] { $title }: in de laatste speelweek kostte een beslissing gemiddeld { $mean ->
        [one] 1 punt
       *[other] { $mean } punten
      }
  }{ $first ->
    [yes] .
   *[no] , in de week ervoor { $before }.
  }
progress-kinds = Het meeste daarvan kostte { $kind }, { $percent } procent{ $other-n ->
    [0] .
   *[other] ; daarna { $other }, { $rest } procent.
  }
plot-practice = audiodice: wat beslissingen kosten
plot-by-week = Gemiddeld verlies per beslissing, per week
plot-by-kind = Waardoor hoeveel daarvan verloren ging
progress-empty = Nog geen vooruitgang bekend: die komt uit uitgespeelde spellen.
