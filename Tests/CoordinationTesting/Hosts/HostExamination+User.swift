@_spi(Hosting) import Coordination

extension HostExamination {
    func examineTheUser() {
        followsWhatTheUserDid()
        showsAgainWhatIsNotAllowed()
        isCutShort()
        hearsThatNothingIsLeft()
    }

    private func followsWhatTheUserDid() {
        let trial = begin()
        let stage = trial.stage
        guard let first = stage.news.screens.first?.node.id else { return }
        trial.report("a back swipe", .popped(to: first))
        trial.report("the same back swipe again", .popped(to: first), ends: "no change")
        trial.report("a tap on a tab", .selected(stage.users.id))
        let modal = Screen("m")
        trial.run("a modal", .multiple(.present(modal), .present(Screen("n"))), on: stage.tabs)
        trial.report("a modal dragged away", .dismissed(modal.id))
        trial.run("an alert", .alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]), on: stage.tabs)
        if let alert = stage.main.alerts.first { trial.report("an answer", .chose("Yes", alert: alert.id)) }
        if place == .manager {
            let window = WindowRoot(Screen("w"), name: "more")
            trial.run("another window", .open(window), on: stage.manager)
            trial.report("a window brought to the front", .focused(stage.main.node.id))
            trial.report("a window closed", .closed(window.node.id))
        }
        trial.end()
    }

    private func showsAgainWhatIsNotAllowed() {
        let trial = begin()
        let sheet = Screen("m")
        trial.run("a sheet", .present(sheet, style: .sheet(dismissible: false)), on: trial.stage.tabs)
        trial.report("a sheet that must be answered, dragged away", .dismissed(sheet.id), ends: "rejected")
        trial.report("a swipe to what is no longer there", .popped(to: Screen("gone").id), ends: "failed")
        trial.end()
    }

    /// Reports a back swipe before the push is animated.
    private func isCutShort() {
        let trial = begin()
        let stage = trial.stage
        guard let first = stage.news.screens.first?.node.id else { return }
        var outcomes: [String] = []
        stage.news.perform(.push(Screen("c"))) { outcomes.append("\($0)") }
        trial.report("a back swipe in the middle of a push", .popped(to: first))
        expect(outcomes == ["completed"], "lets a push end as shown when the user continues, not as \(outcomes)")
        trial.endAfterwards()
    }

    private func hearsThatNothingIsLeft() {
        let trial = begin()
        trial.run("another root", .setRoot(Screen("only")), on: trial.stage.main)
        if place == .manager { trial.stage.manager.back { _ in } }
        trial.expectPicture("when there is nothing to go back to")
        trial.end()
    }
}
