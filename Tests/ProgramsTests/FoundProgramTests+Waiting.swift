extension FoundProgramTests {
    /// Those in which a trigger waits at a gate, or for what has to come first.
    static let waiting: [Found] = [
        Found(
            "a coalescing trigger waits for a screen on the tree that its own has left",
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
            "a tree that is brought to the front is beneath a login in a sheet",
            """
            launch { window { crew } }
            trigger { then { perform { presentOnRoot { stack { crew 1 } } } } }
            trigger { go { asks { choice { replies { climb { go { first { go 1 { present } } } } } } } } }
            choose
            weakPerform { presentKeyed 1 }
            trigger { go { addAt }; how 32 }
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
            "a gate's prerequisite is replaced as it comes, by a screen asked whether it may be left",
            """
            launch { window { tabs { crew { leaving { allow { judging { weakPerform 8 { addAt } } } } }; crew } } }
            reset
            trigger 1 { go { first { go { present } } } }
            """),
        Found(
            "a launch by another tree's commit waits at a gate, and everything is reset",
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
            "a trigger that waits behind a recovery chooses as it goes",
            """
            launch { window { crew 2 } }
            attach 0 1
            link { go 2 { addLate } }
            redirection { then { recoverRoot } }
            perform { add { model { dying { choose } } } }
            """),
        Found(
            "a trigger that waits at a gate without a completion is not answered in time",
            "launch 1 { window { crew } }; trigger { waits 4; how 16 }"),
        Found(
            "a coordinator built in a commit that a gate stops waits at a gate of its own",
            """
            launch { crew { basic } }
            trigger { go { presentLate { crew { opening { go { asks } }; building { trigger { go { asks } } } } } } }
            """),
        Found(
            "a trigger that waits at a gate names the owner of its tree, and keeps that",
            """
            launch 0 0 2 { window { crew { model; crew { basic { gated; crew }; model } } } }
            beginBack 1
            perform { show { standing 12 } }
            guards 1 { first { go { add } } }
            """),
        Found(
            "a prerequisite closes the content that asked for it, which had just come back",
            """
            pushInFront { crew 2 }
            perform { showLate { keepFor 0 1 0 1 } }
            beginBack 1
            trigger 1 { go { routeOn { go { first { go 2 { presentLate } } } } } }
            turnBack
            """),
        Found(
            "a trigger that waits in another tree alone keeps the root that it runs on",
            """
            launch { crew { crew 2 { crew } } }
            observe { events { perform { presentAt { go { first { go { presentLate } } } } } } }
            climb 2 { go 2 { swap } }
            """),
        Found(
            "a gate that changes its verdict redirects a circle",
            """
            perform { swap { crew 2 } }
            guards { moody 0 1 { sends { go 2 { addLate } }; allow } }
            trigger { go { again } }
            """),
        Found(
            "a tree that a gate releases as it begins to wait is not kept by its commit",
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
            "a prerequisite stays in front, though its tree is dismissed from beneath it",
            """
            log { then { report } }
            log { then { trigger { go { first { go { add } } } } } }
            recoverRoot { present { crew } }
            loose { crew 2 }
            trigger 1 { go { first { go 2 { present } } } }
            perform { present { kept } }
            """),
        Found(
            "a tree is released while its commit, which took a column in hand, waits for a host",
            "alone 1 { crew 0 3 { crew; model }; perform 1 { add } }"),
        Found(
            "a tree without a window is narrow, and its line says so",
            """
            loose
            withdraw { anew }
            width 0 1
            """),
        Found("a host refuses a width", "attach 1 2\nwidth"),
        Found(
            "who asks to hear a question while a call to finish it waits hears its answer",
            """
            launch { window { tabs { crew; crew } } }
            perform { present { crew { dying { drive 1 2 { go { takeIndex } } } } } }
            loose { crew { screen } }
            perform { present { kept } }
            trigger 1 { go { addFlow 1 } }
            perform 4 { take }
            finish
            hear
            """),
    ]
}
