// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tab_separated.h"

#include <QStringList>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QString cellText(const QVariant &value)
{
    if (value.typeId() == QMetaType::Bool)
        return value.toBool() ? u"TRUE"_s : u"FALSE"_s;
    QString text = value.toString();
    if (!text.contains(u'\t') && !text.contains(u'\n') && !text.contains(u'\r')
        && !text.contains(u'"'))
        return text;
    text.replace(u'"', R"("")"_L1);
    return u'"' + text + u'"';
}

} // namespace

QString tabSeparated(const QAbstractItemModel &model, const QList<int> &rows)
{
    QString result;
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << cellText(model.index(row, column).data(Qt::EditRole));
        result += cells.join(u'\t') + u'\n';
    }
    return result;
}

} // namespace boardwright
