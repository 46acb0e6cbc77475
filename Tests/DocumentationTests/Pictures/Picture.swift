import Coordination

/// A picture of a tree, or of several with what happened between them; drawn from values that a run has given.
struct Picture: Sendable {
    /// One tree, and what led to it.
    struct Step: Sendable {
        let tree: Tree
        let cause: String?
    }

    let name: String
    let folder: Folder
    private(set) var steps: [Step]

    /// Where pictures are kept: beside the articles, whose Markdown is read where it lies as well as built by docc.
    enum Folder: String {
        case transitions = "Sources/Transitions/Transitions.docc"
        case coordination = "Sources/Coordination/Coordination.docc"
        /// Tutorials are read as docc builds them only, and it finds their pictures anywhere in the catalog.
        case tutorial = "Sources/Coordination/Coordination.docc/Resources"
        case papers = "Docs/Pictures"
    }

    /// A picture of what something shows now.
    init(_ name: String, in folder: Folder, of presentable: some Presentable) {
        self.init(name, in: folder, of: presentable.node.tree)
    }

    init(_ name: String, in folder: Folder, of tree: Tree) {
        self.name = name
        self.folder = folder
        steps = [Step(tree: tree, cause: nil)]
    }

    /// The same picture, with an arrow to what something shows after that.
    ///
    /// - Parameters:
    ///   - cause: What was called, as it is written in the code.
    ///   - presentable: What has changed.
    func then(_ cause: String, _ presentable: some Presentable) -> Picture {
        then(cause, presentable.node.tree)
    }

    func then(_ cause: String, _ tree: Tree) -> Picture {
        var longer = self
        longer.steps.append(Step(tree: tree, cause: cause))
        return longer
    }
}

extension Picture {
    /// What a screen reader says, and what was drawn.
    var description: String {
        steps.map { step in (step.cause.map { "\($0): " } ?? "") + step.tree.description }.joined(separator: "; ")
    }

    /// The steps next to each other as long as they can be read on a phone, else under each other.
    var drawing: Drawing {
        let drawings = steps.map { step in
            Drawing.column([Scene(step.tree).drawing, .text(step.tree.description, .code, .muted)], gap: 8)
        }
        let causes = steps.dropFirst().map { Drawing.text($0.cause ?? "", .code) }
        let across = zip(drawings.dropFirst(), causes).reduce(drawings[0]) { row, next in
            let arrow = Self.arrow(under: next.1)
            return .row([row, Self.lifted(arrow, to: row.height), next.0], gap: 10)
        }
        if across.width <= 450 { return across }
        return zip(drawings.dropFirst(), causes).reduce(drawings[0]) { column, next in
            .column([column, Self.arrowDown(beside: next.1), next.0], gap: 6)
        }
    }

    private static func lifted(_ arrow: Drawing, to height: Int) -> Drawing {
        var lifted = Drawing(width: arrow.width, height: max(height / 2 + arrow.height / 2, arrow.height))
        lifted.add(arrow, x: 0, y: 0)
        return lifted
    }

    private static func arrow(under cause: Drawing) -> Drawing {
        let width = cause.width + 16
        var arrow = Drawing(width: width, height: cause.height + 12)
        arrow.add(cause, x: 4, y: 0)
        let y = cause.height + 5
        arrow.shapes += [
            .path([(0, y), (width - 8, y)], isClosed: false, fill: nil, stroke: Stroke(colour: .muted, width: 2)),
            .path([(width - 9, y - 5), (width, y), (width - 9, y + 5)], isClosed: true, fill: .muted, stroke: nil),
        ]
        return arrow
    }

    private static func arrowDown(beside cause: Drawing) -> Drawing {
        let (width, height) = (2 * cause.width + 28, 30)
        var arrow = Drawing(width: width, height: height)
        let x = width / 2
        arrow.shapes = [
            .path([(x, 0), (x, height - 8)], isClosed: false, fill: nil, stroke: Stroke(colour: .muted, width: 2)),
            .path(
                [(x - 5, height - 9), (x, height), (x + 5, height - 9)], isClosed: true, fill: .muted, stroke: nil),
        ]
        arrow.add(cause, x: x + 12, y: 6)
        return arrow
    }
}
