import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite("The page on leaving", .noUnhandledFailures, .serialized) struct LeavingTests {
    let window = UIWindow()
    let app = HalfwayCoordinator(Books.Session())

    private func shown() throws -> (tree: TreeController, shop: UINavigationController) {
        Toolkit.reset()
        let tree = TreeController(app)
        window.rootViewController = tree
        window.makeKeyAndVisible()
        Toolkit.idle()
        let shop = try app.frontmost(ShopOutside.self)
        return (tree, shop.shop.navigation)
    }

    @Test("a feature that has left is one screen of the tree, and navigates by itself") func feature() throws {
        let (tree, shop) = try shown()
        #expect(tree.drawn == "{shop*, [loans]}")
        (shop.viewControllers.first as? ByHand.BookListController)?.onBook(7)
        Toolkit.idle()
        #expect(shop.viewControllers.map(\.title) == ["books", "book"])
        #expect(tree.drawn == "{shop*, [loans]}" && Toolkit.faults == [])
    }

    @Test("its routes for the rest still meet a gate, a login, and the shelf") func borrowing() throws {
        let (tree, shop) = try shown()
        app.openBook(7)
        Toolkit.idle()
        (shop.viewControllers.last as? ByHand.BookController)?.onBorrow()
        Toolkit.idle()
        #expect(tree.drawn == "{shop*, [loans]}^[sign-in]")
        try app.frontmost(Books.SignIn.self).signIn(as: "Ada")
        Toolkit.idle()
        #expect(tree.drawn == "{shop, [loans, loan]*}" && Toolkit.faults == [])
    }

    @Test("a link into it comes past a modal, and ends by a call") func link() throws {
        let (tree, shop) = try shown()
        app.trigger(.signIn)
        Toolkit.idle()
        app.openBook(7)
        Toolkit.idle()
        #expect(tree.drawn == "{shop*, [loans]}" && shop.viewControllers.map(\.title) == ["books", "book"])
        #expect(Toolkit.faults == [])
    }
}
