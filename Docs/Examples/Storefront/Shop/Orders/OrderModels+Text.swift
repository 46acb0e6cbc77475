extension OrdersModel: Legible {
    /// What stands over the list.
    public var title: String { "Orders" }

    /// What was bought.
    public var lines: [String] {
        session.orders.isEmpty ? ["Nothing was ordered yet."] : session.orders.map(\.line)
    }

    /// To rate what is not rated yet.
    public var actions: [Action] {
        session.orders.filter { $0.rating == nil }.map { Action("Rate order \($0.id)", AccountRoute.rate($0.id)) }
    }
}

extension RatingModel: Legible {
    /// What stands over it.
    public var title: String { "How was order \(order.id)?" }

    /// What can be thought.
    public var actions: [Action] {
        Rating.allCases.map { rating in Action(rating.title) { self.rate(rating, completion: $0) } }
    }
}

extension Order {
    fileprivate var line: String {
        "\(id): \(products.map(\.name).joined(separator: ", ")), \(total.price)" + (rating.map { ", \($0)" } ?? "")
    }
}

extension Rating: Titled {
    /// The rating, as it begins a line.
    public var title: String {
        switch self {
        case .good: "Good"
        case .bad: "Bad"
        }
    }
}
