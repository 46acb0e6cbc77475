/// An animation for showing and closing a screen: a value that a host reads and plays.
///
/// Passed to a verb that shows a screen, an animation plays at once, and the tree stores it with the screen. Its
/// `dismissal` plays when the screen is closed, unless the closing verb passes another animation.
///
/// ```swift
/// let fade = TransitionAnimation("fade", duration: .milliseconds(300), dismissal: slide)
/// stack.perform(.push(detail, animation: fade))
/// stack.perform(.pop())  // slides, as was stored
/// stack.perform(.push(other, animation: .default))  // the platform's own
/// ```
public struct TransitionAnimation: Equatable, Sendable {
    /// The values. A reference, as every verb passes an animation on.
    private var content: Content?

    /// Creates an animation.
    ///
    /// - Parameters:
    ///   - name: The name by which a host looks the animation up: "fade", "slide". Empty for the platform's own.
    ///   - duration: The time that it plays; a negative one counts as zero.
    ///   - dismissal: The animation for closing the screen; nil leaves it to the platform.
    public init(_ name: String = "", duration: Duration = .zero, dismissal: TransitionAnimation? = nil) {
        self.init(Content(name: name, duration: max(duration, .zero), kind: .static, dismissal: dismissal))
    }

    private init(_ content: Content) {
        self.content = content == Content.platform ? nil : content
    }

    /// The platform's own animation. Passed to a verb, it replaces the one stored with the screen.
    public static var `default`: TransitionAnimation { TransitionAnimation() }

    /// The name by which a host looks the animation up; empty for the platform's own.
    public var name: String { content?.name ?? "" }

    /// The time that the animation plays.
    public var duration: Duration { content?.duration ?? .zero }

    /// The animation for closing the screen; nil leaves it to the platform.
    public var dismissal: TransitionAnimation? { content?.dismissal }

    /// The animation for showing the screen; nil leaves it to the platform.
    @_spi(Hosting) public var presentation: TransitionAnimation? {
        guard let content, !content.name.isEmpty else { return nil }
        if content.dismissal == nil { return self }
        return TransitionAnimation(
            Content(name: content.name, duration: content.duration, kind: content.kind, dismissal: nil))
    }

    /// The animation to play if a closing verb passes this one: its dismissal, or else itself, as a dismissal.
    var leaving: TransitionAnimation { TransitionAnimation(dismissal: dismissal ?? presentation) }

    private final class Content: Equatable, Sendable {
        let name: String
        let duration: Duration
        let kind: Kind
        let dismissal: TransitionAnimation?

        static let platform = Content(name: "", duration: .zero, kind: .static, dismissal: nil)

        init(name: String, duration: Duration, kind: Kind, dismissal: TransitionAnimation?) {
            self.name = name
            self.duration = duration
            self.kind = kind
            self.dismissal = dismissal
        }

        static func == (one: Content, other: Content) -> Bool {
            one.name == other.name && one.duration == other.duration && one.kind == other.kind
                && one.dismissal == other.dismissal
        }
    }
}

@_spi(Hosting)
extension TransitionAnimation {
    /// The control that a gesture has over an animation.
    ///
    /// A closed set: no cases will be added.
    public enum Kind: Hashable, Sendable {
        /// The animation plays from beginning to end.
        case `static`

        /// A gesture may drive the animation back and forth.
        case interactive

        /// A gesture may drive the animation, and the next gesture may begin while it still plays.
        case interruptible
    }

    /// The control that a gesture has over the animation.
    public var kind: Kind { content?.kind ?? .static }

    /// Creates an animation that a gesture may drive.
    ///
    /// - Parameters:
    ///   - name: The name by which a host looks the animation up.
    ///   - duration: The time that it plays; a negative one counts as zero.
    ///   - kind: The control that a gesture has over the animation.
    ///   - dismissal: The animation for closing the screen; nil leaves it to the platform.
    public init(_ name: String, duration: Duration, kind: Kind, dismissal: TransitionAnimation? = nil) {
        self.init(Content(name: name, duration: max(duration, .zero), kind: kind, dismissal: dismissal))
    }
}
