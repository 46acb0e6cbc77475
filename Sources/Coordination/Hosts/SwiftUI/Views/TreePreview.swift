#if canImport(SwiftUI)
    public import Coordination
    public import SwiftUI

    /// An app after some steps, in Xcode's canvas: `#Preview { TreePreview(ShopCoordinator()) { $0.trigger(.cart) } }`.
    ///
    /// If a step throws an error, or the tree does not have the expected picture, a text above the app says so. The app
    /// is shown as far as it has come.
    public struct TreePreview: View {
        private let problem: String?
        @State private var model: TreeModel

        /// Creates a preview. The steps run before the app is shown, so a trigger that no gate holds back has finished
        /// when its call returns.
        ///
        /// - Parameters:
        ///   - app: The app: a coordinator, a root or a screen; a window, or a manager of windows.
        ///   - picture: The tree after the steps, as `Tree` prints it; nil to show any.
        ///   - makeModel: Makes the model of the app, with its style and environment; by default, without them.
        ///   - steps: The steps: triggers, a link that is followed, a state that is restored.
        public init<App: Presentable>(
            _ app: App, expecting picture: String? = nil, model makeModel: (App) -> TreeModel = { TreeModel($0) },
            steps: (App) throws -> Void = { _ in }
        ) {
            var problems: [String] = []
            do { try steps(app) } catch { problems.append("\(error)") }
            let tree = app.node.tree.description
            if let picture, tree != picture {
                problems.append("The tree is not as expected.\n\n  expected: \(picture)\n  found:    \(tree)")
            }
            problem = problems.isEmpty ? nil : problems.joined(separator: "\n\n")
            model = makeModel(app)
        }

        /// The app, beneath what went wrong.
        public var body: some View {
            VStack(spacing: 0) {
                if let problem { Text(problem) }
                TreeView(model)
            }
        }
    }
#endif
