import Coordination
import class Foundation.NSCoder

enum InsideAnotherApp {
    // snippet.inside-ours
    enum BookingRoute: Route { case days, day(String), guests(Int), profile }

    @MainActor final class BookingCoordinator: @MainActor Coordinator, @MainActor Finishing {
        typealias Output = String
        let root = StackRoot(Screen("days"))
        private var day = ""

        func prepareTransition(for route: BookingRoute) -> Transition<StackRoot> {
            switch route {
            case .days: return .popToRoot()
            case .day(let day):
                self.day = day
                return .push(Screen("guests"))
            case .guests(let number): return .finish(self, with: "\(number) on \(day)")
            case .profile: return .push(ProfileScreen())
            }
        }
    }
    // snippet.end

    // snippet.inside-theirs
    @MainActor class TheirNavigator {
        let navigation = UINavigationController()

        func showBooking() {
            let booking = BookingCoordinator()
            booking.onFinish { [weak self] result in self?.bookingHasEnded(result) }
            let window = BookingWindow(booking, in: self)
            navigation.present(TreeViewController(window), animated: true)
        }

        private func bookingHasEnded(_ result: Result<String, EndReason>) {
            guard case .success(let booking) = result else { return }  // closed, without one
            navigation.dismiss(animated: true)
            navigation.pushViewController(ReceiptViewController(booking), animated: true)
        }

        func showCalendar(choose: @escaping (String) -> Void) {
            // snippet.hide
            self.choose = choose
            // snippet.show
            // whatever the app has always done
        }
        // snippet.hide

        var choose: (String) -> Void = { _ in }
        // snippet.show
    }
    // snippet.end

    // snippet.inside-pushed
    @MainActor final class TheirOtherNavigator: TheirNavigator {
        override func showBooking() {
            let booking = BookingCoordinator()
            let tree = TreeViewController(BookingWindow(booking, in: self), isPushed: true)
            let start = navigation.viewControllers.last
            booking.onFinish { [weak navigation] result in
                if case .success = result, let start { navigation?.popToViewController(start, animated: true) }
            }
            navigation.delegate = tree.host
            navigation.pushViewController(tree, animated: true)
        }
    }
    // snippet.end

    // snippet.inside-screen
    @MainActor final class ProfileScreen: @MainActor Presentable, UIKitScreen {
        let node = Screen("profile")
        func makeViewController() -> UIViewController { TheirProfileViewController() }
    }
    // snippet.end

    // snippet.inside-asks
    enum AroundRoute: Route { case calendar }

    @MainActor final class BookingWindow: @MainActor Coordinator {
        let root: WindowRoot
        private weak var booking: BookingCoordinator?
        private weak var app: TheirNavigator?

        init(_ booking: BookingCoordinator, in app: TheirNavigator) {
            root = WindowRoot(booking, name: "booking")
            (self.booking, self.app) = (booking, app)
        }

        func prepareTransition(for route: AroundRoute) -> Transition<WindowRoot> {
            switch route {
            case .calendar:
                .effect("show the app's calendar") { [weak booking, weak app] in
                    app?.showCalendar { day in booking?.trigger(.day(day)) }
                }
            }
        }
    }
    // snippet.end

    final class ReceiptViewController: UIViewController {
        convenience init(_ booking: String) {
            self.init(nibName: nil, bundle: nil)
            title = booking
        }
    }

    final class TheirProfileViewController: UIViewController {}
}
