// A page that has Rondel within itself and speaks the handshake of the README, for one person.
// `?panel=` is the address of the panel, `?hello=` what is said of the person, `?can=` its powers.
// What was said to it is in `host.heard`; what its room holds, in `host.room`.

const query = new URLSearchParams(location.search);
const panel = new URL(query.get("panel"));
const frame = document.querySelector("iframe");
const SAYS = { ns: "rondel", v: 1 };

const host = {
  hello: JSON.parse(query.get("hello")),
  can: (query.get("can") ?? "").split(",").filter(Boolean),
  switches: JSON.parse(query.get("switches") ?? "[]"),
  heard: [], // all that the panel said, whichever way
  room: undefined,
  kept: new Map(),
  tokens: "",
  port: undefined,
  /** Something about the person, the room or the looks has changed. */
  tell(changed) {
    Object.assign(host.hello, changed);
    document.documentElement.dataset.theme = host.hello.theme;
    host.port.postMessage({ type: "hello", hello: host.hello });
  },
  bring: (text) => host.port.postMessage({ type: "bring", text }),
};
window.host = host;

function take({ data }) {
  host.heard.push(data);
  const { type, id, key } = data;
  if (type === "set-room") {
    host.room = data.room;
    host.tell({ room: data.room });
  }
  if (type === "tokens") host.port.postMessage({ type, id, text: host.tokens });
  if (type === "keep") host.kept.set(key, data.value);
  if (type === "recall") host.port.postMessage({ type, id, value: host.kept.get(key) ?? "" });
}

addEventListener("message", ({ source, origin, data }) => {
  host.heard.push(data);
  if (source !== frame.contentWindow || origin !== panel.origin) return;
  if (data?.ns !== SAYS.ns || data.type !== "ready") return;
  const { port1, port2 } = new MessageChannel();
  host.port?.close();
  host.port = port1;
  port1.onmessage = take;
  const { hello, can, switches } = host;
  const init = { ...SAYS, type: "init", hello, can, switches };
  frame.contentWindow.postMessage(init, panel.origin, [port2]);
});
document.documentElement.dataset.theme = host.hello.theme;
frame.src = panel.href;
