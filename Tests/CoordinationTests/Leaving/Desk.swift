import Coordination
import CoordinationTesting

/// A house in the first of two tabs, in a window that a test host shows.
final class Desk {
    let house: House
    let tabs: TabRoot
    let other: Screen
    let manager: WindowManager
    let host: TestHost

    init() {
        let (house, other) = (House(), Screen("other"))
        let tabs = TabRoot(house, other)
        (self.house, self.other, self.tabs) = (house, other, tabs)
        var launched: [any Presentable]? = [WindowRoot(tabs, name: "main")]
        manager = WindowManager {
            defer { launched = nil }
            return launched ?? [WindowRoot(Screen("fresh"), name: "main")]
        }
        host = TestHost(manager)
    }
}

/// The ways in which a screen can be left.
enum WayOut: CaseIterable {
    case back, swipe, tap, select, link, pop, reset, newRoot, replaced

    var departure: Departure {
        switch self {
        case .tap, .select: .deselected
        default: .removed
        }
    }

    var isReport: Bool { self == .swipe || self == .tap }

    func leave(_ app: Desk, _ completion: @escaping (TransitionOutcome) -> Void) {
        switch self {
        case .back: app.manager.back(completion: completion)
        case .swipe: app.host.swipeBack(completion: completion)
        case .tap: app.host.choose(app.other, completion: completion)
        case .select: app.tabs.perform(.select(app.other), completion: completion)
        case .link: app.house.trigger(.home, then: HouseRoute.push("a"), completion: completion)
        case .pop: app.house.perform(.pop(), completion: completion)
        case .reset: app.manager.reset(completion: completion)
        case .newRoot:
            app.manager.frontWindow?.perform(.setRoot(Screen("new")), completion: completion)
        case .replaced: app.house.perform(.replaceTop(Screen("new")), completion: completion)
        }
    }
}
