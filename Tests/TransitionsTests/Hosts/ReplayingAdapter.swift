import CoordinationTesting
import CoordinationHosting
@_spi(Hosting) import Transitions

/// The shape of a host that keeps views of its own, and plays each commit on them change by change.
///
/// It reads the tree only when it is asked to show it. Its views are plain arrays by id.
final class ReplayingAdapter: Host {
    /// A view: what it is, and the ids of what it holds.
    struct View: Hashable {
        var kind: Tree.Kind
        var name = ""
        var isShown = false
        /// The column in hand of a split.
        var hand: NodeID?
        var style: PresentationStyle?
        var content: [NodeID?] = []
        var embedded: [NodeID] = []
        var modals: [NodeID] = []
        var alerts: [String] = []
    }

    /// Whether animations take until ``finishPlaying()``; otherwise they take no time.
    var isPlayingSlowly: Bool

    var views: [NodeID: View] = [:]

    /// What was taken out in the commit that is being played, and has not come back yet.
    var loose: Set<NodeID> = []

    /// Changes that did not fit the views. Stays empty.
    var misfits: [TreeChange] = []

    /// The changes of the commit that was played last.
    private(set) var lastChanges: [TreeChange] = []

    private var playing: HostCommit?

    init(isPlayingSlowly: Bool = false) {
        self.isPlayingSlowly = isPlayingSlowly
    }

    func show(_ root: any Presentable) {
        views = [:]
        add(root.node.tree, as: root.node.id)
    }

    func apply(_ commit: HostCommit) {
        lastChanges = commit.changes
        for step in commit.steps { play(step) }
        for id in loose { drop(id) }
        loose = []
        if !commit.isInteractive { start(commit) }
    }

    func follow(_ gesture: Gesture, of commit: HostCommit) {
        switch gesture.phase {
        case .began, .changed: break
        case .ended: start(commit)
        case .cancelled: if let root = commit.root { show(root) }
        }
    }

    /// Ends the animation that plays.
    func finishPlaying() {
        guard let commit = playing else { return }
        playing = nil
        if commit.isWaiting { commit.acknowledge() }
    }

    private func start(_ commit: HostCommit) {
        playing = commit
        if !isPlayingSlowly { finishPlaying() }
    }

    private func drop(_ id: NodeID) {
        guard let view = views.removeValue(forKey: id) else { return }
        for child in view.content.compactMap(\.self) + view.embedded + view.modals { drop(child) }
    }
}

extension ReplayingAdapter {
    /// Makes the views of a picture: those of a window, of a tree in none, or of several windows in `id`.
    func add(_ tree: Tree, as id: NodeID) {
        let windows = tree.windows
        if let only = windows.first, windows.count == 1, only.id == nil {
            guard let content = only.content else { return }
            add(content)
            views[id]?.alerts = only.alerts
        } else if windows.first?.id == id, let window = windows.first {
            add(window, as: id)
        } else {
            views[id] = View(kind: .window, content: windows.map(\.id))
            for window in windows { if let id = window.id { add(window, as: id) } }
        }
    }

    private func add(_ window: Tree.Window, as id: NodeID) {
        let content = window.content.map { [add($0)] } ?? []
        views[id] = View(kind: .window, name: window.name, content: content, alerts: window.alerts)
        loose.remove(id)
    }

    @discardableResult
    private func add(_ node: Tree.Node) -> NodeID? {
        guard let id = addAlone(node) else { return nil }
        var modal = node.presented
        while let next = modal {
            if let over = addAlone(next) { views[id]?.modals.append(over) }
            modal = next.presented
        }
        return id
    }

    private func addAlone(_ node: Tree.Node) -> NodeID? {
        guard let id = node.id else { return nil }
        var view = View(kind: node.kind, name: node.name, isShown: node.isShown, style: node.style)
        view.content = node.columns.map { $0.flatMap { add($0) } }
        if node.kind == .split {
            let filled = node.columns.compactMap(\.self)
            view.hand = (filled.first(where: \.isShown) ?? filled.last)?.id
            for id in view.content.compactMap(\.self) { views[id]?.isShown = false }
        }
        view.embedded = node.embedded.compactMap { add($0) }
        views[id] = view
        loose.remove(id)
        return id
    }
}
