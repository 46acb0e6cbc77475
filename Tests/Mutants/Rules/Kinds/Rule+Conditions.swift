import SwiftSyntax

extension Rule {
    /// Conditions that mean something else.
    static let conditions: [Rule] = [
        // A condition inverted.
        Rule(ConditionElementSyntax.self) { node, _ in
            guard case .expression(let condition) = node.condition else { return [] }
            return [.flip("condition inverted", condition)]
        },
        Rule(TernaryExprSyntax.self) { node, _ in
            node.isInPattern ? [] : [.flip("condition inverted", node.condition)]
        },
        Rule(WhereClauseSyntax.self) { node, _ in
            [.flip("condition inverted", node.condition), .hold("clause missing", node.condition)]
        },
        // A comparison elsewhere: in a predicate, or as a value.
        Rule(InfixOperatorExprSyntax.self) { node, _ in
            guard ["==", "!=", "===", "!==", "<", ">", "<=", ">="].contains(node.sign), !node.isCondition else {
                return []
            }
            return [.flip("comparison inverted", node)]
        },
        Rule(PrefixOperatorExprSyntax.self) { node, _ in
            guard node.operator.text == "!", !node.isCondition else { return [] }
            return [.choose("comparison inverted", node, node.expression.trimmedDescription)]
        },
        // One of several clauses forgotten.
        Rule(ConditionElementSyntax.self) { node, _ in
            guard case .expression(let condition) = node.condition,
                let all = node.parent?.as(ConditionElementListSyntax.self), all.count > 1
            else { return [] }
            return [.hold("clause missing", condition)]
        },
        Rule(InfixOperatorExprSyntax.self) { node, _ in
            guard ["&&", "||"].contains(node.sign) else { return [] }
            let (left, right) = (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
            return [
                .choose("and for or", node, "(\(left) \(node.sign == "&&" ? "||" : "&&") \(right))"),
                .choose("clause missing", node, "(\(left))"), .choose("clause missing", node, "(\(right))"),
            ]
        },
        // Where a comparison ends.
        Rule(InfixOperatorExprSyntax.self) { node, _ in
            let others = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
            guard let other = others[node.sign], !node.comparesKeys else { return [] }
            let text = "(\(node.leftOperand.trimmedDescription) \(other) \(node.rightOperand.trimmedDescription))"
            return [.choose("boundary", node, text)]
        },
    ]
}

extension InfixOperatorExprSyntax {
    /// True for the keys of two entries of a dictionary, which are never equal.
    fileprivate var comparesKeys: Bool {
        Set([leftOperand, rightOperand].map(\.trimmedDescription)) == ["$0.key", "$1.key"]
    }
}

extension SyntaxProtocol {
    /// True for the whole condition of an `if`, a `guard`, a `where`, or before a `?`.
    fileprivate var isCondition: Bool {
        guard let parent else { return false }
        if let ternary = parent.as(TernaryExprSyntax.self) { return ternary.condition.id == id }
        return parent.is(ConditionElementSyntax.self) || parent.is(WhereClauseSyntax.self)
    }
}
