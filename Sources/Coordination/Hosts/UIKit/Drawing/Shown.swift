#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    /// What is known of one node that is shown, or of an alert.
    struct Shown {
        /// What shows it, and what stands around that where UIKit asks for it.
        var view: UIViewController?
        var frame: FrameController?

        /// The name that it was made with.
        var name = ""

        /// How it was made to stand as a modal.
        var style: PresentationStyle?

        /// What it was last made to show: on a stack, of tabs, as pages, in the columns of a split, embedded.
        var stack: [UIViewController] = []
        var tab: NodeID?
        var book = Book()
        var split: [[NodeID]] = []
        var embeds: [NodeID] = []

        /// What stands in the columns that hold no stack.
        var columns: [Int: StackController] = [:]

        /// The tabs that the user is being let tap, in their order.
        var taps: [NodeID] = []

        /// The tabs that were seen to be tapped before UIKit has told so, in their order.
        var toldTaps: [NodeID] = []

        /// What stands for it where only some view controllers may stand.
        var outer: UIViewController? { frame ?? view }
    }

    extension UIKitHost {
        /// What is known of a node; nothing as long as it is not shown.
        subscript(id: NodeID) -> Shown {
            get { shown[id] ?? Shown() }
            set { update(id, newValue) }
        }

        /// View controllers that go with the former entry may call back, so it goes when this has ended.
        private func update(_ id: NodeID, _ entry: Shown?) {
            var entry = entry
            swap(&shown[id], &entry)
        }

        /// Forgets what shows a node. What is embedded goes, too; from containers it is taken by what takes its place.
        func drop(_ id: NodeID) {
            if isEmbedded(id) { self[id].view?.letGo() }
            self[id] = Shown(frame: self[id].frame, embeds: self[id].embeds)
        }

        /// Keeps nothing of what has left the tree.
        func forget() {
            let alert = root?.alerts.first?.id
            for id in shown.keys where id != alert && root?.node(id) == nil {
                if root != nil { drop(id) }
                update(id, nil)
            }
        }

        /// The node that a view controller shows, or what is in it.
        func id(of view: UIViewController?) -> NodeID? {
            guard let view else { return nil }
            return shown.first { $0.value.view === view || $0.value.frame === view }?.key
        }

        func isEmbedded(_ id: NodeID) -> Bool { shown.values.contains { $0.embeds.contains(id) } }

        func name(of view: UIViewController) -> String {
            shown.values.first { $0.view === view }?.name ?? view.title ?? ""
        }
    }
#endif
