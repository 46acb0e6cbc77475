import CoordinationTesting
import Testing
import Transitions

/// What is put into something that the same commit took off before.
@Suite(.bothEnds, .noUnhandledFailures) struct PutIntoGoneTests {
    @Test("a screen that is put into a removed root has not entered the tree") func never() {
        var events: [NodeEvent] = []
        let (inner, screen) = (StackRoot(Screen("a")), Screen("b"))
        screen.observe { events.append($0) }
        StackRoot(Screen("c"), inner).perform(.multiple(.pop(to: inner), .pop(), .perform(.push(screen), on: inner)))
        #expect(events.isEmpty)
        StackRoot(Screen("d")).perform(.push(inner))
        #expect(events == [.entered])
    }
}
