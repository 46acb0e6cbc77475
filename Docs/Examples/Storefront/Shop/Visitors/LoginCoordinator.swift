public import Coordination

/// The routes of the login.
public enum LoginRoute: Route, Codable {
    /// The list of visitors to choose from.
    case start
    /// Help with a forgotten password.
    case forgotten
    /// The answer: the visitor.
    case signedIn(Visitor)
}

/// A flow that ends with the visitor who signs in.
///
/// It knows neither its presenter nor its purpose. If it is closed, it ends without a visitor.
public final class LoginCoordinator: Coordinator, Finishing {
    /// The visitor who signed in.
    public typealias Output = Visitor

    /// The stack: the login, and the help.
    public let root = StackRoot()

    /// Creates the login, at its first screen.
    public init() {
        trigger(.start)
    }

    /// Pushes a screen, or ends the flow.
    public func prepareTransition(for route: LoginRoute) -> Transition<StackRoot> {
        switch route {
        case .start: .push(Later { TextModel.login() }, key: route)
        case .forgotten: .push(Later { TextModel.forgotten() }, key: route)
        case .signedIn(let visitor): .finish(self, with: visitor)
        }
    }
}
