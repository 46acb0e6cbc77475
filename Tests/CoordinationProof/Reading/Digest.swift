/// A hash of 128 bits that is the same on every machine and in every process.
struct Digest: Hashable, Sendable {
    private(set) var first: UInt64 = 0xCBF2_9CE4_8422_2325
    private(set) var second: UInt64 = 0x9E37_79B9_7F4A_7C15

    init() {}

    init(_ text: String) { add(text) }

    mutating func add(_ word: UInt64) {
        first = (first ^ word) &* 0x9FB2_1C65_1E98_DF25
        first ^= first >> 32
        second = (second &+ word) &* 0xD6E8_FEB8_6659_FD93
        second ^= second >> 29
    }

    mutating func add(_ other: Digest) {
        add(other.first)
        add(other.second)
    }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            var offset = 0
            while offset + 8 <= raw.count {
                add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += 8
            }
            var word: UInt64 = 0
            while offset < raw.count {
                word = word << 8 | UInt64(raw[offset])
                offset += 1
            }
            add(word ^ UInt64(raw.count) << 56)
        }
    }
}
