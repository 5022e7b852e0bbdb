# Farkle in Turkish. The combinations are called as in Turkish dice poker (üçlü, kent, ful, çift); to
# bank is "yazmak", as points are written in Turkish games, and lost points are "yandı".

game-name = Farkle
game-kind = şansını zorlama oyunu
game-credits = Farkle bir halk oyunudur; kombinasyonlar ve sınırlar QuentinC's Playroom ile aynıdır.

## Combinations, as they are called in a sentence. $a its name, $b its face, $c how many.

combos-item = { $a ->
    [single] { $c ->
        [1] tek { $b }
       *[other] iki { combo-face }
      }
    [three] üç { combo-face }
    [four] dört { combo-face }
    [five] beş { combo-face }
    [six] altı { combo-face }
    [small_straight] küçük kent
    [large_straight] büyük kent
    [three_pairs] üç çift
    [full_house] ful
   *[two_triples] iki üçlü
  }
# What was kept or can be, set by set. $d is what follows: more or and (of the same roll), then (another roll),
# hot (a roll of all six, after hot dice), end.
sets-item = { combos-item }{ $d ->
    [more] ,
    [and] {" "}ve
    [then] , sonra
    [hot] , sıcak zar, sonra
   *[end] {""}
  }
sets-joint = { $head } { $next }
sets-last = { $head } { $next }
big-item = { $a ->
    [hot_dice] sıcak zar
   *[other] { combos-item }
  }

## A roll and what is kept of it

# One die is "a 5", not a bare number: only points are.
some-dice = { $faces-n ->
    [1] tek { $faces }
   *[other] { $faces }
  }
these-dice = { some-dice }
# The points of a single 5 would be heard as one more die.
rolled-sum = { $count ->
    [1] { some-dice }: { $points } puan
   *[other] { $faces }. { $points ->
        [5] Tek 5 sayılır
       *[other] { $points } puan
      }
  }
rolled-sets = { rolled-sum }{ $count ->
    [1] {""}
   *[other] { $points ->
        [5] {""}
       *[other] : { $sets }
      }
  }.
rolled = { $points ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { rolled-sets }
      }
  }
    .brief = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { rolled-sum }{ $singles ->
                [yes] {""}
               *[no] { $all ->
                    [yes] : { $count ->
                        [2] ikisi de
                        [3] üçü de
                        [4] dördü de
                        [5] beşi de
                       *[6] altısı da
                      }
                   *[no] : { $sets }
                  }
              }.
          }
      }
    .full = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] { $before ->
                [0] { $name } { some-dice } attı.
               *[other] { some-dice } attı.
              }
           *[you] { rolled-sets } { $choices } seçenek. { $before ->
                [0] {""}
               *[other] Daha önce { $before } puan.
              }
          }
      }
all-dice = {""}
stake = { $more ->
    [yes] riskte{" "}
   *[no] {""}
  }{ $at_stake } puan
keeping = { these-dice } tutuldu, { stake }, { $throws } zar kaldı.
    .brief = { these-dice }: { $more ->
        [yes] şimdi { $at_stake }
       *[no] { $at_stake } puan
      }.
kept = { $who ->
    [other] {""}
   *[you] { keeping }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { keeping.brief }
      }
    .full = { $who ->
        [other] { $name } { these-dice } tuttu, { stake }.
       *[you] { keeping }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] Tutulan yok.
       *[other] { keeping }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] Tutulan yok.
           *[other] { keeping.brief }
          }
      }
hot-dice = { $who ->
    [other] {""}
   *[you] Sıcak zar! { $at_stake } puan. { KEY("roll") } altı zar atar{ $enough ->
        [yes] , { KEY("commit") } yazar.
       *[no] . Yazmak için en az { $need }.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Sıcak zar! { $at_stake }.
      }
    .full = { $who ->
        [other] { $name }: sıcak zar, { stake }.
       *[you] Sıcak zar! Riskte { $at_stake }. { KEY("roll") } altı zar atar{ $enough ->
        [yes] , { KEY("commit") } yazar.
       *[no] . Yazmak için en az { $need }.
      }
      }
choice = { these-dice }, { stake }, { $leaves ->
    [0] sıcak zar.
    [1] 1 zar kalır.
   *[other] { $leaves } zar kalır.
  }
    .brief = { keeping.brief }

## The end of a turn

# Left out where all totals follow at once, at the end or with "your turn".
in-all = { $totals_follow ->
    [yes] {""}
   *[no] , toplam { $total }
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] , toplam { $total }
      }
# A sentence of its own: they need not be all that was banked.
with-big = { $big-n ->
    [0] {""}
   *[other] {" "}{ $big }!
  }
# In full: the dice that a bank took by itself, which no keep told.
taking = { $faces-n ->
    [0] {""}
   *[other] , { these-dice } tuttu
  }
banked = { $who ->
    [other] { $name } { $points } yazdı{ in-all }.{ with-big }
   *[you] { $points } yazıldı{ in-all }.
  }
    .brief = { $who ->
        [other] { $name } { $points } yazdı{ in-all.brief }.
       *[you] { $next_who ->
            [none] { $points } yazıldı.
           *[other] Toplam { $total }.
          }
      }
    .full = { $who ->
        [other] { $name } { $points } yazdı{ in-all }{ taking }.
       *[you] { $points } yazıldı{ in-all }.
      }
# What is told to who asks for what was missed: the path, too. In full it was told roll by roll.
missed-banked = { $who ->
    [other] { $name } { $points } puan yazdı{ in-all }: { $sets }.
   *[you] { banked }
  }
    .full = { banked.full }
farkled = { $who ->
    [other] { $name }: farkle{ $lost ->
        [0] .
       *[other] , { $lost } yandı.
      }
   *[you] Farkle! { $lost ->
        [0] {""}
       *[other] { $lost } puan yandı.{" "}
      }{ some-dice }.
  }
    .brief = { $who ->
        [other] { farkled }
       *[you] Farkle! { $lost ->
            [0] {""}
           *[other] { $lost } yandı.
          }
      }
    .full = { $who ->
        [other] { $name } { some-dice } attı: farkle{ $lost ->
            [0] .
           *[other] , { $lost } puan yandı.
          }
       *[you] { farkled }
      }
told-banked = { $who ->
    [you] { $points } puan yazdın, toplam { $total }.
   *[other] { $name } { $points } puan yazdı, toplam { $total }.
  }
told-farkled = { $who ->
    [you] Farkle yaptın
   *[other] { $name } farkle yaptı
  }{ $lost ->
    [0] .
   *[other] , { $lost } yandı.
  }
penalized = { $who ->
    [other] { $name }: üst üste üç farkle
   *[you] Üst üste üç farkle
  }{ $lost ->
    [0] , ama yanacak puan yok.
   *[other] , { $lost } yandı{ in-all }.
  }
    .brief = { $who ->
        [other] { $name }, üçüncü farkle
       *[you] Üçüncü farkle
      }{ $lost ->
        [0] .
       *[other] : { $lost } yandı{ in-all.brief }.
      }
penalty-near = { $who ->
    [other] { $name }: üst üste iki farkle.
   *[you] Üst üste iki farkle: üçüncüsü { $penalty } puan yakar.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Üçüncüsü { $penalty } yakar.
      }
last-round = Son tur.
    .full = Son tur: öteki herkese bir tur daha.

## Teams: $team is whose turn it was, or who won; $sides are all, by their players

team-item = { $who ->
    [you] sen
   *[other] { $name }
  }
team-last = { $head } ve { $next }
teams-item = { $members } { $points }
sides-joint = { $head }, karşıda { $next }
sides-last = { sides-joint }
team-seated = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Sen başlıyorsun. { roll-now }
    [here] { $name } başlıyor. { roll-now }
   *[other] { $name } başlıyor.
  }
    .brief = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Sen başlıyorsun.
   *[other] { $name } başlıyor.
  }
team-resumed = { $game }, bıraktığın gibi. { $sides }.
    .brief = { $game }.
missed-farkled = { $who ->
    [other] { $name }: farkle{ $lost ->
        [0] . { some-dice }.
       *[other] , { $lost } puan yandı. { $sets } { some-dice }.
      }
   *[you] { farkled }
  }
    .full = { farkled.full }
team-in-all = { $totals_follow ->
    [yes] {""}
   *[no] {" "}{ $team }: toplam { $total }.
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] {" "}{ $team }: { $total }.
      }
team-banked = { $who ->
    [other] { $name } { $points } yazdı.{ with-big }
   *[you] { $points } yazıldı.
  }{ team-in-all }
    .brief = { $who ->
        [other] { $name } { $points } yazdı.
       *[you] { $points } yazıldı.
      }{ team-in-all.brief }
    .full = { $who ->
        [other] { $name } { $points } yazdı{ taking }.
       *[you] { $points } yazıldı.
      }{ team-in-all }
team-missed-banked = { $who ->
    [other] { $name } { $points } puan yazdı: { $sets }.{ team-in-all }
   *[you] { team-banked }
  }
    .full = { team-banked.full }
team-last-round = Son tur: öteki takımlara birer tur daha.
    .brief = Son tur.
team-ended = { $tied ->
    [yes] { $top } puanla berabere. { $places }.
   *[no] Kazanan takım: { $team }{ $seats ->
        [2] , { $top } puan, öteki takım { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
teams-in-force = İkişerli takımlar, her birine tek toplam: { $sides }.
    .brief = { $sides }.

## Refusals

nothing-kept = Önce bir şey tut: { $best }.
    .brief = Önce tut: { $best }.
incomplete = { these-dice }: henüz seçenek değil.
    .brief = { these-dice }, henüz değil.
worthless = { these-dice }: puan yok.
bank-wins = Yazarsan kazanırsın, toplam { $total }. { TOUCH() ->
    [yes] Yine de atılsın mı?
   *[no] Atmak için yine { KEY("roll") }.
  }
    .brief = { KEY("commit") } kazandırır. { TOUCH() ->
        [yes] Yine de atılsın mı?
       *[no] Atmak için yine { KEY("roll") }.
      }
bank-less = Masada { $there } duruyor. { TOUCH() ->
    [yes] Yalnız { $points } yazılsın mı?
   *[no] { $points } yazmak için yine { KEY("commit") }.
  }
    .brief = Masada { $there }. Yazmak için yine { KEY("commit") }: { $points }.
undone-commit = Yazılan geri alındı
too-low = Henüz değil: { $points }, gereken { $need }.
    .brief = { $points }, gereken { $need }.

## Answers

# The sum, then what was collected in this turn and what lies there.
points = { $open ->
    [no] Henüz bir şey yok.{ $enough ->
        [yes] {""}
       *[no] {" "}Yazmak için en az { $need }.
      }
   *[yes] { $stake } puan{ $before ->
        [0] { $there ->
            [0] {" "}tutuldu.
           *[other] {" "}masada.
          }
       *[other] : ayrılan { $before }, { $there ->
            [0] tutulan { $here }.
           *[other] masada { $there }.
          }
      } { $bank ->
        [0] { $enough ->
            [yes] {""}
           *[no] Yazmak için en az { $need }.
          }
       *[other] { TOUCH() ->
           [yes] Yazabilirsin.
          *[no] { KEY("commit") } yazar.
         }
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $stake }{ $enough ->
            [yes] {""}
           *[no] , gereken { $need }
          }{ $there ->
            [0] .
           *[other] , tutulan yok.
          }
      }
choice-list = { $count ->
    [0] Seçenek yok: önce at.
    [one] 1 seçenek: { $best }.
   *[other] { $count } seçenek. En çok: { $best }.
  }
    .brief = { $count ->
        [0] Önce at.
        [one] { $best }.
       *[other] { $count } seçenekten: { $best }.
      }
risk = { $keep_first ->
    [yes] Hepsi tutulunca { $throws } zarla farkle riski yüzde { $percent }.
   *[no] { $throws } zarla farkle riski yüzde { $percent }.
  }
    .brief = { $throws } zar: farkle, yüzde { $percent }.
bank-from = { $raised ->
    [yes] { $minimum ->
        [0] İlk yazışta en az { $first_bank }, sonra sınır yok.
       *[other] Yazmak için en az { $minimum }, ilk seferinde { $first_bank }.
      }
   *[no] { $minimum ->
        [0] Yazmak için sınır yok.
       *[other] Yazmak için en az { $minimum }.
      }
  }
rules-in-force = Farkle. Hedef { $target }. { bank-from } { $last_round ->
    [yes] Biri hedefe varınca ötekiler bir tur daha oynar.
   *[no] Hedefi ilk yazan kazanır.
  }
    .brief = Farkle, hedef { $target }. { bank-from }
scale-in-force = Ölçek { $scale }: tek 1, 100 eder; tek 5, 50; üç aynı zar sayının yüz katı, üç tane 1, 300.
    .brief = Ölçek { $scale }.
penalty-in-force = Üst üste üç farkle { $penalty } puan yakar.
    .brief = Üçüncü farkle { $penalty } yakar.

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] Yaz.
       *[other] { these-dice } tut ve yaz.
      }
   *[no] { $faces-n ->
        [0] At.
       *[other] { these-dice } tut, { $throws } zar at.
      }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

reason-left = Masada { $points } puan var, yalnız { $other_points } değil.
reason-dice = { $dice } zarla farkle riski { $other_dice } zardan azdır: yüzde { $percent }, ötekinde yüzde { $other_percent }.
reason-roll = { $dice } zar atmak, farkle riski yüzde { $percent } olsa da, ortalama { $average } getirir; yazmak { $other_points }.
reason-bank = Yazmak { $points } getirir; { $other_dice } zar atmak ortalama { $other_average }, farkle riski yüzde { $other_percent }.
reason-points = { $points } puanla { $dice } zar atmak: ortalama { $average }; { $other_points } puanla { $other_dice } zar: { $other_average }.
reason-wins = Puan olarak daha iyi değil: burada skorlar belirler.
half-hint-dice = Farkle riskini karşılaştır: çok zarla ve az zarla.
half-hint-bank = Masadakini bir atışın ortalama getireceğiyle karşılaştır.
half-hint-scores = Skorlara bak: burada yalnız puanlar belirlemez.
drill-four-dice = İki zar puan getiriyor: ikisini de tutmalı mı?
drill-three-dice = Üç zar puan getiriyor: hepsini tutmalı mı?
drill-bank-two = İki zar kaldı: yazmalı mı, daha az mı tutmalı?
drill-last-die = 50 puan ve üstü, bir zar kaldı
drill-last-die-few = 50 puanın altında, bir zar kaldı
drill-last-die-losing = 100 puan ve üstü, bir zar kaldı
drill-roll-three = 50 puan ve üstü, üç zar kaldı
drill-two-few = 50 puanın altında, iki zar kaldı
drill-five-of-six = Altı zardan beşi puan getiriyor
drill-three-rich = 50 puan ve üstü, üç zar puan getiriyor

## Opponents: a name and a line about each

# What is won is of 100 games between two, against Petra (bench/strength.py, 2000 games each).
opponent-random = Rasim, 100 oyunda Kamile karşısında 12 galibiyet: rastgele oynar
opponent-weak = Nazlı, 100 oyunda Kamile karşısında 24 galibiyet: sık sık yanılır
opponent-cautious = Sakine, 100 oyunda Kamile karşısında 25 galibiyet: yazabildiği an yazar
opponent-bold = Cesur, 100 oyunda Kamile karşısında 30 galibiyet: hep daha fazlasını ister
opponent-fair = Orhan, 100 oyunda Kamile karşısında 38 galibiyet: arada bir yanılır
opponent-strong = Yavuz, 100 oyunda Kamile karşısında 46 galibiyet: nadiren yanılır
opponent-steady = Metin, 100 oyunda Kamile karşısında 49 galibiyet: olasılıkları hesaplar
opponent-perfect = Kamile: kusursuz oynar

## Options, as the menu and the rules call them

option-minimum = Yazma alt sınırı
    .help = Bir turda yazılabilecek en az puan.
option-first-bank = İlk yazma
    .help = İlk kez yazmak için gereken en az puan.
option-target = Hedef
    .help = Bu kadar puanı ilk yazan kazanır.
option-last-round = Son tur
    .help = Açık: biri hedefe varınca ötekiler bir tur daha oynar.
option-scale = Puan ölçeği, sınırlarıyla
    .help = Kombinasyonların puanları, onlara uyan hedef ve alt sınırlarla.
option-penalty = Üst üste üç farkle cezası
    .help = Üst üste üç farkle gelince kaç puanın yanacağı.
option-teams = İkişerli takımlar
    .help = İki kişi birlikte oynar, puanları toplanır.
variant-scale = ölçek { $value }
variant-teams = takım hâlinde
variant-target = hedef { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 7 8 9 10 11 12 13
in-short = { TOUCH() ->
    [yes] Kısaca: altı zar atar, puan getirenleri tutarsın; sonra kalanları atar ya da puanlarını yazıp turu bitirirsin. Hiçbir zar puan getirmezse turun puanları yanar. İlk 1000 yazan kazanır.
   *[no] Kısaca: { KEY("roll") } altı zar atar. Puan getirenleri rakamlarla ya da { KEY("all") } ile tut; sonra { KEY("roll") } kalanları atar ya da { KEY("commit") } puanlarını yazıp turu bitirir. Hiçbir zar puan getirmezse turun puanları yanar. İlk 1000 yazan kazanır.
  }
rules-1 = Farkle altı zarla oynanır. Hedefi, genellikle 1000 puanı, ilk yazan kazanır.
rules-2 = Sıran gelince altı zarın hepsini atar, puan getiren en az bir zarı ya da kombinasyonu tutarsın.
rules-3 = Sonra seçersin: ya kalan zarları atarsın ya da puanı yazarsın; yazınca turun puanları senin olur ve tur biter.
rules-4 = Bir atışta hiçbir zar puan getirmezse bu bir farkle olur: tur biter, bütün puanları yanar.
rules-5 = Altı zarın altısı da puan getirdiyse zarların sıcaktır: altısını yeniden atıp sürdürebilirsin.
rules-6 = En az 30 puan yazılır; ilk seferinde, henüz hiç puanın yokken, en az 50. Masa başka sınırlar koyabilir.
rules-7 = Tek 1, 10 getirir; tek 5, 5 getirir. Öteki tek zarlar puan getirmez.
rules-8 = Üç aynı zar, sayısının on katını getirir: üç tane 2, 20 eder; üç tane 6, 60. Üç tane 1 ise 75 getirir.
rules-9 = Dört aynı zar, 100 artı sayısının on katını getirir: 110 ile 160 arası.
rules-10 = Beş aynı zar, 300 artı sayısının yirmi katını getirir: 320 ile 420 arası.
rules-11 = Altı aynı zar, 600 artı sayısının yirmi beş katını getirir: 625 ile 750 arası.
rules-12 = Art arda beş sayı, 1 ile 5 arası ya da 2 ile 6 arası, küçük kenttir ve 100 getirir. Büyük kent, 1 ile 6 arası, 200 getirir.
rules-13 = Üç ayrı çift 150 getirir. Dört aynı zar ile bir çift 250 getirir. İki üçlü 250 getirir.
rules-14 = Ayrı atışların zarları birleşmez: her kombinasyon tek atıştan gelir.
rules-15 = Son tur seçeneğinde, hedefe varıldıktan sonra öteki herkes bir tur daha oynar.
rules-16 = Puan ölçeği seçeneği zarların değerini değiştirir. 10000 ölçeğinde tek 1, 100 getirir; tek 5, 50; üç aynı zar sayısının yüz katını, üç tane 1 ise 300. Dört aynı zar 1000, beş aynı zar 2000, altı aynı zar 3000 getirir.
rules-17 = O ölçekte 1 ile 6 arası kent 1500, üç ayrı çift 1500, dört aynı zar ile bir çift 1500, iki üçlü 2500 getirir. Art arda beş sayı puan getirmez. Masa başka türlü istemezse hedef 10000, ilk yazma en az 500 puandır ve bir son tur vardır.
rules-18 = Ceza seçeneğinde üst üste üçüncü farkle toplamından o kadar puan yakar, ama toplam 0 puanın altına inmez; sonra sayım baştan başlar. Araya bir yazma girerse de sayım baştan başlar.
rules-19 = İkişerli takımlar seçeneğinde dört oyuncu iki, altı oyuncu üç, sekiz oyuncu dört takım olur. Eşler karşılıklı oturur: dört kişide birinci ile üçüncü birlikte oynar. Takımın tek bir toplamı vardır; ilk yazma, hedef ve ceza ona göredir; son turda öteki her takım bir tur daha oynar.
rules-20 = { TOUCH() ->
    [yes] Bir zara basınca tutulur ya da bırakılır; { KEY("all") } puan getirenlerin hepsini tutar.
   *[no] Tuşlar: { KEY("roll") } atar. Rakamlar o sayıları, { KEY("all") } puan getirenlerin hepsini tutar, { KEY("previous") } ve { KEY("next") } seçenekleri gezer. { KEY("commit") } yazar.
  }
rules-21 = { KEY("points") } bu turun puanını, { KEY("last_roll") } son atışı, { KEY("scores") } puan durumunu, { KEY("turn") } sıranın kimde olduğunu söyler.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = İlk atışta yalnız tek tek 1 ve 5 zarları puan getiriyorsa bir zar tut, 1 varsa onu, öteki beşini at. Yanlarında üç tane 2 varsa da böyle yap.
tips-2 = Puanlar eşitken, atılacak üç ya da daha az zar kaldıysa en az 50 puanı yaz, dört zar kaldıysa en az 110 puanı; beş zarla 250 puanın altında atmayı sürdür.
tips-3 = 30 ya da 35 puanın ve tek zarın varsa at: üç atıştan ikisi yanar, ama sıcak zar buna değer. İki zar kaldıysa yaz.
tips-4 = Sıcak zardan sonra 450 puana kadar altısını yeniden at: öyle 100 atıştan yalnız 2 tanesi farkle olur.
tips-5 = Rakibin 950 puana vardıysa kazanana dek dört ve daha çok zarla atmayı sürdür.

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = Altı zar atar, puan getireni tutarsın.
teach-digit = Tek 1, 10 getirir; tek 5, 5 getirir; öteki sayılar yalnız kombinasyon olunca. { TOUCH() ->
    [yes] 1 zarını tut.
   *[no] Rakam kendi sayısını tutar: 1 zarını tut.
  }
teach-all = { KEY("all") } puan getirenlerin hepsini tutar: burada 5 zarını da.
teach-rest = Şimdi tutmadığın zarları at.
teach-walk = Üç aynı zar, sayısının on katını getirir, üç tane 1 ise 75. { KEY("next") } ve { KEY("previous") } seçenekleri gezer ve duyduğunu tutar.
teach-points = { KEY("points") } bu turun kaç puan ettiğini söyler.
teach-risk = İlk seferinde en az 50, sonra en az 30 puan yazabilirsin. Onun için atmayı sürdürmelisin. { KEY("risk") } riski söyler.
teach-last-die = Farkle gelirse bu turun puanları yanar. Göze al: son zarı at.
teach-hot = Şanslısın! Onu tut: altı zarın altısı da puan getirince zarların sıcaktır.
teach-six = Şimdi yazabilirsin. Ama sıcak zarda altısı da yeniden atılabilir, altı zar da neredeyse hep puan getirir.
teach-bank = Yeter. { KEY("commit") } yazar: puanlar senindir, tur biter. Hiç tutmadıysan puan getirenlerin hepsini alır.
teach-others = Şimdi dinle. { KEY("toggle") } hızlandırır.
teach-second = Beş ya da altı zarlık kent de puan getirir, üç çift de: 100 puan ve fazlası. Yeniden at.
teach-keep = Yalnız bir tane 1. Onu tut.
teach-greed = Yazmaya yetmez: öteki beş zarı at.
teach-farkle = Hiçbiri puan getirmedi: bu bir farkle. Tur bitti, puanları yandı. Yine dinle.
teach-scores = { KEY("scores") } puan durumunu, { KEY("turn") } sıranın kimde olduğunu söyler.
teach-learned = Farkle işte bu: at, tut, sonra ya at ya yaz. İlk 1000 yazan kazanır.

## What is shown

label-stake = Riskte { $points }
label-commit = { $points } yaz
yes-bank-wins = Evet, at
yes-bank-less = Evet, { $points } yaz
