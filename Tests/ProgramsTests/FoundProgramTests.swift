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

    static let all = live + waiting + restored + sessions

    static let live: [Found] = [
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
            "the tree of an alert goes into something that is not shown, as the alert is answered",
            """
            loose { crew }
            trigger { go { asks { choice { replies { perform 3 { presentAt { crew { kept; opening } } } } } } } }
            """),
        Found(
            "a question is redirected by a screen that it would leave",
            """
            loose { crew }
            perform 1 { present { crew { leaving { sends { go { present } } } } } }
            ask 4 { how 48 }
            """),
        Found(
            "a screen revealed for a question redirects it",
            """
            launch { window { stack { crew 1 1 } } }
            trigger { go { showDetail { model { leaving { sends { go 1 { presentLate } } } } } } }
            perform 2 { present { crew { dying { ask { how 32 } } } } }
            """),
        Found(
            "a screen that a recovery drops recovers again as it goes",
            """
            launch { window { crew } }
            perform { then { perform { present { model { dying { trigger }; starting { recoverRoute } } } } } }
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
            "a gated screen is inside a presented root",
            """
            launch { window { crew } }
            presentInFront { pages { gated } }
            """),
        Found(
            "a coordinator that is built late can't take its first route",
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
        Found("a prerequisite can't be met", "launch 1; climb { first; how 16 }"),
        Found(
            "a tree with an open question is shown in a commit that is undone",
            """
            launch 0 0 1
            loose { crew }
            trigger { go { add; asks } }
            perform 5 { several { present { kept }; refuse } }
            choose 0
            """),
        Found(
            "a tree that another one has removed and puts back is recovered",
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
            "a commit that a host received keeps the last of a tree",
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
            "a gate triggers as it is asked about a prerequisite, and finds its own there already",
            """
            launch { window { crew 0 3 } }
            guards { allow { judging { handle { go { pickIndex } } } } }
            trigger { go { first } }
            """),
        Found(
            "a trigger that waited in a tree that it left has its turn in the middle of a commit there",
            """
            launch { crew { basic { crew; basic } } }
            beginBack 1
            redirection 2 { go { allow { judging { perform 17 { alert } } }; during { pushInFront } } }
            trigger 2 { go { again } }
            """),
        Found(
            "a root that its first route has left blank asks something before it is shown",
            """
            perform { presentKeyed { crew { starting { trigger { go { asks } } }; opening { go { dismiss }; how 16 } } } }
            """),
        Found(
            "a tree that is put into something it keeps is never released",
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
            "a host shows a report again, which waits, and triggers in content that was undone",
            """
            launch { crew { crew } }
            attach { showing { presentInFront { model { leaving { first } } } } }
            report 1
            """),
        Found(
            "a gesture drives a tree that a settling commit has removed, and nothing else keeps",
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
            "a root is shown without its initial content, while its first route asks",
            """
            loose { crew { node; opening { go { asks } } } }
            perform { present { kept } }
            """),
        Found(
            "a screen built by a commit over several trees outlives them all",
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
            "a tree that goes as its host hears of a refusal is undone, though the rest of it goes on",
            """
            attach 1 2 { ended { trigger { then { link { go 2 { dismiss } } } }; abandon } }
            presentInFront { crew 2 }
            """),
        Found(
            "a node that is observed while it is shown is silent as that is undone",
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
            "a screen of another tree asks there, and its column is a screen view",
            """
            launch 1 { window { crew { tabs; split { stack { split }; tabs { kept } } } } }
            loose { crew }
            handle 1 { go { addAt { model { leaving { asks }; events { perform 12 { anew } } } } } }
            """),
        Found(
            "a builder that finds its coordinator has not built it",
            """
            launch { crew { crew { opening { go { showLate { kept { building { hold 1 } } } }; how 16 } } } }
            """),
    ]

    @Test("a program that once failed holds now, however commits end", arguments: all, [true, false])
    func holds(_ found: Found, endsShort: Bool) throws {
        #expect(try Program(found.text).play(passing: ProgramTests.known, endsShort: endsShort).flaws == [])
    }
}
