@_spi(Hosting) import Coordination
import CoordinationRestoration
import TreeTools

/// What a generated app's coordinators can be asked for.
enum JourneyRoute: Route, Codable {
    case start(Int), push(Int), two(Int, Int), replace(Int), set(Int), child(Int), presentChild(Int)
    case present(Int), embed(Int), ask(Int), answered(Int), run(Int), ordered(Int), members(Int), login, signedIn
    case select(Int), open(Int), keep(Int), effect(Int), pages(Int), split(Int), deep(Int)

    /// What it is counted as.
    var name: String { String("\(self)".prefix { $0 != "(" }) }
}

/// What outlives a death: on disk, in an app.
final class JourneyDisk {
    var isSignedIn = false
    var results: [String] = []
    var effects: [String] = []
}

/// A coordinator of a stack, of which there are many in one app.
final class JourneyCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "journey" }
    let root = StackRoot()
    let disk: JourneyDisk
    let time: ManualTime

    let restorationID: String?

    init(_ disk: JourneyDisk, _ time: ManualTime, at number: Int) {
        restorationID = "\(number)"
        self.disk = disk
        self.time = time
        trigger(.start(number))
    }

    func gates(for route: JourneyRoute) -> [Gate] {
        guard case .members = route else { return [] }
        return [Gate("members") { _ in self.disk.isSignedIn ? .allow : .require(JourneyRoute.login) }]
    }

    func prepareTransition(for route: JourneyRoute) -> Transition<StackRoot> {
        switch route {
        case .start(let number): .set([JourneyModel("r\(number)")])
        case .push(let number): .push(JourneyModel("s\(number)"))
        case .two(let one, let two): .multiple(.push(JourneyModel("s\(one)")), .push(JourneyModel("t\(two)")))
        case .replace(let number): .replaceTop(JourneyModel("u\(number)"))
        case .set(let number): .set([JourneyModel("v\(number)")])
        case .child(let number): .push(JourneyCoordinator(disk, time, at: number))
        case .presentChild(let number): .present(JourneyCoordinator(disk, time, at: number), style: .fullScreen)
        case .present(let number): .present(JourneyModel("m\(number)"), style: number % 2 == 0 ? .sheet() : .automatic)
        case .embed(let number): .embed(JourneyModel("e\(number)"), in: root)
        case .ask(let number) where number % 2 == 0:
            .present(JourneyAsker("q\(number)").returning(JourneyRoute.answered))
        case .ask(let number):
            .push(Later { JourneyAsker("q\(number)") }.returning(JourneyRoute.answered), key: number)
        case .answered(let answer): result("answered \(answer)")
        case .run(let number):
            .run(JourneyFlow(number: number), style: number % 2 == 0 ? .sheet() : nil, returning: JourneyRoute.ordered)
        case .ordered(let sum): .multiple(.push(JourneyModel("o\(sum)")), result("ordered \(sum)"))
        case .members(let number): .push(JourneyModel("g\(number)"))
        case .login: .present(JourneyModel("login"), style: .fullScreen)
        case .signedIn: .multiple(.dismiss(), .effect("sign in") { self.disk.isSignedIn = true })
        case .select(let index): .send(JourneyTop.select(index))
        case .open(let number): .send(JourneyTop.open(number))
        case .keep(let number):
            .push(keep(for: .seconds(60), key: number) { JourneyModel("k\(number)") })
        case .effect(let number): .multiple(.push(JourneyModel("f\(number)")), result("effect \(number)"))
        case .pages(let number):
            .push(PageRoot(JourneyModel("p\(number)"), JourneyModel("p\(number + 1)"), JourneyModel("p\(number + 2)")))
        case .split(let number) where number % 3 == 0: .push(JourneySplit(disk, time, number))
        case .split(let number): .present(JourneySplit(disk, time, number), style: .fullScreen)
        case .deep(let number): .multiple(.push(JourneyModel("d\(number)")), .trigger(.push(number), on: self))
        }
    }

    private func result(_ text: String) -> Transition<StackRoot> {
        .effect(text) { self.disk.results.append(text) }
    }
}

/// A coordinator of a split: a stack beside a screen, or beside another split.
final class JourneySplit: Coordinator, Restorable {
    enum Columns: Route, Codable { case start(Int), detail(Int) }
    static var storedName: StaticString { "split" }
    let root = SplitRoot()
    private let disk: JourneyDisk
    private let time: ManualTime

    init(_ disk: JourneyDisk, _ time: ManualTime, _ number: Int) {
        self.disk = disk
        self.time = time
        trigger(.start(number))
    }

    func prepareTransition(for route: Columns) -> Transition<SplitRoot> {
        switch route {
        case .start(let number):
            .multiple(
                .show(JourneyCoordinator(disk, time, at: 100 + number)), .trigger(.detail(number), on: self))
        case .detail(let number) where number % 4 == 0: .showDetail(JourneySplit(disk, time, number + 1))
        case .detail(let number): .showDetail(JourneyModel("x\(number)"))
        }
    }
}

enum JourneyTop: Route, Codable { case select(Int), open(Int), front(Int) }

/// The windows of a generated app.
final class JourneyWindows: Coordinator, Restorable {
    static var storedName: StaticString { "windows" }
    let root: WindowManager
    let disk: JourneyDisk
    let time = ManualTime()

    /// The width of all windows, also of those that are opened later.
    var isNarrow = false { didSet { resize() } }

    init(_ disk: JourneyDisk) {
        self.disk = disk
        let time = time
        root = WindowManager(time: time) {
            let tabs = (0..<2).map { JourneyCoordinator(disk, time, at: $0) }
            return [WindowRoot(TabRoot(tabs[0], tabs[1], JourneySplit(disk, time, 8)), name: "main")]
        }
        perform(.none())
    }

    func resize() {
        for window in root.windows { root.report(.resized(window.node.id, isNarrow ? .none : .all)) }
    }

    func prepareTransition(for route: JourneyTop) -> Transition<WindowManager> {
        switch route {
        case .select(let index):
            Transition("select") { editor in
                guard let main = editor.root.windows.first(where: { $0.node.name == "main" }),
                    let tabs = main.node.children.first as? TabRoot
                else { return }
                try editor.perform(.select(index: index), on: tabs)
            }
        case .open(let number): .open(WindowRoot(JourneyCoordinator(disk, time, at: number), name: "w\(number)"))
        case .front(let index):
            Transition("front") { editor in
                let windows = editor.root.windows
                try editor.perform(.bringToFront(windows[index % windows.count]))
            }
        }
    }
}

final class JourneyModel: Presentable, StateRestorable {
    let node: Screen
    var kept = 0
    init(_ name: String) { node = Screen(name) }
}

final class JourneyAsker: Finishing {
    typealias Output = Int
    let node: Screen
    init(_ name: String) { node = Screen(name) }
}

struct JourneyFlow: Flow, Codable {
    var number: Int
    var one: Int?
    var two: Int?
    var three: Int?

    func next() -> FlowStep<JourneyFlow, Int> {
        if one == nil { return .ask(JourneyAsker("a\(number)"), \.one) }
        if two == nil { return .ask(JourneyAsker("b\(number)"), \.two) }
        guard let three else { return .ask(JourneyAsker("c\(number)"), \.three) }
        return .done(number + (one ?? 0) + (two ?? 0) + three)
    }
}
