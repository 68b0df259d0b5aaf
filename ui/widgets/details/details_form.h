// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "ui/editing/document/document.h"

#include <QWidget>

#include <memory>

class QLabel;
class QScrollArea;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace boardwright {

class DetailsPage;
class ValidationPage;
struct Info;

/// A form for the goal that is selected in the table, or for several at once. It has the sections
/// of the site's own editor as tabs. Folded it is one line.
class DetailsForm final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DetailsForm)

public:
    /// `document` must outlive the form.
    explicit DetailsForm(GoalSetDocument &document, QWidget *parent = nullptr);
    ~DetailsForm() override;

    /// Adds a tab for each section that the generator has beside objectives, and removes those of
    /// the previous generator.
    void showGenerator(const Info &info);
    /// The selected goals. Does not take the focus.
    void showRows(const QList<RowId> &ids);
    /// Problems of `set`, which may be slightly older than the document's.
    void showProblems(const QList<Problem> &problems, const GoalSet &set);
    /// The board for picking positions; null if there is none.
    void showShape(const std::shared_ptr<const boardwright::Shape> &shape);

    bool isOpen() const;
    void setOpen(bool open);

    /// Opens the form and goes to the first field of the current section.
    void enter();

    /// 0-based: Definition, Categories, Tags, Progression, Advanced, Validation, then those of the
    /// generator.
    int section() const;
    void setSection(int section);

    QSize sizeHint() const override;

Q_SIGNALS:
    void openChanged(bool open);
    /// The focus should return to the table of goals.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addSection(const QString &title, QWidget *page);
    void fitFolded();
    void refresh();
    void showTitle();
    void showReason(QWidget *editor, const QString &reason);

    GoalSetDocument &m_document;
    QToolButton *m_fold;
    QLabel *m_title;
    QTabBar *m_sections;
    QStackedWidget *m_pages;
    QScrollArea *m_area; ///< scrolls the pages
    QList<DetailsPage *> m_forms; ///< the generator's are last
    qsizetype m_ownForms; ///< number of pages that exist for every generator
    ValidationPage *m_validation;
    QList<RowId> m_ids;
};

} // namespace boardwright
