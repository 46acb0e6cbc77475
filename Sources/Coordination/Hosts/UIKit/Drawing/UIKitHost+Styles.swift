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

        /// Sets the presentation of a modal, once, before it is presented. An unknown style only decides whether the
        /// modal covers all beneath.
        func dress(_ view: UIViewController, as modal: PresentationStyle, of id: NodeID) {
            if self[id].style == modal { return }
            self[id].style = modal
            view.modalPresentationStyle =
                switch modal.kind {
                case .formSheet: .formSheet
                case .pageSheet: .pageSheet
                case .overFullScreen: .overFullScreen
                case .overCurrentContext: .overCurrentContext
                case .popover where draws(modal): .popover
                default: modal.covers ? .fullScreen : .automatic
                }
            if let popover = view.popoverPresentationController { popover.sourceItem = anchor(of: modal) }
            #if !os(visionOS)
                if let sheet = view.sheetPresentationController {
                    sheet.prefersGrabberVisible = modal.hasGrabber
                    if !modal.detents.isEmpty {
                        sheet.detents = modal.detents.map(detent)
                        sheet.selectedDetentIdentifier = modal.selectedDetent.map { detent($0).identifier }
                    }
                }
            #endif
            style.configure(view, presentedAs: modal)
        }

        #if os(visionOS)
            private static let hasDetents = false
        #else
            private static let hasDetents = true

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
#endif
