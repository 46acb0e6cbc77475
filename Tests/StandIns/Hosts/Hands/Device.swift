import Coordination
import UIKit

/// What the app runs on: its windows, how wide they are, and how time passes.
@MainActor protocol Device {
    /// Begins anew: nothing is on the screen.
    func begin()

    /// What hosts wait by.
    var time: any TimeSource { get }

    func makeWindow() -> UIWindow

    /// Makes a window as narrow as on a phone, or wide.
    func setNarrow(_ isNarrow: Bool, _ window: UIWindow)

    /// Lets a moment pass, in which animations go on.
    func wait()

    /// Lets everything come to its end.
    func settle()

    /// What the toolkit would raise an exception for.
    var faults: [String] { get }

    /// What it writes to the console, and does nothing.
    var warnings: [String] { get }
}

/// The hand and the device of the tests: the stand-in's own, or by what UIKit says in public.
@MainActor enum Surroundings {
    #if STAND_IN
        static let hand = StandInHand()
        static let device = StandInDevice()
        nonisolated static let canHold = StandInHand.canHold
        nonisolated static let isThere = true
    #else
        static let hand = ToolkitHand()
        static let device = ToolkitDevice()
        nonisolated static let canHold = ToolkitHand.canHold
        nonisolated static var isThere: Bool { ToolkitDevice.isThere }
    #endif
}
