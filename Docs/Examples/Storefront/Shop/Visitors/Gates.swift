public import Coordination

/// Lets in who is signed in. A stranger is shown the login first, and goes on from there.
public struct SignedIn: Gate {
    private let session: VisitorSession

    /// Makes a gate that looks at a session.
    public init(_ session: VisitorSession) {
        self.session = session
    }

    /// Asked again when the login has gone.
    public func verdict(for request: GateRequest) -> Verdict {
        session.visitor == nil ? .require(AppRoute.login) : .allow
    }
}

// Where a type would be too much, a closure is a gate.
extension Gate where Self == ClosureGate {
    /// Lets in who has seen the pages for a first visit, and shows them to who has not.
    static func welcomed(_ session: VisitorSession) -> ClosureGate {
        ClosureGate("welcomed") { _ in session.isWelcomed ? .allow : .require(SceneRoute.onboarding) }
    }

    /// Lets in who is old enough. Ask ``SignedIn`` first: the age of a stranger is not known.
    static func age(_ age: Int, _ session: VisitorSession) -> ClosureGate {
        ClosureGate("of age") { _ in
            (session.visitor?.age ?? 0) < age ? .deny("this is for people of \(age) and above") : .allow
        }
    }

    /// Sends a signed-in visitor to the account.
    static func stranger(_ session: VisitorSession) -> ClosureGate {
        ClosureGate("stranger") { _ in
            session.visitor == nil ? .allow : .redirect(to: AppRoute.tab(.account))
        }
    }
}
