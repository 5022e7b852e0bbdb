# Keys and commands in Simplified Chinese: read only when asked for.

## Keys as they are spoken. The arrows are called 光标, as Chinese screen readers do.

key-enter = 回车
key-space = 空格
key-backspace = 退格
key-escape = Esc
key-left = 左光标
key-right = 右光标
key-up = 上光标
key-down = 下光标
key-home = Home
key-end = End
key-shift = Shift { $key }
key-ctrl = Ctrl { $key }
key-alt = Alt { $key }
key-cmd = { $system ->
        [darwin] Command
        [win32] Windows
       *[other] Super
    } { $key }
key-ctrl-alone = Ctrl
key-comma = 逗号
key-dot = 句点
key-minus = 减号
key-plus = 加号
key-equals = 等号
key-question = 问号
key-slash = 斜杠
key-delete = 删除键
key-tab = Tab

## Commands: what a key does. The value names it, .help says more.

command-roll = 掷骰子
    .help = 掷没有保留的骰子。设置了的话，按住就摇，松开才掷。
command-commit = 存分
    .help = 结束你的回合，拿下本回合的分。
command-all = 所有得分的骰子
    .help = 保留每个得分的骰子。
command-undo = 撤销
    .help = { TOUCH() ->
        [yes] 撤销你上一步，最多退到上一掷；设置里可以退得更远。
       *[no] 撤销你上一次按键，最多退到上一掷；设置里可以退得更远。
      }
command-left = 左边的骰子
    .help = 逐个听骰子，按{ KEY("toggle") }保留或放开。
command-right = 右边的骰子
    .help = 逐个听骰子，按{ KEY("toggle") }保留或放开。
command-toggle = 保留或放开这个骰子
    .help = 别人的回合里，用来快进。
command-previous = 上一种选法
    .help = 逐个听选法，分多的在前。
command-next = 下一种选法
    .help = 逐个听选法，分多的在前。
command-first = 第一种选法
    .help = 分最多的选法。
command-last = 最后一种选法
    .help = 分最少的选法。
command-digit-1 = 保留或放开1点
    .help = 保留所有1点；再按少留一个，直到不留。在计分表游戏里，掷完后指定第1栏。
command-digit-2 = 保留或放开2点
    .help = 保留所有2点；再按少留一个，直到不留。在计分表游戏里，掷完后指定第2栏。
command-digit-3 = 保留或放开3点
    .help = 保留所有3点；再按少留一个，直到不留。在计分表游戏里，掷完后指定第3栏。
command-digit-4 = 保留或放开4点
    .help = 保留所有4点；再按少留一个，直到不留。在计分表游戏里，掷完后指定第4栏。
command-digit-5 = 保留或放开5点
    .help = 保留所有5点；再按少留一个，直到不留。在计分表游戏里，掷完后指定第5栏。
command-digit-6 = 保留或放开6点
    .help = 保留所有6点；再按少留一个，直到不留。在计分表游戏里，掷完后指定第6栏。
command-digit-7 = 第7个骰子
    .help = 只在数字键选位置时有用。在计分表游戏里，掷完后指定第7栏。
command-digit-8 = 第8个骰子
    .help = 只在数字键选位置时有用。在计分表游戏里，掷完后指定第8栏。
command-digit-9 = 第9个骰子
    .help = 只在数字键选位置时有用。在计分表游戏里，掷完后指定第9栏。
command-digit-0 = 第10个骰子
    .help = 只在数字键选位置时有用。在计分表游戏里，掷完后指定第10栏。
command-points = 本回合的分
    .help = 现在收手的话，本回合值多少分。
command-last-roll = 重报上一掷
    .help = 每个骰子，先报保留的。别人掷过之后，再按一次报你自己的。
command-scores = 比分
    .help = 每个人的得分。
command-turn = 轮到谁
    .help = 现在该谁玩。
command-choices = 选法
    .help = 有多少种，以及分最多的三种。
command-risk = 风险
    .help = 下一掷有多大可能丢掉本回合。
command-sheet = 计分表
    .help = 你的计分表，一行一行听。
command-bonus = 上栏奖分
    .help = 上栏有多少分，进度超前还是落后；每种点数三个骰子就是进度正好。
command-party = 派对
    .help = 谁在派对里。
command-dungeon = 地牢
    .help = 谁在地牢里。
command-game-rules = 游戏和选项
    .help = 这是什么游戏，用了哪些选项。
command-worth = 什么得多少分
    .help = 本游戏的组合或各栏值多少分，一行一行听。
command-practise = 练习
    .help = 一局结束后：再想一遍损失大的那几步。练习时：下一题。
command-hint = 提示
    .help = 说出最好的做法；再按就照做。
command-chance = 胜算
    .help = 从这里起大家都打好的话，一百局里各赢多少局。
command-hint-numbers = 带数字的提示
    .help = 最好的做法、值多少，以及次好的做法。
command-who = 谁在这里
    .help = 谁坐哪里，谁在旁观，谁没有响应。
command-friends = 好友
    .help = 列出这里有谁。可以屏蔽某人的话，答复他们的询问，决定离开者的座位怎么办。
command-say = 说句话
    .help = 打开一行输入；按{ KEY("select") }说给全桌听。
command-phrases = 快捷短语
    .help = { TOUCH() ->
        [yes] 短语列表。
       *[no] 短语列表；按数字立刻说出。
      }
command-said-older = 往回听好友的话
    .help = 好友最后说的话；每再按一次，往回一句。
command-said-newer = 往后听好友的话
    .help = 再往后听，直到好友最后说的话。
command-verbosity = 详细程度
    .help = 简短、普通或详细。
command-missed = 我错过了什么？
    .help = 你上次操作之后的所有事情。
command-step = 下一件可做的事
    .help = 用开关时：说出还能做什么。
command-press = 做这件事
    .help = 用开关时：做刚说的那件事。
command-list-previous = 上一项
    .help = 上面一项。
command-list-next = 下一项
    .help = 下面一项。
command-list-first = 第一项
    .help = 最上面一项。
command-list-last = 最后一项
    .help = 最下面一项。
command-list-left = 换成前一个值
    .help = 把这一项设置换成前一个值。
command-list-right = 换成后一个值
    .help = 把这一项设置换成后一个值。
command-select = 选定
    .help = 执行这一项。
command-find = 查找
    .help = { TOUCH() ->
        [yes] 输入文字，再按{ KEY("select") }。
       *[no] 输入文字，再按{ KEY("select") }；再按此键找下一个。
      }
command-delete = 删除
    .help = 能删的地方删掉这一项，先问一次。
command-reset = 恢复默认
    .help = 把这项设置恢复为默认值。
command-explain = 说明
    .help = 这项设置是什么意思。
command-section-list-left = 上一组
    .help = 到前面一组。
command-section-list-right = 下一组
    .help = 到后面一组。
command-sheet-list-left = 上一张计分表
    .help = 前一位玩家的计分表。
command-sheet-list-right = 下一张计分表
    .help = 后一位玩家的计分表。
command-replay-list-left = 退一步
    .help = 说前一步。
command-replay-list-right = 进一步
    .help = 说后一步。
command-replay-list-previous = 上一回合
    .help = 到前一个回合。
command-replay-list-next = 下一回合
    .help = 到后一个回合。
command-replay-list-first = 第一步
    .help = 到这局的开头。
command-replay-list-last = 最后一步
    .help = 到这局的结尾。
command-replay-select = 播放或暂停
    .help = 自动往下放，或暂停。
command-play-again = 再来一局
    .help = 和同样的玩家开新的一局。
command-help = { TOUCH() ->
    [yes] 帮助
   *[no] 这里的按键
  }
    .help = { TOUCH() ->
        [yes] 说明按钮的用途。
       *[no] 列出这里能按的键；按{ KEY("select") }就执行。
      }
command-input-help = { TOUCH() ->
    [yes] 按钮的用途
   *[no] 按键帮助
  }
    .help = { TOUCH() ->
        [yes] 按钮只说明用途，不执行。
       *[no] 按键只说明用途，不执行。
      }
command-stop = 停止说话
    .help = 安静下来，直到有新的话要说。
command-older = 重复，再往回听
    .help = 再说一遍最后的消息；每再按一次，往回一条。
command-newer = 后一条消息
    .help = 再往后听，直到最新的消息。
command-oldest = 最早的消息
    .help = 最先说的话。
command-newest = 最新的消息
    .help = 最后说的话。
command-recent = 最近几条消息
    .help = 一次说最近几条消息；条数可以设置。
command-kind = 哪些消息
    .help = 往回听哪些消息：全部、我的操作、对手的、结果。
command-where = 我在哪里
    .help = 在列表里：列表名、当前项和位置。在桌上：轮到谁、骰子、本回合的分和比分。
command-copy = 复制
    .help = 把消息放进剪贴板。
command-softer = 音效小一点
    .help = 调小音效。
command-louder = 音效大一点
    .help = 调大音效。
command-voice-softer = 语音小一点
    .help = 调小语音；有读屏软件时由它管。
command-voice-louder = 语音大一点
    .help = 调大语音；有读屏软件时由它管。
command-slower = 语音慢一点
    .help = 放慢语速；有读屏软件时由它管。
command-faster = 语音快一点
    .help = 加快语速；有读屏软件时由它管。
command-effects = 音效开关
    .help = 关掉或打开所有音效。
command-speech = 语音开关
    .help = 关掉或打开所有语音。
command-caption-smaller = 字幕小一点
    .help = 给看窗口的人。
command-caption-bigger = 字幕大一点
    .help = 给看窗口的人。
command-back = 返回
    .help = 离开这个列表；在桌上打开暂停菜单。
command-leave = 退出
    .help = 结束程序。

## The groups of the lists of keys

command-group-play = 游戏操作
command-group-ask = 询问
command-group-friends = 好友
command-group-lists = 列表里
command-group-speech = 语音
command-group-sound = 音效
command-group-program = 程序
command-group-switches = 开关控制

## Learning the sounds

menu-trainer = 声音报数，试一试
menu-quiz = 测验
cue-played = {""}
cue-told = {""}
quiz-asked = {""}
trainer-open = { TOUCH() ->
    [yes] { $title }。{ $label }
   *[no] { $title }。按数字，听它的声音。{ $label }
  }
    .brief = { $title }。{ $label }
trainer-hand = { TOUCH() ->
    [yes] 五个骰子：按一下就掷，再按一下报点数
   *[no] 五个骰子：按{ KEY("select") }掷骰子，再按一次就报点数
  }
    .brief = 五个骰子
trainer-kept = 保留的骰子：{ $value }
trainer-answer = { $faces }。
level-slow = 报数，慢
level-brisk = 报数，轻快
level-dice = 五个骰子
level-combo = 组合
level-cues = 所有音效
quiz-level = { $name }{ $best-n ->
    [0] {""}
   *[other] 。最好{ $count }题对{ $best }题
  }
quiz-open = { $title }。{ $digits ->
    [0] 四个里是哪个？
    [1] { TOUCH() ->
        [yes] 是几？
       *[no] 听到几就按几。
      }
   *[other] { TOUCH() ->
        [yes] 是哪{ $digits }个数？
       *[no] 按{ $digits }个数字。
      }
  }按{ KEY("list_right") }再放一遍，按{ KEY("scores") }听成绩。
    .brief = { $title }。
quiz-wrong = 不对：{ $answer }。按{ KEY("select") }继续。
quiz-missed = 不对：{ $answer }。按{ KEY("select") }继续。
quiz-score = 对{ $right }题，错{ $wrong }题，还有{ $left }题。
    .brief = 对{ $right }题，错{ $wrong }题。
quiz-ended = { $count }题对{ $right }题。{ $record ->
    [yes] 你的最好成绩。
   *[no] 最好是{ $best }题。
  }
    .brief = { $count }题对{ $right }题。

## Names of sounds. cues-GROUP is a group of them, cue-FAMILY one; $count is a number of dice or a value.

cues-dice = 骰子和骰盅
cues-game = 回合和对局
cues-sheet = 计分表
cues-fonnjo = Fonnjo Foon
cues-combo = 组合
cues-tell = 数字的含义
cues-value = 声音报数
cues-friends = 桌上的好友
cues-menu = 菜单和程序

cue-shake = 摇骰盅，骰子数：{ $count }
cue-pour = 倒出{ $count }个骰子
cue-pour-short = 倒出{ $count }个骰子，短
cue-stroke = 骰盅摇一下，骰子数：{ $count }
cue-shake-horn = 摇牛角盅，骰子数：{ $count }
cue-pour-horn = 从牛角盅倒出{ $count }个骰子
cue-pour-short-horn = 从牛角盅倒出{ $count }个骰子，短
cue-shake-tin = 摇铁罐，骰子数：{ $count }
cue-pour-tin = 从铁罐倒出{ $count }个骰子
cue-pour-short-tin = 从铁罐倒出{ $count }个骰子，短
cue-shake-wood = 摇木盅，骰子数：{ $count }
cue-pour-wood = 从木盅倒出{ $count }个骰子
cue-pour-short-wood = 从木盅倒出{ $count }个骰子，短
cue-keep = 保留
cue-release = 放开
cue-all-dice = 骰子全留
cue-bank = 存分
cue-bank-big = 存分，得分高
cue-farkle = 爆掉
cue-farkle-big = 爆掉，丢很多分
cue-hot-dice =
    { $count ->
        [2] 又一次满堂红
        [3] 满堂红，三次以上
       *[other] 满堂红
    }
cue-turn-mine = 轮到你
cue-turn-other = 轮到别人
cue-name = 第{ $count }个对手的名字
cue-win = 赢
cue-lose = 输
cue-tie = 打平
cue-score = 填了一栏
cue-score-big = 填了一栏，得分高
cue-zero = 填了0分
cue-bonus = 奖分
cue-foon = 泡汤
cue-big-foon = 大泡汤
cue-crisis = 危机
cue-dungeon = 地牢的门
cue-party = 丰乔进派对
cue-party-monster = 怪物进派对
cue-another-day = 再来一天
cue-picture = 合影
cue-combo-pair = 一对
cue-combo-three = 三条
cue-combo-four = 四条
cue-combo-five = 五条
cue-combo-six = 六条
cue-combo-full-house = 葫芦
cue-combo-straight = 顺子
cue-combo-long-straight = 大顺
cue-combo-any = 任意骰子
cue-tell-points = 接着是分数
cue-tell-total = 接着是总分
cue-tell-dice = 接着是骰子
cue-tell-left = 还剩多少
cue-tell-box = 上栏：接着是点数
cue-tell-need = 还差多少
cue-tell-risk = 风险，百分之几
cue-tell-choices = 有多少种选法
cue-tell-choice = 一种选法
cue-tell-round = 轮次
cue-tell-lost = 丢掉的分
cue-tell-fonnjo = 丰乔
cue-tell-group = 一组骰子：接着是点数和个数
cue-tell-seat = 座位
cue-tell-yes = 是
cue-tell-no = 否，或没有
cue-tell-letter = 一个字母，或小数点
cue-value = 数字{ $count }
cue-value-kept = 数字{ $count }，已保留
cue-value-brisk = 数字{ $count }，轻快
cue-value-kept-brisk = 数字{ $count }，已保留，轻快
cue-refused = 不行
cue-question = 询问
cue-too-soon = 太早
cue-undo = 撤销
cue-hurry = 快进
cue-menu-move = 下一项
cue-menu-edge = 列表到头
cue-menu-select = 已选定
cue-menu-open = 菜单打开
cue-menu-close = 菜单关闭
cue-start = 程序开始
cue-exit = 程序结束
cue-text = 屏幕上有文字
cue-input-help-on = 按键帮助开
cue-input-help-off = 按键帮助关
cue-game-kept = 游戏已保存
cue-game-resumed = 游戏继续
cue-quiz-right = 答对
cue-quiz-wrong = 答错
cue-thinking = 在想
cue-friend-came = 有人来了
cue-friend-left = 有人走了
cue-friend-quiet = 有人没有响应
cue-friend-back = 有人回来了
cue-friend-said = 有人说话
cue-line-lost = 你的连接断了
cue-line-found = 你的连接恢复了
cue-ambience = 摆着桌子的房间
cue-motif-fune-start = FUNE，曲调：开局
cue-motif-fune-turn = FUNE，曲调：轮到你
cue-motif-fune-bank = FUNE，曲调：得分
cue-motif-fune-win = FUNE，曲调：赢了
cue-motif-dice4fun-start = Dice4Fun，曲调：开局
cue-motif-dice4fun-turn = Dice4Fun，曲调：轮到你
cue-motif-dice4fun-bank = Dice4Fun，曲调：得分
cue-motif-dice4fun-win = Dice4Fun，曲调：赢了
cue-motif-farkle-start = Farkle，曲调：开局
cue-motif-farkle-turn = Farkle，曲调：轮到你
cue-motif-farkle-bank = Farkle，曲调：得分
cue-motif-farkle-win = Farkle，曲调：赢了
cue-motif-fonnjo-foon-start = Fonnjo Foon，曲调：开局
cue-motif-fonnjo-foon-turn = Fonnjo Foon，曲调：轮到你
cue-motif-fonnjo-foon-bank = Fonnjo Foon，曲调：得分
cue-motif-fonnjo-foon-win = Fonnjo Foon，曲调：赢了
