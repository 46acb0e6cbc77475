import SwiftSyntax

extension Rule {
    /// Gates and questions that let others pass.
    static let gates: [Rule] = [
        // A gate left out.
        Rule(ArrayExprSyntax.self) { node, _ in
            guard node.returned == "[Gate]", node.isReturned || node.parent?.is(TernaryExprSyntax.self) == true else {
                return []
            }
            return node.elements.map { one in
                .choose(
                    "gate missing", node, node.text(without: one), was: one.expression.trimmedDescription,
                    now: node.text(without: one))
            }
        },
        // Another verdict.
        Rule(MemberAccessExprSyntax.self) { node, _ in
            guard node.base == nil, node.declName.baseName.text == "allow", !node.isInPattern else { return [] }
            return [.choose("another verdict", node, #".deny("not now")"#)]
        },
        .calls { call, _ in
            guard call.isImplicit, let first = call.arguments.first else { return [] }
            switch call.name {
            case "deny": return [.choose("another verdict", call.node, ".allow")]
            case "require": return [.choose("another verdict", call.node, ".redirect(to: \(first.text))")]
            case "redirect": return [.choose("another verdict", call.node, ".require(\(first.text))")]
            case "ask" where call["choices"] != nil: return [.choose("question forgotten", call.node, ".allow")]
            case "proceed" where first.label == nil:
                return [.choose("choice changed", call.node, ".cancel(\(first.text))")]
            case "cancel" where first.label == nil && call.node.isChoice:
                return [.choose("choice changed", call.node, ".proceed(\(first.text))")]
            default: return []
            }
        },
        // A gate asked once, and another repair.
        .calls { call, _ in
            guard call.name == "standing", let gate = call.base else { return [] }
            return [.choose("gate does not stand", call.node, gate.trimmedDescription)]
        },
        .calls { call, _ in
            guard call.isImplicit, call.name == "cover" || call.name == "replace" && call["by"] != nil,
                call.node.parent?.as(LabeledExprSyntax.self)?.label?.text == "else"
            else { return [] }
            return [.choose("another repair", call.node, ".remove")]
        },
    ]
}

extension SyntaxProtocol {
    /// True for a choice of a question of a gate or a screen; an alert of a transition has other choices.
    fileprivate var isChoice: Bool {
        around(FunctionCallExprSyntax.self).flatMap(Call.init)?.name == "ask"
    }
}

extension ArrayExprSyntax {
    /// The list without one of its elements.
    func text(without element: ArrayElementSyntax) -> String {
        "[" + elements.filter { $0.id != element.id }.map(\.expression.trimmedDescription).joined(separator: ", ") + "]"
    }
}
