import Coordination

enum AddressRoute: Route { case pick, choice(AddressChoice), chosen(Address) }
