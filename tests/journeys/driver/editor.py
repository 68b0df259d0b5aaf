# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The editor as a person sees it: windows, menus, dialogs, tables and boards."""

import json
import re
import signal

from .accessible import Gone, wait_until
from .table import Table

WINDOWS = {"frame", "dialog", "alert", "alert message", "file chooser"}
GENERATORS = {"Constrained", "Balanced", "Layered", "Sculpted", "Worlds", "Bingosync", "PlayBingo"}
COMPLAINTS = ("could not", "to fill this board", "can be won", "No board")
FIELDS = {"text", "spin box", "combo box"}


BUTTONS = {"button", "push button", "toggle button", "check box", "radio button", "button menu"}
LONG = 120  # seconds, for what is computed


def is_called(text, name):
    """Whether a button or tab has this name, without the number that some show behind it."""
    return plain(text) == name or re.fullmatch(re.escape(name) + r" [\d,.]+\D*", text) is not None


def plain(text):
    """A text without the sign of a key to press and without the dots of a dialog to come."""
    return text.replace("&", "").removesuffix("…")


class Part:
    """A part of a window, and what can be done with the widgets in it."""

    def __init__(self, editor, widget):
        self.editor, self.desktop, self.widget = editor, editor.desktop, widget

    def find(self, role=None, name=None, seconds=None):
        return self.widget.find(role, name, seconds)

    def click(self, widget, button=1, times=1):
        """Clicks the middle of a widget as soon as it is shown and does not move."""
        x, y, width, height = self.editor.settled_box(widget)
        self.desktop.click(x + width / 2, y + height / 2, button, times)

    def pressable(self, name, roles):
        def found():
            button = self.widget.first(lambda widget: widget.role in roles and is_called(widget.name, name))
            return button if button and button.has("enabled", "showing") else None
        return wait_until(found, f"\"{name}\" to press in {self.widget!r}", LONG)

    def press(self, name):
        """Clicks a button or a check box as soon as it can be clicked."""
        self.click(self.pressable(name, BUTTONS))

    def tab(self, name):
        """Goes to a page by its tab."""
        tab = self.pressable(name, {"page tab"})
        self.click(tab)
        wait_until(lambda: tab.has("selected"), f"the page \"{name}\"")

    def field(self, label):
        """The field that has this name, or a label with this text."""
        def is_labelled(widget):
            return widget.role in FIELDS and (
                widget.name == label or any(plain(other.name) == label for other in widget.labels()))
        return wait_until(lambda: self.widget.first(is_labelled), f"the field \"{label}\" in {self.widget!r}")

    def fill_in(self, label, text):
        """Replaces the text of a field."""
        field = self.field(label)
        self.click(field)
        wait_until(lambda: field.has("focused"), f"the focus in {field!r}")
        self.desktop.keys("ctrl+a")
        self.desktop.type(text)

    def choose(self, label, entry):
        """Chooses an entry of a combo box."""
        self.choose_in(self.field(label), entry)

    def choose_in(self, box, entry):
        self.click(box)
        entries = box.find("list")
        self.click(wait_until(lambda: entries.child(entry), f"\"{entry}\" in {box!r}"))
        wait_until(lambda: box.name == entry, f"\"{entry}\" to be chosen in {box!r}")

    def shows(self, text, seconds=None):
        """Waits until a text can be read somewhere here."""
        def found():
            return self.widget.first(lambda widget: text in widget.name and widget.has("showing"))
        return wait_until(found, f"\"{text}\" to read in {self.widget!r}", seconds)


    def lists(self, name, text):
        """Waits until an entry of a list or tree has this text."""
        entries = wait_until(lambda: self.widget.look_for("tree", name) or self.widget.look_for("list", name),
                             f"the list \"{name}\" in {self.widget!r}")
        wait_until(lambda: any(text in child.name for child in entries.children),
                   lambda: f"\"{text}\" in {name}; it has {[child.name for child in entries.children]}")


class Dialog(Part):
    def closes(self):
        """Waits until this dialog is closed."""
        def closed():
            try:
                return not self.widget.has("showing")
            except Gone:
                return True
        wait_until(closed, f"the end of {self.widget!r}")

    def press(self, name):
        super().press(name)
        return self

    def answer(self, name):
        """Presses a button that closes the dialog."""
        self.press(name)
        self.closes()


class Editor(Part):
    def __init__(self, desk, program, *arguments):
        self.desk, self.desktop, self.editor = desk, desk.desktop, self
        self.process = self.desktop.start(program, *arguments)
        self.application = wait_until(lambda: self.desktop.bus.application(self.process.pid), "the editor", 60)
        self.widget = wait_until(lambda: self.application.look_for("frame"), "the editor's window", 60)
        wait_until(lambda: self.widget.has("active"), "the focus of the editor's window")

    # --- Start and end -----------------------------------------------------------------------------

    def ends(self):
        """Waits until the program has ended by itself, without an error."""
        wait_until(lambda: self.process.poll() is not None, "the end of the editor")
        assert self.process.returncode == 0, f"the editor ended with {self.process.returncode}"

    def is_killed(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def quit(self):
        self.keys("ctrl+q")

    # --- The window --------------------------------------------------------------------------------

    @property
    def title(self):
        return self.widget.name

    def is_titled(self, title):
        wait_until(lambda: self.title == title, lambda: f"the title \"{title}\"; it is \"{self.title}\"")

    def settled_box(self, widget):
        """The place of a widget that is shown and stays where it is."""
        def settled():
            box = widget.box
            return box if widget.has("showing") and box[2] > 0 and box == widget.box else None
        return wait_until(settled, f"{widget!r} to be shown")

    def catches_up(self):
        """Returns when the program has answered, and so has seen what mouse and keys did before."""
        for _ in range(3):
            self.widget.call("Accessible", "GetState")

    def keys(self, *keys):
        self.desktop.keys(*keys)

    def type(self, text):
        self.desktop.type(text)

    def table(self, name):
        return Table(self, name)

    @property
    def goals(self):
        return self.table("Goals")

    def board(self):
        """What is in the cells of the board now, from the first to the last."""
        return [cell.name.partition(". ")[2] for cell in self.find("list", "Board").children]

    def cell(self, number):
        """A cell of the board by its number."""
        return self.find("list", "Board").children[number - 1]

    def press_in(self, name, button):
        """Clicks a button beside the widget with this name."""
        Part(self, self.find(None, name).parent).press(button)

    def board_is_made(self):
        self.shows("Board up to date")

    def board_is_full(self):
        """Waits for a board about which the window has no complaint."""
        self.board_is_made()

        def complaints():
            return [label.name for label in self.widget.all("label")
                    if any(words in label.name for words in COMPLAINTS)]
        wait_until(lambda: self.board() and not complaints(), lambda: f"a whole board; {complaints()}")

    def board_reads(self, cells):
        wait_until(lambda: self.board() == cells, lambda: f"{cells} on the board; it has {self.board()}")

    def receipt(self):
        """What the line under the board and its tooltip say about the last edit."""
        return self.find("label", "Effect of the last edit").description

    def receipt_says(self, text):
        wait_until(lambda: text in self.receipt(), lambda: f"\"{text}\" in the receipt: {self.receipt()}", LONG)

    def seed(self):
        return self.field("Seed").text

    def generator(self):
        return self.generator_box().name

    def generator_box(self):
        """The first combo box above the board names the generator."""
        return self.find("combo box", lambda name: name in GENERATORS)

    def choose_generator(self, generator):
        box = self.generator_box()
        if box.name == generator:
            return
        self.click(box)
        entries = box.find("list")
        self.click(wait_until(lambda: entries.child(generator) or entries.child(f"Add {generator}…"),
                              f"{generator} in the list of generators"))
        wait_until(lambda: self.generator() == generator, f"the generator {generator}")

    def board_shows(self, goals):
        """Waits until the board has these goals, in any order."""
        wait_until(lambda: sorted(self.board()) == sorted(goals), lambda: f"{goals} on the board; it has {self.board()}")

    def board_says(self, text):
        """Waits until the board has this text in place of cells; it is painted, so it describes the board."""
        board = self.find("list", "Board")
        wait_until(lambda: text in board.description, lambda: f"\"{text}\" on the board; it says {board.description}")

    def set_size(self, rows, columns):
        for name, number in (("Rows", rows), ("Columns", columns)):
            self.fill_in(name, str(number))
            self.keys("Return")
        wait_until(lambda: len(self.board()) == rows * columns, f"a board of {rows} x {columns}")

    # --- Menus and dialogs -------------------------------------------------------------------------

    def menu(self, *path):
        """Clicks through menus: menu("File", "Save As"). The last name may be a condition of the entry's text."""
        bar = self.find("menu bar")
        item = bar.find("menu item", path[0])
        self.click(item)
        for name in path[1:]:
            def entry(inside=item, wanted=name):
                matches = wanted if callable(wanted) else lambda text: plain(text) == wanted
                found = inside.look_for("menu item", matches)
                return found if found and found.has("showing", "enabled") else None
            item = wait_until(entry, f"\"{name}\" in the menu \"{path[0]}\"")
            self.click(item)

    def dialogs(self):
        """Open dialogs; the newest is the last."""
        found = []
        self.application.first(
            lambda window: window.role in WINDOWS - {"frame"} and window.has("showing") and found.append(window))
        return found

    def dialog(self, title, with_label=None):
        """The open dialog with this title, as soon as it has the focus."""
        def opened():
            for window in self.dialogs():
                if plain(window.name) == title and window.has("active"):
                    if with_label is None or window.look_for("label", with_label):
                        return window
            return None
        try:
            return Dialog(self, wait_until(opened, f"the dialog \"{title}\""))
        except AssertionError as error:
            raise AssertionError(f"{error}; open are {self.dialogs()}") from None

    def asks(self, title, answer):
        """Waits for a question, and answers it by a button."""
        self.dialog(title).answer(answer)

    def banner(self, text):
        """The message in the window that has this text."""
        return Part(self, self.find("panel", lambda name: text in name))

    def has_no_banner(self, text):
        wait_until(lambda: self.widget.look_for("panel", lambda name: text in name) is None, f"no message \"{text}\"")

    # --- Files -------------------------------------------------------------------------------------

    def chooses_file(self, title, path):
        """Types a path into a file dialog, and accepts it."""
        chooser = self.dialog(title, with_label="File name:")
        chooser.fill_in("File name:", str(path))
        self.keys("Return")
        return chooser

    def open_file(self, path):
        self.keys("ctrl+o")
        self.chooses_file("Open Goal Set", path)

    def save_new(self, path, game="Sea", name="Beach"):
        """Saves a set for the first time: it asks for its names once, then for the file."""
        self.keys("ctrl+s")
        names = self.dialog("Names of the New Goal Set")
        names.fill_in("Game", game)
        names.fill_in("Name of the set", name)
        names.answer("Continue")
        self.chooses_file("Save Goal Set", path).closes()

    def import_file(self, path, use):
        self.keys("ctrl+i")
        self.chooses_file("Import", path).closes()
        self.dialog(f"Import {path.name}").press(use)

    def exports(self, choice, path, lost=None):
        """Writes a file by the dialog Export; `lost`: what it says is lost."""
        self.keys("ctrl+e")
        export = self.dialog("Export")
        export.choose("Format:", choice)
        if lost:
            export.lists("What is lost", lost)
        export.press("Export")
        self.chooses_file("Export", path)
        self.desk.has_file(path)

    def tunes(self):
        """Presses Tune, and stops when better settings were found."""
        self.press("Tune")
        results = self.table("Results")
        wait_until(lambda: results.widget.rows and results.reads(1, "Last round") != results.reads(1, "First round"),
                   "better settings", LONG)
        self.press("Stop")

    def is_dropped(self, path):
        """Another program drags a file onto the table."""
        left, top, width, height = self.settled_box(self.goals.widget)
        self.desk.neighbour.drags(path, self, left + width / 2, top + height / 2)


    def open_recent(self, name):
        self.menu("File", "Open Recent", lambda text: f" {name} " in text)


def saved(path):
    """What a file holds, as JSON."""
    return json.loads(path.read_text())
