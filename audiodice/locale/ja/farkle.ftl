# Farkle、日本語。

game-name = ファークル
game-kind = 度胸だめし
game-credits = ファークルは昔からある遊びで、役と制限は QuentinC's Playroom と同じです。

## Combinations, as they are called in a sentence. $a its name, $b its face, $c how many.

combos-item = { $a ->
    [single] { $c ->
        [1] { $b }の目
       *[other] { $b }が{ $c }個
      }
    [three] { combo-face }が3個
    [four] { combo-face }が4個
    [five] { combo-face }が5個
    [six] { combo-face }が6個
    [small_straight] スモールストレート
    [large_straight] ラージストレート
    [three_pairs] スリーペア
    [full_house] フルハウス
   *[two_triples] ダブルスリー
  }
combos-last = { $head }、{ $next }
# What was kept or can be, set by set. $d is what follows: more or and (of the same roll), then (another roll),
# hot (a roll of all six, after hot dice), end.
sets-item = { combos-item }{ $d ->
    [more] 、
    [and] と
    [then] 、次に
    [hot] 、ホットダイス、次に
   *[end] {""}
  }
sets-joint = { $head }{ $next }
sets-last = { $head }{ $next }
big-item = { $a ->
    [hot_dice] ホットダイス
   *[other] { combos-item }
  }

## A roll and what is kept of it

# One die is "a 5", not a bare number: only points are.
some-dice = { $faces-n ->
    [1] { $faces }の目
   *[other] { $faces }
  }
these-dice = { some-dice }
# The points of a single 5 would be heard as one more die.
rolled-sum = { $count ->
    [1] { some-dice }、{ $points }点
   *[other] { $faces }。{ $points ->
        [5] 5の目が得点
       *[other] { $points }点
      }
  }
rolled-sets = { rolled-sum }{ $count ->
    [1] {""}
   *[other] { $points ->
        [5] {""}
       *[other] 、{ $sets }
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
                    [yes] 、{ $count }個とも
                   *[no] 、{ $sets }
                  }
              }。
          }
      }
    .full = { $points ->
        [0] {""}
       *[other] { $who ->
            [other] { $before ->
                [0] { $name }、{ some-dice }。
               *[other] 次は{ some-dice }。
              }
           *[you] { rolled-sets }取り方は{ $choices }通り。{ $before ->
                [0] {""}
               *[other] ここまで{ $before }点。
              }
          }
      }
all-dice = {""}
stake = { $more ->
    [yes] このターン
   *[no] {""}
  }{ $at_stake }点
keeping = { these-dice }をキープ、{ stake }、残り{ $throws }個。
    .brief = { these-dice }、{ $more ->
        [yes] いま{ $at_stake }点
       *[no] { $at_stake }点
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
        [other] { $name }、{ these-dice }をキープ、{ stake }。
       *[you] { keeping }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] キープなし。
       *[other] { keeping }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $faces-n ->
            [0] キープなし。
           *[other] { keeping.brief }
          }
      }
hot-dice = { $who ->
    [other] {""}
   *[you] ホットダイス！ { $at_stake }点。{ KEY("roll") }で6個振る。{ $enough ->
        [yes] { KEY("commit") }で確定。
       *[no] 確定は{ $need }点から。
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] ホットダイス！ { $at_stake }点。
      }
    .full = { $who ->
        [other] { $name }、ホットダイス、{ stake }。
       *[you] ホットダイス！ いま{ $at_stake }点。{ KEY("roll") }で6個振る。{ $enough ->
        [yes] { KEY("commit") }で確定。
       *[no] 確定は{ $need }点から。
      }
      }
choice = { these-dice }、{ stake }、{ $leaves ->
    [0] ホットダイス。
    [1] 残り1個。
   *[other] 残り{ $leaves }個。
  }
    .brief = { keeping.brief }

## The end of a turn

# Left out where all totals follow at once, at the end or with "your turn".
in-all = { $totals_follow ->
    [yes] {""}
   *[no] 、計{ $total }点
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] 、計{ $total }点
      }
# A sentence of its own: they need not be all that was banked.
with-big = { $big-n ->
    [0] {""}
   *[other] { $big }！
  }
# In full: the dice that a bank took by itself, which no keep told.
taking = { $faces-n ->
    [0] {""}
   *[other] 、{ these-dice }をキープ
  }
banked = { $who ->
    [other] { $name }、{ $points }点確定{ in-all }。{ with-big }
   *[you] { $points }点確定{ in-all }。
  }
    .brief = { $who ->
        [other] { $name }、{ $points }点確定{ in-all.brief }。
       *[you] { $next_who ->
            [none] { $points }点確定。
           *[other] 計{ $total }点。
          }
      }
    .full = { $who ->
        [other] { $name }、{ $points }点確定{ in-all }{ taking }。
       *[you] { $points }点確定{ in-all }。
      }
# What is told to who asks for what was missed: the path, too. In full it was told roll by roll.
missed-banked = { $who ->
    [other] { $name }、{ $points }点確定{ in-all }、{ $sets }。
   *[you] { banked }
  }
    .full = { banked.full }
farkled = { $who ->
    [other] { $name }、ファークル{ $lost ->
        [0] 。
       *[other] 、{ $lost }点失う。
      }
   *[you] ファークル！ { $lost ->
        [0] {""}
       *[other] { $lost }点失う。
      }{ some-dice }。
  }
    .brief = { $who ->
        [other] { farkled }
       *[you] ファークル！ { $lost ->
            [0] {""}
           *[other] { $lost }点失う。
          }
      }
    .full = { $who ->
        [other] { $name }、{ some-dice }でファークル{ $lost ->
            [0] 。
           *[other] 、{ $lost }点失う。
          }
       *[you] { farkled }
      }
told-banked = { told-who }{ $points }点確定、計{ $total }点でした。
told-farkled = { told-who }ファークル{ $lost ->
    [0] でした。
   *[other] で、{ $lost }点失いました。
  }
penalized = { $who ->
    [other] { $name }、3回続けてファークル。
   *[you] 3回続けてファークル。
  }{ $lost ->
    [0] 失う点はありません。
   *[other] { $lost }点減点{ in-all }。
  }
    .brief = { $who ->
        [other] { $name }、3回目。
       *[you] 3回目。
      }{ $lost ->
        [0] {""}
       *[other] { $lost }点減点{ in-all.brief }。
      }
penalty-near = { $who ->
    [other] { $name }、2回続けてファークル。
   *[you] 2回続けてファークル。もう一度で{ $penalty }点減点です。
  }
    .brief = { $who ->
        [other] {""}
       *[you] もう一度で{ $penalty }点減点。
      }
last-round = 最後のラウンド。
    .full = 最後のラウンド。ほかの全員にもう1回ずつ番があります。

## Teams: $team is whose turn it was, or who won; $sides are all, by their players

team-item = { $who ->
    [you] あなた
   *[other] { $name }
  }
team-last = { $head }と{ $next }
teams-item = { $members }{" "}{ $points }
sides-joint = { $head }対{ $next }
sides-last = { sides-joint }
team-seated = { $game }。{ $sides }。{ seated-options }{ $who ->
    [you] あなたが先。{ roll-now }
    [here] { $name }が先。{ roll-now }
   *[other] { $name }が先。
  }
    .brief = { $game }。{ $sides }。{ seated-options }{ $who ->
    [you] あなたが先。
   *[other] { $name }が先。
  }
team-resumed = { $game }、{ $sides }。続きから。
    .brief = { $game }。
missed-farkled = { $who ->
    [other] { $name }、ファークル{ $lost ->
        [0] 。{ some-dice }。
       *[other] 、{ $lost }点失う。{ $sets }{ some-dice }。
      }
   *[you] { farkled }
  }
    .full = { farkled.full }
team-in-all = { $totals_follow ->
    [yes] {""}
   *[no] { $team }、計{ $total }点。
  }
    .brief = { $next_who ->
        [none] {""}
       *[other] { $team }、計{ $total }点。
      }
team-banked = { $who ->
    [other] { $name }、{ $points }点確定。{ with-big }
   *[you] { $points }点確定。
  }{ team-in-all }
    .brief = { $who ->
        [other] { $name }、{ $points }点確定。
       *[you] { $points }点確定。
      }{ team-in-all.brief }
    .full = { $who ->
        [other] { $name }、{ $points }点確定{ taking }。
       *[you] { $points }点確定。
      }{ team-in-all }
team-missed-banked = { $who ->
    [other] { $name }、{ $points }点確定、{ $sets }。{ team-in-all }
   *[you] { team-banked }
  }
    .full = { team-banked.full }
team-last-round = 最後のラウンド。ほかのチームにもう1回ずつ番があります。
    .brief = 最後のラウンド。
team-ended = { $tied ->
    [yes] { $top }点で引き分け。{ $places }。
   *[no] { $team }の勝ち{ $seats ->
        [2] 、{ $top }対{ $second }。
       *[other] 、{ $top }点。{ $after_winner }。
      }
  }
teams-in-force = 二人ずつのチーム、得点はチームで一つ。{ $sides }。
    .brief = { $sides }。

## Refusals

nothing-kept = 先に何かキープしてください。{ $best }。
    .brief = 先にキープ、{ $best }。
incomplete = { these-dice }だけでは、まだ取れません。
    .brief = { these-dice }、まだ。
worthless = { these-dice }は点になりません。
bank-wins = 今{ KEY("commit") }で{ $total }点、勝ちです。{ TOUCH() ->
    [yes] このまま振りますか？
   *[no] もう一度{ KEY("roll") }で振る。
  }
    .brief = { KEY("commit") }で勝ち。{ TOUCH() ->
        [yes] このまま振りますか？
       *[no] もう一度{ KEY("roll") }で振る。
      }
bank-less = 場には{ $there }点。{ TOUCH() ->
    [yes] { $points }点だけ確定しますか？
   *[no] もう一度{ KEY("commit") }で{ $points }点を確定。
  }
    .brief = 場には{ $there }点。もう一度{ KEY("commit") }で{ $points }点。
undone-commit = 確定を取り消し
too-low = まだです。{ $need }点中{ $points }点。
    .brief = { $need }点中{ $points }点。

## Answers

# The sum, then what was collected in this turn and what lies there.
points = { $open ->
    [no] まだ何もありません。{ $enough ->
        [yes] {""}
       *[no] 確定は{ $need }点から。
      }
   *[yes] { $stake }点{ $before ->
        [0] { $there ->
            [0] キープ。
           *[other] が場に。
          }
       *[other] 、ここまで{ $before }点、{ $there ->
            [0] キープ{ $here }点。
           *[other] 場に{ $there }点。
          }
      }{ $bank ->
        [0] { $enough ->
            [yes] {""}
           *[no] 確定は{ $need }点から。
          }
       *[other] { TOUCH() ->
           [yes] 確定できます。
          *[no] { KEY("commit") }で確定。
         }
      }
  }
    .brief = { $open ->
        [no] 0点。
       *[yes] { $stake }点{ $enough ->
            [yes] {""}
           *[no] 、確定は{ $need }点から
          }{ $there ->
            [0] 。
           *[other] 、キープなし。
          }
      }
choice-list = { $count ->
    [0] 取れるものはありません。先に振ってください。
    [1] 取り方は1通り、{ $best }。
   *[other] 取り方は{ $count }通り。よいほうから、{ $best }。
  }
    .brief = { $count ->
        [0] 先に振ってください。
        [1] { $best }。
       *[other] { $count }通りから、{ $best }。
      }
risk = { $keep_first ->
    [yes] 全部キープして{ $throws }個振ると、ファークルは{ $percent }パーセント。
   *[no] { $throws }個振ると、ファークルは{ $percent }パーセント。
  }
    .brief = { $throws }個でファークル{ $percent }パーセント。
bank-from = { $raised ->
    [yes] { $minimum ->
        [0] 初回の確定は{ $first_bank }点から、そのあとは何点でも。
       *[other] 確定は{ $minimum }点から、初回は{ $first_bank }点から。
      }
   *[no] { $minimum ->
        [0] 何点でも確定できます。
       *[other] 確定は{ $minimum }点から。
      }
  }
rules-in-force = ファークル。目標{ $target }点。{ bank-from }{ $last_round ->
    [yes] 誰かが目標に達したら、ほかの人にもう1回ずつ番があります。
   *[no] 先に目標に達した人の勝ち。
  }
    .brief = ファークル、目標{ $target }点。{ bank-from }
scale-in-force = { $scale }点までの数え方で、1は100点、5は50点、同じ目の3個は目の数の100倍、1が3個なら300点。
    .brief = { $scale }点までの数え方。
penalty-in-force = 3回続けてファークルすると{ $penalty }点減点。
    .brief = 3回目のファークルは{ $penalty }点減点。

## Hints

hint = { $commit ->
    [yes] { $faces-n ->
        [0] 確定する。
       *[other] { these-dice }をキープして確定する。
      }
   *[no] { $faces-n ->
        [0] 振る。
       *[other] { these-dice }をキープして{ $throws }個振る。
      }
  }

## The coach: why a decision is better, what matters for one, and the families of drills

reason-left = { $points }点あります。{ $other_points }点だけではありません。
reason-dice = { $dice }個なら{ $other_dice }個よりファークルが少なく、{ $other_percent }パーセントに対して{ $percent }パーセントです。
reason-roll = { $dice }個振ると、ファークルが{ $percent }パーセントあっても平均{ $average }点。確定は{ $other_points }点です。
reason-bank = 確定は{ $points }点。{ $other_dice }個振ると平均{ $other_average }点、ファークルは{ $other_percent }パーセントです。
reason-points = { $points }点で{ $dice }個振ると平均{ $average }点、{ $other_points }点で{ $other_dice }個なら{ $other_average }点です。
reason-wins = 点は増えませんが、ここは得点差で決まります。
half-hint-dice = ファークルの確率を、多い個数と少ない個数で比べましょう。
half-hint-bank = 今の点と、振った場合の平均を比べましょう。
half-hint-scores = 得点差を見ましょう。ここは点だけでは決まりません。
drill-four-dice = 2個が点になる、両方キープ？
drill-three-dice = 3個が点になる、全部キープ？
drill-bank-two = 残り2個、確定かキープを減らすか
drill-last-die = 50点以上、残り1個
drill-last-die-few = 50点未満、残り1個
drill-last-die-losing = 100点以上、残り1個
drill-roll-three = 50点以上、残り3個
drill-two-few = 50点未満、残り2個
drill-five-of-six = 6個のうち5個が点になる
drill-three-rich = 50点以上、3個が点になる

## Opponents: a name and a line about each

# What is won is of 100 games between two, against Petra (bench/strength.py, 2000 games each).
opponent-random = ランディ、ペトラ相手に勝率12パーセント、でたらめに打つ
opponent-weak = ウィル、ペトラ相手に勝率24パーセント、よく間違える
opponent-cautious = クララ、ペトラ相手に勝率25パーセント、確定できればすぐ確定
opponent-bold = ボー、ペトラ相手に勝率30パーセント、いつももっと欲しがる
opponent-fair = フェイ、ペトラ相手に勝率38パーセント、ときどき間違える
opponent-strong = スタン、ペトラ相手に勝率46パーセント、めったに間違えない
opponent-steady = ステラ、ペトラ相手に勝率49パーセント、毎回の確率を計算する
opponent-perfect = ペトラ、いつも最善の手を打つ

## Options, as the menu and the rules call them

option-minimum = 確定できる最低点
    .help = 一回のターンで確定できる最低点です。
option-first-bank = 初回の最低点
    .help = 初めて確定するときの最低点です。
option-target = 目標点
    .help = 先にこの点に達した人の勝ちです。
option-last-round = 最後のラウンド
    .help = オンなら、誰かが目標に達したあと、ほかの人にもう1回ずつ番があります。
option-scale = 点の数え方と、その最低点や目標
    .help = 役の点数と、それに合う目標と最低点です。
option-penalty = 3回続けてファークルしたときの減点
    .help = 3回続けてファークルすると、得点からこの点を失います。
option-teams = 二人ずつのチーム
    .help = 二人ずつのチームで、点を合わせます。
variant-scale = { $value }点までの数え方
variant-teams = チーム戦
variant-target = { $value }点先取

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 7 8 9 10 11 12 13
in-short = { TOUCH() ->
    [yes] まとめると、ダイスを6個振り、点になるものをキープします。残りを振るか、点を確定してターンを終えます。点になるものがなければ、そのターンの点は失われます。先に1000点を確定した人の勝ちです。
   *[no] 手短に。{ KEY("roll") }で6個のダイスを振ります。点になる目を、数字キーか{ KEY("all") }でキープします。そして{ KEY("roll") }で残りを振るか、{ KEY("commit") }で点を確定してターンを終えます。点になる目が一つも出なければ、このターンの点を失います。先に1000点を確定した人の勝ちです。
  }
rules-1 = ファークルは6個のダイスで遊びます。先に目標の点、普通は1000点を確定した人の勝ちです。
rules-2 = 自分の番では6個とも振り、点になるダイスか組み合わせを、少なくとも一つキープします。
rules-3 = 次に、残りのダイスを振るか、確定するかを選びます。確定すると、このターンの点が自分のものになり、番が終わります。
rules-4 = 振って何も点にならなければファークルです。番が終わり、このターンの点を全部失います。
rules-5 = 6個とも点になったら、ホットダイスです。もう一度6個とも振って続けることができます。
rules-6 = 確定は30点からです。まだ点がないときの初回は50点からです。ゲームを始めるときに変えられます。
rules-7 = 1は1個で10点、5は1個で5点。ほかの目は、1個では点になりません。
rules-8 = 同じ目が3個なら、目の数の10倍です。2が3個で20点、6が3個で60点。1が3個なら75点。
rules-9 = 同じ目が4個なら、100点と、目の数の10倍です。110点から160点。
rules-10 = 同じ目が5個なら、300点と、目の数の20倍です。320点から420点。
rules-11 = 同じ目が6個なら、600点と、目の数の25倍です。625点から750点。
rules-12 = 1から5、または2から6と連続した5個はスモールストレートで100点。1から6はラージストレートで200点。
rules-13 = 違う目のペアが三つならスリーペアで150点。同じ目の4個とペアはフルハウスで250点。同じ目の3個が二つならダブルスリーで250点。
rules-14 = 別々に振ったダイスは組み合わせられません。役は一度に振ったダイスだけで作ります。
rules-15 = 最後のラウンドをオンにすると、目標に達した人が出たあと、ほかの全員にもう1回ずつ番があります。
rules-16 = 「点の数え方」を変えると、ダイスの点が変わります。10000点までの数え方では、1は1個で100点、5は1個で50点、同じ目の3個は目の数の100倍、1が3個なら300点です。同じ目の4個は1000点、5個は2000点、6個は3000点です。
rules-17 = この数え方では、1から6は1500点、違う目のペアが三つで1500点、同じ目の4個とペアは1500点、同じ目の3個が二つで2500点です。連続した5個は点になりません。目標は10000点、確定の初回は500点から、最後のラウンドがあります。どれも変えられます。
rules-18 = 「減点」を決めると、3回続けてファークルしたとき、得点からその点を失います。得点は0点より下にはなりません。そのあとは、また初めから数えます。確定すると、続いた回数は0に戻ります。
rules-19 = 「二人ずつのチーム」をオンにすると、4人なら二つ、6人なら三つ、8人なら四つのチームになります。向かい合う二人が組みます。4人なら一人目と三人目です。得点はチームで一つで、初回の最低点、目標、減点もチームのものです。最後のラウンドでは、ほかのチームにもう1回ずつ番があります。
rules-20 = { TOUCH() ->
    [yes] ダイスを押すと、キープするか、やめます。{ KEY("all") }で点になるものを全部キープ。
   *[no] キー。{ KEY("roll") }で振る。数字でその目をキープ。{ KEY("all") }で点になる全部をキープ。{ KEY("previous") }と{ KEY("next") }で取り方を選ぶ。{ KEY("commit") }で確定。
  }
rules-21 = { KEY("points") }でこのターンの点、{ KEY("last_roll") }で出目、{ KEY("scores") }で得点、{ KEY("turn") }で誰の番か。

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = 最初に振って、点になるのがばらの1と5だけなら、1個だけキープして、残り5個を振りましょう。5より1を。2が3個あるときも同じです。
tips-2 = 同点なら、残りが3個までなら50点から、4個なら110点から確定。5個なら、250点になるまで振ります。
tips-3 = 30点か35点で残りが1個なら、振りましょう。3回に2回は失いますが、ホットダイスの値打ちがあります。残りが2個なら確定。
tips-4 = ホットダイスのあとは、450点まで6個をもう一度振ります。ファークルは100回に2回だけです。
tips-5 = 相手が950点なら、4個以上あるときは勝つまで振り続けます。

## The lesson: what a step says, before the key to press; by their names in lessons/farkle.toml

teach-roll = 6個のダイスを振り、点になる目をキープします。
teach-digit = 1は1個で10点、5は1個で5点。ほかの目は、そろえば点になります。{ TOUCH() ->
    [yes] 1をキープします。
   *[no] 数字キーでその目をキープ。まず1を。
  }
teach-all = { KEY("all") }で、点になる全部をキープします。ここでは5も。
teach-rest = キープしなかったダイスを振ります。
teach-walk = 同じ目が3個なら、目の数の10倍、1が3個なら75点です。{ KEY("next") }と{ KEY("previous") }で取り方を選ぶと、聞いたものがキープされます。
teach-points = { KEY("points") }で、このターンの点を言います。
teach-risk = 確定は、初回が50点から、後は30点から。だから続けて振ります。{ KEY("risk") }で危険度を言います。
teach-last-die = ファークルなら、このターンの点を失います。最後の1個を振ってみましょう。
teach-hot = 運よく5です。キープしましょう。6個とも点になると、ホットダイスです。
teach-six = もう確定できます。でもホットダイスなら6個とも振れて、たいてい点になります。
teach-bank = これで十分。{ KEY("commit") }で確定すると、点は自分のもの、番は終わりです。キープがなければ、点になる全部を取ります。
teach-others = 聞いてください。{ KEY("toggle") }で早送り。
teach-second = ストレートやスリーペアは100点以上です。また振ります。
teach-keep = 1だけです。キープしましょう。
teach-greed = 確定には足りません。残りの5個を振ります。
teach-farkle = 点になる目がなければファークル。番が終わり、ターンの点を失います。また聞きましょう。
teach-scores = { KEY("scores") }で得点、{ KEY("turn") }で誰の番かを言います。
teach-learned = これがファークルです。振ってキープし、続けて振るか確定する。先に1000点を確定した人の勝ちです。

## What is shown

label-stake = いま{ $points }点
label-commit = { $points }点を確定
yes-bank-wins = はい、振る
yes-bank-less = はい、{ $points }点を確定
