// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/action_text.h"

#include "core/base/printable.h"

#include <QRegularExpression>

namespace boardwright {

QString plainActionText(const QString &menuText)
{
    static const QRegularExpression extras(QStringLiteral("\\(&.\\)|&|…"));
    return QString(menuText).remove(extras);
}

QString menuText(const QString &text)
{
    return printable(text).replace(u'&', QStringLiteral("&&"));
}

QString titleText(const QString &text)
{
    return printable(text).replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

} // namespace boardwright
