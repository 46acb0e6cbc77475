import Transitions

/// One call of a walk, by the numbers of the nodes: what is asked of which root.
enum Verb {
    case push(Int), pop, popTo(Int), popToRoot, replaceTop(Int)
    case set([Int]), insert(Int, at: Int), removeAt(Int), move(from: Int, to: Int), select(Int), turn(TurnDirection)
    case column(Int, at: Int), clear(column: Int)
    case present(Int), presentOnRoot(Int), dismiss, dismissToRoot, dismissAll, finish
    case embed(Int, in: Int), unembed(Int)
}

/// What comes of a call.
enum Answer: Equatable {
    case done, same, refused

    init(_ outcome: TransitionOutcome?) {
        switch outcome {
        case .completed: self = .done
        case .noChange: self = .same
        default: self = .refused
        }
    }
}
