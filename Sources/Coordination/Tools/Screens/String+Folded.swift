import CoordinationMoves

extension String {
    /// The text without ids: each number, and each number in hexadecimal digits, is `#`.
    ///
    /// So `Rye bread, 4.20` is `Rye bread, #`, and an order is as good as another.
    package var withoutNumbers: String {
        var text = ""
        var rest = unicodeScalars[...]
        while let next = rest.first {
            let token = rest.prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil }
            guard !token.isEmpty else {
                text.unicodeScalars.append(next)
                rest = rest.dropFirst()
                continue
            }
            let whole = rest.uuid ?? token
            let isNumber = whole.count > token.count || token.isNumber
            text += isNumber ? "#" : String(String.UnicodeScalarView(token))
            rest = rest[whole.endIndex...]
        }
        return text.joiningNumbers
    }

    /// The name of a screen without ids, and without the mark of one at its end: of `letter-7`, `letter` is left.
    package var screenName: String {
        let text = withoutNumbers
        guard text.hasSuffix("#") else { return text }
        let rest = text.dropLast().reversed().drop { "-_.:/ #".contains($0) }.reversed()
        return rest.isEmpty ? text : String(rest)
    }

    /// The text with numbers as one that only a point or the like parts: `4.20`, `10:30`.
    private var joiningNumbers: String {
        var text = ""
        for character in self {
            text.append(character)
            guard character == "#", text.count >= 3 else { continue }
            let end = text.suffix(3)
            if end.first == "#", "-.:/,".contains(end.dropFirst().first ?? " ") { text.removeLast(2) }
        }
        return text
    }

    /// The name of a coordinator's type, as the name of what it is for: `Account` of `AccountCoordinator`.
    package var withoutCoordinator: String {
        hasSuffix("Coordinator") && self != "Coordinator" ? String(dropLast(11)) : self
    }

    /// The name as it is, or in quotes if it is more than words.
    package var quotedIfNeeded: String {
        let isPlain = unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.isDigit || "-_.# ".unicodeScalars.contains($0)
        }
        return isPlain && !isEmpty && first != " " && last != " " ? self : literal
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
    fileprivate var isHexDigit: Bool { isDigit || ("a"..."f").contains(self) || ("A"..."F").contains(self) }
}

extension Substring.UnicodeScalarView {
    /// True for decimal digits, and for at least six hexadecimal ones that are not all letters.
    fileprivate var isNumber: Bool {
        if allSatisfy({ $0.isDigit }) { return true }
        return count >= 6 && allSatisfy { $0.isHexDigit } && contains { $0.isDigit }
    }

    /// The UUID at the start; nil if there is none.
    fileprivate var uuid: Self? {
        let text = prefix(36)
        guard text.count == 36 else { return nil }
        let fits = text.enumerated().allSatisfy { index, scalar in
            [8, 13, 18, 23].contains(index) ? scalar == "-" : scalar.isHexDigit
        }
        return fits ? text : nil
    }
}
