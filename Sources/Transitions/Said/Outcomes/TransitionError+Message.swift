extension TransitionError: CustomStringConvertible {
    /// The first line of the message: the attempt that failed, and the reason.
    public var summary: String {
        let step = path.isEmpty ? "" : " (step \(path.map(String.init).joined(separator: ".")), counted from 0)"
        return "Can't \(verb)\(step): \(detail.explanation)."
    }

    /// The remedy, as a sentence; empty if there is none.
    public var remedy: String { detail.remedy }

    /// The whole message: the attempt with the reason, the state, the remedy.
    @_documentation(visibility: internal)
    public var description: String {
        var parts = [summary]
        if !state.isEmpty { parts.append("  " + stateWithItsTime) }
        if !remedy.isEmpty { parts.append(remedy) }
        return parts.joined(separator: "\n\n")
    }

    /// The state, marked "at that step" if earlier steps had led to it: they are undone with the rest.
    private var stateWithItsTime: String {
        guard path.contains(where: { $0 > 0 }), let colon = state.firstIndex(of: ":") else { return state }
        return state[..<colon] + " at that step" + state[colon...]
    }
}

extension TransitionError.Reason: CustomStringConvertible {
    /// The reason as the end of a sentence: `it is the last one`.
    @_documentation(visibility: internal)
    public var description: String { detail.explanation }
}

extension TransitionError.Detail {
    /// The reason, as the end of a sentence.
    var explanation: String {
        switch self {
        case .nothingToPop: "there is nothing to go back to"
        case .notOnStack(on: nil): "it is not on this stack"
        case .notOnStack(let other?): "it is not on this stack but on another (\(other))"
        case .onNoStack: "it is on no stack"
        case .emptyStack: "the stack is empty"
        case .notATab: "it is not one of these tabs"
        case .notAPage: "it is not one of these pages"
        case .notAPair: "these pages do not form a pair"
        case .atTheEnd: "there is no page in that direction"
        case .outOfRange(_, count: 0): "there is nothing to choose from"
        case .outOfRange(_, count: 1): "the only index is 0"
        case .outOfRange(_, let count): "the indices run from 0 to \(count - 1)"
        case .columnEmpty: "the column is empty"
        case .noSelection: "this layout has no selection"
        case .noColumns: "there are no columns"
        case .widthInAnswer(let first): "it answers the commit of another width, \(first)"
        case .columnTaken(let name): "the column holds \(quoted(name))"
        case .tooManyColumns(let given, columns: 1): "\(given) were given and there is one place"
        case .tooManyColumns(let given, let columns): "\(given) were given and there are \(columns) columns"
        case .lastOne: "it is the last one"
        case .emptyList: "the list is empty"
        case .passedTwice(let name): "\(quoted(name)) is passed twice"
        case .alreadyShown(let place): "it is already shown \(place)"
        case .cycle: "it contains this root"
        case .wrongPlace(let rule): rule
        case .busy: "it is running a transition of its own"
        case .alreadyPresents(let name): "\(quoted(name)) is already presented"
        case .nothingToDismiss: "nothing is presented, and this root is in no modal"
        case .notOver: "it is not a visible modal over or around this root"
        case .notPresented: "it is not presented"
        case .noRoot: "the window has no root"
        case .notShown: "nothing shows it"
        case .containerElsewhere: "the container is not in this root"
        case .notEmbedded: "it is not embedded"
        case .noChoices: "it has no choices"
        case .noAlert: "no alert is shown"
        case .alertWaits(let first): "'\(first)' is shown before it"
        case .noSuchChoice(let choices): "the choices are \(choices.map { "'\($0)'" }.joined(separator: ", "))"
        case .notOpen: "it is not open"
        case .notInFront(let front): "\(quoted(front)) is in front"
        case .released: "it has been released"
        case .unclaimed(_, _, released: let name?): "\(name), which takes it, has been released"
        case .unclaimed(let asked, _, _) where asked.isEmpty: "there is no router to ask"
        case .unclaimed(let asked, _, _): "no router takes it; asked: \(asked.joined(separator: ", "))"
        case .notAbove(let elsewhere): "no router above takes it; \(elsewhere) does, elsewhere on the tree"
        case .ambiguous(let names): "\(names.joined(separator: " and ")) take it and are equally near"
        case .rootTaken(let name): "another coordinator (\(name)) already changes this root"
        case .hostRefused(let because): "a host refused: \(because)"
        case .notDrawn(let host): "\(host) does not draw that style"
        case .hostTimedOut(let limit): "a host did not answer within \(limit)"
        case .answeredTwice: "it has been answered"
        case .answeredLate: "it has settled without that answer"
        case .noTimeSource: "there is no time source"
        case .noStack(let front): "\(quoted(front)) is in front, and no stack is around it"
        case .noManager: "it is in no window manager"
        case .noLaunch: "the manager was made with windows, not with a way to launch them"
        case .unknownNode: "this tree has no node with that id"
        case .notAllowed(let source): "\(quoted(source)) does not allow it"
        case .routesInCircle(let routes):
            "it leads back to itself without a change: \(routes.joined(separator: " → "))"
        case .nestedTooDeep(let limit): "it runs inside more than \(limit) others"
        case .gateLoops(let source): "\(quoted(source)) requires the same again and again"
        case .gateTimedOut(let limit): "a gate was not answered within \(limit)"
        case .finishedAlready: "it has already ended"
        case .flowStuck(let question): "the answer leads to the same question again: \(quoted(question))"
        case .noFlow: "it is not in a flow"
        case .custom(let because, _): because
        }
    }

    var remedy: String {
        switch self {
        case .nothingToPop: "Push something first, or dismiss or finish the modal that contains this stack."
        case .notOnStack(on: nil): "Push it first, or pop to one of the screens above."
        case .notOnStack: "Run the transition on that stack, or pop to one of the screens above."
        case .onNoStack: "Report the screen that the user came to, on the stack that holds it."
        case .emptyStack: "Push or set something first."
        case .notATab: "Insert it first, or select one of the tabs above."
        case .notAPage: "Set the pages first, or choose one of those above."
        case .notAPair: "Give the two pages of one pair; a last page without a partner is given alone."
        case .atTheEnd: "Turn the other way, or make the pages loop."
        case .outOfRange(_, count: 0): "Insert something first."
        case .outOfRange: "Choose an index in that range."
        case .columnEmpty: "Choose a column that holds something."
        case .noColumns: "Report it of a split, or of a modal or a window around one."
        case .widthInAnswer: "Decide the width by the outer size of the window, so that no layout changes it."
        case .noSelection: "Select in tabs and pages; in other roots, show the screen."
        case .columnTaken: "Remove that first, or show into the column, which replaces it."
        case .tooManyColumns(_, columns: 1): "Give one."
        case .tooManyColumns: "Give at most as many as there are columns."
        case .lastOne: "Insert another first, or remove its container."
        case .emptyList: "Give at least one."
        case .passedTwice: "Give each presentable once; make a second instance to show the same screen twice."
        case .alreadyShown: "Remove it there first, or make a second instance."
        case .cycle: "Show something that does not contain this root."
        case .wrongPlace: "Open a window with its manager; show everything else in a window's root."
        case .busy: "Trigger it on that tree itself, which queues it, or after the other transition."
        case .alreadyPresents: "Dismiss that first, or use present, which presents on top of it."
        case .nothingToDismiss: "Present something first, or pop what was pushed."
        case .notOver: "Present it first, or dismiss from the root that it is over."
        case .notPresented: "Report a modal as dismissed, a screen that left a stack as popped, a window as closed."
        case .noRoot: "Set the window's root first."
        case .notShown: "Show it first."
        case .containerElsewhere: "Embed it from the root that the container is in."
        case .notEmbedded: "Embed it first, or remove it the way it was shown."
        case .noChoices: "Give at least one choice, so that there is a way out."
        case .noAlert: "Show an alert first."
        case .alertWaits: "Answer that one first: alerts are shown one at a time, in order."
        case .noSuchChoice: "Choose one of these."
        case .notOpen: "Open it first."
        case .notInFront: "Bring it to the front first, or ask for the screen in front."
        case .released: "Keep it in the tree while you use it."
        case .unclaimed(_, _, released: .some):
            "Show the coordinator itself, not its root: its place on the tree keeps it."
        case .unclaimed(_, isRootKnown: true, _):
            "Show a coordinator that takes it, or trigger it on the one that you mean."
        case .unclaimed:
            "Show a coordinator that takes it, or trigger it on the one that you mean. The coordinator of the "
                + "outermost root is unknown until it is used, for example by reading its tree."
        case .notAbove: "Trigger it there, or go there by a link of any coordinator: coordinator.trigger([Hop(route)])."
        case .ambiguous: "Trigger the route on the one that you mean."
        case .rootTaken: "Give this coordinator a root of its own, and show it on that one (push it, for a stack)."
        case .hostRefused: "The tree is unchanged. Fix the cause in the host, or show something else."
        case .notDrawn:
            "It is shown as a sheet or a full screen. Let the host draw it and say so in draws(_:), or choose another."
        case .hostTimedOut: "The tree is unchanged. Let the host answer each commit, or give it more time."
        case .answeredTwice: "Answer each commit once."
        case .answeredLate: "Check isWaiting first, because a user action can end a commit early."
        case .noTimeSource: "Show it in a window of a manager with a time source: WindowManager(window, time: time)."
        case .noStack:
            "Present it in a stack of its own, present(StackRoot(screen)), or go back to a screen in a stack."
        case .noManager: "Open its window with WindowManager(launch:), which reset runs again."
        case .noLaunch: "Make it with WindowManager(launch:), which reset runs again."
        case .unknownNode: "Report a node of this tree, by its id."
        case .notAllowed: "The whole trigger is undone, even if the error is caught; its outcome has the verdict."
        case .routesInCircle: "Let one of these routes show a screen, instead of triggering the next."
        case .nestedTooDeep:
            "Look for a loop. Transitions that prepareTransition returns, and .multiple, nest without a limit."
        case .gateLoops:
            "Let the gate allow after its prerequisite, offer a .proceed choice, or deny."
        case .gateTimedOut: "Let the gate call resume, or give it more time: .wait(upTo:)."
        case .finishedAlready: "Finish once. Its caller already has the outcome."
        case .flowStuck: "Let next() look at the answer, or end with .done."
        case .noFlow: "Call it on a question of a flow, while that is shown."
        case .custom(_, let remedy): remedy
        }
    }
}

/// Returns a name in quotes, or a kind such as "a stack" without them.
private func quoted(_ name: String) -> String {
    RootNoun.allCases.contains { name == "a \($0.rawValue)" } ? name : "'\(name)'"
}

enum RootNoun: String, CaseIterable {
    case stack
    case tabs = "tab root"
    case pages = "page root"
    case split
    case window
    case windows = "window manager"
}
