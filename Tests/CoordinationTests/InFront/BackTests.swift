import Coordination
import CoordinationTesting
import Testing

@Suite(.bothEnds, .noUnhandledFailures) struct BackTests {
    @Test("back goes through a child flow and out of it, and frees it") func outOfFlow() {
        let (home, recorder) = (Stacked("home"), Recorder())
        weak var about: Stacked?
        do {
            let flow = Stacked("about", "web")
            about = flow
            home.perform(.push(flow))
        }
        for picture in ["[home, [about]]", "[home]", "[home]"] {
            home.back(completion: recorder(picture))
            expect(home, picture)
        }
        #expect(recorder.lines.last == "[home]: no change")
        #expect(about == nil)
    }

    @Test("back on a child stays within its content, and then removes the child") func onChild() {
        let (home, about) = (Stacked("home"), Stacked("about", "web"))
        home.perform(.multiple(.push(about), .push(Screen("top"))))
        about.back()
        expect(home, "[home, [about], top]")
        about.back()
        expect(home, "[home]")
    }

    @Test("back closes a modal coordinator that has nothing to go back to") func modal() {
        let (app, login) = (AppCoordinator(), Stacked("login"))
        app.perform(.present(login))
        login.trigger(.push("password"))
        app.back()
        expect(app, "{[news]*, [users]}^[login]")
        app.back()
        expect(app, "{[news]*, [users]}")
    }

    @Test("back made in prepareTransition joins the commit") func joins() {
        let probe = Probe(StackRoot(Screen("home"), Screen("a")))
        probe.answers[0] = { [unowned probe] in
            probe.back()
            return .push(Screen("b"))
        }
        probe.trigger(.run(0))
        expect(probe, "[home, a]")
    }

    @Test("a sheet that has to be answered rejects going back, and stays") func mustBeAnswered() {
        let (home, sheet, recorder) = (Stacked("home"), Screen("terms"), Recorder())
        home.perform(.present(sheet, style: .sheet(dismissible: false)))
        home.back(completion: recorder("back"))
        #expect(recorder.outcome("back") == .rejected(.mustBeAnswered("terms")))
        expect(home, "[home]^terms")
        home.trigger(.push("a"), completion: recorder("next"))
        #expect(recorder.outcome("next")?.isCompleted == true)
    }
}
