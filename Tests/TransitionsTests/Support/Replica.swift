import Transitions

/// A tree of plain arrays that knows only what it was shown once and the changes since: what a host keeps.
///
/// Of what a commit brings in anew it knows only the node; what stands in that is read when the commit is over.
final class Replica {
    final class Part {
        let id: NodeID
        var kind: Tree.Kind?
        var isNew = false
        var isShown = false
        var style: PresentationStyle?
        var content: [Part?] = []
        var embedded: [Part] = []
        var modals: [Part] = []
        var alerts: [NodeID] = []

        init(_ id: NodeID) { self.id = id }
    }

    var parts: [NodeID: Part] = [:]
    private let outermost: Part

    init(of presentable: any Presentable) {
        outermost = Part(presentable.node.id)
        parts[outermost.id] = outermost
        let tree = presentable.tree
        let alerts = tree.entries.filter { $0.kind == .window }.map { $0.alerts.compactMap(\.id) }
        if presentable is WindowManager {
            for (window, alerts) in zip(tree.windows, alerts) {
                guard let id = window.id else { continue }
                let part = Part(id)
                part.kind = .window
                part.alerts = alerts
                part.content = window.content.map { [self.part(of: $0)] } ?? []
                parts[id] = part
                outermost.content.append(part)
            }
        } else if let content = tree.windows.first?.content {
            fill(outermost, from: content, isModal: false)
            outermost.alerts = alerts.first ?? []
        }
    }

    private func part(of node: Tree.Node, isModal: Bool = false) -> Part {
        let part = Part(node.id ?? outermost.id)
        parts[part.id] = part
        fill(part, from: node, isModal: isModal)
        return part
    }

    private func fill(_ part: Part, from node: Tree.Node, isModal: Bool) {
        part.kind = node.kind
        part.isShown = node.isShown
        part.style = node.style
        part.content = node.columns.map { $0.map { self.part(of: $0) } }
        part.embedded = node.embedded.map { self.part(of: $0) }
        var modal = isModal ? nil : node.presented
        while let next = modal {
            part.modals.append(self.part(of: next, isModal: true))
            modal = next.presented
        }
    }
}

extension Replica {
    /// Everything it knows, line by line; of what is new, what `other` knows.
    func text(with other: Replica) -> String { text(of: outermost, other, depth: 0) }

    private func text(of part: Part, _ other: Replica, depth: Int) -> String {
        let known = part.isNew ? other.parts[part.id] ?? part : part
        var line = String(repeating: " ", count: depth)
        line += "\(known.kind.map { "\($0)" } ?? "windows") \(known.id)"
        line += part.isShown ? " *" : ""
        line += part.style.map { " as \($0)" } ?? ""
        line += known.alerts.isEmpty ? "" : " !\(known.alerts)"
        line += "\n"
        for child in known.content { line += child.map { text(of: $0, other, depth: depth + 1) } ?? "-\n" }
        for child in known.embedded { line += "+" + text(of: child, other, depth: depth + 1) }
        for child in known.modals { line += "^" + text(of: child, other, depth: depth + 1) }
        return line
    }
}
