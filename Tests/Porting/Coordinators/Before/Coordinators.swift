/// The base of all coordinators, as many apps have one.
@MainActor protocol Coordinator: AnyObject {
    var childCoordinators: [any Coordinator] { get set }
    func start()
}

extension Coordinator {
    func add(_ child: any Coordinator) {
        childCoordinators.append(child)
        child.start()
    }

    func childDidFinish(_ child: any Coordinator) {
        childCoordinators.removeAll { $0 === child }
    }
}

@MainActor protocol TravelCoordinatorDelegate: AnyObject {
    func wantsToBook(_ train: Train)
    func present(_ controller: ViewController)
    func dismiss(_ controller: ViewController)
}

/// The trains, on a navigation controller that it is given: that of the first tab, or that of the tickets.
final class TravelCoordinator: Coordinator, TrainsDelegate {
    var childCoordinators: [any Coordinator] = []
    let navigationController: NavigationController
    weak var delegate: (any TravelCoordinatorDelegate)?
    private let railway: Railway

    init(navigationController: NavigationController, railway: Railway) {
        self.navigationController = navigationController
        self.railway = railway
    }

    func start() {
        let departures = DeparturesViewController(railway: railway)
        departures.delegate = self
        navigationController.setViewControllers([departures])
    }

    func showTrain(_ train: Train) {
        let controller = TrainViewController(train: train)
        controller.delegate = self
        navigationController.pushViewController(controller)
    }

    func showStop(_ station: String) {
        let controller = StopViewController(station: station)
        controller.delegate = self
        navigationController.pushViewController(controller)
    }

    func book(_ train: Train) { delegate?.wantsToBook(train) }

    func pickStation() {
        let stations = StationsViewController()
        stations.onPick = { [weak self, weak stations] station in
            self?.railway.station = station
            if let stations { self?.delegate?.dismiss(stations) }
        }
        stations.onClose = { [weak self, weak stations] in
            if let stations { self?.delegate?.dismiss(stations) }
        }
        delegate?.present(stations)
    }
}

@MainActor protocol TicketsCoordinatorDelegate: AnyObject {
    func didSignOut()
}

/// The tickets, in the second tab.
final class TicketsCoordinator: Coordinator, TicketsDelegate {
    var childCoordinators: [any Coordinator] = []
    let navigationController: NavigationController
    weak var delegate: (any TicketsCoordinatorDelegate & TravelCoordinatorDelegate)?
    private let railway: Railway

    init(navigationController: NavigationController, railway: Railway) {
        self.navigationController = navigationController
        self.railway = railway
    }

    func start() {
        let tickets = TicketsViewController(railway: railway)
        tickets.delegate = self
        navigationController.setViewControllers([tickets])
    }

    func showTicket(_ ticket: Ticket) {
        let controller = TicketViewController(ticket: ticket)
        controller.delegate = self
        navigationController.pushViewController(controller)
    }

    func showTrain(of ticket: Ticket) {
        guard let train = Train.number(ticket.train) else { return }
        trains.showTrain(train)
    }

    /// The coordinator of the trains on this stack, which lives as long as this one.
    lazy var trains: TravelCoordinator = {
        let travel = TravelCoordinator(navigationController: navigationController, railway: railway)
        travel.delegate = delegate
        childCoordinators.append(travel)
        return travel
    }()

    func askToRefund(_ ticket: Ticket) {
        let alert = AlertController(title: "refund alert", message: "Refund ticket \(ticket.number)?")
        alert.addAction("Refund") { [weak self] in
            self?.railway.tickets.removeAll { $0.number == ticket.number }
            self?.navigationController.popToRootViewController()
        }
        alert.addAction("Keep")
        delegate?.present(alert)
    }

    func signOut() { delegate?.didSignOut() }
}

/// A booking as far as it got.
struct Booking: Codable {
    let train: Int
    var seat: String?
    var passenger: String?
    /// The number of steps on the stack.
    var steps = 1
}

@MainActor protocol BookingCoordinatorDelegate: AnyObject {
    func bookingDidFinish(_ coordinator: BookingCoordinator, with ticket: Ticket)
    func bookingDidCancel(_ coordinator: BookingCoordinator)
}

/// The booking, on a navigation controller of its own, full-screen.
final class BookingCoordinator: Coordinator, BookingStepDelegate {
    var childCoordinators: [any Coordinator] = []
    let navigationController = NavigationController()
    weak var delegate: (any BookingCoordinatorDelegate)?
    private let railway: Railway
    private var given: Booking

    init(booking: Booking, railway: Railway) {
        given = booking
        self.railway = railway
        navigationController.modalPresentationStyle = .fullScreen
    }

    /// The booking, with the step at which the user is.
    var booking: Booking {
        var booking = given
        booking.steps = navigationController.viewControllers.count
        return booking
    }

    func start() {
        let steps = [SeatViewController(), PassengerViewController(), SummaryViewController()]
        for step in steps.prefix(given.steps) { show(step) }
    }

    private func show(_ step: BookingStepViewController) {
        step.delegate = self
        navigationController.pushViewController(step)
    }

    func choose(seat: String) {
        given.seat = seat
        show(PassengerViewController())
    }

    func give(passenger: String) {
        guard !passenger.isEmpty else { return }
        given.passenger = passenger
        show(SummaryViewController())
    }

    func pay() {
        guard let seat = given.seat, let passenger = given.passenger else { return }
        let ticket = railway.makeTicket(train: given.train, seat: seat, passenger: passenger)
        delegate?.bookingDidFinish(self, with: ticket)
    }

    func close() {
        guard given.seat != nil else {
            delegate?.bookingDidCancel(self)
            return
        }
        let alert = AlertController(title: "discard alert", message: "Discard the booking?")
        alert.addAction("Discard") { [weak self] in
            if let self { delegate?.bookingDidCancel(self) }
        }
        alert.addAction("Go on")
        navigationController.present(alert)
    }
}

@MainActor protocol LoginCoordinatorDelegate: AnyObject {
    func loginDidFinish(_ coordinator: LoginCoordinator)
    func loginDidCancel(_ coordinator: LoginCoordinator)
}

/// The login, in a sheet.
final class LoginCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    let viewController = LoginViewController()
    weak var delegate: (any LoginCoordinatorDelegate)?

    func start() {
        viewController.onSignIn = { [weak self] password in
            guard let self, password == "signal" else { return false }
            delegate?.loginDidFinish(self)
            return true
        }
        viewController.onClose = { [weak self] in
            if let self { delegate?.loginDidCancel(self) }
        }
        viewController.didDismiss = viewController.onClose
    }
}
