/// When a list is looked through for what has ended: each time while it is short, then whenever it has doubled. So
/// adding to it is O(1) on average, and it is never more than twice as long as it has to be.
struct Sweeping {
    private var limit: UInt32 = 8

    /// Takes out what has ended, if that is due before something is added.
    ///
    /// - Returns: Whether it was.
    @discardableResult
    mutating func sweep<Element>(_ list: inout [Element], where hasEnded: (Element) -> Bool) -> Bool {
        guard list.count <= 8 || list.count >= Int(limit) else { return false }
        if list.contains(where: hasEnded) { list.removeAll(where: hasEnded) }
        limit = UInt32(clamping: 2 * list.count)
        return true
    }
}
