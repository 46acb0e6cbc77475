@_spi(Hosting) import Coordination
import UIKit

extension UIKitHost {
    func draws(_ style: PresentationStyle) -> Bool {
        switch style.kind {
        case .sheet, .formSheet, .pageSheet, .overFullScreen, .overCurrentContext: true
        case .popover: style.anchor.flatMap(anchors) != nil
        default: false
        }
    }

    func dress(_ view: UIViewController, as style: PresentationStyle) {
        view.modalPresentationStyle =
            switch style.kind {
            case .formSheet: .formSheet
            case .pageSheet: .pageSheet
            case .overFullScreen: .overFullScreen
            case .overCurrentContext: .overCurrentContext
            case .popover where draws(style): .popover
            default: style.covers ? .fullScreen : .automatic  // what is not known, too
            }
        view.popoverPresentationController?.sourceView = style.anchor.flatMap(anchors)
        guard let sheet = view.sheetPresentationController else { return }
        sheet.prefersGrabberVisible = style.hasGrabber
        guard !style.detents.isEmpty else { return }
        sheet.detents = style.detents.map(detent)
        sheet.selectedDetentIdentifier = style.selectedDetent.map { detent($0).identifier }
    }

    private func detent(_ detent: PresentationStyle.Detent) -> UISheetPresentationController.Detent {
        let (identifier, value) = (UISheetPresentationController.Detent.Identifier("\(detent)"), detent.value ?? 0)
        return switch detent.name {
        case "medium": .medium()
        case "fraction": .custom(identifier: identifier) { $0.maximumDetentValue * value }
        case "height": .custom(identifier: identifier) { _ in value }
        default: .large()
        }
    }
}
