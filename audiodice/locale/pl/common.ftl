# What any game and every screen says, in Polish.
# A message's value is what "normal" says; .brief leaves out, .full adds. {""} says nothing.
# $who is you, here (one of several people at this keyboard) or other (a computer).
#
# Words used throughout (the player is "ty", as in Polish games; players' gender is unknown: verbs
# stand in the present or are impersonal, and a name is always in the nominative, as subject or after
# a colon or "kontra"):
#   roll, throw    rzut, rzucać             face            jedynki ... szóstki; jedynka
#   keep           odłożyć ("na bok")       bank            zapisać, zapis (not yet: w puli)
#   turn, round    tura (whose: ruch), runda   choices      do wyboru
#   box, sheet     pole, karta              open, filled    wolne, zajęte
#   upper boxes    góra, górne pola         score 0         skreślić
#   bonus          premia                   hot dice        gorące kości
#   three of a kind trzy jednakowe          four            kareta
#   five           generał                  full house      ful
#   straight       mały, duży strit         chance          szansa
#   picture        zdjęcie                  enter, Party    wejść, Impreza
#   Dungeon        Loch                     Crisis          Kryzys
#   Reserve Group  grupa rezerwowa          Another Day     kolejny dzień
#   twins, triplets, quads                  bliźniaki, trojaczki, czworaczki
#   a game is kept zapisana                 values by ear   liczby jako dźwięki
# Voices read "2 kości" as "dwa kości": one and two of what is feminine are words, and how many
# dice are thrown is a word, too ("rzuca trzema"). They read "5 110" as 5110: a mark or a word
# stands between numbers, dice apart.

## Joints of lists

list-joint = { $head }, { $next }
list-last = { $head } i { $next }
# Between dice if there are to be pauses, and before what follows them.
dice-joint = { $head }, { $next }
dice-stop = { $head }; { $next }
scores-item = { $who ->
    [you] Ty
   *[other] { $name }
  } { $points }
scores-last = { $head }, { $next }
apart-item = { $a }:
places-item = { $who ->
    [you] ty
   *[other] { $name }
  } { $points }
places-last = { $head }, { $next }
best-item = { $b } za { $a-n ->
    [1] jedną { $a }
   *[other] { $a }
  }
best-last = { $head }, { $next }
taken-joint = { $head }, potem { $next }
taken-last = { $head }, potem { $next }

## Faces

plural-face = { $face ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
  }
Plural-face = { plural-face }
combo-face = { $b ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
  }
# After five and more, and after "bez" or "nie ma".
many-face = { $b ->
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
   *[6] szóstek
  }
no-face = { $face ->
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
   *[6] szóstek
  }
# What is rolled: "rzuca dwiema"; and what is left to roll: "w ręku dwie".
with-dice = { $throws ->
    [0] niczym
    [1] jedną
    [2] dwiema
    [3] trzema
    [4] czterema
    [5] pięcioma
    [6] sześcioma
    [7] siedmioma
    [8] ośmioma
    [9] dziewięcioma
   *[10] dziesięcioma
  }
roll-with-dice = rzut { with-dice } { $throws ->
    [1] kością
   *[other] kośćmi
  }
to-throw = w ręku { $throws ->
    [1] jedna
    [2] dwie
   *[other] { $throws }
  }
# One die is "jedną 5": "odłóż 5" might be five dice.
the-faces = { $faces-n ->
    [1] jedną { $faces }
   *[other] { $faces }
  }

## Turns, scores and ends

turn = { $who ->
    [you] { $scores-n ->
        [1] {""}
       *[other] Twój ruch. { $scores }.
      }
   *[other] Gra { $name }.
  }
    .brief = { $who ->
        [you] { $scores-n ->
            [1] {""}
           *[other] Twój ruch.
          }
       *[other] Gra { $name }.
      }
whose-turn = { $over ->
    [yes] Koniec gry.
   *[no] { $who ->
        [you] Twój ruch.
       *[other] Gra { $name }.
      }
  }

# Where a seat stands: behind the leader, or ahead of the next.
standing-lead = { $where ->
    [ahead] przewaga { $by }
    [behind] { $seats ->
        [2] {""}
       *[other] { $place ->
            [2] drugie miejsce,
            [3] trzecie miejsce,
           *[other] miejsce { $place },
          }{" "}
      }strata { $by }
   *[level] remis
  }
standing = { $who ->
    [you] Ty
   *[other] { $name }
  } { $points }{ $seats ->
    [1] .
   *[other] , { standing-lead }.
  }
lead = { $who ->
    [you] {""}
   *[other] { $name }:
  } { standing-lead }.
    .brief = {""}
scores = { $scores }. Cel { $target }.
    .brief = { $scores }.
last-roll = { $faces-n ->
    [0] Jeszcze bez rzutu.
   *[other] { $who ->
        [other] { $name }, ostatni rzut: { $kept-n ->
            [0] { $free-n ->
                [1] jedna { $free }.
               *[other] { $free }.
              }
           *[other] { $faces }{ $free-n ->
                [0] , wszystkie odłożone.
               *[other] , { $kept-n ->
                    [1] odłożona { $kept }.
                   *[other] odłożone { $kept }.
                  }
              }
          }
       *[you] { $kept-n ->
            [0] { $free-n ->
                [1] jedna { $free }.
               *[other] { $free }.
              }
           *[other] { $kept-n ->
                [1] Odłożona { $kept }
               *[other] Odłożone { $kept }
              }{ $free-n ->
                [0] .
                [1] , wolna { $free }.
               *[other] , wolne { $free }.
              }
          }
      }
  }
# Asked again, after another's: one's own last roll follows.
own-roll = { $who ->
    [you] Twój ostatni rzut:
   *[other] { $name }, ostatni rzut:
  }
ended = { $tied ->
    [yes] Remis po { $top }. { $places }.
   *[no] { $who ->
        [you] Wygrywasz
       *[other] { $name } wygrywa
      }{ $seats ->
        [1] , { $top }, tury: { $turns }.
        [2] , { $top } do { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
# Undo while the dice are shaken.
put-down = Kości zostają w kubku.
# What a step back took back: the game says what its undone-commit and undone-dice are.
undone-commit = Cofnięte: { $box }
undone-dice = { $kept-n ->
    [0] Nic nie odłożono.
    [1] Odłożona { $kept }.
   *[other] Odłożone { $kept }.
  }
undone = { $what ->
    [commit] { undone-commit }
    [roll] Rzut cofnięty
   *[keep] Cofnięte
  }{ $gone-n ->
    [0] .
   *[other] , także { $gone }.
  } { $again ->
    [yes] { $who ->
        [you] Znowu twój ruch.
       *[other] Znowu gra { $name }.
      }
   *[no] {""}
  } { $faces-n ->
    [0] {""}
   *[other] { $faces }.
  } { $open ->
    [yes] { undone-dice }
   *[no] {""}
  } { $first ->
    [yes] Po cofnięciu rzutu ta gra nie liczy się do rekordów.
   *[no] {""}
  }
    .brief = { $what ->
        [commit] { undone-commit }
        [roll] Rzut cofnięty
       *[keep] Cofnięte
      }{ $gone-n ->
        [0] .
       *[other] , także { $gone }.
      } { $again ->
        [yes] { $who ->
            [you] Twój ruch.
           *[other] Gra { $name }.
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
        [yes] Już bez rekordu.
       *[no] {""}
      }
hurried = {""}

## Score sheets: games of three rolls and boxes to fill. The game's box-item names a box, $a.

# What boxes bring: $a the box, $b the points, $c the upper bonus in them
boxes-item = { box-item } { $b }{ $c ->
    [0] {""}
   *[other] {" "}z premią
  }
boxes-last = { $head }, { $next }
# $a the box or kind, $b the face, $c how many dice, $d the points
made-kind = { $c ->
    [3] trzy { combo-face }
    [4] cztery { combo-face }
   *[other] pięć { many-face }
  }
made-item = { $a ->
    [kind] { made-kind }
   *[other] { box-item }, { $d ->
        [few] { $d } punkty
       *[many] { $d } punktów
      }
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
    [1] Nowa { $faces }
   *[other] Nowe { $faces }
  }
    .brief = { $faces-n ->
        [1] Nowa { $faces }
       *[other] { $faces }
      }
rolled-dice = { $left ->
    [0] { $all }{ rolled-made }
   *[other] { $kept-n ->
        [0] { $faces }{ rolled-made }
       *[other] { $reroll ->
            [hand] { $all }{ rolled-made }
            [both] { new-dice }. Teraz { $all }{ rolled-made }
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
                [both] { new-dice }. Teraz { $all }{ rolled-made.brief }
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
               *[other] { new-dice }. Teraz { $all }{ rolled-made }
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
   *[other] : teraz { $made }.
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
            [0] { rolled-made.brief } Nic nie pasuje.
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
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
      }
   *[other] { $points }
  }
# The player has set whether it is told ($most).
rolled-best = { $named ->
    [yes] {""}
   *[no] { $most ->
        [no] {""}
       *[yes] { $points ->
            [0] Nic nie pasuje.
           *[other] Najwięcej: { $box }, { most-points }{ with-bonus }.
          }
      }
  }
rolls-more = { $left ->
    [0] Koniec rzutów.
    [one] Jeszcze rzut.
    [few] Jeszcze { $left } rzuty.
   *[many] Jeszcze { $left } rzutów.
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice } { rolls-more } { $left ->
        [0] { rolled-best }
       *[other] {""}
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice.brief }
      }
    .full = { $who ->
        [other] { $kept-n ->
            [0] { $name }, rzut { $faces }{ rolled-made }
           *[other] { $made-n ->
                [0] { $name } odkłada { $kept-n ->
                    [1] jedną { $kept }
                   *[other] { $kept }
                  }, rzut { $faces }.
               *[other] { $name } ma { $all }{ rolled-made }
              }
          }
       *[you] { rolled-dice.full } { rolled-best } { rolls-more }
      }
five-alike = {""}
put-aside = { $faces-n ->
    [1] Na bok jedna { $faces }
   *[other] Na bok { $faces }
  }
keeping = { $faces-n ->
    [0] Nic nie odłożono.
    [5] Wszystkie na bok: nie ma czym rzucać.
   *[other] { put-aside }.
  }
    .brief = { $faces-n ->
        [0] Nic nie odłożono.
        [5] Wszystkie na bok.
       *[other] { put-aside }.
      }
    .full = { $faces-n ->
        [0] Nic nie odłożono.
        [5] Wszystkie na bok: nie ma czym rzucać. { KEY("commit") } podaje najwyższe pole.
       *[other] { put-aside }. { KEY("roll") } rzuca resztą.
      }
still-aside = { $faces-n ->
    [1] Odłożona { $faces }
   *[other] Odłożone { $faces }
  }
releasing = { $faces-n ->
    [0] Nic nie odłożono.
   *[other] { still-aside }.
  }
    .brief = { $faces-n ->
        [0] Nic nie odłożono.
       *[other] { still-aside }.
      }
    .full = { $faces-n ->
        [0] Nic nie odłożono.
       *[other] { still-aside }. { KEY("roll") } rzuca resztą.
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
    [1] Przywrócona jedna { $gone }
   *[other] Przywrócone { $gone }
  }
freeing = { $faces-n ->
    [0] { releasing }
    [1] { let-go }, odłożona jedna { $faces }.
   *[other] { let-go }. { releasing }
  }
    .brief = { $faces-n ->
        [1] Odłożona jedna { $faces }.
       *[other] { releasing.brief }
      }
    .full = { $faces-n ->
        [0] { releasing.full }
       *[other] { let-go }. { releasing.full }
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
   *[other] {" "}z premią
  }
choice = { $box }: { $points }{ with-bonus }.
    .brief = { $box } { $points }{ with-bonus }.
# What an opponent's dice were, if box and points do not say it. In full every roll has been told.
told-from = { $from-n ->
    [0] {""}
   *[other] , w rzucie { $from }
  }
total-after = { $bonus ->
    [yes] .
   *[no] { $next_who ->
        [none] .
       *[other] , razem { $total }.
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
       *[you] Wpisane: { $box }.
      }
    .full = { $who ->
        [other] { $name }: { $box } { $points }{ others-total }
       *[you] { $box } { $points }{ total-after }
      }
zeroed = { $who ->
    [other] { $name } skreśla: { $box }{ told-from }{ others-total }
   *[you] Skreślone: { $box }{ total-after }
  }
    .brief = { $who ->
        [other] { $name }: { $box } 0.
       *[you] Skreślone: { $box }.
      }
    .full = { $who ->
        [other] { $name } skreśla: { $box }{ others-total }
       *[you] Skreślone: { $box }{ total-after }
      }
bonus = Premia za górę, { $points }!{ $next_who ->
    [none] {""}
   *[other] {" "}Razem { $total }.
  }
    .brief = Premia { $points }!
last-round = Ostatnia runda.
next-turn = Tura { $round } z { $rounds }.
    .brief = {""}
sheets-ended = { $seats ->
    [1] Koniec gry: razem { $top }.
   *[other] { $tied ->
        [yes] Remis po { $top }. { $places }.
       *[no] { $who ->
            [you] Wygrywasz
           *[other] { $name } wygrywa
          }{ $seats ->
            [2] , { $top } do { $second }.
           *[other] , { $top }. { $after_winner }.
          }
      }
  }
podium = { $place ->
    [1] { $shared ->
        [yes] Pierwsze miejsce: { podium-who }, { $points }.
       *[no] {""}
      }
    [2] Drugie miejsce: { podium-who }, { $points }.
    [3] Trzecie miejsce: { podium-who }, { $points }.
   *[other] Miejsce { $place }: { podium-who }, { $points }.
  }
podium-who = { $who ->
    [you] ty
   *[other] { $name }
  }

# After the result: the best yet, the decisions that cost most, what keys do. $a is the turn, $b the cost, $c points or chance.
dear-item = tura { $a }, { $c ->
    [chance] { $b } procent szansy
   *[points] { $b } { $b ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
      }
  }
dear-joint = { $head }; { $next }
dear-last = { $head }; { $next }
new-best = { $who ->
    [you] Nowy rekord! Poprzedni { $before }.
   *[other] { $name }: nowy rekord! Poprzedni { $before }.
  }
    .brief = { $who ->
        [you] Nowy rekord!
       *[other] { $name }: nowy rekord!
      }
best-hinted = { $who ->
    [you] Więcej niż twój rekord { $before }, ale z podpowiedziami.
   *[other] { $name }: więcej niż rekord { $before }, ale z podpowiedziami.
  }
    .brief = {""}
best-stands = Twój rekord: { $points }.
costliest = { $dear-n ->
    [0] { $how ->
        [hinted] Przed każdą decyzją była podpowiedź.
        [rest] Każda decyzja bez podpowiedzi była najlepsza.
        [small] Tylko drobne błędy.
       *[best] Każda decyzja była najlepsza.
      }
   *[other] { $dear-n ->
        [one] Najdroższa decyzja
       *[other] Najdroższe decyzje
      }: { $dear }.
  }
    .brief = {""}
plays-again = { $review ->
    [yes] { TOUCH() ->
        [yes] Teraz { KEY("roll") } albo { KEY("hint") }.
       *[no] { KEY("hint") } analizuje grę, { KEY("roll") } zaczyna nową.
      }
   *[no] { TOUCH() ->
        [yes] Teraz { KEY("roll") }.
       *[no] { KEY("roll") } zaczyna nową grę.
      }
  }
    .brief = {""}

no-throws-left = Koniec rzutów. Wybierz pole: { $boxes }.
    .brief = Koniec rzutów. { $boxes }.
    .full = { TOUCH() ->
        [yes] Koniec rzutów. Wybierz pole. Najwięcej: { $boxes }.
       *[no] Koniec rzutów. { KEY("previous") } i { KEY("next") } chodzą po polach, cyfry wskazują pole, { KEY("commit") } je wypełnia. Najwięcej: { $boxes }.
      }
all-kept = Wszystkie pięć odłożone: nie ma czym rzucać. Najwięcej: { $boxes }.
    .brief = Wszystkie odłożone. { $boxes }.
roll-all = Nic nie odłożono. { TOUCH() ->
    [yes] Rzucić wszystkimi pięcioma?
   *[no] Jeszcze raz { KEY("roll") }, a rzucasz wszystkimi pięcioma.
  }
    .brief = Rzucić wszystkimi?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Jeszcze raz { KEY("roll") }.
      }
alike-left = { $faces-n ->
    [1] Nieodłożona jedna { $faces }. { TOUCH() ->
        [yes] Rzucić mimo to?
       *[no] Jeszcze raz { KEY("roll") }, a rzucasz i nią.
      }
   *[other] Nieodłożone { $faces }. { TOUCH() ->
        [yes] Rzucić mimo to?
       *[no] Jeszcze raz { KEY("roll") }, a rzucasz i nimi.
      }
  }
made-left = Nieodłożone: { $box }, { $points }. { TOUCH() ->
    [yes] Rzucić mimo to?
   *[no] Jeszcze raz { KEY("roll") }, a rzucasz.
  }
zero = Skreślić: { $box }?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Jeszcze raz { KEY("commit") }.
  }
    .brief = { $box } 0?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Jeszcze raz { KEY("commit") }.
      }
box-filled = { $points ->
    [0] Już skreślone: { $box }.
   *[other] Już zajęte: { $box }, { $points }.
  } Najwięcej: { $boxes }.
    .brief = Zajęte: { $box }. { $boxes }.
no-such-box = Nie ma takiego pola. Najwięcej: { $boxes }.
    .brief = Nie ma takiego pola.

points = { $open ->
    [no] Jeszcze nic.
   *[yes] { $points ->
        [0] Nic nie pasuje.
       *[other] Najwięcej: { $box }, { $points }{ with-bonus }.
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
    [yes] Koniec gry.
   *[no] Tura { $round } z { $rounds }.
  }
    .brief = { $scores }.
choice-list = { $over ->
    [yes] Koniec gry.
   *[no] { $count ->
        [one] Jedno wolne pole.
        [few] { $count } wolne pola.
       *[many] { $count } wolnych pól.
      } { $boxes-n ->
        [1] { $boxes }.
       *[other] Najwięcej: { $boxes }.
      }
  }
    .brief = { $over ->
        [yes] Koniec gry.
       *[no] { $count ->
            [1] {""}
            [2] {""}
            [3] {""}
           *[other] Z { $count }:
          } { $boxes }.
      }
# The open boxes, or the filled ones where these are fewer.
unfilled-item = { box-item }
unfilled-last = { $head }, { $next }
filled-item = { box-item }
filled-last = { $head }, { $next }
open-boxes = { $unfilled-n ->
    [0] { $filled-n ->
        [0] Wolne: wszystkie { $count }.
       *[other] Zajęte tylko: { $filled }.
      }
   *[other] Wolne: { $unfilled }.
  }
rolls-left = { $over ->
    [yes] Koniec gry.
   *[no] { rolls-more }
  }
    .full = { $over ->
        [yes] Koniec gry.
       *[no] { $left ->
            [0] Koniec rzutów: wypełnij pole.
            [one] Jeszcze jeden rzut{ $throws ->
                [0] , ale wszystkie kości są odłożone.
               *[other] , { with-dice }.
              }
           *[other] { $left ->
                [few] Jeszcze { $left } rzuty
               *[many] Jeszcze { $left } rzutów
              }{ $throws ->
                [0] , ale wszystkie kości są odłożone.
               *[other] , następny { with-dice }.
              }
          }
      }
# Off an even pace, which is three dice of each face.
bonus-pace = { $pace ->
    [ahead] { $off } nad planem
    [behind] { $off } pod planem
   *[even] zgodnie z planem
  }
    .brief = { $pace ->
        [ahead] plus { $off }
        [behind] minus { $off }
       *[even] zgodnie z planem
      }
bonus-lost = { $possible ->
    [0] brakuje { $need }
   *[other] najwyżej jeszcze { $possible }
  }, bez premii
bonus-progress = { $who ->
    [other] { $name }: góra
   *[you] Góra
  } { $progress ->
    [reached] { $have }: premia jest, { $bonus }.
    [lost] { $have }: { bonus-lost }.
   *[running] { $have } z { $threshold }, { bonus-pace }.
  }
    .brief = { $who ->
        [other] { $name }:
       *[you] {""}
      } { $progress ->
        [reached] { $have }, premia jest.
        [lost] { $have }, bez premii.
       *[running] { $have } z { $threshold }, { bonus-pace.brief }.
      }
    .full = { $who ->
        [other] { $name }: góra
       *[you] Góra
      } { $progress ->
        [reached] { $have }: premia jest, { $bonus }.
        [lost] { $have } z { $threshold }: { bonus-lost }.
       *[running] { $have } z { $threshold } do premii { $bonus }, { bonus-pace }. Możliwe jeszcze { $possible }.
      }
sheet-line = { $filled ->
    [yes] { $box } { $points }.
   *[no] { $box }, wolne.
  }
sheet-bonus = { $progress ->
    [reached] Premia { $bonus }, przy { $have }.
    [lost] Premia 0, przy { $have } z { $threshold }.
   *[running] Premia możliwa, { $have } z { $threshold }.
  }
    .brief = { $progress ->
        [reached] Premia { $bonus }.
        [lost] Premia 0.
       *[running] Premia, { $have } z { $threshold }.
      }
sheet-total = { $who ->
    [you] Twój wynik: { $total }.
   *[other] { $name }: razem { $total }.
  } { $open ->
    [0] {""}
    [one] Jedno wolne pole.
    [few] { $open } wolne pola.
   *[many] { $open } wolnych pól.
  }
    .brief = { $who ->
        [you] Razem { $total }.
       *[other] { $name } { $total }.
      }
# Not among values, which are another sum.
hint-worth = { $worth ->
    [0] {""}
   *[other] {" "}{ $worth }
  }
hint = { $commit ->
    [yes] { $zero ->
        [yes] Skreśl: { $box }.
       *[no] Wpisz: { $box }{ hint-worth }{ with-bonus }.
      }
   *[no] { $faces-n ->
        [0] Rzuć wszystkimi pięcioma.
       *[other] Odłóż { the-faces }, rzuć { with-dice }.
      }
  }
# Values: points at the end, chances to win in 100, points of this turn, or none.
hint-numbers = { hint } { $unit ->
    [points] Na koniec { $value } przy dobrej grze.
    [chance] Szansa wygranej { $value } procent.
    [rule] Na wyczucie.
   *[turn] W tej turze średnio { $value }.
  } { $gap-n ->
    [0] { $only ->
        [yes] Innego wyboru nie ma.
       *[no] {""}
      }
   *[other] Druga możliwość, o { $gap } gorsza. { $other }
  }
    .brief = { hint } { $gap-n ->
        [0] {""}
       *[other] Drugie, minus { $gap }. { $other }
      }

## The coach on score sheets: why a decision is better, and what matters for one

instead-item = { box-item }
aim-told = { $box }{ $many ->
    [0] {""}
   *[other] , co najmniej { $many }
  }, { $percent } na 100
other-aim-told = { $instead }{ $other_many ->
    [0] {""}
   *[other] , co najmniej { $other_many }
  }, { $other_percent } na 100
reason-aims = To daje: { aim-told }; twój wybór: { other-aim-told }.
reason-roll-on = To daje: { aim-told }, a w tej turze średnio { $points }; twój wybór daje teraz { $other_points }.
reason-take = To daje teraz { $points }; twój wybór: { other-aim-told }, a w tej turze średnio { $other_points }.
reason-later = To daje w tej turze { $now_sign ->
    [more] o { $now } więcej
    [less] o { $now } mniej
   *[same] tyle samo
  }, później { $then_sign ->
    [more] o { $then } więcej
    [less] o { $then } mniej
   *[same] tyle samo
  }.
half-hint-box = Pomyśl o polu: { $box }.
half-hint-all = Czy warto odłożyć którąś z tych kości?
half-hint-zero = Które pole będzie później najtrudniej wypełnić?
half-hint-made = Porównaj to, co leży, z tym, co da jeszcze jeden rzut.
half-hint-bonus = Pamiętaj o premii: brakuje { $missing }.
half-hint-later = Oceń, ile każde pole może jeszcze dać później.

## Refusals: why a key does nothing now, and what would

no-meaning = { $command }: nie w tej grze.
    .brief = Nie w tej grze.
one-moment = Chwileczkę.
unbound = { $bound }: tu bez funkcji. { KEY("help") } podaje klawisze.
    .brief = Tu bez funkcji.
not-your-turn = Gra { $name }. { KEY("toggle") } przyspiesza.
    .brief = Gra { $name }.
roll-first = Najpierw rzuć.
    .full = Najpierw rzuć: { KEY("roll") }.
game-over = Koniec gry.
undo-too-late = Za późno na cofnięcie: gra już { $name }.
    .brief = Za późno.
nothing-to-undo = Nie ma czego cofnąć.
    .full = Nie ma czego cofnąć. O cofaniu rzutów decyduje ustawienie.
rolls-stand = Nie ma czego cofnąć.{ $first ->
    [yes] {" "}Przy uczciwych kościach każdy rzut zostaje, niezależnie od ustawienia.
   *[no] {""}
  }
no-such-die = { $dice ->
    [one] Jest tylko jedna kość.
    [2] Są tylko dwie kości.
    [few] Są tylko { $dice } kości.
   *[many] Kości jest tylko { $dice }.
  }
no-such-face = Nie ma tu { no-face }.
no-such-digit = Cyfry od 1 do 6 wybierają oczka.
no-such-action = Teraz tak nie można.
nothing-to-choose = Teraz nie ma wyboru. Najpierw rzuć.
held-back = Za wcześnie.
nothing-missed = Nic nowego.
hint-how = { $numbers ->
    [yes] { $first ->
        [yes] { KEY("hint") } wykona pierwsze.
       *[no] { KEY("hint") } to wykona.
      }
   *[no] Jeszcze raz { KEY("hint") } to wykona.
  }
    .brief = {""}
no-hint = Tu nie ma podpowiedzi.
chance-part = { $points ->
    [0] mniej niż 1
    [100] ponad 99
   *[other] { $points }
  }
chance-about = { $exact ->
    [yes] { chance-part }
   *[other] { $points ->
        [0] { chance-part }
        [100] { chance-part }
       *[other] około{" "}{ chance-part }
      }
  }
chances-item = { $who ->
    [you] ty
   *[other] { $name }
  } { chance-part }
chances-last = { $head }, { $next }
chance = { $who ->
    [you] Wygrywasz
   *[other] { $name } wygrywa
  } { chance-about } na 100, { $chances }.
    .brief = { chance-about }.
decided-before = { $before ->
    [0] mniej niż 1
    [100] ponad 99
   *[other] { $before }
  }
decided-after = { $after ->
    [0] mniej niż 1
    [100] ponad 99
   *[other] { $after }
  }
decided = Rozstrzygnęła tura { $turn }. { $who ->
    [you] Twoje szanse
   *[other] { $name }, szanse
  }: przed nią { decided-before }, po niej { decided-after } na 100.
    .brief = Rozstrzygnęła tura { $turn }: przed nią { decided-before }, po niej { decided-after }.
chance-unknown = Przy tych opcjach szanse nie są znane.
chance-record = Nowy rekord, ponad { $best }: { chance-about } na 100.
    .brief = { chance-about }.
end-expected = Spodziewany wynik na koniec: { $points }.
    .brief = Spodziewane: { $points }.
turns-to-go = Kolejki do końca: około { $count }.
hint-not-ready = Jeszcze liczę{ $percent ->
    [0] .
   *[other] , { $percent } procent.
  } Zapytaj za chwilę.
    .brief = { $percent ->
        [0] Jeszcze nieobliczone.
       *[other] Obliczone { $percent } procent.
      }

## Walking the dice

die = { $kept ->
    [yes] { $face }, odłożona.
   *[no] { $face }.
  }
    .full = { $kept ->
    [yes] Kość { $place }: { $face }, odłożona.
   *[no] Kość { $place }: { $face }.
  }

## The table

roll-now = { TOUCH() ->
    [yes] Naciśnij { KEY("roll") }.
   *[no] { KEY("roll") } rzuca.
  }
seated = { $game }{ seated-who }.{ seated-options } { $who ->
    [you] { $seats ->
        [1] {""}
       *[other] Zaczynasz.
      } { roll-now }
    [here] Zaczyna { $name }. { roll-now }
   *[other] Zaczyna { $name }.
  }
    .brief = { $seats ->
        [1] { $game }{ seated-who }.{ seated-options }
       *[other] { $game }.{ seated-options } { $who ->
            [you] Zaczynasz.
           *[other] Zaczyna { $name }.
          }
      }
# One person against others, several people (and others), or one alone.
seated-who = { $opponents-n ->
    [0] { $players-n ->
        [0] , solo
       *[other] , { $players }
      }
   *[other] , ty kontra { $opponents }
  }
# Options that are not as usual. Before who starts: what comes later is cut off by the first key.
seated-options = { $options-n ->
    [0] {""}
   *[other] {" "}{ $options }.
  }
options-last = { $head }, { $next }
watching = { $game }: { $players-n ->
    [one] gra { $players }
   *[other] grają { $players }
  }.{ seated-options }{ $hurries ->
    [yes] {" "}{ KEY("toggle") } przyspiesza.
   *[no] {""}
  }
no-display = Nie ma ekranu. Enter: gra w tym terminalu, Control C: koniec.
goodbye = Do usłyszenia.

## Menus, readers, the history

menu-open = { $title }. { $label }
menu-move = { $label }
menu-edge = { $label }
menu-wrap = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
reader-open = { $title }, { $count ->
    [one] jeden wiersz.
    [few] { $count } wiersze.
   *[many] { $count } wierszy.
  } { $label }
titled = { $title }.
list-where = { $title }. { $label }. { $place } z { $count }.
    .brief = { $label }. { $place } z { $count }.
in-section = { $section }. { $label }
explained = { $text }
not-explained = Tu nie ma nic do wyjaśnienia.
kind-set = { $value ->
    [mine] Moje ruchy.
    [others] Ruchy przeciwników.
    [results] Wyniki.
   *[all] Wszystkie komunikaty.
  }
find = Szukaj: wpisz słowo, potem { KEY("select") }.
    .brief = Szukaj.
space = spacja
blank = puste
not-found = Nie ma tu: { $text }.
nothing-sought = Nie ma czego szukać: naciśnij { KEY("find") } i wpisz słowo.
history-empty = Jeszcze nic nie powiedziano.
copied = Skopiowane.
not-copied = Tutaj nie da się kopiować.
address-wrong = Adres tej strony zawiera { $text }, a tego nie ma. Zamiast tego jest menu.
no-game-to-save = Nie ma jeszcze żadnej zapisanej gry.
no-saved-game = Ten plik nie jest zapisaną grą.
saved-to-file = { $name } jest teraz w pobranych plikach.
export-counts = W środku: gry { $games }, wyniki { $records }, decyzje do ćwiczenia { $practice }.
export-also = Jest tam też: { $files }.
files-item = { $a ->
    [settings] ustawienia
    [keymap] klawisze
    [last] ostatnie wybory
   *[quiz] najlepsze wyniki zgadywanki
  }
export-left-out = Pominięte, bo nie da się odczytać: { $inside } ({ $why }).
export-too-large = Jest tu więcej, niż zmieści jeden plik: { $count } plików, { $size } MB.
import-games = Gry: nowe { $count }, już obecne { $there }.
import-continued = Gry kontynuowane gdzie indziej, teraz tak samo daleko tutaj: { $count }.
import-beside = { $inside } potoczyła się tutaj inaczej. Twoja zostaje, druga jest zapisana obok jako { $copy }.
import-records = Wyniki wszystkich gier: nowe { $count }, już obecne { $there }.
import-practice = Decyzje do ćwiczenia: nowe { $count }, już obecne { $there }.
import-file = { $what ->
    [settings] Ustawienia
    [keymap] Klawisze
    [last] Ostatnie wybory
   *[quiz] Najlepsze wyniki zgadywanki
  }: { $outcome ->
    [new] przeniesione.
    [there] już takie same.
    [kept] twoje zostają.
    [kept_unless] twoje zostają; --replace bierze te z pliku.
    [replaced] te z pliku zastępują twoje.
   *[joined] połączone z twoimi.
  }
import-over-cap = Zakończonych gier jest teraz { $count }. Program zachowuje { $cap }, a najstarsze usunie po następnej grze, chyba że ustawisz więcej.
import-runs = Nic nie przeniesiono, bo inny program właśnie przenosi plik.
import-failed = Nic nie przeniesiono: { $why }.
import-stopped = Nie wszystko przeniesiono: { $why }. Przenieś plik jeszcze raz, aby dostać resztę.
import-foreign = To nie jest plik z grami gracza albo jest uszkodzony. Nic nie przeniesiono.
import-newer = Ten plik zapisał nowszy audiodice, w formacie { $version }. Ten zna { $known }. Nic nie przeniesiono.
import-too-large = Ten plik zawiera więcej niż { $count } plików lub { $size } MB. Nic nie przeniesiono.
import-unknown = Ten plik zawiera { $inside }, czego żaden taki plik zawierać nie może. Nic nie przeniesiono.
import-damaged = { $inside } w tym pliku jest uszkodzone: { $why }. Nic nie przeniesiono.
start = {""}
exit = {""}

main-menu = audiodice
menu-play = Graj w { $game }, ty kontra { $opponents }
menu-play-together = Graj w { $game }: { $players }
menu-play-alone = Graj w { $game } solo
game-described = { $game }, { $kind }
    .brief = { $game }
play-described = { $label }. { $kind }
    .brief = { $label }
menu-new-game = Nowa gra
menu-rules = Zasady
menu-keys = { TOUCH() ->
    [yes] Przyciski
   *[no] Klawisze
  }
menu-settings = Ustawienia
menu-learn = Poznaj dźwięki
menu-lessons = Lekcje gry
menu-tips = Porady
lessons-letter = L
menu-quit = Wyjście
pause-menu = Pauza
menu-continue = { $over ->
    [yes] Wróć do wyniku
   *[no] Wróć do gry
  }
menu-restart = Zacznij tę grę od nowa
menu-play-again = Zagraj jeszcze raz
menu-statistics = Statystyka tej gry
menu-credits = Autorzy
end-menu = Koniec gry
menu-reset = Przywróć wszystkie ustawienia domyślne
reset-asked = Przywrócić wszystko oprócz imienia i serwerów?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Jeszcze raz { KEY("select") }.
  }
    .brief = Przywrócić wszystko?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Jeszcze raz { KEY("select") }.
      }
settings-reset = Wszystkie ustawienia są znów domyślne.
loss-asked = Ta gra przepadnie. { TOUCH() ->
    [yes] Zacząć od nowa?
   *[no] Jeszcze raz { KEY("select") }, a zaczniesz od nowa.
  }
    .brief = { TOUCH() ->
        [yes] Przepadnie na dobre?
       *[no] Przepadnie na dobre? Jeszcze raz { KEY("select") }.
      }
statistics-title = Statystyka
statistics-ranking = { $places }.
statistics-margin = { $margin ->
    [0] Remis.
   *[other] { $who ->
        [you] Wygrywasz
       *[other] { $name } wygrywa
      } z przewagą { $margin }.
  }
statistics-seat = { $who ->
    [you] Ty
   *[other] { $name }
  }: { $turns ->
    [one] jedna tura
    [2] dwie tury
    [22] dwadzieścia dwie tury
    [32] trzydzieści dwie tury
    [42] czterdzieści dwie tury
    [52] pięćdziesiąt dwie tury
    [62] sześćdziesiąt dwie tury
    [72] siedemdziesiąt dwie tury
    [82] osiemdziesiąt dwie tury
    [92] dziewięćdziesiąt dwie tury
    [few] { $turns } tury
   *[many] { $turns } tur
  }, najlepsza { $best }, najgorsza { $worst }, średnio { $mean }{ seat-hinted }.
seat-hinted = { $hinted ->
    [0] {""}
   *[other] , decyzje po podpowiedzi: { $hinted }
  }
sheet-title = { $who ->
    [you] Twoja karta
   *[other] Karta: { $name }
  }
credits = audiodice to wolne oprogramowanie na licencji MIT. Własny głos to espeak-ng, na licencji GNU General Public License. Wszystkie dźwięki tworzy syntezator programu.
menu-main = Wyjdź do menu głównego
new-game-menu = Nowa gra
menu-start = Start
menu-game = Gra: { $game }
menu-people = Osoby przy tej klawiaturze: { $number }
menu-opponent = Przeciwnik { $number }{ from-next-game }: { $value }
menu-one-opponent = Przeciwnik{ from-next-game }: { $value }
from-next-game = { $later ->
    [yes] , od następnej gry
   *[no] {""}
  }
menu-add-opponent = Liczba przeciwników: { $number }
menu-option = { $option }: { $value }
menu-name = Imię gracza { $number }: { $value }
menu-begins = Kto zaczyna następną grę: { $value }
    .help = Kto ma pierwszą turę w następnej grze przy tym stole.
value-first = znowu pierwszy gracz
value-turn = wszyscy po kolei
value-winner = kto wygra
value-loser = kto przegra
rules-title = Zasady: { $game }
worth-title = Co się liczy w { $game }
tips-title = Porady: { $game }
tips-here = { TOUCH() ->
    [yes] Rady do tej gry: naciśnij tutaj.
   *[no] { KEY("select") } podaje porady do tej gry.
  }
keys-title = { TOUCH() ->
    [yes] Przyciski
   *[no] Klawisze
  }
here-title = Co możesz tu nacisnąć
settings-title = Ustawienia
settings-words = Co mówi program
settings-voice = Głos
settings-sounds = Dźwięki
settings-playing = Gra i zapisane gry
settings-keys = Klawisze i listy
settings-captions = Napisy
settings-open = { $title }. { KEY("list_left") } i { KEY("list_right") } zmieniają ustawienie, { KEY("explain") } je wyjaśnia. { $label }
    .brief = { $title }. { $label }
value-on = włączone
value-off = wyłączone
value-none = brak
value-one = jeden
value-two = dwa
too-few-seats = Ktoś musi grać: ludzie albo przeciwnicy.
same-name = Dwie osoby nie mogą nazywać się { $name }. Zmień któreś imię.
name-unheard = Imię musi mieć literę lub cyfrę.
too-many-seats = { $game }: najwyżej { $most } { $most ->
    [one] miejsce
    [few] miejsca
   *[many] miejsc
  }.
teams-need-seats = Do drużyn dwuosobowych trzeba czterech, sześciu albo ośmiu graczy.
menu-changed = { $label }
announced = { $text }
offer = { $label }
offer-hurry = Przyspiesz innych
    .help = Grają od razu do końca, a ty słyszysz wynik.
offer-done = Gotowe
offer-erase = Usuń ostatni znak
offer-again = Posłuchaj jeszcze raz
offer-sheet = Następna karta
offer-zeros = Pola za 0
type-name = { $label }. Wpisz, potem { KEY("select") }.
type-number = { $label }. Wpisz { number-allowed }, potem { KEY("select") }.
    .brief = { $label }. Wpisz liczbę.
number-allowed = { $numbers-n ->
    [0] { $step ->
        [1] liczbę od { $least } do { $most }
       *[other] wielokrotność { $step }, od { $least } do { $most }
      }
   *[other] jedną z liczb: { $numbers }
  }
number-wanted = { $text }: tak nie można. Wpisz { number-allowed }.
    .brief = { $text }? Wpisz { number-allowed }.
typed = { $text }
erased = Usunięto: { $text }
nothing-typed = Pusto.
entry-full = Pełne: najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
  }.
default-name = Gracz { $number ->
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
   *[other] { $number }
  }
you-name = Ty

setting-language = Język, od następnego uruchomienia: { $value }
    .help = Teksty i głos; automatycznie oznacza język systemu.
setting-verbosity = Ile mówi program: { $value }
    .help = Krótko: bez tego, o co można zapytać; szczegółowo: więcej.
setting-name = Jak nazywają cię przyjaciele: { $value }
    .help = Słyszą to przyjaciele przy innych komputerach. Program pyta o to, gdy pierwszy raz otwierasz pokój albo do niego dołączasz.
setting-pace = Tempo przeciwników: { $value }
    .help = Jak długo przeciwnicy czekają między krokami.
setting-digits = Cyfry wybierają: { $value }
    .help = Oczka: 5 odkłada piątki. Miejsca: 5 odkłada piątą kość.
setting-dice = Kolejność kości: { $value }
    .help = W jakiej kolejności podawane są kości z rzutu.
setting-between-dice = Między kośćmi: { $value }
    .help = Spacje albo przecinki, które robią pauzę; automatycznie to, co twój głos czyta najlepiej.
setting-reroll = Po kolejnym rzucie: { $value }
    .help = Co słychać po kolejnym rzucie: nowe kości, wszystkie kości albo jedno i drugie.
setting-most = Pole z największą liczbą punktów po rzucie: { $value }
    .help = Czy słychać, które pole daje najwięcej: po ostatnim rzucie, a szczegółowo po każdym. Nie zawsze jest najlepsze: to mówi { KEY("hint") }.
setting-box-order = Kolejność pól: { $value }
    .help = Do którego pola { KEY("next") } przechodzi najpierw: do tego z największą liczbą punktów czy do pierwszego na karcie.
setting-scores = Kolejność wyników: { $value }
    .help = W jakiej kolejności { KEY("scores") } podaje wyniki.
setting-undo = Cofanie: { $value }
    .help = Jak daleko cofa { KEY("undo") }. Przy uczciwych kościach nigdy poza rzut.
setting-confirmations = Pytaj przed możliwą pomyłką: { $value }
    .help = Pyta raz przed krokiem, w którym przepadają punkty albo gra.
setting-undo-pause = Po twojej turze, milisekundy na cofnięcie: { $value }
    .help = Ile co najmniej czekają przeciwnicy po twojej turze, aby { KEY("undo") } mógł ją jeszcze cofnąć.
setting-auto-keep = Odkładaj od razu, gdy jest jeden wybór: { $value }
    .help = Włączone: gdy rzut daje tylko jeden wybór, kości odkładają się same.
setting-speech = Kto mówi, od następnego uruchomienia: { $value }
    .help = Automatycznie: czytnik ekranu, jeśli działa, inaczej głos systemu, inaczej własny.
setting-voice = Własny głos programu: { $value }
    .help = Kto mówi, gdy program mówi własnym głosem.
setting-elsewhere = Gdy inne okno jest na wierzchu: { $value }
    .help = Co słychać z gry, gdy jesteś w innym programie.
setting-wrap = Listy w kółko: { $value }
    .help = Czy po ostatniej pozycji następuje pierwsza.
setting-recent = Komunikaty naraz: { $value }
    .help = Ile komunikatów powtarza naraz { KEY("recent") }.
setting-rate = Głos, słowa na minutę: { $value }
    .help = Jak szybko mówi głos tam, gdzie nie ustala tego czytnik ekranu. 220 to prędkość ustawiona w Speech Dispatcher.
setting-pitch = Wysokość głosu: { $value }
    .help = Jak wysoki jest głos tam, gdzie nie ustala tego czytnik ekranu.
setting-effects = Głośność dźwięków: { $value } procent
    .help = Jak głośne są wszystkie dźwięki razem; trzy następne ustawienia to ich części.
setting-dice-volume = Głośność kości: { $value } procent
    .help = Jak głośne są kubek i kości.
setting-interface-volume = Głośność menu i zdarzeń: { $value } procent
    .help = Jak głośne są dźwięki menu, tur i punktów.
setting-values-volume = Głośność liczb jako dźwięków: { $value } procent
    .help = Jak głośne są uderzenia, które podają liczbę bez słów.
setting-music = Muzyka i sala: { $value }
    .help = Odgłos sali z ludźmi i melodia do każdej gry. Automatycznie: wyłączone przy czytniku ekranu.
setting-music-volume = Głośność muzyki: { $value } procent
    .help = Jak głośne są sala i melodie; głośność dźwięków tego nie zmienia.
setting-values-pace = Tempo liczb jako dźwięków: { $value }
    .help = Jak szybko liczby brzmią jako dźwięki; żwawo jest dla tych, którzy je znają.
setting-night = Tryb nocny: { $value }
    .help = Nic nie jest głośne: głośne dźwięki są ściszane.
setting-mono = To samo w obu uszach: { $value }
    .help = Odtwarza to samo w obu uszach, dla tych, którzy słyszą jednym.
setting-swap = Zamiana lewej i prawej: { $value }
    .help = Zamienia strony, gdy słuchawki są założone odwrotnie.
setting-headphones = Dźwięk do słuchawek: { $value }
    .help = Ustawia dźwięki jakby wokół głowy: dalsze ucho słyszy je później i ciszej.
setting-voice-volume = Głośność głosu: { $value } procent
    .help = Jak głośny jest głos tam, gdzie nie ustala tego czytnik ekranu.
setting-voice-waits = Własny głos czeka na dźwięki: { $value }
    .help = Zwykle: słychać, co się stało, zanim padną słowa. Krótko: głos czeka tylko na pierwszy dźwięk.
setting-braille = Monitor brajlowski: { $value }
    .help = Pokazuje każdy komunikat w najkrótszej formie na monitorze brajlowskim: przez czytnik ekranu albo przez BRLTTY. Orca od 45 do 50 pokazuje cały komunikat, cokolwiek tu ustawisz.
setting-captions = Napisy w oknie: { $value }
    .help = Pokazuje w oknie to, co jest mówione.
setting-caption = Wielkość napisów: { $value }
    .help = Jak duże są litery w oknie.
setting-colours = Kolory napisów: { $value }
    .help = Kolory liter i okna.
setting-motion = Ruch kości w oknie: { $value }
    .help = Gdy wyłączone, rzucone kości od razu leżą nieruchomo.
setting-picture = Obraz gry w terminalu: { $value }
    .help = Nad słowami są wyniki, kości, pola i klawisze. W oknie są zawsze.
setting-key-repeat = Przytrzymane klawisze powtarzają się, od następnego uruchomienia: { $value }
    .help = Czy przytrzymany klawisz liczy się wciąż na nowo.
setting-switches = Gra przełącznikami: { $value }
    .help = Gra jednym albo dwoma klawiszami: jeden przechodzi dalej, drugi wybiera.
setting-dwell = Jeden przełącznik, milisekundy na krok: { $value }
    .help = Jak długo każdy krok czeka po ostatnich słowach, przy jednym przełączniku.
setting-buffer = Bufor dźwięku, mniejszy jest szybszy: { $value }
    .help = Mniejszy bufor szybciej odpowiada na klawisz; zwiększ go, jeśli dźwięk trzeszczy.
setting-pack = Pakiet dźwięków, od następnego uruchomienia: { $value }
    .help = Własne dźwięki, z folderu packs obok ustawień.
setting-shake = Potrząsanie kubkiem: { $value }
    .help = { TOUCH() ->
        [yes] Przytrzymaj przycisk rzutu, a kubek grzechocze, aż puścisz.
       *[no] Przytrzymaj klawisz rzutu, a kubek grzechocze, aż puścisz.
      } Automatycznie: przytrzymanie przy własnym głosie programu, wyłączone przy czytniku ekranu.
value-auto = automatycznie
value-automatic = automatycznie
value-network = tylko ten komputer i jego sieć
value-de = niemiecki
value-en = angielski
value-es = hiszpański
value-fr = francuski
value-it = włoski
value-ja = japoński
value-nl = niderlandzki
value-pl = polski
value-pt-BR = portugalski brazylijski
value-ru = rosyjski
value-tr = turecki
value-zh-Hans = chiński uproszczony
value-brief = krótko
value-normal = normalnie
value-plain = zwykły
value-max = Max
value-edward = Edward
value-linda = Linda
value-belinda = Belinda
value-steph = Steph
value-klatt = Klatt
value-full = szczegółowo
value-instant = natychmiast
value-fast = szybko
value-held = przytrzymanie
value-tap = krótko
value-slow = wolno
value-brisk = żwawo
value-usual = zwykle
value-short = krótko
value-no = nie
value-step = do ostatniego rzutu
value-more = także poza rzuty, a gra nie liczy się do rekordów
value-thrown = jak leżą
value-sorted = według oczek
value-blanks = spacje
value-commas = przecinki
value-new = nowe kości
value-hand = wszystkie kości
value-both = nowe i wszystkie kości
value-points = najpierw najwięcej punktów
value-sheet = jak na karcie
value-seats = według miejsc przy stole
value-screen-reader = czytnik ekranu
value-native = głos systemu
value-embedded = własny głos
value-text = tylko tekst
value-cream = kremowe na ciemnym
value-white = białe na czarnym
value-yellow = żółte na czarnym
value-green = zielone na czarnym
value-black = czarne na białym
value-speak = gra mówi dalej
value-quiet = cisza
value-face = oczka
value-place = miejsca

## Opponents: a name and a line about each

opponent-name-random = Rysiek
opponent-name-cautious = Celina
opponent-name-bold = Bolek
opponent-name-steady = Stella
opponent-name-weak = Witek
opponent-name-fair = Fela
opponent-name-strong = Stefan
opponent-name-perfect = Paula
# The names of a second, third ... opponent of that kind at the table.
opponent-more-random = Róża Radek Renata Roman Ryszarda Robert Regina
opponent-more-cautious = Cezary Cecylia Czarek Czesława Cyryl Cyntia Cyprian
opponent-more-bold = Basia Bartek Beata Borys Bożena Bogdan Bogna
opponent-more-steady = Sławek Sylwia Szymon Sabina Seweryn Sonia Sebastian
opponent-more-weak = Wanda Wojtek Wiola Wacek Weronika Wiktor Wera
opponent-more-fair = Franek Flora Filip Franka Feliks Fryda Florian
opponent-more-strong = Sara Staszek Salomea Sergiusz Sandra Samuel Stasia
opponent-more-perfect = Paweł Pelagia Piotr Petra Przemek Patrycja Patryk
# In words: voices would join the number and the points after it.
opponent-numbered = { $name } { $number ->
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
   *[other] { $number }
  }

## The solved games: perfect play, and a game looked at again

still-solving = { $name } jeszcze oblicza grę, { $percent } procent, i do tego czasu gra na wyczucie.
    .brief = { $name } jeszcze liczy, { $percent } procent.
solved = Gra jest obliczona: podpowiedzi są teraz dokładne.
    .brief = Podpowiedzi są teraz dokładne.
table-rebuilt = Tabela obliczonych gier była uszkodzona albo stara. Powstaje na nowo.
table-damaged = Tabela tej gry jest uszkodzona albo stara i nie jest używana; audiodice solve tworzy ją na nowo.
cache-unwritable = Obliczeń nie da się zapisać na tym komputerze. Następnym razem powstaną na nowo.
solver-died = Obliczanie gry zostało przerwane. Następna gra spróbuje znowu.
menu-review = Analiza tej gry
review-title = Analiza
review-seat = { $who ->
    [you] Ty
   *[other] { $name }
  }: { $unit ->
    [chance] { $result ->
        [100.0] wygrana
        [0.0] przegrana
       *[other] remis
      }. Szansa przed pierwszym rzutem { $expected } procent. Własne kości { review-luck }, decyzje { review-cost }{ $others_sign ->
        [zero] .
        [minus] , kości i decyzje innych minus { $others }.
       *[plus] , kości i decyzje innych plus { $others }.
      }
   *[points] wynik { $result }, oczekiwany { $expected }. Szczęście { review-luck }, decyzje { review-cost }.
  } { review-right }
    .brief = { $who ->
        [you] Ty
       *[other] { $name }
      }: szczęście { review-luck }, decyzje { review-cost }.
# Decisions after a hint are not the player's own.
review-right = { $decisions ->
    [0] {""}
   *[other] Najlepszych decyzji { $right } z { $decisions }.
  } { $hinted ->
    [0] {""}
   *[other] Po podpowiedzi: { $hinted }.
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
review-decision = Tura { $turn }, kości { $faces }. { $done } Lepiej: { $better } { $unit ->
    [chance] Koszt: { $cost } procent szansy.
   *[points] Koszt: { $cost } { $cost ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
      }.
  }
    .brief = Tura { $turn }, { $faces }. { $done } Lepiej: { $better } { $cost }.

## Games that are kept

game-not-kept = Gry nie da się zapisać: { $why }. Toczy się dalej i będzie zapisana, gdy tylko dysk pozwoli.
    .brief = Niezapisana: { $why }.
game-kept-again = Gra jest znowu zapisywana.
    .brief = Znowu zapisywana.
game-file-vanished = Plik gry zniknął. Jest zapisany na nowo.
    .brief = Plik gry zapisany na nowo.
game-file-cut = Plik gry był ucięty albo nie był już plikiem. Jest zapisany na nowo.
    .brief = Plik gry zapisany na nowo.
game-file-changed = Coś innego pisze w pliku tej gry. Gra toczy się dalej w nowym pliku.
    .brief = Dalej w nowym pliku.
game-taken = Drugi audiodice też otwiera tę grę. Tutaj toczy się dalej jako osobna gra.
    .brief = Dalej jako osobna gra.
left-game-kept = Porzucona gra jest jednak zapisana.
    .brief = Tamta gra jest zapisana.
games-unreadable = Zapisanych gier nie da się odczytać: { $why }.
last-step-dropped = Ostatni krok był ucięty i odpada. Jeszcze go nie było słychać.
    .brief = Ostatni krok odpada.
clock-set-back = Zegar jest cofnięty. Zapisane gry mogą stać w złej kolejności.
    .brief = Zegar jest cofnięty.
game-damaged = Uszkodzenie w wierszu { $line }: { $why }. { $turns ->
    [0] Żadna wcześniejsza tura nie jest cała.
   *[other] Całych tur przedtem: { $turns }.
  }
    .brief = Uszkodzona, { $turns ->
        [0] bez całej tury.
       *[other] całych tur: { $turns }.
      }
game-newer = Zapisana przez nowszy audiodice, w formacie { $version }. Ten nie umie jej odczytać.
    .brief = Zapisana przez nowszy audiodice.
game-unreadable = Tej gry nie da się odczytać: { $why }.
    .brief = Nie da się odczytać.
game-open-elsewhere = W tę grę gra teraz inny audiodice.
    .brief = Otwarta gdzie indziej.
records-newer = Wyniki wszystkich gier są od nowszego audiodice, wersja { $version }; ten zna { $known }. Zostają, jak są.
    .brief = Wyniki wszystkich gier są od nowszego audiodice.
records-unusable = Wyników wszystkich gier nie da się użyć: { $why }. Gry i tak są zapisywane.
    .brief = Wyników wszystkich gier nie da się użyć.
records-damaged = Wyniki wszystkich gier są uszkodzone: { $why }; audiodice stats --rebuild tworzy je na nowo z zapisanych gier.
    .brief = Wyniki wszystkich gier są uszkodzone.

## Going on with a kept game

game-kept = { $young ->
    [yes] Zapisana, dopóki nie zacznie się inna: nikt jeszcze nie ma punktów.
   *[no] Gra jest zapisana.
  }
    .brief = { $young ->
        [yes] Zapisana do następnej gry.
       *[no] Zapisana.
      }
steps-not-kept = Ostatnich kroków tej gry nie udało się zapisać.
    .brief = Ostatnie kroki niezapisane.
table-back = { $game }{ seated-who }.
    .brief = { $game }.
resumed = { $game }{ seated-who }, ciąg dalszy.
    .brief = { $game }.
menu-friends = Z przyjaciółmi
menu-resume = Wróć do { $game }{ standing-now }
standing-now = { $against-n ->
    [0] { $seats-n ->
        [0] {""}
       *[other] : { $seats }
      }
   *[other] , ty kontra { $against }, { $mine } do { $theirs }
  }{ $turn-n ->
    [0] {""}
   *[other] , tura { $turn }
  }
kept-title = Zapisane gry
finished-title = Zakończone gry
kept-game = { $game }{ standing-now }, { kept-ago }{ $state ->
    [elsewhere] , otwarta gdzie indziej
    [damaged] , uszkodzona
    [newer] , od nowszego audiodice
   *[fine] {""}
  }
kept-seat = { $name } { $points }
kept-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] przed chwilą
            [one] minutę temu
            [2] dwie minuty temu
            [22] dwadzieścia dwie minuty temu
            [32] trzydzieści dwie minuty temu
            [42] czterdzieści dwie minuty temu
            [52] pięćdziesiąt dwie minuty temu
            [few] { $minutes } minuty temu
           *[many] { $minutes } minut temu
          }
        [one] godzinę temu
        [2] dwie godziny temu
        [22] dwadzieścia dwie godziny temu
        [few] { $hours } godziny temu
       *[many] { $hours } godzin temu
      }
    [one] wczoraj
    [2] przedwczoraj
   *[other] { $days } dni temu
  }
kept-none = Brak zakończonych gier
good-part-asked = { TOUCH() ->
    [yes] Grać stamtąd dalej?
   *[no] Jeszcze raz { KEY("select") }, a gra toczy się stamtąd dalej.
  }
delete-asked = Usunąć tę grę?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Jeszcze raz { KEY("delete") }.
  }
game-deleted = Usunięta.
game-not-deleted = Nie da się usunąć: { $why }.
game-gone = Tej gry już nie ma.
setting-kept-games = Ile zakończonych gier zostaje: { $value }
    .help = Ilu zakończonych gier można posłuchać jeszcze raz; starsze są usuwane.
setting-relays = Serwery do przyjaciół gdzie indziej: { $value }
    .help = Przez jakie serwery spotykasz przyjaciół: automatycznie to publiczne, na które jest twoja zgoda. Ten komputer i jego sieć działają zawsze. Możesz też wpisać własne adresy, na przykład relay.example.
relays-asked = Własne serwery, oddzielone spacjami: nazwa albo adres z tcp, mqtts, ws albo wss. Puste, jeśli automatycznie.
relays-refused = { $url } to nie adres serwera. Adres to nazwa, na przykład relay.example, albo zaczyna się od tcp, mqtts, ws albo wss.

## The program about itself

defect = Przepraszamy, to nasz błąd. { $path-n ->
    [0] {""}
   *[other] Raport jest w { $path }.
  }
    .brief = Przepraszamy, to nasz błąd.
defect-again = Przepraszamy, kolejny błąd. Program się kończy. { $path-n ->
    [0] {""}
   *[other] Raport jest w { $path }.
  }
verbosity-set = { $value ->
    [brief] Krótko.
    [full] Szczegółowo.
   *[normal] Normalnie.
  }
input-help-on = { TOUCH() ->
    [yes] Pomoc włączona. Naciśnij przycisk, a usłyszysz, co robi; { KEY("input_help") } ją wyłącza.
   *[no] Pomoc klawiatury włączona. Naciśnij klawisz, a usłyszysz, co robi; { KEY("input_help") } ją wyłącza.
  }
    .brief = { TOUCH() ->
        [yes] Pomoc włączona.
       *[no] Pomoc klawiatury włączona.
      }
input-help-off = { TOUCH() ->
    [yes] Pomoc wyłączona.
   *[no] Pomoc klawiatury wyłączona.
  }
described = { TOUCH() ->
    [yes] { $command }. { $help }
   *[no] { $bound }: { $command }. { $help }
  }
    .brief = { TOUCH() ->
        [yes] { $command }.
       *[no] { $bound }: { $command }.
      }
jump-described = { $bound } przechodzi do: { $label }.
effects-off = Dźwięki wyłączone. { KEY("effects") } je włącza.
effects-on = Dźwięki włączone.
nothing-left = Mowa jest wyłączona: dźwięki zostają.
speech-off = Mowa wyłączona. { KEY("speech") } ją włącza.
speech-on = Mowa włączona.
effects-volume = Dźwięki { $value } procent.
voice-volume = Głos { $value } procent.
voice-rate = Słowa na minutę: { $value }.
voice-not-ours = Prędkość ustala twój czytnik ekranu.
voice-volume-not-ours = Głośność ustala twój czytnik ekranu.
voice-changed = { $better ->
    [yes] Teraz mówi { voice-name }.
   *[no] { $gone ->
        [embedded] Własny głos zniknął
        [text] Tekst zniknął
       *[other] Nie działa { $gone }
      }. { $voice ->
        [text] Zostaje tylko tekst.
       *[other] Teraz mówi { voice-name }.
      }
  }
voice-name = { $voice ->
    [embedded] własny głos
    [text] tylko tekst
   *[other] { $voice }
  }
caption-size = Napisy { $value }.
sounds-unavailable = Dźwięki niedostępne. { $why }.
    .brief = Dźwięki niedostępne.
sound-back = Dźwięki wróciły.
sounds-missing = { $count ->
    [one] Brakuje dźwięku { $file }.
   *[other] Brakuje dźwięków: { $count }, pierwszy to { $file }.
  } Gra toczy się dalej.
sound-broken = Dźwięku { $file } nie da się odtworzyć: { $why }. Gra toczy się bez niego.
pack-sound-broken = Dźwięku { $file } z pakietu nie da się odtworzyć: { $why }. Zamiast niego jest dźwięk programu.
pack-flawed = { $count ->
    [one] Jeszcze jeden błąd
    [few] Jeszcze { $count } błędy
   *[many] Jeszcze { $count } błędów
  } w pakiecie dźwięków: audiodice sounds check podaje wszystkie.
pack-unusable = { $path }{ $line ->
    [0] {""}
   *[other] , wiersz { $line }
  }: { $why }. Zostają dźwięki programu.
pack-unknown-cue = { $path }, wiersz { $line }: nie ma dźwięku { $given }.
pack-wrong-line = { $path }, wiersz { $line }: { $cue }: { $why }. Zostaje dźwięk programu.
pack-missing-file = { $path }, wiersz { $line }: { $cue }: brakuje { $file }. Zastępuje go dźwięk programu.
pack-silent-file = { $path }, wiersz { $line }: { $cue }: w { $file } nic nie słychać. Ten dźwięk pozostaje wyciszony.
pack-long-file = { $path }, wiersz { $line }: { $cue }: { $file } trwa za długo, sekundy: { $seconds }; dozwolone jest najwyżej 5.
pack-lying-file = { $path }, wiersz { $line }: { $cue }: { $file } ma według nagłówka sekundy: { $says }, a naprawdę { $seconds }. Czy plik jest cały?
pack-odd-file = { $path }, wiersz { $line }: { $cue }: { $file } ma { $rate } próbek na sekundę, kanały: { $channels }; dozwolone jest od 8000 do 96000, kanał 1 lub 2.
pack-fine = { $count ->
    [0] Żaden dźwięk nie jest zastąpiony.
    [one] Jeden dźwięk jest zastąpiony; wszystko w porządku.
   *[other] Zastąpione dźwięki: { $count }; wszystko w porządku.
  }
pack-wrong-file = { $path }, wiersz { $line }: { $cue }: { $file } nie nadaje się: { $why }.
cause-no-space = na dysku nie ma już miejsca
cause-not-allowed = system na to nie pozwala
cause-read-only = dysk jest tylko do odczytu
cause-disk-failed = dysk zawiódł
cause-missing = brakuje pliku
cause-sound-gone = Urządzenie dźwiękowe zniknęło
cause-sound-silent = Urządzenie dźwiękowe nie odpowiada
settings-unwritable = Ustawień nie da się zapisać: { $why }. Obowiązują do wyjścia z programu i będą zapisane, gdy tylko dysk pozwoli.
settings-kept-again = Ustawienia są znowu zapisywane.
settings-broken = { $path }, wiersz { $line }: { $why }. Obowiązuje { $default }.
keymap-unknown-command = { $path }, wiersz { $line }: nie ma polecenia { $given }.
keymap-unknown-key = { $path }, wiersz { $line }: { $command }: { $why }. Zostaje zwykły klawisz.
keymap-no-key = { $path }, wiersz { $line }: { $command } zachowuje zwykły klawisz: jakiś musi być.
keymap-clash = { $path }, wiersz { $line }: { $bound } to już { $other }, więc { $command } zachowuje zwykły klawisz.
keymap-syntax = { $path }, wiersz { $line }: nieczytelne: { $why }. Zostają zwykłe klawisze.
keymap-unreadable = { $path }: { $why }. Zostają zwykłe klawisze.
message-broken = { $file }{ $message-n ->
    [0] {""}
   *[other] , komunikat { $message }
  }: nie do użycia, zastępuje go angielski.
messages-broken = Komunikaty tego języka nie do użycia: jeszcze { $count }.
doctor-sentence = audiodice jest gotowy. Słyszysz mnie.
help-line = { $bound }: { $command }
key-none = „{ $command }”
key-explained = { $line }. { $help }

## Dice that can be checked: the SHA-256 of their seed at the start, then a word that somebody

## adds, the seed at the end. Proven is where the dice came from, not that nobody chose the seed.

word-asked = Uczciwe kości. Ich ziarno jest wylosowane, a zobowiązanie je wiąże. Teraz ktoś inny może wpisać słowo, które wpłynie na kości, żeby nikt nie wybierał ich w pojedynkę; potem { KEY("select") }. Sam { KEY("select") } zaczyna bez słowa. { KEY("where") } to powtarza. Zobowiązanie, do zanotowania: { $groups }.
    .brief = Uczciwe kości. Słowo od kogoś innego, potem { KEY("select") }. Zobowiązanie: { $groups }.
fair-dice = Uczciwe kości{ $word-n ->
    [0] {""}
   *[other] , ze słowem „{ $word }”
  }
fair-begun = { fair-dice }: zobowiązanie jest w pliku gry; podaje je { KEY("game_rules") }.
    .brief = { fair-dice }.
    .full = { fair-dice }: zobowiązanie jest w pliku gry; podaje je { KEY("game_rules") }. Wiąże ziarno, z którego pochodzi każdy rzut.
commitment = { fair-dice }. Zobowiązanie: { $groups }.
    .brief = Zobowiązanie: { $groups }.
    .full = { fair-dice }. Można sprawdzić, że rzuty pochodzą z ziarna objętego zobowiązaniem, ale nie, jak to ziarno wybrano. Zobowiązanie: { $groups }.
seed-told = Ziarno kości: { $groups }.
    .brief = Ziarno: { $groups }.
verify-fair = Rzuty: { $throws }, kości: { $faces }. Wszystkie pochodzą z ziarna{ $given ->
    [yes] , a ziarno zgadza się ze zobowiązaniem.
   *[no] .
  }
verify-shared = Rzuty: { $throws }, kości: { $faces }. Wszystkie pochodzą z tego, co wszyscy pokazali.
verify-shared-wrong = Nieuczciwe: kości w wierszu { $line } nie pochodzą z tego, co wszyscy pokazali.
verify-without = Rzuty bez udziału kogoś, kto siedział przy stole: { $throws }.
verify-lost = Tury stracone, bo rzut nie został pokazany: { $turns }.
verify-unbound = Nieudowodnione: ziarno nie zgadza się ze zobowiązaniem.
verify-wrong = Nieuczciwe: kości w wierszu { $line } nie pochodzą z ziarna.
verify-unheard = Tego nie porównano ze zobowiązaniem podanym na początku; robi to --commitment.
verify-word = { $word-n ->
    [0] Nikt nie dodał słowa do ziarna: wybrać je mógł ten, kto zaczął grę.
   *[other] Do ziarna dodano słowo „{ $word }”.
  }
verify-undone = { $unfairly ->
    [yes] Nieuczciwe, cofnięte
   *[no] Cofnięte
  } rzuty: { $undone }{ $unfairly ->
    [yes] ; przy uczciwych kościach każdy rzut zostaje.
   *[no] .
  }
verify-unfinished = Gra nie jest skończona: to, co było potem, mogło zostać ucięte.
groups-last = { $head }, { $next }

## Records

menu-records = Wyniki wszystkich gier
records-empty = Jeszcze żadnej zakończonej gry.
records-rebuilt = { $count ->
    [one] W wynikach jest teraz jedna gra.
    [2] W wynikach są teraz dwie gry.
    [few] W wynikach są teraz { $count } gry.
   *[many] W wynikach jest teraz { $count } gier.
  }
record-people = { $count ->
    [one] inna osoba
    [2] dwie inne osoby
    [few] { $count } inne osoby
   *[many] { $count } innych osób
  }
games-count = { $count ->
    [one] jedna gra
    [2] dwie gry
    [22] dwadzieścia dwie gry
    [32] trzydzieści dwie gry
    [42] czterdzieści dwie gry
    [52] pięćdziesiąt dwie gry
    [62] sześćdziesiąt dwie gry
    [72] siedemdziesiąt dwie gry
    [82] osiemdziesiąt dwie gry
    [92] dziewięćdziesiąt dwie gry
    [few] { $count } gry
   *[many] { $count } gier
  }
record-games = { $title }, { $player } { $opponents-n ->
    [0] solo
   *[other] kontra { $opponents }
  }: { games-count }{ $opponents-n ->
    [0] .
   *[other] , wygrane { $won }, przegrane { $lost }, remisy { $tied }. { $longest ->
        [0] {""}
       *[other] Wygrane z rzędu: najwięcej { $longest }, teraz { $streak }.
      }
  }
    .brief = { $title }, { $player } { $opponents-n ->
        [0] solo: { $count }.
       *[other] kontra { $opponents }: wygrane { $won } z { $count }.
      }
record-scores = { $best-n ->
    [0] {""}
   *[other] Najlepszy wynik { $best }.
  } Średnio { $mean }. { $best_turn-n ->
    [0] {""}
   *[other] Najlepsza tura { $best_turn }.
  } Średnio na turę { $mean_turn }{ $empty ->
    [0] .
   *[other] , bez punktów { $empty } z { $count }.
  }
    .brief = { $best-n ->
        [0] {""}
       *[other] Najlepszy { $best }.
      } Średnio { $mean }.
record-luck = Analiza, { games-count }: szczęście { review-luck }, decyzje { review-cost }{ $unit ->
    [chance] , w procentach szansy.
   *[points] , w punktach.
  }
    .brief = Szczęście { review-luck }, decyzje { review-cost }.
record-overall = { $title }, { $player }, wszyscy rywale: { games-count }{ $best-n ->
    [0] {""}
   *[other] , najlepszy wynik { $best }
  }, średnio { $mean }.
record-time = Czas gry: { $hours ->
    [0] {""}
    [one] jedna godzina
    [2] dwie godziny
    [22] dwadzieścia dwie godziny
    [32] trzydzieści dwie godziny
    [42] czterdzieści dwie godziny
    [52] pięćdziesiąt dwie godziny
    [62] sześćdziesiąt dwie godziny
    [72] siedemdziesiąt dwie godziny
    [82] osiemdziesiąt dwie godziny
    [92] dziewięćdziesiąt dwie godziny
    [few] { $hours } godziny
   *[many] { $hours } godzin
  } { $minutes ->
    [0] { $hours ->
        [0] 0 minut
       *[other] {""}
      }
    [one] jedna minuta
    [2] dwie minuty
    [22] dwadzieścia dwie minuty
    [32] trzydzieści dwie minuty
    [42] czterdzieści dwie minuty
    [52] pięćdziesiąt dwie minuty
    [few] { $minutes } minuty
   *[many] { $minutes } minut
  }. { $undone ->
    [0] {""}
   *[other] Cofnięte kroki: { $undone }.
  } { $retaken ->
    [0] {""}
   *[other] Gry z cofniętymi rzutami, poza rekordami: { $retaken }.
  } { $hinted ->
    [0] {""}
   *[other] Gry z podpowiedziami, poza rekordami: { $hinted }.
  }
plot-title = audiodice: wyniki wszystkich gier
plot-game = { $title }: { games-count }, wygrane { $won }, najwyższy wynik { $top }, średnio { $mean }.
plot-over-time = { $count ->
    [one] Ostatnia gra
   *[other] Ostatnie gry po kolei, { $count }
  }: niebieskie koło wygrana, pomarańczowy pierścień przegrana, szary kwadrat remis. Linia: średnia z { $last }.
plot-spread = Jak często jaki wynik
course-title = { $title }: szanse na wygraną, na 100, na początku każdej tury
course-seat = { $name }: na początku { $before }, najmniej { $low }, najwięcej { $high }, na końcu { $after }.

## A game heard again

menu-replay = Posłuchaj tej gry jeszcze raz
replay-turns = { $count ->
    [one] jedna tura
    [2] dwie tury
    [22] dwadzieścia dwie tury
    [32] trzydzieści dwie tury
    [42] czterdzieści dwie tury
    [52] pięćdziesiąt dwie tury
    [62] sześćdziesiąt dwie tury
    [72] siedemdziesiąt dwie tury
    [82] osiemdziesiąt dwie tury
    [92] dziewięćdziesiąt dwie tury
    [few] { $count } tury
   *[many] { $count } tur
  }
replay-title = { $title }, { $players }: { replay-turns }.
replay-open = { $title }, { $players }: { replay-turns } do słuchania. { KEY("list_right") } idzie o krok dalej, { KEY("list_next") } o turę, { KEY("select") } odtwarza.
    .brief = { $title }, { $players }: { $count }.
replay-turn = Tura { $turn }{ $seats ->
    [1] .
   *[other] , { $who ->
        [you] twoja
       *[other] { $name }
      }.
  }
replay-where = Tura { $turn } z { $turns }, { $who ->
    [you] twoja
   *[other] { $name }
  }. Krok { $place } z { $count }.
    .brief = Tura { $turn }, krok { $place }.
replay-paused = Pauza.
replay-failed = Tej gry nie da się posłuchać jeszcze raz: { $why }.
    .brief = Nie da się posłuchać.
# A turn told afterwards, roll by roll.
told-who = { $who ->
    [you] Ty
   *[other] { $name }
  }
told-rolled = { told-who }: rzut { $faces }.
# What dice were worth, where that is known; such points are multiples of 5.
told-worth = { $points ->
    [0] .
   *[other] , { $points } punktów.
  }
told-kept = { told-who }: { $faces-n ->
    [0] nic nie odłożono.
    [1] odłożona { $faces }{ told-worth }
   *[other] odłożone { $faces }{ told-worth }
  }
told-scored = { told-who }: { $box }, { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }.
told-zeroed = { told-who }: skreślone, { $box }.
offer-play-on = Odtwarzaj dalej
offer-pause = Pauza
offer-step = Następny krok
offer-turn = Następna tura
offer-from-start = Od początku

## Lessons: a first game, led. $text is what the game's lesson says (its teach- messages), $bound

## the key to press; there is none while the opponent plays.

lesson-begun = Lekcja: twoja pierwsza gra w { $game }, ty kontra { $opponent }. { KEY("hint") } powtarza, co zrobić, { KEY("back") } otwiera menu.
lesson-step = { $text } { $bound-n ->
    [0] {""}
   *[other] Naciśnij: { $bound }.
  }
lesson-first = { $bound-n ->
    [0] Jeszcze nie.
   *[other] Najpierw naciśnij: { $bound }.
  } { $text }
lesson-over = { TOUCH() ->
    [yes] { $text } W grze { KEY("hint") } daje podpowiedź, a { KEY("help") } mówi, co robią przyciski. Teraz { KEY("roll") } zaczyna prawdziwą grę, ty kontra { $opponent }, a { KEY("back") } wraca.
   *[no] { $text } W grze { KEY("hint") } daje podpowiedź, { KEY("help") } podaje klawisze, { KEY("input_help") } włącza pomoc klawiatury. Teraz { KEY("roll") } zaczyna prawdziwą grę, ty kontra { $opponent }, a { KEY("back") } wraca.
  }
lesson-continue = Wróć do lekcji
lesson-anew = Zacznij lekcję od nowa
lessons-need-words = Lekcje są mówione. { KEY("speech") } włącza mowę.
new-here = { TOUCH() ->
    [yes] Pierwszy raz tutaj? Wybierz „{ menu-lessons }”: do każdej gry lekcja, trzy minuty.
   *[no] Pierwszy raz tutaj? Naciśnij { lessons-letter }, potem { KEY("select") }: do każdej gry lekcja, trzy minuty.
  }

## What is shown: names of dice, boxes, seats and buttons

label-face = { $face ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[6] szóstka
  }
label-die = Kość { $place }: { $face ->
    [0] toczy się
   *[other] { label-face }
  }
# $box is a box of the sheet, $points what it would bring.
label-box-now = { $box }: teraz { $points }
label-box-fill = { $box }: wpisz { $points }
label-total = Razem
label-seat = { $name }: { $points }{ $missing ->
    [-1] {""}
   *[other] , do wygranej { $missing }
  }{ $turn ->
    [yes] , na ruchu
   *[no] {""}
  }{ $present ->
    [yes] {""}
   *[no] , już nie gra
  }
label-turn = { $over ->
    [yes] Koniec gry
   *[no] { $who ->
        [you] Twój ruch
       *[other] Gra { $name }
      }{ $rolls ->
        [-1] { $rounds ->
            [0] , runda { $round }
           *[other] , runda { $round } z { $rounds }
          }
        [one] , jeszcze jeden rzut
        [few] , jeszcze { $rolls } rzuty
       *[many] , jeszcze { $rolls } rzutów
      }
  }
label-stake = W puli: { $points }
label-apart = Zebrane
label-roll = { $count ->
    [one] Rzuć jedną kością
   *[other] Rzuć { $count } kośćmi
  }
# $name is what ends the turn, or a box.
label-commit = { $name }, { $points }
label-hurry = Przyspiesz
label-menu = Menu
label-less = Mniej
label-more = Więcej
label-cancel = Anuluj
label-yes = Tak
label-no = Nie
yes-zero = Tak, skreśl: { $box }
yes-roll-all = Tak, rzuć wszystkimi
yes-made-left = Tak, rzuć
yes-alike-left = Tak, rzuć
yes-delete-asked = Tak, usuń
not-done = Nic nie zrobiono.

## Practice: decisions of finished games, and drills
menu-practise = Ćwiczenia{ $due ->
    [0] {""}
   *[other] : do powtórki { $due }
  }
practise-due = Do powtórki: { $due }
practise-drill = Zadania: { $title }
practise-mixed = Mieszane
practise-progress = Twoje postępy
practise-go-on = Następna decyzja
to-practise = Decyzje do przećwiczenia: { $count }. { KEY("practise") }.
practise-none = Nie ma tu nic do ćwiczenia.
practise-place = { $place } z { $count }{ $turn ->
    [0] .
   *[other] , tura { $turn }.
  }
practise-keys = { KEY("hint") } daje podpowiedź, dwa razy odpowiedź. { KEY("practise") } pomija, { KEY("back") } kończy.
practise-boxes = Wolne pola: { $count }.
practise-value = { $unit ->
    [chance] Szansa wygranej { $value } procent.
    [end] Na koniec średnio { $value }.
   *[points] Średnio { $value }.
  }
practise-right = { $hinted ->
    [yes] Dobrze, z podpowiedzią.
   *[no] Dobrze.
  } { hint } { practise-value }
practise-near = { $hinted ->
    [yes] Dobrze z podpowiedzią
   *[no] Dobrze
  }, { $unit ->
    [chance] { $loss } procent mniej niż najlepszy wybór
   *[points] { $loss } mniej niż najlepszy wybór
  }: { hint } { practise-value }
practise-wrong = { $unit ->
    [chance] Twój wybór wygrywa { $yours } na 100. Lepiej, { $value }: { hint }
   *[points] To kosztuje średnio { $cost } { $cost ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
      }. Lepiej: { hint }
  }
practise-same = Ta sama odpowiedź co przedtem.
practise-answer = { hint } { practise-value }
practise-next = { KEY("roll") } podaje następną.
    .brief = {""}
practise-over = Dobrze { $right } z { $count }{ $skipped ->
    [0] .
   *[other] , pominięte: { $skipped }.
  }
practise-refused = Jedna decyzja odpada, bo zasady jej nie przyjmują: { $why }.
practice-line-bad = { $path }, wiersz { $line }, pominięty: { $why }.
practise-kind-kept = zostawianie innych kości
practise-kind-filled = inne zapisywanie
practise-kind-stopped = zbyt wczesne kończenie
practise-kind-rolled = zbyt długie rzucanie
progress-weeks = { $unit ->
    [chance] { $title }: w ostatnim tygodniu gry decyzja kosztowała { $mean } procent
   *[points] { $title }: w ostatnim tygodniu gry decyzja kosztowała średnio { $mean } { $mean ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
      }
  }{ $first ->
    [yes] .
   *[no] , tydzień wcześniej { $before }.
  }
progress-kinds = Najwięcej z tego przez { $kind }, { $percent } procent{ $other-n ->
    [0] .
   *[other] ; potem przez { $other }, { $rest } procent.
  }
plot-practice = audiodice: ile kosztują decyzje
plot-by-week = Średnia strata na decyzję w kolejnych tygodniach
plot-by-kind = Na czym ile z tego stracono
progress-empty = Postępy nie są jeszcze znane: biorą się z zakończonych gier.
