# Freunde an anderen Rechnern, auf Deutsch: nur gelesen, wenn jemand mit Freunden spielt.

## Der Weg zu einem Raum

friends-title = Freunde
friends-host = Einen Raum aufmachen
friends-join = In einen Raum gehen
friends-install = Wie man installiert, was fehlt
friends-missing = Zum Spielen mit Freunden fehlt etwas: { $what }. Mit pip: pip install "{ $what }".
    .brief = { $what } installieren.
friends-name = Wie sollen deine Freunde dich nennen? Einen Namen tippen, dann { KEY("select") }.
    .brief = Dein Name?
friends-need-name = Deine Freunde brauchen einen Namen für dich.
    .brief = Ein Name fehlt.
code-asked = Der Code des Raums: zwölf Ziffern.
    .brief = Der Code?
code-so-far = { $code-n ->
    [0] Noch nichts.
   *[other] { $code }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-short = { $left ->
    [one] Eine Ziffer fehlt.
   *[other] { $left } Ziffern fehlen.
  }
code-told = Der Code: { $code }.

## Im Raum

lobby-wait = { $name-n ->
    [0] Warten auf Antwort
   *[other] Warten, bis { $name } beginnt, { $count } spielen mit
  }
lobby-who = Wer ist da
lobby-sit = Einen Platz nehmen
lobby-watch = Nur zuschauen
lobby-sits = Du möchtest einen Platz.
lobby-watches = Du schaust zu.
friends-code = Den Code sagen
leave-asked = { TOUCH() ->
    [yes] Den Raum verlassen?
   *[no] Noch einmal { KEY("back") } verlässt den Raum.
  }
table-sought = Der Raum wird gesucht.
table-too-few = Noch ist niemand zum Mitspielen da.
    .brief = Noch niemand.
table-cannot-begin = Das Spiel kann nicht beginnen: { $why }.
table-ended = Dieses Spiel wurde beendet.

## Wer da ist

friends-here = { $alone ->
    [yes] Du bist allein hier.
   *[no] { $friends }.
  }
friends-item = { $b ->
    [-1] {""}
    [0] {""}
   *[other] Platz { $b },{" "}
  }{ $c ->
    [me] du
   *[other] { $a }
  }{ $b ->
    [0] , schaut zu
   *[other] {""}
  }{ $c ->
    [quiet] , nichts zu hören
    [gone] , fort
    [computer] , ein Computer spielt
   *[other] {""}
  }
friends-joint = { $head }; { $next }
friends-last = { $head }; { $next }
friend-entry = { $name }{ $state ->
    [me] , das bist du
    [muted] , stumm geschaltet
    [quiet] , nichts zu hören
    [gone] , fort
   *[other] , hier
  }
talk-entry = Hören, was Freunde sagen: { $value }
friend-came = { $name } ist da.
    .brief = { $name }.
friend-sat = { $me ->
    [yes] Du hast Platz { $number }.
   *[no] { $name } nimmt Platz { $number }.
  }
    .brief = { $me ->
        [yes] Dein Platz: { $number }.
       *[no] { $name }, Platz { $number }.
      }
friend-stood-up = { $me ->
    [yes] Du hast keinen Platz mehr.
   *[no] { $name } hat den Platz verlassen.
  }
friend-left = { $name } ist gegangen.
friend-quiet = Von { $name } ist nichts zu hören.
friend-gone = { $name } ist fort.
decide-asked = { KEY("friends") }: warten, einen Computer spielen lassen oder das Spiel beenden.
    .brief = { KEY("friends") } entscheidet.
friend-odd = Etwas von { $name } passt zu keiner Regel und wird weggelassen.
    .brief = {""}
line-lost = Die Verbindung ist weg. Das Programm versucht es von selbst wieder.
    .brief = Verbindung weg.
line-still-lost = Keine Verbindung.
line-found = Die Verbindung ist wieder da.
line-refused = Der Server { $address } weist uns ab.
line-certificate = Das Zertifikat von { $address } passt nicht: Niemand weiß, wer dort antwortet.
    .brief = Falsches Zertifikat bei { $address }.
line-no-broker = Was unter { $address } antwortet, ist kein Server für Freunde.
line-no-host = { $address } gibt es nicht.
line-unreachable = Unter { $address } antwortet niemand.
friends-no-broker = Es ließ sich kein Server starten: { $why }.
friends-bad-broker = { $url } ist keine Adresse eines Servers.
friends-not-found = In diesem Netz gibt es keinen Raum mit diesem Code, und kein Server ist eingestellt, der weiter führt.
    .brief = Kein solcher Raum in der Nähe.
friends-needs-broker = Im Browser brauchen Räume einen Server im Internet. Gib seine Adresse in den Einstellungen ein.
    .brief = Es fehlt die Adresse eines Servers.
friends-no-websocket = So erreicht ein Browser { $address } nicht: Die Adresse muss mit wss oder ws beginnen.
    .brief = Die Adresse muss mit wss beginnen.
friends-needs-wss = Diese Seite erreicht nur Server, deren Adresse mit wss beginnt, und { $address } tut das nicht.
    .brief = Die Adresse muss mit wss beginnen.
friends-not-loaded = Was zum Spielen mit Freunden nötig ist, ließ sich nicht laden. Gibt es ein Netz?
    .brief = Nicht geladen.

## Was gesagt wird

say-what = Was möchtest du sagen? { KEY("select") } sagt es.
    .brief = Was sagen?
friend-said = { $name }: { $text }
friend-phrase = { $name }: { phrase }
you-said = Du: { $text }
said-later = Die Verbindung ist weg: Gesendet wird es, sobald sie wieder da ist.
    .brief = Wird später gesendet.
nothing-was-said = Noch hat niemand etwas gesagt.
    .brief = Noch nichts.
phrases-title = Fertige Sätze
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
phrase-1 = Guter Wurf!
phrase-2 = So ein Pech.
phrase-3 = Du bist dran.
phrase-4 = Einen Moment, bitte.
phrase-5 = Ich bin wieder da.
phrase-6 = Danke.
phrase-7 = Schönes Spiel!
phrase-8 = Noch ein Spiel?
phrase-9 = Ich muss jetzt gehen.

## Am Tisch

friends-pause = Menü, das Spiel geht weiter
room-by-back = { KEY("back") }, dann „{ room-back }“, führt in den Raum.
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } zeigt das Spiel noch einmal.{" "}
   *[no] {""}
  }{ $name } beginnt das nächste Spiel. { KEY("back") }, dann „{ room-leave }“, und du gehst.
    .brief = { $name } beginnt. { KEY("back") }: { room-leave }.
dice-coming = Deine Würfel sind unterwegs.
    .brief = Würfel kommen.
dice-wait = { $names-n ->
    [0] Die Würfel warten auf die anderen.
   *[other] Die Würfel warten auf { $names }.
  }
throw-waits = Ein Wurf ist unterwegs.
not-back-yet = Einen Moment: Was du verpasst hast, ist unterwegs.
you-watch = Du schaust zu: Das geht nur, wenn man mitspielt.
    .brief = Du schaust zu.
friends-missed = { $turns ->
    [0] Du hast keinen Zug verpasst.
    [one] Du hast einen Zug verpasst. { KEY("missed") } erzählt davon.
   *[other] Du hast { $turns } Züge verpasst. { KEY("missed") } erzählt davon.
  }
    .brief = { $turns ->
        [0] Nichts verpasst.
        [one] Einen Zug verpasst.
       *[other] { $turns } Züge verpasst.
      }
table-rewound = Was zuletzt gespielt wurde, hat nicht alle erreicht und zählt nicht.
    .brief = Die letzten Schritte zählen nicht.
undo-asking = Die anderen werden gefragt.
    .brief = Gefragt.
undo-asked = { $name } möchte { $many ->
    [one] einen Schritt
   *[other] { $many } Schritte
  } zurücknehmen. { KEY("undo") } erlaubt es, { KEY("friends") } bietet mehr.
    .brief = { $name }: zurücknehmen? { KEY("undo") } erlaubt es.
undo-agreed = Erlaubt.
undo-denied = Nicht erlaubt.
undo-refused = Der Schritt bleibt: Nicht alle waren einverstanden.
    .brief = Der Schritt bleibt.
undo-nobody = Niemand ist da, der zustimmen könnte.
undo-allow = Erlauben
undo-deny = Nicht erlauben
friend-undid = { $who ->
    [you] Zurückgenommen. Du bist dran.
   *[other] { $name } hat einen Schritt zurückgenommen.
  }
decide-wait = { $name }: warten
decide-computer = { $name }: einen Computer spielen lassen
decide-end = { $name }: das Spiel beenden
chosen-wait = Wir warten auf { $name }.
ruled-skip = { $who ->
    [you] Dein Beitrag zum Wurf fehlte: Es geht ohne dich weiter.
   *[other] Der Beitrag von { $name } zum Wurf fehlt: Es geht ohne { $name } weiter.
  }
    .brief = Ohne { $who ->
        [you] dich
       *[other] { $name }
      }.
ruled-lost = { $who ->
    [you] Dein Wurf kam nicht an: Du verlierst den Zug.
   *[other] Der Wurf von { $name } kam nicht an: Der Zug ist verloren.
  }
    .brief = Zug verloren.
ruled-computer = { $who ->
    [you] Ein Computer spielt für dich.
   *[other] Ein Computer spielt für { $name }.
  }
ruled-back = { $who ->
    [you] Dein Platz gehört wieder dir.
   *[other] { $name } spielt wieder.
  }
ruled-end = Das Spiel ist beendet, ohne Gewinner.

## Gespeicherte Spiele

friends-not-kept = Diesen Raum kennt das Programm nicht mehr. Mit seinem Code kommst du hinein.
    .brief = Nicht mehr bekannt.
shared-needs = Dieses Spiel braucht deine Freunde
shared-back = Zu seinem Raum gehen

## Der Raum

consent-asked = Um Freunde anderswo zu erreichen, gehen versiegelte Nachrichten über öffentliche Server von { $names }. Lesen können die sie nicht, aber sie sehen deine Internetadresse.
    .brief = Öffentliche Server von { $names } benutzen? Lesen können sie nichts, aber sie sehen deine Internetadresse.
consent-yes = Öffentliche Server benutzen
consent-no = Nur dieses Netz
room-title = { $whose ->
    [mine] Dein Raum
    [named] Raum von { $name }
   *[unknown] Ein Raum
  }{ $code-n ->
    [0] {""}
   *[other] , { $code }
  }
room-forgotten = Vergessen.
room-begin = { $game } beginnen, { $count ->
    [1] noch ist sonst niemand da
   *[other] { $count } spielen mit
  }
room-computers = Computer, die mitspielen: { $number }
room-chance = Gewinnchance auf Taste: { $value }
room-invite = Die Einladung kopieren, einen Link
room-lock = Den Raum abschließen
room-unlock = Den Raum aufschließen
room-back = Zurück in den Raum
room-end-game = Das Spiel für alle beenden
room-leave = Den Raum verlassen
room-leave-asked = Wer behält den Raum?
room-hand-over = { $name } behält ihn
room-close = Den Raum für alle schließen
room-stay = Hierbleiben
room-entered = Raum von { $name }.{ $others-n ->
    [0] {""}
   *[other] {" "}Auch hier: { $others }.
  }{ $game-n ->
    [0] {""}
   *[other] {" "}Nächstes Spiel: { $game }, sobald { $name } beginnt.
  }
room-keys = { $keys ->
    [copies] { KEY("copy") } kopiert ihn, { KEY("where") } sagt ihn noch einmal.
    [host] { KEY("where") } sagt ihn noch einmal.
   *[guest] { KEY("who") } sagt, wer da ist, mit { KEY("say") } schreibst du allen.
  }
    .brief = {""}
room-silent = Gerade ist niemand in diesem Raum. Du kannst hier warten.
    .brief = Gerade niemand da.
room-refused = { $why ->
    [locked] Der Raum ist abgeschlossen.
   *[other] Der Raum ist voll.
  }
room-locked = Der Raum ist abgeschlossen.
room-unlocked = Der Raum ist wieder offen.
room-closed = { $name } hat den Raum geschlossen.
game-chosen = Nächstes Spiel: { $game }.
host-lost = { $name } ist fort. { $here } von { $of } sind da. { KEY("friends") }: warten, oder ohne { $name } weiterspielen.
    .brief = { $name } ist fort, { $here } von { $of } sind da. { KEY("friends") }?
host-go-on = Ohne { $name } weiterspielen
host-went-on = { $you ->
    [goes] Du spielst ohne { $lost } weiter.
    [lost] { $name } hat ohne dich weitergespielt.
   *[other] { $name } spielt ohne { $lost } weiter.
  }
host-changed = { $me ->
    [yes] Der Raum gehört jetzt dir.
   *[no] { $name } hat jetzt den Raum.
  }
tables-meet = { $name } spielt dieses Spiel an einem anderen Tisch weiter. { KEY("friends") } führt dorthin; { $many ->
    [one] der letzte Zug hier würde
   *[other] die letzten { $many } Züge hier würden
  } dann nicht zählen.
table-join-larger = Zu den anderen gehen
table-changed = Du bist jetzt am Tisch von { $name }{ $many ->
    [0] .
    [one] ; der letzte Zug hier zählt nicht.
   *[other] ; die letzten { $many } Züge hier zählen nicht.
  }
friend-lost = { $name } ist fort.
friend-removed = { $me ->
    [yes] Du wurdest aus dem Raum entfernt.
   *[no] { $name } wurde entfernt.
  }
two-programs = { $me ->
    [yes] Du bist in diesem Raum noch mit einem zweiten Programm.
   *[no] { $name } ist mit zwei Programmen hier. { KEY("friends") }, dann der Name, wählt eines aus.
  }
twin-newer = Das neuere Programm behalten
twin-older = Das ältere Programm behalten
put-out = Dein anderes Programm bleibt. Dieses hat den Raum verlassen.
not-the-host = Das kann nur, wem der Raum gehört.
chance-off = Mit Freunden schaltet das der Gastgeber im Raum ein.
cannot-be-host = { $name } kann den Raum jetzt nicht übernehmen.
person-hand-over = Den Raum übergeben
person-remove = Aus dem Raum entfernen
code-wrong-digits = Ein Code hat zwölf Ziffern.
code-wrong-check = In { $code } ist eine Ziffer falsch. Tippe ihn noch einmal.
code-digits-only = Nur Ziffern.
