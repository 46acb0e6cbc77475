import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Windows", .bothEnds, .noUnhandledFailures) struct WindowTests {
    @Test("setRoot ends alerts and modals, then replaces the root", arguments: rootRows)
    func setRoot(_ row: Row<WindowRoot>) throws { try row.check() }

    static let rootRows: [Row<WindowRoot>] = [
        .becomes("main:", "main: p") { .setRoot($0["p"]) },
        .becomes("main: [a]", "main: p") { .setRoot($0["p"]) },
        .becomes("main: [a]^m^n!Sure!Really", "main: p") { .setRoot($0["p"]) },
        .becomes("main: {[a]^m*, [b]^n}", "main: {c*}^o") { .setRoot(try $0.make("{c*}^o")) },
        .becomes("main: [a]!Sure; other: [b]!Off", "main: p; other: [b]!Off") { .setRoot($0["p"]) },
        .becomes("main: [a]!Sure", "main: [p]!Fresh") { .setRoot(try $0.windowless("[p]", asking: "Fresh")) },
        .stays("main: s[a]^m!Sure") { .setRoot($0["s"]) },
        .refuses(
            "main: s[a]^m",
            """
            Can't set the root to 'a': it is already shown in 's'.

              Stack: s[a]

            Remove it there first, or make a second instance.
            """
        ) { .setRoot($0["a"]) },
        .refuses(
            "main: s[a]; other: [b]",
            """
            Can't set the root to 's': it is already shown in 'main'.

              Window: main: s[…]

            Remove it there first, or make a second instance.
            """, on: 1
        ) { .setRoot($0["s"]) },
        .refuses(
            "main: [a]",
            """
            Can't set the root to 'w': only a window manager holds windows.

              Window: main: […]

            Open a window with its manager; show everything else in a window's root.
            """
        ) { _ in .setRoot(WindowRoot(name: "w")) },
    ]

    @Test("a new root ends what was there topmost first")
    func order() throws {
        let stage = try Stage("main: [a]^m^n!Sure")
        var changes: [TreeChange] = []
        try stage.window("main").perform(.setRoot(Screen("p"))) { changes = $0.changes }
        #expect(changes.map(\.description).map { $0.prefix { $0 != "#" } }.count == 5)
        #expect(changes.map(\.subject.name) == ["Sure", "n", "m", "", "p"])
    }

    @Test("windows open in front, close, and come to the front", arguments: managerRows)
    func manager(_ row: Row<WindowManager>) throws { try row.check() }

    static let managerRows: [Row<WindowManager>] = [
        .becomes("main: [a]", "main: [a]; new: b") { .open(WindowRoot($0["b"], name: "new")) },
        .becomes("main: [a]", "main: [a]; new:") { _ in .open(WindowRoot(name: "new")) },
        .becomes("main: [a]; other: [b]", "main: [a]") { .close(try $0.window("other")) },
        .becomes("main: [a]^m!Sure; other: [b]", "other: [b]") { .close(try $0.window("main")) },
        .becomes("main: a; other: b; third: c", "main: a; third: c; other: b") {
            .bringToFront(try $0.window("other"))
        },
        .stays("main: a; other: b") { .bringToFront(try $0.window("other")) },
        .stays("main: a") { .bringToFront(try $0.window("main")) },
        .refuses(
            "main: a; other: b",
            """
            Can't open 'main': it is already shown in a window manager.

              Windows: main: …; other: …

            Remove it there first, or make a second instance.
            """
        ) { .open(try $0.window("main")) },
        .refuses(
            "main: a",
            """
            Can't close 'main': it is the last one.

              Windows: main: …

            Insert another first, or remove its container.
            """
        ) { .close(try $0.window("main")) },
        .refuses(
            "main: a; other: b",
            """
            Can't close 'elsewhere': it is not open.

              Windows: main: …; other: …

            Open it first.
            """
        ) { _ in .close(WindowRoot(name: "elsewhere")) },
        .refuses(
            "main: a; other: b",
            """
            Can't bring 'elsewhere' to the front: it is not open.

              Windows: main: …; other: …

            Open it first.
            """
        ) { _ in .bringToFront(WindowRoot(name: "elsewhere")) },
    ]

    @Test("a manager knows its windows and the one in front")
    func reading() throws {
        let stage = try Stage("main: a; other: b")
        let manager = try stage.root(WindowManager.self)
        #expect(manager.windows.map { $0.node.name } == ["main", "other"])
        #expect(manager.frontWindow === (try stage.window("other")))
        manager.perform(.bringToFront(try stage.window("main")))
        #expect(manager.frontWindow === (try stage.window("main")))
        #expect(manager.frontWindow?.content?.node.name == "a")
    }

    @Test("one commit may change several windows, and is undone in all of them")
    func severalWindows() throws {
        let stage = try Stage("main: [a]; other: [b]")
        let (one, two) = (try stage.root(StackRoot.self), try stage.root(StackRoot.self, 1))
        let old = stage.tree
        one.perform(.multiple(.push(Screen("p")), .perform(.push(Screen("q")), on: two), .refused("to go on"))) { _ in }
        #expect(stage.tree.entries == old.entries)
        one.perform(.multiple(.push(Screen("p")), .perform(.push(Screen("q")), on: two)))
        expect(stage.tree, "main: [a, p]; other: [b, q]")
    }

    @Test("a window is opened and closed with the animations that were given, or stored") func animated() {
        let manager = WindowManager(WindowRoot(Screen("a"), name: "main"))
        let window = WindowRoot(Screen("b"), name: "other")
        let both = TransitionAnimation(
            "zoom", duration: .milliseconds(200),
            dismissal: TransitionAnimation("fade", duration: .milliseconds(100)))
        var played: [String?] = []
        let note: (TransitionOutcome) -> Void = { played += $0.changes.map { $0.animation?.name } }
        manager.perform(.open(window, animation: both), completion: note)
        manager.perform(.close(window), completion: note)
        manager.perform(.open(window), completion: note)
        manager.perform(.close(window, animation: .default), completion: note)
        #expect(played == ["zoom", "fade", nil, nil])
    }
}

extension Stage {
    fileprivate func windowless(_ picture: String, asking title: String) throws -> any Presentable {
        let made = try make(picture)
        (made as? StackRoot)?.perform(.alert(title, choices: [.cancel()]))
        return made
    }
}
