/// A painter that draws a scene on a canvas of any size.
struct Painter {
    /// The content of the last row.
    enum Status: Equatable {
        /// The keys, and the current address if there is room.
        case keys(address: String?)
        /// A hint to press any key.
        case anyKey
        /// A message from the app.
        case message(String)
        /// The progress of an animation, from 0 to 1, with a title.
        case progress(Double, String)
        /// The title of a prompt, and the typed text.
        case prompt(String, String)
    }

    let scene: Scene

    /// The index of the selected offer.
    let selected: Int

    /// The number of rows scrolled up from the selected one.
    var scrolled = 0
    let status: Status

    /// Rows that lie over everything, in a box.
    struct Overlay {
        let title: String
        let rows: [Row]
    }

    /// - Parameter overlay: Rows over everything; nil for none.
    func paint(width: Int, height: Int, under overlay: Overlay? = nil) -> Canvas {
        var canvas = Canvas(width: width, height: height)
        let area = Canvas.Area(x: 0, y: 0, width: width, height: max(height - 1, 0))
        for (index, layer) in scene.layers.enumerated() {
            let isFront = index == scene.layers.count - 1 && scene.alert == nil
            if index == 0 {
                paint(layer, isFront, in: area, on: &canvas)
            } else {
                canvas.fade()
                let panels = rows(of: layer.panels, isFront: isFront)
                paint(panels, titled: layer.title, .single, in: area, on: &canvas)
            }
        }
        if let alert = scene.alert {
            canvas.fade()
            let panel = Scene.Panel(
                title: "", lines: alert.message.isEmpty ? [] : [alert.message], offers: alert.offers)
            paint(rows(of: [panel], isFront: true), titled: alert.title, .double, in: area, on: &canvas)
        }
        if let overlay {
            canvas.fade()
            paint(overlay.rows, titled: overlay.title, .double, in: area, on: &canvas)
        }
        paintStatus(on: &canvas)
        return canvas
    }
}

extension Painter {
    /// Draws a screen that fills its area: the title above, the tabs or pages beneath.
    private func paint(_ layer: Scene.Layer, _ isFront: Bool, in area: Canvas.Area, on canvas: inout Canvas) {
        var body = area
        paintTitle(layer, in: area, on: &canvas)
        body.y += 1
        body.height -= 1
        if !layer.tabs.isEmpty || layer.pages != nil {
            body.height -= 1
            paintFooter(layer, row: area.y + area.height - 1, in: area, on: &canvas)
        }
        // Lines are drawn only if there is room.
        if area.height >= 10 {
            canvas.rule(area, row: body.y)
            canvas.rule(area, row: body.y + body.height - 1)
            body = body.inset(by: 1, 1)
        }
        if let columns = layer.columns {
            paint(layer.panels, inHand: isFront ? columns.panel : nil, in: body, on: &canvas)
        } else {
            paint(rows(of: layer.panels, isFront: isFront), in: body, on: &canvas)
        }
    }

    private func paintTitle(_ layer: Scene.Layer, in area: Canvas.Area, on canvas: inout Canvas) {
        let back = layer.back.map { "‹ \($0)" } ?? ""
        let middle = area.x + (area.width - layer.title.columns) / 2
        if middle > back.columns + 2 {
            canvas.write(back, x: area.x + 1, y: area.y, columns: back.columns)
            canvas.write(layer.title, x: middle, y: area.y, columns: area.width, style: .strong)
        } else {
            let title = (back.isEmpty ? "" : "‹ ") + layer.title
            canvas.write(title, x: area.x, y: area.y, columns: area.width, style: .strong)
        }
    }

    /// Draws columns side by side, each beneath its title. The last one is the one to read, so it gets the rest.
    private func paint(_ panels: [Scene.Panel], inHand: Int?, in area: Canvas.Area, on canvas: inout Canvas) {
        var left = area
        for (index, panel) in panels.enumerated() {
            let heading = [Row(panel.title, .strong, isOneLine: true), Row("")]
            let rows = heading + rows(of: [panel], isFront: index == inHand)
            left.width = index == panels.count - 1 ? area.x + area.width - left.x : area.width / (panels.count + 1)
            paint(rows, in: left, on: &canvas)
            left.x += left.width + 2
        }
    }
}
