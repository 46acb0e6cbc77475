#if canImport(UIKit) && !os(watchOS) && !os(tvOS) || canImport(SwiftUI)
    import Coordination
    import CoordinationRestoration

    extension WindowManager {
        /// Returns the state of a window as text; nil if the window is not open yet, or cannot be stored, which is
        /// reported.
        func text(of window: any Presentable, _ terms: RestorationTerms) -> String? {
            do throws(RestorationError) {
                return try stored(window, terms: terms).text
            } catch {
                if case .wrongRoot = error { return nil }
                diagnose(
                    TransitionError(cannot: "store \(window.node.name)", because: "it is refused", state: "\(error)"))
                return nil
            }
        }

        /// Restores a window from its state as text.
        func restoreWindow(
            from text: String, among free: @escaping () -> [any Presentable],
            making make: @escaping () -> (any Presentable)?, _ terms: RestorationTerms,
            completion: @escaping ((any Presentable)?, RestorationResult) -> Void
        ) {
            do throws(RestorationError) {
                let state = try StoredState(text)
                restoreWindow(state, among: free, making: make, terms: terms, completion: completion)
            } catch {
                completion(nil, .refused(error))
            }
        }
    }
#endif
