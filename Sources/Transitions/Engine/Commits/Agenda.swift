/// The work that a commit still has to do, and the triggers that have joined it.
///
/// Dropped work is returned, and released by the caller: a `deinit` may trigger, so it must not run during a change.
struct Agenda {
    /// The list of work, the next item last.
    private var work: [Work] = []

    /// The items that the running step has staged to run next, in order.
    private var staged: [Work] = []

    /// The triggers that the running step has made.
    private var joined: [AnyRequest] = []

    /// The triggers that have joined the commit, without the one that began it.
    private(set) var members: [AnyRequest] = []

    /// The former members whose part was undone, while the commit went on.
    private(set) var withdrawn: [AnyRequest] = []

    /// The triggers that gates made while they were asked about a prerequisite. They run after it, not as a part of it.
    private var postponed: [AnyRequest] = []

    /// True if the running step has staged an item or made a trigger.
    var hasNext: Bool { !staged.isEmpty || !joined.isEmpty }

    var hasNothingStaged: Bool { staged.isEmpty }

    var stagedCount: Int { staged.count }

    /// True if the running step has made a trigger.
    var hasJoined: Bool { !joined.isEmpty }

    var joinedCount: Int { joined.count }

    /// The number of items on the list.
    var count: Int { work.count }

    /// True if triggers of gates were postponed.
    var hasPostponed: Bool { !postponed.isEmpty }

    /// True if no trigger has joined the commit.
    var isAlone: Bool { members.isEmpty && withdrawn.isEmpty }

    /// The sequence that goes on next, if the next item is one.
    var nextFrame: (any Frame)? { if case .sequence(let frame)? = work.last { frame } else { nil } }
}

extension Agenda {
    /// Stages an item, to run after the running step.
    mutating func stage(_ next: consuming Work) { staged.append(next) }

    /// Encloses the items staged after the first `count` in two others.
    mutating func enclose(stagedSince count: Int, in first: Work, _ last: Work) {
        staged.insert(first, at: count)
        staged.append(last)
    }

    /// Adds a trigger to the commit, to run after the running step.
    mutating func join(_ request: AnyRequest) {
        joined.append(request)
        members.append(request)
    }

    /// Puts an item on the list, to run before the others.
    mutating func push(_ next: Work) { work.append(next) }

    /// Removes and returns the next item.
    mutating func pop() -> Work { work.removeLast() }

    /// Moves the last step's work to the list: its staged items run first, then the triggers that it made.
    mutating func flush() {
        while let request = joined.popLast() { work.append(.request(request)) }
        if work.isEmpty, staged.count == 1 { return swap(&work, &staged) }
        while let next = staged.popLast() { work.append(next) }
    }

    /// Moves the last step's work to the list, and notes for each item how many steps led to it.
    mutating func flush(below search: CircleSearch) {
        while let request = joined.popLast() { work.append(search.watched(.request(request))) }
        while let next = staged.popLast() { work.append(search.watched(next)) }
    }
}

extension Agenda {
    /// Returns and clears the staged items and the running step's triggers.
    mutating func dropNext() -> ([Work], [AnyRequest]) {
        defer { (staged, joined) = ([], []) }
        return (staged, joined)
    }

    /// Removes and returns the items after the first `base` on the list, the next one last.
    mutating func drop(to base: Int) -> [Work] {
        let dropped = Array(work[base...])
        work.removeSubrange(base...)
        return dropped
    }

    /// Returns and clears the staged items, the running step's triggers and the postponed ones. The list stays.
    mutating func giveUp() -> ([Work], [AnyRequest], [AnyRequest]) {
        let former = postponed
        postponed = []
        let (staged, joined) = dropNext()
        return (staged, joined, former)
    }

    /// Postpones the running step's triggers after the first `count`: a gate made them, not the prerequisite.
    mutating func postpone(joinedSince count: Int) {
        postponed += joined[count...]
        joined.removeSubrange(count...)
    }

    /// Makes the postponed triggers run next, except withdrawn ones. Returns all of them, for release.
    mutating func resumePostponed() -> [AnyRequest] {
        let requests = postponed
        postponed = []
        joined = requests.filter { request in members.contains { $0 === request } }
        return requests
    }

    /// Begins a nested part, and returns the triggers made before it.
    mutating func beginPart() -> [AnyRequest] {
        defer { joined = [] }
        return joined
    }

    /// Ends a nested part, and puts back the triggers made before it.
    mutating func endPart(before: [AnyRequest]) { joined = before }

    /// Withdraws the members after the first `count`, as the part that made them was undone.
    mutating func withdraw(membersSince count: Int) {
        withdrawn.append(contentsOf: members[count...])
        members.removeSubrange(count...)
    }

    /// Returns and clears the members and the withdrawn triggers.
    mutating func takeMembers() -> (members: [AnyRequest], withdrawn: [AnyRequest]) {
        defer { (members, withdrawn) = ([], []) }
        return (members, withdrawn)
    }
}
