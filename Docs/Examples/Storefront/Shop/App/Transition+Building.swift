import Coordination

extension Transition {
    /// Presents what is built when it comes to it: `[a]` → `[a]^p`. What cannot be built is not presented.
    static func present(
        as style: PresentationStyle, animation: Animation? = nil, _ build: @escaping () throws -> any Presentable
    ) -> Transition {
        Transition("present") { editor in
            try editor.present(build(), as: style, animation: animation)
        }
    }

    /// Shows a detail that is built when it comes to it: `(a | b)` → `(a | p)`. What cannot be built is not shown.
    static func showDetail(_ build: @escaping () throws -> any Presentable) -> Transition {
        Transition("showDetail") { editor in
            try editor.showDetail(build())
        }
    }
}

extension Transition where Root == StackRoot {
    /// Puts one thing over the first, in the place of all that was there: `[a, b, c]` → `[a, p]`.
    static func restart(with presentable: any Presentable) -> Transition {
        Transition("restart", [presentable]) { editor in
            editor.popToRoot()
            try editor.push(presentable)
        }
    }
}
