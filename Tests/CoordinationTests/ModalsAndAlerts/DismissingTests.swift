import Coordination
import CoordinationTesting
import Testing

@Suite(.bothEnds, .noUnhandledFailures) struct DismissingTests {
    @Test("a coordinator that presents nothing and is itself presented closes itself") func closesItself() {
        let (home, modal) = (Stacked("home"), Stacked("modal"))
        home.perform(.present(modal))
        modal.perform(.dismiss())
        expect(home, "[home]")
    }

    @Test("a coordinator without a modal closes the enclosing one, however deep it is") func closesEnclosing() {
        let (home, inner) = (Stacked("home"), Stacked("inner"))
        home.perform(.present(TabRoot(Screen("other"), StackRoot(Screen("list"), inner))))
        inner.perform(.dismiss())
        expect(home, "[home]")
    }

    @Test("dismissing closes an alert first, and then the modal") func alertFirst() {
        let (home, modal) = (Stacked("home"), Stacked("modal"))
        home.perform(.present(modal))
        modal.perform(.alert("Sure", choices: [.cancel()]))
        modal.perform(.dismiss())
        expect(home, "[home]^[modal]")
        modal.perform(.dismiss())
        expect(home, "[home]")
    }

    @Test("dismissing nothing is refused, and changes nothing") func nothing() {
        let home = Stacked("home")
        #expect(
            home.failure(performing: .dismiss())?.description == """
                Can't dismiss: nothing is presented, and this root is in no modal.

                  Stack: [home]

                Present something first, or pop what was pushed.
                """)
        expect(home, "[home]")
    }

    @Test("clearing everything and following a link arrives from every state", arguments: ClearedState.allCases)
    func fromEveryState(state: ClearedState) throws {
        let app = AppCoordinator()
        let manager = WindowManager(WindowRoot(app))
        try state.enter(app)
        for _ in 0..<2 {
            let news = try #require(app.news)
            app.perform(
                .multiple(
                    .dismissAll(), .perform(.popToRoot(), on: news.root),
                    app.deepLink(.news, NewsRoute.article(id: 7))))
            expect(manager, "{[news, article]*, [users]}")
        }
    }
}

enum ClearedState: CaseIterable {
    case launch, alert, twoAlerts, modal, modalOverModal, hiddenModal, deep, otherTab, alertOverModal, flow

    func enter(_ app: AppCoordinator) throws {
        let (news, users) = (try #require(app.news), try #require(app.users))
        switch self {
        case .launch: break
        case .alert: app.perform(.alert("Sure", choices: [.cancel()]))
        case .twoAlerts:
            news.perform(.alert("One", choices: [.cancel()]))
            users.perform(.alert("Two", choices: [.cancel()]))
        case .modal: app.perform(.present(Screen("m")))
        case .modalOverModal: news.perform(.multiple(.present(Screen("m")), .present(Stacked("n"))))
        case .hiddenModal: users.perform(.present(Screen("m")))
        case .deep: news.perform(news.chain(routes: [.article(id: 1), .article(id: 2)]))
        case .otherTab: app.trigger(.users)
        case .alertOverModal:
            app.perform(.present(Stacked("m")))
            news.perform(.alert("Sure", choices: [.cancel()]))
        case .flow: news.perform(.push(Stacked("a", "b")))
        }
    }
}
