/// What a screen is shown under: a value and its type, so that two types never meet.
package struct ScreenKey: Hashable {
    private let type: ObjectIdentifier
    private let value: AnyHashable

    package init<Key: Hashable>(_ key: Key) {
        type = ObjectIdentifier(Key.self)
        value = AnyHashable(key)
    }
}
