# FUNE in Simplified Chinese. What every score sheet says is in common.ftl.
# The boxes are called as in Chinese rules of 快艇骰子 (Yacht, Yahtzee): 一点 to 六点, 三条, 四条, 葫芦,
# 小顺, 大顺, 全选.

game-name = FUNE
game-kind = 快艇骰子
game-credits = FUNE 是公有领域游戏快艇骰子（Yacht）的自家玩法。

## The boxes, as the sheet calls them: $a is the box

box-item = { $a ->
    [ones] 一点
    [twos] 二点
    [threes] 三点
    [fours] 四点
    [fives] 五点
    [sixes] 六点
    [three_dice] 三条
    [four_dice] 四条
    [fune] FUNE
    [full_house] 葫芦
    [short_straight] 小顺
    [long_straight] 大顺
   *[choice] 全选
  }

ended = { sheets-ended }
rules-in-force = FUNE。{ $boxes }栏，每回合掷三次。上栏满{ $threshold }分奖{ $bonus }分。没有百搭。
    .brief = FUNE。{ $boxes }栏。满{ $threshold }分奖{ $bonus }分。

## The families of drills

drill-pair-or-four = 一对，和差一个的四个顺子骰
drill-short-straight = 第一掷就有小顺
drill-pair-or-short = 一对和四个连续
drill-low-pair = 第一掷有小对子
drill-which-pair = 两对：留哪一对？
drill-two-pairs = 两对：留一对还是都留？
drill-pair-or-three = 一对还是三个顺子骰
drill-three-dice = 最后三个相同
drill-second-pair = 最后一掷前，一对还是四个顺子骰
drill-which-zero = 都不合适：零填哪里？

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games or more; the last is exact).
opponent-random = 兰迪，46分：随便玩
opponent-weak = 威尔，154分：常出错
opponent-cautious = 科拉，194分：能得分就填
opponent-bold = 阿波，196分：专追 FUNE 和大顺
opponent-fair = 菲菲，207分：偶尔出错
opponent-strong = 斯坦，241分：很少出错
opponent-steady = 斯黛拉，252分：每栏都掂量
opponent-perfect = 佩特拉，255分：玩得完美

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] 简单说：掷五个骰子，保留想要的，再掷其余的：一共三次。按一栏听能得几分，再按一次就填。共13栏，总分最高者赢。
   *[no] 简单说：按{ KEY("roll") }掷五个骰子。用数字键按点数保留，再按{ KEY("roll") }掷其余的：一共三次。按{ KEY("previous") }和{ KEY("next") }逐栏听能得几分，按{ KEY("commit") }填入听到的那栏。共13栏，总分最高者赢。
  }
rules-1 = FUNE 用五个骰子和一张13栏的计分表。13个回合后每栏填满，总分最高者赢。
rules-2 = 轮到你时，掷全部五个骰子。之后还可以再掷两次，掷几个随你；保留的骰子不动。
rules-3 = 保留的骰子，下次掷之前可以放开；哪一掷之后都可以停。
rules-4 = 最后选一个空栏，填入骰子在那里的得分，回合结束。填过的栏不再改变。
rules-5 = 骰子不适合所填的栏，就得0分。填0分之前会问你一次。
rules-6 = 上栏是一点、二点、三点、四点、五点和六点：各把自己点数的骰子加起来。三个1和两个别的，一点栏得3分。
rules-7 = 上栏奖分：上栏合计满63分，奖35分。每种点数三个正好63分。
rules-8 = 三条：至少三个相同。得五个骰子的总和。
rules-9 = 四条：至少四个相同。同样得五个骰子的总和。
rules-10 = FUNE：五个全同，50分。只算一次：第二个 FUNE 没有奖分，也不能当百搭。
rules-11 = 葫芦：三个相同加另外两个相同，35分。五个全同不算葫芦。
rules-12 = 小顺：四个连号，第五个任意，30分。
rules-13 = 大顺：1到5或2到6，40分。
rules-14 = 全选：任意骰子，得总和。
rules-15 = 一掷可能适合好几栏：四个2和一个6，可填二点、三条、四条或全选。
rules-16 = { TOUCH() ->
    [yes] 按一个骰子就保留或放开它；{ KEY("all") }全部保留。{ KEY("undo") }撤销。
   *[no] 按键：{ KEY("roll") }掷骰子。数字键按点数保留，{ KEY("left") }、{ KEY("right") }和{ KEY("toggle") }一个个保留；{ KEY("all") }全部保留。{ KEY("undo") }撤销。
  }
rules-17 = { TOUCH() ->
    [yes] 按一个空栏听能得几分，再按一次就填。
   *[no] 按{ KEY("previous") }和{ KEY("next") }逐个听空栏，分高的在前，同分时难得的在前。最后一掷后，数字键指定计分表的前10栏：1是一点。按{ KEY("commit") }填入听到的那栏；第一次按只报最高的。
  }
rules-18 = 按{ KEY("points") }听最高的一栏，{ KEY("last_roll") }听骰子，{ KEY("choices") }听最高的三栏，掷之前则听空栏，{ KEY("risk") }听还能掷几次，{ KEY("bonus") }听上栏奖分，以及比进度多还是少（进度是每种点数三个），{ KEY("scores") }听比分，{ KEY("sheet") }听计分表。

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = 第一掷有两对时，只留大的那对。
tips-2 = 第一掷里，一对3或更大的，胜过三个连号；一对1从来不值得留。
tips-3 = 第一掷就是葫芦，留三个相同的继续掷；只有三个1时才马上填葫芦。
tips-4 = 前期掷出四个相同，填进上栏，别填四条：能多得2到8分。
tips-5 = 前期把全选留给19分以上的骰子：就算一点栏只填1分，也好过全选填18分。

## The lesson: what a step says, before the key to press; by their names in lessons/fune.toml

teach-roll = 你有一张13栏的计分表要填，每栏最多掷三次。
teach-keep = { TOUCH() ->
    [yes] 保留6吧。
   *[no] 按数字，就保留这个点数的所有骰子。保留6吧。
  }
teach-others = 现在掷没有保留的骰子。
teach-more = { TOUCH() ->
    [yes] 又来一个6，也留下。
   *[no] 又来一个6。同一个数字把它也留下。
  }
teach-third = 还有最后一掷。
teach-walk = 现在选一栏。用{ KEY("next") }和{ KEY("previous") }逐个听空栏能得几分，分高的在前。
teach-fill = 四个相同，填四条就得所有骰子的总和。它很难得，拿下吧。{ KEY("commit") }填入听到的那栏。
teach-listen = 现在听{ opponent-name-cautious }的回合。{ KEY("toggle") }快进。
teach-second = 再掷。
teach-bonus = 一点到六点是上栏：满63分再奖35分。{ KEY("bonus") }说出你的进度。
teach-lowest = 哪一掷之后都可以停，但必须填一栏，实在不行就填0分。{ KEY("last") }跳到最低的。
teach-zero = 放弃它吧：很难凑成。
teach-confirm = { TOUCH() ->
    [yes] 填0分会先问。请确认。
   *[no] 填0分会先问。同一个键再按一次就填。
  }
teach-wait = 现在又到{ opponent-name-cautious }。
teach-sheet = { KEY("sheet") }打开你的计分表：{ KEY("list_next") }和{ KEY("list_previous") }逐行读，{ KEY("back") }关闭。
teach-scores = { KEY("scores") }报比分，{ KEY("turn") }说轮到谁。
teach-learned = 这就是 FUNE：最多掷三次，想留就留，填最好的一栏。总分最高者赢。

## Keys that are called otherwise here

command-commit = 填一栏
    .help = 填入你听到的那栏，结束回合；第一次按只报最高的。
command-all = 五个全留
    .help = 保留全部五个骰子。
command-choices = 各栏
    .help = 掷之前听空栏和奖分进度，之后听最高的三栏。
command-risk = 还能掷几次
    .help = 本回合还能掷几次。
