# What any game and every screen says, in Russian.
# A message's value is what "normal" says; .brief leaves out, .full adds. {""} says nothing.
# $who is you, here (one of several people at this keyboard) or other (a computer).
#
# The player is "вы", as in most Russian programs: so the past tense has no gender ("вы выиграли").
# Of others only the present tense is told, or a noun ("Бо: фаркл"). Names stand in the nominative:
# as the subject, after a colon or a comma, or set side by side ("против вас Тоня").
# Words used throughout:
#   roll, throw    бросок, бросить          face            единицы ... шестёрки; кубик 5
#   keep           отложить                 bank            записать (not yet: на кону)
#   turn, round    ход, раунд               choices         варианты
#   box, sheet     поле, таблица            open, filled    свободно, занято
#   upper boxes    верхние поля             score 0         записать 0
#   hot dice       горячие кубики           three of a kind сет (in Farkle: три двойки)
#   straight       малый, большой стрит     four of a kind  каре
#   full house     фулл-хаус               five of a kind  покер
#   picture        фото                     enter the Party войти
#   Dungeon        темница                  Crisis          кризис
#   Reserve Group  запасная группа          Another Day     ещё день
#   twins, triplets, quads                  двойняшки, тройняшки, четверняшки
#   speech         речь                     screen reader   скринридер
#   values by ear  числа на слух            undo            отменить
# Voices read "1 игра" as "один игра" and "2 двойки" as "два двойки": numbers before a feminine or
# neuter noun are words up to ten, or the number comes after a colon ("партий: 21"). "Кубик",
# "бросок", "ход", "раунд" are masculine, and digits do. One of a thing is a word.

## Joints of lists

list-joint = { $head }, { $next }
list-last = { $head } и { $next }
# Between dice if there are to be pauses, and before what follows them.
dice-joint = { $head }, { $next }
dice-stop = { $head }; { $next }
scores-item = { $who ->
    [you] Вы
   *[other] { $name }
  } { $points }
scores-last = { $head }, { $next }
apart-item = { $a }:
places-item = { $who ->
    [you] вы
   *[other] { $name }
  } { $points }
places-last = { $head }, { $next }
best-item = { $b } за { $a-n ->
    [1] кубик { $a }
   *[other] { $a }
  }
best-last = { $head }, { $next }
taken-joint = { $head }, затем { $next }
taken-last = { $head }, затем { $next }

## Faces

plural-face = { $face ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
  }
Plural-face = { plural-face }
of-face = { $face ->
    [1] единиц
    [2] двоек
    [3] троек
    [4] четвёрок
    [5] пятёрок
   *[6] шестёрок
  }
# One die is "кубик 6": "отложено 6" might be six dice.
the-faces = { $faces-n ->
    [1] кубик { $faces }
   *[other] { $faces }
  }
combo-face = { $b ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
  }
# $c of the face $b: the form that the number asks for.
count-face = { $c ->
    [one] { $b ->
        [1] единица
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
       *[6] шестёрка
      }
    [few] { combo-face }
   *[many] { $b ->
        [1] единиц
        [2] двоек
        [3] троек
        [4] четвёрок
        [5] пятёрок
       *[6] шестёрок
      }
  }
percents = { $percent } { $percent ->
    [one] процент
    [few] процента
    [many] процентов
   *[other] процента
  }
times-told = { $percent } { $percent ->
    [one] раз
    [few] раза
    [many] раз
   *[other] раза
  }

## Turns, scores and ends

turn = { $who ->
    [you] { $scores-n ->
        [1] {""}
       *[other] Ваш ход. { $scores }.
      }
   *[other] Ходит { $name }.
  }
    .brief = { $who ->
        [you] { $scores-n ->
            [1] {""}
           *[other] Ваш ход.
          }
       *[other] Ходит { $name }.
      }
whose-turn = { $over ->
    [yes] Игра окончена.
   *[no] { $who ->
        [you] Ваш ход.
       *[other] Ходит { $name }.
      }
  }

# Where a seat stands: behind the leader, or ahead of the next.
standing-lead = { $where ->
    [ahead] впереди на { $by }
    [behind] { $seats ->
        [2] {""}
       *[other] { $place ->
            [2] второе место,
            [3] третье место,
           *[other] место { $place },
          }{" "}
      }позади на { $by }
   *[level] на равных
  }
standing = { $who ->
    [you] Вы
   *[other] { $name }
  } { $points }{ $seats ->
    [1] .
   *[other] , { standing-lead }.
  }
lead = { $who ->
    [you] { $seats ->
        [2] {""}
       *[other] Вы
      }
   *[other] { $name }
  } { $where ->
    [ahead] впереди на { $by }.
    [behind] { $seats ->
        [2] {""}
       *[other] { $place ->
            [2] на втором месте,
            [3] на третьем месте,
            [4] на четвёртом месте,
           *[other] на месте { $place },
          }{" "}
      }позади на { $by }.
   *[level] на равных.
  }
    .brief = {""}
scores = { $scores }. Цель { $target }.
    .brief = { $scores }.
last-roll = { $faces-n ->
    [0] Броска ещё не было.
   *[other] { $who ->
        [other] { $name }, последний бросок: { $kept-n ->
            [0] { $free-n ->
                [1] кубик { $free }.
               *[other] { $free }.
              }
           *[other] { $faces }{ $free-n ->
                [0] , всё отложено.
               *[other] { $kept-n ->
                    [1] , отложен кубик { $kept }.
                   *[other] , отложено { $kept }.
                  }
              }
          }
       *[you] { $kept-n ->
            [0] { $free-n ->
                [1] кубик { $free }.
               *[other] { $free }.
              }
           *[other] { $kept-n ->
                [1] Отложен кубик { $kept }
               *[other] Отложено { $kept }
              }{ $free-n ->
                [0] .
                [1] , остался кубик { $free }.
               *[other] , остались { $free }.
              }
          }
      }
  }
# Asked again, after another's: one's own last roll follows.
own-roll = { $who ->
    [you] Ваш последний бросок:
   *[other] { $name }, последний бросок:
  }
ended = { $tied ->
    [yes] Ничья, по { $top }. { $places }.
   *[no] { $who ->
        [you] Вы выиграли
       *[other] { $name } побеждает
      }{ $seats ->
        [1] , { $top } за { $turns ->
            [1] один ход
            [one] { $turns } ход
            [few] { $turns } хода
           *[many] { $turns } ходов
          }.
        [2] , { $top } против { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
# Undo while the dice are shaken.
put-down = Кубики остаются в стакане.
# What a step back took back: the game says what its undone-commit and undone-dice are.
undone-commit = Отменено: { $box }
undone-dice = { $kept-n ->
    [0] Ничего не отложено.
    [1] Отложен кубик { $kept }.
   *[other] Отложено { $kept }.
  }
undone = { $what ->
    [commit] { undone-commit }
    [roll] Бросок отменён
   *[keep] Отменено
  }{ $gone-n ->
    [0] .
   *[other] , { $gone } тоже.
  } { $again ->
    [yes] { $who ->
        [you] Снова ваш ход.
       *[other] Снова ходит { $name }.
      }
   *[no] {""}
  } { $faces-n ->
    [0] {""}
   *[other] { $faces }.
  } { $open ->
    [yes] { undone-dice }
   *[no] {""}
  } { $first ->
    [yes] Рекорд в этой партии больше не засчитывается.
   *[no] {""}
  }
    .brief = { $what ->
        [commit] { undone-commit }
        [roll] Бросок отменён
       *[keep] Отменено
      }{ $gone-n ->
        [0] .
       *[other] , { $gone } тоже.
      } { $again ->
        [yes] { $who ->
            [you] Ваш ход.
           *[other] Ходит { $name }.
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
        [yes] Рекорда не будет.
       *[no] {""}
      }
hurried = {""}

## Score sheets: games of three rolls and boxes to fill. The game's box-item names a box, $a.

# What boxes bring: $a the box, $b the points, $c the upper bonus in them
boxes-item = { box-item } { $b }{ $c ->
    [0] {""}
   *[other] {" "}с бонусом
  }
boxes-last = { $head }, { $next }
# $a the box or kind, $b the face, $c how many dice, $d the points
made-kind = { $c ->
    [3] три { count-face }
    [4] четыре { count-face }
   *[other] пять { count-face }
  }
made-item = { $a ->
    [kind] { made-kind }
   *[other] { box-item }, { $d ->
        [one] { $d } очко
        [few] { $d } очка
       *[many] { $d } очков
      }
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
new-dice = { $faces-n ->
    [1] Кубик { $faces }
   *[other] Выпало { $faces }
  }
    .brief = { $faces-n ->
        [1] Кубик { $faces }
       *[other] { $faces }
      }
rolled-dice = { $left ->
    [0] { $all }{ rolled-made }
   *[other] { $kept-n ->
        [0] { $faces }{ rolled-made }
       *[other] { $reroll ->
            [hand] { $all }{ rolled-made }
            [both] { new-dice }. Теперь { $all }{ rolled-made }
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
                [both] { new-dice }. Теперь { $all }{ rolled-made.brief }
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
               *[other] { new-dice }. Теперь { $all }{ rolled-made }
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
   *[other] : теперь { $made }.
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
            [0] { rolled-made.brief } Очков нет.
           *[other] : { $made_points ->
                [0] {""}
               *[other] { made-worth },{" "}
              }{ $box } { $points }{ with-bonus }.
          }
      }
  }
# Points are called so once: here, or by what the dice make.
most-points = { $made-n ->
    [0] { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }
   *[other] { $points }
  }
# The player has set whether it is told ($most).
rolled-best = { $named ->
    [yes] {""}
   *[no] { $most ->
        [no] {""}
       *[yes] { $points ->
            [0] Очков нет.
           *[other] Больше всего: { $box }, { most-points }{ with-bonus }.
          }
      }
  }
throws-to-come = { $left ->
    [0] Бросков больше нет.
    [1] Ещё один бросок.
    [one] Ещё { $left } бросок.
    [few] Ещё { $left } броска.
   *[many] Ещё { $left } бросков.
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice } { $left ->
        [0] Бросков больше нет. { rolled-best }
       *[other] { throws-to-come }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice.brief }
      }
    .full = { $who ->
        [other] { $kept-n ->
            [0] { $name } бросает { $faces }{ rolled-made }
           *[other] { $made-n ->
                [0] { $name } откладывает { $kept-n ->
                    [1] кубик { $kept }
                   *[other] { $kept }
                  }, бросает { $faces-n ->
                    [1] кубик { $faces }
                   *[other] { $faces }
                  }.
               *[other] { $name }, теперь { $all }{ rolled-made }
              }
          }
       *[you] { rolled-dice.full } { rolled-best } { throws-to-come }
      }
five-alike = {""}
keeping = { $faces-n ->
    [0] Ничего не отложено.
    [1] Отложен кубик { $faces }.
    [5] Отложены все пять: бросать нечего.
   *[other] Отложено { $faces }.
  }
    .brief = { $faces-n ->
        [0] Ничего не отложено.
        [1] Отложен кубик { $faces }.
        [5] Отложены все пять.
       *[other] Отложено { $faces }.
      }
    .full = { $faces-n ->
        [0] Ничего не отложено.
        [1] Отложен кубик { $faces }. { KEY("roll") }: бросить остальные.
        [4] Отложено { $faces }. { KEY("roll") }: бросить один.
        [5] Отложены все пять: бросать нечего. { KEY("commit") }: самое дорогое поле.
       *[other] Отложено { $faces }. { KEY("roll") }: бросить остальные.
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
    [1] Возвращён кубик { $gone }
   *[other] Возвращено { $gone }
  }
freeing = { $faces-n ->
    [0] { keeping }
    [1] { let-go }, отложен один кубик { $faces }.
   *[other] { let-go }. { keeping }
  }
    .brief = { $faces-n ->
        [1] Отложен один кубик { $faces }.
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
   *[other] {" "}с бонусом
  }
choice = { $box }: { $points }{ with-bonus }.
    .brief = { $box } { $points }{ with-bonus }.
# What an opponent's dice were, if box and points do not say it. In full every roll has been told.
told-from = { $from-n ->
    [0] {""}
   *[other] , выпало: { $from }
  }
total-after = { $bonus ->
    [yes] .
   *[no] { $next_who ->
        [none] .
       *[other] , всего { $total }.
      }
  }
# Left out where the scores follow, with "Ваш ход".
others-total = { $next_who ->
    [you] .
   *[other] { total-after }
  }
scored = { $who ->
    [other] { $name }: { $box } { $points }{ told-from }{ others-total }
   *[you] { $box } { $points }{ total-after }
  }
    .brief = { $who ->
        [other] { $name }: { $box } { $points }.
       *[you] Записано: { $box }.
      }
    .full = { $who ->
        [other] { $name }: { $box } { $points }{ others-total }
       *[you] { $box } { $points }{ total-after }
      }
zeroed = { scored }
    .brief = { $who ->
        [other] { $name }: { $box } { $points }.
       *[you] Записано 0: { $box }.
      }
    .full = { scored.full }
bonus = Верхний бонус, { $points }!{ $next_who ->
    [none] {""}
   *[other] {" "}Всего { $total }.
  }
    .brief = Бонус { $points }!
last-round = Последний раунд.
next-turn = Ход { $round } из { $rounds }.
    .brief = {""}
sheets-ended = { $seats ->
    [1] Игра окончена: всего { $top }.
   *[other] { $tied ->
        [yes] Ничья, по { $top }. { $places }.
       *[no] { $who ->
            [you] Вы выиграли
           *[other] { $name } побеждает
          }{ $seats ->
            [2] , { $top } против { $second }.
           *[other] , { $top }. { $after_winner }.
          }
      }
  }
podium = { $place ->
    [1] { $shared ->
        [yes] Первое место: { podium-who }, { $points }.
       *[no] {""}
      }
    [2] Второе место: { podium-who }, { $points }.
    [3] Третье место: { podium-who }, { $points }.
   *[other] Место { $place }: { podium-who }, { $points }.
  }
podium-who = { $who ->
    [you] вы
   *[other] { $name }
  }

# After the result: the best yet, the decisions that cost most, what keys do. $a is the turn, $b the cost, $c points or chance.
dear-item = ход { $a }, { $c ->
    [chance] { $b } из 100
   *[points] { $b } { $b ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
      }
  }
dear-joint = { $head }; { $next }
dear-last = { $head }; { $next }
new-best = { $who ->
    [you] Новый рекорд! Прежний { $before }.
   *[other] { $name }: новый рекорд! Прежний { $before }.
  }
    .brief = { $who ->
        [you] Новый рекорд!
       *[other] { $name }: новый рекорд!
      }
best-hinted = { $who ->
    [you] Больше вашего рекорда { $before }, но с подсказками.
   *[other] { $name }: больше рекорда { $before }, но с подсказками.
  }
    .brief = {""}
best-stands = Ваш рекорд: { $points }.
costliest = { $dear-n ->
    [0] { $how ->
        [hinted] Все решения приняты после подсказки.
        [rest] Все решения без подсказки были лучшими.
        [small] Только мелкие ошибки.
       *[best] Все решения были лучшими.
      }
   *[other] { $dear-n ->
        [one] Самая дорогая ошибка
       *[other] Самые дорогие ошибки
      }: { $dear }.
  }
    .brief = {""}
plays-again = { $review ->
    [yes] { TOUCH() ->
        [yes] Теперь { KEY("roll") } или { KEY("hint") }.
       *[no] { KEY("hint") }: разбор партии, { KEY("roll") }: сыграть ещё.
      }
   *[no] { TOUCH() ->
        [yes] Теперь { KEY("roll") }.
       *[no] { KEY("roll") }: сыграть ещё.
      }
  }
    .brief = {""}

no-throws-left = Бросков больше нет. Выберите поле: { $boxes }.
    .brief = Бросков нет. { $boxes }.
    .full = { TOUCH() ->
        [yes] Бросков больше нет. Выберите поле. Больше всего: { $boxes }.
       *[no] Бросков больше нет. { KEY("previous") } и { KEY("next") } перебирают поля, цифра называет поле, { KEY("commit") } заполняет. Больше всего: { $boxes }.
      }
all-kept = Отложены все пять: бросать нечего. Больше всего: { $boxes }.
    .brief = Всё отложено. { $boxes }.
roll-all = Ничего не отложено. { TOUCH() ->
    [yes] Бросить все пять?
   *[no] Ещё раз { KEY("roll") }: бросить все пять.
  }
    .brief = Бросить все пять?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Ещё раз { KEY("roll") }.
      }
alike-left = { $faces-n ->
    [1] Не отложен один кубик { $faces }. { TOUCH() ->
        [yes] Всё равно бросить?
       *[no] Ещё раз { KEY("roll") }: бросить его.
      }
   *[other] Не отложено { $faces }. { TOUCH() ->
        [yes] Всё равно бросить?
       *[no] Ещё раз { KEY("roll") }: бросить их.
      }
  }
made-left = Не отложено: { $box }, { $points }. { TOUCH() ->
    [yes] Всё равно бросить?
   *[no] Ещё раз { KEY("roll") }: бросить.
  }
zero = { $box }: записать 0?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Ещё раз { KEY("commit") }.
  }
    .brief = { $box } 0?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Ещё раз { KEY("commit") }.
      }
box-filled = Занято: { $box } { $points }. Больше всего: { $boxes }.
    .brief = Занято: { $box }. { $boxes }.
no-such-box = Такого поля нет. Больше всего: { $boxes }.
    .brief = Такого поля нет.

points = { $open ->
    [no] Пока ничего.
   *[yes] { $points ->
        [0] Очков нет.
       *[other] Больше всего: { $box }, { $points }{ with-bonus }.
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $points ->
            [0] 0.
           *[other] { $box } { $points }{ with-bonus }.
          }
      }
totals = { $scores }. { $over ->
    [yes] Игра окончена.
   *[no] Ход { $round } из { $rounds }.
  }
    .brief = { $scores }.
boxes-free = { $open ->
    [0] {""}
    [1] Свободно одно поле.
    [one] Свободно { $open } поле.
    [few] Свободно { $open } поля.
   *[many] Свободно { $open } полей.
  }
choice-list = { $over ->
    [yes] Игра окончена.
   *[no] { $count ->
        [1] Свободно одно поле.
        [one] Свободно { $count } поле.
        [few] Свободно { $count } поля.
       *[many] Свободно { $count } полей.
      } { $boxes-n ->
        [1] { $boxes }.
       *[other] Больше всего: { $boxes }.
      }
  }
    .brief = { $over ->
        [yes] Игра окончена.
       *[no] { $count ->
            [1] {""}
            [2] {""}
            [3] {""}
           *[other] Из { $count }:
          } { $boxes }.
      }
# The open boxes, or the filled ones where these are fewer.
unfilled-item = { box-item }
unfilled-last = { $head }, { $next }
filled-item = { box-item }
filled-last = { $head }, { $next }
open-boxes = { $unfilled-n ->
    [0] { $filled-n ->
        [0] Свободны все { $count }.
       *[other] Свободны все, кроме: { $filled }.
      }
   *[other] Свободны: { $unfilled }.
  }
rolls-left = { $over ->
    [yes] Игра окончена.
   *[no] { throws-to-come }
  }
    .full = { $over ->
        [yes] Игра окончена.
       *[no] { $left ->
            [0] Бросков больше нет: заполните поле.
            [1] Ещё один бросок, { $throws ->
                [0] но отложены все пять.
                [1] один кубик.
                [few] { $throws } кубика.
               *[many] { $throws } кубиков.
              }
           *[other] { $left ->
                [one] Ещё { $left } бросок
                [few] Ещё { $left } броска
               *[many] Ещё { $left } бросков
              }, { $throws ->
                [0] но отложены все пять.
                [1] следующий: один кубик.
                [few] следующий: { $throws } кубика.
               *[many] следующий: { $throws } кубиков.
              }
          }
      }
# Off an even pace, which is three dice of each face.
bonus-pace = { $pace ->
    [ahead] на { $off } выше нормы
    [behind] на { $off } ниже нормы
   *[even] точно по норме
  }
    .brief = { $pace ->
        [ahead] на { $off } выше
        [behind] на { $off } ниже
       *[even] по норме
      }
bonus-lost = { $possible ->
    [0] недобор { $need }
   *[other] максимум ещё { $possible }
  }, бонуса не будет
bonus-progress = { $who ->
    [other] { $name }: верхние поля
   *[you] Верхние поля
  } { $progress ->
    [reached] { $have }: бонус набран, { $bonus }.
    [lost] { $have }: { bonus-lost }.
   *[running] { $have } из { $threshold }, { bonus-pace }.
  }
    .brief = { $who ->
        [other] { $name }:
       *[you] {""}
      } { $progress ->
        [reached] { $have }, бонус набран.
        [lost] { $have }, бонуса не будет.
       *[running] { $have } из { $threshold }, { bonus-pace.brief }.
      }
    .full = { $who ->
        [other] { $name }: верхние поля
       *[you] Верхние поля
      } { $progress ->
        [reached] { $have }: бонус набран, { $bonus }.
        [lost] { $have } из { $threshold }: { bonus-lost }.
       *[running] { $have } из { $threshold } для бонуса { $bonus }, { bonus-pace }. Возможно ещё { $possible }.
      }
sheet-line = { $filled ->
    [yes] { $box } { $points }.
   *[no] { $box }, свободно.
  }
sheet-bonus = { $progress ->
    [reached] Бонус { $bonus }, набрано { $have }.
    [lost] Бонус 0, набрано { $have } из { $threshold }.
   *[running] Бонус возможен, { $have } из { $threshold }.
  }
    .brief = { $progress ->
        [reached] Бонус { $bonus }.
        [lost] Бонус 0.
       *[running] Бонус, { $have } из { $threshold }.
      }
sheet-total = { $who ->
    [you] Ваш итог: { $total }.
   *[other] { $name }: всего { $total }.
  } { boxes-free }
    .brief = { $who ->
        [you] Итог { $total }.
       *[other] { $name } { $total }.
      }
# Not among values, which are another sum.
hint-worth = { $worth ->
    [0] {""}
   *[other] {" "}{ $worth }
  }
hint = { $commit ->
    [yes] { $zero ->
        [yes] Записать 0: { $box }.
       *[no] Записать: { $box }{ hint-worth }{ with-bonus }.
      }
   *[no] { $faces-n ->
        [0] Бросить все пять.
       *[other] Отложить { the-faces }, бросить { throws-dice }.
      }
  }
# How many dice are rolled, as subject or object.
throws-dice = { $throws ->
    [1] один кубик
    [one] { $throws } кубик
    [few] { $throws } кубика
   *[many] { $throws } кубиков
  }
# Values: points at the end, chances to win in 100, points of this turn, or none.
hint-numbers = { hint } { $unit ->
    [points] При верной игре в итоге { $value }.
    [chance] Шансы на победу { $value } из 100.
    [rule] По простому правилу.
   *[turn] За этот ход в среднем { $value }.
  } { $gap-n ->
    [0] { $only ->
        [yes] Другого выбора нет.
       *[no] {""}
      }
   *[other] Второй вариант на { $gap } хуже. { $other }
  }
    .brief = { hint } { $gap-n ->
        [0] {""}
       *[other] Второй вариант на { $gap } хуже. { $other }
      }

## The coach on score sheets: why a decision is better, and what matters for one

instead-item = { box-item }
aim-told = { $box }{ $many ->
    [0] {""}
   *[other] , минимум { $many }
  }, { $percent } из 100
other-aim-told = { $instead }{ $other_many ->
    [0] {""}
   *[other] , минимум { $other_many }
  }, { $other_percent } из 100
reason-aims = Это даёт: { aim-told }; ваш выбор: { other-aim-told }.
reason-roll-on = Это даёт: { aim-told }, за этот ход в среднем { $points }; ваш выбор даёт сейчас { $other_points }.
reason-take = Это даёт сейчас { $points }; ваш выбор: { other-aim-told }, за этот ход в среднем { $other_points }.
reason-later = Это даёт за этот ход { $now_sign ->
    [more] на { $now } больше
    [less] на { $now } меньше
   *[same] столько же
  }, потом { $then_sign ->
    [more] на { $then } больше
    [less] на { $then } меньше
   *[same] столько же
  }.
half-hint-box = Подумайте о поле: { $box }.
half-hint-all = Стоит ли откладывать хоть один из этих кубиков?
half-hint-zero = Какое поле потом будет труднее всего заполнить?
half-hint-made = Сравните то, что лежит, с тем, что даст ещё бросок.
half-hint-bonus = Помните о бонусе: не хватает { $missing }.
half-hint-later = Взвесьте, что каждое поле ещё может дать потом.

## Refusals: why a key does nothing now, and what would

no-meaning = { $command }: в этой игре не действует.
    .brief = Не в этой игре.
one-moment = Секунду.
unbound = { $bound }: здесь не действует. { KEY("help") }: список клавиш.
    .brief = Здесь не действует.
not-your-turn = Ходит { $name }. { KEY("toggle") }: быстрее.
    .brief = Ходит { $name }.
roll-first = Сначала бросьте.
    .full = Сначала бросьте: { KEY("roll") }.
game-over = Игра окончена.
undo-too-late = Отменять поздно: ходит { $name }.
    .brief = Поздно.
nothing-to-undo = Отменять нечего.
    .full = Отменять нечего. Можно ли отменять и броски, решает настройка.
rolls-stand = Отменять нечего.{ $first ->
    [yes] {" "}С честными кубиками каждый бросок остаётся в силе при любой настройке.
   *[no] {""}
  }
no-such-die = Здесь { $dice ->
    [1] только один кубик.
    [one] { $dice } кубик.
    [few] { $dice } кубика.
   *[many] { $dice } кубиков.
  }
no-such-face = Здесь нет { of-face }.
no-such-digit = Цифры от 1 до 6 выбирают значение.
no-such-action = Сейчас это невозможно.
nothing-to-choose = Выбирать нечего. Сначала бросьте.
held-back = Слишком рано.
nothing-missed = Ничего нового.
hint-how = { $numbers ->
    [yes] { $first ->
        [yes] { KEY("hint") }: сделать первое.
       *[no] { KEY("hint") }: сделать так.
      }
   *[no] Ещё раз { KEY("hint") }: сделать так.
  }
    .brief = {""}
no-hint = Здесь подсказки нет.
chance-part = { $points ->
    [0] меньше 1
    [100] больше 99
   *[other] { $points }
  }
chance-about = { $exact ->
    [yes] { chance-part }
   *[other] { $points ->
        [0] { chance-part }
        [100] { chance-part }
       *[other] примерно{" "}{ chance-part }
      }
  }
chances-item = { $who ->
    [you] вы
   *[other] { $name }
  } { chance-part }
chances-last = { $head }, { $next }
chance = { $who ->
    [you] Вы побеждаете
   *[other] { $name } побеждает
  } { chance-about } из 100, { $chances }.
    .brief = { chance-about }.
decided-before = { $before ->
    [0] меньше 1
    [100] больше 99
   *[other] { $before }
  }
decided-after = { $after ->
    [0] меньше 1
    [100] больше 99
   *[other] { $after }
  }
decided = Всё решил ход { $turn }. { $who ->
    [you] Ваши шансы
   *[other] { $name }, шансы
  }: до него { decided-before }, после него { decided-after } из 100.
    .brief = Всё решил ход { $turn }: до него { decided-before }, после него { decided-after }.
chance-unknown = С этими правилами шансы неизвестны.
chance-record = Новый рекорд, больше { $best }: { chance-about } из 100.
    .brief = { chance-about }.
end-expected = Ожидаемый итог, очков: { $points }.
    .brief = Ожидаемый итог: { $points }.
turns-to-go = Ходов до конца: примерно { $count }.
hint-not-ready = Идёт расчёт{ $percent ->
    [0] .
   *[other] , { percents }.
  } Спросите чуть позже.
    .brief = { $percent ->
        [0] Ещё не рассчитано.
       *[other] Рассчитано { percents }.
      }

## Walking the dice

die = { $kept ->
    [yes] { $face }, отложен.
   *[no] { $face }.
  }
    .full = { $kept ->
    [yes] Кубик { $place }: { $face }, отложен.
   *[no] Кубик { $place }: { $face }.
  }

## The table

roll-now = { TOUCH() ->
    [yes] Нажмите { KEY("roll") }.
   *[no] { KEY("roll") }: бросить.
  }
seated = { $game }{ seated-who }.{ seated-options } { $who ->
    [you] { $seats ->
        [1] {""}
       *[other] Вы начинаете.
      } { roll-now }
    [here] Начинает { $name }. { roll-now }
   *[other] Начинает { $name }.
  }
    .brief = { $seats ->
        [1] { $game }{ seated-who }.{ seated-options }
       *[other] { $game }.{ seated-options } { $who ->
            [you] Вы начинаете.
           *[other] Начинает { $name }.
          }
      }
# One person against others, several people (and others), or one alone.
seated-who = { $opponents-n ->
    [0] { $players-n ->
        [0] , в одиночку
       *[other] , { $players }
      }
   *[other] , против вас { $opponents }
  }
# Options that are not as usual. Before who starts: what comes later is cut off by the first key.
seated-options = { $options-n ->
    [0] {""}
   *[other] {" "}{ $options }.
  }
options-last = { $head }, { $next }
watching = { $game }: { $players-n ->
    [one] играет
   *[other] играют
  } { $players }.{ seated-options }{ $hurries ->
    [yes] {" "}{ KEY("toggle") }: быстрее.
   *[no] {""}
  }
no-display = Экрана нет. Enter: играть в этом терминале, Control C: выйти.
goodbye = До встречи.

## Menus, readers, the history

menu-open = { $title }. { $label }
menu-move = { $label }
menu-edge = { $label }
menu-wrap = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
reader-open = { $title }, строк: { $count }. { $label }
titled = { $title }.
list-where = { $title }. { $label }. { $place } из { $count }.
    .brief = { $label }. { $place } из { $count }.
in-section = { $section }. { $label }
explained = { $text }
not-explained = Объяснять нечего.
kind-set = { $value ->
    [mine] Мои ходы.
    [others] Ходы соперников.
    [results] Результаты.
   *[all] Все сообщения.
  }
find = Поиск: введите слово, затем { KEY("select") }.
    .brief = Поиск.
space = пробел
blank = пусто
not-found = { $text }: здесь не найдено.
nothing-sought = Искать нечего. { KEY("find") }: ввести слово.
history-empty = Сообщений ещё не было.
copied = Скопировано.
not-copied = Копировать здесь нельзя.
address-wrong = В адресе этой страницы указано { $text }, но такого нет. Вместо этого открыто меню.
no-game-to-save = Сохранённых партий ещё нет.
no-saved-game = Этот файл — не сохранённая игра.
saved-to-file = { $name } теперь в ваших загрузках.
export-counts = Внутри: партий { $games }, достижений { $records }, решений для тренировки { $practice }.
export-also = Ещё внутри: { $files }.
files-item = { $a ->
    [settings] настройки
    [keymap] клавиши
    [last] последний выбор
   *[quiz] лучшие результаты викторины
  }
export-left-out = Пропущено, так как не читается: { $inside } ({ $why }).
export-too-large = Здесь больше, чем вмещает один файл: файлов { $count }, { $size } МБ.
import-games = Партии: новых { $count }, уже были { $there }.
import-continued = Партии, которые продолжались в другом месте и теперь так же далеко здесь: { $count }.
import-beside = { $inside } здесь пошла иначе. Ваша остаётся, другая сохранена рядом под именем { $copy }.
import-records = Достижения: новых { $count }, уже были { $there }.
import-practice = Решения для тренировки: новых { $count }, уже были { $there }.
import-file = { $what ->
    [settings] Настройки
    [keymap] Клавиши
    [last] Последний выбор
   *[quiz] Лучшие результаты викторины
  }: { $outcome ->
    [new] взято из файла.
    [there] уже так же.
    [kept] остаётся ваше.
    [kept_unless] остаётся ваше; --replace берёт из файла.
    [replaced] ваше заменено тем, что в файле.
   *[joined] объединено с вашим.
  }
import-over-cap = Завершённых партий теперь { $count }. Программа хранит { $cap } и удалит самые старые после следующей партии, если не настроить больше.
import-runs = Ничего не перенесено: файл сейчас переносит другая программа.
import-failed = Ничего не перенесено: { $why }.
import-stopped = Перенесено не всё: { $why }. Перенесите файл ещё раз, чтобы получить остальное.
import-foreign = Это не файл с партиями игрока, или он повреждён. Ничего не перенесено.
import-newer = Этот файл сохранён более новой программой audiodice, формат { $version }. Эта знает { $known }. Ничего не перенесено.
import-too-large = В этом файле больше { $count } файлов или { $size } МБ. Ничего не перенесено.
import-unknown = В этом файле есть { $inside }, чего в таком файле быть не может. Ничего не перенесено.
import-damaged = В этом файле повреждено { $inside }: { $why }. Ничего не перенесено.
start = {""}
exit = {""}

main-menu = audiodice
menu-play = { $game }, против вас { $opponents }
menu-play-together = Играть в { $game }: { $players }
menu-play-alone = Играть в { $game } в одиночку
game-described = { $game }, { $kind }
    .brief = { $game }
play-described = { $label }. { $kind }
    .brief = { $label }
menu-new-game = Новая игра
menu-rules = Правила
menu-keys = { TOUCH() ->
    [yes] Кнопки
   *[no] Клавиши
  }
menu-settings = Настройки
menu-learn = Знакомство со звуками
menu-lessons = Уроки игры
menu-tips = Советы
lessons-letter = У
menu-quit = Выход
pause-menu = Пауза
menu-continue = { $over ->
    [yes] Вернуться к результату
   *[no] Вернуться к игре
  }
menu-restart = Начать эту партию заново
menu-play-again = Сыграть ещё
menu-statistics = Статистика этой партии
menu-credits = О программе
end-menu = Игра окончена
menu-reset = Вернуть все настройки к исходным
reset-asked = Вернуть всё, кроме вашего имени и серверов?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Ещё раз { KEY("select") }.
  }
    .brief = Вернуть всё?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Ещё раз { KEY("select") }.
      }
settings-reset = Все настройки снова исходные.
loss-asked = Эта партия пропадёт. { TOUCH() ->
    [yes] Начать заново?
   *[no] Ещё раз { KEY("select") }: начать заново.
  }
    .brief = { TOUCH() ->
        [yes] Потерять партию?
       *[no] Потерять партию? Ещё раз { KEY("select") }.
      }
statistics-title = Статистика
statistics-ranking = { $places }.
statistics-margin = { $margin ->
    [0] Ничья.
   *[other] { $who ->
        [you] Ваша победа
       *[other] Победа: { $name }
      }, перевес { $margin }.
  }
statistics-seat = { $who ->
    [you] Вы
   *[other] { $name }
  }: { $turns ->
    [1] один ход
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  }, лучший { $best }, худший { $worst }, в среднем { $mean }{ seat-hinted }.
seat-hinted = { $hinted ->
    [0] {""}
   *[other] , решений после подсказки { $hinted }
  }
sheet-title = { $who ->
    [you] Ваша таблица
   *[other] Таблица: { $name }
  }
credits = audiodice это свободная программа под лицензией MIT. Её собственный голос, espeak-ng, распространяется под лицензией GNU General Public License. Все звуки созданы собственным синтезатором программы.
menu-main = Выйти в главное меню
new-game-menu = Новая игра
menu-start = Начать
menu-game = Игра: { $game }
menu-people = Людей за этой клавиатурой: { $number }
menu-opponent = Соперник { $number }{ from-next-game }: { $value }
menu-one-opponent = Соперник{ from-next-game }: { $value }
from-next-game = { $later ->
    [yes] , со следующей партии
   *[no] {""}
  }
menu-add-opponent = Соперников: { $number }
menu-option = { $option }: { $value }
menu-name = Имя игрока { $number }: { $value }
menu-begins = Кто начинает следующую партию: { $value }
    .help = Кто ходит первым в следующей партии за этим столом.
value-first = снова первый за столом
value-turn = все по очереди
value-winner = победитель
value-loser = проигравший
rules-title = Правила: { $game }
worth-title = За что дают очки: { $game }
tips-title = Советы: { $game }
tips-here = { TOUCH() ->
    [yes] Советы к этой игре: нажмите здесь.
   *[no] { KEY("select") }: советы к этой игре.
  }
keys-title = { TOUCH() ->
    [yes] Кнопки
   *[no] Клавиши
  }
here-title = Что можно нажать сейчас
settings-title = Настройки
settings-words = Что говорится
settings-voice = Голос
settings-sounds = Звуки
settings-playing = Игра и сохранённые партии
settings-keys = Клавиши и списки
settings-captions = Субтитры
settings-open = { $title }. { KEY("list_left") } и { KEY("list_right") } меняют настройку, { KEY("explain") } объясняет её. { $label }
    .brief = { $title }. { $label }
value-on = да
value-off = нет
value-none = нет
value-one = один
value-two = два
too-few-seats = Кто-то должен играть: люди или соперники.
same-name = Два игрока не могут называться одинаково: { $name }. Измените имя.
name-unheard = В имени нужна буква или цифра.
too-many-seats = { $game }: мест не больше { $most }.
teams-need-seats = Для команд по двое нужно четыре, шесть или восемь игроков.
menu-changed = { $label }
announced = { $text }
offer = { $label }
offer-hurry = Поторопить других
    .help = Они ходят сразу, и вы слышите итог.
offer-done = Готово
offer-erase = Стереть последнее
offer-again = Послушать ещё раз
offer-sheet = Следующая таблица
offer-zeros = Поля на 0
type-name = { $label }. Введите и нажмите { KEY("select") }.
type-number = { $label }. Введите { number-allowed }, затем { KEY("select") }.
    .brief = { $label }. Введите число.
number-allowed = { $numbers-n ->
    [0] { $step ->
        [1] число от { $least } до { $most }
       *[other] число от { $least } до { $most } с шагом { $step }
      }
   *[other] одно из чисел: { $numbers }
  }
number-wanted = { $text } не подходит. Введите { number-allowed }.
    .brief = { $text }? Введите { number-allowed }.
typed = { $text }
erased = { $text }, стёрто
nothing-typed = Пусто.
entry-full = Больше нельзя: знаков не более { $most }.
default-name = Игрок { number-word }
# In words: voices may join "Бо 2 480" into 2480.
number-word = { $number ->
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
   *[other] { $number }
  }
you-name = Вы

setting-language = Язык, со следующего запуска: { $value }
    .help = Слова и голос; автоматически берётся язык системы.
setting-verbosity = Сколько говорится: { $value }
    .help = Кратко: без того, о чём можно спросить. Подробно: больше обычного.
setting-name = Как вас зовут друзья: { $value }
    .help = Это имя слышат друзья за другими компьютерами. Его спросят, когда вы впервые откроете комнату или войдёте в чужую.
setting-pace = Темп соперников: { $value }
    .help = Сколько соперники ждут между своими действиями.
setting-digits = Цифры выбирают: { $value }
    .help = Значения: 5 откладывает пятёрки. Места: 5 откладывает пятый кубик.
setting-dice = Порядок кубиков: { $value }
    .help = В каком порядке называются кубики броска.
setting-between-dice = Между кубиками: { $value }
    .help = Пробелы или запятые с паузой; автоматически: как лучше читает ваш голос.
setting-reroll = После переброса: { $value }
    .help = Что вы слышите после следующего броска: новые кубики, все или то и другое.
setting-most = Самое дорогое поле после броска: { $value }
    .help = Слышно ли, какое поле даёт больше всего: после последнего броска, а подробно после каждого. Оно не всегда лучшее: лучшее называет { KEY("hint") }.
setting-box-order = Порядок полей: { $value }
    .help = Куда сначала ведёт { KEY("next") }: к полю с наибольшими очками или к первому в таблице.
setting-scores = Порядок счёта: { $value }
    .help = В каком порядке { KEY("scores") } называет счёт.
setting-undo = Отмена: { $value }
    .help = Как далеко назад идёт { KEY("undo") }. С честными кубиками броски не отменяются никогда.
setting-confirmations = Переспрашивать при вероятной ошибке: { $value }
    .help = Один раз переспрашивает, прежде чем пропадут очки или партия.
setting-undo-pause = Время на отмену после вашего хода, в миллисекундах: { $value }
    .help = Сколько соперники ждут не меньше, чтобы { KEY("undo") } ещё мог отменить ваш ход.
setting-auto-keep = Откладывать сразу, если вариант один: { $value }
    .help = Да: если вариант один, он откладывается сам.
setting-speech = Кто говорит, со следующего запуска: { $value }
    .help = Автоматически: ваш скринридер, иначе голос системы, иначе собственный голос программы.
setting-voice = Собственный голос программы: { $value }
    .help = Кто говорит, пока программа говорит собственным голосом.
setting-elsewhere = Пока впереди другое окно: { $value }
    .help = Что слышно от игры, пока вы в другой программе.
setting-wrap = Списки идут по кругу: { $value }
    .help = Следует ли за последней строкой снова первая.
setting-recent = Сообщений за один раз: { $value }
    .help = Сколько сообщений подряд повторяет { KEY("recent") }.
setting-rate = Голос, слов в минуту: { $value }
    .help = Скорость голоса там, где её не задаёт скринридер. На скорость 220 настроен Speech Dispatcher.
setting-pitch = Высота голоса: { $value }
    .help = Высота голоса там, где её не задаёт скринридер.
setting-effects = Громкость эффектов, в процентах: { $value }
    .help = Громкость всех звуков вместе; следующие три настройки задают её доли.
setting-dice-volume = Громкость кубиков, в процентах: { $value }
    .help = Как громко звучат стакан и кубики.
setting-interface-volume = Громкость меню и событий, в процентах: { $value }
    .help = Как громко звучат меню, ходы и очки.
setting-values-volume = Громкость чисел на слух, в процентах: { $value }
    .help = Как громко звучат удары, которые называют число без слов.
setting-music = Музыка и шум комнаты: { $value }
    .help = Звук комнаты, где сидят люди, и мелодия для каждой игры. Автоматически: при скринридере нет.
setting-music-volume = Громкость музыки, в процентах: { $value }
    .help = Громкость комнаты и мелодий; от громкости эффектов она не зависит.
setting-values-pace = Числа на слух: { $value }
    .help = Как быстро звучат числа; живо: для тех, кто их уже знает.
setting-night = Ночной режим: { $value }
    .help = Ничего не звучит громко: громкие звуки приглушаются.
setting-mono = В обоих ушах одинаково: { $value }
    .help = Одно и то же в оба уха, для тех, кто слышит одним.
setting-swap = Поменять левое и правое: { $value }
    .help = Меняет левое и правое, если наушники надеты наоборот.
setting-headphones = Звук для наушников: { $value }
    .help = Размещает звуки вокруг головы: дальнее ухо слышит их позже и глуше.
setting-voice-volume = Громкость голоса, в процентах: { $value }
    .help = Громкость голоса там, где её не задаёт скринридер.
setting-voice-waits = Собственный голос ждёт звуков: { $value }
    .help = Как обычно: вы слышите событие раньше слов о нём. Недолго: голос ждёт только первого звука.
setting-braille = Брайлевский дисплей: { $value }
    .help = Показывает каждое сообщение в самой краткой форме: через ваш скринридер или через BRLTTY. Orca с 45 по 50 показывает сообщение целиком при любой настройке.
setting-captions = Субтитры в окне: { $value }
    .help = Показывает в окне то, что говорится.
setting-caption = Размер субтитров: { $value }
    .help = Какого размера буквы в окне.
setting-colours = Цвета субтитров: { $value }
    .help = Цвета букв и окна.
setting-motion = Движение кубиков в окне: { $value }
    .help = Если выключено, брошенные кубики сразу лежат неподвижно.
setting-picture = Картина игры в терминале: { $value }
    .help = Над словами стоят счёт, кубики, поля и клавиши. В окне они есть всегда.
setting-key-repeat = Удержание повторяет клавишу, со следующего запуска: { $value }
    .help = Считается ли удерживаемая клавиша снова и снова.
setting-switches = Игра переключателями: { $value }
    .help = Игра одной или двумя клавишами: одна перебирает, другая выбирает.
setting-dwell = Один переключатель, миллисекунд на шаг: { $value }
    .help = Сколько каждый шаг ждёт после последних слов при одном переключателе.
setting-buffer = Звуковой буфер, меньше значит быстрее: { $value }
    .help = Чем меньше буфер, тем скорее ответ на клавишу; увеличьте его, если звук трещит.
setting-pack = Набор звуков, со следующего запуска: { $value }
    .help = Ваши собственные звуки из папки packs рядом с настройками.
setting-shake = Трясти стакан: { $value }
    .help = { TOUCH() ->
        [yes] Удерживайте кнопку броска: кубики трясутся, пока вы её не отпустите.
       *[no] Удерживайте клавишу броска: кубики трясутся, пока вы её не отпустите.
      } Автоматически: с собственным голосом удерживать, при скринридере нет.
value-auto = автоматически
value-automatic = автоматически
value-network = только этот компьютер и его сеть
value-de = немецкий
value-en = английский
value-es = испанский
value-fr = французский
value-it = итальянский
value-ja = японский
value-nl = нидерландский
value-pl = польский
value-pt-BR = бразильский португальский
value-ru = русский
value-tr = турецкий
value-zh-Hans = китайский упрощённый
value-brief = кратко
value-normal = обычно
value-plain = простой
value-max = Макс
value-edward = Эдвард
value-linda = Линда
value-belinda = Белинда
value-steph = Стеф
value-klatt = Клатт
value-full = подробно
value-instant = мгновенно
value-fast = быстро
value-held = удерживая клавишу
value-tap = коротко
value-slow = медленно
value-brisk = живо
value-usual = как обычно
value-short = недолго
value-no = нет
value-step = до последнего броска
value-more = и броски тоже, но партия не идёт в рекорды
value-thrown = как лежат
value-sorted = по значению
value-blanks = пробелы
value-commas = запятые
value-new = новые кубики
value-hand = все кубики
value-both = новые и все кубики
value-points = сначала больше очков
value-sheet = как в таблице
value-seats = по местам за столом
value-screen-reader = скринридер
value-native = голос системы
value-embedded = собственный голос
value-text = только текст
value-cream = кремовое на тёмном
value-white = белое на чёрном
value-yellow = жёлтое на чёрном
value-green = зелёное на чёрном
value-black = чёрное на белом
value-speak = игра идёт вслух
value-quiet = тишина
value-face = значения
value-place = места

## Opponents: a name and a line about each. The names hint at how they play: Авдей на авось,

## Тоня тихоня, Рома рискует, Дина думает, Вася ошибается, Ира иногда, Костя крепок, Оля отличница.

opponent-name-random = Авдей
opponent-name-cautious = Тоня
opponent-name-bold = Рома
opponent-name-steady = Дина
opponent-name-weak = Вася
opponent-name-fair = Ира
opponent-name-strong = Костя
opponent-name-perfect = Оля
# The names of a second, third ... opponent of that kind at the table.
opponent-more-random = Аня Антон Алла Артём Ася Аркадий Арина
opponent-more-cautious = Тихон Таня Тимур Тамара Тарас Таисия Терентий
opponent-more-bold = Рита Руслан Римма Родион Роза Ринат Рая
opponent-more-steady = Денис Даша Дима Дарина Данила Диана Демьян
opponent-more-weak = Валя Витя Вика Вова Варя Влад Вера
opponent-more-fair = Игорь Инна Илья Инга Иван Ида Игнат
opponent-more-strong = Катя Кирилл Карина Клим Клара Коля Ксюша
opponent-more-perfect = Олег Оксана Орест Олеся Осип Офелия Остап
opponent-numbered = { $name } { number-word }

## The solved games: perfect play, and a game looked at again

still-solving = { $name } ещё рассчитывает игру, { percents }, и пока играет по простым правилам.
    .brief = { $name } ещё думает, { percents }.
solved = Игра рассчитана: теперь подсказки точные.
    .brief = Теперь подсказки точные.
table-rebuilt = Таблица рассчитанных игр была повреждена или устарела. Она создаётся заново.
table-damaged = Таблица этой игры повреждена или устарела и не используется; audiodice solve создаст её заново.
cache-unwritable = Рассчитанное не удаётся сохранить на этом компьютере. В следующий раз расчёт начнётся заново.
solver-died = Расчёт игры прервался. Следующая партия попробует снова.
menu-review = Разбор этой партии
review-title = Разбор
review-seat = { $who ->
    [you] Вы
   *[other] { $name }
  }: { $unit ->
    [chance] { $result ->
        [100.0] победа
        [0.0] поражение
       *[other] ничья
      }. Шансы до первого броска { $expected } из 100. Свои кубики { review-luck }, решения { review-cost }{ $others_sign ->
        [zero] .
        [minus] , кубики и решения соперника минус { $others }.
       *[plus] , кубики и решения соперника плюс { $others }.
      }
   *[points] итог { $result }, ожидалось { $expected }. Удача { review-luck }, решения { review-cost }.
  } { review-right }
    .brief = { $who ->
        [you] Вы
       *[other] { $name }
      }: удача { review-luck }, решения { review-cost }.
# Decisions after a hint are not the player's own.
review-right = { $decisions ->
    [0] {""}
   *[other] Лучших решений { $right } из { $decisions }.
  } { $hinted ->
    [0] {""}
   *[other] После подсказки: { $hinted }.
  }
review-luck = { $luck_sign ->
    [minus] минус { $luck }
    [zero] 0
   *[plus] плюс { $luck }
  }
review-cost = { $cost_sign ->
    [zero] 0
   *[plus] минус { $cost }
  }
review-decision = Ход { $turn }, кубики { $faces }. { $done } Лучше: { $better } Потеряно { $unit ->
    [chance] { $cost ->
        [one] { $cost } шанс
        [few] { $cost } шанса
        [many] { $cost } шансов
       *[other] { $cost } шанса
      } из 100.
   *[points] { $cost ->
        [1] одно очко.
        [one] { $cost } очко.
        [few] { $cost } очка.
        [many] { $cost } очков.
       *[other] { $cost } очка.
      }
  }
    .brief = Ход { $turn }, { $faces }. { $done } Лучше: { $better } { $cost }.

## Games that are kept

game-not-kept = Партию не удаётся сохранить: { $why }. Игра продолжается и сохранится, как только позволит диск.
    .brief = Не сохранено: { $why }.
game-kept-again = Партия снова сохраняется.
    .brief = Снова сохраняется.
game-file-vanished = Файл партии исчез. Он записан заново.
    .brief = Файл записан заново.
game-file-cut = Файл партии обрезан или уже не файл. Он записан заново.
    .brief = Файл записан заново.
game-file-changed = В файл этой партии записано что-то чужое. Игра продолжается в новом файле.
    .brief = Продолжение в новом файле.
game-taken = Эту партию открыла ещё одна программа audiodice. Здесь она продолжается как отдельная партия.
    .brief = Дальше отдельная партия.
left-game-kept = Партия, из которой вы вышли, всё-таки сохранена.
    .brief = Прежняя партия сохранена.
games-unreadable = Сохранённые партии не читаются: { $why }.
last-step-dropped = Последний шаг записан не полностью и отброшен. Вы его ещё не слышали.
    .brief = Последний шаг отброшен.
clock-set-back = Часы переведены назад. Порядок сохранённых партий может нарушиться.
    .brief = Часы переведены назад.
game-damaged = Повреждение в строке { $line }: { $why }. { $turns ->
    [0] До этого целых ходов нет.
    [1] До этого цел один ход.
    [one] До этого цел { $turns } ход.
    [few] До этого целы { $turns } хода.
   *[many] До этого цело { $turns } ходов.
  }
    .brief = Повреждение, { $turns ->
        [0] целых ходов нет.
        [1] цел один ход.
        [one] цел { $turns } ход.
        [few] целы { $turns } хода.
       *[many] цело { $turns } ходов.
      }
game-newer = Сохранено более новой программой audiodice, формат { $version }. Этой версии его не прочитать.
    .brief = Сохранено более новой audiodice.
game-unreadable = Эта партия не читается: { $why }.
    .brief = Не читается.
game-open-elsewhere = Эта партия открыта в другой программе audiodice.
    .brief = Открыта в другом месте.
records-newer = Достижения записаны более новой программой audiodice, версия { $version }; эта знает { $known }. Они остаются как есть.
    .brief = Достижения от более новой audiodice.
records-unusable = Достижения недоступны: { $why }. Партии всё равно сохраняются.
    .brief = Достижения недоступны.
records-damaged = Достижения повреждены: { $why }; audiodice stats --rebuild восстановит их по сохранённым партиям.
    .brief = Достижения повреждены.

## Going on with a kept game

game-kept = { $young ->
    [yes] Сохраняется до начала следующей партии: очков ещё нет.
   *[no] Партия сохранена.
  }
    .brief = { $young ->
        [yes] Сохранено до следующей партии.
       *[no] Сохранено.
      }
steps-not-kept = Последние шаги этой партии сохранить не удалось.
    .brief = Последние шаги не сохранены.
table-back = { $game }{ seated-who }.
    .brief = { $game }.
resumed = { $game }{ seated-who }, с того же места.
    .brief = { $game }.
menu-friends = С друзьями
menu-resume = Продолжить { $game }{ standing-now }
standing-now = { $against-n ->
    [0] { $seats-n ->
        [0] {""}
       *[other] : { $seats }
      }
   *[other] , против вас { $against }, { $mine } против { $theirs }
  }{ $turn-n ->
    [0] {""}
   *[other] , ход { $turn }
  }
kept-title = Сохранённые партии
finished-title = Завершённые партии
kept-game = { $game }{ standing-now }, { kept-ago }{ $state ->
    [elsewhere] , открыта в другом месте
    [damaged] , повреждена
    [newer] , от более новой audiodice
   *[fine] {""}
  }
kept-seat = { $name } { $points }
kept-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] только что
            [1] минуту назад
            [2] две минуты назад
            [one] { $minutes } минуту назад
            [few] { $minutes } минуты назад
           *[many] { $minutes } минут назад
          }
        [1] час назад
        [one] { $hours } час назад
        [few] { $hours } часа назад
       *[many] { $hours } часов назад
      }
    [1] вчера
    [one] { $days } день назад
    [few] { $days } дня назад
   *[many] { $days } дней назад
  }
kept-none = Завершённых партий нет
good-part-asked = { TOUCH() ->
    [yes] Продолжить с целого места?
   *[no] Ещё раз { KEY("select") }: продолжить с целого места.
  }
delete-asked = Удалить эту партию?{ TOUCH() ->
    [yes] {""}
   *[no] {" "}Ещё раз { KEY("delete") }.
  }
game-deleted = Удалено.
game-not-deleted = Удалить нельзя: { $why }.
game-gone = Этой партии больше нет.
setting-kept-games = Хранить завершённых партий: { $value }
    .help = Сколько завершённых партий можно послушать снова; более старые удаляются.
setting-relays = Серверы для связи с друзьями: { $value }
    .help = Через какие серверы вы встречаетесь с друзьями: автоматически значит через общедоступные, на которые вы согласились. Этот компьютер и его сеть работают всегда. Можно ввести и свои адреса, например relay.example.
relays-asked = Свои серверы через пробел: имя или адрес с tcp, mqtts, ws или wss. Пусто: автоматически.
relays-refused = { $url }: это не адрес сервера. Он выглядит как relay.example или начинается с tcp, mqtts, ws или wss.

## The program about itself

defect = Простите, это наша ошибка. { $path-n ->
    [0] {""}
   *[other] Отчёт здесь: { $path }.
  }
    .brief = Простите, это наша ошибка.
defect-again = Простите, ещё одна ошибка. Программа завершается. { $path-n ->
    [0] {""}
   *[other] Отчёт здесь: { $path }.
  }
verbosity-set = { $value ->
    [brief] Кратко.
    [full] Подробно.
   *[normal] Обычно.
  }
input-help-on = { TOUCH() ->
    [yes] Справка по кнопкам включена. Нажмите кнопку, чтобы узнать, что она делает; { KEY("input_help") } выключает.
   *[no] Справка по клавишам включена. Нажмите клавишу, чтобы узнать, что она делает; { KEY("input_help") } выключает.
  }
    .brief = { TOUCH() ->
        [yes] Справка по кнопкам включена.
       *[no] Справка по клавишам включена.
      }
input-help-off = { TOUCH() ->
    [yes] Справка по кнопкам выключена.
   *[no] Справка по клавишам выключена.
  }
described = { TOUCH() ->
    [yes] { $command }. { $help }
   *[no] { $bound }: { $command }. { $help }
  }
    .brief = { TOUCH() ->
        [yes] { $command }.
       *[no] { $bound }: { $command }.
      }
jump-described = { $bound }: перейти к строке { $label }.
effects-off = Звуки выключены. { KEY("effects") }: включить.
effects-on = Звуки включены.
nothing-left = Речь выключена: звуки остаются.
speech-off = Речь выключена. { KEY("speech") }: включить.
speech-on = Речь включена.
effects-volume = Звуки { $value ->
    [one] { $value } процент.
    [few] { $value } процента.
   *[many] { $value } процентов.
  }
voice-volume = Голос { $value ->
    [one] { $value } процент.
    [few] { $value } процента.
   *[many] { $value } процентов.
  }
voice-rate = Слов в минуту: { $value }.
voice-not-ours = Скорость задаёт ваш скринридер.
voice-volume-not-ours = Громкость задаёт ваш скринридер.
voice-changed = { $better ->
    [yes] Говорит { voice-name }.
   *[no] { $gone ->
        [embedded] Собственный голос больше не отвечает
        [text] Текст больше не выводится
       *[other] { $gone } больше не отвечает
      }; { $voice ->
        [text] остаётся только текст
       *[other] говорит { voice-name }
      }.
  }
voice-name = { $voice ->
    [embedded] собственный голос
    [text] только текст
   *[other] { $voice }
  }
caption-size = Субтитры { $value }.
sounds-unavailable = Звуковые эффекты недоступны. { $why }.
    .brief = Звуковые эффекты недоступны.
sound-back = Звуки снова есть.
sounds-missing = { $count ->
    [1] Нет звука { $file }.
   *[other] Не хватает звуков: { $count }, первый { $file }.
  } Игра продолжается без этого.
sound-broken = Звук { $file } не воспроизводится: { $why }. Игра продолжается без него.
pack-sound-broken = Звук { $file } из набора не воспроизводится: { $why }. Звучит собственный звук программы.
pack-flawed = В наборе звуков ещё ошибок: { $count }; их назовёт audiodice sounds check.
pack-unusable = { $path }{ $line ->
    [0] {""}
   *[other] , строка { $line }
  }: { $why }. Звучат собственные звуки программы.
pack-unknown-cue = { $path }, строка { $line }: звука с именем { $given } нет.
pack-wrong-line = { $path }, строка { $line }: { $cue }: { $why }. Звучит собственный звук программы.
pack-missing-file = { $path }, строка { $line }: { $cue }: нет файла { $file }. Вместо него звучит собственный звук программы.
pack-silent-file = { $path }, строка { $line }: { $cue }: в { $file } нет звука. Вместо него будет тишина.
pack-long-file = { $path }, строка { $line }: { $cue }: { $file }, секунд: { $seconds }; можно не больше 5.
pack-lying-file = { $path }, строка { $line }: { $cue }: по заголовку в { $file } секунд: { $says }, а на деле: { $seconds }. Файл цел?
pack-odd-file = { $path }, строка { $line }: { $cue }: { $file }, отсчётов в секунду: { $rate }, каналов: { $channels }; допустимо от 8000 до 96000, каналов 1 или 2.
pack-fine = { $count ->
    [0] Ни один звук не заменён.
    [1] Заменён один звук; ошибок нет.
    [one] Заменён { $count } звук; ошибок нет.
    [few] Заменено { $count } звука; ошибок нет.
   *[many] Заменено { $count } звуков; ошибок нет.
  }
pack-wrong-file = { $path }, строка { $line }: { $cue }: { $file } не подходит: { $why }.
cause-no-space = на диске не осталось места
cause-not-allowed = система не разрешает
cause-read-only = диск доступен только для чтения
cause-disk-failed = сбой диска
cause-missing = файла нет
cause-sound-gone = Звуковое устройство пропало
cause-sound-silent = Звуковое устройство не отвечает
settings-unwritable = Настройки не удаётся сохранить: { $why }. Они действуют до выхода и сохранятся, как только позволит диск.
settings-kept-again = Настройки снова сохраняются.
settings-broken = { $path }, строка { $line }: { $why }. Вместо этого { $default }.
keymap-unknown-command = { $path }, строка { $line }: команды { $given } нет.
keymap-unknown-key = { $path }, строка { $line }: { $command }: { $why }. Остаётся клавиша по умолчанию.
keymap-no-key = { $path }, строка { $line }: для { $command } остаётся клавиша по умолчанию: без клавиши нельзя.
keymap-clash = { $path }, строка { $line }: { $bound } уже занята командой { $other }, поэтому для { $command } остаётся клавиша по умолчанию.
keymap-syntax = { $path }, строка { $line }: не читается: { $why }. Остаются клавиши по умолчанию.
keymap-unreadable = { $path }: { $why }. Остаются клавиши по умолчанию.
message-broken = { $file }{ $message-n ->
    [0] {""}
   *[other] , сообщение { $message }
  }: использовать нельзя, вместо него английское.
messages-broken = Ещё сообщений этого языка с ошибками: { $count }. Вместо них английские.
doctor-sentence = Программа audiodice готова. Вы меня слышите.
help-line = { $bound }: { $command }
key-none = «{ $command }»
key-explained = { $line }. { $help }

## Dice that can be checked: the SHA-256 of their seed at the start, then a word that somebody

## adds, the seed at the end. Proven is where the dice came from, not that nobody chose the seed.

word-asked = Честные кубики. Их начальное число выбрано, и обязательство его закрепляет. Теперь кто-нибудь другой может ввести слово, которое войдёт в кубики, чтобы никто не выбирал их в одиночку; затем { KEY("select") }. Сразу { KEY("select") }: начать без слова. { KEY("where") }: повторить. Запишите обязательство: { $groups }.
    .brief = Честные кубики. Чужое слово, затем { KEY("select") }. Обязательство: { $groups }.
fair-dice = Честные кубики{ $word-n ->
    [0] {""}
   *[other] , со словом «{ $word }»
  }
fair-begun = { fair-dice }: обязательство в файле партии; { KEY("game_rules") } его назовёт.
    .brief = { fair-dice }.
    .full = { fair-dice }: обязательство в файле партии; { KEY("game_rules") } его назовёт. Оно закрепляет начальное число, из которого получается каждый бросок.
commitment = { fair-dice }. Обязательство: { $groups }.
    .brief = Обязательство: { $groups }.
    .full = { fair-dice }. Можно проверить, что броски получены из закреплённого начального числа, но не то, как его выбрали. Обязательство: { $groups }.
seed-told = Начальное число кубиков: { $groups }.
    .brief = Начальное число: { $groups }.
throws-count = { $throws ->
    [1] Один бросок
    [one] { $throws } бросок
    [few] { $throws } броска
   *[many] { $throws } бросков
  }
faces-count = { $faces ->
    [1] один кубик
    [one] { $faces } кубик
    [few] { $faces } кубика
   *[many] { $faces } кубиков
  }
verify-fair = { throws-count }, { faces-count }: всё получено из начального числа{ $given ->
    [yes] , и это то число, что было закреплено.
   *[no] .
  }
verify-shared = { throws-count }, { faces-count }: всё получено из того, что каждый для них показал.
verify-shared-wrong = Нечестно: кубики в строке { $line } не получены из того, что каждый для них показал.
verify-without = Бросков без кого-то из бывших за столом: { $throws }.
verify-lost = { $turns ->
    [1] Потерян один ход
    [one] Потерян { $turns } ход
    [few] Потеряно { $turns } хода
   *[many] Потеряно { $turns } ходов
  }: игрок не показал бросок.
verify-unbound = Не доказано: начальное число не то, что было закреплено.
verify-wrong = Нечестно: кубики в строке { $line } не получены из начального числа.
verify-unheard = С обязательством, названным вначале, это не сравнивалось; для этого есть --commitment.
verify-word = { $word-n ->
    [0] Слова к начальному числу никто не добавил: тот, кто начал партию, мог его выбрать.
   *[other] К начальному числу добавлено слово «{ $word }».
  }
verify-undone = { $unfairly ->
    [yes] Нечестно: {""}
   *[no] {""}
  }{ $undone ->
    [1] отменён один бросок
    [one] отменён { $undone } бросок
    [few] отменено { $undone } броска
   *[many] отменено { $undone } бросков
  }{ $unfairly ->
    [yes] , а с честными кубиками каждый бросок остаётся в силе.
   *[no] .
  }
verify-unfinished = Партия не окончена: то, что было дальше, могли отрезать.
groups-last = { $head }, { $next }

## Records

menu-records = Достижения
records-empty = Завершённых партий ещё нет.
records-rebuilt = Теперь в достижениях партий: { $count }.
record-people = { $count ->
    [1] ещё один человек
    [one] ещё { $count } человек
    [few] ещё { $count } человека
   *[many] ещё { $count } человек
  }
record-games = { $title }, { $player }{ $opponents-n ->
    [0] {" "}в одиночку
   *[other] , в соперниках { $opponents }
  }: партий { $count }{ $opponents-n ->
    [0] .
   *[other] , побед { $won }, поражений { $lost }, ничьих { $tied }. { $longest ->
        [0] {""}
       *[other] Побед подряд не более { $longest }, сейчас { $streak }.
      }
  }
    .brief = { $title }, { $player }{ $opponents-n ->
        [0] {" "}в одиночку: { $count }.
       *[other] , в соперниках { $opponents }: побед { $won } из { $count }.
      }
record-scores = { $best-n ->
    [0] {""}
   *[other] Лучший итог { $best },
  } в среднем { $mean }. { $best_turn-n ->
    [0] {""}
   *[other] Лучший ход { $best_turn },
  } в среднем { $mean_turn }{ $empty ->
    [0] .
   *[other] , без очков { $empty } из { $count }.
  }
    .brief = { $best-n ->
        [0] {""}
       *[other] Лучший итог { $best }.
      } В среднем { $mean }.
record-luck = Партий разобрано { $count }: удача { review-luck }, решения { review-cost }{ $unit ->
    [chance] , в шансах из 100.
   *[points] , в очках.
  }
    .brief = Удача { review-luck }, решения { review-cost }.
record-overall = { $title }, { $player }, все соперники: партий { $count }{ $best-n ->
    [0] {""}
   *[other] , лучший итог { $best }
  }, в среднем { $mean }.
record-time = Время игры: { $hours ->
    [0] {""}
    [1] час
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
  } { $minutes ->
    [1] одна минута
    [2] две минуты
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
  }. { $undone ->
    [0] {""}
    [1] Отменён один шаг.
    [one] Отменён { $undone } шаг.
    [few] Отменено { $undone } шага.
   *[many] Отменено { $undone } шагов.
  } { $retaken ->
    [0] {""}
   *[other] Партий с отменёнными бросками, вне рекордов: { $retaken }.
  } { $hinted ->
    [0] {""}
   *[other] Партий с подсказками, вне рекордов: { $hinted }.
  }
plot-title = audiodice: достижения
plot-game = { $title }: партий { $count }, побед { $won }, лучший итог { $top }, в среднем { $mean }.
plot-over-time = { $count ->
    [1] Последняя партия
   *[other] Последние партии по порядку: { $count }
  }. Синий круг: победа, оранжевое кольцо: поражение, серый квадрат: ничья. Линия: среднее по { $last }.
plot-spread = Как часто какой итог
course-title = { $title }: шансы на победу, из 100, в начале каждого хода
course-seat = { $name }: в начале { $before }, минимум { $low }, максимум { $high }, в конце { $after }.

## A game heard again

turns-count = { $count ->
    [1] один ход
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }
menu-replay = Послушать эту партию снова
replay-title = { $title }, { $players }: { turns-count }.
replay-open = { $title }, { $players }: { turns-count }. { KEY("list_right") }: следующий шаг, { KEY("list_next") }: следующий ход, { KEY("select") }: слушать.
    .brief = { $title }, { $players }: { $count }.
replay-turn = Ход { $turn }{ $seats ->
    [1] .
   *[other] , { $who ->
        [you] ваш
       *[other] { $name }
      }.
  }
replay-where = Ход { $turn } из { $turns }, { $who ->
    [you] ваш
   *[other] { $name }
  }. Шаг { $place } из { $count }.
    .brief = Ход { $turn }, шаг { $place }.
replay-paused = Пауза.
replay-failed = Эту партию нельзя послушать снова: { $why }.
    .brief = Послушать нельзя.
# A turn told afterwards, roll by roll.
told-who = { $who ->
    [you] Вы
   *[other] { $name }
  }
told-rolled = { told-who }: бросок { $faces }.
# What dice were worth, where that is known; such points are multiples of 5.
told-worth = { $points ->
    [0] .
   *[other] , { $points } очков.
  }
told-kept = { told-who }: { $faces-n ->
    [0] ничего не отложено.
    [1] отложен кубик { $faces }{ told-worth }
   *[other] отложено { $faces }{ told-worth }
  }
told-scored = { told-who }: { $box }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }.
told-zeroed = { told-who }: { $box } 0.
offer-play-on = Слушать дальше
offer-pause = Пауза
offer-step = Следующий шаг
offer-turn = Следующий ход
offer-from-start = С начала

## Lessons: a first game, led. $text is what the game's lesson says (its teach- messages), $bound

## the key to press; there is none while the opponent plays.

lesson-begun = Урок: ваша первая партия в { $game }, против вас { $opponent }. { KEY("hint") }: повторить задание, { KEY("back") }: меню.
lesson-step = { $text } { $bound-n ->
    [0] {""}
   *[other] Нажмите { $bound }.
  }
lesson-first = { $bound-n ->
    [0] Ещё нет.
   *[other] Сначала нажмите { $bound }.
  } { $text }
lesson-over = { TOUCH() ->
    [yes] { $text } Во время игры { KEY("hint") } даёт подсказку, а { KEY("help") } говорит, что делают кнопки. Теперь { KEY("roll") }: настоящая игра, против вас { $opponent }; { KEY("back") }: назад.
   *[no] { $text } Во время игры { KEY("hint") } даёт подсказку, { KEY("help") } называет клавиши, { KEY("input_help") } включает справку по клавишам. Теперь { KEY("roll") }: настоящая игра, против вас { $opponent }; { KEY("back") }: назад.
  }
lesson-continue = Вернуться к уроку
lesson-anew = Начать урок заново
lessons-need-words = Уроки рассказываются словами. { KEY("speech") }: включить голос.
new-here = { TOUCH() ->
    [yes] Впервые здесь? Выберите «{ menu-lessons }»: урок по каждой игре, три минуты.
   *[no] Впервые здесь? Нажмите { lessons-letter }, затем { KEY("select") }: урок по каждой игре, три минуты.
  }

## What is shown: names of dice, boxes, seats and buttons

label-face = { $face ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
  }
label-die = Кубик { $place }: { $face ->
    [0] катится
   *[other] { label-face }
  }
# $box is a box of the sheet, $points what it would bring.
label-box-now = { $box }: сейчас { $points }
label-box-fill = { $box }: записать { $points }
label-total = Итог
label-seat = { $name }: { $points }{ $missing ->
    [-1] {""}
   *[other] , до победы { $missing }
  }{ $turn ->
    [yes] , сейчас ход
   *[no] {""}
  }{ $present ->
    [yes] {""}
   *[no] , больше не за столом
  }
label-turn = { $over ->
    [yes] Игра окончена
   *[no] { $who ->
        [you] Ваш ход
       *[other] Ходит { $name }
      }{ $rolls ->
        [-1] { $rounds ->
            [0] , раунд { $round }
           *[other] , раунд { $round } из { $rounds }
          }
        [one] , ещё один бросок
        [few] , ещё { $rolls } броска
       *[many] , ещё { $rolls } бросков
      }
  }
label-stake = На кону: { $points }
label-apart = Набрано
label-roll = { $count ->
    [one] Бросить один кубик
    [few] Бросить { $count } кубика
   *[many] Бросить { $count } кубиков
  }
# $name is what ends the turn, or a box.
label-commit = { $name }, { $points }
label-hurry = Быстрее
label-menu = Меню
label-less = Меньше
label-more = Больше
label-cancel = Отмена
label-yes = Да
label-no = Нет
yes-zero = Да, { $box }: 0
yes-roll-all = Да, бросить все
yes-made-left = Да, бросить
yes-alike-left = Да, бросить
yes-delete-asked = Да, удалить
not-done = Ничего не сделано.

## Practice: decisions of finished games, and drills
menu-practise = Тренировка{ $due ->
    [0] {""}
   *[other] : к повторению { $due }
  }
practise-due = К повторению: { $due }
practise-drill = Упражнения: { $title }
practise-mixed = Вперемешку
practise-progress = Ваши успехи
practise-go-on = Следующее решение
to-practise = Решений для тренировки: { $count }. { KEY("practise") }.
practise-none = Здесь нечего тренировать.
practise-place = { $place } из { $count }{ $turn ->
    [0] .
   *[other] , ход { $turn }.
  }
practise-keys = { KEY("hint") } даёт подсказку, дважды ответ. { KEY("practise") }: пропустить, { KEY("back") }: закончить.
practise-boxes = Свободно: { $count }.
practise-value = { $unit ->
    [chance] Шансы на победу { $value } из 100.
    [end] В итоге в среднем { $value }.
   *[points] В среднем { $value }.
  }
practise-right = { $hinted ->
    [yes] Верно, с подсказкой.
   *[no] Верно.
  } { hint } { practise-value }
practise-near = { $hinted ->
    [yes] Верно с подсказкой
   *[no] Верно
  }, { $unit ->
    [chance] на { $loss } из 100 меньше лучшего
   *[points] на { $loss } меньше лучшего
  }: { hint } { practise-value }
practise-wrong = { $unit ->
    [chance] Ваш выбор выигрывает { $yours } из 100. Лучше, { $value }: { hint }
   *[points] Это отнимает в среднем { $cost } { $cost ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
      }. Лучше: { hint }
  }
practise-same = Тот же ответ, что и раньше.
practise-answer = { hint } { practise-value }
practise-next = { KEY("roll") }: дальше.
    .brief = {""}
practise-over = Верно { $right } из { $count }{ $skipped ->
    [0] .
   *[other] , пропущено { $skipped }.
  }
practise-refused = Одно решение пропущено, правила его не допускают: { $why }.
practice-line-bad = { $path }, строка { $line }, пропущена: { $why }.
practise-kind-kept = оставлены не те кубики
practise-kind-filled = записано не туда
practise-kind-stopped = остановка слишком рано
practise-kind-rolled = лишние броски
progress-weeks = { $unit ->
    [chance] { $title }: за последнюю неделю игры решение стоило { $mean } из 100
   *[points] { $title }: за последнюю неделю игры решение стоило в среднем { $mean } { $mean ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
      }
  }{ $first ->
    [yes] .
   *[no] , неделей раньше { $before }.
  }
progress-kinds = Больше всего из этого: { $kind }, { percents }{ $other-n ->
    [0] .
   *[other] ; затем { $other }, { $rest } { $rest ->
        [one] процент
        [few] процента
       *[many] процентов
      }.
  }
plot-practice = audiodice: цена решений
plot-by-week = Средняя потеря за решение по неделям
plot-by-kind = Какая часть на чём потеряна
progress-empty = Успехи пока неизвестны: их считают по завершённым партиям.
