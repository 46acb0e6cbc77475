import ScreenTools

extension NavigationMap {
    /// The map as a page that needs nothing else: one file of HTML with its style and its script.
    ///
    /// It has the findings, the screens, and for each of them the shortest way there, the tree in some of its states,
    /// and the moves from it and to it.
    public var page: String {
        let layout = MapLayout(self)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\("Map of \(title)".escaped)</title>
            <style>
            :root{color-scheme:light dark;\(MapColours.light.properties)}
            @media (prefers-color-scheme:dark){:root{\(MapColours.dark.properties)}}
            \(MapPage.style)
            </style>
            </head>
            <body>
            <header>
            <h1>\("Map of \(title)".escaped)</h1>
            \(head)</header>
            \(findingsSection)<main>
            <div class="tools"><label for="search">Find a screen</label>
            <input id="search" type="search" autocomplete="off" spellcheck="false">
            <p id="found" role="status"></p></div>
            <div class="sides">
            <section class="map" aria-label="Screens" tabindex="0">
            \(drawing(layout))</section>
            <section id="details" aria-label="The chosen screen">
            <p>Choose a screen to see the shortest way to it, its trees, and the moves from it and to it.</p>
            </section>
            </div>
            </main>
            <script type="application/json" id="data">\(data(layout))</script>
            <script>
            \(MapPage.script)
            </script>
            </body>
            </html>

            """
    }

    private var head: String {
        let screens = places.count.of("screen")
        var lines = ["<p>\(screens). Press <kbd>/</kbd> to search, and the arrow keys to go from screen to screen.</p>"]
        let words = extents.map { "\($0.scenario): \($0.extent)".escaped }
        if words.count > 1 {
            let sort = extents.allSatisfy(\.extent.isComplete) ? "complete" : "not complete"
            let rows = words.map { "<li>\($0)</li>" }
            lines.append(
                "<details><summary>\(words.count) scenarios, \(sort)</summary><ul>\(rows.joined())</ul></details>")
        } else {
            lines += words.map { "<p>\($0)</p>" }
        }
        if !budgets.isEmpty {
            let rows = budgets.map { budget in
                "<li>\("\(budget.scenario), \(budget.law): \(budget.moves?.of("move") ?? "no way")".escaped)</li>"
            }
            lines.append(
                "<details><summary>\(budgets.count.of("distance"))</summary><ul>\(rows.joined())</ul></details>")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private var findingsSection: String {
        if findings.isEmpty { return "" }
        let items = findings.map { finding in
            let moves = finding.way.map { "<li>\($0.description.escaped)</li>" }.joined()
            let tree = finding.trees.last.map { "<p><code>\($0.escaped)</code></p>" } ?? ""
            return "<details><summary>\("\(finding.scenario): \(finding.title)".escaped)</summary>"
                + (finding.details.isEmpty ? "" : "<p>\(finding.details.escaped)</p>")
                + (finding.way.isEmpty ? "" : "<ol>\(moves)</ol>")
                + "\(tree)<pre tabindex=\"0\">\(finding.test.escaped)</pre></details>\n"
        }
        return """
            <section class="findings" aria-labelledby="findings">
            <h2 id="findings">\(findings.count.of("finding"))</h2>
            \(items.joined())</section>

            """
    }

    private func drawing(_ layout: MapLayout) -> String {
        func path(_ path: String) -> String { "<path d=\"\(path)\"/>" }
        func svg(_ paths: [String], _ rest: String = "") -> String {
            "<svg width=\"\(layout.width)\" height=\"\(layout.height)\" aria-hidden=\"true\" focusable=\"false\">"
                + "<g class=\"tree\">\(paths.map(path).joined())</g>\(rest)</svg>"
        }
        var lines = ["<div class=\"drawing\" style=\"width:\(layout.width)px;height:\(layout.height)px\">"]
        let curves = layout.curves
        lines.append(svg(curves.first, "<g class=\"tree faint\">\(curves.others.map(path).joined())</g>"))
        for card in layout.cards {
            lines.append(
                "<div class=\"card\" style=\"left:\(card.x)px;top:\(card.y)px;width:\(card.width)px;"
                    + "height:\(card.height)px\"><h2>\((card.name.isEmpty ? "\u{2013}" : card.name).escaped)</h2></div>"
            )
        }
        lines.append(svg(layout.elbows, "<g class=\"ways\"></g>"))
        for (index, row) in layout.rows.enumerated() {
            let sort = row.screen.isAlert ? " alert" : launches.contains(row.screen) ? " launch" : ""
            lines.append(
                "<button type=\"button\" class=\"screen\(sort)\" data-number=\"\(index)\" style=\"left:\(row.x)px;"
                    + "top:\(row.y + 2)px;width:\(row.width)px\">\(row.screen.label.escaped)</button>")
        }
        return (lines + ["</div>"]).map { $0 + "\n" }.joined()
    }
}
