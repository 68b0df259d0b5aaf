// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrange/rules.h"
#include "core/board/checker.h"
#include "core/board/relaxations.h"
#include "core/constrained/codes.h"
#include "core/generator/generator.h"
#include "tests/bench/bench_run.h"
#include "tests/bench/bench_sets.h"

#include <algorithm>
#include <cstdio>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int seeds = 500;

/// The category that most goals have.
QString commonCategory(const GoalSet &set)
{
    QMap<QString, int> counts;
    for (const Objective &goal : set.objectives) {
        for (const QString &name : goal.boardCategories + goal.lineCategories)
            ++counts[name];
    }
    const auto most = std::ranges::max_element(counts);
    return most == counts.end() ? QString() : most.key();
}

TableRow rule(GoalSet &set, const QString &wish, qint64 points)
{
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(row.values, arrange::columns::wish, wish);
    setValue(row.values, arrange::columns::weight, points);
    return row;
}

/// A category apart and a goal in the centre: mean happiness before and after, relaxations with and
/// without, what the checker finds beside these.
void arrangeRow(const char *name, GoalSet set)
{
    const Generator &generator = *generators().front();
    const QString category = commonCategory(set);
    TableRow apart = rule(set, u"each"_s, -100);
    setValue(apart.values, arrange::columns::pieces, QStringList{category});
    TableRow centre = rule(set, u"cell"_s, 500);
    setValue(centre.values, arrange::columns::goals, QList<RowId>{set.objectives.front().id});
    set.tables[arrange::rules.key] = {apart, centre};
    const Settings settings = generator.settingsFor(set);
    Settings plainSettings = settings;
    [[maybe_unused]] const auto isSet
        = setParameter(generator.info().parameters, plainSettings, u"arrange"_s, u"0"_s);
    const auto compiled = generator.compile(set, settings).value();
    const auto plain = generator.compile(set, plainSettings).value();
    const auto scratch = generator.scratch(*compiled);
    const auto plainScratch = generator.scratch(*plain);
    Result board;
    qint64 before = 0;
    qint64 after = 0;
    qint64 relaxed = 0;
    qint64 relaxedPlain = 0;
    qint64 found = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        const QString text = QString::number(seed);
        Watch watch;
        (void)generator.run(*plain, *plainScratch, text, board, nullptr, watch);
        relaxedPlain += relaxationsOf(board);
        const qint64 foundPlain = static_cast<qint64>(generator.check(set, settings, board).size());
        (void)generator.run(*compiled, *scratch, text, board, nullptr, watch);
        relaxed += relaxationsOf(board);
        found += static_cast<qint64>(generator.check(set, settings, board).size()) - foundPlain;
        const auto told
            = std::ranges::find(board.made, toCode(ConstrainedCode::MadeArranged), &Finding::code);
        before += std::get<qint64>(told->args[0]);
        after += std::get<qint64>(told->args[1]);
    }
    std::printf(
        "%-24s %d boards, \"%s\" apart: happiness %7.1f -> %7.1f  relaxations %lld -> %lld  "
        "more findings %lld\n",
        name, seeds, qPrintable(category), double(before) / seeds, double(after) / seeds,
        relaxedPlain, relaxed, found);
    std::fflush(stdout);
}

} // namespace

void benchArrange()
{
    std::printf("-- arrange: what placement rules gain on constrained boards\n");
    for (const char *name : realSetNames()) {
        if (const auto set = realSet(name))
            arrangeRow(name, *set);
    }
    arrangeRow("invented", inventedSet(120));
}

} // namespace boardwright
