# Fonnjo Foon in Dutch. Designed by Frank Nora (Creative Commons Attribution 3.0 United States).
# There are no Dutch rules to follow: whoever enters the Party goes "naar binnen" and is "binnen",
# whoever may not stays "buiten". A family is named in the singular, for all its dice: "tweeling 4 5".

game-name = Fonnjo Foon
game-kind = een monsterfeest
game-credits = Fonnjo Foon is bedacht door Frank Nora. Zijn regels vallen onder de licentie Creative Commons Naamsvermelding 3.0 Verenigde Staten.

## Dice that enter together. $a what they make, $b their face, $c how many, $d the group then.
## A number without "nog" is the whole group; with Fonnjo in it, that is the picture.

offers-item = { $a ->
    [fonnjo] { $c } { combo-face } inclusief Fonnjo
    [fonnjo_more] { more-of-face } voor Fonnjo
    [fonnjo_joins] Fonnjo bij de { combo-face }, samen { $d }
    [more] { more-of-face }
   *[new] { $c } { combo-face }
  }
more-of-face = nog { $c ->
    [1] een { $b ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
       *[6] zes
      }
   *[other] { $c } { combo-face }
  }
offers-last = { $head }, { $next }
party-item = { offers-item }
party-last = { $head }, { $next }

## A roll by family. $a the family, $b its faces.

families-item = { $a ->
    [1] Fonnjo
    [2] tweeling
    [3] drieling
   *[4] vierling
  } { $b }
families-joint = { $head }; { $next }
families-last = { $head }; { $next }
rest-item = { offers-item }
rest-last = { offers-last }
part-item = { families-item }
part-last = { $head } en { $next }
dungeon-item = { $a ->
    [1] Fonnjo
   *[other] { $b ->
        [one] 1
       *[other] { $b }
      } van de { $a ->
        [2] tweeling
        [3] drieling
       *[4] vierling
      }
  }

## Reserve Groups in a Crisis. $a the face, $b how many: "3 zessen".

group-face = { $a ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[6] zessen
  }
groups-item = { $b } { group-face }
groups-last = { $head } of { $next }
unpicked-item = { groups-item }
unpicked-last = { groups-last }
how-to-pick = { TOUCH() ->
    [yes] Kies er een, dan { KEY("roll") }.
   *[no] Druk op het cijfer, dan { KEY("roll") }.
  }

## A roll and what is moved

of-before = { $recorded ->
    [0] {""}
   *[other] , waarvan { $recorded } van eerder
  }
worth-picture = { $points ->
    [0] {""}
   *[other] Foto { $points }{ of-before }.
  }
rolled = { $offers-n ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $offers }. { $out ->
            [0] {""}
           *[other] Fonnjo, een { $out }, blijft buiten.
          } { $all ->
            [yes] Alles mag naar binnen.
           *[no] {""}
          }
      }
  }
    .brief = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo blijft buiten.
              } { $all ->
                [yes] Alles.
               *[no] {""}
              }
          }
      }
    .full = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] { $count ->
                [10] { $name } gooit { $families }.
               *[other] Daarna { $families }.
              }
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo, een { $out }, blijft buiten.
              } { $all ->
                [yes] Alles mag naar binnen.
               *[no] {""}
              } { worth-picture }
          }
      }
all-dice = {""}
entered = {""}
choice = { $leaves ->
    [0] { $offers }, alles binnen.
    [1] { $offers }, één over.
   *[other] { $offers }, { $leaves } over.
  }
    .brief = { $leaves ->
        [0] { $offers }, alles binnen.
       *[other] { $offers }.
      }
# Several faces are not listed again once all of them move.
movers = { $all ->
    [yes] { $offers-n ->
        [1] Binnen: { $offers }
       *[other] { $faces-n } naar binnen
      }
   *[no] Binnen: { $offers }
  }
    .brief = { $all ->
        [yes] { $offers-n ->
            [1] { $offers },{" "}
           *[other] {""}
          }
       *[no] { $offers },{" "}
      }
moving = { movers }, { $throws ->
    [1] één
   *[other] { $throws }
  } over.
    .brief = { movers.brief }{ $throws ->
        [1] één
       *[other] { $throws }
      } over.
    .full = { moving } { worth-picture }
kept = { $who ->
    [other] {""}
   *[you] { moving }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { moving.brief }
      }
    .full = { $who ->
        [other] { $name }, binnen: { $offers }.
       *[you] { moving.full }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] Niemand gekozen.
       *[other] { moving }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Niemand gekozen.
           *[other] { moving.brief }
          }
      }
    .full = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Niemand gekozen.
           *[other] { moving.full }
          }
      }
all-in-picture = { $points ->
    [0] {""}
   *[other] { TOUCH() ->
        [yes] Foto { $points }{ of-before }.
       *[no] { KEY("commit") }: foto { $points }{ of-before }.
      }
  }
all-in = { $who ->
    [other] {""}
   *[you] Alles binnen! { all-in-picture } { KEY("roll") }: nog een dag.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Alles binnen! { worth-picture }
      }
    .full = { $who ->
        [other] { $name }, alles binnen met { $offers }. { worth-picture }
       *[you] Alles binnen! { all-in-picture } { KEY("roll") }: nog een dag, met alle { $throws }.
      }
undone-commit = Foto teruggenomen
undone-dice = { $kept-n ->
    [0] Niemand gekozen.
   *[other] Binnen: { $offers }.
  }

## Days, Crisis, and the end of a turn

another-day = { $who ->
    [other] {""}
   *[you] Dag { $day }, tot nu toe { $recorded } punten.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Dag { $day }.
      }
    .full = Dag { $day }, tot nu toe { $recorded } punten.
crisis = { $who ->
    [other] {""}
   *[you] Crisis! Naar de kerker: { $families }. { $groups-n ->
        [1] { KEY("roll") } gooit de { $groups } opnieuw.
       *[other] Kies { $groups }. { how-to-pick }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] Crisis! { $families }. { $groups-n ->
            [1] { KEY("roll") } gooit de { $groups } opnieuw.
           *[other] { $groups }?
          }
      }
    .full = { $who ->
        [other] { told-crisis }
       *[you] { crisis }
      }
group-choice = { $groups }.
picked = { $who ->
    [other] {""}
   *[you] { $groups }. { KEY("roll") } gooit ze.
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $groups }.
      }
    .full = { $who ->
        [other] { $name } kiest { $groups }.
       *[you] { $groups }. { KEY("roll") } gooit ze.
      }
foon = { $who ->
    [other] { $name }: Foon!
   *[you] Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Foon!
       *[you] Foon!
      } { points-lost }
    .full = { $who ->
        [other] Foon!
       *[you] Foon! Niemand mag naar binnen:
      } { $families }. { points-lost }
big-foon = { $who ->
    [other] { $name }: Grote Foon!
   *[you] Grote Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: Grote Foon!
       *[you] Grote Foon!
      } { points-lost }
    .full = { $who ->
        [other] { $name }: Grote Foon!
       *[you] Grote Foon! Niemand mag naar binnen:
      } { $families }. { points-lost }
points-lost = { $lost ->
    [0] {""}
   *[other] { $lost } verloren.
  }
# Left out where the scores follow, and where the game ends.
picture-total = { $next_who ->
    [none] .
   *[other] , totaal { $total }.
  }
picture = { $who ->
    [other] { pictured }{ $next_who ->
        [you] .
       *[other] { picture-total }
      }
   *[you] Foto! { $points }{ picture-total }
  }
    .brief = { $who ->
        [other] { pictured }{ picture-total }
       *[you] Foto! { $points }{ picture-total }
      }
pictured = Foto van { $name }{ $day ->
    [1] {""}
   *[other] {" "}op dag { $day }
  }: { $points }
told-rolled = { told-who } gooide { $families }.
told-kept = { told-who } liet { $faces-n ->
    [0] niemand binnen.
   *[other] { the-faces } binnen.
  }
told-crisis = Crisis! { $count ->
    [one] Eén steen
   *[other] { $count } stenen
  } naar de kerker.
told-another-day = Dag { $day }, tot nu toe { $recorded }.
next-turn = { $last ->
    [yes] {""}
   *[no] Ronde { $round }{ $rounds ->
        [0] .
       *[other] {" "}van { $rounds }.
      }
  }
    .brief = {""}
last-round = Laatste ronde.
ended = { sheets-ended }

## Refusals

nothing-moved = Laat eerst iemand binnen: { $offers }.
    .brief = Eerst binnen: { $offers }.
may-not-enter = { Plural-face } mogen niet naar binnen. Wel: { $offers }.
    .brief = { Plural-face } mogen niet naar binnen.
incomplete = { $faces-n ->
    [1] De { $faces } alleen is
   *[other] { $faces } alleen zijn
  } geen groep. Daarvoor is Fonnjo nodig, of twee van één familie.
    .brief = { $faces-n ->
        [1] De { $faces } alleen is
       *[other] { $faces } alleen zijn
      } geen groep.
need-fonnjo = Geen foto zonder Fonnjo. { $face ->
    [0] { $chosen ->
        [yes] { roll-now }
       *[no] Naar binnen mogen: { $offers }.
      }
   *[other] Hij mag naar binnen met { plural-face }.
  }
    .brief = { $face ->
        [0] Geen Fonnjo, geen foto.
       *[other] Geen foto zonder Fonnjo: { plural-face }.
      }
picture-leaves = Er { $count ->
    [one] kan er nog één
   *[other] kunnen er nog { $count }
  } op de foto. { TOUCH() ->
    [yes] Toch { $points } punten nemen?
   *[no] Nog eens { KEY("commit") } neemt { $points } punten.
  }
    .brief = { $count ->
        [one] Eén past er nog op.
       *[other] { $count } passen er nog op.
      } { $points } punten nemen?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}Nog eens { KEY("commit") }.
      }
# A lone group is picked already: then it is only to be rolled.
pick-first = { $groups-n ->
    [1] Eerst gooien: { KEY("roll") } gooit de { $groups } opnieuw.
   *[other] Kies eerst een groep: { $groups }. { how-to-pick }
  }
    .brief = { $groups-n ->
        [1] Eerst gooien.
       *[other] Eerst kiezen: { $groups }.
      }
no-such-group = { $face ->
    [0] Zo'n groep is er niet.
   *[other] Geen reservegroep met { plural-face }.
  } { $groups-n ->
    [1] { KEY("roll") } gooit de { $groups } opnieuw.
   *[other] Kies { $groups }. { how-to-pick }
  }
    .brief = { $face ->
        [0] Zo'n groep is er niet.
       *[other] Geen { plural-face }.
      } { $groups }.
no-picture-in-crisis = Geen foto in een crisis. { $groups-n ->
    [1] { KEY("roll") } gooit de { $groups } opnieuw.
   *[other] Kies { $groups }. { how-to-pick }
  }
    .brief = Geen foto in een crisis.
no-crisis = Geen crisis: niets te kiezen.

## Answers

at-stake = { $stake } punten op het spel.
points = { $crisis ->
    [yes] { at-stake } Geen foto in een crisis.
   *[no] { $open ->
        [no] Nog niets.
       *[yes] { $points ->
            [0] { $stake ->
                [0] {""}
               *[other] { at-stake }
              } Geen foto zonder Fonnjo.
           *[other] { worth-picture }
          }
      }
  }
    .brief = { $crisis ->
        [yes] { $stake }, geen foto.
       *[no] { $open ->
            [no] 0.
           *[yes] { $points ->
                [0] { $recorded }, geen Fonnjo.
               *[other] { $points }{ of-before }.
              }
          }
      }
    .full = { $crisis ->
        [yes] { at-stake } Geen foto in een crisis.
       *[no] { $open ->
            [no] Nog niets.
           *[yes] { $points ->
                [0] { $stake ->
                    [0] {""}
                   *[other] { at-stake }
                  } Geen foto zonder Fonnjo.
               *[other] Foto { $points }, { $chosen ->
                    [yes] met wat je gekozen hebt
                   *[no] met iedereen die naar binnen mag
                  }{ $recorded ->
                    [0] .
                   *[other] ; daarvan { $recorded } van eerdere dagen.
                  }
              }
          }
      }
last-roll = { $faces-n ->
    [0] Nog geen worp.
   *[other] { $who ->
        [other] Laatste worp van { $name }: { $families }.
       *[you] { $families }.
      } { $offers-n ->
        [0] {""}
       *[other] Binnen: { $offers }.
      }
  }
die = { $family ->
    [1] Fonnjo
    [2] Tweeling
    [3] Drieling
   *[4] Vierling
  } { $face }{ $kept ->
    [yes] , gaat naar binnen.
   *[no] .
  }
    .full = Steen { $place }: { $family ->
        [1] Fonnjo
        [2] tweeling
        [3] drieling
       *[4] vierling
      } { $face }{ $kept ->
        [yes] , gaat naar binnen.
       *[no] .
      }
scores = { $scores }. { $over ->
    [yes] Het spel is uit.
   *[no] Ronde { $round }{ $rounds ->
        [0] , doel { $target }.
       *[other] {" "}van { $rounds }.
      }
  }
    .brief = { $scores }.
whose-turn = { $over ->
    [yes] Het spel is uit.
   *[no] { $who ->
        [you] Jouw beurt
       *[other] { $name } is aan de beurt
      }{ $day ->
        [1] {""}
       *[other] , dag { $day }
      }. { $crisis ->
        [yes] Crisis.
       *[no] {""}
      }
  }
    .brief = { $over ->
        [yes] Het spel is uit.
       *[no] { $who ->
            [you] Jouw beurt
           *[other] { $name } is aan de beurt
          }{ $day ->
            [1] .
           *[other] , dag { $day }.
          }
      }
choice-list = { $over ->
    [yes] Het spel is uit.
   *[no] { $count ->
        [0] Eerst gooien.
        [one] Naar binnen mag: { $offers }.
       *[other] { $count } soorten mogen naar binnen: { $offers }.
      }
  }
    .brief = { $over ->
        [yes] Het spel is uit.
       *[no] { $count ->
            [0] Eerst gooien.
           *[other] { $offers }.
          }
      }
group-picked = { KEY("roll") } gooit de { $groups } opnieuw{ $unpicked-n ->
    [0] .
   *[other] , of kies { $unpicked }.
  }
group-list = { at-stake } { $who ->
    [other] { $groups }.
   *[you] { $groups-n ->
        [1] { group-picked }
       *[other] Kies { $groups }. { how-to-pick }
      }
  }
    .brief = { at-stake } { $who ->
        [other] { $groups }.
       *[you] { $groups-n ->
            [1] { group-picked }
           *[other] { $groups }?
          }
      }
risk-cup = { $groups-n ->
    [0] { $throws ->
        [one] één steen
       *[other] { $throws } stenen
      }
   *[other] { $groups }
  }
    .brief = { $groups-n ->
        [0] { $throws ->
            [one] Eén steen
           *[other] { $throws } stenen
          }
       *[other] { $groups }
      }
risk = { $over ->
    [yes] Het spel is uit.
   *[no] { $ready ->
        [yes] {""}
       *[no] Met iedereen binnen die mag,
      } { risk-cup }: { $never ->
        [yes] er mag altijd iemand naar binnen.
       *[no] { $insured ->
            [yes] { risk-percent } op de 100 keer crisis.
           *[no] { risk-percent } op de 100 keer Foon.
          }
      }
  }
    .brief = { $over ->
        [yes] Het spel is uit.
       *[no] { risk-cup.brief }: { $insured ->
            [yes] crisis
           *[no] Foon
          } { $percent } procent.
      }
risk-percent = { $percent ->
    [0] minder dan 1
   *[other] { $percent }
  }
party = { $party-n ->
    [0] Het feest is leeg.
   *[other] Op het feest: { $party }.
  } { $offers-n ->
    [0] {""}
   *[other] Gaan naar binnen: { $offers }.
  }
    .brief = { $party-n ->
        [0] Feest leeg.
       *[other] { $party }.
      }
dungeon = { $count ->
    [0] De kerker is leeg.
   *[other] In de kerker: { $dungeon }.
  }
    .brief = { $count ->
        [0] Kerker leeg.
       *[other] { $dungeon }.
      }
rules-in-force = Fonnjo Foon. { $target ->
    [0] { $rounds ->
        [one] Eén ronde.
       *[other] { $rounds } rondes.
      } Het hoogste totaal wint.
   *[other] Doel { $target }: wie het haalt beëindigt het spel met die ronde, en het hoogste totaal wint.
  }
    .brief = Fonnjo Foon, { $target ->
        [0] { $rounds ->
            [one] één ronde.
           *[other] { $rounds } rondes.
          }
       *[other] tot { $target }.
      }

## Commands, as they are called here

command-commit = Foto
    .help = Beëindigt je beurt: de foto telt de stenen in de groep van Fonnjo, en de genoteerde dagen.
command-all = Iedereen die naar binnen mag
    .help = Kiest elke steen die op het feest mag.
command-roll = Gooien
    .help = Laat de gekozen stenen op het feest en gooit die in je hand. Alles binnen: nog een dag.

## Hints, and the review that tells decisions by them

hint = { $pick ->
    [0] { $commit ->
        [yes] { $all ->
            [no] { $faces-n ->
                [0] Foto.
               *[other] Laat binnen: { hint-dice }, dan de foto.
              }
           *[yes] Foto.
          }
       *[no] { $faces-n ->
            [0] Gooi { $throws ->
                [one] één steen.
               *[other] { $throws } stenen.
              }
           *[other] { $all ->
                [yes] Alles naar binnen
               *[no] Laat binnen: { hint-dice }
              }, gooi er { $throws ->
                [one] één.
               *[other] { $throws }.
              }
          }
      }
   *[other] Kies de { group-of-pick }.
  }
# Where other dice of the same face stay in hand, those that move are told by family.
hint-dice = { $part-n ->
    [0] { $offers }
   *[other] { $rest-n ->
        [0] { $part }
       *[other] { $rest }, { $part }
      }
  }
group-of-pick = { $pick ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[6] zessen
  }

## The coach: why a decision is better, what matters for one, and the families of drills

roll-told = { $day ->
    [yes] nog een dag
   *[no] { $dice ->
        [1] één steen
       *[other] { $dice } stenen
      }
  }: gemiddeld { $average }, { $crisis ->
    [yes] crisis
   *[no] Foon
  } { $percent } op de 100
other-roll-told = { $other_day ->
    [yes] nog een dag
   *[no] { $other_dice ->
        [1] één steen
       *[other] { $other_dice } stenen
      }
  }: gemiddeld { $other_average }, { $other_crisis ->
    [yes] crisis
   *[no] Foon
  } { $other_percent } op de 100
reason-day = De foto levert { $picture } op, nog een dag gemiddeld { $average }: de { $picture } blijven staan, en de eerste worp is { $percent } op de 100 keer Foon.
reason-picture = De foto: { $picture }; { roll-told }.
reason-hands = { roll-told }; { other-roll-told }.
reason-average = Gemiddeld levert het { $average } op, jouw keuze { $other_average }.
reason-group = De foto is { $picture } waard, die van jou { $other_picture }.
half-hint-groups = Welke van deze groepen vindt makkelijker partners?
half-hint-day = Vergelijk de foto met nog een dag.
half-hint-hand = Moeten alle stenen naar binnen? Hoe meer stenen je gooit, hoe zeldzamer Foon is.
half-hint-dungeon = Let op de kerker.
half-hint-picture = Vergelijk de foto met wat een worp gemiddeld oplevert.
drill-another-day = Alle stenen zijn binnen, de kerker is leeg
drill-first-picture = Eerste worp: vier in de groep van Fonnjo
drill-three-in = Drie in de groep van Fonnjo, en een reserve
drill-picture-four = Vier in de groep van Fonnjo, een reserve, vier stenen in de hand
drill-picture-three = Vier in de groep van Fonnjo, een reserve, drie stenen in de hand
drill-five-in-hand = Twee in de groep van Fonnjo, een reserve, vijf stenen in de hand
drill-picture-one = Vier in de groep van Fonnjo, een reserve, één steen in de hand
drill-four-in-hand = Twee in de groep van Fonnjo, een reserve, vier stenen in de hand
drill-no-reserve = Vijf in de groep van Fonnjo, geen reserve
drill-second-day = Tweede dag: twee in de groep van Fonnjo

## Opponents

# Averages are of a turn (bench/strength.py, 600 games of 12 turns; the last is exact).
opponent-random = Ruud, 2,8 punten per beurt: speelt op goed geluk
opponent-cautious = Clara, 2,8 punten per beurt: neemt de foto zodra Fonnjo erop staat
opponent-weak = Wim, 3,4 punten per beurt: vergist zich vaak
opponent-bold = Bo, 3,6 punten per beurt: hoopt altijd op nog een dag
opponent-fair = Femke, 4,8 punten per beurt: vergist zich soms
opponent-steady = Stella, 5,6 punten per beurt: houdt een reserve en berekent de kansen
opponent-strong = Stijn, 6,3 punten per beurt: vergist zich zelden
opponent-perfect = Petra, 7,5 punten per beurt: speelt foutloos

## Options, as the menu and the rules call them

option-rounds = Rondes
    .help = Hoeveel beurten elke speler heeft.
option-target = Doel, 0 voor geen
    .help = Met een doel eindigt het spel in de ronde waarin iemand het haalt.
variant-rounds = { $value ->
    [one] 1 ronde
   *[other] { $value } rondes
  }
variant-target = tot { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 4 5 6 7 8
in-short = { TOUCH() ->
    [yes] Kort gezegd: je gooit tien stenen en hoort welke ogen op het feest mogen. Je laat er een paar naar binnen en gooit de rest. Is Fonnjo op het feest, dan kun je de foto nemen: een punt per steen in zijn groep. Mag niemand naar binnen, dan is dat een Foon en is de beurt verloren.
   *[no] In het kort: { KEY("roll") } gooit tien dobbelstenen, en je hoort welke ogen op het feest mogen. Een cijfer laat alle stenen met die ogen binnen, { KEY("all") } iedereen die mag; { KEY("roll") } gooit de rest. Is Fonnjo op het feest, dan neemt { KEY("commit") } de foto: een punt voor elke steen van zijn groep. Mag niemand naar binnen, dan is dat Foon, en de beurt is verloren.
  }
rules-1 = Tien dobbelstenen zijn monsters uit vier families: Fonnjo, die alleen is, een tweeling van twee, een drieling van drie en een vierling van vier. Fonnjo geeft een feest, en de foto van zijn groep is jouw score.
rules-2 = Je beurt begint met alle tien de stenen in je hand, en niemand op het feest of in de kerker. Gooi ze.
rules-3 = Na elke worp laat je minstens één steen op het feest: van de stenen die mogen zo weinig of zo veel als je wilt.
rules-4 = Fonnjo mag naar binnen samen met elke steen die zijn ogen toont. Dat is de Fonnjogroep.
rules-5 = Twee stenen van één familie met dezelfde ogen mogen samen naar binnen. Dat is een reservegroep.
rules-6 = Is er een groep met bepaalde ogen, dan mag elke gegooide steen met die ogen erbij, van welke familie ook, in dezelfde worp of later. Met dezelfde ogen is er hooguit één groep.
rules-7 = Ook Fonnjo mag bij een reservegroep; die wordt dan de Fonnjogroep.
rules-8 = Daarna gooi je de stenen die je nog in je hand hebt, of je neemt een foto: je beurt eindigt en levert één punt op voor elke steen in de Fonnjogroep. Andere groepen tellen niet, en zonder Fonnjo is er geen foto.
rules-9 = Mag na een worp niemand naar binnen, dan is dat Foon: de beurt eindigt en levert niets op.
rules-10 = Foon met een worp van alle stenen die niet in de kerker zitten, is een Grote Foon.
rules-11 = Crisis: zijn op het feest de Fonnjogroep en een reservegroep, dan beëindigt Foon je beurt niet. De stenen die je net gooide gaan naar de kerker, en blijven daar tot het eind van de beurt.
rules-12 = Dan kies je één reservegroep, en gooi je de stenen daarvan. Die worp telt als elke andere; er kan zelfs weer een crisis komen.
rules-13 = Nog een dag: zijn alle stenen buiten de kerker op het feest, neem dan de foto, of noteer de punten en gooi al die stenen opnieuw, voor nog een dag. Dagen worden opgeteld tot er een foto komt; met Foon ben je ze allemaal kwijt.
rules-14 = Het spel duurt 12 rondes, of zoveel als de tafel bepaalt, en het hoogste totaal wint. Met een doel eindigt het met de ronde waarin iemand het haalt. Bij gelijke totalen wordt de winst gedeeld. Je kunt ook alleen spelen, voor het hoogste totaal.
rules-15 = { TOUCH() ->
    [yes] De ogen die naar binnen mogen zijn knoppen; { KEY("all") } laat iedereen binnen die mag.
   *[no] Toetsen: { KEY("roll") } gooit. Een cijfer laat alle stenen met die ogen binnen, nog eens gedrukt één minder; { KEY("all") } laat iedereen binnen die mag. { KEY("previous") } en { KEY("next") } lopen langs de ogen. { KEY("commit") } neemt de foto.
  }
rules-16 = { KEY("points") } zegt wat een foto waard is, { KEY("last_roll") } de hele worp per familie, { KEY("risk") } het risico, { KEY("party") } het feest, { KEY("dungeon") } de kerker, { KEY("scores") } de stand, { KEY("turn") } de beurt.
rules-17 = { TOUCH() ->
    [yes] Kies in een Crisis een reservegroep; { KEY("roll") } gooit die.
   *[no] In een crisis kiest het cijfer een reservegroep, en { KEY("roll") } gooit die.
  }
rules-18 = { game-credits }

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = De beste eerste groep is de hele tweeling, dan twee van de drieling, dan twee van de vierling; Fonnjo met één andere steen komt daarna.
tips-2 = Laat er eerst weinig binnen: uit de eerste worp iedereen binnenlaten die mag, kost gemiddeld meer dan een punt, van de 7 die een beurt oplevert.
tips-3 = Zonder reservegroep gooi je door met hooguit 4 stenen in de groep van Fonnjo, en met 7 neem je de foto.
tips-4 = Met een reservegroep naast die van Fonnjo, en niemand in de kerker, gooi je door: Foon is dan maar een crisis.
tips-5 = Zijn alle tien de stenen op het feest, neem dan altijd nog een dag: een worp met tien stenen is maar één keer op de 70 Foon.

## The lesson: what a step says, before the key to press; by their names in lessons/fonnjo_foon.toml

teach-roll = Tien dobbelstenen zijn monsters: Fonnjo, een tweeling, een drieling, een vierling. Fonnjo geeft een feest. Gooi ze allemaal.
teach-digit = Je hoort wie op het feest mag: Fonnjo met elke steen met zijn ogen, en twee van één familie met dezelfde ogen. { TOUCH() ->
    [yes] Laat de vieren naar binnen.
   *[no] Een cijfer laat de stenen met die ogen binnen.
  }
teach-all = { KEY("all") } laat iedereen binnen die mag: ook de zessen.
teach-rest = Gooi nu de stenen in je hand.
teach-party = Die komen bij de groepen met hun ogen. { KEY("party") } zegt wie er al op het feest is.
teach-points = Een foto geeft een punt voor elke steen in de groep van Fonnjo. { KEY("points") } zegt wat die nu waard is.
teach-picture = { KEY("commit") } neemt de foto en beëindigt je beurt. Iedereen die naar binnen mag, komt mee.
teach-listen = Luister nu naar de beurt van { opponent-name-cautious }. { KEY("toggle") } versnelt die.
teach-second = Gooi weer.
teach-both = Laat ze allemaal binnen.
teach-risk = Een foto van 2? Gooi liever door.
teach-dungeon = Niemand mag naar binnen. Maar een groep zonder Fonnjo kan je redden: dat is een crisis. { KEY("dungeon") } zegt wie er in de kerker zit.
teach-crisis = Gooi nu de twee vijven. Een van de twee moet naar binnen mogen.
teach-foon = Geen van beide mag, en er is niet nog zo'n groep: dat is Foon. De beurt levert niets op. Luister weer.
teach-third = Gooi weer.
teach-all-in = Laat ze allemaal binnen.
teach-day = Je kunt de foto nemen, of de punten noteren en alle tien weer gooien: nog een dag. Probeer het.
teach-days = Met Foon zou je nu ook de eerste dag verliezen. Neem dus de foto.
teach-learned = Dat is Fonnjo Foon: binnenlaten, dan doorgooien of de foto nemen voor er Foon komt. Het hoogste totaal na twaalf rondes wint.

## What is shown

label-family = { $family ->
    [1] Fonnjo
    [2] tweeling
    [3] drieling
   *[4] vierling
  }
label-die = Steen { $place }: { $face ->
    [0] { $family ->
        [0] rolt
       *[other] { label-family }
      }
   *[other] { label-face }, { label-family }
  }
label-fonnjo = Groep van Fonnjo
label-reserve = Reserve: { plural-face }
label-dungeon = Kerker
label-stake = Foto: { $points }
yes-picture-leaves = Ja, foto nemen
