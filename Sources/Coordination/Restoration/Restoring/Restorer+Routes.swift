import Coordination

extension Restorer {
    enum Building {
        case placed
        case held
        case lost(RestorationReport.Detail)
    }

    /// Resolves a stored route and its coordinator; nil while the coordinator may still come back.
    func want(_ origin: Int) -> Wanted? {
        if let known = wanted[origin] { return known }
        let found = look(for: content.origins[origin])
        if let found { wanted[origin] = found }
        return found
    }

    /// Returns true if a node may come back without the one beneath it, or if its coordinator, which decides, may still
    /// come back.
    func canStandAlone(_ index: Int) -> Bool {
        guard let origin = content.nodes[index].origin else { return false }
        switch want(origin) {
        case nil: return true
        case .route(let route, let coordinator, _)?: return coordinator.mayStandAlone(route)
        case .lost?: return false
        }
    }

    /// Takes the route of a missing node, unless already taken, and puts the node that the route has built in place.
    ///
    /// - Parameters:
    ///   - index: The index of the missing node.
    ///   - all: The indices of all stored nodes of its list.
    ///   - list: The list on the live tree.
    ///   - placed: The number of nodes already in place in the list.
    ///   - before: The index of the last stored node in place, if any.
    func build(
        _ index: Int, of all: [Int] = [], in list: SlotList, at placed: Int, after before: Int?
    ) -> Building {
        let stored = content.nodes[index]
        if stored.isQuestion { return ask(index, in: list, at: placed, after: before) }
        guard let origin = stored.origin else {
            return .lost(stored.hasUnstoredOrigin ? .notStored : .noRoute)
        }
        switch want(origin) {
        case nil: return .held
        case .lost(let reason)?: return .lost(reason)
        case .route(let route, let coordinator, let isReplaced)?:
            if built[origin] == nil {
                take(route, on: coordinator, as: origin)
                assign(origin, isReplaced)
            }
            guard let found = pick(index, from: origin) else {
                return .lost(failures[origin] ?? (doubtful.contains(index) ? .indistinct : .notShown))
            }
            if !found.kept.isEmpty, let gate = gate(denyingKept: found.slot.node) {
                drop(found)
                return .lost(.denied(by: gate))
            }
            let place = list.columnCount == nil ? placed : stored.column ?? placed
            // The content of a window makes way, and so does an unmatched node in a column.
            if list.isSingle, placed == 0 { removeNodes(allBut: [], of: list, content.parents[index]) }
            if list.columnCount != nil { removeNodes(allBut: all, of: list, content.parents[index], at: place) }
            guard list.mayHold(found.slot.node, at: place) else {
                drop(found)
                return .lost(.noPlace)
            }
            commit.put(found, in: list, at: place, style: style(of: stored) ?? found.style)
            made.insert(ObjectIdentifier(found.slot.node))
            note(found.slot.node, for: index)
            if isReplaced { lose(index, .replaced) }
            return .placed
        }
    }

    /// Asks a stored question of a flow over the question before it.
    private func ask(_ index: Int, in list: SlotList, at placed: Int, after before: Int?) -> Building {
        let stored = content.nodes[index]
        if stored.answers?.hasSecret == true { return .lost(.secret) }
        guard let answers = stored.answers, let node = before.flatMap({ live[$0] }), let question = node.question
        else { return .lost(.question) }
        let savepoint = commit.savepoint
        var failure: TransitionError?
        do throws(TransitionError) {
            try question.visit(AnswersWriter(answers), at: node, in: commit)
        } catch {
            failure = error
        }
        let stop = goOnAfterStop()
        var found = commit.takeBuilt(since: savepoint)
        let place = found.firstIndex { built in
            built.slot.node.name == stored.name && built.slot.node.storedKind == stored.kind
        }
        if stop == nil, failure == nil, let place {
            let asked = found.remove(at: place)
            for rest in found { drop(rest) }
            guard list.mayHold(asked.slot.node, at: placed), list.columnCount == nil else {
                drop(asked)
                return .lost(.noPlace)
            }
            commit.put(asked, in: list, at: placed, style: asked.style)
            made.insert(ObjectIdentifier(asked.slot.node))
            note(asked.slot.node, for: index)
            return .placed
        }
        for rest in found { drop(rest) }
        return .lost(stop.map { .denied(by: $0) } ?? .question)
    }

    private func style(of stored: StoredNode) -> PresentationStyle? {
        guard let style = stored.style else { return .automatic }
        return try? ValueDecoder.decode(PresentationStyle.self, from: style)
    }

    /// Matches the stored nodes of a route with the nodes that the route has built. If another route was taken, kinds
    /// and coordinators may differ.
    private func assign(_ origin: Int, _ isReplaced: Bool) {
        let all = (built[origin] ?? []).compactMap { $0 }
        var groups: [Identity?: (stored: [Int], places: [Int])] = [:]
        for index in products[origin] ?? [] {
            groups[isReplaced ? nil : Identity(content.nodes[index]), default: ([], [])].stored.append(index)
        }
        for (place, found) in all.enumerated() {
            groups[isReplaced ? nil : Identity(found.slot, of: found.origin)]?.places.append(place)
        }
        var pairing = Pairing()
        pairing.find(groups.values, in: all.map(\.slot), content)
        places.merge(pairing.places) { $1 }
        doubtful.formUnion(pairing.doubtful)
        exchangeable.formUnion(pairing.exchangeable)
    }

    private func pick(_ index: Int, from origin: Int) -> BuiltNode? {
        guard let place = places[index], let found = built[origin]?[place] else { return nil }
        built[origin]?[place] = nil
        return found
    }

    /// Takes a route again, for the nodes that it builds. A route that fails is taken once more over placeholders that
    /// it may close, as it may have closed something originally.
    private func take(_ route: any Route, on coordinator: any Restorable, as origin: Int) {
        let failure = take(as: origin) { commit throws(TransitionError) in
            try coordinator.takeAgain(route, in: commit)
        }
        guard let failure, case .failed = failure else { return failures[origin] = failure }
        let props = [Screen(""), Screen("")]
        let second = take(as: origin, without: props) { commit throws(TransitionError) in
            try coordinator.show(props, in: commit)
            try coordinator.takeAgain(route, in: commit)
        }
        if second != nil { failures[origin] = failure }
    }

    /// Runs a closure, and notes the nodes that it builds.
    ///
    /// - Returns: The reason why the closure failed; nil if it did not.
    private func take(
        as origin: Int, without props: [Node] = [], _ body: (Commit) throws(TransitionError) -> Void
    ) -> RestorationReport.Detail? {
        let savepoint = commit.savepoint
        var failure: TransitionError?
        RunningCommit(commit: commit).joins = 0
        do throws(TransitionError) {
            try body(commit)
        } catch {
            failure = error
        }
        let stop = goOnAfterStop()
        let found = commit.takeBuilt(since: savepoint)
        built[origin] = []
        for node in found {
            let isUsed = failure == nil && stop == nil && !props.contains { $0 === node.slot.node }
            if isUsed { built[origin]?.append(.some(node)) } else { drop(node) }
        }
        return stop.map { .denied(by: $0) } ?? failure.map { .failed($0.firstLine) }
    }
}

extension Restorable {
    /// Pushes a screen if the root is a stack, and presents another.
    fileprivate func show(_ props: [Screen], in commit: Commit) throws(TransitionError) {
        if let stack = root as? StackRoot {
            var editor = Editor(root: stack, commit: commit)
            try editor.perform(.push(props[0]), on: stack)
        }
        var editor = Editor(root: root, commit: commit)
        try editor.perform(.present(props[1]), on: root)
    }
}

/// A visitor that replaces the answers of a flow by stored ones.
private final class AnswersWriter: AnswersVisitor {
    private let answers: StoredValue

    init(_ answers: StoredValue) {
        self.answers = answers
    }

    func visit<Answers>(_ answers: inout Answers) -> Bool {
        guard let type = Answers.self as? any Decodable.Type,
            let stored = try? ValueDecoder.decode(type, from: self.answers) as? Answers
        else { return false }
        answers = stored
        return true
    }
}

extension TransitionError {
    fileprivate var firstLine: String { String("\(self)".prefix { $0 != "\n" }) }
}
