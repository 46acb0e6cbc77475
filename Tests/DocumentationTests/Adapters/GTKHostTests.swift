import Coordination
import CoordinationTesting
import Testing

@Suite("A host for GTK, on a stand-in for it", .noUnheardFailures) struct GTKHostTests {
    @Test("it keeps the contract")
    func contract() {
        var windows: [ObjectIdentifier: AdwApplicationWindow] = [:]
        HostContract.check(
            make: { _ -> GTKHost in
                let window = AdwApplicationWindow()
                let host = GTKHost(in: window)
                windows[ObjectIdentifier(host)] = window
                return host
            },
            shown: { windows[ObjectIdentifier($0)].map(picture) ?? "" }, expected: { picture(of: $0) })
    }

    @Test("it pushes and pops where it can, and replaces where it has to")
    func calls() throws {
        let shown = Drawn()
        let view = try shown.navigation
        shown.stack.perform(.push(Screen("b")))
        shown.stack.perform(.push(StackRoot(Screen("c"))))
        shown.stack.perform(.popToRoot())
        shown.stack.perform(.replaceTop(Screen("d")))
        #expect(view.calls == ["push", "push", "push", "pop", "replace"])
        #expect(picture(of: shown.window) == "{[d]*, users}")
    }

    @Test("what the person does is reported, once")
    func person() throws {
        let shown = Drawn()
        var outcomes: [String] = []
        shown.windows.observeCommits { outcomes.append("\($0.outcome)") }
        shown.stack.perform(.push(StackRoot(Screen("b"), Screen("c"))))
        try shown.navigation.goBack()
        expect(shown.windows, "main: {[a, [b]]*, users}")
        try shown.view.visibleChild = try shown.view.children[1].child
        expect(shown.windows, "main: {[a, [b]], users*}")
        shown.tabs.perform(.multiple(.present(Screen("m")), .present(Screen("n"))))
        shown.window.dialogs.first?.close()
        expect(shown.windows, "main: {[a, [b]], users*}")
        #expect(shown.window.dialogs.isEmpty)
        shown.tabs.perform(.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]))
        let alert = try #require(shown.window.dialogs.last as? AdwAlertDialog)
        #expect(alert.closeResponse == "Cancel")
        alert.respond("Yes")
        #expect(shown.windows.alerts.isEmpty && shown.window.dialogs.isEmpty)
        #expect(outcomes == Array(repeating: "completed", count: 7))
    }

    @Test("tabs on a stack are arranged like others")
    func tabsOnStack() throws {
        let shown = Drawn()
        let over = TabRoot(Screen("x"), Screen("y"))
        shown.stack.perform(.push(over))
        over.perform(.select(index: 1))
        #expect(picture(of: shown.window) == "{[a, {x, y*}]*, users}")
    }

    @Test("tabs that are put in and moved are nobody's choice")
    func rearranged() throws {
        let shown = Drawn()
        shown.tabs.perform(.multiple(.select(index: 1), .insert(Screen("first"), at: 0)))
        expect(shown.windows, "main: {first, [a], users*}")
        #expect(picture(of: shown.window) == "{first, [a], users*}")
    }

    @Test("a sheet that has to be answered stays")
    func locked() throws {
        let shown = Drawn()
        shown.tabs.perform(.present(Screen("m"), as: .sheet(dismissible: false)))
        shown.window.dialogs.last?.close()
        #expect(picture(of: shown.window) == "{[a]*, users}^m")
        shown.tabs.perform(.dismiss())
        #expect(picture(of: shown.window) == "{[a]*, users}")
    }
}

/// Tabs in a window, the first of them a stack.
private final class Drawn {
    let stack = StackRoot(Screen("a"))
    let tabs: TabRoot
    let windows: WindowManager
    let window = AdwApplicationWindow()

    init() {
        tabs = TabRoot(stack, Screen("users"))
        windows = WindowManager(WindowRoot(tabs, name: "main"))
        windows.attach(GTKHost(in: window))
    }

    var view: AdwViewStack { get throws { try #require(window.content as? AdwViewStack) } }
    var navigation: AdwNavigationView {
        get throws { try #require(try view.children.first?.child as? AdwNavigationView) }
    }
}

private func picture(of window: AdwApplicationWindow) -> String {
    (window.content.map(line) ?? "")
        + window.dialogs.map { dialog in
            (dialog as? AdwAlertDialog).map { "!" + $0.heading } ?? "^" + (dialog.child.map(line) ?? "")
        }.joined()
}

private func line(_ widget: GtkWidget) -> String {
    switch widget {
    case let label as GtkLabel: label.label
    case let view as AdwNavigationView: "[" + view.pages.map { line($0.child) }.joined(separator: ", ") + "]"
    case let view as AdwViewStack:
        "{" + view.children.map { line($0.child) + ($0.child === view.visibleChild ? "*" : "") }.joined(separator: ", ")
            + "}"
    default: "?"
    }
}
