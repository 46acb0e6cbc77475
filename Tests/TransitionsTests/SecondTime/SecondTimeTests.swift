import CoordinationTesting
import Foundation
import Testing
import Transitions

@Suite("A verb, the second time", .bothEnds, .noUnhandledFailures) struct SecondTimeTests {
    @Test("a verb is no change, done again or refused, and nothing is lost", arguments: SecondTime.all)
    func alone(_ row: SecondTime) throws { try check(row, .none) }

    @Test(
        "a verb that shows something has the same result wherever the root is", arguments: Wrapping.allCases)
    func anywhere(_ wrapping: Wrapping) throws {
        for row in SecondTime.all where !row.before.contains(":") && row.isAboutWhatIsShown {
            // What is embedded in a screen and presents is written as if that screen presented.
            if wrapping == .embedded, row.before.contains("^") { continue }
            try check(row, wrapping)
        }
    }

    private func check(_ row: SecondTime, _ wrapping: Wrapping) throws {
        let attempt = try row.attempt(wrapping)
        let note = "\(row.call) on \(wrapping.wrap(row.before))"
        #expect(attempt.outcomes.count == 1, "\(note)")
        #expect(flaws(in: attempt.stage.outermost) == [], "\(note)")
        switch (attempt.outcomes.first, row.result) {
        case (.noChange, .noChange): #expect(attempt.stage.tree.entries == attempt.before.entries, "\(note)")
        case (.failed(let error), .refusal(let reason)):
            // A modal on a modal is presented over what is beneath them all.
            if wrapping == .modal, case .alreadyShown = reason, case .alreadyShown = error.detail { break }
            #expect(error.detail == reason, "\(note)")
            #expect(attempt.stage.tree.entries == attempt.before.entries, "\(note)")
        case (.completed, .picture(let after)): expect(attempt.stage.tree, after, "\(note)")
        case (let outcome, _): Issue.record("\(note): \(outcome?.description ?? "no outcome")")
        }
    }

    @Test("the page has just these rows, but for the primitives") func page() throws {
        let head = ["| on | verb | on the tree | gives |", "|---|---|---|---|"]
        var told: Set<String> = []
        let rows = SecondTime.all.filter { $0.root != "a root of your own" }.map { row in
            let root = told.insert(row.root).inserted ? row.root : ""
            let cells = [root, "`.\(row.call)`", "`\(row.before)`", row.words]
            return "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |"
        }
        let path = "Sources/Transitions/Transitions.docc/Choosing-a-root.md"
        let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let page = try String(contentsOf: checkout.appending(path: path), encoding: .utf8)
        let table = page.split(separator: "\n").drop { $0 != head[0] }.prefix { $0.hasPrefix("|") }.map(String.init)
        let expected = (head + rows).joined(separator: "\n")
        #expect(table == head + rows, "it has to be:\n\(expected)")
    }
}

extension SecondTime {
    /// Whether what comes of it does not depend on where the root is.
    fileprivate var isAboutWhatIsShown: Bool {
        switch result {
        case .noChange, .refusal(.alreadyShown), .refusal(.alreadyPresents): true
        case .refusal, .picture: false
        }
    }
}
