@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationLinks
import CoordinationRestoration
import CoordinationTesting

/// The ways in which something may come to be shown. A new one is one more case, and is held against every root.
enum Way: String, CaseIterable {
    case triggered, weakly, sent, onRouter, chained, linked, hops, address, nested, redirected, gesture, recovery
    case redirectVerdict, required, claimed, result, flowEnd, answered, again, kept
    case restored, restoredWaiting, restoredLink, restoredStanding, restoredTap

    // Those that ask no gate of a route, in the words of the page on gates.
    case launch = "the content of a launch"
    case reset = "`reset()`"
    case call = "a call without a route"
    case revealed = "`reveal(_:)` without a route"
    case reported = "a report that no coordinator claims"
    case back = "`back()`, `dismiss()`, `pop()`"
    case finished = "a screen that finishes"
    case restoredSelection = "a restored selection without a route"

    /// True if no gate of a route is asked.
    var isUnasked: Bool { rawValue.contains(" ") || self == .reset }

    /// True if it brings something in sight that is there already.
    private var uncovers: Bool { [.revealed, .reported, .back, .finished].contains(self) }

    /// True if a root can show something in this way.
    func exists(for place: Place, in around: Around) -> Bool {
        switch self {
        // Only what is selected can be chosen, and only what arrives can be kept, or stand beneath something.
        case .restoredTap, .restoredSelection: place.isSelected
        case .kept: !place.isSelected && place != .question && place != .window
        case .restoredStanding: !place.isSelected
        // The content of a launch is in a root from the start.
        case .launch, .reset:
            [.stack, .tabs, .split, .window].contains(place) && [.window, .tab].contains(around)
                && (place != .window || self == .launch)
        default: true
        }
    }

    /// The gates that have to be asked.
    func expected(in place: Place) -> Set<Guards.Name> {
        let type: Set<Guards.Name> = place.isSelected || uncovers || [.launch, .reset].contains(self) ? [] : [.type]
        return isUnasked ? type : type.union([.common, .route])
    }
}

private let addresses: Links<SiteRoute> = [.at("secret", .secret)]

extension Way {
    /// Brings an app to where the secret is about to come, of somebody who is let in everywhere, and gives what has it
    /// come.
    func prepare(_ place: Place, _ around: Around, _ guards: Guards) throws -> (yard: Yard, go: () throws -> Void) {
        switch self {
        case .launch, .reset:
            let yard = Yard(place, around, guards) { $0 == 1 && self == .reset ? nil : SecretScreen() }
            return (yard, { if self == .reset { yard.manager.reset() } })
        default:
            let yard = Yard(place, around, guards)
            return (yard, try prepare(yard.site, in: yard, place, around))
        }
    }

    private func prepare<S: Siting>(
        _ site: S, in yard: Yard, _ place: Place, _ around: Around
    ) throws -> () throws -> Void {
        if uncovers {
            let cover = Cover()
            yard.manager.perform(.none())
            site.perform(site.show())
            let isTapped = self == .reported && place.isSelected
            if isTapped { Choice.first.make(in: site) } else { yard.manager.present(cover, style: .fullScreen) }
            switch self {
            case .revealed: return { if let secret = yard.secret { site.perform(.reveal(secret)) } }
            case .reported where isTapped: return { if let secret = yard.secret { yard.host.choose(secret) } }
            case .reported: return { yard.host.dragAway(cover) }
            case .back: return { yard.manager.back() }
            default: return { cover.finish() }
            }
        }
        switch self {
        case .weakly: return { site.weakRouter.trigger(.secret) { _ in } }
        case .sent: return { site.send(SiteRoute.secret) { _ in } }
        case .onRouter: return { site.home.perform(.trigger(.secret, on: site)) { _ in } }
        case .chained: return { site.perform(site.chain(routes: [.nothing, .secret])) { _ in } }
        case .linked: return { site.trigger(.nothing, then: SiteRoute.secret) { _ in } }
        case .hops: return { site.trigger([Hop(SiteRoute.secret)]) { _ in } }
        case .address: return { yard.manager.trigger(try addresses.link(for: "/secret")) { _ in } }
        case .nested: return { site.trigger(.nested) { _ in } }
        case .redirected:
            let redirection = RedirectionRouter(to: site) { (_: SiteRoute) in SiteRoute.secret }
            return { redirection.trigger(.nothing) { _ in } }
        case .gesture: return { site.begin(.secret) { _ in }.finish() }
        case .recovery: return { site.recover(to: .secret) { _ in } }
        case .redirectVerdict: return { site.trigger(.detour) { _ in } }
        case .required: return { site.trigger(.first) { _ in } }
        case .claimed:
            site.claims = { _ in .secret }
            return { yard.host.swipeBack(to: site.home.node.child(at: 0)) { _ in } }
        case .result:
            let cover = Cover()
            site.home.perform(.present(cover.returning(SiteRoute.secret)))
            return { cover.finish() }
        case .flowEnd: return { site.home.perform(.run(Inquiry(answer: 1), returning: { _ in SiteRoute.secret })) }
        case .answered:
            site.home.perform(.alert("Sure?", choices: [AlertChoice("Go", sends: SiteRoute.secret)]))
            return { yard.host.answer("Go") { _ in } }
        case .again:
            var cause: Cause?
            let before = Yard(place, around)
            before.manager.observeCommits { cause = $0.cause }
            before.site.reach()
            return { if let cause { yard.manager.trigger(cause) { _ in } } }
        case .kept:
            site.build = { [unowned site] in site.keep(for: .seconds(60), key: 1) { SecretScreen() } }
            site.trigger(.secret)
            if let secret = yard.secret, let index = secret.node.position {
                if place == .tabs || place == .split {
                    site.perform(Transition("close") { try $0.remove(at: index) })
                } else {
                    secret.finish(with: 1)
                }
            }
            return { site.trigger(.secret) { _ in } }
        case .call: return { site.perform(site.show()) { _ in } }
        case .restored, .restoredWaiting, .restoredLink, .restoredStanding, .restoredTap, .restoredSelection:
            return try prepareRestoring(site, in: yard, place, around)
        default: return { site.trigger(.secret) { _ in } }
        }
    }

    private func prepareRestoring<S: Siting>(
        _ site: S, in yard: Yard, _ place: Place, _ around: Around
    ) throws -> () throws -> Void {
        let guards = Guards()
        let state = try SecretScreen.$guards.withValue(guards) {
            let before = Yard(place, around, guards)
            if self == .restoredWaiting || self == .restoredLink {
                (guards.denying, guards.isWaiting) = ([.route], true)
            }
            switch self {
            case .restoredTap, .restoredSelection: if let secret = before.secret { before.host.choose(secret) }
            case .restoredLink: before.site.follow()
            default: before.site.reach()
            }
            return try StoredState(before.manager.stored().text)
        }
        if self == .restoredTap { site.selecting = .secret }
        if self == .restoredStanding {
            site.trigger(.secret)
            yard.manager.present(Cover(), style: .fullScreen)
        }
        return { _ = try yard.manager.restore(state) }
    }
}

extension Siting {
    fileprivate func reach() { trigger(.secret) { _ in } }

    fileprivate func follow() { trigger(.nothing, then: SiteRoute.secret) { _ in } }
}

private enum Choice {
    case first

    func make<S: Siting>(in site: S) {
        site.perform(Transition("first") { try $0.select(index: 0) })
    }
}

/// A screen over the secret.
private final class Cover: Finishing {
    typealias Output = Void
    let node = Screen("cover")
}
