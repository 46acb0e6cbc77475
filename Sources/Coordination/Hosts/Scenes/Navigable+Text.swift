#if canImport(UIKit) && !os(watchOS) && !os(tvOS) || canImport(SwiftUI)
    import Coordination
    import CoordinationRestoration

    extension Navigable {
        /// Makes this what a text says it was.
        func comeBack(to text: String?) -> Comeback {
            guard let text, !text.isEmpty else { return .nothing }
            do throws(RestorationError) {
                return .restored(try restore(StoredState(text)))
            } catch {
                return .refused(error)
            }
        }
    }
#endif
