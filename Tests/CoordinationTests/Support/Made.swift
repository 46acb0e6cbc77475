import Coordination

/// A coordinator of any root, for routes that are names.
typealias Made<Root: ContainerRoot> = BasicCoordinator<Named, Root>

struct Named: Route, ExpressibleByStringLiteral, CustomStringConvertible {
    let description: String

    init(stringLiteral name: String) { description = name }
}
