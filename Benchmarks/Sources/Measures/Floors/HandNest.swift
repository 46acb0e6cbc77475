/// What `Nest` does, by hand.
final class HandNest {
    let stack = HandStack()
    private(set) var child: HandNest?

    @inline(never) func go(to route: NestRoute) -> HandNest {
        let next = HandNest()
        stack.push(next.stack)
        child = next
        return next
    }

    // One inside the other would be let go one inside the other.
    deinit {
        var next = child
        child = nil
        while let nest = next {
            next = nest.child
            nest.child = nil
        }
    }
}

/// What `Hall` does, by hand.
final class HandHall {
    let left = HandStack("", [HandScreen("left")])
    let right = HandStack("", [HandScreen("right")])
    let tabs: HandTabs

    enum Hop { case tab(Int), left(LeftRoute), right(RightRoute) }

    init() {
        tabs = HandTabs([left, right])
    }

    @inline(never) func go(to hop: Hop) {
        switch hop {
        case .tab(let index): tabs.select(index)
        case .left(.page): left.push(HandScreen("page"))
        case .right(.page): right.push(HandScreen("page"))
        }
    }
}
