import Transitions

/// The live nodes of a walk, each kept for its whole length.
struct Cast {
    var members: [any Presentable] = []

    /// Where a commit begins that changes several of them.
    let home = StackRoot(Screen("home"))

    init() {
        for number in 0..<14 { members.append(Screen("n\(number)")) }
        for number in 14..<22 { members.append(StackRoot(name: "n\(number)")) }
        for number in 22..<25 { members.append(TabRoot(name: "n\(number)")) }
        members.append(PageRoot(name: "n25"))
        members.append(PageRoot(loops: true, isDoubleSided: true, name: "n26"))
        for number in 27..<30 { members.append(SplitRoot(columns: number - 25, name: "n\(number)")) }
    }

    /// The call as a step of any commit.
    func step(_ verb: Verb, on number: Int) -> Transition<StackRoot> {
        switch members[number] {
        case let root as StackRoot: .perform(stack(verb) ?? any(verb), on: root)
        case let root as TabRoot: .perform(any(verb), on: root)
        case let root as PageRoot: .perform(pages(verb) ?? any(verb), on: root)
        case let root as SplitRoot: .perform(split(verb) ?? any(verb), on: root)
        default: .none()
        }
    }

    func perform(_ verb: Verb, on number: Int) -> Answer {
        var outcome: TransitionOutcome?
        switch members[number] {
        case let root as StackRoot: root.perform(stack(verb) ?? any(verb)) { outcome = $0 }
        case let root as TabRoot: root.perform(any(verb)) { outcome = $0 }
        case let root as PageRoot: root.perform(pages(verb) ?? any(verb)) { outcome = $0 }
        case let root as SplitRoot: root.perform(split(verb) ?? any(verb)) { outcome = $0 }
        default: break
        }
        return Answer(outcome)
    }

    private func stack(_ verb: Verb) -> Transition<StackRoot>? {
        switch verb {
        case .push(let number): .push(members[number])
        case .pop: .pop()
        case .popTo(let number): .pop(to: members[number])
        case .popToRoot: .popToRoot()
        case .replaceTop(let number): .replaceTop(members[number])
        default: nil
        }
    }

    private func pages(_ verb: Verb) -> Transition<PageRoot>? {
        if case .turn(let direction) = verb { .turn(direction) } else { nil }
    }

    private func split(_ verb: Verb) -> Transition<SplitRoot>? {
        switch verb {
        case .column(let number, at: let column): .fill(column: column, with: members[number])
        case .clear(let column): .clear(column: column)
        default: nil
        }
    }

    private func any<Root: ContainerRoot>(_ verb: Verb) -> Transition<Root> {
        switch verb {
        case .present(let number): .present(members[number])
        case .presentOnRoot(let number): .presentOnRoot(members[number])
        case .dismiss: .dismiss()
        case .dismissToRoot: .dismissToRoot()
        case .dismissAll: .dismissAll()
        case .finish: .finish()
        case .embed(let number, in: let container): .embed(members[number], in: members[container])
        case .unembed(let number): .unembed(members[number])
        default: primitive(verb)
        }
    }

    private func primitive<Root: ContainerRoot>(_ verb: Verb) -> Transition<Root> {
        Transition("primitive") { editor in
            switch verb {
            case .set(let numbers): try editor.perform(.set(numbers.map { members[$0] }))
            case .insert(let number, at: let index): try editor.insert(members[number], at: index)
            case .removeAt(let index): try editor.remove(at: index)
            case .move(let from, let to): try editor.move(from: from, to: to)
            case .select(let index): try editor.select(index: index)
            default: throw TransitionError(cannot: "do this", because: "it is no verb of this root")
            }
        }
    }
}
