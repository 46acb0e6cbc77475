/// A schedule for removing ended elements from a list: at each addition while the list is short, then whenever it has
/// doubled. So an addition is O(1) on average, and the list is at most twice as long as necessary.
struct Sweeping {
    private var limit: UInt32 = 8

    /// Removes the ended elements before an addition, if the removal is due.
    ///
    /// - Returns: True if the removal was due.
    @discardableResult
    mutating func sweep<Element>(_ list: inout [Element], where hasEnded: (Element) -> Bool) -> Bool {
        guard list.count <= 8 || list.count >= Int(limit) else { return false }
        if list.contains(where: hasEnded) { list.removeAll(where: hasEnded) }
        limit = UInt32(clamping: 2 * list.count)
        return true
    }
}
