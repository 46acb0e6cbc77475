/// A hash of 128 bits that is the same on every machine and in every process.
struct Digest: Hashable, Sendable {
    private(set) var first: UInt64 = 0xCBF2_9CE4_8422_2325
    private(set) var second: UInt64 = 0x9E37_79B9_7F4A_7C15

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
        var word: UInt64 = 0
        var count = 0
        for byte in text.utf8 {
            word = word << 8 | UInt64(byte)
            count += 1
            if count & 7 == 0 {
                add(word)
                word = 0
            }
        }
        add(word ^ UInt64(count) << 56)
    }
}
