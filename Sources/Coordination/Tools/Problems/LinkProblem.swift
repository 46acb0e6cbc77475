public import Coordination
public import CoordinationLinks

/// A problem of a list of addresses, to be found by a test.
public struct LinkProblem: Hashable, Sendable, CustomStringConvertible {
    /// The kind of problem.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// Its name: `ambiguous`.
        public let description: String

        /// Two lines take the same text, and neither is narrower.
        public static let ambiguous = Kind(description: "ambiguous")
        /// An address reads a query key, or the fragment, twice.
        public static let readTwice = Kind(description: "readTwice")
        /// No address can have the word, or anything after a rest; or the line has more than 64 segments or routes.
        public static let unreachable = Kind(description: "unreachable")
        /// Reflection does not find the values of the line in its route.
        public static let unprintable = Kind(description: "unprintable")
        /// Two values have the names of each other's labels in the case.
        public static let swapped = Kind(description: "swapped")
        /// The address is in the lock file, and leads elsewhere now.
        public static let moved = Kind(description: "moved")
        /// The address is in the lock file, and is no longer read.
        public static let gone = Kind(description: "gone")
        /// The lock file has no sample of the line or the rule.
        public static let unrecorded = Kind(description: "unrecorded")
        /// The lock file has no sample of the line, and none can be made.
        public static let unsampled = Kind(description: "unsampled")
        /// A line of the lock file names no destination.
        public static let badLine = Kind(description: "badLine")
        /// The word is syntax of other routers for a value, a rest or the query, such as `:id`.
        public static let foreign = Kind(description: "foreign")
        /// No address can have the scheme or the host.
        public static let badOrigin = Kind(description: "badOrigin")
        /// The hops are not read back as they were printed.
        public static let roundTrip = Kind(description: "roundTrip")
    }

    /// The kind of problem.
    public let kind: Kind

    /// The addresses with the problem, as they are listed; for a round trip, the printed address.
    public let addresses: [String]

    /// The problem in words.
    public let description: String
}

extension Links {
    /// Returns the problems of the list: for a test, which expects none.
    ///
    /// ```swift
    /// #expect(AppRoute.links.problems() == [])
    /// ```
    ///
    /// Finds two lines that take the same text though neither is narrower, also in mounted lists; a query key that is
    /// read twice; words that no address can have, or that are written as for another router; schemes and hosts that no
    /// address has; values that can't be found in the route; swapped values, if their names are labels of the case; and
    /// hops that are not read as they were printed. O(lines + pairs that may take the same text).
    ///
    /// - Parameter samples: Links to print and read back, beside those made from examples.
    public func problems(samples: [[Hop]] = []) -> [LinkProblem] {
        LinkExamination(table).problems(samples)
    }
}
