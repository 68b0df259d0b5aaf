// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/balanced/read_list.h"

#include "app/cli/read_set.h"
#include "core/balanced/goal_list_json.h"
#include "core/balanced/set_list.h"

#include <utility>

namespace boardwright {

std::optional<OpenedList> readList(const QString &path, const QString &list, QTextStream &err)
{
    auto opened = readSet(path, err, ImportChoices{.list = list});
    if (!opened)
        return std::nullopt;
    OpenedList read{.opened = *std::move(opened), .list = {}};
    const GoalSet &set = read.opened.file.set;
    if (!read.isNative() && set.file != nullptr) {
        if (auto file = readGoalList(set.file->bytes)) {
            read.list = std::move(file->list);
            return read;
        }
    }
    read.list = listOfSet(set);
    return read;
}

} // namespace boardwright
