// What a user can touch is what the tree says that may be done, on every host. The toolkit's other side, which no device
// has, says what a finger could take hold of.
#if STAND_IN
    @_spi(Log) @_spi(Hosting) import Coordination
    import CoordinationMoves
    @_spi(Hosting) import CoordinationTesting

    /// Something that a finger can take hold of, read off the toolkit's own objects.
    struct Control {
        /// What the host reports when it has been touched.
        let report: Report
        /// Whether it follows a finger; nil if nothing but a touch tells.
        let follows: Bool?
        let touch: @MainActor () -> Void
    }

    /// What the toolkit decides, and not the tree: the rows of the table on the page *Writing a host*.
    enum ToolkitDecides: String, CaseIterable {
        // A control without an enabled move.
        case refusedTouch = "UIKit's back button and every tab look the same if a touch is refused"
        case dimmed = "a touch on what is dimmed goes back to it"
        case lastWindow = "the last window can be closed"
        case emptyColumn = "SwiftUI goes back to an empty column, and the host undoes that"
        case secondTap = "a tap on the selected tab goes back to its first screen"

        // An enabled move without a control.
        case fullScreen = "a full screen cannot be dragged away"
        case besideInHand = "a touch in the column beside the one in hand is not told"
        case more = "tabs under *More* are in UIKit's list"
        case loops = "SwiftUI's pages do not turn from the last one to the first"

        // These are not read off the toolkit.
        case menu = "the menu of a back button goes several steps at once"
        case sidebar = "a button shows and hides the sidebar"
        case hiddenButton = "a screen that hides its back button cannot be swiped away"
        case released = "a scene that iOS has let go of is in the app switcher alone"
        case others = "what a screen presents by itself lies over everything"
    }

    /// Whether the moves of a tree are what its host offers.
    @MainActor struct Parity {
        let windows: WindowManager
        /// Whether the toolkit has UIKit's controls, and not SwiftUI's own.
        let isUIKit: Bool

        private var root: Node { windows.node }

        /// What does not hold while nothing moves.
        func violations(_ controls: [Control]) -> [String] {
            let moves = HostContract.moves(of: root)
            let offered = Set(controls.map(\.report))
            return controls.compactMap { violation(of: $0, moves[$0.report]) }
                + moves.filter { !offered.contains($0) && $1.isEnabled && excuse(for: $0) == nil }
                .map { "'\($1.move)' may be done, and nothing can be touched for it (\($0))" }.sorted()
        }

        private func violation(of control: Control, _ item: Moves.Item?) -> String? {
            guard let item else {
                if control.follows == false || excuse(forControl: control) != nil { return nil }
                return "a control for \(control.report) is no move"
            }
            guard let follows = control.follows, follows != root.allows(control.report) else { return nil }
            return "'\(item.move)' \(follows ? "follows" : "does not follow") a finger, and its permission is "
                + "\(item.permission.map { "\($0)" } ?? "unknown")"
        }

        private func isInNarrowSplit(_ column: Node?) -> Bool {
            (column?.parent as? Container).map { $0.columnsBeside == .none } == true
        }

        private func excuse(forControl control: Control) -> ToolkitDecides? {
            switch control.report {
            case .stepped(let id): isInNarrowSplit(root.node(id)) ? nil : .dimmed
            case .closed: root.children.count == 1 ? .lastWindow : nil
            default: nil
            }
        }

        private func excuse(for report: Report) -> ToolkitDecides? {
            let node = root.node(report.subject)
            let parent = node?.parent as? Container
            switch report {
            case .dismissed: return node?.presentationStyle?.covers == true ? .fullScreen : nil
            case .stepped: return isInNarrowSplit(node) ? nil : .besideInHand
            case .selected:
                guard let parent, let node, let index = parent.index(of: node) else { return nil }
                if parent.layout == .tabs { return isUIKit && index > 3 && parent.count > 5 ? .more : nil }
                let shown = parent.shown.compactMap { parent.index(of: $0) }
                let isNext = shown.contains(index - 1) || shown.contains(index + 1)
                return !isUIKit && !isNext ? .loops : nil
            default: return nil
            }
        }
    }

    extension Parity {
        /// Touches something, and lets all come to its end.
        ///
        /// - Returns: What does not hold: what is enabled does what the move says, and what is not does nothing.
        func violations(touching control: Control, settle: () -> Void) -> [String] {
            let item = HostContract.moves(of: root)[control.report]
            let before = "\(root.tree)"
            let isChosen = root.node(control.report.subject).map { node in
                (node.parent as? Container)?.shown.contains { $0.node === node } == true
            }
            var reports: [Report] = []
            windows.observeCommits { reports += [$0.cause.report].compactMap(\.self) }
            control.touch()
            settle()
            let after = "\(root.tree)"
            guard let item else { return [] }
            let said = "a touch of '\(item.move)', which is \(item.permission.map { "\($0)" } ?? "unknown")"
            switch item.permission {
            case .no: return before == after ? [] : ["\(said), leads from \(before) to \(after)"]
            case .asks(let title):
                return root.alerts.first?.title == title ? [] : ["\(said), leads from \(before) to \(after)"]
            case .now:
                if reports == [control.report] { return [] }
                // Of a tab that is selected: its first screen, if it is a stack.
                if isChosen == true, case .selected = control.report { return [] }
                return ["\(said), is reported as \(reports), not as \(control.report)"]
            default: return []
            }
        }
    }
#endif
