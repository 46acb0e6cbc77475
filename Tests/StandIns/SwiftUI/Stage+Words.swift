// What can be seen.
extension Stage {
    /// Read off what is on the screen, and not off what was asked for: `{[a, b]*, users}^[m]!Sure?`.
    package var words: String {
        pieces.map(\.words).joined()
            + presentations.map { shown in
                let mark = shown.phase == .up ? "" : "~"
                return shown.kind == .alert ? mark + "!" + shown.title : mark + "^" + shown.pieces.map(\.words).joined()
            }.joined()
    }
}

extension Piece {
    var words: String {
        if isIgnored { return "" }
        switch kind {
        case .nothing, .button: return ""
        case .text(let text): return text
        case .group: return children.map(\.words).filter { !$0.isEmpty }.joined(separator: "+")
        case .stack(let stack):
            let screens = stack.screens.map { $0.map(\.words).joined() }.joined(separator: ", ")
            return "[" + screens + "]" + (stack.isMoving ? "~" : "")
        case .tabs(let bar):
            return "{"
                + zip(bar.tabs, bar.tags).map { tab, tag in
                    tab.words + (tag == bar.displayed ? "*" : "") + (tab.first(\.badge).map { "(\($0))" } ?? "")
                }
                .joined(separator: ", ")
                + "}"
        case .scroll(let scroll):
            return "<"
                + scroll.pages.map { $0.words + ($0.key == scroll.displayed ? "*" : "") }.joined(separator: ", ") + ">"
        case .split(let split):
            let columns = split.columns.enumerated().map { index, column in
                let words = column.map(\.words).joined()
                return split.hides(index) && !words.isEmpty ? "/" + words : words
            }
            return "(" + columns.joined(separator: " | ") + ")" + (split.isMoving ? "~" : "")
        #if canImport(UIKit)
            case .controller: return ""
        #endif
        }
    }
}
