import Coordination

/// What a route does, what a gate says of it, and what is triggered while it is prepared.
struct Plan: Codable, Hashable, Sendable {
    enum Verdict: String, Codable, CaseIterable { case allow, deny, redirect, first, wait }

    /// What distinguishes it, and what its origin is expected to say.
    var number: Int
    var verdict = Verdict.allow
    var deeds: [Deed] = []
    var asides: [Deed] = []

    /// Where it is one of many nested ones.
    var nesting: Nesting?
}

/// One of many nested routes.
struct Nesting: Codable, Hashable, Sendable {
    var level = 0
    let count: Int
    let agent: Int
    /// What they push, at levels that are equally far from each other.
    let things: [Int]
}

extension Nesting {
    /// What the route of this level pushes.
    var thing: Int? {
        let distance = max(1, count / max(1, things.count))
        let index = level / distance
        return level % distance == 0 && index < things.count ? things[index] : nil
    }

    var next: Nesting? {
        guard level + 1 < count else { return nil }
        var next = self
        next.level += 1
        return next
    }
}

/// One thing that a route does. Stacks and coordinators are given by their index, what is shown by its number.
indirect enum Deed: Codable, Hashable, Sendable {
    case push(Int, stack: Int, isAnimated: Bool)
    case pop(stack: Int)
    case replaceTop(Int, stack: Int)
    case set([Int], stack: Int)
    case present(Int, stack: Int, isAnimated: Bool)
    case dismiss(stack: Int)
    case embed(Int, stack: Int)
    case unembed(Int, stack: Int)
    case keep(key: Int, stack: Int, isPresented: Bool)
    case login(Int)
    case select(Int)
    case insertTab(Int, at: Int)
    case removeTab(Int)
    case moveTab(from: Int, to: Int)
    /// Another route, in the same commit.
    case route(Plan, of: Int, isWeak: Bool)
    /// As many routes, each inside the one before, some of which push.
    case nest(Nesting, from: Int)
    case several([Deed])
    /// A part that may be refused.
    case attempt([Deed])
    /// A trigger that is made in a verb.
    case trigger(Plan, of: Int)
    /// A transition without a route, asked for in a verb.
    case perform([Deed], of: Int)
    case refuse
}

extension Deed {
    /// What it is counted as.
    var name: String { String("\(self)".prefix { $0 != "(" }) }

    static let names = [
        "push", "pop", "replaceTop", "set", "present", "dismiss", "embed", "unembed", "keep", "select",
        "insertTab", "removeTab", "moveTab", "route", "nest", "several", "attempt", "trigger", "perform", "refuse",
    ]
}

/// What is asked of an app from outside.
enum OriginCall: Codable, Hashable, Sendable {
    case route(Plan, of: Int, isWeak: Bool)
    case perform([Deed], of: Int)
    case link([Plan], to: [Int])
    /// The user goes back on a stack, drags a modal away, chooses a tab.
    case back(stack: Int)
    case drag(stack: Int)
    case choose(Int)
    case finishLogin
    case resume
    case wait(seconds: Int)
    case evict(key: Int)
    /// All windows are made narrow, or wide.
    case fold(Bool)
    /// The user steps to a column of the splits, hides it or shows it.
    case step(column: Int), hide(column: Int), show(column: Int)

    static let names = [
        "route", "perform", "link", "back", "drag", "choose", "finishLogin", "resume", "wait", "evict", "fold", "step",
        "hide", "show",
    ]

    var name: String { String("\(self)".prefix { $0 != "(" }) }
}

/// A call, and what the host does with it.
struct OriginStep: Codable, Hashable, Sendable {
    enum Host: String, Codable, CaseIterable { case answers, holds, refuses }

    var call: OriginCall
    var host = Host.answers
}

extension Plan {
    /// Whether a gate has something to say of it that takes time, or leads elsewhere.
    var isGated: Bool { contains { $0 != .allow && $0 != .deny } }

    private func contains(_ isMeant: (Verdict) -> Bool) -> Bool {
        isMeant(verdict) || (deeds + asides).contains { $0.plans.contains { $0.contains(isMeant) } }
    }

    /// Whether something is triggered in it.
    var hasTriggers: Bool { !asides.isEmpty || deeds.contains(where: \.hasTriggers) }
}

extension Deed {
    /// The routes in it.
    fileprivate var plans: [Plan] {
        switch self {
        case .route(let plan, _, _), .trigger(let plan, _): [plan]
        case .several(let deeds), .attempt(let deeds), .perform(let deeds, _): deeds.flatMap(\.plans)
        default: []
        }
    }

    fileprivate var hasTriggers: Bool {
        switch self {
        case .trigger, .perform: true
        case .several(let deeds), .attempt(let deeds): deeds.contains(where: \.hasTriggers)
        case .route(let plan, _, _): plan.hasTriggers
        default: false
        }
    }
}

/// The numbers of what there is: screens, children with stacks of their own, and the coordinators that are asked.
enum Cast {
    static let screens = 0..<6
    static let boxes = 6..<8
    static let tabStacks = 0..<3
    /// Three in tabs, one in a window, two children.
    static let stacks = 0..<6
    static let onTree = 0..<4
    static let tabs = 6
    static let chief = 7
    /// Those that are on the tree whatever happens.
    static let fixed = [0, 1, 2, 3, tabs, chief]
    /// Those whose routes are not remembered.
    static let unremembered: Set<Int> = [1, 5]

    /// What something is called.
    static func name(_ thing: Int) -> String {
        switch thing {
        case screens: "s\(thing)"
        case boxes: "b\(thing - 6)"
        case 100..<200: "i\(thing - 100)"
        case 1_000...: "login\(thing)"
        default: "k\(thing - 200)"
        }
    }
}

extension OriginCall {
    /// Whether a gate may have it wait, or send it elsewhere.
    var isGated: Bool {
        switch self {
        case .route(let plan, _, _): plan.isGated
        case .perform(let deeds, _): Plan(number: 0, deeds: deeds).isGated
        case .link(let plans, _): plans.contains(where: \.isGated)
        default: false
        }
    }
}

extension OriginStep {
    /// Counts the verbs in it.
    func count(_ tally: inout Tally) {
        var waiting: [Deed]
        switch call {
        case .route(let plan, _, _): waiting = plan.deeds + plan.asides
        case .perform(let deeds, _): waiting = deeds
        case .link(let plans, _): waiting = plans.flatMap { $0.deeds + $0.asides }
        default: return
        }
        while let deed = waiting.popLast() {
            tally.count(deed.name, of: "verb")
            waiting += deed.inner
        }
    }
}

extension Deed {
    fileprivate var inner: [Deed] {
        switch self {
        case .several(let deeds), .attempt(let deeds), .perform(let deeds, _): deeds
        case .route(let plan, _, _), .trigger(let plan, _): plan.deeds + plan.asides
        default: []
        }
    }
}
