@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// Nothing of a journey that is over stays alive, and nothing of a tree because something waits in it.
@Suite(.bothEnds, .noUnhandledFailures) struct GateLifetimeTests {
    @Test("nothing of an ended journey is alive: no screen, no coordinator, no closure", arguments: JourneyEnd.allCases)
    func ended(_ end: JourneyEnd) {
        let guarded = GuardedHouse()
        guarded.wantsLogin()
        let recorder = guarded.recorder
        weak var closure: Token?
        weak var child: House?
        weak var login: Prerequisite?
        weak var gate: Porter?
        do {
            let token = Token()
            closure = token
            let flow = House()
            child = flow
            let keeper = Porter("more")
            gate = keeper
            guarded.house.perform(.push(flow))
            flow.gates[.secret] = [guarded.porter.gate, keeper.gate]
            flow.trigger(.secret) { outcome in
                recorder.note("\(token.name) \(outcome)")
            }
            login = flow.login
        }
        #expect(login != nil && closure != nil && child != nil)
        end.happen(guarded, login)
        #expect(recorder.lines == ["caller \(end.outcome)"])
        #expect(login == nil)
        #expect(closure == nil)
        guarded.house.perform(.popToRoot())
        #expect(child == nil)
        #expect(gate == nil)
        #expect(guarded.tree == "main: [home]")
    }

    @Test(
        "a tree with something waiting in it is freed as a whole, and ends that once",
        arguments: Waiting.allCases, [true, false])
    func treeGoes(_ waiting: Waiting, isInAWindow: Bool) {
        let recorder = Recorder()
        weak var house: House?
        weak var manager: WindowManager?
        weak var closure: Token?
        var kept: [Resumption] = []
        do {
            let made = House()
            let windows =
                isInAWindow ? WindowManager { [WindowRoot(made.root.node.holder == nil ? made : House())] } : nil
            (house, manager) = (made, windows)
            let token = Token()
            closure = token
            waiting.begin(made, windows ?? made, keep: { kept.append($0) }) { outcome in
                recorder.note("\(token.name) \(outcome)")
            }
            #expect(recorder.lines.isEmpty)
        }
        #expect(house == nil)
        #expect(manager == nil)
        #expect(closure == nil)
        #expect(recorder.lines == ["caller cancelled: the tree has gone"])
        for resume in kept {
            #expect(!resume.isPending)
            resume()
        }
        #expect(recorder.lines.count == 1)
    }

    @Test("a gate that drops its resumption denies, and its object is freed") func gateGoes() {
        let (house, recorder) = (House(), Recorder())
        final class Keeper {
            var resume: Resumption?
            var gate: Gate { Gate("keeper") { _ in .wait { self.resume = $0 } } }
        }
        weak var keeper: Keeper?
        do {
            let made = Keeper()
            keeper = made
            house.trigger(.push("a"), gates: [made.gate], completion: recorder("it"))
            #expect(recorder.lines.isEmpty)
        }
        // What is to answer keeps itself, by the closure that the trigger keeps.
        #expect(keeper != nil && recorder.lines.isEmpty)
        keeper?.resume = nil
        #expect(recorder.lines == ["it: rejected: it is not allowed: its answer was dropped"])
        #expect(keeper == nil)
    }
}

private final class Token {
    let name = "caller"
}

/// How a journey that waits for a login can end.
enum JourneyEnd: CaseIterable {
    case finished, closed, looped, recovered, childPopped, resetByRecovery

    var outcome: String {
        switch self {
        case .finished: "completed"
        case .closed: "rejected: 'login' had to come first, and was closed"
        case .looped: "failed: Can't go to HouseRoute.secret: 'porter' requires the same again and again."
        case .recovered, .resetByRecovery: "cancelled: everything that was pending was ended"
        case .childPopped: "rejected: 'login' had to come first, and was closed"
        }
    }

    func happen(_ guarded: GuardedHouse, _ login: Prerequisite?) {
        let house = guarded.house
        switch self {
        case .finished:
            guarded.porter.answer = { _ in .allow }
            login.map { $0.finish() }
        case .closed: guarded.manager.back(completion: nil)
        case .looped:
            login.map { $0.finish() }
            (house.children.first as? House)?.login?.finish()
            (house.children.first as? House)?.login?.finish()
        case .recovered: house.recover(to: .home)
        case .resetByRecovery: guarded.manager.recover(to: .perform(.popToRoot(), on: house.root))
        case .childPopped: house.perform(.multiple(.dismissAll(), .popToRoot()))
        }
    }
}

/// What a trigger can wait for, and how it can have come.
enum Waiting: CaseIterable {
    case login, wait, question, gatedLogin, performed, climbing, link, redirected, coalesced, weakly
    case report, claimed, leaving, back, backFromOutside, performedOnRoot, finish, reset

    func begin(
        _ house: House, _ outermost: any Presentable, keep: @escaping (Resumption) -> Void,
        _ completion: @escaping (TransitionOutcome) -> Void
    ) {
        house.gates[.secret] = [Gate("porter") { _ in .require(HouseRoute.login) }]
        switch self {
        case .login: house.trigger(.secret, completion: completion)
        case .wait: house.trigger(.secret, gates: [Gate("porter") { _ in .wait(keep) }], completion: completion)
        case .question:
            house.trigger(
                .secret, gates: [Gate("porter") { _ in .ask("Sure?", choices: [.cancel()]) }], completion: completion)
        case .gatedLogin:
            house.gates[.login] = [Gate("porter") { _ in .wait(keep) }]
            house.trigger(.secret, completion: completion)
        case .performed: house.perform(house.deepLink(.nothing, HouseRoute.secret), completion: completion)
        case .performedOnRoot: house.root.perform(house.deepLink([Hop(HouseRoute.secret)]), completion: completion)
        case .climbing: house.top.send(HouseRoute.secret, completion: completion)
        case .link: house.trigger(.nothing, then: HouseRoute.secret, completion: completion)
        case .weakly: house.weakRouter.trigger(.secret, completion: completion)
        case .redirected:
            house.gates[.detour] = [Gate("porter") { _ in .redirect(to: HouseRoute.secret) }]
            house.trigger(.detour, completion: completion)
        case .coalesced:
            house.trigger(.secret, with: TransitionOptions(policy: .coalesce)) { _ in }
            house.trigger(.secret, with: TransitionOptions(policy: .coalesce), completion: completion)
        case .claimed:
            house.perform(.push(Screen("list")))
            house.claims = { _ in .secret }
            outermost.node.report(.popped(to: house.root.bottom), completion: completion)
        case .report, .leaving, .back, .backFromOutside, .finish, .reset: leave(house, outermost, completion)
        }
    }

    private func leave(
        _ house: House, _ outermost: any Presentable, _ completion: @escaping (TransitionOutcome) -> Void
    ) {
        let prerequisite = Prerequisite("prerequisite")
        let draft = Manuscript { _ in .ask("Discard?", choices: [.cancel()]) }
        house.perform(.multiple(.push(prerequisite), .push(draft)))
        switch self {
        case .report: outermost.node.report(.popped(to: house.root.bottom), completion: completion)
        case .leaving: house.trigger(.home, completion: completion)
        case .back: house.back(completion: completion)
        case .finish: prerequisite.finish(completion: completion)
        default:
            guard let manager = outermost as? WindowManager, self == .reset else {
                return outermost.back(completion: completion)
            }
            manager.reset(completion: completion)
        }
    }
}

extension StackRoot {
    fileprivate var bottom: NodeID { node.child(at: 0)?.node.id ?? node.id }
}
