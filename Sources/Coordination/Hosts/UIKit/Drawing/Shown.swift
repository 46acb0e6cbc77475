#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    /// The state of a node that is shown, or of an alert.
    struct Shown {
        /// The view controller of the node or alert.
        var view: UIViewController?
        /// The frame around the view controller, where UIKit needs one.
        var frame: FrameController?

        /// The name at the time of making the view controller.
        var name = ""

        /// The style of a modal in the tree when it was presented.
        var style: PresentationStyle?
        /// The style in which a modal was presented: the tree's, or the one at its width.
        var dressed: PresentationStyle?
        /// The delegate of a modal that UIKit adapts to the width.
        var adapting: AdaptingDelegate?

        /// The view controllers last set on a stack.
        var stack: [UIViewController] = []
        /// The tab last selected.
        var tab: NodeID?
        var pageState = PageState()
        /// The column of a split last seen on top, in a narrow window.
        var top: UISplitViewController.Column?
        /// The width last reported for a split, and the window in which it holds.
        var told: (isNarrow: Bool, window: NodeID?)?
        /// The columns of a wide split last seen.
        var seen: SeenColumns?
        /// The nodes last embedded.
        var embeds: [NodeID] = []

        /// The navigation controllers of columns that hold no stack.
        var columns: [Int: StackController] = [:]

        /// The navigation controllers of placeholders in empty columns.
        var placeholders: [Int: StackController] = [:]

        /// The tabs that the user has tapped, and was allowed to, in order.
        var taps: [NodeID] = []

        /// The tabs whose taps the host reported before UIKit, in order.
        var toldTaps: [NodeID] = []

        /// The view controller to put into a container: the frame, if there is one.
        var outer: UIViewController? { frame ?? view }
    }

    extension UIKitHost {
        /// The state of a node; an empty one if it is not shown.
        subscript(id: NodeID) -> Shown {
            get { shown[id] ?? Shown() }
            set { update(id, newValue) }
        }

        /// Replaces an entry. The former one is released last, as its view controllers may call back.
        private func update(_ id: NodeID, _ entry: Shown?) {
            var entry = entry
            swap(&shown[id], &entry)
        }

        /// Forgets the view controller of a node. An embedded one is removed; in a container, the next one made
        /// replaces it.
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

        /// Returns the node of a view controller, which may be a frame.
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
