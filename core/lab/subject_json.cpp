// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/subject_json.h"

namespace boardwright {

BoardOrigin originOf(const Subject &subject, const QString &seed)
{
    const Info &info = subject.generator().info();
    return {.seed = seed,
        .generator = info.key,
        .version = info.version,
        .settings = settingsText(info.parameters, subject.settings()),
        .seeds = info.seeds,
        .gates
        = info.gateTable == nullptr ? std::nullopt : std::optional(gateTexts(info, subject.set()))};
}

QByteArray boardJson(const RowTexts &rows, const Subject &subject, const QString &seed,
    const Result &result, const QStringList &warnings, BoardExtras extras)
{
    const std::vector<Counter> counters = subject.counters();
    extras.counters = counters;
    return boardJson(rows, result, originOf(subject, seed), warnings, extras);
}

} // namespace boardwright
