/// A decoder of keys from the bytes that a terminal sends.
///
/// A key may be several bytes, which arrive in any portions. An escape is a key, but also begins others: only time can
/// tell. So an incomplete key is kept, until ``flush()`` is called because nothing followed.
package struct KeyDecoder {
    private var bytes: [UInt8] = []

    package init() {}

    /// True while an incomplete key is kept.
    package var isWaiting: Bool { !bytes.isEmpty }

    /// Returns the keys that are complete with these bytes.
    package mutating func decode(_ new: some Sequence<UInt8>) -> [Key] {
        bytes += new
        var keys: [Key] = []
        var start = 0
        while start < bytes.count, let step = Self.step(bytes[start...]) {
            if let key = step.key { keys.append(key) }
            start += step.length
        }
        bytes.removeFirst(start)
        return keys
    }

    /// Returns an escape that was kept, and drops all else: nothing more came.
    package mutating func flush() -> [Key] {
        defer { bytes = [] }
        return bytes.first == Self.escape ? [.escape] : []
    }
}

extension KeyDecoder {
    /// A key and its length, without a key for unknown bytes. A nil step is incomplete.
    private typealias Step = (key: Key?, length: Int)

    private static let escape: UInt8 = 0x1B

    /// The maximum of bytes in a key's parameters, which could go on for ever.
    private static let longest = 32

    private static func step(_ bytes: ArraySlice<UInt8>) -> Step? {
        switch bytes[bytes.startIndex] {
        case escape: sequence(bytes)
        case 0x0D, 0x0A: (.enter, 1)
        case 0x09: (.tab, 1)
        case 0x08, 0x7F: (.backspace, 1)
        case 0x03: (.interrupt, 1)
        case 0x1A: (.suspend, 1)
        case 0x0C: (.redraw, 1)
        case 0..<0x20: (nil, 1)
        default: character(bytes)
        }
    }

    /// Reads `ESC [ parameters letter`, `ESC O letter`, or an escape before another key.
    private static func sequence(_ bytes: ArraySlice<UInt8>) -> Step? {
        let start = bytes.startIndex
        guard bytes.count > 1 else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "["):
            let rest = bytes.dropFirst(2).prefix(longest)
            guard let end = rest.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
                return rest.count < longest ? nil : (nil, 2 + rest.count)
            }
            // A byte that begins another key does not belong to this one.
            if bytes[end] < 0x20 || bytes[end] > 0x7E { return (nil, end - start) }
            return (key(ending: bytes[end]), end - start + 1)
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return nil }
            return (key(ending: bytes[start + 2]), 3)
        default:
            return (.escape, 1)
        }
    }

    private static func key(ending letter: UInt8) -> Key? {
        switch letter {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "Z"): .backTab
        default: nil
        }
    }

    /// Reads one UTF-8 scalar. Invalid bytes are dropped, one at a time.
    private static func character(_ bytes: ArraySlice<UInt8>) -> Step? {
        let first = bytes[bytes.startIndex]
        let length: Int
        switch first {
        case 0..<0x80: length = 1
        case 0xC2..<0xE0: length = 2
        case 0xE0..<0xF0: length = 3
        case 0xF0..<0xF5: length = 4
        default: return (nil, 1)
        }
        let sequence = bytes.prefix(length)
        guard sequence.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (nil, 1) }
        guard sequence.count == length else { return nil }
        let text = String(decoding: sequence, as: UTF8.self)
        guard text.utf8.elementsEqual(sequence), let character = text.first else { return (nil, 1) }
        return (.character(character), length)
    }
}
