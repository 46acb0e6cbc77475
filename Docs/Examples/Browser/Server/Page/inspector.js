"use strict";
// Shows what the inspector tells of this browser's own shop. The token comes after the '#' of the address, which no browser
// sends, and stays in this tab. Every text of the app is set as text.

const $ = id => document.getElementById(id);
if (location.hash.length > 1) {
  sessionStorage.setItem("token", location.hash.slice(1));
  history.replaceState(null, "", "/");
}

let socket = null, last = 0, acting = 0, mark = "", hasMap = false;
const asked = new Map();

function make(name, text = "", kind = "") {
  const element = document.createElement(name);
  element.textContent = text;
  if (kind) element.className = kind;
  return element;
}

/// Makes a call, and hands its result on.
function call(name, fields, take) {
  if (socket?.readyState !== WebSocket.OPEN) return;
  last += 1;
  if (take === tell) acting = last;
  asked.set(last, take);
  socket.send(JSON.stringify({ id: last, call: name, ...fields }));
}

function connect() {
  const token = sessionStorage.getItem("token");
  if (!token) return say("This page needs the whole address that the server has printed.");
  socket = new WebSocket(`ws://${location.host}/socket`);
  socket.onopen = () => {
    socket.send(JSON.stringify({ token }));
    call("follow", { on: true }, () => say("Connected"));
    call("hello", {}, result => {
      hasMap = result.map;
      refresh();
    });
    refresh();
  };
  socket.onmessage = event => {
    const line = JSON.parse(event.data);
    if (line.event === "commit") return refresh();
    if (line.event === "released") return say("The app has gone.");
    // What an earlier call has waited for is among the commits.
    if (line.event === "ended") return line.id === acting ? tell(line.end) : refresh();
    const take = asked.get(line.id);
    asked.delete(line.id);
    if (line.error) tell({ outcome: "refused", because: `Can't ${line.error.cannot}: ${line.error.because}` });
    else take?.(line.result);
  };
  socket.onclose = event => say(event.code === 4000 ? "Open the shop in this browser first, then reload this page."
    : "Not connected. Reload this page, by the address that the server has printed.");
}

const say = text => { $("state").textContent = text; };

function tell(result) {
  $("outcome").textContent = [result.outcome, result.because].filter(Boolean).join(": ");
  refresh();
}

let isDue = false;

/// Reads all again, by six calls, at most ten times a second: the server takes a hundred messages in that time. A page that
/// is out of sight reads, too, so it does not go by frames.
function refresh() {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    call("tree", {}, showTree);
    if (hasMap) call("map", {}, showMap);
    call("moves", {}, showMoves);
    call("waiting", {}, result => fill("waiting", result.waiting.map(one => {
      const item = make("li", one.cause);
      item.append(make("span", [one.waitsFor, one.gate, one.verdict].filter(Boolean).join(", "), "reason"));
      return item;
    })));
    call("history", {}, showHistory);
    call("commits", {}, showCommits);
  }, 100);
}

/// Replaces the items of a list, and keeps the focus where it was.
function fill(id, items) {
  const list = $(id), key = list.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  list.replaceChildren(...items);
  if (!items.length) list.append(make("li", "nothing"));
  if (key) [...list.querySelectorAll("button")].find(button => button.dataset.key === key)?.focus();
}

function showTree(result) {
  $("tree").textContent = result.tree.replaceAll("; ", ";\n");
  $("front").textContent = `In front: ${result.front.title} at ${result.front.path}`;
  drawTree(result.nodes ?? []);
}

/// Draws the nodes, which come in the order of the line, as lists in lists: each with the word for its place, its kind and
/// its name; in it its children, what is embedded, and what it presents.
function drawTree(nodes) {
  let next = 0;
  function draw(list, place) {
    const node = nodes[next++];
    if (!node) return;
    const kind = node.kind === "screen" ? "" : node.kind;
    const item = make("li", [place, kind, node.name ?? (kind ? "" : "_")].filter(Boolean).join(" "));
    if (node.shown) {
      item.setAttribute("aria-current", "true");
      item.append(" (selected)");
    }
    const inner = make("ul");
    for (let count = node.children ?? 0; count > 0; count--) draw(inner, "");
    for (let count = node.embedded ?? 0; count > 0; count--) draw(inner, "embedded:");
    if (node.presents) draw(inner, "over it:");
    for (const alert of node.alerts ?? []) inner.append(make("li", `alert: ${alert.title}`));
    if (inner.children.length) item.append(inner);
    list.append(item);
  }
  const list = make("ul");
  while (next < nodes.length) draw(list, "");
  fill("outline", [...list.children]);
}

function showMap(result) {
  $("map-section").hidden = false;
  $("screen").textContent = result.screen;
  fill("ways", result.ways.map(line => make("li", line)));
  fill("map", result.map.map(line => {
    const item = make("li", line);
    if (line.startsWith(`${result.screen}: `)) item.setAttribute("aria-current", "true");
    return item;
  }));
  $("left").textContent = result.leftOff ? `${result.leftOff} lines are left off.` : "";
}

function button(text, key, act) {
  const element = make("button", text);
  element.type = "button";
  element.dataset.key = key;
  element.onclick = act;
  return element;
}

function showMoves(result) {
  mark = result.mark;
  fill("moves", result.moves.map(move => {
    const item = make("li");
    item.append(button(move.title || move.move, move.move, () => doMove(move)));
    const may = [move.permission, move.route, move.because].filter(Boolean).join(" ");
    item.append(make("span", `${move.move} · ${may}`, "reason"));
    return item;
  }));
}

function doMove(move) {
  const fields = { move: move.move, mark };
  if (move.takes) {
    const text = prompt(move.takes.of ? move.takes.of.join(", ") : move.takes.text);
    if (text === null) return;
    fields.text = text;
  }
  call("do", fields, tell);
}

function showHistory(result) {
  fill("history", result.entries.map(entry => {
    const item = make("li");
    const step = button(entry.address ?? entry.title, String(entry.entry), () => call("go", { entry: entry.entry }, tell));
    if (entry.entry === result.current) step.setAttribute("aria-current", "true");
    item.append(step);
    return item;
  }));
}

function showCommits(result) {
  fill("commits", result.commits.toReversed().map(commit => {
    const item = make("li", `${commit.cause}: ${commit.outcome}`);
    const lines = [commit.because, ...commit.verdicts, ...commit.changes, ...commit.effects];
    if (commit.atMilliseconds !== undefined) lines.push(`after ${commit.atMilliseconds} ms`);
    for (const line of lines.filter(Boolean)) item.append(make("span", line, "reason"));
    return item;
  }));
}

$("open").onsubmit = event => {
  event.preventDefault();
  call("open", { address: $("address").value }, tell);
};
$("signal").onclick = () => call("signal", {}, tell);
$("narrow").onclick = () => call("resize", { narrow: true }, refresh);
$("wide").onclick = () => call("resize", { narrow: false }, refresh);
$("save").onclick = () => call("recording", {}, result => {
  const link = make("a");
  link.href = URL.createObjectURL(new Blob([result.recording], { type: "text/plain" }));
  link.download = "shop.recording";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
});
for (const list of ["outline", "ways", "map", "moves", "waiting", "history", "commits"]) $(list).tabIndex = 0;
connect();
