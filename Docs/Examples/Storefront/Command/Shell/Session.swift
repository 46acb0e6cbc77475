@_spi(Log) @_spi(Hosting) package import Coordination
package import Shop
import TreeTools

/// A user of the app at a console.
package final class Session {
    /// How long a change takes that brings no animation of its own.
    package static let standardDuration = Duration.milliseconds(300)

    private let storefront: Storefront
    private let console: Console

    /// Receives what is for developers, and not said to the user.
    package var trace: (String) -> Void = { _ in }

    /// Where it was when it was left.
    private let saved: SavedState?

    /// Launches the app.
    package init(isFirstVisit: Bool = true, visitor: Visitor? = nil) {
        let time = ManualTime()
        let saved = isFirstVisit && visitor == nil ? SavedState.ofEnvironment : nil
        self.saved = saved
        let session = saved?.session ?? VisitorSession(of: visitor)
        storefront = Storefront(session: session, isFirstVisit: isFirstVisit, time: time)
        console = Console(showing: storefront.windows, time: time, standard: Self.standardDuration)
        storefront.windows.diagnostics = { [weak self] in
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
        storefront.windows.attach(console.host)
    }

    /// Follows a link, and brings where it ends to the front. What becomes of it is said as of a key.
    package func open(_ link: [any Route]) {
        storefront.trigger(link.map { Hop($0) }, with: .link) { [weak console] in console?.hear($0) }
    }

    /// Goes where an address leads. What becomes of it is said as of a key.
    package func visit(_ address: String) { console.visit(address) }

    /// The app, which can be changed behind the user's back.
    package var windows: WindowManager { storefront.windows }

    /// Whether the user has had enough.
    package var isOver: Bool { console.isOver }

    /// What the terminal shows.
    package func picture(width: Int, height: Int) -> Canvas { console.picture(width: width, height: height) }

    /// Whether the next picture differs by nothing but the time.
    package var isAnimating: Bool { console.isAnimating }

    /// How long until something happens by itself; nil if nothing does.
    package var untilNext: Duration? { console.untilNext }

    /// Lets time pass.
    package func advance(by duration: Duration) { console.advance(by: duration) }

    /// Does what a key says.
    package func press(_ key: Key) {
        console.press(key)
        saved?.save()
    }
}
