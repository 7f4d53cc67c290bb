// What `<rondel-table>` makes of its attributes: an address, a height, and words where nothing can
// be shown. No DOM, and nothing of the overlay: the pages that use the element load this too.

/**
 * @typedef {object} Asked the attributes, "" for those that are not there
 * @property {string} src the link of a seat, token and all
 * @property {string} server where Rondel is
 * @property {string} table
 * @property {string} view "watch" or "full"; "": as *src* says, else "watch"
 * @property {string} layout
 */
/** @typedef {"light" | "dark"} Scheme */

const PLACE = /^(.*\/)([twj])\/([^/]+)\/?$/;
const VIEWS = { watch: "w", full: "t" };
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/;
const HEIGHT = { least: 120, usual: 480, most: 4000 }; // pixels

/**
 * The address of the frame; undefined when the attributes say none.
 * @param {Asked} asked
 * @param {string} own where Rondel is that this script came from
 * @returns {URL | undefined}
 */
export function addressOf({ src, server, table, view, layout }, own) {
  const home = `${(server || own).replace(/\/+$/, "")}/`;
  const named = src || (table ? `${home}w/${table}` : "");
  if (!named || !URL.canParse(named, home)) return undefined;
  const address = new URL(named, home);
  if (address.protocol !== "https:" && address.protocol !== "http:") return undefined;
  const [, base, kind, name] = PLACE.exec(address.pathname) ?? [];
  if (!base) return undefined;
  const wanted = view === "watch" || view === "full" ? VIEWS[view] : kind;
  address.pathname = `${base}${wanted}/${name}`;
  if (layout) address.searchParams.set("layout", layout);
  address.searchParams.set("host", "port");
  return address;
}

/**
 * How high the frame is: as its page asks where nothing is said, else as the attribute says.
 * @param {string} said
 * @param {number} [asked] by the page in the frame
 * @returns {number} in pixels
 */
export function heightOf(said, asked = HEIGHT.usual) {
  const own = /^\d+$/.test(said) ? Number(said) : Number.NaN;
  const height = Number.isFinite(own) ? own : asked;
  return Math.round(Math.min(HEIGHT.most, Math.max(HEIGHT.least, height)));
}

/**
 * Why a browser will show nothing of *address* in a page of *protocol*; "" when it may.
 * @param {URL} address
 * @param {string} protocol of the page that the element stands in
 * @returns {"" | "mixed"}
 */
export function forbidden(address, protocol) {
  const insecure = address.protocol === "http:" && !LOOPBACK.test(address.hostname);
  return insecure && protocol === "https:" ? "mixed" : "";
}

/** @typedef {"title" | "nothing" | "mixed" | "silent"} Said */

/** @type {Record<string, Record<Said, string>>} */
const WORDS = {
  en: {
    title: "Rondel: whose turn it is",
    nothing: "This element names no table: give it a link of Rondel as src.",
    mixed:
      "This page is secure (https), but Rondel’s address is not: {server}. Browsers show no such frame. Put Rondel behind https.",
    silent:
      "Nothing comes from {server}. If Rondel is there, it may not let this page frame it: a GM can add {page} at the table, under Table. A browser may also block a server on your own computer or network.",
  },
  fi: {
    title: "Rondel: kenen vuoro on",
    nothing: "Tämä elementti ei nimeä pöytää: anna sille Rondelin linkki (src).",
    mixed:
      "Tämä sivu on suojattu (https), mutta Rondelin osoite ei ole: {server}. Selaimet eivät näytä sellaista kehystä. Aseta Rondel https:n taakse.",
    silent:
      "Tästä osoitteesta ei kuulu mitään: {server}. Jos Rondel on siellä, se ei ehkä anna tämän sivun kehystää itseään: pelinjohtaja voi lisätä pöydän asetuksiin osoitteen {page}. Selain voi myös estää palvelimen, joka on omalla koneellasi tai omassa verkossasi.",
  },
  cs: {
    title: "Rondel: kdo je na tahu",
    nothing: "Tento prvek nejmenuje žádný stůl: dej mu odkaz Rondelu (src).",
    mixed:
      "Tato stránka je zabezpečená (https), ale adresa Rondelu ne: {server}. Takový rám prohlížeče nezobrazí. Dej Rondel za https.",
    silent:
      "Z této adresy nic nepřichází: {server}. Pokud tam Rondel je, možná této stránce nedovolí, aby ho zobrazila v rámu: PJ může u stolu přidat {page}. Prohlížeč může také blokovat server na tvém počítači nebo v tvé síti.",
  },
  de: {
    title: "Rondel: wer am Zug ist",
    nothing: "Dieses Element nennt keinen Tisch: gib ihm einen Link von Rondel als src.",
    mixed:
      "Diese Seite ist sicher (https), die Adresse von Rondel aber nicht: {server}. Solche Rahmen zeigen Browser nicht. Stelle Rondel hinter https.",
    silent:
      "Von {server} kommt nichts. Wenn Rondel dort läuft, lässt es sich von dieser Seite vielleicht nicht einrahmen: der SL kann {page} am Tisch eintragen. Ein Browser kann auch einen Server auf deinem eigenen Rechner oder in deinem Netz sperren.",
  },
};

/**
 * What is said in *lang*, else in English.
 * @param {string} lang such as "de-AT"
 * @param {Said} what
 * @param {Record<string, string>} [put] in place of {names}
 */
export function words(lang, what, put = {}) {
  const [language] = lang.toLowerCase().split(/[-_]/);
  const said = (Object.hasOwn(WORDS, language) ? WORDS[language] : WORDS.en)[what];
  return said.replace(/\{(\w+)\}/g, (whole, name) => put[name] ?? whole);
}

/**
 * The colours that a page has, as its used color-scheme and the person's wish say.
 * @param {string} computed such as "normal", "dark" or "light dark"
 * @param {boolean} prefersDark
 * @returns {Scheme}
 */
export function schemeOf(computed, prefersDark) {
  const dark = computed.includes("dark");
  const light = computed.includes("light");
  return dark && (!light || prefersDark) ? "dark" : "light";
}
