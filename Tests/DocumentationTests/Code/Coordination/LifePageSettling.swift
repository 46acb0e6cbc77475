@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// What the page on the life of a trigger says of hosts, in words and tables.
@Suite("The page on the life of a trigger: settling", .noUnhandledFailures) struct LifePageSettling {
    let stack = StackRoot(Screen("home"))
    let time = ManualTime()
    let windows: WindowManager
    let host: TestHost

    init() {
        windows = WindowManager(WindowRoot(stack, name: "main"), time: time)
        host = TestHost(windows, isHolding: true)
    }

    private final class Heard {
        var lines: [String] = []
        func callAsFunction(_ name: String) -> (TransitionOutcome) -> Void {
            { self.lines.append("\(name): \($0)") }
        }
    }

    private func push(
        _ name: String, _ heard: Heard, with options: TransitionOptions = .animated,
        _ kind: TransitionAnimation.Kind? = nil
    ) {
        let animation = kind.map {
            TransitionAnimation("slide", duration: .seconds(1), kind: $0)
        }
        stack.perform(.push(Screen(name), animation: animation), with: options, completion: heard(name))
    }

    @Test("an observer of commits sees the change of an effect, and the host gets no commit of it")
    func effects() {
        var text = "old"
        var drawn: [String] = []
        host.isHolding = false
        windows.observeCommits { _ in drawn.append(text) }
        let count = host.commits.count
        stack.perform(.effect("edit") { text = "new" })
        #expect(host.commits.count == count)
        #expect(drawn == ["new"])
        stack.perform(.multiple(.push(Screen("a")), .effect("edit") { text = "newest" }))
        #expect(host.commits.count == count + 1)
        #expect(drawn == ["new", "newest"])
    }

    @Test("acknowledged, refused, and silent") func answers() {
        let heard = Heard()
        push("a", heard)
        expect(windows, "main: [home, a]")
        host.acknowledge()
        push("b", heard)
        host.refuse("it is dark")
        expect(windows, "main: [home, a]")
        push("c", heard)
        time.advance(by: .seconds(10))
        expect(windows, "main: [home, a]")
        #expect(
            heard.lines == [
                "a: completed", "b: failed: Can't show the commit of push(b): a host refused: it is dark.",
                "c: failed: Can't show the commit of push(c): a host did not answer within 10.0 seconds.",
            ])
    }

    @Test("waiting triggers run in order, on the tree as it then is, and a failure delays no other") func inOrder() {
        let heard = Heard()
        push("a", heard)
        push("b", heard)
        stack.perform(.pop(to: Screen("absent")), completion: heard("pop"))
        push("c", heard)
        push("d", heard, with: TransitionOptions(policy: .reject))
        host.refuse("no")
        expect(windows, "main: [home, b]")
        host.acknowledge()
        host.acknowledge()
        expect(windows, "main: [home, b, c]")
        #expect(heard.lines.map { $0.prefix(9) } == ["d: reject", "a: failed", "b: comple", "pop: fail", "c: comple"])
    }

    @Test("a report ends a settling commit as it is shown, and runs before waiting triggers") func report() {
        let heard = Heard()
        push("a", heard)
        push("b", heard)
        host.swipeBack(completion: heard("swipe"))
        #expect(heard.lines == ["a: completed"])
        expect(windows, "main: [home]")
        host.acknowledge()
        #expect(heard.lines.last == "swipe: completed")
        expect(windows, "main: [home, b]")
    }

    @Test("a gesture takes over an interruptible commit, or is rejected; later triggers wait") func gestures() {
        let heard = Heard()
        push("a", heard, .interactive)
        #expect(!stack.begin(.pop(), completion: heard("early")).isActive)
        host.acknowledge()
        push("b", heard, .interruptible)
        let swipe = stack.begin(.pop(), completion: heard("swipe"))
        #expect(swipe.isActive)
        push("c", heard)
        host.swipeBack(to: stack.screens[0], completion: heard("person"))
        #expect(
            heard.lines == [
                "early: rejected: something else is still settling", "a: completed", "b: completed",
                "swipe: cancelled: the user turned back half-way",
            ])
        host.acknowledge()
        host.acknowledge()
        #expect(heard.lines.suffix(2) == ["person: completed", "c: completed"])
    }

    @Test("a host that is removed is not waited for, and one that comes is shown the tree") func changedHosts() {
        let heard = Heard()
        push("a", heard)
        let other = TestHost(windows)
        #expect(heard.lines == ["a: completed"])
        expect(other.shown, "main: [home, a]")
        other.isHolding = true
        push("b", heard)
        windows.attach(nil)
        #expect(heard.lines.last == "b: completed")
    }

    @Test("all that is pending ends when the tree goes") func released() {
        let heard = Heard()
        do {
            let app = FrontPageApp.AppCoordinator()
            let windows = WindowManager(WindowRoot(app))
            let host = TestHost(windows, isHolding: true)
            app.trigger(.login, completion: heard("login"))
            app.trigger(.tab(.account), completion: heard("tab"))
            #expect(heard.lines.isEmpty && !host.waiting.isEmpty)
        }
        #expect(heard.lines == ["login: cancelled: the tree has gone", "tab: cancelled: the tree has gone"])
    }

    @Test("a deadline needs time, and no deadline is one that never comes") func noTime() {
        let heard = Heard()
        let news = StackRoot(Screen("news"))
        news.perform(.pop(), with: TransitionOptions(deadline: .seconds(1)), completion: heard("pop"))
        #expect(heard.lines == ["pop: failed: Can't keep a deadline: there is no time source."])
        windows.deadline = nil
        push("a", heard)
        time.advance(by: .seconds(100_000))
        #expect(heard.lines.count == 1)
        host.acknowledge()
        #expect(heard.lines.last == "a: completed")
    }

    @Test("an action that is not allowed is reported all the same, and rejected") func allowed() {
        let heard = Heard()
        let question = Screen("question")
        stack.perform(.present(question, style: .sheet(dismissible: false)), completion: heard("present"))
        host.acknowledge()
        #expect(!windows.allows(.dismissed(question.id)))
        let shown = host.told.count
        host.dragAway(question, completion: heard("drag"))
        #expect(heard.lines.last == "drag: rejected: 'question' has to be answered first")
        #expect(host.told.count == shown + 1)
        expect(windows, "main: [home]^question")
        windows.report(.popped(to: stack.screens[0].node.id), completion: heard("again"))
        #expect(heard.lines.last == "again: no change")
    }

    @Test("the longest animation comes on top of the deadline") func animationTime() {
        let heard = Heard()
        push("a", heard, .static)
        time.advance(by: .seconds(10.5))
        #expect(heard.lines.isEmpty)
        time.advance(by: .seconds(0.5))
        #expect(heard.lines.count == 1)
        expect(windows, "main: [home]")
    }

    @Test("a trigger behind a commit that a gesture takes over runs after the gesture") func gestureFirst() {
        let heard = Heard()
        push("a", heard, .interruptible)
        push("b", heard)
        let swipe = stack.begin(.pop(), completion: heard("swipe"))
        #expect(swipe.isActive && heard.lines == ["a: completed"])
        expect(windows, "main: [home]")
        swipe.cancel()
        expect(windows, "main: [home, a, b]")
        host.acknowledge()
        #expect(heard.lines.last == "b: completed")
    }
}
