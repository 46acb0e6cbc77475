/// What is searched in stands beneath: a search that is active is presented, and covers nothing.
@MainActor open class UISearchController: UIViewController {
    public private(set) var searchResultsController: UIViewController?

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overCurrentContext
    }

    public required init?(coder: NSCoder) { nil }
}
