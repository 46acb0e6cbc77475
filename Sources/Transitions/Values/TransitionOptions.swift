/// How a transition is to be carried out.
///
/// What a trigger is given counts for all of its steps. A step may say otherwise with ``Transition/with(_:)``, as far
/// as that concerns the step: ``isAnimated``.
public struct TransitionOptions: Hashable, Sendable {
    /// Whether a host plays animations.
    @_spi(Hosting) public var isAnimated: Bool

    /// What a trigger does that comes while something else is settling, or waits before it.
    @_spi(Hosting) public var policy: Policy

    /// How long the hosts may take to answer, beyond the longest animation; nil for what the ``WindowManager`` allows.
    ///
    /// It needs a manager with a ``TimeSource``.
    @_spi(Hosting) public var deadline: Duration?

    /// Whether what it comes to is brought to the front, in the same commit.
    ///
    /// That is the last thing that was shown, selected or moved, or that a verb found where it was to be; else the root
    /// that something was taken from; else the root of the last step. Its tabs are selected, what lies above it on
    /// stacks is popped, what is presented over it is dismissed, and its window comes to the front. What this takes
    /// away is asked whether it may be left, as always: where it may not, the whole trigger is rejected. O(depth + what
    /// could be seen of the window).
    @_spi(Hosting) public var reveals: Bool

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
    ///   - reveals: Whether what it comes to is brought to the front.
    public init(animated: Bool = true, policy: Policy = .enqueue, deadline: Duration? = nil, reveals: Bool = false) {
        isAnimated = animated
        self.policy = policy
        self.deadline = deadline
        self.reveals = reveals
    }

    /// With animations.
    public static let animated = TransitionOptions(animated: true)

    /// With animations, and what it comes to is brought to the front.
    public static let revealing = TransitionOptions(reveals: true)

    /// Without animations.
    public static let unanimated = TransitionOptions(animated: false)
}
