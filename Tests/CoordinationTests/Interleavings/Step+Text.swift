extension Step: CustomStringConvertible {
    var description: String {
        switch self {
        case .call(let number, let asking, let how, let then):
            "\(number): \(asking)".replacing("Coordination.", with: "") + (how == How() ? "" : " \(how)")
                + (then.isEmpty ? "" : " then \(then)")
        case .update(let gesture): "update \(gesture)"
        case .finish(let gesture): "finish \(gesture)"
        case .cancel(let gesture): "cancel \(gesture)"
        case .drop(let gesture): "drop \(gesture)"
        case .answer(let index, let refuses): (refuses ? "refuse " : "acknowledge ") + "commit \(index)"
        case .mood(let window, let mood): "\(window) \(mood)"
        case .advance(let seconds): "advance \(seconds)"
        case .at(let moment, let steps): "at the next \(moment): \(steps)"
        }
    }
}

extension How: CustomStringConvertible {
    var description: String {
        "(\(isAnimated ? "animated" : "unanimated"), \(policy)\(deadline.map { ", \($0) s" } ?? ""))"
    }
}

extension Asking: CustomStringConvertible {
    var description: String {
        switch self {
        case .route(let verb, let pane): "route \(verb) on \(pane)"
        case .perform(let verb, let pane): "perform \(verb) on \(pane)"
        case .select(let index): "select \(index)"
        case .open(let id): "open \(id)"
        case .close(let id): "close \(id)"
        case .front(let id): "front \(id)"
        case .back: "back"
        case .choose(let title, let pane): "choose \(title) on \(pane)"
        case .ask(let pane): "ask on \(pane)"
        case .report(let deed): "report \(deed)"
        case .recover(let verb, let pane): "recover to \(verb) on \(pane)"
        case .reset: "reset"
        case .begin(let verb, let pane): "begin \(verb) on \(pane)"
        case .beginBack: "begin back"
        }
    }
}

extension PaneVerb: CustomStringConvertible {
    var description: String {
        switch self {
        case .push(let number): "push(\(number))"
        case .pop: "pop"
        case .popToRoot: "popToRoot"
        case .replaceTop(let number): "replaceTop(\(number))"
        case .set(let number): "set(\(number))"
        case .present(let number, let sticky): "present(\(number)\(sticky ? ", sticky" : ""))"
        case .presentPane(let id): "presentPane(\(id))"
        case .dismiss: "dismiss"
        case .dismissAll: "dismissAll"
        case .alert(let number): "alert(\(number))"
        case .none: "none"
        case .effect: "effect"
        case .fails(let number): "fails(\(number))"
        case .nested(let first, let second): "nested(\(first), \(second))"
        case .both(let number, let other): "both(\(number), \(other))"
        }
    }
}
