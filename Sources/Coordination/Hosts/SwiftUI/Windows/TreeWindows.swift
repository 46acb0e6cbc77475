#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    public import Coordination
    public import SwiftUI

    #if canImport(UIKit)
        public import CoordinationUIKit
    #endif

    /// Shows each window of a manager in a window of its own, in an app with the life cycle of SwiftUI.
    ///
    /// ```swift
    /// struct ShopApp: App {
    ///     @State private var shop = TreeWindows(WindowManager(WindowRoot(ShopCoordinator(), name: "main")))
    ///
    ///     var body: some Scene {
    ///         WindowGroup(for: NodeID.self) { window in TreeView(shop, window: window) }
    ///     }
    /// }
    /// ```
    ///
    /// A window that the app opens is asked for by SwiftUI's `openWindow`, and its commit is answered when that has
    /// come. Where the system shows only one, it is refused. A window that the user closes is reported, and so is one
    /// that the user brings to the front. The last one stays on the tree, and is shown in the next window that comes.
    /// Where there is UIKit, a window has gone when its scene is disconnected, which the system may do by itself to
    /// reclaim memory.
    @MainActor public final class TreeWindows {
        /// The windows of the app.
        public let windows: WindowManager

        let host = WindowsHost()

        /// Follows a URL that a window receives.
        let onURL: ((URL) -> Void)?
        private let newWindow: (() -> (any Presentable)?)?
        private let makeModel: (any Presentable) -> TreeModel

        #if canImport(UIKit)
            /// Shows the windows of a manager.
            ///
            /// - Parameters:
            ///   - windows: The windows of the app. They are kept.
            ///   - style: What the app says of its looks where UIKit draws it. It is kept.
            ///   - onURL: Follows a URL that the app was opened by, or that an activity has, when the window that
            ///     received it is in front: reads it by the app's links, and triggers what it leads to on the windows.
            ///   - newWindow: Makes a window of the tree for one that the user has opened, or has a route open one and
            ///     returns that. Where it is nil or makes none, such a window is closed again.
            public init(
                _ windows: WindowManager, style: any TreeStyle = PlainTreeStyle(), onURL: ((URL) -> Void)? = nil,
                newWindow: (() -> (any Presentable)?)? = nil
            ) {
                (self.windows, self.onURL, self.newWindow) = (windows, onURL, newWindow)
                makeModel = { TreeModel($0, style: style, time: windows.time) }
                windows.attach(host)
            }
        #else
            /// Shows the windows of a manager.
            ///
            /// - Parameters:
            ///   - windows: The windows of the app. They are kept.
            ///   - onURL: Follows a URL that the app was opened by, or that an activity has, when the window that
            ///     received it is in front: reads it by the app's links, and triggers what it leads to on the windows.
            ///   - newWindow: Makes a window of the tree for one that the user has opened, or has a route open one and
            ///     returns that. Where it is nil or makes none, such a window is closed again.
            public init(
                _ windows: WindowManager, onURL: ((URL) -> Void)? = nil, newWindow: (() -> (any Presentable)?)? = nil
            ) {
                (self.windows, self.onURL, self.newWindow) = (windows, onURL, newWindow)
                makeModel = { TreeModel($0) }
                windows.attach(host)
            }
        #endif

        /// What shows a window of the tree now; nil where it has not come.
        public func model(of window: any Presentable) -> TreeModel? { host.places[window.node.id]?.model }

        /// A window has come. It shows the one that it was asked for or showed before, the first that nothing shows, or
        /// a new one.
        func hasAppeared(_ place: Place, asked: NodeID?) {
            if place.id != nil { return }
            let isLate = asked.map { host.tooLate.remove($0) != nil } ?? false
            if isLate, !windows.windows.contains(where: { $0.node.id == asked }) { return place.dismiss() }
            let unshown = windows.node.children.filter { host.places[$0.node.id] == nil }
            if let shown = unshown.first(where: { $0.node.id == asked }) { return connect(shown, place) }
            guard let choose = place.keeping?.choose, !place.isChosenFor else { return fill(place) }
            place.isChosenFor = true
            host.reserved += 1
            choose({ [weak self] in self?.free ?? [] }, { [weak self] in self?.newWindow?() }) {
                [weak self, weak place] content in
                guard let self else { return }
                host.reserved -= 1
                defer { host.arrange(windows) }
                guard let place, !place.hasGone else { return }
                if let content, let shown = free.first(where: { $0.node === content.node }) {
                    host.isComingBack = true
                    connect(shown, place)
                } else {
                    fill(place)
                }
            }
        }

        /// The windows that nothing shows, or was asked for.
        private var free: [any Presentable] {
            windows.node.children.filter { host.places[$0.node.id] == nil && !host.isAskedFor($0.node.id) }
        }

        /// Shows the first free window, or a new one.
        private func fill(_ place: Place) {
            if let free = free.first { return connect(free, place) }
            // No window is asked for one that it opens by a route.
            host.reserved += 1
            let made = newWindow?()
            host.reserved -= 1
            if let made, windows.node.children.contains(where: { $0.node === made.node }) {
                if let shown = free.first(where: { $0.node === made.node }) { return connect(shown, place) }
                place.dismiss()
            } else if let window = made {
                host.places[window.node.id] = place
                host.opening.insert(window.node.id)
                windows.perform(.open(window), with: .unanimated) { [weak self] _ in
                    guard let self else { return }
                    host.opening.remove(window.node.id)
                    let isHere = host.places.removeValue(forKey: window.node.id) === place
                    let shown = windows.node.children.first { $0.node === window.node }
                    if let shown, isHere {
                        connect(shown, place)
                    } else if isHere {
                        place.dismiss()
                    } else if let shown {
                        reportClosed(shown.node.id)
                    }
                }
            } else {
                place.dismiss()
            }
        }

        private func connect(_ window: any Presentable, _ place: Place) {
            place.show(makeModel(window), window.node.id)
            host.hasConnected(window.node.id, place)
            host.arrange(windows)
            let urls = place.urls
            place.urls = []
            for url in urls { follow(url, at: place) }
            guard place.keeping != nil else { return }
            store(place)
            place.observer = windows.observeCommits { [weak self, weak place] _ in
                if let place { self?.noteChange(of: place) }
            }
        }

        private func noteChange(of place: Place) {
            if place.isDue { return }
            guard let time = windows.time else { return store(place) }
            place.isDue = true
            time.schedule(after: .zero) { [weak self, weak place] in
                if let self, let place, place.isDue { store(place) }
            }
        }

        /// Has it kept where a window is.
        func store(_ place: Place) {
            place.isDue = false
            guard let store = place.keeping?.store, let id = place.id else { return }
            if let window = windows.node.children.first(where: { $0.node.id == id }) { store(window) }
        }

        /// A window has gone: by the app, or by the user.
        func hasDisappeared(_ place: Place) {
            let id = place.id
            place.hasGone = true
            place.hide()
            let isUsers = host.hasGone(place)
            if isUsers, let id { reportClosed(id) }
        }

        /// Until the tree has heard of it, no window is asked for again. The last one stays on the tree, and is shown
        /// in the next that comes.
        private func reportClosed(_ window: NodeID) {
            host.closed.insert(window)
            windows.report(.closed(window)) { [weak self] _ in
                guard let self else { return }
                if windows.windows.map({ $0.node.id }) != [window] { host.closed.remove(window) }
                host.arrange(windows)
            }
        }

        /// The user has brought a window to the front.
        func hasBecomeActive(_ place: Place) {
            guard let id = place.id, host.places[id] === place, windows.frontWindow?.node.id != id else { return }
            windows.report(.focused(id))
        }

        /// A window has received a URL.
        func follow(_ url: URL, at place: Place) {
            guard let onURL else { return }
            if place.id == nil { return place.urls.append(url) }
            hasBecomeActive(place)
            onURL(url)
        }
    }

    /// What chooses the window of a view, and keeps where that is.
    struct Keeping {
        let choose:
            (
                _ free: @escaping () -> [any Presentable], _ make: @escaping () -> (any Presentable)?,
                _ show: @escaping ((any Presentable)?) -> Void
            ) -> Void
        let store: (any Presentable) -> Void
    }

    /// A window of the system's.
    @MainActor final class Place {
        /// The window of the tree that it shows.
        private(set) var id: NodeID?
        private(set) var model: TreeModel?

        /// What chooses its window, and keeps where that is.
        var keeping: Keeping?
        var observer: Observer<CommitRecord>?
        var isChosenFor = false

        /// Whether where it is will be kept in the next turn of the time.
        var isDue = false

        /// What it has received before it showed a window.
        var urls: [URL] = []
        var hasGone = false

        /// Closes it.
        var dismiss: () -> Void = {}

        /// Has the view read what it shows.
        var onChange: (TreeModel?, NodeID?) -> Void = { _, _ in }

        nonisolated init() {}

        func show(_ model: TreeModel, _ id: NodeID) {
            (self.model, self.id) = (model, id)
            onChange(model, id)
        }

        func hide() {
            (model, id) = (nil, nil)
            observer?.end()
            onChange(nil, nil)
        }
    }
#endif
