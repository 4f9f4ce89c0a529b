# Said when a card is fitted to what a platform can show.

fit-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
  }
fit-show-all = Show all
fit-choose = Other actions
fit-part = { $label } ({ $from }–{ $to })
fit-whole = The whole text
fit-typed = { $label }: there are { $count } choices, more than can be picked here at once. Type those you want, separated by commas.
# A label as it stands before what it labels.
fit-label = { $label }:
