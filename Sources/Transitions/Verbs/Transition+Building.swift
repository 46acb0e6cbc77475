// What is built late. See `Editor+Building.swift`.

extension Subject {
    /// Something that is built when it is reached; nil where its type is known only then.
    @usableFromInline
    static func built(_ type: (any Presentable.Type)?) -> Self { .words(type.map { "\($0)" } ?? "…") }
}

extension Transition {
    /// Presents what is built when it is reached, on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    /// See ``Editor/present(_:as:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public static func present<P: Presentable>(
        as style: PresentationStyle = .automatic, animation: Animation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "present", .built(P.self), animation: animation,
            .verb { editor in
                try editor.present(as: style, animation: animation, build)
            })
    }

    /// Presents what is built when it is reached, on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    /// Its type is known only then.
    /// See ``Editor/present(_:as:animation:)-(Presentable,_,_)``.
    @_disfavoredOverload @export(implementation)
    public static func present(
        as style: PresentationStyle = .automatic, animation: Animation? = nil,
        _ build: @escaping () throws -> any Presentable
    ) -> Transition {
        Transition(
            "present", .built(nil), animation: animation,
            .verb { editor in
                try editor.present(as: style, animation: animation, build)
            })
    }

    /// Presents what is built when it is reached, with its style after it: `.present(keep(...), as: .sheet())`.
    /// See ``Editor/present(_:as:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public static func present<P: Presentable>(
        _ build: @escaping () throws -> P, as style: PresentationStyle, animation: Animation? = nil
    ) -> Transition {
        present(as: style, animation: animation, build)
    }

    /// Brings to the top what is presented under a key already, else builds and presents it.
    /// See ``Editor/present(key:as:animation:_:)-(_,_,_,()->P)``.
    @export(implementation)
    public static func present<P: Presentable>(
        key: some Hashable & Sendable, as style: PresentationStyle = .automatic, animation: Animation? = nil,
        _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "present", .words("key: \(key)"), animation: animation,
            .verb { editor in
                try editor.present(key: key, as: style, animation: animation, build)
            })
    }

    /// Brings to the top what is presented under a key already, else builds and presents it, of a type that is known
    /// only then.
    /// See ``Editor/present(key:as:animation:_:)-(_,_,_,()->Presentable)``.
    @_disfavoredOverload @export(implementation)
    public static func present(
        key: some Hashable & Sendable, as style: PresentationStyle = .automatic, animation: Animation? = nil,
        _ build: @escaping () throws -> any Presentable
    ) -> Transition {
        Transition(
            "present", .words("key: \(key)"), animation: animation,
            .verb { editor in
                try editor.present(key: key, as: style, animation: animation, build)
            })
    }

    /// Presents what is built when it is reached on this root itself: `[a]` → `[a]^p`.
    /// See ``Editor/presentOnRoot(_:as:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public static func presentOnRoot<P: Presentable>(
        as style: PresentationStyle = .automatic, animation: Animation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "presentOnRoot", .built(P.self), animation: animation,
            .verb { editor in
                try editor.presentOnRoot(as: style, animation: animation, build)
            })
    }

    /// Presents what is built when it is reached on this root itself: `[a]` → `[a]^p`.
    /// Its type is known only then.
    /// See ``Editor/presentOnRoot(_:as:animation:)-(Presentable,_,_)``.
    @_disfavoredOverload @export(implementation)
    public static func presentOnRoot(
        as style: PresentationStyle = .automatic, animation: Animation? = nil,
        _ build: @escaping () throws -> any Presentable
    ) -> Transition {
        Transition(
            "presentOnRoot", .built(nil), animation: animation,
            .verb { editor in
                try editor.presentOnRoot(as: style, animation: animation, build)
            })
    }

    /// Shows what is built when it is reached the way that is natural to this root.
    /// See ``Editor/show(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public static func show<P: Presentable>(
        animation: Animation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "show", .built(P.self), animation: animation,
            .verb { editor in
                try editor.show(animation: animation, build)
            })
    }

    /// Shows what is built when it is reached the way that is natural to this root.
    /// Its type is known only then.
    /// See ``Editor/show(_:animation:)-(Presentable,_)``.
    @_disfavoredOverload @export(implementation)
    public static func show(
        animation: Animation? = nil, _ build: @escaping () throws -> any Presentable
    ) -> Transition {
        Transition(
            "show", .built(nil), animation: animation,
            .verb { editor in
                try editor.show(animation: animation, build)
            })
    }

    /// Shows what is built when it is reached as a detail, the way that is natural to this root.
    /// See ``Editor/showDetail(_:animation:)-(Presentable,_)``.
    @export(implementation)
    public static func showDetail<P: Presentable>(
        animation: Animation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "showDetail", .built(P.self), animation: animation,
            .verb { editor in
                try editor.showDetail(animation: animation, build)
            })
    }

    /// Shows what is built when it is reached as a detail, the way that is natural to this root.
    /// Its type is known only then.
    /// See ``Editor/showDetail(_:animation:)-(Presentable,_)``.
    @_disfavoredOverload @export(implementation)
    public static func showDetail(
        animation: Animation? = nil, _ build: @escaping () throws -> any Presentable
    ) -> Transition {
        Transition(
            "showDetail", .built(nil), animation: animation,
            .verb { editor in
                try editor.showDetail(animation: animation, build)
            })
    }

    /// Embeds what is built when it is reached in a container of this root: `a` → `a+p`.
    /// See ``Editor/embed(_:in:animation:)-(Presentable,_,_)``.
    @export(implementation)
    public static func embed<P: Presentable>(
        in container: any Presentable, animation: Animation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "embed", .built(P.self), animation: animation,
            .verb { editor in
                try editor.embed(in: container, animation: animation, build)
            })
    }

    /// Embeds what is built when it is reached in a container of this root: `a` → `a+p`.
    /// Its type is known only then.
    /// See ``Editor/embed(_:in:animation:)-(Presentable,_,_)``.
    @_disfavoredOverload @export(implementation)
    public static func embed(
        in container: any Presentable, animation: Animation? = nil, _ build: @escaping () throws -> any Presentable
    ) -> Transition {
        Transition(
            "embed", .built(nil), animation: animation,
            .verb { editor in
                try editor.embed(in: container, animation: animation, build)
            })
    }
}
