// The short forms of what is built late, and what is found again under a key. Every other verb takes a `Later`.

extension Transition {
    /// Presents what is built when it is reached, on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    /// With a key, what is presented under it already comes to the top instead.
    /// See ``Editor/present(key:style:animation:_:)``.
    @export(implementation)
    public static func present<P: Presentable>(
        key: (any Hashable & Sendable)? = nil, style: PresentationStyle = .automatic, animation: Animation? = nil,
        _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "present", .built(P.self, under: key), animation: animation,
            .verb { try $0.present(key: key, style: style, animation: animation, build) })
    }
}

extension Transition where Root == StackRoot {
    /// Puts what is built when it is reached on top: `[a]` → `[a, p]`. With a key, what this stack shows under it
    /// already comes to the top instead. See ``Editor/push(key:animation:_:)``.
    @export(implementation)
    public static func push<P: Presentable>(
        key: (any Hashable & Sendable)? = nil, animation: Animation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "push", .built(P.self, under: key), animation: animation,
            .verb { try $0.push(key: key, animation: animation, build) })
    }
}

extension Subject {
    /// Something that is built when it is reached, unless its key is there.
    @usableFromInline
    static func built(_ type: any Presentable.Type, under key: (any Hashable & Sendable)?) -> Self {
        .words(key.map { "key: \($0)" } ?? "\(type)")
    }
}
