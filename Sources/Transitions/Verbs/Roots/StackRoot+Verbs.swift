extension Editor where Root == StackRoot {
    @usableFromInline mutating func push(
        _ presentable: any Presentable, key: (any Hashable & Sendable)? = nil, animation: TransitionAnimation? = nil
    ) throws(TransitionError) {
        guard let key = key.map({ ScreenKey($0) }) else {
            return try commit.push(presentable, on: root.node, animation)
        }
        let stack = root.node
        if let index = stack.index(under: key) {
            commit.pop(stack, keeping: index + 1, animation)
            return commit.noteReached(stack.content[index].node)
        }
        let slot = try commit.slot(for: presentable, in: stack, to: .push)
        let node = slot.node
        commit.insert(slot, in: .content(stack), at: stack.content.count, animation: animation)
        commit.store(key: key, on: node, in: stack)
    }

    @usableFromInline mutating func push<P: Presentable>(
        animation: TransitionAnimation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        try commit.push(commit.build(build), on: root.node, animation)
    }

    @usableFromInline mutating func pop(animation: TransitionAnimation? = nil) throws(TransitionError) {
        try commit.pop(root.node, animation)
    }

    @usableFromInline mutating func pop(to presentable: any Presentable, animation: TransitionAnimation? = nil)
        throws(TransitionError)
    {
        let (node, target) = (root.node, presentable.node)
        guard let index = node.index(ofNode: target) else {
            try refuse("pop to \(presentable.label)", .notOnStack(on: target.stackLine))
        }
        commit.pop(node, keeping: index + 1, animation)
        commit.noteReached(target)
    }

    @usableFromInline mutating func popToRoot(animation: TransitionAnimation? = nil) {
        commit.pop(root.node, keeping: 1, animation)
    }

    @usableFromInline mutating func replaceTop(_ presentable: any Presentable, animation: TransitionAnimation? = nil)
        throws(TransitionError)
    {
        let arrival = try commit.made(presentable)
        let node = root.node
        guard !node.content.isEmpty else {
            try refuse(WayToShow.replaceTop.words(arrival.presentable.label), .emptyStack)
        }
        if commit.isThere(arrival.presentable, at: node.content.count - 1, of: node) { return }
        let slot = try commit.slot(for: arrival, in: node, to: .replaceTop)
        commit.remove(at: node.content.count - 1, of: .content(node))
        commit.insert(slot, in: .content(node), at: node.content.count, animation: animation)
    }
}

extension Commit {
    /// Puts something on top of a stack.
    func push(_ presentable: any Presentable, on stack: Container, _ animation: TransitionAnimation?)
        throws(TransitionError)
    {
        let slot = try slot(for: presentable, in: stack, to: .push)
        insert(slot, in: .content(stack), at: stack.content.count, animation: animation)
    }

    /// Puts something on top of a stack, and builds it when the gates of its type have allowed it.
    package func push<P: Presentable>(
        on stack: Container, _ animation: TransitionAnimation?, _ build: () -> P
    ) throws(TransitionError) -> Node {
        let arrival = try self.build(build)
        try push(arrival, on: stack, animation)
        return arrival.presentable.node
    }

    /// Puts what was built on top of a stack.
    func push(_ arrival: Arrival, on stack: Container, _ animation: TransitionAnimation?) throws(TransitionError) {
        let slot = try slot(for: arrival, in: stack, to: .push)
        insert(slot, in: .content(stack), at: stack.content.count, animation: animation)
    }

    /// Takes the top off a stack, or a stack that is alone on itself off the one around it.
    func pop(_ stack: Container, _ animation: TransitionAnimation?) throws(TransitionError) {
        let count = stack.content.count
        if count > 1 { return pop(stack, keeping: count - 1, animation) }
        var inner = stack
        while case .content(let outer)? = inner.list, outer.layout == .stack, let index = inner.position {
            if index > 0 { return pop(outer, keeping: index, animation) }
            inner = outer
        }
        try stack.refuse("pop", .nothingToPop)
    }
}

extension Transition where Root == StackRoot {
    /// Puts something on top: `[a]` → `[a, p]`. O(1).
    ///
    /// With a key, what this stack already shows under it comes to the top instead: `[a, k, b]` → `[a, k]` (nothing is
    /// built). O(what goes).
    ///
    /// On top of this stack: what lies over the stack, or on the one that it is on, stays over it, and so does what
    /// is presented there: `[[a], b]` → `[[a, p], b]`. It is done, and the user does not see it.
    ///
    /// Refused if it is already on a tree, or contains this stack.
    ///
    /// - Parameters:
    ///   - presentable: What comes on top; with a coordinator, its own stack.
    ///   - key: What it is found under on this stack, with its type; nil for nothing. It is best given a ``Later``.
    ///   - animation: Stored with it; its presentation part plays now, its dismissal part when it goes.
    @export(implementation)
    public static func push(
        _ presentable: any Presentable, key: (any Hashable & Sendable)? = nil, animation: TransitionAnimation? = nil
    ) -> Transition {
        guard let key else { return pushing(presentable, animation) }
        return Transition(
            "push", .words("key: \(key)"), animation: animation,
            .verb { try $0.push(presentable, key: key, animation: animation) })
    }

    /// Puts what is built when it is reached on top: `[a]` → `[a, p]`. O(1).
    ///
    /// Refused with the error of `build`, or as ``push(_:key:animation:)``.
    ///
    /// - Parameters:
    ///   - animation: Stored with it; its presentation part plays now, its dismissal part when it goes.
    ///   - build: Builds it, once the gates of its type allow it.
    @export(implementation)
    public static func push<P: Presentable>(
        animation: TransitionAnimation? = nil, _ build: @escaping () throws -> P
    ) -> Transition {
        Transition(
            "push", .words("\(P.self)"), animation: animation, .verb { try $0.push(animation: animation, build) })
    }

    @usableFromInline
    static func pushing(_ presentable: any Presentable, _ animation: TransitionAnimation?) -> Transition {
        Transition(
            "push", .one(presentable), animation: animation,
            plain: { commit, stack, subject, animation throws(TransitionError) in
                guard case .one(let shown) = subject else { return }
                try commit.push(shown, on: stack, animation)
            })
    }

    /// Takes the top off: `[a, b]` → `[a]`.
    ///
    /// A stack with at most one screen is removed itself, or with the nearest stack around it that has something
    /// beneath: `[a, [b]]` and `[a, [[b]]]` (on `[b]`) → `[a]`. What lies over it there goes too: `[a, [b], c]` (on
    /// `[b]`) → `[a]`. O(what goes), and one pointer read for each enclosing stack.
    ///
    /// Refused if there is nothing to go back to: `[a]`, and on `[b]` also `[[b]]` and `[[b], c]`.
    public static func pop(animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "pop", animation: animation,
            plain: { commit, stack, _, animation throws(TransitionError) in
                try commit.pop(stack, animation)
            })
    }

    /// Takes off all that is above something: `[a, b, c]` (to `a`) → `[a]`. On top already: no change. O(what goes).
    ///
    /// Refused if it is not on this stack; the error says which stack has it.
    @export(implementation)
    public static func pop(to presentable: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "pop", .named(presentable), animation: animation,
            .verb { try $0.pop(to: presentable, animation: animation) })
    }

    /// Takes off all but the first: `[a, b, c]` → `[a]`. There already, or empty: no change. O(what goes).
    public static func popToRoot(animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "popToRoot", animation: animation,
            plain: { commit, stack, _, animation throws(TransitionError) in
                commit.pop(stack, keeping: 1, animation)
            })
    }

    /// Puts something in the place of the top: `[a, b]` → `[a, p]`. On top already: no change. O(1).
    ///
    /// Refused if the stack is empty, or it cannot be shown here.
    @export(implementation)
    public static func replaceTop(_ presentable: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "replaceTop", .one(presentable), animation: animation,
            .verb { try $0.replaceTop(presentable, animation: animation) })
    }
}

extension Node {
    /// The line of the stack that this node is on, if it is on one.
    fileprivate final var stackLine: String? {
        guard case .content(let container)? = list, container.layout == .stack else { return nil }
        return container.line
    }
}
