package import SwiftSyntax
import SwiftOperators
import SwiftParser

/// An app with all its mutants.
package struct Breaking {
    /// A line for each mutant: its number, its rule, its place, and what it changes.
    package private(set) var lines: [String] = []

    /// The files, broken, by their names.
    package private(set) var files: [(name: String, text: String)] = []

    /// Breaks an app by the rules.
    ///
    /// - Parameters:
    ///   - sources: The files, by their names.
    ///   - first: The number of the first mutant.
    ///   - most: The number of mutants of one rule in one function, and of one change in functions of one name. More of
    ///     them tell little that is new.
    package init(
        _ sources: [(name: String, text: String)], first: Int = 1, each most: Int = .max, rules: [Rule] = Rule.all
    ) {
        let trees = sources.map { Self.tree(of: $0.text) }
        let words = Vocabulary(of: trees)
        var number = first
        var kinds: [String: Int] = [:]
        for ((name, text), tree) in zip(sources, trees) {
            let places = SourceLocationConverter(fileName: name, tree: tree)
            var numbered: [(number: Int, change: Change)] = []
            for change in Self.changes(of: tree, words, each: most, rules) {
                let kind = "\(change.rule) \(change.was) \(change.now) \(change.memberName)"
                kinds[kind, default: 0] += 1
                if kinds[kind, default: 0] > most { continue }
                numbered.append((number, change))
                let line = places.location(for: change.position).line
                lines.append(
                    "\(number)\t\(change.rule)\t\(name):\(line)\t\(change.was.inOneLine) -> \(change.now.inOneLine)")
                number += 1
            }
            files.append((name, Rendering(text, numbered).text()))
        }
    }

    private static func tree(of text: String) -> SourceFileSyntax {
        let parsed = Parser.parse(source: text)
        return OperatorTable.standardOperators.foldAll(parsed) { _ in }.as(SourceFileSyntax.self) ?? parsed
    }

    /// The changes of a file, in its order. None is made twice, and none in what is only read by a user. Of the same
    /// mistake in one function, those that are made are spread over it.
    private static func changes(
        of tree: SourceFileSyntax, _ words: Vocabulary, each most: Int, _ rules: [Rule]
    ) -> [Change] {
        let walk = Walk()
        walk.walk(tree)
        var known: Set<String> = []
        let all = walk.nodes.flatMap { node in rules.flatMap { $0.changes(node, words) } }
            .filter { known.insert($0.patches.map { "\($0.range) \($0.how)" }.joined()).inserted }
            .enumerated()
            .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
            .map(\.element)
        let kinds = Dictionary(grouping: all.indices) { Kind(rule: all[$0].rule, member: all[$0].member) }
        let kept = Set(
            kinds.values.flatMap { alike in
                let count = min(most, alike.count)
                return (0..<count).map { alike[(2 * $0 + 1) * alike.count / (2 * count)] }
            })
        return all.indices.filter(kept.contains).map { all[$0] }
    }
}

/// A mistake in a function.
private struct Kind: Hashable {
    let rule: String
    let member: SyntaxIdentifier?
}

/// The nodes of a tree, without those that only say something to a user.
private final class Walk: SyntaxAnyVisitor {
    var nodes: [Syntax] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.isOnlyRead { return .skipChildren }
        nodes.append(node)
        return .visitChildren
    }
}

extension String {
    /// The text in one line, and not a long one.
    fileprivate var inOneLine: String {
        let line = split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.filter { !$0.hasPrefix("//") }
            .joined(separator: " ")
        return line.count > 140 ? line.prefix(137) + "..." : line
    }
}
