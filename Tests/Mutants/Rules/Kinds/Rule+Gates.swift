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
        // A gate forgotten for one of several routes.
        Rule(SwitchCaseSyntax.self) { node, _ in
            guard let function = node.body?.as(FunctionDeclSyntax.self), node.returned == "[Gate]",
                let label = node.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count > 1,
                let route = function.signature.parameterClause.parameters.first, let item = node.statements.first?.item,
                node.statements.count == 1
            else { return [] }
            let list = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
            guard let list, let gates = list.as(ArrayExprSyntax.self), !gates.elements.isEmpty else { return [] }
            let name = (route.secondName ?? route.firstName).text
            return label.caseItems.map(\.pattern.trimmedDescription).filter { !$0.contains("let ") }.map { pattern in
                let isIt = "{ if case \(pattern) = \(name) { return true } else { return false } }()"
                return .choose(
                    "gate missing for one", gates, "\(isIt) ? [] : \(gates.trimmedDescription)",
                    was: gates.trimmedDescription, now: "[] for \(pattern)")
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
        // A gate for one user that others pass, too.
        .calls { call, _ in
            guard call.name == "standing", let index = call.arguments.firstIndex(where: { $0.label == "for" }),
                let closure = call.arguments[index].value.as(ClosureExprSyntax.self), let owner = closure.onlyExpression
            else { return [] }
            var others = call.arguments
            let captured = closure.signature.map { $0.trimmedDescription + " " } ?? ""
            let isSomebody = "{ \(captured)(\(owner.trimmedDescription)) != nil }"
            others[index] = Call.Argument(label: "while", value: call.arguments[index].value, text: isSomebody)
            return [
                .choose(
                    "owner forgotten", call.node, call.text(others), was: owner.trimmedDescription,
                    now: "that it is somebody")
            ]
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
