public import Coordination

/// Where the address book can go.
public enum AddressRoute: Route, Codable {
    /// The addresses that are known.
    case list
    /// The form for another.
    case form
    /// This is the one.
    case chosen(Address)
}

/// Finds out where to deliver to: a flow of its own, which ends with an address.
///
/// The account presents it; as a question of a flow, it is on the stack of that.
public final class AddressBookCoordinator: Coordinator, Finishing {
    /// It ends with where to deliver to.
    public typealias Output = Address

    /// The addresses, and the form.
    public let root = StackRoot()

    /// Makes the book, at its addresses.
    public init() {
        trigger(.list)
    }

    /// Pushes, and ends. What the form gives back is a route like any other.
    public func prepareTransition(for route: AddressRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .push(Later { TextModel.addresses() }, key: route)
        case .form: .push(Later { AddressForm() }.returning(AddressRoute.chosen))
        case .chosen(let address): .finish(self, with: address)
        }
    }
}
