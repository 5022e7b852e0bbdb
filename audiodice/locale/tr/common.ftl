# What any game and every screen says, in Turkish.
# A message's value is what "normal" says; .brief leaves out, .full adds. {""} says nothing.
# $who is you, here (one of several people at this keyboard) or other (a computer).
#
# Words used throughout (the player is "sen", as Turkish games and screen reader forums say it):
#   roll, throw    at-, atış; zar           face            1 ... 6; birler, ikiler ... altılar
#   keep, release  tut-, bırak-             bank            yaz- (not yet: riskte)
#   turn, round    tur; whose: sıra         choices         seçenek
#   box, sheet     hane, tablo              open, filled    boş, dolu
#   upper boxes    üst haneler              fill, score 0   yaz-, 0 yaz-
#   hot dice       sıcak zar                kinds           üçlü, dörtlü, beşli; üç tane 4
#   straight       kent                     full house      ful
#   bonus          bonus                    best score      en iyi puan, rekor
#   picture        fotoğraf                 enter, Party    gir-, Parti
#   Dungeon        Zindan                   Crisis          Kriz
#   Reserve Group  yedek grup               Another Day     Bir Gün Daha
#   twins, triplets, quads                  ikizler, üçüzler, dördüzler
#   opponent       rakip                    hint, tip       ipucu, öneri
#   fair dice      denetlenebilir zar       commitment      taahhüt (seed: tohum)
#   own voice      kendi sesi               level, tied     berabere
# A name or a number that is put in never takes a suffix: it is the subject ("Bo kazandı"), stands
# before "hanesi", "puan", "ile", or after a colon. After a number a noun is singular, so nothing is
# selected by plural. Ordinals are words or "Tur 3", for voices read "3." as 3. "5 110" is heard as
# 510 (beş yüz on), so a comma, a stop or a word always parts a number from dice or another number.

## Joints of lists

list-joint = { $head }, { $next }
list-last = { $head } ve { $next }
# Between dice if there are to be pauses, and before what follows them.
dice-joint = { $head }, { $next }
dice-stop = { $head }; { $next }
scores-item = { $who ->
    [you] sen
   *[other] { $name }
  } { $points }
scores-last = { $head }, { $next }
apart-item = { $a }:
places-item = { $who ->
    [you] sen
   *[other] { $name }
  } { $points }
places-last = { $head }, { $next }
best-item = { $b } puan: { $a-n ->
    [1] tek { $a }
   *[other] { $a }
  }
best-joint = { $head }; { $next }
best-last = { $head }; { $next }
taken-joint = { $head }, sonra { $next }
taken-last = { $head }, sonra { $next }

## Faces. combo-face follows "üç tane".

plural-face = { $face }
Plural-face = { $face ->
    [1] Birler
    [2] İkiler
    [3] Üçler
    [4] Dörtler
    [5] Beşler
   *[6] Altılar
  }
combo-face = tane { $b }

## Turns, scores and ends

turn = { $who ->
    [you] { $scores-n ->
        [1] {""}
       *[other] Sıra sende. { $scores }.
      }
   *[other] { $name } oynuyor.
  }
    .brief = { $who ->
        [you] { $scores-n ->
            [1] {""}
           *[other] Sıra sende.
          }
       *[other] { $name } oynuyor.
      }
whose-turn = { $over ->
    [yes] Oyun bitti.
   *[no] { $who ->
        [you] Sıra sende.
       *[other] { $name } oynuyor.
      }
  }

# Where a seat stands: behind the leader, or ahead of the next.
standing-lead = { $where ->
    [ahead] { $by } önde
    [behind] { $seats ->
        [2] {""}
       *[other] { $place ->
            [2] ikinci,
            [3] üçüncü,
           *[other] sıralamada { $place },
          }{" "}
      }{ $by } geride
   *[level] berabere
  }
standing = { $who ->
    [you] Sen
   *[other] { $name }
  } { $points }{ $seats ->
    [1] .
   *[other] , { standing-lead }.
  }
lead = { $who ->
    [you] { standing-lead }.
   *[other] { $name } { standing-lead }.
  }
    .brief = {""}
scores = { $scores }. Hedef { $target }.
    .brief = { $scores }.
last-roll = { $faces-n ->
    [0] Henüz atış yok.
   *[other] { $who ->
        [other] { $name }, son atış: { $kept-n ->
            [0] { $free-n ->
                [1] tek { $free }.
               *[other] { $free }.
              }
           *[other] { $faces }{ $free-n ->
                [0] , hepsi tutuldu.
               *[other] , tutulan { $kept-n ->
                    [1] tek { $kept }.
                   *[other] { $kept }.
                  }
              }
          }
       *[you] { $kept-n ->
            [0] { $free-n ->
                [1] tek { $free }.
               *[other] { $free }.
              }
           *[other] Tutulan { $kept-n ->
                [1] tek { $kept }
               *[other] { $kept }
              }{ $free-n ->
                [0] .
                [1] , kalan tek { $free }.
               *[other] , kalan { $free }.
              }
          }
      }
  }
# Asked again, after another's: one's own last roll follows.
own-roll = { $who ->
    [you] Son atışın:
   *[other] { $name }, son atış:
  }
ended = { $tied ->
    [yes] { $top } puanla berabere. { $places }.
   *[no] { $who ->
        [you] Kazandın
       *[other] { $name } kazandı
      }{ $seats ->
        [1] , { $turns } turda { $top } puan.
        [2] , { $who ->
            [you] { $top } puan, rakip { $second }
           *[other] { $second } puana karşı { $top } puan
          }.
       *[other] , { $top }. { $after_winner }.
      }
  }
# Undo while the dice are shaken.
put-down = Zarlar kapta kalıyor.
# What a step back took back: the game says what its undone-commit and undone-dice are.
undone-commit = { $box } geri alındı
undone-dice = { $kept-n ->
    [0] Tutulan yok.
    [1] Tutulan tek { $kept }.
   *[other] Tutulan { $kept }.
  }
undone = { $what ->
    [commit] { undone-commit }
    [roll] Atış geri alındı
   *[keep] Geri alındı
  }{ $gone-n ->
    [0] .
   *[other] , turu da geri alınan: { $gone }.
  } { $again ->
    [yes] { $who ->
        [you] Sıra yine sende.
       *[other] Yine { $name } oynuyor.
      }
   *[no] {""}
  } { $faces-n ->
    [0] {""}
   *[other] { $faces }.
  } { $open ->
    [yes] { undone-dice }
   *[no] {""}
  } { $first ->
    [yes] Bir atış geri alındı: bu oyun en iyi puana sayılmaz.
   *[no] {""}
  }
    .brief = { $what ->
        [commit] { undone-commit }
        [roll] Atış geri alındı
       *[keep] Geri alındı
      }{ $gone-n ->
        [0] .
       *[other] , turu da geri alınan: { $gone }.
      } { $again ->
        [yes] { $who ->
            [you] Sıra sende.
           *[other] { $name } oynuyor.
          }
       *[no] {""}
      } { $faces-n ->
        [0] {""}
       *[other] { $faces }.
      } { $open ->
        [yes] { $again ->
            [yes] { $kept-n ->
                [0] {""}
               *[other] { undone-dice }
              }
           *[no] { undone-dice }
          }
       *[no] {""}
      } { $first ->
        [yes] Artık en iyi puana sayılmaz.
       *[no] {""}
      }
hurried = {""}

## Score sheets: games of three rolls and boxes to fill. The game's box-item names a box, $a.

# What boxes bring: $a the box, $b the points, $c the upper bonus in them
boxes-item = { box-item } { $c ->
    [0] {""}
   *[other] bonusla{" "}
  }{ $b }
boxes-last = { $head }, { $next }
# $a the box or kind, $b the face, $c how many dice, $d the points
made-kind = { $c ->
    [3] üç { combo-face }
    [4] dört { combo-face }
   *[other] beş { combo-face }
  }
made-item = { $a ->
    [kind] { made-kind }
   *[other] { box-item }, { $d } puan
  }
    .brief = { $a ->
        [kind] { made-kind }
       *[other] { box-item }
      }
from-item = { $c ->
    [5] { made-kind }
   *[other] { $a ->
        [kind] { made-kind }
       *[other] { box-item }
      }
  }
# The player has set what is told after a reroll ($reroll). After the last one it is always the whole hand.
new-dice = Yeni { $faces }
    .brief = { $faces-n ->
        [1] Yeni { $faces }
       *[other] { $faces }
      }
rolled-dice = { $left ->
    [0] { $all }{ rolled-made }
   *[other] { $kept-n ->
        [0] { $faces }{ rolled-made }
       *[other] { $reroll ->
            [hand] { $all }{ rolled-made }
            [both] { new-dice }. Şimdi { $all }{ rolled-made }
           *[other] { new-dice }{ now-made }
          }
      }
  }
    .brief = { $left ->
        [0] { $all }{ rolled-last }
       *[other] { $kept-n ->
            [0] { $faces }{ rolled-made.brief }
           *[other] { $reroll ->
                [hand] { $all }{ rolled-made.brief }
                [both] { new-dice }. Şimdi { $all }{ rolled-made.brief }
               *[other] { new-dice.brief }{ now-made.brief }
              }
          }
      }
    .full = { $left ->
        [0] { $all }{ rolled-made }
       *[other] { $kept-n ->
            [0] { $faces }{ rolled-made }
           *[other] { $reroll ->
                [hand] { $all }{ rolled-made }
                [new] { new-dice }{ now-made }
               *[other] { new-dice }. Şimdi { $all }{ rolled-made }
              }
          }
      }
rolled-made = { $made-n ->
    [0] .
   *[other] : { $made }.
  }
    .brief = { $made-n ->
        [0] .
       *[other] : { made-worth }.
      }
made-worth = { $made }{ $made_points ->
    [0] {""}
   *[other] {" "}{ $made_points }
  }
# Made by all five dice, not by the new ones alone.
now-made = { $made-n ->
    [0] .
   *[other] : şimdi { $made }.
  }
    .brief = { $made-n ->
        [0] .
       *[other] . { $made }.
      }
# In brief three alike are left out where the box that brings most says it.
rolled-last = { $named ->
    [yes] { rolled-made.brief }
   *[no] { $most ->
        [no] { rolled-made.brief }
       *[yes] { $points ->
            [0] { rolled-made.brief } Puan yok.
           *[other] : { $made_points ->
                [0] {""}
               *[other] { made-worth },{" "}
              }{ $box } { with-bonus }{ $points }.
          }
      }
  }
# Points are called so once: here, or by what the dice make.
most-points = { $made-n ->
    [0] { $points } puan
   *[other] { $points }
  }
# The player has set whether it is told ($most).
rolled-best = { $named ->
    [yes] {""}
   *[no] { $most ->
        [no] {""}
       *[yes] { $points ->
            [0] Puan yok.
           *[other] En çok: { $box }, { with-bonus }{ most-points }.
          }
      }
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice } { $left ->
        [0] Atış bitti. { rolled-best }
       *[other] { $left } atış kaldı.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice.brief }
      }
    .full = { $who ->
        [other] { $kept-n ->
            [0] { $name } { $faces } attı{ rolled-made }
           *[other] { $made-n ->
                [0] { $name } { $kept } tuttu, { $faces } attı.
               *[other] { $name }, elde { $all }{ rolled-made }
              }
          }
       *[you] { rolled-dice.full } { rolled-best } { $left ->
            [0] Atış bitti.
           *[other] { $left } atış kaldı.
          }
      }
five-alike = {""}
keeping = { $faces-n ->
    [0] Tutulan yok.
    [1] Tek { $faces } tutuldu.
    [5] Beşi de tutuldu: atacak zar yok.
   *[other] { $faces } tutuldu.
  }
    .brief = { $faces-n ->
        [0] Tutulan yok.
        [1] Tek { $faces } tutuldu.
        [5] Beşi de tutuldu.
       *[other] { $faces } tutuldu.
      }
    .full = { $faces-n ->
        [0] Tutulan yok.
        [1] Tek { $faces } tutuldu. { KEY("roll") } ile kalanını at.
        [5] Beşi de tutuldu: atacak zar yok. { KEY("commit") } en çok puanlı haneyi söyler.
       *[other] { $faces } tutuldu. { KEY("roll") } ile kalanını at.
      }
kept = { $who ->
    [other] {""}
   *[you] { keeping }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { keeping.brief }
      }
    .full = { $who ->
        [other] {""}
       *[you] { keeping.full }
      }
let-go = { $gone-n ->
    [1] Bir { $gone }
   *[other] { $gone }
  } bırakıldı
freeing = { $faces-n ->
    [0] { keeping }
    [1] { let-go }, bir { $faces } tutuldu.
   *[other] { let-go }. { keeping }
  }
    .brief = { $faces-n ->
        [1] Bir { $faces } tutuldu.
       *[other] { keeping.brief }
      }
    .full = { $faces-n ->
        [0] { keeping.full }
       *[other] { let-go }. { keeping.full }
      }
released = { $who ->
    [other] {""}
   *[you] { freeing }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { freeing.brief }
      }
    .full = { $who ->
        [other] {""}
       *[you] { freeing.full }
      }
with-bonus = { $bonus ->
    [0] {""}
   *[other] bonusla{" "}
  }
choice = { $box }: { with-bonus }{ $points }.
    .brief = { $box } { with-bonus }{ $points }.
# What an opponent's dice were, if box and points do not say it. In full every roll has been told.
told-from = { $from-n ->
    [0] {""}
   *[other] , { $from } ile
  }
total-after = { $bonus ->
    [yes] .
   *[no] { $next_who ->
        [none] .
       *[other] , toplam { $total }.
      }
  }
# Left out where the scores follow, with "Your turn".
others-total = { $next_who ->
    [you] .
   *[other] { total-after }
  }
scored = { $who ->
    [other] { $name }: { $box } { $points }{ told-from }{ others-total }
   *[you] { $box } hanesine { $points }{ total-after }
  }
    .brief = { $who ->
        [other] { $name }: { $box } { $points }.
       *[you] { $box } yazıldı.
      }
    .full = { $who ->
        [other] { $name }, { $box } hanesine { $points }{ others-total }
       *[you] { $box } hanesine { $points }{ total-after }
      }
zeroed = { scored }
    .brief = { $who ->
        [other] { $name }: { $box } { $points }.
       *[you] { $box } hanesine 0.
      }
    .full = { scored.full }
bonus = Üst bonus, { $points }!{ $next_who ->
    [none] {""}
   *[other] {" "}Toplam { $total }.
  }
    .brief = Bonus { $points }!
last-round = Son tur.
next-turn = Tur { $round }, toplam { $rounds } tur.
    .brief = {""}
sheets-ended = { $seats ->
    [1] Oyun bitti: toplam { $top }.
   *[other] { $tied ->
        [yes] { $top } puanla berabere. { $places }.
       *[no] { $who ->
            [you] Kazandın
           *[other] { $name } kazandı
          }{ $seats ->
            [2] , { $who ->
                [you] { $top } puan, rakip { $second }
               *[other] { $second } puana karşı { $top } puan
              }.
           *[other] , { $top }. { $after_winner }.
          }
      }
  }
podium = { $place ->
    [1] { $shared ->
        [yes] Birinci: { podium-who }, { $points }.
       *[no] {""}
      }
    [2] İkinci: { podium-who }, { $points }.
    [3] Üçüncü: { podium-who }, { $points }.
   *[other] Sıralamada { $place }: { podium-who }, { $points }.
  }
podium-who = { $who ->
    [you] sen
   *[other] { $name }
  }

# After the result: the best yet, the decisions that cost most, what keys do. $a is the turn, $b the cost, $c points or chance.
dear-item = tur { $a }, { $c ->
    [chance] yüzde { $b } kazanma şansı
   *[points] { $b } puan
  }
dear-joint = { $head }; { $next }
dear-last = { $head }; { $next }
new-best = { $who ->
    [you] Yeni rekorun! Eskisi { $before }.
   *[other] { $name } kendi rekorunu kırdı! Eskisi { $before }.
  }
    .brief = { $who ->
        [you] Yeni rekorun!
       *[other] { $name } kendi rekorunu kırdı!
      }
best-hinted = { $who ->
    [you] Rekorundan, { $before } puandan fazla, ama ipucuyla.
   *[other] { $name }: { $before } puanlık rekorundan fazla, ama ipucuyla.
  }
    .brief = {""}
best-stands = Rekorun: { $points }.
costliest = { $dear-n ->
    [0] { $how ->
        [hinted] Bütün kararlar ipucundan sonra verildi.
        [rest] İpucusuz kararların hepsi en iyisiydi.
        [small] Yalnızca küçük hatalar.
       *[best] Bütün kararlar en iyisiydi.
      }
   *[other] { $dear-n ->
        [1] En pahalı karar
       *[other] En pahalı kararlar
      }: { $dear }.
  }
    .brief = {""}
plays-again = { $review ->
    [yes] { TOUCH() ->
        [yes] Şimdi { KEY("roll") } ya da { KEY("hint") }.
       *[no] { KEY("hint") } ile oyunu incele, { KEY("roll") } ile yeniden oyna.
      }
   *[no] { TOUCH() ->
        [yes] Şimdi { KEY("roll") }.
       *[no] { KEY("roll") } ile yeniden oyna.
      }
  }
    .brief = {""}

no-throws-left = Atış bitti. Bir hane seç: { $boxes }.
    .brief = Atış bitti. { $boxes }.
    .full = { TOUCH() ->
        [yes] Atış bitti. Bir hane seç. En çok: { $boxes }.
       *[no] Atış bitti. { KEY("previous") } ve { KEY("next") } haneleri gezer, rakamlar hane seçer, { KEY("commit") } yazar. En çok: { $boxes }.
      }
all-kept = Beşi de tutuldu: atacak zar yok. En çok: { $boxes }.
    .brief = Hepsi tutuldu. { $boxes }.
roll-all = Tutulan yok. { TOUCH() ->
    [yes] Beşi de atılsın mı?
   *[no] Beşini de atmak için yine { KEY("roll") }.
  }
    .brief = Beşi de atılsın mı?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Yine { KEY("roll") }.
      }
alike-left = { TOUCH() ->
    [yes] { $faces-n ->
      [1] Bir { $faces } tutulmadı.
     *[other] { $faces } tutulmadı.
    } Yine de atılsın mı?
   *[no] { $faces-n ->
      [1] Bir { $faces } tutulmadı. Onu
     *[other] { $faces } tutulmadı. Onları
    } atmak için yine { KEY("roll") }.
  }
made-left = { $box }, { $points } puan, tutulmadı. { TOUCH() ->
    [yes] Yine de atılsın mı?
   *[no] Atmak için yine { KEY("roll") }.
  }
zero = { $box } hanesine 0 mı?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Yine { KEY("commit") }.
  }
    .brief = { $box } hanesine 0 mı?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Yine { KEY("commit") }.
      }
box-filled = { $box } dolu, { $points } puanla. En çok: { $boxes }.
    .brief = { $box } dolu. { $boxes }.
no-such-box = Böyle bir hane yok. En çok: { $boxes }.
    .brief = Böyle hane yok.

points = { $open ->
    [no] Henüz bir şey yok.
   *[yes] { $points ->
        [0] Puan yok.
       *[other] En çok: { $box }, { with-bonus }{ $points }.
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $points ->
            [0] 0.
           *[other] { $box } { with-bonus }{ $points }.
          }
      }
totals = { $scores }. { $over ->
    [yes] Oyun bitti.
   *[no] Tur { $round }, toplam { $rounds } tur.
  }
    .brief = { $scores }.
choice-list = { $over ->
    [yes] Oyun bitti.
   *[no] { $count } hane boş. { $boxes-n ->
        [1] { $boxes }.
       *[other] En çok: { $boxes }.
      }
  }
    .brief = { $over ->
        [yes] Oyun bitti.
       *[no] { $count ->
            [1] {""}
            [2] {""}
            [3] {""}
           *[other] { $count } haneden:
          } { $boxes }.
      }
# The open boxes, or the filled ones where these are fewer.
unfilled-item = { box-item }
unfilled-last = { $head }, { $next }
filled-item = { box-item }
filled-last = { $head }, { $next }
open-boxes = { $unfilled-n ->
    [0] { $filled-n ->
        [0] { $count } hanenin hepsi boş.
       *[other] { $filled } dolu, gerisi boş.
      }
   *[other] Boş: { $unfilled }.
  }
rolls-left = { $over ->
    [yes] Oyun bitti.
   *[no] { $left ->
        [0] Atış bitti.
       *[other] { $left } atış kaldı.
      }
  }
    .full = { $over ->
        [yes] Oyun bitti.
       *[no] { $left ->
            [0] Atış bitti: bir haneye yaz.
            [one] { $left } atış kaldı{ $throws ->
                [0] , ama beşi de tutuldu.
               *[other] , { $throws } zarla.
              }
           *[other] { $left } atış kaldı{ $throws ->
                [0] , ama beşi de tutuldu.
               *[other] , sıradaki { $throws } zarla.
              }
          }
      }
# Off an even pace, which is three dice of each face.
bonus-pace = { $pace ->
    [ahead] gerekenden { $off } fazla
    [behind] gerekenden { $off } az
   *[even] tam gerektiği kadar
  }
    .brief = { $pace ->
        [ahead] { $off } fazla
        [behind] { $off } az
       *[even] tam yolunda
      }
bonus-lost = { $possible ->
    [0] { $need } eksik
   *[other] en çok { $possible } daha gelir
  }, bonus yok
bonus-progress = { $who ->
    [other] { $name }: üst
   *[you] Üst
  } haneler { $progress ->
    [reached] { $have }: bonus tamam, { $bonus }.
    [lost] { $have }: { bonus-lost }.
   *[running] { $have }, hedef { $threshold }, { bonus-pace }.
  }
    .brief = { $who ->
        [other] { $name }:
       *[you] {""}
      } { $progress ->
        [reached] { $have }, bonus tamam.
        [lost] { $have }, bonus yok.
       *[running] { $have }, hedef { $threshold }, { bonus-pace.brief }.
      }
    .full = { $who ->
        [other] { $name }: üst
       *[you] Üst
      } haneler { $progress ->
        [reached] { $have }: bonus tamam, { $bonus }.
        [lost] { $have }, hedef { $threshold }: { bonus-lost }.
       *[running] { $have }, { $bonus } puanlık bonus için hedef { $threshold }, { bonus-pace }. En çok { $possible } daha gelebilir.
      }
sheet-line = { $filled ->
    [yes] { $box } { $points }.
   *[no] { $box }, boş.
  }
sheet-bonus = { $progress ->
    [reached] Bonus { $bonus }, üst haneler { $have }.
    [lost] Bonus 0, { $threshold } üzerinden { $have }.
   *[running] Henüz bonus yok, { $threshold } üzerinden { $have }.
  }
    .brief = { $progress ->
        [reached] Bonus { $bonus }.
        [lost] Bonus 0.
       *[running] Bonus, { $threshold } üzerinden { $have }.
      }
sheet-total = { $who ->
    [you] Toplamın: { $total }.
   *[other] { $name }: toplam { $total }.
  } { $open ->
    [0] {""}
   *[other] { $open } hane boş.
  }
    .brief = { $who ->
        [you] Toplam { $total }.
       *[other] { $name } { $total }.
      }
# Not among values, which are another sum.
hint-worth = { $worth ->
    [0] yaz
   *[other] { $worth } yaz
  }
hint = { $commit ->
    [yes] { $zero ->
        [yes] { $box } hanesine 0 yaz.
       *[no] { $box } hanesine { hint-worth }{ $bonus ->
            [0] {""}
           *[other] , bonus da gelir
          }.
      }
   *[no] { $faces-n ->
        [0] Beşini de at.
        [1] Tek { $faces } tut, { $throws } zar at.
       *[other] { $faces } tut, { $throws } zar at.
      }
  }
# Values: points at the end, chances to win in 100, points of this turn, or none.
hint-numbers = { hint } { $unit ->
    [points] Sonuna dek iyi oynanırsa { $value }.
    [chance] Kazanma şansı yüzde { $value }.
    [rule] Göz kararı.
   *[turn] Bu turda beklenen { $value }.
  } { $gap-n ->
    [0] { $only ->
        [yes] Başka seçenek yok.
       *[no] {""}
      }
   *[other] Sonraki en iyi, { $gap } eksik: { $other }
  }
    .brief = { hint } { $gap-n ->
        [0] {""}
       *[other] Sonraki, { $gap } eksik: { $other }
      }

## The coach on score sheets: why a decision is better, and what matters for one

instead-item = { box-item }
aim-told = { $box }{ $many ->
    [0] {""}
   *[other] , en az { $many },
  } yüzde { $percent }
other-aim-told = { $instead }{ $other_many ->
    [0] {""}
   *[other] , en az { $other_many },
  } yüzde { $other_percent }
reason-aims = Bu seçimle { aim-told }; seninkiyle { other-aim-told }.
reason-roll-on = Bu seçimle { aim-told }, bu turda ortalama { $points }; seninki şimdi { $other_points } getirir.
reason-take = Bu seçim şimdi { $points } getirir; seninkiyle { other-aim-told }, bu turda ortalama { $other_points }.
reason-later = Bu seçim bu turda { $now_sign ->
    [more] { $now } puan fazla
    [less] { $now } puan az
   *[same] aynı puanı
  }, sonra { $then_sign ->
    [more] { $then } puan fazla
    [less] { $then } puan az
   *[same] aynı puanı
  } getirir.
half-hint-box = Şu haneyi düşün: { $box }.
half-hint-all = Bu zarlardan tutmaya değer olan var mı?
half-hint-zero = Sonra doldurması en zor hane hangisi olur?
half-hint-made = Masadakini bir atışın daha getireceğiyle karşılaştır.
half-hint-bonus = Bonusu unutma: { $missing } puan kaldı.
half-hint-later = Her hanenin sonra ne getirebileceğini tart.

## Refusals: why a key does nothing now, and what would

no-meaning = { $command }: bu oyunda yok.
    .brief = Bu oyunda yok.
one-moment = Bir saniye.
unbound = { $bound }: burada işi yok. { KEY("help") } buradaki tuşları sayar.
    .brief = Burada işi yok.
not-your-turn = { $name } oynuyor. { KEY("toggle") } hızlandırır.
    .brief = { $name } oynuyor.
roll-first = Önce at.
    .full = Önce at, { KEY("roll") } ile.
game-over = Oyun bitti.
undo-too-late = Geri almak için geç: { $name } oynuyor.
    .brief = Çok geç.
nothing-to-undo = Geri alınacak bir şey yok.
    .full = Geri alınacak bir şey yok. Atışların da geri alınıp alınmayacağı bir ayardır.
rolls-stand = Geri alınacak bir şey yok.{ $first ->
    [yes] {" "}Denetlenebilir zarda her atış geçerlidir, ayar ne olursa olsun.
   *[no] {""}
  }
no-such-die = { $dice } zar var.
no-such-face = Burada { plural-face } yok.
no-such-digit = 1 ile 6 arası rakamlar sayı seçer.
no-such-action = Bu şimdi yapılamaz.
nothing-to-choose = Şimdi seçecek bir şey yok. Önce at.
held-back = Çok erken.
nothing-missed = Yeni bir şey yok.
hint-how = { $numbers ->
    [yes] { $first ->
        [yes] { KEY("hint") } ilkini yapar.
       *[no] { KEY("hint") } yapar.
      }
   *[no] Yapmak için yine { KEY("hint") }.
  }
    .brief = {""}
no-hint = Burada ipucu yok.
chance-part = { $points ->
    [0] 1'den az
    [100] 99'dan çok
   *[other] { $points }
  }
chance-about = { $exact ->
    [yes] { chance-part }
   *[other] { $points ->
        [0] { chance-part }
        [100] { chance-part }
       *[other] yaklaşık{" "}{ chance-part }
      }
  }
chances-item = { $who ->
    [you] sen
   *[other] { $name }
  } { chance-part }
chances-last = { $head }, { $next }
chance = 100 oyunda { $who ->
    [you] sen
   *[other] { $name }
  } { chance-about }, { $chances }.
    .brief = { chance-about }.
decided-before = { $before ->
    [0] 1'den az
    [100] 99'dan çok
   *[other] { $before }
  }
decided-after = { $after ->
    [0] 1'den az
    [100] 99'dan çok
   *[other] { $after }
  }
decided = Oyunu tur { $turn } belirledi: 100 oyunda { $who ->
    [you] senin kazanma şansın
   *[other] { $name } için kazanma şansı
  } { decided-before } iken { decided-after } oldu.
    .brief = Oyunu tur { $turn } belirledi: { decided-before } iken { decided-after } oldu.
chance-unknown = Bu seçeneklerle kazanma şansı bilinmiyor.
chance-record = Yeni rekor, { $best } üstü: 100 oyunda { chance-about }.
    .brief = { chance-about }.
end-expected = Oyun sonunda beklenen: { $points } puan.
    .brief = Beklenen: { $points }.
turns-to-go = Sona kalan sıra: yaklaşık { $count }.
hint-not-ready = Oyun hesaplanıyor{ $percent ->
    [0] .
   *[other] , yüzde { $percent }.
  } Birazdan yine sor.
    .brief = { $percent ->
        [0] Hesap bitmedi.
       *[other] Yüzde { $percent } hesaplandı.
      }

## Walking the dice

die = { $kept ->
    [yes] { $face }, tutuldu.
   *[no] { $face }.
  }
    .full = { $kept ->
    [yes] Zar { $place }: { $face }, tutuldu.
   *[no] Zar { $place }: { $face }.
  }

## The table

roll-now = { TOUCH() ->
    [yes] { KEY("roll") } düğmesine bas.
   *[no] { KEY("roll") } ile at.
  }
seated = { $game }{ seated-who }.{ seated-options } { $who ->
    [you] { $seats ->
        [1] {""}
       *[other] Sen başlıyorsun.
      } { roll-now }
    [here] { $name } başlıyor. { roll-now }
   *[other] { $name } başlıyor.
  }
    .brief = { $seats ->
        [1] { $game }{ seated-who }.{ seated-options }
       *[other] { $game }.{ seated-options } { $who ->
            [you] Sen başlıyorsun.
           *[other] { $name } başlıyor.
          }
      }
# One person against others, several people (and others), or one alone.
seated-who = { $opponents-n ->
    [0] { $players-n ->
        [0] , tek başına
       *[other] , { $players }
      }
   *[other] , rakip { $opponents }
  }
# Options that are not as usual. Before who starts: what comes later is cut off by the first key.
seated-options = { $options-n ->
    [0] {""}
   *[other] {" "}{ $options }.
  }
options-last = { $head }, { $next }
watching = { $game }: { $players } oynuyor.{ seated-options }{ $hurries ->
    [yes] {" "}{ KEY("toggle") } hızlandırır.
   *[no] {""}
  }
no-display = Ekran yok. Enter bu uçbirimde oynatır, Kontrol C çıkar.
goodbye = Hoşça kal.

## Menus, readers, the history

menu-open = { $title }. { $label }
menu-move = { $label }
menu-edge = { $label }
menu-wrap = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
reader-open = { $title }, { $count } satır. { $label }
titled = { $title }.
list-where = { $title }. { $label }. { $place }, toplam { $count }.
    .brief = { $label }. { $place }, toplam { $count }.
in-section = { $section }. { $label }
explained = { $text }
not-explained = Burada açıklanacak bir şey yok.
kind-set = { $value ->
    [mine] Hamlelerim.
    [others] Rakiplerin hamleleri.
    [results] Sonuçlar.
   *[all] Bütün mesajlar.
  }
find = Bul: bir sözcük yaz, sonra { KEY("select") }.
    .brief = Bul.
space = boşluk
blank = boş
not-found = { $text } burada yok.
nothing-sought = Aranacak bir şey yok: { KEY("find") } ile bir sözcük yaz.
history-empty = Henüz bir şey söylenmedi.
copied = Kopyalandı.
not-copied = Burada kopyalanamıyor.
address-wrong = Bu sayfanın adresi { $text } istiyor, öyle bir şey yok. Onun yerine menü açıldı.
no-game-to-save = Henüz saklanmış oyun yok.
no-saved-game = Bu dosya kayıtlı bir oyun değil.
saved-to-file = { $name } şimdi indirilenler arasında.
export-counts = İçinde: oyun { $games }, kayıt { $records }, alıştırma { $practice }.
export-also = İçinde şunlar da var: { $files }.
files-item = { $a ->
    [settings] ayarlar
    [keymap] tuşlar
    [last] son seçimler
   *[quiz] “Kendini sına” en iyi puanları
  }
export-left-out = Okunamadığı için alınmadı: { $inside } ({ $why }).
export-too-large = Burada bir dosyaya sığandan fazlası var: { $count } dosya, { $size } MB.
import-games = Oyunlar: { $count } yeni, { $there } zaten vardı.
import-continued = Başka yerde sürdürülen ve şimdi burada da aynı yere gelen oyunlar: { $count }.
import-beside = { $inside } burada başka türlü sürdü. Sizinki kalıyor, öteki yanında { $copy } adıyla saklandı.
import-records = Kayıtlar: { $count } yeni, { $there } zaten vardı.
import-practice = Alıştırmalar: { $count } yeni, { $there } zaten vardı.
import-file = { $what ->
    [settings] Ayarlar
    [keymap] Tuşlar
    [last] Son seçimler
   *[quiz] “Kendini sına” en iyi puanları
  }: { $outcome ->
    [new] dosyadan alındı.
    [there] zaten aynı.
    [kept] sizinkiler kalıyor.
    [kept_unless] sizinkiler kalıyor; --replace dosyadakileri alır.
    [replaced] dosyadakiler sizinkilerin yerine geçti.
   *[joined] sizinkilerle birleştirildi.
  }
import-over-cap = Şimdi { $count } bitmiş oyun var. Program { $cap } oyun saklar ve sonraki oyun bitince en eskileri siler; daha çok saklaması için ayarı değiştirin.
import-runs = Hiçbir şey alınmadı, çünkü başka bir program bir dosya alıyor.
import-failed = Hiçbir şey alınmadı: { $why }.
import-stopped = Her şey alınmadı: { $why }. Kalanı için dosyayı yeniden alın.
import-foreign = Bu, bir oyuncunun oyunlarının dosyası değil ya da bozuk. Hiçbir şey alınmadı.
import-newer = Bu dosyayı daha yeni bir audiodice saklamış, biçim { $version }. Bu sürüm { $known } biliyor. Hiçbir şey alınmadı.
import-too-large = Bu dosyada { $count } dosyadan ya da { $size } MB'den fazlası var. Hiçbir şey alınmadı.
import-unknown = Bu dosyada { $inside } var; böyle bir dosyada olamaz. Hiçbir şey alınmadı.
import-damaged = Bu dosyada { $inside } bozuk: { $why }. Hiçbir şey alınmadı.
start = {""}
exit = {""}

main-menu = audiodice
menu-play = { $game } oyna, rakip { $opponents }
menu-play-together = { $game } oyna: { $players }
menu-play-alone = { $game } oyna, tek başına
game-described = { $game }, { $kind }
    .brief = { $game }
play-described = { $label }. { $kind }
    .brief = { $label }
menu-new-game = Yeni oyun
menu-rules = Kurallar
menu-keys = { TOUCH() ->
    [yes] Düğmeler
   *[no] Tuşlar
  }
menu-settings = Ayarlar
menu-learn = Sesleri öğren
menu-lessons = Oynamayı öğren
menu-tips = Öneriler
lessons-letter = O
menu-quit = Çık
pause-menu = Mola
menu-continue = { $over ->
    [yes] Sonuca dön
   *[no] Oyuna dön
  }
menu-restart = Bu oyuna baştan başla
menu-play-again = Yeniden oyna
menu-statistics = Bu oyunun istatistikleri
menu-credits = Emeği geçenler
end-menu = Oyun bitti
menu-reset = Bütün ayarları varsayılana döndür
reset-asked = Adın ve sunucular dışında hepsi dönsün mü?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Yine { KEY("select") }.
  }
    .brief = Hepsi dönsün mü?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Yine { KEY("select") }.
      }
settings-reset = Bütün ayarlar yeniden varsayılan değerinde.
loss-asked = Bu oyun silinir. { TOUCH() ->
    [yes] Baştan başlansın mı?
   *[no] Baştan başlamak için yine { KEY("select") }.
  }
    .brief = { TOUCH() ->
        [yes] Silinsin mi?
       *[no] Silinsin mi? Yine { KEY("select") }.
      }
statistics-title = İstatistikler
statistics-ranking = { $places }.
statistics-margin = { $margin ->
    [0] Berabere.
   *[other] { $who ->
        [you] { $margin } farkla kazandın.
       *[other] { $name } { $margin } farkla kazandı.
      }
  }
statistics-seat = { $who ->
    [you] Sen
   *[other] { $name }
  }: { $turns } tur, en iyi { $best }, en kötü { $worst }, ortalama { $mean }{ seat-hinted }.
seat-hinted = { $hinted ->
    [0] {""}
   *[other] , { $hinted } karar ipucundan sonra
  }
sheet-title = { $who ->
    [you] Tablon
   *[other] Tablo, { $name }
  }
credits = audiodice, MIT lisansıyla dağıtılan özgür yazılımdır. Kendi sesi espeak-ng, GNU Genel Kamu Lisansı altındadır. Bütün sesleri programın kendi sentezleyicisi üretir.
menu-main = Ana menüye çık
new-game-menu = Yeni oyun
menu-start = Başla
menu-game = Oyun: { $game }
menu-people = Bu klavyedeki kişi sayısı: { $number }
menu-opponent = Rakip { $number }{ from-next-game }: { $value }
menu-one-opponent = Rakip{ from-next-game }: { $value }
from-next-game = { $later ->
    [yes] , sonraki oyundan itibaren
   *[no] {""}
  }
menu-add-opponent = Rakip sayısı: { $number }
menu-option = { $option }: { $value }
menu-name = Oyuncu { $number }, adı: { $value }
menu-begins = Sonraki oyuna başlayan: { $value }
    .help = Bu masada sonraki oyunda ilk kimin oynayacağı.
value-first = yine ilk sandalye
value-turn = sırayla herkes
value-winner = kazanan
value-loser = kaybeden
rules-title = { $game } kuralları
worth-title = { $game }, ne kaç puan
tips-title = { $game } için öneriler
tips-here = { TOUCH() ->
    [yes] Bu oyun için öneriler: buraya bas.
   *[no] { KEY("select") } bu oyun için önerileri söyler.
  }
keys-title = { TOUCH() ->
    [yes] Düğmeler
   *[no] Tuşlar
  }
here-title = { TOUCH() ->
    [yes] Burada yapılabilecekler
   *[no] Burada basılabilecek tuşlar
  }
settings-title = Ayarlar
settings-words = Söylenenler
settings-voice = Konuşma sesi
settings-sounds = Sesler
settings-playing = Oyun ve saklanan oyunlar
settings-keys = Tuşlar ve listeler
settings-captions = Altyazı
settings-open = { $title }. { KEY("list_left") } ve { KEY("list_right") } ayarı değiştirir, { KEY("explain") } açıklar. { $label }
    .brief = { $title }. { $label }
value-on = açık
value-off = kapalı
value-none = yok
value-one = bir
value-two = iki
too-few-seats = Birinin oynaması gerek: kişi ya da rakip.
same-name = İki oyuncunun adı da { $name } olamaz. Birini değiştir.
name-unheard = Bir adda harf ya da rakam olmalı.
too-many-seats = { $game }: en çok { $most } oyuncu.
teams-need-seats = İkişerli takımlar için dört, altı ya da sekiz oyuncu gerekir.
menu-changed = { $label }
announced = { $text }
offer = { $label }
offer-hurry = Ötekileri hızlandır
    .help = Hemen oynarlar, sonucu duyarsın.
offer-done = Tamam
offer-erase = Sonuncuyu sil
offer-again = Yeniden dinle
offer-sheet = Sonraki tablo
offer-zeros = 0 puanlık haneler
type-name = { $label }. Yaz, sonra { KEY("select") }.
type-number = { $label }. Yaz: { number-allowed }. Sonra { KEY("select") }.
    .brief = { $label }. Bir sayı yaz.
number-allowed = { $numbers-n ->
    [0] { $step ->
        [1] { $least } ile { $most } arası bir sayı
       *[other] { $least } ile { $most } arası, { $step } sayısının bir katı
      }
   *[other] { $numbers }
  }
numbers-last = { $head } veya { $next }
number-wanted = { $text } olmaz. Yaz: { number-allowed }.
    .brief = { $text } olmaz. { number-allowed }.
typed = { $text }
erased = { $text } silindi
nothing-typed = Boş.
entry-full = Dolu: en çok { $most } karakter.
default-name = { $number ->
    [1] Birinci
    [2] İkinci
    [3] Üçüncü
    [4] Dördüncü
    [5] Beşinci
    [6] Altıncı
    [7] Yedinci
    [8] Sekizinci
   *[other] { $number }
  } oyuncu
you-name = Sen

setting-language = Dil, sonraki başlatmadan itibaren: { $value }
    .help = Sözler ve ses; otomatik, sistemin dilini alır.
setting-verbosity = Ne kadar söylensin: { $value }
    .help = Kısa, sorabileceklerini atlar; tam, daha çok söyler.
setting-name = Arkadaşların seni çağırdığı ad: { $value }
    .help = Başka bilgisayarlardaki arkadaşların bunu duyar. İlk kez oda açarken ya da bir odaya katılırken sorulur.
setting-pace = Rakiplerin hızı: { $value }
    .help = Rakiplerin adımları arasında ne kadar bekledikleri.
setting-digits = Rakam tuşlarının seçtiği: { $value }
    .help = Sayı: 5, beşleri tutar. Yer: 5, beşinci zarı tutar.
setting-dice = Zarların söylenişi: { $value }
    .help = Bir atıştaki zarların hangi sırayla söylendiği.
setting-between-dice = Zarların arasında: { $value }
    .help = Boşluk ya da duraklatan virgül; otomatik, sesinin en iyi okuduğudur.
setting-reroll = Yeniden atınca söylenen: { $value }
    .help = Bir daha atınca duyacağın: yeni zarlar, bütün zarlar ya da ikisi de.
setting-most = Atıştan sonra en çok puanlı hane: { $value }
    .help = En çok puanı hangi hanenin getirdiğini duyup duymayacağın: son atıştan sonra, ayrıntılıda her atıştan sonra. Her zaman en iyisi değildir: onu { KEY("hint") } söyler.
setting-box-order = Hanelerin gezilişi: { $value }
    .help = { KEY("next") } önce hangi haneye gelsin: en çok puanlıya mı, tablonun ilkine mi.
setting-scores = Puan durumunun sırası: { $value }
    .help = { KEY("scores") } puanları hangi sırayla söylesin.
setting-undo = Ne kadar geri alınsın: { $value }
    .help = { KEY("undo") } nereye kadar geri alsın. Denetlenebilir zarda hiçbir atış geri alınmaz.
setting-confirmations = Olası yanlışta sor: { $value }
    .help = Puanı ya da oyunu çöpe atan bir adımdan önce bir kez sorar.
setting-undo-pause = Turundan sonra geri almak için milisaniye: { $value }
    .help = Turunu { KEY("undo") } ile geri alabilesin diye, senden sonra rakiplerin en az ne kadar beklediği.
setting-auto-keep = Tek seçenek varsa hemen tut: { $value }
    .help = Açık: tek seçenekli bir atış kendiliğinden tutulur.
setting-speech = Konuşan, sonraki başlatmadan itibaren: { $value }
    .help = Otomatik, ekran okuyucunu; yoksa sistemin sesini; o da yoksa programın kendi sesini alır.
setting-voice = Programın kendi sesi: { $value }
    .help = Program kendi sesiyle konuşurken kimin konuştuğu.
setting-elsewhere = Başka bir pencere öndeyken: { $value }
    .help = Başka bir programdayken oyundan ne duyacağın.
setting-wrap = Listeler sonunda başa döner: { $value }
    .help = Son satırdan sonra ilkinin gelip gelmeyeceği.
setting-recent = Bir kerede söylenen mesaj: { $value }
    .help = { KEY("recent") } bir kerede kaç mesajı yinelesin.
setting-rate = Konuşma, dakikada sözcük: { $value }
    .help = Ekran okuyucu belirlemiyorsa konuşmanın hızı. 220, Speech Dispatcher için ayarlanan hızdır.
setting-pitch = Sesin perdesi: { $value }
    .help = Ekran okuyucu belirlemiyorsa sesin ne kadar ince olduğu.
setting-effects = Efektlerin düzeyi: yüzde { $value }
    .help = Bütün seslerin birlikte ne kadar yüksek olduğu; sonraki üç ayar bunun parçalarıdır.
setting-dice-volume = Zarların düzeyi: yüzde { $value }
    .help = Kabın ve zarların ne kadar yüksek olduğu.
setting-interface-volume = Menülerin ve olayların düzeyi: yüzde { $value }
    .help = Menü, sıra ve puan seslerinin ne kadar yüksek olduğu.
setting-values-volume = Sayı seslerinin düzeyi: yüzde { $value }
    .help = Bir sayıyı sözsüz anlatan vuruşların ne kadar yüksek olduğu.
setting-music = Müzik ve oda: { $value }
    .help = İnsanlı bir odanın sesi ve her oyuna bir ezgi. Otomatik: ekran okuyucu varken kapalı.
setting-music-volume = Müziğin düzeyi: yüzde { $value }
    .help = Odanın ve ezgilerin ne kadar yüksek olduğu; efektlerin düzeyi bunu değiştirmez.
setting-values-pace = Sayı sesleri: { $value }
    .help = Sayıların seslerle ne kadar hızlı çalındığı; hızlı olanı onları bilenler içindir.
setting-night = Gece modu: { $value }
    .help = Hiçbir şey gürültülü olmaz: yüksek sesler kısılır.
setting-mono = İki kulakta aynı ses: { $value }
    .help = İki kulağa da aynısını çalar; tek kulağıyla duyanlar için.
setting-swap = Sol ve sağ yer değiştirir: { $value }
    .help = Solu ve sağı değiştirir; kulaklığı ters takanlar için.
setting-headphones = Kulaklığa göre ses: { $value }
    .help = Sesleri başının çevresindeymiş gibi yerleştirir: uzak kulak daha geç ve daha boğuk duyar.
setting-voice-volume = Konuşma düzeyi: yüzde { $value }
    .help = Ekran okuyucu belirlemiyorsa konuşmanın ne kadar yüksek olduğu.
setting-voice-waits = Programın kendi sesi efektleri bekler: { $value }
    .help = Olağan: ne olduğunu sözlerden önce duyarsın. Az: konuşma yalnız ilk efekti bekler.
setting-braille = Braille ekran: { $value }
    .help = Her mesajı en kısa biçimiyle braille ekranda gösterir: ekran okuyucunla ya da BRLTTY ile. Orca 45 ile 50 arası, burada ne seçilirse seçilsin bütün mesajı gösterir.
setting-captions = Pencerede altyazı: { $value }
    .help = Söylenenleri pencerede gösterir.
setting-caption = Altyazının boyu: { $value }
    .help = Penceredeki harflerin ne kadar büyük olduğu.
setting-colours = Altyazının renkleri: { $value }
    .help = Harflerin ve pencerenin renkleri.
setting-motion = Pencerede yuvarlanan zarlar: { $value }
    .help = Kapalıyken atılan zarlar hemen durmuş görünür.
setting-picture = Uçbirimde oyunun resmi: { $value }
    .help = Sözlerin üstünde puanlar, zarlar, haneler ve tuşlar çizilir. Pencere bunları hep gösterir.
setting-key-repeat = Basılı tutulan tuş yinelenir, sonraki başlatmadan itibaren: { $value }
    .help = Basılı tutulan bir tuşun tekrar tekrar sayılıp sayılmayacağı.
setting-switches = Anahtarla oyna: { $value }
    .help = Bir ya da iki tuşla oynatır: biri ilerler, biri seçer.
setting-dwell = Tek anahtar, her adımda milisaniye: { $value }
    .help = Tek anahtarla, son sözden sonra her adımın ne kadar beklediği.
setting-buffer = Ses arabelleği, küçüğü daha hızlı: { $value }
    .help = Küçük arabellek bir tuşa daha çabuk ses verir; sesler çatırdarsa büyüt.
setting-pack = Ses paketi, sonraki başlatmadan itibaren: { $value }
    .help = Kendi seslerin; ayarların yanındaki packs klasöründen.
setting-shake = Kabı salla: { $value }
    .help = { TOUCH() ->
        [yes] Zar atan düğmeyi basılı tut, bırakana dek zarlar sallanır.
       *[no] Zar atan tuşu basılı tut, bırakana dek zarlar sallanır.
      } Otomatik, programın kendi sesinde açık, ekran okuyucuda kapalıdır.
value-auto = otomatik
value-automatic = otomatik
value-network = yalnız bu bilgisayar ve ağı
value-de = Almanca
value-en = İngilizce
value-es = İspanyolca
value-fr = Fransızca
value-it = İtalyanca
value-ja = Japonca
value-nl = Felemenkçe
value-pl = Lehçe
value-pt-BR = Brezilya Portekizcesi
value-ru = Rusça
value-tr = Türkçe
value-zh-Hans = Basitleştirilmiş Çince
value-brief = kısa
value-normal = normal
value-plain = sade
value-max = Max
value-edward = Edward
value-linda = Linda
value-belinda = Belinda
value-steph = Steph
value-klatt = Klatt
value-full = tam
value-instant = anında
value-fast = hızlı
value-held = basılı tutunca
value-tap = kısa
value-slow = yavaş
value-brisk = hızlı
value-usual = olağan
value-short = az
value-no = hiç
value-step = son atışa kadar
value-more = atışlar da, o zaman oyun en iyi puana sayılmaz
value-thrown = düştükleri gibi
value-sorted = küçükten büyüğe
value-blanks = boşluk
value-commas = virgül
value-new = yeni zarlar
value-hand = bütün zarlar
value-both = yeni zarlar ve bütün zarlar
value-points = önce en çok puan
value-sheet = tablodaki sıra
value-seats = oturma sırası
value-screen-reader = ekran okuyucu
value-native = sistemin sesi
value-embedded = programın kendi sesi
value-text = yalnız metin
value-cream = koyu üstüne krem
value-white = siyah üstüne beyaz
value-yellow = siyah üstüne sarı
value-green = siyah üstüne yeşil
value-black = beyaz üstüne siyah
value-speak = oyun sesli sürer
value-quiet = sessiz
value-face = sayılar
value-place = yerler

## Opponents: a name and a line about each

opponent-name-random = Rasim
opponent-name-cautious = Sakine
opponent-name-bold = Cesur
opponent-name-steady = Metin
opponent-name-weak = Nazlı
opponent-name-fair = Orhan
opponent-name-strong = Yavuz
opponent-name-perfect = Kamile
# The names of a second, third ... opponent of that kind at the table.
opponent-more-random = Reyhan Recep Rana Rıza Rukiye Rüstem Rabia
opponent-more-cautious = Selim Sevgi Sinan Sibel Sadık Seda Suat
opponent-more-bold = Ceyda Cihan Canan Cemil Cansu Celal Cavidan
opponent-more-steady = Meral Murat Melek Mustafa Mine Mert Müge
opponent-more-weak = Nuri Neslihan Nihat Nermin Necati Nurcan Nazmi
opponent-more-fair = Oya Okan Olcay Osman Oylum Onur Orkide
opponent-more-strong = Yasemin Yusuf Yeliz Yakup Yıldız Yener Yonca
opponent-more-perfect = Kemal Kadriye Kerem Kevser Kaan Kumru Koray
# Not "Bo iki": with 100 points that would be heard as 200.
opponent-numbered = { $number ->
    [1] Birinci
    [2] İkinci
    [3] Üçüncü
    [4] Dördüncü
    [5] Beşinci
    [6] Altıncı
    [7] Yedinci
    [8] Sekizinci
   *[other] { $number }
  } { $name }

## The solved games: perfect play, and a game looked at again

still-solving = { $name } hâlâ oyunu hesaplıyor, yüzde { $percent }; bitene dek göz kararı oynar.
    .brief = { $name } hâlâ düşünüyor, yüzde { $percent }.
solved = Oyun hesaplandı: ipuçları artık kesin.
    .brief = İpuçları artık kesin.
table-rebuilt = Çözülmüş oyunların bir çizelgesi bozuk ya da eskiydi. Yeniden yapılıyor.
table-damaged = Bu oyunun çizelgesi bozuk ya da eski, kullanılmıyor; audiodice solve onu yeniden yapar.
cache-unwritable = Hesaplananlar bu bilgisayarda saklanamıyor. Bir dahaki sefere yeniden hesaplanır.
solver-died = Oyunun hesabı yarıda kesildi. Sonraki oyun yeniden dener.
menu-review = Bu oyunun incelemesi
review-title = İnceleme
review-seat = { $who ->
    [you] Sen
   *[other] { $name }
  }: { $unit ->
    [chance] { $result ->
        [100.0] galibiyet
        [0.0] yenilgi
       *[other] beraberlik
      }. İlk atıştan önce yüzde { $expected } şans. { $who ->
        [you] Kendi zarların
       *[other] Kendi zarları
      } { review-luck }, kararlar { review-cost }{ $others_sign ->
        [zero] .
        [minus] , ötekinin zarları ve kararları eksi { $others }.
       *[plus] , ötekinin zarları ve kararları artı { $others }.
      }
   *[points] { $result } puan, beklenen { $expected }. Şans { review-luck }, kararlar { review-cost }.
  } { review-right }
    .brief = { $who ->
        [you] Sen
       *[other] { $name }
      }: şans { review-luck }, kararlar { review-cost }.
# Decisions after a hint are not the player's own.
review-right = { $decisions ->
    [0] {""}
   *[other] { $decisions } kararın { $right } tanesi en iyisiydi.
  } { $hinted ->
    [0] {""}
   *[other] { $hinted } karar ipucundan sonra.
  }
review-luck = { $luck_sign ->
    [minus] eksi { $luck }
    [zero] 0
   *[plus] artı { $luck }
  }
review-cost = { $cost_sign ->
    [zero] 0
   *[plus] eksi { $cost }
  }
review-decision = Tur { $turn }, zarlar { $faces }. { $done } Daha iyisi: { $better } { $unit ->
    [chance] Bedeli kazanma şansından yüzde { $cost }.
   *[points] Bedeli { $cost } puan.
  }
    .brief = Tur { $turn }, { $faces }. { $done } Daha iyisi: { $better } { $cost }.

## Games that are kept

game-not-kept = Oyun saklanamıyor: { $why }. Sürüyor, disk izin verir vermez saklanacak.
    .brief = Saklanmadı: { $why }.
game-kept-again = Oyun yine saklanıyor.
    .brief = Yine saklanıyor.
game-file-vanished = Oyunun dosyası yok olmuştu. Yeniden yazıldı.
    .brief = Oyun dosyası yeniden yazıldı.
game-file-cut = Oyunun dosyası yarım kalmıştı ya da artık dosya değildi. Yeniden yazıldı.
    .brief = Oyun dosyası yeniden yazıldı.
game-file-changed = Bu oyunun dosyasını başka bir program değiştirdi. Oyun yeni bir dosyada sürüyor.
    .brief = Yeni dosyada sürüyor.
game-taken = Bu oyunu başka bir audiodice da açtı. Burada ayrı bir oyun olarak sürüyor.
    .brief = Ayrı bir oyun olarak sürüyor.
left-game-kept = Bıraktığın oyun yine de saklandı.
    .brief = Öteki oyun saklandı.
games-unreadable = Saklanan oyunlar okunamıyor: { $why }.
last-step-dropped = Son adım yarım kalmıştı, atlandı. Onu henüz duymamıştın.
    .brief = Son adım atlandı.
clock-set-back = Saat geri alınmış. Saklanan oyunlar karışık sıralanabilir.
    .brief = Saat geri alınmış.
game-damaged = Bozuk, satır { $line }: { $why }. { $turns ->
    [0] Ondan önce sağlam tur yok.
   *[other] Ondan önceki { $turns } tur sağlam.
  }
    .brief = Bozuk, { $turns ->
        [0] sağlam tur yok.
       *[other] { $turns } tur sağlam.
      }
game-newer = Daha yeni bir audiodice saklamış, biçim { $version }. Bu sürüm okuyamıyor.
    .brief = Daha yeni bir audiodice saklamış.
game-unreadable = Bu oyun okunamıyor: { $why }.
    .brief = Okunamıyor.
game-open-elsewhere = Bu oyunu başka bir audiodice oynuyor.
    .brief = Başka yerde açık.
records-newer = Kayıtlar daha yeni bir audiodice sürümünden, biçim { $version }; bu sürümün bildiği biçim { $known }. Oldukları gibi bırakıldılar.
    .brief = Kayıtlar daha yeni bir audiodice sürümünden.
records-unusable = Kayıtlar kullanılamıyor: { $why }. Oyunlar yine de saklanıyor.
    .brief = Kayıtlar kullanılamıyor.
records-damaged = Kayıtlar bozuk: { $why }; audiodice stats --rebuild saklanan oyunlardan yenisini yapar.
    .brief = Kayıtlar bozuk.

## Going on with a kept game

game-kept = { $young ->
    [yes] Başka oyun başlayana dek saklandı: henüz puan yok.
   *[no] Oyun saklandı.
  }
    .brief = { $young ->
        [yes] Sonraki oyuna dek saklandı.
       *[no] Saklandı.
      }
steps-not-kept = Bu oyunun son adımları saklanamadı.
    .brief = Son adımlar saklanmadı.
table-back = { $game }{ seated-who }.
    .brief = { $game }.
resumed = { $game }{ seated-who }, bıraktığın gibi.
    .brief = { $game }.
menu-friends = Arkadaşlarla
menu-resume = Sürdür: { $game }{ standing-now }
standing-now = { $against-n ->
    [0] { $seats-n ->
        [0] {""}
       *[other] : { $seats }
      }
   *[other] , sen { $mine }, { $against } { $theirs }
  }{ $turn-n ->
    [0] {""}
   *[other] , tur { $turn }
  }
kept-title = Saklanan oyunlar
finished-title = Bitmiş oyunlar
kept-game = { $game }{ standing-now }, { kept-ago }{ $state ->
    [elsewhere] , başka yerde açık
    [damaged] , bozuk
    [newer] , daha yeni bir audiodice sürümünden
   *[fine] {""}
  }
kept-seat = { $name } { $points }
kept-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] az önce
           *[other] { $minutes } dakika önce
          }
       *[other] { $hours } saat önce
      }
    [one] dün
   *[other] { $days } gün önce
  }
kept-none = Bitmiş oyun yok
good-part-asked = { TOUCH() ->
    [yes] Oradan sürdürülsün mü?
   *[no] Oradan sürdürmek için yine { KEY("select") }.
  }
delete-asked = Bu oyun silinsin mi?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Yine { KEY("delete") }.
  }
game-deleted = Silindi.
game-not-deleted = Silinemiyor: { $why }.
game-gone = O oyun artık yok.
setting-kept-games = Saklanan bitmiş oyun sayısı: { $value }
    .help = Bitmiş kaç oyunun yeniden dinlenebileceği; eskileri silinir.
setting-relays = Başka yerdeki arkadaşlar için sunucular: { $value }
    .help = Arkadaşlarınla hangi sunucularda buluştuğun: otomatik, kabul ettiğin herkese açık sunuculardır. Bu bilgisayar ve ağı her zaman çalışır. Kendi adreslerini de yazabilirsin, örneğin relay.example.
relays-asked = Kendi sunucuların, aralarında boşlukla: bir ad ya da tcp, mqtts, ws veya wss ile başlayan bir adres. Otomatik için boş bırak.
relays-refused = { $url } bir sunucu adresi değil. Adres relay.example gibi bir addır ya da tcp, mqtts, ws veya wss ile başlar.

## The program about itself

defect = Özür dileriz, bizim bir hatamız. { $path-n ->
    [0] {""}
   *[other] Rapor burada: { $path }.
  }
    .brief = Özür dileriz, bizim bir hatamız.
defect-again = Özür dileriz, bir hata daha. Program kapanıyor. { $path-n ->
    [0] {""}
   *[other] Rapor burada: { $path }.
  }
verbosity-set = { $value ->
    [brief] Kısa.
    [full] Tam.
   *[normal] Normal.
  }
input-help-on = { TOUCH() ->
    [yes] Düğme yardımı açık. Bir düğmeye bas, ne yaptığını duy; { KEY("input_help") } kapatır.
   *[no] Tuş yardımı açık. Bir tuşa bas, ne yaptığını duy; { KEY("input_help") } kapatır.
  }
    .brief = { TOUCH() ->
        [yes] Düğme yardımı açık.
       *[no] Tuş yardımı açık.
      }
input-help-off = { TOUCH() ->
    [yes] Düğme yardımı kapalı.
   *[no] Tuş yardımı kapalı.
  }
described = { TOUCH() ->
    [yes] { $command }. { $help }
   *[no] { $bound }: { $command }. { $help }
  }
    .brief = { TOUCH() ->
        [yes] { $command }.
       *[no] { $bound }: { $command }.
      }
jump-described = { $bound }: şuraya gider: { $label }.
effects-off = Sesler kapalı. { KEY("effects") } açar.
effects-on = Sesler açık.
nothing-left = Konuşma kapalı: sesler açık kalıyor.
speech-off = Konuşma kapalı. { KEY("speech") } açar.
speech-on = Konuşma açık.
effects-volume = Sesler yüzde { $value }.
voice-volume = Konuşma yüzde { $value }.
voice-rate = Dakikada { $value } sözcük.
voice-not-ours = Hızı ekran okuyucun belirler.
voice-volume-not-ours = Ses düzeyini ekran okuyucun belirler.
voice-changed = { $better ->
    [yes] Konuşan: { voice-name }.
   *[no] { $gone ->
        [embedded] Programın kendi sesi
        [text] Yazılı çıktı
       *[other] { $gone }
      } gitti; konuşan: { voice-name }.
  }
voice-name = { $voice ->
    [embedded] programın kendi sesi
    [text] yalnız metin
   *[other] { $voice }
  }
caption-size = Altyazı { $value }.
sounds-unavailable = Ses efektleri kullanılamıyor. { $why }.
    .brief = Ses efektleri kullanılamıyor.
sound-back = Sesler geri geldi.
sounds-missing = { $count ->
    [one] { $file } sesi eksik. Oyun onsuz sürüyor.
   *[other] { $count } ses eksik, ilki { $file }. Oyun onlarsız sürüyor.
  }
sound-broken = { $file } sesi çalınamıyor: { $why }. Oyun onsuz sürüyor.
pack-sound-broken = Paketteki { $file } sesi çalınamıyor: { $why }. Programınki çalınıyor.
pack-flawed = Ses paketinde { $count } sorun daha: audiodice sounds check hepsini sayar.
pack-unusable = { $path }{ $line ->
    [0] {""}
   *[other] , satır { $line }
  }: { $why }. Programın kendi sesleri kullanılıyor.
pack-unknown-cue = { $path }, satır { $line }: { $given } adında bir ses yok.
pack-wrong-line = { $path }, satır { $line }: { $cue }: { $why }. Programın kendi sesi kullanılıyor.
pack-missing-file = { $path }, satır { $line }: { $cue }: { $file } eksik. Yerine programın kendi sesi.
pack-silent-file = { $path }, satır { $line }: { $cue }: { $file } içinde duyulacak bir şey yok. Bu ses çalmaz.
pack-long-file = { $path }, satır { $line }: { $cue }: { $file } { $seconds } saniye sürüyor; en çok 5 olabilir.
pack-lying-file = { $path }, satır { $line }: { $cue }: başlığına göre { $file } { $says } saniye, ama aslında { $seconds }. Dosya tam mı?
pack-odd-file = { $path }, satır { $line }: { $cue }: { $file } saniyede { $rate } örnek, { $channels } kanal; 1 veya 2 kanalda 8000 ile 96000 arası olabilir.
pack-fine = { $count ->
    [0] Değiştirilen ses yok.
   *[other] { $count } ses değiştirildi; sorun yok.
  }
pack-wrong-file = { $path }, satır { $line }: { $cue }: { $file } kullanılamıyor: { $why }.
cause-no-space = diskte yer kalmadı
cause-not-allowed = sistem izin vermiyor
cause-read-only = disk salt okunur
cause-disk-failed = disk arızalandı
cause-missing = dosya yok
cause-sound-gone = Ses aygıtı artık yok
cause-sound-silent = Ses aygıtı yanıt vermiyor
settings-unwritable = Ayarlar saklanamıyor: { $why }. Çıkana dek geçerliler, disk izin verir vermez saklanacaklar.
settings-kept-again = Ayarlar yine saklanıyor.
settings-broken = { $path }, satır { $line }: { $why }. Kullanılan: { $default }.
keymap-unknown-command = { $path }, satır { $line }: { $given } adında bir komut yok.
keymap-unknown-key = { $path }, satır { $line }: { $command }: { $why }. Varsayılan tuşu geçerli.
keymap-no-key = { $path }, satır { $line }: { $command } varsayılan tuşunda kalıyor: tuşsuz olmaz.
keymap-clash = { $path }, satır { $line }: { $bound } zaten { $other } için, { $command } varsayılan tuşunda kalıyor.
keymap-syntax = { $path }, satır { $line }: okunamıyor: { $why }. Varsayılan tuşlar geçerli.
keymap-unreadable = { $path }: { $why }. Varsayılan tuşlar geçerli.
message-broken = { $file }{ $message-n ->
    [0] {""}
   *[other] , mesaj { $message }
  } kullanılamıyor: yerine İngilizcesi.
messages-broken = Bu dilde { $count } mesaj daha kullanılamıyor.
doctor-sentence = audiodice hazır. Beni duyuyorsun.
help-line = { $bound }: { $command }
key-none = “{ $command }”
key-explained = { $line }. { $help }

## Dice that can be checked: the SHA-256 of their seed at the start, then a word that somebody

## adds, the seed at the end. Proven is where the dice came from, not that nobody chose the seed.

word-asked = Denetlenebilir zar. Tohumu çekildi, taahhüt onu bağlıyor. Şimdi başka biri zarlara karışacak bir sözcük yazabilir ki onları kimse tek başına seçmiş olmasın; sonra { KEY("select") }. Yalnız { KEY("select") } sözcüksüz başlar. { KEY("where") } bunu yineler. Taahhüt, not almak için: { $groups }.
    .brief = Denetlenebilir zar. Başka birinin sözcüğü, sonra { KEY("select") }. Taahhüt: { $groups }.
fair-dice = Denetlenebilir zar{ $word-n ->
    [0] {""}
   *[other] , sözcüğü “{ $word }”
  }
fair-begun = { fair-dice }: taahhüt oyunun dosyasında; { KEY("game_rules") } söyler.
    .brief = { fair-dice }.
    .full = { fair-dice }: taahhüt oyunun dosyasında; { KEY("game_rules") } söyler. Her atışın geldiği tohumu bağlar.
commitment = { fair-dice }. Taahhüt: { $groups }.
    .brief = Taahhüt: { $groups }.
    .full = { fair-dice }. Atışların taahhüt edilen tohumdan geldiği denetlenebilir, tohumun nasıl seçildiği denetlenemez. Taahhüt: { $groups }.
seed-told = Zarların tohumu: { $groups }.
    .brief = Tohum: { $groups }.
verify-fair = { $throws } atış, { $faces } zar: hepsi tohumdan geliyor{ $given ->
    [yes] {" "}ve tohum taahhüt edilen tohum.
   *[no] .
  }
verify-shared = { $throws } atış, { $faces } zar: hepsi herkesin onlar için gösterdiklerinden geliyor.
verify-shared-wrong = Doğru değil: satır { $line }, zarlar herkesin gösterdiklerinden gelmiyor.
verify-without = Masada oturmuş biri { $throws } atışa katılmamış.
verify-lost = Oyuncu atışını göstermediği için { $turns } tur yandı.
verify-unbound = Kanıtlanmadı: tohum, taahhüt edilen tohum değil.
verify-wrong = Doğru değil: satır { $line }, zarlar tohumdan gelmiyor.
verify-unheard = Bu, başta duyulan taahhütle karşılaştırılmadı; bunu --commitment yapar.
verify-word = { $word-n ->
    [0] Tohuma kimse sözcük eklemedi: oyunu kim başlattıysa tohumu seçmiş olabilir.
   *[other] Tohuma eklenen sözcük: “{ $word }”.
  }
verify-undone = { $unfairly ->
    [yes] Doğru değil: {""}
   *[no] {""}
  }{ $undone } atış geri alınmış{ $unfairly ->
    [yes] , oysa denetlenebilir zarda her atış geçerlidir.
   *[no] .
  }
verify-unfinished = Oyun bitmemiş: bundan sonrası kesilmiş olabilir.
groups-last = { $head }, { $next }

## Records

menu-records = Kayıtlar
records-empty = Henüz bitmiş oyun yok.
records-rebuilt = Kayıtlarda şimdi { $count } oyun var.
record-people = { $count ->
    [one] başka bir kişi
   *[other] başka { $count } kişi
  }
record-games = { $title }, { $player }, { $opponents-n ->
    [0] tek başına
   *[other] rakip { $opponents }
  }: { $count } oyun{ $opponents-n ->
    [0] .
   *[other] , { $won } galibiyet, { $lost } yenilgi, { $tied } beraberlik. { $longest ->
        [0] {""}
       *[other] Üst üste en çok { $longest } galibiyet, şimdi { $streak }.
      }
  }
    .brief = { $title }, { $player }, { $opponents-n ->
        [0] tek başına: { $count }.
       *[other] rakip { $opponents }: { $count } oyunda { $won } galibiyet.
      }
record-scores = { $best-n ->
    [0] {""}
   *[other] En iyi puan { $best },
  } ortalama { $mean }. { $best_turn-n ->
    [0] {""}
   *[other] En iyi tur { $best_turn },
  } ortalama { $mean_turn }{ $empty ->
    [0] .
   *[other] , { $count } turun { $empty } tanesi puansız.
  }
    .brief = { $best-n ->
        [0] {""}
       *[other] En iyi { $best }.
      } Ortalama { $mean }.
record-luck = { $count } oyun incelendi: şans { review-luck }, kararlar { review-cost }{ $unit ->
    [chance] , kazanma şansı yüzdesi olarak.
   *[points] {" "}puan.
  }
    .brief = Şans { review-luck }, kararlar { review-cost }.
record-overall = { $title }, { $player }, rakip kim olursa olsun: { $count } oyun{ $best-n ->
    [0] {""}
   *[other] , en iyi puan { $best }
  }, ortalama { $mean }.
record-time = Oynanan süre: { $hours ->
    [0] {""}
   *[other] { $hours } saat
  } { $minutes } dakika. { $undone ->
    [0] {""}
   *[other] { $undone } adım geri alındı.
  } { $retaken ->
    [0] {""}
   *[other] { $retaken } oyunda atış geri alındı, en iyi puana sayılmaz.
  } { $hinted ->
    [0] {""}
   *[other] { $hinted } oyunda ipucu alındı, en iyi puana sayılmaz.
  }
plot-title = audiodice: kayıtlar
plot-game = { $title }: { $count } oyun, { $won } galibiyet, en yüksek puan { $top }, ortalama { $mean }.
plot-over-time = { $count ->
    [one] Son oyun
   *[other] Sırasıyla son { $count } oyun
  }: dolu mavi kazanılan, turuncu halka kaybedilen, gri kare berabere. Çizgi: son { $last } oyunun ortalaması.
plot-spread = Hangi puan kaç kez
course-title = { $title }: her turun başında kazanma şansı, yüzde
course-seat = { $name }: başta { $before }, en az { $low }, en çok { $high }, sonda { $after }.

## A game heard again

menu-replay = Bu oyunu yeniden dinle
replay-title = { $title }, { $players }: { $count } tur.
replay-open = { $title }, { $players }: dinlenecek { $count } tur. { KEY("list_right") } bir adım, { KEY("list_next") } bir tur ilerler, { KEY("select") } oynatır.
    .brief = { $title }, { $players }: { $count }.
replay-turn = Tur { $turn }{ $seats ->
    [1] .
   *[other] , { $who ->
        [you] seninki
       *[other] { $name }
      }.
  }
replay-where = Tur { $turn }, toplam { $turns } tur, { $who ->
    [you] seninki
   *[other] { $name }
  }. Adım { $place }, toplam { $count }.
    .brief = Tur { $turn }, adım { $place }.
replay-paused = Durdu.
replay-failed = Bu oyun yeniden dinlenemiyor: { $why }.
    .brief = Dinlenemiyor.
# A turn told afterwards, roll by roll.
told-who = { $who ->
    [you] Sen
   *[other] { $name }
  }
told-rolled = { $who ->
    [you] { $faces } attın.
   *[other] { $name } { $faces } attı.
  }
# What dice were worth, where that is known; such points are multiples of 5.
told-worth = { $points ->
    [0] .
   *[other] , { $points } puan.
  }
told-kept = { $who ->
    [you] { $faces-n ->
        [0] Zar tutmadın.
        [1] Tek { $faces } tuttun{ told-worth }
       *[other] { $faces } tuttun{ told-worth }
      }
   *[other] { $name } { $faces-n ->
        [0] zar tutmadı.
        [1] tek { $faces } tuttu{ told-worth }
       *[other] { $faces } tuttu{ told-worth }
      }
  }
told-scored = { $who ->
    [you] { $box } hanesine { $points } puan yazdın.
   *[other] { $name }, { $box } hanesine { $points } puan yazdı.
  }
told-zeroed = { $who ->
    [you] { $box } hanesine 0 yazdın.
   *[other] { $name }, { $box } hanesine 0 yazdı.
  }
offer-play-on = Oynat
offer-pause = Duraklat
offer-step = Sonraki adım
offer-turn = Sonraki tur
offer-from-start = Baştan

## Lessons: a first game, led. $text is what the game's lesson says (its teach- messages), $bound

## the key to press; there is none while the opponent plays.

lesson-begun = Ders: ilk { $game } oyunun, rakip { $opponent }. { KEY("hint") } ne yapacağını yeniden söyler, { KEY("back") } menüyü açar.
lesson-step = { $text } { $bound-n ->
    [0] {""}
   *[other] { $bound } { TOUCH() ->
        [yes] düğmesine
       *[no] tuşuna
      } bas.
  }
lesson-first = { $bound-n ->
    [0] Henüz değil.
   *[other] Önce { $bound } { TOUCH() ->
        [yes] düğmesine
       *[no] tuşuna
      } bas.
  } { $text }
lesson-over = { TOUCH() ->
    [yes] { $text } Oyunda { KEY("hint") } ipucu verir, { KEY("help") } düğmelerin ne yaptığını söyler. Şimdi { KEY("roll") } gerçek bir oyun başlatır, rakip { $opponent }; { KEY("back") } geri döner.
   *[no] { $text } Oyunda { KEY("hint") } ipucu verir, { KEY("help") } buradaki tuşları sayar, { KEY("input_help") } tuş yardımını açar. Şimdi { KEY("roll") } gerçek bir oyun başlatır, rakip { $opponent }; { KEY("back") } geri döner.
  }
lesson-continue = Derse dön
lesson-anew = Derse baştan başla
lessons-need-words = Dersler sözle anlatılır. { KEY("speech") } konuşmayı açar.
new-here = { TOUCH() ->
    [yes] Yeni misin? “{ menu-lessons }” seç: her oyun için üç dakikalık bir ders.
   *[no] Yeni misin? { lessons-letter } harfine, sonra { KEY("select") } tuşuna bas: her oyun için üç dakikalık bir ders.
  }

## What is shown: names of dice, boxes, seats and buttons

label-face = { $face ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
   *[6] altı
  }
label-die = Zar { $place }: { $face ->
    [0] dönüyor
   *[other] { label-face }
  }
# $box is a box of the sheet, $points what it would bring.
label-box-now = { $box }: şimdi { $points }
label-box-fill = { $box } hanesine { $points } yaz
label-total = Toplam
label-seat = { $name }: { $points }{ $missing ->
    [-1] {""}
   *[other] , kazanmaya { $missing }
  }{ $turn ->
    [yes] , sıra burada
   *[no] {""}
  }{ $present ->
    [yes] {""}
   *[no] , ayrıldı
  }
label-turn = { $over ->
    [yes] Oyun bitti
   *[no] { $who ->
        [you] Sıra sende
       *[other] { $name } oynuyor
      }{ $rolls ->
        [-1] { $rounds ->
            [0] , tur { $round }
           *[other] , tur { $round }, toplam { $rounds } tur
          }
       *[other] , { $rolls } atış kaldı
      }
  }
label-stake = Riskte: { $points }
label-apart = Ayrılanlar
label-roll = { $count } zar at
# $name is what ends the turn, or a box.
label-commit = { $name }, { $points }
label-hurry = Hızlandır
label-menu = Menü
label-less = Azalt
label-more = Artır
label-cancel = Vazgeç
label-yes = Evet
label-no = Hayır
yes-zero = Evet, { $box } hanesine 0
yes-roll-all = Evet, hepsini at
yes-made-left = Evet, at
yes-alike-left = Evet, at
yes-delete-asked = Evet, sil
not-done = Vazgeçildi.

## Practice: decisions of finished games, and drills
menu-practise = Alıştırma{ $due ->
    [0] {""}
   *[other] : sırada { $due }
  }
practise-due = Sırada: { $due }
practise-drill = Alıştırmalar: { $title }
practise-mixed = Karışık
practise-progress = İlerlemen
practise-go-on = Sıradaki karar
to-practise = Çalışılacak { $count } karar var: { KEY("practise") }.
practise-none = Burada çalışılacak bir şey yok.
practise-place = { $count } karardan { $place }{ $turn ->
    [0] .
   *[other] , tur { $turn }.
  }
practise-keys = { KEY("hint") } ipucu verir, iki kez basınca yanıtı. { KEY("practise") } atlar, { KEY("back") } bitirir.
practise-boxes = { $count } kutu açık.
practise-value = { $unit ->
    [chance] Kazanma şansı yüzde { $value }.
    [end] Sonunda ortalama { $value }.
   *[points] Ortalama { $value }.
  }
practise-right = { $hinted ->
    [yes] Doğru, ipucuyla.
   *[no] Doğru.
  } { hint } { practise-value }
practise-near = { $hinted ->
    [yes] İpucuyla doğru
   *[no] Doğru
  }, { $unit ->
    [chance] en iyisinden yüzde { $loss } az
   *[points] en iyisinden { $loss } az
  }: { hint } { practise-value }
practise-wrong = { $unit ->
    [chance] Seçimin yüzde { $yours } kazanır. Daha iyisi, { $value }: { hint }
   *[points] Bu, ortalama { $cost } puan kaybettirir. Daha iyisi: { hint }
  }
practise-same = Öncekiyle aynı yanıt.
practise-answer = { hint } { practise-value }
practise-next = Sıradaki için { KEY("roll") }.
    .brief = {""}
practise-over = { $count } karardan { $right } doğru{ $skipped ->
    [0] .
   *[other] , { $skipped } atlandı.
  }
practise-refused = Bir karar atlandı, kurallar kabul etmiyor: { $why }.
practice-line-bad = { $path }, satır { $line }, atlandı: { $why }.
practise-kind-kept = başka zarları tutmak
practise-kind-filled = başka yere yazmak
practise-kind-stopped = erken durmak
practise-kind-rolled = fazla atmak
progress-weeks = { $unit ->
    [chance] { $title }: son oyun haftasında bir kararın bedeli yüzde { $mean }
   *[points] { $title }: son oyun haftasında bir kararın bedeli ortalama { $mean } puan
  }{ $first ->
    [yes] .
   *[no] , önceki hafta { $before }.
  }
progress-kinds = Bunda en büyük pay: { $kind }, yüzde { $percent }{ $other-n ->
    [0] .
   *[other] ; sonra { $other }, yüzde { $rest }.
  }
plot-practice = audiodice: kararların bedeli
plot-by-week = Haftalara göre karar başına ortalama kayıp
plot-by-kind = Kaybın ne kadarı neden
progress-empty = İlerleme henüz bilinmiyor: biten oyunlardan hesaplanır.
