import CAdwaita

final class AdwApplication: GLibObject {
    init(_ id: String) { super.init(adw_application_new(id, G_APPLICATION_DEFAULT_FLAGS)) }

    /// Runs until the last window has been closed.
    func run(_ onActivate: @escaping (AdwApplication) -> Void) {
        connect("activate") { [unowned self] _ in onActivate(self) }
        g_application_run(object(), 0, nil)
    }

    func add(_ window: AdwApplicationWindow) { gtk_application_add_window(object(), window.object()) }
}

final class AdwApplicationWindow: GtkWidget {
    var onNotifyIsActive: (() -> Void)?

    /// - Parameters:
    ///   - width: The width at first, in pixels.
    ///   - height: The height at first, in pixels.
    init(width: Int, height: Int) {
        super.init(g_object_new_with_properties(adw_application_window_get_type(), 0, nil, nil))
        gtk_widget_set_size_request(widget, 320, 240)
        resize(width: width, height: height)
        connect("notify::is-active", hasArgument: true) { [unowned self] _ in onNotifyIsActive?() }
    }

    /// True if the window has the focus.
    var isActive: Bool { gtk_window_is_active(object()) != 0 }

    var content: GtkWidget? {
        get { GtkWidget.of(adw_application_window_get_content(object())) }
        set { adw_application_window_set_content(object(), newValue?.widget) }
    }

    /// The dialogs that are open, the uppermost last.
    var dialogs: [AdwDialog] { objects(in: adw_application_window_get_dialogs(object())) }

    func add(_ breakpoint: AdwBreakpoint) { adw_application_window_add_breakpoint(object(), breakpoint.opaque) }

    func resize(width: Int, height: Int) { gtk_window_set_default_size(object(), Int32(width), Int32(height)) }

    func present() { gtk_window_present(object()) }

    /// Calls a closure once, a frame later.
    func addTick(_ run: @escaping () -> Void) { gTimeout(16, run) }

    func destroy() { gtk_window_destroy(object()) }

    override func drop(_ child: GtkWidget) { content = nil }
}

/// A width below which a window is narrow.
final class AdwBreakpoint: GLibObject {
    var onApply: (() -> Void)?
    var onUnapply: (() -> Void)?

    /// - Parameter maxWidth: The width in pixels, if text has its usual size.
    init(maxWidth: Double) {
        let condition = adw_breakpoint_condition_new_length(
            ADW_BREAKPOINT_CONDITION_MAX_WIDTH, maxWidth, ADW_LENGTH_UNIT_SP)
        super.init(UnsafeMutableRawPointer(adw_breakpoint_new(condition)))
        // It is emitted in the middle of the layout, where widgets must not come or go.
        connect("apply") { [weak self] _ in gTimeout(0) { self?.onApply?() } }
        connect("unapply") { [weak self] _ in gTimeout(0) { self?.onUnapply?() } }
    }
}

class AdwDialog: GtkWidget {
    var onClosed: (() -> Void)?
    var onCloseAttempt: (() -> Void)?
    private var isClosing = false

    convenience init() { self.init(dialog: adw_dialog_new()) }

    fileprivate init(dialog: UnsafeMutableRawPointer) {
        super.init(dialog)
        connect("closed") { [unowned self] _ in
            isClosing = true
            onClosed?()
        }
        connect("close-attempt") { [unowned self] _ in onCloseAttempt?() }
    }

    var child: GtkWidget? {
        get { GtkWidget.of(adw_dialog_get_child(object())) }
        set { adw_dialog_set_child(object(), newValue?.widget) }
    }

    var canClose: Bool {
        get { adw_dialog_get_can_close(object()) != 0 }
        set { adw_dialog_set_can_close(object(), newValue ? 1 : 0) }
    }

    func present(_ window: AdwApplicationWindow) { adw_dialog_present(object(), window.widget) }

    /// Emits `closed` when it begins to close. It keeps its child until that has been animated.
    func forceClose() { adw_dialog_force_close(object()) }

    /// It opens a few frames after it was presented.
    override var isAnimated: Bool {
        isClosing || gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_mapped(adw_dialog_get_child(object())) == 0
    }

    override func drop(_ child: GtkWidget) { self.child = nil }
}

final class AdwAlertDialog: AdwDialog {
    var onResponse: ((String) -> Void)?

    convenience init(heading: String, body: String) {
        self.init(dialog: adw_alert_dialog_new(heading, body))
        connect("response", hasArgument: true) { [unowned self] response in
            if let response { onResponse?(String(cString: response.assumingMemoryBound(to: CChar.self))) }
        }
    }

    var heading: String { String(cString: adw_alert_dialog_get_heading(object())) }

    var closeResponse: String {
        get { String(cString: adw_alert_dialog_get_close_response(object())) }
        set { adw_alert_dialog_set_close_response(object(), newValue) }
    }

    func addResponse(_ id: String, label: String) { adw_alert_dialog_add_response(object(), id, label) }
}
