# Fonnjo Foon in Polish. Designed by Frank Nora (Creative Commons Attribution 3.0 United States).
# "Fonnjo" and "Foon" have no cases here; the dice are "potwory", their faces "trójki".

game-name = Fonnjo Foon
game-kind = impreza potworów
game-credits = Grę Fonnjo Foon wymyślił Frank Nora. Jego zasady są na licencji Creative Commons Uznanie autorstwa, wersja 3, USA.

## Dice that enter together. $a what they make, $b their face, $c how many, $d the group then.
## A number without "jeszcze" is the whole group; with Fonnjo in it, that is the picture.

one-face = { $b ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[6] szóstka
  }
counted-face = { $c ->
    [one] jedna { one-face }
    [2] dwie { combo-face }
    [few] { $c } { combo-face }
   *[many] { $c } { many-face }
  }
offers-item = { $a ->
    [fonnjo] { counted-face } łącznie z Fonnjo
    [fonnjo_more] { more-of-face } do Fonnjo
    [fonnjo_joins] Fonnjo do { many-face }, razem { $d }
    [more] { more-of-face }
   *[new] { counted-face }
  }
more-of-face = jeszcze { counted-face }
offers-last = { $head }, { $next }
party-item = { offers-item }
party-last = { $head }, { $next }

## A roll by family. $a the family, $b its faces.

families-item = { $a ->
    [1] Fonnjo
    [2] { $b-n ->
        [1] bliźniak
       *[other] bliźniaki
      }
    [3] { $b-n ->
        [1] trojaczek
       *[other] trojaczki
      }
   *[4] { $b-n ->
        [1] czworaczek
       *[other] czworaczki
      }
  } { $b }
families-joint = { $head }; { $next }
families-last = { $head }; { $next }
rest-item = { offers-item }
rest-last = { offers-last }
part-item = { families-item }
part-last = { $head } i { $next }
dungeon-item = { $a ->
    [1] Fonnjo
    [2] { $b ->
        [one] jeden bliźniak
       *[other] { $b } bliźniaki
      }
    [3] { $b ->
        [one] jeden trojaczek
       *[other] { $b } trojaczki
      }
   *[4] { $b ->
        [one] jeden czworaczek
       *[other] { $b } czworaczki
      }
  }

## Reserve Groups in a Crisis. $a the face, $b how many: "3 szóstki".

group-face = { $a ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
  }
group-many = { $a ->
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
   *[6] szóstek
  }
groups-item = { $b ->
    [2] dwie { group-face }
    [few] { $b } { group-face }
   *[many] { $b } { group-many }
  }
groups-last = { $head } albo { $next }
unpicked-item = { groups-item }
unpicked-last = { groups-last }
how-to-pick = { TOUCH() ->
    [yes] Wybierz jedną, potem { KEY("roll") }.
   *[no] Naciśnij cyfrę, potem { KEY("roll") }.
  }
fonnjo-out = Fonnjo, { $out ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[6] szóstka
  }, zostaje za drzwiami.
dice-count = { $count ->
    [1] jedna kość
    [2] dwie kości
   *[other] { $count } kości
  }

## A roll and what is moved

of-before = { $recorded ->
    [0] {""}
   *[other] , z tego { $recorded } z poprzednich dni
  }
worth-picture = { $points ->
    [0] {""}
   *[other] Zdjęcie { $points }{ of-before }.
  }
rolled = { $offers-n ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $offers }. { $out ->
            [0] {""}
           *[other] { fonnjo-out }
          } { $all ->
            [yes] Wszystkie mogą wejść.
           *[no] {""}
          }
      }
  }
    .brief = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo zostaje za drzwiami.
              } { $all ->
                [yes] Wszystkie.
               *[no] {""}
              }
          }
      }
    .full = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] { $count ->
                [10] { $name }, rzut: { $families }.
               *[other] Potem: { $families }.
              }
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] { fonnjo-out }
              } { $all ->
                [yes] Wszystkie mogą wejść.
               *[no] {""}
              } { worth-picture }
          }
      }
all-dice = {""}
entered = {""}
choice = { $leaves ->
    [0] { $offers }, komplet.
    [1] { $offers }, w ręku jedna.
    [2] { $offers }, w ręku dwie.
   *[other] { $offers }, w ręku { $leaves }.
  }
    .brief = { $leaves ->
        [0] { $offers }, komplet.
       *[other] { $offers }.
      }
# Several faces are not listed again once all of them move.
movers = { $all ->
    [yes] { $offers-n ->
        [1] Do środka: { $offers }
       *[other] { $faces-n } kości do środka
      }
   *[no] Do środka: { $offers }
  }
    .brief = { $all ->
        [yes] { $offers-n ->
            [1] { $offers },{" "}
           *[other] {""}
          }
       *[no] { $offers },{" "}
      }
moving = { movers }, { to-throw }.
    .brief = { movers.brief }{ to-throw }.
    .full = { moving } { worth-picture }
kept = { $who ->
    [other] {""}
   *[you] { moving }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { moving.brief }
      }
    .full = { $who ->
        [other] { $name }, do środka: { $offers }.
       *[you] { moving.full }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] Nikt nie jest wybrany.
       *[other] { moving }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Nikt nie jest wybrany.
           *[other] { moving.brief }
          }
      }
    .full = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Nikt nie jest wybrany.
           *[other] { moving.full }
          }
      }
all-in-picture = { $points ->
    [0] {""}
   *[other] { TOUCH() ->
        [yes] Zdjęcie { $points }{ of-before }.
       *[no] { KEY("commit") }: zdjęcie { $points }{ of-before }.
      }
  }
all-in = { $who ->
    [other] {""}
   *[you] Komplet! { all-in-picture } { KEY("roll") }: kolejny dzień.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Komplet! { worth-picture }
      }
    .full = { $who ->
        [other] { $name }, komplet: { $offers }. { worth-picture }
       *[you] Komplet! { all-in-picture } { KEY("roll") }: kolejny dzień, { roll-with-dice }.
      }
undone-commit = Zdjęcie cofnięte
undone-dice = { $kept-n ->
    [0] Nikt nie jest wybrany.
   *[other] Do środka: { $offers }.
  }

## Days, Crisis, and the end of a turn

recorded-points = { $recorded } { $recorded ->
    [few] punkty
   *[many] punktów
  }
another-day = { $who ->
    [other] {""}
   *[you] Dzień { $day }, dotąd { recorded-points }.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Dzień { $day }.
      }
    .full = Dzień { $day }, dotąd { recorded-points }.
crisis = { $who ->
    [other] {""}
   *[you] Kryzys! Do Lochu: { $families }. { $groups-n ->
        [1] { KEY("roll") } rzuca od nowa: { $groups }.
       *[other] Wybierz: { $groups }. { how-to-pick }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Kryzys! { $families }. { $groups-n ->
            [1] { KEY("roll") } rzuca od nowa: { $groups }.
           *[other] { $groups }?
          }
      }
    .full = { $who ->
        [other] { told-crisis }
       *[you] { crisis }
      }
group-choice = { $groups }.
picked = { $who ->
    [other] {""}
   *[you] { $groups }. { KEY("roll") } nimi rzuca.
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $groups }.
      }
    .full = { $who ->
        [other] { $name }, wybór: { $groups }.
       *[you] { $groups }. { KEY("roll") } nimi rzuca.
      }
foon = { $who ->
    [other] { $name }: Foon!
   *[you] Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Foon!
       *[you] Foon!
      } { points-lost }
    .full = { $who ->
        [other] Foon!
       *[you] Foon! Nikt nie wejdzie:
      } { $families }. { points-lost }
big-foon = { $who ->
    [other] { $name }: Wielki Foon!
   *[you] Wielki Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Wielki Foon!
       *[you] Wielki Foon!
      } { points-lost }
    .full = { $who ->
        [other] { $name }: Wielki Foon!
       *[you] Wielki Foon! Nikt nie wejdzie:
      } { $families }. { points-lost }
points-lost = { $lost ->
    [0] {""}
    [few] Przepadają { $lost }.
   *[many] Przepada { $lost }.
  }
# Left out where the scores follow, and where the game ends.
picture-total = { $next_who ->
    [none] .
   *[other] , razem { $total }.
  }
picture = { $who ->
    [other] { pictured }{ $next_who ->
        [you] .
       *[other] { picture-total }
      }
   *[you] Zdjęcie! { $points }{ picture-total }
  }
    .brief = { $who ->
        [other] { pictured }{ picture-total }
       *[you] Zdjęcie! { $points }{ picture-total }
      }
pictured = { $name }: zdjęcie{ $day ->
    [1] {""}
   *[other] , dzień { $day }
  } za { $points }
told-rolled = { told-who }, rzut: { $families }.
told-kept = { told-who }: do środka { $faces-n ->
    [0] nikt.
    [1] kość { $faces }.
   *[other] { $faces }.
  }
told-crisis = Kryzys! Do Lochu: { dice-count }.
told-another-day = Dzień { $day }, dotąd { $recorded }.
next-turn = { $last ->
    [yes] {""}
   *[no] Runda { $round }{ $rounds ->
        [0] .
       *[other] {" "}z { $rounds }.
      }
  }
    .brief = {""}
last-round = Ostatnia runda.
ended = { sheets-ended }

## Refusals

nothing-moved = Najpierw wpuść kogoś: { $offers }.
    .brief = Najpierw wpuść: { $offers }.
may-not-enter = { Plural-face } nie mogą wejść. Mogą: { $offers }.
    .brief = { Plural-face } nie mogą wejść.
incomplete = { $faces-n ->
    [1] Kość { $faces } sama
   *[other] { $faces } same
  } to nie grupa. Trzeba Fonnjo albo dwóch z jednej rodziny.
    .brief = { $faces-n ->
        [1] Kość { $faces } sama
       *[other] { $faces } same
      } to nie grupa.
need-fonnjo = Bez Fonnjo nie ma zdjęcia. { $face ->
    [0] { $chosen ->
        [yes] { roll-now }
       *[no] Mogą wejść: { $offers }.
      }
   *[other] Może wejść, pasują { plural-face }.
  }
    .brief = { $face ->
        [0] Nie ma Fonnjo, nie ma zdjęcia.
       *[other] Bez Fonnjo nie ma zdjęcia: { plural-face }.
      }
picture-leaves = Na zdjęciu jest miejsce na jeszcze { $count ->
    [1] jedną
    [2] dwie
   *[other] { $count }
  }. { TOUCH() ->
    [yes] Wziąć zdjęcie za { $points } { $points ->
      [few] punkty
     *[many] punktów
    }?
   *[no] Jeszcze raz { KEY("commit") } bierze zdjęcie za { $points } { $points ->
      [few] punkty
     *[many] punktów
    }.
  }
    .brief = Miejsce na jeszcze { $count ->
        [1] jedną
        [2] dwie
       *[other] { $count }
      }. Zdjęcie za { $points } { $points ->
        [few] punkty
       *[many] punktów
      }?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Jeszcze raz { KEY("commit") }.
      }
# A lone group is picked already: then it is only to be rolled.
pick-first = { $groups-n ->
    [1] Najpierw rzuć. { KEY("roll") } rzuca od nowa: { $groups }.
   *[other] Najpierw wybierz grupę: { $groups }. { how-to-pick }
  }
    .brief = { $groups-n ->
        [1] Najpierw rzuć.
       *[other] Najpierw wybierz: { $groups }.
      }
no-such-group = { $face ->
    [0] Nie ma takiej grupy.
   *[other] Nie ma rezerwowej grupy { no-face }.
  } { $groups-n ->
    [1] { KEY("roll") } rzuca od nowa: { $groups }.
   *[other] Wybierz: { $groups }. { how-to-pick }
  }
    .brief = { $face ->
        [0] Nie ma takiej grupy.
       *[other] Nie ma { no-face }.
      } { $groups }.
no-picture-in-crisis = W Kryzysie nie ma zdjęcia. { $groups-n ->
    [1] { KEY("roll") } rzuca od nowa: { $groups }.
   *[other] Wybierz: { $groups }. { how-to-pick }
  }
    .brief = W Kryzysie nie ma zdjęcia.
no-crisis = Nie ma Kryzysu: nie ma czego wybierać.

## Answers

at-stake = W puli { $stake } { $stake ->
    [few] punkty
   *[many] punktów
  }.
points = { $crisis ->
    [yes] { at-stake } W Kryzysie nie ma zdjęcia.
   *[no] { $open ->
        [no] Jeszcze nic.
       *[yes] { $points ->
            [0] { $stake ->
                [0] {""}
               *[other] { at-stake }
              } Bez Fonnjo nie ma zdjęcia.
           *[other] { worth-picture }
          }
      }
  }
    .brief = { $crisis ->
        [yes] { $stake }, bez zdjęcia.
       *[no] { $open ->
            [no] 0.
           *[yes] { $points ->
                [0] { $recorded }, bez Fonnjo.
               *[other] { $points }{ of-before }.
              }
          }
      }
    .full = { $crisis ->
        [yes] { at-stake } W Kryzysie nie ma zdjęcia.
       *[no] { $open ->
            [no] Jeszcze nic.
           *[yes] { $points ->
                [0] { $stake ->
                    [0] {""}
                   *[other] { at-stake }
                  } Bez Fonnjo nie ma zdjęcia.
               *[other] Zdjęcie { $points }, { $chosen ->
                    [yes] z wybranymi
                   *[no] ze wszystkimi, które mogą wejść
                  }{ $recorded ->
                    [0] .
                   *[other] ; z tego { $recorded } z wcześniejszych dni.
                  }
              }
          }
      }
last-roll = { $faces-n ->
    [0] Jeszcze bez rzutu.
   *[other] { $who ->
        [other] { $name }, ostatni rzut: { $families }.
       *[you] { $families }.
      } { $offers-n ->
        [0] {""}
       *[other] Do środka: { $offers }.
      }
  }
die = { $family ->
    [1] Fonnjo
    [2] Bliźniak
    [3] Trojaczek
   *[4] Czworaczek
  } { $face }{ $kept ->
    [yes] , wchodzi.
   *[no] .
  }
    .full = Kość { $place }: { $family ->
        [1] Fonnjo
        [2] bliźniak
        [3] trojaczek
       *[4] czworaczek
      } { $face }{ $kept ->
        [yes] , wchodzi.
       *[no] .
      }
scores = { $scores }. { $over ->
    [yes] Koniec gry.
   *[no] Runda { $round }{ $rounds ->
        [0] , cel { $target }.
       *[other] {" "}z { $rounds }.
      }
  }
    .brief = { $scores }.
whose-turn = { $over ->
    [yes] Koniec gry.
   *[no] { $who ->
        [you] Twój ruch
       *[other] Gra { $name }
      }{ $day ->
        [1] {""}
       *[other] , dzień { $day }
      }. { $crisis ->
        [yes] Kryzys.
       *[no] {""}
      }
  }
    .brief = { $over ->
        [yes] Koniec gry.
       *[no] { $who ->
            [you] Twój ruch
           *[other] Gra { $name }
          }{ $day ->
            [1] .
           *[other] , dzień { $day }.
          }
      }
choice-list = { $over ->
    [yes] Koniec gry.
   *[no] { $count ->
        [0] Najpierw rzuć.
        [one] Może wejść jedna liczba: { $offers }.
        [2] Mogą wejść dwie liczby: { $offers }.
        [few] Mogą wejść { $count } liczby: { $offers }.
       *[many] Może wejść { $count } liczb: { $offers }.
      }
  }
    .brief = { $over ->
        [yes] Koniec gry.
       *[no] { $count ->
            [0] Najpierw rzuć.
           *[other] { $offers }.
          }
      }
group-picked = { KEY("roll") } rzuca od nowa: { $groups }{ $unpicked-n ->
    [0] .
   *[other] ; albo wybierz: { $unpicked }.
  }
group-list = { at-stake } { $who ->
    [other] { $groups }.
   *[you] { $groups-n ->
        [1] { group-picked }
       *[other] Wybierz: { $groups }. { how-to-pick }
      }
  }
    .brief = { at-stake } { $who ->
        [other] { $groups }.
       *[you] { $groups-n ->
            [1] { group-picked }
           *[other] { $groups }?
          }
      }
risk-cup = { $groups-n ->
    [0] { roll-with-dice }
   *[other] { $groups }
  }
    .brief = { $groups-n ->
        [0] { $throws ->
            [1] Jedna kość
            [2] Dwie kości
           *[other] { $throws } kości
          }
       *[other] { $groups }
      }
risk = { $over ->
    [yes] Koniec gry.
   *[no] { $ready ->
        [yes] {""}
       *[no] Gdy wejdą wszystkie, które mogą,{" "}
      }{ risk-cup }: { $never ->
        [yes] zawsze ktoś może wejść.
       *[no] { $insured ->
            [yes] Kryzys
           *[no] Foon
          } { $percent ->
            [0] rzadziej niż raz na 100.
            [1] raz na 100.
           *[other] { $percent } razy na 100.
          }
      }
  }
    .brief = { $over ->
        [yes] Koniec gry.
       *[no] { risk-cup.brief }: { $insured ->
            [yes] Kryzys
           *[no] Foon
          } { $percent } procent.
      }
party = { $party-n ->
    [0] Impreza jest pusta.
   *[other] Na Imprezie: { $party }.
  } { $offers-n ->
    [0] {""}
   *[other] Do środka: { $offers }.
  }
    .brief = { $party-n ->
        [0] Impreza pusta.
       *[other] { $party }.
      }
dungeon = { $count ->
    [0] Loch jest pusty.
   *[other] W Lochu: { $dungeon }.
  }
    .brief = { $count ->
        [0] Loch pusty.
       *[other] { $dungeon }.
      }
rules-in-force = Fonnjo Foon. { $target ->
    [0] Rundy: { $rounds }. Wygrywa największa suma.
   *[other] Cel { $target }: kto go osiągnie, kończy grę z tą rundą, a wygrywa największa suma.
  }
    .brief = Fonnjo Foon, { $target ->
        [0] rundy: { $rounds }.
       *[other] do { $target }.
      }

## Commands, as they are called here

command-commit = Zdjęcie
    .help = Kończy twoją turę: zdjęcie jest warte tyle, ile kości w grupie Fonnjo, i zapisane dni.
command-all = Wszystkie, które mogą wejść
    .help = Wybiera każdą kość, która może wejść na Imprezę.
command-roll = Rzuć
    .help = Wpuszcza wybrane kości na Imprezę i rzuca tymi w ręku. Przy komplecie: kolejny dzień.

## Hints, and the review that tells decisions by them

hint = { $pick ->
    [0] { $commit ->
        [yes] { $all ->
            [no] { $faces-n ->
                [0] Zdjęcie.
               *[other] Do środka: { hint-dice }; potem zdjęcie.
              }
           *[yes] Zdjęcie.
          }
       *[no] { $faces-n ->
            [0] Rzuć { with-dice }.
           *[other] { $all ->
                [yes] Wpuść wszystkie
               *[no] Do środka: { hint-dice }
              }; rzuć { with-dice }.
          }
      }
   *[other] Wybierz { group-of-pick }.
  }
# Where other dice of the same face stay in hand, those that move are told by family.
hint-dice = { $part-n ->
    [0] { $offers }
   *[other] { $rest-n ->
        [0] { $part }
       *[other] { $rest }, { $part }
      }
  }
group-of-pick = { $pick ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
  }

## The coach: why a decision is better, what matters for one, and the families of drills

roll-told = { $day ->
    [yes] kolejny dzień
   *[no] { $dice ->
        [1] rzut jedną kością
        [2] rzut dwiema kośćmi
       *[other] rzut { $dice } kośćmi
      }
  }: średnio { $average }, { $crisis ->
    [yes] Kryzys
   *[no] Foon
  } { $percent } na 100
other-roll-told = { $other_day ->
    [yes] kolejny dzień
   *[no] { $other_dice ->
        [1] rzut jedną kością
        [2] rzut dwiema kośćmi
       *[other] rzut { $other_dice } kośćmi
      }
  }: średnio { $other_average }, { $other_crisis ->
    [yes] Kryzys
   *[no] Foon
  } { $other_percent } na 100
reason-day = Zdjęcie daje { $picture }, kolejny dzień średnio { $average }: { $picture } zostaje zapisane, a pierwszy rzut to Foon { $percent } na 100.
reason-picture = Zdjęcie daje { $picture }; { roll-told }.
reason-hands = { roll-told }; { other-roll-told }.
reason-average = Średnio daje to { $average }, a twój wybór { $other_average }.
reason-group = Zdjęcie jest warte { $picture }, a twoje { $other_picture }.
half-hint-groups = Która z tych grup łatwiej znajdzie partnerów?
half-hint-day = Porównaj zdjęcie z kolejnym dniem.
half-hint-hand = Czy wszystkie kości muszą wejść? Im więcej kości rzucasz, tym rzadszy Foon.
half-hint-dungeon = Uważaj na Loch.
half-hint-picture = Porównaj zdjęcie z tym, co średnio da rzut.
drill-another-day = Wszystkie kości na Imprezie, Loch pusty
drill-first-picture = Pierwszy rzut: cztery w grupie Fonnjo
drill-three-in = Trzy w grupie Fonnjo i rezerwa
drill-picture-four = Cztery w grupie Fonnjo, rezerwa, cztery kości w ręce
drill-picture-three = Cztery w grupie Fonnjo, rezerwa, trzy kości w ręce
drill-five-in-hand = Dwie w grupie Fonnjo, rezerwa, pięć kości w ręce
drill-picture-one = Cztery w grupie Fonnjo, rezerwa, jedna kość w ręce
drill-four-in-hand = Dwie w grupie Fonnjo, rezerwa, cztery kości w ręce
drill-no-reserve = Pięć w grupie Fonnjo, bez rezerwy
drill-second-day = Drugi dzień: dwie w grupie Fonnjo

## Opponents

# Averages are of a turn (bench/strength.py, 600 games of 12 turns; the last is exact).
opponent-random = Rysiek, 2,8 punktu na turę: gra na chybił trafił
opponent-cautious = Celina, 2,8 punktu na turę: robi zdjęcie, gdy tylko jest na nim Fonnjo
opponent-weak = Witek, 3,4 punktu na turę: często się myli
opponent-bold = Bolek, 3,6 punktu na turę: zawsze liczy na kolejny dzień
opponent-fair = Fela, 4,8 punktu na turę: czasem się myli
opponent-steady = Stella, 5,6 punktu na turę: trzyma rezerwę i liczy szanse
opponent-strong = Stefan, 6,3 punktu na turę: rzadko się myli
opponent-perfect = Paula, 7,5 punktu na turę: gra bezbłędnie

## Options, as the menu and the rules call them

option-rounds = Rundy
    .help = Ile tur ma każdy gracz.
option-target = Cel, 0 to brak
    .help = Z celem gra kończy się w rundzie, w której ktoś go osiągnie.
variant-rounds = { $value ->
    [one] 1 runda
    [few] { $value } rundy
   *[many] { $value } rund
  }
variant-target = do { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 4 5 6 7 8
in-short = { TOUCH() ->
    [yes] W skrócie: rzucasz dziesięcioma kośćmi i słyszysz, jakie oczka mogą wejść na Imprezę. Wpuszczasz niektóre i rzucasz resztą. Z Fonnjo na Imprezie możesz zrobić zdjęcie: punkt za każdą kość jego grupy. Jeśli nikt nie może wejść, to Foon, a tura przepada.
   *[no] W skrócie: { KEY("roll") } rzuca dziesięcioma kośćmi i słyszysz, które liczby mogą wejść na Imprezę. Cyfra wpuszcza wszystkie kości swojej liczby, { KEY("all") } wszystkie, które mogą; { KEY("roll") } rzuca resztą. Gdy Fonnjo jest na Imprezie, { KEY("commit") } robi zdjęcie: punkt za każdą kość jego grupy. Jeśli nikt nie może wejść, to jest Foon i tura przepada.
  }
rules-1 = Dziesięć kości to potwory z czterech rodzin: Fonnjo, który jest sam, dwa bliźniaki, trzy trojaczki i cztery czworaczki. Fonnjo wyprawia imprezę, a zdjęcie jego grupy to twoje punkty.
rules-2 = Twoja tura zaczyna się ze wszystkimi dziesięcioma kośćmi w ręku, a na Imprezie i w Lochu nie ma nikogo. Rzuć nimi.
rules-3 = Po każdym rzucie wpuść na Imprezę co najmniej jedną kość: z tych, które mogą wejść, tyle, ile chcesz.
rules-4 = Fonnjo może wejść razem z każdą kością, która pokazuje jego liczbę. To jest grupa Fonnjo.
rules-5 = Dwie kości jednej rodziny z tą samą liczbą mogą wejść razem. To jest grupa rezerwowa.
rules-6 = Gdy liczba ma już grupę, może do niej dołączyć każda rzucona kość z tą liczbą, z dowolnej rodziny, w tym samym rzucie albo później. Liczba ma najwyżej jedną grupę.
rules-7 = Fonnjo może dołączyć także do grupy rezerwowej; staje się ona grupą Fonnjo.
rules-8 = Potem rzuć kośćmi, które masz jeszcze w ręku, albo zrób zdjęcie: tura się kończy i daje punkt za każdą kość w grupie Fonnjo. Inne grupy nie dają nic, a bez Fonnjo nie ma zdjęcia.
rules-9 = Jeśli po rzucie nikt nie może wejść, to jest Foon: tura się kończy i nie daje nic.
rules-10 = Foon w rzucie wszystkimi kośćmi, które nie są w Lochu, to Wielki Foon.
rules-11 = Kryzys: jeśli na Imprezie jest grupa Fonnjo i grupa rezerwowa, Foon nie kończy tury. Kości z tego rzutu idą do Lochu i zostają tam do końca tury.
rules-12 = Potem wybierasz jedną grupę rezerwową i rzucasz jej kośćmi. Ten rzut liczy się jak każdy inny; może nawet być kolejny Kryzys.
rules-13 = Kolejny dzień: gdy wszystkie kości spoza Lochu są na Imprezie, zrób zdjęcie albo zanotuj jego punkty i rzuć znowu wszystkimi tymi kośćmi: to jeszcze jeden dzień. Dni się sumują, aż zrobisz zdjęcie; przy Foon przepadają wszystkie.
rules-14 = Gra trwa 12 rund albo tyle, ile ustali stół, i wygrywa największa suma. Z celem kończy się razem z rundą, w której ktoś go osiągnie. Przy równych sumach wygrana jest wspólna. Można też grać solo, o jak największą sumę.
rules-15 = { TOUCH() ->
    [yes] Oczka, które mogą wejść, są przyciskami; { KEY("all") } wpuszcza wszystkie, które mogą.
   *[no] Klawisze: { KEY("roll") } rzuca. Cyfra wpuszcza wszystkie kości swojej liczby, naciśnięta znowu o jedną mniej; { KEY("all") } wpuszcza wszystkie, które mogą. { KEY("previous") } i { KEY("next") } chodzą po liczbach. { KEY("commit") } robi zdjęcie.
  }
rules-16 = { KEY("points") } mówi, ile jest warte zdjęcie, { KEY("last_roll") } podaje cały rzut według rodzin, { KEY("risk") } ryzyko, { KEY("party") } Imprezę, { KEY("dungeon") } Loch, { KEY("scores") } wyniki, { KEY("turn") } czyj ruch.
rules-17 = { TOUCH() ->
    [yes] W Kryzysie wybierz grupę rezerwową; { KEY("roll") } nią rzuca.
   *[no] W Kryzysie cyfra grupy rezerwowej ją wybiera, a { KEY("roll") } nią rzuca.
  }
rules-18 = { game-credits }

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Najlepsza pierwsza grupa to dwa bliźniaki, potem dwa trojaczki, potem dwa czworaczki; Fonnjo z jedną kością jest dopiero za nimi.
tips-2 = Z początku wpuszczaj niewiele kości: wpuszczenie po pierwszym rzucie wszystkich, które mogą wejść, kosztuje średnio ponad punkt z tych 7, które daje tura.
tips-3 = Bez grupy rezerwowej rzucaj dalej, gdy w grupie Fonnjo są najwyżej 4 kości, a gdy jest ich 7, rób zdjęcie.
tips-4 = Z grupą rezerwową obok grupy Fonnjo i pustym Lochem rzucaj dalej: Foon jest wtedy tylko Kryzysem.
tips-5 = Gdy wszystkie dziesięć kości jest na Imprezie, zawsze bierz kolejny dzień: rzut dziesięcioma kośćmi to Foon tylko raz na 70.

## The lesson: what a step says, before the key to press; by their names in lessons/fonnjo_foon.toml

teach-roll = Dziesięć kości to potwory: Fonnjo, dwa bliźniaki, trzy trojaczki, cztery czworaczki. Fonnjo wyprawia imprezę. Rzuć wszystkimi.
teach-digit = Słyszysz, kto może wejść na Imprezę: Fonnjo z każdą kością swojej liczby i dwie kości jednej rodziny z tą samą liczbą. { TOUCH() ->
    [yes] Wpuść czwórki.
   *[no] Cyfra wpuszcza swoją liczbę.
  }
teach-all = { KEY("all") } wpuszcza wszystkich, którzy mogą wejść: szóstki też.
teach-rest = Teraz rzuć kośćmi, które masz jeszcze w ręku.
teach-party = Te dołączają do grup swojej liczby. { KEY("party") } mówi, kto już jest na Imprezie.
teach-points = Zdjęcie daje punkt za każdą kość w grupie Fonnjo. { KEY("points") } mówi, ile jest teraz warte.
teach-picture = { KEY("commit") } robi zdjęcie i kończy turę. Wszyscy, którzy mogą wejść, wchodzą na nie.
teach-listen = Teraz posłuchaj, jak gra { opponent-name-cautious }. { KEY("toggle") } przyspiesza.
teach-second = Rzuć znowu.
teach-both = Wpuść wszystkie.
teach-risk = Zdjęcie za 2? Lepiej rzucaj dalej.
teach-dungeon = Nikt nie może wejść. Ale może cię uratować grupa bez Fonnjo: to jest Kryzys. { KEY("dungeon") } mówi, kto trafił do Lochu.
teach-crisis = Teraz rzuć dwiema piątkami. Przynajmniej jedna z nich musi wejść.
teach-foon = Żadna nie może, a innej takiej grupy nie ma: to jest Foon. Tura nie daje nic. Posłuchaj znowu.
teach-third = Rzuć znowu.
teach-all-in = Wpuść wszystkie.
teach-day = Możesz zrobić zdjęcie albo zachować jego punkty i rzucić znowu wszystkimi dziesięcioma: kolejny dzień. Spróbuj.
teach-days = Foon zabrałby teraz także pierwszy dzień. Zrób więc zdjęcie.
teach-learned = Oto Fonnjo Foon: wpuszczasz, potem rzucasz dalej albo robisz zdjęcie, zanim przyjdzie Foon. Wygrywa największa suma po dwunastu rundach.

## What is shown

label-family = { $family ->
    [1] Fonnjo
    [2] bliźniak
    [3] trojaczek
   *[4] czworaczek
  }
label-die = Kość { $place }: { $face ->
    [0] { $family ->
        [0] toczy się
       *[other] { label-family }
      }
   *[other] { label-face }, { label-family }
  }
label-fonnjo = Grupa Fonnjo
label-reserve = Rezerwa: { plural-face }
label-dungeon = Loch
label-stake = Zdjęcie: { $points }
yes-picture-leaves = Tak, zrób zdjęcie
