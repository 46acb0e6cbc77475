/// A visitor that the shop knows.
public struct Visitor: Codable, Hashable, Sendable {
    /// What the user is called.
    public let name: String

    /// In years.
    public let age: Int
}

extension Visitor {
    /// A visitor who may buy everything.
    public static let ada = Visitor(name: "Ada", age: 36)

    /// A visitor who may not.
    public static let tim = Visitor(name: "Tim", age: 15)

    /// Everybody who has an account.
    public static let known = [ada, tim]
}
