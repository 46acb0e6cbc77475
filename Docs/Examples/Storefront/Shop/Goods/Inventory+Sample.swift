extension Inventory {
    /// Three stores and ten products, for demonstrations and tests.
    public static let sample = Inventory(
        stores: [
            Store(id: 1, name: "Harbour Tea", address: "1 Quay Street"),
            Store(id: 2, name: "Old Mill Bakery", address: "14 Mill Lane"),
            Store(id: 3, name: "Corner Books", address: "7 Church Square"),
        ],
        products: [
            Product(id: 1, name: "Green tea", price: 690, category: .tea, store: 1),
            Product(id: 2, name: "Black tea", price: 590, category: .tea, store: 1),
            Product(id: 3, name: "Tea biscuits", price: 350, category: .bread, store: 1),
            Product(id: 4, name: "Rye bread", price: 420, category: .bread, store: 2),
            Product(id: 5, name: "Cinnamon bun", price: 280, category: .bread, store: 2),
            Product(id: 6, name: "Breakfast tea", price: 490, category: .tea, store: 2),
            Product(id: 7, name: "A book of maps", price: 2400, category: .books, store: 3),
            Product(id: 8, name: "The tea road", price: 1600, category: .books, store: 3),
            Product(id: 9, name: "Bread at home", price: 1900, category: .books, store: 3),
            Product(id: 10, name: "Rum cake", price: 990, category: .bread, store: 2, minimumAge: 18),
        ])
}
