// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/edit_receipt.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace boardwright {

/// Shows the effect of the last edit in two lines below the board, a button that undoes the edit,
/// and one that keeps the board if the edit reworded goals. It always has two lines, so that the
/// board above keeps its size.
class ReceiptBar final : public QWidget {
    Q_OBJECT

public:
    explicit ReceiptBar(QWidget *parent = nullptr);

    /// Both must outlive the bar.
    void follow(LastEdit &edit, EditReceipt &receipt);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showReceipt();
    void fit();
    QString fitting() const;

    LastEdit *m_edit = nullptr;
    EditReceipt *m_receipt = nullptr;
    QLabel *m_text;
    QToolButton *m_keepBoard;
    QToolButton *m_takeBack;
    QTimer m_patience; ///< runs while the receipt is outdated, but not yet pale
};

} // namespace boardwright
