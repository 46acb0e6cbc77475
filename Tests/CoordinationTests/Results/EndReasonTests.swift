import Coordination
import CoordinationTesting
import Testing

@Suite("Reasons for a missing result", .bothEnds, .noUnhandledFailures)
struct EndReasonTests {
    /// Shows a picker in an app of one window, ends it, and returns the results that its asker was given.
    func told(
        by show: (StackRoot, ItemPicker, WindowManager) -> Void, _ end: (StackRoot, ItemPicker, WindowManager) -> Void
    ) -> [Result<Item, EndReason>] {
        let stack = StackRoot(Screen("home"))
        let tabs = TabRoot(stack, Screen("other"))
        let windows = WindowManager { [WindowRoot(tabs, name: "main")] }
        var told: [Result<Item, EndReason>] = []
        weak var gone: ItemPicker?
        do {
            let picker = ItemPicker()
            gone = picker
            picker.onFinish { told.append($0) }
            show(stack, picker, windows)
            #expect(told.isEmpty)
            end(stack, picker, windows)
        }
        #expect(gone == nil)
        return told
    }

    @Test("a popped screen ends as popped, alone or with its container")
    func popped() {
        #expect(told(by: { s, p, _ in s.perform(.push(p)) }, { s, _, _ in s.perform(.pop()) }) == [.failure(.popped)])
        let nested = told(
            by: { s, p, _ in s.perform(.push(StackRoot(Screen("first"), p))) }, { s, _, _ in s.perform(.popToRoot()) })
        #expect(nested == [.failure(.popped)])
    }

    @Test("a dismissed screen ends as dismissed, alone or with the modal beneath it")
    func dismissed() {
        #expect(
            told(by: { s, p, _ in s.perform(.present(p)) }, { s, _, _ in s.perform(.dismiss()) })
                == [.failure(.dismissed)])
        let under = told(
            by: { s, p, _ in
                s.perform(.present(Screen("under")))
                s.perform(.present(p))
            }, { s, _, _ in s.perform(.dismissToRoot()) })
        #expect(under == [.failure(.dismissed)])
    }

    @Test("an unembedded screen ends as dismissed")
    func unembedded() {
        #expect(
            told(by: { s, p, _ in s.perform(.embed(p, in: s)) }, { s, p, _ in s.perform(.unembed(p)) })
                == [.failure(.dismissed)])
    }

    @Test("a screen replaced on a stack, by replaceTop or by set, ends as replaced")
    func replaced() {
        #expect(
            told(by: { s, p, _ in s.perform(.push(p)) }, { s, _, _ in s.perform(.replaceTop(Screen("x"))) })
                == [.failure(.replaced)])
        #expect(
            told(by: { s, p, _ in s.perform(.push(p)) }, { s, _, _ in s.perform(.set([Screen("x")])) })
                == [.failure(.replaced)])
    }

    @Test("a screen in a closed window ends as window closed")
    func windowClosed() {
        var window: WindowRoot?
        let reasons = told(
            by: { _, p, w in
                let opened = WindowRoot(p, name: "second")
                window = opened
                w.perform(.open(opened))
            },
            { _, _, w in
                if let opened = window { w.perform(.close(opened)) }
                window = nil
            })
        #expect(reasons == [.failure(.windowClosed)])
    }

    @Test("a screen removed by a recovery ends as cancelled")
    func recovered() {
        #expect(
            told(by: { s, p, _ in s.perform(.present(p)) }, { s, _, _ in s.recover(to: .dismissAll()) })
                == [.failure(.cancelled)])
    }

    @Test("a screen whose tree goes, or that was never on one, ends as released")
    func released() {
        var told: [Result<Item, EndReason>] = []
        do {
            let picker = ItemPicker()
            picker.onFinish { told.append($0) }
            _ = StackRoot(Screen("home"), picker)
        }
        #expect(told == [.failure(.released)])
        ItemPicker().onFinish { told.append($0) }
        #expect(told.count == 2)
    }

    @Test("a screen removed by a reset ends as reset")
    func reset() {
        var told: [Result<Item, EndReason>] = []
        let windows = WindowManager { [WindowRoot(StackRoot(Screen("home")), name: "main")] }
        let window = windows.frontWindow
        let picker = ItemPicker()
        picker.onFinish { told.append($0) }
        window?.perform(.present(picker))
        windows.reset()
        #expect(told == [.failure(.reset)])
        #expect(windows.tree.description == "main: [home]")
    }

    @Test("a screen that a commit removes twice ends for the last reason")
    func twice() {
        var told: [Result<Item, EndReason>] = []
        let stack = StackRoot(Screen("home"))
        func passing(_ show: (ItemPicker) -> Transition<StackRoot>, _ then: (ItemPicker) -> [Transition<StackRoot>]) {
            let picker = ItemPicker()
            picker.onFinish { told.append($0) }
            stack.perform(show(picker))
            stack.perform(.multiple(then(picker)))
        }
        passing({ .push($0) }, { [.pop(), .present($0), .dismiss()] })
        #expect(told == [.failure(.dismissed)])
        passing({ .present($0) }, { [.dismiss(), .push($0), .pop()] })
        #expect(told.last == .failure(.popped))
        passing({ .push($0) }, { [.replaceTop(Screen("x")), .push($0), .pop()] })
        #expect(told.last == .failure(.popped))
        #expect(told.count == 3)
    }

    @Test("a handler added while the screen is being removed is called")
    func listeningLate() {
        let stack = StackRoot(Screen("home"))
        let host = TestHost(stack)
        let picker = ItemPicker()
        stack.perform(.push(picker))
        host.isHolding = true
        stack.perform(.pop())
        var told: [Result<Item, EndReason>] = []
        picker.onFinish { told.append($0) }
        #expect(told.isEmpty)
        host.acknowledge()
        #expect(told == [.failure(.popped)])
    }

    @Test("a screen that stays on the tree has not ended, even if it is covered")
    func stays() {
        var told: [Result<Item, EndReason>] = []
        let picker = ItemPicker()
        picker.onFinish { told.append($0) }
        let stack = StackRoot(Screen("home"))
        stack.perform(.push(picker))
        stack.perform(.push(Screen("over")))
        stack.perform(.set([picker, Screen("home again")]))
        #expect(told.isEmpty)
        withExtendedLifetime(stack) {}
    }
}
