@_spi(Hosting) import Coordination

extension HostExamination {
    func examineOthers() {
        goesBackWhenAnotherRefuses()
        waitsForOthers()
        isNotHarmedByDoubleAnswers()
        goesBackWhenAnotherIsSilent()
    }

    private func goesBackWhenAnotherRefuses() {
        for isAnsweredBefore in [false, true] {
            let trial = begin()
            let stage = trial.stage
            stage.partner.isHolding = true
            var outcomes: [String] = []
            stage.news.perform(stage.pushOnBoth()) { outcomes.append("\($0)") }
            if isAnsweredBefore { answer(trial.host) }
            stage.partner.commits.last?.refuse("it cannot")
            stage.partner.isHolding = false
            expect(
                outcomes.count == 1 && stage.news.screens.count == 2,
                "lets a commit go back that another host refused, once, not \(outcomes)")
            trial.expectPicture("after another host refused")
            trial.endAfterwards()
        }
    }

    private func waitsForOthers() {
        let trial = begin()
        let stage = trial.stage
        stage.partner.isHolding = true
        var outcomes: [String] = []
        stage.news.perform(stage.pushOnBoth()) { outcomes.append("\($0)") }
        trial.settle()
        expect(outcomes.isEmpty, "waits for another host that has not answered, and does not end as \(outcomes)")
        stage.partner.commits.last?.acknowledge()
        expect(outcomes == ["completed"], "has answered before the other one, so that it ends, not \(outcomes)")
        stage.news.perform(stage.pushOnBoth()) { outcomes.append("\($0)") }
        stage.partner.commits.last?.acknowledge()
        trial.settle()
        expect(outcomes == ["completed", "completed"], "answers after the other one, so that it ends, not \(outcomes)")
        stage.partner.isHolding = false
        trial.expectPicture("after commits that another host showed too")
        trial.endAfterwards()
    }

    private func isNotHarmedByDoubleAnswers() {
        let trial = begin()
        let stage = trial.stage
        stage.partner.isHolding = true
        var outcomes: [String] = []
        stage.news.perform(stage.pushOnBoth()) { outcomes.append("\($0)") }
        stage.misbehave {
            stage.partner.commits.last?.acknowledge()
            stage.partner.commits.last?.acknowledge()
        }
        stage.partner.isHolding = false
        trial.settle()
        expect(outcomes == ["completed"], "gives one outcome where another host answers twice, not \(outcomes)")
        trial.expectPicture("after another host answered twice")
        trial.endAfterwards()
    }

    /// Lets the silent host answer while the next commit settles.
    private func goesBackWhenAnotherIsSilent() {
        let trial = begin()
        let stage = trial.stage
        stage.partner.isHolding = true
        var outcomes: [String] = []
        stage.news.perform(stage.pushOnBoth()) { outcomes.append("\($0.error?.reason == nil ? "other" : "failed")") }
        stage.time.advance(by: .seconds(60))
        expect(
            outcomes == ["failed"] && stage.news.screens.count == 2,
            "lets a commit go back that another host never answers, once, not \(outcomes)")
        trial.expectPicture("after another host did not answer in time")
        stage.news.perform(stage.pushOnBoth()) { outcomes.append("\($0)") }
        stage.misbehave { stage.partner.commits.first?.acknowledge() }
        trial.settle()
        expect(outcomes.count == 1, "takes another host's late answer for no answer to the next commit")
        stage.partner.commits.last?.acknowledge()
        expect(outcomes == ["failed", "completed"], "lets the next commit end as completed, not as \(outcomes)")
        stage.partner.isHolding = false
        trial.expectPicture("after the next commit")
        trial.endAfterwards()
    }
}
