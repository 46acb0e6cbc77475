/// One step of a way through an app, as a value: an action of the user, or something from outside.
///
/// A move is identified by its words, the screen that it is made on and, among equals there, a number. It has no ID,
/// so it means the same in every run, and can be written down, compared and repeated. The description is a line that
/// ``init(_:)`` reads, ``swift`` an expression that compiles.
public struct Move: Hashable, Sendable {
    /// The kind of a move: from `tap` to `focus` the user's, the others from outside.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A tap on an offer of a screen.
        case tap
        /// One step back.
        case back
        /// A swipe back on a stack.
        case swipe
        /// A modal that is dragged away.
        case drag
        /// A tap on a tab, which may be the selected one.
        case tab
        /// A turn to a page beside the shown one.
        case turn
        /// A step to a column of a split that stands beside the one in hand.
        case step
        /// The answer to an alert.
        case answer
        /// A window that is closed.
        case close
        /// A window that is brought to the front.
        case focus

        /// A link that arrives.
        case link
        /// Time that passes.
        case wait
        /// Anything else that happens outside: a server's answer, a session that expires.
        case event
        /// All windows become narrow.
        case fold
        /// All windows become wide.
        case unfold
    }

    /// The kind of the move.
    package let kind: Kind

    /// The name of the offer, the answer, the link or the event; the milliseconds of a wait. Empty for other kinds.
    package let words: String

    /// The name of the screen, tab, column, modal or window that the move is about, or else its type; for an answer, the title
    /// of the alert. Empty for a step back, and for moves from outside.
    package let place: String

    /// The typed text, if the offer takes one.
    package let text: String?

    /// The number among moves that are otherwise the same, counted from 1.
    package let number: Int

    /// True if the host refuses the commit of the move.
    package private(set) var isRefused = false

    init(_ kind: Kind, _ words: String = "", at place: String = "", typing text: String? = nil, _ number: Int = 1) {
        self.kind = kind
        self.words = words
        self.place = place
        self.text = text
        self.number = number
    }

    /// True for a move of the user that no host refuses. Traps are judged by such moves, and by those that come by
    /// themselves.
    package var isUsers: Bool {
        switch kind {
        case .tap, .back, .swipe, .drag, .tab, .turn, .step, .answer, .close, .focus: !isRefused
        case .link, .wait, .event, .fold, .unfold: false
        }
    }
}

extension Move {
    /// A tap on an offer, by the names of the offer and its screen.
    public static func tap(_ words: String, on screen: String, typing text: String? = nil, _ number: Int = 1) -> Move {
        Move(.tap, words, at: screen, typing: text, number)
    }

    /// One step back, as the back button does it.
    public static var back: Move { Move(.back) }

    /// A swipe back to a screen, reported by the host when the swipe has happened.
    public static func swipe(to screen: String, _ number: Int = 1) -> Move { Move(.swipe, at: screen, number) }

    /// A modal that is dragged away.
    public static func drag(_ modal: String, _ number: Int = 1) -> Move { Move(.drag, at: modal, number) }

    /// A tap on a tab.
    public static func tab(_ tab: String, _ number: Int = 1) -> Move { Move(.tab, at: tab, number) }

    /// A turn to a page beside the shown one.
    public static func turn(to page: String, _ number: Int = 1) -> Move { Move(.turn, at: page, number) }

    /// A step to a column of a split, by a touch or the keyboard.
    public static func step(to column: String, _ number: Int = 1) -> Move { Move(.step, at: column, number) }

    /// The answer to the alert in front.
    public static func answer(_ words: String, to alert: String, _ number: Int = 1) -> Move {
        Move(.answer, words, at: alert, number)
    }

    /// A window that is closed.
    public static func close(_ window: String, _ number: Int = 1) -> Move { Move(.close, at: window, number) }

    /// A window that is brought to the front.
    public static func focus(_ window: String, _ number: Int = 1) -> Move { Move(.focus, at: window, number) }

    /// A link of the scenario, by its name.
    public static func link(_ name: String) -> Move { Move(.link, name) }

    /// Time that passes, in milliseconds.
    public static func wait(milliseconds: Int) -> Move { Move(.wait, "\(milliseconds)") }

    /// An event of the scenario, by its name.
    public static func event(_ name: String) -> Move { Move(.event, name) }

    /// The fold of a phone, or of a desk of windows: all become narrow.
    public static var fold: Move { Move(.fold) }

    /// The opposite of ``fold``: all windows become wide.
    public static var unfold: Move { Move(.unfold) }

    /// The same move, made while the host refuses its commit.
    public var refused: Move {
        var move = self
        move.isRefused = true
        return move
    }
}
