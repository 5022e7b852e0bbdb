# Keys and commands in Russian: read only when asked for.
# Keys with a Latin legend keep it, as the screen readers call them; the others are in Russian.

## Keys as they are spoken

key-enter = Enter
key-space = Пробел
key-backspace = Backspace
key-escape = Escape
key-left = Влево
key-right = Вправо
key-up = Вверх
key-down = Вниз
key-home = Home
key-end = End
key-shift = Shift { $key }
key-ctrl = Control { $key }
key-alt = Alt { $key }
key-cmd = { $system ->
        [darwin] Command
        [win32] Windows
       *[other] Super
    } { $key }
key-ctrl-alone = Control
key-comma = запятая
key-dot = точка
key-minus = минус
key-plus = плюс
key-equals = равно
key-question = вопросительный знак
key-slash = слэш
key-delete = Delete
key-tab = Tab

## Commands: what a key does. The value names it, .help says more.

command-roll = Бросить
    .help = Бросает кубики, которые не отложены. { TOUCH() ->
        [yes] Если кнопку держать, трясёт их, пока вы её не отпустите
       *[no] Если клавишу держать, трясёт их, пока вы её не отпустите
      }, когда так настроено.
command-commit = Записать
    .help = Заканчивает ваш ход и записывает его очки.
command-all = Всё, что даёт очки
    .help = Откладывает все кубики, которые дают очки.
command-undo = Отменить
    .help = Отменяет последнее нажатие, до последнего броска; настройка позволяет и дальше.
command-left = Кубик слева
    .help = Перебирает кубики; { KEY("toggle") } откладывает или возвращает один.
command-right = Кубик справа
    .help = Перебирает кубики; { KEY("toggle") } откладывает или возвращает один.
command-toggle = Отложить или вернуть этот кубик
    .help = Пока играют другие, торопит их.
command-previous = Предыдущий вариант
    .help = Перебирает варианты, сначала самый дорогой.
command-next = Следующий вариант
    .help = Перебирает варианты, сначала самый дорогой.
command-first = Первый вариант
    .help = Вариант с наибольшими очками.
command-last = Последний вариант
    .help = Вариант с наименьшими очками.
command-digit-1 = Единицы: отложить или вернуть
    .help = Откладывает все единицы; ещё раз: на одну меньше; затем ни одной. В таблице после последнего броска: называет поле 1.
command-digit-2 = Двойки: отложить или вернуть
    .help = Откладывает все двойки; ещё раз: на одну меньше; затем ни одной. В таблице после последнего броска: называет поле 2.
command-digit-3 = Тройки: отложить или вернуть
    .help = Откладывает все тройки; ещё раз: на одну меньше; затем ни одной. В таблице после последнего броска: называет поле 3.
command-digit-4 = Четвёрки: отложить или вернуть
    .help = Откладывает все четвёрки; ещё раз: на одну меньше; затем ни одной. В таблице после последнего броска: называет поле 4.
command-digit-5 = Пятёрки: отложить или вернуть
    .help = Откладывает все пятёрки; ещё раз: на одну меньше; затем ни одной. В таблице после последнего броска: называет поле 5.
command-digit-6 = Шестёрки: отложить или вернуть
    .help = Откладывает все шестёрки; ещё раз: на одну меньше; затем ни одной. В таблице после последнего броска: называет поле 6.
command-digit-7 = Кубик 7
    .help = Только если цифры выбирают места. В таблице после последнего броска: называет поле 7.
command-digit-8 = Кубик 8
    .help = Только если цифры выбирают места. В таблице после последнего броска: называет поле 8.
command-digit-9 = Кубик 9
    .help = Только если цифры выбирают места. В таблице после последнего броска: называет поле 9.
command-digit-0 = Кубик 10
    .help = Только если цифры выбирают места. В таблице после последнего броска: называет поле 10.
command-points = Очки этого хода
    .help = Сколько стоит этот ход, если записать сейчас.
command-last-roll = Повторить последний бросок
    .help = Все кубики, сначала отложенные. После броска других второе нажатие называет ваши.
command-scores = Счёт
    .help = Счёт всех игроков.
command-turn = Чей ход
    .help = Кто сейчас ходит.
command-choices = Варианты
    .help = Сколько их, и три самых дорогих.
command-risk = Риск
    .help = Насколько вероятно, что следующий бросок погубит ход.
command-sheet = Таблица
    .help = Ваша таблица, строка за строкой.
command-bonus = Верхний бонус
    .help = Сколько набрано и каково отклонение от нормы, трёх кубиков каждого значения.
command-party = Вечеринка
    .help = Кто на вечеринке.
command-dungeon = Темница
    .help = Кто в темнице.
command-game-rules = Игра и настройки стола
    .help = Что это за игра и что в ней выбрано.
command-worth = За что дают очки
    .help = Комбинации или поля этой игры и их очки, строка за строкой.
command-practise = Тренировка
    .help = После партии: решения, которые дорого стоили, ещё раз. На тренировке: следующее.
command-hint = Подсказка
    .help = Называет лучшее решение; ещё раз, выполняет его.
command-chance = Шанс на победу
    .help = Сколько партий из ста выиграет отсюда каждый, если все играют хорошо.
command-hint-numbers = Подсказка с числами
    .help = Лучшее решение, сколько оно стоит, и следующее за ним.
command-who = Кто здесь
    .help = Кто где сидит, кто смотрит и кто не отвечает.
command-friends = Друзья
    .help = Список тех, кто здесь. Отсюда можно заглушить чьи-то слова, ответить на вопрос и решить, что будет с местом того, кто пропал.
command-say = Сказать что-нибудь
    .help = Открывает строку для текста; { KEY("select") } отправляет его всем за столом.
command-phrases = Готовые фразы
    .help = { TOUCH() ->
        [yes] Список фраз.
       *[no] Список фраз; цифра сразу говорит одну.
      }
command-said-older = Что говорили, назад
    .help = Последние слова друзей; каждое следующее нажатие на шаг назад.
command-said-newer = Что говорили, вперёд
    .help = Снова вперёд по словам друзей.
command-verbosity = Сколько говорится
    .help = Кратко, обычно или подробно.
command-missed = Что было без меня?
    .help = Всё, что случилось после вашего последнего действия.
command-step = Следующее действие
    .help = Для переключателей: называет, что ещё можно сделать.
command-press = Сделать это
    .help = Для переключателей: делает названное последним.
command-list-previous = Предыдущая строка
    .help = Строка выше.
command-list-next = Следующая строка
    .help = Строка ниже.
command-list-first = Первая строка
    .help = К началу списка.
command-list-last = Последняя строка
    .help = К концу списка.
command-list-left = Предыдущее значение
    .help = Выбирает значение перед этим.
command-list-right = Следующее значение
    .help = Выбирает значение после этого.
command-select = Выбрать
    .help = Делает то, что сказано в строке.
command-find = Найти
    .help = { TOUCH() ->
        [yes] Введите слово, затем { KEY("select") }.
       *[no] Введите слово, затем { KEY("select") }; та же клавиша ещё раз ищет дальше.
      }
command-delete = Удалить
    .help = Удаляет строку, где это можно; один раз переспросит.
command-reset = Исходное значение
    .help = Возвращает настройке исходное значение.
command-explain = Объяснить
    .help = Что значит эта настройка.
command-section-list-left = Предыдущая группа
    .help = Переходит к группе перед этой.
command-section-list-right = Следующая группа
    .help = Переходит к следующей группе.
command-sheet-list-left = Предыдущая таблица
    .help = Таблица предыдущего игрока.
command-sheet-list-right = Следующая таблица
    .help = Таблица следующего игрока.
command-replay-list-left = Шаг назад
    .help = Рассказывает предыдущий шаг.
command-replay-list-right = Шаг вперёд
    .help = Рассказывает следующий шаг.
command-replay-list-previous = Предыдущий ход
    .help = Переходит к предыдущему ходу.
command-replay-list-next = Следующий ход
    .help = Переходит к следующему ходу.
command-replay-list-first = Первый шаг
    .help = Переходит к началу партии.
command-replay-list-last = Последний шаг
    .help = Переходит к концу партии.
command-replay-select = Слушать или пауза
    .help = Дальше идёт само или останавливается.
command-play-again = Сыграть ещё
    .help = Начинает новую партию с теми же игроками.
command-help = { TOUCH() ->
    [yes] Справка
   *[no] Клавиши здесь
  }
    .help = { TOUCH() ->
        [yes] Говорит, что делают кнопки.
       *[no] Список того, что можно нажать сейчас; { KEY("select") } выполняет.
      }
command-input-help = { TOUCH() ->
    [yes] Что делает кнопка
   *[no] Справка по клавишам
  }
    .help = { TOUCH() ->
        [yes] Кнопки говорят, что делают, и ничего не делают.
       *[no] Клавиши говорят, что делают, и ничего не делают.
      }
command-stop = Замолчать
    .help = Тишина, пока не скажут что-то новое.
command-older = Повторить, дальше старые сообщения
    .help = Повторяет последнее сообщение; каждое следующее нажатие на одно назад.
command-newer = Сообщение новее
    .help = Снова вперёд по сказанному.
command-oldest = Самое старое сообщение
    .help = Первое, что было сказано.
command-newest = Самое новое сообщение
    .help = Последнее, что было сказано.
command-recent = Последние сообщения
    .help = Несколько последних сообщений подряд; сколько, решает настройка.
command-kind = Какие сообщения
    .help = Какие сообщения перебирать: все, мои ходы, соперники, результаты.
command-where = Где я
    .help = В списке: его название, строка и её место. За столом: чей ход, кубики, очки и счёт.
command-copy = Копировать
    .help = Кладёт сообщение в буфер обмена.
command-softer = Звуки тише
    .help = Делает звуковые эффекты тише.
command-louder = Звуки громче
    .help = Делает звуковые эффекты громче.
command-voice-softer = Голос тише
    .help = Делает голос тише там, где его не задаёт скринридер.
command-voice-louder = Голос громче
    .help = Делает голос громче там, где его не задаёт скринридер.
command-slower = Голос медленнее
    .help = Замедляет голос там, где его не задаёт скринридер.
command-faster = Голос быстрее
    .help = Ускоряет голос там, где его не задаёт скринридер.
command-effects = Звуки включить или выключить
    .help = Выключает все звуковые эффекты или включает снова.
command-speech = Речь включить или выключить
    .help = Выключает всю речь или включает снова.
command-caption-smaller = Субтитры мельче
    .help = Для тех, кто смотрит в окно.
command-caption-bigger = Субтитры крупнее
    .help = Для тех, кто смотрит в окно.
command-back = Назад
    .help = Закрывает этот список; за столом открывает меню паузы.
command-leave = Выйти
    .help = Завершает программу.

## The groups of the lists of keys

command-group-play = Играть
command-group-ask = Спросить
command-group-friends = Друзья
command-group-lists = В списках
command-group-speech = Речь
command-group-sound = Звуки
command-group-program = Программа
command-group-switches = Переключатели

## Learning the sounds

menu-trainer = Числа на слух, попробовать
menu-quiz = Викторина
cue-played = {""}
cue-told = {""}
quiz-asked = {""}
trainer-open = { TOUCH() ->
    [yes] { $title }. { $label }
   *[no] { $title }. Цифры играют своё число. { $label }
  }
    .brief = { $title }. { $label }
trainer-hand = { TOUCH() ->
    [yes] Пять кубиков: нажатие бросает, следующее называет
   *[no] Пять кубиков: { KEY("select") } бросает, ещё раз называет
  }
    .brief = Пять кубиков
trainer-kept = Отложенные кубики: { $value }
trainer-answer = { $faces }.
level-slow = Числа, медленно
level-brisk = Числа, живо
level-dice = Пять кубиков
level-combo = Комбинации
level-cues = Все звуки
quiz-level = { $name }{ $best-n ->
    [0] {""}
   *[other] . Лучший результат { $best } из { $count }
  }
quiz-open = { $title }. { $digits ->
    [0] Какой из четырёх?
    [1] { TOUCH() ->
        [yes] Какое это число?
       *[no] Нажмите цифру.
      }
   *[other] { TOUCH() ->
        [yes] Какие это числа, всего { $digits }?
       *[no] Нажмите цифры, всего { $digits }.
      }
  } { KEY("list_right") }: ещё раз, { KEY("scores") }: счёт.
    .brief = { $title }.
quiz-wrong = Нет: { $answer }. { KEY("select") }: дальше.
quiz-missed = Нет: { $answer }. { KEY("select") }: дальше.
quiz-score = Верно { $right }, неверно { $wrong }, осталось { $left }.
    .brief = Верно { $right }, неверно { $wrong }.
quiz-ended = Верно { $right } из { $count }. { $record ->
    [yes] Ваш лучший результат.
   *[no] Лучший { $best }.
  }
    .brief = { $right } из { $count }.

## Names of sounds. cues-GROUP is a group of them, cue-FAMILY one; $count is a number of dice or a value.

cues-dice = Кубики и стакан
cues-game = Ходы и партии
cues-sheet = Таблицы
cues-fonnjo = Фонджо Фун
cues-combo = Комбинации
cues-tell = Что значит число
cues-value = Числа на слух
cues-friends = Друзья за столом
cues-menu = Меню и программа

cue-shake = Стакан трясут, кубиков: { $count }
cue-pour = Кубики высыпаются: { $count }
cue-pour-short = Кубики высыпаются, коротко: { $count }
cue-stroke = Один взмах стаканом, кубиков: { $count }
cue-shake-horn = Роговой стакан трясут, кубиков: { $count }
cue-pour-horn = Кубики из рогового стакана: { $count }
cue-pour-short-horn = Кубики из рогового стакана, коротко: { $count }
cue-shake-tin = Жестянку трясут, кубиков: { $count }
cue-pour-tin = Кубики из жестянки: { $count }
cue-pour-short-tin = Кубики из жестянки, коротко: { $count }
cue-shake-wood = Деревянный стакан трясут, кубиков: { $count }
cue-pour-wood = Кубики из деревянного стакана: { $count }
cue-pour-short-wood = Кубики из деревянного стакана, коротко: { $count }
cue-keep = Отложен
cue-release = Возвращён
cue-all-dice = Отложены все кубики
cue-bank = Запись
cue-bank-big = Запись, много очков
cue-farkle = Фаркл
cue-farkle-big = Фаркл, потеряно много очков
cue-hot-dice =
    { $count ->
        [2] Снова горячие кубики
        [3] Горячие кубики, третий раз или больше
       *[other] Горячие кубики
    }
cue-turn-mine = Ваш ход
cue-turn-other = Чужой ход
cue-name = Имя соперника { $count }
cue-win = Победа
cue-lose = Поражение
cue-tie = Ничья
cue-score = Поле заполнено
cue-score-big = Поле заполнено, много очков
cue-zero = Ноль в поле
cue-bonus = Бонус
cue-foon = Фун
cue-big-foon = Большой Фун
cue-crisis = Кризис
cue-dungeon = Дверь темницы
cue-party = Фонджо входит на вечеринку
cue-party-monster = Монстр входит на вечеринку
cue-another-day = Ещё день
cue-picture = Фото
cue-combo-pair = Пара
cue-combo-three = Три одинаковых
cue-combo-four = Четыре одинаковых
cue-combo-five = Пять одинаковых
cue-combo-six = Шесть одинаковых
cue-combo-full-house = Фулл-хаус
cue-combo-straight = Стрит
cue-combo-long-straight = Большой стрит
cue-combo-any = Любые кубики
cue-tell-points = Дальше очки
cue-tell-total = Дальше общий итог
cue-tell-dice = Дальше кубики
cue-tell-left = Сколько осталось
cue-tell-box = Верхнее поле: дальше его значение
cue-tell-need = Сколько нужно
cue-tell-risk = Риск, в процентах
cue-tell-choices = Сколько вариантов
cue-tell-choice = Вариант
cue-tell-round = Раунд
cue-tell-lost = Потерянные очки
cue-tell-fonnjo = Фонджо
cue-tell-group = Группа кубиков: дальше значение и число
cue-tell-seat = Место
cue-tell-yes = Да
cue-tell-no = Нет или ничего
cue-tell-letter = Буква или запятая в числе
cue-value = Число { $count }
cue-value-kept = Число { $count }, отложено
cue-value-brisk = Число { $count }, живо
cue-value-kept-brisk = Число { $count }, отложено, живо
cue-refused = Отказ
cue-question = Вопрос
cue-too-soon = Слишком рано
cue-undo = Отмена
cue-hurry = Быстрее
cue-menu-move = Следующая строка
cue-menu-edge = Конец списка
cue-menu-select = Выбор
cue-menu-open = Меню открывается
cue-menu-close = Меню закрывается
cue-start = Программа запускается
cue-exit = Программа завершается
cue-text = На экране есть что прочитать
cue-input-help-on = Справка по клавишам включена
cue-input-help-off = Справка по клавишам выключена
cue-game-kept = Партия сохранена
cue-game-resumed = Партия продолжается
cue-quiz-right = Верный ответ
cue-quiz-wrong = Неверный ответ
cue-thinking = Раздумье
cue-friend-came = Кто-то приходит
cue-friend-left = Кто-то уходит
cue-friend-quiet = Кто-то не отвечает
cue-friend-back = Кто-то снова здесь
cue-friend-said = Кто-то что-то говорит
cue-line-lost = Ваша связь потеряна
cue-line-found = Ваша связь восстановлена
cue-ambience = Комната со столом
cue-motif-fune-start = FUNE, мелодия: начало партии
cue-motif-fune-turn = FUNE, мелодия: ваш ход
cue-motif-fune-bank = FUNE, мелодия: очки записаны
cue-motif-fune-win = FUNE, мелодия: победа
cue-motif-dice4fun-start = Dice4Fun, мелодия: начало партии
cue-motif-dice4fun-turn = Dice4Fun, мелодия: ваш ход
cue-motif-dice4fun-bank = Dice4Fun, мелодия: очки записаны
cue-motif-dice4fun-win = Dice4Fun, мелодия: победа
cue-motif-farkle-start = Фаркл, мелодия: начало партии
cue-motif-farkle-turn = Фаркл, мелодия: ваш ход
cue-motif-farkle-bank = Фаркл, мелодия: очки записаны
cue-motif-farkle-win = Фаркл, мелодия: победа
cue-motif-fonnjo-foon-start = Фонджо Фун, мелодия: начало партии
cue-motif-fonnjo-foon-turn = Фонджо Фун, мелодия: ваш ход
cue-motif-fonnjo-foon-bank = Фонджо Фун, мелодия: очки записаны
cue-motif-fonnjo-foon-win = Фонджо Фун, мелодия: победа
