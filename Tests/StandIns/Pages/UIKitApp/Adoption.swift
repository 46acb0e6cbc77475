import Coordination
import CoordinationUIKit
import UIKit

// snippet.inside-ours
enum BookingRoute: Route { case day(String), guests(Int), profile }

final class BookingCoordinator: Coordinator, Finishing {
    typealias Output = String
    let root = StackRoot(Screen("days"))
    private var day = ""

    func prepareTransition(for route: BookingRoute) -> Transition<StackRoot> {
        switch route {
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
class OldNavigator {
    let navigation = UINavigationController()

    func showBooking() {
        let booking = BookingCoordinator()
        booking.onFinish { [weak self] result in self?.bookingHasEnded(result) }
        navigation.present(TreeController(BookingWindow(booking, in: self)), animated: true)
    }

    private func bookingHasEnded(_ result: Result<String, EndReason>) {
        guard case .success(let booking) = result else { return }  // Closed without a booking.
        navigation.dismiss(animated: true)
        navigation.pushViewController(ReceiptController(booking), animated: true)
    }

    func showCalendar(choose: @escaping (String) -> Void) {
        // snippet.hide
        self.choose = choose
        // snippet.show
        // What the app has always done.
    }
    // snippet.hide

    var choose: (String) -> Void = { _ in }
    // snippet.show
}
// snippet.end

// snippet.inside-pushed
final class OtherNavigator: OldNavigator {
    override func showBooking() {
        let booking = BookingCoordinator()
        let tree = TreeController(BookingWindow(booking, in: self), isPushed: true)
        let start = navigation.viewControllers.last
        booking.onFinish { [weak navigation] result in
            if case .success = result, let start { navigation?.popToViewController(start, animated: true) }
        }
        navigation.pushViewController(tree, animated: true)
    }
}
// snippet.end

// snippet.inside-screen
final class ProfileScreen: Presentable, UIKitScreen {
    let node = Screen("profile")
    func makeViewController() -> UIViewController { OldProfileController() }
}
// snippet.end

// snippet.inside-asks
enum AroundRoute: Route { case calendar }

final class BookingWindow: Coordinator {
    let root: WindowRoot
    private weak var booking: BookingCoordinator?
    private weak var app: OldNavigator?

    init(_ booking: BookingCoordinator, in app: OldNavigator) {
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

final class ReceiptController: UIViewController {
    convenience init(_ booking: String) {
        self.init(nibName: nil, bundle: nil)
        title = booking
    }
}

final class OldProfileController: UIViewController {}
