// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/seed_boards.h"
#include "ui/editing/studies/seed_lit.h"
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

/// A contact sheet and its bar: which seeds are on it, page by page, and what is lit. Makes no
/// board while it cannot be seen.
class ContactSheetPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContactSheetPage)

public:
    static constexpr int seedsOnSheet = 12;

    /// What the page looks at; all of it must outlive the page.
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

    /// Shows what was found (the selected rows, where several are), or else the seeds from the
    /// present one on.
    void showFound(bool found);
    /// So many pages on, or back.
    void turn(int pages);

    /// What is chosen where goals and categories are listed.
    void setGoal(RowId goal);
    void setCategory(const QString &category);
    /// What is lit instead, from now on.
    void lightGoal(RowId goal);
    void lightCategory(const QString &category);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    enum class Lit : std::uint8_t { Chosen, Goal, Category };

    void buildBar();
    void showLitKind();
    void readCategories();
    void followSeed();
    void startAt(const QString &seed);
    void update();
    bool areFound() const;
    QStringList foundSeeds() const;
    QStringList seedsFromPresent() const;
    LitSubject litSubject() const;

    Context m_context;
    SeedBoards m_boards;
    QWidget *m_bar;
    QComboBox *m_source;
    QToolButton *m_back;
    QToolButton *m_on;
    QComboBox *m_litKind;
    SeedsGoalEdit *m_goal;
    QComboBox *m_category;
    ContactSheet *m_sheet;
    QString m_start; ///< the first seed of those from the present one on
    int m_foundPage = 0;
    LitSubject m_chosen; ///< where goals and categories are listed
};

} // namespace boardwright
