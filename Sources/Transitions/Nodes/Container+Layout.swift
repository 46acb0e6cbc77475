extension Container {
    /// The shape of a container. It decides the brackets in the notation, and which children are shown.
    ///
    /// | layout | prints | shown |
    /// |---|---|---|
    /// | `stack` | `[a, b]` | the last one |
    /// | `tabs` | `{a*, b}` | exactly one |
    /// | `pages` | `<a, b*, c>` | one, or an aligned pair |
    /// | `split` | `(a \| b)` | every column |
    ///
    /// For a root of your own, choose one of them. Once it has content, only a split can be emptied.
    @_spi(Hosting) public struct Layout: Hashable, Sendable {
        /// The kinds of layout, for a host.
        ///
        /// More may be added one day: a `switch` over them needs a `default`.
        @nonexhaustive
        public enum Kind: Hashable, Sendable {
            /// Children on top of each other. The last one is shown.
            case stack
            /// Children side by side. One is selected.
            case tabs
            /// A sequence of pages. One is shown, or an aligned pair.
            case pages(loops: Bool, isDoubleSided: Bool)
            /// Columns, each of which may be empty.
            case split(columns: Int)
            /// One root, in a window.
            case window
            /// Windows, back to front.
            case windows
        }

        /// The kind of layout.
        public let kind: Kind

        /// Children on top of each other. The last one is shown.
        public static let stack = Layout(kind: .stack)

        /// Children side by side. Exactly one is selected.
        public static let tabs = Layout(kind: .tabs)

        /// A sequence of pages. One is shown, or an aligned pair.
        ///
        /// - Parameters:
        ///   - loops: True if turning past one end continues at the other end.
        ///   - isDoubleSided: True if two pages are shown at once: the first and second, the third and fourth, and so
        ///     on.
        public static func pages(loops: Bool = false, isDoubleSided: Bool = false) -> Layout {
            Layout(kind: .pages(loops: loops, isDoubleSided: isDoubleSided))
        }

        /// Columns side by side, each of which may be empty.
        ///
        /// - Parameter columns: The number of columns, from 2 to 64; fewer count as 2, more as 64.
        public static func split(columns: Int) -> Layout {
            Layout(kind: .split(columns: min(max(columns, 2), 64)))
        }

        static let window = Layout(kind: .window)
        package static let windows = Layout(kind: .windows)
    }
}

extension Container.Layout {
    /// The number of columns of a split; nil for every other layout.
    package var columnCount: Int? { if case .split(let columns) = kind { columns } else { nil } }

    /// The number of children shown at once, at most, if children are selected; zero for a layout without a selection.
    package var selectionLimit: Int {
        switch kind {
        case .tabs, .pages(_, isDoubleSided: false): 1
        case .pages(_, isDoubleSided: true): 2
        case .stack, .split, .window, .windows: 0
        }
    }

    /// The number of places, each for one child; nil if there is no limit.
    var placeCount: Int? { kind == .window ? 1 : columnCount }

    /// True if a container that held something may become empty.
    var mayBeEmpty: Bool { columnCount != nil || kind == .window }

    /// True for a window, and for the manager that holds windows.
    var isWindowLike: Bool { kind == .window || kind == .windows }

    /// True if turning past one end continues at the other end.
    var loops: Bool { if case .pages(loops: true, _) = kind { true } else { false } }

    /// Returns the range of children to show so that `index` is shown: that child alone, or the pair that it is in.
    package func shownRange(for index: Int, count: Int) -> Range<Int> {
        guard count > 0, selectionLimit > 0 else { return 0..<0 }
        let lower = selectionLimit == 2 ? index - index % 2 : index
        return lower..<min(lower + selectionLimit, count)
    }
}

extension Node {
    package final var isWindow: Bool { (self as? Container)?.layout.kind == .window }

    /// True for a window manager.
    package final var isManager: Bool { (self as? Container)?.layout.kind == .windows }
}

extension Container.Layout {
    /// Returns the reason to refuse a node; nil for none. Only a window manager holds windows, and nothing else.
    func refusal(of node: Node) -> TransitionError.Detail? {
        let isWindow = (node as? Container)?.layout.isWindowLike == true
        if isWindow == (kind == .windows) { return nil }
        return .wrongPlace(
            isWindow ? "only a window manager holds windows" : "a window manager holds only windows")
    }
}
