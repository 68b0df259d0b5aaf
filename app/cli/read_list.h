// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/goal_list.h"
#include "core/formats/import_format.h"

#include <QString>
#include <QTextStream>

#include <optional>

namespace boardwright {

/// A goal list for balanced boards, from a file of any format.
struct OpenedList {
    OpenedSet opened;
    CombinedList list; ///< of a list file: as it stands there, with all that nothing is known of

    bool isNative() const { return opened.from == nullptr; }
};

/// Reads the list that a file holds, or that its set makes; tells on `err` as readSet().
std::optional<OpenedList> readList(const QString &path, QTextStream &err);

} // namespace boardwright
