extension Commit {
    /// Tells the mirrors of what was changed, or taken back.
    static func tellMirrors(of edits: [Edit]) {
        var told: Set<Told> = []
        for edit in edits {
            guard let holder = edit.holder, let part = edit.part, holder.outermost.watch.contains(.mirror) else {
                continue
            }
            tell(part, to: holder, &told)
            if case .modals = part { for slot in holder.modals { tell(part, to: slot.node, &told) } }
            var node = holder.holder
            while let current = node, told.insert(Told(node: ObjectIdentifier(current), part: .below)).inserted {
                current.extras?.watchers?.mirror?.change(.below)
                node = current.holder
            }
        }
    }

    private struct Told: Hashable {
        let node: ObjectIdentifier
        let part: NodeMirror.Part
    }

    private static func tell(_ part: NodeMirror.Part, to node: Node, _ told: inout Set<Told>) {
        guard let mirror = node.extras?.watchers?.mirror else { return }
        if told.insert(Told(node: ObjectIdentifier(node), part: part)).inserted { mirror.change(part) }
    }
}

extension Edit {
    /// Which of its holder's lists it changed.
    fileprivate var part: NodeMirror.Part? {
        switch self {
        case .insert(let placement), .remove(let placement):
            switch placement.list {
            case .content: .content
            case .modals: .modals
            case .embedded: .embedded
            }
        case .move, .select: .content
        case .showAlert, .closeAlert: .alerts
        default: nil
        }
    }
}
