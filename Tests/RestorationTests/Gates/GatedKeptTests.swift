import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

/// A coordinator that another keeps.
private final class Results: Coordinator, Restorable {
    enum Route: Coordination.Route, Codable { case start, secret }
    static var storedName: StaticString { "results" }
    let root = StackRoot()
    private let porter: Porter

    init(_ porter: Porter) { self.porter = porter }

    func gates(for route: Route) -> [Gate] { route == .secret ? [porter.gate] : [] }
    func prepareTransition(for route: Route) -> Transition<StackRoot> {
        .push(Screen(route == .start ? "start" : "secret"))
    }
}

private final class Searching: Coordinator, Restorable {
    enum Route: Coordination.Route, Codable { case results }
    static var storedName: StaticString { "searching" }
    let root = StackRoot(Screen("search"))
    private let porter: Porter

    init(_ porter: Porter) { self.porter = porter }

    func prepareTransition(for route: Route) -> Transition<StackRoot> {
        .push(keep(for: .seconds(60), key: route) { [porter] in Results(porter) })
    }
}

extension GatedTests {
    @Test("keeps out a coordinator that was kept with a screen of its route", arguments: [false, true])
    func kept(isFirst: Bool) throws {
        let app = Searching(porter)
        let windows = WindowManager(WindowRoot(app, name: "main"), time: ManualTime())
        app.trigger(.results)
        let results = try windows.frontmost(Results.self)
        if !isFirst { results.trigger(.start) }
        results.trigger(.secret)
        let shown = windows.tree
        let state = try StoredState(windows.stored().text)
        app.perform(.popToRoot())
        let asked = porter.asked.count
        #expect(try windows.restore(state).isWhole)
        #expect(windows.tree == shown && porter.asked.count == asked + 1)
        app.perform(.popToRoot())
        porter.answer = { .deny("no") }
        let report = try windows.restore(state)
        expect(windows, "main: [search]")
        #expect(report.losses.first?.detail == .denied(by: "porter"), "\(report)")
    }
}
