/// A window as the page draws it: values without a node, written as JSON.
package struct Page: Codable, Equatable {
    /// The content of the window, and the modals over it, the lowest first.
    package var layers: [Part] = []

    /// The alert over everything.
    package var alert: Alert?

    /// The ID of the screen or alert in front, and its title.
    package var front = ""
    package var title = ""

    /// The step back, as the key Escape does it.
    package var back: Control?

    /// The mark of the moves. It comes back with each move.
    package var mark = ""

    /// The window in the notation.
    package var tree = ""

    /// The entries of the history, each with the number and the address that the browser has for it, and the index of the
    /// current one.
    package var entries: [Entry] = []
    package var current = 0

    /// The number of the last step through the history that has an answer.
    package var answered = 0

    /// A sentence for the user.
    package var said: Sentence?

    package struct Entry: Codable, Equatable {
        package var number: Int
        package var address: String
    }

    package struct Sentence: Codable, Equatable {
        package var number: Int
        package var text: String
    }

    /// A screen or a container.
    package struct Part: Codable, Equatable {
        package var id: String
        package var kind: String
        package var name: String
        package var title: String

        /// The text and the offers of a screen in sight.
        package var lines: [String]?
        package var offers: [Control]?

        /// The content of a container, with nil for an empty column, and the indices of what is shown of it.
        package var places: [Part?]?
        package var shown: [Int]?

        /// What stands in each empty column.
        package var placeholders: [Part?]?
        package var embedded: [Part]?

        /// The move that leads here: of a tab, a page, a column.
        package var way: Control?

        /// The move back from here, with the title of what is beneath: on top of a stack, or in the column in hand.
        package var back: Control?

        /// Of a modal: the style, true if it covers what is beneath, and the move that closes it.
        package var style: String?
        package var covers: Bool?
        package var close: Control?
    }

    /// A button or a field: a move, by the line that it is written as.
    package struct Control: Codable, Equatable {
        package var move: String
        package var title: String

        /// The reason for which the move would be rejected; nil if it would not.
        package var objection: String?

        /// The question for a text, its greatest length, and the values to choose from.
        package var prompt: String?
        package var limit: Int?
        package var choices: [String]?
    }

    package struct Alert: Codable, Equatable {
        package var id: String
        package var title: String
        package var message: String
        package var choices: [Choice]

        package struct Choice: Codable, Equatable {
            package var control: Control
            package var role: String
        }
    }
}
