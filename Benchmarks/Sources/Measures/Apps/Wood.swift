@_spi(Hosting) import Coordination

/// Trees of many nodes: tabs, each a stack of nine screens.
enum Wood {
    /// Tabs with about as many nodes, the first of them what is given.
    static func tabs(_ nodes: Int, beside first: (any Presentable)? = nil, last: String = "page 8") -> TabRoot {
        let stacks: [any Presentable] = (0..<max(1, nodes / 10)).map { index in
            StackRoot((0..<9).map { Screen($0 == 8 && index == 0 ? last : "page \($0)") })
        }
        return TabRoot((first.map { [$0] } ?? []) + stacks)
    }
}
