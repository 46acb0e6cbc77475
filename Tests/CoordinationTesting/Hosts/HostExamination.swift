@_spi(Hosting) import Coordination

/// The promises of a host, a few in each file. Each is examined on a stage of its own.
struct HostExamination<Examined: Host, Shown: Equatable> {
    let make: (any Presentable) -> Examined
    let answer: (Examined) -> Void
    let user: (Examined, UserAction) -> Bool
    let shown: (Examined) -> Shown
    let expected: (any Presentable) -> Shown
    let drawn: ((Examined) -> String)?
    let place: HostPlace
    let violated: (ContractViolation) -> Void

    func examineCommits() {
        showsWhatItIsAttachedTo()
        answersEachCommit()
        answersInTurn()
    }

    private func showsWhatItIsAttachedTo() {
        let trial = begin()
        trial.expectPicture("when it is attached")
        trial.stage.root.node.attach(nil)
        trial.stage.news.perform(.push(Screen("c")))
        trial.stage.root.node.attach(trial.witness)
        trial.expectPicture("when it is attached again")
        trial.end()
    }

    private func answersEachCommit() {
        let trial = begin()
        let stage = trial.stage
        let slow = TransitionAnimation("slow", duration: .milliseconds(400))
        let modal = StackRoot(Screen("m"), name: "modal")
        trial.run("a push", .push(Screen("c")), on: stage.news)
        trial.run("a push with an animation", .push(Screen("d"), animation: slow), on: stage.news)
        trial.run("a pop that is not animated", .pop(), on: stage.news, .unanimated)
        trial.run("a chain", .multiple(.pop(), .push(Screen("e")), .push(Screen("f"))), on: stage.news)
        trial.run("another tab", .select(stage.users), on: stage.tabs)
        trial.run("a modal", .present(modal), on: stage.tabs)
        trial.run("a push in a modal", .push(Screen("n")), on: modal)
        trial.run("an alert", .alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]), on: modal)
        trial.run("the end of an alert", .dismiss(), on: modal)
        trial.run("something embedded", .embed(Screen("o"), in: stage.users), on: stage.tabs)
        trial.run("the end of all modals", .dismissAll(), on: stage.tabs)
        trial.run("another root", .setRoot(StackRoot(Screen("g"))), on: stage.main)
        if place == .manager {
            let window = WindowRoot(Screen("w"), name: "more")
            trial.run("another window", .open(window), on: stage.manager)
            trial.run("the window behind", .bringToFront(stage.main), on: stage.manager)
            trial.run("a window's end", .close(window), on: stage.manager)
        }
        trial.end()
    }

    private func answersInTurn() {
        let trial = begin()
        var order: [String] = []
        trial.stage.news.perform(.push(Screen("c"))) { order.append("first \($0)") }
        trial.stage.news.perform(.push(Screen("d"))) { order.append("second \($0)") }
        trial.settle()
        trial.expect(order == ["first completed", "second completed"], "lets two triggers end in turn, not \(order)")
        trial.expectPicture("after two triggers in a row")
        trial.end()
    }
}
