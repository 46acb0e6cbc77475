/// One moment of a finger's way, as a value: a recogniser makes them, and so can a test.
@_spi(Hosting) public struct Gesture: Hashable, Sendable {
    /// Where a gesture stands.
    ///
    /// A closed set: there will be no others.
    public enum Phase: Hashable, Sendable {
        /// The finger has begun to move.
        case began
        /// It has moved on, or back.
        case changed
        /// It was lifted.
        case ended
        /// Something else took over.
        case cancelled
    }

    /// Where the gesture stands.
    public var phase: Phase

    /// How much of the way it is, from 0 to 1. The initialiser brings it into that range; a value that is set later
    /// is kept as it is.
    public var progress: Double

    /// How fast it moves, in ways a second; negative where it moves back.
    public var velocity: Double

    /// Describes a moment.
    ///
    /// - Parameters:
    ///   - phase: Where the gesture stands.
    ///   - progress: How much of the way it is; what is outside 0 to 1 counts as the nearer of the two, and what is no
    ///     number as 0.
    ///   - velocity: How fast it moves, in ways a second.
    public init(_ phase: Phase, progress: Double = 0, velocity: Double = 0) {
        self.phase = phase
        self.progress = progress > 0 ? min(progress, 1) : 0
        self.velocity = velocity
    }
}
