extension Transition {
    /// Changes nothing: for routes to ignore. The outcome is no change.
    public static func none() -> Transition {
        Transition("none", .none, .sequence([]))
    }

    /// Refuses, for routes with invalid inputs: the whole commit is undone, and fails with this error.
    ///
    /// ```swift
    /// guard let store = catalogue.store(id) else {
    ///     return .refuse("show store \(id)", because: "there is no such store")
    /// }
    /// return .push(Screen(store))
    /// ```
    ///
    /// - Parameters:
    ///   - verb: The attempted action, in words that follow "Can't".
    ///   - reason: The reason, without a full stop.
    ///   - remedy: Advice, as a sentence; may be empty.
    @export(implementation)
    public static func refuse(_ verb: String, because reason: String, remedy: String = "") -> Transition {
        Transition(
            "refuse", .words(verb), .verb { _ in throw TransitionError(cannot: verb, because: reason, remedy: remedy) })
    }

    /// Runs several transitions of this root in order, as one: a refusal undoes them all, and its error has the refused
    /// one's index. O(transitions).
    @inlinable
    public static func multiple(_ transitions: Transition...) -> Transition {
        multiple(transitions)
    }

    /// Runs several transitions of this root in order, as one: a refusal undoes them all, and its error has the refused
    /// one's index. O(transitions).
    @inlinable
    public static func multiple(_ transitions: [Transition]) -> Transition {
        Transition(AnyTransition("multiple", .none, .sequence(Steps(transitions.map { $0.step }))))
    }

    /// Runs a transition of another root, in the same commit. The result retains the other root.
    public static func perform<Other>(_ transition: Transition<Other>, on other: Other) -> Transition {
        Transition(
            "perform", .words("\(transition) on \(other.label)"),
            .deferred { _, commit throws(TransitionError) in
                try commit.perform(transition, on: other)
            })
    }

    /// Runs a closure that acts outside the tree: once, after the commit has settled; never if the commit is undone.
    @export(implementation)
    public static func effect(_ name: String, _ run: @escaping () -> Void) -> Transition {
        Transition("effect", .words("'\(name)'"), .verb { $0.effect(name, run) })
    }
}
