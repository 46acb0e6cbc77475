@_spi(Log) import Coordination
import CoordinationTesting
import Synchronization
import Testing

/// Commits that are observed without a window at hand.
@Suite("Taps on commits", .bothEnds, .noUnhandledFailures) struct CommitTapTests {
    /// Keeps lines; may be called from anywhere.
    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        func note(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }

        /// What was noted since this was called last.
        func take() -> [String] {
            lines.withLock { lines in
                defer { lines = [] }
                return lines
            }
        }
    }

    private static func tap<Result>(_ lines: Lines, _ mark: String = "", _ body: () throws -> Result) rethrows -> Result
    {
        try CommitTap.observing {
            lines.note(mark + $0.description)
        } perform: {
            try body()
        }
    }

    @Test("a tap reports every commit of the trees made inside it, and no other") func inside() {
        let lines = Lines()
        let before = Stacked("x")
        let (news, windows) = Self.tap(lines) {
            let (news, shown) = (Stacked("a"), Stacked("b"))
            news.trigger(.push("c"))
            before.trigger(.push("y"))
            return (news, WindowManager(WindowRoot(shown)))
        }
        news.trigger(.push("d"))
        windows.push(Screen("e"))
        before.trigger(.push("z"))
        Stacked("f").trigger(.push("g"))
        #expect(
            lines.all == [
                "set(a) on Stacked: completed", "set(b) on Stacked: completed", #"push("c") on Stacked: completed"#,
                #"push("d") on Stacked: completed"#, "push(e): completed",
            ])
    }

    @Test("a tap reports cause, outcome, verdicts and effects, whatever the outcome") func told() {
        let lines = Lines()
        let house = CommitTap.observing { record in
            lines.note("\(record) \(record.verdicts.map(\.words)) \(record.effects)")
        } perform: {
            House()
        }
        house.gates[.secret] = [Gate("porter") { _ in .deny("no") }]
        house.answers[.probe] = { .effect("ring") {} }
        house.trigger(.secret) { _ in }
        house.trigger(.probe)
        house.perform(.pop()) { _ in }
        #expect(
            lines.all.dropFirst() == [
                "secret on House: rejected: it is not allowed: no [\"deny: no\"] []",
                "probe on House: no change [] [\"ring\"]",
                "pop() on House: failed: Can't pop: there is nothing to go back to. [] []",
            ])
    }

    @Test("nested taps are all notified, the outermost first") func nested() {
        let lines = Lines()
        let (outer, inner) = Self.tap(lines, "outer ") {
            let outer = Stacked("a")
            return (outer, Self.tap(lines, "inner ") { Stacked("b") })
        }
        #expect(
            lines.take() == [
                "outer set(a) on Stacked: completed", "outer set(b) on Stacked: completed",
                "inner set(b) on Stacked: completed",
            ])
        inner.trigger(.push("c"))
        outer.trigger(.push("d"))
        #expect(
            lines.take() == [
                #"outer push("c") on Stacked: completed"#, #"inner push("c") on Stacked: completed"#,
                #"outer push("d") on Stacked: completed"#,
            ])
    }

    @Test("a commit that changes several of the trees is reported once") func once() {
        let lines = Lines()
        let (one, other, third) = Self.tap(lines) { (Stacked("a"), Stacked("b"), Stacked("c")) }
        _ = lines.take()
        one.perform(
            .multiple(.perform(.push(Screen("x")), on: other.root), .perform(.push(Screen("y")), on: third.root)))
        #expect(lines.take().count == 1)
        let untapped = Stacked("d")
        untapped.perform(
            .multiple(.perform(.push(Screen("v")), on: other.root), .perform(.push(Screen("w")), on: third.root)))
        #expect(lines.take().count == 1)
        expect(third, "[c, y, w]")
    }

    @Test("a tree that is shown in another is reported to the tap of the other") func placed() {
        let (lines, own) = (Lines(), Lines())
        let outer = Self.tap(lines) { Stacked("a") }
        let inner = Self.tap(own) { Stacked("b") }
        outer.perform(.push(inner))
        inner.trigger(.push("c"))
        outer.perform(.pop())
        inner.trigger(.push("d"))
        #expect(own.all == ["set(b) on Stacked: completed"])
        #expect(lines.all.count == 4)
    }

    @Test("a tap is notified before the observers of a manager, and also of their triggers") func beside() {
        let lines = Lines()
        let windows = Self.tap(lines, "tap ") {
            let home = Stacked("a")
            let windows = WindowManager(WindowRoot(home))
            windows.observeCommits { record in
                lines.note("\(record.cause)")
                if record.cause.description.contains("b") { home.trigger(.push("c")) }
            }
            lines.note("-")
            home.trigger(.push("b"))
            return windows
        }
        withExtendedLifetime(windows) {}
        #expect(
            lines.all.drop { $0 != "-" }.dropFirst() == [
                #"tap push("b") on Stacked: completed"#, #"push("b") on Stacked"#,
                #"tap push("c") on Stacked: completed"#, #"push("c") on Stacked"#,
            ])
    }

    @Test("a tap reports trees of an async body and its child tasks, but not of a detached one")
    func awaited() async throws {
        let lines = Lines()
        try await CommitTap.observing {
            lines.note($0.description)
        } perform: {
            await Task.detached { await Self.runAlone() }.value
            let news = Stacked("a")
            try await news.trigger(.push("b"))
            async let other: Void = Self.runAlone()
            _ = await other
        }
        #expect(
            lines.all == [
                "set(a) on Stacked: completed", #"push("b") on Stacked: completed"#, "set(alone) on Stacked: completed",
            ])
    }

    private static func runAlone() async { _ = Stacked("alone") }

    @Test("a tap ends with a body that throws, and throws its error") func throwing() {
        let lines = Lines()
        struct Broken: Error {}
        #expect(throws: Broken.self) { try Self.tap(lines) { throw Broken() } }
        _ = Stacked("a")
        #expect(lines.all == [])
    }

    @Test("a tap's closure is kept by its trees alone") func released() {
        final class Held: Sendable {}
        weak var held: Held?
        do {
            let tree = {
                let made = Held()
                held = made
                return CommitTap.observing { _ in
                    withExtendedLifetime(made) {}
                } perform: {
                    Stacked("a")
                }
            }()
            #expect(held != nil)
            withExtendedLifetime(tree) {}
        }
        #expect(held == nil)
    }
}
