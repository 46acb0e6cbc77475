#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    import Coordination

    extension SwiftUIHost {
        /// What can be seen: what the views were given, after a `?` where that has not come into sight, and after a `-`
        /// what has not gone out of it.
        var drawn: String {
            var text = picture.layers.enumerated().map { index, layer in
                (hasCome(layer) ? "" : "?") + (index > 0 ? "^" : "") + words(of: layer.part)
            }
            .joined()
            text += leaving.map { "-^" + (presentable($0)?.node.name ?? "") }.joined()
            text += strangers.map { "-" + (presentable($0)?.node.name ?? "") }.sorted().joined()
            return text + (picture.alert.map { "!" + $0.title } ?? "")
        }

        private func words(of part: Picture.Part) -> String {
            switch part {
            case .screen(let id, let embedded):
                (presentable(id)?.node.name ?? "?") + embedded.map { "+" + words(of: $0) }.joined()
            case .stack(_, let screens): "[" + screens.map(words).joined(separator: ", ") + "]"
            case .tabs(_, let tabs, let selected):
                "{" + tabs.map { words(of: $0) + ($0.id == selected ? "*" : "") }.joined(separator: ", ") + "}"
            case .pages(_, let pages, let shown, _):
                "<" + pages.map { words(of: $0) + (shown.contains($0.id) ? "*" : "") }.joined(separator: ", ") + ">"
            case .split(let id, let columns, _):
                "("
                    + columns.enumerated().map { index, part in
                        part.map { (covers(index, of: id) ? "-" : "") + words(of: $0) } ?? ""
                    }
                    .joined(separator: " | ") + ")"
            }
        }
    }
#endif
