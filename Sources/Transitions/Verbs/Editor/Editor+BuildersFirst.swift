// Builders that are written first, as what is there would be: `.push(keep(...) { ... }, animation: fade)`. A closure
// that is written after the verb comes last: `.push(animation: fade) { ... }`. See `Editor+Building.swift`.

extension Editor {
    /// Presents what is built now on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    ///
    /// - Throws: What `build` throws, or as ``present(_:as:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public mutating func present<P: Presentable>(
        _ build: () throws -> P, animation: Animation?
    ) throws(TransitionError) {
        try present(animation: animation, build)
    }

    /// Shows what is built now the way that is natural to this root.
    ///
    /// - Throws: What `build` throws, or as ``show(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public mutating func show<P: Presentable>(
        _ build: () throws -> P, animation: Animation?
    ) throws(TransitionError) {
        try show(animation: animation, build)
    }

    /// Shows what is built now as a detail, the way that is natural to this root.
    ///
    /// - Throws: What `build` throws, or as ``showDetail(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public mutating func showDetail<P: Presentable>(
        _ build: () throws -> P, animation: Animation?
    ) throws(TransitionError) {
        try showDetail(animation: animation, build)
    }

    /// Embeds what is built now in a container of this root: `a` → `a+p`.
    ///
    /// - Throws: What `build` throws, or as ``embed(_:in:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public mutating func embed<P: Presentable>(
        _ build: () throws -> P, in container: any Presentable, animation: Animation? = nil
    ) throws(TransitionError) {
        try embed(in: container, animation: animation, build)
    }

    /// Presents what is built now on this root itself: `[a]` → `[a]^p`.
    ///
    /// - Throws: What `build` throws, or as ``presentOnRoot(_:as:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public mutating func presentOnRoot<P: Presentable>(
        _ build: () throws -> P, as style: PresentationStyle, animation: Animation? = nil
    ) throws(TransitionError) {
        try presentOnRoot(as: style, animation: animation, build)
    }

    /// Presents what is built now on this root itself: `[a]` → `[a]^p`.
    ///
    /// - Throws: What `build` throws, or as ``presentOnRoot(_:as:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public mutating func presentOnRoot<P: Presentable>(
        _ build: () throws -> P, animation: Animation?
    ) throws(TransitionError) {
        try presentOnRoot(animation: animation, build)
    }

    /// Presents what is built now on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    ///
    /// - Throws: What `build` throws, or as ``present(_:as:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public mutating func present<P: Presentable>(
        _ build: () throws -> P, as style: PresentationStyle, animation: Animation? = nil
    ) throws(TransitionError) {
        try present(as: style, animation: animation, build)
    }
}

extension Editor where Root == StackRoot {
    /// Puts what is built now on top: `[a]` → `[a, p]`.
    ///
    /// - Throws: What `build` throws, or as ``push(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public mutating func push<P: Presentable>(
        _ build: () throws -> P, animation: Animation?
    ) throws(TransitionError) {
        try push(animation: animation, build)
    }

    /// Brings to the top what is shown under a key, else builds and pushes it.
    ///
    /// - Throws: What `build` throws, or as ``push(as:animation:_:)-(_,_,()->P)``.
    @export(implementation)
    public mutating func push<P: Presentable>(
        _ build: () throws -> P, as key: some Hashable & Sendable, animation: Animation? = nil
    ) throws(TransitionError) {
        try push(as: key, animation: animation, build)
    }

    /// Puts what is built now in the place of the top: `[a, b]` → `[a, p]`.
    ///
    /// - Throws: What `build` throws, or as ``replaceTop(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public mutating func replaceTop<P: Presentable>(
        _ build: () throws -> P, animation: Animation?
    ) throws(TransitionError) {
        try replaceTop(animation: animation, build)
    }
}

extension Editor where Root == WindowRoot {
    /// Gives the window another root, which is built now: `[a]^m!Sure` → `[p]`.
    ///
    /// - Throws: What `build` throws, or as ``setRoot(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public mutating func setRoot<P: Presentable>(
        _ build: () throws -> P, animation: Animation?
    ) throws(TransitionError) {
        try setRoot(animation: animation, build)
    }
}
