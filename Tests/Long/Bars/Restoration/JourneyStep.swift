@_spi(Hosting) import Coordination
import CoordinationRestoration
import TestSupport
import TreeTools

/// One step of a generated journey.
enum JourneyDeed: Codable, Hashable, Sendable {
    /// A route of one of the coordinators, counted in the order of the tree, as often as it takes.
    case route(JourneyRoute, of: Int)
    /// A screen that no route shows.
    case loose(Int, on: Int)
    case back
    /// Answers what is in front, where that asks.
    case answer(Int)
    /// Closes the login that is up as the one who is signed in.
    case signIn
    case front(Int)
    /// Changes the state of a model.
    case type(Int, in: Int)
    case wait
    /// Makes all windows narrow, or wide.
    case fold(Bool)
    /// What the user does with a column of a split, of which there are many.
    case step(Int, of: Int), hide(Int, of: Int), show(Int, of: Int)

    var name: String {
        if case .route(let route, _) = self { return route.name }
        return String("\(self)".prefix { $0 != "(" })
    }

    static let names = [
        "push", "two", "replace", "set", "child", "presentChild", "present", "embed", "ask", "run", "members", "select",
        "open", "keep", "effect", "pages", "split", "deep", "loose", "back", "answer", "signIn", "front", "type",
        "wait", "fold", "step", "hide", "show",
    ]
}

/// Draws journeys.
enum JourneyDrawing {
    static func journey(seed: UInt64) -> [JourneyDeed] {
        var random = SplitMix64(seed: seed)
        return (0..<(3 + random.below(8))).map { _ in deed(&random) }
    }

    private static func deed(_ random: inout SplitMix64) -> JourneyDeed {
        let number = random.below(50)
        let agent = random.below(12)
        func route(_ route: JourneyRoute) -> JourneyDeed { .route(route, of: agent) }
        switch random.below(72) {
        case 0..<5: return route(.push(number))
        case 5, 6: return route(.two(number, number + 1))
        case 7: return route(.replace(number))
        case 8: return route(.set(number))
        case 9..<12: return route(.child(number))
        case 12, 13: return route(.presentChild(number))
        case 14..<17: return route(.present(number))
        case 17: return route(.embed(number))
        case 18..<22: return route(.ask(number))
        case 22..<26: return route(.run(number))
        case 26..<29: return route(.members(number))
        case 29, 30: return route(.select(random.below(3)))
        case 31..<34: return route(.open(number))
        case 34..<37: return route(.keep(random.below(3)))
        case 37, 38: return route(.effect(number))
        case 39, 40: return route(.pages(number))
        case 41, 42: return route(.split(number))
        case 43: return route(.deep(number))
        case 44: return random.oneIn(4) ? .loose(number, on: agent) : .wait
        case 45..<48: return .back
        case 48..<53: return .answer(number)
        case 53..<55: return .signIn
        case 55: return .front(random.below(3))
        case 60..<64: return .fold(random.oneIn(2))
        case 64..<68: return .step(random.below(2), of: agent)
        case 68, 69: return .hide(random.below(2), of: agent)
        case 70, 71: return .show(random.below(2), of: agent)
        default: return .type(number, in: random.below(12))
        }
    }
}

extension JourneyDeed {
    /// Does it to an app, as the user or a link would.
    func perform(on app: JourneyWindows) {
        switch self {
        case .route(let route, let agent):
            let agents = app.agents
            agents[agent % agents.count].trigger(route) { _ in }
        case .loose(let number, let agent):
            let agents = app.agents
            agents[agent % agents.count].perform(.push(JourneyModel("l\(number)"))) { _ in }
        case .back: app.root.back { _ in }
        case .answer(let number):
            (app.root.top as? JourneyAsker)?.finish(with: number) { _ in }
        case .signIn:
            guard app.root.top.node.name == "login", let agent = app.agents.first else { return }
            agent.disk.isSignedIn = true
            app.root.back { _ in }
        case .front(let index): app.trigger(.front(index)) { _ in }
        case .type(let number, let index):
            let models = app.models
            if !models.isEmpty { models[index % models.count].kept = number }
        case .wait: app.time.advance(by: .seconds(70))
        case .fold(let isNarrow): app.isNarrow = isNarrow
        case .step(let column, let split):
            if let child = app.split(split)?.child(at: column) { app.root.report(.stepped(to: child.node.id)) }
        case .hide(let column, let split):
            if let split = app.split(split) { app.root.report(.hid(column: column, of: split.id)) }
        case .show(let column, let split):
            if let split = app.split(split) { app.root.report(.showed(column: column, of: split.id)) }
        }
        app.resize()
    }
}

extension JourneyWindows {
    /// The coordinators of stacks, in the order of the tree.
    var agents: [JourneyCoordinator] { everything.compactMap { $0 as? JourneyCoordinator } }

    /// The models, in the order of the tree.
    var models: [JourneyModel] { everything.compactMap { $0 as? JourneyModel } }

    private var splits: [Container] {
        everything.compactMap { $0.node as Node as? Container }.filter { $0.columnInHand != nil }
    }

    func split(_ number: Int) -> Container? {
        let splits = splits
        return splits.isEmpty ? nil : splits[number % splits.count]
    }

    private var everything: [any Presentable] {
        var all: [any Presentable] = []
        var waiting: [Node] = [root.node]
        while let node = waiting.popLast() {
            all.append(node.presentable)
            waiting += node.directSlots.reversed().map(\.node)
        }
        return all
    }

    /// What can be compared: the tree, the states, and the columns that the user has hidden.
    var picture: String {
        let states = models.map { "\($0.node.name)=\($0.kept)" }
        return (["\(root.tree)"] + states + splits.map { "hidden: \($0.hiddenColumns)" }).joined(separator: " ")
    }
}
