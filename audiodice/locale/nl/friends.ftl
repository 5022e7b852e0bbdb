# Friends at other machines, in Dutch: read only when somebody plays with friends.
# Host a table: een tafel openen; join: aanschuiven; line: verbinding; muted: gedempt.

## The way to a table

friends-title = Vrienden
friends-host = Een tafel openen
friends-join = Aanschuiven met een code
friends-near = Tafels in de buurt
friends-install = Hoe je installeert wat ontbreekt
friends-missing = Om met vrienden te spelen ontbreekt er iets: { $what }. Met pip: pip install "{ $what }".
    .brief = Installeer { $what }.
friends-name = Hoe moeten je vrienden je noemen? Typ een naam, dan { KEY("select") }.
    .brief = Jouw naam?
friends-need-name = Je vrienden hebben een naam voor je nodig.
    .brief = Er is een naam nodig.
nobody-near = In dit netwerk is geen tafel aangekondigd. Met de code kun je toch aanschuiven.
    .brief = Geen tafel in de buurt.
near-table = Tafel van { $name }, { $address }
host-menu = Een tafel voor vrienden
host-open = De tafel openen
host-seats = Plaatsen voor mensen: { $number }
host-name = Mijn naam: { $value }
host-near = Wie er kan komen: { $reach ->
    [near] iedereen in dit netwerk
    [broker] iedereen, via de ingestelde broker
   *[here] alleen deze computer
  }
    .help = Van waar de tafel te bereiken is. Zonder de code komt niemand binnen.
code-asked = { $name-n ->
    [0] De code van de tafel.
   *[other] De code van de tafel van { $name }.
  } De eerste letters van elk woord zijn genoeg, dan Spatie; aan het eind { KEY("select") }.
    .brief = De code?
code-so-far = { $code-n ->
    [0] Nog niets.
   *[other] { $code }.
  } { $typed-n ->
    [0] {""}
   *[other] { $typed }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-word = { $word }{ $many ->
    [1] .
   *[other] , een van de { $many }.
  }
code-taken = { $word-n ->
    [0] {""}
   *[other] { $word }.
  } { $left ->
    [0] Dat is alles: { KEY("select") } schuift aan.
    [one] Nog één woord.
   *[other] Nog { $left } woorden.
  }
    .brief = { $left ->
        [0] { $word } Alles.
       *[other] { $word } { $left }.
      }
code-several = { $many } woorden beginnen zo: { $words }. { KEY("list_next") } loopt erlangs.
    .brief = { $words }?
words-last = { $head }, { $next }
code-no-word = Geen woord van een code begint met { $typed }.
    .brief = Geen { $typed }.
code-full = Alle vijf de woorden zijn er. { KEY("select") } schuift aan.
    .brief = Alle vijf zijn er.
code-short = { $left ->
    [one] Er ontbreekt één woord.
   *[other] Er ontbreken { $left } woorden.
  }
code-wrong-count = Een code heeft vijf woorden, deze heeft er { $count }.
code-unknown-word = Woord { $number }, { $typed }, komt in geen code voor. Misschien { $nearest }?
code-told = De code: { $code }.
listening = { $copies ->
    [yes] { KEY("copy") } kopieert de code, { KEY("where") } zegt die nog eens.
   *[no] { KEY("where") } zegt de code nog eens.
  }{ $address-n ->
    [0] {""}
   *[other] {" "}De tafel is te vinden op { $address }.
  }
    .brief = {""}
friends-called = De anderen zijn geroepen.

## Before the game

lobby-host = Jouw tafel
lobby-guest = Tafel met vrienden
lobby-begin = Het spel beginnen, { $count ->
    [1] er is nog niemand
   *[other] { $count } aan tafel
  }
lobby-wait = { $name-n ->
    [0] Wachten op antwoord
   *[other] Wachten tot { $name } begint, { $count } aan tafel
  }
lobby-invite = De uitnodiging kopiëren, een link
lobby-who = Wie is er
lobby-sit = Een plaats nemen
lobby-watch = Alleen kijken
lobby-leave = Van tafel gaan
lobby-sits = Je wilt een plaats.
lobby-watches = Je kijkt.
friends-code = De code zeggen
leave-asked = { $host ->
    [yes] Dan sluit je tafel. Nog eens { KEY("back") }, en je gaat weg.
   *[no] Nog eens { KEY("back") }, en je gaat weg.
  }
table-sought = De tafel wordt gezocht.
    .brief = {""}
table-found = Tafel van { $name }: { $game }, voor { $most }.
    .brief = { $game }.
table-begins = Het begint.
table-began = {""}
table-too-few = Er zit nog niemand bij je.
    .brief = Nog niemand.
table-cannot-begin = Het spel kan niet beginnen: { $why }.
table-full = De tafel is vol: er zitten er { $most }. Je kunt blijven kijken.
    .brief = Vol. Je kunt kijken.
table-other-version = Die tafel heeft een andere versie van audiodice.
    .brief = Andere versie.
table-other-game = Aan die tafel speelt men { $game }, en dat heeft deze audiodice niet.
    .brief = Onbekend spel.
table-silent = Er is niemand aan die tafel. Klopt de code?
    .brief = Niemand daar.
table-split = Wat { $name } gespeeld heeft en wat wij gespeeld hebben verschilt, en valt niet meer te verenigen.
    .brief = { $name } heeft een ander spel.
table-ended = Dit spel is beëindigd.

## Who is here

friends-here = { $alone ->
    [yes] Je bent hier alleen.
   *[no] { $friends }.
  }
friends-item = { $b ->
    [-1] {""}
    [0] {""}
   *[other] plaats { $b },{" "}
  }{ $c ->
    [me] jij
   *[other] { $a }
  }{ $b ->
    [0] , als kijker
   *[other] {""}
  }{ $c ->
    [quiet] , verbinding stil
    [gone] , weg
    [computer] , een computer speelt
   *[other] {""}
  }
friends-joint = { $head }; { $next }
friends-last = { $head }; { $next }
friend-entry = { $name }{ $state ->
    [me] , dat ben jij
    [muted] , gedempt
    [quiet] , verbinding stil
    [gone] , weg
   *[other] , hier
  }
talk-entry = Wat vrienden zeggen is te horen: { $value }
friend-came = { $name } is er{ $watching ->
    [yes] , om te kijken.
   *[no] .
  }
    .brief = { $name }.
friend-sat = { $me ->
    [yes] Je hebt plaats { $number }.
   *[no] { $name } neemt plaats { $number }.
  }
    .brief = { $me ->
        [yes] Jouw plaats: { $number }.
       *[no] { $name }, plaats { $number }.
      }
friend-stood-up = { $me ->
    [yes] Je hebt geen plaats meer.
   *[no] { $name } heeft de plaats vrijgemaakt.
  }
friend-left = { $name } is weggegaan.
friend-quiet = De verbinding met { $name } is stil.
    .brief = { $name }, stil.
friend-gone = { $name } is weg.
decide-asked = { KEY("friends") }: wachten, een computer laten spelen, of het spel beëindigen.
    .brief = { KEY("friends") } beslist.
friend-back = { $name } is terug.
friend-cheated = { $name } heeft voor één plek twee verschillende zetten ondertekend; dat is valsspelen, en { $name } ligt eruit.
    .brief = { $name } speelde vals, en ligt eruit.
friend-odd = Iets van { $name } past bij geen enkele regel, en valt weg.
    .brief = {""}
line-lost = De verbinding is weg. Het programma probeert het vanzelf opnieuw.
    .brief = Verbinding weg.
line-found = De verbinding is terug.
line-refused = De broker op { $address } weigert ons.
line-certificate = Het certificaat van { $address } klopt niet: niemand weet wie daar luistert.
    .brief = Verkeerd certificaat op { $address }.
line-no-broker = Wat op { $address } luistert is geen broker.
line-no-host = { $address } bestaat niet.
line-unreachable = Op { $address } antwoordt niets.
friends-no-network = Deze computer zit in geen netwerk.
friends-no-broker = Er kon geen broker starten: { $why }.
friends-bad-broker = { $url } is geen adres van een broker.
friends-not-found = Er is geen tafel met deze code in de buurt, en er is geen broker ingesteld om verder te zoeken.
    .brief = Zo'n tafel is niet in de buurt.
friends-needs-broker = In een browser hebben tafels met vrienden een broker op het internet nodig. Zet zijn adres in de instellingen, of open de link van een uitnodiging.
    .brief = Er moet een broker ingesteld zijn.
friends-no-websocket = Zo bereikt een browser { $address } niet: het adres moet met wss beginnen, of met ws.
    .brief = Het adres moet met wss beginnen.
friends-not-loaded = Wat nodig is om met vrienden te spelen kon niet geladen worden. Is er een netwerk?
    .brief = Niet geladen.

## What is said

say-what = Wat wil je zeggen? { KEY("select") } zegt het.
    .brief = Wat zeggen?
friend-said = { $name }: { $text }
friend-phrase = { $name }: { phrase }
you-said = Jij: { $text }
said-later = De verbinding is weg: het wordt verstuurd zodra die terug is.
    .brief = Wordt later verstuurd.
nothing-was-said = Er heeft nog niemand iets gezegd.
    .brief = Nog niets.
phrases-title = Zinnen
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
phrase-1 = Goed gegooid!
phrase-2 = Wat een pech.
phrase-3 = Jij bent aan de beurt.
phrase-4 = Een moment, alsjeblieft.
phrase-5 = Ik ben terug.
phrase-6 = Dank je wel.
phrase-7 = Mooi spel!
phrase-8 = Nog een spel?
phrase-9 = Ik moet nu gaan.

## At the table

friends-pause = Menu, het spel gaat door
leaves-friends = { $review ->
    [yes] { KEY("hint") } bespreekt het spel, { KEY("roll") } gaat van tafel.
   *[no] { KEY("roll") } gaat van tafel.
  }
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } bespreekt het spel.{" "}
   *[no] {""}
  }{ $name } is nog niet opnieuw begonnen: je hoort het hier. { KEY("back") }, dan “{ lobby-leave }”, en je gaat weg.
    .brief = { $name } is nog niet opnieuw begonnen. { KEY("back") }: { lobby-leave }.
friend-begins-again = { $name } begint opnieuw. { KEY("roll") } doet mee.
    .brief = { $name } opnieuw. { KEY("roll") } doet mee.
friends-next = Meedoen met het volgende spel
    .help = Zodra het begint. { KEY("back") }, dan “{ lobby-leave }”, en je gaat weg.
friends-leave = Van tafel gaan
    .help = Gaat naar het hoofdmenu; het spel staat in de resultaten.
dice-coming = Je stenen zijn onderweg.
    .brief = Stenen komen.
dice-wait = { $names-n ->
    [0] De stenen wachten op de anderen.
   *[other] De stenen wachten op { $names }.
  }
throw-waits = Er is een worp onderweg.
not-back-yet = Een moment: wat je gemist hebt is onderweg.
you-watch = Je kijkt: dat is voor de spelers.
    .brief = Je kijkt.
friends-missed = { $turns ->
    [0] Je hebt geen beurt gemist.
    [one] Je hebt één beurt gemist. { KEY("missed") } vertelt die.
   *[other] Je hebt { $turns } beurten gemist. { KEY("missed") } vertelt ze.
  }
    .brief = { $turns ->
        [0] Niets gemist.
       *[other] { $turns } gemist.
      }
table-rewound = Wat het laatst gespeeld is, heeft niet iedereen bereikt en telt niet.
    .brief = De laatste stappen tellen niet.
undo-asking = Het wordt aan de anderen gevraagd.
    .brief = Gevraagd.
undo-asked = { $name } wil { $many ->
    [one] één stap
   *[other] { $many } stappen
  } terugnemen. { KEY("undo") } staat het toe, { KEY("friends") } biedt meer.
    .brief = { $name }: terug? { KEY("undo") } staat het toe.
undo-agreed = Toegestaan.
undo-denied = Niet toegestaan.
undo-refused = De stap blijft: niet iedereen was het eens.
    .brief = De stap blijft.
undo-nobody = Er is niemand om het toe te staan.
undo-allow = Toestaan
undo-deny = Niet toestaan
friend-undid = { $who ->
    [you] Teruggenomen. Jouw beurt.
   *[other] { $name } nam een stap terug.
  }
end-asked = { $name } wil het spel beëindigen, want { $about } is weg. { KEY("friends") } beslist.
    .brief = { $name }: spel beëindigen? { KEY("friends") } beslist.
decide-wait = { $name }: wachten
decide-computer = { $name }: een computer laten spelen
decide-end = { $name }: het spel beëindigen
chosen-wait = We wachten op { $name }.
chosen-computer = Een computer gaat voor { $name } spelen, als iedereen hier het eens is.
    .brief = Een computer voor { $name }.
chosen-end = Het spel houdt op, als iedereen hier het eens is.
    .brief = Het spel houdt op.
ruled-skip = { $who ->
    [you] Jouw deel van de worp ontbrak: het gaat zonder jou verder.
   *[other] Het deel van { $name } ontbreekt in de worp: het gaat zonder verder.
  }
    .brief = Zonder { $who ->
        [you] jou
       *[other] { $name }
      }.
ruled-lost = { $who ->
    [you] Jouw worp kwam niet: je verliest de beurt.
   *[other] De worp van { $name } kwam niet: de beurt is verloren.
  }
    .brief = Beurt verloren.
ruled-computer = { $who ->
    [you] Een computer speelt voor jou.
   *[other] Een computer speelt voor { $name }.
  }
ruled-back = { $who ->
    [you] Je plaats is weer van jou.
   *[other] { $name } speelt weer.
  }
ruled-end = Het spel is beëindigd, zonder winnaar.

## Games kept

friends-not-kept = Er is niets bewaard waarmee je naar die tafel terug kunt.
    .brief = Je kunt niet terug.
shared-needs = Dit spel heeft je vrienden nodig
shared-back = Terug naar de tafel van dit spel
