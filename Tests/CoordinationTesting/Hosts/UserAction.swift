@_spi(Hosting) public import Coordination

/// Something that the user does to the views of a host, named by what is on the tree.
///
/// ``HostContract`` has it played on the host's own views: a tapped button of the tab bar, a sheet that is dragged.
public enum UserAction: Hashable, Sendable {
    /// Goes back to a screen of the stack in front: with the back button or its menu, a swipe, a key.
    case goBack(to: NodeID)

    /// Taps a tab, which may be the selected one.
    case tapTab(NodeID)

    /// Turns to a page.
    case turnPage(to: NodeID)

    /// Drags a modal away, or closes it.
    case dragAway(NodeID)

    /// Presses the answer of that title.
    case answer(String, alert: NodeID)

    /// Closes a window.
    case closeWindow(NodeID)

    /// Brings a window to the front.
    case focusWindow(NodeID)
}

extension UserAction {
    /// What a host reports of it.
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
