# Farkle in Simplified Chinese.
# A farkle is 爆掉 (爆了), as players of 骰子 and of Farkle in games say for a bust. Hot dice are 满堂红,
# full success. Four and a pair are 四带二, as in 斗地主, for 葫芦 is three and a pair.

game-name = Farkle
game-kind = 见好就收类游戏
game-credits = Farkle 是民间游戏；组合和门槛照 QuentinC 游戏室的规则。

## Combinations, as they are called in a sentence. $a its name, $b its face, $c how many.

combos-item = { $a ->
    [single] { $c ->
        [1] 一个{ $b }
       *[other] 两个{ combo-face }
      }
    [three] 三个{ combo-face }
    [four] 四个{ combo-face }
    [five] 五个{ combo-face }
    [six] 六个{ combo-face }
    [small_straight] 小顺
    [large_straight] 大顺
    [three_pairs] 三对
    [full_house] 四带二
   *[two_triples] 两个三条
  }
# What was kept or can be, set by set. $d is what follows: more or and (of the same roll), then (another roll),
# hot (a roll of all six, after hot dice), end.
sets-item = { combos-item }{ $d ->
    [more] 、
    [and] 和
    [then] ，又
    [hot] ，满堂红，又
   *[end] {""}
  }
sets-joint = { $head }{ $next }
sets-last = { $head }{ $next }
big-item = { $a ->
    [hot_dice] 满堂红
   *[other] { combos-item }
  }

## A roll and what is kept of it

# One die is "a 5", not a bare number: only points are.
some-dice = { $faces-n ->
    [1] 一个{ $faces }
   *[other] { $faces }
  }
these-dice = { some-dice }
# The points of a single 5 would be heard as one more die.
rolled-sum = { $count ->
    [1] { some-dice }，{ $points }分
   *[other] { $faces }。{ $points ->
        [5] 只有5得分
       *[other] { $points }分
      }
  }
rolled-sets = { rolled-sum }{ $count ->
    [1] {""}
   *[other] { $points ->
        [5] {""}
       *[other] ：{ $sets }
      }
  }。
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
                    [yes] ：{ $count ->
                        [2] 两个
                        [3] 三个
                        [4] 四个
                        [5] 五个
                       *[6] 六个
                      }都得分
                   *[no] ：{ $sets }
                  }
              }。
          }
      }
    .full = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] { $before ->
                [0] { $name }掷出{ some-dice }。
               *[other] 再掷出{ some-dice }。
              }
           *[you] { rolled-sets }{ $choices }种选法。{ $before ->
                [0] {""}
               *[other] 之前攒了{ $before }分。
              }
          }
      }
all-dice = {""}
stake = { $more ->
    [yes] 本回合
   *[no] {""}
  }{ $at_stake }分
keeping = 保留{ these-dice }，{ stake }，剩{ $throws }个。
    .brief = { these-dice }：{ $more ->
        [yes] 现在{ $at_stake }分
       *[no] { $at_stake }分
      }。
kept = { $who ->
    [other] {""}
   *[you] { keeping }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { keeping.brief }
      }
    .full = { $who ->
        [other] { $name }保留{ these-dice }，{ stake }。
       *[you] { keeping }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] 没有保留。
       *[other] { keeping }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] 没有保留。
           *[other] { keeping.brief }
          }
      }
hot-dice = { $who ->
    [other] {""}
   *[you] 满堂红！{ $at_stake }分。按{ KEY("roll") }掷六个{ $enough ->
        [yes] ，按{ KEY("commit") }存分。
       *[no] 。满{ $need }分才能存。
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] 满堂红！{ $at_stake }分。
      }
    .full = { $who ->
        [other] { $name }满堂红，{ stake }。
       *[you] 满堂红！本回合{ $at_stake }分。按{ KEY("roll") }掷六个{ $enough ->
        [yes] ，按{ KEY("commit") }存分。
       *[no] 。满{ $need }分才能存。
      }
      }
choice = { these-dice }，{ stake }，{ $leaves ->
    [0] 满堂红。
    [1] 剩1个。
   *[other] 剩{ $leaves }个。
  }
    .brief = { keeping.brief }

## The end of a turn

# Left out where all totals follow at once, at the end or with "your turn".
in-all = { $totals_follow ->
    [yes] {""}
   *[no] ，共{ $total }分
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] ，共{ $total }分
      }
# A sentence of its own: they need not be all that was banked.
with-big = { $big-n ->
    [0] {""}
   *[other] { $big }！
  }
# In full: the dice that a bank took by itself, which no keep told.
taking = { $faces-n ->
    [0] {""}
   *[other] ，保留{ these-dice }
  }
banked = { $who ->
    [other] { $name }存{ $points }分{ in-all }。{ with-big }
   *[you] 存{ $points }分{ in-all }。
  }
    .brief = { $who ->
        [other] { $name }存{ $points }分{ in-all.brief }。
       *[you] { $next_who ->
            [none] 存{ $points }分。
           *[other] 共{ $total }分。
          }
      }
    .full = { $who ->
        [other] { $name }存{ $points }分{ in-all }{ taking }。
       *[you] 存{ $points }分{ in-all }。
      }
# What is told to who asks for what was missed: the path, too. In full it was told roll by roll.
missed-banked = { $who ->
    [other] { $name }存{ $points }分{ in-all }：{ $sets }。
   *[you] { banked }
  }
    .full = { banked.full }
farkled = { $who ->
    [other] { $name }爆了{ $lost ->
        [0] 。
       *[other] ，丢{ $lost }分。
      }
   *[you] 爆了！{ $lost ->
        [0] {""}
       *[other] 丢{ $lost }分。
      }{ some-dice }。
  }
    .brief = { $who ->
        [other] { farkled }
       *[you] 爆了！{ $lost ->
            [0] {""}
           *[other] 丢{ $lost }分。
          }
      }
    .full = { $who ->
        [other] { $name }掷出{ some-dice }，爆掉{ $lost ->
            [0] 。
           *[other] ，丢{ $lost }分。
          }
       *[you] { farkled }
      }
told-banked = { told-who }存{ $points }分，共{ $total }分。
told-farkled = { told-who }爆了{ $lost ->
    [0] 。
   *[other] ，丢{ $lost }分。
  }
penalized = { $who ->
    [other] { $name }连爆三次
   *[you] 连爆三次
  }{ $lost ->
    [0] ，没有分可扣。
   *[other] ，扣{ $lost }分{ in-all }。
  }
    .brief = { $who ->
        [other] { $name }连爆三次
       *[you] 连爆三次
      }{ $lost ->
        [0] 。
       *[other] ：扣{ $lost }分{ in-all.brief }。
      }
penalty-near = { $who ->
    [other] { $name }连爆两次。
   *[you] 连爆两次：再爆扣{ $penalty }分。
  }
    .brief = { $who ->
        [other] {""}
       *[you] 再爆扣{ $penalty }分。
      }
last-round = 最后一轮。
    .full = 最后一轮：其他人各有一个回合。

## Teams: $team is whose turn it was, or who won; $sides are all, by their players

team-item = { $who ->
    [you] 你
   *[other] { $name }
  }
team-last = { $head }和{ $next }
teams-item = { $members } { $points }分
sides-joint = { $head }对{ $next }
sides-last = { sides-joint }
team-seated = { $game }。{ $sides }。{ seated-options }{ $who ->
    [you] 你先。{ roll-now }
    [here] { $name }先。{ roll-now }
   *[other] { $name }先。
  }
    .brief = { $game }。{ $sides }。{ seated-options }{ $who ->
    [you] 你先。
   *[other] { $name }先。
  }
team-resumed = { $game }，接着上次。{ $sides }。
    .brief = { $game }。
missed-farkled = { $who ->
    [other] { $name }爆了{ $lost ->
        [0] ：{ some-dice }。
       *[other] ，丢{ $lost }分：{ $sets }{ some-dice }。
      }
   *[you] { farkled }
  }
    .full = { farkled.full }
team-in-all = { $totals_follow ->
    [yes] {""}
   *[no] { $team }：共{ $total }分。
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] { $team }：{ $total }分。
      }
team-banked = { $who ->
    [other] { $name }存{ $points }分。{ with-big }
   *[you] 存{ $points }分。
  }{ team-in-all }
    .brief = { $who ->
        [other] { $name }存{ $points }分。
       *[you] 存{ $points }分。
      }{ team-in-all.brief }
    .full = { $who ->
        [other] { $name }存{ $points }分{ taking }。
       *[you] 存{ $points }分。
      }{ team-in-all }
team-missed-banked = { $who ->
    [other] { $name }存{ $points }分：{ $sets }。{ team-in-all }
   *[you] { team-banked }
  }
    .full = { team-banked.full }
team-last-round = 最后一轮：其他队各有一个回合。
    .brief = 最后一轮。
team-ended = { $tied ->
    [yes] { $top }分打平。{ $places }。
   *[no] { $team }赢了，{ $seats ->
        [2] { $top }分比{ $second }分。
       *[other] { $top }分。{ $after_winner }。
      }
  }
teams-in-force = 两人一队，每队合计：{ $sides }。
    .brief = { $sides }。

## Refusals

nothing-kept = 先保留再说：{ $best }。
    .brief = 先保留：{ $best }。
incomplete = { these-dice }：还凑不成。
    .brief = { these-dice }，还不行。
worthless = { these-dice }不得分。
bank-wins = 现在存分就赢，共{ $total }分。{ TOUCH() ->
    [yes] 还是要掷吗？
   *[no] 再按{ KEY("roll") }才掷。
  }
    .brief = 按{ KEY("commit") }就赢。{ TOUCH() ->
        [yes] 还是要掷吗？
       *[no] 再按{ KEY("roll") }才掷。
      }
bank-less = 桌上有{ $there }分。{ TOUCH() ->
    [yes] 只存{ $points }分？
   *[no] 再按{ KEY("commit") }只存{ $points }分。
  }
    .brief = 桌上{ $there }分。再按{ KEY("commit") }存{ $points }分。
undone-commit = 撤销存分
too-low = 还不够：{ $points }分，要满{ $need }分。
    .brief = { $points }分，要{ $need }分。

## Answers

# The sum, then what was collected in this turn and what lies there.
points = { $open ->
    [no] 还没有分。{ $enough ->
        [yes] {""}
       *[no] 满{ $need }分才能存。
      }
   *[yes] { $stake }分{ $before ->
        [0] { $there ->
            [0] 已保留。
           *[other] 在桌上。
          }
       *[other] ：已攒{ $before }分，{ $there ->
            [0] 保留{ $here }分。
           *[other] 桌上{ $there }分。
          }
      }{ $bank ->
        [0] { $enough ->
            [yes] {""}
           *[no] 满{ $need }分才能存。
          }
       *[other] { TOUCH() ->
           [yes] 可以存分。
          *[no] 按{ KEY("commit") }存分。
         }
      }
  }
    .brief = { $open ->
        [no] 0分。
       *[yes] { $stake }分{ $enough ->
            [yes] {""}
           *[no] ，要满{ $need }分
          }{ $there ->
            [0] 。
           *[other] ，没有保留。
          }
      }
choice-list = { $count ->
    [0] 没有选法：先掷骰子。
    [1] 一种选法：{ $best }。
   *[other] { $count }种选法，最多：{ $best }。
  }
    .brief = { $count ->
        [0] 先掷骰子。
        [1] { $best }。
       *[other] { $count }种里：{ $best }。
      }
risk = { $keep_first ->
    [yes] 全部保留后掷{ $throws }个，爆掉率百分之{ $percent }。
   *[no] 掷{ $throws }个，爆掉率百分之{ $percent }。
  }
    .brief = { $throws }个：爆掉率百分之{ $percent }。
bank-from = { $raised ->
    [yes] { $minimum ->
        [0] 首次存分要满{ $first_bank }分，之后不限。
       *[other] 满{ $minimum }分可存，首次要满{ $first_bank }分。
      }
   *[no] { $minimum ->
        [0] 存分不设下限。
       *[other] 满{ $minimum }分可存。
      }
  }
rules-in-force = Farkle。目标{ $target }分。{ bank-from }{ $last_round ->
    [yes] 有人达到目标后，其他人各有一个回合。
   *[no] 先存满目标者赢。
  }
    .brief = Farkle，目标{ $target }分。{ bank-from }
scale-in-force = { $scale }分制：一个1得100分，一个5得50分，三个相同得点数的一百倍，三个1得300分。
    .brief = { $scale }分制。
penalty-in-force = 连爆三次扣{ $penalty }分。
    .brief = 连爆三次扣{ $penalty }分。

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] 存分。
       *[other] 保留{ these-dice }，存分。
      }
   *[no] { $faces-n ->
        [0] 掷骰子。
       *[other] 保留{ these-dice }，掷{ $throws }个。
      }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

reason-left = 这里有{ $points }分，不只{ $other_points }分。
reason-dice = 掷{ $dice }个比掷{ $other_dice }个少爆：百分之{ $percent }对百分之{ $other_percent }。
reason-roll = 掷{ $dice }个平均得{ $average }分，尽管爆掉率百分之{ $percent }；存分得{ $other_points }分。
reason-bank = 存分得{ $points }分；掷{ $other_dice }个平均得{ $other_average }分，爆掉率百分之{ $other_percent }。
reason-points = 有{ $points }分，掷{ $dice }个：平均{ $average }分；有{ $other_points }分，掷{ $other_dice }个：{ $other_average }分。
reason-wins = 分数不更多：这里看的是比分。
half-hint-dice = 比较爆掉率：骰子多时和骰子少时。
half-hint-bank = 比较现在的分和掷一次平均能得的分。
half-hint-scores = 看看比分：这里不只看得分。
drill-four-dice = 两个得分：都保留吗？
drill-three-dice = 三个得分：全保留吗？
drill-bank-two = 剩两个：存分还是少留几个？
drill-last-die = 满50分，剩一个
drill-last-die-few = 不到50分，剩一个
drill-last-die-losing = 满100分，剩一个
drill-roll-three = 满50分，剩三个
drill-two-few = 不到50分，剩两个
drill-five-of-six = 六个里有五个得分
drill-three-rich = 满50分，三个得分

## Opponents: a name and a line about each

# What is won is of 100 games between two, against Petra (bench/strength.py, 2000 games each).
opponent-random = 兰迪，对佩特拉胜率百分之12：随便玩
opponent-weak = 威尔，对佩特拉胜率百分之24：常出错
opponent-cautious = 科拉，对佩特拉胜率百分之25：能存就存
opponent-bold = 阿波，对佩特拉胜率百分之30：总想要更多
opponent-fair = 菲菲，对佩特拉胜率百分之38：偶尔出错
opponent-strong = 斯坦，对佩特拉胜率百分之46：很少出错
opponent-steady = 斯黛拉，对佩特拉胜率百分之49：会算概率
opponent-perfect = 佩特拉：玩得完美

## Options, as the menu and the rules call them

option-minimum = 存分下限
    .help = 一个回合至少多少分才能存。
option-first-bank = 首次存分
    .help = 你第一次存分至少要多少分。
option-target = 目标
    .help = 谁先存满这么多分谁赢。
option-last-round = 最后一轮
    .help = 打开后，有人达到目标时，其他人各有一个回合。
option-scale = 分制和门槛
    .help = 各组合的分，以及相配的目标和下限。
option-penalty = 连爆三次的扣分
    .help = 连爆三次扣多少分。
option-teams = 两人一队
    .help = 两人一起玩，分数相加。
variant-scale = { $value }分制
variant-teams = 组队
variant-target = 目标{ $value }分

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 7 8 9 10 11 12 13
in-short = { TOUCH() ->
    [yes] 简单说：掷六个骰子，保留得分的；再掷其余的，或存分，结束回合。都不得分，本回合的分就丢了。先存满1000分者赢。
   *[no] 简单说：按{ KEY("roll") }掷六个骰子。用数字键或{ KEY("all") }保留得分的；再按{ KEY("roll") }掷其余的，或按{ KEY("commit") }存分，结束回合。都不得分，本回合的分就丢了。先存满1000分者赢。
  }
rules-1 = Farkle 用六个骰子。先存满目标分者赢，通常是1000分。
rules-2 = 轮到你时，掷全部六个骰子，至少保留一个得分的骰子或一组。
rules-3 = 然后选择：掷剩下的骰子，或存分，本回合的分就归你，回合结束。
rules-4 = 一掷里没有得分的骰子，就是爆掉：回合结束，本回合的分全丢。
rules-5 = 六个骰子都得了分，就是满堂红：可以六个全部再掷。
rules-6 = 满30分可存；第一次，也就是还没有分的时候，要满50分。这一桌可以另设门槛。
rules-7 = 单个1得10分，单个5得5分。别的单个骰子不得分。
rules-8 = 三个相同得点数的10倍：三个2得20分，直到三个6得60分。三个1得75分。
rules-9 = 四个相同得100分再加点数的10倍：110分到160分。
rules-10 = 五个相同得300分再加点数的20倍：320到420分。
rules-11 = 六个相同得600分再加点数的25倍：625到750分。
rules-12 = 五个连号，1到5或2到6，是小顺，得100分。1到6是大顺，得200分。
rules-13 = 三个不同的对子得150分。四个相同加一对得250分。两个三条得250分。
rules-14 = 不是同一掷的骰子不能合并：每个组合都出自同一掷。
rules-15 = 打开最后一轮时，有人达到目标后，其他人各有一个回合。
rules-16 = 分制这一项改变骰子值多少。10000分制里，1得100分，5得50分，三个相同得点数的一百倍，三个1得300分。四个相同得1000分，五个2000分，六个3000分。
rules-17 = 这种分制里，1到6得1500分，三个不同的对子1500分，四个相同加一对1500分，两个三条2500分。五个连号不得分。除非这一桌另有设置，目标是10000分，首次存分要500分，并有最后一轮。
rules-18 = 打开扣分时，连爆第三次就从总分里扣那么多，但总分不会低于0；然后重新计数。存一次分，连爆就断。
rules-19 = 两人一队时，四人成两队，六人三队，八人四队。搭档对面坐：四人时，第一位和第三位一队。每队合计一个总分，首次存分、目标和扣分都按它算；最后一轮里，其他队各有一个回合。
rules-20 = { TOUCH() ->
    [yes] 按一个骰子就保留或放开它；{ KEY("all") }保留所有得分的。
   *[no] 按键：{ KEY("roll") }掷骰子。数字键按点数保留，{ KEY("all") }保留所有得分的，{ KEY("previous") }和{ KEY("next") }逐个听选法。{ KEY("commit") }存分。
  }
rules-21 = 按{ KEY("points") }听本回合的分，{ KEY("last_roll") }听上一掷，{ KEY("scores") }听比分，{ KEY("turn") }听轮到谁。

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = 第一掷里只有单个的1和5得分时，只留一个，有1留1，没有才留5，其余五个再掷；旁边有三个2时也这样。
tips-2 = 比分接近时：最多剩三个可掷，满50分就存；剩四个，满110分；剩五个，不到250分就再掷。
tips-3 = 有30或35分，只剩一个骰子，就掷它：三次里两次会爆，但满堂红值得。剩两个就存。
tips-4 = 满堂红之后，不到450分就六个全部再掷：这样掷100次只爆2次。
tips-5 = 对手到了950分，只要还有至少四个可掷，就一直掷，直到赢。

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = 掷六个骰子，保留得分的。
teach-digit = 单个1得10分，单个5得5分；别的点数要成组。{ TOUCH() ->
    [yes] 保留1。
   *[no] 按数字保留那个点数：保留1。
  }
teach-all = { KEY("all") }保留所有得分的：这里还有5。
teach-rest = 现在掷没有保留的骰子。
teach-walk = 三个相同得点数的10倍，三个1得75分。{ KEY("next") }和{ KEY("previous") }逐个听选法，并保留听到的。
teach-points = { KEY("points") }说出本回合值多少分。
teach-risk = 第一次要满50分才能存，以后满30分。所以还要再掷。{ KEY("risk") }说出风险。
teach-last-die = 爆掉就丢掉本回合的分。冒个险：掷最后一个。
teach-hot = 走运！留下它：六个骰子都得了分，就是满堂红。
teach-six = 现在可以存分。但满堂红能六个全部再掷，而六个骰子几乎总会得分。
teach-bank = 够了。{ KEY("commit") }存分：分归你，回合结束。什么都没保留时，它会拿下所有得分的。
teach-others = 现在听。{ KEY("toggle") }快进。
teach-second = 五个或六个的顺子也得分，三对也得分：100分以上。再掷。
teach-keep = 只有一个1。留下它。
teach-greed = 不够存：掷其余五个。
teach-farkle = 都不得分：这就是爆掉。回合结束，分丢了。再听一遍。
teach-scores = { KEY("scores") }报比分，{ KEY("turn") }说轮到谁。
teach-learned = 这就是 Farkle：掷，保留，再掷或存分。先存满1000分者赢。

## What is shown

label-stake = 本回合{ $points }分
label-commit = 存{ $points }分
yes-bank-wins = 是，掷骰子
yes-bank-less = 是，存{ $points }分
