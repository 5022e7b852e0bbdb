# キーとコマンド。日本語。尋ねられたときだけ読まれる。

## Keys as they are spoken

key-enter = エンター
key-space = スペース
key-backspace = バックスペース
key-escape = エスケープ
key-left = 左矢印
key-right = 右矢印
key-up = 上矢印
key-down = 下矢印
key-home = ホーム
key-end = エンド
key-shift = シフト{" "}{ $key }
key-ctrl = コントロール{" "}{ $key }
key-alt = オルト{" "}{ $key }
key-cmd = { $system ->
        [darwin] コマンド
        [win32] ウィンドウズ
       *[other] スーパー
    }{" "}{ $key }
key-ctrl-alone = コントロール
key-comma = カンマ
key-dot = ピリオド
key-minus = マイナス
key-plus = プラス
key-equals = イコール
key-question = クエスチョン
key-slash = スラッシュ
key-delete = デリート
key-tab = タブ

## Commands: what a key does. The value names it, .help says more.

command-roll = 振る
    .help = キープしていないダイスを振ります。設定によっては、{ TOUCH() ->
        [yes] ボタンを離すまで
       *[no] キーを離すまで
      }カップを振ります。
command-commit = 確定
    .help = ターンを終えて、その得点を自分のものにします。
command-all = 点になるダイス全部
    .help = 点になるダイスを全部キープします。
command-undo = 取り消し
    .help = 一つ前に戻します。普通は、最後に振ったところまで。設定で、もっと前まで戻せます。
command-left = 左のダイス
    .help = ダイスを順に見ます。{ KEY("toggle") }でキープか解除。
command-right = 右のダイス
    .help = ダイスを順に見ます。{ KEY("toggle") }でキープか解除。
command-toggle = このダイスをキープ、または解除
    .help = 相手の番では、早送りします。
command-previous = 前の候補
    .help = 候補を点の多い順に見ます。
command-next = 次の候補
    .help = 候補を点の多い順に見ます。
command-first = 最初の候補
    .help = 点が一番多い候補です。
command-last = 最後の候補
    .help = 点が一番少ない候補です。
command-digit-1 = 1の目をキープ、解除
    .help = 1の目を全部キープ。もう一度で一つ減らし、最後はなし。役表のゲームでは、最後に振ったあと、1番目の役を言います。
command-digit-2 = 2の目をキープ、解除
    .help = 2の目を全部キープ。もう一度で一つ減らし、最後はなし。役表のゲームでは、最後に振ったあと、2番目の役を言います。
command-digit-3 = 3の目をキープ、解除
    .help = 3の目を全部キープ。もう一度で一つ減らし、最後はなし。役表のゲームでは、最後に振ったあと、3番目の役を言います。
command-digit-4 = 4の目をキープ、解除
    .help = 4の目を全部キープ。もう一度で一つ減らし、最後はなし。役表のゲームでは、最後に振ったあと、4番目の役を言います。
command-digit-5 = 5の目をキープ、解除
    .help = 5の目を全部キープ。もう一度で一つ減らし、最後はなし。役表のゲームでは、最後に振ったあと、5番目の役を言います。
command-digit-6 = 6の目をキープ、解除
    .help = 6の目を全部キープ。もう一度で一つ減らし、最後はなし。役表のゲームでは、最後に振ったあと、6番目の役を言います。
command-digit-7 = 7番目のダイス
    .help = 数字キーで場所を選ぶ設定のときだけ。役表のゲームでは、最後に振ったあと、7番目の役を言います。
command-digit-8 = 8番目のダイス
    .help = 数字キーで場所を選ぶ設定のときだけ。役表のゲームでは、最後に振ったあと、8番目の役を言います。
command-digit-9 = 9番目のダイス
    .help = 数字キーで場所を選ぶ設定のときだけ。役表のゲームでは、最後に振ったあと、9番目の役を言います。
command-digit-0 = 10番目のダイス
    .help = 数字キーで場所を選ぶ設定のときだけ。役表のゲームでは、最後に振ったあと、10番目の役を言います。
command-points = このターンの点
    .help = 今確定したら何点になるかを言います。
command-last-roll = 出目をもう一度
    .help = 全部のダイスを、キープしたものから言います。ほかの人が振ったあとは、もう一度押すと自分の出目。
command-scores = 得点
    .help = 全員の得点です。
command-turn = 誰の番
    .help = 今、誰の番かを言います。
command-choices = 候補
    .help = 候補の数と、よいほうから三つ。
command-risk = 危険度
    .help = 次に振って、ターンの点を失う確率です。
command-sheet = 役表
    .help = 自分の役表を一行ずつ読みます。
command-bonus = アッパーボーナス
    .help = 今の点と、どの目も3個という目安との差です。
command-party = パーティー
    .help = パーティーに誰がいるかを言います。
command-dungeon = ダンジョン
    .help = ダンジョンに誰がいるかを言います。
command-game-rules = ゲームとルール設定
    .help = どのゲームを、どのルールで遊んでいるかを言います。
command-worth = 得点の一覧
    .help = このゲームの役や組み合わせと得点を、一行ずつ聞けます。
command-practise = 練習
    .help = ゲームのあと、損の大きかった手をもう一度考えます。練習中は次の問題へ。
command-hint = ヒント
    .help = 一番よい手を言います。もう一度で実行。
command-chance = 勝つ見込み
    .help = ここから全員がうまくプレイすると、100回のうち何回勝つか。
command-hint-numbers = 数字つきのヒント
    .help = 一番よい手とその期待値、そして次によい手です。
command-who = だれがいるか
    .help = だれがどの席か、だれが見ているか、だれの応答がないかを言います。
command-friends = 友だち
    .help = いる人の一覧です。だれかを消音にしたり、頼まれたことに答えたり、いなくなった人の席をどうするか決めたりできます。
command-say = 何か言う
    .help = 文を入力します。{ KEY("select") }でテーブルの全員に言います。
command-phrases = 決まった言葉
    .help = { TOUCH() ->
        [yes] 言葉の一覧です。
       *[no] 言葉の一覧です。数字でその場で言えます。
      }
command-said-older = 前の発言
    .help = 友だちの最後の発言です。もう一度押すごとに一つ前に戻ります。
command-said-newer = 次の発言
    .help = 友だちの発言を、また新しいほうへたどります。
command-verbosity = 読み上げの量
    .help = 短い、標準、詳しい。
command-missed = 聞き逃したこと
    .help = 自分の手のあとに起きたことを全部言います。
command-step = 次にできること
    .help = スイッチで遊ぶとき、次にできることを言います。
command-press = 実行
    .help = スイッチで遊ぶとき、最後に言ったことを実行します。
command-list-previous = 前
    .help = 一つ上の項目です。
command-list-next = 次
    .help = 一つ下の項目です。
command-list-first = 最初
    .help = 最初の項目です。
command-list-last = 最後
    .help = 最後の項目です。
command-list-left = 前の値
    .help = 前の値に変えます。
command-list-right = 次の値
    .help = 次の値に変えます。
command-select = 決定
    .help = その項目を実行します。
command-find = 検索
    .help = { TOUCH() ->
        [yes] 言葉を入力して{ KEY("select") }。
       *[no] 言葉を入力して{ KEY("select") }。もう一度同じキーで、次を探します。
      }
command-delete = 削除
    .help = この項目を削除します。一度確かめます。
command-reset = 初期値に戻す
    .help = この設定を初期値に戻します。
command-explain = 説明
    .help = この設定の意味を言います。
command-section-list-left = 前のまとまり
    .help = 一つ前のまとまりへ移ります。
command-section-list-right = 次のまとまり
    .help = 次のまとまりへ移ります。
command-sheet-list-left = 前の役表
    .help = 前の人の役表です。
command-sheet-list-right = 次の役表
    .help = 次の人の役表です。
command-replay-list-left = 一つ戻る
    .help = 一つ前の手を言います。
command-replay-list-right = 一つ進む
    .help = 次の手を言います。
command-replay-list-previous = 前のターン
    .help = 前のターンへ移ります。
command-replay-list-next = 次のターン
    .help = 次のターンへ移ります。
command-replay-list-first = 最初の手
    .help = ゲームの最初へ移ります。
command-replay-list-last = 最後の手
    .help = ゲームの最後へ移ります。
command-replay-select = 再生、一時停止
    .help = 自動で進めるか、止めます。
command-play-again = もう一度遊ぶ
    .help = 同じ相手で新しいゲームを始めます。
command-help = { TOUCH() ->
    [yes] ヘルプ
   *[no] ここで使えるキー
  }
    .help = { TOUCH() ->
        [yes] ボタンの働きを言います。
       *[no] ここで使えるキーの一覧です。{ KEY("select") }で実行。
      }
command-input-help = { TOUCH() ->
    [yes] ボタンの働き
   *[no] 入力ヘルプ
  }
    .help = { TOUCH() ->
        [yes] ボタンを押しても実行せず、その働きだけを言います。
       *[no] キーを押しても実行せず、その働きだけを言います。
      }
command-stop = 読み上げを止める
    .help = 次に新しいことがあるまで黙ります。
command-older = もう一度、続けて前のメッセージ
    .help = 最後のメッセージをもう一度言います。押すたびに、一つ前へ戻ります。
command-newer = 次のメッセージ
    .help = 言ったことを、新しいほうへたどります。
command-oldest = 最初のメッセージ
    .help = 最初に言ったことです。
command-newest = 最新のメッセージ
    .help = 最後に言ったことです。
command-recent = 最近のメッセージ
    .help = 最近のいくつかをまとめて言います。数は設定で決めます。
command-kind = メッセージの種類
    .help = たどる種類を変えます。すべて、自分の手、相手の手、結果。
command-where = 今の場所
    .help = リストでは、その名前と項目と場所。ゲームでは、誰の番か、ダイス、得点。
command-copy = コピー
    .help = メッセージをクリップボードにコピーします。
command-softer = 効果音を小さく
    .help = 効果音の音量を下げます。
command-louder = 効果音を大きく
    .help = 効果音の音量を上げます。
command-voice-softer = 声を小さく
    .help = 声の音量を下げます。スクリーンリーダーの声は、そちらで変えます。
command-voice-louder = 声を大きく
    .help = 声の音量を上げます。スクリーンリーダーの声は、そちらで変えます。
command-slower = 声を遅く
    .help = 声を遅くします。スクリーンリーダーの声は、そちらで変えます。
command-faster = 声を速く
    .help = 声を速くします。スクリーンリーダーの声は、そちらで変えます。
command-effects = 効果音のオンとオフ
    .help = 効果音をすべて消し、また出します。
command-speech = 音声のオンとオフ
    .help = 読み上げをすべて消し、また出します。
command-caption-smaller = 字幕を小さく
    .help = 画面を見る人のための字幕です。
command-caption-bigger = 字幕を大きく
    .help = 画面を見る人のための字幕です。
command-back = 戻る
    .help = このリストを閉じます。ゲームでは、一時停止のメニューを開きます。
command-leave = 終了
    .help = プログラムを終了します。

## The groups of the lists of keys

command-group-play = { TOUCH() ->
    [yes] 遊ぶ
   *[no] 遊ぶキー
  }
command-group-ask = { TOUCH() ->
    [yes] 聞く
   *[no] 聞くキー
  }
command-group-friends = 友だち
command-group-lists = { TOUCH() ->
    [yes] リスト
   *[no] リストのキー
  }
command-group-speech = { TOUCH() ->
    [yes] 読み上げ
   *[no] 読み上げのキー
  }
command-group-sound = { TOUCH() ->
    [yes] 効果音
   *[no] 効果音のキー
  }
command-group-program = { TOUCH() ->
    [yes] プログラム
   *[no] プログラムのキー
  }
command-group-switches = スイッチ

## Learning the sounds

menu-trainer = 音で聞く数の練習
menu-quiz = クイズ
cue-played = {""}
cue-told = {""}
quiz-asked = {""}
trainer-open = { TOUCH() ->
    [yes] { $title }。{ $label }
   *[no] { $title }。数字キーでその数の音。{ $label }
  }
    .brief = { $title }。{ $label }
trainer-hand = { TOUCH() ->
    [yes] ダイス5個、押すと振る、もう一度で答え
   *[no] ダイス5個、{ KEY("select") }で振る、もう一度で答え
  }
    .brief = ダイス5個
trainer-kept = キープしたダイス、{ $value }
trainer-answer = { $faces }。
level-slow = 数、ゆっくり
level-brisk = 数、速め
level-dice = ダイス5個
level-combo = 役
level-cues = すべての音
quiz-level = { $name }{ $best-n ->
    [0] {""}
   *[other] 。最高は{ $count }問中{ $best }問
  }
quiz-open = { $title }。{ $digits ->
    [0] 四つのうち、どれでしょう。
    [1] { TOUCH() ->
        [yes] どの数でしょう。
       *[no] その数字を押してください。
      }
   *[other] { TOUCH() ->
        [yes] どの数でしょう、{ $digits }個です。
       *[no] 数字を{ $digits }個押してください。
      }
  }{ KEY("list_right") }でもう一度。{ KEY("scores") }で成績。
    .brief = { $title }。
quiz-wrong = 違います。正解は、{ $answer }。
    .full = 違います。正解は、{ $answer }。{ KEY("select") }で次へ。
quiz-missed = 違います。正解は、{ $answer }。
    .full = 違います。正解は、{ $answer }。{ KEY("select") }で次へ。
quiz-score = 正解{ $right }問、間違い{ $wrong }問、残り{ $left }問。
    .brief = 正解{ $right }問、間違い{ $wrong }問。
quiz-ended = { $count }問中{ $right }問正解。{ $record ->
    [yes] 最高記録です。
   *[no] 最高は{ $best }問。
  }
    .brief = { $count }問中{ $right }問。

## Names of sounds. cues-GROUP is a group of them, cue-FAMILY one; $count is a number of dice or a value.

cues-dice = ダイスとカップ
cues-game = 番とゲーム
cues-sheet = 役表
cues-fonnjo = フォンジョフーン
cues-combo = 役
cues-tell = 数の意味
cues-value = 音で聞く数
cues-friends = テーブルの友だち
cues-menu = メニューとプログラム

cue-shake = カップを振る、ダイス{ $count }個
cue-pour = ダイスが出る、{ $count }個
cue-pour-short = ダイスが出る、短め、{ $count }個
cue-stroke = カップのひとふり、ダイス{ $count }個
cue-shake-horn = つののカップを振る、ダイス{ $count }個
cue-pour-horn = つののカップからダイスが出る、{ $count }個
cue-pour-short-horn = つののカップからダイスが出る、短め、{ $count }個
cue-shake-tin = ブリキのカップを振る、ダイス{ $count }個
cue-pour-tin = ブリキのカップからダイスが出る、{ $count }個
cue-pour-short-tin = ブリキのカップからダイスが出る、短め、{ $count }個
cue-shake-wood = 木のカップを振る、ダイス{ $count }個
cue-pour-wood = 木のカップからダイスが出る、{ $count }個
cue-pour-short-wood = 木のカップからダイスが出る、短め、{ $count }個
cue-keep = キープ
cue-release = 解除
cue-all-dice = 全部キープ
cue-bank = 確定
cue-bank-big = 確定、高得点
cue-farkle = ファークル
cue-farkle-big = ファークル、失った点が多い
cue-hot-dice =
    { $count ->
        [2] ホットダイス、2回目
        [3] ホットダイス、3回目から
       *[other] ホットダイス
    }
cue-turn-mine = あなたの番
cue-turn-other = 相手の番
cue-name = 相手{ $count }の名前の音
cue-win = 勝ち
cue-lose = 負け
cue-tie = 引き分け
cue-score = 役を決めた
cue-score-big = 役を決めた、高得点
cue-zero = 役に0点
cue-bonus = ボーナス
cue-foon = フーン
cue-big-foon = ビッグフーン
cue-crisis = クライシス
cue-dungeon = ダンジョンの扉
cue-party = フォンジョがパーティーに入場
cue-party-monster = モンスターがパーティーに入場
cue-another-day = もう一日
cue-picture = 写真
cue-combo-pair = ペア
cue-combo-three = 同じ目3個
cue-combo-four = 同じ目4個
cue-combo-five = 同じ目5個
cue-combo-six = 同じ目6個
cue-combo-full-house = フルハウス
cue-combo-straight = 短いストレート
cue-combo-long-straight = 長いストレート
cue-combo-any = どの目でも
cue-tell-points = 次に点
cue-tell-total = 次に合計点
cue-tell-dice = 次にダイス
cue-tell-left = 残りの数
cue-tell-box = アッパーの役、次にその目
cue-tell-need = 必要な点
cue-tell-risk = 危険度、パーセント
cue-tell-choices = 候補の数
cue-tell-choice = 一つの候補
cue-tell-round = ラウンド
cue-tell-lost = 失った点
cue-tell-fonnjo = フォンジョ
cue-tell-group = ダイスのグループ、次に目と数
cue-tell-seat = 席
cue-tell-yes = はい
cue-tell-no = いいえ、またはなし
cue-tell-letter = 文字、または小数点
cue-value = 数{ $count }
cue-value-kept = 数{ $count }、キープ
cue-value-brisk = 数{ $count }、速め
cue-value-kept-brisk = 数{ $count }、キープ、速め
cue-refused = できない
cue-question = 質問
cue-too-soon = 早すぎる
cue-undo = 取り消し
cue-hurry = 早送り
cue-menu-move = 次の項目
cue-menu-edge = リストの端
cue-menu-select = 決定
cue-menu-open = メニューが開く
cue-menu-close = メニューが閉じる
cue-start = プログラム開始
cue-exit = プログラム終了
cue-text = 画面に読むものがある
cue-input-help-on = 入力ヘルプ、オン
cue-input-help-off = 入力ヘルプ、オフ
cue-game-kept = ゲームを保存
cue-game-resumed = ゲームを再開
cue-quiz-right = 正解
cue-quiz-wrong = 間違い
cue-thinking = 考え中
cue-friend-came = だれかが来る
cue-friend-left = だれかが去る
cue-friend-quiet = だれかの応答がない
cue-friend-back = だれかが戻る
cue-friend-said = だれかが何か言う
cue-line-lost = 自分の回線が切れた
cue-line-found = 自分の回線が戻った
cue-ambience = テーブルのある部屋
cue-motif-fune-start = フネの曲、ゲームの開始
cue-motif-fune-turn = フネの曲、あなたの番
cue-motif-fune-bank = フネの曲、得点を確保
cue-motif-fune-win = フネの曲、勝ち
cue-motif-dice4fun-start = ダイスフォーファンの曲、ゲームの開始
cue-motif-dice4fun-turn = ダイスフォーファンの曲、あなたの番
cue-motif-dice4fun-bank = ダイスフォーファンの曲、得点を確保
cue-motif-dice4fun-win = ダイスフォーファンの曲、勝ち
cue-motif-farkle-start = ファークルの曲、ゲームの開始
cue-motif-farkle-turn = ファークルの曲、あなたの番
cue-motif-farkle-bank = ファークルの曲、得点を確保
cue-motif-farkle-win = ファークルの曲、勝ち
cue-motif-fonnjo-foon-start = フォンジョフーンの曲、ゲームの開始
cue-motif-fonnjo-foon-turn = フォンジョフーンの曲、あなたの番
cue-motif-fonnjo-foon-bank = フォンジョフーンの曲、得点を確保
cue-motif-fonnjo-foon-win = フォンジョフーンの曲、勝ち
