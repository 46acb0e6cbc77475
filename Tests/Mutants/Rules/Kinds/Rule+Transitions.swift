import SwiftSyntax

extension Rule {
    /// Transitions that do something else.
    static let transitions: [Rule] = [
        // A route does nothing, or one step of several is missing.
        Rule(FunctionCallExprSyntax.self) { node, _ in
            guard let call = Call(node), !node.isBase else { return [] }
            let name: String
            if node.isStep {
                name = "step missing"
            } else if node.isTransition {
                name = "route forgotten"
            } else {
                return []
            }
            switch call.name {
            case "none", "refuse": return []
            // Without all of its steps is like without each; shown otherwise is like not shown.
            case "multiple": return []
            case "push", "present", "presentOnRoot", "set", "show", "showDetail", "setRoot":
                return node.isStep || others(of: call).isEmpty ? [.choose(name, node, ".none()")] : []
            case "finish", "cancelFlow": return [.choose("finish missing", node, ".none()")]
            case "alert": return [.choose("question forgotten", node, ".none()")]
            default: return [.choose(name, node, ".none()")]
            }
        },
        // Two steps in the other order.
        .calls { call, words in
            guard call.isImplicit, call.name == "multiple", call.arguments.count > 1 else { return [] }
            return (1..<call.arguments.count).compactMap { index in
                let (one, other) = (call.arguments[index - 1].value, call.arguments[index].value)
                if words.canChangePlaces(one, other, root: call.node.rootType) { return nil }
                return .choose(
                    "steps swapped", call.node, call.text(swapping: index - 1, index),
                    now: call.text(swapping: index - 1, index))
            }
        },
        // Another verb.
        .calls { call, _ in
            guard call.isVerb else { return [] }
            return others(of: call).map { .choose("another verb", call.node, $0) }
        },
        // An effect, a trigger, or a screen twice.
        .calls { call, words in
            guard call.isVerb, ["effect", "trigger", "send", "push", "deepLink", "perform"].contains(call.name),
                call["key"] == nil, call.isImplicit || call.name == "deepLink",
                // A property that is set twice is set.
                call.closure?.onlyExpression?.assignment == nil, !call.isEffectThatSets(words),
                call.name != "perform" || call.arguments.first?.text != ".popToRoot()"
            else { return [] }
            return [.choose("done twice", call.node, ".multiple(\(call.text()), \(call.text()))", was: call.text())]
        },
        // What a step does, done while the route is prepared.
        .calls { call, words in
            guard call.isVerb, let root = call.node.rootType, !["try ", "weak "].contains(where: call.text().contains),
                // Alone, nothing can refuse it or undo it.
                !(call.node.isTransition && call.isEffectThatSets(words))
            else { return [] }
            let deed: String
            switch (call.name, call["on"], call.arguments.first) {
            case ("effect", _, _): deed = call.closure?.statements.trimmedDescription ?? ""
            case ("trigger", let router?, let route?): deed = "\(router.text).trigger(\(route.text))"
            case ("send", _, let route?): deed = "self.send(\(route.text))"
            default: return []
            }
            let text = "({ () -> Transition<\(root)> in\n\(deed)\nreturn .none()\n}())"
            return [.choose("done at once", call.node, text, now: "\(deed), before there is a transition")]
        },
        // What was asked before, done without a question.
        .calls { call, _ in
            guard call.isVerb, call.name == "alert", let choices = call["choices"]?.value.as(ArrayExprSyntax.self)
            else {
                return []
            }
            let sent = choices.elements.lazy
                .compactMap { $0.expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)?["sends"] }.first
            return sent.map { [.choose("question forgotten", call.node, ".send(\($0.text))")] } ?? []
        },
        // A screen shown twice instead of popped to; a style; an answer that nobody takes.
        .calls { call, _ in
            guard call.isVerb, call["key"] != nil else { return [] }
            return [.choose("key forgotten", call.node, call.text(without: "key"))]
        },
        .calls { call, _ in
            guard call.isVerb, let index = call.arguments.firstIndex(where: { $0.label == "key" }),
                call.node.around(SwitchCaseLabelSyntax.self) == nil,
                call.node.around(SwitchCaseSyntax.self)?.label.trimmedDescription.contains("let ") == true
            else { return [] }
            return [.choose("key too wide", call.node, call.text(at: index, #""key""#))]
        },
        Rule(MemberAccessExprSyntax.self) { node, _ in
            guard node.base == nil, node.declName.baseName.text == "fullScreen", !node.isBase else { return [] }
            return [.choose("style changed", node, ".sheet()")]
        },
        .calls { call, _ in
            guard !call.node.isBase else { return [] }
            if call.isImplicit, call.name == "sheet" { return [.choose("style changed", call.node, ".fullScreen")] }
            guard call.name == "dismissible", let base = call.base else { return [] }
            return [.choose("style changed", call.node, base.trimmedDescription)]
        },
        .calls { call, _ in
            guard call.name == "returning", let made = call.base, call.node.parent?.is(LabeledExprSyntax.self) == true
            else { return [] }
            let less = call["otherwise"].map { _ in call.text(without: "otherwise") }
            return [.choose("result ignored", call.node, made.trimmedDescription)]
                + (less.map { [.choose("result ignored", call.node, $0)] } ?? [])
        },
        .calls { call, _ in
            guard call.name == "at", let made = call.base, call.arguments.count == 1, call.arguments[0].label == nil,
                call.node.parent?.is(LabeledExprSyntax.self) == true
            else { return [] }
            return [.choose("first route forgotten", call.node, made.trimmedDescription)]
        },
        Rule(MemberAccessExprSyntax.self) { node, _ in
            guard node.declName.baseName.text == "inPlace", let base = node.base else { return [] }
            return [.choose("another verb", node, base.trimmedDescription)]
        },
        .calls { call, _ in
            guard call.isVerb, call.name == "finish", call["with"] != nil else { return [] }
            return [.choose("result ignored", call.node, ".finish()")]
        },
        .calls { call, _ in
            guard call.isImplicit, call.name == "cover",
                let shown = call.closure?.onlyExpression?.as(FunctionCallExprSyntax.self).flatMap(Call.init),
                shown.name == "returning", let made = shown.base
            else { return [] }
            return [
                .choose(
                    "result ignored", call.node, ".cover { \(made.trimmedDescription) }", was: shown.text(),
                    now: made.trimmedDescription)
            ]
        },
        // A choice that sends nothing.
        .calls { call, _ in
            guard call.name == "AlertChoice", call["sends"] != nil else { return [] }
            return [.choose("signal forgotten", call.node, call.text(without: "sends"))]
        },
        // A screen made anew, in place of the kept one.
        .calls { call, _ in
            guard call.name == "keep", call.base == nil, let closure = call.closure else { return [] }
            return [.choose("not kept", call.node, "Later \(closure.trimmedDescription)")]
        },
        // A hop of a link.
        .calls { call, _ in
            guard call.name == "deepLink", call.arguments.count > 1 else { return [] }
            return call.arguments.indices.dropFirst().map { index in
                var less = call.arguments
                less.remove(at: index)
                return .choose("hop missing", call.node, call.text(less))
            }
        },
        // The completion of a caller, who waits for it.
        .calls { call, _ in
            guard let index = call.arguments.firstIndex(where: { $0.label == "completion" }),
                call.arguments[index].text == "completion"
            else { return [] }
            return [
                .choose(
                    "result ignored", call.arguments[index].value, "nil", was: call.text(),
                    now: call.text(at: index, "nil"))
            ]
        },
    ]

    /// The verbs that are easily taken for the one of a call.
    private static func others(of call: Call) -> [String] {
        let first = call.arguments.first { $0.label == nil }?.text
        let shown = first ?? call.closure.map { "Later \($0.trimmedDescription)" }
        let key = call["key"].map { ", key: \($0.text)" } ?? ""
        let isStack = call.node.rootType == "StackRoot"
        switch call.name {
        case "push":
            return shown.map { [".present(\($0)\(key), style: .sheet())", ".set([\($0)])"] } ?? []
        case "present", "presentOnRoot":
            guard let shown else { return [] }
            if isStack { return [".push(\(shown)\(key))"] }
            return call.node.rootType == "WindowRoot" ? [".setRoot(\(shown))"] : []
        case "set":
            guard isStack, let list = call.arguments.first?.value.as(ArrayExprSyntax.self), list.elements.count == 1,
                let only = list.elements.first
            else { return [] }
            return [".push(\(only.expression.trimmedDescription))"]
        case "popToRoot": return isStack ? [".pop()"] : []
        case "pop":
            if call.arguments.isEmpty { return [".popToRoot()"] }
            return call["to"] == nil ? [] : [".pop()"]
        case "dismiss":
            guard call.arguments.isEmpty else { return [] }
            return [".dismissAll()"] + (isStack ? [".pop()"] : [])
        case "dismissAll": return [".dismiss()"] + (isStack ? [".popToRoot()"] : [])
        case "show": return [call.text(name: "showDetail")]
        case "showDetail": return [call.text(name: "show")]
        case "setRoot": return first.map { [".present(\($0), style: .fullScreen)"] } ?? []
        case "finish": return call.arguments.isEmpty ? [".dismissAll()"] : [".dismiss()"]
        case "reveal": return first.map { [".present(\($0), style: .fullScreen)"] } ?? []
        case "cancelFlow": return [".finish()"]
        case "restart": return first.map { [".push(\($0))"] } ?? []
        default: return []
        }
    }
}

extension Call {
    /// True for a verb of a transition: `.push(...)`.
    var isVerb: Bool {
        guard isImplicit || name == "deepLink" else { return false }
        return !node.isBase && (node.isStep || node.isTransition || node.isPerformed)
    }

    /// True for an effect that only sets values.
    fileprivate func isEffectThatSets(_ words: Vocabulary) -> Bool {
        guard isImplicit, name == "effect", let closure else { return false }
        return words.onlySets(closure.statements)
    }
}

extension FunctionCallExprSyntax {
    /// True for one of the steps of `.multiple`.
    var isStep: Bool {
        guard parent?.is(LabeledExprSyntax.self) == true,
            let call = around(FunctionCallExprSyntax.self).flatMap(Call.init)
        else { return false }
        return call.isImplicit && call.name == "multiple"
    }

    /// True for the transition that a function returns.
    var isTransition: Bool {
        guard returned?.hasPrefix("Transition<") == true || returned == "Transition" else { return false }
        if let ternary = parent?.as(TernaryExprSyntax.self) { return ternary.isReturned && ternary.condition.id != id }
        return isReturned
    }

    /// True for a transition that a call carries out.
    var isPerformed: Bool {
        guard parent?.is(LabeledExprSyntax.self) == true,
            let call = around(FunctionCallExprSyntax.self).flatMap(Call.init)
        else { return false }
        return call.name == "perform" && call.arguments.first?.value.id.hashValue == ExprSyntax(self).id.hashValue
    }
}

extension SyntaxProtocol {
    /// The root of the transitions here, if a function says it.
    var rootType: String? {
        guard let returned, returned.hasPrefix("Transition<"), returned.hasSuffix(">") else {
            guard let type = around(ExtensionDeclSyntax.self)?.genericWhereClause?.trimmedDescription else {
                return nil
            }
            return type.contains("Root == StackRoot") ? "StackRoot" : nil
        }
        let isElsewhere = around(FunctionCallExprSyntax.self).flatMap(Call.init)?.name == "perform"
        return isElsewhere ? nil : String(returned.dropFirst("Transition<".count).dropLast())
    }
}
