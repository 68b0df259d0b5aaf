// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/seed_boards.h"
#include "ui/editing/studies/seed_highlight.h"
#include "ui/editing/studies/studies.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QToolButton;

namespace boardwright {

class ContactSheet;
class SeedsGoalEdit;
class SeedsTable;
class SeedTableModel;

/// A contact sheet with a bar that selects its seeds, page by page, and what is highlighted. Makes
/// boards only while it is visible.
class ContactSheetPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContactSheetPage)

public:
    static constexpr int seedsOnSheet = 12;

    /// The objects that the page reads. All must outlive the page.
    struct Context {
        GoalSetDocument &document;
        Studies &studies;
        SeedTableModel &found;
        SeedsTable &table;
    };

    explicit ContactSheetPage(const Context &context, QWidget *parent = nullptr);
    ~ContactSheetPage() override;

    ContactSheet &sheet() const { return *m_sheet; }

    const SeedBoards &boards() const { return m_boards; }

    /// If `found`, shows the seeds found by the search (only the selected rows if there are
    /// several), else consecutive seeds from the current one.
    void showFound(bool found);
    /// Turns by this number of pages; negative turns back.
    void turn(int pages);

    /// The goal or category selected in the tables.
    void setGoal(RowId goal);
    void setCategory(const QString &category);
    /// Highlights this goal from now on.
    void lightGoal(RowId goal);
    void lightCategory(const QString &category);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    enum class Lit : std::uint8_t { Chosen, Goal, Category };

    void buildBar();
    void showHighlightKind();
    void readCategories();
    void followSeed();
    void startAt(const QString &seed);
    void update();
    bool areFound() const;
    QStringList foundSeeds() const;
    QStringList seedsFromPresent() const;
    HighlightSubject highlightSubject() const;

    Context m_context;
    SeedBoards m_boards;
    QWidget *m_bar;
    QComboBox *m_source;
    QToolButton *m_back;
    QToolButton *m_on;
    QComboBox *m_highlightKind;
    SeedsGoalEdit *m_goal;
    QComboBox *m_category;
    ContactSheet *m_sheet;
    QString m_start; ///< first of the consecutive seeds
    int m_foundPage = 0;
    HighlightSubject m_chosen; ///< as selected in the tables
};

} // namespace boardwright
