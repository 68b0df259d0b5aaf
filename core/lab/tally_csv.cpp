// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/printable.h"
#include "core/formats/compact_json.h"
#include "core/lab/tally_json.h"

#include <algorithm>

namespace boardwright {

namespace {

QByteArray field(const QString &text)
{
    return '"' + printable(text).replace(QLatin1Char('"'), QStringLiteral("\"\"")).toUtf8() + '"';
}

/// A word of a file, which is quoted only if it is not what it should be: a key.
QByteArray headerField(const QString &key)
{
    const bool isKey = std::ranges::all_of(key, [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || QStringView(u"_-").contains(c));
    });
    return isKey ? key.toUtf8() : field(key);
}

QByteArray percent(double part, double whole)
{
    constexpr double hundred = 100;
    constexpr int decimals = 4;
    return whole > 0 ? QByteArray::number(hundred * part / whole, 'f', decimals) : QByteArray();
}

} // namespace

QByteArray tallyCsv(const Tally &tally)
{
    constexpr double million = 1'000'000;
    const Study &study = *tally.study;
    const auto reasons = std::ranges::find_if(study.measures, [](const StudiedMeasure &measure) {
        return measure.scope == Scope::Row && !measure.classes.isEmpty();
    });
    const bool hasReasons = tally.detail == Detail::Reasons && reasons != study.measures.end();
    QByteArrayList header{"objective", "goal", "appearances", "share", "plain_share", "copies"};
    if (hasReasons) {
        for (const QString &key : reasons->classes)
            header << headerField(key);
    }
    QByteArray csv = header.join(',') + "\r\n";
    for (std::size_t row = 0; row < tally.appearances.size(); ++row) {
        QByteArrayList fields{QByteArray::number(row),
            field(study.goals[static_cast<qsizetype>(row)]),
            QByteArray::number(tally.appearances[row]),
            percent(
                static_cast<double>(tally.appearances[row]), static_cast<double>(tally.whole())),
            study.plainShares.empty() ? QByteArray() : percent(study.plainShares[row], million),
            QByteArray::number(tally.copies[row])};
        if (hasReasons) {
            const auto classes = static_cast<std::size_t>(reasons->classes.size());
            const auto &counts
                = tally.measures[static_cast<std::size_t>(reasons - study.measures.begin())]
                      .classes;
            for (const quint64 count : std::span(counts).subspan(row * classes, classes))
                fields << QByteArray::number(count);
        }
        csv += fields.join(',') + "\r\n";
    }
    return csv;
}

} // namespace boardwright
