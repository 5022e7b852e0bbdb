# Keys and commands in German: read only when asked for.

## Keys as they are spoken. Written out, since voices spell "Strg".

key-enter = Enter
key-space = Leertaste
key-backspace = Rücktaste
key-escape = Escape
key-left = Pfeil links
key-right = Pfeil rechts
key-up = Pfeil hoch
key-down = Pfeil runter
key-home = Pos 1
key-end = Ende
key-shift = Umschalt { $key }
key-ctrl = Steuerung { $key }
key-alt = Alt { $key }
key-cmd = { $system ->
        [darwin] Befehl
        [win32] Windows
       *[other] Super
    } { $key }
key-ctrl-alone = Steuerung
key-comma = Komma
key-dot = Punkt
key-minus = Minus
key-plus = Plus
key-equals = Istgleich
key-question = Fragezeichen
key-slash = Schrägstrich
key-delete = Entfernen
key-tab = Tabulator

## Commands: what a key does. The value names it, .help says more.

command-roll = Würfeln
    .help = Wirft die Würfel, die nicht behalten sind. Wenn es so eingestellt ist, schüttelt { TOUCH() ->
        [yes] die gedrückte Schaltfläche sie
       *[no] die gedrückte Taste sie
      }, bis du loslässt.
command-commit = Sichern
    .help = Beendet deinen Zug und schreibt dir seine Punkte gut.
command-all = Alles, was zählt
    .help = Behält alle Würfel, die zählen.
command-undo = Zurücknehmen
    .help = { TOUCH() ->
        [yes] Nimmt zurück, was du zuletzt getan hast; wie weit es zurückgeht, bestimmt eine Einstellung.
       *[no] Nimmt deinen letzten Tastendruck zurück; wie weit es zurückgeht, bestimmt eine Einstellung.
      }
command-left = Nächster Würfel links
    .help = Geht durch die Würfel; { KEY("toggle") } behält einen oder gibt ihn frei.
command-right = Nächster Würfel rechts
    .help = Geht durch die Würfel; { KEY("toggle") } behält einen oder gibt ihn frei.
command-toggle = Diesen Würfel behalten oder freigeben
    .help = Wenn andere spielen, macht es sie schneller.
command-previous = Vorige Möglichkeit
    .help = Geht durch die Möglichkeiten, die mit den meisten Punkten zuerst.
command-next = Nächste Möglichkeit
    .help = Geht durch die Möglichkeiten, die mit den meisten Punkten zuerst.
command-first = Erste Möglichkeit
    .help = Die Möglichkeit mit den meisten Punkten.
command-last = Letzte Möglichkeit
    .help = Die Möglichkeit mit den wenigsten Punkten.
command-digit-1 = Einser behalten oder freigeben
    .help = Behält alle Einser; noch mal, einen weniger; dann keinen. Auf einem Zettel nach dem letzten Wurf: nennt Feld 1.
command-digit-2 = Zweier behalten oder freigeben
    .help = Behält alle Zweier; noch mal, einen weniger; dann keinen. Auf einem Zettel nach dem letzten Wurf: nennt Feld 2.
command-digit-3 = Dreier behalten oder freigeben
    .help = Behält alle Dreier; noch mal, einen weniger; dann keinen. Auf einem Zettel nach dem letzten Wurf: nennt Feld 3.
command-digit-4 = Vierer behalten oder freigeben
    .help = Behält alle Vierer; noch mal, einen weniger; dann keinen. Auf einem Zettel nach dem letzten Wurf: nennt Feld 4.
command-digit-5 = Fünfer behalten oder freigeben
    .help = Behält alle Fünfer; noch mal, einen weniger; dann keinen. Auf einem Zettel nach dem letzten Wurf: nennt Feld 5.
command-digit-6 = Sechser behalten oder freigeben
    .help = Behält alle Sechser; noch mal, einen weniger; dann keinen. Auf einem Zettel nach dem letzten Wurf: nennt Feld 6.
command-digit-7 = Würfel 7
    .help = Nur wenn Ziffern Plätze wählen. Auf einem Zettel nach dem letzten Wurf: nennt Feld 7.
command-digit-8 = Würfel 8
    .help = Nur wenn Ziffern Plätze wählen. Auf einem Zettel nach dem letzten Wurf: nennt Feld 8.
command-digit-9 = Würfel 9
    .help = Nur wenn Ziffern Plätze wählen. Auf einem Zettel nach dem letzten Wurf: nennt Feld 9.
command-digit-0 = Würfel 10
    .help = Nur wenn Ziffern Plätze wählen. Auf einem Zettel nach dem letzten Wurf: nennt Feld 10.
command-points = Punkte dieses Zugs
    .help = Was dieser Zug jetzt wert ist.
command-last-roll = Letzter Wurf
    .help = Alle Würfel noch mal, die behaltenen zuerst. Haben inzwischen andere gewürfelt, kommt beim zweiten Mal der eigene.
command-scores = Punktestand
    .help = Die Punkte von allen.
command-turn = Wer ist dran
    .help = Wer gerade spielt.
command-choices = Was zur Wahl steht
    .help = Wie viele Möglichkeiten, und die besten drei.
command-risk = Risiko
    .help = Wie leicht der nächste Wurf den Zug kostet.
command-sheet = Zettel
    .help = Dein Zettel, Zeile für Zeile.
command-bonus = Bonus oben
    .help = Was du hast, und wie weit du über oder unter Plan bist; Plan sind drei Würfel jeder Zahl.
command-party = Die Party
    .help = Wer auf der Party ist.
command-dungeon = Das Verlies
    .help = Wer im Verlies ist.
command-game-rules = Spiel und Optionen
    .help = Welches Spiel das ist und welche Optionen gelten.
command-worth = Was wie viel zählt
    .help = Die Kombinationen oder Felder dieses Spiels und ihre Punkte, Zeile für Zeile.
command-practise = Üben
    .help = Nach einem Spiel: Entscheidungen, die dich viel gekostet haben, noch einmal. Beim Üben: die nächste.
command-hint = Tipp
    .help = Sagt, was am besten ist; noch mal führt es aus.
command-chance = Gewinnchance
    .help = Wie viele von hundert Spielen jeder von hier an gewinnt, wenn alle gut spielen.
command-hint-numbers = Tipp mit Zahlen
    .help = Was am besten ist, was es wert ist, und das Nächstbeste.
command-who = Wer ist da
    .help = Wer wo sitzt, wer zuschaut und von wem nichts zu hören ist.
command-friends = Freunde
    .help = Eine Liste derer, die da sind. Hier schaltest du jemanden stumm, beantwortest, was andere fragen, und entscheidest, was mit dem Platz von jemandem geschieht, der fort ist.
command-say = Etwas sagen
    .help = Öffnet eine Zeile zum Schreiben; { KEY("select") } sagt es allen am Tisch.
command-phrases = Fertige Sätze
    .help = { TOUCH() ->
        [yes] Eine Liste von Sätzen.
       *[no] Eine Liste von Sätzen; eine Ziffer sagt einen sofort.
      }
command-said-older = Gesagtes, zurück
    .help = Was zuletzt gesagt wurde; jeder weitere Druck geht eines zurück.
command-said-newer = Gesagtes, vor
    .help = Geht wieder vorwärts durch das Gesagte.
command-verbosity = Wie viel gesagt wird
    .help = Kurz, normal oder ausführlich.
command-missed = Verpasstes
    .help = Alles seit deiner letzten Aktion.
command-step = Nächste Aktion
    .help = Mit Schaltern: nennt, was man noch tun kann.
command-press = Ausführen
    .help = Mit Schaltern: tut, was zuletzt genannt wurde.
command-list-previous = Voriger
    .help = Der Eintrag darüber.
command-list-next = Nächster
    .help = Der Eintrag darunter.
command-list-first = Erster
    .help = Der erste Eintrag.
command-list-last = Letzter
    .help = Der letzte Eintrag.
command-list-left = Ändern, zurück
    .help = Der Wert vor diesem.
command-list-right = Ändern, weiter
    .help = Der Wert nach diesem.
command-select = Auswählen
    .help = Tut, was der Eintrag sagt.
command-find = Suchen
    .help = { TOUCH() ->
        [yes] Wort tippen, dann { KEY("select") }.
       *[no] Wort tippen, dann { KEY("select") }; dieselbe Taste noch mal sucht weiter.
      }
command-delete = Löschen
    .help = Löscht den Eintrag, wo das geht; fragt einmal nach.
command-reset = Auf die Vorgabe
    .help = Setzt die Einstellung auf ihre Vorgabe zurück.
command-explain = Erklären
    .help = Was diese Einstellung bedeutet.
command-section-list-left = Gruppe davor
    .help = Geht zur Gruppe davor.
command-section-list-right = Nächste Gruppe
    .help = Geht zur nächsten Gruppe.
command-sheet-list-left = Zettel davor
    .help = Der Zettel des Spielers davor.
command-sheet-list-right = Nächster Zettel
    .help = Der Zettel des nächsten Spielers.
command-replay-list-left = Schritt zurück
    .help = Sagt den Schritt davor.
command-replay-list-right = Schritt weiter
    .help = Sagt den nächsten Schritt.
command-replay-list-previous = Zug davor
    .help = Geht zum Zug davor.
command-replay-list-next = Nächster Zug
    .help = Geht zum nächsten Zug.
command-replay-list-first = Erster Schritt
    .help = Geht zum Anfang des Spiels.
command-replay-list-last = Letzter Schritt
    .help = Geht zum Ende des Spiels.
command-replay-select = Abspielen oder anhalten
    .help = Spielt von selbst weiter oder hält an.
command-play-again = Noch ein Spiel
    .help = Beginnt ein neues Spiel mit denselben Spielern.
command-help = { TOUCH() ->
    [yes] Hilfe
   *[no] Tasten hier
  }
    .help = { TOUCH() ->
        [yes] Sagt, was die Schaltflächen tun.
       *[no] Eine Liste von allem, was du hier drücken kannst; { KEY("select") } führt es aus.
      }
command-input-help = { TOUCH() ->
    [yes] Was eine Schaltfläche tut
   *[no] Tastenhilfe
  }
    .help = { TOUCH() ->
        [yes] Schaltflächen sagen, was sie tun, und tun nichts.
       *[no] Tasten sagen, was sie tun, und tun nichts.
      }
command-stop = Still
    .help = Ruhe, bis es etwas Neues gibt.
command-older = Wiederholen, dann ältere Meldungen
    .help = Sagt die letzte Meldung noch mal; jeder weitere Druck geht eine zurück.
command-newer = Neuere Meldung
    .help = Geht vor durch alles, was gesagt wurde.
command-oldest = Älteste Meldung
    .help = Was als Erstes gesagt wurde.
command-newest = Neueste Meldung
    .help = Was als Letztes gesagt wurde.
command-recent = Die letzten Meldungen
    .help = Die letzten Meldungen auf einmal; eine Einstellung sagt, wie viele.
command-kind = Welche Meldungen
    .help = Durch welche Meldungen du gehst: alle, meine Züge, Gegner, Ergebnisse.
command-where = Wo bin ich
    .help = In einer Liste: ihr Name, der Eintrag und sein Platz. Am Tisch: wer dran ist, die Würfel, die Punkte und der Stand.
command-copy = Kopieren
    .help = Legt die Meldung in die Zwischenablage.
command-softer = Klänge leiser
    .help = Macht die Klänge leiser.
command-louder = Klänge lauter
    .help = Macht die Klänge lauter.
command-voice-softer = Stimme leiser
    .help = Macht die Stimme leiser, wo kein Screenreader das bestimmt.
command-voice-louder = Stimme lauter
    .help = Macht die Stimme lauter, wo kein Screenreader das bestimmt.
command-slower = Stimme langsamer
    .help = Bremst die Stimme, wo kein Screenreader das bestimmt.
command-faster = Stimme schneller
    .help = Beschleunigt die Stimme, wo kein Screenreader das bestimmt.
command-effects = Klänge an oder aus
    .help = Schaltet alle Klänge aus oder wieder an.
command-speech = Sprachausgabe an oder aus
    .help = Schaltet alles Sprechen aus oder wieder an.
command-caption-smaller = Schrift kleiner
    .help = Für alle, die auf das Fenster schauen.
command-caption-bigger = Schrift größer
    .help = Für alle, die auf das Fenster schauen.
command-back = Zurück
    .help = Verlässt diese Liste; am Tisch öffnet es das Pausenmenü.
command-leave = Beenden
    .help = Beendet das Programm.

## The groups of the lists of keys

command-group-play = Spielen
command-group-ask = Fragen
command-group-friends = Freunde
command-group-lists = In Listen
command-group-speech = Sprachausgabe
command-group-sound = Klänge
command-group-program = Das Programm
command-group-switches = Schalter

## Learning the sounds

menu-trainer = Zahlen als Klänge, zum Ausprobieren
menu-quiz = Quiz
cue-played = {""}
cue-told = {""}
quiz-asked = {""}
trainer-open = { TOUCH() ->
    [yes] { $title }. { $label }
   *[no] { $title }. Ziffern spielen ihren Wert. { $label }
  }
    .brief = { $title }. { $label }
trainer-hand = { TOUCH() ->
    [yes] Fünf Würfel: ein Druck wirft sie, der nächste nennt sie
   *[no] Fünf Würfel: { KEY("select") } wirft sie, noch mal { KEY("select") } nennt sie
  }
    .brief = Fünf Würfel
trainer-kept = Behaltene Würfel: { $value }
trainer-answer = { $faces }.
level-slow = Zahlen, langsam
level-brisk = Zahlen, flott
level-dice = Fünf Würfel
level-combo = Kombinationen
level-cues = Alle Klänge
quiz-level = { $name }{ $best-n ->
    [0] {""}
   *[other] . Rekord { $best } von { $count }
  }
quiz-open = { $title }. { $digits ->
    [0] Welche von vier Antworten stimmt?
    [1] { TOUCH() ->
        [yes] Welcher Wert ist es?
       *[no] Drücke die Ziffer.
      }
   *[other] { TOUCH() ->
        [yes] Welche { $digits } Werte sind es?
       *[no] Drücke { $digits } Ziffern.
      }
  } { KEY("list_right") }: noch mal. { KEY("scores") }: Punktestand.
    .brief = { $title }.
quiz-wrong = Nein: { $answer }.
    .full = Nein: { $answer }. Weiter mit { KEY("select") }.
quiz-missed = Nein: { $answer }.
    .full = Nein: { $answer }. Weiter mit { KEY("select") }.
quiz-score = { $right } richtig, { $wrong } falsch, noch { $left }.
    .brief = { $right } richtig, { $wrong } falsch.
quiz-ended = { $right } von { $count } richtig. { $record ->
    [yes] Neuer Rekord.
   *[no] Rekord { $best }.
  }
    .brief = { $right } von { $count }.

## Names of sounds. cues-GROUP is a group of them, cue-FAMILY one; $count is a number of dice or a value.

cues-dice = Würfel und Becher
cues-game = Züge und Spiele
cues-sheet = Zettel
cues-fonnjo = Fonnjo Foon
cues-combo = Kombinationen
cues-tell = Was eine Zahl bedeutet
cues-value = Zahlen als Klänge
cues-friends = Freunde am Tisch
cues-menu = Menüs und Programm
cue-shake = Becher geschüttelt, Würfel: { $count }
cue-pour = Würfel gefallen: { $count }
cue-pour-short = Würfel gefallen, kurz: { $count }
cue-stroke = Ein Schlag des Bechers, Würfel: { $count }
cue-shake-horn = Hornbecher geschüttelt, Würfel: { $count }
cue-pour-horn = Würfel aus dem Hornbecher gefallen: { $count }
cue-pour-short-horn = Würfel aus dem Hornbecher gefallen, kurz: { $count }
cue-shake-tin = Blechdose geschüttelt, Würfel: { $count }
cue-pour-tin = Würfel aus der Blechdose gefallen: { $count }
cue-pour-short-tin = Würfel aus der Blechdose gefallen, kurz: { $count }
cue-shake-wood = Holzbecher geschüttelt, Würfel: { $count }
cue-pour-wood = Würfel aus dem Holzbecher gefallen: { $count }
cue-pour-short-wood = Würfel aus dem Holzbecher gefallen, kurz: { $count }
cue-keep = Behalten
cue-release = Freigeben
cue-all-dice = Alle Würfel behalten
cue-bank = Sichern
cue-bank-big = Sichern, viele Punkte
cue-farkle = Farkle
cue-farkle-big = Farkle, viele Punkte verloren
cue-hot-dice =
    { $count ->
        [2] Heiße Würfel zum zweiten Mal
        [3] Heiße Würfel zum dritten Mal oder öfter
       *[other] Heiße Würfel
    }
cue-turn-mine = Du bist dran
cue-turn-other = Jemand anders ist dran
cue-name = Name von Gegner { $count }
cue-win = Gewonnen
cue-lose = Verloren
cue-tie = Unentschieden
cue-score = Feld gefüllt
cue-score-big = Feld gefüllt, viele Punkte
cue-zero = Feld gestrichen
cue-bonus = Bonus
cue-foon = Foon
cue-big-foon = Großer Foon
cue-crisis = Krise
cue-dungeon = Tür zum Verlies
cue-party = Fonnjo kommt auf die Party
cue-party-monster = Ein Monster kommt auf die Party
cue-another-day = Noch ein Tag
cue-picture = Foto
cue-combo-pair = Paar
cue-combo-three = Drei gleiche
cue-combo-four = Vier gleiche
cue-combo-five = Fünf gleiche
cue-combo-six = Sechs gleiche
cue-combo-full-house = Full House
cue-combo-straight = Straße
cue-combo-long-straight = Große Straße
cue-combo-any = Beliebige Würfel
cue-tell-points = Es folgen Punkte
cue-tell-total = Es folgen Punkte insgesamt
cue-tell-dice = Es folgen Würfel
cue-tell-left = Wie viele noch bleiben
cue-tell-box = Oberes Feld: es folgt seine Zahl
cue-tell-need = Was noch nötig ist
cue-tell-risk = Risiko, in Prozent
cue-tell-choices = Wie viel zur Wahl steht
cue-tell-choice = Eine Möglichkeit
cue-tell-round = Runde
cue-tell-lost = Verlorene Punkte
cue-tell-fonnjo = Fonnjo
cue-tell-group = Gruppe von Würfeln: es folgen Zahl und Anzahl
cue-tell-seat = Platz
cue-tell-yes = Ja
cue-tell-no = Nein, oder keins
cue-tell-letter = Ein Buchstabe, oder das Komma einer Zahl
cue-value = Wert { $count }
cue-value-kept = Wert { $count }, behalten
cue-value-brisk = Wert { $count }, flott
cue-value-kept-brisk = Wert { $count }, behalten, flott
cue-refused = Abgelehnt
cue-question = Frage
cue-too-soon = Zu früh
cue-undo = Zurückgenommen
cue-hurry = Schneller
cue-menu-move = Nächster Eintrag
cue-menu-edge = Ende einer Liste
cue-menu-select = Ausgewählt
cue-menu-open = Menü geht auf
cue-menu-close = Menü geht zu
cue-start = Programm beginnt
cue-exit = Programm endet
cue-text = Etwas zu lesen auf dem Bildschirm
cue-input-help-on = Tastenhilfe an
cue-input-help-off = Tastenhilfe aus
cue-game-kept = Spiel gespeichert
cue-game-resumed = Spiel fortgesetzt
cue-quiz-right = Richtige Antwort
cue-quiz-wrong = Falsche Antwort
cue-thinking = Ein Gegner überlegt
cue-friend-came = Jemand kommt
cue-friend-left = Jemand geht
cue-friend-quiet = Von jemandem ist nichts zu hören
cue-friend-back = Jemand ist wieder da
cue-friend-said = Jemand sagt etwas
cue-line-lost = Deine Verbindung ist weg
cue-line-found = Deine Verbindung ist wieder da
cue-ambience = Der Raum mit dem Tisch
cue-motif-fune-start = FUNE, Melodie: ein Spiel beginnt
cue-motif-fune-turn = FUNE, Melodie: du bist dran
cue-motif-fune-bank = FUNE, Melodie: Punkte gesichert
cue-motif-fune-win = FUNE, Melodie: gewonnen
cue-motif-dice4fun-start = Dice4Fun, Melodie: ein Spiel beginnt
cue-motif-dice4fun-turn = Dice4Fun, Melodie: du bist dran
cue-motif-dice4fun-bank = Dice4Fun, Melodie: Punkte gesichert
cue-motif-dice4fun-win = Dice4Fun, Melodie: gewonnen
cue-motif-farkle-start = Farkle, Melodie: ein Spiel beginnt
cue-motif-farkle-turn = Farkle, Melodie: du bist dran
cue-motif-farkle-bank = Farkle, Melodie: Punkte gesichert
cue-motif-farkle-win = Farkle, Melodie: gewonnen
cue-motif-fonnjo-foon-start = Fonnjo Foon, Melodie: ein Spiel beginnt
cue-motif-fonnjo-foon-turn = Fonnjo Foon, Melodie: du bist dran
cue-motif-fonnjo-foon-bank = Fonnjo Foon, Melodie: Punkte gesichert
cue-motif-fonnjo-foon-win = Fonnjo Foon, Melodie: gewonnen
