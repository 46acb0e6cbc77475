#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    extension UIKitHost {
        func draws(_ style: PresentationStyle) -> Bool {
            switch style.kind {
            case .sheet, .pageSheet: Self.hasDetents || style.detents.isEmpty
            case .formSheet, .overFullScreen, .overCurrentContext: true
            case .popover: anchor(of: style) != nil
            default: false
            }
        }

        private func anchor(of modal: PresentationStyle) -> (any UIPopoverPresentationControllerSourceItem)? {
            modal.anchor.flatMap { style.anchor(named: $0) }
        }

        /// Returns UIKit's style for one of the tree. An unknown one only decides whether the modal covers all beneath.
        private func presentation(of modal: PresentationStyle) -> UIModalPresentationStyle {
            switch modal.kind {
            case .formSheet: .formSheet
            case .pageSheet: .pageSheet
            case .overFullScreen: .overFullScreen
            case .overCurrentContext: .overCurrentContext
            case .popover where draws(modal): .popover
            default: modal.covers ? .fullScreen : .automatic
            }
        }

        /// Returns the style to which UIKit adapts a modal in a narrow window by itself; nil if it cannot.
        private func adaptation(of modal: PresentationStyle) -> UIModalPresentationStyle? {
            guard let narrow = modal.narrow, presentation(of: modal) == .popover else { return nil }
            switch presentation(of: narrow) {
            case .automatic, .pageSheet, .formSheet: return .formSheet
            case .fullScreen: return .fullScreen
            case .overFullScreen: return .overFullScreen
            case .popover where narrow.anchor == modal.anchor: return UIModalPresentationStyle.none
            default: return nil
            }
        }

        /// Returns the style in which a modal is to be presented: the tree's, if UIKit adapts that to the width, else
        /// the one at its width.
        func wantedStyle(of modal: Node) -> PresentationStyle? {
            guard let style = modal.presentationStyle else { return nil }
            return isCompact && adaptation(of: style) != nil ? style : modal.drawnStyle
        }

        /// Returns true if a modal looks as it has to at its width. A sheet is dressed anew for that.
        func fitsWidth(_ view: UIViewController, of modal: Node) -> Bool {
            guard let dressed = self[modal.id].dressed, let wanted = wantedStyle(of: modal) else { return false }
            if dressed == wanted || dressed == modal.drawnStyle { return true }
            guard presentation(of: dressed) == presentation(of: wanted) else { return false }
            #if !os(visionOS)
                guard let sheet = view.sheetPresentationController else { return false }
                if wanted.detents.isEmpty { sheet.detents = [.large()] }
                dress(sheet, as: wanted)
            #endif
            self[modal.id].dressed = wanted
            style.configure(view, presentedAs: wanted)
            return true
        }

        /// Sets the presentation of a modal, once, before it is presented.
        func dress(_ view: UIViewController, as modal: PresentationStyle, of id: NodeID) {
            if self[id].dressed == modal { return }
            if self[id].dressed == nil { followWidth(of: view) }
            self[id].dressed = modal
            view.modalPresentationStyle = presentation(of: modal)
            let adaptation = adaptation(of: modal)
            self[id].adapting = adaptation.map { AdaptingDelegate(self, narrow: $0) }
            view.popoverPresentationController?.sourceItem = anchor(of: modal)
            #if !os(visionOS)
                view.sheetPresentationController.map { dress($0, as: modal) }
                if let narrow = modal.narrow, adaptation == .formSheet {
                    view.popoverPresentationController.map { dress($0.adaptiveSheetPresentationController, as: narrow) }
                }
            #endif
            style.configure(view, presentedAs: modal)
        }

        #if os(visionOS)
            private static let hasDetents = false
        #else
            private static let hasDetents = true

            private func dress(_ sheet: UISheetPresentationController, as modal: PresentationStyle) {
                sheet.prefersGrabberVisible = modal.hasGrabber
                if modal.detents.isEmpty { return }
                sheet.detents = modal.detents.map(detent)
                sheet.selectedDetentIdentifier = modal.selectedDetent.map { detent($0).identifier }
            }

            private func detent(_ detent: PresentationStyle.Detent) -> UISheetPresentationController.Detent {
                let identifier = UISheetPresentationController.Detent.Identifier("\(detent)")
                let value = CGFloat(detent.value ?? 0)
                return switch detent.name {
                case "medium": .medium()
                case "fraction": .custom(identifier: identifier) { $0.maximumDetentValue * value }
                case "height": .custom(identifier: identifier) { _ in value }
                default: .large()
                }
            }
        #endif
    }

    /// The delegate of a modal that UIKit adapts to the width, so that it decides by itself about all others.
    final class AdaptingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
        private weak var host: UIKitHost?
        private let narrow: UIModalPresentationStyle

        init(_ host: UIKitHost, narrow: UIModalPresentationStyle) { (self.host, self.narrow) = (host, narrow) }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            traitCollection.horizontalSizeClass == .compact ? narrow : .none
        }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            host?.presentationControllerShouldDismiss(presentationController) ?? true
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            host?.presentationControllerDidAttemptToDismiss(presentationController)
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            host?.presentationControllerDidDismiss(presentationController)
        }
    }
#endif
