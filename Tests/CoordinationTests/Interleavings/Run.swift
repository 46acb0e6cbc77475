import Coordination

/// One interleaving: the app and the model take the same steps, and are compared after each.
struct Run {
    let player = Player()
    let model = Model()
    var steps: [Step] = []
    private var compared = 0

    /// Takes a step, and says what differs then.
    mutating func take(_ step: Step) -> String? {
        steps.append(step)
        return advance(step)
    }

    private mutating func advance(_ step: Step) -> String? {
        model.take(step)
        model.collect()
        player.take(step)
        return difference()
    }

    private mutating func difference() -> String? {
        defer { compared = model.log.count }
        if player.log[compared...] != model.log[compared...] {
            let both = zip(player.log + ["nothing"], model.log + ["nothing"])
            let common = both.prefix { $0 == $1 }.count
            func from(_ log: [String]) -> String { log[common...].prefix(6).joined(separator: ", ") }
            return
                "heard <\(from(player.log))> instead of <\(from(model.log))>, after <\(model.log[max(0, common - 6)..<common].joined(separator: ", "))>"
        }
        // Nothing changes without a word.
        if compared == model.log.count { return nil }
        let (tree, expected) = (player.tree, model.forest.text)
        return tree == expected ? nil : "the tree is \(tree) instead of \(expected)"
    }

    /// Lets everything that is pending come to its end, and says what is left over.
    mutating func drain() -> String? {
        for _ in 0..<1000 {
            if let found = calm() { return found }
            guard let settling = model.settling else { break }
            for gesture in model.gestures.filter({ $0.value === settling }).keys {
                if let found = advance(.finish(gesture: gesture)) { return found }
            }
            for index in settling.showings where settling.isLive && !model.showings[index].isAnswered {
                if let found = advance(.answer(index, refuses: false)) { return found }
            }
        }
        let asked = Set(model.forest.windows.values.flatMap { $0.alerts.map(\.id) })
        let pending = Set(model.reactions.keys).subtracting(asked)
        if !pending.isEmpty { return "\(pending) never ended" }
        let strays = player.strays
        return strays.isEmpty ? nil : "strays: on no tree: \(strays)"
    }

    /// Lets go of the app in the middle of everything.
    func abandon() -> String? {
        var pending = model.reactions.keys.map(String.init)
        pending += model.settling?.draft.joined ?? []
        let before = player.log.count
        player.end()
        let found = player.log[before...].sorted()
        let expected = pending.map { "\($0) cancelled released" }.sorted()
        if found != expected { return "ended with <\(found)> instead of <\(expected)>" }
        let strays = player.strays
        return strays.isEmpty ? nil : "still alive after the end: \(strays)"
    }

    private mutating func calm() -> String? {
        (model.moods, player.moods) = ([:], [:])
        (model.armed, player.armed) = ([:], [:])
        return difference()
    }
}

extension Run {
    /// Says what differs in a run of these steps.
    static func flaw(in steps: [Step], abandoned: Bool) -> String? {
        var run = Run()
        for step in steps {
            if let flaw = run.take(step) { return flaw }
        }
        return abandoned ? run.abandon() : run.drain()
    }

    /// Drops what can be missed of a list that fails, until nothing can.
    static func shrunk(_ steps: [Step], abandoned: Bool) -> [Step] {
        var steps = steps
        let kind = flaw(in: steps, abandoned: abandoned)?.prefix(5)
        while let fewer = Step.shorter(steps).first(where: { flaw(in: $0, abandoned: abandoned)?.prefix(5) == kind }) {
            steps = fewer
        }
        return steps
    }
}
