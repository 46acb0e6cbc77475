import Coordination
import CoordinationProof

/// Rooms with three doors each, of which every one can be come to from every other.
struct MazePlan {
    let count: Int

    /// Where the doors of a room lead.
    func doors(_ room: Int) -> [Int] { [(2 * room + 1) % count, (2 * room + 2) % count, room / 2] }
}

enum MazeRoute: Route { case room(Int) }

/// The app of a maze.
final class Maze: Coordinator {
    let root = StackRoot()

    init() { trigger(.room(0)) }

    func prepareTransition(for route: MazeRoute) -> Transition<StackRoot> {
        switch route {
        case .room(let number): .set([RoomModel(number)])
        }
    }
}

final class RoomModel: Presentable {
    let node = Screen("room")
    let number: Int

    init(_ number: Int) { self.number = number }
}

extension MazePlan {
    var scenario: Scenario<Maze> {
        Scenario("maze") { _ in Maze() }
            .offers(RoomModel.self) { room in
                doors(room.number).enumerated().map { index, target in
                    Offer("door \(index)", MazeRoute.room(target))
                }
            }
            .about(RoomModel.self) { $0.number }
            .budget(moves: 10_000_000)
            .law(.noTrap { $0.front(RoomModel.self)?.number == 0 }, .nothingFails)
    }
}
