/// The texts of findings that are noted at several places.
enum LawText {
    /// The text for a link whose completion is not called.
    static func dropped(_ link: String) -> String { "'\(link)' does not" }

    /// The text for a move that sends a route to nobody.
    static func untaken(_ move: Move) -> String { "'\(move)' sends one that no router takes" }

    /// The text for an offer that changes nothing.
    static func idle(_ move: Move) -> String { "'\(move)' does nothing that is seen" }

    /// The text for a link that does not arrive.
    static let unseen = "it has completed, and is not seen"

    /// The text for a link whose screen is on the tree, and not in front.
    static func hidden(_ link: String) -> String { "'\(link)' has completed, and its screen is not in front" }

    /// The text for a fold that changes more than the width.
    static let changing = "a fold changes more than the width"

    /// The text for a move that a fold before it changes.
    static func differing(_ move: Move) -> String { "'\(move)' does something else in a narrow window" }

    /// The text for a move that breaks a law about it.
    static let stepped = "not after this move"

    /// The text for a tap that leads elsewhere.
    static let elsewhere = "it leads elsewhere"

    /// The text for a link that does more the second time.
    static func twice(_ link: String) -> String { "'\(link)'" }
}
