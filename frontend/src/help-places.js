// Where people play, and in which steps Rondel comes to be there. The words are in *-help.ftl.

/**
 * @typedef {object} Step
 * @property {string} key of what is to be done
 * @property {string[]} [lines] to be pasted then; SERVER stands for the server's address
 * @property {string} [picture] of those in pictures/help; its words are `help-picture-…`
 */
/**
 * @typedef {object} Place
 * @property {string} [name] where it is the same in all languages
 * @property {Step[]} steps
 * @property {string[]} notes keys of what is good to know
 * @property {("local" | "plain")[]} hindered by which kinds of address
 */

import { hostName } from "./hosts/names.js";

const SERVER = "{server}";

/** @satisfies {Record<string, Place>} */
const ALL = {
  owlbear: {
    name: hostName("owlbear"),
    steps: [
      { key: "help-owlbear-add", lines: [`${SERVER}/obr/manifest.json`] },
      { key: "help-owlbear-enable" },
      { key: "help-owlbear-table" },
      { key: "help-owlbear-tokens", picture: "owlbear" },
      { key: "help-owlbear-players", picture: "knock" },
      { key: "help-owlbear-map" },
    ],
    notes: ["help-owlbear-tokens-later", "help-note-claims", "help-note-forgets"],
    hindered: ["local", "plain"],
  },
  foundry: {
    name: hostName("foundry"),
    steps: [
      { key: "help-foundry-install", lines: [`${SERVER}/foundry/module.json`] },
      { key: "help-foundry-enable" },
      { key: "help-foundry-table" },
      { key: "help-foundry-tokens", picture: "foundry" },
      { key: "help-foundry-players" },
      { key: "help-foundry-mirror" },
    ],
    notes: ["help-foundry-frames", "help-note-claims", "help-note-forgets"],
    hindered: ["local", "plain"],
  },
  talespire: {
    name: hostName("talespire"),
    steps: [
      { key: "help-talespire-folder", lines: [`${SERVER}/symbiote/rondel.zip`] },
      { key: "help-talespire-open" },
      { key: "help-talespire-table" },
      { key: "help-talespire-queue", picture: "talespire" },
      { key: "help-talespire-players" },
    ],
    notes: ["help-talespire-board", "help-note-claims"],
    hindered: ["local"],
  },
  page: {
    steps: [
      { key: "help-page-link" },
      {
        key: "help-page-element",
        lines: [
          `<script type="module" src="${SERVER}/embed.js"></script>`,
          '<rondel-table src="LINK" view="watch"></rondel-table>',
        ],
        picture: "page",
      },
      {
        key: "help-page-frame",
        lines: ['<iframe src="LINK" title="Rondel" width="360" height="640"></iframe>'],
      },
      { key: "help-page-play" },
    ],
    notes: ["help-page-public"],
    hindered: ["local", "plain"],
  },
  obs: {
    name: "OBS",
    steps: [
      { key: "help-obs-link", picture: "stream" },
      { key: "help-obs-source" },
      { key: "help-obs-size", picture: "obs" },
      {
        key: "help-obs-colours",
        lines: [":root { --rondel-accent: #7a3db8; --rondel-size: 16px; }"],
      },
      { key: "help-obs-delay" },
    ],
    notes: ["help-obs-hidden"],
    hindered: [],
  },
  phones: {
    steps: [
      { key: "help-phones-door", picture: "code" },
      { key: "help-phones-scan", picture: "phone" },
      { key: "help-phones-admit" },
      { key: "help-phones-again" },
    ],
    notes: ["help-phones-link"],
    hindered: ["local"],
  },
  roll20: {
    name: "Roll20",
    steps: [
      { key: "help-roll20-beside" },
      { key: "help-roll20-copy" },
      { key: "help-roll20-paste" },
      { key: "help-roll20-in" },
    ],
    notes: ["help-roll20-hidden"],
    hindered: [],
  },
  spreadsheets: {
    steps: [
      { key: "help-spreadsheets-titles", lines: ["Mira, Bruno HP 14, 3x Goblin HP 6"] },
      { key: "help-spreadsheets-paste" },
      { key: "help-spreadsheets-look", picture: "list" },
      { key: "help-spreadsheets-again" },
      { key: "help-spreadsheets-out" },
    ],
    notes: ["help-spreadsheets-others"],
    hindered: [],
  },
};

/** @typedef {keyof typeof ALL} Name */

export const PLACES = /** @type {Record<Name, Place>} */ (ALL);
export const NAMES = /** @type {Name[]} */ (Object.keys(ALL));

/** @param {string} name @returns {name is Name} */
export const isPlace = (name) => Object.hasOwn(ALL, name);

/**
 * What is to be pasted, for a server at *address*.
 * @param {string} line
 * @param {string} address without a slash at its end
 */
export const pasted = (line, address) => line.replaceAll(SERVER, address);

/**
 * What keeps others, or other pages, from a server at *address*: that it is on the reader's own
 * machine, or that it is not secure.
 * @param {string} address
 * @returns {"local" | "plain" | ""}
 */
export function hindranceOf(address) {
  const { hostname, protocol } = new URL(address);
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return "local";
  return protocol === "https:" ? "" : "plain";
}
