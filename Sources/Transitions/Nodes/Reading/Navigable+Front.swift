extension Navigable {
    /// The presentable in front within this: a screen's model, or an empty root. Modals count, alerts do not.
    ///
    /// Found from the visible modal whose `^` is furthest right in the notation, or from this if there is none, by
    /// following the top of each stack, the selected tab, the last shown page, the column in hand, the last
    /// embedded container. O(nodes that could be seen).
    public var top: any Presentable { node.front.presentable }

    /// True if the screen in front of the tree is this, or is in it. O(screens that could be seen).
    ///
    /// A screen beneath another is not in front, nor is a coordinator beneath a modal that it presents; a window is in
    /// front together with its modals. Alerts do not count. A model asks its node: `node.isInFront`.
    public var isInFront: Bool {
        let whole: Node = node
        var layer = whole.outermost.front
        while layer !== whole {
            let isModal = layer.place == .modal
            repeat {
                guard let holder = layer.holder else { return false }
                layer = holder
            } while isModal && !layer.isWindow
        }
        return true
    }

    /// The layers to draw, back to front: this, then the modals over it and over what it shows, in the order of the
    /// notation. For a window, its root comes first; for a manager, the root of the window in front.
    ///
    /// For hosts that draw layer after layer; a full-screen layer covers those before it. O(nodes that could be seen).
    @_spi(Hosting) public var layers: [any Presentable] {
        var base: Node = node
        while let container = base as? Container, container.layout.isWindowLike {
            guard let last = container.content.last else { return [] }
            base = last.node
        }
        return [base.presentable] + base.modalsOver(hidden: false).map { $0.presentable }
    }

    /// Returns ``top``, if it has the type; otherwise the nearest presentable around it that has. The last one tried is
    /// this, or the modal that contains ``top``.
    ///
    /// ```swift
    /// let article = try app.frontmost(ArticleModel.self)
    /// ```
    ///
    /// - Throws: An error that names the presentable in front.
    public func frontmost<Wanted: Presentable>(_ type: Wanted.Type) throws(TransitionError) -> Wanted {
        let whole: Node = node
        let front = whole.front
        var current = front
        while true {
            if let wanted = current.presentable as? Wanted { return wanted }
            guard current !== whole, let holder = current.holder, current.place != .modal else { break }
            current = holder
        }
        if let wanted = self as? Wanted, current === whole { return wanted }
        throw TransitionError("see \(Wanted.self)", .notInFront(front: front.title), state: whole.treeLine)
    }
}
