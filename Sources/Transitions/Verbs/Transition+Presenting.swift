extension Transition {
    /// Makes this root hold just these. What stays keeps its identity and its selection; in a split, columns beyond the
    /// list are emptied. The animation is that of those that come.
    ///
    /// `[a, b]` to `p, b` → `[p, b]`, the top one last; `{a*}` to `p, q` → `{p*, q}`; `(a | b)` to `p` → `(p | )`.
    /// Already so: no change. O(n), and for each that goes, comes or changes its order a
    /// move in memory of what stands after it. Where many of those that stay change their order, each is looked for:
    /// O(n²) at worst.
    ///
    /// Refused if the list is empty, names something twice, is longer than a split is wide, or holds what cannot be
    /// shown here.
    @export(implementation)
    public static func set(_ presentables: [any Presentable], animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "set", .many(presentables), animation: animation,
            .verb { try $0.set(presentables, animation: animation) })
    }

    /// Presents something on top of whatever this root already presents; on a window, its root presents.
    ///
    /// `[a]` → `[a]^p`, `[a]^m` → `[a]^m^p`. O(1).
    ///
    /// With a key, what is presented here under it already comes to the top: `[a]^k^m` → `[a]^k` (nothing is built, `m`
    /// is dismissed). It is looked for in what is presented over this root, and where this root is itself presented,
    /// beneath it. O(what is presented there).
    ///
    /// Refused if it cannot be shown here, or this is a window without a root.
    ///
    /// - Parameters:
    ///   - presentable: What is presented.
    ///   - key: What it is found under, with its type; nil for nothing. It is best given a ``Later``.
    ///   - style: How it stands over what is beneath it.
    ///   - animation: Stored with it; its presentation part plays now.
    @export(implementation)
    public static func present(
        _ presentable: any Presentable, key: (any Hashable & Sendable)? = nil, style: PresentationStyle = .automatic,
        animation: TransitionAnimation? = nil
    ) -> Transition {
        guard let key else { return presenting(presentable, style, animation) }
        return Transition(
            "present", .words("key: \(key)"), animation: animation,
            .verb { try $0.present(presentable, key: key, style: style, animation: animation) })
    }

    /// Presents what is built when it is reached, on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    /// Refused with the error of `build`, or as ``present(_:key:style:animation:)``.
    ///
    /// - Parameters:
    ///   - style: The way it stands over what is beneath it.
    ///   - animation: Stored with it; its presentation part plays now.
    ///   - build: Builds it, once the gates of its type allow it.
    @export(implementation)
    public static func present<P: Presentable>(
        style: PresentationStyle = .automatic, animation: TransitionAnimation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "present", .words("\(P.self)"), animation: animation,
            .verb { try $0.present(style: style, animation: animation, build) })
    }

    @usableFromInline
    static func presenting(
        _ presentable: any Presentable, _ style: PresentationStyle, _ animation: TransitionAnimation?
    ) -> Transition {
        Transition(
            "present", .modal(presentable, style), animation: animation,
            plain: { commit, root, subject, animation throws(TransitionError) in
                guard case .modal(let shown, let style) = subject else { return }
                try commit.present(shown, on: root, style, animation)
            })
    }

    /// Presents something on this root itself; on a window, its root presents.
    ///
    /// `[a]` → `[a]^p`. O(1).
    ///
    /// Refused if the root already presents something, it cannot be shown here, or this is a window without a root.
    @export(implementation)
    public static func presentOnRoot(
        _ presentable: any Presentable, style: PresentationStyle = .automatic, animation: TransitionAnimation? = nil
    ) -> Transition {
        Transition(
            "presentOnRoot", .one(presentable), animation: animation,
            .verb { try $0.presentOnRoot(presentable, style: style, animation: animation) })
    }

    /// Shows something the way that is natural to this root: pushed on a stack, in the first column of a split, else
    /// presented.
    ///
    /// Refused as: As the natural verb.
    @export(implementation)
    public static func show(_ presentable: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "show", .one(presentable), animation: animation,
            .verb { try $0.show(presentable, animation: animation) })
    }

    /// Shows a detail the way that is natural to this root: in the last column of a split, elsewhere as `show`.
    ///
    /// Refused as: As the natural verb.
    @export(implementation)
    public static func showDetail(_ presentable: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "showDetail", .one(presentable), animation: animation,
            .verb { try $0.showDetail(presentable, animation: animation) })
    }

    /// Closes an alert if one is up; else the last modal that this root presents, with what is in it; else the
    /// modal that this root is in.
    ///
    /// `[a]^m^n` → `[a]^m`, `x^[a]` (on `[a]`) → `x`, `[a]!Sure` → `[a]`. The alert is closed without an answer.
    ///
    /// Refused if there is none of these.
    public static func dismiss(animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "dismiss", animation: animation,
            plain: { commit, root, _, animation throws(TransitionError) in
                try commit.dismiss(on: root, animation)
            })
    }

    /// Closes all that this root presents; if that is nothing, does as `dismiss`.
    ///
    /// `[a]^m^n!Sure` → `[a]!Sure`. Topmost first; alerts stay.
    ///
    /// Refused if this root presents nothing, no alert is up, and it is in no modal.
    @export(implementation)
    public static func dismissToRoot(animation: TransitionAnimation? = nil) -> Transition {
        Transition("dismissToRoot", animation: animation, .verb { try $0.dismissToRoot(animation: animation) })
    }

    /// Closes what is over a modal: `[a]^m^n^o` (to `m`) → `[a]^m`. In front already: no change.
    ///
    /// The modal is presented by this root or by something that can be seen in it, or it is one that this root stands
    /// in. What goes is all that lies over it, the topmost first; alerts stay. O(what could be seen).
    ///
    /// Refused if it is not presented there.
    @export(implementation)
    public static func dismiss(to modal: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "dismiss", .named(modal), animation: animation,
            .verb { try $0.dismiss(to: modal, animation: animation) })
    }

    /// Ends every modal of this root and of whatever is in it, hidden tabs included, and its window's alerts.
    ///
    /// `{[a]^m*, [b]^n}^o!Sure` → `{[a]*, [b]}`. Topmost first. Nothing there: no change. O(what is in this root).
    @export(implementation)
    public static func dismissAll(animation: TransitionAnimation? = nil) -> Transition {
        Transition("dismissAll", animation: animation, .verb { $0.dismissAll(animation: animation) })
    }

    /// Takes this root off, however it was shown, with what is on it.
    ///
    /// `[a, [b], c]` (on `[b]`) → `[a]`, `x^[b]` → `x`, `a+[b]` → `a`; a window is closed, unless it is the only one.
    /// The first of a stack takes that stack off with it. Where it is the parent that fills the place (a tab, a column,
    /// a page, a window's root), it stays until the parent changes it: no change.
    ///
    /// Refused if nothing shows it.
    @export(implementation)
    public static func finish(animation: TransitionAnimation? = nil) -> Transition {
        Transition("finish", animation: animation, .verb { try $0.finish(animation: animation) })
    }

    /// Embeds something in a container: this root, or a node that is in it.
    ///
    /// `[a, b]` (in `a`) → `[a+p, b]`. Several may be embedded in one. There already: no change.
    ///
    /// Refused if the container stands elsewhere, or it cannot be shown there.
    @export(implementation)
    public static func embed(
        _ presentable: any Presentable, in container: any Presentable, animation: TransitionAnimation? = nil
    ) -> Transition {
        Transition(
            "embed", .one(presentable), animation: animation,
            .verb { try $0.embed(presentable, in: container, animation: animation) })
    }

    /// Removes what is embedded in this root, or in a node that is in it: `a+p` → `a`.
    ///
    /// Refused if it is embedded nowhere, or outside this root.
    ///
    /// - Parameters:
    ///   - presentable: What is removed.
    ///   - animation: Its dismissal part plays; nil for the one that was stored when it was embedded.
    @export(implementation)
    public static func unembed(_ presentable: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "unembed", .named(presentable), animation: animation,
            .verb { try $0.unembed(presentable, animation: animation) })
    }

    /// Shows an alert over everything in this root's window, or in its tree where there is no window, behind those
    /// that are there already.
    ///
    /// `[a]` → `[a]!Sure`. It is no screen: whatever is shown next goes beneath it.
    ///
    /// Refused if it has no choices.
    @export(implementation)
    public static func alert(_ title: String, message: String = "", choices: [AlertChoice]) -> Transition {
        Transition("alert", .words("'\(title)'"), .verb { try $0.alert(title, message: message, choices: choices) })
    }

    /// Closes the first alert with one of its answers: `[a]!Sure` → `[a]`.
    package static func choose(_ title: String) -> Transition {
        Transition("choose", .words("'\(title)'"), .verb { try $0.choose(title) })
    }
}
