import SwiftSyntax

extension Vocabulary {
    /// True if two neighbouring steps of a commit may change places. An effect runs after all steps, before the
    /// results; what is pushed beneath a modal is not what `dismiss` closes.
    func canChangePlaces(_ one: ExprSyntax, _ other: ExprSyntax, root: String?) -> Bool {
        // Also a flow that is answered ends by an effect, and what resets the tree may drop some.
        let ordered: Set = [".effect", "effect", ".run", ".cancelFlow", ".reset", "completion"]
        for (step, rest) in [(one, other), (other, one)] where isEffect(step) {
            if bodies.reached(from: rest).isDisjoint(with: ordered) { return true }
        }
        let calls = [one, other].map { $0.as(FunctionCallExprSyntax.self).flatMap(Call.init) }
        let names = Set(calls.map { $0?.isImplicit == true ? $0?.name ?? "" : "" })
        return root == "StackRoot" && !calls.contains { $0?["key"] != nil }
            && (names == ["dismiss", "push"] || names == ["dismissAll", "push"])
    }

    /// True for an effect, or a property that is one.
    private func isEffect(_ step: ExprSyntax) -> Bool {
        if let call = step.as(FunctionCallExprSyntax.self).flatMap(Call.init) {
            return call.isImplicit && call.name == "effect"
        }
        guard let name = step.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let statements = (bodies.functions["\(step.typeName ?? "").\(name)"] ?? nil)?.statements,
            statements.count == 1
        else { return false }
        let call = statements.first?.item.as(FunctionCallExprSyntax.self).flatMap(Call.init)
        return call?.isImplicit == true && call?.name == "effect"
    }

    /// True if statements only set values, so that doing them once more changes nothing.
    func onlySets(_ statements: CodeBlockItemListSyntax) -> Bool {
        guard let done = deeds(statements, in: statements.typeName, statements.boundNames) else { return false }
        return !done.adds && done.reads.isDisjoint(with: done.writes) && bodies.computed.isDisjoint(with: done.reads)
    }

    /// True if two statements only change values that have nothing to do with each other.
    func areIndependent(_ one: CodeBlockItemSyntax, _ other: CodeBlockItemSyntax) -> Bool {
        let both = [one, other].compactMap { item in
            deeds(CodeBlockItemListSyntax([item]), in: one.typeName, one.boundNames)
        }
        guard both.count == 2 else { return false }
        let all = both.map { $0.reads.union($0.touched) }
        return both[0].touched.isDisjoint(with: all[1]) && both[1].touched.isDisjoint(with: all[0])
            && bodies.computed.isDisjoint(with: both[0].reads.union(both[1].reads))
    }

    /// What statements read and set; nil if they do anything else.
    private func deeds(
        _ statements: CodeBlockItemListSyntax, in type: String?, _ parameters: Set<String>, depth: Int = 0
    ) -> Deeds? {
        guard depth < 5 else { return nil }
        var all = Deeds()
        for item in statements {
            if let choice = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
                if let list = choice.addsOnce {
                    all.writes.insert(list)
                    all.touched.insert(list)
                    continue
                }
                guard choice.elseBody == nil, choice.conditions.isQuiet,
                    let inner = deeds(choice.body.statements, in: type, parameters, depth: depth + 1)
                else { return nil }
                all.add(inner, reading: choice.conditions.names(except: parameters))
            } else if let choice = item.item.as(GuardStmtSyntax.self) {
                guard choice.conditions.isQuiet, choice.body.statements.first?.item.is(ReturnStmtSyntax.self) == true
                else { return nil }
                all.reads.formUnion(choice.conditions.names(except: parameters))
            } else if let deed = item.deed, let (to, value) = deed.assignment {
                guard value.isQuiet else { return nil }
                for target in to.as(TupleExprSyntax.self).map({ $0.elements.map(\.expression) }) ?? [to] {
                    guard !isComputed(target, in: type), all.write(target) else { return nil }
                }
                all.reads.formUnion(value.names(except: parameters))
            } else if let plain = item.deed.map({ $0.as(OptionalChainingExprSyntax.self)?.expression ?? $0 }),
                let call = plain.as(FunctionCallExprSyntax.self).flatMap(Call.init),
                let inner = deeds(of: call, in: type, parameters, depth)
            {
                all.add(inner, reading: call.node.arguments.names(except: parameters))
            } else {
                return nil
            }
        }
        return all
    }

    /// What a call sets, if it is one of the app's, or of a list.
    private func deeds(of call: Call, in type: String?, _ parameters: Set<String>, _ depth: Int) -> Deeds? {
        guard call.arguments.allSatisfy(\.value.isQuiet) else { return nil }
        if call.name == "removeAll" || call.name == "append", let base = call.base {
            var all = Deeds()
            guard call.closure?.statements.isQuiet != false, !isComputed(base, in: type), all.write(base) else {
                return nil
            }
            all.reads = call.closure?.names(except: parameters) ?? []
            all.adds = call.name == "append"
            return all
        }
        guard let owner = call.base == nil ? type : call.base.flatMap({ chainType($0, in: type) }),
            let function = bodies.functions["\(owner).\(call.name)"] ?? nil
        else { return nil }
        return deeds(function.statements, in: owner, function.parameters, depth: depth + 1)
    }

    /// True if what is set does something by that, or is not what is stored.
    private func isComputed(_ target: ExprSyntax, in type: String?) -> Bool {
        let base = target.as(MemberAccessExprSyntax.self)?.base
        let owner = base.map { chainType($0, in: type) } ?? type
        guard let name = target.written else { return true }
        return bodies.computed.contains(owner.map { "\($0).\(name)" } ?? name)
    }

    /// The type of a chain of members.
    private func chainType(_ expression: ExprSyntax, in type: String?) -> String? {
        if let optional = expression.as(OptionalChainingExprSyntax.self) {
            return chainType(optional.expression, in: type)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return name == "self" ? type : bare(bodies.declared["\(type ?? "").\(name)"]) ?? bareType(of: name)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            let owner = chainType(base, in: type)
        else { return nil }
        return bare(bodies.declared["\(owner).\(member.declName.baseName.text)"])
    }

    private func bare(_ type: String?) -> String? { type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } }

    /// True for a value that is the same at any later time: constants of constants.
    func isConstant(_ expression: ExprSyntax) -> Bool {
        if expression.isLiteral || expression.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) == true {
            return true
        }
        return expression.isChain && constantType(expression, in: expression.typeName) != nil
    }

    /// The type of such a value, as far as it is known; nil for another value.
    private func constantType(_ expression: ExprSyntax, in type: String?) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if name == "self" { return type }
            if let value = expression.bound(to: name) {
                if let made = value.as(FunctionCallExprSyntax.self).flatMap(Call.init) {
                    let owner = made.base == nil ? type : made.base.flatMap { chainType($0, in: type) }
                    return bare(bodies.declared["\(owner ?? "").\(made.name)"]) ?? "?"
                }
                return bare(bodies.declared["\(type ?? "").\(name)"]) ?? "?"
            }
            let key = "\(type ?? "").\(name)"
            if bodies.declared[key] == nil, !bodies.computed.contains(name) {
                return expression.isVariable(name) ? nil : "?"
            }
            return bodies.constants.contains(key) ? bare(bodies.declared[key]) ?? "?" : nil
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            let owner = constantType(base, in: type), owner != "?"
        else { return nil }
        let key = "\(owner).\(member.declName.baseName.text)"
        guard let found = bare(bodies.declared[key]) else { return nil }
        let isValue = !bodies.classes.contains(owner) && properties[owner] != nil
        return bodies.constants.contains(key) || isValue ? found : nil
    }

    /// True for an object whose initializers only store what they are given.
    func onlyStores(_ type: String) -> Bool {
        guard let all = bodies.initializers[type], !all.isEmpty else { return false }
        return all.allSatisfy { made in
            made.statements.allSatisfy { item in
                guard let value = item.deed?.assignment?.value else { return false }
                if let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init) { return call.name == "Screen" }
                return value.as(DeclReferenceExprSyntax.self).map { made.parameters.contains($0.baseName.text) }
                    ?? value.isLiteral
            }
        }
    }

    /// True if there is one at most, so that the first is the last: the only screen of a stack that is only set, the
    /// only object that is made for a column, and what a function has for one case alone.
    func hasOneAtMost(_ expression: ExprSyntax, _ predicate: ClosureExprSyntax?) -> Bool {
        if let infix = predicate?.onlyExpression?.as(InfixOperatorExprSyntax.self) {
            let call = infix.leftOperand.as(FunctionCallExprSyntax.self).flatMap(Call.init)
            return infix.sign == "===" && call?.arguments.first?.text == "$0"
                && bodies.distinct.contains(call?.name ?? "")
                && expression.lastName == "allCases"
        }
        guard predicate == nil, let type = expression.typeName, let verbs = bodies.verbs[type] else { return false }
        if let stack = expression.as(MemberAccessExprSyntax.self), stack.declName.baseName.text == "screens",
            let name = stack.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            bodies.declared["\(type).\(name)"] == "StackRoot"
        {
            let more = bodies.ownVerbs.union(["push", "run", "show", "showDetail", "insert", "replaceTop", "replace"])
            return !verbs.contains("several") && verbs.contains("set on a stack")
                && verbs.isDisjoint(with: more.map { "\($0) on a stack" })
        }
        guard let kind = expression.as(FunctionCallExprSyntax.self)?.castType else { return false }
        let places = verbs.filter { $0.hasPrefix("\(kind) in ") }
        return self.type(of: "root", in: type) == "SplitRoot" && places == ["\(kind) in showDetail"]
    }
}

/// The names that statements read, those that they set, and all on the way to these.
private struct Deeds {
    var reads: Set<String> = []
    var writes: Set<String> = []
    var touched: Set<String> = []
    /// True if something is added, so that twice is twice.
    var adds = false

    mutating func add(_ other: Deeds, reading names: Set<String>) {
        reads.formUnion(other.reads.union(names))
        writes.formUnion(other.writes)
        touched.formUnion(other.touched)
        adds = adds || other.adds
    }

    /// Notes what is set; false if that has no name.
    mutating func write(_ target: ExprSyntax) -> Bool {
        guard let name = target.written else { return false }
        writes.insert(name)
        touched.formUnion(target.names)
        return true
    }
}

extension SyntaxProtocol {
    /// The names in a node, but not those of parameters.
    fileprivate func names(except parameters: Set<String>) -> Set<String> {
        let read = tokens(viewMode: .sourceAccurate).filter { token in
            guard case .identifier(let name) = token.tokenKind, parameters.contains(name) else { return true }
            return token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id == token.id
        }
        return Set(read.compactMap { if case .identifier(let name) = $0.tokenKind { name } else { nil } })
    }

    /// The names that the branch and the function around a node give to values.
    fileprivate var boundNames: Set<String> {
        let label = around(SwitchCaseSyntax.self)?.label.tokens(viewMode: .sourceAccurate)
        let bound = label?.filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }.map(\.text) ?? []
        let parameters = around(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        return Set(bound).union(parameters?.map { ($0.secondName ?? $0.firstName).text } ?? [])
    }

    /// True if nothing is called that may do something.
    fileprivate var isQuiet: Bool {
        let harmless: Set = ["contains", "first", "firstIndex"]
        return tokens(viewMode: .sourceAccurate).allSatisfy { token in
            if ["+=", "-=", "try", "await"].contains(token.text) { return false }
            let called = token.tokenKind == .leftBrace ? token.parent?.parent : token.parent
            guard [.leftParen, .leftBrace].contains(token.tokenKind),
                let call = called?.as(FunctionCallExprSyntax.self)
            else { return true }
            return Call(call).map { harmless.contains($0.name) || $0.isImplicit } ?? false
        }
    }
}

extension ExprSyntax {
    /// The name of what is set by an assignment.
    fileprivate var written: String? {
        if let subscripted = `as`(SubscriptCallExprSyntax.self) { return subscripted.calledExpression.written }
        if let optional = `as`(OptionalChainingExprSyntax.self) { return optional.expression.written }
        return lastName
    }

    /// True for the name of a variable of the function.
    fileprivate func isVariable(_ name: String) -> Bool {
        var node = parent
        while let here = node {
            for item in here.as(CodeBlockItemListSyntax.self) ?? [] {
                guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var"
                else { continue }
                if variable.bindings.contains(where: { $0.pattern.trimmedDescription == name }) { return true }
            }
            node = here.parent
        }
        return false
    }

    /// The value that a constant of the function has; the name itself for `guard let name`.
    fileprivate func bound(to name: String) -> ExprSyntax? {
        var node = parent
        while let here = node {
            for item in here.as(CodeBlockItemListSyntax.self) ?? [] where item.position < position {
                if let choice = item.item.as(GuardStmtSyntax.self) {
                    for case .optionalBinding(let one) in choice.conditions.map(\.condition)
                    where one.bindingSpecifier.text == "let" && one.pattern.trimmedDescription == name {
                        return one.initializer?.value ?? self
                    }
                }
                if let variable = item.item.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let",
                    let one = variable.bindings.first(where: { $0.pattern.trimmedDescription == name })
                {
                    return one.initializer?.value
                }
            }
            node = here.parent
        }
        return nil
    }
}

extension IfExprSyntax {
    /// The list in `if !list.contains(one) { list.append(one) }`.
    fileprivate var addsOnce: String? {
        guard elseBody == nil, conditions.count == 1, body.statements.count == 1,
            let added = body.statements.first?.item.as(FunctionCallExprSyntax.self).flatMap(Call.init),
            added.name == "append", added.arguments.count == 1, let base = added.base
        else { return nil }
        let isNew = "!\(base.trimmedDescription).contains(\(added.arguments[0].description))"
        return conditions.trimmedDescription == isNew ? base.written : nil
    }
}

extension FunctionCallExprSyntax {
    /// The type in `compactMap { $0 as? Type }`.
    fileprivate var castType: String? {
        guard let call = Call(self), call.name == "compactMap" else { return nil }
        return call.closure?.onlyExpression?.as(AsExprSyntax.self)?.type.trimmedDescription
    }
}
