@MainActor protocol TrainsDelegate: AnyObject {
    func showTrain(_ train: Train)
    func showStop(_ station: String)
    func book(_ train: Train)
    func pickStation()
}

/// The trains from the chosen station.
final class DeparturesViewController: ViewController {
    weak var delegate: (any TrainsDelegate)?
    private let railway: Railway

    init(railway: Railway) { self.railway = railway }

    override var name: String { "departures" }
    override var text: String { "from \(railway.station)" }
    override var buttons: [Button] {
        Train.from(railway.station).map { train in
            ("Train \(train.number)", { [weak delegate] _ in delegate?.showTrain(train) })
        } + [("Station", { [weak delegate] _ in delegate?.pickStation() })]
    }
}

/// The sheet of stations.
final class StationsViewController: ViewController {
    var onPick: ((String) -> Void)?
    var onClose: (() -> Void)?

    override var name: String { "stations" }
    override var text: String { "From where?" }
    override var buttons: [Button] {
        Train.stations.map { station in (station, { [weak self] _ in self?.onPick?(station) }) }
            + [("Close", { [weak self] _ in self?.onClose?() })]
    }
}

/// A train, on the stack of either tab.
final class TrainViewController: ViewController {
    weak var delegate: (any TrainsDelegate)?
    let train: Train

    init(train: Train) { self.train = train }

    override var name: String { "train \(train.number)" }
    override var text: String { "\(train.origin) to \(train.destination)" }
    override var buttons: [Button] {
        [
            ("Destination", { [weak delegate, train] _ in delegate?.showStop(train.destination) }),
            ("Book", { [weak delegate, train] _ in delegate?.book(train) }),
        ]
    }
}

/// The trains from a stop.
final class StopViewController: ViewController {
    weak var delegate: (any TrainsDelegate)?
    let station: String

    init(station: String) { self.station = station }

    override var name: String { "stop \(station)" }
    override var text: String { "change at \(station)" }
    override var buttons: [Button] {
        Train.from(station).map { train in
            ("Train \(train.number)", { [weak delegate] _ in delegate?.showTrain(train) })
        }
    }
}

@MainActor protocol BookingStepDelegate: AnyObject {
    var booking: Booking { get }
    func choose(seat: String)
    func give(passenger: String)
    func pay()
    func close()
}

/// A step of the booking.
class BookingStepViewController: ViewController {
    weak var delegate: (any BookingStepDelegate)?

    final var booking: Booking? { delegate?.booking }

    final var close: Button { ("Close", { [weak delegate] _ in delegate?.close() }) }
}

final class SeatViewController: BookingStepViewController {
    override var name: String { "seat" }
    override var text: String {
        "Train \(booking?.train ?? 0)" + (booking?.seat.map { ", \($0)" } ?? "")
    }
    override var buttons: [Button] {
        [
            ("Window", { [weak delegate] _ in delegate?.choose(seat: "window") }),
            ("Aisle", { [weak delegate] _ in delegate?.choose(seat: "aisle") }),
            close,
        ]
    }
}

final class PassengerViewController: BookingStepViewController {
    override var name: String { "passenger" }
    override var text: String { booking?.passenger ?? "Who travels?" }
    override var buttons: [Button] {
        [("Continue", { [weak delegate] in delegate?.give(passenger: $0) }), close]
    }
}

final class SummaryViewController: BookingStepViewController {
    override var name: String { "summary" }
    override var text: String {
        "Train \(booking?.train ?? 0), \(booking?.seat ?? ""), \(booking?.passenger ?? "")"
    }
    override var buttons: [Button] { [("Pay", { [weak delegate] _ in delegate?.pay() }), close] }
}

@MainActor protocol TicketsDelegate: AnyObject {
    func showTicket(_ ticket: Ticket)
    func showTrain(of ticket: Ticket)
    func askToRefund(_ ticket: Ticket)
    func signOut()
}

final class TicketsViewController: ViewController {
    weak var delegate: (any TicketsDelegate)?
    private let railway: Railway

    init(railway: Railway) { self.railway = railway }

    override var name: String { "tickets" }
    override var text: String {
        railway.tickets.isEmpty ? "no tickets" : railway.tickets.map { "\($0.number)" }.joined(separator: ", ")
    }
    override var buttons: [Button] {
        railway.tickets.map { ticket in
            ("Ticket \(ticket.number)", { [weak delegate] _ in delegate?.showTicket(ticket) })
        } + [("Sign out", { [weak delegate] _ in delegate?.signOut() })]
    }
}

final class TicketViewController: ViewController {
    weak var delegate: (any TicketsDelegate)?
    let ticket: Ticket

    init(ticket: Ticket) { self.ticket = ticket }

    override var name: String { "ticket \(ticket.number)" }
    override var text: String { ticket.line }
    override var buttons: [Button] {
        [
            ("Train", { [weak delegate, ticket] _ in delegate?.showTrain(of: ticket) }),
            ("Refund", { [weak delegate, ticket] _ in delegate?.askToRefund(ticket) }),
        ]
    }
}

final class LoginViewController: ViewController {
    var onSignIn: ((String) -> Bool)?
    var onClose: (() -> Void)?
    private var isWrong = false

    override var name: String { "login" }
    override var text: String { isWrong ? "Wrong password" : "Password?" }
    override var buttons: [Button] {
        [
            ("Sign in", { [weak self] in self?.isWrong = !(self?.onSignIn?($0) ?? false) }),
            ("Close", { [weak self] _ in self?.onClose?() }),
        ]
    }
}
