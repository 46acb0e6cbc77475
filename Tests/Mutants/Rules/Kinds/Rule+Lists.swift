import SwiftSyntax

extension Rule {
    /// Entries that are missing in lists, or in another order.
    static let lists: [Rule] = [
        Rule(ArrayExprSyntax.self) { node, _ in
            guard node.elements.count > 1, node.returned != "[Gate]", !node.isData else { return [] }
            return node.elements.map { one in
                .choose(
                    node.isOfHops ? "hop missing" : "entry missing", node, node.text(without: one),
                    was: one.expression.trimmedDescription, now: "nothing")
            }
        },
        Rule(ArrayExprSyntax.self) { node, _ in
            guard node.elements.count > 1, node.isOrdered else { return [] }
            let all = node.elements.map(\.expression.trimmedDescription)
            return (1..<all.count).map { index in
                var other = all
                other.swapAt(index - 1, index)
                return .choose("entries swapped", node, "[\(other.joined(separator: ", "))]")
            }
        },
        // The addresses beneath one.
        .calls { call, _ in
            guard call.name == "then", let base = call.base?.as(FunctionCallExprSyntax.self),
                Call(base)?.name != "path",
                !call.node.isBase
            else { return [] }
            return [.choose("entry missing", call.node, base.trimmedDescription, now: "not beneath it")]
        },
    ]
}

extension ArrayExprSyntax {
    /// True for data: literals, and values of them.
    fileprivate var isData: Bool {
        elements.allSatisfy { element in
            // Of an offer or an address, its route is changed.
            if element.expression.isLiteral || element.expression.isOffer { return true }
            guard let call = element.expression.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.base == nil,
                !call.isImplicit
            else { return false }
            return call.arguments.contains { $0.label == "id" || $0.value.is(DictionaryExprSyntax.self) }
        }
    }

    fileprivate var isOfHops: Bool {
        elements.contains { $0.expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name == "Hop" }
    }

    /// True for lists whose order counts: gates, hops, and the children of a container.
    fileprivate var isOrdered: Bool {
        if returned == "[Gate]" || isOfHops { return true }
        return parent?.is(LabeledExprSyntax.self) == true
            && around(FunctionCallExprSyntax.self).flatMap(Call.init)?.name == "set"
    }
}

extension ExprSyntax {
    /// True for a thing that a user can choose, and for an address.
    fileprivate var isOffer: Bool {
        if trimmedDescription.hasPrefix("Offer(") || lastName == "next" || lastName == "skip" { return true }
        return trimmedDescription.hasPrefix(".at(") || trimmedDescription.hasPrefix(".path(")
    }
}
