## Hands: what was done, and the way back

ui-saved = saved
ui-hp-now = { ui-saved }: { $hp }
ui-did = Done: { $what }
ui-did-undo = Undone: { $what }
ui-did-redo = Done again: { $what }
ui-did-many = { $what }: { $who }
ui-did-some = { $what }: done for { $done }, not for { $refused }. { $name }: { $why }
ui-not-with = Not with { $name }: { $what }
ui-not-now = Not now: { $what }
ui-with-whom = With whom? Go to a row first: { $what }

## Hit points that reckon

ui-hp-reckon = { $name }: reckon with hit points
ui-hp-how = −7 takes, +3 gives, =12 sets
ui-hp-which = { $n } can mean three things:
ui-hp-wrong = That is no sum: write −7, +3 or =12.
ui-hp-takes = −{ $n } takes
ui-hp-gives = +{ $n } gives
ui-hp-sets = ={ $n } sets

## Putting rows elsewhere

ui-place = Move: { $name }
ui-place-how = Drag it to another place. By keyboard: up and down, then Enter.
ui-place-now = Place { $place } of { $count }

## Several at once

ui-pick = Select several
ui-picked = { $count } selected
ui-pick-all = All
ui-pick-none = None
ui-pick-end = End selecting
ui-pick-how = Press the rows you want. With Shift, all rows between.
ui-pick-do = { $what } ({ $count })

## The palette

ui-find = Find a command
ui-found-nothing = Nothing that can be done now is called that.
ui-found-more = { $count } more: type on to find them.
ui-open-encounter = Look at: { $name }

## Keys

ui-key-palette = All commands
ui-key-help = All shortcuts
ui-key-redo = Redo
ui-key-order = Order
ui-key-setup = Set up
ui-key-rules = House rules
ui-key-table = Table
ui-key-row-down = Next row
ui-key-row-up = Row before
ui-key-hp = Reckon with hit points
ui-key-select = Select several rows
ui-keys-overlay = The overlay
ui-keys-offers = Commands
ui-keys-how = Press a shortcut here to change it. A command is about the row in focus, else the open one, else about whoever acts.
ui-keys-change = { $what }: { $key }. Change the shortcut
ui-keys-none = no shortcut
ui-keys-pressing = Press keys
ui-keys-press = { $what }: press the new keys. Backspace leaves it without, Esc leaves it as it is.
ui-keys-taken = { $key } is needed to move about or to write.
ui-keys-lost = { $key } was the shortcut of: { $what }. That has none now.
ui-keys-reset = All shortcuts as at first
ui-cap-ctrl = Ctrl
ui-cap-alt = Alt
ui-cap-shift = Shift
