/// The check sum of a text, which can be combined from the sums of its parts. Changing one byte always changes the sum,
/// as the base is odd.
package struct CheckSum {
    package private(set) var value: UInt64 = 0
    private(set) var count = 0

    private static let base: UInt64 = 0x0000_0100_0000_01B3

    package init(_ bytes: ArraySlice<UInt8> = []) { add(bytes) }

    /// Appends the sum of a text. Of one type, as other modules have no specialised copy of a generic function.
    package mutating func add(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes { value = value &* Self.base &+ UInt64(byte) &+ 1 }
        count += bytes.count
    }

    /// Appends the sum of the text that follows. O(log of its length).
    mutating func add(_ next: CheckSum) {
        var (power, square, exponent) = (UInt64(1), Self.base, next.count)
        while exponent > 0 {
            if exponent & 1 == 1 { power = power &* square }
            square = square &* square
            exponent >>= 1
        }
        value = value &* power &+ next.value
        count += next.count
    }

    /// The sum in sixteen hexadecimal digits.
    package var digits: [UInt8] {
        (0..<16).map { ValueWriter.hexDigit(UInt8(truncatingIfNeeded: value >> (60 - 4 * $0)) & 15) }
    }
}
