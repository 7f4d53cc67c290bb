# Nápověda: jak se Rondel dostane tam, kde se hraje. Nápisy na tlačítkách se jmenují svými klíči.

help = Kde hrajete?
help-what = Rondel může být uvnitř vašeho virtuálního stolu nebo vedle něj, v telefonech i ve vysílání. Všude stačí pár kroků.
help-home = Úvodní stránka Rondelu
help-places = Kde hrajete
help-line = Ke zkopírování
help-notes = Dobré vědět
help-hindered-local = Tento Rondel je na adrese { $server }: dosáhne na něj jen tento počítač. Na zkoušku to stačí, prohlížeč se ale může zeptat, zda okolní stránka smí k zařízením v místní síti, nebo to odmítne. Ostatní potřebují adresu, na kterou dosáhnou, a https; jak na to, píše README v části „Behind HTTPS“.
help-hindered-plain = Tento Rondel je na adrese { $server }, bez https. Prohlížeče ho neukážou uvnitř stránek, které https mají, jako Owlbear Rodeo. Správce může dopředu postavit webový server s certifikátem; jak na to, píše README v části „Behind HTTPS“. V okně vedle stolu funguje i takhle.
help-note-claims = V místnosti nikdy neleží nic, co otevírá místo, a co virtuální stůl říká o lidech, platí až tehdy, když je pustíš dovnitř. U toho, kdo se vrací, je vidět, které místo měl.
help-note-forgets = Některé prohlížeče si pro stránku uvnitř jiné nic nepamatují. PJ pak znovu vloží svůj odkaz a hráči znovu zaklepou.

## Owlbear Rodeo

help-owlbear = V Owlbear Rodeo
help-owlbear-what = Rozšíření s panelem vedle mapy: bojující přicházejí z jejích žetonů a mapa ukazuje, kdo jedná.
help-owlbear-add = Ve svém profilu na Owlbear Rodeo zvol „Add Extension“ a vlož tuto adresu:
help-owlbear-enable = Otevři svou místnost a zapni v ní Rondel mezi rozšířeními. V horní liště se objeví jeho kolo.
help-owlbear-table = Stiskni kolo a pak „{ landing-create }“. PJ jsi ty. Odkaz, který se ukáže, si nech: otevře tvé místo v kterémkoli prohlížeči.
help-owlbear-tokens = Vyber, jak se měří čas. Pak označ žetony na mapě a v jejich nabídce zvol „{ ui-owlbear-add }“. Nejdřív uvidíš, co z nich bude; skryté přijdou skryté.
help-owlbear-players = Hráči také stisknou kolo, a tím zaklepou. V části „{ ui-tab-table }“ je pustíš dovnitř a řekneš, za koho hrají. Rondel jim ukazuje, co není skryté, a zeptá se jich, když jsou na tahu.
help-owlbear-map = Níž v části „{ ui-tab-table }“ vybereš, co dělá mapa: označí toho, kdo jedná, posune se k němu, nebo ukáže pruh.
help-owlbear-tokens-later = Když na mapě zviditelníš skrytý žeton, Rondel se tě zeptá, jestli ho odkrýt i tady; sám neodkryje nikoho. Když žeton smažeš, ten, koho představoval, v boji zůstává.

## Foundry VTT

help-foundry = Ve Foundry VTT
help-foundry-what = Modul pro Foundry 13 a novější, s jakýmkoli herním systémem: okno, ve kterém je Rondel.
help-foundry-install = V nastavení Foundry, v části „Add-on Modules“, stiskni „Install Module“ a jako adresu manifestu vlož:
help-foundry-enable = Otevři svůj svět a v části „Manage Modules“ zapni Rondel.
help-foundry-table = V bojovém přehledu nebo mezi nástroji žetonů stiskni „Otevřít Rondel“ a pak „{ landing-create }“. PJ jsi ty. Odkaz, který se ukáže, si nech: otevře tvé místo v kterémkoli prohlížeči.
help-foundry-tokens = Klepni na žeton pravým tlačítkem a zvol „Přidat do Rondelu“, nebo pro celý souboj stiskni „{ ui-from-host }“. Nejdřív uvidíš, co z nich bude; skryté přijdou skryté.
help-foundry-players = Hráči také otevřou okno, a tím zaklepou. V části „{ ui-tab-table }“ je pustíš dovnitř a řekneš, za koho hrají.
help-foundry-mirror = Chceš-li, jde s tím i bojový přehled Foundry: „{ host-switch-mirror }“. Hodnoty iniciativy v něm se pak nahradí; nikdo se nepřidá ani neodebere.
help-foundry-frames = Zůstává někomu okno prázdné? Pak otevírá Foundry na jiné adrese než ty. Přidej ji v části „{ ui-frames }“; okno říká, která to je.

## TaleSpire

help-talespire = V TaleSpire
help-talespire-what = Symbiote: panel po straně herní desky.
help-talespire-folder = Stáhni tuto složku a rozbal ji do vlastní složky mezi svými Symbioty:
help-talespire-open = V TaleSpire otevři panel Symbiotů a vyber Rondel.
help-talespire-table = Stiskni „{ landing-create }“. PJ jsi ty. TaleSpire si tvé místo pro tuto kampaň pamatuje; nech si i odkaz.
help-talespire-queue = V části „{ ui-tab-setup }“ přivede „{ ui-from-host }“ všechny z fronty iniciativy. Nejdřív uvidíš, co z nich bude; skrytí přijdou skrytí.
help-talespire-players = Každý hráč si rozbalí tutéž složku. Kdo otevře Rondel na tvé desce, klepe, a v části „{ ui-tab-table }“ ho pustíš dovnitř.
help-talespire-board = Rondel na desce nic nemění: TaleSpire dovolí Symbiotům frontu číst, ale ne psát do ní.

## Any page

help-page = Na vlastní stránce
help-page-short = Webová stránka
help-page-what = Blog, wiki, stránka kampaně, nebo virtuální stůl, který ukazuje stránky v rámu.
help-page-link = V části „{ ui-tab-table }“ vytvoř odkaz pro diváka. Níže stojí místo něj LINK.
help-page-element = Kde můžeš psát HTML se skripty, vlož tyto dva řádky:
help-page-frame = Bez skriptů stačí rám. V odkazu napiš /w/ místo /t/: taková stránka jen ukazuje a zarámovat ji smí kdokoli.
help-page-play = Má-li se na té stránce hrát, přidej její adresu v části „{ ui-frames }“ a použij odkaz místa a view="full".
help-page-public = Kdo může otevřít tvou stránku, vidí to, co diváci. Odkaz PJ na žádnou stránku nepatří.

## OBS

help-obs = Ve vysílání, s OBS
help-obs-what = Stránka, která jen ukazuje: lišta, sloupec nebo celá obrazovka, chceš-li, průhledná.
help-obs-link = V části „{ ui-tab-table }“, u „{ ui-watch }“, vyber rozvržení a stiskni „{ ui-watch-make }“.
help-obs-source = V OBS přidej zdroj druhu „Browser“ a vlož ten odkaz jako jeho URL.
help-obs-size = Dej mu velikost: asi 1000 × 100 pro lištu, 340 × 620 pro sloupec, 1280 × 720 pro obrazovku. Řádky, na které není místo, se vynechají.
help-obs-colours = Barvy a velikosti si určíš v „Custom CSS“ toho zdroje:
help-obs-delay = „{ table-delay-observers }“ drží stránku o tolik pozadu jako tvé vysílání, aby nikdo nečetl napřed.
help-obs-hidden = Co je hráčům skryté, se na tu stránku nikdy nedostane.

## Phones

help-phones = V telefonech
help-phones-short = Telefony
help-phones-what = Všichni u jednoho stolu, každý s telefonem. Nic se neinstaluje.
help-phones-door = V části „{ ui-tab-table }“, u „{ ui-door }“, stiskni „{ table-open-door }“ a pak „{ ui-join-qr }“.
help-phones-scan = Hráči namíří na kód fotoaparát, napíšou své jméno a stisknou „{ lobby-knock }“.
help-phones-admit = Vidíš, kdo klepe. Řekni, za koho hraje, a stiskni „{ table-admit-player }“.
help-phones-again = Kdo stejným telefonem kód naskenuje znovu, je zpátky na svém místě.
help-phones-link = S kódem se dá jen zaklepat. Můžeš ho ukázat všem a dveře zavřít, až budou všichni uvnitř.

## Roll20

help-roll20 = Vedle Roll20
help-roll20-what = Roll20 neukazuje cizí stránky, Rondel je proto v okně vedle. Pořadí se dá přenést.
help-roll20-beside = Dej obě okna vedle sebe. Rondel se dá číst od 320 pixelů.
help-roll20-copy = V části „{ ui-tab-table }“ otevři podrobnosti svého střetnutí a stiskni „{ ui-out-roll20 }“.
help-roll20-paste = Vlož to do chatu Roll20. Skript ChatTurnManager z toho udělá pořadí tahů; ke skriptům musí mít majitel hry Pro.
help-roll20-in = Opačně: text pořadí tahů z Roll20 vlož u „{ ui-gather }“ v části „{ ui-tab-setup }“.
help-roll20-hidden = Skrytí zůstanou venku, pokud neřekneš jinak: v Roll20 by je hráči viděli.

## Spreadsheets

help-spreadsheets = Z tabulek a seznamů
help-spreadsheets-short = Seznamy
help-spreadsheets-what = Bojující přijdou z tabulky, ze souboru nebo z řádku textu, a zase mohou ven.
help-spreadsheets-titles = V tabulce říká první řádek, co je ve sloupcích, třeba Jméno, Strana, Životy. Bez něj stačí seznam jmen:
help-spreadsheets-paste = Zkopíruj buňky a vlož je u „{ ui-gather }“ v části „{ ui-tab-setup }“. Soubor můžeš pustit kamkoli na Rondel.
help-spreadsheets-look = Vidíš, co bude z kterého řádku. Vynech, koho chceš, řekni, ke které straně se ostatní přidají, a přiveď je.
help-spreadsheets-again = Když tentýž seznam vložíš později, ti, kdo tu jsou, se aktualizují a nezdvojí. Všechno se dá vrátit.
help-spreadsheets-out = V části „{ ui-tab-table }“, v podrobnostech střetnutí, vydá „{ ui-out-sheet }“ seznam, který se dá zase vložit.
help-spreadsheets-others = Rozumíme i seznamům z jiných programů: „{ ui-gather-knows }“ říká kterých.

## What the pictures show

help-picture-owlbear = Vedle mapy s žetony ukazuje panel souboj: kdo je na tahu a pořadí všech.
help-picture-knock = Panel v části Stůl: klepe Pavel a tlačítka ho pustí jako hráče nebo diváka, nebo odmítnou.
help-picture-foundry = V okně nad scénou je seznam žetonů k přidání a to, co z každého bude.
help-picture-talespire = Panel v části Příprava s tlačítkem, které načte frontu iniciativy z TaleSpire.
help-picture-page = Stránka kampaně; mezi jejími odstavci stojí pořadí souboje.
help-picture-stream = Volby pro vysílání, mezi nimi obrazovka, sloupec a lišta, a tlačítko, které vytvoří odkaz.
help-picture-obs = U dolního okraje obrazu lišta s pořadím; kdo jedná, je zvýrazněn.
help-picture-code = Otevřené dveře s odkazem k připojení a velkým QR kódem.
help-picture-phone = Telefon se stránkou k připojení: pole pro jméno, Hrát nebo Dívat se, a tlačítko Zaklepat.
help-picture-list = Náhled seznamu: kdo přijde, s životy a stavy, a volba strany.
