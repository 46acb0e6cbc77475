import Coordination
import CoordinationTesting
import Testing

@Suite("A tree inside another app", .noUnhandledFailures) @MainActor struct InsideAnotherAppTests {
    let app: InsideAnotherApp.TheirNavigator
    let shown: Shown

    init() {
        app = InsideAnotherApp.TheirNavigator()
        app.navigation.setViewControllers([UIViewController()], animated: false)
        shown = Shown(app.navigation)
        app.showBooking()
        UIKitAnimations.finish()
    }

    private var tree: TreeViewController {
        get throws { try #require(app.navigation.presentedViewController as? TreeViewController) }
    }

    private var booking: InsideAnotherApp.BookingCoordinator {
        get throws { try tree.windows.frontmost(InsideAnotherApp.BookingCoordinator.self) }
    }

    @Test("our tree asks the other app, and gets the answer as a route")
    func asks() throws {
        let screen = try booking.top
        screen.send(InsideAnotherApp.AroundRoute.calendar)
        app.choose("monday")
        UIKitAnimations.finish()
        try expect(tree.windows, "booking: [days, guests]")
        #expect(try picture(of: tree) == "[days, guests]")
    }

    @Test("our tree ends with a result, which the other app shows, and is freed")
    func ends() throws {
        weak let ours = try booking
        ours?.trigger(.day("monday"))
        ours?.trigger(.guests(2))
        UIKitAnimations.finish()
        #expect(app.navigation.presentedViewController == nil)
        #expect(app.navigation.viewControllers.last?.title == "2 on monday")
        #expect(ours == nil)
    }

    @Test("our tree is freed when it is dragged away, and the other app shows no receipt")
    func draggedAway() throws {
        weak let ours = try booking
        try tree.presentationController?.drag()
        #expect(ours == nil)
        #expect(app.navigation.viewControllers.count == 1)
    }

    @Test("our tree, pushed on their stack, continues there, and ends where it began")
    func pushed() {
        let other = InsideAnotherApp.TheirOtherNavigator()
        let home = UIViewController()
        other.navigation.setViewControllers([home], animated: false)
        let window = Shown(other.navigation)
        other.showBooking()
        UIKitAnimations.finish()
        let tree = other.navigation.viewControllers.last as? TreeViewController
        weak let ours = try? tree?.windows.frontmost(InsideAnotherApp.BookingCoordinator.self)
        ours?.trigger(.day("monday"))
        UIKitAnimations.finish()
        #expect(other.navigation.viewControllers.dropFirst().map(\.title) == ["days", "guests"])
        ours?.trigger(.guests(2))
        UIKitAnimations.finish()
        #expect(other.navigation.viewControllers == [home])
        #expect(window.container.presentedViewController == nil)
    }

    @Test("one of their screens is in our tree")
    func screenOfTheirs() throws {
        try booking.trigger(.profile)
        UIKitAnimations.finish()
        try expect(tree.windows, "booking: [days, profile]")
        let navigation = try #require(tree.children.first as? UINavigationController)
        #expect(navigation.viewControllers.last is InsideAnotherApp.TheirProfileViewController)
        navigation.tapBack()
        try expect(tree.windows, "booking: [days]")
    }
}
