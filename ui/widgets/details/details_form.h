// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "ui/editing/document/document.h"

#include <QWidget>

#include <memory>

class QLabel;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace boardwright {

class DetailsPage;
class ValidationPage;
struct Info;

/// A form for what the table shows of one goal, or of several at once: the sections of the site's
/// own editor behind a row of tabs. Closed it is one line.
class DetailsForm final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DetailsForm)

public:
    /// `document` must outlive the form.
    explicit DetailsForm(GoalSetDocument &document, QWidget *parent = nullptr);
    ~DetailsForm() override;

    /// Adds a section for each group of fields that a generator has beside goals, in place of those
    /// of the one before.
    void showGenerator(const Info &info);
    /// The goals that are selected. Takes no focus.
    void showRows(const QList<RowId> &ids);
    /// Problems of `set`, which may be a little older than the document's.
    void showProblems(const QList<Problem> &problems, const GoalSet &set);
    /// The board on which positions are picked; null: none.
    void showShape(const std::shared_ptr<const boardwright::Shape> &shape);

    bool isOpen() const;
    void setOpen(bool open);

    /// Opens it and goes to the first field of the section in front.
    void enter();

    /// 0-based: Definition, Categories, Tags, Progression, Advanced, Validation, the generator's.
    int section() const;
    void setSection(int section);

    QSize sizeHint() const override;

Q_SIGNALS:
    void openChanged(bool open);
    /// The focus should go back to the goals.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addSection(const QString &title, QWidget *page);
    void refresh();
    void showTitle();
    void showReason(QWidget *editor, const QString &reason);

    GoalSetDocument &m_document;
    QToolButton *m_fold;
    QLabel *m_title;
    QTabBar *m_sections;
    QStackedWidget *m_pages;
    QList<DetailsPage *> m_forms; ///< the generator's last
    qsizetype m_ownForms; ///< how many of them every generator has
    ValidationPage *m_validation;
    QList<RowId> m_ids;
};

} // namespace boardwright
