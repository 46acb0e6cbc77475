/// An action of the user, as a value: it can be written down, stored, compared and repeated.
///
/// A move has no id. It is named by its kind, its words, the screen that it is made on and the item that it is about.
/// Only among moves that are equal in all of it, it has a number, with how many there were. The description is a line
/// that ``init(_:)`` reads, and the encoded form, too.
///
/// ```text
/// tap "open" on "news" about "NewsRoute.story(id: 7)"
/// ```
///
/// A move of your own may leave out the item, if its name is enough: `.tap("compose", on: "inbox")`.
public struct Move: Hashable, Sendable {
    /// The kind of a move.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
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

        /// A link that arrives, in an exploration.
        case link
        /// Time that passes, in an exploration.
        case wait
        /// Anything else that happens outside, in an exploration: a server's answer, a session that expires.
        case event
        /// All windows become narrow, in an exploration.
        case fold
        /// All windows become wide, in an exploration.
        case unfold
    }

    /// The kind of the move.
    public let kind: Kind

    /// The name of the offer, the answer, the link or the event; the milliseconds of a wait. Empty for other kinds.
    package let words: String

    /// The name of the screen, tab, column, modal or window that the move is about, or else its type; for an answer,
    /// the title of the alert. Empty for a step back, and for moves from outside.
    package let place: String

    /// The item that an offer is about; nil for other kinds, and for a move that leaves it out.
    package let about: String?

    /// The value that the user gives, if the offer takes one.
    package let text: String?

    /// The number among moves that are otherwise the same, counted from 1.
    package let number: Int

    /// The number of moves that are otherwise the same; nil if that is one, or not known.
    package let count: Int?

    /// True if the host refuses the commit of the move.
    package private(set) var isRefused = false

    package init(
        _ kind: Kind, _ words: String = "", at place: String = "", about: String? = nil, typing text: String? = nil,
        _ number: Int = 1, of count: Int? = nil
    ) {
        (self.kind, self.words, self.place, self.about, self.text) = (kind, words, place, about, text)
        (self.number, self.count) = (number, count == 1 ? nil : count)
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
    ///
    /// - Parameters:
    ///   - name: The offer's name.
    ///   - screen: The screen's name.
    ///   - about: The item; needed only among several offers of that name.
    ///   - value: The value, if the offer takes one.
    public static func tap(
        _ name: String, on screen: String, about: String? = nil, typing value: String? = nil
    ) -> Move {
        Move(.tap, name, at: screen, about: about, typing: value)
    }

    /// One step back, as the back button does it.
    public static var back: Move { Move(.back) }

    /// A swipe back to a screen, reported by the host when the swipe has happened.
    public static func swipe(to screen: String) -> Move { Move(.swipe, at: screen) }

    /// A modal that is dragged away.
    public static func drag(_ modal: String) -> Move { Move(.drag, at: modal) }

    /// A tap on a tab.
    public static func tab(_ tab: String) -> Move { Move(.tab, at: tab) }

    /// A turn to a page beside the shown one.
    public static func turn(to page: String) -> Move { Move(.turn, at: page) }

    /// A step to a column of a split, by a touch or the keyboard.
    public static func step(to column: String) -> Move { Move(.step, at: column) }

    /// The answer to the alert in front.
    public static func answer(_ words: String, to alert: String) -> Move { Move(.answer, words, at: alert) }

    /// A window that is closed.
    public static func close(_ window: String) -> Move { Move(.close, at: window) }

    /// A window that is brought to the front.
    public static func focus(_ window: String) -> Move { Move(.focus, at: window) }
}

extension Move {
    /// The same move, made while the host refuses its commit.
    package var refusedByHost: Move {
        var move = self
        move.isRefused = true
        return move
    }

    /// The move with a number among equals, counted from 1, and with how many there were, if that is known.
    public func numbered(_ number: Int, of count: Int? = nil) -> Move {
        let move = Move(kind, words, at: place, about: about, typing: text, number, of: count)
        return isRefused ? move.refusedByHost : move
    }

    /// The move with a value, or without its own.
    public func typing(_ value: String?) -> Move {
        let move = Move(kind, words, at: place, about: about, typing: value, number, of: count)
        return isRefused ? move.refusedByHost : move
    }

    /// The move about an item.
    package func about(_ item: String) -> Move {
        Move(kind, words, at: place, about: item, typing: text, number, of: count)
    }

    /// Returns true if only the values, the numbers and the items may differ.
    func isKin(to other: Move) -> Bool {
        kind == other.kind && words == other.words && place == other.place && isRefused == other.isRefused
    }
}
