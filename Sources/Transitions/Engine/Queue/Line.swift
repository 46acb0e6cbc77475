/// Triggers that wait for their turns, the next first.
///
/// From either end, and from the middle, one is taken in O(1), and nothing is moved for it: its place stays empty
/// until that comes to the front. What is taken out is released by the code that has taken it, never while this is
/// being changed.
struct Line {
    private var places: [Request?] = []

    /// Where the next stands. What is before has had its turn, or is room for what goes first.
    private var head: Int32 = 0

    /// How many wait.
    private var waiting: Int32 = 0

    var isEmpty: Bool { waiting == 0 }

    var count: Int { Int(waiting) }

    /// All that wait, in order. O(places).
    var all: [Request] {
        var all: [Request] = []
        for case let request? in places[Int(head)...] { all.append(request) }
        return all
    }

    /// The one that waits at the end.
    var last: Request? { places.last ?? nil }

    mutating func append(_ request: Request) {
        places.append(request)
        waiting += 1
    }

    /// Gives a trigger the next turn. O(1) on average.
    mutating func prepend(_ request: Request) {
        if head == 0 {
            let room = places.count + 1
            places.insert(contentsOf: repeatElement(nil, count: room), at: 0)
            head = Int32(room)
        }
        head -= 1
        places[Int(head)] = request
        waiting += 1
    }

    mutating func popFirst() -> Request? {
        while waiting > 0 {
            // Not taken out before it is held here: what it holds may trigger as it goes.
            let request = places[Int(head)]
            places[Int(head)] = nil
            head += 1
            if let request {
                waiting -= 1
                if waiting == 0 {
                    // It begins with the first place again.
                    places.removeAll(keepingCapacity: places.capacity <= 64)
                    head = 0
                } else if head > 64, Int(head) > places.count - places.count / 4 {
                    // No places are left before the next. O(what waits), once for three times as many.
                    places.removeFirst(Int(head))
                    head = 0
                }
                return request
            }
        }
        return nil
    }

    /// Takes out all.
    mutating func takeAll() -> [Request] {
        let all = all
        places = []
        (head, waiting) = (0, 0)
        return all
    }
}

extension Line {
    /// Those that have come to wait at the end since another one was the last. O(those).
    func since(_ last: Request?) -> [Request] {
        var found: [Request] = []
        for request in places[Int(head)...].reversed() {
            if let last, request === last { break }
            if let request { found.append(request) }
        }
        return found.reversed()
    }

    /// Those at the end that may keep the tree. O(those).
    func tight() -> [Request] {
        var found: [Request] = []
        for case let request? in places[Int(head)...].reversed() {
            if request.progress?.isLoose == true { break }
            found.append(request)
        }
        return found
    }

    /// Takes out some, found from the end on. O(how far they stand from there).
    ///
    /// - Returns: Those that waited here, in the order in which they were asked for.
    mutating func take(_ requests: [Request]) -> [Request] {
        guard waiting > 0, !requests.isEmpty else { return [] }
        var wanted = Set(requests.map(ObjectIdentifier.init))
        var taken: Set<ObjectIdentifier> = []
        for index in places.indices[Int(head)...].reversed() where !wanted.isEmpty {
            guard let request = places[index], wanted.remove(ObjectIdentifier(request)) != nil else { continue }
            places[index] = nil
            waiting -= 1
            taken.insert(ObjectIdentifier(request))
        }
        // No place is left empty at the end.
        while places.count > Int(head), let last = places.last, last == nil { places.removeLast() }
        return requests.filter { taken.remove(ObjectIdentifier($0)) != nil }
    }
}
