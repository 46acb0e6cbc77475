#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting

    // Reports of the views.
    extension SwiftUIHost {
        func hasOpened() {
            open += 1
            closing = 0
            draw()
        }

        /// Notes that a layer has gone. If none is left, the window has gone, unless a layer, such as a covered one,
        /// comes into sight in a moment. The commit is answered after that.
        func hasClosed() {
            open = max(open - 1, 0)
            if !isShown {
                (seen, columns, absent, leaving, timedOut) = ([:], [:], [:], [], [])
                (lost, closing, waited, rest) = (nil, 3, 0, 1)
            }
            draw()
        }

        func hasAppeared(_ screen: NodeID) {
            seen[screen, default: 0] += 1
            if seen[screen] == 1 { reportWithoutView(screen) }
            draw()
        }

        /// Reports a screen whose model has no view, once per type of model: its name is drawn instead. A screen
        /// without a model is reported only if its name is empty.
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
            if count <= 0 { timedOut.remove(screen) }
            hasGivenUp = false
            draw()
        }

        /// Called when some modal has gone. SwiftUI does not say which; the screens in sight show that.
        func hasGone() {
            leaving = []
            draw()
        }

        /// Reports that the user has dismissed a modal, with everything over it.
        func wasDismissed(_ modal: NodeID) {
            guard let index = picture.layers.firstIndex(where: { $0.id == modal }), index > 0 else { return }
            leaving += picture.layers[index...].map(\.id)
            removed += picture.layers[index...]
            picture.layers.removeSubrange(index...)
            picture.alert = nil
            (waited, hasTimedOut) = (0, false)
            send(.dismissed(modal))
        }

        /// Reports that the user has gone back on a stack.
        func hasPopped(_ stack: NodeID, to screens: [NodeID]) {
            change(stack) { part in
                part.places = Array(part.places.prefix { $0.map { screens.contains($0.id) } ?? false })
            }
            if let target = screens.last { send(.popped(to: target)) }
        }

        /// Reports that the user has tapped a tab, or turned a page. A selection that is not allowed is put back.
        func hasSelected(_ child: NodeID, of container: NodeID) {
            if root?.allows(.selected(child)) == true {
                change(container) { if !$0.selected.contains(child) { $0.selected = [child] } }
            }
            revision += 1
            send(.selected(child))
        }

        /// Reports that the user has answered an alert.
        func wasAnswered(_ alert: AlertContent, _ title: String) {
            guard picture.alert?.id == alert.id || lost?.id == alert.id else { return }
            (picture.alert, lost, answered) = (nil, nil, alert.id)
            (waited, rest) = (0, 5)
            send(.chose(title, alert: alert.id))
        }

        /// Notes that an alert has gone. If no answer follows in a moment, the cancelling one counts; if the alert has
        /// no such choice, it comes again.
        func hasLost(_ alert: AlertContent) {
            guard picture.alert?.id == alert.id, answered != alert.id else { return }
            (picture.alert, lost) = (nil, alert)
            (waited, rest) = (0, 5)
            tick()
        }

        /// Changes a part of the picture as the user has changed its views.
        func change(_ id: NodeID, _ body: (inout Picture.Part) -> Void) {
            (waited, rest, hasTimedOut) = (0, 0, false)
            picture.change(id, body)
        }

        /// Reports an action of the user, even one that the tree does not allow: a coordinator may have a route for it.
        func send(_ report: Report) {
            hasGivenUp = false
            // Nothing reports that an alert has not come, but the user can then reach the views beneath it.
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

        /// Returns the presentable of a node, shown now or just before.
        func presentable(_ id: NodeID) -> (any Presentable)? { root?.node(id)?.presentable ?? kept[id] }

        /// Returns true if the user may do what is reported. During a commit this is unknown, so views that call this
        /// are drawn again after it.
        func allows(_ report: Report) -> Bool {
            _ = revision
            return root?.allows(report) ?? true
        }

        /// Returns a node's part as it is, or was before it left the tree.
        func part(_ id: NodeID) -> Picture.Part {
            presentable(id).map { Picture.Part(of: $0.node) } ?? Picture.Part(id, name: "")
        }
    }
#endif
