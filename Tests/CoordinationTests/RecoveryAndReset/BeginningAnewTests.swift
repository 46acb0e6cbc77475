@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

@Suite("Starting over", .bothEnds, .noUnhandledFailures)
struct BeginningAnewTests {
    @Test("a reset ends modals, windows, kept screens, gates, flows and results once, and frees them all")
    func everything() throws {
        let log = Recorder()
        let time = ManualTime()
        let windows = WindowManager(time: time) { [WindowRoot(AnewCoordinator(), name: "main")] }
        ClockHost(windows, time: time)
        weak let old = windows.frontWindow?.content as? AnewCoordinator
        weak var kept: AnewPage?
        weak var second: WindowRoot?
        weak var picker: ItemPicker?
        do {
            let shop = try #require(old)
            shop.trigger(.keptPage)
            kept = shop.visiblePage
            shop.perform(.pop())
            #expect(kept != nil)
            let window = WindowRoot(Screen("notes"), name: "second")
            second = window
            windows.perform(.open(window))
            let item = ItemPicker()
            picker = item
            item.onFinish { log.note("picker: \($0)") }
            shop.perform(.present(item))
            shop.perform(.run(AnewNames(), onEnd: { log.note("flow: \($0)") }))
            shop.trigger(.secret, completion: log("secret"))
        }
        #expect(windows.tree.description == "second: notes; main: [shop, first-name]^picker^login")
        windows.reset(completion: log("reset"))
        #expect(windows.tree.description == "main: [shop]")
        #expect(
            log.lines == [
                "secret: cancelled: everything that was pending was ended",
                "picker: failure(the app was reset)", "flow: failure(the app was reset)", "reset: completed",
            ])
        #expect(old == nil && kept == nil && second == nil && picker == nil)
        #expect(windows.tree == WindowManager(WindowRoot(AnewCoordinator(), name: "main")).tree)
        time.advance(by: .seconds(1_000))
        #expect(log.lines.count == 4)
    }
}

private enum AnewRoute: Route { case start, keptPage, secret, login }

private final class AnewPage: Presentable {
    let node = Screen("page")
}

private final class AnewName: Finishing {
    typealias Output = String
    let node = Screen("first-name")
}

private struct AnewNames: Flow {
    var first: String?

    func next() -> FlowStep<AnewNames, String> {
        first.map { .done($0) } ?? .ask(AnewName(), \.first)
    }
}

private final class AnewCoordinator: Coordinator {
    let root = StackRoot()
    var visiblePage: AnewPage? { try? frontmost(AnewPage.self) }

    init() { trigger(.start) }

    func gates(for route: AnewRoute) -> [Gate] {
        route == .secret ? [Gate("shut") { _ in .require(AnewRoute.login) }] : []
    }

    func prepareTransition(for route: AnewRoute) -> Transition<StackRoot> {
        switch route {
        case .start: .set([Screen("shop")])
        case .keptPage: .push(keep(for: .seconds(60), key: 1) { AnewPage() })
        case .secret: .push(Screen("secret"))
        case .login: .present(Screen("login"))
        }
    }
}
