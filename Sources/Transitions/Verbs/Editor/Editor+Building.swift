// The short forms of what is built late, and what is found again under a key. Every other verb takes a `Later`.

extension Editor {
    /// Presents what is built now, on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    ///
    /// With a key, what is presented here under it already comes to the top: `[a]^k^m` → `[a]^k` (nothing is built, `m`
    /// is dismissed). It is looked for in what is presented over this root, and where this root is itself presented,
    /// beneath it. O(what is presented there).
    ///
    /// - Parameters:
    ///   - key: What it is found under, with its type; nil for nothing.
    ///   - style: How it stands over what is beneath it.
    ///   - animation: Stored with it; its presentation part plays now.
    ///   - build: Builds it, once the gates of its type allow it.
    /// - Throws: What `build` throws, or as ``present(_:style:animation:)``.
    public mutating func present<P: Presentable>(
        key: (any Hashable & Sendable)? = nil, style: PresentationStyle = .automatic, animation: Animation? = nil,
        _ build: () throws -> P
    ) throws(TransitionError) {
        guard let key = key.map({ ScreenKey($0) }) else {
            return try present(commit.build(build), style: style, animation: animation)
        }
        if try commit.bringUp(key, on: root.node, animation) { return }
        try commit.present(commit.build(build), under: key, on: root.node, style, animation)
    }
}

extension Editor where Root == StackRoot {
    /// Puts what is built now on top: `[a]` → `[a, p]`. O(1).
    ///
    /// With a key, what this stack already shows under it comes to the top: `[a, k, b]` → `[a, k]` (nothing is built).
    /// O(what goes).
    ///
    /// - Parameters:
    ///   - key: What it is found under on this stack, with its type; nil for nothing.
    ///   - animation: Stored with it; its presentation part plays now, its dismissal part when it goes.
    ///   - build: Builds it, once the gates of its type allow it.
    /// - Throws: What `build` throws, or as ``push(_:animation:)``.
    public mutating func push<P: Presentable>(
        key: (any Hashable & Sendable)? = nil, animation: Animation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        guard let key = key.map({ ScreenKey($0) }) else { return try push(commit.build(build), animation: animation) }
        if bringToTop(key, animation) { return }
        let presentable = try commit.build(build)
        try push(presentable, animation: animation)
        commit.store(key: key, on: presentable.node, in: root.node)
    }

    /// Whether the stack has the key; what has it comes to the top.
    private mutating func bringToTop(_ key: ScreenKey, _ animation: Animation?) -> Bool {
        guard let index = root.node.index(under: key) else { return false }
        commit.pop(root.node, keeping: index + 1, animation)
        commit.noteReached(root.node.content[index].node)
        return true
    }
}
