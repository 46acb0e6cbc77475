"use strict";
// Draws what the server sends, and tells it what the user does. All that the app is, is there; here is no state but what
// the browser has: the entries of its history, what is being typed, and where the focus was.

const $ = id => document.getElementById(id);
const kept = {
  get: (key, otherwise) => { try { return JSON.parse(sessionStorage.getItem(key)) ?? otherwise; } catch { return otherwise; } },
  set: (key, value) => sessionStorage.setItem(key, JSON.stringify(value)),
};

// MARK: The connection

let socket = null, letter = null, isOver = false, delay = 250;

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect() {
  if (isOver || (socket && socket.readyState <= WebSocket.OPEN)) return;
  veil("One moment …");
  const mine = socket = new WebSocket(`ws://${location.host}/-/socket`);
  mine.onopen = () => {
    delay = 250;
    const join = { window: kept.get("window", null), isCopy: isCopy, address: location.pathname + location.search,
      narrow: isNarrow() };
    const candidates = trail.candidates();
    if (candidates.length) join.entry = candidates;
    trail.joined();
    send({ join });
  };
  mine.onmessage = event => { if (mine === socket) read(JSON.parse(event.data)); };
  mine.onclose = event => {
    if (mine !== socket) return;
    socket = null;
    if (event.code === 4001) return veil("This window is shown in another tab.", "Show it here");
    veil("Connecting again …");
    setTimeout(connect, delay);
    delay = Math.min(delay * 1.6, 5000);
  };
}

function veil(text, action) {
  document.body.classList.add("waiting");
  $("app").inert = true;
  $("veil").textContent = text;
  if (!action) return;
  const button = make("button", "offer", action);
  button.onclick = connect;
  $("veil").append(button);
}

function read(newest) {
  letter = newest;
  isCopy = false;
  if (kept.get("window", null) !== letter.window) {
    trail.forget();
    kept.set("window", letter.window);
  }
  document.body.classList.remove("waiting");
  $("app").inert = false;
  draw(letter.page);
  trail.follow();
  const number = letter.number;
  moving().then(() => {
    send({ drawn: number });
    document.documentElement.dataset.drawn = number;
  });
}

function moving() {
  if (document.hidden) return Promise.resolve();
  const moves = $("device").getAnimations({ subtree: true });
  return Promise.race([Promise.allSettled(moves.map(move => move.finished)), new Promise(end => setTimeout(end, 500))]);
}

// A page that was duplicated has the key of the other one. A page that is left takes its mark along.
let isCopy = kept.get("isOpen", false);
kept.set("isOpen", true);
addEventListener("pagehide", () => { kept.set("isOpen", false); keepDrafts(); socket?.close(); });
addEventListener("pageshow", event => {
  if (!event.persisted) return;
  kept.set("isOpen", true);
  trail.wake();
  socket = null;
  connect();
});
document.addEventListener("resume", () => { if (socket?.readyState !== WebSocket.OPEN) { socket = null; connect(); } });
document.addEventListener("visibilitychange", () => { if (!document.hidden) connect(); });

// MARK: The history

// The browser has an entry for each of the app's: `list` has the number of the app's entry at each place, and `place` is
// where the browser is. An entry that the browser made by itself, of a typed address, has no number yet: null.
const trail = {
  list: kept.get("list", []), place: 0, from: null, asked: 0, going: null, timer: 0,

  begin() {
    const last = kept.get("place", -1);
    const here = history.state?.place;
    if (here === undefined || here === null || here >= this.list.length) {
      this.place = last + 1;
      this.list = this.list.slice(0, this.place).concat(null);
    } else {
      this.place = here;
    }
    this.from = last;
    this.keep();
  },
  // Comes back from the browser's cache of pages: other pages have gone on.
  wake() {
    this.from = kept.get("place", -1);
    this.list = kept.get("list", this.list);
    this.place = history.state?.place ?? this.place;
  },
  keep() {
    kept.set("list", this.list);
    kept.set("place", this.place);
    if (history.state?.place !== this.place) history.replaceState({ place: this.place }, "");
  },
  // The app's entry here, and those to take in its place: the next ones on the way.
  candidates(from = this.from ?? this.place) {
    const way = this.place < from ? this.list.slice(0, this.place + 1).reverse() : this.list.slice(this.place);
    return this.list[this.place] === null ? [] : way.filter(number => number > 0).slice(0, 50);
  },
  joined() { this.from = null; this.asked = 0; },
  // The app has another window: nothing of before is one of its entries.
  forget() {
    this.list = this.list.map(() => -1);
    this.list[this.place] = null;
    this.keep();
  },
  // Brings the browser to where the app is.
  follow() {
    const page = letter?.page;
    if (!page || this.going !== null || page.answered < this.asked) return;
    const { entries, current } = page;
    const number = entries[current]?.number;
    if (number === undefined) return;
    const nearest = wanted => this.list.reduce((found, entry, place) => entry !== wanted ? found
      : found === null || Math.abs(place - this.place) < Math.abs(found - this.place) ? place : found, null);
    const place = nearest(number);
    if (place === this.place || this.list[this.place] === null) {
      this.list[this.place] = number;
      return this.write(entries[current].address);
    }
    if (place !== null) return this.go(place);
    // The entry is new: it comes behind the one before it. What is known of no entry before is replaced.
    let before = current - 1;
    while (before >= 0 && nearest(entries[before].number) === null) before -= 1;
    if (before < 0) {
      this.list[this.place] = number;
      return this.write(entries[current].address);
    }
    const behind = nearest(entries[before].number);
    if (behind !== this.place) return this.go(behind);
    for (const entry of entries.slice(before + 1, current + 1)) {
      this.place += 1;
      this.list = this.list.slice(0, this.place).concat(entry.number);
      history.pushState({ place: this.place }, "", entry.address);
    }
    this.keep();
  },
  write(address) {
    if (location.pathname + location.search !== address) history.replaceState({ place: this.place }, "", address);
    this.keep();
  },
  go(place) {
    this.going = place;
    history.go(place - this.place);
    // The browser has forgotten an entry that old.
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.going === null) return;
      this.going = null;
      this.list[this.place] = null;
      this.follow();
    }, 1000);
  },
  arrived(state) {
    const from = this.place;
    const place = state?.place;
    const isOurs = this.going !== null && place === this.going;
    this.going = null;
    if (place === undefined || place === null) {
      // An address with another fragment: an entry by the browser.
      this.place += 1;
      this.list = this.list.slice(0, this.place).concat(this.list[from]);
      this.keep();
      return this.follow();
    }
    this.place = place;
    this.keep();
    if (isOurs || this.list[place] === this.list[from]) return this.follow();
    if (socket?.readyState !== WebSocket.OPEN) { this.from ??= from; return; }
    const went = this.candidates(from);
    if (!went.length) went.push(this.list[from] ?? 0);
    this.asked += 1;
    send({ went, step: this.asked });
  },
};
addEventListener("popstate", event => trail.arrived(event.state));

// MARK: Drawing

function make(tag, kind, text) {
  const element = document.createElement(tag);
  if (kind) element.className = kind;
  if (text !== undefined) element.textContent = text;
  return element;
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function mark(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true ? "" : value);
}

// Brings the children of an element to a list, by keys: what stays is the same element, with its focus and its caret.
function keyed(parent, list, key, create, update) {
  const known = new Map([...parent.children].map(child => [child.dataset.key, child]));
  let after = null;
  for (const item of list) {
    const name = key(item);
    let element = known.get(name);
    if (element) known.delete(name);
    else {
      element = create(item);
      element.dataset.key = name;
    }
    const next = after ? after.nextElementSibling : parent.firstElementChild;
    if (element !== next) parent.insertBefore(element, next);
    update(element, item);
    after = element;
  }
  for (const gone of known.values()) gone.remove();
}

let front = null;
// What was pressed last on each screen and alert, by its id; and where the page was left.
const lastFocus = new Map();
const moveOf = element => element?.closest?.("#app [data-move], #app [data-offer]")?.dataset;
const focused = () => { const of = moveOf(document.activeElement); return of && (of.move ?? of.offer); };

function draw(page) {
  const changesFront = page.front !== front?.id;
  const was = front ? { ...front, move: focused(), caret: document.activeElement?.selectionStart } : kept.get("focus", null);
  if (changesFront && was?.move) lastFocus.set(was.id, was.move);
  const layers = page.layers.map((part, index) => ({ part, index }));
  const lowest = Math.max(0, page.layers.findLastIndex(part => part.covers));
  keyed($("app"), layers.filter(layer => layer.index >= lowest), layer => layer.part.id, createLayer,
    (element, layer) => updateLayer(element, layer, page, layer.index === lowest));
  drawAlert(page.alert);
  document.title = page.title ? `${page.title} – the shop` : "The shop";
  write($("tree"), grown(page.tree));
  $("tree").dataset.tree = page.tree;
  write($("address"), page.entries[page.current]?.address ?? "/");
  write($("front"), page.title);
  write($("history"), page.entries.map((_, index) => index === page.current ? "●" : "○").join(" "));
  if (page.said && page.said.number !== shownSentence) say(page.said);
  document.documentElement.dataset.number = letter.number;
  front = { id: page.front, title: page.title };
  // After a reload, or a restart of the server, the same screen has another id.
  if (changesFront && was?.title === page.title && was.move && !lastFocus.has(front.id)) lastFocus.set(front.id, was.move);
  if (changesFront) write($("said"), page.title);
  if (changesFront || !document.activeElement || document.activeElement === document.body) focusFront(page, was);
}

// The focus comes back to what was pressed there, or else goes to the title of what has come to the front.
function focusFront(page, was) {
  const box = page.alert ? $("alert") : $("app").querySelector(`[data-screen="${page.front}"]`);
  if (box?.contains(document.activeElement)) return;
  const move = lastFocus.get(page.front);
  const again = move && [...box?.querySelectorAll("[data-move], [data-offer]") ?? []]
    .find(control => (control.dataset.move ?? control.dataset.offer) === move);
  if (again?.matches("form")) {
    const input = again.querySelector("input, select");
    input.focus();
    if (was?.move === move && was.caret != null) input.setSelectionRange?.(was.caret, was.caret);
    return;
  }
  (again ?? box?.querySelector(page.alert ? "[data-role=cancel], button" : "h2"))?.focus({ preventScroll: !again });
}

const modalKinds = { popover: "popover", fullScreen: "full", overFullScreen: "full", overCurrentContext: "full" };

function createLayer({ part, index }) {
  const layer = make("section", "layer");
  if (index > 0) {
    layer.classList.add("modal", modalKinds[part.style] ?? "sheet", part.covers ? "covers" : "over");
    layer.setAttribute("role", "dialog");
    layer.setAttribute("aria-modal", "true");
  }
  layer.append(make("div", "inside"));
  return layer;
}

function updateLayer(layer, { part, index }, page) {
  const isFront = index === page.layers.length - 1 && !page.alert;
  layer.inert = !isFront;
  if (index > 0) mark(layer, "aria-label", part.title);
  keyed(layer.firstChild, [part], part => part.id, createPart, (element, part) => updatePart(element, part, {
    close: part.close, isFront }));
}

const shapes = {
  tabs: () => [make("div", "content"), make("nav", "bar")],
  pages: () => [make("div", "content"), make("div", "dots")],
  split: () => [make("div", "columns")],
  stack: () => [make("div", "content")],
  window: () => [make("div", "content")],
  screen: () => {
    const header = make("header");
    const title = make("h2");
    title.tabIndex = -1;
    header.append(make("span", "start"), title, make("span", "end"));
    return [header, make("div", "body")];
  },
};

function createPart(part) {
  const element = make("div", `part ${part.kind}`);
  element.append(...shapes[part.kind]());
  if (part.kind === "tabs") element.lastChild.append(make("div", "tablist"));
  return element;
}

// `around` has what stands in the bar of the first screen in it: the ways back and out.
function updatePart(element, part, around) {
  const inner = { ...around, back: part.back ?? around.back };
  const places = part.places ?? [];
  const shown = (part.shown ?? []).map(index => places[index]).filter(Boolean);
  const only = (list, given) => keyed(element.firstChild, list, part => part.id, place => enter(place, element, part),
    (child, place) => updatePart(child, place, given));
  switch (part.kind) {
    case "screen": updateScreen(element, part, around); break;
    case "stack": case "window": only(shown, inner); element.dataset.height = places.length; break;
    case "tabs": only(shown, inner); updateTabs(element, part, places); break;
    case "pages": only(shown, inner); updateDots(element, part, places); break;
    case "split": updateColumns(element, part, places, inner); break;
  }
  updateEmbedded(element, part, around);
}

function enter(place, element, part) {
  const child = createPart(place);
  if (part.kind !== "stack" || element.dataset.height === undefined) return child;
  child.classList.add((part.places?.length ?? 0) >= Number(element.dataset.height) ? "pushed" : "popped");
  return child;
}

function updateEmbedded(element, part, around) {
  let box = element.querySelector(":scope > .embedded");
  if (!part.embedded) return box?.remove();
  if (!box) element.append(box = make("div", "embedded"));
  keyed(box, part.embedded, part => part.id, createPart, (child, part) => updatePart(child, part, { ...around, back: null, close: null }));
}

function updateTabs(element, part, places) {
  const list = element.lastChild.firstChild;
  mark(list, "role", "tablist");
  mark(list, "aria-label", "Sections");
  keyed(list, places.map((place, index) => ({ place, index })), item => item.place.id, () => {
    const tab = control("tab");
    tab.setAttribute("role", "tab");
    tab.append(make("span", "icon"), make("span", "label"));
    return tab;
  }, (tab, { place, index }) => {
    const isSelected = part.shown.includes(index);
    setMove(tab, place.way);
    drawIcon(tab.firstChild, place.title);
    write(tab.lastChild, place.title);
    mark(tab, "aria-selected", isSelected ? "true" : "false");
    tab.tabIndex = isSelected ? 0 : -1;
    tab.id = `tab-${place.id}`;
    mark(tab, "aria-controls", isSelected ? `panel-${part.id}` : null);
  });
  const content = element.firstChild;
  content.id = `panel-${part.id}`;
  mark(content, "role", "tabpanel");
  mark(content, "aria-labelledby", `tab-${places[part.shown[0]]?.id}`);
}

const icons = {
  Stores: "M4 10v9h16v-9M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0M10 19v-5h4v5",
  Search: "M16.5 16.5L21 21M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0",
  Cart: "M3 4h2l2.4 11h10.2L20 7H6M9 19.5v.01M16 19.5v.01",
  Account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 20c1-4 4-5.5 8-5.5s7 1.500 8 5.500",
};

function drawIcon(box, name) {
  if (box.dataset.icon === name) return;
  box.dataset.icon = name;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", icons[name] ?? "M5 12h.01M12 12h.01M19 12h.01");
  svg.append(path);
  box.replaceChildren(svg);
}

function updateDots(element, part, places) {
  const dots = element.lastChild;
  mark(dots, "role", "group");
  mark(dots, "aria-label", "Pages");
  keyed(dots, places.map((place, index) => ({ place, index })), item => item.place.id, () => control("dot"), (dot, { place, index }) => {
    const isShown = part.shown.includes(index);
    setMove(dot, place.way);
    mark(dot, "aria-label", `Page ${index + 1}: ${place.title}`);
    mark(dot, "aria-current", isShown ? "true" : null);
    dot.disabled = !place.way;
  });
}

function updateColumns(element, part, places, around) {
  const columns = places.map((place, index) => ({ index, place: place ?? part.placeholders?.[index] ?? null, isEmpty: !place }))
    .filter(column => column.place && part.shown.includes(column.index));
  mark(element, "data-columns", columns.length);
  keyed(element.firstChild, columns, column => column.place.id, column => {
    const child = createPart(column.place);
    child.classList.add("column");
    child.addEventListener("pointerdown", event => { if (child.dataset.step && !event.target.closest("button, input, select")) child.querySelector("h2").focus(); });
    // A touch in the column beside the one in hand, or the focus there, goes to it.
    child.addEventListener("focusin", () => { if (child.dataset.step) send({ move: child.dataset.step, seen: letter.page.mark }); });
    return child;
  }, (child, column) => {
    mark(child, "data-step", around.isFront && column.place.way ? column.place.way.move : null);
    const isFirst = column === columns[0], isLast = column === columns.at(-1);
    updatePart(child, column.place, { isFront: around.isFront, back: isFirst ? around.back : null, close: isLast ? around.close : null });
  });
}

function updateScreen(element, part, around) {
  const [header, body] = element.children;
  element.dataset.screen = part.id;
  element.dataset.name = part.name;
  write(header.children[1], part.title);
  const back = part.back ?? around.back;
  // Beneath something there are no moves: what was drawn stays, and cannot be touched.
  if (around.isFront || !header.firstChild.childElementCount) keyed(header.firstChild, back ? [back] : [], back => back.move, () => {
    const button = control("back");
    button.append(make("span", "chevron", "‹"), make("span", "label"));
    return button;
  }, (button, back) => {
    setMove(button, back);
    write(button.lastChild, back.title);
    mark(button, "aria-label", `Back to ${back.title}`);
  });
  header.firstChild.firstChild?.firstChild?.setAttribute("aria-hidden", "true");
  if (around.isFront || !header.lastChild.childElementCount) keyed(header.lastChild, around.close ? [around.close] : [], close => close.move, () => control("close"), (button, close) => {
    setMove(button, close);
    write(button, close.title);
  });
  if (part.lines === undefined) return;
  const lines = part.lines.map((text, index) => ({ text, index }));
  part.offers.forEach((offer, index) => { offer.key = `${index} ${offer.title}`; });
  const fields = part.offers.filter(offer => offer.prompt), offers = part.offers.filter(offer => !offer.prompt);
  keyed(body, [{ kind: "lines", of: lines }, { kind: "fields", of: fields }, { kind: "offers", of: offers }].filter(group => group.of.length),
    group => group.kind, group => make(group.kind === "offers" ? "ul" : "div", group.kind), (box, group) => {
      if (group.kind === "lines") keyed(box, lines, line => `${line.index}`, () => make("p"), (p, line) => write(p, line.text));
      if (group.kind === "fields") keyed(box, fields, field => field.key, createField, updateField);
      if (group.kind === "offers") keyed(box, offers, offer => offer.key, () => {
        const item = make("li");
        item.append(control("offer"));
        return item;
      }, (item, offer) => {
        setMove(item.firstChild, offer);
        write(item.firstChild, offer.title);
      });
    });
}

function drawAlert(alert) {
  keyed($("device").querySelector("#alerts") ?? (() => {
    const box = make("div");
    box.id = "alerts";
    $("app").after(box);
    return box;
  })(), alert ? [alert] : [], alert => alert.id, () => {
    const box = make("div", "alert");
    box.id = "alert";
    box.append(make("h2"), make("p"), make("div", "choices"));
    box.setAttribute("role", "alertdialog");
    box.setAttribute("aria-modal", "true");
    box.setAttribute("aria-labelledby", "alert-title");
    box.setAttribute("aria-describedby", "alert-message");
    box.children[0].id = "alert-title";
    box.children[1].id = "alert-message";
    return box;
  }, (box, alert) => {
    write(box.children[0], alert.title);
    write(box.children[1], alert.message);
    keyed(box.children[2], alert.choices, choice => choice.control.move, () => control("choice"), (button, choice) => {
      setMove(button, choice.control);
      write(button, choice.control.title);
      button.dataset.role = choice.role;
    });
  });
}

// MARK: Controls

function control(kind) {
  const button = make("button", kind);
  button.type = "button";
  button.onclick = () => press(button);
  return button;
}

function setMove(button, control) {
  if (control && !control.move && button.dataset.move) return;
  button.dataset.move = control?.move ?? "";
  mark(button, "aria-disabled", control?.objection ? "true" : null);
  mark(button, "title", control?.objection ?? null);
}

function press(button, value) {
  const reason = button.getAttribute("title");
  say({ text: "" });
  if (button.getAttribute("aria-disabled") === "true") return say({ text: `Sorry: ${reason}.` });
  if (button.dataset.move) send({ move: button.dataset.move, value, seen: letter?.page.mark });
}

const drafts = new Map(kept.get("drafts", []));
const keepDrafts = () => {
  kept.set("drafts", [...drafts]);
  kept.set("focus", front && { ...front, move: focused(), caret: document.activeElement?.selectionStart });
};

function createField(offer) {
  const form = make("form", "field");
  const label = make("label");
  const input = make(offer.choices ? "select" : "input");
  const button = make("button", "go");
  input.id = `field-${Math.random().toString(36).slice(2)}`;
  label.htmlFor = input.id;
  input.autocomplete = "off";
  for (const choice of offer.choices ?? []) input.append(new Option(choice));
  if (drafts.has(offer.move)) input.value = drafts.get(offer.move);
  input.oninput = () => drafts.set(form.dataset.offer, input.value);
  form.append(label, input, button);
  form.onsubmit = event => {
    event.preventDefault();
    if (!input.value) return input.focus();
    drafts.delete(form.dataset.offer);
    press(button, input.value);
    if (!offer.choices) input.value = "";
  };
  return form;
}

function updateField(form, offer) {
  const [label, input, button] = form.children;
  if (offer.move) form.dataset.offer = offer.move;
  write(label, offer.prompt);
  if (!offer.choices) mark(input, "maxlength", offer.limit);
  setMove(button, offer);
  write(button, "Go");
  mark(button, "aria-label", `Go: ${offer.title.replace(/\s*(\.\.\.|…)$/, "")}`);
}

let shownSentence = kept.get("sentence", 0), toastTimer = 0;

function say({ number, text }) {
  if (number) kept.set("sentence", shownSentence = number);
  $("toast").textContent = text;
  $("toast").classList.toggle("shown", text !== "");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { $("toast").classList.remove("shown"); $("toast").textContent = ""; }, 6000);
}

// MARK: Keys

addEventListener("keydown", event => {
  if (event.defaultPrevented || document.body.classList.contains("waiting")) return;
  const tab = event.target.closest?.("[role=tab]");
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (tab && step) {
    const tabs = [...tab.parentElement.children];
    tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length].focus();
    event.preventDefault();
  } else if (event.key === "Escape" && letter?.page.back) {
    event.preventDefault();
    const back = letter.page.back;
    if (back.objection) say({ text: `Sorry: ${back.objection}.` });
    else send({ move: back.move, seen: letter.page.mark });
  } else if (event.key === "Tab" && letter?.page.alert) {
    const choices = [...$("alert").querySelectorAll("button")];
    const at = choices.indexOf(document.activeElement);
    choices[(at + (event.shiftKey ? -1 : 1) + choices.length) % choices.length]?.focus();
    event.preventDefault();
  }
});
addEventListener("click", event => {
  const layer = event.target.closest?.(".layer.over");
  if (layer && event.target === layer) layer.querySelector(".close")?.click();
});

// MARK: The width

const narrowest = 320, fold = 600;
let told = null;
const isNarrow = () => $("device").clientWidth < fold;
const widest = () => Math.max(narrowest, Math.min(1100, innerWidth - (innerWidth > 900 ? 460 : 64)));

function setWidth(width) {
  const now = Math.round(Math.min(Math.max(width, narrowest), widest()));
  $("device").style.width = `${now}px`;
  kept.set("width", width);
}

new ResizeObserver(() => {
  const narrow = isNarrow();
  mark($("grip"), "aria-valuenow", $("device").clientWidth);
  mark($("grip"), "aria-valuemax", widest());
  write($("fold"), narrow ? "Unfold" : "Fold");
  document.body.classList.toggle("narrow", narrow);
  if (narrow === told) return;
  told = narrow;
  send({ narrow });
}).observe($("device"));

$("fold").onclick = () => setWidth(isNarrow() ? 900 : 390);
$("grip").onpointerdown = event => {
  event.preventDefault();
  $("grip").setPointerCapture(event.pointerId);
  const offset = event.clientX - $("device").getBoundingClientRect().right;
  $("grip").onpointermove = move => setWidth(move.clientX - offset - $("device").getBoundingClientRect().left);
};
$("grip").onpointerup = $("grip").onpointercancel = () => { $("grip").onpointermove = null; };
$("grip").onkeydown = event => {
  const step = { ArrowRight: 20, ArrowLeft: -20, Home: -9999, End: 9999 }[event.key];
  if (!step) return;
  event.preventDefault();
  setWidth($("device").clientWidth + step);
};

// The tree, on as few lines as fit.
function grown(text, indent = 0, end = "") {
  const line = " ".repeat(indent) + text + end;
  const depths = [];
  let depth = 0;
  for (const sign of text) depths.push("[{(<".includes(sign) ? depth++ : "]})>".includes(sign) ? --depth : depth);
  const parts = (from, to, level, isCut) => {
    const found = [];
    for (let start = from, at = from; at <= to; at += 1) {
      if (at < to && !(depths[at] === level && at > start && isCut(text[at]))) continue;
      found.push(text.slice(start, at));
      start = at;
    }
    return found;
  };
  const open = text.search(/[[{(<]/);
  if (line.length <= 40 || open < 0) return line;
  const layers = parts(0, text.length, 0, sign => sign === "^");
  if (layers.length > 1) return layers.map((part, index) => grown(part, indent, index === layers.length - 1 ? end : "")).join("\n");
  const close = depths.indexOf(0, open + 1);
  const inner = parts(open + 1, close, 1, sign => sign === "," || sign === "|");
  return [" ".repeat(indent) + text.slice(0, open + 1), ...inner.map((part, index) =>
    grown(part.replace(/^[,|]? ?/, ""), indent + 2, inner[index + 1]?.[0] === "," ? "," : inner[index + 1] ? " |" : "")),
  " ".repeat(indent) + text.slice(close) + end].join("\n");
}

setWidth(kept.get("width", 390));
trail.begin();
connect();
