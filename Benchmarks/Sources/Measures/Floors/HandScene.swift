/// What a scene by hand has done.
enum HandChange {
    case pushed(HandNode), popped, presented(HandNode), dismissed
}

/// What shows a scene by hand.
protocol HandView: AnyObject {
    /// Shows what was done. False where that takes time: the scene is told when it is over.
    func show(_ change: HandChange) -> Bool
}

/// `HandWalker` as an app has it: with a view that shows what it does, and observers that are told of it.
final class HandScene {
    private let walker: HandWalker
    private weak var view: (any HandView)?
    private var observers: [(HandChange) -> Void] = []
    private var isMoving = false

    init(_ view: any HandView, _ walker: HandWalker = HandWalker()) {
        self.walker = walker
        self.view = view
    }

    func observe(_ observer: @escaping (HandChange) -> Void) {
        observers.append(observer)
    }

    @inline(never) func go(to route: WalkerRoute) {
        guard !isMoving else { return }
        walker.go(to: route)
        let change: HandChange
        switch route {
        case .push: change = .pushed(walker.stack.screens[walker.stack.screens.count - 1])
        case .present: change = walker.stack.presented.map { .presented($0) } ?? .dismissed
        case .pop: change = .popped
        case .dismiss, .fail: change = .dismissed
        }
        if let view { isMoving = !view.show(change) }
        for observer in observers { observer(change) }
    }

    @inline(never) func hasShown() {
        isMoving = false
    }
}

/// The least that a view can do.
final class HandScreenView: HandView {
    @inline(never) func show(_ change: HandChange) -> Bool { true }
}

/// A view that looks at what was done.
final class HandReadingView: HandView {
    @inline(never) func show(_ change: HandChange) -> Bool {
        use(change)
        return true
    }
}

/// A view that animates.
final class HandMovingView: HandView {
    @inline(never) func show(_ change: HandChange) -> Bool { false }
}
