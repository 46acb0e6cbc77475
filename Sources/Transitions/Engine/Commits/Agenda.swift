/// The things that a commit still has to do, and the triggers that have become part of it.
///
/// What is dropped is handed out, and released by the code that has dropped it, never while this is being changed: as
/// it goes it may trigger.
struct Agenda {
    /// What is still to be done, the next last.
    private var work: [Work] = []

    /// What the step that is running wants done next, in order.
    private var staged: [Work] = []

    /// The triggers that the step that is running made.
    private var joined: [AnyRequest] = []

    /// Every trigger that belongs to the commit beside the one that began it.
    private(set) var members: [AnyRequest] = []

    /// Those of them whose part was undone, while the commit went on.
    private(set) var withdrawn: [AnyRequest] = []

    /// What gates have triggered as they were asked about what has to happen first: no part of that, and done after it.
    private var aside: [AnyRequest] = []

    /// Whether the step that is running wants something done next, or has triggered.
    var hasNext: Bool { !staged.isEmpty || !joined.isEmpty }

    /// True if the step that is running wants nothing done next.
    var hasNothingStaged: Bool { staged.isEmpty }

    /// The number of things that the step that is running wants done next.
    var stagedCount: Int { staged.count }

    /// Whether the step that is running has triggered.
    var hasJoined: Bool { !joined.isEmpty }

    /// The number of triggers that the step that is running has made.
    var joinedCount: Int { joined.count }

    /// The number of things that are still to be done.
    var count: Int { work.count }

    /// Whether gates have triggered what is no part of what has to happen first.
    var hasAside: Bool { !aside.isEmpty }

    /// True if no trigger has joined the one that began.
    var isAlone: Bool { members.isEmpty && withdrawn.isEmpty }

    /// The sequence that is to go on, where that comes next.
    var nextFrame: (any Frame)? { if case .sequence(let frame)? = work.last { frame } else { nil } }
}

extension Agenda {
    /// The step that is running wants something done next.
    mutating func stage(_ next: consuming Work) { staged.append(next) }

    /// Puts a note before what was staged since a number of things was, and one behind it.
    mutating func enclose(stagedSince count: Int, in first: Work, _ last: Work) {
        staged.insert(first, at: count)
        staged.append(last)
    }

    /// A trigger becomes part of the commit, and runs after the step that is running.
    mutating func join(_ request: AnyRequest) {
        joined.append(request)
        members.append(request)
    }

    /// Puts a note on the list, which comes before what is on it.
    mutating func push(_ next: Work) { work.append(next) }

    /// Takes what comes next.
    mutating func pop() -> Work { work.removeLast() }

    /// Puts what the last step wants on the list: its own wishes first, then the triggers that it made.
    mutating func flush() {
        while let request = joined.popLast() { work.append(.request(request)) }
        if work.isEmpty, staged.count == 1 { return swap(&work, &staged) }
        while let next = staged.popLast() { work.append(next) }
    }

    /// The same, with how many steps led to each.
    mutating func flush(below search: CircleSearch) {
        while let request = joined.popLast() { work.append(search.watched(.request(request))) }
        while let next = staged.popLast() { work.append(search.watched(next)) }
    }
}

extension Agenda {
    /// Hands over what is staged, and the triggers that the step that is running made.
    mutating func dropNext() -> ([Work], [AnyRequest]) {
        defer { (staged, joined) = ([], []) }
        return (staged, joined)
    }

    /// Hands over what is to be done until the list is as long as it was, in the order in which it was put there.
    mutating func drop(to base: Int) -> [Work] {
        let dropped = Array(work[base...])
        work.removeSubrange(base...)
        return dropped
    }

    /// Hands over all that is to be done next, and what was put aside; what is on the list stays.
    mutating func giveUp() -> ([Work], [AnyRequest], [AnyRequest]) {
        let former = aside
        aside = []
        let (staged, joined) = dropNext()
        return (staged, joined, former)
    }

    /// The triggers that a gate has made, since the step that is running had made a number of them, are no part of what
    /// has to happen first.
    mutating func putAside(joinedSince count: Int) {
        aside += joined[count...]
        joined.removeSubrange(count...)
    }

    /// Has what was put aside done next. Those are members no more that a part of the commit has made which was undone.
    mutating func takeUpAside() -> [AnyRequest] {
        let requests = aside
        aside = []
        joined = requests.filter { request in members.contains { $0 === request } }
        return requests
    }

    /// A part begins, on the machine's stack, and hands over what was triggered before it.
    mutating func beginPart() -> [AnyRequest] {
        defer { joined = [] }
        return joined
    }

    /// That part has ended.
    mutating func endPart(before: [AnyRequest]) { joined = before }

    /// A part was undone: what it has made part of the commit, since there was a number of members, ends with it.
    mutating func withdraw(membersSince count: Int) {
        withdrawn.append(contentsOf: members[count...])
        members.removeSubrange(count...)
    }

    /// Hands over the members, and those that were withdrawn.
    mutating func takeMembers() -> (members: [AnyRequest], withdrawn: [AnyRequest]) {
        defer { (members, withdrawn) = ([], []) }
        return (members, withdrawn)
    }
}
