import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Alerts", .bothEnds, .noUnhandledFailures) struct AlertTests {
    @Test("an alert is kept by the window and queues behind another", arguments: rows)
    func alert(_ row: Row<StackRoot>) throws { try row.check() }

    static let rows: [Row<StackRoot>] = [
        .becomes("[a]", "[a]!Sure") { _ in .alert("Sure", choices: [.cancel()]) },
        .becomes("[a]!First", "[a]!First!Sure") { _ in .alert("Sure", choices: [.cancel()]) },
        .becomes("{[a], b*}^m", "{[a], b*}^m!Sure") { _ in .alert("Sure", choices: [.cancel()]) },
        .becomes("main: {[a]*}; other: b", "main: {[a]*}!Sure; other: b") { _ in .alert("Sure", choices: [.cancel()]) },
        .becomes("[a]", "[a, p]!Sure") { .multiple(.alert("Sure", choices: [.cancel()]), .push($0["p"])) },
        .becomes("[a]!Sure", "[a]^p!Sure") { .present($0["p"]) },
        .becomes("[a]!First!Second", "[a]!Second") { _ in .choose("OK") },
        .becomes("main: [a]!Sure", "main: [a]") { _ in .choose("Cancel") },
        .refuses(
            "[a]",
            """
            Can't show the alert 'Sure': it has no choices.

              Stack: [a]

            Give at least one choice, so that there is a way out.
            """
        ) { _ in .alert("Sure", choices: []) },
        .refuses(
            "[a]",
            """
            Can't choose 'OK': no alert is shown.

              Stack: [a]

            Show an alert first.
            """
        ) { _ in .choose("OK") },
        .refuses(
            "[a]!Sure",
            """
            Can't choose 'Maybe': the choices are 'OK', 'Cancel'.

              Alert: Sure

            Choose one of these.
            """
        ) { _ in .choose("Maybe") },
        .refuses(
            "main: [a]!Sure; other: [b]",
            """
            Can't choose 'OK': no alert is shown.

              Window: other: […]

            Show an alert first.
            """, on: 1
        ) { _ in .choose("OK") },
    ]

    @Test("a choice does what it does once, after the alert is closed, and never for an undone commit")
    func choices() throws {
        let stack = StackRoot(Screen("a"))
        var log: [String] = []
        let yes = AlertChoice("Yes", role: .destructive) { log.append("yes over \(stack.tree)") }
        let ask = Transition<StackRoot>.alert("Sure", message: "Really", choices: [yes, .cancel("No")])
        stack.perform(ask)
        #expect(stack.alerts.map(\.title) == ["Sure"])
        #expect(stack.alerts.first?.message == "Really")
        #expect(stack.alerts.first?.choices.map(\.title) == ["Yes", "No"])
        #expect(stack.alerts.first?.choices.map(\.role) == [.destructive, .cancel])
        stack.perform(.multiple(.choose("Yes"), .refused("to go on")), completion: { _ in })
        #expect(log == [])
        stack.choose("Yes")
        #expect(log == ["yes over [a]"])
        var error: TransitionError?
        stack.choose("Yes") { error = $0.error }
        #expect(error?.detail == .noAlert)
        stack.perform(ask)
        stack.choose("No")
        #expect(log == ["yes over [a]"])
    }

    @Test("a choice may trigger what comes next")
    func next() throws {
        let stack = StackRoot(Screen("a"))
        stack.perform(
            .alert("Leave", choices: [AlertChoice("Leave") { [weak stack] in stack?.perform(.push(Screen("b"))) }]))
        stack.perform(.alert("Second", choices: [.cancel()]))
        stack.choose("Leave")
        expect(stack, "[a, b]!Second")
    }

    @Test("an alert is closed and shown again by a commit that is undone, the same one")
    func undone() throws {
        let stage = try Stage("[a]!First!Second")
        let old = stage.outermost.node.alerts
        try stage.root(StackRoot.self).perform(
            .multiple(.dismiss(), .dismiss(), .alert("Third", choices: [.cancel()]), .refused("to go on"))
        ) { _ in }
        #expect(stage.outermost.node.alerts == old)
    }

    @Test("alerts of a tree in no window move behind those of the window that it is shown in")
    func moving() throws {
        let child = StackRoot(Screen("b"))
        child.perform(.alert("Inner", choices: [.cancel()]))
        child.perform(.alert("Inner2", choices: [.cancel()]))
        let stage = try Stage("main: [a]!Outer")
        let stack = try stage.root(StackRoot.self)
        let transition = Transition<StackRoot>.multiple(.push(child), .refused("to go on"))
        stack.perform(transition) { _ in }
        expect(stage.tree, "main: [a]!Outer")
        expect(child, "[b]!Inner!Inner2")
        stack.perform(.push(child))
        expect(stage.tree, "main: [a, [b]]!Outer!Inner!Inner2")
        #expect(child.alerts.map(\.title) == ["Outer", "Inner", "Inner2"])
        expect(child, "[b]")
        stack.perform(.pop())
        expect(stage.tree, "main: [a]!Outer!Inner!Inner2")
        #expect(child.alerts == [])
    }

    @Test("alerts move with a tree into a tree, a window, and a root made with content")
    func movingElsewhere() throws {
        func asking() -> StackRoot {
            let stack = StackRoot(Screen("b"))
            stack.perform(.alert("Sure", choices: [.cancel()]))
            return stack
        }
        expect(TabRoot(asking(), asking()), "{[b]*, [b]}!Sure!Sure")
        expect(WindowRoot(asking(), name: "main"), "main: [b]!Sure")
        expect(WindowManager(WindowRoot(asking(), name: "main")), "main: [b]!Sure")
        let stack = StackRoot(Screen("a"))
        stack.perform(.present(asking()))
        expect(stack, "[a]^[b]!Sure")
    }

    @Test("a window that is opened again has no alert that was up when it was closed, one that is shown then")
    func reopened() {
        let (window, other) = (WindowRoot(Screen("a"), name: "main"), WindowRoot(Screen("b"), name: "other"))
        let windows = WindowManager(window, other)
        window.perform(.alert("Sure", choices: [.cancel()]))
        windows.perform(.close(window))
        let transition = Transition<WindowManager>.multiple(.open(window), .refused("to go on"))
        windows.perform(transition) { _ in }
        expect(windows, "other: b")
        window.perform(.alert("Anew", choices: [.cancel()]))
        windows.perform(.open(window))
        expect(windows, "other: b; main: a!Anew")
    }
}
