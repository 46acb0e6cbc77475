import Coordination
import CoordinationProof

@testable import FoodOrder

@MainActor extension Scenario where App == WindowManager {
    var offersOfQuestions: Self {
        offers(AddressPicker.self) { picker in
            picker.addresses.map { address in
                Offer("Deliver to \(address.street)") { _ in picker.choose(.known(address)) }
            }
                + [Offer("New address") { _ in picker.choose(.new) }]
                + cancel(picker.asker)
        }
        .offers(AddressForm.self) { form in
            let writing =
                form.street.isEmpty
                ? [Offer("Type") { _ in form.street = "2 Mill Lane" }]
                : [Offer("Clear") { _ in form.street = "" }, Offer("Save") { _ in form.save() }]
            return writing + cancel(form.asker)
        }
        .about(AddressForm.self) { $0.street }
        .offers(CardPicker.self) { picker in
            picker.cards.map { card in
                Offer("Pay with \(card.number)") { _ in picker.choose(card) }
            }
                + [Offer("New card") { _ in picker.addCard() }]
                + cancel(.checkout)
        }
        .offers(CardNumberModel.self) { model in
            [Offer("Enter number") { model.finish(with: "5555", completion: $0) }] + cancel(model.asker)
        }
        .offers(CardExpiryModel.self) { model in
            [Offer("Enter expiry") { model.finish(with: "01/31", completion: $0) }] + cancel(model.asker)
        }
        .offers(TipPicker.self) { picker in
            TipPicker.percents.map { percent in
                Offer("Tip \(percent)") { picker.finish(with: percent, completion: $0) }
            } + cancel(.checkout)
        }
        .offers(Confirmation.self) { model in [Offer("Order") { _ in model.order() }] + cancel(.checkout) }
    }

    private func cancel(_ asker: Asker) -> [Offer] {
        asker == .checkout ? [Offer("Cancel the checkout", CheckoutRoute.cancel)] : []
    }
}
