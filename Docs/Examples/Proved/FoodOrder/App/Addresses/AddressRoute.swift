import Coordination

enum AddressRoute: Route, Codable { case pick, choice(AddressChoice), chosen(Address) }
