# Farkle in Polish. "Odłożyć" and "zapisać" are what Polish rules of "tysiąc w kości" and Farkle say;
# "farkle" has no cases. Points are multiples of 5, so it is always "punktów".

game-name = Farkle
game-kind = gra na ryzyko
game-credits = Farkle to gra ludowa; układy i limity jak w QuentinC's Playroom.

## Combinations, as they are called in a sentence. $a its name, $b its face, $c how many.

combos-item = { $a ->
    [single] { $c ->
        [1] { $b ->
            [1] jedynka
            [2] dwójka
            [3] trójka
            [4] czwórka
            [5] piątka
           *[6] szóstka
          }
       *[other] dwie { combo-face }
      }
    [three] trzy { combo-face }
    [four] cztery { combo-face }
    [five] pięć { many-face }
    [six] sześć { many-face }
    [small_straight] mały strit
    [large_straight] duży strit
    [three_pairs] trzy pary
    [full_house] kareta z parą
   *[two_triples] dwa razy trzy jednakowe
  }
# What was kept or can be, set by set. $d is what follows: more or and (of the same roll), then (another roll),
# hot (a roll of all six, after hot dice), end.
sets-item = { combos-item }{ $d ->
    [more] ,
    [and] {" "}i
    [then] , potem
    [hot] , gorące kości, potem
   *[end] {""}
  }
sets-joint = { $head } { $next }
sets-last = { $head } { $next }
big-item = { $a ->
    [hot_dice] gorące kości
   *[other] { combos-item }
  }

## A roll and what is kept of it

# One die is "a 5", not a bare number: only points are.
some-dice = { $faces-n ->
    [1] jedna { $faces }
   *[other] { $faces }
  }
these-dice = { the-faces }
# The points of a single 5 would be heard as one more die.
rolled-sum = { $count ->
    [1] { some-dice }: { $points } punktów
   *[other] { $faces }. { $points ->
        [5] Punktuje piątka
       *[other] { $points } punktów
      }
  }
rolled-sets = { rolled-sum }{ $count ->
    [1] {""}
   *[other] { $points ->
        [5] {""}
       *[other] : { $sets }
      }
  }.
rolled = { $points ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { rolled-sets }
      }
  }
    .brief = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { rolled-sum }{ $singles ->
                [yes] {""}
               *[no] { $all ->
                    [yes] : { $count ->
                        [2] obie
                        [3] wszystkie trzy
                        [4] wszystkie cztery
                        [5] wszystkie pięć
                       *[6] wszystkie sześć
                      }
                   *[no] : { $sets }
                  }
              }.
          }
      }
    .full = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] { $before ->
                [0] { $name }, rzut: { some-dice }.
               *[other] Rzut: { some-dice }.
              }
           *[you] { rolled-sets } { $choices ->
                [one] Jeden wybór.
               *[other] Do wyboru: { $choices }.
              } { $before ->
                [0] {""}
               *[other] Wcześniej { $before } punktów.
              }
          }
      }
all-dice = {""}
stake = { $more ->
    [yes] w puli{" "}
   *[no] {""}
  }{ $at_stake } punktów
keeping = { put-aside }, { stake }, { to-throw }.
    .brief = { some-dice }: { $more ->
        [yes] teraz { $at_stake }
       *[no] { $at_stake } punktów
      }.
releasing = { still-aside }, { stake }, { to-throw }.
kept = { $who ->
    [other] {""}
   *[you] { keeping }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { keeping.brief }
      }
    .full = { $who ->
        [other] { $name } odkłada { these-dice }, { stake }.
       *[you] { keeping }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] Nic nie odłożono.
       *[other] { releasing }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] Nic nie odłożono.
           *[other] { keeping.brief }
          }
      }
hot-dice = { $who ->
    [other] {""}
   *[you] Gorące kości! { $at_stake }. { KEY("roll") } rzuca sześcioma{ $enough ->
        [yes] , { KEY("commit") } zapisuje.
       *[no] . Zapis od { $need }.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Gorące kości! { $at_stake }.
      }
    .full = { $who ->
        [other] { $name }: gorące kości, { stake }.
       *[you] Gorące kości! W puli { $at_stake }. { KEY("roll") } rzuca sześcioma{ $enough ->
        [yes] , { KEY("commit") } zapisuje.
       *[no] . Zapis od { $need }.
      }
      }
choice = { some-dice }, { stake }, { $leaves ->
    [0] gorące kości.
    [1] w ręku jedna.
   *[other] w ręku { $leaves ->
        [2] dwie
       *[other] { $leaves }
      }.
  }
    .brief = { keeping.brief }

## The end of a turn

# Left out where all totals follow at once, at the end or with "your turn".
in-all = { $totals_follow ->
    [yes] {""}
   *[no] , razem { $total }
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] , razem { $total }
      }
# A sentence of its own: they need not be all that was banked.
with-big = { $big-n ->
    [0] {""}
   *[other] {" "}{ $big }!
  }
# In full: the dice that a bank took by itself, which no keep told.
taking = { $faces-n ->
    [0] {""}
   *[other] , odkłada { these-dice }
  }
banked = { $who ->
    [other] { $name }: zapis { $points }{ in-all }.{ with-big }
   *[you] Zapis { $points }{ in-all }.
  }
    .brief = { $who ->
        [other] { $name }: zapis { $points }{ in-all.brief }.
       *[you] { $next_who ->
            [none] Zapis { $points }.
           *[other] Razem { $total }.
          }
      }
    .full = { $who ->
        [other] { $name }: zapis { $points }{ in-all }{ taking }.
       *[you] Zapis { $points }{ in-all }.
      }
# What is told to who asks for what was missed: the path, too. In full it was told roll by roll.
missed-banked = { $who ->
    [other] { $name }: zapis { $points } punktów{ in-all }, { $sets }.
   *[you] { banked }
  }
    .full = { banked.full }
farkled = { $who ->
    [other] { $name }: farkle{ $lost ->
        [0] .
       *[other] , przepada { $lost }.
      }
   *[you] Farkle! { $lost ->
        [0] {""}
       *[other] Przepada { $lost } punktów.{" "}
      }{ some-dice }.
  }
    .brief = { $who ->
        [other] { farkled }
       *[you] Farkle! { $lost ->
            [0] {""}
           *[other] Przepada { $lost }.
          }
      }
    .full = { $who ->
        [other] { $name }, rzut: { some-dice }, farkle{ $lost ->
            [0] .
           *[other] , przepada { $lost } punktów.
          }
       *[you] { farkled }
      }
told-banked = { told-who }: zapis { $points } punktów, razem { $total }.
told-farkled = { told-who }: farkle{ $lost ->
    [0] .
   *[other] , przepada { $lost }.
  }
penalized = { $who ->
    [other] { $name }: trzy farkle z rzędu
   *[you] Trzy farkle z rzędu
  }{ $lost ->
    [0] , a nie ma czego stracić.
   *[other] , kara { $lost }{ in-all }.
  }
    .brief = { $who ->
        [other] { $name }, trzeci farkle
       *[you] Trzeci farkle
      }{ $lost ->
        [0] .
       *[other] : kara { $lost }{ in-all.brief }.
      }
penalty-near = { $who ->
    [other] { $name }: dwa farkle z rzędu.
   *[you] Dwa farkle z rzędu: trzeci kosztuje { $penalty }.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Trzeci kosztuje { $penalty }.
      }
last-round = Ostatnia runda.
    .full = Ostatnia runda: wszyscy inni mają jeszcze jedną turę.

## Teams: $team is whose turn it was, or who won; $sides are all, by their players

team-item = { $who ->
    [you] ty
   *[other] { $name }
  }
team-last = { $head } i { $next }
teams-item = { $members } { $points }
sides-joint = { $head } kontra { $next }
sides-last = { sides-joint }
team-seated = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Zaczynasz. { roll-now }
    [here] Zaczyna { $name }. { roll-now }
   *[other] Zaczyna { $name }.
  }
    .brief = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna { $name }.
  }
team-resumed = { $game }, ciąg dalszy. { $sides }.
    .brief = { $game }.
missed-farkled = { $who ->
    [other] { $name }: farkle{ $lost ->
        [0] . { some-dice }.
       *[other] , przepada { $lost } punktów. { $sets } { some-dice }.
      }
   *[you] { farkled }
  }
    .full = { farkled.full }
team-in-all = { $totals_follow ->
    [yes] {""}
   *[no] {" "}{ $team }: razem { $total }.
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] {" "}{ $team }: { $total }.
      }
team-banked = { $who ->
    [other] { $name }: zapis { $points }.{ with-big }
   *[you] Zapis { $points }.
  }{ team-in-all }
    .brief = { $who ->
        [other] { $name }: zapis { $points }.
       *[you] Zapis { $points }.
      }{ team-in-all.brief }
    .full = { $who ->
        [other] { $name }: zapis { $points }{ taking }.
       *[you] Zapis { $points }.
      }{ team-in-all }
team-missed-banked = { $who ->
    [other] { $name }: zapis { $points } punktów, { $sets }.{ team-in-all }
   *[you] { team-banked }
  }
    .full = { team-banked.full }
team-last-round = Ostatnia runda: każda inna drużyna ma jeszcze jedną turę.
    .brief = Ostatnia runda.
team-ended = { $tied ->
    [yes] Remis po { $top }. { $places }.
   *[no] Wygrana: { $team }{ $seats ->
        [2] , { $top } do { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
teams-in-force = Drużyny dwuosobowe, każda ze wspólnym wynikiem: { $sides }.
    .brief = { $sides }.

## Refusals

nothing-kept = Najpierw coś odłóż: { $best }.
    .brief = Najpierw odłóż: { $best }.
incomplete = { some-dice }: to jeszcze nie punktuje.
    .brief = { these-dice }, jeszcze nie.
worthless = { some-dice }: bez punktów.
bank-wins = Zapis teraz wygrywa, z wynikiem { $total }. { TOUCH() ->
    [yes] Rzucić mimo to?
   *[no] Jeszcze raz { KEY("roll") }, a rzucasz.
  }
    .brief = { KEY("commit") } wygrywa. { TOUCH() ->
        [yes] Rzucić mimo to?
       *[no] Jeszcze raz { KEY("roll") } rzuca.
      }
bank-less = Na stole jest { $there }. { TOUCH() ->
    [yes] Zapisać tylko { $points }?
   *[no] Jeszcze raz { KEY("commit") } zapisuje { $points }.
  }
    .brief = Na stole { $there }. Jeszcze raz { KEY("commit") } zapisuje { $points }.
undone-commit = Zapis cofnięty
too-low = Jeszcze nie: { $points } z { $need }.
    .brief = { $points } z { $need }.

## Answers

# The sum, then what was collected in this turn and what lies there.
points = { $open ->
    [no] Jeszcze nic.{ $enough ->
        [yes] {""}
       *[no] {" "}Zapis od { $need }.
      }
   *[yes] { $stake } punktów{ $before ->
        [0] { $there ->
            [0] {" "}odłożonych.
           *[other] {" "}na stole.
          }
       *[other] : zebrane { $before }, { $there ->
            [0] odłożone { $here }.
           *[other] na stole { $there }.
          }
      } { $bank ->
        [0] { $enough ->
            [yes] {""}
           *[no] Zapis od { $need }.
          }
       *[other] { TOUCH() ->
           [yes] Można zapisać.
          *[no] { KEY("commit") } zapisuje.
         }
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $stake }{ $enough ->
            [yes] {""}
           *[no] {" "}z { $need }
          }{ $there ->
            [0] .
           *[other] , nic nie odłożono.
          }
      }
choice-list = { $count ->
    [0] Nie ma wyboru: najpierw rzuć.
    [one] Jeden wybór: { $best }.
   *[other] Do wyboru { $count }. Najwięcej: { $best }.
  }
    .brief = { $count ->
        [0] Najpierw rzuć.
        [one] { $best }.
       *[other] Z { $count }: { $best }.
      }
risk = { $keep_first ->
    [yes] Wszystko odłożone,{" "}
   *[no] {""}
  }{ roll-with-dice }: farkle { $percent ->
    [1] raz
   *[other] { $percent } razy
  } na 100.
    .brief = { $throws ->
        [1] Jedna kość
        [2] Dwie kości
       *[other] { $throws } kości
      }: farkle, { $percent } procent.
bank-from = { $raised ->
    [yes] { $minimum ->
        [0] Pierwszy zapis od { $first_bank }, potem bez minimum.
       *[other] Zapis od { $minimum }, pierwszy od { $first_bank }.
      }
   *[no] { $minimum ->
        [0] Zapis bez minimum.
       *[other] Zapis od { $minimum }.
      }
  }
rules-in-force = Farkle. Cel { $target }. { bank-from } { $last_round ->
    [yes] Gdy ktoś osiągnie cel, pozostali mają jeszcze jedną turę.
   *[no] Wygrywa, kto pierwszy osiągnie cel.
  }
    .brief = Farkle do { $target }. { bank-from }
scale-in-force = Skala { $scale }: 1 to 100, 5 to 50, trzy jednakowe sto razy oczka, trzy jedynki 300.
    .brief = Skala { $scale }.
penalty-in-force = Trzy farkle z rzędu kosztują { $penalty } punktów.
    .brief = Trzeci farkle kosztuje { $penalty }.

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] Zapisz.
       *[other] Odłóż { the-faces } i zapisz.
      }
   *[no] { $faces-n ->
        [0] Rzuć.
       *[other] Odłóż { the-faces }, rzuć { with-dice }.
      }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

reason-left = Leży tam { $points }, nie tylko { $other_points }.
reason-dice = Im więcej kości, tym rzadszy farkle: przy { $dice ->
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
   *[6] sześciu
  } { $percent } na 100, przy { $other_dice ->
    [1] jednej
    [2] dwóch
    [3] trzech
    [4] czterech
   *[5] pięciu
  } { $other_percent }.
one-roll-told = { $dice ->
    [1] rzut jedną kością
    [2] rzut dwiema kośćmi
    [3] rzut trzema kośćmi
    [4] rzut czterema kośćmi
    [5] rzut pięcioma kośćmi
   *[6] rzut sześcioma kośćmi
  }
other-one-roll-told = { $other_dice ->
    [1] rzut jedną kością
    [2] rzut dwiema kośćmi
    [3] rzut trzema kośćmi
    [4] rzut czterema kośćmi
    [5] rzut pięcioma kośćmi
   *[6] rzut sześcioma kośćmi
  }
reason-roll = { one-roll-told } daje średnio { $average }, choć farkle wypada { $percent } na 100; zapisanie daje { $other_points }.
reason-bank = Zapisanie daje { $points }; { other-one-roll-told } średnio { $other_average }, a farkle { $other_percent } na 100.
reason-points = Przy { $points } { one-roll-told } daje średnio { $average }; przy { $other_points } { other-one-roll-told } { $other_average }.
reason-wins = Punktów nie daje więcej: tu decydują wyniki.
half-hint-dice = Porównaj ryzyko farkle: przy wielu kościach i przy niewielu.
half-hint-bank = Porównaj to, co leży, z tym, co średnio da rzut.
half-hint-scores = Spójrz na wyniki: tu nie decydują same punkty.
drill-four-dice = Punktują dwie kości: odłożyć obie?
drill-three-dice = Punktują trzy kości: odłożyć wszystkie?
drill-bank-two = Zostały dwie kości: zapisać czy odłożyć mniej?
drill-last-die = Od 50 punktów, została jedna kość
drill-last-die-few = Poniżej 50 punktów, została jedna kość
drill-last-die-losing = Od 100 punktów, została jedna kość
drill-roll-three = Od 50 punktów, zostały trzy kości
drill-two-few = Poniżej 50 punktów, zostały dwie kości
drill-five-of-six = Punktuje pięć z sześciu kości
drill-three-rich = Od 50 punktów, punktują trzy kości

## Opponents: a name and a line about each

# What is won is of 100 games between two, against Paula (bench/strength.py, 2000 games each).
opponent-random = Rysiek, z Paulą wygrywa 12 na 100: gra na chybił trafił
opponent-weak = Witek, z Paulą wygrywa 24 na 100: często się myli
opponent-cautious = Celina, z Paulą wygrywa 25 na 100: zapisuje, gdy tylko może
opponent-bold = Bolek, z Paulą wygrywa 30 na 100: zawsze chce więcej
opponent-fair = Fela, z Paulą wygrywa 38 na 100: czasem się myli
opponent-strong = Stefan, z Paulą wygrywa 46 na 100: rzadko się myli
opponent-steady = Stella, z Paulą wygrywa 49 na 100: liczy szanse
opponent-perfect = Paula: gra bezbłędnie

## Options, as the menu and the rules call them

option-minimum = Minimum do zapisu
    .help = Najmniej punktów, które można zapisać w turze.
option-first-bank = Pierwszy zapis
    .help = Najmniej punktów, których wymaga twój pierwszy zapis.
option-target = Cel
    .help = Wygrywa, kto pierwszy zapisze tyle punktów.
option-last-round = Ostatnia runda
    .help = Włączone: gdy ktoś osiągnie cel, pozostali mają jeszcze jedną turę.
option-scale = Skala punktów, z jej limitami
    .help = Punkty za układy, z pasującym celem i minimami.
option-penalty = Kara za trzy farkle z rzędu
    .help = Ile kosztują trzy farkle z rzędu.
option-teams = Drużyny dwuosobowe
    .help = Dwie osoby grają razem i ich punkty się sumują.
variant-scale = skala { $value }
variant-teams = w drużynach
variant-target = do { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 7 8 9 10 11 12 13
in-short = { TOUCH() ->
    [yes] W skrócie: rzucasz sześcioma kośćmi i odkładasz to, co punktuje; potem rzucasz resztą albo zapisujesz punkty i kończysz turę. Jeśli nic nie punktuje, punkty tury przepadają. Wygrywa, kto pierwszy zapisze 1000.
   *[no] W skrócie: { KEY("roll") } rzuca sześcioma kośćmi. Odłóż to, co punktuje, cyframi albo { KEY("all") } wszystko; potem { KEY("roll") } rzuca resztą, a { KEY("commit") } zapisuje twoje punkty i kończy turę. Jeśli nic nie punktuje, punkty tej tury przepadają. Wygrywa, kto pierwszy zapisze 1000.
  }
rules-1 = W Farkle gra się sześcioma kośćmi. Wygrywa, kto pierwszy osiągnie cel, zwykle 1000 zapisanych punktów.
rules-2 = W swojej turze rzucasz wszystkimi sześcioma kośćmi i odkładasz co najmniej jedną kość albo jeden układ, który punktuje.
rules-3 = Potem wybierasz: rzucasz pozostałymi kośćmi albo zapisujesz, czyli punkty tej tury są twoje i tura się kończy.
rules-4 = Jeśli w rzucie nic nie punktuje, to jest farkle: tura się kończy i wszystkie jej punkty przepadają.
rules-5 = Gdy wszystkie sześć kości dało punkty, masz gorące kości: możesz rzucać dalej, znowu wszystkimi sześcioma.
rules-6 = Zapisać można od 30 punktów; za pierwszym razem, gdy nie masz jeszcze żadnych, od 50. Stół może mieć inne limity.
rules-7 = Pojedyncza 1 daje 10, pojedyncza 5 daje 5. Inne pojedyncze kości nie dają nic.
rules-8 = Trzy jednakowe dają oczka razy dziesięć: trzy dwójki 20, i tak do trzech szóstek za 60. Trzy jedynki dają 75.
rules-9 = Cztery jednakowe dają 100 plus oczka razy dziesięć: od 110 do 160.
rules-10 = Pięć jednakowych daje 300 plus oczka razy dwadzieścia: od 320 do 420.
rules-11 = Sześć jednakowych daje 600 plus oczka razy 25: od 625 do 750.
rules-12 = Pięć po kolei, od 1 do 5 albo od 2 do 6, to mały strit i daje 100. Duży strit, od 1 do 6, daje 200.
rules-13 = Trzy różne pary dają 150. Kareta z parą, czyli cztery jednakowe i para, daje 250. Dwa razy trzy jednakowe dają 250.
rules-14 = Kości z różnych rzutów nigdy się nie łączą: każdy układ pochodzi z jednego rzutu.
rules-15 = Z opcją Ostatnia runda wszyscy inni mają po osiągnięciu celu jeszcze jedną turę.
rules-16 = Opcja Skala punktów zmienia wartość kości. W skali 10000 jedynka daje 100, piątka 50, trzy jednakowe sto razy oczka, trzy jedynki 300. Cztery jednakowe dają 1000, pięć 2000, sześć 3000.
rules-17 = W tej skali ciąg od 1 do 6 daje 1500, trzy różne pary 1500, kareta z parą 1500, dwa razy trzy jednakowe 2500. Pięć po kolei nie daje nic. Cel to wtedy 10000, pierwszy zapis wymaga 500 punktów i jest ostatnia runda, chyba że stół ma inaczej.
rules-18 = Z opcją Kara trzeci farkle z rzędu kosztuje tyle punktów twojego wyniku, który nigdy nie spada poniżej 0; potem liczy się od nowa. Zapis przerywa tę serię.
rules-19 = Z opcją Drużyny dwuosobowe czworo graczy tworzy dwie drużyny, sześcioro trzy, ośmioro cztery. Partnerzy siedzą naprzeciw siebie: z czworga grają razem pierwsze i trzecie miejsce. Drużyna ma jeden wynik, i do niego odnoszą się pierwszy zapis, cel i kara; w ostatniej rundzie każda inna drużyna ma jeszcze jedną turę.
rules-20 = { TOUCH() ->
    [yes] Naciśnięcie kości odkłada ją albo zwalnia; { KEY("all") } odkłada wszystko, co punktuje.
   *[no] Klawisze: { KEY("roll") } rzuca. Cyfry odkładają oczka, { KEY("all") } odkłada wszystko, co punktuje, { KEY("previous") } i { KEY("next") } chodzą po wyborach. { KEY("commit") } zapisuje.
  }
rules-21 = { KEY("points") } podaje punkty tej tury, { KEY("last_roll") } ostatni rzut, { KEY("scores") } wyniki, { KEY("turn") } czyj ruch.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Jeśli w pierwszym rzucie punktują tylko pojedyncze 1 i 5, odłóż tylko jedną kość, raczej 1 niż 5, i rzuć pozostałymi pięcioma; tak samo obok trzech dwójek.
tips-2 = Przy równych wynikach zapisuj od 50 punktów, gdy do rzutu są najwyżej trzy kości, a od 110, gdy cztery; z pięcioma rzucaj dalej poniżej 250.
tips-3 = Mając 30 lub 35 punktów i jedną kość, rzucaj: w dwóch przypadkach na trzy to strata, ale gorące kości są tego warte. Mając dwie kości, zapisz.
tips-4 = Po gorących kościach rzucaj znowu wszystkimi sześcioma aż do 450 punktów: tylko 2 na 100 takich rzutów to farkle.
tips-5 = Gdy przeciwnik ma 950, rzucaj dalej czterema lub więcej kośćmi, aż wygrasz.

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = Rzucasz sześcioma kośćmi i odkładasz to, co punktuje.
teach-digit = Pojedyncza 1 daje 10, pojedyncza 5 daje 5; inne oczka tylko w układach. { TOUCH() ->
    [yes] Odłóż jedynkę.
   *[no] Cyfra odkłada swoje oczka: odłóż jedynkę.
  }
teach-all = { KEY("all") } odkłada wszystko, co punktuje: tutaj także piątkę.
teach-rest = Teraz rzuć kośćmi, które nie są odłożone.
teach-walk = Trzy jednakowe dają oczka razy dziesięć, trzy jedynki 75. { KEY("next") } i { KEY("previous") } chodzą po wyborach i odkładają to, co słyszysz.
teach-points = { KEY("points") } mówi, ile ta tura jest warta.
teach-risk = Za pierwszym razem zapisać można od 50 punktów, potem od 30. Musisz więc rzucać dalej. { KEY("risk") } podaje ryzyko.
teach-last-die = Przy farkle punkty tej tury przepadną. Zaryzykuj: rzuć ostatnią kością.
teach-hot = Masz szczęście! Odłóż ją: gdy wszystkie sześć kości dało punkty, masz gorące kości.
teach-six = Teraz można zapisać. Ale przy gorących kościach wolno rzucić znowu wszystkimi sześcioma, a sześć kości prawie zawsze punktuje.
teach-bank = Wystarczy. { KEY("commit") } zapisuje: punkty są twoje i tura się kończy. Jeśli nic nie odłożono, bierze wszystko, co punktuje.
teach-others = Teraz posłuchaj. { KEY("toggle") } przyspiesza.
teach-second = Strit z pięciu lub sześciu kości też punktuje, trzy pary też: 100 punktów i więcej. Rzuć znowu.
teach-keep = Tylko jedynka. Odłóż ją.
teach-greed = Za mało na zapis: rzuć pozostałymi pięcioma.
teach-farkle = Nic nie punktuje: to jest farkle. Koniec tury, jej punkty przepadają. Posłuchaj znowu.
teach-scores = { KEY("scores") } podaje wyniki, { KEY("turn") } mówi, czyj ruch.
teach-learned = Oto Farkle: rzucasz, odkładasz, potem rzucasz dalej albo zapisujesz. Wygrywa, kto pierwszy zapisze 1000.

## What is shown

label-stake = { $points } w puli
label-commit = Zapisz { $points }
yes-bank-wins = Tak, rzuć
yes-bank-less = Tak, zapisz { $points }
