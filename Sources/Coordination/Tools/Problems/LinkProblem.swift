public import Coordination
public import CoordinationLinks

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
        /// A sample of it, or of a rule of the list, is missing in the lock.
        public static let unrecorded = Kind(description: "unrecorded")
        /// No sample of it can be made for the lock, and there is none.
        public static let unsampled = Kind(description: "unsampled")
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

extension Links {
    /// What is wrong with the list: for a test, which demands that there is nothing.
    ///
    /// ```swift
    /// #expect(AppRoute.links.problems() == [])
    /// ```
    ///
    /// It finds two lines of which neither is narrower, through all lists that are mounted; a query key that is read
    /// twice; words that no address can have, or that are written as for another router; schemes and hosts that no
    /// address has; values that can't be found in the route; values that were swapped,
    /// where their names are labels of the case; and hops that are not read as they were printed. O(lines), and the
    /// pairs of lines that may take the same text.
    ///
    /// - Parameter samples: Links to be printed and read back, beside those that are made of examples.
    public func problems(samples: [[Hop]] = []) -> [LinkProblem] {
        LinkExamination(table).problems(samples)
    }
}
