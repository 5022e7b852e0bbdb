# Dice4Fun、日本語。役表に共通のことは common.ftl に。

game-name = ダイスフォーファン
game-kind = ヤッツィーの仲間
game-credits = ダイスフォーファンはヤッツィーの仲間で、もとはパブリックドメインのヨットです。

## The boxes, as the sheet calls them: $a is the box. "5er Dice" is written as it is heard.

box-item = { $a ->
    [ones] 1の目
    [twos] 2の目
    [threes] 3の目
    [fours] 4の目
    [fives] 5の目
    [sixes] 6の目
    [pair] ワンペア
    [two_pairs] ツーペア
    [three_kind] スリーカード
    [four_kind] フォーカード
    [small_straight] スモールストレート
    [large_straight] ラージストレート
    [full_house] フルハウス
    [five_dice] ファイブダイス
   *[chance] チャンス
  }
ended = { $seats ->
    [1] { sheets-ended }
    [2] { sheets-ended }
   *[other] { $tied ->
        [yes] { $top }点で引き分け。
       *[no] { $top }点で{ $who ->
            [you] あなたの勝ち。
           *[other] { $name }の勝ち。
          }
      }
  }
rules-in-force = ダイスフォーファン。役は{ $boxes }個、1ターンに3回まで振れます。アッパー{ $threshold }点でボーナス{ $bonus }点。
    .brief = ダイスフォーファン。役は{ $boxes }個。{ $threshold }点でボーナス{ $bonus }点。

option-boxes = 役の数
    .help = 15個、または、ペアとツーペアのない13個です。
variant-boxes = 役{ $value }個

## The families of drills

drill-three-ones = 1が3個と6
drill-pair-or-fives = 5の目かワンペアか
drill-three-ones-or = 1が3個と、4か5
drill-four-low = 低い目が4個
drill-sixes-or-ones = ペアで、6の目か1の目か
drill-four-fives = 5が4個、チャンスか5の目か
drill-pair-of-sixes = 6のペア
drill-four-twos = 2が4個
drill-three-kind = 最後に同じ目が3個
drill-low-pair = 最初に振って低いペア

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games; the last is exact).
opponent-random = ランディ、平均50点、でたらめに打つ
opponent-weak = ウィル、平均152点、よく間違える
opponent-cautious = クララ、平均166点、そこそこの役ですぐ決める
opponent-bold = ボー、平均167点、ファイブダイスとストレートを追う
opponent-fair = フェイ、平均209点、ときどき間違える
opponent-strong = スタン、平均237点、めったに間違えない
opponent-steady = ステラ、平均245点、役ごとの普段の点と比べて決める
opponent-perfect = ペトラ、平均248点、いつも最善の手を打つ

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] まとめると、ダイスを5個振り、好きなものをキープして残りを振ります。全部で3回です。役を押すと点を言い、もう一度押すと決定します。役は15、合計点の一番高い人の勝ちです。
   *[no] 手短に。{ KEY("roll") }で5個のダイスを振ります。数字キーでその目をキープし、{ KEY("roll") }で残りを振ります。振れるのは全部で3回。{ KEY("previous") }と{ KEY("next") }で役を選ぶと、何点になるかを言います。{ KEY("commit") }で、今聞いた役に決定。役は15個、合計の多いほうが勝ちです。
  }
rules-1 = ダイスフォーファンは、5個のダイスと15個の役で遊びます。一ラウンドに一つずつ役を埋めて、最後に合計が一番多い人の勝ちです。
rules-2 = 役の数を13にすると、ワンペアとツーペアがなくなり、13ラウンドになります。
rules-3 = 自分の番では、まず5個とも振ります。その後2回まで、好きなダイスだけ振り直せます。
rules-4 = 空きの役を一つ埋めてターンを終えます。どの役も一度だけで、決めた点は変わりません。
rules-5 = 何も合わなければ、どれかの役を0点にします。その前に一度確認します。
rules-6 = アッパーの役は、1の目から6の目まで。それぞれ、その目だけを足します。2が3個なら、2の目は6点です。
rules-7 = アッパーボーナス。アッパーの合計が63点以上なら50点です。
rules-8 = ワンペア。同じ目が2個。一番大きなペアの2個だけを足します。6が2個なら12点です。
rules-9 = ツーペア。違う目のペアが二つ。その4個を足します。6が2個と5が2個なら22点です。
rules-10 = スリーカードとフォーカードは、同じ目の3個、または4個だけを足します。
rules-11 = スモールストレートは1 2 3 4 5で15点。ラージストレートは2 3 4 5 6で20点。
rules-12 = フルハウス。同じ目が3個と、別の同じ目が2個。5個全部を足します。
rules-13 = ファイブダイス。5個とも同じ目で、50点。合うならほかの役にしてもかまいません。6が5個なら、6の目で30点、フォーカードで24点です。
rules-14 = チャンス。どんな出目でもよく、5個全部を足します。
rules-15 = { TOUCH() ->
    [yes] ダイスを押すと、キープするか、やめます。{ KEY("all") }で全部キープ。{ KEY("undo") }で取り消し。
   *[no] キー。{ KEY("roll") }で振る。数字でその目をキープ。{ KEY("left") }、{ KEY("right") }、{ KEY("toggle") }で一つずつ。{ KEY("all") }で全部キープ。{ KEY("undo") }で取り消し。
  }
rules-16 = { TOUCH() ->
    [yes] 空いている役を押すと点を言い、もう一度押すと決定します。
   *[no] { KEY("previous") }と{ KEY("next") }で、空きの役を点の多い順に見ます。同じ点なら難しい役が先です。最後に振ったあとは、数字キーで役表の1番目から10番目の役を選べます。1は1の目です。{ KEY("commit") }で、今聞いた役に決定。まだ聞いていなければ、最高の役を言うだけです。
  }
rules-17 = { KEY("points") }で最高の役、{ KEY("last_roll") }で出目、{ KEY("choices") }で上位の役三つ、振る前は空きの役、{ KEY("risk") }で残りの回数、{ KEY("bonus") }でアッパーボーナスと、どの目も3個という目安との差、{ KEY("scores") }で得点、{ KEY("sheet") }で役表。

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = 最初に二組のペアが出たら、一組だけキープします。5と6のときだけは、二組とも。
tips-2 = 最初の5や6は、1や2のペアより値打ちがあります。
tips-3 = ストレートのためにキープするのは2 3 4 5だけです。
tips-4 = 始めのうちに何も合わなければ、スモールストレートを0点に。失うのは約11点で、どの役より少ないです。
tips-5 = 最初にフルハウスが出ても、やめる理由にはなりません。いつも、振るほうが上です。

## The lesson: what a step says, before the key to press; by their names in lessons/dice4fun.toml

teach-roll = 15個の役を一つずつ決めるゲームです。1ターンに3回まで振れます。
teach-fives = { TOUCH() ->
    [yes] 5をキープします。
   *[no] 数字キーで、その目を全部キープします。5をキープしましょう。
  }
teach-threes = 3もキープ。3がもう1個出ればフルハウスです。
teach-one-die = キープしなかった1個を振ります。
teach-points = 3回目の前にやめてもかまいません。{ KEY("points") }で最高の役を言います。
teach-best = { KEY("commit") }でその役に進み、もう一度言います。まだ決まりません。
teach-fill = { TOUCH() ->
    [yes] では、決定します。
   *[no] 同じキーで、その役に決定。
  }
teach-listen = { opponent-name-cautious }の番です。{ KEY("toggle") }で早送り。
teach-second = また振ります。
teach-choices = { KEY("choices") }で、上位の役を三つ言います。
teach-walk = { KEY("next") }と{ KEY("previous") }で空きの役を点の多い順に見て、何点になるかを聞きます。
teach-walk-on = チャンスはどんな目でも使えるので、残しておきます。次の役へ進みましょう。
teach-kind = スリーカードは、そろった3個だけの合計です。次の役へ進みましょう。
teach-upper = 4の目なら同じ点で、アッパーボーナスにもつながります。{ KEY("commit") }で、今聞いた役に決定。
teach-wait = もう一度、{ opponent-name-cautious }の番です。
teach-bonus = 1の目から6の目までがアッパーです。合計63点で、50点のボーナス。{ KEY("bonus") }で今の合計を確認できます。
teach-sheet = { KEY("sheet") }で役表。{ KEY("list_next") }と{ KEY("list_previous") }で行を読み、{ KEY("back") }で閉じます。
teach-learned = これがダイスフォーファンです。3回まで振り、好きな目をキープし、一番よい役に決めます。どれにも合わなければ、どこかが0点です。合計の多いほうが勝ちです。

## ここでは呼び名が違うキー

command-commit = 役に決定
    .help = ターンを終えて、今聞いた役に決定します。まだ選んでいなければ、一番高い役を言います。
command-all = 5個全部キープ
    .help = ダイスを5個ともキープします。
command-choices = 役
    .help = 振る前は空きの役とアッパーの合計、振ったあとは上位の役三つです。
command-risk = 残りの回数
    .help = このターンで振れる、残りの回数です。
