public import Coordination

/// The routes of the pages about the shop.
public enum AboutRoute: Route, Codable {
    /// The page about the shop.
    case summary
    /// The list of licences.
    case licences
    /// The licence of one work.
    case licence(of: String)
    /// Closes the flow.
    case close
}

/// A small flow that any stack or split can show: it has a stack of its own, and is shown like a screen.
public final class AboutCoordinator: Coordinator, Finishing {
    /// No value.
    public typealias Output = Void

    /// The stack of pages.
    public let root = StackRoot()

    /// Creates the flow without a page. Show it at a first route: `AboutCoordinator().at(.summary)`.
    public init() {}

    /// Pushes a page, or ends the flow.
    public func prepareTransition(for route: AboutRoute) -> Transition<StackRoot> {
        switch route {
        case .summary: .push(Later { TextModel.about() }, key: route)
        case .licences: .push(Later { TextModel.licences() }, key: route)
        case .licence(let work): .push(Later { LicenceModel(of: work) }, key: route)
        case .close: .finish(self, with: ())
        }
    }
}

/// The screen with one licence.
public final class LicenceModel: Presentable {
    /// The node on the tree.
    public let node = Screen("licence")

    /// The name of the licensed work.
    public let work: String

    init(of work: String) {
        self.work = work
    }
}
