@_spi(Hosting) import Coordination

/// Routes that are remembered, for transitions that a test brings.
enum TracedRoute: Route, Codable {
    case go(Int)
    case push(String)
}

/// A coordinator whose routes are remembered.
final class Traced<Root: ContainerRoot>: Coordinator {
    let root: Root
    var answers: [Int: () -> Transition<Root>] = [:]
    var keepers: (TracedRoute) -> [Gate] = { _ in [] }
    var claims: (Report) -> TracedRoute? = { _ in nil }

    init(_ root: Root) { self.root = root }

    func gates(for route: TracedRoute) -> [Gate] { keepers(route) }

    func prepareTransition(for route: TracedRoute) -> Transition<Root> {
        switch route {
        case .go(let number): answers[number].map { $0() } ?? .none()
        case .push(let name): .show(Screen(name))
        }
    }

    func route(for report: Report) -> TracedRoute? { claims(report) }

    /// Goes to a route that does this.
    func go(
        _ number: Int, with options: TransitionOptions = .animated, completion: ((TransitionOutcome) -> Void)? = nil,
        _ answer: @escaping () -> Transition<Root>
    ) {
        answers[number] = answer
        trigger(.go(number), with: options, completion: completion)
    }
}

extension Cause {
    /// The number, or the name, of a route of ``TracedRoute``; the words of any other.
    fileprivate var brief: String {
        switch route?.route {
        case TracedRoute.go(let number)?: "\(number)"
        case TracedRoute.push(let name)?: "'\(name)'"
        default: "\(self)"
        }
    }
}

/// Everything that has a name on a tree, in the order of the line, and what put it there: `home -, a 1`.
func origins(_ presentable: some Presentable) -> String {
    var lines: [String] = []
    var waiting: [Node] = [presentable.node]
    while let node = waiting.popLast() {
        if !node.name.isEmpty { lines.append("\(node.name) \(node.origin?.brief ?? "-")") }
        let directNodes = node.children + node.embedded + [node.presented].compactMap { $0 }
        waiting += directNodes.reversed().map { $0.node }
    }
    return lines.joined(separator: ", ")
}

/// What has selected what something shows.
func selection(_ presentable: some Presentable) -> String {
    (presentable.node as? Container)?.selectionOrigin?.brief ?? "-"
}

/// A transition by closure, whose root the compiler infers.
func verb<Root: ContainerRoot>(_ body: @escaping (inout Editor<Root>) throws -> Void) -> Transition<Root> {
    Transition("verb", perform: body)
}
