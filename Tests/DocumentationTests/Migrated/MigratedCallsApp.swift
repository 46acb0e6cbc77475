import Coordination
import CoordinationTesting
import Testing

// An app of XCoordinator's, moved: six screens before the app, each of which was a `set` on a navigation controller, and
// a call that comes in over everything, in a window of its own.

enum CallsApp {
    enum Before: String, Codable, CaseIterable { case check, language, terms, phone, code, profile }

    enum MainRoute: Route, Codable { case app, before(Before), passed(Before), signOut }

    enum ChatsRoute: Route, Codable { case list, chat(Int) }

    enum CallsRoute: Route, Codable { case incoming(from: String), hangUp }

    enum CallRoute: Route { case ringing, talking, hangUp }

    final class Settings {
        var passed: Set<Before> = []
    }

    /// Was: the app's delegate, with a second `UIWindow` in a property.
    final class CallsCoordinator: Coordinator {
        let root: WindowManager
        private var callWindow: WindowRoot? { root.windows.first { $0.node.name == "call" } }

        init(_ settings: Settings) {
            root = WindowManager(MainCoordinator(settings))
            perform(.none())  // What is in the windows finds it from here on.
        }

        func prepareTransition(for route: CallsRoute) -> Transition<WindowManager> {
            switch route {
            case .incoming(let name):
                if callWindow != nil { return .refuse("ring for \(name)", because: "the line is busy") }
                return .open(WindowRoot(CallCoordinator(from: name), name: "call"))
            case .hangUp: return callWindow.map { .close($0) } ?? .none()
            }
        }
    }

    final class CallCoordinator: Coordinator {
        let root = StackRoot()
        private let name: String

        init(from name: String) {
            self.name = name
            trigger(.ringing)
        }

        func prepareTransition(for route: CallRoute) -> NavigationTransition {
            switch route {
            case .ringing: .set([Screen("\(name)-rings")])
            case .talking: .set([Screen("\(name)-talks")])
            case .hangUp: .send(CallsRoute.hangUp)
            }
        }
    }

    /// Was: `class AppCoordinator: NavigationCoordinator<MainRoute>`, with a `.set` for each of the six.
    final class MainCoordinator: Coordinator {
        let root = WindowRoot(Screen("launch"), name: "main")
        private let settings: Settings

        init(_ settings: Settings) {
            self.settings = settings
            trigger(.app)
        }

        func gates(for route: MainRoute) -> [Gate] {
            guard route == .app else { return [] }
            return Before.allCases.map { step in
                Gate("\(step)") { [settings] _ in
                    settings.passed.contains(step) ? .allow : .require(MainRoute.before(step))
                }
            }
        }

        func prepareTransition(for route: MainRoute) -> Transition<WindowRoot> {
            switch route {
            case .app where root.content is ChatsCoordinator: .none()
            case .app: .setRoot(ChatsCoordinator())
            case .before(let step):
                .present(BeforeModel(step).returning(MainRoute.passed(step)), style: .fullScreen.dismissible(false))
            case .passed(let step): .effect("note \(step)") { [settings] in settings.passed.insert(step) }
            case .signOut:
                .multiple(
                    .setRoot(Screen("launch")),
                    .effect("sign out") {
                        self.settings.passed.subtract([.phone, .code])
                        self.trigger(.app)
                    })
            }
        }
    }

    final class BeforeModel: Finishing {
        typealias Output = Void
        let node: Screen
        init(_ step: Before) { node = Screen(step.rawValue) }
    }

    final class ChatsCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.list) }

        func prepareTransition(for route: ChatsRoute) -> NavigationTransition {
            switch route {
            case .list: .set([Screen("chats")])
            case .chat(let id): .push(Screen("chat-\(id)"))
            }
        }
    }
}

@Suite("Migrated: six screens before the app, and a call over everything", .noUnhandledFailures)
struct MigratedCallsApp {
    typealias App = CallsApp
    private let settings = App.Settings()
    private let calls: App.CallsCoordinator

    init() { calls = App.CallsCoordinator(settings) }

    private func pass() throws { try calls.frontmost(App.BeforeModel.self).finish() }

    @Test("the six screens come in their order, and not again") func launch() throws {
        for step in App.Before.allCases {
            expect(calls, "main: launch^\(step)")
            try pass()
        }
        expect(calls, "main: [chats]")
        expect(App.CallsCoordinator(settings), "main: [chats]")
        calls.root.top.send(App.MainRoute.signOut)
        expect(calls, "main: launch^phone")
        try pass()
        try pass()
        expect(calls, "main: [chats]")
    }

    @Test("a call comes over each of them, and what was there is there again", arguments: App.Before.allCases)
    func call(step: App.Before) throws {
        for _ in App.Before.allCases.prefix(while: { $0 != step }) { try pass() }
        calls.trigger(.incoming(from: "Ada"))
        expect(calls, "main: launch^\(step); call: [Ada-rings]")
        let call = try calls.frontmost(App.CallCoordinator.self)
        call.trigger(.talking)
        #expect(outcome { calls.trigger(.incoming(from: "Tim"), completion: $0) }?.error != nil)
        call.trigger(.hangUp)
        expect(calls, "main: launch^\(step)")
        try pass()
        #expect(settings.passed.contains(step))
    }

    @Test("a message that is tapped during the launch comes before the call, and its chat after the launch") func link()
        throws
    {
        let main = try #require(calls.children.first as? App.MainCoordinator)
        var link: TransitionOutcome?
        try pass()
        calls.trigger(.incoming(from: "Ada"))
        main.trigger(.app, then: App.ChatsRoute.chat(7)) { link = $0 }
        #expect(link == nil)
        expect(calls, "call: [Ada-rings]; main: launch^language")
        while let model = try? calls.frontmost(App.BeforeModel.self) { model.finish() }
        expect(calls, "call: [Ada-rings]; main: [chats, chat-7]")
        try calls.router(for: App.CallRoute.self).trigger(.hangUp)
        expect(calls, "main: [chats, chat-7]")
        #expect(link?.isCompleted == true)
    }

    @Test("a screen of the launch finds the coordinator of the windows") func above() {
        let end = outcome { calls.root.top.send(App.CallsRoute.hangUp, completion: $0) }
        #expect(end == .noChange)
    }

    @Test("a call is released when it ends, also by its window's own button") func released() throws {
        let host = TestHost(calls.root)
        for _ in App.Before.allCases { try pass() }
        for isHungUp in [true, false] {
            calls.trigger(.incoming(from: "Ada"))
            weak let call = try calls.frontmost(App.CallCoordinator.self)
            #expect(call != nil)
            if isHungUp { call?.trigger(.hangUp) } else { host.close(calls.root.windows[1]) }
            #expect(call == nil)
            expect(calls, "main: [chats]")
        }
    }
}
