import CoordinationMoves

extension Painter {
    /// Draws the tabs, or a dot for each page.
    func paintFooter(_ layer: Scene.Layer, row: Int, in area: Canvas.Area, on canvas: inout Canvas) {
        if let pages = layer.pages {
            let dots = pages.ids.indices.map { pages.shown.contains($0) ? "●" : "○" }.joined(separator: " ")
            canvas.write(dots, x: area.x + (area.width - dots.columns) / 2, y: row, columns: area.width)
        } else {
            paintTabs(layer.tabs, row: row, in: area, on: &canvas)
        }
    }

    /// Draws a number and a title for each tab. If there is no room, only the selected tab keeps its title.
    private func paintTabs(_ tabs: [Scene.Tab], row: Int, in area: Canvas.Area, on canvas: inout Canvas) {
        var labels = tabs.enumerated().map { index, tab in Self.label(tab, index + 1, isShort: false) }
        if labels.reduce(0, { $0 + $1.columns }) > area.width {
            labels = tabs.enumerated().map { index, tab in Self.label(tab, index + 1, isShort: !tab.isSelected) }
        }
        let room = max(area.width - labels.reduce(0) { $0 + $1.columns }, 0)
        let gap = labels.count > 1 ? min(room / (labels.count + 1), 8) : 0
        var x = area.x + gap
        for (label, tab) in zip(labels, tabs) {
            canvas.write(label, x: x, y: row, columns: area.width, style: tab.isSelected ? .chosen : .plain)
            x += label.columns + gap
        }
    }

    private static func label(_ tab: Scene.Tab, _ number: Int, isShort: Bool) -> String {
        let text = isShort ? "\(number)" : "\(number) \(tab.title)"
        return tab.isSelected ? "[\(text)]" : " \(text) "
    }
}

extension Painter {
    /// Draws the keys, a message, the progress or the prompt.
    func paintStatus(on canvas: inout Canvas) {
        let (width, row) = (canvas.width, canvas.height - 1)
        switch status {
        case .keys(let address):
            let keys = keys(in: width - 1)
            canvas.write(keys, x: 1, y: row, columns: width - 1, style: .faint)
            if let address, keys.columns + address.columns + 5 <= width {
                canvas.write(address, x: width - address.columns - 1, y: row, columns: address.columns, style: .faint)
            }
        case .anyKey: canvas.write("any key goes on", x: 1, y: row, columns: width - 1, style: .faint)
        case .message(let text): paint(message: text, on: &canvas)
        case .progress(let fraction, let title):
            let length = max(min(width / 2, 30), 1)
            let filled = min(max(Int(fraction * Double(length)), 0), length)
            let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
            canvas.write("\(bar) \(title)", x: 1, y: row, columns: width - 1)
        case .prompt(let prompt, let text):
            let label = "\(prompt): "
            // A long text loses its beginning: the user types at its end.
            var shown = text[...]
            while label.columns + shown.columns + 2 > width, !shown.isEmpty { shown.removeFirst() }
            canvas.write(label + shown + "▏", x: 1, y: row, columns: width - 1)
        }
    }

    /// Draws a message on the last row, and on as many above as it needs, up to a quarter of all.
    private func paint(message: String, on canvas: inout Canvas) {
        let width = canvas.width - 1
        let room = max(canvas.height / 4, 1)
        var lines = message.wrapped(to: width)
        if lines.count > room {
            lines[(room - 1)...] = [lines[(room - 1)...].joined(separator: " ").clipped(to: width)]
        }
        for (index, line) in lines.enumerated() {
            let row = canvas.height - lines.count + index
            canvas.write(String(repeating: " ", count: canvas.width), x: 0, y: row, columns: canvas.width)
            canvas.write(line, x: 1, y: row, columns: width, style: .strong)
        }
    }

    /// Returns as many keys as fit, by rank: first the help, another side, and the way back.
    private func keys(in width: Int) -> String {
        let choosing = scene.offers.isEmpty ? [] : [("↑↓ choose", 3), ("enter do it", 4)]
        // In the order of the row, with their rank.
        let keys = choosing + [sideways, wayBack].compactMap(\.self) + [("q quit", 6), ("? keys", 0)]
        var shown: Set<Int> = []
        var room = width
        for (text, rank) in keys.sorted(by: { $0.1 < $1.1 }) {
            let needed = text.columns + (shown.isEmpty ? 0 : 3)
            guard needed <= room else { continue }
            room -= needed
            shown.insert(rank)
        }
        return keys.filter { shown.contains($0.1) }.map(\.0).joined(separator: "   ")
    }

    private var sideways: (String, Int)? {
        guard let front = scene.front else { return nil }
        if scene.moves.contains(where: { $0.move.kind == .step }) { return ("←→ sides", 1) }
        if front.pages != nil { return ("←→ pages", 5) }
        return front.tabs.isEmpty ? nil : ("←→ tabs", 5)
    }

    private var wayBack: (String, Int)? {
        guard let front = scene.front else { return ("esc cancel", 2) }
        return front.wayBack.map { ($0 == .close ? "esc close" : "esc back", 2) }
    }
}
