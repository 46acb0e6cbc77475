extension FoundProgramTests {
    /// Those in which sessions end while rooms stand.
    static let sessions: [Found] = [
        Found(
            "what a commit took out, that is undone, has stood for the one before, whom a gate of it has not met",
            """
            launch { crew { crew { pages } }; stands }
            trigger { go { presentLate; stands 2 } }
            store
            signal
            trigger { go { add { crew { leaving { first } } }; stands 2 } }
            session 2 2
            restore 0 1
            signal
            """),
        Found(
            "a cover stays when its gate goes with the coordinator, until the next signal",
            """
            launch { window { crew { basic } }; stands }
            trigger { go { add { node 6 }; moody 0 1 { first { go { presentLate } }; allow } } }
            trigger 6 { go 1 { present 3 { split 0 1 { crew 2 4 { opening { go 2 { presentFlow 6 5 { \
            ended { hops 13 22 5 10 { go 1 5 } }; go { present 8 { screen } } } } } }; stands 2 2 } }; stands 2 0 1 } }
            trigger 1 { go 1 { presentLate 2 { crew 2 2 } } }
            signal
            trigger 1 { go { add 2 { gated 4 21 }; stands 2 2 1 } }
            movement 1
            trigger 1 { go { effect { doing { report 7 7 18 9; signal 3 } } } }
            session 2 2
            signal
            """),
        Found(
            "what covered a place in a commit that is undone goes back to where it was",
            """
            launch { window { crew { split { model; model { starting { presentInFront { gated } } } }; split } }; stands }
            session 0 2
            signal
            loose { stack { kept } }
            trigger { go { present { basic }; stands { node 9 } } }
            session
            perform 1 { present { kept } }
            weakPerform 1 { set { basic } }
            trigger 20 { go { dismissToRoot; during { reset } } }
            """),
        Found(
            "a width takes a cover out of sight, though a host refuses what else it did, which is a screen view",
            """
            launch 1 { crew { basic } }
            trigger { go { add { split { crew { opening { go { set { model }; stands 1 } } }; crew } } } }
            signal { then { session 1 } }
            trigger 1 { go { show { split { kept; crew { starting { finish { then { attach 0 2 } } } } } }; stands } }
            session
            width
            """),
        Found(
            "a room of another user goes from a stack that is covered itself",
            """
            launch { window { crew { screen } }; stands }
            trigger { go { addLate { stack { tabs; gated } }; stands 1 } }
            session 1
            signal { then { session 0 2 } }
            signal
            """),
        Found(
            "a cover comes over a modal whose column is out of sight, with a cover of that column",
            """
            launch { window { crew { basic } }; stands }
            trigger { go { present { split { crew { crew }; crew 0 1 { crew; stands } } } } }
            trigger 15 { go { present; stands } }
            session
            signal
            width
            """),
        Found(
            "what is retained outlives the windows in which it stood for another user",
            """
            launch { window { stack { model; crew } }; stands }
            signal { then { hold 20 } }
            trigger { go { addLate; stands } }
            store
            restore
            session 0 2
            signal
            trigger 1 { go { present { kept } } }
            """),
        Found(
            "the tree of a replaced place goes into another one as the place goes",
            """
            loose { crew }
            trigger { go { present { crew { dying { presentInFront { kept } } } }; stands 2 4 } }
            session 2
            signal 1
            """),
        Found(
            "a restoration that a host refuses has forgotten for whom something stands",
            """
            launch { window { crew }; stands }
            signal
            trigger { go { presentLate; stands 2 } }
            signal { then { attach 0 2 } }
            store
            session 2
            restore 0 1
            session 2 2
            signal
            """),
        Found(
            "a signal is undone by a reset that its turn has let go on",
            """
            launch { crew { crew { leaving { waits } } }; crew { model { leaving { asks { choice; choice; choice 4 } } } } }
            trigger { go { present; stands 1 } }
            reset
            attach 1 1
            choose 0 20
            session 1
            signal
            """),
        Found(
            "a gate asks for a screen that stands, and whose own gate no longer holds",
            """
            launch { crew { basic }; crew { model { starting { perform { addKeyed { gated } } } } }; stands 2 }
            trigger { go { first { go { addKeyed } } } }
            session 2
            signal
            """),
        Found(
            "a gesture that is cancelled has forgotten for whom a place stood",
            """
            launch { window { crew }; stands }
            signal
            trigger { go { add; stands 2 } }
            loose { crew }
            trigger 1 { go { add; stands 2 } }
            session 2 2
            signal
            trigger 1 { go { stands 2 } }
            session 2 1
            drive 0 1 { go { present { kept } } }
            signal
            """),
        Found(
            "a movement of a tree goes on in one that has taken it, and lost it again",
            """
            launch { window { crew } }
            loose { crew }
            trigger { go { presentLate; stands 2 } }
            movement 1
            drive 0 1 { go { set { kept } } }
            session 2
            signal
            handle 1
            """),
        Found(
            "a cover brings what a gate has let in elsewhere, while another user restores",
            """
            launch { crew { gated }; stands 2 { kept } }
            loose { crew }
            session 2
            trigger { go { add { crew { opening { go { presentReturning; moody } } } } } }
            store
            restore 0 0 1
            """),
        Found(
            "what has stood for one user in a tree of its own is shown for another, alone on its stack",
            """
            launch { crew { crew { leaving { asks } } }; stands }
            perform 2 { set { gated } }
            signal 1
            session 0 2
            signal
            """),
    ]
}
