// TaleSpire's part, for tests: `window.TS` as its documentation of the Symbiotes' API 0.1 has it, as
// far as it is used. `window.talespire` is what the test sets and sees. Nothing leaves this page.

window.talespire = {
  me: { id: "p-gm", name: "Gina" },
  rights: { "p-gm": { isOwner: true, canPlay: true, canGm: true } },
  blob: "",
  queue: { items: [], activeItemIndex: 0 },
  creatures: [],
  sent: [],
  ...JSON.parse(window.name || "{}"),
};
{
  const it = window.talespire;
  const copy = (value) => structuredClone(value);
  window.TS = {
    players: {
      whoAmI: async () => copy(it.me),
      getMoreInfo: async (ids) =>
        ids.map((id) => ({ id, name: "", clientsIds: [], rights: copy(it.rights[id]) })),
    },
    initiative: { getQueue: async () => copy(it.queue) },
    creatures: {
      getMoreInfo: async (ids) => copy(it.creatures.filter(({ id }) => ids.includes(id))),
    },
    localStorage: {
      campaign: {
        getBlob: async () => it.blob,
        setBlob: async (text) => {
          it.blob = text;
        },
      },
    },
    sync: {
      async send(message, to) {
        if (message.length > 500) throw { cause: "messageTooLarge" };
        it.sent.push([message, to]);
      },
    },
  };
  // By name, as TaleSpire finds the functions that a manifest names.
  it.tell = (name, kind, payload) => window[name]({ kind, payload });
  addEventListener("load", () => it.tell("rondelState", "hasInitialized", {}));
}
