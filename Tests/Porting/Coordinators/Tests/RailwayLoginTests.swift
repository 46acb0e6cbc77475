import PortingAcceptance
import PortingContract
import Testing

@Suite("The railway's login") @MainActor struct RailwayLoginTests {
    @Test("it stays at a wrong password", arguments: apps)
    func wrongPassword(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Tickets")
        user.sees("login", "Password?", on: ["departures"], tab: "Travel")
        user.mayTap(["Sign in", "Close"])
        user.type("open", "Sign in")
        user.sees("login", "Wrong password", on: ["departures"], tab: "Travel")
        user.tap("Sign in")
        user.sees("login", "Wrong password")
        user.type("signal", "Sign in")
        user.sees("tickets", tab: "Tickets")
    }

    @Test("it leads to the tickets", arguments: apps)
    func loginLeadsToTab(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Train 12", "Destination", "Tickets")
        user.sees("login", on: ["departures", "train 12", "stop Coombe"], tab: "Travel")
        user.type("signal", "Sign in")
        user.sees("tickets", "no tickets", on: ["tickets"], tab: "Tickets")
        user.tap("Travel")
        user.sees("stop Coombe", on: ["departures", "train 12", "stop Coombe"], tab: "Travel")
        user.tap("Tickets")
        user.sees("tickets")
    }

    @Test("it leads to the booking of the train that asked", arguments: apps)
    func loginLeadsToBooking(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Train 11", "Destination", "Train 21", "Book")
        user.sees("login", on: ["departures", "train 11", "stop Brook", "train 21"])
        user.type("signal", "Sign in")
        user.sees("seat", "Train 21", on: ["departures", "train 11", "stop Brook", "train 21"], tab: "Travel")
        user.tap("Window")
        user.type("Ada", "Continue")
        user.tap("Pay")
        user.sees("ticket 1", "Train 21, window, Ada", on: ["tickets", "ticket 1"], tab: "Tickets")
    }

    @Test("closed or dragged away, it leaves one where one was, and forgets what was wanted", arguments: apps)
    func loginClosed(app: any PortedApp.Type) {
        for close in [{ (user: User) in user.tap("Close") }, { (user: User) in user.drag() }] {
            let user = User(app)
            user.tap("Train 11", "Book")
            close(user)
            user.sees("train 11", on: ["departures", "train 11"], tab: "Travel")
            user.tap("Tickets")
            user.sees("login", "Password?", on: ["departures", "train 11"], tab: "Travel")
            close(user)
            user.sees("train 11", on: ["departures", "train 11"], tab: "Travel")
            user.tap("Tickets")
            user.type("signal", "Sign in")
            user.sees("tickets", on: ["tickets"], tab: "Tickets")
        }
    }

    @Test("signing out leaves the tickets", arguments: apps)
    func signingOut(app: any PortedApp.Type) {
        let user = User.withTicket(app)
        user.back()
        user.tap("Sign out")
        user.sees("train 11", on: ["departures", "train 11"], tab: "Travel")
        user.tap("Tickets")
        user.sees("login", on: ["departures", "train 11"], tab: "Travel")
        user.tap("Close", "Book")
        user.sees("login")
        user.tap("Close")
        user.open("rail://ticket/1")
        user.sees("login")
        user.type("signal", "Sign in")
        user.sees("ticket 1", "Train 11, window, Ada", on: ["tickets", "ticket 1"], tab: "Tickets")
    }
}
