import Testing
import UIKit

@Suite("The stand-in: columns that come and go", .serialized) @MainActor struct ColumnRules {
    /// Hears what a split's delegate hears of its columns.
    private final class Ear: NSObject, UISplitViewControllerDelegate {
        private var heard: [String] = []
        var expandsTo: UISplitViewController.DisplayMode?

        func take() -> [String] {
            defer { heard = [] }
            return heard
        }

        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode { expandsTo ?? proposedDisplayMode }
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { heard.append("will be \(displayMode), is \(svc.displayMode)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            heard.append("will show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            heard.append("will hide \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
            heard.append("shows \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
            heard.append("hides \(column)")
        }
    }

    private let ear = Ear()
    private let list = named("list")
    private let middle = named("middle")
    private let letter = named("letter")

    private func open(_ style: UISplitViewController.Style = .doubleColumn) -> (UISplitViewController, UIWindow) {
        let split = UISplitViewController(style: style)
        split.setViewController(list, for: .primary)
        if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
        split.setViewController(letter, for: .secondary)
        split.delegate = ear
        let shown = Shown(split)
        shown.window.traitOverrides.horizontalSizeClass = .regular
        Toolkit.idle()
        _ = ear.take()
        return (split, shown.window)
    }

    @Test("the user's hiding of a column is told before it begins, and late that it has ended")
    func user() {
        let (split, window) = open()
        #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
        #expect(split.showSidebars(0) && !split.showSidebars(1), "one thing at a time")
        #expect(ear.take() == ["will be secondaryOnly, is oneBesideSecondary", "will hide primary"])
        #expect(split.displayMode == .secondaryOnly && split.transitionCoordinator != nil)
        #expect(list.view.window != nil && list.visibility == .going)
        for _ in 0..<2 { Toolkit.turn() }
        #expect(list.visibility == .gone && list.view.window == nil && letter.visibility == .here)
        #expect(split.transitionCoordinator == nil && ear.take() == [])
        Toolkit.idle()
        #expect(ear.take() == ["hides primary"] && !split.showSidebars(0))
        #expect(split.showSidebars(1))
        Toolkit.idle()
        #expect(list.visibility == .here && ear.take().last == "shows primary" && window.room == 2)
    }

    @Test("of what the program hides or shows, the delegate hears the mode alone") func program() {
        let (split, window) = open(.tripleColumn)
        split.hide(.supplementary)
        #expect(split.displayMode == .secondaryOnly, "what is before it goes, too")
        split.hide(.secondary)
        Toolkit.idle()
        split.show(.primary)
        Toolkit.idle()
        #expect(split.displayMode == .twoBesideSecondary && middle.visibility == .here)
        split.preferredDisplayMode = .oneBesideSecondary
        Toolkit.idle()
        #expect(list.visibility == .gone && middle.visibility == .here && window.isShown)
        #expect(ear.take().allSatisfy { $0.hasPrefix("will be") })
    }

    @Test("before iOS 26 the delegate does not hear that a column has come or gone") func old() {
        let (split, window) = open()
        Toolkit.device.tellsOfColumns = false
        #expect(split.showSidebars(0))
        Toolkit.idle()
        #expect(ear.take().last == "will hide primary" && window.isShown)
    }

    @Test("a window without room for a sidebar has it over the last column, which takes no touch") func overlay() {
        let (split, window) = open()
        let detail = letter.navigationController
        detail?.pushViewController(named("more"), animated: false)
        Toolkit.idle()
        window.room = 0
        #expect(ear.take() == ["will be secondaryOnly, is oneBesideSecondary", "will hide primary"])
        Toolkit.idle()
        #expect(ear.take() == ["hides primary"], "as the user's")
        #expect(split.splitBehavior == .overlay && split.view.bounds.width == window.bounds.width)
        split.preferredDisplayMode = .oneBesideSecondary
        split.show(.secondary)
        #expect(split.displayMode == .secondaryOnly)
        split.show(.primary)
        Toolkit.idle()
        #expect(split.displayMode == .oneOverSecondary && detail?.view.window != nil)
        #expect(detail?.tapBack() == false && detail?.beginSwipe() == .nothing)
        split.show(.secondary)
        Toolkit.idle()
        #expect(split.displayMode == .secondaryOnly && detail?.tapBack() == true)
    }

    @Test("of three columns with room for two, the first one pushes the last one aside") func displace() {
        let (split, window) = open(.tripleColumn)
        window.room = 1
        Toolkit.idle()
        #expect(split.splitBehavior == .displace && split.displayMode == .oneBesideSecondary)
        split.show(.primary)
        Toolkit.idle()
        #expect(split.displayMode == .twoDisplaceSecondary && letter.navigationController?.takesNoTouch == true)
        split.show(.secondary)
        Toolkit.idle()
        #expect(split.displayMode == .oneBesideSecondary)
        window.room = 2
        Toolkit.idle()
        #expect(split.displayMode == .twoBesideSecondary)
    }

    @Test("a window that widens has the columns that the delegate says, and a width forgets what the user has hidden")
    func widens() {
        let (split, window) = open()
        for isSaid in [true, false] {
            ear.expandsTo = isSaid ? .secondaryOnly : nil
            window.traitOverrides.horizontalSizeClass = .compact
            Toolkit.idle()
            _ = ear.take()
            window.traitOverrides.horizontalSizeClass = .regular
            Toolkit.idle()
            #expect(split.displayMode == (isSaid ? .secondaryOnly : .oneBesideSecondary))
            #expect((list.visibility == .here) != isSaid && letter.visibility == .here)
            #expect(ear.take() == (isSaid ? [] : ["shows primary"]) + ["shows secondary"])
        }
        #expect(split.showSidebars(0))
        Toolkit.idle()
        for room in [0, 2] {
            window.room = room
            Toolkit.idle()
        }
        #expect(split.displayMode == .oneBesideSecondary && Toolkit.faults == [])
    }
}
