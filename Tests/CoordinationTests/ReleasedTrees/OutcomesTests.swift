@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing

/// Each call with a completion, made in the middle of something; then the app lets go of the tree.
@Suite(.bothEnds, .noUnhandledFailures) struct OutcomesTests {
    @Test("a call has one outcome, and its released tree is freed", arguments: Situation.allCases, Verb.allCases)
    func once(situation: Situation, verb: Verb) {
        let stage = Stage(verb)
        weak let (node, app, model, host) = (stage.manager?.node, stage.app, stage.model, stage.host)
        situation.play(on: stage)
        #expect(stage.app == nil, "the situation did not come about")
        #expect(node == nil, "\(stage.recorder.lines)")
        #expect(app == nil, "\(stage.recorder.lines)")
        #expect(model == nil)
        #expect(stage.borrower == nil)
        #expect(host == nil)
        stage.time.advance(by: .seconds(60))
        #expect(!stage.asked.isEmpty)
        for name in stage.asked { #expect(stage.recorder.outcomes[name]?.count == 1, "\(name)") }
    }
}

extension OutcomesTests {
    /// What goes on when the call is made.
    enum Situation: CaseIterable {
        case idle, preparing, building, applying, settling, settlingWithOneOfTwo, completing, inAnEffect, inAnEvent
        case inACommitObserver, atALogin, atAWait, askingAtAGate, askingWhetherToLeave, lent, lentAndKept
        case behindAnother, inAGesture, recovering, removed, coalescing, beforeADeadline

        fileprivate func play(on stage: Stage) {
            let act = { [unowned stage] in stage.actAndLetGo() }
            // None of these keeps anything: the stage alone does.
            var app: App? { stage.app }
            var host: Probe? { stage.host }
            defer { stage.kept = nil }
            switch self {
            case .idle: act()
            case .preparing:
                app?.prepares = act
                app?.trigger(.hook, completion: stage.done("first"))
            case .building:
                app?.perform(
                    .push(
                        Later {
                            act()
                            return Screen("built")
                        }), completion: stage.done("first"))
            case .applying:
                host?.applies = act
                app?.trigger(.push("a"), completion: stage.done("first"))
            case .settling:
                host?.isSilent = true
                app?.trigger(.push("a"), completion: stage.done("first"))
                act()
            case .settlingWithOneOfTwo: withTwoHosts(stage)
            case .completing:
                let done = stage.done("first")
                app?.trigger(.push("a")) {
                    done($0)
                    act()
                }
            case .inAnEffect: app?.perform(.effect("act", act), completion: stage.done("first"))
            case .inAnEvent:
                stage.model?.observe { _ in act() }
                app?.perform(.push(Screen("over")), completion: stage.done("first"))
            case .inACommitObserver:
                stage.manager?.observeCommits { _ in act() }
                app?.trigger(.push("a"), completion: stage.done("first"))
            case .atALogin: gated(stage, .require(Route.login))
            case .atAWait: gated(stage, .wait { [recorder = stage.recorder] in recorder.keep($0) })
            case .askingAtAGate: gated(stage, .ask("Sure?", choices: [.proceed("Yes"), .cancel("No")]))
            case .askingWhetherToLeave:
                stage.model?.leaving = .ask("Leave?", choices: [.proceed("Yes"), .cancel("No")])
                app?.back(completion: stage.done("first"))
                act()
            case .lent:
                let other = lend(stage)
                withExtendedLifetime(other, act)
            case .lentAndKept:
                let kept = (app, stage.manager, lend(stage))
                withExtendedLifetime(kept, act)
            case .behindAnother:
                host?.isSilent = true
                for name in ["first", "second"] { app?.trigger(.push(name), completion: stage.done(name)) }
                act()
            case .inAGesture:
                stage.kept = app?.begin(.push("a"), completion: stage.done("first"))
                act()
            case .recovering:
                host?.isSilent = true
                app?.trigger(.push("a"), completion: stage.done("first"))
                app?.recover(to: .push("b"), completion: stage.done("recovery"))
                act()
            case .removed:
                let first = (app, App())
                first.0?.perform(.push(first.1))
                host?.isSilent = true
                first.0?.perform(.popToRoot(), completion: stage.done("first"))
                stage.app = first.1
                withExtendedLifetime(first, act)
            case .coalescing:
                host?.isSilent = true
                app?.trigger(.push("a"), completion: stage.done("first"))
                for name in ["second", "third"] {
                    app?.trigger(.push("b"), with: .init(policy: .coalesce), completion: stage.done(name))
                }
                act()
            case .beforeADeadline:
                host?.isSilent = true
                app?.trigger(.push("a"), with: .init(deadline: .seconds(2)), completion: stage.done("first"))
                act()
            }
        }

        private func lend(_ stage: Stage) -> Stacked {
            let other = Stacked("other")
            stage.borrower = other
            other.attach(Probe(isSilent: true))
            if let root = stage.app?.root {
                other.perform(
                    .multiple(.push(Screen("x")), .perform(.push(Screen("y")), on: root)),
                    completion: stage.done("first"))
            }
            return other
        }

        private func gated(_ stage: Stage, _ verdict: Verdict) {
            stage.app?.verdict = verdict
            stage.app?.trigger(.gated, completion: stage.done("first"))
            stage.actAndLetGo()
        }

        private func withTwoHosts(_ stage: Stage) {
            let side = Stacked("side")
            let window = WindowRoot(side, name: "side")
            stage.manager?.perform(.open(window))
            let probe = Probe(isSilent: true)
            window.attach(probe)
            stage.host?.isSilent = true
            stage.app?.perform(
                .multiple(.push(Screen("a")), .perform(.push(Screen("b")), on: side.root)),
                completion: stage.done("first"))
            probe.answer()
            stage.actAndLetGo()
        }
    }

    /// A call with a completion.
    enum Verb: CaseIterable {
        case trigger, triggerThen, hops, link, cause, weakTrigger, redirected, performOnCoordinator, performOnRoot
        case performOnManager, push, present, managerPush, alert, choose, back, backFromTheScreen, send,
            sendFromTheManager
        case reset, recoverRoute, recoverRoot, recoverManager, finish, cancelFlow, finishFlow, ask, askInTheManager
        case gestureFinished, gestureCancelled, gestureLetGo, gestureKept, backGesture, driver, reportBack, reportJunk
        case reportFocus, open, close, bringToFront, setRoot, coalesced, rejecting, revealing

        var needsFlow: Bool { self == .cancelFlow || self == .finishFlow }

        private static let links: Links<Route> = [.path().value(String.self).route(Route.push)]

        fileprivate func call(on stage: Stage, _ done: @escaping (TransitionOutcome) -> Void) {
            guard let app = stage.app, let manager = stage.manager, let model = stage.model else { return }
            switch self {
            case .trigger: app.trigger(.push("x"), completion: done)
            case .triggerThen: app.trigger(.push("x"), then: Route.push("y"), completion: done)
            case .hops: app.trigger([Hop(Route.push("x")), Hop(Route.push("y"))], completion: done)
            case .link: if let link = try? Self.links.link(for: "/x") { manager.trigger(link, completion: done) }
            case .cause: manager.trigger(Cause.route(Route.push("x")), completion: done)
            case .weakTrigger: app.weakRouter.trigger(.push("x"), completion: done)
            case .redirected:
                RedirectionRouter(to: app) { (route: Route) in route }.trigger(.push("x"), completion: done)
            case .performOnCoordinator: app.perform(.push(Screen("x")), completion: done)
            case .performOnRoot: app.root.perform(.push(Screen("x")), completion: done)
            case .performOnManager: manager.perform(.dismissAll(), completion: done)
            case .push: app.push(Screen("x"), completion: done)
            case .present: model.node.present(Screen("x"), completion: done)
            case .managerPush: manager.push(Screen("x"), completion: done)
            case .alert: app.perform(.alert("Hint", choices: [AlertChoice("OK")]), completion: done)
            case .choose: manager.choose("Yes", completion: done)
            case .back: manager.back(completion: done)
            case .backFromTheScreen: model.back(completion: done)
            case .send: model.send(Route.push("x"), completion: done)
            case .sendFromTheManager: manager.node.send(Route.push("x"), completion: done)
            case .reset: manager.reset(completion: done)
            case .recoverRoute: app.recover(to: .push("x"), completion: done)
            case .recoverRoot: app.root.recover(to: .push(Screen("x")), completion: done)
            case .recoverManager: manager.recover(to: .dismissAll(), completion: done)
            case .finish, .finishFlow: model.finish(with: 1, completion: done)
            case .cancelFlow: model.cancelFlow(completion: done)
            case .ask: app.ask("Q", [Answer("A", 1)]) { done($0.outcome) }
            case .askInTheManager: manager.ask("Q", [Answer("A", 1)]) { done($0.outcome) }
            case .gestureFinished: app.begin(.push("x"), completion: done).finish()
            case .gestureCancelled: app.begin(.push("x"), completion: done).cancel()
            case .gestureLetGo: _ = app.begin(.push("x"), completion: done)
            case .gestureKept: stage.gesture = app.begin(.push("x"), completion: done)
            case .backGesture: stage.gesture = manager.node.beginBack(completion: done)
            case .driver:
                let driver = app.gestureDriver(for: .push("x"), completion: done)
                driver.handle(Gesture(.began))
                driver.handle(Gesture(.ended, progress: 1))
            case .reportBack:
                if let home = app.root.node.children.first {
                    manager.report(.popped(to: home.node.id), completion: done)
                }
            case .reportJunk: manager.report(.dismissed(model.node.id), completion: done)
            case .reportFocus:
                if let window = manager.windows.first { manager.report(.focused(window.node.id), completion: done) }
            case .open: manager.perform(.open(WindowRoot(Screen("x"), name: "new")), completion: done)
            case .close: if let window = manager.windows.first { manager.perform(.close(window), completion: done) }
            case .bringToFront:
                if let window = manager.windows.first { manager.perform(.bringToFront(window), completion: done) }
            case .setRoot: manager.windows.first?.perform(.setRoot(Screen("x")), completion: done)
            case .coalesced: app.trigger(.push("x"), with: .init(policy: .coalesce), completion: done)
            case .rejecting: app.trigger(.push("x"), with: .init(policy: .reject), completion: done)
            case .revealing: app.trigger(.push("x"), with: .revealing, completion: done)
            }
        }
    }
}

extension OutcomesTests {
    enum Route: Coordination.Route, Codable { case push(String), hook, gated, login, flow }

    fileprivate final class App: Coordinator {
        let root = StackRoot(Screen("home"))
        var prepares: () -> Void = {}
        var verdict = Verdict.allow

        func gates(for route: Route) -> [Gate] { route == .gated ? [Gate("porter") { [verdict] _ in verdict }] : [] }

        func prepareTransition(for route: Route) -> Transition<StackRoot> {
            switch route {
            case .push(let name): return .push(Screen(name))
            case .hook:
                prepares()
                return .push(Screen("hook"))
            case .gated: return .push(Screen("gated"))
            case .login: return .present(Prerequisite("login"))
            case .flow: return .run(SumOfTwo(), onEnd: { _ in })
            }
        }
    }

    /// A host that answers, or keeps each commit and does not.
    fileprivate final class Probe: Host {
        var isSilent: Bool
        var applies: () -> Void = {}
        private var kept: [HostCommit] = []

        init(isSilent: Bool = false) { self.isSilent = isSilent }

        func show(_ root: any Presentable) {}

        func apply(_ commit: HostCommit) {
            applies()
            if isSilent { kept.append(commit) } else { commit.acknowledge() }
        }

        func answer() { for commit in kept { commit.acknowledge() } }
    }

    /// An app, and what is heard of it. It keeps all of it until it lets go.
    fileprivate final class Stage {
        let recorder = Recorder()
        let time = ManualTime()
        var app: App?
        var model: Pick?
        var manager: WindowManager?
        var host: Probe?
        /// The gesture of the situation, and that of the call, as a recogniser keeps them.
        var kept: InteractiveTransition?
        var gesture: InteractiveTransition?
        weak var borrower: Stacked?
        private let verb: Verb
        private var hasActed = false
        private(set) var asked: [String] = []

        init(_ verb: Verb) {
            self.verb = verb
            let app = App()
            let manager = WindowManager(WindowRoot(app, name: "main"), time: time)
            if verb.needsFlow { app.trigger(.flow) } else { app.perform(.push(Pick())) }
            let host = Probe()
            manager.attach(host)
            model = try? manager.frontmost(Pick.self)
            (self.app, self.manager, self.host) = (app, manager, host)
        }

        func done(_ name: String) -> (TransitionOutcome) -> Void {
            asked.append(name)
            return recorder(name)
        }

        /// Makes the call, and lets go of the tree.
        func actAndLetGo() {
            guard !hasActed else { return }
            hasActed = true
            verb.call(on: self, done("call"))
            (app, manager, model, host) = (nil, nil, nil, nil)
            gesture = nil
        }
    }
}

extension Result where Failure == TransitionOutcome.Failure {
    fileprivate var outcome: TransitionOutcome {
        switch self {
        case .success: .noChange
        case .failure(.cancelled(let reason)): .cancelled(reason)
        case .failure(.rejected(let reason)): .rejected(reason)
        case .failure(.failed(let error)): .failed(error)
        }
    }
}
