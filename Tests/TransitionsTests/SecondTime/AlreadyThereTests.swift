import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

/// Where nothing is shown anew, no gate of its type is asked, and no animation is stored.
@Suite("Content that is there already", .bothEnds, .noUnhandledFailures) struct AlreadyThereTests {
    @Test("the gates of content that is there already are not asked, and no animation is stored") func gates() throws {
        let (log, fade) = (GatedScreen.Log(), TransitionAnimation.default)
        let (a, b) = (GatedScreen("a"), GatedScreen("b"))
        let (stack, tabs, split) = (StackRoot(a), TabRoot(Screen("t"), b), SplitRoot())
        let window = WindowRoot(GatedScreen("c"), name: "main")
        let d = GatedScreen("d")
        GatedScreen.$log.withValue(log) {
            split.perform(.showDetail(d))
            log.count = 0
            let content = window.content ?? a
            #expect(outcome { stack.perform(.replaceTop(a, animation: fade), completion: $0) } == .noChange)
            #expect(outcome { stack.perform(.set([a], animation: fade), completion: $0) } == .noChange)
            #expect(outcome { tabs.perform(.insert(b, at: 1, animation: fade), completion: $0) } == .noChange)
            #expect(outcome { tabs.perform(.set(tabs.tabs, animation: fade), completion: $0) } == .noChange)
            #expect(outcome { split.perform(.showDetail(d, animation: fade), completion: $0) } == .noChange)
            #expect(outcome { split.perform(.fill(column: 1, with: d, animation: fade), completion: $0) } == .noChange)
            #expect(outcome { window.perform(.setRoot(content, animation: fade), completion: $0) } == .noChange)
            #expect(log.count == 0)
            #expect([a, b, d, content].allSatisfy { $0.node.animation == nil })
        }
    }

    @Test("the gates of content that was built though it is there are asked, and again for the next") func built() {
        let log = GatedScreen.Log()
        let a = GatedScreen("a")
        let (stack, split, window) = (StackRoot(a), SplitRoot(), WindowRoot(name: "main"))
        GatedScreen.$log.withValue(log) {
            let (b, c, e) = (GatedScreen("b"), GatedScreen("c"), Screen("e"))
            split.perform(.show(b))
            window.perform(.setRoot(c))
            stack.perform(.embed(e, in: a))
            for transition: Transition<StackRoot> in [
                .replaceTop(Later { a }), .perform(.show(Later { b }), on: split),
                .perform(.setRoot(Later { c }), on: window),
            ] {
                log.count = 0
                stack.perform(.multiple(transition, .present(GatedScreen("next")), .dismiss()))
                #expect(log.count == 2, "\(transition)")
            }
        }
    }
}

private final class GatedScreen: Presentable {
    final class Log: @unchecked Sendable { var count = 0 }

    @TaskLocal static var log = Log()

    let node: Screen
    init(_ name: String) { node = Screen(name) }

    static var gates: [Gate] {
        [
            Gate("count") { _ in
                log.count += 1
                return .allow
            }
        ]
    }
}
