import Coordination

extension Plan {
    /// Many steps in one commit. What they are made of is made in the run, on both sides.
    var chains: Chapter {
        let lengths = sizes(10, 1_000, 100_000, 1_000_000, quick: 10_000)
        return Chapter(
            "A chain",
            lengths.map { chain("Perform multiple pushes", $0) { $1.perform(pushes($0)) } }
                + lengths.map { chain("Chain routes that push", $0) { $1.perform($1.chain(routes: pushRoutes($0))) } }
                + lengths.map { chain("Push in a loop of a custom transition", $0) { $1.perform(loop($0)) } }
                + sizes(10, 1_000, quick: 1_000).map(presents),
            growths: [
                longChain(of: "Perform multiple pushes"), longChain(of: "Chain routes that push"),
                longChain(of: "Push in a loop of a custom transition"),
                Growth("Present a long chain, held against a short one", of: "Present one over the other", from: 10),
            ])
    }

    private func longChain(of name: String) -> Growth {
        Growth("\(name), in the longest chain against 1,000", of: name, from: 1_000)
    }

    private func chain(_ name: String, _ length: Int, _ run: @escaping (Int, Walker) -> Void) -> Measure {
        let rounds = max(1, 2_000 / length)
        return Measure(
            name, .init(length, "links"), each: "link", times: rounds * length, against: "an array of closures"
        ) {
            let walkers = (0..<rounds).map { _ in Walker() }
            return .direct {
                for walker in walkers { run(length, walker) }
            }
        } floor: {
            let lists = (0..<rounds).map { _ in ObjectList() }
            return .direct {
                for list in lists { list.append(byClosures: length) }
            }
        }
    }

    private func presents(_ length: Int) -> Measure {
        let rounds = 2_000 / length
        return Measure(
            "Present one over the other", .init(length, "modals"), each: "modal", times: rounds * length,
            against: "by hand"
        ) {
            let walkers = (0..<rounds).map { _ in Walker() }
            return .direct {
                for walker in walkers {
                    walker.perform(.multiple((0..<length).map { _ in .present(Screen("sheet")) }))
                }
            }
        } floor: {
            let stacks = (0..<rounds).map { _ in HandStack("", [HandScreen("home")]) }
            return .direct {
                for stack in stacks {
                    var front: HandNode = stack
                    for _ in 0..<length {
                        let sheet = HandScreen("sheet")
                        front.present(sheet)
                        front = sheet
                    }
                }
            }
        }
    }
}

private func pushes(_ length: Int) -> Transition<StackRoot> {
    .multiple((0..<length).map { _ in .push(Screen("page")) })
}

private func pushRoutes(_ length: Int) -> [WalkerRoute] {
    Array(repeating: .push, count: length)
}

private func loop(_ length: Int) -> Transition<StackRoot> {
    Transition("fill") { editor throws(TransitionError) in
        for _ in 0..<length { try editor.perform(.push(Screen("page"))) }
    }
}
