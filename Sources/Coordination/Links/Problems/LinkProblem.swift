/// What is wrong with a list of addresses: for a test.
public struct LinkProblem: Hashable, Sendable, CustomStringConvertible {
    /// What kind of problem.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// Its name: `ambiguous`.
        public let description: String

        /// Two lines take the same text, and neither is narrower.
        public static let ambiguous = Kind(description: "ambiguous")
        /// A query key, or the fragment, is read twice on one address.
        public static let readTwice = Kind(description: "readTwice")
        /// A word, or what comes after a rest, that no address can have; a line of more than 64 segments.
        public static let unreachable = Kind(description: "unreachable")
        /// The values of the line can't be found in its route.
        public static let unprintable = Kind(description: "unprintable")
        /// Two values have the names of each other's labels.
        public static let swapped = Kind(description: "swapped")
        /// It was released, and leads elsewhere now.
        public static let moved = Kind(description: "moved")
        /// It was released, and is read no more.
        public static let gone = Kind(description: "gone")
        /// It is in no line of the lock.
        public static let unrecorded = Kind(description: "unrecorded")
        /// A line of the lock that says nothing.
        public static let badLine = Kind(description: "badLine")
        /// A word that another router would take for a value, or for a part of the query.
        public static let foreign = Kind(description: "foreign")
        /// A scheme or a host that no address has.
        public static let badOrigin = Kind(description: "badOrigin")
        /// Hops are not read as they were printed.
        public static let roundTrip = Kind(description: "roundTrip")
    }

    /// What kind of problem.
    public let kind: Kind

    /// The addresses that have it, as they are listed; of a round trip, the address that was printed.
    public let addresses: [String]

    /// What is wrong, in a sentence.
    public let description: String
}
