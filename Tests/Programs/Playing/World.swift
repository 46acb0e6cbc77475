@_spi(Hosting) import Coordination
import CoordinationRestoration
import TreeTools

/// An app while a program is played: all that it shows and keeps, and all its notifications.
///
/// It is used by one thread at a time: the one that plays its program.
package final class World: @unchecked Sendable {
    /// The world whose program is being played, for what is asked of a type.
    @TaskLocal package static var current: World?

    // What the app has.
    var manager: WindowManager?
    let time = ManualTime()
    var kept: [any Presentable] = []
    var hosts: [ScriptedHost] = []
    var gestures: [InteractiveTransition] = []
    var drivers: [GestureDriver] = []
    var resumptions: [Resumption] = []
    var expiries: [() -> Void] = []
    var withdrawals: [(Request, Call)] = []
    /// What was stored of the windows.
    var states: [(state: StoredState, isNeeded: Bool, hadLine: Bool)] = []
    /// The screen that was last said to be in front, where screen views are observed.
    weak var viewed: Node?
    var observesVisibility = false
    /// What the windows of a launch are made of.
    var launchSteps: [Step] = []
    /// What the gates of a type say.
    var typeVerdict: Step?
    /// Who is signed in, in each of the rooms that standing gates are about.
    var sessions = Sessions()
    /// Which of several verdicts a gate that changes its mind has come to.
    var moods: [Int: Int] = [:]

    // What it is known by.
    var made: [Made] = []
    var roots: [WeakProgramRoot] = []
    var crews: [WeakMember] = []
    var pastIDs: [NodeID] = []
    /// Where what belongs to a tree begins that is played with alone, in the three lists above; nil where all is.
    var scope: (made: Int, roots: Int, crews: Int, manager: WindowManager?)?
    /// Roots that are without something that they were made with.
    var partial: [Partial] = []
    /// The questions whose answers go somewhere.
    var asked: [Asked] = []
    /// How often a flow has said what it asks next.
    var turns = 0
    var nextName = 0

    // Its notifications.
    var calls: [Call] = []
    var openCalls: [Call] = []
    var heard = 0
    var tally = Tally()
    var flaws: [Flaw] = []
    var questions: [String: [String: String]] = [:]
    var proceeded: Set<String> = []
    var typeRequests = 0
    var allTypeRequests = 0

    // What is being done.
    var stepIndex = 0
    var budget = 0
    var depth = 0
    var ticks = 0
    var neededDepth = 0
    var tags: [Int] = []
    var unexplained = 0
    /// How often a gate, or a screen that would be left, has sent a call elsewhere.
    var redirections = 0
    var hooksRun = 0
    /// Whether a transition of this step has sent a route upward.
    var hasSentUpward = false
    var hookRuns: [Step.Kind: Int] = [:]
    var isOver = false
    /// How often a tab or a page was chosen since nothing was waited for.
    var taps = 0
    /// How often each that is listened to has heard that it was chosen again.
    var tapsHeard: [NodeID: Int] = [:]
    /// Whether a choice may have its effect at any time, since nothing hears of its end.
    var hasUnheardTap = false
    var claims = 0
    /// Whether every gate denies: another one is using the app.
    var isStranger = false
    /// Whether the step that is being done has launched, which asks no gates.
    var hasLaunched = false
    var hasCoalesced = false
    var hasKept = false
    var hasRouteChoices = false

    // What things were like at the last quiet point.
    var pictures: [Picture] = []
    var wasQuiet = true
    var hadAlerts = false
    /// Whether something that a gate had asked for was shown at the last quiet point.
    var showedPrerequisite = false
    /// Whether all that the app has is being let go of.
    var isEnding = false
    var lastParsed: [String] = []
    var filled: [WeakContainer] = []
    var settling: (call: Call, pictures: [Picture])?

    private let passing: Set<String>

    let trace: ((String) -> Void)?

    init(passing: Set<String> = [], trace: ((String) -> Void)? = nil) {
        self.passing = passing
        self.trace = trace
    }

    func flaw(_ headline: String, _ details: @autoclosure () -> String = "") {
        if flaws.count < 8, !passing.contains(headline) {
            trace?("FLAW \(headline): \(details())")
            flaws.append(Flaw(headline, details()))
        }
    }

    /// Notes that something of the program was called; a step that leads to too many calls is one that does not end.
    func tick() {
        ticks += 1
        // A circle is taken for one after thousands of turns, each of which may ask gates.
        let limit = calls.last?.isCircle == true ? 10 * Self.tickLimit : Self.tickLimit
        if ticks == limit { flaw("one step makes more calls than it may") }
    }

    static let tickLimit = 80_000
}

/// Something that was made, for as long as it lives.
struct Made {
    weak var presentable: (any Presentable)?
    weak var node: Node?
    let name: String
    /// What a gate has asked for first.
    var isNeeded: Bool
    var isGated: Bool
    /// How often the gates of its type had been asked when it was made.
    let requests: Int
    /// Whether it has been in the windows of the manager.
    var hasStood = false
}

struct WeakProgramRoot {
    weak var root: (any ProgramRoot)?
}

struct WeakMember {
    weak var member: (any Member)?
}

extension World {
    func note(_ presentable: any Presentable, isGated: Bool = false) {
        let node: Node = presentable.node
        made.append(
            Made(
                presentable: presentable, node: node, name: "\(type(of: presentable)) '\(node.name)'",
                isNeeded: neededDepth > 0, isGated: isGated, requests: allTypeRequests))
    }

    func name(_ prefix: String) -> String {
        nextName += 1
        return "\(prefix)\(nextName)"
    }

    /// What lives of all that was made, in the order in which it was made.
    var livePresentables: [any Presentable] { made[(scope?.made ?? 0)...].compactMap { $0.presentable } }

    /// The windows of the app itself.
    var homeManager: WindowManager? { scope == nil ? manager : scope?.manager }

    var liveNodes: [Node] { made[(scope?.made ?? 0)...].compactMap { $0.node } }

    var liveRoots: [any ProgramRoot] { roots[(scope?.roots ?? 0)...].compactMap { $0.root } }

    var liveCrews: [any Member] { crews[(scope?.crews ?? 0)...].compactMap { $0.member } }

    func pick<Element>(_ number: Int, of list: [Element]) -> Element? {
        list.isEmpty ? nil : list[number % list.count]
    }

    func presentable(_ number: Int) -> (any Presentable)? { pick(number, of: livePresentables) }

    /// A root, the latest first where the number is odd: that is mostly where something happens.
    func root(_ number: Int) -> (any ProgramRoot)? {
        let roots = liveRoots
        return pick(number / 2, of: number % 2 == 0 ? roots : roots.reversed())
    }

    func crew(_ number: Int) -> (any Member)? {
        let crews = liveCrews
        return pick(number / 2, of: number % 2 == 0 ? crews : crews.reversed())
    }

    /// The outermost nodes of all that lives.
    var outermostNodes: [Node] {
        var seen: Set<ObjectIdentifier> = []
        var found: [Node] = []
        for node in liveNodes {
            let top = node.outermost
            if seen.insert(ObjectIdentifier(top)).inserted { found.append(top) }
        }
        return found
    }
}
