@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

@Suite("A host for GTK", .noUnhandledFailures, .serialized) @MainActor struct GTKContractTests {
    @Test("the host keeps the contract") func contract() {
        var windows: [(host: () -> GTKHost?, window: AdwApplicationWindow)] = []
        HostContract.check(
            make: { _ -> GTKHost in
                for (host, window) in windows where host() == nil { window.destroy() }
                windows.removeAll { $0.host() == nil }
                let window = AdwApplicationWindow.forTests()
                let host = GTKHost(in: window)
                windows.append(({ [weak host] in host }, window))
                return host
            },
            answer: { $0.window?.settle() },
            user: { host, action in host.window?.play(action, on: host) == true },
            drawn: { $0.window.map(drawing) ?? "" })
        for (_, window) in windows { window.destroy() }
    }

    @Test("what libadwaita does not have is refused, and what is embedded is drawn below its screen") func refused() {
        let screen = Screen("a")
        let main = WindowRoot(StackRoot(screen), name: "main")
        let windows = WindowManager(main)
        let window = AdwApplicationWindow.forTests()
        windows.attach(GTKHost(in: window))
        let roots: [(any Presentable, String)] = [
            (SplitRoot(Screen("x"), columns: 3), "splits of two columns"),
            (PageRoot(Screen("x"), Screen("y"), isDoubleSided: true), "no pairs of pages"),
        ]
        for (root, reason) in roots {
            let refused = outcome { main.perform(.setRoot(root), completion: $0) }
            #expect(refused?.description.contains("libadwaita has \(reason)") == true, "\(refused as Any)")
            window.settle()
            #expect(drawing(of: window) == "[a]")
        }
        main.perform(.embed(Screen("o"), in: screen))
        window.settle()
        #expect(drawing(of: window) == "[a+o]")
        window.destroy()
    }

    @Test("what is animated is acknowledged when that is over") func animated() {
        let stack = StackRoot(Screen("a"))
        let windows = WindowManager(WindowRoot(stack, name: "main"))
        let window = AdwApplicationWindow.forTests()
        windows.attach(GTKHost(in: window))
        window.settle()
        for transition in [Transition.push(Screen("b")), .pop(), .present(Screen("m")), .dismiss()] {
            var outcomes: [String] = []
            stack.perform(transition) { outcomes.append("\($0)") }
            #expect(outcomes.isEmpty, "\(transition)")
            window.settle()
            #expect(outcomes == ["completed"], "\(transition)")
        }
        window.destroy()
    }
}
