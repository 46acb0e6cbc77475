@_spi(Hosting) import Coordination
import CoordinationRestoration
import Foundation
import TestSupport

/// States of random programs, stored at any moment, each restored into a launch that differs.
struct MomentsBar: Bar {
    let name = "restoration-moments"
    let count = 100_000
    let unit = "stored states"

    func run(seed: UInt64, tally: inout Tally) -> Finding? { play(PostProgram(seed: seed), &tally) }

    func text(seed: UInt64) -> String? { Self.text(PostProgram(seed: seed)) }

    func play(_ text: String, tally: inout Tally) -> Finding? {
        guard let program = Self.program(text) else { return Finding("is no program") }
        return play(program, &tally)
    }

    func smaller(than text: String) -> [String] {
        guard let program = Self.program(text) else { return [] }
        return program.deeds.indices.map { index in
            var copy = program
            copy.deeds.remove(at: index)
            return Self.text(copy)
        }
    }

    private static func text(_ program: PostProgram) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(program)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static func program(_ text: String) -> PostProgram? {
        try? JSONDecoder().decode(PostProgram.self, from: Data(text.utf8))
    }

    private func play(_ program: PostProgram, _ tally: inout Tally) -> Finding? {
        tally.expect(BoxRoute.names + ["back", "type", "signIn", "closeLogin"], of: "step")
        tally.expect(["idle", "settling", "gesture", "effect"], of: "moment")
        tally.expect(
            ["another order", "one less", "one more", "a tab more", "signed out", "another user", "without names"],
            of: "launch")
        for deed in program.deeds { tally.count(deed.name, of: "step") }
        tally.count(program.moment.name, of: "moment")
        for difference in program.differences { tally.count(difference, of: "launch") }
        let run = PostRun(program)
        if let problem = run.problem { return Finding(problem, details: run.details) }
        tally.count(run.report.isWhole ? "whole" : "partial", of: "report")
        if run.hasWaited { tally.count("with what waited", of: "report") }
        return nil
    }
}

extension PostProgram {
    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        func route() -> BoxRoute {
            let number = random.below(20)
            return [.mail(number), .note(number), .two(number), .vault(number), .pay(number)][random.below(5)]
        }
        var launch = PostLaunch(user: random.oneIn(2) ? "ada" : nil, isRouted: random.oneIn(2))
        launch.accounts = Array(launch.accounts.prefix(1 + random.below(3)))
        deeds = (0..<random.below(10)).map { _ in
            switch random.below(12) {
            case 0..<6: .go(route(), random.below(3))
            case 6, 7: .back(random.below(3))
            case 8, 9: .type(random.below(99), at: random.below(4), of: random.below(3))
            case 10: .signIn
            default: .closeLogin
            }
        }
        let box = random.below(3)
        switch random.below(5) {
        case 0, 1: moment = .idle
        case 2: moment = .settling((0...random.below(3)).map { _ in .mail(random.below(20)) }, box)
        case 3: moment = .gesture(box)
        default: moment = .effect(box)
        }
        next = launch
        if random.oneIn(2) { next.accounts.shuffle(using: &random) }
        if random.oneIn(3) { next.accounts.remove(at: random.below(next.accounts.count)) }
        if random.oneIn(3) { next.accounts.insert("dan", at: random.below(next.accounts.count + 1)) }
        next.hasLabs = random.oneIn(3)
        // One alone is taken for the one that was stored, so that there are several.
        if launch.accounts.count > 1, random.oneIn(5) { (launch.isNamed, next.isNamed) = (false, false) }
        next.user = [launch.user, "ada", nil, "eve"][random.below(4)]
        self.launch = launch
    }

    var differences: [String] {
        let kept = launch.accounts.filter(next.accounts.contains)
        return [
            ("another order", kept != next.accounts.filter(launch.accounts.contains)),
            ("one less", kept.count < launch.accounts.count), ("one more", next.accounts.contains("dan")),
            ("a tab more", next.hasLabs), ("signed out", next.user == nil), ("another user", next.user == "eve"),
            ("without names", !next.isNamed),
        ].filter(\.1).map(\.0)
    }
}

/// A program that was played up to the moment, and restored.
struct PostRun {
    private(set) var problem: String?
    private(set) var report = RestorationReport()
    private(set) var hasWaited = false
    private var lines: [String] = []
    private let program: PostProgram
    private let app: PostApp
    private let host = PostHost()
    private var facts: PostFacts

    var details: String { lines.joined(separator: "\n") }

    init(_ program: PostProgram) {
        self.program = program
        app = PostApp(program.launch, PostDisk(program.launch.user))
        app.root.attach(host)
        facts = PostFacts(program.launch.accounts)
        for deed in program.deeds { play(deed) }
        // What is there and what is said to be there are the same.
        if !isEqual(facts, app) {
            problem = "the model is another one"
            lines = ["\(facts)", "\(app.root.tree)"]
            return
        }
        store()
    }

    private func isEqual(_ facts: PostFacts, _ app: PostApp) -> Bool {
        var found = PostFacts(of: app)
        let numbers = found.waiting.map(\.number)
        found.waiting = facts.waiting
        return found == facts && numbers == facts.waiting.map(\.number)
    }

    private func account(_ number: Int) -> String { program.launch.accounts[number % program.launch.accounts.count] }

    private mutating func play(_ deed: PostDeed) {
        switch deed {
        case .go(.note, let number) where facts.boxes[account(number)]?.note != nil: break
        case .go(let route, let number):
            app[account(number)]?.trigger(route) { _ in }
            facts.go(route, account(number), app.disk.user)
        case .back(let number):
            guard let box = facts.boxes[account(number)] else { return }
            if box.note != nil {
                app[account(number)]?.perform(.dismiss()) { _ in }
                facts.boxes[account(number)]?.note = nil
            } else if box.stack.count > 1 {
                app[account(number)]?.perform(.pop()) { _ in }
                facts.boxes[account(number)]?.stack.removeLast()
            }
        case .type(let value, let place, let number):
            let name = account(number)
            guard let box = app[name] else { return }
            let text = "\(name) \(value)"
            let models = box.root.node.children.compactMap { $0 as? PostModel }
            if place == 0 {
                box.kept = text
                facts.boxes[name]?.kept = text
            } else if place < facts.boxes[name]?.stack.count ?? 0, models.indices.contains(place - 1) {
                models[place - 1].kept = text
                facts.boxes[name]?.stack[place].kept = text
            } else if let note = box.root.node.presented?.presentable as? PostModel {
                note.kept = text
                facts.boxes[name]?.note?.kept = text
            }
        case .signIn:
            guard let login = app.login else { return }
            app.disk.user = "ada"
            login.finish()
            facts.signIn()
        case .closeLogin:
            guard app.login != nil else { return }
            app.perform(.dismiss()) { _ in }
            (facts.waiting, facts.hasLogin) = ([], false)
        }
    }

    /// Stores the app at the moment, and restores it in the next launch.
    private mutating func store() {
        var later: [(BoxRoute, String)] = []
        var undelivered: [String] = []
        var state: StoredState?
        var gesture: InteractiveTransition?
        switch program.moment {
        case .idle: state = try? app.stored()
        case .settling(let routes, let number):
            host.isHolding = true
            app[account(number)]?.trigger(.pay(77)) { _ in }
            for route in routes { app[account(number)]?.trigger(route) { _ in } }
            later = routes.map { ($0, account(number)) }
            state = try? app.stored()
        case .gesture(let number):
            gesture = app[account(number)]?.begin(.mail(77)) { _ in }
            state = try? app.stored()
        case .effect(let number):
            app.disk.moment = { [app] in state = try? app.stored() }
            app[account(number)]?.trigger(.pay(77)) { _ in }
            facts.go(.pay(77), account(number), app.disk.user)
            undelivered = ["pay"]
        }
        withExtendedLifetime(gesture) {}
        guard let state else { return problem = "it cannot be stored" }
        restore(state, later, undelivered)
    }

    private mutating func restore(_ state: StoredState, _ later: [(BoxRoute, String)], _ undelivered: [String]) {
        let disk = PostDisk(program.next.user)
        let fresh = PostApp(program.next, disk)
        do throws(RestorationError) {
            report = try fresh.restore(StoredState(state.text))
        } catch {
            return problem = "it cannot be restored"
        }
        let due = facts.reborn(program.launch.accounts, program.next, then: later)
        hasWaited = facts.hasLogin || !later.isEmpty
        lines = [
            "stored: \(app.root.tree)", "of: \(program.launch)", "in: \(program.next)", "due: \(due.facts)",
            "restored: \(fresh.root.tree) \(PostFacts(of: fresh))", "report:", "\(report)", state.text,
        ]
        check(fresh, due, undelivered, later)
        guard problem == nil else { return }
        let (tree, waiting) = (fresh.root.tree, fresh.root.node.waitingTriggers.count)
        if later.isEmpty, due.facts.waiting.count == facts.waiting.count, !facts.hasLogin || due.facts.hasLogin {
            _ = try? fresh.restore(StoredState(state.text))
            if fresh.root.tree != tree || fresh.root.node.waitingTriggers.count != waiting {
                problem = "restored a second time, it is another tree"
                lines.append("again: \(fresh.root.tree)")
            }
        }
    }

    private mutating func check(
        _ fresh: PostApp, _ due: (facts: PostFacts, lost: Set<String>, added: Int, known: Set<String>),
        _ undelivered: [String],
        _ later: [(BoxRoute, String)]
    ) {
        for box in fresh.shown {
            let models = (box.root.node.children + (box.root.node.presented.map { [$0.presentable] } ?? []))
                .compactMap { $0 as? PostModel }
            if models.contains(where: { $0.account != box.account }) { problem = "somebody has a screen of another" }
            for kept in models.map(\.kept) + [box.kept] where !kept.isEmpty && !kept.hasPrefix(box.account) {
                problem = "somebody has a state of another"
            }
            if disk(fresh).user != "ada", models.contains(where: { $0.node.name.hasPrefix("v") }) {
                problem = "a stranger sees what is gated"
            }
        }
        if problem != nil { return }
        if fresh.shown.map(\.account).sorted() != program.next.accounts.sorted() {
            problem = "accounts are missing, or twice"
        }
        if problem == nil, !isEqual(due.facts, fresh) { problem = "it is not what was due" }
        if problem != nil { return }
        let missing = report.losses.filter { loss in
            switch loss.detail {
            case .added, .undelivered, .removed, .selection: false
            case .waiting, .noCoordinator: loss.place.description != "/"
            default: true
            }
        }
        let named = Set(missing.map(\.place.description))
        let lost = Set(due.lost.map { TreePath($0)?.description ?? $0 })
        if named != lost { problem = "what is missing is not what is named" }
        if report.losses.count(where: { $0.detail == .added }) != due.added { problem = "what is new is not named" }
        let names = report.losses.filter { $0.detail == .undelivered }.map(\.name)
        if names != undelivered { problem = "what was not delivered is not named" }
        let gone =
            facts.waiting.count { !due.known.contains($0.account) }
            + later.count { !due.known.contains($0.1) }
        let unasked = report.losses.count { loss in
            loss.place.description == "/" && (loss.detail == .waiting || loss.detail == .noCoordinator)
        }
        if unasked != gone { problem = "what waited is not named" }
    }

    private func disk(_ app: PostApp) -> PostDisk { app.disk }
}
