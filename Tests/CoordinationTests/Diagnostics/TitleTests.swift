@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// What changes call something without a name.
@Suite(.bothEnds, .noUnhandledFailures) struct TitleTests {
    private final class Model: Presentable { let node = Screen("") }

    private final class Reader: Host {
        var titles: [String] = []

        func show(_ root: any Presentable) {}

        func apply(_ commit: HostCommit) {
            titles += commit.changes.map(\.subject.title) + commit.steps.map(\.change.subject.title)
            #expect(commit.steps.map(\.change) == commit.changes)
            commit.acknowledge()
        }
    }

    @Test("a screen without a name is called by its model's type, when it comes and when it goes") func types() {
        let (stack, host) = (StackRoot(Screen("a")), Reader())
        stack.attach(host)
        var removed: [String] = []
        stack.perform(.push(Model()))
        stack.perform(.pop()) { outcome in
            if case .completed(let context) = outcome { removed = context.changes.map(\.subject.title) }
        }
        #expect(host.titles == ["Model", "Model", "Model", "Model"])
        #expect(removed == ["Model"])
    }
}
