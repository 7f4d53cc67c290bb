# What a browser keeps from Rondel in somebody else’s page.
ui-page-sandboxed = Tento rám je uzamčený
ui-page-sandboxed-what = Okolní stránka dala Rondel do sandboxu, který mu bere jeho adresu, a server ho proto nepustí dovnitř. Kdo stránku vytvořil, může to povolit: sandbox="allow-scripts allow-same-origin".
ui-page-local = Prohlížeč možná Rondel zadržuje
ui-page-local-what = Tento Rondel běží na tvém počítači nebo v tvé síti a okolní stránka je odjinud. Některé prohlížeče to dovolí jen na požádání: povol této stránce přístup k zařízením v místní síti (znak vedle adresy), nebo otevři Rondel ve vlastní kartě.
ui-page-mixed = Zabezpečená stránka Rondel zadržuje
ui-page-mixed-what = Okolní stránka je zabezpečená (https), adresa Rondelu ne. Prohlížeče je spolu mluvit nenechají. Požádej správce Rondelu, ať ho dá za https, nebo ho otevři ve vlastní kartě.

# In Owlbear Rodeo: the menu of tokens, and what is told where nothing came of it.
ui-owlbear-add = Rondel: přidat
ui-owlbear-not-added = Nic se nepřidalo. Otevři Rondel jako PJ stolu a zkus to znovu.
ui-seen-on-map = Na mapě je teď vidět, ale tady je skryto: { $names }

# The door of a table: its commands, and why one of them is not carried out.
core-open-door = Otevřít dveře
core-close-door = Zavřít dveře
core-admit-knock = Pustit někoho dovnitř
core-turn-away = Odmítnout někoho
core-set-frames = Stránky, které smějí stůl zarámovat
refused-door-closed = Tímhle odkazem už se zaklepat nedá. Požádej PJ o nový.
refused-door-crowded = U dveří už čeká { $most }. Zkus to za chvíli znovu.
refused-no-such-knock = U dveří už nečeká.
refused-gms-by-link = Místo PJ se otevírá jen vlastním odkazem.
refused-no-origin = „{ $origin }“ není začátek adresy. Napiš třeba https://vtt.example nebo http://192.168.1.5:30000 a nic za to.
refused-origin-not-listed = Stůl nezná stránku, odkud přicházíš. PJ ji může přidat v části Stůl.
host-switch-marker = Označit na mapě, kdo jedná (pro jiná rozšíření)
host-switch-select = Vybrat žeton toho, kdo jedná
host-switch-follow = Posunout mapu k tomu, kdo jedná
host-switch-banner = Pruh nad mapou říká, kdo jedná
host-switch-mirror = Ukazovat pořadí v bojovém přehledu Foundry

# All who stand in the tabletop around us.
ui-from-host = Načíst: { $host }
ui-from-host-none = Není tam nikdo k načtení.

# A page of a host, opened outside of it.
ui-outside = Není na svém místě
ui-outside-what = Tahle stránka patří sem: { $host }. Teď tam není.
ui-outside-another = jiná stránka, třeba Foundry VTT
ui-outside-how = Jak se tam dostane
ui-outside-waits = Čeká, kdyby se to jen opozdilo.
ui-outside-go = Pokračovat bez toho
