import Coordination

/// What a route of the bar of replays does, and what a gate says of it.
struct ReplayPlan: Codable, Hashable, Sendable {
    enum Verdict: String, Codable, CaseIterable { case allow, deny, redirect, first, wait, ask }

    var verdict = Verdict.allow
    var deeds: [ReplayDeed] = []
    /// Whose route another one is that it leads to.
    var other = ReplayKind.chief
}

/// Whose a route is: there are many shelves of each sort, and tabs may be nested.
enum ReplayKind: String, Codable, CaseIterable { case a, b, c, tabs, chief }

/// What can be shown.
enum ReplayThing: Codable, Hashable, Sendable {
    case leaf(Int)
    /// What says something before it is left.
    case draft(Int, ReplayPlan.Verdict)
    /// Its coordinator makes a route of what the user does to it.
    case claimed(Int)
    case shelf(ReplayKind, Int)
    case tabs([ReplayKind])
}

/// One thing that a route does to the root of its coordinator, each root in its own way.
indirect enum ReplayDeed: Codable, Hashable, Sendable {
    case show(ReplayThing)
    case set([ReplayThing])
    case back
    case backToRoot
    case replace(ReplayThing)
    case select(Int)
    case remove(Int)
    case present(ReplayThing)
    case dismiss
    case embed(ReplayThing)
    case alert(ReplayPlan, ReplayKind)
    /// A screen whose answer is sent upward as a route, and the answer to it.
    case question(ReplayPlan, ReplayKind)
    case answer
    case login
    case signIn
    case signOut
    /// What is triggered while the route is prepared, as its effect, and as that has ended.
    case trigger(ReplayPlan, ReplayKind)
    case climb(ReplayPlan, ReplayKind)
    case effect(ReplayPlan, ReplayKind, then: ReplayPlan?)
    case hop(ReplayPlan, ReplayKind)
    case attempt(ReplayDeed)
    case refuse

    static let names = [
        "show", "set", "back", "backToRoot", "replace", "select", "remove", "present", "dismiss", "embed", "alert",
        "question", "answer", "login", "signIn", "signOut", "trigger", "climb", "effect", "hop", "attempt", "refuse",
    ]

    var name: String { String("\(self)".prefix { $0 != "(" }) }

    /// It, and what is in it.
    var all: [ReplayDeed] {
        switch self {
        case .alert(let plan, _), .question(let plan, _), .trigger(let plan, _), .climb(let plan, _),
            .hop(let plan, _), .effect(let plan, _, nil):
            [self] + plan.deeds.flatMap(\.all)
        case .effect(let plan, _, let then?): [self] + (plan.deeds + then.deeds).flatMap(\.all)
        case .attempt(let deed): [self] + deed.all
        default: [self]
        }
    }
}

/// What the user does. What to is a number, counted round among all that it can be done to.
enum ReplayReport: String, Codable, CaseIterable {
    case popped, dismissed, selected, chose, closed, focused
}

/// One call from outside, or what comes from outside besides: a host's answer, a gate's, the time.
enum ReplayStep: Codable, Hashable, Sendable {
    case route(ReplayPlan, at: Int, ReplayOptions, isWeak: Bool)
    /// A link whose first route is of the coordinator that is asked, or of whatever else.
    case link([ReplayPlan], [ReplayKind], at: Int, ReplayOptions)
    case climb(ReplayPlan, ReplayKind, from: Int, ReplayOptions)
    case recover(ReplayPlan, at: Int)
    case report(ReplayReport, Int)
    /// Of something that is not there any more.
    case reportGone(ReplayReport)

    // Without a route.
    case perform([ReplayDeed], at: Int)
    case finish
    case choose(Int)
    case goBack
    case recoverTo([ReplayDeed], at: Int)

    // No calls.
    case hold
    case answer(isRefusal: Bool)
    case resume(isDenial: Bool)
    case wait(seconds: Int)

    static let names = [
        "route", "link", "climb", "recover", "report", "reportGone", "perform", "finish", "choose", "goBack",
        "recoverTo", "hold", "answer", "resume", "wait",
    ]

    var name: String { String("\(self)".prefix { $0 != "(" }) }

    /// Whether nothing is asked for: a replay is given the same.
    var isInput: Bool {
        switch self {
        case .hold, .answer, .resume, .wait: true
        default: false
        }
    }

    /// Whether it has no route.
    var isRouteless: Bool {
        switch self {
        case .perform, .finish, .choose, .goBack, .recoverTo: true
        default: false
        }
    }

    /// The deeds in it.
    var deeds: [ReplayDeed] {
        switch self {
        case .route(let plan, _, _, _), .climb(let plan, _, _, _), .recover(let plan, _): plan.deeds.flatMap(\.all)
        case .link(let plans, _, _, _): plans.flatMap(\.deeds).flatMap(\.all)
        case .perform(let deeds, _), .recoverTo(let deeds, _): deeds.flatMap(\.all)
        default: []
        }
    }
}

/// Options as a program writes them down.
struct ReplayOptions: Codable, Hashable, Sendable {
    enum Policy: String, Codable, CaseIterable { case enqueue, reject, coalesce }

    var isAnimated = true
    var policy = Policy.enqueue
    var reveals = false
    var deadline: Int?

    var options: TransitionOptions {
        let policy: TransitionOptions.Policy =
            switch policy {
            case .enqueue: .enqueue
            case .reject: .reject
            case .coalesce: .coalesce
            }
        return TransitionOptions(
            animated: isAnimated, policy: policy, deadline: deadline.map { .seconds($0) }, reveals: reveals)
    }
}
