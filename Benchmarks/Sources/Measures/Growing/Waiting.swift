@_spi(Hosting) import Coordination
import TreeTools

extension Plan {
    /// Triggers that wait.
    var waiting: [Measure] {
        [
            scaled("Let pass those who wait at a gate, one by one", "triggers") { count in
                let door = Door(.wait)
                return .direct {
                    door.ask(count)
                    door.open(door.resumptions.indices)
                }
            },
            scaled("Let pass those who wait at a gate, in any order", "triggers") { count in
                let door = Door(.wait)
                let order = shuffled(count)
                return .direct {
                    door.ask(count)
                    door.open(order)
                }
            },
            scaled("Turn away those who wait at a gate, the last first", "triggers") { count in
                let door = Door(.wait)
                return .direct {
                    door.ask(count)
                    for resumption in door.resumptions.reversed() { resumption.deny("it is shut") }
                }
            },
            scaled("End all who wait at a gate", "triggers") { count in
                let door = Door(.wait)
                return .direct {
                    door.ask(count)
                    door.root.recover(to: .none())
                }
            },
            scaled("Turn away those who wait at a gate, as time passes", "triggers") { count in
                let door = Door(.wait)
                return .direct {
                    door.ask(count)
                    door.time.advance(by: .seconds(60))
                }
            },
            scaled("Let pass those who wait behind one screen", "triggers") { count in
                let door = Door(.login)
                return .direct {
                    door.ask(count)
                    door.isOpen = true
                    door.trigger(.login)
                }
            },
            scaled("Trigger while a commit settles", "triggers") { count in
                let (door, host) = Door.held()
                return .direct {
                    door.ask(count)
                    host.answer()
                    use(door)
                }
            },
            scaled("Coalesce a route while a commit settles", "triggers") { count in
                let (door, host) = Door.held()
                return .direct {
                    for _ in 0..<count { door.trigger(.page(-2), with: .init(policy: .coalesce)) { use($0) } }
                    host.answer()
                }
            },
            scaled("Report while a host is handed a commit", "reports") { count in
                let (door, host) = Door.held()
                host.onApply = {
                    for _ in 0..<count { door.root.back { use($0) } }
                }
                return .direct {
                    host.answer()
                    door.trigger(.page(-3))
                    host.onApply = nil
                    host.answer()
                }
            },
            scaled("Recover while a host is handed a commit", "recoveries") { count in
                let (door, host) = Door.held()
                host.onApply = {
                    for _ in 0..<count { door.root.recover(to: .none()) { use($0) } }
                }
                return .direct {
                    host.answer()
                    door.trigger(.page(-3))
                    host.onApply = nil
                    host.answer()
                }
            },
            scaled("Join triggers to the commit that makes them", "triggers") { count in
                let door = Door(.nothing)
                return .direct {
                    door.root.perform(
                        Transition("ask") { _ in door.ask(count) })
                }
            },
        ]
    }
}

enum DoorRoute: Route { case page(Int), login, required }

/// A coordinator that lets pass when it is open, and else has its routes wait.
private final class Door: Coordinator {
    enum Way { case nothing, wait, login }

    let root = StackRoot(Screen("home"))
    let time = ManualTime()
    private(set) var windows: WindowManager?
    private(set) var resumptions: [Resumption] = []
    var isOpen = false
    private let way: Way

    init(_ way: Way) {
        self.way = way
        windows = WindowManager(WindowRoot(root), time: time)
    }

    /// One on which a commit settles.
    static func held() -> (Door, Holding) {
        let (door, host) = (Door(.nothing), Holding())
        door.windows?.attach(host)
        door.trigger(.page(-1))
        return (door, host)
    }

    func ask(_ count: Int, _ options: TransitionOptions = .animated) {
        for index in 0..<count { trigger(.page(index), with: options) { use($0) } }
    }

    func open(_ order: some Sequence<Int>) {
        isOpen = true
        for index in order { resumptions[index]() }
    }

    func gates(for route: DoorRoute) -> [Gate] {
        guard case .page = route, way != .nothing else { return [] }
        return [Gate("door") { [unowned self] _ in verdict() }]
    }

    private func verdict() -> Verdict {
        if isOpen { return .allow }
        switch way {
        case .nothing: return .allow
        case .wait: return .wait { [unowned self] in resumptions.append($0) }
        case .login: return .require(DoorRoute.required)
        }
    }

    func prepareTransition(for route: DoorRoute) -> Transition<StackRoot> {
        switch route {
        case .page: .replaceTop(Screen("page"))
        case .required: .present(Screen("login"))
        case .login: .dismissToRoot()
        }
    }
}

/// A host that answers when it is told to.
final class Holding: Host {
    private var held: [HostCommit] = []
    var onApply: (() -> Void)?

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        held.append(commit)
        onApply?()
    }

    /// Answers all, those too that come as it does.
    func answer() {
        while let commit = held.popLast() { if commit.isWaiting { commit.acknowledge() } }
    }
}
