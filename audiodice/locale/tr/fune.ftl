# FUNE in Turkish. What every score sheet says is in common.ftl. The boxes are called as on the
# Turkish sheets of Yahtzee (Üçlü, Dörtlü, Ful, Kent), Choice is "Serbest".

game-name = FUNE
game-kind = Yacht türü oyun
game-credits = FUNE, kamu malı olan Yacht oyununun ev kurallarıyla oynanan bir çeşididir.

## The boxes, as the sheet calls them: $a is the box

box-item = { $a ->
    [ones] Birler
    [twos] İkiler
    [threes] Üçler
    [fours] Dörtler
    [fives] Beşler
    [sixes] Altılar
    [three_dice] Üçlü
    [four_dice] Dörtlü
    [fune] FUNE
    [full_house] Ful
    [short_straight] Kısa Kent
    [long_straight] Uzun Kent
   *[choice] Serbest
  }

ended = { sheets-ended }
rules-in-force = FUNE. { $boxes } hane, her turda üç atış. Üst hanelerde { $threshold } puan { $bonus } bonus getirir. Joker yok.
    .brief = FUNE. { $boxes } hane. { $threshold } puandan itibaren bonus { $bonus }.

## The families of drills

drill-pair-or-four = Bir çift ve aralıklı kent için dört zar
drill-short-straight = İlk atışta kısa kent
drill-pair-or-short = Bir çift ve dört ardışık zar
drill-low-pair = İlk atışta küçük çift
drill-which-pair = İki çift: hangisi?
drill-two-pairs = İki çift: biri mi, ikisi mi?
drill-pair-or-three = Bir çift ya da kent için üç zar
drill-three-dice = Sonda üç aynı zar
drill-second-pair = Son atıştan önce bir çift ya da kent için dört zar
drill-which-zero = Hiçbiri uymuyor: sıfır nereye?

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games or more; the last is exact).
opponent-random = Rasim, 46 puan: rastgele oynar
opponent-weak = Nazlı, 154 puan: sık sık yanılır
opponent-cautious = Sakine, 194 puan: puan veren ilk haneyi alır
opponent-bold = Cesur, 196 puan: FUNE ve uzun kent peşinde koşar
opponent-fair = Orhan, 207 puan: arada bir yanılır
opponent-strong = Yavuz, 241 puan: nadiren yanılır
opponent-steady = Metin, 252 puan: her haneyi tartar
opponent-perfect = Kamile, 255 puan: kusursuz oynar

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] Kısaca: beş zar atar, istediklerini tutar, ötekileri atarsın: toplam üç atış. Bir haneye basınca kaç puan getireceğini duyarsın, yine basınca yazılır. On üç hane var, en yüksek toplam kazanır.
   *[no] Kısaca: { KEY("roll") } beş zarı atar. Rakamlar o sayıdaki zarları tutar, { KEY("roll") } ötekileri atar: toplam üç atış. { KEY("previous") } ve { KEY("next") } haneleri gezer ve kaç puan getireceklerini söyler; { KEY("commit") } duyduğun haneye yazar. On üç hane var, en yüksek toplam kazanır.
  }
rules-1 = FUNE beş zarla ve on üç haneli bir tabloyla oynanır. On üç tur sonunda bütün haneler dolar, en yüksek toplam kazanır.
rules-2 = Sıran gelince beş zarın hepsini atarsın. Sonra iki kez daha, istediğin kadar zarı yeniden atabilirsin; tuttukların olduğu gibi kalır.
rules-3 = Tuttuğunu bir sonraki atıştan önce bırakabilirsin, her atıştan sonra da durabilirsin.
rules-4 = Turu, boş bir haneye zarların orada ettiği puanı yazarak bitirirsin. Dolu hane bir daha değişmez.
rules-5 = Zarlar uymuyorsa hane 0 puan alır. 0 yazılmadan önce sana bir kez sorulur.
rules-6 = Üst haneler Birler, İkiler, Üçler, Dörtler, Beşler ve Altılar: her biri kendi sayısındaki zarları toplar. Üç tane 1 ile iki başka zar Birler hanesinde 3 eder.
rules-7 = Üst bonus: üst hanelerin toplamı en az 63 olunca 35 puan. Her sayıdan üçer zar tam 63 eder.
rules-8 = Üçlü: aynı sayıdan en az üç zar. Beş zarın toplamını getirir.
rules-9 = Dörtlü: aynı sayıdan en az dört zar. O da beş zarın toplamını getirir.
rules-10 = FUNE: beşi de aynı sayı, 50 puan. Bir kez yazılır: ikinci FUNE bonus getirmez, joker de yoktur.
rules-11 = Ful: bir sayıdan üç, başka bir sayıdan iki zar, 35 puan. Beş aynı zar ful değildir.
rules-12 = Kısa Kent: art arda dört sayı, beşinci zar ne olursa olsun, 30 puan.
rules-13 = Uzun Kent: art arda beş sayı, 1 ile 5 arası ya da 2 ile 6 arası, 40 puan.
rules-14 = Serbest: zarlar nasıl olursa olsun, toplamlarını getirir.
rules-15 = Bir atış birkaç haneye uyabilir: dört tane 2 ile bir 6; İkiler, Üçlü, Dörtlü ya da Serbest olur.
rules-16 = { TOUCH() ->
    [yes] Bir zara basınca tutulur ya da bırakılır; { KEY("all") } hepsini tutar. { KEY("undo") } geri alır.
   *[no] Tuşlar: { KEY("roll") } atar. Rakamlar zarları sayısına göre, { KEY("left") }, { KEY("right") } ve { KEY("toggle") } tek tek tutar; { KEY("all") } hepsini tutar. { KEY("undo") } geri alır.
  }
rules-17 = { TOUCH() ->
    [yes] Boş bir haneye basınca kaç puan getireceğini duyarsın, yine basınca yazılır.
   *[no] { KEY("previous") } ve { KEY("next") } boş haneleri gezer: önce en çok puanlısını, eşitlerde daha zor bulunanı. Son atıştan sonra rakamlar tablonun ilk on hanesini seçer: 1 Birler. { KEY("commit") } duyduğun haneye yazar; ilk basışta yalnız en çok puanlısını söyler.
  }
rules-18 = { KEY("points") } en çok puanlı haneyi, { KEY("last_roll") } zarları, { KEY("choices") } en çok puanlı üç haneyi, atıştan önce boş haneleri, { KEY("risk") } kalan atışları, { KEY("bonus") } üst bonusu ve her sayıdan üçer zara göre ne kadar önde ya da geride olduğunu, { KEY("scores") } puan durumunu, { KEY("sheet") } tabloyu söyler.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = İlk atışta iki çift varsa yalnız büyüğünü tut.
tips-2 = İlk atışta üçlerden ya da daha büyüklerinden bir çift, art arda üç sayıdan iyidir; birler çiftini tutmaya hiç değmez.
tips-3 = İlk atışta ful gelirse aynı olan üç zarı tut ve atmayı sürdür; yalnız üç tane 1 varsa fulü hemen al.
tips-4 = Başlarda dört aynı zar, Dörtlü yerine kendi üst hanesine gider: bu 2 ile 8 puan arası daha iyidir.
tips-5 = Başlarda Serbest hanesini en az 19 puana sakla: Birler hanesine bir tane 1 bile, Serbest hanesine 18 puandan iyidir.

## The lesson: what a step says, before the key to press; by their names in lessons/fune.toml

teach-roll = Dolduracağın on üç haneli bir tablon ve her hane için en çok üç atışın var.
teach-keep = { TOUCH() ->
    [yes] Altıları tut.
   *[no] Rakam, o sayıdaki bütün zarları tutar. Altıları tut.
  }
teach-others = Şimdi tutmadığın zarları at.
teach-more = { TOUCH() ->
    [yes] Bir 6 daha: onu da tut.
   *[no] Bir 6 daha. Aynı rakam onu da tutar.
  }
teach-third = Şimdi son atış.
teach-walk = Şimdi bir hane seç. { KEY("next") } ve { KEY("previous") } boş haneleri en çok puanlısından başlayarak gezer ve kaç puan getireceklerini söyler.
teach-fill = Dörtlü, dördü aynıysa bütün zarlarını toplar. Zor gelir, onu al. { KEY("commit") } duyduğun haneye yazar.
teach-listen = Şimdi { opponent-name-cautious } oynuyor, dinle. { KEY("toggle") } hızlandırır.
teach-second = Yeniden at.
teach-bonus = Birler ile Altılar arası üst hanelerdir: oradaki 63 puan 35 puan daha getirir. { KEY("bonus") } ne kadar yaklaştığını söyler.
teach-lowest = Her atıştan sonra durabilirsin, ama o zaman bir hane doldurman gerekir, gerekirse 0 ile. { KEY("last") } en az puanlı haneye gider.
teach-zero = Diyelim ki ondan vazgeçiyorsun: yapması zordur.
teach-confirm = { TOUCH() ->
    [yes] Sıfırdan önce sorulur. Onayla.
   *[no] Sıfırdan önce sorulur. Aynı tuşa bir daha basınca yazılır.
  }
teach-wait = Şimdi { opponent-name-cautious } bir daha oynuyor.
teach-sheet = { KEY("sheet") } tablonu açar: { KEY("list_next") } ve { KEY("list_previous") } satırlarını okur, { KEY("back") } kapatır.
teach-scores = { KEY("scores") } puan durumunu, { KEY("turn") } sıranın kimde olduğunu söyler.
teach-learned = FUNE işte bu: en çok üç kez at, beğendiğini tut, en iyi haneye yaz. En yüksek toplam kazanır.

## Keys that are called otherwise here

command-commit = Haneye yaz
    .help = Turunu bitirir ve duyduğun haneye yazar; önce en çok puanlıyı söyler.
command-all = Beşini de tut
    .help = Beş zarın hepsini tutar.
command-choices = Haneler
    .help = Atıştan önce boş haneler ve bonusta ne kadar önde ya da geride olduğun, sonra en çok puanlı üç hane.
command-risk = Kalan atış
    .help = Bu turda kaç atış kaldığı.
