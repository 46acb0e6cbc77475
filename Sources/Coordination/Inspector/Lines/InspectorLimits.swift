#if DEBUG || INSPECTOR
    /// The limits of what a client of an inspector, or of an agent's port, may send and keep.
    public struct InspectorLimits: Hashable, Sendable {
        /// The bytes of a line that comes in. A longer one is refused unread.
        public let lineBytes: Int

        /// The nesting of lists and objects in a line.
        public let depth: Int

        /// The calls of one client that have begun, and have not ended. One more, and the oldest is told as not known.
        public let outstanding: Int

        /// The last commits that are kept.
        public let commits: Int

        /// Creates limits: by default, 64 KB, a nesting of 32, 16 calls and 50 commits.
        public init(lineBytes: Int = 1 << 16, depth: Int = 32, outstanding: Int = 16, commits: Int = 50) {
            (self.lineBytes, self.depth) = (lineBytes, depth)
            (self.outstanding, self.commits) = (max(1, outstanding), max(0, commits))
        }
    }
#endif
