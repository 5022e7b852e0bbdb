; The languages of the installer, and what it says beside NSIS's own texts. The first is used where Windows speaks none
; of them. $0 is the length of the folder's path, ${ROOM} the longest possible.
!macro Language NAME RUNS FAILED TOO_LONG
  !insertmacro MUI_LANGUAGE "${NAME}"
  !define CODE "${LANG_${NAME}}"
  LangString RUNS ${CODE} "${RUNS}"
  LangString FAILED ${CODE} "${FAILED}"
  LangString TOO_LONG ${CODE} "${TOO_LONG}"
  !undef CODE
!macroend

!insertmacro Language English \
  "audiodice is running. Leave it with Control Q, then press Retry." \
  "audiodice was not installed. The disk may be full. Your games and settings are kept." \
  "audiodice was not installed. The path of the folder has $0 characters; at most ${ROOM} are possible."
!insertmacro Language German \
  "audiodice läuft. Beende es mit Steuerung Q, dann drücke Wiederholen." \
  "audiodice wurde nicht installiert. Vielleicht ist die Festplatte voll. Deine Spiele und Einstellungen sind noch da." \
  "audiodice wurde nicht installiert. Der Pfad des Ordners hat $0 Zeichen; höchstens ${ROOM} sind möglich."
!insertmacro Language Spanish \
  "audiodice está en marcha. Sal con Control Q y después pulsa Reintentar." \
  "audiodice no se ha instalado. Puede que el disco esté lleno. Tus partidas y ajustes se conservan." \
  "audiodice no se ha instalado. La ruta de la carpeta tiene $0 caracteres; como máximo puede tener ${ROOM}."
!insertmacro Language French \
  "audiodice est ouvert. Quittez-le avec Contrôle Q, puis choisissez Réessayer." \
  "audiodice n'a pas été installé. Le disque est peut-être plein. Vos parties et vos réglages sont conservés." \
  "audiodice n'a pas été installé. Le chemin du dossier a $0 caractères ; il peut en avoir ${ROOM} au plus."
!insertmacro Language Italian \
  "audiodice è aperto. Esci con Control Q, poi premi Riprova." \
  "audiodice non è stato installato. Forse il disco è pieno. Le tue partite e impostazioni sono conservate." \
  "audiodice non è stato installato. Il percorso della cartella ha $0 caratteri; può averne al massimo ${ROOM}."
!insertmacro Language Japanese \
  "audiodice が動いています。コントロール Q で終了してから、再試行を押してください。" \
  "audiodice をインストールできませんでした。ディスクがいっぱいかもしれません。ゲームと設定は残っています。" \
  "audiodice をインストールできませんでした。フォルダーのパスは $0 文字です。${ROOM} 文字までにしてください。"
!insertmacro Language Dutch \
  "audiodice is nog open. Sluit het af met Control Q en druk dan op Opnieuw." \
  "audiodice is niet geïnstalleerd. Misschien is de schijf vol. Je spellen en instellingen zijn er nog." \
  "audiodice is niet geïnstalleerd. Het pad van de map heeft $0 tekens; hoogstens ${ROOM} zijn mogelijk."
!insertmacro Language Polish \
  "audiodice jest uruchomione. Zakończ je klawiszami Control Q, potem naciśnij Ponów próbę." \
  "audiodice nie zostało zainstalowane. Dysk może być pełny. Twoje gry i ustawienia są zachowane." \
  "audiodice nie zostało zainstalowane. Ścieżka folderu ma $0 znaków; może mieć najwyżej ${ROOM}."
!insertmacro Language PortugueseBR \
  "O audiodice está aberto. Saia com Control Q e depois escolha Repetir." \
  "O audiodice não foi instalado. O disco pode estar cheio. Suas partidas e configurações foram mantidas." \
  "O audiodice não foi instalado. O caminho da pasta tem $0 caracteres; pode ter no máximo ${ROOM}."
!insertmacro Language Russian \
  "audiodice запущен. Выйдите из него клавишами Control Q и нажмите «Повторить»." \
  "audiodice не установлен. Возможно, диск заполнен. Ваши игры и настройки сохранены." \
  "audiodice не установлен. В пути к папке $0 символов, а можно не больше ${ROOM}."
!insertmacro Language Turkish \
  "audiodice çalışıyor. Kontrol Q ile çıkın, sonra Yeniden Dene'ye basın." \
  "audiodice kurulmadı. Disk dolu olabilir. Oyunlarınız ve ayarlarınız duruyor." \
  "audiodice kurulmadı. Klasörün yolu $0 karakter; en fazla ${ROOM} olabilir."
!insertmacro Language SimpChinese \
  "audiodice 正在运行。请按 Control Q 退出,然后按“重试”。" \
  "audiodice 没有安装成功,磁盘可能已满。您的游戏和设置都还在。" \
  "audiodice 没有安装。文件夹的路径有 $0 个字符,最多只能有 ${ROOM} 个。"
