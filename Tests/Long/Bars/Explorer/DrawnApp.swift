import CoordinationProof
import TestSupport

/// What a drawn app consists of: so many tabs, and screens with doors.
struct DrawnPlan {
    enum Deed: CaseIterable {
        case push, set, sheet, flip, guarded, tab, close
    }

    struct Door {
        let name: String
        let deed: Deed
        let target: Int
    }

    let tabs: Int
    let depth: Int
    let doors: [[Door]]

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        tabs = 1 + random.below(3)
        depth = 2 + random.below(tabs == 1 ? 5 : tabs == 2 ? 3 : 2)
        let screens = 2 + random.below(4)
        let (tabs, all) = (tabs, Deed.allCases + [.push, .push])
        doors = (0..<screens).map { _ in
            (0..<1 + random.below(4)).map { number in
                let deed = all[random.below(all.count)]
                return Door(name: "\(deed) \(number)", deed: deed, target: random.below(deed == .tab ? tabs : screens))
            }
        }
    }
}

enum DoorRoute: Route {
    case take(DrawnPlan.Deed, Int, tab: Int)
}

/// The app of a plan. A stack is never deeper than the plan says; a sheet stands over all tabs, and there is one.
final class DrawnApp: Coordinator {
    let root: TabRoot
    let plan: DrawnPlan
    private let stacks: [StackRoot]
    private(set) var isSet = false

    init(_ plan: DrawnPlan) {
        self.plan = plan
        stacks = (0..<plan.tabs).map { StackRoot(name: "tab\($0)") }
        root = TabRoot(stacks)
        for stack in stacks { stack.perform(.set([DrawnModel(0, in: self)])) }
    }

    var hasSheet: Bool { node.presented != nil }

    func depth(ofTab tab: Int) -> Int { stacks[tab].screens.count }

    func gates(for route: DoorRoute) -> [Gate] {
        guard case .take(.guarded, _, _) = route else { return [] }
        return [Gate("set") { _ in self.isSet ? .allow : .deny("it is not set") }]
    }

    func prepareTransition(for route: DoorRoute) -> Transition<TabRoot> {
        guard case .take(let deed, let target, let tab) = route else { return .none() }
        let stack = stacks[tab]
        switch deed {
        case .push, .guarded:
            return stack.screens.count < plan.depth ? .perform(.push(DrawnModel(target, in: self)), on: stack) : .none()
        case .set: return .perform(.set([DrawnModel(target, in: self)]), on: stack)
        case .sheet: return .present(DrawnModel(target, in: self))
        case .flip: return .effect("flip") { self.isSet.toggle() }
        case .tab: return .select(index: target)
        case .close: return .none()
        }
    }
}

final class DrawnModel: Presentable {
    let node: Screen
    private let number: Int
    private unowned let app: DrawnApp

    init(_ number: Int, in app: DrawnApp) {
        self.number = number
        self.app = app
        node = Screen("s\(number)")
    }

    /// Over a sheet there is no other.
    var offers: [Offer] {
        let isSheet = node.parent === app.node
        return app.plan.doors[number].map { door in
            Offer(door.name) { [app] completion in
                let tab = app.root.selectedIndex ?? 0
                if door.deed == .close || isSheet && door.deed != .flip {
                    isSheet ? app.perform(.dismiss(), completion: completion) : completion(.noChange)
                } else {
                    app.trigger(.take(door.deed, door.target, tab: tab), completion: completion)
                }
            }
        }
    }
}

/// The same without the library: lists of numbers.
struct DrawnState: Hashable {
    var stacks: [[Int]]
    var selected = 0
    var sheet: Int?
    var isSet = false

    init(_ plan: DrawnPlan) { stacks = Array(repeating: [0], count: plan.tabs) }

    /// Every move that there is, and where it leads.
    func moves(_ plan: DrawnPlan) -> [Move: DrawnState] {
        var found: [Move: DrawnState] = [:]
        let top = sheet ?? stacks[selected][stacks[selected].count - 1]
        for door in plan.doors[top] { found[.tap(door.name, on: "s\(top)")] = taken(door, plan) }
        var back = self
        if sheet != nil {
            back.sheet = nil
            found[.back] = back
            found[.drag("s\(top)")] = back
            return found
        }
        for tab in stacks.indices {
            var other = self
            other.selected = tab
            found[.tab("tab\(tab)")] = other
        }
        if stacks[selected].count > 1 {
            back.stacks[selected].removeLast()
            found[.back] = back
            found[.swipe(to: "s\(back.stacks[selected].last ?? 0)")] = back
        }
        return found
    }

    private func taken(_ door: DrawnPlan.Door, _ plan: DrawnPlan) -> DrawnState {
        var state = self
        if door.deed == .flip {
            state.isSet.toggle()
            return state
        }
        guard sheet == nil else {
            state.sheet = nil
            return state
        }
        switch door.deed {
        case .push: if stacks[selected].count < plan.depth { state.stacks[selected].append(door.target) }
        case .guarded: if isSet, stacks[selected].count < plan.depth { state.stacks[selected].append(door.target) }
        case .set: state.stacks[selected] = [door.target]
        case .sheet: state.sheet = door.target
        case .tab: state.selected = door.target
        case .flip, .close: break
        }
        return state
    }
}
