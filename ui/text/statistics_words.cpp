// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/statistics_words.h"

#include "core/base/printable.h"
#include "core/generator/generator.h"
#include "core/lab/place_groups.h"
#include "ui/text/field_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

struct Statistics {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Statistics)
};

/// What the generator declares of a limit's kind; null if it is not known here.
const OwnLimitKind *ownKindOf(const Study &study, const NamedLimit &limit)
{
    const Generator *generator = generatorOf(study.generator);
    if (generator == nullptr)
        return nullptr;
    const auto kinds = generator->info().limitKinds;
    const auto found = std::ranges::find(kinds, limit.own, &OwnLimitKind::key);
    return found == kinds.end() ? nullptr : &*found;
}

} // namespace

const Measure *knownMeasure(const Study &study, QStringView key)
{
    const Generator *generator = generatorOf(study.generator);
    if (generator == nullptr)
        return nullptr;
    const auto measures = generator->info().measures;
    const auto found = std::ranges::find_if(
        measures, [&](const Measure &measure) { return measure.key == key; });
    return found == measures.end() ? nullptr : &*found;
}

QString measureTitle(const Study &study, const StudiedMeasure &measure)
{
    const Measure *known = knownMeasure(study, measure.key);
    return known == nullptr ? printable(measure.key) : measureTitle(*known);
}

QString classTitle(const Study &study, const StudiedMeasure &measure, std::size_t index)
{
    const Measure *known = knownMeasure(study, measure.key);
    return known == nullptr || index >= known->classes.size()
        ? printable(measure.classes[static_cast<qsizetype>(index)])
        : choiceLabel(known->classes[index]);
}

QString limitKindTitle(const Study &study, const NamedLimit &limit)
{
    switch (limit.kind) {
    case LimitKind::Board:
        return Statistics::tr("Board category");
    case LimitKind::Line:
        return Statistics::tr("Line category");
    case LimitKind::Own:
        break;
    }
    const OwnLimitKind *own = ownKindOf(study, limit);
    return own == nullptr ? printable(limit.own) : fieldsText(QString::fromUtf8(own->title));
}

QString lineGroupTitle(LineKind kind)
{
    switch (kind) {
    case LineKind::Row:
        return Statistics::tr("Rows");
    case LineKind::Column:
        return Statistics::tr("Columns");
    case LineKind::Diagonal:
        return Statistics::tr("Diagonals");
    case LineKind::Tier:
        return Statistics::tr("Tiers");
    case LineKind::Set:
        return Statistics::tr("Sets");
    }
    return {};
}

QString siteGroupTitle(std::size_t group)
{
    constexpr std::size_t tenth = 100 / progressTenths; // in percent
    if (group >= progressTenths)
        return Statistics::tr("Without progress");
    return Statistics::tr("Progress %1 % to %2 %").arg(group * tenth).arg((group + 1) * tenth);
}

QString effortTitle(const Study &study, std::size_t counter)
{
    if (counter >= effortCounters) {
        QString key = study.counters[static_cast<qsizetype>(counter - effortCounters)];
        const Generator *generator = generatorOf(study.generator);
        if (generator == nullptr)
            return key;
        const auto counters = generator->info().counters;
        const auto known = std::ranges::find(counters, key, &Counter::key);
        if (known != counters.end())
            return fieldsText(QString::fromUtf8(known->title));
        const auto gates = generator->info().gates;
        const auto gate = std::ranges::find(gates, key, &Gate::key);
        return gate == gates.end() ? key
                                   : Statistics::tr("Rejected: %1", "the title of a gate")
                                         .arg(fieldsText(QString::fromUtf8(gate->title)));
    }
    const std::array<QString, effortCounters> titles{Statistics::tr("Goals in the pool"),
        Statistics::tr("Goals returned to the pool"), Statistics::tr("Forced cells"),
        Statistics::tr("Cells filled by random choice"), Statistics::tr("Cells filled by search"),
        Statistics::tr("Cells filled by relaxation"), Statistics::tr("Attempts"),
        Statistics::tr("Phases of the search"), Statistics::tr("Goals that searches tried")};
    return titles.at(counter);
}

QString limitTitle(const Study &study, const NamedLimit &limit)
{
    const QString name = printable(limit.name);
    switch (limit.kind) {
    case LimitKind::Board:
        return Statistics::tr("board category %1, at most %2").arg(name).arg(limit.cap);
    case LimitKind::Line:
        return Statistics::tr("line category %1, at most %2").arg(name).arg(limit.cap);
    case LimitKind::Own:
        break;
    }
    const OwnLimitKind *own = ownKindOf(study, limit);
    return own == nullptr
        ? Statistics::tr("%1 %2, at most %3", "an unknown kind of limit, its name")
              .arg(printable(limit.own), name)
              .arg(limit.cap)
        : fieldsText(QString::fromUtf8(own->inFull)).arg(name).arg(limit.cap);
}

} // namespace boardwright
