/// A window: one root, the modals over it, and the alerts over those: `main: [news]!Sure`.
///
/// A ``WindowManager`` opens it. Nothing outside a window is visible.
public final class WindowRoot: ContainerRoot {
    /// The node that represents this root in a tree.
    @_documentation(visibility: internal)
    public let node: Container

    /// Creates a window that is not open yet.
    ///
    /// A root that is already placed elsewhere is left out. The commit that opens the window then fails with the
    /// reason; if no commit opens it, the diagnostics handler receives the reason.
    ///
    /// - Parameters:
    ///   - content: The root of the window; nil for none yet.
    ///   - name: The name that the notation prints before the colon.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public init(
        _ content: (any Presentable)? = nil, name: String = "", fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node = Container(.window, name: name, content: content.map { [$0] } ?? [], fileID: fileID, line: line)
        node.makeExtrasIfNeeded().windowRoot = self
    }

    /// Creates a `WindowRoot` for the node of an open window whose first `WindowRoot` was released.
    private init(of node: Container) {
        self.node = node
        node.makeExtrasIfNeeded().windowRoot = self
    }

    /// Returns the window in a slot, also as a coordinator's root; nil for other nodes.
    static func root(of slot: Slot) -> WindowRoot? {
        guard let container = slot.node as? Container, container.layout.kind == .window else { return nil }
        if let root = container.extras?.windowRoot { return unsafeDowncast(root, to: WindowRoot.self) }
        return WindowRoot(of: container)
    }

    /// The root of the window, beneath its modals; nil for an empty window.
    public var content: (any Presentable)? { node.content.first?.presentable }

    /// True if this window is open and in front of the others, so that it has the keyboard. O(1).
    @_spi(Hosting) public var isKey: Bool { (node.holder as? Container)?.content.last?.node === node }
}
