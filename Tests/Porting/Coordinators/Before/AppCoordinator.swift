import Foundation

/// The coordinator of the window.
final class AppCoordinator: Coordinator {
    /// A place that waits for the login.
    enum Goal {
        case tickets
        case ticket(Int)
        case booking(Train)
        case bookingByLink(Train)
    }

    var childCoordinators: [any Coordinator] = []
    let tabBarController = TabBarController()
    let railway: Railway
    let travel: TravelCoordinator
    let tickets: TicketsCoordinator
    private var goal: Goal?

    init(railway: Railway) {
        self.railway = railway
        travel = TravelCoordinator(navigationController: NavigationController(), railway: railway)
        tickets = TicketsCoordinator(navigationController: NavigationController(), railway: railway)
    }

    func start() {
        travel.delegate = self
        tickets.delegate = self
        add(travel)
        add(tickets)
        tabBarController.viewControllers = [travel.navigationController, tickets.navigationController]
        tabBarController.titles = ["Travel", "Tickets"]
        tabBarController.shouldSelect = { [weak self] index in
            guard index == 1 else { return true }
            self?.pursue(.tickets)
            return false
        }
    }

    // MARK: Places behind the login

    func pursue(_ goal: Goal) {
        guard railway.isSignedIn else { return login(for: goal) }
        switch goal {
        case .tickets:
            tabBarController.selectedIndex = 1
        case .ticket(let number):
            tabBarController.selectedIndex = 1
            tickets.navigationController.popToRootViewController()
            if let ticket = railway.tickets.first(where: { $0.number == number }) { tickets.showTicket(ticket) }
        case .booking(let train):
            begin(Booking(train: train.number))
        case .bookingByLink(let train):
            tabBarController.selectedIndex = 0
            travel.navigationController.popToRootViewController()
            travel.showTrain(train)
            begin(Booking(train: train.number))
        }
    }

    private func login(for goal: Goal) {
        self.goal = goal
        let login = LoginCoordinator()
        login.delegate = self
        add(login)
        tabBarController.present(login.viewController)
    }

    func begin(_ booking: Booking) {
        let coordinator = BookingCoordinator(booking: booking, railway: railway)
        coordinator.delegate = self
        add(coordinator)
        tabBarController.present(coordinator.navigationController)
    }

    /// The booking that stands, if one does.
    var booking: Booking? {
        childCoordinators.lazy.compactMap { $0 as? BookingCoordinator }.first?.booking
    }

    /// All that covers the tabs is closed, without a result.
    private func closeAll() {
        tabBarController.dismiss()
        goal = nil
        childCoordinators.removeAll { $0 is LoginCoordinator || $0 is BookingCoordinator }
    }

    // MARK: Links

    func open(_ url: URL) -> Bool {
        guard url.scheme == "rail", let host = url.host() else { return false }
        let parts = url.pathComponents.filter { $0 != "/" }
        let train = parts.first.flatMap { Int($0) }.flatMap(Train.number)
        switch (host, parts.count) {
        case ("station", 1):
            guard Train.stations.contains(parts[0]) else { return false }
            closeAll()
            railway.station = parts[0]
            showTravel()
        case ("train", 1):
            guard let train else { return false }
            closeAll()
            showTravel()
            travel.showTrain(train)
        case ("train", 2):
            guard let train, parts[1] == "book" else { return false }
            closeAll()
            pursue(.bookingByLink(train))
        case ("stop", 2):
            guard let train = Int(parts[1]).flatMap(Train.number), train.origin == parts[0] else { return false }
            closeAll()
            showTravel()
            travel.showStop(parts[0])
            travel.showTrain(train)
        case ("tickets", 0):
            closeAll()
            pursue(.ticket(0))
        case ("ticket", 1):
            guard let number = Int(parts[0]) else { return false }
            closeAll()
            pursue(.ticket(number))
        default:
            return false
        }
        return true
    }

    private func showTravel() {
        tabBarController.selectedIndex = 0
        travel.navigationController.popToRootViewController()
    }
}

extension AppCoordinator: TravelCoordinatorDelegate, TicketsCoordinatorDelegate {
    func wantsToBook(_ train: Train) { pursue(.booking(train)) }

    func present(_ controller: ViewController) { tabBarController.present(controller) }

    func dismiss(_ controller: ViewController) { controller.dismiss() }

    func didSignOut() {
        railway.isSignedIn = false
        tickets.navigationController.popToRootViewController()
        tabBarController.selectedIndex = 0
    }
}

extension AppCoordinator: LoginCoordinatorDelegate {
    func loginDidFinish(_ coordinator: LoginCoordinator) {
        let goal = goal
        loginDidCancel(coordinator)
        railway.isSignedIn = true
        if let goal { pursue(goal) }
    }

    func loginDidCancel(_ coordinator: LoginCoordinator) {
        goal = nil
        coordinator.viewController.dismiss()
        childDidFinish(coordinator)
    }
}

extension AppCoordinator: BookingCoordinatorDelegate {
    func bookingDidFinish(_ coordinator: BookingCoordinator, with ticket: Ticket) {
        bookingDidCancel(coordinator)
        pursue(.ticket(ticket.number))
    }

    func bookingDidCancel(_ coordinator: BookingCoordinator) {
        coordinator.navigationController.dismiss()
        childDidFinish(coordinator)
    }
}
