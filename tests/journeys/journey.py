#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs one journey: journey.py NAME --build FOLDER [--program FILE] [--picture]. README.md tells more."""

import argparse
import importlib
import pathlib
import sys
import time
import traceback

sys.dont_write_bytecode = True
SKIPPED = 77
SOURCES = pathlib.Path(__file__).resolve().parents[2]

try:
    from driver.desk import Desk
    from driver.desktop import missing
    lacking = missing()
except ImportError as error:
    lacking = [str(error)]


def keep_what_is_shown(desk, name, folder):
    """The picture, and the names of the widgets on it."""
    desk.desktop.picture(folder / f"{name}.png")
    lines = []
    for editor in desk.editors:
        if editor.process.poll() is None:
            lines += editor.application.outline()
    for log in sorted(desk.desktop.folder.glob("*.log")):
        lines += ["", f"{log.name}:", log.read_text(errors="replace")]
    (folder / f"{name}.txt").write_text("\n".join(lines))
    print(f"What was shown is in {folder}/{name}.png and {name}.txt.", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("--build", type=pathlib.Path, required=True, help="the build folder")
    parser.add_argument("--program", type=pathlib.Path, help="the editor, such as an installed one")
    parser.add_argument("--picture", action="store_true", help="keep what is shown at the end, too")
    options = parser.parse_args()
    if lacking:
        print(f"Skipped: there is no {', '.join(lacking)} here; ./dev test installs it.")
        return SKIPPED

    pictures = options.build / "journeys"
    for suffix in ("png", "txt"):
        (pictures / f"{options.name}.{suffix}").unlink(missing_ok=True)
    begin = time.monotonic()
    with Desk(options.build, SOURCES, options.program) as desk:
        try:
            importlib.import_module(options.name).journey(desk)
            if options.picture:
                keep_what_is_shown(desk, options.name, pictures)
        except BaseException:  # also when CTest ends it, as it took too long
            traceback.print_exc()
            keep_what_is_shown(desk, options.name, pictures)
            return 1
    print(f"{options.name}: {time.monotonic() - begin:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
