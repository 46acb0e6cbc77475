/// The columns of a split that stand beside the one in hand, as a host reports them.
///
/// ``none`` is a narrow split, which shows the column in hand alone; ``all`` a wide one.
@_spi(Hosting) public struct ColumnsBeside: Hashable, Sendable {
    /// A bit for each column, the first one lowest.
    let bits: UInt64

    /// No column: one at a time is shown.
    public static let none = ColumnsBeside(bits: 0)

    /// Every column.
    public static let all = ColumnsBeside(bits: .max)

    private init(bits: UInt64) {
        self.bits = bits
    }

    /// Some columns, by their zero-based indices. Indices that no split has, from 64, are left out.
    public init(_ columns: some Sequence<Int>) {
        bits = columns.reduce(0) { (0..<64).contains($1) ? $0 | 1 << UInt64($1) : $0 }
    }

    /// Returns true if a column is among them.
    public func contains(_ column: Int) -> Bool { (0..<64).contains(column) && bits & 1 << UInt64(column) != 0 }

    /// These columns without others.
    func without(_ others: ColumnsBeside) -> ColumnsBeside { ColumnsBeside(bits: bits & ~others.bits) }
}

extension ColumnsBeside: CustomStringConvertible {
    /// The columns in words: `none`, `all`, or `0, 2`.
    @_documentation(visibility: internal)
    public var description: String {
        if self == .all { return "all" }
        let columns = (0..<64).filter(contains).map(String.init)
        return columns.isEmpty ? "none" : columns.joined(separator: ", ")
    }
}
