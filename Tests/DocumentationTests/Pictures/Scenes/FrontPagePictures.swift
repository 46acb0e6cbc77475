import Coordination

extension Picture {
    static let frontPage: [Picture] = {
        let app = FrontPageApp.AppCoordinator()
        app.trigger(.tab(.news), then: FrontPageApp.NewsRoute.article(id: 7))
        app.trigger(.login)
        return [Picture("Front-page", in: .papers, of: app)]
    }()
}
