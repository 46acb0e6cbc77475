import SwiftSyntax

extension Rule {
    /// Statements that are missing, done twice, or in another order.
    static let steps: [Rule] = [
        Rule(CodeBlockItemSyntax.self) { node, words in
            guard let deed = node.deed, !node.isWholeEffect, deed.canBeMissing(words) else { return [] }
            // Each part is a mistake of its own.
            if deed.assignment?.to.is(TupleExprSyntax.self) == true { return [] }
            return [.statements(deed.absence, node.item, "")]
        },
        Rule(CodeBlockItemSyntax.self) { node, words in
            // Only what makes a difference: who is told twice that something has changed looks twice.
            let again: Set = [
                "trigger", "send", "append", "place", "order", "add", "toggle", "schedule", "onDelivery", "completion",
                "save",
            ]
            guard let deed = node.deed, !node.isWholeEffect, let name = deed.calledName, again.contains(name),
                !node.isInInitializer
            else { return [] }
            let text = node.item.trimmedDescription
            return [.statements("done twice", node.item, "\(text)\n\(text)")]
        },
        Rule(CodeBlockItemListSyntax.self) { node, words in
            let items = Array(node)
            return stride(from: 0, to: items.count - 1, by: 2).compactMap { index in
                let (one, other) = (items[index], items[index + 1])
                guard let first = one.deed, let second = other.deed, first.canBeMissing(words),
                    second.canBeMissing(words),
                    first.isSignal || second.isSignal, !words.areIndependent(one, other)
                else { return nil }
                let swapped = "\(other.item.trimmedDescription)\n\(one.item.trimmedDescription)"
                let range = one.range.lowerBound..<other.range.upperBound
                return Change(
                    "steps swapped", at: one, [Patch(range, .statements(swapped))],
                    was: "\(one.item.trimmedDescription); \(other.item.trimmedDescription)",
                    now: "\(other.item.trimmedDescription); \(one.item.trimmedDescription)")
            }
        },
        // What has been dealt with before is dealt with again.
        Rule(CodeBlockItemSyntax.self) { node, _ in
            guard let choice = node.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
                choice.elseBody == nil, choice.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
            else { return [] }
            return [.statements("shortcut forgotten", node.item, "")]
        },
        // One of several properties is not set.
        Rule(InfixOperatorExprSyntax.self) { node, _ in
            guard let (to, value) = ExprSyntax(node).assignment, let left = to.as(TupleExprSyntax.self),
                let right = value.as(TupleExprSyntax.self), left.elements.count == right.elements.count,
                !node.isInInitializer
            else { return [] }
            return zip(left.elements, right.elements).map { one, other in
                let name = one.expression.trimmedDescription
                return .choose(
                    "not set", other.expression, name, was: "\(name) = \(other.expression.trimmedDescription)",
                    now: "nothing")
            }
        },
    ]
}

extension CodeBlockItemSyntax {
    /// True for the only statement of `.effect`, which may be missing as a whole.
    fileprivate var isWholeEffect: Bool {
        guard parent?.as(CodeBlockItemListSyntax.self)?.count == 1, let closure = parent?.parent,
            closure.is(ClosureExprSyntax.self)
        else { return false }
        return around(FunctionCallExprSyntax.self).flatMap(Call.init)?.name == "effect"
    }
}

extension ExprSyntax {
    /// True for what others hear of.
    fileprivate var isSignal: Bool {
        let signals: Set = [
            "trigger", "send", "onChange", "changed", "onDelivery", "gatesChanged", "completion", "perform", "finish",
            "order", "append", "place",
        ]
        return calledName.map(signals.contains) ?? false
    }

    /// The name of the called function, also of `base?.name()` and `name?()`.
    fileprivate var calledName: String? {
        let plain = `as`(OptionalChainingExprSyntax.self)?.expression ?? self
        guard let call = plain.as(FunctionCallExprSyntax.self) else { return nil }
        if let optional = call.calledExpression.as(OptionalChainingExprSyntax.self) {
            return optional.expression.lastName
        }
        return Call(call)?.name
    }

    /// The mistake of not doing it.
    fileprivate var absence: String {
        if let value = assignment?.value {
            if value.is(NilLiteralExprSyntax.self) || value.trimmedDescription == "[]" { return "not reset" }
            return value.is(BooleanLiteralExprSyntax.self) ? "flag not set" : "not set"
        }
        switch calledName {
        case "removeAll": return "not reset"
        case "finish": return "finish missing"
        case "trigger", "send", "onChange", "changed", "onDelivery", "gatesChanged": return "signal forgotten"
        case "completion": return "result ignored"
        default: return "statement missing"
        }
    }

    /// True if what follows compiles without it.
    fileprivate func canBeMissing(_ words: Vocabulary) -> Bool {
        guard let to = assignment?.to else { return calledName != "print" }
        if to.trimmedDescription == "self" { return false }
        if let plain = to.as(DeclReferenceExprSyntax.self), isUnset(plain.baseName.text) { return false }
        guard isInInitializer else { return true }
        // An initializer has to set what is its own.
        if to.is(DeclReferenceExprSyntax.self) || to.is(TupleExprSyntax.self) { return false }
        return to.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription != "self"
    }

    /// True for a variable of the function that has no value yet.
    private func isUnset(_ name: String) -> Bool {
        var node = parent
        while let here = node {
            for item in here.as(CodeBlockItemListSyntax.self) ?? [] {
                guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
                let isHere = variable.bindings.contains {
                    $0.pattern.trimmedDescription == name && $0.initializer == nil
                }
                if isHere { return true }
            }
            node = here.parent
        }
        return false
    }
}
