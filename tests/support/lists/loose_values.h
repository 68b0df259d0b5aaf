// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace boardwright::test {

/// A text or number of a file, and where it stands.
struct LooseValue {
    QString text;
    /// Names and keys that lead to it; "#0", "#1", ... for the elements of a list.
    QStringList path{};
    qsizetype names = 0; ///< of the path: what is assigned to
    bool isCode = false; ///< in a call or in the body of a function
    bool isNumber = false;

    /// The last key that leads to it; empty: none.
    QString key() const;

    /// The assignment that it belongs to; empty: none.
    QString statement() const;

    /// What the path has before its last element.
    QString place() const { return path.first(path.isEmpty() ? 0 : path.size() - 1).join(u'/'); }
};

/// The values in JSON or in a script, sloppy or not: a scanner of quotation marks, names and
/// brackets that shares nothing with the readers, and takes whatever it is given.
QList<LooseValue> valuesOfScript(const QString &text);

/// A goal that is an array of its own, beside a number or names.
struct LooseRow {
    QString text;
    QStringList types{};
    QString tier{};
    QString container{}; ///< the list that it stands in
};

/// The goals of arrays whose texts of several words stand in the same place, apart from one of
/// titles.
QList<LooseRow> rowsOf(const QList<LooseValue> &values);

/// The cells of a table, by rows: separated by commas, tabs, or the bars of Markdown.
QList<QStringList> cellsOfTable(const QString &text);

} // namespace boardwright::test
