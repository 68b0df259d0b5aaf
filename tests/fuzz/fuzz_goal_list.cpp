// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/attempts.h"
#include "core/balanced/goal_list_json.h"
#include "core/balanced/goal_sheet_csv.h"
#include "core/balanced/set_list.h"
#include "tests/fuzz/law.h"

using namespace boardwright;
using test::require;

namespace {

/// Whatever the list contains, generation must end: with a board or after two attempts.
void makeBoards(const GoalList &list)
{
    constexpr qsizetype mostGoals = 300;
    const BalancedGoals goals = goalsOf(list);
    if (goals.goals.size() > mostGoals)
        return;
    const BalancedTables tables
        = balancedTables(goals, profileOf(BalancedMode::ShortBlackout), true);
    Attempts5x5 attempts(tables);
    Watch watch;
    require(attempts.run(u"1", 1, 2, watch, nullptr).attempts <= 2);
}

} // namespace

/// Checks the laws of balanced/goal_list_json.h and goal_sheet_csv.h for arbitrary bytes.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes = test::bytesOf(data, size);
    if (const auto sheet = readGoalSheet(bytes))
        makeBoards(sheet->list);
    const auto file = readGoalList(bytes);
    if (!file) {
        require(file.error().where.line >= 1 && file.error().where.column >= 1);
        return 0;
    }
    require(writeGoalList(file->list) == bytes);
    CombinedList edited = file->list;
    edited.version += u'x';
    const auto again = readGoalList(writeGoalList(edited));
    require(again.has_value() && again->list.version == edited.version);
    makeBoards(file->list.normal);
    listOfSet(setOfList(file->list));
    return 0;
}
