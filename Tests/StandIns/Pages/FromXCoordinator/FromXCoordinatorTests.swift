import Coordination
import CoordinationTesting
import CoordinationUIKit
import Foundation
import Testing
import UIKit

@Suite("The page on XCoordinator, by file", .noUnhandledFailures, .serialized) struct FromXCoordinatorTests {
    @Test("the app as it was compiles by the two files, but for one line in fourteen") func share() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let lines = try ["BooksAsItWas.txt", "BooksMoved.swift"].map { name in
            try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.count > 1 && !$0.hasPrefix("//") }
        }
        let changes = lines[1].difference(from: lines[0])
        let kept = Double(lines[0].count - changes.removals.count) / Double(lines[0].count)
        #expect(kept > 0.925, "\(changes.removals.count) of \(lines[0].count) lines have changed")
        // As the page says, each by a rule of its table.
        #expect(lines[0].count == 143 && changes.removals.count == 10 && changes.insertions.count == 7)
    }

    @Test("the moved app draws what it drew") func moved() throws {
        Toolkit.reset()
        let delegate = AppDelegate()
        delegate.launch()
        Toolkit.idle()
        let tree = try #require(delegate.window.rootViewController as? TreeController)
        #expect(tree.drawn == "{[BookListController]*, [LoansController], [AccountController]}")
        let list = try #require(
            (tree.node.frontmost(ViewControllerScreen.self)).makeViewController() as? BookListController)
        list.viewModel?.open(7)
        Toolkit.idle()
        delegate.open(loan: 7)
        Toolkit.idle()
        let pictured = "{[BookListController, BookController], [LoansController, LoanController]*, [AccountController]}"
        #expect(tree.drawn == pictured && Toolkit.faults == [])
        let app = try tree.node.frontmost(AppCoordinator.self)
        app.trigger(.account, then: AccountRoute.deleted)
        Toolkit.idle()
        #expect((tree.presentedViewController as? UIAlertController)?.title == "Deleted" && Toolkit.faults == [])
    }

    @Test("a child that shared the stack has its own, and one bar") func child() throws {
        Toolkit.reset()
        let shelf = ShelfCoordinator()
        shelf.trigger(.help)
        expect(shelf, "[LoansController, [HelpController]]")
        shelf.trigger(.loan(id: 7))
        expect(shelf, "[LoansController, LoanController]")
    }

    enum DeskRoute: Route { case first, second }

    final class Pages: PageCoordinator<DeskRoute> {
        init() { super.init(pages: [Screen("a"), Screen("b")], loop: true) }
    }

    final class Split: SplitCoordinator<DeskRoute> {
        init() { super.init(master: Screen("list"), detail: Screen("letter")) }
    }

    final class View: ViewCoordinator<DeskRoute> {
        init() { super.init(root: Screen("view")) }
    }

    final class Tabs: TabBarCoordinator<DeskRoute> {
        init() { super.init(tabs: [Screen("a"), Screen("b")], select: 1) }

        @available(*, deprecated)
        func addAll() {
            addChild(Screen("c"))
            removeChild(Screen("c"))
        }
    }

    @available(*, deprecated)
    @Test("the other superclasses make their roots, and children are not added by hand") func superclasses() {
        expect(Pages(), "<a*, b>")
        expect(Split(), "(list* | letter)")
        expect(View(), "[view]")
        let tabs = Tabs()
        tabs.addAll()
        expect(tabs, "{a, b*}")
        var calls = 0
        tabs.strongRouter.trigger(.first) { calls += 1 }
        #expect(calls == 1)
    }
}
