import AppKit
@_spi(Hosting) import Coordination
import CoordinationTesting

/// The user, by what AppKit says in public alone: as an assistive app does, it looks for what has the words, and presses
/// it. A finger cannot stay down, and nothing is dragged.
@MainActor struct ToolkitHand: Hand {
    nonisolated static let canHold = false

    func play(_ action: UserAction, on root: Node, in window: NSWindow) -> Bool {
        switch action {
        case .tapTab(let id): tap(root.node(id), in: window)
        case .goBack(to: let id): isBelow(id, on: root, in: window) && tapBack(in: window)
        case .answer(let title, _): press(title, .button, in: window)
        case .dragAway, .turnPage, .closeWindow, .focusWindow: false
        }
    }

    private func tap(_ tab: Node?, in window: NSWindow) -> Bool {
        guard let tab, let bar = tab.parent as? Container else { return false }
        return press(bar.tabWords(of: tab), .radioButton, in: window)
    }

    /// The word is the system's, in its language.
    func tapBack(in window: NSWindow) -> Bool { press("Back", .button, in: window) }

    /// Whether what is in sight of a stack is on that screen.
    private func isBelow(_ id: NodeID, on root: Node, in window: NSWindow) -> Bool {
        guard let screens = root.stack(of: id)?.flattened.map({ $0.node }), let front = Sight.layers(of: window).last,
            let index = screens.firstIndex(where: { $0.id == id }), screens.indices.contains(index + 1)
        else { return false }
        return Sight(of: screens[index + 1]).texts.allSatisfy(front.texts.contains)
    }

    private func press(_ words: String, _ role: NSAccessibility.Role, in window: NSWindow) -> Bool {
        let found = window.front.inSight.first { $0.accessibilityRole() == role && $0.words.contains(words) }
        return found?.accessibilityPerformPress() ?? false
    }

    /// The button has no public name.
    func hideSidebar(_ isHidden: Bool, in window: NSWindow) -> Bool { false }

    func beginSwipe(in window: NSWindow) -> Bool { false }
    func endSwipe(in window: NSWindow, isCancelled: Bool) {}
    func beginDrag(in window: NSWindow) -> Bool { false }
    func endDrag(in window: NSWindow, isCancelled: Bool) {}
}
