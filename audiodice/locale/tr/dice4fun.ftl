# Dice4Fun in Turkish. What every score sheet says is in common.ftl. The boxes are called as on
# Turkish sheets of Yatzy and Yahtzee (Çift, Üçlü, Küçük Kent, Ful, Şans).

game-name = Dice4Fun
game-kind = Yatzy türü oyun
game-credits = Dice4Fun, kamu malı olan Yacht oyunundan gelen Yatzy ailesindendir.

## The boxes, as the sheet calls them: $a is the box. "5er Dice" is written as it is heard.

box-item = { $a ->
    [ones] Birler
    [twos] İkiler
    [threes] Üçler
    [fours] Dörtler
    [fives] Beşler
    [sixes] Altılar
    [pair] Çift
    [two_pairs] İki Çift
    [three_kind] Üçlü
    [four_kind] Dörtlü
    [small_straight] Küçük Kent
    [large_straight] Büyük Kent
    [full_house] Ful
    [five_dice] Beşli
   *[chance] Şans
  }
ended = { $seats ->
    [1] { sheets-ended }
    [2] { sheets-ended }
   *[other] { $tied ->
        [yes] { $top } puanla berabere.
       *[no] { $who ->
            [you] { $top } puanla kazandın.
           *[other] { $name } { $top } puanla kazandı.
          }
      }
  }
rules-in-force = Dice4Fun. { $boxes } hane, her turda üç atış. Üst hanelerde { $threshold } puan { $bonus } bonus getirir.
    .brief = Dice4Fun. { $boxes } hane. { $threshold } puandan itibaren bonus { $bonus }.

option-boxes = Hane sayısı
    .help = 15 hane, ya da Çift ve İki Çift olmadan 13.
variant-boxes = { $value } hane

## The families of drills

drill-three-ones = Üç tane 1 ve bir 6
drill-pair-or-fives = Beşler ya da Çift
drill-three-ones-or = Üç tane 1, yanında 4 ya da 5
drill-four-low = Küçük yüzden dört aynı zar
drill-sixes-or-ones = Bir çift: Altılar ya da Birler
drill-four-fives = Dört tane 5: Şans ya da Beşler
drill-pair-of-sixes = Bir çift 6
drill-four-twos = Dört tane 2
drill-three-kind = Sonda üç aynı zar
drill-low-pair = İlk atışta küçük çift

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games; the last is exact).
opponent-random = Rasim, 50 puan: rastgele oynar
opponent-weak = Nazlı, 152 puan: sık sık yanılır
opponent-cautious = Sakine, 166 puan: puan veren ilk haneyi alır
opponent-bold = Cesur, 167 puan: beşli ve kent peşinde koşar
opponent-fair = Orhan, 209 puan: arada bir yanılır
opponent-strong = Yavuz, 237 puan: nadiren yanılır
opponent-steady = Metin, 245 puan: her haneyi tartar
opponent-perfect = Kamile, 248 puan: kusursuz oynar

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] Kısaca: beş zar atar, istediklerini tutar, ötekileri atarsın: toplam üç atış. Bir haneye basınca kaç puan getireceğini duyarsın, yine basınca yazılır. On beş hane var, en yüksek toplam kazanır.
   *[no] Kısaca: { KEY("roll") } beş zarı atar. Rakamlar o sayıdaki zarları tutar, { KEY("roll") } ötekileri atar: toplam üç atış. { KEY("previous") } ve { KEY("next") } haneleri gezer ve kaç puan getireceklerini söyler; { KEY("commit") } duyduğun haneye yazar. On beş hane var, en yüksek toplam kazanır.
  }
rules-1 = Dice4Fun beş zarla ve on beş haneli bir tabloyla oynanır, her tura bir hane. Sonunda en yüksek toplam kazanır.
rules-2 = On üç hane seçeneğinde Çift ve İki Çift yoktur, on üç tur oynanır.
rules-3 = Sıran gelince beş zarın hepsini atarsın. Sonra istediklerini, en çok iki kez, yeniden atabilirsin.
rules-4 = Turu boş bir haneye yazarak bitirirsin. Her hane bir kez dolar, yazılan kalır.
rules-5 = Hiçbir şey uymuyorsa bir haneye 0 yazılması gerekir. Bundan önce sana bir kez sorulur.
rules-6 = Üst haneler, Birler ile Altılar arası: her biri kendi sayısındaki zarları toplar; üç tane 2, İkiler hanesinde 6 eder.
rules-7 = Üst bonus: üst haneler en az 63 ederse 50 puan.
rules-8 = Çift: aynı sayıdan iki zar; en iyi çift sayılır, yalnız o iki zar. İki tane 6, 12 getirir.
rules-9 = İki Çift: iki ayrı sayıdan birer çift; o dört zar sayılır. İki tane 6 ile iki tane 5, 22 getirir.
rules-10 = Üçlü ve Dörtlü yalnız aynı olan üç ya da dört zarı sayar.
rules-11 = Küçük Kent 1 2 3 4 5 olur ve 15 getirir. Büyük Kent 2 3 4 5 6 olur ve 20 getirir.
rules-12 = Ful: bir sayıdan üç, başka bir sayıdan iki zar; beşi de sayılır.
rules-13 = Beşli: beş zarın beşi de aynı, 50 puan. Beş aynı zar, uyduğu başka bir haneye de yazılabilir: beş tane 6, Altılar hanesinde 30, Dörtlü hanesinde 24 eder.
rules-14 = Şans: zarlar nasıl olursa olsun; beşi de sayılır.
rules-15 = { TOUCH() ->
    [yes] Bir zara basınca tutulur ya da bırakılır; { KEY("all") } hepsini tutar. { KEY("undo") } geri alır.
   *[no] Tuşlar: { KEY("roll") } atar. Rakamlar zarları sayısına göre, { KEY("left") }, { KEY("right") } ve { KEY("toggle") } tek tek tutar; { KEY("all") } hepsini tutar. { KEY("undo") } geri alır.
  }
rules-16 = { TOUCH() ->
    [yes] Boş bir haneye basınca kaç puan getireceğini duyarsın, yine basınca yazılır.
   *[no] { KEY("previous") } ve { KEY("next") } boş haneleri gezer: önce en çok puanlısını, eşitlerde daha zor bulunanı. Son atıştan sonra rakamlar tablonun ilk on hanesini seçer: 1 Birler. { KEY("commit") } duyduğun haneye yazar; ilk basışta yalnız en çok puanlısını söyler.
  }
rules-17 = { KEY("points") } en çok puanlı haneyi, { KEY("last_roll") } zarları, { KEY("choices") } en çok puanlı üç haneyi, atıştan önce boş haneleri, { KEY("risk") } kalan atışları, { KEY("bonus") } üst bonusu ve her sayıdan üçer zara göre ne kadar önde ya da geride olduğunu, { KEY("scores") } puan durumunu, { KEY("sheet") } tabloyu söyler.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = İlk atışta iki çift varsa yalnız birini tut; biri beşler, öteki altılar çiftiyse ikisini de tut.
tips-2 = İlk atışta tek bir 5 ya da 6, birler ya da ikiler çiftinden daha değerlidir.
tips-3 = Kent için yalnız 2 3 4 5 tut, ne daha azını ne başka bir sırayı.
tips-4 = Başlarda hiçbir şey uymuyorsa Küçük Kent hanesine 0 yaz: bedeli yaklaşık 11 puandır, öteki hanelerdekinden az.
tips-5 = İlk atışta gelen ful durmak için neden değildir: atmayı sürdürmek her zaman daha iyidir.

## The lesson: what a step says, before the key to press; by their names in lessons/dice4fun.toml

teach-roll = Dolduracağın on beş haneli bir tablon ve her hane için en çok üç atışın var.
teach-fives = { TOUCH() ->
    [yes] Beşleri tut.
   *[no] Rakam, o sayıdaki bütün zarları tutar. Beşleri tut.
  }
teach-threes = Üçleri de: üçüncü bir 3 gelirse ful olur.
teach-one-die = Şimdi tutmadığın zarı at.
teach-points = Üçüncü atıştan önce durabilirsin. { KEY("points") } en çok puanlı haneyi söyler.
teach-best = { KEY("commit") } o haneye gider ve onu bir kez daha söyler; henüz bir şey yazılmaz.
teach-fill = { TOUCH() ->
    [yes] Şimdi yaz.
   *[no] Şimdi aynı tuş yazar.
  }
teach-listen = Şimdi { opponent-name-cautious } oynuyor, dinle. { KEY("toggle") } hızlandırır.
teach-second = Yeniden at.
teach-choices = { KEY("choices") } en çok puanlı üç haneyi söyler.
teach-walk = { KEY("next") } ve { KEY("previous") } bütün boş haneleri en çok puanlısından başlayarak gezer ve kaç puan getireceklerini söyler.
teach-walk-on = Şans her zarı alır, onu sakla. Sonraki haneye geç.
teach-kind = Üçlü yalnız aynı olan zarları sayar. Sonrakine geç.
teach-upper = Dörtler de o kadar getirir, üstelik üst bonusa sayılır. { KEY("commit") } duyduğun haneye yazar.
teach-wait = Şimdi { opponent-name-cautious } bir daha oynuyor.
teach-bonus = Birler ile Altılar arası üst hanelerdir: oradaki 63 puan 50 puan daha getirir. { KEY("bonus") } ne kadar yaklaştığını söyler.
teach-sheet = { KEY("sheet") } tablonu açar: { KEY("list_next") } ve { KEY("list_previous") } satırlarını okur, { KEY("back") } kapatır.
teach-learned = Dice4Fun işte bu: en çok üç kez at, beğendiğini tut, en iyi haneye yaz. Hiçbir şey uymuyorsa bir hane 0 alır. En yüksek toplam kazanır.

## Keys that are called otherwise here

command-commit = Haneye yaz
    .help = Turunu bitirir ve duyduğun haneye yazar; önce en çok puanlıyı söyler.
command-all = Beşini de tut
    .help = Beş zarın hepsini tutar.
command-choices = Haneler
    .help = Atıştan önce boş haneler ve bonusta ne kadar önde ya da geride olduğun, sonra en çok puanlı üç hane.
command-risk = Kalan atış
    .help = Bu turda kaç atış kaldığı.
