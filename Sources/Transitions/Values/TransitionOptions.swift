/// The options of a trigger, or of one step.
///
/// The options of a trigger apply to all of its steps. A step can override only ``isAnimated``, with
/// ``Transition/with(_:)``.
public struct TransitionOptions: Equatable, Sendable {
    /// True if hosts play animations.
    @_spi(Hosting) public var isAnimated: Bool

    /// The treatment of a trigger that comes while a commit settles, or while others wait ahead of it.
    @_spi(Hosting) public var policy: Policy

    /// The time for hosts to answer, beyond the longest animation; nil for the ``WindowManager``'s deadline.
    ///
    /// A trigger with a deadline fails without a manager that has a ``TimeSource``.
    @_spi(Hosting) public var deadline: Duration?

    /// True if the result of the trigger is brought to the front, in the same commit.
    ///
    /// The result is the last presentable that was shown, selected or moved, or that a verb found already in its place;
    /// else the root from which one was removed; else the root of the last step. Its tabs are selected, screens above
    /// it on stacks are popped, modals over it are dismissed unless a trigger waits for them, and its window comes to
    /// the front. As always, screens that this removes or deselects are asked: if one denies, the whole trigger is
    /// rejected. O(depth + visible nodes of the window).
    @_spi(Hosting) public var reveals: Bool

    /// The treatment of a trigger that comes while a commit settles, or while others wait ahead of it.
    ///
    /// A trigger that is made during a commit joins that commit. Completions and event handlers are called after
    /// settling: a trigger that is made there waits only for earlier ones.
    public enum Policy: Hashable, Sendable {
        /// The trigger waits: first come, first served.
        case enqueue

        /// The trigger is rejected as ``RejectionReason/busy``.
        case reject

        /// The trigger shares the run and the outcome of the same route on the same router, if that settles or waits;
        /// otherwise it waits. A double tap pushes once.
        case coalesce
    }

    /// Creates options.
    ///
    /// - Parameters:
    ///   - animated: True if hosts play animations.
    ///   - policy: The treatment of the trigger while a commit settles, or while others wait ahead of it.
    ///   - deadline: The time for hosts to answer, beyond the longest animation; nil for the ``WindowManager``'s
    ///     deadline.
    ///   - reveals: True if the result is brought to the front.
    public init(animated: Bool = true, policy: Policy = .enqueue, deadline: Duration? = nil, reveals: Bool = false) {
        isAnimated = animated
        self.policy = policy
        self.deadline = deadline
        self.reveals = reveals
    }

    /// With animations.
    public static let animated = TransitionOptions(animated: true)

    /// With animations; the result is brought to the front.
    public static let revealing = TransitionOptions(reveals: true)

    /// Without animations.
    public static let unanimated = TransitionOptions(animated: false)
}
