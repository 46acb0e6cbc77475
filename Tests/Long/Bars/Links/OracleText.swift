import CoordinationLinks

/// An address taken apart in another way than that under test: from its end, scalar by scalar.
struct OracleText {
    private(set) var segments: [String] = []
    private var items: [(key: String, value: String)] = []
    private(set) var fragment: String?

    init?(_ text: String) {
        guard text.utf8.count <= 2048, !text.unicodeScalars.contains(where: { Self.isRefused($0) || $0 == "\\" }) else {
            return nil
        }
        var main = text.unicodeScalars[...]
        if let hash = main.firstIndex(of: "#") {
            guard let decoded = Self.decoded(main[main.index(after: hash)...]) else { return nil }
            (fragment, main) = (decoded, main[..<hash])
        }
        if let mark = main.firstIndex(of: "?") {
            let query = main[main.index(after: mark)...]
            main = main[..<mark]
            let parts = query.split(separator: "&")
            guard parts.count <= 64 else { return nil }
            for part in parts {
                let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let key = Self.decoded(halves[0]),
                    let value = Self.decoded(halves.count > 1 ? halves[1] : Substring().unicodeScalars)
                else { return nil }
                items.append((key, value))
            }
        }
        guard let path = Self.path(String(main)) else { return nil }
        var words = path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
        if words.last?.isEmpty == true { words.removeLast() }
        guard words.count <= 32 else { return nil }
        for word in words {
            guard let decoded = Self.decoded(word), !["", ".", ".."].contains(decoded) else { return nil }
            segments.append(decoded)
        }
    }

    func values(of key: String) -> [String] {
        items.filter { Array($0.key.utf8) == Array(key.utf8) }.map(\.value)
    }

    /// The path without its first slash, and without what stands before it.
    private static func path(_ text: String) -> String? {
        let scalars = text.unicodeScalars
        if scalars.starts(with: "//".unicodeScalars) { return nil }
        if scalars.first == "/" { return String(scalars.dropFirst()) }
        for origin in ["https://shop.example/", "shop:///", "shop://", "shop:/"] where begins(scalars, origin) {
            return String(scalars.dropFirst(origin.count))
        }
        return begins(scalars, "https://shop.example") && scalars.count == 20 ? "" : nil
    }

    private static func begins(_ scalars: String.UnicodeScalarView, _ origin: String) -> Bool {
        let start = scalars.prefix(origin.unicodeScalars.count)
        return start.count == origin.unicodeScalars.count && start.allSatisfy(\.isASCII)
            && String(start).lowercased() == origin
    }

    private static func isRefused(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }

    private static func decoded(_ part: Substring.UnicodeScalarView) -> String? {
        var bytes: [UInt8] = []
        var digits: [Unicode.Scalar]?
        for scalar in part {
            if var known = digits {
                known.append(scalar)
                digits = known
                if known.count == 2 {
                    guard known.allSatisfy({ $0.properties.isASCIIHexDigit }),
                        let byte = UInt8(known.map(String.init).joined(), radix: 16)
                    else { return nil }
                    bytes.append(byte)
                    digits = nil
                }
            } else if scalar == "%" {
                digits = []
            } else {
                bytes += Array(String(scalar).utf8)
            }
        }
        guard digits == nil, let text = String(validating: bytes, as: UTF8.self),
            !text.unicodeScalars.contains(where: isRefused)
        else { return nil }
        return text
    }
}
