extension Transition {
    /// Replaces the content of this root by a list. Entries that stay keep their identity and selection; in a split,
    /// columns beyond the list are emptied. The animation is for the new entries.
    ///
    /// Set to `p, b`, a stack `[a, b]` → `[p, b]`, the top one last; set to `p, q`, tabs `{a*}` → `{p*, q}`; set to
    /// `p`, a split `(a | b)` → `(p | )`. If nothing differs: no change. O(n), and each entry that is added, removed or
    /// moved shifts those after it in memory. O(n²) at worst, if many entries change their order.
    ///
    /// Refused if the list is empty, contains a presentable twice or one that cannot be shown here, or is longer than a
    /// split has columns.
    @export(implementation)
    public static func set(_ presentables: [any Presentable], animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "set", .many(presentables), animation: animation,
            .verb { try $0.set(presentables, animation: animation) })
    }

    /// Shows a modal over everything that this root already presents; on a window, over the window's root.
    ///
    /// `[a]` → `[a]^p`, `[a]^m` → `[a]^m^p`. O(1).
    ///
    /// With a key, a modal already presented under that key comes to the top instead: `[a]^k^m` → `[a]^k` (nothing is
    /// built, `m` is dismissed). Searched are the modals over this root and, if this root is itself a modal, the chain
    /// that it belongs to. O(modals searched).
    ///
    /// Refused if the presentable cannot be shown here, or this is a window without a root.
    ///
    /// - Parameters:
    ///   - presentable: The presentable to show.
    ///   - key: The key that finds the modal again; equal values of different types differ. Nil for none. Best used
    ///     with a ``Later``.
    ///   - style: The style of the modal, such as a sheet.
    ///   - animation: Stored with the modal; its presentation part plays now.
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

    /// Builds a modal when the transition is reached, and shows it over the others: `[a]^m` → `[a]^m^p`. Refused with
    /// the error of `build`, or as ``present(_:key:style:animation:)``.
    ///
    /// - Parameters:
    ///   - style: The style of the modal, such as a sheet.
    ///   - animation: Stored with the modal; its presentation part plays now.
    ///   - build: Builds the presentable, once the gates of its type allow it.
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

    /// Shows the first modal of this root; on a window, of the window's root.
    ///
    /// `[a]` → `[a]^p`. O(1).
    ///
    /// Refused if the root already presents something, the presentable cannot be shown here, or this is a window
    /// without a root.
    @export(implementation)
    public static func presentOnRoot(
        _ presentable: any Presentable, style: PresentationStyle = .automatic, animation: TransitionAnimation? = nil
    ) -> Transition {
        Transition(
            "presentOnRoot", .one(presentable), animation: animation,
            .verb { try $0.presentOnRoot(presentable, style: style, animation: animation) })
    }

    /// Shows a presentable the way that is natural to this root: pushed on a stack, in the first column of a split,
    /// else presented.
    ///
    /// Refused for the same reasons as that verb.
    @export(implementation)
    public static func show(_ presentable: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "show", .one(presentable), animation: animation,
            .verb { try $0.show(presentable, animation: animation) })
    }

    /// Shows a detail the way that is natural to this root: in the last column of a split, elsewhere as `show` does.
    ///
    /// Refused for the same reasons as that verb.
    @export(implementation)
    public static func showDetail(_ presentable: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "showDetail", .one(presentable), animation: animation,
            .verb { try $0.showDetail(presentable, animation: animation) })
    }

    /// Closes the alert that is up; else the last modal that this root presents, with everything in it; else the modal
    /// that this root is in.
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

    /// Closes all modals that this root presents; if there are none, acts as `dismiss`.
    ///
    /// `[a]^m^n!Sure` → `[a]!Sure`. Topmost first; alerts stay.
    ///
    /// Refused if this root presents nothing, no alert is shown, and this root is in no modal.
    @export(implementation)
    public static func dismissToRoot(animation: TransitionAnimation? = nil) -> Transition {
        Transition("dismissToRoot", animation: animation, .verb { try $0.dismissToRoot(animation: animation) })
    }

    /// Closes everything over a modal: `[a]^m^n^o` (to `m`) → `[a]^m`. Already in front: no change.
    ///
    /// The modal is one presented by this root or by a node shown in it, or one that contains this root. The topmost is
    /// closed first; alerts stay. O(shown nodes).
    ///
    /// Refused if there is no such modal.
    @export(implementation)
    public static func dismiss(to modal: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "dismiss", .named(modal), animation: animation,
            .verb { try $0.dismiss(to: modal, animation: animation) })
    }

    /// Closes every modal of this root and of the nodes in it, hidden tabs included, and its window's alerts.
    ///
    /// `{[a]^m*, [b]^n}^o!Sure` → `{[a]*, [b]}`. Topmost first. If there are none: no change. O(nodes in this root).
    @export(implementation)
    public static func dismissAll(animation: TransitionAnimation? = nil) -> Transition {
        Transition("dismissAll", animation: animation, .verb { $0.dismissAll(animation: animation) })
    }

    /// Removes this root, however it was shown, with everything on it.
    ///
    /// `[a, [b], c]` (on `[b]`) → `[a]`, `x^[b]` → `x`, `a+[b]` → `a`; a window is closed, unless it is the only one.
    /// As the first entry of a stack, it takes the stack along. As a tab, a column, a page or a window's root, it stays
    /// until the parent changes it: no change.
    ///
    /// Refused if nothing shows it.
    @export(implementation)
    public static func finish(animation: TransitionAnimation? = nil) -> Transition {
        Transition("finish", animation: animation, .verb { try $0.finish(animation: animation) })
    }

    /// Embeds a presentable in a container: this root, or a node in it.
    ///
    /// `[a, b]` (in `a`) → `[a+p, b]`. A container may embed several. Already there: no change.
    ///
    /// Refused if the container is outside this root, or the presentable cannot be shown there.
    @export(implementation)
    public static func embed(
        _ presentable: any Presentable, in container: any Presentable, animation: TransitionAnimation? = nil
    ) -> Transition {
        Transition(
            "embed", .one(presentable), animation: animation,
            .verb { try $0.embed(presentable, in: container, animation: animation) })
    }

    /// Removes a presentable that is embedded in this root, or in a node in it: `a+p` → `a`.
    ///
    /// Refused if it is embedded nowhere, or outside this root.
    ///
    /// - Parameters:
    ///   - presentable: The embedded presentable.
    ///   - animation: Its dismissal part plays; nil for the animation that was passed to `embed`.
    @export(implementation)
    public static func unembed(_ presentable: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "unembed", .named(presentable), animation: animation,
            .verb { try $0.unembed(presentable, animation: animation) })
    }

    /// Shows an alert over everything in this root's window (in its tree, if there is no window), after the alerts
    /// already there.
    ///
    /// `[a]` → `[a]!Sure`. An alert is not a screen: the next screen is shown beneath it.
    ///
    /// Refused if there are no choices.
    @export(implementation)
    public static func alert(_ title: String, message: String = "", choices: [AlertChoice]) -> Transition {
        Transition("alert", .words("'\(title)'"), .verb { try $0.alert(title, message: message, choices: choices) })
    }

    /// Closes the first alert with one of its answers: `[a]!Sure` → `[a]`.
    package static func choose(_ title: String) -> Transition {
        Transition("choose", .words("'\(title)'"), .verb { try $0.choose(title) })
    }
}
