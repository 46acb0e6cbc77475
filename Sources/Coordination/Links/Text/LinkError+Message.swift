extension LinkError: CustomStringConvertible {
    /// The whole message: what is wrong, the text with a caret under the place, and what to do.
    @_documentation(visibility: internal)
    public var description: String {
        guard !isPrinting else { return printing }
        let shown = excerpt
        var text = "Can't read \"\(shown.text)\""
        text += sentence
        if let column = shown.column {
            text += "\n\n  \(shown.text)\n  \(String(repeating: " ", count: column))^"
        }
        if let nearest { text += "\n\nThe nearest address is \(nearest.beginning)." }
        return text
    }

    private var sentence: String {
        let wanted = expected.isEmpty ? "" : " where \(list(expected)) was expected"
        let seen = found.map { "\"\($0.beginning.visible)\"" }
        switch place {
        case .item(let key) where reason != .badEncoding && reason != .badCharacter:
            switch reason {
            case .twice: return ": the query item '\(key.beginning.visible)' occurs twice, and is allowed once."
            case .unread: return ": no line of the list reads the query item '\(key.beginning.visible)'."
            default: return ": the query item '\(key.beginning.visible)' has \(seen ?? "no value")\(wanted)."
            }
        case .fragment where reason == .unread: return ": no line of the list reads its fragment."
        case .fragment where reason == .badItem: return ": its fragment is \(seen ?? "nothing")\(wanted)."
        case .whole where reason == .tooLarge, .segment where reason == .tooLarge:
            return ": it is over the limit: \(list(expected))."
        default: return seen.map { ": it has \($0)\(wanted)." } ?? ": it ends\(wanted)."
        }
    }

    private var printing: String {
        let text = text.visible
        switch reason {
        case .unprintable: return "Can't print \(text) as an address: \(found ?? "")."
        case .leadsElsewhere:
            return """
                Can't print \(text) as an address: \(found ?? "") leads elsewhere.

                A narrower line of the list takes it. Give that one another word.
                """
        default:
            return """
                Can't print \(text) as an address: no line of the list makes these hops.

                Add a line, or give one that makes them of other values a closure, 'values:', that finds those.
                """
        }
    }

    private func list(_ words: [String]) -> String {
        guard words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }

    /// The part of the text around the error, and the error's column in it.
    private var excerpt: (text: String, column: Int?) {
        let all = Array(text.unicodeScalars)
        guard let offset else { return (text.beginning.visible, nil) }
        var at = 0
        var bytes = 0
        while at < all.count, bytes < offset {
            bytes += UTF8.width(all[at])
            at += 1
        }
        let start = max(0, at - 60)
        let stop = min(all.count, at + 60)
        var part = String.UnicodeScalarView()
        part.append(contentsOf: all[start..<stop])
        let text = (start > 0 ? "…" : "") + String(part).visible + (stop < all.count ? "…" : "")
        return (text, at - start + (start > 0 ? 1 : 0))
    }
}

extension String {
    /// The string with a replacement character for each control.
    fileprivate var visible: String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
            text.append(isControl ? "\u{FFFD}" : scalar)
        }
        return String(text)
    }
}
