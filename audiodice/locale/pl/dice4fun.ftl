# Dice4Fun in Polish. What every score sheet says is in common.ftl.

game-name = Dice4Fun
game-kind = z rodziny Yatzy
game-credits = Dice4Fun należy do rodziny Yatzy, która pochodzi od gry Yacht, będącej dobrem publicznym.

## The boxes, as Polish sheets of "kości" call them: $a is the box. "5er Dice" is "generał", the
## Polish name of five alike.

box-item = { $a ->
    [ones] jedynki
    [twos] dwójki
    [threes] trójki
    [fours] czwórki
    [fives] piątki
    [sixes] szóstki
    [pair] para
    [two_pairs] dwie pary
    [three_kind] trzy jednakowe
    [four_kind] kareta
    [small_straight] mały strit
    [large_straight] duży strit
    [full_house] ful
    [five_dice] generał
   *[chance] szansa
  }
ended = { $seats ->
    [1] { sheets-ended }
    [2] { sheets-ended }
   *[other] { $tied ->
        [yes] Remis po { $top }.
       *[no] { $who ->
            [you] Wygrywasz
           *[other] { $name } wygrywa
          }, wynik { $top }.
      }
  }
rules-in-force = Dice4Fun. Pola: { $boxes }, trzy rzuty w turze. { $threshold } na górze daje premię { $bonus }.
    .brief = Dice4Fun. Pola: { $boxes }. Premia { $bonus } od { $threshold }.

option-boxes = Pola
    .help = 15 pól albo 13, bez pary i dwóch par.
variant-boxes = { $value } pól

## The families of drills

drill-three-ones = Trzy jedynki i szóstka
drill-pair-or-fives = Piątki czy para
drill-three-ones-or = Trzy jedynki oraz czwórki lub piątki
drill-four-low = Cztery jednakowe niskie
drill-sixes-or-ones = Para: szóstki czy jedynki
drill-four-fives = Cztery piątki: szansa czy piątki
drill-pair-of-sixes = Para szóstek
drill-four-twos = Cztery dwójki
drill-three-kind = Trzy jednakowe na końcu
drill-low-pair = Niska para w pierwszym rzucie

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games; the last is exact).
opponent-random = Rysiek, 50 punktów: gra na chybił trafił
opponent-weak = Witek, 152 punkty: często się myli
opponent-cautious = Celina, 166 punktów: bierze pierwsze pole, które coś daje
opponent-bold = Bolek, 167 punktów: poluje na pięć jednakowych i strity
opponent-fair = Fela, 209 punktów: czasem się myli
opponent-strong = Stefan, 237 punktów: rzadko się myli
opponent-steady = Stella, 245 punktów: rozważa każde pole
opponent-perfect = Paula, 248 punktów: gra bezbłędnie

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] W skrócie: rzucasz pięcioma kośćmi, odkładasz, które chcesz, i rzucasz pozostałymi: razem trzy rzuty. Naciśnięcie pola mówi, ile by dało, drugie je wypełnia. Piętnaście pól, a wygrywa najwyższa suma.
   *[no] W skrócie: { KEY("roll") } rzuca pięcioma kośćmi. Cyfry odkładają kości według oczek, a { KEY("roll") } rzuca pozostałymi: razem trzy rzuty. { KEY("previous") } i { KEY("next") } chodzą po polach i mówią, ile które da; { KEY("commit") } wypełnia to, które słyszysz. Piętnaście pól, a wygrywa największa suma.
  }
rules-1 = W Dice4Fun gra się pięcioma kośćmi na karcie z piętnastoma polami, po jednym na rundę. Na koniec wygrywa największa suma.
rules-2 = W opcji z trzynastoma polami nie ma pary ani dwóch par, a rund jest trzynaście.
rules-3 = W swojej turze rzucasz wszystkimi pięcioma kośćmi. Potem możesz jeszcze najwyżej dwa razy rzucić dowolnymi z nich.
rules-4 = Turę kończysz, wypełniając jedno wolne pole. Każde pole wypełnia się raz, a co w nim stoi, zostaje.
rules-5 = Jeśli nic nie pasuje, do któregoś pola trzeba wpisać 0. Program najpierw raz o to pyta.
rules-6 = Górne pola, od jedynek do szóstek, sumują kości swojej liczby: trzy dwójki to 6 w dwójkach.
rules-7 = Premia za górę: 50 punktów, jeśli górne pola dają razem 63 albo więcej.
rules-8 = Para: dwie kości jednej liczby; liczy się najlepsza para i tylko te dwie kości. Dwie szóstki dają 12.
rules-9 = Dwie pary: pary dwóch różnych liczb; liczą się te cztery kości. Dwie szóstki i dwie piątki dają 22.
rules-10 = Trzy jednakowe i kareta liczą tylko te trzy albo cztery jednakowe kości.
rules-11 = Mały strit to 1 2 3 4 5 i daje 15. Duży strit to 2 3 4 5 6 i daje 20.
rules-12 = Ful: trzy kości jednej liczby i dwie innej; liczą się wszystkie kości.
rules-13 = Generał: wszystkie pięć jednakowych, 50 punktów. Pięć jednakowych może też trafić do każdego innego pola, do którego pasuje: pięć szóstek to 30 w szóstkach albo 24 w karecie.
rules-14 = Szansa: dowolne kości; liczą się wszystkie.
rules-15 = { TOUCH() ->
    [yes] Naciśnięcie kości odkłada ją albo zwalnia; { KEY("all") } odkłada wszystkie. { KEY("undo") } cofa.
   *[no] Klawisze: { KEY("roll") } rzuca. Cyfry odkładają kości według oczek, { KEY("left") }, { KEY("right") } i { KEY("toggle") } po jednej; { KEY("all") } odkłada wszystkie. { KEY("undo") } cofa.
  }
rules-16 = { TOUCH() ->
    [yes] Naciśnięcie wolnego pola mówi, ile by dało, drugie je wypełnia.
   *[no] { KEY("previous") } i { KEY("next") } chodzą po wolnych polach, od najwyższego, z równych najpierw rzadsze. Po ostatnim rzucie cyfry wskazują pierwsze dziesięć pól karty: 1 to jedynki. { KEY("commit") } wypełnia pole, które słychać; za pierwszym razem tylko podaje najwyższe.
  }
rules-17 = { KEY("points") } podaje najwyższe pole, { KEY("last_roll") } kości, { KEY("choices") } trzy najwyższe pola, a przed rzutem wolne, { KEY("risk") } pozostałe rzuty, { KEY("bonus") } premię za górę i jak daleko jesteś od planu, czyli trzech kości każdej liczby, { KEY("scores") } wyniki, { KEY("sheet") } kartę.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Z dwóch par w pierwszym rzucie odłóż tylko jedną, chyba że to piątki i szóstki: wtedy odłóż obie.
tips-2 = Jedna 5 albo 6 w pierwszym rzucie jest warta więcej niż para jedynek albo dwójek.
tips-3 = Na strita odkładaj tylko 2 3 4 5, nic mniej i żadnego innego ciągu.
tips-4 = Jeśli na początku nic nie pasuje, wpisz 0 w mały strit: to kosztuje około 11 punktów, mniej niż w każdym innym polu.
tips-5 = Ful w pierwszym rzucie to nie powód, żeby kończyć: rzucać dalej jest lepiej za każdym razem.

## The lesson: what a step says, before the key to press; by their names in lessons/dice4fun.toml

teach-roll = Masz kartę z piętnastoma polami, a na każde do trzech rzutów.
teach-fives = { TOUCH() ->
    [yes] Odłóż piątki.
   *[no] Cyfra odkłada wszystkie kości swojej liczby. Odłóż piątki.
  }
teach-threes = I trójki: jeszcze jedna dałaby fula.
teach-one-die = Teraz rzuć kością, która nie jest odłożona.
teach-points = Skończyć możesz już przed trzecim rzutem. { KEY("points") } podaje pole z największą liczbą punktów.
teach-best = { KEY("commit") } przechodzi do tego pola i podaje je jeszcze raz; nic nie jest jeszcze wypełnione.
teach-fill = { TOUCH() ->
    [yes] Teraz je wypełnij.
   *[no] Teraz ten sam klawisz je wypełnia.
  }
teach-listen = Teraz posłuchaj, jak gra { opponent-name-cautious }. { KEY("toggle") } przyspiesza.
teach-second = Rzuć znowu.
teach-choices = { KEY("choices") } podaje trzy najwyższe pola.
teach-walk = { KEY("next") } i { KEY("previous") } chodzą po wszystkich wolnych, od najwyższego, i mówią, ile które da.
teach-walk-on = Szansa przyjmie każde kości, więc ją zachowaj. Idź do następnego pola.
teach-kind = Trzy jednakowe liczą tylko jednakowe kości. Idź do następnego.
teach-upper = Czwórki dają tyle samo i liczą się do premii za górę. { KEY("commit") } wypełnia pole, które słyszysz.
teach-wait = Teraz znowu { opponent-name-cautious }.
teach-bonus = Od jedynek do szóstek to górne pola: 63 punkty w nich dają 50 więcej. { KEY("bonus") } mówi, ile już masz.
teach-sheet = { KEY("sheet") } otwiera twoją kartę: { KEY("list_next") } i { KEY("list_previous") } czytają jej wiersze, { KEY("back") } ją zamyka.
teach-learned = Oto Dice4Fun: do trzech rzutów, odkładasz, co chcesz, i wypełniasz najlepsze pole. Jeśli nic nie pasuje, któreś pole dostaje 0. Wygrywa największa suma.

## Keys that are called otherwise here

command-commit = Wypełnij pole
    .help = Kończy twoją turę i wypełnia pole, które słyszysz; najpierw podaje najwyższe.
command-all = Odłóż wszystkie pięć
    .help = Odkłada wszystkie pięć kości.
command-choices = Pola
    .help = Przed rzutem wolne pola i plan premii, potem trzy najwyższe.
command-risk = Pozostałe rzuty
    .help = Ile rzutów zostało w tej turze.
