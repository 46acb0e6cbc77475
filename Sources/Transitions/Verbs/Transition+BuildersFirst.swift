// Builders that are written first, as what is there would be: `.push(keep(...) { ... }, animation: fade)`. A closure
// that is written after the verb comes last: `.push(animation: fade) { ... }`. See `Editor+Building.swift`.

extension Transition {
    /// Presents what is built when it is reached on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    /// See ``Editor/present(_:as:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public static func present<P: Presentable>(
        _ build: @escaping () throws -> P, animation: Animation?
    ) -> Transition {
        present(animation: animation, build)
    }

    /// Shows what is built when it is reached the way that is natural to this root. See
    /// ``Editor/show(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public static func show<P: Presentable>(
        _ build: @escaping () throws -> P, animation: Animation?
    ) -> Transition {
        show(animation: animation, build)
    }

    /// Shows what is built when it is reached as a detail, the way that is natural to this root. See
    /// ``Editor/showDetail(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public static func showDetail<P: Presentable>(
        _ build: @escaping () throws -> P, animation: Animation?
    ) -> Transition {
        showDetail(animation: animation, build)
    }

    /// Embeds what is built when it is reached in a container of this root: `a` → `a+p`. See
    /// ``Editor/embed(_:in:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public static func embed<P: Presentable>(
        _ build: @escaping () throws -> P, in container: any Presentable, animation: Animation? = nil
    ) -> Transition {
        embed(in: container, animation: animation, build)
    }

    /// Presents what is built when it is reached on this root itself: `[a]` → `[a]^p`. See
    /// ``Editor/presentOnRoot(_:as:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public static func presentOnRoot<P: Presentable>(
        _ build: @escaping () throws -> P, as style: PresentationStyle, animation: Animation? = nil
    ) -> Transition {
        presentOnRoot(as: style, animation: animation, build)
    }

    /// Presents what is built when it is reached on this root itself: `[a]` → `[a]^p`. See
    /// ``Editor/presentOnRoot(_:as:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public static func presentOnRoot<P: Presentable>(
        _ build: @escaping () throws -> P, animation: Animation?
    ) -> Transition {
        presentOnRoot(animation: animation, build)
    }
}

extension Transition where Root == StackRoot {
    /// Puts what is built when it is reached on top: `[a]` → `[a, p]`. See
    /// ``Editor/push(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public static func push<P: Presentable>(
        _ build: @escaping () throws -> P, animation: Animation?
    ) -> Transition {
        push(animation: animation, build)
    }

    /// Brings to the top what is shown under a key, else builds and pushes it. See
    /// ``Editor/push(as:animation:_:)-(_,_,()->P)``.
    @export(implementation)
    public static func push<P: Presentable>(
        _ build: @escaping () throws -> P, as key: some Hashable & Sendable, animation: Animation? = nil
    ) -> Transition {
        push(as: key, animation: animation, build)
    }

    /// Puts what is built when it is reached in the place of the top: `[a, b]` → `[a, p]`. See
    /// ``Editor/replaceTop(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public static func replaceTop<P: Presentable>(
        _ build: @escaping () throws -> P, animation: Animation?
    ) -> Transition {
        replaceTop(animation: animation, build)
    }
}

extension Transition where Root == WindowRoot {
    /// Gives the window another root, which is built when it is reached: `[a]^m!Sure` → `[p]`. See
    /// ``Editor/setRoot(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public static func setRoot<P: Presentable>(
        _ build: @escaping () throws -> P, animation: Animation?
    ) -> Transition {
        setRoot(animation: animation, build)
    }
}
