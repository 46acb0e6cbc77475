@_spi(Hosting) import Coordination

extension HostExamination {
    /// Performs the actions that the host's own views allow, and counts the reports.
    func examineReports() {
        for deed in UserDeed.allCases where reportsOnce(deed) {
            reportsAgain(deed)
            reportsWhileAnotherSettles(deed)
            reportsWhileItSettles(deed)
            reportsBeforeTheNextCommit(deed)
            reportsThoughTheAppDoesTheSame(deed)
            guard deed.isInWindow else { continue }
            examineClaims(of: deed)
            examineRefusals(of: deed)
            reportsThoughDetached(deed)
        }
        reportsAfterHiddenChanges()
        reportsWhenAttachedLate()
    }

    /// - Returns: True if the views allow the action.
    private func reportsOnce(_ deed: UserDeed) -> Bool {
        let trial = begin()
        guard let scene = trial.scene(of: deed) else { return false }
        let isOffered = trial.use(scene, scene.what)
        if isOffered { trial.expectPicture("after \(scene.what)") }
        trial.end()
        return isOffered
    }

    /// Repeats the action: a selected tab can be tapped again, for the others nothing is left to do.
    private func reportsAgain(_ deed: UserDeed) {
        let trial = begin()
        guard let scene = trial.scene(of: deed) else { return }
        trial.use(scene, scene.what)
        trial.use(scene, "\(scene.what), again,", ends: "no change")
        trial.expectPicture("after \(scene.what), done twice")
        trial.endAfterwards(unlessOffStage: deed)
    }

    /// Performs the action while another host has not answered.
    private func reportsWhileAnotherSettles(_ deed: UserDeed) {
        let trial = begin()
        guard let scene = trial.scene(of: deed), deed != .page else { return }
        let stage = trial.stage
        var outcomes: [String] = []
        stage.partner.isHolding = true
        stage.news.perform(stage.pushOnBoth()) { outcomes.append("\($0)") }
        trial.rest()
        trial.use(scene, "\(scene.what) while another host has not answered,")
        stage.partner.isHolding = false
        for commit in stage.partner.commits where commit.isWaiting { commit.acknowledge() }
        trial.rest()
        expect(outcomes == ["completed"], "lets a push end that \(scene.what) cuts short, not as \(outcomes)")
        trial.expectPicture("after \(scene.what) while another host had not answered")
        trial.endAfterwards(unlessOffStage: deed)
    }

    /// Performs the action while the host itself may not have answered.
    private func reportsWhileItSettles(_ deed: UserDeed) {
        let trial = begin()
        guard let scene = trial.scene(of: deed), deed != .page else { return }
        var outcomes: [String] = []
        trial.stage.news.perform(.push(Screen("c"))) { outcomes.append("\($0)") }
        trial.use(scene, "\(scene.what) before the host has answered,")
        expect(outcomes == ["completed"], "lets a push end that \(scene.what) cuts short, not as \(outcomes)")
        trial.expectPicture("after \(scene.what) before the host had answered")
        trial.endAfterwards(unlessOffStage: deed)
    }

    /// Triggers a push before the views have sent all reports.
    private func reportsBeforeTheNextCommit(_ deed: UserDeed) {
        let trial = begin()
        guard let scene = trial.scene(of: deed), deed != .page else { return }
        let what = "\(scene.what), with a push right after it,"
        let isOffered = user(trial.host, scene.action)
        trial.stage.news.perform(.push(Screen("c")))
        trial.rest()
        trial.expectReports(what, isOffered ? [scene.action.report] : [])
        trial.expectPicture("after \(what)")
        trial.endAfterwards(unlessOffStage: deed)
    }

    /// Lets the app do the same as the user before the views have sent all reports. The host need not report the action
    /// then.
    private func reportsThoughTheAppDoesTheSame(_ deed: UserDeed) {
        let trial = begin()
        guard let scene = trial.scene(of: deed), let same = scene.same else { return }
        let what = "\(scene.what), while the app does the same,"
        var outcomes: [String] = []
        let isOffered = user(trial.host, scene.action)
        trial.stage.main.perform(same) { outcomes.append("\($0)") }
        trial.rest()
        expect(outcomes.count == 1, "lets what the app does with \(scene.what) end, once, not as \(outcomes)")
        let isToArrive = isOffered && trial.stage.hasNewReports
        trial.expectReports(what, isToArrive ? [scene.action.report] : [])
        trial.expectPicture("after \(what)")
        trial.endAfterwards(unlessOffStage: deed)
    }

    /// Detaches the host for a while before its views have sent all reports.
    private func reportsThoughDetached(_ deed: UserDeed) {
        let trial = begin()
        guard let scene = trial.scene(of: deed) else { return }
        let stage = trial.stage
        stage.coordinator.claim = Transition.none()
        let isOffered = user(trial.host, scene.action)
        stage.root.node.attach(nil)
        trial.rest()
        stage.root.node.attach(trial.witness)
        trial.rest()
        trial.expectReports("\(scene.what) when it is detached meanwhile,", isOffered ? [scene.action.report] : [])
        trial.expectPicture("after \(scene.what), when it is attached again")
        stage.coordinator.claim = nil
        trial.use(scene, "\(scene.what), attached again,")
        trial.expectPicture("after \(scene.what) since it was attached again")
        trial.end()
    }

    private func reportsAfterHiddenChanges() {
        let trial = begin()
        let stage = trial.stage
        stage.tabs.perform(.select(stage.users))
        stage.news.perform(.multiple(.pop(), .push(Screen("c")), .push(Screen("d"))))
        stage.news.perform(.pop())
        stage.news.perform(.pop())
        trial.rest()
        trial.expectNoReports("in a hidden tab")
        trial.use(.tapTab(stage.news.node.id), "a tapped tab that was changed while it was hidden")
        trial.expectPicture("after a tab that was changed while it was hidden")
        trial.end()
    }

    private func reportsWhenAttachedLate() {
        let trial = begin()
        let stage = trial.stage
        stage.root.node.attach(nil)
        stage.news.perform(.push(StackRoot(Screen("c"))))
        stage.tabs.perform(.multiple(.select(stage.users), .present(Screen("m"))))
        stage.root.node.attach(trial.witness)
        trial.rest()
        trial.expectNoReports("when it is attached")
        stage.tabs.perform(.dismiss())
        trial.rest()
        trial.use(.tapTab(stage.news.node.id), "a tapped tab, attached late,")
        trial.expectPicture("after a tapped tab, attached late")
        trial.end()
    }
}
