import SwiftSyntax

extension Rule {
    /// What is shown or closed at a wrong place.
    static let presenting: [Rule] = [
        // A link like any other trigger.
        .calls { call, _ in
            guard call.name == "trigger", call["with"] != nil else { return [] }
            return [.choose("options forgotten", call.node, call.text(without: "with"))]
        },
        // What a link leads to, without the way to it: it is shown behind what is in front.
        .calls { call, words in
            guard call.isVerb, call.name == "deepLink", call.arguments.count == 2,
                let route = call.arguments.last?.value, let type = words.enumType(of: route),
                let child = words.coordinators(in: call.node.typeName).first(where: { words.routes[$0.type] == type })
            else { return [] }
            let text = ".trigger(\(route.trimmedDescription), on: \(child.name))"
            return [.choose("not brought to the front", call.node, text)]
        },
        // A close button that ends the whole, which asks nobody.
        .calls { call, words in
            guard call.isVerb, call.name == "dismiss", call.node.isTransition,
                let type = call.node.typeName, words.bodies.verbs[type]?.contains("finish") == true
            else { return [] }
            return [.choose("not asked", call.node, ".finish()")]
        },
        // A modal that closes those beneath it, where there are others.
        .calls { call, words in
            guard call.isVerb, call.node.isTransition, call.name == "present", let type = call.node.typeName,
                words.bodies.verbs[type]?.contains("present more") == true
            else { return [] }
            return [.choose("too much closed", call.node, ".multiple(.dismissAll(), \(call.text()))", was: call.text())]
        },
        // A modal over everything in place of one over its tab or column, and the other way round.
        .calls { call, _ in
            guard call.isVerb, ["StackRoot", "SplitRoot"].contains(call.node.rootType), call["key"] == nil else {
                return []
            }
            if call.name == "presentOnRoot" {
                return [.choose("wrong presenter", call.node, call.text(name: "present"))]
            }
            guard call.name == "present",
                let shown = call[nil]?.text ?? call.closure.map({ "Later \($0.trimmedDescription)" })
            else { return [] }
            let style = call["style"].map { ", style: \($0.text)" } ?? ""
            return [.choose("wrong presenter", call.node, ".presentOnRoot(\(shown)\(style))")]
        },
    ]
}
