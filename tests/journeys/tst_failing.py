#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A journey that fails says why, and leaves a picture and the names of what is on it: tst_failing.py FOLDER."""

import pathlib
import struct
import subprocess
import sys
import zlib

SKIPPED = 77


def colours(png):
    """How many colours the pixels of a PNG file of the driver have: RGB, one chunk, no filter."""
    data = png.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n"), "no PNG"
    width, height = struct.unpack(">2I", data[16:24])
    length = struct.unpack(">I", data[33:37])[0]
    assert data[37:41] == b"IDAT"
    pixels = zlib.decompress(data[41:41 + length])
    row = 1 + 3 * width
    assert len(pixels) == row * height
    return len({pixels[at:at + 3] for y in range(0, height, 4) for at in range(y * row + 1, (y + 1) * row, 12)})


def main():
    build = pathlib.Path(sys.argv[1])
    kept = build / "journeys" / "failing.png", build / "journeys" / "failing.txt"
    for path in kept:
        path.unlink(missing_ok=True)
    journey = pathlib.Path(__file__).with_name("journey.py")
    done = subprocess.run([sys.executable, "-B", journey, "failing", "--build", build], check=False, capture_output=True,
                          text=True)
    if done.returncode == SKIPPED:
        print(done.stdout)
        return SKIPPED
    assert done.returncode == 1, f"status {done.returncode}: {done.stdout}{done.stderr}"
    assert "this journey is meant to fail" in done.stderr, done.stderr
    picture, names = kept
    assert str(picture) in done.stderr, done.stderr
    shown = colours(picture)
    assert shown > 20, f"the picture has {shown} colours"
    assert "harbour-day.json - Boardwright" in names.read_text(), names.read_text()
    for path in kept:
        path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
