/// The names of items that are said to be alike, and the marks that stand for them in what is read off an app.
///
/// Two states, or two moves, are equal up to a renaming of the items if they are equal in marks, with the marks renamed.
struct ItemNames {
    private struct Name {
        let bytes: [UInt8]
        let mark: [UInt8]
    }

    /// The kind of each item: its number among what is said to be alike.
    let kinds: [Int]
    /// The longest ones first: "tea" stands in "green tea".
    private let names: [Name]
    private let firsts: Set<UInt8>

    /// - Parameters:
    ///   - alike: The items, with the names of each.
    ///   - order: The item whose mark each item has; nil for its own.
    init(_ alike: [AlikeItems], order: [Int]? = nil) {
        kinds = alike.enumerated().flatMap { kind, items in items.names.map { _ in kind } }
        var names: [Name] = []
        for (item, texts) in alike.flatMap(\.names).enumerated() {
            for (index, text) in texts.enumerated() where !text.isEmpty {
                names.append(Name(bytes: Array(text.utf8), mark: Self.mark(of: order?[item] ?? item, index)))
            }
        }
        self.names = names.sorted { $0.bytes.count > $1.bytes.count }
        firsts = Set(names.map { $0.bytes[0] })
    }

    /// Two characters of private use, so that no name is found in a mark.
    private static func mark(of item: Int, _ index: Int) -> [UInt8] {
        var text = String.UnicodeScalarView()
        for number in [0xF_0000 + item, 0x10_0000 + index] { text.append(Unicode.Scalar(UInt32(number)) ?? "?") }
        return Array(String(text).utf8)
    }

    /// Returns a text with a mark in place of each name that stands in it as a word of its own.
    func marked(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var marked: [UInt8] = []
        var offset = 0
        while offset < bytes.count {
            if firsts.contains(bytes[offset]), let name = names.first(where: { $0.bytes.stands(in: bytes, at: offset) })
            {
                marked += name.mark
                offset += name.bytes.count
            } else {
                marked.append(bytes[offset])
                offset += 1
            }
        }
        return String(decoding: marked, as: UTF8.self)
    }

    /// The items whose marks are in a text, in order.
    static func items(in marked: String) -> [Int] {
        marked.unicodeScalars.map { Int($0.value) - 0xF_0000 }.filter { (0..<0x1_0000).contains($0) }
    }
}

extension ItemNames {
    /// A move in marks.
    func marked(_ move: Move) -> Move { move.mapTexts(marked) }

    /// Returns a move in marks without telling its new items apart, or nil if it is about none.
    ///
    /// - Parameters:
    ///   - move: The move, in marks.
    ///   - isNew: Returns true for an item that is not in the state.
    func anyOf(_ move: Move, where isNew: (Int) -> Bool) -> Move? {
        var order: [Int: Int] = [:]
        let folded = move.mapTexts { text in
            var folded = String.UnicodeScalarView()
            for scalar in text.unicodeScalars {
                let item = Int(scalar.value) - 0xF_0000
                guard kinds.indices.contains(item), isNew(item) else {
                    folded.append(scalar)
                    continue
                }
                let number = order[item] ?? order.count
                order[item] = number
                folded.append(Unicode.Scalar(UInt32(0xF_8000 + kinds[item] * 64 + number)) ?? scalar)
            }
            return String(folded)
        }
        return order.isEmpty ? nil : folded
    }
}

extension [UInt8] {
    /// True if these are a word, or words, of other bytes.
    fileprivate func stands(in bytes: [UInt8], at offset: Int) -> Bool {
        let end = offset + count
        guard end <= bytes.count, bytes[offset..<end].elementsEqual(self) else { return false }
        if offset > 0, bytes[offset - 1].isOfWord, self[0].isOfWord { return false }
        return end == bytes.count || !bytes[end].isOfWord || !self[count - 1].isOfWord
    }
}

extension UInt8 {
    fileprivate var isOfWord: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
