/// Says why a text is no link, or why hops have no address.
public struct LinkError: Error, Hashable, Sendable {
    /// What is wrong.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// Its name: `badEncoding`.
        public let description: String

        /// It is longer, or has more parts, than is read, or takes more steps.
        public static let tooLarge = Reason(description: "tooLarge")
        /// It does not begin as an address does.
        public static let noAddress = Reason(description: "noAddress")
        /// Its scheme or its host is not one that the list allows.
        public static let notAllowed = Reason(description: "notAllowed")
        /// Its percent-encoding, or its UTF-8, is broken.
        public static let badEncoding = Reason(description: "badEncoding")
        /// It has a control character, also encoded, or a backslash.
        public static let badCharacter = Reason(description: "badCharacter")
        /// A segment is empty, or is `.` or `..`.
        public static let badSegment = Reason(description: "badSegment")
        /// No line of the list says such a path.
        public static let unknownPath = Reason(description: "unknownPath")
        /// A query item, or the fragment, is missing, or is not what it has to be.
        public static let badItem = Reason(description: "badItem")
        /// A query item comes twice where one is meant.
        public static let twice = Reason(description: "twice")
        /// A query item, or the fragment, is read by no line, and the list refuses that.
        public static let unread = Reason(description: "unread")
        /// No line of the list makes these hops.
        public static let noLine = Reason(description: "noLine")
        /// The hops have a value that no address can have.
        public static let unprintable = Reason(description: "unprintable")
        /// What is printed of the hops leads elsewhere.
        public static let leadsElsewhere = Reason(description: "leadsElsewhere")
    }

    /// Where it is wrong.
    public enum Place: Hashable, Sendable {
        /// In the text as a whole, or nowhere in particular.
        case whole
        /// In what stands before the path.
        case origin
        /// In a segment, counted from 0; the number of all where it ends too early.
        case segment(Int)
        /// In the query item with this key.
        case item(String)
        /// In the fragment.
        case fragment
    }

    /// What is wrong.
    public let reason: Reason

    /// What was read, at most its beginning; or the hops in words.
    public let text: String

    /// Where it is wrong.
    public let place: Place

    /// How many bytes of the text come before that, where it is at one place.
    public let offset: Int?

    /// What stands there, decoded. Nil where nothing does.
    public let found: String?

    /// What would have been right there, each in words: `'products'`, `a number`. Found when it is asked for: O(words
    /// that may stand there).
    public var expected: [String] { stated.isEmpty ? look?.expected ?? [] : stated }

    /// The nearest address that exists, where there is one. Found when it is asked for, by reading a few that are like
    /// the text: O(words that may stand there).
    public var nearest: String? { look?.nearest }

    /// Whether it is of printing, not of reading.
    let isPrinting: Bool

    private let stated: [String]
    /// What looks for the rest, in the list that has refused the text.
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

    /// True if two say the same of the same text. That the nearest address is another one, in another list, is not
    /// asked.
    public static func == (one: LinkError, other: LinkError) -> Bool {
        one.reason == other.reason && one.text == other.text && one.place == other.place && one.offset == other.offset
            && one.found == other.found && one.expected == other.expected
    }

    /// Hashes what is wrong, and with which text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(reason)
        hasher.combine(text)
        hasher.combine(place)
    }
}

/// A search in a list for what would have been right, made when an error is asked for that.
protocol LinkAdvice: Sendable {
    var expected: [String] { get }
    var nearest: String? { get }
}
