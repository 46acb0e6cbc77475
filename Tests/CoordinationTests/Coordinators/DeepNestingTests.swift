@_spi(Hosting) import Coordination
import CoordinationTesting
import TestSupport
import Testing

/// Everything here runs on a stack of 512 KiB.
@Suite(.bothEnds, .noUnhandledFailures) struct DeepNestingTests {
    @Test("a very long chain of routes is one commit") func longChain() async {
        let (count, ends) = await onSmallStack {
            let (counter, recorder) = (Stacked(), Recorder())
            let routes = (0..<deep).map { StackedRoute.push("\($0)") }
            counter.perform(counter.chain(routes: routes), completion: recorder("chain"))
            return (counter.root.node.count, recorder.outcome("chain")?.isCompleted)
        }
        #expect(count == deep)
        #expect(ends == true)
    }

    @Test("a very long chain of routes that fails at its end leaves nothing") func longChainFails() async {
        let (tree, index) = await onSmallStack {
            let (counter, recorder) = (Stacked("home"), Recorder())
            let routes = (0..<deep).map { StackedRoute.push("\($0)") } + [.refused]
            counter.perform(counter.chain(routes: routes), completion: recorder("chain"))
            return (counter.tree.description, recorder.error("chain")?.path)
        }
        #expect(tree == "[home]")
        #expect(index == [deep, 1])
    }

    @Test("a very long link among three coordinators arrives") func longLink() async {
        let (news, users) = await onSmallStack {
            let app = AppCoordinator()
            let round = [
                Hop(AppRoute.news), Hop(NewsRoute.article(id: 1)), Hop(AppRoute.users),
                Hop(UsersRoute.profile(name: "ada")),
            ]
            app.perform(app.deepLink(Array(repeating: round, count: deep / 4).flatMap(\.self)))
            return (app.news?.root.node.count, app.users?.root.node.count)
        }
        #expect(news == deep / 4 + 1)
        #expect(users == deep / 4 + 1)
    }

    @Test("very many awaited screens are removed in one commit, and each is reported once") func awaited()
        async
    {
        let (told, tree) = await onSmallStack {
            let stack = StackRoot(Screen("home"))
            let pickers = (0..<deep).map { _ in ItemPicker() }
            var told: [EndReason: Int] = [:]
            for picker in pickers {
                picker.onFinish { if case .failure(let reason) = $0 { told[reason, default: 0] += 1 } }
            }
            stack.perform(.multiple(pickers.map { .push($0) }))
            stack.perform(.popToRoot())
            return (told, stack.tree.description)
        }
        #expect(told == [.popped: deep])
        #expect(tree == "[home]")
    }

    @Test("very many screens that finish in one commit each give their output") func finishing() async {
        let (sum, outcome) = await onSmallStack {
            let (stack, recorder) = (StackRoot(Screen("home")), Recorder())
            let pickers = (0..<deep).map { _ in ItemPicker() }
            var sum = 0
            for picker in pickers { picker.onFinish { if case .success(let item) = $0 { sum += item.name.count } } }
            stack.perform(.multiple(pickers.map { .push($0) }))
            stack.perform(
                .multiple(pickers.reversed().map { .finish($0, with: Item(name: "x")) }), completion: recorder("it"))
            return (sum, recorder.outcome("it")?.isCompleted)
        }
        #expect(sum == deep)
        #expect(outcome == true)
    }

    @Test("routes on routes, 1,000 coordinators deep, run") func nestedRoutes() async {
        let (last, changes) = await onSmallStack {
            let links = (0..<1_000).map { _ in Probe(StackRoot()) }
            for (link, next) in zip(links, links.dropFirst()) {
                link.answers[0] = { .trigger(.run(0), on: next) }
            }
            links.last?.answers[0] = { .push(Screen("arrived")) }
            let outcome = links.first?.outcome(of: .run(0))
            guard case .completed(let context)? = outcome else { return ("\(outcome as Any)", 0) }
            return (links.last?.tree.description ?? "", context.changes.count)
        }
        #expect(last == "[arrived]")
        #expect(changes == 1)
    }

    @Test("routes on routes of one coordinator, nested very deep, run and are undone") func nestedOnSelf() async {
        let (tree, reason) = await onSmallStack {
            let probe = Probe(StackRoot())
            var left = deep
            probe.answers[0] = { [unowned probe] in
                left -= 1
                return left == 0 ? .pop() : .multiple(.push(Screen("\(left)")), .trigger(.run(0), on: probe))
            }
            probe.answers[1] = { .push(Screen("home")) }
            probe.trigger(.run(1))
            probe.answers[2] = { [unowned probe] in
                .multiple(.trigger(.run(0), on: probe), .pop(to: Screen("absent")))
            }
            let outcome = probe.outcome(of: .run(2))
            guard case .failed(let error)? = outcome else { return (probe.tree.description, nil as String?) }
            return (probe.tree.description, error.summary)
        }
        #expect(tree == "[home]")
        #expect(reason == "Can't pop to 'absent' (step 1, counted from 0): it is not on this stack.")
    }

    @Test("a leaf under 1,000 stacks reaches the outermost coordinator") func deepBubbling() async {
        let logouts = await onSmallStack {
            let app = AppCoordinator()
            let leaf = Screen("leaf")
            var inner: any Presentable = leaf
            for _ in 0..<1_000 { inner = StackRoot(inner) }
            app.news?.perform(.push(inner))
            leaf.send(AppRoute.logout)
            return app.logouts
        }
        #expect(logouts == 1)
    }

    @Test("1,000 coordinators built by one link are drawn and torn down", arguments: Nesting.allCases)
    func nestedCoordinators(nesting: Nesting) async {
        let facts = await onSmallStack { nesting.facts(depth: 1_000) }
        #expect(facts.outcome == "completed")
        #expect(facts.levels == 1_000)
        #expect(facts.wasAlive)
        #expect(facts.diesByVerb)
        #expect(facts.diesByDropping)
    }
}

enum Nesting: CaseIterable {
    case pushed, presented, embedded, tab

    struct Facts {
        var outcome = ""
        var levels = 0
        var wasAlive = false
        var diesByVerb = false
        var diesByDropping = false
    }

    func facts(depth: Int) -> Facts {
        var facts = Facts()
        weak var deepest: Nest?
        var home: Stacked? = Stacked("home")
        build(depth, on: home, &facts, &deepest)
        facts.wasAlive = deepest != nil
        facts.levels = (home?.tree.description.split(separator: "nest").count ?? 0) - 1
        home?.perform(.popToRoot())
        facts.diesByVerb = deepest == nil
        build(depth, on: home, &facts, &deepest)
        facts.diesByDropping = deepest != nil
        home = nil
        facts.diesByDropping = facts.diesByDropping && deepest == nil
        return facts
    }

    private func build(_ depth: Int, on home: Stacked?, _ facts: inout Facts, _ deepest: inout Nest?) {
        let recorder = Recorder()
        let nest = Nest(self)
        home?.perform(.push(nest))
        nest.perform(
            nest.deepLink((1..<depth).map { Hop(NestRoute.deeper($0)) }), completion: recorder("link"))
        facts.outcome = recorder.outcome("link")?.description ?? "none, or several"
        var last = nest
        while let next = last.children.first as? Nest { last = next }
        deepest = last
    }
}

enum NestRoute: Route { case deeper(Int) }

/// A coordinator that shows another of its kind.
final class Nest: Coordinator {
    let root: StackRoot
    private let nesting: Nesting

    init(_ nesting: Nesting) {
        self.nesting = nesting
        root = StackRoot(name: "nest")
    }

    func prepareTransition(for route: NestRoute) -> Transition<StackRoot> {
        let next = Nest(nesting)
        return switch nesting {
        case .pushed: .push(next)
        case .presented: .present(next)
        case .embedded: .embed(next, in: self)
        case .tab: .push(TabRoot(Screen("other"), next, selecting: next))
        }
    }
}
