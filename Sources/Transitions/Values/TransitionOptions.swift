/// The options of a trigger, which apply to all of its transitions.
///
/// One transition can override only ``isAnimated``, with ``Transition/with(_:)``.
public struct TransitionOptions: Equatable, Sendable {
    /// True if hosts play animations.
    @_spi(Hosting) public var isAnimated: Bool

    /// The treatment of a trigger that comes while a commit settles, or earlier triggers wait.
    @_spi(Hosting) public var policy: Policy

    /// The time for hosts to answer, beyond the longest animation; nil for the ``WindowManager``'s deadline.
    ///
    /// A trigger with a deadline fails unless its tree is in a manager with a ``TimeSource``.
    @_spi(Hosting) public var deadline: Duration?

    /// True if the result of the trigger is brought to the front, in the same commit.
    ///
    /// The result is the last presentable that was shown, selected or moved, or that a verb found already in its place;
    /// else the last root from which one was removed; else the root of the last transition. Tabs and pages around the
    /// result are selected, screens above it popped, modals over it dismissed unless a trigger waits for them, and its
    /// window comes to the front. As always, screens that this removes or deselects are asked: if one denies, the whole
    /// trigger is rejected. O(depth + visible nodes of the window).
    @_spi(Hosting) public var reveals: Bool

    /// True if a history replaces its current entry, and adds none. Nothing else reads it.
    package var replacesEntry = false

    /// The treatment of a trigger that comes while a commit settles, or earlier triggers wait.
    ///
    /// A trigger made during a commit joins the commit instead. Completions and event handlers are called after the
    /// commit has settled: a trigger made there waits only for earlier triggers.
    public enum Policy: Hashable, Sendable {
        /// The trigger waits: first come, first served.
        case enqueue

        /// The trigger is rejected as ``RejectionReason/busy``.
        case reject

        /// The trigger shares the outcome of an earlier one with the same route and router that settles or waits; if
        /// there is none, it waits. A double tap pushes once.
        case coalesce
    }

    /// Creates options.
    ///
    /// - Parameters:
    ///   - animated: True if hosts play animations.
    ///   - policy: The treatment of the trigger while a commit settles, or earlier triggers wait.
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
