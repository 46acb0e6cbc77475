import Coordination
import CoordinationHistory
import CoordinationMoves

// The places where the user was. Escape goes up in the app; these keys go to where the user was before.
extension Console {
    /// Goes through the history, or lists it.
    ///
    /// - Returns: False if the character is for something else.
    func travel(by character: Character) -> Bool {
        guard let history else { return false }
        switch character {
        case "[" where history.canGoBack: history.back { [weak self] in self?.hear($0) }
        case "]" where history.canGoForward: history.forward { [weak self] in self?.hear($0) }
        case "[": say("You have not been anywhere before.")
        case "]": say("You have not been anywhere after.")
        case "h": choose(history.current.id, of: history)
        default: return false
        }
        return true
    }

    /// Handles a key while the entries are listed, with one chosen.
    func press(_ key: Key, at chosen: History.Entry.ID) {
        chosenEntry = nil
        guard let history, let index = history.entries.firstIndex(where: { $0.id == chosen }) else { return }
        switch key {
        case .up: choose(history.entries[max(index - 1, 0)].id, of: history)
        case .down: choose(history.entries[min(index + 1, history.entries.count - 1)].id, of: history)
        case .enter: history.go(to: chosen) { [weak self] in self?.hear($0) }
        case .redraw, .suspend: chosenEntry = chosen
        default: break
        }
    }

    private func choose(_ id: History.Entry.ID, of history: History) {
        chosenEntry = id
        let count = history.losses(of: id).count
        say(count == 0 ? "Enter goes there, esc closes this." : "\(count) of it will not come back.")
    }

    /// The entries, with a dot at the current one.
    var entryList: Painter.Overlay? {
        guard let history, let chosenEntry else { return nil }
        let current = history.current.id
        let column = (history.entries.map(\.title.columns).max() ?? 0) + 2
        let rows = history.entries.map { entry in
            let mark = entry.id == chosenEntry ? "› " : "  "
            let dot = entry.id == current ? "● " : "  "
            let text = mark + dot + entry.title.padded(to: column) + (entry.address ?? "")
            let isChosen = entry.id == chosenEntry
            return Painter.Row(text, isChosen ? .chosen : .plain, isOneLine: true, isSelected: isChosen)
        }
        return Painter.Overlay(title: "Where you were", rows: rows)
    }
}
