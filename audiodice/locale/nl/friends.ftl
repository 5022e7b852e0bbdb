# Friends at other machines, in Dutch: read only when somebody plays with friends.
# Open a room: een kamer openen; join: binnengaan; relay: server; line: verbinding; muted: gedempt.

## The way to a room

friends-title = Vrienden
friends-host = Een kamer openen
friends-join = Een kamer binnengaan
friends-install = Hoe je installeert wat ontbreekt
friends-missing = Om met vrienden te spelen ontbreekt er iets: { $what }. Met pip: pip install "{ $what }".
    .brief = Installeer { $what }.
friends-name = Hoe moeten je vrienden je noemen? Typ een naam, dan { KEY("select") }.
    .brief = Jouw naam?
friends-need-name = Je vrienden hebben een naam voor je nodig.
    .brief = Er is een naam nodig.
code-asked = De code van de kamer: twaalf cijfers.
    .brief = De code?
code-so-far = { $code-n ->
    [0] Nog niets.
   *[other] { $code }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-short = { $left ->
    [one] Er ontbreekt één cijfer.
   *[other] Er ontbreken { $left } cijfers.
  }
code-told = De code: { $code }.

## In the room

lobby-wait = { $name-n ->
    [0] Wachten op antwoord
   *[other] Wachten tot { $name } begint, { $count ->
        [one] één doet mee
       *[other] { $count } doen mee
      }
  }
lobby-who = Wie is er
lobby-sit = Een plaats nemen
lobby-watch = Alleen kijken
lobby-sits = Je wilt een plaats.
lobby-watches = Je kijkt.
friends-code = De code zeggen
leave-asked = { TOUCH() ->
    [yes] De kamer verlaten?
   *[no] Nog eens { KEY("back") }, en je verlaat de kamer.
  }
table-sought = De kamer wordt gezocht.
table-too-few = Er is nog niemand om mee te spelen.
    .brief = Nog niemand.
table-cannot-begin = Het spel kan niet beginnen: { $why }.
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
friend-came = { $name } is er.
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
friend-quiet = De verbinding van { $name } is stil.
friend-gone = { $name } is weg.
decide-asked = { KEY("friends") }: wachten, een computer laten spelen, of het spel beëindigen.
    .brief = { KEY("friends") } beslist.
friend-odd = Iets van { $name } past bij geen enkele regel, en valt weg.
    .brief = {""}
line-lost = De verbinding is weg. Het programma probeert het vanzelf opnieuw.
    .brief = Verbinding weg.
line-still-lost = Geen verbinding.
line-found = De verbinding is terug.
line-refused = De server op { $address } weigert ons.
line-certificate = Het certificaat van { $address } klopt niet: niemand weet wie daar luistert.
    .brief = Verkeerd certificaat op { $address }.
line-no-broker = Wat op { $address } antwoordt, is geen server voor vrienden.
line-no-host = { $address } bestaat niet.
line-unreachable = Op { $address } antwoordt niets.
friends-no-broker = Er kon geen server starten: { $why }.
friends-bad-broker = { $url } is geen adres van een server.
friends-not-found = Er is in dit netwerk geen kamer met deze code, en er is geen server ingesteld die verder reikt.
    .brief = Zo'n kamer is niet in de buurt.
friends-needs-broker = In een browser hebben kamers een server op het internet nodig. Zet het adres in de instellingen.
    .brief = Er moet een server ingesteld zijn.
friends-no-websocket = Zo bereikt een browser { $address } niet: het adres moet met wss beginnen, of met ws.
    .brief = Het adres moet met wss beginnen.
friends-needs-wss = Deze pagina bereikt alleen servers waarvan het adres met wss begint, en { $address } doet dat niet.
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
room-by-back = { KEY("back") }, dan “{ room-back }”, en je bent in de kamer.
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } bespreekt het spel.{" "}
   *[no] {""}
  }{ $name } begint het volgende spel. { KEY("back") }, dan “{ room-leave }”, en je gaat weg.
    .brief = { $name } begint. { KEY("back") }: { room-leave }.
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
decide-wait = { $name }: wachten
decide-computer = { $name }: een computer laten spelen
decide-end = { $name }: het spel beëindigen
chosen-wait = We wachten op { $name }.
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

friends-not-kept = Die kamer is niet bewaard. Met de code kun je er naar binnen.
    .brief = Niet bewaard.
shared-needs = Dit spel heeft je vrienden nodig
shared-back = Naar de kamer van dit spel

## The room

consent-asked = Naar vrienden elders gaan versleutelde berichten via openbare servers van { $names }. Die kunnen ze niet lezen, maar zien wel je internetadres.
    .brief = Openbare servers van { $names } gebruiken? Ze kunnen de berichten niet lezen, maar zien wel je internetadres.
consent-yes = Openbare servers gebruiken
consent-no = Alleen dit netwerk
room-title = { $whose ->
    [mine] Jouw kamer
    [named] Kamer van { $name }
   *[unknown] Een kamer
  }{ $code-n ->
    [0] {""}
   *[other] , { $code }
  }
room-forgotten = Vergeten.
room-begin = { $game } beginnen, { $count ->
    [1] er is nog niemand anders
   *[other] { $count } doen mee
  }
room-computers = Computers die meespelen: { $number }
room-chance = Kans om te winnen met een toets: { $value }
room-invite = De uitnodiging kopiëren, een link
room-lock = De kamer op slot doen
room-unlock = De kamer van het slot doen
room-back = Terug naar de kamer
room-end-game = Het spel beëindigen voor iedereen
room-leave = De kamer verlaten
room-leave-asked = Wie neemt de kamer over?
room-hand-over = { $name } neemt de kamer over
room-close = De kamer sluiten voor iedereen
room-stay = Hier blijven
room-entered = Kamer van { $name }.{ $others-n ->
    [0] {""}
   *[other] {" "}Ook hier: { $others }.
  }{ $game-n ->
    [0] {""}
   *[other] {" "}Volgende spel: { $game }, zodra { $name } begint.
  }
room-keys = { $keys ->
    [copies] { KEY("copy") } kopieert de code, { KEY("where") } zegt die nog eens.
    [host] { KEY("where") } zegt de code nog eens.
   *[guest] { KEY("who") } zegt wie er is, met { KEY("say") } schrijf je aan iedereen.
  }
    .brief = {""}
room-silent = Er is nu niemand in deze kamer. Je kunt hier wachten.
    .brief = Nu niemand hier.
room-refused = { $why ->
    [locked] De kamer is op slot.
   *[other] De kamer is vol.
  }
room-locked = De kamer is op slot.
room-unlocked = De kamer is weer open.
room-closed = { $name } heeft de kamer gesloten.
game-chosen = Volgende spel: { $game }.
host-lost = { $name } is weg. { $here ->
    [one] Eén van de { $of } is er nog.
   *[other] { $here } van de { $of } zijn er nog.
  } { KEY("friends") }: wachten, of verdergaan zonder { $name }.
    .brief = { $name } is weg, { $here } van de { $of } hier. { KEY("friends") }?
host-go-on = Verdergaan zonder { $name }
host-went-on = { $you ->
    [goes] Je gaat verder zonder { $lost }.
    [lost] { $name } is verdergegaan zonder jou.
   *[other] { $name } gaat verder zonder { $lost }.
  }
host-changed = { $me ->
    [yes] De kamer is nu van jou.
   *[no] De kamer is nu van { $name }.
  }
tables-meet = { $name } speelt dit spel verder aan een andere tafel. { KEY("friends") } gaat daarheen; dan { $many ->
    [one] telt de laatste zet
   *[other] tellen de laatste { $many } zetten
  } hier niet.
table-join-larger = Naar de anderen gaan
table-changed = Je zit nu aan de tafel van { $name }{ $many ->
    [0] .
    [one] ; de laatste zet aan de vorige tafel telt niet.
   *[other] ; de laatste { $many } zetten aan de vorige tafel tellen niet.
  }
friend-lost = { $name } is weg.
friend-removed = { $me ->
    [yes] Je bent uit de kamer verwijderd.
   *[no] { $name } is verwijderd.
  }
two-programs = { $me ->
    [yes] Je bent ook met een ander programma in deze kamer.
   *[no] { $name } is hier met twee programma's. { KEY("friends") }, dan de naam, en je kiest er één.
  }
twin-newer = Het nieuwere programma houden
twin-older = Het oudere programma houden
put-out = Je blijft met je andere programma in de kamer; dit programma heeft de kamer verlaten.
not-the-host = Dat kan alleen als de kamer van jou is.
chance-off = Met vrienden zet wie de kamer heeft dit aan.
cannot-be-host = { $name } kan de kamer nu niet overnemen.
person-hand-over = De kamer overdragen
person-remove = Uit de kamer verwijderen
code-wrong-digits = Een code heeft twaalf cijfers.
code-wrong-check = Eén cijfer in { $code } klopt niet. Typ de code nog eens.
code-digits-only = Alleen cijfers.
