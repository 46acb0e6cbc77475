extension Commit {
    /// The node whose host shows all changes so far, if ``hostings`` is empty.
    var soleHosting: Node? { shownBy.sole }

    /// The nodes whose hosts show each structural edit; empty while one host shows all of them.
    var hostings: [EditHosts] { shownBy.each }

    /// True if a host has refused the commit.
    var isRefused: Bool { shownBy.isRefused }

    /// Notes which hosts show the last change, made in a list of `holder`. O(depth).
    func noteHostings(of holder: Node, _ subject: Node? = nil) {
        let own = subject.flatMap { $0.watch.contains(.ownHost) ? $0 : nil }
        shownBy.note(holder, own, structuralEdits)
    }

    /// The nodes whose hosts show any of the changes, in the order of the changes.
    var allHostings: [Node] {
        guard !hostings.isEmpty else { return soleHosting.map { [$0] } ?? [] }
        var found: [Node] = []
        var seen: Set<ObjectIdentifier> = []
        for hosting in hostings {
            if let node = hosting.around, seen.insert(ObjectIdentifier(node)).inserted { found.append(node) }
            if let node = hosting.own, seen.insert(ObjectIdentifier(node)).inserted { found.append(node) }
        }
        return found
    }

    /// Stops retaining the trees, in this commit and all its requests, while only hosts have yet to answer.
    func releaseTrees(with request: AnyRequest) {
        releaseOutermost(owner.outermost, request)
        // Released only when all are set: the tree may be released with them, which undoes the commit.
        let kept = (shownBy.releaseNodes(), known, knownElsewhere)
        forgetKnown()
        withExtendedLifetime(kept) {}
    }

    private func releaseOutermost(_ outermost: Node?, _ request: AnyRequest) {
        guard let outermost else { return }
        request.wait(inLineOf: outermost)
        for member in agenda.members { member.wait(inLineOf: outermost) }
        for member in agenda.withdrawn { member.wait(inLineOf: outermost) }
        journal.replaceOutermost(outermost)
        hostCache?.forgetFacts(of: outermost)
    }

    /// Forgets which hosts show the changes, and releases their nodes.
    func forgetHostings() {
        if shownBy.isBrief, hostCache == nil {
            let kept = shownBy.takeSole()
            return withExtendedLifetime(kept) {}
        }
        let kept = (shownBy.takeAll(), hostCache?.facts)
        hostCache?.facts = nil
        withExtendedLifetime(kept) {}
    }
}

extension Node {
    /// The nearest node that has a host: this one, or one around it. Reads one pointer per level.
    final var hostNode: Node? {
        var node = Unmanaged.passUnretained(self)
        while !node.takeUnretainedValue().watch.contains(.ownHost) {
            guard let next = node.takeUnretainedValue().around else { return nil }
            node = next
        }
        return node.takeUnretainedValue()
    }
}
