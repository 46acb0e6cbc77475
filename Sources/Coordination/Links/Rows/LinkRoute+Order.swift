package import Coordination

extension LinkRoute {
    /// Returns, for each value of the line, its index among the parts of a route; nil if no parts make the route again.
    /// Each value is tried first at its own index, which is right if the route carries just these values in order.
    package func order(of parts: [(value: Any, label: String?)], in route: any Route) -> [Int]? {
        var order: [Int] = []
        // The number of orders of six values. For a struct with more parts, the author gives the values.
        var attempts = 720
        func isFound() -> Bool {
            let index = order.count
            guard index < fields.count else {
                attempts -= 1
                let again = self.route(LinkValues(all: order.map { parts[$0].value }, base: 0))
                return again.map(Hop.init(any:)) == Hop(any: route)
            }
            for place in [index] + parts.indices.filter({ $0 != index }) where attempts > 0 {
                guard parts.indices.contains(place), !order.contains(place),
                    fields[index].kind.texts(of: parts[place].value, fields[index].arity) != nil
                else { continue }
                order.append(place)
                if isFound() { return true }
                order.removeLast()
            }
            return false
        }
        return isFound() ? order : nil
    }
}
