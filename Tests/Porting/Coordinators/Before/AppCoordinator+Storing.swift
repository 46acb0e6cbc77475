import Foundation

/// The state of the window, as the scene's delegate stores it.
private struct StoredWindow: Codable {
    enum Place: Codable {
        case train(Int)
        case stop(String)
        case ticket(Int)
    }

    var tab: Int
    var travel: [Place]
    var ticketStack: [Place]
    var isPickingStation: Bool
    var booking: Booking?
    var station: String
    var tickets: [Ticket]
    var nextTicket: Int
}

extension AppCoordinator {
    func store() -> Data {
        let window = StoredWindow(
            tab: tabBarController.selectedIndex, travel: places(travel.navigationController),
            ticketStack: places(tickets.navigationController),
            isPickingStation: tabBarController.presentedViewController is StationsViewController, booking: booking,
            station: railway.station, tickets: railway.tickets, nextTicket: railway.nextTicket)
        return (try? JSONEncoder().encode(window)) ?? Data()
    }

    func restore(_ data: Data) {
        guard let window = try? JSONDecoder().decode(StoredWindow.self, from: data) else { return }
        railway.station = window.station
        railway.tickets = window.tickets
        railway.nextTicket = window.nextTicket
        for place in window.travel { show(place, by: travel) }
        if railway.isSignedIn {
            tabBarController.selectedIndex = window.tab
            for place in window.ticketStack { show(place, by: tickets.trains) }
            if let booking = window.booking { begin(booking) }
        }
        if window.isPickingStation { travel.pickStation() }
    }

    private func show(_ place: StoredWindow.Place, by trains: TravelCoordinator) {
        switch place {
        case .train(let number): Train.number(number).map(trains.showTrain)
        case .stop(let station): trains.showStop(station)
        case .ticket(let number): railway.tickets.first { $0.number == number }.map(tickets.showTicket)
        }
    }

    private func places(_ controller: NavigationController) -> [StoredWindow.Place] {
        controller.viewControllers.compactMap { controller in
            switch controller {
            case let controller as TrainViewController: .train(controller.train.number)
            case let controller as StopViewController: .stop(controller.station)
            case let controller as TicketViewController: .ticket(controller.ticket.number)
            default: nil
            }
        }
    }
}
