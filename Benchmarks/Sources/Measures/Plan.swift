/// How much is measured.
public struct Plan {
    /// Whether large sizes are left out.
    public let isQuick: Bool

    /// Plans everything, or what takes some minutes.
    public init(isQuick: Bool) {
        self.isQuick = isQuick
    }

    /// The sizes; in a quick run the limit instead of those beyond it.
    func sizes(_ all: Int..., quick limit: Int) -> [Int] {
        guard isQuick else { return all }
        return all.filter { $0 < limit } + [limit]
    }
}
