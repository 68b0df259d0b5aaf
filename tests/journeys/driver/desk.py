# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a journey begins: a desktop with folders of files, and the programs that can be started there."""

import os
import pathlib
import shutil
import subprocess

from .accessible import wait_until
from .desktop import Desktop
from .editor import Editor
from .neighbour import Neighbour


class Desk:
    def __init__(self, build, sources, program=None):
        """Without a program, the editor is that of the build folder."""
        self.build, self.sources = build.resolve(), sources
        self.program = program.resolve() if program else self.build / "app" / "gui" / "boardwright"
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

    def has_real_set(self):
        """A copy of the largest real goal set of BOARDWRIGHT_DATA, or of a sample where there are none."""
        folder = os.environ.get("BOARDWRIGHT_DATA")
        sets = sorted(pathlib.Path(folder).glob("lockout/*.json"), key=lambda path: path.stat().st_size) if folder else []
        if not sets:
            return self.has_sample("elder-isles")
        path = self.documents / sets[-1].name
        shutil.copyfile(sets[-1], path)
        return path

    def says(self, *arguments):
        """What boardwright-cli prints."""
        done = subprocess.run([self.build / "app" / "cli" / "boardwright-cli", *map(str, arguments)], check=False,
                              capture_output=True, text=True)
        assert done.returncode == 0, f"boardwright-cli {arguments}: {done.stderr}"
        return done.stdout

    def has_file(self, path):
        """Waits for a file that is written in the background, whole or not at all."""
        wait_until(path.exists, f"the file {path}")

    def kept_works(self):
        """The files of unsaved work that are there in case of a crash."""
        return list((self.desktop.home / ".data" / "boardwright" / "boardwright" / "recovery").glob("*.recovery"))

    def starts_editor(self, *arguments):
        self.editors.append(Editor(self, self.program, *arguments))
        return self.editors[-1]

    @property
    def neighbour(self):
        if self._neighbour is None:
            self._neighbour = Neighbour(self.desktop, self.build / "tests" / "journeys" / "neighbour")
        return self._neighbour
