import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite("The page on UIKit apps: a tree inside another app", .noUnhandledFailures, .serialized) struct AdoptionTests {
    let window = UIWindow()

    private func show(_ app: OldNavigator) {
        Toolkit.reset()
        app.navigation.setViewControllers([UIViewController()], animated: false)
        window.rootViewController = app.navigation
        window.makeKeyAndVisible()
        Toolkit.idle()
        app.showBooking()
        Toolkit.idle()
    }

    private func tree(of app: OldNavigator) throws -> TreeController {
        try #require(app.navigation.presentedViewController as? TreeController)
    }

    @Test("our tree asks the other app, and gets the answer as a route") func asks() throws {
        let app = OldNavigator()
        show(app)
        let tree = try self.tree(of: app)
        try tree.node.frontmost(BookingCoordinator.self).top.send(AroundRoute.calendar)
        Toolkit.idle()
        app.choose("monday")
        Toolkit.idle()
        #expect(tree.drawn == "[days, guests]" && Toolkit.faults == [])
    }

    @Test("our tree ends with a result, which the other app shows, and is freed") func ends() throws {
        let app = OldNavigator()
        show(app)
        weak var booking = try tree(of: app).node.frontmost(BookingCoordinator.self)
        booking?.trigger(.day("monday"))
        Toolkit.idle()
        booking?.trigger(.guests(2))
        Toolkit.idle()
        #expect(app.navigation.presentedViewController == nil && booking == nil)
        #expect(app.navigation.viewControllers.last?.title == "2 on monday")
    }

    @Test("our tree is freed when it is dragged away, and the other app shows no receipt") func draggedAway() throws {
        let app = OldNavigator()
        show(app)
        weak var booking = try tree(of: app).node.frontmost(BookingCoordinator.self)
        try tree(of: app).dragAway()
        Toolkit.idle()
        #expect(booking == nil && app.navigation.viewControllers.count == 1)
    }

    @Test("one of their screens is in our tree") func screenOfTheirs() throws {
        let app = OldNavigator()
        show(app)
        let tree = try self.tree(of: app)
        try tree.node.frontmost(BookingCoordinator.self).trigger(.profile)
        Toolkit.idle()
        let navigation = try #require(tree.children.first as? UINavigationController)
        #expect(navigation.viewControllers.last is OldProfileController && tree.drawn == "[days, profile]")
        #expect(navigation.tapBack())
        Toolkit.idle()
        #expect(tree.drawn == "[days]")
    }

    @Test("our tree, pushed on their stack, continues there, and ends where it began") func pushed() throws {
        let app = OtherNavigator()
        show(app)
        let tree = try #require(app.navigation.viewControllers.last as? TreeController)
        try tree.node.frontmost(BookingCoordinator.self).trigger(.day("monday"))
        Toolkit.idle()
        #expect(app.navigation.viewControllers.count == 3 && tree.drawn == "[days, guests]")
        try tree.node.frontmost(BookingCoordinator.self).trigger(.guests(2))
        Toolkit.idle()
        #expect(app.navigation.viewControllers.count == 1 && app.navigation.presentedViewController == nil)
    }
}
