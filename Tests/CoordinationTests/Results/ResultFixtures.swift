import Coordination

struct Item: Hashable, Sendable { let name: String }

enum ShelfRoute: Route {
    case empty, choose, chooseInFlow, chosen(Item), notChosen(EndReason), pickerGone
}

/// A screen that ends with an item.
final class ItemPicker: Finishing {
    typealias Output = Item
    let node = Screen("picker")
}

enum PickRoute: Route { case start, more, pick(String), close }

/// A child that ends with an item.
final class PickCoordinator: Coordinator, Finishing {
    typealias Output = Item
    let root = StackRoot()
    init() { trigger(.start) }

    func prepareTransition(for route: PickRoute) -> Transition<StackRoot> {
        switch route {
        case .start: .set([Screen("pick")])
        case .more: .push(Screen("more"))
        case .pick(let name): .finish(self, with: Item(name: name))
        case .close: .finish()
        }
    }
}

/// A parent that asks for items, and notes what comes back.
final class ShelfCoordinator: Coordinator {
    let root = StackRoot()
    weak var picker: ItemPicker?
    weak var child: PickCoordinator?
    private(set) var told: [ShelfRoute] = []
    /// How the child flow is shown: pushed, or presented.
    var isVertical = true

    init() { trigger(.empty) }

    func prepareTransition(for route: ShelfRoute) -> Transition<StackRoot> {
        switch route {
        case .empty:
            return .set([Screen("shelf")])
        case .choose:
            let picker = ItemPicker()
            self.picker = picker
            return .present(picker.returning(ShelfRoute.chosen, otherwise: ShelfRoute.notChosen))
        case .chooseInFlow:
            let child = PickCoordinator()
            self.child = child
            return isVertical
                ? .present(child.returning(ShelfRoute.chosen, otherwise: ShelfRoute.notChosen))
                : .push(child.returning(ShelfRoute.chosen, otherwise: ShelfRoute.notChosen))
        case .chosen, .notChosen, .pickerGone:
            told.append(route)
            return .none()
        }
    }
}
