public import CoordinationMoves

extension SearchCoordinator: Titled {
    /// The name of the tab.
    public var title: String { "Search" }
}

extension TextModel {
    static func search() -> TextModel {
        TextModel(
            "search", title: "Search", ["In all stores at once."],
            offers: [
                Offer("Search for ...", taking: .text(prompt: "Search for"), SearchRoute.find),
                Offer("Everything with tea", SearchRoute.find("tea")),
                Offer("Everything with bread", SearchRoute.find("bread")),
            ])
    }
}

extension ResultsModel: Legible {
    /// The searched text.
    public var title: String { "'\(text)'" }

    /// A sentence if nothing was found.
    public var lines: [String] { products.isEmpty ? ["Nothing is called so."] : [] }

    /// An offer for each product found, and one to search again.
    public var offers: [Offer] {
        products.map { product in
            Offer(product.label, title: product.label + (seen.contains(product.id) ? " (seen)" : "")) {
                self.open(product, completion: $0)
            }
        }
            + [Offer("Search for something else ...", taking: .text(prompt: "Search for"), SearchRoute.find)]
    }
}
