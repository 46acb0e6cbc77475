#if DEBUG || INSPECTOR
    import CoordinationRestoration

    /// The text of an app's map: a line for each way from a screen, and lines of other sorts.
    struct MapText {
        private let lines: [String]

        /// Splits a text, whatever ends its lines: git may have changed that.
        init(_ text: String) { lines = text.split(whereSeparator: \.isNewline).map(String.init) }

        /// The screen where one is, the ways from there and from anywhere, and the whole map, as JSON. O(the text).
        ///
        /// - Parameters:
        ///   - screen: The screen, in the words of the map.
        ///   - bytes: The limit of all lines together. The ways come first; lines that do not fit are counted.
        func value(at screen: String, within bytes: Int) -> StoredValue {
            let ways = lines.filter { $0.hasPrefix("\(screen): ") || $0.hasPrefix("anywhere: ") }
            var room = bytes
            func fitting(_ lines: [String]) -> [StoredValue] {
                lines.map { StoredValue.string($0) }.prefix { line in
                    room -= "\(line)".utf8.count + 1
                    return room >= 0
                }.map(\.self)
            }
            let (ahead, all) = (fitting(ways), fitting(lines))
            return [
                "screen": .string(screen), "ways": .array(ahead), "map": .array(all),
                "leftOff": .int(Int64(ways.count - ahead.count + lines.count - all.count)),
            ]
        }
    }
#endif
