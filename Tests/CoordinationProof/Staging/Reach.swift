/// The bounds and stops of a scenario, as applied to a state.
struct Reach<App> {
    private let scenario: Scenario<App>
    private let bounds: [Bound]
    /// The content of the tabs of each row at launch, by path; several rows may have one path.
    private let launchRows: [String: [[Digest]]]

    init(_ scenario: Scenario<App>, fromLaunch reading: StateReading) {
        self.scenario = scenario
        bounds = scenario.bounds + scenario.defaultBounds
        launchRows = Dictionary(grouping: reading.rows, by: \.path).mapValues { $0.map { $0.tabs.map(\.digest) } }
    }

    func isBeyond(_ reading: StateReading, _ situation: Situation<App>) -> Bool {
        isStopped(situation) || isBeyondBounds(reading)
    }

    func isStopped(_ situation: Situation<App>) -> Bool { scenario.limits.contains { $0.isBeyond(situation) } }

    func isBeyondBounds(_ reading: StateReading) -> Bool {
        bounds.contains { bound in
            switch bound.kind {
            case .screens: reading.screens > bound.limit
            case .waiting: reading.waiting > bound.limit
            case .alerts: reading.alerts > bound.limit
            case .tabsAway: tabsAway(in: reading, selected: true) > bound.limit
            case .tabsAside: tabsAway(in: reading, selected: false) > bound.limit
            }
        }
    }

    private func tabsAway(in reading: StateReading, selected countsSelected: Bool) -> Int {
        var count = 0
        var former = launchRows
        for row in reading.rows {
            let launch = former[row.path]?.isEmpty == false ? former[row.path]?.removeFirst() : nil
            for (index, tab) in row.tabs.enumerated() where countsSelected || row.selected != index {
                if let launch, launch.indices.contains(index) {
                    if launch[index] != tab.digest { count += 1 }
                } else if tab.screens > 1 {
                    count += 1
                }
            }
        }
        return count
    }
}
