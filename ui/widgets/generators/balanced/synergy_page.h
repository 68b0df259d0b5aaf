// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/balanced/balanced_together_model.h"
#include "ui/widgets/panels/board_page.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace boardwright {

class Spreadsheet;

/// How much time the selected goals, or those of a line, save if done together, and why.
class SynergyPage final : public BoardPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SynergyPage)

public:
    explicit SynergyPage(QWidget *parent = nullptr);
    ~SynergyPage() override;

    static QString pageTitle();
    static BoardPage *make(QWidget *parent);

    void showBoard(const std::shared_ptr<const PreviewResult> &board) override;
    void showGoals(const QList<RowId> &goals) override;
    bool showLine(LineIndex line) override;

    const BalancedTogetherModel &model() const { return m_model; }

    /// The selected goals, then the lines of the board.
    QComboBox &subjects() const { return *m_subjects; }

    Spreadsheet &view() const { return *m_view; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fillSubjects();
    void update();
    void copy() const;

    BalancedTogetherModel m_model;
    std::shared_ptr<const PreviewResult> m_board;
    QList<RowId> m_goals;
    QComboBox *m_subjects;
    QLabel *m_summary;
    QToolButton *m_copy;
    Spreadsheet *m_view;
    bool m_isOutdated = true; ///< not updated while hidden
};

} // namespace boardwright
