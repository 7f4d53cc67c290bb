# The time plan in Finnish: what the board shows. A row is one action point (AP).

## What happens now

time-plan-setup = Valmistelut
time-plan-ended = Kohtaus on ohi
time-plan-reacting = { $missing ->
    [one] Reaktioheitot: yksi puuttuu
   *[other] Reaktioheitot: { $missing } puuttuu
}
time-plan-your-reaction = Tee reaktioheittosi
time-plan-ready = Kaikilla on reaktioarvo
time-plan-asks = Rivi { $row }: { $name } päättää
time-plan-your-turn = Rivi { $row }: sinun vuorosi, { $name }
time-plan-asks-several = Rivi { $row }: { $count } hahmoa päättää
time-plan-at-event = Rivi { $row }: { $what }
time-plan-at-row = Rivi { $row }: kaikki ovat päättäneet
time-plan-owing = Rivi { $row }: { $missing ->
    [one] yksi reaktioheitto puuttuu
   *[other] { $missing } reaktioheittoa puuttuu
}
time-plan-your-roll = Rivi { $row }: heitä reaktiosi
time-plan-unit = TP

time-plan-prompt-react = reaktioheitto
time-plan-prompt-start = aikataulun aloitus
time-plan-prompt-act = päätös
time-plan-prompt-who-acts = toimiiko joku vai seuraavaan merkintään?
time-plan-prompt-forward = kelaus seuraavaan merkintään
time-plan-prompt-end = kohtauksen päättäminen tai uusi merkintä

time-plan-hint-over = Aikataulu on tyhjä: kohtaus on ohi. Lisää merkintä tai päätä kohtaus.
time-plan-hint-expected = Laukaisija, odotettu: { $what }
time-plan-hint-expected-unnamed = Laukaisija on odotettu
time-plan-hint-unexpected = Laukaisija, odottamaton: { $what }
time-plan-hint-unexpected-unnamed = Laukaisija on odottamaton
time-plan-hint-set-up-reactions = Avaa rivi, niin voit asettaa intuition, piirteet ja yllätysheitot ennen kohtauksen alkua.

## Rows

time-plan-pip-unready = heittämättä
time-plan-pip-held = valmiina
time-plan-pip-waiting = aikataulussa
time-plan-badge-immediate = reagoi heti
time-plan-badge-surprise-succeeded = yllättää: +5
time-plan-badge-surprise-failed = yllätys epäonnistui
time-plan-badge-owes = heittää
time-plan-badge-owes-again = heittää uudelleen
time-plan-badge-ready = valmiina
time-plan-badge-waits = odottaa riviin { $row } asti
time-plan-badge-waits-for = odottaa: { $what }
time-plan-badge-waits-unknown = odottaa jotain
counter-free = Vapaita toimintoja jäljellä: { $left }/{ $of }

time-plan-action = { $action ->
    [strike] Lyönti
    [shoot] Ammunta
    [move] Liike
    [cast] Loitsu
    [look] Tähystys
   *[own] { $what }
}
time-plan-preset-strike = Lyönti
time-plan-preset-shoot = Ammunta
time-plan-preset-move = Liike
time-plan-preset-cast = Loitsu
time-plan-preset-look = Tähystys
time-plan-effect-start = vaikuttaa alussa
time-plan-effect-end = vaikuttaa lopussa
time-plan-catalogue = Toiminnot ja niiden kesto

time-plan-intuition = Intuitiobonus
time-plan-when-always = aina
time-plan-when-unexpected = vain jos odottamaton
time-plan-when-expected = vain jos odotettu

time-plan-chance-first = ensin
time-plan-chance-immediate = heti

## Why this place

time-plan-why-roll = Reaktioheitto
time-plan-why-intuition = Intuitiobonus
time-plan-why-trait-always = { $name }
time-plan-why-trait-unexpected = { $name } (vain jos odottamaton)
time-plan-why-trait-expected = { $name } (vain jos odotettu)
time-plan-why-surprise-succeeded = Yllätysheitto onnistui
time-plan-why-surprise-failed = Yllätysheitto epäonnistui
time-plan-why-value = 15 − { $result }
time-plan-why-floor = Vähintään 0
time-plan-why-set = PJ:n asettama
time-plan-why-tie = Ratkaisunoppa, vastassa: { $against }
time-plan-why-joined = Tuli mukaan rivillä { $row }
time-plan-why-late = Aikaisintaan rivillä { $row }
time-plan-why-declared = Ilmoitettu rivillä { $row }
time-plan-why-cost = { $cost } TP
time-plan-why-moved = PJ:n siirtämä
time-plan-why-waits = Odottaa tähän riviin asti
time-plan-why-waits-for = Odottaa: { $what }

## The line

time-plan-plan = Aikataulu
time-plan-line-reaction = reagoi
time-plan-line-wait = odottaa siihen asti
time-plan-line-wait-for = odottaa: { $what }
time-plan-line-event = { $what }
time-plan-line-repeats = { $left ->
    [0] { $what }
   *[other] { $what } ({ $every } TP:n välein, vielä { $left })
}
time-plan-entry-of = { $name }, rivi { $row }
time-plan-entry-event = { $what }, rivi { $row }
