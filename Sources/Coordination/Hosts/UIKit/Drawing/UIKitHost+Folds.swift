#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    /// A split that collapses or expands.
    struct Fold {
        let movement: HostMovement
        /// The deadline for its end.
        let limit: ScheduledCall
    }

    // Triggers wait while UIKit moves columns from one stack to another, and nothing is drawn.
    extension UIKitHost {
        /// Begins to wait for a split; its reverse ends what has begun. In the background, the system takes pictures.
        func beginFold(of split: UISplitViewController) {
            guard !isInactive, isInWindow, let id = id(of: split), let root else { return }
            let former = folds[id]
            folds[id] = Fold(movement: root.beginMovement(), limit: after(3) { $0.endFolds { $0 == id } })
            former?.limit.cancel()
            former?.movement.end()
        }

        /// Draws, which reports the widths, and ends the movements after that.
        func endFolds(where hasEnded: (NodeID) -> Bool = { _ in true }) {
            for (id, fold) in folds where hasEnded(id) {
                folds[id] = nil
                fold.limit.cancel()
                ended.append(fold.movement)
            }
            draw()
        }

        /// Ends those that have ended in this drawing.
        func endMovements() {
            let movements = ended
            ended = []
            for movement in movements { movement.end() }
        }
    }
#endif
