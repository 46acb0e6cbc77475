#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting

    // What the views tell.
    extension SwiftUIHost {
        func hasOpened() {
            open += 1
            closing = 0
            draw()
        }

        /// If nothing is left, the window has gone, with all that was in it. What is to be answered waits for a moment:
        /// something may come into sight, also what was covered and is not to be.
        func hasClosed() {
            open = max(open - 1, 0)
            if !isShown {
                (seen, columns, goingColumns, leaving, endured) = ([:], [:], [:], [], [])
                (lost, closing, waited, rest) = (nil, 3, 0, 1)
            }
            draw()
        }

        func hasAppeared(_ screen: NodeID) {
            seen[screen, default: 0] += 1
            if seen[screen] == 1 { reportWithoutView(screen) }
            draw()
        }

        /// Reports a screen of which nothing is to be seen but its name, each type once: its model says no view. One
        /// without a model is drawn as its name on purpose, unless it has none.
        private func reportWithoutView(_ screen: NodeID) {
            guard let node = root?.node(screen) else { return }
            let model = node.presentable
            if model is any SwiftUIScreen || model is Node && !node.name.isEmpty { return }
            guard withoutView.insert(ObjectIdentifier(type(of: model))).inserted else { return }
            node.diagnose(
                TransitionError(
                    cannot: "draw '\(node.name)'", because: "\(type(of: model)) says no view",
                    remedy: "Let it conform to SwiftUIScreen; until then its name is drawn."))
        }

        func hasDisappeared(_ screen: NodeID) {
            let count = (seen[screen] ?? 1) - 1
            seen[screen] = count > 0 ? count : nil
            if count <= 0 { endured.remove(screen) }
            hasGivenUp = false
            draw()
        }

        /// What was presented over a layer has gone, and nothing says what that was. Whether it has is seen by its
        /// screens.
        func hasGone() {
            leaving = []
            draw()
        }

        /// The user has taken a modal off, with all that stood over it.
        func wasDismissed(_ modal: NodeID) {
            guard let index = picture.layers.firstIndex(where: { $0.id == modal }), index > 0 else { return }
            leaving += picture.layers[index...].map(\.id)
            removed += picture.layers[index...]
            picture.layers.removeSubrange(index...)
            picture.alert = nil
            (waited, hasEndured) = (0, false)
            tell(.dismissed(modal))
        }

        /// The user has gone back on a stack.
        func hasPopped(_ stack: NodeID, to screens: [NodeID]) {
            change(stack) { part in
                part.places = Array(part.places.prefix { $0.map { screens.contains($0.id) } ?? false })
            }
            if let target = screens.last { tell(.popped(to: target)) }
        }

        /// The user has tapped a tab, or turned to a page. What the tree does not allow is put back.
        func hasSelected(_ child: NodeID, of container: NodeID) {
            if root?.allows(.selected(child)) == true {
                change(container) { if !$0.selected.contains(child) { $0.selected = [child] } }
            }
            revision += 1
            tell(.selected(child))
        }

        /// The user has answered an alert.
        func wasAnswered(_ alert: AlertContent, _ title: String) {
            guard picture.alert?.id == alert.id || lost?.id == alert.id else { return }
            (picture.alert, lost, answered) = (nil, nil, alert.id)
            (waited, rest) = (0, 5)
            tell(.chose(title, alert: alert.id))
        }

        /// An alert has gone. If no answer is told of in a moment, that is its cancelling one; without one it comes
        /// again.
        func hasLost(_ alert: AlertContent) {
            guard picture.alert?.id == alert.id, answered != alert.id else { return }
            (picture.alert, lost) = (nil, alert)
            (waited, rest) = (0, 5)
            tick()
        }

        /// What the user has done is on its way, and its views tell of it.
        func change(_ id: NodeID, _ body: (inout Picture.Part) -> Void) {
            (waited, rest, hasEndured) = (0, 0, false)
            picture.change(id, body)
        }

        /// Reports what the user has done, or has tried where the tree does not allow it: it may have a route for that.
        func tell(_ report: Report) {
            hasGivenUp = false
            // Nothing tells that an alert has not come, but that the user reaches what is beneath it.
            if picture.alert != nil {
                picture.alert = nil
                (waited, rest) = (0, 5)
            }
            root?.report(report)
            draw()
        }

        func note(_ target: Picture) {
            if waited >= rest { answered = nil }
            if let lost, waited >= rest, isShown {
                self.lost = nil
                if let cancel = lost.choices.first(where: { $0.role == .cancel }), target.alert?.id == lost.id {
                    root?.report(.chose(cancel.title, alert: lost.id))
                }
            }
            for part in target.layers.flatMap(\.all) where known[part.id] == nil {
                known[part.id] = root?.node(part.id).map { Known(presentable: $0.presentable) }
            }
            for (id, known) in known where root?.node(id) == nil { kept[id] = known.presentable }
        }

        /// What is shown, or was just now.
        func presentable(_ id: NodeID) -> (any Presentable)? { root?.node(id)?.presentable ?? kept[id] }

        /// Whether the user may do that. A view that asks is drawn anew when a commit has ended, as it is not known
        /// before.
        func allows(_ report: Report) -> Bool {
            _ = revision
            return root?.allows(report) ?? true
        }

        /// A part as it is, or was just now.
        func part(_ id: NodeID) -> Picture.Part {
            presentable(id).map { Picture.Part(of: $0.node) } ?? Picture.Part(id, name: "")
        }
    }
#endif
