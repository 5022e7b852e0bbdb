# Friends at other machines, in Polish: read only when somebody plays with friends.
# Nobody's gender is known: all that friends do is told in the present.

## The way to a room

friends-title = Przyjaciele
friends-host = Otwórz pokój
friends-join = Dołącz do pokoju
friends-install = Jak zainstalować to, czego brakuje
friends-missing = Do gry z przyjaciółmi trzeba więcej: { $what }. Z pip: pip install "{ $what }".
    .brief = Zainstaluj { $what }.
friends-name = Jak mają cię nazywać przyjaciele? Wpisz imię, potem { KEY("select") }.
    .brief = Twoje imię?
friends-need-name = Przyjaciele potrzebują twojego imienia.
    .brief = Trzeba imienia.
code-asked = Kod pokoju: dwanaście cyfr.
    .brief = Kod?
code-so-far = { $code-n ->
    [0] Jeszcze nic.
   *[other] { $code }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-short = { $left ->
    [one] Brakuje jednej cyfry.
    [2] Brakuje dwóch cyfr.
    [3] Brakuje trzech cyfr.
    [4] Brakuje czterech cyfr.
   *[other] Brakuje { $left } cyfr.
  }
code-told = Kod: { $code }.

## In the room

lobby-wait = { $name-n ->
    [0] Czekanie na odpowiedź
   *[other] Czekanie, aż { $name } zacznie, graczy: { $count }
  }
lobby-who = Kto tu jest
lobby-sit = Zajmij miejsce
lobby-watch = Tylko obserwuj
lobby-sits = Chcesz zająć miejsce.
lobby-watches = Obserwujesz.
friends-code = Podaj kod
leave-asked = { TOUCH() ->
    [yes] Wyjść z pokoju?
   *[no] Jeszcze raz { KEY("back") }, a wychodzisz z pokoju.
  }
table-sought = Szukanie pokoju.
table-too-few = Nie ma tu jeszcze z kim grać.
    .brief = Jeszcze nikogo.
table-cannot-begin = Gra nie może się zacząć: { $why }.
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
friend-came = { $name } przychodzi.
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
friend-gone = { $name }: brak połączenia.
decide-asked = { KEY("friends") }: czekać, oddać miejsce komputerowi albo zakończyć grę.
    .brief = { KEY("friends") } decyduje.
friend-odd = { $name } robi coś wbrew zasadom; to się pomija.
    .brief = {""}
line-lost = Połączenie zerwane. Program sam próbuje dalej.
    .brief = Połączenie zerwane.
line-still-lost = Brak połączenia.
line-found = Połączenie wróciło.
line-refused = Serwer pod adresem { $address } nas odrzuca.
line-certificate = Certyfikat { $address } nie pasuje: nie wiadomo, kto tam słucha.
    .brief = Zły certyfikat pod { $address }.
line-no-broker = To, co odpowiada pod { $address }, nie jest serwerem do łączenia z przyjaciółmi.
line-no-host = Nie ma { $address }.
line-unreachable = Nic nie odpowiada pod { $address }.
friends-no-broker = Nie udało się uruchomić serwera: { $why }.
friends-bad-broker = { $url } to nie adres serwera.
friends-not-found = W tej sieci nie ma pokoju z tym kodem, a nie ustawiono serwera, który sięga dalej.
    .brief = Takiego pokoju nie ma w pobliżu.
friends-needs-broker = W przeglądarce pokoje potrzebują serwera w internecie. Wpisz jego adres w ustawieniach.
    .brief = Trzeba ustawić serwer.
friends-no-websocket = Przeglądarka nie dotrze w ten sposób do { $address }: adres musi zaczynać się od wss albo ws.
    .brief = Adres musi zaczynać się od wss.
friends-needs-wss = Ta strona łączy się tylko z serwerami, których adres zaczyna się od wss, a { $address } zaczyna się inaczej.
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
room-by-back = Do pokoju: { KEY("back") }, potem „{ room-back }”.
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } analizuje grę.{" "}
   *[no] {""}
  }Następną grę zacznie { $name }. Aby wyjść: { KEY("back") }, potem „{ room-leave }”.
    .brief = Zacznie { $name }. { KEY("back") }: { room-leave }.
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
decide-wait = { $name }: czekać
decide-computer = { $name }: niech gra komputer
decide-end = { $name }: zakończyć grę
chosen-wait = Czekamy, aż wróci { $name }.
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

friends-not-kept = Ten pokój nie jest zapamiętany. Możesz dołączyć, jeśli znasz jego kod.
    .brief = Niezapamiętany.
shared-needs = Ta gra potrzebuje twoich przyjaciół
shared-back = Przejdź do pokoju tej gry

## The room

consent-asked = Do przyjaciół gdzie indziej zaszyfrowane wiadomości idą przez publiczne serwery: { $names }. Serwery nie mogą ich odczytać, ale widzą twój adres IP.
    .brief = Użyć publicznych serwerów: { $names }? Nie mogą odczytać wiadomości, ale widzą twój adres IP.
consent-yes = Użyj publicznych serwerów
consent-no = Tylko ta sieć
room-title = { $whose ->
    [mine] Twój pokój
    [named] Pokój: { $name }
   *[unknown] Pokój
  }{ $code-n ->
    [0] {""}
   *[other] , { $code }
  }
room-forgotten = Pokój zapomniany.
room-begin = Zacznij grę { $game }, { $count ->
    [1] nikogo innego jeszcze nie ma
   *[other] graczy: { $count }
  }
room-computers = Gracze komputerowi: { $number }
room-chance = Szansa wygranej pod klawiszem: { $value }
room-invite = Skopiuj zaproszenie, link
room-lock = Zablokuj pokój
room-unlock = Odblokuj pokój
room-back = Wróć do pokoju
room-end-game = Zakończ grę dla wszystkich
room-leave = Wyjdź z pokoju
room-leave-asked = Kto przejmuje pokój?
room-hand-over = Przejmuje { $name }
room-close = Zamknij pokój dla wszystkich
room-stay = Zostań tutaj
room-entered = Pokój: { $name }.{ $others-n ->
    [0] {""}
    [one] {" "}Jest tu też { $others }.
   *[other] {" "}Są tu też { $others }.
  }{ $game-n ->
    [0] {""}
   *[other] {" "}Następna gra: { $game }, gdy { $name } zacznie.
  }
room-keys = { $keys ->
    [copies] { KEY("copy") } go kopiuje, { KEY("where") } powtarza.
    [host] { KEY("where") } go powtarza.
   *[guest] { KEY("who") } mówi, kto tu jest, { KEY("say") } pisze do wszystkich.
  }
    .brief = {""}
room-silent = Nikogo nie ma teraz w tym pokoju. Możesz tu poczekać.
    .brief = Nikogo tu teraz nie ma.
room-refused = { $why ->
    [locked] Pokój jest zablokowany.
   *[other] Pokój jest pełny.
  }
room-locked = Pokój jest zablokowany.
room-unlocked = Pokój jest znowu otwarty.
room-closed = { $name } zamyka pokój.
game-chosen = Następna gra: { $game }.
host-lost = { $name }: brak połączenia. Obecni: { $here } z { $of }. { KEY("friends") }: czekać albo dalej bez gracza { $name }.
    .brief = { $name }: brak połączenia, obecni: { $here } z { $of }. { KEY("friends") }?
host-go-on = Dalej bez gracza { $name }
host-went-on = { $you ->
    [goes] Grasz dalej, bez gracza { $lost }.
    [lost] { $name } gra dalej bez ciebie.
   *[other] { $name } prowadzi dalej, bez gracza { $lost }.
  }
host-changed = { $me ->
    [yes] Pokój jest teraz twój.
   *[no] { $name } przejmuje pokój.
  }
tables-meet = { $name } prowadzi tę grę dalej przy innym stole. { KEY("friends") } dołącza; wtedy { $many ->
    [one] ostatni ruch tutaj się nie liczy
    [few] ostatnie { $many } ruchy tutaj się nie liczą
   *[many] ostatnich { $many } ruchów tutaj się nie liczy
  }.
table-join-larger = Dołącz do pozostałych
table-changed = Jesteś teraz przy stole gracza { $name }{ $many ->
    [0] .
    [one] ; ostatni ruch przy starym stole się nie liczy.
    [few] ; ostatnie { $many } ruchy przy starym stole się nie liczą.
   *[many] ; ostatnich { $many } ruchów przy starym stole się nie liczy.
  }
friend-lost = { $name }: brak połączenia.
friend-removed = { $me ->
    [yes] Usunięto cię z pokoju.
   *[no] Usunięto z pokoju gracza { $name }.
  }
two-programs = { $me ->
    [yes] Jesteś w tym pokoju także w innym programie.
   *[no] { $name } jest tu w dwóch programach. Aby wybrać jeden: { KEY("friends") }, potem imię.
  }
twin-newer = Zachowaj nowszy program
twin-older = Zachowaj starszy program
put-out = W pokoju zostaje twój drugi program. Ten już jest poza pokojem.
not-the-host = To może zrobić tylko gospodarz pokoju.
chance-off = W grze ze znajomymi włącza to gospodarz w pokoju.
cannot-be-host = { $name } nie może teraz przejąć pokoju.
person-hand-over = Przekaż pokój
person-remove = Usuń z pokoju
code-wrong-digits = Kod ma dwanaście cyfr.
code-wrong-check = Jedna cyfra jest zła: { $code }. Wpisz kod jeszcze raz.
code-digits-only = Tylko cyfry.
