public import Coordination

/// Where the login can go.
public enum LoginRoute: Route, Codable {
    /// Who the visitor is.
    case start
    /// What to do about a password that is forgotten.
    case forgotten
    /// This is who the visitor is.
    case signedIn(Visitor)
}

/// Finds out who the visitor is: a flow of its own, which ends with that.
///
/// It is presented, and knows neither by whom nor what for. Closed, it has ended without a visitor.
public final class LoginCoordinator: Coordinator, Finishing {
    /// It ends with a customer that the shop knows.
    public typealias Output = Visitor

    /// The login, and what to do about a password that is forgotten.
    public let root = StackRoot()

    /// Makes the login, at its first screen.
    public init() {
        trigger(.start)
    }

    /// Pushes, and ends.
    public func prepareTransition(for route: LoginRoute) -> Transition<StackRoot> {
        switch route {
        case .start: .push(Later { TextModel.login() }, key: route)
        case .forgotten: .push(Later { TextModel.forgotten() }, key: route)
        case .signedIn(let visitor): .finish(self, with: visitor)
        }
    }
}
