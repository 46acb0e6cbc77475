import PortingAcceptance
import PortingContract
import Testing

@Suite("The railway's links") @MainActor struct RailwayLinksTests {
    @Test("one leads to a train, from anywhere", arguments: apps)
    func linkToTrain(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("rail://train/31")
            user.sees("train 31", "Coombe to Avon", on: ["departures", "train 31"], tab: "Travel")
            user.back()
            user.sees("departures", "from Avon", on: ["departures"])
        }
    }

    @Test("one leads to a train of a stop, from anywhere", arguments: apps)
    func linkToStop(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("rail://stop/Brook/21")
            user.sees("train 21", on: ["departures", "stop Brook", "train 21"], tab: "Travel")
            user.back()
            user.sees("stop Brook", on: ["departures", "stop Brook"])
        }
    }

    @Test("one leads to the departures of a station, from anywhere", arguments: apps)
    func linkToStation(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("rail://station/Brook")
            user.sees("departures", "from Brook", on: ["departures"], tab: "Travel")
            user.mayTap(["Train 21", "Station", "Tickets"])
        }
    }

    @Test("one leads to the tickets or one of them, from anywhere", arguments: apps)
    func linkToTickets(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("rail://ticket/9")
            user.sees("tickets", on: ["tickets"], tab: "Tickets")
            user.open("rail://tickets")
            user.sees("tickets", on: ["tickets"], tab: "Tickets")
        }
        let user = User.withTicket(app)
        user.tap("Train", "Destination", "Travel", "Destination")
        user.open("rail://ticket/1")
        user.sees("ticket 1", "Train 11, window, Ada", on: ["tickets", "ticket 1"], tab: "Tickets")
        user.tap("Travel")
        user.sees("stop Brook", on: ["departures", "train 11", "stop Brook"])
    }

    @Test("one begins a booking, from anywhere", arguments: apps)
    func linkToBooking(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("rail://train/12/book")
            user.sees("seat", "Train 12", on: ["departures", "train 12"], tab: "Travel")
            user.tap("Close")
            user.sees("train 12", on: ["departures", "train 12"], tab: "Travel")
        }
    }

    @Test("one to what is protected waits for the password", arguments: apps)
    func linkWaitsForLogin(app: any PortedApp.Type) {
        for moves in [[], ["Train 11", "Destination"], ["Station"]] {
            let user = User(app)
            for move in moves { user.tap(move) }
            user.open("rail://train/12/book")
            user.sees("login")
            user.type("signal", "Sign in")
            user.sees("seat", "Train 12", on: ["departures", "train 12"], tab: "Travel")
        }
        for url in ["rail://tickets", "rail://ticket/9"] {
            let user = User(app)
            user.tap("Train 11", "Destination")
            user.open(url)
            user.sees("login", on: ["departures", "train 11", "stop Brook"], tab: "Travel")
            user.drag()
            user.sees("stop Brook", on: ["departures", "train 11", "stop Brook"], tab: "Travel")
            user.open(url)
            user.type("signal", "Sign in")
            user.sees("tickets", on: ["tickets"], tab: "Tickets")
        }
    }

    @Test("one that meets the login counts instead of what was wanted", arguments: apps)
    func linkMeetsLogin(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Train 11", "Book")
        user.open("rail://tickets")
        user.sees("login")
        user.type("signal", "Sign in")
        user.sees("tickets", on: ["tickets"], tab: "Tickets")

        let other = User(app)
        other.open("rail://tickets")
        other.open("rail://train/31")
        other.sees("train 31", on: ["departures", "train 31"], tab: "Travel")
        other.tap("Book")
        other.type("signal", "Sign in")
        other.sees("seat", "Train 31", on: ["departures", "train 31"], tab: "Travel")
    }

    @Test("what is no address of the railway changes nothing", arguments: apps)
    func wrongLinks(app: any PortedApp.Type) {
        for user in User.anywhere(app) + [User(app)] {
            for url in [
                "rail://train/99", "rail://train/x", "rail://train", "rail://train/11/sell", "rail://stop/Avon/21",
                "rail://station/Dover", "rail://nowhere", "other://train/11", "",
            ] {
                user.seesNoChange { #expect(!user.app.open(url), "\(url) is no address") }
            }
        }
    }
}
