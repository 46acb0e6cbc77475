extension Transition {
    /// Makes the root hold just these: `[a, b]` → `[p, q]`, `{a*}` → `{p*, q}`. See ``Editor/set(_:animation:)``.
    @export(implementation)
    public static func set(_ presentables: [any Presentable], animation: Animation? = nil) -> Transition {
        Transition(
            "set", .many(presentables), animation: animation,
            .verb { try $0.set(presentables, animation: animation) })
    }

    /// Presents something on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    /// With a key, what is presented under it already comes to the top instead. See
    /// ``Editor/present(_:key:style:animation:)``.
    @export(implementation)
    public static func present(
        _ presentable: any Presentable, key: (any Hashable & Sendable)? = nil, style: PresentationStyle = .automatic,
        animation: Animation? = nil
    ) -> Transition {
        guard let key else { return presenting(presentable, style, animation) }
        return Transition(
            "present", .words("key: \(key)"), animation: animation,
            .verb { try $0.present(presentable, key: key, style: style, animation: animation) })
    }

    /// Presents what is built when it is reached, on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    /// See ``Editor/present(style:animation:_:)``.
    @export(implementation)
    public static func present<P: Presentable>(
        style: PresentationStyle = .automatic, animation: Animation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "present", .words("\(P.self)"), animation: animation,
            .verb { try $0.present(style: style, animation: animation, build) })
    }

    @usableFromInline
    static func presenting(
        _ presentable: any Presentable, _ style: PresentationStyle, _ animation: Animation?
    ) -> Transition {
        Transition(
            "present", .modal(presentable, style), animation: animation,
            plain: { commit, root, subject, animation throws(TransitionError) in
                guard case .modal(let shown, let style) = subject else { return }
                try commit.present(shown, on: root, style, animation)
            })
    }

    /// Presents something on this root itself: `[a]` → `[a]^p`.
    /// See ``Editor/presentOnRoot(_:style:animation:)``.
    @export(implementation)
    public static func presentOnRoot(
        _ presentable: any Presentable, style: PresentationStyle = .automatic, animation: Animation? = nil
    ) -> Transition {
        Transition(
            "presentOnRoot", .one(presentable), animation: animation,
            .verb { try $0.presentOnRoot(presentable, style: style, animation: animation) })
    }

    /// Shows something the way that is natural to this root. See ``Editor/show(_:animation:)``.
    @export(implementation)
    public static func show(_ presentable: any Presentable, animation: Animation? = nil) -> Transition {
        Transition(
            "show", .one(presentable), animation: animation,
            .verb { try $0.show(presentable, animation: animation) })
    }

    /// Shows a detail the way that is natural to this root. See ``Editor/showDetail(_:animation:)``.
    @export(implementation)
    public static func showDetail(_ presentable: any Presentable, animation: Animation? = nil) -> Transition {
        Transition(
            "showDetail", .one(presentable), animation: animation,
            .verb { try $0.showDetail(presentable, animation: animation) })
    }

    /// Closes an alert, else the last modal of this root, else the one it is in: `[a]^m^n` → `[a]^m`.
    /// See ``Editor/dismiss(animation:)``.
    public static func dismiss(animation: Animation? = nil) -> Transition {
        Transition(
            "dismiss", animation: animation,
            plain: { commit, root, _, animation throws(TransitionError) in
                try commit.dismiss(on: root, animation)
            })
    }

    /// Closes all that this root presents: `[a]^m^n` → `[a]`. See ``Editor/dismissToRoot(animation:)``.
    @export(implementation)
    public static func dismissToRoot(animation: Animation? = nil) -> Transition {
        Transition("dismissToRoot", animation: animation, .verb { try $0.dismissToRoot(animation: animation) })
    }

    /// Closes what is over a modal: `[a]^m^n^o` → `[a]^m`. See ``Editor/dismiss(to:animation:)``.
    @export(implementation)
    public static func dismiss(to modal: any Presentable, animation: Animation? = nil) -> Transition {
        Transition(
            "dismiss", .named(modal), animation: animation,
            .verb { try $0.dismiss(to: modal, animation: animation) })
    }

    /// Ends every modal of this root and of what is in it, and the alerts: `{[a]^m*, b}!Sure` → `{[a]*, b}`.
    /// See ``Editor/dismissAll(animation:)``.
    @export(implementation)
    public static func dismissAll(animation: Animation? = nil) -> Transition {
        Transition("dismissAll", animation: animation, .verb { $0.dismissAll(animation: animation) })
    }

    /// Takes this root off, however it was shown: `x^[b]` → `x`. See ``Editor/finish(animation:)``.
    @export(implementation)
    public static func finish(animation: Animation? = nil) -> Transition {
        Transition("finish", animation: animation, .verb { try $0.finish(animation: animation) })
    }

    /// Embeds something in a container of this root: `a` → `a+p`.
    /// See ``Editor/embed(_:in:animation:)``.
    @export(implementation)
    public static func embed(
        _ presentable: any Presentable, in container: any Presentable, animation: Animation? = nil
    ) -> Transition {
        Transition(
            "embed", .one(presentable), animation: animation,
            .verb { try $0.embed(presentable, in: container, animation: animation) })
    }

    /// Takes off what is embedded: `a+p` → `a`. See ``Editor/unembed(_:animation:)``.
    @export(implementation)
    public static func unembed(_ presentable: any Presentable, animation: Animation? = nil) -> Transition {
        Transition(
            "unembed", .named(presentable), animation: animation,
            .verb { try $0.unembed(presentable, animation: animation) })
    }

    /// Shows an alert over everything in this root's window: `[a]` → `[a]!Sure`. See
    /// ``Editor/alert(_:message:choices:)``.
    @export(implementation)
    public static func alert(_ title: String, message: String = "", choices: [AlertChoice]) -> Transition {
        Transition("alert", .words("'\(title)'"), .verb { try $0.alert(title, message: message, choices: choices) })
    }

    /// Closes the first alert with one of its answers: `[a]!Sure` → `[a]`. See ``Editor/choose(_:)``.
    package static func choose(_ title: String) -> Transition {
        Transition("choose", .words("'\(title)'"), .verb { try $0.choose(title) })
    }
}
