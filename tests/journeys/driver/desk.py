# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a journey begins: a desktop with folders of files, and the programs that can be started there."""

import shutil

from .accessible import wait_until
from .desktop import Desktop
from .editor import Editor
from .neighbour import Neighbour


class Desk:
    def __init__(self, build, sources):
        self.build, self.sources = build.resolve(), sources
        self.desktop = Desktop()
        self.editors = []
        self._neighbour = None

    def __enter__(self):
        self.desktop.__enter__()
        return self

    def __exit__(self, *what):
        self.desktop.__exit__(*what)

    @property
    def documents(self):
        """The folder for the person's files."""
        return self.desktop.documents

    def has_sample(self, name, called=None):
        """A copy of a sample among the person's files."""
        path = self.documents / (called or f"{name}.json")
        shutil.copy(self.sources / "resources" / "samples" / f"{name}.json", path)
        path.chmod(0o644)
        return path

    def has_file(self, path):
        """Waits for a file that is written in the background, whole or not at all."""
        wait_until(path.exists, f"the file {path}")

    def starts_editor(self, *arguments):
        self.editors.append(Editor(self, self.build / "app" / "gui" / "boardwright", *arguments))
        return self.editors[-1]

    @property
    def neighbour(self):
        if self._neighbour is None:
            self._neighbour = Neighbour(self.desktop, self.build / "tests" / "journeys" / "neighbour")
        return self._neighbour
