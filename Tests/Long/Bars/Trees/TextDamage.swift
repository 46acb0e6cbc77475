import TestSupport

/// One way to spoil a text without knowing what it means.
enum TextDamage: String, CaseIterable {
    case flipBit, setByte, removePiece, repeatPiece, swapPieces, cutText, addMark, addScalar, setNumber

    func apply(to bytes: inout [UInt8], with forests: inout RandomForest) {
        let at = forests.random.below(bytes.count + 1)
        let length = 1 + forests.random.below(forests.random.oneIn(4) ? 40 : 4)
        let piece = at..<min(bytes.count, at + length)
        switch self {
        case .flipBit where at < bytes.count: bytes[at] ^= 1 << UInt8(forests.random.below(8))
        case .setByte where at < bytes.count: bytes[at] = UInt8(forests.random.below(256))
        case .removePiece: bytes.removeSubrange(piece)
        case .repeatPiece: bytes.insert(contentsOf: Array(bytes[piece]), at: forests.random.below(bytes.count + 1))
        case .swapPieces:
            let taken = Array(bytes[piece])
            bytes.removeSubrange(piece)
            bytes.insert(contentsOf: taken, at: forests.random.below(bytes.count + 1))
        case .cutText where !forests.random.oneIn(3): bytes.removeLast(bytes.count - at)
        case .cutText: bytes.removeFirst(at)
        case .addMark: bytes.insert(Self.marks[forests.random.below(Self.marks.count)], at: at)
        case .addScalar: bytes.insert(contentsOf: Array(forests.name().utf8), at: at)
        case .setNumber: setNumber(in: &bytes, from: at, with: &forests)
        default: break
        }
    }

    private static let marks = Array("[]{}<>()|+^!:;,*\"\\ _au09-.e/=".utf8)

    /// Puts a number at the limits of what numbers hold in place of the next digits.
    private func setNumber(in bytes: inout [UInt8], from at: Int, with forests: inout RandomForest) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let start = bytes[at...].firstIndex(where: digits.contains) ?? bytes.firstIndex(where: digits.contains)
        else { return }
        let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
        let number = Self.numbers[forests.random.below(Self.numbers.count)]
        bytes.replaceSubrange(start..<end, with: Array(number.utf8))
    }

    private static let numbers = [
        "-9223372036854775809", "-9223372036854775808", "-1", "-0", "0", "1", "2", "3", "2147483648", "4294967296",
        "9223372036854775806", "9223372036854775807", "9223372036854775808", "18446744073709551615",
        "18446744073709551616", "1e400", "1e2", "1.0", "0.5", "00", "0x7FFFFFFF", "D800", "10FFFF", "110000",
        "FFFFFFFF",
        "100000000",
    ]
}
