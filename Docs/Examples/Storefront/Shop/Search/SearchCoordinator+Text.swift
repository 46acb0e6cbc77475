extension SearchCoordinator: Titled {
    /// The name of the tab.
    public var title: String { "Search" }
}

extension TextModel {
    static func search() -> TextModel {
        TextModel(
            "search", title: "Search", ["In all stores at once."],
            actions: [
                Action("Search for ...", asking: "Search for", SearchRoute.find),
                Action("Everything with tea", SearchRoute.find("tea")),
                Action("Everything with bread", SearchRoute.find("bread")),
            ])
    }
}

extension ResultsModel: Legible {
    /// The searched text.
    public var title: String { "'\(text)'" }

    /// A sentence if nothing was found.
    public var lines: [String] { products.isEmpty ? ["Nothing is called so."] : [] }

    /// An action for each product found, and one to search again.
    public var actions: [Action] {
        products.map { product in
            Action(product.label + (seen.contains(product.id) ? " (seen)" : "")) { self.open(product, completion: $0) }
        }
            + [Action("Search for something else ...", asking: "Search for", SearchRoute.find)]
    }
}
