# ほかの機械にいる友だち。友だちと遊ぶときだけ読まれる。


## 部屋への道

friends-title = 友だち
friends-host = 部屋を作る
friends-join = 部屋に入る
friends-install = 足りないものの入れ方
friends-missing = 友だちと遊ぶには { $what } が必要です。pip では pip install "{ $what }" です。
    .brief = { $what } を入れてください。
friends-name = 友だちから何と呼ばれたいですか。名前を入力して { KEY("select") }。
    .brief = 名前は。
friends-need-name = 友だちにはあなたの名前が必要です。
    .brief = 名前が必要です。
code-asked = 12桁の部屋番号を入力してください。
    .brief = 部屋番号は。
code-so-far = { $code-n ->
    [0] まだありません。
   *[other] { $code }。
  }
code-joint = { $head }。{ $next }
code-last = { $head }。{ $next }
code-short = あと{ $left }桁足りません。
code-told = 部屋番号、{ $code }。

## 部屋で

lobby-wait = { $name-n ->
    [0] 返事を待っています
   *[other] { $name } が始めるのを待っています、参加者は{ $count }人
  }
lobby-who = だれがいるか
lobby-sit = 席に着く
lobby-watch = 見るだけにする
lobby-sits = 席を頼みました。
lobby-watches = 見るだけにします。
friends-code = 部屋番号を言う
leave-asked = { TOUCH() ->
    [yes] 部屋を出ますか？
   *[no] もう一度 { KEY("back") } で、部屋を出ます。
  }
table-sought = 部屋を探しています。
table-too-few = 一緒に遊ぶ人が、まだいません。
    .brief = まだいません。
table-cannot-begin = ゲームを始められません。{ $why }。
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
friend-came = { $name } が来ました。
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
friend-quiet = { $name } は応答がありません。
friend-gone = { $name } がいなくなりました。
decide-asked = { KEY("friends") } で、待つ、コンピューターに任せる、終わりにする、を選べます。
    .brief = { KEY("friends") } で決めます。
friend-odd = { $name } から決まりに合わないものが来たので、捨てました。
    .brief = {""}
line-lost = 回線が切れました。自動でつなぎ直します。
    .brief = 回線が切れました。
line-still-lost = 回線が切れています。
line-found = 回線が戻りました。
line-refused = { $address } のサーバーに断られました。
line-certificate = { $address } の証明書が合いません。相手がだれか分かりません。
    .brief = { $address } の証明書が違います。
line-no-broker = { $address } の相手は、友だちとつなぐサーバーではありません。
line-no-host = { $address } は存在しません。
line-unreachable = { $address } から返事がありません。
friends-no-broker = サーバーを起動できません。{ $why }。
friends-bad-broker = { $url } はサーバーのアドレスではありません。
friends-not-found = この番号の部屋はこのネットワークになく、離れた友だちとつなぐサーバーも設定されていません。
    .brief = その部屋は近くにありません。
friends-needs-broker = ブラウザーで部屋を使うには、インターネット上のサーバーが必要です。設定でそのアドレスを入力してください。
    .brief = サーバーの設定が必要です。
friends-no-websocket = ブラウザーはこの方法では { $address } につながりません。アドレスは wss か ws で始めてください。
    .brief = アドレスは wss で始めてください。
friends-needs-wss = このページからつながるのは、wss で始まるアドレスだけです。{ $address } にはつながりません。
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
room-by-back = 部屋に戻るには { KEY("back") }、次に「{ room-back }」。
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } で振り返れます。
   *[no] {""}
  }次のゲームは、{ $name } が始めます。部屋を出るには { KEY("back") }、次に「{ room-leave }」。
    .brief = { $name } が始めます。{ KEY("back") }、{ room-leave }。
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
decide-wait = { $name }、待つ
decide-computer = { $name }、コンピューターに任せる
decide-end = { $name }、ゲームを終わりにする
chosen-wait = { $name } を待ちます。
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

friends-not-kept = その部屋は保存されていません。部屋番号があれば加われます。
    .brief = 保存されていません。
shared-needs = このゲームには友だちが必要です
shared-back = このゲームの部屋に入る

## 部屋

consent-asked = 離れた友だちとは、{ $names } の公開サーバーを通して、暗号化したメッセージでつながります。サーバーは内容を読めませんが、あなたの IP アドレスは分かります。
    .brief = { $names } の公開サーバーを使いますか。内容は読まれませんが、あなたの IP アドレスは分かります。
consent-yes = 公開サーバーを使う
consent-no = このネットワークだけ
room-title = { $whose ->
    [mine] あなたの部屋
    [named] { $name } の部屋
   *[unknown] 部屋
  }{ $code-n ->
    [0] {""}
   *[other] 、{ $code }
  }
room-forgotten = 一覧から消しました。
room-begin = { $game } を始める、{ $count ->
    [1] まだほかにだれもいません
   *[other] { $count }人で遊びます
  }
room-computers = コンピューターの数、{ $number }
room-chance = 勝つ見込みをキーで聞く、{ $value }
room-invite = 招待のリンクをコピー
room-lock = 部屋に鍵をかける
room-unlock = 部屋の鍵を開ける
room-back = 部屋に戻る
room-end-game = ゲームを終わりにする
room-leave = 部屋を出る
room-leave-asked = 部屋をだれに任せますか。
room-hand-over = { $name } に任せる
room-close = 部屋を閉じて、全員を出す
room-stay = このまま残る
room-entered = { $name } の部屋です。{ $others-n ->
    [0] {""}
   *[other] ほかに { $others } がいます。
  }{ $game-n ->
    [0] {""}
   *[other] 次のゲームは { $game }、{ $name } が始めます。
  }
room-keys = { $keys ->
    [copies] { KEY("copy") } でコピーできます。{ KEY("where") } でもう一度言います。
    [host] { KEY("where") } でもう一度言います。
   *[guest] { KEY("who") } でだれがいるかを言い、{ KEY("say") } で何か言えます。
  }
    .brief = {""}
room-silent = 今この部屋にはだれもいません。ここで待てます。
    .brief = 今はだれもいません。
room-refused = { $why ->
    [locked] 部屋に鍵がかかっています。
   *[other] 部屋は満員です。
  }
room-locked = 部屋に鍵がかかりました。
room-unlocked = 部屋の鍵が開きました。
room-closed = { $name } が部屋を閉じました。
game-chosen = 次のゲームは { $game }。
host-lost = { $name } がいなくなりました。{ $of }人のうち、{ $here }人がいます。{ KEY("friends") } で、待つか、{ $name } 抜きで続けるか、選べます。
    .brief = { $name } がいません。{ $of }人のうち、{ $here }人がいます。{ KEY("friends") } で決めます。
host-go-on = { $name } 抜きで続ける
host-went-on = { $you ->
    [goes] { $lost } 抜きで続けます。
    [lost] { $name } が、あなた抜きで続けました。
   *[other] { $name } が、{ $lost } 抜きで続けます。
  }
host-changed = { $me ->
    [yes] あなたがホストになりました。
   *[no] { $name } がホストになりました。
  }
tables-meet = { $name } が、このゲームを別のテーブルで続けています。{ KEY("friends") } で合流できますが、ここの最後の{ $many }手は無効になります。
table-join-larger = ほかの人に合流する
table-changed = { $name } のテーブルに移りました。{ $many ->
    [0] {""}
   *[other] 前のテーブルの最後の{ $many }手は無効です。
  }
friend-lost = { $name } がいなくなりました。
friend-removed = { $me ->
    [yes] ホストがあなたを部屋から外しました。
   *[no] { $name } が部屋から外されました。
  }
two-programs = { $me ->
    [yes] あなたは別のプログラムでもこの部屋にいます。
   *[no] { $name } が、二つのプログラムでここにいます。{ KEY("friends") }、次に名前で、どちらかを選べます。
  }
twin-newer = 新しいほうのプログラムを残す
twin-older = 古いほうのプログラムを残す
put-out = ホストが、あなたの別のプログラムを残しました。こちらは部屋を出ました。
not-the-host = それができるのは、ホストだけです。
chance-off = 友だちとのゲームでは、ホストが部屋でオンにします。
cannot-be-host = 今は { $name } にホストを任せられません。
person-hand-over = ホストを任せる
person-remove = 部屋から外す
code-wrong-digits = 部屋番号は12桁です。
code-wrong-check = 数字が一つ違います。{ $code }。もう一度入力してください。
code-digits-only = 数字だけです。
