extension Navigable {
    /// What is in front of this and all that is in it, modals included, alerts not: a screen's model, or a root
    /// that holds nothing.
    ///
    /// Of several modals that could be seen, the one whose `^` stands furthest right in the line; inside it, the top of
    /// a stack, the selected tab, the last shown page, the last column that is not empty, the last embedded container.
    /// O(what could be seen).
    public var top: any Presentable { node.front.presentable }

    /// True if the user deals with this: the foremost screen of its tree is this, or is in it. O(screens that could be
    /// seen).
    ///
    /// A screen beneath another is not in front, nor is a coordinator beneath a modal that it presents; a window is,
    /// with all of its modals. Alerts do not count. A model asks its node: `node.isInFront`.
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

    /// What lies over each other here and could be seen: this, then the modals over it and over what it shows, in the
    /// order of the line. In a window its root comes first, in a manager that of the window in front.
    ///
    /// For hosts that draw one after the other; one that is full screen covers those before it.
    /// O(what could be seen).
    public var layers: [any Presentable] {
        var base: Node = node
        while let container = base as? Container, container.layout.isWindowLike {
            guard let last = container.content.last else { return [] }
            base = last.node
        }
        return [base.presentable] + base.modalsOver(hidden: false).map { $0.presentable }
    }

    /// Gives what is in front of this, if it is of a type; otherwise the nearest thing around it that is. The search
    /// ends with this, or with the modal around what is in front, both included.
    ///
    /// ```swift
    /// let article = try app.frontmost(ArticleModel.self)
    /// ```
    ///
    /// - Throws: An error that names what is in front.
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
