extension Move {
    /// A link of the scenario, by its name.
    public static func link(_ name: String) -> Move { Move(.link, name) }

    /// Time that passes, in milliseconds.
    public static func wait(milliseconds: Int) -> Move { Move(.wait, "\(milliseconds)") }

    /// An event of the scenario, by its name.
    public static func event(_ name: String) -> Move { Move(.event, name) }

    /// A step back in the history of ``Scenario/history(entries:)``, as the back button of a browser makes it.
    public static var backInHistory: Move { .event("back in history") }

    /// A step forward in the history of ``Scenario/history(entries:)``.
    public static var forwardInHistory: Move { .event("forward in history") }

    /// The fold of a phone, or of a desk of windows: all become narrow.
    public static var fold: Move { Move(.fold) }

    /// The opposite of ``fold``: all windows become wide.
    public static var unfold: Move { Move(.unfold) }

    /// The same move, made while the host refuses its commit.
    public var refused: Move { refusedByHost }
}

extension Move {
    /// The move with other words, places, items and values.
    func mapTexts(_ change: (String) -> String) -> Move {
        let move = Move(
            kind, change(words), at: change(place), about: about.map(change), typing: text.map(change), number,
            of: count)
        return isRefused ? move.refusedByHost : move
    }
}
