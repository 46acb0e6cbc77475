import Coordination
import CoordinationTesting
import Testing

@Suite("Permissions", .noUnhandledFailures) struct PermissionTests {
    let club = Chapter()

    @Test("each verdict is a permission") func verdicts() {
        #expect(club.permission(for: .about) == .now)
        #expect(club.permission(for: .members) == .now)
        club.session.user = nil
        #expect(club.permission(for: .members) == .after(Hop(ChapterRoute.login)))
        #expect(club.permission(for: .wine) == .instead(Hop(ChapterRoute.juice)))
        #expect(club.permission(for: .beta) == .no("it is off"))
        #expect("\(club.permission(for: .wine))" == "instead ChapterRoute.juice")
    }

    @Test("asked in advance, nothing is changed, built or told, and the gate knows") func trial() {
        var (asked, trials) = (0, 0)
        let gate = Gate("counts") { request in
            asked += 1
            if request.isTrial { trials += 1 }
            return .wait { _ in Issue.record("it began to wait") }
        }
        let manager = WindowManager(WindowRoot(club, name: "main"))
        manager.gates = [gate]
        var records = 0
        let observer = manager.observeCommits { _ in records += 1 }
        let before = manager.tree
        for _ in 1...100 { #expect(club.permission(for: .about) == .waits) }
        #expect(manager.tree == before && manager.waiting.isEmpty && records == 0)
        #expect((asked, trials) == (100, 100))
        withExtendedLifetime(observer) {}
    }

    @Test("asked 20,000 times, nothing is changed, told or kept") func manyTimes() {
        let probe = ManyTimes()
        let redirection = RedirectionRouter(to: probe.weakRouter) { (_: HelpRoute) in ManyRoute.guarded }
        var windows: WindowManager? = WindowManager(WindowRoot(probe, name: "main"))
        windows?.gates = [Gate("common") { _ in .allow }]
        var records = 0
        let observer = windows?.observeCommits { _ in records += 1 }
        let before = windows?.tree.description
        let link = [Hop(ManyRoute.free), Hop(ManyRoute.guarded)]
        for _ in 1...5_000 {
            #expect(probe.permission(for: .free) == .now)
            #expect(redirection.permission(for: .help) == .waits)
            #expect(probe.root.screens[0].permission(for: ManyRoute.guarded) == .waits)
            #expect(windows?.permission(for: link).permission == .waits)
        }
        #expect(windows?.tree.description == before && windows?.waiting.isEmpty == true && records == 0)
        #expect(probe.asked == 15_000 && probe.trials == probe.asked)
        #expect(probe.gates.allSatisfy { $0.gate == nil })
        weak let released = windows
        windows = nil
        #expect(released == nil)
        withExtendedLifetime(observer) {}
    }

    @Test("a route goes up from any presentable; if no router takes it, the permission says so") func upward() {
        club.session.user = nil
        _ = club.tree
        let screen = club.news.screens[0]
        #expect(screen.permission(for: ChapterRoute.members) == .after(Hop(ChapterRoute.login)))
        #expect(screen.permission(for: ChapterRoute.about) == .now)
        let lost = Screen("lost").permission(for: ChapterRoute.about)
        guard case .no(let reason) = lost else { return _ = Issue.record("\(lost)") }
        #expect(reason.contains("router"))
    }

    @Test("a handle and a redirection ask the router that gets the route") func relays() {
        club.session.user = nil
        let handle = club.weakRouter
        #expect(handle.permission(for: .members) == .after(Hop(ChapterRoute.login)))
        let redirection = RedirectionRouter(to: club) { (_: HelpRoute) in ChapterRoute.members }
        #expect(redirection.permission(for: .help) == .after(Hop(ChapterRoute.login)))
        let gone = Chapter().weakRouter
        #expect(gone.permission(for: .members) == .no("\(TransitionError.Reason.released)"))
    }

    @Test("a permission maps the route of a redirection, and changes nothing") func mapped() {
        var mapped: [ChapterRoute] = []
        let redirection = RedirectionRouter(to: club) { (_: HelpRoute) in
            mapped.append(.about)
            return .about
        }
        let manager = WindowManager(WindowRoot(club, name: "main"))
        var records = 0
        let observer = manager.observeCommits { _ in records += 1 }
        let before = manager.tree
        #expect(redirection.permission(for: .help) == .now && mapped == [.about])
        #expect(manager.tree == before && manager.waiting.isEmpty && records == 0)
        redirection.trigger(.help)
        #expect(mapped.count == 2 && records == 1)
        withExtendedLifetime(observer) {}
    }

    @Test("of a link, the hops are asked whose routers stand, and their number is said") func hops() {
        let windows = WindowManager(WindowRoot(club, name: "main"))
        club.session.user = nil
        let both = windows.permission(for: [Hop(ChapterRoute.about), Hop(ChapterRoute.members)])
        #expect(both.permission == .after(Hop(ChapterRoute.login)) && both.asked == 2)
        let half = windows.permission(for: [Hop(ChapterRoute.about), Hop(HelpRoute.help)])
        #expect(half.permission == .now && half.asked == 1)
        #expect(windows.permission(for: []).asked == 0)
        let none = windows.permission(for: [Hop(HelpRoute.help)])
        #expect(none.asked == 0 && none.permission != .now)
    }

    @Test("anything but now is how a trigger ends", arguments: [nil, 1]) func triggers(user: Int?) {
        for route in [ChapterRoute.members, .about, .shop, .beta, .wine, .juice] {
            let fresh = Chapter()
            fresh.session.user = user
            let before = fresh.tree.description
            let permission = fresh.permission(for: route)
            var outcome: TransitionOutcome?
            fresh.trigger(route) { outcome = $0 }
            switch permission {
            case .now: #expect(outcome?.isCompleted == true)
            case .no(let reason): #expect(outcome == .rejected(.denied(reason)))
            case .after: #expect(outcome == nil && fresh.tree.description != before)
            case .instead: #expect(outcome?.isCompleted == true && fresh.tree.description.contains("juice"))
            case .asks, .waits: Issue.record("\(permission)")
            }
        }
    }
}

private enum HelpRoute: Route { case help }

private enum ManyRoute: Route { case free, guarded }

/// Knows which of the objects live that its gates retain.
private final class ManyTimes: Coordinator {
    let root = StackRoot(Screen("home"))
    private(set) var asked = 0
    private(set) var trials = 0
    private(set) var gates: [WeakGate] = []

    struct WeakGate { weak var gate: ManyTimes.Retained? }

    final class Retained {}

    func gates(for route: ManyRoute) -> [Gate] {
        guard route == .guarded else { return [] }
        let retained = Retained()
        gates.append(WeakGate(gate: retained))
        return [
            Gate("guarded") { request in
                self.asked += 1
                if request.isTrial { self.trials += 1 }
                return withExtendedLifetime(retained) { .wait { _ in Issue.record("it began to wait") } }
            }
        ]
    }

    func prepareTransition(for route: ManyRoute) -> Transition<StackRoot> { .push(Screen("\(route)")) }
}
