import CAdwaita

/// An object of GLib, with one object of Swift for as long as it exists.
///
/// GLib counts references, and so does Swift. An object that others of GLib hold keeps that of Swift, with its closures:
/// a widget that is in another one, or on its way out.
class GLibObject {
    let pointer: UnsafeMutableRawPointer
    private var handlers: [UInt] = []

    /// Takes over what a function of C has just made.
    init(_ made: UnsafeMutableRawPointer) {
        pointer = made
        let this = Unmanaged.passRetained(self).toOpaque()
        g_object_ref_sink(made)
        g_object_set_data(object(), "swift", this)
        g_object_add_toggle_ref(object(), lastReferenceHasChanged, this)
        g_object_unref(made)
    }

    deinit {
        g_object_set_data(object(), "swift", nil)
        for handler in handlers { g_signal_handler_disconnect(pointer, handler) }
        g_object_remove_toggle_ref(object(), lastReferenceHasChanged, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Returns the object of Swift, if there is one.
    static func of(_ pointer: UnsafeMutableRawPointer?) -> Self? {
        guard let pointer, let data = g_object_get_data(pointer.assumingMemoryBound(to: GObject.self), "swift")
        else { return nil }
        return Unmanaged<GLibObject>.fromOpaque(data).takeUnretainedValue() as? Self
    }

    /// Returns this as what a function of C takes.
    final func object<Object>() -> UnsafeMutablePointer<Object> { pointer.assumingMemoryBound(to: Object.self) }

    /// This, for functions of C that take a type of which no more than the name is known.
    final var opaque: OpaquePointer { OpaquePointer(pointer) }

    /// Calls a closure whenever a signal is emitted.
    ///
    /// - Parameters:
    ///   - signal: The name of a signal without a result, which has one argument, or none.
    ///   - hasArgument: True if it has one.
    ///   - run: The closure, with the argument.
    final func connect(
        _ signal: String, hasArgument: Bool = false, _ run: @escaping (UnsafeMutableRawPointer?) -> Void
    ) {
        typealias Pointer = UnsafeMutableRawPointer
        let plain: @convention(c) (Pointer?, Pointer?) -> Void = { call($1, nil) }
        let other: @convention(c) (Pointer?, Pointer?, Pointer?) -> Void = { call($2, $1) }
        let callback = hasArgument ? unsafeBitCast(other, to: GCallback.self) : unsafeBitCast(plain, to: GCallback.self)
        let action = Unmanaged.passRetained(Action(run)).toOpaque()
        let flags = GConnectFlags(rawValue: 0)
        handlers.append(g_signal_connect_data(pointer, signal, callback, action, { data, _ in release(data) }, flags))
    }
}

/// Returns the objects of Swift in a list, which is released.
func objects<Item: GLibObject>(in list: OpaquePointer?) -> [Item] {
    guard let list else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
        guard let item = g_list_model_get_item(list, index) else { return nil }
        defer { g_object_unref(item) }
        return Item.of(item)
    }
}

/// Calls a closure once, after a number of milliseconds; after none, before anything is drawn.
func gTimeout(_ milliseconds: UInt32, _ run: @escaping () -> Void) {
    let once: GSourceFunc = { data in
        call(data, nil)
        return 0
    }
    let action = Unmanaged.passRetained(Action { _ in run() }).toOpaque()
    let priority = milliseconds == 0 ? G_PRIORITY_HIGH : G_PRIORITY_DEFAULT
    g_timeout_add_full(priority, milliseconds, once, action, { release($0) })
}

private final class Action {
    let run: (UnsafeMutableRawPointer?) -> Void
    init(_ run: @escaping (UnsafeMutableRawPointer?) -> Void) { self.run = run }
}

private func call(_ action: UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?) {
    if let action { Unmanaged<Action>.fromOpaque(action).takeUnretainedValue().run(argument) }
}

private func release(_ action: UnsafeMutableRawPointer?) {
    if let action { Unmanaged<Action>.fromOpaque(action).release() }
}

/// The reference of the object of Swift has become the only one, or is that no longer.
private func lastReferenceHasChanged(
    _ object: UnsafeMutableRawPointer?, _: UnsafeMutablePointer<GObject>?, _ isLast: gboolean
) {
    guard let object else { return }
    let this = Unmanaged<GLibObject>.fromOpaque(object)
    if isLast != 0 { this.release() } else { _ = this.retain() }
}
