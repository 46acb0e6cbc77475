@_spi(Log) import Coordination
import CoordinationTesting
import Testing

@Suite("Interleavings that once failed") struct RegressionTests {
    @Test("an interleaving that once failed agrees with the model", arguments: Regression.all)
    func regression(_ regression: Regression) {
        let flaw = DiagnosticsHandler.withHandler(DiagnosticsHandler { _ in }) {
            Run.flaw(in: regression.steps, abandoned: regression.isAbandoned)
        }
        #expect(flaw == nil)
    }

    @Test("a closed window has gone before a waiting trigger has its turn")
    func closedWindow() {
        let stack = StackRoot(Screen("a"))
        let manager = WindowManager(WindowRoot(StackRoot(Screen("b")), name: "main"), WindowRoot(stack, name: "side"))
        let host = TestHost(manager, isHolding: true)
        if let side = manager.windows.last { manager.perform(.close(side)) }
        var stood: [Bool] = []
        stack.perform(.push(Screen("c"))) { _ in stood.append(stack.node.parent != nil) }
        #expect(stood == [])
        host.acknowledge()
        #expect(stood == [false])
    }
}

/// The shortest interleaving that showed a flaw, and what it is about.
struct Regression: CustomTestStringConvertible {
    let testDescription: String
    let isAbandoned: Bool
    let steps: [Step]

    init(_ description: String, isAbandoned: Bool = false, _ steps: Step...) {
        testDescription = description
        self.isAbandoned = isAbandoned
        self.steps = steps
    }
}

extension Step {
    fileprivate static func call(_ number: Int, _ asking: Asking, then: Step...) -> Step {
        .call(number, asking, How(), then: then)
    }

    fileprivate static func coalesced(_ number: Int, _ asking: Asking) -> Step {
        .call(number, asking, How(policy: .coalesce), then: [])
    }
}

extension Regression {
    static let all = questions + trees + orders

    private static let questions = [
        Regression(
            "a question is notified that the host refused its alert",
            .mood(window: "main", .refuses), .call(1, .ask(pane: 1001))),
        Regression(
            "a question that waited keeps nothing of a tree that goes", isAbandoned: true,
            .mood(window: "main", .holds), .call(1, .route(.push(3), pane: 1001)), .call(2, .ask(pane: 1001))),
        Regression(
            "a question ends if its root is undone before the question has its turn",
            .call(1, .begin(.presentPane(10_000), pane: 1001)), .call(2, .ask(pane: 10_000)), .cancel(gesture: 1)),
    ]

    private static let trees = [
        Regression(
            "a gesture that has ended keeps nothing of what it changed",
            .call(1, .begin(.push(0), pane: 1002)), .finish(gesture: 1), .call(2, .reset)),
        Regression(
            "a tree is released while a removal in it settles", isAbandoned: true,
            .call(1, .route(.push(3), pane: 1002)), .call(2, .begin(.popToRoot, pane: 1002))),
        Regression(
            "a tree is released while a removal in another window settles", isAbandoned: true,
            .call(1, .open(20_000)), .mood(window: "side20000", .holds), .call(2, .route(.set(0), pane: 20_001))),
        Regression(
            "a joined trigger ends with its tree, which is released while the commit settles", isAbandoned: true,
            .mood(window: "main", .holds), .call(1, .route(.nested(1, 100_000), pane: 1001))),
        Regression(
            "a tree is released while a report settles", isAbandoned: true,
            .mood(window: "main", .holds), .call(1, .report(.selected(1)))),
        Regression(
            "a question in a separate tree ends once with that tree, during a gesture that is cancelled",
            .call(1, .open(20_000)), .mood(window: "main", .holds), .call(2, .route(.presentPane(10_000), pane: 1002)),
            .at(
                .observer,
                [
                    .call(3, .ask(pane: 10_000)),
                    .call(4, .perform(.push(3), pane: 10_000), then: .call(5, .beginBack)),
                ]),
            .call(6, .back, How(policy: .reject), then: []), .answer(1, refuses: true), .drop(gesture: 5)),
        Regression(
            "a trigger that waits in a closed tree keeps the tree until its turn", isAbandoned: true,
            .mood(window: "main", .holds), .call(10, .ask(pane: 1001)),
            .call(
                16, .open(20_150),
                then: .call(17, .route(.push(3), pane: 1002), then: .call(19, .report(.selected(0)))),
                .call(21, .route(.presentPane(10_020), pane: 1002))),
            .call(23, .route(.push(1), pane: 1002), then: .call(24, .select(0))), .call(26, .reset)),
    ]

    private static let orders = [
        Regression(
            "a tab of a window that a reset closes disappears, though an alert was closed in it",
            .call(1, .ask(pane: 1001)), .call(2, .reset)),
        Regression(
            "the same route coalesces while hosts apply the first one",
            .at(.apply, [.coalesced(2, .route(.push(1), pane: 1001))]), .call(1, .route(.push(1), pane: 1001))),
        Regression(
            "a route that waited before a gesture of the same route does not coalesce with it",
            .call(1, .route(.push(0), pane: 1001)), .mood(window: "main", .holds),
            .call(2, .report(.popped(pane: 1001, index: 0)), then: .coalesced(3, .route(.push(2), pane: 1002))),
            .call(4, .begin(.push(2), pane: 1002)), .finish(gesture: 4)),
        Regression(
            "the last of several recoveries asked for at each other's end runs",
            .at(.show, [.call(5, .route(.push(0), pane: 1002), then: .call(6, .recover(.push(2), pane: 1002)))]),
            .at(.apply, [.call(8, .recover(.alert(2), pane: 1002))]), .call(9, .route(.push(1), pane: 1002))),
        Regression(
            "the last of several recoveries asked for in one place runs",
            .call(
                1, .route(.push(0), pane: 1001), then: .call(2, .recover(.push(1), pane: 1001)),
                .call(3, .recover(.push(2), pane: 1001)))),
    ]
}
