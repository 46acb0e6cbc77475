public import Coordination

extension TransitionOptions {
    /// The options for links from outside: the destination comes to the front, and repeated taps while a link waits
    /// follow it once.
    public static let link = TransitionOptions(policy: .coalesce, reveals: true)
}
