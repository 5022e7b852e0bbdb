# FUNE in Polish. What every score sheet says is in common.ftl.

game-name = FUNE
game-kind = z rodziny Yacht
game-credits = FUNE to domowa odmiana gry Yacht, która jest dobrem publicznym.

## The boxes, as Polish sheets of "kości" (Yahtzee) call them: $a is the box. Four of a kind is
## "kareta", as in dice poker, for "czwórka" is a face.

box-item = { $a ->
    [ones] jedynki
    [twos] dwójki
    [threes] trójki
    [fours] czwórki
    [fives] piątki
    [sixes] szóstki
    [three_dice] trzy jednakowe
    [four_dice] kareta
    [fune] FUNE
    [full_house] ful
    [short_straight] mały strit
    [long_straight] duży strit
   *[choice] szansa
  }

ended = { sheets-ended }
rules-in-force = FUNE. Pola: { $boxes }, trzy rzuty w turze. { $threshold } na górze daje premię { $bonus }. Bez jokera.
    .brief = FUNE. Pola: { $boxes }. Premia { $bonus } od { $threshold }.

## The families of drills

drill-pair-or-four = Para i cztery kości do strita z luką
drill-short-straight = Mały strit w pierwszym rzucie
drill-pair-or-short = Para i cztery kości z rzędu
drill-low-pair = Niska para w pierwszym rzucie
drill-which-pair = Dwie pary: która?
drill-two-pairs = Dwie pary: jedna czy obie?
drill-pair-or-three = Para czy trzy kości do strita
drill-three-dice = Trzy jednakowe na końcu
drill-second-pair = Para czy cztery kości do strita, przed ostatnim rzutem
drill-which-zero = Nic nie pasuje: gdzie wpisać zero?

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games or more; the last is exact).
opponent-random = Rysiek, 46 punktów: gra na chybił trafił
opponent-weak = Witek, 154 punkty: często się myli
opponent-cautious = Celina, 194 punkty: bierze pierwsze pole, które coś daje
opponent-bold = Bolek, 196 punktów: poluje na FUNE i duży strit
opponent-fair = Fela, 207 punktów: czasem się myli
opponent-strong = Stefan, 241 punktów: rzadko się myli
opponent-steady = Stella, 252 punkty: rozważa każde pole
opponent-perfect = Paula, 255 punktów: gra bezbłędnie

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] W skrócie: rzucasz pięcioma kośćmi, odkładasz, które chcesz, i rzucasz pozostałymi: razem trzy rzuty. Naciśnięcie pola mówi, ile by dało, drugie je wypełnia. Trzynaście pól, a wygrywa najwyższa suma.
   *[no] W skrócie: { KEY("roll") } rzuca pięcioma kośćmi. Cyfry odkładają kości według oczek, a { KEY("roll") } rzuca pozostałymi: razem trzy rzuty. { KEY("previous") } i { KEY("next") } chodzą po polach i mówią, ile które da; { KEY("commit") } wypełnia to, które słyszysz. Trzynaście pól, a wygrywa największa suma.
  }
rules-1 = W FUNE gra się pięcioma kośćmi na karcie z trzynastoma polami. Po trzynastu turach wszystkie pola są pełne i wygrywa największa suma.
rules-2 = W swojej turze rzucasz wszystkimi pięcioma kośćmi. Potem możesz rzucić jeszcze dwa razy, iloma kośćmi chcesz; odłożone leżą, jak leżały.
rules-3 = Odłożone kości możesz przed następnym rzutem przywrócić, a turę możesz zakończyć po każdym rzucie.
rules-4 = Turę kończysz, wypełniając jedno wolne pole tym, ile kości są tam warte. Wypełnione pole już się nie zmienia.
rules-5 = Jeśli kości nie pasują, pole jest warte 0, czyli zostaje skreślone. Program najpierw raz o to pyta.
rules-6 = Górne pola to jedynki, dwójki, trójki, czwórki, piątki i szóstki: każde sumuje kości swojej liczby. Trzy jedynki i dwie inne kości to 3 w jedynkach.
rules-7 = Premia za górę: 35 punktów, gdy górne pola dają razem 63 albo więcej. Po trzy kości każdej liczby to dokładnie 63.
rules-8 = Trzy jednakowe: trzy lub więcej kości jednej liczby. Liczy się suma wszystkich pięciu kości.
rules-9 = Kareta: cztery lub więcej kości jednej liczby. Tu też liczy się suma wszystkich pięciu kości.
rules-10 = FUNE: wszystkie pięć jednakowych, 50 punktów. Liczy się raz: drugie FUNE nie daje premii i nie ma jokera.
rules-11 = Ful: trzy kości jednej liczby i dwie innej, 35 punktów. Pięć jednakowych to nie ful.
rules-12 = Mały strit: cztery liczby po kolei, piąta kość dowolna, 30 punktów.
rules-13 = Duży strit: od 1 do 5 albo od 2 do 6, 40 punktów.
rules-14 = Szansa: dowolne kości. Liczy się ich suma.
rules-15 = Jeden rzut może pasować do kilku pól: cztery dwójki i szóstka to dwójki, trzy jednakowe, kareta albo szansa.
rules-16 = { TOUCH() ->
    [yes] Naciśnięcie kości odkłada ją albo zwalnia; { KEY("all") } odkłada wszystkie. { KEY("undo") } cofa.
   *[no] Klawisze: { KEY("roll") } rzuca. Cyfry odkładają kości według oczek, { KEY("left") }, { KEY("right") } i { KEY("toggle") } po jednej; { KEY("all") } odkłada wszystkie. { KEY("undo") } cofa.
  }
rules-17 = { TOUCH() ->
    [yes] Naciśnięcie wolnego pola mówi, ile by dało, drugie je wypełnia.
   *[no] { KEY("previous") } i { KEY("next") } chodzą po wolnych polach, od najwyższego, z równych najpierw rzadsze. Po ostatnim rzucie cyfry wskazują pierwsze dziesięć pól karty: 1 to jedynki. { KEY("commit") } wypełnia pole, które słychać; za pierwszym razem tylko podaje najwyższe.
  }
rules-18 = { KEY("points") } podaje najwyższe pole, { KEY("last_roll") } kości, { KEY("choices") } trzy najwyższe pola, a przed rzutem wolne, { KEY("risk") } pozostałe rzuty, { KEY("bonus") } premię za górę i jak daleko jesteś od planu, czyli trzech kości każdej liczby, { KEY("scores") } wyniki, { KEY("sheet") } kartę.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Z dwóch par w pierwszym rzucie odłóż tylko wyższą.
tips-2 = W pierwszym rzucie para trójek lub wyższa jest lepsza niż trzy kości po kolei; pary jedynek nigdy nie warto odkładać.
tips-3 = Z fula w pierwszym rzucie odłóż trzy jednakowe i rzucaj dalej; bierz go od razu tylko z trzema jedynkami.
tips-4 = Na początku cztery jednakowe wpisuj w ich górne pole, nie w karetę: to od 2 do 8 punktów więcej.
tips-5 = Na początku szansę zachowaj na 19 punktów lub więcej: nawet jedna 1 w jedynkach jest lepsza niż 18 w szansie.

## The lesson: what a step says, before the key to press; by their names in lessons/fune.toml

teach-roll = Masz kartę z trzynastoma polami, a na każde do trzech rzutów.
teach-keep = { TOUCH() ->
    [yes] Odłóż szóstki.
   *[no] Cyfra odkłada wszystkie kości swojej liczby. Odłóż szóstki.
  }
teach-others = Teraz rzuć kośćmi, które nie są odłożone.
teach-more = { TOUCH() ->
    [yes] Jeszcze jedna szóstka: odłóż i ją.
   *[no] Jeszcze jedna szóstka. Ta sama cyfra odkłada i ją.
  }
teach-third = I ostatni rzut.
teach-walk = Teraz wybierz pole. { KEY("next") } i { KEY("previous") } chodzą po wolnych, od najwyższego, i mówią, ile które da.
teach-fill = Kareta sumuje wszystkie kości, jeśli cztery są jednakowe. Jest rzadka, więc ją weź. { KEY("commit") } wypełnia pole, które słyszysz.
teach-listen = Teraz posłuchaj, jak gra { opponent-name-cautious }. { KEY("toggle") } przyspiesza.
teach-second = Rzuć znowu.
teach-bonus = Od jedynek do szóstek to górne pola: 63 punkty w nich dają 35 więcej. { KEY("bonus") } mówi, ile już masz.
teach-lowest = Skończyć możesz po każdym rzucie, ale wtedy trzeba wypełnić pole, w razie czego za 0. { KEY("last") } przechodzi do najniższego.
teach-zero = Powiedzmy, że z niego rezygnujesz: trudno je zdobyć.
teach-confirm = { TOUCH() ->
    [yes] Przed zerem pada pytanie. Potwierdź.
   *[no] Przed wpisaniem zera program pyta. Ten sam klawisz jeszcze raz je wpisuje.
  }
teach-wait = Teraz znowu { opponent-name-cautious }.
teach-sheet = { KEY("sheet") } otwiera twoją kartę: { KEY("list_next") } i { KEY("list_previous") } czytają jej wiersze, { KEY("back") } ją zamyka.
teach-scores = { KEY("scores") } podaje wyniki, { KEY("turn") } mówi, czyj ruch.
teach-learned = Oto FUNE: do trzech rzutów, odkładasz, co chcesz, i wypełniasz najlepsze pole. Wygrywa największa suma.

## Keys that are called otherwise here

command-commit = Wypełnij pole
    .help = Kończy twoją turę i wypełnia pole, które słyszysz; najpierw podaje najwyższe.
command-all = Odłóż wszystkie pięć
    .help = Odkłada wszystkie pięć kości.
command-choices = Pola
    .help = Przed rzutem wolne pola i plan premii, potem trzy najwyższe.
command-risk = Pozostałe rzuty
    .help = Ile rzutów zostało w tej turze.
