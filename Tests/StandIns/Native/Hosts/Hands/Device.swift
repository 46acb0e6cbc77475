import AppKit
import Coordination
import CoordinationSwiftUI
import SwiftUI

/// What the app runs on: its windows, what can be read in them, and how time passes.
@MainActor protocol Device {
    /// Begins anew: nothing is on the screen.
    func begin()
    func makeWindow() -> NSWindow

    /// Whether a window can be too narrow for columns.
    static var canBeNarrow: Bool { get }
    func setNarrow(_ isNarrow: Bool, _ window: NSWindow)

    /// Lets a moment pass, in which animations go on.
    func wait()

    /// Lets everything come to its end.
    func settle()

    /// What can be read in a window, and what is to be read there of a tree that is drawn as the host says.
    func read(_ window: NSWindow) -> String
    func expected(of root: any Presentable, drawn: String) -> String

    /// What the toolkit writes to the console, and does nothing.
    var warnings: [String] { get }
}

extension Device {
    /// Shows a tree in a window.
    func show(_ model: TreeModel, in window: NSWindow) {
        window.contentView = NSHostingView(rootView: TreeView(model))
        window.makeKeyAndOrderFront(nil)
    }

    /// Takes a window off the screen, with its views.
    func close(_ window: NSWindow) {
        window.contentView = nil
        window.orderOut(nil)
    }
}

extension NSWindow {
    /// One with a bar, which the toolbar of a stack is in.
    static var plain: NSWindow {
        let window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 1000, height: 700), styleMask: [.titled, .resizable],
            backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        return window
    }
}

/// The hand and the device of the tests: the stand-in's own, or by what AppKit says in public.
@MainActor enum Surroundings {
    #if STAND_IN
        static let hand = StandInHand()
        static let device = StandInDevice()
        nonisolated static let canHold = StandInHand.canHold
        nonisolated static let canBeNarrow = StandInDevice.canBeNarrow
        nonisolated static let isThere = true
    #else
        static let hand = ToolkitHand()
        static let device = ToolkitDevice()
        nonisolated static let canHold = ToolkitHand.canHold
        nonisolated static let canBeNarrow = ToolkitDevice.canBeNarrow
        nonisolated static var isThere: Bool { ToolkitDevice.isThere }
    #endif
}
