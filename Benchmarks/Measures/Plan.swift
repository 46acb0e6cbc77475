/// How much is measured.
public struct Plan {
    /// Whether large sizes are left out.
    public let isQuick: Bool

    /// Plans everything, or what takes less than two minutes.
    public init(isQuick: Bool) {
        self.isQuick = isQuick
    }

    /// The sizes up to the limit of a quick run, or all of them.
    func sizes(_ all: Int..., quick limit: Int) -> [Int] {
        isQuick ? all.filter { $0 <= limit } : all
    }
}
