public import Coordination

/// How a launch with a stored state went.
public enum Comeback: Hashable, Sendable {
    /// Nothing was stored.
    case nothing
    /// The app is where it was, but for what the report names.
    case restored(RestorationReport)
    /// What was stored could not be restored. A ``StateKeeper`` has put a state of another owner aside, and left it as
    /// it is if only the moment was wrong: the tree was busy, a gate did not allow it, or a screen may not be left.
    /// Anything else it has taken away.
    case refused(RestorationError)
    /// As many launches with it as are allowed have not come through. A ``StateKeeper`` has put it aside.
    case givenUp(launches: Int)
}

extension Comeback {
    /// Whether another moment may be better.
    var isUntimely: Bool {
        switch self {
        case .refused(.busy), .refused(.refused): true
        default: false
        }
    }

    /// What nobody took, as a problem; nil where all is well.
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
                remedy: "Ask the keeper for what was put aside.")
        }
    }
}

extension Navigable {
    /// Sends what has come of a restoration to the diagnostics handler, if nobody takes it: an error, or a report that
    /// is not whole. Nothing, where all is well.
    public func diagnose(_ comeback: Comeback) {
        if let problem = comeback.problem { diagnose(problem) }
    }
}
