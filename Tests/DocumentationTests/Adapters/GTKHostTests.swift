@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

@Suite("A host for GTK, on a stand-in for it", .noUnhandledFailures) struct GTKHostTests {
    @Test("the host keeps the contract, also where libadwaita reports a tab late", arguments: [false, true])
    func contract(isLate: Bool) {
        var windows: [ObjectIdentifier: AdwApplicationWindow] = [:]
        HostContract.check(
            make: { _ -> GTKHost in
                let window = AdwApplicationWindow()
                let host = GTKHost(in: window)
                windows[ObjectIdentifier(host)] = window
                return host
            },
            answer: { host in
                for stack in windows[ObjectIdentifier(host)]?.viewStacks ?? [] { stack.thawNotify() }
            },
            user: { host, action in
                guard let window = windows[ObjectIdentifier(host)] else { return false }
                if isLate { for stack in window.viewStacks { stack.freezeNotify() } }
                return window.play(action, on: host)
            },
            drawn: { windows[ObjectIdentifier($0)].map(drawing) ?? "" })
    }

    @Test("a tab that a coordinator claims is put back, and reported once")
    func claimedTab() throws {
        let app = Asking()
        let shown = Drawn(app)
        for count in 1...3 {
            try shown.view.click(shown.view.children[1])
            #expect(app.asked == count)
            #expect(drawing(of: shown.window) == "{[a]*, users}")
        }
    }

    @Test("the host pushes and pops where it can, and replaces where it has to")
    func calls() throws {
        let shown = Drawn()
        let view = try shown.navigation
        shown.stack.perform(.push(Screen("b")))
        shown.stack.perform(.push(StackRoot(Screen("c"))))
        shown.stack.perform(.popToRoot())
        shown.stack.perform(.replaceTop(Screen("d")))
        #expect(view.calls == ["push", "push", "push", "pop", "replace"])
        #expect(drawing(of: shown.window) == "{[d]*, users}")
    }

    @Test("the user's actions are reported once")
    func user() throws {
        let shown = Drawn()
        var outcomes: [String] = []
        shown.windows.observeCommits { outcomes.append("\($0.outcome)") }
        shown.stack.perform(.push(StackRoot(Screen("b"), Screen("c"))))
        try shown.navigation.goBack()
        expect(shown.windows, "main: {[a, [b]]*, users}")
        try shown.view.click(shown.view.children[1])
        expect(shown.windows, "main: {[a, [b]], users*}")
        shown.tabs.perform(.multiple(.present(Screen("m")), .present(Screen("n"))))
        shown.window.dialogs.last?.close()
        expect(shown.windows, "main: {[a, [b]], users*}^m")
        shown.window.dialogs.last?.close()
        expect(shown.windows, "main: {[a, [b]], users*}")
        #expect(shown.window.dialogs.isEmpty)
        shown.tabs.perform(.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]))
        let alert = try #require(shown.window.dialogs.last as? AdwAlertDialog)
        #expect(alert.closeResponse == "Cancel")
        alert.respond("Yes")
        #expect(shown.windows.alerts.isEmpty && shown.window.dialogs.isEmpty)
        #expect(outcomes == Array(repeating: "completed", count: 8))
    }

    @Test("tabs on a stack are arranged like others")
    func tabsOnStack() throws {
        let shown = Drawn()
        let over = TabRoot(Screen("x"), Screen("y"))
        shown.stack.perform(.push(over))
        over.perform(.select(index: 1))
        #expect(drawing(of: shown.window) == "{[a, {x, y*}]*, users}")
    }

    @Test("tabs that are inserted and moved are no choice of the user")
    func rearranged() throws {
        let shown = Drawn()
        shown.tabs.perform(.multiple(.select(index: 1), .insert(Screen("first"), at: 0)))
        expect(shown.windows, "main: {first, [a], users*}")
        #expect(drawing(of: shown.window) == "{first, [a], users*}")
    }

    @Test("a sheet that has to be answered stays")
    func locked() throws {
        let shown = Drawn()
        shown.tabs.perform(.present(Screen("m"), style: .sheet(dismissible: false)))
        shown.window.dialogs.last?.close()
        #expect(drawing(of: shown.window) == "{[a]*, users}^m")
        shown.tabs.perform(.dismiss())
        #expect(drawing(of: shown.window) == "{[a]*, users}")
    }
}

/// Makes a route of a tapped tab, and counts how often it is asked for.
private final class Asking: Coordinator {
    enum AskRoute: Route { case ask }
    let root = TabRoot()
    private(set) var asked = 0

    func prepareTransition(for route: AskRoute) -> Transition<TabRoot> {
        .effect("ask") { [weak self] in self?.asked += 1 }
    }

    func route(for report: Report) -> AskRoute? { if case .selected = report { .ask } else { nil } }
}

/// Tabs in a window, the first of them a stack.
private final class Drawn {
    let stack = StackRoot(Screen("a"))
    let tabs: TabRoot
    let windows: WindowManager
    let window = AdwApplicationWindow()

    init(_ app: Asking? = nil) {
        tabs = app?.root ?? TabRoot()
        tabs.perform(.set([stack, Screen("users")]))
        windows = WindowManager(WindowRoot(app ?? tabs, name: "main"))
        windows.attach(GTKHost(in: window))
    }

    var view: AdwViewStack { get throws { try #require(widget(in: window.content) as? AdwViewStack) } }
    var navigation: AdwNavigationView {
        get throws { try #require(widget(in: try view.children.first) as? AdwNavigationView) }
    }

    private func widget(in box: GtkWidget?) -> GtkWidget? { (box as? GtkBox)?.children.first }
}
