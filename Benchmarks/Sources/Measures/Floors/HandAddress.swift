import Coordination

/// The addresses of ``Catalogue`` as one would write them by hand: a nested switch, and another one back. It knows of no
/// limits and no hosts, and says of an error that there is one.
struct HandAddress {
    /// The features by their word.
    private let features: [String: Int]

    init(_ count: Int) {
        let words = (0..<max(1, count / 10)).map { ("f\($0)", $0) }
        features = Dictionary(uniqueKeysWithValues: words)
    }

    // MARK: - Reading

    func hops(for text: String) -> [Hop]? {
        var rest = text[...]
        var fragment: String?
        if let hash = rest.firstIndex(of: "#") {
            guard let decoded = Self.decoded(rest[rest.index(after: hash)...]) else { return nil }
            (fragment, rest) = (decoded, rest[..<hash])
        }
        var query: Substring = ""
        if let mark = rest.firstIndex(of: "?") { (query, rest) = (rest[rest.index(after: mark)...], rest[..<mark]) }
        var words: [String] = []
        for part in rest.split(separator: "/") {
            guard let word = Self.decoded(part), word != ".", word != ".." else { return nil }
            words.append(word)
        }
        var items: [(key: String, value: String)] = []
        for item in query.split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = Self.decoded(pair[0]), let value = Self.decoded(pair.count > 1 ? pair[1] : "") else {
                return nil
            }
            items.append((key, value))
        }
        guard let word = words.first, let feature = features[word],
            let route = route(words.dropFirst(), items, fragment)
        else { return nil }
        return [Hop(CatalogueRoute.feature(feature)), Hop(route)]
    }

    private func route(
        _ words: ArraySlice<String>, _ items: [(key: String, value: String)], _ fragment: String?
    ) -> FeatureRoute? {
        let values = words.dropFirst()
        let first = values.first
        switch (words.first, values.count) {
        case ("stores", 0): return items.contains { $0 == ("view", "map") } ? .map : nil
        case ("stores", 1) where first == "nearby": return .nearby
        case ("stores", 1): return Self.number(first).map { .store($0) }
        case ("stores", 3) where values.dropFirst().first == "products":
            guard let store = Self.number(first), let id = Self.number(values.last) else { return nil }
            var sort: FeatureRoute.Sort?
            if let item = items.first(where: { $0.key == "sort" }) {
                guard let known = FeatureRoute.Sort(rawValue: item.value) else { return nil }
                sort = known
            }
            var part: FeatureRoute.Part?
            if let fragment {
                guard let known = FeatureRoute.Part(rawValue: fragment) else { return nil }
                part = known
            }
            return .product(store: store, id: id, sort: sort, part: part)
        case ("search", 0): return items.first { $0.key == "q" }.map { .search($0.value) }
        case ("tagged", 0): return .tagged(items.filter { $0.key == "tag" }.map(\.value))
        case ("help", _): return .help(Array(values))
        case ("orders", 3) where values.dropFirst().first == "items":
            guard let order = Self.number(first), let id = Self.number(values.last) else { return nil }
            return .item(order: order, id: id)
        case ("account", 0): return .account
        case ("colours", 1): return first.flatMap(FeatureRoute.Colour.init).map { .colour($0) }
        default: return nil
        }
    }

    private static func number(_ text: String?) -> Int? {
        guard let text, let number = Int(text), number.description == text else { return nil }
        return number
    }

    private static func decoded(_ text: Substring) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let byte = UInt8(Substring(digits), radix: 16) else { return nil }
            bytes.append(byte)
            rest = rest.dropFirst(2)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    // MARK: - Printing

    func address(of hops: [Hop]) -> String? {
        guard hops.count == 2, case .feature(let feature)? = hops[0].route as? CatalogueRoute,
            let route = hops[1].route as? FeatureRoute
        else { return nil }
        return "/f\(feature)" + path(of: route)
    }

    private func path(of route: FeatureRoute) -> String {
        switch route {
        case .store(let id): "/stores/\(id)"
        case .product(let store, let id, let sort, let part):
            "/stores/\(store)/products/\(id)" + (sort.map { "?sort=\($0.rawValue)" } ?? "")
                + (part.map { "#\($0.rawValue)" } ?? "")
        case .nearby: "/stores/nearby"
        case .search(let text): "/search?q=" + Self.encoded(text)
        case .tagged(let tags):
            "/tagged" + (tags.isEmpty ? "" : "?" + tags.map { "tag=" + Self.encoded($0) }.joined(separator: "&"))
        case .help(let parts): "/help" + parts.map { "/" + Self.encoded($0) }.joined()
        case .item(let order, let id): "/orders/\(order)/items/\(id)"
        case .account: "/account"
        case .colour(let colour): "/colours/\(colour.rawValue)"
        case .map: "/stores?view=map"
        }
    }

    private static func encoded(_ text: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return encoded
    }
}
