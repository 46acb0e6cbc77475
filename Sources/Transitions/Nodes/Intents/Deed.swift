/// A call without a route, as a value.
@usableFromInline package enum Deed {
    case back(Int)
    case finish(Any)
    case cancelFlow
    case choose(String)
    case reset
}
