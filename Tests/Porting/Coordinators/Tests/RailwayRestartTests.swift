import PortingAcceptance
import PortingContract
import Testing

@Suite("The railway's restarts") @MainActor struct RailwayRestartTests {
    @Test("all stacks and data of the railway come back", arguments: apps)
    func restartOnStacks(app: any PortedApp.Type) {
        let user = User.withTicket(app)
        user.tap("Train", "Destination", "Travel")
        user.open("rail://station/Brook")
        user.tap("Train 21", "Destination", "Tickets")
        user.restart(isSignedIn: true)
        user.sees("stop Brook", on: ["tickets", "ticket 1", "train 11", "stop Brook"], tab: "Tickets")
        user.back()
        user.back()
        user.sees("ticket 1", "Train 11, window, Ada")
        user.tap("Travel")
        user.sees("stop Avon", on: ["departures", "train 21", "stop Avon"], tab: "Travel")
        user.back()
        user.back()
        user.sees("departures", "from Brook", on: ["departures"])
    }

    @Test("the picker comes back, and its result arrives", arguments: apps)
    func restartInPicker(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Station")
        user.restart(isSignedIn: false)
        user.sees("stations", "From where?", on: ["departures"], tab: "Travel")
        user.tap("Coombe")
        user.sees("departures", "from Coombe", on: ["departures"])
        user.restart(isSignedIn: false)
        user.sees("departures", "from Coombe", on: ["departures"], tab: "Travel")
    }

    @Test("the booking comes back at each step", arguments: apps)
    func restartInBooking(app: any PortedApp.Type) {
        let user = User(app, isSignedIn: true)
        user.tap("Train 11", "Destination", "Train 21", "Book")
        let way = ["departures", "train 11", "stop Brook", "train 21"]
        user.restart(isSignedIn: true)
        user.sees("seat", "Train 21", on: way, tab: "Travel")
        user.tap("Aisle")
        user.restart(isSignedIn: true)
        user.sees("passenger", "Who travels?", on: way, tab: "Travel")
        user.type("Ada", "Continue")
        user.restart(isSignedIn: true)
        user.sees("summary", "Train 21, aisle, Ada", on: way, tab: "Travel")
        user.back()
        user.sees("passenger", "Ada")
        user.restart(isSignedIn: true)
        user.sees("passenger", "Ada")
        user.type("Tim", "Continue")
        user.tap("Pay")
        user.sees("ticket 1", "Train 21, aisle, Tim", on: ["tickets", "ticket 1"], tab: "Tickets")
        user.restart(isSignedIn: true)
        user.sees("ticket 1", "Train 21, aisle, Tim", on: ["tickets", "ticket 1"], tab: "Tickets")
        user.tap("Train", "Book", "Window")
        user.restart(isSignedIn: true)
        user.sees("passenger", "Who travels?", on: ["tickets", "ticket 1", "train 21"], tab: "Tickets")
        user.open("rail://train/31")
        user.sees("train 31", on: ["departures", "train 31"], tab: "Travel")
    }

    @Test("neither an alert nor the login comes back", arguments: apps)
    func restartWithoutAlertAndLogin(app: any PortedApp.Type) {
        let user = User.paying(app)
        user.tap("Close")
        user.restart(isSignedIn: true)
        user.sees("summary", "Train 11, window, Ada", on: ["departures", "train 11"], tab: "Travel")
        user.tap("Pay", "Refund")
        user.restart(isSignedIn: true)
        user.sees("ticket 1", on: ["tickets", "ticket 1"], tab: "Tickets")

        let other = User(app)
        other.tap("Train 11", "Book")
        other.restart(isSignedIn: false)
        other.sees("train 11", on: ["departures", "train 11"], tab: "Travel")
        other.tap("Tickets")
        other.type("signal", "Sign in")
        other.sees("tickets", on: ["tickets"], tab: "Tickets")
    }

    @Test("what is protected does not come back without a session", arguments: apps)
    func restartSignedOut(app: any PortedApp.Type) {
        let user = User.withTicket(app)
        user.tap("Train")
        user.restart(isSignedIn: false)
        user.sees("train 11", on: ["departures", "train 11"], tab: "Travel")
        user.tap("Tickets")
        user.type("signal", "Sign in")
        user.sees("tickets", "1", on: ["tickets"], tab: "Tickets")

        let paying = User.paying(app)
        paying.restart(isSignedIn: false)
        paying.sees("train 11", on: ["departures", "train 11"], tab: "Travel")
        paying.tap("Book")
        paying.sees("login")
        paying.type("signal", "Sign in")
        paying.sees("seat", "Train 11")
    }
}
