import Mutants
import Testing

/// A rule on a few lines: all that it makes of them, in order.
struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let source: String
    let changes: [String]

    init(_ rule: String, _ source: String, _ changes: String...) {
        (self.rule, self.source, self.changes) = (rule, source, changes)
    }

    var testDescription: String { "\(rule): \(changes.first ?? "nothing")" }

    /// The changes of the rule, as the list words them.
    var made: [String] {
        Breaking([("File.swift", source)]).lines.map { $0.split(separator: "\t").map(String.init) }
            .filter { $0[1] == rule }.map { $0[3] }
    }
}

/// A route of a coordinator with a stack, unless it is another root.
func route(_ transition: String, root: String = "StackRoot") -> String {
    """
    enum Route { case list, item(Int), other(Int), done, shown(Bool) }
    final class Lists: Coordinator {
        let root = \(root)()
        func prepareTransition(for route: Route) -> Transition<\(root)> {
            switch route {
            case .list: \(transition)
            }
        }
    }
    """
}

/// The gates of some routes.
func gates(_ cases: String) -> String {
    """
    enum Route { case list, item(Int), done }
    final class Lists: Coordinator {
        func gates(for route: Route) -> [Gate] {
            switch route {
            \(cases)
            }
        }
    }
    """
}

/// A member of a class.
func member(_ text: String) -> String { "final class Model {\n    \(text)\n}" }
