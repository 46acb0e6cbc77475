#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    extension UIKitHost {
        /// Returns the view controller that shows a node, with everything in it as the tree says.
        func view(of node: Node, animated: Bool) -> UIViewController {
            let view = self[node.id].view ?? makeView(of: node)
            if let container = node as? Container { arrange(view, as: container, animated: animated) }
            embed(node.embedded, in: view, of: node.id)
            return view
        }

        private func arrange(_ view: UIViewController, as container: Container, animated: Bool) {
            switch view {
            case let navigation as StackController: arrange(navigation, as: container, animated: animated)
            case let bar as TabsController: arrange(bar, as: container, animated: animated)
            case let book as PagesController: arrange(book, as: container, animated: animated)
            case let split as SplitController: arrange(split, as: container, animated: animated)
            default: break
            }
        }

        private func makeView(of node: Node) -> UIViewController {
            let view = makeContainer(of: node) ?? makeScreen(of: node.presentable, at: node)
            (self[node.id].view, self[node.id].name) = (view, node.name)
            return view
        }

        /// Makes the view controller of a screen, which is at a node, or a placeholder in it.
        func makeScreen(of screen: any Presentable, at node: Node) -> UIViewController {
            if let view = style.viewController(for: screen) { return view }
            reportWithoutView(screen, at: node)
            let view = ScreenController()
            view.title = screen.node.name
            return view
        }

        /// Reports a screen whose model has no view controller, once per type of model: its name is drawn instead. A
        /// screen without a model is reported only if its name is empty.
        private func reportWithoutView(_ model: any Presentable, at node: Node) {
            let name = model.node.name
            if model is Node && !name.isEmpty { return }
            guard withoutView.insert(ObjectIdentifier(type(of: model))).inserted else { return }
            node.diagnose(
                TransitionError(
                    cannot: "draw '\(name)'", because: "\(type(of: model)) says no view controller",
                    remedy: "Let it conform to UIKitScreen, or let the TreeStyle make one; until then an empty screen "
                        + "with its name is drawn."))
        }

        private func makeContainer(of node: Node) -> UIViewController? {
            guard let container = node as? Container else { return nil }
            switch container.layout.kind {
            case .stack: return makeStack(for: container)
            case .tabs:
                let bar = TabsController()
                bar.delegate = self
                #if !os(visionOS)
                    bar.moreNavigationController.delegate = self
                #endif
                style.configure(bar, for: node.presentable)
                return bar
            case .pages(_, let isDoubleSided):
                let book = makeBook(isDoubleSided: isDoubleSided)
                style.configure(book, for: node.presentable)
                return book
            case .split(let columns):
                let split = SplitController(style: columns > 2 ? .tripleColumn : .doubleColumn)
                split.delegate = self
                style.configure(split, for: node.presentable)
                split.mode = split.preferredDisplayMode
                return split
            case .window, .windows: return nil
            @unknown default: return nil
            }
        }

        func makeStack(for node: Node) -> StackController {
            let navigation = StackController()
            navigation.delegate = self
            style.configure(navigation, for: node.presentable)
            return navigation
        }

        private func makeBook(isDoubleSided: Bool) -> PagesController {
            let book =
                isDoubleSided
                ? PagesController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                    options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
                : PagesController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            book.delegate = self
            book.dataSource = self
            return book
        }

        /// Returns a frame around a view controller that UIKit does not accept in its place.
        func framed(_ view: UIViewController, of id: NodeID) -> UIViewController {
            if let frame = self[id].frame, frame.content === view { return frame }
            if view.parent != nil { view.removeFromParentAndSuperview() }
            let frame = FrameController(view)
            self[id].frame = frame
            return frame
        }

        /// Takes a view controller out of its frame, which is not needed any more.
        func unframed(_ view: UIViewController, of id: NodeID) -> UIViewController {
            if self[id].frame == nil { return view }
            self[id].frame = nil
            view.removeFromParentAndSuperview()
            return view
        }
    }

    // Embedded content.
    extension UIKitHost {
        private func embed(_ wanted: [any Presentable], in view: UIViewController, of id: NodeID) {
            let ids = wanted.map { $0.node.id }
            for former in self[id].embeds where !ids.contains(former) {
                if let child = self[former].view, child.parent === view { child.removeFromParentAndSuperview() }
            }
            if self[id].embeds != ids { self[id].embeds = ids }
            for presentable in wanted {
                let child = self.view(of: presentable.node, animated: false)
                if child.parent === view { continue }
                if let place = style.place(for: presentable, in: view) { view.take(child, in: place) }
            }
        }
    }
#endif
