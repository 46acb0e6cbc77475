@_spi(Hosting) import Coordination

/// A host that answers as its mood is, and acts in the middle of it.
final class ScriptedHost: Host {
    enum Mood: Int, CaseIterable { case answers, holds, refuses, answersTwice, holdsThenRefuses, answersInside }

    var mood: Mood
    var pending: [HostCommit] = []
    private let step: Step
    private unowned let world: World

    init(_ step: Step, in world: World) {
        mood = Mood(rawValue: step[1] % Mood.allCases.count) ?? .answers
        self.step = step
        self.world = world
    }

    func show(_ root: any Presentable) {
        world.tick()
        _ = root.node.tree.description
        world.run(step.hook(.showing), in: .showing)
    }

    func apply(_ commit: HostCommit) {
        world.tick()
        world.tally.count("\(mood)", of: "host")
        if commit.changes.count + commit.appearing.count + commit.steps.count < 0 { return }
        switch mood {
        case .answers: commit.acknowledge()
        case .holds, .holdsThenRefuses: pending.append(commit)
        case .refuses: commit.refuse("it does not want to")
        case .answersTwice:
            commit.acknowledge()
            commit.acknowledge()
        case .answersInside: break
        }
        world.run(step.hook(.playing), in: .playing)
        if mood == .answersInside { commit.acknowledge() }
        let steps = step.hook(.ended)
        if !steps.isEmpty { commit.onEnd = { [unowned world] in world.run(steps, in: .ended) } }
    }

    func follow(_ gesture: Gesture, of commit: HostCommit) {
        world.tick()
        world.run(step.hook(.following), in: .following)
        switch gesture.phase {
        case .ended where mood == .answers || mood == .answersTwice || mood == .answersInside:
            if commit.isWaiting { commit.acknowledge() }
        case .ended: pending.append(commit)
        case .cancelled: if let root = commit.root { show(root) }
        case .began, .changed: break
        }
    }

    func backAtRoot() { world.tick() }

    /// Answers all that it has held back and that is still waited for.
    func answerWhatIsWaitedFor() {
        mood = .answers
        for commit in pending where commit.isWaiting { commit.acknowledge() }
        pending = []
    }

    /// Answers what it has held back.
    func answer(_ number: Int, refuses: Bool) {
        guard !pending.isEmpty else { return }
        let commit = pending.remove(at: number % pending.count)
        world.tally.count(commit.isWaiting ? refuses ? "refused later" : "answered later" : "answered late", of: "host")
        if refuses || mood == .holdsThenRefuses { commit.refuse("it can't any more") } else { commit.acknowledge() }
    }
}
