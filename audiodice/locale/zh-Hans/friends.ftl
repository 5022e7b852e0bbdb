# Friends at other machines, in Simplified Chinese: read only when somebody plays with friends.


## The way to a room

friends-title = 好友
friends-host = 创建房间
friends-join = 加入房间
friends-install = 怎样安装缺少的东西
friends-missing = 和好友玩还需要：{ $what }。用 pip 安装：pip install "{ $what }"。
    .brief = 请安装{ $what }。
friends-name = 好友怎么叫你？请输入名字，再按{ KEY("select") }。
    .brief = 你的名字？
friends-need-name = 好友需要知道怎么叫你。
    .brief = 需要名字。
code-asked = 请输入房间号，十二位数字。
    .brief = 房间号？
code-so-far = { $code-n ->
    [0] 还没有。
   *[other] { $code }。
  }
code-joint = { $head }。{ $next }
code-last = { $head }。{ $next }
code-short = 还差{ $left }个数字。
code-told = 房间号：{ $code }。

## In the room

lobby-wait = { $name-n ->
    [0] 正在等回应
   *[other] 等{ $name }开局，{ $count }人参加
  }
lobby-who = 谁在这里
lobby-sit = 入座
lobby-watch = 只旁观
lobby-sits = 你要入座。
lobby-watches = 你旁观。
friends-code = 说房间号
leave-asked = { TOUCH() ->
    [yes] 离开房间吗？
   *[no] 再按{ KEY("back") }离开房间。
  }
table-sought = 正在找房间。
table-too-few = 还没有别人来一起玩。
    .brief = 还没有人。
table-cannot-begin = 不能开局：{ $why }。
table-ended = 这一局被中止了。

## Who is here

friends-here = { $alone ->
    [yes] 这里只有你。
   *[no] { $friends }。
  }
friends-item = { $b ->
    [-1] {""}
    [0] {""}
   *[other] { $b }号座，
  }{ $c ->
    [me] 你
   *[other] { $a }
  }{ $b ->
    [0] ，旁观
   *[other] {""}
  }{ $c ->
    [quiet] ，没有响应
    [gone] ，已断线
    [computer] ，电脑代玩
   *[other] {""}
  }
friends-joint = { $head }；{ $next }
friends-last = { $head }；{ $next }
friend-entry = { $name }{ $state ->
    [me] ，是你
    [muted] ，已屏蔽
    [quiet] ，没有响应
    [gone] ，已断线
   *[other] ，在线
  }
talk-entry = 听好友说话：{ $value }
friend-came = { $name }来了。
    .brief = { $name }。
friend-sat = { $me ->
    [yes] 你坐{ $number }号座。
   *[no] { $name }坐{ $number }号座。
  }
    .brief = { $me ->
        [yes] 你坐{ $number }号座。
       *[no] { $name }，{ $number }号座。
      }
friend-stood-up = { $me ->
    [yes] 你没有座位了。
   *[no] { $name }离座了。
  }
friend-left = { $name }走了。
friend-quiet = { $name }没有响应。
friend-gone = { $name }断线了。
decide-asked = 按{ KEY("friends") }：等一等、让电脑代玩，或结束本局。
    .brief = 按{ KEY("friends") }决定。
friend-odd = { $name }发来的内容不合规则，已忽略。
    .brief = {""}
line-lost = 连接断了，程序会自动重连。
    .brief = 连接断了。
line-still-lost = 没有连接。
line-found = 连接恢复了。
line-refused = 服务器{ $address }拒绝了我们。
line-certificate = { $address }的证书不对：不知道那边是谁。
    .brief = { $address }证书不对。
line-no-broker = { $address }那边不是中转服务器。
line-no-host = 没有{ $address }这个地址。
line-unreachable = { $address }没有回应。
friends-no-broker = 服务器启动不了：{ $why }。
friends-bad-broker = { $url }不是服务器地址。
friends-not-found = 这个网络里没有这个房间号，也没有设置能连到更远的服务器。
    .brief = 附近没有这个房间。
friends-needs-broker = 在浏览器里，房间需要互联网上的服务器。请在设置里填它的地址。
    .brief = 要先设置服务器。
friends-no-websocket = 浏览器这样连不到{ $address }：地址开头要用 wss 或 ws。
    .brief = 地址开头要用 wss。
friends-needs-wss = 这个网页只能连地址以 wss 开头的服务器，{ $address }不是这样开头。
    .brief = 地址开头要用 wss。
friends-not-loaded = 和好友玩所需的东西没能装好。有网络吗？
    .brief = 没能装好。

## What is said

say-what = 想说什么？按{ KEY("select") }说出。
    .brief = 说什么？
friend-said = { $name }：{ $text }
friend-phrase = { $name }：{ phrase }
you-said = 你：{ $text }
said-later = 连接断了：恢复后再发送。
    .brief = 恢复后再发送。
nothing-was-said = 还没有人说话。
    .brief = 还没有。
phrases-title = 短语
phrase-numbered = { $number }，{ $text }
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
   *[other] ？
  }
phrase-1 = 掷得好！
phrase-2 = 真不走运。
phrase-3 = 轮到你了。
phrase-4 = 请稍等。
phrase-5 = 我回来了。
phrase-6 = 谢谢。
phrase-7 = 玩得真好！
phrase-8 = 再来一局？
phrase-9 = 我要走了。

## At the table

friends-pause = 菜单，游戏照常进行
room-by-back = 要回房间，按{ KEY("back") }，再选“{ room-back }”。
    .brief = {""}
not-begun-again = { $review ->
    [yes] 按{ KEY("hint") }复盘。
   *[no] {""}
  }下一局由{ $name }开始。要离开，按{ KEY("back") }，再选“{ room-leave }”。
    .brief = 由{ $name }开始。{ KEY("back") }：{ room-leave }。
dice-coming = 你的骰子马上就到。
    .brief = 骰子就来。
dice-wait = { $names-n ->
    [0] 骰子在等其他人。
   *[other] 骰子在等{ $names }。
  }
throw-waits = 正在掷骰子。
not-back-yet = 稍等：你错过的正在传来。
you-watch = 你在旁观：这是玩家用的。
    .brief = 你在旁观。
friends-missed = { $turns ->
    [0] 你没有错过回合。
   *[other] 你错过了{ $turns }个回合。按{ KEY("missed") }听。
  }
    .brief = { $turns ->
        [0] 没有错过。
       *[other] 错过{ $turns }个回合。
      }
table-rewound = 最后几步没有传到所有人那里，不算数。
    .brief = 最后几步不算数。
undo-asking = 正在问其他人。
    .brief = 在问。
undo-asked = { $name }想撤销{ $many }步。按{ KEY("undo") }同意，按{ KEY("friends") }有更多选择。
    .brief = { $name }：撤销？按{ KEY("undo") }同意。
undo-agreed = 同意了。
undo-denied = 没有同意。
undo-refused = 不撤销：有人没同意。
    .brief = 不撤销。
undo-nobody = 没有人可以同意。
undo-allow = 同意
undo-deny = 不同意
friend-undid = { $who ->
    [you] 已撤销，轮到你。
   *[other] { $name }撤销了一步。
  }
decide-wait = { $name }：等一等
decide-computer = { $name }：让电脑代玩
decide-end = { $name }：结束本局
chosen-wait = 我们等{ $name }。
ruled-skip = { $who ->
    [you] 这一掷缺了你的一份：不等你，继续。
   *[other] 这一掷缺了{ $name }的一份：不等了，继续。
  }
    .brief = { $who ->
        [you] 不等你了。
       *[other] 不等{ $name }了。
      }
ruled-lost = { $who ->
    [you] 你的那一掷没传到：失去这个回合。
   *[other] { $name }的那一掷没传到：失去这个回合。
  }
    .brief = 失去回合。
ruled-computer = { $who ->
    [you] 电脑替你玩。
   *[other] 电脑替{ $name }玩。
  }
ruled-back = { $who ->
    [you] 座位又是你的了。
   *[other] { $name }回来接着玩。
  }
ruled-end = 本局结束，没有赢家。

## Games kept

friends-not-kept = 那个房间没有记下来。有房间号就能加入。
    .brief = 没有记下来。
shared-needs = 这一局需要你的好友
shared-back = 去这一局的房间

## The room

consent-asked = 要连到别处的好友，加密的消息会经过{ $names }的公共服务器。它们看不到内容，但能看到你的 IP 地址。
    .brief = 使用{ $names }的公共服务器？它们看不到消息内容，但能看到你的 IP 地址。
consent-yes = 使用公共服务器
consent-no = 只用这个网络
room-title = { $whose ->
    [mine] 你的房间
    [named] { $name }的房间
   *[unknown] 房间
  }{ $code-n ->
    [0] {""}
   *[other] ，{ $code }
  }
room-forgotten = 已从列表移除。
room-begin = 开始{ $game }，{ $count ->
    [1] 还没有别人
   *[other] { $count }人参加
  }
room-computers = 电脑玩家：{ $number }
room-chance = 按键听胜算：{ $value }
room-invite = 复制邀请链接
room-lock = 锁上房间
room-unlock = 解锁房间
room-back = 回到房间
room-end-game = 为所有人结束本局
room-leave = 离开房间
room-leave-asked = 房间交给谁？
room-hand-over = 交给{ $name }
room-close = 解散房间，所有人离开
room-stay = 留在这里
room-entered = { $name }的房间。{ $others-n ->
    [0] {""}
   *[other] 还有{ $others }在这里。
  }{ $game-n ->
    [0] {""}
   *[other] 下一局：{ $game }，等{ $name }开始。
  }
room-keys = { $keys ->
    [copies] 按{ KEY("copy") }复制，按{ KEY("where") }再听。
    [host] 按{ KEY("where") }再听。
   *[guest] 按{ KEY("who") }听谁在这里，按{ KEY("say") }给大家写话。
  }
    .brief = {""}
room-silent = 房间里现在没有人。你可以在这里等。
    .brief = 现在没有人。
room-refused = { $why ->
    [locked] 房间锁着。
   *[other] 房间满了。
  }
room-locked = 房间锁上了。
room-unlocked = 房间解锁了。
room-closed = { $name }解散了房间。
game-chosen = 下一局：{ $game }。
host-lost = { $name }断线了。一共{ $of }人，还有{ $here }人在。按{ KEY("friends") }：等一等，或不等{ $name }，继续玩。
    .brief = { $name }断线了，一共{ $of }人，还有{ $here }人在。按{ KEY("friends") }决定。
host-go-on = 不等{ $name }，继续玩
host-went-on = { $you ->
    [goes] 你不等{ $lost }，继续玩。
    [lost] { $name }没有等你，继续玩了。
   *[other] { $name }不等{ $lost }，继续玩。
  }
host-changed = { $me ->
    [yes] 现在你是房主。
   *[no] 现在{ $name }是房主。
  }
tables-meet = { $name }在另一桌继续这一局。按{ KEY("friends") }可以加入，但这里的最后{ $many }步就不算数了。
table-join-larger = 加入他们那一桌
table-changed = 你换到了{ $name }那一桌{ $many ->
    [0] 。
   *[other] ，原来这桌的最后{ $many }步不算数。
  }
friend-lost = { $name }断线了。
friend-removed = { $me ->
    [yes] 房主把你移出了房间。
   *[no] { $name }被移出了房间。
  }
two-programs = { $me ->
    [yes] 你还有另一个程序在这个房间里。
   *[no] { $name }有两个程序在这里。按{ KEY("friends") }，再选名字，可以留下一个。
  }
twin-newer = 留下较新的程序
twin-older = 留下较早的程序
put-out = 房主留下了你的另一个程序，这个程序已离开房间。
not-the-host = 只有房主可以这样做。
chance-off = 和朋友玩时，由房主在房间里打开。
cannot-be-host = { $name }现在不能当房主。
person-hand-over = 转让房主
person-remove = 移出房间
code-wrong-digits = 房间号是十二位数字。
code-wrong-check = 有一个数字不对：{ $code }。请重新输入。
code-digits-only = 只能输入数字。
