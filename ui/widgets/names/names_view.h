// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/names/names_filter.h"
#include "ui/widgets/table/sheet_verb.h"

#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QStackedLayout;

namespace boardwright {

class EmptyNotice;
class FilterLine;
class NameBar;
class TableSearch;
class TableView;

enum class NameKind : std::uint8_t { Category, Tag };

/// The categories or tags of a document: commands, a text filter, and the table.
class NamesView final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NamesView)

public:
    /// Both must outlive the view.
    NamesView(
        NameKind kind, GoalSetDocument &document, NameTableModel &model, QWidget *parent = nullptr);
    ~NamesView() override;

    TableView &table() const { return *m_table; }

    NamesFilter &filter() { return m_filter; }

    /// The names of the rows with a selected cell, or else of the current row, without repetition,
    /// in the order shown.
    QStringList selectedNames() const;
    /// Makes the name current without taking the focus. Clears a filter that hides it.
    void selectName(const QString &name);
    void addName();
    void mergeNames();

Q_SIGNALS:
    /// Another name is current, or it was renamed; empty: none.
    void currentNameChanged(const QString &name);
    /// The user wants to see the goals with this name.
    void goalsWanted(const QString &name);

private:
    QAction *addAction(
        const QString &icon, const QString &text, const QString &toolTip, void (NamesView::*run)());
    void explain(SheetVerb verb, const QString &toolTip);
    void setUpBar();
    void setUpColumns();
    void setUpTable();
    void renameName();
    void declareNames();
    void addOtherKind();
    void showGoals();
    void fillMenu(QMenu &menu);
    void showName(const QString &name);
    void startOver();
    void updateActions();
    void updateCount();
    void tellCurrent();

    NameKind m_kind;
    NameTableModel &m_model;
    NamesFilter m_filter;
    TableView *m_table;
    TableSearch *m_search;
    FilterLine *m_filterEdit;
    QLabel *m_count;
    NameBar *m_bar;
    EmptyNotice *m_notice;
    QStackedLayout *m_pages;
    QAction *m_rename = nullptr;
    QAction *m_merge = nullptr;
    QAction *m_declare = nullptr;
    QAction *m_otherKind = nullptr; ///< null if each name has a single row
    QAction *m_goals = nullptr;
    QString m_current; ///< the name reported last
};

} // namespace boardwright
