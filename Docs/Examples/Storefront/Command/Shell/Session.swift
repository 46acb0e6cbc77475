@_spi(Log) @_spi(Hosting) package import Coordination
import CoordinationHistory
package import Shop
import TreeTools

/// The app in a console, for one user.
package final class Session {
    /// The duration of a change without an animation of its own.
    package static let standardDuration = Duration.milliseconds(300)

    private let storefront: Storefront
    private let console: Console

    /// A handler for messages to developers.
    package var trace: (String) -> Void = { _ in }

    /// The state that was saved.
    private let saved: SavedState?

    /// The trail, if one is written.
    private let trail: TrailFile?

    /// Launches the app.
    package init(isFirstVisit: Bool = true, visitor: Visitor? = nil, trail: TrailFile? = nil) {
        let time = ManualTime()
        let saved = isFirstVisit && visitor == nil ? SavedState.ofEnvironment : nil
        self.saved = saved
        self.trail = trail
        let session = saved?.session ?? VisitorSession(of: visitor)
        storefront = Storefront(session: session, isFirstVisit: isFirstVisit, time: time)
        trail?.follow(storefront, session)
        console = Console(showing: storefront.windows, time: time, standard: Self.standardDuration)
        storefront.windows.diagnosticsHandler = { [weak self] in
            self?.console.say($0.error?.sentence ?? "Sorry, something went wrong.")
            self?.trace($0.message)
        }
        for loss in saved?.begin(storefront.windows) ?? [] { console.say(loss) }
        console.address = { [weak storefront] in storefront?.address }
        console.visit = { [weak self, weak storefront, weak console] text in
            storefront?.visit(text) {
                console?.hear($0)
                if let error = $0.error { self?.trace(error.description) }
            }
        }
        console.outside = [
            "x": { [weak storefront] in
                storefront?.trigger(.expire)
                return "The session has expired."
            },
            "r": { [weak storefront] in
                let takesThem = !session.takesRatings
                storefront?.trigger(.takeRatings(takesThem))
                return takesThem ? "The shop takes ratings." : "The shop takes no ratings."
            },
        ]
        console.history = storefront.history(of: session)
        storefront.windows.attach(console.host)
    }

    /// Follows a link, and brings its destination to the front. The user reads the outcome, as after a key.
    package func open(_ link: [any Route]) {
        storefront.trigger(link.map { Hop($0) }, with: .link) { [weak console] in console?.hear($0) }
    }

    /// Follows an address. The user reads the outcome, as after a key.
    package func visit(_ address: String) { console.visit(address) }

    /// The app's windows, for changes that the user did not make.
    package var windows: WindowManager { storefront.windows }

    /// True once the user has quit.
    package var isOver: Bool { console.isOver }

    /// Returns the content of the terminal.
    package func picture(width: Int, height: Int) -> Canvas { console.picture(width: width, height: height) }

    /// True while an animation plays.
    package var isAnimating: Bool { console.isAnimating }

    /// The time until something happens by itself; nil if nothing does.
    package var untilNext: Duration? { console.untilNext }

    /// Advances the time.
    package func advance(by duration: Duration) { console.advance(by: duration) }

    /// Handles a key.
    package func press(_ key: Key) {
        console.press(key)
        saved?.save()
        trail?.noteState()
    }
}
