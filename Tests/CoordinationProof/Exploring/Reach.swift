/// How far is gone: what the bounds and the stops of a scenario say of a state.
struct Reach<App> {
    private let scenario: Scenario<App>
    /// The digests of the tabs of each row, as they were at launch.
    private let launchTabs: [[Digest]]

    init(_ scenario: Scenario<App>, fromLaunch reading: StateReading) {
        self.scenario = scenario
        launchTabs = reading.tabs
    }

    func isBeyond(_ reading: StateReading, _ situation: Situation<App>) -> Bool {
        if scenario.limits.contains(where: { $0.isBeyond(situation) }) { return true }
        return scenario.bounds.contains { bound in
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
        for (row, tabs) in reading.tabs.enumerated() {
            let former = launchTabs.indices.contains(row) ? launchTabs[row] : []
            for (index, tab) in tabs.enumerated() where !former.indices.contains(index) || former[index] != tab {
                if countsSelected || reading.selectedTabs[row] != index { count += 1 }
            }
        }
        return count
    }
}
