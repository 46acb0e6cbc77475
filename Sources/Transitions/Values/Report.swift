/// An action of the user that has already happened, as a host reports it.
///
/// Later versions may add cases: a `switch` needs a `default`.
@nonexhaustive
public enum Report: Hashable, Sendable {
    /// The user went back to a screen of a stack, which is now the last one that the stack shows.
    case popped(to: NodeID)

    /// The user dismissed a modal, with everything over it.
    case dismissed(NodeID)

    /// The user chose a tab or a page.
    case selected(NodeID)

    /// The user went to a column of a split, or to a screen in one, which is now the last one that its stack shows: by
    /// going back in a narrow window, by a touch, or by the keyboard.
    case stepped(to: NodeID)

    /// The columns beside the one in hand are others: of a window, a modal or a split.
    @_spi(Hosting) case resized(NodeID, ColumnsBeside)

    /// The user has hidden a column of a split.
    @_spi(Hosting) case hid(column: Int, of: NodeID)

    /// The user has shown a column of a split that was hidden.
    @_spi(Hosting) case showed(column: Int, of: NodeID)

    /// The user answered an alert with the choice of this title.
    @_spi(Hosting) case chose(String, alert: NodeID)

    /// The user closed a window.
    @_spi(Hosting) case closed(NodeID)

    /// The user brought a window to the front.
    @_spi(Hosting) case focused(NodeID)
}

extension Report {
    /// Reports a turn to a page, or to the pair that contains it: the same as ``selected(_:)``.
    @_spi(Hosting) public static func turned(to page: NodeID) -> Report { .selected(page) }

    /// The id in the report: of the screen that the user went back to, or of the modal, tab, page, alert or window.
    @_spi(Hosting) public var subject: NodeID {
        switch self {
        case .popped(let id), .dismissed(let id), .selected(let id), .stepped(let id), .resized(let id, _),
            .hid(_, let id), .showed(_, let id), .chose(_, let id), .closed(let id), .focused(let id):
            id
        }
    }
}

extension Report {
    /// Returns the same report about another node, such as the one at the same path in another run.
    @_spi(Hosting) public func about(_ id: NodeID) -> Report {
        switch self {
        case .popped: .popped(to: id)
        case .dismissed: .dismissed(id)
        case .selected: .selected(id)
        case .stepped: .stepped(to: id)
        case .resized(_, let columns): .resized(id, columns)
        case .hid(let column, _): .hid(column: column, of: id)
        case .showed(let column, _): .showed(column: column, of: id)
        case .chose(let title, _): .chose(title, alert: id)
        case .closed: .closed(id)
        case .focused: .focused(id)
        }
    }
}

extension Report: CustomStringConvertible {
    /// The report in words: `selected #2a`.
    @_documentation(visibility: internal)
    public var description: String { words(about: "\(subject)") }

    /// Returns the words with a path instead of the id, so that they are the same in every run. Nil means that the node
    /// has gone.
    package func words(at path: TreePath?) -> String { words(about: path?.description ?? "a removed node") }

    private func words(about subject: String) -> String {
        switch self {
        case .popped: "popped to \(subject)"
        case .dismissed: "dismissed \(subject)"
        case .selected: "selected \(subject)"
        case .stepped: "stepped to \(subject)"
        case .resized(_, let columns): "resized \(subject) to columns beside: \(columns)"
        case .hid(let column, _): "hid column \(column) of \(subject)"
        case .showed(let column, _): "showed column \(column) of \(subject)"
        case .chose(let title, _): "chose '\(title)' of \(subject)"
        case .closed: "closed \(subject)"
        case .focused: "focused \(subject)"
        }
    }
}
