extension ReportClaim {
    /// - Parameters:
    ///   - parking: Makes a trigger of it that waits for something to happen first.
    ///   - join: Makes it part of a commit.
    package init(
        parking: @escaping (Request) -> Trigger,
        _ join: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        self.init(SubstituteTrigger(parking, join))
    }

    private var trigger: SubstituteTrigger { unsafeDowncast(substitute, to: SubstituteTrigger.self) }

    func join(_ running: inout RunningCommit) throws(TransitionError) {
        try trigger.join(&running)
    }

    /// The trigger of a report that it was made of, as it waits.
    func waiting(_ request: Request) -> Trigger {
        let parked = trigger.parking(request)
        return Trigger(request, anchor: parked.anchor) { running throws(TransitionError) in
            running.commit.options = .animated
            try parked.body(&running)
        }
    }
}

/// A trigger in the place of a report.
private final class SubstituteTrigger: ReportSubstitute {
    let parking: (Request) -> Trigger
    let join: (inout RunningCommit) throws(TransitionError) -> Void

    init(
        _ parking: @escaping (Request) -> Trigger,
        _ join: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        self.parking = parking
        self.join = join
    }
}
