import CoordinatorsBefore
import PortingAcceptance
import PortingContract
import Testing

#if PORT
    import CoordinatorsPort

    private let apps: [any PortedApp.Type] = [BeforeRailway.self, PortedRailway.self]
#else
    private let apps: [any PortedApp.Type] = [BeforeRailway.self]
#endif

@Suite("The railway's screens") @MainActor struct RailwayScreensTests {
    @Test("it begins at Avon, and nothing to go back to", arguments: apps)
    func firstLaunch(app: any PortedApp.Type) { RailwayChecks(app).firstLaunch() }

    @Test("a train's destination's train is opened, and back leads through each", arguments: apps)
    func stopsAndTrains(app: any PortedApp.Type) { RailwayChecks(app).stopsAndTrains() }

    @Test("each tab is found as it was left, on every level", arguments: apps)
    func tabsKeepTheirStacks(app: any PortedApp.Type) { RailwayChecks(app).tabsKeepTheirStacks() }

    @Test("a station that is picked arrives", arguments: apps)
    func stationArrives(app: any PortedApp.Type) { RailwayChecks(app).stationArrives() }

    @Test("a picker that is closed or dragged away picks nothing", arguments: apps)
    func stationClosed(app: any PortedApp.Type) { RailwayChecks(app).stationClosed() }

    @Test("a booking ends at its ticket", arguments: apps)
    func bookingEnds(app: any PortedApp.Type) { RailwayChecks(app).bookingEnds() }

    @Test("a booking steps back, keeps what was given, and is not dragged", arguments: apps)
    func bookingStepsBack(app: any PortedApp.Type) { RailwayChecks(app).bookingStepsBack() }

    @Test("a booking with a seat is closed only after the alert", arguments: apps)
    func discardIsAsked(app: any PortedApp.Type) { RailwayChecks(app).discardIsAsked() }

    @Test("a ticket is refunded only after the alert", arguments: apps)
    func refundIsAsked(app: any PortedApp.Type) { RailwayChecks(app).refundIsAsked() }
}

@Suite("The railway's login") @MainActor struct RailwayLoginTests {
    @Test("it stays at a wrong password", arguments: apps)
    func wrongPassword(app: any PortedApp.Type) { RailwayChecks(app).wrongPassword() }

    @Test("it leads to the tickets", arguments: apps)
    func loginLeadsToTab(app: any PortedApp.Type) { RailwayChecks(app).loginLeadsToTab() }

    @Test("it leads to the booking of the train that asked", arguments: apps)
    func loginLeadsToBooking(app: any PortedApp.Type) { RailwayChecks(app).loginLeadsToBooking() }

    @Test("closed or dragged away, it leaves one where one was, and forgets what was wanted", arguments: apps)
    func loginClosed(app: any PortedApp.Type) { RailwayChecks(app).loginClosed() }

    @Test("signing out leaves the tickets", arguments: apps)
    func signingOut(app: any PortedApp.Type) { RailwayChecks(app).signingOut() }
}

@Suite("The railway's links") @MainActor struct RailwayLinksTests {
    @Test("one leads to a train, from anywhere", arguments: apps)
    func linkToTrain(app: any PortedApp.Type) { RailwayChecks(app).linkToTrain() }

    @Test("one leads to a train of a stop, from anywhere", arguments: apps)
    func linkToStop(app: any PortedApp.Type) { RailwayChecks(app).linkToStop() }

    @Test("one leads to the departures of a station, from anywhere", arguments: apps)
    func linkToStation(app: any PortedApp.Type) { RailwayChecks(app).linkToStation() }

    @Test("one leads to the tickets or one of them, from anywhere", arguments: apps)
    func linkToTickets(app: any PortedApp.Type) { RailwayChecks(app).linkToTickets() }

    @Test("one begins a booking, from anywhere", arguments: apps)
    func linkToBooking(app: any PortedApp.Type) { RailwayChecks(app).linkToBooking() }

    @Test("one to what is protected waits for the password", arguments: apps)
    func linkWaitsForLogin(app: any PortedApp.Type) { RailwayChecks(app).linkWaitsForLogin() }

    @Test("one that meets the login counts instead of what was wanted", arguments: apps)
    func linkMeetsLogin(app: any PortedApp.Type) { RailwayChecks(app).linkMeetsLogin() }

    @Test("what is no address of the railway changes nothing", arguments: apps)
    func wrongLinks(app: any PortedApp.Type) { RailwayChecks(app).wrongLinks() }
}

@Suite("The railway's restarts") @MainActor struct RailwayRestartTests {
    @Test("all stacks and data of the railway come back", arguments: apps)
    func restartOnStacks(app: any PortedApp.Type) { RailwayChecks(app).restartOnStacks() }

    @Test("the picker comes back, and its result arrives", arguments: apps)
    func restartInPicker(app: any PortedApp.Type) { RailwayChecks(app).restartInPicker() }

    @Test("the booking comes back at each step", arguments: apps)
    func restartInBooking(app: any PortedApp.Type) { RailwayChecks(app).restartInBooking() }

    @Test("neither an alert nor the login comes back", arguments: apps)
    func restartWithoutAlertAndLogin(app: any PortedApp.Type) { RailwayChecks(app).restartWithoutAlertAndLogin() }

    @Test("what is protected does not come back without a session", arguments: apps)
    func restartSignedOut(app: any PortedApp.Type) { RailwayChecks(app).restartSignedOut() }
}
