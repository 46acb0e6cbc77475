/// A number as UIKit has it, which the compiler takes for the other.
typealias CGFloat = Double

/// What UIKit has of a sheet.
@MainActor final class UISheetPresentationController {
    @MainActor final class Detent {
        struct Identifier: Hashable, RawRepresentable {
            let rawValue: String
            init(rawValue: String) { self.rawValue = rawValue }
            init(_ rawValue: String) { self.rawValue = rawValue }
        }

        /// What a height is worked out from.
        protocol ResolutionContext { var maximumDetentValue: CGFloat { get } }

        let identifier: Identifier
        private let resolver: (any ResolutionContext) -> CGFloat?

        private init(_ identifier: Identifier, _ resolver: @escaping (any ResolutionContext) -> CGFloat?) {
            (self.identifier, self.resolver) = (identifier, resolver)
        }

        class func medium() -> Detent { Detent(Identifier("medium")) { $0.maximumDetentValue / 2 } }
        class func large() -> Detent { Detent(Identifier("large")) { $0.maximumDetentValue } }
        class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any ResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("unnamed"), resolver) }

        func resolvedValue(in context: any ResolutionContext) -> CGFloat? { resolver(context) }
    }

    var detents = [Detent.large()]
    var selectedDetentIdentifier: Detent.Identifier?
    var prefersGrabberVisible = false
}

/// What UIKit has of a popover.
@MainActor final class UIPopoverPresentationController {
    weak var sourceView: UIView?
}
