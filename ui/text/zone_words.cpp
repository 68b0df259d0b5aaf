// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/zone_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace boardwright {

namespace {

struct ZoneWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ZoneWords)
};

} // namespace

QString zoneName(Zone zone)
{
    switch (zone) {
    case Zone::Early:
        return ZoneWords::tr("early", "a progression zone");
    case Zone::Mid:
        return ZoneWords::tr("mid", "a progression zone");
    case Zone::Late:
        return ZoneWords::tr("late", "a progression zone");
    case Zone::Endgame:
        return ZoneWords::tr("endgame", "a progression zone");
    }
    return {};
}

QString zonesText(Zones zones)
{
    QStringList names;
    for (const Zone zone : {Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame}) {
        if (zones.testFlag(zone))
            names << zoneName(zone);
    }
    if (names.isEmpty())
        return ZoneWords::tr("no zone");
    return names.join(ZoneWords::tr(", ", "between zones"));
}

QString zonesText(qint64 bits)
{
    return zonesText(Zones::fromInt(static_cast<Zones::Int>(bits & allZones.toInt())));
}

} // namespace boardwright
