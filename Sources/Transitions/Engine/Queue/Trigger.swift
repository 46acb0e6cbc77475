/// A trigger as a value: what it does can be planned again, as often as it has to be.
@usableFromInline package final class Trigger {
    /// What it joins to a commit. Asked once for each attempt.
    package let body: (inout RunningCommit) throws(TransitionError) -> Void

    /// A node of the tree that it changes; nil for one that changes no tree.
    package let anchor: () -> Node?

    let request: Request

    /// Makes the same trigger anew for a longer wait, where that is to keep less.
    private let parking: ((Request) -> Trigger)?

    @inline(never)
    package init(
        _ request: Request, anchor: @escaping () -> Node?, parking: ((Request) -> Trigger)? = nil,
        body: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        self.request = request
        self.anchor = anchor
        self.parking = parking
        self.body = body
    }

    /// Whether nobody waits for it any more.
    var isForgotten: Bool { request.isForgotten }

    /// The trigger as it waits for something to happen first.
    func parked() -> Trigger { parking?(request) ?? self }

    /// Whether it waits: for a turn of its own, or for something to happen first.
    package var isWaiting: Bool { request.isWaiting }

    /// The one who asked does so no more.
    package func withdraw(_ reason: CancellationReason = .caller) {
        request.withdraw(reason)
    }
}

extension Trigger: Listed {
    var listing: ObjectIdentifier { ObjectIdentifier(request) }
}
