/// An event of a node.
///
/// A closed set: no cases will be added.
public enum NodeEvent: Equatable, Sendable {
    /// The node entered a tree, alone or with a node that contains it.
    case entered

    /// The node was removed from the tree, alone or with a node that contained it.
    case left

    /// The user can now see the node.
    case appeared

    /// The user can no longer see the node.
    case disappeared

    /// A host reported that the user chose the selected tab or page again. A transition that selects the same tab or
    /// page again sends no event.
    case reselected

    /// An event that only a platform knows.
    case platform(PlatformEvent)
}

/// An event that platforms know and the tree does not. Hosts deliver it.
///
/// The names follow UIKit's `UIViewController`, the source of most of them.
public struct PlatformEvent: Equatable, Sendable {
    /// The name: `willAppear`.
    @_spi(Hosting) public let name: String

    /// True if the change that begins or ends with the event is animated.
    @_spi(Hosting) public let isAnimated: Bool

    /// The node's new size, in the platform's units, for a resize.
    @_spi(Hosting) public private(set) var size: Size?

    /// The id of the node's new parent, for a move; nil if there is none.
    @_spi(Hosting) public private(set) var parent: NodeID?

    /// A width and a height, in the platform's units.
    @_spi(Hosting) public struct Size: Equatable, Sendable {
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
    @_documentation(visibility: internal)
    public var description: String {
        if let size { return "\(name)(width: \(size.width), height: \(size.height))" }
        return parent.map { "\(name)(to: \($0))" } ?? name
    }
}

@_spi(Hosting)
extension PlatformEvent {
    /// Creates an event of a platform's own.
    public init(_ name: String, isAnimated: Bool = false) {
        self.name = name
        self.isAnimated = isAnimated
    }

    /// The view is about to be created.
    public static var willLoad: PlatformEvent { PlatformEvent("willLoad") }

    /// The view has been created.
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

    /// The subviews are about to be laid out.
    public static var willLayOut: PlatformEvent { PlatformEvent("willLayOut") }

    /// The subviews have been laid out.
    public static var laidOut: PlatformEvent { PlatformEvent("laidOut") }

    /// The layout's constraints need an update.
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

    /// The view is about to move to another parent, or to none.
    public static func willMove(to parent: NodeID?) -> PlatformEvent {
        var event = PlatformEvent("willMove")
        event.parent = parent
        return event
    }

    /// The view has moved to another parent, or to none.
    public static func moved(to parent: NodeID?) -> PlatformEvent {
        var event = PlatformEvent("moved")
        event.parent = parent
        return event
    }

    /// The stored state of the view has been restored.
    public static var restored: PlatformEvent { PlatformEvent("restored") }
}
