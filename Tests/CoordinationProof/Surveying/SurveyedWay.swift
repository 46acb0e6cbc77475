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
