/// The way in which something comes on the screen, and goes: a value that a host reads and plays.
///
/// Given to a verb that shows something, it is stored with it: it plays now, and its `dismissal` when that goes, unless
/// another is given then. The tree holds the value, so it need not be kept, and two uses of one share nothing.
///
/// ```swift
/// let fade = TransitionAnimation("fade", duration: .milliseconds(300), dismissal: slide)
/// stack.perform(.push(detail, animation: fade))
/// stack.perform(.pop())  // slides, as was stored
/// stack.perform(.push(other, animation: .default))  // what the platform does
/// ```
public struct TransitionAnimation: Hashable, Sendable {
    /// One word, as every verb hands one on and few are given one.
    private var content: Content?

    /// Describes an animation.
    ///
    /// - Parameters:
    ///   - name: The name by which a host looks it up: "fade", "slide". Without one, the platform does what it does.
    ///   - duration: The time that it plays; a negative one counts as zero.
    ///   - dismissal: The animation of what was shown with this, when that goes; nil leaves it to the platform.
    public init(_ name: String = "", duration: Duration = .zero, dismissal: TransitionAnimation? = nil) {
        self.init(Content(name: name, duration: max(duration, .zero), kind: .static, dismissal: dismissal))
    }

    private init(_ content: Content) {
        self.content = content == Content.platform ? nil : content
    }

    /// The platform's own. Resets what was stored.
    public static var `default`: TransitionAnimation { TransitionAnimation() }

    /// The name by which a host looks it up.
    public var name: String { content?.name ?? "" }

    /// The time that it plays.
    public var duration: Duration { content?.duration ?? .zero }

    /// The animation of what was shown with this, when that goes; nil leaves it to the platform.
    public var dismissal: TransitionAnimation? { content?.dismissal }

    /// The animation of what comes; nil leaves it to the platform.
    @_spi(Hosting) public var presentation: TransitionAnimation? {
        guard let content, !content.name.isEmpty else { return nil }
        if content.dismissal == nil { return self }
        return TransitionAnimation(
            Content(name: content.name, duration: content.duration, kind: content.kind, dismissal: nil))
    }

    /// The animation of something that goes for which this is given: its dismissal, or else itself.
    var leaving: TransitionAnimation { TransitionAnimation(dismissal: dismissal ?? presentation) }

    private final class Content: Hashable, Sendable {
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

        func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(duration)
            hasher.combine(kind)
            hasher.combine(dismissal)
        }
    }
}

@_spi(Hosting)
extension TransitionAnimation {
    /// The say that others have while an animation plays.
    ///
    /// A closed set: there will be no others.
    public enum Kind: Hashable, Sendable {
        /// Plays from beginning to end.
        case `static`

        /// A gesture may drive it back and forth.
        case interactive

        /// A gesture may drive it, and it may be stopped and taken over half-way.
        case interruptible
    }

    /// The say that others have while it plays.
    public var kind: Kind { content?.kind ?? .static }

    /// Describes an animation that a gesture may drive.
    ///
    /// - Parameters:
    ///   - name: The name by which a host looks it up.
    ///   - duration: The time that it plays; a negative one counts as zero.
    ///   - kind: The say that others have while it plays.
    ///   - dismissal: The animation of what was shown with this, when that goes; nil leaves it to the platform.
    public init(_ name: String, duration: Duration, kind: Kind, dismissal: TransitionAnimation? = nil) {
        self.init(Content(name: name, duration: max(duration, .zero), kind: kind, dismissal: dismissal))
    }
}
