import Coordination
import CoordinationLinks

// snippet.books-links
extension Books.ShopRoute {
    static let links: Links<Self> = [
        .path().value(Int.self, "id").route(Self.book),
        .path().value(Int.self, "id").path("reviews").route(Self.reviews),
    ]
}

extension Books.AppRoute {
    static let links = Links<Self>(
        allowing: [.https("books.example"), .scheme("books")],
        [
            .at("books", .shop).then(Books.ShopRoute.links),
            .path("loans").via(.shelf, to: Books.ShelfRoute.self).value(Int.self, "id").route(Books.ShelfRoute.loan),
            .at("account", .account),
        ])
}
// snippet.end
