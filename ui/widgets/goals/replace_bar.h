// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/replace_text.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace boardwright {

class GoalSetDocument;
class ObjectivesTable;

/// Finds and replaces text in the goals that are shown, or in the selected ones. Counts matches
/// while the user types. Replacing all is one undo step.
class ReplaceBar final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the bar.
    ReplaceBar(GoalSetDocument &document, ObjectivesTable &table, QWidget *parent);

    void open();
    /// Call after goals changed, or the shown or selected goals did.
    void refresh();
    void followSelection();

Q_SIGNALS:
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setUp();
    QToolButton *addOption(const QString &text, const QString &toolTip);
    QToolButton *addButton(const QString &text, const QString &icon, const QString &toolTip,
        void (ReplaceBar::*run)());
    ReplaceQuery query() const;
    /// In the order shown.
    QList<RowId> goals() const;
    void go(bool forward);

    void goNext() { go(true); }

    void goPrevious() { go(false); }

    void replaceOne();
    void replaceAll();
    bool searchesAllGoals() const;
    ReplaceQuery queryOfSomeGoals() const;
    void replaceInSet();
    void replaceInSome();
    void forgetTyping();
    void showError(const QString &error);

    GoalSetDocument &m_document;
    ObjectivesTable &m_table;
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
    QList<TextReplacer::Found> m_found;
};

} // namespace boardwright
