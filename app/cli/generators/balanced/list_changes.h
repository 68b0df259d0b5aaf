// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextStream>

namespace boardwright {

/// The options of `boardwright-cli changes`.
struct ListChangesCommand {
    QString before;
    QString after;
    QString list{}; ///< of several in each file, the name of the one to read; empty: the longest
    bool json = false;
};

/// Reports the changes from one goal list for balanced boards to another (balanced/change_log.h),
/// or between the lists made from two sets. Returns the exit status: 0 good, 2 a file could not be
/// read.
int listChanges(const ListChangesCommand &command, QTextStream &out, QTextStream &err);

} // namespace boardwright
