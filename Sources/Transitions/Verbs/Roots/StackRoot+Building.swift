// What is built late. See `Editor+Building.swift`.

extension Editor where Root == StackRoot {
    /// Puts what is built now on top: `[a]` → `[a, p]`.
    ///
    /// - Throws: What `build` throws, or as ``push(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public mutating func push<P: Presentable>(
        animation: Animation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        try push(self.build(build), animation: animation)
    }

    /// Puts what is built now on top: `[a]` → `[a, p]`.
    /// Its type is known only then.
    ///
    /// - Throws: What `build` throws, or as ``push(_:animation:)-(Presentable,_)``.
    @_disfavoredOverload @export(implementation)
    public mutating func push(
        animation: Animation? = nil, _ build: () throws -> any Presentable
    ) throws(TransitionError) {
        try push(self.build(build), animation: animation)
    }

    /// Puts what is built now in the place of the top: `[a, b]` → `[a, p]`.
    ///
    /// - Throws: What `build` throws, or as ``replaceTop(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public mutating func replaceTop<P: Presentable>(
        animation: Animation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        try replaceTop(self.build(build), animation: animation)
    }

    /// Puts what is built now in the place of the top: `[a, b]` → `[a, p]`.
    /// Its type is known only then.
    ///
    /// - Throws: What `build` throws, or as ``replaceTop(_:animation:)-(Presentable,_)``.
    @_disfavoredOverload @export(implementation)
    public mutating func replaceTop(
        animation: Animation? = nil, _ build: () throws -> any Presentable
    ) throws(TransitionError) {
        try replaceTop(self.build(build), animation: animation)
    }

    /// Brings to the top what this stack already shows under a key, else builds and pushes it.
    ///
    /// `[a, k, b]` → `[a, k]` (nothing is built); `[a]` → `[a, k]`. O(1), and what goes.
    ///
    /// - Throws: What `build` throws, or as ``push(_:animation:)-(Presentable,_)``.
    public mutating func push<P: Presentable>(
        as key: some Hashable & Sendable, animation: Animation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        let key = ScreenKey(key)
        if bringToTop(key, animation) { return }
        try push(self.build(build), under: key, animation)
    }

    /// Brings to the top what this stack already shows under a key, else builds and pushes it, of a type that is known
    /// only then.
    ///
    /// - Throws: What `build` throws, or as ``push(_:animation:)-(Presentable,_)``.
    @_disfavoredOverload
    public mutating func push(
        as key: some Hashable & Sendable, animation: Animation? = nil, _ build: () throws -> any Presentable
    ) throws(TransitionError) {
        let key = ScreenKey(key)
        if bringToTop(key, animation) { return }
        try push(self.build(build), under: key, animation)
    }

    /// Whether the stack has the key; what has it comes to the top.
    private mutating func bringToTop(_ key: ScreenKey, _ animation: Animation?) -> Bool {
        guard let index = root.node.index(under: key) else { return false }
        commit.pop(root.node, keeping: index + 1, animation)
        commit.noteReached(root.node.content[index].node)
        return true
    }

    private mutating func push(
        _ presentable: any Presentable, under key: ScreenKey, _ animation: Animation?
    ) throws(TransitionError) {
        try push(presentable, animation: animation)
        commit.store(key: key, on: presentable.node, in: root.node)
    }
}

extension Transition where Root == StackRoot {
    /// Puts what is built when it is reached on top: `[a]` → `[a, p]`.
    /// See ``Editor/push(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public static func push<P: Presentable>(
        animation: Animation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "push", .built(P.self), animation: animation,
            .verb { editor in
                try editor.push(animation: animation, build)
            })
    }

    /// Puts what is built when it is reached on top: `[a]` → `[a, p]`.
    /// Its type is known only then.
    /// See ``Editor/push(_:animation:)-(Presentable,_)``.
    @_disfavoredOverload @export(implementation)
    public static func push(
        animation: Animation? = nil, _ build: @escaping () throws -> any Presentable
    ) -> Transition {
        Transition(
            "push", .built(nil), animation: animation,
            .verb { editor in
                try editor.push(animation: animation, build)
            })
    }

    /// Puts what is built when it is reached in the place of the top: `[a, b]` → `[a, p]`.
    /// See ``Editor/replaceTop(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public static func replaceTop<P: Presentable>(
        animation: Animation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "replaceTop", .built(P.self), animation: animation,
            .verb { editor in
                try editor.replaceTop(animation: animation, build)
            })
    }

    /// Puts what is built when it is reached in the place of the top: `[a, b]` → `[a, p]`.
    /// Its type is known only then.
    /// See ``Editor/replaceTop(_:animation:)-(Presentable,_)``.
    @_disfavoredOverload @export(implementation)
    public static func replaceTop(
        animation: Animation? = nil, _ build: @escaping () throws -> any Presentable
    ) -> Transition {
        Transition(
            "replaceTop", .built(nil), animation: animation,
            .verb { editor in
                try editor.replaceTop(animation: animation, build)
            })
    }

    /// Brings to the top what is shown under a key, else builds and pushes it.
    /// See ``Editor/push(as:animation:_:)-(_,_,()->P)``.
    @export(implementation)
    public static func push<P: Presentable>(
        as key: some Hashable & Sendable, animation: Animation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "push", .words("as: \(key)"), animation: animation,
            .verb { editor in
                try editor.push(as: key, animation: animation, build)
            })
    }

    /// Brings to the top what is shown under a key, else builds and pushes it, of a type that is known only then.
    /// See ``Editor/push(as:animation:_:)-(_,_,()->Presentable)``.
    @_disfavoredOverload @export(implementation)
    public static func push(
        as key: some Hashable & Sendable, animation: Animation? = nil, _ build: @escaping () throws -> any Presentable
    ) -> Transition {
        Transition(
            "push", .words("as: \(key)"), animation: animation,
            .verb { editor in
                try editor.push(as: key, animation: animation, build)
            })
    }
}
