@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing
import Transitions

/// Writes down what is reported of what comes into view: `cause > front (what appeared)`.
final class VisibilityLog {
    private(set) var lines: [String] = []
    private(set) var fronts: [NodeID?] = []

    func note(_ change: VisibilityChange) {
        for item in change.appeared + [change.front].compactMap(\.self) { #expect(item.presentable.node.id == item.id) }
        fronts.append(change.front?.id)
        let appeared = change.appeared.map(\.title).joined(separator: " ")
        lines.append("\(change.cause) > \(change.front?.title ?? "-") (\(appeared))")
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@Suite("Changes of visibility", .bothEnds, .noUnhandledFailures) struct VisibilityChangeTests {
    private let list = Screen("list")
    private let home: StackRoot
    private let account = StackRoot(Screen("profile"), name: "account")
    private let tabs: TabRoot
    private let window: WindowRoot
    private let time = ManualTime()
    private let windows: WindowManager
    private let log = VisibilityLog()

    init() {
        home = StackRoot(list, name: "home")
        tabs = TabRoot([home, account], name: "tabs")
        window = WindowRoot(tabs, name: "main")
        windows = WindowManager(window, time: time)
    }

    private func observe() {
        windows.observeVisibility { [log] in log.note($0) }
        _ = log.take()
    }

    @Test("the screen in view already is reported first, so that a launch is seen") func launch() {
        windows.observeVisibility { [log] in log.note($0) }
        #expect(log.lines == ["begin > list (main tabs home list)"])
        #expect(log.fronts[0] == list.id)
    }

    @Test("a push, a pop, a tab, a sheet and a full screen are screen views, and so is what they uncover")
    func views() {
        observe()
        home.perform(.push(Screen("article")))
        home.perform(.pop())
        tabs.perform(.select(account))
        tabs.perform(.select(home))
        tabs.perform(.present(Screen("sheet")))
        tabs.perform(.dismiss())
        tabs.perform(.present(Screen("full"), style: .fullScreen))
        tabs.perform(.dismiss())
        home.perform(.replaceTop(Screen("other")))
        #expect(
            log.take() == [
                "push(article) > article (article)", "pop() > list (list)",
                "select(account) > profile (account profile)",
                "select(home) > list (home list)", "present(sheet) > sheet (sheet)", "dismiss() > list ()",
                "present(full) > full (full)", "dismiss() > list (tabs home list)", "replaceTop(other) > other (other)",
            ])
    }

    @Test("a style that covers hides what is beneath, and one that does not leaves it in view") func styles() {
        observe()
        tabs.perform(.present(Screen("m"), style: .custom("curtain", covers: true)))
        tabs.perform(.dismiss())
        tabs.perform(.present(Screen("n"), style: .overFullScreen))
        tabs.perform(.dismiss())
        #expect(
            log.take() == [
                "present(m) > m (m)", "dismiss() > list (tabs home list)", "present(n) > n (n)", "dismiss() > list ()",
            ])
    }

    @Test("each screen is reported once, and what a chain passes through is not") func chain() {
        observe()
        home.perform(.multiple(.push(Screen("a")), .push(Screen("b")), .pop(), .push(Screen("c"))))
        home.perform(.multiple(.push(Screen("d")), .pop()))
        tabs.perform(.multiple(.select(account), .select(home)))
        tabs.perform(.multiple(.select(account), .present(Screen("e")), .dismiss()))
        #expect(log.lines.map { $0.drop { $0 != ">" } } == ["> c (c)", "> profile (account profile)"])
    }

    @Test("a commit that changes nothing in view is not reported") func nothing() {
        observe()
        home.perform(.none())
        home.perform(.multiple(.push(Screen("a")), .refuse("go on", because: "it is late"))) { _ in }
        home.perform(.pop()) { _ in }
        account.perform(.push(Screen("hidden")))
        account.perform(.present(Screen("hidden sheet")))
        home.perform(.alert("Sure?", choices: [.cancel()]))
        home.back(completion: nil)
        tabs.perform(.select(home))
        tabs.perform(.set([account, home]))
        #expect(log.lines == [])
        tabs.perform(.select(account))
        #expect(log.take() == ["select(account) > hidden sheet (account hidden hidden sheet)"])
    }

    @Test("embedded content appears, and is in front only where it is a container") func embedded() {
        observe()
        home.perform(.embed(Screen("bar"), in: list))
        home.perform(.embed(StackRoot(Screen("map"), name: "maps"), in: list))
        #expect(log.take() == ["embed(bar) > - (bar)", "embed(maps) > map (maps map)"])
    }

    @Test("a root with nothing in front is not a screen view, and the screen that fills it is one") func empty() {
        let split = SplitRoot(Screen("a"))
        observe()
        window.perform(.setRoot(split))
        split.perform(.clear(column: 0))
        split.perform(.set([Screen("b")]))
        #expect(log.lines.map { $0.drop { $0 != ">" } } == ["> a (SplitRoot a)", "> b (b)"])
    }

    @Test("windows are opened, come to the front and are closed") func severalWindows() {
        observe()
        let editor = WindowRoot(StackRoot(Screen("draft"), name: "drafts"), name: "editor")
        windows.perform(.open(editor))
        windows.perform(.bringToFront(window))
        windows.perform(.bringToFront(window))
        editor.perform(.present(Screen("behind")))
        windows.perform(.bringToFront(editor))
        windows.perform(.close(editor))
        #expect(
            log.take() == [
                "open(editor) > draft (editor drafts draft)", "bringToFront(main) > list ()",
                "present(behind) > - (behind)", "bringToFront(editor) > behind ()", "close(editor) > list ()",
            ])
    }

    @Test("while a host holds nothing is reported, and afterwards only what it has shown") func holding() {
        observe()
        let host = TestHost(windows, isHolding: true)
        home.perform(.push(Screen("a")))
        #expect(log.lines == [])
        host.acknowledge()
        #expect(log.take() == ["push(a) > a (a)"])
        home.perform(.push(Screen("b"))) { _ in }
        host.refuse("no")
        home.perform(.push(Screen("c"))) { _ in }
        time.advance(by: .seconds(60))
        #expect(log.lines == [])
        expect(windows, "main: tabs{home[list, a]*, account[profile]}")
    }

    @Test("a user's action is reported as it is noted, and the commit that it cut short before it") func reports() {
        observe()
        let host = TestHost(windows, isHolding: true)
        home.perform(.push(Screen("a")))
        host.swipeBack()
        #expect(log.take() == ["push(a) > a (a)"])
        host.acknowledge()
        #expect(log.take() == ["the user: popped to /0/0/0/0 > list (list)"])
    }

    @Test("a gesture that is cancelled is not reported, one that is finished is, once") func gestures() {
        home.perform(.push(Screen("a")))
        observe()
        let first = home.begin(.pop()) { _ in }
        first.update(0.5)
        first.cancel()
        #expect(log.lines == [])
        let second = home.begin(.pop()) { _ in }
        second.update(0.9)
        #expect(log.lines == [])
        second.finish()
        #expect(log.take() == ["pop() > list (list)"])
    }

    @Test("an observer added while a commit settles gets the former view, and the new one after that")
    func begunWhileSettling() {
        let host = TestHost(windows, isHolding: true)
        home.perform(.push(Screen("a"))) { _ in }
        windows.observeVisibility { [log] in log.note($0) }
        #expect(log.take() == ["begin > list (main tabs home list)"])
        expect(windows, "main: tabs{home[list, a]*, account[profile]}")
        host.acknowledge()
        #expect(log.take() == ["push(a) > a (a)"])
        home.perform(.push(Screen("b"))) { _ in }
        let second = VisibilityLog()
        windows.observeVisibility { second.note($0) }
        host.refuse("no")
        #expect(second.lines == ["begin > a (main tabs home a)"] && log.lines == [])
    }

    @Test("an observer added in a verb, an event or a completion gets each view once") func begunWithin() {
        let (verb, event, completion) = (VisibilityLog(), VisibilityLog(), VisibilityLog())
        let article = Screen("a")
        article.observe { [windows] in if $0 == .entered { windows.observeVisibility { event.note($0) } } }
        let push = Transition<StackRoot>("push it") { [windows] editor in
            try editor.perform(.push(article))
            windows.observeVisibility { verb.note($0) }
            try editor.perform(.push(Screen("b")))
        }
        home.perform(push) { [windows] _ in windows.observeVisibility { completion.note($0) } }
        #expect(verb.lines == ["begin > list (main tabs home list)", "push it() > b (b)"])
        #expect(event.lines == ["begin > b (main tabs home b)"])
        #expect(completion.lines == ["begin > b (main tabs home b)"])
        home.perform(.pop())
        for log in [verb, event, completion] { #expect(log.lines.last == "pop() > a (a)") }
    }

    @Test("a trigger by an observer comes after, and all observers are notified of all in order") func triggering() {
        let second = VisibilityLog()
        windows.observeVisibility { [log, home] change in
            log.note(change)
            if change.front?.name == "a" { home.perform(.push(Screen("b"))) }
        }
        windows.observeVisibility { second.note($0) }
        home.perform(.push(Screen("a")))
        let views = ["begin > list (main tabs home list)", "push(a) > a (a)", "push(b) > b (b)"]
        #expect(log.lines == views && second.lines == views)
    }

    @Test("a change is reported after the events, and before completions and observers of commits") func order() {
        var lines: [String] = []
        windows.observeCommits { _ in lines.append("commit") }
        windows.observeVisibility { lines.append($0.front?.name ?? "") }
        list.observe { lines.append("\($0)") }
        home.perform(.multiple(.push(Screen("a")), .effect("note") { lines.append("effect") })) { _ in
            lines.append("completion")
        }
        #expect(lines == ["list", "disappeared", "a", "effect", "completion", "commit"])
    }

    @Test("an observer that has ended is not notified, and is let go of with the next view") func ended() {
        final class Token {}
        var token: Token? = Token()
        weak let kept = token
        let observer = windows.observeVisibility { [log, token] in
            log.note($0)
            withExtendedLifetime(token) {}
        }
        token = nil
        #expect(kept != nil)
        observer.end()
        #expect(kept == nil)
        home.perform(.push(Screen("a")))
        #expect(log.lines == ["begin > list (main tabs home list)"])
        observe()
        home.perform(.pop())
        #expect(log.take() == ["pop() > list (list)"])
        var own: Observer<VisibilityChange>?
        own = windows.observeVisibility { [log] in
            log.note($0)
            own?.end()
        }
        _ = log.take()
        home.perform(.push(Screen("b")))
        home.perform(.push(Screen("c")))
        #expect(log.take() == ["push(b) > b (b)", "push(b) > b (b)", "push(c) > c (c)"])
    }

    @Test("a reported screen is freed afterwards") func keepsNothing() {
        observe()
        home.perform(.push { Screen("a") })
        weak let article = home.top
        #expect(article != nil)
        home.perform(.pop())
        #expect(article == nil)
    }

    @Test("each of two managers reports its own part of a commit over both") func twoManagers() {
        let stack = StackRoot(Screen("x"), name: "else")
        let others = WindowManager(WindowRoot(stack, name: "other"))
        let log = VisibilityLog()
        others.observeVisibility { log.note($0) }
        observe()
        home.perform(.multiple(.push(Screen("a")), .perform(.push(Screen("y")), on: stack)))
        #expect(log.lines.last?.hasSuffix("> y (y)") == true && log.lines.count == 2)
        #expect(self.log.lines.count == 1 && self.log.lines[0].hasSuffix("> a (a)"))
        home.perform(.perform(.pop(), on: stack))
        #expect(log.lines.last?.hasSuffix("> x (x)") == true && self.log.lines.count == 1)
    }

    @Test("a recovery and a reset are reported") func recovery() {
        let windows = WindowManager(time: time) { [WindowRoot(StackRoot(Screen("start"), name: "s"), name: "w")] }
        windows.observeVisibility { [log] in log.note($0) }
        let root = windows.windows.first
        let host = TestHost(windows, isHolding: true)
        root?.perform(.present(Screen("lost"))) { _ in }
        root?.recover(to: .setRoot(StackRoot(Screen("safe"), name: "t")))
        windows.reset()
        host.acknowledge()
        #expect(
            log.lines.map { $0.drop { $0 != ">" } } == [
                "> start (w s start)", "> safe (t safe)", "> start (w s start)",
            ])
    }

    @Test("nothing is in view without a window, or in an empty one") func noWindow() {
        let log = VisibilityLog()
        let windows = WindowManager()
        windows.observeVisibility { log.note($0) }
        #expect(log.lines == [])
        windows.perform(.open(WindowRoot(StackRoot(), name: "empty")))
        #expect(log.lines == ["open(empty) > - (empty StackRoot)"])
    }

    @Test("a change says what has come, on one line") func words() {
        let windows = WindowManager(WindowRoot(StackRoot(Screen("b")), name: "other"))
        var change: VisibilityChange?
        windows.observeVisibility { change = $0 }
        #expect(change?.description == "begin: b")
        #expect(change?.front?.name == "b" && change?.front?.presentable is Screen)
    }
}

/// What comes into view, awaited.
@Suite(.bothEnds, .noUnhandledFailures) @MainActor struct VisibilityStreamTests {
    @Test("each view is read once, what is in view first, until the manager goes") func order() async {
        let changes: AsyncStream<String>
        weak var watched: WindowManager?
        do {
            let stack = StackRoot(Screen("home"))
            let manager = WindowManager(WindowRoot(stack))
            watched = manager
            changes = views(of: manager)
            stack.perform(.push(Screen("a")), completion: nil)
            stack.perform(.none(), completion: nil)
            stack.perform(.pop(), completion: nil)
        }
        #expect(watched == nil)
        var lines: [String] = []
        for await record in changes { lines.append("\(record)") }
        #expect(lines == ["begin: home", "push(a): a", "pop(): home"])
    }

    @Test("a stream that is dropped is forgotten, and each is a stream of its own") func dropped() async {
        let stack = StackRoot(Screen("home"))
        var manager: WindowManager? = WindowManager(WindowRoot(stack))
        _ = manager.map(views)
        let first = views(of: manager!)
        stack.perform(.push(Screen("a")), completion: nil)
        let second = views(of: manager!)
        manager = nil
        var lines: [String] = []
        for await record in first { lines.append("1 \(record)") }
        for await record in second { lines.append("2 \(record)") }
        #expect(lines == ["1 begin: home", "1 push(a): a", "2 begin: a"])
    }
}

/// The words of every change, to be awaited.
private func views(of manager: WindowManager) -> AsyncStream<String> {
    AsyncStream(observing: { next in manager.observeVisibility { next("\($0)") } })
}
