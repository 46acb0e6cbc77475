/// A screen as a reader of the app knows it: by its name, without ids, in its coordinator.
struct SurveyedScreen: Hashable, Sendable {
    /// The name; the title of an alert.
    let name: String

    /// The name of the coordinator around it, or its type without the word; empty if there is none, and for an alert.
    let group: String

    /// True for an alert in front.
    var isAlert = false
}

extension SurveyedScreen: Comparable {
    /// The screen on one line: `Account/settings`, an alert in quotes.
    var words: String {
        if isAlert { return name.literal }
        return group.isEmpty ? name.quotedIfNeeded : "\(group)/\(name.quotedIfNeeded)"
    }

    static func < (one: Self, other: Self) -> Bool {
        (one.group, one.name, one.isAlert ? 1 : 0) < (other.group, other.name, other.isAlert ? 1 : 0)
    }
}

/// A move from one screen to another, folded: whatever item it was about, and in whatever state.
struct SurveyedWay: Hashable, Sendable {
    /// The kind of the screen to which a move has led.
    enum Arrival: Hashable, Sendable {
        /// A screen that the move has shown.
        case shown
        /// The screen in the tab, the column or the window that the move has selected.
        case inside
        /// The screen that was beneath what the move has taken away.
        case beneath
        /// The screen of a trigger that had waited, and that the move has let go on.
        case waited
        /// The same screen as before.
        case here
    }

    let source: Int32
    let move: Int32
    let target: Int32
    let arrival: Arrival
    /// The number of the verdicts in words.
    let verdicts: Int32
}
