import Coordination
import CoordinationTesting
import Testing

/// What the kit records when something is wrong.
@Suite struct TestingKitTests {
    @Test("an unhandled failure fails the test, at the trigger's line", .noUnhandledFailures) func unhandled() async {
        let line = #line + 1
        let found = await issues { NewsCoordinator().trigger(.close, completion: nil) }
        #expect(found.map { $0.sourceLocation?.line } == [line])
        #expect(found.first?.sourceLocation?.fileID == #fileID)
        #expect(found.map { "\($0)" }.first?.contains("Can't dismiss: nothing is presented") == true)
    }

    @Test("a failure in a child task fails the test too", .noUnhandledFailures) func unhandledInTask() async {
        let found = await issues {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { NewsCoordinator().trigger(.close, completion: nil) }
            }
        }
        #expect(found.map { "\($0)".contains("This failure was not handled") } == [true])
    }

    @Test("the outcome of a call is given as soon as there is one", .noUnhandledFailures) func outcomes() {
        let news = NewsCoordinator()
        #expect(outcome { news.trigger(.close, completion: $0) }?.error?.reason == .nothingToDismiss)
        #expect(outcome { news.back(completion: $0) } == .noChange)
        let host = TestHost(news, isHolding: true)
        #expect(outcome { news.trigger(.article(id: 1), completion: $0) } == nil)
        host.acknowledge()
    }
}
