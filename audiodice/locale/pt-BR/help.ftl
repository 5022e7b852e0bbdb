# Keys and commands in Brazilian Portuguese: read only when asked for.

## Keys as they are spoken

key-enter = Enter
key-space = Espaço
key-backspace = Backspace
key-escape = Escape
key-left = Esquerda
key-right = Direita
key-up = Acima
key-down = Abaixo
key-home = Home
key-end = End
key-shift = Shift { $key }
key-ctrl = Control { $key }
key-alt = Alt { $key }
key-cmd = { $system ->
        [darwin] Command
        [win32] Windows
       *[other] Super
    } { $key }
key-ctrl-alone = Control
key-comma = vírgula
key-dot = ponto
key-minus = menos
key-plus = mais
key-equals = igual
key-question = interrogação
key-slash = barra
key-delete = Delete
key-tab = Tab

## Commands: what a key does. The value names it, .help says more.

command-roll = Lançar
    .help = Lança os dados que não estão guardados. { TOUCH() ->
        [yes] Segurado, o botão
       *[no] Segurada, a tecla
      } agita o copo até você soltar, se as configurações deixarem.
command-commit = Garantir
    .help = Termina a sua vez e fica com o que ela vale.
command-all = Tudo que pontua
    .help = Guarda todos os dados que pontuam.
command-undo = Desfazer
    .help = Desfaz o seu último toque, até o último lance; uma configuração deixa ir mais longe.
command-left = Dado à esquerda
    .help = Percorre os dados; { KEY("toggle") } guarda ou solta um.
command-right = Dado à direita
    .help = Percorre os dados; { KEY("toggle") } guarda ou solta um.
command-toggle = Guardar ou soltar este dado
    .help = Enquanto outros jogam, apressa a vez deles.
command-previous = Opção anterior
    .help = Percorre as opções, as de mais pontos primeiro.
command-next = Próxima opção
    .help = Percorre as opções, as de mais pontos primeiro.
command-first = Primeira opção
    .help = A opção com mais pontos.
command-last = Última opção
    .help = A opção com menos pontos.
command-digit-1 = Guardar ou soltar ases
    .help = Guarda todos os ases, que são os 1; de novo, um a menos; depois nenhum. Com cartela, depois do último lance: indica a casa 1.
command-digit-2 = Guardar ou soltar os 2
    .help = Guarda todos os 2; de novo, um a menos; depois nenhum. Com cartela, depois do último lance: indica a casa 2.
command-digit-3 = Guardar ou soltar os 3
    .help = Guarda todos os 3; de novo, um a menos; depois nenhum. Com cartela, depois do último lance: indica a casa 3.
command-digit-4 = Guardar ou soltar os 4
    .help = Guarda todos os 4; de novo, um a menos; depois nenhum. Com cartela, depois do último lance: indica a casa 4.
command-digit-5 = Guardar ou soltar os 5
    .help = Guarda todos os 5; de novo, um a menos; depois nenhum. Com cartela, depois do último lance: indica a casa 5.
command-digit-6 = Guardar ou soltar os 6
    .help = Guarda todos os 6; de novo, um a menos; depois nenhum. Com cartela, depois do último lance: indica a casa 6.
command-digit-7 = Dado 7
    .help = Só quando os números escolhem lugares. Com cartela, depois do último lance: indica a casa 7.
command-digit-8 = Dado 8
    .help = Só quando os números escolhem lugares. Com cartela, depois do último lance: indica a casa 8.
command-digit-9 = Dado 9
    .help = Só quando os números escolhem lugares. Com cartela, depois do último lance: indica a casa 9.
command-digit-0 = Dado 10
    .help = Só quando os números escolhem lugares. Com cartela, depois do último lance: indica a casa 10.
command-points = Pontos deste turno
    .help = Quanto vale este turno, se você parar agora.
command-last-roll = Repetir o último lance
    .help = Todos os dados, primeiro os guardados. Se outros já lançaram, a segunda vez diz os seus.
command-scores = Placar
    .help = Os pontos de todos.
command-turn = De quem é a vez
    .help = Quem joga agora.
command-choices = Opções
    .help = Quantas há, e as três com mais pontos.
command-risk = Risco
    .help = A chance de perder o turno no próximo lance.
command-sheet = Cartela
    .help = A sua cartela, linha por linha.
command-bonus = Bônus superior
    .help = Quanto você tem, e a que distância está do ritmo de três dados de cada face.
command-party = A Festa
    .help = Quem está na Festa.
command-dungeon = A Masmorra
    .help = Quem está na Masmorra.
command-game-rules = Jogo e opções
    .help = Que jogo é este, e as opções em vigor.
command-worth = O que pontua
    .help = As combinações ou casas deste jogo e quanto valem, linha por linha.
command-practise = Praticar
    .help = Depois de um jogo: decisões que custaram caro, para tentar de novo. Na prática: a próxima.
command-hint = Dica
    .help = Diz a melhor coisa a fazer; de novo, faz.
command-chance = Chance de vencer
    .help = Quantas partidas em cem cada um vence daqui, se todos jogarem bem.
command-hint-numbers = Dica com números
    .help = A melhor coisa a fazer, quanto vale, e a segunda melhor.
command-who = Quem está aqui
    .help = Quem senta onde, quem assiste, e quem está com a linha muda.
command-friends = Amigos
    .help = Uma lista de quem está aqui. Ela silencia o que alguém diz, responde ao que pedem, e decide o que acontece com o lugar de quem caiu.
command-say = Dizer algo
    .help = Abre uma linha para escrever; { KEY("select") } diz a todos na mesa.
command-phrases = Frases prontas
    .help = { TOUCH() ->
        [yes] Uma lista de frases para dizer.
       *[no] Uma lista de frases; um número diz uma na hora.
      }
command-said-older = O que foi dito, para trás
    .help = A última coisa que um amigo disse; cada toque seguinte volta uma.
command-said-newer = O que foi dito, para a frente
    .help = Avança de novo pelo que os amigos disseram.
command-verbosity = Quanto é dito
    .help = Breve, normal ou completo.
command-missed = O que eu perdi?
    .help = Tudo desde a sua última ação.
command-step = Próxima coisa a fazer
    .help = Com acionadores: diz o que mais pode ser feito.
command-press = Fazer
    .help = Com acionadores: faz o que foi dito por último.
command-list-previous = Anterior
    .help = O item acima.
command-list-next = Próximo
    .help = O item abaixo.
command-list-first = Primeiro
    .help = O primeiro item.
command-list-last = Último
    .help = O último item.
command-list-left = Valor anterior
    .help = O valor antes deste.
command-list-right = Próximo valor
    .help = O valor depois deste.
command-select = Escolher
    .help = Faz o que o item diz.
command-find = Buscar
    .help = { TOUCH() ->
        [yes] Digite uma palavra, depois { KEY("select") }.
       *[no] Digite uma palavra, depois { KEY("select") }; a mesma tecla de novo busca a próxima.
      }
command-delete = Apagar
    .help = Apaga o item onde isso é possível; pergunta uma vez.
command-reset = Voltar ao padrão
    .help = Volta a configuração ao valor padrão.
command-explain = Explicar
    .help = O que esta configuração quer dizer.
command-section-list-left = Grupo anterior
    .help = Vai ao grupo antes deste.
command-section-list-right = Próximo grupo
    .help = Vai ao próximo grupo.
command-sheet-list-left = Cartela anterior
    .help = A cartela do jogador anterior.
command-sheet-list-right = Próxima cartela
    .help = A cartela do próximo jogador.
command-replay-list-left = Um passo atrás
    .help = Diz o passo anterior.
command-replay-list-right = Um passo à frente
    .help = Diz o próximo passo.
command-replay-list-previous = Turno anterior
    .help = Vai ao turno anterior.
command-replay-list-next = Próximo turno
    .help = Vai ao próximo turno.
command-replay-list-first = Primeiro passo
    .help = Vai ao início do jogo.
command-replay-list-last = Último passo
    .help = Vai ao fim do jogo.
command-replay-select = Tocar ou pausar
    .help = Continua sozinho, ou pausa.
command-play-again = Jogar de novo
    .help = Começa um novo jogo com os mesmos jogadores.
command-help = { TOUCH() ->
    [yes] Ajuda
   *[no] Teclas daqui
  }
    .help = { TOUCH() ->
        [yes] Diz o que os botões fazem.
       *[no] Uma lista do que você pode apertar aqui; { KEY("select") } executa.
      }
command-input-help = { TOUCH() ->
    [yes] O que um botão faz
   *[no] Ajuda de teclas
  }
    .help = { TOUCH() ->
        [yes] Os botões dizem o que fazem, e não fazem nada.
       *[no] As teclas dizem o que fazem, e não fazem nada.
      }
command-stop = Parar de falar
    .help = Silêncio, até que algo novo seja dito.
command-older = Repetir, depois mensagens mais antigas
    .help = Diz de novo a última mensagem; cada toque seguinte volta uma.
command-newer = Mensagem mais nova
    .help = Avança de novo pelo que foi dito.
command-oldest = Mensagem mais antiga
    .help = A primeira coisa dita.
command-newest = Última mensagem
    .help = A última coisa dita.
command-recent = As últimas mensagens
    .help = As últimas mensagens de uma vez; uma configuração diz quantas.
command-kind = Quais mensagens
    .help = Quais mensagens são percorridas: todas, minhas jogadas, adversários, resultados.
command-where = Onde estou
    .help = Em uma lista: o nome dela, o item e o lugar dele. À mesa: de quem é a vez, os dados, os pontos e o placar.
command-copy = Copiar
    .help = Põe a mensagem na área de transferência.
command-softer = Sons mais baixos
    .help = Abaixa os efeitos sonoros.
command-louder = Sons mais altos
    .help = Aumenta os efeitos sonoros.
command-voice-softer = Voz mais baixa
    .help = Abaixa a voz, onde nenhum leitor de tela a define.
command-voice-louder = Voz mais alta
    .help = Aumenta a voz, onde nenhum leitor de tela a define.
command-slower = Voz mais lenta
    .help = Torna a voz mais lenta, onde nenhum leitor de tela a define.
command-faster = Voz mais rápida
    .help = Acelera a voz, onde nenhum leitor de tela a define.
command-effects = Ligar ou desligar os sons
    .help = Desliga todos os efeitos sonoros, ou liga de novo.
command-speech = Ligar ou desligar a fala
    .help = Desliga toda a fala, ou liga de novo.
command-caption-smaller = Legendas menores
    .help = Para quem olha a janela.
command-caption-bigger = Legendas maiores
    .help = Para quem olha a janela.
command-back = Voltar
    .help = Sai desta lista; à mesa, abre o menu de pausa.
command-leave = Sair
    .help = Fecha o programa.

## The groups of the lists of keys

command-group-play = Jogar
command-group-ask = Perguntar
command-group-friends = Amigos
command-group-lists = Em listas
command-group-speech = Fala
command-group-sound = Sons
command-group-program = O programa
command-group-switches = Acionadores

## Learning the sounds

menu-trainer = Valores em sons, para experimentar
menu-quiz = Teste
cue-played = {""}
cue-told = {""}
quiz-asked = {""}
trainer-open = { TOUCH() ->
    [yes] { $title }. { $label }
   *[no] { $title }. Os números tocam o seu valor. { $label }
  }
    .brief = { $title }. { $label }
trainer-hand = { TOUCH() ->
    [yes] Cinco dados: um toque lança, o outro diz quais são
   *[no] Cinco dados: { KEY("select") } lança, de novo diz quais são
  }
    .brief = Cinco dados
trainer-kept = Dados guardados: { $value }
trainer-answer = { $faces }.
level-slow = Valores, lentos
level-brisk = Valores, rápidos
level-dice = Cinco dados
level-combo = Combinações
level-cues = Todos os sons
quiz-level = { $name }{ $best-n ->
    [0] {""}
   *[other] . Melhor { $best } de { $count }
  }
quiz-open = { $title }. { $digits ->
    [0] Qual dos quatro é?
    [1] { TOUCH() ->
        [yes] Qual é o valor?
       *[no] Aperte o número.
      }
   *[other] { TOUCH() ->
        [yes] Quais são os { $digits } valores?
       *[no] Aperte { $digits } números.
      }
  } { KEY("list_right") } toca de novo, { KEY("scores") } diz o placar.
    .brief = { $title }.
quiz-wrong = Não: { $answer }. { KEY("select") } continua.
quiz-missed = Não: { $answer }. { KEY("select") } continua.
quiz-score = Acertos { $right }, erros { $wrong }, { $left ->
        [1] falta um.
       *[other] faltam { $left }.
    }
    .brief = Acertos { $right }, erros { $wrong }.
quiz-ended = Acertos { $right } de { $count }. { $record ->
    [yes] Seu melhor até agora.
   *[no] Melhor { $best }.
  }
    .brief = { $right } de { $count }.

## Names of sounds. cues-GROUP is a group of them, cue-FAMILY one; $count is a number of dice or a value.

cues-dice = Dados e copo
cues-game = Turnos e jogos
cues-sheet = Cartelas
cues-fonnjo = Fonnjo Foon
cues-combo = Combinações
cues-tell = O que um número quer dizer
cues-value = Valores em sons
cues-friends = Amigos à mesa
cues-menu = Menus e o programa

cue-shake = Copo agitado, dados: { $count }
cue-pour = Dados despejados: { $count }
cue-pour-short = Dados despejados, curto: { $count }
cue-stroke = Uma sacudida do copo, dados: { $count }
cue-shake-horn = Copo de chifre agitado, dados: { $count }
cue-pour-horn = Dados despejados do copo de chifre: { $count }
cue-pour-short-horn = Dados despejados do copo de chifre, curto: { $count }
cue-shake-tin = Lata agitada, dados: { $count }
cue-pour-tin = Dados despejados da lata: { $count }
cue-pour-short-tin = Dados despejados da lata, curto: { $count }
cue-shake-wood = Copo de madeira agitado, dados: { $count }
cue-pour-wood = Dados despejados do copo de madeira: { $count }
cue-pour-short-wood = Dados despejados do copo de madeira, curto: { $count }
cue-keep = Guardar
cue-release = Soltar
cue-all-dice = Todos os dados guardados
cue-bank = Garantir
cue-bank-big = Garantir, muitos pontos
cue-farkle = Farkle
cue-farkle-big = Farkle, muitos pontos perdidos
cue-hot-dice =
    { $count ->
        [2] Dados quentes de novo
        [3] Dados quentes, três vezes ou mais
       *[other] Dados quentes
    }
cue-turn-mine = Sua vez
cue-turn-other = Vez de outro
cue-name = Nome do adversário { $count }
cue-win = Vitória
cue-lose = Derrota
cue-tie = Empate
cue-score = Casa preenchida
cue-score-big = Casa preenchida, muitos pontos
cue-zero = Zero em uma casa
cue-bonus = Bônus
cue-foon = Foon
cue-big-foon = Grande Foon
cue-crisis = Crise
cue-dungeon = Porta da Masmorra
cue-party = Fonnjo entra na Festa
cue-party-monster = Monstro entra na Festa
cue-another-day = Mais um dia
cue-picture = Foto
cue-combo-pair = Par
cue-combo-three = Trinca
cue-combo-four = Quadra
cue-combo-five = Quina
cue-combo-six = Sena
cue-combo-full-house = Full
cue-combo-straight = Sequência
cue-combo-long-straight = Sequência longa
cue-combo-any = Quaisquer dados
cue-tell-points = Seguem os pontos
cue-tell-total = Segue o total
cue-tell-dice = Seguem os dados
cue-tell-left = Quantos restam
cue-tell-box = Casa da parte superior: segue a face
cue-tell-need = O que é preciso
cue-tell-risk = Risco, em porcentagem
cue-tell-choices = Quantas opções
cue-tell-choice = Uma opção
cue-tell-round = Rodada
cue-tell-lost = Pontos perdidos
cue-tell-fonnjo = Fonnjo
cue-tell-group = Grupo de dados: seguem face e quantidade
cue-tell-seat = Lugar
cue-tell-yes = Sim
cue-tell-no = Não, ou nenhum
cue-tell-letter = Uma letra, ou a vírgula de um número
cue-value = Valor { $count }
cue-value-kept = Valor { $count }, guardado
cue-value-brisk = Valor { $count }, rápido
cue-value-kept-brisk = Valor { $count }, guardado, rápido
cue-refused = Recusado
cue-question = Pergunta
cue-too-soon = Cedo demais
cue-undo = Desfazer
cue-hurry = Apressar
cue-menu-move = Próximo item
cue-menu-edge = Fim de uma lista
cue-menu-select = Escolhido
cue-menu-open = Menu abre
cue-menu-close = Menu fecha
cue-start = Programa começa
cue-exit = Programa termina
cue-text = Algo para ler na tela
cue-input-help-on = Ajuda de teclas ligada
cue-input-help-off = Ajuda de teclas desligada
cue-game-kept = Jogo salvo
cue-game-resumed = Jogo retomado
cue-quiz-right = Resposta certa
cue-quiz-wrong = Resposta errada
cue-thinking = Pensando
cue-friend-came = Alguém chega
cue-friend-left = Alguém sai
cue-friend-quiet = A linha de alguém está muda
cue-friend-back = Alguém voltou
cue-friend-said = Alguém diz algo
cue-line-lost = Sua linha caiu
cue-line-found = Sua linha voltou
cue-ambience = A sala com a mesa
cue-motif-fune-start = FUNE, melodia: um jogo começa
cue-motif-fune-turn = FUNE, melodia: sua vez
cue-motif-fune-bank = FUNE, melodia: pontos marcados
cue-motif-fune-win = FUNE, melodia: vitória
cue-motif-dice4fun-start = Dice4Fun, melodia: um jogo começa
cue-motif-dice4fun-turn = Dice4Fun, melodia: sua vez
cue-motif-dice4fun-bank = Dice4Fun, melodia: pontos marcados
cue-motif-dice4fun-win = Dice4Fun, melodia: vitória
cue-motif-farkle-start = Farkle, melodia: um jogo começa
cue-motif-farkle-turn = Farkle, melodia: sua vez
cue-motif-farkle-bank = Farkle, melodia: pontos garantidos
cue-motif-farkle-win = Farkle, melodia: vitória
cue-motif-fonnjo-foon-start = Fonnjo Foon, melodia: um jogo começa
cue-motif-fonnjo-foon-turn = Fonnjo Foon, melodia: sua vez
cue-motif-fonnjo-foon-bank = Fonnjo Foon, melodia: pontos marcados
cue-motif-fonnjo-foon-win = Fonnjo Foon, melodia: vitória
