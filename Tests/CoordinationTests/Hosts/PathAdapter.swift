import CoordinationTesting
@_spi(Hosting) import Coordination

/// The shape of SwiftUI: paths, a sheet and an alert, read off the tree and written with what the user did.
///
/// Nested stacks are one path. The binding's setter is called when the user has already gone back; what is drawn then
/// is read again, so that a rejected report puts the screen back.
final class PathAdapter: Host {
    /// The window's content, or a sheet over it: a screen, and the path above that.
    struct Layer: Equatable {
        var id: NodeID
        var first: NodeID
        var path: [NodeID]
    }

    /// What is drawn, from the back to the front.
    private(set) var layers: [Layer] = []

    /// The alert that is up.
    private(set) var alert: AlertContent?

    /// How far the finger is, while there is one.
    private(set) var progress: Double?

    /// Whether animations take until ``finishAnimation()``.
    var isAnimated = false

    private let root: () -> (any Presentable)?
    private var animation: HostCommit?

    /// What the stacks hold that are drawn, as far as it is known.
    private var contents: [NodeID: [NodeID]] = [:]

    init(_ root: any Presentable) {
        self.root = { [weak node = root.node] in node }
    }

    func show(_ root: any Presentable) {
        contents = [:]
        draw(root)
    }

    func apply(_ commit: HostCommit) {
        for node in commit.touched where contents[node.id] != nil { contents[node.id] = ids(in: node) }
        if let root = commit.root { draw(root) }
        if !commit.isInteractive { play(commit) }
    }

    func follow(_ gesture: Gesture, of commit: HostCommit) {
        progress = gesture.phase == .changed ? gesture.progress : nil
        switch gesture.phase {
        case .began, .changed: break
        case .ended: play(commit)
        case .cancelled: if let root = commit.root { show(root) }
        }
    }

    private func play(_ commit: HostCommit) {
        animation = commit
        // What the user did is on the screen already.
        if !isAnimated || commit.report != nil { finishAnimation() }
    }

    /// Ends the animation, and passes on what a platform reports then.
    func finishAnimation() {
        guard let commit = animation else { return }
        animation = nil
        guard commit.isWaiting else { return }
        for item in commit.disappearing { root()?.node.deliver(.didDisappear(animated: isAnimated), to: item.id) }
        for item in commit.appearing { root()?.node.deliver(.didAppear(animated: isAnimated), to: item.id) }
        commit.acknowledge()
    }
}

extension PathAdapter {
    private func draw(_ root: any Presentable) {
        var known: [NodeID: [NodeID]] = [:]
        layers = root.node.layers.map { layer in
            let pages = pages(of: layer.node.id, in: root, &known)
            return Layer(id: layer.node.id, first: pages.first ?? layer.node.id, path: Array(pages.dropFirst()))
        }
        contents = known
        alert = root.node.alerts.first
    }

    /// A stack's screens, and those of the stacks among them, in one list.
    private func pages(of id: NodeID, in root: any Presentable, _ known: inout [NodeID: [NodeID]]) -> [NodeID] {
        guard let children = contents[id] ?? root.node.node(id).flatMap(ids) else { return [id] }
        known[id] = children
        return children.flatMap { pages(of: $0, in: root, &known) }
    }

    private func ids(in node: Node) -> [NodeID]? {
        guard let stack = node as? Container, stack.layout == .stack, !stack.isEmpty else { return nil }
        return stack.children.map { $0.node.id }
    }
}

extension PathAdapter {
    /// `NavigationStack(path:)` of the layer in front.
    var path: [NodeID] {
        get { layers.last?.path ?? [] }
        set { set(newValue, at: layers.count - 1) }
    }

    /// The user went back in one of the layers: the new path is the beginning of the old one.
    func set(_ path: [NodeID], at level: Int) {
        guard layers.indices.contains(level), layers[level].path.starts(with: path) else { return }
        guard path != layers[level].path else { return }
        layers[level].path = path
        root()?.node.report(.popped(to: path.last ?? layers[level].first)) { _ in }
    }

    /// `sheet(item:)` of the window's content.
    var sheet: NodeID? {
        get { layers.dropFirst().first?.id }
        set { if newValue == nil, let sheet { dismiss(sheet) } }
    }

    private func dismiss(_ sheet: NodeID) {
        layers.removeLast(layers.count - 1)
        root()?.node.report(.dismissed(sheet)) { _ in }
    }

    /// `interactiveDismissDisabled()` of the sheet.
    var isSheetLocked: Bool { sheet.map { root()?.node.allows(.dismissed($0)) == false } ?? false }

    /// A button of the alert, which is gone when it was pressed.
    func press(_ title: String) {
        guard let pressed = alert else { return }
        alert = nil
        root()?.node.report(.chose(title, alert: pressed.id)) { _ in }
    }

    /// What a recogniser at the edge of the screen drives.
    func edgeSwipe() -> GestureDriver {
        GestureDriver { [root] in (root()?.node ?? Screen("gone")).beginBack { _ in } }
    }

    /// The names of the views on a path.
    func names(_ path: [NodeID]) -> [String] {
        path.map { root()?.node.node($0)?.name ?? "?" }
    }
}
