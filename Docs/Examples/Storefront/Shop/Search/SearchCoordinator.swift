public import Coordination

/// Where the search can go.
public enum SearchRoute: Route, Codable {
    /// The empty search.
    case start
    /// What was found for a text, in the place of earlier results.
    case find(String)
    /// One product.
    case product(Product.ID)
}

/// The search in all stores.
public final class SearchCoordinator: Coordinator {
    /// The search, its results, and the products that were opened from them.
    public let root = StackRoot()

    private let inventory: Inventory

    /// Makes the tab, at the empty search.
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
    /// A user who searches for the same again within a minute finds the results as they were left.
    private func results(of text: String) -> Later<ResultsModel> {
        keep(for: .seconds(60), key: text) { ResultsModel(of: text, in: self.inventory, router: self.weakRouter) }
    }
}

/// What a search found.
public final class ResultsModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("results")

    /// What was searched for.
    public let text: String

    /// What was found.
    public let products: [Product]

    /// What of it was opened.
    public internal(set) var seen: Set<Product.ID> = []

    private let router: WeakRouter<SearchRoute>

    init(of text: String, in inventory: Inventory, router: WeakRouter<SearchRoute>) {
        self.text = text
        self.router = router
        products = inventory.products(matching: text)
    }

    /// The visitor tapped one of them.
    public func open(_ product: Product, completion: ((TransitionOutcome) -> Void)? = nil) {
        seen.insert(product.id)
        router.trigger(.product(product.id), completion: completion)
    }
}
