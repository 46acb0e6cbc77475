import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Windows as roots", .bothEnds, .noUnhandledFailures) struct WindowRootsTests {
    @Test("each open window can be performed on, back to front") func all() {
        let (main, other) = (WindowRoot(StackRoot(Screen("a")), name: "main"), WindowRoot(name: "other"))
        let manager = WindowManager(main, other)
        #expect(manager.windows[0] === main && manager.windows[1] === other)
        #expect(manager.frontWindow === other && manager.window("main") === main)
        manager.windows[1].perform(.setRoot(Screen("b")))
        manager.windows[0].perform(.present(Screen("m")))
        expect(manager, "main: [a]^m; other: b")
        manager.perform(.bringToFront(main))
        #expect(manager.windows.map(\.node.name) == ["other", "main"])
        #expect(manager.windows.last?.isKey == true)
        manager.perform(.close(manager.windows[0]))
        expect(manager, "main: [a]^m")
        #expect(WindowManager().windows.isEmpty)
    }

    @Test("a window is found by its name, the one in front of several") func named() throws {
        let manager = WindowManager(
            WindowRoot(Screen("a"), name: "main"), WindowRoot(Screen("b"), name: "editor"),
            WindowRoot(Screen("c"), name: "editor"))
        let window = try #require(manager.window("editor"))
        #expect(window.content?.node.name == "c")
        window.perform(.setRoot(Screen("d")))
        manager.window("main")?.perform(.present(Screen("m")))
        expect(manager, "main: a^m; editor: b; editor: d")
        #expect(manager.window("gone") == nil)
        #expect(manager.window("") == nil)
    }

    @Test("a window that is found by its name is the one that was opened, and is closed as that") func same() throws {
        let manager = WindowManager(WindowRoot(Screen("a"), name: "main"))
        weak var opened: WindowRoot?
        do {
            let window = WindowRoot(Screen("b"), name: "other")
            opened = window
            manager.perform(.open(window))
        }
        #expect(opened != nil)
        do {
            let found = try #require(manager.window("other"))
            #expect(found === opened)
            manager.perform(.close(found))
            expect(manager, "main: a")
            let refused = outcome { found.perform(.finish(), completion: $0) }
            #expect(refused?.error?.detail == .notShown)
        }
        #expect(opened == nil)
    }

    @Test("a window that was opened by its node has one root as long as that is kept") func nodeAlone() throws {
        let manager = WindowManager(WindowRoot(Screen("a"), name: "main").node)
        let window = try #require(manager.windows.first)
        #expect(manager.windows.first === window && manager.frontWindow === window)
        window.perform(.setRoot(Screen("b")))
        expect(manager, "main: b")
    }
}
