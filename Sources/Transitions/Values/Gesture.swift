/// One moment of a gesture, as a value: a recogniser creates it, and so can a test.
@_spi(Hosting) public struct Gesture: Equatable, Sendable {
    /// The phase of a gesture.
    ///
    /// A closed set: no cases will be added.
    public enum Phase: Hashable, Sendable {
        /// The finger has begun to move.
        case began
        /// The finger has moved on, or back.
        case changed
        /// The finger was lifted.
        case ended
        /// Something else took over.
        case cancelled
    }

    /// The phase.
    public var phase: Phase

    /// The completed part of the gesture, from 0 to 1. The initialiser clamps it; a value that you set later is
    /// unchanged.
    public var progress: Double

    /// The change of the progress per second; negative while the finger moves back.
    public var velocity: Double

    /// Creates a moment of a gesture.
    ///
    /// - Parameters:
    ///   - phase: The phase.
    ///   - progress: The completed part, clamped to 0 to 1; NaN counts as 0.
    ///   - velocity: The change of the progress per second.
    public init(_ phase: Phase, progress: Double = 0, velocity: Double = 0) {
        self.phase = phase
        self.progress = progress > 0 ? min(progress, 1) : 0
        self.velocity = velocity
    }
}
