@_spi(Hosting) import Coordination
import TreeTools

/// An app with tabs, a second window and whatever routes show besides.
final class ReplayApp: Host {
    let time = ManualTime()
    let windows: WindowManager
    let chief: ReplayCoordinator<E, WindowManager>
    var isSignedIn = false
    private(set) var resumptions: [Resumption] = []
    private(set) var verdicts: [String] = []
    private(set) var claims = 0

    private var isHolding = false
    private var handed: [HostCommit] = []

    init() {
        windows = WindowManager(time: time)
        chief = ReplayCoordinator(windows, in: nil)
        chief.app = self
        let tabs = make(.tabs([.a, .b, .c]))
        let second = WindowRoot(make(.shelf(.a, 0)))
        windows.perform(.multiple(.open(WindowRoot(tabs)), .open(second)))
        windows.attach(self)
        // A coordinator that nothing shows is known once it has been asked for its node.
        _ = chief.node
    }

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) { if isHolding { handed.append(commit) } else { commit.acknowledge() } }

    func take(_ input: ReplayStep) {
        switch input {
        case .hold: isHolding = true
        case .answer(let isRefusal):
            isHolding = false
            let commits = handed
            handed = []
            for commit in commits where commit.isWaiting {
                if isRefusal { commit.refuse("it does not want to") } else { commit.acknowledge() }
            }
        case .resume(let isDenial):
            guard !resumptions.isEmpty else { return }
            let resumption = resumptions.removeFirst()
            if isDenial { resumption.deny("it has changed its mind") } else { resumption() }
        case .wait(let seconds): time.advance(by: .seconds(seconds))
        default: break
        }
    }

    func verdict(_ verdict: ReplayPlan.Verdict, elsewhere kind: ReplayKind) -> Verdict {
        verdicts.append(verdict.rawValue)
        switch verdict {
        case .allow: return .allow
        case .deny: return .deny("it says so")
        case .redirect: return Self.redirect(to: kind.route(ReplayPlan(deeds: [.show(.leaf(0))])))
        case .first: return isSignedIn ? .allow : .require(Asked<D>(plan: ReplayPlan(deeds: [.login])))
        case .ask: return .ask("sure?", choices: [.proceed("yes"), .cancel("no")])
        case .wait: return .wait { [weak self] in self?.resumptions.append($0) }
        }
    }

    private static func redirect(to route: some ReplayRoute) -> Verdict { .redirect(to: route) }

    /// What the coordinator of a container makes of what the user did to what is claimed.
    func claim(_ report: Report, around container: Container) -> ReplayPlan? {
        let plan = plan(for: report, around: container)
        if plan != nil { claims += 1 }
        return plan
    }

    private func plan(for report: Report, around container: Container) -> ReplayPlan? {
        let isClaimed = { (node: Node?) in node?.name.hasPrefix("c") == true }
        switch report {
        case .popped where isClaimed(container.children.last?.node):
            return ReplayPlan(verdict: .first, deeds: [.back])
        case .dismissed where isClaimed(container.presented): return ReplayPlan(deeds: [.dismiss, .show(.leaf(1))])
        default: return nil
        }
    }

    func end() {
        resumptions = []
        handed = []
    }
}

extension ReplayApp {
    func make(_ thing: ReplayThing) -> any Presentable {
        switch thing {
        // Some have no name, so that causes call them by their type.
        case .leaf(let number): return ReplayLeaf(.plain, number.isMultiple(of: 3) ? "" : "l\(number)", in: self)
        case .draft(let number, let verdict): return ReplayLeaf(.draft(verdict), "d\(number)", in: self)
        case .claimed(let number): return ReplayLeaf(.claimed, "c\(number)", in: self)
        case .shelf(let kind, let number):
            let root = StackRoot(Screen("i\(number)"))
            switch kind {
            case .a: return ReplayCoordinator<A, StackRoot>(root, in: self)
            case .b: return ReplayCoordinator<B, StackRoot>(root, in: self)
            case .c: return ReplayCoordinator<C, StackRoot>(root, in: self)
            case .tabs: return ReplayCoordinator<D, StackRoot>(root, in: self)
            case .chief: return ReplayCoordinator<E, StackRoot>(root, in: self)
            }
        case .tabs(let kinds):
            let tabs = ReplayCoordinator<D, TabRoot>(TabRoot(), in: self)
            tabs.root.perform(.set(kinds.enumerated().map { make(.shelf($1, 100 + $0)) }))
            return tabs
        }
    }

    func makeLogin() -> ReplayLeaf {
        let login = ReplayLeaf(.login, "login", in: self)
        login.onFinish { [weak self] result in if case .success = result { self?.isSignedIn = true } }
        return login
    }

    /// All that is on the tree, in its order.
    var presentablesOnTree: [any Presentable] {
        var (all, rest): ([any Presentable], [any Presentable]) = ([], [windows])
        while let next = rest.popLast() {
            all.append(next)
            rest += next.node.directSlots.reversed().map(\.presentable)
        }
        return all
    }

    var agents: [any ReplayAgent] {
        presentablesOnTree.compactMap { $0 as? any ReplayAgent ?? $0.node.presentable as? any ReplayAgent }
    }

    func last(_ kind: ReplayLeaf.Kind) -> ReplayLeaf? {
        presentablesOnTree.last { ($0 as? ReplayLeaf)?.kind == kind } as? ReplayLeaf
    }
}
