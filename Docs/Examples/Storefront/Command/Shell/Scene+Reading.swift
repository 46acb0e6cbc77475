@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationMoves
import Shop

extension Scene {
    /// Reads the visible content of the window in front.
    init(of windows: any Presentable) {
        let moves = windows.node.moves
        self.moves = moves
        alert = windows.node.alerts.first.map { Alert($0, moves) }
        // A full-screen modal hides the layers beneath it, so the first visible layer fills the screen.
        layers = windows.node.layers.enumerated().compactMap { index, presentable in
            let node: Node = presentable.node
            guard node.isVisible else { return nil }
            var layer = Layer(of: node, moves)
            let canClose = moves.contains { $0.move.kind == .back && $0.isEnabled }
            if layer.wayBack == nil, index > 0, canClose { layer.wayBack = .close }
            return layer
        }
    }
}

extension Scene.Layer {
    /// Reads one layer, from its outermost node to its screens.
    init(of node: Node, _ moves: Moves) {
        focus = node.id
        read(node, moves)
        if title.isEmpty { title = panels.first?.title ?? node.name }
    }

    private mutating func read(_ node: Node, _ moves: Moves) {
        guard let container = node as? Container else {
            if title.isEmpty { focus = node.id }
            return panels.append(Scene.Panel(of: node.presentable, moves))
        }
        let shown = container.shown
        switch container.layout {
        case .tabs:
            tabs = container.children.enumerated().map { index, tab in
                let tab: any Presentable = tab
                return Scene.Tab(
                    title: title(of: tab), id: tab.node.id, isSelected: container.shownRange.contains(index))
            }
        case .stack:
            if let covered = container.child(at: container.count - 2) {
                back = title(of: covered)
                wayBack = .step
            }
        case _ where container.layout.columnCount != nil: return readColumns(of: container, moves)
        default:
            let shown = container.shownRange
            pages = Scene.Pages(ids: container.children.map { $0.node.id }, shown: shown)
            if let before = container.child(at: shown.lowerBound - 1) { wayBack = .page(before.node.id) }
        }
        for child in shown { read(child.node, moves) }
    }

    /// Reads the columns that are in sight, and the placeholders of empty ones. What is selected, and the way back, are those of the column in hand.
    private mutating func readColumns(of split: Container, _ moves: Moves) {
        title = title(of: split.presentable)
        focus = split.id
        let filled = split.children
        let inHand = split.columnInHand.flatMap { split.child(at: $0)?.node }
        guard let hand = filled.firstIndex(where: { $0.node === inHand }) else { return }
        for column in 0..<(split.layout.columnCount ?? 0) where split.isInSight(column: column) {
            if let placeholder = split.placeholder(at: column) { panels.append(Scene.Panel(of: placeholder, moves)) }
            guard let content = split.child(at: column) else { continue }
            let layer = Self(of: content.node, moves)
            if content.node === filled[hand].node {
                columns = Scene.Columns(ids: filled.map { $0.node.id }, inHand: hand, panel: panels.count)
                (focus, back, wayBack) = (layer.focus, layer.back, layer.wayBack)
            }
            panels += layer.panels.prefix(1)
        }
        if wayBack == nil, hand > 0, !filled[hand - 1].node.isVisible {
            back = title(of: filled[hand - 1])
            wayBack = .step
        }
    }

    private func title(of presentable: any Presentable) -> String {
        let titled = presentable as? any Titled ?? presentable.node.top as? any Titled
        return titled?.title ?? presentable.node.name
    }
}

extension Scene.Panel {
    init(of presentable: any Presentable, _ moves: Moves) {
        let legible = presentable as? any Legible
        title = (legible as (any Titled)? ?? presentable as? any Titled)?.title ?? presentable.node.name
        lines = legible?.lines ?? []
        let id = presentable.node.id
        offers = moves.filter { $0.move.kind == .tap && $0.node == id }.map { Scene.Offer($0) }
        if offers.isEmpty { offers = (legible?.offers ?? []).map { Scene.Offer(title: $0.title) } }
    }
}

extension Scene.Alert {
    init(_ content: AlertContent, _ moves: Moves) {
        id = content.id
        title = content.title
        message = content.message
        offers = moves.filter { $0.move.kind == .answer }.map { Scene.Offer($0) }
    }
}
