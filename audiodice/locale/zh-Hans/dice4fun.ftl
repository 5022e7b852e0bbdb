# Dice4Fun in Simplified Chinese. What every score sheet says is in common.ftl.
# The boxes are called as in Chinese rules of 快艇骰子 (Yahtzee): 一对, 两对, 三条, 四条, 小顺, 大顺,
# 葫芦, 机会. Yatzy is 北欧快艇骰子, for Chinese has no name of its own for it.

game-name = Dice4Fun
game-kind = 北欧快艇骰子
game-credits = Dice4Fun 属于北欧快艇骰子（Yatzy）一类，源自公有领域游戏快艇骰子（Yacht）。

## The boxes, as the sheet calls them: $a is the box.

box-item = { $a ->
    [ones] 一点
    [twos] 二点
    [threes] 三点
    [fours] 四点
    [fives] 五点
    [sixes] 六点
    [pair] 一对
    [two_pairs] 两对
    [three_kind] 三条
    [four_kind] 四条
    [small_straight] 小顺
    [large_straight] 大顺
    [full_house] 葫芦
    [five_dice] 五条
   *[chance] 机会
  }
ended = { $seats ->
    [1] { sheets-ended }
    [2] { sheets-ended }
   *[other] { $tied ->
        [yes] { $top }分打平。
       *[no] { $who ->
            [you] 你赢了
           *[other] { $name }赢了
          }，{ $top }分。
      }
  }
rules-in-force = Dice4Fun。{ $boxes }栏，每回合掷三次。上栏满{ $threshold }分奖{ $bonus }分。
    .brief = Dice4Fun。{ $boxes }栏。满{ $threshold }分奖{ $bonus }分。

option-boxes = 栏数
    .help = 15栏，或去掉一对和两对的13栏。
variant-boxes = { $value }栏

## The families of drills

drill-three-ones = 三个1和一个6
drill-pair-or-fives = 五点还是一对
drill-three-ones-or = 三个1，加上4或5
drill-four-low = 四个小点相同
drill-sixes-or-ones = 一对：六点还是一点
drill-four-fives = 四个5：机会还是五点
drill-pair-of-sixes = 一对6
drill-four-twos = 四个2
drill-three-kind = 最后三个相同
drill-low-pair = 第一掷有小对子

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games; the last is exact).
opponent-random = 兰迪，50分：随便玩
opponent-weak = 威尔，152分：常出错
opponent-cautious = 科拉，166分：能得分就填
opponent-bold = 阿波，167分：专追五条和顺子
opponent-fair = 菲菲，209分：偶尔出错
opponent-strong = 斯坦，237分：很少出错
opponent-steady = 斯黛拉，245分：每栏都掂量
opponent-perfect = 佩特拉，248分：玩得完美

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] 简单说：掷五个骰子，保留想要的，再掷其余的：一共三次。按一栏听能得几分，再按一次就填。共15栏，总分最高者赢。
   *[no] 简单说：按{ KEY("roll") }掷五个骰子。用数字键按点数保留，再按{ KEY("roll") }掷其余的：一共三次。按{ KEY("previous") }和{ KEY("next") }逐栏听能得几分，按{ KEY("commit") }填入听到的那栏。共15栏，总分最高者赢。
  }
rules-1 = Dice4Fun 用五个骰子和一张15栏的计分表，每轮填一栏。最后总分最高者赢。
rules-2 = 选13栏时，去掉一对和两对，共13轮。
rules-3 = 轮到你时，掷全部五个骰子。之后任意几个可以再掷，最多两次。
rules-4 = 回合结束时填一个空栏。每栏只填一次，填了就不再变。
rules-5 = 都不合适，总有一栏要填0分。填之前会问你一次。
rules-6 = 上栏是一点到六点，各把自己点数的骰子加起来：三个2，二点栏得6分。
rules-7 = 上栏奖分：上栏合计满63分，奖50分。
rules-8 = 一对：两个相同；取最好的一对，只算这两个骰子。两个6得12分。
rules-9 = 两对：两种不同点数各一对，算这四个骰子。两个6和两个5得22分。
rules-10 = 三条和四条只算相同的三个或四个骰子。
rules-11 = 小顺是1 2 3 4 5，得15分。大顺是2 3 4 5 6，得20分。
rules-12 = 葫芦：三个相同加另外两个相同，五个骰子全算。
rules-13 = 五条：五个全同，50分。五个相同也可以填进别的合适的栏：五个6，六点栏得30分，四条得24分。
rules-14 = 机会：任意骰子，五个全算。
rules-15 = { TOUCH() ->
    [yes] 按一个骰子就保留或放开它；{ KEY("all") }全部保留。{ KEY("undo") }撤销。
   *[no] 按键：{ KEY("roll") }掷骰子。数字键按点数保留，{ KEY("left") }、{ KEY("right") }和{ KEY("toggle") }一个个保留；{ KEY("all") }全部保留。{ KEY("undo") }撤销。
  }
rules-16 = { TOUCH() ->
    [yes] 按一个空栏听能得几分，再按一次就填。
   *[no] 按{ KEY("previous") }和{ KEY("next") }逐个听空栏，分高的在前，同分时难得的在前。最后一掷后，数字键指定计分表的前10栏：1是一点。按{ KEY("commit") }填入听到的那栏；第一次按只报最高的。
  }
rules-17 = 按{ KEY("points") }听最高的一栏，{ KEY("last_roll") }听骰子，{ KEY("choices") }听最高的三栏，掷之前则听空栏，{ KEY("risk") }听还能掷几次，{ KEY("bonus") }听上栏奖分，以及比进度多还是少（进度是每种点数三个），{ KEY("scores") }听比分，{ KEY("sheet") }听计分表。

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = 第一掷有两对时只留一对，除非是5和6：那就两对都留。
tips-2 = 第一掷里，一个5或6，比一对1或一对2更值。
tips-3 = 追顺子只留2 3 4 5，少了不留，别的连号也不留。
tips-4 = 前期什么都不合适，就把小顺填0分：大约损失11分，比填别的栏少。
tips-5 = 第一掷是葫芦也别停：继续掷总是更好。

## The lesson: what a step says, before the key to press; by their names in lessons/dice4fun.toml

teach-roll = 你有一张15栏的计分表要填，每栏最多掷三次。
teach-fives = { TOUCH() ->
    [yes] 保留5吧。
   *[no] 按数字，就保留这个点数的所有骰子。保留5吧。
  }
teach-threes = 3也留下：再来一个3就成葫芦。
teach-one-die = 现在掷没有保留的那个骰子。
teach-points = 第三掷之前就可以停。{ KEY("points") }说出分最多的一栏。
teach-best = { KEY("commit") }跳到那一栏，再说一遍；这时还没填。
teach-fill = { TOUCH() ->
    [yes] 现在填上。
   *[no] 现在同一个键就填。
  }
teach-listen = 现在听{ opponent-name-cautious }的回合。{ KEY("toggle") }快进。
teach-second = 再掷。
teach-choices = { KEY("choices") }说出最高的三栏。
teach-walk = 用{ KEY("next") }和{ KEY("previous") }逐个听所有空栏能得几分，分高的在前。
teach-walk-on = 机会这一栏什么骰子都收，先省着。再到下一栏。
teach-kind = 三条只算相同的骰子。再到下一栏。
teach-upper = 填四点，分一样多，还计入上栏。{ KEY("commit") }填入听到的那栏。
teach-wait = 现在又到{ opponent-name-cautious }。
teach-bonus = 一点到六点是上栏：满63分再奖50分。{ KEY("bonus") }说出你的进度。
teach-sheet = { KEY("sheet") }打开你的计分表：{ KEY("list_next") }和{ KEY("list_previous") }逐行读，{ KEY("back") }关闭。
teach-learned = 这就是 Dice4Fun：最多掷三次，想留就留，填最好的一栏。都不合适时，总有一栏得0分。总分最高者赢。

## Keys that are called otherwise here

command-commit = 填一栏
    .help = 填入你听到的那栏，结束回合；第一次按只报最高的。
command-all = 五个全留
    .help = 保留全部五个骰子。
command-choices = 各栏
    .help = 掷之前听空栏和奖分进度，之后听最高的三栏。
command-risk = 还能掷几次
    .help = 本回合还能掷几次。
