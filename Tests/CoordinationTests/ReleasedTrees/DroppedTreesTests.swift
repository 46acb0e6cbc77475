@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing

/// A tree is released while a host has not answered, and calls of its own outermost node wait in line.
@Suite(.bothEnds, .noUnhandledFailures) struct DroppedTreesTests {
    enum Route: Coordination.Route, Codable { case push(String), ask, login, start }

    private final class News: Coordinator {
        let root = StackRoot(Screen("news"))
        var gate: [Gate] = []
        var meanwhile: () -> Void = {}

        func gates(for route: Route) -> [Gate] { route == .login ? [] : gate }

        func prepareTransition(for route: Route) -> Transition<StackRoot> {
            meanwhile()
            return switch route {
            case .push(let name): .push(Screen(name))
            case .ask: .push(Pick().returning { Route.push("\($0)") })
            case .login: .present(Screen("login"))
            case .start: .set([Screen("start")])
            }
        }
    }

    /// A host that keeps each commit, and answers when it is told to.
    private final class Silent: Host {
        private var kept: [HostCommit] = []
        func show(_ root: any Presentable) {}
        func apply(_ commit: HostCommit) { kept.append(commit) }
        func look() {
            for commit in kept {
                _ = (commit.changes, commit.touched, commit.appearing, commit.disappearing, commit.duration())
            }
        }
        func answer() {
            let all = kept
            kept = []
            for commit in all { commit.acknowledge() }
        }
    }

    private final class Answering: Host {
        func show(_ root: any Presentable) {}
        func apply(_ commit: HostCommit) { commit.acknowledge() }
    }

    private let recorder = Recorder()

    /// Does something with a coordinator that nothing shows, and expects that it goes.
    private func expectGone(at location: SourceLocation = #_sourceLocation, _ body: (News) -> Void) {
        weak var node: Node?
        weak var coordinator: News?
        do {
            let news = News()
            (node, coordinator) = (news.root.node, news)
            body(news)
        }
        #expect(node == nil && coordinator == nil, sourceLocation: location)
    }

    /// Something that is called on the outermost node of a tree, and has a completion.
    private enum Verb: CaseIterable {
        case push, present, back, perform, send, link, address, cause, coalesced, signal

        func call(_ root: some ContainerRoot, _ taker: News, _ done: @escaping (TransitionOutcome) -> Void)
            throws
        {
            let links: Links<Route> = [.path().value(String.self).route(Route.push)]
            switch self {
            case .push: root.push(Screen("x"), completion: done)
            case .present: root.present(Screen("x"), completion: done)
            case .back: root.back(completion: done)
            case .perform: root.perform(.dismissAll(), completion: done)
            case .send: root.node.send(Route.push("x"), completion: done)
            case .link: taker.trigger([Hop(Route.push("x")), Hop(Route.push("y"))], completion: done)
            case .address: root.trigger(try links.link(for: "/x"), completion: done)
            case .cause: root.trigger(Cause.route(Route.push("x")), completion: done)
            case .coalesced:
                root.perform(.dismissAll(), with: .init(policy: .coalesce), completion: done)
            case .signal: root.gatesChanged(completion: done)
            }
        }
    }

    @Test("a call on windows that waits in line ends once as released, and keeps nothing", arguments: Verb.allCases)
    private func windows(verb: Verb) throws {
        weak var node: Node?
        weak var model: Node?
        do {
            let news = News()
            let screen = Screen("model")
            let windows = WindowManager(WindowRoot(news, name: "main"))
            (node, model) = (windows.node, screen)
            windows.attach(Silent())
            news.perform(.push(screen), completion: recorder("first"))
            try verb.call(windows, news, recorder("second"))
            try verb.call(windows, news, recorder("third"))
            #expect(recorder.lines.isEmpty)
        }
        #expect(node == nil && model == nil)
        for call in ["first", "second", "third"] { #expect(recorder.outcome(call) == .cancelled(.released), "\(call)") }
    }

    @Test("a waiting call on a coordinator that nothing shows ends as released, and keeps nothing", arguments: 0..<10)
    func alone(call: Int) {
        expectGone { news in
            news.attach(Silent())
            news.trigger(.push("a"), completion: recorder("first"))
            let done = recorder("second")
            switch call {
            case 0: news.trigger(.push("b"), completion: done)
            case 1: news.perform(.push(Screen("b")), completion: done)
            case 2: news.root.perform(.push(Screen("b")), completion: done)
            case 3: news.trigger(.push("b"), then: Route.push("c"), completion: done)
            case 4: news.back(completion: done)
            case 5: news.weakRouter.trigger(.push("b"), completion: done)
            case 6: news.push(Screen("b"), completion: done)
            case 7: news.node.send(Route.push("b"), completion: done)
            case 8: news.gatesChanged(completion: done)
            default: RedirectionRouter(to: news) { (route: Route) in route }.trigger(.push("b"), completion: done)
            }
            #expect(recorder.lines.isEmpty)
        }
        #expect(recorder.outcome("first") == .cancelled(.released))
        #expect(recorder.outcome("second") == .cancelled(.released))
    }

    @Test(
        "a joined call whose commit the host does not answer ends as released, and keeps nothing",
        arguments: Verb.allCases.filter { $0 != .signal })
    private func joined(verb: Verb) throws {
        expectGone { news in
            news.attach(Silent())
            news.meanwhile = { [weak news, recorder] in
                guard let news else { return }
                news.meanwhile = {}
                do { try verb.call(news.root, news, recorder("second")) } catch { Issue.record(error) }
            }
            news.trigger(.push("a"), completion: recorder("first"))
            #expect(recorder.lines.isEmpty)
        }
        #expect(recorder.outcome("first") == .cancelled(.released))
        #expect(recorder.outcome("second") == .cancelled(.released))
    }

    @Test("a step back at the root, which only notifies the host, keeps nothing", arguments: [1, 2])
    func backAtRoot(count: Int) {
        expectGone { news in
            news.attach(Silent())
            news.meanwhile = { [weak news] in news?.root.back(count) }
            news.trigger(.start, completion: recorder("start"))
            #expect(recorder.lines.isEmpty)
        }
        #expect(recorder.outcome("start") == .cancelled(.released))
    }

    @Test("a trigger on a removed coordinator has its turn, and then the coordinator is freed") func turns() {
        let host = Silent()
        let home = News()
        home.attach(host)
        weak var child: News?
        do {
            let made = News()
            child = made
            home.perform(.push(made))
            host.answer()
            home.perform(.popToRoot())
            made.trigger(.push("late"), completion: recorder("late"))
        }
        #expect(child != nil)
        host.answer()
        #expect(recorder.outcome("late")?.isCompleted == true)
        #expect(child == nil)
    }

    @Test("a trigger that waits in line behind a silent host has its turn")
    func placed() {
        let host = Silent()
        let news = News()
        news.attach(host)
        news.trigger(.push("a"))
        news.trigger(.push("b"), completion: recorder("b"))
        host.answer()
        #expect(recorder.lines.isEmpty)
        host.answer()
        #expect(recorder.outcome("b")?.isCompleted == true)
        expect(news, "[news, a, b]")
    }

    @Test("windows lent to a commit of another tree that settles keep nothing") func lent() {
        let other = News()
        other.attach(Silent())
        weak var node: Node?
        do {
            let news = News()
            let windows = WindowManager(WindowRoot(news, name: "main"))
            node = windows.node
            other.perform(
                .multiple(.push(Screen("x")), .perform(.push(Screen("y")), on: news.root)), completion: recorder("both")
            )
            windows.back(completion: recorder("back"))
            #expect(recorder.lines.isEmpty)
        }
        #expect(node == nil)
        #expect(recorder.outcome("back") == .cancelled(.released))
    }

    @Test("a call on a removed coordinator, in line where it was, keeps neither tree as one has borrowed the other")
    func removedAndBorrowing() {
        weak var node: Node?
        weak var removed: Node?
        do {
            let (news, inner, host) = (News(), News(), Silent())
            (node, removed) = (news.root.node, inner.root.node)
            news.perform(.push(inner))
            news.attach(host)
            news.perform(.pop()) { [recorder] _ in
                inner.perform(.perform(.push(Screen("x")), on: news.root), completion: recorder("both"))
            }
            inner.gatesChanged(completion: recorder("signal"))
            host.answer()
            #expect(recorder.lines.isEmpty)
        }
        #expect(node == nil && removed == nil)
        let gone = "failed: Can't go on with gatesChanged(): it has been released."
        #expect(recorder.lines == ["both: cancelled: the tree has gone", "signal: \(gone)"])
    }

    @Test("windows lent to a settling tree are freed with that tree, also with a deadline", arguments: [false, true])
    func lentToOneThatGoes(isCalled: Bool) {
        weak var coordinator: News?
        do {
            let other = Stacked("other")
            other.attach(Silent())
            do {
                let news = News()
                coordinator = news
                let windows = WindowManager(WindowRoot(news, name: "main"), time: ManualTime())
                windows.attach(Answering())
                other.perform(
                    .multiple(.push(Screen("x")), .perform(.push(Screen("y")), on: news.root)),
                    completion: recorder("both"))
                if isCalled { windows.back(completion: recorder("back")) }
                #expect(recorder.lines.isEmpty)
            }
            #expect(recorder.lines.count == (isCalled ? 1 : 0))
            withExtendedLifetime(other) {}
        }
        #expect(coordinator == nil)
        #expect(recorder.outcome("both") == .cancelled(.released))
    }

    @Test("a host that reads a commit and does not answer keeps nothing", arguments: [false, true])
    func looking(isShared: Bool) {
        weak var node: Node?
        weak var inner: Node?
        let host = Silent()
        do {
            let (news, other) = (News(), News())
            (node, inner) = (news.root.node, other.root.node)
            news.attach(host)
            other.attach(host)
            let cover = { Transition<StackRoot>.present(Screen("cover"), style: .fullScreen) }
            news.perform(
                isShared ? .multiple(cover(), .perform(cover(), on: other.root)) : cover(),
                completion: recorder("cover"))
            host.look()
            #expect(recorder.lines.isEmpty)
        }
        #expect(node == nil && inner == nil)
        #expect(recorder.outcome("cover") == .cancelled(.released))
    }

    @Test("a root whose alert is answered while its host is silent is not kept by the answer", arguments: 0..<4)
    func answered(way: Int) {
        expectGone { news in
            switch way {
            case 0:
                news.gate = [Gate("porter") { _ in .ask("Sure?", choices: [.proceed("Yes"), .cancel("No")]) }]
                news.trigger(.push("a"), completion: recorder("asking"))
            case 1: news.perform(.alert("Hint", choices: [AlertChoice("Yes")]), completion: recorder("asking"))
            default: news.ask("Sure?", [Answer("Yes", 1)]) { _ in recorder.note("asked") }
            }
            news.attach(Silent())
            if way == 3 {
                news.perform(.choose("Yes"), completion: recorder("choose"))
            } else {
                news.choose("Yes", completion: recorder("choose"))
            }
            #expect(recorder.outcome("choose") == nil)
        }
        #expect(recorder.outcome("choose") == .cancelled(.released))
    }

    /// How a commit ends that a host was handed.
    private enum HostAnswer: CaseIterable { case acknowledged, refused, acknowledgedLater, refusedLater, recovered }

    /// A host that runs something as a commit ends.
    private final class Ending: Host {
        var commit: HostCommit?
        private let answer: HostAnswer
        private let ended: () -> Void

        init(_ answer: HostAnswer, ended: @escaping () -> Void) {
            self.answer = answer
            self.ended = ended
        }

        func show(_ root: any Presentable) {}

        func apply(_ commit: HostCommit) {
            commit.onEnd = ended
            switch answer {
            case .acknowledged: commit.acknowledge()
            case .refused: commit.refuse("no")
            case .acknowledgedLater, .refusedLater, .recovered: self.commit = commit
            }
        }
    }

    @Test(
        "a window goes on by itself if its manager is released as a host ends a commit", arguments: HostAnswer.allCases)
    private func ending(answer: HostAnswer) {
        let window = WindowRoot(News(), name: "main")
        var windows: WindowManager? = WindowManager(window)
        let host = Ending(answer) {
            windows = nil
            window.perform(.dismiss(), completion: recorder("dismiss"))
        }
        windows?.attach(host)
        window.present(Screen("cover"), completion: recorder("cover"))
        switch answer {
        case .acknowledgedLater: host.commit?.acknowledge()
        case .refusedLater: host.commit?.refuse("no")
        case .recovered: windows?.recover(to: .none(), completion: { _ in })
        case .acknowledged, .refused: break
        }
        #expect(windows == nil)
        #expect(recorder.lines.map { $0.prefix { $0 != ":" } }.sorted() == ["cover", "dismiss"], "\(recorder.lines)")
        // The call of a host that answers at once keeps the windows, until it is about to return.
        expect(window, answer == .acknowledged ? "main: [news]^cover" : "main: [news]")
        #expect(recorder.outcome("dismiss") == .cancelled(.released) || answer != .acknowledged)
    }
}

/// A tree is released while a task awaits a call of its own.
@Suite(.bothEnds, .noUnhandledFailures) @MainActor struct DroppedAwaitingTests {
    @Test("an awaited call ends as released if its tree goes", arguments: [false, true])
    func awaited(isInLine: Bool) async {
        var news: Stacked? = Stacked("news")
        let handle = news?.weakRouter
        weak let node = news?.root.node
        let host = news.map { TestHost($0, isHolding: true) }
        if isInLine { news?.trigger(.push("a"), completion: { _ in }) }
        let call = Task.immediate { @MainActor in
            do throws(TransitionOutcome.Failure) {
                _ = try await handle?.trigger(.push("b"))
                return TransitionOutcome.Failure?.none
            } catch {
                return error
            }
        }
        news = nil
        #expect(node == nil)
        #expect(await call.value == .cancelled(.released))
        withExtendedLifetime(host) {}
    }
}
