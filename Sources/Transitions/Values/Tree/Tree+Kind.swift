extension Tree {
    /// The sorts of places on a tree, each with a bracket of its own in the notation.
    ///
    /// A root that a user wrote has the kind of the bracket that it prints in.
    ///
    /// A closed set, as each has its own bracket.
    @_spi(Hosting) public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Holds one tree and the alerts over it: `main: [a]!Sure`.
        case window

        /// A leaf: `a`.
        case screen

        /// Screens on top of each other, the last one in front: `[a, b]`.
        case stack

        /// Side by side, one of them selected: `{a*, b}`.
        case tabs

        /// In a row, one or two neighbours of it shown: `<a*, b>`.
        case pages

        /// Columns next to each other, some of them perhaps empty: `(a | b)`.
        case split
    }
}

extension Tree.Kind {
    /// What the list of a container is in; nil for a window and a screen.
    package var brackets: (open: Unicode.Scalar, close: Unicode.Scalar)? {
        switch self {
        case .window, .screen: nil
        case .stack: ("[", "]")
        case .tabs: ("{", "}")
        case .pages: ("<", ">")
        case .split: ("(", ")")
        }
    }

    /// What stands between two children.
    package var separator: StaticString { self == .split ? " | " : ", " }

    /// How many children may have a star. A container that may have one has one, unless it is empty.
    package var stars: Int {
        switch self {
        case .window, .screen, .stack, .split: 0
        case .tabs: 1
        case .pages: 2
        }
    }
}
