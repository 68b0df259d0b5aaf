// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/board_report.h"

#include "app/cli/aligned_table.h"
#include "ui/text/field_words.h"
#include "ui/text/minutes_words.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <cmath>
#include <vector>

namespace boardwright {

namespace {

QString numberText(const Measure &measure, double number)
{
    if (std::isnan(number))
        return QStringLiteral("-");
    return measure.unit == Unit::Minutes ? clockText(number) : boardwright::numberText(number);
}

/// A row for each item of the scope.
template <typename NameOf>
void writeScope(const Info &info, const Measured &measured, Scope scope, std::size_t items,
    const QString &what, const NameOf &nameOf, QTextStream &out)
{
    std::vector<std::size_t> chosen;
    QStringList titles{what};
    for (std::size_t i = 0; i < info.measures.size(); ++i) {
        if (info.measures[i].scope != scope || info.measures[i].about != nullptr)
            continue;
        chosen.push_back(i);
        titles << fieldsText(QString::fromUtf8(info.measures[i].title));
    }
    if (chosen.empty())
        return;
    AlignedTable table;
    table.add(titles);
    for (std::size_t item = 0; item < items; ++item) {
        QStringList cells{nameOf(item)};
        for (const std::size_t i : chosen)
            cells << numberText(info.measures[i], measured.values[i][item]);
        table.add(cells);
    }
    table.write(out);
}

} // namespace

void writeBoardReport(
    const Info &info, const Result &board, const Measured &measured, QTextStream &out)
{
    writeScope(
        info, measured, Scope::Site, board.shape->sites.size(), QStringLiteral("cell"),
        [](std::size_t site) { return QString::number(site + 1); }, out);
    writeScope(
        info, measured, Scope::Line, board.shape->lines.size(), QStringLiteral("line"),
        [&](std::size_t line) {
            return lineName(board.shape->lines[line].kind, board.shape->lines[line].number);
        },
        out);
}

} // namespace boardwright
