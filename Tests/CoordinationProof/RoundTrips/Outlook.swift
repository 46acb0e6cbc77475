@_spi(Hosting) @_spi(Log) import Coordination
import CoordinationRestoration

/// The part of a state that a user has, in words, whichever launch has made it.
struct Outlook: Equatable {
    /// The names of the nodes, in the order of the tree.
    let names: [String]
    /// The steps to each node.
    let paths: [[TreePath.Step]]
    /// The names and states of all that has one.
    let models: [Model]
    /// Each part in words.
    private let parts: [Part: String]

    struct Model: Hashable {
        let name: String
        let state: String
    }

    enum Part: String, CaseIterable {
        case tree = "the tree"
        case front = "the front"
        case models = "what a model has"
        case waiting = "what waits"
        case facts = "a fact"
    }

    init<App>(_ scenario: Scenario<App>, _ situation: Situation<App>, hasFacts: Bool) {
        let nodes = situation.root.node.outermost.allNodes
        names = nodes.map { $0.moveName }
        paths = nodes.map { $0.path.steps }
        let models = nodes.compactMap { node in
            scenario.has(node.presentable).map { Model(name: node.moveName, state: $0) }
        }
        self.models = models
        parts = [
            .tree: situation.tree.withoutAlerts,
            .front: situation.front,
            .models: models.map { "\($0.name): \($0.state)" }.joined(separator: "; "),
            // A report that waits comes back as the route that it asked for.
            .waiting: situation.waiting.isEmpty ? "" : "\(situation.waiting.count)",
            .facts: hasFacts
                ? scenario.facts.map { "\($0.name): \($0.read(situation).map { stableText(of: $0) } ?? "nil")" }
                    .joined(separator: "; ") : "",
        ]
    }

    subscript(part: Part) -> String { parts[part] ?? "" }

    /// The parts in which another outlook differs.
    func differences(_ other: Outlook) -> [Part] { Part.allCases.filter { self[$0] != other[$0] } }
}

extension Scenario {
    /// The subject of a screen, and the state that it stores; nil if it has neither.
    fileprivate func has(_ screen: any Presentable) -> String? {
        var words = subjects.filter { $0.matches(screen) }
            .map { rule in rule.subject(screen).map { stableText(of: $0) } ?? "nil" }
        if let model = screen as? any StateRestorable { words.append(stableText(of: model.kept)) }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

extension Tree {
    /// The line without alerts, which no restoration and no step of a history changes or brings back.
    fileprivate var withoutAlerts: String {
        Tree(
            valid: entries.map { entry in
                var entry = entry
                entry.alerts = []
                return entry
            }
        ).description
    }
}
