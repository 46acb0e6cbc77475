@_spi(Hosting) import Coordination

extension Plan {
    /// The same trigger where there is little around it, and where there is much.
    var size: Chapter {
        let counts = sizes(0, 10, 1_000, 100_000, quick: 10_000)
        return Chapter(
            "What is around",
            counts.map(depth) + counts.map(children) + counts.map(tabs) + counts.map(reselections)
                + sizes(0, 10, 100, quick: 100).map(nesting)
                + sizes(10, 1_000, 100_000, quick: 10_000).map(aborted),
            growths: [
                Growth("Push and pop high up, held against the bottom", of: "Push and pop on a stack", from: 0),
                Growth("Push and pop over many children, held against none", of: "Push and pop over children", from: 0),
                Growth(
                    "Present and dismiss over many tabs, held against none", of: "Present and dismiss over tabs",
                    from: 0),
                Growth(
                    "Push and pop after many re-selections, held against none", of: "Push and pop after re-selections",
                    from: 0),
                Growth("Abort in a large tree, held against a small one", of: "Abort what has been begun", from: 10),
            ])
    }

    private func depth(_ count: Int) -> Measure {
        Measure(
            "Push and pop on a stack", .init(count, "screens deep"), each: "pair", times: 200, against: "by hand"
        ) {
            walk(Walker(StackRoot([Screen("home")] + (0..<count).map { _ in Screen("page") })), pairs: 200)
        } floor: {
            walk(HandWalker(HandStack("", (0...count).map { _ in HandScreen("page") })), pairs: 200)
        }
    }

    private func children(_ count: Int) -> Measure {
        Measure(
            "Push and pop over children", .init(count, "children"), each: "pair", times: 200, against: "by hand"
        ) {
            let children: [any Presentable] = (0..<count).map { _ in Walker() }
            return walk(Walker(StackRoot([Screen("home")] + children)), pairs: 200)
        } floor: {
            let children: [HandNode] = (0..<count).map { _ in HandWalker().stack }
            return walk(HandWalker(HandStack("", [HandScreen("home")] + children)), pairs: 200)
        }
    }

    private func tabs(_ count: Int) -> Measure {
        Measure(
            "Present and dismiss over tabs", .init(count, "children"), each: "pair", times: 200, against: "by hand"
        ) {
            let children: [any Presentable] = (0..<count).map { _ in Walker() }
            let switcher = Switcher(TabRoot([Screen("first")] + children))
            return .direct {
                for _ in 0..<200 {
                    switcher.trigger(.present)
                    switcher.trigger(.dismiss)
                }
            }
        } floor: {
            let switcher = HandSwitcher([HandScreen("first")] + (0..<count).map { _ in HandWalker().stack })
            return .direct {
                for _ in 0..<200 {
                    switcher.go(to: .present)
                    switcher.go(to: .dismiss)
                }
            }
        }
    }

    private func nesting(_ count: Int) -> Measure {
        Measure(
            "Push and pop in stacks in each other", .init(count, "stacks"), each: "pair", times: 200,
            against: "by hand"
        ) {
            let walker = Walker()
            var outer: any Presentable = walker
            for _ in 0..<count { outer = StackRoot(outer) }
            return walk(walker, pairs: 200, keeping: outer)
        } floor: {
            let walker = HandWalker()
            var outer: HandNode = walker.stack
            for _ in 0..<count { outer = HandStack("", [outer]) }
            return walk(walker, pairs: 200, keeping: outer)
        }
    }

    private func reselections(_ count: Int) -> Measure {
        Measure(
            "Push and pop after re-selections", .init(count, "re-selections"), each: "pair", times: 200,
            against: "by hand"
        ) {
            let walker = Walker()
            let switcher = Switcher(TabRoot(walker, Screen("second")))
            for _ in 0..<count { switcher.trigger(.select(0)) }
            return walk(walker, pairs: 200, keeping: switcher)
        } floor: {
            let walker = HandWalker()
            let switcher = HandSwitcher([walker.stack, HandScreen("second")])
            for _ in 0..<count { switcher.go(to: .select(0)) }
            return walk(walker, pairs: 200, keeping: switcher)
        }
    }

    private func aborted(_ nodes: Int) -> Measure {
        Measure(
            "Abort what has been begun", .init(nodes, "nodes"), each: "trigger", times: 200, against: "by hand"
        ) {
            let walker = Walker()
            let wood = Wood.tabs(nodes, beside: walker)
            return .direct {
                for _ in 0..<200 { walker.trigger(.fail, completion: { use($0.isCompleted) }) }
                withExtendedLifetime(wood) {}
            }
        } floor: {
            let walker = HandWalker()
            return .direct {
                for _ in 0..<200 { walker.go(to: .fail) }
            }
        }
    }
}
