extension Container {
    /// The shape of a container: which bracket it prints in, and with that, what of it is shown.
    ///
    /// | layout | prints | shown |
    /// |---|---|---|
    /// | `stack` | `[a, b]` | the last one |
    /// | `tabs` | `{a*, b}` | exactly one |
    /// | `pages` | `<a, b*, c>` | one, or an aligned pair |
    /// | `split` | `(a \| b)` | every column |
    ///
    /// A root of your own picks one of them. None but a split is ever left empty once it has content.
    @_spi(Hosting) public struct Layout: Hashable, Sendable {
        /// Every shape that there is, for a host.
        ///
        /// There may be more one day: a `switch` over them has a `default`.
        @nonexhaustive
        public enum Kind: Hashable, Sendable {
            /// A pile of which the last one is shown.
            case stack
            /// Several, of which one is selected.
            case tabs
            /// A sequence of which one is shown, or an aligned pair.
            case pages(loops: Bool, isDoubleSided: Bool)
            /// Columns, each of which may be empty.
            case split(columns: Int)
            /// One root, in a window.
            case window
            /// Windows, back to front.
            case windows
        }

        /// Which shape it is.
        public let kind: Kind

        /// A pile of which the last one is shown.
        public static let stack = Layout(kind: .stack)

        /// Several side by side, of which exactly one is selected.
        public static let tabs = Layout(kind: .tabs)

        /// A sequence of which one is shown, or an aligned pair.
        ///
        /// - Parameters:
        ///   - loops: Whether turning past the end comes back at the other one.
        ///   - isDoubleSided: Whether two pages are shown at once: the first and second, the third and fourth, and so
        ///     on.
        public static func pages(loops: Bool = false, isDoubleSided: Bool = false) -> Layout {
            Layout(kind: .pages(loops: loops, isDoubleSided: isDoubleSided))
        }

        /// Columns side by side, each of which may be empty.
        ///
        /// - Parameter columns: How many, from 2 to 64; fewer count as 2, more as 64.
        public static func split(columns: Int) -> Layout {
            Layout(kind: .split(columns: min(max(columns, 2), 64)))
        }

        static let window = Layout(kind: .window)
        package static let windows = Layout(kind: .windows)
    }
}

extension Container.Layout {
    /// How many columns a split has; nil for every other layout.
    package var columnCount: Int? { if case .split(let columns) = kind { columns } else { nil } }

    /// How many may be shown at once where children are selected; zero where the layout itself says what is shown.
    package var selectionLimit: Int {
        switch kind {
        case .tabs, .pages(_, isDoubleSided: false): 1
        case .pages(_, isDoubleSided: true): 2
        case .stack, .split, .window, .windows: 0
        }
    }

    /// How many places there are, each for one; nil where there are as many as it takes.
    var placeCount: Int? { kind == .window ? 1 : columnCount }

    /// Whether a container that held something may be left with nothing.
    var mayBeEmpty: Bool { columnCount != nil || kind == .window }

    /// Whether it is that of a window, or of the manager that holds them.
    var isWindowLike: Bool { kind == .window || kind == .windows }

    /// Whether turning past the end comes back at the other one.
    var loops: Bool { if case .pages(loops: true, _) = kind { true } else { false } }

    /// The range that has to be shown for `index` to be: itself, or its aligned pair.
    package func shownRange(for index: Int, count: Int) -> Range<Int> {
        guard count > 0, selectionLimit > 0 else { return 0..<0 }
        let lower = selectionLimit == 2 ? index - index % 2 : index
        return lower..<min(lower + selectionLimit, count)
    }
}

extension Node {
    /// Whether this is a window.
    package final var isWindow: Bool { (self as? Container)?.layout.kind == .window }

    /// Whether this is a window manager.
    package final var isManager: Bool { (self as? Container)?.layout.kind == .windows }
}

extension Container.Layout {
    /// A window stands only in a window manager, which holds nothing else.
    func refuses(_ node: Node) -> TransitionError.Detail? {
        let isWindow = (node as? Container)?.layout.isWindowLike == true
        if isWindow == (kind == .windows) { return nil }
        return .wrongPlace(
            isWindow ? "a window stands only in a window manager" : "a window manager holds only windows")
    }
}
