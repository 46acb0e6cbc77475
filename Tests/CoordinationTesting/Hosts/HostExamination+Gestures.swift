@_spi(Hosting) import Coordination

extension HostExamination {
    func examineGestures() {
        turnsBack("a gesture that was cancelled") { $0.cancel() }
        turnsBack("a gesture that was let go of") { _ in }
        finishes("a gesture") { _ in .pop() }
        finishes("a gesture that another host follows too") { $0.pushOnBoth() }
        isCutShortInAGesture()
    }

    private func turnsBack(_ what: String, _ act: (InteractiveTransition) -> Void) {
        let trial = begin()
        var outcomes: [String] = []
        do {
            let gesture = trial.stage.news.begin(.pop()) { outcomes.append("\($0)") }
            gesture.update(0.4)
            answer(trial.host)
            expect(gesture.isActive && outcomes.isEmpty, "leaves a gesture to the finger")
            gesture.update(0.2)
            act(gesture)
        }
        let isRight = outcomes.count == 1 && outcomes.allSatisfy { $0.hasPrefix("cancelled") }
        expect(isRight, "lets \(what) end as cancelled, once, not as \(outcomes)")
        expect(trial.stage.news.screens.count == 2, "leaves the tree as it was after \(what)")
        trial.expectPicture("after \(what)")
        trial.endAfterwards()
    }

    private func finishes(_ what: String, _ transition: (HostStage) -> Transition<StackRoot>) {
        let trial = begin()
        var outcomes: [String] = []
        let gesture = trial.stage.news.begin(transition(trial.stage)) { outcomes.append("\($0)") }
        gesture.update(0.6)
        gesture.finish()
        trial.settle()
        expect(outcomes == ["completed"], "answers when \(what) has ended, so that it is completed, not \(outcomes)")
        trial.expectPicture("after \(what)")
        trial.endAfterwards()
    }

    private func isCutShortInAGesture() {
        let trial = begin()
        let stage = trial.stage
        guard let first = stage.news.screens.first?.node.id else { return }
        var outcomes: [String] = []
        let gesture = stage.news.begin(.push(Screen("c"))) { outcomes.append("\($0)") }
        gesture.update(0.5)
        trial.report("a back swipe in the middle of a gesture", .popped(to: first))
        let isRight = outcomes.count == 1 && outcomes.allSatisfy { $0.hasPrefix("cancelled") }
        expect(isRight && !gesture.isActive, "lets a gesture go that the user has left, not \(outcomes)")
        trial.endAfterwards()
    }
}
