import CoordinationTesting
import Testing
import Transitions

/// What a root is made with, and was observed before that.
@Suite(.bothEnds, .noUnhandledFailures) struct MadeWithTests {
    @Test("initial content is notified that it left, though no commit showed it") func left() {
        var events: [NodeEvent] = []
        let (first, second) = (Screen("first"), Screen("second"))
        first.observe { events.append($0) }
        TabRoot(first, second).perform(.set([second]))
        #expect(events == [.left])
    }

    @Test("initial content is notified that it entered when the root is given a place") func entered() {
        var events: [NodeEvent] = []
        let screen = Screen("a")
        screen.observe { events.append($0) }
        let outer = StackRoot(Screen("b"))
        outer.perform(.push(StackRoot(screen)))
        #expect(events == [.entered])
        outer.perform(.pop())
        #expect(events == [.entered, .left])
    }
}
