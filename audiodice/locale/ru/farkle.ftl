# Farkle in Russian. "Фаркл" is what Russian players call it; банк, to bank, is "записать", as in
# Зонк and Тысяча на кубиках. Four alike and a pair are "каре и пара".

game-name = Фаркл
game-kind = риск и удача
game-credits = Фаркл: народная игра; комбинации и пределы как в QuentinC's Playroom.

## Combinations, as they are called in a sentence. $a its name, $b its face, $c how many.

combos-item = { $a ->
    [single] { $c ->
        [1] { count-face }
       *[other] две { count-face }
      }
    [three] три { combo-face }
    [four] четыре { combo-face }
    [five] пять { five-of-face }
    [six] шесть { five-of-face }
    [small_straight] малый стрит
    [large_straight] большой стрит
    [three_pairs] три пары
    [full_house] каре и пара
   *[two_triples] дважды по три
  }
five-of-face = { $b ->
    [1] единиц
    [2] двоек
    [3] троек
    [4] четвёрок
    [5] пятёрок
   *[6] шестёрок
  }
# What was kept or can be, set by set. $d is what follows: more or and (of the same roll), then (another roll),
# hot (a roll of all six, after hot dice), end.
sets-item = { combos-item }{ $d ->
    [more] ,
    [and] {" "}и
    [then] , затем
    [hot] , горячие кубики, затем
   *[end] {""}
  }
sets-joint = { $head } { $next }
sets-last = { $head } { $next }
big-item = { $a ->
    [hot_dice] горячие кубики
   *[other] { combos-item }
  }

## A roll and what is kept of it

# One die is "a 5", not a bare number: only points are.
some-dice = { $faces-n ->
    [1] кубик { $faces }
   *[other] { $faces }
  }
these-dice = { the-faces }
# The points of a single 5 would be heard as one more die.
rolled-sum = { $count ->
    [1] { some-dice }: { $points } очков
   *[other] { $faces }. { $points ->
        [5] Очки даёт пятёрка
       *[other] { $points } очков
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
                        [2] оба
                        [3] все три
                        [4] все четыре
                        [5] все пять
                       *[6] все шесть
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
                [0] { $name } бросает { some-dice }.
               *[other] Бросает { some-dice }.
              }
           *[you] { rolled-sets } { $choices ->
                [1] Один вариант.
                [one] { $choices } вариант.
                [few] { $choices } варианта.
               *[many] { $choices } вариантов.
              } { $before ->
                [0] {""}
               *[other] Раньше { $before } очков.
              }
          }
      }
all-dice = {""}
kept-dice = { $faces-n ->
    [1] Отложен кубик { $faces }
   *[other] Отложено { $faces }
  }
left-dice = { $throws ->
    [1] остался один
   *[other] осталось { $throws }
  }
stake = { $more ->
    [yes] на кону{" "}
   *[no] {""}
  }{ $at_stake } очков
keeping = { kept-dice }, { stake }, { left-dice }.
    .brief = { these-dice }: { $more ->
        [yes] теперь { $at_stake }
       *[no] { $at_stake } очков
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
        [other] { $name } откладывает { these-dice }, { stake }.
       *[you] { keeping }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] Ничего не отложено.
       *[other] { keeping }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] Ничего не отложено.
           *[other] { keeping.brief }
          }
      }
hot-dice = { $who ->
    [other] {""}
   *[you] Горячие кубики! { $at_stake }. { KEY("roll") }: бросить шесть{ $enough ->
        [yes] , { KEY("commit") }: записать.
       *[no] . Запись от { $need }.
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Горячие кубики! { $at_stake }.
      }
    .full = { $who ->
        [other] { $name }: горячие кубики, { stake }.
       *[you] Горячие кубики! На кону { $at_stake }. { KEY("roll") }: бросить шесть{ $enough ->
        [yes] , { KEY("commit") }: записать.
       *[no] . Запись от { $need }.
      }
      }
choice = { these-dice }, { stake }, { $leaves ->
    [0] горячие кубики.
    [1] остался один.
   *[other] осталось { $leaves }.
  }
    .brief = { keeping.brief }

## The end of a turn

# Left out where all totals follow at once, at the end or with "your turn".
in-all = { $totals_follow ->
    [yes] {""}
   *[no] , всего { $total }
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] , всего { $total }
      }
# A sentence of its own: they need not be all that was banked.
with-big = { $big-n ->
    [0] {""}
   *[other] {" "}{ $big }!
  }
# In full: the dice that a bank took by itself, which no keep told.
taking = { $faces-n ->
    [0] {""}
   *[other] , откладывает { these-dice }
  }
banked = { $who ->
    [other] { $name } записывает { $points }{ in-all }.{ with-big }
   *[you] Записано { $points }{ in-all }.
  }
    .brief = { $who ->
        [other] { $name } записывает { $points }{ in-all.brief }.
       *[you] { $next_who ->
            [none] Записано { $points }.
           *[other] Всего { $total }.
          }
      }
    .full = { $who ->
        [other] { $name } записывает { $points }{ in-all }{ taking }.
       *[you] Записано { $points }{ in-all }.
      }
# What is told to who asks for what was missed: the path, too. In full it was told roll by roll.
missed-banked = { $who ->
    [other] { $name } записывает { $points } очков{ in-all }: { $sets }.
   *[you] { banked }
  }
    .full = { banked.full }
farkled = { $who ->
    [other] { $name }: фаркл{ $lost ->
        [0] .
       *[other] , потеряно { $lost }.
      }
   *[you] Фаркл! { $lost ->
        [0] {""}
       *[other] Потеряно { $lost } очков.{" "}
      }{ some-dice }.
  }
    .brief = { $who ->
        [other] { farkled }
       *[you] Фаркл! { $lost ->
            [0] {""}
           *[other] Потеряно { $lost }.
          }
      }
    .full = { $who ->
        [other] { $name } бросает { some-dice }: фаркл{ $lost ->
            [0] .
           *[other] , потеряно { $lost } очков.
          }
       *[you] { farkled }
      }
told-banked = { told-who }: записано { $points } очков, всего { $total }.
told-farkled = { told-who }: фаркл{ $lost ->
    [0] .
   *[other] , потеряно { $lost }.
  }
penalized = { $who ->
    [other] { $name }: три фаркла подряд
   *[you] Три фаркла подряд
  }{ $lost ->
    [0] , терять нечего.
   *[other] , потеряно { $lost }{ in-all }.
  }
    .brief = { $who ->
        [other] { $name }, третий фаркл
       *[you] Третий фаркл
      }{ $lost ->
        [0] .
       *[other] : потеряно { $lost }{ in-all.brief }.
      }
penalty-near = { $who ->
    [other] { $name }: два фаркла подряд.
   *[you] Два фаркла подряд: третий отнимет { $penalty }.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Третий отнимет { $penalty }.
      }
last-round = Последний раунд.
    .full = Последний раунд: у остальных ещё по одному ходу.

## Teams: $team is whose turn it was, or who won; $sides are all, by their players

team-item = { $who ->
    [you] вы
   *[other] { $name }
  }
team-last = { $head } и { $next }
teams-item = { $members } { $points }
sides-joint = { $head } против пары { $next }
sides-last = { sides-joint }
team-seated = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Вы начинаете. { roll-now }
    [here] Начинает { $name }. { roll-now }
   *[other] Начинает { $name }.
  }
    .brief = { $game }. { $sides }.{ seated-options } { $who ->
    [you] Вы начинаете.
   *[other] Начинает { $name }.
  }
team-resumed = { $game }, с того же места. { $sides }.
    .brief = { $game }.
missed-farkled = { $who ->
    [other] { $name }: фаркл{ $lost ->
        [0] . { some-dice }.
       *[other] , потеряно { $lost } очков. { $sets } { some-dice }.
      }
   *[you] { farkled }
  }
    .full = { farkled.full }
team-in-all = { $totals_follow ->
    [yes] {""}
   *[no] {" "}{ $team }: всего { $total }.
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] {" "}{ $team }: { $total }.
      }
team-banked = { $who ->
    [other] { $name } записывает { $points }.{ with-big }
   *[you] Записано { $points }.
  }{ team-in-all }
    .brief = { $who ->
        [other] { $name } записывает { $points }.
       *[you] Записано { $points }.
      }{ team-in-all.brief }
    .full = { $who ->
        [other] { $name } записывает { $points }{ taking }.
       *[you] Записано { $points }.
      }{ team-in-all }
team-missed-banked = { $who ->
    [other] { $name } записывает { $points } очков: { $sets }.{ team-in-all }
   *[you] { team-banked }
  }
    .full = { team-banked.full }
team-last-round = Последний раунд: у других команд ещё по одному ходу.
    .brief = Последний раунд.
team-ended = { $tied ->
    [yes] Ничья, по { $top }. { $places }.
   *[no] Победа: { $team }{ $seats ->
        [2] , { $top } против { $second }.
       *[other] , { $top }. { $after_winner }.
      }
  }
teams-in-force = Команды по двое, счёт общий: { $sides }.
    .brief = { $sides }.

## Refusals

variants-told = { $count } { $count ->
    [one] вариант
    [few] варианта
   *[many] вариантов
  }
nothing-kept = Сначала отложите: { $best }.
    .brief = Отложите: { $best }.
incomplete = { these-dice }: пока не комбинация.
    .brief = { these-dice }, пока нет.
worthless = { these-dice }: ноль очков.
bank-wins = Запись сейчас принесёт победу, всего { $total }. { TOUCH() ->
    [yes] Всё равно бросить?
   *[no] Ещё раз { KEY("roll") }: бросить.
  }
    .brief = { KEY("commit") }: победа. { TOUCH() ->
        [yes] Всё равно бросить?
       *[no] Ещё раз { KEY("roll") }: бросить.
      }
bank-less = На столе ещё { $there }. { TOUCH() ->
    [yes] Записать только { $points }?
   *[no] Ещё раз { KEY("commit") }: записать { $points }.
  }
    .brief = На столе { $there }. Ещё раз { KEY("commit") }: записать { $points }.
undone-commit = Запись отменена
too-low = Ещё рано: { $points } из { $need }.
    .brief = { $points } из { $need }.

## Answers

# The sum, then what was collected in this turn and what lies there.
points = { $open ->
    [no] Пока ничего.{ $enough ->
        [yes] {""}
       *[no] {" "}Запись от { $need }.
      }
   *[yes] { $stake } очков{ $before ->
        [0] { $there ->
            [0] {" "}отложено.
           *[other] {" "}на столе.
          }
       *[other] : набрано { $before }, { $there ->
            [0] отложено на { $here }.
           *[other] на столе { $there }.
          }
      } { $bank ->
        [0] { $enough ->
            [yes] {""}
           *[no] Запись от { $need }.
          }
       *[other] { TOUCH() ->
           [yes] Можно записать.
          *[no] { KEY("commit") }: записать.
         }
      }
  }
    .brief = { $open ->
        [no] 0.
       *[yes] { $stake }{ $enough ->
            [yes] {""}
           *[no] {" "}из { $need }
          }{ $there ->
            [0] .
           *[other] , ничего не отложено.
          }
      }
choice-list = { $count ->
    [0] Вариантов нет: сначала бросьте.
    [1] Один вариант: { $best }.
   *[other] { variants-told }. Лучшие: { $best }.
  }
    .brief = { $count ->
        [0] Сначала бросьте.
        [1] { $best }.
       *[other] Из { $count }: { $best }.
      }
risk = { $keep_first ->
    [yes] Всё отложено, бросить { throws-dice }: фаркл { times-told } из 100.
   *[no] Бросить { throws-dice }: фаркл { times-told } из 100.
  }
    .brief = { throws-dice }: фаркл, { percents }.
bank-from = { $raised ->
    [yes] { $minimum ->
        [0] Первая запись от { $first_bank }, дальше без минимума.
       *[other] Запись от { $minimum }, первая от { $first_bank }.
      }
   *[no] { $minimum ->
        [0] Записать можно любые очки.
       *[other] Запись от { $minimum }.
      }
  }
rules-in-force = Фаркл. Цель { $target }. { bank-from } { $last_round ->
    [yes] Когда кто-то достигнет цели, у остальных будет ещё по ходу.
   *[no] Побеждает тот, кто первым достигнет цели.
  }
    .brief = Фаркл до { $target }. { bank-from }
scale-in-force = Шкала { $scale }: единица даёт 100, пятёрка 50, три одинаковых дают своё значение, умноженное на сто, три единицы 300.
    .brief = Шкала { $scale }.
penalty-in-force = Три фаркла подряд отнимают { $penalty } { $penalty ->
    [one] очко
    [few] очка
   *[many] очков
  }.
    .brief = Третий фаркл отнимает { $penalty }.

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] Записать.
       *[other] Отложить { the-faces } и записать.
      }
   *[no] { $faces-n ->
        [0] Бросить.
       *[other] Отложить { the-faces }, бросить { throws-dice }.
      }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

dice-told = { $dice ->
    [1] один кубик
    [2] два кубика
    [3] три кубика
    [4] четыре кубика
    [5] пять кубиков
   *[6] шесть кубиков
  }
other-dice-told = { $other_dice ->
    [1] один кубик
    [2] два кубика
    [3] три кубика
    [4] четыре кубика
    [5] пять кубиков
   *[6] шесть кубиков
  }
reason-left = Там лежит { $points }, а не только { $other_points }.
reason-dice = Чем больше кубиков, тем реже фаркл: { dice-told }, { $percent } из 100; { other-dice-told }, { $other_percent }.
reason-roll = Бросить { dice-told }: в среднем { $average }, хотя фаркл { $percent } из 100; записать: { $other_points }.
reason-bank = Записать: { $points }; бросить { other-dice-told }: в среднем { $other_average }, фаркл { $other_percent } из 100.
reason-points = При { $points } бросить { dice-told }: в среднем { $average }; при { $other_points } { other-dice-told }: { $other_average }.
reason-wins = По очкам это не лучше: здесь решает счёт.
half-hint-dice = Сравните риск фаркла: когда кубиков много и когда мало.
half-hint-bank = Сравните то, что лежит, с тем, что в среднем даст бросок.
half-hint-scores = Посмотрите на счёт: здесь решают не только очки.
drill-four-dice = Очки дают два кубика: отложить оба?
drill-three-dice = Очки дают три кубика: отложить все?
drill-bank-two = Осталось два кубика: записать или отложить меньше?
drill-last-die = От 50 очков, остался один кубик
drill-last-die-few = Меньше 50 очков, остался один кубик
drill-last-die-losing = От 100 очков, остался один кубик
drill-roll-three = От 50 очков, осталось три кубика
drill-two-few = Меньше 50 очков, осталось два кубика
drill-five-of-six = Очки дают пять кубиков из шести
drill-three-rich = От 50 очков, очки дают три кубика

## Opponents: a name and a line about each

# What is won is of 100 games between two, against Petra (bench/strength.py, 2000 games each).
opponent-random = Авдей, против Оли 12 побед из 100: играет на авось
opponent-weak = Вася, против Оли 24 победы из 100: часто ошибается
opponent-cautious = Тоня, против Оли 25 побед из 100: записывает при первой возможности
opponent-bold = Рома, против Оли 30 побед из 100: всегда хочет большего
opponent-fair = Ира, против Оли 38 побед из 100: иногда ошибается
opponent-strong = Костя, против Оли 46 побед из 100: ошибается редко
opponent-steady = Дина, против Оли 49 побед из 100: считает шансы
opponent-perfect = Оля: играет безупречно

## Options, as the menu and the rules call them

option-minimum = Минимум для записи
    .help = Сколько очков хода можно записать самое меньшее.
option-first-bank = Первая запись
    .help = Сколько очков нужно для вашей первой записи.
option-target = Цель
    .help = Побеждает тот, кто первым запишет столько очков.
option-last-round = Последний раунд
    .help = Да: когда кто-то достигнет цели, у остальных будет ещё по одному ходу.
option-scale = Шкала очков с её пределами
    .help = Сколько дают комбинации, вместе с подходящими целью и минимумами.
option-penalty = Штраф за три фаркла подряд
    .help = Сколько очков отнимают три фаркла подряд.
option-teams = Команды по двое
    .help = Двое играют вместе, и очки у них общие.
variant-scale = шкала { $value }
variant-teams = командами
variant-target = до { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 7 8 9 10 11 12 13
in-short = { TOUCH() ->
    [yes] Коротко: вы бросаете шесть кубиков и откладываете то, что даёт очки; затем бросаете остальные или записываете очки и заканчиваете ход. Если ни один кубик не даёт очков, очки хода пропадают. Побеждает тот, кто первым запишет 1000.
   *[no] Коротко: { KEY("roll") } бросает шесть кубиков. Отложите то, что даёт очки, цифрами или через { KEY("all") }; затем { KEY("roll") } бросает остальные, а { KEY("commit") } записывает ваши очки и заканчивает ход. Если ни один кубик не даёт очков, очки хода пропадают. Побеждает тот, кто первым запишет 1000.
  }
rules-1 = В Фаркл играют шестью кубиками. Побеждает тот, кто первым достигнет цели, обычно 1000 очков.
rules-2 = В свой ход вы бросаете все шесть кубиков и откладываете хотя бы один кубик или комбинацию, которая даёт очки.
rules-3 = Затем вы выбираете: бросить остальные кубики или записать. Запись делает очки хода вашими и заканчивает ход.
rules-4 = Если в броске ничто не даёт очков, это фаркл: ход заканчивается, и все его очки пропадают.
rules-5 = Если очки дали все шесть кубиков, это горячие кубики: можно снова бросить все шесть.
rules-6 = Записать можно от 30 очков, а в первый раз, пока очков у вас нет, от 50. За столом могут действовать другие пределы.
rules-7 = Одна единица даёт 10, одна пятёрка 5. Другие кубики поодиночке ничего не дают.
rules-8 = Три одинаковых дают своё значение, умноженное на десять: от 20 за три двойки до 60 за три шестёрки. Три единицы дают 75.
rules-9 = Четыре одинаковых дают 100 и ещё своё значение, умноженное на десять: от 110 до 160.
rules-10 = Пять одинаковых дают 300 и ещё своё значение, умноженное на двадцать: от 320 до 420.
rules-11 = Шесть одинаковых дают 600 и ещё своё значение, умноженное на двадцать пять: от 625 до 750.
rules-12 = Пять подряд, от 1 до 5 или от 2 до 6, это малый стрит, он даёт 100. Большой стрит, от 1 до 6, даёт 200.
rules-13 = Три разные пары дают 150. Каре и пара, то есть четыре одинаковых и ещё два, дают 250. Дважды по три одинаковых дают 250.
rules-14 = Кубики разных бросков не складываются: каждая комбинация берётся из одного броска.
rules-15 = С настройкой Последний раунд у остальных есть ещё по одному ходу, когда цель достигнута.
rules-16 = Настройка Шкала очков меняет цену кубиков. На шкале 10000 единица даёт 100, пятёрка 50, три одинаковых дают своё значение, умноженное на сто, три единицы 300. Четыре одинаковых дают 1000, пять 2000, шесть 3000.
rules-17 = На этой шкале ряд от 1 до 6 даёт 1500, три разные пары 1500, каре и пара 1500, дважды по три 2500. Пять подряд ничего не дают. Тогда цель 10000, первая запись от 500 очков и есть последний раунд, если за столом не решили иначе.
rules-18 = С настройкой Штраф третий фаркл подряд отнимает столько очков от вашего итога, но не ниже 0; затем счёт фарклов начинается заново. Запись прерывает ряд.
rules-19 = С настройкой Команды по двое четыре игрока составляют две команды, шесть три, восемь четыре. Напарники сидят друг напротив друга: из четырёх вместе играют первый и третий. У команды общий итог, к нему относятся первая запись, цель и штраф; в последнем раунде у каждой другой команды ещё один ход.
rules-20 = { TOUCH() ->
    [yes] Нажатие на кубик откладывает его или возвращает; { KEY("all") } откладывает всё, что даёт очки.
   *[no] Клавиши: { KEY("roll") } бросает. Цифры откладывают кубики по значению, { KEY("all") } всё, что даёт очки, { KEY("previous") } и { KEY("next") } перебирают варианты. { KEY("commit") } записывает.
  }
rules-21 = { KEY("points") } называет очки этого хода, { KEY("last_roll") } последний бросок, { KEY("scores") } счёт, { KEY("turn") } чей ход.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = Если в первом броске очки дают только отдельные единицы и пятёрки, отложите лишь один кубик, лучше единицу, чем пятёрку, и бросьте остальные пять; так же и рядом с тремя двойками.
tips-2 = При равном счёте записывайте от 50 очков, если осталось три кубика или меньше, от 110 с четырьмя; с пятью бросайте, пока нет 250.
tips-3 = Если набрано 30 или 35 очков и остался один кубик, бросайте: два раза из трёх это проигрыш, но горячие кубики того стоят. С двумя кубиками записывайте.
tips-4 = После горячих кубиков бросайте все шесть, пока нет 450 очков: из 100 таких бросков фаркл бывает только в 2.
tips-5 = Если у соперника 950, бросайте, пока кубиков четыре или больше, до самой победы.

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = Вы бросаете шесть кубиков и откладываете то, что даёт очки.
teach-digit = Единица даёт 10, пятёрка 5; остальные значения только в комбинациях. { TOUCH() ->
    [yes] Отложите единицу.
   *[no] Цифра откладывает своё значение: отложите единицу.
  }
teach-all = { KEY("all") } откладывает всё, что даёт очки: здесь ещё и пятёрку.
teach-rest = Теперь бросьте остальные кубики.
teach-walk = Три одинаковых дают своё значение, умноженное на десять, три единицы 75. { KEY("next") } и { KEY("previous") } перебирают варианты и откладывают тот, который вы слышите.
teach-points = { KEY("points") } говорит, сколько стоит этот ход.
teach-risk = В первый раз записать можно от 50 очков, затем от 30. Значит, надо бросать. { KEY("risk") } называет риск.
teach-last-die = При фаркле очки хода пропадут. Рискните: бросьте последний кубик.
teach-hot = Повезло! Отложите его: когда очки дали все шесть кубиков, это горячие кубики.
teach-six = Теперь можно и записать. Но с горячими кубиками можно бросить все шесть, а шесть кубиков почти всегда дают очки.
teach-bank = Хватит. { KEY("commit") } записывает: очки ваши, ход окончен. Если ничего не отложено, берётся всё, что даёт очки.
teach-others = Теперь послушайте. { KEY("toggle") } ускоряет.
teach-second = Стрит из пяти или шести кубиков тоже даёт очки, и три пары тоже: 100 и больше. Бросайте снова.
teach-keep = Только единица. Отложите её.
teach-greed = Для записи мало: бросьте остальные пять.
teach-farkle = Ничто не даёт очков: это фаркл. Ход окончен, его очки пропали. Послушайте снова.
teach-scores = { KEY("scores") } называет счёт, { KEY("turn") } говорит, чей ход.
teach-learned = Вот и весь Фаркл: бросьте, отложите, затем бросайте дальше или записывайте. Побеждает тот, кто первым запишет 1000.

## What is shown

label-stake = { $points } на кону
label-commit = Записать { $points }
yes-bank-wins = Да, бросить
yes-bank-less = Да, записать { $points }
