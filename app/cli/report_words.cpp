// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report_words.h"

#include "core/base/printable.h"

namespace boardwright {

QString percent(double part, double whole)
{
    constexpr double hundred = 100;
    constexpr double least = 0.1;
    if (whole <= 0)
        return QStringLiteral("-");
    const double exact = hundred * part / whole;
    const QString text = QString::number(exact, 'f', 1) + QStringLiteral(" %");
    if (exact > 0 && exact < least / 2)
        return QStringLiteral("<0.1 %");
    return exact < hundred && exact >= hundred - least / 2 ? QStringLiteral(">99.9 %") : text;
}

QString percent(quint64 part, quint64 whole)
{
    return percent(static_cast<double>(part), static_cast<double>(whole));
}

QString goalName(const Study &study, std::size_t row)
{
    return QStringLiteral("%1. %2").arg(row + 1).arg(
        printable(study.goals[static_cast<qsizetype>(row)]));
}

} // namespace boardwright
