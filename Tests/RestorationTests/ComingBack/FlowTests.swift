import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

struct Order: Flow, Codable {
    var size: Int?
    var name: String?
    var isSure: Bool?

    func next() -> FlowStep<Order, String> {
        if size == nil { return .ask(AskModel<Int>("size"), \.size) }
        if name == nil { return .ask(AskModel<String>("name"), \.name) }
        guard let isSure else { return .ask(AskModel<Bool>("sure"), \.isSure) }
        return .done("\(name ?? "") \(size ?? 0) \(isSure)")
    }
}

final class AskModel<Answer>: Finishing {
    typealias Output = Answer
    let node: Screen
    init(_ name: String) { node = Screen(name) }
}

enum OrderRoute: Route, Codable { case start, ordered(String), sheet }

final class OrderCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "orders" }
    let root = StackRoot(Screen("orders"))

    func prepareTransition(for route: OrderRoute) -> Transition<StackRoot> {
        switch route {
        case .start: .run(Order(), returning: OrderRoute.ordered)
        case .sheet: .run(Order(size: 3), style: .sheet(), returning: OrderRoute.ordered)
        case .ordered(let text): .push(Screen(text))
        }
    }
}

@Suite("A flow that is killed at a question") struct FlowSurvivalTests {
    typealias Step = JourneyStep<OrderCoordinator>

    @Test("goes on from there", arguments: [OrderRoute.start, .sheet]) func goesOn(start: OrderRoute) {
        func answer<Answer>(_ answer: Answer) -> (OrderCoordinator) -> Void {
            { try? $0.frontmost(AskModel<Answer>.self).finish(with: answer) }
        }
        let size = start == .start ? [Step("size") { answer(2)($0) }] : []
        let journey: [Step] =
            [Step("start") { $0.trigger(start) }] + size + [
                Step("name") { answer("Ada")($0) },
                Step("back") { $0.back() },
                Step("name again") { answer("Tim")($0) },
                Step("sure") { answer(true)($0) },
            ]
        let reports = expectSurvivesDeath(journey) { OrderCoordinator() }
        #expect(reports.count == journey.count + 1)
        let app = OrderCoordinator()
        for step in journey { step.perform(on: app) }
        expect(app, start == .start ? "[orders, \"Tim 2 true\"]" : "[orders, \"Tim 3 true\"]")
    }
}

/// A question that is asked by a stack.
private final class StackModel: Finishing {
    typealias Output = String
    let root = StackRoot(Screen("first"), name: "name")
    var node: Container { root.node }
}

/// A later version of the flow, whose second question is asked in another way.
private struct LaterOrder: Flow, Codable {
    var size: Int?
    var name: String?

    func next() -> FlowStep<LaterOrder, String> {
        if size == nil { return .ask(AskModel<Int>("size"), \.size) }
        guard let name else { return .ask(StackModel(), \.name) }
        return .done(name)
    }
}

private final class LaterCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { OrderCoordinator.storedName }
    let root = StackRoot(Screen("orders"))

    func prepareTransition(for route: OrderRoute) -> Transition<StackRoot> {
        switch route {
        case .start, .sheet: .run(LaterOrder(), returning: OrderRoute.ordered)
        case .ordered(let text): .push(Screen(text))
        }
    }
}

extension FlowSurvivalTests {
    @Test("a question that is of another kind now is named, and the question before it stays")
    func anotherKind() throws {
        let app = OrderCoordinator()
        app.trigger(.start)
        try app.frontmost(AskModel<Int>.self).finish(with: 2)
        expect(app, "[orders, size, name]")

        let later = LaterCoordinator()
        let report = try later.restore(StoredState(app.stored().text))
        expect(later, "[orders, size]")
        #expect(report.losses.map(\.detail) == [.question])
        #expect(report.losses.map(\.name) == ["name"])

        // The flow goes on from there.
        try later.frontmost(AskModel<Int>.self).finish(with: 3)
        expect(later, "[orders, size, name[first]]")
    }
}
