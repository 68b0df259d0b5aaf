# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A table of the editor: rows by the number that people see, columns by their titles."""

from gi.repository import GLib

from .accessible import wait_until

WHEEL_UP, WHEEL_DOWN = 4, 5


class Table:
    def __init__(self, editor, name):
        self.editor, self.desktop, self.name, self.found = editor, editor.desktop, name, None

    @property
    def widget(self):
        """Looked for again when it was replaced, as at a reset of its model."""
        if self.found is None or not self.found.exists():
            self.found = self.editor.find("table", self.name)
        return self.found

    def titles(self):
        return [self.widget.call("Table", "GetColumnDescription", GLib.Variant("(i)", (column,)))[0]
                for column in range(self.widget.columns)]

    def column(self, title):
        titles = self.titles()
        assert title in titles, f"{self.widget!r} has no column \"{title}\", but {titles}"
        return titles.index(title)

    def cell(self, row, title):
        return self.widget.cell(row - 1, self.column(title))

    def reads(self, row, title):
        """The text of a cell now."""
        return self.cell(row, title).name

    def column_reads(self, title):
        column = self.column(title)
        return [self.widget.cell(row, column).name for row in range(self.widget.rows)]

    def says(self, row, title, text):
        """Waits until a cell has this text."""
        wait_until(lambda: self.reads(row, title) == text,
                   lambda: f"\"{text}\" in row {row} of {title}; it says \"{self.reads(row, title)}\"")

    def has_rows(self, count):
        wait_until(lambda: self.widget.rows == count,
                   lambda: f"{count} rows in {self.widget!r}; there are {self.widget.rows}")

    def scroll_to(self, row, title):
        """Turns the wheel until a cell is shown whole. Its place on the screen is the answer."""
        left, top, width, height = self.editor.settled_box(self.widget)
        first = self.widget.cell(0, self.column(title)).box
        self.desktop.move_to(left + width / 2, top + height / 2)
        for _ in range(400):
            cell = self.cell(row, title)
            box = self.editor.settled_box(cell) if cell.has("showing") else cell.box
            above, below = box[1] < top + first[3] / 2, box[1] + box[3] > top + height
            if not above and not below:
                return box
            self.desktop.turn_wheel(WHEEL_UP if above else WHEEL_DOWN)
            wait_until(lambda before=box: self.cell(row, title).box != before, f"row {row} to move with the wheel")
        raise AssertionError(f"row {row} of {self.widget!r} cannot be scrolled to")

    def click(self, row, title, button=1, times=1):
        box = self.scroll_to(row, title)
        # Near the left edge, where a cell has no arrow or handle.
        self.desktop.click(box[0] + min(box[2] / 2, 30), box[1] + box[3] / 2, button, times)

    def go_to(self, row, title):
        self.click(row, title)
        self.has_cursor(row, title)

    def has_cursor(self, row, title):
        wait_until(lambda: self.cell(row, title).has("focused"), f"the cursor in row {row} of {title}")

    def drag_bar(self, row, title, start, end):
        """Drags the bar of a number, from and to a part of the cell's width."""
        self.go_to(row, title)
        left, top, width, height = self.scroll_to(row, title)
        self.desktop.drag((left + width * start, top + height / 2), (left + width * end, top + height / 2),
                          self.editor.catches_up)

    def drag_row(self, row, target):
        """Drags a row by its number to a widget."""
        top, height = self.scroll_to(row, "Goal")[1::2]
        number = self.widget.box[0] + 28, top + height / 2
        # Selects the row. Not where the drag begins, which would be a double click.
        self.desktop.click(number[0] - 16, number[1])
        wait_until(lambda: self.cell(row, "Goal").has("selected"), f"row {row} to be selected")
        left, above, width, tall = self.editor.settled_box(target)
        self.desktop.drag(number, (left + width / 2, above + tall / 2), self.editor.catches_up)

    def sort_by(self, title):
        """Clicks the title of a column, which is right above the first row."""
        left, top, width, _ = self.scroll_to(1, title)
        self.desktop.click(left + width / 2, top - 8)

    def type_into(self, row, title, text):
        """Overwrites a cell, and waits until it says so."""
        self.go_to(row, title)
        self.desktop.type(text)
        self.desktop.keys("Return")
        self.says(row, title, text)

    def select_rows(self, first, last, title):
        self.go_to(first, title)
        box = self.scroll_to(last, title)
        with self.desktop.held("shift"):
            self.desktop.click(box[0] + box[2] / 2, box[1] + box[3] / 2)
        wait_until(lambda: self.cell(last, title).has("selected"), f"row {last} to be selected")

    def find_row(self, title, text):
        """The number of the row whose cell has this text."""
        def found():
            texts = self.column_reads(title)
            return texts.index(text) + 1 if text in texts else None
        return wait_until(found, f"a row whose {title} is \"{text}\"")
