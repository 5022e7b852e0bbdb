# Friends at other machines, in Turkish: read only when somebody plays with friends.

## The way to a table

friends-title = Arkadaşlar
friends-host = Masa aç
friends-join = Kodla katıl
friends-near = Yakındaki masalar
friends-install = Eksik olan nasıl kurulur
friends-missing = Arkadaşlarla oynamak için eksik: { $what }. pip ile: pip install "{ $what }".
    .brief = Kurulmalı: { $what }.
friends-name = Arkadaşların sana ne desin? Bir ad yaz, sonra { KEY("select") }.
    .brief = Adın ne?
friends-need-name = Arkadaşların için bir adın olmalı.
    .brief = Bir ad gerek.
nobody-near = Bu ağda duyurulan masa yok. Kodunu biliyorsan yine de katılabilirsin.
    .brief = Yakında masa yok.
near-table = Masa: { $name }, { $address }
host-menu = Arkadaşlar için masa
host-open = Masayı aç
host-seats = Kişiler için sandalye: { $number }
host-name = Adım: { $value }
host-near = Kim gelebilir: { $reach ->
    [near] bu ağdaki herkes
    [broker] ayarlardaki aracıyla herkes
   *[here] yalnız bu bilgisayar
  }
    .help = Masaya nereden ulaşılabileceği. Kodu olmayan giremez.
code-asked = { $name-n ->
    [0] Masanın kodu.
   *[other] Masanın kodu, açan { $name }.
  } Her sözcüğün ilk harfleri yeter, sonra Boşluk; sonunda { KEY("select") }.
    .brief = Kod ne?
code-so-far = { $code-n ->
    [0] Henüz bir şey yok.
   *[other] { $code }.
  } { $typed-n ->
    [0] {""}
   *[other] { $typed }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-word = { $word }{ $many ->
    [1] .
   *[other] , olası sözcük: { $many }.
  }
code-taken = { $word-n ->
    [0] {""}
   *[other] { $word }.
  } { $left ->
    [0] Hepsi bu: { KEY("select") } katılır.
   *[other] { $left } sözcük kaldı.
  }
    .brief = { $left ->
        [0] { $word } Tamam.
       *[other] { $word } { $left }.
      }
code-several = { $many } sözcük böyle başlıyor: { $words }. { KEY("list_next") } gezer.
    .brief = { $words }?
words-last = { $head }, { $next }
code-no-word = Kodlarda böyle başlayan sözcük yok: { $typed }.
    .brief = { $typed } yok.
code-full = Beş sözcük de tamam. { KEY("select") } katılır.
    .brief = Beşi de tamam.
code-short = { $left } sözcük eksik.
code-wrong-count = Kod beş sözcüktür, burada { $count } var.
code-unknown-word = Sözcük { $number }, { $typed }, hiçbir kodda yok. { $nearest } olabilir mi?
code-told = Kod: { $code }.
listening = { $copies ->
    [yes] { KEY("copy") } kopyalar, { KEY("where") } yineler.
   *[no] { KEY("where") } yineler.
  }{ $address-n ->
    [0] {""}
   *[other] {" "}Masanın adresi { $address }.
  }
    .brief = {""}
friends-called = Ötekiler çağrıldı.

## Before the game

lobby-host = Masan
lobby-guest = Arkadaş masası
lobby-begin = Oyunu başlat, { $count ->
    [1] henüz kimse gelmedi
   *[other] masada { $count } kişi oturuyor
  }
lobby-wait = { $name-n ->
    [0] Yanıt bekleniyor
   *[other] Başlatacak olan { $name }, masada { $count } kişi oturuyor
  }
lobby-invite = Davet bağlantısını kopyala
lobby-who = Kimler burada
lobby-sit = Otur
lobby-watch = Yalnız izle
lobby-leave = Masadan ayrıl
lobby-sits = Bir sandalye istiyorsun.
lobby-watches = İzliyorsun.
friends-code = Kodu söyle
leave-asked = { $host ->
    [yes] Bu, masanı kapatır. Çıkmak için yine { KEY("back") }.
   *[no] Çıkmak için yine { KEY("back") }.
  }
table-sought = Masa aranıyor.
    .brief = {""}
table-found = Masayı açan { $name }: { $game }, { $most } kişilik.
    .brief = { $game }.
table-begins = Başlıyor.
table-began = {""}
table-too-few = Masada henüz senden başka kimse yok.
    .brief = Henüz kimse yok.
table-cannot-begin = Oyun başlayamıyor: { $why }.
table-full = Masa dolu: { $most } kişi oturuyor. Kalıp izleyebilirsin.
    .brief = Dolu. İzleyebilirsin.
table-other-version = O masa başka bir audiodice sürümünden.
    .brief = Başka sürüm.
table-other-game = O masada { $game } oynanıyor, bu audiodice onu bilmiyor.
    .brief = Bilinmeyen oyun.
table-silent = O masada kimse yok. Kod doğru mu?
    .brief = Orada kimse yok.
table-split = { $name } ile bizim oynadıklarımız farklı, artık birleştirilemez.
    .brief = { $name } başka bir oyunda.
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
friend-came = { $name } geldi{ $watching ->
    [yes] , izlemeye.
   *[no] .
  }
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
    .brief = { $name }, sessiz.
friend-gone = { $name } gitti.
decide-asked = { KEY("friends") }: bekle, bilgisayar oynasın ya da oyun bitsin.
    .brief = { KEY("friends") } karar verir.
friend-back = { $name } döndü.
friend-cheated = { $name } aynı yere iki ayrı hamle imzaladı: bu hiledir, oyun dışı kaldı.
    .brief = { $name } hile yaptı, oyun dışı kaldı.
friend-odd = { $name } kurala uymayan bir şey gönderdi, atlandı.
    .brief = {""}
line-lost = Bağlantı koptu. Program kendiliğinden yeniden dener.
    .brief = Bağlantı koptu.
line-found = Bağlantı geri geldi.
line-refused = { $address } aracısı bizi kabul etmiyor.
line-certificate = { $address } sertifikası uymuyor: orada kimin dinlediği bilinmiyor.
    .brief = Sertifika yanlış: { $address }.
line-no-broker = { $address } adresindeki program bir aracı değil.
line-no-host = { $address } diye bir adres yok.
line-unreachable = { $address } adresinden yanıt yok.
friends-no-network = Bu bilgisayar hiçbir ağda değil.
friends-no-broker = Aracı başlatılamadı: { $why }.
friends-bad-broker = { $url } bir aracı adresi değil.
friends-not-found = Bu kodla yakında masa yok, daha uzağa bakacak bir aracı da ayarlı değil.
    .brief = Yakında böyle bir masa yok.
friends-needs-broker = Tarayıcıda arkadaş masaları için internette bir aracı gerekir. Adresini ayarlara yaz ya da bir davet bağlantısını aç.
    .brief = Bir aracı ayarlanmalı.
friends-no-websocket = Tarayıcı { $address } adresine böyle ulaşamaz: adres wss ya da ws ile başlamalı.
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
leaves-friends = { $review ->
    [yes] { KEY("hint") } ile oyunu incele, { KEY("roll") } ile masadan ayrıl.
   *[no] { KEY("roll") } ile masadan ayrıl.
  }
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } ile oyunu incele.{" "}
   *[no] {""}
  }{ $name } henüz yeniden başlamadı: başlayınca burada duyarsın. Ayrılmak için { KEY("back") }, sonra “{ lobby-leave }”.
    .brief = { $name } henüz yeniden başlamadı. { KEY("back") }: { lobby-leave }.
friend-begins-again = { $name } yeniden başlıyor. { KEY("roll") } katılır.
    .brief = { $name }, yeniden. { KEY("roll") } katılır.
friends-next = Sonraki oyuna katıl
    .help = Başlar başlamaz. Ayrılmak için { KEY("back") }, sonra “{ lobby-leave }”.
friends-leave = Masadan ayrıl
    .help = Ana menüye gider; oyun kayıtlarda kalır.
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
end-asked = { $name } oyunu bitirmek istiyor, çünkü { $about } artık yok. { KEY("friends") } ile karar verilir.
    .brief = { $name }: oyun bitsin mi? { KEY("friends") } ile karar verilir.
decide-wait = { $name }: bekle
decide-computer = { $name }: bilgisayar oynasın
decide-end = { $name }: oyun bitsin
chosen-wait = Bekliyoruz: { $name }.
chosen-computer = Buradakilerin hepsi kabul ederse { $name } için bilgisayar oynayacak.
    .brief = { $name } için bilgisayar.
chosen-end = Buradakilerin hepsi kabul ederse oyun bitecek.
    .brief = Oyun bitsin.
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

friends-not-kept = O masaya dönmeni sağlayacak bir şey saklanmadı.
    .brief = Geri dönemezsin.
shared-needs = Bu oyun için arkadaşların gerek
shared-back = Masasına dön
