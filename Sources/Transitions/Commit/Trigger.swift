/// A trigger as a value: what it does can be planned again, as often as it has to be.
package final class Trigger {
    /// What it joins to a commit. Asked once for each attempt.
    package let body: (inout RunningCommit) throws(TransitionError) -> Void

    package let options: TransitionOptions
    package let completion: ((TransitionOutcome) -> Void)?
    package let location: CallSite

    /// A node of the tree that it changes; nil for one that changes no tree.
    package let anchor: () -> Node?

    /// Whether the one who asked has given it up while it waited.
    package var isWithdrawn = false

    package init(
        options: TransitionOptions, location: CallSite, anchor: @escaping () -> Node?,
        completion: ((TransitionOutcome) -> Void)?,
        body: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        self.options = options
        self.location = location
        self.anchor = anchor
        self.completion = completion
        self.body = body
    }
}
