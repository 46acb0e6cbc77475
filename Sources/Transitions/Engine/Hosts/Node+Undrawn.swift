extension PresentationStyle {
    /// Whether each host draws it.
    fileprivate var isDrawnEverywhere: Bool {
        kind == .automatic || kind == .fullScreen || kind == .sheet && detents.isEmpty
    }
}

extension Commit {
    /// Reports the styles of what this commit has shown that the host at a node does not draw. O(edits + such modals).
    func reportUndrawn(for node: Node) {
        for edit in edits { edit.arrived?.reportUndrawn(for: node) }
    }
}

extension Node {
    /// Reports the styles of the modals in here that the host at a node is to draw, and does not: each kind once for a
    /// host.
    final func reportUndrawn(for node: Node) {
        guard watch.contains(.styled), let extras = node.extras, let host = extras.host else { return }
        for modal in watched(.styled) where modal.place == .modal && modal.holder?.hosting === node {
            let style = modal.style
            if style.isDrawnEverywhere || extras.undrawn.contains(style.kind) || host.draws(style) { continue }
            extras.undrawn.append(style.kind)
            let reason = TransitionError.Detail.notDrawn(by: "\(Swift.type(of: host))")
            let error = TransitionError("draw \(modal.label) as \(style)", reason, state: modal.treeLine)
            Diagnostic(error, at: nil).report(to: modal.failureHandler)
        }
    }
}
