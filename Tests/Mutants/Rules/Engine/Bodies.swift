import SwiftSyntax

/// What the bodies of an app tell: which values never change, what is made where, and what a name leads to.
struct Bodies: Sendable {
    struct Function: Sendable {
        let parameters: Set<String>
        let statements: CodeBlockItemListSyntax
    }

    /// The functions of each type, by `Type.name`; nil if several have the name.
    private(set) var functions: [String: Function?] = [:]
    /// The statements of the initializers of each type.
    private(set) var initializers: [String: [Function]] = [:]
    /// The types of properties and of results, by `Type.name`.
    private(set) var declared: [String: String] = [:]
    /// The stored properties that are set once, by `Type.name`.
    private(set) var constants: Set<String> = []
    private(set) var classes: Set<String> = []
    /// The properties that are computed or observed, by their names and by `Type.name`.
    private(set) var computed: Set<String> = []
    /// The verbs that each type uses, also as `verb on a stack`, and those in which it makes each object, as
    /// `Object in verb`.
    private(set) var verbs: [String: Set<String>] = [:]
    /// The verbs that the app has added.
    private(set) var ownVerbs: Set<String> = []
    /// The functions that return another thing for each case.
    private(set) var distinct: Set<String> = []
    /// The names in the bodies of each name: of a function, a property, a type that is made, and a route.
    private var mentions: [String: Set<String>] = [:]

    init(of trees: [SourceFileSyntax]) {
        let reader = Reader()
        for tree in trees { reader.walk(tree) }
        self = reader.bodies
    }

    private init() {}

    /// The names that a step leads to, by functions and routes; a verb of the framework with its dot.
    func reached(from step: some SyntaxProtocol) -> Set<String> {
        var known = step.names
        var open = Array(known)
        while let name = open.popLast() {
            for next in mentions[name] ?? [] where known.insert(next).inserted { open.append(next) }
        }
        return known
    }

    private final class Reader: SyntaxVisitor {
        var bodies = Bodies()

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            bodies.classes.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let owner = node.typeName, let body = node.body else { return .visitChildren }
            let made = Function(parameters: node.signature.names, statements: body.statements)
            bodies.initializers[owner, default: []].append(made)
            bodies.mentions[owner, default: []].formUnion(body.names)
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let body = node.body else { return .visitChildren }
            let (name, key) = (node.name.text, "\(node.typeName ?? "").\(node.name.text)")
            let function = Function(parameters: node.signature.names, statements: body.statements)
            bodies.functions[key] = bodies.functions[key] == nil ? .some(function) : .some(nil)
            bodies.declared[key] = node.signature.returnClause?.type.trimmedDescription
            if node.typeName == "Transition" { bodies.ownVerbs.insert(name) }
            if body.isDistinct { bodies.distinct.insert(name) }
            if name == "prepareTransition" { return .visitChildren }
            bodies.mentions[name, default: []].formUnion(body.names)
            return .visitChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.parent?.is(MemberBlockItemSyntax.self) == true, let owner = node.typeName else {
                return .visitChildren
            }
            for binding in node.bindings {
                let name = binding.pattern.trimmedDescription
                let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
                bodies.declared["\(owner).\(name)"] =
                    binding.typeAnnotation?.type.trimmedDescription ?? made?.trimmedDescription
                if let block = binding.accessorBlock {
                    bodies.computed.formUnion([name, "\(owner).\(name)"])
                    bodies.mentions[name, default: []].formUnion(block.names)
                    if case .getter(let statements) = block.accessors {
                        bodies.functions["\(owner).\(name)"] = Function(parameters: [], statements: statements)
                    }
                } else if node.bindingSpecifier.text == "let" {
                    bodies.constants.insert("\(owner).\(name)")
                }
            }
            return .visitChildren
        }

        override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
            guard node.body?.as(FunctionDeclSyntax.self)?.name.text == "prepareTransition",
                let label = node.label.as(SwitchCaseLabelSyntax.self)
            else { return .visitChildren }
            for item in label.caseItems {
                let route = item.pattern.trimmedDescription.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber }
                bodies.mentions[String(route), default: []].formUnion(node.statements.names)
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let call = Call(node), let owner = node.typeName, !node.isInPattern else { return .visitChildren }
            let list = call.arguments.first?.value.as(ArrayExprSyntax.self)
            let several = call.arguments.count > 1 && call.name == "StackRoot" || (list?.elements.count ?? 0) > 1
            let isTwice = call.name == "present" && bodies.verbs[owner]?.contains("present") == true
            if isTwice { bodies.verbs[owner, default: []].insert("present more") }
            if call.isImplicit { bodies.verbs[owner, default: []].insert(call.name) }
            if call.isImplicit, ["StackRoot", nil].contains(node.rootType) {
                bodies.verbs[owner, default: []].insert("\(call.name) on a stack")
            }
            if several { bodies.verbs[owner, default: []].insert("several") }
            if call.base == nil, call.name.first?.isUppercase == true {
                var outer = node.around(FunctionCallExprSyntax.self)
                while let here = outer, Call(here).map({ !$0.isImplicit }) ?? true {
                    outer = here.around(FunctionCallExprSyntax.self)
                }
                let verb = outer.flatMap(Call.init)?.name ?? ""
                bodies.verbs[owner, default: []].insert("\(call.name) in \(verb)")
            }
            return .visitChildren
        }
    }
}

extension FunctionSignatureSyntax {
    /// The names of the parameters, in the body.
    fileprivate var names: Set<String> {
        Set(parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
    }
}

extension CodeBlockSyntax {
    /// True for a `switch` alone whose branches return a name each, every one another.
    fileprivate var isDistinct: Bool {
        guard statements.count == 1,
            let all = statements.first?.item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)?.cases
        else { return false }
        let values = all.compactMap { branch -> String? in
            guard let only = branch.as(SwitchCaseSyntax.self)?.statements, only.count == 1, let item = only.first?.item
            else { return nil }
            let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
            return value?.isChain == true ? value?.trimmedDescription : nil
        }
        return values.count == all.count && Set(values).count == values.count
    }
}

extension SyntaxProtocol {
    /// The names in a node. A called verb of the framework has its dot, so that it is no route of that name.
    var names: Set<String> {
        let verbs: Set = [
            "effect", "trigger", "send", "perform", "push", "present", "presentOnRoot", "set", "finish", "multiple",
            "none",
            "alert", "show", "showDetail", "run", "cancelFlow", "pop", "popToRoot", "dismiss", "dismissAll", "reset",
            "restart", "clear", "select", "refuse",
        ]
        var all: Set<String> = []
        for token in tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            let member = token.parent?.parent?.as(MemberAccessExprSyntax.self)
            let isVerb =
                member?.base == nil && member?.parent?.is(FunctionCallExprSyntax.self) == true && verbs.contains(name)
            all.insert(isVerb ? ".\(name)" : name)
        }
        return all
    }
}
