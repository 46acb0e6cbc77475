public import Coordination

extension TransitionOptions {
    /// How a link from outside is followed: to where it can be seen, whatever stands over that, and once, however often
    /// it is tapped while it waits.
    public static let link = TransitionOptions(policy: .coalesce, reveals: true)
}
