/// What navigates: a coordinator, a root, a window, a window manager, and every node.
///
/// All of them go back, push and present, are read, drawn and reported to by the same calls, which begin at what the
/// receiver holds. A screen's model has them at its node: `node.push(details)`, `node.tree`. Models do not conform,
/// so that what completes on them is theirs.
public protocol Navigable: Presentable {}

extension Node: Navigable {}
