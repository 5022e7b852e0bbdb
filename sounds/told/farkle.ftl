# Farkle in sounds.

combos-item = { $a ->
    [single] {""}
    [three] combo_three
    [four] combo_four
    [five] combo_five
    [six] combo_six
    [small_straight] combo_straight
    [large_straight] combo_long_straight
    [three_pairs] combo_pair combo_pair combo_pair
    [full_house] combo_full_house
   *[two_triples] combo_three combo_three
  }
combination = { $combos }
sets-item = { combos-item }
big-item = { $a ->
    [hot_dice] {""}
   *[other] { combos-item }
  }
big-joint = { $head } { $next }
big-last = { $head } { $next }
best-item = ( { $a } ) tell_points { $b }

rolled = { $points ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $faces } tell_points { $points }
      }
  }
    .full = { $points ->
        [0] {""}
       *[other] { by } { $faces } tell_points { $points }
      }
all-dice = {""}
kept = { $who ->
    [other] {""}
   *[you] ( { $faces } ) tell_points { $at_stake }
  }
    .full = { $who ->
        [other] {""}
       *[you] ( { $faces } ) tell_points { $at_stake } tell_left { $throws }
      }
released = { $who ->
    [other] {""}
   *[you] { $faces-n ->
        [0] tell_no
       *[other] ( { $faces } ) tell_points { $at_stake }
      }
  }
hot-dice = { $who ->
    [other] {""}
   *[you] tell_points { $at_stake }
  }
choice = ( { $faces } ) tell_points { $at_stake }
banked = { by } { $big } @0 tell_points { $points } tell_total { $total }
told-banked = { by } tell_points { $points } tell_total { $total }
told-farkled = { by } tell_lost { $lost }
farkled = { $who ->
    [other] { by } @0 tell_lost { $lost }
   *[you] { $faces } { lost }
  }
    .brief = { $who ->
        [other] { by } @0 tell_lost { $lost }
       *[you] { lost }
      }
lost = { $lost ->
    [0] {""}
   *[other] tell_lost { $lost }
  }
penalized = { by } @0 tell_lost { $lost } tell_total { $total }
penalty-near = { $who ->
    [other] {""}
   *[you] tell_risk tell_lost { $penalty }
  }
last-round = tell_round tell_left 1

team-item = { seat }
teams-item = { $members } tell_total { $points }
sides-joint = { $head } @0 | { $next }
sides-last = { sides-joint }
team-seated = { $sides } @0 | { seat }
teams-in-force = { $sides }

nothing-kept = tell_choices { $count } | { $best }
    .brief = { $best }
incomplete = tell_no ( { $faces } )
worthless = tell_no { $faces }
bank-wins = tell_yes tell_total { $total }
bank-less = tell_choice tell_points { $there } | tell_points { $points }
too-low = tell_points { $points } tell_need { $need }

points = tell_points { $open ->
    [no] 0
   *[yes] { $stake } { $there ->
        [0] {""}
       *[other] tell_choice tell_points { $there }
      }
  } { $enough ->
    [yes] {""}
   *[no] tell_need { $need }
  }
choice-list = tell_choices { $count } | { $best }
risk = tell_left { $throws } tell_risk { $percent }
rules-in-force = tell_total { $target } tell_need { $minimum } | tell_need { $first_bank } { $last_round ->
    [yes] tell_round tell_yes
   *[no] {""}
  }
scale-in-force = tell_points { $scale }
penalty-in-force = tell_lost { $penalty }
hint = { $faces-n ->
    [0] {""}
   *[other] ( { $faces } )
  } { $commit ->
    [yes] bank
   *[no] tell_left { $throws }
  }
