import Coordination
import CoordinationLinks
import CoordinationRestoration
@_spi(Hosting) import CoordinationTesting
import Testing

// snippet.before-routes
enum LaunchStep: String, Codable, CaseIterable { case update, login, consents, onboarding }

enum SceneRoute: Route, Codable { case app, step(LaunchStep), done(LaunchStep), signOut }

/// The steps that are done: it outlives the windows, and most of it the process.
final class Launch {
    var done: Set<LaunchStep> = []
}
// snippet.end

// snippet.before-coordinator
final class SceneCoordinator: Coordinator {
    let root = WindowRoot(Screen("splash"), name: "main")
    private let launch: Launch

    init(_ launch: Launch) {
        self.launch = launch
        trigger(.app)
    }

    func gates(for route: SceneRoute) -> [Gate] {
        guard route == .app else { return [] }
        return LaunchStep.allCases.map { step in
            Gate("\(step)") { [launch] _ in
                launch.done.contains(step) ? .allow : .require(SceneRoute.step(step))
            }
        }
    }

    func prepareTransition(for route: SceneRoute) -> Transition<WindowRoot> {
        switch route {
        case .app where root.content is TabsCoordinator: .none()
        case .app: .setRoot(TabsCoordinator())
        case .step(let step):
            .present(StepModel(step).returning(SceneRoute.done(step)), style: .fullScreen.dismissible(false))
        case .done(let step): .effect("note \(step)") { [launch] in launch.done.insert(step) }
        case .signOut:
            .multiple(
                .setRoot(Screen("splash")),
                .effect("sign out") {
                    self.launch.done.remove(.login)
                    self.trigger(.app)
                })
        }
    }
}
// snippet.end

// snippet.before-step
final class StepModel: Finishing {
    typealias Output = Void
    let node: Screen
    private(set) var problem: String?

    init(_ step: LaunchStep) { node = Screen(step.rawValue) }

    func answer(problem: String?) {
        self.problem = problem
        if problem == nil { finish() }
    }
}
// snippet.end

enum TabsRoute: Route, Codable {
    enum Tab: Int, Codable { case home, mail }
    case tab(Tab)
}

enum MailRoute: Route, Codable { case letter(id: Int) }

final class TabsCoordinator: Coordinator {
    let root = TabRoot(StackRoot(Screen("home")), MailCoordinator())

    func prepareTransition(for route: TabsRoute) -> Transition<TabRoot> {
        switch route {
        case .tab(let tab): .select(index: tab.rawValue)
        }
    }
}

final class MailCoordinator: Coordinator {
    let root = StackRoot(Screen("mail"))

    func prepareTransition(for route: MailRoute) -> Transition<StackRoot> {
        switch route {
        case .letter(let id): .push(Screen("letter-\(id)"))
        }
    }
}

extension TabsRoute {
    static let links: Links<TabsRoute> = [.at("mail", .tab(.mail)).then(MailRoute.links)]
}

extension MailRoute {
    static let links: Links<MailRoute> = [.path().value(Int.self, "id").route(MailRoute.letter)]
}

// snippet.before-links
extension SceneRoute {
    static let links: Links<SceneRoute> = [.at("", .app).then(TabsRoute.links)]
}
// snippet.end

extension SceneCoordinator: Restorable {
    static var storedName: StaticString { "scene" }
    static var linkedTypes: [any Restorable.Type] { [TabsCoordinator.self, MailCoordinator.self] }
}

extension TabsCoordinator: Restorable {
    static var storedName: StaticString { "app" }
}

extension MailCoordinator: Restorable {
    static var storedName: StaticString { "mail" }
}

@Suite("Before the app", .noUnhandledFailures) struct BeforeTheAppPage {
    private let launch = Launch()
    private let scene: SceneCoordinator
    private let windows: WindowManager

    init() {
        scene = SceneCoordinator(launch)
        windows = WindowManager(scene)
    }

    private func answer(_ problem: String? = nil) throws {
        try windows.frontmost(StepModel.self).answer(problem: problem)
    }

    /// Answers what comes before a step.
    private func come(to step: LaunchStep) throws {
        for _ in LaunchStep.allCases.prefix(while: { $0 != step }) { try answer() }
        expect(windows, "main: splash^\(step)")
    }

    private func answerTheRest() throws {
        while (try? windows.frontmost(StepModel.self)) != nil { try answer() }
    }

    // snippet.before-test
    @Test("a step that is done is skipped, and a link waits for all of them") func order() throws {
        let launch = Launch()
        launch.done = [.consents]
        let windows = WindowManager(SceneCoordinator(launch))
        expect(windows, "main: splash^update")
        windows.trigger(try SceneRoute.links.link(for: "/mail/7"))
        try windows.frontmost(StepModel.self).answer(problem: nil)
        expect(windows, "main: splash^login")
        try windows.frontmost(StepModel.self).answer(problem: nil)
        expect(windows, "main: splash^onboarding")
        try windows.frontmost(StepModel.self).answer(problem: nil)
        expect(windows, "main: {[home], [mail, letter-7]*}")
    }
    // snippet.end

    @Test("without anything to do, the app is there at once") func nothingToDo() {
        let launch = Launch()
        launch.done = Set(LaunchStep.allCases)
        expect(SceneCoordinator(launch), "main: {[home]*, [mail]}")
    }

    enum Way: CaseIterable { case address, hops }

    private func follow(_ id: Int, by way: Way, _ completion: @escaping (TransitionOutcome) -> Void) throws {
        switch way {
        case .address: windows.trigger(try SceneRoute.links.link(for: "/mail/\(id)"), completion: completion)
        case .hops:
            // snippet.before-hops
            scene.trigger(.app, then: TabsRoute.tab(.mail), MailRoute.letter(id: id), completion: completion)
        // snippet.end
        }
    }

    @Test("a link that comes during a step is followed once", arguments: LaunchStep.allCases, Way.allCases)
    func link(step: LaunchStep, way: Way) throws {
        var outcomes: [TransitionOutcome] = []
        try come(to: step)
        try follow(7, by: way) { outcomes.append($0) }
        expect(windows, "main: splash^\(step)")
        #expect(outcomes.isEmpty)
        try answerTheRest()
        expect(windows, "main: {[home], [mail, letter-7]*}")
        #expect(outcomes.count == 1)
        #expect(outcomes.first?.isCompleted == true)
        #expect(windows.waiting.isEmpty)
        windows.back()
        expect(windows, "main: {[home], [mail]*}")
    }

    @Test("two links are followed in their order, and an address that comes twice is shown once")
    func links() throws {
        var ends: [String] = []
        try come(to: .login)
        for (id, step) in [(7, LaunchStep.login), (7, .consents), (8, .onboarding)] {
            expect(windows, "main: splash^\(step)")
            try follow(id, by: .address) { ends.append("\(id): \($0)") }
            try answer()
        }
        expect(windows, "main: {[home], [mail, letter-7, letter-8]*}")
        #expect(ends == ["7: completed", "7: no change", "8: completed"])
        #expect(windows.waiting.isEmpty)
    }

    @Test("a link to the app that is there is followed in it, and has an address") func later() throws {
        try answerTheRest()
        weak let app = scene.children.first
        try follow(7, by: .address) { _ in }
        #expect(app != nil)
        expect(windows, "main: {[home], [mail, letter-7]*}")
        #expect(windows.address(by: SceneRoute.links) == "/mail/7")
    }

    @Test("the user cannot close a step, and what waits goes on waiting", arguments: LaunchStep.allCases)
    func closing(step: LaunchStep) throws {
        let host = TestHost(windows)
        var link: TransitionOutcome?
        try come(to: step)
        try follow(7, by: .address) { link = $0 }
        let back = outcome { windows.back(completion: $0) }
        #expect(back == .rejected(.mustBeAnswered("\(step)")))
        var dragged: TransitionOutcome?
        host.dragAway { dragged = $0 }
        #expect(dragged == back)
        expect(windows, "main: splash^\(step)")
        #expect(link == nil)
        try answerTheRest()
        #expect(link?.isCompleted == true)
    }

    @Test("a step that the program closes ends what waits, and the app begins again by its route") func closed() throws
    {
        var link: TransitionOutcome?
        try come(to: .login)
        try follow(7, by: .address) { link = $0 }
        windows.recover(to: .dismissAll()) { _ in }
        #expect(link == .cancelled(.recovery))
        expect(windows, "main: splash")
        scene.trigger(.app)
        expect(windows, "main: splash^login")
        try answerTheRest()
        expect(windows, "main: {[home]*, [mail]}")
    }

    @Test("a step that fails stays, says why, and is tried again", arguments: LaunchStep.allCases)
    func failing(step: LaunchStep) throws {
        var link: TransitionOutcome?
        try come(to: step)
        try follow(7, by: .address) { link = $0 }
        for _ in 0..<5 { try answer("There is no network.") }
        #expect(try windows.frontmost(StepModel.self).problem == "There is no network.")
        expect(windows, "main: splash^\(step)")
        #expect(link == nil)
        try answerTheRest()
        #expect(link?.isCompleted == true)
        expect(windows, "main: {[home], [mail, letter-7]*}")
    }

    @Test("a step that finishes three times without being done ends what waits") func loops() {
        enum LoopRoute: Route { case app, step }
        var steps = 0
        let loop = BasicCoordinator(root: WindowRoot(Screen("splash"))) { (route: LoopRoute) in
            steps += route == .step ? 1 : 0
            return route == .app ? .setRoot(Screen("app")) : .present(StepModel(.login))
        }
        let windows = WindowManager(loop)
        let gate = Gate("never") { _ in .require(LoopRoute.step) }
        var outcome: TransitionOutcome?
        loop.trigger(.app, gates: [gate]) { outcome = $0 }
        while let model = try? windows.frontmost(StepModel.self) { model.answer(problem: nil) }
        #expect(outcome?.error?.summary.hasSuffix("'never' requires the same again and again.") == true)
        #expect(steps == 3)
    }

    @Test("a link that leads past the route of the app finds nothing while a step is shown") func past() {
        let link = outcome { scene.trigger([Hop(TabsRoute.tab(.mail))], completion: $0) }
        #expect(link?.error?.reason == .unclaimed)
    }

    @Test("signing out releases the app and begins again, with the steps that count no more") func signOut() throws {
        try answerTheRest()
        weak let app = scene.children.first
        #expect(app != nil)
        windows.top.send(SceneRoute.signOut)
        #expect(app == nil)
        expect(windows, "main: splash^login")
        try follow(7, by: .address) { _ in }
        try answer()
        expect(windows, "main: {[home], [mail, letter-7]*}")
        windows.top.send(SceneRoute.signOut)
        windows.top.send(SceneRoute.signOut) { _ in }
        expect(windows, "main: splash^login")
        try answer()
        expect(windows, "main: {[home]*, [mail]}")
    }

    @Test("with a host that answers later, each step comes when the one before has gone") func holding() throws {
        let host = TestHost(windows, isHolding: true)
        var link: TransitionOutcome?
        try follow(7, by: .address) { link = $0 }
        for step in LaunchStep.allCases {
            expect(windows, "main: splash^\(step)")
            try answer()
            while !host.waiting.isEmpty { host.acknowledge() }
        }
        expect(windows, "main: {[home], [mail, letter-7]*}")
        #expect(link?.isCompleted == true)
    }

    @Test(
        "an app that is restored at a step is at that step, and what waited is followed once",
        arguments: LaunchStep.allCases)
    func restored(step: LaunchStep) throws {
        try come(to: step)
        try follow(7, by: .address) { _ in }
        let text = try windows.stored().text
        let fresh = WindowManager(SceneCoordinator(launch))
        let report = try fresh.restore(StoredState(text))
        #expect(report.isWhole, "\(report)")
        expect(fresh, "main: splash^\(step)")
        while let model = try? fresh.frontmost(StepModel.self) { model.answer(problem: nil) }
        expect(fresh, "main: {[home], [mail, letter-7]*}")
        #expect(fresh.waiting.isEmpty)
    }

    @Test("an app that is restored after the user has signed out is at the login") func restoredAsStranger() throws {
        try answerTheRest()
        try follow(7, by: .address) { _ in }
        let text = try windows.stored().text
        let again = WindowManager(SceneCoordinator(launch))
        #expect(try again.restore(StoredState(text)).isWhole)
        expect(again, "main: {[home], [mail, letter-7]*}")
        launch.done.remove(.login)
        let fresh = WindowManager(SceneCoordinator(launch))
        let report = try fresh.restore(StoredState(text))
        #expect(!report.isWhole)
        expect(fresh, "main: splash^login")
        try fresh.frontmost(StepModel.self).answer(problem: nil)
        expect(fresh, "main: {[home]*, [mail]}")
    }

    @Test("a link to the app that is there leaves the tabs as the user has left them") func leavesTabs() throws {
        try answerTheRest()
        var ends: [String] = []
        for id in [7, 7, 8] {
            try follow(id, by: .address) { ends.append("\($0)") }
        }
        #expect(ends == ["completed", "no change", "completed"])
        expect(windows, "main: {[home], [mail, letter-7, letter-8]*}")
        scene.trigger(.app, then: TabsRoute.tab(.home))
        windows.push(Screen("detail"))
        try follow(9, by: .address) { _ in }
        expect(windows, "main: {[home, detail], [mail, letter-7, letter-8, letter-9]*}")
        windows.trigger(try SceneRoute.links.link(for: "/"))
        expect(windows, "main: {[home, detail], [mail, letter-7, letter-8, letter-9]*}")
    }
}
