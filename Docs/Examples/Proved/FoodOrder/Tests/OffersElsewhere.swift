import Coordination
import CoordinationProof

@testable import FoodOrder

@MainActor extension Scenario where App == WindowManager {
    var offersOfLaunchAndLogin: Self {
        offers(OnboardingPage.self) { page in
            page.isLast
                ? [Offer("Start", OnboardingRoute.done)]
                : [Offer("Next", OnboardingRoute.next), Offer("Skip", OnboardingRoute.done)]
        }
        .offers(LoginEmailModel.self) { model in
            [Offer("Continue") { _ in model.next("ada@food.example") }, Offer("Close", LoginRoute.close)]
        }
        .offers(LoginCodeModel.self) { model in
            [
                Offer("Enter the code") { _ in model.enter("1234") },
                Offer("Enter a wrong code") { _ in model.enter("0000") },
            ]
        }
        .about(LoginCodeModel.self) { $0.isWrong }
    }

    var offersOfOrders: Self {
        offers(OrderHistory.self) { history in
            history.orders.map { Offer("Order \($0.id)", OrdersRoute.order($0.id)) }
        }
        .offers(OrderModel.self) { model in
            [Offer("Help", OrdersRoute.help(model.id))]
                + (model.isDelivered ? [Offer("Reorder", TabsRoute.reorder(model.id))] : [])
                + (model.canBeRated ? [Offer("Rate", OrdersRoute.rate(model.id))] : [])
        }
        .about(OrderModel.self) { $0.id }
        .offers(RatingModel.self) { model in
            [
                Offer("Five stars") { model.finish(with: .stars(5), completion: $0) },
                Offer("One star") { model.finish(with: .stars(1), completion: $0) },
                Offer("Skip") { model.finish(with: .skipped, completion: $0) },
            ]
        }
        .offers(HelpTopics.self) { model in
            HelpTopics.topics.map { topic in Offer("Topic \(topic)") { _ in model.choose(topic) } }
                + [Offer("Close", OrdersRoute.helpDone)]
        }
        .offers(HelpMessage.self) { model in
            guard !model.isSent else { return [Offer("Close", OrdersRoute.helpDone)] }
            guard !model.text.isEmpty else {
                return [Offer("Type") { _ in model.text = "Hello?" }, Offer("Close", OrdersRoute.helpDone)]
            }
            return [
                Offer("Clear") { _ in model.text = "" }, Offer("Send") { _ in model.submit() },
                Offer("Close", OrdersRoute.helpDone),
            ]
        }
        .about(HelpMessage.self) { [$0.text, $0.isSent.description] }
        .offers(HelpSent.self) { _ in [Offer("Done", OrdersRoute.helpDone)] }
    }

    var offersOfProfile: Self {
        offers(ProfileModel.self) { model in
            [
                Offer("Addresses", ProfileRoute.addresses), Offer("Cards", ProfileRoute.cards),
                model.isSignedIn
                    ? Offer("Sign out", ProfileRoute.signOut) : Offer("Sign in", SceneRoute.login),
            ]
        }
        .offers(AddressList.self) { list in
            let book = list.book
            let uses = book.addresses.filter { $0 != book.current }.map { address in
                Offer("Use \(address.street)") { _ in book.choose(address) }
            }
            let removals = book.addresses.map { address in
                Offer("Remove \(address.street)") { _ in book.remove(address) }
            }
            return uses + removals + [Offer("New address", ProfileRoute.newAddress)]
        }
        .offers(CardList.self) { list in
            list.wallet.cards.map { card in Offer("Remove \(card.number)") { _ in list.wallet.remove(card) } }
                + [Offer("New card", ProfileRoute.newCard)]
        }
    }
}
