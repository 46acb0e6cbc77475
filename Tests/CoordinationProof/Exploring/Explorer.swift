@_spi(Log) import Coordination

/// An exploration of an app. The running app goes on to the nearest state in which some move was not tried.
final class Explorer<App> {
    /// The moves made after each launch, before anything is explored.
    let prefix: [Move]
    let scenario: Scenario<App>
    let laws: [(law: Law<App>, condition: Int)]
    private let conditions: [Law<App>.Condition]
    private var steps: StepRules<App>
    private let lawsOfHappenings: [Law<App>]
    private let comparesTrees: Bool

    private(set) var graph: Graph
    private(set) var incidents: Incidents
    private(set) var contradiction: Contradiction?
    private(set) var seen: Sightings<App>
    private(set) var survey = Survey()
    /// The conclusions from moves that were made; nil if each move is made.
    private(set) var conclusions: Conclusions?
    /// The independence of tabs, as far as it is known. If it was refuted, another exploration has to begin with it.
    private(set) var independence: Independence
    /// The moves about items that are not made, as others are alike.
    var likes: Likes?
    /// The items that are named at launch.
    private(set) var launchItems: Set<Int> = []

    /// The numbers of moves, of those along known edges, and of launches.
    var counts: Independence.Counts

    /// The states in which removed objects were alive and leaks were not judged, since no way led home or the budget
    /// was spent.
    private(set) var unjudged: Set<Int32> = []

    private var homes: [LeakDebt.Home] = []
    private var debts: [LeakDebt] = []
    let log: Log
    var numbers = Numbers(seed: 1)
    private var reader: StateReader<App>
    private var nearest = Nearest()
    private var stage: Stage<App>
    private var choices: [Choice] = []
    private(set) var current: Int32 = 0
    private var reading = StateReading()
    private var reach: Reach<App>?
    let progress: Progress
    /// The condition that ends the exploration, if any. With a goal, only the user's moves and those that come by
    /// themselves are tried.
    private let goal: Int?
    private(set) var hasMetGoal = false
    /// The moves since the launch: each edge, with the state in which it was taken.
    private(set) var trail: [(edge: Int, state: Int32)] = []
    private(set) var journal = Journal()

    init(
        _ scenario: Scenario<App>, _ log: Log, prefix: [Move] = [], goal: Int? = nil, isQuiet: Bool = false,
        independence: Independence? = nil
    ) {
        self.scenario = scenario
        self.independence = independence ?? Independence(goal == nil ? scenario : nil)
        counts = self.independence.counts
        conclusions = self.independence.conclusions(limit: scenario.budget)
        likes = scenario.alike.isEmpty ? nil : Likes(scenario.alike)
        self.goal = goal
        self.prefix = prefix
        self.log = log
        laws = scenario.numberedLaws
        conditions = scenario.laws.flatMap(\.conditions)
        steps = StepRules(scenario.laws)
        comparesTrees = scenario.laws.contains { $0.wholeRule?.comparesTrees == true }
        lawsOfHappenings = scenario.laws.filter { $0.judgesHappenings }
        graph = Graph(conditions: conditions.count)
        incidents = Incidents()
        seen = Sightings(scenario)
        reader = StateReader(scenario)
        progress = Progress(scenario.name, isQuiet: isQuiet)
        stage = Stage(scenario, log)
        for (law, condition) in laws {
            if case .noLeak = law.kind { homes.append(LeakDebt.Home(law: law.name, condition: condition)) }
        }
        begin()
    }

    /// True if nothing can be said any more: the app has contradicted itself, or what was concluded.
    var isOver: Bool { contradiction != nil || independence.isRefuted }

    /// True if nothing within the bounds is untried.
    var isExhausted: Bool { graph.untriedCount == 0 }

    /// Explores all that the bounds and the budget allow, then repeats some of it.
    func explore() {
        while !isOver, counts.moves < scenario.budget, !hasMetGoal {
            if let edge = graph.firstUntried(of: current) {
                take(edge)
            } else if let way = nearest.untried(from: current, in: graph) {
                goOn(by: way)
            } else if !isExhausted, let edge = graph.wayBack(of: current) {
                take(edge)
            } else if let way = nearest.untried(from: 0, in: graph) {
                relaunch()
                for edge in way where !isOver { take(edge) }
            } else {
                break
            }
        }
        settle()
        if isExhausted, goal == nil {
            goAgain()
            settle()
            goRenamed()
        }
        if let conclusions { incidents.spread(over: graph, conclusions) }
    }

    /// Launches the app again, after it has gone home if needed.
    func relaunch() {
        comeHome()
        launch()
    }

    /// Goes home if removed objects are alive, since leaks are judged only at home; notes a debt if no way home is
    /// known yet.
    private func comeHome() {
        guard !isOver, stage.census != nil else { return }
        for home in homes {
            let leaks = unseen(self.leaks, home)
            guard !leaks.isEmpty, !hasDebt(of: leaks, home) else { continue }
            if let way = wayHome(from: current, home) {
                for edge in way where !isOver { take(edge) }
            } else {
                debts.append(LeakDebt(home: home, leaks: leaks, trail: trail, state: current))
            }
        }
    }

    /// The edges of a shortest known way home; nil if there is none.
    private func wayHome(from state: Int32, _ home: LeakDebt.Home) -> [Int]? {
        let ways = Ways(in: graph, from: state)
        let homes = (0..<Int32(graph.count)).filter { graph.has(home.condition, $0) }
        return ways.nearest(homes).flatMap { ways.edges(to: $0, in: graph) }
    }

    /// True if the current state has a debt of the same leaks already.
    private func hasDebt(of leaks: [String], _ home: LeakDebt.Home) -> Bool {
        debts.contains { $0.state == current && $0.leaks == leaks && $0.home.law == home.law }
    }

    /// Goes home, then settles all debts.
    private func settle() {
        comeHome()
        for debt in debts { settle(debt) }
        debts = []
    }

    /// Repeats the way to where objects were alive, and goes home from there, now that all ways are known.
    private func settle(_ debt: LeakDebt) {
        guard !isOver, !unseen(debt.leaks, debt.home).isEmpty else { return }
        guard let way = wayHome(from: debt.state, debt.home), counts.moves < scenario.budget else {
            unjudged.insert(debt.state)
            return
        }
        launch()
        for edge in debt.trail.map(\.edge) + way where !isOver { take(edge) }
    }

    /// The leaks that have not been noted yet.
    private func unseen(_ leaks: [String], _ home: LeakDebt.Home) -> [String] {
        leaks.filter { incidents.places[Incidents.Title(law: home.law, text: $0)] == nil }
    }

    /// Takes a way to an untried edge, or a much shorter one from a new launch.
    private func goOn(by way: [Int]) {
        var way = way
        if way.count > 3, let other = nearest.near(0, in: graph), other.count + 2 < way.count {
            relaunch()
            way = other
        }
        for edge in way where !isOver { take(edge) }
    }

    private func launch() {
        journal.noteLaunch()
        stage = Stage(scenario, log)
        begin()
    }

    private func begin() {
        counts.launches += 1
        reader.forgetModels()
        trail.removeAll(keepingCapacity: true)
        let happening = stage.takeHappening()
        if prefix.isEmpty {
            note(happening, at: nil)
        } else {
            if reach == nil { reach = Reach(scenario, fromLaunch: reader.read(stage, stage.situation)) }
            for move in prefix { _ = stage.make(move) }
        }
        current = 0
        arrive(by: nil)
    }

    func take(_ edge: Int) {
        let offset = edge - Int(graph.starts[Int(current)])
        guard choices.indices.contains(offset) else { return }
        let isAgain = graph.targets[edge] >= 0
        counts.moves += 1
        if isAgain { counts.again += 1 }
        progress.tick(counts.moves, graph.count)
        let (move, before) = (choices[offset].move, reading)
        let sight = isAgain ? nil : survey.sight(of: stage.root, before: move)
        let steps = steps.readings(before: move, stage.situation)
        let happening = stage.make(choices[offset])
        trail.append((edge, current))
        journal.note(edge)
        note(happening, at: edge)
        note(steps, at: edge)
        let source = current
        arrive(by: edge)
        if isOver { return }
        if let sight {
            survey.note(
                edge, move, graph.edgeMoves[edge], from: sight, to: survey.sight(of: stage.root), happening.records)
        }
        if current != source || happening.isSomething { seen.noteActing(graph.edgeMoves[edge]) }
        note(move, from: before, at: source, edge, happening)
        note(happening, arrivingBy: edge)
        // A move that changes nothing is on no way, so it would not be repeated. It may count how often it is made.
        if !isAgain, trail.last?.state == current, numbers.below(16) == 0 {
            for _ in 0..<2 where !isOver { take(edge) }
        }
        if !isAgain { conclude(from: edge, of: source) }
    }
}

extension Explorer {
    /// Reads the state that the app has reached, and compares it with the known one.
    private func arrive(by edge: Int?) {
        let situation = stage.situation
        reading = reader.read(stage, situation)
        let all = stage.choices()
        choices = likes?.choices(among: all, reading) ?? all
        let reach = self.reach ?? Reach(scenario, fromLaunch: reading)
        self.reach = reach
        let former = current
        let expected = edge.map { graph.targets[$0] } ?? 0
        if let edge, expected >= 0, graph.states[reading.key] != expected, let made = conclusions?.model(of: edge) {
            _ = conclusions?.noteDifference(between: made, and: edge, in: graph)
            return refute(.move)
        }
        if let known = graph.states[reading.key] {
            current = known
            compare(situation, at: known, isAgain: expected >= 0 && (edge != nil || known == 0))
        } else if edge == nil, graph.count > 0 {
            return contradict(.launch, at: 0)
        } else {
            current = graph.add(
                reading.key, tree: comparesTrees ? Digest("\(situation.tree)").first : 0, choices,
                marks: marks(in: situation), isFrontier: reach.isBeyond(reading, situation),
                usersOnly: goal != nil)
            seen.note(reading, situation)
            survey.note(survey.sight(of: stage.root), ofState: current)
            likes?.noteLeftOut(all.count - choices.count)
            if let goal, graph.has(goal, current) { hasMetGoal = true }
            for choice in choices where choice.isDoubled { noteDoubled(choice.move) }
        }
        conclusions?.arrive(in: current, reading, isStopped: reach.isStopped(situation))
        guard let edge else {
            launchItems = reading.items
            if current != 0 { contradict(.launch, at: 0) }
            return
        }
        if expected >= 0, expected != current {
            contradict(.target(edge: edge), at: former)
        }
        graph.lead(edge, of: former, to: current)
    }

    private func compare(_ situation: Situation<App>, at state: Int32, isAgain: Bool) {
        let edges = graph.edges(of: state)
        let isSame =
            edges.count == choices.count
            && zip(edges, choices).allSatisfy { edge, choice in graph.move(edge) == choice.move }
        let isConcluded = conclusions?.isUnvisited(state) ?? false
        if !isSame {
            if isConcluded { return refute(.choices) }
            let former = edges.map(graph.move)
            return contradict(.choices(former: former, now: choices.map(\.move)), at: state)
        }
        if isConcluded, let reach, graph.isFrontier[Int(state)] != reach.isBeyond(reading, situation) {
            return refute(.stop)
        }
        // Asking all laws takes longer than most moves. A way that was gone before rarely answers them differently.
        if isAgain, !isConcluded, UInt64(counts.moves) &* 0x9E37_79B9_7F4A_7C15 >> 61 != 0 { return }
        let marks = marks(in: situation)
        if Array(graph.marks(of: state)) != marks {
            let index = (0..<conditions.count).first { index in
                graph.has(index, state) != (marks[index / 64] & (1 << UInt64(index % 64)) != 0)
            }
            let law = lawName(ofCondition: index ?? 0)
            if isConcluded { refute(.law(law)) } else { contradict(.condition(law), at: state) }
        }
    }

    private func refute(_ reason: Independence.Reason) { independence.refute(reason, counts) }

    /// Concludes from a move that was made what it does in other states.
    private func conclude(from edge: Int, of source: Int32) {
        guard let isKept = conclusions?.learn(edge, in: graph, from: source, to: graph.targets[edge]) else {
            return
        }
        if !isKept { return refute(.move) }
        guard let reach else { return }
        conclusions?.conclude(in: &graph, isBeyond: reach.isBeyondBounds) { edge, target, made, like in
            survey.copy(edge, from: made, to: target, like: like)
            if seen.heldUp.contains(made) { seen.noteHeldUp(edge) }
        }
    }

    private func lawName(ofCondition index: Int) -> String {
        laws.last { $0.condition <= index && !$0.law.conditions.isEmpty }?.law.name ?? ""
    }

    func contradict(_ kind: Contradiction.Kind, at state: Int32) {
        contradiction = contradiction ?? Contradiction(kind: kind, state: state, trail: trail)
    }

    func marks(in situation: Situation<App>) -> [UInt64] {
        var words = Array(repeating: UInt64(0), count: graph.markWords)
        for index in conditions.indices where conditions[index](situation) {
            words[index / 64] |= 1 << UInt64(index % 64)
        }
        return words
    }
}

extension Explorer {
    /// Notes what a move has done, for the laws that judge moves.
    private func note(_ happening: Stage<App>.Happening, at edge: Int?) {
        seen.note(happening)
        for title in scenario.brokenWithoutLaw(by: happening) {
            incidents.note(title.law, title.text, state: current, edge: edge, trail)
        }
        for law in lawsOfHappenings {
            for text in law.broken(by: happening) {
                incidents.note(law.name, text, state: edge.map { _ in current } ?? 0, edge: edge, trail)
            }
        }
    }

    /// Notes the laws about a move that it has broken.
    private func note(_ steps: StepReadings<App>, at edge: Int) {
        seen.noteStepped(steps.laws)
        for title in steps.broken(stage.situation) {
            incidents.note(title.law, title.text, state: current, edge: edge, trail)
        }
    }

    /// Notes a fold that has changed more than the width, and a move that was held up.
    private func note(
        _ move: Move, from before: StateReading, at source: Int32, _ edge: Int, _ happening: Stage<App>.Happening
    ) {
        let isDenied = happening.records.contains { $0.verdicts.contains { $0.departure != nil && !$0.isPassed } }
        if isDenied || reading.waiting > before.waiting { seen.noteHeldUp(edge) }
        guard move == .fold || move == .unfold, !reading.isSameButForWidth(as: before) else { return }
        for law in scenario.laws {
            if case .sameAtAnyWidth = law.kind {
                incidents.note(law.name, LawText.changing, state: source, edge: edge, trail)
            }
        }
    }

    /// Notes the broken laws that depend on the state to which a move has led.
    private func note(_ happening: Stage<App>.Happening, arrivingBy edge: Int) {
        guard !isOver else { return }
        let source = trail[trail.count - 1].state
        for (law, condition) in laws {
            switch law.kind {
            case .linkArrives(let name, _) where happening.arrivals.contains(name):
                if !graph.has(condition, current) {
                    incidents.note(law.name, LawText.unseen, state: source, edge: edge, trail)
                }
            case .noLeak where graph.has(condition, current):
                for text in leaks { incidents.note(law.name, text, state: source, edge: edge, trail) }
            default: break
            }
        }
    }

    private func noteDoubled(_ move: Move) {
        incidents.note(LawName.doubledOffers, move.doubled, state: current, edge: nil, trail)
    }

    /// The removed objects that are alive, in words.
    private var leaks: [String] { stage.census?.leaks(at: stage.root.node) ?? [] }
}
