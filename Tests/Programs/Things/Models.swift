import Coordination

/// A screen's model that ends with a number, and may mind being left.
final class Model: Finishing {
    typealias Output = Int

    let node: Screen
    let world: World
    let step: Step

    init(_ step: Step, in world: World) {
        node = Screen(world.name("m"))
        self.world = world
        self.step = step
        world.note(self)
        observe(step, by: world)
        world.run(step.hook(.starting), in: .starting)
    }

    deinit {
        world.run(step.hook(.dying), in: .dying)
    }

    func verdict(forLeavingBy departure: Departure) -> Verdict { world.leaving(step, node.name) }
}

/// A model whose type has a gate.
final class Gated: Presentable {
    let node: Screen
    let world: World
    let step: Step

    static var gates: [Gate] {
        [Gate("gated") { _ in World.current?.judgeType() ?? .allow }] + (World.current?.standingOfType ?? [])
    }

    init(_ step: Step, in world: World) {
        node = Screen(world.name("g"))
        self.world = world
        self.step = step
        world.note(self, isGated: true)
        observe(step, by: world)
        world.run(step.hook(.starting), in: .starting)
    }

    deinit {
        world.run(step.hook(.dying), in: .dying)
    }

    func verdict(forLeavingBy departure: Departure) -> Verdict { world.leaving(step, node.name) }
}

extension Presentable {
    /// Runs the steps of its hook on each event.
    fileprivate func observe(_ step: Step, by world: World) {
        let steps = step.hook(.events)
        guard !steps.isEmpty else { return }
        observe { _ in
            world.tick()
            world.run(steps, in: .events)
        }
    }
}

/// A flow of up to three questions.
struct Quiz: Flow {
    var one: Int?
    var two: Int?
    var three: Int?
    let length: Int
    private let run = Run()

    /// What the questions of one run share.
    private final class Run {
        var first: Asked?
    }

    init(length: Int) {
        self.length = length
    }

    struct Unanswerable: Error {}

    func next() throws -> FlowStep<Quiz, Int> {
        World.current?.tick()
        World.current?.turns += 1
        if one == 13 { throw Unanswerable() }
        if length > 0, one == nil { return .ask(question(isFirst: true), \.one) }
        if length > 1, two == nil { return .ask(question(), \.two) }
        if length > 2, three == nil { return .ask(question(), \.three) }
        return .done((one ?? 0) + (two ?? 0) + (three ?? 0))
    }

    private func question(isFirst: Bool = false) -> Model {
        let world = World.current ?? World()
        let model = Model(Step(.model), in: world)
        let asked = Asked(model, isOfFlow: true, after: isFirst ? nil : run.first)
        if isFirst { run.first = asked }
        // What is asked in the middle of something may leave its place with that, and its flow then has ended.
        asked.isHeard = world.hooksRun > 0
        world.asked.append(asked)
        return model
    }
}
