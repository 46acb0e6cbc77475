public import CoordinationLinks

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension UUID: LinkValue {
    /// Reads capitals and small letters.
    public init?(linkText: String) {
        guard linkText.utf8.count == 36 else { return nil }
        self.init(uuidString: linkText)
    }

    /// Small letters.
    public var linkText: String { uuidString.lowercased() }

    /// An identifier.
    public static var linkKind: String { "an identifier" }

    /// It has a form.
    public static var linkNarrowness: LinkNarrowness { .number }

    /// Some that tell apart.
    public static var linkExamples: [UUID] {
        (1...6).map { UUID(uuid: ($0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, $0)) }
    }
}
