#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy over what a build folder would compile, and prints only what it finds.

CMake's compile_commands.json names the sources of a unity build both one by one and together; ninja knows what is
really compiled. A file that was clean stays so until its text with all its headers, its command or the
configuration changes, and is not checked again before; that is remembered for all checkouts of this user.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import time

CLANG_TIDY = "clang-tidy-19"
OURS = ("core", "ui", "app", "tests")
CLEAN = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "boardwright" / "tidy"
KEPT_DAYS = 30


def included(source):
    """What a unity source is made of, or the source itself."""
    if "/Unity/" not in source:
        return [source]
    return re.findall(r'^#include "(.*)"', pathlib.Path(source).read_text(), re.MULTILINE)


def compilations(build, project):
    """(source, arguments) of each compilation that has a source of ours, the longest first."""
    text = subprocess.run(["ninja", "-C", build, "-t", "compdb", "-x"], check=True, capture_output=True).stdout
    ours = tuple(f"{project}/{folder}/" for folder in OURS)
    found = {}
    for entry in json.loads(text):
        source = entry["file"]
        if not source.endswith((".cpp", ".cxx")) or not entry["output"].endswith(".o"):
            continue
        parts = [part for part in included(os.path.join(build, source)) if part.startswith(ours)]
        if not parts:  # what moc and rcc wrote, and the headers' own check
            continue
        arguments = shlex.split(entry["command"].split("&&")[0])
        start = next(i for i, word in enumerate(arguments) if "clang" in os.path.basename(word))
        size = sum(os.path.getsize(part) for part in parts)
        found[source] = (size, arguments[start:])
    return [(source, arguments) for source, (_, arguments) in sorted(found.items(), key=lambda item: -item[1][0])]


def without_output(arguments):
    """The command without what writes files."""
    kept = []
    words = iter(arguments)
    for word in words:
        if word in ("-o", "-MF", "-MT"):
            next(words)
        elif word not in ("-MD", "-MMD", "-c"):
            kept.append(word)
    return kept


def check(build, project, source, arguments, configuration):
    """What clang-tidy says of one source: an empty text when nothing."""
    command = without_output(arguments)
    # With comments, because NOLINT is one.
    text = subprocess.run([*command, "-E", "-C"], cwd=build, capture_output=True)
    if text.returncode:
        return text.stderr.decode()
    # Wherever the checkout is.
    known = b"\0".join([configuration.encode(), " ".join(command).encode(), text.stdout])
    clean = CLEAN / hashlib.sha256(known.replace(project.encode(), b".")).hexdigest()
    if clean.exists():
        clean.touch()
        return ""
    # A finding in a unity source is, to clang-tidy, one in an included file.
    shown = f"^{re.escape(project)}/({'|'.join(OURS)})/"
    result = subprocess.run(
        [CLANG_TIDY, "--quiet", "--warnings-as-errors=*", f"--header-filter={shown}", source, "--", *command[1:]],
        cwd=build, capture_output=True)
    if result.returncode:
        noise = re.compile(r"^(\d+ warnings?( and \d+ errors?)? generated\.|Error while processing .*)$")
        said = (result.stdout + result.stderr).decode()
        return "\n".join(line for line in said.splitlines() if not noise.match(line)) + "\n"
    clean.touch()
    return ""


def forget_old():
    """Removes what no run has asked for in a long time."""
    oldest = time.time() - KEPT_DAYS * 24 * 60 * 60
    for clean in CLEAN.iterdir():
        if clean.stat().st_mtime < oldest:
            clean.unlink(missing_ok=True)


def main():
    build = os.path.abspath(sys.argv[1])
    project = os.getcwd()
    CLEAN.mkdir(parents=True, exist_ok=True)
    forget_old()
    version = subprocess.run([CLANG_TIDY, "--version"], check=True, capture_output=True, text=True).stdout
    configuration = version + pathlib.Path(".clang-tidy").read_text()
    found = set()
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        jobs = [pool.submit(check, build, project, source, arguments, configuration)
                for source, arguments in compilations(build, project)]
        for job in concurrent.futures.as_completed(jobs):
            found.add(job.result())
    print("".join(sorted(found)), end="")
    return 1 if found - {""} else 0


if __name__ == "__main__":
    sys.exit(main())
