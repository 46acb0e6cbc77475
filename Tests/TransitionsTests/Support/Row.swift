import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

/// One fact about a verb: the picture before, the call, and the picture after or the refusal.
///
/// Checked three times, twice with a host that replays it: as it is, inside a custom transition, and as the first step of a
/// chain whose second is refused.
struct Row<Root: ContainerRoot>: Sendable, CustomTestStringConvertible {
    enum Result: Sendable {
        case picture(String)
        case noChange
        case refusal(String)
    }

    let before: String
    let result: Result
    let index: Int
    let loops: Bool
    let isDoubleSided: Bool
    let location: Testing.SourceLocation
    let call: @Sendable (Stage) throws -> Transition<Root>

    /// `index` says which root of the type is changed, counted in the order of the line.
    private init(
        _ before: String, _ result: Result, _ index: Int, _ loops: Bool, _ isDoubleSided: Bool,
        _ location: Testing.SourceLocation, _ call: @escaping @Sendable (Stage) throws -> Transition<Root>
    ) {
        self.before = before
        self.result = result
        self.index = index
        self.loops = loops
        self.isDoubleSided = isDoubleSided
        self.location = location
        self.call = call
    }

    static func becomes(
        _ before: String, _ after: String, on index: Int = 0, loops: Bool = false, doubleSided: Bool = false,
        at location: Testing.SourceLocation = #_sourceLocation,
        _ call: @escaping @Sendable (Stage) throws -> Transition<Root>
    ) -> Row {
        Row(before, .picture(after), index, loops, doubleSided, location, call)
    }

    static func stays(
        _ before: String, on index: Int = 0, loops: Bool = false, doubleSided: Bool = false,
        at location: Testing.SourceLocation = #_sourceLocation,
        _ call: @escaping @Sendable (Stage) throws -> Transition<Root>
    ) -> Row {
        Row(before, .noChange, index, loops, doubleSided, location, call)
    }

    static func refuses(
        _ before: String, _ message: String, on index: Int = 0, loops: Bool = false, doubleSided: Bool = false,
        at location: Testing.SourceLocation = #_sourceLocation,
        _ call: @escaping @Sendable (Stage) throws -> Transition<Root>
    ) -> Row {
        Row(before, .refusal(message), index, loops, doubleSided, location, call)
    }

    var testDescription: String {
        switch result {
        case .picture(let after): "\(before) → \(after)"
        case .noChange: "\(before) stays"
        case .refusal(let message): "\(before): \(message.prefix { $0 != "\n" })"
        }
    }
}

extension Row {
    func check() throws {
        try checkAlone { $0 }
        try checkAlone { transition in Transition("custom") { editor in try editor.perform(transition) } }
        try checkUndone()
    }

    private func checkAlone(_ wrap: (Transition<Root>) -> Transition<Root>) throws {
        let stage = try Stage(before, loops: loops, isDoubleSided: isDoubleSided)
        expect(stage.tree, before, "the picture before", sourceLocation: location)
        let root = try stage.root(Root.self, index)
        let transition = wrap(try call(stage))
        let old = stage.tree
        let adapter = ReplayingAdapter()
        stage.outermost.node.attach(adapter)
        var outcomes: [TransitionOutcome] = []
        root.perform(transition) { outcomes.append($0) }
        #expect(outcomes.count == 1, sourceLocation: location)
        switch (outcomes.first, result) {
        case (.completed(let context), .picture(let after)):
            expect(stage.tree, after, sourceLocation: location)
            #expect(adapter.lastChanges == context.changes, sourceLocation: location)
            #expect(adapter.flaws(beside: stage.outermost) == [], "replayed", sourceLocation: location)
        case (.noChange, .noChange):
            #expect(stage.tree.entries == old.entries, sourceLocation: location)
        case (.failed(let error), .refusal(let message)):
            #expect(error.description == message, sourceLocation: location)
            #expect(stage.tree.entries == old.entries, sourceLocation: location)
        case (let outcome, _):
            let text = outcome.map { if case .failed(let error) = $0 { "\(error)" } else { "\($0)" } } ?? "no outcome"
            Issue.record("\(before) gives \(stage.tree): \(text)", sourceLocation: location)
        }
        #expect(flaws(in: stage.outermost) == [], sourceLocation: location)
    }

    /// What is done and then undone leaves the same nodes at the same places, and can be done afterwards.
    private func checkUndone() throws {
        guard case .picture(let after) = result else { return }
        let stage = try Stage(before, loops: loops, isDoubleSided: isDoubleSided)
        let root = try stage.root(Root.self, index)
        let transition = try call(stage)
        let old = stage.tree
        var outcome: TransitionOutcome?
        root.perform(.multiple(transition, .refused("to go on"))) { outcome = $0 }
        #expect(outcome?.error?.index == 1, sourceLocation: location)
        #expect(stage.tree.entries == old.entries, "undone", sourceLocation: location)
        #expect(flaws(in: stage.outermost) == [], "undone", sourceLocation: location)
        root.perform(transition)
        expect(stage.tree, after, "done after it was undone", sourceLocation: location)
    }
}

extension Transition {
    /// A step that is always refused.
    static func refused(_ what: String) -> Transition {
        Transition("refused") { _ in throw TransitionError(cannot: what, because: "it is a test") }
    }
}

extension TransitionOutcome {
    var changes: [TreeChange] { if case .completed(let context) = self { context.changes } else { [] } }
}
