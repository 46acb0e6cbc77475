extension Editor where Root == WindowRoot {
    @usableFromInline mutating func setRoot(_ presentable: any Presentable, animation: TransitionAnimation? = nil)
        throws(TransitionError)
    {
        let built = try commit.made(presentable)
        let node = root.node
        if commit.isThere(built.presentable, at: 0, of: node) { return }
        let slot = try commit.slot(for: built, in: node, to: .setRoot)
        dismissAll()
        if !node.content.isEmpty { commit.remove(at: 0, of: .content(node)) }
        commit.insert(slot, in: .content(node), at: 0, animation: animation)
    }
}

extension Transition where Root == WindowRoot {
    /// Replaces the root of the window. Alerts and modals close first, the topmost first.
    ///
    /// `[a]^m!Sure` → `[p]`. The same root: no change, and its modals stay.
    ///
    /// Refused if the presentable cannot be shown here.
    @export(implementation)
    public static func setRoot(_ presentable: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "setRoot", .one(presentable), animation: animation,
            .verb { try $0.setRoot(presentable, animation: animation) })
    }
}
