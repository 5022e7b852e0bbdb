# Fonnjo Foon、日本語。Designed by Frank Nora (Creative Commons Attribution 3.0 United States).

game-name = フォンジョフーン
game-kind = モンスターのパーティー
game-credits = フォンジョフーンの作者は Frank Nora です。もとのルールはクリエイティブコモンズ、表示 3.0 アメリカ合衆国ライセンスです。

## Dice that enter together. $a what they make, $b their face, $c how many, $d the group then.
## A number without "more" is the whole group; with Fonnjo in it, that is the picture.

offers-item = { $a ->
    [fonnjo] フォンジョをふくめて{ combo-face }が{ $c }個
    [fonnjo_more] フォンジョの{ more-of-face }
    [fonnjo_joins] フォンジョが{ combo-face }の目に合流して{ $d }個
    [more] { more-of-face }
   *[new] { combo-face }が{ $c }個
  }
more-of-face = { combo-face }の目に{ $c }個追加
offers-last = { $head }、{ $next }
party-item = { offers-item }
party-last = { $head }、{ $next }

## A roll by family. $a the family, $b its faces.

families-item = { $a ->
    [1] フォンジョ
    [2] 双子
    [3] 三つ子
   *[4] 四つ子
  }{" "}{ $b }
families-joint = { $head }、{ $next }
families-last = { $head }、{ $next }
rest-item = { offers-item }
rest-last = { offers-last }
part-item = { families-item }
part-last = { $head }と{ $next }
dungeon-item = { $a ->
    [1] フォンジョ
    [2] 双子
    [3] 三つ子
   *[4] 四つ子
  }{ $a ->
    [1] {""}
   *[other] {" "}{ $b }個
  }

## Reserve Groups in a Crisis. $a the face, $b how many: "6が3個".

group-face = { $a }
groups-item = { group-face }が{ $b }個
groups-last = { $head }か{ $next }
unpicked-item = { groups-item }
unpicked-last = { groups-last }
how-to-pick = { TOUCH() ->
    [yes] 一つ選んで、{ KEY("roll") }。
   *[no] 数字キーで選び、{ KEY("roll") }。
  }

## A roll and what is moved

of-before = { $recorded ->
    [0] {""}
   *[other] 、うち前の日まで{ $recorded }点
  }
worth-picture = { $points ->
    [0] {""}
   *[other] 写真なら{ $points }点{ of-before }。
  }
rolled = { $offers-n ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $offers }。{ $out ->
            [0] {""}
           *[other] フォンジョは{ $out }で、入場できません。
          }{ $all ->
            [yes] 全部入場できます。
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
               *[other] フォンジョは入場できません。
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
                [10] { $name }、{ $families }。
               *[other] 次は{ $families }。
              }
           *[you] { $offers }。{ $out ->
                [0] {""}
               *[other] フォンジョは{ $out }で、入場できません。
              }{ $all ->
                [yes] 全部入場できます。
               *[no] {""}
              }{ worth-picture }
          }
      }
all-dice = {""}
entered = {""}
choice = { $leaves ->
    [0] { $offers }、全員入場。
   *[other] { $offers }、残り{ $leaves }個。
  }
    .brief = { $leaves ->
        [0] { $offers }、全員入場。
       *[other] { $offers }。
      }
# Several faces are not listed again once all of them move.
movers = { $all ->
    [yes] { $offers-n ->
        [1] { $offers }、入場
       *[other] { $faces-n }個入場
      }
   *[no] { $offers }、入場
  }
    .brief = { $all ->
        [yes] { $offers-n ->
            [1] { $offers }、
           *[other] {""}
          }
       *[no] { $offers }、
      }
moving = { movers }、残り{ $throws }個。
    .brief = { movers.brief }残り{ $throws }個。
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
        [other] { $name }、{ $offers }、入場。
       *[you] { moving.full }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] 入場なし。
       *[other] { moving }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] 入場なし。
           *[other] { moving.brief }
          }
      }
    .full = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] 入場なし。
           *[other] { moving.full }
          }
      }
all-in-picture = { $points ->
    [0] {""}
   *[other] { KEY("commit") }で写真、{ $points }点{ of-before }。
  }
all-in = { $who ->
    [other] {""}
   *[you] 全員入場！ { all-in-picture }{ KEY("roll") }でもう一日。
  }
    .brief = { $who ->
        [other] {""}
       *[you] 全員入場！ { worth-picture }
      }
    .full = { $who ->
        [other] { $name }、{ $offers }で全員入場。{ worth-picture }
       *[you] 全員入場！ { all-in-picture }{ KEY("roll") }でもう一日、{ $throws }個とも振る。
      }
undone-commit = 写真を取り消し
undone-dice = { $kept-n ->
    [0] 入場なし。
   *[other] { $offers }、入場。
  }

## Days, Crisis, and the end of a turn

another-day = { $who ->
    [other] {""}
   *[you] { $day }日目、ここまで{ $recorded }点。
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $day }日目。
      }
    .full = { $day }日目、ここまで{ $recorded }点。
crisis = { $who ->
    [other] {""}
   *[you] クライシス！ { $families }がダンジョンへ。{ $groups-n ->
        [1] { roll-group }
       *[other] { $groups }。{ how-to-pick }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] クライシス！ { $families }。{ $groups-n ->
            [1] { roll-group }
           *[other] { $groups }？
          }
      }
    .full = { $who ->
        [other] { told-crisis }
       *[you] { crisis }
      }
roll-group = { $groups }、{ KEY("roll") }で振り直す。
group-choice = { $groups }。
picked = { $who ->
    [other] {""}
   *[you] { roll-group }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $groups }。
      }
    .full = { $who ->
        [other] { $name }、{ $groups }の控えを選ぶ。
       *[you] { roll-group }
      }
foon = { $who ->
    [other] { $name }、フーン！{" "}
   *[you] フーン！ { $families }。
  }{ points-lost }
    .brief = { $who ->
        [other] { $name }、フーン！
       *[you] フーン！
      }{" "}{ points-lost }
    .full = { $who ->
        [other] フーン！{" "}
       *[you] フーン！ 誰も入場できません。
      }{ $families }。{ points-lost }
big-foon = { $who ->
    [other] { $name }、ビッグフーン！{" "}
   *[you] ビッグフーン！ { $families }。
  }{ points-lost }
    .brief = { $who ->
        [other] { $name }、ビッグフーン！
       *[you] ビッグフーン！
      }{" "}{ points-lost }
    .full = { $who ->
        [other] { $name }、ビッグフーン！{" "}
       *[you] ビッグフーン！ 誰も入場できません。
      }{ $families }。{ points-lost }
points-lost = { $lost ->
    [0] {""}
   *[other] { $lost }点失う。
  }
# Left out where the scores follow, and where the game ends.
picture-total = { $next_who ->
    [none] 。
   *[other] 、計{ $total }点。
  }
picture = { $who ->
    [other] { pictured }{ $next_who ->
        [you] 。
       *[other] { picture-total }
      }
   *[you] 写真！ { $points }点{ picture-total }
  }
    .brief = { $who ->
        [other] { pictured }{ picture-total }
       *[you] 写真！ { $points }点{ picture-total }
      }
pictured = { $name }、{ $day ->
    [1] {""}
   *[other] { $day }日目に
  }写真、{ $points }点
told-rolled = { told-who }出目は{ $families }。
told-kept = { told-who }{ $faces-n ->
    [0] 誰も入場させませんでした。
    [1] { $faces }の目を入場させました。
   *[other] { $faces }を入場させました。
  }
told-crisis = クライシス！ { $count }個がダンジョンへ。
told-another-day = { $day }日目、ここまで{ $recorded }点。
next-turn = { $last ->
    [yes] {""}
   *[no] { $rounds ->
        [0] { $round }ラウンド目。
       *[other] { $rounds }ラウンド中{ $round }ラウンド目。
      }
  }
    .brief = {""}
last-round = 最後のラウンド。
ended = { sheets-ended }

## Refusals

nothing-moved = 先に誰か選んでください。{ $offers }。
    .brief = 先に選ぶ、{ $offers }。
may-not-enter = { Plural-face }は入場できません。入場できるのは、{ $offers }。
    .brief = { Plural-face }は入場できません。
incomplete = { $faces }だけではグループになりません。フォンジョか、同じ家族の二人が必要です。
    .brief = { $faces }だけではグループになりません。
need-fonnjo = フォンジョなしでは写真を撮れません。{ $face ->
    [0] { $chosen ->
        [yes] { roll-now }
       *[no] 入場できるのは、{ $offers }。
      }
   *[other] フォンジョは{ plural-face }と入場できます。
  }
    .brief = { $face ->
        [0] フォンジョなし、写真なし。
       *[other] フォンジョなし、写真なし。{ plural-face }と入場。
      }
picture-leaves = 写真にあと{ $count }個加えられます。{ TOUCH() ->
    [yes] { $points }点にしますか？
   *[no] もう一度{ KEY("commit") }で{ $points }点。
  }
    .brief = あと{ $count }個加えられます。{ $points }点？{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("commit") }。
      }
# A lone group is picked already: then it is only to be rolled.
pick-first = { $groups-n ->
    [1] 先に振ってください。{ roll-group }
   *[other] 先に控えを選んでください。{ $groups }。{ how-to-pick }
  }
    .brief = { $groups-n ->
        [1] 先に振ってください。
       *[other] 先に選ぶ、{ $groups }。
      }
no-such-group = { $face ->
    [0] その控えはありません。
   *[other] { plural-face }の控えはありません。
  }{ $groups-n ->
    [1] { roll-group }
   *[other] { $groups }。{ how-to-pick }
  }
    .brief = { $face ->
        [0] その控えはありません。
       *[other] { plural-face }はありません。
      }{ $groups }。
no-picture-in-crisis = クライシス中は写真を撮れません。{ $groups-n ->
    [1] { roll-group }
   *[other] { $groups }。{ how-to-pick }
  }
    .brief = クライシス中は写真なし。
no-crisis = クライシスではありません。選ぶものはありません。

## Answers

at-stake = いま{ $stake }点。
points = { $crisis ->
    [yes] { at-stake }クライシス中は写真なし。
   *[no] { $open ->
        [no] まだ何もありません。
       *[yes] { $points ->
            [0] { $stake ->
                [0] {""}
               *[other] { at-stake }
              }フォンジョなし、写真なし。
           *[other] { worth-picture }
          }
      }
  }
    .brief = { $crisis ->
        [yes] { $stake }点、写真なし。
       *[no] { $open ->
            [no] 0点。
           *[yes] { $points ->
                [0] { $recorded }点、フォンジョなし。
               *[other] { $points }点{ of-before }。
              }
          }
      }
    .full = { $crisis ->
        [yes] { at-stake }クライシス中は写真なし。
       *[no] { $open ->
            [no] まだ何もありません。
           *[yes] { $points ->
                [0] { $stake ->
                    [0] {""}
                   *[other] { at-stake }
                  }フォンジョなし、写真なし。
               *[other] { $chosen ->
                    [yes] 選んだぶんで、
                   *[no] 入場できる全部で、
                  }写真なら{ $points }点{ $recorded ->
                    [0] 。
                   *[other] 、うち前の日までが{ $recorded }点。
                  }
              }
          }
      }
last-roll = { $faces-n ->
    [0] まだ振っていません。
   *[other] { $who ->
        [other] { $name }の最後の出目は、{ $families }。
       *[you] { $families }。
      }{ $offers-n ->
        [0] {""}
       *[other] { $offers }、入場。
      }
  }
die = { $family ->
    [1] フォンジョ
    [2] 双子
    [3] 三つ子
   *[4] 四つ子
  }{" "}{ $face }{ $kept ->
    [yes] 、入場。
   *[no] 。
  }
    .full = { $place }番目、{ $family ->
        [1] フォンジョ
        [2] 双子
        [3] 三つ子
       *[4] 四つ子
      }{" "}{ $face }{ $kept ->
        [yes] 、入場。
       *[no] 。
      }
scores = { $scores }。{ $over ->
    [yes] ゲームは終了。
   *[no] { $rounds ->
        [0] { $round }ラウンド目、目標{ $target }点。
       *[other] { $rounds }ラウンド中{ $round }ラウンド目。
      }
  }
    .brief = { $scores }。
whose-turn = { $over ->
    [yes] ゲームは終了。
   *[no] { $who ->
        [you] あなたの番
       *[other] { $name }の番
      }{ $day ->
        [1] {""}
       *[other] 、{ $day }日目
      }。{ $crisis ->
        [yes] クライシス。
       *[no] {""}
      }
  }
    .brief = { $over ->
        [yes] ゲームは終了。
       *[no] { $who ->
            [you] あなたの番
           *[other] { $name }の番
          }{ $day ->
            [1] 。
           *[other] 、{ $day }日目。
          }
      }
choice-list = { $over ->
    [yes] ゲームは終了。
   *[no] { $count ->
        [0] 先に振ってください。
       *[other] 入場できる目は{ $count }種類、{ $offers }。
      }
  }
    .brief = { $over ->
        [yes] ゲームは終了。
       *[no] { $count ->
            [0] 先に振ってください。
           *[other] { $offers }。
          }
      }
group-picked = { roll-group }{ $unpicked-n ->
    [0] {""}
   *[other] ほかに選べるのは{ $unpicked }。
  }
group-list = { at-stake }{ $who ->
    [other] { $groups }。
   *[you] { $groups-n ->
        [1] { group-picked }
       *[other] { $groups }。{ how-to-pick }
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
    [0] { $throws }個
   *[other] { $groups }、
  }
    .brief = { $groups-n ->
        [0] { $throws }個で
       *[other] { $groups }、
      }
risk = { $over ->
    [yes] ゲームは終了。
   *[no] { $ready ->
        [yes] {""}
       *[no] 全部入場させて、
      }{ risk-cup }振ると、{ $never ->
        [yes] 必ず誰かが入場できます。
       *[no] { $insured ->
            [yes] クライシスは
           *[no] フーンは
          }{ $percent ->
            [0] 1パーセント未満。
           *[other] { $percent }パーセント。
          }
      }
  }
    .brief = { $over ->
        [yes] ゲームは終了。
       *[no] { risk-cup.brief }{ $insured ->
            [yes] クライシス
           *[no] フーン
          }{" "}{ $percent }パーセント。
      }
party = { $party-n ->
    [0] パーティーには誰もいません。
   *[other] パーティーに、{ $party }。
  }{ $offers-n ->
    [0] {""}
   *[other] これから{ $offers }、入場。
  }
    .brief = { $party-n ->
        [0] パーティーは空。
       *[other] { $party }。
      }
dungeon = { $count ->
    [0] ダンジョンには誰もいません。
   *[other] ダンジョンに、{ $dungeon }。
  }
    .brief = { $count ->
        [0] ダンジョンは空。
       *[other] { $dungeon }。
      }
rules-in-force = フォンジョフーン。{ $target ->
    [0] { $rounds }ラウンド。合計が一番多い人の勝ち。
   *[other] 目標{ $target }点、誰かが達したラウンドで終わり、合計が一番多い人の勝ち。
  }
    .brief = フォンジョフーン、{ $target ->
        [0] { $rounds }ラウンド。
       *[other] 目標{ $target }点。
      }

## Commands, as they are called here

command-commit = 写真
    .help = ターンを終えます。フォンジョのグループのダイスの数と、記録した日の点が得点です。
command-all = 入場できるダイス全部
    .help = パーティーに入場できるダイスを全部選びます。
command-roll = 振る
    .help = 選んだダイスをパーティーに入場させ、手のダイスを振ります。全員入場なら、もう一日。

## Hints, and the review that tells decisions by them

hint = { $pick ->
    [0] { $commit ->
        [yes] { $all ->
            [no] { $faces-n ->
                [0] 写真を撮る。
               *[other] { hint-dice }、入場して写真。
              }
           *[yes] 写真を撮る。
          }
       *[no] { $faces-n ->
            [0] { $throws }個振る。
           *[other] { $all ->
                [yes] 全員
               *[no] { hint-dice }、
              }入場して{ $throws }個振る。
          }
      }
   *[other] { group-of-pick }を選ぶ。
  }
# Where other dice of the same face stay in hand, those that move are told by family.
hint-dice = { $part-n ->
    [0] { $offers }
   *[other] { $rest-n ->
        [0] { $part }
       *[other] { $rest }、{ $part }
      }
  }
group-of-pick = { $pick }の目の控え

## The coach: why a decision is better, what matters for one, and the families of drills

roll-told = { $day ->
    [yes] もう一日続けると
   *[no] { $dice }個振ると
  }平均{ $average }点、{ $crisis ->
    [yes] クライシス
   *[no] フーン
  }は{ $percent }パーセント
other-roll-told = { $other_day ->
    [yes] もう一日続けると
   *[no] { $other_dice }個振ると
  }平均{ $other_average }点、{ $other_crisis ->
    [yes] クライシス
   *[no] フーン
  }は{ $other_percent }パーセント
reason-day = 写真は{ $picture }点、もう一日なら平均{ $average }点。{ $picture }点は記録に残り、最初のフーンは{ $percent }パーセントです。
reason-picture = 写真は{ $picture }点。{ roll-told }です。
reason-hands = { roll-told }。{ other-roll-told }です。
reason-average = 平均{ $average }点、あなたの選択は{ $other_average }点です。
reason-group = 写真は{ $picture }点、あなたのは{ $other_picture }点です。
half-hint-groups = 仲間が見つかりやすいのは、どのグループですか？
half-hint-day = 写真ともう一日を比べましょう。
half-hint-hand = ダイスを全部入場させますか？ダイスを多く振るほど、フーンは少なくなります。
half-hint-dungeon = ダンジョンに注意しましょう。
half-hint-picture = 写真と、振った場合の平均を比べましょう。
drill-another-day = 全員がパーティーにいて、ダンジョンは空
drill-first-picture = 最初に振って、フォンジョのグループに4個
drill-three-in = フォンジョのグループに3個、控えあり
drill-picture-four = フォンジョのグループに4個、控えあり、手に4個
drill-picture-three = フォンジョのグループに4個、控えあり、手に3個
drill-five-in-hand = フォンジョのグループに2個、控えあり、手に5個
drill-picture-one = フォンジョのグループに4個、控えあり、手に1個
drill-four-in-hand = フォンジョのグループに2個、控えあり、手に4個
drill-no-reserve = フォンジョのグループに5個、控えなし
drill-second-day = 2日目、フォンジョのグループに2個

## Opponents

opponent-random = ランディ、1ターン2.8点、でたらめに打つ
opponent-cautious = クララ、1ターン2.8点、フォンジョが写ればすぐ写真を撮る
opponent-weak = ウィル、1ターン3.4点、よく間違える
opponent-bold = ボー、1ターン3.6点、いつももう一日を狙う
opponent-fair = フェイ、1ターン4.8点、ときどき間違える
opponent-steady = ステラ、1ターン5.6点、控えを残して確率を計算する
opponent-strong = スタン、1ターン6.3点、めったに間違えない
opponent-perfect = ペトラ、1ターン7.5点、いつも最善の手を打つ

## Options, as the menu and the rules call them

option-rounds = ラウンド数
    .help = 一人が何回番をするかです。
option-target = 目標点、0ならなし
    .help = 目標があれば、誰かが達したラウンドでゲームが終わります。
variant-rounds = { $value }ラウンド
variant-target = { $value }点先取

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 4 5 6 7 8
in-short = { TOUCH() ->
    [yes] まとめると、ダイスを10個振ると、パーティーに入場できる目を言います。いくつか入場させて、残りを振ります。フォンジョがパーティーにいれば写真を撮れます。得点はフォンジョのグループのダイス1個につき1点です。誰も入場できなければフーンで、そのターンは0点です。
   *[no] 手短に。{ KEY("roll") }で10個のダイスを振ると、パーティーに入場できる目を言います。数字キーでその目の全部、{ KEY("all") }で入場できる全部を選び、{ KEY("roll") }で残りを振ります。フォンジョがパーティーにいれば、{ KEY("commit") }で写真を撮り、フォンジョのグループのダイス1個につき1点です。誰も入場できなければフーンで、このターンの点を失います。
  }
rules-1 = 10個のダイスは、四つの家族のモンスターです。フォンジョは一人、双子は二人、三つ子は三人、四つ子は四人。フォンジョがパーティーを開き、そのグループの写真が得点になります。
rules-2 = 番の初めは、10個とも手の中にあり、パーティーにもダンジョンにも誰もいません。まず全部振ります。
rules-3 = 振るたびに、少なくとも1個をパーティーに入場させます。入場できるものなら、多くても少なくてもかまいません。
rules-4 = フォンジョは、同じ目の別のダイスと一緒に入場できます。これがフォンジョのグループです。
rules-5 = 同じ家族で同じ目のダイス2個も、一緒に入場できます。これが控えのグループ、略して控えです。
rules-6 = ある目のグループができたら、その目のダイスは、どの家族でも、その時でも後でも加われます。一つの目にグループは一つだけです。
rules-7 = フォンジョは控えにも加われます。その控えが、フォンジョのグループになります。
rules-8 = 入場させたら、手に残ったダイスを振るか、写真を撮ります。写真を撮ると番が終わり、フォンジョのグループのダイス1個につき1点です。控えは点になりません。フォンジョなしでは写真を撮れません。
rules-9 = 振っても誰も入場できなければ、フーンです。番が終わり、点はありません。
rules-10 = ダンジョンにいないダイスを全部振ってのフーンは、ビッグフーンです。
rules-11 = クライシス。パーティーにフォンジョのグループと控えがあれば、フーンでも番は終わりません。今振ったダイスがダンジョンへ行き、番の終わりまでそこにいます。
rules-12 = そして控えを一つ選び、そのダイスを振ります。後は普通と同じで、もう一度クライシスになることもあります。
rules-13 = もう一日。ダンジョンの外のダイスが全員パーティーに入場したら、写真を撮るか、その点を記録してその全部を振り直し、もう一日続けます。写真を撮るまで日ごとの点を足していき、フーンになると全部失います。
rules-14 = ゲームは12ラウンド、または決めた数だけ続き、合計が一番多い人の勝ちです。目標点があれば、誰かが達したラウンドで終わります。同点なら勝ちを分け合います。一人で高い点を目指すこともできます。
rules-15 = { TOUCH() ->
    [yes] 入場できる目はボタンです。{ KEY("all") }で入場できるダイスを全部入れます。
   *[no] キー。{ KEY("roll") }で振る。数字でその目の全部を選び、もう一度で一つ減らす。{ KEY("all") }で入場できる全部。{ KEY("previous") }と{ KEY("next") }で目を選ぶ。{ KEY("commit") }で写真。
  }
rules-16 = { KEY("points") }で写真の点、{ KEY("last_roll") }で家族ごとの出目、{ KEY("risk") }で危険度、{ KEY("party") }でパーティー、{ KEY("dungeon") }でダンジョン、{ KEY("scores") }で得点、{ KEY("turn") }で誰の番か。
rules-17 = { TOUCH() ->
    [yes] クライシスでは、控えを一つ選び、{ KEY("roll") }で振ります。
   *[no] クライシスでは、控えの目の数字キーでそれを選び、{ KEY("roll") }で振ります。
  }
rules-18 = { game-credits }

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = 最初のグループは双子2個が一番、次に三つ子2個、次に四つ子2個です。フォンジョとほかの1個は、そのあとです。
tips-2 = 始めは少しだけ入場させます。最初に入場できる全部を入場させると、平均で1点以上の損です。1ターンは7点ほどです。
tips-3 = 控えがなければ、フォンジョのグループが4個までは振り、7個なら写真を撮ります。
tips-4 = フォンジョのグループのほかに控えがあり、ダンジョンが空なら、振りましょう。フーンになっても、クライシスで済みます。
tips-5 = 10個ともパーティーにいたら、いつも、もう一日続けましょう。10個振ってフーンになるのは、70回に1回だけです。

## The lesson: what a step says, before the key to press; by their names in lessons/fonnjo_foon.toml

teach-roll = 10個のダイスはモンスター。フォンジョ、双子二人、三つ子三人、四つ子四人です。フォンジョのパーティーです。全部振ります。
teach-digit = 聞こえたのは入場できる目です。フォンジョとは同じ目なら誰でも、ほかは同じ家族の同じ目2個から。{ TOUCH() ->
    [yes] 4を入場させます。
   *[no] 数字キーでその目を選びます。
  }
teach-all = { KEY("all") }で、入場できる全部を選びます。6の目も。
teach-rest = 手に残ったダイスを振ります。
teach-party = その目のグループに加われます。{ KEY("party") }でパーティーのダイスを言います。
teach-points = 写真は、フォンジョのグループのダイス1個につき1点。{ KEY("points") }で、写真の点を言います。
teach-picture = { KEY("commit") }で写真を撮ると、番が終わります。入場できる全員が写ります。
teach-listen = { opponent-name-cautious }の番です。{ KEY("toggle") }で早送り。
teach-second = また振ります。
teach-both = 全部選びましょう。
teach-risk = 写真は2点だけです。続けて振りましょう。
teach-dungeon = 誰も入場できません。でも、フォンジョのいないグループがあれば、クライシスで助かります。{ KEY("dungeon") }でダンジョンのダイスを言います。
teach-crisis = 5の目の2個を振ります。どちらかが入場できれば、番は続きます。
teach-foon = どちらも入場できず、ほかに控えもないので、フーンです。この番の点はありません。また聞きましょう。
teach-third = また振ります。
teach-all-in = 全部選びましょう。
teach-day = その点を残して、10個とも振ることもできます。これが、もう一日。振ってみましょう。
teach-days = ここでフーンになると、最初の日の点も失います。写真を撮りましょう。
teach-learned = これがフォンジョフーンです。入場させ、続けて振るか、フーンの前に写真を撮る。12ラウンドの合計が多い人の勝ちです。

## What is shown

label-family = { $family ->
    [1] フォンジョ
    [2] 双子
    [3] 三つ子
   *[4] 四つ子
  }
label-die = ダイス{ $place }、{ $face ->
    [0] { $family ->
        [0] 振っています
       *[other] { label-family }
      }
   *[other] { label-face }、{ label-family }
  }
label-fonnjo = フォンジョのグループ
label-reserve = 控え、{ plural-face }
label-dungeon = ダンジョン
label-stake = 写真なら{ $points }点
yes-picture-leaves = はい、写真を撮る
