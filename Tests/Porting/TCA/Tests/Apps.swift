import TCABefore
import PortingAcceptance
import PortingContract
import Testing

#if PORT
    import TCAPort

    let apps: [any PortedApp.Type] = [BeforeKitchen.self, PortedKitchen.self]
#else
    let apps: [any PortedApp.Type] = [BeforeKitchen.self]
#endif

extension User {
    /// A user at the second step of an invitation.
    static func inviting(_ app: any PortedApp.Type) -> User {
        let user = User(app, isSignedIn: true)
        user.tap("Family", "Invite")
        user.type("Tim", "Next")
        return user
    }

    /// Users who are signed in: at the start, on a preview inside the sheet, at each alert, in the invitation.
    static func anywhere(_ app: any PortedApp.Type) -> [User] {
        let users = [[], ["Plan", "Wed", "Pick", "Soup"], ["Soup", "Plan it", "Clear"], ["Family", "Sign out"]]
            .map { moves in
                let user = User(app, isSignedIn: true)
                for move in moves { user.tap(move) }
                return user
            }
        return users + [User.inviting(app)]
    }
}
