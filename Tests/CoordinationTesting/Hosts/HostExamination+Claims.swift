@_spi(Hosting) import Coordination

extension HostExamination {
    /// Examines actions that a coordinator claims: each is reported once, and its route is taken once.
    func examineClaims(of deed: UserDeed) {
        isClaimed(deed, "claimed for nothing", repeatedly: true) { _ in .none() }
        isClaimed(deed, "claimed for the same", \.same)
        isClaimed(deed, "claimed for something else") { _ in .present(Screen("else")) }
        isClaimedTwice(deed)
        waitsAtAGate(deed)
        isDenied(deed)
    }

    private func isClaimed(
        _ deed: UserDeed, _ how: String, repeatedly: Bool = false, _ claim: (UserScene) -> Transition<WindowRoot>?
    ) {
        let trial = begin()
        guard let scene = trial.scene(of: deed), let claim = claim(scene) else { return }
        let coordinator = trial.stage.coordinator
        let what = "\(scene.what), \(how),"
        coordinator.claim = claim
        var runs = 0
        for _ in 0..<(repeatedly ? 3 : 1) {
            runs += trial.use(scene, what, ends: nil) ? 1 : 0
            expect(coordinator.runs == runs, "has the route of \(what) taken \(runs) times, not \(coordinator.runs)")
            trial.expectPicture("after \(what)")
        }
        coordinator.claim = nil
        if repeatedly {
            trial.use(scene, "\(scene.what), claimed no more,")
            trial.expectPicture("after \(scene.what), claimed no more,")
        }
        trial.endAfterwards(unlessOffStage: deed)
    }

    /// Repeats the action before the views have sent late reports.
    private func isClaimedTwice(_ deed: UserDeed) {
        let trial = begin()
        guard let scene = trial.scene(of: deed) else { return }
        let what = "\(scene.what), claimed, and at once again,"
        trial.stage.coordinator.claim = Transition.none()
        let done = (0..<2).filter { _ in user(trial.host, scene.action) }.count
        trial.rest()
        trial.expectReports(what, Array(repeating: scene.action.report, count: done))
        trial.expectPicture("after \(what)")
        trial.stage.coordinator.claim = nil
        trial.endAfterwards(unlessOffStage: deed)
    }

    /// Lets the route wait for a login.
    private func waitsAtAGate(_ deed: UserDeed) {
        let trial = begin()
        guard let scene = trial.scene(of: deed) else { return }
        let coordinator = trial.stage.coordinator
        let what = "\(scene.what), claimed, with a login first,"
        coordinator.claim = Transition.none()
        coordinator.verdict = .require(StageRoute.login)
        let isOffered = user(trial.host, scene.action)
        trial.rest()
        trial.expectNoReports("while \(what) waits")
        trial.expectPicture("while \(what) waits")
        guard isOffered, let login = trial.stage.main.layers.last?.node, login.name == "login" else {
            return expect(!isOffered, "reports \(what) once, but nothing has come of it")
        }
        (coordinator.claim, coordinator.verdict) = (nil, .allow)
        trial.stage.root.node.report(.dismissed(login.id))
        trial.rest()
        trial.expectReports(what, [.dismissed(login.id), scene.action.report])
        expect(coordinator.runs == 1, "has the route of \(what) taken once, not \(coordinator.runs) times")
        trial.expectPicture("after \(what)")
        trial.endAfterwards(unlessOffStage: deed)
    }

    private func isDenied(_ deed: UserDeed) {
        let trial = begin()
        guard let scene = trial.scene(of: deed) else { return }
        let coordinator = trial.stage.coordinator
        coordinator.claim = Transition.none()
        coordinator.verdict = .deny("it is not the time")
        for what in ["\(scene.what), claimed, and denied,", "\(scene.what), claimed, and denied again,"] {
            trial.use(scene, what, ends: "rejected")
            expect(coordinator.runs == 0, "has no route taken of \(what)")
            trial.expectPicture("after \(what)")
        }
        coordinator.claim = nil
        trial.endAfterwards(unlessOffStage: deed)
    }
}
