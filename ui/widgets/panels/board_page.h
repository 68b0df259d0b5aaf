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

/// A page below the board that belongs to a generator.
class BoardPage : public QWidget {
public:
    using QWidget::QWidget;

    /// Shows a board of that generator; null if there is none.
    virtual void showBoard(const std::shared_ptr<const PreviewResult> &board) = 0;
    /// The goals selected in the table.
    virtual void showGoals(const QList<RowId> &goals) = 0;
    /// A line of the board that the user chose.
    virtual void showLine(LineIndex line) = 0;
};

struct BoardPageEntry {
    Key generator;
    Key key; ///< under which its state is saved
    QString (*title)() = nullptr; ///< with a mnemonic
    BoardPage *(*make)(QWidget *parent) = nullptr;
};

/// The list of all pages. Defined in ui/widgets/window/board_pages.cpp.
std::span<const BoardPageEntry> boardPages();

} // namespace boardwright
