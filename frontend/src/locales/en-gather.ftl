# Lists from other programs, and the order for them.

## In

ui-gather = Paste or drop a list
ui-gather-what = From a spreadsheet or another program, as a file, or typed. For example:
ui-gather-knows = What is understood
ui-gather-knows-list = Names, one to a line or with commas between. With how many, hit points and notes:
ui-gather-knows-sheet = Cells of a spreadsheet, CSV or TSV, with titles such as Name, Side, HP, Max HP, Hidden, Conditions, Note.
ui-gather-knows-exports = What these programs give out: Rondel, Owlbear Rodeo, Foundry VTT (actors, combats), Roll20 (turn order), TaleSpire, Improved Initiative, Pathbuilder 2e, and stat blocks of Open5e and the 5e SRD API.
ui-gather-text = The list
ui-gather-file = Choose a file
ui-gather-look = See what it becomes
ui-gather-drop = Let go: it is looked at first
ui-gather-stays = The list is still here.
ui-gather-no-encounter = There is no encounter yet for them to join. Make one under Table; the list stays here.
ui-gather-too-long = The list has { $count } characters, and { $most } can be read at once. Take a part of it.
ui-gather-beneath = { $count ->
    [one] One more list comes after this one.
   *[other] { $count } more lists come after this one.
}
ui-gather-preview = What the list becomes
ui-gather-read = Read as: { $format }.
ui-gather-added = Joining ({ $count })
ui-gather-updated = Changed ({ $count })
ui-gather-left-out = Left out ({ $count })
ui-gather-unchanged = Here already, nothing new ({ $count })
ui-gather-all = All
ui-gather-none = None
ui-gather-new = { $count ->
    [one] new
   *[other] { $count } new
}
ui-gather-side = Side of those whom the list gives none
ui-gather-sides = Sides
ui-gather-side-of = Side: { $name }
ui-gather-here-as = here as: { $names }
ui-gather-why-listed-twice = stands further up in the list already
ui-gather-why-encounter-full = no room: leave out others, or remove some who are here
ui-gather-add = Add { $count }
ui-gather-update = Change { $count }
ui-gather-both = Add { $added }, change { $updated }
ui-gather-nothing-new = Nothing new to bring in
ui-gather-initiative = Initiative is read, but not taken over: each way of keeping time here has numbers of its own.
ui-gathered-added = Brought in: { $added } new
ui-gathered-updated = Brought in: { $updated } changed
ui-gathered-both = Brought in: { $added } new, { $updated } changed
ui-becomes-name = { $before } → { $after }
ui-becomes-side = Side: { $before } → { $after }
ui-becomes-hp = HP { $before } → { $after }
ui-becomes-max-hp = HP at most { $before } → { $after }
ui-becomes-hidden = will be hidden
ui-becomes-seen = will be seen
ui-becomes-fallen = falls
ui-becomes-risen = rises
ui-becomes-condition = gets: { $after }

## What was read

ui-format-list = list of names
ui-format-spreadsheet = spreadsheet
ui-format-foundry-actor = actors of Foundry VTT
ui-format-foundry-combat = combat of Foundry VTT
ui-format-roll20 = turn order of Roll20
ui-format-stat-block = stat block

## What was not taken, and why

ui-gather-problems = Not taken as it stands ({ $count })
ui-gather-line = Line { $where }: { $what }
ui-gather-place = { $where }: { $what }
ui-problem-too-big = It has more than { $most } characters. Take a part of it.
ui-problem-empty = There is nobody in it.
ui-problem-no-json = It breaks off or has a mistake at character { $at }. Copy all of it once more.
ui-problem-too-deep = It is nested more than { $most } deep.
ui-problem-unknown-format = This is JSON of a kind that is not known here. A list of names works always.
ui-problem-no-titles = Without titles only the first column is read, as names. Put a line with titles above it.
ui-problem-above-titles = It stands above the titles and is left out.
ui-problem-address = An address is not opened from here. Open it yourself, copy what is there, and paste that.
ui-problem-unreadable = Cannot be read: a quotation mark may be missing.
ui-problem-counter = { $name } counts by itself and is nobody who fights.
ui-problem-no-name = There is no name.
ui-problem-only-id = Only the number of a token stands there, not its name. Type the name as a list instead.
ui-problem-bad-count = { $name }: { $value } is no number of combatants from 1 to { $most }.
ui-problem-name-cut = Cut after { $most } characters: { $name }
ui-problem-no-number = { $field ->
    [hp] Hit points
    [max_hp] Most hit points
   *[initiative] Initiative
}: “{ $value }” is no number and is left out.
ui-problem-out-of-range = { $field ->
    [hp] Hit points
    [max_hp] Most hit points
   *[initiative] Initiative
}: { $value } is more than { $most } and is left out.
ui-problem-too-many-rows = Only the first { $most } are read. Bring in the others as a second list.
refused-gather-no-text = { $name } is no text. Save a spreadsheet as CSV, or copy its cells and paste them.
refused-gather-too-large = { $name } is larger than { $most } MB. Take a part of it.
refused-gather-empty = { $name } is empty.

## Out

ui-out = For other programs
ui-out-roll20 = Copy for Roll20
ui-out-sheet = Spreadsheet (CSV)
ui-out-list = Who is there (JSON)
ui-out-all = Everything, with the log and the hidden (JSON)
ui-out-hidden = With what only GMs see: hidden ones, notes, all hit points
ui-out-copied = Copied. Paste it into Roll20’s chat; the script ChatTurnManager loads it.
ui-out-by-hand = The browser does not let us copy here. The text is marked: press Ctrl+C, or copy it from the menu. Roll20’s script ChatTurnManager loads it from the chat.
