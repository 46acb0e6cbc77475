import Programs
import Testing

/// Programs that have once shown a fault, each the shortest that did.
@Suite("Programs that have found something") struct FoundProgramTests {
    struct Found: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String

        init(_ what: String, _ text: String) {
            testDescription = what
            self.text = text
        }
    }

    static let all = live + restored

    static let live: [Found] = [
        Found(
            "one that coalesces waits for what is on the tree that its own has left",
            """
            launch { window { crew }; window { crew } }
            attach 1 1
            trigger { go { addReturning } }
            link { go { showDetail } }
            attach 1 { ended { trigger 1 { go { first { go { addLate } } }; how 4 } } }
            loose { basic }
            perform 4 { add { kept } }
            """),
        Found(
            "a question is asked and taken off with its stack in one commit",
            """
            launch { window { crew 0 3 } }
            loose { crew 1 { pages } }
            perform { add 1 { kept } }
            link 1 { go { addReturning }; go { take 1 } }
            trigger 1 { go { first { go 1 { add { model } } } } }
            finish 1
            """),
        Found(
            "a flow is begun and taken off with its stack in one commit",
            """
            launch { window { crew } }
            log { then { climb { then { hops { go 1 { flowReturning }; go { dismiss } } } } } }
            loose { crew 1 { screen } }
            perform { present { kept } }
            finish
            """),
        Found(
            "what is brought to the front is beneath a login that stands in a sheet",
            """
            launch { window { crew } }
            trigger { then { perform { presentOnRoot { stack { crew 1 } } } } }
            trigger { go { asks { choice { replies { climb { go { first { go 1 { present } } } } } } } } }
            choose
            weakPerform { presentKeyed 1 }
            trigger { go { addAt }; how 32 }
            """),
        Found(
            "the tree of an alert goes into something that is not shown, as the alert is answered",
            """
            loose { crew }
            trigger { go { asks { choice { replies { perform 3 { presentAt { crew { kept; opening } } } } } } } }
            """),
        Found(
            "a login stays where its tree has been, as that is taken off",
            """
            loose { crew }
            trigger { go { first { go { present } } } }
            perform { present { kept } }
            perform { how 32 }
            """),
        Found(
            "a root without all of its content is added to before it is shown",
            """
            launch { window { crew } }
            loose { crew 2 { crew; node } }
            perform { present { kept } }
            begin 1 { go { routeOn { go { set { model } } } } }
            trigger 1 { go { first { go 2 { add } } } }
            link { go { showDetail { kept }; asks }; go 2 { takeAll } }
            """),
        Found(
            "a question is sent elsewhere by a screen that it would leave",
            """
            loose { crew }
            perform 1 { present { crew { leaving { sends { go { present } } } } } }
            ask 4 { how 48 }
            """),
        Found(
            "what is revealed for a question sends that elsewhere",
            """
            launch { window { stack { crew 1 1 } } }
            trigger { go { showDetail { model { leaving { sends { go 1 { presentLate } } } } } } }
            perform 2 { present { crew { dying { ask { how 32 } } } } }
            """),
        Found(
            "what a gate wants first is replaced as it comes, by what is asked whether it may be left",
            """
            launch { window { tabs { crew { leaving { allow { judging { weakPerform 8 { addAt } } } } }; crew } } }
            reset
            trigger 1 { go { first { go { present } } } }
            """),
        Found(
            "what is launched by another tree's commit waits at a gate, and everything begins anew",
            """
            launch { crew { crew }; starting { link 1 { go { waits 4 } } } }
            attach 1 1
            perform { add { crew { opening { go { anew } } } } }
            withdraw 2 { add }
            answer
            reset
            recoverRoute
            """),
        Found(
            "a login goes with the window that it was shown in",
            """
            launch { window; crew { crew } }
            attach 1 1
            link { go { first { go { addLate } } } }
            report 10 1
            trigger
            """),
        Found(
            "what a recovery drops recovers again when it goes",
            """
            launch { window { crew } }
            perform { then { perform { present { model { dying { trigger }; starting { recoverRoute } } } } } }
            """),
        Found(
            "what waits behind a recovery chooses when it goes",
            """
            launch { window { crew 2 } }
            attach 0 1
            link { go 2 { addLate } }
            redirection { then { recoverRoot } }
            perform { add { model { dying { choose } } } }
            """),
        Found(
            "the manager is let go of while a finger's route is prepared",
            """
            launch { crew { basic } }
            begin { go { presentFlow; during { abandon } } }
            """),
        Found(
            "one answer is asked for by the gates of two routes",
            """
            launch { window { crew } }
            trigger { go { routeOn { go { during { handle 1 { go { asks } } } } } } }
            perform { show { crew 1 } }
            """),
        Found(
            "what has a gate is inside what is presented",
            """
            launch { window { crew } }
            presentInFront { pages { gated } }
            """),
        Found(
            "what is built late can't take its first route",
            """
            launch { window { crew } }
            perform { presentLate { crew { opening { go { take }; how 16 } } } }
            """),
        Found(
            "the alerts of a tree are closed by a recovery that can't be done",
            """
            launch { window { crew } }
            ask
            recoverRoute { go { take } }
            """),
        Found(
            "a question is asked where no window is open",
            """
            launch { starting { beginRoot { addAt } } }
            climb { asks }
            """),
        Found("a route is answered with itself", "launch { window { crew } }; trigger { go { again } }"),
        Found("a link of a route leads to the route", "launch { window { crew } }; trigger { go { again 2 } }"),
        Found(
            "two coordinators send a route to each other",
            "launch { window { crew { crew; crew } } }; trigger { go { again 5 } }"),
        Found(
            "what waits at a gate without a completion is not answered in time",
            "launch 1 { window { crew } }; trigger { waits 4; how 16 }"),
        Found("what has to happen first can't be done", "launch 1; climb { first; how 16 }"),
        Found(
            "what has a question up is shown in a commit that is undone",
            """
            launch 0 0 1
            loose { crew }
            trigger { go { add; asks } }
            perform 5 { several { present { kept }; refuse } }
            choose 0
            """),
        Found(
            "what is built in a commit that a gate stops waits at a gate of its own",
            """
            launch { crew { basic } }
            trigger { go { presentLate { crew { opening { go { asks } }; building { trigger { go { asks } } } } } } }
            """),
        Found(
            "what another tree has removed and puts back is recovered",
            """
            launch 0 0 1
            attach 1 1
            perform 1 { add }
            answer
            back 1
            perform 1 { anew }
            climb { asks }
            perform 1
            report 4
            """),
        Found(
            "an event of a commit has another tree change this one",
            """
            launch 1 { window { crew { screen } } }
            presentInFront { crew }
            beginRoot { through { go { presentFlow 1 } } }
            finish 1
            observe 5 { events { handle 1 { go { routeOn { go { present } } } } } }
            perform { swap { crew } }
            """),
        Found(
            "what a host was told keeps the last of a tree",
            """
            launch 1 { window { crew 0 1 { crew; crew 0 3 {
            model { dying { attach 1 }; events { recoverRoute 19 { go { anew } } } } } } } }
            handle 8 { go { swap 1 { basic } } }
            reset 6
            """),
        Found(
            "a screen that is asked has a route taken in a commit that brings something to the front",
            """
            launch { window { crew }; window { tabs { crew { model { leaving { allow { judging {
            link 1 { go { effect { doing { recoverRoot 19 { add } } } } } } } } } }; crew { crew } } } }
            trigger 1 { go { first } }
            """),
        Found(
            "a gate triggers as it is asked about what has to happen first, and finds what it wants there already",
            """
            launch { window { crew 0 3 } }
            guards { allow { judging { handle { go { pickIndex } } } } }
            trigger { go { first } }
            """),
        Found(
            "what has waited in a tree that it left has its turn in the middle of a commit there",
            """
            launch { crew { basic { crew; basic } } }
            beginBack 1
            redirection 2 { go { allow { judging { perform 17 { alert } } }; during { pushInFront } } }
            trigger 2 { go { again } }
            """),
        Found(
            "what a first route has left blank asks something before it is shown",
            """
            perform { presentKeyed { crew { starting { trigger { go { asks } } }; opening { go { dismiss }; how 16 } } } }
            """),
        Found(
            "what waits at a gate names what its tree belongs to, and keeps that",
            """
            launch 0 0 2 { window { crew { model; crew { basic { gated; crew }; model } } } }
            beginBack 1
            perform { show { standing 12 } }
            guards 1 { first { go { add } } }
            """),
        Found(
            "what has to come first closes what it was asked for by, which had just come back",
            """
            pushInFront { crew 2 }
            perform { showLate { keepFor 0 1 0 1 } }
            beginBack 1
            trigger 1 { go { routeOn { go { first { go 2 { presentLate } } } } } }
            turnBack
            """),
        Found(
            "what comes to wait in another tree alone keeps what it is performed on",
            """
            launch { crew { crew 2 { crew } } }
            observe { events { perform { presentAt { go { first { go { presentLate } } } } } } }
            climb 2 { go 2 { swap } }
            """),
        Found(
            "a gate that changes its mind sends a circle elsewhere",
            """
            perform { swap { crew 2 } }
            guards { moody 0 1 { sends { go 2 { addLate } }; allow } }
            trigger { go { again } }
            """),
        Found(
            "a tree that is put into what it keeps keeps that for ever",
            """
            launch { window { crew { screen; crew { starting { recoverRoot 1 { addLate { model } }; finish 9 } } } } }
            loose { stack { kept; model; crew } }
            perform 1 { addLate { keepUntil } }
            attach { ended { reset } }
            back 4
            presentInFront 4 { basic }
            pushInFront 12 { kept }
            """),
        Found(
            "a host that shows a report again, which comes to wait, triggers in what has been undone",
            """
            launch { crew { crew } }
            attach { showing { presentInFront { model { leaving { first } } } } }
            report 1
            """),
        Found(
            "a gesture drives a tree that nothing else keeps, as what settles has removed it",
            """
            launch 1 { window { stack { gated; crew 0 1 { screen; kept } } } }
            attach 1 1
            report
            beginRoot { pickIndex 1 }
            """),
        Found(
            "the app lets go of a root whose alert was answered, and whose host does not",
            "alone 1 { crew { opening { go { asks } } }; choose }"),
        Found(
            "a root is shown without what it was made with, while its first route asks",
            """
            loose { crew { node; opening { go { asks } } } }
            perform { present { kept } }
            """),
        Found(
            "what a commit over several trees has built lives on after all of them",
            """
            launch {
                window { crew { pages } }
                crew { crew { tabs; dying { trigger { go { during { weakPerform 21 { embed { node } } } } } } } }
            }
            trigger 1 { go { presentReturning } }
            back 1
            drive 0 2 { go { presentFlow 1 } }
            log { then { recoverRoute 3 { go { during { report 0 0 3 } } } } }
            loose { crew }
            perform { presentOnRoot { crew { pages } } }
            back 1
            trigger 1 { go { addReturning { go { showLate; during { trigger 2; beginRoot } } } } }
            finish
            """),
        Found(
            "two first routes of a root change it, and back",
            """
            perform { present { crew } }
            recoverRoute { go { presentAt { crew { screen; standing; opening { go { add } } }; go { take } } } }
            """),
        Found(
            "a question whose asker is gone is heard by someone else",
            """
            loose { crew { screen } }
            perform { present { kept } }
            trigger { go { addFlow 1 } }
            perform { dismissAll }
            hear
            perform { add { model } }
            finish 1
            """),
        Found(
            "a tree that goes as its host hears of a refusal is taken back, though what is left of it goes on",
            """
            attach 1 2 { ended { trigger { then { link { go 2 { dismiss } } } }; abandon } }
            presentInFront { crew 2 }
            """),
        Found(
            "what a gate lets go of as it begins to wait is not kept by its commit",
            """
            loose { stack { crew } }
            trigger { go { waits { doing { letGo } } } }
            """),
        Found(
            "a later question of a flow ends as any screen, once the first one has gone alone",
            """
            launch { window { crew { standing; crew { basic { crew }; opening { go { add } } } } } }
            log { then { recoverRoot 4 { shift 3 } } }
            trigger 11 { go { addFlow 2 } }
            trigger { go { endWith } }
            perform
            back
            trigger { go { first { go { present } } } }
            finish
            """),
        Found(
            "what is watched while it is shown is not heard of any more, as that is taken back",
            """
            attach 0 1
            loose { crew 0 1 { stack } }
            trigger
            perform { present { kept } }
            taps
            recoverRoute
            report 2
            """),
        Found(
            "a builder that finds its coordinator has not built it",
            """
            launch { crew { crew { opening { go { showLate { kept { building { hold 1 } } } }; how 16 } } } }
            """),
        Found(
            "what a trigger waits for stays in front, where its tree is dismissed from beneath it",
            """
            log { then { report } }
            log { then { trigger { go { first { go { add } } } } } }
            recoverRoot { present { crew } }
            loose { crew 2 }
            trigger 1 { go { first { go 2 { present } } } }
            perform { present { kept } }
            """),
    ]

    @Test("what was found once holds now, however commits end", arguments: all, [true, false])
    func holds(_ found: Found, endsShort: Bool) throws {
        #expect(try Program(found.text).play(passing: ProgramTests.known, endsShort: endsShort).flaws == [])
    }
}
