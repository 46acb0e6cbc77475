// The stand-in's other side, which no toolkit has: a finger that stays down, turns of its loop, and what it complains of.
#if STAND_IN
    import AppKit
    @_spi(Hosting) import Coordination
    import CoordinationTesting
    import SwiftUI

    /// The user of the stand-in.
    @MainActor struct StandInHand: Hand {
        nonisolated static let canHold = true

        func play(_ action: UserAction, on root: Node, in window: NSWindow) -> Bool {
            window.stage?.play(action, on: root) ?? false
        }
        func tapBack(in window: NSWindow) -> Bool { window.stage?.tapBack() ?? false }
        func hideSidebar(_ isHidden: Bool, in window: NSWindow) -> Bool {
            window.stage?.showColumns(isHidden ? .detailOnly : .all) ?? false
        }
        func beginSwipe(in window: NSWindow) -> Bool { window.stage?.beginSwipe() == .follows }
        func endSwipe(in window: NSWindow, isCancelled: Bool) { window.stage?.endSwipe(isCancelled: isCancelled) }
        func beginDrag(in window: NSWindow) -> Bool { window.stage?.beginDrag() == .follows }
        func endDrag(in window: NSWindow, isCancelled: Bool) { window.stage?.endDrag(isCancelled: isCancelled) }
    }

    extension SwiftUI.Stage {
        fileprivate func play(_ action: UserAction, on root: Node) -> Bool {
            switch action {
            case .tapTab(let id): return tapTab(tagged: Optional(id))
            case .goBack(to: let id):
                if root.isInAnEarlierColumn(id) { return tapBack() }
                let isFirst = (root.stack(of: id)?.flattened.first?.node.id ?? id) == id
                return goBack(to: isFirst ? nil : AnyHashable(id), isSwiping: false)
            case .dragAway(let id): return dragAway(id)
            case .answer(let title, _): return press(title)
            case .turnPage(to: let id): return turnPage(to: id)
            case .closeWindow, .focusWindow: return false
            }
        }
    }

    extension Node {
        /// Whether a screen is in a column that is out of sight, beneath the one in hand.
        fileprivate func isInAnEarlierColumn(_ screen: NodeID) -> Bool {
            var node = self.node(screen)
            while let child = node, let parent = child.parent {
                if let split = parent as? Container, let hand = split.columnInHand, let column = split.index(of: child),
                    !split.isInSight(column: column)
                {
                    return column < hand
                }
                node = parent
            }
            return false
        }
    }

    /// The device of the stand-in.
    @MainActor struct StandInDevice: Device {
        nonisolated static let canBeNarrow = true

        func begin() { Loop.reset() }
        func makeWindow() -> NSWindow { .plain }
        func setNarrow(_ isNarrow: Bool, _ window: NSWindow) {
            window.isNarrow = isNarrow
            window.stage?.isNarrow = isNarrow
        }
        func wait() { Loop.turn() }
        func settle() { Loop.idle() }
        func read(_ window: NSWindow) -> String { window.stage?.words ?? "" }
        func expected(of root: any Presentable, drawn: String) -> String { drawn }
        var warnings: [String] { Loop.log }
    }
#endif
