# Dice4Fun in sounds.

box-item = { $a ->
    [ones] tell_box 1
    [twos] tell_box 2
    [threes] tell_box 3
    [fours] tell_box 4
    [fives] tell_box 5
    [sixes] tell_box 6
    [pair] combo_pair
    [two_pairs] combo_pair combo_pair
    [three_kind] combo_three
    [four_kind] combo_four
    [small_straight] combo_straight
    [large_straight] combo_long_straight
    [full_house] combo_full_house
    [five_dice] combo_five
   *[chance] combo_any
  }

combination = { $made }

# With three or more the podium tells the places, one by one.
ended = { $seats ->
    [1] { $places }
    [2] { $places }
   *[other] {""}
  }
