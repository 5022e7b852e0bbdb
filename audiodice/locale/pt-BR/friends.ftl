# Friends at other machines, in Brazilian Portuguese: read only when somebody plays with friends.
# Nothing agrees with a friend's gender: "saiu", "voltou", "está aqui".

## The way to a table

friends-title = Amigos
friends-host = Abrir uma mesa
friends-join = Entrar com um código
friends-near = Mesas por perto
friends-install = Como instalar o que falta
friends-missing = Para jogar com amigos, falta algo: { $what }. Com pip: pip install "{ $what }".
    .brief = Instale { $what }.
friends-name = Como os seus amigos devem chamar você? Digite um nome, depois { KEY("select") }.
    .brief = Seu nome?
friends-need-name = Seus amigos precisam de um nome para você.
    .brief = Falta um nome.
nobody-near = Nenhuma mesa é anunciada nesta rede. Com o código dela você entra assim mesmo.
    .brief = Nenhuma mesa por perto.
near-table = Mesa de { $name }, { $address }
host-menu = Uma mesa para amigos
host-open = Abrir a mesa
host-seats = Lugares para pessoas: { $number }
host-name = Meu nome: { $value }
host-near = Quem pode vir: { $reach ->
    [near] todos nesta rede
    [broker] todos, pelo broker das configurações
   *[here] só este computador
  }
    .help = De onde a mesa pode ser alcançada. Ninguém entra sem o código.
code-asked = { $name-n ->
    [0] O código da mesa.
   *[other] O código da mesa de { $name }.
  } Bastam as primeiras letras de cada palavra, depois Espaço; { KEY("select") } no fim.
    .brief = O código?
code-so-far = { $code-n ->
    [0] Nada ainda.
   *[other] { $code }.
  } { $typed-n ->
    [0] {""}
   *[other] { $typed }.
  }
code-joint = { $head }. { $next }
code-last = { $head }. { $next }
code-word = { $word }{ $many ->
    [1] .
   *[other] , { $many } possíveis.
  }
code-taken = { $word-n ->
    [0] {""}
   *[other] { $word }.
  } { $left ->
    [0] Completo: { KEY("select") } entra.
    [1] Falta uma palavra.
    [2] Faltam duas palavras.
   *[other] Faltam { $left } palavras.
  }
    .brief = { $left ->
        [0] { $word-n ->
            [0] Completo.
           *[other] { $word }. Completo.
        }
       *[other] { $word } { $left }.
      }
code-several = { $many ->
    [2] Duas palavras começam assim
   *[other] { $many } palavras começam assim
  }: { $words }. { KEY("list_next") } percorre todas.
    .brief = { $words }?
words-last = { $head }, { $next }
code-no-word = Nenhuma palavra de código começa com { $typed }.
    .brief = Nada com { $typed }.
code-full = As cinco palavras estão aí. { KEY("select") } entra.
    .brief = As cinco estão aí.
code-short = { $left ->
    [1] Falta uma palavra.
    [2] Faltam duas palavras.
   *[other] Faltam { $left } palavras.
  }
code-wrong-count = Um código tem cinco palavras; aqui { $count ->
    [1] há uma.
    [2] há duas.
   *[other] há { $count }.
  }
code-unknown-word = A palavra { $number }, { $typed }, não existe em nenhum código. Talvez { $nearest }?
code-told = O código: { $code }.
listening = { $copies ->
    [yes] { KEY("copy") } copia, { KEY("where") } repete.
   *[no] { KEY("where") } repete.
  }{ $address-n ->
    [0] {""}
   *[other] {" "}A mesa está em { $address }.
  }
    .brief = {""}
friends-called = Os outros foram chamados.

## Before the game

lobby-host = Sua mesa
lobby-guest = Mesa com amigos
lobby-begin = Começar o jogo, { $count ->
    [1] ninguém veio ainda
   *[other] à mesa: { $count }
  }
lobby-wait = { $name-n ->
    [0] Esperando resposta
   *[other] Esperando { $name } começar, à mesa: { $count }
  }
lobby-invite = Copiar o convite, um link
lobby-who = Quem está aqui
lobby-sit = Ocupar um lugar
lobby-watch = Só assistir
lobby-leave = Sair da mesa
lobby-sits = Você quer um lugar.
lobby-watches = Você assiste.
friends-code = Dizer o código
leave-asked = { $host ->
    [yes] Isso fecha a sua mesa. { KEY("back") } de novo sai.
   *[no] { KEY("back") } de novo sai.
  }
table-sought = Procurando a mesa.
    .brief = {""}
table-found = Mesa de { $name }: { $game }, lugares: { $most }.
    .brief = { $game }.
table-begins = Começando.
table-began = {""}
table-too-few = Ninguém ocupou um lugar com você ainda.
    .brief = Ninguém ainda.
table-cannot-begin = O jogo não pode começar: { $why }.
table-full = A mesa está cheia: { $most } lugares ocupados. Você pode ficar e assistir.
    .brief = Cheia. Você pode assistir.
table-other-version = Essa mesa é de outra versão do audiodice.
    .brief = Outra versão.
table-other-game = Essa mesa joga { $game }, que este audiodice não tem.
    .brief = Jogo desconhecido.
table-silent = Ninguém está nessa mesa. O código está certo?
    .brief = Ninguém lá.
table-split = O que { $name } jogou e o que nós jogamos não combinam mais, e não dá para juntar.
    .brief = { $name } tem outro jogo.
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
friend-came = { $name } está aqui{ $watching ->
    [yes] , para assistir.
   *[no] .
  }
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
    .brief = { $name }, linha muda.
friend-gone = { $name } caiu.
decide-asked = { KEY("friends") }: esperar, deixar um computador jogar ou encerrar o jogo.
    .brief = { KEY("friends") } decide.
friend-back = { $name } voltou.
friend-cheated = { $name } assinou duas jogadas diferentes para o mesmo ponto, o que é trapaça, e está fora.
    .brief = { $name } trapaceou, e está fora.
friend-odd = Algo de { $name } não segue as regras e é ignorado.
    .brief = {""}
line-lost = A linha caiu. O programa tenta de novo sozinho.
    .brief = A linha caiu.
line-found = A linha voltou.
line-refused = O broker em { $address } nos recusa.
line-certificate = O certificado de { $address } não confere: não se sabe quem ouve lá.
    .brief = Certificado errado em { $address }.
line-no-broker = O que responde em { $address } não é um broker.
line-no-host = { $address } não existe.
line-unreachable = Nada responde em { $address }.
friends-no-network = Este computador não está em nenhuma rede.
friends-no-broker = Não foi possível iniciar um broker: { $why }.
friends-bad-broker = { $url } não é endereço de broker.
friends-not-found = Nenhuma mesa com este código está por perto, e não há broker definido para procurar mais longe.
    .brief = Essa mesa não está por perto.
friends-needs-broker = Em um navegador, mesas com amigos precisam de um broker na internet. Defina o endereço dele nas configurações, ou abra o link de um convite.
    .brief = É preciso definir um broker.
friends-no-websocket = Um navegador não alcança { $address } desse jeito: o endereço precisa começar com wss, ou com ws.
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
leaves-friends = { $review ->
    [yes] { KEY("hint") } analisa o jogo, { KEY("roll") } sai da mesa.
   *[no] { KEY("roll") } sai da mesa.
  }
    .brief = {""}
not-begun-again = { $review ->
    [yes] { KEY("hint") } analisa o jogo.{" "}
   *[no] {""}
  }{ $name } ainda não começou de novo: você ouve aqui. { KEY("back") }, depois “{ lobby-leave }”, para sair.
    .brief = { $name } ainda não começou de novo. { KEY("back") }: { lobby-leave }.
friend-begins-again = { $name } começa de novo. { KEY("roll") } entra na mesa.
    .brief = { $name }, de novo. { KEY("roll") } entra na mesa.
friends-next = Jogar o próximo jogo
    .help = Assim que começar. { KEY("back") }, depois “{ lobby-leave }”, para sair.
friends-leave = Sair da mesa
    .help = Vai para o menu principal; o jogo está nos registros.
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
end-asked = { $name } quer encerrar o jogo, porque { $about } não está mais. { KEY("friends") } decide.
    .brief = { $name }: encerrar o jogo? { KEY("friends") } decide.
decide-wait = { $name }: esperar
decide-computer = { $name }: deixar um computador jogar
decide-end = { $name }: encerrar o jogo
chosen-wait = Esperamos por { $name }.
chosen-computer = Um computador vai jogar por { $name }, se todos os presentes concordarem.
    .brief = Um computador por { $name }.
chosen-end = O jogo vai acabar, se todos os presentes concordarem.
    .brief = O jogo deve acabar.
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

friends-not-kept = Não foi salvo nada que permita voltar a essa mesa.
    .brief = Você não pode voltar.
shared-needs = Este jogo precisa dos seus amigos
shared-back = Voltar à mesa deste jogo
