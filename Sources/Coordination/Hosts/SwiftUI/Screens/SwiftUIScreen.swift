#if canImport(SwiftUI)
    public import SwiftUI

    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        public import CoordinationUIKit
        public import UIKit

        /// A screen's model with a view. Other models may have view controllers.
        @MainActor public protocol SwiftUIScreen: UIKitScreen {
            /// The type of the view.
            associatedtype ScreenView: View

            /// The view that shows this. SwiftUI reads it again when an observable value that it uses changes.
            @ViewBuilder var view: ScreenView { get }
        }

        extension SwiftUIScreen {
            /// Returns a hosting controller for the view.
            public func makeViewController() -> UIViewController {
                ScreenController(rootView: ScreenContent(model: self))
            }

            /// Returns a hosting controller for the view, with additions by the app: mostly an environment, as a
            /// ``TreeView``'s does not reach into view controllers. Let `viewController(for:)` of a `TreeStyle` return
            /// the controller.
            ///
            /// - Parameter dress: Puts something around a view: `{ $0.environment(cart) }`. Called whenever the view is
            ///   drawn. It is retained.
            public func makeViewController(@ViewBuilder dress: @escaping (AnyView) -> some View) -> UIViewController {
                ScreenController(rootView: DressedContent(model: self, dress: dress))
            }
        }

        /// The view of a model, as it is now.
        private struct ScreenContent<Model: SwiftUIScreen>: View {
            let model: Model
            var body: some View { model.view }
        }

        /// The view of a model, with the app's additions.
        private struct DressedContent<Model: SwiftUIScreen, Dressed: View>: View {
            let model: Model
            let dress: (AnyView) -> Dressed
            var body: some View { dress(AnyView(ScreenContent(model: model))) }
        }

        /// A controller of a screen's view, which reports when the view appears and disappears.
        private final class ScreenController<Content: View>: UIHostingController<Content>,
            AppearanceReportingViewController
        {
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

        /// A screen's model, or a tab's coordinator, with the looks of its tab in a tab bar.
        @MainActor public protocol SwiftUITab: UIKitTab {
            /// The title of the tab.
            var tabTitle: String { get }

            /// The name of the system image of the tab.
            var tabSymbol: String { get }

            /// The badge of the tab, such as a count; nil by default, for none. It is read again when an observable
            /// value that it uses changes.
            var tabBadge: String? { get }
        }

        extension SwiftUITab {
            /// Nil.
            public var tabBadge: String? { nil }

            /// An item with the title, the image and the badge.
            public var tabBarItem: UITabBarItem {
                let item = BadgedItem(title: tabTitle, image: UIImage(systemName: tabSymbol), tag: 0)
                item.follow(self)
                return item
            }
        }

        /// An item that shows the badge of its tab as it is now.
        private final class BadgedItem: UITabBarItem {
            private weak var tab: (any SwiftUITab)?

            func follow(_ tab: any SwiftUITab) {
                self.tab = tab
                read()
            }

            private func read() {
                withObservationTracking {
                    badgeValue = tab?.tabBadge
                } onChange: { [weak self] in
                    // The value has not changed yet.
                    DispatchQueue.main.async { self?.read() }
                }
            }
        }
    #else
        /// A screen's model with a view.
        @MainActor public protocol SwiftUIScreen: AnyObject {
            /// The type of the view.
            associatedtype ScreenView: View

            /// The view that shows this.
            @ViewBuilder var view: ScreenView { get }
        }

        extension SwiftUIScreen {
            var anyView: AnyView { AnyView(view) }
        }

        /// A screen's model, or a tab's coordinator, with the looks of its tab in a tab bar.
        @MainActor public protocol SwiftUITab: AnyObject {
            /// The title of the tab.
            var tabTitle: String { get }

            /// The name of the system image of the tab.
            var tabSymbol: String { get }

            /// The badge of the tab, such as a count; nil by default, for none. It is read again when an observable
            /// value that it uses changes. watchOS and tvOS show none.
            var tabBadge: String? { get }
        }

        extension SwiftUITab {
            /// Nil.
            public var tabBadge: String? { nil }
        }
    #endif
#endif
