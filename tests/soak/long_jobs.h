// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

namespace boardwright {

class MainWindow;

/// A long thing that people start in the window. GUI thread.
struct LongJob {
    const char *name;
    const char *sample; ///< the set that it needs
    const char *generator;
    /// Starts it; the board of the sample is made. `folder`: with the files of writeLongFiles().
    void (*begin)(MainWindow &window, const QString &folder);
    /// Whether it goes on. Null: the window does not tell; then hasCome is there.
    bool (*isRunning)(MainWindow &window) = nullptr;
    /// What people do to stop it: its button, or Escape. Null: only an edit stops it, another
    /// document, or the end.
    void (*cancel)(MainWindow &window) = nullptr;
    /// Whether what people see of it has come, in part at least.
    bool (*hasCome)(MainWindow &window) = nullptr;
};

std::span<const LongJob> longJobs();

/// Null if there is none.
const LongJob *longJobOf(const QString &name);

/// Writes the files that jobs open: a large set, a large list, and many boards.
void writeLongFiles(const QString &folder);

/// Shows the job's sample, with its generator, in place of whatever the window shows. Unsaved work
/// is lost.
void showSampleOf(const LongJob &job, MainWindow &window);

/// An edit that changes boards.
void editSet(MainWindow &window);

} // namespace boardwright
