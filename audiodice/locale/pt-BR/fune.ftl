# FUNE in Brazilian Portuguese. What every score sheet says is in common.ftl.
# The boxes are those of Brazilian sheets of General and Yam (trinca, quadra, full, sequência), where
# a 1 is "ás"; "os dois" and the other faces have their article, so that no box is a bare number.

game-name = FUNE
game-kind = um Yacht
game-credits = FUNE é uma variante caseira do Yacht, um jogo de domínio público.

## The boxes, as the sheet calls them: $a is the box

box-item = { $a ->
    [ones] ases
    [twos] os dois
    [threes] os três
    [fours] os quatro
    [fives] os cinco
    [sixes] os seis
    [three_dice] trinca
    [four_dice] quadra
    [fune] FUNE
    [full_house] full
    [short_straight] sequência curta
    [long_straight] sequência longa
   *[choice] chance
  }

ended = { sheets-ended }
rules-in-force = FUNE. { $boxes } casas, três lances por turno. { $threshold } pontos na parte superior dão um bônus de { $bonus }. Sem curinga.
    .brief = FUNE. { $boxes } casas. Bônus de { $bonus }, a partir de { $threshold }.

## The families of drills

drill-pair-or-four = Um par, e quatro para uma sequência com um buraco
drill-short-straight = Uma sequência curta no primeiro lance
drill-pair-or-short = Um par e quatro seguidos
drill-low-pair = Um par baixo no primeiro lance
drill-which-pair = Dois pares: qual?
drill-two-pairs = Dois pares: um ou os dois?
drill-pair-or-three = Um par ou três para uma sequência
drill-three-dice = Três iguais no fim
drill-second-pair = Um par ou quatro para uma sequência, antes do último lance
drill-which-zero = Nada serve: onde vai o zero?

## Opponents

# Averages are of a whole game (bench/strength.py, 1600 games or more; the last is exact).
opponent-random = Raul, 46 pontos: joga ao acaso
opponent-weak = Zeca, 154 pontos: erra muito
opponent-cautious = Célia, 194 pontos: fica com a primeira casa que paga
opponent-bold = Beto, 196 pontos: corre atrás do FUNE e da sequência longa
opponent-fair = Fábio, 207 pontos: erra de vez em quando
opponent-strong = Vítor, 241 pontos: erra pouco
opponent-steady = Estela, 252 pontos: avalia cada casa
opponent-perfect = Pérola, 255 pontos: joga com perfeição

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 6 7 8 9 10 11 12 13 14
in-short = { TOUCH() ->
    [yes] Em resumo: você lança cinco dados, guarda os que quiser e lança os outros: três lances ao todo. Um toque em uma casa diz quanto ela valeria, o segundo a preenche. Treze casas, e vence o maior total.
   *[no] Em resumo: { KEY("roll") } lança cinco dados. Os números guardam os dados da sua face, e { KEY("roll") } lança os outros: três lances ao todo. { KEY("previous") } e { KEY("next") } percorrem as casas e dizem quanto cada uma valeria; { KEY("commit") } preenche a que você ouve. Treze casas, e vence o maior total.
  }
rules-1 = FUNE se joga com cinco dados e uma cartela de treze casas. Depois de treze turnos todas as casas estão preenchidas, e vence o maior total.
rules-2 = Na sua vez, você lança os cinco dados. Depois pode lançar mais duas vezes, quantos dados quiser; os que você guarda ficam como estão.
rules-3 = O que você guarda pode ser solto antes do próximo lance, e você pode parar depois de qualquer lance.
rules-4 = Você termina o turno preenchendo uma casa livre com o que os dados valem nela. Uma casa preenchida não muda mais.
rules-5 = Se os dados não servem, a casa vale 0. Antes de zerar uma casa, o jogo pergunta uma vez.
rules-6 = A parte superior são os ases, que são os dados de valor 1, e os dois, três, quatro, cinco e seis: cada casa soma os dados da sua face. Três ases e mais dois dados valem 3 em ases.
rules-7 = Bônus superior: 35 pontos assim que a sua parte superior somar 63 ou mais. Três dados de cada face dão exatamente 63.
rules-8 = Trinca: três ou mais da mesma face. Vale a soma dos cinco dados.
rules-9 = Quadra: quatro ou mais da mesma face. Também vale a soma dos cinco dados.
rules-10 = FUNE: os cinco da mesma face, 50 pontos. Só pode ser marcado uma vez: um segundo FUNE não dá bônus, e não há curinga.
rules-11 = Full: três de uma face e dois de outra, 35 pontos. Cinco da mesma face não são full.
rules-12 = Sequência curta: quatro faces seguidas, o quinto dado é livre, 30 pontos.
rules-13 = Sequência longa: de 1 a 5 ou de 2 a 6, 40 pontos.
rules-14 = Chance: quaisquer dados. Vale a soma deles.
rules-15 = Um lance pode servir em várias casas: quatro dados de valor 2 e um 6 servem na casa dos dois, na trinca, na quadra ou na chance.
rules-16 = { TOUCH() ->
    [yes] Um toque em um dado o guarda ou solta; { KEY("all") } guarda todos. { KEY("undo") } desfaz.
   *[no] Teclas: { KEY("roll") } lança. Os números guardam os dados da sua face; { KEY("left") }, { KEY("right") } e { KEY("toggle") } guardam um por um; { KEY("all") } guarda todos. { KEY("undo") } desfaz.
  }
rules-17 = { TOUCH() ->
    [yes] Um toque em uma casa livre diz quanto ela valeria, o segundo a preenche.
   *[no] { KEY("previous") } e { KEY("next") } percorrem as casas livres, da que vale mais à que vale menos; entre iguais, primeiro a mais rara. Depois do último lance, os números indicam as dez primeiras casas da cartela: o 1 é a casa dos ases. { KEY("commit") } preenche a casa que você ouviu; da primeira vez só diz a que tem mais pontos.
  }
rules-18 = { KEY("points") } diz a casa com mais pontos, { KEY("last_roll") } os dados, { KEY("choices") } as três casas com mais pontos, ou antes de um lance as livres, { KEY("risk") } os lances que restam, { KEY("bonus") } o bônus superior e a que distância você está do ritmo dele, três dados de cada face, { KEY("scores") } o placar, { KEY("sheet") } a cartela.

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = De dois pares no primeiro lance, guarde só o mais alto.
tips-2 = No primeiro lance, um par de 3 ou mais vale mais que três dados em sequência; um par de ases nunca vale a pena guardar.
tips-3 = Com um full no primeiro lance, guarde a trinca e continue; só com três ases aceite o full na hora.
tips-4 = No começo, quatro da mesma face vão na casa da face, não na quadra: isso rende de 2 a 8 pontos a mais.
tips-5 = No começo, reserve a chance para 19 pontos ou mais: até um único ás em ases é melhor que 18 na chance.

## The lesson: what a step says, before the key to press; by their names in lessons/fune.toml

teach-roll = Você tem uma cartela de treze casas a preencher, e até três lances para cada uma.
teach-keep = { TOUCH() ->
    [yes] Guarde os 6.
   *[no] Um número guarda todos os dados da sua face. Guarde os 6.
  }
teach-others = Agora lance os dados que você não guardou.
teach-more = { TOUCH() ->
    [yes] Mais um 6: guarde este também.
   *[no] Mais um 6. O mesmo número guarda este também.
  }
teach-third = E o último lance.
teach-walk = Agora escolha uma casa. { KEY("next") } e { KEY("previous") } percorrem as livres, da que vale mais à que vale menos, e dizem quanto cada uma valeria.
teach-fill = A quadra soma todos os seus dados, se quatro são iguais. É rara, então aproveite. { KEY("commit") } preenche a casa que você ouve.
teach-listen = Agora ouça a vez de { opponent-name-cautious }. { KEY("toggle") } apressa.
teach-second = Lance de novo.
teach-bonus = A parte superior vai dos ases aos seis: 63 pontos nela trazem mais 35. { KEY("bonus") } diz quanto você já tem.
teach-lowest = Você pode parar depois de qualquer lance, mas então precisa preencher uma casa, se for preciso com 0. { KEY("last") } vai à mais baixa.
teach-zero = Digamos que você desista dela: é difícil de fazer.
teach-confirm = { TOUCH() ->
    [yes] Antes de um zero, o jogo pergunta. Confirme.
   *[no] Antes de um zero, o jogo pergunta. A mesma tecla de novo confirma.
  }
teach-wait = Agora { opponent-name-cautious } mais uma vez.
teach-sheet = { KEY("sheet") } abre a sua cartela: { KEY("list_next") } e { KEY("list_previous") } leem as linhas, { KEY("back") } fecha.
teach-scores = { KEY("scores") } diz o placar, { KEY("turn") } de quem é a vez.
teach-learned = Isso é FUNE: lance até três vezes, guarde o que quiser e preencha a melhor casa. Vence o maior total.

## Keys that are called otherwise here

command-commit = Preencher uma casa
    .help = Termina a sua vez e preenche a casa que você ouve; antes diz a mais alta.
command-all = Guardar os cinco
    .help = Guarda os cinco dados.
command-choices = Casas
    .help = Antes de um lance as casas livres e o ritmo do bônus, depois as três com mais pontos.
command-risk = Lances restantes
    .help = Quantos lances restam neste turno.
