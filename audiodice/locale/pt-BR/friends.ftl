# Friends at other machines, in Brazilian Portuguese: read only when somebody plays with friends.
# Nothing agrees with a friend's gender: "saiu", "voltou", "está aqui".

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
code-asked = O código da sala: doze dígitos.
    .brief = O código?
code-so-far = { $code-n ->
    [0] Nada ainda.
   *[other] { $code }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-short = { $left ->
    [one] Falta um dígito.
   *[other] Faltam { $left } dígitos.
  }
code-told = O código: { $code }.

## In the room

lobby-wait = { $name-n ->
    [0] Esperando resposta
   *[other] Esperando { $name } começar, lugares ocupados: { $count }
  }
lobby-who = Quem está aqui
lobby-sit = Ocupar um lugar
lobby-watch = Só assistir
lobby-sits = Você quer um lugar.
lobby-watches = Você assiste.
friends-code = Dizer o código
leave-asked = { TOUCH() ->
    [yes] Sair da sala?
   *[no] { KEY("back") } de novo sai da sala.
  }
table-sought = Procurando a sala.
table-too-few = Ninguém mais está aqui para jogar ainda.
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
friend-came = { $name } está aqui.
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
friend-quiet = A linha de { $name } está muda.
friend-gone = { $name } caiu.
decide-asked = { KEY("friends") }: esperar, deixar um computador jogar ou encerrar o jogo.
    .brief = { KEY("friends") } decide.
friend-odd = Algo de { $name } não segue as regras e é ignorado.
    .brief = {""}
line-lost = A linha caiu. O programa tenta de novo sozinho.
    .brief = A linha caiu.
line-still-lost = Sem linha.
line-found = A linha voltou.
line-refused = O servidor em { $address } nos recusa.
line-certificate = O certificado de { $address } não confere: não se sabe quem ouve lá.
    .brief = Certificado errado em { $address }.
line-no-broker = O que responde em { $address } não é um servidor para amigos.
line-no-host = { $address } não existe.
line-unreachable = Nada responde em { $address }.
friends-no-broker = Não foi possível iniciar um servidor: { $why }.
friends-bad-broker = { $url } não é endereço de servidor.
friends-not-found = Nenhuma sala com este código está nesta rede, e não há servidor definido para procurar mais longe.
    .brief = Essa sala não está por perto.
friends-needs-broker = Em um navegador, as salas precisam de um servidor na internet. Defina o endereço dele nas configurações.
    .brief = É preciso definir um servidor.
friends-no-websocket = Um navegador não alcança { $address } desse jeito: o endereço precisa começar com wss, ou com ws.
    .brief = O endereço precisa começar com wss.
friends-needs-wss = Esta página só alcança servidores com endereço que começa com wss, e { $address } não começa assim.
    .brief = O endereço precisa começar com wss.
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
room-by-back = { KEY("back") }, depois “{ room-back }”, leva à sala.
    .brief = {""}
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

friends-not-kept = Essa sala não está salva. Com o código dela você pode entrar.
    .brief = Não está salva.
shared-needs = Este jogo precisa dos seus amigos
shared-back = Ir para a sala deste jogo

## The room

consent-asked = Para alcançar amigos em outros lugares, mensagens criptografadas passam por servidores públicos de { $names }. Eles não podem ler as mensagens, mas veem o seu endereço de internet.
    .brief = Usar servidores públicos de { $names }? Eles não podem ler as mensagens, mas veem o seu endereço de internet.
consent-yes = Usar servidores públicos
consent-no = Só esta rede
room-title = { $whose ->
    [mine] Sua sala
    [named] Sala de { $name }
   *[unknown] Uma sala
  }{ $code-n ->
    [0] {""}
   *[other] , { $code }
  }
room-forgotten = Sala esquecida.
room-begin = Começar { $game }, { $count ->
    [1] ninguém mais está aqui ainda
   *[other] participantes: { $count }
  }
room-computers = Computadores que jogam: { $number }
room-chance = Chance de vencer por uma tecla: { $value }
room-invite = Copiar o convite, um link
room-lock = Trancar a sala
room-unlock = Destrancar a sala
room-back = Voltar à sala
room-end-game = Encerrar o jogo para todos
room-leave = Sair da sala
room-leave-asked = Quem fica com a sala?
room-hand-over = { $name } fica com ela
room-close = Fechar a sala para todos
room-stay = Ficar aqui
room-entered = Sala de { $name }.{ $others-n ->
    [0] {""}
   *[other] {" "}Aqui com você: { $others }.
  }{ $game-n ->
    [0] {""}
   *[other] {" "}Próximo jogo: { $game }, assim que { $name } começar.
  }
room-keys = { $keys ->
    [copies] { KEY("copy") } copia, { KEY("where") } repete.
    [host] { KEY("where") } repete.
   *[guest] { KEY("who") } diz quem está aqui, { KEY("say") } escreve a todos.
  }
    .brief = {""}
room-silent = Ninguém está nesta sala agora. Você pode esperar aqui.
    .brief = Ninguém aqui agora.
room-refused = { $why ->
    [locked] A sala está trancada.
   *[other] A sala está cheia.
  }
room-locked = A sala está trancada.
room-unlocked = A sala está aberta de novo.
room-closed = { $name } fechou a sala.
game-chosen = Próximo jogo: { $game }.
host-lost = { $name } caiu. { $here ->
    [one] Há uma pessoa de { $of } aqui.
   *[other] Há { $here } pessoas de { $of } aqui.
  } { KEY("friends") }: esperar, ou continuar sem { $name }.
    .brief = { $name } caiu, aqui: { $here } de { $of }. { KEY("friends") }?
host-go-on = Continuar sem { $name }
host-went-on = { $you ->
    [goes] Você continua sem { $lost }.
    [lost] { $name } continuou sem você.
   *[other] { $name } continua sem { $lost }.
  }
host-changed = { $me ->
    [yes] Agora a sala é sua.
   *[no] Agora a sala é de { $name }.
  }
tables-meet = { $name } continua este jogo em outra mesa. { KEY("friends") } leva até lá; { $many ->
    [one] o último passo daqui não valeria.
   *[other] os últimos { $many } passos daqui não valeriam.
  }
table-join-larger = Juntar-se aos outros
table-changed = Agora você está na mesa de { $name }{ $many ->
    [0] .
    [one] ; o último passo na mesa anterior não vale.
   *[other] ; os últimos { $many } passos na mesa anterior não valem.
  }
friend-lost = { $name } caiu.
friend-removed = { $me ->
    [yes] Quem comanda a sala tirou você dela.
   *[no] Tiraram { $name } da sala.
  }
two-programs = { $me ->
    [yes] Você também está nesta sala com outro programa.
   *[no] { $name } está aqui com dois programas. { KEY("friends") }, depois o nome, para escolher um.
  }
twin-newer = Manter o programa mais novo
twin-older = Manter o programa mais antigo
put-out = Quem comanda a sala manteve o seu outro programa. Este saiu da sala.
not-the-host = Só quem comanda a sala pode fazer isso.
chance-off = Com amigos, quem comanda a sala liga isso.
cannot-be-host = { $name } não pode ficar com a sala agora.
person-hand-over = Passar a sala
person-remove = Tirar da sala
code-wrong-digits = Um código tem doze dígitos.
code-wrong-check = Um dígito está errado em { $code }. Digite o código de novo.
code-digits-only = Só dígitos.
