# Freunde an anderen Rechnern, auf Deutsch: nur gelesen, wenn jemand mit Freunden spielt.

## Der Weg zum Tisch

friends-title = Freunde
friends-host = Einen Tisch aufmachen
friends-join = Mit einem Code dazukommen
friends-near = Tische in der Nähe
friends-install = Wie man installiert, was fehlt
friends-missing = Zum Spielen mit Freunden fehlt etwas: { $what }. Mit pip: pip install "{ $what }".
    .brief = { $what } installieren.
friends-name = Wie sollen deine Freunde dich nennen? Einen Namen tippen, dann { KEY("select") }.
    .brief = Dein Name?
friends-need-name = Deine Freunde brauchen einen Namen für dich.
    .brief = Ein Name fehlt.
nobody-near = In diesem Netz ist kein Tisch angekündigt. Mit dem Code kommst du trotzdem dazu.
    .brief = Kein Tisch in der Nähe.
near-table = Tisch von { $name }, { $address }
host-menu = Ein Tisch für Freunde
host-open = Den Tisch aufmachen
host-seats = Plätze für Menschen: { $number }
host-name = Mein Name: { $value }
host-near = Wer kommen kann: { $reach ->
    [near] alle in diesem Netz
    [broker] alle, über den eingestellten Broker
   *[here] nur dieser Rechner
  }
    .help = Von wo der Tisch zu erreichen ist. Ohne den Code kommt niemand herein.
code-asked = { $name-n ->
    [0] Der Code des Tisches.
   *[other] Der Code des Tisches von { $name }.
  } Die ersten Buchstaben jedes Wortes genügen, dann Leertaste; am Ende { KEY("select") }.
    .brief = Der Code?
code-so-far = { $code-n ->
    [0] Noch nichts.
   *[other] { $code }.
  } { $typed-n ->
    [0] {""}
   *[other] { $typed }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-word = { $word }{ $many ->
    [1] .
   *[other] , eines von { $many }.
  }
code-taken = { $word-n ->
    [0] {""}
   *[other] { $word }.
  } { $left ->
    [0] Das sind alle: { KEY("select") } geht zum Tisch.
    [one] Noch ein Wort.
   *[other] Noch { $left } Wörter.
  }
    .brief = { $left ->
        [0] { $word-n ->
            [0] Alle da.
           *[other] { $word }. Alle da.
          }
       *[other] { $word-n ->
            [0] Noch { $left }.
           *[other] { $word }. Noch { $left }.
          }
      }
code-several = { $many } Wörter fangen so an: { $words }. { KEY("list_next") } geht sie durch.
    .brief = { $words }?
words-last = { $head }, { $next }
code-no-word = Kein Wort eines Codes fängt mit { $typed } an.
    .brief = Kein { $typed }.
code-full = Alle fünf Wörter sind da. { KEY("select") } geht zum Tisch.
    .brief = Alle fünf sind da.
code-short = { $left ->
    [one] Ein Wort fehlt.
   *[other] { $left } Wörter fehlen.
  }
code-wrong-count = Ein Code hat fünf Wörter, dieser hat { $count }.
code-unknown-word = Wort { $number }, { $typed }, kommt in keinem Code vor. Vielleicht { $nearest }?
code-told = Der Code: { $code }.
listening = { $copies ->
    [yes] { KEY("copy") } kopiert ihn, { KEY("where") } sagt ihn noch einmal.
   *[no] { KEY("where") } sagt ihn noch einmal.
  }{ $address-n ->
    [0] {""}
   *[other] {" "}Der Tisch ist unter { $address } zu erreichen.
  }
    .brief = {""}
friends-called = Die anderen sind gerufen.

## Vor dem Spiel

lobby-host = Dein Tisch
lobby-guest = Tisch mit Freunden
lobby-begin = Das Spiel beginnen, { $count ->
    [1] noch niemand ist gekommen
   *[other] { $count } sitzen hier
  }
lobby-wait = { $name-n ->
    [0] Warten auf Antwort
   *[other] Warten, bis { $name } beginnt, { $count } sitzen hier
  }
lobby-invite = Die Einladung kopieren, einen Link
lobby-who = Wer ist da
lobby-sit = Einen Platz nehmen
lobby-watch = Nur zuschauen
lobby-leave = Den Tisch verlassen
lobby-sits = Du möchtest einen Platz.
lobby-watches = Du schaust zu.
friends-code = Den Code sagen
leave-asked = { $host ->
    [yes] Damit schließt du deinen Tisch. Noch einmal { KEY("back") }, und du gehst.
   *[no] Noch einmal { KEY("back") }, und du gehst.
  }
table-sought = Der Tisch wird gesucht.
    .brief = {""}
table-found = Tisch von { $name }: { $game }, für { $most }.
    .brief = { $game }.
table-begins = Es geht los.
table-began = {""}
table-too-few = Noch sitzt niemand bei dir.
    .brief = Noch niemand.
table-cannot-begin = Das Spiel kann nicht beginnen: { $why }.
table-full = Der Tisch ist voll: { $most } sitzen dort. Du kannst bleiben und zuschauen.
    .brief = Voll. Du kannst zuschauen.
table-other-version = Dieser Tisch gehört zu einer anderen Version von audiodice.
    .brief = Andere Version.
table-other-game = An diesem Tisch wird { $game } gespielt, das dieses audiodice nicht hat.
    .brief = Unbekanntes Spiel.
table-silent = An diesem Tisch ist niemand. Stimmt der Code?
    .brief = Niemand da.
table-split = Was { $name } gespielt hat und was wir gespielt haben, passt nicht mehr zusammen.
    .brief = { $name } hat ein anderes Spiel.
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
friend-came = { $name } ist da{ $watching ->
    [yes] {" "}und schaut zu.
   *[no] .
  }
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
    .brief = { $name }, nichts zu hören.
friend-gone = { $name } ist fort.
decide-asked = { KEY("friends") }: warten, einen Computer spielen lassen oder das Spiel beenden.
    .brief = { KEY("friends") } entscheidet.
friend-back = { $name } ist wieder da.
friend-cheated = { $name } hat an derselben Stelle des Spiels zwei verschiedene Züge signiert; das ist Betrug, { $name } ist draußen.
    .brief = { $name } hat betrogen und ist draußen.
friend-odd = Etwas von { $name } passt zu keiner Regel und wird weggelassen.
    .brief = {""}
line-lost = Die Verbindung ist weg. Das Programm versucht es von selbst wieder.
    .brief = Verbindung weg.
line-found = Die Verbindung ist wieder da.
line-refused = Der Broker unter { $address } lässt uns nicht herein.
line-certificate = Das Zertifikat von { $address } passt nicht: Niemand weiß, wer dort antwortet.
    .brief = Falsches Zertifikat bei { $address }.
line-no-broker = Unter { $address } antwortet etwas, aber kein Broker.
line-no-host = { $address } gibt es nicht.
line-unreachable = Unter { $address } antwortet niemand.
friends-no-network = Dieser Rechner ist in keinem Netz.
friends-no-broker = Kein Broker ließ sich starten: { $why }.
friends-bad-broker = { $url } ist keine Adresse eines Brokers.
friends-not-found = In der Nähe ist kein Tisch mit diesem Code, und kein Broker ist eingestellt, über den weiter gesucht werden könnte.
    .brief = Kein solcher Tisch in der Nähe.
friends-needs-broker = Im Browser brauchen Tische mit Freunden einen Broker im Internet. Seine Adresse kommt in die Einstellungen; oder du öffnest den Link einer Einladung.
    .brief = Ein Broker muss eingestellt sein.
friends-no-websocket = So erreicht ein Browser { $address } nicht: Die Adresse muss mit wss oder ws beginnen.
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
leaves-friends = { $review ->
    [yes] { KEY("hint") } zeigt den Rückblick, { KEY("roll") } verlässt den Tisch.
   *[no] { KEY("roll") } verlässt den Tisch.
  }
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } zeigt den Rückblick.{" "}
   *[no] {""}
  }{ $name } hat noch nicht neu begonnen: Du hörst es hier. Wer gehen will: { KEY("back") }, dann „{ lobby-leave }“.
    .brief = { $name } hat noch nicht neu begonnen. { KEY("back") }: { lobby-leave }.
friend-begins-again = { $name } beginnt noch einmal. Mit { KEY("roll") } spielst du mit.
    .brief = { $name } noch einmal. Mit { KEY("roll") } spielst du mit.
friends-next = Beim nächsten Spiel mitspielen
    .help = Sobald es beginnt. Wer gehen will: { KEY("back") }, dann „{ lobby-leave }“.
friends-leave = Den Tisch verlassen
    .help = Geht zum Hauptmenü; das Spiel steht in den Ergebnissen aller Spiele.
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
end-asked = { $name } möchte das Spiel beenden, denn { $about } ist weg. { KEY("friends") } entscheidet.
    .brief = { $name }: Spiel beenden? { KEY("friends") } entscheidet.
decide-wait = { $name }: warten
decide-computer = { $name }: einen Computer spielen lassen
decide-end = { $name }: das Spiel beenden
chosen-wait = Wir warten auf { $name }.
chosen-computer = Ein Computer soll für { $name } spielen, wenn alle zustimmen, die da sind.
    .brief = Ein Computer für { $name }.
chosen-end = Das Spiel soll enden, wenn alle zustimmen, die da sind.
    .brief = Das Spiel soll enden.
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

friends-not-kept = Nichts ist gespeichert, womit du an diesen Tisch zurückkommen könntest.
    .brief = Zurück geht es nicht.
shared-needs = Dieses Spiel braucht deine Freunde
shared-back = Zurück an seinen Tisch
