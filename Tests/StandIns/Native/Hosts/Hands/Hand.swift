import AppKit
@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// What the user does to what is in a window. One hand plays on the stand-in, one by what AppKit says in public; the
/// tests know neither.
@MainActor protocol Hand {
    /// Does what is named by what is on the tree, if the user can touch it.
    func play(_ action: UserAction, on root: Node, in window: NSWindow) -> Bool

    /// Whether there is a back button to be pressed.
    func tapBack(in window: NSWindow) -> Bool

    /// Whether the sidebar of the split in front can be hidden, or shown.
    func hideSidebar(_ isHidden: Bool, in window: NSWindow) -> Bool

    /// Whether a finger can stay down. If not, nothing follows it: neither a sheet, nor a page, nor a swipe.
    static var canHold: Bool { get }
    func beginSwipe(in window: NSWindow) -> Bool
    func endSwipe(in window: NSWindow, isCancelled: Bool)
    func beginDrag(in window: NSWindow) -> Bool
    func endDrag(in window: NSWindow, isCancelled: Bool)
}

extension Node {
    /// The stack that a screen is on. Nested ones are one.
    func stack(of screen: NodeID) -> Container? {
        var stack = node(screen)?.parent as? Container
        while let inner = stack, let outer = inner.parent as? Container, outer.layout == .stack,
            outer.children.contains(where: { $0.node === inner })
        {
            stack = outer
        }
        return stack
    }
}

extension Trait where Self == ConditionTrait {
    /// A window can be too narrow for columns, which none is on a Mac.
    static var inANarrowWindow: Self { .enabled("no window is narrow", { Surroundings.canBeNarrow }) }
}
