#if DEBUG || INSPECTOR
    import Coordination
    import CoordinationInspector
    import CoordinationMoves

    /// A route that no coordinator takes which an inspector could ask.
    enum StrangeRoute: Route { case open(String), plain }

    /// A route in words of its own.
    struct WordedRoute: Route, CustomStringConvertible {
        let text: String
        var description: String { text }
    }

    /// A coordinator that stores nothing, and so says nothing of what may be told.
    final class Stranger: Coordinator {
        let root = StackRoot(Screen("strange"))
        func prepareTransition(for route: WordedRoute) -> Transition<StackRoot> { .push(Screen("asked")) }
    }

    /// A column of rows. All columns have one name.
    final class Rows: Presentable, Offering {
        let node = Screen("rows")
        var texts: [String]

        init(_ texts: [String]) { self.texts = texts }

        var offers: [Offer] {
            texts.map { Offer("open", StrangeRoute.open($0)) } + [Offer("plain", StrangeRoute.plain)]
        }
    }
#endif
