import Coordination

extension Gate {
    /// Admits signed-in visitors. A stranger signs in first, and then continues.
    static func signedIn(_ session: VisitorSession) -> Gate {
        Gate("signed in") { _ in
            session.visitor == nil ? .require(AppRoute.login) : .allow
        }
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
