@_spi(Log) public import Coordination
public import CoordinationRestoration
public import Observation

/// The places where the user was, and the way back and forward among them, as a browser's buttons have it.
///
/// ```swift
/// let history = History(of: windows) { [weak windows] in windows?.address(by: links) }
/// history.back()
/// ```
///
/// Each commit that brings another screen to the front makes an entry, which has the tree as it was when it was left. A
/// step restores that tree on the live one: what stands in both keeps its object, what is missing is built again by its
/// route, and no effect runs. This is no undo: what was done stays done. A view that reads ``entries``, ``index`` or
/// what depends on them is drawn again when they change.
///
/// The history retains the states of its entries, and nothing of the tree.
public final class History: Observable {
    /// A place where the user was.
    public struct Entry: Identifiable, Equatable, Sendable {
        /// The key of the entry, unique in its history.
        public let id: Int

        /// The title of the screen in front: its name, or the type of its model.
        public let title: String

        /// The address, if the history was given one to read.
        public let address: String?
    }

    /// An entry, and what it takes to go back to it.
    struct Visit {
        var entry: Entry
        /// The tree when the entry was left; nil for the current one.
        var state: VisitedState?
        /// The one who was signed in while the entry was current.
        var owner: String?
    }

    weak var node: Node?
    let terms: RestorationTerms
    private let address: () -> String?
    private let limit: Int
    private let countsTabs: Bool
    private let registrar = ObservationRegistrar()
    private var observers: [() -> Void] = []

    private(set) var visits: [Visit] = []
    private(set) var place = 0
    private var lastID = 0

    /// The screen in front after the last commit of the current entry.
    private var sight: Sight
    /// The numbers of the commits that led to the current entry by themselves: what follows from one of them belongs to
    /// the same moment.
    private var numbers: Set<Int> = []
    /// The tree before the commit that ends.
    private var former: VisitedState?
    private var isOnTheWay = false
    /// True between the end of a step and its record.
    private var isArriving = false
    /// The number of steps that have led somewhere.
    private(set) var arrivals = 0

    /// The differences between the entry of the last step and the tree after it. ``losses(of:)`` named them before.
    public private(set) var lastLosses: [RestorationReport.Loss] = []

    /// Begins a history with one entry, or continues a stored one: then its current entry is what the tree is now.
    ///
    /// - Parameters:
    ///   - tree: All windows, or one of them, whose history leaves the others alone. Retained weakly.
    ///   - limit: The greatest number of entries. The oldest go.
    ///   - countsTabs: False if selecting a tab or a page makes no entry.
    ///   - terms: The owner of the entries, and the clock. Whoever signs out takes along the entries made since signing
    ///     in.
    ///   - stored: A history that was stored, to continue once the tree has been restored.
    ///   - address: Returns the address of what is shown. Retained; it must not retain the tree.
    public init(
        of tree: some Navigable, limit: Int = 50, countsTabs: Bool = true,
        terms: RestorationTerms = RestorationTerms(), restoring stored: StoredHistory? = nil,
        address: @escaping () -> String? = { nil }
    ) {
        let node: Node = tree.node
        self.node = node
        (self.limit, self.countsTabs, self.terms, self.address) = (max(1, limit), countsTabs, terms, address)
        sight = node.treeQueue.settled { Sight(node.front) }
        let owner = terms.owner()
        isOnTheWay = node.front.isOnTheWay
        for entry in stored?.entries ?? [] {
            visits.append(
                Visit(
                    entry: makeEntry(entry.title, entry.address), state: VisitedState(entry.state, front: entry.front),
                    owner: entry.state.owner))
        }
        if visits.isEmpty { visits.append(Visit(entry: makeEntry("", nil))) }
        place = min(stored?.index ?? 0, visits.count - 1)
        visits[place].owner = owner
        // What is on the way is no place: the stored entry is the one from before.
        if !isOnTheWay || stored == nil { refresh() }
        trim()
        attach()
    }

    deinit { for end in observers { end() } }
}

extension History {
    /// The entries, the oldest first; never empty. Those of another owner are gone.
    public var entries: [Entry] {
        noteReading()
        return visits.map(\.entry)
    }

    /// The index of the current entry, from 0.
    public var index: Int {
        noteReading()
        return place
    }

    /// The entry for what is shown.
    public var current: Entry {
        noteReading()
        return visits[place].entry
    }

    /// True if there is an entry before the current one.
    public var canGoBack: Bool { index > 0 }

    /// True if there is an entry behind the current one.
    public var canGoForward: Bool { entries.count > index + 1 }

    private func noteReading() {
        registrar.access(self, keyPath: \.entries)
        dropOthers(isNotified: false)
    }

    private func change(_ body: () -> Void) { registrar.withMutation(of: self, keyPath: \.entries, body) }
}

extension History {
    /// Observes the tree; another one if the node has been put there.
    private func attach() {
        for end in observers { end() }
        observers = []
        guard let top = node?.outermost else { return }
        let commits = top.observeCommits { [weak self] in self?.note($0) }
        let leaving = top.treeQueue.observeLeaving { [weak self] in self?.keepState() }
        observers = [{ commits.end() }, { leaving.end() }]
        // A window manager is never put into another tree.
        guard !top.isManager else { return }
        let entering = top.observe { [weak self] event in if event == .entered { self?.attach() } }
        observers.append { entering.end() }
    }

    /// Reads the tree as it was before the commit that ends now, while what it has removed is still there.
    private func keepState() {
        guard let node, !isOnTheWay else { return }
        former = node.visited(terms)
    }

    private func note(_ record: CommitRecord) {
        guard let node else { return }
        defer { if record.cause == .signal { dropOthers() } }
        let now = Sight(node.front)
        var facts = EntryRule.Facts(
            isFrontNew: now.isNew(after: sight), isOnTheWay: node.front.isOnTheWay,
            // What stood beneath a prerequisite that the history began with is no place either.
            isAfterSplash: sight.wasSplash || isOnTheWay && visits[place].state == nil, countsTabs: countsTabs)
        if let number = record.consequenceOf { facts.isFollowUp = numbers.contains(number) }
        let rule = EntryRule(record, facts)
        guard rule != .none else { return }
        defer { (former, isArriving) = (nil, false) }
        if facts.isOnTheWay, !isArriving {
            // Only what was there before is worth going back to.
            if !isOnTheWay { visits[place].state = former ?? visits[place].state }
            isOnTheWay = true
            return
        }
        change {
            if isArriving || rule == .entry {
                numbers = Set([record.number, record.consequenceOf].compactMap(\.self))
            }
            if rule == .entry, !isArriving {
                leave()
                visits.removeLast(visits.count - place - 1)
                visits.append(Visit(entry: makeEntry("", nil), owner: terms.owner()))
                place += 1
            } else if facts.isFrontNew, !isArriving {
                visits[place].owner = terms.owner()
                if facts.isFollowUp || record.cause == .signal { numbers.insert(record.number) }
            }
            isOnTheWay = false
            sight = now
            refresh()
            trim()
        }
        dropOthers()
    }

    /// Keeps the state of the current entry, which is left.
    private func leave() {
        let owner = visits[place].owner ?? terms.owner()
        visits[place].owner = owner
        visits[place].state = former ?? visits[place].state ?? node?.visited(terms)
        visits[place].state?.owner = owner
    }

    /// Makes another entry the current one, at the end of a step.
    func arrive(at id: Int, _ losses: [RestorationReport.Loss]) {
        lastLosses = losses
        arrivals += 1
        guard let index = visits.firstIndex(where: { $0.entry.id == id }) else { return }
        change {
            leave()
            place = index
            visits[place].owner = terms.owner()
            (isArriving, isOnTheWay) = (true, false)
        }
    }

    private func refresh() {
        let entry = visits[place].entry
        visits[place].entry = Entry(id: entry.id, title: sight.title, address: address())
        visits[place].state = isOnTheWay ? visits[place].state : nil
    }

    private func makeEntry(_ title: String, _ address: String?) -> Entry {
        lastID += 1
        return Entry(id: lastID, title: title, address: address)
    }

    /// Drops the entries beyond the limit: the oldest, then those ahead.
    private func trim() {
        while visits.count > limit {
            if place > 0 {
                visits.removeFirst()
                place -= 1
            } else {
                visits.removeLast()
            }
        }
    }

    /// Drops the entries of an owner who is not there any more. The current one stays: it is what is shown.
    func dropOthers(isNotified: Bool = true) {
        let owner = terms.owner()
        let current = visits[place].entry.id
        func isOthers(_ visit: Visit) -> Bool {
            visit.entry.id != current && visit.owner != nil && visit.owner != owner
        }
        guard visits.contains(where: isOthers) else { return }
        let drop = { [self] in
            visits.removeAll(where: isOthers)
            place = visits.firstIndex { $0.entry.id == current } ?? 0
        }
        if isNotified { change(drop) } else { drop() }
    }
}
