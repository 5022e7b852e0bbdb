# Friends at other machines, in Turkish: read only when somebody plays with friends.

## The way to a room

friends-title = Arkadaşlar
friends-host = Oda aç
friends-join = Odaya katıl
friends-install = Eksik olan nasıl kurulur
friends-missing = Arkadaşlarla oynamak için eksik: { $what }. pip ile: pip install "{ $what }".
    .brief = Kurulmalı: { $what }.
friends-name = Arkadaşların sana ne desin? Bir ad yaz, sonra { KEY("select") }.
    .brief = Adın ne?
friends-need-name = Arkadaşların için bir adın olmalı.
    .brief = Bir ad gerek.
code-asked = Odanın kodu: on iki rakam.
    .brief = Kod ne?
code-so-far = { $code-n ->
    [0] Henüz bir şey yok.
   *[other] { $code }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-short = { $left } rakam eksik.
code-told = Kod: { $code }.

## In the room

lobby-wait = { $name-n ->
    [0] Yanıt bekleniyor
   *[other] Başlatacak olan { $name }, { $count } kişi oynuyor
  }
lobby-who = Kimler burada
lobby-sit = Otur
lobby-watch = Yalnız izle
lobby-sits = Bir sandalye istiyorsun.
lobby-watches = İzliyorsun.
friends-code = Kodu söyle
leave-asked = { TOUCH() ->
    [yes] Odadan ayrılmak istiyor musun?
   *[no] Odadan ayrılmak için yine { KEY("back") }.
  }
table-sought = Oda aranıyor.
table-too-few = Burada henüz birlikte oynayacak kimse yok.
    .brief = Henüz kimse yok.
table-cannot-begin = Oyun başlayamıyor: { $why }.
table-ended = Bu oyuna son verildi.

## Who is here

friends-here = { $alone ->
    [yes] Burada yalnızsın.
   *[no] { $friends }.
  }
friends-item = { $b ->
    [-1] {""}
    [0] {""}
   *[other] sandalye { $b },{" "}
  }{ $c ->
    [me] sen
   *[other] { $a }
  }{ $b ->
    [0] , izleyici
   *[other] {""}
  }{ $c ->
    [quiet] , bağlantısı sessiz
    [gone] , gitti
    [computer] , bilgisayar oynuyor
   *[other] {""}
  }
friends-joint = { $head }; { $next }
friends-last = { $head }; { $next }
friend-entry = { $name }{ $state ->
    [me] , bu sensin
    [muted] , susturuldu
    [quiet] , bağlantısı sessiz
    [gone] , gitti
   *[other] , burada
  }
talk-entry = Arkadaşların söyledikleri duyulsun: { $value }
friend-came = { $name } geldi.
    .brief = { $name }.
friend-sat = { $me ->
    [yes] Sandalye { $number } senin.
   *[no] { $name } oturdu, sandalye { $number }.
  }
    .brief = { $me ->
        [yes] Senin sandalyen: { $number }.
       *[no] { $name }, sandalye { $number }.
      }
friend-stood-up = { $me ->
    [yes] Artık sandalyen yok.
   *[no] { $name } sandalyeden kalktı.
  }
friend-left = { $name } ayrıldı.
friend-quiet = { $name }: bağlantısı sessiz.
friend-gone = { $name } gitti.
decide-asked = { KEY("friends") }: bekle, bilgisayar oynasın ya da oyun bitsin.
    .brief = { KEY("friends") } karar verir.
friend-odd = { $name } kurala uymayan bir şey gönderdi, atlandı.
    .brief = {""}
line-lost = Bağlantı koptu. Program kendiliğinden yeniden dener.
    .brief = Bağlantı koptu.
line-still-lost = Bağlantı yok.
line-found = Bağlantı geri geldi.
line-refused = { $address } sunucusu bizi kabul etmiyor.
line-certificate = { $address } sertifikası uymuyor: orada kimin dinlediği bilinmiyor.
    .brief = Sertifika yanlış: { $address }.
line-no-broker = { $address } adresinde yanıt veren, arkadaşlar için bir sunucu değil.
line-no-host = { $address } diye bir adres yok.
line-unreachable = { $address } adresinden yanıt yok.
friends-no-broker = Sunucu başlatılamadı: { $why }.
friends-bad-broker = { $url } bir sunucu adresi değil.
friends-not-found = Bu ağda bu kodla bir oda yok, daha uzağa ulaşan bir sunucu da ayarlı değil.
    .brief = Yakınlarda böyle bir oda yok.
friends-needs-broker = Tarayıcıda odalar için internette bir sunucu gerekir. Adresini ayarlara yaz.
    .brief = Bir sunucu ayarlanmalı.
friends-no-websocket = Tarayıcı { $address } adresine böyle ulaşamaz: adres wss ya da ws ile başlamalı.
    .brief = Adres wss ile başlamalı.
friends-needs-wss = Bu sayfa yalnız adresi wss ile başlayan sunuculara ulaşır, { $address } ise öyle başlamıyor.
    .brief = Adres wss ile başlamalı.
friends-not-loaded = Arkadaşlarla oynamak için gerekenler yüklenemedi. Ağ var mı?
    .brief = Yüklenmedi.

## What is said

say-what = Ne söylemek istiyorsun? { KEY("select") } söyler.
    .brief = Ne diyeceksin?
friend-said = { $name }: { $text }
friend-phrase = { $name }: { phrase }
you-said = Sen: { $text }
said-later = Bağlantı koptu: geri gelince gönderilir.
    .brief = Sonra gönderilir.
nothing-was-said = Henüz kimse bir şey söylemedi.
    .brief = Henüz bir şey yok.
phrases-title = Hazır sözler
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
phrase-1 = Güzel atış!
phrase-2 = Şanssızlık.
phrase-3 = Sıra sende.
phrase-4 = Bir dakika lütfen.
phrase-5 = Döndüm.
phrase-6 = Teşekkürler.
phrase-7 = İyi oyundu!
phrase-8 = Bir oyun daha?
phrase-9 = Şimdi gitmem gerek.

## At the table

friends-pause = Menü, oyun sürüyor
room-by-back = Oda için { KEY("back") }, sonra “{ room-back }”.
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } ile oyunu incele.{" "}
   *[no] {""}
  }Sonraki oyunu { $name } başlatacak. Ayrılmak için { KEY("back") }, sonra “{ room-leave }”.
    .brief = { $name } başlatacak. { KEY("back") }: { room-leave }.
dice-coming = Zarların yolda.
    .brief = Zarlar geliyor.
dice-wait = { $names-n ->
    [0] Zarlar ötekileri bekliyor.
   *[other] Zarların beklediği: { $names }.
  }
throw-waits = Bir atış yolda.
not-back-yet = Bir saniye: kaçırdıkların yolda.
you-watch = İzliyorsun: bunu yalnız oyuncular yapabilir.
    .brief = İzliyorsun.
friends-missed = { $turns ->
    [0] Tur kaçırmadın.
   *[other] { $turns } tur kaçırdın. { KEY("missed") } anlatır.
  }
    .brief = { $turns ->
        [0] Kaçan yok.
       *[other] { $turns } tur kaçtı.
      }
table-rewound = Son oynananlar herkese ulaşmadı, sayılmıyor.
    .brief = Son adımlar sayılmıyor.
undo-asking = Ötekilere soruluyor.
    .brief = Soruldu.
undo-asked = { $name } { $many } adım geri almak istiyor. { KEY("undo") } izin verir, { KEY("friends") } başka yollar sunar.
    .brief = { $name }: geri alsın mı? { KEY("undo") } izin verir.
undo-agreed = İzin verildi.
undo-denied = İzin verilmedi.
undo-refused = Geri alınmıyor: izin vermeyen var.
    .brief = Geri alınmıyor.
undo-nobody = İzin verecek kimse yok.
undo-allow = İzin ver
undo-deny = İzin verme
friend-undid = { $who ->
    [you] Geri alındı. Sıra sende.
   *[other] { $name } bir adım geri aldı.
  }
decide-wait = { $name }: bekle
decide-computer = { $name }: bilgisayar oynasın
decide-end = { $name }: oyun bitsin
chosen-wait = Bekliyoruz: { $name }.
ruled-skip = { $who ->
    [you] Atışta senin payın eksikti: sensiz sürüyor.
   *[other] { $name } atışa katılmadı: onsuz sürüyor.
  }
    .brief = { $who ->
        [you] Sensiz.
       *[other] { $name } olmadan.
      }
ruled-lost = { $who ->
    [you] Atışın gelmedi: turun yandı.
   *[other] { $name }: atışı gelmedi, turu yandı.
  }
    .brief = Tur yandı.
ruled-computer = { $who ->
    [you] Senin yerine bilgisayar oynuyor.
   *[other] { $name } yerine bilgisayar oynuyor.
  }
ruled-back = { $who ->
    [you] Sandalyen yine senin.
   *[other] { $name } yine oynuyor.
  }
ruled-end = Oyuna son verildi, kazanan yok.

## Games kept

friends-not-kept = O oda kayıtlı değil. Koduyla katılabilirsin.
    .brief = Kayıtlı değil.
shared-needs = Bu oyun için arkadaşların gerek
shared-back = Bu oyunun odasına git

## The room

consent-asked = Başka yerdeki arkadaşlarına şifreli iletiler herkese açık sunuculardan geçerek gider: { $names }. Bunlar iletileri okuyamaz, ama IP adresini görür.
    .brief = Herkese açık sunucular kullanılsın mı: { $names }? İletileri okuyamazlar, ama IP adresini görürler.
consent-yes = Herkese açık sunucuları kullan
consent-no = Yalnız bu ağ
room-title = { $whose ->
    [mine] Senin odan
    [named] Oda: { $name }
   *[unknown] Bir oda
  }{ $code-n ->
    [0] {""}
   *[other] , { $code }
  }
room-forgotten = Oda unutuldu.
room-begin = { $game } oyununu başlat, { $count ->
    [1] henüz başka kimse yok
   *[other] { $count } kişi oynuyor
  }
room-computers = Bilgisayar oyuncular: { $number }
room-chance = Kazanma şansı tuşla: { $value }
room-invite = Davet bağlantısını kopyala
room-lock = Odayı kilitle
room-unlock = Odanın kilidini aç
room-back = Odaya dön
room-end-game = Oyunu herkes için bitir
room-leave = Odadan ayrıl
room-leave-asked = Odayı kim devralsın?
room-hand-over = { $name } devralsın
room-close = Odayı herkes için kapat
room-stay = Burada kal
room-entered = Oda: { $name }.{ $others-n ->
    [0] {""}
   *[other] {" "}Ayrıca burada: { $others }.
  }{ $game-n ->
    [0] {""}
   *[other] {" "}Sonraki oyun: { $game }, { $name } başlatınca.
  }
room-keys = { $keys ->
    [copies] { KEY("copy") } kopyalar, { KEY("where") } yineler.
    [host] { KEY("where") } yineler.
   *[guest] { KEY("who") } kimlerin burada olduğunu söyler, { KEY("say") } herkese yazar.
  }
    .brief = {""}
room-silent = Bu odada şu an kimse yok. Burada bekleyebilirsin.
    .brief = Şu an kimse yok.
room-refused = { $why ->
    [locked] Oda kilitli.
   *[other] Oda dolu.
  }
room-locked = Oda kilitlendi.
room-unlocked = Oda yeniden açık.
room-closed = { $name } odayı kapattı.
game-chosen = Sonraki oyun: { $game }.
host-lost = { $name } gitti. { $of } kişiden { $here } kişi burada. { KEY("friends") }: bekle ya da { $name } olmadan sürdür.
    .brief = { $name } gitti, { $of } kişiden { $here } kişi burada. { KEY("friends") }?
host-go-on = { $name } olmadan sürdür
host-went-on = { $you ->
    [goes] Sürdürüyorsun, { $lost } olmadan.
    [lost] { $name } sensiz sürdürdü.
   *[other] { $name } sürdürüyor, { $lost } olmadan.
  }
host-changed = { $me ->
    [yes] Oda artık senin.
   *[no] Odayı artık { $name } yönetiyor.
  }
tables-meet = { $name } bu oyunu başka bir masada sürdürüyor. { KEY("friends") } katılır; o zaman buradaki { $many ->
    [one] son hamle
   *[other] son { $many } hamle
  } sayılmaz.
table-join-larger = Ötekilere katıl
table-changed = Artık oturduğun masa: { $name }{ $many ->
    [0] .
    [one] ; eski masadaki son hamle sayılmıyor.
   *[other] ; eski masadaki son { $many } hamle sayılmıyor.
  }
friend-lost = { $name } gitti.
friend-removed = { $me ->
    [yes] Odadan çıkarıldın.
   *[no] { $name } odadan çıkarıldı.
  }
two-programs = { $me ->
    [yes] Bu odada başka bir programla da varsın.
   *[no] { $name } burada iki programla var. Birini seçmek için { KEY("friends") }, sonra adı.
  }
twin-newer = Yeni program kalsın
twin-older = Eski program kalsın
put-out = Odada öteki programın kaldı, bu program odadan çıktı.
not-the-host = Bunu yalnız odanın sahibi yapabilir.
chance-off = Arkadaşlarla oynarken bunu odanın sahibi açar.
cannot-be-host = { $name } şu an odayı devralamaz.
person-hand-over = Odayı devret
person-remove = Odadan çıkar
code-wrong-digits = Kod on iki rakamdır.
code-wrong-check = Rakamlardan biri yanlış: { $code }. Kodu yeniden yaz.
code-digits-only = Yalnız rakam.
