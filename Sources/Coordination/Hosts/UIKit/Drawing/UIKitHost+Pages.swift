#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    /// The state that a page controller was last set to.
    struct PageState {
        var children: [NodeID] = []
        var shown: [NodeID] = []

        /// True for each neighbour to which the user may turn.
        var offers: [Bool] = []

        /// A token for the turn in progress, by the host or by the user.
        var turn: AnyObject? { didSet { limit?.cancel() } }

        /// The deadline for the end of the turn.
        var limit: ScheduledCall?
    }

    extension UIKitHost {
        func arrange(_ book: PagesController, as pages: Container, animated: Bool) {
            var memory = self[pages.id].pageState
            let children = pages.children.map { $0.node.id }
            for child in pages.children { _ = page(child.node) }
            if memory.turn != nil {
                isMoving = true
                return
            }
            if notePage(of: book, pages.id) { return }
            let shown = pages.shown.map { $0.node.id }
            let offers = neighbours(of: shown, in: pages).map {
                $0.map { root?.allows(.turned(to: $0)) ?? true } ?? false
            }
            let hasOtherNeighbours = memory.children != children || memory.offers != offers
            let wasShown = memory.shown
            (memory.children, memory.shown, memory.offers) = (children, shown, offers)
            self[pages.id].pageState = memory
            let wanted = views(of: shown, of: book, in: pages)
            if !wanted.isEmpty, book.viewControllers ?? [] != wanted {
                turn(book, of: pages, to: wanted, from: wasShown, animated: animated)
            } else if hasOtherNeighbours {
                // UIKit asks for neighbours only once, and this makes it ask again.
                (book.dataSource, book.delegate) = (nil, self)
                book.dataSource = self
            }
        }

        private func page(_ node: Node) -> UIViewController {
            let view = view(of: node, animated: false)
            return view is TabsController || view is SplitController ? framed(view, of: node.id) : view
        }

        /// Returns the view controllers that UIKit expects: two on double-sided pages, the second blank if need be.
        private func views(of shown: [NodeID], of book: PagesController, in pages: Container) -> [UIViewController] {
            let views = shown.compactMap { self[$0].outer }
            let isDouble =
                pages.layout.kind == .pages(loops: true, isDoubleSided: true)
                || pages.layout.kind == .pages(loops: false, isDoubleSided: true)
            return isDouble && views.count == 1 ? views + [book.blank] : views
        }

        private func turn(
            _ book: PagesController, of pages: Container, to wanted: [UIViewController], from before: [NodeID],
            animated: Bool
        ) {
            let turn = NSObject()
            self[pages.id].pageState.turn = turn
            isMoving = true
            let index = pages.shownRange.lowerBound
            let formerIndex = before.first.flatMap { pages.children.map { $0.node.id }.firstIndex(of: $0) }
            var isBack = formerIndex.map { $0 > index } ?? false
            if case .selected(_, _, let direction?)? = commit?.changes.last(where: { $0.holder.id == pages.id })?.kind {
                isBack = direction == .reverse
            }
            let id = pages.id
            book.setViewControllers(
                wanted, direction: isBack ? .reverse : .forward,
                animated: animated && !before.isEmpty && book.viewIfLoaded?.window != nil
            ) { [weak self] _ in self?.end(turn, of: id) }
            limit(turn, of: id)
        }

        private func end(_ turn: AnyObject, of pages: NodeID) {
            guard self[pages].pageState.turn === turn else { return }
            self[pages].pageState.turn = nil
            draw()
        }

        /// Ends a turn after three seconds without a finger on it: UIKit may not report the end.
        private func limit(_ turn: AnyObject, of pages: NodeID, wasHeld: Bool = false) {
            self[pages].pageState.limit = after(3) { [weak turn] host in
                guard let turn, host[pages].pageState.turn === turn else { return }
                let isHeld = (host[pages].view as? PagesController)?.isHeld == true
                if isHeld || wasHeld { return host.limit(turn, of: pages, wasHeld: isHeld) }
                host.end(turn, of: pages)
            }
        }

        /// Reports the page that the user has turned to.
        @discardableResult
        private func notePage(of book: PagesController, _ pages: NodeID) -> Bool {
            guard let shown = book.viewControllers?.lazy.compactMap({ self.id(of: $0) }).first,
                !self[pages].pageState.shown.isEmpty, !self[pages].pageState.shown.contains(shown)
            else { return false }
            self[pages].pageState.shown = [shown]
            isMoving = true
            root?.report(.turned(to: shown))
            return true
        }

        /// Returns the pages before and after those that are shown.
        private func neighbours(of shown: [NodeID], in pages: Container) -> [NodeID?] {
            let children = pages.children.map { $0.node.id }
            guard let first = shown.first.flatMap(children.firstIndex),
                let last = shown.last.flatMap(children.firstIndex)
            else { return [nil, nil] }
            return [child(first - 1, of: children, in: pages), child(last + 1, of: children, in: pages)]
        }

        private func child(_ index: Int, of children: [NodeID], in pages: Container) -> NodeID? {
            if children.indices.contains(index) { return children[index] }
            guard case .pages(loops: true, _) = pages.layout.kind, children.count > 1 else { return nil }
            return index < 0 ? children.last : children.first
        }

        private func neighbour(of page: UIViewController, by step: Int, in book: UIPageViewController)
            -> UIViewController?
        {
            guard let book = book as? PagesController,
                let pages = id(of: book).flatMap({ root?.node($0) }) as? Container
            else { return nil }
            let children = pages.children.map { $0.node.id }
            let isDouble = book.isDoubleSided
            // The blank page comes after the last one.
            let places = isDouble && children.count % 2 == 1 ? children.count + 1 : children.count
            guard let index = page === book.blank ? children.count : id(of: page).flatMap(children.firstIndex)
            else { return nil }
            var next = index + step
            if case .pages(loops: true, _) = pages.layout.kind, places > 0 { next = (next + places) % places }
            if isDouble, next == children.count, next < places { return book.blank }
            guard children.indices.contains(next), next != index else { return nil }
            let target = children[next]
            let isShown = pages.shown.contains { $0.node.id == target }
            guard isShown || root?.allows(.turned(to: target)) == true else { return nil }
            return self[target].outer
        }
    }

    extension UIKitHost: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { neighbour(of: viewController, by: -1, in: pageViewController) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { neighbour(of: viewController, by: 1, in: pageViewController) }

        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            guard let pages = id(of: pageViewController) else { return }
            let turn = NSObject()
            self[pages].pageState.turn = turn
            limit(turn, of: pages)
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            if let pages = id(of: pageViewController) { self[pages].pageState.turn = nil }
            draw()
        }

        func pageViewControllerSupportedInterfaceOrientations(
            _ pageViewController: UIPageViewController
        ) -> UIInterfaceOrientationMask {
            pageViewController.viewControllers?.first?.supportedInterfaceOrientations ?? .all
        }
    }
#endif
