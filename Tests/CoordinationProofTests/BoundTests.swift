import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@Suite("A bound on tabs") struct BoundTests {
    private enum DoorRoute: Route { case enter }
    private enum TabRoute: Route { case more }

    /// A tab with a page, and one more behind that.
    private final class Tab: Coordinator {
        let root = StackRoot()
        let name: String

        init(_ name: String) {
            self.name = name
            perform(.push(Screen(name)))
        }

        func prepareTransition(for route: TabRoute) -> Transition<StackRoot> { .push(Screen("\(name) more")) }
    }

    /// An app whose tabs come after a login.
    private final class Guarded: Coordinator {
        let root = StackRoot()
        init() { perform(.push(Screen("login"))) }

        func prepareTransition(for route: DoorRoute) -> Transition<StackRoot> {
            let tabs = TabRoot([Tab("a"), Tab("b"), Tab("c")])
            return .set([tabs])
        }
    }

    private func scenario(_ bound: Bound) -> Scenario<Guarded> {
        Scenario("guarded") { _ in Guarded() }
            .offers(Screen.self) { screen in
                switch screen.name {
                case "login": [Offer("enter", DoorRoute.enter)]
                case "a", "b", "c": [Offer("more", TabRoute.more)]
                default: []
                }
            }
            .bound(bound).law(.everyScreen("a", "b", "c", "a more", "b more", "c more"))
    }

    @Test("a bound on tabs ignores tabs that were not entered, also those added after the launch") func later() {
        let aside = scenario(.tabsAside(0)).proof()
        #expect(aside.hasNoFinding && aside.extent.beyond > 0, "\(aside)")
        let away = scenario(.tabsAway(1)).proof()
        #expect(away.hasNoFinding && away.extent.states > aside.extent.states - aside.extent.beyond, "\(away)")
    }
}
