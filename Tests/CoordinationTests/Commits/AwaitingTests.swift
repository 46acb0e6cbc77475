@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

@Suite(.bothEnds, .noUnhandledFailures) @MainActor struct AwaitingTests {
    @Test("an awaited route returns what it did") func returns() async throws {
        let news = NewsCoordinator()
        let context = try await news.trigger(.article(id: 1))
        #expect(context.shown.map(\.name) == ["article"])
        #expect(try await news.trigger(.nothing).changes.isEmpty)
        expect(news, "[news, article]")
    }

    @Test("an awaited route throws the reason for its failure") func throwsFailure() async {
        let news = NewsCoordinator()
        do throws(TransitionOutcome.Failure) {
            try await news.trigger(.close)
            Issue.record("not refused")
        } catch {
            #expect(error.description.hasPrefix("Can't dismiss: nothing is presented"))
        }
    }

    @Test("transitions are awaited too") func others() async throws {
        let app = AppCoordinator()
        try await app.trigger(.users)
        try await app.perform(.select(index: 0))
        expect(app, "{[news]*, [users]}")
    }

    @Test("a task that is cancelled already begins nothing") func cancelledBefore() async {
        let news = NewsCoordinator()
        var outcomes: [String] = []
        let task = Task { @MainActor in
            do {
                try await news.trigger(.article(id: 1))
                outcomes.append("done")
            } catch { outcomes.append("\(error)") }
        }
        task.cancel()
        await task.value
        #expect(outcomes == ["\(TransitionOutcome.Failure.cancelled(.caller))"])
        expect(news, "[news]")
    }

    @Test("an awaited route that waits for its turn returns after it is done") func waitsForItsTurn() async throws {
        let (news, recorder) = (NewsCoordinator(), Recorder())
        var task: Task<Void, Never>?
        news.perform(
            .effect("meanwhile") {
                task = Task.immediate { @MainActor in
                    recorder.note("asks")
                    let done = try? await news.trigger(.article(id: 1))
                    recorder.note("told of \(done?.shown.map(\.name) ?? [])")
                }
                recorder.note("goes on: \(news.tree)")
            }, completion: { _ in })
        expect(news, "[news, article]")
        #expect(recorder.lines == ["asks", "goes on: [news]"])
        await task?.value
        #expect(recorder.lines.last == #"told of ["article"]"#)
    }

    @Test("an awaited route stays done if its task is cancelled afterwards") func cancelledAfter() async {
        let (news, recorder) = (NewsCoordinator(), Recorder())
        var task: Task<Void, Never>?
        news.perform(
            .effect("meanwhile") {
                task = Task.immediate { @MainActor in
                    do {
                        try await news.trigger(.article(id: 1))
                        recorder.note("done")
                    } catch { recorder.note("\(error)") }
                }
            }, completion: { _ in })
        task?.cancel()
        await task?.value
        #expect(recorder.lines == ["done"])
        expect(news, "[news, article]")
    }

    @Test("a route awaited in a commit that is undone ends as cancelled") func undone() async {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        var task: Task<Void, Never>?
        probe.answers[0] = {
            task = Task.immediate { @MainActor in
                do {
                    try await probe.trigger(.run(1))
                    recorder.note("done")
                } catch { recorder.note("\(error)") }
            }
            return .pop()
        }
        probe.trigger(.run(0), completion: recorder("outer"))
        await task?.value
        #expect(recorder.lines.last == "\(TransitionOutcome.Failure.cancelled(.rolledBack))")
        #expect(recorder.error("outer") != nil)
    }
}
