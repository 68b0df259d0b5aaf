// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextStream>

namespace boardwright {

/// What `boardwright-cli changes` was asked.
struct ListChangesCommand {
    QString before;
    QString after;
    bool json = false;
};

/// Tells what changed from one goal list for balanced boards to another (balanced/change_log.h), or
/// between the lists that two sets make. Returns the exit status: 0 good, 2 a file could not be
/// read.
int listChanges(const ListChangesCommand &command, QTextStream &out, QTextStream &err);

} // namespace boardwright
