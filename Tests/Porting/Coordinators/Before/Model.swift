/// A train of the timetable.
struct Train: Equatable {
    let number: Int
    let origin: String
    let destination: String

    static let all = [
        Train(number: 11, origin: "Avon", destination: "Brook"),
        Train(number: 12, origin: "Avon", destination: "Coombe"),
        Train(number: 21, origin: "Brook", destination: "Avon"),
        Train(number: 31, origin: "Coombe", destination: "Avon"),
    ]

    static let stations = ["Avon", "Brook", "Coombe"]

    static func number(_ number: Int) -> Train? { all.first { $0.number == number } }

    static func from(_ station: String) -> [Train] { all.filter { $0.origin == station } }
}

/// A ticket that was paid for.
struct Ticket: Codable {
    let number: Int
    let train: Int
    let seat: String
    let passenger: String

    var line: String { "Train \(train), \(seat), \(passenger)" }
}

/// The data of the app, which all coordinators share.
@MainActor final class Railway {
    var isSignedIn: Bool
    var station = "Avon"
    var tickets: [Ticket] = []
    var nextTicket = 1

    init(isSignedIn: Bool) { self.isSignedIn = isSignedIn }

    func makeTicket(train: Int, seat: String, passenger: String) -> Ticket {
        let ticket = Ticket(number: nextTicket, train: train, seat: seat, passenger: passenger)
        nextTicket += 1
        tickets.append(ticket)
        return ticket
    }
}
