@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// The code in the comments of the testing kit.
enum TestingKitComments {
    enum AppRoute: Route { case login }
    enum NewsRoute: Route { case article(id: Int) }

    static func app() -> BasicCoordinator<AppRoute, TabRoot> {
        let tabs = TabRoot(StackRoot(Screen("news")), StackRoot(Screen("home")))
        return BasicCoordinator(root: tabs) { _ in .present(StackRoot(Screen("login"))) }
    }

    static func news() -> BasicCoordinator<NewsRoute, StackRoot> {
        BasicCoordinator(root: StackRoot(Screen("news"))) { _ in .push(Screen("article")) }
    }

    /// A host that shows a line, when its animations are through.
    final class ScreenHost: Host {
        private(set) var lines: [String] = []
        private var playing: [HostCommit] = []

        static func lines(for root: any Presentable) -> [String] { [root.node.tree.description] }

        private weak var root: (any Presentable)?

        func show(_ root: any Presentable) {
            self.root = root
            lines = Self.lines(for: root)
        }

        func touch(_ action: UserAction) -> Bool {
            root?.node.report(action.report)
            return root != nil
        }

        func apply(_ commit: HostCommit) {
            if let root = commit.root { show(root) }
            if !commit.isInteractive { playing.append(commit) }
        }

        func follow(_ gesture: Gesture, of commit: HostCommit) {
            switch gesture.phase {
            case .began, .changed: break
            case .ended: playing.append(commit)
            case .cancelled: if let root = commit.root { show(root) }
            }
        }

        func finishAnimations() {
            let played = playing
            playing = []
            for commit in played where commit.isWaiting { commit.acknowledge() }
        }
    }

    /// A root of one's own: cards on a pile.
    final class DeckRoot: ContainerRoot {
        let node = Container(.stack)
    }

    // snippet.comment-suite
    @Suite(.noUnhandledFailures) struct NewsTests {
        @Test("an article opens on top of the list") func articleOpens() {
            let news = news()
            news.trigger(.article(id: 7))
            expect(news, "[news, article]")
        }
    }
    // snippet.end

    @Suite("Comments of the testing kit", .noUnhandledFailures) struct Tests {
        @Test("the outcome of a call") func outcomeOfACall() {
            enum AppRoute: Route { case back }
            let app = BasicCoordinator<AppRoute, StackRoot>(root: StackRoot(Screen("a"))) { _ in .pop() }
            // snippet.outcome
            let refused = outcome { app.trigger(.back, completion: $0) }
            #expect(refused?.error?.reason == .nothingToPop)
            // snippet.end
        }

        @Test("a picture of the app") func picture() {
            let app = app()
            // snippet.comment-expect
            app.trigger(.login)
            expect(app, "{[news]*, [home]}^[login]")
            // snippet.end
        }

        @Test("a host holds its answer") func testHost() {
            let news = news()
            var outcome: TransitionOutcome?
            // snippet.comment-test-host
            let host = TestHost(news)
            host.isHolding = true
            news.trigger(.article(id: 7)) { outcome = $0 }
            expect(news, "[news, article]")  // the tree shows it at once
            #expect(outcome == nil)
            host.acknowledge()
            #expect(outcome?.isCompleted == true)
            // snippet.end
        }

        // snippet.comment-host-contract
        @Test func screenHostKeepsTheContract() {
            HostContract.check(
                make: { _ in ScreenHost() }, answer: { $0.finishAnimations() }, user: { $0.touch($1) },
                shown: { $0.lines }, expected: { ScreenHost.lines(for: $0) })
        }
        // snippet.end

        // snippet.comment-root-contract
        @Test func deckKeepsTheContract() {
            RootContract.check(
                makeEmpty: { DeckRoot() }, show: { _, card in .add(card) }, remove: { _, card in .discard(card) })
        }
        // snippet.end
    }
}

extension Transition where Root == TestingKitComments.DeckRoot {
    fileprivate static func add(_ card: any Presentable) -> Transition {
        Transition("add", [card]) { editor in try editor.insert(card, at: editor.root.node.count) }
    }

    fileprivate static func discard(_ card: any Presentable) -> Transition {
        Transition("discard", [card]) { editor in try editor.remove(at: editor.root.node.count - 1) }
    }
}
