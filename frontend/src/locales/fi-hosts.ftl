# What a browser keeps from Rondel in somebody else’s page.
ui-page-sandboxed = Tämä kehys on lukittu
ui-page-sandboxed-what = Ympäröivä sivu on pannut Rondelin hiekkalaatikkoon, joka vie siltä osoitteen, joten palvelin ei päästä sitä sisään. Sivun tekijä voi sallia sen: sandbox="allow-scripts allow-same-origin".
ui-page-local = Selaimesi saattaa estää Rondelin
ui-page-local-what = Tämä Rondel toimii omalla koneellasi tai omassa verkossasi, ja ympäröivä sivu tulee muualta. Jotkin selaimet sallivat sen vain pyydettäessä: anna tämän sivuston käyttää paikallisverkkosi laitteita (merkki osoitteen vieressä), tai avaa Rondel omaan välilehteensä.
ui-page-mixed = Suojattu sivu estää Rondelin
ui-page-mixed-what = Ympäröivä sivu on suojattu (https), Rondelin oma osoite ei ole. Selaimet eivät anna niiden keskustella. Pyydä Rondelin ylläpitäjää asettamaan se https:n taakse, tai avaa se omaan välilehteensä.

# In Owlbear Rodeo: the menu of tokens, and what is told where nothing came of it.
ui-owlbear-add = Rondel: lisää
ui-owlbear-not-added = Mitään ei lisätty. Avaa Rondel pöydän pelinjohtajana ja yritä uudelleen.
ui-seen-on-map = Nyt näkyvissä kartalla mutta täällä piilossa: { $names }

# The door of a table: its commands, and why one of them is not carried out.
core-open-door = Avaa ovi
core-close-door = Sulje ovi
core-admit-knock = Päästä joku sisään
core-turn-away = Käännytä joku pois
core-set-frames = Sivut, jotka saavat kehystää pöydän
refused-door-closed = Tällä linkillä ei voi enää koputtaa. Pyydä pelinjohtajalta uusi.
refused-door-crowded = Ovella odottaa jo { $most }. Yritä hetken päästä uudelleen.
refused-no-such-knock = Hän ei enää odota ovella.
refused-gms-by-link = Pelinjohtajan paikka aukeaa vain omalla linkillään.
refused-no-origin = ”{ $origin }” ei ole osoitteen alku. Kirjoita esimerkiksi https://vtt.example tai http://192.168.1.5:30000 eikä mitään sen perään.
refused-origin-not-listed = Pöytä ei tunne sivua, jolta tulet. Pelinjohtaja voi lisätä sen kohdassa Pöytä.
host-switch-marker = Merkitse kartalle, kuka toimii (muita laajennuksia varten)
host-switch-select = Valitse sen hahmo, joka toimii
host-switch-follow = Siirrä kartta sen luo, joka toimii
host-switch-banner = Kartan päällä oleva palkki kertoo, kuka toimii
host-switch-mirror = Näytä järjestys Foundryn taistelunäkymässä

# All who stand in the tabletop around us.
ui-from-host = Hae: { $host }
ui-from-host-none = Siellä ei ole ketään haettavaa.

# A page of a host, opened outside of it.
ui-outside = Väärässä paikassa
ui-outside-what = Tämän sivun paikka on: { $host }. Nyt se ei ole siellä.
ui-outside-another = toinen sivu, esimerkiksi Foundry VTT
ui-outside-how = Miten se pääsee sinne
ui-outside-waits = Sivu odottaa siltä varalta, että se vain viipyy.
ui-outside-go = Jatka ilman
