extension Scenario {
    /// Walks randomly, and stops when a law is broken that a single way can break: nothing fails, never, link arrives,
    /// a gate, a leak, a link taken twice, a tap that leads elsewhere, offers with one name.
    ///
    /// The same seed gives the same way on every machine. A finding with the title of a meant one does not end the
    /// walk. Beyond a bound, or without a possible move, the app is launched again.
    ///
    /// - Parameters:
    ///   - seed: The seed of the way.
    ///   - moves: The maximum number of moves.
    /// - Returns: The broken law, with a way from which no move can be dropped, unless the details say otherwise; nil
    ///   if no law is broken. A launch without a possible move, or beyond a bound, is a finding as well.
    public func walk(seed: UInt64, moves: Int) -> Finding? {
        Log.listening { walk(seed, moves, $0) }
    }

    private func walk(_ seed: UInt64, _ moves: Int, _ log: Log) -> Finding? {
        var numbers = Numbers(seed: seed)
        var run = TrialRun(self, log, isTold: false)
        var made = 0
        let meant = Set(meant.map(\.title))
        var found: Trial<App>.Broken? { run.result.broken.first { !meant.contains(title(of: $0.title)) } }
        while found == nil, made < moves {
            if run.isBeyond || run.choices.isEmpty {
                if run.result.made.isEmpty { return nothingToDo(isBeyond: run.isBeyond, seed, moves, log) }
                run = TrialRun(self, log, isTold: false)
                continue
            }
            // A choice retains its screen, which is not to be taken for a leak.
            let move = run.choices[numbers.below(run.choices.count)].move
            _ = run.make(move)
            made += 1
        }
        guard let broken = found else { return nil }
        let way = shortened(run.result.made) { shows(broken.title, $0, log, isBounded: true) }
        let gone = "Found by a random walk from seed \(seed), after \(made.of("move")). Other ways were not gone."
        let details = [gone, way.remark].filter { !$0.isEmpty }.joined(separator: " ")
        return finding(
            broken.title, way.moves, log, details: details,
            shownBy: way.isShown ? .way : .walk(seed: seed, moves: moves))
    }

    private func nothingToDo(isBeyond: Bool, _ seed: UInt64, _ moves: Int, _ log: Log) -> Finding {
        let text = isBeyond ? "the launch is beyond a bound" : "none at launch"
        return finding(
            Incidents.Title(law: LawName.someMove, text: text), [], log, shownBy: .walk(seed: seed, moves: moves))
    }

    /// The given moves, without impossible ones, if they break a law with this title; otherwise nil.
    func shows(_ title: Incidents.Title, _ moves: [Move], _ log: Log, isBounded: Bool = false) -> [Move]? {
        let result = Trial(scenario: self, log: log).go(moves, skipping: true, until: title, isBounded: isBounded)
        return result.broken.contains { $0.title == title } ? result.made : nil
    }

    func title(of title: Incidents.Title) -> String {
        title.text.isEmpty ? title.law : "\(title.law): \(title.text)"
    }

    /// A finding, with the trees along its way.
    func finding(
        _ title: Incidents.Title, _ way: [Move], _ log: Log, details: String = "", extent: Extent? = nil,
        shownBy: Finding.Sight = .way
    ) -> Finding {
        let trees = shownBy == .way || !way.isEmpty ? Trial(scenario: self, log: log).go(way, isTold: true).trees : []
        return Finding(
            scenario: name, law: title.law, title: self.title(of: title), way: way, trees: trees, details: details,
            extent: extent, shownBy: shownBy)
    }
}
