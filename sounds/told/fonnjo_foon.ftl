# Fonnjo Foon in sounds. A group is its face and its count; Fonnjo's, after his own cue, is the picture.

offers-item = { $a ->
    [fonnjo] tell_fonnjo { $b } | { $d }
    [fonnjo_more] tell_fonnjo { $b } | { $d }
    [fonnjo_joins] tell_fonnjo { $b } | { $d }
   *[group] tell_group { $b } | { $c }
  }
rest-item = { offers-item }
party-item = { offers-item }

## Families sound like what they are: Fonnjo, a pair, three, four alike. $a the family, $b its faces.

family = { $a ->
    [1] tell_fonnjo
    [2] combo_pair
    [3] combo_three
   *[4] combo_four
  }
families-item = { family } { $b }
dungeon-item = { family } tell_lost { $b }
groups-item = tell_group { $a } | { $b }
unpicked-item = { groups-item }

combination = {""}
rolled = { $offers-n ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $offers } { $out ->
            [0] {""}
           *[other] | tell_no tell_fonnjo { $out }
          }
      }
  }
all-dice = {""}
entered = {""}
choice = { $offers }
kept = { $who ->
    [other] {""}
   *[you] { $offers }
  }
    .full = { $who ->
        [other] {""}
       *[you] { $offers } tell_left { $throws }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] tell_no
       *[other] { $offers }
      }
  }
all-in = { $who ->
    [other] {""}
   *[you] tell_points { $points }
  }
told-rolled = { by } { $families }
told-crisis = { by } tell_lost { $count }
told-another-day = { by } tell_points { $recorded }
another-day = { $who ->
    [other] {""}
   *[you] tell_points { $recorded }
  }
crisis = { $who ->
    [other] {""}
   *[you] tell_lost { $count } | { $groups }
  }
group-choice = { $groups }
picked = { $who ->
    [other] {""}
   *[you] { $groups }
  }
foon = { $who ->
    [other] { by } @0 tell_lost { $lost }
   *[you] { $families } { foon-lost }
  }
    .brief = { $who ->
        [other] { by } @0 tell_lost { $lost }
       *[you] { foon-lost }
      }
foon-lost = { $lost ->
    [0] {""}
   *[other] | tell_lost { $lost }
  }
big-foon = { foon }
    .brief = { foon.brief }
picture = { by } @0 tell_points { $points } tell_total { $total }
last-round = tell_round { $round }

hint = { $pick ->
    [0] { $faces-n ->
        [0] {""}
       *[other] { $part-n ->
            [0] { $offers }
           *[other] { $rest } | { $part }
          } |
      } { $commit ->
        [yes] picture
       *[no] tell_left { $throws }
      }
   *[other] { $groups }
  }
part-item = { families-item }

nothing-moved = tell_need { $offers }
may-not-enter = tell_no { $face } tell_need { $offers }
    .brief = tell_no { $face }
incomplete = tell_no ( { $faces } )
need-fonnjo = tell_need tell_fonnjo { $face ->
    [0] {""}
   *[other] { $face }
  }
picture-leaves = tell_left { $count } tell_points { $points }
pick-first = tell_need { $groups }
no-such-group = tell_no { $face } tell_need { $groups }
no-picture-in-crisis = tell_no tell_need { $groups }
no-crisis = tell_no

points = { $crisis ->
    [yes] crisis tell_points { $stake }
   *[no] { $open ->
        [no] tell_points 0
       *[yes] { $points ->
            [0] tell_need tell_fonnjo tell_points { $recorded }
           *[other] tell_points { $points }
          }
      }
  }
last-roll = { $faces-n ->
    [0] tell_no
   *[other] { by } @0 { $families } { $offers-n ->
        [0] {""}
       *[other] | tell_yes { $offers }
      }
  }
die = { family-of-die } @{ $pan } { $kept ->
    [yes] ( { $face } )
   *[no] { $face }
  }
family-of-die = @{ $pan } { $family ->
    [1] tell_fonnjo
    [2] combo_pair
    [3] combo_three
   *[4] combo_four
  }
scores = { $scores } @0 | { $over ->
    [yes] { over }
   *[no] tell_round { $round } { $target ->
        [0] {""}
       *[other] tell_need { $target }
      }
  }
    .brief = { $scores }
whose-turn = { $over ->
    [yes] { over }
   *[no] { seat } @0 { $crisis ->
        [yes] crisis
       *[no] {""}
      } tell_round { $round }
  }
    .brief = { $over ->
        [yes] { over }
       *[no] { seat }
      }
choice-list = { $over ->
    [yes] { over }
   *[no] tell_choices { $count } | { $offers }
  }
group-list = tell_points { $stake } | { $groups-n ->
    [1] tell_yes { $groups }
   *[other] tell_need { $groups }
  } { $unpicked-n ->
    [0] {""}
   *[other] | { $unpicked }
  }
risk = { $over ->
    [yes] { over }
   *[no] { $groups-n ->
        [0] tell_left { $throws }
       *[other] { $groups }
      } tell_risk { $percent }
  }
party = { $party-n ->
    [0] tell_no
   *[other] { $party }
  } { $offers-n ->
    [0] {""}
   *[other] | tell_yes { $offers }
  }
dungeon = { $count ->
    [0] tell_no
   *[other] { $dungeon }
  }
rules-in-force = { $target ->
    [0] tell_round { $rounds }
   *[other] tell_need { $target }
  }
