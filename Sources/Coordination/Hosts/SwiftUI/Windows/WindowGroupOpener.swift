#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting
    import Observation
    import SwiftUI

    /// An opener that opens and dismisses windows of a `WindowGroup`.
    ///
    /// SwiftUI reports neither; the views of a window do, as they appear and disappear.
    @MainActor @Observable final class WindowGroupOpener: @MainActor WindowOpener {
        /// A value animated to measure a moment: 0.1 seconds.
        private(set) var pulse = false

        /// The closure that opens a window, or brings it to the front; nil until the first, that of the launch, has
        /// come by itself.
        @ObservationIgnored var open: ((NodeID) -> Void)?
        @ObservationIgnored var isMultiple = true

        /// The closure for URLs that a window receives.
        @ObservationIgnored let onURL: ((URL) -> Void)?
        @ObservationIgnored private let makeModel: (any Presentable) -> TreeModel
        @ObservationIgnored private weak var host: WindowsHost<WindowGroupOpener>?
        @ObservationIgnored private weak var windows: WindowManager?

        /// The number of moments passed.
        @ObservationIgnored private var moments = 0
        /// The scheduled calls, each with its due moment.
        @ObservationIgnored private var calls: [(call: ScheduledCall, due: Int)] = []
        @ObservationIgnored private var isTicking = false

        init(_ onURL: ((URL) -> Void)?, _ makeModel: @escaping (any Presentable) -> TreeModel) {
            (self.onURL, self.makeModel) = (onURL, makeModel)
        }

        func attach(
            to windows: WindowManager, _ newWindow: (() -> (any Presentable)?)?
        ) -> WindowsHost<WindowGroupOpener> {
            let host = WindowsHost(
                windows, opener: self, time: self, failure: "SwiftUI opened no window", newWindow: newWindow)
            (self.host, self.windows) = (host, windows)
            windows.attach(host)
            return host
        }

        var showsSeveral: Bool? { open == nil ? nil : isMultiple }

        func open(_ window: NodeID) { open?(window) }

        func activate(_ window: NodeID, in place: Place) { open?(window) }

        func show(_ window: any Presentable, in place: Place) { place.show(makeModel(window), window.node.id) }

        func hasShown(_ place: Place) {
            host?.arrange()
            let urls = place.urls
            place.urls = []
            for url in urls { follow(url, at: place) }
            guard place.keeping != nil else { return }
            store(place)
            place.observer = windows?.observeCommits { [weak self, weak place] _ in
                if let place { self?.noteChange(of: place) }
            }
        }

        func close(_ place: Place) -> Bool {
            place.dismiss()
            return true
        }

        func isOpen(_ place: Place) -> Bool { !place.hasGone }

        /// Follows a URL, once the place shows a window.
        func follow(_ url: URL, at place: Place) {
            guard let onURL else { return }
            if place.id == nil { return place.urls.append(url) }
            host?.hasBecomeActive(place)
            onURL(url)
        }
    }

    // Storing the state of a window.
    extension WindowGroupOpener {
        private func noteChange(of place: Place) {
            if place.isDue { return }
            guard let time = windows?.time else { return store(place) }
            place.isDue = true
            time.schedule(after: .zero) { [weak self, weak place] in
                if let self, let place, place.isDue { store(place) }
            }
        }

        /// Stores the state of a window.
        func store(_ place: Place) {
            place.isDue = false
            guard let store = place.keeping?.store else { return }
            if let window = host?.window(of: place) { store(window) }
        }
    }

    // Animations measure the time, one moment after the other.
    extension WindowGroupOpener: @MainActor TimeSource {
        var now: Duration { .seconds(0.1) * moments }

        func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
            let call = ScheduledCall(action)
            calls.append((call, moments + Int(delay / .seconds(0.1))))
            tick()
            return call
        }

        private func tick() {
            calls.removeAll { !$0.call.isPending }
            if isTicking || calls.isEmpty { return }
            isTicking = true
            withAnimation(.linear(duration: 0.1)) {
                pulse.toggle()
            } completion: { [weak self] in
                self?.hasTicked()
            }
        }

        private func hasTicked() {
            isTicking = false
            moments += 1
            for (call, due) in calls where due <= moments { call.run() }
            tick()
        }
    }
#endif
