/// Something that comes to a tree from outside: from views, hosts and the system, and not from the tree's own
/// coordinators, models, effects and timers, which would do the same again.
package enum Arrival {
    /// A call, with its place in the tree at the time of the call.
    case request(Cause, Call)
    /// A call without a route that can be made again, by the node at a path.
    case deed(Deed, TreePath, Call)
    /// A move of the user that the screen carries out, by the node at a path; true if the user has typed a text.
    case move(String, TreePath, isTyped: Bool)
    /// A call of `gatesChanged()`.
    case signal
    /// The later answer of a gate, the number of waiting answers of the same gate before it, and the reason to deny.
    case answer(gate: String, number: Int, denial: String?)
    /// A commit that hosts answer later: the last one that was counted.
    case settling
    /// The answer of the last host to a settling commit, with the reason to refuse.
    case shown(refusal: String?)
    /// The begin or the end of a movement of a host.
    case movement(TreePath, isUnderWay: Bool)
    /// The end of the gesture that drives the commit.
    case gestureEnd(isFinished: Bool)

    /// The way in which a call was made.
    package struct Call {
        package let options: TransitionOptions
        /// True if gates were passed with the call.
        package let isGuarded: Bool
        /// True if the routes follow an address, and if it supersedes others.
        package let isAddress: Bool
        package let isSuperseding: Bool
        /// True if a gesture drives what it does.
        package let isGesture: Bool
    }
}

/// An observer of what comes to a tree from outside, before anything comes of it.
package final class ArrivalObserver {
    fileprivate let handler: (Arrival) -> Void
    fileprivate let afterwards: () -> Void
    private weak var arrivals: Arrivals?

    /// The number of commits of the tree before this one was made.
    private let earlierCommits: Int

    fileprivate init(_ arrivals: Arrivals, _ handler: @escaping (Arrival) -> Void, _ afterwards: @escaping () -> Void) {
        (self.handler, self.afterwards, self.arrivals) = (handler, afterwards, arrivals)
        earlierCommits = arrivals.commits
    }

    /// The number of commits that were passed to hosts, or could have been, since the observation began.
    package var commits: Int { (arrivals?.commits ?? earlierCommits) - earlierCommits }

    /// Ends the observation. A second call changes nothing.
    package func end() { arrivals?.observers.removeAll { $0 === self } }
}

/// The observers of what comes to a tree from outside.
final class Arrivals {
    fileprivate var observers: [ArrivalObserver] = []

    /// The origin of the code that runs; nil if it follows from the state of the queue.
    private var isOutside: Bool?

    /// The number of commits since the first observer came.
    var commits = 0

    var isEmpty: Bool { observers.isEmpty }

    func add(_ handler: @escaping (Arrival) -> Void, _ afterwards: @escaping () -> Void) -> ArrivalObserver {
        let observer = ArrivalObserver(self, handler, afterwards)
        observers.append(observer)
        return observer
    }

    func run(isOutside: Bool?, _ body: () -> Void) {
        let former = self.isOutside
        self.isOutside = isOutside
        body()
        self.isOutside = former
    }

    /// Notes what comes, if it is from outside, and lets it run.
    ///
    /// - Parameters:
    ///   - arrival: Creates the arrival.
    ///   - isOutsideOnStack: True if it comes from outside, unless the code that runs says otherwise.
    ///   - isInside: True if calls that come of it are a part of it.
    ///   - body: What comes of it. Receives true if it comes from outside.
    func note(
        _ arrival: () -> Arrival, _ isOutsideOnStack: Bool, isInside: Bool = false, _ body: (Bool) -> Void
    ) {
        let comes = isOutside ?? isOutsideOnStack
        if comes { note(arrival()) }
        // An inner call of a timer or a move stays inside.
        run(isOutside: isInside || isOutside == false ? false : nil) { body(comes) }
        if comes { for observer in observers { observer.afterwards() } }
    }

    func note(_ arrival: Arrival) { for observer in observers { observer.handler(arrival) } }
}
