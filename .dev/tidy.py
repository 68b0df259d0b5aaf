#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy over sources that a build folder was built from, and prints only what it finds.

It must be the clang++ of the same version that built the folder, because clang-tidy loads what was precompiled there.
Sources of a unity build are checked together, as they were compiled. A source that was clean is not checked again
until something that it was compiled from changes; that is remembered for all checkouts of this user.
"""

import concurrent.futures
import functools
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
CONFIGURATION = ".clang-tidy"
CLEAN = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "boardwright" / "tidy"
KEPT_DAYS = 30


def included(source):
    """What a unity source is made of, or the source itself."""
    if "/Unity/" not in source:
        return [source]
    return re.findall(r'^#include "(.*)"', pathlib.Path(source).read_text(), re.MULTILINE)


def compilations(build, project, folders):
    """(source, object, arguments) of each compilation that has a source in these folders, the longest first."""
    text = subprocess.run(["ninja", "-C", build, "-t", "compdb", "-x"], check=True, capture_output=True).stdout
    wanted = tuple(f"{project}/{folder}/" for folder in folders)
    built = tuple(f"{folder}/" for folder in folders)  # a test may compile a source once more, otherwise
    found = {}
    for entry in json.loads(text):
        source = entry["file"]
        output = entry["output"]
        if not source.endswith((".cpp", ".cxx")) or not output.startswith(built) or not output.endswith(".o"):
            continue
        parts = [part for part in included(os.path.join(build, source)) if part.startswith(wanted)]
        if not parts:  # also what moc and rcc wrote, and the headers' own check
            continue
        arguments = shlex.split(entry["command"].split("&&")[0])
        start = next(i for i, word in enumerate(arguments) if "clang" in os.path.basename(word))
        size = sum(os.path.getsize(part) for part in parts)
        found[source] = (size, output, arguments[start:])
    longest_first = sorted(found.items(), key=lambda item: -item[1][0])
    return [(source, output, arguments) for source, (_, output, arguments) in longest_first]


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


class Inputs:
    """What each output of a build folder was compiled from, as ninja remembers it."""

    def __init__(self, build, project):
        self.build = build
        self.project = project
        self.files = {}
        text = subprocess.run(["ninja", "-C", build, "-t", "deps"], check=True, capture_output=True, text=True).stdout
        for block in text.split("\n\n"):
            lines = block.splitlines()
            if lines and lines[0].endswith("(VALID)"):
                self.files[lines[0].split(": #deps")[0]] = [line.strip() for line in lines[1:]]

    @functools.cache
    def file_digest(self, path):
        return hashlib.sha256(pathlib.Path(self.build, path).read_bytes().replace(self.project.encode(), b".")).digest()

    @functools.cache
    def digest(self, output):
        """Of all files, those inside precompiled headers too; None when the output was not built."""
        if output not in self.files:
            return None
        whole = hashlib.sha256()
        for path in sorted(self.files[output]):
            # The compiler writes more into it than it read.
            precompiled = path.endswith(".pch")
            part = self.digest(os.path.relpath(path, self.build)) if precompiled else self.file_digest(path)
            if part is None:
                return None
            whole.update(part)
        return whole.digest()


def check(build, project, compilation, inputs, configuration):
    """What clang-tidy says of one source: an empty text when nothing."""
    source, output, arguments = compilation
    command = without_output(arguments)
    digest = inputs.digest(output)
    if digest is None:
        return f"{source}: is not built, so clang-tidy cannot check it\n"
    # Wherever the checkout is.
    known = b"\0".join([configuration.encode(), " ".join(command).replace(project, ".").encode(), digest])
    clean = CLEAN / hashlib.sha256(known).hexdigest()
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
    """tidy.py BUILD FOLDER..."""
    build = os.path.abspath(sys.argv[1])
    project = os.getcwd()
    CLEAN.mkdir(parents=True, exist_ok=True)
    forget_old()
    version = subprocess.run([CLANG_TIDY, "--version"], check=True, capture_output=True, text=True).stdout
    configuration = version + pathlib.Path(CONFIGURATION).read_text()
    found = set()
    inputs = Inputs(build, project)
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        jobs = [pool.submit(check, build, project, compilation, inputs, configuration)
                for compilation in compilations(build, project, sys.argv[2:])]
        for job in concurrent.futures.as_completed(jobs):
            found.add(job.result())
    print("".join(sorted(found)), end="")
    return 1 if found - {""} else 0


if __name__ == "__main__":
    sys.exit(main())
