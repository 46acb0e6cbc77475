/// One step of a way through an app, as a value: what the user does, or what comes from outside.
///
/// A move is named by words, by the screen that it is made on and, among equals there, by a number. It has no id, so it
/// means the same in every run, and is written down, compared and made again. ``description`` is a line that
/// ``init(_:)`` reads, ``swift`` an expression that compiles.
public struct Move: Hashable, Sendable {
    /// What kind of step it is. The first group is the user's alphabet, the second comes from outside.
    ///
    /// There may be more one day: a `switch` over them has a `default`.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// What a screen offers.
        case tap
        /// One step back.
        case back
        /// A swipe back on a stack.
        case swipe
        /// A modal that is dragged away.
        case drag
        /// A tap on a tab, which may be the selected one.
        case tab
        /// A turn to the page beside.
        case turn
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
    }

    /// What kind of step it is.
    public let kind: Kind

    /// What is tapped, answered, followed: the name of an offer, of an answer, of a link. Empty where the kind says it
    /// all.
    public let words: String

    /// Where: the name of the screen, the tab, the modal or the window, or the title of the alert; of what has no name,
    /// its type. Empty for what comes from outside.
    public let place: String

    /// What is typed, where the offer asks for a text.
    public let text: String?

    /// Which one of several that are named the same, counted from 1.
    public let number: Int

    /// Whether the host refuses to show what comes of it.
    public private(set) var isRefused = false

    init(_ kind: Kind, _ words: String = "", at place: String = "", typing text: String? = nil, _ number: Int = 1) {
        self.kind = kind
        self.words = words
        self.place = place
        self.text = text
        self.number = number
    }

    /// Whether it is the user's. Traps are judged by such moves, and by what comes by itself.
    public var isUsers: Bool {
        switch kind {
        case .tap, .back, .swipe, .drag, .tab, .turn, .answer, .close, .focus: !isRefused
        case .link, .wait, .event: false
        }
    }
}

extension Move {
    /// What a screen offers, by the offer's name and the screen's.
    public static func tap(_ words: String, on screen: String, typing text: String? = nil, _ number: Int = 1) -> Move {
        Move(.tap, words, at: screen, typing: text, number)
    }

    /// One step back, as the back button does it.
    public static var back: Move { Move(.back) }

    /// A swipe back to a screen, which the host reports when it has happened.
    public static func swipe(to screen: String, _ number: Int = 1) -> Move { Move(.swipe, at: screen, number) }

    /// A modal that is dragged away.
    public static func drag(_ modal: String, _ number: Int = 1) -> Move { Move(.drag, at: modal, number) }

    /// A tap on a tab.
    public static func tab(_ tab: String, _ number: Int = 1) -> Move { Move(.tab, at: tab, number) }

    /// A turn to a page beside the one that is shown.
    public static func turn(to page: String, _ number: Int = 1) -> Move { Move(.turn, at: page, number) }

    /// The answer to the alert that is up.
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

    /// The same move, where the host refuses what comes of it.
    public var refused: Move {
        var move = self
        move.isRefused = true
        return move
    }
}
