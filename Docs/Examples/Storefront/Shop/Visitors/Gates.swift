import Coordination

extension Gate {
    /// Admits signed-in visitors. A stranger signs in first, and then continues. When the session has expired, a login
    /// covers what stands; nobody else finds it.
    static func signedIn(_ session: VisitorSession) -> Gate {
        login(session).standing(
            for: { session.visitor?.name }, else: .cover { LoginCoordinator().returning(AppRoute.signedIn) })
    }

    /// Admits signed-in visitors to what is nobody's own: it stays if another one signs in.
    static func anyoneSignedIn(_ session: VisitorSession) -> Gate {
        login(session).standing(
            while: { session.visitor != nil }, else: .cover { LoginCoordinator().returning(AppRoute.signedIn) })
    }

    private static func login(_ session: VisitorSession) -> Gate {
        Gate("signed in") { _ in session.visitor == nil ? .require(AppRoute.login) : .allow }
    }

    /// Admits everybody as long as the shop takes ratings. When it does not any more, a begun rating goes.
    static func ratings(_ session: VisitorSession) -> Gate {
        Gate("ratings") { _ in session.takesRatings ? .allow : .deny("the shop takes no ratings at the moment") }
            .standing(while: { session.takesRatings }, else: .remove)
    }

    /// Admits visitors who have seen the pages for a first visit, and shows these pages to the others.
    static func welcomed(_ session: VisitorSession) -> Gate {
        Gate("welcomed") { _ in session.isWelcomed ? .allow : .require(SceneRoute.onboarding) }
    }

    /// Admits visitors of an age or above. Put it behind ``signedIn(_:)``: a stranger's age is not known.
    static func age(_ age: Int, _ session: VisitorSession) -> Gate {
        Gate("of age") { _ in
            (session.visitor?.age ?? 0) < age ? .deny("this is for people of \(age) and above") : .allow
        }
    }

    /// Redirects a signed-in visitor to the account.
    static func stranger(_ session: VisitorSession) -> Gate {
        Gate("stranger") { _ in
            session.visitor == nil ? .allow : .redirect(to: AppRoute.tab(.account))
        }
    }
}
