# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Another program on the desktop, with a clipboard of its own and files to drag (neighbour.cpp)."""

import os
import select
import subprocess
import time

from .accessible import PATIENCE, wait_until
from .desktop import SIZE

LEFT = SIZE[0] - 60


class Neighbour:
    def __init__(self, desktop, program):
        self.desktop = desktop
        self.process = desktop.start(program, LEFT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def tell(self, *words):
        self.process.stdin.write("\t".join(map(str, words)).encode() + b"\n")
        self.process.stdin.flush()
        return self.answer_to(words[0])

    def answer_to(self, word, seconds=PATIENCE):
        """The line that answers a command. A program that hangs, or has ended, fails the journey."""
        end = time.monotonic() + seconds
        answer = b""
        while not answer.endswith(b"\n"):
            readable, _, _ = select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))
            if not readable:
                raise AssertionError(f"waited {seconds} s for the neighbour to {word}")
            more = os.read(self.process.stdout.fileno(), 4096)
            if not more:
                raise AssertionError(f"the neighbour ended before it did {word}")
            answer += more
        return answer.decode().strip()

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
