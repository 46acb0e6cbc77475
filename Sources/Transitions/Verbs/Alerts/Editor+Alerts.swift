extension Editor {
    /// Shows an alert over everything in this root's window, or in its tree where there is no window, behind those
    /// that are there already.
    ///
    /// `[a]` → `[a]!Sure`. It is no screen: whatever is shown next goes beneath it.
    ///
    /// - Throws: If it has no choices.
    public mutating func alert(
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
