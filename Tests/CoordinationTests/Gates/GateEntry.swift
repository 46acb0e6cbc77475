@_spi(Hosting) import Coordination
import CoordinationTesting

/// The ways in which a route can come. A row of a new way is one more test of each promise.
enum GateEntry: String, CaseIterable {
    case triggered, chain, chainStep, deepLink, link, linkStep, runTimeLink, nestedRoute, triggerOnRouter, triggerOnWeak
    case nestedInMultiple, nestedInAVerb, pushedChild, presentedChild, redirection, weakRouter, weakRedirection,
        bubbling
    case alertChoice, claimedReport, fromPreparation, fromCompletion, fromEffect, fromEvent, fromOutcomeOfAChild
    case afterAnotherWait, redirectVerdict, routeOfFirst, ownRouter, ownRouterAround, ownRouterWithoutTree, ownJoin,
        gesture, gestureDriver
    case recovery, endOfAFlow

    /// Ways that cannot wait.
    var cannotWait: Bool { [.gesture, .gestureDriver, .recovery].contains(self) }

    /// Ways that have a place to report an outcome.
    var isHeard: Bool { ![.alertChoice, .fromOutcomeOfAChild, .endOfAFlow].contains(self) }

    /// Whether the secret is a child's.
    var isOfAChild: Bool { [.pushedChild, .presentedChild, .ownJoin].contains(self) }
}

extension GuardedHouse {
    /// Goes to the secret in one of the ways.
    func enter(_ entry: GateEntry, _ completion: @escaping (TransitionOutcome) -> Void) {
        switch entry {
        case .triggered: house.trigger(.secret, completion: completion)
        case .redirection, .weakRouter, .weakRedirection, .bubbling, .ownRouter, .ownRouterAround,
            .ownRouterWithoutTree:
            handOn(entry, completion)
        case .gesture: house.begin(.secret, completion: completion).finish()
        case .gestureDriver:
            let driver = house.gestureDriver(for: .secret, completion: completion)
            driver.handle(Gesture(.began))
            driver.handle(Gesture(.ended, progress: 1))
        case .recovery: house.recover(to: .secret, completion: completion)
        case .claimedReport:
            house.perform(.push(Screen("list")))
            house.claims = { _ in .secret }
            host.swipeBack(completion: completion)
        case .link: house.trigger(.nothing, then: HouseRoute.secret, completion: completion)
        case .linkStep: house.trigger(.push("a"), then: HouseRoute.secret, HouseRoute.push("b"), completion: completion)
        case .alertChoice, .fromPreparation, .fromCompletion, .fromEffect, .fromEvent, .fromOutcomeOfAChild,
            .endOfAFlow:
            enterMeanwhile(entry, completion)
        case .afterAnotherWait, .redirectVerdict, .routeOfFirst: enterByVerdict(entry, completion)
        default: house.perform(transition(entry), completion: completion)
        }
    }

    private func handOn(_ entry: GateEntry, _ completion: @escaping (TransitionOutcome) -> Void) {
        switch entry {
        case .redirection: redirection.trigger(.on, completion: completion)
        case .weakRedirection: redirection.weakRouter.trigger(.on, completion: completion)
        case .weakRouter: house.weakRouter.trigger(.secret, completion: completion)
        case .ownRouterWithoutTree: Passage(to: house, hasTree: false).trigger(.on, completion: completion)
        case .ownRouter: Passage(to: house, isDirect: false).trigger(.on, completion: completion)
        case .ownRouterAround: Passage(to: house, isDirect: true).trigger(.on, completion: completion)
        default: house.top.send(HouseRoute.secret, completion: completion)
        }
    }

    private func transition(_ entry: GateEntry) -> Transition<StackRoot> {
        switch entry {
        case .chain: house.chain(routes: [.secret])
        case .chainStep: house.chain(routes: [.push("a"), .secret, .push("b")])
        case .deepLink: house.deepLink(.push("a"), HouseRoute.secret)
        case .runTimeLink: house.deepLink([Hop(HouseRoute.push("a")), Hop(HouseRoute.secret)])
        case .nestedRoute: .trigger(.secret, on: house)
        case .triggerOnRouter: .trigger(.secret, on: house)
        case .triggerOnWeak: .trigger(.secret, on: house.weakRouter)
        case .nestedInMultiple: .multiple(.push(Screen("a")), .multiple([.trigger(.secret, on: house)]))
        case .nestedInAVerb:
            Transition("nested") { [house] editor in try editor.perform(.trigger(.secret, on: house)) }
        case .pushedChild: .push(Annex([porter.gate]).at(.secret))
        case .presentedChild: .present(Annex([porter.gate]).at(.secret))
        case .ownJoin: .push(Shortcut(porter).at(.secret))
        default: .none()
        }
    }

    private func enterMeanwhile(_ entry: GateEntry, _ completion: @escaping (TransitionOutcome) -> Void) {
        switch entry {
        case .alertChoice:
            house.perform(.alert("Sure", choices: [AlertChoice("Go", sends: HouseRoute.secret)]))
            house.choose("Go")
        case .fromPreparation:
            house.answers[.probe] = { [unowned house] in
                house.trigger(.secret) { _ in }
                return .push(Screen("probe"))
            }
            house.trigger(.probe, completion: completion)
        case .fromCompletion: house.trigger(.push("a")) { _ in self.house.trigger(.secret, completion: completion) }
        case .fromEffect:
            house.perform(.effect("go") { self.house.trigger(.secret, completion: completion) })
        case .fromEvent:
            let screen = Screen("a")
            screen.observe { event in
                if event == .appeared { self.house.trigger(.secret, completion: completion) }
            }
            house.perform(.push(screen))
        case .endOfAFlow: house.perform(.run(Answered(), returning: { HouseRoute.secret }))
        default:
            let child = Prerequisite("child")
            house.perform(.present(child.returning({ HouseRoute.secret })))
            child.finish()
        }
    }

    private func enterByVerdict(_ entry: GateEntry, _ completion: @escaping (TransitionOutcome) -> Void) {
        switch entry {
        case .afterAnotherWait:
            var pass: Resumption?
            var isOpen = false
            house.gates[.secret] = [Gate("wait") { _ in isOpen ? .allow : .wait { pass = $0 } }, porter.gate]
            house.trigger(.secret, completion: completion)
            isOpen = true
            pass?()
        case .redirectVerdict:
            house.gates[.detour] = [Gate("detour") { _ in .redirect(to: HouseRoute.secret) }]
            house.trigger(.detour, completion: completion)
        default:
            // The prerequisite is behind the porter; what asked for it resumes when that has gone.
            house.gates[.gateway] = [
                Gate("gateway") { $0.attempt == 1 ? .require(HouseRoute.secret) : .allow }
            ]
            house.trigger(.gateway, completion: completion)
        }
    }
}

/// A flow with nothing left to ask.
private struct Answered: Flow {
    func next() -> FlowStep<Answered, Void> { .done(()) }
}
