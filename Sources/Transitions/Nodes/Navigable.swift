/// An object that navigates: a coordinator, a root, a window, a window manager, or a node.
///
/// They share the calls to go back, push, present, read, draw and report, each for the receiver and what it contains. A
/// screen's model has these calls at its node: `node.push(details)`, `node.tree`. Models do not conform, so that code
/// completion offers only their own members.
public protocol Navigable: Presentable {}

extension Node: Navigable {}
