#if canImport(UIKit)
    public import UIKit

    /// A view controller that shows a view.
    open class UIHostingController<Content: View>: UIViewController {
        public var rootView: Content {
            didSet { stage?.invalidate() }
        }
        private(set) package var stage: Stage?
        var environment = EnvironmentValues() { didSet { stage?.environment = environment } }

        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }

        public required init?(coder: NSCoder) { return nil }

        open override func loadView() { view = HostingView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

        open override func viewDidLoad() {
            super.viewDidLoad()
            let stage = Stage { [weak self] in self.map { AnyView($0.rootView) } ?? AnyView(EmptyView()) }
            self.stage = stage
            stage.environment = environment
            stage.onUpdate = { [weak self, weak stage] in
                guard let self, let stage else { return }
                let controllers = stage.pieces.flatMap(\.controllers)
                for memory in controllers where memory.controller.parent !== self { show(memory.controller) }
                for child in children where !controllers.contains(where: { $0.controller === child }) {
                    child.willMove(toParent: nil)
                    child.viewIfLoaded?.removeFromSuperview()
                    child.removeFromParent()
                }
                if let title = stage.pieces.lazy.compactMap({ $0.find(\.title) }).first { self.title = title }
            }
        }

        /// What is in it is drawn before it comes into sight, as late as that.
        open override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            stage?.open()
        }

        open override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            stage?.cover()
        }

        private func show(_ controller: UIViewController) {
            addChild(controller)
            controller.view.frame = view.bounds
            (view as? HostingView)?.take(controller.view)
            controller.didMove(toParent: self)
            bringIn(controller)
        }
    }

    /// What is added to it that SwiftUI has not put there may break it.
    @MainActor private final class HostingView: UIView {
        func take(_ view: UIView) { super.addSubview(view) }
        override func addSubview(_ view: UIView) {
            Toolkit.fault("Adding '\(type(of: view))' as a subview of UIHostingController.view is not supported")
            super.addSubview(view)
        }
    }

    extension UIHostingController: StageHolder {}

    @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
        associatedtype UIViewControllerType: UIViewController
        typealias Context = UIViewControllerRepresentableContext<Self>
        func makeUIViewController(context: Context) -> UIViewControllerType
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    }

    @MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

    extension UIViewControllerRepresentable {
        public var body: Never { fatalError("\(Self.self) has no body") }
        public func _expand(_ site: Site) -> [Piece] {
            site.link(self)
            let memory = site.memory { ControllerMemory(makeUIViewController(context: Context())) }
            if let controller = memory.controller as? UIViewControllerType {
                updateUIViewController(controller, context: Context())
            }
            return [Piece(.controller(memory), site, [])]
        }
    }

    @MainActor final class ControllerMemory {
        let controller: UIViewController
        init(_ controller: UIViewController) { self.controller = controller }
    }

    extension Piece {
        var controllers: [ControllerMemory] {
            if case .controller(let memory) = kind { return [memory] }
            return (children + behind).flatMap(\.controllers)
        }
    }
#endif
