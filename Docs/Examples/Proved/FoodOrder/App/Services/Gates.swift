import Coordination

extension Gate {
    @MainActor static func signedIn(_ session: Session) -> Gate {
        Gate("signed in") { _ in session.isSignedIn ? .allow : .require(SceneRoute.login) }
    }

    /// A gate whose place is covered by a login when the session ends.
    @MainActor static func staysSignedIn(_ session: Session) -> Gate {
        Gate.signedIn(session).standing(for: { session.user }, else: .cover { LoginCoordinator(session) })
    }

    @MainActor static func hasAddress(_ addresses: AddressBook) -> Gate {
        Gate("an address") { _ in addresses.current == nil ? .require(SceneRoute.chooseAddress) : .allow }
    }

    @MainActor static func canBeOrdered(_ basket: Basket, at market: Market) -> Gate {
        Gate("open") { _ in
            guard let restaurant = basket.restaurant else { return .deny("the basket is empty") }
            return market.isOpen(restaurant) ? .allow : .deny("the restaurant is closed")
        }
    }

    /// A gate for the checkout, which goes when the restaurant closes.
    @MainActor static func canStillBeOrdered(_ basket: Basket, at market: Market) -> Gate {
        Gate.canBeOrdered(basket, at: market)
            .standing(
                for: { basket.restaurant.flatMap { market.isOpen($0) ? $0 : nil } },
                else: .replace(by: HomeRoute.closed))
    }

    @MainActor static func isOpen(_ restaurant: String, at market: Market) -> Gate {
        Gate("open") { _ in market.isOpen(restaurant) ? .allow : .deny("the restaurant is closed") }
    }

    @MainActor static func oneRestaurant(_ restaurant: String, in basket: Basket) -> Gate {
        Gate("one restaurant") { _ in
            guard basket.isFrom(another: restaurant) else { return .allow }
            return .ask(
                "Empty the basket?", choices: [.proceed("Empty it", role: .destructive), .cancel("Keep it")])
        }
    }

    @MainActor static func noOrderUnderWay(_ orders: OrderDesk) -> Gate {
        Gate("no order under way") { _ in
            guard orders.isUnderWay else { return .allow }
            return .ask(
                "Sign out while an order is under way?",
                choices: [.proceed("Sign out", role: .destructive), .cancel("Stay")])
        }
    }
}
