/// What the user did, as a host reports it: it has happened already.
///
/// There may be more one day: a `switch` over them has a `default`.
@nonexhaustive
public enum Report: Hashable, Sendable {
    /// Went back to a screen of a stack, which is now the last one that the stack shows.
    case popped(to: NodeID)

    /// Took a modal away, with all that stood over it.
    case dismissed(NodeID)

    /// Chose a tab, or a page.
    case selected(NodeID)

    /// Answered an alert with the answer of that title.
    @_spi(Hosting) case chose(String, alert: NodeID)

    /// Closed a window.
    @_spi(Hosting) case closed(NodeID)

    /// Brought a window to the front.
    @_spi(Hosting) case focused(NodeID)
}

extension Report {
    /// Turned to a page, or to the pair that it belongs to: the same as choosing it.
    @_spi(Hosting) public static func turned(to page: NodeID) -> Report { .selected(page) }

    /// The id that it carries: of the screen that was gone back to, or of the modal, tab, page, alert or window.
    public var subject: NodeID {
        switch self {
        case .popped(let id), .dismissed(let id), .selected(let id), .chose(_, let id), .closed(let id),
            .focused(let id):
            id
        }
    }
}

extension Report {
    /// The same, done to something else: to what is in that place in another run.
    @_spi(Hosting) public func about(_ id: NodeID) -> Report {
        switch self {
        case .popped: .popped(to: id)
        case .dismissed: .dismissed(id)
        case .selected: .selected(id)
        case .chose(let title, _): .chose(title, alert: id)
        case .closed: .closed(id)
        case .focused: .focused(id)
        }
    }
}

extension Report: CustomStringConvertible {
    /// What was done, in words: `selected #2a`.
    public var description: String { words(about: "\(subject)") }

    /// The same words with a place, which is the same in every run; nil for what had gone.
    func words(at place: TreePath?) -> String { words(about: place?.description ?? "what has gone") }

    private func words(about subject: String) -> String {
        switch self {
        case .popped: "popped to \(subject)"
        case .dismissed: "dismissed \(subject)"
        case .selected: "selected \(subject)"
        case .chose(let title, _): "chose '\(title)' of \(subject)"
        case .closed: "closed \(subject)"
        case .focused: "focused \(subject)"
        }
    }
}
