/// The pair of animations that comes with what is shown: one for its coming, one for its going.
///
/// Given to a verb that shows something, it is stored with it: `presentation` plays now, `dismissal` when it goes,
/// unless another is given then. The tree holds the value, so nobody has to keep it, and two uses of one share nothing.
///
/// ```swift
/// .push(detail, animation: Animation(presentation: fade, dismissal: slide))
/// .pop()                                                // slides, as was stored
/// .push(other, animation: .default)                     // what the platform does
/// ```
public struct Animation: Hashable, Sendable {
    /// Plays when it comes; nil leaves it to the platform.
    public var presentation: TransitionAnimation?

    /// Plays when it goes; nil leaves it to the platform.
    public var dismissal: TransitionAnimation?

    /// Pairs two animations, either of which may be left to the platform.
    public init(presentation: TransitionAnimation? = nil, dismissal: TransitionAnimation? = nil) {
        self.presentation = presentation
        self.dismissal = dismissal
    }

    /// What the platform does by itself. Resets what was stored.
    public static let `default` = Animation()
}
