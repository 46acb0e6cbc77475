import Coordination

enum PaymentRoute: Route, Codable { case pick, newCard, chosen(Card) }
