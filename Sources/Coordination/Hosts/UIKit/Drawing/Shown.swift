#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    /// The state of a node that is shown, or of an alert.
    struct Shown {
        /// The view controller that shows it, and the frame around that, where UIKit needs one.
        var view: UIViewController?
        var frame: FrameController?

        /// The name that it was made with.
        var name = ""

        /// The style that it was presented in as a modal.
        var style: PresentationStyle?

        /// The content that it was last made to show: on a stack, of tabs, as pages, in the columns of a split,
        /// embedded.
        var stack: [UIViewController] = []
        var tab: NodeID?
        var pageState = PageState()
        var split: [[NodeID]] = []
        var embeds: [NodeID] = []

        /// The navigation controllers of columns that hold no stack.
        var columns: [Int: StackController] = [:]

        /// The tabs that the user was allowed to tap, in order.
        var taps: [NodeID] = []

        /// The tabs whose taps were seen before UIKit reported them, in order.
        var toldTaps: [NodeID] = []

        /// The view controller for places where UIKit accepts only some.
        var outer: UIViewController? { frame ?? view }
    }

    extension UIKitHost {
        /// The state of a node; an empty one if it is not shown.
        subscript(id: NodeID) -> Shown {
            get { shown[id] ?? Shown() }
            set { update(id, newValue) }
        }

        /// Replaces an entry. View controllers of the former one may call back, so it is released when this has ended.
        private func update(_ id: NodeID, _ entry: Shown?) {
            var entry = entry
            swap(&shown[id], &entry)
        }

        /// Forgets the view controller of a node. An embedded one is removed; in a container, the next one replaces it.
        func drop(_ id: NodeID) {
            if isEmbedded(id) { self[id].view?.removeFromParentAndSuperview() }
            self[id] = Shown(frame: self[id].frame, embeds: self[id].embeds)
        }

        /// Forgets everything that has left the tree.
        func forget() {
            let alert = root?.alerts.first?.id
            for id in shown.keys where id != alert && root?.node(id) == nil {
                if root != nil { drop(id) }
                update(id, nil)
            }
        }

        /// Returns the node that a view controller shows, or its content.
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
