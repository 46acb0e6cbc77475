#if canImport(AppKit) && !canImport(UIKit)
    import AppKit

    // What an assistive app finds of what is in sight.
    extension Stage {
        /// Of each layer, one over the other. What another one is over is found, and cannot be touched.
        var layers: [[NSAccessibilityElement]] {
            let base = elements(of: pieces, at: 0)
            return [base]
                + presentations.enumerated().map { index, shown in
                    shown.kind == .alert ? elements(of: shown) : elements(of: shown.pieces, at: index + 1)
                }
        }

        private func elements(of pieces: [Piece], at level: Int) -> [NSAccessibilityElement] {
            let touch: Touch = { [weak self] act in
                guard let self, isTouchable, presentations.count == level else { return false }
                return act()
            }
            let buttons = pieces.flatMap { $0.backButtons(touch) }
            return [NSAccessibilityElement(.toolbar, children: buttons)]
                + pieces.flatMap { $0.elements(in: Self.frame, touch) }
        }

        /// An alert is AppKit's, whose buttons have titles.
        private func elements(of alert: Presentation) -> [NSAccessibilityElement] {
            [NSAccessibilityElement(.staticText, value: alert.title)]
                + alert.pieces.flatMap(\.buttons).compactMap { button in
                    guard case .button(let title, _, _) = button.kind else { return nil }
                    return NSAccessibilityElement(.button, title: title) { [weak self] in self?.press(title) ?? false }
                }
        }

        private static let frame = NSRect(x: 0, y: 0, width: 800, height: 600)
    }

    /// Does something, if that can be touched.
    private typealias Touch = @MainActor (() -> Bool) -> Bool

    extension Piece {
        fileprivate func elements(in frame: NSRect, _ touch: @escaping Touch) -> [NSAccessibilityElement] {
            func inside(_ pieces: [Piece]) -> [NSAccessibilityElement] {
                pieces.flatMap { $0.elements(in: frame, touch) }
            }
            if isIgnored { return [] }
            switch kind {
            case .nothing: return []
            case .text(let text): return [NSAccessibilityElement(.staticText, frame: frame, value: text)]
            case .button(let title, _, let action):
                return [
                    NSAccessibilityElement(.button, frame: frame, label: title) {
                        touch {
                            action()
                            return true
                        }
                    }
                ]
            case .group: return inside(children)
            case .stack(let stack): return inside(stack.screens.last ?? [])
            case .tabs(let bar):
                let buttons = bar.tabs.indices.map { index in
                    NSAccessibilityElement(
                        .radioButton, frame: frame, label: bar.tabs[index].tabWords,
                        value: NSNumber(value: bar.tags[index] == bar.displayed)
                    ) { touch { bar.tap(index) } }
                }
                let shown = zip(bar.tabs, bar.tags).first { $0.1 == bar.displayed }
                return [NSAccessibilityElement(.tabGroup, frame: frame, children: buttons)]
                    + inside(shown.map { [$0.0] } ?? [])
            case .scroll(let scroll):
                let front = scroll.pages.firstIndex { $0.key == scroll.displayed } ?? 0
                let pages = scroll.pages.enumerated().flatMap { index, page in
                    page.elements(in: frame.offsetBy(dx: CGFloat(index - front) * frame.width, dy: 0), touch)
                }
                return [NSAccessibilityElement(.scrollArea, frame: frame, children: pages)]
            case .split(let split):
                return split.columns.indices.filter(split.isVisible).flatMap { inside(split.columns[$0]) }
            }
        }

        /// What the toolbar has of the stacks that are in sight: the back button, or what a screen has in its place.
        fileprivate func backButtons(_ touch: @escaping Touch) -> [NSAccessibilityElement] {
            var found: [NSAccessibilityElement] = []
            _ = find { piece -> Bool? in
                guard case .stack(let stack) = piece.kind else { return nil }
                if let (title, action) = stack.replacement {
                    found.append(
                        NSAccessibilityElement(.button, label: title) {
                            touch {
                                action()
                                return true
                            }
                        })
                } else if stack.displayed?.isEmpty == false {
                    found.append(
                        NSAccessibilityElement(.button, label: "Back") {
                            touch {
                                guard stack.beginBack() else { return false }
                                stack.endBack(isCancelled: false)
                                return true
                            }
                        })
                }
                return nil
            }
            return found
        }

        private var tabWords: String? {
            first { piece in
                piece.label.firstFound { $0.first { if case .text(let text) = $0.kind { text } else { nil } } }
            }
        }
    }
#endif
