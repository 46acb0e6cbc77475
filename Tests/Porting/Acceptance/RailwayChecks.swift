public import PortingContract
import Testing

/// The things that a user of the railway relies on.
@MainActor public struct RailwayChecks {
    private let type: any PortedApp.Type

    public init(_ type: any PortedApp.Type) { self.type = type }

    private func user(isSignedIn: Bool = false) -> User { User(type, isSignedIn: isSignedIn) }

    /// A user at the third step of a booking of train 11.
    private func userPaying() -> User {
        let user = user(isSignedIn: true)
        user.tap("Train 11", "Book", "Window")
        user.type("Ada", "Continue")
        return user
    }

    /// A user who looks at ticket 1.
    private func userWithTicket() -> User {
        let user = userPaying()
        user.tap("Pay")
        return user
    }

    // MARK: Journeys

    public func firstLaunch() {
        let user = user()
        user.sees("departures", "from Avon", on: ["departures"], tab: "Travel")
        user.mayTap(["Train 11", "Train 12", "Station", "Tickets"])
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.seesNoChange { user.app.perform("No such button") }
    }

    public func stopsAndTrains() {
        let user = user()
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

    public func tabsKeepTheirStacks() {
        let user = userWithTicket()
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

    // MARK: Results

    public func stationArrives() {
        let user = user()
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

    public func stationClosed() {
        let user = user()
        user.tap("Station", "Close")
        user.sees("departures", "from Avon", on: ["departures"])
        user.tap("Station")
        user.seesNoChange { user.back() }
        user.drag()
        user.sees("departures", "from Avon", on: ["departures"])
        user.seesNoChange { user.drag() }
    }

    public func bookingEnds() {
        let user = userPaying()
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

    public func bookingStepsBack() {
        let user = userPaying()
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

    // MARK: Alerts

    public func discardIsAsked() {
        let user = user(isSignedIn: true)
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

    public func refundIsAsked() {
        let user = userWithTicket()
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

    // MARK: The login

    public func wrongPassword() {
        let user = user()
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

    public func loginLeadsToTab() {
        let user = user()
        user.tap("Train 12", "Destination", "Tickets")
        user.sees("login", on: ["departures", "train 12", "stop Coombe"], tab: "Travel")
        user.type("signal", "Sign in")
        user.sees("tickets", "no tickets", on: ["tickets"], tab: "Tickets")
        user.tap("Travel")
        user.sees("stop Coombe", on: ["departures", "train 12", "stop Coombe"], tab: "Travel")
        user.tap("Tickets")
        user.sees("tickets")
    }

    public func loginLeadsToBooking() {
        let user = user()
        user.tap("Train 11", "Destination", "Train 21", "Book")
        user.sees("login", on: ["departures", "train 11", "stop Brook", "train 21"])
        user.type("signal", "Sign in")
        user.sees("seat", "Train 21", on: ["departures", "train 11", "stop Brook", "train 21"], tab: "Travel")
        user.tap("Window")
        user.type("Ada", "Continue")
        user.tap("Pay")
        user.sees("ticket 1", "Train 21, window, Ada", on: ["tickets", "ticket 1"], tab: "Tickets")
    }

    public func loginClosed() {
        for close in [{ (user: User) in user.tap("Close") }, { (user: User) in user.drag() }] {
            let user = user()
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

    // MARK: Links

    public func linkToTrain() {
        for user in usersAnywhere() {
            user.open("rail://train/31")
            user.sees("train 31", "Coombe to Avon", on: ["departures", "train 31"], tab: "Travel")
            user.back()
            user.sees("departures", "from Avon", on: ["departures"])
        }
    }

    public func linkToStop() {
        for user in usersAnywhere() {
            user.open("rail://stop/Brook/21")
            user.sees("train 21", on: ["departures", "stop Brook", "train 21"], tab: "Travel")
            user.back()
            user.sees("stop Brook", on: ["departures", "stop Brook"])
        }
    }

    public func linkToStation() {
        for user in usersAnywhere() {
            user.open("rail://station/Brook")
            user.sees("departures", "from Brook", on: ["departures"], tab: "Travel")
            user.mayTap(["Train 21", "Station", "Tickets"])
        }
    }

    public func linkToTickets() {
        for user in usersAnywhere() {
            user.open("rail://ticket/9")
            user.sees("tickets", on: ["tickets"], tab: "Tickets")
            user.open("rail://tickets")
            user.sees("tickets", on: ["tickets"], tab: "Tickets")
        }
        let user = userWithTicket()
        user.tap("Train", "Destination", "Travel", "Destination")
        user.open("rail://ticket/1")
        user.sees("ticket 1", "Train 11, window, Ada", on: ["tickets", "ticket 1"], tab: "Tickets")
        user.tap("Travel")
        user.sees("stop Brook", on: ["departures", "train 11", "stop Brook"])
    }

    public func linkToBooking() {
        for user in usersAnywhere() {
            user.open("rail://train/12/book")
            user.sees("seat", "Train 12", on: ["departures", "train 12"], tab: "Travel")
            user.tap("Close")
            user.sees("train 12", on: ["departures", "train 12"], tab: "Travel")
        }
    }

    public func linkWaitsForLogin() {
        for moves in [[], ["Train 11", "Destination"], ["Station"]] {
            let user = user()
            for move in moves { user.tap(move) }
            user.open("rail://train/12/book")
            user.sees("login")
            user.type("signal", "Sign in")
            user.sees("seat", "Train 12", on: ["departures", "train 12"], tab: "Travel")
        }
        for url in ["rail://tickets", "rail://ticket/9"] {
            let user = user()
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

    public func linkMeetsLogin() {
        let user = user()
        user.tap("Train 11", "Book")
        user.open("rail://tickets")
        user.sees("login")
        user.type("signal", "Sign in")
        user.sees("tickets", on: ["tickets"], tab: "Tickets")

        let other = self.user()
        other.open("rail://tickets")
        other.open("rail://train/31")
        other.sees("train 31", on: ["departures", "train 31"], tab: "Travel")
        other.tap("Book")
        other.type("signal", "Sign in")
        other.sees("seat", "Train 31", on: ["departures", "train 31"], tab: "Travel")
    }

    public func wrongLinks() {
        for user in usersAnywhere() + [self.user()] {
            for url in [
                "rail://train/99", "rail://train/x", "rail://train", "rail://train/11/sell", "rail://stop/Avon/21",
                "rail://station/Dover", "rail://nowhere", "other://train/11", "",
            ] {
                user.seesNoChange { #expect(!user.app.open(url), "\(url) is no address") }
            }
        }
    }

    /// Users who are signed in: at the start, in the sheet, at each alert, in a booking, on a ticket's train.
    private func usersAnywhere() -> [User] {
        let (start, picking) = (user(isSignedIn: true), user(isSignedIn: true))
        picking.tap("Station")
        let (discarding, refunding, travelling) = (userPaying(), userWithTicket(), userWithTicket())
        discarding.tap("Close")
        refunding.tap("Refund")
        travelling.tap("Train", "Destination")
        return [start, picking, discarding, refunding, travelling, userPaying()]
    }

    // MARK: Restarts

    public func restartOnStacks() {
        let user = userWithTicket()
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

    public func restartInPicker() {
        let user = user()
        user.tap("Station")
        user.restart(isSignedIn: false)
        user.sees("stations", "From where?", on: ["departures"], tab: "Travel")
        user.tap("Coombe")
        user.sees("departures", "from Coombe", on: ["departures"])
        user.restart(isSignedIn: false)
        user.sees("departures", "from Coombe", on: ["departures"], tab: "Travel")
    }

    public func restartInBooking() {
        let user = user(isSignedIn: true)
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

    public func restartWithoutAlertAndLogin() {
        let user = userPaying()
        user.tap("Close")
        user.restart(isSignedIn: true)
        user.sees("summary", "Train 11, window, Ada", on: ["departures", "train 11"], tab: "Travel")
        user.tap("Pay", "Refund")
        user.restart(isSignedIn: true)
        user.sees("ticket 1", on: ["tickets", "ticket 1"], tab: "Tickets")

        let other = self.user()
        other.tap("Train 11", "Book")
        other.restart(isSignedIn: false)
        other.sees("train 11", on: ["departures", "train 11"], tab: "Travel")
        other.tap("Tickets")
        other.type("signal", "Sign in")
        other.sees("tickets", on: ["tickets"], tab: "Tickets")
    }

    public func restartSignedOut() {
        let user = userWithTicket()
        user.tap("Train")
        user.restart(isSignedIn: false)
        user.sees("train 11", on: ["departures", "train 11"], tab: "Travel")
        user.tap("Tickets")
        user.type("signal", "Sign in")
        user.sees("tickets", "1", on: ["tickets"], tab: "Tickets")

        let paying = userPaying()
        paying.restart(isSignedIn: false)
        paying.sees("train 11", on: ["departures", "train 11"], tab: "Travel")
        paying.tap("Book")
        paying.sees("login")
        paying.type("signal", "Sign in")
        paying.sees("seat", "Train 11")
    }

    // MARK: Signing out

    public func signingOut() {
        let user = userWithTicket()
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
