import Coordination

extension Picture {
    static let coordination: [Picture] = [composing, deepLink]

    /// Children where their parents have put them: a coordinator with a stack in each tab, one over all of them.
    private static let composing: Picture = {
        let app = FrontPageApp.AppCoordinator()
        app.trigger(.login)
        return Picture("Composing-children", in: .coordination, of: app)
    }()

    /// A link over three coordinators, in one commit.
    private static let deepLink: Picture = {
        let app = FrontPageApp.AppCoordinator()
        app.trigger(.tab(.account))
        let before = Picture("Deep-links", in: .coordination, of: app)
        app.trigger(
            .tab(.news), then: FrontPageApp.NewsRoute.article(id: 7), FrontPageApp.AppRoute.login,
            FrontPageApp.LoginRoute.password)
        return before.then("a link of four steps", app)
    }()
}
