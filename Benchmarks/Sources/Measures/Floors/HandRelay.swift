/// What `Relay` does, by hand.
final class HandRelay {
    let stack: HandStack
    private let next: HandRelay?

    init(_ next: HandRelay? = nil) {
        self.next = next
        stack = HandStack("", [next?.stack ?? HandScreen("last")])
    }

    static func nested(_ levels: Int) -> HandRelay {
        var relay = HandRelay()
        for _ in 1..<max(levels, 2) where levels > 1 { relay = HandRelay(relay) }
        return relay
    }

    @inline(never) func go(to route: RelayRoute) {
        if let next { return next.go(to: route) }
        if stack.screens.count == 1 { stack.push(HandScreen("page")) } else { stack.pop() }
    }
}

/// The one that a child tells what it cannot do itself.
protocol HandDelegate: AnyObject {
    func child(wants route: OwnerRoute)
}

/// What `Owner` does, by hand.
final class HandOwner: HandDelegate {
    let stack: HandStack
    private let child: HandMiddle

    init(_ child: HandMiddle) {
        self.child = child
        stack = HandStack("", [child.stack])
        child.delegate = self
    }

    @inline(never) func child(wants route: OwnerRoute) {
        if stack.screens.count == 1 { stack.push(HandScreen("page")) } else { stack.pop() }
    }
}

/// What `Middle` does, by hand: it passes on what it hears.
final class HandMiddle: HandDelegate {
    let stack: HandStack
    weak var delegate: (any HandDelegate)?
    private let child: HandMiddle?

    init(_ child: HandMiddle? = nil) {
        self.child = child
        stack = HandStack("", [child?.stack ?? HandScreen("leaf")])
        child?.delegate = self
    }

    @inline(never) func child(wants route: OwnerRoute) {
        delegate?.child(wants: route)
    }
}
