public import CoordinationLinks

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Decimal: LinkValue {
    /// Reads a decimal number: an optional minus, and digits with or without a point. An exponent is not read.
    public init?(linkText: String) {
        guard linkText.isPlainDecimal else { return nil }
        self.init(string: linkText)
    }

    /// The digits, without trailing zeros in a fraction. Empty for NaN.
    public var linkText: String { isNaN ? "" : description }

    /// The kind, in messages.
    public static var linkKind: String { "a decimal number" }

    /// The rank of formatted text.
    public static var linkNarrowness: LinkNarrowness { .format }

    /// Some numbers, with and without a fraction.
    public static var linkExamples: [Decimal] { [7, 12, 31, 42, 58, 93].map { Decimal($0) / 4 } }
}

extension Double: LinkValue {
    /// Reads a decimal number: an optional minus, and digits with or without a point. An exponent is not read.
    public init?(linkText: String) {
        guard linkText.isPlainDecimal else { return nil }
        self.init(linkText)
        guard isFinite else { return nil }
    }

    /// The shortest digits for this number. Empty for infinity and NaN.
    public var linkText: String {
        guard isFinite else { return "" }
        let parts = description.split(separator: "e")
        var text = parts[0].hasSuffix(".0") ? parts[0].dropLast(2) : parts[0]
        guard parts.count == 2, let exponent = Int(parts[1]) else { return String(text) }
        // Removes the exponent: 1.5e-05 is 0.000015.
        let sign = text.first == "-" ? "-" : ""
        text = text.drop { $0 == "-" }
        let digits = text.filter { $0 != "." }
        let point =
            (text.firstIndex(of: ".").map { text.distance(from: text.startIndex, to: $0) } ?? text.count) + exponent
        if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
        return sign + digits + String(repeating: "0", count: max(0, point - digits.count))
    }

    /// The kind, in messages.
    public static var linkKind: String { "a decimal number" }

    /// The rank of formatted text.
    public static var linkNarrowness: LinkNarrowness { .format }

    /// Some numbers, with and without a fraction.
    public static var linkExamples: [Double] { [7, 12, 31, 42, 58, 93].map { Double($0) / 4 } }
}

extension String {
    /// True for an optional minus, and digits with or without a point: `-48.85`.
    fileprivate var isPlainDecimal: Bool {
        let parts = drop { $0 == "-" }.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count <= 2, utf8.count - (drop { $0 == "-" }).utf8.count <= 1 else { return false }
        let isWritten = parts.allSatisfy { part in
            !part.isEmpty && part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }
        return isWritten && (parts[0].count == 1 || parts[0].first != UInt8(ascii: "0"))
    }
}
