import Coordination

extension Plan {
    /// Links of many hops.
    var links: Chapter {
        Chapter(
            "A deep link",
            sizes(2, 10, 100, 1_000, quick: 300).map(nested)
                + sizes(10, 1_000, 10_000, 100_000, quick: 1_000).map(amongFew),
            growths: [
                Growth(
                    "Link into coordinators that nest, far against near", of: "Link into coordinators that nest",
                    from: 10),
                Growth(
                    "Link to and fro among three coordinators, long against short",
                    of: "Link to and fro among three coordinators", from: 10),
            ])
    }

    private func nested(_ hops: Int) -> Measure {
        let rounds = max(1, 1_000 / hops)
        return Measure(
            "Link into coordinators that nest", .init(hops, "hops"), each: "hop", times: rounds * hops,
            against: "by hand"
        ) {
            let nests = (0..<rounds).map { _ in Nest() }
            return .direct {
                for nest in nests {
                    nest.trigger(Array(repeating: Hop(NestRoute.deeper), count: hops))
                }
            }
        } floor: {
            let nests = (0..<rounds).map { _ in HandNest() }
            return .direct {
                for nest in nests {
                    var current = nest
                    for route in Array(repeating: NestRoute.deeper, count: hops) { current = current.go(to: route) }
                }
            }
        }
    }

    private func amongFew(_ hops: Int) -> Measure {
        let rounds = max(1, 1_000 / hops)
        return Measure(
            "Link to and fro among three coordinators", .init(hops, "hops"), each: "hop", times: rounds * hops,
            against: "by hand"
        ) {
            let round = [Hop(HallRoute.tab(0)), Hop(LeftRoute.page), Hop(HallRoute.tab(1)), Hop(RightRoute.page)]
            let route = (0..<hops).map { round[$0 % 4] }
            let halls = (0..<rounds).map { _ in Hall() }
            return .direct {
                for hall in halls { hall.trigger(route) }
            }
        } floor: {
            let round: [HandHall.Hop] = [.tab(0), .left(.page), .tab(1), .right(.page)]
            let route = (0..<hops).map { round[$0 % 4] }
            let halls = (0..<rounds).map { _ in HandHall() }
            return .direct {
                for hall in halls {
                    for hop in route { hall.go(to: hop) }
                }
            }
        }
    }
}
