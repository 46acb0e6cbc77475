public import PortingContract
public import Testing

/// A user of an app, who acts on what there is, and says what is seen.
@MainActor public final class User {
    /// The app in the user's hand. A restart replaces it.
    public private(set) var app: any PortedApp
    private let appType: any PortedApp.Type

    public init(_ type: any PortedApp.Type, isSignedIn: Bool = false) {
        appType = type
        app = type.init(launch: Launch(isSignedIn: isSignedIn))
    }

    /// Taps, one after the other. An action that is not there is an issue.
    public func tap(_ actions: String..., at location: SourceLocation = #_sourceLocation) {
        for action in actions { type(nil, action, at: location) }
    }

    /// A text that is typed, and sent by an action.
    public func type(_ text: String?, _ action: String, at location: SourceLocation = #_sourceLocation) {
        guard app.actions.contains(action) else {
            Issue.record(
                "\"\(action)\" cannot be tapped on \"\(app.screen)\", but only \(app.actions)",
                sourceLocation: location)
            return
        }
        app.perform(action, text)
    }

    public func back() { app.back() }

    public func drag() { app.dragAway() }

    /// A link, which has to be an address.
    public func open(_ url: String, at location: SourceLocation = #_sourceLocation) {
        #expect(app.open(url), "\(url) is an address", sourceLocation: location)
    }

    /// An app that was stored, which is not seen, terminated and launched again.
    public func restart(isSignedIn: Bool, at location: SourceLocation = #_sourceLocation) {
        var launch = Launch(isSignedIn: isSignedIn)
        seesNoChange(at: location) { launch.stored = app.store() }
        app = appType.init(launch: launch)
    }

    /// The screen in front, and, where they are given, the line that it says, and the stack and tab beneath.
    public func sees(
        _ screen: String, _ text: String? = nil, on path: [String]? = nil, tab: String? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(app.screen == screen, sourceLocation: location)
        if let text { #expect(app.text == text, sourceLocation: location) }
        if let path { #expect(app.path == path, sourceLocation: location) }
        if let tab { #expect(app.tab == tab, sourceLocation: location) }
    }

    /// All that can be tapped, in any order.
    public func mayTap(_ actions: Set<String>, at location: SourceLocation = #_sourceLocation) {
        #expect(Set(app.actions) == actions, sourceLocation: location)
    }

    /// Something that changes nothing of what is seen.
    public func seesNoChange(at location: SourceLocation = #_sourceLocation, after body: () -> Void) {
        let before = seen
        body()
        #expect(seen == before, sourceLocation: location)
    }

    private var seen: [[String]] { [[app.screen, app.text, app.tab], app.path, app.actions.sorted()] }
}
