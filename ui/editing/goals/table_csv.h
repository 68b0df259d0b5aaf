// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_filter.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace boardwright {

/// The table as it is shown: its titles, then the cells of the shown goals in their order.
/// `columns` are those of the model, in the order shown.
QList<QStringList> shownCells(
    const GoalSetDocument &document, const ObjectivesFilter &filter, const QList<int> &columns);

/// Comma-separated values (RFC 4180) in UTF-8, with a byte-order mark for Excel if they are not
/// plain ASCII. Pure, any thread.
QByteArray csvOf(const QList<QStringList> &lines);

} // namespace boardwright
