/// A change that concerns a node.
///
/// A closed set: there will be no others.
public enum NodeEvent: Hashable, Sendable {
    /// It was given a place on a tree, alone or with what it is in.
    case entered

    /// It was removed from the tree, alone or with what it stood in.
    case left

    /// The user can see it now.
    case appeared

    /// The user can no longer see it.
    case disappeared

    /// The user chose the tab or page again that it is, as a host reported. A transition that selects it again sends
    /// nothing.
    case reselected

    /// A moment that only a platform knows.
    case platform(PlatformEvent)
}

/// A moment that platforms know and the tree does not. Hosts deliver it.
///
/// The names are those of UIKit's `UIViewController`, from which most hosts will pass them on.
public struct PlatformEvent: Hashable, Sendable {
    /// The name of the moment: `willAppear`.
    public let name: String

    /// True if what begins or ends with it is animated.
    public let isAnimated: Bool

    /// The size that the node is to have, in the platform's units, if it is to be resized.
    @_spi(Hosting) public private(set) var size: Size?

    /// The id of the node that it is to be in, or is in now, if it is moved.
    @_spi(Hosting) public private(set) var parent: NodeID?

    /// A width and a height, in the platform's units.
    @_spi(Hosting) public struct Size: Hashable, Sendable {
        /// The width.
        public let width: Double

        /// The height.
        public let height: Double
    }

    /// A shortage of memory.
    public static var memoryWarning: PlatformEvent { PlatformEvent("memoryWarning") }
}

extension PlatformEvent: CustomStringConvertible {
    /// The name, with the size or the parent: `willResize(width: 3.0, height: 4.0)`.
    public var description: String {
        if let size { return "\(name)(width: \(size.width), height: \(size.height))" }
        return parent.map { "\(name)(to: \($0))" } ?? name
    }
}

@_spi(Hosting)
extension PlatformEvent {
    /// Makes an event of a platform's own.
    public init(_ name: String, isAnimated: Bool = false) {
        self.name = name
        self.isAnimated = isAnimated
    }

    /// The view is about to be made.
    public static var willLoad: PlatformEvent { PlatformEvent("willLoad") }

    /// The view has been made.
    public static var loaded: PlatformEvent { PlatformEvent("loaded") }

    /// The node is about to be visible.
    public static func willAppear(animated: Bool) -> PlatformEvent {
        PlatformEvent("willAppear", isAnimated: animated)
    }

    /// The node is visible, and the animation is over.
    public static func didAppear(animated: Bool) -> PlatformEvent {
        PlatformEvent("didAppear", isAnimated: animated)
    }

    /// The node is about to be hidden.
    public static func willDisappear(animated: Bool) -> PlatformEvent {
        PlatformEvent("willDisappear", isAnimated: animated)
    }

    /// The node is hidden, and the animation is over.
    public static func didDisappear(animated: Bool) -> PlatformEvent {
        PlatformEvent("didDisappear", isAnimated: animated)
    }

    /// The parts of the view are about to be laid out.
    public static var willLayOut: PlatformEvent { PlatformEvent("willLayOut") }

    /// The parts of the view have been laid out.
    public static var laidOut: PlatformEvent { PlatformEvent("laidOut") }

    /// The conditions of the layout have changed.
    public static var constraintsNeedUpdate: PlatformEvent { PlatformEvent("constraintsNeedUpdate") }

    /// The view is about to change its size, in the platform's units.
    public static func willResize(width: Double, height: Double) -> PlatformEvent {
        var event = PlatformEvent("willResize")
        event.size = Size(width: width, height: height)
        return event
    }

    /// The margins have changed.
    public static var marginsChanged: PlatformEvent { PlatformEvent("marginsChanged") }

    /// The safe area has changed.
    public static var safeAreaChanged: PlatformEvent { PlatformEvent("safeAreaChanged") }

    /// The view is about to be in another one, or in none.
    public static func willMove(to parent: NodeID?) -> PlatformEvent {
        var event = PlatformEvent("willMove")
        event.parent = parent
        return event
    }

    /// The view is in another one now, or in none.
    public static func moved(to parent: NodeID?) -> PlatformEvent {
        var event = PlatformEvent("moved")
        event.parent = parent
        return event
    }

    /// The stored state of the view has been given back to it.
    public static var restored: PlatformEvent { PlatformEvent("restored") }
}
