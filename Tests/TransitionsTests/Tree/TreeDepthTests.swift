import CoordinationHosting
import Foundation
import TestSupport
import Testing
@_spi(Hosting) import Transitions
import TreeTools

// One at a time: all at once they ask for more memory than the thread sanitizer gives out quickly.
@Suite("A tree nested very deep, on a 512 KiB stack", .serialized)
struct TreeDepthTests {
    @Test("can be read, printed, drawn, compared, coded, walked and dropped", arguments: DeepForm.allCases)
    func everything(form: DeepForm) async throws {
        let depth = deep
        let found = try await onSmallStack {
            let line = form.line(depth: depth)
            let tree = try Tree(line)
            let twin = try Tree(tree.description)
            let other = try Tree(form.line(depth: depth - 1))
            let coded = try JSONDecoder().decode(Tree.self, from: JSONEncoder().encode(tree))
            let difference = tree.difference(from: other)
            return Found(
                line: tree.description == line,
                isEqual: tree == twin && tree.hashValue == twin.hashValue && coded == tree && tree != other,
                lines: tree.outline.split(separator: "\n").count,
                changes: difference.lines.count { $0.change != .kept },
                isShort: difference.description.count < 10_000,
                steps: form.steps(into: tree))
        }
        #expect(found.line)
        #expect(found.isEqual)
        #expect(found.lines > depth)
        #expect(1...1_000 ~= found.changes)
        #expect(found.isShort)
        #expect(found.steps == depth)
    }

    @Test("Parentheses that change nothing may be as many")
    func parentheses() async throws {
        let count = deep
        let line = try await onSmallStack {
            try Tree(String(repeating: "(", count: count) + "a" + String(repeating: ")", count: count)).description
        }
        #expect(line == "a")
    }

    private struct Found {
        let line: Bool
        let isEqual: Bool
        let lines: Int
        let changes: Int
        let isShort: Bool
        let steps: Int
    }
}

enum DeepForm: CaseIterable {
    case stacks, tabs, splits, presented, embedded

    func line(depth: Int) -> String {
        let (open, close) =
            switch self {
            case .stacks: ("[", "]")
            case .tabs: ("{", "*}")
            case .splits: ("( | ", ")")
            case .presented: ("a^", "")
            case .embedded: ("a+(", ")")
            }
        // The innermost of embedded nodes embeds nothing, and so has no parentheses.
        guard self == .embedded else {
            return String(repeating: open, count: depth) + "z" + String(repeating: close, count: depth)
        }
        return String(repeating: open, count: depth - 1) + "a+z" + String(repeating: close, count: depth - 1)
    }

    /// How many nodes it takes to come to the innermost.
    func steps(into tree: Tree) -> Int {
        var steps = 0
        var node = tree.windows.first?.content
        while let next = node?.presented ?? node?.embedded.first ?? node?.children.last {
            node = next
            steps += 1
        }
        return node?.name == "z" ? steps : -1
    }
}
