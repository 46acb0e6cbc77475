extension Editor {
    @usableFromInline mutating func alert(
        _ title: String, message: String = "", choices: [AlertChoice]
    ) throws(TransitionError) {
        try commit.alert(title, message, choices, from: root.node)
    }

    /// Closes the first alert with one of its answers, which then does what it does, after the commit settled.
    ///
    /// `[a]!Sure` → `[a]`. O(alerts that wait behind it), which are moved in memory.
    ///
    /// - Throws: If no alert is up, or the alert does not have that answer.
    mutating func choose(_ title: String) throws(TransitionError) {
        try commit.choose(title, from: root.node)
    }
}
