package import SwiftSyntax

/// A call, taken apart: `base.name(label: argument) { closure }`.
struct Call {
    let node: FunctionCallExprSyntax
    let name: String
    /// The expression before the dot; nil without a dot, and for `.name`.
    let base: ExprSyntax?
    /// True for `.name(...)`.
    let isImplicit: Bool
    var arguments: [Argument]
    let closure: ClosureExprSyntax?

    struct Argument {
        let label: String?
        let value: ExprSyntax
        var text: String

        var description: String { (label.map { "\($0): " } ?? "") + text }
    }

    init?(_ node: FunctionCallExprSyntax) {
        self.node = node
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            (name, base, isImplicit) = (member.declName.baseName.text, member.base, member.base == nil)
        } else if let plain = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            (name, base, isImplicit) = (plain.baseName.text, nil, false)
        } else {
            return nil
        }
        arguments = node.arguments.map {
            Argument(label: $0.label?.text, value: $0.expression, text: $0.expression.trimmedDescription)
        }
        closure = node.trailingClosure
    }

    subscript(_ label: String?) -> Argument? { arguments.first { $0.label == label } }

    /// The same call with another name, or other arguments.
    func text(name other: String? = nil, _ arguments: [Argument]? = nil) -> String {
        let base = base.map { $0.trimmedDescription + "." } ?? (isImplicit ? "." : "")
        let listed = (arguments ?? self.arguments).map(\.description).joined(separator: ", ")
        let trailing = closure.map { " " + $0.trimmedDescription } ?? ""
        return base + (other ?? name) + (listed.isEmpty && !trailing.isEmpty ? "" : "(\(listed))") + trailing
    }

    /// The call with one argument less.
    func text(without label: String) -> String { text(arguments.filter { $0.label != label }) }

    /// The call with an argument changed.
    func text(at index: Int, _ argument: String) -> String {
        var changed = arguments
        changed[index].text = argument
        return text(changed)
    }

    /// The call with two arguments swapped.
    func text(swapping one: Int, _ other: Int) -> String {
        var changed = arguments
        (changed[one].text, changed[other].text) = (changed[other].text, changed[one].text)
        return text(changed)
    }
}
