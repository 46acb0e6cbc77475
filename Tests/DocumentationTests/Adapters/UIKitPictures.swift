/// What a user sees of a container, written like a tree: nested stacks as one, and only what can be seen.
@MainActor func picture(of container: UIViewController) -> String {
    (container.children.first.map(line) ?? "") + modals(over: container)
}

/// What a user sees of a container that was pushed, and of what is pushed above it.
@MainActor func pushedPicture(of theirs: UINavigationController) -> String {
    guard let container = theirs.viewControllers.first, let content = container.children.first else { return "" }
    if content is UITabBarController { return line(content) + modals(over: theirs) }
    let screens = [content.title] + theirs.viewControllers.dropFirst().map(\.title)
    return "[" + screens.map { $0 ?? "_" }.joined(separator: ", ") + "]" + modals(over: theirs)
}

@MainActor private func modals(over below: UIViewController) -> String {
    var picture = ""
    var over = below.presentedViewController
    while let view = over {
        let isAlert = view is UIAlertController
        picture += isAlert ? "!\(view.title ?? "")" : "^" + line(view)
        over = view.presentedViewController
    }
    return picture
}

@MainActor private func line(_ view: UIViewController) -> String {
    switch view {
    case let navigation as UINavigationController:
        "[" + navigation.viewControllers.map(line).joined(separator: ", ") + "]"
    case let bar as UITabBarController:
        "{"
            + (bar.viewControllers ?? []).enumerated().map { line($1) + ($0 == bar.selectedIndex ? "*" : "") }
            .joined(separator: ", ") + "}"
    default: view.title ?? "_"
    }
}
