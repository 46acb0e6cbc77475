extension Painter {
    /// The tabs, or which of the pages is shown.
    func paintFooter(_ layer: Scene.Layer, row: Int, in area: Canvas.Area, on canvas: inout Canvas) {
        if let pages = layer.pages {
            let dots = pages.ids.indices.map { pages.shown.contains($0) ? "●" : "○" }.joined(separator: " ")
            canvas.write(dots, x: area.x + (area.width - dots.columns) / 2, y: row, columns: area.width)
        } else {
            paintTabs(layer.tabs, row: row, in: area, on: &canvas)
        }
    }

    /// A number and a title each; only the number where there is no room, except for the selected one.
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
    /// What moves, what was said, what is being typed, or which keys do something.
    func paintStatus(row: Int, on canvas: inout Canvas) {
        let width = canvas.width
        switch status {
        case .keys: canvas.write(keys(in: width - 1), x: 1, y: row, columns: width - 1, style: .faint)
        case .message(let text): canvas.write(text, x: 1, y: row, columns: width - 1, style: .strong)
        case .progress(let fraction, let title):
            let length = max(min(width / 2, 30), 1)
            let filled = min(max(Int(fraction * Double(length)), 0), length)
            let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
            canvas.write("\(bar) \(title)", x: 1, y: row, columns: width - 1)
        case .prompt(let prompt, let text):
            let label = "\(prompt): "
            // The end of a long text is where one types.
            var shown = text[...]
            while label.columns + shown.columns + 2 > width, !shown.isEmpty { shown.removeFirst() }
            canvas.write(label + shown + "▏", x: 1, y: row, columns: width - 1)
        }
    }

    /// As many keys as there is room for.
    private func keys(in width: Int) -> String {
        var keys: [String] = []
        if !scene.offers.isEmpty { keys += ["↑↓ choose", "enter do it"] }
        if let front = scene.front {
            if !front.tabs.isEmpty { keys.append("←→ tabs") }
            if front.pages != nil { keys.append("←→ pages") }
            if front.panels.count > 1 { keys.append("←→ sides") }
            if front.canGoBack { keys.append("esc back") }
        } else {
            keys.append("esc cancel")
        }
        return (keys + ["q quit"]).reduce("") { text, key in
            let longer = text.isEmpty ? key : "\(text)   \(key)"
            return longer.columns <= width ? longer : text
        }
    }
}
