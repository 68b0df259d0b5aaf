// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards with fixed goals, as sites take them.
#include "core/formats/json_layout.h"
#include "core/lists/list_formats.h"
#include "core/lists/list_json.h"

#include <QtTranslation>

namespace boardwright {

namespace {

constexpr qsizetype longestCellName = 255;

QByteArray writeNames(const QStringList &goals)
{
    QByteArrayList names;
    for (const QString &goal : goals)
        names << "{\"name\": " + jsonText(goal) + '}';
    return jsonListFile(names);
}

} // namespace

namespace lists {

constexpr BoardFormat bingosyncBoard{.key = Key("bingosync-board"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Bingosync: fixed board"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "This board of 25 goals, for a custom room of the type Fixed Board."),
    .suffix = "json",
    .cells = 25,
    .longestGoal = longestCellName,
    .write = writeNames};

constexpr BoardFormat caravanBoard{.key = Key("caravan"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Caravan: board"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields", "This board of 36 goals, for Caravan."),
    .suffix = "json",
    .cells = 36,
    .longestGoal = longestCellName,
    .write = writeNames};

} // namespace lists

} // namespace boardwright
