// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/compare/file_comparison.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace boardwright {

class EmptyNotice;
class Spreadsheet;

/// The differences from the set in a file to this set, a row each. A double click or Enter goes to
/// the place in this set.
class ComparePanel final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePanel)

public:
    /// `comparison` must outlive the panel.
    explicit ComparePanel(FileComparison &comparison, QWidget *parent = nullptr);
    ~ComparePanel() override;

    Spreadsheet &table() { return *m_table; }

    /// Shows below the current row why something is not possible.
    void showReason(const QString &reason);

Q_SIGNALS:
    void placeChosen(const boardwright::ProblemPlace &place);
    /// The user wants to read the file again.
    void againWanted();
    /// The user wants to compare no more.
    void closeWanted();

private:
    QToolButton *button(const QString &text, const QString &tip);
    void choose(const QModelIndex &index);
    void update();
    QString summary() const;

    FileComparison &m_comparison;
    QLabel *m_summary;
    QToolButton *m_again;
    QToolButton *m_close;
    Spreadsheet *m_table;
    EmptyNotice *m_empty;
    int m_row = 0; ///< current before the last reset of the rows
};

} // namespace boardwright
