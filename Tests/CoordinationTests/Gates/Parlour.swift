import Coordination

enum ParlourRoute: Route {
    case room, panel, album, wing, cellar, presented, left, right

    static let isRemembered = true
}

/// Rooms of each kind, on a stack.
final class Parlour: Coordinator {
    let session: ChapterSession
    let root: StackRoot
    lazy var album = RoomPages(session)
    lazy var wing = Parlour(session, "hall")

    init(_ session: ChapterSession = ChapterSession(), _ first: String = "home") {
        self.session = session
        root = StackRoot(Screen(first))
    }

    func gates(for route: ParlourRoute) -> [Gate] {
        switch route {
        case .room, .panel, .presented, .wing: [.member(session)]
        case .album: []
        case .cellar:
            [Gate("flag") { _ in .allow }.standing(while: { [session] in session.hasFlag }, else: .remove)]
        case .left, .right:
            [
                Gate("adult") { _ in .allow }.standing(
                    while: { [session] in session.isAdult },
                    else: .replace(by: route == .left ? ParlourRoute.right : .left))
            ]
        }
    }

    func prepareTransition(for route: ParlourRoute) -> Transition<StackRoot> {
        switch route {
        case .room: .push(Screen("room"))
        case .panel: .embed(Screen("panel"), in: root)
        case .album: .push(album)
        case .wing: .push(wing)
        case .cellar: .push(Screen("cellar"))
        case .presented: .present(Screen("presented"))
        case .left: .push(Screen("left"))
        case .right: .push(Screen("right"))
        }
    }
}

/// Pages, of which the second one is for members.
final class RoomPages: Coordinator {
    let session: ChapterSession
    let root = PageRoot([Screen("one"), Screen("two")])

    init(_ session: ChapterSession) { self.session = session }

    func gates(for route: ParlourRoute) -> [Gate] { [.member(session)] }
    func prepareTransition(for route: ParlourRoute) -> Transition<PageRoot> { .none() }
    func route(selecting child: any Presentable) -> ParlourRoute? { child === root.pages[1] ? .room : nil }
}

/// A tab that is open for as long as the session says so.
final class RoomTab: Coordinator {
    let session: ChapterSession
    let root = TabRoot(StackRoot(Screen("stand")))

    init(_ session: ChapterSession) { self.session = session }

    func gates(for route: ParlourRoute) -> [Gate] {
        [
            Gate("open") { _ in .allow }
                .standing(while: { [session] in session.isOpen }, else: .cover { Screen("closed") })
        ]
    }
    func prepareTransition(for route: ParlourRoute) -> Transition<TabRoot> { .none() }
    func route(selecting child: any Presentable) -> ParlourRoute? { .room }
}

/// A stack whose first screen is a room.
final class FirstRoom: Coordinator {
    let session: ChapterSession
    let root = StackRoot()

    init(_ session: ChapterSession) { self.session = session }

    func gates(for route: ParlourRoute) -> [Gate] { [.member(session)] }
    func prepareTransition(for route: ParlourRoute) -> Transition<StackRoot> { .push(Screen("room")) }
}
