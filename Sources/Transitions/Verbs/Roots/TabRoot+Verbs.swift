extension Editor where Root == TabRoot {
    @usableFromInline mutating func remove(_ tab: any Presentable, animation: TransitionAnimation? = nil)
        throws(TransitionError)
    {
        guard let index = root.node.index(of: tab) else { try refuse("remove \(tab.label)", .notATab) }
        try remove(at: index, animation: animation)
    }

    @usableFromInline mutating func move(_ tab: any Presentable, to index: Int) throws(TransitionError) {
        guard let from = root.node.index(of: tab) else { try refuse("move \(tab.label)", .notATab) }
        try move(from: from, to: index)
    }
}

extension Commit {
    fileprivate func select(
        tab: any Presentable, of root: Container, _ animation: TransitionAnimation?
    ) throws(TransitionError) {
        guard let index = root.index(of: tab) else {
            try root.refuse("select \(tab.label)", .notATab)
        }
        choose(index, of: root, animation: animation)
    }
}

extension Transition where Root == TabRoot {
    /// Adds a tab: `{a*, b}` → `{a*, p, b}`. See ``Editor/insert(_:at:animation:)``.
    @export(implementation)
    public static func insert(_ tab: any Presentable, at index: Int, animation: TransitionAnimation? = nil)
        -> Transition
    {
        Transition(
            "insert", .one(tab), animation: animation,
            .verb { try $0.insert(tab, at: index, animation: animation) })
    }

    /// Takes a tab out: `{a*, b}` → `{a*}`. If it was selected, the first tab is selected. O(tabs after it), so
    /// removing n tabs one by one from the front is O(n²).
    ///
    /// Refused if it is not one of the tabs, or is the only one.
    @export(implementation)
    public static func remove(_ tab: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition("remove", .named(tab), animation: animation, .verb { try $0.remove(tab, animation: animation) })
    }

    /// Moves a tab to a zero-based index: `{a*, b, c}`, `a` to 2 → `{b, c, a*}`. The selected tab stays selected, and
    /// keeps what is in it. Already there: no change. O(tabs between).
    ///
    /// Refused if it is not one of the tabs, or the index is out of range.
    @export(implementation)
    public static func move(_ tab: any Presentable, to index: Int) -> Transition {
        Transition("move", .named(tab), .verb { try $0.move(tab, to: index) })
    }

    /// Selects a tab: `{a*, b}` → `{a, b*}`. Already selected: no change. O(1), or O(tabs) after tabs before it
    /// were inserted or removed.
    ///
    /// Refused if it is not one of the tabs.
    public static func select(_ tab: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "select", .named(tab), animation: animation,
            plain: { commit, root, subject, animation throws(TransitionError) in
                guard case .named(let tab) = subject else { return }
                try commit.select(tab: tab, of: root, animation)
            })
    }

    /// Selects the tab at a zero-based index: `{a*, b}` → `{a, b*}`. See ``Editor/select(index:direction:animation:)``.
    public static func select(index: Int, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "select", .index(index), animation: animation,
            plain: { commit, root, subject, animation throws(TransitionError) in
                guard case .index(let index) = subject else { return }
                try commit.select(index: index, of: root, animation)
            })
    }
}
