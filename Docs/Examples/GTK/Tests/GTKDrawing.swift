/// Returns what a window shows, read off its widgets and written as by `HostContract.drawing(of:)`.
func drawing(of window: AdwApplicationWindow) -> String {
    (window.content.map(words) ?? "")
        + window.dialogs.map { dialog in
            (dialog as? AdwAlertDialog).map { "!" + $0.heading } ?? "^" + (dialog.child.map(words) ?? "")
        }.joined()
}

private func words(of widget: GtkWidget) -> String {
    switch widget {
    case let label as GtkLabel: label.label
    case let box as GtkBox: box.children.map(words).filter { !$0.isEmpty }.joined(separator: "+")
    case let view as AdwNavigationView:
        "[" + view.navigationStack.map { $0.child.map(words) ?? "?" }.joined(separator: ", ") + "]"
    case let view as AdwViewStack: "{" + list(view.children, selected: view.visibleChild) + "}"
    case let view as AdwCarousel: "<" + list(view.children, selected: view.visibleChild) + ">"
    case let view as AdwNavigationSplitView:
        "("
            + [view.sidebar, view.content].enumerated().map { column, page in
                let isOutOfSight = view.collapsed && view.showContent != (column == 1)
                return page?.child.map { (isOutOfSight ? "/" : "") + words(of: $0) } ?? ""
            }.joined(separator: " | ") + ")"
    default: ""  // bars, buttons
    }
}

private func list(_ children: [GtkWidget], selected: GtkWidget?) -> String {
    children.map { words(of: $0) + ($0 === selected ? "*" : "") }.joined(separator: ", ")
}
