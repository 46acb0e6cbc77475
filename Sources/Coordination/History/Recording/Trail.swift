/// The end of a recording that survives a crash: a start, and the steps since, each written before it runs.
///
/// The lines together are the text of a ``Recording``. A line that a crash has torn is left out when it is read.
public struct Trail {
    /// One line of a trail, with its line feed.
    public enum Line {
        /// The first line: it replaces everything that was written before.
        case start(String)
        /// The line of a step, which runs when the closure has returned.
        case step(String)
    }

    let count: Int
    let bytes: Int
    let write: (Line) -> Void

    /// Creates a trail.
    ///
    /// - Parameters:
    ///   - count: The number of steps after which it begins again, with a stored state, unless something of that
    ///     would not come back, such as an open alert.
    ///   - bytes: The greatest length of a step's line. A longer one is withheld, and named.
    ///   - write: Writes a line. Called on the actor of the tree, before the step runs.
    public init(every count: Int = 100, bytes: Int = 4096, write: @escaping (Line) -> Void) {
        (self.count, self.bytes, self.write) = (max(count, 1), max(bytes, 256), write)
    }
}
