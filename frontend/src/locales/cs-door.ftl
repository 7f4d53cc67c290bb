# The door: how people come in who have no seat yet, and what a GM does about them.

## The lobby

lobby-door = Přidej se ke stolu
lobby-door-what = Řekni, kdo jsi. PJ uvidí, že klepeš, a pustí tě dovnitř.
lobby-waiting = Zaklepáno
lobby-waiting-what = PJ vidí tvé jméno. Až tě pustí dovnitř, stůl se tu sám otevře.
lobby-waiting-offline = Server právě neodpovídá. Ptáme se ho znovu a znovu.
lobby-turned-away = Nikdo tě nepustil dovnitř
lobby-turned-away-what = PJ tě pod tím jménem možná nezná, nebo u dveří nikdo nebyl. Můžeš zaklepat znovu.
lobby-shut = Tyhle dveře jsou zavřené
lobby-shut-what = Odkaz pro připojení už neplatí. Požádej PJ o nový.
lobby-no-invite = Otevři odkaz pro připojení znovu
lobby-no-invite-what = Kus mu chybí. Otevři ještě jednou odkaz, který máš, nebo znovu načti kód.
lobby-begin = Hlídej čas ve svých soubojích
lobby-begin-what = Založ stůl a místo PJ u něj bude tvoje.
lobby-made = Stůl je připravený
lobby-made-what = Tenhle odkaz vede k místu PJ a ukazuje se jen teď. Ulož si ho pro jiný prohlížeč nebo jiný den.
lobby-room = Tahle místnost má stůl
lobby-room-what = Pokud jsi jeho PJ, vlož odkaz, který sis při jeho založení uložil. Další PJ si od něj vyžádá vlastní odkaz.
lobby-nowhere = Stůl tu ještě není
lobby-nowhere-what = Jakmile ho PJ v téhle místnosti otevře, můžeš se tu přidat. Nech to otevřené.
lobby-away = Stůl je jinde
lobby-away-what = Tahle místnost vede ke stolu na jiném serveru.
lobby-name = Tvé jméno
lobby-role = Chceš
lobby-role-player = Hrát
lobby-role-observer = Dívat se
lobby-knock = Zaklepat
lobby-again = Zaklepat znovu
lobby-other-name = Změnit
lobby-have-link = Mám odkaz
lobby-link = Tvůj odkaz
lobby-go = Otevřít
lobby-knock-instead = Raději zaklepat
lobby-new-instead = Založit pro tuhle místnost nový stůl
lobby-open-there = Otevřít ho tam
refused-no-link = To není odkaz ke stolu.
refused-other-server = Tenhle odkaz patří k jinému serveru. Jestli se jen změnila adresa serveru, dej na jeho začátek tu novou.
refused-link-cut-off = Odkazu chybí konec. Zkopíruj ho celý, od „https“ po poslední písmeno.
refused-room-full = Místnost odkaz na tenhle stůl nepřijala. Rozdej odkaz pro připojení sám v části Stůl.

## The door, for GMs

ui-door = Dveře
ui-door-what = Kdo má odkaz pro připojení, může zaklepat. Ty řekneš, kdo smí dovnitř a jako kdo.
ui-door-open-elsewhere = Dveře jsou otevřené. Jejich odkaz je tam, kde vznikl; tady můžeš vytvořit nový.
ui-join-link = Odkaz pro připojení
ui-join-link-what = Rozdej ho, komu chceš: dá se s ním jen zaklepat.
ui-join-qr = Kód pro telefony
ui-join-qr-what = Odkaz pro připojení jako QR kód
ui-room-leads-here = Tahle místnost vede sem: kdo v ní otevře Rondel, může zaklepat.
ui-room-lead-here = Ať tahle místnost vede sem
ui-room-void = Odkaz téhle místnosti už neplatí: nikdo s ním nezaklepe.
ui-room-renew = Vytvořit nový
ui-room-amiss = Z téhle místnosti sem zatím nejde zaklepat. Spravíš to u dveří v části Stůl.
ui-knock = Klepe: { $name }
ui-knocks = Kdo klepe
ui-knock-before = Hlásí se jako: { $name }
ui-knock-before-here = Právě u stolu: { $name }
ui-knock-plays = Hraje
ui-knock-plays-nobody = zatím nikoho
ui-admitted = Dovnitř: { $name }
table-open-door = Otevřít dveře
table-renew-door = Nový odkaz
table-renew-door-sure = Vytvořit nový odkaz pro připojení? Starý přestane platit a kdo čeká, toho to odmítne.
table-close-door = Zavřít dveře
table-close-door-sure = Zavřít dveře? Odkaz pro připojení přestane platit a kdo čeká, toho to odmítne.
table-admit-before = Pustit jako: { $name }
table-admit-player = Pustit jako hráče
table-admit-observer = Pustit jako diváka
table-admit-seat = Pustit na místo
    .seat = Čí místo
table-turn-away = Odmítnout

## Pages around the table

ui-frames = Stránky, které smějí tenhle stůl ukazovat
ui-frames-what = Owlbear Rodeo a tenhle server smějí. Přidej adresu své Foundry nebo jiné stránky. Stránky jen na dívání se smějí ukazovat kdekoli.
ui-frames-address = Adresa stránky
ui-frames-add = Přidat
ui-frames-remove = Odebrat { $origin }
ui-host-switches = V programu { $host }
ui-knock-by-link = přes odkaz
