/// A window: one root, the modals over it, and the alerts over those: `main: [news]!Sure`.
///
/// It is opened by a ``WindowManager``. Only what is in a window can be seen.
public final class WindowRoot: ContainerRoot {
    /// The node that stands for this root on a tree.
    public let node: Container

    /// Makes a window that is not open yet.
    ///
    /// A root that is shown elsewhere is left out. A commit that is to open the window fails with the reason; if none
    /// does, the diagnostics handler receives it.
    ///
    /// - Parameters:
    ///   - content: Its root; may be set later.
    ///   - name: What the notation shows before the colon.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public init(
        _ content: (any Presentable)? = nil, name: String = "", fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node = Container(.window, name: name, content: content.map { [$0] } ?? [], fileID: fileID, line: line)
        node.demandExtras().windowRoot = self
    }

    /// The root of a window whose own has gone, as the node alone was opened.
    private init(of node: Container) {
        self.node = node
        node.demandExtras().windowRoot = self
    }

    /// The window that a slot holds, or its coordinator does.
    static func root(of slot: Slot) -> WindowRoot? {
        guard let container = slot.node as? Container, container.layout.kind == .window else { return nil }
        if let root = container.extras?.windowRoot { return unsafeDowncast(root, to: WindowRoot.self) }
        return WindowRoot(of: container)
    }

    /// What the window shows beneath its modals; nil for an empty window.
    public var content: (any Presentable)? { node.content.first?.presentable }

    /// Whether this window is open, and in front of the others: what is typed goes to it. O(1).
    @_spi(Hosting) public var isKey: Bool { (node.holder as? Container)?.content.last?.node === node }
}
