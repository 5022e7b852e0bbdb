# FUNE in sounds.

box-item = { $a ->
    [ones] tell_box 1
    [twos] tell_box 2
    [threes] tell_box 3
    [fours] tell_box 4
    [fives] tell_box 5
    [sixes] tell_box 6
    [three_dice] combo_three
    [four_dice] combo_four
    [fune] combo_five
    [full_house] combo_full_house
    [short_straight] combo_straight
    [long_straight] combo_long_straight
   *[choice] combo_any
  }

combination = { $made }
