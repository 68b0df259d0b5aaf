# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Another program on the desktop, with a clipboard of its own and files to drag (neighbour.cpp)."""

import subprocess

from .accessible import wait_until
from .desktop import SIZE

LEFT = SIZE[0] - 60


class Neighbour:
    def __init__(self, desktop, program):
        self.desktop = desktop
        self.process = desktop.start(program, LEFT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def tell(self, *words):
        self.process.stdin.write("\t".join(map(str, words)).encode() + b"\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().decode().strip()
        assert answer, f"the neighbour did not {words[0]}"
        return answer

    def owns(self):
        """Whether what is on the clipboard was copied here."""
        return self.tell("owns") == "yes"

    def copies(self, text, html=None):
        """Puts a text on the clipboard, as a spreadsheet puts its cells there."""
        paths = [self.desktop.folder / "copied.txt", self.desktop.folder / "copied.html"]
        paths[0].write_text(text)
        if html is not None:
            paths[1].write_text(html)
        self.tell("copy", *(paths if html is not None else paths[:1]))

    def pastes(self):
        """The text that another program gets from the clipboard."""
        path = self.desktop.folder / "pasted.txt"
        self.tell("paste", path)
        return path.read_bytes().decode()

    def gets_something(self):
        """The text on the clipboard, as soon as it is not this program's own."""
        return wait_until(lambda: not self.owns() and self.pastes(), "a text of another program on the clipboard")

    def gets(self, text):
        """Waits until it gets this text from the clipboard, but for the end of the last line."""
        wait_until(lambda: self.pastes().rstrip("\n") == text.rstrip("\n"),
                   lambda: f"{text!r} on the clipboard; there is {self.pastes()!r}")

    def drags(self, path, editor, x, y):
        """Drags a file to a place in the window of an editor, and drops it there."""
        def follow():
            self.owns()
            editor.catches_up()
        self.tell("drag", path)
        self.desktop.drag((LEFT + 30, 30), (x, y), follow)
