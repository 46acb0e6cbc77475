@_spi(Hosting) import Coordination
import CoordinationHistory
import CoordinationRestoration

enum TripRoute: Route, Codable {
    case tab(Int), page(Int, Int), form(Int), gated(Int), sheet(Int), detail(Int), alert, login, start
}

/// Who uses the app of a trip, and what it has done.
final class TripFacts {
    var user: String?
    var effects = 0
    /// True if the second tab needs a login.
    var hasGatedTab = false
}

final class TripForm: Presentable, StateRestorable {
    let node: Screen
    var kept = 0
    init(_ number: Int) { node = Screen("f\(number)") }
}

final class TripLogin: Finishing {
    typealias Output = Void
    let node = Screen("login")
}

/// Two stacks and a split in tabs, with screens that have numbers of their own.
final class TripCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "trip" }
    let stacks = [StackRoot(name: "one"), StackRoot(name: "two")]
    let list = StackRoot(Screen("list"), name: "list")
    let detail = StackRoot(name: "detail")
    let root: TabRoot
    let facts: TripFacts

    init(_ facts: TripFacts) {
        self.facts = facts
        root = TabRoot(stacks[0], stacks[1], SplitRoot(list, detail))
        trigger(.start)
    }

    func gates(for route: TripRoute) -> [Gate] {
        switch route {
        case .gated: break
        case .tab(1) where facts.hasGatedTab: break
        default: return []
        }
        return [Gate("signed in") { [facts] _ in facts.user == nil ? .require(TripRoute.login) : .allow }]
    }

    func route(selecting child: any Presentable) -> TripRoute? {
        (child.node as Node) === stacks[1].node as Node ? .tab(1) : nil
    }

    func prepareTransition(for route: TripRoute) -> Transition<TabRoot> {
        let facts = facts
        let count = Transition<TabRoot>.effect("count") { facts.effects += 1 }
        return switch route {
        case .start:
            .multiple(
                .perform(.set([Screen("home")]), on: stacks[0]), .perform(.set([Screen("mine")]), on: stacks[1]))
        case .tab(let index): .select(index: index)
        case .page(let tab, let number):
            .multiple(.perform(.push(Screen("s\(number)")), on: stacks[tab]), .select(index: tab), count)
        case .form(let number): .multiple(.perform(.push(TripForm(number)), on: stacks[0]), .select(index: 0), count)
        case .gated(let number): .perform(.push(Screen("g\(number)")), on: stacks[0])
        case .sheet(let number): .present(Screen("m\(number)"))
        case .detail(let number):
            .multiple(.perform(.set([Screen("d\(number)")]), on: detail), .select(index: 2))
        case .alert: .alert("Sure?", choices: [.cancel("No")])
        case .login: .present(StackRoot(TripLogin()))
        }
    }
}
