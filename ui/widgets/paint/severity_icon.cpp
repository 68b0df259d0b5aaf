// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paint/severity_icon.h"

#include "ui/widgets/paint/icons.h"

namespace boardwright {

QIcon severityIcon(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return namedIcon(QStringLiteral("dialog-error"));
    case Severity::Warning:
        return namedIcon(QStringLiteral("dialog-warning"));
    case Severity::Hint:
        return namedIcon(QStringLiteral("dialog-information"));
    }
    return {};
}

} // namespace boardwright
