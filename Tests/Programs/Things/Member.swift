@_spi(Hosting) import Coordination

/// A coordinator of a program.
protocol Member: Coordinator where RouteType: GoRoute, Root: ProgramRoot {
    /// Which of the routes of a step it takes.
    var tag: Int { get }
}

/// A coordinator whose routes say what they do.
final class Crew<Tag, Root: ProgramRoot>: Member, Finishing {
    typealias RouteType = Go<Tag>
    typealias Output = Int

    let root: Root
    let world: World
    let tag: Int
    let step: Step
    /// The call of its first route, if it has one.
    let opening: Call?
    var isLate = false

    init(_ root: Root, tag: Int, _ step: Step, in world: World) {
        self.root = root
        self.world = world
        self.tag = tag
        self.step = step
        let start = step.steps.first { $0.kind == .opening }
        let call = start.map { world.call($0, at: root.node) }
        opening = call?.call
        world.note(self)
        world.crews.append(WeakMember(member: self))
        if let start, let call {
            let route = Go<Tag>(start.first(.route) ?? Step(.go), isNeeded: false)
            trigger(
                route, with: world.options(start), completion: call.completion, fileID: Call.file, line: call.call.line)
        }
        world.run(step.hook(.starting), in: .starting)
    }

    deinit {
        world.run(step.hook(.dying), in: .dying)
    }

    func gates(for route: Go<Tag>) -> [Gate] { world.gates(for: route, of: ObjectIdentifier(self)) }

    func prepareTransition(for route: Go<Tag>) -> Transition<Root> { world.prepare(route, of: self) }

    func route(for report: Report) -> Go<Tag>? {
        guard let claim = step.steps.first(where: { $0.kind == .claims }), claim[0] % 3 != report.sort % 3 else {
            return nil
        }
        world.tick()
        world.claims += 1
        world.tally.count("claimed", of: "report")
        return Go(claim.first(.route) ?? Step(.go), isNeeded: false)
    }

    func route(selecting child: any Presentable) -> Go<Tag>? {
        guard answersSelections, let index = root.node.children.firstIndex(where: { $0.node === child.node }) else {
            return nil
        }
        var route = Step(.go, [tag, 1], [Step(.pickIndex, [index])])
        // A tab or a page has a standing gate.
        if let stands = step.steps.first(where: { $0.kind == .stands }), stands[2] % 3 == index {
            route.steps.append(stands)
        }
        return Go(route, isNeeded: false)
    }

    func verdict(forLeavingBy departure: Departure) -> Verdict { world.leaving(step, "\(type(of: self)) \(node.name)") }
}

extension Member {
    /// Whether it says which route selects one of its tabs or pages.
    var answersSelections: Bool { root is TabRoot || root is PageRoot }
}

extension Report {
    /// A number for its kind.
    var sort: Int {
        switch self {
        case .popped: 0
        case .dismissed: 1
        case .selected: 2
        case .chose: 3
        case .closed: 4
        case .focused: 5
        case .stepped: 6
        case .resized: 7
        case .hid: 8
        case .showed: 9
        }
    }
}

extension BasicCoordinator: Member where RouteType: GoRoute, Root: ProgramRoot {
    var tag: Int { 0 }
}
