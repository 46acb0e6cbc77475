public import Coordination

/// Where the pages about the shop can go.
public enum AboutRoute: Route, Codable {
    /// Who we are.
    case summary
    /// Whose work the app contains.
    case licences
    /// The text of one of them.
    case licence(of: String)
    /// Back to where this was opened.
    case close
}

/// A small flow that any stack can show: it brings a stack of its own, and is pushed like a screen.
public final class AboutCoordinator: Coordinator, Finishing {
    /// It ends with nothing but its end.
    public typealias Output = Void

    /// The pages.
    public let root = StackRoot()

    /// Makes the flow, without a page: it is shown with the route that it starts at.
    public init() {}

    /// Pushes.
    public func prepareTransition(for route: AboutRoute) -> Transition<StackRoot> {
        switch route {
        case .summary: .push(Later { TextModel.about() }, key: route)
        case .licences: .push(Later { TextModel.licences() }, key: route)
        case .licence(let work): .push(Later { LicenceModel(of: work) }, key: route)
        case .close: .finish(self, with: ())
        }
    }
}

/// The text of one licence.
public final class LicenceModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("licence")

    /// What it lets people use.
    public let work: String

    init(of work: String) {
        self.work = work
    }
}
