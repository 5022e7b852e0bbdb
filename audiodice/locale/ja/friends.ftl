# ほかの機械にいる友だち。友だちと遊ぶときだけ読まれる。

## テーブルへの道

friends-title = 友だち
friends-host = テーブルを開く
friends-join = 合言葉で加わる
friends-near = 近くのテーブル
friends-install = 足りないものの入れ方
friends-missing = 友だちと遊ぶには { $what } が必要です。pip では pip install "{ $what }" です。
    .brief = { $what } を入れてください。
friends-name = 友だちから何と呼ばれたいですか。名前を入力して { KEY("select") }。
    .brief = 名前は。
friends-need-name = 友だちにはあなたの名前が必要です。
    .brief = 名前が必要です。
nobody-near = このネットワークで知らせているテーブルはありません。合言葉があれば加われます。
    .brief = 近くにありません。
near-table = { $name } のテーブル、{ $address }
host-menu = 友だちのためのテーブル
host-open = テーブルを開く
host-seats = 人が座る席、{ $number }
host-name = 自分の名前、{ $value }
host-near = 来られる人、{ $reach ->
    [near] このネットワークのみんな
    [broker] 設定のブローカーを通してだれでも
   *[here] このコンピューターだけ
  }
    .help = どこからテーブルに来られるか。合言葉がなければだれも加われません。
code-asked = { $name-n ->
    [0] テーブルの合言葉。
   *[other] { $name } のテーブルの合言葉。
  }それぞれの言葉の初めの文字だけで足ります。続けてスペース、最後に { KEY("select") }。
    .brief = 合言葉は。
code-so-far = { $code-n ->
    [0] まだありません。
   *[other] { $code }。
  }{ $typed-n ->
    [0] {""}
   *[other] { $typed }。
  }
code-joint = { $head }。{ $next }
code-last = { $head }。{ $next }
code-word = { $word }{ $many ->
    [1] 。
   *[other] 、{ $many }個の候補の一つ。
  }
code-taken = { $word-n ->
    [0] {""}
   *[other] { $word }。
  }{ $left ->
    [0] これで全部です。{ KEY("select") } で加わります。
   *[other] 言葉があと { $left }個。
  }
    .brief = { $left ->
        [0] { $word } 全部です。
       *[other] { $word } あと { $left }個。
      }
code-several = こう始まる言葉は { $many }個。{ $words }。{ KEY("list_next") } で選べます。
    .brief = { $words }。
words-last = { $head }、{ $next }
code-no-word = 合言葉に、{ $typed } で始まる言葉はありません。
    .brief = { $typed } はありません。
code-full = 五つの言葉がそろいました。{ KEY("select") } で加わります。
    .brief = 五つそろいました。
code-short = 言葉が、あと { $left }個足りません。
code-wrong-count = 合言葉は言葉5個ですが、これは { $count }個です。
code-unknown-word = { $number } 番目の { $typed } は合言葉にありません。{ $nearest } でしょうか。
code-told = 合言葉。{ $code }。
listening = { $copies ->
    [yes] { KEY("copy") } でコピーできます。{ KEY("where") } でもう一度言います。
   *[no] { KEY("where") } でもう一度言います。
  }{ $address-n ->
    [0] {""}
   *[other] テーブルは { $address } にあります。
  }
    .brief = {""}
friends-called = ほかの人を呼びました。

## ゲームの前

lobby-host = あなたのテーブル
lobby-guest = テーブル
lobby-begin = ゲームを始める、{ $count ->
    [1] まだだれも来ていません
   *[other] { $count } 人が席にいます
  }
lobby-wait = { $name-n ->
    [0] 返事を待っています
   *[other] { $name } が始めるのを待っています、{ $count } 人が席にいます
  }
lobby-invite = 招待のリンクをコピー
lobby-who = だれがいるか
lobby-sit = 席に着く
lobby-watch = 見るだけにする
lobby-leave = テーブルを離れる
lobby-sits = 席を頼みました。
lobby-watches = 見るだけにします。
friends-code = 合言葉を言う
leave-asked = { $host ->
    [yes] テーブルが閉じます。もう一度 { KEY("back") } で離れます。
   *[no] もう一度 { KEY("back") } で離れます。
  }
table-sought = テーブルを探しています。
    .brief = {""}
table-found = { $name } のテーブル。{ $game }、{ $most } 人まで。
    .brief = { $game }。
table-begins = 始めます。
table-began = {""}
table-too-few = まだだれも席に着いていません。
    .brief = まだいません。
table-cannot-begin = ゲームを始められません。{ $why }。
table-full = テーブルは満席です。{ $most } 人が座っています。見ていることはできます。
    .brief = 満席です。見られます。
table-other-version = そのテーブルは、別のバージョンのオーディオダイスです。
    .brief = 別のバージョンです。
table-other-game = そのテーブルのゲーム { $game } は、このオーディオダイスにありません。
    .brief = 知らないゲームです。
table-silent = そのテーブルにはだれもいません。合言葉は正しいですか。
    .brief = だれもいません。
table-split = { $name } の記録とこちらの記録が食い違い、合わせられません。
    .brief = { $name } の記録が違います。
table-ended = このゲームは途中で終わりになりました。

## だれがいるか

friends-here = { $alone ->
    [yes] ここにはあなただけです。
   *[no] { $friends }。
  }
friends-item = { $b ->
    [-1] {""}
    [0] {""}
   *[other] { $b } 番の席、
  }{ $c ->
    [me] あなた
   *[other] { $a }
  }{ $b ->
    [0] 、見ています
   *[other] {""}
  }{ $c ->
    [quiet] 、応答なし
    [gone] 、いません
    [computer] 、コンピューターが代わり
   *[other] {""}
  }
friends-joint = { $head }。{ $next }
friends-last = { $head }。{ $next }
friend-entry = { $name }{ $state ->
    [me] 、あなたです
    [muted] 、消音
    [quiet] 、応答なし
    [gone] 、いません
   *[other] 、います
  }
talk-entry = 友だちの発言を聞く、{ $value }
friend-came = { $name } が来ました{ $watching ->
    [yes] 、見るだけです。
   *[no] 。
  }
    .brief = { $name }。
friend-sat = { $me ->
    [yes] あなたは { $number } 番の席です。
   *[no] { $name } が { $number } 番の席に着きました。
  }
    .brief = { $me ->
        [yes] あなたは { $number } 番の席。
       *[no] { $name }、{ $number } 番の席。
      }
friend-stood-up = { $me ->
    [yes] あなたの席はなくなりました。
   *[no] { $name } が席を離れました。
  }
friend-left = { $name } が去りました。
friend-quiet = { $name } の応答がありません。
    .brief = { $name }、応答なし。
friend-gone = { $name } がいなくなりました。
decide-asked = { KEY("friends") } で、待つ、コンピューターに任せる、終わりにする、を選べます。
    .brief = { KEY("friends") } で決めます。
friend-back = { $name } が戻りました。
friend-cheated = { $name } は同じ番に、違う手を二つ署名して出しました。これは不正で、{ $name } は外れます。
    .brief = { $name } は不正で外れました。
friend-odd = { $name } から決まりに合わないものが来たので、捨てました。
    .brief = {""}
line-lost = 回線が切れました。自動でつなぎ直します。
    .brief = 回線が切れました。
line-found = 回線が戻りました。
line-refused = { $address } のブローカーに断られました。
line-certificate = { $address } の証明書が合いません。相手がだれか分かりません。
    .brief = { $address } の証明書が違います。
line-no-broker = { $address } の相手はブローカーではありません。
line-no-host = { $address } は存在しません。
line-unreachable = { $address } から返事がありません。
friends-no-network = このコンピューターはネットワークにつながっていません。
friends-no-broker = ブローカーを起動できません。{ $why }。
friends-bad-broker = { $url } はブローカーのアドレスではありません。
friends-not-found = この合言葉のテーブルは近くになく、遠くを探すブローカーも設定されていません。
    .brief = そのテーブルは近くにありません。
friends-needs-broker = ブラウザーで友だちと遊ぶには、インターネット上のブローカーが必要です。設定でそのアドレスを入れるか、招待のリンクを開いてください。
    .brief = ブローカーの設定が必要です。
friends-no-websocket = ブラウザーはこの方法では { $address } につながりません。アドレスは wss か ws で始めてください。
    .brief = アドレスは wss で始めてください。
friends-not-loaded = 友だちと遊ぶのに必要なものを読み込めませんでした。ネットワークはつながっていますか。
    .brief = 読み込めません。

## 話すこと

say-what = 何と言いますか。{ KEY("select") } で言います。
    .brief = 何と言いますか。
friend-said = { $name } の発言、{ $text }
friend-phrase = { $name } の発言、{ phrase }
you-said = あなたの発言、{ $text }
said-later = 回線が切れています。戻ったら送ります。
    .brief = 戻ったら送ります。
nothing-was-said = まだだれも何も言っていません。
    .brief = まだありません。
phrases-title = 決まった言葉
phrase-numbered = { $number }、{ $text }
phrase = { $phrase ->
    [1] { phrase-1 }
    [2] { phrase-2 }
    [3] { phrase-3 }
    [4] { phrase-4 }
    [5] { phrase-5 }
    [6] { phrase-6 }
    [7] { phrase-7 }
    [8] { phrase-8 }
    [9] { phrase-9 }
   *[other] ？
  }
phrase-1 = いい目が出ましたね。
phrase-2 = 残念でした。
phrase-3 = あなたの番です。
phrase-4 = ちょっと待ってください。
phrase-5 = 戻りました。
phrase-6 = ありがとう。
phrase-7 = いいゲームでした。
phrase-8 = もう一回しませんか。
phrase-9 = もう行かなければなりません。

## テーブルで

friends-pause = メニュー、ゲームは続いています
leaves-friends = { $review ->
    [yes] { KEY("hint") } で振り返り、{ KEY("roll") } でテーブルを離れます。
   *[no] { KEY("roll") } でテーブルを離れます。
  }
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } で振り返れます。
   *[no] {""}
  }{ $name } はまだ次を始めていません。始まるとここで知らせます。離れるには { KEY("back") }、次に「{ lobby-leave }」。
    .brief = { $name } はまだ次を始めていません。{ KEY("back") }、{ lobby-leave }。
friend-begins-again = { $name } がもう一度始めます。{ KEY("roll") } で加わります。
    .brief = { $name } がもう一度。{ KEY("roll") } で加わります。
friends-next = 次のゲームに加わる
    .help = 始まってからです。離れるには { KEY("back") }、次に「{ lobby-leave }」。
friends-leave = テーブルを離れる
    .help = メインメニューに戻ります。ゲームは成績に残ります。
dice-coming = あなたのダイスを待っています。
    .brief = ダイスを待っています。
dice-wait = { $names-n ->
    [0] ダイスを振るのに、ほかの人を待っています。
   *[other] ダイスを振るのに、{ $names } を待っています。
  }
throw-waits = ダイスが届くのを待っています。
not-back-yet = 少々お待ちください。聞き逃した分が届くところです。
you-watch = あなたは見ているだけです。それができるのは、遊んでいる人だけです。
    .brief = 見ているだけです。
friends-missed = { $turns ->
    [0] 聞き逃した番はありません。
   *[other] 聞き逃した番は { $turns }回。{ KEY("missed") } で聞けます。
  }
    .brief = { $turns ->
        [0] 聞き逃しなし。
       *[other] 聞き逃した番、{ $turns }回。
      }
table-rewound = 最後の手が全員に届かなかったので、無効になりました。
    .brief = 最後の手は無効です。
undo-asking = ほかの人に聞いています。
    .brief = 聞いています。
undo-asked = { $name } が { $many } 手取り消したいそうです。{ KEY("undo") } で許します。{ KEY("friends") } でほかのことも選べます。
    .brief = { $name }、取り消したい。{ KEY("undo") } で許します。
undo-agreed = 許しました。
undo-denied = 許しませんでした。
undo-refused = 手はそのままです。全員が賛成しませんでした。
    .brief = 手はそのままです。
undo-nobody = 賛成できる人がいません。
undo-allow = 許す
undo-deny = 許さない
friend-undid = { $who ->
    [you] 取り消しました。あなたの番です。
   *[other] { $name } が一つ取り消しました。
  }
end-asked = { $about } がいないので、{ $name } はゲームを終わりにしたいそうです。{ KEY("friends") } で決められます。
    .brief = { $name }、終わりにしたい。{ KEY("friends") } で決めます。
decide-wait = { $name }、待つ
decide-computer = { $name }、コンピューターに任せる
decide-end = { $name }、ゲームを終わりにする
chosen-wait = { $name } を待ちます。
chosen-computer = いる人がみな賛成すれば、コンピューターが { $name } の代わりに遊びます。
    .brief = { $name } はコンピューターに。
chosen-end = いる人がみな賛成すれば、ゲームは終わります。
    .brief = 終わりにします。
ruled-skip = { $who ->
    [you] あなたの分が届かないので、あなた抜きで続きます。
   *[other] { $name } の分が届かないので、抜きで続きます。
  }
    .brief = { $who ->
        [you] あなた
       *[other] { $name }
      } 抜きで。
ruled-lost = { $who ->
    [you] あなたのダイスが届かず、番を失いました。
   *[other] { $name } のダイスが届かず、番を失いました。
  }
    .brief = 番を失いました。
ruled-computer = { $who ->
    [you] コンピューターがあなたの代わりに遊びます。
   *[other] コンピューターが { $name } の代わりに遊びます。
  }
ruled-back = { $who ->
    [you] 席はまたあなたのものです。
   *[other] { $name } がまた遊びます。
  }
ruled-end = ゲームは勝者なしで終わりました。

## 保存したゲーム

friends-not-kept = そのテーブルに戻るためのものが保存されていません。
    .brief = 戻れません。
shared-needs = このゲームには友だちが必要です
shared-back = そのテーブルに戻る
