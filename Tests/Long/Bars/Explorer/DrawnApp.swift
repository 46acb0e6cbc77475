import CoordinationProof
import TestSupport

/// What a drawn app consists of: so many tabs, and screens with doors.
struct DrawnPlan {
    enum Deed: CaseIterable {
        case push, set, sheet, flip, guarded, tab, close
        /// A push of a screen about an item, which each have a door, and a mark on the item of a screen.
        case item, mark

        static var plain: [Deed] { allCases.filter { $0 != .item && $0 != .mark } }
    }

    /// Something about a plan that explorations are not told.
    enum Fault: CaseIterable {
        /// Each third deed is lost.
        case counts
        /// After each other deed in the first tab, those in others are lost.
        case shares
        /// While the first tab has several screens, deeds in others are lost.
        case readsAside
        /// The last item is not pushed.
        case differs
    }

    struct Door {
        let name: String
        let deed: Deed
        let target: Int
    }

    let tabs: Int
    let depth: Int
    let doors: [[Door]]
    let items: Int
    var fault: Fault?

    init(seed: UInt64, items: Int = 0) {
        var random = SplitMix64(seed: seed)
        self.items = items
        tabs = 1 + random.below(3)
        depth = 2 + random.below(tabs == 1 ? 5 : tabs == 2 ? 3 : 2)
        let screens = 2 + random.below(4)
        let (tabs, all) = (tabs, Deed.plain + [.push, .push] + (items > 0 ? [.item, .item, .mark] : []))
        doors = (0..<screens).map { _ in
            (0..<1 + random.below(4)).map { number in
                let deed = all[random.below(all.count)]
                return Door(name: "\(deed) \(number)", deed: deed, target: random.below(deed == .tab ? tabs : screens))
            }
        }
    }
}

enum DoorRoute: Route {
    case take(DrawnPlan.Deed, Int, tab: Int, item: Int?)
}

/// An item, in a state or on a screen.
struct DrawnItem: Hashable, CustomStringConvertible {
    let number: Int

    var description: String { "item: \(number)" }
}

/// The app of a plan. A stack is never deeper than the plan says; a sheet stands over all tabs, and there is one.
final class DrawnApp: Coordinator {
    let root: TabRoot
    let plan: DrawnPlan
    private let stacks: [StackRoot]
    private(set) var isSet = false
    private(set) var marked: Set<DrawnItem> = []
    /// The deeds that were done, and those in the first tab.
    private var done = (all: 0, first: 0)

    init(_ plan: DrawnPlan) {
        self.plan = plan
        stacks = (0..<plan.tabs).map { StackRoot(name: "tab\($0)") }
        root = TabRoot(stacks)
        for stack in stacks { stack.perform(.set([DrawnModel(0, in: self)])) }
    }

    var hasSheet: Bool { node.presented != nil }

    func depth(ofTab tab: Int) -> Int { stacks[tab].screens.count }

    func gates(for route: DoorRoute) -> [Gate] {
        guard case .take(.guarded, _, _, _) = route else { return [] }
        return [Gate("set") { _ in self.isSet ? .allow : .deny("it is not set") }]
    }

    func prepareTransition(for route: DoorRoute) -> Transition<TabRoot> {
        guard case .take(let deed, let target, let tab, let item) = route else { return .none() }
        let stack = stacks[tab]
        if isLost(deed, in: tab, item) { return .none() }
        switch deed {
        case .push, .guarded, .item:
            guard stack.screens.count < plan.depth else { return .none() }
            return .perform(.push(DrawnModel(target, item: item, in: self)), on: stack)
        case .mark:
            guard let item else { return .none() }
            return .effect("mark") { self.marked.formSymmetricDifference([DrawnItem(number: item)]) }
        case .set: return .perform(.set([DrawnModel(target, in: self)]), on: stack)
        case .sheet: return .present(DrawnModel(target, in: self))
        case .flip: return .effect("flip") { self.isSet.toggle() }
        case .tab: return .select(index: target)
        case .close: return .none()
        }
    }

    /// True if the fault of the plan, if it has one, takes a deed away.
    private func isLost(_ deed: DrawnPlan.Deed, in tab: Int, _ item: Int?) -> Bool {
        if deed == .tab { return false }
        done.all += 1
        if tab == 0 { done.first += 1 }
        switch plan.fault {
        case .counts: return done.all.isMultiple(of: 3)
        case .shares: return tab > 0 && !done.first.isMultiple(of: 2)
        case .readsAside: return tab > 0 && stacks[0].screens.count > 1
        case .differs: return deed == .item && item == plan.items - 1
        case nil: return false
        }
    }
}

final class DrawnModel: Presentable {
    let node: Screen
    private let number: Int
    let item: Int?
    private unowned let app: DrawnApp

    init(_ number: Int, item: Int? = nil, in app: DrawnApp) {
        self.number = number
        self.item = item
        self.app = app
        node = Screen("s\(number)")
    }

    /// Over a sheet there is no other.
    var offers: [Offer] {
        let isSheet = node.parent === app.node
        return app.plan.doors[number].flatMap { door in
            door.names(app.plan).enumerated().map { index, name in
                Offer(name) { [app] completion in
                    let tab = app.root.selectedIndex ?? 0
                    if door.deed == .close || isSheet && door.deed != .flip {
                        isSheet ? app.perform(.dismiss(), completion: completion) : completion(.noChange)
                    } else {
                        let item = door.deed == .item ? index : door.deed == .mark ? self.item : nil
                        app.trigger(.take(door.deed, door.target, tab: tab, item: item), completion: completion)
                    }
                }
            }
        }
    }
}

extension DrawnPlan.Door {
    /// The name of the offer, or of one for each item.
    func names(_ plan: DrawnPlan) -> [String] {
        deed == .item ? (0..<plan.items).map { "\(name), item: \($0)" } : [name]
    }
}

/// The same without the library: lists of numbers.
struct DrawnState: Hashable {
    struct Screen: Hashable {
        var number: Int
        var item: Int?
    }

    var stacks: [[Screen]]
    var selected = 0
    var sheet: Int?
    var isSet = false
    var marked: Set<Int> = []

    init(_ plan: DrawnPlan) { stacks = Array(repeating: [Screen(number: 0)], count: plan.tabs) }

    /// Every move that there is, and where it leads.
    func moves(_ plan: DrawnPlan) -> [Move: DrawnState] {
        var found: [Move: DrawnState] = [:]
        let item = sheet == nil ? stacks[selected].last?.item : nil
        let top = sheet ?? stacks[selected].last?.number ?? 0
        for door in plan.doors[top] {
            for (index, name) in door.names(plan).enumerated() {
                found[.tap(name, on: "s\(top)")] = taken(door, plan, item: door.deed == .item ? index : item)
            }
        }
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
            found[.swipe(to: "s\(back.stacks[selected].last?.number ?? 0)")] = back
        }
        return found
    }

    private func taken(_ door: DrawnPlan.Door, _ plan: DrawnPlan, item: Int?) -> DrawnState {
        var state = self
        // Of the faults, only this one is a matter of the state.
        if plan.fault == .readsAside, selected > 0, stacks[0].count > 1, door.deed != .tab, door.deed != .close,
            sheet == nil || door.deed == .flip
        {
            return state
        }
        if door.deed == .flip {
            state.isSet.toggle()
            return state
        }
        guard sheet == nil else {
            state.sheet = nil
            return state
        }
        let screen = Screen(number: door.target, item: door.deed == .item ? item : nil)
        switch door.deed {
        case .push, .item: if stacks[selected].count < plan.depth { state.stacks[selected].append(screen) }
        case .guarded: if isSet, stacks[selected].count < plan.depth { state.stacks[selected].append(screen) }
        case .mark: if let item { state.marked.formSymmetricDifference([item]) }
        case .set: state.stacks[selected] = [screen]
        case .sheet: state.sheet = door.target
        case .tab: state.selected = door.target
        case .flip, .close: break
        }
        return state
    }
}

extension DrawnPlan {
    /// All states that can be come to, by a walk in breadth, with the graph; nil where there are more than so many.
    func states(most: Int) -> (all: [DrawnState], graph: PlainGraph)? {
        var states = [DrawnState(self)]
        var numbers = [states[0]: 0]
        var edges: [[Move: Int]] = []
        while edges.count < states.count {
            guard states.count <= most else { return nil }
            edges.append(
                states[edges.count].moves(self).mapValues { state in
                    if let number = numbers[state] { return number }
                    numbers[state] = states.count
                    states.append(state)
                    return states.count - 1
                })
        }
        return (states, PlainGraph(edges: edges))
    }
}
