/// What a person did, as a host reports it: it has happened already.
public enum Report: Hashable, Sendable {
    /// Went back to a screen of a stack, which is now the last one that the stack shows.
    case popped(to: NodeID)

    /// Took a modal away, with all that stood over it.
    case dismissed(NodeID)

    /// Chose a tab, or a page.
    case selected(NodeID)

    /// Answered an alert with the answer of that title.
    case chose(String, alert: NodeID)

    /// Closed a window.
    case closed(NodeID)

    /// Brought a window to the front.
    case focused(NodeID)
}

extension Report {
    /// Turned to a page, or to the pair that it belongs to: the same as choosing it.
    public static func turned(to page: NodeID) -> Report { .selected(page) }

    /// What it is about.
    public var subject: NodeID {
        switch self {
        case .popped(let id), .dismissed(let id), .selected(let id), .chose(_, let id), .closed(let id),
            .focused(let id):
            id
        }
    }
}

extension Report: CustomStringConvertible {
    /// What was done, in words: `selected #2a`.
    public var description: String {
        switch self {
        case .popped(let id): "popped to \(id)"
        case .dismissed(let id): "dismissed \(id)"
        case .selected(let id): "selected \(id)"
        case .chose(let title, let id): "chose '\(title)' of \(id)"
        case .closed(let id): "closed \(id)"
        case .focused(let id): "focused \(id)"
        }
    }
}
