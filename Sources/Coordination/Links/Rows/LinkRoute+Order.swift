package import Coordination

extension LinkRoute {
    /// Where the values of the line are among the parts of a route: of each the index. Nil where no values make the
    /// route once more. A value is looked for first where it would be if the route carried just those, in this order.
    package func order(of parts: [(value: Any, label: String?)], in route: any Route) -> [Int]? {
        var order: [Int] = []
        // As many as there are orders of six. Of a struct with more, the author says where its values are.
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
