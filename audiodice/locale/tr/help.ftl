# Keys and commands in Turkish: read only when asked for.

## Keys as they are spoken

key-enter = Enter
key-space = Boşluk
key-backspace = Geri Sil
key-escape = Escape
key-left = Sol Ok
key-right = Sağ Ok
key-up = Yukarı Ok
key-down = Aşağı Ok
key-home = Home
key-end = End
key-shift = Shift { $key }
key-ctrl = Kontrol { $key }
key-alt = Alt { $key }
key-cmd = { $system ->
        [darwin] Komut
        [win32] Windows
       *[other] Super
    } { $key }
key-ctrl-alone = Kontrol
key-comma = virgül
key-dot = nokta
key-minus = eksi
key-plus = artı
key-equals = eşittir
key-question = soru işareti
key-slash = eğik çizgi
key-delete = Delete
key-tab = Tab

## Commands: what a key does. The value names it, .help says more.

command-roll = At
    .help = Tutulmayan zarları atar. Ayarlarda öyleyse basılı tutunca bırakana dek sallar.
command-commit = Yaz
    .help = Turunu bitirir ve ettiği puanı alır.
command-all = Puan getirenlerin hepsi
    .help = Puan getiren her zarı tutar.
command-undo = Geri al
    .help = Son yaptığını geri alır, son atışa kadar; bir ayarla daha da geriye gider.
command-left = Soldaki zar
    .help = Zarları gezer; { KEY("toggle") } birini tutar ya da bırakır.
command-right = Sağdaki zar
    .help = Zarları gezer; { KEY("toggle") } birini tutar ya da bırakır.
command-toggle = Bu zarı tut ya da bırak
    .help = Başkaları oynarken onları hızlandırır.
command-previous = Önceki seçenek
    .help = Seçenekleri gezer, önce en çok puanlısını.
command-next = Sonraki seçenek
    .help = Seçenekleri gezer, önce en çok puanlısını.
command-first = İlk seçenek
    .help = En çok puanlı seçenek.
command-last = Son seçenek
    .help = En az puanlı seçenek.
command-digit-1 = Birleri tut ya da bırak
    .help = Bütün birleri tutar; yine basınca bir eksik; sonunda hiç. Puan tablosunda, son atıştan sonra: hane 1.
command-digit-2 = İkileri tut ya da bırak
    .help = Bütün ikileri tutar; yine basınca bir eksik; sonunda hiç. Puan tablosunda, son atıştan sonra: hane 2.
command-digit-3 = Üçleri tut ya da bırak
    .help = Bütün üçleri tutar; yine basınca bir eksik; sonunda hiç. Puan tablosunda, son atıştan sonra: hane 3.
command-digit-4 = Dörtleri tut ya da bırak
    .help = Bütün dörtleri tutar; yine basınca bir eksik; sonunda hiç. Puan tablosunda, son atıştan sonra: hane 4.
command-digit-5 = Beşleri tut ya da bırak
    .help = Bütün beşleri tutar; yine basınca bir eksik; sonunda hiç. Puan tablosunda, son atıştan sonra: hane 5.
command-digit-6 = Altıları tut ya da bırak
    .help = Bütün altıları tutar; yine basınca bir eksik; sonunda hiç. Puan tablosunda, son atıştan sonra: hane 6.
command-digit-7 = Zar 7
    .help = Yalnız rakamlar yer seçiyorsa. Puan tablosunda, son atıştan sonra: hane 7.
command-digit-8 = Zar 8
    .help = Yalnız rakamlar yer seçiyorsa. Puan tablosunda, son atıştan sonra: hane 8.
command-digit-9 = Zar 9
    .help = Yalnız rakamlar yer seçiyorsa. Puan tablosunda, son atıştan sonra: hane 9.
command-digit-0 = Zar 10
    .help = Yalnız rakamlar yer seçiyorsa. Puan tablosunda, son atıştan sonra: hane 10.
command-points = Bu turun puanı
    .help = Şimdi alsan bu turun kaç puan ettiği.
command-last-roll = Son atışı yinele
    .help = Bütün zarlar, önce tutulanlar. Başkaları attıysa bir daha basınca seninkiler.
command-scores = Puan durumu
    .help = Herkesin puanı.
command-turn = Sıra kimde
    .help = Kimin oynayacağı.
command-choices = Seçenekler
    .help = Kaç seçenek olduğu ve en çok puanlı üçü.
command-risk = Risk
    .help = Sonraki atışın turu yakma olasılığı.
command-sheet = Puan tablosu
    .help = Tablon, satır satır.
command-bonus = Üst bonus
    .help = Ne kadar topladığın ve her sayıdan üçer zara göre ne kadar önde ya da geride olduğun.
command-party = Parti
    .help = Partide kimlerin olduğu.
command-dungeon = Zindan
    .help = Zindanda kimlerin olduğu.
command-game-rules = Oyun ve seçenekleri
    .help = Bunun hangi oyun olduğu ve geçerli seçenekler.
command-worth = Ne kaç puan
    .help = Bu oyunun kombinasyonları ya da haneleri ve puanları, satır satır.
command-practise = Alıştırma
    .help = Oyundan sonra: sana pahalıya gelen kararlar, yeniden. Alıştırmada: sıradaki.
command-hint = İpucu
    .help = Yapılacak en iyi şeyi söyler; yine basınca yapar.
command-chance = Kazanma şansı
    .help = Buradan herkes iyi oynarsa, yüz oyundan kaçını kim kazanır.
command-hint-numbers = Sayılarla ipucu
    .help = Yapılacak en iyi şey, değeri ve ondan sonraki en iyisi.
command-who = Kimler burada
    .help = Kim nerede oturuyor, kim izliyor, kimin bağlantısı sessiz.
command-friends = Arkadaşlar
    .help = Burada olanların listesi. Birini susturur, sorduğuna yanıt verir, gidenin sandalyesine ne olacağını söyler.
command-say = Bir şey söyle
    .help = Yazmak için bir satır açar; { KEY("select") } onu masadaki herkese söyler.
command-phrases = Hazır sözler
    .help = { TOUCH() ->
        [yes] Söylenecek sözlerin listesi.
       *[no] Sözlerin listesi; rakam birini hemen söyler.
      }
command-said-older = Söylenenler, geriye
    .help = Bir arkadaşın son söylediği; her basış birini daha geriye gider.
command-said-newer = Söylenenler, ileriye
    .help = Arkadaşların söylediklerinde yine ileri gider.
command-verbosity = Ne kadar söylensin
    .help = Kısa, normal ya da tam.
command-missed = Ne kaçırdım?
    .help = Son hamlenden beri olan her şey.
command-step = Sonraki yapılacak
    .help = Anahtarla oynarken: yapılabilecek başka bir şeyi söyler.
command-press = Yap
    .help = Anahtarla oynarken: son söyleneni yapar.
command-list-previous = Önceki
    .help = Üstteki satır.
command-list-next = Sonraki
    .help = Alttaki satır.
command-list-first = İlk
    .help = İlk satır.
command-list-last = Son
    .help = Son satır.
command-list-left = Önceki değer
    .help = Bundan önceki değer.
command-list-right = Sonraki değer
    .help = Bundan sonraki değer.
command-select = Seç
    .help = Satırın dediğini yapar.
command-find = Bul
    .help = { TOUCH() ->
        [yes] Bir sözcük yaz, sonra { KEY("select") }.
       *[no] Bir sözcük yaz, sonra { KEY("select") }; aynı tuş sonrakini bulur.
      }
command-delete = Sil
    .help = Silinebilen satırı siler; bir kez sorar.
command-reset = Varsayılan değer
    .help = Ayarı varsayılan değerine döndürür.
command-explain = Açıkla
    .help = Bu ayarın ne demek olduğu.
command-section-list-left = Önceki bölüm
    .help = Bundan önceki bölüme gider.
command-section-list-right = Sonraki bölüm
    .help = Sonraki bölüme gider.
command-sheet-list-left = Önceki tablo
    .help = Önceki oyuncunun tablosu.
command-sheet-list-right = Sonraki tablo
    .help = Sonraki oyuncunun tablosu.
command-replay-list-left = Bir adım geri
    .help = Önceki adımı söyler.
command-replay-list-right = Bir adım ileri
    .help = Sonraki adımı söyler.
command-replay-list-previous = Önceki tur
    .help = Önceki tura gider.
command-replay-list-next = Sonraki tur
    .help = Sonraki tura gider.
command-replay-list-first = İlk adım
    .help = Oyunun başına gider.
command-replay-list-last = Son adım
    .help = Oyunun sonuna gider.
command-replay-select = Oynat ya da duraklat
    .help = Kendiliğinden ilerler ya da durur.
command-play-again = Yeniden oyna
    .help = Aynı oyuncularla yeni bir oyun başlatır.
command-help = { TOUCH() ->
    [yes] Yardım
   *[no] Buradaki tuşlar
  }
    .help = { TOUCH() ->
        [yes] Düğmelerin ne yaptığını söyler.
       *[no] Burada basabileceğin tuşların listesi; { KEY("select") } seçileni yapar.
      }
command-input-help = { TOUCH() ->
    [yes] Düğme ne yapar
   *[no] Tuş yardımı
  }
    .help = { TOUCH() ->
        [yes] Düğmeler ne yaptıklarını söyler ama yapmaz.
       *[no] Tuşlar ne yaptıklarını söyler ama yapmaz.
      }
command-stop = Konuşmayı kes
    .help = Yeni bir şey söylenene dek susar.
command-older = Yinele, sonra eski mesajlar
    .help = Son mesajı yineler; her basış birini daha geriye gider.
command-newer = Daha yeni mesaj
    .help = Söylenenlerde yine ileri gider.
command-oldest = En eski mesaj
    .help = İlk söylenen.
command-newest = En yeni mesaj
    .help = Son söylenen.
command-recent = Son mesajlar
    .help = Son birkaç mesaj bir arada; kaç tane olduğu bir ayardır.
command-kind = Hangi mesajlar
    .help = Gezilecek mesajlar: hepsi, hamlelerim, rakipler, sonuçlar.
command-where = Neredeyim
    .help = Listede: adı, satır ve yeri. Masada: sıra, zarlar, puan ve puan durumu.
command-copy = Kopyala
    .help = Mesajı panoya kopyalar.
command-softer = Sesleri kıs
    .help = Ses efektlerini kısar.
command-louder = Sesleri yükselt
    .help = Ses efektlerini yükseltir.
command-voice-softer = Konuşmayı kıs
    .help = Ekran okuyucu belirlemiyorsa konuşmayı kısar.
command-voice-louder = Konuşmayı yükselt
    .help = Ekran okuyucu belirlemiyorsa konuşmayı yükseltir.
command-slower = Daha yavaş konuş
    .help = Ekran okuyucu belirlemiyorsa konuşmayı yavaşlatır.
command-faster = Daha hızlı konuş
    .help = Ekran okuyucu belirlemiyorsa konuşmayı hızlandırır.
command-effects = Sesleri aç ya da kapat
    .help = Bütün ses efektlerini kapatır ya da yine açar.
command-speech = Konuşmayı aç ya da kapat
    .help = Bütün konuşmayı kapatır ya da yine açar.
command-caption-smaller = Altyazıyı küçült
    .help = Pencereye bakanlar için.
command-caption-bigger = Altyazıyı büyüt
    .help = Pencereye bakanlar için.
command-back = Geri
    .help = Bu listeden çıkar; masada mola menüsünü açar.
command-leave = Çık
    .help = Programı bitirir.

## The groups of the lists of keys

command-group-play = Oynamak için
command-group-ask = Sormak için
command-group-friends = Arkadaşlar
command-group-lists = Listelerde
command-group-speech = Konuşma
command-group-sound = Sesler
command-group-program = Program
command-group-switches = Anahtarlar

## Learning the sounds

menu-trainer = Sayı seslerini dene
menu-quiz = Kendini sına
cue-played = {""}
cue-told = {""}
quiz-asked = {""}
trainer-open = { TOUCH() ->
    [yes] { $title }. { $label }
   *[no] { $title }. Her rakam kendi sayısının sesini çalar. { $label }
  }
    .brief = { $title }. { $label }
trainer-hand = { TOUCH() ->
    [yes] Beş zar: basınca atılır, yine basınca söylenir
   *[no] Beş zar: { KEY("select") } atar, yine basınca söyler
  }
    .brief = Beş zar
trainer-kept = Tutulan zarlar: { $value }
trainer-answer = { $faces }.
level-slow = Sayılar, yavaş
level-brisk = Sayılar, hızlı
level-dice = Beş zar
level-combo = Kombinasyonlar
level-cues = Bütün sesler
quiz-level = { $name }{ $best-n ->
    [0] {""}
   *[other] . { $count } üzerinden en iyi { $best }
  }
quiz-open = { $title }. { $digits ->
    [0] Dördünden hangisi?
    [1] { TOUCH() ->
        [yes] Hangi sayı?
       *[no] Rakamına bas.
      }
   *[other] { TOUCH() ->
        [yes] Hangi { $digits } sayı?
       *[no] { $digits } rakama bas.
      }
  } { KEY("list_right") } yeniden çalar, { KEY("scores") } puanı söyler.
    .brief = { $title }.
quiz-wrong = Hayır: { $answer }. { KEY("select") } ile devam.
quiz-missed = Hayır: { $answer }. { KEY("select") } ile devam.
quiz-score = { $right } doğru, { $wrong } yanlış, { $left } kaldı.
    .brief = { $right } doğru, { $wrong } yanlış.
quiz-ended = { $count } sorudan { $right } doğru. { $record ->
    [yes] Yeni rekorun!
   *[no] En iyi { $best }.
  }
    .brief = { $count } sorudan { $right } doğru.

## Names of sounds. cues-GROUP is a group of them, cue-FAMILY one; $count is a number of dice or a value.

cues-dice = Zarlar ve kap
cues-game = Sıra ve oyun
cues-sheet = Puan tabloları
cues-fonnjo = Fonnjo Foon
cues-combo = Kombinasyonlar
cues-tell = Bir sayının ne olduğu
cues-value = Sayı sesleri
cues-friends = Masadaki arkadaşlar
cues-menu = Menüler ve program

cue-shake = Kap sallanıyor, zar: { $count }
cue-pour = Zarlar dökülüyor: { $count }
cue-pour-short = Zarlar dökülüyor, kısa: { $count }
cue-stroke = Kap bir kez sallanıyor, zar: { $count }
cue-shake-horn = Boynuz kap sallanıyor, zar: { $count }
cue-pour-horn = Zarlar boynuz kaptan dökülüyor: { $count }
cue-pour-short-horn = Zarlar boynuz kaptan dökülüyor, kısa: { $count }
cue-shake-tin = Teneke sallanıyor, zar: { $count }
cue-pour-tin = Zarlar tenekeden dökülüyor: { $count }
cue-pour-short-tin = Zarlar tenekeden dökülüyor, kısa: { $count }
cue-shake-wood = Tahta kap sallanıyor, zar: { $count }
cue-pour-wood = Zarlar tahta kaptan dökülüyor: { $count }
cue-pour-short-wood = Zarlar tahta kaptan dökülüyor, kısa: { $count }
cue-keep = Zar tutuldu
cue-release = Zar bırakıldı
cue-all-dice = Bütün zarlar tutuldu
cue-bank = Puan yazıldı
cue-bank-big = Çok puan yazıldı
cue-farkle = Farkle
cue-farkle-big = Farkle, çok puan yandı
cue-hot-dice =
    { $count ->
        [2] Yine sıcak zar
        [3] Sıcak zar, üçüncü kez ya da daha çok
       *[other] Sıcak zar
    }
cue-turn-mine = Sıra sende
cue-turn-other = Sıra başkasında
cue-name = Rakip { $count }, adı
cue-win = Galibiyet
cue-lose = Yenilgi
cue-tie = Beraberlik
cue-score = Haneye puan
cue-score-big = Haneye çok puan
cue-zero = Haneye sıfır
cue-bonus = Bonus
cue-foon = Foon
cue-big-foon = Büyük Foon
cue-crisis = Kriz
cue-dungeon = Zindan kapısı
cue-party = Fonnjo partiye giriyor
cue-party-monster = Canavar partiye giriyor
cue-another-day = Bir Gün Daha
cue-picture = Fotoğraf
cue-combo-pair = Çift
cue-combo-three = Üçlü
cue-combo-four = Dörtlü
cue-combo-five = Beşli
cue-combo-six = Altılı
cue-combo-full-house = Ful
cue-combo-straight = Kent
cue-combo-long-straight = Uzun kent
cue-combo-any = Serbest zarlar
cue-tell-points = Arkadan puan geliyor
cue-tell-total = Arkadan toplam puan geliyor
cue-tell-dice = Arkadan zarlar geliyor
cue-tell-left = Kaç tane kaldığı
cue-tell-box = Üst hane: arkadan sayısı geliyor
cue-tell-need = Ne kadar gerektiği
cue-tell-risk = Risk, yüzde olarak
cue-tell-choices = Kaç seçenek olduğu
cue-tell-choice = Bir seçenek
cue-tell-round = Tur
cue-tell-lost = Yanan puan
cue-tell-fonnjo = Fonnjo
cue-tell-group = Zar grubu: arkadan sayı ve adet geliyor
cue-tell-seat = Sandalye
cue-tell-yes = Evet
cue-tell-no = Hayır ya da hiç
cue-tell-letter = Bir harf, ya da bir sayıdaki virgül
cue-value = Sayı { $count }
cue-value-kept = Sayı { $count }, tutulmuş
cue-value-brisk = Sayı { $count }, hızlı
cue-value-kept-brisk = Sayı { $count }, tutulmuş, hızlı
cue-refused = Olmaz
cue-question = Soru
cue-too-soon = Çok erken
cue-undo = Geri alındı
cue-hurry = Hızlandırıldı
cue-menu-move = Sonraki satır
cue-menu-edge = Listenin sonu
cue-menu-select = Seçildi
cue-menu-open = Menü açılıyor
cue-menu-close = Menü kapanıyor
cue-start = Program başlıyor
cue-exit = Program bitiyor
cue-text = Ekranda okunacak bir şey
cue-input-help-on = Tuş yardımı açık
cue-input-help-off = Tuş yardımı kapalı
cue-game-kept = Oyun saklandı
cue-game-resumed = Oyun sürüyor
cue-quiz-right = Doğru yanıt
cue-quiz-wrong = Yanlış yanıt
cue-thinking = Düşünüyor
cue-friend-came = Biri geldi
cue-friend-left = Biri ayrıldı
cue-friend-quiet = Birinin bağlantısı sessiz
cue-friend-back = Biri geri döndü
cue-friend-said = Biri bir şey söylüyor
cue-line-lost = Bağlantın koptu
cue-line-found = Bağlantın geri geldi
cue-ambience = Masanın olduğu oda
cue-motif-fune-start = FUNE, ezgi: oyun başlıyor
cue-motif-fune-turn = FUNE, ezgi: sıra sende
cue-motif-fune-bank = FUNE, ezgi: puan yazıldı
cue-motif-fune-win = FUNE, ezgi: galibiyet
cue-motif-dice4fun-start = Dice4Fun, ezgi: oyun başlıyor
cue-motif-dice4fun-turn = Dice4Fun, ezgi: sıra sende
cue-motif-dice4fun-bank = Dice4Fun, ezgi: puan yazıldı
cue-motif-dice4fun-win = Dice4Fun, ezgi: galibiyet
cue-motif-farkle-start = Farkle, ezgi: oyun başlıyor
cue-motif-farkle-turn = Farkle, ezgi: sıra sende
cue-motif-farkle-bank = Farkle, ezgi: puan yazıldı
cue-motif-farkle-win = Farkle, ezgi: galibiyet
cue-motif-fonnjo-foon-start = Fonnjo Foon, ezgi: oyun başlıyor
cue-motif-fonnjo-foon-turn = Fonnjo Foon, ezgi: sıra sende
cue-motif-fonnjo-foon-bank = Fonnjo Foon, ezgi: puan yazıldı
cue-motif-fonnjo-foon-win = Fonnjo Foon, ezgi: galibiyet
