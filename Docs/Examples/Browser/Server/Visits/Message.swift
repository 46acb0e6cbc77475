/// A message of a page. It has no id of a node: a move is a line, and comes with the mark of the page it was seen on.
package struct Message: Decodable {
    /// The page begins, or begins anew.
    package var join: Join?

    /// A move, with the value that it takes.
    package var move: String?
    package var value: String?
    package var seen: String?

    /// The browser has gone to an entry: its number, then those to be tried if it is gone; with the number of the step.
    package var went: [Int]?
    package var step: Int?

    /// The room has changed: true if there is only one column.
    package var narrow: Bool?

    /// The page with this number has been drawn.
    package var drawn: Int?

    package init(move: String, seen: String) { (self.move, self.seen) = (move, seen) }

    package struct Join: Decodable {
        /// The key of the window that this browser tab shows; nil in a new one.
        package var window: String?

        /// True if another tab may have the same key: this one was duplicated.
        package var isCopy: Bool?

        /// The address of the tab, and the numbers of the entry at which it is, as in `went`; none in a new entry.
        package var address: String
        package var entry: [Int]?
        package var narrow: Bool

        package init(window: String?, isCopy: Bool?, address: String, entry: [Int]?, narrow: Bool) {
            (self.window, self.isCopy, self.address, self.entry, self.narrow) = (window, isCopy, address, entry, narrow)
        }
    }
}

/// What a page is sent: the key of its window, and all that is to be seen.
package struct Letter: Encodable {
    package var window: Token
    package var number: Int
    package var page: Page
}
