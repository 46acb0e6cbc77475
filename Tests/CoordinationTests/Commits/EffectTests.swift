import Coordination
import CoordinationTesting
import Testing

@Suite(.bothEnds, .noUnhandledFailures) struct EffectTests {
    @Test("an effect runs once, after the commit has settled") func once() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        probe.answers[0] = { [unowned probe] in
            .multiple(
                .effect("look") { recorder.note(probe.tree.description) }, .push(Screen("a")), .push(Screen("b")))
        }
        probe.trigger(.run(0), completion: recorder("it"))
        #expect(recorder.lines == ["[home, a, b]", "it: completed"])
    }

    @Test("an effect alone runs, and the outcome is no change") func alone() {
        let (stacked, recorder) = (Stacked("home"), Recorder())
        stacked.perform(.effect("note") { recorder.note("ran") }, completion: recorder("it"))
        #expect(recorder.lines == ["ran", "it: no change"])
    }

    @Test("an effect never runs for a commit that is undone") func undone() {
        let (stacked, recorder) = (Stacked("home"), Recorder())
        stacked.perform(
            .multiple(.effect("note") { recorder.note("ran") }, .pop()), completion: recorder("it"))
        #expect(recorder.lines == ["it: failed: Can't pop (step 1, counted from 0): there is nothing to go back to."])
    }

    @Test("an effect never runs for a part that was undone and caught") func caught() {
        let (stacked, recorder) = (Stacked("home"), Recorder())
        stacked.perform(
            Transition("try") { editor in
                try? editor.perform(.multiple(.effect("note") { recorder.note("undone") }, .pop()))
                try editor.perform(.effect("kept") { recorder.note("kept") })
            })
        #expect(recorder.lines == ["kept"])
    }

    @Test("several effects run in order") func inOrder() {
        let (stacked, recorder) = (Stacked("home"), Recorder())
        stacked.perform(.multiple((0..<4).map { number in .effect("\(number)") { recorder.note("\(number)") } }))
        #expect(recorder.lines == ["0", "1", "2", "3"])
    }

    @Test("a transition that is run twice has its effect twice") func twice() {
        let (stacked, recorder) = (Stacked("home"), Recorder())
        let transition = Transition<StackRoot>.effect("note") { recorder.note("ran") }
        for _ in 0..<2 { stacked.perform(transition) }
        #expect(recorder.lines == ["ran", "ran"])
    }

    @Test("an effect may release the coordinator that performs it") func dropsItsOwner() {
        let recorder = Recorder()
        var held: Stacked? = Stacked("home")
        weak let child = held
        held?.perform(.effect("drop") { held = nil }, completion: recorder("it"))
        #expect(recorder.lines == ["it: no change"])
        #expect(child == nil)
    }
}
