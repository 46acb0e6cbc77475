@_spi(Hosting) public import Coordination

/// An action of the user on the views of a host, with the nodes that it concerns.
///
/// ``HostContract`` has it performed on the host's own views: a button of the tab bar is tapped, a sheet is dragged.
public enum UserAction: Equatable, Sendable {
    /// A step back to a screen of the stack in front: with the back button or its menu, a swipe, a key.
    case goBack(to: NodeID)

    /// A tap on a tab, which may be the selected one.
    case tapTab(NodeID)

    /// A turn to a page.
    case turnPage(to: NodeID)

    /// A modal that is dragged away, or closed.
    case dragAway(NodeID)

    /// A press on the answer of that title.
    case answer(String, alert: NodeID)

    /// A window that is closed.
    case closeWindow(NodeID)

    /// A window that is brought to the front.
    case focusWindow(NodeID)
}

extension UserAction {
    /// The report that a host sends for the action.
    public var report: Report {
        switch self {
        case .goBack(to: let id): .popped(to: id)
        case .tapTab(let id): .selected(id)
        case .turnPage(to: let id): .turned(to: id)
        case .dragAway(let id): .dismissed(id)
        case .answer(let title, alert: let id): .chose(title, alert: id)
        case .closeWindow(let id): .closed(id)
        case .focusWindow(let id): .focused(id)
        }
    }
}
