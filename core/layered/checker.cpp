// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layered/checker.h"

#include "core/layered/codes.h"

#include <QMap>

#include <algorithm>

namespace boardwright::layered {

using namespace Qt::StringLiterals;

std::vector<Finding> checkBoard(const GoalSet &set, const Result &result)
{
    std::vector<Finding> findings;
    QMap<RowId, qint64> found;
    const QList<TableRow> pieces = set.tables.value(u"layered_pieces"_s);
    for (std::size_t site = 0; site < result.at.size(); ++site) {
        const RowId what = result.at[site].what;
        if (what == RowId::none)
            continue;
        ++found[what];
        if (std::ranges::none_of(pieces, [&](const TableRow &row) { return row.id == what; }))
            findings.push_back({.code = toCode(LayeredCode::StrangerOnBoard),
                .severity = Severity::Error,
                .site = SiteIndex{static_cast<std::int32_t>(site)},
                .args = {static_cast<qint64>(site) + 1}});
    }
    for (const TableRow &row : pieces) {
        const qint64 wanted = std::clamp<qint64>(
            std::get<qint64>(row.values.value(u"count"_s, Value(qint64{1}))), 1, 500);
        if (found.value(row.id) == wanted)
            continue;
        const auto text = [&](const QString &key) {
            return std::get<QString>(row.values.value(key, Value(QString())));
        };
        findings.push_back({.code = toCode(LayeredCode::PieceCountWrong),
            .severity = Severity::Error,
            .about = row.id,
            .args
            = {(text(u"kind"_s) + u' ' + text(u"name"_s)).trimmed(), found.value(row.id), wanted}});
    }
    return findings;
}

} // namespace boardwright::layered
