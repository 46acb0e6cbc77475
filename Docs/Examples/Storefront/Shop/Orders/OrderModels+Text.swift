public import CoordinationMoves

extension OrdersModel: Legible {
    /// The title of the screen.
    public var title: String { "Orders" }

    /// A line for each order.
    public var lines: [String] {
        session.orders.isEmpty ? ["Nothing was ordered yet."] : session.orders.map(\.line)
    }

    /// An offer for each order without a rating.
    public var offers: [Offer] {
        session.orders.filter { $0.rating == nil }.map { Offer("Rate order \($0.id)", AccountRoute.rate($0.id)) }
    }
}

extension RatingModel: Legible {
    /// The question.
    public var title: String { "How was order \(order.id)?" }

    /// An offer for each rating.
    public var offers: [Offer] {
        Rating.allCases.map { rating in Offer(rating.title) { self.rate(rating, completion: $0) } }
    }
}

extension Order {
    fileprivate var line: String {
        "\(id): \(products.map(\.name).joined(separator: ", ")), \(total.price)" + (rating.map { ", \($0)" } ?? "")
    }
}

extension Rating: Titled {
    /// The rating, capitalized.
    public var title: String {
        switch self {
        case .good: "Good"
        case .bad: "Bad"
        }
    }
}
