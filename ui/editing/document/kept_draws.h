// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

namespace boardwright {

/// Keeps the draws of all goals that were reworded since `before` (core/goalset/identity.h), so
/// that boards are as they were, but for the words. Nothing if no goal was. `joinsLastStep`: as a
/// part of the last undo step, unless the document was saved since.
void keepDraws(GoalSetDocument &document, const GoalSet &before, bool joinsLastStep);

/// Sets the text that these goals are drawn by, as one step; empty: their own. A text that they
/// have already keeps their ranks.
void setDrawText(GoalSetDocument &document, const QList<RowId> &ids, const QString &text);

} // namespace boardwright
