@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// What nodes are notified of, and in which order.
@Suite(.bothEnds, .noUnhandledFailures) struct EventTests {
    @Test("a pushed screen enters and appears after the one beneath has disappeared") func show() {
        let shown = Shown("home")
        shown.screen(0).noteEvents(shown.recorder)
        shown.home.perform(.push(Leaf("a", shown.recorder).listening()))
        #expect(shown.recorder.lines == ["home disappeared", "a entered", "a appeared"])
    }

    @Test("an uncovered screen appears without being changed, and the commit lists it") func uncover() {
        let shown = Shown("home", "list")
        for index in 0..<2 { shown.screen(index).noteEvents(shown.recorder) }
        shown.home.trigger(.pop)
        #expect(shown.recorder.lines == ["list disappeared", "list left", "home appeared"])
        #expect(shown.host.commits[0].appearing.map(\.name) == ["home"])
        #expect(shown.host.commits[0].disappearing.map(\.name) == ["list"])
    }

    @Test("a replacement appears after the former screen has left, and the one beneath is not notified")
    func replace() {
        let shown = Shown("home")
        shown.screen(0).noteEvents(shown.recorder)
        shown.home.perform(.push(Leaf("a", shown.recorder).listening()))
        shown.recorder.forget()
        shown.home.perform(.replaceTop(Leaf("b", shown.recorder).listening()))
        #expect(shown.recorder.lines == ["a disappeared", "a left", "b entered", "b appeared", "a is freed"])
    }

    @Test("a selected tab appears with its screens, and nothing enters or leaves") func tabs() {
        let recorder = Recorder()
        let (one, two) = (StackRoot([Screen("a"), Screen("b")], name: "one"), StackRoot(Screen("c"), name: "two"))
        let tabs = TabRoot(one, two)
        let manager = WindowManager(WindowRoot(tabs))
        for node in [one, two] + one.screens + two.screens as [any Presentable] { node.noteEvents(recorder) }
        tabs.perform(.select(two))
        #expect(recorder.lines == ["b disappeared", "one disappeared", "two appeared", "c appeared"])
        recorder.forget()
        one.perform(.pop())
        #expect(recorder.lines == ["b left"], "what goes out of view unseen does not disappear")
        tabs.perform(.select(two))
        #expect(recorder.lines.last == "b left")
        tabs.report(.selected(two.node.id))
        #expect(recorder.lines.last == "two reselected")
        expect(manager, "{one[a], two[c]*}")
    }

    @Test(
        "a full-screen modal hides the screen beneath, a sheet does not",
        arguments: [PresentationStyle.fullScreen, .sheet()])
    func styles(style: PresentationStyle) {
        let shown = Shown("home")
        shown.screen(0).noteEvents(shown.recorder)
        shown.home.perform(.present(Leaf("m", shown.recorder).listening(), style: style))
        let hides = style == .fullScreen
        #expect(shown.recorder.lines == (hides ? ["home disappeared"] : []) + ["m entered", "m appeared"])
        shown.recorder.forget()
        shown.home.perform(.dismiss())
        #expect(
            shown.recorder.lines.filter { !$0.contains("freed") } == ["m disappeared", "m left"]
                + (hides ? ["home appeared"] : []))
    }

    @Test("a full-screen modal hides the modal and the screen beneath, and both appear when it goes")
    func modalOverModal() {
        let shown = Shown("home")
        shown.screen(0).noteEvents(shown.recorder)
        shown.home.perform(.present(Leaf("one", shown.recorder).listening()))
        shown.recorder.forget()
        shown.home.perform(.present(Leaf("two", shown.recorder).listening(), style: .fullScreen))
        #expect(shown.recorder.lines == ["one disappeared", "home disappeared", "two entered", "two appeared"])
        shown.recorder.forget()
        shown.home.perform(.dismiss())
        #expect(shown.recorder.lines.prefix(4) == ["two disappeared", "two left", "home appeared", "one appeared"])
    }

    @Test("a modal of a hidden tab is hidden, and appears with its tab") func hiddenModal() {
        let recorder = Recorder()
        let (one, two) = (StackRoot(Screen("a")), StackRoot(Screen("b")))
        let tabs = TabRoot(one, two)
        let manager = WindowManager(WindowRoot(tabs))
        two.perform(.present(Leaf("m", recorder).listening()))
        #expect(recorder.lines == ["m entered"])
        tabs.perform(.select(two))
        #expect(recorder.lines == ["m entered", "m appeared"])
        expect(manager, "{[a], [b]^m*}")
    }

    @Test("a screen that a chain passes through never appears, nor is it in the commit's lists") func chain() {
        let shown = Shown("home")
        shown.screen(0).noteEvents(shown.recorder)
        shown.home.perform(
            .multiple(
                .push(Leaf("a", shown.recorder).listening()), .push(Leaf("b", shown.recorder).listening()),
                .pop(), .push(Leaf("c", shown.recorder).listening())))
        #expect(
            shown.recorder.lines == [
                "home disappeared", "a entered", "c entered", "c appeared", "b is freed",
            ])
        #expect(shown.host.commits[0].appearing.map(\.name) == ["c"])
        shown.recorder.forget()
        shown.home.perform(.multiple(.push(Screen("d")), .pop()))
        #expect(shown.recorder.lines.isEmpty, "what comes back where it was has not been away")
    }

    @Test("screens appear only in a window, from the back to the front when it opens") func window() {
        let recorder = Recorder()
        let home = Stacked()
        home.perform(.set([Leaf("a", recorder).listening(), Leaf("b", recorder).listening()]))
        #expect(recorder.lines == ["a entered", "b entered"])
        recorder.forget()
        let manager = WindowManager(WindowRoot(Screen("x")))
        let window = WindowRoot(home, name: "main")
        window.noteEvents(recorder)
        manager.perform(.open(window))
        #expect(recorder.lines == ["main entered", "main appeared", "b appeared"])
        recorder.forget()
        manager.perform(.close(window))
        #expect(recorder.lines == ["b disappeared", "main disappeared", "b left", "a left", "main left"])
    }

    @Test("a window opened or closed in a commit that also changes it still appears and disappears")
    func windowChangedToo() {
        let (recorder, window) = (Recorder(), WindowRoot(name: "main"))
        let manager = WindowManager(WindowRoot(Screen("x")))
        window.noteEvents(recorder)
        let (stack, screen) = (StackRoot(), Leaf("a", recorder).listening())
        manager.perform(
            .multiple(
                .open(window), .perform(.setRoot(stack), on: window), .perform(.set([screen]), on: stack)))
        #expect(recorder.lines == ["main entered", "a entered", "main appeared", "a appeared"])
        recorder.forget()
        manager.perform(.multiple(.perform(.push(Screen("b")), on: stack), .close(window)))
        #expect(recorder.lines == ["a disappeared", "main disappeared", "a left", "main left"])
    }

    @Test("several observers are called in the order in which they began, and one that has ended is not")
    func several() {
        let (shown, recorder) = (Shown("home", "list"), Recorder())
        let list = shown.screen(1)
        let first = list.observe { recorder.note("first \($0)") }
        list.observe { event in
            recorder.note("second \(event)")
            if event == .disappeared { first.end() }
        }
        shown.home.trigger(.pop)
        #expect(recorder.lines == ["first disappeared", "second disappeared", "second left"])
    }

    @Test("an observer that ends while an event is being sent is not notified of it any more") func endsInTheMiddle() {
        let (shown, recorder) = (Shown("home", "list"), Recorder())
        let list = shown.screen(1)
        var second: Observer<NodeEvent>?
        list.observe { _ in second?.end() }
        second = list.observe { recorder.note("second \($0)") }
        shown.home.trigger(.pop)
        #expect(recorder.lines.isEmpty)
    }

    @Test("a node that goes releases its observers, and an ended observer releases what it held") func released() {
        weak var held: Screen?
        let recorder = Recorder()
        let observer: Observer<NodeEvent>
        do {
            let (screen, token) = (Screen("held"), Screen("observed"))
            held = screen
            observer = token.observe { _ in recorder.note(screen.name) }
            observer.end()
        }
        #expect(held == nil)
        weak var second: Screen?
        weak var of: Observer<NodeEvent>?
        do {
            let (screen, observed) = (Screen("held"), Screen("observed"))
            second = screen
            of = observed.observe { _ in recorder.note(screen.name) }
            #expect(second != nil && of != nil)
        }
        #expect(second == nil && of == nil)
    }

    @Test("a handler's trigger runs after the commit that caused the event") func triggers() {
        let shown = Shown("home")
        let leaf = Leaf("a", shown.recorder)
        leaf.observe { [unowned shown] event in
            shown.recorder.note("a \(event)")
            if event == .appeared { shown.home.trigger(.push("b"), completion: shown.recorder("b")) }
        }
        shown.home.perform(.push(leaf), completion: shown.recorder("a"))
        #expect(shown.recorder.lines == ["a entered", "a appeared", "a: completed", "a disappeared", "b: completed"])
    }

    @Test("events wait for the host, and none is sent for a refused commit") func afterSettling() {
        let shown = Shown("home", isHolding: true)
        shown.screen(0).noteEvents(shown.recorder)
        shown.home.trigger(.push("a"))
        #expect(shown.recorder.lines.isEmpty)
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["home disappeared"])
        shown.home.trigger(.pop, completion: { _ in })
        shown.host.refuse("no")
        #expect(shown.recorder.lines == ["home disappeared"])
    }

    @Test("a screen moved within one commit neither leaves nor enters, nor appears if it was visible") func moved() {
        let recorder = Recorder()
        let (one, two) = (StackRoot([Screen("a"), Screen("b")]), StackRoot(Screen("c")))
        let manager = WindowManager(WindowRoot(SplitRoot(one, two)))
        let screen = one.screens[1]
        screen.noteEvents(recorder)
        manager.perform(.multiple(.perform(.pop(), on: one), .perform(.push(screen), on: two)))
        expect(manager, "([a] | [c, b])")
        #expect(recorder.lines.isEmpty)
    }
}
