import CoordinatorsBefore
import PortingAcceptance
import PortingContract
import Testing

#if PORT
    import CoordinatorsPort

    let apps: [any PortedApp.Type] = [BeforeRailway.self, PortedRailway.self]
#else
    let apps: [any PortedApp.Type] = [BeforeRailway.self]
#endif

extension User {
    /// A user at the third step of a booking of train 11.
    static func paying(_ app: any PortedApp.Type) -> User {
        let user = User(app, isSignedIn: true)
        user.tap("Train 11", "Book", "Window")
        user.type("Ada", "Continue")
        return user
    }

    /// A user who looks at ticket 1.
    static func withTicket(_ app: any PortedApp.Type) -> User {
        let user = User.paying(app)
        user.tap("Pay")
        return user
    }

    /// Users who are signed in: at the start, in the sheet, at each alert, in a booking, on a ticket's train.
    static func anywhere(_ app: any PortedApp.Type) -> [User] {
        let (start, picking) = (User(app, isSignedIn: true), User(app, isSignedIn: true))
        picking.tap("Station")
        let (discarding, refunding, travelling) = (User.paying(app), User.withTicket(app), User.withTicket(app))
        discarding.tap("Close")
        refunding.tap("Refund")
        travelling.tap("Train", "Destination")
        return [start, picking, discarding, refunding, travelling, User.paying(app)]
    }
}
