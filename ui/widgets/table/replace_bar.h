// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/searched_table.h"

#include <QWidget>

#include <utility>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace boardwright {

/// Finds and replaces text in the rows that a table shows, or in the selected ones. Counts and
/// marks matches while the user types. Replacing all is one undo step.
class ReplaceBar final : public QWidget {
    Q_OBJECT

public:
    /// `searched` must outlive the bar.
    ReplaceBar(SearchedTable &searched, QWidget *parent);

    void open();
    /// Call after cells changed, or the shown or selected rows did.
    void refresh();
    void followSelection();
    /// Goes to the next or previous match of what was searched last, also while the bar is closed.
    /// Opens it if nothing was.
    void goOn(bool forward);

    /// What is searched for, also while the bar is closed.
    TextQuery text() const;

Q_SIGNALS:
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void setUp();
    QToolButton *addOption(const QString &text, const QString &toolTip);
    QToolButton *addButton(const QString &text, const QString &icon, const QString &toolTip,
        void (ReplaceBar::*run)());
    SearchedTable::Query query() const;
    void find();
    std::pair<int, int> placeOf(int row, int column) const;
    void go(bool forward);

    void goNext() { go(true); }

    void goPrevious() { go(false); }

    void replaceOne();
    void replaceAll();
    void forgetTyping();
    void showError(const QString &error);

    SearchedTable &m_searched;
    Spreadsheet &m_table;
    // Null until the bar is opened for the first time.
    QLineEdit *m_find = nullptr;
    QLineEdit *m_with = nullptr;
    QToolButton *m_case = nullptr;
    QToolButton *m_words = nullptr;
    QToolButton *m_expression = nullptr;
    QComboBox *m_where = nullptr;
    QCheckBox *m_selected = nullptr;
    QLabel *m_result = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_replace = nullptr;
    QToolButton *m_replaceAll = nullptr;
    QToolButton *m_close = nullptr;
    QList<SearchedTable::Cell> m_found;
};

} // namespace boardwright
