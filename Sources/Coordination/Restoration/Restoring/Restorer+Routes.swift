import Coordination

extension Restorer {
    /// What became of something that was missing.
    enum Building {
        case placed
        case held
        case lost(RestorationReport.Reason)
    }

    /// What a stored route is, and who takes it; nil where that may still come.
    func want(_ origin: Int) -> Wanted? {
        if let known = wanted[origin] { return known }
        let found = look(for: content.origins[origin])
        if let found { wanted[origin] = found }
        return found
    }

    /// Takes the route of something that is missing, unless that was done, and puts what it has built in its place.
    ///
    /// - Parameters:
    ///   - index: What is missing.
    ///   - list: Where it is put.
    ///   - placed: How many are there before it.
    ///   - before: The last of those.
    func build(_ index: Int, in list: SlotList, at placed: Int, after before: Int?) -> Building {
        let stored = content.nodes[index]
        if stored.isQuestion { return ask(index, in: list, at: placed, after: before) }
        guard let origin = stored.origin else {
            return .lost(stored.isNameless ? .notStored : .noRoute)
        }
        switch want(origin) {
        case nil: return .held
        case .lost(let reason)?: return .lost(reason)
        case .route(let route, let coordinator, let isReplaced)?:
            if built[origin] == nil { take(route, on: coordinator, as: origin) }
            guard let found = pick(stored, isReplaced, from: origin) else {
                return .lost(failures[origin] ?? .notShown)
            }
            if !found.kept.isEmpty, let gate = keeper(ofKept: found.slot.node) {
                drop(found)
                return .lost(.denied(by: gate))
            }
            let place = list.columnCount == nil ? placed : stored.column ?? placed
            // What a window holds makes way.
            if list.isSingle, placed == 0 { takeOff(allBut: [], of: list) }
            guard list.mayHold(found.slot.node, at: place) else {
                drop(found)
                return .lost(.noPlace)
            }
            commit.put(found, in: list, at: place, style: style(of: stored) ?? found.style)
            note(found.slot.node, for: index)
            if isReplaced { lose(index, .replaced) }
            return .placed
        }
    }

    /// Asks a question of a flow over the one before it.
    private func ask(_ index: Int, in list: SlotList, at placed: Int, after before: Int?) -> Building {
        let stored = content.nodes[index]
        guard let answers = stored.answers, let node = before.flatMap({ live[$0] }), let question = node.question
        else { return .lost(.question) }
        let savepoint = commit.savepoint
        var failure: TransitionError?
        do throws(TransitionError) {
            try question.visit(AnswersWriter(answers), at: node, in: commit)
        } catch {
            failure = error
        }
        let stop = commit.goOnAfterStop()?.keeper
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

    /// What a route has built that may be what was stored: of that name, else of that kind.
    private func pick(_ stored: StoredNode, _ isReplaced: Bool, from origin: Int) -> BuiltNode? {
        guard let all = built[origin] else { return nil }
        let fitting = all.indices.filter { place in
            let slot = all[place].slot
            return isReplaced || slot.node.storedKind == stored.kind && slot.restorableName == stored.router
        }
        guard let place = fitting.first(where: { all[$0].slot.node.name == stored.name }) ?? fitting.first else {
            return nil
        }
        return built[origin]?.remove(at: place)
    }

    /// Takes a route once more, for what it builds. Where that fails, it is taken over something that it may close
    /// first, as it has closed something then.
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

    /// Does something for what it builds.
    ///
    /// - Returns: Why it has built nothing.
    private func take(
        as origin: Int, without props: [Node] = [], _ body: (Commit) throws(TransitionError) -> Void
    ) -> RestorationReport.Reason? {
        let savepoint = commit.savepoint
        var failure: TransitionError?
        RunningCommit(commit: commit).joins = 0
        do throws(TransitionError) {
            try body(commit)
        } catch {
            failure = error
        }
        let stop = commit.goOnAfterStop()?.keeper
        let found = commit.takeBuilt(since: savepoint)
        built[origin] = []
        for node in found {
            let isUsed = failure == nil && stop == nil && !props.contains { $0 === node.slot.node }
            if isUsed { built[origin]?.append(node) } else { drop(node) }
        }
        return stop.map { .denied(by: $0) } ?? failure.map { .failed($0.firstLine) }
    }
}

extension Restorable {
    /// Puts something on a stack, and something over that or another root.
    fileprivate func show(_ props: [Screen], in commit: Commit) throws(TransitionError) {
        if let stack = root as? StackRoot {
            var editor = Editor(root: stack, commit: commit)
            try editor.perform(.push(props[0]), on: stack)
        }
        var editor = Editor(root: root, commit: commit)
        try editor.perform(.present(props[1]), on: root)
    }
}

/// Puts stored answers in the place of those of a flow.
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

extension Slot {
    fileprivate var restorableName: String? {
        let coordinator = presentable as? any Restorable ?? node.presentable as? any Restorable
        return coordinator.map { type(of: $0).nameInText }
    }
}

extension TransitionError {
    fileprivate var firstLine: String { String("\(self)".prefix { $0 != "\n" }) }
}
