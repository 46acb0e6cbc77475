#if canImport(SwiftUI)
    public import SwiftUI

    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        public import CoordinationUIKit
        public import UIKit

        /// A screen's model that says which view shows it, beside models that say a view controller.
        @MainActor public protocol SwiftUIScreen: UIKitScreen {
            /// What kind of view it is.
            associatedtype ScreenView: View

            /// The view that shows this. Read again whenever something observable that it reads has changed.
            @ViewBuilder var view: ScreenView { get }
        }

        extension SwiftUIScreen {
            /// A hosting controller with the view.
            public func makeViewController() -> UIViewController {
                ScreenController(rootView: ScreenContent(model: self))
            }

            /// A hosting controller with the view, and with what the app puts around that: mostly an environment, as
            /// that of a ``TreeView`` does not reach beyond the view controllers. A `TreeStyle` returns it as its
            /// `viewController(for:)`.
            ///
            /// - Parameter dress: Puts something around a view: `{ $0.environment(cart) }`. Called whenever that is
            ///   drawn. It is kept.
            public func makeViewController(@ViewBuilder dress: @escaping (AnyView) -> some View) -> UIViewController {
                ScreenController(rootView: DressedContent(model: self, dress: dress))
            }
        }

        /// The view of a model, as it is now.
        private struct ScreenContent<Model: SwiftUIScreen>: View {
            let model: Model
            var body: some View { model.view }
        }

        /// The same, and what the app puts around it.
        private struct DressedContent<Model: SwiftUIScreen, Dressed: View>: View {
            let model: Model
            let dress: (AnyView) -> Dressed
            var body: some View { dress(AnyView(ScreenContent(model: model))) }
        }

        /// Has the view of a screen, and tells when it comes and goes.
        private final class ScreenController<Content: View>: UIHostingController<Content>, TellingViewController {
            var onAppearance: () -> Void = {}

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                onAppearance()
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                onAppearance()
            }
        }

        /// What says how it looks in a tab bar: a screen's model, or the coordinator of what is in the tab.
        @MainActor public protocol SwiftUITab: UIKitTab {
            /// The words.
            var tabTitle: String { get }

            /// The name of a system image.
            var tabSymbol: String { get }
        }

        extension SwiftUITab {
            /// An item with the words and the image.
            public var tabBarItem: UITabBarItem {
                UITabBarItem(title: tabTitle, image: UIImage(systemName: tabSymbol), tag: 0)
            }
        }
    #else
        /// A screen's model that says which view shows it.
        @MainActor public protocol SwiftUIScreen: AnyObject {
            /// What kind of view it is.
            associatedtype ScreenView: View

            /// The view that shows this.
            @ViewBuilder var view: ScreenView { get }
        }

        extension SwiftUIScreen {
            var anyView: AnyView { AnyView(view) }
        }

        /// What says how it looks in a tab bar: a screen's model, or the coordinator of what is in the tab.
        @MainActor public protocol SwiftUITab: AnyObject {
            /// The words.
            var tabTitle: String { get }

            /// The name of a system image.
            var tabSymbol: String { get }
        }
    #endif
#endif
