// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/objectives_filter.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QStackedLayout;

namespace boardwright {

class EmptyNotice;
class ObjectivesTable;

/// The goals of a document: a filter, how many there are, and the table to edit them in.
class ObjectivesView final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ObjectivesView)

public:
    /// `document` must outlive the view.
    explicit ObjectivesView(GoalSetDocument &document, QWidget *parent = nullptr);
    ~ObjectivesView() override;

    /// RowId::none where there is no current goal.
    RowId currentRow() const;
    /// Makes the goal current and scrolls to it, without taking the focus. A filter that hides it
    /// is cleared. RowId::none: no goal is selected.
    void selectRow(RowId id);
    void focusFilter();
    void copySelection() const;

    /// Whether the boards that are made depend on zones; they are pale otherwise, as at first.
    void setZonesCount(bool count);

    /// Shows the fields and the live numbers of a generator, which must outlive the view, as
    /// columns of their own, and the numbers of this board in them.
    void showGenerator(const Info &info);
    void showBoard(std::shared_ptr<const PreviewResult> result);

Q_SIGNALS:
    void currentRowChanged(boardwright::RowId id);
    /// Enter, or a double click outside of the cells that can be edited.
    void rowActivated(boardwright::RowId id);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpActions();
    void showReason(const QString &reason);
    void showMenu(const QPoint &globalPosition);
    void softenSelection();
    void startOver();
    void updateCount();

    GoalSetDocument &m_document;
    ObjectivesModel m_model;
    ObjectivesFilter m_filter;
    QLineEdit *m_filterEdit;
    QLabel *m_count;
    ObjectivesTable *m_table;
    EmptyNotice *m_notice;
    QStackedLayout *m_pages;
};

} // namespace boardwright
