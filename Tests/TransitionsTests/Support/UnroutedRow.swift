import CoordinationTesting
import Testing
import Transitions

/// What is done at the front: the picture before and after, or the refusal, from the outermost or from a node by name.
struct UnroutedRow: Sendable, CustomTestStringConvertible {
    let before: String
    let after: String?
    let message: String?
    let start: String?
    let location: Testing.SourceLocation

    var testDescription: String { "\(before) → \(after ?? "refused")" + (start.map { " from \($0)" } ?? "") }

    static func becomes(
        _ before: String, _ after: String, from start: String? = nil,
        at location: Testing.SourceLocation = #_sourceLocation
    ) -> UnroutedRow {
        UnroutedRow(before: before, after: after, message: nil, start: start, location: location)
    }

    static func refuses(
        _ before: String, _ message: String, from start: String? = nil,
        at location: Testing.SourceLocation = #_sourceLocation
    ) -> UnroutedRow {
        UnroutedRow(before: before, after: nil, message: message, start: start, location: location)
    }

    /// Checks it with something new, `p`; or with what the picture calls by another name.
    func check(
        showing name: String = "p",
        _ show: (any Presentable, any Presentable, @escaping (TransitionOutcome) -> Void) -> Void
    ) throws {
        let stage = try Stage(before)
        let old = stage.tree
        var outcomes: [TransitionOutcome] = []
        show(start.map { stage[$0] } ?? stage.outermost, stage[name]) { outcomes.append($0) }
        #expect(outcomes.count == 1, sourceLocation: location)
        #expect(flaws(in: stage.outermost) == [], sourceLocation: location)
        switch (outcomes.first, after) {
        case (.completed(let context), let after?):
            expect(stage.tree, after, sourceLocation: location)
            #expect(context.shown.map(\.name) == [name], sourceLocation: location)
            #expect(stage.outermost.node.top.node === stage[name].node || start != nil, sourceLocation: location)
        case (.failed(let error), nil):
            #expect(error.description == message, sourceLocation: location)
            #expect(stage.tree.entries == old.entries, sourceLocation: location)
        case (let outcome, _):
            let text = outcome.map { if case .failed(let error) = $0 { "\(error)" } else { "\($0)" } } ?? "no outcome"
            Issue.record("\(before) gives \(stage.tree): \(text)", sourceLocation: location)
        }
    }
}
