# Friends at other machines, in Russian: read only when somebody plays with friends.
# A room is "комната", its code "код", its host "хозяин", a connection "связь", a relay "сервер".

## The way to a room

friends-title = Друзья
friends-host = Открыть комнату
friends-join = Войти в комнату
friends-install = Как установить недостающее
friends-missing = Для игры с друзьями нужно ещё: { $what }. С помощью pip: pip install "{ $what }".
    .brief = Установите { $what }.
friends-name = Как вас будут звать друзья? Введите имя, затем { KEY("select") }.
    .brief = Ваше имя?
friends-need-name = Друзьям нужно ваше имя.
    .brief = Нужно имя.
code-asked = Код комнаты: двенадцать цифр.
    .brief = Код?
code-so-far = { $code-n ->
    [0] Пока ничего.
   *[other] { $code }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-short = { $left ->
    [1] Не хватает одной цифры.
   *[other] Не хватает цифр: { $left }.
  }
code-told = Код: { $code }.

## In the room

lobby-wait = { $name-n ->
    [0] Ожидание ответа
   *[other] Игру начнёт { $name }, игроков { $count }
  }
lobby-who = Кто здесь
lobby-sit = Занять место
lobby-watch = Только смотреть
lobby-sits = Вы хотите занять место.
lobby-watches = Вы смотрите.
friends-code = Назвать код
leave-asked = { TOUCH() ->
    [yes] Выйти из комнаты?
   *[no] Ещё раз { KEY("back") }: выйти из комнаты.
  }
table-sought = Поиск комнаты.
table-too-few = Играть здесь пока не с кем.
    .brief = Пока никого.
table-cannot-begin = Начать нельзя: { $why }.
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
    [gone] , нет на связи
    [computer] , играет компьютер
   *[other] {""}
  }
friends-joint = { $head }; { $next }
friends-last = { $head }; { $next }
friend-entry = { $name }{ $state ->
    [me] , это вы
    [muted] , без звука
    [quiet] , не отвечает
    [gone] , нет на связи
   *[other] , здесь
  }
talk-entry = Слышны слова друзей: { $value }
friend-came = { $name } здесь.
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
friend-gone = { $name } больше не на связи.
decide-asked = { KEY("friends") }: ждать, посадить компьютер или прекратить партию.
    .brief = { KEY("friends") }: решить.
friend-odd = { $name }: что-то пришло не по правилам и пропущено.
    .brief = {""}
line-lost = Связь потеряна. Программа сама попробует снова.
    .brief = Связь потеряна.
line-still-lost = Связи нет.
line-found = Связь восстановлена.
line-refused = Сервер по адресу { $address } отказывает в подключении.
line-certificate = Сертификат { $address } не подходит: неизвестно, кто там слушает.
    .brief = Неверный сертификат: { $address }.
line-no-broker = По адресу { $address } отвечает не сервер для связи с друзьями.
line-no-host = Адреса { $address } нет.
line-unreachable = По адресу { $address } никто не отвечает.
friends-no-broker = Запустить сервер не удалось: { $why }.
friends-bad-broker = { $url }: это не адрес сервера.
friends-not-found = В этой сети нет комнаты с таким кодом, а сервер для связи дальше не задан.
    .brief = Такой комнаты рядом нет.
friends-needs-broker = В браузере для комнат нужен сервер в интернете. Задайте его адрес в настройках.
    .brief = Нужно задать сервер.
friends-no-websocket = Так браузер не достигнет { $address }: адрес должен начинаться с wss или с ws.
    .brief = Адрес должен начинаться с wss.
friends-needs-wss = Этой странице доступны только серверы, адрес которых начинается с wss, а { $address } начинается иначе.
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
room-by-back = В комнату: { KEY("back") }, затем «{ room-back }».
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") }: разбор партии.{" "}
   *[no] {""}
  }Следующую партию начнёт { $name }. Уйти: { KEY("back") }, затем «{ room-leave }».
    .brief = Начнёт { $name }. { KEY("back") }: { room-leave }.
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
decide-wait = { $name }: ждать
decide-computer = { $name }: посадить компьютер
decide-end = { $name }: прекратить партию
chosen-wait = Ждём, вернётся ли { $name }.
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

friends-not-kept = Эта комната не сохранена. В неё можно войти по коду.
    .brief = Не сохранена.
shared-needs = Для этой партии нужны ваши друзья
shared-back = Перейти в комнату этой партии

## The room

consent-asked = К друзьям в других сетях зашифрованные сообщения идут через общедоступные серверы: { $names }. Прочесть сообщения они не могут, но видят ваш IP-адрес.
    .brief = Использовать общедоступные серверы: { $names }? Прочесть сообщения они не могут, но видят ваш IP-адрес.
consent-yes = Использовать общедоступные серверы
consent-no = Только эта сеть
room-title = { $whose ->
    [mine] Ваша комната
    [named] { $name }, комната
   *[unknown] Комната
  }{ $code-n ->
    [0] {""}
   *[other] , { $code }
  }
room-forgotten = Комната забыта.
room-begin = Начать игру { $game }, { $count ->
    [1] пока больше никого нет
   *[other] игроков { $count }
  }
room-computers = Компьютерных игроков: { $number }
room-chance = Шанс на победу по клавише: { $value }
room-invite = Скопировать приглашение, ссылку
room-lock = Запереть комнату
room-unlock = Отпереть комнату
room-back = Вернуться в комнату
room-end-game = Завершить партию для всех
room-leave = Выйти из комнаты
room-leave-asked = Кто будет хозяином комнаты?
room-hand-over = Хозяином будет { $name }
room-close = Закрыть комнату для всех
room-stay = Остаться здесь
room-entered = { $name }, комната.{ $others-n ->
    [0] {""}
   *[other] {" "}Здесь также { $others }.
  }{ $game-n ->
    [0] {""}
   *[other] {" "}Следующая игра: { $game }, её начнёт { $name }.
  }
room-keys = { $keys ->
    [copies] { KEY("copy") } копирует его, { KEY("where") } повторяет.
    [host] { KEY("where") } повторяет его.
   *[guest] { KEY("who") } говорит, кто здесь, { KEY("say") } пишет всем.
  }
    .brief = {""}
room-silent = В этой комнате сейчас никого. Можно подождать здесь.
    .brief = Сейчас никого.
room-refused = { $why ->
    [locked] Комната заперта.
   *[other] Комната заполнена.
  }
room-locked = Комната заперта.
room-unlocked = Комната снова открыта.
room-closed = { $name } закрывает комнату.
game-chosen = Следующая игра: { $game }.
host-lost = { $name } больше не на связи. Здесь { $here } из { $of }. { KEY("friends") }: ждать или продолжить без игрока { $name }.
    .brief = { $name } не на связи, здесь { $here } из { $of }. { KEY("friends") }?
host-go-on = Продолжить без игрока { $name }
host-went-on = { $you ->
    [goes] Вы продолжаете без игрока { $lost }.
    [lost] Игра продолжилась без вас: хозяин комнаты теперь { $name }.
   *[other] { $name } продолжает без игрока { $lost }.
  }
host-changed = { $me ->
    [yes] Комната теперь ваша.
   *[no] Хозяин комнаты теперь { $name }.
  }
tables-meet = { $name } продолжает эту партию за другим столом. { KEY("friends") }: присоединиться; тогда здесь { $many ->
    [1] последний ход не считается
    [one] последний { $many } ход не считается
    [few] последние { $many } хода не считаются
   *[many] последние { $many } ходов не считаются
  }.
table-join-larger = Присоединиться к остальным
table-changed = Теперь вы за столом игрока { $name }{ $many ->
    [0] .
    [1] ; последний ход за прежним столом не считается.
    [one] ; последний { $many } ход за прежним столом не считается.
    [few] ; последние { $many } хода за прежним столом не считаются.
   *[many] ; последние { $many } ходов за прежним столом не считаются.
  }
friend-lost = { $name } больше не на связи.
friend-removed = { $me ->
    [yes] Вас удалили из комнаты.
   *[no] Из комнаты удалили игрока { $name }.
  }
two-programs = { $me ->
    [yes] Вы в этой комнате ещё и в другой программе.
   *[no] { $name } здесь в двух программах. Выбрать одну: { KEY("friends") }, затем имя.
  }
twin-newer = Оставить новую программу
twin-older = Оставить прежнюю программу
put-out = В комнате остаётся другая ваша программа, а эта из неё вышла.
not-the-host = Это может только хозяин комнаты.
chance-off = В игре с друзьями это включает хозяин комнаты.
cannot-be-host = { $name } сейчас не может стать хозяином комнаты.
person-hand-over = Передать комнату
person-remove = Удалить из комнаты
code-wrong-digits = В коде двенадцать цифр.
code-wrong-check = Одна цифра неверна: { $code }. Введите код ещё раз.
code-digits-only = Только цифры.
