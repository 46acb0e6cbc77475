import Coordination

extension Plan {
    /// Routes that go down, and up, through many coordinators.
    var levels: Chapter {
        let depths = sizes(1, 10, 100, 1_000, quick: 300)
        return Chapter(
            "Routes through levels", depths.map(down) + depths.map(up),
            growths: [
                Growth("Hand a route down, far against near", of: "Hand a route down, from one to the next", from: 10),
                Growth(
                    "Send a route up, far against near", of: "Send a route up, to the router that takes it", from: 10),
            ])
    }

    private func down(_ depth: Int) -> Measure {
        let rounds = max(2, 1_000 / depth)
        return Measure(
            "Hand a route down, from one to the next", .init(depth, "levels"), each: "level", times: rounds * depth,
            against: "by hand"
        ) {
            let relay = Relay.nested(depth)
            return .direct {
                for _ in 0..<rounds { relay.trigger(.down) }
            }
        } floor: {
            let relay = HandRelay.nested(depth)
            return .direct {
                for _ in 0..<rounds { relay.go(to: .down) }
            }
        }
    }

    private func up(_ depth: Int) -> Measure {
        let rounds = max(2, 1_000 / depth)
        return Measure(
            "Send a route up, to the router that takes it", .init(depth, "levels"), each: "level",
            times: rounds * depth,
            against: "by hand, delegates"
        ) {
            let leaf = Screen("leaf")
            var content: any Presentable = leaf
            for _ in 0..<depth { content = Middle(content) }
            let windows = WindowManager(WindowRoot(Owner(content)))
            return .direct {
                for _ in 0..<rounds { leaf.send(OwnerRoute.toggle) }
                withExtendedLifetime(windows) {}
            }
        } floor: {
            let leaf = HandMiddle()
            var middle = leaf
            for _ in 1..<max(depth, 2) where depth > 1 { middle = HandMiddle(middle) }
            let owner = HandOwner(middle)
            return .direct {
                for _ in 0..<rounds { leaf.child(wants: .toggle) }
                withExtendedLifetime(owner) {}
            }
        }
    }
}
