import PortingAcceptance
import PortingContract
import Testing

@Suite("The railway's screens") @MainActor struct RailwayScreensTests {
    @Test("it begins at Avon, and nothing to go back to", arguments: apps)
    func firstLaunch(app: any PortedApp.Type) {
        let user = User(app)
        user.sees("departures", "from Avon", on: ["departures"], tab: "Travel")
        user.mayTap(["Train 11", "Train 12", "Station", "Tickets"])
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.seesNoChange { user.app.perform("No such button") }
    }

    @Test("a train's destination's train is opened, and back leads through each", arguments: apps)
    func stopsAndTrains(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Train 11", "Destination", "Train 21", "Destination", "Train 11")
        let way = ["departures", "train 11", "stop Brook", "train 21", "stop Avon", "train 11"]
        user.sees("train 11", "Avon to Brook", on: way, tab: "Travel")
        user.mayTap(["Destination", "Book", "Tickets"])
        user.back()
        user.sees("stop Avon", "change at Avon")
        user.mayTap(["Train 11", "Train 12", "Tickets"])
        for screen in ["train 21", "stop Brook", "train 11", "departures", "departures"] {
            user.back()
            user.sees(screen)
        }
    }

    @Test("each tab is found as it was left, on every level", arguments: apps)
    func tabsKeepTheirStacks(app: any PortedApp.Type) {
        let user = User.withTicket(app)
        user.tap("Train", "Destination")
        user.sees("stop Brook", on: ["tickets", "ticket 1", "train 11", "stop Brook"], tab: "Tickets")
        user.tap("Travel")
        user.sees("train 11", on: ["departures", "train 11"], tab: "Travel")
        user.tap("Destination", "Tickets")
        user.sees("stop Brook", on: ["tickets", "ticket 1", "train 11", "stop Brook"], tab: "Tickets")
        user.back()
        user.tap("Book", "Aisle")
        user.sees("passenger", on: ["tickets", "ticket 1", "train 11"], tab: "Tickets")
        user.tap("Close", "Discard")
        user.sees("train 11", on: ["tickets", "ticket 1", "train 11"], tab: "Tickets")
        user.tap("Travel")
        user.sees("stop Brook", on: ["departures", "train 11", "stop Brook"], tab: "Travel")
    }

    @Test("a station that is picked arrives", arguments: apps)
    func stationArrives(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Station")
        user.sees("stations", "From where?", on: ["departures"], tab: "Travel")
        user.mayTap(["Avon", "Brook", "Coombe", "Close"])
        user.tap("Brook")
        user.sees("departures", "from Brook", on: ["departures"], tab: "Travel")
        user.mayTap(["Train 21", "Station", "Tickets"])
        user.tap("Station", "Coombe")
        user.sees("departures", "from Coombe")
        user.mayTap(["Train 31", "Station", "Tickets"])
    }

    @Test("a picker that is closed or dragged away picks nothing", arguments: apps)
    func stationClosed(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Station", "Close")
        user.sees("departures", "from Avon", on: ["departures"])
        user.tap("Station")
        user.seesNoChange { user.back() }
        user.drag()
        user.sees("departures", "from Avon", on: ["departures"])
        user.seesNoChange { user.drag() }
    }

    @Test("a booking ends at its ticket", arguments: apps)
    func bookingEnds(app: any PortedApp.Type) {
        let user = User.paying(app)
        user.sees("summary", "Train 11, window, Ada", on: ["departures", "train 11"], tab: "Travel")
        user.mayTap(["Pay", "Close"])
        user.tap("Pay")
        user.sees("ticket 1", "Train 11, window, Ada", on: ["tickets", "ticket 1"], tab: "Tickets")
        user.mayTap(["Train", "Refund", "Travel"])
        user.tap("Train", "Book", "Aisle")
        user.type("Tim", "Continue")
        user.tap("Pay")
        user.sees("ticket 2", "Train 11, aisle, Tim", on: ["tickets", "ticket 2"], tab: "Tickets")
        user.back()
        user.sees("tickets", "1, 2", on: ["tickets"])
        user.tap("Travel")
        user.sees("train 11", on: ["departures", "train 11"], tab: "Travel")
    }

    @Test("a booking steps back, keeps what was given, and is not dragged", arguments: apps)
    func bookingStepsBack(app: any PortedApp.Type) {
        let user = User.paying(app)
        user.seesNoChange { user.drag() }
        user.back()
        user.sees("passenger", "Ada", on: ["departures", "train 11"])
        user.seesNoChange { user.drag() }
        user.seesNoChange { user.app.perform("Continue") }
        user.back()
        user.sees("seat", "Train 11, window")
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.tap("Aisle")
        user.sees("passenger", "Ada")
        user.type("Tim", "Continue")
        user.sees("summary", "Train 11, aisle, Tim")
    }

    @Test("a booking with a seat is closed only after the alert", arguments: apps)
    func discardIsAsked(app: any PortedApp.Type) {
        let user = User(app, isSignedIn: true)
        user.tap("Train 12", "Book")
        user.sees("seat", "Train 12", on: ["departures", "train 12"])
        user.mayTap(["Window", "Aisle", "Close"])
        user.tap("Close")
        user.sees("train 12", on: ["departures", "train 12"], tab: "Travel")
        user.tap("Book", "Window", "Close")
        user.sees("discard alert", "Discard the booking?", on: ["departures", "train 12"], tab: "Travel")
        user.mayTap(["Discard", "Go on"])
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.tap("Go on")
        user.sees("passenger", "Who travels?")
        user.back()
        user.tap("Close")
        user.sees("discard alert")
        user.tap("Go on")
        user.sees("seat", "Train 12, window")
        user.tap("Close", "Discard")
        user.sees("train 12", on: ["departures", "train 12"], tab: "Travel")
        user.tap("Book")
        user.sees("seat", "Train 12")
        user.tap("Close", "Tickets")
        user.sees("tickets", "no tickets")
    }

    @Test("a ticket is refunded only after the alert", arguments: apps)
    func refundIsAsked(app: any PortedApp.Type) {
        let user = User.withTicket(app)
        user.tap("Refund")
        user.sees("refund alert", "Refund ticket 1?", on: ["tickets", "ticket 1"], tab: "Tickets")
        user.mayTap(["Refund", "Keep"])
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.tap("Keep")
        user.sees("ticket 1", on: ["tickets", "ticket 1"])
        user.tap("Refund", "Refund")
        user.sees("tickets", "no tickets", on: ["tickets"], tab: "Tickets")
        user.mayTap(["Sign out", "Travel"])
        user.tap("Travel", "Book", "Aisle")
        user.type("Tim", "Continue")
        user.tap("Pay")
        user.sees("ticket 2", "Train 11, aisle, Tim", on: ["tickets", "ticket 2"])
    }
}
