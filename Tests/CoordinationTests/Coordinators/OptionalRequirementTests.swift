@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing

/// Every requirement with a default is asked: each test fails where it is not. The other suites that hold this:
///
/// | requirement | suite |
/// |---|---|
/// | `ContainerRoot.show`, `showDetail` | `OwnRootTests`: "a custom root says what is natural to it, and is placed among other roots", "a shelf shifts its panes" |
/// | `Host.draws(_:)` | `UndrawnTests` |
/// | `Flow.gates(for:)` | `FlowGateTests` |
/// | `Restorable.storedVersion`, `migrate`, `StateRestorable.keptVersion`, `migrateKept` | `VersionTests` |
/// | `Restorable.route(restoring:)` | `ReportTests`: "a payment comes back as its receipt, and is not paid twice" |
/// | `Restorable.linkedTypes` | `SurvivalTests`, whose links wait at a login |
/// | `LinkValue.linkNarrowness`, `linkExamples` | `LinkValueTests` |
@Suite("A requirement with a default is asked:", .bothEnds, .noUnhandledFailures) struct OptionalRequirementTests {
    enum DeskRoute: Route {
        case list, note(Int), closed, second
        static let isRemembered = true
    }

    static var shut: Gate { Gate("the shutter") { _ in .deny("it is shut") } }

    final class Note: Presentable {
        let node = Screen("note")
        var isDirty = false
        func verdict(forLeavingBy departure: Departure) -> Verdict { isDirty ? .deny("it is not saved") : .allow }
    }

    final class Vault: Presentable {
        let node = Screen("vault")
        static var gates: [Gate] { [OptionalRequirementTests.shut] }
    }

    final class Desk: Coordinator {
        let root = TabRoot(Note(), Screen("archive"))
        private(set) var notes = 0

        func gates(for route: DeskRoute) -> [Gate] { route == .closed ? [OptionalRequirementTests.shut] : [] }

        func route(for report: Report) -> DeskRoute? {
            if case .selected = report { .note(1) } else { nil }
        }

        func route(selecting child: any Presentable) -> DeskRoute? { child is Note ? .list : .second }

        func prepareTransition(for route: DeskRoute) -> Transition<TabRoot> {
            switch route {
            case .list, .closed: .none()
            case .note: .present(Screen("note"))
            case .second: .select(index: 1)
            }
        }
    }

    private let desk = Desk()
    private let recorder = Recorder()

    @Test("Route.isRemembered") func isRemembered() {
        desk.trigger(.note(1))
        #expect(desk.root.node.presented?.origin?.route == Hop(DeskRoute.note(1)))
    }

    @Test("Router.gates(for:)") func gates() {
        desk.trigger(.closed, completion: recorder("closed"))
        #expect(recorder.lines == ["closed: rejected: it is not allowed: it is shut"])
    }

    @Test("Presentable.gates") func gatesOfAType() {
        StackRoot(Screen("hall")).perform(.push(Vault()), completion: recorder("vault"))
        #expect(recorder.lines == ["vault: rejected: it is not allowed: it is shut"])
    }

    @Test("Presentable.verdict(forLeavingBy:)") func leaving() {
        let (stack, note) = (StackRoot(Screen("hall")), Note())
        stack.perform(.push(note))
        note.isDirty = true
        stack.perform(.pop(), completion: recorder("pop"))
        expect(stack, "[hall, note]")
        note.isDirty = false
        stack.perform(.pop())
        expect(stack, "[hall]")
    }

    @Test("Coordinator.route(for:)") func claimed() throws {
        let archive = try #require(desk.root.node.child(at: 1))
        desk.node.report(.selected(archive.node.id))
        expect(desk, "{note*, archive}^note")
    }

    @Test("Coordinator.route(selecting:)") func selecting() {
        let links: Links<DeskRoute> = [.at("list", .list), .at("second", .second)]
        #expect(desk.address(by: links) == "/list")
    }

    @Test("Router.anchor") func anchor() {
        final class Counter: Router {
            let desk: Desk
            private(set) var asked = 0
            var anchor: Node? {
                asked += 1
                return desk.node
            }
            init(_ desk: Desk) { self.desk = desk }
            func join(_ route: DeskRoute, to commit: inout RunningCommit) throws(TransitionError) {
                try commit.join(.note(2), on: desk)
            }
        }
        let counter = Counter(desk)
        counter.trigger(.list)
        #expect(counter.asked > 0)
        expect(desk, "{note*, archive}^note")
    }

    @Test("Host.follow(_:of:) and Host.backAtRoot()") func host() throws {
        final class Watching: Host {
            var told: [String] = []
            func show(_ root: any Presentable) {}
            func apply(_ commit: HostCommit) { if !commit.isInteractive { commit.acknowledge() } }
            func follow(_ gesture: Gesture, of commit: HostCommit) { told.append("\(gesture.phase)") }
            func backAtRoot() { told.append("back at the root") }
        }
        let (stack, host) = (StackRoot(Screen("hall")), Watching())
        let windows = WindowManager(WindowRoot(stack))
        windows.attach(host)
        windows.back { _ in }
        let desk = Desk()
        stack.perform(.push(desk))
        desk.begin(.note(3)).cancel()
        #expect(host.told == ["back at the root", "cancelled"])
    }
}
