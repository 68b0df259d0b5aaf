// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"
#include "ui/editing/board/preview_result.h"

#include <QList>
#include <QWidget>

#include <memory>
#include <span>

namespace boardwright {

/// A page below the board that a generator brings along, beside those that all have.
class BoardPage : public QWidget {
public:
    using QWidget::QWidget;

    /// The board in sight, of that generator; null: none.
    virtual void showBoard(const std::shared_ptr<const PreviewResult> &board) = 0;
    /// The goals chosen in the table.
    virtual void showGoals(const QList<RowId> &goals) = 0;
    /// A line of the board that a person chose.
    virtual void showLine(LineIndex line) = 0;
};

struct BoardPageEntry {
    Key generator;
    Key key; ///< it is remembered by
    QString (*title)() = nullptr; ///< with a mnemonic
    BoardPage *(*make)(QWidget *parent) = nullptr;
};

/// The one list. Registry: board_pages.cpp.
std::span<const BoardPageEntry> boardPages();

} // namespace boardwright
