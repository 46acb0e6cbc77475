extension Judge {
    /// Makes the round trips of some laws from each state that was found.
    func tried(_ laws: [Law<App>]) -> [RoundTripTally] {
        var tallies: [RoundTripTally] = []
        var trips: [(trip: RoundTrip<App>, tally: Int)] = []
        let states = ways.inOrder
        for law in laws {
            guard case .comesBack(let trip, let limit) = law.kind else { continue }
            trips += trip.single(in: scenario).map { ($0, tallies.count) }
            tallies.append(RoundTripTally(law: law.name, states: states.count, limit: limit))
        }
        if trips.isEmpty { return tallies }
        for (index, state) in states.enumerated() {
            explorer.progress.tick(shortening: "is no round trip")
            let way = explorer.prefix + (ways.moves(to: state, in: graph) ?? [])
            func launch() -> RoundTripRun<App>? { RoundTripRun(scenario, way, log, for: trips.map(\.trip)) }
            var run: RoundTripRun<App>?
            for (trip, tally) in trips where tallies[tally].isMade(at: index) {
                guard let current = run ?? launch() else {
                    tallies[tally].count(.lost("the way there cannot be gone again", ""), from: state)
                    continue
                }
                var end = current.make(trip)
                // A trip before this one may have left its traces.
                if case .lost = end, run != nil { end = launch()?.make(trip) ?? end }
                run = end.leadsBack ? current : nil
                tallies[tally].count(end, from: state)
            }
        }
        return tallies
    }

    /// The findings of the round trips of a law.
    func findings(_ tally: RoundTripTally) -> [Finding] {
        if tally.isWithoutTrip { return [missing(tally.law, "it is possible in no state\(extent.within)")] }
        return tally.lost.map { loss in
            let also = loss.others == 0 ? "" : " So it is from \(loss.others.of("other state"))."
            return scenario.finding(
                Incidents.Title(law: tally.law, text: loss.text), ways.moves(to: loss.state, in: graph) ?? [], log,
                details: loss.details + also, extent: extent)
        }
    }
}
