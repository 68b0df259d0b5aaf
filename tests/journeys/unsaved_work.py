# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""With unsaved work each way to another set asks first, whatever way was taken before; no answer loses anything."""

import itertools

from driver.editor import saved

WAYS = ("open", "import", "recent", "drop", "quit")
ANSWERS = ("Cancel", "Discard", "Save")


def every_pair(ways):
    """The ways in an order in which each follows each, itself as well."""
    pairs = set(itertools.product(ways, ways))

    def go_on(route):
        if not pairs:
            return route
        for way in ways:
            pair = (route[-1], way)
            if pair in pairs:
                pairs.remove(pair)
                longer = go_on([*route, way])
                if longer:
                    return longer
                pairs.add(pair)
        return None

    return go_on([ways[0]])


def take(editor, way, path):
    """What a person does to get to another set."""
    if way == "open":
        editor.open_file(path)
    elif way == "import":
        editor.import_file(path, "As a New Goal Set")
    elif way == "recent":
        editor.open_recent(path.name)
    elif way == "drop":
        editor.is_dropped(path)
    else:
        editor.quit()


class Person:
    """Who works on one set after another, and knows what has to be on the disk."""

    def __init__(self, desk):
        self.desk = desk
        self.list = desk.documents / "list.txt"
        self.list.write_text("".join(f"Goal {number}\n" for number in range(1, 31)))
        self.sets = [desk.has_sample("harbour-day", "one.json"), desk.has_sample("harbour-day", "two.json")]
        self.on_disk = {path: saved(path)["objectives"][0]["weighting"] for path in self.sets}
        self.weighting = 10
        self.new_files = 0
        self.editor = desk.starts_editor(self.sets[0])
        self.editor.is_titled("one.json - Boardwright")
        for path in reversed(self.sets):  # both are recent files now
            self.editor.open_file(path)
            self.editor.is_titled(f"{path.name} - Boardwright")
        self.current = self.sets[0]

    def other(self):
        return self.sets[1] if self.current == self.sets[0] else self.sets[0]

    def edits(self):
        self.weighting += 1
        self.editor.goals.type_into(1, "Weighting", str(self.weighting))

    def goes(self, way, answer):
        target = None if way == "quit" else self.list if way == "import" else self.other()
        take(self.editor, way, target)
        if way == "open" and answer == "Cancel":
            # The dialog to choose a file may stay for another choice, or be gone with the first.
            pass
        self.editor.asks("Unsaved Changes", answer)
        if answer == "Cancel":
            self.stays(way)
            return
        if answer == "Save":
            self.saves()
        self.arrives(way, target)

    def stays(self, way):
        if way == "import":
            self.editor.dialog(f"Import {self.list.name}").answer("Cancel")
        self.editor.goals.says(1, "Weighting", str(self.weighting))
        self.is_titled(modified=True)

    def saves(self):
        if self.current == self.list:
            self.new_files += 1
            path = self.desk.documents / f"new {self.new_files}.json"
            self.editor.chooses_file("Save Goal Set", path).closes()
            self.sets.append(path)
            self.current = path
        self.on_disk[self.current] = self.weighting

    def arrives(self, way, target):
        if way == "quit":
            self.editor.ends()
            self.editor = self.desk.starts_editor(self.other())
            target = self.other()
        self.current = target
        # A list that is nowhere on the disk as a set is unsaved work from the beginning.
        self.is_titled(modified=target == self.list)
        for path, weighting in self.on_disk.items():
            assert saved(path)["objectives"][0].get("weighting", 100) == weighting, f"{path.name} lost an edit"

    def is_titled(self, modified):
        name = "Untitled" if self.current == self.list else self.current.name
        self.editor.is_titled(f"{name}{'*' if modified else ''} - Boardwright")


def journey(desk):
    person = Person(desk)
    answers = itertools.cycle(ANSWERS)
    for way in every_pair(WAYS):
        person.edits()
        person.goes(way, next(answers))
