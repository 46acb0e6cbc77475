extension Editor {
    @usableFromInline mutating func alert(
        _ title: String, message: String = "", choices: [AlertChoice]
    ) throws(TransitionError) {
        try commit.alert(title, message, choices, from: root.node)
    }

    /// Closes the first alert with one of its answers, whose action runs after the commit has settled.
    ///
    /// `[a]!Sure` → `[a]`. O(alerts behind it).
    ///
    /// - Throws: An error if no alert is shown, or the first one has no such answer.
    mutating func choose(_ title: String) throws(TransitionError) {
        try commit.choose(title, from: root.node)
    }
}
