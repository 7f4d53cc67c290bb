# Listen aus anderen Programmen, und die Reihenfolge für sie.

## Herein

ui-gather = Liste einfügen oder ablegen
ui-gather-what = Aus einer Tabelle oder einem anderen Programm, als Datei oder getippt. Zum Beispiel:
ui-gather-knows = Was verstanden wird
ui-gather-knows-list = Namen, einer je Zeile oder mit Kommas dazwischen. Mit Anzahl, Lebenspunkten und Notiz:
ui-gather-knows-sheet = Zellen einer Tabelle, CSV oder TSV, mit Überschriften wie Name, Seite, LP, Max. LP, Verborgen, Zustände, Notiz.
ui-gather-knows-exports = Was diese Programme ausgeben: Rondel, Owlbear Rodeo, Foundry VTT (Figuren, Kämpfe), Roll20 (Zugreihenfolge), TaleSpire, Improved Initiative, Pathbuilder 2e sowie Kreaturen aus Open5e und der 5e-SRD-API.
ui-gather-text = Die Liste
ui-gather-file = Datei wählen
ui-gather-look = Ansehen, was daraus wird
ui-gather-drop = Loslassen: Es wird erst angesehen
ui-gather-stays = Die Liste ist noch da.
ui-gather-no-encounter = Es gibt noch keine Begegnung, zu der sie kommen könnten. Leg unter Tisch eine an; die Liste bleibt hier.
ui-gather-too-long = Die Liste hat { $count } Zeichen, auf einmal gelesen werden { $most }. Nimm einen Teil davon.
ui-gather-beneath = { $count ->
    [one] Nach dieser kommt noch eine Liste.
   *[other] Nach dieser kommen noch { $count } Listen.
}
ui-gather-preview = Was aus der Liste wird
ui-gather-read = Gelesen als: { $format }.
ui-gather-added = Kommen dazu ({ $count })
ui-gather-updated = Ändern sich ({ $count })
ui-gather-left-out = Weggelassen ({ $count })
ui-gather-unchanged = Schon hier, nichts Neues ({ $count })
ui-gather-all = Alle
ui-gather-none = Keine
ui-gather-new = { $count ->
    [one] neu
   *[other] { $count } neu
}
ui-gather-side = Seite derer, für die die Liste keine nennt
ui-gather-sides = Seiten
ui-gather-side-of = Seite: { $name }
ui-gather-here-as = hier als: { $names }
ui-gather-why-listed-twice = steht weiter oben schon in der Liste
ui-gather-why-encounter-full = kein Platz: Lass andere weg oder entferne welche, die hier sind
ui-gather-add = { $count } hinzufügen
ui-gather-update = { $count } ändern
ui-gather-both = { $added } hinzufügen, { $updated } ändern
ui-gather-nothing-new = Nichts Neues hereinzuholen
ui-gather-initiative = Initiative wird gelesen, aber nicht übernommen: Hier hat jede Art, die Zeit zu zählen, eigene Zahlen.
ui-gathered-added = Hereingeholt: { $added } neu
ui-gathered-updated = Hereingeholt: { $updated } geändert
ui-gathered-both = Hereingeholt: { $added } neu, { $updated } geändert
ui-becomes-name = { $before } → { $after }
ui-becomes-side = Seite: { $before } → { $after }
ui-becomes-hp = LP { $before } → { $after }
ui-becomes-max-hp = LP höchstens { $before } → { $after }
ui-becomes-hidden = wird verborgen
ui-becomes-seen = wird sichtbar
ui-becomes-fallen = fällt
ui-becomes-risen = steht auf
ui-becomes-condition = bekommt: { $after }

## Was gelesen wurde

ui-format-list = Namensliste
ui-format-spreadsheet = Tabelle
ui-format-foundry-actor = Figuren aus Foundry VTT
ui-format-foundry-combat = Kampf aus Foundry VTT
ui-format-roll20 = Zugreihenfolge aus Roll20
ui-format-stat-block = Werte einer Kreatur

## Was nicht genommen wurde, und warum

ui-gather-problems = Nicht so genommen, wie es dasteht ({ $count })
ui-gather-line = Zeile { $where }: { $what }
ui-gather-place = { $where }: { $what }
ui-problem-too-big = Es hat mehr als { $most } Zeichen. Nimm einen Teil davon.
ui-problem-empty = Darin ist niemand.
ui-problem-no-json = Es bricht ab oder hat bei Zeichen { $at } einen Fehler. Kopier es noch einmal ganz.
ui-problem-too-deep = Es ist tiefer als { $most } verschachtelt.
ui-problem-unknown-format = Das ist JSON einer Art, die hier nicht bekannt ist. Eine Namensliste geht immer.
ui-problem-no-titles = Ohne Überschriften wird nur die erste Spalte gelesen, als Namen. Setz eine Zeile mit Überschriften darüber.
ui-problem-above-titles = Es steht über den Überschriften und wird ausgelassen.
ui-problem-address = Eine Adresse wird von hier aus nicht geöffnet. Öffne sie selbst, kopier, was dort steht, und füg es ein.
ui-problem-unreadable = Nicht lesbar: Vielleicht fehlt ein Anführungszeichen.
ui-problem-counter = { $name } zählt von selbst und ist niemand, der kämpft.
ui-problem-no-name = Es fehlt der Name.
ui-problem-only-id = Da steht nur die Nummer eines Tokens, nicht der Name. Tipp stattdessen den Namen als Liste ein.
ui-problem-bad-count = { $name }: { $value } ist keine Anzahl von 1 bis { $most }.
ui-problem-name-cut = Nach { $most } Zeichen abgeschnitten: { $name }
ui-problem-no-number = { $field ->
    [hp] Lebenspunkte
    [max_hp] Lebenspunkte höchstens
   *[initiative] Initiative
}: „{ $value }“ ist keine Zahl und bleibt weg.
ui-problem-out-of-range = { $field ->
    [hp] Lebenspunkte
    [max_hp] Lebenspunkte höchstens
   *[initiative] Initiative
}: { $value } ist mehr als { $most } und bleibt weg.
ui-problem-too-many-rows = Nur die ersten { $most } werden gelesen. Hol die anderen als zweite Liste herein.
refused-gather-no-text = { $name } ist kein Text. Speicher eine Tabelle als CSV, oder kopier ihre Zellen und füg sie ein.
refused-gather-too-large = { $name } ist größer als { $most } MB. Nimm einen Teil davon.
refused-gather-empty = { $name } ist leer.

## Hinaus

ui-out = Für andere Programme
ui-out-roll20 = Für Roll20 kopieren
ui-out-sheet = Tabelle (CSV)
ui-out-list = Wer da ist (JSON)
ui-out-all = Alles, mit Verlauf und Verborgenen (JSON)
ui-out-hidden = Auch was nur SL sehen: Verborgene, Notizen, alle Lebenspunkte
ui-out-copied = Kopiert. Füg es in den Chat von Roll20 ein; das Skript ChatTurnManager lädt es.
ui-out-by-hand = Der Browser lässt uns hier nicht kopieren. Der Text ist markiert: Drück Strg+C oder kopier ihn über das Menü. Das Skript ChatTurnManager in Roll20 lädt ihn aus dem Chat.
