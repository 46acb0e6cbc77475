extension MapPage {
    /// The script. All texts of the app are set as texts, never as HTML.
    static let script = #"""
        "use strict";
        const data = JSON.parse(document.getElementById("data").textContent);
        const buttons = [...document.querySelectorAll(".screen")];
        const details = document.getElementById("details");
        const search = document.getElementById("search");
        const found = document.getElementById("found");
        const ways = document.querySelector(".ways");
        const wide = matchMedia("(min-width:900px)");
        let chosen = -1;

        function make(name, text, kind) {
          const element = document.createElement(name);
          if (text !== undefined) element.textContent = text;
          if (kind) element.className = kind;
          return element;
        }
        function count(number, thing) { return number + " " + thing + (number === 1 ? "" : "s"); }
        function link(number) {
          const button = make("button", data.screens[number].words, "link");
          button.type = "button";
          button.addEventListener("click", () => choose(number, true));
          return button;
        }
        function list(way) {
          if (!way.length) return make("p", "At launch.");
          const list = make("ol");
          for (const move of way) list.append(make("li", move));
          return list;
        }
        function drawNode(node, sort) {
          const isLeaf = !node.children.length;
          const box = make("div", undefined, "node" + (isLeaf ? " leaf" : "") + (node.shown ? " on" : "") + (sort || ""));
          const title = (node.kind === "screen" ? "" : node.kind + " ") + node.name;
          box.append(make("div", title.trim() + (node.shown ? " (selected)" : ""), isLeaf ? "" : "muted"));
          if (!isLeaf) {
            const row = make("div", undefined, node.kind === "stack" ? "" : "row");
            for (const child of node.children) row.append(drawNode(child));
            box.append(row);
          }
          for (const child of node.embedded) box.append(drawNode(child));
          const whole = document.createDocumentFragment();
          whole.append(box);
          for (const child of node.modal) whole.append(drawNode(child, " modal"));
          return whole;
        }
        function drawTree(example) {
          const box = make("div");
          for (const window of example.windows) {
            if (window.name) box.append(make("div", "window " + window.name, "muted"));
            for (const node of window.content) box.append(drawNode(node));
            for (const title of window.alerts) box.append(make("div", title, "node modal ask"));
          }
          const text = make("p");
          text.append(make("code", example.text));
          box.append(text);
          return box;
        }
        function roads(title, roads, other) {
          if (!roads.length) return;
          details.append(make("h3", title));
          const rows = make("ul");
          const known = new Map();
          for (const road of roads) {
            const words = road.arrival === "here" && other === "to" ? "" : road[other];
            const key = road.move + "\n" + words + "\n" + road.verdicts;
            if (!known.has(key)) known.set(key, { road, changes: new Set() });
            road.changes.forEach(change => known.get(key).changes.add(change));
          }
          for (const { road, changes } of known.values()) {
            const row = make("li");
            row.append(make("code", road.move), other === "to" ? " \u2192 " : " \u2190 ");
            if (road.arrival === "here" && other === "to") row.append("stays here"); else row.append(link(road[other]));
            const gates = [...changes].filter(change => change[0] === "?").map(change => change.slice(1) + ": allow");
            if (road.verdicts) gates.push(road.verdicts);
            if (gates.length) row.append(make("div", gates.join(", "), "muted"));
            const rest = [...changes].filter(change => change[0] !== "?");
            if (rest.length) row.append(make("div", rest.join(" "), "muted"));
            rows.append(row);
          }
          details.append(rows);
        }
        function drawWays(number) {
          ways.replaceChildren();
          buttons.forEach(button => button.classList.remove("near"));
          const done = new Set();
          for (const road of data.roads) {
            if (road.from === road.to) continue;
            const isOut = road.from === number;
            if (road.anywhere || road.arrival !== "shown" || (!isOut && road.to !== number)) continue;
            const other = isOut ? road.to : road.from, key = (isOut ? ">" : "<") + other;
            if (done.has(key)) continue;
            done.add(key);
            buttons[other].classList.add("near");
            const one = buttons[road.from], two = buttons[road.to];
            const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
            const isAfter = two.offsetLeft > one.offsetLeft + one.offsetWidth;
            const x = one.offsetLeft + one.offsetWidth, y = one.offsetTop + 12;
            const end = isAfter ? two.offsetLeft : two.offsetLeft + two.offsetWidth, last = two.offsetTop + 12;
            const bend = isAfter ? Math.max((end - x) / 2, 24) : 48;
            path.setAttribute("d", `M${x} ${y}C${x + bend} ${y} ${isAfter ? end - bend : end + bend} ${last} ${end} ${last}`);
            if (!isOut) path.setAttribute("class", "into");
            ways.append(path);
          }
        }
        function choose(number, moves) {
          const screen = data.screens[number];
          buttons.forEach(button => button.removeAttribute("aria-current"));
          buttons[number].setAttribute("aria-current", "true");
          chosen = number;
          history.replaceState(null, "", "#" + encodeURIComponent(screen.words));
          drawWays(number);
          details.replaceChildren();
          const title = make("h2", screen.words);
          title.tabIndex = -1;
          details.append(title, make("p", "In front in " + count(screen.states, "state") + ".", "muted"));
          screen.examples.forEach((example, index) => {
            const length = count(example.way.length, "move");
            if (index === 0) {
              const by = screen.users ? "" : ", not by the user alone";
              details.append(make("h3", "The shortest way: " + length + by), list(example.way), drawTree(example));
              return;
            }
            const more = make("details");
            more.append(make("summary", "Another state, " + length), list(example.way), drawTree(example));
            details.append(more);
          });
          roads("From here", data.roads.filter(road => road.from === number && !road.anywhere), "to");
          roads("From here, as from elsewhere", data.roads.filter(road => road.from === number && road.anywhere), "to");
          roads("To here", data.roads.filter(road =>
            road.to === number && road.from !== number && ["shown", "inside"].includes(road.arrival)), "from");
          if (moves) {
            buttons[number].scrollIntoView({ block: "nearest", inline: "nearest" });
            title.focus({ preventScroll: wide.matches });
            details.scrollTop = 0;
          }
        }
        buttons.forEach((button, number) => {
          button.addEventListener("click", () => choose(number, true));
          button.addEventListener("keydown", event => {
            const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
            if (!step) return;
            event.preventDefault();
            let next = number + step;
            while (buttons[next] && buttons[next].classList.contains("out")) next += step;
            if (buttons[next]) buttons[next].focus();
          });
        });
        details.addEventListener("keydown", event => {
          if (event.key === "Escape" && chosen >= 0) buttons[chosen].focus();
        });
        document.addEventListener("keydown", event => {
          if (event.key !== "/" || event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          search.focus();
        });
        function fits(screen) { return screen.words.toLowerCase().includes(search.value.trim().toLowerCase()); }
        search.addEventListener("input", () => {
          let number = 0;
          data.screens.forEach((screen, index) => {
            const isIn = fits(screen);
            if (isIn) number += 1;
            buttons[index].classList.toggle("out", !isIn);
          });
          found.textContent = search.value.trim() ? count(number, "screen") : "";
        });
        search.addEventListener("keydown", event => {
          if (event.key === "Escape") { search.value = ""; search.dispatchEvent(new Event("input")); }
          if (event.key !== "Enter" || !search.value.trim()) return;
          const first = data.screens.findIndex(fits);
          if (first >= 0) choose(first, true);
        });
        const words = decodeURIComponent(location.hash.slice(1));
        const first = data.screens.findIndex(screen => screen.words === words);
        if (first >= 0) choose(first, false);
        """#
}
