@_spi(Log) @_spi(Hosting) import Coordination

extension HostExamination {
    func examineEnds() {
        recovers()
        canBeDetached()
        keepsNothingThatLeft()
        keepsNoTree(isSettling: false)
        keepsNoTree(isSettling: true)
    }

    private func recovers() {
        let trial = begin()
        let stage = trial.stage
        var outcomes: [String] = []
        stage.partner.isHolding = true
        stage.news.perform(stage.pushOnBoth()) { outcomes.append("\($0)") }
        stage.news.perform(.push(Screen("d"))) { outcomes.append("\($0)") }
        stage.main.recover(to: .multiple(.setRoot(Screen("new")), .setRoot(stage.tabs))) { outcomes.append("\($0)") }
        stage.partner.isHolding = false
        expect(outcomes.count == 3 && outcomes.last == "completed", "lets a recovery end all else, not \(outcomes)")
        trial.expectPicture("after a recovery")
        trial.endAfterwards()
    }

    private func canBeDetached() {
        let trial = begin()
        let stage = trial.stage
        var outcomes: [String] = []
        stage.news.perform(.push(Screen("c"))) { outcomes.append("\($0)") }
        stage.root.node.attach(nil)
        expect(outcomes == ["completed"], "holds nothing up when it is detached, but \(outcomes)")
        trial.end()
        stage.news.perform(.push(Screen("d"))) { outcomes.append("\($0)") }
        expect(outcomes == ["completed", "completed"], "is not waited for once it is detached")
    }

    private func keepsNothingThatLeft() {
        let trial = begin()
        let stage = trial.stage
        guard let below = stage.news.screens.last?.node.id else { return }
        expectFreed("was popped", trial) { screen in
            stage.news.perform(.push(screen))
            trial.settle()
            stage.news.perform(.pop())
        }
        expectFreed("was dismissed", trial) { screen in
            stage.tabs.perform(.present(screen))
            trial.settle()
            stage.tabs.perform(.dismiss())
        }
        expectFreed("the user went back from", trial) { screen in
            stage.news.perform(.push(screen))
            trial.report("a back swipe", .popped(to: below))
        }
        expectFreed("another host refused to show", trial) { screen in
            stage.partner.isHolding = true
            stage.news.perform(stage.pushOnBoth(screen)) { _ in }
            stage.partner.commits.last?.refuse("it cannot")
            stage.partner.isHolding = false
        }
        expectFreed("a gesture turned back from", trial) { screen in
            let gesture = stage.news.begin(.push(screen)) { _ in }
            gesture.update(0.3)
            gesture.cancel()
        }
        trial.end()
    }

    private func expectFreed(_ how: String, _ trial: HostTrial<Examined, Shown>, _ act: (Screen) -> Void) {
        weak var freed: Screen?
        do {
            let screen = Screen("s")
            freed = screen
            act(screen)
        }
        trial.settle()
        answer(trial.host)
        expect(freed == nil, "keeps nothing alive that \(how)")
    }

    private func keepsNoTree(isSettling: Bool) {
        weak var tree: Node?
        weak var screen: Screen?
        var outcomes: [String] = []
        let host: Examined
        do {
            let trial = begin()
            host = trial.host
            tree = trial.stage.root.node
            let pushed = Screen("s")
            screen = pushed
            trial.stage.news.perform(.push(pushed)) { outcomes.append("\($0)") }
            if !isSettling { trial.settle() }
        }
        let when = isSettling ? "in the middle of a commit" : "at rest"
        expect(tree == nil, "does not keep the windows alive \(when)")
        expect(outcomes.count == 1, "lets a trigger end with the tree \(when), not \(outcomes)")
        // The handler of the windows is gone with them.
        DiagnosticsHandler.withHandler(DiagnosticsHandler { _ in }) { answer(host) }
        expect(screen == nil, "does not keep the screens alive \(when)")
    }
}
