import SwiftSyntax

extension SyntaxProtocol {
    /// The bytes of the node, without the space around it.
    var range: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The nearest node of a sort around this one.
    func around<Node: SyntaxProtocol>(_ sort: Node.Type) -> Node? {
        var node = parent
        while let here = node {
            if let found = here.as(sort) { return found }
            node = here.parent
        }
        return nil
    }

    /// The nearest function, initializer, accessor or closure around this node.
    var body: Syntax? {
        var node = parent
        while let here = node {
            switch here.kind {
            case .functionDecl, .initializerDecl, .accessorDecl, .closureExpr, .accessorBlock: return here
            case .memberBlock: return nil
            default: node = here.parent
            }
        }
        return nil
    }

    /// True in an initializer, but not in a closure in it.
    var isInInitializer: Bool { body?.is(InitializerDeclSyntax.self) == true }

    /// The name of the type around this node.
    var typeName: String? {
        var node = parent
        while let here = node {
            if let type = here.asProtocol((any NamedDeclSyntax).self),
                here.asProtocol((any DeclGroupSyntax).self) != nil
            {
                return type.name.text
            }
            if let type = here.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
            node = here.parent
        }
        return nil
    }

    /// The type of the value that the function or the property around this node returns.
    var returned: String? {
        var node: Syntax? = parent
        while let here = node {
            if here.is(ClosureExprSyntax.self) { return nil }
            if let function = here.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.trimmedDescription
            }
            if let binding = here.as(PatternBindingSyntax.self) {
                return binding.accessorBlock == nil ? nil : binding.typeAnnotation?.type.trimmedDescription
            }
            if here.is(InitializerDeclSyntax.self) || here.is(MemberBlockSyntax.self) { return nil }
            node = here.parent
        }
        return nil
    }

    /// True where the branches of an `if` may be the value: of a function, a return, or a case.
    var takesBranches: Bool {
        guard let parent else { return false }
        if parent.is(ReturnStmtSyntax.self) { return parent.body?.is(ClosureExprSyntax.self) != true }
        guard let item = parent.as(CodeBlockItemSyntax.self) else { return false }
        return item.body?.is(ClosureExprSyntax.self) != true
    }

    /// True for the value that a function or a property returns, in this branch.
    var isReturned: Bool {
        guard let parent else { return false }
        if parent.is(ReturnStmtSyntax.self) { return true }
        return parent.as(CodeBlockItemSyntax.self)?.isValue ?? false
    }

    /// True if the node is what another member is taken of, as in `node.member`.
    var isBase: Bool { parent?.as(MemberAccessExprSyntax.self)?.base?.id == id }

    /// True in a pattern of a case or an `if case`.
    var isInPattern: Bool {
        var node = parent
        while let here = node {
            if here.is(ExpressionPatternSyntax.self) || here.is(MatchingPatternConditionSyntax.self) { return true }
            if here.is(CodeBlockItemSyntax.self) || here.is(WhereClauseSyntax.self) { return false }
            node = here.parent
        }
        return false
    }

    /// True for texts, for what is made at each call before its body, and for members that only say something.
    var isOnlyRead: Bool {
        if `is`(StringLiteralExprSyntax.self) || `is`(ImportDeclSyntax.self) || `is`(AttributeSyntax.self) {
            return true
        }
        if parent?.is(FunctionParameterSyntax.self) == true { return true }
        let said: Set = ["title", "lines", "line", "label", "sentence", "description", "price", "storedName"]
        guard let variable = `as`(VariableDeclSyntax.self) else { return false }
        return said.contains(variable.bindings.first?.pattern.trimmedDescription ?? "")
    }
}

extension CodeBlockItemSyntax {
    /// True if the only statement of a body is its value.
    var isValue: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
            return false
        }
        if owner.is(AccessorBlockSyntax.self) { return true }
        if let closure = owner.as(ClosureExprSyntax.self) { return !closure.isEffect }
        if owner.is(SwitchCaseSyntax.self) { return owner.around(SwitchExprSyntax.self)?.isValue ?? false }
        guard owner.is(CodeBlockSyntax.self), let around = owner.parent else { return false }
        if let function = around.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        if let accessor = around.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
        return around.as(IfExprSyntax.self)?.isValue ?? false
    }

    /// The statement, if it is a call or an assignment whose value nobody takes.
    var deed: ExprSyntax? {
        guard case .expr(let expression) = item, !isValue else { return nil }
        let plain = expression.as(TryExprSyntax.self)?.expression ?? expression
        if plain.is(FunctionCallExprSyntax.self) || plain.is(OptionalChainingExprSyntax.self) { return plain }
        return plain.assignment == nil ? nil : plain
    }
}

extension ExprSyntaxProtocol where Self: SyntaxProtocol {
    /// True if this `if` or `switch` is the value of a body, or of anything else.
    fileprivate var isValue: Bool {
        guard let parent else { return false }
        if let outer = parent.as(IfExprSyntax.self) { return outer.isValue }
        if let statement = parent.as(ExpressionStmtSyntax.self) {
            return statement.parent?.as(CodeBlockItemSyntax.self)?.isValue ?? false
        }
        return parent.as(CodeBlockItemSyntax.self)?.isValue ?? true
    }
}

extension ExprSyntax {
    /// The two sides, if this is an assignment.
    var assignment: (to: ExprSyntax, value: ExprSyntax)? {
        guard let infix = `as`(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) else {
            return nil
        }
        return (infix.leftOperand, infix.rightOperand)
    }

    /// The last name of a chain of members: `order` of `self.desk.order`.
    var lastName: String? {
        if let plain = `as`(DeclReferenceExprSyntax.self) { return plain.baseName.text }
        return `as`(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// True for `name`, `self.name` and `base.name`, without calls.
    var isChain: Bool {
        if `is`(DeclReferenceExprSyntax.self) { return true }
        return `as`(MemberAccessExprSyntax.self)?.base?.isChain ?? false
    }
}

extension ClosureExprSyntax {
    /// The only expression of the closure.
    var onlyExpression: ExprSyntax? {
        guard statements.count == 1, case .expr(let expression) = statements.first?.item else { return nil }
        return expression
    }

    /// True if the closure is called for what it does.
    var isEffect: Bool {
        let doers: Set = ["effect", "AlertChoice", "schedule", "change"]
        if parent?.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) == true { return true }
        guard let call = around(FunctionCallExprSyntax.self).flatMap(Call.init) else { return false }
        return doers.contains(call.name)
    }
}

extension InfixOperatorExprSyntax {
    /// The operator, as written.
    var sign: String { `operator`.trimmedDescription }
}
