package import SwiftSyntax

/// A sort of mistakes, and where it can be made.
package struct Rule: Sendable {
    /// The changes that make it at a node. Most nodes have none.
    let changes: @Sendable (Syntax, Vocabulary) -> [Change]

    init(_ changes: @escaping @Sendable (Syntax, Vocabulary) -> [Change]) {
        self.changes = changes
    }

    /// A rule for nodes of one sort.
    init<Node: SyntaxProtocol>(_ sort: Node.Type, _ changes: @escaping @Sendable (Node, Vocabulary) -> [Change]) {
        self.changes = { node, words in node.as(sort).map { changes($0, words) } ?? [] }
    }

    /// A rule for calls.
    static func calls(_ changes: @escaping @Sendable (Call, Vocabulary) -> [Change]) -> Rule {
        Rule(FunctionCallExprSyntax.self) { node, words in Call(node).map { changes($0, words) } ?? [] }
    }

    /// All rules.
    package static let all =
        conditions + transitions + presenting + gates + cases + values + lists + steps + staleness + ownership
}
