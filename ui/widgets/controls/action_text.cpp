// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/action_text.h"

#include <QRegularExpression>

namespace boardwright {

QString plainActionText(const QString &menuText)
{
    static const QRegularExpression extras(QStringLiteral("\\(&.\\)|&|…"));
    return QString(menuText).remove(extras);
}

} // namespace boardwright
