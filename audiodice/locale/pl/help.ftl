# Keys and commands in Polish: read only when asked for.

## Keys as they are spoken

key-enter = Enter
key-space = spacja
key-backspace = Backspace
key-escape = Escape
key-left = strzałka w lewo
key-right = strzałka w prawo
key-up = strzałka w górę
key-down = strzałka w dół
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
key-comma = przecinek
key-dot = kropka
key-minus = minus
key-plus = plus
key-equals = znak równości
key-question = znak zapytania
key-slash = ukośnik
key-delete = Delete
key-tab = Tab

## Commands: what a key does. The value names it, .help says more.

command-roll = Rzuć
    .help = Rzuca kośćmi, które nie są odłożone. Przytrzymany, potrząsa nimi, aż puścisz, jeśli tak ustawiono.
command-commit = Zapisz
    .help = Kończy twoją turę i daje ci jej punkty.
command-all = Wszystkie punktujące
    .help = Odkłada każdą kość, która punktuje.
command-undo = Cofnij
    .help = { TOUCH() ->
        [yes] Cofa twój ostatni ruch, najdalej do ostatniego rzutu; ustawienie pozwala dalej.
       *[no] Cofa twoje ostatnie naciśnięcie klawisza, najdalej do ostatniego rzutu; ustawienie pozwala dalej.
      }
command-left = Kość w lewo
    .help = Chodzi po kościach; { KEY("toggle") } odkłada albo przywraca kość.
command-right = Kość w prawo
    .help = Chodzi po kościach; { KEY("toggle") } odkłada albo przywraca kość.
command-toggle = Odłóż lub przywróć tę kość
    .help = Gdy grają inni, przyspiesza ich.
command-previous = Poprzedni wybór
    .help = Chodzi po możliwych wyborach, najpierw najwięcej punktów.
command-next = Następny wybór
    .help = Chodzi po możliwych wyborach, najpierw najwięcej punktów.
command-first = Pierwszy wybór
    .help = Wybór z największą liczbą punktów.
command-last = Ostatni wybór
    .help = Wybór z najmniejszą liczbą punktów.
command-digit-1 = Odłóż lub przywróć jedynki
    .help = Odkłada wszystkie jedynki; jeszcze raz, o jedną mniej; potem żadnej. Na karcie wyników, po ostatnim rzucie: pole 1.
command-digit-2 = Odłóż lub przywróć dwójki
    .help = Odkłada wszystkie dwójki; jeszcze raz, o jedną mniej; potem żadnej. Na karcie wyników, po ostatnim rzucie: pole 2.
command-digit-3 = Odłóż lub przywróć trójki
    .help = Odkłada wszystkie trójki; jeszcze raz, o jedną mniej; potem żadnej. Na karcie wyników, po ostatnim rzucie: pole 3.
command-digit-4 = Odłóż lub przywróć czwórki
    .help = Odkłada wszystkie czwórki; jeszcze raz, o jedną mniej; potem żadnej. Na karcie wyników, po ostatnim rzucie: pole 4.
command-digit-5 = Odłóż lub przywróć piątki
    .help = Odkłada wszystkie piątki; jeszcze raz, o jedną mniej; potem żadnej. Na karcie wyników, po ostatnim rzucie: pole 5.
command-digit-6 = Odłóż lub przywróć szóstki
    .help = Odkłada wszystkie szóstki; jeszcze raz, o jedną mniej; potem żadnej. Na karcie wyników, po ostatnim rzucie: pole 6.
command-digit-7 = Kość 7
    .help = Tylko gdy cyfry wybierają miejsca. Na karcie wyników, po ostatnim rzucie: pole 7.
command-digit-8 = Kość 8
    .help = Tylko gdy cyfry wybierają miejsca. Na karcie wyników, po ostatnim rzucie: pole 8.
command-digit-9 = Kość 9
    .help = Tylko gdy cyfry wybierają miejsca. Na karcie wyników, po ostatnim rzucie: pole 9.
command-digit-0 = Kość 10
    .help = Tylko gdy cyfry wybierają miejsca. Na karcie wyników, po ostatnim rzucie: pole 10.
command-points = Punkty w tej turze
    .help = Ile jest warta ta tura, jeśli teraz ją zakończysz.
command-last-roll = Powtórz ostatni rzut
    .help = Każda kość, odłożone najpierw. Po rzucie innych drugie naciśnięcie podaje twoje.
command-scores = Wyniki
    .help = Wyniki wszystkich.
command-turn = Czyj ruch
    .help = Kto teraz gra.
command-choices = Do wyboru
    .help = Ile jest wyborów, i trzy z największą liczbą punktów.
command-risk = Ryzyko
    .help = Jakie jest ryzyko, że następny rzut zabierze turę.
command-sheet = Karta wyników
    .help = Twoja karta, wiersz po wierszu.
command-bonus = Premia za górę
    .help = Ile masz i jak daleko jesteś od planu: trzy kości każdej liczby.
command-party = Impreza
    .help = Kto jest na Imprezie.
command-dungeon = Loch
    .help = Kto jest w Lochu.
command-game-rules = Gra i opcje
    .help = Jaka to gra i które opcje obowiązują.
command-worth = Co ile daje
    .help = Układy albo pola tej gry i ile są warte, wiersz po wierszu.
command-practise = Ćwiczenia
    .help = Po grze: decyzje, które dużo kosztowały, jeszcze raz. W ćwiczeniach: następna.
command-hint = Podpowiedź
    .help = Mówi, co najlepiej zrobić; jeszcze raz, robi to.
command-chance = Szansa na wygraną
    .help = Ile na sto gier wygra stąd każdy, jeśli wszyscy grają dobrze.
command-hint-numbers = Podpowiedź z liczbami
    .help = Co najlepiej zrobić, ile to warte, i co jest drugie w kolejności.
command-who = Kto tu jest
    .help = Kto gdzie siedzi, kto obserwuje i kto nie odpowiada.
command-friends = Przyjaciele
    .help = Lista obecnych. Wycisza, co ktoś mówi, odpowiada na prośby i decyduje o miejscu tych, którzy zniknęli.
command-say = Powiedz coś
    .help = Otwiera wiersz do pisania; { KEY("select") } mówi to wszystkim przy stole.
command-phrases = Gotowe zwroty
    .help = { TOUCH() ->
        [yes] Lista zwrotów.
       *[no] Lista zwrotów; cyfra mówi zwrot od razu.
      }
command-said-older = Wypowiedzi, wstecz
    .help = Ostatnia wypowiedź kogoś z przyjaciół; każde kolejne naciśnięcie cofa o jedną.
command-said-newer = Wypowiedzi, naprzód
    .help = Wraca naprzód przez wypowiedzi przyjaciół.
command-verbosity = Ile mówi program
    .help = Krótko, normalnie albo szczegółowo.
command-missed = Co mnie ominęło?
    .help = Wszystko od twojego ostatniego ruchu.
command-step = Następna możliwość
    .help = Przy przełącznikach: podaje, co jeszcze można zrobić.
command-press = Wykonaj
    .help = Przy przełącznikach: robi to, co padło ostatnio.
command-list-previous = Poprzednia
    .help = Pozycja wyżej.
command-list-next = Następna
    .help = Pozycja niżej.
command-list-first = Pierwsza
    .help = Pierwsza pozycja.
command-list-last = Ostatnia
    .help = Ostatnia pozycja.
command-list-left = Zmień w dół
    .help = Poprzednia wartość.
command-list-right = Zmień w górę
    .help = Następna wartość.
command-select = Wybierz
    .help = Robi to, co mówi pozycja.
command-find = Szukaj
    .help = { TOUCH() ->
        [yes] Wpisz słowo, potem { KEY("select") }.
       *[no] Wpisz słowo, potem { KEY("select") }; ten sam klawisz znajduje następne.
      }
command-delete = Usuń
    .help = Usuwa pozycję tam, gdzie to możliwe; pyta raz.
command-reset = Wartość domyślna
    .help = Przywraca ustawieniu wartość domyślną.
command-explain = Wyjaśnij
    .help = Co oznacza to ustawienie.
command-section-list-left = Poprzednia grupa
    .help = Przechodzi do poprzedniej grupy.
command-section-list-right = Następna grupa
    .help = Przechodzi do następnej grupy.
command-sheet-list-left = Poprzednia karta
    .help = Karta poprzedniego gracza.
command-sheet-list-right = Następna karta
    .help = Karta następnego gracza.
command-replay-list-left = Krok wstecz
    .help = Podaje poprzedni krok.
command-replay-list-right = Krok naprzód
    .help = Podaje następny krok.
command-replay-list-previous = Poprzednia tura
    .help = Przechodzi do poprzedniej tury.
command-replay-list-next = Następna tura
    .help = Przechodzi do następnej tury.
command-replay-list-first = Pierwszy krok
    .help = Przechodzi na początek gry.
command-replay-list-last = Ostatni krok
    .help = Przechodzi na koniec gry.
command-replay-select = Odtwarzaj lub wstrzymaj
    .help = Odtwarza samo dalej albo wstrzymuje.
command-play-again = Zagraj jeszcze raz
    .help = Zaczyna nową grę z tymi samymi graczami.
command-help = { TOUCH() ->
    [yes] Pomoc
   *[no] Klawisze tutaj
  }
    .help = { TOUCH() ->
        [yes] Mówi, co robią przyciski.
       *[no] Lista tego, co możesz tu nacisnąć; { KEY("select") } to wykonuje.
      }
command-input-help = { TOUCH() ->
    [yes] Co robi przycisk
   *[no] Pomoc klawiatury
  }
    .help = { TOUCH() ->
        [yes] Przyciski tylko mówią, co robią.
       *[no] Klawisze tylko mówią, co robią.
      }
command-stop = Przerwij mowę
    .help = Cisza, aż padnie coś nowego.
command-older = Powtórz, potem starsze komunikaty
    .help = Mówi ostatni komunikat jeszcze raz; każde kolejne naciśnięcie cofa o jeden.
command-newer = Nowszy komunikat
    .help = Wraca naprzód przez komunikaty.
command-oldest = Najstarszy komunikat
    .help = Pierwszy komunikat.
command-newest = Najnowszy komunikat
    .help = Ostatni komunikat.
command-recent = Ostatnie komunikaty
    .help = Kilka ostatnich komunikatów naraz; ile, mówi ustawienie.
command-kind = Które komunikaty
    .help = Po których komunikatach chodzić: wszystkie, moje ruchy, przeciwnicy, wyniki.
command-where = Gdzie jestem
    .help = Na liście: jej nazwa, pozycja i miejsce. Przy stole: czyj ruch, kości, punkty i wyniki.
command-copy = Kopiuj
    .help = Kopiuje komunikat do schowka.
command-softer = Dźwięki ciszej
    .help = Ścisza dźwięki.
command-louder = Dźwięki głośniej
    .help = Pogłaśnia dźwięki.
command-voice-softer = Głos ciszej
    .help = Ścisza głos tam, gdzie nie ustala tego czytnik ekranu.
command-voice-louder = Głos głośniej
    .help = Pogłaśnia głos tam, gdzie nie ustala tego czytnik ekranu.
command-slower = Głos wolniej
    .help = Spowalnia głos tam, gdzie nie ustala tego czytnik ekranu.
command-faster = Głos szybciej
    .help = Przyspiesza głos tam, gdzie nie ustala tego czytnik ekranu.
command-effects = Włącz lub wyłącz dźwięki
    .help = Wyłącza wszystkie dźwięki albo znowu je włącza.
command-speech = Włącz lub wyłącz mowę
    .help = Wyłącza całą mowę albo znowu ją włącza.
command-caption-smaller = Napisy mniejsze
    .help = Dla tych, którzy patrzą na okno.
command-caption-bigger = Napisy większe
    .help = Dla tych, którzy patrzą na okno.
command-back = Wróć
    .help = Wychodzi z tej listy; przy stole otwiera menu pauzy.
command-leave = Wyjdź
    .help = Kończy program.

## The groups of the lists of keys

command-group-play = Granie
command-group-ask = Pytania
command-group-friends = Przyjaciele
command-group-lists = Na listach
command-group-speech = Mowa
command-group-sound = Dźwięki
command-group-program = Program
command-group-switches = Przełączniki

## Learning the sounds

menu-trainer = Liczby jako dźwięki, do ćwiczenia
menu-quiz = Zgadywanka
cue-played = {""}
cue-told = {""}
quiz-asked = {""}
trainer-open = { TOUCH() ->
    [yes] { $title }. { $label }
   *[no] { $title }. Cyfry odtwarzają swoją wartość. { $label }
  }
    .brief = { $title }. { $label }
trainer-hand = { TOUCH() ->
    [yes] Pięć kości: naciśnięcie nimi rzuca, następne je podaje
   *[no] Pięć kości: { KEY("select") } nimi rzuca, jeszcze raz je podaje
  }
    .brief = Pięć kości
trainer-kept = Odłożone kości: { $value }
trainer-answer = { $faces }.
level-slow = Liczby, wolno
level-brisk = Liczby, żwawo
level-dice = Pięć kości
level-combo = Układy
level-cues = Wszystkie dźwięki
quiz-level = { $name }{ $best-n ->
    [0] {""}
   *[other] . Najlepiej { $best } z { $count }
  }
quiz-open = { $title }. { $digits ->
    [0] Który to z czterech?
    [1] { TOUCH() ->
        [yes] Jaka to wartość?
       *[no] Naciśnij jego cyfrę.
      }
    [few] { TOUCH() ->
        [yes] Jakie to wartości, w liczbie { $digits }?
       *[no] Naciśnij { $digits } cyfry.
      }
   *[many] { TOUCH() ->
        [yes] Jakie to wartości, w liczbie { $digits }?
       *[no] Naciśnij { $digits } cyfr.
      }
  } { KEY("list_right") } odtwarza jeszcze raz, { KEY("scores") } podaje wynik.
    .brief = { $title }.
quiz-wrong = Nie: { $answer }. { KEY("select") } idzie dalej.
quiz-missed = Nie: { $answer }. { KEY("select") } idzie dalej.
quiz-score = Dobrze { $right }, źle { $wrong }, jeszcze { $left }.
    .brief = Dobrze { $right }, źle { $wrong }.
quiz-ended = Dobrze { $right } z { $count }. { $record ->
    [yes] Twój rekord.
   *[no] Najlepiej { $best }.
  }
    .brief = { $right } z { $count }.

## Names of sounds. cues-GROUP is a group of them, cue-FAMILY one; $count is a number of dice or a value.

cues-dice = Kości i kubek
cues-game = Tury i gry
cues-sheet = Karty wyników
cues-fonnjo = Fonnjo Foon
cues-combo = Układy
cues-tell = Co oznacza liczba
cues-value = Liczby jako dźwięki
cues-friends = Przyjaciele przy stole
cues-menu = Menu i program

cue-shake = Potrząsanie kubkiem, kości: { $count }
cue-pour = Kości z kubka: { $count }
cue-pour-short = Kości z kubka, krótko: { $count }
cue-stroke = Jeden ruch kubka, kości: { $count }
cue-shake-horn = Potrząsanie rogowym kubkiem, kości: { $count }
cue-pour-horn = Kości z rogowego kubka: { $count }
cue-pour-short-horn = Kości z rogowego kubka, krótko: { $count }
cue-shake-tin = Potrząsanie puszką, kości: { $count }
cue-pour-tin = Kości z puszki: { $count }
cue-pour-short-tin = Kości z puszki, krótko: { $count }
cue-shake-wood = Potrząsanie drewnianym kubkiem, kości: { $count }
cue-pour-wood = Kości z drewnianego kubka: { $count }
cue-pour-short-wood = Kości z drewnianego kubka, krótko: { $count }
cue-keep = Odłożenie
cue-release = Przywrócenie
cue-all-dice = Wszystkie kości odłożone
cue-bank = Zapis punktów
cue-bank-big = Zapis wielu punktów
cue-farkle = Farkle
cue-farkle-big = Farkle, przepada wiele punktów
cue-hot-dice =
    { $count ->
        [2] Znowu gorące kości
        [3] Gorące kości, trzeci raz lub więcej
       *[other] Gorące kości
    }
cue-turn-mine = Twój ruch
cue-turn-other = Ruch kogoś innego
cue-name = Imię przeciwnika { $count }
cue-win = Wygrana
cue-lose = Przegrana
cue-tie = Remis
cue-score = Pole wypełnione
cue-score-big = Pole wypełnione, wiele punktów
cue-zero = Zero w polu
cue-bonus = Premia
cue-foon = Foon
cue-big-foon = Wielki Foon
cue-crisis = Kryzys
cue-dungeon = Drzwi Lochu
cue-party = Fonnjo wchodzi na Imprezę
cue-party-monster = Potwór wchodzi na Imprezę
cue-another-day = Kolejny dzień
cue-picture = Zdjęcie
cue-combo-pair = Para
cue-combo-three = Trzy jednakowe
cue-combo-four = Cztery jednakowe
cue-combo-five = Pięć jednakowych
cue-combo-six = Sześć jednakowych
cue-combo-full-house = Ful
cue-combo-straight = Strit
cue-combo-long-straight = Duży strit
cue-combo-any = Dowolne kości
cue-tell-points = Dalej punkty
cue-tell-total = Dalej punkty razem
cue-tell-dice = Dalej kości
cue-tell-left = Ile zostało
cue-tell-box = Pole na górze: dalej jego oczka
cue-tell-need = Ile potrzeba
cue-tell-risk = Ryzyko, w procentach
cue-tell-choices = Ile jest do wyboru
cue-tell-choice = Jeden wybór
cue-tell-round = Runda
cue-tell-lost = Stracone punkty
cue-tell-fonnjo = Fonnjo
cue-tell-group = Grupa kości: dalej oczka i liczba
cue-tell-seat = Miejsce
cue-tell-yes = Tak
cue-tell-no = Nie albo brak
cue-tell-letter = Litera albo przecinek w liczbie
cue-value = Liczba { $count }
cue-value-kept = Liczba { $count }, odłożona
cue-value-brisk = Liczba { $count }, żwawo
cue-value-kept-brisk = Liczba { $count }, odłożona, żwawo
cue-refused = Odmowa
cue-question = Pytanie
cue-too-soon = Za wcześnie
cue-undo = Cofnięcie
cue-hurry = Przyspieszenie
cue-menu-move = Następna pozycja
cue-menu-edge = Koniec listy
cue-menu-select = Wybrane
cue-menu-open = Menu się otwiera
cue-menu-close = Menu się zamyka
cue-start = Program się zaczyna
cue-exit = Program się kończy
cue-text = Coś do przeczytania na ekranie
cue-input-help-on = Pomoc klawiatury włączona
cue-input-help-off = Pomoc klawiatury wyłączona
cue-game-kept = Gra zapisana
cue-game-resumed = Powrót do gry
cue-quiz-right = Dobra odpowiedź
cue-quiz-wrong = Zła odpowiedź
cue-thinking = Namysł
cue-friend-came = Ktoś przychodzi
cue-friend-left = Ktoś wychodzi
cue-friend-quiet = Ktoś nie odpowiada
cue-friend-back = Ktoś wraca
cue-friend-said = Ktoś coś mówi
cue-line-lost = Twoje połączenie zerwane
cue-line-found = Twoje połączenie wróciło
cue-ambience = Sala ze stołem
cue-motif-fune-start = FUNE, melodia: początek gry
cue-motif-fune-turn = FUNE, melodia: twój ruch
cue-motif-fune-bank = FUNE, melodia: wpisane punkty
cue-motif-fune-win = FUNE, melodia: wygrana
cue-motif-dice4fun-start = Dice4Fun, melodia: początek gry
cue-motif-dice4fun-turn = Dice4Fun, melodia: twój ruch
cue-motif-dice4fun-bank = Dice4Fun, melodia: wpisane punkty
cue-motif-dice4fun-win = Dice4Fun, melodia: wygrana
cue-motif-farkle-start = Farkle, melodia: początek gry
cue-motif-farkle-turn = Farkle, melodia: twój ruch
cue-motif-farkle-bank = Farkle, melodia: zapisane punkty
cue-motif-farkle-win = Farkle, melodia: wygrana
cue-motif-fonnjo-foon-start = Fonnjo Foon, melodia: początek gry
cue-motif-fonnjo-foon-turn = Fonnjo Foon, melodia: twój ruch
cue-motif-fonnjo-foon-bank = Fonnjo Foon, melodia: wpisane punkty
cue-motif-fonnjo-foon-win = Fonnjo Foon, melodia: wygrana
