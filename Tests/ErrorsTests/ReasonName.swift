import Transitions

/// The reasons of errors by name, so that there is a list of them. A reason that is new does not compile before it has
/// its name and its samples here, and the test fails before it has its place on the page.
enum ReasonName: CaseIterable {
    case nothingToPop, notOnStack, onNoStack, emptyStack, notATab, notAPage, notAPair, atTheEnd, outOfRange,
        columnEmpty, noSelection, noColumns, widthInAnswer, columnTaken, tooManyColumns, lastOne, emptyList,
        passedTwice, alreadyShown, cycle, wrongPlace, busy, alreadyPresents, nothingToDismiss, notOver, notPresented,
        noRoot, notShown, containerElsewhere,
        notEmbedded, noChoices, noAlert, alertWaits, noSuchChoice, notOpen, notInFront, released, unclaimed, notAbove,
        ambiguous, rootTaken, hostRefused, notDrawn, hostTimedOut, answeredTwice, answeredLate, noTimeSource, noStack,
        noManager, noLaunch, unknownNode, notAllowed, routesInCircle, nestedTooDeep,
        gateLoops, gateTimedOut, finishedAlready, flowStuck, noFlow,
        custom

    /// A number that stands for any.
    static let any = 4711

    init(_ reason: TransitionError.Detail) {
        switch reason {
        case .nothingToPop: self = .nothingToPop
        case .notOnStack: self = .notOnStack
        case .onNoStack: self = .onNoStack
        case .emptyStack: self = .emptyStack
        case .notATab: self = .notATab
        case .notAPage: self = .notAPage
        case .notAPair: self = .notAPair
        case .atTheEnd: self = .atTheEnd
        case .outOfRange: self = .outOfRange
        case .columnEmpty: self = .columnEmpty
        case .noSelection: self = .noSelection
        case .noColumns: self = .noColumns
        case .widthInAnswer: self = .widthInAnswer
        case .columnTaken: self = .columnTaken
        case .tooManyColumns: self = .tooManyColumns
        case .lastOne: self = .lastOne
        case .emptyList: self = .emptyList
        case .passedTwice: self = .passedTwice
        case .alreadyShown: self = .alreadyShown
        case .cycle: self = .cycle
        case .wrongPlace: self = .wrongPlace
        case .busy: self = .busy
        case .alreadyPresents: self = .alreadyPresents
        case .nothingToDismiss: self = .nothingToDismiss
        case .notOver: self = .notOver
        case .notPresented: self = .notPresented
        case .noRoot: self = .noRoot
        case .notShown: self = .notShown
        case .containerElsewhere: self = .containerElsewhere
        case .notEmbedded: self = .notEmbedded
        case .noChoices: self = .noChoices
        case .noAlert: self = .noAlert
        case .alertWaits: self = .alertWaits
        case .noSuchChoice: self = .noSuchChoice
        case .notOpen: self = .notOpen
        case .notInFront: self = .notInFront
        case .released: self = .released
        case .unclaimed: self = .unclaimed
        case .notAbove: self = .notAbove
        case .ambiguous: self = .ambiguous
        case .rootTaken: self = .rootTaken
        case .hostRefused: self = .hostRefused
        case .notDrawn: self = .notDrawn
        case .hostTimedOut: self = .hostTimedOut
        case .answeredTwice: self = .answeredTwice
        case .answeredLate: self = .answeredLate
        case .noTimeSource: self = .noTimeSource
        case .noStack: self = .noStack
        case .noManager: self = .noManager
        case .noLaunch: self = .noLaunch
        case .unknownNode: self = .unknownNode
        case .notAllowed: self = .notAllowed
        case .routesInCircle: self = .routesInCircle
        case .nestedTooDeep: self = .nestedTooDeep
        case .gateLoops: self = .gateLoops
        case .gateTimedOut: self = .gateTimedOut
        case .finishedAlready: self = .finishedAlready
        case .flowStuck: self = .flowStuck
        case .noFlow: self = .noFlow
        case .custom: self = .custom
        }
    }

    /// A reason for each way in which the message differs, with an ellipsis for what varies.
    var samples: [TransitionError.Detail] {
        let any = Self.any
        return switch self {
        case .nothingToPop: [.nothingToPop]
        case .notOnStack: [.notOnStack(on: nil), .notOnStack(on: "…")]
        case .onNoStack: [.onNoStack]
        case .emptyStack: [.emptyStack]
        case .notATab: [.notATab]
        case .notAPage: [.notAPage]
        case .notAPair: [.notAPair]
        case .atTheEnd: [.atTheEnd]
        case .outOfRange:
            [.outOfRange(index: 0, count: 0), .outOfRange(index: 1, count: 1), .outOfRange(index: 0, count: any + 1)]
        case .columnEmpty: [.columnEmpty]
        case .noSelection: [.noSelection]
        case .noColumns: [.noColumns]
        case .widthInAnswer: [.widthInAnswer(to: "…")]
        case .columnTaken: [.columnTaken(by: "…")]
        case .tooManyColumns: [.tooManyColumns(given: any, columns: any), .tooManyColumns(given: any, columns: 1)]
        case .lastOne: [.lastOne]
        case .emptyList: [.emptyList]
        case .passedTwice: [.passedTwice("…")]
        case .alreadyShown: [.alreadyShown(where: "…")]
        case .cycle: [.cycle]
        case .wrongPlace:
            [
                .wrongPlace("only a window manager holds windows"),
                .wrongPlace("a window manager holds only windows"),
                .wrongPlace("a window manager presents nothing itself"), .wrongPlace("a window embeds nothing"),
            ]
        case .busy: [.busy]
        case .alreadyPresents: [.alreadyPresents("…")]
        case .nothingToDismiss: [.nothingToDismiss]
        case .notOver: [.notOver]
        case .notPresented: [.notPresented]
        case .noRoot: [.noRoot]
        case .notShown: [.notShown]
        case .containerElsewhere: [.containerElsewhere]
        case .notEmbedded: [.notEmbedded]
        case .noChoices: [.noChoices]
        case .noAlert: [.noAlert]
        case .alertWaits: [.alertWaits(behind: "…")]
        case .noSuchChoice: [.noSuchChoice(choices: ["…"])]
        case .notOpen: [.notOpen]
        case .notInFront: [.notInFront(front: "…")]
        case .released: [.released]
        case .notAbove: [.notAbove(elsewhere: "…")]
        case .unclaimed:
            [
                .unclaimed(asked: []), .unclaimed(asked: ["…"]), .unclaimed(asked: ["…"], isRootKnown: false),
                .unclaimed(asked: [], released: "…"),
            ]
        case .ambiguous: [.ambiguous(["…"])]
        case .rootTaken: [.rootTaken(by: "…")]
        case .hostRefused: [.hostRefused(because: "…")]
        case .notDrawn: [.notDrawn(by: "…")]
        case .hostTimedOut: [.hostTimedOut(after: .seconds(any))]
        case .answeredTwice: [.answeredTwice]
        case .answeredLate: [.answeredLate]
        case .noTimeSource: [.noTimeSource]
        case .noStack: [.noStack(front: "…")]
        case .noManager: [.noManager]
        case .noLaunch: [.noLaunch]
        case .unknownNode: [.unknownNode]
        case .notAllowed: [.notAllowed(by: "…")]
        case .routesInCircle: [.routesInCircle(["…"])]
        case .nestedTooDeep: [.nestedTooDeep(limit: any)]
        case .gateLoops: [.gateLoops("…")]
        case .gateTimedOut: [.gateTimedOut(after: .seconds(any))]
        case .finishedAlready: [.finishedAlready]
        case .flowStuck: [.flowStuck("…")]
        case .noFlow: [.noFlow]
        case .custom:
            [
                .custom(
                    because: "nothing is being shown on this tree",
                    remedy: "Hand keep to the verb that shows it, of a root on the same tree."),
                .custom(
                    because: "it is another one each time it is asked for",
                    remedy: "Keep the root in a stored property: let root = StackRoot()."),
                .custom(
                    because: "it has left the stack on which its flow asks",
                    remedy: "Leave a question there until it is answered."),
            ]
        }
    }
}
