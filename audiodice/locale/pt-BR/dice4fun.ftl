# Dice4Fun in Brazilian Portuguese. What every score sheet says is in common.ftl.
# Box names as in fune.ftl; "5er Dice", five alike, is "general", as in the Brazilian game General, and
# the straights are "baixa" and "alta", as on sheets of Yam.

game-name = Dice4Fun
game-kind = um Yatzy
game-credits = Dice4Fun é da família do Yatzy, que vem do Yacht, um jogo de domínio público.

## The boxes, as the sheet calls them: $a is the box. "5er Dice" is "general".

box-item = { $a ->
    [ones] ases
    [twos] os dois
    [threes] os três
    [fours] os quatro
    [fives] os cinco
    [sixes] os seis
    [pair] par
    [two_pairs] dois pares
    [three_kind] trinca
    [four_kind] quadra
    [small_straight] sequência baixa
    [large_straight] sequência alta
    [full_house] full
    [five_dice] general
   *[chance] chance
  }
ended = { $seats ->
    [1] { sheets-ended }
    [2] { sheets-ended }
   *[other] { $tied ->
        [yes] Empate com { $top }.
       *[no] { $who ->
            [you] Você venceu
           *[other] { $name } venceu
          } com { $top }.
      }
  }
rules-in-force = Dice4Fun. { $boxes } casas, três lances por turno. { $threshold } pontos na parte superior dão um bônus de { $bonus }.
    .brief = Dice4Fun. { $boxes } casas. Bônus de { $bonus }, a partir de { $threshold }.

option-boxes = Casas
    .help = 15 casas, ou 13 sem par e dois pares.
variant-boxes = { $value } casas

## The families of drills

drill-three-ones = Três ases e um seis
drill-pair-or-fives = Os cinco ou par
drill-three-ones-or = Três ases, e quatros ou cincos
drill-four-low = Quatro iguais baixos
drill-sixes-or-ones = Um par: os seis ou ases
drill-four-fives = Quatro cincos: chance ou os cinco
drill-pair-of-sixes = Um par de seis
drill-four-twos = Quatro dois
drill-three-kind = Três iguais no fim
drill-low-pair = Um par baixo no primeiro lance

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games; the last is exact).
opponent-random = Raul, 50 pontos: joga ao acaso
opponent-weak = Zeca, 152 pontos: erra muito
opponent-cautious = Célia, 166 pontos: fica com a primeira casa que paga
opponent-bold = Beto, 167 pontos: corre atrás do general e das sequências
opponent-fair = Fábio, 209 pontos: erra de vez em quando
opponent-strong = Vítor, 237 pontos: erra pouco
opponent-steady = Estela, 245 pontos: avalia cada casa
opponent-perfect = Pérola, 248 pontos: joga com perfeição

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] Em resumo: você lança cinco dados, guarda os que quiser e lança os outros: três lances ao todo. Um toque em uma casa diz quanto ela valeria, o segundo a preenche. Quinze casas, e vence o maior total.
   *[no] Em resumo: { KEY("roll") } lança cinco dados. Os números guardam os dados da sua face, e { KEY("roll") } lança os outros: três lances ao todo. { KEY("previous") } e { KEY("next") } percorrem as casas e dizem quanto cada uma valeria; { KEY("commit") } preenche a que você ouve. Quinze casas, e vence o maior total.
  }
rules-1 = Dice4Fun se joga com cinco dados e uma cartela de quinze casas, uma por rodada. No fim vence o maior total.
rules-2 = Com a opção de treze casas, par e dois pares ficam de fora e há treze rodadas.
rules-3 = Na sua vez, você lança os cinco dados. Depois pode relançar quantos quiser, no máximo duas vezes.
rules-4 = Você termina o turno preenchendo uma casa livre. Cada casa é preenchida uma vez, e o que está nela fica.
rules-5 = Se nada serve, alguma casa precisa ficar com 0. Antes disso o jogo pergunta uma vez.
rules-6 = A parte superior, dos ases aos seis, soma em cada casa os dados da sua face; ás é o dado de valor 1. Três dados de valor 2 fazem 6 na casa dos dois.
rules-7 = Bônus superior: 50 pontos se a parte superior somar 63 ou mais.
rules-8 = Par: dois dados da mesma face; conta o melhor par, e só esses dois dados. Um par de 6 vale 12.
rules-9 = Dois pares: pares de duas faces diferentes; contam esses quatro dados. Um par de 6 e um par de 5 valem 22.
rules-10 = Trinca e quadra contam só os três ou quatro dados iguais.
rules-11 = Sequência baixa é 1 2 3 4 5 e vale 15. Sequência alta é 2 3 4 5 6 e vale 20.
rules-12 = Full: três de uma face e dois de outra; contam os cinco dados.
rules-13 = General: os cinco dados iguais, 50 pontos. Cinco iguais também podem ir em qualquer outra casa em que sirvam: cinco dados de valor 6 são 30 na casa dos seis, ou 24 na quadra.
rules-14 = Chance: quaisquer dados; contam os cinco.
rules-15 = { TOUCH() ->
    [yes] Um toque em um dado o guarda ou solta; { KEY("all") } guarda todos. { KEY("undo") } desfaz.
   *[no] Teclas: { KEY("roll") } lança. Os números guardam os dados da sua face; { KEY("left") }, { KEY("right") } e { KEY("toggle") } guardam um por um; { KEY("all") } guarda todos. { KEY("undo") } desfaz.
  }
rules-16 = { TOUCH() ->
    [yes] Um toque em uma casa livre diz quanto ela valeria, o segundo a preenche.
   *[no] { KEY("previous") } e { KEY("next") } percorrem as casas livres, da que vale mais à que vale menos; entre iguais, primeiro a mais rara. Depois do último lance, os números indicam as dez primeiras casas da cartela: o 1 é a casa dos ases. { KEY("commit") } preenche a casa que você ouviu; da primeira vez só diz a que tem mais pontos.
  }
rules-17 = { KEY("points") } diz a casa com mais pontos, { KEY("last_roll") } os dados, { KEY("choices") } as três casas com mais pontos, ou antes de um lance as livres, { KEY("risk") } os lances que restam, { KEY("bonus") } o bônus superior e a que distância você está do ritmo dele, três dados de cada face, { KEY("scores") } o placar, { KEY("sheet") } a cartela.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = De dois pares no primeiro lance, guarde só um, a não ser que sejam de 5 e de 6: esses, guarde os dois.
tips-2 = No primeiro lance, um 5 ou um 6 vale mais que um par de ases ou de 2.
tips-3 = Para uma sequência, guarde só 2 3 4 5, nada menos e nenhuma outra série.
tips-4 = Se no começo nada serve, ponha o 0 na sequência baixa: custa uns 11 pontos, menos que em qualquer outra casa.
tips-5 = Um full no primeiro lance não é motivo para parar: continuar lançando é sempre melhor.

## The lesson: what a step says, before the key to press; by their names in lessons/dice4fun.toml

teach-roll = Você tem uma cartela de quinze casas a preencher, e até três lances para cada uma.
teach-fives = { TOUCH() ->
    [yes] Guarde os 5.
   *[no] Um número guarda todos os dados da sua face. Guarde os 5.
  }
teach-threes = E os 3: um terceiro faria um full.
teach-one-die = Agora lance o dado que você não guardou.
teach-points = Você pode parar antes do terceiro lance. { KEY("points") } diz a casa com mais pontos.
teach-best = { KEY("commit") } vai a essa casa e a repete; nada é preenchido ainda.
teach-fill = { TOUCH() ->
    [yes] Agora preencha.
   *[no] Agora a mesma tecla preenche.
  }
teach-listen = Agora ouça a vez de { opponent-name-cautious }. { KEY("toggle") } apressa.
teach-second = Lance de novo.
teach-choices = { KEY("choices") } diz as três casas com mais pontos.
teach-walk = { KEY("next") } e { KEY("previous") } percorrem todas as livres, da que vale mais à que vale menos, e dizem quanto cada uma valeria.
teach-walk-on = A chance aceita quaisquer dados, então deixe-a para depois. Vá à próxima casa.
teach-kind = A trinca conta só os dados iguais. Vá à próxima.
teach-upper = A casa dos quatro rende o mesmo, e conta para o bônus superior. { KEY("commit") } preenche a casa que você ouve.
teach-wait = Agora { opponent-name-cautious } mais uma vez.
teach-bonus = A parte superior vai dos ases aos seis: 63 pontos nela trazem mais 50. { KEY("bonus") } diz quanto você já tem.
teach-sheet = { KEY("sheet") } abre a sua cartela: { KEY("list_next") } e { KEY("list_previous") } leem as linhas, { KEY("back") } fecha.
teach-learned = Isso é Dice4Fun: lance até três vezes, guarde o que quiser e preencha a melhor casa. Se nada serve, alguma casa fica com 0. Vence o maior total.

## Keys that are called otherwise here

command-commit = Preencher uma casa
    .help = Termina a sua vez e preenche a casa que você ouve; antes diz a mais alta.
command-all = Guardar os cinco
    .help = Guarda os cinco dados.
command-choices = Casas
    .help = Antes de um lance as casas livres e o ritmo do bônus, depois as três com mais pontos.
command-risk = Lances restantes
    .help = Quantos lances restam neste turno.
