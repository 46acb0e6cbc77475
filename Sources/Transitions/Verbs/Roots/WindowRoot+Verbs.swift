extension Editor where Root == WindowRoot {
    /// Gives the window another root: alerts and modals end, the topmost first, then the root is replaced.
    ///
    /// `[a]^m!Sure` → `[p]`. The same root: no change, and what it presents stays.
    ///
    /// - Throws: If it cannot be shown here.
    public mutating func setRoot(_ presentable: any Presentable, animation: Animation? = nil) throws(TransitionError) {
        let node = root.node
        if commit.isThere(presentable, at: 0, of: node) { return }
        let slot = try commit.slot(for: presentable, in: node, "set the root to \(presentable.label)")
        dismissAll()
        if !node.content.isEmpty { commit.remove(at: 0, of: .content(node)) }
        commit.insert(slot, in: .content(node), at: 0, animation: animation)
    }

    /// Gives the window another root, which is built now: `[a]^m!Sure` → `[p]`.
    ///
    /// - Throws: What `build` throws, or as ``setRoot(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public mutating func setRoot<P: Presentable>(
        animation: Animation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        try setRoot(self.build(build), animation: animation)
    }

    /// Gives the window another root, which is built now: `[a]^m!Sure` → `[p]`.
    /// Its type is known only then.
    ///
    /// - Throws: What `build` throws, or as ``setRoot(_:animation:)-(Presentable,_)``.
    @_disfavoredOverload @export(implementation)
    public mutating func setRoot(
        animation: Animation? = nil, _ build: () throws -> any Presentable
    ) throws(TransitionError) {
        try setRoot(self.build(build), animation: animation)
    }
}

extension Transition where Root == WindowRoot {
    /// Gives the window another root: `[a]^m!Sure` → `[p]`. See ``Editor/setRoot(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public static func setRoot(_ presentable: any Presentable, animation: Animation? = nil) -> Transition {
        Transition(
            "setRoot", .one(presentable), animation: animation,
            .verb { editor in
                try editor.setRoot(presentable, animation: animation)
            })
    }

    /// Gives the window another root, which is built when it is reached: `[a]^m!Sure` → `[p]`.
    /// See ``Editor/setRoot(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public static func setRoot<P: Presentable>(
        animation: Animation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "setRoot", .built(P.self), animation: animation,
            .verb { editor in
                try editor.setRoot(animation: animation, build)
            })
    }

    /// Gives the window another root, which is built when it is reached: `[a]^m!Sure` → `[p]`.
    /// Its type is known only then.
    /// See ``Editor/setRoot(_:animation:)-(Presentable,_)``.
    @_disfavoredOverload @export(implementation)
    public static func setRoot(
        animation: Animation? = nil, _ build: @escaping () throws -> any Presentable
    ) -> Transition {
        Transition(
            "setRoot", .built(nil), animation: animation,
            .verb { editor in
                try editor.setRoot(animation: animation, build)
            })
    }
}
