# Seznamy z jiných programů a pořadí pro ně.

## Dovnitř

ui-gather = Vlož nebo přetáhni seznam
ui-gather-what = Z tabulky nebo jiného programu, jako soubor, nebo napsaný. Například:
ui-gather-knows = Čemu rozumíme
ui-gather-knows-list = Jména, po jednom na řádku nebo oddělená čárkami. S počtem, životy a poznámkou:
ui-gather-knows-sheet = Buňky tabulky, CSV nebo TSV, s nadpisy jako Jméno, Strana, Životy, Max. životy, Skrytý, Stavy, Poznámka.
ui-gather-knows-exports = Co vydávají tyto programy: Rondel, Owlbear Rodeo, Foundry VTT (postavy, souboje), Roll20 (pořadí tahů), TaleSpire, Improved Initiative, Pathbuilder 2e a bytosti z Open5e a 5e SRD API.
ui-gather-text = Seznam
ui-gather-file = Vybrat soubor
ui-gather-look = Podívat se, co z toho bude
ui-gather-drop = Pusť: nejdřív se jen podíváme
ui-gather-stays = Seznam je pořád tady.
ui-gather-no-encounter = Ještě není střetnutí, do kterého by se dali přidat. Založ ho v záložce Stůl; seznam tu zůstane.
ui-gather-too-long = Seznam má { $count } znaků a najednou jich lze přečíst { $most }. Vezmi jen část.
ui-gather-beneath = { $count ->
    [one] Po tomto přijde ještě jeden seznam.
    [few] Po tomto přijdou ještě { $count } seznamy.
    [many] Po tomto přijde ještě { $count } seznamu.
   *[other] Po tomto přijde ještě { $count } seznamů.
}
ui-gather-preview = Co ze seznamu bude
ui-gather-read = Přečteno jako: { $format }.
ui-gather-added = Přijdou ({ $count })
ui-gather-updated = Změní se ({ $count })
ui-gather-left-out = Vynecháno ({ $count })
ui-gather-unchanged = Už tu jsou, nic nového ({ $count })
ui-gather-all = Všechny
ui-gather-none = Žádné
ui-gather-new = { $count ->
    [one] nový
    [few] { $count } noví
    [many] { $count } nového
   *[other] { $count } nových
}
ui-gather-side = Strana těch, kterým ji seznam nedává
ui-gather-sides = Strany
ui-gather-side-of = Strana: { $name }
ui-gather-here-as = tady jako: { $names }
ui-gather-why-listed-twice = v seznamu už je výš
ui-gather-why-encounter-full = není místo: vynech jiné, nebo odeber někoho, kdo tu je
ui-gather-add = Přidat { $count }
ui-gather-update = Změnit { $count }
ui-gather-both = Přidat { $added }, změnit { $updated }
ui-gather-nothing-new = Není co nového přinést
ui-gather-initiative = Iniciativa se přečte, ale nepřevezme: každý způsob počítání času tu má vlastní čísla.
ui-gathered-added = Přineseno: nových { $added }
ui-gathered-updated = Přineseno: změněných { $updated }
ui-gathered-both = Přineseno: nových { $added }, změněných { $updated }
ui-becomes-name = { $before } → { $after }
ui-becomes-side = Strana: { $before } → { $after }
ui-becomes-hp = Životy { $before } → { $after }
ui-becomes-max-hp = Životů nejvýš { $before } → { $after }
ui-becomes-hidden = bude skryto
ui-becomes-seen = bude vidět
ui-becomes-fallen = padne
ui-becomes-risen = vstane
ui-becomes-condition = dostane stav: { $after }

## Co bylo přečteno

ui-format-list = seznam jmen
ui-format-spreadsheet = tabulka
ui-format-foundry-actor = postavy z Foundry VTT
ui-format-foundry-combat = souboj z Foundry VTT
ui-format-roll20 = pořadí tahů z Roll20
ui-format-stat-block = údaje bytosti

## Co se nevzalo a proč

ui-gather-problems = Nevzato tak, jak stojí ({ $count })
ui-gather-line = Řádek { $where }: { $what }
ui-gather-place = { $where }: { $what }
ui-problem-too-big = Má víc než { $most } znaků. Vezmi jen část.
ui-problem-empty = Nikdo v tom není.
ui-problem-no-json = Končí uprostřed, nebo má chybu u znaku { $at }. Zkopíruj to celé znovu.
ui-problem-too-deep = Je vnořené hlouběji než { $most }.
ui-problem-unknown-format = Takový JSON tu neznáme. Seznam jmen funguje vždycky.
ui-problem-no-titles = Bez nadpisů se čte jen první sloupec, jako jména. Dej nad něj řádek s nadpisy.
ui-problem-above-titles = Stojí nad nadpisy a vynechá se.
ui-problem-address = Adresa se odtud neotevře. Otevři ji, zkopíruj, co na ní je, a vlož to sem.
ui-problem-unreadable = Nelze přečíst: možná chybí uvozovka.
ui-problem-counter = { $name } počítá sám od sebe a není nikdo, kdo bojuje.
ui-problem-no-name = Chybí jméno.
ui-problem-only-id = Je tu jen číslo žetonu, ne jméno. Napiš místo toho jméno jako seznam.
ui-problem-bad-count = { $name }: { $value } není počet od 1 do { $most }.
ui-problem-name-cut = Zkráceno na { $most } znaků: { $name }
ui-problem-no-number = { $field ->
    [hp] Životy
    [max_hp] Životů nejvýš
   *[initiative] Iniciativa
}: „{ $value }“ není číslo a vynechá se.
ui-problem-out-of-range = { $field ->
    [hp] Životy
    [max_hp] Životů nejvýš
   *[initiative] Iniciativa
}: { $value } je víc než { $most } a vynechá se.
ui-problem-too-many-rows = Čte se jen prvních { $most }. Ostatní přines jako druhý seznam.
refused-gather-no-text = { $name } není text. Ulož tabulku jako CSV, nebo zkopíruj její buňky a vlož je.
refused-gather-too-large = { $name } je větší než { $most } MB. Vezmi jen část.
refused-gather-empty = { $name } je prázdné.

## Ven

ui-out = Pro jiné programy
ui-out-roll20 = Zkopírovat pro Roll20
ui-out-sheet = Tabulka (CSV)
ui-out-list = Kdo tu je (JSON)
ui-out-all = Všechno, i se záznamem a skrytými (JSON)
ui-out-hidden = I s tím, co vidí jen PJ: skrytí, poznámky, všechny životy
ui-out-copied = Zkopírováno. Vlož to do chatu Roll20; skript ChatTurnManager to načte.
ui-out-by-hand = Prohlížeč tu kopírovat nedovolí. Text je označený: stiskni Ctrl+C, nebo ho zkopíruj z nabídky. Skript ChatTurnManager v Roll20 ho načte z chatu.
