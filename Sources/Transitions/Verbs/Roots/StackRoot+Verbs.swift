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

    @usableFromInline mutating func replaceTop(_ presentable: any Presentable, animation: TransitionAnimation? = nil)
        throws(TransitionError)
    {
        let built = try commit.made(presentable)
        let node = root.node
        guard !node.content.isEmpty else {
            try refuse(ShowVerb.replaceTop.words(built.presentable.label), .emptyStack)
        }
        if commit.isThere(built.presentable, at: node.content.count - 1, of: node) { return }
        let slot = try commit.slot(for: built, in: node, to: .replaceTop)
        commit.remove(at: node.content.count - 1, of: .content(node))
        commit.insert(slot, in: .content(node), at: node.content.count, animation: animation)
    }
}

extension Commit {
    /// Puts a presentable on top of a stack.
    func push(_ presentable: any Presentable, on stack: Container, _ animation: TransitionAnimation?)
        throws(TransitionError)
    {
        let slot = try slot(for: presentable, in: stack, to: .push)
        insert(slot, in: .content(stack), at: stack.content.count, animation: animation)
    }

    /// Builds a presentable, once the gates of its type have allowed it, and puts it on top of a stack.
    package func push<P: Presentable>(
        on stack: Container, _ animation: TransitionAnimation?, _ build: () -> P
    ) throws(TransitionError) -> Node {
        let built = try self.build(build)
        try push(built, on: stack, animation)
        return built.presentable.node
    }

    /// Puts a built presentable on top of a stack.
    func push(_ built: BuiltPresentable, on stack: Container, _ animation: TransitionAnimation?)
        throws(TransitionError)
    {
        let slot = try slot(for: built, in: stack, to: .push)
        insert(slot, in: .content(stack), at: stack.content.count, animation: animation)
    }

    /// Removes the top of a stack; if nothing is beneath it, removes the stack from the one around it.
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
    /// Puts a presentable on top: `[a]` → `[a, p]`. O(1).
    ///
    /// With a key, a screen that this stack already shows under that key comes to the top instead: `[a, k, b]` →
    /// `[a, k]`, and nothing is built. O(removed screens).
    ///
    /// Screens and modals over this stack stay there, and may hide the new screen from the user: `[[a], b]` →
    /// `[[a, p], b]`.
    ///
    /// Refused if the presentable already has a place, or contains this stack.
    ///
    /// - Parameters:
    ///   - presentable: The presentable to push; a coordinator is pushed with its root.
    ///   - key: The key under which to find it on this stack; keys of two types differ. Best used with a ``Later``.
    ///   - animation: Plays now; its `dismissal` is stored with the presentable, and plays on removal.
    @export(implementation)
    public static func push(
        _ presentable: any Presentable, key: (any Hashable & Sendable)? = nil, animation: TransitionAnimation? = nil
    ) -> Transition {
        guard let key else { return pushing(presentable, animation) }
        return Transition(
            "push", .words("key: \(key)"), animation: animation,
            .verb { try $0.push(presentable, key: key, animation: animation) })
    }

    /// Builds a presentable when the transition is reached, and puts it on top: `[a]` → `[a, p]`. O(1).
    ///
    /// Refused with the error of `build`, or as ``push(_:key:animation:)``.
    ///
    /// - Parameters:
    ///   - animation: Plays now; its `dismissal` is stored with the presentable, and plays on removal.
    ///   - build: Builds the presentable, once the gates of its type allow it.
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

    /// Removes the top: `[a, b]` → `[a]`.
    ///
    /// A stack with at most one screen is itself removed, from the nearest stack around it that has something beneath:
    /// `[a, [b]]` and `[a, [[b]]]` (on `[b]`) → `[a]`. Everything above it is removed too: `[a, [b], c]` (on `[b]`) →
    /// `[a]`. O(removed screens), and one pointer read for each enclosing stack.
    ///
    /// Refused if there is nothing to go back to: `[a]`, and on `[b]` also `[[b]]` and `[[b], c]`.
    public static func pop(animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "pop", animation: animation,
            plain: { commit, stack, _, animation throws(TransitionError) in
                try commit.pop(stack, animation)
            })
    }

    /// Removes everything above a screen: `[a, b, c]` (to `a`) → `[a]`. Already on top: no change. O(removed screens).
    ///
    /// Refused if the screen is not on this stack; the error names the stack that has it.
    @export(implementation)
    public static func pop(to presentable: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "pop", .named(presentable), animation: animation,
            .verb { try $0.pop(to: presentable, animation: animation) })
    }

    /// Removes all but the first screen: `[a, b, c]` → `[a]`. One screen or none: no change. O(removed screens).
    public static func popToRoot(animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "popToRoot", animation: animation,
            plain: { commit, stack, _, animation throws(TransitionError) in
                commit.pop(stack, keeping: 1, animation)
            })
    }

    /// Replaces the top: `[a, b]` → `[a, p]`. Already on top: no change. O(1).
    ///
    /// Refused if the stack is empty, or the presentable cannot be shown here.
    @export(implementation)
    public static func replaceTop(_ presentable: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "replaceTop", .one(presentable), animation: animation,
            .verb { try $0.replaceTop(presentable, animation: animation) })
    }
}

extension Node {
    /// The stack that this node is in, as text in the notation; nil if it is in none.
    fileprivate final var stackLine: String? {
        guard case .content(let container)? = list, container.layout == .stack else { return nil }
        return container.line
    }
}
