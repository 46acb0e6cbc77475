import ScreenTools

extension NavigationMap {
    /// The map as a picture: a card for each coordinator, each screen under the one that the shortest way comes from.
    ///
    /// - Parameter isDark: True for a picture on a dark page.
    public func svg(isDark: Bool = false) -> String {
        let layout = MapLayout(self)
        let colours = isDark ? MapColours.dark : .light
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(layout.width) \(layout.height)\" "
                + "width=\"\(layout.width)\" height=\"\(layout.height)\" role=\"img\" "
                + "font-family=\"system-ui, sans-serif\" font-size=\"13\">",
            "<title>\(title.escaped)</title>",
            "<rect x=\"0\" y=\"0\" width=\"\(layout.width)\" height=\"\(layout.height)\" fill=\"\(colours.page)\"/>",
        ]
        func path(_ path: String) -> String { "<path d=\"\(path)\"/>" }
        func group(_ attributes: String, _ paths: [String]) -> [String] {
            ["<g fill=\"none\" stroke=\"\(colours.line)\"\(attributes)>"] + paths.map(path) + ["</g>"]
        }
        let curves = layout.curves
        lines += group(" stroke-opacity=\"0.4\"", curves.others) + group("", curves.first)
        for card in layout.cards {
            lines.append(
                "<rect x=\"\(card.x)\" y=\"\(card.y)\" width=\"\(card.width)\" height=\"\(card.height)\" rx=\"8\" "
                    + "fill=\"\(colours.card)\" stroke=\"\(colours.line)\"/>")
            lines.append(
                "<text x=\"\(card.x + 12)\" y=\"\(card.y + 20)\" fill=\"\(colours.muted)\" font-weight=\"600\">"
                    + "\(card.name.escaped)</text>")
        }
        lines += group("", layout.elbows)
        for row in layout.rows {
            let isLaunch = launches.contains(row.screen)
            let fill = row.screen.isAlert ? colours.alert : isLaunch ? colours.front : colours.screen
            lines.append(
                "<rect x=\"\(row.x)\" y=\"\(row.y + 2)\" width=\"\(row.width)\" height=\"\(MapLayout.rowHeight - 4)\" "
                    + "rx=\"5\" fill=\"\(fill)\" stroke=\"\(isLaunch ? colours.accent : colours.line)\"/>")
            lines.append(
                "<text x=\"\(row.x + 8)\" y=\"\(row.y + 18)\" fill=\"\(colours.ink)\">"
                    + "\(row.screen.shortLabel.escaped)</text>")
        }
        return (lines + ["</svg>"]).map { $0 + "\n" }.joined()
    }
}

/// The colours of a map, for a light page and for a dark one.
struct MapColours {
    let page: String
    let card: String
    let screen: String
    let front: String
    let alert: String
    let ink: String
    let muted: String
    let line: String
    let accent: String

    static let light = MapColours(
        page: "#ffffff", card: "#f7f9fa", screen: "#ffffff", front: "#dceafb", alert: "#fdf0d5", ink: "#1d2329",
        muted: "#535d68", line: "#8a949e", accent: "#0b5cad")
    static let dark = MapColours(
        page: "#0f1216", card: "#20262c", screen: "#2a3138", front: "#17385a", alert: "#43351a", ink: "#e8ecf0",
        muted: "#a9b3bd", line: "#77818b", accent: "#7dbbff")

    /// The colours as properties of a style sheet.
    var properties: String {
        "--page:\(page);--card:\(card);--screen:\(screen);--front:\(front);--alert:\(alert);--ink:\(ink);"
            + "--muted:\(muted);--line:\(line);--accent:\(accent)"
    }
}

extension String {
    /// The text as it is written in HTML and XML, also between quotes. Characters that XML does not have are left out.
    var escaped: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case _ where scalar.value < 32 && !"\n\t".unicodeScalars.contains(scalar): break
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
