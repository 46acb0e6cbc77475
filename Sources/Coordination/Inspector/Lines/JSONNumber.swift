#if DEBUG || INSPECTOR
    import CoordinationRestoration

    /// Numbers as JSON spells them: `-0.5e+3`, and neither `+1` nor `.5`, `01` or `0x1`.
    enum JSONNumber {
        /// Returns the number of a word; nil for any other word, and for one that no `Double` has.
        static func value(of word: String) -> StoredValue? {
            var rest = Substring(word)
            let isNegative = rest.first == "-"
            if isNegative { rest.removeFirst() }
            guard let whole = digits(&rest), whole == "0" || whole.first != "0" else { return nil }
            if rest.isEmpty {
                if let number = Int64(word) { return .int(number) }
                if let number = UInt64(word) { return .unsigned(number) }
            }
            if rest.first == "." {
                rest.removeFirst()
                guard digits(&rest) != nil else { return nil }
            }
            if rest.first == "e" || rest.first == "E" {
                rest.removeFirst()
                if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
                guard digits(&rest) != nil else { return nil }
            }
            guard rest.isEmpty, let number = Double(word), number.isFinite else { return nil }
            return .double(number)
        }

        private static func digits(_ rest: inout Substring) -> Substring? {
            let found = rest.prefix { "0"..."9" ~= $0 && $0.utf8.count == 1 }
            rest = rest.dropFirst(found.count)
            return found.isEmpty ? nil : found
        }
    }
#endif
