# Fonnjo Foon in Turkish. Designed by Frank Nora (Creative Commons Attribution 3.0 United States).
# There are no Turkish rules; the families are ikizler, üçüzler, dördüzler, lost points are "yandı".

game-name = Fonnjo Foon
game-kind = canavar partisi
game-credits = Fonnjo Foon oyununu Frank Nora tasarladı. Kuralları Creative Commons Atıf 3.0 Amerika Birleşik Devletleri lisansı altındadır.

## Dice that enter together. $a what they make, $b their face, $c how many, $d the group then.
## A number without "more" is the whole group; with Fonnjo in it, that is the picture.

offers-item = { $a ->
    [fonnjo] Fonnjo dahil { $c } { combo-face }
    [fonnjo_more] Fonnjo için { more-of-face }
    [fonnjo_joins] Fonnjo da { $b ->
        [1] birler
        [2] ikiler
        [3] üçler
        [4] dörtler
        [5] beşler
       *[6] altılar
      } grubuna, { $d } olur
    [more] { more-of-face }
   *[new] { $c } { combo-face }
  }
more-of-face = { $c ->
    [1] bir { combo-face }
   *[other] { $c } { combo-face }
  } daha
offers-last = { $head }, { $next }
party-item = { offers-item }
party-last = { $head }, { $next }

## A roll by family. $a the family, $b its faces.

families-item = { $a ->
    [1] Fonnjo
    [2] ikiz
    [3] üçüz
   *[4] dördüz
  } { $b }
families-joint = { $head }; { $next }
families-last = { $head }; { $next }
rest-item = { offers-item }
rest-last = { offers-last }
part-item = { families-item }
part-last = { $head } ve { $next }
dungeon-item = { $b } { $a ->
    [1] Fonnjo
    [2] ikiz
    [3] üçüz
   *[4] dördüz
  }

## Reserve Groups in a Crisis. $a the face, $b how many: "3 sixes".

group-face = tane { $a }
groups-item = { $b } { group-face }
groups-last = { $head } ya da { $next }
unpicked-item = { groups-item }
unpicked-last = { groups-last }
how-to-pick = { TOUCH() ->
    [yes] Birini seç, sonra { KEY("roll") }.
   *[no] Sayısına bas, sonra { KEY("roll") }.
  }

## A roll and what is moved

of-before = { $recorded ->
    [0] {""}
   *[other] , önceki günlerden { $recorded }
  }
worth-picture = { $points ->
    [0] {""}
   *[other] Fotoğraf { $points }{ of-before }.
  }
rolled = { $offers-n ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $offers }. { $out ->
            [0] {""}
           *[other] Fonnjo { $out }, dışarıda kalıyor.
          } { $all ->
            [yes] Hepsi girebilir.
           *[no] {""}
          }
      }
  }
    .brief = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo dışarıda kalıyor.
              } { $all ->
                [yes] Hepsi.
               *[no] {""}
              }
          }
      }
    .full = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] { $count ->
                [10] { $name } attı: { $families }.
               *[other] Sonra: { $families }.
              }
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo { $out }, dışarıda kalıyor.
              } { $all ->
                [yes] Hepsi girebilir.
               *[no] {""}
              } { worth-picture }
          }
      }
all-dice = {""}
entered = {""}
choice = { $leaves ->
    [0] { $offers }, hepsi içeride.
   *[other] { $offers }, { $leaves } zar kalır.
  }
    .brief = { $leaves ->
        [0] { $offers }, hepsi içeride.
       *[other] { $offers }.
      }
# Several faces are not listed again once all of them move.
movers = { $all ->
    [yes] { $offers-n ->
        [1] Giriyor: { $offers }
       *[other] { $faces-n } zar giriyor
      }
   *[no] Giriyor: { $offers }
  }
    .brief = { $all ->
        [yes] { $offers-n ->
            [1] { $offers },{" "}
           *[other] {""}
          }
       *[no] { $offers },{" "}
      }
moving = { movers }, { $throws } zar kaldı.
    .brief = { movers.brief }{ $throws } kaldı.
    .full = { moving } { worth-picture }
kept = { $who ->
    [other] {""}
   *[you] { moving }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { moving.brief }
      }
    .full = { $who ->
        [other] { $name } içeri aldı: { $offers }.
       *[you] { moving.full }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] Seçilen yok.
       *[other] { moving }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Seçilen yok.
           *[other] { moving.brief }
          }
      }
    .full = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Seçilen yok.
           *[other] { moving.full }
          }
      }
all-in-picture = { $points ->
    [0] {""}
   *[other] { TOUCH() ->
        [yes] Fotoğraf { $points }{ of-before }.
       *[no] { KEY("commit") }: fotoğraf { $points }{ of-before }.
      }
  }
all-in = { $who ->
    [other] {""}
   *[you] Hepsi içeride! { all-in-picture } { KEY("roll") }: Bir Gün Daha.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Hepsi içeride! { worth-picture }
      }
    .full = { $who ->
        [other] { $name }: { $offers }, hepsi içeride. { worth-picture }
       *[you] Hepsi içeride! { all-in-picture } { KEY("roll") }: Bir Gün Daha, { $throws } zarla.
      }
undone-commit = Fotoğraf geri alındı
undone-dice = { $kept-n ->
    [0] Seçilen yok.
   *[other] Giriyor: { $offers }.
  }

## Days, Crisis, and the end of a turn

another-day = { $who ->
    [other] {""}
   *[you] Gün { $day }, şimdiye dek { $recorded } puan.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Gün { $day }.
      }
    .full = Gün { $day }, şimdiye dek { $recorded } puan.
crisis = { $who ->
    [other] {""}
   *[you] Kriz! Zindana: { $families }. { $groups-n ->
        [1] { KEY("roll") } yeniden atar: { $groups }.
       *[other] Seç: { $groups }. { how-to-pick }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Kriz! { $families }. { $groups-n ->
            [1] { KEY("roll") } yeniden atar: { $groups }.
           *[other] { $groups }?
          }
      }
    .full = { $who ->
        [other] { told-crisis }
       *[you] { crisis }
      }
group-choice = { $groups }.
picked = { $who ->
    [other] {""}
   *[you] { $groups }. { KEY("roll") } atar.
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $groups }.
      }
    .full = { $who ->
        [other] { $name } seçti: { $groups }.
       *[you] { $groups }. { KEY("roll") } atar.
      }
foon = { $who ->
    [other] { $name }: Foon!
   *[you] Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Foon!
       *[you] Foon!
      } { points-lost }
    .full = { $who ->
        [other] Foon!
       *[you] Foon! Kimse giremiyor:
      } { $families }. { points-lost }
big-foon = { $who ->
    [other] { $name }: Büyük Foon!
   *[you] Büyük Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Büyük Foon!
       *[you] Büyük Foon!
      } { points-lost }
    .full = { $who ->
        [other] { $name }: Büyük Foon!
       *[you] Büyük Foon! Kimse giremiyor:
      } { $families }. { points-lost }
points-lost = { $lost ->
    [0] {""}
   *[other] { $lost } puan yandı.
  }
# Left out where the scores follow, and where the game ends.
picture-total = { $next_who ->
    [none] .
   *[other] , toplam { $total }.
  }
picture = { $who ->
    [other] { pictured }{ $next_who ->
        [you] .
       *[other] { picture-total }
      }
   *[you] Fotoğraf! { $points }{ picture-total }
  }
    .brief = { $who ->
        [other] { pictured }{ picture-total }
       *[you] Fotoğraf! { $points }{ picture-total }
      }
pictured = { $name }: fotoğraf{ $day ->
    [1] {""}
   *[other] , gün { $day }
  }, puan { $points }
told-rolled = { $who ->
    [you] Attın: { $families }.
   *[other] { $name } attı: { $families }.
  }
told-kept = { $who ->
    [you] { $faces-n ->
        [0] Kimseyi içeri almadın.
       *[other] İçeri aldın: { $faces }.
      }
   *[other] { $name } { $faces-n ->
        [0] kimseyi içeri almadı.
       *[other] içeri aldı: { $faces }.
      }
  }
told-crisis = Kriz! Zindana { $count } zar.
told-another-day = Gün { $day }, şimdiye dek { $recorded }.
next-turn = { $last ->
    [yes] {""}
   *[no] Tur { $round }{ $rounds ->
        [0] .
       *[other] , toplam { $rounds } tur.
      }
  }
    .brief = {""}
last-round = Son tur.
ended = { sheets-ended }

## Refusals

nothing-moved = Önce birini içeri al: { $offers }.
    .brief = Önce içeri al: { $offers }.
may-not-enter = { Plural-face } giremez. Girebilen: { $offers }.
    .brief = { Plural-face } giremez.
incomplete = { $faces } tek başına grup değil. Fonnjo ya da aynı aileden iki zar gerekir.
    .brief = { $faces } tek başına grup değil.
need-fonnjo = Fonnjo olmadan fotoğraf olmaz. { $face ->
    [0] { $chosen ->
        [yes] { roll-now }
       *[no] Girebilen: { $offers }.
      }
   *[other] { plural-face } ile girebilir.
  }
    .brief = { $face ->
        [0] Fonnjo yok, fotoğraf yok.
       *[other] Fonnjo olmadan fotoğraf olmaz: { plural-face }.
      }
picture-leaves = Fotoğrafa { $count } zar daha sığar. { TOUCH() ->
    [yes] { $points } puanla çekilsin mi?
   *[no] { $points } puanla çekmek için yine { KEY("commit") }.
  }
    .brief = { $count } zar daha sığar. { TOUCH() ->
        [yes] { $points } puanla çekilsin mi?
       *[no] { $points } puan için yine { KEY("commit") }.
      }
# A lone group is picked already: then it is only to be rolled.
pick-first = { $groups-n ->
    [1] Önce at, { KEY("roll") } ile yeniden: { $groups }.
   *[other] Önce bir grup seç: { $groups }. { how-to-pick }
  }
    .brief = { $groups-n ->
        [1] Önce at.
       *[other] Önce seç: { $groups }.
      }
no-such-group = { $face ->
    [0] Böyle bir grup yok.
   *[other] { plural-face } için yedek grup yok.
  } { $groups-n ->
    [1] { KEY("roll") } yeniden atar: { $groups }.
   *[other] Seç: { $groups }. { how-to-pick }
  }
    .brief = { $face ->
        [0] Böyle grup yok.
       *[other] { plural-face } yok.
      } { $groups }.
no-picture-in-crisis = Krizde fotoğraf olmaz. { $groups-n ->
    [1] { KEY("roll") } yeniden atar: { $groups }.
   *[other] Seç: { $groups }. { how-to-pick }
  }
    .brief = Krizde fotoğraf olmaz.
no-crisis = Kriz yok: seçecek bir şey yok.

## Answers

at-stake = Riskte { $stake } puan.
points = { $crisis ->
    [yes] { at-stake } Krizde fotoğraf olmaz.
   *[no] { $open ->
        [no] Henüz bir şey yok.
       *[yes] { $points ->
            [0] { $stake ->
                [0] {""}
               *[other] { at-stake }
              } Fonnjo olmadan fotoğraf olmaz.
           *[other] { worth-picture }
          }
      }
  }
    .brief = { $crisis ->
        [yes] { $stake }, fotoğraf yok.
       *[no] { $open ->
            [no] 0.
           *[yes] { $points ->
                [0] { $recorded }, Fonnjo yok.
               *[other] { $points }{ of-before }.
              }
          }
      }
    .full = { $crisis ->
        [yes] { at-stake } Krizde fotoğraf olmaz.
       *[no] { $open ->
            [no] Henüz bir şey yok.
           *[yes] { $points ->
                [0] { $stake ->
                    [0] {""}
                   *[other] { at-stake }
                  } Fonnjo olmadan fotoğraf olmaz.
               *[other] Fotoğraf { $points }, { $chosen ->
                    [yes] seçtiklerinle
                   *[no] girebilenlerin hepsiyle
                  }{ $recorded ->
                    [0] .
                   *[other] ; önceki günlerden { $recorded }.
                  }
              }
          }
      }
last-roll = { $faces-n ->
    [0] Henüz atış yok.
   *[other] { $who ->
        [other] { $name }, son atış: { $families }.
       *[you] { $families }.
      } { $offers-n ->
        [0] {""}
       *[other] Giriyor: { $offers }.
      }
  }
die = { $family ->
    [1] Fonnjo
    [2] İkiz
    [3] Üçüz
   *[4] Dördüz
  } { $face }{ $kept ->
    [yes] , giriyor.
   *[no] .
  }
    .full = Zar { $place }: { $family ->
        [1] Fonnjo
        [2] ikiz
        [3] üçüz
       *[4] dördüz
      } { $face }{ $kept ->
        [yes] , giriyor.
       *[no] .
      }
scores = { $scores }. { $over ->
    [yes] Oyun bitti.
   *[no] Tur { $round }{ $rounds ->
        [0] , hedef { $target }.
       *[other] , toplam { $rounds } tur.
      }
  }
    .brief = { $scores }.
whose-turn = { $over ->
    [yes] Oyun bitti.
   *[no] { $who ->
        [you] Sıra sende
       *[other] { $name } oynuyor
      }{ $day ->
        [1] {""}
       *[other] , gün { $day }
      }. { $crisis ->
        [yes] Kriz.
       *[no] {""}
      }
  }
    .brief = { $over ->
        [yes] Oyun bitti.
       *[no] { $who ->
            [you] Sıra sende
           *[other] { $name } oynuyor
          }{ $day ->
            [1] .
           *[other] , gün { $day }.
          }
      }
choice-list = { $over ->
    [yes] Oyun bitti.
   *[no] { $count ->
        [0] Önce at.
       *[other] { $count } sayı girebilir: { $offers }.
      }
  }
    .brief = { $over ->
        [yes] Oyun bitti.
       *[no] { $count ->
            [0] Önce at.
           *[other] { $offers }.
          }
      }
group-picked = { KEY("roll") } yeniden atar: { $groups }{ $unpicked-n ->
    [0] .
   *[other] ; ya da seç: { $unpicked }.
  }
group-list = { at-stake } { $who ->
    [other] { $groups }.
   *[you] { $groups-n ->
        [1] { group-picked }
       *[other] Seç: { $groups }. { how-to-pick }
      }
  }
    .brief = { at-stake } { $who ->
        [other] { $groups }.
       *[you] { $groups-n ->
            [1] { group-picked }
           *[other] { $groups }?
          }
      }
risk-cup = { $groups-n ->
    [0] { $throws } zarla
   *[other] { $groups } ile
  }
    .brief = { $groups-n ->
        [0] { $throws } zar
       *[other] { $groups }
      }
risk = { $over ->
    [yes] Oyun bitti.
   *[no] { $ready ->
        [yes] {""}
       *[no] Girebilenlerin hepsi girince,{" "}
      }{ risk-cup }{ $never ->
        [yes] {" "}her zaman biri girer.
       *[no] {" "}{ $insured ->
            [yes] Kriz
           *[no] Foon
          } riski yüzde { $percent ->
            [0] birden az.
           *[other] { $percent }.
          }
      }
  }
    .brief = { $over ->
        [yes] Oyun bitti.
       *[no] { risk-cup.brief }: { $insured ->
            [yes] Kriz
           *[no] Foon
          } yüzde { $percent }.
      }
party = { $party-n ->
    [0] Parti boş.
   *[other] Partide: { $party }.
  } { $offers-n ->
    [0] {""}
   *[other] Giriyor: { $offers }.
  }
    .brief = { $party-n ->
        [0] Parti boş.
       *[other] { $party }.
      }
dungeon = { $count ->
    [0] Zindan boş.
   *[other] Zindanda: { $dungeon }.
  }
    .brief = { $count ->
        [0] Zindan boş.
       *[other] { $dungeon }.
      }
rules-in-force = Fonnjo Foon. { $target ->
    [0] { $rounds } tur. En yüksek toplam kazanır.
   *[other] Hedef { $target }: biri oraya varınca oyun o turla biter, en yüksek toplam kazanır.
  }
    .brief = Fonnjo Foon, { $target ->
        [0] { $rounds } tur.
       *[other] hedef { $target }.
      }

## Commands, as they are called here

command-commit = Fotoğraf
    .help = Turunu bitirir: fotoğraf, Fonnjo grubundaki her zara bir puan ve kaydedilen günlerin puanını getirir.
command-all = Girebilenlerin hepsi
    .help = Partiye girebilecek her zarı seçer.
command-roll = At
    .help = Seçtiğin zarları partiye alır, eldekileri atar. Hepsi içerideyse: Bir Gün Daha.

## Hints, and the review that tells decisions by them

hint = { $pick ->
    [0] { $commit ->
        [yes] { $all ->
            [no] { $faces-n ->
                [0] Fotoğraf.
               *[other] İçeri al: { hint-dice }, sonra fotoğraf.
              }
           *[yes] Fotoğraf.
          }
       *[no] { $faces-n ->
            [0] { $throws } zar at.
           *[other] { $all ->
                [yes] Hepsini içeri al
               *[no] İçeri al: { hint-dice }
              }, sonra { $throws } zar at.
          }
      }
   *[other] Grubu seç: { group-of-pick }.
  }
# Where other dice of the same face stay in hand, those that move are told by family.
hint-dice = { $part-n ->
    [0] { $offers }
   *[other] { $rest-n ->
        [0] { $part }
       *[other] { $rest }, { $part }
      }
  }
group-of-pick = { $pick ->
    [1] birler
    [2] ikiler
    [3] üçler
    [4] dörtler
    [5] beşler
   *[6] altılar
  }

## The coach: why a decision is better, what matters for one, and the families of drills

roll-told = { $day ->
    [yes] Bir Gün Daha
   *[no] { $dice } zar atmak
  }: ortalama { $average }, { $crisis ->
    [yes] kriz
   *[no] Foon
  } yüzde { $percent }
other-roll-told = { $other_day ->
    [yes] Bir Gün Daha
   *[no] { $other_dice } zar atmak
  }: ortalama { $other_average }, { $other_crisis ->
    [yes] kriz
   *[no] Foon
  } yüzde { $other_percent }
reason-day = Fotoğraf { $picture } getirir, Bir Gün Daha ortalama { $average }: { $picture } puan kayıtlı kalır, ilk atış yüzde { $percent } Foon olur.
reason-picture = Fotoğraf { $picture } getirir; { roll-told }.
reason-hands = { roll-told }; { other-roll-told }.
reason-average = Bu ortalama { $average } getirir, senin seçimin { $other_average }.
reason-group = Fotoğraf { $picture } puan eder, seninki { $other_picture }.
half-hint-groups = Bu gruplardan hangisi daha kolay eş bulur?
half-hint-day = Fotoğrafı Bir Gün Daha ile karşılaştır.
half-hint-hand = Bütün zarlar girmeli mi? Ne kadar çok zar atarsan Foon o kadar seyrektir.
half-hint-dungeon = Zindana dikkat et.
half-hint-picture = Fotoğrafı bir atışın ortalama getireceğiyle karşılaştır.
drill-another-day = Bütün zarlar partide, zindan boş
drill-first-picture = İlk atış: Fonnjo grubunda dört zar
drill-three-in = Fonnjo grubunda üç zar, bir de yedek grup
drill-picture-four = Fonnjo grubunda dört zar, yedek grup, elde dört zar
drill-picture-three = Fonnjo grubunda dört zar, yedek grup, elde üç zar
drill-five-in-hand = Fonnjo grubunda iki zar, yedek grup, elde beş zar
drill-picture-one = Fonnjo grubunda dört zar, yedek grup, elde bir zar
drill-four-in-hand = Fonnjo grubunda iki zar, yedek grup, elde dört zar
drill-no-reserve = Fonnjo grubunda beş zar, yedek grup yok
drill-second-day = İkinci gün: Fonnjo grubunda iki zar

## Opponents

# Averages are of a turn (bench/strength.py, 600 games of 12 turns; the last is exact).
opponent-random = Rasim, turda 2,8 puan: rastgele oynar
opponent-cautious = Sakine, turda 2,8 puan: Fonnjo girer girmez fotoğraf çeker
opponent-weak = Nazlı, turda 3,4 puan: sık sık yanılır
opponent-bold = Cesur, turda 3,6 puan: hep Bir Gün Daha umar
opponent-fair = Orhan, turda 4,8 puan: arada bir yanılır
opponent-steady = Metin, turda 5,6 puan: yedek grup tutar, olasılıkları hesaplar
opponent-strong = Yavuz, turda 6,3 puan: nadiren yanılır
opponent-perfect = Kamile, turda 7,5 puan: kusursuz oynar

## Options, as the menu and the rules call them

option-rounds = Tur sayısı
    .help = Her oyuncunun kaç tur oynayacağı.
option-target = Hedef, yoksa 0
    .help = Hedef varsa oyun, birinin ona vardığı turda biter.
variant-rounds = { $value } tur
variant-target = hedef { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 4 5 6 7 8
in-short = { TOUCH() ->
    [yes] Kısaca: on zar atar, partiye girebilen sayıları duyarsın. Bazılarını içeri alır, kalanları atarsın. Fonnjo partideyse fotoğraf çekebilirsin: grubundaki her zar bir puan. Kimse giremezse bu Foon olur, tur yanar.
   *[no] Kısaca: { KEY("roll") } on zarı atar, partiye girebilen sayıları duyarsın. Rakam o sayıdaki bütün zarları, { KEY("all") } girebilenlerin hepsini içeri alır; { KEY("roll") } kalanları atar. Fonnjo partideyse { KEY("commit") } fotoğraf çeker: grubundaki her zar bir puan. Kimse giremezse bu Foon olur, tur yanar.
  }
rules-1 = On zar, dört aileden canavarlardır: yalnız yaşayan Fonnjo, iki ikiz, üç üçüz ve dört dördüz. Fonnjo parti veriyor, grubunun fotoğrafı puanındır.
rules-2 = Turun başında on zar da elindedir, partide ve zindanda kimse yoktur. Onları at.
rules-3 = Her atıştan sonra partiye en az bir zar al: girebilenlerden istediğin kadar az ya da çok.
rules-4 = Fonnjo, kendi sayısını gösteren herhangi bir zarla birlikte girebilir. Bu, Fonnjo grubunu kurar.
rules-5 = Aynı aileden, aynı sayıyı gösteren iki zar birlikte girebilir. Bu, bir yedek grup kurar.
rules-6 = Bir sayının grubu varsa o sayıyı gösteren her zar, ailesi ne olursa olsun, aynı atışta ya da sonra ona katılabilir. Bir sayının en çok bir grubu olur.
rules-7 = Fonnjo bir yedek gruba da katılabilir; o zaman Fonnjo grubu olur.
rules-8 = İçeri aldıktan sonra elinde kalan zarları at ya da fotoğraf çek. Fotoğraf çekince turun biter, Fonnjo grubundaki her zar bir puan getirir. Öteki gruplar puan getirmez, Fonnjo olmadan fotoğraf olmaz.
rules-9 = Bir atıştan sonra kimse giremezse bu Foon olur: tur biter, puan getirmez.
rules-10 = Zindanda olmayan zarların hepsi atılmışken gelen Foon, Büyük Foon olur.
rules-11 = Kriz: partide Fonnjo grubu ve bir yedek grup varsa Foon turunu bitirmez. Son atılan zarlar zindana gider ve tur bitene dek orada kalır.
rules-12 = Sonra bir yedek grup seçer, zarlarını atarsın. O atış da ötekiler gibi sayılır; yeni bir kriz bile olabilir.
rules-13 = Bir Gün Daha: zindan dışındaki bütün zarlar partideyse fotoğraf çek ya da puanını kaydet ve o zarların hepsini bir gün daha için yeniden at. Günler fotoğraf çekilene dek toplanır; Foon hepsini yakar.
rules-14 = Oyun 12 tur ya da masanın belirlediği kadar sürer, en yüksek toplam kazanır. Hedef varsa oyun, birinin ona vardığı turla biter. Eşit toplamlar galibiyeti paylaşır. En yüksek toplam için tek başına da oynayabilirsin.
rules-15 = { TOUCH() ->
    [yes] Girebilen sayılar birer düğmedir; { KEY("all") } girebilenlerin hepsini alır.
   *[no] Tuşlar: { KEY("roll") } atar. Rakam o sayıdaki bütün zarları içeri alır, bir daha basınca bir eksik; { KEY("all") } girebilenlerin hepsini alır. { KEY("previous") } ve { KEY("next") } sayıları gezer. { KEY("commit") } fotoğraf çeker.
  }
rules-16 = { KEY("points") } fotoğrafın kaç puan ettiğini, { KEY("last_roll") } bütün atışı ailelere göre, { KEY("risk") } riski, { KEY("party") } partiyi, { KEY("dungeon") } zindanı, { KEY("scores") } puan durumunu, { KEY("turn") } sıranın kimde olduğunu söyler.
rules-17 = { TOUCH() ->
    [yes] Krizde bir yedek grup seç; { KEY("roll") } onu atar.
   *[no] Krizde bir yedek grubun rakamı onu seçer, { KEY("roll") } atar.
  }
rules-18 = { game-credits }

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = En iyi ilk grup iki ikizdir, sonra iki üçüz, sonra iki dördüz; tek bir zarla Fonnjo bunlardan sonra gelir.
tips-2 = Başta az zar al: bir tur ortalama 7 puan getirir, ilk atıştan girebilenlerin hepsini almak bunun bir puandan fazlasını götürür.
tips-3 = Yedek grup yoksa Fonnjo grubunda 4 zara kadar atmayı sürdür, 7 zarla fotoğraf çek.
tips-4 = Fonnjo grubunun yanında yedek grup varsa ve zindan boşsa atmayı sürdür: o zaman Foon yalnız bir krizdir.
tips-5 = On zarın hepsi partideyse her zaman Bir Gün Daha: on zarla yapılan 70 atıştan yalnız biri Foon olur.

## The lesson: what a step says, before the key to press; by their names in lessons/fonnjo_foon.toml

teach-roll = On zar canavarlardır: Fonnjo, iki ikiz, üç üçüz, dört dördüz. Fonnjo parti veriyor. Hepsini at.
teach-digit = Partiye kimin girebileceğini duyarsın: kendi sayısındaki herhangi bir zarla Fonnjo, ya da aynı aileden ve aynı sayıda iki zar. { TOUCH() ->
    [yes] Dörtleri içeri al.
   *[no] Rakam kendi sayısını içeri alır.
  }
teach-all = { KEY("all") } girebilenlerin hepsini alır: altıları da.
teach-rest = Şimdi elinde kalan zarları at.
teach-party = Bunlar kendi sayılarının grubuna katılır. { KEY("party") } partide kimlerin olduğunu söyler.
teach-points = Fotoğraf, Fonnjo grubundaki her zar için bir puan getirir. { KEY("points") } şimdi kaç ettiğini söyler.
teach-picture = { KEY("commit") } fotoğraf çeker ve turunu bitirir. Girebilenlerin hepsi de gelir.
teach-listen = Şimdi { opponent-name-cautious } oynuyor, dinle. { KEY("toggle") } hızlandırır.
teach-second = Yeniden at.
teach-both = Hepsini içeri al.
teach-risk = 2 puanlık fotoğraf mı? Atmayı sürdürmek daha iyi.
teach-dungeon = Kimse giremiyor. Ama Fonnjo olmayan bir grup seni kurtarabilir: bu bir kriz. { KEY("dungeon") } zindana kimlerin gittiğini söyler.
teach-crisis = Şimdi iki 5 zarını at. Birinin girebilmesi gerekir.
teach-foon = İkisi de giremiyor, böyle başka grup da yok: bu Foon. Tur puan getirmez. Yine dinle.
teach-third = Yeniden at.
teach-all-in = Hepsini içeri al.
teach-day = Fotoğraf çekebilirsin ya da puanını kaydedip on zarı yeniden atabilirsin: Bir Gün Daha. Dene.
teach-days = Şimdi bir Foon ilk günü de yakardı. Onun için fotoğraf çek.
teach-learned = Fonnjo Foon işte bu: içeri al, sonra ya at ya da Foon gelmeden fotoğraf çek. On iki tur sonunda en yüksek toplam kazanır.

## What is shown

label-family = { $family ->
    [1] Fonnjo
    [2] ikiz
    [3] üçüz
   *[4] dördüz
  }
label-die = Zar { $place }: { $face ->
    [0] { $family ->
        [0] dönüyor
       *[other] { label-family }
      }
   *[other] { label-face }, { label-family }
  }
label-fonnjo = Fonnjo grubu
label-reserve = Yedek: { plural-face }
label-dungeon = Zindan
label-stake = Fotoğraf: { $points }
yes-picture-leaves = Evet, fotoğraf çek
