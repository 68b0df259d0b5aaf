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
    QLineEdit *m_find;
    QLineEdit *m_with;
    QToolButton *m_case;
    QToolButton *m_words;
    QToolButton *m_expression;
    QComboBox *m_where;
    QCheckBox *m_selected;
    QLabel *m_result;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_replace;
    QToolButton *m_replaceAll;
    QToolButton *m_close;
    QList<SearchedTable::Cell> m_found;
};

} // namespace boardwright
