@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

@Suite(.bothEnds, .noUnhandledFailures) struct AlertRouteTests {
    @Test("an answer goes to its route, once the alert is closed") func route() {
        let app = AppCoordinator()
        app.news?.perform(
            .alert("Leave", choices: [AlertChoice("Yes", role: .destructive, sends: AppRoute.logout), .cancel()]))
        expect(app, "{[news]*, [users]}!Leave")
        app.choose("Yes")
        expect(app, "{[news]*, [users]}")
        #expect(app.logouts == 1)
    }

    @Test("an answer's route goes to the coordinator nearest to the root that asked") func nearest() {
        let app = AppCoordinator()
        app.users?.perform(.alert("Show", choices: [AlertChoice("Ada", sends: UsersRoute.profile(name: "ada"))]))
        app.choose("Ada")
        expect(app, "{[news]*, [users, ada]}")
    }

    @Test("going back answers with the cancelling choice") func back() {
        let (app, recorder) = (AppCoordinator(), Recorder())
        app.perform(
            .alert(
                "Leave",
                choices: [
                    AlertChoice("Yes", sends: AppRoute.logout),
                    AlertChoice("No", role: .cancel) { recorder.note("no") },
                ]))
        app.back(completion: recorder("back"))
        #expect(recorder.lines == ["no", "back: completed"])
        #expect(app.logouts == 0)
        expect(app, "{[news]*, [users]}")
    }

    @Test("an answer that is not a choice is refused, and the alert stays") func noSuchAnswer() {
        let (app, recorder) = (AppCoordinator(), Recorder())
        app.perform(.alert("Leave", choices: [.cancel()]))
        app.choose("Maybe", completion: recorder("choose"))
        #expect(
            recorder.error("choose")?.description == """
                Can't choose 'Maybe': the choices are 'Cancel'.

                  Alert: Leave

                Choose one of these.
                """)
        expect(app, "{[news]*, [users]}!Leave")
    }

    @Test("an answer whose asker has gone in the meantime fails, and is reported") func askerGone() {
        let app = AppCoordinator()
        let manager = WindowManager(WindowRoot(app))
        var line: UInt = 0
        do {
            let child = Stacked("child")
            app.news?.perform(.push(child))
            line = #line + 1
            let yes = AlertChoice("Yes", sends: AppRoute.logout)
            child.perform(.alert("Leave", choices: [yes]))
        }
        app.news?.perform(.pop())
        expect(manager, "{[news]*, [users]}!Leave")
        let found = collected { manager.choose("Yes") }
        #expect(found.map(\.error?.detail) == [.notAbove(elsewhere: "AppCoordinator")])
        #expect(
            found.first?.message == """
                Can't send AppRoute.logout upward: no router above takes it; AppCoordinator does, elsewhere on the tree.

                  Tree: {[news]*, [users]}

                Trigger it there, or go there by a link of any coordinator: coordinator.trigger([Hop(route)]).
                """)
        #expect(found.map(\.location) == [CallSite(fileID: #fileID, line: line)])
        #expect(app.logouts == 0)
        expect(manager, "{[news]*, [users]}")
    }

    @Test("the next alert in line comes up, and its answers are its own") func queued() {
        let app = AppCoordinator()
        app.perform(
            .multiple(
                .alert("One", choices: [AlertChoice("Go", sends: AppRoute.users)]),
                .alert("Two", choices: [AlertChoice("Go", sends: AppRoute.logout)])))
        expect(app, "{[news]*, [users]}!One!Two")
        app.choose("Go")
        expect(app, "{[news], [users]*}!Two")
        #expect(app.logouts == 0)
        app.choose("Go")
        #expect(app.logouts == 1)
    }
}
