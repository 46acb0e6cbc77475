extension Tree {
    /// The kinds of nodes on a tree. Each kind of container has its own brackets in the notation.
    ///
    /// A root of your own has one of these kinds, and prints in its brackets. No cases will be added.
    @_spi(Hosting) public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A window, with the alerts over it: `main: [a]!Sure`.
        case window

        /// A screen, without children: `a`.
        case screen

        /// Screens on top of each other, the last one in front: `[a, b]`.
        case stack

        /// Tabs side by side, one of them selected: `{a*, b}`.
        case tabs

        /// Pages in a row, one of them or two neighbours shown: `<a*, b>`.
        case pages

        /// Columns next to each other, some of them perhaps empty: `(a | b)`, with the first in hand `(a* | b)`, and
        /// with that one alone in sight `(a* | b)/`.
        case split
    }
}

extension Tree.Kind {
    /// The brackets around the content of a container; nil for a window and a screen.
    package var brackets: (open: Unicode.Scalar, close: Unicode.Scalar)? {
        switch self {
        case .window, .screen: nil
        case .stack: ("[", "]")
        case .tabs: ("{", "}")
        case .pages: ("<", ">")
        case .split: ("(", ")")
        }
    }

    /// The text between two children.
    package var separator: StaticString { self == .split ? " | " : ", " }

    /// The greatest number of children with a star.
    package var stars: Int {
        switch self {
        case .window, .screen, .stack: 0
        case .tabs, .split: 1
        case .pages: 2
        }
    }

    /// True for tabs and pages, which have a star unless they are empty.
    package var needsStar: Bool { self == .tabs || self == .pages }
}
