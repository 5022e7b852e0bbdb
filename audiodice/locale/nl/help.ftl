# Keys and commands in Dutch: read only when asked for.

## Keys as they are spoken, as Dutch screen readers call them.

key-enter = Enter
key-space = Spatie
key-backspace = Backspace
key-escape = Escape
key-left = Pijl links
key-right = Pijl rechts
key-up = Pijl omhoog
key-down = Pijl omlaag
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
key-comma = komma
key-dot = punt
key-minus = min
key-plus = plus
key-equals = isgelijkteken
key-question = vraagteken
key-slash = schuine streep
key-delete = Delete
key-tab = Tab

## Commands: what a key does. The value names it, .help says more.

command-roll = Gooien
    .help = Gooit de stenen die niet vastliggen. Ingedrukt gehouden schudt { TOUCH() ->
        [yes] de knop
       *[no] de toets
      } ze tot je loslaat, als dat zo is ingesteld.
command-commit = Veiligstellen
    .help = Beëindigt je beurt en neemt wat die waard is.
command-all = Alles wat telt
    .help = Houdt elke steen vast die telt.
command-undo = Ongedaan maken
    .help = { TOUCH() ->
        [yes] Neemt je laatste zet terug, tot aan de laatste worp; een instelling laat het verder gaan.
       *[no] Neemt je laatste toets terug, tot aan de laatste worp; een instelling laat het verder gaan.
      }
command-left = Steen naar links
    .help = Loopt langs de stenen; { KEY("toggle") } houdt er een vast of laat hem los.
command-right = Steen naar rechts
    .help = Loopt langs de stenen; { KEY("toggle") } houdt er een vast of laat hem los.
command-toggle = Deze steen vasthouden of loslaten
    .help = Als anderen spelen, versnelt { TOUCH() ->
        [yes] de knop
       *[no] de toets
      } het spel.
command-previous = Vorige keuze
    .help = Loopt langs de keuzes, de meeste punten eerst.
command-next = Volgende keuze
    .help = Loopt langs de keuzes, de meeste punten eerst.
command-first = Eerste keuze
    .help = De keuze met de meeste punten.
command-last = Laatste keuze
    .help = De keuze met de minste punten.
command-digit-1 = Enen vasthouden of loslaten
    .help = Houdt alle enen vast; nog eens, één minder; dan geen. Op een scoreblad na de laatste worp: noemt vak 1.
command-digit-2 = Tweeën vasthouden of loslaten
    .help = Houdt alle tweeën vast; nog eens, één minder; dan geen. Op een scoreblad na de laatste worp: noemt vak 2.
command-digit-3 = Drieën vasthouden of loslaten
    .help = Houdt alle drieën vast; nog eens, één minder; dan geen. Op een scoreblad na de laatste worp: noemt vak 3.
command-digit-4 = Vieren vasthouden of loslaten
    .help = Houdt alle vieren vast; nog eens, één minder; dan geen. Op een scoreblad na de laatste worp: noemt vak 4.
command-digit-5 = Vijven vasthouden of loslaten
    .help = Houdt alle vijven vast; nog eens, één minder; dan geen. Op een scoreblad na de laatste worp: noemt vak 5.
command-digit-6 = Zessen vasthouden of loslaten
    .help = Houdt alle zessen vast; nog eens, één minder; dan geen. Op een scoreblad na de laatste worp: noemt vak 6.
command-digit-7 = Steen 7
    .help = Alleen als cijfers plaatsen kiezen. Op een scoreblad na de laatste worp: noemt vak 7.
command-digit-8 = Steen 8
    .help = Alleen als cijfers plaatsen kiezen. Op een scoreblad na de laatste worp: noemt vak 8.
command-digit-9 = Steen 9
    .help = Alleen als cijfers plaatsen kiezen. Op een scoreblad na de laatste worp: noemt vak 9.
command-digit-0 = Steen 10
    .help = Alleen als cijfers plaatsen kiezen. Op een scoreblad na de laatste worp: noemt vak 10.
command-points = Punten van deze beurt
    .help = Wat deze beurt nu waard is.
command-last-roll = Laatste worp herhalen
    .help = Alle stenen, de vastgehouden eerst. Na een worp van anderen noemt { TOUCH() ->
        [yes] de knop
       *[no] de toets
      } de tweede keer je eigen worp.
command-scores = Stand
    .help = De punten van iedereen.
command-turn = Wie is aan de beurt
    .help = Wie er nu speelt.
command-choices = Keuzes
    .help = Hoeveel het er zijn, en de drie met de meeste punten.
command-risk = Risico
    .help = Hoe groot de kans is dat de volgende worp de beurt kost.
command-sheet = Scoreblad
    .help = Jouw blad, regel voor regel.
command-bonus = Bonus boven
    .help = Wat je hebt, en hoe ver je voor of achter ligt op het schema van drie stenen van elk.
command-party = Het feest
    .help = Wie er op het feest is.
command-dungeon = De kerker
    .help = Wie er in de kerker zit.
command-game-rules = Spel en opties
    .help = Welk spel dit is, en welke opties gelden.
command-worth = Wat hoeveel telt
    .help = De combinaties of vakken van dit spel en hun punten, regel voor regel.
command-practise = Oefenen
    .help = Na een spel: beslissingen die je veel kostten, nog een keer. Bij het oefenen: de volgende.
command-hint = Hint
    .help = Zegt wat je het best kunt doen; nog eens doet het.
command-chance = Kans om te winnen
    .help = Hoeveel van honderd spellen ieder vanaf hier wint als allen goed spelen.
command-hint-numbers = Hint met getallen
    .help = Wat je het best kunt doen, wat het waard is, en wat daarna komt.
command-who = Wie is er
    .help = Wie waar zit, wie kijkt, en wiens verbinding stil is.
command-friends = Vrienden
    .help = Een lijst van wie er is. Hier demp je wat iemand zegt, beantwoord je wat ze vragen, en zeg je wat er met de plaats gebeurt van iemand die weg is.
command-say = Iets zeggen
    .help = Opent een regel om in te schrijven; { KEY("select") } zegt het tegen iedereen aan tafel.
command-phrases = Kant-en-klare zinnen
    .help = { TOUCH() ->
        [yes] Een lijst van zinnen.
       *[no] Een lijst van zinnen; een cijfer zegt er meteen een.
      }
command-said-older = Wat er gezegd is, terug
    .help = Het laatste wat een vriend zei; elke volgende druk gaat er een terug.
command-said-newer = Wat er gezegd is, vooruit
    .help = Gaat weer vooruit door wat vrienden zeiden.
command-verbosity = Hoeveel er gezegd wordt
    .help = Kort, normaal of uitgebreid.
command-missed = Wat heb ik gemist?
    .help = Alles sinds je laatste actie.
command-step = Volgende mogelijkheid
    .help = Met schakelaars: noemt wat er nog meer kan.
command-press = Doen
    .help = Met schakelaars: doet wat het laatst genoemd is.
command-list-previous = Vorige
    .help = Het onderdeel erboven.
command-list-next = Volgende
    .help = Het onderdeel eronder.
command-list-first = Eerste
    .help = Het eerste onderdeel.
command-list-last = Laatste
    .help = Het laatste onderdeel.
command-list-left = Veranderen, terug
    .help = De vorige waarde.
command-list-right = Veranderen, verder
    .help = De volgende waarde.
command-select = Kiezen
    .help = Doet wat het onderdeel zegt.
command-find = Zoeken
    .help = { TOUCH() ->
        [yes] Typ een woord, dan { KEY("select") }.
       *[no] Typ een woord, dan { KEY("select") }; dezelfde toets nog eens zoekt verder.
      }
command-delete = Wissen
    .help = Wist het onderdeel waar dat kan; vraagt het één keer na.
command-reset = Standaardwaarde
    .help = Zet de instelling terug op haar standaardwaarde.
command-explain = Uitleggen
    .help = Wat deze instelling betekent.
command-section-list-left = Vorige groep
    .help = Gaat naar de vorige groep.
command-section-list-right = Volgende groep
    .help = Gaat naar de volgende groep.
command-sheet-list-left = Vorig blad
    .help = Het blad van de vorige speler.
command-sheet-list-right = Volgend blad
    .help = Het blad van de volgende speler.
command-replay-list-left = Stap terug
    .help = Vertelt de stap ervoor.
command-replay-list-right = Stap verder
    .help = Vertelt de volgende stap.
command-replay-list-previous = Vorige beurt
    .help = Gaat naar de beurt ervoor.
command-replay-list-next = Volgende beurt
    .help = Gaat naar de volgende beurt.
command-replay-list-first = Eerste stap
    .help = Gaat naar het begin van het spel.
command-replay-list-last = Laatste stap
    .help = Gaat naar het eind van het spel.
command-replay-select = Afspelen of pauzeren
    .help = Speelt vanzelf verder af, of pauzeert.
command-play-again = Nog een spel
    .help = Begint een nieuw spel met dezelfde spelers.
command-help = { TOUCH() ->
    [yes] Hulp
   *[no] Toetsen hier
  }
    .help = { TOUCH() ->
        [yes] Zegt wat de knoppen doen.
       *[no] Een lijst van wat je hier kunt indrukken; { KEY("select") } doet het.
      }
command-input-help = { TOUCH() ->
    [yes] Wat een knop doet
   *[no] Toetsenhulp
  }
    .help = { TOUCH() ->
        [yes] Knoppen zeggen wat ze doen, en doen niets.
       *[no] Toetsen zeggen wat ze doen, en doen niets.
      }
command-stop = Stil
    .help = Stilte, tot er iets nieuws gezegd wordt.
command-older = Herhalen, dan oudere meldingen
    .help = Zegt de laatste melding nog eens; elke volgende druk gaat er een terug.
command-newer = Nieuwere melding
    .help = Gaat vooruit door wat er gezegd is.
command-oldest = Oudste melding
    .help = Wat het eerst gezegd is.
command-newest = Nieuwste melding
    .help = Wat het laatst gezegd is.
command-recent = De laatste meldingen
    .help = De laatste meldingen in één keer; een instelling zegt hoeveel.
command-kind = Welke meldingen
    .help = Langs welke meldingen je loopt: alle, mijn zetten, tegenstanders, uitslagen.
command-where = Waar ben ik
    .help = In een lijst: de naam, het onderdeel en de plaats ervan. Aan tafel: wie er aan de beurt is, de stenen, de punten en de stand.
command-copy = Kopiëren
    .help = Zet de melding op het klembord.
command-softer = Geluiden zachter
    .help = Zet de geluiden zachter.
command-louder = Geluiden harder
    .help = Zet de geluiden harder.
command-voice-softer = Stem zachter
    .help = Zet de stem zachter, waar geen schermlezer dat bepaalt.
command-voice-louder = Stem harder
    .help = Zet de stem harder, waar geen schermlezer dat bepaalt.
command-slower = Stem langzamer
    .help = Vertraagt de stem, waar geen schermlezer dat bepaalt.
command-faster = Stem sneller
    .help = Versnelt de stem, waar geen schermlezer dat bepaalt.
command-effects = Geluiden aan of uit
    .help = Zet alle geluiden uit, of weer aan.
command-speech = Spraak aan of uit
    .help = Zet alle spraak uit, of weer aan.
command-caption-smaller = Tekst kleiner
    .help = Voor wie naar het venster kijkt.
command-caption-bigger = Tekst groter
    .help = Voor wie naar het venster kijkt.
command-back = Terug
    .help = Verlaat deze lijst; aan tafel opent { TOUCH() ->
        [yes] de knop
       *[no] de toets
      } het pauzemenu.
command-leave = Afsluiten
    .help = Sluit het programma af.

## The groups of the lists of keys

command-group-play = Spelen
command-group-ask = Vragen
command-group-friends = Vrienden
command-group-lists = In lijsten
command-group-speech = Spraak
command-group-sound = Geluiden
command-group-program = Het programma
command-group-switches = Schakelaars

## Learning the sounds

menu-trainer = Getallen als klanken, om te proberen
menu-quiz = Quiz
cue-played = {""}
cue-told = {""}
quiz-asked = {""}
trainer-open = { TOUCH() ->
    [yes] { $title }. { $label }
   *[no] { $title }. Cijfers spelen hun waarde. { $label }
  }
    .brief = { $title }. { $label }
trainer-hand = { TOUCH() ->
    [yes] Vijf stenen: een druk gooit ze, de volgende zegt ze
   *[no] Vijf stenen: { KEY("select") } gooit ze, nog eens zegt ze
  }
    .brief = Vijf stenen
trainer-kept = Vastgehouden stenen: { $value }
trainer-answer = { $faces }.
level-slow = Getallen, langzaam
level-brisk = Getallen, vlot
level-dice = Vijf stenen
level-combo = Combinaties
level-cues = Alle geluiden
quiz-level = { $name }{ $best-n ->
    [0] {""}
   *[other] . Beste { $best } van { $count }
  }
quiz-open = { $title }. { $digits ->
    [0] Welke van de vier is het?
    [1] { TOUCH() ->
        [yes] Welke waarde is het?
       *[no] Druk op het cijfer.
      }
   *[other] { TOUCH() ->
        [yes] Welke { $digits } waarden zijn het?
       *[no] Typ { $digits } cijfers.
      }
  } { KEY("list_right") } speelt het nog eens, { KEY("scores") } zegt de stand.
    .brief = { $title }.
quiz-wrong = Nee: { $answer }. { KEY("select") } gaat verder.
quiz-missed = Nee: { $answer }. { KEY("select") } gaat verder.
quiz-score = { $right } goed, { $wrong } fout, nog { $left }.
    .brief = { $right } goed, { $wrong } fout.
quiz-ended = { $right } van { $count } goed. { $record ->
    [yes] Je beste tot nu toe.
   *[no] Beste { $best }.
  }
    .brief = { $right } van { $count }.

## Names of sounds. cues-GROUP is a group of them, cue-FAMILY one; $count is a number of dice or a value.

cues-dice = Stenen en beker
cues-game = Beurten en spellen
cues-sheet = Scorebladen
cues-fonnjo = Fonnjo Foon
cues-combo = Combinaties
cues-tell = Wat een getal betekent
cues-value = Getallen als klanken
cues-friends = Vrienden aan tafel
cues-menu = Menu's en het programma

cue-shake = Beker geschud, stenen: { $count }
cue-pour = Stenen gevallen: { $count }
cue-pour-short = Stenen gevallen, kort: { $count }
cue-stroke = Eén slag van de beker, stenen: { $count }
cue-shake-horn = Hoornen beker geschud, stenen: { $count }
cue-pour-horn = Stenen uit de hoornen beker: { $count }
cue-pour-short-horn = Stenen uit de hoornen beker, kort: { $count }
cue-shake-tin = Blik geschud, stenen: { $count }
cue-pour-tin = Stenen uit het blik: { $count }
cue-pour-short-tin = Stenen uit het blik, kort: { $count }
cue-shake-wood = Houten beker geschud, stenen: { $count }
cue-pour-wood = Stenen uit de houten beker: { $count }
cue-pour-short-wood = Stenen uit de houten beker, kort: { $count }
cue-keep = Vasthouden
cue-release = Loslaten
cue-all-dice = Alle stenen vast
cue-bank = Veiligstellen
cue-bank-big = Veiligstellen, veel punten
cue-farkle = Farkle
cue-farkle-big = Farkle, veel punten verloren
cue-hot-dice =
    { $count ->
        [2] Weer hete stenen
        [3] Hete stenen, drie keer of vaker
       *[other] Hete stenen
    }
cue-turn-mine = Jouw beurt
cue-turn-other = Beurt van een ander
cue-name = Naam van tegenstander { $count }
cue-win = Gewonnen
cue-lose = Verloren
cue-tie = Gelijkspel
cue-score = Vak ingevuld
cue-score-big = Vak ingevuld, veel punten
cue-zero = Vak geschrapt
cue-bonus = Bonus
cue-foon = Foon
cue-big-foon = Grote Foon
cue-crisis = Crisis
cue-dungeon = Deur van de kerker
cue-party = Fonnjo komt op het feest
cue-party-monster = Een monster komt op het feest
cue-another-day = Nog een dag
cue-picture = Foto
cue-combo-pair = Paar
cue-combo-three = Drie gelijke
cue-combo-four = Vier gelijke
cue-combo-five = Vijf gelijke
cue-combo-six = Zes gelijke
cue-combo-full-house = Full house
cue-combo-straight = Straat
cue-combo-long-straight = Grote straat
cue-combo-any = Alle stenen
cue-tell-points = Er volgen punten
cue-tell-total = Er volgt het totaal
cue-tell-dice = Er volgen stenen
cue-tell-left = Hoeveel er over zijn
cue-tell-box = Bovenste vak: de ogen volgen
cue-tell-need = Wat er nodig is
cue-tell-risk = Risico, in procenten
cue-tell-choices = Hoeveel keuzes
cue-tell-choice = Een keuze
cue-tell-round = Ronde
cue-tell-lost = Verloren punten
cue-tell-fonnjo = Fonnjo
cue-tell-group = Groep stenen: ogen en aantal volgen
cue-tell-seat = Plaats
cue-tell-yes = Ja
cue-tell-no = Nee, of geen
cue-tell-letter = Een letter, of de komma in een getal
cue-value = Waarde { $count }
cue-value-kept = Waarde { $count }, vast
cue-value-brisk = Waarde { $count }, vlot
cue-value-kept-brisk = Waarde { $count }, vast, vlot
cue-refused = Geweigerd
cue-question = Vraag
cue-too-soon = Te vroeg
cue-undo = Ongedaan gemaakt
cue-hurry = Sneller
cue-menu-move = Volgend onderdeel
cue-menu-edge = Eind van een lijst
cue-menu-select = Gekozen
cue-menu-open = Menu gaat open
cue-menu-close = Menu gaat dicht
cue-start = Programma begint
cue-exit = Programma stopt
cue-text = Iets te lezen op het scherm
cue-input-help-on = Toetsenhulp aan
cue-input-help-off = Toetsenhulp uit
cue-game-kept = Spel bewaard
cue-game-resumed = Spel hervat
cue-quiz-right = Goed antwoord
cue-quiz-wrong = Fout antwoord
cue-thinking = Een tegenstander denkt na
cue-friend-came = Iemand komt
cue-friend-left = Iemand gaat weg
cue-friend-quiet = De verbinding met iemand is stil
cue-friend-back = Iemand is terug
cue-friend-said = Iemand zegt iets
cue-line-lost = Je verbinding is weg
cue-line-found = Je verbinding is terug
cue-ambience = De kamer met de tafel
cue-motif-fune-start = FUNE, wijsje: een spel begint
cue-motif-fune-turn = FUNE, wijsje: jouw beurt
cue-motif-fune-bank = FUNE, wijsje: punten binnen
cue-motif-fune-win = FUNE, wijsje: gewonnen
cue-motif-dice4fun-start = Dice4Fun, wijsje: een spel begint
cue-motif-dice4fun-turn = Dice4Fun, wijsje: jouw beurt
cue-motif-dice4fun-bank = Dice4Fun, wijsje: punten binnen
cue-motif-dice4fun-win = Dice4Fun, wijsje: gewonnen
cue-motif-farkle-start = Farkle, wijsje: een spel begint
cue-motif-farkle-turn = Farkle, wijsje: jouw beurt
cue-motif-farkle-bank = Farkle, wijsje: punten binnen
cue-motif-farkle-win = Farkle, wijsje: gewonnen
cue-motif-fonnjo-foon-start = Fonnjo Foon, wijsje: een spel begint
cue-motif-fonnjo-foon-turn = Fonnjo Foon, wijsje: jouw beurt
cue-motif-fonnjo-foon-bank = Fonnjo Foon, wijsje: punten binnen
cue-motif-fonnjo-foon-win = Fonnjo Foon, wijsje: gewonnen
