/// An object that navigates: a coordinator, a root, a window, a window manager, or a node.
///
/// They share the calls to go back, push, present, read, draw and report, which begin at the content of the receiver. A
/// screen's model has them at its node: `node.push(details)`, `node.tree`. Models do not conform, so that code
/// completion offers only their own members.
public protocol Navigable: Presentable {}

extension Node: Navigable {}
