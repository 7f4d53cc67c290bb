# The time plan in Czech: what the board shows. A row is one action point (AB).

## What happens now

time-plan-setup = Příprava
time-plan-ended = Scéna skončila
time-plan-reacting = { $missing ->
    [one] Hody na reakci: jeden chybí
    [few] Hody na reakci: { $missing } chybějí
    [many] Hody na reakci: { $missing } chybí
   *[other] Hody na reakci: { $missing } chybí
}
time-plan-your-reaction = Hoď si na reakci
time-plan-ready = Všichni mají hodnotu reakce
time-plan-asks = Řádek { $row }: rozhoduje { $name }
time-plan-your-turn = Řádek { $row }, jsi na řadě: { $name }
time-plan-asks-several = { $count ->
    [one] Řádek { $row }: rozhoduje { $count } účastník
    [few] Řádek { $row }: rozhodují { $count } účastníci
    [many] Řádek { $row }: rozhoduje { $count } účastníka
   *[other] Řádek { $row }: rozhoduje { $count } účastníků
}
time-plan-at-event = Řádek { $row }: { $what }
time-plan-at-row = Řádek { $row }: vše rozhodnuto
time-plan-owing = Řádek { $row }: { $missing ->
    [one] chybí jeden hod na reakci
    [few] chybí { $missing } hody na reakci
    [many] chybí { $missing } hodu na reakci
   *[other] chybí { $missing } hodů na reakci
}
time-plan-your-roll = Řádek { $row }: hoď na svou reakci
time-plan-unit = AB

time-plan-prompt-react = hodit na reakci
time-plan-prompt-start = spustit plán
time-plan-prompt-act = rozhodnout se
time-plan-prompt-who-acts = bude někdo jednat, nebo na další zápis?
time-plan-prompt-forward = přejít na další zápis
time-plan-prompt-end = ukončit scénu, nebo něco zapsat

time-plan-hint-over = V plánu už nic nezbývá: scéna skončila. Něco zapiš, nebo ji ukonči.
time-plan-hint-expected = Čekaný spouštěč: { $what }
time-plan-hint-expected-unnamed = Čekaný spouštěč
time-plan-hint-unexpected = Nečekaný spouštěč: { $what }
time-plan-hint-unexpected-unnamed = Nečekaný spouštěč
time-plan-hint-set-up-reactions = Rozklikni účastníka a nastav intuici, vlastnosti a hody na překvapení, než scéna začne.

## Rows

time-plan-pip-unready = musí hodit
time-plan-pip-held = v pohotovosti
time-plan-pip-waiting = v plánu
time-plan-badge-immediate = reaguje okamžitě
time-plan-badge-surprise-succeeded = překvapuje: +5
time-plan-badge-surprise-failed = překvapení nevyšlo
time-plan-badge-owes = musí hodit
time-plan-badge-owes-again = musí hodit znovu
time-plan-badge-ready = v pohotovosti
time-plan-badge-waits = čeká do řádku { $row }
time-plan-badge-waits-for = čeká na: { $what }
time-plan-badge-waits-unknown = na něco čeká
counter-free = Zbývající volné akce: { $left } z { $of }

time-plan-action = { $action ->
    [strike] Úder
    [shoot] Střelba
    [move] Pohyb
    [cast] Kouzlení
    [look] Rozhlížení
   *[own] { $what }
}
time-plan-preset-strike = Úder
time-plan-preset-shoot = Střelba
time-plan-preset-move = Pohyb
time-plan-preset-cast = Kouzlení
time-plan-preset-look = Rozhlížení
time-plan-effect-start = působí na začátku
time-plan-effect-end = působí na konci
time-plan-catalogue = Akce a jejich trvání

time-plan-intuition = Bonus za intuici
time-plan-when-always = vždy
time-plan-when-unexpected = jen v nečekané situaci
time-plan-when-expected = jen v čekané situaci

time-plan-chance-first = jako první
time-plan-chance-immediate = okamžitě

## Why this place

time-plan-why-roll = Hod na reakci
time-plan-why-intuition = Bonus za intuici
time-plan-why-trait-always = { $name }
time-plan-why-trait-unexpected = { $name } (jen v nečekané situaci)
time-plan-why-trait-expected = { $name } (jen v čekané situaci)
time-plan-why-surprise-succeeded = Hod na překvapení vyšel
time-plan-why-surprise-failed = Hod na překvapení nevyšel
time-plan-why-value = 15 − { $result }
time-plan-why-floor = Nikdy pod 0
time-plan-why-set = Určuje PJ
time-plan-why-tie = Kostka při shodě ({ $against })
time-plan-why-joined = Příchod na řádku { $row }
time-plan-why-late = Nejdřív na řádku { $row }
time-plan-why-declared = Ohlášeno na řádku { $row }
time-plan-why-cost = { $cost } AB
time-plan-why-moved = Přesouvá PJ
time-plan-why-waits = Čeká do tohoto řádku
time-plan-why-waits-for = Čeká na: { $what }

## The line

time-plan-plan = Časový plán
time-plan-line-reaction = reaguje
time-plan-line-wait = čeká do té doby
time-plan-line-wait-for = čeká na: { $what }
time-plan-line-event = { $what }
time-plan-line-repeats = { $left ->
    [0] { $what }
   *[other] { $what } (po { $every } AB, ještě { $left }×)
}
time-plan-entry-of = { $name }, řádek { $row }
time-plan-entry-event = { $what }, řádek { $row }
