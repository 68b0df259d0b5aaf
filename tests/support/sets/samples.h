// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QMap>

#include <utility>

namespace boardwright {

/// Each generator with a sample for it, so that a test of what the window says, shows or measures
/// walks over all of them. A generator without a sample has an empty name, which such a test cannot
/// open.
inline QList<std::pair<const Generator *, QString>> generatorSamples()
{
    static const QMap<QString, QString> names{
        {QStringLiteral("constrained"), QStringLiteral("elder-isles")},
        {QStringLiteral("balanced"), QStringLiteral("harbour-day")},
        {QStringLiteral("layered"), QStringLiteral("dragon-lair")},
        {QStringLiteral("sculpted"), QStringLiteral("tiers")},
        {QStringLiteral("worlds"), QStringLiteral("zone-pool")},
        {QStringLiteral("bingosync"), QStringLiteral("ferries")},
        {QStringLiteral("playbingo"), QStringLiteral("lanterns")}};
    QList<std::pair<const Generator *, QString>> samples;
    for (const Generator *generator : generators())
        samples.emplaceBack(generator, names.value(QString(generator->info().key)));
    return samples;
}

} // namespace boardwright
