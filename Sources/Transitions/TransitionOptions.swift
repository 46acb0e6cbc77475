/// How a transition is to be carried out.
///
/// What a trigger is given counts for all of its steps; a step may say otherwise with ``Transition/with(_:)``.
public struct TransitionOptions: Hashable, Sendable {
    /// Whether a host plays animations.
    public var isAnimated: Bool

    /// Describes how a transition is to be carried out.
    public init(animated: Bool = true) {
        isAnimated = animated
    }

    /// With animations.
    public static let animated = TransitionOptions(animated: true)

    /// Without animations.
    public static let unanimated = TransitionOptions(animated: false)
}
