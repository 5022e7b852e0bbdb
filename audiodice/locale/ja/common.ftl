# どのゲーム、どの画面でも言うこと。日本語。
# 値は「標準」、.brief は短く、.full は詳しく。{""} は何も言わない。
# $who は you(あなた)、here(このキーボードの一人)、other(コンピューター)。
#
# 用語 (glossary)
#   roll 振る / dice ダイス / keep キープ / bank 確定 / in all 計
#   at stake 「いま…点」、ほかの点の後では「このターン…点」 / more あと(残り)、追加(加わる)
#   box 役 / open box 空きの役 / upper boxes アッパー / combination 役 / choice 取り方
#   turn 番、ターン / round ラウンド / score 点、得点 / target 目標 / hint ヒント
#   Fonnjo フォンジョ、twins 双子、triplets 三つ子、quads 四つ子 / Foon フーン
#   enter 入場 / picture 写真 / Party パーティー / Dungeon ダンジョン / Reserve Group 控え
#   behind ビハインド / next best 次によい手 / what it is worth 期待値 / hurry 早送り
#   sheet 役表 / risk 危険度 / seed シード値 / commitment 確認コード / records 成績
#   room 部屋 / its host ホスト / its code 部屋番号 / relay サーバー
# 書き方: ダイスは数字を空白で区切り、他の数の前には「。」か「、」か助詞。点の数には「点」、ダイスの
# 数には「個」。名前の後に助詞「は」を置かない。「入れる」は二通りに読めるので使わない。
# 目の数に「に」を続けると「にに」と聞こえるので、「2の目に」。何番目かは「9ターン中4ターン目」。
# 漢字と英字の読みは readings.tsv に加える(tests/present/test_ja.py が確かめる)。

## Joints of lists

list-joint = { $head }、{ $next }
list-last = { $head }と{ $next }
# Between dice if there are to be pauses, and before what follows them.
dice-joint = { $head }、{ $next }
dice-stop = { $head }。{ $next }
scores-item = { $who ->
    [you] あなた
   *[other] { $name }
  }{" "}{ $points }
scores-last = { $head }、{ $next }
apart-item = { $a }、
places-item = { $who ->
    [you] あなた
   *[other] { $name }
  }{" "}{ $points }
places-last = { $head }、{ $next }
best-item = { $a-n ->
    [1] { $a }の目
   *[other] { $a }
  }で{ $b }点
best-last = { $head }、{ $next }
taken-joint = { $head }、次に{ $next }
taken-last = { $head }、次に{ $next }

## Faces

plural-face = { $face }の目
Plural-face = { plural-face }
combo-face = { $b }

## Turns, scores and ends

turn = { $who ->
    [you] { $scores-n ->
        [1] {""}
       *[other] あなたの番。{ $scores }。
      }
   *[other] { $name }の番。
  }
    .brief = { $who ->
        [you] { $scores-n ->
            [1] {""}
           *[other] あなたの番。
          }
       *[other] { $name }の番。
      }
whose-turn = { $over ->
    [yes] ゲームは終了。
   *[no] { $who ->
        [you] あなたの番。
       *[other] { $name }の番。
      }
  }

# Where a seat stands: behind the leader, or ahead of the next.
standing-lead = { $where ->
    [ahead] { $by }点リード
    [behind] { $seats ->
        [2] {""}
       *[other] { $place }位、
      }{ $by }点ビハインド
   *[level] 同点
  }
standing = { $who ->
    [you] あなた
   *[other] { $name }
  }{" "}{ $points }点{ $seats ->
    [1] 。
   *[other] 、{ standing-lead }。
  }
lead = { $who ->
    [you] { $seats ->
        [2] {""}
       *[other] あなた、
      }
   *[other] { $name }、
  }{ standing-lead }。
    .brief = {""}
scores = { $scores }。目標{ $target }点。
    .brief = { $scores }。
last-roll = { $faces-n ->
    [0] まだ振っていません。
   *[other] { $who ->
        [other] { $name }の最後の出目は{ $faces }{ $kept-n ->
            [0] 。
           *[other] 、{ $free-n ->
                [0] 全部
               *[other] { $kept-n ->
                    [1] { $kept }の目を
                   *[other] { $kept }を
                  }
              }キープ。
          }
       *[you] { $kept-n ->
            [0] { $free-n ->
                [1] { $free }の目。
               *[other] { $free }。
              }
           *[other] { $kept-n ->
                [1] { $kept }の目をキープ
               *[other] { $kept }をキープ
              }{ $free-n ->
                [0] 。
                [1] 、残りは{ $free }の目。
               *[other] 、残りは{ $free }。
              }
          }
      }
  }
# Asked again, after another's: one's own last roll follows.
own-roll = { $who ->
    [you] あなたの最後の出目。
   *[other] { $name }の最後の出目。
  }
ended = { $tied ->
    [yes] { $top }点で引き分け。{ $places }。
   *[no] { $who ->
        [you] あなたの勝ち
       *[other] { $name }の勝ち
      }{ $seats ->
        [1] 、{ $turns }ターンで{ $top }点。
        [2] 、{ $top }対{ $second }。
       *[other] 、{ $top }点。{ $after_winner }。
      }
  }
# Undo while the dice are shaken.
put-down = ダイスはカップの中のままです。
# What a step back took back: the game says what its undone-commit and undone-dice are.
undone-commit = { $box }を取り消し
undone-dice = { $kept-n ->
    [0] キープなし。
    [1] { $kept }の目をキープ。
   *[other] { $kept }をキープ。
  }
undone = { $what ->
    [commit] { undone-commit }
    [roll] 振ったのを取り消し
   *[keep] 取り消し
  }{ $gone-n ->
    [0] 。
   *[other] 、{ $gone }の番も取り消し。
  }{ $again ->
    [yes] { $who ->
        [you] もう一度あなたの番。
       *[other] もう一度{ $name }の番。
      }
   *[no] {""}
  }{ $faces-n ->
    [0] {""}
   *[other] { $faces }。
  }{ $open ->
    [yes] { undone-dice }
   *[no] {""}
  }{ $first ->
    [yes] 振ったダイスを取り消したので、このゲームは最高記録になりません。
   *[no] {""}
  }
    .brief = { $what ->
        [commit] { undone-commit }
        [roll] 振ったのを取り消し
       *[keep] 取り消し
      }{ $gone-n ->
        [0] 。
       *[other] 、{ $gone }の番も取り消し。
      }{ $again ->
        [yes] { $who ->
            [you] あなたの番。
           *[other] { $name }の番。
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
        [yes] 最高記録になりません。
       *[no] {""}
      }
hurried = {""}

## Score sheets: games of three throws and boxes to fill. The game's box-item names a box, $a.

# What boxes bring: $a the box, $b the points, $c the upper bonus in them
boxes-item = { box-item }{" "}{ $c ->
    [0] {""}
   *[other] ボーナスつきで
  }{ $b }点
boxes-last = { $head }、{ $next }
# $a the box or kind, $b the face, $c how many dice, $d the points
made-kind = { combo-face }が{ $c }個
made-item = { $a ->
    [kind] { made-kind }
   *[other] { box-item }{" "}{ $d }点
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
new-dice = 出たのは{ $faces }
    .brief = { $faces }
rolled-dice = { $left ->
    [0] { $all }{ rolled-made }
   *[other] { $kept-n ->
        [0] { $faces }{ rolled-made }
       *[other] { $reroll ->
            [hand] { $all }{ rolled-made }
            [both] { new-dice }。全部で{ $all }{ rolled-made }
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
                [both] { new-dice }。全部で{ $all }{ rolled-made.brief }
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
               *[other] { new-dice }。全部で{ $all }{ rolled-made }
              }
          }
      }
rolled-made = { $made-n ->
    [0] 。
   *[other] 。{ $made }。
  }
    .brief = { $made-n ->
        [0] 。
       *[other] 。{ made-worth }。
      }
made-worth = { $made }{ $made_points ->
    [0] {""}
   *[other] {" "}{ $made_points }点
  }
# Made by all five dice, not by the new ones alone.
now-made = { $made-n ->
    [0] 。
   *[other] 、これで{ $made }。
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
            [0] { rolled-made.brief }役なし。
           *[other] 。{ $made_points ->
                [0] {""}
               *[other] { made-worth }、
              }{ $box } { with-bonus }{ $points }点。
          }
      }
  }
most-points = { $points }点
# The player has set whether it is told ($most).
rolled-best = { $named ->
    [yes] {""}
   *[no] { $most ->
        [no] {""}
       *[yes] { $points ->
            [0] 点になる役なし。
           *[other] 最高は{ $box }、{ with-bonus }{ most-points }。
          }
      }
  }
rolled = { $who ->
    [other] {""}
   *[you] { rolled-dice }{ $left ->
        [0] もう振れません。{ rolled-best }
       *[other] あと{ $left }回。
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { rolled-dice.brief }
      }
    .full = { $who ->
        [other] { $kept-n ->
            [0] { $name }、{ $faces }{ rolled-made }
           *[other] { $made-n ->
                [0] { $name }、{ $kept }をキープ、{ $faces }。
               *[other] { $name }、全部で{ $all }{ rolled-made }
              }
          }
       *[you] { rolled-dice.full }{ rolled-best }{ $left ->
            [0] もう振れません。
           *[other] あと{ $left }回。
          }
      }
five-alike = {""}
keeping = { $faces-n ->
    [0] キープなし。
    [5] 5個ともキープ、振るダイスなし。
   *[other] { $faces }をキープ。
  }
    .brief = { $faces-n ->
        [0] キープなし。
        [5] 5個ともキープ。
       *[other] { $faces }をキープ。
      }
    .full = { $faces-n ->
        [0] キープなし。
        [5] 5個ともキープ、振るダイスなし。{ KEY("commit") }で最高の役を言います。
       *[other] { $faces }をキープ。{ KEY("roll") }で残りを振る。
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
let-go = { $gone-n ->
    [1] { $gone }を1個
   *[other] { $gone }を
  }解除
freeing = { $faces-n ->
    [0] { keeping }
    [1] { let-go }、{ $faces }を1個キープ。
   *[other] { let-go }。{ keeping }
  }
    .brief = { $faces-n ->
        [1] { $faces }を1個キープ。
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
   *[other] ボーナスつきで
  }
choice = { $box }、{ with-bonus }{ $points }点。
    .brief = { $box } { with-bonus }{ $points }点。
# What an opponent's dice were, if box and points do not say it. In full every roll has been told.
told-from = { $from-n ->
    [0] {""}
   *[other] { $from }で
  }
total-after = { $bonus ->
    [yes] 。
   *[no] { $next_who ->
        [none] 。
       *[other] 、計{ $total }点。
      }
  }
# Left out where the scores follow, with "Your turn".
others-total = { $next_who ->
    [you] 。
   *[other] { total-after }
  }
scored = { $who ->
    [other] { $name }、{ told-from }{ $box }に{ $points }点{ others-total }
   *[you] { $box }に{ $points }点{ total-after }
  }
    .brief = { $who ->
        [other] { $name }、{ $box } { $points }点。
       *[you] { $box }に決定。
      }
    .full = { $who ->
        [other] { $name }、{ $box }に{ $points }点{ others-total }
       *[you] { $box }に{ $points }点{ total-after }
      }
zeroed = { scored }
    .brief = { $who ->
        [other] { $name }、{ $box } { $points }点。
       *[you] { $box }は0点に決定。
      }
    .full = { scored.full }
bonus = アッパーボーナス{ $points }点！{ $next_who ->
    [none] {""}
   *[other] {" "}計{ $total }点。
  }
    .brief = ボーナス{ $points }点！
last-round = 最後のターン。
next-turn = { $rounds }ターン中{ $round }ターン目。
    .brief = {""}
sheets-ended = { $seats ->
    [1] ゲームは終了。計{ $top }点。
   *[other] { $tied ->
        [yes] { $top }点で引き分け。{ $places }。
       *[no] { $who ->
            [you] あなたの勝ち
           *[other] { $name }の勝ち
          }{ $seats ->
            [2] 、{ $top }対{ $second }。
           *[other] 、{ $top }点。{ $after_winner }。
          }
      }
  }
podium = { $place ->
    [1] { $shared ->
        [yes] 1位、{ podium-who }、{ $points }点。
       *[no] {""}
      }
   *[other] { $place }位、{ podium-who }、{ $points }点。
  }
podium-who = { $who ->
    [you] あなた
   *[other] { $name }
  }

# After the result: the best yet, the decisions that cost most, what keys do. $a is the turn, $b the cost, $c points or chance.
dear-item = { $a }ターン目、{ $c ->
    [chance] 勝率{ $b }パーセント
   *[points] { $b }点
  }
dear-joint = { $head }。{ $next }
dear-last = { $head }。{ $next }
new-best = { $who ->
    [you] 自己ベスト更新！ これまでは{ $before }点。
   *[other] { $name }の自己ベスト更新！ これまでは{ $before }点。
  }
    .brief = { $who ->
        [you] 自己ベスト！
       *[other] { $name }の自己ベスト！
      }
best-hinted = { $who ->
    [you] 自己ベストの{ $before }点より上ですが、ヒントを使いました。
   *[other] { $name }は自己ベストの{ $before }点より上ですが、ヒントを使いました。
  }
    .brief = {""}
best-stands = 自己ベストは{ $points }点。
costliest = { $dear-n ->
    [0] { $how ->
        [hinted] すべてヒントを聞いてからの手でした。
        [rest] ヒントなしの手はすべて最善でした。
        [small] 小さなミスだけでした。
       *[best] すべて最善の手でした。
      }
   *[other] 損の大きかった手は、{ $dear }。
  }
    .brief = {""}
plays-again = { $review ->
    [yes] { TOUCH() ->
        [yes] 次は{ KEY("roll") }か{ KEY("hint") }。
       *[no] { KEY("hint") }で振り返り、{ KEY("roll") }でもう一度遊ぶ。
      }
   *[no] { TOUCH() ->
        [yes] 次は{ KEY("roll") }。
       *[no] { KEY("roll") }でもう一度遊ぶ。
      }
  }
    .brief = {""}

no-throws-left = もう振れません。役を選んでください。{ $boxes }。
    .brief = もう振れません。{ $boxes }。
    .full = { TOUCH() ->
        [yes] もう振れません。役を選びます。最高は、{ $boxes }。
       *[no] もう振れません。{ KEY("previous") }と{ KEY("next") }、または数字キーで役を選び、{ KEY("commit") }で決定。最高は、{ $boxes }。
      }
all-kept = 5個ともキープ、振るダイスなし。最高は、{ $boxes }。
    .brief = 全部キープ。{ $boxes }。
roll-all = キープなし。{ TOUCH() ->
    [yes] 5個とも振りますか？
   *[no] もう一度{ KEY("roll") }で5個とも振る。
  }
    .brief = 5個とも振る？{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("roll") }。
      }
alike-left = 残りの{ $faces }はキープしていません。{ TOUCH() ->
    [yes] このまま振りますか？
   *[no] もう一度{ KEY("roll") }で振る。
  }
made-left = { $box } { $points }点をキープしていません。{ TOUCH() ->
    [yes] このまま振りますか？
   *[no] もう一度{ KEY("roll") }で振る。
  }
zero = { $box }を0点に？{ TOUCH() ->
    [yes] {""}
   *[no] {" "}もう一度{ KEY("commit") }で決定。
  }
    .brief = { $box } 0点？{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("commit") }。
      }
box-filled = { $box }は{ $points }点で決定済み。最高は、{ $boxes }。
    .brief = { $box }は決定済み。{ $boxes }。
no-such-box = その役はありません。上位は、{ $boxes }。
    .brief = その役はありません。

points = { $open ->
    [no] まだ何もありません。
   *[yes] { $points ->
        [0] 点になる役なし。
       *[other] 最高は{ $box }、{ with-bonus }{ $points }点。
      }
  }
    .brief = { $open ->
        [no] 0点。
       *[yes] { $points ->
            [0] 0点。
           *[other] { $box } { with-bonus }{ $points }点。
          }
      }
totals = { $scores }。{ $over ->
    [yes] ゲームは終了。
   *[no] { $rounds }ターン中{ $round }ターン目。
  }
    .brief = { $scores }。
choice-list = { $over ->
    [yes] ゲームは終了。
   *[no] 空きの役は{ $count }個。{ $boxes-n ->
        [1] { $boxes }。
       *[other] 上位は、{ $boxes }。
      }
  }
    .brief = { $over ->
        [yes] ゲームは終了。
       *[no] { $count ->
            [1] {""}
            [2] {""}
            [3] {""}
           *[other] { $count }個中、
          }{ $boxes }。
      }
# The open boxes, or the filled ones where these are fewer.
unfilled-item = { box-item }
unfilled-last = { $head }、{ $next }
filled-item = { box-item }
filled-last = { $head }、{ $next }
open-boxes = { $unfilled-n ->
    [0] { $filled-n ->
        [0] { $count }個とも空き。
       *[other] { $filled }のほかは全部空き。
      }
   *[other] 空きは、{ $unfilled }。
  }
# Off an even pace, which is three dice of each face.
bonus-pace = { $pace ->
    [ahead] 目安より{ $off }点多い
    [behind] 目安より{ $off }点少ない
   *[even] 目安どおり
  }
    .brief = { $pace ->
        [ahead] 目安より{ $off }点多い
        [behind] 目安より{ $off }点少ない
       *[even] 目安どおり
      }
bonus-lost = { $possible ->
    [0] { $need }点足りず
   *[other] 残りは最大でも{ $possible }点
  }、ボーナスなし
rolls-left = { $over ->
    [yes] ゲームは終了。
   *[no] { $left ->
        [0] もう振れません。
       *[other] あと{ $left }回振れます。
      }
  }
    .brief = { $over ->
        [yes] ゲームは終了。
       *[no] あと{ $left }回。
      }
    .full = { $over ->
        [yes] ゲームは終了。
       *[no] { $left ->
            [0] もう振れません。役を決めてください。
           *[other] あと{ $left }回振れます。{ $throws ->
                [0] 今は全部キープ。
               *[other] 次は{ $throws }個。
              }
          }
      }
bonus-progress = { $who ->
    [other] { $name }、アッパー
   *[you] アッパー
  }{ $progress ->
    [reached] {" "}{ $have }点、ボーナス{ $bonus }点達成。
    [lost] {" "}{ $have }点、{ bonus-lost }。
   *[running] {" "}{ $threshold }点中{ $have }点、{ bonus-pace }。
  }
    .brief = { $who ->
        [other] { $name }、
       *[you] {""}
      }{ $progress ->
        [reached] { $have }点、ボーナス達成。
        [lost] { $have }点、ボーナスは無理。
       *[running] { $threshold }点中{ $have }点、{ bonus-pace.brief }。
      }
    .full = { $who ->
        [other] { $name }、アッパー
       *[you] アッパー
      }{ $progress ->
        [reached] {" "}{ $have }点、ボーナス{ $bonus }点達成。
        [lost] {" "}{ $threshold }点中{ $have }点、{ bonus-lost }。
       *[running] {" "}{ $threshold }点中{ $have }点、{ bonus-pace }。ボーナスは{ $bonus }点。まだ最大{ $possible }点取れます。
      }
sheet-line = { $filled ->
    [yes] { $box } { $points }点。
   *[no] { $box }、空き。
  }
sheet-bonus = { $progress ->
    [reached] ボーナス{ $bonus }点、アッパー{ $have }点。
    [lost] ボーナス0点、アッパー{ $threshold }点中{ $have }点。
   *[running] ボーナスはまだ、アッパー{ $threshold }点中{ $have }点。
  }
    .brief = { $progress ->
        [reached] ボーナス{ $bonus }点。
        [lost] ボーナス0点。
       *[running] ボーナス、{ $threshold }点中{ $have }点。
      }
sheet-total = { $who ->
    [you] あなたの合計
   *[other] { $name }の合計
  }{" "}{ $total }点。{ $open ->
    [0] {""}
   *[other] 空きの役は{ $open }個。
  }
    .brief = { $who ->
        [you] 合計
       *[other] { $name }
      }{" "}{ $total }点。
# Not among values, which are another sum.
hint-worth = { $worth ->
    [0] {""}
   *[other] 、{ $worth }点
  }
hint = { $commit ->
    [yes] { $zero ->
        [yes] { $box }を0点にする。
       *[no] { $box }に決める{ hint-worth }{ $bonus ->
            [0] {""}
           *[other] 、ボーナスもつく
          }。
      }
   *[no] { $faces-n ->
        [0] 5個とも振る。
       *[other] { $faces }をキープして{ $throws }個振る。
      }
  }
hint-gap = { $gap }{ $unit ->
    [chance] パーセント
    [rule] {""}
   *[other] 点
  }
# Values: points at the end, chances to win in 100, points of this turn, or none.
hint-numbers = { hint }{ $unit ->
    [points] このあとも最善なら、合計{ $value }点の見込み。
    [chance] 勝率{ $value }パーセント。
    [rule] 経験による目安です。
   *[turn] このターンの期待値は{ $value }点。
  }{ $gap-n ->
    [0] { $only ->
        [yes] ほかの手はありません。
       *[no] {""}
      }
   *[other] 次によい手は{ hint-gap }低く、{ $other }
  }
    .brief = { hint }{ $gap-n ->
        [0] {""}
       *[other] 次によい手、{ $gap }低く、{ $other }
      }

## The coach on score sheets: why a decision is better, and what matters for one

instead-item = { box-item }
aim-told = { $box }{ $many ->
    [0] {""}
   *[other] { $many }個以上
  }が{ $percent }パーセント
other-aim-told = { $instead }{ $other_many ->
    [0] {""}
   *[other] { $other_many }個以上
  }が{ $other_percent }パーセント
reason-aims = それなら{ aim-told }、あなたの選択では{ other-aim-told }です。
reason-roll-on = それなら{ aim-told }、このターンで平均{ $points }点。あなたの選択は今{ $other_points }点です。
reason-take = それなら今{ $points }点。あなたの選択では{ other-aim-told }、このターンで平均{ $other_points }点です。
reason-later = それならこのターンは{ $now_sign ->
    [more] { $now }点多く
    [less] { $now }点少なく
   *[same] 同じで
  }、あとは{ $then_sign ->
    [more] { $then }点多い
    [less] { $then }点少ない
   *[same] 同じ
  }です。
half-hint-box = { $box }を考えてみましょう。
half-hint-all = キープする値打ちのあるダイスはありますか？
half-hint-zero = あとで一番埋めにくい欄はどれですか？
half-hint-made = 今の点と、もう一度振った場合を比べましょう。
half-hint-bonus = ボーナスまであと{ $missing }点です。
half-hint-later = それぞれの欄があとで何点になるか、比べましょう。

## Refusals: why a key does nothing now, and what would

no-meaning = { $command }、このゲームにはありません。
    .brief = このゲームにはありません。
one-moment = 少々お待ちください。
unbound = { $bound }、ここでは使いません。{ KEY("help") }でキーの一覧。
    .brief = ここでは使いません。
not-your-turn = { $name }の番。{ KEY("toggle") }で早送り。
    .brief = { $name }の番。
roll-first = 先に振ってください。
    .full = 先に{ KEY("roll") }で振ってください。
game-over = ゲームは終了。
undo-too-late = { $name }の番に進んだので、もう取り消せません。
    .brief = もう取り消せません。
nothing-to-undo = 取り消すものがありません。
    .full = 取り消すものがありません。取り消せる範囲は設定で選べます。
rolls-stand = 取り消すものがありません。{ $first ->
    [yes] 確認できるダイスでは、設定にかかわらず、振ったダイスは取り消せません。
   *[no] {""}
  }
no-such-die = ダイスは{ $dice }個です。
no-such-face = { plural-face }はありません。
no-such-digit = 数字は1から6で、ダイスの目を選びます。
no-such-action = 今はできません。
nothing-to-choose = 今は選ぶものがありません。先に振ってください。
held-back = 早すぎます。
nothing-missed = 新しいことはありません。
hint-how = { $numbers ->
    [yes] { $first ->
        [yes] { KEY("hint") }で最初の手を実行。
       *[no] { KEY("hint") }で実行。
      }
   *[no] もう一度{ KEY("hint") }で実行。
  }
    .brief = {""}
no-hint = ここではヒントはありません。
chance-part = { $points ->
    [0] 1より下
    [100] 99より上
   *[other] { $points }
  }
chance-about = { $exact ->
    [yes] { chance-part }
   *[other] { $points ->
        [0] { chance-part }
        [100] { chance-part }
       *[other] およそ{ chance-part }
      }
  }
chances-item = { $who ->
    [you] あなた
   *[other] { $name }
  }{" "}{ chance-part }
chances-last = { $head }、{ $next }
chance = { $who ->
    [you] あなた
   *[other] { $name }
  }が勝つのは、100回のうち{ chance-about }、{ $chances }。
    .brief = { chance-about }。
decided-before = { $before ->
    [0] 1より下
    [100] 99より上
   *[other] { $before }
  }
decided-after = { $after ->
    [0] 1より下
    [100] 99より上
   *[other] { $after }
  }
decided = 勝負を決めたのは{ $turn }ターン目。{ $who ->
    [you] あなた
   *[other] { $name }
  }の勝つ見込みは、100回のうち{ decided-before }から{ decided-after }へ。
    .brief = 勝負を決めたのは{ $turn }ターン目、{ decided-before }から{ decided-after }へ。
chance-unknown = この設定では、勝つ見込みはわかりません。
chance-record = 自己ベスト{ $best }点をこえるのは、100回のうち{ chance-about }。
    .brief = { chance-about }。
end-expected = 最後の得点の見込みは{ $points }点。
    .brief = 見込みは{ $points }点。
turns-to-go = 終わりまで、およそ{ $count }ターン。
hint-not-ready = まだ計算中{ $percent ->
    [0] {""}
   *[other] 、{ $percent }パーセント
  }。少し待ってください。
    .brief = { $percent ->
        [0] まだ計算中。
       *[other] 計算{ $percent }パーセント。
      }

## Walking the dice

die = { $kept ->
    [yes] { $face }、キープ。
   *[no] { $face }。
  }
    .full = { $kept ->
    [yes] { $place }番目、{ $face }、キープ。
   *[no] { $place }番目、{ $face }。
  }

## The table

roll-now = { TOUCH() ->
    [yes] 次は{ KEY("roll") }。
   *[no] { KEY("roll") }で振る。
  }
seated = { $game }{ seated-who }。{ seated-options }{ $who ->
    [you] { $seats ->
        [1] {""}
       *[other] あなたが先。
      }{ roll-now }
    [here] { $name }が先。{ roll-now }
   *[other] { $name }が先。
  }
    .brief = { $seats ->
        [1] { $game }{ seated-who }。{ seated-options }
       *[other] { $game }。{ seated-options }{ $who ->
            [you] あなたが先。
           *[other] { $name }が先。
          }
      }
# One person against others, several people (and others), or one alone.
seated-who = { $opponents-n ->
    [0] { $players-n ->
        [0] 、一人で
       *[other] 、{ $players }
      }
   *[other] 、相手は{ $opponents }
  }
# Options that are not as usual. Before who starts: what comes later is cut off by the first key.
seated-options = { $options-n ->
    [0] {""}
   *[other] { $options }。
  }
options-last = { $head }、{ $next }
watching = { $game }を観戦。{ $players }。{ seated-options }{ $hurries ->
    [yes] { KEY("toggle") }で早送り。
   *[no] {""}
  }
no-display = 画面がありません。エンターでこの端末で遊びます。コントロール Cで終わります。
goodbye = さようなら。

## Menus, readers, the history

menu-open = { $title }。{ $label }
menu-move = { $label }
menu-edge = { $label }
menu-wrap = { $label }
menu-select = {""}
menu-close = {""}
menu-again = { $label }
reader-open = { $title }、{ $count }行。{ $label }
titled = { $title }。
list-where = { $title }。{ $label }。{ $count }個中{ $place }番目。
    .brief = { $label }。{ $count }個中{ $place }番目。
in-section = { $section }。{ $label }
explained = { $text }
not-explained = ここに説明はありません。
kind-set = { $value ->
    [mine] 自分の手。
    [others] 相手の手。
    [results] 結果。
   *[all] すべてのメッセージ。
  }
find = 検索。言葉を入力して{ KEY("select") }。
    .brief = 検索。
space = スペース
blank = 空行
not-found = { $text }は見つかりません。
nothing-sought = 検索する言葉がありません。{ KEY("find") }を押して入力してください。
history-empty = まだ何も言っていません。
copied = コピーしました。
not-copied = ここではコピーできません。
address-wrong = このページのアドレスにある{ $text }はありません。代わりにメニューを開きます。
no-game-to-save = まだ保存されたゲームはありません。
no-saved-game = このファイルは保存されたゲームではありません。
saved-to-file = { $name }をダウンロードに入れました。
export-counts = 内容は、ゲーム{ $games }件、成績{ $records }件、練習問題{ $practice }件です。
export-also = ほかに、{ $files }もあります。
files-item = { $a ->
    [settings] 設定
    [keymap] キー
    [last] 前回の選択
   *[quiz] クイズの最高点
  }
export-left-out = { $inside }は読めないので入れませんでした、{ $why }。
export-too-large = 一つのファイルに入る量を超えています。上限は{ $count }ファイル、{ $size }メガバイトです。
import-games = ゲーム、新しいもの{ $count }件、すでにあるもの{ $there }件。
import-continued = ほかで続きを遊び、ここでも同じところまで進んだゲーム、{ $count }件。
import-beside = { $inside }は、ここでは違う進み方をしています。あなたのゲームは残し、もう一つを{ $copy }として並べて保存しました。
import-records = 成績、新しいもの{ $count }件、すでにあるもの{ $there }件。
import-practice = 練習問題、新しいもの{ $count }件、すでにあるもの{ $there }件。
import-file = { $what ->
    [settings] 設定
    [keymap] キー
    [last] 前回の選択
   *[quiz] クイズの最高点
  }、{ $outcome ->
    [new] 取り込みました。
    [there] すでに同じです。
    [kept] あなたのものを残しました。
    [kept_unless] あなたのものを残しました。--replaceを付けると、ファイルのものに替わります。
    [replaced] ファイルのものに替えました。
   *[joined] あなたのものと合わせました。
  }
import-over-cap = 終了したゲームが{ $count }件になりました。残すのは{ $cap }件までで、次のゲームが終わると古いものから消えます。もっと残すには、設定を変えてください。
import-runs = 何も取り込みませんでした。ほかのプログラムがファイルを取り込んでいます。
import-failed = 何も取り込みませんでした、{ $why }。
import-stopped = すべては取り込めませんでした、{ $why }。残りは、もう一度ファイルを取り込んでください。
import-foreign = プレイヤーのゲームのファイルではないか、壊れています。何も取り込みませんでした。
import-newer = 新しいバージョンのオーディオダイスのファイルです、形式{ $version }。ここで読めるのは{ $known }までです。何も取り込みませんでした。
import-too-large = このファイルは、{ $count }ファイルか{ $size }メガバイトを超えています。何も取り込みませんでした。
import-unknown = このファイルには、あってはならない{ $inside }があります。何も取り込みませんでした。
import-damaged = このファイルの{ $inside }は壊れています、{ $why }。何も取り込みませんでした。
start = {""}
exit = {""}

main-menu = オーディオダイス
menu-play = { $game }、{ $opponents }と対戦
menu-play-together = { $game }、{ $players }で遊ぶ
menu-play-alone = { $game }、一人で
game-described = { $game }、{ $kind }
    .brief = { $game }
play-described = { $label }。{ $kind }
    .brief = { $label }
menu-new-game = 新しいゲーム
menu-rules = ルール
menu-learn = 音を覚える
menu-lessons = 遊び方のレッスン
menu-tips = コツ
lessons-letter = L
menu-keys = { TOUCH() ->
    [yes] ボタン
   *[no] キー
  }
menu-settings = 設定
menu-quit = 終了
pause-menu = 一時停止
menu-continue = { $over ->
    [yes] 結果に戻る
   *[no] ゲームに戻る
  }
menu-restart = このゲームを最初から
menu-play-again = もう一度遊ぶ
menu-statistics = このゲームの記録
menu-credits = クレジット
end-menu = ゲーム終了
menu-reset = すべての設定を初期値に戻す
reset-asked = 名前とサーバー以外をすべて戻しますか。{ TOUCH() ->
    [yes] {""}
   *[no] もう一度{ KEY("select") }。
  }
    .brief = すべて戻しますか。{ TOUCH() ->
        [yes] {""}
       *[no] もう一度{ KEY("select") }。
      }
settings-reset = すべての設定を初期値に戻しました。
loss-asked = このゲームは失われます。{ TOUCH() ->
    [yes] 最初から始めますか？
   *[no] もう一度{ KEY("select") }で最初から。
  }
    .brief = { TOUCH() ->
        [yes] 失われます。よろしいですか？
       *[no] 失われます。もう一度{ KEY("select") }。
      }
statistics-title = 記録
statistics-ranking = { $places }。
statistics-margin = { $margin ->
    [0] 引き分け。
   *[other] { $who ->
        [you] あなた
       *[other] { $name }
      }が{ $margin }点差で勝ち。
  }
statistics-seat = { $who ->
    [you] あなた
   *[other] { $name }
  }、{ $turns }ターン、最高{ $best }点、最低{ $worst }点、平均{ $mean }点{ seat-hinted }。
seat-hinted = { $hinted ->
    [0] {""}
   *[other] 、ヒントを聞いた判断{ $hinted }回
  }
sheet-title = { $who ->
    [you] あなたの役表
   *[other] { $name }の役表
  }
credits = オーディオダイスは自由ソフトウェアで、MITライセンスです。内蔵の声は espeak-ng で、GNU GPL ライセンスです。音はすべて、このプログラムのシンセサイザーで作りました。
menu-main = やめてメインメニューへ
new-game-menu = 新しいゲーム
menu-start = 開始
menu-game = ゲーム、{ $game }
menu-people = このキーボードの人数、{ $number }
menu-opponent = 相手{ $number }{ from-next-game }、{ $value }
menu-one-opponent = 相手{ from-next-game }、{ $value }
from-next-game = { $later ->
    [yes] 、次のゲームから
   *[no] {""}
  }
menu-add-opponent = 相手の人数、{ $number }
menu-option = { $option }、{ $value }
menu-name = プレイヤー{ $number }の名前、{ $value }
menu-begins = 次のゲームを始める人、{ $value }
    .help = この席で次のゲームを始める人です。
value-first = いつも最初の席
value-turn = 順番に
value-winner = 勝った人
value-loser = 負けた人
rules-title = { $game }のルール
worth-title = { $game }の得点
tips-title = { $game }のコツ
tips-here = { TOUCH() ->
    [yes] このゲームのコツは、ここを押します。
   *[no] { KEY("select") }でこのゲームのコツを聞けます。
  }
keys-title = { TOUCH() ->
    [yes] ボタン
   *[no] キー
  }
here-title = { TOUCH() ->
    [yes] ここでできること
   *[no] ここで使えるキー
  }
settings-title = 設定
settings-words = 読み上げの内容
settings-voice = 声
settings-sounds = 音
settings-playing = プレイとゲームの保存
settings-keys = キーとリスト
settings-captions = 字幕
settings-open = { $title }。{ KEY("list_left") }と{ KEY("list_right") }で変更、{ KEY("explain") }で説明。{ $label }
    .brief = { $title }。{ $label }
value-on = オン
value-off = オフ
value-none = なし
value-one = 一つ
value-two = 二つ
too-few-seats = プレイヤーか相手が、一人は必要です。
same-name = { $name }という名前が重なっています。どちらかを変えてください。
name-unheard = 名前には文字か数字が必要です。
too-many-seats = { $game }は{ $most }人までです。
teams-need-seats = 二人ずつのチームには、4人か6人か8人が必要です。
menu-changed = { $label }
announced = { $text }
offer = { $label }
offer-hurry = 早送り
    .help = 相手がすぐに最後まで進め、結果を言います。
offer-done = 終わり
offer-erase = 最後の文字を消す
offer-again = もう一度聞く
offer-sheet = 次の役表
offer-zeros = 0点の役
type-name = { $label }。入力して{ KEY("select") }。
type-number = { $label }。{ number-allowed }を入力して{ KEY("select") }。
    .brief = { $label }。数を入力。
number-allowed = { $numbers-n ->
    [0] { $step ->
        [1] { $least }から{ $most }までの数
       *[other] { $least }から{ $most }までの{ $step }の倍数
      }
   *[other] { $numbers }のどれか
  }
number-wanted = { $text }にはできません。{ number-allowed }を入力。
    .brief = { $text }は不可。{ number-allowed }を入力。
typed = { $text }
erased = { $text }、削除
nothing-typed = 空です。
entry-full = { $most }文字までです。
# 「号」がないと、後の点の数とつながって聞こえる。
default-name = プレイヤー{ $number }号
you-name = あなた

setting-language = 言語、次の起動から、{ $value }
    .help = 言葉と声の言語です。自動ならシステムの言語になります。
setting-verbosity = 読み上げの量、{ $value }
    .help = 短いは、聞けば分かることを省きます。詳しいは、さらに言います。
setting-name = 友だちからの呼び名、{ $value }
    .help = ほかの機械の友だちに聞こえます。初めて部屋を作るか、部屋に入るときに聞かれます。
setting-pace = 相手の速さ、{ $value }
    .help = 相手が一手ごとに待つ長さです。
setting-digits = 数字キーの働き、{ $value }
    .help = 出目なら5で5の目を、場所なら5で5番目のダイスをキープします。
setting-dice = ダイスを言う順、{ $value }
    .help = 振ったダイスを言う順番です。
setting-between-dice = ダイスの区切り、{ $value }
    .help = 空白か、間を置く読点。自動なら、声が一番よく読むほうになります。
setting-reroll = 振り直したあとに言うのは、{ $value }
    .help = 振り直したあとに、新しいダイス、5個全部、その両方のどれを言うかです。
setting-most = 振ったあとに最高の役を言う、{ $value }
    .help = 点の一番多い役を言うかどうかです。最後に振ったあと、詳しい読み上げでは毎回言います。いつも最善ではありません。最善は{ KEY("hint") }で聞けます。
setting-box-order = 役の順番、{ $value }
    .help = { KEY("next") }で最初に言う役です。点の一番多い役か、役表の最初の役になります。
setting-scores = 得点の読み上げ、{ $value }
    .help = 得点を言う順番です。
setting-undo = 取り消せるのは、{ $value }
    .help = { KEY("undo") }でどこまで戻れるかです。確認できるダイスでは、振る前には戻れません。
setting-confirmations = うっかりしそうなときに確認、{ $value }
    .help = 点やゲームを失いそうなとき、一度だけ確かめます。
setting-undo-pause = 自分の番のあと、取り消せるミリ秒、{ $value }
    .help = 自分の番のあと、{ KEY("undo") }で取り消せるように相手が待つ長さです。
setting-auto-keep = 選び方が一つだけならすぐにキープ、{ $value }
    .help = オンなら、選び方が一つだけのとき、自動でキープします。
setting-speech = 話す声、次の起動から、{ $value }
    .help = 自動なら、スクリーンリーダー、なければシステムの声、なければ内蔵の声で話します。
setting-voice = 内蔵の声の話し手、{ $value }
    .help = 内蔵の声で話すときの話し手です。
setting-elsewhere = ほかのウィンドウが前にある間、{ $value }
    .help = ほかのプログラムを使っている間、ゲームの音を出すかどうかです。
setting-wrap = リストの端で反対側へ回る、{ $value }
    .help = 最後の項目の次を最初の項目にするかどうかです。
setting-recent = まとめて言うメッセージの数、{ $value }
    .help = { KEY("recent") }で一度に言い直すメッセージの数です。
setting-rate = 声の速さ、{ $value }
    .help = 声が話す速さです。スクリーンリーダーの声は、そちらで変えます。Speech Dispatcherでは、220がもとの速さです。
setting-pitch = 声の高さ、{ $value }
    .help = 声の高さです。スクリーンリーダーの声は、そちらで変えます。
setting-effects = 効果音の音量、{ $value }パーセント
    .help = 効果音全体の大きさです。次の三つは、その中での割合です。
setting-dice-volume = ダイスの音量、{ $value }パーセント
    .help = カップとダイスの音の大きさです。
setting-interface-volume = メニューと出来事の音量、{ $value }パーセント
    .help = メニュー、ターン、得点の音の大きさです。
setting-values-volume = 音で聞く数の音量、{ $value }パーセント
    .help = 言葉なしで数を知らせる音の大きさです。
setting-music = 音楽と部屋の音、{ $value }
    .help = 人のいる部屋の音と、ゲームごとの短い曲です。自動では、スクリーンリーダーと一緒には鳴りません。
setting-music-volume = 音楽の音量、{ $value }パーセント
    .help = 部屋の音と曲の大きさです。効果音の音量では変わりません。
setting-values-pace = 音で聞く数の速さ、{ $value }
    .help = 数を音で鳴らす速さです。速めは慣れた人向けです。
setting-night = 夜間モード、{ $value }
    .help = 大きな音を抑えます。
setting-mono = 左右同じ音、{ $value }
    .help = 左右から同じ音を出します。片耳で聞く人向けです。
setting-swap = 左右入れ替え、{ $value }
    .help = 左右を入れ替えます。ヘッドホンを逆に着けたときに使います。
setting-headphones = ヘッドホンのための音、{ $value }
    .help = 音があたまのまわりに聞こえます。とおいほうのみみには、少しおくれて、こもって聞こえます。
setting-voice-volume = 声の音量、{ $value }パーセント
    .help = 声の大きさです。スクリーンリーダーの声は、そちらで変えます。
setting-voice-waits = 内蔵の声が効果音を待つ、{ $value }
    .help = いつもは、音を聞いたあとに声がします。短めは、最初の音だけを待ちます。
setting-braille = 点字ディスプレイ、{ $value }
    .help = メッセージを一番短い形で点字ディスプレイに表示します。スクリーンリーダーか BRLTTY を使います。Orca 45 から 50 は、この設定にかかわらずメッセージ全体を表示します。
setting-captions = ウィンドウの字幕、{ $value }
    .help = 話した内容をウィンドウに表示します。
setting-caption = 字幕の大きさ、{ $value }
    .help = ウィンドウの文字の大きさです。
setting-colours = 字幕の色、{ $value }
    .help = 文字とウィンドウの色です。
setting-motion = ウィンドウでうごくダイス、{ $value }
    .help = オフでは、振ったダイスが止まった形で出ます。
setting-picture = ターミナルにゲームの画面、{ $value }
    .help = 言葉の上に、得点、ダイス、役、キーを表示します。ウィンドウにはいつも出ます。
setting-key-repeat = 押し続けたキーの繰り返し、次の起動から、{ $value }
    .help = 押し続けたキーを繰り返すかどうかです。
setting-switches = スイッチで遊ぶ、{ $value }
    .help = 一つか二つのキーで遊びます。一つで進み、一つで決めます。
setting-dwell = スイッチ一つのとき、次までのミリ秒、{ $value }
    .help = 一つのスイッチで遊ぶとき、言い終わってから次へ進むまでの長さです。
setting-buffer = 音のバッファー、小さいほど速い、{ $value }
    .help = 小さいほど早く鳴ります。音が途切れるなら大きくしてください。
setting-pack = 音のセット、次の起動から、{ $value }
    .help = 設定のフォルダーに置いた、自分の音です。
setting-shake = カップを振る、{ $value }
    .help = { TOUCH() ->
        [yes] 振るボタンを押している間カップを振り、離すとダイスを出します。
       *[no] 振るキーを押している間カップを振り、離すとダイスを出します。
      }自動では、このプログラムの声なら押す間、スクリーンリーダーならオフです。
value-auto = 自動
value-automatic = 自動
value-network = このコンピューターとそのネットワークだけ
value-de = ドイツ語
value-en = 英語
value-es = スペイン語
value-fr = フランス語
value-it = イタリア語
value-ja = 日本語
value-nl = オランダ語
value-pl = ポーランド語
value-pt-BR = ブラジル・ポルトガル語
value-ru = ロシア語
value-tr = トルコ語
value-zh-Hans = 中国語、簡体字
value-brief = 短い
value-normal = 標準
value-plain = 標準
value-max = マックス
value-edward = エドワード
value-linda = リンダ
value-belinda = ベリンダ
value-steph = ステフ
value-klatt = クラット
value-full = 詳しい
value-instant = 即時
value-fast = 速い
value-held = 押す間
value-tap = 短く
value-slow = 遅い
value-brisk = 速め
value-usual = いつもどおり
value-short = 短め
value-no = 待たない
value-face = 出目で選ぶ
value-place = 場所で選ぶ
value-thrown = 振ったまま
value-step = 最後に振ったところまで
value-more = 振ったダイスも、ただしそのゲームは最高記録にならない
value-sorted = 小さい順
value-blanks = 空白
value-commas = 読点
value-new = 新しいダイス
value-hand = 5個全部
value-both = 新しいダイスと5個全部
value-points = 点の多い順
value-sheet = 役表の順
value-seats = 席の順
value-screen-reader = スクリーンリーダー
value-native = システムの声
value-embedded = 内蔵の声
value-text = 文字だけ
value-cream = 暗い背景にクリーム色
value-white = 黒地に白
value-yellow = 黒地に黄色
value-green = 黒地に緑
value-black = 白地に黒
value-speak = 音を出して続ける
value-quiet = 静かにする

## Opponents: a name and a line about each

opponent-name-random = ランディ
opponent-name-cautious = クララ
opponent-name-bold = ボー
opponent-name-steady = ステラ
opponent-name-weak = ウィル
opponent-name-fair = フェイ
opponent-name-strong = スタン
opponent-name-perfect = ペトラ
# The names of a second, third ... opponent of that kind at the table.
opponent-more-random = ローズ ラルフ ルビー ロイ リタ レックス ラモーナ
opponent-more-cautious = カール クレオ クリス セリア クライブ キャシー コリン
opponent-more-bold = ベティ ベン ベラ ボブ バーサ バート ボニー
opponent-more-steady = スティーブ シビル サイモン シーラ セス ソフィー スコット
opponent-more-weak = ワンダ ウォルト ウェンディ ワード ウィルマ ウェス ウィロー
opponent-more-fair = フレッド フローラ フランク ファーン フェリックス フィオナ フィン
opponent-more-strong = サリー サム スーザン シド ソニア ソール セイディ
opponent-more-perfect = ポール ポリー ピート パム フィル ポーラ パーシー
opponent-numbered = { $name }{ $number }号

## The solved games: perfect play, and a game looked at again

still-solving = { $name }、まだ計算中、{ $percent }パーセント。終わるまでは経験による目安で打ちます。
    .brief = { $name }、計算中、{ $percent }パーセント。
solved = 計算が終わりました。ヒントが正確になりました。
    .brief = ヒントが正確になりました。
table-rebuilt = 計算の表が壊れていたか古いため、作り直します。
table-damaged = このゲームの計算の表が壊れているか古いため、使いません。audiodice solve で作り直せます。
cache-unwritable = 計算の結果をこのパソコンに保存できません。次回また計算します。
solver-died = 計算が途中で止まりました。次のゲームでもう一度計算します。
menu-review = このゲームの振り返り
review-title = 振り返り
review-seat = { $who ->
    [you] あなた、
   *[other] { $name }、
  }{ $unit ->
    [chance] { $result ->
        [100.0] 勝ち
        [0.0] 負け
       *[other] 引き分け
      }。始まる前の勝率{ $expected }パーセント。自分の運{ review-luck }、判断{ review-cost }{ $others_sign ->
        [zero] 。
        [minus] 、相手の運と判断 マイナス{ $others }。
       *[plus] 、相手の運と判断 プラス{ $others }。
      }
   *[points] { $result }点、期待値は{ $expected }点。運{ review-luck }、判断{ review-cost }。
  }{ review-right }
    .brief = { $who ->
        [you] あなた、
       *[other] { $name }、
      }運{ review-luck }、判断{ review-cost }。
# Decisions after a hint are not the player's own.
review-right = { $decisions ->
    [0] {""}
   *[other] { $decisions }回中{ $right }回が最善の判断。
  }{ $hinted ->
    [0] {""}
   *[other] ヒントを聞いた判断{ $hinted }回。
  }
review-luck = { $luck_sign ->
    [minus] {" "}マイナス{ $luck }
    [zero] {" "}0
   *[plus] {" "}プラス{ $luck }
  }
review-cost = { $cost_sign ->
    [zero] {" "}0
   *[plus] {" "}マイナス{ $cost }
  }
review-decision = { $turn }ターン目、{ $faces }。{ $done }最善は、{ $better }{ $unit ->
    [chance] 勝率で{ $cost }パーセントの損。
   *[points] { $cost }点の損。
  }
    .brief = { $turn }ターン目、{ $faces }。{ $done }最善は、{ $better }損{ $cost }。

## Games that are kept

game-not-kept = ゲームを保存できません、{ $why }。このまま遊べます。できるようになれば保存します。
    .brief = 保存できません、{ $why }。
game-kept-again = また保存できるようになりました。
    .brief = また保存できます。
game-file-vanished = ゲームのファイルが消えていたので、作り直しました。
    .brief = ファイルを作り直しました。
game-file-cut = ゲームのファイルが途中で切れたか、別のものに変わっていたので、作り直しました。
    .brief = ファイルを作り直しました。
game-file-changed = このゲームのファイルが、ほかから変えられました。新しいファイルで続けます。
    .brief = 新しいファイルで続けます。
game-taken = ほかのオーディオダイスもこのゲームを開きました。ここでは別のゲームとして続けます。
    .brief = 別のゲームとして続けます。
left-game-kept = やめたゲームも保存できました。
    .brief = もう一つのゲームも保存しました。
games-unreadable = 保存したゲームを読めません、{ $why }。
last-step-dropped = 最後の手は保存の途中で切れていたので、なくなりました。まだ言っていない手です。
    .brief = 最後の手はなくなりました。
clock-set-back = 時計が戻されています。保存したゲームの順が違うかもしれません。
    .brief = 時計が戻されています。
game-damaged = { $line }行目で壊れています、{ $why }。{ $turns ->
    [0] 使えるターンはありません。
   *[other] その前の{ $turns }ターンは使えます。
  }
    .brief = 壊れています。{ $turns ->
        [0] 使えるターンなし。
       *[other] { $turns }ターンは使えます。
      }
game-newer = 新しいバージョンのオーディオダイスで保存したゲームです、形式{ $version }。ここでは読めません。
    .brief = 新しいバージョンのオーディオダイスのゲームです。
game-unreadable = このゲームは読めません、{ $why }。
    .brief = 読めません。
game-open-elsewhere = このゲームは、ほかのオーディオダイスで開いています。
    .brief = ほかで開いています。
records-newer = 成績はより新しいオーディオダイスのものです、バージョン{ $version }。ここでは{ $known }まで読めます。成績はそのまま残します。
    .brief = 成績はより新しいオーディオダイスのものです。
records-unusable = 成績を使えません、{ $why }。ゲームは保存します。
    .brief = 成績を使えません。
records-damaged = 成績が壊れています、{ $why }。audiodice stats --rebuild で、保存したゲームから作り直せます。
    .brief = 成績が壊れています。

## Going on with a kept game

game-kept = { $young ->
    [yes] まだ得点がないので、次のゲームを始めるまで保存します。
   *[no] ゲームを保存しました。
  }
    .brief = { $young ->
        [yes] 次のゲームまで保存。
       *[no] 保存しました。
      }
steps-not-kept = このゲームの最後の手を保存できませんでした。
    .brief = 最後の手は保存できませんでした。
table-back = { $game }{ seated-who }。
    .brief = { $game }。
resumed = { $game }{ seated-who }。続きから。
    .brief = { $game }。
menu-friends = 友だちと遊ぶ
menu-resume = { $game }の続き{ standing-now }
standing-now = { $against-n ->
    [0] { $seats-n ->
        [0] {""}
       *[other] 、{ $seats }
      }
   *[other] 、相手は{ $against }、{ $mine }対{ $theirs }
  }{ $turn-n ->
    [0] {""}
   *[other] 、{ $turn }ターン目
  }
kept-title = 保存したゲーム
finished-title = 終了したゲーム
kept-game = { $game }{ standing-now }、{ kept-ago }{ $state ->
    [elsewhere] 、ほかで開いています
    [damaged] 、壊れています
    [newer] 、新しいバージョンのオーディオダイスのゲームです
   *[fine] {""}
  }
kept-seat = { $name }{" "}{ $points }
kept-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] たった今
           *[other] { $minutes }分前
          }
       *[other] { $hours }時間前
      }
    [1] 昨日
   *[other] { $days }日前
  }
kept-none = 終了したゲームはありません
good-part-asked = { TOUCH() ->
    [yes] そこから続けますか？
   *[no] もう一度{ KEY("select") }で、そこから続けます。
  }
delete-asked = このゲームを削除しますか。{ TOUCH() ->
    [yes] {""}
   *[no] もう一度{ KEY("delete") }。
  }
game-deleted = 削除しました。
game-not-deleted = 削除できません、{ $why }。
game-gone = そのゲームはもうありません。
setting-kept-games = 終了したゲームを残す数、{ $value }
    .help = もう一度聞ける終了したゲームの数です。古いものから消えます。
setting-relays = 離れた友だちとつなぐサーバー、{ $value }
    .help = 友だちとつながるためのサーバーです。自動なら、あなたが許可したインターネットのサーバーを使います。このコンピューターとそのネットワークは、いつでも使えます。自分のサーバーのアドレスも入力できます。
relays-asked = 自分のサーバーを、空白をはさんで入力してください。ホスト名か、tcp、mqtts、ws、wss のどれかで始まるアドレスです。空なら、自動です。
relays-refused = { $url } はサーバーのアドレスではありません。ホスト名か、tcp、mqtts、ws、wss のどれかで始まるアドレスです。

## The program about itself

defect = すみません、プログラムの不具合です。{ $path-n ->
    [0] {""}
   *[other] 報告は{ $path }にあります。
  }
    .brief = すみません、プログラムの不具合です。
defect-again = すみません、また不具合です。プログラムを終了します。{ $path-n ->
    [0] {""}
   *[other] 報告は{ $path }にあります。
  }
verbosity-set = { $value ->
    [brief] 短い。
    [full] 詳しい。
   *[normal] 標準。
  }
input-help-on = { TOUCH() ->
    [yes] 入力ヘルプ、オン。ボタンを押すと働きを言います。{ KEY("input_help") }でオフ。
   *[no] 入力ヘルプ、オン。キーを押すと働きを言います。{ KEY("input_help") }でオフ。
  }
    .brief = 入力ヘルプ、オン。
input-help-off = 入力ヘルプ、オフ。
described = { TOUCH() ->
    [yes] { $command }。{ $help }
   *[no] { $bound }、{ $command }。{ $help }
  }
    .brief = { TOUCH() ->
        [yes] { $command }。
       *[no] { $bound }、{ $command }。
      }
jump-described = { $bound }、移動先は{ $label }。
effects-off = 効果音オフ。{ KEY("effects") }でオン。
effects-on = 効果音オン。
nothing-left = 音声はオフなので、効果音はオンのままです。
speech-off = 音声オフ。{ KEY("speech") }でオン。
speech-on = 音声オン。
effects-volume = 効果音{ $value }パーセント。
voice-volume = 声{ $value }パーセント。
voice-rate = 速さ{ $value }。
voice-not-ours = 速さはスクリーンリーダーで変えてください。
voice-volume-not-ours = 音量はスクリーンリーダーで変えてください。
voice-changed = { $better ->
    [yes] これからは{ voice-name }です。
   *[no] { $gone ->
        [embedded] 内蔵の声
        [text] 文字
       *[other] { $gone }
      }が使えません。これからは{ voice-name }です。
  }
voice-name = { $voice ->
    [embedded] 内蔵の声
    [text] 文字だけ
   *[other] { $voice }
  }
caption-size = 字幕{ $value }。
sounds-unavailable = 効果音が使えません。{ $why }。
    .brief = 効果音が使えません。
sound-back = 効果音が戻りました。
sounds-missing = { $count ->
    [1] 音{ $file }がありません。
   *[other] { $file }など、{ $count }個の音がありません。
  }このまま続けます。
sound-broken = 音{ $file }を再生できません、{ $why }。この音なしで続けます。
pack-sound-broken = セットの音{ $file }を再生できません、{ $why }。元の音を使います。
pack-flawed = 音のセットに、ほかに{ $count }個の問題があります。audiodice sounds check で確かめてください。
pack-unusable = { $path }{ $line ->
    [0] {""}
   *[other] 、{ $line }行目
  }、{ $why }。元の音を使います。
pack-unknown-cue = { $path }、{ $line }行目、{ $given }という音はありません。
pack-wrong-line = { $path }、{ $line }行目、{ $cue }、{ $why }。元の音を使います。
pack-missing-file = { $path }、{ $line }行目、{ $cue }、{ $file }がありません。元の音を使います。
pack-silent-file = { $path }、{ $line }行目、{ $cue }、{ $file }には音が入っていません。この音は鳴りません。
pack-long-file = { $path }、{ $line }行目、{ $cue }、{ $file }は{ $seconds }秒あります。5秒までです。
pack-lying-file = { $path }、{ $line }行目、{ $cue }、{ $file }は{ $says }秒のはずですが、{ $seconds }秒あります。
pack-odd-file = { $path }、{ $line }行目、{ $cue }、{ $file }は毎秒{ $rate }サンプル、{ $channels }チャンネルです。使えるのは8000から96000、1か2チャンネルです。
pack-fine = { $count ->
    [0] 替えた音はありません。
   *[other] { $count }個の音を替えています。問題はありません。
  }
pack-wrong-file = { $path }、{ $line }行目、{ $cue }、{ $file }は使えません、{ $why }。
cause-no-space = ディスクに空きがありません
cause-not-allowed = システムが許可していません
cause-read-only = ディスクは読み取り専用です
cause-disk-failed = ディスクの故障です
cause-missing = ファイルがありません
cause-sound-gone = サウンドデバイスがなくなりました
cause-sound-silent = サウンドデバイスが応答しません
settings-unwritable = 設定を保存できません、{ $why }。終了までは有効です。できるようになれば保存します。
settings-kept-again = 設定をまた保存できるようになりました。
settings-broken = { $path }、{ $line }行目、{ $why }。{ $default }を使います。
keymap-unknown-command = { $path }、{ $line }行目、{ $given }というコマンドはありません。
keymap-unknown-key = { $path }、{ $line }行目、{ $command }、{ $why }。標準のキーを使います。
keymap-no-key = { $path }、{ $line }行目、{ $command }には標準のキーを使います。キーが必要です。
keymap-clash = { $path }、{ $line }行目、{ $bound }はすでに{ $other }のキーです。{ $command }コマンドには標準のキーを使います。
keymap-syntax = { $path }、{ $line }行目、読めません、{ $why }。標準のキーを使います。
keymap-unreadable = { $path }、{ $why }。標準のキーを使います。
message-broken = { $file }{ $message-n ->
    [0] {""}
   *[other] のメッセージ、{ $message }
  }が使えないので、英語で言います。
messages-broken = 使えないメッセージが、ほかに{ $count }個あります。
doctor-sentence = オーディオダイスの準備ができました。聞こえていますね。
help-line = { $bound }、{ $command }
key-none = 「{ $command }」
key-explained = { $line }。{ $help }

## Dice that can be checked: the SHA-256 of their seed at the start, then a word that somebody

## adds, the seed at the end. Proven is where the dice came from, not that nobody chose the seed.

word-asked = 確認できるダイス。シード値はもう決まり、確認コードで固定されています。ここでほかの人が言葉を一つ入力すると、それもダイスに加わり、出目を一人で決められる人がいなくなります。入力して{ KEY("select") }。言葉なしなら{ KEY("select") }だけ。{ KEY("where") }でもう一度言います。確認コードをメモしてください、{ $groups }。
    .brief = 確認できるダイス。ほかの人の言葉、次に{ KEY("select") }。確認コード、{ $groups }。
fair-dice = 確認できるダイス{ $word-n ->
    [0] {""}
   *[other] 、言葉は「{ $word }」
  }
fair-begun = { fair-dice }。確認コードはゲームのファイルにあり、{ KEY("game_rules") }で言います。
    .brief = { fair-dice }。
    .full = { fair-dice }。確認コードはゲームのファイルにあり、{ KEY("game_rules") }で言います。どのダイスも、確認コードで固定されたシード値から出ます。
commitment = { fair-dice }。確認コード、{ $groups }。
    .brief = 確認コード、{ $groups }。
    .full = { fair-dice }。どのダイスも、確認コードで固定されたシード値から出ます。これは確認できますが、シード値の選び方は確認できません。確認コード、{ $groups }。
seed-told = ダイスのシード値、{ $groups }。
    .brief = シード値、{ $groups }。
verify-fair = { $throws }回、ダイス{ $faces }個。すべてシード値から出ています{ $given ->
    [yes] 。シード値と確認コードも合っています。
   *[no] 。
  }
verify-shared = { $throws }回、ダイス{ $faces }個。すべて全員が出した値から出ています。
verify-shared-wrong = 正しくありません。{ $line }行目のダイスは、全員が出した値から出ていません。
verify-without = { $throws }回、席にいた人の一部が加わらずに振っています。
verify-lost = 振った結果を出さなかったため失われた番が{ $turns }回あります。
verify-unbound = 確認できません。シード値と確認コードが合いません。
verify-wrong = 正しくありません。{ $line }行目のダイスはシード値から出ていません。
verify-unheard = 始めに聞いた確認コードとは、まだ比べていません。--commitment で比べられます。
verify-word = { $word-n ->
    [0] シード値に言葉は加えられていません。ゲームを始めた人がシード値を選んだかもしれません。
   *[other] シード値に加えられた言葉は「{ $word }」。
  }
verify-undone = { $unfairly ->
    [yes] 正しくありません。
   *[no] {""}
  }振ったダイスが{ $undone }回取り消されています。{ $unfairly ->
    [yes] 確認できるダイスでは取り消せません。
   *[no] {""}
  }
verify-unfinished = ゲームは終わっていません。続きが切り取られたかもしれません。
groups-last = { $head }、{ $next }

## Records

menu-records = 成績
records-empty = 終了したゲームがまだありません。
records-rebuilt = 成績を{ $count }ゲームから作り直しました。
record-people = ほかの人{ $count }人
record-games = { $title }、{ $player }{ $opponents-n ->
    [0] 、一人で
   *[other] 、相手は{ $opponents }
  }。ゲーム{ $count }回{ $opponents-n ->
    [0] 。
   *[other] 、勝ち{ $won }回、負け{ $lost }回、引き分け{ $tied }回。{ $longest ->
        [0] {""}
       *[other] 連勝は最高{ $longest }、今は{ $streak }。
      }
  }
    .brief = { $title }、{ $player }{ $opponents-n ->
        [0] 、一人で、{ $count }回。
       *[other] 、相手は{ $opponents }、{ $count }回、勝ち{ $won }回。
      }
record-scores = { $best-n ->
    [0] {""}
   *[other] 最高{ $best }点。
  }平均{ $mean }点。{ $best_turn-n ->
    [0] {""}
   *[other] ターンの最高{ $best_turn }点。
  }ターンの平均{ $mean_turn }点{ $empty ->
    [0] 。
   *[other] 、{ $count }ターン中{ $empty }ターンは得点なし。
  }
    .brief = { $best-n ->
        [0] {""}
       *[other] 最高{ $best }点。
      }平均{ $mean }点。
record-luck = 振り返り{ $count }ゲーム、運{ review-luck }、判断{ review-cost }{ $unit ->
    [chance] 、勝率のパーセント。
   *[points] 点。
  }
    .brief = 運{ review-luck }、判断{ review-cost }。
record-overall = { $title }、{ $player }、全対戦で{ $count }ゲーム{ $best-n ->
    [0] {""}
   *[other] 、最高{ $best }点
  }、平均{ $mean }点。
record-time = プレイ時間、{ $hours ->
    [0] {""}
   *[other] { $hours }時間
  }{ $minutes }分。{ $undone ->
    [0] {""}
   *[other] 取り消し{ $undone }回。
  }{ $retaken ->
    [0] {""}
   *[other] 振ったダイスを取り消したゲーム{ $retaken }回、最高記録になりません。
  }{ $hinted ->
    [0] {""}
   *[other] ヒントを使ったゲーム{ $hinted }回、最高記録になりません。
  }
plot-title = オーディオダイスの成績
plot-game = { $title }、ゲーム{ $count }回、勝ち{ $won }回、最高{ $top }点、平均{ $mean }点。
plot-over-time = 最後のゲーム{ $count }回を順に。青い丸は勝ち、オレンジの輪は負け、グレーの四角は引き分け。線は{ $last }回の平均。
plot-spread = 得点と回数
course-title = { $title }、各ターンの初めの勝つ見込み、100回のうち
course-seat = { $name }、最初{ $before }、最低{ $low }、最高{ $high }、最後{ $after }。

## A game heard again

menu-replay = このゲームをもう一度聞く
replay-title = { $title }、{ $players }。全部で{ $count }ターン。
replay-open = { $title }、{ $players }。全部で{ $count }ターン。{ KEY("list_right") }で次の手、{ KEY("list_next") }で次のターン、{ KEY("select") }で続けて聞けます。
    .brief = { $title }、{ $players }。全部で{ $count }ターン。
replay-turn = { $turn }ターン目{ $seats ->
    [1] 。
   *[other] 、{ $who ->
        [you] あなた
       *[other] { $name }
      }。
  }
replay-where = { $turns }ターン中{ $turn }ターン目。{ $who ->
    [you] あなたの番
   *[other] { $name }の番
  }。{ $count }手中{ $place }手目。
    .brief = { $turn }ターン目、{ $place }手目。
replay-paused = 一時停止。
replay-failed = このゲームはもう一度聞けません、{ $why }。
    .brief = 聞けません。
# A turn told afterwards, roll by roll.
told-who = { $who ->
    [you] {""}
   *[other] { $name }、
  }
told-rolled = { told-who }出目は{ $faces }。
# What dice were worth, where that is known; such points are multiples of 5.
told-worth = { $points ->
    [0] をキープしました。
   *[other] をキープして{ $points }点。
  }
told-kept = { told-who }{ $faces-n ->
    [0] 何もキープしませんでした。
    [1] { $faces }の目{ told-worth }
   *[other] { $faces }{ told-worth }
  }
told-scored = { told-who }{ $box }に{ $points }点を入れました。
told-zeroed = { told-who }{ $box }を0点にしました。
offer-play-on = 続けて聞く
offer-pause = 一時停止
offer-step = 次の手
offer-turn = 次のターン
offer-from-start = 最初から

## Lessons: a first game, led. $text is what the game's lesson says (its teach- messages), $bound

## the key to press; there is none while the opponent plays.

lesson-begun = レッスン。初めての{ $game }、相手は{ $opponent }。{ KEY("hint") }でもう一度説明、{ KEY("back") }でメニュー。
lesson-step = { $text }{ $bound-n ->
    [0] {""}
   *[other] { $bound }を押します。
  }
lesson-first = { $bound-n ->
    [0] まだです。
   *[other] まず{ $bound }を押します。
  }{ $text }
lesson-over = { TOUCH() ->
    [yes] { $text }ゲームでは{ KEY("hint") }でヒント、{ KEY("help") }でボタンの説明。{ KEY("roll") }で{ $opponent }と本当のゲーム、{ KEY("back") }で戻ります。
   *[no] { $text }ゲームでは{ KEY("hint") }でヒント、{ KEY("help") }でキーの一覧、{ KEY("input_help") }で入力ヘルプ。{ KEY("roll") }で{ $opponent }と本当のゲーム、{ KEY("back") }で戻ります。
  }
lesson-continue = レッスンに戻る
lesson-anew = このレッスンを最初から
lessons-need-words = レッスンには言葉が必要です。{ KEY("speech") }で音声オン。
new-here = { TOUCH() ->
    [yes] 初めての方は「{ menu-lessons }」。どのゲームにも3分のレッスンがあります。
   *[no] 初めての方は{ lessons-letter }、次に{ KEY("select") }。どのゲームにも3分のレッスンがあります。
  }

## What is shown: names of dice, boxes, seats and buttons

label-face = { $face }の目
label-die = ダイス{ $place }、{ $face ->
    [0] 振っています
   *[other] { label-face }
  }
# $box is a box of the sheet, $points what it would bring.
label-box-now = { $box }、今{ $points }点
label-box-fill = { $box }に決定、{ $points }点
label-total = 合計
label-seat = { $name }、{ $points }点{ $missing ->
    [-1] {""}
   *[other] 、勝ちまであと{ $missing }点
  }{ $turn ->
    [yes] 、手番
   *[no] {""}
  }{ $present ->
    [yes] {""}
   *[no] 、いません
  }
label-turn = { $over ->
    [yes] ゲームは終了
   *[no] { $who ->
        [you] あなたの番
       *[other] { $name }の番
      }{ $rolls ->
        [-1] { $rounds ->
            [0] 、{ $round }ラウンド目
           *[other] 、{ $rounds }ラウンド中{ $round }ラウンド目
          }
       *[other] 、あと{ $rolls }回
      }
  }
label-stake = いま{ $points }点
label-apart = キープ済み
label-roll = { $count }個振る
# $name is what ends the turn, or a box.
label-commit = { $name }、{ $points }点
label-hurry = 早送り
label-menu = メニュー
label-less = 減らす
label-more = ふやす
label-cancel = キャンセル
label-yes = はい
label-no = いいえ
yes-zero = はい、{ $box }を0点に
yes-roll-all = はい、全部振る
yes-made-left = はい、振る
yes-alike-left = はい、振る
yes-delete-asked = はい、削除
not-done = やめました。

## Practice: decisions of finished games, and drills
menu-practise = 練習{ $due ->
    [0] {""}
   *[other] 、今日の分{ $due }問
  }
practise-due = 今日の分{ $due }問
practise-drill = ドリル、{ $title }
practise-mixed = いろいろ
practise-progress = 上達の記録
practise-go-on = 次の問題
to-practise = 練習する手が{ $count }つあります。{ KEY("practise") }で練習。
practise-none = ここで練習する手はありません。
practise-place = { $count }問中{ $place }問目{ $turn ->
    [0] 。
   *[other] 、{ $turn }ターン目。
  }
practise-keys = { KEY("hint") }でヒント、2回で答え。{ KEY("practise") }でとばす、{ KEY("back") }で終わる。
practise-boxes = 空きは{ $count }マス。
practise-value = { $unit ->
    [chance] 勝率{ $value }パーセント。
    [end] 最後の合計の期待値{ $value }点。
   *[points] 期待値{ $value }点。
  }
practise-right = { $hinted ->
    [yes] ヒントありで正解。
   *[no] 正解。
  }{ hint }{ practise-value }
practise-near = { $hinted ->
    [yes] ヒントありで正解
   *[no] 正解
  }、差は{ $unit ->
    [chance] { $loss }パーセント
   *[points] { $loss }点
  }。最善は、{ hint }{ practise-value }
practise-wrong = { $unit ->
    [chance] その手の勝率は{ $yours }パーセント。{ $value }パーセントの手は、{ hint }
   *[points] その手は平均{ $cost }点の損。よりよい手は、{ hint }
  }
practise-same = 前と同じ答えです。
practise-answer = { hint }{ practise-value }
practise-next = { KEY("roll") }で次へ。
    .brief = {""}
practise-over = { $count }問中{ $right }問正解{ $skipped ->
    [0] 。
   *[other] 、{ $skipped }問はとばしました。
  }
practise-refused = 今のルールでは使えない問題を一つ除きました。{ $why }。
practice-line-bad = { $path }の{ $line }行目を除きました。{ $why }。
practise-kind-kept = 残すダイスの選び方
practise-kind-filled = 得点の取り方
practise-kind-stopped = 早すぎる終わり
practise-kind-rolled = 振りすぎ
progress-weeks = { $unit ->
    [chance] { $title }、最近の週の損は1手あたり{ $mean }パーセント
   *[points] { $title }、最近の週の損は1手あたり{ $mean }点
  }{ $first ->
    [yes] 。
   *[no] 、その前の週は{ $before }。
  }
progress-kinds = そのうち一番大きいのは{ $kind }、{ $percent }パーセント{ $other-n ->
    [0] 。
   *[other] 、次は{ $other }、{ $rest }パーセント。
  }
plot-practice = オーディオダイス、手の損
plot-by-week = 週ごとの1手あたりの損
plot-by-kind = 損の内訳
progress-empty = まだ記録がありません。ゲームを終えると記録されます。
