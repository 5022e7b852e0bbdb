# Fonnjo Foon in Russian. Designed by Frank Nora (Creative Commons Attribution 3.0 United States).
# Its names are written as they sound: Фонджо, Фун. Families: двойняшки, тройняшки, четверняшки.

game-name = Фонджо Фун
game-kind = вечеринка монстров
game-credits = Игру Фонджо Фун придумал Frank Nora. Её правила распространяются под лицензией Creative Commons Attribution 3.0 United States.

## Dice that enter together. $a what they make, $b their face, $c how many, $d the group then.
## A number without "ещё" is the whole group; with Fonnjo in it, that is the picture.

offers-item = { $a ->
    [fonnjo] { many-of-face } считая Фонджо
    [fonnjo_more] ещё { many-of-face } к Фонджо
    [fonnjo_joins] Фонджо к { $b ->
        [1] единицам
        [2] двойкам
        [3] тройкам
        [4] четвёркам
        [5] пятёркам
       *[6] шестёркам
      }, будет { $d }
    [more] { more-of-face }
   *[new] { many-of-face }
  }
many-of-face = { $c ->
    [1] одна
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
   *[10] десять
  } { count-face }
more-of-face = ещё { many-of-face }
offers-last = { $head }, { $next }
party-item = { offers-item }
party-last = { $head }, { $next }

## A roll by family. $a the family, $b its faces.

families-item = { $a ->
    [1] Фонджо
    [2] { $b-n ->
        [1] двойняшка
       *[other] двойняшки
      }
    [3] { $b-n ->
        [1] тройняшка
       *[other] тройняшки
      }
   *[4] { $b-n ->
        [1] четверняшка
       *[other] четверняшки
      }
  } { $b }
families-joint = { $head }; { $next }
families-last = { $head }; { $next }
rest-item = { offers-item }
rest-last = { offers-last }
part-item = { families-item }
part-last = { $head } и { $next }
dungeon-item = { $a ->
    [1] Фонджо
    [2] { $b ->
        [1] двойняшка
       *[2] обе двойняшки
      }
    [3] { $b ->
        [1] тройняшка
        [2] две тройняшки
       *[3] три тройняшки
      }
   *[4] { $b ->
        [1] четверняшка
        [2] две четверняшки
        [3] три четверняшки
       *[4] четыре четверняшки
      }
  }

## Reserve Groups in a Crisis. $a the face, $b how many: "три шестёрки".

group-face = { $a ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
  }
# The form that the number asks for.
group-of-face = { $b ->
    [one] { $a ->
        [1] единица
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
       *[6] шестёрка
      }
    [few] { group-face }
   *[many] { $a ->
        [1] единиц
        [2] двоек
        [3] троек
        [4] четвёрок
        [5] пятёрок
       *[6] шестёрок
      }
  }
groups-item = { $b ->
    [1] одна
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
   *[9] девять
  } { group-of-face }
groups-last = { $head } или { $next }
unpicked-item = { groups-item }
unpicked-last = { groups-last }
how-to-pick = { TOUCH() ->
    [yes] Выберите одну, затем { KEY("roll") }.
   *[no] Нажмите цифру, затем { KEY("roll") }.
  }

## A roll and what is moved

fonnjo-out = Фонджо, { $out ->
    [1] единица,
    [2] двойка,
    [3] тройка,
    [4] четвёрка,
    [5] пятёрка,
   *[6] шестёрка,
  } за дверью.
of-before = { $recorded ->
    [0] {""}
   *[other] , из них { $recorded } за прошлые дни
  }
worth-picture = { $points ->
    [0] {""}
   *[other] Фото { $points }{ of-before }.
  }
rolled = { $offers-n ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $offers }. { $out ->
            [0] {""}
           *[other] { fonnjo-out }
          } { $all ->
            [yes] Войти могут все.
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
               *[other] Фонджо остаётся за дверью.
              } { $all ->
                [yes] Все.
               *[no] {""}
              }
          }
      }
    .full = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] { $count ->
                [10] { $name }, бросок: { $families }.
               *[other] Затем: { $families }.
              }
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] { fonnjo-out }
              } { $all ->
                [yes] Войти могут все.
               *[no] {""}
              } { worth-picture }
          }
      }
all-dice = {""}
entered = {""}
choice = { $leaves ->
    [0] { $offers }, все внутри.
    [1] { $offers }, остался один.
   *[other] { $offers }, осталось { $leaves }.
  }
    .brief = { $leaves ->
        [0] { $offers }, все внутри.
       *[other] { $offers }.
      }
# Several faces are not listed again once all of them move.
movers = { $all ->
    [yes] { $offers-n ->
        [1] Внутрь: { $offers }
       *[other] Внутрь { $faces-n } { $faces-n ->
            [few] кубика
           *[many] кубиков
          }
      }
   *[no] Внутрь: { $offers }
  }
    .brief = { $all ->
        [yes] { $offers-n ->
            [1] { $offers },{" "}
           *[other] {""}
          }
       *[no] { $offers },{" "}
      }
left-dice = { $throws ->
    [1] остался один
   *[other] осталось { $throws }
  }
moving = { movers }, { left-dice }.
    .brief = { movers.brief }{ left-dice }.
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
        [other] { $name } впускает: { $offers }.
       *[you] { moving.full }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] Никто не выбран.
       *[other] { moving }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Никто не выбран.
           *[other] { moving.brief }
          }
      }
    .full = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Никто не выбран.
           *[other] { moving.full }
          }
      }
all-in-picture = { $points ->
    [0] {""}
   *[other] { TOUCH() ->
        [yes] Фото { $points }{ of-before }.
       *[no] { KEY("commit") }: фото { $points }{ of-before }.
      }
  }
all-in = { $who ->
    [other] {""}
   *[you] Все внутри! { all-in-picture } { KEY("roll") }: ещё день.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Все внутри! { worth-picture }
      }
    .full = { $who ->
        [other] { $name }, все внутри: { $offers }. { worth-picture }
       *[you] Все внутри! { all-in-picture } { KEY("roll") }: ещё день, бросить { throws-dice }.
      }
undone-commit = Фото отменено
undone-dice = { $kept-n ->
    [0] Никто не выбран.
   *[other] Внутрь: { $offers }.
  }

## Days, Crisis, and the end of a turn

recorded-points = { $recorded } { $recorded ->
    [one] очко
    [few] очка
   *[many] очков
  }
another-day = { $who ->
    [other] {""}
   *[you] День { $day }, пока { recorded-points }.
  }
    .brief = { $who ->
        [other] {""}
       *[you] День { $day }.
      }
    .full = День { $day }, пока { recorded-points }.
to-dungeon = в темницу { $count ->
    [1] один кубик
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
  }
group-to-roll = { $groups-n ->
    [1] { KEY("roll") }: перебросить { $groups }.
   *[other] Выберите { $groups }. { how-to-pick }
  }
crisis = { $who ->
    [other] {""}
   *[you] Кризис! В темницу: { $families }. { group-to-roll }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Кризис! { $families }. { $groups-n ->
            [1] { KEY("roll") }: перебросить { $groups }.
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
   *[you] { $groups }. { KEY("roll") }: бросить их.
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $groups }.
      }
    .full = { $who ->
        [other] { $name } выбирает { $groups }.
       *[you] { $groups }. { KEY("roll") }: бросить их.
      }
foon = { $who ->
    [other] { $name }: Фун!
   *[you] Фун! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Фун!
       *[you] Фун!
      } { points-lost }
    .full = { $who ->
        [other] Фун!
       *[you] Фун! Войти не может никто:
      } { $families }. { points-lost }
big-foon = { $who ->
    [other] { $name }: Большой Фун!
   *[you] Большой Фун! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Большой Фун!
       *[you] Большой Фун!
      } { points-lost }
    .full = { $who ->
        [other] { $name }: Большой Фун!
       *[you] Большой Фун! Войти не может никто:
      } { $families }. { points-lost }
points-lost = { $lost ->
    [0] {""}
   *[other] Потеряно { $lost }.
  }
# Left out where the scores follow, and where the game ends.
picture-total = { $next_who ->
    [none] .
   *[other] , всего { $total }.
  }
picture = { $who ->
    [other] { pictured }{ $next_who ->
        [you] .
       *[other] { picture-total }
      }
   *[you] Фото! { $points }{ picture-total }
  }
    .brief = { $who ->
        [other] { pictured }{ picture-total }
       *[you] Фото! { $points }{ picture-total }
      }
pictured = { $name }: фото{ $day ->
    [1] {""}
   *[other] , день { $day }
  }, очков { $points }
told-rolled = { told-who }: бросок, { $families }.
told-kept = { told-who }: { $faces-n ->
    [0] никто не входит.
    [1] внутрь кубик { $faces }.
   *[other] внутрь { $faces }.
  }
told-crisis = Кризис! { to-dungeon }.
told-another-day = День { $day }, пока { $recorded }.
next-turn = { $last ->
    [yes] {""}
   *[no] Раунд { $round }{ $rounds ->
        [0] .
       *[other] {" "}из { $rounds }.
      }
  }
    .brief = {""}
last-round = Последний раунд.
ended = { sheets-ended }

## Refusals

nothing-moved = Сначала впустите кого-нибудь: { $offers }.
    .brief = Сначала впустите: { $offers }.
may-not-enter = { Plural-face } войти не могут. Могут: { $offers }.
    .brief = { Plural-face } войти не могут.
incomplete = { $faces-n ->
    [1] Кубик { $faces } сам
   *[other] { $faces } сами
  } по себе не группа. Нужен Фонджо или двое из одной семьи.
    .brief = { $faces-n ->
        [1] Кубик { $faces } сам
       *[other] { $faces } сами
      } по себе не группа.
need-fonnjo = Без Фонджо фото не бывает. { $face ->
    [0] { $chosen ->
        [yes] { roll-now }
       *[no] Войти могут: { $offers }.
      }
   *[other] Он может войти, с ним { plural-face }.
  }
    .brief = { $face ->
        [0] Нет Фонджо, нет фото.
       *[other] Нет фото без Фонджо: { plural-face }.
      }
picture-leaves = На фото поместится ещё { $count ->
    [1] один
   *[other] { $count }
  }. { TOUCH() ->
    [yes] Снять фото за { $points } { $points ->
      [few] очка
     *[many] очков
    }?
   *[no] Ещё раз { KEY("commit") }: фото за { $points } { $points ->
      [few] очка
     *[many] очков
    }.
  }
    .brief = Поместится ещё { $count ->
        [1] один
       *[other] { $count }
      }. Фото за { $points } { $points ->
        [few] очка
       *[many] очков
      }?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Ещё раз { KEY("commit") }.
      }
# A lone group is picked already: then it is only to be rolled.
pick-first = { $groups-n ->
    [1] Сначала бросьте. { KEY("roll") }: перебросить { $groups }.
   *[other] Сначала выберите группу: { $groups }. { how-to-pick }
  }
    .brief = { $groups-n ->
        [1] Сначала бросьте.
       *[other] Сначала выберите: { $groups }.
      }
no-such-group = { $face ->
    [0] Такой группы нет.
   *[other] Запасной группы из { of-face } нет.
  } { group-to-roll }
    .brief = { $face ->
        [0] Нет такой группы.
       *[other] Нет { of-face }.
      } { $groups }.
no-picture-in-crisis = В кризис фото не бывает. { group-to-roll }
    .brief = В кризис фото не бывает.
no-crisis = Кризиса нет: выбирать нечего.

## Answers

at-stake = На кону { $stake } { $stake ->
    [one] очко
    [few] очка
   *[many] очков
  }.
points = { $crisis ->
    [yes] { at-stake } В кризис фото не бывает.
   *[no] { $open ->
        [no] Пока ничего.
       *[yes] { $points ->
            [0] { $stake ->
                [0] {""}
               *[other] { at-stake }
              } Без Фонджо фото не бывает.
           *[other] { worth-picture }
          }
      }
  }
    .brief = { $crisis ->
        [yes] { $stake }, фото нет.
       *[no] { $open ->
            [no] 0.
           *[yes] { $points ->
                [0] { $recorded }, без Фонджо.
               *[other] { $points }{ of-before }.
              }
          }
      }
    .full = { $crisis ->
        [yes] { at-stake } В кризис фото не бывает.
       *[no] { $open ->
            [no] Пока ничего.
           *[yes] { $points ->
                [0] { $stake ->
                    [0] {""}
                   *[other] { at-stake }
                  } Без Фонджо фото не бывает.
               *[other] Фото { $points }, { $chosen ->
                    [yes] с теми, кого вы выбрали
                   *[no] со всеми, кто может войти
                  }{ $recorded ->
                    [0] .
                   *[other] ; из них { $recorded } за прошлые дни.
                  }
              }
          }
      }
last-roll = { $faces-n ->
    [0] Броска ещё не было.
   *[other] { $who ->
        [other] { $name }, последний бросок: { $families }.
       *[you] { $families }.
      } { $offers-n ->
        [0] {""}
       *[other] Внутрь: { $offers }.
      }
  }
die = { $family ->
    [1] Фонджо
    [2] Двойняшка
    [3] Тройняшка
   *[4] Четверняшка
  } { $face }{ $kept ->
    [yes] , входит.
   *[no] .
  }
    .full = Кубик { $place }: { $family ->
        [1] Фонджо
        [2] двойняшка
        [3] тройняшка
       *[4] четверняшка
      } { $face }{ $kept ->
        [yes] , входит.
       *[no] .
      }
scores = { $scores }. { $over ->
    [yes] Игра окончена.
   *[no] Раунд { $round }{ $rounds ->
        [0] , цель { $target }.
       *[other] {" "}из { $rounds }.
      }
  }
    .brief = { $scores }.
whose-turn = { $over ->
    [yes] Игра окончена.
   *[no] { $who ->
        [you] Ваш ход
       *[other] Ходит { $name }
      }{ $day ->
        [1] {""}
       *[other] , день { $day }
      }. { $crisis ->
        [yes] Кризис.
       *[no] {""}
      }
  }
    .brief = { $over ->
        [yes] Игра окончена.
       *[no] { $who ->
            [you] Ваш ход
           *[other] Ходит { $name }
          }{ $day ->
            [1] .
           *[other] , день { $day }.
          }
      }
choice-list = { $over ->
    [yes] Игра окончена.
   *[no] { $count ->
        [0] Сначала бросьте.
       *[other] Войти могут: { $offers }.
      }
  }
    .brief = { $over ->
        [yes] Игра окончена.
       *[no] { $count ->
            [0] Сначала бросьте.
           *[other] { $offers }.
          }
      }
group-picked = { KEY("roll") }: перебросить { $groups }{ $unpicked-n ->
    [0] .
   *[other] ; или выберите { $unpicked }.
  }
group-list = { at-stake } { $who ->
    [other] { $groups }.
   *[you] { $groups-n ->
        [1] { group-picked }
       *[other] Выберите { $groups }. { how-to-pick }
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
    [0] { throws-dice }
   *[other] { $groups }
  }
    .brief = { $groups-n ->
        [0] { throws-dice }
       *[other] { $groups }
      }
risk = { $over ->
    [yes] Игра окончена.
   *[no] { $ready ->
        [yes] Бросить
       *[no] Впустить всех, бросить
      } { risk-cup }: { $never ->
        [yes] кто-нибудь войдёт всегда.
       *[no] { $insured ->
            [yes] кризис
           *[no] Фун
          } { $percent ->
            [0] реже одного раза из 100.
            [1] один раз из 100.
           *[other] { times-told } из 100.
          }
      }
  }
    .brief = { $over ->
        [yes] Игра окончена.
       *[no] { risk-cup.brief }: { $insured ->
            [yes] кризис
           *[no] Фун
          } { percents }.
      }
party = { $party-n ->
    [0] Вечеринка пуста.
   *[other] На вечеринке: { $party }.
  } { $offers-n ->
    [0] {""}
   *[other] Внутрь: { $offers }.
  }
    .brief = { $party-n ->
        [0] Вечеринка пуста.
       *[other] { $party }.
      }
dungeon = { $count ->
    [0] Темница пуста.
   *[other] В темнице: { $dungeon }.
  }
    .brief = { $count ->
        [0] Темница пуста.
       *[other] { $dungeon }.
      }
rounds-told = { $rounds ->
    [1] один раунд
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  }
rules-in-force = Фонджо Фун. { $target ->
    [0] { rounds-told }. Побеждает больший итог.
   *[other] Цель { $target }: кто её достигнет, на том раунде игра и закончится; побеждает больший итог.
  }
    .brief = Фонджо Фун, { $target ->
        [0] { rounds-told }.
       *[other] до { $target }.
      }

## Commands, as they are called here

command-commit = Фото
    .help = Заканчивает ваш ход: фото стоит столько, сколько кубиков в группе Фонджо, и ещё записанные дни.
command-all = Все, кто может войти
    .help = Выбирает все кубики, которые могут войти на вечеринку.
command-roll = Бросить
    .help = Впускает выбранных на вечеринку и бросает тех, кто в руке. Если все внутри: ещё день.

## Hints, and the review that tells decisions by them

hint = { $pick ->
    [0] { $commit ->
        [yes] { $all ->
            [no] { $faces-n ->
                [0] Фото.
               *[other] Впустить: { hint-dice }. Затем фото.
              }
           *[yes] Фото.
          }
       *[no] { $faces-n ->
            [0] Бросить { throws-dice }.
           *[other] { $all ->
                [yes] Впустить всех, бросить { throws-dice }.
               *[no] Впустить: { hint-dice }. Бросить { throws-dice }.
              }
          }
      }
   *[other] Выбрать { group-of-pick }.
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
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
  }

## The coach: why a decision is better, what matters for one, and the families of drills

roll-told = { $day ->
    [yes] ещё день
   *[no] { $dice ->
        [1] бросить один кубик
        [one] бросить { $dice } кубик
        [few] бросить { $dice } кубика
       *[other] бросить { $dice } кубиков
      }
  }: в среднем { $average }, { $crisis ->
    [yes] кризис
   *[no] Фун
  } { $percent } из 100
other-roll-told = { $other_day ->
    [yes] ещё день
   *[no] { $other_dice ->
        [1] бросить один кубик
        [one] бросить { $other_dice } кубик
        [few] бросить { $other_dice } кубика
       *[other] бросить { $other_dice } кубиков
      }
  }: в среднем { $other_average }, { $other_crisis ->
    [yes] кризис
   *[no] Фун
  } { $other_percent } из 100
reason-day = Фото даёт { $picture }, ещё день в среднем { $average }: { $picture } остаются записанными, а Фун сразу бывает { $percent } раз из 100.
reason-picture = Фото даёт { $picture }; { roll-told }.
reason-hands = { roll-told }; { other-roll-told }.
reason-average = В среднем это даёт { $average }, ваш выбор { $other_average }.
reason-group = Фото стоит { $picture }, ваше { $other_picture }.
half-hint-groups = Какая из этих групп легче найдёт партнёров?
half-hint-day = Сравните фото и ещё день.
half-hint-hand = Все ли кубики нужно впускать? Чем больше кубиков бросать, тем реже Фун.
half-hint-dungeon = Помните о темнице.
half-hint-picture = Сравните фото с тем, что в среднем даст бросок.
drill-another-day = Все кубики на вечеринке, темница пуста
drill-first-picture = Первый бросок: четыре в группе Фонджо
drill-three-in = Три в группе Фонджо и запасная группа
drill-picture-four = Четыре в группе Фонджо, запасная группа, четыре кубика в руке
drill-picture-three = Четыре в группе Фонджо, запасная группа, три кубика в руке
drill-five-in-hand = Два в группе Фонджо, запасная группа, пять кубиков в руке
drill-picture-one = Четыре в группе Фонджо, запасная группа, один кубик в руке
drill-four-in-hand = Два в группе Фонджо, запасная группа, четыре кубика в руке
drill-no-reserve = Пять в группе Фонджо, без запасной группы
drill-second-day = Второй день: два в группе Фонджо

## Opponents

# Averages are of a turn (bench/strength.py, 600 games of 12 turns; the last is exact).
opponent-random = Авдей, 2,8 очка за ход: играет на авось
opponent-cautious = Тоня, 2,8 очка за ход: снимает фото, как только на нём есть Фонджо
opponent-weak = Вася, 3,4 очка за ход: часто ошибается
opponent-bold = Рома, 3,6 очка за ход: всегда надеется ещё на день
opponent-fair = Ира, 4,8 очка за ход: иногда ошибается
opponent-steady = Дина, 5,6 очка за ход: держит запас и считает шансы
opponent-strong = Костя, 6,3 очка за ход: ошибается редко
opponent-perfect = Оля, 7,5 очка за ход: играет безупречно

## Options, as the menu and the rules call them

option-rounds = Раундов
    .help = Сколько ходов у каждого игрока.
option-target = Цель, 0 значит без цели
    .help = С целью игра заканчивается в том раунде, в котором кто-то её достигнет.
variant-rounds = { $value ->
    [one] { $value } раунд
    [few] { $value } раунда
   *[many] { $value } раундов
  }
variant-target = до { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 4 5 6 7 8
in-short = { TOUCH() ->
    [yes] Коротко: вы бросаете десять кубиков и слышите, какие значения могут войти на вечеринку. Некоторые вы впускаете, остальные бросаете. Когда Фонджо на вечеринке, можно снять фото: очко за каждый кубик его группы. Если войти не может никто, это Фун, и ход потерян.
   *[no] Коротко: { KEY("roll") } бросает десять кубиков, и вы слышите, какие значения могут войти на вечеринку. Цифра впускает все кубики своего значения, { KEY("all") } всех, кто может войти; { KEY("roll") } бросает остальные. Когда Фонджо на вечеринке, { KEY("commit") } снимает фото: очко за каждый кубик его группы. Если войти не может никто, это Фун, и ход пропал.
  }
rules-1 = Десять кубиков это монстры из четырёх семей: Фонджо, он один, две двойняшки, три тройняшки и четыре четверняшки. Фонджо устраивает вечеринку, и фото его группы даёт вам очки.
rules-2 = В начале вашего хода все десять кубиков у вас в руке, и никого нет ни на вечеринке, ни в темнице. Бросьте их.
rules-3 = После каждого броска впустите на вечеринку хотя бы один кубик: сколько хотите из тех, кто может войти.
rules-4 = Фонджо может войти вместе с любыми кубиками своего значения. Это группа Фонджо.
rules-5 = Два кубика одной семьи с одинаковым значением могут войти вместе. Это запасная группа.
rules-6 = Когда у значения есть группа, к ней может войти любой выпавший кубик этого значения из любой семьи, в том же броске или позже. У значения не больше одной группы.
rules-7 = Фонджо может войти и к запасной группе; тогда она становится группой Фонджо.
rules-8 = Впустив кого-нибудь, бросьте кубики, которые остались в руке, или снимите фото: ход заканчивается и даёт по очку за каждый кубик в группе Фонджо. Другие группы очков не дают, и без Фонджо фото не бывает.
rules-9 = Если после броска войти не может никто, это Фун: ход заканчивается и ничего не даёт.
rules-10 = Если Фун выпал, когда бросали все кубики вне темницы, это Большой Фун.
rules-11 = Кризис: если на вечеринке есть группа Фонджо и запасная группа, Фун не заканчивает ваш ход. Только что брошенные кубики идут в темницу и остаются там до конца хода.
rules-12 = Тогда вы выбираете одну запасную группу и бросаете её кубики. Этот бросок такой же, как любой другой; бывает и ещё один кризис.
rules-13 = Ещё день: когда все кубики вне темницы на вечеринке, снимите фото или запишите его очки и снова бросьте все эти кубики, ещё на один день. Дни складываются, пока не снято фото; Фун отнимает их все.
rules-14 = Игра длится 12 раундов или сколько решено за столом, и побеждает больший итог. С целью она заканчивается в том раунде, в котором кто-то её достигнет. При равных итогах победа общая. Можно играть и в одиночку, на больший итог.
rules-15 = { TOUCH() ->
    [yes] Значения, которые могут войти, это кнопки; { KEY("all") } впускает всех, кто может войти.
   *[no] Клавиши: { KEY("roll") } бросает. Цифра впускает все кубики своего значения, ещё раз: на один меньше; { KEY("all") } впускает всех, кто может войти. { KEY("previous") } и { KEY("next") } перебирают значения. { KEY("commit") } снимает фото.
  }
rules-16 = { KEY("points") } говорит, сколько стоит фото, { KEY("last_roll") } называет весь бросок по семьям, { KEY("risk") } риск, { KEY("party") } вечеринку, { KEY("dungeon") } темницу, { KEY("scores") } счёт, { KEY("turn") } чей ход.
rules-17 = { TOUCH() ->
    [yes] В кризис выберите запасную группу; { KEY("roll") } бросает её.
   *[no] В кризис цифра выбирает запасную группу, а { KEY("roll") } бросает её.
  }
rules-18 = { game-credits }

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Лучшая первая группа: две двойняшки, затем две тройняшки, затем две четверняшки; Фонджо с одним кубиком идёт после них.
tips-2 = Сначала впускайте немногих: если впустить всех с первого броска, это стоит в среднем больше одного очка из тех 7, что даёт ход.
tips-3 = Без запасной группы бросайте дальше, пока в группе Фонджо не больше 4 кубиков, и снимайте фото, когда их 7.
tips-4 = С запасной группой рядом с Фонджо и с пустой темницей бросайте дальше: Фун тогда всего лишь кризис.
tips-5 = Если все десять кубиков на вечеринке, всегда берите ещё день: при броске десяти кубиков Фун бывает лишь раз из 70.

## The lesson: what a step says, before the key to press; by their names in lessons/fonnjo_foon.toml

teach-roll = Десять кубиков это монстры: Фонджо, две двойняшки, три тройняшки, четыре четверняшки. Фонджо устраивает вечеринку. Бросьте все.
teach-digit = Вы слышите, кто может войти на вечеринку: Фонджо с любым кубиком своего значения и двое из одной семьи с одинаковым значением. { TOUCH() ->
    [yes] Впустите четвёрки.
   *[no] Цифра впускает своё значение.
  }
teach-all = { KEY("all") } впускает всех, кто может войти: и шестёрки тоже.
teach-rest = Теперь бросьте кубики, которые остались в руке.
teach-party = Эти входят в группы своего значения. { KEY("party") } говорит, кто уже на вечеринке.
teach-points = Фото даёт очко за каждый кубик в группе Фонджо. { KEY("points") } говорит, сколько оно стоит сейчас.
teach-picture = { KEY("commit") } снимает фото и заканчивает ваш ход. Все, кто может войти, попадут на него.
teach-listen = Теперь послушайте: ходит { opponent-name-cautious }. { KEY("toggle") } ускоряет.
teach-second = Бросайте снова.
teach-both = Впустите всех.
teach-risk = Фото за 2? Лучше бросить дальше.
teach-dungeon = Войти не может никто. Но группа без Фонджо может вас спасти: это кризис. { KEY("dungeon") } говорит, кто попал в темницу.
teach-crisis = Теперь бросьте две пятёрки. Хотя бы одна из них должна войти.
teach-foon = Не может ни одна, и другой такой группы нет: это Фун. Ход ничего не даёт. Послушайте снова.
teach-third = Бросайте снова.
teach-all-in = Впустите всех.
teach-day = Можно снять фото или записать его очки и снова бросить все десять: ещё день. Попробуйте.
teach-days = Фун теперь отнял бы и первый день. Поэтому снимайте фото.
teach-learned = Вот и вся игра Фонджо Фун: впускайте, затем бросайте дальше или снимайте фото, пока не случился Фун. После двенадцати раундов побеждает больший итог.

## What is shown

label-family = { $family ->
    [1] Фонджо
    [2] двойняшка
    [3] тройняшка
   *[4] четверняшка
  }
label-die = Кубик { $place }: { $face ->
    [0] { $family ->
        [0] катится
       *[other] { label-family }
      }
   *[other] { label-face }, { label-family }
  }
label-fonnjo = Группа Фонджо
label-reserve = Запас: { plural-face }
label-dungeon = Темница
label-stake = Фото: { $points }
yes-picture-leaves = Да, снять фото
