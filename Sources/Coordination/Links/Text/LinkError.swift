/// An error of a text that is not a link, or of hops that have no address.
public struct LinkError: Error, Equatable, Sendable {
    /// The kind of error. Kinds that programs tell apart have public constants; the error's description explains all.
    public struct Reason: Equatable, Sendable, CustomStringConvertible {
        /// The name of the kind: `badEncoding`.
        @_documentation(visibility: internal)
        public let description: String

        /// The text is longer, has more parts, or takes more steps to read, than the limits allow.
        package static let tooLarge = Reason(description: "tooLarge")
        /// The text does not begin like an address.
        public static let noAddress = Reason(description: "noAddress")
        /// The list does not allow the scheme or the host.
        public static let notAllowed = Reason(description: "notAllowed")
        /// The percent-encoding, or the UTF-8, is broken.
        package static let badEncoding = Reason(description: "badEncoding")
        /// The text has a control character, encoded or not, or a backslash.
        package static let badCharacter = Reason(description: "badCharacter")
        /// A segment is empty, or is `.` or `..`.
        package static let badSegment = Reason(description: "badSegment")
        /// No line of the list has such a path.
        public static let unknownPath = Reason(description: "unknownPath")
        /// A query item, or the fragment, is missing or has a wrong value.
        package static let badItem = Reason(description: "badItem")
        /// A query item occurs twice, though it may occur only once.
        package static let twice = Reason(description: "twice")
        /// No line reads a query item, or the fragment, and the list refuses unread parts.
        package static let unread = Reason(description: "unread")
        /// No line of the list makes these hops.
        public static let noLine = Reason(description: "noLine")
        /// The hops have a value that no address can have.
        package static let unprintable = Reason(description: "unprintable")
        /// The list reads the printed address as other hops.
        package static let leadsElsewhere = Reason(description: "leadsElsewhere")
    }

    /// The part of the text with the error.
    package enum Place: Equatable, Sendable {
        /// In the text as a whole, or nowhere in particular.
        case whole
        /// In the part before the path.
        case origin
        /// In a segment, counted from 0; the number of segments if the path ends too early.
        case segment(Int)
        /// In the query item with this key.
        case item(String)
        /// In the fragment.
        case fragment
    }

    /// The kind of error.
    public let reason: Reason

    /// The refused text, or its beginning if it is too large; for an error of printing, the hops in words.
    public let text: String

    /// The part of the text with the error.
    package let place: Place

    /// The number of bytes before the error, if the error has one position.
    public let offset: Int?

    /// The decoded text at the error's place; nil if there is none.
    package let found: String?

    /// The parts that were expected at the error, each in words: `'products'`, `a number`. Computed on demand: O(words
    /// expected).
    public var expected: [String] { stated.isEmpty ? look?.expected ?? [] : stated }

    /// The nearest existing address, if there is one. Computed on demand, by reading a few similar addresses: O(words
    /// expected at the error).
    public var nearest: String? { look?.nearest }

    /// True for an error of printing, not of reading.
    let isPrinting: Bool

    private let stated: [String]
    /// The search for `expected` and `nearest`, in the list that refused the text.
    private let look: (any LinkAdvice)?

    init(
        _ reason: Reason, _ text: String, _ place: Place, offset: Int? = nil, found: String? = nil,
        expected: [String] = [], look: (any LinkAdvice)? = nil, isPrinting: Bool = false
    ) {
        self.reason = reason
        self.text = text
        self.place = place
        self.offset = offset
        self.found = found
        stated = expected
        self.look = look
        self.isPrinting = isPrinting
    }

    /// True if both report the same error in the same text. The nearest address, which depends on the list, is not
    /// compared.
    @_documentation(visibility: internal)
    public static func == (one: LinkError, other: LinkError) -> Bool {
        one.reason == other.reason && one.text == other.text && one.place == other.place && one.offset == other.offset
            && one.found == other.found && one.expected == other.expected
    }
}

/// A search in a list for the expected parts and the nearest address, made on demand.
protocol LinkAdvice: Sendable {
    var expected: [String] { get }
    var nearest: String? { get }
}
