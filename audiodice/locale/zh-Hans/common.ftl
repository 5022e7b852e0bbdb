# What any game and every screen says, in Simplified Chinese.
# A message's value is what "normal" says; .brief leaves out, .full adds. {""} says nothing.
# $who is you, here (one of several people at this keyboard) or other (a computer).
#
# Glossary
#   dice 骰子 / roll 掷 / cup 骰盅 / keep 保留 / release 放开 / bank 存分 / in all 共
#   sheet 计分表 / box 栏 / open box 空栏 (格 would be heard as the Space key, 空格) / fill 填
#   upper boxes 上栏 / bonus 奖分 / pace 进度 / turn 回合 / round 轮 / game 局 / points 分
#   target 目标 / choice 选法 / hint 提示 / risk 风险 / hurry 快进 / review 复盘 / records 战绩
#   fair dice 可验证的骰子 / seed 种子 / commitment 承诺码 / room 房间 / its host 房主
#   open a room 创建房间 / its code 房间号 / relay 服务器
#   pips are 点, scores are 分: 三点 is the box of threes, 3分 are three points.
# The player is 你, as in Chinese games and screen readers. Full-width marks: ，、；：。 all make
# espeak-ng pause. Every score has its 分, and every count its measure word: so they are told from
# dice, and readings.tsv can mend what the voice misreads (2个 is 两个, 1005分 一千零五分).
# A list of lines has its 条, for the voice reads 行 as xíng.
# A space stands only where a Latin name or "FUNE" may meet a digit.

## Joints of lists

list-joint = { $head }、{ $next }
list-last = { $head }和{ $next }
# Between dice if there are to be pauses, and before what follows them.
dice-joint = { $head }、{ $next }
dice-stop = { $head }；{ $next }
scores-item = { $who ->
    [you] 你
   *[other] { $name }{" "}
  }{ $points }分
scores-last = { $head }，{ $next }
scores-joint = { $head }，{ $next }
apart-item = { $a }：
places-item = { $who ->
    [you] 你
   *[other] { $name }{" "}
  }{ $points }分
places-joint = { $head }，{ $next }
places-last = { $head }，{ $next }
best-item = { $a-n ->
    [1] 一个{ $a }
   *[other] { $a }
  }得{ $b }分
best-joint = { $head }，{ $next }
best-last = { $head }，{ $next }
taken-joint = { $head }，然后{ $next }
taken-last = { $head }，然后{ $next }

## Faces

plural-face = { $face }点
Plural-face = { plural-face }
combo-face = { $b }

## Turns, scores and ends

turn = { $who ->
    [you] { $scores-n ->
        [1] {""}
       *[other] 轮到你。{ $scores }。
      }
   *[other] 轮到{ $name }。
  }
    .brief = { $who ->
        [you] { $scores-n ->
            [1] {""}
           *[other] 轮到你。
          }
       *[other] 轮到{ $name }。
      }
whose-turn = { $over ->
    [yes] 本局已结束。
   *[no] { $who ->
        [you] 轮到你。
       *[other] 轮到{ $name }。
      }
  }

# Where a seat stands: behind the leader, or ahead of the next.
standing-lead = { $where ->
    [ahead] 领先{ $by }分
    [behind] { $seats ->
        [2] {""}
       *[other] 第{ $place }名，
      }落后{ $by }分
   *[level] 持平
  }
standing = { $who ->
    [you] 你
   *[other] { $name }{" "}
  }{ $points }分{ $seats ->
    [1] 。
   *[other] ，{ standing-lead }。
  }
lead = { $who ->
    [you] { $seats ->
        [2] {""}
       *[other] 你
      }
   *[other] { $name }
  }{ standing-lead }。
    .brief = {""}
scores = { $scores }。目标{ $target }分。
    .brief = { $scores }。
last-roll = { $faces-n ->
    [0] 还没掷过。
   *[other] { $who ->
        [other] { $name }上次掷出：{ $faces }{ $kept-n ->
            [0] 。
           *[other] { $free-n ->
                [0] ，全部保留。
               *[other] ，保留{ $kept-n ->
                    [1] 一个{ $kept }。
                   *[other] { $kept }。
                  }
              }
          }
       *[you] { $kept-n ->
            [0] { $free-n ->
                [1] 一个{ $free }。
               *[other] { $free }。
              }
           *[other] 已保留{ $kept-n ->
                [1] 一个{ $kept }
               *[other] { $kept }
              }{ $free-n ->
                [0] 。
                [1] ，剩下一个{ $free }。
               *[other] ，剩下{ $free }。
              }
          }
      }
  }
# Asked again, after another's: one's own last roll follows.
own-roll = { $who ->
    [you] 你上次掷出：
   *[other] { $name }上次掷出：
  }
ended = { $tied ->
    [yes] { $top }分打平。{ $places }。
   *[no] { $who ->
        [you] 你赢了
       *[other] { $name }赢了
      }{ $seats ->
        [1] ，{ $turns }回合得{ $top }分。
        [2] ，{ $top }分比{ $second }分。
       *[other] ，{ $top }分。{ $after_winner }。
      }
  }
# Undo while the dice are shaken.
put-down = 骰子还在骰盅里。
# What a step back took back: the game says what its undone-commit and undone-dice are.
undone-commit = 撤销填{ $box }
undone-dice = { $kept-n ->
    [0] 没有保留。
    [1] 保留一个{ $kept }。
   *[other] 保留{ $kept }。
  }
undone = { $what ->
    [commit] { undone-commit }
    [roll] 撤销这一掷
   *[keep] 撤销
  }{ $gone-n ->
    [0] 。
   *[other] ，{ $gone }的回合也撤销。
  }{ $again ->
    [yes] { $who ->
        [you] 又轮到你。
       *[other] 又轮到{ $name }。
      }
   *[no] {""}
  }{ $faces-n ->
    [0] {""}
   *[other] { $faces }。
  }{ $open ->
    [yes] { undone-dice }
   *[no] {""}
  }{ $first ->
    [yes] 撤销过一掷，本局不计最高分。
   *[no] {""}
  }
    .brief = { $what ->
        [commit] { undone-commit }
        [roll] 撤销这一掷
       *[keep] 撤销
      }{ $gone-n ->
        [0] 。
       *[other] ，{ $gone }的也撤销。
      }{ $again ->
        [yes] { $who ->
            [you] 轮到你。
           *[other] 轮到{ $name }。
          }
       *[no] {""}
      }{ $faces-n ->
        [0] {""}
       *[other] { $faces }。
      }{ $open ->
        [yes] { $again ->
            [yes] { $kept-n ->
                [0] {""}
               *[other] { undone-dice }
              }
           *[no] { undone-dice }
          }
       *[no] {""}
      }{ $first ->
        [yes] 不计最高分。
       *[no] {""}
      }
hurried = {""}

## Score sheets: games of three rolls and boxes to fill. The game's box-item names a box, $a.

# What boxes bring: $a the box, $b the points, $c the upper bonus in them
boxes-item = { box-item }得{ $b }分{ $c ->
    [0] {""}
   *[other] ，含奖分
  }
boxes-joint = { $head }，{ $next }
boxes-last = { $head }，{ $next }
# $a the box or kind, $b the face, $c how many dice, $d the points
made-kind = { $c ->
    [3] 三个{ combo-face }
    [4] 四个{ combo-face }
   *[other] 五个{ combo-face }
  }
made-item = { $a ->
    [kind] { made-kind }
   *[other] { box-item }得{ $d }分
  }
    .brief = { $a ->
        [kind] { made-kind }
       *[other] { box-item }
      }
from-item = { $c ->
    [5] { made-kind }
   *[other] { $a ->
        [kind] { made-kind }
       *[other] { box-item }
      }
  }
# The player has set what is told after a reroll ($reroll). After the last one it is always the whole hand.
new-dice = 新的{ $faces }
    .brief = { $faces }
rolled-dice = { $left ->
    [0] { $all }{ rolled-made }
   *[other] { $kept-n ->
        [0] { $faces }{ rolled-made }
       *[other] { $reroll ->
            [hand] { $all }{ rolled-made }
            [both] { new-dice }。现在{ $all }{ rolled-made }
           *[other] { new-dice }{ now-made }
          }
      }
  }
    .brief = { $left ->
        [0] { $all }{ rolled-last }
       *[other] { $kept-n ->
            [0] { $faces }{ rolled-made.brief }
           *[other] { $reroll ->
                [hand] { $all }{ rolled-made.brief }
                [both] { new-dice }。现在{ $all }{ rolled-made.brief }
               *[other] { new-dice.brief }{ now-made.brief }
              }
          }
      }
    .full = { $left ->
        [0] { $all }{ rolled-made }
       *[other] { $kept-n ->
            [0] { $faces }{ rolled-made }
           *[other] { $reroll ->
                [hand] { $all }{ rolled-made }
                [new] { new-dice }{ now-made }
               *[other] { new-dice }。现在{ $all }{ rolled-made }
              }
          }
      }
rolled-made = { $made-n ->
    [0] 。
   *[other] ：{ $made }。
  }
    .brief = { $made-n ->
        [0] 。
       *[other] ：{ made-worth }。
      }
made-worth = { $made }{ $made_points ->
    [0] {""}
   *[other] 得{ $made_points }分
  }
# Made by all five dice, not by the new ones alone.
now-made = { $made-n ->
    [0] 。
   *[other] ，现在{ $made }。
  }
    .brief = { $made-n ->
        [0] 。
       *[other] 。{ $made }。
      }
# In brief three alike are left out where the box that brings most says it.
rolled-last = { $named ->
    [yes] { rolled-made.brief }
   *[no] { $most ->
        [no] { rolled-made.brief }
       *[yes] { $points ->
            [0] { rolled-made.brief }没有分。
           *[other] ：{ $made_points ->
                [0] {""}
               *[other] { made-worth }，
              }{ $box }得{ $points }分{ with-bonus }。
          }
      }
  }
most-points = { $points }分
# The player has set whether it is told ($most).
rolled-best = { $named ->
    [yes] {""}
   *[no] { $most ->
        [no] {""}
       *[yes] { $points ->
            [0] 填哪栏都是0分。
           *[other] 最高：{ $box }得{ most-points }{ with-bonus }。
          }
      }
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice }{ $left ->
        [0] 掷完了。{ rolled-best }
       *[other] 还能掷{ $left }次。
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice.brief }
      }
    .full = { $who ->
        [other] { $kept-n ->
            [0] { $name }掷出{ $faces }{ rolled-made }
           *[other] { $made-n ->
                [0] { $name }保留{ $kept }，掷出{ $faces }。
               *[other] { $name }手上{ $all }{ rolled-made }
              }
          }
       *[you] { rolled-dice.full }{ rolled-best }{ $left ->
            [0] 掷完了。
           *[other] 还能掷{ $left }次。
          }
      }
five-alike = {""}
keeping = { $faces-n ->
    [0] 没有保留。
    [1] 保留一个{ $faces }。
    [5] 五个全留，没有可掷的。
   *[other] 保留{ $faces }。
  }
    .brief = { $faces-n ->
        [0] 没有保留。
        [1] 保留一个{ $faces }。
        [5] 五个全留。
       *[other] 保留{ $faces }。
      }
    .full = { $faces-n ->
        [0] 没有保留。
        [1] 保留一个{ $faces }。按{ KEY("roll") }掷其余的。
        [5] 五个全留，没有可掷的。按{ KEY("commit") }听最高的一栏。
       *[other] 保留{ $faces }。按{ KEY("roll") }掷其余的。
      }
kept = { $who ->
    [other] {""}
   *[you] { keeping }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { keeping.brief }
      }
    .full = { $who ->
        [other] {""}
       *[you] { keeping.full }
      }
let-go = 放开{ $gone-n ->
    [1] 一个{ $gone }
   *[other] { $gone }
  }
freeing = { $faces-n ->
    [0] { keeping }
    [1] { let-go }，保留一个{ $faces }。
   *[other] { let-go }。{ keeping }
  }
    .brief = { $faces-n ->
        [1] 保留一个{ $faces }。
       *[other] { keeping.brief }
      }
    .full = { $faces-n ->
        [0] { keeping.full }
       *[other] { let-go }。{ keeping.full }
      }
released = { $who ->
    [other] {""}
   *[you] { freeing }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { freeing.brief }
      }
    .full = { $who ->
        [other] {""}
       *[you] { freeing.full }
      }
with-bonus = { $bonus ->
    [0] {""}
   *[other] ，含奖分
  }
choice = { $box }得{ $points }分{ with-bonus }。
    .brief = { $box }得{ $points }分{ with-bonus }。
# What an opponent's dice were, if box and points do not say it. In full every roll has been told.
told-from = { $from-n ->
    [0] {""}
   *[other] { $from }，填
  }
total-after = { $bonus ->
    [yes] 。
   *[no] { $next_who ->
        [none] 。
       *[other] ，共{ $total }分。
      }
  }
# Left out where the scores follow, with "Your turn".
others-total = { $next_who ->
    [you] 。
   *[other] { total-after }
  }
scored = { $who ->
    [other] { $name }：{ told-from }{ $box }得{ $points }分{ others-total }
   *[you] { $box }得{ $points }分{ total-after }
  }
    .brief = { $who ->
        [other] { $name }：{ $box }得{ $points }分。
       *[you] 已填{ $box }。
      }
    .full = { $who ->
        [other] { $name }：{ $box }得{ $points }分{ others-total }
       *[you] { $box }得{ $points }分{ total-after }
      }
zeroed = { scored }
    .brief = { $who ->
        [other] { $name }：{ $box }得{ $points }分。
       *[you] { $box }填0分。
      }
    .full = { scored.full }
bonus = 上栏奖分，{ $points }分！{ $next_who ->
    [none] {""}
   *[other] 共{ $total }分。
  }
    .brief = 奖{ $points }分！
last-round = 最后一轮。
next-turn = 第{ $round }轮，共{ $rounds }轮。
    .brief = {""}
sheets-ended = { $seats ->
    [1] 本局已结束，共{ $top }分。
   *[other] { $tied ->
        [yes] { $top }分打平。{ $places }。
       *[no] { $who ->
            [you] 你赢了
           *[other] { $name }赢了
          }{ $seats ->
            [2] ，{ $top }分比{ $second }分。
           *[other] ，{ $top }分。{ $after_winner }。
          }
      }
  }
podium = { $place ->
    [1] { $shared ->
        [yes] 第一名：{ podium-who }，{ $points }分。
       *[no] {""}
      }
    [2] 第二名：{ podium-who }，{ $points }分。
    [3] 第三名：{ podium-who }，{ $points }分。
   *[other] 第{ $place }名：{ podium-who }，{ $points }分。
  }
podium-who = { $who ->
    [you] 你
   *[other] { $name }
  }

# After the result: the best yet, the decisions that cost most, what keys do. $a is the turn, $b the cost, $c points or chance.
dear-item = 第{ $a }轮，{ $c ->
    [chance] 胜率{ $b }个百分点
   *[points] { $b }分
  }
dear-joint = { $head }；{ $next }
dear-last = { $head }；{ $next }
new-best = { $who ->
    [you] 新纪录！之前最高{ $before }分。
   *[other] { $name }的新纪录！之前最高{ $before }分。
  }
    .brief = { $who ->
        [you] 新纪录！
       *[other] { $name }的新纪录！
      }
best-hinted = { $who ->
    [you] 超过了你{ $before }分的纪录，但用了提示。
   *[other] { $name }超过了{ $before }分的纪录，但用了提示。
  }
    .brief = {""}
best-stands = 你的最高纪录是{ $points }分。
costliest = { $dear-n ->
    [0] { $how ->
        [hinted] 每步都是听了提示再走的。
        [rest] 没听提示的每步都是最佳选择。
        [small] 只有小失误。
       *[best] 每步都是最佳选择。
      }
   *[other] { $dear-n ->
        [1] 损失最大的一步
       *[other] 损失最大的几步
      }：{ $dear }。
  }
    .brief = {""}
plays-again = { $review ->
    [yes] { TOUCH() ->
        [yes] 现在按{ KEY("roll") }或{ KEY("hint") }。
       *[no] 按{ KEY("hint") }复盘，按{ KEY("roll") }再来一局。
      }
   *[no] { TOUCH() ->
        [yes] 现在按{ KEY("roll") }。
       *[no] 按{ KEY("roll") }再来一局。
      }
  }
    .brief = {""}

no-throws-left = 掷完了，选一栏吧：{ $boxes }。
    .brief = 掷完了。{ $boxes }。
    .full = { TOUCH() ->
        [yes] 掷完了。选一栏。最高：{ $boxes }。
       *[no] 掷完了。按{ KEY("previous") }和{ KEY("next") }逐栏听，按数字键指定一栏，按{ KEY("commit") }填入。最高：{ $boxes }。
      }
all-kept = 五个全留了，没有可掷的。最高：{ $boxes }。
    .brief = 全留了。{ $boxes }。
roll-all = 没有保留。{ TOUCH() ->
    [yes] 五个全掷吗？
   *[no] 再按{ KEY("roll") }，五个全掷。
  }
    .brief = 五个全掷？{ TOUCH() ->
        [yes] {""}
       *[no] 再按{ KEY("roll") }。
      }
alike-left = { $faces-n ->
    [1] 一个{ $faces }
   *[other] { $faces }
  }没有保留。{ TOUCH() ->
    [yes] 还是要掷吗？
   *[no] 再按{ KEY("roll") }就掷。
  }
made-left = { $box }，{ $points }分，没有保留。{ TOUCH() ->
    [yes] 还是要掷吗？
   *[no] 再按{ KEY("roll") }就掷。
  }
zero = { $box }填0分？{ TOUCH() ->
    [yes] {""}
   *[no] 再按{ KEY("commit") }确认。
  }
    .brief = { $box }填0分？{ TOUCH() ->
        [yes] {""}
       *[no] 再按{ KEY("commit") }。
      }
box-filled = { $box }已填，{ $points }分。最高：{ $boxes }。
    .brief = { $box }已填。{ $boxes }。
no-such-box = 没有这一栏。最高：{ $boxes }。
    .brief = 没有这一栏。

points = { $open ->
    [no] 还没有分。
   *[yes] { $points ->
        [0] 填哪栏都是0分。
       *[other] 最高：{ $box }得{ $points }分{ with-bonus }。
      }
  }
    .brief = { $open ->
        [no] 0分。
       *[yes] { $points ->
            [0] 0分。
           *[other] { $box }得{ $points }分{ with-bonus }。
          }
      }
totals = { $scores }。{ $over ->
    [yes] 本局已结束。
   *[no] 第{ $round }轮，共{ $rounds }轮。
  }
    .brief = { $scores }。
choice-list = { $over ->
    [yes] 本局已结束。
   *[no] { $count }个空栏。{ $boxes-n ->
        [1] { $boxes }。
       *[other] 最高：{ $boxes }。
      }
  }
    .brief = { $over ->
        [yes] 本局已结束。
       *[no] { $count ->
            [1] {""}
            [2] {""}
            [3] {""}
           *[other] { $count }栏中：
          }{ $boxes }。
      }
# The open boxes, or the filled ones where these are fewer.
unfilled-item = { box-item }
unfilled-last = { $head }、{ $next }
filled-item = { box-item }
filled-last = { $head }、{ $next }
open-boxes = { $unfilled-n ->
    [0] { $filled-n ->
        [0] { $count }栏全空。
       *[other] 除了{ $filled }，全空。
      }
   *[other] 空栏：{ $unfilled }。
  }
rolls-left = { $over ->
    [yes] 本局已结束。
   *[no] { $left ->
        [0] 掷完了。
       *[other] 还能掷{ $left }次。
      }
  }
    .full = { $over ->
        [yes] 本局已结束。
       *[no] { $left ->
            [0] 掷完了，该填一栏了。
           *[other] 还能掷{ $left }次{ $throws ->
                [0] ，但五个都保留着。
               *[other] ，下次掷{ $throws }个。
              }
          }
      }
# Off an even pace, which is three dice of each face.
bonus-pace = { $pace ->
    [ahead] 进度超前{ $off }分
    [behind] 进度落后{ $off }分
   *[even] 进度正好
  }
    .brief = { $pace ->
        [ahead] 超前{ $off }分
        [behind] 落后{ $off }分
       *[even] 进度正好
      }
bonus-lost = { $possible ->
    [0] 差{ $need }分
   *[other] 最多再得{ $possible }分
  }，拿不到奖分
bonus-progress = { $who ->
    [other] { $name }：
   *[you] {""}
  }上栏{ $progress ->
    [reached] { $have }分，奖分{ $bonus }分到手。
    [lost] { $have }分，{ bonus-lost }。
   *[running] { $have }分，目标{ $threshold }分，{ bonus-pace }。
  }
    .brief = { $who ->
        [other] { $name }：
       *[you] {""}
      }{ $progress ->
        [reached] { $have }分，奖分到手。
        [lost] { $have }分，没有奖分。
       *[running] { $have }分，目标{ $threshold }分，{ bonus-pace.brief }。
      }
    .full = { $who ->
        [other] { $name }：
       *[you] {""}
      }上栏{ $progress ->
        [reached] { $have }分，奖分{ $bonus }分到手。
        [lost] { $have }分，目标{ $threshold }分：{ bonus-lost }。
       *[running] { $have }分，满{ $threshold }分奖{ $bonus }分，{ bonus-pace }。最多还能得{ $possible }分。
      }
sheet-line = { $filled ->
    [yes] { $box }得{ $points }分。
   *[no] { $box }，空。
  }
sheet-bonus = { $progress ->
    [reached] 奖分{ $bonus }分，上栏{ $have }分。
    [lost] 奖分0分，上栏{ $have }分，目标{ $threshold }分。
   *[running] 奖分未定，上栏{ $have }分，目标{ $threshold }分。
  }
    .brief = { $progress ->
        [reached] 奖分{ $bonus }分。
        [lost] 奖分0分。
       *[running] 奖分，上栏{ $have }分，目标{ $threshold }分。
      }
sheet-total = { $who ->
    [you] 你
   *[other] { $name }
  }共{ $total }分。{ $open ->
    [0] {""}
   *[other] { $open }个空栏。
  }
    .brief = { $who ->
        [you] 共{ $total }分。
       *[other] { $name }共{ $total }分。
      }
# Not among values, which are another sum.
hint-worth = { $worth ->
    [0] {""}
   *[other] ，得{ $worth }分
  }
hint = { $commit ->
    [yes] { $zero ->
        [yes] { $box }填0分。
       *[no] 填{ $box }{ hint-worth }{ with-bonus }。
      }
   *[no] { $faces-n ->
        [0] 五个全掷。
        [1] 保留一个{ $faces }，掷{ $throws }个。
       *[other] 保留{ $faces }，掷{ $throws }个。
      }
  }
hint-gap = { $gap }{ $unit ->
    [chance] 个百分点
    [rule] {""}
   *[other] 分
  }
# Values: points at the end, chances to win in 100, points of this turn, or none.
hint-numbers = { hint }{ $unit ->
    [points] 后面都选对，预计共{ $value }分。
    [chance] 胜率百分之{ $value }。
    [rule] 这是凭经验说的。
   *[turn] 本回合预计{ $value }分。
  }{ $gap-n ->
    [0] { $only ->
        [yes] 没有别的选择。
       *[no] {""}
      }
   *[other] 其次，少{ hint-gap }：{ $other }
  }
    .brief = { hint }{ $gap-n ->
        [0] {""}
       *[other] 其次，少{ $gap }：{ $other }
      }

## The coach on score sheets: why a decision is better, and what matters for one

instead-item = { box-item }
aim-told = { $box }{ $many ->
    [0] {""}
   *[other] 至少{ $many }个，
  }百分之{ $percent }
other-aim-told = { $instead }{ $other_many ->
    [0] {""}
   *[other] 至少{ $other_many }个，
  }百分之{ $other_percent }
reason-aims = 这样做，{ aim-told }；你的选择，{ other-aim-told }。
reason-roll-on = 这样做，{ aim-told }，本回合平均得{ $points }分；你的选择，现在得{ $other_points }分。
reason-take = 这样做，现在得{ $points }分；你的选择，{ other-aim-told }，本回合平均得{ $other_points }分。
reason-later = 这样做，本回合{ $now_sign ->
    [more] 多{ $now }分
    [less] 少{ $now }分
   *[same] 一样
  }，以后{ $then_sign ->
    [more] 多{ $then }分
    [less] 少{ $then }分
   *[same] 一样
  }。
half-hint-box = 想想{ $box }。
half-hint-all = 这些骰子里有值得保留的吗？
half-hint-zero = 以后哪一栏最难填？
half-hint-made = 比较现在的分和再掷一次能得的分。
half-hint-bonus = 注意奖分：还差{ $missing }分。
half-hint-later = 掂量每一栏以后还能得多少分。

## Refusals: why a key does nothing now, and what would

no-meaning = 这个游戏用不到{ $command }。
    .brief = 这个游戏用不到。
one-moment = 稍等。
unbound = { $bound }：这里没用。按{ KEY("help") }列出按键。
    .brief = 这里没用。
not-your-turn = 轮到{ $name }。按{ KEY("toggle") }快进。
    .brief = 轮到{ $name }。
roll-first = 先掷骰子。
    .full = 先按{ KEY("roll") }掷骰子。
game-over = 本局已结束。
undo-too-late = 轮到{ $name }了，来不及撤销。
    .brief = 来不及撤销。
nothing-to-undo = 没有可撤销的。
    .full = 没有可撤销的。掷出的骰子能不能撤销，可在设置里选。
rolls-stand = 没有可撤销的。{ $first ->
    [yes] 用可验证的骰子时，不管怎么设置，掷出就不能撤销。
   *[no] {""}
  }
no-such-die = 只有{ $dice }个骰子。
no-such-face = 这里没有{ plural-face }。
no-such-digit = 数字1到6用来选点数。
no-such-action = 现在不能这样做。
nothing-to-choose = 现在没有可选的。先掷骰子。
held-back = 太快了。
nothing-missed = 没有新消息。
hint-how = { $numbers ->
    [yes] { $first ->
        [yes] 按{ KEY("hint") }照第一种做。
       *[no] 按{ KEY("hint") }照做。
      }
   *[no] 再按{ KEY("hint") }照做。
  }
    .brief = {""}
no-hint = 这里没有提示。
chance-part = { $points ->
    [0] 不到1局
    [100] 超过99局
   *[other] { $points }局
  }
chance-about = { $exact ->
    [yes] { chance-part }
   *[other] { $points ->
        [0] { chance-part }
        [100] { chance-part }
       *[other] 大约{ chance-part }
      }
  }
chances-item = { $who ->
    [you] 你
   *[other] { $name }{" "}
  }{ chance-part }
chances-last = { $head }，{ $next }
chance = 100局中{ $who ->
    [you] 你
   *[other] { $name }{" "}
  }赢{ chance-about }，{ $chances }。
    .brief = { chance-about }。
decided-before = { $before ->
    [0] 不到1局
    [100] 超过99局
   *[other] { $before }局
  }
decided-after = { $after ->
    [0] 不到1局
    [100] 超过99局
   *[other] { $after }局
  }
decided = 第{ $turn }轮决定了胜负：100局中{ $who ->
    [you] 你
   *[other] { $name }{" "}
  }的赢面从{ decided-before }变为{ decided-after }。
    .brief = 第{ $turn }轮决定了胜负：从{ decided-before }变为{ decided-after }。
chance-unknown = 用这些选项时，胜算无法得知。
chance-record = 超过纪录{ $best }分：100局中{ chance-about }。
    .brief = { chance-about }。
end-expected = 预计最后得{ $points }分。
    .brief = 预计{ $points }分。
turns-to-go = 到结束大约还有{ $count }回合。
hint-not-ready = 正在计算{ $percent ->
    [0] {""}
   *[other] ，完成百分之{ $percent }
  }。过一会再问。
    .brief = { $percent ->
        [0] 还没算完。
       *[other] 算完百分之{ $percent }。
      }

## Walking the dice

die = { $kept ->
    [yes] { $face }，已保留。
   *[no] { $face }。
  }
    .full = { $kept ->
    [yes] 第{ $place }个：{ $face }，已保留。
   *[no] 第{ $place }个：{ $face }。
  }

## The table

roll-now = { TOUCH() ->
    [yes] 按{ KEY("roll") }。
   *[no] 按{ KEY("roll") }掷骰子。
  }
seated = { $game }{ seated-who }。{ seated-options }{ $who ->
    [you] { $seats ->
        [1] {""}
       *[other] 你先。
      }{ roll-now }
    [here] { $name }先。{ roll-now }
   *[other] { $name }先。
  }
    .brief = { $seats ->
        [1] { $game }{ seated-who }。{ seated-options }
       *[other] { $game }。{ seated-options }{ $who ->
            [you] 你先。
           *[other] { $name }先。
          }
      }
# One person against others, several people (and others), or one alone.
seated-who = { $opponents-n ->
    [0] { $players-n ->
        [0] ，单人
       *[other] ，{ $players }
      }
   *[other] ，对手{ $opponents }
  }
# Options that are not as usual. Before who starts: what comes later is cut off by the first key.
seated-options = { $options-n ->
    [0] {""}
   *[other] { $options }。
  }
options-last = { $head }，{ $next }
watching = { $game }，{ $players }在玩。{ seated-options }{ $hurries ->
    [yes] 按{ KEY("toggle") }快进。
   *[no] {""}
  }
no-display = 没有显示屏。按回车在这个终端里玩，按 Ctrl C 退出。
goodbye = 再见。

## Menus, readers, the history

menu-open = { $title }。{ $label }
menu-move = { $label }
menu-edge = { $label }
menu-wrap = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
reader-open = { $title }，{ $count }条。{ $label }
titled = { $title }。
list-where = { $title }。{ $label }。第{ $place }项，共{ $count }项。
    .brief = { $label }。第{ $place }项，共{ $count }项。
in-section = { $section }。{ $label }
explained = { $text }
not-explained = 这里没有说明。
kind-set = { $value ->
    [mine] 我的操作。
    [others] 对手的操作。
    [results] 结果。
   *[all] 全部消息。
  }
find = 查找：输入文字，再按{ KEY("select") }。
    .brief = 查找。
space = 空格
blank = 空行
not-found = 没找到{ $text }。
nothing-sought = 还没有查找过：按{ KEY("find") }，输入文字。
history-empty = 还没有消息。
copied = 已复制。
not-copied = 这里不能复制。
address-wrong = 网址里的{ $text }不存在，改为打开菜单。
no-game-to-save = 还没有存过游戏。
no-saved-game = 这个文件不是保存的游戏。
saved-to-file = { $name }已存到下载文件夹。
export-counts = 里面有：游戏{ $games }局，战绩{ $records }条，练习题{ $practice }道。
export-also = 里面还有：{ $files }。
files-item = { $a ->
    [settings] 设置
    [keymap] 按键
    [last] 上次的选择
   *[quiz] 测验最好成绩
  }
export-left-out = 读不了，没有放进去：{ $inside }（{ $why }）。
export-too-large = 内容太多，一个文件放不下：最多{ $count }个文件，{ $size }MB。
import-games = 游戏：新的{ $count }局，已有{ $there }局。
import-continued = 在别处接着玩过、现在这里也到了同样地方的游戏：{ $count }局。
import-beside = { $inside }在这里走得不一样。你的留着，另一局存在旁边，叫{ $copy }。
import-records = 战绩：新的{ $count }条，已有{ $there }条。
import-practice = 练习题：新的{ $count }道，已有{ $there }道。
import-file = { $what ->
    [settings] 设置
    [keymap] 按键
    [last] 上次的选择
   *[quiz] 测验最好成绩
  }：{ $outcome ->
    [new] 已取入。
    [there] 本来就一样。
    [kept] 保留你的。
    [kept_unless] 保留你的；用 --replace 换成文件里的。
    [replaced] 已换成文件里的。
   *[joined] 已和你的合并。
  }
import-over-cap = 现在有{ $count }局玩完的游戏。程序保留{ $cap }局，下一局结束时删掉最旧的；要多留，请改设置。
import-runs = 什么也没取入，另一个程序正在取入文件。
import-failed = 什么也没取入：{ $why }。
import-stopped = 没有全部取入：{ $why }。再取入一次这个文件，就有其余的。
import-foreign = 这不是玩家游戏的文件，或者已经损坏。什么也没取入。
import-newer = 这是新版 audiodice 存的文件，格式{ $version }，这里只认得{ $known }。什么也没取入。
import-too-large = 这个文件里超过{ $count }个文件或{ $size }MB。什么也没取入。
import-unknown = 这个文件里有{ $inside }，这种文件里不该有。什么也没取入。
import-damaged = 这个文件里的{ $inside }已损坏：{ $why }。什么也没取入。
start = {""}
exit = {""}

main-menu = audiodice
menu-play = 玩{ $game }，对手{ $opponents }
menu-play-together = 玩{ $game }：{ $players }
menu-play-alone = 一个人玩{ $game }
game-described = { $game }，{ $kind }
    .brief = { $game }
play-described = { $label }。{ $kind }
    .brief = { $label }
menu-new-game = 新游戏
menu-rules = 规则
menu-keys = { TOUCH() ->
    [yes] 按钮
   *[no] 按键
  }
menu-settings = 设置
menu-learn = 熟悉音效
menu-lessons = 新手教学
menu-tips = 技巧
lessons-letter = L
menu-quit = 退出
pause-menu = 暂停
menu-continue = { $over ->
    [yes] 回到结果
   *[no] 回到游戏
  }
menu-restart = 本局重新开始
menu-play-again = 再来一局
menu-statistics = 本局统计
menu-credits = 关于
end-menu = 本局结束
menu-reset = 把所有设置恢复为默认
reset-asked = 除了你的名字和中转服务器，全部恢复？{ TOUCH() ->
    [yes] {""}
   *[no] 再按{ KEY("select") }。
  }
    .brief = 全部恢复？{ TOUCH() ->
        [yes] {""}
       *[no] 再按{ KEY("select") }。
      }
settings-reset = 所有设置都恢复为默认了。
loss-asked = 这一局会丢掉。{ TOUCH() ->
    [yes] 要重新开始吗？
   *[no] 再按{ KEY("select") }就重新开始。
  }
    .brief = { TOUCH() ->
        [yes] 丢掉这局？
       *[no] 丢掉这局？再按{ KEY("select") }。
      }
statistics-title = 统计
statistics-ranking = { $places }。
statistics-margin = { $margin ->
    [0] 打平。
   *[other] { $who ->
        [you] 你
       *[other] { $name }
      }赢了{ $margin }分。
  }
statistics-seat = { $who ->
    [you] 你
   *[other] { $name }
  }：{ $turns }回合，最高{ $best }分，最低{ $worst }分，平均{ $mean }分{ seat-hinted }。
seat-hinted = { $hinted ->
    [0] {""}
   *[other] ，听提示后决策{ $hinted }次
  }
sheet-title = { $who ->
    [you] 你的计分表
   *[other] { $name }的计分表
  }
credits = audiodice 是自由软件，用 MIT 许可证。自带语音是 espeak-ng，用 GNU 通用公共许可证。所有音效都由程序自己的合成器合成。
menu-main = 离开，回主菜单
new-game-menu = 新游戏
menu-start = 开始
menu-game = 游戏：{ $game }
menu-people = 本机玩家人数：{ $number }
menu-opponent = 对手{ $number }{ from-next-game }：{ $value }
menu-one-opponent = 对手{ from-next-game }：{ $value }
from-next-game = { $later ->
    [yes] ，下一局起
   *[no] {""}
  }
menu-add-opponent = 对手人数：{ $number }
menu-option = { $option }：{ $value }
menu-name = 玩家{ $number }的名字：{ $value }
menu-begins = 下一局谁先：{ $value }
    .help = 这一桌下一局由谁先掷。
value-first = 还是1号座
value-turn = 轮流
value-winner = 赢家
value-loser = 输家
rules-title = { $game }的规则
worth-title = { $game }的得分
tips-title = { $game }的技巧
tips-here = { TOUCH() ->
    [yes] 这个游戏的技巧：按这里。
   *[no] 按{ KEY("select") }听这个游戏的技巧。
  }
keys-title = { TOUCH() ->
    [yes] 按钮
   *[no] 按键
  }
here-title = { TOUCH() ->
    [yes] 这里能做的
   *[no] 这里能按的键
  }
settings-title = 设置
settings-words = 朗读内容
settings-voice = 语音
settings-sounds = 音效
settings-playing = 玩法和存档
settings-keys = 按键和列表
settings-captions = 字幕
settings-open = { $title }。按{ KEY("list_left") }和{ KEY("list_right") }更改，按{ KEY("explain") }听说明。{ $label }
    .brief = { $title }。{ $label }
value-on = 开
value-off = 关
value-none = 无
value-one = 一个
value-two = 两个
too-few-seats = 总要有人玩：玩家或对手。
same-name = 两个玩家不能都叫{ $name }，请改名。
name-unheard = 名字里要有字母、汉字或数字。
too-many-seats = { $game }最多{ $most }人。
teams-need-seats = 两人一队，需要四人、六人或八人。
menu-changed = { $label }
announced = { $text }
offer = { $label }
offer-hurry = 快进
    .help = 他们马上打完，你直接听结果。
offer-done = 完成
offer-erase = 删去一个
offer-again = 再听一遍
offer-sheet = 下一张计分表
offer-zeros = 得0分的栏
type-name = { $label }。请输入，再按{ KEY("select") }。
type-number = { $label }。请输入{ number-allowed }，再按{ KEY("select") }。
    .brief = { $label }。请输入数字。
number-allowed = { $numbers-n ->
    [0] { $step ->
        [1] { $least }到{ $most }的数
       *[other] { $least }到{ $most }之间{ $step }的倍数
      }
   *[other] { $numbers }中的一个
  }
number-wanted = 不能设为{ $text }。请输入{ number-allowed }。
    .brief = { $text }？请输入{ number-allowed }。
typed = { $text }
erased = 删去{ $text }
nothing-typed = 空的。
entry-full = 满了：最多{ $most }个字。
default-name = 玩家{ $number }号
you-name = 你

setting-language = 语言，下次启动起：{ $value }
    .help = 文字和语音的语言。自动就是系统语言。
setting-verbosity = 详细程度：{ $value }
    .help = 简短会省去能问到的，详细会多说一些。
setting-name = 好友怎么叫你：{ $value }
    .help = 别的电脑上的好友会听到。第一次创建或加入房间时会问。
setting-pace = 对手速度：{ $value }
    .help = 对手每一步之间停多久。
setting-digits = 数字键选：{ $value }
    .help = 选点数，5就是保留5点；选位置，5就是保留第五个骰子。
setting-dice = 报骰子：{ $value }
    .help = 掷出的骰子按什么顺序报。
setting-between-dice = 骰子之间：{ $value }
    .help = 用空格，或用顿号停一下。自动就用你的语音读得最好的。
setting-reroll = 再掷之后报：{ $value }
    .help = 再掷之后听什么：新骰子、全部骰子，或两样都听。
setting-most = 掷后报分最多的栏：{ $value }
    .help = 掷完后是否报哪一栏分最多：最后一掷后报，详细时每掷都报。它不一定最好：最好的按{ KEY("hint") }听。
setting-box-order = 逐栏顺序：{ $value }
    .help = 用{ KEY("next") }先到哪一栏：分最多的，或表上第一栏。
setting-scores = 报比分：{ $value }
    .help = 按{ KEY("scores") }时比分的顺序。
setting-undo = 撤销范围：{ $value }
    .help = 按{ KEY("undo") }能退多远。用可验证的骰子时，掷出就不能撤销。
setting-confirmations = 误操作前先问：{ $value }
    .help = 会丢分或丢掉一局的操作，先问一次。
setting-undo-pause = 你的回合后，可撤销的毫秒数：{ $value }
    .help = 你的回合之后，对手至少等多久，好让你按{ KEY("undo") }撤销。
setting-auto-keep = 只有一种选法时自动保留：{ $value }
    .help = 打开后，只有一种选法的骰子会自动保留。
setting-speech = 朗读方式，下次启动起：{ $value }
    .help = 自动就用你的读屏软件，没有就用系统语音，再没有就用自带语音。
setting-voice = 自带语音：{ $value }
    .help = 程序用自带语音时，由谁来说。
setting-elsewhere = 别的窗口在前面时：{ $value }
    .help = 你在用别的程序时，游戏出什么声。
setting-wrap = 列表首尾循环：{ $value }
    .help = 最后一项之后是不是回到第一项。
setting-recent = 一次说几条消息：{ $value }
    .help = 按{ KEY("recent") }一次重复几条消息。
setting-rate = 语速，每分钟词数：{ $value }
    .help = 语音说多快；有读屏软件时由它管。220是 Speech Dispatcher 的原速。
setting-pitch = 音高：{ $value }
    .help = 语音多高；有读屏软件时由它管。
setting-effects = 音效音量：百分之{ $value }
    .help = 所有音效合起来多响；下面三项是其中的比例。
setting-dice-volume = 骰子音量：百分之{ $value }
    .help = 骰盅和骰子多响。
setting-interface-volume = 菜单和事件音量：百分之{ $value }
    .help = 菜单、回合和得分的音效多响。
setting-values-volume = 声音报数的音量：百分之{ $value }
    .help = 不用语言报数的敲击声多响。
setting-music = 音乐和房间声：{ $value }
    .help = 房间里有人活动的声音，和每个游戏的小曲。自动就是：有读屏软件时不放。
setting-music-volume = 音乐音量：百分之{ $value }
    .help = 房间声和小曲多响，不受音效音量影响。
setting-values-pace = 声音报数：{ $value }
    .help = 用声音报数有多快；听熟了可选轻快。
setting-night = 夜间模式：{ $value }
    .help = 太响的声音会压低。
setting-mono = 两耳相同：{ $value }
    .help = 两边放同样的声音，给用一只耳朵听的人。
setting-swap = 左右对调：{ $value }
    .help = 左右互换，耳机戴反时用。
setting-headphones = 耳机立体声：{ $value }
    .help = 声音像在头的周围：远的那只耳朵听得晚一点，闷一点。
setting-voice-volume = 语音音量：百分之{ $value }
    .help = 语音多响；有读屏软件时由它管。
setting-voice-waits = 自带语音等音效：{ $value }
    .help = 照常：先听音效，再听说明。短：语音只等第一个音效。
setting-braille = 盲文点显器：{ $value }
    .help = 把每条消息用最短的形式显示在点显器上：通过读屏软件或 BRLTTY。Orca 45 到 50 总是显示整条消息，不管这里怎么设。
setting-captions = 窗口字幕：{ $value }
    .help = 把说的话显示在窗口里。
setting-caption = 字幕大小：{ $value }
    .help = 窗口里的字多大。
setting-colours = 字幕颜色：{ $value }
    .help = 文字和窗口的颜色。
setting-motion = 窗口中骰子滚动：{ $value }
    .help = 关闭时，掷出的骰子直接静止显示。
setting-picture = 终端里的游戏画面：{ $value }
    .help = 在文字上方画出比分、骰子、各栏和按键。窗口里一直有。
setting-key-repeat = 按住的键重复，下次启动起：{ $value }
    .help = 按住一个键，算不算连续按。
setting-switches = 开关控制：{ $value }
    .help = 用一两个键玩：一个换下一项，一个选定。
setting-dwell = 单开关，每步的毫秒数：{ $value }
    .help = 只用一个开关时，每步说完后等多久。
setting-buffer = 声音缓冲，越小越快：{ $value }
    .help = 缓冲小，按键反应快；声音有杂音就调高。
setting-pack = 音效包，下次启动起：{ $value }
    .help = 你自己的音效，放在设置旁边的 packs 文件夹里。
setting-shake = 摇骰盅：{ $value }
    .help = { TOUCH() ->
        [yes] 按住掷骰子的按钮就摇骰盅，松开才掷。
       *[no] 按住掷骰键就摇骰盅，松开才掷。
      }自动：用程序自带语音时按住摇，有读屏软件时关。
value-auto = 自动
value-automatic = 自动
value-network = 仅本机和本地网络
value-de = 德语
value-en = 英语
value-es = 西班牙语
value-fr = 法语
value-it = 意大利语
value-ja = 日语
value-nl = 荷兰语
value-pl = 波兰语
value-pt-BR = 巴西葡萄牙语
value-ru = 俄语
value-tr = 土耳其语
value-zh-Hans = 简体中文
value-brief = 简短
value-normal = 普通
value-plain = 原声
value-max = 马克斯
value-edward = 爱德华
value-linda = 琳达
value-belinda = 贝琳达
value-steph = 斯蒂芙
value-klatt = 克拉特
value-full = 详细
value-instant = 不停顿
value-fast = 快
value-held = 按住
value-tap = 短按
value-slow = 慢
value-brisk = 轻快
value-usual = 照常
value-short = 短
value-no = 否
value-step = 到上一掷为止
value-more = 掷出的也能撤销，但本局不计最高分
value-thrown = 按掷出的位置
value-sorted = 从小到大
value-blanks = 空格
value-commas = 顿号
value-new = 新骰子
value-hand = 全部骰子
value-both = 新骰子和全部骰子
value-points = 分多的在前
value-sheet = 按计分表
value-seats = 按座位
value-screen-reader = 读屏软件
value-native = 系统语音
value-embedded = 自带语音
value-text = 只用文字
value-cream = 深底米色字
value-white = 黑底白字
value-yellow = 黑底黄字
value-green = 黑底绿字
value-black = 白底黑字
value-speak = 游戏照常出声
value-quiet = 安静
value-face = 点数
value-place = 位置

## Opponents: a name and a line about each

opponent-name-random = 兰迪
opponent-name-cautious = 科拉
opponent-name-bold = 阿波
opponent-name-steady = 斯黛拉
opponent-name-weak = 威尔
opponent-name-fair = 菲菲
opponent-name-strong = 斯坦
opponent-name-perfect = 佩特拉
# The names of a second, third ... opponent of that kind at the table.
opponent-more-random = 罗丝 拉夫 露比 罗伊 丽塔 雷克斯 拉蒙娜
opponent-more-cautious = 卡尔 克莉奥 克里斯 西莉亚 克莱夫 凯西 科林
opponent-more-bold = 贝娅 阿本 贝拉 鲍勃 贝蒂 伯特 邦妮
opponent-more-steady = 史蒂夫 西比尔 西蒙 希拉 赛斯 索菲 斯科特
opponent-more-weak = 旺达 沃尔特 温迪 沃德 威尔玛 韦斯 薇洛
opponent-more-fair = 弗雷德 芙萝拉 弗兰克 费恩 菲利克斯 菲奥娜 芬恩
opponent-more-strong = 萨莉 萨姆 苏珊 席德 索尼娅 索尔 赛蒂
opponent-more-perfect = 保罗 波莉 皮特 帕姆 菲尔 宝拉 珀西
opponent-numbered = { $name }{ $number }号

## The solved games: perfect play, and a game looked at again

still-solving = { $name }还在计算，完成百分之{ $percent }，算完之前凭经验玩。
    .brief = { $name }还在想，百分之{ $percent }。
solved = 计算完成，从现在起提示是精确的。
    .brief = 提示现在精确了。
table-rebuilt = 计算好的表坏了或太旧，正在重做。
table-damaged = 这个游戏的计算表坏了或太旧，没有使用。用 audiodice solve 可以重做。
cache-unwritable = 计算结果存不进这台电脑，下次再算。
solver-died = 计算中断了，下一局会再试。
menu-review = 复盘本局
review-title = 复盘
review-seat = { $who ->
    [you] 你
   *[other] { $name }
  }：{ $unit ->
    [chance] { $result ->
        [100.0] 赢了
        [0.0] 输了
       *[other] 打平
      }。开局前胜率百分之{ $expected }。自己的手气{ review-luck }，决策{ review-cost }{ $others_sign ->
        [zero] 。
        [minus] ，对手的手气和决策共减{ $others }。
       *[plus] ，对手的手气和决策共加{ $others }。
      }
   *[points] { $result }分，预计{ $expected }分。手气{ review-luck }，决策{ review-cost }。
  }{ review-right }
    .brief = { $who ->
        [you] 你
       *[other] { $name }
      }：手气{ review-luck }，决策{ review-cost }。
# Decisions after a hint are not the player's own.
review-right = { $decisions ->
    [0] {""}
   *[other] { $decisions }次决策，{ $right }次最佳。
  }{ $hinted ->
    [0] {""}
   *[other] 听提示后决策{ $hinted }次。
  }
review-luck = { $luck_sign ->
    [minus] 减{ $luck }
    [zero] 0
   *[plus] 加{ $luck }
  }
review-cost = { $cost_sign ->
    [zero] 0
   *[plus] 减{ $cost }
  }
review-decision = 第{ $turn }轮，{ $faces }。{ $done }更好的是：{ $better }{ $unit ->
    [chance] 损失{ $cost }个百分点。
   *[points] 损失{ $cost }分。
  }
    .brief = 第{ $turn }轮，{ $faces }。{ $done }更好：{ $better }损失{ $cost }。

## Games that are kept

game-not-kept = 游戏存不下来：{ $why }。先玩下去，能存时会马上存。
    .brief = 没存下来：{ $why }。
game-kept-again = 游戏又能保存了。
    .brief = 又能保存了。
game-file-vanished = 存档文件不见了，已重新写好。
    .brief = 存档已重写。
game-file-cut = 存档文件被截断，或不再是文件，已重新写好。
    .brief = 存档已重写。
game-file-changed = 别的程序改动了这局的存档，游戏改用新文件继续。
    .brief = 改用新文件继续。
game-taken = 另一个 audiodice 也打开了这一局。这里当作单独的一局继续。
    .brief = 当作单独的一局继续。
left-game-kept = 你离开的那一局还是存下来了。
    .brief = 那一局也存了。
games-unreadable = 存档读不出来：{ $why }。
last-step-dropped = 最后一步没存完，已舍去。这一步你还没听到。
    .brief = 舍去最后一步。
clock-set-back = 时钟往回拨过，存档的顺序可能不对。
    .brief = 时钟往回拨过。
game-damaged = 第{ $line }行损坏：{ $why }。{ $turns ->
    [0] 之前没有完好的回合。
   *[other] 之前有{ $turns }个回合完好。
  }
    .brief = 已损坏，{ $turns ->
        [0] 没有完好的回合。
       *[other] { $turns }个回合完好。
      }
game-newer = 这是新版 audiodice 存的，格式{ $version }，这里读不了。
    .brief = 新版 audiodice 存的。
game-unreadable = 这一局读不出来：{ $why }。
    .brief = 读不出来。
game-open-elsewhere = 另一个 audiodice 正在玩这一局。
    .brief = 别处正在玩。
records-newer = 战绩来自新版 audiodice，版本{ $version }，这里只认得{ $known }。战绩保持原样。
    .brief = 战绩来自新版 audiodice。
records-unusable = 战绩用不了：{ $why }。游戏照样保存。
    .brief = 战绩用不了。
records-damaged = 战绩损坏了：{ $why }。用 audiodice stats --rebuild 可由存档重做。
    .brief = 战绩损坏了。

## Going on with a kept game

game-kept = { $young ->
    [yes] 还没有得分，只保存到下一局开始。
   *[no] 游戏已保存。
  }
    .brief = { $young ->
        [yes] 只存到下一局开始。
       *[no] 已保存。
      }
steps-not-kept = 这局最后几步没能存下来。
    .brief = 最后几步没存。
table-back = { $game }{ seated-who }。
    .brief = { $game }。
resumed = { $game }{ seated-who }，接着上次。
    .brief = { $game }。
menu-friends = 和好友一起玩
menu-resume = 继续{ $game }{ standing-now }
standing-now = { $against-n ->
    [0] { $seats-n ->
        [0] {""}
       *[other] ：{ $seats }
      }
   *[other] ，对手{ $against }，{ $mine }分比{ $theirs }分
  }{ $turn-n ->
    [0] {""}
   *[other] ，第{ $turn }轮
  }
kept-title = 存档
finished-title = 已结束的游戏
kept-game = { $game }{ standing-now }，{ kept-ago }{ $state ->
    [elsewhere] ，别处正在玩
    [damaged] ，已损坏
    [newer] ，新版 audiodice 存的
   *[fine] {""}
  }
kept-seat = { $name } { $points }分
kept-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] 刚才
           *[other] { $minutes }分钟前
          }
       *[other] { $hours }小时前
      }
    [1] 昨天
   *[other] { $days }天前
  }
kept-none = 没有已结束的游戏
good-part-asked = { TOUCH() ->
    [yes] 从那里继续吗？
   *[no] 再按{ KEY("select") }，从那里继续。
  }
delete-asked = 删除这一局？{ TOUCH() ->
    [yes] {""}
   *[no] 再按{ KEY("delete") }。
  }
game-deleted = 已删除。
game-not-deleted = 删不掉：{ $why }。
game-gone = 那一局已经没有了。
setting-kept-games = 保留已结束的局数：{ $value }
    .help = 已结束的游戏留多少局可以重听；更早的会删掉。
setting-relays = 连接远方好友的服务器：{ $value }
    .help = 你和好友通过哪些服务器见面。自动就是你同意过的公共服务器。本机和本地网络始终可用。也可以输入自己的地址，例如 relay.example。
relays-asked = 请输入你自己的服务器，用空格隔开：主机名，或以 tcp、mqtts、ws 或 wss 开头的地址。留空就是自动。
relays-refused = { $url } 不是服务器地址。应是 relay.example 这样的主机名，或以 tcp、mqtts、ws 或 wss 开头。

## The program about itself

defect = 抱歉，程序出错了。{ $path-n ->
    [0] {""}
   *[other] 报告在{ $path }。
  }
    .brief = 抱歉，程序出错了。
defect-again = 抱歉，又出错了，程序即将结束。{ $path-n ->
    [0] {""}
   *[other] 报告在{ $path }。
  }
verbosity-set = { $value ->
    [brief] 简短。
    [full] 详细。
   *[normal] 普通。
  }
input-help-on = { TOUCH() ->
    [yes] 按钮帮助开。按一个按钮，听它做什么；按{ KEY("input_help") }关闭。
   *[no] 按键帮助开。按一个键，听它做什么；按{ KEY("input_help") }关闭。
  }
    .brief = { TOUCH() ->
        [yes] 按钮帮助开。
       *[no] 按键帮助开。
      }
input-help-off = { TOUCH() ->
    [yes] 按钮帮助关。
   *[no] 按键帮助关。
  }
described = { TOUCH() ->
    [yes] { $command }。{ $help }
   *[no] { $bound }：{ $command }。{ $help }
  }
    .brief = { TOUCH() ->
        [yes] { $command }。
       *[no] { $bound }：{ $command }。
      }
jump-described = { $bound }：转到{ $label }。
effects-off = 音效关。按{ KEY("effects") }打开。
effects-on = 音效开。
nothing-left = 语音已关，音效就不关了。
speech-off = 语音关。按{ KEY("speech") }打开。
speech-on = 语音开。
effects-volume = 音效百分之{ $value }。
voice-volume = 语音百分之{ $value }。
voice-rate = 语速每分钟{ $value }词。
voice-not-ours = 语速由你的读屏软件管。
voice-volume-not-ours = 音量由你的读屏软件管。
voice-changed = { $better ->
    [yes] 现在用{ voice-name }。
   *[no] { $gone ->
        [embedded] 自带语音
        [text] 文字
       *[other] { $gone }
      }用不了，改用{ voice-name }。
  }
voice-name = { $voice ->
    [embedded] 自带语音
    [text] 纯文字
   *[other] { $voice }
  }
caption-size = 字幕{ $value }。
sounds-unavailable = 放不出音效。{ $why }。
    .brief = 放不出音效。
sound-back = 音效恢复了。
sounds-missing = { $count ->
    [1] 缺少音效{ $file }。
   *[other] 缺少{ $count }个音效，第一个是{ $file }。
  }游戏照样进行。
sound-broken = 音效{ $file }放不出来：{ $why }。游戏照样进行。
pack-sound-broken = 音效包里的{ $file }放不出来：{ $why }。改放程序自己的。
pack-flawed = 音效包还有{ $count }个问题，用 audiodice sounds check 可以列出。
pack-unusable = { $path }{ $line ->
    [0] {""}
   *[other] ，第{ $line }行
  }：{ $why }。改用程序自己的音效。
pack-unknown-cue = { $path }，第{ $line }行：没有叫{ $given }的音效。
pack-wrong-line = { $path }，第{ $line }行：{ $cue }：{ $why }。改用程序自己的音效。
pack-missing-file = { $path }，第{ $line }行：{ $cue }：缺少{ $file }。由程序自己的音效代替。
pack-silent-file = { $path }，第{ $line }行：{ $cue }：{ $file }里没有声音。这个音效不出声。
pack-long-file = { $path }，第{ $line }行：{ $cue }：{ $file }长{ $seconds }秒，最长5秒。
pack-lying-file = { $path }，第{ $line }行：{ $cue }：{ $file }文件头写的是{ $says }秒，实际是{ $seconds }秒。文件完整吗？
pack-odd-file = { $path }，第{ $line }行：{ $cue }：{ $file }每秒{ $rate }个采样，{ $channels }个声道；只能是8000到96000，一个或两个声道。
pack-fine = { $count ->
    [0] 没有换掉音效。
   *[other] 换了{ $count }个音效，没有问题。
  }
pack-wrong-file = { $path }，第{ $line }行：{ $cue }：{ $file }用不了：{ $why }。
cause-no-space = 磁盘空间不足
cause-not-allowed = 系统不允许
cause-read-only = 磁盘只能读，不能写
cause-disk-failed = 磁盘出了故障
cause-missing = 文件不见了
cause-sound-gone = 声音设备不见了
cause-sound-silent = 声音设备没有反应
settings-unwritable = 设置存不下来：{ $why }。退出前有效，能存时会马上存。
settings-kept-again = 设置又能保存了。
settings-broken = { $path }，第{ $line }行：{ $why }。改用{ $default }。
keymap-unknown-command = { $path }，第{ $line }行：没有叫{ $given }的命令。
keymap-unknown-key = { $path }，第{ $line }行：{ $command }：{ $why }。仍用默认键。
keymap-no-key = { $path }，第{ $line }行：{ $command }仍用默认键：不能没有键。
keymap-clash = { $path }，第{ $line }行：{ $bound }已是{ $other }的键，{ $command }仍用默认键。
keymap-syntax = { $path }，第{ $line }行：读不懂：{ $why }。仍用默认键。
keymap-unreadable = { $path }：{ $why }。仍用默认键。
message-broken = { $file }{ $message-n ->
    [0] {""}
   *[other] ，消息{ $message }
  }用不了，改说英语。
messages-broken = 这种语言还有{ $count }条消息用不了。
doctor-sentence = audiodice 准备好了，你能听到我说话。
help-line = { $bound }：{ $command }
key-none = “{ $command }”
key-explained = { $line }。{ $help }

## Dice that can be checked: the SHA-256 of their seed at the start, then a word that somebody

## adds, the seed at the end. Proven is where the dice came from, not that nobody chose the seed.

word-asked = 可验证的骰子。种子已经抽好，由承诺码锁定。现在可以请另一个人输入一个词，加进骰子里，这样谁也不能独自决定骰子；然后按{ KEY("select") }。不要词就直接按{ KEY("select") }。按{ KEY("where") }重听。请记下承诺码：{ $groups }。
    .brief = 可验证的骰子。请另一个人输入一个词，再按{ KEY("select") }。承诺码：{ $groups }。
fair-dice = 可验证的骰子{ $word-n ->
    [0] {""}
   *[other] ，加了词“{ $word }”
  }
fair-begun = { fair-dice }：承诺码在这局的文件里，按{ KEY("game_rules") }可听。
    .brief = { fair-dice }。
    .full = { fair-dice }：承诺码在这局的文件里，按{ KEY("game_rules") }可听。它锁定了种子，每一掷都出自这个种子。
commitment = { fair-dice }。承诺码：{ $groups }。
    .brief = 承诺码：{ $groups }。
    .full = { fair-dice }。能验证的是每一掷都出自承诺过的种子，不是种子怎么选的。承诺码：{ $groups }。
seed-told = 骰子的种子：{ $groups }。
    .brief = 种子：{ $groups }。
verify-fair = 掷了{ $throws }次，骰子{ $faces }个：全部出自种子{ $given ->
    [yes] ，种子也和承诺的一致。
   *[no] 。
  }
verify-shared = 掷了{ $throws }次，骰子{ $faces }个：全部出自大家亮出的数。
verify-shared-wrong = 不公平：第{ $line }行的骰子不是出自大家亮出的数。
verify-without = 有{ $throws }掷，桌上有人没有参与。
verify-lost = 有{ $turns }个回合因为玩家没亮出那一掷而作废。
verify-unbound = 没有证实：种子和承诺的不一致。
verify-wrong = 不公平：第{ $line }行的骰子不是出自种子。
verify-unheard = 还没有和开局时听到的承诺码核对；加上 --commitment 就能核对。
verify-word = { $word-n ->
    [0] 没有人给种子加词：开局的人可能自己选了种子。
   *[other] 种子加了词：“{ $word }”。
  }
verify-undone = { $unfairly ->
    [yes] 不公平：
   *[no] {""}
  }撤销了{ $undone }掷{ $unfairly ->
    [yes] ，而可验证的骰子掷出就不能撤销。
   *[no] 。
  }
verify-unfinished = 这局没有玩完：后面的部分可能被截掉了。
groups-joint = { $head }，{ $next }
groups-last = { $head }，{ $next }

## Records

menu-records = 战绩
records-empty = 还没有玩完一局。
records-rebuilt = 战绩里现在有{ $count }局。
record-people = 另外{ $count }人
record-games = { $title }，{ $player }{ $opponents-n ->
    [0] 单人
   *[other] 对{ $opponents }
  }：{ $count }局{ $opponents-n ->
    [0] 。
   *[other] ，{ $won }胜{ $lost }负{ $tied }平。{ $longest ->
        [0] {""}
       *[other] 最长连胜{ $longest }局，现在{ $streak }局。
      }
  }
    .brief = { $title }，{ $player }{ $opponents-n ->
        [0] 单人：{ $count }局。
       *[other] 对{ $opponents }：{ $count }局{ $won }胜。
      }
record-scores = { $best-n ->
    [0] {""}
   *[other] 最高{ $best }分，
  }平均{ $mean }分。{ $best_turn-n ->
    [0] {""}
   *[other] 一回合最高{ $best_turn }分，
  }每回合平均{ $mean_turn }分{ $empty ->
    [0] 。
   *[other] ，{ $count }个回合里{ $empty }个没有得分。
  }
    .brief = { $best-n ->
        [0] {""}
       *[other] 最高{ $best }分，
      }平均{ $mean }分。
record-luck = 复盘{ $count }局：手气{ review-luck }，决策{ review-cost }{ $unit ->
    [chance] ，按百分点算。
   *[points] 分。
  }
    .brief = 手气{ review-luck }，决策{ review-cost }。
record-overall = { $title }，{ $player }，所有对手：{ $count }局{ $best-n ->
    [0] {""}
   *[other] ，最高{ $best }分
  }，平均{ $mean }分。
record-time = 玩了{ $hours ->
    [0] {""}
   *[other] { $hours }小时
  }{ $minutes }分钟。{ $undone ->
    [0] {""}
   *[other] 撤销{ $undone }步。
  }{ $retaken ->
    [0] {""}
   *[other] 有{ $retaken }局撤销过一掷，不计最高分。
  }{ $hinted ->
    [0] {""}
   *[other] 有{ $hinted }局用过提示，不计最高分。
  }
plot-title = audiodice：战绩
plot-game = { $title }：{ $count }局，{ $won }胜，最高{ $top }分，平均{ $mean }分。
plot-over-time = 最近{ $count }局，按先后：实心蓝点赢，橙圈输，灰方块平。线是{ $last }局的平均。
plot-spread = 每种得分有多少次
course-title = { $title }：每个回合开始时100局中赢几局
course-seat = { $name }：开始{ $before }，最低{ $low }，最高{ $high }，最后{ $after }。

## A game heard again

menu-replay = 重听这一局
replay-title = { $title }，{ $players }：{ $count }个回合。
replay-open = { $title }，{ $players }：{ $count }个回合可听。用{ KEY("list_right") }走一步，用{ KEY("list_next") }走一个回合，按{ KEY("select") }连续播放。
    .brief = { $title }，{ $players }：{ $count }个回合。
replay-turn = 第{ $turn }轮{ $seats ->
    [1] 。
   *[other] ，{ $who ->
        [you] 你的回合
       *[other] { $name }的回合
      }。
  }
replay-where = 第{ $turn }轮，共{ $turns }轮，{ $who ->
    [you] 你的回合
   *[other] { $name }的回合
  }。第{ $place }步，共{ $count }步。
    .brief = 第{ $turn }轮，第{ $place }步。
replay-paused = 已暂停。
replay-failed = 这一局没法重听：{ $why }。
    .brief = 没法重听。
# A turn told afterwards, roll by roll.
told-who = { $who ->
    [you] 你
   *[other] { $name }
  }
told-rolled = { told-who }掷出{ $faces }。
# What dice were worth, where that is known; such points are multiples of 5.
told-worth = { $points ->
    [0] 。
   *[other] ，{ $points }分。
  }
told-kept = { told-who }{ $faces-n ->
    [0] 什么都没留。
    [1] 保留一个{ $faces }{ told-worth }
   *[other] 保留{ $faces }{ told-worth }
  }
told-scored = { told-who }填{ $box }，{ $points }分。
told-zeroed = { told-who }在{ $box }填了0分。
offer-play-on = 接着放
offer-pause = 暂停
offer-step = 下一步
offer-turn = 下一回合
offer-from-start = 从头开始

## Lessons: a first game, led. $text is what the game's lesson says (its teach- messages), $bound

## the key to press; there is none while the opponent plays.

lesson-begun = 教学：你的第一局{ $game }，对手{ $opponent }。按{ KEY("hint") }再听一遍该做什么，按{ KEY("back") }打开菜单。
lesson-step = { $text }{ $bound-n ->
    [0] {""}
   *[other] 请按{ $bound }。
  }
lesson-first = { $bound-n ->
    [0] 还不行。
   *[other] 先按{ $bound }。
  }{ $text }
lesson-over = { TOUCH() ->
    [yes] { $text }游戏里按{ KEY("hint") }听提示，按{ KEY("help") }听按钮的用途。现在按{ KEY("roll") }和{ $opponent }真玩一局，按{ KEY("back") }返回。
   *[no] { $text }游戏里按{ KEY("hint") }听提示，按{ KEY("help") }列出按键，按{ KEY("input_help") }打开按键帮助。现在按{ KEY("roll") }和{ $opponent }真玩一局，按{ KEY("back") }返回。
  }
lesson-continue = 回到教学
lesson-anew = 教学从头开始
lessons-need-words = 教学要靠语音讲。按{ KEY("speech") }打开语音。
new-here = { TOUCH() ->
    [yes] 第一次来？选“{ menu-lessons }”：每个游戏都有三分钟的教学。
   *[no] 第一次来？按{ lessons-letter }，再按{ KEY("select") }：每个游戏都有三分钟的教学。
  }

## What is shown: names of dice, boxes, seats and buttons

label-face = { $face }点
label-die = 第{ $place }个骰子，{ $face ->
    [0] 滚动中
   *[other] { label-face }
  }
# $box is a box of the sheet, $points what it would bring.
label-box-now = { $box }：现在{ $points }分
label-box-fill = { $box }填{ $points }分
label-total = 总分
label-seat = { $name }：{ $points }分{ $missing ->
    [-1] {""}
   *[other] ，还差{ $missing }分获胜
  }{ $turn ->
    [yes] ，行动中
   *[no] {""}
  }{ $present ->
    [yes] {""}
   *[no] ，已离开
  }
label-turn = { $over ->
    [yes] 本局已结束
   *[no] { $who ->
        [you] 轮到你
       *[other] 轮到{ $name }
      }{ $rolls ->
        [-1] { $rounds ->
            [0] ，第{ $round }轮
           *[other] ，第{ $round }轮，共{ $rounds }轮
          }
       *[other] ，还能掷{ $rolls }次
      }
  }
label-stake = 本回合{ $points }分
label-apart = 已攒
label-roll = 掷{ $count }个骰子
# $name is what ends the turn, or a box.
label-commit = { $name }，{ $points }分
label-hurry = 快进
label-menu = 菜单
label-less = 减少
label-more = 增加
label-cancel = 取消
label-yes = 是
label-no = 否
yes-zero = 是，{ $box }填0分
yes-roll-all = 是，全部掷
yes-made-left = 是，掷骰子
yes-alike-left = 是，掷骰子
yes-delete-asked = 是，删除
not-done = 没有做。

## Practice: decisions of finished games, and drills
menu-practise = 练习{ $due ->
    [0] {""}
   *[other] ：今天{ $due }题
  }
practise-due = 今天{ $due }题
practise-drill = 专项练习：{ $title }
practise-mixed = 混合
practise-progress = 你的进步
practise-go-on = 下一题
to-practise = 有{ $count }步可以练习，按{ KEY("practise") }。
practise-none = 这里没有可练习的。
practise-place = 第{ $place }题，共{ $count }题{ $turn ->
    [0] 。
   *[other] ，第{ $turn }轮。
  }
practise-keys = 按{ KEY("hint") }听提示，按两次听答案。按{ KEY("practise") }跳过，按{ KEY("back") }结束。
practise-boxes = 还有{ $count }格。
practise-value = { $unit ->
    [chance] 胜率百分之{ $value }。
    [end] 最后平均{ $value }分。
   *[points] 平均{ $value }分。
  }
practise-right = { $hinted ->
    [yes] 对，用了提示。
   *[no] 对。
  }{ hint }{ practise-value }
practise-near = { $hinted ->
    [yes] 对，用了提示
   *[no] 对
  }，{ $unit ->
    [chance] 比最好的少{ $loss }个百分点
   *[points] 比最好的少{ $loss }分
  }：{ hint }{ practise-value }
practise-wrong = { $unit ->
    [chance] 你的选择胜率百分之{ $yours }。更好，百分之{ $value }：{ hint }
   *[points] 这样平均损失{ $cost }分。更好：{ hint }
  }
practise-same = 和刚才的答案一样。
practise-answer = { hint }{ practise-value }
practise-next = 按{ KEY("roll") }到下一题。
    .brief = {""}
practise-over = { $count }题对{ $right }题{ $skipped ->
    [0] 。
   *[other] ，跳过{ $skipped }题。
  }
practise-refused = 有一题被略过，规则不允许：{ $why }。
practice-line-bad = { $path }第{ $line }行被略过：{ $why }。
practise-kind-kept = 留骰子
practise-kind-filled = 记分
practise-kind-stopped = 停得太早
practise-kind-rolled = 掷得太多
progress-weeks = { $unit ->
    [chance] { $title }：最近一周每步损失{ $mean }个百分点
   *[points] { $title }：最近一周每步平均损失{ $mean }分
  }{ $first ->
    [yes] 。
   *[no] ，前一周{ $before }。
  }
progress-kinds = 其中{ $kind }最多，占百分之{ $percent }{ $other-n ->
    [0] 。
   *[other] ；其次是{ $other }，占百分之{ $rest }。
  }
plot-practice = audiodice：每步的损失
plot-by-week = 每周每步平均损失
plot-by-kind = 损失的构成
progress-empty = 还没有进步记录：玩完一局才有。
