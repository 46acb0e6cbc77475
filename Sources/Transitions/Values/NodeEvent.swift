/// What happens to a node.
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

    /// Something that only a platform knows.
    case platform(PlatformEvent)
}

/// What a host delivers: the moments that platforms know, and the tree does not.
///
/// The names are those of UIKit's `UIViewController`, from which most hosts will pass them on.
///
/// A closed set: there will be no others.
public enum PlatformEvent: Hashable, Sendable {
    /// Its view is about to be made.
    case willLoad
    /// Its view has been made.
    case loaded
    /// It is about to be seen.
    case willAppear(animated: Bool)
    /// It can be seen, and the animation is over.
    case didAppear(animated: Bool)
    /// It is about to go out of view.
    case willDisappear(animated: Bool)
    /// It has gone out of view, and the animation is over.
    case didDisappear(animated: Bool)
    /// Its parts are about to be laid out.
    case willLayOut
    /// Its parts have been laid out.
    case laidOut
    /// What its layout depends on has to be brought up to date.
    case constraintsNeedUpdate
    /// It is about to change its size, in the platform's units.
    case willResize(width: Double, height: Double)
    /// Its margins have changed.
    case marginsChanged
    /// What of it is covered by the device's own things has changed.
    case safeAreaChanged
    /// It is about to be in another, or in none.
    case willMove(to: NodeID?)
    /// It is in another now, or in none.
    case moved(to: NodeID?)
    /// The system is short of memory.
    case memoryWarning
    /// What was stored of it has been given back to it.
    case restored
}
