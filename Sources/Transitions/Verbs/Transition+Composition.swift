extension Transition {
    /// Changes nothing: for routes that are to be ignored. The outcome is no change.
    public static func none() -> Transition {
        Transition("none", .none, .sequence([]))
    }

    /// Refuses: for routes whose inputs make no sense. What it belongs to is undone, and fails with the error.
    ///
    /// ```swift
    /// guard let store = catalogue.store(id) else {
    ///     return .refuse("show store \(id)", because: "there is no such store")
    /// }
    /// return .push(Screen(store))
    /// ```
    ///
    /// - Parameters:
    ///   - verb: What was attempted, after "Can't".
    ///   - reason: Why not, without a full stop.
    ///   - remedy: What to do instead, as a sentence; may be empty.
    @export(implementation)
    public static func refuse(_ verb: String, because reason: String, remedy: String = "") -> Transition {
        Transition(
            "refuse", .words(verb), .verb { _ in throw TransitionError(cannot: verb, because: reason, remedy: remedy) })
    }

    /// Several transitions of this root in order, as one: the first that is refused undoes them all, and its index is
    /// in the error. O(steps), however many.
    @inlinable
    public static func multiple(_ transitions: Transition...) -> Transition {
        multiple(transitions)
    }

    /// Several transitions of this root in order, as one: the first that is refused undoes them all, and its index is
    /// in the error. O(steps), however many.
    @inlinable
    public static func multiple(_ transitions: [Transition]) -> Transition {
        Transition(AnyTransition("multiple", .none, .sequence(Steps(transitions.map { $0.step }))))
    }

    /// A transition of another root, in the same commit. The root is kept as long as the transition is.
    public static func perform<Other>(_ transition: Transition<Other>, on other: Other) -> Transition {
        Transition(
            "perform", .words("\(transition) on \(other.label)"),
            .deferred { _, commit throws(TransitionError) in
                try commit.perform(transition, on: other)
            })
    }

    /// Something outside the tree: it runs once, after the commit settled, and never for one that is undone.
    @export(implementation)
    public static func effect(_ name: String, _ run: @escaping () -> Void) -> Transition {
        Transition("effect", .words("'\(name)'"), .verb { $0.effect(name, run) })
    }
}
