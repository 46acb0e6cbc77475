/// How one movement on the screen is played: a value that a host reads and plays.
public struct TransitionAnimation: Hashable, Sendable {
    /// How much say others have while the animation plays.
    ///
    /// A closed set: there will be no others.
    public enum Kind: Hashable, Sendable {
        /// Plays from beginning to end.
        case `static`

        /// A gesture may drive it back and forth.
        case interactive

        /// A gesture may drive it, and it may be stopped and taken over half-way.
        case interruptible
    }

    /// What a host looks it up by: "fade", "slide".
    public var name: String

    /// How long it plays.
    public var duration: Duration

    /// How much say others have while it plays.
    public var kind: Kind

    /// Describes an animation.
    ///
    /// - Parameters:
    ///   - name: What a host looks it up by.
    ///   - duration: How long it plays; a negative one counts as zero.
    ///   - kind: How much say others have while it plays.
    public init(_ name: String, duration: Duration, kind: Kind = .static) {
        self.name = name
        self.duration = max(duration, .zero)
        self.kind = kind
    }
}
