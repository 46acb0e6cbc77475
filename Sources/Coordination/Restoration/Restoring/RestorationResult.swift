public import Coordination

/// The result of a launch with a stored state.
public enum RestorationResult: Equatable, Sendable {
    /// Nothing was stored.
    case nothing
    /// The app is where it was, except for the losses in the report.
    case restored(RestorationReport)
    /// The stored state could not be restored. A ``StateKeeper`` sets a state of another owner aside. It leaves the
    /// state as it is if only the moment was wrong: the tree was busy, a gate did not allow it, or a screen may not be
    /// left. It removes any other refused state.
    case refused(RestorationError)
    /// The state was not restored, as the allowed number of launches with it has not come through. A ``StateKeeper``
    /// sets the state aside.
    case givenUp(launches: Int)
}

extension RestorationResult {
    /// True if only the moment was wrong: the tree was busy, a gate did not allow it, or a screen may not be left. The
    /// same state may be restored later.
    public var isUntimely: Bool {
        switch self {
        case .refused(.busy), .refused(.refused): true
        default: false
        }
    }

    /// The error or the losses to report; nil if all is well.
    fileprivate var problem: TransitionError? {
        let verb = "bring everything back"
        return switch self {
        case .nothing: nil
        case .restored(let report) where report.isWhole: nil
        case .restored(let report):
            TransitionError(
                cannot: verb, because: "\(report.losses.count) of it did not come back as it was",
                state: "\(report)", remedy: "Take the report.")
        case .refused(let error):
            TransitionError(cannot: verb, because: "it was refused", state: "\(error)")
        case .givenUp(let launches):
            TransitionError(
                cannot: verb, because: "\(launches) launches with it did not come through",
                remedy: "Ask the keeper for the state that it set aside.")
        }
    }
}

extension Navigable {
    /// Sends the problem of a result, an error or a report with losses, to the diagnostics handler. Does nothing if all
    /// is well.
    public func diagnose(_ result: RestorationResult) {
        if let problem = result.problem { diagnose(problem) }
    }
}
