import SwiftUI

/// An app with one empty scene, in which the tests of the hosts make their windows.
@main struct DeviceApp: App {
    var body: some Scene { WindowGroup { EmptyView() } }
}
