// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/tier_targets.h"

#include "core/sculpted/autotune_plan.h"
#include "core/sculpted/sculpted_set.h"
#include "ui/editing/document/section_edits.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

/// The set with a row for the tier: Boardwright's own numbers, if it has none.
GoalSet withRowOf(GoalSet set, sculpted::Level level)
{
    if (sculpted::rowOfLevel(set, level) != nullptr)
        return set;
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    sculpted::writeTier(sculpted::ownTier(level), level, row.values);
    set.tables[sculpted::tierTable.key] << row;
    return set;
}

/// Before the number of shapes in a key.
constexpr QLatin1StringView shapesKey("shapes=");

/// The number that a key of tier_rules::shapes() holds; 0: there is none.
int shapesIn(const QStringList &allowed)
{
    const auto key = std::ranges::find_if(
        allowed, [](const QString &one) { return one.startsWith(shapesKey); });
    return key == allowed.end() ? 0 : key->sliced(shapesKey.size()).toInt();
}

class TierTargets final : public TuneSource {
    Q_DECLARE_TR_FUNCTIONS(boardwright::TierTuning)

public:
    TuneTask taskFor(const SharedSubject &shown, const QStringList &allowed) const override
    {
        const auto *compiled = dynamic_cast<const sculpted::SculptedSet *>(&shown->compiled());
        if (compiled == nullptr)
            return {};
        const sculpted::Level level = compiled->options.level;
        const sculpted::AutotunePlan of
            = sculpted::autotunePlanOf(withRowOf(shown->set(), level), level,
                {.puzzles = compiled->puzzleOptions(),
                    .keepsPublished = !allowed.contains(QString(tier_rules::published)),
                    .turnsMechanics = allowed.contains(QString(tier_rules::mechanics)),
                    .asPublished = allowed.contains(QString(tier_rules::asPublished)),
                    .shapes = shapesIn(allowed)});
        TuneTask task{.set = of.set,
            .settings = of.settings,
            .plan = tunePlanOf(shown->generator().info(), of.set, of.settings, of.allowed)};
        keep(task.plan, of.kept);
        task.plan.allows = of.allows;
        return task;
    }

    GoalSet tuned(const TuneTask &task, std::span<const double> positions) const override
    {
        const sculpted::Level level = sculpted::optionsOf(task.settings).level;
        GoalSet tuned = task.set;
        turnAll(task.plan.knobs, tuned, positions);
        // A range that was turned inside out is written as it is read.
        const RowId first = sculpted::rowOfLevel(tuned, level)->id;
        const sculpted::Tier tier = sculpted::tierOf(tuned, level);
        for (TableRow &row : tuned.tables[sculpted::tierTable.key]) {
            if (row.id == first)
                sculpted::writeTier(tier, level, row.values);
        }
        return tuned;
    }

    QString apply(GoalSetDocument &document, const TuneTask &task,
        std::span<const double> positions) const override
    {
        const sculpted::Level level = sculpted::optionsOf(task.settings).level;
        const GoalSet set = tuned(task, positions);
        const TableRow *first = sculpted::rowOfLevel(set, level);
        QList<std::pair<RowId, FieldValues>> changed;
        QList<FieldValues> added;
        if (sculpted::rowOfLevel(document.set(), level) == nullptr)
            added << first->values;
        else
            changed << std::pair(first->id, first->values);
        // Further rows about the tier count for nothing, but are turned, too.
        for (const TableRow &row : set.tables.value(sculpted::tierTable.key)) {
            if (row.id != first->id)
                changed << std::pair(row.id, row.values);
        }
        const auto numbers = static_cast<int>(
            std::ranges::count_if(sculpted::tierTable.fields, [&](const Field &field) {
                return valueOf(first->values, field)
                    != valueOf(sculpted::rowOfLevel(task.set, level)->values, field);
            }));
        const QString name = choiceLabel(sculpted::levels.at(static_cast<std::size_t>(level)));
        putTableRows(document, sculpted::tierTable, changed, added,
            tr("Tune the tier %1", "an undo step, the name of a tier").arg(name));
        return tr("%Ln numbers of the tier %1 changed", "by tuning", numbers).arg(name);
    }
};

} // namespace

QString tier_rules::shapes(int least)
{
    return shapesKey + textOfName(least);
}

std::unique_ptr<TuneSource> tierTargets()
{
    return std::make_unique<TierTargets>();
}

} // namespace boardwright
