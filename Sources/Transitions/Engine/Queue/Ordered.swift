/// What is in an ``Ordered`` list: in one at a time.
protocol Listed: AnyObject {
    /// Where it is in its list, as that notes it.
    var listing: Int { get set }
}

/// A list in the order in which things were added, from which each can be taken out in O(1).
///
/// What is taken out is released by the code that has taken it, never while this is being changed.
struct Ordered<Element: Listed> {
    private var places: [Element?] = []

    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// All of them, in order. O(count).
    var all: [Element] {
        var all: [Element] = []
        for case let element? in places { all.append(element) }
        return all
    }

    mutating func append(_ element: Element) {
        element.listing = places.count
        places.append(element)
        count += 1
    }

    /// - Returns: Whether it stood here.
    mutating func remove(_ element: Element) -> Bool {
        let index = element.listing
        guard places.indices.contains(index), places[index] === element else { return false }
        places[index] = nil
        count -= 1
        // Leaves no empty places: once for as many that were taken out.
        if places.count > 2 * count + 8 { for element in takeAll() { append(element) } }
        return true
    }

    mutating func takeAll() -> [Element] {
        let all = all
        self = Ordered()
        return all
    }
}
