/// How a transition is to be carried out.
///
/// What a trigger is given counts for all of its steps. A step may say otherwise with ``Transition/with(_:)``, as far
/// as that concerns the step: ``isAnimated``.
public struct TransitionOptions: Hashable, Sendable {
    /// Whether a host plays animations.
    public var isAnimated: Bool

    /// What a trigger does that comes while something else is settling, or waits before it.
    public var policy: Policy

    /// How long the hosts may take to answer, beyond the longest animation; nil for what the ``WindowManager`` allows.
    ///
    /// It needs a manager with a ``TimeSource``.
    public var deadline: Duration?

    /// What a trigger does that comes while something else is settling, or waits before it.
    ///
    /// One that is made in the middle of a commit joins that commit. When completions and event handlers are called,
    /// nothing settles any more: what is made there has to wait only for those that came before.
    public enum Policy: Hashable, Sendable {
        /// Waits: first come, first served.
        case enqueue

        /// Is rejected as ``RejectionReason/busy``.
        case reject

        /// Shares the run and the outcome of the same route on the same router, if that settles or waits; else waits.
        /// A double tap pushes once.
        case coalesce
    }

    /// Describes how a transition is to be carried out.
    ///
    /// - Parameters:
    ///   - animated: Whether a host plays animations.
    ///   - policy: What happens if something else is settling, or waits before it.
    ///   - deadline: How long the hosts may take to answer, beyond the longest animation; nil for what the
    ///     ``WindowManager`` allows.
    public init(animated: Bool = true, policy: Policy = .enqueue, deadline: Duration? = nil) {
        isAnimated = animated
        self.policy = policy
        self.deadline = deadline
    }

    /// With animations.
    public static let animated = TransitionOptions(animated: true)

    /// Without animations.
    public static let unanimated = TransitionOptions(animated: false)
}
