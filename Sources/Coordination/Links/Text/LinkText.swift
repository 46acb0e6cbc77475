/// The parts of a valid text, decoded: its segments, query items and fragment.
///
/// The text is split, and then decoded once, so an encoded separator stays in its part.
struct LinkText: Sendable {
    /// The bytes of the text, followed by all decoded bytes.
    private var bytes: [UInt8]
    private let end: Int
    private(set) var segments: [Range<Int>] = []
    private(set) var items: [Item] = []
    private(set) var fragment: Range<Int>?
    private(set) var offsets: [Int] = []
    private(set) var fragmentOffset = 0

    struct Item: Sendable {
        let key: Range<Int>
        let value: Range<Int>
        let offset: Int
    }

    init(_ text: String, _ rules: LinkRules) throws(LinkError) {
        let limits = rules.limits
        guard text.utf8.count <= limits.bytes else {
            throw LinkError(.tooLarge, text.beginning, .whole, expected: ["at most \(limits.bytes) bytes"])
        }
        bytes = Array(text.utf8)
        end = bytes.count
        do throws(Flaw) {
            try refuseCharacters(in: 0..<end)
            let path = try readOrigin(rules.allowed)
            try split(after: path, limits)
        } catch {
            throw LinkError(
                error.reason, text, error.place, offset: error.offset, found: error.found, expected: error.expected)
        }
    }

    func string(_ range: Range<Int>) -> String {
        bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }

    /// True if a part has exactly these bytes.
    func has(_ range: Range<Int>, _ text: String) -> Bool {
        text.utf8.count == range.count && bytes[range].elementsEqual(text.utf8)
    }

    // MARK: - Flaws

    private struct Flaw: Error {
        let reason: LinkError.Reason
        let place: LinkError.Place
        let offset: Int?
        var found: String?
        var expected: [String] = []
    }

    private func name(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return byte == 0x5C ? "a backslash" : "U+00" + (digits.count == 1 ? "0" : "") + digits
    }

    /// Refuses control characters, C1 included, and backslashes that are not encoded.
    private func refuseCharacters(in range: Range<Int>, _ place: LinkError.Place = .whole) throws(Flaw) {
        let isWritten = range.upperBound <= end
        var last: UInt8 = 0
        for index in range {
            let byte = bytes[index]
            let isControl = byte < 0x20 || byte == 0x7F || (last == 0xC2 && 0x80...0x9F ~= byte)
            if isControl || (byte == 0x5C && isWritten) {
                throw Flaw(
                    reason: .badCharacter, place: place, offset: isWritten ? index : nil, found: name(byte),
                    expected: ["no control character and no backslash"])
            }
            last = byte
        }
    }

    // MARK: - The origin

    private func index(of stops: UInt8..., from start: Int) -> Int {
        var index = start
        while index < end, !stops.contains(bytes[index]) { index += 1 }
        return index
    }

    /// Reads a scheme and a host, if there are any, and returns the index at which the path begins.
    private mutating func readOrigin(_ allowed: [LinkOrigin]) throws(Flaw) -> Int {
        guard end > 0, bytes[0] != UInt8(ascii: "/") else {
            guard end > 1, bytes[1] == UInt8(ascii: "/") else {
                if end > 0 { return 0 }
                throw Flaw(reason: .noAddress, place: .whole, offset: 0, expected: ["'/'", "a scheme"])
            }
            throw Flaw(
                reason: .notAllowed, place: .origin, offset: 0, found: "//", expected: ["one slash", "a scheme"])
        }
        let colon = index(of: UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), from: 0)
        var named: [String] { allowed.map(\.description) }
        guard colon < end, bytes[colon] == UInt8(ascii: ":"), colon > 0 else {
            throw Flaw(reason: .noAddress, place: .whole, offset: 0, expected: ["'/'"] + named)
        }
        let scheme = string(0..<colon).loweringASCII
        guard let slashes = Optional(colon + 1), slashes < end, bytes[slashes] == UInt8(ascii: "/") else {
            throw Flaw(reason: .noAddress, place: .origin, offset: colon, expected: ["'/' after the scheme"] + named)
        }
        var host = slashes..<slashes
        if slashes + 1 < end, bytes[slashes + 1] == UInt8(ascii: "/") {
            let start = slashes + 2
            host = start..<index(of: UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), from: start)
        }
        let written = string(host).loweringASCII
        if !host.isEmpty, let star = star(of: allowed, scheme, written) {
            if star > 0 {
                segments.append(bytes.count..<bytes.count + star)
                offsets.append(host.lowerBound)
                bytes.append(contentsOf: written.utf8.prefix(star))
            }
            return host.upperBound
        }
        guard allowed.contains(where: { $0.scheme == scheme && $0.host == nil }) else {
            throw Flaw(
                reason: .notAllowed, place: .origin, offset: 0, found: string(0..<host.upperBound),
                expected: named.isEmpty ? ["a path, as the list allows no scheme and no host"] : named)
        }
        // With a scheme of the app's own, the host is the first segment, and the slash before it begins the path.
        return host.isEmpty ? host.upperBound : host.lowerBound - 1
    }

    /// The number of bytes of a host that become the first segment; nil if the host is not allowed. An exact host wins
    /// over a star, and of several stars the one that matches the fewest bytes wins.
    private func star(of allowed: [LinkOrigin], _ scheme: String, _ written: String) -> Int? {
        var best: (star: Int, isRead: Bool)?
        for origin in allowed where origin.scheme == scheme && origin.host != nil {
            guard let star = origin.lengthOfStar(in: written), star < best?.star ?? .max else { continue }
            best = (star, origin.readsHost)
        }
        return best.map { $0.isRead ? $0.star : 0 }
    }

    // MARK: - The parts

    private mutating func split(after start: Int, _ limits: LinkLimits) throws(Flaw) {
        let pathEnd = index(of: UInt8(ascii: "?"), UInt8(ascii: "#"), from: start)
        try splitPath(start..<pathEnd, limits)
        var next = pathEnd
        if next < end, bytes[next] == UInt8(ascii: "?") {
            let queryEnd = index(of: UInt8(ascii: "#"), from: next)
            try splitQuery(next + 1..<queryEnd, limits)
            next = queryEnd
        }
        guard next < end else { return }
        fragmentOffset = next + 1
        fragment = try decode(next + 1..<end, .fragment)
    }

    private mutating func splitPath(_ path: Range<Int>, _ limits: LinkLimits) throws(Flaw) {
        guard !path.isEmpty else { return }
        var start = path.lowerBound + 1
        while start < path.upperBound {
            var stop = start
            while stop < path.upperBound, bytes[stop] != UInt8(ascii: "/") { stop += 1 }
            let place = LinkError.Place.segment(segments.count)
            guard segments.count < limits.segments else {
                throw Flaw(
                    reason: .tooLarge, place: place, offset: start, expected: ["at most \(limits.segments) segments"])
            }
            let segment = try decode(start..<stop, place)
            guard !segment.isEmpty, !isDots(segment) else {
                throw Flaw(
                    reason: .badSegment, place: place, offset: start, found: string(segment),
                    expected: ["a segment that is not empty, '.' or '..'"])
            }
            segments.append(segment)
            offsets.append(start)
            start = stop + 1
        }
    }

    private func isDots(_ range: Range<Int>) -> Bool {
        range.count <= 2 && bytes[range].allSatisfy { $0 == UInt8(ascii: ".") }
    }

    private mutating func splitQuery(_ query: Range<Int>, _ limits: LinkLimits) throws(Flaw) {
        var start = query.lowerBound
        while start < query.upperBound {
            var stop = start
            var equals: Int?
            while stop < query.upperBound, bytes[stop] != UInt8(ascii: "&") {
                if equals == nil, bytes[stop] == UInt8(ascii: "=") { equals = stop }
                stop += 1
            }
            defer { start = stop + 1 }
            guard stop > start else { continue }
            guard items.count < limits.items else {
                throw Flaw(
                    reason: .tooLarge, place: .whole, offset: start, expected: ["at most \(limits.items) query items"])
            }
            let key = try decode(start..<(equals ?? stop), .item(""))
            let value = try decode(equals.map { $0 + 1..<stop } ?? stop..<stop, .item(string(key)))
            items.append(Item(key: key, value: value, offset: start))
        }
    }

    /// Decodes a part, and returns the range of its bytes: the given range if nothing in it is encoded.
    private mutating func decode(_ range: Range<Int>, _ place: LinkError.Place) throws(Flaw) -> Range<Int> {
        guard let first = bytes[range].firstIndex(of: UInt8(ascii: "%")) else { return range }
        let start = bytes.count
        bytes.append(contentsOf: bytes[range.lowerBound..<first])
        var index = first
        while index < range.upperBound {
            var byte = bytes[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < range.upperBound, let high = Self.digit(bytes[index + 1]),
                    let low = Self.digit(bytes[index + 2])
                else {
                    throw Flaw(
                        reason: .badEncoding, place: place, offset: index,
                        found: string(index..<min(index + 3, range.upperBound)),
                        expected: ["two hexadecimal digits after '%'"])
                }
                byte = high << 4 | low
                index += 2
            }
            bytes.append(byte)
            index += 1
        }
        let decoded = start..<bytes.count
        guard bytes[decoded].allSatisfy({ $0 < 0x80 }) || string(decoded).utf8.elementsEqual(bytes[decoded]) else {
            throw Flaw(
                reason: .badEncoding, place: place, offset: first, found: string(range), expected: ["encoded UTF-8"])
        }
        try refuseCharacters(in: decoded, place)
        return decoded
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}

extension String {
    /// The first hundred scalars of the string, with an ellipsis if there are more.
    var beginning: String {
        let start = unicodeScalars.prefix(100)
        return start.endIndex == unicodeScalars.endIndex ? self : String(start) + "…"
    }
}
