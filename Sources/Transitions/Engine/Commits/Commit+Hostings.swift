extension Commit {
    /// The node whose host shows all that was changed so far, as long as ``hostings`` is empty.
    var soleHosting: Node? { shownBy.sole }

    /// The nodes whose hosts show what each structural edit changed, where it is not one host that shows it all.
    var hostings: [Hostings] { shownBy.each }

    /// Whether a host has refused it.
    var isRefused: Bool { shownBy.isRefused }

    /// Notes who shows what was last changed, in that place. O(depth).
    func noteHostings(of holder: Node, _ subject: Node? = nil) {
        let own = subject.flatMap { $0.watch.contains(.ownHost) ? $0 : nil }
        shownBy.note(holder, own, structuralEdits)
    }

    /// The nodes whose hosts show something of what this commit changed, in the order of the changes.
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

    /// Keeps no tree alive from now on that only hosts have to answer for: neither by what it has noted, nor by what
    /// asked for it or has joined it.
    func loosen(with request: AnyRequest) {
        letGo(of: owner.outermost, request)
        // What these kept may go, and the commit be taken back as it does: not before they have been set.
        let kept = (shownBy.loosen(), known, knownElsewhere)
        forgetKnown()
        withExtendedLifetime(kept) {}
    }

    private func letGo(of outermost: Node?, _ request: AnyRequest) {
        guard let outermost else { return }
        request.wait(inLineOf: outermost)
        for member in agenda.members { member.wait(inLineOf: outermost) }
        for member in agenda.withdrawn { member.wait(inLineOf: outermost) }
        journal.letGo(of: outermost)
        notices?.letGo(of: outermost)
    }

    /// Lets go of the hosts that show what was changed.
    func forgetHostings() {
        if shownBy.isBrief, notices == nil {
            let kept = shownBy.takeSole()
            return withExtendedLifetime(kept) {}
        }
        let kept = (shownBy.takeAll(), notices?.facts)
        notices?.facts = nil
        withExtendedLifetime(kept) {}
    }
}

extension Node {
    /// The nearest node that has a host: this, or one around it. One pointer read a level.
    final var hosting: Node? {
        var node = Unmanaged.passUnretained(self)
        while !node.takeUnretainedValue().watch.contains(.ownHost) {
            guard let next = node.takeUnretainedValue().around else { return nil }
            node = next
        }
        return node.takeUnretainedValue()
    }
}
