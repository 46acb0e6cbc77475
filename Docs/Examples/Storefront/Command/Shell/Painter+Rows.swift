extension Painter {
    /// A line of a panel, before it is wrapped.
    struct Row {
        var text: String
        var style: Canvas.Style
        /// True for a line that is never wrapped, such as an offer.
        var isOneLine = false
        var isSelected = false

        init(_ text: String, _ style: Canvas.Style = .plain, isOneLine: Bool = false, isSelected: Bool = false) {
            self.text = text
            self.style = style
            self.isOneLine = isOneLine
            self.isSelected = isSelected
        }

        init(_ offer: Scene.Offer, isSelected: Bool) {
            text = (isSelected ? "› " : "  ") + offer.title + (offer.objection.map { " (\($0))" } ?? "")
            style = offer.objection != nil ? .faint : isSelected ? .chosen : .plain
            isOneLine = true
            self.isSelected = isSelected
        }

        func fitted(to width: Int) -> [Row] {
            if isOneLine || text.columns <= width { return [self] }
            return text.wrapped(to: width).map { Row($0, style) }
        }
    }

    /// Returns the text of panels, with the offers of each beneath it.
    func rows(of panels: [Scene.Panel], isFront: Bool) -> [Row] {
        var rows: [Row] = []
        var number = 0
        for panel in panels {
            rows += panel.lines.map { Row($0) }
            if !panel.lines.isEmpty, !panel.offers.isEmpty { rows.append(Row("")) }
            for offer in panel.offers {
                rows.append(Row(offer, isSelected: isFront && number == selected))
                number += 1
            }
        }
        return rows
    }

    /// Draws as many rows as fit, with arrows if there are more. The selected row is one of them, unless the user has
    /// scrolled up.
    func paint(_ rows: [Row], in area: Canvas.Area, on canvas: inout Canvas) {
        guard area.height > 0, area.width > 0 else { return }
        let rows = rows.flatMap { $0.fitted(to: area.width) }
        let selected = rows.firstIndex(where: \.isSelected)
        let first = selected.map { max(0, $0 - area.height + 1 - scrolled) } ?? 0
        if selected != nil { canvas.hiddenAbove = first }
        for (y, row) in rows[first...].prefix(area.height).enumerated() {
            canvas.write(row.text, x: area.x, y: area.y + y, columns: area.width, style: row.style)
            guard row.isSelected else { continue }
            canvas.mark(x: area.x, y: area.y + y, columns: min(row.text.columns + 1, area.width), style: .chosen)
        }
        let edge = area.x + area.width - 1
        if first > 0 { canvas.write("↑", x: edge, y: area.y, columns: 1, style: .faint) }
        if rows.count - first > area.height {
            canvas.write("↓", x: edge, y: area.y + area.height - 1, columns: 1, style: .faint)
        }
    }

    /// Draws a box in the middle, as large as needed, or all of a small area. It is wide enough for rows that are not
    /// wrapped, if possible.
    func paint(
        _ rows: [Row], titled title: String, _ frame: Canvas.Frame, in area: Canvas.Area, on canvas: inout Canvas
    ) {
        var width = area.width
        if area.width >= 40 {
            let widest = rows.lazy.filter(\.isOneLine).map(\.text.columns).max() ?? 0
            let wanted = max(area.width / 2, 30, title.columns + 8)
            width = min(max(min(wanted, area.width - 4), widest + 5), area.width)
        }
        let needed = rows.flatMap { $0.fitted(to: width - 4) }.count + 2
        let isRoomy = area.height >= needed + 2
        let height = min(isRoomy ? needed + 2 : needed, area.height)
        let box = Canvas.Area(
            x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width: width, height: height)
        canvas.box(box, frame)
        canvas.write(" \(title.clipped(to: width - 6)) ", x: box.x + 2, y: box.y, columns: width - 4, style: .strong)
        paint(rows, in: box.inset(by: 2, isRoomy ? 2 : 1), on: &canvas)
    }
}
