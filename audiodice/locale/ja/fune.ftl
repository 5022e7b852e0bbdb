# FUNE、日本語。役表に共通のことは common.ftl に。

game-name = フネ
game-kind = ヨットの仲間
game-credits = フネは、パブリックドメインのダイスゲーム、ヨットをもとにしたゲームです。

## The boxes, as the sheet calls them: $a is the box

box-item = { $a ->
    [ones] 1の目
    [twos] 2の目
    [threes] 3の目
    [fours] 4の目
    [fives] 5の目
    [sixes] 6の目
    [three_dice] スリーダイス
    [four_dice] フォーダイス
    [fune] フネ
    [full_house] フルハウス
    [short_straight] ショートストレート
    [long_straight] ロングストレート
   *[choice] チョイス
  }

ended = { sheets-ended }
rules-in-force = フネ。役は{ $boxes }個、1ターンに3回まで振れます。アッパー{ $threshold }点でボーナス{ $bonus }点。ジョーカーなし。
    .brief = フネ。役は{ $boxes }個。{ $threshold }点でボーナス{ $bonus }点。

## The families of drills

drill-pair-or-four = ペアと、間の空いたストレート狙いの4個
drill-short-straight = 最初に振ってショートストレート
drill-pair-or-short = ペアと、4つ続き
drill-low-pair = 最初に振って低いペア
drill-which-pair = ツーペア、どちら？
drill-two-pairs = ツーペア、片方か両方か
drill-pair-or-three = ペアか、ストレート狙いの3個か
drill-three-dice = 最後に同じ目が3個
drill-second-pair = 最後に振る前の、ペアかストレート狙いの4個か
drill-which-zero = どこにも合わない、0点はどこに？

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games or more; the last is exact).
opponent-random = ランディ、平均46点、でたらめに打つ
opponent-weak = ウィル、平均154点、よく間違える
opponent-cautious = クララ、平均194点、そこそこの役ですぐ決める
opponent-bold = ボー、平均196点、フネとロングストレートを追う
opponent-fair = フェイ、平均207点、ときどき間違える
opponent-strong = スタン、平均241点、めったに間違えない
opponent-steady = ステラ、平均252点、役ごとの普段の点と比べて決める
opponent-perfect = ペトラ、平均255点、いつも最善の手を打つ

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] まとめると、ダイスを5個振り、好きなものをキープして残りを振ります。全部で3回です。役を押すと点を言い、もう一度押すと決定します。役は13、合計点の一番高い人の勝ちです。
   *[no] 手短に。{ KEY("roll") }で5個のダイスを振ります。数字キーでその目をキープし、{ KEY("roll") }で残りを振ります。振れるのは全部で3回。{ KEY("previous") }と{ KEY("next") }で役を選ぶと、何点になるかを言います。{ KEY("commit") }で、今聞いた役に決定。役は13個、合計の多いほうが勝ちです。
  }
rules-1 = フネは、5個のダイスと13個の役で遊びます。13ターンで役表が全部埋まり、合計が一番多い人の勝ちです。
rules-2 = 自分の番では、まず5個とも振ります。その後2回まで、好きなダイスだけ振り直せます。キープしたダイスはそのままです。
rules-3 = キープしたダイスは、次に振る前なら解除できます。振り直さずに終えてもかまいません。
rules-4 = 今の出目で空きの役を一つ決めて、ターンを終えます。決めた役は変えられません。
rules-5 = 出目が役に合わなければ0点です。0点になるときは、一度確認します。
rules-6 = アッパーの役は、1の目から6の目までの六つ。それぞれ、その目だけを足します。1が3個とほかが2個なら、1の目は3点です。
rules-7 = アッパーボーナス。アッパーの合計が63点以上なら35点です。どの目も3個ずつで、ちょうど63点になります。
rules-8 = スリーダイス。同じ目が3個以上。5個全部の合計が点です。
rules-9 = フォーダイス。同じ目が4個以上。これも5個全部の合計が点です。
rules-10 = フネ。5個とも同じ目で、50点。取れるのは一度だけで、二つ目のフネにボーナスはなく、ジョーカーもありません。
rules-11 = フルハウス。同じ目が3個と、別の同じ目が2個で、35点。5個とも同じ目ではフルハウスになりません。
rules-12 = ショートストレート。連続した目が4個で、30点。残りの1個は何でもかまいません。
rules-13 = ロングストレート。1から5、または2から6で、40点。
rules-14 = チョイス。どんな出目でもよく、5個全部の合計が点です。
rules-15 = 一つの出目が、いくつもの役に合うことがあります。2が4個と6が1個なら、2の目、スリーダイス、フォーダイス、チョイスのどれにもできます。
rules-16 = { TOUCH() ->
    [yes] ダイスを押すと、キープするか、やめます。{ KEY("all") }で全部キープ。{ KEY("undo") }で取り消し。
   *[no] キー。{ KEY("roll") }で振る。数字でその目をキープ。{ KEY("left") }、{ KEY("right") }、{ KEY("toggle") }で一つずつ。{ KEY("all") }で全部キープ。{ KEY("undo") }で取り消し。
  }
rules-17 = { TOUCH() ->
    [yes] 空いている役を押すと点を言い、もう一度押すと決定します。
   *[no] { KEY("previous") }と{ KEY("next") }で、空きの役を点の多い順に見ます。同じ点なら難しい役が先です。最後に振ったあとは、数字キーで役表の1番目から10番目の役を選べます。1は1の目です。{ KEY("commit") }で、今聞いた役に決定。まだ聞いていなければ、最高の役を言うだけです。
  }
rules-18 = { KEY("points") }で最高の役、{ KEY("last_roll") }で出目、{ KEY("choices") }で上位の役三つ、振る前は空きの役、{ KEY("risk") }で残りの回数、{ KEY("bonus") }でアッパーボーナスと、どの目も3個という目安との差、{ KEY("scores") }で得点、{ KEY("sheet") }で役表。

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = 最初に二組のペアが出たら、高いほうだけキープします。
tips-2 = 最初は、3以上のペアのほうが3個連続の目より上です。1のペアをキープする値打ちはありません。
tips-3 = 最初にフルハウスが出たら、同じ目の3個をキープして振りましょう。すぐに決めるのは1が3個のときだけです。
tips-4 = 始めのうち、同じ目4個はアッパーの役に。フォーダイスより2点から8点の得です。
tips-5 = 始めのうち、チョイスは19点以上のために空けておきます。1の目が1個だけでも、チョイスの18点より上です。

## The lesson: what a step says, before the key to press; by their names in lessons/fune.toml

teach-roll = 13個の役を一つずつ決めるゲームです。1ターンに3回まで振れます。
teach-keep = { TOUCH() ->
    [yes] 6をキープします。
   *[no] 数字キーで、その目を全部キープします。6をキープしましょう。
  }
teach-others = キープしなかったダイスを振ります。
teach-more = { TOUCH() ->
    [yes] また6です。これもキープします。
   *[no] 6がもう1個。同じ数字キーで、それもキープします。
  }
teach-third = 最後の一回です。
teach-walk = 役を選びます。{ KEY("next") }と{ KEY("previous") }で空きの役を点の多い順に見て、何点になるかを聞きます。
teach-fill = フォーダイスは、4個そろえば5個の合計です。めったに出ないので、これにしましょう。{ KEY("commit") }で、今聞いた役に決定。
teach-listen = { opponent-name-cautious }の番です。{ KEY("toggle") }で早送り。
teach-second = また振ります。
teach-bonus = 1の目から6の目までがアッパーです。合計63点で、35点のボーナス。{ KEY("bonus") }で今の合計を確認できます。
teach-lowest = いつやめてもかまいませんが、役を一つ、0点でも決めなければなりません。{ KEY("last") }で一番低い役へ。
teach-zero = これは難しいので、あきらめることにしましょう。
teach-confirm = { TOUCH() ->
    [yes] 0点にする前に確認します。決定してください。
   *[no] 0点になるときは、一度確認します。同じキーをもう一度。
  }
teach-wait = もう一度、{ opponent-name-cautious }の番です。
teach-sheet = { KEY("sheet") }で役表。{ KEY("list_next") }と{ KEY("list_previous") }で行を読み、{ KEY("back") }で閉じます。
teach-scores = { KEY("scores") }で得点、{ KEY("turn") }で誰の番かを言います。
teach-learned = これがフネです。3回まで振り、好きな目をキープし、一番よい役に決めます。合計の多いほうが勝ちです。

## ここでは呼び名が違うキー

command-commit = 役に決定
    .help = ターンを終えて、今聞いた役に決定します。まだ選んでいなければ、一番高い役を言います。
command-all = 5個全部キープ
    .help = ダイスを5個ともキープします。
command-choices = 役
    .help = 振る前は空きの役とアッパーの合計、振ったあとは上位の役三つです。
command-risk = 残りの回数
    .help = このターンで振れる、残りの回数です。
