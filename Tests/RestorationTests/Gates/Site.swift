@_spi(Hosting) import Coordination
import CoordinationRestoration
import CoordinationTesting

enum SiteRoute: Route, Codable { case secret, nothing, nested, detour, first }

/// The gates before the secret, and what they were asked.
final class Guards: @unchecked Sendable {
    enum Name: String { case common, route, type }
    /// The gates that do not allow.
    var denying: Set<Name> = []
    /// True if these gates answer `wait` instead of `deny`.
    var isWaiting = false
    private(set) var asked: Set<Name> = []
    /// True if a gate was asked when the secret had been seen.
    private(set) var wasAskedInSight = false
    var isInSight: () -> Bool = { false }

    func gate(_ name: Name) -> Gate {
        Gate(name.rawValue) { [self] _ in
            asked.insert(name)
            if isInSight() { wasAskedInSight = true }
            return denying.contains(name) ? isWaiting ? .wait { self.held.append($0) } : .deny("no") : .allow
        }
    }

    func forget() { (asked, wasAskedInSight) = ([], false) }

    private var held: [Resumption] = []
}

/// A screen that nobody sees whom its gates do not allow.
final class SecretScreen: Finishing {
    typealias Output = Int
    @TaskLocal static var guards = Guards()
    static var gates: [Gate] { [guards.gate(.type)] }
    let node = Screen("secret")
}

struct Inquiry: Flow, Codable {
    var answer: Int?
    func next() -> FlowStep<Inquiry, Int> { answer.map { .done($0) } ?? .ask(SecretScreen(), \.answer) }
}

/// A coordinator of any root, whose secret is shown in a way of that root.
protocol Siting: Coordinator, Restorable where RouteType == SiteRoute {
    var guards: Guards { get }
    /// The first content of the root: a stack of two screens.
    var home: StackRoot { get }
    var build: () -> any Presentable { get set }
    var claims: ((Report) -> SiteRoute?)? { get set }
    var selecting: SiteRoute? { get set }
    func show() -> Transition<Root>
}

final class Site<Root: ContainerRoot>: Siting {
    static var storedName: StaticString { "site" }
    let root: Root
    let guards: Guards
    let home: StackRoot
    var build: () -> any Presentable = { Later { SecretScreen() } }
    var claims: ((Report) -> SiteRoute?)?
    var selecting: SiteRoute?
    private let showing: (Root, any Presentable) -> Transition<Root>

    init(
        _ guards: Guards, _ home: StackRoot, _ root: Root,
        _ showing: @escaping (Root, any Presentable) -> Transition<Root>
    ) {
        (self.guards, self.home, self.root, self.showing) = (guards, home, root, showing)
    }

    func show() -> Transition<Root> { showing(root, build()) }

    func gates(for route: SiteRoute) -> [Gate] {
        switch route {
        case .secret: [guards.gate(.route)]
        case .detour: [Gate("detour") { _ in .redirect(to: SiteRoute.secret) }]
        case .first: [Gate("first") { $0.attempt == 1 ? .require(SiteRoute.secret) : .allow }]
        case .nothing, .nested: []
        }
    }

    func route(for report: Report) -> SiteRoute? { claims?(report) }

    func route(selecting child: any Presentable) -> SiteRoute? { child is SecretScreen ? selecting : nil }

    func prepareTransition(for route: SiteRoute) -> Transition<Root> {
        switch route {
        case .secret: return show()
        case .nothing, .detour, .first: return .none()
        case .nested:
            trigger(.secret) { _ in }
            return .none()
        }
    }
}

/// All roots, and all that they can do to show the secret.
enum Place: String, CaseIterable {
    case stack, question, tabs, tab, pages, pair, split, window, modal, embedded

    /// True if the secret is there from the launch on, and is only selected.
    var isSelected: Bool { [.tab, .pages, .pair].contains(self) }

    func site(_ guards: Guards, _ home: StackRoot, of first: any Presentable) -> any Siting {
        switch self {
        case .stack: Site(guards, home, StackRoot(first)) { .push($1) }
        case .question: Site(guards, home, StackRoot(first)) { _, _ in .run(Inquiry(), onEnd: { _ in }) }
        case .tabs: Site(guards, home, TabRoot(first)) { .multiple(.insert($1, at: 0), .select(index: 0)) }
        case .tab: Site(guards, home, TabRoot(first, SecretScreen())) { _, _ in .select(index: 1) }
        case .pages:
            Site(guards, home, PageRoot(first, SecretScreen())) { _, _ in Transition("turn") { try $0.select(index: 1) }
            }
        case .pair:
            Site(guards, home, PageRoot(first, Screen("next"), Screen("left"), SecretScreen(), isDoubleSided: true)) {
                _, _ in
                Transition("turn") { try $0.select(index: 3) }
            }
        case .split: Site(guards, home, SplitRoot(first)) { .showDetail($1) }
        case .window:
            Site(guards, home, WindowManager(WindowRoot(first))) { _, secret in .open(Later { WindowRoot(secret) }) }
        case .modal: Site(guards, home, StackRoot(first)) { .present($1) }
        case .embedded: Site(guards, home, StackRoot(first)) { .embed($1, in: $0) }
        }
    }
}

/// The place of a root.
enum Around: String, CaseIterable { case window, tab, modal, embedded }

/// An app with a site in it.
final class Yard {
    let manager: WindowManager
    let host: TestHost
    let guards: Guards
    private(set) var site: any Siting

    /// - Parameters:
    ///   - first: What the site shows at launch, where it is another thing than its home; given how often that was.
    init(
        _ place: Place, _ around: Around, _ guards: Guards = Guards(),
        first: @escaping (Int) -> (any Presentable)? = { _ in nil }
    ) {
        self.guards = guards
        var launches = 0
        func make() -> any Siting {
            launches += 1
            let home = StackRoot(Screen("home"), Screen("step"))
            return place.site(guards, home, of: first(launches) ?? home)
        }
        let site = make()
        self.site = site
        _ = site.node
        if let windows = site.root as? WindowManager {
            manager = windows
        } else {
            var next: (any Siting)? = site
            manager = WindowManager(time: ManualTime()) {
                defer { next = nil }
                return [WindowRoot(around.root(of: next ?? make()), name: "main")]
            }
        }
        host = TestHost(manager)
        manager.observeCommits { [weak self] _ in self?.wasSeen = self?.isInSight ?? false }
        guards.isInSight = { [weak self] in self?.wasSeen ?? false }
        manager.gates = [
            Gate("common") {
                $0.route(of: SiteRoute.self) == .secret ? guards.gate(.common).verdict(for: $0) : .allow
            }
        ]
    }

    /// True if the user sees the secret.
    var isInSight: Bool { secret.map { $0.node.hiddenBy == nil } ?? false }

    /// The same at the end of the last commit.
    private var wasSeen = false

    var secret: SecretScreen? {
        var waiting: [Node] = [manager.node]
        while let node = waiting.popLast() {
            if let secret = node.presentable as? SecretScreen { return secret }
            waiting += node.directSlots.map(\.node)
        }
        return nil
    }
}

extension Around {
    fileprivate func root(of site: any Siting) -> any Presentable {
        switch self {
        case .window: return site
        case .tab: return TabRoot(site, Screen("other"))
        case .modal:
            let base = StackRoot(Screen("base"))
            base.present(site)
            return base
        case .embedded:
            let base = StackRoot(Screen("base"))
            base.perform(.embed(site, in: base))
            return base
        }
    }
}
