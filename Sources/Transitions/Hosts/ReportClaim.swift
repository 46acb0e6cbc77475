/// What is done instead of what a person did.
public struct ReportClaim {
    let join: (inout RunningCommit) throws(TransitionError) -> Void

    /// Makes a trigger of it that waits for something to happen first.
    private let parking: (Request) -> Trigger

    package init(
        parking: @escaping (Request) -> Trigger,
        _ join: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        self.parking = parking
        self.join = join
    }

    /// The trigger of a report that it was made of, as it waits.
    func waiting(_ request: Request) -> Trigger {
        let trigger = parking(request)
        return Trigger(request, anchor: trigger.anchor) { running throws(TransitionError) in
            running.commit.options = .animated
            try trigger.body(&running)
        }
    }
}
