/// The pair of animations that comes with what is shown: one for its coming, one for its going.
///
/// Given to a verb that shows something, it is stored with it: `presentation` plays now, `dismissal` when it goes,
/// unless another is given then. The tree holds the value, so it need not be kept, and two uses of one share nothing.
///
/// ```swift
/// stack.perform(.push(detail, animation: Animation(presentation: fade, dismissal: slide)))
/// stack.perform(.pop())  // slides, as was stored
/// stack.perform(.push(other, animation: .default))  // what the platform does
/// ```
public struct Animation: Hashable, Sendable {
    /// One word, as every verb hands one on and few are given one.
    private var pair: Pair

    /// Plays when it comes; nil leaves it to the platform.
    public var presentation: TransitionAnimation? {
        get { pair.presentation }
        set { pair = Pair(presentation: newValue, dismissal: dismissal) }
    }

    /// Plays when it goes; nil leaves it to the platform.
    public var dismissal: TransitionAnimation? {
        get { pair.dismissal }
        set { pair = Pair(presentation: presentation, dismissal: newValue) }
    }

    /// Pairs two animations, either of which may be left to the platform.
    public init(presentation: TransitionAnimation? = nil, dismissal: TransitionAnimation? = nil) {
        pair = Pair(presentation: presentation, dismissal: dismissal)
    }

    /// What the platform does by itself. Resets what was stored.
    public static let `default` = Animation()

    private final class Pair: Hashable, Sendable {
        let presentation: TransitionAnimation?
        let dismissal: TransitionAnimation?

        init(presentation: TransitionAnimation?, dismissal: TransitionAnimation?) {
            self.presentation = presentation
            self.dismissal = dismissal
        }

        static func == (one: Pair, other: Pair) -> Bool {
            one.presentation == other.presentation && one.dismissal == other.dismissal
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(presentation)
            hasher.combine(dismissal)
        }
    }
}
