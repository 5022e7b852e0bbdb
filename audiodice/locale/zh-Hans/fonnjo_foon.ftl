# Fonnjo Foon in Simplified Chinese. Designed by Frank Nora (Creative Commons Attribution 3.0 United States).
# The game has no Chinese edition; these words are ours. Fonnjo 丰乔, by its sound; Foon 泡汤, as is said
# of a party that comes to nothing; picture 合影, Party 派对, enter 进场, Reserve Group 后备组,
# Crisis 危机, Dungeon 地牢, Another Day 再来一天, twins, triplets, quads 双胞胎, 三胞胎, 四胞胎.

game-name = Fonnjo Foon
game-kind = 怪物派对
game-credits = Fonnjo Foon 由 Frank Nora 设计。他的规则采用知识共享署名 3.0 美国许可协议。

## Dice that enter together. $a what they make, $b their face, $c how many, $d the group then.
## A number without "more" is the whole group; with Fonnjo in it, that is the picture.

offers-item = { $a ->
    [fonnjo] 含丰乔{ $c }个{ combo-face }
    [fonnjo_more] 丰乔组{ more-of-face }
    [fonnjo_joins] 凑成{ $d }个{ combo-face }的丰乔
    [more] { more-of-face }
   *[new] { $c }个{ combo-face }
  }
more-of-face = 再加{ $c }个{ $b }
offers-joint = { $head }，{ $next }
offers-last = { $head }，{ $next }
party-item = { offers-item }
party-joint = { $head }，{ $next }
party-last = { $head }，{ $next }

## A roll by family. $a the family, $b its faces.

families-item = { $a ->
    [1] 丰乔
    [2] 双胞胎
    [3] 三胞胎
   *[4] 四胞胎
  }{ $b }
families-joint = { $head }；{ $next }
families-last = { $head }；{ $next }
rest-item = { offers-item }
rest-last = { offers-last }
part-item = { families-item }
part-last = { $head }和{ $next }
dungeon-item = { $a ->
    [1] 丰乔
    [2] { $b }个双胞胎
    [3] { $b }个三胞胎
   *[4] { $b }个四胞胎
  }

## Reserve Groups in a Crisis. $a the face, $b how many: "3 sixes".

group-face = { $a }
groups-item = { $b }个{ group-face }
groups-last = { $head }或{ $next }
unpicked-item = { groups-item }
unpicked-last = { groups-last }
how-to-pick = { TOUCH() ->
    [yes] 选一组，再按{ KEY("roll") }。
   *[no] 按点数，再按{ KEY("roll") }。
  }

## A roll and what is moved

of-before = { $recorded ->
    [0] {""}
   *[other] ，其中前几天{ $recorded }分
  }
worth-picture = { $points ->
    [0] {""}
   *[other] 合影{ $points }分{ of-before }。
  }
rolled = { $offers-n ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $offers }。{ $out ->
            [0] {""}
           *[other] 丰乔是{ $out }，进不去。
          }{ $all ->
            [yes] 全都能进。
           *[no] {""}
          }
      }
  }
    .brief = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { $offers }。{ $out ->
                [0] {""}
               *[other] 丰乔进不去。
              }{ $all ->
                [yes] 全部。
               *[no] {""}
              }
          }
      }
    .full = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] { $count ->
                [10] { $name }掷出{ $families }。
               *[other] 接着{ $families }。
              }
           *[you] { $offers }。{ $out ->
                [0] {""}
               *[other] 丰乔是{ $out }，进不去。
              }{ $all ->
                [yes] 全都能进。
               *[no] {""}
              }{ worth-picture }
          }
      }
all-dice = {""}
entered = {""}
choice = { $leaves ->
    [0] { $offers }，全进。
   *[other] { $offers }，剩{ $leaves }个。
  }
    .brief = { $leaves ->
        [0] { $offers }，全进。
       *[other] { $offers }。
      }
# Several faces are not listed again once all of them move.
movers = { $all ->
    [yes] { $offers-n ->
        [1] { $offers }进场
       *[other] { $faces-n }个进场
      }
   *[no] { $offers }进场
  }
    .brief = { $all ->
        [yes] { $offers-n ->
            [1] { $offers }，
           *[other] {""}
          }
       *[no] { $offers }，
      }
moving = { movers }，剩{ $throws }个。
    .brief = { movers.brief }剩{ $throws }个。
    .full = { moving }{ worth-picture }
kept = { $who ->
    [other] {""}
   *[you] { moving }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { moving.brief }
      }
    .full = { $who ->
        [other] { $name }让{ $offers }进场。
       *[you] { moving.full }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] 什么都没选。
       *[other] { moving }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] 什么都没选。
           *[other] { moving.brief }
          }
      }
    .full = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] 什么都没选。
           *[other] { moving.full }
          }
      }
all-in-picture = { $points ->
    [0] {""}
   *[other] { TOUCH() ->
        [yes] 合影{ $points }分{ of-before }。
       *[no] { KEY("commit") }：合影，{ $points }分{ of-before }。
      }
  }
all-in = { $who ->
    [other] {""}
   *[you] 全进场了！{ all-in-picture }{ KEY("roll") }：再来一天。
  }
    .brief = { $who ->
        [other] {""}
       *[you] 全进场了！{ worth-picture }
      }
    .full = { $who ->
        [other] { $name }让{ $offers }进场，全齐了。{ worth-picture }
       *[you] 全进场了！{ all-in-picture }{ KEY("roll") }：再来一天，{ $throws }个全掷。
      }
undone-commit = 撤销合影
undone-dice = { $kept-n ->
    [0] 什么都没选。
   *[other] 进场：{ $offers }。
  }

## Days, Crisis, and the end of a turn

another-day = { $who ->
    [other] {""}
   *[you] 第{ $day }天，已有{ $recorded }分。
  }
    .brief = { $who ->
        [other] {""}
       *[you] 第{ $day }天。
      }
    .full = 第{ $day }天，已有{ $recorded }分。
crisis = { $who ->
    [other] {""}
   *[you] 危机！{ $families }进地牢。{ $groups-n ->
        [1] 按{ KEY("roll") }重掷{ $groups }。
       *[other] 选{ $groups }。{ how-to-pick }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] 危机！{ $families }。{ $groups-n ->
            [1] 按{ KEY("roll") }重掷{ $groups }。
           *[other] { $groups }？
          }
      }
    .full = { $who ->
        [other] { told-crisis }
       *[you] { crisis }
      }
group-choice = { $groups }。
picked = { $who ->
    [other] {""}
   *[you] { $groups }。按{ KEY("roll") }掷。
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $groups }。
      }
    .full = { $who ->
        [other] { $name }选{ $groups }。
       *[you] { $groups }。按{ KEY("roll") }掷。
      }
foon = { $who ->
    [other] { $name }：泡汤！
   *[you] 泡汤！{ $families }。
  }{ points-lost }
    .brief = { $who ->
        [other] { $name }：泡汤！
       *[you] 泡汤！
      }{ points-lost }
    .full = { $who ->
        [other] 泡汤！
       *[you] 泡汤！都进不去：
      }{ $families }。{ points-lost }
big-foon = { $who ->
    [other] { $name }：大泡汤！
   *[you] 大泡汤！{ $families }。
  }{ points-lost }
    .brief = { $who ->
        [other] { $name }：大泡汤！
       *[you] 大泡汤！
      }{ points-lost }
    .full = { $who ->
        [other] { $name }：大泡汤！
       *[you] 大泡汤！都进不去：
      }{ $families }。{ points-lost }
points-lost = { $lost ->
    [0] {""}
   *[other] 丢{ $lost }分。
  }
# Left out where the scores follow, and where the game ends.
picture-total = { $next_who ->
    [none] 。
   *[other] ，共{ $total }分。
  }
picture = { $who ->
    [other] { pictured }{ $next_who ->
        [you] 。
       *[other] { picture-total }
      }
   *[you] 合影！{ $points }分{ picture-total }
  }
    .brief = { $who ->
        [other] { pictured }{ picture-total }
       *[you] 合影！{ $points }分{ picture-total }
      }
pictured = { $name }{ $day ->
    [1] {""}
   *[other] 第{ $day }天
  }合影，{ $points }分
told-rolled = { told-who }掷出{ $families }。
told-kept = { told-who }{ $faces-n ->
    [0] 没有让谁进场。
    [1] 让一个{ $faces }进场。
   *[other] 让{ $faces }进场。
  }
told-crisis = 危机！{ $count }个进地牢。
told-another-day = 第{ $day }天，已有{ $recorded }分。
next-turn = { $last ->
    [yes] {""}
   *[no] 第{ $round }轮{ $rounds ->
        [0] 。
       *[other] ，共{ $rounds }轮。
      }
  }
    .brief = {""}
last-round = 最后一轮。
ended = { sheets-ended }

## Refusals

nothing-moved = 先选谁进场：{ $offers }。
    .brief = 先选：{ $offers }。
may-not-enter = { Plural-face }进不去。能进的：{ $offers }。
    .brief = { Plural-face }进不去。
incomplete = 单凭{ $faces }不成组。要有丰乔，或两个同一家的。
    .brief = 单凭{ $faces }不成组。
need-fonnjo = 没有丰乔不能合影。{ $face ->
    [0] { $chosen ->
        [yes] { roll-now }
       *[no] 能进的：{ $offers }。
      }
   *[other] 他能和{ plural-face }一起进场。
  }
    .brief = { $face ->
        [0] 没有丰乔，不能合影。
       *[other] 没有丰乔不能合影：{ plural-face }。
      }
picture-leaves = 还有{ $count }个能一起合影。{ TOUCH() ->
    [yes] 只拿{ $points }分？
   *[no] 再按{ KEY("commit") }只拿{ $points }分。
  }
    .brief = 还能加{ $count }个。只拿{ $points }分？{ TOUCH() ->
        [yes] {""}
       *[no] 再按{ KEY("commit") }。
      }
# A lone group is picked already: then it is only to be rolled.
pick-first = { $groups-n ->
    [1] 先掷骰子：按{ KEY("roll") }重掷{ $groups }。
   *[other] 先选一组：{ $groups }。{ how-to-pick }
  }
    .brief = { $groups-n ->
        [1] 先掷骰子。
       *[other] 先选：{ $groups }。
      }
no-such-group = { $face ->
    [0] 没有这个组。
   *[other] 没有{ plural-face }的后备组。
  }{ $groups-n ->
    [1] 按{ KEY("roll") }重掷{ $groups }。
   *[other] 选{ $groups }。{ how-to-pick }
  }
    .brief = { $face ->
        [0] 没有这个组。
       *[other] 没有{ plural-face }。
      }{ $groups }。
no-picture-in-crisis = 危机中不能合影。{ $groups-n ->
    [1] 按{ KEY("roll") }重掷{ $groups }。
   *[other] 选{ $groups }。{ how-to-pick }
  }
    .brief = 危机中不能合影。
no-crisis = 没有危机，不用选。

## Answers

at-stake = 本回合{ $stake }分。
points = { $crisis ->
    [yes] { at-stake }危机中不能合影。
   *[no] { $open ->
        [no] 还没有分。
       *[yes] { $points ->
            [0] { $stake ->
                [0] {""}
               *[other] { at-stake }
              }没有丰乔不能合影。
           *[other] { worth-picture }
          }
      }
  }
    .brief = { $crisis ->
        [yes] { $stake }分，不能合影。
       *[no] { $open ->
            [no] 0分。
           *[yes] { $points ->
                [0] { $recorded }分，没有丰乔。
               *[other] { $points }分{ of-before }。
              }
          }
      }
    .full = { $crisis ->
        [yes] { at-stake }危机中不能合影。
       *[no] { $open ->
            [no] 还没有分。
           *[yes] { $points ->
                [0] { $stake ->
                    [0] {""}
                   *[other] { at-stake }
                  }没有丰乔不能合影。
               *[other] 合影{ $points }分，{ $chosen ->
                    [yes] 算上你选的
                   *[no] 算上所有能进的
                  }{ $recorded ->
                    [0] 。
                   *[other] ；其中{ $recorded }分来自前几天。
                  }
              }
          }
      }
last-roll = { $faces-n ->
    [0] 还没掷过。
   *[other] { $who ->
        [other] { $name }上次掷出：{ $families }。
       *[you] { $families }。
      }{ $offers-n ->
        [0] {""}
       *[other] 进场：{ $offers }。
      }
  }
die = { $family ->
    [1] 丰乔
    [2] 双胞胎
    [3] 三胞胎
   *[4] 四胞胎
  }{ $face }{ $kept ->
    [yes] ，进场。
   *[no] 。
  }
    .full = 第{ $place }个：{ $family ->
        [1] 丰乔
        [2] 双胞胎
        [3] 三胞胎
       *[4] 四胞胎
      }{ $face }{ $kept ->
        [yes] ，进场。
       *[no] 。
      }
scores = { $scores }。{ $over ->
    [yes] 本局已结束。
   *[no] 第{ $round }轮{ $rounds ->
        [0] ，目标{ $target }分。
       *[other] ，共{ $rounds }轮。
      }
  }
    .brief = { $scores }。
whose-turn = { $over ->
    [yes] 本局已结束。
   *[no] { $who ->
        [you] 轮到你
       *[other] 轮到{ $name }
      }{ $day ->
        [1] {""}
       *[other] ，第{ $day }天
      }。{ $crisis ->
        [yes] 危机。
       *[no] {""}
      }
  }
    .brief = { $over ->
        [yes] 本局已结束。
       *[no] { $who ->
            [you] 轮到你
           *[other] 轮到{ $name }
          }{ $day ->
            [1] 。
           *[other] ，第{ $day }天。
          }
      }
choice-list = { $over ->
    [yes] 本局已结束。
   *[no] { $count ->
        [0] 先掷骰子。
       *[other] { $count }种点数能进：{ $offers }。
      }
  }
    .brief = { $over ->
        [yes] 本局已结束。
       *[no] { $count ->
            [0] 先掷骰子。
           *[other] { $offers }。
          }
      }
group-picked = 按{ KEY("roll") }重掷{ $groups }{ $unpicked-n ->
    [0] 。
   *[other] ，或选{ $unpicked }。
  }
group-list = { at-stake }{ $who ->
    [other] { $groups }。
   *[you] { $groups-n ->
        [1] { group-picked }
       *[other] 选{ $groups }。{ how-to-pick }
      }
  }
    .brief = { at-stake }{ $who ->
        [other] { $groups }。
       *[you] { $groups-n ->
            [1] { group-picked }
           *[other] { $groups }？
          }
      }
risk-cup = { $groups-n ->
    [0] { $throws }个
   *[other] { $groups }
  }
    .brief = { $groups-n ->
        [0] { $throws }个
       *[other] { $groups }
      }
risk = { $over ->
    [yes] 本局已结束。
   *[no] { $ready ->
        [yes] {""}
       *[no] 能进的全进，
      }掷{ risk-cup }{ $never ->
        [yes] 总有谁能进。
       *[no] ，{ $insured ->
            [yes] 危机
           *[no] 泡汤
          }率{ $percent ->
            [0] 不到百分之1。
           *[other] 百分之{ $percent }。
          }
      }
  }
    .brief = { $over ->
        [yes] 本局已结束。
       *[no] { risk-cup.brief }：{ $insured ->
            [yes] 危机
           *[no] 泡汤
          }百分之{ $percent }。
      }
party = { $party-n ->
    [0] 派对里没有人。
   *[other] 派对里：{ $party }。
  }{ $offers-n ->
    [0] {""}
   *[other] 进场：{ $offers }。
  }
    .brief = { $party-n ->
        [0] 派对没人。
       *[other] { $party }。
      }
dungeon = { $count ->
    [0] 地牢里没有人。
   *[other] 地牢里：{ $dungeon }。
  }
    .brief = { $count ->
        [0] 地牢没人。
       *[other] { $dungeon }。
      }
rules-in-force = Fonnjo Foon。{ $target ->
    [0] { $rounds }轮。总分最高者赢。
   *[other] 目标{ $target }分：有人达到，那一轮就是最后一轮，总分最高者赢。
  }
    .brief = Fonnjo Foon，{ $target ->
        [0] { $rounds }轮。
       *[other] 目标{ $target }分。
      }

## Commands, as they are called here

command-commit = 合影
    .help = 结束你的回合：合影的分是丰乔组的骰子数，加上前几天记下的。
command-all = 所有能进的
    .help = 选上所有能进派对的骰子。
command-roll = 掷骰子
    .help = 让选好的骰子进派对，掷手里其余的。全进场了就是再来一天。

## Hints, and the review that tells decisions by them

hint = { $pick ->
    [0] { $commit ->
        [yes] { $all ->
            [no] { $faces-n ->
                [0] 合影。
               *[other] { hint-dice }进场，再合影。
              }
           *[yes] 合影。
          }
       *[no] { $faces-n ->
            [0] 掷{ $throws }个。
           *[other] { $all ->
                [yes] 全部
               *[no] { hint-dice }
              }进场，掷{ $throws }个。
          }
      }
   *[other] 选{ group-of-pick }。
  }
# Where other dice of the same face stay in hand, those that move are told by family.
hint-dice = { $part-n ->
    [0] { $offers }
   *[other] { $rest-n ->
        [0] { $part }
       *[other] { $rest }，{ $part }
      }
  }
group-of-pick = { $pick }点

## The coach: why a decision is better, what matters for one, and the families of drills

roll-told = { $day ->
    [yes] 再来一天
   *[no] 掷{ $dice }个
  }：平均{ $average }分，{ $crisis ->
    [yes] 危机
   *[no] 泡汤
  }百分之{ $percent }
other-roll-told = { $other_day ->
    [yes] 再来一天
   *[no] 掷{ $other_dice }个
  }：平均{ $other_average }分，{ $other_crisis ->
    [yes] 危机
   *[no] 泡汤
  }百分之{ $other_percent }
reason-day = 合影得{ $picture }分，再来一天平均得{ $average }分：这{ $picture }分照记，第一掷泡汤百分之{ $percent }。
reason-picture = 合影得{ $picture }分；{ roll-told }。
reason-hands = { roll-told }；{ other-roll-told }。
reason-average = 平均得{ $average }分，你的选择{ $other_average }分。
reason-group = 合影值{ $picture }分，你的值{ $other_picture }分。
half-hint-groups = 哪一组更容易找到同伴？
half-hint-day = 比较合影和再来一天。
half-hint-hand = 骰子一定要全进吗？掷的骰子越多，越少泡汤。
half-hint-dungeon = 注意地牢。
half-hint-picture = 比较合影和掷一次平均能得的分。
drill-another-day = 骰子都在派对里，地牢空着
drill-first-picture = 第一掷：丰乔组有四个
drill-three-in = 丰乔组三个，有后备组
drill-picture-four = 丰乔组四个，有后备组，手里四个
drill-picture-three = 丰乔组四个，有后备组，手里三个
drill-five-in-hand = 丰乔组两个，有后备组，手里五个
drill-picture-one = 丰乔组四个，有后备组，手里一个
drill-four-in-hand = 丰乔组两个，有后备组，手里四个
drill-no-reserve = 丰乔组五个，没有后备组
drill-second-day = 第二天：丰乔组两个

## Opponents

# Averages are of a turn (bench/strength.py, 600 games of 12 turns; the last is exact).
opponent-random = 兰迪，每回合2.8分：随便玩
opponent-cautious = 科拉，每回合2.8分：有丰乔就合影
opponent-weak = 威尔，每回合3.4分：常出错
opponent-bold = 阿波，每回合3.6分：总盼着再来一天
opponent-fair = 菲菲，每回合4.8分：偶尔出错
opponent-steady = 斯黛拉，每回合5.6分：留后备，会算概率
opponent-strong = 斯坦，每回合6.3分：很少出错
opponent-perfect = 佩特拉，每回合7.5分：玩得完美

## Options, as the menu and the rules call them

option-rounds = 轮数
    .help = 每人玩几个回合。
option-target = 目标，0就是不设
    .help = 设了目标，有人达到的那一轮结束后，游戏就结束。
variant-rounds = { $value }轮
variant-target = 目标{ $value }分

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 4 5 6 7 8
in-short = { TOUCH() ->
    [yes] 简单说：掷10个骰子，你会听到哪些点数能进派对。让一些进场，再掷其余的。派对里有丰乔时可以合影：他那组每个骰子一分。都进不去就是泡汤，这个回合白玩。
   *[no] 简单说：按{ KEY("roll") }掷10个骰子，你会听到哪些点数能进派对。按数字让那个点数的全部进场，按{ KEY("all") }让能进的全部进场；再按{ KEY("roll") }掷其余的。派对里有丰乔时，按{ KEY("commit") }合影：他那组每个骰子一分。都进不去就是泡汤，这个回合白玩。
  }
rules-1 = 10个骰子是四家怪物：独自一个的丰乔、两个双胞胎、三个三胞胎和四个四胞胎。丰乔开派对，他那组的合影就是你的分。
rules-2 = 回合开始时，10个骰子都在你手里，派对和地牢都没有人。掷骰子吧。
rules-3 = 每掷一次，至少让一个骰子进派对；能进的里面，进几个随你。
rules-4 = 丰乔能和任何跟他同点的骰子一起进场，成为丰乔组。
rules-5 = 同一家的两个骰子点数相同，能一起进场，成为后备组。
rules-6 = 一个点数有了组，这个点数的骰子不论哪家都能加入，同一掷或以后都行。一个点数最多一组。
rules-7 = 丰乔也能加入后备组，那一组就成为丰乔组。
rules-8 = 进场之后，掷手里剩下的骰子，或者合影：回合结束，丰乔组每个骰子得一分。别的组不得分，没有丰乔不能合影。
rules-9 = 一掷之后谁都进不去，就是泡汤，英语叫 Foon：回合结束，不得分。
rules-10 = 把地牢外的骰子全部掷出而泡汤，叫大泡汤。
rules-11 = 危机：派对里有丰乔组和一个后备组时，泡汤不结束你的回合。刚掷的骰子进地牢，待到回合结束。
rules-12 = 然后选一个后备组，掷它的骰子。这一掷和别的一样算，还可能再来一次危机。
rules-13 = 再来一天：地牢外的骰子全进了派对时，可以合影，也可以记下分，把这些骰子全部再掷，再过一天。每天的分加起来，直到合影；泡汤就全丢。
rules-14 = 游戏共12轮，或由这一桌设定，总分最高者赢。设了目标，有人达到的那一轮就是最后一轮。总分一样，并列获胜。也可以一个人玩，争取高分。
rules-15 = { TOUCH() ->
    [yes] 能进的点数都是按钮；{ KEY("all") }让能进的全部进场。
   *[no] 按键：{ KEY("roll") }掷骰子。数字键让那个点数的全部进场，再按少一个；{ KEY("all") }让能进的全部进场。{ KEY("previous") }和{ KEY("next") }逐个听点数。{ KEY("commit") }合影。
  }
rules-16 = 按{ KEY("points") }听合影值几分，{ KEY("last_roll") }一家一家地听上一掷，{ KEY("risk") }听风险，{ KEY("party") }听派对，{ KEY("dungeon") }听地牢，{ KEY("scores") }听比分，{ KEY("turn") }听轮到谁。
rules-17 = { TOUCH() ->
    [yes] 危机中，选一个后备组，再按{ KEY("roll") }掷。
   *[no] 危机中，按后备组的点数选它，再按{ KEY("roll") }掷。
  }
rules-18 = { game-credits }

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = 最好的第一组是两个双胞胎，其次是两个三胞胎，再其次是两个四胞胎；丰乔带一个骰子排在它们后面。
tips-2 = 开始少进几个：第一掷就让能进的全进，平均要少一分多，而一个回合才7分。
tips-3 = 没有后备组时，丰乔组不超过4个就再掷，到7个就合影。
tips-4 = 丰乔组旁边有后备组，地牢又没有人，就再掷：这时泡汤只是危机。
tips-5 = 10个骰子全在派对里时，总是再来一天：掷10个骰子，70次才泡汤一次。

## The lesson: what a step says, before the key to press; by their names in lessons/fonnjo_foon.toml

teach-roll = 10个骰子是怪物：丰乔，两个双胞胎，三个三胞胎，四个四胞胎。丰乔开派对。全部掷出。
teach-digit = 你听到谁能进派对：丰乔带任何同点的骰子，或同一家两个同点的。{ TOUCH() ->
    [yes] 让4进场。
   *[no] 按数字让那个点数进场。
  }
teach-all = { KEY("all") }让能进的全部进场：6也进。
teach-rest = 现在掷手里剩下的骰子。
teach-party = 这些加入同点的组。{ KEY("party") }说出派对里已经有谁。
teach-points = 合影时，丰乔组每个骰子一分。{ KEY("points") }说出现在值几分。
teach-picture = { KEY("commit") }合影，结束你的回合。能进的都会一起进。
teach-listen = 现在听{ opponent-name-cautious }的回合。{ KEY("toggle") }快进。
teach-second = 再掷。
teach-both = 让它们全部进场。
teach-risk = 合影才2分？还是再掷吧。
teach-dungeon = 谁都进不去。但没有丰乔的那组能救你：这就是危机。{ KEY("dungeon") }说出谁进了地牢。
teach-crisis = 现在掷那两个5，其中至少一个要能进。
teach-foon = 两个都进不去，也没有别的后备组：这就是泡汤。本回合不得分。再听一遍。
teach-third = 再掷。
teach-all-in = 让它们全部进场。
teach-day = 你可以合影，也可以记下分，把10个全部再掷：再来一天。试试看。
teach-days = 现在泡汤，连第一天的分也丢。所以合影吧。
teach-learned = 这就是 Fonnjo Foon：进场，再掷，或者赶在泡汤之前合影。12轮后总分最高者赢。

## What is shown

label-family = { $family ->
    [1] 丰乔
    [2] 双胞胎
    [3] 三胞胎
   *[4] 四胞胎
  }
label-die = 第{ $place }个骰子，{ $face ->
    [0] { $family ->
        [0] 滚动中
       *[other] { label-family }
      }
   *[other] { label-face }，{ label-family }
  }
label-fonnjo = 丰乔组
label-reserve = 后备：{ plural-face }
label-dungeon = 地牢
label-stake = 合影{ $points }分
yes-picture-leaves = 是，合影
