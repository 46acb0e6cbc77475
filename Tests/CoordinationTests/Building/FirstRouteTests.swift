import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

@Suite("First routes", .bothEnds, .noUnhandledFailures)
struct FirstRouteTests {
    let recorder = Recorder()

    @Test("a coordinator begins at its first route wherever it is shown, in the same commit") func anywhere() {
        let (first, second) = (Stacked("first"), Stacked("second"))
        let tabs = TabRoot()
        let host = TestHost(tabs)
        tabs.perform(.set([first.at(.push("a")), Later { second }.at(.push("b"))]))
        expect(tabs, "{[first, a]*, [second, b]}")
        #expect(host.commits.count == 1)
        tabs.perform(.set([first.at(.push("again")), second]))
        expect(tabs, "{[first, a]*, [second, b]}")
    }

    @Test("a root made with a coordinator and its first route begins at that route") func madeWith() {
        let windows = WindowManager(WindowRoot(Stacked("home").at(.push("a")), name: "main"))
        expect(windows, "main: [home, a]")
    }

    @Test("a child whose first route is refused is not shown") func refused() {
        let (tabs, child) = (TabRoot(Screen("a")), Stacked("child"))
        tabs.perform(.insert(child.at(.refused), at: 1), completion: recorder("insert"))
        #expect(recorder.error("insert") != nil)
        expect(tabs, "{a*}")
        #expect(child.parent == nil)
    }

    @Test("the gates of the type and the first route are asked before anything is built", arguments: [true, false])
    func gates(isRoute: Bool) {
        let stack = StackRoot(Screen("a"))
        let gate = Gate("closed") { _ in .deny("it is night") }
        if isRoute {
            let annex = Annex([gate])
            stack.perform(.replaceTop(annex.at(.secret)), completion: recorder("shown"))
            #expect(!annex.isBuilt)
        } else {
            stack.perform(.replaceTop(Later { GatedChild() }.at(.push("b"))), completion: recorder("shown"))
        }
        #expect(recorder.outcome("shown") == .rejected(.denied("it is night")))
        expect(stack, "[a]")
    }

    @Test("a child brings its first route and the route of its output, in any order", arguments: [true, false])
    func both(isFirstAhead: Bool) {
        let desk = FrontDesk(StackRoot(Screen("a")))
        let child = PickCoordinator()
        desk.perform(
            isFirstAhead
                ? .push(child.at(.more).returning(FrontDeskRoute.chosen))
                : .push(child.returning(FrontDeskRoute.chosen).at(.more)))
        expect(desk, "[a, [pick, more]]")
        child.trigger(.pick("tea"))
        #expect(desk.heard == [.chosen(Item(name: "tea"))])
    }

    @Test("the result of a child shown at a first route can be awaited") func awaited() async throws {
        let desk = FrontDesk(StackRoot(Screen("a")))
        let child = PickCoordinator()
        child.root.node.observe { event in
            if event == .entered { child.trigger(.pick("tea"), completion: nil) }
        }
        #expect(try await desk.result(of: child.at(.more)) == Item(name: "tea"))
        expect(desk, "[a]")
    }
}

private final class GatedChild: Coordinator {
    static var gates: [Gate] { [Gate("closed") { _ in .deny("it is night") }] }
    let root = StackRoot()
    init() { Issue.record("built before its gates were asked") }
    func prepareTransition(for route: StackedRoute) -> Transition<StackRoot> { .none() }
}
