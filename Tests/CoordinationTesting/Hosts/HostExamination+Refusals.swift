@_spi(Hosting) import Coordination

extension HostExamination {
    /// Examines actions that the tree does not allow: each is reported once, unless the views prevent it.
    func examineRefusals(of deed: UserDeed) {
        if [.sheet, .sheetOverSheet, .sheetUnderSheet].contains(deed) {
            isRefused(deed, "which has to be answered", as: .sheet(dismissible: false))
        }
        isRefused(deed, "which takes away a screen that will not be left", guardedBy: .deny("there is more to write"))
        isAskedFirst(deed)
    }

    private func isRefused(
        _ deed: UserDeed, _ why: String, guardedBy verdict: Verdict? = nil, as style: PresentationStyle = .automatic
    ) {
        let trial = begin()
        guard let scene = trial.scene(of: deed, guardedBy: verdict, as: style) else { return }
        for what in ["\(scene.what), \(why),", "\(scene.what), \(why), again,"] {
            trial.use(scene, what, ends: "rejected")
            trial.expectPicture("after \(what)")
        }
        trial.endAfterwards(unlessOffStage: deed)
    }

    /// Lets the screen ask before it is left.
    private func isAskedFirst(_ deed: UserDeed) {
        let trial = begin()
        let question = Verdict.ask("Leave?", choices: [.proceed("Leave"), .cancel("Stay")])
        guard let scene = trial.scene(of: deed, guardedBy: question) else { return }
        let what = "\(scene.what), which a screen asks about first,"
        let isOffered = user(trial.host, scene.action)
        trial.rest()
        trial.expectNoReports("while \(what) waits")
        trial.expectPicture("while \(what) waits")
        guard let alert = trial.stage.main.alerts.first else {
            return expect(!isOffered, "reports \(what) once, but nothing has come of it")
        }
        let answer = UserAction.answer("Leave", alert: alert.id)
        let isAnswered = user(trial.host, answer)
        if !isAnswered { trial.stage.root.node.report(answer.report) }
        trial.rest()
        trial.expectReports(what, [answer.report, scene.action.report])
        trial.expectPicture("after \(what)")
        trial.end()
    }
}
