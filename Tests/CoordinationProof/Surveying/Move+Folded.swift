import CoordinationMoves
import ScreenTools

extension Move {
    /// The move on a map: without its item, its number and what is typed, and without its screen, if that is in front.
    ///
    /// - Parameter front: The name of the screen in front.
    func folded(front: String) -> String {
        let name = place.screenName
        switch kind {
        case .tap:
            let line = "tap \(words.withoutNumbers.literal)" + (text == nil ? "" : " typing")
            return name == front ? line : "\(line) on \(name.literal)"
        case .answer: return "answer \(words.withoutNumbers.literal)"
        case .link, .event: return "\(kind.rawValue) \(words.literal)"
        case .tab, .step, .close, .focus: return "\(kind.rawValue) \(name.literal)"
        case .back, .swipe, .drag, .turn, .wait, .fold, .unfold: return kind.rawValue
        }
    }

    /// True for a move that is made from many screens, and does the same on each.
    var isMadeAnywhere: Bool {
        switch kind {
        case .tab, .step, .close, .focus, .link, .wait, .event, .fold, .unfold: true
        case .tap, .back, .swipe, .drag, .turn, .answer: false
        }
    }
}
