import Coordination

struct Booking: Flow {
    let hut: String
    var night: String?
    var beds: Int?

    func next() -> FlowStep<Booking, Stay> {
        guard let night else { return .ask(NightModel(), \.night) }
        guard let beds else { return .ask(BedsModel(), \.beds) }
        return .done(Stay(hut: hut, night: night, beds: beds))
    }
}

struct Stay: Hashable, Sendable {
    let hut: String
    let night: String
    let beds: Int
}

final class NightModel: Finishing {
    typealias Output = String
    let node = Screen("night")
}

final class BedsModel: Finishing {
    typealias Output = Int
    let node = Screen("beds")
}
