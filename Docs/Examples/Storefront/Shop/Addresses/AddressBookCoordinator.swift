public import Coordination

/// The routes of the address book.
public enum AddressRoute: Route, Codable {
    /// The list of addresses.
    case list
    /// The form for another address.
    case form
    /// The form is filled in.
    case enter(Address)
    /// The answer: an address.
    case chosen(Address)
}

/// A flow that asks for a delivery address.
///
/// The account presents it. ``NewCart`` shows it on a stack, as one of its questions.
public final class AddressBookCoordinator: Coordinator, Finishing {
    /// The delivery address.
    public typealias Output = Address

    /// The stack: the list, and the form.
    public let root = StackRoot()

    /// Creates the book with the list.
    public init() {
        trigger(.list)
    }

    /// Pushes a screen, or ends the flow. The form returns its result as a route, like any other.
    public func prepareTransition(for route: AddressRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .push(Later { TextModel.addresses() }, key: route)
        case .form: .push(Later { AddressForm() }.returning(AddressRoute.chosen))
        case .enter(let address):
            .effect("enter an address") { [root] in
                for case let form as AddressForm in root.screens { form.enter(address) }
            }
        case .chosen(let address): .finish(self, with: address)
        }
    }
}
