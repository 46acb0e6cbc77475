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
            ///   - newWindow: Makes a window of the tree for one that the user has opened. Where it is nil or makes
            ///     none, such a window is closed again.
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
            ///   - newWindow: Makes a window of the tree for one that the user has opened. Where it is nil or makes
            ///     none, such a window is closed again.
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
            let free = windows.node.children.filter { host.places[$0.node.id] == nil }
            if let shown = free.first(where: { $0.node.id == asked })
                ?? free.first(where: { !host.isAskedFor($0.node.id) })
            {
                connect(shown, place)
            } else if let window = newWindow?() {
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
        }

        /// A window has gone: by the app, or by the user.
        func hasDisappeared(_ place: Place) {
            let id = place.id
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
            hasBecomeActive(place)
            onURL(url)
        }
    }

    /// A window of the system's.
    @MainActor final class Place {
        /// The window of the tree that it shows.
        private(set) var id: NodeID?
        private(set) var model: TreeModel?

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
            onChange(nil, nil)
        }
    }
#endif
