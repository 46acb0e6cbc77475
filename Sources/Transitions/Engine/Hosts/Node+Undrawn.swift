extension PresentationStyle {
    /// True if every host draws this style.
    fileprivate var isDrawnEverywhere: Bool {
        kind == .automatic || kind == .fullScreen || kind == .sheet && detents.isEmpty
    }
}

extension Commit {
    /// Reports the styles of newly shown modals that the host at a node does not draw. O(edits + new modals).
    func reportUndrawn(for node: Node) {
        for edit in edits { edit.arrived?.reportUndrawn(for: node) }
    }
}

extension Node {
    /// Reports the styles of modals in this node that the host at `node` should draw, and does not: each kind once per
    /// host.
    final func reportUndrawn(for node: Node) {
        guard watch.contains(.styled), let extras = node.extras, let host = extras.host else { return }
        for modal in watched(.styled) where modal.place == .modal && modal.holder?.hostNode === node {
            for style in [modal.style, modal.style.narrow].compactMap(\.self) {
                if style.isDrawnEverywhere || extras.undrawn.contains(style.kind) || host.draws(style) { continue }
                extras.undrawn.append(style.kind)
                let reason = TransitionError.Detail.notDrawn(by: "\(Swift.type(of: host))")
                let error = TransitionError("draw \(modal.label) as \(style)", reason, state: modal.treeLine)
                Diagnostic(error, at: nil).report(to: modal.failureHandler)
            }
        }
    }
}
