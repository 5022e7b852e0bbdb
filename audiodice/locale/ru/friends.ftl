# Friends at other machines, in Russian: read only when somebody plays with friends.
# A table is "стол", its code "код", a connection "связь".

## The way to a table

friends-title = Друзья
friends-host = Открыть стол
friends-join = Сесть за стол по коду
friends-near = Столы рядом
friends-install = Как установить недостающее
friends-missing = Для игры с друзьями нужно ещё: { $what }. С помощью pip: pip install "{ $what }".
    .brief = Установите { $what }.
friends-name = Как вас будут звать друзья? Введите имя, затем { KEY("select") }.
    .brief = Ваше имя?
friends-need-name = Друзьям нужно ваше имя.
    .brief = Нужно имя.
nobody-near = В этой сети стола не объявлено. По коду сесть за него всё равно можно.
    .brief = Столов рядом нет.
near-table = { $name }, стол по адресу { $address }
host-menu = Стол для друзей
host-open = Открыть стол
host-seats = Мест для людей: { $number }
host-name = Моё имя: { $value }
host-near = Кто может прийти: { $reach ->
    [near] все в этой сети
    [broker] все, через брокер из настроек
   *[here] только этот компьютер
  }
    .help = Откуда стол доступен. Без кода за него никто не сядет.
code-asked = { $name-n ->
    [0] Код стола.
   *[other] { $name }, код стола.
  } Хватит первых букв каждого слова, затем Пробел; в конце { KEY("select") }.
    .brief = Код?
code-so-far = { $code-n ->
    [0] Пока ничего.
   *[other] { $code }.
  } { $typed-n ->
    [0] {""}
   *[other] { $typed }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-word = { $word }{ $many ->
    [1] .
   *[other] , одно из { $many }.
  }
code-taken = { $word-n ->
    [0] {""}
   *[other] { $word }.
  } { $left ->
    [0] Это всё. { KEY("select") }: сесть за стол.
    [1] Осталось одно слово.
    [one] Осталось { $left } слово.
    [few] Осталось { $left } слова.
   *[many] Осталось { $left } слов.
  }
    .brief = { $left ->
        [0] { $word } Всё.
       *[other] { $word } { $left }.
      }
code-several = Так начинаются слова, всего { $many }: { $words }. { KEY("list_next") } перебирает их.
    .brief = { $words }?
words-last = { $head }, { $next }
code-no-word = Ни одно слово кода не начинается с { $typed }.
    .brief = { $typed }: нет.
code-full = Все пять слов есть. { KEY("select") }: сесть за стол.
    .brief = Все пять есть.
code-short = { $left ->
    [1] Не хватает одного слова.
   *[other] Не хватает слов: { $left }.
  }
code-wrong-count = В коде пять слов, а здесь { $count }.
code-unknown-word = Слово { $number }, { $typed }: такого в кодах нет. Может быть, { $nearest }?
code-told = Код: { $code }.
listening = { $copies ->
    [yes] { KEY("copy") } копирует его, { KEY("where") } повторяет.
   *[no] { KEY("where") } повторяет его.
  }{ $address-n ->
    [0] {""}
   *[other] {" "}Адрес стола: { $address }.
  }
    .brief = {""}
friends-called = Остальные приглашены.

## Before the game

lobby-host = Ваш стол
lobby-guest = Стол с друзьями
lobby-begin = Начать игру, { $count ->
    [1] пока никого нет
   *[other] за столом { $count }
  }
lobby-wait = { $name-n ->
    [0] Ожидание ответа
   *[other] Игру начнёт { $name }, за столом { $count }
  }
lobby-invite = Скопировать приглашение, ссылку
lobby-who = Кто здесь
lobby-sit = Занять место
lobby-watch = Только смотреть
lobby-leave = Уйти из-за стола
lobby-sits = Вы хотите занять место.
lobby-watches = Вы смотрите.
friends-code = Назвать код
leave-asked = { $host ->
    [yes] Ваш стол закроется. Ещё раз { KEY("back") }: уйти.
   *[no] Ещё раз { KEY("back") }: уйти.
  }
table-sought = Поиск стола.
    .brief = {""}
table-found = { $name }, стол: { $game }, мест { $most }.
    .brief = { $game }.
table-begins = Начинаем.
table-began = {""}
table-too-few = С вами за столом пока никого.
    .brief = Пока никого.
table-cannot-begin = Начать нельзя: { $why }.
table-full = Мест нет, за столом { $most }. Можно остаться и смотреть.
    .brief = Мест нет. Можно смотреть.
table-other-version = Этот стол открыт другой версией audiodice.
    .brief = Другая версия.
table-other-game = За этим столом играют в { $game }, а здесь такой игры нет.
    .brief = Неизвестная игра.
table-silent = За этим столом никого. Код верный?
    .brief = Там никого.
table-split = { $name }: эта партия и ваша разошлись, и снова общей её не сделать.
    .brief = { $name }: другая партия.
table-ended = Эту партию прекратили.

## Who is here

friends-here = { $alone ->
    [yes] Кроме вас, никого.
   *[no] { $friends }.
  }
friends-item = { $b ->
    [-1] {""}
    [0] {""}
   *[other] место { $b },{" "}
  }{ $c ->
    [me] вы
   *[other] { $a }
  }{ $b ->
    [0] , смотрит
   *[other] {""}
  }{ $c ->
    [quiet] , не отвечает
    [gone] , нет за столом
    [computer] , играет компьютер
   *[other] {""}
  }
friends-joint = { $head }; { $next }
friends-last = { $head }; { $next }
friend-entry = { $name }{ $state ->
    [me] , это вы
    [muted] , без звука
    [quiet] , не отвечает
    [gone] , нет за столом
   *[other] , здесь
  }
talk-entry = Слышны слова друзей: { $value }
friend-came = { $name } здесь{ $watching ->
    [yes] , чтобы смотреть.
   *[no] .
  }
    .brief = { $name }.
friend-sat = { $me ->
    [yes] Ваше место { $number }.
   *[no] { $name } занимает место { $number }.
  }
    .brief = { $me ->
        [yes] Ваше место: { $number }.
       *[no] { $name }, место { $number }.
      }
friend-stood-up = { $me ->
    [yes] Места у вас больше нет.
   *[no] { $name } освобождает место.
  }
friend-left = { $name } уходит.
friend-quiet = { $name } не отвечает.
    .brief = { $name } не отвечает.
friend-gone = { $name } больше не за столом.
decide-asked = { KEY("friends") }: ждать, посадить компьютер или прекратить партию.
    .brief = { KEY("friends") }: решить.
friend-back = { $name } снова здесь.
friend-cheated = { $name }: подписаны два разных хода вместо одного. Это обман, игрок выбывает.
    .brief = { $name }: обман, выбывает.
friend-odd = { $name }: что-то пришло не по правилам и пропущено.
    .brief = {""}
line-lost = Связь потеряна. Программа сама попробует снова.
    .brief = Связь потеряна.
line-found = Связь восстановлена.
line-refused = Брокер по адресу { $address } отказывает в подключении.
line-certificate = Сертификат { $address } не подходит: неизвестно, кто там слушает.
    .brief = Неверный сертификат: { $address }.
line-no-broker = По адресу { $address } отвечает не брокер.
line-no-host = Адреса { $address } нет.
line-unreachable = По адресу { $address } никто не отвечает.
friends-no-network = Этот компьютер не в сети.
friends-no-broker = Запустить брокер не удалось: { $why }.
friends-bad-broker = { $url }: это не адрес брокера.
friends-not-found = Рядом стола с этим кодом нет, а брокер для поиска дальше не задан.
    .brief = Такого стола рядом нет.
friends-needs-broker = В браузере для столов с друзьями нужен брокер в интернете. Задайте его адрес в настройках или откройте ссылку из приглашения.
    .brief = Нужно задать брокер.
friends-no-websocket = Так браузер не достигнет { $address }: адрес должен начинаться с wss или с ws.
    .brief = Адрес должен начинаться с wss.
friends-not-loaded = Не удалось загрузить то, что нужно для игры с друзьями. Есть ли сеть?
    .brief = Не загружено.

## What is said

say-what = Что вы хотите сказать? { KEY("select") }: сказать.
    .brief = Что сказать?
friend-said = { $name }: { $text }
friend-phrase = { $name }: { phrase }
you-said = Вы: { $text }
said-later = Связь потеряна: отправится, когда она восстановится.
    .brief = Отправится позже.
nothing-was-said = Никто ещё ничего не говорил.
    .brief = Пока ничего.
phrases-title = Фразы
phrase-numbered = { $number }, { $text }
phrase = { $phrase ->
    [1] { phrase-1 }
    [2] { phrase-2 }
    [3] { phrase-3 }
    [4] { phrase-4 }
    [5] { phrase-5 }
    [6] { phrase-6 }
    [7] { phrase-7 }
    [8] { phrase-8 }
    [9] { phrase-9 }
   *[other] ?
  }
phrase-1 = Отличный бросок!
phrase-2 = Не повезло.
phrase-3 = Ваш ход.
phrase-4 = Минуту, пожалуйста.
phrase-5 = Я снова здесь.
phrase-6 = Спасибо.
phrase-7 = Хорошая игра!
phrase-8 = Ещё партию?
phrase-9 = Мне пора.

## At the table

friends-pause = Меню, игра продолжается
leaves-friends = { $review ->
    [yes] { KEY("hint") }: разбор партии, { KEY("roll") }: уйти из-за стола.
   *[no] { KEY("roll") }: уйти из-за стола.
  }
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") }: разбор партии.{" "}
   *[no] {""}
  }{ $name } пока не начинает снова: об этом будет сказано здесь. Уйти: { KEY("back") }, затем «{ lobby-leave }».
    .brief = { $name } пока не начинает снова. { KEY("back") }: { lobby-leave }.
friend-begins-again = { $name } начинает снова. { KEY("roll") }: присоединиться.
    .brief = { $name }, снова. { KEY("roll") }: присоединиться.
friends-next = Присоединиться к следующей партии
    .help = Когда она начнётся. Уйти: { KEY("back") }, затем «{ lobby-leave }».
friends-leave = Уйти из-за стола
    .help = В главное меню; партия остаётся в достижениях.
dice-coming = Ваши кубики в пути.
    .brief = Кубики в пути.
dice-wait = { $names-n ->
    [0] Кубики ждут остальных.
   *[other] Кубики ждут, нет ответа: { $names }.
  }
throw-waits = Бросок в пути.
not-back-yet = Секунду: пропущенное вами в пути.
you-watch = Вы смотрите: это для игроков.
    .brief = Вы смотрите.
friends-missed = { $turns ->
    [0] Вы не пропустили ни одного хода.
    [1] Вы пропустили один ход. { KEY("missed") } расскажет.
    [one] Вы пропустили { $turns } ход. { KEY("missed") } расскажет.
    [few] Вы пропустили { $turns } хода. { KEY("missed") } расскажет.
   *[many] Вы пропустили { $turns } ходов. { KEY("missed") } расскажет.
  }
    .brief = { $turns ->
        [0] Ничего не пропущено.
       *[other] Пропущено { $turns }.
      }
table-rewound = Последние ходы дошли не до всех и не считаются.
    .brief = Последние ходы не считаются.
undo-asking = Спрашиваем остальных.
    .brief = Спрашиваем.
undo-asked = { $name } хочет отменить { $many ->
    [1] шаг
    [one] { $many } шаг
    [few] { $many } шага
   *[many] { $many } шагов
  }. { KEY("undo") }: разрешить, { KEY("friends") }: другие ответы.
    .brief = { $name }: отменить? { KEY("undo") }: разрешить.
undo-agreed = Разрешено.
undo-denied = Не разрешено.
undo-refused = Шаг остаётся: согласны не все.
    .brief = Шаг остаётся.
undo-nobody = Согласиться некому.
undo-allow = Разрешить
undo-deny = Не разрешать
friend-undid = { $who ->
    [you] Отменено. Ваш ход.
   *[other] { $name } отменяет шаг.
  }
end-asked = { $name } предлагает закончить игру: игрока { $about } нет. { KEY("friends") }: решить.
    .brief = { $name }: закончить игру? { KEY("friends") }: решить.
decide-wait = { $name }: ждать
decide-computer = { $name }: посадить компьютер
decide-end = { $name }: прекратить партию
chosen-wait = Ждём, вернётся ли { $name }.
chosen-computer = { $name }: дальше играет компьютер, если согласны все, кто здесь.
    .brief = { $name }: компьютер.
chosen-end = Партия прекратится, если согласны все, кто здесь.
    .brief = Партия прекратится.
ruled-skip = { $who ->
    [you] Вашей части броска не было: дальше без вас.
   *[other] { $name }: части броска нет, дальше без неё.
  }
    .brief = { $who ->
        [you] Без вас.
       *[other] { $name }: без этой части.
      }
ruled-lost = { $who ->
    [you] Ваш бросок не пришёл: вы теряете ход.
   *[other] { $name }: бросок не пришёл, ход потерян.
  }
    .brief = Ход потерян.
ruled-computer = { $who ->
    [you] За вас играет компьютер.
   *[other] { $name }: играет компьютер.
  }
ruled-back = { $who ->
    [you] Ваше место снова ваше.
   *[other] { $name } снова играет.
  }
ruled-end = Партия прекращена, без победителя.

## Games kept

friends-not-kept = Вернуться за тот стол нельзя: ничего не сохранилось.
    .brief = Вернуться нельзя.
shared-needs = Для этой партии нужны ваши друзья
shared-back = Вернуться за её стол
