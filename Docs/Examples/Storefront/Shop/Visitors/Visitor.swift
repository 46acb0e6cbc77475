/// A visitor that the shop knows.
public struct Visitor: Codable, Hashable, Sendable {
    /// The name.
    public let name: String

    /// The age, in years.
    public let age: Int
}

extension Visitor {
    /// A visitor who may buy everything.
    public static let ada = Visitor(name: "Ada", age: 36)

    /// A visitor who is too young for some products.
    public static let tim = Visitor(name: "Tim", age: 15)

    /// All visitors with an account.
    public static let known = [ada, tim]
}
