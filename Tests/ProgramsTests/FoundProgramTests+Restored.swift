extension FoundProgramTests {
    /// Those that restore a state, or follow an address.
    static let restored: [Found] = [
        Found(
            "one of two screens of equal routes is restored under another name",
            """
            launch { window { crew 0 1 } }
            climb { go 0 4 { add 21 1 { model 18 19 } } }
            climb { go 0 4 { add 21 1 { model 18 19 } } }
            store
            choose { then { recoverRoute { go { set 1 } } } }
            restore 0 1
            """),
        Found(
            "a former login is stored while a trigger waits for its turn",
            """
            launch { window { crew 0 1 } }
            recoverRoute { go { show { deck { crew } } } }
            trigger 1 { go { first { go { add } } } }
            recoverRoot
            beginRoot { showDetail }
            trigger
            store
            recoverRoot 1 { leave }
            restore 0 1
            """),
        Found(
            "a coordinator is in its list behind the screens that its route has shown",
            """
            launch { window { tabs { crew; crew 2 { crew; split } } } }
            link { go 2 { performOn 11 { nested { swap; presentAt } } } }
            store
            restore 0 1
            """),
        Found(
            "content that is there already is refused for something that was put into it",
            """
            launch { crew { crew 0 3 } }
            trigger { go { add { split } } }
            perform 1 { present { gated } }
            guards 1 { asks }
            store
            restore 0 1
            """),
        Found(
            "a state with a trigger in line is restored twice",
            """
            perform { present { crew } }
            beginRoot { swap }
            trigger { go { add } }
            store
            report 0 0 11
            restore 0 1
            """),
        Found(
            "a restoration removes the selected tab, and more, and does not select the stored one",
            """
            launch { window { crew 0 1 { screen } } }
            drive { go { set 1 { crew; crew }; allow } }
            redirection 1 { how 32 }
            store
            restore 0 1 1
            """),
        Found(
            "a login that waited for a login is restored for a call that cannot be repeated",
            """
            launch { window { crew 1 1 { gated { leaving { first { go 1 { present } } } }; crew } } }
            trigger { first { go { presentLate } } }
            store
            recoverRoute
            restore 0 1
            """),
        Found(
            "a screen that was a login once is an ordinary one in another tree",
            """
            launch { crew { node } }
            loose { crew }
            perform { add { kept } }
            trigger { go { first { go { present } } } }
            abandon
            launch
            store
            perform { how 32 }
            restore 0 1
            """),
        Found(
            "a coordinator is restored that was kept with a gated screen",
            """
            launch { window { crew { split } } }
            redirection { go { addKeyed { keepFor 0 1 0 1 } } }
            trigger 1 { go { add; allow } }
            store
            back 1
            restore 0 1 1
            """),
        Found(
            "a screen in content that was shown without a route has no address of its own",
            """
            launch { window { crew 1 } }
            observe { events { perform 2 { showDetail { crew } } } }
            trigger { go { present 1 } }
            trigger 1 { go { show } }
            follow 1
            """),
        Found(
            "a login that nobody waits for any more comes back as any screen, also beside one that is waited for",
            """
            launch { window { crew 0 3 } }
            perform 1 { add { model { leaving { first { go { add 1 } } } } } }
            back 1
            recoverRoot
            presentInFront { crew }
            trigger { go { effect { doing { reset { then { trigger { go { showDetail } } } } } } } }
            store
            report 1
            restore 0 1
            """),
        Found(
            "the content of a split's column keeps out the stored one, beside a login not decided yet",
            """
            launch { window { crew 2 3 } }
            trigger { first { go 2 { add 1 } } }
            handle { go { addReturning } }
            store
            trigger { go { swap } }
            trigger { go { pickIndex } }
            restore 0 1
            """),
        Found(
            "a lone login on a stack is no longer needed, and what waited for it is shown there twice",
            """
            launch { window { crew 2 } }
            handle { go { flowReturning; moody 2 { first { go 2 { add } }; allow } } }
            trigger { go { moody 2 1 } }
            store
            recoverRoute
            restore 0 1
            """),
        Found(
            "an address waits in windows that a hook keeps, while the app has launched again",
            """
            launch 0 0 { window { stack { tabs { crew 0 1 { opening { go { takeAll } } }; stack { node }; screen } } } }
            ask 15 11 13 9 { how 2; then { hold 11 } }
            choose 1 2
            follow 0
            abandon
            launch
            """),
    ]
}
