# Friends at other machines, in Simplified Chinese: read only when somebody plays with friends.

## The way to a table

friends-title = 好友
friends-host = 开桌
friends-join = 用口令加入
friends-near = 附近的桌
friends-install = 怎样安装缺少的东西
friends-missing = 和好友玩还需要：{ $what }。用 pip 安装：pip install "{ $what }"。
    .brief = 请安装{ $what }。
friends-name = 好友怎么叫你？请输入名字，再按{ KEY("select") }。
    .brief = 你的名字？
friends-need-name = 好友需要知道怎么叫你。
    .brief = 需要名字。
nobody-near = 这个网络里没有人开桌。有口令一样可以加入。
    .brief = 附近没人开桌。
near-table = { $name }的桌，{ $address }
host-menu = 好友桌
host-open = 开桌
host-seats = 玩家座位：{ $number }
host-name = 我的名字：{ $value }
host-near = 谁能来：{ $reach ->
    [near] 这个网络里的所有人
    [broker] 所有人，通过设置里的服务器
   *[here] 只有这台电脑
  }
    .help = 从哪里能连到这一桌。没有口令谁也进不来。
code-asked = { $name-n ->
    [0] 请输入那一桌的口令。
   *[other] 请输入{ $name }那桌的口令。
  }每个词打前几个字母就够，再按空格；最后按{ KEY("select") }。
    .brief = 口令？
code-so-far = { $code-n ->
    [0] 还没有。
   *[other] { $code }。
  }{ $typed-n ->
    [0] {""}
   *[other] { $typed }。
  }
code-joint = { $head }。{ $next }
code-last = { $head }。{ $next }
code-word = { $word }{ $many ->
    [1] 。
   *[other] ，{ $many }个词之一。
  }
code-taken = { $word-n ->
    [0] {""}
   *[other] { $word }。
  }{ $left ->
    [0] 齐了：按{ KEY("select") }加入。
   *[other] 还差{ $left }个词。
  }
    .brief = { $left ->
        [0] { $word-n ->
            [0] {""}
           *[other] { $word }。
          }齐了。
       *[other] { $word-n ->
            [0] {""}
           *[other] { $word }，
          }还差{ $left }个。
      }
code-several = 有{ $many }个词这样开头：{ $words }。用{ KEY("list_next") }逐个听。
    .brief = { $words }？
words-last = { $head }、{ $next }
code-no-word = 口令里没有以{ $typed }开头的词。
    .brief = 没有{ $typed }。
code-full = 五个词都齐了。按{ KEY("select") }加入。
    .brief = 五个都齐了。
code-short = 还缺{ $left }个词。
code-wrong-count = 口令有五个词，这里是{ $count }个。
code-unknown-word = 第{ $number }个词，{ $typed }，不是口令里的词。是不是{ $nearest }？
code-told = 口令：{ $code }。
listening = { $copies ->
    [yes] 按{ KEY("copy") }复制，按{ KEY("where") }再听。
   *[no] 按{ KEY("where") }再听。
  }{ $address-n ->
    [0] {""}
   *[other] 这一桌的地址是{ $address }。
  }
    .brief = {""}
friends-called = 已经叫了其他人。

## Before the game

lobby-host = 你的桌
lobby-guest = 好友的桌
lobby-begin = 开局，{ $count ->
    [1] 还没有人来
   *[other] 已坐{ $count }人
  }
lobby-wait = { $name-n ->
    [0] 正在等回应
   *[other] 等{ $name }开局，已坐{ $count }人
  }
lobby-invite = 复制邀请链接
lobby-who = 谁在这里
lobby-sit = 入座
lobby-watch = 只旁观
lobby-leave = 离桌
lobby-sits = 你要入座。
lobby-watches = 你旁观。
friends-code = 说口令
leave-asked = { $host ->
    [yes] 这会解散你这一桌。再按{ KEY("back") }离开。
   *[no] 再按{ KEY("back") }离开。
  }
table-sought = 正在找那一桌。
    .brief = {""}
table-found = { $name }的桌：{ $game }，可坐{ $most }人。
    .brief = { $game }。
table-begins = 开局了。
table-began = {""}
table-too-few = 还没有人和你同桌。
    .brief = 还没有人。
table-cannot-begin = 不能开局：{ $why }。
table-full = 这一桌满了：已坐{ $most }人。你可以留下旁观。
    .brief = 满了，可以旁观。
table-other-version = 那一桌的 audiodice 版本不同。
    .brief = 版本不同。
table-other-game = 那一桌玩{ $game }，这个 audiodice 里没有。
    .brief = 没有这个游戏。
table-silent = 那一桌没有人。口令对吗？
    .brief = 没有人。
table-split = { $name }玩的和我们玩的不一样，合不到一起了。
    .brief = { $name }的局不一样。
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
friend-came = { $name }来了{ $watching ->
    [yes] ，旁观。
   *[no] 。
  }
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
friend-quiet = { $name }没有响应了。
    .brief = { $name }，没有响应。
friend-gone = { $name }断线了。
decide-asked = 按{ KEY("friends") }：等一等、让电脑代玩，或结束本局。
    .brief = 按{ KEY("friends") }决定。
friend-back = { $name }回来了。
friend-cheated = { $name }在同一步上签了两个不同的操作，这是作弊，已移出。
    .brief = { $name }作弊，已移出。
friend-odd = { $name }发来的内容不合规则，已忽略。
    .brief = {""}
line-lost = 连接断了，程序会自动重连。
    .brief = 连接断了。
line-found = 连接恢复了。
line-refused = 服务器{ $address }拒绝了我们。
line-certificate = { $address }的证书不对：不知道那边是谁。
    .brief = { $address }证书不对。
line-no-broker = { $address }那边不是中转服务器。
line-no-host = 没有{ $address }这个地址。
line-unreachable = { $address }没有回应。
friends-no-network = 这台电脑没有联网。
friends-no-broker = 服务器启动不了：{ $why }。
friends-bad-broker = { $url }不是服务器地址。
friends-not-found = 附近没有这个口令的桌；没有设置服务器，没法找更远的。
    .brief = 附近没有这桌。
friends-needs-broker = 在浏览器里，好友桌需要互联网上的服务器。请在设置里填它的地址，或打开邀请链接。
    .brief = 要先设置服务器。
friends-no-websocket = 浏览器这样连不到{ $address }：地址开头要用 wss 或 ws。
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
leaves-friends = { $review ->
    [yes] 按{ KEY("hint") }复盘，按{ KEY("roll") }离桌。
   *[no] 按{ KEY("roll") }离桌。
  }
    .brief = {""}
not-begun-again = { $review ->
    [yes] 按{ KEY("hint") }复盘。
   *[no] {""}
  }{ $name }还没有再开一局，开了这里会告诉你。要离桌，按{ KEY("back") }，再选“{ lobby-leave }”。
    .brief = { $name }还没有再开一局。{ KEY("back") }：{ lobby-leave }。
friend-begins-again = { $name }再开一局。按{ KEY("roll") }加入。
    .brief = { $name }再开。按{ KEY("roll") }加入。
friends-next = 加入下一局
    .help = 等开局以后。要离桌，按{ KEY("back") }，再选“{ lobby-leave }”。
friends-leave = 离桌
    .help = 回主菜单；这一局在战绩里。
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
end-asked = { $about }不在了，{ $name }想结束游戏。按{ KEY("friends") }决定。
    .brief = { $name }想结束游戏。按{ KEY("friends") }决定。
decide-wait = { $name }：等一等
decide-computer = { $name }：让电脑代玩
decide-end = { $name }：结束本局
chosen-wait = 我们等{ $name }。
chosen-computer = 在场的人都同意，就由电脑替{ $name }玩。
    .brief = 电脑替{ $name }玩。
chosen-end = 在场的人都同意，就结束本局。
    .brief = 要结束本局。
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

friends-not-kept = 回那一桌要用的东西没有存下来。
    .brief = 回不去了。
shared-needs = 这一局需要你的好友
shared-back = 回到那一桌
