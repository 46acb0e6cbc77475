import CAdwaita

class GtkWidget: GLibObject {
    final var widget: UnsafeMutablePointer<CAdwaita.GtkWidget> { object() }

    /// The nearest widget around this one that Swift has made.
    final var parent: GtkWidget? {
        var around = gtk_widget_get_parent(widget)
        while let found = around {
            if let parent = GtkWidget.of(found) { return parent }
            around = gtk_widget_get_parent(found)
        }
        return nil
    }

    /// True while something in this is animated.
    final var isMoving: Bool { widget.contains { GtkWidget.of($0)?.isAnimated == true } }

    /// True while this itself is animated.
    var isAnimated: Bool { false }

    /// Takes a child out.
    func drop(_ child: GtkWidget) {}
}

extension UnsafeMutablePointer<CAdwaita.GtkWidget> {
    /// Returns true if this, or a widget in it, is one of those.
    fileprivate func contains(where isOne: (Self) -> Bool) -> Bool {
        if isOne(self) { return true }
        var child = gtk_widget_get_first_child(self)
        while let next = child {
            if next.contains(where: isOne) { return true }
            child = gtk_widget_get_next_sibling(next)
        }
        return false
    }
}

final class GtkLabel: GtkWidget {
    init(_ label: String) { super.init(gtk_label_new(label)) }

    var label: String { String(cString: gtk_label_get_label(opaque)) }
}

/// Widgets one below the other.
final class GtkBox: GtkWidget {
    init(_ children: [GtkWidget]) {
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        for child in children { append(child) }
    }

    var children: [GtkWidget] { objects(in: gtk_widget_observe_children(widget)) }

    func append(_ child: GtkWidget) {
        let isLow = child is AdwHeaderBar || child is AdwViewSwitcherBar || child is GtkButton
        gtk_widget_set_vexpand(child.widget, isLow ? 0 : 1)
        gtk_box_append(object(), child.widget)
    }

    override func drop(_ child: GtkWidget) { gtk_box_remove(object(), child.widget) }
}

final class GtkButton: GtkWidget {
    init(_ label: String, onClicked: @escaping () -> Void) {
        super.init(gtk_button_new_with_label(label))
        connect("clicked") { _ in onClicked() }
    }
}

final class AdwHeaderBar: GtkWidget {
    init() { super.init(adw_header_bar_new()) }
}
