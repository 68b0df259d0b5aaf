// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"

#include <QList>
#include <QWidget>

#include <memory>

namespace boardwright {

/// A page below the board that belongs to a generator.
class BoardPage : public QWidget {
public:
    using QWidget::QWidget;

    /// Shows a board of that generator; null if there is none.
    virtual void showBoard(const std::shared_ptr<const PreviewResult> &board) = 0;

    /// The goals selected in the table.
    virtual void showGoals(const QList<RowId> & /*goals*/) { }

    /// A line of the board that the user chose. False if the page has nothing to say about lines.
    virtual bool showLine(LineIndex /*line*/) { return false; }
};

} // namespace boardwright
