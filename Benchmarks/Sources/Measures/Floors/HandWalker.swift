/// What `Walker` does, by hand.
final class HandWalker {
    let stack: HandStack

    init(_ stack: HandStack = HandStack("", [HandScreen("home")])) {
        self.stack = stack
    }

    @inline(never) func go(to route: WalkerRoute) {
        switch route {
        case .push: stack.push(HandScreen("page"))
        case .pop: stack.pop()
        case .present: stack.present(HandScreen("sheet"))
        case .dismiss: stack.dismiss()
        case .fail:
            stack.push(HandScreen("page"))
            if !stack.pop(to: absent) { stack.pop() }
        }
    }

    private let absent = HandScreen("absent")
}

/// What `Switcher` does, by hand.
final class HandSwitcher {
    let tabs: HandTabs

    init(_ tabs: [HandNode] = [HandScreen("first"), HandScreen("second")]) {
        self.tabs = HandTabs(tabs)
    }

    @inline(never) func go(to route: SwitcherRoute) {
        switch route {
        case .select(let index): tabs.select(index)
        case .present: tabs.present(HandScreen("sheet"))
        case .dismiss: tabs.dismiss()
        }
    }
}

/// A push and a pop by hand. What is passed along lives as long.
func walk(_ walker: HandWalker, pairs: Int, keeping others: Any = ()) -> Measure.Run {
    .direct {
        for _ in 0..<pairs {
            walker.go(to: .push)
            walker.go(to: .pop)
        }
        withExtendedLifetime(others) {}
    }
}
