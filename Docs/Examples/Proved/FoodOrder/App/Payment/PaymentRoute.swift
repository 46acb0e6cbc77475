import Coordination

enum PaymentRoute: Route { case pick, newCard, chosen(Card) }
