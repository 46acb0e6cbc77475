// What is built late: by a closure that runs when its verb is reached, so that nothing is built for a verb that never
// is.
//
// Each verb has two forms. The generic one is preferred, as it knows the type before anything is built. The other, for
// a closure that makes one of several types, is disfavoured: else the compiler would take it for every closure.

extension Editor {
    /// Builds what a verb is to show, here and now: for verbs of your own that take a builder.
    ///
    /// ```swift
    /// try editor.insert(editor.build(make), at: 0)
    /// ```
    ///
    /// The gates of its type are asked first.
    ///
    /// - Throws: What `build` throws; what is not a ``TransitionError`` becomes one. Where a gate does not allow it,
    ///   the whole commit is undone, whatever is caught.
    public mutating func build<P: Presentable>(_ build: () throws -> P) throws(TransitionError) -> P {
        try commit.build(build)
    }

    /// Builds what a verb is to show, of a type that is known only then.
    ///
    /// - Throws: What `build` throws; what is not a ``TransitionError`` becomes one.
    @_disfavoredOverload
    public mutating func build(_ build: () throws -> any Presentable) throws(TransitionError) -> any Presentable {
        try commit.build(ofSomeType: build)
    }
}

extension Commit {
    /// Builds what is to be shown, once the gates of its type have allowed it.
    func build<P: Presentable>(_ build: () throws -> P) throws(TransitionError) -> P {
        try askGates(ofType: P.self)
        return try built("\(P.self)", build)
    }

    /// Builds what is to be shown, of a type that is known only then.
    func build(ofSomeType build: () throws -> any Presentable) throws(TransitionError) -> any Presentable {
        try built("what is to be shown", build)
    }

    private func built<Made>(
        _ name: @autoclosure () -> String, _ build: () throws -> Made
    ) throws(TransitionError) -> Made {
        do {
            return try build()
        } catch let error as TransitionError {
            throw error
        } catch {
            throw TransitionError("build \(name())", .custom(because: "\(error)", remedy: ""))
        }
    }
}

extension Editor {
    /// Presents what is built now, on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    ///
    /// - Throws: What `build` throws, or as ``present(_:as:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public mutating func present<P: Presentable>(
        as style: PresentationStyle = .automatic, animation: Animation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        try present(self.build(build), as: style, animation: animation)
    }

    /// Presents what is built now, on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    /// Its type is known only then.
    ///
    /// - Throws: What `build` throws, or as ``present(_:as:animation:)-(Presentable,_,_)``.
    @_disfavoredOverload @export(implementation)
    public mutating func present(
        as style: PresentationStyle = .automatic, animation: Animation? = nil, _ build: () throws -> any Presentable
    ) throws(TransitionError) {
        try present(self.build(build), as: style, animation: animation)
    }

    /// Brings to the top what is presented here under a key already, else builds and presents it.
    ///
    /// `[a]^k^m` → `[a]^k` (nothing is built, `m` is dismissed); `[a]^m` → `[a]^m^k`. It looks through what is
    /// presented over this root, and where this root is itself presented, beneath it. O(what is presented there).
    ///
    /// - Throws: What `build` throws, or as ``present(_:as:animation:)-(Presentable,_,_)``.
    public mutating func present<P: Presentable>(
        key: some Hashable & Sendable, as style: PresentationStyle = .automatic, animation: Animation? = nil,
        _ build: () throws -> P
    ) throws(TransitionError) {
        let key = ScreenKey(key)
        if try commit.bringUp(key, on: root.node, animation) { return }
        try commit.present(self.build(build), under: key, on: root.node, as: style, animation)
    }

    /// Brings to the top what is presented here under a key already, else builds and presents it, of a type that is
    /// known only then.
    ///
    /// - Throws: What `build` throws, or as ``present(_:as:animation:)-(Presentable,_,_)``.
    @_disfavoredOverload
    public mutating func present(
        key: some Hashable & Sendable, as style: PresentationStyle = .automatic, animation: Animation? = nil,
        _ build: () throws -> any Presentable
    ) throws(TransitionError) {
        let key = ScreenKey(key)
        if try commit.bringUp(key, on: root.node, animation) { return }
        try commit.present(self.build(build), under: key, on: root.node, as: style, animation)
    }

    /// Presents what is built now on this root itself: `[a]` → `[a]^p`.
    ///
    /// - Throws: What `build` throws, or as ``presentOnRoot(_:as:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public mutating func presentOnRoot<P: Presentable>(
        as style: PresentationStyle = .automatic, animation: Animation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        try presentOnRoot(self.build(build), as: style, animation: animation)
    }

    /// Presents what is built now on this root itself: `[a]` → `[a]^p`.
    /// Its type is known only then.
    ///
    /// - Throws: What `build` throws, or as ``presentOnRoot(_:as:animation:)-(Presentable,_,_)``.
    @_disfavoredOverload @export(implementation)
    public mutating func presentOnRoot(
        as style: PresentationStyle = .automatic, animation: Animation? = nil, _ build: () throws -> any Presentable
    ) throws(TransitionError) {
        try presentOnRoot(self.build(build), as: style, animation: animation)
    }

    /// Shows what is built now the way that is natural to this root.
    ///
    /// - Throws: What `build` throws, or as ``show(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public mutating func show<P: Presentable>(
        animation: Animation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        try show(self.build(build), animation: animation)
    }

    /// Shows what is built now the way that is natural to this root.
    /// Its type is known only then.
    ///
    /// - Throws: What `build` throws, or as ``show(_:animation:)-(Presentable,_)``.
    @_disfavoredOverload @export(implementation)
    public mutating func show(
        animation: Animation? = nil, _ build: () throws -> any Presentable
    ) throws(TransitionError) {
        try show(self.build(build), animation: animation)
    }

    /// Shows what is built now as a detail, the way that is natural to this root.
    ///
    /// - Throws: What `build` throws, or as ``showDetail(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public mutating func showDetail<P: Presentable>(
        animation: Animation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        try showDetail(self.build(build), animation: animation)
    }

    /// Shows what is built now as a detail, the way that is natural to this root.
    /// Its type is known only then.
    ///
    /// - Throws: What `build` throws, or as ``showDetail(_:animation:)-(Presentable,_)``.
    @_disfavoredOverload @export(implementation)
    public mutating func showDetail(
        animation: Animation? = nil, _ build: () throws -> any Presentable
    ) throws(TransitionError) {
        try showDetail(self.build(build), animation: animation)
    }

    /// Embeds what is built now in a container of this root: `a` → `a+p`.
    ///
    /// - Throws: What `build` throws, or as ``embed(_:in:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public mutating func embed<P: Presentable>(
        in container: any Presentable, animation: Animation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        try embed(self.build(build), in: container, animation: animation)
    }

    /// Embeds what is built now in a container of this root: `a` → `a+p`.
    /// Its type is known only then.
    ///
    /// - Throws: What `build` throws, or as ``embed(_:in:animation:)-(Presentable,_,_)``.
    @_disfavoredOverload @export(implementation)
    public mutating func embed(
        in container: any Presentable, animation: Animation? = nil, _ build: () throws -> any Presentable
    ) throws(TransitionError) {
        try embed(self.build(build), in: container, animation: animation)
    }
}
