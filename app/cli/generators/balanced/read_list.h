// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/goal_list.h"
#include "core/formats/import_format.h"

#include <QString>
#include <QTextStream>

#include <optional>

namespace boardwright {

/// A goal list for balanced boards, read from a file of any format.
struct OpenedList {
    OpenedSet opened;
    CombinedList list; ///< as in the file if it is a list file, unknown members included

    bool isNative() const { return opened.from == nullptr; }
};

/// Reads the list in a file, or makes one from the set in it. Reports problems on `err` like
/// readSet(). Of several lists in the file, that of the name `list` is read; empty: the longest.
std::optional<OpenedList> readList(const QString &path, const QString &list, QTextStream &err);

} // namespace boardwright
