/// The dishes of one restaurant that are about to be ordered.
@MainActor final class Basket {
    private(set) var lines: [BasketLine] = []
    var voucher: String?

    var restaurant: String? { lines.first.flatMap { Catalog.dish($0.dish) }?.restaurant }

    func isFrom(another restaurant: String) -> Bool { self.restaurant.map { $0 != restaurant } ?? false }

    /// A line more; dishes of another restaurant make room for it.
    func add(_ line: BasketLine) {
        if let dish = Catalog.dish(line.dish), isFrom(another: dish.restaurant) { lines = [] }
        lines.append(line)
    }

    func replace(by lines: [BasketLine]) { self.lines = lines }

    func remove(at index: Int) { lines.remove(at: index) }

    func clear() {
        lines = []
        voucher = nil
    }
}
