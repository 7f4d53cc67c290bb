## Hands: what was done, and the way back

ui-saved = uloženo
ui-hp-now = { ui-saved }: { $hp }
ui-did = Hotovo: { $what }
ui-did-undo = Vráceno zpět: { $what }
ui-did-redo = Znovu hotovo: { $what }
ui-did-many = { $what }: { $who }
ui-did-some = { $what }: hotovo u { $done }, ne u { $refused }. { $name }: { $why }
ui-not-with = To nejde – { $name }: { $what }
ui-not-now = Teď ne: { $what }
ui-with-whom = U koho? Nejdřív přejdi na řádek: { $what }

## Hit points that reckon

ui-hp-reckon = { $name }: počítat s životy
ui-hp-how = −7 ubere, +3 přidá, =12 nastaví
ui-hp-which = { $n } může znamenat tři věci:
ui-hp-wrong = To není výpočet: napiš −7, +3 nebo =12.
ui-hp-takes = −{ $n } ubere
ui-hp-gives = +{ $n } přidá
ui-hp-sets = ={ $n } nastaví

## Putting rows elsewhere

ui-place = Přesunout: { $name }
ui-place-how = Přetáhni na jiné místo. Na klávesnici: nahoru a dolů, pak Enter.
ui-place-now = Pořadí { $place } z { $count }

## Several at once

ui-pick = Vybrat více
ui-picked = vybráno: { $count }
ui-pick-all = Vše
ui-pick-none = Nic
ui-pick-end = Ukončit výběr
ui-pick-how = Vyber řádky, které chceš. S klávesou Shift i všechny mezi nimi.
ui-pick-do = { $what } ({ $count })

## The palette

ui-find = Najít příkaz
ui-found-nothing = Nic, co teď jde udělat, se tak nejmenuje.
ui-found-more = další: { $count }. Najdeš je, když budeš psát dál.
ui-open-encounter = Zobrazit: { $name }

## Keys

ui-key-palette = Všechny příkazy
ui-key-help = Všechny zkratky
ui-key-redo = Znovu
ui-key-order = Pořadí
ui-key-setup = Příprava
ui-key-rules = Domácí pravidla
ui-key-table = Stůl
ui-key-row-down = Další řádek
ui-key-row-up = Předchozí řádek
ui-key-hp = Počítat s životy
ui-key-select = Vybrat více řádků
ui-keys-overlay = Panel
ui-keys-offers = Příkazy
ui-keys-how = Zkratku změníš, když na ni klepneš. Příkaz platí pro řádek, na kterém jsi, jinak pro otevřený, jinak pro toho, kdo je na řadě.
ui-keys-change = { $what }: { $key }. Změnit zkratku
ui-keys-none = bez zkratky
ui-keys-pressing = Stiskni klávesy
ui-keys-press = { $what }: stiskni nové klávesy. Backspace zkratku zruší, Esc ji nechá, jak je.
ui-keys-taken = { $key } je potřeba k pohybu nebo psaní.
ui-keys-lost = { $key } byla zkratka pro: { $what }. Tam teď žádná není.
ui-keys-reset = Všechny zkratky jako na začátku
ui-cap-ctrl = Ctrl
ui-cap-alt = Alt
ui-cap-shift = Shift
