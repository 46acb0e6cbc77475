import Coordination
import CoordinationTesting
import Testing

/// A question in a coordinator that leaves with it and comes back.
@Suite(.bothEnds, .noUnhandledFailures) struct ReturningAskerTests {
    private enum Route: Coordination.Route { case ask, flow, got(Int), none, run }

    private final class Asker: Coordinator {
        let root = StackRoot(Screen("asker"))
        var heard: [Route] = []

        func prepareTransition(for route: Route) -> Transition<StackRoot> {
            switch route {
            case .ask: return .push(Pick().returning(Route.got) { _ in .none })
            case .flow: return .run(SumOfTwo(), returning: Route.got, otherwise: { _ in .none })
            case .got, .none, .run:
                heard.append(route)
                return .none()
            }
        }
    }

    private let home = Stacked("home")
    private let asker = Asker()
    private let windows: WindowManager
    private let host: TestHost
    private let recorder = Recorder()

    init() {
        windows = WindowManager(WindowRoot(home, name: "main"))
        host = TestHost(windows)
    }

    private func pick() throws -> Pick { try windows.frontmost(Pick.self) }

    @Test("a question that left with its coordinator is answered when both are back") func answered() throws {
        home.perform(.push(asker))
        asker.trigger(.ask)
        home.perform(.popToRoot())
        #expect(asker.heard == [.none])
        home.perform(.push(asker))
        expect(windows, "main: [home, [asker, pick]]")
        try pick().finish(with: 7, completion: recorder("finish"))
        #expect(recorder.outcome("finish")?.isCompleted == true)
        #expect(asker.heard == [.none, .got(7)])
        expect(windows, "main: [home, [asker]]")
    }

    @Test("a question ends each time that both leave, and once when it is answered", arguments: [1, 2, 3])
    func again(times: Int) throws {
        for _ in 0..<times {
            home.perform(.push(asker))
            if asker.root.node.children.last?.node.name != "pick" { asker.trigger(.ask) }
            home.perform(.popToRoot())
        }
        #expect(asker.heard == Array(repeating: .none, count: times))
        home.perform(.push(asker))
        try pick().finish(with: 7)
        home.perform(.popToRoot())
        #expect(asker.heard == Array(repeating: .none, count: times) + [.got(7)])
    }

    @Test("a flow continues when its coordinator and question are back") func flow() throws {
        home.perform(.push(asker))
        asker.trigger(.flow)
        try pick().finish(with: 1)
        home.perform(.popToRoot())
        #expect(asker.heard == [.none])
        home.perform(.push(asker))
        expect(windows, "main: [home, [asker, pick, pick]]")
        try pick().finish(with: 2)
        #expect(asker.heard == [.none, .got(3)])
        expect(windows, "main: [home, [asker]]")
    }

    @Test("a flow that left at its first question continues there") func flowAtItsFirst() throws {
        home.perform(.push(asker))
        asker.trigger(.flow)
        home.perform(.popToRoot())
        home.perform(.push(asker))
        try pick().finish(with: 1)
        expect(windows, "main: [home, [asker, pick, pick]]")
        try pick().finish(with: 2)
        #expect(asker.heard == [.none, .got(3)])
    }

    @Test("a question asked and removed with its coordinator in one commit waits until both are back")
    func oneCommit() throws {
        home.perform(.push(asker))
        home.perform(.multiple(.trigger(.ask, on: asker), .popToRoot()))
        #expect(asker.heard == [.none])
        let pick = try #require(asker.root.node.children.last as? Pick)
        pick.finish(with: 7, completion: recorder("alone"))
        #expect(recorder.error("alone")?.detail == .finishedAlready)
        home.perform(.push(asker))
        pick.finish(with: 8)
        #expect(asker.heard == [.none, .got(8)])
    }

    enum Departure: CaseIterable { case popped, presented, tab, kept, replacedRoot, restored, heldByAHost }

    @Test("a question is answered however it left with its coordinator", arguments: Departure.allCases)
    func departures(_ departure: Departure) throws {
        let asker = asker
        let tabs = TabRoot(Screen("a"), Screen("b"))
        func show() {
            switch departure {
            case .popped, .heldByAHost: home.perform(.push(asker))
            case .presented: home.perform(.present(asker))
            case .tab:
                if tabs.node.holder == nil { home.perform(.push(tabs)) }
                tabs.perform(.set([asker, Screen("b")]))
            case .kept: home.perform(.push(home.keep(until: { _ in }, key: 1) { asker }))
            case .replacedRoot: windows.frontRoot?.perform(.setRoot(asker))
            case .restored: home.perform(.multiple(.push(Screen("x")), .push(asker)))
            }
        }
        func hide() {
            switch departure {
            case .popped, .kept, .restored: home.perform(.popToRoot())
            case .presented: home.perform(.dismiss())
            case .tab: tabs.perform(.set([Screen("c")]))
            case .replacedRoot: windows.frontRoot?.perform(.setRoot(home))
            case .heldByAHost:
                host.isHolding = true
                home.perform(.popToRoot())
                host.isHolding = false
                host.acknowledge()
            }
        }
        show()
        asker.trigger(.ask)
        hide()
        show()
        try asker.root.node.frontmost(Pick.self).finish(with: 7, completion: recorder("finish"))
        #expect(recorder.outcome("finish")?.isCompleted == true)
        #expect(asker.heard == [.none, .got(7)])
    }

    @Test("a question whose coordinator is not on the tree fails as finished already") func withoutAsker() throws {
        let inner = Stacked("inner")
        let pick = Pick()
        home.perform(.push(inner))
        // The question is in `inner`, and the one who asked stands beneath that.
        home.perform(.popToRoot())
        home.perform(.push(asker))
        asker.perform(.multiple(.push(inner), .embed(pick.returning(Route.got) { _ in .none }, in: inner)))
        expect(windows, "main: [home, [asker, [inner]+pick]]")
        asker.perform(.popToRoot())
        #expect(asker.heard == [.none])
        pick.finish(with: 7, completion: recorder("alone"))
        #expect(recorder.error("alone")?.detail == .finishedAlready)
        home.perform(.push(inner))
        pick.finish(with: 7, completion: recorder("elsewhere"))
        #expect(recorder.error("elsewhere")?.detail == .finishedAlready)
    }

    @Test("a question with a handler is finished once it has ended, even when it is back") func closure() {
        let pick = Pick()
        var heard: [Result<Int, EndReason>] = []
        pick.onFinish { heard.append($0) }
        home.perform(.push(asker))
        asker.perform(.push(pick))
        home.perform(.popToRoot())
        #expect(heard.count == 1)
        home.perform(.push(asker))
        pick.finish(with: 7, completion: recorder("finish"))
        #expect(recorder.error("finish")?.detail == .finishedAlready)
        expect(windows, "main: [home, [asker, pick]]")
        #expect(heard.count == 1)
    }

    @Test("a screen removed by itself and shown again without being asked ends like any screen") func alone() {
        let pick = Pick()
        asker.perform(.push(pick.returning(Route.got) { _ in .none }))
        asker.perform(.pop())
        #expect(asker.heard == [.none])
        asker.perform(.push(pick))
        pick.finish(with: 7, completion: recorder("finish"))
        #expect(recorder.outcome("finish")?.isCompleted == true)
        #expect(asker.heard == [.none])
    }

    @Test("an undone return of both leaves the question as it was") func undone() throws {
        home.perform(.push(asker))
        asker.trigger(.ask)
        home.perform(.popToRoot())
        home.perform(.multiple(.push(asker), .pop(to: Screen("absent")))) { _ in }
        #expect(asker.heard == [.none])
        host.nextRefusal = "no"
        home.perform(.push(asker)) { _ in }
        #expect(asker.heard == [.none])
        home.perform(.push(asker))
        try pick().finish(with: 7)
        #expect(asker.heard == [.none, .got(7)])
    }
}

extension WindowManager {
    fileprivate var frontRoot: WindowRoot? { window("main") }
}
