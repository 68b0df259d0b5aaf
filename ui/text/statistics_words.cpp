// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/statistics_words.h"

#include "core/base/printable.h"
#include "core/generator/generator.h"
#include "core/lab/place_groups.h"
#include "ui/text/field_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace boardwright {

namespace {

struct Statistics {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Statistics)
};

/// The entry of a list of the study's generator that has this key; null if it is not known here.
template <auto List, typename KeyOf>
auto declared(const Study &study, QStringView key, KeyOf keyOf)
{
    const Generator *generator = generatorOf(study.generator);
    const auto entries
        = generator == nullptr ? decltype(generator->info().*List){} : generator->info().*List;
    const auto found = std::ranges::find_if(
        entries, [&](const auto &entry) { return std::invoke(keyOf, entry) == key; });
    return found == entries.end() ? nullptr : &*found;
}

const OwnLimitKind *ownKindOf(const Study &study, const NamedLimit &limit)
{
    return declared<&Info::limitKinds>(study, limit.own, &OwnLimitKind::key);
}

const Gate *gateOf(const Study &study, std::size_t counter)
{
    return declared<&Info::gates>(
        study, study.counters[static_cast<qsizetype>(counter)], &Gate::key);
}

quint64 rejectedBoards(const Tally &tally)
{
    quint64 rejected = 0;
    for (std::size_t i = 0; i < tally.counts.size(); ++i)
        rejected += gateOf(*tally.study, i) == nullptr ? 0 : tally.counts[i];
    return rejected;
}

} // namespace

const Measure *knownMeasure(const Study &study, QStringView key)
{
    return declared<&Info::measures>(study, key, &Measure::key);
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

bool isOfGate(const Study &study, std::size_t counter)
{
    return gateOf(study, counter) != nullptr;
}

std::optional<double> rejectionRate(const Tally &tally, std::size_t counter)
{
    const auto made = static_cast<double>(tally.whole() + rejectedBoards(tally));
    return made > 0 && isOfGate(*tally.study, counter)
        ? std::optional(static_cast<double>(tally.counts[counter]) / made)
        : std::nullopt;
}

QString counterTitle(const Study &study, std::size_t counter)
{
    if (const Gate *gate = gateOf(study, counter))
        return Statistics::tr("Rejected: %1", "the title of a gate")
            .arg(fieldsText(QString::fromUtf8(gate->title)));
    const QString &key = study.counters[static_cast<qsizetype>(counter)];
    const Counter *known = declared<&Info::counters>(study, key, &Counter::sumKey);
    return known == nullptr ? key : fieldsText(QString::fromUtf8(known->title));
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
