# Friends at other machines, in Polish: read only when somebody plays with friends.
# Nobody's gender is known: all that friends do is told in the present.

## The way to a table

friends-title = Przyjaciele
friends-host = Otwórz stół dla przyjaciół
friends-join = Dołącz z kodem
friends-near = Stoły w pobliżu
friends-install = Jak zainstalować to, czego brakuje
friends-missing = Do gry z przyjaciółmi trzeba więcej: { $what }. Z pip: pip install "{ $what }".
    .brief = Zainstaluj { $what }.
friends-name = Jak mają cię nazywać przyjaciele? Wpisz imię, potem { KEY("select") }.
    .brief = Twoje imię?
friends-need-name = Przyjaciele potrzebują twojego imienia.
    .brief = Trzeba imienia.
nobody-near = W tej sieci żaden stół się nie ogłasza. Z jego kodem i tak możesz dołączyć.
    .brief = Brak stołu w pobliżu.
near-table = Stół: { $name }, { $address }
host-menu = Stół dla przyjaciół
host-open = Otwórz stół
host-seats = Miejsca dla ludzi: { $number }
host-name = Moje imię: { $value }
host-near = Kto może przyjść: { $reach ->
    [near] wszyscy w tej sieci
    [broker] wszyscy, przez brokera z ustawień
   *[here] tylko ten komputer
  }
    .help = Skąd można dotrzeć do stołu. Bez jego kodu nikt nie wejdzie.
code-asked = { $name-n ->
    [0] Kod stołu.
   *[other] Kod stołu, który otwiera { $name }.
  } Wystarczą pierwsze litery każdego słowa, potem spacja; na końcu { KEY("select") }.
    .brief = Kod?
code-so-far = { $code-n ->
    [0] Jeszcze nic.
   *[other] { $code }.
  } { $typed-n ->
    [0] {""}
   *[other] { $typed }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-word = { $word }{ $many ->
    [1] .
   *[other] , jedno z { $many }.
  }
code-taken = { $word-n ->
    [0] {""}
   *[other] { $word }.
  } { $left ->
    [0] To wszystko: { KEY("select") } dołącza.
    [one] Jeszcze jedno słowo.
    [few] Jeszcze { $left } słowa.
   *[many] Jeszcze { $left } słów.
  }
    .brief = { $left ->
        [0] { $word } Wszystko.
       *[other] { $word } { $left }.
      }
code-several = { $many ->
    [few] Tak zaczynają się { $many } słowa
   *[many] Tak zaczyna się { $many } słów
  }: { $words }. { KEY("list_next") } po nich chodzi.
    .brief = { $words }?
words-last = { $head }, { $next }
code-no-word = Żadne słowo kodu nie zaczyna się od { $typed }.
    .brief = Nie ma { $typed }.
code-full = Wszystkie pięć słów już jest. { KEY("select") } dołącza.
    .brief = Jest już pięć.
code-short = { $left ->
    [one] Brakuje jednego słowa.
    [2] Brakuje dwóch słów.
    [3] Brakuje trzech słów.
    [4] Brakuje czterech słów.
   *[other] Brakuje { $left } słów.
  }
code-wrong-count = Kod ma pięć słów, a tu { $count ->
    [one] jest jedno
    [few] są { $count }
   *[many] jest ich { $count }
  }.
code-unknown-word = Słowa { $number }, { $typed }, nie ma w żadnym kodzie. Może { $nearest }?
code-told = Kod: { $code }.
listening = { $copies ->
    [yes] { KEY("copy") } go kopiuje, { KEY("where") } powtarza.
   *[no] { KEY("where") } go powtarza.
  }{ $address-n ->
    [0] {""}
   *[other] {" "}Stół jest pod adresem { $address }.
  }
    .brief = {""}
friends-called = Pozostali są wezwani.

## Before the game

lobby-host = Twój stół
lobby-guest = Stół ze znajomymi
lobby-begin = Zacznij grę, { $count ->
    [1] nikogo jeszcze nie ma
   *[other] przy stole { $count }
  }
lobby-wait = { $name-n ->
    [0] Czekanie na odpowiedź
   *[other] Czekanie, aż { $name } zacznie, przy stole { $count }
  }
lobby-invite = Skopiuj zaproszenie, link
lobby-who = Kto tu jest
lobby-sit = Zajmij miejsce
lobby-watch = Tylko obserwuj
lobby-leave = Odejdź od stołu
lobby-sits = Chcesz zająć miejsce.
lobby-watches = Obserwujesz.
friends-code = Podaj kod
leave-asked = { $host ->
    [yes] To zamyka twój stół. Jeszcze raz { KEY("back") }, a wychodzisz.
   *[no] Jeszcze raz { KEY("back") }, a wychodzisz.
  }
table-sought = Szukanie stołu.
    .brief = {""}
table-found = Stół: { $name }. { $game }, miejsca: { $most }.
    .brief = { $game }.
table-begins = Zaczynamy.
table-began = {""}
table-too-few = Nikt jeszcze z tobą nie siedzi.
    .brief = Jeszcze nikogo.
table-cannot-begin = Gra nie może się zacząć: { $why }.
table-full = Stół jest pełny, zajęte miejsca: { $most }. Możesz zostać i obserwować.
    .brief = Pełny. Możesz obserwować.
table-other-version = Ten stół ma inną wersję audiodice.
    .brief = Inna wersja.
table-other-game = Przy tym stole gra się w { $game }, a ten audiodice jej nie ma.
    .brief = Nieznana gra.
table-silent = Nikogo nie ma przy tym stole. Czy kod jest dobry?
    .brief = Nikogo tam nie ma.
table-split = { $name } ma inny przebieg gry niż my i nie da się ich złączyć.
    .brief = { $name } ma inną grę.
table-ended = Ta gra jest przerwana.

## Who is here

friends-here = { $alone ->
    [yes] Nikogo poza tobą tu nie ma.
   *[no] { $friends }.
  }
friends-item = { $b ->
    [-1] {""}
    [0] {""}
   *[other] miejsce { $b },{" "}
  }{ $c ->
    [me] ty
   *[other] { $a }
  }{ $b ->
    [0] {" "}obserwuje
   *[other] {""}
  }{ $c ->
    [quiet] , nie odpowiada
    [gone] , brak połączenia
    [computer] , gra komputer
   *[other] {""}
  }
friends-joint = { $head }; { $next }
friends-last = { $head }; { $next }
friend-entry = { $name }{ $state ->
    [me] , czyli ty
    [muted] , nie słychać
    [quiet] , nie odpowiada
    [gone] , brak połączenia
   *[other] , jest
  }
talk-entry = Wypowiedzi przyjaciół słychać: { $value }
friend-came = { $name } przychodzi{ $watching ->
    [yes] , aby obserwować.
   *[no] .
  }
    .brief = { $name }.
friend-sat = { $me ->
    [yes] Masz miejsce { $number }.
   *[no] { $name } zajmuje miejsce { $number }.
  }
    .brief = { $me ->
        [yes] Twoje miejsce: { $number }.
       *[no] { $name }, miejsce { $number }.
      }
friend-stood-up = { $me ->
    [yes] Nie masz już miejsca.
   *[no] { $name } zwalnia miejsce.
  }
friend-left = { $name } wychodzi.
friend-quiet = { $name } nie odpowiada.
    .brief = { $name } nie odpowiada.
friend-gone = { $name }: brak połączenia.
decide-asked = { KEY("friends") }: czekać, oddać miejsce komputerowi albo zakończyć grę.
    .brief = { KEY("friends") } decyduje.
friend-back = { $name } wraca.
friend-cheated = { $name } podpisuje dwa różne ruchy w tym samym momencie gry, a to oszustwo, i wypada z gry.
    .brief = { $name } oszukuje i wypada z gry.
friend-odd = { $name } robi coś wbrew zasadom; to się pomija.
    .brief = {""}
line-lost = Połączenie zerwane. Program sam próbuje dalej.
    .brief = Połączenie zerwane.
line-found = Połączenie wróciło.
line-refused = Broker pod adresem { $address } nas odrzuca.
line-certificate = Certyfikat { $address } nie pasuje: nie wiadomo, kto tam słucha.
    .brief = Zły certyfikat pod { $address }.
line-no-broker = To, co słucha pod { $address }, nie jest brokerem.
line-no-host = Nie ma { $address }.
line-unreachable = Nic nie odpowiada pod { $address }.
friends-no-network = Ten komputer nie jest w żadnej sieci.
friends-no-broker = Nie udało się uruchomić brokera: { $why }.
friends-bad-broker = { $url } nie jest adresem brokera.
friends-not-found = W pobliżu nie ma stołu z tym kodem, a nie ustawiono brokera, przez którego można szukać dalej.
    .brief = Takiego stołu nie ma w pobliżu.
friends-needs-broker = W przeglądarce stoły z przyjaciółmi potrzebują brokera w internecie. Ustaw jego adres w ustawieniach albo otwórz link z zaproszenia.
    .brief = Trzeba ustawić brokera.
friends-no-websocket = Przeglądarka nie dotrze w ten sposób do { $address }: adres musi zaczynać się od wss albo ws.
    .brief = Adres musi zaczynać się od wss.
friends-not-loaded = Nie udało się wczytać tego, czego trzeba do gry z przyjaciółmi. Czy jest sieć?
    .brief = Nie wczytano.

## What is said

say-what = Co chcesz powiedzieć? { KEY("select") } to mówi.
    .brief = Co powiedzieć?
friend-said = { $name }: { $text }
friend-phrase = { $name }: { phrase }
you-said = Ty: { $text }
said-later = Połączenie zerwane: zostanie wysłane, gdy wróci.
    .brief = Do wysłania później.
nothing-was-said = Jeszcze nic nie powiedziano.
    .brief = Jeszcze nic.
phrases-title = Zwroty
phrase-numbered = { $number }, { $text }
phrase = { $phrase ->
    [1] { phrase-1 }
    [2] { phrase-2 }
    [3] { phrase-3 }
    [4] { phrase-4 }
    [5] { phrase-5 }
    [6] { phrase-6 }
    [7] { phrase-7 }
    [8] { phrase-8 }
    [9] { phrase-9 }
   *[other] ?
  }
phrase-1 = Świetny rzut!
phrase-2 = Co za pech.
phrase-3 = Twój ruch.
phrase-4 = Chwileczkę, proszę.
phrase-5 = Już jestem.
phrase-6 = Dziękuję.
phrase-7 = Dobra gra!
phrase-8 = Jeszcze jedna gra?
phrase-9 = Muszę już iść.

## At the table

friends-pause = Menu, gra toczy się dalej
leaves-friends = { $review ->
    [yes] { KEY("hint") } analizuje grę, { KEY("roll") } odchodzi od stołu.
   *[no] { KEY("roll") } odchodzi od stołu.
  }
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } analizuje grę.{" "}
   *[no] {""}
  }{ $name } jeszcze nie zaczyna od nowa: usłyszysz to tutaj. Aby odejść: { KEY("back") }, potem „{ lobby-leave }”.
    .brief = { $name } jeszcze nie zaczyna od nowa. { KEY("back") }: { lobby-leave }.
friend-begins-again = { $name } zaczyna od nowa. { KEY("roll") } dołącza.
    .brief = { $name }, od nowa. { KEY("roll") } dołącza.
friends-next = Zagraj w następną grę
    .help = Gdy się zacznie. Aby odejść: { KEY("back") }, potem „{ lobby-leave }”.
friends-leave = Odejdź od stołu
    .help = Wraca do menu głównego; gra jest w wynikach.
dice-coming = Twoje kości są w drodze.
    .brief = Kości w drodze.
dice-wait = { $names-n ->
    [0] Kości czekają na innych.
   *[other] Kości czekają, aż odpowie { $names }.
  }
throw-waits = Rzut jest w drodze.
not-back-yet = Chwileczkę: to, co cię ominęło, jest w drodze.
you-watch = Obserwujesz: to jest dla graczy.
    .brief = Obserwujesz.
friends-missed = { $turns ->
    [0] Żadna tura cię nie ominęła.
    [one] Ominęła cię jedna tura. { KEY("missed") } ją opowie.
    [2] Ominęły cię dwie tury. { KEY("missed") } je opowie.
    [few] Ominęły cię { $turns } tury. { KEY("missed") } je opowie.
   *[many] Ominęło cię { $turns } tur. { KEY("missed") } je opowie.
  }
    .brief = { $turns ->
        [0] Nic cię nie ominęło.
       *[other] Ominięte tury: { $turns }.
      }
table-rewound = Ostatnie ruchy nie dotarły do wszystkich i się nie liczą.
    .brief = Ostatnie ruchy się nie liczą.
undo-asking = Inni są pytani o zgodę.
    .brief = Inni są pytani.
undo-asked = { $name } chce cofnąć { $many ->
    [one] krok
    [few] { $many } kroki
   *[many] { $many } kroków
  }. { KEY("undo") } pozwala, { KEY("friends") } daje więcej.
    .brief = { $name }: cofnąć? { KEY("undo") } pozwala.
undo-agreed = Zgoda.
undo-denied = Brak zgody.
undo-refused = Krok zostaje: nie wszyscy się zgadzają.
    .brief = Krok zostaje.
undo-nobody = Nie ma nikogo, kto mógłby się zgodzić.
undo-allow = Pozwól
undo-deny = Odmów
friend-undid = { $who ->
    [you] Cofnięte. Twój ruch.
   *[other] { $name } cofa krok.
  }
end-asked = { $name } chce zakończyć grę, bo nie ma już gracza { $about }. { KEY("friends") } decyduje.
    .brief = { $name }: zakończyć grę? { KEY("friends") } decyduje.
decide-wait = { $name }: czekać
decide-computer = { $name }: niech gra komputer
decide-end = { $name }: zakończyć grę
chosen-wait = Czekamy, aż wróci { $name }.
chosen-computer = { $name }: ma grać komputer, jeśli wszyscy obecni się zgodzą.
    .brief = { $name }: komputer.
chosen-end = Gra ma się zakończyć, jeśli wszyscy obecni się zgodzą.
    .brief = Gra ma się zakończyć.
ruled-skip = { $who ->
    [you] Zabrakło twojej części rzutu: gra toczy się bez ciebie.
   *[other] { $name }: brakuje części rzutu, gra toczy się bez niej.
  }
    .brief = { $who ->
        [you] Bez ciebie.
       *[other] Bez udziału: { $name }.
      }
ruled-lost = { $who ->
    [you] Twój rzut nie dotarł: tracisz turę.
   *[other] { $name }: rzut nie dotarł, tura stracona.
  }
    .brief = Tura stracona.
ruled-computer = { $who ->
    [you] Gra za ciebie komputer.
   *[other] { $name }: teraz gra komputer.
  }
ruled-back = { $who ->
    [you] Twoje miejsce jest znowu twoje.
   *[other] { $name } znowu gra.
  }
ruled-end = Gra jest przerwana, bez zwycięzcy.

## Games kept

friends-not-kept = Nie ma zapisu, z którym można by wrócić do tego stołu.
    .brief = Nie da się wrócić.
shared-needs = Ta gra potrzebuje twoich przyjaciół
shared-back = Wróć do jej stołu
