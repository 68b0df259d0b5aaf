# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Widgets of a program by role and name, as a screen reader finds them (AT-SPI over D-Bus)."""

import time

from gi.repository import Gio, GLib

REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"

# Numbers of AtspiStateType.
STATES = {
    "active": 1, "checked": 4, "enabled": 8, "expanded": 10, "focused": 12, "modal": 16, "selected": 23,
    "sensitive": 24, "showing": 25, "visible": 30, "has tooltip": 40}

# Seconds for what takes a moment on a machine that does much else.
PATIENCE = 30

# Roles with very many children, which are asked for by row and column.
LARGE = {"table", "tree table", "tree", "list"}


class Gone(Exception):
    """A widget no longer exists, or its program has ended."""


def wait_until(condition, what, seconds=None):
    """The first value of the condition that is true. Asks again and again, because nothing announces it.

    What is waited for is a text, or a function that gives it when the time is over.
    """
    seconds = seconds or PATIENCE
    end = time.monotonic() + seconds
    while True:
        try:
            value = condition()
        except Gone:
            value = None
        if value:
            return value
        if time.monotonic() > end:
            try:
                text = what() if callable(what) else what
            except Gone as gone:
                text = str(gone)
            raise AssertionError(f"waited {seconds} s for {text}")
        time.sleep(0.02)


class Bus:
    def __init__(self, address):
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address,
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
            None, None)

    def call(self, owner, path, interface, method, arguments=None):
        try:
            return self.connection.call_sync(
                owner, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 15_000, None).unpack()
        except GLib.Error as error:
            raise Gone(f"{interface}.{method}: {error.message}") from error

    def application(self, process):
        """The root of the widgets of a process, or None as long as it has not registered."""
        for owner, path in self.call(REGISTRY, ROOT, "org.a11y.atspi.Accessible", "GetChildren")[0]:
            try:
                pid = self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                "GetConnectionUnixProcessID", GLib.Variant("(s)", (owner,)))[0]
            except Gone:
                continue
            if pid == process:
                return Widget(self, owner, path)
        return None


class Widget:
    def __init__(self, bus, owner, path):
        self.bus, self.owner, self.path = bus, owner, path

    def __eq__(self, other):
        return isinstance(other, Widget) and (self.owner, self.path) == (other.owner, other.path)

    def __hash__(self):
        return hash((self.owner, self.path))

    def __repr__(self):
        try:
            return f"{self.role} \"{self.name}\""
        except Gone:
            return "a widget that is gone"

    def call(self, interface, method, arguments=None):
        return self.bus.call(self.owner, self.path, "org.a11y.atspi." + interface, method, arguments)

    def get(self, interface, name):
        return self.bus.call(self.owner, self.path, "org.freedesktop.DBus.Properties", "Get",
                             GLib.Variant("(ss)", ("org.a11y.atspi." + interface, name)))[0]

    @property
    def name(self):
        return self.get("Accessible", "Name")

    @property
    def description(self):
        return self.get("Accessible", "Description")

    @property
    def role(self):
        return self.call("Accessible", "GetRoleName")[0]

    @property
    def states(self):
        low, high = self.call("Accessible", "GetState")[0]
        bits = low | high << 32
        return {name for name, number in STATES.items() if bits >> number & 1}

    def has(self, *states):
        return self.states >= set(states)

    @property
    def children(self):
        return [Widget(self.bus, owner, path) for owner, path in self.call("Accessible", "GetChildren")[0]]

    @property
    def parent(self):
        return Widget(self.bus, *self.get("Accessible", "Parent"))

    @property
    def text(self):
        """The content of an editor or a label."""
        return self.call("Text", "GetText", GLib.Variant("(ii)", (0, -1)))[0]

    @property
    def value(self):
        return self.get("Value", "CurrentValue")

    @property
    def box(self):
        """Left, top, width and height on the screen."""
        return self.call("Component", "GetExtents", GLib.Variant("(u)", (0,)))[0]

    def labels(self):
        """The widgets that label this one."""
        labelled_by = 2
        relations = self.call("Accessible", "GetRelationSet")[0]
        return [Widget(self.bus, *target) for kind, targets in relations if kind == labelled_by for target in targets]

    def exists(self):
        try:
            return bool(self.role)
        except Gone:
            return False

    def actions(self):
        return [action[0] for action in self.call("Action", "GetActions")[0]]

    # --- Cells of tables ---------------------------------------------------------------------------

    @property
    def rows(self):
        return self.get("Table", "NRows")

    @property
    def columns(self):
        return self.get("Table", "NColumns")

    def cell(self, row, column):
        return Widget(self.bus, *self.call("Table", "GetAccessibleAt", GLib.Variant("(ii)", (row, column)))[0])

    # --- Finding -----------------------------------------------------------------------------------

    def walk(self):
        """This widget and what is in it, level by level, without hidden widgets and without cells of tables."""
        level = [self]
        while level:
            below = []
            for widget in level:
                try:
                    if widget is not self and not widget.has("visible"):
                        continue
                    yield widget
                    if widget is self or widget.role not in LARGE:
                        below += widget.children
                except Gone:
                    continue
            level = below

    def child(self, name):
        """The part with this name, such as an item of a list, or None."""
        return next((child for child in self.children if child.name == name), None)

    def matches(self, role, name):
        if role is not None and self.role != role:
            return False
        return name is None or (name(self.name) if callable(name) else self.name == name)

    def first(self, condition):
        """The first widget here that meets a condition, or None. Those that vanish meanwhile do not."""
        for widget in self.walk():
            try:
                if widget is not self and condition(widget):
                    return widget
            except Gone:
                continue
        return None

    def look_for(self, role=None, name=None):
        """The first widget of this role and name (a text, or a condition of it), or None."""
        return self.first(lambda widget: widget.matches(role, name))

    def all(self, role=None, name=None):
        found = []
        self.first(lambda widget: widget.matches(role, name) and found.append(widget))
        return found

    def find(self, role=None, name=None, seconds=None):
        what = f"a {role or 'widget'}" + (f" \"{name}\"" if isinstance(name, str) else "")
        return wait_until(lambda: self.look_for(role, name), f"{what} in {self!r}", seconds)

    def outline(self, depth=0):
        """The tree below this widget, for whoever writes a journey (journey.py --outline)."""
        try:
            marks = " ".join(sorted(self.states & {"active", "checked", "focused", "selected", "modal"}))
            lines = ["  " * depth + f"{self.role} \"{self.name}\" {marks}".rstrip()]
            if self.role not in LARGE:
                for child in self.children:
                    if child.has("visible"):
                        lines += child.outline(depth + 1)
        except Gone:
            return []
        return lines
