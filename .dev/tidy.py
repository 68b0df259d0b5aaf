#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy over what a build folder would compile, and prints only what it finds.

CMake's compile_commands.json names the sources of a unity build both one by one and together; ninja knows what is
really compiled. Tests are programs of their own and yet are checked together, because most of the time goes into the
headers that they share. A file that was clean stays so until its text with all its headers, its command or the
configuration changes, and is not checked again before; that is remembered for all checkouts of this user.
"""

import concurrent.futures
import hashlib
import itertools
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
TESTS_TOGETHER = 12


def included(source):
    """What a unity source is made of, or the source itself."""
    if "/Unity/" not in source:
        return [source]
    return re.findall(r'^#include "(.*)"', pathlib.Path(source).read_text(), re.MULTILINE)


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
        found[source] = (size, without_output(arguments[start:]))
    return [(source, arguments) for source, (_, arguments) in sorted(found.items(), key=lambda item: -item[1][0])]


def own_names(number, test):
    """A test's text in a namespace of its own, so that it can share a source with others. Its headers have been
    included before, and their guards keep them out of it."""
    include = f'#include "{test}"'
    if re.search(r"^namespace boardwright\b", pathlib.Path(test).read_text(), re.MULTILINE):
        # What else it has outside that namespace is QTEST_MAIN, for which see below.
        name = f"boardwright_{number}"
        return [f"namespace {name} {{ using namespace boardwright; }}", f"#define boardwright {name}",
                f"#define main main_{number}", include, "#undef main", "#undef boardwright"]
    return [f"namespace test_{number} {{", include, "}"]


def options(arguments):
    """The arguments, those of two words as one."""
    words = iter(arguments)
    return [(word, next(words)) if word in ("-isystem", "-include", "-Xclang") else (word,) for word in words]


def together(folder, tests):
    """One compilation of some tests, (source, arguments) each, that want nearly the same arguments."""
    headers = ["#include <memory>", "#include <QtCore/qtmochelpers.h>", "#include <QtCore/qxptype_traits.h>"]
    bodies, wanted = [], {}
    for number, (test, arguments) in enumerate(tests):
        text = pathlib.Path(test).read_text()
        headers += [line for line in re.findall(r'^#include [<"][^>"]*[>"]', text, re.MULTILINE)
                    if not line.endswith('.moc"')]
        bodies += own_names(number, test)
        wanted |= dict.fromkeys(option for option in options(arguments) if option != (test,))
    name = "-".join(pathlib.Path(test).stem.removeprefix("tst_") for test, _ in tests)
    source = folder / f"{name[:80]}-{len(tests)}.cpp"
    source.write_text("\n".join([*dict.fromkeys(headers), *bodies, ""]))
    return str(source), [*itertools.chain.from_iterable(wanted), str(source)]


def check(build, project, source, arguments, configuration):
    """What clang-tidy says of one source: an empty text when nothing."""
    # With comments, because NOLINT is one.
    text = subprocess.run([*arguments, "-E", "-C"], cwd=build, capture_output=True)
    if text.returncode:
        return text.stderr.decode()
    # Wherever the checkout is.
    known = b"\0".join([configuration.encode(), " ".join(arguments).encode(), text.stdout])
    clean = CLEAN / hashlib.sha256(known.replace(project.encode(), b".")).hexdigest()
    if clean.exists():
        clean.touch()
        return ""
    # A finding in a unity source is, to clang-tidy, one in an included file.
    shown = f"^{re.escape(project)}/({'|'.join(OURS)})/"
    result = subprocess.run(
        [CLANG_TIDY, "--quiet", "--warnings-as-errors=*", f"--header-filter={shown}", source, "--", *arguments[1:]],
        cwd=build, capture_output=True)
    if result.returncode:
        noise = re.compile(r"^(\d+ warnings?( and \d+ errors?)? generated\.|Error while processing .*)$")
        said = (result.stdout + result.stderr).decode()
        return "\n".join(line for line in said.splitlines() if not noise.match(line)) + "\n"
    clean.touch()
    return ""


def check_together(build, project, tests, configuration):
    """What clang-tidy says of some tests. What it says of all together is theirs only when it says so of one."""
    folder = pathlib.Path(build, "tidy")
    folder.mkdir(exist_ok=True)
    if not check(build, project, *together(folder, tests), configuration):
        return ""
    return "".join(check(build, project, *test, configuration) for test in tests)


def parted(found):
    """The compilations, and those of tests in lists that are to be checked together."""
    tests = {}
    others = []
    for source, arguments in found:
        if pathlib.Path(source).name.startswith("tst_") and "int main(" not in pathlib.Path(source).read_text():
            tests.setdefault(pathlib.Path(source).parent, []).append((source, arguments))
        else:
            others.append((source, arguments))
    lists = []
    for some in tests.values():
        some.sort()
        lists += [some[i:i + TESTS_TOGETHER] for i in range(0, len(some), TESTS_TOGETHER)]
    return lists, others


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
        tests, others = parted(compilations(build, project))
        jobs = [pool.submit(check_together, build, project, some, configuration) for some in tests]
        jobs += [pool.submit(check, build, project, *one, configuration) for one in others]
        for job in concurrent.futures.as_completed(jobs):
            found.add(job.result())
    print("".join(sorted(found)), end="")
    return 1 if found - {""} else 0


if __name__ == "__main__":
    sys.exit(main())
