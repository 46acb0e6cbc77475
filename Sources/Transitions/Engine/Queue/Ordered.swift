/// What stands in an ``Ordered`` list.
protocol Listed: AnyObject {
    /// What it is found by: of no two in the same list.
    var listing: ObjectIdentifier { get }
}

/// A list in the order in which things were added, from which each can be taken out in O(1).
///
/// What is taken out is let go of by whoever has taken it, never while this is being changed.
struct Ordered<Element: Listed> {
    private var places: [Element?] = []

    /// Where each stands, once there are many.
    private var indices: [ObjectIdentifier: Int] = [:]

    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// All of them, in order. O(count).
    var all: some Sequence<Element> { places.lazy.compactMap(\.self) }

    mutating func append(_ element: Element) {
        if !indices.isEmpty { indices[element.listing] = places.count }
        places.append(element)
        count += 1
    }

    mutating func remove(_ listing: ObjectIdentifier) -> Element? {
        guard let index = index(of: listing), let element = places[index] else { return nil }
        places[index] = nil
        indices[listing] = nil
        count -= 1
        if places.count > 2 * count + 8 { close() }
        return element
    }

    mutating func takeAll() -> [Element] {
        let all = Array(all)
        self = Ordered()
        return all
    }

    private mutating func index(of listing: ObjectIdentifier) -> Int? {
        if places.count <= 8 { return places.firstIndex { $0?.listing == listing } }
        if indices.isEmpty {
            for (index, element) in places.enumerated() { if let element { indices[element.listing] = index } }
        }
        return indices[listing]
    }

    /// Leaves no empty places. O(count), once for as many that were taken out.
    private mutating func close() {
        places = Array(all)
        indices = [:]
    }
}
