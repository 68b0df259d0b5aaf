# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The driver of a neighbour never waits without an end."""

import subprocess
import sys
import time
import unittest

try:
    from driver.neighbour import Neighbour
except ImportError as error:
    print(f"Skipped: {error}")
    sys.exit(77)


class NoDesktop:
    """Starts another program in place of the neighbour."""

    def __init__(self, script):
        self.script = script
        self.process = None

    def start(self, _program, _left, **options):
        self.process = subprocess.Popen([sys.executable, "-c", self.script], **options)
        return self.process


class TestNeighbour(unittest.TestCase):
    def neighbour(self, script):
        desktop = NoDesktop(script)
        neighbour = Neighbour(desktop, "neighbour")
        self.addCleanup(lambda: (desktop.process.kill(), desktop.process.communicate()))
        return neighbour

    def test_answers(self):
        script = "import sys\nfor line in sys.stdin: print(line.strip(), flush=True)"
        neighbour = self.neighbour(script)
        self.assertEqual(neighbour.tell("copy", "a"), "copy\ta")
        self.assertEqual(neighbour.tell("owns"), "owns")

    def test_one_that_hangs(self):
        neighbour = self.neighbour("import time; print('half', end='', flush=True); time.sleep(60)")
        begin = time.monotonic()
        with self.assertRaisesRegex(AssertionError, "waited 0.2 s for the neighbour to drag"):
            neighbour.answer_to("drag", 0.2)
        self.assertLess(time.monotonic() - begin, 5)

    def test_one_that_ended(self):
        neighbour = self.neighbour("print('half', end='')")
        with self.assertRaisesRegex(AssertionError, "the neighbour ended before it did paste"):
            neighbour.answer_to("paste")


if __name__ == "__main__":
    unittest.main()
