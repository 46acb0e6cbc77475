@_spi(Hosting) import Coordination

/// Whether screens appear and disappear in turn, and are in sight in the end if they say so.
@MainActor final class Appearances {
    private var screens: [(screen: Screen, isSeen: Bool?)] = []

    /// What did not hold.
    private var found: [String] = []

    /// Watches a screen from now on. What is in no tree yet has not been told anything.
    func watch(_ screen: Screen) -> Screen {
        let index = screens.count
        screens.append((screen, nil))
        screen.observe { [weak self] event in
            switch event {
            case .appeared: self?.note(index, isSeen: true)
            case .disappeared: self?.note(index, isSeen: false)
            default: break
            }
        }
        return screen
    }

    private func note(_ index: Int, isSeen: Bool) {
        if screens[index].isSeen == isSeen {
            found.append("'\(screens[index].screen.name)' is told twice that it has \(isSeen ? "" : "dis")appeared")
        }
        screens[index].isSeen = isSeen
    }

    /// What did not hold, when all has come to rest, of those that are still in these windows.
    func violations(in windows: WindowManager) -> [String] {
        let wrong = screens.filter { screen, isSeen in
            isSeen != nil && isSeen != screen.isVisible && windows.node.node(screen.node.id) != nil
        }
        return found + wrong.map { "'\($0.screen.name)' is not told if it is seen" }
    }
}
