public import Coordination

/// The routes of the search tab.
public enum SearchRoute: Route, Codable {
    /// The empty search.
    case start
    /// The results for a text, in place of earlier ones.
    case find(String)
    /// One product.
    case product(Product.ID)
}

/// The search in all stores.
public final class SearchCoordinator: Coordinator {
    /// The stack: the search, its results, and products opened from them.
    public let root = StackRoot()

    private let inventory: Inventory

    /// Creates the tab with the empty search.
    public init(inventory: Inventory) {
        self.inventory = inventory
        trigger(.start)
    }

    /// Pushes results and products.
    public func prepareTransition(for route: SearchRoute) -> Transition<StackRoot> {
        switch route {
        case .start: .push(Later { TextModel.search() }, key: route)
        case .find(let text): .restart(results(of: text))
        case .product(let id): .push(Later { ProductModel(try self.inventory.product(id)) }, key: route)
        }
    }
}

extension SearchCoordinator {
    /// Returns the results for a text. The same search within a minute finds them as they were left.
    private func results(of text: String) -> Later<ResultsModel> {
        keep(for: .seconds(60), key: text) { ResultsModel(of: text, in: self.inventory, router: self.weakRouter) }
    }
}

/// The results of a search.
public final class ResultsModel: Presentable {
    /// The node on the tree.
    public let node = Screen("results")

    /// The searched text.
    public let text: String

    /// The products found.
    public let products: [Product]

    /// The products that were opened.
    public internal(set) var seen: Set<Product.ID> = []

    private let router: WeakRouter<SearchRoute>

    init(of text: String, in inventory: Inventory, router: WeakRouter<SearchRoute>) {
        self.text = text
        self.router = router
        products = inventory.products(matching: text)
    }

    /// Opens a product that the visitor tapped, and marks it as seen.
    public func open(_ product: Product, completion: ((TransitionOutcome) -> Void)? = nil) {
        seen.insert(product.id)
        router.trigger(.product(product.id), completion: completion)
    }
}
