/// A person that the shop knows.
public struct Visitor: Hashable, Sendable {
    /// What the person is called.
    public let name: String

    /// In years.
    public let age: Int
}

extension Visitor {
    /// Somebody who may buy everything.
    public static let ada = Visitor(name: "Ada", age: 36)

    /// Somebody who may not.
    public static let tim = Visitor(name: "Tim", age: 15)

    /// Everybody who has an account.
    public static let known = [ada, tim]
}
