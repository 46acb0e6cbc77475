public import CoordinationLinks

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension UUID: LinkValue {
    /// Reads an identifier of 36 characters, in upper or lower case.
    public init?(linkText: String) {
        guard linkText.utf8.count == 36 else { return nil }
        self.init(uuidString: linkText)
    }

    /// The identifier in lower case.
    public var linkText: String { uuidString.lowercased() }

    /// The kind, in messages.
    public static var linkKind: String { "an identifier" }

    /// The rank of formatted text.
    public static var linkNarrowness: LinkNarrowness { .format }

    /// Some distinct identifiers.
    public static var linkExamples: [UUID] {
        (1...6).map { UUID(uuid: ($0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, $0)) }
    }
}
