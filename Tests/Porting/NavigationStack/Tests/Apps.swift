import NavigationStackBefore
import PortingAcceptance
import PortingContract
import Testing

#if PORT
    import NavigationStackPort

    let apps: [any PortedApp.Type] = [BeforeBookshop.self, PortedBookshop.self]
#else
    let apps: [any PortedApp.Type] = [BeforeBookshop.self]
#endif

extension User {
    /// A user at the second step of a checkout of two books.
    static func paying(_ app: any PortedApp.Type) -> User {
        let user = User(app, isSignedIn: true)
        user.tap("Emma", "Add to bag", "Bag", "Discover")
        user.back()
        user.tap("Villette", "Add to bag", "Bag", "Check out")
        user.type("Quay 1", "Continue")
        return user
    }

    /// Users who are signed in: at the start, on a deep stack under a sheet, in the checkout, at the alert.
    static func anywhere(_ app: any PortedApp.Type) -> [User] {
        let (start, rating, alert) = (
            User(app, isSignedIn: true), User(app, isSignedIn: true), User(app, isSignedIn: true)
        )
        rating.tap("Emma", "Similar", "Author", "Emma", "Rate")
        alert.tap("Villette", "Add to bag", "Bag", "Remove Villette")
        return [start, rating, alert, User.paying(app)]
    }
}
