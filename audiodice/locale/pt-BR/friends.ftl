# Friends at other machines, in Brazilian Portuguese: read only when somebody plays with friends.

## The way to a room

friends-title = Amigos
friends-host = Abrir uma sala
friends-join = Entrar em uma sala
friends-install = Como instalar o que falta
friends-missing = Para jogar com amigos, falta algo: { $what }. Com pip: pip install "{ $what }".
    .brief = Instale { $what }.
friends-name = Como os seus amigos devem chamar você? Digite um nome, depois { KEY("select") }.
    .brief = Seu nome?
friends-need-name = Seus amigos precisam de um nome para você.
    .brief = Falta um nome.
code-asked = O código da sala: doze algarismos.
    .brief = O código?
code-so-far = { $code-n ->
    [0] Nada ainda.
   *[other] { $code }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-short = { $left ->
    [1] Falta um algarismo.
    [2] Faltam dois algarismos.
   *[other] Faltam { $left } algarismos.
  }
code-told = O código: { $code }.

## In the room

lobby-wait = { $name-n ->
    [0] Esperando resposta
   *[other] Esperando { $name } começar, jogam: { $count }
  }
lobby-who = Quem está aqui
lobby-sit = Ocupar um lugar
lobby-watch = Só assistir
lobby-sits = Você quer um lugar.
lobby-watches = Você assiste.
friends-code = Dizer o código
leave-asked = { KEY("back") } outra vez para sair da sala.
table-sought = Procurando a sala.
table-too-few = Ainda não há mais ninguém para jogar.
    .brief = Ninguém ainda.
table-cannot-begin = O jogo não pode começar: { $why }.
table-ended = Este jogo foi encerrado.

## Who is here

friends-here = { $alone ->
    [yes] Só você está aqui.
   *[no] { $friends }.
  }
friends-item = { $b ->
    [-1] {""}
    [0] {""}
   *[other] lugar { $b },{" "}
  }{ $c ->
    [me] você
   *[other] { $a }
  }{ $b ->
    [0] {" "}assistindo
   *[other] {""}
  }{ $c ->
    [quiet] , linha muda
    [gone] , fora
    [computer] , joga um computador
   *[other] {""}
  }
friends-joint = { $head }; { $next }
friends-last = { $head }; { $next }
friend-entry = { $name }{ $state ->
    [me] , é você
    [muted] , em silêncio
    [quiet] , linha muda
    [gone] , fora
   *[other] , aqui
  }
talk-entry = Ouvir o que os amigos dizem: { $value }
friend-came = { $name } chegou.
    .brief = { $name }.
friend-sat = { $me ->
    [yes] Você tem o lugar { $number }.
   *[no] { $name } ocupa o lugar { $number }.
  }
    .brief = { $me ->
        [yes] Seu lugar: { $number }.
       *[no] { $name }, lugar { $number }.
      }
friend-stood-up = { $me ->
    [yes] Você não tem mais lugar.
   *[no] { $name } deixou o lugar.
  }
friend-left = { $name } saiu.
friend-gone = { $name } caiu.
decide-asked = { KEY("friends") }: esperar, deixar um computador jogar ou encerrar o jogo.
    .brief = { KEY("friends") } decide.
friend-odd = Algo de { $name } não segue as regras e é ignorado.
    .brief = {""}
line-lost = A linha caiu. O programa tenta de novo sozinho.
    .brief = A linha caiu.
line-found = A linha voltou.
line-refused = O servidor { $address } nos recusa.
line-certificate = O certificado de { $address } não confere: não se sabe quem ouve lá.
    .brief = Certificado errado em { $address }.
line-no-broker = O que responde em { $address } não é um servidor para amigos.
line-no-host = { $address } não existe.
line-unreachable = Nada responde em { $address }.
friends-no-broker = Não foi possível iniciar um servidor: { $why }.
friends-bad-broker = { $url } não é o endereço de um servidor.
friends-not-found = Nesta rede não há sala com este código, e não há servidor definido para procurar mais longe.
    .brief = Essa sala não está por perto.
friends-needs-broker = Em um navegador, as salas precisam de um servidor na internet. Digite o endereço dele nas configurações.
    .brief = Falta definir um servidor.
friends-no-websocket = Um navegador não alcança { $address } desse jeito: o endereço precisa começar com wss, ou com ws.
    .brief = O endereço precisa começar com wss.
friends-needs-wss = Esta página só alcança servidores cujo endereço começa com wss, e { $address } não começa.
    .brief = O endereço tem que começar com wss.
friends-not-loaded = Não foi possível carregar o que é preciso para jogar com amigos. Há rede?
    .brief = Não carregado.

## What is said

say-what = O que você quer dizer? { KEY("select") } diz.
    .brief = Dizer o quê?
friend-said = { $name }: { $text }
friend-phrase = { $name }: { phrase }
you-said = Você: { $text }
said-later = A linha caiu: será enviado quando ela voltar.
    .brief = Enviado depois.
nothing-was-said = Ninguém disse nada ainda.
    .brief = Nada ainda.
phrases-title = Frases
phrase-numbered = { $number }, { $text }
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
   *[other] ?
  }
phrase-1 = Belo lance!
phrase-2 = Que azar.
phrase-3 = É a sua vez.
phrase-4 = Um momento, por favor.
phrase-5 = Voltei.
phrase-6 = Valeu!
phrase-7 = Bom jogo!
phrase-8 = Mais um jogo?
phrase-9 = Preciso ir agora.

## At the table

friends-pause = Menu, o jogo continua
not-begun-again = { $review ->
    [yes] { KEY("hint") } analisa o jogo.{" "}
   *[no] {""}
  }Quem começa o próximo jogo é { $name }. { KEY("back") }, depois “{ room-leave }”, para sair.
    .brief = Quem começa é { $name }. { KEY("back") }: { room-leave }.
dice-coming = Seus dados estão a caminho.
    .brief = Dados a caminho.
dice-wait = { $names-n ->
    [0] Os dados esperam pelos outros.
   *[other] Os dados esperam por { $names }.
  }
throw-waits = Um lance está a caminho.
not-back-yet = Um momento: o que você perdeu está a caminho.
you-watch = Você assiste: isso é para quem joga.
    .brief = Você assiste.
friends-missed = { $turns ->
    [0] Nenhum turno foi jogado sem você.
    [1] Um turno foi jogado sem você. { KEY("missed") } conta.
   *[other] { $turns } turnos foram jogados sem você. { KEY("missed") } conta.
  }
    .brief = { $turns ->
        [0] Nenhum turno.
        [1] Um turno sem você.
       *[other] { $turns } turnos sem você.
      }
table-rewound = O que se jogou por último não chegou a todos e não vale.
    .brief = Os últimos passos não valem.
undo-asking = Os outros estão decidindo.
    .brief = Pedido feito.
undo-asked = { $name } quer desfazer { $many ->
    [one] um passo
   *[other] { $many } passos
  }. { KEY("undo") } permite, { KEY("friends") } oferece mais.
    .brief = { $name }: desfazer? { KEY("undo") } permite.
undo-agreed = Permitido.
undo-denied = Não permitido.
undo-refused = O passo fica: nem todos concordaram.
    .brief = O passo fica.
undo-nobody = Não há ninguém para concordar.
undo-allow = Permitir
undo-deny = Não permitir
friend-undid = { $who ->
    [you] Desfeito. Sua vez.
   *[other] { $name } desfez um passo.
  }
decide-wait = { $name }: esperar
decide-computer = { $name }: deixar um computador jogar
decide-end = { $name }: encerrar o jogo
chosen-wait = Esperamos por { $name }.
ruled-skip = { $who ->
    [you] Faltou a sua parte do lance: ele continua sem você.
   *[other] Falta a parte de { $name } no lance: ele continua assim mesmo.
  }
    .brief = Sem { $who ->
        [you] você
       *[other] { $name }
      }.
ruled-lost = { $who ->
    [you] Seu lance não chegou: você perde a vez.
   *[other] O lance de { $name } não chegou: a vez está perdida.
  }
    .brief = Vez perdida.
ruled-computer = { $who ->
    [you] Um computador joga por você.
   *[other] Um computador joga por { $name }.
  }
ruled-back = { $who ->
    [you] Seu lugar é seu de novo.
   *[other] { $name } joga de novo.
  }
ruled-end = O jogo foi encerrado, sem vencedor.

## Games kept

friends-not-kept = Essa sala não está mais guardada. Com o código dela você pode entrar.
    .brief = Não está mais guardada.
shared-needs = Este jogo precisa dos seus amigos
shared-back = Ir para a sala deste jogo

## The room

consent-asked = Para alcançar amigos em outros lugares, mensagens lacradas passam por servidores públicos de { $names }. Eles não conseguem ler, mas veem o seu endereço de internet.
    .brief = Usar os servidores públicos de { $names }? Eles não leem as mensagens, mas veem o seu endereço de internet.
consent-yes = Usar os servidores públicos
consent-no = Só esta rede
room-title = { $whose ->
    [mine] Sua sala
    [named] Sala de { $name }
   *[unknown] Uma sala
  }{ $code-n ->
    [0] {""}
   *[other] , { $code }
  }
room-forgotten = Esquecida.
room-begin = Começar { $game }, { $count ->
    [1] ainda não há mais ninguém
   *[other] jogam: { $count }
  }
room-computers = Computadores que jogam: { $number }
room-invite = Copiar o convite, um link
room-lock = Fechar a porta da sala
room-unlock = Abrir a porta da sala
room-back = Voltar à sala
room-leave = Sair da sala
room-leave-asked = Com quem fica a sala?
room-hand-over = Fica com { $name }
room-close = Fechar a sala para todos
room-stay = Ficar aqui
room-entered = Sala de { $name }.{ $others-n ->
    [0] {""}
   *[other] {" "}Também aqui: { $others }.
  }{ $game-n ->
    [0] {""}
   *[other] {" "}Próximo jogo: { $game }, quando { $name } começar.
  }
room-silent = Agora não há ninguém nesta sala. Você pode esperar aqui.
    .brief = Agora não há ninguém.
room-refused = { $why ->
    [locked] A porta da sala está fechada.
    [removed] Você não pode mais entrar nesta sala.
   *[other] A sala está cheia.
  }
room-locked = A porta da sala está fechada.
room-unlocked = A porta da sala está aberta de novo.
room-closed = { $name } fechou a sala.
game-chosen = Próximo jogo: { $game }.
host-lost = { $name } sumiu. Presentes: { $here } de { $of }. { KEY("friends") }: esperar, ou continuar sem { $name }.
    .brief = { $name } sumiu, presentes: { $here } de { $of }. { KEY("friends") }?
host-go-on = Continuar sem { $name }
host-went-on = { $name } continua sem { $lost }.
host-changed = { $me ->
    [yes] A sala agora é sua.
   *[no] A sala agora é de { $name }.
  }
tables-meet = { $name } continua este jogo em outra mesa. { KEY("friends") } leva você até lá; { $many ->
    [1] a última jogada daqui não valeria.
   *[other] as últimas { $many } jogadas daqui não valeriam.
  }
table-join-larger = Ir para junto dos outros
table-changed = Agora você está à mesa de { $name }{ $many ->
    [0] .
    [1] ; a última jogada daqui não vale.
   *[other] ; as últimas { $many } jogadas daqui não valem.
  }
friend-lost = { $name } sumiu.
friend-removed = { $me ->
    [yes] Tiraram você da sala.
   *[no] Tiraram { $name } da sala.
  }
two-programs = { $me ->
    [yes] Você está nesta sala também com outro programa.
   *[no] { $name } está aqui com dois programas. { KEY("friends") }, depois o nome, para escolher um.
  }
twin-newer = Ficar com o programa mais novo
twin-older = Ficar com o programa mais antigo
put-out = O seu outro programa fica. Este saiu da sala.
not-the-host = Só quem tem a sala pode fazer isso.
cannot-be-host = { $name } não pode ficar com a sala agora.
person-hand-over = Entregar a sala
person-remove = Tirar da sala
code-wrong-digits = Um código tem doze algarismos.
code-wrong-check = Em { $code } há um algarismo errado. Digite de novo.
code-digits-only = Só algarismos.
